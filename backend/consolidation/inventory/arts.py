"""Music, arts and crafts, reading and writing. Columns and marks: see `backend.consolidation.inventory`."""

from __future__ import annotations

# Instruments have the same parts: what is practised is told by scale, piece or chord. Which one of somebody's
# instruments that is shows only where they have one.
PIECES_EN = """
    scale arpeggio etude study prelude fugue sonata suite concerto nocturne waltz chord riff piece
    bach mozart chopin czerny hanon tune
"""
PIECES_KO = "음계 스케일 아르페지오 연습곡 소나타 소나티네 체르니 하농 바이엘 코드 외우다+코드 악보 곡 왈츠 행진곡"

INSTRUMENTS_EN = """
    piano guitar violin cello viola double_bass drums ukulele flute clarinet oboe saxophone trumpet trombone
    harp organ accordion banjo mandolin harmonica recorder bagpipes fiddle keyboard
"""
INSTRUMENTS_KO = """
    피아노 기타 바이올린 첼로 비올라 드럼 우쿨렐레 플루트 클라리넷 오보에 색소폰 트럼펫 하프 오르간 아코디언
    하모니카 리코더 가야금 거문고 해금 대금 단소 장구 오카리나 키보드
"""

ROWS_EN = """
singing: sing karaoke choir choral_society chorus | alto soprano tenor verse rehearsal
band practice: band_rehearsal jam_session jamming band | set song rehearsal
theatre: drama_rehearsal play_rehearsal amateur_dramatics drama_club improv | run-through rehearsal
painting: paint watercolour watercolor oil_painting acrylics paint+landscape paint+portrait paint+picture
  paint+canvas paint+seascape paint+still_life | canvas brushwork
drawing: draw sketch sketching life_drawing draw+portrait draw+picture | charcoal pose portrait
pottery: ceramics throw+pot throw+bowl throw+mug glaze+* | glaze kiln wheel mug bowl vase | pottery_studio
knitting: knit crochet crocheting knit+* crochet+* | row sleeve scarf
sewing: sew quilting quilt embroidery cross-stitch dressmaking sew+* | hem seam zip
woodworking: woodwork carpentry whittling | joint lathe dovetail
calligraphy: lettering | stroke
photography: photograph darkroom
writing: journalling journaling creative_writing writing_group | chapter poem draft page
book club: reading_group book_group | chapter
origami:
model making: model_kit model_railway miniature_painting
"""

ROWS_KO = """
합창: 성가대 서다+성가대 합창단 합창연습 | 파트연습 발성
노래: 노래하다 노래방 보컬 보컬레슨 | 발성
밴드 연습: 합주 밴드 밴드합주 | 곡 셋리스트
연극: 연극연습 극단 | 대본 리딩 장면
그림: 수채화 유화 소묘 데생 크로키 드로잉 그리다+그림 그리다+수채화 그리다+유화
  그리다+풍경 그리다+초상화 그리다+정물 | 스케치 채색 캔버스
  | 화실 미술학원
도예: 도자기 물레 돌리다+물레 빚다+도자기 굽다+도자기 | 유약 가마 접시 그릇 | 공방 도예공방
뜨개질: 뜨개질하다 코바늘 대바늘 뜨다+목도리 뜨다+모자 뜨다+스웨터 | 목도리 코
자수: 퀼트 재봉 바느질 십자수 미싱 |
목공: 목공예 가구공방 | 사포질 대패
서예: 붓글씨 캘리그라피 | 획 한지
사진: 출사 필름사진 |
글쓰기: 일기 필사 소설쓰기 쓰다+시 쓰다+일기 | 원고
독서모임: 북클럽 독서회 |
독서: 독서하다
종이접기:
"""
