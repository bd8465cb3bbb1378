title: Måste jag?
title: Från klocka till klocka
title: Dagen när barnen bestämde
guest friend: Iris (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: det ett barn säger måste en vuxen göra. ”Måste jag?” är ett stön hela dagen; det sista är lågt och hoppas på nej.
% Den som sitter i kojan (@a) är mormor eller farfar, annars {adult}, annars {minder}. {@help} är en enda händelse: {child} får se hur det ser ut när någon vill.

# the-washing-up
”Kom och titta på vår koja”, sa {child}.

”Jag måste diska först”, sa {@first}.[elder2:  ”Och jag måste torka”, sa {elder2}.]

I går hade det varit telefonen, och i förrgår var det soporna. Vuxna måste jämt. {child} och {friend}[!friend.known: , {child.his} bästa vän,] hade byggt världens bästa koja, i skogen bakom skolan, och {@a} hade fortfarande inte sett den. {child} hade börjat tro att {@a} inte ville.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] hade varit där varje dag och visste precis var de hade kexen.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade varit där en gång och sovit, och gått när det passade.][pet.other:  Det var bara {pet} som hade en bra ursäkt.]

”På med stövlarna”, sa {@a}.

”Måste jag?” stönade {child}.

”Ja”, sa {@a}. ”Du måste.”

# from-bell-to-bell
Men just då började den stora klockan ringa[city:  över {city}]. En dag om året fick barnen bestämma, från morgonklockan till kvällsklockan, hemma och i skolan och överallt. Det fanns bara en regel: det ett barn sa måste en vuxen göra. Benen gjorde det av sig själva.

”På med dina stövlar”, sa {child}, för att prova. ”Och hoppa på ett ben.”

”Måste jag?” stönade {@a}, som redan hade stövlarna på.

”Ja”, sa {child}. ”Du måste.”

Och {@a} hoppade på ett ben, hela vägen till skolan.[elder & !pet: 

”När jag var liten sa jag åt min mamma att äta en sandkaka på den här dagen”, sa {elder.short} mellan hoppen. ”Och så sa jag åt henne att säga att den var god.”

”Var den det?” frågade {child}.

”Hon måste ju säga så”, sa {elder.short}. ”I femtio år har jag undrat.”]

# up-the-maple
I klassrummet[school:  {at school}] satt de vuxna i de små bänkarna, med knäna uppe vid öronen.

”I dag har vi klättring”, sa {friend} och pekade på lönnen på skolgården.

”Måste jag?” sa läraren, som redan var halvvägs upp.

Sedan var det efterrätt, och efter efterrätten var det lunch.[sport:  Kommunalrådet fick {play sport} i strumplästen.][music:  Vaktmästaren fick sjunga {@song} i ett stuprör.][athlete:  Ingen hade hoppat så högt sedan {athlete}, och det var bara för att nå glassen.] I hela skolan stönade de vuxna ”Måste jag?”, och alla barnen ropade ”Du måste!” Det var den bästa dagen på hela året.

# say-its-lovely
”Nu ska du komma och titta på vår koja”, sa {child}, och den här gången kom {@a} på en gång.

Kojan låg under en stor gran, med grenar som hängde ända ner till marken. Därinne var det golv av mossa. Hjärtat slog hårt på {child}. {@A} kröp in, satte sig och väntade.

”Säg att den är fin”, sa {child}.

”Den är fin”, sa {@a}.

”Säg att det är världens bästa koja.”

”Det är världens bästa koja.”

”Säg att du vill vara kvar.”

”Jag vill vara kvar”, sa {@a}, rak i ryggen som ett stearinljus.

Det var precis vad {child} alltid hade velat höra. Men vartenda ord var {child's} eget. Det var som att ropa mot ett berg och få tillbaka ekot.

”Menar du det?” frågade {child}.

”Måste jag?” sa {@a}.

# against-the-fir
{child} kröp ut och lutade sig mot granens stam. Det gjorde ont i bröstet. I dag fick {child.he} bestämma allting som fanns, utom just det.

{@help}

# what-you-want-to
Så det gick inte att säga det åt någon annan. Det måste de göra själva.

{child} gick tillbaka och lyfte på grenen. ”Det ett barn säger måste en vuxen göra”, sa {child.he}. Rösten darrade. ”Så nu säger jag så här. Gör vad du vill.”

”Vad jag vill?” sa {@a} och såg häpen ut.

Då ryckte det till i {@as} ben. De kröp ut ur kojan och ställde sig upp och började gå. De gick mellan träden, fortare och fortare, och {@a} vände sig inte om en enda gång.

# gone
Då visste {child} det.

{Child.He} kröp in i kojan och satte sig. Mossan var fortfarande platt där {@a} hade suttit. {Friend} kom också in och lade armen om {child.him}, och tårarna rann ända ner på hakan.

Så satt de länge.

Sedan var det något som kom brakande genom skogen.

# a-green-door
Det var en dörr. Den var stor och grön, och den gick. Under den stack {@as} stövlar fram.[elder2:  Bakom dem kom {elder2.short's}.]

”Det drar”, flåsade {@a}. ”Jag kände det så fort jag hade satt mig. Det är världens bästa koja, och så har den ingen dörr!”

”Varför sa du inte det?” sa {child}.

”Du hade ju sagt vad jag skulle säga”, sa {@a}. ”Och det var inte med.”

”Men du vände dig inte ens om!”

”Jag hade bråttom”, sa {@a}. ”Jag har velat ha en koja med dörr sedan jag var [age>=9: i din ålder | lika stor som du].”

{child} torkade sig i ansiktet. ”Måste du hämta den?” frågade {child.he}, för säkerhets skull.

”Ingen har sagt ett ord om dörrar”, sa {@a}.

# the-evening-bell
Hela eftermiddagen var det någon som knackade på, och någon som öppnade.[pet.dog:  {Pet} gick ut och in och ut och in, för nu gick det.][pet.cat:  {Pet} ville ut, och sedan in, och sedan ut.][elder & adult:  {Adult} kom också och knackade på och måste ta ett kex.]

Sedan började kvällsklockan ringa, långt borta. Nu var det de vuxna som bestämde igen.

”Du måste inte vara här längre”, sa {child}. ”Du får gå hem nu, om du vill.”

”Måste jag?” sa {@a}.

Det hade börjat bli mörkt under granen, och det luktade mossa. Hemma väntade disken.[pet.other:  Det gjorde {pet} också, men inte länge till.]

”Nej”, sa {child} och flyttade på sig.

# @help
{Friend} kom och satte sig bredvid {child.him}. Borta vid skolan åkte de kana på matbrickor, och det hördes hur roligt de hade.

”Varför är du inte där?” frågade {child}.

”Jag måste inte vara här”, sa {friend}. ”Jag vill bara.”

{child} tittade på {friend}. Det var sant. Det syntes.
## if pet.dog
Då lade sig något varmt över fötterna. Det var {pet}. Regeln gällde bara vuxna, så {pet} hade gjort vad {pet.he} ville hela dagen, och det {pet.he} ville ha var korv. Här fanns det ingen.

”Du måste inte vara här, {pet}”, sa {child}.

{Pet} suckade och lade hakan på {child's} knä. Det syntes att {pet.he} menade det.
## if pet.cat
Då klättrade någon mjuk upp i knät. Det var {pet}. Hela dagen hade alla i skolan sagt åt {pet} att komma, och {pet} hade inte ens vridit på ett öra. Regler var till för vuxna. Men nu, när ingen hade sagt något, kom {pet.he}.

”Du måste inte vara här, {pet}”, sa {child}.

{Pet} snurrade två varv och lade sig. Det syntes att {pet.he} menade det.
## if pet.other
{Friend} kom och satte sig bredvid {child.him}. ”Det är som med {pet}”, sa {friend}. ”Man kan inte säga åt {pet} att tycka om en.”

”Men det gör {pet} ju”, sa {child}.

”Ja”, sa {friend}. ”Det syns. För {pet} måste inte.”
## if elder & !pet
Då kom {child} att tänka på sandkakan.

”Om du inte hade sagt åt henne vad hon skulle säga, då?” frågade {child.he} mellan grenarna.

”Då hade hon gjort som hon ville”, sa {elder.short} därinne. ”Hon hade gått hem, eller så hade hon tagit en bit till. Och då hade jag vetat.”

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}
