title: Säger du till när?
title: Sopbilen kommer
guest minder: moster Lotta (hon), moster Siv (hon)

% Låt barnet göra ”Iiiih-UPP! Krasch, pang! Duns, ner”, och sedan säga ”UPP!” och ”Ner” ensamt. Det sista ”Ner” är väldigt litet.
% Den som har glömt är {adult}, annars mormor eller farfar, annars {minder}: @a. Vems bollen är (@whose): hundens, kattens, vännens, annars den som mormor eller farfar har sparkat, annars barnets egen.

# toast
{child} åt rostat bröd när {child.he} hörde den. Den var långt borta, längst ner på gatan.

Iiiih-UPP! Krasch, pang! Duns, ner.

”Sopbilen!” sa {child}.[pet.other:  {Pet} vaknade.][friend: 

”Sopbilen!” sa {friend}, [!friend.known: {child’s} bästa vän, ]som hade sovit över.][pet.dog: 

”Voff!” sa {pet}[!pet.known: , som var {child’s} hund].][pet.cat: 

”Mjau!” sa {pet}[!pet.known: , som var {child’s} katt].]

”Åh nej!” sa {@first}. ”Jag har glömt att ställa ut soptunnan!”

# out-they-went
Så ut gick de. {@A} gick i tofflor. {child} gick i pyjamas och gummistövlar.[friend:  {Friend} gick i pyjamas och mössa.][elder & adult & !elder2:  {Elder} gick i jacka, mössa och halsduk, för man vet aldrig.][elder2 & adult:  {Elder} och {elder2} gick i jacka, mössa och halsduk, för man vet aldrig.][elder2 & !adult:  {Elder2} gick i jacka, mössa och halsduk, för man vet aldrig.][pet.dog:  {Pet} gick i ingenting alls, för {pet} är en hund.][pet.cat:  {Pet} gick i ingenting alls, för {pet} är en katt.]

Där stod soptunnan, vid köksdörren. Den var stor och grön och väldigt, väldigt full.

# the-blue-door
Längre ner på gatan stod sopbilen vid huset med den blå dörren.

Iiiih-UPP! Krasch, pang! Duns, ner.

{@A} drog. Tunnan rörde sig inte.

”Kom nu, tunnan”, sa {@a}.

# the-red-door
Nu stod sopbilen vid huset med den röda dörren.

Iiiih-UPP! Krasch, pang! Duns, ner.

{@A} drog, och {child}[friend:  och {friend}] knuffade på.[elder & adult:  {Elder.short} räknade till tre.][elder2 & adult:  {Elder2.short} räknade till fyra.][elder2 & !adult:  {Elder2.short} räknade till tre.] Tunnan rörde sig inte.

”Kom NU, tunnan”, sa {child}.[age>=5: 

Nu stod sopbilen vid huset med den gula dörren.

Iiiih-UPP! Krasch, pang! Duns, ner.

{@A} knuffade på, och {child}[friend:  och {friend}] drog. Tunnan rörde sig inte.

”Den sitter fast”, sa {child}.

”Så här har den aldrig gjort förut”, sa {@a}.

”Kom nu, kom nu, kom NU, tunnan!” sa alla. Men det hjälpte inte.]

# underneath
{child} tittade ovanpå tunnan. Där fanns ingenting. {Child.He} tittade på sidan av tunnan. Där satt en snigel.

”Hej, snigeln”, sa {child.he}.

Sedan böjde {child.he} sig ner, långt ner, och tittade under.

Under hjulet satt något fast. Det var runt och gult och lite {@chewed}.

{@whose}

# pop
{child} drog i bollen. {Child.He} drog och drog och … plopp! Där kom den.

Och nu var sopbilen hos grannen!

Iiiih-UPP! Krasch, pang! Duns, ner.

{@A} drog, och {child}[friend:  och {friend}] knuffade på, och tunnan gick rulle, rulle, rull, förbi blomkrukorna och förbi vattenpölen och ända fram till grinden.

# up
Och här kom sopbilen. Den var stor som ett hus. Den orange lampan snurrade runt och runt och runt.

”Precis i tid”, sa sopgubben. Han hakade fast tunnan där bak. ”Säger du till när?”

{Child.He} tog ett djupt, djupt andetag.

”UPP!” sa {child.he}[sport: , lika högt som på {sport}].

Iiiih-UPP! Krasch, pang! Där for tepåsarna ner. Där for äggskalen ner. Där for potatisskalen, ända ner i sopbilens stora mörka mage.

# bump-down
”Ner”, sa {child.he}.

Duns. Ner kom tunnan.

”Hej då, sopbilen!” ropade {child.he}.

Tut, tut! sa sopbilen, och så åkte den[school:  bort mot {school}].[friend:  ”Tut, tut!” sa {friend}.]

# into-the-toy-box
Den kvällen var {child} också en sopbil[music: , som nynnade på {music}]. {Child.He} körde väldigt sakta runt i sitt rum[athlete: , förbi {athlete} på väggen].[pet.other:  {Child.He} tutade åt {pet}.] {Child.He} plockade upp klossarna. {Child.He} plockade upp nallen. Iiiih-upp, och duns, ner, i leksakslådan åkte de.

{@kept}

# down-down-down
Sedan klättrade {child} upp i sängen. Långt borta, i ett stort och tyst garage[city:  på andra sidan {city}], hade sopbilen också lagt sig. Lampan var släckt. Magen var tom. Alla hjulen stod stilla.

”Upp”, sa {child.he}, och {@a} drog upp täcket.

”Ner”, sa {child}, med en väldigt liten röst.

Och ner, ner, ner på kudden sjönk {child.his} huvud.

# @chewed
lerigt
## if pet.dog
tuggat
## if pet.cat
repigt

# @whose
”Det är min boll!” sa {child}.

{@A} tittade på {child}. {child} tittade upp i himlen.
## if pet.dog / pet.cat
”{Pet}!” sa {child}. ”Det är ju din boll!”

{Pet} tittade upp i himlen.
## if friend & !pet.dog & !pet.cat
”{Friend}!” sa {child}. ”Det är ju din boll!”

{Friend} tittade upp i himlen.
## if elder & !friend & !pet.dog & !pet.cat
”{Elder.short}!” sa {child}. ”Det är ju bollen som du sparkade!”

{Elder.short} tittade upp i himlen.

# @kept
Bollen kom sist.
## if pet.dog / pet.cat
{Pet} fick behålla bollen.
## if friend & !pet.dog & !pet.cat
Bollen hade gått hem med {friend}.
## if elder & !friend & !pet.dog & !pet.cat
{Elder.short} fick behålla bollen.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
