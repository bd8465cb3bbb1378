title: Där bak
title: Bara en katt
title: Vick, vick
guest pet: Morris (han), Sotis (han)
guest alias: Birgitta (hon), Gunilla (hon)
guest neighbour: Torsten (han), Helge (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Katten är familjens egen; är ingen ikryssad är det Morris. Den som hittas bland jackorna är mormor eller farfar, annars {adult}, annars {minder}: @a. Den pipiga rösten är likadan båda gångerna.

# wiggle-wiggle
[school: På dagarna var {child} {at school}. Men varje|Varje] kväll när {child} låg i sängen vickade {child.he} på tårna under täcket. Vick, vick, gjorde tårna. Och varje kväll satte [!pet.known: katten {pet}|{pet}] stjärten i vädret och hoppade på dem[athlete: , lika snabbt som {athlete}], DUNS, och sedan lade {pet.he} sig på {child’s} fötter och höll dem varma till morgonen.

Men i kväll vickade {child} och vickade, och det kom ingen duns. {Pet} var inte där. {Pet.He} hade inte ens kommit hem till kvällsmaten.

# only-a-cat
”{@A}!” ropade {child}. ”Jag är kall om fötterna, och {pet} är borta.”

”{Pet.He} är bara en katt”, sa {@first}. ”{Pet.He} kommer när {pet.he} blir hungrig[city: , om det så är från andra änden av {city}].”

”Men {pet.he} har missat kvällsmaten.”

”{Pet} missar aldrig kvällsmaten”, sa {@a} och lade ifrån sig diskborsten.

# among-the-coats
{@A} letade under soffan tills bara rumpan stack ut. {child} letade i badkaret.[elder2:  {Elder2} gick runt i trädgården med en ficklampa och sa kiss, kiss, kiss.][friend:  De ringde till {friend}[!friend.known: , {child’s} bästa vän]. Men i {friend’s} säng låg det ingen katt, bara {friend}.] Och då hörde {child} en mycket liten och pipig röst inifrån skåpet med jackorna.[music:  Den nynnade på {music}.]

”Pälsegull”, sa den. ”Var är {@s} lilla [pet.she: prinsessa | prins]?”

{child} öppnade skåpet, och där satt {@a}.

”Du sa att {pet.he} bara var en katt”, sa {child}.

”Det är {pet.he} också”, sa {@a} och snöt sig i en halsduk.

# who-is-it
Så {child} tog på sig stövlarna, och jackan utanpå pyjamasen, och så gick de och knackade på i huset bredvid. {Neighbour} öppnade. Han var gammal och snäll, och han bodde alldeles ensam.

”Har du sett {pet}?” sa {child}. ”{Pet.He} är borta.”

”Oj då”, sa {neighbour}. ”Nej, här finns det ingen {pet}. Här är det bara jag och {alias}.”

”Vem är {alias}?” sa {child}.

”Min katt”, sa {neighbour} och såg mycket stolt ut. ”Jag fick henne i dag.”

”Var fick du henne ifrån?”

”Från min fåtölj”, sa {neighbour}. ”Jag kom in, och där låg hon.”

# at-the-back
{child} tittade på {@a}, och {@a} tittade på {child}.

”Har {alias} morrhår?” sa {child}.

”Massor”, sa {neighbour}.

”Det har {pet} också. Har hon svans?”

”Jadå”, sa {neighbour}. ”Där bak.”

”Det är där {pet} har sin!” ropade {child} och sprang rakt in.

# one-eye
Och där i fåtöljen, [sport: framför {sport} på teve, ]bredvid en tom tallrik som luktade räkor, låg {pet}.

”{Pet}!” sa {child}.

Katten öppnade ena ögat.

”{Alias}”, sa {neighbour}.

Katten öppnade det andra ögat och blundade sedan med båda.

”Pälsegull”, sa {@a} med den pipiga rösten. Men katten vände ryggen till.

”Där ser ni”, sa {neighbour}. ”Jag tror inte att hon känner er.”

{child} fick en klump i halsen. Tänk om {pet} ville bo här nu, och äta räkor, och vara {alias} i all evighet?

”{Pet.He} vill inte ha oss längre”, sa {child} och grät.

{@A} lyfte upp {child.him}, och då föll den ena stöveln av. {child} blev kall om foten. {Child.He} tittade på den.

# the-edge-of-the-rug
”Sätt ner mig, {@a}”, sa {child.he}.

{Child.He} drog av sig strumpan. Sedan satte {child.he} sig på golvet och stack in sin bara fot under kanten på {neighbour’s} matta.

Vick, vick, gjorde tårna.

Uppe i fåtöljen vred sig ett öra.

Vick, vick, gjorde tårna.

En stjärt höjdes i luften, och den svajade åt ena hållet, och den svajade åt andra hållet, och sedan:

DUNS.

{Pet} landade på mattan. {Pet.He} lade sig på {child’s} fot och spann så högt att tallriken skallrade.

# on-saturdays
”Det var det värsta”, sa {neighbour}. ”Så där gör inte {alias}.”

”Nej”, sa {child}. ”Det är för att hon är {pet}.”

{Neighbour} tittade på sin fåtölj. Den var mycket tom nu.

”Det var trevligt”, sa han, ”att ha en {alias}.”

”{Pet.He} kan få vara {alias} på lördagarna”, sa {child}. ”Men vid läggdags måste {pet.he} vara {pet}.”

”Då köper jag hem räkor”, sa {neighbour}.

{@A} bar hem {pet} innanför jackan, så att bara ansiktet stack ut, och {@he} sa inte en enda gång ”bara en katt”.[elder2:  {Elder2} gick kvar i trädgården och sa kiss, kiss, kiss till en buske.]

# good-night
Så låg {child} i sängen igen. Vick, vick, gjorde tårna. Duns. {Pet} lade sig till rätta, och sakta blev {child’s} fötter varma, först den ena och sedan den andra.

”God natt, {child}”, sa {@a}. ”God natt, {pet}.”

{@He} släckte lampan, och sedan stack {@he} in huvudet en gång till.

”Och god natt, {alias}.”

# @first
{minder}, som passade {child.him}
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

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
