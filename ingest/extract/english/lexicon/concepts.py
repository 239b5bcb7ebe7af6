"""What kind of thing a target is, by its head noun or by the shape of its name."""

from __future__ import annotations

_KINDS: dict[str, str] = {
    "place": "street road park beach lake river mountain hill village town city country region island forest "
    "museum gallery cafe café restaurant bar pub hotel hostel airport station market mall shop store library "
    "gym pool stadium theatre theater cinema church temple mosque castle palace garden zoo aquarium flat apartment "
    "house home cottage office building room kitchen bridge canal harbour harbor square hospital clinic place "
    "neighbourhood neighborhood coast valley farm campsite trail bakery diner spa desert north south east west",
    "organisation": "company firm startup bank agency ministry government council department team club society "
    "charity union party band choir orchestra committee university college school academy institute hospital "
    "organisation organization corporation association group",
    "work": "book novel memoir poem film movie series show song album play musical opera painting podcast article "
    "paper report documentary comic magazine essay thesis dissertation game episode exhibition sculpture",
    "product": "phone laptop computer car bike bicycle scooter motorbike camera tent kayak boat headphones watch "
    "jacket coat shoes boots dress lamp sofa table chair desk guitar piano violin cello drill app software "
    "tablet kettle fridge oven blender ring necklace bag wallet passport umbrella keyboard van printer console",
    "food": "food soup curry pizza pasta bread cake pie rice noodle noodles ramen sushi salad steak burger "
    "sandwich cheese chocolate coffee tea wine beer whisky cider juice milk egg meat chicken fish seafood pork "
    "beef tofu fruit apple banana mango mushroom mushrooms onion garlic coriander cilantro dairy nuts alcohol "
    "breakfast lunch dinner brunch dessert snack vegetables olives oysters kimchi risotto lasagne pancakes",
    "activity": "running swimming skiing hiking cycling climbing yoga pilates fencing rowing sailing knitting "
    "pottery gardening cooking baking chess football tennis golf rugby cricket basketball dancing painting "
    "drawing photography surfing boxing judo karate meditation camping fishing birdwatching volunteering work",
    "event": "party wedding funeral concert gig festival conference meeting interview exam test trip holiday "
    "vacation match race marathon ceremony workshop birthday anniversary reunion parade merger election audition "
    "appointment surgery operation flight dinner picnic barbecue graduation launch strike lecture class course",
}
KIND_OF_NOUN: dict[str, str] = {noun: kind for kind, nouns in reversed(_KINDS.items()) for noun in nouns.split()}
# "Hanseong Electronics": the last word tells an organisation from a person.
ORGANISATION_WORDS = frozenset(
    "electronics inc ltd llc corp corporation company co bank university college school academy hospital office "
    "council ministry agency institute group holdings motors airlines airways labs laboratories foundation "
    "society association club union team department studio studios systems technologies partners consulting "
    "records press media news times post gazette herald guardian bbc nhs nasa un eu orchestra choir band trust "
    "clinic museum gallery library theatre theater cathedral church police works industries logistics pharma "
    "insurance solutions software telecom energy foods brewery bakery".split()
)
PLACE_WORDS = frozenset(
    "street road avenue lane park lake river mountain mountains hill island islands beach bay valley square bridge "
    "airport station city town county forest falls coast village harbour harbor castle palace garden gardens".split()
)
PLACES = frozenset(
    "london paris berlin madrid rome lisbon porto vienna prague warsaw dublin edinburgh glasgow leeds bristol "
    "manchester liverpool birmingham oxford cambridge york cardiff belfast bath brighton amsterdam brussels ghent "
    "antwerp copenhagen stockholm oslo helsinki tallinn riga vilnius budapest zurich geneva basel milan venice "
    "florence naples athens istanbul barcelona valencia seville granada bilbao lyon marseille nice toulouse "
    "hamburg munich cologne frankfurt dresden leipzig moscow kyiv tokyo osaka kyoto seoul busan incheon daegu jeju "
    "beijing shanghai taipei bangkok hanoi singapore jakarta manila delhi mumbai bangalore goa dubai cairo nairobi "
    "lagos accra sydney melbourne brisbane perth auckland wellington toronto montreal vancouver ottawa boston "
    "chicago seattle denver austin houston dallas miami atlanta philadelphia phoenix detroit portland ohio texas "
    "california florida oregon nevada vermont maine utah colorado michigan virginia hawaii alaska england scotland "
    "wales ireland france spain portugal italy germany austria switzerland belgium netherlands denmark sweden "
    "norway finland iceland poland greece turkey russia ukraine japan korea china india thailand vietnam indonesia "
    "australia canada mexico brazil argentina chile peru colombia egypt morocco kenya nigeria ghana europe asia "
    "africa america uk usa us scotland malta cyprus croatia slovenia hungary romania bulgaria estonia latvia".split()
)

# Well-known titles that read like names.
WORKS = frozenset(
    "hamlet macbeth othello lear coriolanus aida tosca carmen rigoletto turandot fidelio elektra salome parsifal "
    "lohengrin nabucco falstaff rusalka cats hamilton wicked evita matilda cabaret chicago hair grease rent oklahoma "
    "hadestown chess dune oppenheimer barbie inception titanic avatar gladiator amadeus casablanca psycho vertigo "
    "jaws alien aliens tenet parasite moana frozen encanto coco shrek bambi dumbo fargo succession godot faust medea "
    "antigone electra giselle swan nutcracker coppelia gravity joker napoleon spotlight moonlight conclave".split()
)


def concept_kind(phrase: str, predicate: str) -> str:
    """Return the concept kind of a target, by its predicate's own slot first, then by its head noun."""
    by_predicate = _BY_PREDICATE.get(predicate)
    if by_predicate:
        return by_predicate
    words = phrase.lower().split()
    if not words:
        return "other"
    head = words[-1]
    for noun in (head, head.removesuffix("s")):
        if noun in KIND_OF_NOUN:
            return KIND_OF_NOUN[noun]
    if head in ORGANISATION_WORDS:
        return "organisation"
    if head in PLACES or head in PLACE_WORDS:
        return "place"
    return _WEAK_BY_PREDICATE.get(predicate, "topic")


_BY_PREDICATE = {"moved_to": "place", "lives_in": "place", "ate": "food", "works_at": "organisation"}
_WEAK_BY_PREDICATE = {
    "went": "place",
    "joined": "organisation",
    "left": "organisation",
    "bought": "product",
    "gave": "product",
    "received": "product",
    "lost": "product",
    "watched": "work",
    "read": "work",
    "does_regularly": "activity",
    "started": "activity",
    "stopped": "activity",
    "passed": "event",
    "takes_place": "place",
    "did": "activity",
    "plans": "activity",
    "is": "other",
    "can": "activity",
}
