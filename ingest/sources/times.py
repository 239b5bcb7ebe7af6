"""Times as they stand in files: read exactly, given an offset, never made up.

A time without an offset takes the declared zone; without a zone it is refused. The result carries a fixed
offset, so that the instant and the offset survive every later step unchanged.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from ingest.errors import IngestError, NaiveTime

MONTHS = {
    name: number
    for number, names in enumerate(
        (
            ("jan", "january"),
            ("feb", "february"),
            ("mar", "march"),
            ("apr", "april"),
            ("may",),
            ("jun", "june"),
            ("jul", "july"),
            ("aug", "august"),
            ("sep", "sept", "september"),
            ("oct", "october"),
            ("nov", "november"),
            ("dec", "december"),
        ),
        start=1,
    )
    for name in names
}
_BEFORE_NOON = frozenset({"오전", "am", "a.m."})
_AFTER_NOON = frozenset({"오후", "pm", "p.m."})

# Dates that people write into front matter beside ISO 8601.
_WRITTEN = (
    re.compile(r"(?P<year>\d{4})[./](?P<month>\d{1,2})[./](?P<day>\d{1,2})"),  # 2024/03/05
    re.compile(r"(?P<year>\d{4})년\s*(?P<month>\d{1,2})월\s*(?P<day>\d{1,2})일"),  # 2024년 3월 5일
    re.compile(r"(?P<year>\d{4})\.\s*(?P<month>\d{1,2})\.\s*(?P<day>\d{1,2})\.?"),  # 2024. 3. 5.
)


def read_time(text: str, zone: str | None) -> datetime | None:
    """Read an ISO 8601 time; None where it is none. A date alone means the start of that day.

    >>> read_time("2024-03-05T19:20", "Asia/Seoul").isoformat()
    '2024-03-05T19:20:00+09:00'
    """
    try:
        value = datetime.fromisoformat(text.strip())
    except ValueError:
        return None
    return with_offset(value, zone)


def read_written_date(text: str, zone: str | None) -> datetime | None:
    """Read a date as front matter gives it: ISO 8601, 2024/03/05, 2024. 3. 5. or 2024년 3월 5일."""
    value = read_time(text, zone)
    if value is not None:
        return value
    for form in _WRITTEN:
        found = form.fullmatch(text.strip())
        if found:
            moment = date_and_clock(int(found["year"]), int(found["month"]), int(found["day"]))
            return with_offset(moment, zone) if moment else None
    return None


def with_offset(value: datetime, zone: str | None) -> datetime:
    """Return the time with a fixed offset: its own, or that of the zone at that moment."""
    if value.tzinfo is None:
        if zone is None:
            raise NaiveTime(
                f"The time {value.isoformat()} has no offset and no zone is known. "
                "Give an offset, set the space's zone, or pass --zone."
            )
        value = value.replace(tzinfo=find_zone(zone))
    offset = value.utcoffset()
    fixed = value.replace(tzinfo=timezone(offset or timedelta(0)), fold=0)
    try:
        fixed.astimezone(UTC)
    except OverflowError as error:
        raise IngestError(
            f"The time {value.isoformat()} lies at the end of the calendar. Check the year."
        ) from error
    return fixed


def find_zone(name: str) -> ZoneInfo:
    """Return the zone of an IANA name such as Asia/Seoul."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError) as error:
        raise IngestError(f"There is no time zone “{name}”. Use a name such as Asia/Seoul or UTC.") from error


def date_and_clock(
    year: int, month: int, day: int, clock: tuple[int, int] = (0, 0), half: str | None = None
) -> datetime | None:
    """Return a time from its parts, naive; None where there is no such day or hour.

    `half` is 오전, 오후, AM or PM, or None for a clock of 24 hours.
    """
    hour, minute = clock
    half = half.casefold() if half else None
    if half is not None and not 1 <= hour <= 12:
        # Phones set to 24 hours still print the half of the day: "오후 19:20".
        if not (13 <= hour <= 23 and half in _AFTER_NOON) and not (hour == 0 and half in _BEFORE_NOON):
            return None
    elif half in _AFTER_NOON:
        hour = hour % 12 + 12
    elif half in _BEFORE_NOON:
        hour %= 12
    try:
        return datetime(year, month, day, hour, minute)  # noqa: DTZ001  # the caller gives the zone
    except ValueError:
        return None
