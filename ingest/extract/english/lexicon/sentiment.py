"""Words that evaluate: what makes a bare assertion an opinion although no "think" marks it."""

from __future__ import annotations

GOOD_ADJECTIVES = frozenset(
    "good great excellent amazing awesome fantastic brilliant wonderful superb outstanding terrific fabulous lovely "
    "delightful beautiful gorgeous stunning magnificent marvellous marvelous incredible impressive splendid perfect "
    "ideal fine nice decent solid tasty delicious scrumptious yummy divine heavenly charming adorable cute pretty "
    "handsome elegant stylish cool fun funny hilarious entertaining gripping thrilling exciting fascinating "
    "interesting engaging compelling captivating moving touching inspiring powerful refreshing relaxing soothing "
    "comfortable comfy cosy cozy convenient handy useful helpful valuable worthwhile effective efficient reliable "
    "dependable trustworthy honest fair generous kind friendly thoughtful considerate polite smart clever wise "
    "intelligent talented gifted skilled capable competent hardworking diligent brave loyal patient affordable "
    "reasonable safe healthy fresh crisp smooth spotless tidy elegant graceful promising sensible sound legit legendary "
    "iconic memorable unforgettable remarkable extraordinary exceptional unbeatable unmatched top first-rate world-class "
    "underrated rewarding uplifting encouraging heartwarming charismatic welcoming worth vital essential important "
    "genius masterful exquisite sublime peaceful magical breathtaking spectacular phenomenal stellar epic ace "
    "grand glorious admirable praiseworthy commendable creative beneficial therapeutic profound insightful "
    "supportive nurturing lively vibrant cheerful witty juicy flavourful intuitive user-friendly durable sturdy "
    "tough-minded satisfying fulfilling special key crucial resilient meaningful empowering motivating enjoyable pleasant calming delish mouthwatering chill tranquil picturesque scenic educational informative cathartic invigorating exhilarating strong successful easy simple smart energising energizing therapeutic invaluable indispensable right justified dreamy awe-inspiring well-run well-made well-written "
    "freeing liberating validating gratifying enlightening eye-opening life-changing nourishing grounding affirming "
    "reassuring comforting heartening wholesome restorative rejuvenating empowering".split()
)
BAD_ADJECTIVES = frozenset(
    "tough hard difficult challenging rough painful tricky brutal tragic heartbreaking worrying concerning unsettling nerve-wracking bad terrible awful horrible dreadful appalling atrocious abysmal lousy poor mediocre subpar disappointing "
    "childish juvenile immature garish dated clichéd patronising underwhelming boring dull tedious bland tasteless disgusting gross revolting nasty vile foul stale soggy greasy "
    "ugly hideous tacky cheap shoddy flimsy useless pointless worthless ineffective inefficient unreliable "
    "untrustworthy dishonest unfair selfish mean rude arrogant lazy stupid dumb silly foolish ridiculous absurd "
    "ludicrous crazy insane nuts mad incompetent careless reckless irresponsible unprofessional annoying irritating "
    "infuriating frustrating exhausting tiring stressful depressing scary creepy dangerous risky unsafe toxic harmful "
    "unhealthy overpriced expensive pricey extortionate overrated overhyped overcooked undercooked oversalted salty "
    "cramped noisy loud dirty filthy messy cluttered uncomfortable inconvenient impractical confusing clumsy awkward "
    "slow clunky buggy rubbish pathetic embarrassing shameful disgraceful shocking outrageous unacceptable "
    "intolerable unbearable insufferable cruel heartless hostile manipulative bossy clueless hopeless dodgy shady "
    "sketchy suspicious fishy wrong misguided unwise counterproductive wasteful excessive unnecessary long-winded "
    "preachy pretentious cheesy cringe predictable unoriginal lame weak lifeless unfriendly unhelpful impolite "
    "tactless insensitive petty jealous vain stubborn grumpy moody unpleasant miserable grim bleak stingy sloppy "
    "amateurish half-baked flawed chaotic disorganised disorganized soulless sexist racist biased inedible rotten "
    "crap crappy shit shitty sucky terrible horrendous horrid ghastly diabolical dire rank ropey naff unwatchable "
    "unreadable overblown gloomy draughty drafty stuffy smelly damp unfit premature harsh unjust inhumane "
    "short-sighted shortsighted far-fetched tasteless trashy scandalous criminal mistaken daft idiotic moronic "
    "draining overwhelming daunting crushing demoralizing demoralising harrowing taxing gruelling grueling stifling "
    "suffocating isolating unnerving".split()
)
MIXED_ADJECTIVES = frozenset("okay ok alright so-so average passable meh tolerable middling unremarkable".split())

GOOD_NOUNS = frozenset(
    "masterpiece gem genius delight treat joy triumph success blessing lifesaver game-changer gamechanger legend star "
    "hero bargain steal winner hit treasure improvement breath pleasure dream paradise marvel highlight favourite "
    "favorite wonder inspiration blast gift godsend angel natural pro revelation beauty classic must asset "
    "keeper sweetheart heaven best victory no-brainer work-of-art".split()
)
BAD_NOUNS = frozenset(
    "disaster mess nightmare joke disgrace shambles rip-off ripoff scam waste failure flop mistake blunder embarrassment "
    "catastrophe fiasco horror bore pain nuisance menace idiot fool liar jerk moron bully hypocrite crook fraud cheat "
    "coward snob eyesore dump dud letdown disappointment shame tragedy travesty insult outrage scandal hassle chore "
    "headache trap con sham farce circus bottleneck liability error misstep overkill eyesore drag burden "
    "abomination worst clown amateur bottomless-pit money-pit hellhole garbage trash rubbish crap nonsense "
    "overreaction own-goal step-backwards hypocrisy madness folly madhouse laughing-stock".split()
)
MIXED_NOUNS = frozenset("mixed-bag".split())

# "Remote work kills creativity": what the subject does to something judges the subject.
GOOD_VERBS = frozenset(
    "rock rule shine deserve impress delight inspire enrich improve enhance boost excel brighten "
    "outperform outshine uplift soothe heal calm".split()
)
BAD_VERBS = frozenset(
    "suck stink kill ruin destroy spoil wreck undermine harm damage poison waste disappoint bore annoy irritate "
    "infuriate disgust sicken frustrate underperform drain mislead exploit fail-to-impress rot cheapen devalue "
    "stifle hamper cripple sour".split()
)

# Participles that are feelings: "I'm thrilled" tells of no one who thrilled me.
FEELINGS = frozenset(
    "thrilled inspired excited overwhelmed exhausted devastated stoked shocked surprised amazed relieved motivated "
    "determined energised energized refreshed relaxed stressed pumped psyched hooked annoyed frustrated disappointed "
    "delighted embarrassed confused worried scared terrified bored tired drained gutted".split()
)
# How something goes: "the talk went well".
WELL = frozenset(
    "well great smoothly brilliantly perfectly wonderfully fine superbly swimmingly nicely amazingly beautifully".split()
)
BADLY = frozenset("badly poorly terribly horribly wrong awry dreadfully awfully sideways".split())

DEGREE_ADJECTIVES = GOOD_ADJECTIVES | BAD_ADJECTIVES
