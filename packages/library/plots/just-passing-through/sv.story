title: Spöket som bara skulle igenom
title: Från den väggen till den väggen
title: En besvärlig möbel
guest sitter: Stina (hon), Gunilla (hon)

% Vem som sitter i fåtöljen (@A): {adult}, annars den äldre, annars {sitter}, som passar {child}. Spöket är det.

# out-of-the-wall
{child} låg i sin säng och hade feber när spöket kom ut ur väggen[athlete: , tätt bredvid affischen med {athlete}].

{Child.He} hade önskat sig ett spöke ända sedan {child.he} fyllde {age}[school: , men det spökade aldrig {at school}]. Det här var inte stort. Det var grått och lite genomskinligt, som ett glas som det har varit mjölk i. Det gick rakt igenom bokhyllan. Det gick rakt igenom stolen.[pet.dog:  Det gick rakt igenom [!pet.known: hunden ]{pet}, som nös men sov vidare.][pet.cat:  Det gick rakt igenom [!pet.known: katten ]{pet}, som nös men sov vidare.][pet.other:  Det gick rakt igenom {pet}, som inte märkte någonting.] Och så gick det rakt igenom {child}.

Huuu, vad kallt det blev i magen!

# in-the-way
”Ursäkta”, sa spöket. ”Jag ska bara igenom.”

”Men man kan väl inte gå igenom folk!” sa {child}.

”Du låg i vägen.”

”Jag ligger i min säng!”

”Den står i vägen den också”, sa spöket. ”Jag går här varje kväll. Från den väggen till den väggen.”

”Vad ska du göra i den väggen?”

”Vända”, sa spöket.

”Du är ju iskall! Nästa gång får du gå runt.”

”Runt?” sa spöket. ”Jag har aldrig gått runt någonting.”

”Då är det på tiden.”

Spöket försvann in i väggen, och där inifrån hördes en liten sårad suck.

# all-the-way-round-the-bed
Efter en stund kom det tillbaka. Det gick runt bokhyllan. Det gick runt stolen.[pet:  Det gick runt {pet}.] Det gick hela vägen runt sängen och höll upp sin kjol, så att inte ett enda hörn skulle komma åt {child}.

# furniture
Men nu blev det varmare och varmare. Kudden var varm på ena sidan och varm på andra sidan.[friend:  {child} fläktade med teckningen från {friend}[!friend.known: , {child.his} bästa vän,] men vinden var också varm.] {@A} kom med saft[adult & elder: , som {elder}[elder2:  och {elder2}] hade blandat,][elder2 & !adult: , som {elder2} hade blandat,] och sa att febern nog var som högst just nu. {@He} satte sig i fåtöljen och höll {child's} fot[music:  och nynnade på {music}], och efter en liten stund somnade {@he}.

”Spöket”, viskade {child}. ”Gå igenom mig.”

”Nej”, sa spöket. ”Man går inte igenom folk.”

”Jag har ändrat mig. Jag är så varm.”

”Först ska jag gå runt, och nu ska jag gå igenom”, sa spöket. ”Du är en besvärlig möbel.” Men det såg på de röda kinderna. ”Var gör det ont?”

”Här”, sa {child} och pekade på pannan.

# like-a-window
Då gick spöket in i pannan, alldeles försiktigt, och stannade där. Åh, så svalt det blev! Som att lägga kinden mot en fönsterruta. {child} blundade.

”Är det bra så?” frågade spöket.

”Stanna lite till.”

”Jag stannar lite till”, sa spöket.

Och det stannade lite till, och lite till. Men ett spöke som stannar för länge i något varmt blir varmt det också. Det började ryka.

”Oj”, sa spöket. ”Jag känner mig så lätt …”

# mist
Så steg det upp ur pannan som ånga ur en kastrull. Det steg upp till taket, drev bort till fönstret och la sig på rutan. Nu fanns det inget spöke mer, bara imma, grå imma, på ett svart fönster.

”Spöket?” sa {child}.

Det var tyst.

”Du får gå var du vill! Du får gå igenom mig varje dag!”

Imman svarade inte. En droppe rann ner längs rutan.

# no-mouth
Den har ju ingen mun, tänkte {child}. Hur ska den kunna svara, när den inte har någon mun?

{Child.He} drog försiktigt foten ur {@of-a} hand och kröp bort till sängens fotända, där fönstret var. {Child.He} sträckte fram sitt varma pekfinger. Och så ritade {child.he}, mitt i imman, ett öga. Och ett öga till. Och en mun, en glad.

Munnen rörde sig.

# the-nose
”Du glömde näsan”, sa den.

{child} ritade en näsa, en rund. Och rutan var kall av natten där utanför[city: , över hela {city}], så spöket blev svalare och svalare, och gråare och gråare, och till slut klev det ner på täcket. Det hade ögonen som {child} hade ritat. Det ena var lite större än det andra.

”Tack”, sa spöket. ”Nu ser jag mycket bättre.”

{child} la sig ner igen. {Child.He} stack tillbaka foten i {@of-a} hand, och handen kramade den i sömnen.

# it-knows-the-way
Men febern var kvar.

”Jag vill att den ska gå runt mig”, sa {child}. ”[sport: Jag skulle ju {play sport}. ]Jag vill inte ha den.”

”Det förstår jag”, sa spöket. ”Men du ligger i vägen, och den ska bara igenom.”

”Ska den?”

”Den ska från den väggen till den väggen. Jag vet precis hur man gör. Först är man på den ena sidan. Sedan är man mitt i. Det är där du är nu. Och sedan är man ute.”

”Går du med?”

”Jag går med”, sa spöket. ”Jag kan den vägen.”

Det la sin kalla hand på {child's} panna, lyfte den innan den blev varm och la dit den andra. Den ena handen. Den andra handen. Den ena handen. Den andra.

# through
I fåtöljen sov {@a}. På rutan bleknade imman bort.

”Är vi mitt i nu?” mumlade {child}.

”Lite förbi”, sa spöket.

Pannan blev sval. Kudden blev sval. Foten i {@of-a} hand var lagom.

”Så där”, viskade spöket. ”Nu är vi igenom.”

Och då sov {child} redan.

# @A
{sitter}, som passade {child},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @of-a
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

