title: Det som sjunker
title: Du droppar
guest friend: Majken (hon), Elliot (han)
guest pet: Våffla (hon), Rufs (han)
guest elder: Hilda (hon), Amandus (han)

% Den äldre är familjens, eller den som bor bredvid och ror färjan. Sjöjungfrun säger allting vänligt, som till ett litet barn.

# the-bell
{child} hade tappat {elder's} klocka i vattnet, och det var alldeles {child.his} eget fel.

Det var färjeklockan. Den hängde vid bryggan, och den som ville över ringde i den. {child} hade bara hakat av den för att putsa den. Nu låg den på botten, och {@whose}, var på andra sidan och åt middag[elder2:  med {elder2}]. {child} ville ha upp den innan {elder} märkte något[adult: , och innan {adult} kom ner för att se hur det gick med putsningen].

Därför låg {child} på mage med ena armen i vattnet. {Friend}, {child.his} bästa vän, höll i flytvästen. Då var det någon som tog {child} i handen.

”Är det här din?” sa sjöjungfrun och lämnade tillbaka den.

# a-beautiful-hat
Hon hävde sig upp på bryggan. Hon var grön som en flaska, och stjärten landade på bräderna som en blöt madrass.

”Du droppar”, sa {child}, för det rann åt alla håll.

”Det gör inte du”, sa sjöjungfrun. ”Jag ville inte säga något.”

{@Pets} nosade på stjärten från ena änden till den andra. Det var det bästa som hade hänt den nosen[city: , och då hade den ändå luktat på allt som luktar {in city}].

”Har du sett en klocka?” frågade {child}. ”En av mässing?”

”Den står vid min säng. Det är en vacker hatt.”

# what-sinks
”Den är {elder's}!”

”Den var”, sa sjöjungfrun vänligt. ”Men den sjönk. Det som flyter är ert, och det som sjunker är vårt. Ingen går ju upp till er och tar tallrikarna.”

Det var irriterande rättvist. Men det var det andra också. ”{Elder} behöver den”, sa {child}. ”Den har alltid hängt här.”

”Då skulle du ha hållit i den.”

# a-nearly-new-shoe
”Låt mig sköta det här”, sa {friend}. {Friend} skulle ha torgstånd när {friend.he} blev stor, och {friend.he} kunde inte se två personer vara oense utan att kavla upp ärmarna. ”Fin klocka, frun, men oss emellan sagt? Den har en buckla. Vad sägs om en nästan ny gympasko?”

”Den flyter”, sa sjöjungfrun.

”En gympasko med en sten i.”

”Finns det två?”

”Jag bygger upp ett förtroende”, viskade {friend} till {child} och kastade i sin ena sko. Sjöjungfrun dök efter den och kom upp med den på huvudet.

”Tack”, sa hon. ”Det som sjunker är vårt. Och klockan behåller jag.”

”Det gick ju bra”, sa {friend}, på ett ben.

”Du är en tjuv”, sa {child} till sjöjungfrun.

”Och du är en tappare”, sa sjöjungfrun. Hon gled ner från bryggan utan ett plask, och hon kom inte tillbaka.

# fog
Efter en stund märkte {child} att kyrkan på andra sidan inte syntes, och sedan inte andra sidan heller. Det kom dimma in från havet. Och inifrån den kom ett ljud som {child} kände igen: knarr, plask, knarr, plask. {Elder} hade ätit färdigt och var på väg hem i roddbåten.

I dimma ringde man i klockan. Man ringde tills båten var inne.

”{Elder}!” ropade {child}[school: , högre än någon någonsin hade ropat {at school}]. Knarret gick förbi, alldeles för långt åt vänster, och så tystnade det.

”{Elder.He} hittar inte bryggan”, sa {friend}. {Friend.He} tog tag i {child's} ärm och höll kvar den.

# sea-in-you
{child} försökte ropa en gång till, men det gick inte. Rädslan satt som en hand om halsen. Sedan kom den upp, het, och rann nerför kinderna.

Vattnet rörde sig. Ett grönt huvud tittade upp över bryggkanten, med en gympasko på.

”Du droppar”, sa sjöjungfrun.

{child} torkade sig i ansiktet.

”Jo, det gör du. Ur ögonen.” Hon sträckte fram ett finger, tog en droppe och smakade. ”Det är salt. Du har hav i dig. Ingen har sagt att ni har hav i er. Varför kommer det ut?”

”För {elder's} skull. {Elder.He} hittar inte hit utan klockan.” {Child's} röst skakade. ”Och det som sjunker är ert.”

Sjöjungfrun stirrade.

”Men jag vill inte ha {elder}”, sa hon. ”Vad ska jag göra med {elder}? Var skulle {elder.he} sitta?”

Och så var hon borta, så fort att gympaskon blev kvar och snurrade på vattnet.

# clang
När hon kom upp hade hon klockan i famnen. {child} tog tag i den kalla mässingen och drog, och {friend} höll i flytvästen. Det fanns inte tid att hänga upp den. {child} kramade klockan hårt med ena armen och slog med kläppen. Klang. Klang. Klang.

Det lät som en kastrull[music: , och ingen skulle ha tagit det för {music}].

Men {pet} visste vad det betydde. Klockan betydde {elder}, och {elder} betydde ostkanter. {@Howl} Det gick ut genom dimman som ett rep.

Klang, lät {child}. {@Arooo}, lät {pet}. ”Hitåt, gott folk!” vrålade {friend}. ”Var inte blyga!”

# three-knocks
Och långt ute i det vita, sakta, kom tre knackningar: en åra mot en båtsida. Så knackade bara {elder}, och det betydde: fortsätt.

Så {child} fortsatte, tills armarna brände[sport:  värre än de någonsin hade gjort av {sport}][athlete: , och själv {athlete} hade bett att få vila]. Och ut ur dimman kom fören, och där satt {elder}, med mössan rakt på huvudet.

”Jag tappade klockan”, sa {child}.

”Det gjorde jag också, när jag var som du.” {Elder} nickade åt sjöjungfrun, som åt en granne. ”Förlåt för det här, fröken. Den gången fick jag också tillbaka den. Det kan ha varit av din mamma.[elder2:  Det får jag höra av {elder2} än i dag.] Färjan går inte på söndagar, om det är till någon hjälp.”

{Friend} spetsade öronen. ”Söndagar”, sa {friend.he}. ”Nu börjar det likna något.”

Och de tog i hand på det, alla fyra. Varje söndag skulle klockan sjunka. Sedan drog {elder} av sig sin stora grå tröja, men sjöjungfrun hann först. Hon satte den på {child}, bak och fram, och drog ihop den under hakan.

”Du droppar”, sa hon.

# monday
På måndagsmorgonen halade {child} upp repet[adult: , med {adult} i andra änden]. Klockan kom upp ur vattnet blank som en ny peng, putsad både utanpå och inuti. Och i kläppen, fastknuten i sina egna skosnören, hängde en gympasko.

# @whose
{elder}, som bodde bredvid och rodde färjan
## if elder
{elder}, som rodde färjan den sommaren

# @pets
{Pet}, {friend's} hund,
## if pet
{Pet}, {child's} {@kind},

# @kind
hund
## if pet.cat
katt

# @howl
{Pet} satte nosen i vädret och lät som bara hundar låter, långt och mässingsgult och förkrossat.
## if breed.Beagle
{Pet} satte nosen i vädret och gav ifrån sig det läte som bara en beagle har, långt och mässingsgult och förkrossat.
## if pet.cat
{Pet} öppnade munnen och gav ifrån sig det läte som bara en katt har, när skålen är tom och har varit det i hundra år.

# @arooo
Auuuu
## if pet.cat
Mrrraao

# picture 2
ute i dimman
