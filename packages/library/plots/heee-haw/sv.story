title: Det var jag
title: Fläktremmen
title: Någon som ropade
guest mate: Lwazi (han), Sipho (han)
guest driver: herr Jacobs (han), herr Adams (han)
guest teacher: miss Naidoo (hon), miss Pillay (hon)

% Familjens vän sitter i bänken bredvid och är ännu inte någon bästa vän; annars {mate}, alltid han. Familjens äldre kör bussen det här året, annars {driver}. Hunden eller katten åker längst fram.
% Motorn är av och nyckeln i en ficka innan någon går i närheten av hjulet.

# silent-reading
Mitt under den tysta läsningen skriade pingvinen som en åsna, och tjugosex personer vände sig om och tittade på {child}.[friend:  Närmast, i bänken bredvid, satt {friend}, som ännu inte var {child.his} bästa vän.]

”Det var inte jag”, ville {child.he} säga. Men det vågade {child.he} inte, för haken var att det mycket väl kunde ha varit {child}.

# like-small-waiters
{child} hade flyttat [city: från {city} ][elder: med [adult: {adult} och ]{elder} | [adult: med {adult} ]]till Sydafrika för ett år, till en skola vid havet där det fanns pingviner ungefär som det finns duvor på [school: {school} | andra skolor]. De bodde under häcken. På rasterna gick de omkring på skolgården i svart och vitt, som små kypare. Och på flyget, någonstans över Sahara, hade {child} kommit i målbrottet.[child.she:  Det gör flickor också, det är bara ingen som talar om det.] Det gick aldrig att veta vad som skulle komma ut. Rösten började som vanligt, och mitt i ett ord sa den iii-AAH.

Så säger en sydafrikansk pingvin också. Det är så de hittar varandra. Den första dagen frågade {teacher}: ”Och vad heter du?” {child} öppnade munnen och sa: ”Jag heter iii-AAH.” Och då prasslade det till i häcken. En pingvin kom in genom den öppna dörren. Den gick fram till {child's} bänk, bugade och skriade {child.him} rakt i ansiktet.

Sedan dess hade {child} inte sagt ett ord i skolan. Det var tre veckor sedan.[elder:  Hemma viskade {child.he}, och {elder.short} tyckte att det var så skönt och lugnt.][pet:  En gång hade {child.he} prövat rösten på {pet}[pet.dog: , sin hund][pet.cat: , sin katt], och till och med {pet} hade tittat bort.]

# a-twig
Pingvinen gav sig inte. Vilket fönster {child} än satt vid satt pingvinen utanför och talade om vad den tyckte. Den kom med en pinne till {child.him}. Som pingvinen såg det hade någon ropat på den, tydligt och klart och vid namn, och sedan gått och blivit sur.
## or
Pingvinen gav sig inte. Den stod bakom {child} i matkön. Den följde med till simningen och simmade bredvid, fram och tillbaka. Den kom med en pinne till {child.him}. Som pingvinen såg det hade någon ropat på den, tydligt och klart och vid namn, och sedan gått och blivit sur.

# half-a-samosa
[friend: {Friend} | {mate}, i bänken bredvid,] tyckte ungefär detsamma. Första dagen hade {@he} sagt: ”Vill du ha halva min samosa?” och {child} hade skakat på huvudet. Andra dagen hade {@he} sagt: ”Brukar du [sport: {play sport} | spela schack]?” och {child} hade ryckt på axlarna. Sedan hade {@mate} slutat fråga.

# the-fan-belt
[elder: Och så var det {elder.short}. För att ha något att göra i Afrika körde {elder.he} skolbussen[pet.dog: , med {pet} bredvid som sällskap][pet.cat: , och på instrumentbrädan sov {pet}]. | Och så var det {driver}, som körde skolbussen[pet.dog:  och hade {pet} där framme som sällskap][pet.cat:  och lät {pet} åka på instrumentbrädan].] Varje eftermiddag följde pingvinen {child} till bussen, och varje eftermiddag skriade den.

”Där har vi fläktremmen igen”, sa {@driver}, klev ur och öppnade motorhuven.

”Det är en pingvin”, sa {@mate}.

”[elder: Jag körde redan innan du var född | Jag har kört buss i trettio år, [friend: lilla vän | min gosse]]. Jag vet hur en fläktrem låter.” {@Drv} hade bytt den två gånger. [elder2: {Elder2} | {@Drv}] hade skrivit till fabriken.

# under-the-bus
Så höll det på, ända till fredagen i fjärde veckan. Skolan var slut. Hela bussen var full, motorn gick, och längst fram satt {child} ensam[pet.dog / pet.cat:  med {pet}], som vanligt. Genom fönstret såg {child.he} pingvinen komma travande över skolgården med en pinne som var alldeles enastående. Den letade längs hela bussen, men solen blänkte i rutorna, och det gick inte att se vem som satt där. Då lade den sig på magen och kanade in under bussen, intill framhjulet, där det var skugga.[pet.dog:  {Pet} spetsade öronen.][pet.cat:  {Pet} öppnade ett öga.]

”Alla med?” ropade {@driver}[music: , som höll på att nynna på {music}]. {@Drv} lossade handbromsen.

{child} reste sig. Munnen öppnades, och ingenting hände. I tre veckor hade {child.he} hållit ner rösten med båda händerna, och nu visste {child.he} inte var {child.he} hade lagt den.

{child.He} bankade på instrumentbrädan. {child.He} pekade på golvet.[pet.dog:  {Pet} skällde på det.][pet.cat:  {Pet} stirrade på det.]

”Fläktremmen, ja”, sa {@driver}. ”Jag tar den på måndag.” Bussen ryckte till.

# stop
”STOIII-AAH!” vrålade {child}.

Det var det högsta ljud {child.he} någonsin hade gett ifrån sig. Det gick genom bussen som när någon sätter sig på en trombon. {@Driver} stod på bromsen. Bakom {child} slutade fyrtio personer prata.

”Vad”, sa {@driver}, ”var det där?”

Alla ansikten var vända mot {child}[pet.dog / pet.cat: , till och med {pet's}]. {child.He} kunde ha pekat på häcken. {child.He} kunde ha sagt: fläktremmen.

”Det var jag”, sa {child}. Det lät som tre olika personer. ”Den gör så. Det ligger en pingvin under hjulet.”

# only-for-you
{@Driver} stängde av motorn och stoppade nyckeln i fickan. {@Drv} klev ner och tittade efter. ”Det ligger en pingvin under hjulet”, meddelade {@drv} med svag röst. {@Drv} klappade i händerna, och {@drv} sa schas. Pingvinen backade in bakom däcket, dit ingen nådde, och rörde sig inte ur fläcken.[pet.dog:  {Pet} stack in nosen efter den och tog snabbt ut den igen.][pet.cat:  {Pet} kom och satte sig på trappsteget för att se på.]

”Dra inte i den, de bits”, sa {@mate}. ”Den kommer inte för [elder: dig | er]. Den vill bara ha {child}.” {@He} tittade ordentligt på {child}, för första gången på flera veckor. ”Du får ropa på den.”

”Här? Så att alla hör?”

”De har ju redan hört”, sa {@mate}. ”Värre än så blir det inte.”

# on-purpose
Det hade {@he} rätt i. {child} gick nerför trappsteget och ställde sig på knä på asfalten, en bra bit från hjulen. Hela bussen hängde ut genom fönstren[athlete: , som om {athlete} hade kommit]. {child} tog ett andetag. Så gjorde {child.he} med flit det som {child.he} hade försökt låta bli ända sedan Afrika började.

”Iii-AAH.”

Ingenting. Och sedan, inifrån mörkret, kom ett svar, så högt och så glatt att det sjöng i rutorna. Ut kom pingvinen, på sina två fötter, oljig längs ena sidan. Den gick [pet.dog: rakt förbi {pet}, ]fram till {child}. Den bugade. Den lade pinnen i {child.his} knä, och den här gången tog {child.he} emot den.

”Så det var aldrig fläktremmen”, sa {@driver} och satte sig på trappsteget[pet.dog / pet.cat:  bredvid {pet}]. ”Två hundra rand har jag lagt ut.”

# next-to-the-twig
När pingvinen var tillbaka bakom sin häck körde de i väg längs kusten, en halvtimme försenade. Solen stod lågt, och havet höll på att bli guld. [pet.dog: Någon makade på {pet}, satte sig | Någon satte sig] bredvid {child} och lade en halv samosa i {child.his} knä, intill pinnen.

”Jag trodde att du inte gillade oss”, sa {@mate}.

”Men jag gillar er.” Sista ordet for rakt upp och slog i taket. Längst bak var det några som började skratta, och {child} kände hur det hettade i nacken. ”Förlåt”, började {child.he}, ”det var …”

”Iii-AAH”, sa {@mate}, så högt [friend: det gick | han kunde]. Skratten slutade. {@Driver} svängde till en aning[pet.cat: , och {pet} gled längs instrumentbrädan].

{@Mate} vände sig om och tittade på dem allihop, alldeles lugnt, och borstade av sig smulorna.

”Det var jag”, sa {@he}.

# @mate
{mate}
## if friend
{friend}

# @he
han
## if friend
{friend.he}

# @driver
{driver}
## if elder
{elder.short}

# @drv
han
## if elder
{elder.he}
