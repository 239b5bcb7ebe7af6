"""Cooking and baking, garden, pets and markets. Columns and marks: see `backend.consolidation.inventory`."""

from __future__ import annotations

ROWS_EN = """
cooking: cook cook+*
baking: bake bake+* make+bread make+loaf
  make+sourdough make+cake make+cookie make+scone make+muffin
  make+pie | loaf sourdough starter dough crumb
gardening: garden weed weeding pull+weed plant+seedling plant+bulb plant+tomato plant+bean prune+rose prune+*
  dig+bed dig+potato mulch mulching repot+* water+plant sow+* turn+compost | bed seedling compost greenhouse
  | allotment vegetable_patch community_garden
dog walking: walk+dog dog_walk dog-walk walkies
beekeeping: apiary inspect+hive check+hive | hive frame honey
brewing: homebrew home_brewing | batch wort
foraging: mushroom_picking pick+mushroom forage+* | mushroom berry
"""

# Whoever buys something there was there; which market it was belongs to it.
PLACES_EN = """
market: | | market
car boot sale: | | car_boot_sale car_boot jumble_sale
charity shop: | | charity_shop thrift_store thrift_shop op_shop
garden centre: | | garden_centre garden_center plant_nursery
library: | | library
laundrette: | | laundrette laundromat
"""

ROWS_KO = """
요리: 요리하다
베이킹: 제빵 홈베이킹 제과 굽다+빵 굽다+식빵 굽다+깜빠뉴 굽다+바게트 굽다+쿠키 굽다+머핀 굽다+스콘 굽다+케이크
  굽다+파이 굽다+마들렌
텃밭 가꾸기: 텃밭 주말농장 뽑다+잡초 심다+모종 심다+상추 심다+배추 심다+고추 심다+씨앗 매다+김 김매다 갈다+밭
  캐다+고구마 캐다+감자 따다+고추 따다+토마토 | 물 주다+물 모종 잡초 거름 비료 | 텃밭 밭 주말농장 농장
화분 가꾸기: 분갈이 | 화분
강아지 산책: 산책시키다+강아지 시키다+강아지_산책 강아지_산책 개_산책 반려견_산책 시키다+산책 산책시키다+개
양봉: | 벌통
나물 캐기: 캐다+나물 캐다+쑥 뜯다+쑥 뜯다+나물
김장: 담그다+김장 |
벼룩시장: 플리마켓 중고장터
"""
