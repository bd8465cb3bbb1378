title: Rabarber
title: Hon apporterar
title: I korgen
guest pet: Tuss (han), Vilda (hon)
guest lodger: Birgit (hon), Ingegerd (hon)

% Hunden är familjens, eller inneboendens. En katt gör det en katt gör. @a1 presenterar den vuxna en gång.

# a-stone
{@digs}

Därför blev {child} [city: den mest förvånade i hela {city}|förvånad] när {pet} en dag kom in från rabarberlandet med en sten. Den var rund och grå och stor som en grapefrukt. {Pet} la den i sin korg, snurrade två varv och la sig ovanpå.

# grrr
Där låg {pet.he} kvar. {Pet.He} låg där vid frukosten. [school: {Pet.He} låg där när {child} kom hem från {school}. ]{@postman}

”Inga stenar i köket”, sa {@a1} just hade slagit tån i den.

{@grrr}

# crack
På den femte kvällen sa stenen ”knäck”.

{child} la sig på golvet. En spricka löpte runt hela stenen. Sedan stack det ut en näsa, och efter näsan kom en hals, och efter halsen kom mera hals. Allra sist kom fyra knubbiga ben och en svans.

”{Pet}”, viskade {child}. ”Du har ruvat en dinosaurie.”

{Pet} slickade dinosaurien i ansiktet. Dinosaurien tittade på {pet} och sa: ”{@woof}?”

# rhubarb
{child} döpte henne till Rabarber. {@thought}

”Hon är bedårande”, sa {@a}. ”Men hon har ätit alla krukväxter. Och {child}, hon växer.”

# she-grew
Det gjorde hon. På måndagen var hon som en höna.[elder:  ”Vad hon har vuxit!” sa {elder}[elder2:  och {elder2}], precis som till {child}.] På onsdagen var hon som en get[friend: , och {friend}[!friend.known: , {child's} bästa vän,] fick rida två varv runt gräsmattan].[sport:  På torsdagen hann ingen med {sport}.] På fredagen kunde hon lägga hakan på kylskåpet, och i korgen fick bara hennes ena fot plats.[athlete:  Inte ens {athlete} hade kunnat flytta på den foten.] {Pet} sov ovanpå foten och tyckte fortfarande att Rabarber behövde hållas varm.

# a-low-note
Natten till lördagen vaknade {child} av att glaset på nattduksbordet skallrade.

Mmmmmmmmm, lät det.[music:  Det var inte {music}.] Det var en ton så djup att man hörde den med magen.

{child} gick ner i köket. Där stod Rabarber och darrade. Alla kopparna i skåpet klirrade.

Mmmmmmmmm.

Det kom från trädgården. {child} väckte {@a}, och de gick ut i stövlar och morgonrock, med ficklampa. Ur hålet i rabarberlandet strömmade varm luft som luktade ormbunkar och regn.

# like-a-bathtub
Och ur hålet kom ett huvud.

Det var stort som ett badkar. Halsen fortsatte uppåt och uppåt, förbi äppelträdet, förbi stuprännan, tills huvudet hängde bredvid månen och tittade ner på dem med blanka ögon.

”Oj”, sa {@a}. ”Det är hennes mamma.” Och sedan knöt [adult: {adult.he}|hon] morgonrocken och sa: ”God kväll. Ni måste ha letat så.”

Rabarber tog ett steg mot hålet. Sedan vände hon, sprang tillbaka och försökte gömma sig bakom {pet}. Det gick inte så bra. {Pet} täckte ungefär ett knä.

# he-knows
Den stora dinosaurien sänkte huvudet ända ner till gräset. {@any} Men {pet} gick fram och nosade på henne, länge. Sedan satte {pet.he} sig.

{child} såg hur {@hung} på {pet.him}, och det gjorde ont i halsen.

”{Pet} vet”, sa {child.he}. ”{Pet} vet att Rabarber ska hem. Men hon kan ju inte sova utan {pet}.”

”Nej”, sa {@a}. ”Vad är det hon behöver, tror du?”

# the-blanket
{child} funderade. Sedan sprang {child.he} in och kom tillbaka med filten ur {pet's} korg. Den hade aldrig blivit tvättad, för ingen vågade. Den var så full av päls att den nästan var {@almost}.

Rabarber borrade ner näsan i den. Hon andades in. Skälvningen gick ur henne, först ur halsen, som var längst, och sist ur svansen.

”{@woof}”, sa hon till {child}. ”{@woof}”, sa hon till {@a}. Till {pet} sa hon ingenting. Hon slickade {pet.him} bara i ansiktet, så att {pet} blev alldeles genomblöt.

Sedan tog hon filten i munnen och försvann ner bland rabarberna, och den långa halsen följde efter, meter för meter, tills det bara var natt kvar.

# the-ball
På söndagen låg {pet} bredvid hålet med hakan mot marken. {@sausage}[elder: , fast det var {elder} som kom med den]. {child} satte sig där[friend: , och {friend} satte sig på andra sidan]. Till slut tog {child.he} en gammal tennisboll och rullade ner den i hålet, mest för att ha något att göra.

Det var tyst.

Sedan kom bollen upp igen. Den var dyblöt, och den hade ett bladmönster av ormbunke på ena sidan.

{Pet} reste sig. Svansen började gå. {child} rullade ner bollen en gång till, och upp kom den.

”Hon apporterar”, sa {child} till {@a}, som hade kommit ut på trappan.

# the-cups
Och varje kväll sedan dess, precis vid läggdags, klirrar kopparna i skåpet en enda gång. Då lyfter {pet} på huvudet i korgen, säger {@woofLow} mot golvet och somnar.

# @digs
{Pet} var en strävhårig terrier. Egentligen hörde {pet.he} ihop med {lodger}, som hyrde rummet på övervåningen, men korgen stod i {child's} kök. Och {pet} grävde ner allt. {Pet.He} hade grävt ner en sko, en visp, ett halvt paket smör och en av [adult: {adult's}|{lodger's}] vantar. Aldrig någonsin hade {pet.he} grävt upp något igen.
## if pet.dog
{Pet} var {a breed}, och just den våren grävde {pet.he} ner allt {pet.he} kom över. {Pet.He} hade grävt ner en sko, en visp, ett halvt paket smör och en [adult: av {adult's} vantar|ny vante]. Aldrig någonsin hade {pet.he} grävt upp något igen.
## if pet.cat
{Pet} var {a breed}, och just den våren gömde {pet.he} allt {pet.he} kom över. {Pet.He} hade gömt en sko, en visp, ett halvt paket smör och en [adult: av {adult's} vantar|ny vante]. Aldrig någonsin hade {pet.he} kommit tillbaka med något igen.

# @postman
{Pet.He} låg där när brevbäraren kom, fast brevbäraren var det bästa {pet.he} visste att skälla på.
## if pet.cat
{Pet.He} låg där när det kom in en fjäril genom köksdörren, fast fjärilar var det bästa {pet.he} visste.

# @grrr
”Grrr”, sa {pet}, mycket artigt.
## if pet.cat
”Fff”, sa {pet}, mycket artigt.

# @woof
Voff
## if pet.cat
Mjau

# @woofLow
voff
## if pet.cat
mjau

# @thought
Rabarber trodde att hon var en hund. Hon morrade åt dammsugaren. Hon snurrade två varv innan hon la sig, även om hon välte lampan med svansen. Och hon grävde ner saker, bara lite för ytligt, så att hela gräsmattan blev full av skor som tittade upp.
## if pet.cat
Rabarber trodde att hon var en katt. Hon fräste åt dammsugaren. Hon snurrade två varv innan hon la sig, även om hon välte lampan med svansen. Och hon klättrade i syrenen, bara lite för tung, så att hela syrenen la sig platt på gräsmattan.

# @any
Nu skulle vilken hund som helst ha skällt.
## if pet.cat
Nu skulle vilken katt som helst ha suttit i ett träd.

# @hung
öronen slokade
## if pet.cat
svansen slokade

# @almost
en hund
## if pet.cat
en katt

# @sausage
{Pet.He} ville inte ens ha korv
## if pet.cat
{Pet.He} ville inte ens ha fisk

# @a1
{lodger}, som
## if pet & !adult
{lodger}, som hyrde rummet på övervåningen och
## if adult
{adult}, som

# @a
{lodger}
## if adult
{adult}
