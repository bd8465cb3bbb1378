title: Dessutom en val
title: Passagerare och lots
guest friend: Signe (hon), Ebbe (han)
guest pet: Tussan (hon), Sotis (han)
guest elder: Birger (han), Alva (hon)

% Katten är familjens, annars hamnkaptenens; en hund snarkar där en katt spinner: @whose, @purring, @purrs, @purred, @you-cant. {elder} är familjens egen, annars någon som bor vid kajen. Brumma lågt där båten brummar.

# the-log
{@Elder} skrev upp allting i båtens loggbok. På lördagen skrev {elder.he}: ”Svag vind. Besättning: {child}, {friend}. Passagerare: [pet.dog: en hund | en katt]. Dessutom en val.”

Den hade kommit in i hamnen under natten, när vattnet stod som högst[elder2: , och {elder2} hade sett den först]. Det var en unge, inte längre än två ekor, och den simmade runt, runt {elder's} boj. Ibland stannade den under båten och blev hängande där, som ett moln som har råkat hamna på fel sida.

# by-six
”Före sex måste den ut”, sa {elder}. ”Sedan är det för grunt över sandbanken, och då sitter den fast här. Två gånger i morse har jag rott den till hamninloppet. Den följer med en bit. Sedan vänder den och simmar tillbaka.”

Alla utom [pet.dog: hunden | katten] hade flytväst. {child} lutade sig över relingen. Ett litet rynkigt öga tittade upp på {child.him}. {Child.He} hade nog aldrig velat något så mycket som {child.he} ville få hem den valen före klockan sex.

# not-hungry
”Den är hungrig”, sa {friend}[!friend.known: , {child's} bästa vän]. {Friend.He} hade hört till besättningen i två somrar, och det enda som stod om {friend.him} i loggboken var ”öste båten”. Det tänkte {friend.he} ändra på[school: , om inte annat för att ha något att berätta {at school}]. {Friend.He} hämtade en hink skarpsill och bankade på den.

Valen dök, ända ner till botten av hamnen.

”Inte hungrig”, sa {friend} med liten röst och slutade banka.

”Det skriver jag upp”, sa {elder}, och det gjorde {elder.he}.

# the-cloud
{@whose} brydde sig inte om någonting av detta. {Pet.He} kom ombord varje dag, för att durken luktade fisk, och {pet.he} hade aldrig gjort ett handtag. Nu gick {pet.he} två varv på {elder's} gamla tröja, trampade till den som {pet.he} ville ha den och la sig platt med hakan mot durken.

Sakta kom valen upp från botten och stannade under båten.

{child} såg det. ”Varför nu?” sa {child.he}.

Då skrek en mås uppe på masten, och {pet} reste sig för att ta itu med saken. Valen simmade sin väg. Måsen flög, och {pet} la sig igen. Och där var molnet tillbaka, mitt under aktern.

”{Elder.short}”, viskade {child}. ”I morse, när du rodde. Var höll {pet} hus då?”

”På kajen. {Pet.He} följer inte med när jag ror. {Pet.He} får inte sova ifred.”

# ear-to-the-boards
{Friend} la sig på mage med örat mot durken. {child} la sig bredvid. Genom träet kom ett ljud, rakt in i kindbenen på dem, djupt och jämnt och utan slut.

”Det {@purrs}”, sa {friend}. ”Det är {@purring}!”

”Den är liten”, sa {child}. ”Den vill ha någon stor som brummar ovanför den. Den tror att {pet} är mamman.”

{Elder} såg på [pet.dog: hunden | katten] en bra stund. ”På storleken har den tagit miste”, sa {elder.he}. Men {elder.he} grep om årorna.

# an-oar-each
{Elder.He} sänkte dem i vattnet som skedar i soppa. Ändå öppnade {pet} ett öga så fort båten rörde sig, och {@purring} tog slut.

Valen stannade.

{@you-cant} {child} försökte med att klappa, [sport: och med att prata om {sport}, ]och {friend} försökte med skarpsill. {Pet} åt upp skarpsillen. Klockan var tjugo över fem.

”Ta en åra var”, sa {elder}. ”Mjukt, nu.” {Elder.He} tog sig ner på durken, vilket inte gick fort, och la sig på sidan runt tröjan. {Elder.He} satte sin stora skrovliga tumme under hakan på {pet} och berättade en lång historia om en makrill[music: , med lite {music} i mitten]. {Pet} såg hur land gled bort. Så la {pet.he} en tass på {elder.short's} handled, för att den skulle stanna där den var, och började om, högre än förut[city: , så att det hade räckt till hela {city}].

# only-pickle
De rodde, [athlete: och {child} låtsades vara {athlete}, ]och valen följde efter, förbi den gröna fyren och över sandbanken, ut dit där havet var brett och blankt och höll på att bli guld.

”Simma hem nu”, sa {child}.

Men den simmade inte. Den hängde kvar under aktern. Allt den ville ha fanns ju där, rakt ovanför huvudet.

”Upp med årorna”, sa {friend} plötsligt. ”Plaska inte. Om mamman är därute så ropar hon väl? Och det enda den hör är {pet}.”

De lyfte årorna. Det droppade om dem, och så droppade det inte mer. {Pet} {@purred} och {@purred}.

# without-a-sound
Då [pet.dog: spetsade {pet.he} öronen | vred {pet.he} på öronen]. {Pet.He} satte sig upp. {Pet.He} klev över {elder's} ansikte och gick längst fram i fören, och där stod {pet.he} och såg ut mot havet, utan ett ljud.

Alla lyssnade. Tonen var så låg att de kände den innan de hörde den. Hela båten brummade.

Valen hörde den också. Den for fram under dem, fortare och fortare, och långt därute, där guldet var, kom en liten pust ur havet, alldeles intill en väldigt stor.

# pilot
På kajen väntade {@waiting} med en lykta[elder2: , bredvid {elder2}]. {Elder} tog fram loggboken, och {child} och {friend} hängde över axlarna på {elder.him} för att se.

”Valen hemma, tio i sex”, skrev {elder.he}. ”Åror: {child}. Öron: {friend}.” {Pet} låg på tröjan igen och blundade. {Elder.short} letade sig uppåt på sidan och strök över ”Passagerare”. Ovanför skrev {elder.he} ”Lots”.

# @elder
{elder}, som bodde vid kajen,
## if elder
{elder}

# @whose
{Pet}, hamnkaptenens katt,
## if pet.dog / pet.cat
{Pet}

# @purrs
spinner
## if pet.dog
snarkar

# @purring
spinnandet
## if pet.dog
snarkandet

# @purred
spann
## if pet.dog
snarkade

# @you-cant
Man kan inte säga åt en katt att spinna.
## if pet.dog
Man kan inte säga åt en hund att snarka.

# @waiting
hamnkaptenen
## if adult
{adult}
