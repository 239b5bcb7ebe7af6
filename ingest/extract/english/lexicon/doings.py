"""Nouns of what people do by themselves or go to: "yoga", "jog", "lesson", "gym", and participles of chores."""

from __future__ import annotations

# Done by whoever tells of them; games that are as often watched (football, rugby) are left out.
ACTIVITIES = frozenset(
    "yoga pilates zumba aerobics kickboxing boxing bouldering climbing swimming spinning crossfit tennis "
    "badminton squash netball "
    "volleyball judo karate taekwondo aikido bjj gymnastics ballet salsa chess scrabble dominoes mahjong tango "
    "bachata pottery ceramics choir orchestra physio pt rehab "
    "parkrun aquafit circuits weights rowing surfing sailing kayaking paddleboarding windsurfing fencing "
    "archery bowling gardening "
    "knitting crochet sewing bingo volunteering weeding skating skiing snowboarding jogging running cycling "
    "hiking trampolining "
    "scales stretching meditation journaling sparring drumming therapy counselling karaoke walking fishing "
    "woodwork baking embroidery calligraphy capoeira dialysis chemo chemotherapy radiotherapy physiotherapy acupuncture "
    "barre reiki bellringing handbells quilting whittling birdwatching geocaching caving cleanup clean-up".split()
) | frozenset(
    {
        "tai chi", "line dancing", "beach cleanup", "beach clean-up", "beach clean up", "river cleanup", "litter picking",
        "litter pick", "hot yoga", "bell ringing", "table tennis", "ice skating", "tap dancing", "life drawing",
    }
)  # fmt: skip
# Played again, or with somebody; counted ("another guitar") they are things.
INSTRUMENTS = frozenset(
    "piano violin guitar cello drums flute clarinet trumpet harp ukulele banjo accordion viola saxophone sax "
    "recorder fiddle organ".split()
)
# One goes to them.
GATHERINGS = frozenset("club quiz exchange meetup circle jam league".split())
_NIGHTS = "quiz games game poker bingo trivia mic board chess craft film movie".split()
GATHERING_NIGHTS = frozenset(f"{what} night" for what in _NIGHTS)
# One goes for them.
OUTINGS = frozenset(
    "run jog swim walk hike ride cycle climb dip paddle stroll row ramble surf bike-ride skate ski".split()
)
# With a word before them that says of what: "drum lesson", "tap class".
LESSONS = frozenset(
    "class lesson session workout practice rehearsal shift training appointment tutorial sesh".split()
)
# Where one goes again and again.
HAUNTS = frozenset(
    "gym pool climbing-wall wall clinic market op-shop library cinema shelter allotment studio dojo rink "
    "dentist barber hairdresser "
    "salon church mosque temple sauna launderette laundrette tip".split()
) | frozenset(
    {
        "climbing wall", "eye clinic", "food bank", "op shop", "charity shop", "thrift store", "soup kitchen",
        "animal shelter", "community garden",
        "farmers market", "flea market", "garden centre", "coffee shop",
        "ice rink", "skate park", "repair cafe", "blood bank",
    }
)  # fmt: skip
# What one makes, counted: "another loaf", "second batch of chutney".
MAKINGS = frozenset("loaf batch pot vat cake pie tray jar scarf hat jumper quilt sock".split())
# Participles of chores: whoever writes "kitchen cleaned" has cleaned it.
DONE = frozenset(
    "done baked cooked cleaned hoovered vacuumed mopped scrubbed ironed planted weeded mown mowed watered "
    "painted varnished "
    "sanded knitted sewn mended marked graded packed unpacked tidied dusted polished pickled bottled jarred "
    "pruned raked "
    "trimmed submitted posted filed transcribed survived".split()
)
# Also of itself or by others; read only where a number or possessor is before the thing.
ALONE_DONE = frozenset("folded finished fixed repaired sorted washed".split())

#: Spells of time, and verbs that long for them: "I'd love a week somewhere hot", "I need a day off".
SPELLS = frozenset("day week weekend night evening afternoon morning month year hour".split())
LONGED_FOR = frozenset("love like want fancy need enjoy hate miss dread prefer give".split())
