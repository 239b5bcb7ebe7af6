"""Nouns that are people, names with a usual gender, and words that look like names but are none."""

from __future__ import annotations

KIN = frozenset(
    "mum mom mother mummy mommy mam ma dad father daddy pa parent sister brother son daughter wife husband "
    "cousin aunt auntie uncle grandma grandpa grandmother grandfather grandparent nan nana nanna granny gran "
    "grandad granddad grandson granddaughter grandchild niece nephew twin stepdad stepmum stepmom stepfather "
    "stepmother stepson stepdaughter stepsister stepbrother mother-in-law father-in-law sister-in-law "
    "brother-in-law son-in-law daughter-in-law godmother godfather goddaughter godson fiancé fiancée fiance "
    "fiancee partner boyfriend girlfriend ex ex-wife ex-husband ex-boyfriend ex-girlfriend friend bestie "
    "flatmate roommate housemate neighbour neighbor colleague coworker co-worker workmate teammate classmate "
    "buddy mate pal kid child baby toddler spouse sibling folk family bro sis hubby missus in-law relative "
    "twins triplets bandmate schoolmate penpal crewmate labmate deskmate bridesmaid crush date acquaintance mentee".split()
)
# Kin whom one calls by the word itself, as by a name: "Mum says", "Ring Grandad".
CALLED_BY_KIN = frozenset(
    "mum mom mummy mommy mam ma mama mother dad daddy pa papa father nan nana nanna gran granny grandma grandmother "
    "grandpa grandad granddad grandfather auntie uncle sis bro".split()
)
ROLES = frozenset(
    "boss head manager doctor dentist landlord landlady teacher tutor coach professor lawyer accountant agent "
    "director nurse therapist vet mechanic plumber builder barber hairdresser supervisor principal headteacher "
    "headmaster chef waiter waitress driver postman receptionist secretary president minister mayor priest "
    "pastor vicar officer captain trainer instructor mentor client customer tenant buyer seller owner ceo cto "
    "cfo editor publisher intern assistant nanny babysitter cleaner electrician surgeon physio optician "
    "pharmacist librarian guide host guest recruiter consultant counsellor counselor psychologist analyst "
    "engineer developer designer architect contractor inspector investigator detective sergeant judge juror "
    "witness journalist reporter author writer artist singer drummer guitarist pianist conductor student "
    "pupil teammate referee umpire keeper baker butcher grocer farmer gardener janitor caretaker warden guard "
    "chairman chairwoman chair treasurer delegate senator councillor planner auditor banker broker trader "
    "salesman saleswoman cashier clerk courier pilot steward stewardess skipper sailor soldier colonel "
    "lieutenant general paramedic midwife gp consultant specialist cardiologist dermatologist paediatrician "
    "pediatrician physiotherapist osteopath estate-agent decorator carpenter roofer joiner locksmith tailor "
    "florist jeweller photographer videographer dj bartender barista bouncer organiser organizer coordinator "
    "leader founder cofounder co-founder investor shareholder employee employer worker volunteer applicant "
    "candidate lecturer dean provost headmistress governess au-pair handyman removals surveyor solicitor "
    "barrister notary translator interpreter researcher scientist chemist biologist curator archivist "
    "producer actor actress comedian choreographer dancer ballerina goalkeeper striker midfielder jockey "
    "foreman forewoman carer childminder groomer gaffer apprentice trainee rep lodger flatmate housemate roommate bandmate "
    "receptionist lollipop-lady milkman dustman binman gardener decorator plasterer bricklayer chiropractor podiatrist "
    "critic reviewer columnist pundit commentator midwife rabbi imam bishop matron croupier undertaker lollipop-man headteacher deputy bursar verger organist "
    "headhunter bassist keyboardist vocalist frontman roadie stagehand understudy prompter usher pharmacist beautician "
    "woman man girl boy guy lady bloke chap fellow lad lass person stranger couple team staff crew".split()
)
# Bodies and groups that hold views as one: "the council wants …", "most residents are against it".
GROUPS = frozenset(
    "council government company bank school club university ministry board committee management police union parliament "
    "church court army association majority resident local tenant villager voter management department union opposition "
    "party charity airline supplier shop team crew band board family class jury panel press public".split()
)
FEMALE_NOUNS = frozenset(
    "mum mom mother mummy mommy mam sister daughter wife aunt auntie grandma grandmother nan nana nanna granny "
    "gran granddaughter niece stepmum stepmom stepmother stepdaughter stepsister mother-in-law sister-in-law "
    "daughter-in-law fiancée fiancee girlfriend ex-wife landlady waitress actress woman girl lady headmistress "
    "saleswoman chairwoman stewardess godmother goddaughter missus bridesmaid ballerina ex-girlfriend".split()
)
MALE_NOUNS = frozenset(
    "dad father daddy pa brother son husband uncle grandpa grandfather grandad granddad grandson nephew stepdad "
    "stepfather stepson stepbrother father-in-law brother-in-law son-in-law fiancé fiance boyfriend ex-husband "
    "landlord waiter man boy guy bloke chap lad postman chairman headmaster salesman godfather godson bro hubby "
    "ex-boyfriend handyman fella".split()
)
# Only the usual gender of frequent given names: enough to reject "she" for Thomas, never to invent a referent.
FEMALE_NAMES = frozenset(
    "fran ellie della evie millie esme eliza neha kavya rekha ananya riya hina ayesha maryam bisi kemi yemi funmi tola amaka wanjiru akinyi "
    "sinead grainne ciara maeve eimear bronagh nuala deirdre fionnuala kirsty isobel senga rhona angharad eluned linh thuy huong natasha "
    "anastasia ewa elin heidi gudrun alessia camille amelie manon elodie margaux celine marge jem dot bev viv val peg fay viola jo di vi abena adaeze agnieszka aiko ailsa akiko akua amina anjali anneke aoife asha aylin bea beryl bethan bex "
    "bronwyn caoimhe carys catarina catriona cerys chiara chioma consuelo deepa delyth dilek divya doris "
    "dottie edith efua eilidh elif elsie emiko esperanza ethel eunji fatma federica ffion folake francesca "
    "geeta gertie giulia gladys guadalupe gwyneth halima hana haruka hattie hilda huda ifeoma ilaria indira "
    "ines irina isla jess jiwoo joana jolene kasia katya kavita keiko khadija lakshmi larisa layla lerato "
    "leyla liv lowri mabel mafalda magda maja mariam marisol maud mavis meera mei mhairi minji moira morag "
    "muriel naoko nell nellie nerys ngozi nia niamh nisha njeri nkechi nomsa noor nour oksana olga olwen "
    "orla orlaith paloma parvati pilar pooja priyanka radha rania rhian rocio roisin sakura salma samira "
    "saoirse seren shreya sian sigrid siobhan sioned solveig soyeon sunita svetlana tamsin tatiana tess "
    "thandi thelma tomoko una usha velma wanjiku wilma winnie ximena yasmin yetunde yuki yulia zainab zanele "
    "zdenka zeynep zofia "
    "abigail ada adele agnes aisha alice alicia alison amanda amara amber amelia amy ana andrea angela anika anita "
    "anna anne ann annie astrid audrey ava beatrice beatriz becky bella bethany bianca birgit brenda bridget camila "
    "carla carmen caroline catherine cathy celia charlotte chloe christina christine clara claire clare claudia "
    "cora daisy dana daphne deborah debra delia denise diana diane dora dorothy edith eleanor elena elise elizabeth "
    "ella ellen eloise emily emma erica erin esther eva eve evelyn faith fatima fiona flora florence frances freya "
    "georgia gemma gina gloria grace greta gwen hannah harriet hazel heather helen helena hilda holly ida imogen "
    "ines ingrid irene iris isabel isabella isla ivy jane janet janice jasmine jean jennifer jenny jessica jill "
    "joan joanna josephine joyce judith judy julia julie juliet karen kate katherine kathleen katie kim laura "
    "lauren leila lena leona lily linda lisa lola lorna lottie louise lucia lucy lydia mabel maggie maisie mara margaret "
    "maria marie marina marion martha mary matilda maya megan melanie melissa mia michelle mila miriam molly monica "
    "nadia nancy naomi natalie nicole nina nora odette olive olivia pamela patricia paula pauline penelope penny "
    "petra phoebe polly priya rachel rebecca renee rita rosa rose rosie roxanne ruby ruth sabrina sally samantha "
    "sandra sara sarah selma shirley sienna silvia simone sofia sonia sophia sophie stella stephanie susan susanna "
    "sylvia tamara tania tara teresa tessa theresa tina ursula valentina valerie vanessa vera veronica victoria "
    "violet virginia vivian wendy willa yara yasmin yolanda yvonne zara zoe joanna deborah mel ingeborg".split()
)
MALE_NAMES = frozenset(
    "gil stu olu dan danny tommy zach rufus barney gaz baz daz kev trev dougie fraser gregor iain ruaridh finlay ieuan tomos cian darragh "
    "fergal ronan senan tomas amit mahesh manoj varun karthik kunal hassan mohamed segun ikenna dele takashi minh duc mateusz lukasz erik "
    "mikkel wolfgang gunther jurgen paolo jorge luc antoine mathieu guillaume lev pete len nick mick ron les nat albie teddy freddie stan al ed cy abe aditya ahmet alasdair aled alejandro alexei alfie anders anil archie arjun ashok bert bertie bilal "
    "bjorn bogdan bram callum cecil chidi chris ciaran cillian cormac cuthbert dafydd daichi declan deepak "
    "diarmuid dmitri donal dougal duarte edgar emeka emre emrys enzo eoin ernest ernie euan ewan ezra faisal "
    "fergus fintan gareth geraint gethin giovanni giuseppe gonzalo gunnar gus hal hamish hamza henrik "
    "herbert hiroshi horace hubert humphrey huw hywel idris ifan ignacio ike imran iwan jakub javier jens "
    "jesper jinho joaquin karan kareem kasper kenji kenta kerem khalid kofi kojo krzysztof kwame kwesi "
    "lachlan leif lorcan lorenzo mads magnus marek mateo matteo mehmet milos minho monty mustafa ned nikhil "
    "nikolai nikolaj nils nuno obinna oisin oleg osian owain padraig pavel percy piers pieter piotr ragnar "
    "rahul raj rajesh ramesh rashid rasmus ravi reggie rhys rodrigo rohan rory ruairi rupert salim sanjay "
    "santiago satoshi seamus sergei silas sipho soren stefano struan sunil suresh sven tadhg takeshi tariq "
    "thabo themba tiago tomasz tunde ulf usman vasco vijay vikram vladimir wally wes wilf wilfred winston "
    "wojciech yaw youssef yuri "
    "aaron adam adrian ahmed alan albert alexander alfred ali amir andre andrew andy anthony anton antonio archie "
    "arthur arturo barry ben benjamin bernard bill bob boris brad brendan brian bruno callum carl carlos cedric "
    "charles christopher clive colin conor craig cyril dale damian daniel darren dave david dean dennis derek "
    "desmond diego dirk dominic donald douglas duncan dylan edgar edmund edward edwin eli elias elliot emil eric "
    "ernest ethan eugene evan felix fergus fernando finn francis frank fred frederick gareth gary gavin geoff "
    "george gerald gilbert giles glen gordon graham grant greg gregory gustav guy hamish hank harold harry harvey "
    "hector henrik henry herbert howard hugh hugo ian igor ivan jack jacob jake james jason jeff jeremy jim joe "
    "joel john jon jonas jonathan jose joseph joshua juan julian karl keith ken kenneth kevin kieran klaus kurt "
    "kyle lance lars laurence leo leon leonard leroy liam lionel lloyd louis luca lucas luis luke malcolm manuel "
    "marco marcus mario mark martin mateo matt matthew maurice max michael miguel mike miles mohammed moritz "
    "nathan neil nicholas nigel nikolai noah norman olaf oliver omar oscar oswald otto owen pablo patrick paul "
    "pavel pedro percy peter philip pierre quentin rafael ralph ramon raymond reggie reuben richard robert rodney "
    "roger roland ronald rory ross rupert russell ryan samir samuel scott sean sebastian sergei seth sidney simon "
    "soren stanley stefan stephen steve steven stuart sven ted terence theo theodore thomas tim timothy tobias toby "
    "todd tom tony trevor tristan tyler umar victor viktor vincent vladimir walter warren wayne wesley wilfred "
    "william winston xavier yusuf zachary joseph rafe emmett".split()
)
TITLES = frozenset(
    "mr mr. mrs mrs. ms ms. dr dr. prof prof. professor doctor aunt auntie uncle sir lady lord captain coach "
    "father sister brother grandma grandpa nurse judge chef rev rev. miss mister president senator detective "
    "officer inspector sergeant".split()
)
# Capitalised at the head of a sentence or in chat, and no one's name.
NOT_NAMES = frozenset(
    "i i'm the a an my our your his her their its this that these those there here it he she we you they who what "
    "where when why how if so and but or yes no not yeah yep nope hey hi hello wow oh ok okay thanks thank sorry "
    "please well also just still really honestly apparently actually maybe perhaps probably then now today tomorrow "
    "yesterday tonight monday tuesday wednesday thursday friday saturday sunday january february march april may "
    "june july august september october november december everyone everybody someone somebody nobody anyone people "
    "word rumour rumor rumours rumors correction update note english french spanish german italian korean japanese "
    "chinese russian christmas easter thanksgiving halloween ramadan eid diwali hanukkah congrats great good nice "
    "cool awesome lol omg btw fyi imo tbh idk smh god jesus lord ah aww haha hmm ugh yay internet covid lemme gonna wanna gotta kinda sorta dunno cuz thx pls yup nah woah whoa yay omg gosh "
    "wishing appreciate glad hope love looks sounds seems".split()
)


def called_by_kin(written: str) -> str:
    """Return a kin noun that stands alone, with the capital that makes it a name ("Mum"), or plain ("cousin")."""
    low = written.lower()
    return low.capitalize() if written[:1].isupper() and low in CALLED_BY_KIN else low


def is_described(name: str) -> bool:
    """Is somebody told by a word for whom he is ("son", "Mum", "new foreman"), not by a name?"""
    return name.islower() or name.lower() in CALLED_BY_KIN
