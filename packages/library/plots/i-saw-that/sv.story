title: Jag såg det
title: Kråkan på taket
title: Den tjugonde guldpengen
guest friend: Alva (hon), Lovis (hon)
guest teacher: Rosmarie (hon), Birgitta (hon)
guest noel: Noel (han), Sixten (han)

% ”Jag såg det”: barnet till kråkan, vännen till barnet, barnet till kråkan igen, tjugo sexåringar, vännen till barnet. Sist kråkan.
% Knepet: den som har blivit sedd när den gömde något flyttar på det. Barnet har själv gjort så hela veckan.

# the-tin
Skatten låg i en kakburk under granen [school: {at school} | bakom skolan], och kråkan visste det innan locket ens var på.

{child} hade grävt ner den själv. Det var tjugo guldpengar av choklad. På fredag skulle förskoleklassen ha skattjakt, tjugo sexåringar, och de skulle få en var. {child} och {friend}[friend: , bästa vännen,] hade ritat kartan. Den var bränd i kanterna och fläckad med te, och där det röda krysset satt hade {child} lagt mossa, barr och en kotte, så att inget syntes.

”Perfekt”, sa {child.he} och reste sig.

På gymnastiksalens tak satt kråkan med huvudet på sned[pet.dog: , precis som [!pet.known: hunden ]{pet} när någon öppnade kylskåpet][pet.cat: , precis som [!pet.known: katten ]{pet} när någon öppnade kylskåpet][pet.other: , precis som {pet} när det var dags för mat].

När {child} kom tillbaka efter mattelektionen låg kotten på locket. Mossan var prydligt vikt åt sidan. En guldpeng fattades, och på taket satt kråkan med guldpapper i näbben.

”Jag såg det!” vrålade {child}.

Kråkan svalde.

# again
Så började det. {child} grävde ner burken vid stenmuren. Kråkan tittade på, väntade tills {child.he} gick och pillade upp den. {Child.He} flyttade den till rutschkanan. Kråkan tittade på. {Child.He} låtsades gräva bakom cykelstället medan {child.he} hade burken under jackan. Kråkan gick dit, granskade hålet, såg på jackan och kraxade på ett sätt som inte kunde missförstås.

# laughing
”Den skrattar åt mig”, sa {child}.

”Den är en kråka”, sa {friend}. ”Den gömmer mat, och den snor andras. Du gömmer mat mitt framför näsan på den. Vem är det som beter sig konstigt?”

”Det är vår skatt!”

”Det vet ju inte den.”

{Friend} köpte en ny peng för egna pengar, och så bestämde de att burken skulle ligga under granen med en sten på, och att de skulle vakta den. {Friend} tog torsdagsrasten. {child} tog fredagsrasten, den sista före skattjakten.

# king
På fredagen satt {child} under granen och vaktade. Bredvid spelade de boll i fyra rutor. Bollen kom studsande ända fram till granen, och de ropade att de saknade en, och {child.he} skulle ju bara vara med i en omgång.[sport:  Det var lika svårt att låta bli som när man får {play sport}.] {Child.He} var kung i tio minuter.

När det ringde kom {friend} springande.

”Har du vaktat hela tiden?”

”Jadå”, sa {child}.

{Friend} tittade på {child.him}.

”Jag såg det”, sa {friend.he}. ”Jag såg dig från fönstret, {child}.”

{Friend.He} sa det inte ens argt. Det var det som gjorde ont.

# empty
Stenen låg bredvid granen. Locket låg en bit bort. Burken var tom.

”Helt tom”, sa {child}.

Nere vid grinden hördes ett sorl. Tjugo sexåringar i gula västar kom på led, två och två[music: , och nynnade på {music}]. {teacher}, deras lärare, gick först med kartan högt över huvudet.

{Friend} var vit i ansiktet. ”Vad säger vi till dem?”

Uppe på taket satt kråkan och putsade sig. Den såg mätt ut, men inte så mätt. Ingen kråka i världen får i sig tjugo guldpengar på tio minuter.

”Den har inte ätit upp dem”, sa {child} långsamt. ”Den har gömt dem. På hela skolgården.”

”Ja, och hur ska vi veta var?”

# whoever-has-been-seen
{child} tänkte. {Child.He} tänkte på hur {child.he} själv hade gjort, hela veckan. Varje gång de svarta ögonen hade sett var skatten låg hade {child.he} grävt upp den och flyttat på den.

Och en kråka som tror att någon har sett den, vad gör den?

{child} lade sig på mage mitt på gräsmattan och stirrade. Först på en tuva vid flaggstången. Sedan på kråkan. Sedan på tuvan igen, så att det inte gick att ta miste på.

”Jag såg det!” sa {child.he} högt.

Kråkan slutade putsa sig. Den lyfte på ena foten, sedan på den andra. Men den satt kvar.

{child} stirrade på en fläck under häcken. ”Jag såg det!” På en springa i muren. ”Och det!”

# there
Sedan stirrade {child.he} på lövhögen. Då höll kråkan inte ut längre. Den seglade ner, rotade fram en guldpeng ur löven och flaxade iväg för att hitta ett säkrare ställe.

”DÄR!” skrek en sexåring.

Tjugo gula västar kastade sig ner på mage runt omkring {child}. Tjugo barn spärrade upp ögonen och stirrade på vartenda grässtrå.

”Jag såg det!” skrek de. ”Jag såg det! Jag såg det!”

# a-hunt
Kråkan fick bråttom. Den sprang, den flög, den grävde upp och grävde ner[athlete: , snabbare än {athlete}], och vart den än gick kom det barn efter. Det glimmade i hålet under basketkorgen, i ett stuprör och i {teacher's} cykelkorg. Kartan låg glömd i en vattenpöl. Ingen[city:  {in city}] hade någonsin varit med om en sådan skattjakt.

# the-twentieth
Efter en halvtimme satt de i gräset och jämförde sina guldpengar. Alla utom en. Han hette {noel}, och han var minst, och han gick runt, runt granen och såg ner i marken. Han grät inte. Han letade bara.

Den tjugonde pengen hade kråkan verkligen ätit upp.

{child} gick in under granen och satte sig på huk, som om {child.he} knöt skon. I fickan hade {child.he} sin gamla utländska slant, den med ett hål i mitten. [elder: Den hade kommit från {elder}[elder2:  och {elder2}], och {child.he} | {Child.He}] hade burit med sig den i fyra år, och ingen annan fick hålla i den. {Child.He} höll i den en stund. Så stack {child.he} ner den under mossan och lade en kotte på.

”Jag tror inte att jag har tittat här”, sa {child.he} i förbifarten när {child.he} gick.

Skriket hördes ända in i matsalen. ”En RIKTIG”, ropade {noel}. ”Jag fick en riktig.”

# the-bench
{child} satte sig på bänken vid muren. Fickan kändes väldigt lätt. Efter en stund kom {friend} och satte sig bredvid. De såg de gula västarna tåga bort genom grinden, och sist av alla gick {noel} och tittade på världen genom ett litet hål.

”Du”, sa {friend}.

”Vadå?”

”Jag såg det.”

{Friend} gav {child.him} en knuff med axeln och lät den vara kvar där.

Uppe på taket lade kråkan huvudet på sned. Den hade också sett.
