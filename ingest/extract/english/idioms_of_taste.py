"""More set phrases of taste, as rows: the verb, the words beside it, what must hold, the stance and its target.

`words` are all needed, alternatives apart by a stroke. `when` names what the clause must be: "can", "would",
"not" (denied), "sure" (not denied), "had" (perfect). Targets: "subject", "object", "verb" (the governed verb)
or prepositions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ingest.extract.english.clause import Clause
from ingest.extract.english.idiom_forms import Idiom, behind, can
from ingest.extract.english.lexicon.people import KIN, ROLES
from ingest.extract.english.targets import complement_verb, object_of
from ingest.extract.english.tree import CLAUSAL, Node
from ingest.model import Polarity

_GOOD, _BAD, _SO = Polarity.POSITIVE, Polarity.NEGATIVE, Polarity.NEUTRAL

# Name, verbs, words, when, predicate, polarity, target, example.
Row = tuple[str, str, str, str, str, Polarity, str, str]

_ROWS: tuple[Row, ...] = (
    ("be-doing-with", "do", "doing with", "can not", "dislikes", _BAD, "with", "I can't be doing with loud pubs."),
    ("be-bothered-with", "bother", "bothered with", "can not", "dislikes", _BAD, "with", "I can't be bothered with small talk."),
    ("no-time-for", "have", "time|patience|truck|use no for|with", "", "dislikes", _BAD, "for with", "I have no time for astrology."),
    ("time-for", "have", "time lot|loads|lots|plenty for", "sure", "believes_good", _GOOD, "for", "I have a lot of time for Ada."),
    ("had-it-with", "have", "it with had", "had", "dislikes", _BAD, "with", "I've had it up to here with the neighbours."),
    ("weakness-for", "have", "weakness|passion|fondness|penchant|appetite|crush|thing for", "sure", "likes", _GOOD, "for", "I have a weakness for liquorice."),
    ("aversion-to", "have", "aversion|allergy|objection|dislike to|of|for", "sure", "dislikes", _BAD, "to of for", "Ada has an aversion to loud music."),
    ("praise-for", "have", "nothing praise for", "", "believes_good", _GOOD, "for", "I have nothing but praise for the nurses."),
    ("wouldn't-touch", "touch", "", "would not", "dislikes", _BAD, "object", "I wouldn't touch that place with a bargepole."),
    ("caught-dead", "catch see", "caught|seen dead in|at|with|on", "would|can not", "dislikes", _BAD, "in at with on", "I wouldn't be caught dead in a caravan."),
    ("give-anything-for", "give", "arm|leg|teeth|anything|world|eye for", "would sure", "wants", _GOOD, "for", "I'd give my right arm for a garden."),
    ("live-for", "live", "for", "present sure", "likes", _GOOD, "for", "My nan lives for bingo."),
    ("kick-out-of", "get", "kick|buzz|thrill out of|from", "sure", "likes", _GOOD, "of from", "Ada gets a kick out of quizzes."),
    ("no-hype", "get understand see", "hype|fuss|appeal|attraction|obsession of|about|with|around|in", "not", "believes_bad", _BAD, "of about with around in", "I don't get the fuss about oysters."),
    ("no-point", "see", "point|use|sense of|in", "not", "believes_bad", _BAD, "of in", "Ada doesn't see the point of meetings."),
    ("not-get-on-with", "get", "on with", "can not", "dislikes", _BAD, "with", "I can't get on with this phone."),
    ("not-get-into", "get", "into", "can not", "dislikes", _BAD, "into", "I couldn't get into that series."),
    ("nose-up", "turn", "nose|noses up at", "sure", "dislikes", _BAD, "at", "Ada turned her nose up at the buffet."),
    ("floats-boat", "float", "boat", "", "likes", _GOOD, "subject", "Opera doesn't float my boat."),
    ("tickles-fancy", "tickle", "fancy|pink", "", "likes", _GOOD, "subject", "The menu tickles my fancy."),
    ("grates-on", "grate", "on", "", "dislikes", _BAD, "subject", "His voice grates on me."),
    ("gets-goat", "get", "goat|wick|nerves|tits|skin", "", "dislikes", _BAD, "subject", "The queue gets on my wick."),
    ("drives-up-wall", "drive send", "wall|bend|twist|potty|batty|bananas", "", "dislikes", _BAD, "subject", "The noise drives Ada up the wall."),
    ("drives-spare", "drive", "spare", "", "dislikes", _BAD, "subject", "The noise drives me spare."),
    ("puts-off", "creep freak gross tick weird stress", "out|off me|us|him|her", "", "dislikes", _BAD, "subject", "Clowns creep me out."),
    ("cracks-up", "crack", "up me|us|him|her", "", "likes", _GOOD, "subject", "That show cracks me up."),
    ("bugs", "bug irk peeve", "me|us|him|her", "present", "dislikes", _BAD, "subject", "The noise bugs me."),
    ("skin-crawl", "make", "crawl|boil|cringe|gag|heave|retch|puke|squirm", "", "dislikes", _BAD, "subject", "Spiders make my skin crawl."),
    ("mouth-water", "make", "water|sing|melt|soar", "", "likes", _GOOD, "subject", "The menu makes my mouth water."),
    ("lean-towards", "lean incline", "towards|toward", "", "prefers", _GOOD, "towards toward", "I'm leaning towards the cottage."),
    ("no-trust", "trust", "", "would not", "trusts", _BAD, "object", "I wouldn't trust that ladder."),
    ("think-much-of", "think", "much|lot|highly|world of", "either", "believes_good", _GOOD, "of", "Ada doesn't think much of the hotel."),
    ("think-little-of", "think", "little|nothing of", "sure", "believes_bad", _BAD, "of", "Ada thinks little of the mayor."),
    ("no-complaints", "have", "complaint|complaints|qualms|issues|problem|problems|objection|objections no about|with|to", "", "believes_good", _GOOD, "about with to", "I've no complaints about the hotel."),
    ("no-strong-feelings", "have", "strong|particular|real feelings|opinions|views|opinion|feeling about|on|towards", "not", "likes", _SO, "about on towards", "I've no strong feelings about cricket."),
    ("not-much-for", "do", "much for", "not", "likes", _SO, "subject", "Jazz doesn't do much for me."),
    ("all-day-long", "eat drink watch read play", "day|night|hours|forever|life all|every|for|forever", "can sure", "likes", _GOOD, "object", "I could eat dumplings all day."),
    ("mixed-feelings", "have", "mixed feelings about", "sure", "believes_good", _SO, "about", "I have mixed feelings about the move."),
    ("nothing-good-to-say", "have", "nothing|little good|nice|kind", "", "believes_bad", _BAD, "about", "Ada has nothing good to say about the landlord."),
    ("side-with", "side", "with", "sure", "believes_good", _GOOD, "with", "I side with Ada."),
    ("heart-set-on", "have", "heart|hearts set on", "sure", "wants", _GOOD, "on", "My brother has his heart set on that car."),
    ("eye-on", "have get", "eye|eyes|sights on", "sure", "wants", _GOOD, "on", "Ada has her eye on a motorbike."),
    ("faith-in", "have put place", "faith|confidence|trust in", "sure", "trusts", _GOOD, "in", "Ada has a lot of faith in the coach."),
    ("no-faith-in", "have put place", "faith|confidence|trust in", "not", "trusts", _BAD, "in", "I have no faith in the coach."),
    ("enough-of", "have", "enough of", "had sure", "dislikes", _BAD, "of", "Ada has had enough of the commute."),
    ("gone-off", "go", "off", "had sure", "dislikes", _BAD, "off object", "I've gone off coffee."),
    ("got-into", "get", "into really|properly|totally|proper|seriously", "past sure", "likes", _GOOD, "into", "I've really got into pottery."),
    ("would-avoid", "avoid skip dodge", "", "would own sure", "recommends", _BAD, "object", "I'd avoid the ring road."),
    ("would-steer-clear", "steer stay keep", "clear|away of|from", "would own sure", "recommends", _BAD, "of from", "I'd steer clear of the fish pie."),
    ("wouldn't-bother-with", "bother", "with", "would not own", "recommends", _BAD, "with", "I wouldn't bother with the gift shop."),
    ("nothing-beats", "beat trump top", "nothing|nowt", "", "likes", _GOOD, "object", "Nothing beats a cold beer."),
    ("can't-beat", "beat fault", "you", "can not", "likes", _GOOD, "object", "You can't beat a good curry."),
    ("can-leave", "live cope manage survive", "without", "can not", "likes", _GOOD, "without", "I couldn't live without my bike."),
    ("not-do-without", "do", "without", "can not", "likes", _GOOD, "without", "Ada can't do without her tea."),
    ("not-fussed", "fuss bother faze", "fussed|bothered|fazed about|by|with", "not", "likes", _SO, "about by with", "I'm not fussed about football."),
    ("not-one-for", "be", "one for", "not", "dislikes", _BAD, "for", "I'm not one for musicals."),
    ("rave-about", "rave gush enthuse swoon drool", "about|over", "", "likes", _GOOD, "about over", "Ada is drooling over the new van."),
    ("keeps-awake", "keep", "awake|up night|nights", "quiet", "worries_about", _GOOD, "subject", "The mortgage keeps me up at night."),
    ("dread-fills", "fill", "dread|fear|horror|foreboding|anxiety", "", "worries_about", _GOOD, "subject", "The thought of it fills me with dread."),
    ("gives-sleepless", "give", "sleepless|anxiety|palpitations|jitters|fear|heebie|collywobbles|butterflies", "", "worries_about", _GOOD, "subject", "The loan gives me sleepless nights."),
    ("butterflies-about", "have get", "butterflies|jitters|qualms|misgivings|foreboding about|over", "sure", "worries_about", _GOOD, "about over", "I've got butterflies about the speech."),
    ("bad-feeling", "have get", "bad|funny|horrible|awful|sinking feeling|vibes|vibe about", "sure", "worries_about", _GOOD, "about", "I've got a bad feeling about the merger."),
    ("scares", "scare frighten terrify worry alarm unnerve spook petrify daunt", "me|us|him|her", "present sure", "worries_about", _GOOD, "subject", "Heights terrify me."),
    ("sweats-over", "sweat brick agonise agonize panic freak flap", "about|over", "sure", "worries_about", _GOOD, "about over", "Ada is bricking it about the viva."),
    ("lives-in-fear", "live", "fear|dread|terror of", "sure", "worries_about", _GOOD, "of", "Ada lives in fear of another flood."),
    ("takes-shine", "take", "shine|liking|fancy to", "sure", "likes", _GOOD, "to", "Ada has taken a shine to the new postman."),
    ("takes-to", "take", "to really|well|quickly|straight", "past sure", "likes", _GOOD, "to", "Ada really took to pottery."),
    ("up-street", "be", "up|down street|alley", "", "likes", _GOOD, "subject", "Ramen is right up my street."),
    ("can't-resist", "resist", "", "can-now not", "likes", _GOOD, "object", "I can't resist doughnuts."),
    ("falls-in-love", "fall", "love with", "sure", "likes", _GOOD, "with", "Ada has fallen in love with Lisbon."),
    ("can't-put-down", "put", "down", "can not", "likes", _GOOD, "object", "Ada can't put that novel down."),
    ("never-tires", "tire weary", "of", "not", "likes", _GOOD, "of", "I never tire of that view."),
    ("no-better-than", "get", "better than", "not", "likes", _GOOD, "than", "It doesn't get better than fish and chips."),
    ("nothing-like", "be", "nothing like", "there", "likes", _GOOD, "like", "There's nothing like a cold swim."),
    ("no-hoots", "give", "hoot|hoots|damn|toss|fig|monkeys|monkey|stuff|crap|shit|fuck about", "not", "likes", _SO, "about", "Ada couldn't give two hoots about the royals."),
    ("can't-deal-with", "deal cope", "with", "can-now not", "dislikes", _BAD, "with", "I can't be dealing with camping."),
    ("draws-line", "draw", "line at", "sure", "dislikes", _BAD, "at", "I draw the line at karaoke."),
    ("turns-stomach", "turn churn", "stomach|stomachs", "", "dislikes", _BAD, "subject", "Celery turns my stomach."),
    ("get-me-started", "get", "me started on|about", "not", "dislikes", _BAD, "on about", "Don't get me started on bus lanes."),
    ("has-it-in-for", "have", "it in for", "sure", "dislikes", _BAD, "for", "Ada has it in for the new manager."),
    ("wouldn't-hear-of", "hear", "of", "would not", "believes_bad", _BAD, "of", "Ada wouldn't hear of us paying."),
    ("won't-hear-of", "hear", "of", "will not", "believes_bad", _BAD, "of", "Ada won't hear of a caravan holiday."),
    ("won't-go-near", "go", "near", "will|would|can not", "dislikes", _BAD, "near", "Ada won't go near seafood."),
    ("takes-against", "take", "against", "past sure", "dislikes", _BAD, "against", "Ada has taken against the new vicar."),
    ("loses-patience", "lose", "patience|interest with|in", "sure", "dislikes", _BAD, "with in", "Ada's lost patience with the builders."),
    ("loses-faith", "lose", "faith|trust|confidence|belief in", "sure", "trusts", _BAD, "in", "Ada's lost all faith in the council."),
    ("no-interest-in", "have", "interest|desire|appetite|enthusiasm|wish no in|for", "", "likes", _SO, "in for", "I have no interest in golf."),
    ("hankers", "hanker pine angle gag yearn lust hunger thirst gasp jones hold clamour", "for|after", "sure", "wants", _GOOD, "for after", "Ada is angling for a promotion."),
    ("on-wish-list", "be", "on wish|bucket|wishlist|must list|wishlist", "sure", "wants", _GOOD, "subject", "A sauna is on my wish list."),
    ("jumps-at", "jump leap", "at chance|opportunity", "would sure", "wants", _GOOD, "at", "I'd jump at the chance to go to Oslo."),
    ("counts-the-days", "count", "days|hours|minutes|weeks|sleeps to|till|until", "sure", "wants", _GOOD, "to till until", "Ada is counting the days till the festival."),
    ("counts-down", "count", "down to|till|until", "sure", "wants", _GOOD, "to till until", "We're counting down to the festival."),
    ("would-give-miss", "give", "miss|swerve|wide", "would own sure", "recommends", _BAD, "given", "I'd give the museum a miss."),
    ("wish-on-nobody", "wish", "on anyone|anybody|enemy", "not", "believes_bad", _BAD, "object", "I wouldn't wish that course on anyone."),
    ("agrees-with", "agree", "with", "either of-thing", "believes_good", _GOOD, "with", "I don't agree with the plan."),
    ("nothing-against", "have", "nothing against", "", "likes", _SO, "against", "Ada has nothing against dogs."),
    ("thumbs-down", "give award", "thumb|thumbs down", "sure", "believes_bad", _BAD, "given", "Ada gave the hotel the thumbs down."),
    ("one-star", "give award", "star|stars|marks one|zero|nil|no", "sure", "believes_bad", _BAD, "given", "Ada gave the hotel one star."),
    ("full-marks", "give award", "marks|stars|thumbs|rave|props|ten", "sure", "believes_good", _GOOD, "given", "Ada gave the hotel full marks."),
    ("full-of-praise", "be", "full praise for|about", "sure", "believes_good", _GOOD, "for about", "Ada was full of praise for the midwife."),
    ("good-word", "have", "good|kind|nice word", "not", "believes_bad", _BAD, "about for", "Ada never had a good word to say about the mayor."),
    ("low-opinion", "have", "low|poor|dim opinion|view of", "sure", "believes_bad", _BAD, "of", "Ada has a low opinion of the mayor."),
    ("high-opinion", "have", "high opinion|regard of|for", "sure", "believes_good", _GOOD, "of for", "Ada has a high opinion of the vet."),
    ("slags-off", "slag slagg mouth diss tear lay", "off|into", "sure", "believes_bad", _BAD, "into off object", "Ada slagged off the restaurant."),
    ("dim-view", "take", "dim|poor|low view|opinion of", "sure", "believes_bad", _BAD, "of", "Ada takes a dim view of gambling."),
    ("takes-seriously", "take", "seriously", "can not", "believes_bad", _BAD, "object", "I can't take the new manager seriously."),
    ("puts-stock", "put set", "stock|store|faith in|by", "either", "trusts", _GOOD, "in by", "I don't put much stock in horoscopes."),
    ("pinch-of-salt", "take", "pinch|grain salt", "sure", "trusts", _BAD, "object", "I take horoscopes with a pinch of salt."),
    ("bone-to-pick", "have", "bone|beef|quarrel|gripe|grievance", "sure", "believes_bad", _BAD, "with about against", "I've a bone to pick with the landlord."),
    ("couldn't-be-happier", "be", "happier|prouder|keener with|about|of|on", "could not", "believes_good", _GOOD, "with about of on", "I couldn't be happier with the flat."),
    ("has-high-hopes", "have", "hopes|expectations high|great for|of", "sure", "believes_good", _GOOD, "for of", "I have high hopes for the new coach."),
    ("pin-hopes", "pin hang", "hopes on", "sure", "trusts", _GOOD, "on", "Ada has pinned her hopes on the appeal."),
    ("kicks-oneself", "kick", "myself|himself|herself|ourselves for|over|about", "sure", "believes_bad", _BAD, "for over about", "I'm kicking myself for selling the bike."),
    ("second-thoughts", "have", "second|cold thoughts|feet about|over", "sure", "believes_good", _SO, "about over", "Ada is having second thoughts about the wedding."),
    ("doesn't-do-it", "do", "it for", "not", "dislikes", _BAD, "subject", "Golf doesn't do it for me."),
    ("sold-on", "sell", "sold on", "passive not", "believes_bad", _BAD, "on", "Ada isn't sold on the new logo."),
    ("sold-on-it", "sell", "sold on", "passive sure", "believes_good", _GOOD, "on", "Ada is sold on the new logo."),
    ("won-over", "win blow bowl knock impress charm enchant take wow", "by over|away|sideways|impressed|charmed|enchanted|taken|wowed", "passive sure", "believes_good", _GOOD, "by", "I was blown away by the view."),
    ("not-won-over", "win blow bowl impress charm enchant wow", "by over|away|impressed|charmed|enchanted|wowed", "passive not", "believes_bad", _BAD, "by", "Ada wasn't bowled over by the view."),
    ("let-down-by", "let put take disappoint underwhelm annoy baffle appal", "by down|off|aback|disappointed|underwhelmed|annoyed|baffled|appalled", "passive sure", "believes_bad", _BAD, "by", "I was put off by the smell."),
    ("bored-rigid-by", "bore", "rigid|stiff|senseless|silly|tears|death by", "passive sure", "believes_bad", _BAD, "by", "I was bored rigid by the sermon."),
    ("moved-to-tears", "move reduce", "tears by", "passive sure", "believes_good", _GOOD, "by", "I was moved to tears by the film."),
    ("give-anything-for", "give", "anything|arm|leg|teeth|world|fortune for", "would sure", "wants", _GOOD, "for", "I'd give anything for a bath."),
    ("nicely-surprised", "surprise", "pleasantly|nicely|positively by|with|at", "passive sure", "believes_good", _GOOD, "by with at", "I was pleasantly surprised by the campsite."),
    ("catch-me", "catch", "you me on|at|in|with|near", "will|would|can not", "dislikes", _BAD, "on at in with near", "You won't catch me on a cruise."),
    ("pay-me", "pay", "you me", "could not", "dislikes", _BAD, "act", "You couldn't pay me to go on a cruise."),
    ("has-kittens", "have", "kittens|meltdown|wobble|palpitations|nightmares|jitters|fit about|over", "sure", "worries_about", _GOOD, "about over", "Ada's having kittens about the inspection."),
    ("be-having-with", "have", "having|truck with", "can-now not", "dislikes", _BAD, "with", "I can't be having with loud chewing."),
    ("had-fill", "have", "fill of", "sure", "dislikes", _BAD, "of", "Ada's had her fill of meetings."),
    ("rolls-eyes", "roll", "eyes at", "sure", "believes_bad", _BAD, "at", "Ada rolls her eyes at horoscopes."),
    ("wouldn't-turn-down", "turn", "down", "would not own", "wants", _GOOD, "object", "I wouldn't turn down a slice of cake."),
    ("eyes-up", "eye", "", "sure", "wants", _GOOD, "object", "Ada's been eyeing up a campervan."),
    ("buzzes", "buzz beam glow", "about|with|over|for", "sure", "believes_good", _GOOD, "about with over for", "Ada's buzzing about the new bike."),
    ("fumes", "fume seethe rage vent sulk bristle stew spit", "about|at|over|with", "sure", "believes_bad", _BAD, "about at over with", "Ada's fuming about the parking ticket."),
    ("smashed-it", "smash nail kill crush boss ace", "it", "past sure third", "believes_good", _GOOD, "subject", "The choir smashed it."),
    ("no-bad-word", "say hear", "bad word|thing about|against", "can not", "believes_good", _GOOD, "about against", "I can't say a bad word about the landlord."),
    ("could-do-worse", "do", "worse than", "could sure", "recommends", _GOOD, "than", "You could do worse than the Crown."),
    ("thinks-twice", "think", "twice about|before", "would own sure", "recommends", _BAD, "about before", "I'd think twice about the extended warranty."),
    ("has-soft-spot", "have", "soft|warm spot|place for", "sure", "likes", _GOOD, "for", "I've a soft spot for old trams."),
    ("blood-boil", "make", "boil|crawl|cringe", "", "dislikes", _BAD, "subject", "The fees make my blood boil."),
    ("does-head-in", "do", "head|nut in", "", "dislikes", _BAD, "subject", "The noise is doing my head in."),
    ("winds-up", "wind", "up me|us|him|her", "", "dislikes", _BAD, "subject", "The jingle winds me up."),
    ("gets-down", "get bring", "down me|us|him|her", "", "dislikes", _BAD, "subject", "The weather's getting me down."),
    ("gets-to", "get", "to me|us|him|her", "present sure short", "dislikes", _BAD, "subject", "The noise is getting to me."),
    ("sees-through", "see fall", "through|for", "not past", "trusts", _BAD, "for", "I didn't fall for the sales pitch."),
    ("doesn't-buy", "buy swallow credit", "story|excuse|explanation|line|theory|argument|claim|hype|apology", "not present", "trusts", _BAD, "object", "I don't buy his excuse."),
    ("can't-see-point", "fathom understand see", "why|point", "can not", "believes_bad", _BAD, "of in", "I can't see the point of the app."),
    ("would-be-lost", "be lose sink stick", "lost|sunk|stuck without", "would sure", "likes", _GOOD, "without", "I'd be lost without my diary."),
    ("is-all-over", "lap", "up", "sure", "likes", _GOOD, "object", "Ada laps up true crime."),
    ("can-take-it", "go", "without", "can sure", "likes", _SO, "without", "I can go without dessert."),
    ("bears-grudge", "bear hold have", "grudge|grudges against", "sure", "dislikes", _BAD, "against", "Ada bears a grudge against the mayor."),
    ("vouches", "vouch", "for", "can sure", "trusts", _GOOD, "for", "I can vouch for the plumber."),
    ("stakes-on", "stake bet", "life|reputation|house|money on", "sure", "trusts", _GOOD, "on", "I'd bet my house on the new keeper."),
    ("drag-away", "drag tear prise", "away|off from", "can not", "likes", _GOOD, "from", "Wild horses couldn't drag me away from the allotment."),
    ("glued-to", "glue", "glued to", "sure", "likes", _GOOD, "to", "Ada's been glued to that box set."),
    ("no-love-for", "have", "love no for", "", "dislikes", _BAD, "for", "I've no love for ironing."),
    ("avoids-plague", "avoid", "plague", "", "dislikes", _BAD, "object", "Ada avoids the tube like the plague."),
    ("keeps-clear", "steer stay", "clear of", "present sure third", "dislikes", _BAD, "of", "Ada steers clear of seafood."),
    ("doesn't-get-on", "get", "on with", "not present", "dislikes", _BAD, "with", "Ada doesn't get on with the vicar."),
    ("feels-good-about", "feel", "good|great|confident|positive|optimistic|hopeful about", "sure", "believes_good", _GOOD, "about", "Ada's feeling good about the interview."),
    ("looks-up-to", "look", "up to", "sure present", "believes_good", _GOOD, "to", "Ada looks up to her coach."),
    ("looks-down-on", "look", "down on", "sure present", "believes_bad", _BAD, "on", "Ada looks down on tenants."),
    ("dead-set-against", "set be", "set against", "sure", "believes_bad", _BAD, "against", "Ada is dead set against selling the boat."),
    ("reluctant", "be", "reluctant|unwilling|loath|hesitant", "sure", "wants", _BAD, "act", "Ada is reluctant to sell the boat."),
    ("means-the-world", "mean", "world|everything to", "sure", "likes", _GOOD, "subject", "The boat means the world to Ada."),
    ("heart-not-in", "be", "heart|hearts in", "not", "dislikes", _BAD, "in", "Ada's heart isn't in the job."),
    ("heart-is-set", "be set", "heart|hearts set on", "sure", "wants", _GOOD, "on", "Ada's heart is set on a pony."),
    ("up-in-arms", "be get", "arms up about|over|at", "sure", "believes_bad", _BAD, "about over at", "The neighbours are up in arms about the scaffolding."),
    ("right-moan", "have", "moan|whinge|rant|gripe|grumble about", "sure", "believes_bad", _BAD, "about", "Ada had a right moan about the bins."),
    ("bee-in-bonnet", "have get", "bee about", "sure", "believes_bad", _BAD, "about", "Ada's got a bee in her bonnet about the bins."),
    ("kicks-off", "kick", "off about|over", "sure", "believes_bad", _BAD, "about over", "Ada kicked off about the bins."),
    ("hat-off", "take", "hat|hats off to", "sure", "believes_good", _GOOD, "to", "I take my hat off to the organisers."),
    ("no-word-against", "hear", "word against", "not", "likes", _GOOD, "against", "Ada won't hear a word against the vicar."),
    ("sells-soul", "sell pay", "soul|kidney|fortune|house for", "would sure", "wants", _GOOD, "for", "I'd sell my soul for a camper van."),
    ("cries-out", "cry scream", "out for", "sure", "wants", _GOOD, "for", "Ada's crying out for a new roof."),
    ("champs-at-bit", "champ chomp", "bit", "sure", "wants", _GOOD, "act", "Ada's champing at the bit to start."),
    ("love-nothing-more", "love like", "nothing more|better than", "would", "wants", _GOOD, "than", "Ada would love nothing more than a dog."),
    ("doesn't-hold-with", "hold", "with", "not present", "believes_bad", _BAD, "with", "Ada doesn't hold with gambling."),
    ("tears-hair", "tear pull", "hair about|over", "sure", "worries_about", _GOOD, "about over", "Ada's tearing her hair out over the damp."),
    ("sleepless-nights", "have", "sleepless about|over", "sure", "worries_about", _GOOD, "about over", "Ada's having sleepless nights over the damp."),
    ("whale-of-time", "have", "whale|ball|blast|riot|hoot|laugh at|in|on", "sure past", "believes_good", _GOOD, "at in on", "Ada had a whale of a time at the gig."),
)  # fmt: skip

# What really keeps one awake: no worry.
_NOISY = frozenset(
    "baby dog cat kid kids child son daughter neighbour neighbor neighbours neighbors noise music party snoring heat traffic "
    "storm wind rain cough pain coffee light lights alarm fox foxes bird birds it he she they mosquito mosquitoes toddler "
    "twins puppy construction roadworks toothache back leg itch show book film series game".split()
)
_WHOEVER = frozenset(
    {"smashed-it", "could-do-worse", "nothing-beats", "can't-beat", "nothing-like", "no-better-than"}
)
_OF_THE_OBJECT = frozenset({"drag-away", "catch-me", "pay-me"})


def _near(head: Node) -> set[str]:
    """Return the words of a clause without those of the clauses joined to it or hung below it."""
    found: set[str] = set()
    stack = [head]
    while stack:
        node = stack.pop()
        if node.tag != "PRP$":  # "her brother" is not "her"
            found.add(node.low)
        stack.extend(
            k for k in node.kids if k.dep not in CLAUSAL - {"ccomp"} and not (k.dep == "conj" and k.is_verb)
        )
    return found


def _is_of_thing(clause: Clause) -> bool:
    """ "agrees with the plan", not with Ann or me."""
    thing = behind("with")(clause)
    return thing is not None and thing.is_noun and not thing.is_proper and thing.lemma not in KIN | ROLES


_HOLDS: dict[str, Callable[[Clause], bool]] = {
    "can": lambda c: can(c),
    "would": lambda c: "would" in c.modals,
    "would|can": lambda c: "would" in c.modals or can(c),
    "not": lambda c: c.negative,
    "sure": lambda c: not c.negative,
    "of-thing": lambda c: _is_of_thing(c),
    "had": lambda c: c.perfect,
    "either": lambda c: True,  # denied or not, with the polarity turned
    "own": lambda c: c.subject is not None and c.subject.low == "i",
    "past": lambda c: c.past,
    "present": lambda c: not c.past and not c.modals,
    "could": lambda c: "could" in c.modals,
    "can-now": lambda c: "can" in c.modals,
    "will": lambda c: "will" in c.modals or c.future,
    "will|would|can": lambda c: bool(c.modals & {"will", "would", "can", "could"}) or c.future,
    "there": lambda c: c.subject is not None and c.subject.low == "there",
    "passive": lambda c: c.passive,
    "third": lambda c: c.subject is not None and c.subject.low not in ("i", "we", "you"),
    "short": lambda c: object_of(c.head) is None and c.head.child("xcomp", "ccomp") is None,
    "quiet": lambda c: c.subject is None or c.subject.lemma not in _NOISY,
}


def _holds(when: str, clause: Clause) -> bool:
    return _HOLDS[when](clause)


_REFLEXIVE = frozenset("myself himself herself itself ourselves themselves yourself".split())


def _applies(
    verbs: frozenset[str], words: tuple[frozenset[str], ...], when: tuple[str, ...], clause: Clause
) -> bool:
    if clause.head.lemma not in verbs or not all(_holds(w, clause) for w in when):
        return False
    if not words:
        return True
    near = _near(clause.head)
    if near & _REFLEXIVE and not any(choice & _REFLEXIVE for choice in words):
        return False  # "Ada worries herself sick over it"
    return all(choice & near for choice in words)


def _target(slots: str) -> Callable[[Clause], Node | None]:
    if slots == "subject":
        return lambda clause: clause.subject
    if slots == "object":
        return lambda clause: object_of(clause.head) or complement_verb(clause.head)
    if slots == "given":  # whom or what one gives it: "gave the hotel full marks", "gave full marks to the hotel"
        return lambda clause: clause.head.child("dative") or _first_object(clause) or behind("to")(clause)
    if slots == "act":
        return _act_below
    prepositions = behind(*(s for s in slots.split() if s != "object"))
    if "object" in slots:
        return lambda clause: prepositions(clause) or object_of(clause.head)
    return prepositions


def _act_below(clause: Clause) -> Node | None:
    """ "to go on a cruise", "at the bit to start": the act that a "to" opens, wherever it hangs."""
    below = sorted((n for n in clause.head.subtree() if n.i > clause.head.i), key=lambda n: n.i)
    return next((n for n in below if n.is_verb and any(a.tag == "TO" for a in n.auxiliaries)), None)


def _first_object(clause: Clause) -> Node | None:
    """Return the nearer of two objects; "gave a thumbs up" has but one, and no receiver."""
    marks = clause.head.child("dobj")
    named = marks.child("nmod") if marks is not None else None
    if named is not None:
        return named  # "gave the hotel full marks", read as one phrase
    near = [k for k in clause.head.children("dobj", "nsubj", "dative") if k.i > clause.head.i]
    below = [k for c in clause.head.children("ccomp", "xcomp", "oprd") for k in c.children("nsubj")]
    return near[0] if len(near) > 1 else (below[0] if below else None)


def _idiom(row: Row) -> Idiom:
    name, verbs, words, when, predicate, polarity, slots, example = row
    needed = tuple(frozenset(w.split("|")) for w in words.split())
    return Idiom(
        name,
        partial(_applies, frozenset(verbs.split()), needed, tuple(when.split())),
        predicate,
        polarity,
        _target(slots),
        example,
        negatable="either" in when.split(),
        subject_is_target=slots == "subject",
        of_whoever_says_it=name in _WHOEVER,
        of_the_object=name in _OF_THE_OBJECT,
    )


TASTES: dict[str, tuple[Idiom, ...]] = {}
for _row in _ROWS:
    for _verb in _row[1].split():
        TASTES[_verb] = (*TASTES.get(_verb, ()), _idiom(_row))
