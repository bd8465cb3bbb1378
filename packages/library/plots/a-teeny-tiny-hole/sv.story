title: Den minsta grävmaskinen
title: Ett pyttelitet hål
guest friend: Yusuf (han), Tilda (hon)
guest pet: Doris (hon), Nisse (han)
guest elder: Stig (han), Gunvor (hon)
guest driver: Gun (hon), Maggan (hon)
guest minder: Malena (hon), Josefin (hon)

% Kaninen är vännens där familjen varken har hund eller katt. Klonk, brum, skrip och klick får gärna låta.
% @a: den som säger god natt: {adult}, annars familjens egen äldre, annars {minder}.

# clonk
{@Planter} skulle plantera ett päronträd. Då måste man ha ett hål.

{Elder.short} grävde med spaden. Klonk, sa spaden.

”Sten”, sa {elder.short}.

{Elder.He} grävde på ett annat ställe. Klonk!

”Sten igen”, sa {elder.short} och torkade sig i pannan[sport: , för det här var värre än {sport}]. ”Nu ringer jag efter en grävmaskin.”

Och då ville {child} förstås titta på. Och {friend}[!friend.known: , som var {child's} bästa vän]. Och {@whose}.

# behind-the-rope
Grävmaskinen var gul[city: , den gulaste i hela {city}]. Den hade larvfötter och en lång, lång arm. I hytten satt en tant som hette {driver} och hade hörselkåpor[music:  med {music} i].

”Stanna bakom repet!” ropade {driver}.

{child} och {friend} stod bakom repet så mycket de kunde[school: , precis som i kön {at school}].[elder2:  {Elder2} fick också stå där.]

Brum, sa grävmaskinen. Skopan gick ner. Skrap! Skopan gick upp. Rassel! Sten och jord och rötter, upp bara! Snart var det ett jättefint hål.

# in-the-hole
Men då sa den ingenting mer.

{driver} hade stängt av motorn. Hon pekade.

Nere i hålet satt {pet}.

”Men hur kom {pet.he} dit?” sa {elder.short}.

{@Escape}

# two-ears
”{Pet}!” ropade {child}. ”Kom upp!”

{Pet} vickade på ena örat.

”{Pet}!” ropade {friend}. ”Vi har {@lure}!”

{Pet} vickade på andra örat.

{Elder.short} la sig på knä och sa alla snälla ord {elder.he} kunde. ”Lilla vännen. Lilla hjärtat. Lilla … tjockisen?”

{Pet} vände sig om, så att {elder.short} fick prata med {pet.his} svans.

# hop
”{@Lift}”, sa {elder.short}, och det gjorde {elder.he}. Men så fort {elder.he} {@down} på gräset, hopp[athlete: , som {athlete}]! Så satt {pet.he} i hålet igen.

{driver} tittade på klockan. ”Jag måste åka snart”, sa hon. ”Men jag gräver inte där det sitter {@an}.”

{Elder.short} suckade. Då blev det inget päronträd. Och inga päron.

# whose-hole
{child} tittade på {pet}. {Pet} såg inte dum ut. {Pet.He} såg glad ut. {Pet.He} såg ut precis som {child} brukade göra i sandlådan, när någon sa att det var dags att gå hem.

”{Pet.He} tror att det är {pet.his} hål”, sa {child}.

”{Pet} behöver ett eget”, sa {friend}.

”{driver}!” ropade {child}. ”Kan du gräva ett pyttelitet hål?”

{driver} kliade sig under hörselkåpan. ”Pyttelitet? Med den här stora skopan?” Sedan log hon. ”Jag kan ju prova.”

# one-tooth
{Elder.short} {@held}. Grävmaskinen sträckte ut sin långa arm, ända bort till {@place}. Alla höll andan. Och så, försiktigt, försiktigt, med bara en enda tand, ritade skopan en liten grop.

Skrip.

# in-the-boot
{Elder.short} {@let}. {Pet} luktade på gropen. {Pet.He} luktade en gång till.

Och sedan grävde {pet.he}! Jorden sprutade! Den sprutade på gräset, och den sprutade på {elder.short's} byxor, och den sprutade rakt in i {elder.short's} ena stövel.

”Det var det värsta!” sa {driver}. ”{Pet.He} är ju snabbare än jag!”

# a-pear-tree
Så grävde {driver} färdigt det stora hålet. Och {pet} grävde det lilla[pet.cat:  och la sig i det]. Och päronträdet fick stå så rakt och fint, och {child} och {friend} fick klappa till jorden med händerna.[elder2:  {Elder2} lovade att äta alla päron.]

# said-the-quilt
På kvällen låg {child} i sin säng. {Child.He} sträckte ut sin långa arm. Brum! {Child.He} grävde sig ner i kudden. {Child.He} grävde sig ner under täcket. Bara en tofs stack upp.

”Vad är det som brummar?” sa {@comes}.

”En grävmaskin”, sa täcket.

”Har den grävt färdigt för i dag?”

Täcket tänkte efter. ”Ja. Den har kommit fram till botten.”

”Är det skönt där?”

”Jätteskönt”, sa täcket.

# click
Då klappade {@a} till runt omkring, precis som man gör med ett päronträd. Och sedan stängde {@he} av motorn.

Klick.

# @planter
{Elder}, som bodde i huset bredvid,
## if elder
{Elder}

# @whose
{pet}, som var {friend's} kanin och hade en egen liten hage på gräset
## if pet.cat
{pet}, som var {child's} katt och hade en egen varm fläck på trappan
## if pet.dog
{pet}, som var {child's} hund och hade ett eget långt koppel vid staketet

# @escape
De tittade på hagen. Under stängslet fanns ett litet, litet hål. Det hade {pet} grävt alldeles själv.
## if pet.cat
De tittade på trappan. Den varma fläcken låg kvar, alldeles ensam.
## if pet.dog
De tittade på kopplet. Kopplet låg kvar. Halsbandet låg kvar. Det var bara {pet} som inte låg kvar.

# @lure
morot
## if pet.cat
ett snöre
## if pet.dog
en pinne

# @lift
Jag lyfter upp {pet.him}
## if pet.dog
Jag hämtar upp {pet.him}

# @down
satte ner {pet}
## if pet.dog
släppte {pet}

# @an
en kanin
## if pet.cat
en katt
## if pet.dog
en hund

# @held
höll {pet} i famnen
## if pet.dog
höll i {pet}

# @place
hagen
## if pet.cat
trappan
## if pet.dog
staketet

# @let
satte ner {pet}
## if pet.dog
släppte {pet}

# @comes
{minder}, som passade {child.him}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @he
{minder.he}
## if elder & !adult
{elder.he}
## if adult
{adult.he}
