"""What the questions of the samples promise is what their contexts show."""

from __future__ import annotations

from backend.app import App
from backend.services.ingestion import Failed, ingest_sources, read_sources
from backend.services.recall import context
from backend.services.samples import BUDGET_TOKENS, ZONE, sample_questions, samples_folder

# Of each question: who must have a line, through whom, and how it stands.
PROMISED = {
    "태오는 새 표지를 어떻게 생각해?": [("태오", (), "CONFLICTING"), ("태오", ("유나",), "CONFLICTING")],
    "오 실장은 재택근무를 좋아해?": [("오 실장", (), "CURRENT")],
    "경호가 겨울 산행을 어떻게 생각하는지 누가 전했어?": [
        ("경호", ("보라", "다미"), "CURRENT"),
        ("경호", (), "CURRENT"),
        ("석진", (), "CURRENT"),
    ],
    "What does Ruth think of the new hall?": [("Ruth", (), "CURRENT")],
    "Who thinks the hedge should go, and who told us so?": [
        ("Mrs Hale", ("Omar", "Ivy"), None),  # what somebody advises fills no slot
        ("Mrs Hale", (), None),
        ("Tomas", (), "CURRENT"),
    ],
}


async def test_the_samples_show_what_their_questions_promise(app: App, space: str) -> None:
    folder = samples_folder() / "documents"
    found = await read_sources(app, space, [folder], ZONE)
    ended = [done async for done in ingest_sources(app, space, found, [folder])]
    assert not [done for done in ended if isinstance(done, Failed)]
    questions = {question.question: question for question in sample_questions()}
    assert set(PROMISED) <= set(questions)
    for words, promised in PROMISED.items():
        answer = await context(app, space, words, budget_tokens=BUDGET_TOKENS, asked_at=questions[words].asked_at)
        shown = [
            (item["owner"], tuple(item["relayed_by"]), item["view"])
            for item in answer["items"]
            if item["packed"] and item["type"] == "Claim"
        ]
        assert all(line in shown for line in promised), (words, shown)
        assert ("SUPERSEDED" in questions[words].shows) <= ("SUPERSEDED" not in {view for _, _, view in shown})
