title: [other.ketchup: Ketchuptjuven | Tjuven tio över tolv]
title: En jättebra vampyr ändå
title: Inte en droppe sedan 1802
guest elder: moster Lotta (hon), moster Siv (hon)
guest bat: Ottokar (han), Alarik (han)
guest uncle: Drago (han), Vlad (han)
guest old: Ludmilla (hon), Vilhelmina (hon)

% Den som har vagnen (@g) är mormor eller farfar, annars {adult}, annars {elder} som moster. @food är det enda han äter; ketchup har egna rader, och allt annat finns i burk och mosas till kannan.
% ”Blod?” sägs ganska högt, och det som händer sedan sägs alldeles lugnt.

# a-lid
{@first} en korvvagn vid havet[city: , dit folk kom ända från {city}], och någon stal {@food} om nätterna.

Tjuven tog aldrig pengarna, och aldrig {@spared}. Men varje morgon stod det {@one} mindre på hyllan.

”Det är måsarna”, sa {@g}.

”Måsar kan inte skruva av lock”, sa {child}.

[friend: ”Och inte stänga luckan efter sig”, sa {friend}[!friend.known: , {child's} bästa vän].

]Så på fredagen stannade {child}[friend: , {friend}][elder2: , {elder2}] och {@g} över natten. De släckte lamporna[music: , stängde av {music}] och gömde sig bakom disken, med en ficklampa och en filt.[pet.dog/pet.cat:  {@Pet} låg på deras fötter och drömde om korv.]

# price-tag
Tio över tolv var det något som flaxade. Luckan lyftes en aning. In kom en fladdermus, som välte {@salt}, sa ”förlåt” och blev en pojke.

Han var blek och tunn och hade en svart mantel med prislappen kvar. {@squeeze}

{child} tände ficklampan.

”Aaa!” sa pojken och blev fladdermus igen, men åt fel håll, så att han fick fladdermusens kropp och hade sina egna fötter kvar.

”Du är {a wish}!” sa {child}.

# the-other-stuff
”Snälla, säg inget”, sa {the wish}. ”Jag heter {bat}. Jag ska betala. Det är bara det att jag inte kan … det andra.” Han blev ännu blekare. ”Jag tycker inte om det. Jag behöver bara se det, så ramlar jag omkull.”

”Blod?” sa [friend: {friend} | {child}].

{bat} ramlade omkull.

{@G} gav honom en pall att sitta på och [other.sausage: ett bröd | en varm korv] att hålla i. Sådan var {@he} mot alla. Och lite i taget kom det fram. {bat} hade aldrig kunnat dricka det. Han hade levt på {@food} i tvåhundra år[other.ketchup: , och innan dess på tomater]. Familjen visste ingenting. Och i morgon natt fyllde han år, och då skulle hela släkten komma på middag, i grottan under bryggan.

”De kommer att vilja skåla med mig”, sa {bat}. ”I släktens bägare. Inför allihop.”

{child} såg på {@tub}. {Child.He} såg på {bat}.

”{@inside}” frågade {child.he}.

# being-the-waiters
Så nästa natt, klockan tolv, var {child}[friend: , {friend}][elder2: , {elder2}] och {@g} servitörer i grottan under bryggan. De hade med sig {@nine}.

In kom vampyrerna. Där var farbror {uncle}, som fick böja på nacken. Där var två kusiner, som hängde upp och ner och fnissade. Sist av alla, arm i arm med ett skelett, kom gammelgammelmormor {old}, som var sjuhundra år och hade ett ansikte som en valnöt.

”Skål för {bat}!” dundrade farbror {uncle}. ”Fyll bägarna!”

{child} fyllde {bat's} bägare ända upp till kanten. Glopp, sa det. {bat} drack ur alltihop och log, och ingen märkte någonting.

# in-that-jug
Ingen utom gammelgammelmormor {old}. Det ryckte i hennes näsa.

”Lilla vän”, sa hon till {child}. ”Vad är det i kannan?”

{child} funderade på att säga att det var det vanliga. Men {bat} blundade hårt, och det såg inte ut som någon rolig födelsedag.

”Det är {@food}”, sa {child}. ”{@made} Det har han levt på i tvåhundra år, och han är en jättebra vampyr ändå. Han kom in genom en lucka som är så här stor.[sport:  Det kan inte jag, och jag kan {play sport}.][athlete:  Det kan inte ens {athlete}.]”[friend:  {Friend} visade med händerna hur stor.]

Tystnaden var förfärlig. Kusinerna slutade fnissa.

# show-me
”{@Food}”, sa gammelgammelmormor {old} långsamt. Hon höll fram sin bägare. ”Låt mig se.”

Hon tog en klunk. Hon rullade den runt sin enda tand.

”{@sweet}”, sa hon. ”Själv har jag levt på rödbetor sedan jag var flicka.”

”VA?” sa farbror {uncle}.

”Sätt dig ner, {uncle}. Jag har sett vad du har i din kista. Det är hallonkräm.”

Farbror {uncle} blev skär, och det är inte lätt för en vampyr. Då räckte kusinerna upp händerna och sa att de faktiskt drack körsbärsläsk. Det visade sig att ingen hade rört en droppe av det andra sedan 1802, och att varenda en av dem gruvade sig för de här middagarna.

# who-wants
”Vem vill ha korv då?” sa {@g}.

Det ville alla.[elder2:  {Elder2} gick runt med senapen.] {bat} fick ha födelsedagsljusen i en korv.[pet.dog/pet.cat:  När han hade blåst ut dem fick {pet} korven.]

# where-to-begin
Långt innan solen gick upp låg {child} nerbäddad på britsen längst in i vagnen[friend: , med {friend} i andra änden]. I morgon skulle [adult & elder: {adult} | alla där hemma] fråga vad {child.he} hade gjort {@where},[school:  och på måndag skulle de fråga {at school},] och {child.he} skulle få fundera på var man börjar.[pet.other:  {Pet} skulle också få höra alltihop.]

Det var något som flaxade vid fönstret. Utanför, upp och ner, hängde en liten fladdermus {@chin}.

”God natt, {child}”, viskade den.

”God natt, {bat}”, sa {child}. Och {child.he} drog upp filten ända till halsen, bara för att det var mysigt.

# @first
{Elder} hade
## if adult & !elder
{Adult} skötte
## if elder & elder2
{Elder} och {elder2} hade

# @g
{elder.short}
## if adult & !elder
{adult}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @Pet
[!pet.known: Hunden {pet}|{Pet}]
## if pet.cat
[!pet.known: Katten {pet}|{Pet}]

# @spared
korven
## if other.sausage
senapen

# @one
en burk
## if other.ketchup
en röd flaska

# @tub
burken
## if other.ketchup
den röda flaskan

# @salt
saltet
## if other.salt
senapen

# @squeeze
Han tog ner en burk {@food} och höll upp den mot månen. Sedan skruvade han av locket och stoppade ner hela ansiktet.
## if other.ketchup
Han tog ner en flaska ketchup och höll upp den mot månen. Sedan satte han den till munnen och klämde.

# @inside
Hur djup är bägaren?
## if other.ketchup
Vilken färg har bägaren inuti?

# @nine
nio burkar, väl mosade
## if other.milk / other.juice / other.cocoa / other.tea / other.soup / other.smoothie / other.porridge / other.honey / other.jam / other.whipped-cream
nio burkar
## if other.ketchup
nio flaskor

# @made
Jag har mosat det.
## if other.milk / other.juice / other.cocoa / other.tea / other.soup / other.smoothie / other.porridge / other.honey / other.jam / other.whipped-cream
Inget annat.
## if other.ketchup
Det är tomater och vinäger.

# @sweet
För klumpigt
## if other.milk / other.juice / other.cocoa / other.tea / other.soup / other.smoothie / other.porridge
För svagt
## if other.ketchup / other.honey / other.jam / other.whipped-cream
För sött

# @where
vid havet
## if adult & elder & !elder2
hos {elder.short}

# @chin
som inte hade torkat sig om hakan
## if other.ketchup
med lite rött på hakan

# @food
{others}
## if other.ketchup
ketchup
## if other.bread
bröd
## if other.broccoli
broccoli
## if other.potato
potatis
## if other.onion
lök
## if other.salad
sallad
## if other.cheese
ost
## if other.soup
soppa
## if other.porridge
gröt
## if other.pizza
pizza
## if other.tea
te
## if other.rice
ris
## if other.bacon
bacon
## if other.sushi
sushi
## if other.salt
salt
## if other.flour
mjöl
## if other.sugar
socker
## if other.sweets
godis
## if other.chocolate
choklad
## if other.liquorice
lakrits
## if other.ice-cream
glass
## if other.jelly
gelé
## if other.pudding
pudding
## if other.cake
tårta
## if other.candyfloss
sockervadd
## if other.sausage
korv
## if other.fish-finger
fiskpinnar
