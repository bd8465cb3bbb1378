title: Tre veckor inne
title: Då vet hon ju ingenting
title: Kartan på garderobshyllan
guest pet: Mos (hon), Klimp (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest hugo: Hugo (han), Ivar (han)
guest elin: Elin (hon), Moa (hon)
guest nour: Nour (han), Amir (han)

% ”Då vet {pet.he} ju ingenting” sägs alldeles torrt. Snäckan är till vänster, lövet i mitten, tången längst bort.
% Den vuxna (@a) är {adult}, annars {minder}. En mor- eller farförälder ringer.

# three-weeks
De flyttade en onsdag i februari, mitt i ett arbetsområde om vulkaner. {child} hade hunnit fram till magman. Sedan packade {child.he} ner pennskrinet[athlete:  och bilden på {athlete}] och åkte en hel dag söderut med katten {pet} i en bur i knät[music:  och {@song} i hörlurarna].

[friend: {Friend}[!friend.known: , {child's} bästa vän,] sprang bredvid bilen ända till korsningen. Sedan tog trottoaren slut.

]Hemma [city: {in city} ]hade det legat snö. Här låg det ingen alls. Det blåste, och luften luktade salt och lite ruttet, som en burk man inte borde öppna.

”Kom ihåg att {pet} ska vara inne i tre veckor”, sa {@a} när de bar in den sista kartongen. ”En katt måste få vänja sig. Annars kan {pet.he} gå vilse.”

# one-night
”När börjar jag skolan?” frågade {child}.

”I morgon.”

{child} tittade på {pet}. {Pet} tittade ut från hyllan i garderoben, där {pet.he} redan hade flyttat in.

”Så katten får tre veckor”, sa {child}, ”och jag får en natt.”

{@A} satte sig på kartongen.

”När du säger det så”, sa {@he}, ”låter det inte rättvist.”

”Det är det inte heller.”

”Nej”, sa {@a}.

# the-hook
I den nya skolan fick {child} en krok där det stod {hugo}. {hugo} hade slutat till jul. Alla visste var matsalen låg och vilken trappa man inte fick springa i. De höll på med vikingar. Vulkanerna hade de haft i höstas.

När {child} sa något vände sig folk om, för {child.he} lät inte som de. [sport: Ingen frågade om {child.he} ville {play sport}. ]På rasten gick {child.he} längs staketet och låtsades att {child.he} var på väg någonstans.

# the-shell
Där hittade {child.he} en snäcka. En snäcka på en skolgård! Måsarna måste ha tappat den. {Child.He} tänkte på {pet}, som satt i garderoben och inte visste någonting, och stoppade den i fickan.

När {child} kom hem la {child.he} snäckan på garderobshyllan.

”Den här är från skolgården”, sa {child.he}. ”Så luktar det där.”

{Pet} luktade på snäckan länge. {Pet.He} nös. Sedan luktade {pet.he} en gång till.

# a-sort-of-map
Nästa dag tog {child} en omväg för att hitta något nytt. Det blev ett löv från parken. På lördagen gick {child.he} ner till vattnet och kom hem med en bit torkad tång. {Child.He} berättade för {pet} var allt låg. Snäckan till vänster, lövet i mitten, tången längst bort. Det blev en sorts karta, där på hyllan.[elder:  Varje söndag ringde {elder}[elder2:  och {elder2}] och frågade hur långt de hade kommit.][friend: 

Från {friend} kom ett tjockt kuvert. Det låg en tallkotte i det, och på en lapp stod det: ”Härifrån.” Den fick ligga innerst, där kartan började.]

# gravel
På måndagen skulle det bli lite grus från genvägen bakom brandstationen.

”Varför plockar du grus?”

{child} såg upp. Det var en tjej i klassen som hette {elin}. {child} hade ingen bra lögn till hands.

”Det är till min katt. {Pet.He} får inte gå ut än, så jag tar hem saker som {pet.he} får lukta på. Så att {pet.he} vet var {pet.he} är.”

{child} väntade på att {elin} skulle skratta.

”Har {pet.he} fått lukta på hamnen?” frågade {elin}.

”Nej.”

”Då vet {pet.he} ju ingenting.”

# a-herrings-head
På tisdagen kom {elin} med en repstump från sin pappas båt. Den var svart av tjära och stank så att läraren öppnade fönstret. Då ville förstås alla veta varför, och på onsdagen hade någon med sig en måsfjäder och någon annan ett kvitto från den bästa kiosken. En kille som hette {nour} hade ett sillhuvud i en plastpåse.

”Det är från min morfar”, sa {nour}. ”Han hälsar till katten.”

{Pet} åt upp sillhuvudet. Måsfjädern dödade {pet.he}. Men repstumpen släpade {pet.he} in i garderoben, och på kvällen låg {pet.he} och sov med hakan på den.

# under-the-shirts
Alla dagar var inte sådana. En torsdag ringde {child's} gamla klass[school:  från {school}] på skärmen, och de var mitt i ett skratt när bilden kom på, och {child} hann aldrig förstå vad det hade handlat om. Den kvällen kröp {child.he} in i garderoben, under skjortorna. {Pet} flyttade på sig precis så mycket som behövdes. De satt där en bra stund.

# the-threshold
Sedan hade det gått tre veckor.

{@A} öppnade dörren mot gården. {Pet} gick fram till tröskeln och tvärstannade. Vinden tog i {pet's} morrhår. Långt borta skrek en mås, och {pet.he} hukade sig tills {pet.he} var platt som en matta.

”Kom då, [pet.she: gumman|[pet.he: gubben|lilla vän]]”, lockade {@a}.

”Vänta”, sa {child}. ”Locka inte.”

{Child.He} gick ut och satte sig på det nedersta trappsteget med ryggen mot {pet}. {child} visste hur det kändes när alla stod och tittade.

# to-the-left
”Till vänster är skolan”, sa {child.he} rakt ut i luften. ”Det är snäckan. Rakt fram har du parken, det är lövet. Genvägen går bakom brandstationen, och om du fortsätter där kommer du till {elin's} båt. Men det behöver du inte göra i dag.”

Det dröjde. Trappsteget var kallt.

Så kände {child} något mjukt mot armen. {Pet} klev ner bredvid {child.him}. {Pet.He} lyfte nosen. Vinden kom från hamnen, med salt och tjära, och {child} såg hur {pet.his} öron vreds framåt, först det ena och sedan det andra. Det där kände {pet.he} igen.

{Pet} gick tre steg och luktade på ett grässtrå. Sedan gick {pet.he} tre till.

# on-top
Den kvällen somnade {pet} ovanpå täcket och inte i garderoben. {Pet.His} päls luktade ute. {child} la handen på den och tänkte på i morgon. Det var gymnastik, och {child} visste var salen låg. Kroken hade fått en ny tejpbit, och {elin} hade skrivit namnet med spritpenna så att det inte skulle gå bort.

Utanför fönstret blåste det. {Pet} spann.

# @song
{music}

# @a
{minder}
## if adult
{adult}

# @he
hon
## if adult
{adult.he}
