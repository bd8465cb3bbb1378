title: Bara en gubbe i sandaler
title: Den som står bredvid
title: Sköldpaddan på översta våningen
guest friend: Edit (hon), Frans (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest soldier: Quintus (han), Lucius (han)

% Den med bilen (@a) är den äldre, annars {adult}, annars {minder}. Varje ord av {soldier} är en order, utom det han säger om Titus. Sista ”Det gör inget” sägs alldeles lätt.
% En regel: skölden är inte till en själv, den är till den som står bredvid. Brickan räddas av hunden, katten, den äldre eller {friend}.

# a-tray-each
Högst uppe på taket till parkeringshuset[city:  i {city}] gick {child} och {friend}[!friend.known: , {child's} bästa vän,] med var sin stor plåtbricka. De hade inte sagt ett ord sedan affären[music: , inte ens när de spelade {@song}]. {@First}, som letade efter bilen, hade köpt brickorna för att de kostade halva priset.[pet.other:  I {@his} påse låg det något gott till {pet}, som var hemma.]

Att det skulle vara just brickor. I torsdags hade {friend} tappat hela lunchen i matsalen[school:  {at school}], med bricka och ärter och allt, och alla hade skrattat och applåderat[athlete: , som om {athlete} kommit in]. {child} hade stått precis bredvid {friend} och tittat på sina skor.

”Det gör inget”, hade {friend} sagt, med den rösten man har när det gör något.

Sedan dess skämdes {child}. Det låg i magen som en kall potatis, och {child.he} visste inte vad man gör åt det.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] travade emellan dem och tittade från den ena till den andra.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade åkt med utan att fråga och satt på {friend's} bricka som en tårta.]

# salve
Mellan två bilar låg en gubbe och sov, med hjälm, en stor böjd sköld och yllesockor i sandalerna.

”En riddare”, sa {@a}.

”Det är ju en romersk soldat”, sa {friend} och glömde att de inte pratade.

Soldaten for upp. ”Salve!” vrålade han, för så hälsar en romare. ”{soldier}, tredje ledet! Vad är det här för land?”

”Sverige”, sa {friend}.

”Dit har vi ingen väg”, sa {soldier} och fick syn på rampen. ”Vem har byggt den där? Den går ju runt, runt! En romersk väg går rakt fram. Då kommer man fram, och ingen mår illa.”

”Sockor i sandaler”, sa {@a}[elder2:  till {elder2}].

”Min mor skickar dem”, sa {soldier}. ”Kalsonger också.”

”Hur länge har du legat här?” frågade {@a}.

”Sedan Hadrianus var kejsare.”

”Tvåtusen år”, sa {@a}. ”Den parkeringsboten vill jag inte se.”

# fish-sauce
{soldier} drog korken ur en liten flaska. ”Fisksås. Vill någon ha?”

”Vad har man den på?” frågade {friend}.

”Allt. Päron.”[pet.dog: 

{Pet} fick slicka på korken och var romare efter det.][pet.cat: 

{Pet} reste sig på brickan och nosade.]

Men {soldier} såg sig om över axeln hela tiden. ”Jag måste ha mitt led”, sa han. ”En soldat i ett led, det är Rom. En ensam soldat är bara en gubbe i sandaler.”

”Var blev du av med det?” frågade {child}.

”I sköldpaddan”, sa {soldier}, och för första gången vrålade han inte.

# the-tortoise
”Alla står med sköldarna kant mot kant, som ett skal”, sa han. ”Och det finns en regel. Skölden är inte till dig själv. Den är till den som står bredvid.”

[sport: ”Så är det inte på {@game}”, sa {friend}.

]”Vem håller en över dig, då?” frågade {child}.

”Den på andra sidan.”

”Och om han inte gör det?”

{soldier} såg ner på sina sockor. ”De kastade sten”, sa han. ”Jag blev rädd och höll min över mig själv. Då sa Titus aj, bredvid mig. Så jag kröp in under skölden och blundade, och nu är jag här.”

”Vad sa Titus?” frågade {child}.

”Att det inte gjorde något.”

{child} vågade inte titta på {friend}.

# hail
Då kom haglet. Det var stort som ärter och mycket hårdare, och {@a} hittade inte bilnycklarna[elder2: , och {elder2} hade dem inte heller].[pet.dog:  {Pet} for in under en bil.]

”Testudo!” vrålade {soldier}. Det betyder sköldpadda. Men han var bara en, och han kröp in under sin sköld.

{child} höll brickan över huvudet, och det lät som hundra trummor.

{@Lost} Nu stod {friend} där med armarna om huvudet.

”Aj”, sa {friend}. ”Aj!”

# one-step
Där stod {child} igen, precis bredvid {friend}, och tittade på sina skor.

Brickan räckte bara till en. Om {friend} fick den hade {child} ingenting, och haglet öste ner. Fingrarna ville inte.

Då tog {child} ett steg åt sidan och höll brickan över {friend}.

Haglet for ner i nacken på {child}, och det sved.

”Vad gör du?” skrek {friend}. ”Du får ju alltihop på dig själv!”

”Jag vet!” skrek {child}. ”Jag skulle ha gjort det i torsdags!”

# closed
{soldier} kikade fram. Han tittade på brickan, och på vem som var under den, och på vem som inte var det. Sedan reste han sig, på skakande knän, tog ett steg åt sidan och höll skölden över {child}.

Nu haglade det på {soldier}.

”Han måste ha en bricka!” ropade {child}.

{@Help}

{Friend} tog brickan och höll den över {soldier}. Så {child} skyddade {friend}, och {friend} skyddade {soldier}, och {soldier} skyddade {child}, och in i mitten kröp {@a} med påsarna[elder2: , och {elder2} efter][pet.dog: , och {pet} sist].

Inte ett enda hagel kom in.

# too-many-feet
”Sköldpadda, framåt!” vrålade {soldier}, och de gick mot trappan. Där inne var det mörkt och torrt, och det luktade fisk.

”Det gjorde något”, sa {friend}, alldeles nära {child}. ”I torsdags.”

”Jag vet”, sa {child}. ”Förlåt.”

”Det märks”, sa {friend}. ”Du är ju dyngsur.”

Och den kalla potatisen var borta.

Då hörde {child} fötterna. De var alldeles för många, och allihop hade sandaler.

”Håll tätt, {soldier}”, sa en röst. ”Du droppar på mig.”

”Titus”, sa {soldier}. Han vrålade inte alls.

Fötterna trampade i väg, rakt fram. När haglet tog slut och brickorna sänktes fanns där inga romare.[pet.cat:  {Pet} satt kvar och slickade sig om nosen.] Men tvärs över det våta taket gick en torr väg, rak som en linjal.

# to-the-door
När de kom hem regnade det, men bara mellan bilen och dörren. {child} höll en bricka över {friend}, och {friend} höll en bricka över {child}. Det var krångligt att gå så.

”Du blir blöt om ärmen”, sa {child}.

”Det gör inget”, sa {friend}, och det gjorde det inte.

# @Lost
Sedan kom vinden. Den högg tag i {friend's} bricka, och i väg for den över taket.
## if pet.cat
{Friend} ville göra likadant. Men på den andra brickan låg {pet}, under en bil, och höll fast den med alla klor.

# @Help
Brickan hade blåst ända bort till muren. Ut sprang {friend}, rakt genom haglet, och tillbaka kom {friend.he} med brickan, och ett hagel i örat.
## if elder
Brickan kom rullande förbi på kant. Då satte {elder.short} fram foten, som om det hände varje dag, och trampade ner den.

”Jag har fångat hönor som var snabbare”, sa {elder.short}.
## if pet.cat
”{Pet}”, sa {friend}, ”det är han som har fisksåsen.”

Då reste sig {pet}, gick ut i haglet, skakade på den ena tassen efter den andra och klättrade in under {soldier's} mantel.
## if pet.dog
”{Pet}!” ropade {friend}. ”Hämta!”

{Pet} tyckte inte om hagel. Men ut for {pet.he} och kom tillbaka med brickan, rakt emot vartenda hjul som fanns.

# @song
{music}

# @game
{sport}

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
hennes
## if adult & !elder
{adult.his}
## if elder
{elder.his}
