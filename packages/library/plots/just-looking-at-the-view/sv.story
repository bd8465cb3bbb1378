title: Superhjälten på vedboden
title: Tittar bara på utsikten
title: Han kan inte ner
guest friend: Viggo (han), Tyra (hon)
guest elder: Harry (han), Solveig (hon)
guest minder: Malena (hon), Josefin (hon)

% ”Jag tittar bara på utsikten”: första gången obekymrat, andra gången med mindre röst, sista gången är det barnet.
% Boden är {elder}s: familjens, annars grannens.

# on-the-roof
På lördagen satt det en superhjälte på taket till {elder's} vedbod[!elder: , på tomten intill].

Han hade röd mantel och röda stövlar. Han satt allra högst upp med armarna om knäna, och han gjorde ingenting.

{child} och [!friend.known: {child.his} bästa vän ]{friend} stod bland kålhuvudena och tittade upp.[pet.cat:  Under ett kålblad låg {pet}[!pet.known: , {child's} katt].]

”Hej”, sa {child}. ”Kommer du ner?”

”Inte just nu”, sa superhjälten. ”Jag tittar bara på utsikten.”

[pet.dog: {Pet}[!pet.known: , {child's} hund,] tittade bara på deras smörgåsar.

]
# a-go
{child} ville så hemskt gärna att [pet.dog: superhjälten|han] skulle komma ner. {Child.He} hade aldrig träffat en superhjälte[athlete: , eller ens {athlete}]. {Child.He} ville ta i hand.

{Friend} ville något annat.

”Får jag prova manteln?” ropade {friend}.

”Inte just nu”, sa superhjälten.

# robbers
{Elder} kom med vattenkannan[music:  och gnolade på {music}][elder2: , och sedan kom {elder2} med den andra].

”Det där taket är nytt”, sa {elder.short}. ”Det har jag lagt själv. Bara han inte sitter hål på det.”

”Han tittar på utsikten”, sa {child}.

”Vilken utsikt?” sa {elder.short}. ”Det är ju baksidan på bussgaraget[city:  {in city}].”

”Han vaktar det”, sa {friend}. ”Han spanar efter tjuvar.”

Så de spanade efter tjuvar allihop.[pet.other:  {Pet} var hemma, ifall tjuvarna gick dit.] Det kom inga tjuvar. [pet.cat: Det kom {pet}. {Pet.He} promenerade | Det kom en duva. Den promenerade] längs taket, tittade på superhjälten och gick runt honom.

# cheese
De åt sina smörgåsar. {child} höll upp en.

”Det är ost på”, sa {child.he}. ”Du kan få den om du kommer ner.”

Superhjälten tittade länge på smörgåsen.

”Jag tittar bara på utsikten”, sa han, och nu var rösten mindre.

[pet.dog: {Pet} tittade bara på smörgåsen.

]
# eyes-shut
[pet.dog: Men sedan tittade {pet} inte på smörgåsen. {Pet.He} tittade på superhjälten. Då tittade {child} också, ordentligt. | Men nu tittade {child} på honom, ordentligt.] Superhjälten spanade inte alls efter tjuvar. Han tittade inte på utsikten heller. [pet.cat: {Pet} satt bredvid och höll inte i sig alls. Men superhjälten blundade, och han höll i sig | Han blundade. Och han höll i sig] i taket med båda händerna.

Det där kände {child} igen. I tisdags[sport: , när det var dags att {play sport},] hade {child} klättrat ända upp i klätterställningen[school:  {at school}]. Och där hade {child.he} blivit kvar.[!adult:  {Minder}, som passade {child.him}, hade pratat ner {child.him}.]

”{Elder.short}”, viskade {child}. ”Han kan upp. Han kan inte ner.”

# the-ladder
{Elder.short} tittade. ”Det var som sjutton”, sa {elder.he} och gick efter stegen.

{Elder.He} ställde den mot vedboden och höll i den med sina två stora händer, och så lutade {elder.he} sig mot den så att den inte kunde vicka.

”Hur kommer du ner annars?” frågade {child}.

”Det brukar finnas en backe”, sa superhjälten.

# backwards
[pet.cat: {Pet} hoppade, rakt ner i kålen.

”Inte så”, sa {child}. ”Man måste göra det baklänges. | ”Man måste göra det baklänges”, sa {child}. ”]Det har {@a} sagt. Rumpan först. Sedan en fot.”

Superhjälten vände sig om. Ut kom rumpan. Ut kom en röd stövel. Den letade lite i luften, och så stannade den.

”Ta av dig manteln!” sa {friend}. ”Du trampar ju på den!”

Alla tittade. {Friend} hade alldeles rätt. Så superhjälten knöt upp manteln, och den seglade ner och landade på {friend}.

”Nu andra foten”, sa {child}. ”Nu en fot. Nu en fot. Nu är det bara gräs.”

Och det var bara gräs.

# just-grass
Superhjälten öppnade ögonen. Han var inte särskilt stor för att vara superhjälte. Han tog {child} i hand, och han åt upp ostsmörgåsen, och sedan åt han upp {elder.short's}[elder2:  och {elder2's}].[pet.dog:  {Pet} fick kanterna.]

{Friend} sprang sex varv runt kålen i manteln[pet.dog: , med {pet} efter sig, och][pet.cat: , och sex gånger förbi {pet} under kålbladet, och][!pet.dog & !pet.cat:  innan {friend.he}] lämnade tillbaka den.

Sedan for superhjälten hem. [city: Han tog buss nummer nio. Han satt på golvet. | Han tog tunnelbanan. Den går under jorden.]

# the-view
På kvällen[pet.other: , när {pet} hade fått höra alltihop,] stoppade {@a} om {child}. ”Och vad gjorde superhjälten?” frågade [adult: {adult.he} | hon].

{child} funderade.

”Han tittade bara på utsikten”, sa {child.he}.

# @a
{minder}
## if adult
{adult}
