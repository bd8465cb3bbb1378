title: Fyrtioett år för sent
title: Posten ska fram
title: För säkerhets skull
guest friend: Elis (han), Ines (hon)
guest elder: Roland (han), Bertil (han)
guest pearl: Siv (hon), Sonja (hon)
guest avis: Monica (hon), Vivan (hon)

% Hon på kuvertet börjar på S, vilket namn hon än får. En riktig farfar delade ut posten en sommar (@postman), den som står i hans ställe i trettioåtta år. Brevet läses långsamt.

# a-gas-bill
{@postman}, och {elder.he} hade aldrig tappat bort ett brev. Det nämnde {elder.he}[athlete: , som andra nämner {athlete},] på julafton[elder2: , då {elder2} stämde in], på bröllop[adult: , för {adult} över potatisen], och en gång hos en tandläkare[city:  {in city}] som fortfarande hade fingrarna i munnen på {elder.him}.

Så när {child} vände {elder.his} gamla postväska upp och ner för att få ut spindlarna, och fodret sprack, och ett kuvert gled ut på golvet i boden, var det ingen av dem som sa något på en stund.

”Det där”, sa {elder.short} till sist, ”är en elräkning.”

Det var ingen elräkning. Det var ljusblått, och med rund och omsorgsfull handstil stod det: S. Tull, Hamngränd 3. Stämpeln var fyrtioett år gammal.

”Vi måste lämna det”, sa {child}.

{Elder.short} satte sig på en säck planteringsjord. ”Hon har nog slutat vänta. Nå, hundar, snö eller gäss, posten ska fram.[pet.dog:  Inget illa menat, {pet}.] Det är bäst att du hämtar {friend}. Jag behöver vittnen till min skam.”

{child} pillade på axelremmen[pet.cat: , som redan var full av hår efter [!pet.known: katten ]{pet}]. ”Jag pratar inte med {friend}.”

# four-times
{Child} och {friend} var bästa vänner och berättade allt för varandra. Men i tisdags, inför hela bordet i matsalen[school:  {at school}], hade {friend} sagt: ”{Child} har varit och tittat på högstadiet fyra gånger, bara för att lära sig var toaletterna är.” Alla hade skrattat. Det var sant, och det var hemligt, och sedan dess hade {child} inte sagt ett ord till {friend.him}[sport: , inte ens när det var {sport}]. Nu var det lördag.

# fall-in
”Aha”, sa {elder.short}. Men när de kom runt hörnet vid korvkiosken satt {friend} där på muren och dinglade med benen.

”Postalt nödläge[friend.he: , unge man|[friend.she: , unga dam]]”, sa {elder.short}. ”In i ledet.”

Så de gick ner till hamnen på rad, med {elder.short} i mitten som en häck[pet.dog:  och [!pet.known: hunden ]{pet} travande före].

# blue-door
På Hamngränd 3 bodde en ung man med en bebis[music:  och {music} på i köket], och han hade aldrig hört talas om någon Tull. Men det hade fiskhandlaren. ”{Pearl} Tull? Gifte sig med en Dahlin. Blå dörren på Kanongatan.”

”Åh nej”, sa {elder.short}. ”Inte {pearl} Dahlin.”

Alla kände {pearl} Dahlin från bouleklubben, och alla visste att man inte nämnde {avis} Gädda för henne. De två hade bott två gator från varandra hela livet. De spelade boule i var sin ände av banan, och när den ena klev på bussen klev den andra av. Det var ingen som mindes varför.

Den blå dörren öppnades av en liten kvinna med stor röst. ”[elder: Kära nån! | {Elder}!] Du ser ut som ett kokt lakan.”

{Elder.short} tog av sig kepsen. {child} såg hur hårt {elder.he} höll i den.

”Fru Dahlin”, sa {elder.he}, ”jag kommer med posten. Den är lite sen.”

# dear-pearl
{Pearl} Dahlin öppnade brevet, och eftersom glasögonen låg inomhus räckte hon det till {child}. ”Läs du för mig, lilla vän.”

{child} läste.

”Kära {pearl}. Jag är ett kräk. Jag skulle aldrig ha talat om för alla att din rulltårta var köpt. Det hade du sagt till mig i förtroende, och jag sa det bara för att jag ville vara rolig, och sedan skrattade de, och då gick det inte att ta tillbaka. Jag har mått illa sedan dess. Om du kan förlåta mig, så kom till hamnklockan på lördag klockan tre. Om du inte kommer förstår jag det, och då ska jag inte störa dig mer. Din vän, om jag är det än, {avis}.”

Ingen såg på någon. I synnerhet såg {child} inte på {friend}, och det kändes att {friend} inte såg på {child.him}.

# two-thousand
”En rulltårta”, sa {pearl} Dahlin. ”Fyrtioett år. Jag trodde att hon inte ångrade sig! Och hela tiden trodde hon …” Hon hejdade sig. ”Hon måste ha stått där[elder: | , {elder}]. Under den där klockan.”

”Det var mitt fel”, sa {elder.short}.

”En lördag var ditt fel”, sa {pearl} Dahlin. ”De andra två tusen var våra. Vem som helst av oss kunde ha knackat på. Vad är det för dag?”

”Lördag”, sa {friend}. Det var det första {friend.he} hade sagt. ”Klockan är tjugo i tre.”

”Spring då till Kvarngatan 9[friend.he: , unge man|[friend.she: , unga dam]], och säg till {avis} Gädda att hon är väntad vid klockan.”

# you-are-faster
{Friend} såg på {child}. ”Du springer fortare”, sa {friend.he}.

”Du är bättre på att prata”, sa {child} och glömde att {child.he} inte pratade med {friend.him}.

Så de sprang båda två.

# the-clock
Klockan tre kom en lång gammal dam genom hamnen med halva huvudet i papiljotter och sa: ”Vad är det? Brinner det?” Sedan fick hon se vem som stod under klockan och höll i något blått.

Ingen hörde vad de sa. {Elder.short}, {child} och {friend} hade artigt vänt sig om för att titta på en båt. Men när de vände sig tillbaka stod {avis} Gädda och grät i {pearl's} hatt, och {pearl} klappade henne på papiljotterna och sa: ”Fast köpt var den ju. På Konsum.”

# five
{child} hade plötsligt {friend} bredvid sig, utan någon {elder.short} emellan.

”Jag tänkte skriva till dig”, sa {friend} till båten. ”Jag har försökt tre gånger. Jag ville vara rolig, och sedan skrattade de.” {Friend.He} svalde. ”Jag är ett kräk. Och jag visste det där om toaletterna bara för att jag har varit där fem gånger. Jag var rädd att du skulle komma på det.”

”Fem?” sa {child}.

”Det finns en bakom gympasalen som inte ens är med på kartan.”

{child} försökte vara arg en stund till, men ilskan var borta, som ett trappsteg som inte finns.

”Den får du visa mig”, sa {child.he}. ”Jag är glad att du inte postade något.”

”Ja”, sa {friend}, ”man kan ju inte lita på posten.”

”Det där hörde jag”, sa {elder.short}. Men kepsen satt på igen, och den satt på sned.

# by-hand
På söndagen stod det en rulltårta på trappan, så lång att den hade räckt till ett bröllop, och två skivor fattades redan.[adult:  {Adult} klev nästan i den.][pet.dog:  {Pet} förhördes och släpptes.][pet.cat:  {Pet} förhördes och teg.][pet.other:  Den här gången var det ingen som misstänkte {pet}.][elder2:  {Elder2} kom med tårtspaden.] Kortet var skrivet med två olika handstilar. Överlämnad personligen, stod det. För säkerhets skull.

# @postman
{Elder} i huset bredvid hade varit brevbärare i trettioåtta år
## if elder
{Elder} hade delat ut post en hel sommar när {elder.he} var ung
