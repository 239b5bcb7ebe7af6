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
    "reassuring comforting heartening wholesome restorative rejuvenating empowering "
    "lush dope cracking banging belting corking smashing ripping top-notch top-drawer tip-top spot-on "
    "bang-on scrummy moreish flavorful flavoursome succulent tender velvety buttery zesty tangy crunchy fluffy "
    "creamy hearty snug roomy spacious airy bright leafy quaint chic classy swanky plush luxurious "
    "sumptuous opulent ritzy immaculate pristine faultless flawless impeccable seamless slick polished crafted "
    "accomplished assured deft nimble gutsy plucky feisty tenacious tireless dedicated conscientious punctual "
    "courteous gracious hospitable obliging attentive personable likeable likable lovable endearing affable "
    "genial amiable cordial approachable down-to-earth easygoing easy-going sincere genuine heartfelt principled "
    "fair-minded even-handed level-headed sane measured balanced nuanced thorough rigorous meticulous lucid "
    "coherent cogent persuasive convincing credible incisive astute shrewd savvy canny perceptive eloquent "
    "articulate poignant evocative haunting riveting enthralling mesmerising mesmerizing spellbinding "
    "unputdownable page-turning edge-of-your-seat electrifying rousing stirring joyous joyful jubilant merry "
    "jolly hysterical side-splitting zany quirky fresh-faced original inventive innovative imaginative ingenious "
    "groundbreaking pioneering visionary daring bold cheap-as-chips inexpensive economical thrifty cost-effective "
    "well-priced good-value unmissable must-see must-read priceless peerless matchless incomparable unrivalled "
    "unrivaled unsurpassed blissful idyllic serene restful photogenic flattering fetching dapper dashing "
    "dazzling radiant glowing glossy silky nifty neat snazzy funky groovy wicked rad fab fabby brill mint "
    "mega proper bonny braw decent-sized well-deserved well-earned fitting apt appropriate timely "
    "proportionate prudent judicious superior first-class five-star award-winning foolproof fail-safe watertight "
    "rock-solid robust hard-wearing kind-hearted warm-hearted big-hearted good-natured good-humoured "
    "good-tempered well-mannered well-behaved well-meaning well-designed well-built well-thought-out "
    "well-organised well-organized well-acted hassle-free stress-free fuss-free painless "
    "effortless undemanding".split()
)
BAD_ADJECTIVES = frozenset(
    "nonsense "
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
    "suffocating isolating unnerving "
    "grotty grubby grimy dingy dank dreary drab murky shabby scruffy tatty ratty threadbare run-down rundown "
    "dilapidated ramshackle decrepit rickety wobbly wonky shaky poky pokey claustrophobic airless "
    "sterile characterless faceless charmless joyless humourless humorless witless mindless brainless senseless "
    "tuneless lacklustre lackluster insipid vapid vacuous shallow superficial trite hackneyed corny twee "
    "saccharine mawkish sentimental soppy schmaltzy sappy derivative formulaic by-the-numbers "
    "run-of-the-mill run-of-mill paint-by-numbers humdrum monotonous repetitive turgid stodgy ponderous plodding "
    "leaden wooden stilted clunking laboured labored overlong overdone overwrought overworked overcomplicated "
    "over-complicated convoluted muddled garbled incoherent impenetrable baffling bewildering mystifying "
    "nonsensical illogical irrational implausible unconvincing contrived laughable risible farcical shambolic "
    "slapdash slipshod botched bungled inept hapless feckless gormless dim thick dense dopey dippy "
    "bonkers batty potty barmy loony asinine inane puerile infantile sophomoric babyish petulant bratty whiny "
    "whingy clingy needy nosy nosey gossipy two-faced duplicitous devious sly sneaky slimy sleazy "
    "smarmy smug conceited bigheaded big-headed self-centred self-centered self-absorbed egotistical narcissistic "
    "pompous snobbish snobby snooty stuck-up uppity haughty condescending patronizing supercilious dismissive "
    "curt abrupt brusque gruff surly sullen sulky cranky crabby tetchy touchy prickly irritable "
    "cantankerous ill-tempered bad-tempered foul-mouthed crass crude coarse vulgar "
    "boorish loutish yobbish obnoxious odious repulsive repellent repugnant abhorrent loathsome detestable "
    "despicable deplorable contemptible heinous obscene lurid sordid seedy squalid insanitary unhygienic "
    "rancid mushy gloopy gristly chewy stringy rubbery leathery watery lumpy claggy sickly "
    "cloying oversweet over-sweet bitter overripe underripe flavourless flavorless unappetising unappetizing "
    "unpalatable lukewarm tepid insufficient inadequate substandard sub-par second-rate third-rate "
    "bargain-basement tinpot two-bit rubbishy junky plasticky gimmicky glitchy laggy unresponsive unusable "
    "unworkable unviable unrealistic unfeasible unsustainable untenable indefensible inexcusable unforgivable "
    "unjustifiable uncalled-for unwarranted disproportionate heavy-handed high-handed draconian oppressive "
    "punitive petty-minded small-minded narrow-minded bigoted prejudiced intrusive invasive overbearing "
    "domineering controlling pushy aggressive belligerent confrontational abusive exorbitant steep astronomical "
    "sky-high over-priced unaffordable uneconomical costly interminable endless never-ending tiresome wearisome "
    "wearying soul-destroying mind-numbing mind-numbingly nauseating sickening stomach-churning off-putting "
    "offputting disconcerting disheartening dispiriting demotivating dismal woeful "
    "lamentable sorry-looking forgettable unmemorable uninspired uninspiring unimpressive unexciting unengaging "
    "uninteresting unfunny unedifying ill-advised ill-conceived ill-judged ill-thought-out half-hearted "
    "hot-headed trigger-happy cavalier negligent lax slack sluggish glacial lumbering cumbersome unwieldy fiddly "
    "faffy finicky temperamental hit-and-miss patchy erratic inconsistent haphazard ropy iffy dubious tawdry "
    "kitschy kitsch gaudy touristy hectic manic rushed dog-eared passé "
    "outdated outmoded old-hat irksome vexing exasperating maddening galling grating cringeworthy cringy "
    "cringey cringe-inducing toe-curling mortifying barbaric inhuman callous ruthless vindictive spiteful "
    "malicious bitchy catty snide hurtful".split()
)
MIXED_ADJECTIVES = frozenset(
    "okay ok alright so-so average passable meh tolerable middling unremarkable "
    "middle-of-the-road run-of-the-mill bearable serviceable adequate acceptable satisfactory "
    "unexceptional nondescript ho-hum fair-to-middling bog-standard ordinary".split()
)

GOOD_NOUNS = frozenset(
    "masterpiece gem genius delight treat joy triumph success blessing lifesaver game-changer gamechanger legend star "
    "hero bargain steal winner hit treasure improvement breath pleasure dream paradise marvel highlight favourite "
    "favorite wonder inspiration blast gift godsend angel natural pro revelation beauty classic must asset "
    "keeper sweetheart heaven best victory no-brainer work-of-art "
    "belter cracker corker stunner showstopper show-stopper blinder worldie scorcher doddle cinch breeze "
    "tour-de-force knockout smash smash-hit page-turner tearjerker crowd-pleaser barnstormer hoot scream "
    "laugh lifeline saviour savior trooper trouper diamond sweetie darling poppet whizz "
    "whiz ace dab-hand maestro virtuoso prodigy powerhouse rock-star rockstar superstar "
    "goat role-model trailblazer visionary saint sage find goldmine gold-mine haven oasis sanctuary refuge "
    "idyll utopia jewel pearl crown-jewel standout highpoint high-point tonic pick-me-up balm comfort luxury "
    "indulgence feast banger bop earworm anthem bobby-dazzler humdinger peach beaut whopper snip giveaway boon "
    "perk plus-point coup milestone masterstroke masterclass lightbulb-moment eye-opener icebreaker timesaver "
    "time-saver space-saver bestie".split()
)
BAD_NOUNS = frozenset(
    "baloney twaddle hogwash balderdash poppycock codswallop claptrap "
    "disaster mess nightmare joke disgrace shambles rip-off ripoff scam waste failure flop mistake blunder embarrassment "
    "catastrophe fiasco horror bore pain nuisance menace idiot fool liar jerk moron bully hypocrite crook fraud cheat "
    "coward snob eyesore dump dud letdown disappointment shame tragedy travesty insult outrage scandal hassle chore "
    "headache trap con sham farce circus bottleneck liability error misstep overkill eyesore drag burden "
    "abomination worst clown amateur bottomless-pit money-pit hellhole garbage trash rubbish crap nonsense "
    "overreaction own-goal step-backwards hypocrisy madness folly madhouse laughing-stock "
    "slog grind drudge drudgery snoozefest snooze-fest yawn yawnfest bore-fest borefest cringefest downer bummer "
    "buzzkill killjoy wet-blanket turn-off turnoff let-down comedown anticlimax damp-squib washout wash-out "
    "wipeout fizzle non-event lemon clunker stinker shocker howler horror-show car-crash train-wreck trainwreck "
    "dumpster-fire bin-fire shitshow shit-show clusterfuck cock-up cockup balls-up mess-up screw-up botch "
    "dog's-dinner pigsty tip hovel dive hole shithole armpit backwater wasteland ghost-town deathtrap death-trap "
    "firetrap minefield quagmire quicksand rigmarole palaver faff kerfuffle song-and-dance hoo-ha ordeal "
    "torture torment purgatory hell agony misery timewaster time-waster time-sink timesink "
    "white-elephant albatross millstone dead-weight deadweight hindrance obstacle "
    "stumbling-block dead-end cul-de-sac backstep setback disservice dealbreaker deal-breaker racket swindle "
    "swizz swiz con-trick extortion rip con-job sell-out sellout cop-out copout whitewash stitch-up "
    "mockery abuse crime sin atrocity blot monstrosity carbuncle fad craze gimmick tat junk dross "
    "drivel tripe twaddle tosh bilge piffle claptrap hogwash baloney bullshit bollocks codswallop poppycock "
    "gibberish gobbledygook waffle guff bunk bunkum cobblers rot hooey malarkey mumbo-jumbo pap schlock pulp "
    "poison toxin pest plague scourge curse blight bane nag whinger whiner moaner moaning-minnie grouch grump "
    "misery-guts crank crackpot nutter weirdo creep slimeball sleazebag scumbag scoundrel rogue chancer cowboy "
    "charlatan quack conman con-man crooks thief bigmouth loudmouth know-it-all know-all smartarse show-off "
    "showoff poser poseur diva drama-queen brat prat twit nitwit halfwit dimwit numpty muppet plonker pillock "
    "wally clot dunce dope dolt buffoon simpleton imbecile cretin tosser wanker arse arsehole asshole git sod "
    "slob layabout slacker skiver freeloader sponger parasite leech doormat pushover tyrant despot "
    "dictator slave-driver control-freak jobsworth busybody gossip worry concern stress hazard peril red-flag no-no timesuck faff "
    "thorn minger munter yawn-fest clanger gaffe bomb-site bloodbath omnishambles hellscape sweatbox warzone war-zone".split()
)
MIXED_NOUNS = frozenset("mixed-bag curate's-egg double-edged-sword trade-off tradeoff compromise".split())

# "Remote work kills creativity": what the subject does to something judges the subject.
GOOD_VERBS = frozenset(
    "rock rule shine deserve impress delight inspire enrich improve enhance boost excel brighten "
    "outperform outshine uplift soothe heal calm".split()
)
BAD_VERBS = frozenset(
    "suck stink kill ruin destroy spoil wreck undermine harm damage poison waste disappoint bore annoy irritate "
    "infuriate disgust sicken frustrate underperform mislead exploit fail-to-impress rot cheapen devalue "
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
