title: Sitt kvar!
title: {A wish} i knät
title: Vart tar knät vägen?
title: Världens bästa knä
guest elder: Gull (hon), Siv (hon)

% Den som har knät (@k): mor- eller farföräldern om en sådan är vald, annars {adult}, annars grannen Gull. Den som läser vid sängen: {adult}, annars 'den som läste'.
% Damen på bänken är {elder2} där två är valda. Djuret är 'han' för en flicka och 'hon' för en pojke, så att man hör vem som menas; kon, biet, nyckelpigan och ankan är alltid 'hon', lejonet och älgen 'han'.
% Den fasta ordningen för varje djur: vad alla flyr från (@noise, @rush, @careful, @much), vilken bit som är tröttast (@bit), hur det farliga lämnas (@leave, @ready), hur biten landar (@lands), vem som tar resten.

# the-bench
Nere vid vattnet [city: {in city} ]stod en lång bänk, och där satt {child} i {@whose} knä[friend: , på ena benet. På det andra satt [!friend.known: {child's} bästa vän ]{friend}]. Det var världens bästa knä, varmt och mjukt och lagom stort, och {child.he} ville aldrig resa sig. [music: Där satt man och hörde {@k} nynna {music}.] [sport: Sedan skulle {child} {play sport}, så i {child.his} eget knä låg {sport.thing}.] [pet: {@pet-is-there}]

{@arrives}

”Vad är det du sitter i?” frågade {the wish}.

”Ett knä”, sa {child}.

”Är det skönt?”

”Det är skönast som finns.”

”Jag har aldrig suttit i ett knä”, sa {the wish}. ”[age>=5: Inte en enda gång. ]Får jag sitta i ditt?”

”Nej”, sa {child} och höll i sig. ”Det är mitt. Men [elder2: {elder2.short} | damen där] har ett ledigt.”

# the-lady
Längst bort på bänken satt [elder2: {elder2} | en dam] och läste tidningen.

”Sitt kvar!” ropade {the wish}. ”Här kommer jag!”

{@noise} {@rush}

{@cap-lady} {@up}. Och borta var knät.

[pet: {@pet-stays}]

{@searches}

”Det var ju här nyss”, sa {@he}.

”Knän är såna”, sa {child}. ”De finns bara när man sitter. När man reser sig är knät borta.”

”Vart tar det vägen?”

[age>=6: ”In i magen, tror jag”, sa {child}. | Det visste inte ens {@k}.]

[age>=6: {The wish} tittade länge på {@ladys} mage. ”Det syns inte”, sa {@he}.]

[athlete: Bakom bänken hängde en affisch med {athlete}. ”Ett knä där, kanske?” sa {the wish}. Men på affischen stod {athlete} upp, så där fanns inget.]

# the-man
På bryggan satt en farbror med en glass. [friend: ”Han har ett!” sa {friend}.]

[age>=5: ”Nu ska jag vara jätteförsiktig”, sa {the wish}. ”Sitt kvar! Här kommer jag!” | ”Sitt kvar!” sa {the wish}. ”Här kommer jag!”]

{@careful}

{@man-up} Och borta var knät.

[age>=5 & !wish.whale & !wish.dolphin: Mellan träden satt en gubbe av sten.]

[age>=5 & !wish.whale & !wish.dolphin: ”Han sitter alltid kvar”, sa {child}.]

[age>=5 & !wish.whale & !wish.dolphin: Så {the wish} provade stenknät en stund. Gubben satt kvar. Men knät var kallt, och ingen klappade.]

[age>=5 & !wish.whale & !wish.dolphin: ”Det är ett knä”, sa {the wish}. ”Men det är ingen hemma i det.”]

# even-then
{@sad}

”Ingen sitter kvar när jag kommer”, sa {@he}.

[age>=5: {child} tittade på {the wish}, och {the wish} tittade på {@ks} knä.] {child} ville ha sitt knä kvar. Men {child.he} gled ner i gräset ändå.

”Du kan få låna mitt”, sa {child.he}.

”Sitt kvar”, sa {the wish}. ”Här kommer jag.”

{@noise}

{@cap-k} ville sitta kvar. {@legs-won} {@cap-k} {@up}. Och borta var knät.

[age>=7: ”Du skulle ju sitta kvar!” sa {child}.]

”Förlåt”, sa {@k}. ”Det var så mycket {@much}.”

Nu fanns det inte ett enda [age>=5 & !wish.whale & !wish.dolphin: varmt ]knä kvar.

# her-own
Alla stod upp. Då satte {child} sig {@ground} och sträckte ut benen.

Och där var det! Det var litet, men det var ett knä. [sport: {child} la undan {sport.thing}, så att det blev ledigt.]

[age>=5: ”Får jag?” viskade {the wish}.]

[age>=5: ”Ja”, sa {child}. | ”Det är ledigt”, sa {child}.] Men {child.he} var {@afraid}.

{@cap-k} satte sig tätt bakom och höll om {child.him}. ”Nu sitter vi kvar tillsammans.” [music: Och {@k} nynnade {music}, så att benen skulle höra.]

[friend: {friend} satte sig bredvid. ”Håll i mina ben”, sa {friend}, ”så håller jag i dina.”]

[school: {child} satt som i samlingen {at school}, med rumpan i backen och ryggen rak.] [pet: {@pet-feet}]

”Vilken bit av dig är tröttast?” frågade {child}.

{The wish} kände efter.

{@bit}

{@leave}

{@ready}

# it-stays
”Sitt kvar”, viskade {the wish}. ”Här kommer jag.”

{child} höll hårt i [friend: {friend's} ben, och {friend} höll hårt i {child's} | sina ben].

{@lands}

Och {child} satt kvar.

”Åh”, sa {the wish}. ”Det är skönast som finns.”

Nu satt {the wish} i {child's} knä, och {child} satt i {@ks}.

# all-the-laps
[age>=5: Det såg så skönt ut att [elder2: {elder2.short} | damen] kom | [elder2: {Elder2.short} | Damen] kom] och satte sig bredvid, och genast hade [elder2: {elder2.he} | hon] ett knä igen.

{@lady-takes} sa {@lady}.

{@man-takes} sa {@man-says}.

{@all} Solen gick ner i vattnet, och ingen reste sig förrän {the wish} sa: ”Tack för knät.”

# stay
Hemma satte sig [adult: {adult} | den som läste] på {child's} säng.

”Vilken bit av dig är tröttast?”

{child} kände efter.

”Huvudet”, sa {child.he} och la det i [adult: {adult's} knä | närmaste knä][age>=5: , precis som {the wish}]. [pet.dog: {Pet} la sig på fötterna, så att de inte skulle smita.][pet.cat: {Pet} la sig på fötterna, och en katt flyttar man inte på.]

”Sitt kvar”, mumlade {child}.

Och [adult: {adult} satt kvar | ingen reste sig]. Först somnade [adult: {adult's} ena ben | det ena benet]. Sedan somnade {child}.

Och knät var kvar.

# @whose
[adult: {adult's} | grannen {elder's}]
## if elder
{elder's}

# @k
[adult: {adult} | {elder}]
## if elder
{elder.short}

# @cap-k
[adult: {Adult} | {Elder}]
## if elder
{Elder.short}

# @ks
[adult: {adult's} | {elder's}]
## if elder
{elder.short's}

# @lady
damen
## if elder2
{elder2.short}

# @cap-lady
Damen
## if elder2
{Elder2.short}

# @ladys
damens
## if elder2
{elder2.short's}

# @he
han
## if child.he/wish.cow/wish.bee/wish.ladybird/wish.duck
hon
## if wish.lion & wish/wish.moose & wish
han

# @cap-he
Han
## if child.he/wish.cow/wish.bee/wish.ladybird/wish.duck
Hon
## if wish.lion & wish/wish.moose & wish
Han

# @him
honom
## if child.he/wish.cow/wish.bee/wish.ladybird/wish.duck
henne
## if wish.lion & wish/wish.moose & wish
honom

# @searches
{The wish} letade under bänken. {@cap-he} letade i tidningen.
## if wish.whale/wish.dolphin
{The wish} letade under bryggan. {@cap-he} letade på andra sidan.

# @up
for upp
## if wish.snail/wish.turtle
reste sig

# @man-up
Farbrorn for upp. Glassen for ännu högre.
## if wish.snail/wish.turtle
Farbrorn torkade sig om munnen och reste sig.

# @man-says
farbrorn, med glass i håret
## if wish.snail/wish.turtle
farbrorn

# @legs-won
Men benen ville springa, och benen vann.
## if wish.snail/wish.turtle
Men det tog så lång tid, och benen ville röra på sig, och benen vann.

# @afraid
rädd, och benen ville redan springa
## if wish.snail/wish.turtle
rädd att inte orka vänta, för benen ville redan hoppa

# @ground
i gräset
## if wish.whale/wish.dolphin
på bryggan

# @pet-is-there
{Pet} var också med.
## if pet.dog/pet.cat
Under bänken låg {child's} {breed} {pet}.

# @pet-stays
Bara {pet} hade inte rört sig. Men {pet} har inget knä.
## if pet.dog
Bara {pet} lydde, för {pet.he} kan sitt kvar. Men en hund har inget knä, hur den än sitter.
## if breed.Dachshund & pet
Bara {pet} lydde, för {pet.he} kan sitt kvar. Men på en tax ser man knappt om den sitter eller står, och något knä blir det inte.
## if pet.cat
Bara {pet} låg kvar, för en katt reser sig inte för vem som helst. Men en katt har inget knä.
## if pet.cat & wish.mouse
Bara {pet} låg kvar och låtsades att {pet.he} inte hade sett någon mus. Men en katt har inget knä.

# @pet-feet
{Pet} kom alldeles intill {child's} fötter och stannade där.
## if pet.dog
{Pet} la sig över {child's} fötter, så att de inte kunde smita.
## if breed.Dachshund & pet
{Pet} la sig över alla fötterna. En tax räcker till många.
## if breed.Yorkshire Terrier & pet/breed.Shih Tzu & pet
{Pet} la sig på {child's} fötter. {Pet.He} vägde inte mycket, men {pet.he} menade allvar.
## if breed.Golden Retriever & pet/breed.Labrador & pet/breed.Rottweiler & pet/breed.German Shepherd & pet/breed.Siberian Husky & pet
{Pet} la sig över {child's} fötter med hela sin tyngd, och då gick de ingenstans.
## if pet.cat
{Pet} la sig på {child's} fötter, och en katt flyttar man inte på.
## if breed.Maine Coon & pet
{Pet} la sig på {child's} fötter och en bit upp på benen, för så stor är en maine coon. En katt flyttar man inte på.

# @arrives
Då kom {a wish} längs vattnet.
## if wish.elephant
Då kom {a wish} längs vattnet och viftade med öronen.
## if wish.lion
Då kom {a wish} längs vattnet med nykammad man.
## if wish.tiger
Då stod det {a wish} framför bänken. Ingen hade hört {@him} komma.
## if wish.bear
Då kom {a wish} lufsande längs vattnet.
## if wish.rabbit
Då kom {a wish} skuttande längs vattnet.
## if wish.horse
Då kom {a wish} travande längs vattnet.
## if wish.cow
Då kom {a wish} lunkande längs vattnet.
## if wish.pig
Då kom {a wish} längs vattnet, med lera ända upp till öronen.
## if wish.fox
Då kom {a wish} längs vattnet, med nosen i allting.
## if wish.hedgehog
Då kom {a wish} tassande längs vattnet.
## if wish.mouse
Då kom en pytteliten {wish} springande längs vattnet.
## if wish.giraffe
Då kom {a wish} längs vattnet och tittade på alla uppifrån.
## if wish.monkey
Då kom {a wish} svingande genom träden vid vattnet.
## if wish.penguin
Då kom {a wish} vaggande längs vattnet.
## if wish.whale
Då stack {a wish} upp huvudet ur vattnet, alldeles framför bänken.
## if wish.dolphin
Då hoppade {a wish} upp ur vattnet, alldeles framför bänken.
## if wish.owl
Då kom {a wish} flygande över vattnet och satte sig på bänkens ryggstöd.
## if wish.frog
Då hoppade {a wish} upp ur vattnet.
## if wish.duck
Då kom {a wish} vaggande upp ur vattnet.
## if wish.sheep
Då kom {a wish} längs vattnet, och efter kom alla de andra fåren.
## if wish.crocodile
Då kom {a wish} upp ur vattnet och log med alla tänderna.
## if wish.wolf
Då kom {a wish} travande mellan träden, ner till vattnet.
## if wish.moose
Då kom {a wish} klivande mellan träden, ner till vattnet.
## if wish.snail/wish.turtle
Då kom {a wish} längs vattnet. Det tog en stund.
## if wish.bee
Då kom {a wish} surrande över vattnet.
## if wish.ladybird
Då kom {a wish} flygande över vattnet.
## if wish.hippo
Då kom {a wish} upp ur vattnet.
## if wish.cat
Då kom {a wish} strykande längs vattnet.
## if wish.dog
Då kom {a wish} upp ur vattnet, dyblöt och glad.

# @noise
{wish.sound}! {wish.sound}! {wish.sound}!
## if wish.elephant
DUNS, DUNS, DUNS!
## if wish.lion
VRÅÅÅL!
## if wish.tiger
Smyg, smyg, smyg … HEJ!
## if wish.bear
BRUM, BRUM, BRUM!
## if wish.rabbit
HOPP, HOPP, HOPP!
## if wish.horse
GALOPP, GALOPP, GALOPP!
## if wish.cow
SLURP, SLURP, SLURP!
## if wish.pig
KLAFS, KLAFS, KLAFS!
## if wish.fox
SNIFF, SNIFF, SNIFF!
## if wish.hedgehog
TAGG, TAGG, TAGG!
## if wish.mouse
PIP, PIP, PIP!
## if wish.giraffe
KLIV, KLIV, KLIV!
## if wish.monkey
PLOCK, PLOCK, PLOCK!
## if wish.penguin
SVISCH, SVISCH, SVISCH!
## if wish.whale
SPLASCH, SPLASCH, SPLASCH!
## if wish.dolphin
HOPP, PLASK, HOPP, PLASK!
## if wish.owl
HO, HO, HOOOO!
## if wish.frog
PLASK, PLASK, PLASK!
## if wish.duck
KVACK, KVACK, KVACK!
## if wish.sheep
BÄ, BÄ, BÄÄÄ!
## if wish.crocodile
SNAPP, SNAPP, SNAPP!
## if wish.wolf
AOOOOOO!
## if wish.moose
KLONK, KLONK, KLONK!
## if wish.snail
Sliiick … sliiick … sliiick …
## if wish.turtle
Tass … tass … tass …
## if wish.bee
BZZZZZZ!
## if wish.ladybird
KILLEKILL, KILLEKILL!
## if wish.hippo
GAP, GAP, GAAAP!
## if wish.cat
TRAMP, TRAMP, TRAMP!
## if wish.dog
RUSK, RUSK, RUSK!

# @rush
[wish.size.tiny/wish.size.small: {The wish} hade så bråttom att {@he} landade mitt i tidningen. | {The wish} hade så bråttom att tidningen for i väg.]
## if wish.elephant
Hela bänken hoppade, och tidningen med.
## if wish.lion
{A wish} vrålar av glädje, och tidningen blåste ner i vattnet.
## if wish.tiger
Där stod {the wish}, alldeles bakom tidningen.
## if wish.bear
{The wish} kom baklänges, med rumpan först, och det var en mycket stor rumpa.
## if wish.rabbit
Det sista hoppet blev för långt, och {the wish} for rakt igenom tidningen.
## if wish.horse
{The wish} hann inte stanna, och tidningen for i väg i farten.
## if wish.cow
{A wish} slickar på allt hon tycker om, och hon slickade tidningen uppifrån och ner.
## if wish.pig
Det blev lera på vartenda ord i tidningen.
## if wish.fox
{The wish} luktade på tidningen, i väskan och längst in i ett öra.
## if wish.hedgehog
{The wish} klättrade upp, och varenda tagg kom med.
## if wish.mouse
{The wish} sprang uppför ett ben, och det kittlade ända upp i hatten.
## if wish.giraffe
Fyra långa ben kom klivande rakt över bänken.
## if wish.monkey
{The wish} plockade åt sig tidningen, hatten och glasögonen.
## if wish.penguin
{The wish} kom åkande på magen, ända upp i knät, och magen var iskall.
## if wish.whale
Vågen gick över hela bänken, och tidningen blev till gröt.
## if wish.dolphin
Först blev tidningen blöt, och sedan blev hela bänken det.
## if wish.owl
Två stora gula ögon kom upp över tidningskanten.
## if wish.frog
{The wish} var kall och blöt, och sedan var tidningen det.
## if wish.duck
Det var så högt att bokstäverna hoppade i tidningen.
## if wish.sheep
När {a wish} springer så springer alla, och hela flocken ville sitta i samma knä.
## if wish.crocodile
Leendet var så brett att halva tidningen försvann i det.
## if wish.wolf
{A wish} ylar av glädje, och allt hår på bänken reste sig.
## if wish.moose
Hornen fick med sig tidningen, hatten och en gren.
## if wish.snail/wish.turtle
Det tog så lång tid att tidningen tog slut.
## if wish.bee
{The wish} surrade runt hatten, runt näsan och runt näsan en gång till.
## if wish.ladybird
{The wish} landade längst ut på en näsa, och näsan ryckte.
## if wish.hippo
{The wish} gapade av glädje, och det var plats för hela tidningen.
## if wish.cat
{A wish} måste trampa till ett knä innan det är färdigt, och alla klorna trampade med.
## if wish.dog
Det regnade över hela bänken, och tidningen blev till gröt.

# @careful
Den här gången kom {@he} långsamt. Då hann farbrorn se att det verkligen var {a wish}.
## if wish.elephant
Den här gången gick {@he} på tå. Men {a wish} på tå blir lätt vinglig. DUUUNS!
## if wish.lion
Den här gången viskade han så mjukt han kunde. Men när {a wish} viskar blir det bara ett längre vrål. VRÅÅÅÅÅÅL!
## if wish.tiger
Den här gången smög {@he} ännu försiktigare. Farbrorn märkte ingenting, förrän någon luktade på hans glass. HEJ!
## if wish.bear
Den här gången backade {@he} långsamt. Då hann farbrorn se hur stor rumpan var.
## if wish.rabbit
Den här gången tog {@he} bara ett enda hopp. Men det blev högt, och det slutade på farbrorns huvud.
## if wish.horse
Den här gången gick {@he} sakta, hela vägen fram. Men då frustade {@he}. PRRRRRR!
## if wish.cow
Den här gången höll hon inne tungan så länge hon kunde. Men hos farbrorn kunde hon inte längre. SLUUURP!
## if wish.pig
Den här gången skakade {@he} av sig leran först. Den hamnade på farbrorn.
## if wish.fox
Den här gången blundade {@he}, så att nosen inte skulle märka något. Men nosen märkte glassen.
## if wish.hedgehog
Den här gången gjorde {@he} sig liten och rund och rullade. Då blev det taggar åt alla håll.
## if wish.mouse
Den här gången sprang {@he} så lätt att det nästan inte kändes. Men det är nästan som kittlar mest.
## if wish.giraffe
Den här gången gick {@he} på böjda ben. Då trasslade de ihop sig, och {the wish} föll ihop som en solstol. KRASCH!
## if wish.monkey
Den här gången höll {@he} händerna på ryggen. Men {a wish} kan plocka med fötterna också.
## if wish.penguin
Den här gången gick {@he}. Vagg, vagg, vagg. Men magen var fortfarande iskall.
## if wish.whale
Den här gången låg {@he} nästan stilla och höll andan. Men till slut måste {@he} släppa ut den. PFFFFFFF!
## if wish.dolphin
Den här gången tog {@he} bara ett litet hopp. Det var litet på vägen upp. PLASK! Det var inte litet på vägen ner.
## if wish.owl
Den här gången sa {@he} ingenting alls. {@cap-he} bara stirrade, på mycket nära håll. Det var värre.
## if wish.frog
Den här gången tog {@he} bara ett enda hopp. Det slutade innanför farbrorns krage.
## if wish.duck
Den här gången höll hon näbben stängd. Men kvacket växte och växte inuti henne, tills det sprack. KVAAAACK!
## if wish.sheep
Den här gången sa {@he} åt de andra att vänta. ”Bä”, sa de andra och följde med.
## if wish.crocodile
Den här gången log {@he} snällt, hela vägen. Men när {a wish} ler snällt syns det ännu fler tänder.
## if wish.wolf
Den här gången höll {@he} för munnen. Då kom ylet ut genom nosen. UUUUUUU!
## if wish.moose
Den här gången gick han på sned, för hornens skull. Då hakade de fast i farbrorns hängslen.
## if wish.snail
Den här gången skyndade {@he} sig. ”Nu går det undan!” ropade {the wish}. Farbrorn åt upp hela glassen.
## if wish.turtle
Den här gången skyndade {@he} sig. ”Nu springer jag!” ropade {the wish}. Farbrorn åt upp hela glassen.
## if wish.bee
Den här gången surrade hon med stängd mun. MMMMMMM! Ingen kan äta glass bredvid det.
## if wish.ladybird
Den här gången gick hon långsamt, uppför farbrorns hals. Men det är långsamt som kittlar mest.
## if wish.hippo
Den här gången gapade {@he} bara till hälften. Men hälften räckte till både farbrorn och glassen.
## if wish.cat
Den här gången trampade {@he} långsamt. Då hann farbrorn känna varenda klo.
## if wish.dog
Den här gången skulle {@he} inte ruska på sig. {@cap-he} höll emot, och höll emot, ända fram. RUUUSK!

# @sad
{The wish} la sig i gräset och suckade.
## if wish.elephant
{The wish} la sig i gräset och lät öronen hänga.
## if wish.lion
{The wish} la sig i gräset med manen över ögonen.
## if wish.tiger
{The wish} la sig i gräset, och till och med ränderna såg ledsna ut.
## if wish.bear
{The wish} la sig i gräset med tassarna över nosen.
## if wish.rabbit
{The wish} kröp ihop i gräset, och öronen hängde.
## if wish.horse
{The wish} sänkte huvudet, så att mulen låg i gräset.
## if wish.cow
{The wish} la sig i gräset och slutade tugga.
## if wish.pig
{The wish} la sig i gräset, och knorren blev alldeles rak.
## if wish.fox
{The wish} rullade ihop sig i gräset och gömde nosen.
## if wish.hedgehog
{The wish} låg i gräset som en ledsen liten borste.
## if wish.mouse
{The wish} kröp in under ett löv i gräset, så att bara svansen syntes.
## if wish.giraffe
{The wish} låg kvar i gräset, så lång {@he} var.
## if wish.monkey
{The wish} hängde med armarna, så att de släpade i gräset.
## if wish.penguin
{The wish} stod i gräset och tittade ner på sina fötter.
## if wish.whale
{The wish} sjönk, tills bara ögonen syntes.
## if wish.dolphin
{The wish} sjönk, tills bara fenan syntes.
## if wish.owl
{The wish} landade i gräset och vred bort huvudet, nästan ett helt varv.
## if wish.frog
{The wish} la sig platt i gräset, och kväket blev en suck.
## if wish.duck
{The wish} la sig i gräset med huvudet under vingen.
## if wish.sheep
{The wish} la sig i gräset. Då la sig alla de andra också.
## if wish.crocodile
{The wish} la sig i gräset, och en tår rann längs hela nosen. Det var en riktig tår.
## if wish.wolf
{The wish} la sig i gräset med svansen mellan benen.
## if wish.moose
{The wish} la sig i gräset, och hornen la sig också.
## if wish.snail
{The wish} stannade i gräset och drog in det ena ögat, och sedan det andra.
## if wish.turtle
{The wish} stannade i gräset och drog in huvudet.
## if wish.bee
{The wish} landade i gräset och torkade sig i ögonen med framfötterna.
## if wish.ladybird
{The wish} kröp ner i gräset och drog in alla benen.
## if wish.hippo
{The wish} la sig i gräset och teg.
## if wish.cat
{The wish} la sig i gräset med ryggen mot alla.
## if wish.dog
{The wish} la sig i gräset med hakan på tassarna.

# @much
{wish}
## if wish.elephant
fötter
## if wish.lion
vrål
## if wish.tiger
smyg
## if wish.bear
rumpa
## if wish.rabbit
hopp
## if wish.horse
galopp
## if wish.cow
tunga
## if wish.pig
lera
## if wish.fox
nos
## if wish.hedgehog
taggar
## if wish.mouse/wish.ladybird
kittlande
## if wish.giraffe
ben
## if wish.monkey
händer
## if wish.penguin
kallt
## if wish.whale
hav
## if wish.dolphin
plask
## if wish.owl
ögon
## if wish.frog
blött
## if wish.duck
kvack
## if wish.sheep
får
## if wish.crocodile
tänder
## if wish.wolf
yl
## if wish.moose
horn
## if wish.snail/wish.turtle
väntan
## if wish.bee
surr
## if wish.hippo
mun
## if wish.cat
klor
## if wish.dog
vatten

# @bit
”Det måste vara {wish.part}”, sa {the wish}.
## if wish.elephant
”Snabeln”, sa {the wish}. ”Den måste göra allting.”
## if wish.lion
”Huvudet”, sa {the wish}. ”Det är så mycket hår på det.”
## if wish.tiger
”Tassarna”, sa {the wish}. ”De har gått på tå hela dagen.”
## if wish.bear
”Huvudet”, sa {the wish}. ”Det har tänkt på honung hela dagen.”
## if wish.rabbit
”Öronen”, sa {the wish}. ”De har lyssnat hela dagen.”
## if wish.horse
”Mulen”, sa {the wish}. ”Den har frustat hela dagen.”
## if wish.cow
”Hakan”, sa {the wish}. ”Den har tuggat sedan i morse.”
## if wish.pig
”Trynet”, sa {the wish}. ”Det har bökat hela dagen.”
## if wish.fox
”Svansen”, sa {the wish}. ”Den har jag släpat på hela dagen.”
## if wish.hedgehog
”Magen”, sa {the wish}. ”Den har släpat i gräset hela dagen.”
## if wish.mouse
”Fötterna”, sa {the wish}. ”De har sprungit hela dagen.”
## if wish.giraffe
”Huvudet”, sa {the wish}. ”Det har varit så högt uppe hela dagen.”
## if wish.monkey
”Svansen”, sa {the wish}. ”Den har jag hängt i hela dagen.”
## if wish.penguin
”Fötterna”, sa {the wish}. ”De har stått på is hela dagen.”
## if wish.whale
”Hakan”, sa {the wish}. ”Den har skjutit havet framför sig hela dagen.”
## if wish.dolphin
”Munnen”, sa {the wish}. ”Den har lett hela dagen.”
## if wish.owl
”Ögonen”, sa {the wish}. ”De var öppna hela natten.”
## if wish.frog
”Rumpan”, sa {the wish}. ”Den får aldrig sitta. Den är jämt i luften.”
## if wish.duck
”Stjärten”, sa {the wish}. ”Den har vickat hela dagen.”
## if wish.sheep
”Benen”, sa {the wish}. ”De har gått efter de andra hela dagen.”
## if wish.crocodile
”Hakan”, sa {the wish}. ”Den har burit på tänderna hela dagen.”
## if wish.wolf
”Tassarna”, sa {the wish}. ”De har sprungit genom hela skogen.”
## if wish.moose
”Mulen”, sa {the wish}. ”Den har tuggat kvistar hela dagen.”
## if wish.snail
”Foten”, sa {the wish}. ”Jag har bara en, och den har gått hela dagen.”
## if wish.turtle
”Benen”, sa {the wish} inifrån skalet. ”De är så korta.”
## if wish.bee
”Vingarna”, sa {the wish}. ”De har inte stått stilla sedan i morse.”
## if wish.ladybird
”Prickarna”, sa {the wish}. ”De har hållit sig fast på min rygg hela dagen.”
## if wish.hippo
”Munnen”, sa {the wish}. ”Den är så stor att bära på.”
## if wish.cat
”Tassarna”, sa {the wish}. ”De har smugit hela dagen.”
## if wish.dog
”Svansen”, sa {the wish}. ”Den har viftat hela dagen.”

# @leave
”Då tar jag bara det”, sa {child}. ”Resten av dig får vänta där.”
## if wish.elephant
”Då tar jag den”, sa {child}. ”Bara den. Fötterna får vänta där.”
## if wish.lion
”Då tar jag det”, sa {child}. ”Men vrålet får du lämna där.”
## if wish.tiger
”Då tar jag dem”, sa {child}. ”Men du får inte smyga. Jag vill höra dig hela vägen.”
## if wish.bear
”Då tar jag det”, sa {child}. ”Rumpan får vänta där.”
## if wish.rabbit
”Då tar jag dem först”, sa {child}. ”Men hoppen får du lämna där.”
## if wish.horse
”Då tar jag den”, sa {child}. ”Men galoppen får du lämna där.”
## if wish.cow
”Då tar jag den”, sa {child}. ”Men tungan får stanna inne.”
## if wish.pig
”Då tar jag det”, sa {child}. ”Men leran får du lämna där.”
## if wish.fox
”Då tar jag den”, sa {child}. ”Nosen får vänta där.”
## if wish.hedgehog
”Då tar jag den”, sa {child}. ”Taggarna får vara på andra sidan.”
## if wish.mouse/wish.ladybird
”Då får de vila här”, sa {child}. ”Men kittlandet får du lämna där.”
## if wish.giraffe
”Då tar jag det”, sa {child}. ”Bara det. Benen får vänta där.”
## if wish.monkey
”Då tar jag den”, sa {child}. ”Händerna får hålla i varandra så länge.”
## if wish.penguin
”Då tar jag dem”, sa {child}. ”Men det kalla får du lämna där.”
## if wish.whale
”Då tar jag den”, sa {child}. ”Men havet får stanna där.”
## if wish.dolphin
”Då får den vila här”, sa {child}. ”Men plasket får du lämna där.”
## if wish.owl
”Då stänger du dem”, sa {child}, ”och lägger dem här.”
## if wish.frog
”Då tar jag den”, sa {child}. ”Men det blöta får du lämna där.”
## if wish.duck
”Då tar jag den”, sa {child}. ”Men kvacket får du lämna där.”
## if wish.sheep
”Då tar jag dem”, sa {child}. ”Bara dina. De andra får vänta där.”
## if wish.crocodile
”Då tar jag den”, sa {child}. ”Men tänderna får stanna inne.”
## if wish.wolf
”Då tar jag dem”, sa {child}. ”Men ylet får du lämna där.”
## if wish.moose
”Då tar jag den”, sa {child}. ”Hornen får stanna däruppe.”
## if wish.snail
”Då tar jag den”, sa {child}. ”Och så kommer jag till dig med mitt knä.”
## if wish.turtle
”Då tar jag dem”, sa {child}. ”Och så kommer jag till dig med mitt knä.”
## if wish.bee
”Då får de vila här”, sa {child}. ”Men surret får du lämna där.”
## if wish.hippo
”Då stänger du den”, sa {child}, ”och lägger den här.”
## if wish.cat
”Då tar jag dem”, sa {child}. ”Men klorna får stanna inne.”
## if wish.dog
”Då tar jag den”, sa {child}. ”Men vattnet får du lämna där.”

# @ready
{The wish} sa åt resten att stanna.
## if wish.elephant
{The wish} ställde ner fötterna, alla fyra, och sa åt dem att stå kvar.
## if wish.lion
{The wish} vände sig mot vattnet och vrålade ur sig alltihop, tills det var slut.
## if wish.tiger
{The wish} provade att brumma lite. Det gick bra.
## if wish.bear
{The wish} vände på sig. Nu var rumpan längst bort.
## if wish.rabbit
{The wish} hoppade rakt upp och rakt ner, tills det inte fanns ett enda hopp kvar.
## if wish.horse
{The wish} galopperade runt träden, tills galoppen var slut.
## if wish.cow
{The wish} stängde munnen, med tungan i.
## if wish.pig
{The wish} gick ner till vattnet och tvättade trynet. Det var skärt inunder.
## if wish.fox
{The wish} vände på sig. Nu var nosen längst bort.
## if wish.hedgehog
{The wish} la ner sina taggar, den ena efter den andra, tills de låg slätt.
## if wish.mouse
{The wish} torkade av alla fyra fötterna i gräset, så att kittlandet fastnade där.
## if wish.giraffe
{The wish} reste sig och ställde benen borta vid träden.
## if wish.monkey
{The wish} knäppte händerna, och sedan fötterna.
## if wish.penguin
{The wish} la sig med magen mot solen, tills den var genomvarm.
## if wish.whale
{The wish} låg stilla, tills det inte fanns en enda våg kvar.
## if wish.dolphin
{The wish} låg stilla, tills det inte fanns en enda ring kvar på vattnet.
## if wish.owl
{The wish} stängde det ena ögat, och sedan det andra.
## if wish.frog
{The wish} torkade rumpan i gräset, länge och noga.
## if wish.duck
{The wish} kvackade ur sig det sista, långt ut över vattnet.
## if wish.sheep
{The wish} visade de andra var det godaste gräset växte.
## if wish.crocodile
{The wish} stängde munnen. Klick.
## if wish.wolf
{The wish} lyfte nosen och ylade, tills ylet blev en gäspning.
## if wish.moose
{The wish} höll hornen rakt upp och rörde dem inte.
## if wish.snail/wish.turtle
Men knän går inte att bära. Alla reste sig, och borta var knäna. Alla satte sig framför {the wish}, och där var de.
## if wish.bee
{The wish} landade på en klöver och fällde ihop vingarna. Då tog surret slut.
## if wish.ladybird
{The wish} stampade av sig kittlandet på ett grässtrå, med alla sex fötterna.
## if wish.hippo
{The wish} stängde munnen. Det tog en stund, för det var långt mellan kanterna.
## if wish.cat
{The wish} drog in klorna, den ena efter den andra.
## if wish.dog
{The wish} rullade sig i gräset, tills {@he} var torr.

# @lands
Resten stannade. Bara {wish.part} kom, sakta, sakta, och låg till slut i {child's} knä. [wish.size.tiny/wish.size.small: Och bit för bit kom resten efter, tills hela {the wish} var där.]
## if wish.elephant
Fötterna stod kvar. Bara snabeln kom krypande genom gräset, som en lång grå strumpa, och la sig i {child's} knä. Den var varm och tung.
## if wish.lion
Sedan kom {the wish} på tysta tassar, och det stora, lurviga huvudet la sig i {child's} knä. Det var varmt och tungt, och långt där inne mullrade det lite.
## if wish.tiger
Brum, brum, brum, hördes det genom gräset, närmare och närmare. Så la sig två breda tassar i {child's} knä. De var varma och tunga.
## if wish.bear
Först kom nosen, sakta genom gräset. Sedan la sig hela det lurviga huvudet i {child's} knä. Det var varmt och tungt och luktade skog.
## if wish.rabbit
Sedan kom {@he} gående, en tass i taget. Först la sig de långa öronen i {child's} knä, och så kom resten, mjuk och varm och alldeles stilla.
## if wish.horse
Sedan kom {@he}, steg för steg, vek ihop benen och sträckte fram halsen. Mulen la sig i {child's} knä. Den var mjuk som sammet, och den andades varmt.
## if wish.cow
Den stora, mjuka hakan kom sakta genom gräset och la sig i {child's} knä. Den var varm och tung och luktade klöver.
## if wish.pig
Ett rent, skärt tryne kom sakta genom gräset, med {a wish} efter sig, och la sig i {child's} knä. Det var mjukt och varmt, och det grymtade lite.
## if wish.fox
Baklänges kom {the wish}, steg för steg, och den stora svansen la sig i {child's} knä. Den var varm, och mjuk som en halsduk.
## if wish.hedgehog
Sedan kom {@he} tassande och la sig i {child's} knä, med magen först. Den var mjuk och varm, och ingenting stack.
## if wish.mouse
Sedan kom {@he}, ett litet steg i taget, och fyra fötter klev upp i {child's} knä och blev stilla. Hela {the wish} vägde som en knapp, fast en varm.
## if wish.giraffe
Benen stod kvar vid träden. Men huvudet kom ändå, för halsen räckte hela vägen, och det la sig i {child's} knä, med ögonfransar och allt. Det var varmt och tungt.
## if wish.monkey
Baklänges kom {the wish}, lite i taget, och den långa svansen ringlade ihop sig i {child's} knä. Den var mjuk och varm, och den höll inte i någonting.
## if wish.penguin
Sedan kom {@he} vaggande, och två platta fötter klev upp i {child's} knä. De var kalla först. {child} la händerna om dem, tills de också blev varma.
## if wish.whale
Den stora hakan kom glidande, tyst som en båt, och la sig på bryggan med spetsen i {child's} knä. Den var slät och sval, och den var väldigt trött.
## if wish.dolphin
Den långa munnen kom glidande, utan ett plask, och la sig på bryggan med spetsen i {child's} knä. Den var slät och sval, och den log bara pyttelite.
## if wish.owl
Nu såg {@he} ingenting. ”Här är jag”, sa {child}, ”här är jag”, och en mjuk, rund {wish} kom vandrande genom gräset, klev upp i knät och gömde ansiktet i {child.his} tröja. Hela {the wish} vägde nästan ingenting.
## if wish.frog
Sedan kom {@he} gående, för {a wish} kan gå om {@he} vill, och satte ner rumpan i {child's} knä. Den var liten och sval och nästan torr.
## if wish.duck
Baklänges kom {the wish} vaggande, och en mjuk, rund stjärt satte sig i {child's} knä. Den vickade en gång till. Sedan var den stilla.
## if wish.sheep
Alldeles ensam kom {@he}, vek ihop benen och la dem i {child's} knä. Ullen var mjuk och varm, ända in till fåret.
## if wish.crocodile
Den långa hakan kom krypande genom gräset och la sig i {child's} knä. Den var knottrig och tung, och inte en enda tand syntes.
## if wish.wolf
Två grå tassar kom tyst genom gräset och la sig i {child's} knä. De var breda och varma och luktade mossa.
## if wish.moose
Långsamt sköt {the wish} fram mulen genom gräset, tills den låg i {child's} knä. Den var lång och varm och mjuk som en toffel.
## if wish.snail
Nu var det bara en liten bit kvar. Sliiick. Foten kröp upp i {child's} knä och stannade där, sval och mjuk.
## if wish.turtle
Nu var det bara en liten bit kvar. Tass. Tass. Fyra korta ben klev upp i {child's} knä och vilade, och skalet var varmt av solen.
## if wish.bee
Sedan kom {the wish} till fots, från strå till strå, och sex små fötter klev upp i {child's} knä. Det kittlade lite. Så blev de stilla. {The wish} var lätt som en smula.
## if wish.ladybird
Sedan flög {the wish} en liten bit och landade i {child's} knä. Ingenting kittlade. Hon fällde ihop vingarna, så att alla prickarna fick ligga ner.
## if wish.hippo
Den stora munnen kom sakta genom gräset, stängd och snäll, och la sig i {child's} knä, så mycket som fick plats. Den var len och varm och väldigt tung.
## if wish.cat
Fyra mjuka tassar kom genom gräset och klev upp i {child's} knä. {The wish} trampade inte alls. {@cap-he} rullade ihop sig och började spinna.
## if wish.dog
Baklänges kom {the wish}, och svansen la sig i {child's} knä. Den viftade en gång till, för den kunde inte låta bli. Sedan var den stilla.

# @lady-takes
[wish.size.big/wish.size.huge: ”Jag kan ta ett öra”, | ”Får jag låna {@him} sedan?”]
## if wish.elephant/wish.cow
”Jag kan ta ett öra”,
## if wish.lion/wish.bear/wish.fox
”Jag kan ta en tass”,
## if wish.tiger
”Jag kan ta hakan”,
## if wish.horse
”Jag kan ta lite man”,
## if wish.pig
”Jag kan ta knorren”,
## if wish.giraffe
”Jag kan ta lite hals”,
## if wish.monkey
”Jag kan ta en hand”,
## if wish.whale/wish.dolphin
”Jag kan ta en fena”,
## if wish.sheep
”Jag kan ta en av de andra”,
## if wish.crocodile
”Jag kan ta lite svans”,
## if wish.wolf
”Jag kan ta öronen”,
## if wish.moose
”Jag kan ta en klöv”,
## if wish.hippo
”Jag kan ta ett öra, de är ju så små”,

# @man-takes
[wish.size.big/wish.size.huge: ”Då tar jag en fot”, | ”Och sedan jag”,]
## if wish.elephant/wish.hippo
”Då tar jag en fot”,
## if wish.lion/wish.tiger/wish.cow/wish.wolf
”Då tar jag svansen”,
## if wish.bear
”Då tar väl jag rumpan”,
## if wish.horse
”Då tar jag en hov”,
## if wish.pig
”Då tar väl jag det leriga”,
## if wish.fox
”Då tar jag nosen, om den är snäll”,
## if wish.giraffe/wish.crocodile
”Då tar jag nästa bit”,
## if wish.monkey
”Då tar jag de andra tre”,
## if wish.whale/wish.dolphin
”Då tar jag den andra”,
## if wish.sheep
”Då tar jag två”,
## if wish.moose
”Då tar jag ett horn och hänger hatten på”,

# @all
[wish.size.big/wish.size.huge: Så fick hela {the wish} sitta i knät, en bit i varje. | Så fick {the wish} sitta i allas knän, ett efter ett.]
## if wish.elephant/wish.lion/wish.tiger/wish.bear/wish.horse/wish.cow/wish.pig/wish.fox/wish.monkey/wish.crocodile/wish.wolf/wish.moose/wish.hippo
Så fick hela {the wish} sitta i knät, en bit i varje.
## if wish.giraffe
Så låg {the wish} över allihop, från knä till knä.
## if wish.whale/wish.dolphin
Resten av {the wish} tog havet.
## if wish.sheep
Ändå blev det får över.
