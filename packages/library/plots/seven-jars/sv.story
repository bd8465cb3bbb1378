title: Sju burkar på översta hyllan
title: Inte bara på glänt
title: Tystnad, älg på tio meters håll

guest host: Gullan (hon), Göta (hon)
guest old: Maj (hon), Siri (hon)
guest driver: Tage (han), Rune (han)

% {old} är någon som {elder} var vän med för länge sedan; om familjen sägs ingenting. {@a} är den som hämtar: {adult}, annars {driver}.

# the-jars
I {elder's} verkstad stod det syltburkar längs hela väggen. Skruv, stod det på dem. Mutter. Spik, rak. Spik, nästan rak. {child} kunde dem utantill[friend: , och {friend}[!friend.known: , {child.his} bästa vän,] kunde hälften].

Men på översta hyllan stod sju burkar som var tomma.

”Varför sparar du på tomma burkar?” frågade {child.he}.

”De är inte tomma”, sa {elder.short}. ”Läs på dem, får du se.”

{child} klättrade upp på pallen. Lapparna var skrivna med blyerts. Tystnad, första snön. Tystnad, älg på tio meters håll. Tystnad, biblioteket i Säffle. Tystnad efter att jag tappat tårtan på {host's} femtioårskalas.

”Du skojar”, sa {child}.

”Öppna en då. Ta {host}.”

# the-cake
{child} skruvade av locket. Först trodde {child.he} att det inte hände någonting. Sedan märkte {child.he} att radion på hyvelbänken hade tystnat, fast den var på. Det var en förfärligt pinsam tystnad. Man kunde tydligt höra tjugotre personer som inte sa något. {child} ville bara krypa under bänken, trots att {child.he} aldrig hade tappat någon tårta, i alla fall inte den.

{Elder.short} viftade med båda armarna tills {child} skruvade på locket. Genast kom radion tillbaka, mitt i [sport: sporten | sjörapporten][athlete:  och någonting om {athlete}][music: , och sedan spelade de {@song}].

”Den är stark, den där”, sa {elder.short} och torkade sig i pannan. ”Det var prinsesstårta.”

# the-others
De provade de andra. Första snön var mjuk och tjock, som att ha mössan neddragen över hela världen.[school:  En sådan borde de ha {at school}, tyckte {child}.] Älgen var så spännande att ingen av dem vågade andas. Biblioteket i Säffle var mest ett bibliotek.

Längst in stod en liten burk för sig själv. Blyertsen hade nästan bleknat bort. Tystnad, bryggan, stod det. Med {old}.

{old} hade varit {elder.short's} bästa vän. {child} hade aldrig träffat henne. Hon fanns på ett fotografi ovanför hyvelbänken, där hon skrattade åt någon som inte var med på bilden.

”Den öppnar jag bara på hennes födelsedag”, sa {elder.short}. ”Lite på glänt.”

# a-thousand-bits
{child} skulle inte öppna den. {Child.He} ville bara hålla upp den mot fönstret. Men pallen hade alltid vickat.

Burken slog i cementgolvet och gick i tusen bitar.

Och tystnaden kom ut. Den bredde ut sig över golvet, rann över tröskeln och ner över potatislandet. Grannens trimmer tystnade. Måsarna flög omkring med öppna näbbar utan att det hördes ett ljud.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] skällde på dem med hela kroppen, och det hördes inte det heller.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] gapade stort och jamade ingenting.] Men det var ingen tom tystnad. Den var som när två sitter så nära varandra att ingen behöver säga något.

{Elder.short} stod alldeles stilla och blundade. {Elder.His} hand trevade lite på hyvelbänken bredvid sig, som om där kunde finnas en annan hand.

# stingy
Sedan tunnades tystnaden ut. En mås skrek. Trimmern drog i gång igen.

”Förlåt”, sa {child}. Det gjorde ont i halsen. ”Förlåt, {elder.short}. Nu är den slut.”

{Elder.short} öppnade ögonen. De var blanka, men arga var de inte.

”Jag hade glömt hur stor den var”, sa {elder.he}. ”Här har jag gått i alla år och sniffat lite på kanten, en gång om året. Jag har snålat, {child}. Hon skulle ha skrattat åt mig.”

{Elder.He} plockade upp den gamla lappen bland skärvorna och stoppade den i bröstfickan. Sedan hämtade {elder.he} sopborsten, och när de hade sopat färdigt tog {elder.he} ner en burk till. En riktigt tom.

”Kom”, sa {elder.he}.

# the-jetty
Det är svårare än man tror att fånga en tystnad. De satt längst ut på bryggan med burken mellan sig och locket redo. Först kurrade {child's} mage. Sedan fick {elder.short} hicka.[pet.dog:  Sedan skakade {pet} på sig.][pet.other:  {Pet} var den enda som skötte sig.] Sedan kom det en motorbåt, och sedan en mygga. Och sedan började {child} fnissa, eftersom det var så viktigt att inte fnissa, och då började {elder.short} också, så att hela bryggan gungade.

”Det här går ju inte”, sa {child}.

”Nej”, sa {elder.short}. ”Vi struntar i det. Vi doppar fötterna i stället.”

# the-heron
De doppade fötterna. Vattnet var ljummet överst och kallt där under. Solen gick ner bakom holmen, och allt blev först guld och sedan grått. En fisk gjorde en ring. {Elder.short} pekade på den, och {child} nickade. En häger kom flygande, långsamt, med benen rakt bakåt, och de följde den med blicken ända tills den var borta. Ingen sa något om den, för båda hade ju sett.

{child} visste inte hur länge de hade suttit så, när {elder.short} sträckte ut handen efter locket. Försiktigt, försiktigt, utan att ta ögonen från sjön, skruvade {elder.he} på det.

”Där satt den”, sa {elder.he}.

# the-label
I köket fick {child} skriva lappen själv. Tystnad, bryggan, skrev {child.he}. Med {child}.[elder2:  {Elder2} höll upp dörren och sa ingenting, för det syntes ju att burken var full.]

”Ta den med dig hem”, sa {elder.short}. ”Men snåla inte.”

# ajar
På söndagen {@fetch}. Hela vägen ut på stora vägen[city: , den mot {city},] satt {child} med burken i knät och höll om den med båda händerna.

”Vad har du i den där?” frågade {@a}.

”Ingenting”, sa {child}. ”Vill du höra?”

{@A} sneglade åt sidan. Sedan svängde {@he} in på en parkeringsplats och stängde av motorn.

Och {child} vred på locket. Inte lite på glänt, utan ända tills det lossnade.

# @fetch
fick {child} åka hem med {driver}, som bodde i huset bredvid
## if adult
kom {adult} och hämtade

# @a
{driver}
## if adult
{adult}

# @he
{driver.he}
## if adult
{adult.he}

# @A
{Driver}
## if adult
{Adult}

# @song
{music}
