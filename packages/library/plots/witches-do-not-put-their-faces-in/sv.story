title: Häxor doppar inte ansiktet
title: Häxan i simskolan
title: Och så fattas det salt
guest witch: fröken Skrock (hon), fröken Krumelin (hon)
guest toad: Kenneth (han), Roffe (han)
guest teacher: Danne (han), Petter (han)

% {witch} har hatten på i vattnet hela vägen. Staven ligger en arm och ett ansikte ner; det är barnet som doppar ansiktet.

# a-very-small-towel
Det gick en häxa i {child’s} simskola[city:  i {city}].

Det syntes direkt. Hon hade svart baddräkt ända ner till knäna, orange armpuffar och en hög, spetsig hatt. På kanten satt en padda med en mycket liten handduk.[pet: {@pet-waits}]

”God morgon, nybörjare”, sa {teacher}, som var simlärare. ”Det här är {witch}. Hon är trehundratolv år, och hon har aldrig lärt sig simma.”

”Jag har haft mycket att göra”, sa {witch}.

# dry-noses
Alla klev ner där det var grunt. Vattnet gick {child} till magen. {Child.He} tyckte om att ha benen i, och {child.he} tyckte om att ha armarna i. Det var bara en sak som {child.he} inte tyckte om.

”Nu doppar vi ansiktet!” sa {teacher}.

Alla doppade ansiktet.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] bubblade så länge att någon fick knacka {friend.him} på ryggen.] Men {child} gjorde det inte. {Child.He} sneglade åt sidan. {Witch} hade inte heller doppat ansiktet.

”Häxor”, sa {witch}, ”doppar inte ansiktet.”

Det var det bästa {child} hade hört. ”Inte jag heller”, sa {child.he}.

Och varje lördag[school: , när {school} hade stängt,] stod de där bredvid varandra och var torra om näsan. Blåsa bubblor? Häxor doppar inte ansiktet. Hämta ringen på botten? Häxor doppar inte ansiktet. Paddan {toad} doppade ansiktet. Han doppade alltihop, plopp, och simmade en längd[athlete: , som {athlete}], och torkade sig i knävecken. Men det var ingen som brydde sig om {toad}.

# is-this-soup
Så kom en lördag när vattnet var kallt.[sport & !sport.Swimming:  Alla ville hellre gå ut och {play sport}.]

”Brrr!” sa {witch}. ”Det ska jag råda bot på.” Hon tog fram trollstaven ur hatten och rörde om. ”Varmt, vatten, varmt!”

Vattnet blev varmt. Det var jätteskönt. Det blev lite varmare. Det blev grönt. Det blev tjockt. Något stötte till {child} i armen, och det var en morot.

”{Witch}”, sa {teacher}, ”är det här soppa?”

”Det är det enda varma jag kan trolla”, sa {witch}. ”Purjolök och potatis. Men det gör ingenting, jag trollar tillbaka den. Jag ska bara … ha … ha … HATSCHO!”

Trollstaven for ur handen på henne. Den slog en kullerbytta i luften. Och så sa det glopp, och den försvann i soppan.

# fetch
Ingen kunde se botten. Och soppan bara tjocknade. Det gick knappt att röra benen längre. De stod i den som skedar.

”{toad}!” ropade {witch}. ”Apport!”

{toad} hoppade i. Men nu var soppan för tjock för en padda, och han kom inte under. Han blev liggande ovanpå och höll sig i en potatis, och så pekade han rakt ner med ena foten. Där låg staven, alldeles bredvid {child}.

{child} stack ner handen. {Child.He} stack ner armen så långt den räckte, och fingrarna letade och letade i det varma, och där fanns ingenting. Staven låg bara lite längre ner. Den låg precis ett ansikte längre ner.

# so-am-i
{child} tittade på {witch}. {Witch} hade blivit alldeles vit.

”Jag kan inte, lilla vän”, viskade hon. ”Det är inte häxor som inte doppar ansiktet. Det är bara jag. Jag har aldrig vågat.”

”Inte jag heller”, sa {child}.

# in
{child} tittade på soppan. Den luktade gott i alla fall. {teacher} kom och höll {child.him} i handen, hårt.

”Jag är ingen häxa”, sa {child}. ”Jag är {child}.” {Child.He} tog ett djupt andetag. Och så doppade {child.he} ansiktet.

Det var varmt. Det var mörkt och grönt. Det sa blubb i öronen, och det gjorde inte ont någonstans. Fingrarna letade sig neråt, och så slöt de sig om något smalt.

UPP kom {child}, med en trollstav i handen och en purjolök på huvudet.

”Det är bara blött”, ropade {child.he}. ”{Witch}, det är bara blött. Och så fattas det salt.”

# only-wet
{Witch} snärtade till med staven. Soppan tunnades ut och klarnade och blev blå igen, och alla hurrade, och {toad} släppte sin potatis.[elder:  Uppe på bänken hade {elder} just fått fram en sked[elder2: , och {elder2} en smörgås].]

Bara {witch} stod och tittade ner i vattnet.

”Bara blött?” sa hon.

”Bara blött”, sa {child}. ”Jag kan hålla dig i handen.”

# not-out
Nästa lördag, när {child} kom ut från omklädningsrummet, syntes {witch} inte till. Det enda som syntes var den höga, spetsiga hatten. Den seglade sakta fram över vattnet, alldeles för sig själv. Under den kom en lång, lång rad av bubblor[music: , i takt till {music}].

”{Witch}”, ropade {child}. ”Det är jag. Kom upp.”

Hatten stannade. Upp kom en näsa, och en haka, och ett stort, drypande leende.

”Häxor”, sa {witch}, ”tar inte upp ansiktet.”

Och så dök hon ner igen, och {child} klev i efter henne.

# @pet-waits
 [!pet.known: Hunden {pet}|{Pet}], som inte fick komma in, stod utanför och sa vad {pet.he} tyckte om det.
## if pet.cat
 [!pet.known: Katten {pet}|{Pet}] hade inte följt med för allt i världen.
## if pet.other
 {Pet} hade inte fått följa med.
