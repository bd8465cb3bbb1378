title: Pannan vill prata med dig
title: Mer mamma
title: Draken i dammen
guest friend: Kim (han), Nadja (hon)
guest caretaker: Sune (han), Roland (han)
guest teacher: Anneli (hon), Yvonne (hon)

% Mammans röst är den ikryssade mor- eller farförälderns, som sitter i aulan; hunden eller katten ligger hos draken. Draken är pannan och kan inte tända när den är ledsen. Den är ”den”; draken i dammen är hon och har en mamma. {friend} skrattade åt drakar i somras.

# wants-a-word
Den kallaste torsdagen på hela vintern[city:  {in city}][elder: , när {elder} skulle komma och höra {child} läsa,] slutade elementen att fungera [school: {at school}|[elder: i skolan|i {child’s} skola]], och vaktmästaren, {caretaker}, stack in huvudet i klassrummet.

”Vem av er är {child}?” sa han. ”Pannan vill prata med dig.”

Alla skrattade, och {friend}[!friend.known: , som var {child’s} bästa vän,] tog sig för sin egen panna. {Caretaker} skrattade inte.

{child} gick efter honom nerför trappan bakom köket och in genom en järndörr som {child.he} aldrig hade sett öppen. Där inne låg en drake[pet.dog: , och tätt intill den sov {pet}[!pet.known: , {child’s} hund]][pet.cat: , och uppe på den sov {pet}[!pet.known: , {child’s} katt]]. [pet.dog / pet.cat: Draken|Den] var ungefär så stor som en minibuss, hopvikt bland rören, och den hade samma färg som ett gammalt element. Den höll ett papper tätt intill sitt ena gula öga.

”’Drakar’”, läste den, ”’av {child}. Drakar var stora, giriga och inte särskilt kloka. Som tur är har de aldrig funnits.’” Den sänkte papperet. ”Som tur är?”

# rulers
{child} fick inte fram ett ord. I hela sitt liv hade {child.he} önskat att det fanns en drake, en enda, var som helst. Nu fanns det en, och den hade läst {child.his} arbete.[pet.dog / pet.cat:  {Pet}, som skulle vara hemma, öppnade ena ögat.]

”Var har du fått det där ifrån?” sa {child.he} till slut.

”Det sitter ett galler bakom er bokhylla. Förr eller senare ramlar allting ner hit. Jag har [sport: tre böcker om {sport}, ][athlete: en bild på {athlete}][athlete:  ][sport / athlete: och ]hundratolv linjaler[pet.dog / pet.cat: . Och på förmiddagarna har jag {pet}].” Draken hostade, och det kom ingenting, inte ens rök. ”I sextio år har jag hållit den här skolan varm. Men jag kan inte tända när jag är ledsen. Jag surar inte. Vi är gjorda så.”

”Och där uppe går en dam från kommunen med ett måttband”, sa {caretaker}. ”Är det lika kallt till lunch, då åker pannan ut.”

# under-the-pond
”Jag visste inte att du fanns”, sa {child}.

”Nej”, sa draken. ”Men förr skrev du som om jag gjorde det.” Och försiktigt drog den fram ett annat papper under ena vingen, mjukt i kanterna och skrivet med grön tusch. ”’Draken i dammen.’ Du gick i ettan. Du gav henne en mamma med dåligt knä. Ingen annan har någonsin gett en drake en mamma. Jag läser den varje vinter. Vad var det som hände?”

# obviously
{child} tittade i golvet. I somras hade {friend} sagt att drakar var för småbarn, och {child} hade sagt ”ja, självklart”, alldeles för fort. Samma kväll lade {child.he} alla sina berättelser om drakar i en låda, och sedan dess hade det där ”självklart” suttit som en sten i skon.

”Jag fyllde {age}”, sa {child.he}.

”Jag begär ingenting”, sa draken. ”Jag skulle bara vilja veta om du menade det.”

{child} svarade inte. Där uppe ringde det till samling. {Child.He} sträckte fram handen, och efter en stund gav draken {child.him} båda papperen.[pet.dog:  {Pet} satte nosen mot det gröna.][pet.cat:  {Pet} strök kinden mot det gröna.]

# tick
I aulan var det så kallt att alla satt i sina jackor. [music: De sjöng {@song} så att tänderna skallrade, och sedan|Nu] var det {child’s} tur att läsa. Vid dörren stod damen från kommunen, i halsduk[elder: , och bredvid henne satt {elder.short}[elder2:  och {elder2}]].[pet.dog:  {Pet} gick in som om {pet.he} gick i skolan och lade sig vid röret längs väggen.][pet.cat:  {Pet} gick in som om {pet.he} gick i skolan och kände på röret längs väggen.]

”Vad är det gröna för något?” viskade {friend} när {child} reste sig.

”Ingenting”, sa {child}.

{Child.He} ställde sig längst fram och började. ”’Drakar var stora, giriga …’”

Tick, sa röret[!pet.dog & !pet.cat:  längs väggen]. Det var ett litet ljud, ledset och kallt. {child} tystnade. Tvåhundra ansikten tittade på {child.him}. Någon fnissade.

”Fortsätt du, {child}”, sa [elder: {elder.short}|{teacher}, deras lärare].

{child} såg sin egen andedräkt. Den kom ut i moln, som rök. Draken lyssnar, tänkte {child.he}. Den ligger där nere i mörkret med örat mot röret. Och så vek {child.he} ihop sitt arbete och stoppade det i fickan.

”Det där tror jag inte är sant”, sa {child.he}. ”Jag ska läsa något annat.”

# bad-knee
Det gröna papperet darrade. ”’En gång fanns det en drake som bodde i en damm’”, läste {child}, ”’och hennes mamma hade dåligt knä.’”

Det fnissades på de bakersta raderna. {child} kände att {child.he} blev alldeles röd. {Child.He} visste precis var {friend} satt, och tittade inte dit. Men mamman hade ju en röst, kom {child.he} ihåg nu, en djup, brummande röst[elder: . Det var {elder.short’s}, och {elder.short} satt vid dörren. Men rösten | , och den] gick inte att göra till hälften.

”’Jag kommer inte upp’”, brummade {child.he}. ”’Gå och skräm riddarna själv, gumman lilla. Jag har knäet.’”

[elder: Vid dörren sträckte {elder.short} på sig.

]De skrattade. Men det var det andra skrattet, det som lutar sig framåt. {Child.He} brummade högre. ”’Och torka av klorna! Och är det en snäll riddare, så fråga om han har fått mat!’”

# tock
Tick, sa röret. Tick, tick. Tock. [pet.dog / pet.cat: {Pet} flyttade sig tätt intill. ]Sedan dunsade det till under golvet, och ett muller for fram längs väggen. Vartenda element i aulan började skallra. Det lät, om man visste, väldigt mycket som någon som skrattar.

När mamman hade kommit upp ur dammen, med knä och allt, höll folk på att ta av sig jackorna. Damen vid dörren virade av sig halsduken.

”Pannan är det inget fel på”, sa hon och stoppade undan sitt måttband.[elder: 

”Inte på mina knän heller”, sa {elder.short}.]

# sea-serpent
{Friend} sa ingenting förrän de var tillbaka i klassrummet.

”Gjorde du den där rösten redan i ettan?”

”Ja.”

”Den är bra.[elder:  Det är din {elder.short}.]” {Friend} petade på bordskanten. ”Jag har en sjöorm, faktiskt. I ett häfte. Den är fyrtio sidor lång.”

{child} stirrade på {friend.him}. ”Du sa ju att drakar var för småbarn.”

”En sjöorm är ingen drake”, sa {friend} med värdighet. ”Vill du läsa den?”

# more-mother
På eftermiddagen, när de egentligen skulle räkna bråk, skrev {child} del två[pet.other: , där {pet} var med som riddare][elder: [pet.other:  och|, där] mammans knä var bättre, på {elder.short’s} begäran]. {Child.He} vek ihop den, tryckte in den bakom bokhyllan och hörde hur den rasslade ner.

[pet.dog: På morgonen kom {pet} från källaren och lade ett papper på {child’s} stol, varmt fortfarande.|[pet.cat: På morgonen låg {pet} på {child’s} stol, och under {pet.him} låg ett papper, varmare än någon katt.|På morgonen låg det ett papper på {child.his} stol, varmt fortfarande.]] Längst ner, med prydliga bruna bokstäver, hade någon bränt dit ett betyg.

Nio av tio, stod det. Mer mamma.

# @song
{music}
