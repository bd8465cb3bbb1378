title: En rak kant
title: Bara kanten
title: Den ska luta
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som gräver är {adult}, annars mormor eller farfar, annars {minder}. ”Jag ska bara” sägs varje gång som om det vore ingenting.

# white-loaves
{child} var {age} år och hade väntat på snö i hela december[school: , på varenda rast {at school}]. Nu hade den kommit, en halv meter på en enda natt, och {@a-first} hade lovat att de skulle åka till Storbacken med stora pulkan.[city:  Det var den brantaste backen {in city}.] Det var bara en sak i vägen, och det var också snö. På parkeringen utanför huset stod alla bilarna på rad som vita limpor, och ingen kom därifrån utan att skotta.

”Jag ska bara gräva fram bilen”, sa {@a}.

{child} satte sig på pulkan för att vänta.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] skulle med och satte sig bredvid.][pet.dog:  Framför pulkan satt [!pet.known: hunden ]{pet}, som ville ha {@s} mössa.][pet.cat:  Uppe i fönstret satt [!pet.known: katten ]{pet} och tittade åt ett helt annat håll.][elder & adult & !elder2:  Innanför porten satt {elder}, som också skulle med, färdigklädd och med termosen i knäet.][elder2 & adult:  Innanför porten satt {elder} och {elder2}, som också skulle med, färdigklädda och med termosen emellan sig.][elder2 & !adult:  Innanför porten satt {elder2}, som också skulle med, färdigklädd och med termosen i knäet.] [friend / pet: {child} | {Child.He}] visste hur det var med {@s} ska bara. Det lät så litet, men det fick plats en hel eftermiddag i det.

# ill-just-do-the-edge
{@A} grävde. {@He} kastade snön bakåt, ut över gräsmattan, spade efter spade.[music:  {@He} gnolade på {music} hela tiden.]

”Är du klar?” frågade {child}.

”Jag ska bara ta taket.”

{@A} tog taket. {@He} tog motorhuven. {@He} tog hela vägen runt.

”Nu då?”

”Jag ska bara ta kanten.”

”Vilken kant?”

”Kanten där det skottade tar slut”, sa {@a} och pekade stolt. ”Titta. Är inte den rak?”

”Vad ska man ha den till?”

”Ha och ha”, sa {@a}. ”En rak kant mår man bra av.”

# four-straight-edges
{child} mådde inte bra. Solen hade redan nått taket på huset mitt emot, och efter klockan tre var det mörkt i Storbacken. {Child.He} tog en gren och skrapade på hjulen för att det skulle gå fortare.[sport:  Det var jobbigare än {sport}.] {Child.He} skrapade tills vantarna var genomblöta och det drog i halsen av allt som {child.he} inte sa.

Till slut ställde {@a} ner spaden, tog två steg bakåt och slog ut med armarna[athlete: , som {athlete} på en affisch].

”Där är hon!”

Bilen stod där blank och ren i en ruta med fyra spikraka kanter. {child} gick runt den ett varv.

# what-colour
”{@A}”, sa {child.he}. ”{@What-colour}”

”Röd”, sa {@a}.

”Den här är grön.”

{@A} tittade på bilen. {@He} tittade mycket länge.

”Den kanske har frusit”, sa {@a}.

Sedan tog {@he} upp bilnyckeln och tryckte på den. Den gröna bilen gjorde ingenting. Men längst bort i raden, djupt inne i den sista limpan, blinkade det två gånger.[pet.cat:  Det var dit {pet} hade tittat hela dagen.]

Ingen av dem sa något. Och just då gick solen ner bakom taket.

# angry-high-up
{@A} sjönk ihop, som om någon hade dragit ur en propp.

”Förlåt, {child}”, sa {@he}. ”Jag grävde hela dagen, och jag grävde fel. Det blir ingen backe.”

{child} kunde inte svara, för då skulle {child.he} börja gråta. {Child.He} tog pulkan i snöret och gick.[friend:  {Friend} stod kvar och visste inte vart {friend.he} skulle titta.] [friend: {child} | {Child.He}] ville vara arg på något högt ställe, så högt upp som möjligt, och det högsta stället var snöhögen bakom den gröna bilen. Så {child.he} klättrade upp i den, steg för steg, med pulkan dunkande efter sig. När {child.he} kom till toppen vände {child.he} sig om för att titta argt på {@a}.

{Child.He} såg toppen på {@s} mössa.

# under-the-boots
Det var underligt. {Child.He} såg taket på den gröna bilen också, och taken på alla de andra limporna. På andra sidan sluttade högen brant ner mot gräsmattan, som fortsatte nedåt, vit och slät, ända bort till häcken. Lyktorna runt gården hade tänts. {child} stampade med foten. Snön höll. Allt som {@a} hade kastat, varenda spade, hela dagen, låg under {child's} stövlar.

# it-should-slope
”Kom ner nu, så går vi in”, ropade {@a}.

”Jag ska bara”, sa {child}.

{Child.He} ställde sig på knä och klappade till snön med vantarna. {Child.He} körde pulkan fram och tillbaka tills det blev ett spår, och så klappade {child.he} lite till.

”Vad gör du?” frågade {@a}.

”Jag ska bara ta kanten.”

{@A} kom närmare. Kanter kunde {@he} inte låta bli.

”Den är inte rak”, sa {@he}.

”Den ska inte vara rak”, sa {child}. ”Den ska luta. {@A}, vi skulle ju till en backe.”

”Ja, men det hinner vi inte …”

”Du har skottat en.”

# the-right-way
{@A} stod kvar därnere med öppen mun, och det snöade in i den.[friend:  {Friend} var redan halvvägs uppe. Sedan började {@a} klättra. |  Sedan började {@he} klättra.] {@He} klättrade på alla fyra, och när {@he} kom upp till {child} vände {@he} sig om och såg på parkeringen, och på högen, och på sina egna händer.

”Det var det värsta”, sa {@a}. ”Jag grävde alltså åt rätt håll.”

”Det var bara fel bil”, sa {child}.

{Child.He} satte sig längst fram, [friend: {friend} satte sig i mitten, ]och {@a} satte sig bakom med knäna uppe vid öronen. De sköt ifrån. Det gick så fort att {@s} mössa blev kvar i luften, utför högen och över hela gräsmattan, under alla lyktorna och rakt in i häcken. Där satt de sedan med snö långt ner i kragen.[pet.dog:  Mössan hade {pet} redan tagit hand om.]

# very-surprised
”Vem tror du har den gröna bilen?” frågade {child}.

”Någon som kommer att bli väldigt glad i morgon bitti”, sa {@a}.

”Och väldigt förvånad över kanten”, sa {child}.

[elder & adult & !elder2: Då kom {elder} ut med termosen. {Elder.He} hade väntat hela dagen, {elder.he} också, och på nästa åk fick {elder.he} plats i mitten.][elder2 & adult: Då kom {elder} och {elder2} ut med termosen. De hade väntat hela dagen, de också, och på nästa åk fick de plats i mitten.][elder2 & !adult: Då kom {elder2} ut med termosen. {Elder2.He} hade väntat hela dagen, {elder2.he} också, och på nästa åk fick {elder2.he} plats i mitten.]

De åkte tills stjärnorna var framme och benen var mjuka som kokt spaghetti.

# nobody-missed-it
”{@A}”, sa {child}. ”Vi har inte ätit middag.[pet.other:  Och {pet} vill höra hur fort det gick.]”

”Nej, nu går vi in”, sa {@a} och tog pulkan i snöret. ”Jag ska bara.”

Och så gick {@he} uppför igen, och {child} [friend: och {friend} ]sprang efter.

Längst bort i raden stod en röd bil under snön, och ingen saknade den.

# @what-colour
Vad har du för färg på din bil?
## if adult
Vad har vi för färg på vår bil?

# @a-first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

