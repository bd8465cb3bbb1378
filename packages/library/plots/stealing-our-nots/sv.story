title: Snigelpost
title: Någon stjäl våra inten
guest friend: Yusuf (han), Nora (hon)
guest pet: Rut (hon), Sixten (han)
guest host: Melker (han), Alva (hon)

% Läs breven lugnt: barnet kan räkna ut det själv.

# the-post
Mellan {child's} trädgård och {friend's} trädgård stod ett staket, och på staketet satt en fågelholk där det aldrig hade bott någon fågel[elder: , hur mycket {elder}[elder2:  och {elder2}] än hade spanat]. I stället bodde posten där.

{child} och {friend}, som var bästa vänner, skrev till varandra varje dag, fast de satt bredvid varandra [school: {at school} | i skolan]. Det är skillnad på att säga en sak och att få den på grönt papper, hopvikt fyra gånger.

{Pet} var postmästare. {@whose} Men {pet.he} följde med varje gång, längst fram, med svansen rakt upp som en antenn.

# dear-you
En regnig torsdag vek {child} upp dagens brev. Det var hål i det, men det var det ofta i {friend's} brev. {Friend.He} suddade så hårt. {child} läste:

”Hej {child}! Jag vill gå på {host's} kalas utan dig. Det är så kul när du inte är där. Din {friend}.”

{child} läste det en gång till. Det blev inte bättre.

”Din {friend}”, sa {child}. ”Att {friend.he} ens vågar!”

{Pet} nosade på brevet. {Pet.He} nosade länge på hålen, rynkade hela nosen och sa ”{@boff}”.

”Precis”, sa {child}. ”{@Boff}.”

# go-then
{Child.He} hämtade ett eget grönt papper och skrev så att pennan nästan gick av:

”Hej {friend}. Gå dit då! Jag tänker inte gråta. Jag fattar inte vad jag har gjort, och jag tänker inte säga förlåt. {child}.”

{Child.He} stoppade brevet i holken. Sedan gick {child.he} in och grät lite i alla fall, i {pet's} {@ear}.

Hela natten regnade det[city:  över {city}].[music:  Inte ens {music} hjälpte.]

# what-have-you-done
Nästa dag var det lov från skolan, och klockan nio ringde det på dörren. Där stod {friend} i regnkappa och pyjamasbyxor. {Friend.He} såg orolig ut.

”Vad har du gjort?” sa {friend.he}.

”Jag?” sa {child}. ”Vad har DU gjort?”

”Ingenting! Men du skriver ju!” {Friend} höll fram det gröna pappret och läste: ”’Gå dit då. Jag tänker gråta. Jag fattar vad jag har gjort, och jag tänker säga förlåt.’ Så jag väntade hela kvällen på att du skulle komma och säga det. Är det något hemskt? Är det min cykel?[sport:  Har det med {sport} att göra?]”

”Så skrev jag inte! Jag skrev att jag INTE tänkte gråta. Och INTE säga förlåt!”

”Det står inget inte här”, sa {friend}. ”Här är bara ett hål.”

# holes
De såg på varandra.

”Var det … hål?” sa {child} långsamt. {Child.He} sprang efter {friend's} brev[athlete: , fort som {athlete}]. Det låg skrynklat under sängen, där det hade fått ligga och skämmas. De lade breven bredvid varandra på golvet. Det var hål i båda två. Små, runda, snirkliga hål.

”Vad skrev du där?” sa {child} och satte fingret i ett av dem.

”Inte”, sa {friend}. ”’Jag vill INTE gå på {host's} kalas utan dig.’ Och där står det INTE också. ’Det är INTE så kul när du inte är där.’”

{child} blev varm ända ut i tårna. Sedan blev {child.he} arg, åt ett helt annat håll.

”Det är någon som stjäl våra inten!”

# postmaster
Då sa {pet} ”{@boff}” en gång till. {Pet.He} hade försökt berätta det sedan i går. {@trail}

# on-a-nose
{Pet} stack in nosen i holken. Så drog {pet.he} ut den igen. Och ytterst på nosen, blank och lugn, satt en snigel med huset på ryggen. Den sträckte ut sina ögon, ett i taget, och såg på {pet}. {Pet} såg på den, så att {pet.he} blev vindögd.

”Det är bara en liten snigel”, viskade {friend}. ”Sniglar äter väl sallad?”

”Den trodde nog att det var sallad”, sa {child}. ”Det är ju grönt.”

I botten på holken låg beviset. Fyra, fem små korvar av snigelbajs, gröna som brevpapper.

”Där är våra inten”, sa {friend}.

De skrattade så att {child} måste hålla i staketet. {Pet} vågade inte skratta. {Pet.He} hade någon på nosen.

# rhubarb
De flyttade snigeln till rabarberlandet och döpte den till Inte.[elder:  I ett rabarberland trivs alla, tyckte {elder}[elder2:  och {elder2}].] Men på kvällen tyckte {child} synd om den, som hade haft både tak och post och nu bara hade rabarber. Därför skrev de ett sista brev tillsammans, på det allra grönaste pappret, och lade det under det största bladet. Där stod alla ord de gärna kunde vara utan: gräl, dumma dig, aldrig mer, bortglömd, gå dit då.

# you-then
På lördagen, innan de gick till {host's} kalas, kröp de in och tittade, {child}, {friend} och {pet}.

Inte låg och sov i sitt hus, mätt och rund. Gräl var borta. Aldrig mer var borta. Mitt på pappret hade den lämnat två små ord alldeles hela.

”’Dig’ och ’då’”, läste {friend}.

”Dig då”, sa {child} och lutade sig mot {friend.him}. ”Ja, vem annars.”

# @whose
{Pet.He} var grannens hund, men så fort posten skulle gå bodde {pet.he} hos {child}. {Pet.He} nådde inte upp till holken, ens när {pet.he} stod på bakbenen och tänkte sig lång.
## if pet.dog
{Pet.He} var {a breed} och nådde inte upp till holken, ens när {pet.he} stod på bakbenen och tänkte sig lång.
## if pet.cat
{Pet.He} var {a breed} och kom inte in i holken, ens när {pet.he} plattade till öronen och tänkte sig smal.

# @boff
boff
## if pet.cat
mrr

# @ear
öra, som var mjukt och rymde ganska mycket
## if pet.cat
päls, som var mjuk och rymde ganska mycket

# @trail
{Pet.He} satte nosen mot brevet, nosen mot golvet, och sedan bar det av: ut genom dörren, över gräset, rakt fram till staketet. Där ställde {pet.he} sig på bakbenen och tänkte sig längre än någon hund har tänkt sig förut.

{Pet.He} nådde ändå inte. {Friend} fick knuffa på i baken och {child} hålla i magen.
## if breed.Dachshund
{Pet.He} satte nosen mot brevet, nosen mot golvet, och sedan bar det av: ut genom dörren, över gräset, rakt fram till staketet. Där ställde {pet.he} sig på bakbenen och tänkte sig längre än någon tax har tänkt sig förut.

{Pet.He} nådde ändå inte. {Friend} fick lyfta {pet.him} i baken och {child} i magen.
## if pet.cat
{Pet.He} satte tassen på brevet, mitt på ett hål, och sedan bar det av: ut genom dörren, över gräset och upp på staketet i ett enda skutt. Där plattade {pet.he} till öronen och tänkte sig smalare än någon katt har tänkt sig förut.

{Pet.He} kom ändå inte in. {Friend} fick hålla i baken och {child} i magen, så att {pet.he} inte ramlade ner.
