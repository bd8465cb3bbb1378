title: Jag är fortfarande
title: Bara klapp
title: Det håller sig till i morgon
guest friend: Iris (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: man är tills man har tagit någon som springer; annars är det bara klapp. ”Jag är fortfarande” sägs trött och ”Jag ÄR!” av ren glädje, och det är samma ord.
% På bänken (@a) sitter mormor eller farfar, annars {adult}, annars {minder}. Lätet ropas två gånger. @help får den ena av {friend's} hälar att lyfta från marken.

# eight-days
I åtta dagar hade {child} varit den som är. De lekte kull[school:  {at school}], och {friend}[!friend.known: , [friend: {child's} bästa vän | i {child's} klass],] hade precis tagit {child.him} vid grinden när det ringde in. Dagen efter ville ingen leka.

”Vi är för stora för kull”, sa {friend}.

”Sedan när då?”

”Sedan i går.”

”Men jag är ju fortfarande!” sa {child}.

På lördagen var de i parken[city:  i {city}], där gräset går ner till sjön. {@First} satt på bänken med en kopp kaffe[elder2: , bredvid {elder2}]. {Friend} satt på en gunga och gungade inte. {child} var den enda som ville springa, och det fanns ingen att springa efter.[pet.dog:  Ingen utom {pet}[!pet.known: , {child's} hund], som trodde att allting var kull.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade gått efter dem, och låg under gungan och såg ut att vara någon annans.]

# the-last-one
{@Where}

”Det är du som är”, sa {wish.he}. ”Det syns på handen. Du håller den som om färgen inte hade torkat.”

{child} gömde handen bakom ryggen.

”Jag är också fortfarande”, sa {the wish}. ”Vi {wishes} har alltid lekt kull. Det började innan det fanns några berg. Mamma tog mig, och sedan fanns det ingen kvar att ta. Jag är den sista.”

”Har du letat?”

{@Looked}

”Oj”, sa {child}.

”Du behöver inte se ut så där”, sa {the wish}. ”Det gör ingenting att vara sist. Man får plats. Men jag kan inte vara den som bara slutar.”

# only-patting
”Ta mig, då”, sa {child}.

”Du är ju inte {a wish}.”

”Finns det någon regel om det?”

{The wish} tänkte efter. ”Det finns bara en regel”, sa {wish.he}. ”Det måste vara någon som springer. Annars är det bara klapp.”

”Jag springer.”

”Tänk efter först. Du får hela leken, från före bergen. Har du någon som springer när du kommer?”

{child} tittade upp mot gungan. ”Inte längre”, sa {child.he}. ”Jag är också den sista.” Det hade {child.he} aldrig sagt högt förut. Det gjorde ont på vägen upp, och lite mindre ont sedan.[athlete:  Efter {athlete} måste någon ha sprungit, en gång.]

{Child.He} kunde ha gått hem och ätit. Men då skulle leken ta slut här, i kväll[music: , till {@song} från en båt].

”Ta mig i alla fall”, sa {child} och sprang.

# the-whole-of-it
”{@cry}!” ropade {the wish}, och så kom {wish.he}. {@far} Då var det något som rörde vid ryggen, lätt som ett löv, och det var {wish.part}.

”Det är du som är”, sa {the wish} och såg så lätt ut att {child} måste skratta. ”Och man får inte ta tillbaka.”

# the-swing
{child} gick upp till gungan med världens äldsta lek i handen. Det pirrade upp i armbågen.

”Spring”, sa {child}.

”Varför det?” sa {friend}.

”För att jag är. Och {the wish} också, och {wish.he} är den sista. Om ingen springer tar det slut.”

{Friend} såg sig om, för att se vem som tittade. ”Det är ju bara en lek”, sa {friend.he}.

{child} sträckte ut handen. Men det hade bara blivit klapp, så handen sjönk ner igen. Vid sjön märkte {the wish} det och {@lay}.

Leken hade klarat istider och översvämningar, och nu tog den slut, vid en gunga i en park.

# a-heel
{@help}

# because-you-come
Och då förstod {child}. Ingen springer för att man ber om det. Man springer för att det kommer någon.

Men någon måste springa först, när ingen annan i hela parken springer. {child} tog tre steg bakåt. Hjärtat dunkade[sport: , värre än före {@game}].

”{@cry}!” ropade {child}, och så kom {child.he}.

En enda sekund stod {friend} still. Sedan sprang {friend}. Ingen hade bestämt det, allra minst {friend}. Runt gungan bar det av, och runt bänken så att {@a} fick lyfta på kaffet, och halvvägs ner i backen såg {friend} sig om och skrattade. {child} fick tag i det yttersta av en ärm.

”Det är du som är!”

# im-it
{Friend} tittade på sin hand, och den pirrade. Man får inte ta tillbaka, så det fanns bara en kvar att ta. Det var så länge sedan någon hade jagat {the wish} att {wish.he} såg sig om efter vem det kunde vara.

”Spring!” skrek {child}.

Och iväg for {the wish} längs strandkanten och tjöt av skratt, med {friend} efter[pet.dog:  och {pet} efter {friend}]. Vid bryggan fick {friend} tag i {wish.part}.

”Jag är”, sa {the wish}, som för att höra hur det lät. Sedan ropade {wish.he} så att alla änderna flög upp. ”JAG ÄR!”

Just så hade {the wish} sagt hela tiden. Men nu fanns det några som sprang.

# whos-it
De lekte tills de knappt såg varandra. {@A} fick vara två gånger[elder2:  och {elder2} tre].

”Vem är nu, då?” ropade {@a}.

”Jag har tappat räkningen”, sa {child}.

”Jag med”, sa {the wish} lyckligt. Och {wish.he} gick hem och lade sig, {wish.home}. {Wish.He} var fortfarande den sista. Men {wish.he} var inte sist i leken.

# till-the-morning
På hemvägen klappade {friend} till {child} på ärmen. Det kunde ha varit bara klapp. Men sedan sprang {friend}, ända fram till {@a}, och såg sig om för att se om {child} kom.[pet.other:  Där hemma tittade {pet} upp, precis likadant.]

{Child.He} bara log och stoppade handen i fickan. Det var {child} som var, och det höll sig till i morgon.

# @Where
Vid vattnet stod {a wish}.
## if wish.size.huge
Vid vattnet låg något som {child} tog för en kulle. Det var {a wish}.
## if wish.size.tiny
På en sten vid vattnet satt {a wish}.
## if wish.whale / wish.orca / wish.narwhal / wish.dolphin / wish.shark / wish.fish / wish.goldfish / wish.jellyfish / wish.seahorse / wish.octopus / wish.squid / wish.sea-serpent / wish.mermaid
I vattnet, alldeles intill kanten, låg {a wish}.

# @Looked
”Överallt”, sa {the wish}. ”Det gör man, när man är.”
## if wish.dragon
”I varenda grotta”, sa {the wish}. ”Jag ropade att alla som gömt sig fick komma fram. Det är en annan lek, men jag provade.”
## if wish.polar-bear
”Bakom varenda isflak”, sa {the wish}. ”Vi är svåra att få syn på, men inte så svåra.”
## if wish.dinosaur / wish.t-rex / wish.triceratops / wish.stegosaurus
”Överallt”, sa {the wish}. ”Det small något alldeles förfärligt mitt i leken, och när jag hade blinkat färdigt var de fåglar.”
## if wish.unicorn
”I varenda glänta”, sa {the wish}. ”Jag fastnade i några dörrar också.”
## if wish.dodo
”Hela ön runt”, sa {the wish}. ”Två gånger. Den är ju rund.”
## if wish.mammoth
”Jag lyfte på luggen och tittade”, sa {the wish}. ”Det var bara en massa gräs.”

# @help
{child} tittade ner, och där var {friend's} fötter. Dem hade {child} sprungit efter i flera år. {Friend's} mun var för stor för att leka. Men ena foten hade vänt sig åt sidan, och hälen var uppe från marken.

”Din fot vill”, sa {child}.

”Det vill den inte alls”, sa {friend} och ställde sig upp, för att hålla den nere. Då kom den andra hälen också upp.
## if pet.dog
Då kom {pet} farande upp från vattnet och tvärstannade framför {friend}, med framdelen i backen och bakdelen i vädret och svansen i full gång. ”{Pet} är inte för stor”, sa {child}. {Pet} skällde. När {pet} frågar på det viset kan ingen i hela världen sitta kvar på en gunga. {Friend} stod upp innan {friend.he} visste ordet av, och ena hälen var uppe från marken.
## if pet.cat
Då kom det en tass under gungan. Den klappade till {friend} på foten, blixtsnabbt, och sedan satt {pet} i närmaste träd.

”Tog {pet} mig?” sa {friend}.

”{Pet} leker fortfarande”, sa {child}. ”Det är ingen som har sagt åt {pet.him} att sluta.”

{Friend} ställde sig upp för att se upp i trädet, och ena hälen var uppe från marken.
## if pet.other
”{Pet} leker fortfarande”, sa {child} till slut. Det var sant. Om man höll fram handen gav {pet} sig iväg en liten bit och såg sig om, för att se om man kom.

”Jag vet”, sa {friend}. ”{Pet} är bra.” {Friend} hade jagat {pet} hundra gånger. {Friend} reste sig från gungan, och ena hälen var uppe från marken.
## if elder & !friend & !pet
Då var det någon som ställde ifrån sig en kopp. ”Vem är?” ropade {elder.short} från bänken.

”Jag”, sa {child}.

”Det är ingen som har sagt till mig att det är slut”, sa {elder.short} och knäppte jackan. ”Jag satte mig bara en minut, när jag var tio.” {Elder.He} ställde ena foten bakom den andra, redo att komma undan.

{Friend} ställde sig också upp, och ena hälen var uppe från marken.

# @far
{child} hann till tredje trädet.
## if wish.whale / wish.orca / wish.narwhal / wish.dolphin / wish.shark / wish.fish / wish.goldfish / wish.jellyfish / wish.seahorse / wish.octopus / wish.squid / wish.sea-serpent / wish.mermaid
{child} sprang längs kanten och hann till tredje stenen.

# @lay
lade sig i gräset
## if wish.whale / wish.orca / wish.narwhal / wish.dolphin / wish.shark / wish.fish / wish.goldfish / wish.jellyfish / wish.seahorse / wish.octopus / wish.squid / wish.sea-serpent / wish.mermaid
sjönk, tills det knappt syntes något

# @cry
{Wish.sound}
## if wish.dragon
Raaaah

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
