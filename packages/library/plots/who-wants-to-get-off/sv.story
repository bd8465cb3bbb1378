title: Vem ska av?
title: Ett tryck, ett pling
title: Pling!
guest driver: Monika (hon), Anneli (hon)
guest minder: Petra (hon), Susanne (hon)

% Plinget, dörrarna (pschh) och förarens fråga kommer vid varje hållplats; den som lyssnar kan plinga. ”Andra foten” sägs alldeles lugnt.
% Vem barnet åker med: {adult}, annars den äldre, annars {minder}.

# waited-all-day
Hela dagen hade {child} längtat efter att få trycka på knappen på bussen, men hela tiden var det någon som hann före.

Pling!

De satt på nian, {child} och [adult: {adult}|[elder: {elder}[elder2:  och {elder2}]|{minder} från huset bredvid]], och skulle hem[city:  genom {city}][adult & elder: , där {elder}[elder2:  och {elder2}] hade något gott i ugnen]. Knappen var röd och rund och satt på stången alldeles intill. Vid nästa stång stod en morfar med en bebis på ryggen. Hon sov i sin bärsele. [pet.dog: [!pet.known: Hunden {pet}|{Pet}] låg under sätet, där det fanns något att slicka på. ]

”Inte än”, sa [adult: {adult}|[elder: {elder.short}|{minder}]]. ”Vi trycker efter bron. Ett tryck, ett pling.”

Men de var inte längre än till simhallen, och någon hade plingat ändå.

# swimming-pool
Bussen saktade in. Bussen stannade. Pschh, sa dörrarna.

”Simhallen!” ropade {driver}, som körde. ”Vem ska av?”

Ingen skulle av.

Men dörrarna stod ju öppna. Så det klev på sex simmare med blött hår[friend: , och en av dem var {friend}[!friend.known: , {child's} bästa vän]].

”Vi tänkte gå”, sa de, ”men det här är bättre.”

När alla hade trängt sig in låg det något på golvet, bland alla blöta fötter. Det var en pytteliten gul strumpa. Den passade ingen simmare. {child} stoppade den i fickan, för att vara snäll, och så åkte de.

# garden-shop
Pling!

”Blomsteraffären!” ropade {driver}. Pschh. ”Vem ska av?”

Ingen skulle av. Men det klev på en man med ett träd.

”Jag tänkte gå”, sa mannen, ”men det här är bättre.”

”Gå bakåt i bussen!” ropade {driver}. Simmarna gick bakåt. Nu hade de löv i håret. Och så åkte de.

# town-hall
Pling!

”Stadshuset!” ropade {driver}. Pschh. ”Vem SKA AV?”

Ingen skulle av. Men det klev på en hel blåsorkester[music: , som just hade spelat {music}], och den sista hade tuba.

”Vi tänkte gå”, sa tanten med tuban, ”men det här är …”

”Jaja”, sa {driver}. ”Bakåt i bussen!”

Orkestern gick bakåt. Trädet gick bakåt. [friend: {Friend}|En av simmarna] fick stå med huvudet i tuban.

”Är det mysigt där inne?” frågade {child}.

”Nääääj”, sa tuban.

# not-one-more
Pling!

{driver} stannade bussen. Hon reste sig och vände sig om.

”Jag stannar och jag stannar”, sa hon, ”och ingen ska av! Nu är bussen full. Jag stannar inte för ett enda pling till!”

Och så åkte de, över bron.

# not-listening
”Oj, {child}, det är vi!” sa [adult: {adult}|[elder: {elder.short}|{minder}]]. ”Tryck nu!”

Äntligen! {child} tryckte på den röda knappen, alldeles själv, med sitt eget finger.

Pling!

Men bussen saktade inte in.

”Jag hör ingenting!” sjöng {driver}.

Åh nej. Nu skulle de åka förbi sin hållplats. De skulle åka hela natten, med trädet och tuban, ända tills det var frukost[sport:  och dags att {play sport}].[pet & !pet.dog:  Och vem skulle då ge {pet} mat?]

# under-the-coats
{child} såg inte {driver}. {Child.He} såg bara jackor. Så {child.he} tittade under jackorna, för så långt ner nådde ingen annan[pet.dog:  utom {pet}].

Och där hängde en fot.

Det var en bebisfot, och den var bar. {child} tittade uppåt. Det var bebisen från stången bredvid. Upptill sov hon.

Men nedtill sov hon inte.

Ut kom en tjock, skär tå. Sakta, sakta gick den upp mot den röda knappen på den stången …

Pling!

# a-toe
”Det är en TÅ!” skrek {child}.

Och så trädde {child.he} på den gula strumpan, över tårna och runt hälen, alldeles på egen hand[athlete: , kvickare än {athlete}].

”Nej men”, sa morfadern. ”Var det vi?” Och han vände sig om, så att foten pekade åt andra hållet.

# i-do
Nu plingade det inte mer. {child} trängde sig tillbaka till sin egen stång. Ett tryck, ett pling.

Pling!

”Vem”, sa {driver}, ”ska av?”

”JAG!” skrek {child}.

”[child.she: HON|[child.name: {child}|[child.they: HEN|HAN]]]!” skrek simmarna och orkestern och mannen med trädet.

# psssh
Och bussen saktade in. Bussen stannade. Pschh, sa dörrarna, och hela den stora bussen sjönk ner, för det kan bussar, tills steget var precis lagom för {child}.

”Tack, {driver}”, sa {child}.

”Tack, {child}”, sa {driver}.

# other-foot
Det var nästan mörkt[school: , och på {school} var det släckt]. {child} höll [adult: {adult}|[elder: {elder.short}|{minder}]] i handen, och de såg bussen åka bort längs vägen med alla lampor tända.

Långt borta plingade det.

”Andra foten”, sa {child}. Och så gick de hem.
