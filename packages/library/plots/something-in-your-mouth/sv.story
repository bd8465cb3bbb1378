title: Något i munnen
title: Presenter på mattan
title: Möss springer så fort
guest cat: Makrill (hon), Lakrits (hon)
guest gunvor: Gunvor (hon), Ingegerd (hon)
guest rolf: Rolf (han), Sture (han)
guest sonja: Sonja (hon), Vivi (hon)

% Katten är {gunvor}s. Vem mer som kommer ut på gatan (@with) sägs en gång.

# not-mine
Det låg en strumpa på {child's} dörrmatta. Den var grön, den var blöt, och den var inte {child's}.

En bit bort satt katten {cat} och såg nöjd ut.

{cat} var {gunvor’s} katt. [pet.dog: {child} hade [!pet.known: hunden ]{pet}, men ingen katt. |[pet.other: {child} hade {pet}, men ingen katt. |{child} hade ingen katt. ]]{Child.He} hade önskat sig en så länge {child.he} kunde minnas, så varje gång {child.he} såg {cat} satte {child.he} sig på huk och höll fram handen. Och varje gång gick {cat} sin väg.

Strumpan var {rolf’s}. {child} gick över med den. Men nästa dag låg det en strumpa till, och en grytvante som {sonja} saknade. Och där satt {cat} igen.

# nothing-in-your-mouth
”Varför gör hon så?” frågade {child} {gunvor}[music: , som satt på sin trappa och nynnade på {@song}].

”Det är presenter”, sa {gunvor}. ”Hon är orolig för dig.”

”För mig?”

”Hon har sett dig komma hem [school: från {school} ]varje dag.[sport:  Hon vet att du går ut för att {play sport}.] Och inte en enda gång har du haft något i munnen.”

{child} tänkte efter. Det stämde.

”Så hon tror att du inte kan jaga”, sa {gunvor}. ”Då får hon göra det åt dig.”

”Men det är ju strumpor!”

”Tyst, säg inte det till henne”, viskade {gunvor}. ”Möss springer så fort.”

”Jag lämnar ju tillbaka allting.”

”Ja, och då är mattan tom. Då tror hon att du har ätit upp.”

# underpants
Och det trodde {cat} verkligen. Ju mer {child} lämnade tillbaka, desto mer kom hon med. Hon hade aldrig sett någon som åt så mycket strumpor.

På torsdagen kom {rolf} gående med bara ben under rocken.

”Du har inte sett mina kalsonger?” sa han. ”De hängde på tork. Det är ankare på.”

{child} höll fram dem. ”Katten tror att jag äter sådana”, sa {child.he}.

{rolf} tittade på kalsongerna. Han tittade på {child}.

”Gör du det?” sa han.

”Nej!”[friend: 

”Bara ibland”, sa {friend}[!friend.known: , {child's} bästa vän].]

# the-rabbit
På fredagen hördes det gråt över hela gatan[city: , ja, nästan över hela {city}]. Det var {sonja’s} lilla flicka. Hon hade tappat bort sin tygkanin, som hon aldrig var utan. {child} visste direkt. {Child.He} sprang hem. Där på mattan låg kaninen, med ett blött öra.

{child} sprang tillbaka så fort {child.he} kunde, och flickan borrade in näsan i kaninen. Men nu hade alla kommit ut[adult / elder: , {@with} också].

”Strumpor kan jag leva med”, sa {sonja}. ”Men inte det här. Den katten får vara inne.”

”Hur länge då?” frågade {child}.

”Jämt”, sa {sonja}.

{gunvor} sa ingenting. Hon bara höll om {cat}. Och {cat} tittade på {child} över hennes arm, lite oroligt, för {child} hade ju inget i munnen nu heller.

Det gjorde ont i magen på {child}. {cat} skulle aldrig mer få gå ute, och det var för att hon hade varit snäll.

# you-have-to-do-that-bit
”Vänta!” sa {child}. ”Hon måste få se att jag kan!”

{Child.He} tog av sig ena skon, och så strumpan. {Child.He} kastade den så långt {child.he} kunde, ut [season.winter: i snön|på gräset]. Sedan ställde {child.he} sig på alla fyra.

{Child.He} smög. {Child.He} lade ner magen mot marken och stannade. {Child.He} vickade på rumpan, först åt ena hållet, sedan åt andra.

”Måste man göra det där?” viskade {rolf}.

”Ja”, sa {gunvor}. ”Det måste man.”

Och så hoppade {child}[athlete: , längre än {athlete}]! Rakt på strumpan, med båda händerna. {Child.He} ruskade den, för säkerhets skull. Sedan tog {child.he} den i munnen.

”Usch”, sa {rolf}.

# sandpaper
{child} kröp tillbaka över [season.winter: all snön|hela gräset] med strumpan dinglande under hakan. {gunvor} hade satt ner {cat}. {child} lade strumpan framför hennes tassar, och så satt {child.he} där och andades.

{cat} luktade på strumpan. Hon luktade på {child}. Länge, länge luktade hon.

Sedan slickade {cat} {child.him} mitt på näsan. Det kändes som sandpapper. Och så klev hon upp i {child.his} knä och lade sig.

”Nu är hon stolt”, sa {gunvor}. ”Nu kan du klara dig.”

{child} vågade knappt röra sig. ”Får hon gå ute då?” viskade {child.he}.

{sonja} kliade sig i håret. ”Om det inte ligger något på mattan i kväll”, sa hon.

# the-last-present
Det blev kväll. Lyktorna tändes på gatan, och alla hade gått in till sig. {child} öppnade dörren, bara en springa, och tittade ner.

Där låg ingen strumpa. Där låg ingen vante.

Där låg {cat} själv, rund som en limpa, och sov.

Den presenten fick ligga kvar.

# @with
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]
## if adult & elder
{adult}[!elder2:  och {elder}][elder2: , {elder} och {elder2}]

# @song
{music}
