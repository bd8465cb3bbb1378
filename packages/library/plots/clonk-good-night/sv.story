title: Klonk, god natt
title: Riddaren med luckan
title: Tre nätter kvar
guest friend: Iris (hon), Melker (han)

% Regel: när luckan i hjälmen faller ner blir det mörkt, och när det är mörkt är det natt. Knacka gärna med i sängkanten.

# the-bridge-is-up
{child} var inne på en borg[city:  utanför {city}] och ville leka. Men {friend}[!friend.known: , {child.his} bästa vän,] var kvar på fel sida om vattnet. Där stod {friend.he} med en påse bullar.

[!short: Bron var nämligen uppe.

]”[short: Bron är uppe! ]Jag kommer inte in!” ropade {friend}.

Vid bron stod en riddare. Han var plåt[!short:  ända ner till tårna], [!short: och i hjälmen hade han en lucka att titta ut genom|med en lucka i hjälmen].

”Kan du veva ner bron?” frågade {child}.

”Jag är den starkaste riddaren som finns”, sa riddaren. ”Och om [short: två|tre] nätter fyller jag år. Jag längtar så att det skramlar.[!short:  Vill du höra?]”

[!short: Han längtade lite. ]Det skramlade.[elder:  På en bänk [!short: i solen ]satt {elder}[elder2:  och {elder2}][!short:  och såg på].][adult & !elder:  På en bänk [!short: i solen ]satt {adult}[!short:  och såg på].]

# clonk
Riddaren böjde sig ner över veven. Då föll luckan ner i hjälmen.

Klonk!

”God natt”, sa riddaren.

Och så somnade han[!short: , där han stod]. ”Rrrrr-pling”, snarkade han.[!short:  ”Rrrrr-pling.”]

{child} knackade på hjälmen. Knack, knack, knack.

Riddaren fällde upp luckan.

”God morgon!” sa han. ”Vilken kort natt.”

”Det var ingen natt”, sa {child}. ”Det var din lucka som ramlade ner.”

”Det blev ju mörkt”, sa riddaren. ”När luckan är nere är det mörkt. Och när det är mörkt är det natt. [!short: Och nu|Nu] är det bara [short: en natt|två nätter] kvar!”

## or
Riddaren [!short: spottade i händerna och ]tog tag i veven. Men så kom det en fjäril och satte sig på hjälmen, och luckan ramlade ner.

Klonk!

”God natt på er”, sa riddaren, och sedan sov han. ”Rrrrr-pling.”

{child} bankade på hans mage. Bank, bank, bank.

Upp åkte luckan.

”God morgon!” sa riddaren. ”Har jag vuxit?”

”Du har bara blundat”, sa {child}. ”[!short: Det är mitt på dagen. ]Luckan ramlade ner.”

”Nej, nej”, sa riddaren. ”Luckan nere, mörkt. Mörkt, natt. [!short: Det vet väl alla. ][short: En natt|Två nätter] kvar!”

# one-night-left
Riddaren vevade igen. Knirr, knirr. Bron kom ner en liten bit. Riddaren lutade sig fram för att se efter.

Klonk!

”God natt”, sa riddaren.

[elder: ”God natt”, sa {elder.short}, som var artig.

][elder2: ”God middag”, sa {elder2.short}, som hade klocka.

]
”Rrrrr-pling. Rrrrr-pling.” Bron for upp igen.

Knack, knack, knack.

”God morgon!” sa riddaren. ”Nu är det bara en natt kvar! Är det gröt?”

”Det är bullar”, sa {child}. ”Men de är på andra sidan.”

[sport & !athlete: ”När jag fyller år ska jag {play sport}”, sa riddaren. ”Med plåten på.”][sport & athlete: ”När jag fyller år ska jag {play sport} som {athlete}”, sa riddaren. ”Med plåten på.”][!sport & athlete: ”När jag fyller år ska jag bli som {athlete}”, sa riddaren. ”Fast i plåt.”]

## or
Den här gången vevade riddaren med ryggen rak som en kvast. Bron kom halvvägs. Då öppnade {friend} bullpåsen.

”Bullar!” sa riddaren och lutade sig ut för att lukta.

Klonk!

”God natt”, sa riddaren. Bron åkte upp.

[elder: {Elder.short} gäspade, för sådant smittar.

][elder2: {Elder2.short} tyckte att det var lite tidigt.

]
Då kastade {friend} en bulle över vattnet.

Pang!

”God morgon!” sa riddaren. ”En enda natt kvar! Och det regnar bullar!”

[!sport & athlete: ”För varje natt blir jag mer lik {athlete}”, sa han. ”Fast mer av plåt.”][sport & !athlete: ”Jag önskar mig att få {play sport}”, sa han. ”I hela min plåt.”][sport & athlete: ”Jag önskar mig att få {play sport}”, sa han, ”i hela min plåt. Precis som {athlete}.”]

# one-finger
[!short: Då hämtade {child} en hink. {child.He} ställde sig på den och höll upp luckan med ett finger.

”Nu kan det inte bli natt”, sa {child.he}.

][short: Riddaren vevade. ]Knirr, knirr, knirr. Bron kom ner, [!short: och mer, och ]nästan ända ner. [!short: {Friend} lyfte redan på ena foten.

]”Det går!” sa riddaren. [!short: ”Titta, lilla kompis, det går!” ]Han blev så glad att han nickade.

KLONK!

”God natt”, sa riddaren.

## or
[!short: {child} hittade en hink att stå på. Sedan stöttade {child.he} upp luckan med en kvist. Det satt löv på den.

”Det kittlar”, sa riddaren.

][short: Riddaren vevade. ]Knirr, knirr, knirr. Snart var bron nästan nere.[!short:  {Friend} sträckte fram en fot.]

”Jag ser bron!” sa riddaren. ”Jag ser … ah … ah …”

”Låt bli!” sa {child}.

”TJO!”

KLONK!

”God natt”, sa riddaren.

# stuck
Upp for bron. {child} knackade. Knack, knack, knack.

Det kom inget god morgon.

{child} drog i luckan[!short: , först med en hand och sedan med två]. Den satt fast.[pet.dog:  {Pet}[!pet.known: , {child.his} hund,] skällde på den.[!short:  Det hjälpte inte.]]

[!short: ”Rrrrr-pling”, sa det därinne.

”Vakna”, sa {child}. ”Annars sover du ju bort din födelsedag.”

][!short: På andra sidan vattnet satte sig {friend} ner. Så långt bort såg {friend.he} väldigt liten ut.

]”Jag vill vara hos dig!” ropade {friend}.

Det ville {child} också. {child.He} var så ledsen att det gjorde ont i halsen.[!short:  Det var bara lite vatten emellan, och ändå gick det inte.]

## or
Bron åkte upp, rakt upp i vädret. {child} knackade och knackade.[!short:  Riddaren bara snarkade.] Luckan hade fastnat.

[!short: ”Du fyller ju år snart”, sa {child} till honom. ”Det tycker du om.”

”Rrrrr-pling.”

{child} kittlade honom under armen. Men plåt går inte att kittla.][pet.dog:  {Pet}[!pet.known: , {child.his} hund,] slickade [short: riddaren|honom] på handen, men den var också av plåt.]

”Kommer du snart?” ropade {friend}[!short:  från andra sidan].

”Jag kan inte”, ropade {child}.[!short: 

”Då äter jag inga bullar”, ropade {friend}. ”Inte förrän du är här.”

Det gjorde det bara värre.] {child} längtade så att det sved i ögonen.

# the-cock
{child} tittade på hjälmen. Där inne var det mörkt.[!short:  Där skulle det aldrig mer bli morgon.]

[!short: Men på morgonen kan det vara mörkt ändå. ]Vem är det [!short: då ]som säger till[short:  när det är morgon]?

Tuppen!

Luckan hade små, små hål. {child} klev upp på [short: en hink och|hinken,] satte munnen mot hålen[!short:  och tog ett andetag ända nerifrån magen].[school:  På {school} var det ingen som kunde låta högre.]

”KUCKELIKU!”

[!short: Det for runt, runt i hjälmen. Kuckeliku, kuckeliku.

]Snarkningen tog slut.

”Är det morgon?” sa [short: riddaren. ”Då fyller jag år!|det därinne. ”Här är mörkt.”

”Tuppen har galit”, sa {child}.

”Då är det morgon”, sa riddaren. ”Då … då är det ju nu! Jag fyller år!] Kommer det någon med något?”

”{Friend} kommer”, sa {child}. ”Med bullar. Men du måste veva.”

Och riddaren vevade[!short: , rakt ut i mörkret, så att det rök om veven]. Knirr, knirr, knirr, knirr, DUNS.

Bron var nere, och {friend} sprang, och {child} sprang, och de krockade mitt på.

## or
Hur går det till hemma, när det är morgon? [!short: {child} funderade. Det kommer någon och säger gröt.

I luckan fanns det en rad hål, stora som ärtor. {child} ställde sig på hinken.

”Gröt”, sa {child} in i dem.

”Rrrrr-pling.”

][!short: Men vem vaknar till och med före gröten|Vem vaknar allra först]?

Tuppen!

{child} [!short: höll i sig i hjälmen|ställde sig på en hink, vid hålen i luckan,] och gol[school:  så att det måste ha hörts till {school}].

”KUCKELIKU!”

[!short: På andra sidan vattnet gol {friend} också.

”Kuckeliku!”

]”[!short: Två stycken|En tupp]!” sa riddaren i mörkret. ”[!short: Då är det morgon på riktigt. Varför har ingen väckt mig?”

”Det har vi”, sa {child}. ”Grattis|Då är det morgon.”

”Ja”, sa {child}. ”Grattis] på födelsedagen. Nu får du veva in din present.”

[!short: ”Är den så stor?” sa riddaren.

”Det är|”Vad är det?”

”Det är] {friend}”, sa {child}. ”Med en påse.”

[!short: Riddaren såg inte ett dugg, men det går bra att veva ändå.|Riddaren vevade.] Knirr, knirr, knirr, DUNS.

{child} rusade ut på bron, och {friend} rusade in, och de kramades så att varenda bulle blev platt.

# butter
{child} smorde luckan med smöret på en bulle, och då gick den upp.[!short:  Sedan satte {child.he} dit en bit bulle, så att den stannade uppe.]

”[!short: Så ljust det är”, sa riddaren. ”Och så många ni är. Och bullar.|Bullar”, sa riddaren. ”Åh.] Precis så har jag längtat.”[music:  De sjöng {music}[!short:  för honom, och han höll takten på magen. Pling].][sport:  Sedan fick han {play sport}[!short: , med plåten på, och det hördes].][pet.dog & !short:  {Pet} slickade luckan ren.][pet.cat:  {Pet}, katten, kom och la sig på hans fot, för plåt blir varm i solen.][short & athlete:  ”Nu är jag nästan {athlete}”, sa han.][pet.other:  I {child's} ficka låg en smula åt {pet} där hemma.]

## or
{Friend} tryckte en bulle mot hålen. Smöret rann ner i gångjärnet, och då gled luckan upp.[!short:  {child} satte en bit bulle där, så att den stod kvar.]

Riddaren skramlade[short:  åt bullarna].[!short: 

”Vad längtar du efter nu?” frågade {child}.

”Efter det här”, sa han. ”Jag är så van.”][music:  De sjöng {music}[!short: , och {friend} spelade på hans rygg. Pling, pling].][sport:  Allihop skulle {play sport}[!short: , och en av dem slamrade].][pet.dog & !short:  {Pet} åt upp smulorna och sedan påsen.][pet.cat:  {Pet}[!pet.known: , {child.his} katt,] såg en annan katt i den blanka magen och spann åt den.][short & athlete:  ”Nästa år blir jag {athlete}”, sa han.][pet.other:  {child} sparade den plattaste bullen åt {pet} där hemma.]

# really-night
När solen gick ner skulle de gå hem.

”Nu när luckan stannar uppe”, sa riddaren, ”hur ska jag veta när det är natt?”

{child} klev upp på hinken[!short:  en sista gång]. [!short: Riddaren fick äta upp bullbiten. Sedan stängde {child} luckan, så sakta, så sakta.|{child.He} stängde luckan, så sakta, så sakta.]

Klonk, sa luckan, nästan inte alls.

”God natt”, sa riddaren.

Sedan gick de hem över bron[adult & !short: , och {adult} bar {child} sista biten]. {child} la handen över sina egna ögon.

”Klonk”, sa {child.he}.

## or
När solen gick ner skulle de gå hem.[!short:  Men riddaren såg orolig ut.]

”Luckan är uppe”, sa [short: riddaren|han]. ”Tänk om det är dag hela natten.”

”Nej då”, sa {child} och klev upp på hinken. [!short: Riddaren fick äta upp bullbiten. ]Sedan stängde {child.he} luckan, så sakta, så sakta.

Klonk, sa luckan, nästan inte alls.

”God natt”, sa riddaren.[!short:  ”Rrrrr-pling.”]

Sedan gick de hem över bron[adult & !short: , och {adult} bar {child} sista biten]. Innanför dörren drog {child} ner mössan över ögonen.

”Klonk”, sa {child.he}.
