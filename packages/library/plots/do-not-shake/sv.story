title: Storlek sjuttionio
title: Skaka inte
title: På jobbet
guest friend: Ali (han), Selma (hon)
guest dog: Ville (han), Bamse (han)
guest neighbour: Gunilla (hon), Marianne (hon)
guest troll: trollet (det)
guest mouse: hasselmusen (hon)

% Trollet är det, musen är hon. Har familjen ingen hund är {dog} grannens (och {neighbour's}, om {adult} inte har ett namn). @m: {adult}, annars {neighbour}.

# a-shoe
En morgon i november låg det en sko på trappan.

I vanliga fall hade {child} inte tyckt att det var konstigt. {@Fetched} Allt la {@he} på [pet.dog: trappan|{child's} trappa], så försiktigt som om det var av glas.

Men den här skon …

# what-size
”[adult: {Adult}|{neighbour}]”, ropade {child}, ”vad har du för storlek?”

”Fyrtioett.”

”Det är inte din.”

Skon var lika lång som {child's} hela arm. Den var sydd av näver och fodrad med mossa, och den luktade källare. {Friend}[!friend.known: , [friend: {child.his} bästa vän|som kom för att leka],] la sitt måttband bredvid och räknade på fingrarna.

”Storlek sjuttionio”, sa {friend.he}. ”Minst.[city:  Störst {in city}.]”

De såg på varandra.

”Troll”, sa {child}.

”Troll”, sa {friend}.

{@Dog} viftade på svansen.

# on-the-back
Det man hittar ska man lämna tillbaka[elder: , brukade {elder}[elder2:  och {elder2}] säga]. Det gäller också när det luktar. Så de skrev en lapp, UPPHITTAD SKO, STOR, och satte den på en gran där stigen bakom huset tog slut. Nästa dag hängde lappen kvar, men någon hade skrivit på baksidan med kol:

MIN. STÄLL DEN VID STENEN. SKAKA INTE!!! HUNDEN FÅR INTE FÖLJA MED.

”Ett argt troll”, sa {friend}.

”Eller ett oroligt”, sa {child}. {child.He} hade räknat utropstecknen.

# like-a-tray
De bar skon mellan sig genom skogen, rakt och stilla som en bricka med fulla glas. {@Dog} hade de stängt in i köket. Men {@dog} kunde öppna dörrar, och när de kom fram till stenen kom {@he} också fram.
## or
De körde skon i skottkärran, på alla kuddarna från soffan, och gick som om hela skogen sov. {@Dog} hade fått ett ben att stanna hemma med. Men ett ben tar slut, och när de kom fram till stenen kom {@he} också fram.

# the-stone-stood-up
Och stenen reste sig upp.

Den var bred och grå, med lavar på axlarna och en svans full av kottar. På den ena foten satt en sko av näver. Den andra var bar och alldeles blå av köld.

”Hunden!” skrek trollet och tog två steg bakåt så att marken hoppade. ”Jag skrev om hunden!”

{child} tog tag i {@dogs} halsband. Hjärtat slog så att det kändes ända ut i fingrarna. Men trollets underläpp darrade, och det är svårt att vara rädd för någon som är räddare.

”{@He} är bara snäll”, sa {child}. ”Förlåt att {@he} tog din sko. Varsågod, nu kan du ta den på dig.”

# in-the-toe
”Ta den på mig!” Trollet såg ut som om {child} hade sagt något förfärligt. Det sjönk ner på knä, böjde sig över skon och petade undan lite mossa med ett finger stort som en limpa. ”Titta. Men andas inte på den.”

Längst in i tån, i en boll av gräs, låg en liten gyllenbrun mus. Den hade svansen över nosen som en halsduk och sov.

”En hasselmus”, viskade {friend}. ”De sover hela vintern.[school:  Det har vi läst {at school}.]”

# since-october
”Hon kröp in i oktober”, sa trollet. ”Jag hade bara tagit av mig för att klia mig. Sedan gick det ju inte att ta på sig den igen.”

”Har du gått barfota sedan oktober?” frågade {child}.

”Jag har stått, mest. Jag vaktar.” Trollet torkade sig om nosen. ”Så somnade jag en stund. När jag vaknade var skon borta. En hund, tänkte jag. Den har tänder, och den skakar på allt den får tag i. Nu är hon bara smulor.”

# never-shakes
De tittade på musen. Den andades så att gräset rörde sig. Den hade inte ett märke på sig. Den hade inte ens vaknat.

”{@Dog} skakar aldrig någonting”, sa {child}. ”En gång bar {@he} hem ett ägg.”

Trollet såg på {@dog} för första gången på riktigt. Det sträckte fram ena handen, och den skakade lite. {@Dog} luktade på den. Sedan slickade {@he} den, och det blev en ren, rosa rand tvärs över.

”Oj”, sa trollet och tittade på randen. ”Är det så jag ser ut?”

# a-foot
Trollet ställde skon i lä under granen och täckte den med kvistar. Men foten var fortfarande blå, och till maj var det långt. {child} tänkte på den hela vägen hem. {child.He} tänkte på den hela middagen[pet.other: , och medan {pet} fick sin].

”[adult: {Adult}, den där gamla sovsäcken|{neighbour}, din gamla sovsäck] med det trasiga blixtlåset, behöver [adult: vi|du] den?”

”Nej. Vad ska ni ha den till?”

”En fot”, sa {child}.

{@M} tittade på {child.him} en lång stund. Sedan tittade {@she} på {friend's} måttband.

”Hur stor?”

”Sjuttionio.”

”Då räcker den precis”, sa {@m} och tog fram symaskinen.

# red-outside
{@She} vek sovsäcken dubbel.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] låg redan i den och fick hällas ut.] {child} nålade, och {friend} klippte till en sula av det gamla liggunderlaget. De sydde[music:  till {music}] tills det var mörkt. Det blev en toffel, röd utanpå och rutig inuti, och nästa dag fick {@carry}. {@He} bar den hela vägen utan att trampa på den en enda gång.

# asleep-indoors
Trollet satte i foten. Det vickade på tårna så att det syntes utanpå.

”Det är som att ha en fot som sover inne”, sa det till sist.

# at-work
Vintern gick. Ibland hittade de stora spår i snön, ett av näver och ett av toffel, och bredvid dem gick hundtassar. På morgnarna kunde det hända att {@dog} hade kottar i pälsen och såg trött och viktig ut.

”Var är {@he} på nätterna?” undrade {@owner}.

”På jobbet”, sa {child}.

För ett troll måste ju sova ibland. Och då behövs det någon som kan vakta, någon som aldrig skakar.

# awake
I maj, när häggen slog ut, låg den röda toffeln på trappan. Den var tvättad, så gott ett troll kan tvätta. I tån låg en lapp, skriven med kol, med bara tre ord på och inte ett enda utropstecken:

HON HAR VAKNAT.

# @fetched
{dog}, grannens hund, hämtade saker. Han var en golden retriever, och det låg i blodet, sa grannen. {@Things}
## if !adult & !pet.dog
{dog}, {neighbour's} hund i huset bredvid, hämtade saker. Han var en golden retriever, och det låg i blodet, sa {neighbour}. {@Things}
## if pet.dog
{Pet} hämtade saker. Sådant gör inte {a breed}, sa {@m}, men det hade ingen talat om för {pet}. {@Things}
## if pet.dog & breed.Golden Retriever / pet.dog & breed.Labrador / pet.dog & breed.Cocker Spaniel / pet.dog & breed.Poodle / pet.dog & breed.Border Collie / pet.dog & breed.Australian Shepherd / pet.dog & breed.German Shepherd
{Pet} hämtade saker. {Pet.He} var {a breed}, och det låg i blodet, sa {@m}. {@Things}

# @things
{@He} hade kommit hem med [pet.dog & adult: grannens|någons] tidning, [sport: {sport.thing} för någon som skulle {play sport}|en halv fotboll][athlete: , en affisch med {athlete}] och en gång en hel, stekt fisk.

# @carry
{@dog} bära den
## if breed.Yorkshire Terrier / breed.Dachshund / breed.Shih Tzu
de hjälpa {pet} att bära den

# @dog
{dog}
## if pet.dog
{pet}

# @dogs
{dog's}
## if pet.dog
{pet's}

# @he
{dog.he}
## if pet.dog
{pet.he}

# @m
{neighbour}
## if adult
{adult}

# @she
{neighbour.he}
## if adult
{adult.he}

# @owner
{neighbour}
## if adult & !pet.dog
grannen
## if adult & pet.dog
{adult}
