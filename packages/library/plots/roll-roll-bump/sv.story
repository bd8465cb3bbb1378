title: Rull, rull, duns
title: Gropen i soffan
title: Den som var borta

% Regel: den som sätter sig i soffan rullar ner i gropen. {parent} är den som önskningen säger är borta, {adult} den som läser, om det är en annan; annars sägs det inte vem.

# the-dip
I ena änden av soffan hemma hos {child}[short & city:  i {city}] fanns det en grop. [parent: Den hade {parent} gjort, kväll efter kväll, med hela rumpan. Det visste alla hemma[!short: , och soffan visste det också]. | Den hade någon gjort, kväll efter kväll, med hela rumpan. Vem det var visste alla hemma[!short: , och soffan visste det också].]

Gropen var så djup att hela soffan lutade. [!short: Man kunde sätta sig var man ville. ]Rull, rull, så låg man hos [parent: {parent} | den som satt i gropen]. Där var det varmt, och där fick man ligga kvar.

Men nu var gropen tom. [parent: {Parent} | Den som brukade sitta i den] hade rest bort för att jobba, i flera dagar.

Första kvällen satte sig {child} längst bort i sitt hörn, precis som vanligt.

Rull, rull, DUNS.

Där fanns ingen.

Det gjorde ont, men inte i rumpan. Det gjorde ont högre upp, där man saknar folk.

”Det är tomt i den”, sa {child}.

”Jag vet”, sa [parent.home: {adult} | den som var hemma].

# hold-on
[school: Dagen därpå gick bra {at school}, för där lutade ingenting. Men på kvällen stod soffan där|Nästa kväll stod soffan där] och lutade igen. {child} satte sig och tog tag i armstödet med båda händerna.

Det gick riktigt bra. Sedan kliade det på näsan.

Rull, rull, DUNS.

[athlete: Inte ens {athlete} hade kunnat hålla sig kvar och klia sig samtidigt.

][pet.dog: [!pet.known: Hunden {pet}|{Pet}] kom och ville trösta. {Pet.He} hoppade upp och åkte ner på mage, med en tass åt varje håll.

][pet.cat: [!pet.known: Katten {pet}|{Pet}] lade sig högst upp och somnade. {Pet.He} fortsatte att sova hela vägen ner.

][pet.other: Bara {pet} rullade inte, för {pet.he} brukade aldrig sitta i soffan.

][friend: {Friend}[!friend.known: , som var {child's} bästa vän,] satte sig också.

”Du är fel person”, sa {child}.

”Jag vet”, sa {friend} nere i gropen. ”Hur kommer man upp?”

][elder & elder2: {Elder} satte sig i ena änden och {elder2} i den andra, med hela soffan emellan. Rull, rull, så satt de i samma grop.

”Nämen hej”, sa {elder.short}.

”Det var längesedan”, sa {elder2}.

][elder & !elder2: ”Akta”, sa {child}, men {elder} hade redan satt sig.

”Oj”, sa {elder.short} nere i gropen. ”Jag skulle egentligen sitta däruppe.”

][sport: Till och med {sport.thing} hamnade där.

]
# potatoes
”Det måste sitta någon i den”, sa {child}. ”Någon tung.”

De bar dit en säck potatis. Över säcken drog {child} den stora tröjan, den som hängde kvar i hallen. Den passade. Säcken hade till och med mage.

Sedan satte sig {child} i sitt hörn.

Rull, rull, KNÖL.

”Potatis kramas inte”, sa {child}.

# the-voice
Då ringde telefonen, och det var just den rösten.

”Vad gör du?” sa rösten.

”Sitter med dig”, sa {child}. ”Du är potatis i kväll.”

”Jaså, minsann. Och hur är jag som potatis?”

”Knölig.”

”Ja, det är jag nog”, sa rösten. [city: ”Och hur är det i {city}?”

”Det lutar”, sa {child}.

][music: De nynnade på {music}, en i varje telefon. ]{child} skrattade så att magen på potatisen skakade.

”Du”, sa rösten sedan. ”Vi har inte blivit färdiga här. Jag kommer inte i morgon. Det blir en natt till.”

# one-more-night
{child} svarade inte. {child.He} drog tröjan av potatisen och knuffade till säcken så hårt {child.he} kunde. Säcken välte, och potatisarna for ut över golvet och in under allting.

”Dumma soffa!” skrek {child.he}. ”Jag ska aldrig mer sitta i dig!”

Och så gick {child.he} och lade sig, med den stora tröjan över huvudet. Den luktade precis som den skulle. Det gjorde det bara värre.

# in-pyjamas
Mitt i natten vaknade {child} och saknade så mycket att {child.he} inte kunde ligga kvar. [short: I hallen tog {child.he} ner den stora tröjan som hängde kvar, och sedan gick {child.he} till soffan med tröjan släpande efter sig.|{child.He} gick upp, med tröjan släpande efter sig.]

Vid soffan var det tänt. Längst bort från gropen satt [parent.home: {adult} | den som var hemma], i pyjamas, med båda händerna om armstödet och ena foten mot bordet.

”Vad gör du?” frågade {child}.

”Håller i mig.”

”Varför det?”

”För att det är så tomt där nere”, sa [parent.home: {adult} | den som var hemma].

{child} hade inte vetat att vuxna också rullade. {child.He} klättrade upp och tog tag i armstödet, {child.he} med. Det var väldigt jobbigt att hålla i sig.

[athlete: ”Jag är ju inte {athlete}”, stönade [parent.home: {adult} | den som var hemma]. ”Och nu kliar det på näsan.”|”Nu kliar det på näsan”, sa [parent.home: {adult} | den som var hemma].]

# let-go
{child} tittade ner i gropen. Den [!short: var djup och rund och ]såg ut precis som [parent: {parent} | den som var borta], fast åt andra hållet.

”Vi släpper”, sa {child}.

”Då blir det duns.”

”Inte om vi är två. Håll i mig i stället.”

Så höll de i varandra i stället. {child} räknade. Ett. Två. Tre.

Rull, rull …

MOFF.

[!short: Det var inget duns. ]De låg i en hög, med fötterna i luften och den stora tröjan över alltihop. Gropen var full. Det låg två i den och saknade samma person, och det var mycket bättre än att hålla i sig.[music:  De nynnade på {music}, så gott de mindes.]

[!short: ”Aj”, sa [parent.home: {adult} | den som var hemma]. ”Det är något som är hårt.”

Det var en potatis.]

# no-bump
Kvällen därpå gick det i dörren. [parent: {Parent} | Den som hade varit borta] fick {child} rakt i magen[pet.dog:  och {pet} rakt i ansiktet][!short & age>=4: , och det tog en lång stund att hälsa färdigt].[pet.cat:  Sedan ville {pet} också bli hälsad på.][pet.other:  {Pet} fick också veta det.][friend:  {Friend} hejade från dörren.][elder:  {Elder} [elder2: och {elder2} ]hade lagat mat[!short: , och det var potatis].]

Sedan fick soffan tillbaka sin rumpa.

[!short & age>=4: ”Åh”, sa [parent: {parent} | den som hade varit borta]. [sport: ”Här ligger visst {sport.thing}. Och gropen har blivit större.”|”Gropen har blivit större.”]

”Vi har varit några stycken”, sa [parent.home: {adult} | den som var hemma].

]{child} satte sig längst bort i sitt hörn. {child.He} höll inte i sig alls.

Rull, rull.

Det blev inget duns. Det satt någon där.
