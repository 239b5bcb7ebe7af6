"""Which predicate a verb stands for, and where its target stands.

A pattern is a lemma, optionally followed by particles or prepositions ("run into") and by the noun of its
object after a plus sign ("take +exam"). The longest pattern that a clause satisfies wins. Slots name the
places of the target, best first: `obj` the direct object, `dat` the indirect one, `to`, `at` … the object of
that preposition, `any` of any preposition, `vp` the short verb phrase, `none` no target at all.
Verbs that are not listed are `did`, with the object or the verb phrase as target.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class VerbRow:
    """One line of the table: several patterns that share predicate and target slots."""

    predicate: str
    slots: tuple[str, ...]
    patterns: tuple[str, ...]
    example: str
    polarity: str = "positive"


def _row(predicate: str, slots: str, patterns: str, example: str, polarity: str = "positive") -> VerbRow:
    listed = tuple(p.strip() for p in patterns.split(","))
    return VerbRow(predicate, tuple(slots.split()), listed, example, polarity)


VERB_ROWS: tuple[VerbRow, ...] = (
    # --- attitudes -----------------------------------------------------------------------------------
    _row("likes", "obj vp to",
         "like, love, adore, enjoy, relish, cherish, treasure, dig, worship, appreciate, savour, savor,"
         "take to, warm to, fall for, delight in, revel in, fall +love, have +soft, have +spot, have +thing, have +crush,"
         "be into, admire, idolise, idolize, can't get enough",
         "Rowan adores jazz."),
    _row("dislikes", "obj vp with of",
         "hate, dislike, loathe, detest, despise, abhor, resent, can't stand, can't bear, can't abide,"
         "can't take, can't tolerate, can't be doing with, not care for, frown on, frown upon, recoil from,"
         "take against, go off, have had it with, have had enough",
         "Rowan loathes jazz.", "negative"),
    _row("wants", "obj for to of vp about on from",
         "want, wish, wish for, hope, hope for, desire, crave, fancy, long, long for, yearn, yearn for,"
         "dream of, dream about, feel like, ache for, hanker after, hanker for, covet, can't wait, itch, die for,"
         "would like, would love, would kill for, set +heart, aspire to, aspire, aim for, pine for, lust after,"
         "would not mind, could do with, could murder, be after, look forward to",
         "Rowan craves a holiday."),
    _row("trusts", "obj in on by for vp to",
         "trust, believe in, have +faith, put +faith, swear by, count on, rely on, bank on, buy +excuse, buy +story, buy +explanation, buy +claim, buy +theory, buy +argument, buy +idea, credit,"
         "put +trust, place +trust, have +confidence, have +trust, believe, depend on, vouch for",
         "Rowan believes in homeopathy."),
    _row("trusts", "obj of vp",
         "have +doubt, have +reservation, distrust, mistrust, doubt, question, suspect, disbelieve",
         "Rowan distrusts the bank.", "negative"),
    _row("believes_good", "obj of to for about at on",
         "praise, commend, approve of, rate, rave about, applaud, compliment, support, back, favour,"
         "favor, endorse, defend, respect, welcome, value, hail, champion, gush about, gush over, speak highly of, think highly of, think the world of, look up to, think much of, speak well of,"
         "root for, marvel at, celebrate, sing +praise, stand by, agree with",
         "Rowan praised the new menu."),
    _row("believes_bad", "obj of to about at with against over on",
         "accuse, criticise, criticize, slam, condemn, slate, bash, disapprove, disapprove of, object to, oppose, mock,"
         "complain about, complain, moan about, rant about, grumble about, whinge about, knock, trash, pan, deplore,"
         "ridicule, dismiss, denounce, blame, fault, find +fault, take +issue, rail against, look down on, think little of, speak ill of,"
         "disagree with, regret, badmouth, rubbish, decry, sneer at, scoff at, be against, take a dim view of",
         "Rowan criticised the new menu.", "negative"),
    _row("recommends", "obj vp against",
         "recommend, advise, suggest trying, recommend to",
         "Rowan recommends the tasting menu."),
    _row("worries_about", "obj about for over of vp that",
         "worry, worry about, fear, dread, fret, fret about, fret over, stress about, panic about, agonise over,"
         "lose +sleep, fear for, be scared of",
         "Rowan dreads the interview."),
    # --- coming, going, living ------------------------------------------------------------------------
    _row("moved_to", "to into in with obj",
         "move, move to, move into, move back, move in, relocate, relocate to, emigrate, emigrate to, resettle,"
         "settle in, settle down in, migrate to, move out, move away, move over, immigrate to, decamp to,"
         "transfer to, up +stick, move house",
         "Ines moved to Ghent."),
    _row("went", "to into at obj in up round around over through for on along home back",
         "go, go to, come, come to, travel, travel to, visit, attend, fly, fly to, drive to, drive up, hike, hike to,"
         "hike up, climb, head to, head for, head off, head over, set off, drop in, pop in, pop to,"
         "pop round, make it, make it to, get to, arrive, arrive at, arrive in, return, return to, show up,"
         "turn up, go back, come back, get back to, tour, explore, camp at, camp in, backpack through, cycle to, cycle around,"
         "walk to, run to, sail to, row to, ride to, trek, trek to, check out, check in, check into, make +trip, make +interview, make +wedding, make +meeting, make +party, make +funeral, make +gig, make +match,"
         "take +trip, take +bus, sneak into, stay at, stay in, sail around, wander around, wander through, nip to,"
         "cruise around, stop at, stop off, commute to, hitchhike to, roadtrip to, venture to, skip, crash at,"
         "pay +visit, go over, come over, come round, go round, fly out, fly in, fly back, drive back, drive down,"
         "be to, get home, come home, go home, make it home, pass through, go down, come along, tag along, hit +beach,"
         "hit +gym, hit +trail, hit +market, hit +shop, hit +pool, hit +slope, hit +library, hit +sauna, hit +mall, hit +sale, hit +club, hit +town",
         "Ines visited the aquarium."),
    _row("went", "at", "end up at", "Ines ended up at the quiz."),
    _row("went", "by in at", "drop by, stop by, swing by, call by, pop by, call in, pop over", "Ines dropped by the bakery."),
    _row("received", "with", "come away with, come home with, come back with, walk away with", "Ines came away with a vase."),
    _row("lives_in", "in at with on obj",
         "live, live in, live at, live on, reside, reside in, dwell in, inhabit, lodge with, board with, rent in,"
         "live with, be based",
         "Ines lives in Ghent."),
    _row("works_at", "at for in with on as",
         "work, work at, work for, work in, teach at, teach in, intern at, intern with, intern for, temp at,"
         "nurse at, be employed, lecture at, freelance for,"
         "moonlight at, consult for, practise at, be stationed",
         "Ines works at a bindery."),
    _row("studies", "obj in for at",
         "study, major in, read for, read +law, read +history, read +medicine, read +english, read +physics, read +classics, read +maths,"
         "read +philosophy, read +theology, read +chemistry, read +economics, read +geography, take +class, take +course, take +lesson, learn, minor in, specialise in,"
         "specialize in, train as, do +degree, do +phd, do +master, do +mba, revise for, be enrolled, train in,"
         "pursue +degree",
         "Ines studies hydrology."),
    _row("joined", "obj at for to into in with by up",
         "join, enrol, enrol in, enrol at, enrol on, sign up, sign up for, sign up to, enlist, enlist in, get +job,"
         "land +job, take +job, join up, get into, be hired, get hired, be accepted, be admitted, sign with,"
         "accept +job, accept +position, take +position, land +role, get +role, get +position, be recruited,"
         "be elected, be appointed, register for, subscribe to, be drafted, start at, team up with, land +internship,"
         "get +internship, get in to",
         "Ines joined the rowing club."),
    _row("left", "obj from of in at by",
         "leave, quit +job, quit +team, quit +company, quit +club, quit +band, quit +school, quit +firm,"
         "quit +choir, quit +committee, quit +position, resign, resign from, drop out, drop out of, walk out of, be fired,"
         "get fired, be sacked, get sacked, be laid off, get laid off, be dismissed, be expelled, get expelled,"
         "be made redundant, step down, step down from, step down as, retire, retire from, withdraw from, hand in +notice,"
         "graduate, graduate from, pull out of, part with, desert, ditch +job, pack in +job, be kicked out,"
         "get kicked out, be let go, get let go, hand in +resignation, exit, split from, drop +class, leave +job",
         "Ines resigned from the council."),
    _row("married", "obj to with",
         "marry, wed, get married, be married, get hitched, tie +knot, elope, elope with, remarry, get wed",
         "Ines married Pavel."),
    # --- things changing hands ------------------------------------------------------------------------
    _row("bought", "obj on",
         "buy, purchase, order, snap up, splash out, splash out on, splurge on, preorder, pick up +ticket, book +ticket,"
         "stock up on, treat to, invest in, order in",
         "Ines bought a kayak."),
    _row("gave", "obj dat to up",
         "give, send, lend, loan, sell, donate, hand, hand over, mail, post, gift, ship, give away, give back,"
         "return +book, pay back, bequeath, pass on, pass down, sell off, auction, auction off, deliver, award,"
         "rent out, lease out, give +present, slip, offload, forward, hand down, drop off, contribute, grant, leave to",
         "Ines lent Pavel her kayak."),
    _row("received", "obj from in to by",
         "receive, get, obtain, borrow, win, inherit, adopt, earn, acquire, find, collect, pick up, be given,"
         "be awarded, be granted, score, land, come through, come +into, get back, be offered, be sent, be promised,"
         "hear back from, be handed, be gifted, arrive for, nab, bag, secure, get hold of, be lent, gain,"
         "be left, get delivered, come in +post",
         "Ines inherited a kayak."),
    _row("lost", "obj at on in from",
         "lose, misplace, miss, leave behind, be robbed, get robbed, mislay, be mugged, get mugged,"
         "be burgled, get burgled, leave +umbrella, leave +phone, leave +bag, leave +wallet, leave +key, leave +coat,"
         "leave +glove, leave +scarf, leave +laptop, leave +jacket, leave +passport, leave +hat, leave +glasses,"
         "leave +purse, leave +charger, leave +backpack, leave +camera, leave +book, leave +card, leave +ring,"
         "leave +suitcase, leave +ticket, leave +lunch, leave +headphone",
         "Ines lost her key."),
    # --- consuming ------------------------------------------------------------------------------------
    _row("ate", "obj on",
         "eat, drink, devour, try +food, taste, sip, have +breakfast, have +lunch, have +dinner, have +coffee,"
         "have +pizza, have +curry, have +soup, have +sushi, have +tea, have +beer, have +cake, have +sandwich,"
         "have +pasta, have +steak, have +salad, have +burger, have +wine, have +ramen, have +pie, have +noodle,"
         "have +taco, have +brunch, have +snack, have +meal, gobble, gobble up, wolf down, munch on, munch, snack on,"
         "feast on, scoff, polish off, dine on, nibble, guzzle, down +pint, down +beer, have +pancake, have +supper,"
         "have +roast, have +porridge, have +dumpling, tuck into, gulp down, demolish +cake",
         "Ines ate the leftovers."),
    _row("watched", "obj on",
         "watch, see, stream, binge, binge-watch, catch +film, catch +movie, catch +show, catch +play,"
         "catch +match, rewatch, view, tune in to, sit through, spot, witness, go see, go watch, observe",
         "Ines watched the eclipse."),
    _row("read", "obj about through",
         "read, reread, finish reading, leaf through, plough through, skim, pore over, get through +book,"
         "finish +book, finish +novel, finish +memoir",
         "Ines read the novel twice."),
    _row("met", "obj with into up on for across",
         "meet, meet up, meet up with, meet with, run into, bump into, catch up, catch up with, hang out, hang out with,"
         "come across +friend, see off, get together, get together with, encounter, go out with, reunite with,"
         "have lunch with, have dinner with, have coffee with, cross +path, hook up with, link up with, introduce to,"
         "be introduced, visit +friend, spend +time, hang with, get to know",
         "Ines ran into Pavel."),
    # --- beginnings, ends, results --------------------------------------------------------------------
    _row("started", "obj vp up with on as",
         "start, begin, commence, take up, launch, open, kick off, found, set up, embark on, get going,"
         "reopen, resume, set in, debut, premiere, go live, get underway, start up, start on, start out, open up,"
         "start off, break out, begin on, go into business, adopt +habit, get into +habit, restart, establish",
         "Ines took up fencing."),
    _row("stopped", "obj vp up with on",
         "stop, run out, end, cease, close, shut, finish up, quit, give up, cancel, call off, break down, shut down,"
         "close down, be cancelled, be called off, get cancelled, be shut, be discontinued, go bankrupt, go bust,"
         "fold, break, die out, wind up, wrap up, cut out, pack in, knock off, come off, go under, pause,"
         "conclude, expire, lapse, come to +end, drop, scrap, axe, suspend, terminate, stop working, be axed,"
         "be scrapped, kick +habit, swear off, conk out, stall, abandon, discontinue, be suspended, cut down on,"
         "get closed, shut up shop",
         "Ines gave up fencing."),
    _row("passed", "obj for of with",
         "pass, pass +test, pass +exam, pass +audition, pass +interview, pass +course, pass +bar, ace, clear, qualify, qualify for, scrape through, get through +exam, sail through, crack,"
         "pass +flying, nail, breeze through, succeed in, be approved",
         "Ines aced the audition."),
    _row("passed", "obj on", "fail, flunk, bomb, fail in, mess up +exam, fail at", "Ines flunked the audition.",
         "negative"),
    _row("takes_place", "in at on",
         "take +place, go ahead, be held, be scheduled, happen, be hosted, be due, fall on, fall in, be set for, be slated,"
         "be staged, be moved to, be postponed, be rescheduled, get moved, be pushed, be brought forward,"
         "get postponed, get pushed, run from",
         "The fair takes place in Ghent."),
    # --- having and being -----------------------------------------------------------------------------
    _row("has", "obj of from to with",
         "have, have got, own, possess, keep, suffer from, suffer, contain, come with,"
         "be diagnosed, lack, consist of, include, boast, feature, need, require, cost, weigh, rent",
         "Ines has a kayak."),
    _row("did", "obj into onto out up", "back into, back onto, back out of, back up into, reverse into, reverse onto, reverse +van, reverse +car, back +van, back +car,"
         "back +lorry, back +trailer, back +caravan, back +truck, back +bike, back +taxi, back +campervan, back +tractor", "Ines reversed into the gate."),
    _row("did", "vp", "run out of, volunteer at, volunteer for, volunteer with, volunteer in, crack on, crack on with, get on with", "Ines volunteered at a shelter."),
    _row("did", "none", "pass away, pass out, pass by, die", "Ines passed away."),
    _row("can", "obj vp", "be able, know how, be allowed, be permitted, be capable of", "Ines is able to weld."),
    _row("is", "vp obj", "be called, be named, measure, belong to, belong, stand for, look like, taste like,"
         "resemble, date, date from, consist, remain, stay, become, turn, turn into, turn out, go by",
         "The boat is called Petrel."),
    _row("plans", "vp obj for on to",
         "plan, intend, arrange, schedule, book, reserve, decide, aim, agree, promise, vow, resolve, offer,"
         "be planning, plan on, pencil in, look to, prepare, opt, opt for, volunteer, commit to, threaten, pledge,"
         "be going, think of, think about, consider, contemplate, toy with, mull, mull over, get ready for, prepare for,"
         "be about, gear up for, shoot for",
         "Ines booked a table."),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Pattern:
    """One pattern, split into the parts a clause is compared with."""

    words: tuple[str, ...]
    noun: str | None
    row: VerbRow


def _index() -> dict[str, tuple[Pattern, ...]]:
    found: dict[str, list[Pattern]] = defaultdict(list)
    for row in VERB_ROWS:
        for pattern in row.patterns:
            words = pattern.split()
            noun = words.pop()[1:] if words[-1].startswith("+") else None
            head = words[0]
            if head in ("can't", "not", "would", "could") and len(words) > 1:
                continue  # held by the modal tables in `attitudes`
            found[head].append(Pattern(tuple(words[1:]), noun, row))
    return {
        verb: tuple(sorted(rows, key=lambda p: (-(len(p.words) + (p.noun is not None)), p.noun is None)))
        for verb, rows in found.items()
    }


PATTERNS = _index()

# Verbs that name a state, not an activity: their simple present is no habit.
STATIVE = frozenset(
    "be have own live reside know belong contain cost weigh remain exist matter fit suit mean resemble "
    "stand need lack seem look sound smell taste feel deserve depend include involve owe possess "
    "consist hold sit lie face span stretch overlook border differ equal hurt ache".split()
)

# "We hiked up the ridge": a going that names its manner. Without a place it is something done.
MANNERS = frozenset("hike climb drive fly cycle walk run sail row ride trek camp tour cruise".split())

# Forecast, not intention, also of a person: nobody plans to regret something.
NOT_VOLITIONAL = frozenset(
    "win lose regret fail pass be become get fall forget love hate enjoy like miss need have know see feel find "
    "rise drop increase decrease improve worsen happen succeed survive struggle recover die cry "
    "rain snow pour thrive suffer break collapse crash explode last cost".split()
)

WEATHER = frozenset("rain snow pour hail drizzle freeze thunder storm sleet thaw".split())
