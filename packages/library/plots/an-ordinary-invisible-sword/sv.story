title: Ett helt vanligt osynligt svärd
title: Precis innan
title: Hokus pokus höna
guest friend: Otto (han), Iris (hon)

% ”Hokus pokus höna!” ropas på samma sätt varje gång, med en liten paus efteråt. Trollkarlen är dyster men hjälpsam.
% En regel: det som staven pekar på blir en höna.

# the-sword
{Friend} hade hittat ett osynligt svärd i parken[city:  i {city}].

”Akta dig!” sa {friend.he} och högg i luften. ”Det är jättevasst!”

{child} såg bara en hand som viftade. Men {child.he} var van. {Friend}[!friend.known:  var {child's} bästa vän, och {friend.he}] hade nästan alltid något osynligt med sig. I måndags var det en häst[school: , och den fick stå i kapprummet {at school}].

”Får jag hålla?” frågade {child}.

”Nej”, sa {friend}. ”Det här är det bästa osynliga jag har haft. Man känner nästan att man håller i något.”

[pet.dog: I gräset låg [!pet.known: hunden {pet}|{pet}] och tuggade på en pinne, en som alla kunde se.

][pet.cat: Uppe i ett träd satt [!pet.known: katten {pet}|{pet}]. {Pet.He} hade följt efter ända hemifrån och låtsades att {pet.he} inte hade gjort det.

][pet.other: {Pet} hade fått stanna hemma och sov.

][elder: På bänken satt {elder}[elder2:  bredvid {elder2}] och löste korsord.

]
# just-before
Då kom det en trollkarl krypande ut ur buskarna. Han hade spetsig hatt, lång mantel och löv i skägget, och han kände sig fram i gräset med båda händerna.

”Har ni sett min trollstav?” sa han. ”Jag har tappat den.”

”Hur ser den ut?” frågade {child}.

”Inte alls”, sa trollkarlen.

”Inte alls?”

”Den är osynlig. Jag trollade den osynlig i morse, så att ingen skulle kunna ta den. Och sedan lade jag den ifrån mig.”

”När såg du den sist?”

”Precis innan”, sa trollkarlen dystert.

# on-you
De hjälpte honom att känna efter, under buskarna och bakom bänken. {Friend} letade med bara ena handen. I den andra hade {friend.he} ju svärdet.

[music: Trollkarlen nynnade på {@song}. Den låten brukade staven tycka om, men den kom inte.

]”Den lyder i alla fall”, sa trollkarlen. ”Om man säger hokus pokus höna, så blir det en höna av det som den pekar på. Då vet vi vart den pekar.”

”Varför höna?”

”Det är det enda jag är riktigt bra på.”[sport:  Trollkarlen tänkte efter. ”Det och {sport}.”]

”Den kanske ligger i din hatt”, sa {friend} och pekade med svärdet.

”Hokus pokus höna!” ropade trollkarlen.

De såg sig omkring.

”Det kluckar”, sa {child}.

”Var då?”

”På dig.”

Hatten var borta. På trollkarlens huvud satt en vit höna och tittade ut över parken.

# the-bench
”Den kanske ligger under bänken”, sa {friend} och pekade med svärdet.

”Hokus pokus höna!”

Bänken var borta, och i gräset gick en höna. Hatten hoppade ner till den.[pet.dog:  {Pet} tog sin pinne och gick och lade sig bakom ett träd.][pet.cat:  Uppe i trädet räknade {pet} dem två gånger.][elder: 

”Tack, jag sitter bra”, sa {elder.short} nere i gräset.]

{child} tittade på hönorna. Sedan tittade {child.he} på {friend}.

# nothing
”{Friend}”, sa {child}. ”Vad har du i handen?”

”Ingenting”, sa {friend}. ”Bara mitt svärd.”

”Är det osynligt?”

”Det vet du väl.”

De stirrade på varandra. {Friend} vände på svärdet för att se efter, så att spetsen pekade rakt mot {friend.his} egen näsa.

”Tror du …” sa {friend.he}.

”Hokus pokus höna!” ropade trollkarlen.

# the-third
Åh nej! {Friend} var borta. I gräset gick tre hönor, lika vita allihop, och alla kluckade.

”{Friend}!” skrek {child}.

”Är {friend.he} en av dem?” sa trollkarlen. ”I så fall blev {friend.he} mycket fin.”

”Jag vill inte ha en höna!” sa {child} och fick tårar i ögonen. ”Jag vill ha {friend}!”

”Hitta staven då”, sa trollkarlen, ”och peka på {friend.him} och säg hokus pokus {friend}. Men ta rätt höna. Annars blir bänken {friend}.”

{child} tittade på hönorna, en efter en. Den första hade hittat en mask. Den andra blundade. Men den tredje stod alldeles stilla och höll ut ena vingen, som om den hade ett svärd.

”Där är du”, viskade {child}.

# the-warm-end
{Child.He} kände i gräset framför hönan. Där var ett strå, och ett strå till, och så något som inte var ett strå. Det var hårt och runt, och det syntes inte.

”Jag har den!” ropade {child}. ”Vilken ände ska man hålla i?”

”Den andra!” ropade trollkarlen.

”Vilken andra?”

”Den som inte är fram!”

Blev det fel skulle de bli fyra hönor. {child} kände på ena änden. Den var kall. {Child.He} kände på den andra, och den var varm. Där hade {friend} hållit hela förmiddagen.

{child} tog i den varma änden och siktade på hönan med vingen.[athlete:  Inte ens {athlete} har siktat så noga.] Så ropade {child.he}:

”Hokus pokus {friend}!”

# an-egg
Där stod {friend}, med armen rakt ut och en fjäder i håret.

”Vad är det?” sa {friend.he}.

”Du var en höna”, sa {child}.

”Det var jag väl inte.”

{child} pekade. Mellan {friend's} fötter låg ett ägg.

”Det där har jag aldrig sett förut”, sa {friend}.

Så fick trollkarlen sin trollstav. Han trollade tillbaka hatten och bänken, och sist gjorde han så att staven syntes.[elder:  Bänken kom tillbaka mitt under {elder.short}, som inte ens tittade upp.] Den var svart, och inte större än en penna.

”Jag trodde att den var längre”, sa {friend}.

# an-ordinary-one
Trollkarlen fick ägget också. Han gick hem med en sak i var hand och tittade noga på båda.

På hemvägen stannade {friend} och tog upp något från marken.[pet.dog:  {Pet} tittade dit, men det var ingen pinne.][pet.cat:  Långt bakom dem stannade {pet} också och såg åt ett annat håll.]

”Titta”, sa {friend}. ”Ett osynligt svärd till.”

{child} kände efter, i båda ändarna. Där fanns ingenting alls.

”Det är ett vanligt”, sa {child.he}.

”Bra”, sa {friend}. ”Då får du hålla.”

Och det gjorde {child}, hela vägen hem.

Det mörknade, och lyktorna tändes. De satte sig på trappan hos {child}, tätt intill varandra, och {friend} gäspade. {child} lade svärdet tvärs över knäna, mycket försiktigt.

Det var jättevasst.

# @song
{music}
