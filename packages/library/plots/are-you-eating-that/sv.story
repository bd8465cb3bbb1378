title: Ska du äta upp den där?
title: Ett hjul som luktade paj
title: Juli äter ingen upp
guest friend: Idris (han), Märta (hon)
guest pet: Otto (han), Maggan (hon)

% Labradoren är originalet; vilken hund som helst duger, och en katt gör som katter: @shift, @full, @nobody.

# three-wheels
Lådbilsracet började klockan två, högst upp i Kapellbacken, och {child's} bil hade tre hjul. Det fjärde var borta, det hade rullat ner i en brunn. {child} och {friend}, {child.his} bästa vän, hade byggt på den där bilen hela sommaren.

”Det vi behöver”, sa {child} inne i skjulet, ”är en trollkarl.”

”Ska du äta upp den där?” sa någon.

I dörren stod en lång, smal trollkarl med vått skägg och en plastkasse. Han pekade på pajen i {child's} hand.

”Ja”, sa {child}.[elder:  Den var från {elder}.]

”Synd. Jag kunde ha gjort ett hjul av den.”

# a-wheel
Genast gav {child} honom pajen. Trollkarlen andades på den och sa ett ord som gnisslade som en grind, och där i hans hand låg ett svart gummihjul.

”Jag kan göra saker av mat”, sa han, ”bara jag får den. De fortsätter lukta som de var. Det rår jag inte för.”

{@Whose}

”Kan du inte göra ett riktigt?” frågade {child}. ”Som inte luktar paj?”

”En paj är riktig. Folk har blivit tröstade av den. Det du vill ha är ett barn med en skiftnyckel. Jag har aldrig begripit det. Ni har händer, och så skickar ni efter en trollkarl.[athlete:  Skickar {athlete} efter en trollkarl?]”

”Du är ju trollkarl!”

”Jag vill ha lunch”, sa trollkarlen med värdighet.

# chance-of-gravy
{Friend} tryckte fast hjulet på axeln. {Friend} oroade sig jämt, och det gjorde {friend.he} högt, som en väderrapport. ”Uppklarnande”, sa {friend}. ”Risk för sky framåt kvällen.”

{Pet} slickade på hjulet.

”{Pet}, nej!” sa {child}. ”Den där äter man inte!”

Det hade {pet} fått höra om mycket.

# an-engine
De drog bilen genom gatorna[city:  i {city}]. Trollkarlen gick bakom. Han frågade en dam med glass om hon skulle äta upp den där. Han frågade en bebis.

”Kan du förvandla något till en motor?” frågade {child}.

”Då skulle ni vinna.”

”Ja!”

”Och vem skulle ha gjort det?”

”Vi! Det var ju vi som kom på att fråga dig!”

”Be mig äta din middag, så får du se vem som blir mätt.”

{child} gick i förväg. Så träffade man äntligen en trollkarl, och så höll han på skiftnycklarna.

# a-gulp
Högst upp ställde de bilen på linjen[school:  bland de andra från {school}]. {child} och {friend} spände fast hjälmarna och provade bromsen, och en liten stund var det ingen som tittade på {pet}.

Det hördes ett slags glupp.

{Pet} satt bredvid den tomma axeln med lite pajdeg på hakan.

”Du åt upp det!” ropade {child}. ”Du åt upp vårt hjul!”

”Jag nämnde ju lukten”, sa trollkarlen.

”Gör ett till!”

”Av vad då? Har du någon paj?”

# july
{child} satte sig i gräset och var så besviken att till och med hjälmen kändes tung.[sport:  Det var värre än att förlora i {sport}.] En hel sommar, och så blev den uppäten. {child} drog ner hjälmen över ansiktet.

Någon satte sig bredvid och gnisslade.

”Jag ska tala om varför jag håller på skiftnycklarna”, sa trollkarlen. ”Jag har gjort fyra tusen saker. Alla har blivit uppätna.” Han nickade mot bilen. ”Storartad led på styrningen. Vem har gjort den?”

”Jag”, sa {child} inifrån hjälmen. ”Det tog hela juli.”

”Juli äter ingen upp.”

# on-three
{child} sköt upp hjälmen. Sedan gick {child.he} fram till bilen, till det hörn som var längst bort från den tomma axeln, och lutade sig på det med båda händerna. Den tomma axeln lyfte från marken.

”{Friend}! Den går på tre! Vi behöver bara luta oss ut här, så kan det där hörnet inte ta i marken!”

”Jag kan luta mig ut”, sa {friend} och svalde. ”Jag kommer att avsky det. Men jag gör det.”

”Det räcker inte”, sa {child}.

De tittade på {pet}, som hade lagt sig.

”Upp, {pet}!” sa {child}. {@Shift}

”Ingenting på jorden kan rubba {@full}”, sa {friend}.

”Det har aldrig funnits”, sa {child}, ”{@full}. Trollkarlen, vad har du i kassen?”

# since-tuesday
Trollkarlen höll om sin kasse. ”Det är en korv med bröd. Jag har sparat den sedan i tisdags.”

”Ska du äta upp den där?” frågade {child}.

Länge sa ingen någonting. Sedan vek trollkarlen in benen bakom {friend} och höll ut korven över kanten.

{Pet} gick upp som solen. {Pet.He} klev på bilen, satte båda framtassarna på yttersta kanten, sträckte sig efter korven med allt {pet.he} hade och rörde sig inte mer.

Den tomma axeln lyfte, och den stannade där uppe.

# down
”Kör!” ropade {@flag}.

{child} släppte bromsen, och ner bar det. Varenda skruv från juli kändes i styrningen, och alltihop höll. ”Luta!” skrek {child}. ”Luta!”

”Plötsliga byar!” vrålade {friend} och lutade sig ut så långt det går att luta sig. ”Utsikterna är strålande!”

De kom trea.[elder:  {Elder}[elder2:  och {elder2}] jublade som om de hade vunnit.] Ingen annan hade kört på tre hjul, och ingen annan hade {@nobody}.

# one-pie
Efteråt satt de på muren med solen i ryggen[music:  och någons radio som spelade {music}]. {@Pie} {child} tittade på sin halva och såg att trollkarlen artigt tittade på ett träd.

”Ska du äta upp den där?” sa trollkarlen till slut. ”För det borde du. Det har du förtjänat.”

”Nej”, sa {child}. ”Det ska du.”

Och {child} la den i trollkarlens hand. Trollkarlen andades inte på den, och han gnisslade inte. Han bröt korven mitt itu, gav den ena biten till {child} och den andra till {pet}, och sedan åt han upp pajen medan den ännu var en paj, ända till smulorna i skägget.

# @whose
{Pet}, {friend's} hund, reste sig upp.
## if pet.dog
{Pet}, {child's} hund, reste sig upp.
## if pet.cat
{Pet}, {child's} katt, reste sig upp.
## if breed.Labrador
Labradoren {pet} reste sig upp.

# @shift
{Child.He} sköt på, och det var som att skjuta på en säck våt sand.
## if breed.Labrador
{Child.He} sköt på, och det var som att skjuta på en kulle.
## if pet.cat
{Child.He} lyfte, och {pet} blev längre och längre och låg kvar där {pet.he} låg.

# @full
en mätt hund
## if breed.Labrador
en mätt labrador
## if pet.cat
en mätt katt

# @nobody
dreglat
## if pet.cat
spunnit

# @flag
mannen med flaggan
## if adult
{adult}, som höll i flaggan

# @pie
I kiosken fanns det en enda paj kvar, och den delade de på.
## if elder
{Elder.short} hade en enda paj med sig.
## if adult
{Adult} hade en enda paj med sig.
## if adult & elder
{Adult} hade en enda paj med sig.
