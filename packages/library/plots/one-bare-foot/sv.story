title: Den andra strumpan
title: En fot utan strumpa
title: Jag bara lutar mig
guest pet: Bosse (han), Tilda (hon)
guest minder: Malena (hon), Josefin (hon)

% Den vuxna är {adult}, annars den äldre, annars {minder}. Hunden är familjens, eller grannens som bor hos dem till fredag.

# one-sock
”Jag vill inte gå till skolan”, sa {child}.

{Child.He} låg på köksgolvet med en strumpa på. Den andra strumpan hade {child.he} i handen, och där skulle den få vara.

”Är du sjuk?” sa {@a-first}.

”Nej.”

”Är det någon som är dum mot dig?”

”Nej.”

[friend: ”Är du ovän med {Friend}?”

”Nej. {Friend} är min bästa vän.”

]”Det är snart helg”, sa {@a}. Det var onsdag[city:  i hela {city}].

# no-breakfast
{@bowl}

”{@why}”, sa {@a} och lade lite skinka överst.

{Pet} gick fram till skålen, böjde sig ner och backade ända bort till kylskåpet.

[elder & adult: ”Den ska vara varm”, sa {elder}, som hade kommit till frukosten[elder2:  med {elder2}], och värmde den.

{Pet} backade ända bort till kylskåpet.

]”{Pet} vill inte ha frukost”, sa {@a}.

”Det ska ingen behöva”, sa {child} nere på golvet.

# ting
{Child.He} vände sig och lade kinden mot golvet. Därifrån såg man {pet's} haka och den lilla namnbrickan av metall som hängde under den. {Pet} gick fram igen och böjde sig ner.

Pling.

Det var brickan som slog emot kanten. Uppe vid bordet hade ingen hört det, men här nere ringde det rakt in i örat, och {pet} backade ända bort till kylskåpet.

{child} stoppade strumpan i fickan för att få båda händerna fria. Sedan kröp {child.he} fram, och när {pet} kom tillbaka tog {child.he} brickan mellan två fingrar och höll den stilla.

{Pet} böjde sig ner och väntade på det.

Ingenting.

Då åt {pet} upp skinkan. {Pet.He} åt upp det som var under skinkan, och slickade skålen så hårt att den åkte tvärs över golvet. Efter skålen kom {pet}, och efter {pet} kom {child}, som fortfarande höll i.

”Men jag trodde inte att {pet} ville ha frukost”, sa {@a}.

”Jo”, sa {child}. ”Bara inte plinget.”

# prrrt
Efteråt låg {child} och tittade upp på undersidan av bordet.

”Jag har också ett sånt”, sa {child.he}.

”Ett vad då?”

”Ett pling. Fast mitt låter prrrt.”

{@A} satte sig på golvet.

”Det är min stol”, sa {child}. ”Vi bytte platser i måndags. När jag sätter mig låter den prrrt. När jag lutar mig låter den prrrt. Det låter inte som en stol. Och då vänder sig alla om.”

”Kan du inte säga att det är stolen?”

”Alla säger att det är stolen.”

{@A} tänkte efter. Det var sant.

[elder & adult & pet.dog: ”Jag brukar säga att det är hunden”, sa {elder.short}.

][elder & adult & pet.cat: ”Jag brukar säga att det är katten”, sa {elder.short}.

][elder & adult & !pet.dog & !pet.cat: ”Jag brukar säga att det är hunden”, sa {elder.short}.

][friend: ”{Friend} sa att det var {friend.he}”, sa {child}. ”Men då lät den en gång till.”

]Hela tisdagen hade {child} suttit utan att röra sig. {Child.He} hade inte räckt upp handen en enda gång, för då lutar man sig. {Child.He} skämdes så mycket att {child.he} inte ens hade vågat skratta[athlete:  eller prata om {athlete}].

”Jag vill ju höra hur boken slutar”, sa {child}. ”Bara inte prrrtet.”

# two-fingers
[elder & adult: {Elder.short} tog hand om disken, och de | Så de] gick så tidigt att den andra strumpan inte hanns med, och ena foten var bar i skon. {@along}

Det var tomt i klassrummet[school:  {at school}]. {@A} väntade utanför dörren.[friend:  {Friend} hade också kommit tidigt och höll vakt.] Stolen stod vid fönstret och såg ut som alla andra stolar.

{child} tog tag i den med två fingrar, som {child.he} hade hållit {pet's} bricka, och satte sig så långsamt det gick.

Prrrt.

{Child.He} höll i ryggstödet. Prrrt. {Child.He} höll i sitsen, med båda händerna. Prrrrrrt.

[friend: ”Nu kommer de”, sa {Friend}.

]Och nu hördes det fötter i trappan, väldigt många fötter.

Då gjorde {child} det som {child.he} hade gjort hela morgonen. {Child.He} lade sig på golvet.

# a-bare-foot
Därifrån såg man stolens fötter. På den första satt en liten svart tass av gummi. Det satt en på den andra också, och på den tredje.

På den fjärde satt det ingenting. Den var bar, och när {child} knuffade till den sa den det. Prrrt.

”Du har en fot utan något på”, viskade {child}. ”Det har jag med.”

{Child.He} tog fram den andra strumpan ur fickan. Den gick på över foten och hela vägen upp till knäet. Det är konstigt hur mycket lättare det är att sätta strumpan på någon annan.

# only-leaning
Sedan kom alla in, och {child} satte sig.

Ingenting.

{Child.He} lutade sig åt vänster. {Child.He} lutade sig åt höger. En kille på raden framför hade redan vänt sig om, av gammal vana, och fick låtsas titta på klockan.

[friend: ”Det var faktiskt stolen”, sa {Friend} till honom.

]{child} räckte upp handen, så högt det gick, och sedan en bra bit åt sidan[sport: , som om {child.he} skulle {play sport}].

”Ja, {child}?” sa fröken.

”Inget”, sa {child}. ”Jag bara lutar mig.”

# didnt-want-to
På kvällen satt {child} på sängkanten med en strumpa på. Ute i köket åt {pet} kvällsmat[music:  till {music}]. Runt namnbrickan satt ett plåster, och det hördes inte ett enda pling.

[elder & adult: ”Så ska det vara”, sa {elder.short} till {pet.him}. ”Varmt.”

]{@A} letade under sängen och bakom sängen, och sist under {child}.

”Var är den andra strumpan?” sa {@a}.

”I skolan”, sa {child}. ”Den ville inte gå hem.”

# @bowl
{Pet}, grannens hund, bodde hos dem till fredag. {Pet.He} hade fått låna en fin skål av plåt, och i tre dagar hade {pet.he} levt på brödkanter.
## if pet.dog
I måndags hade [!pet.known: hunden ]{pet} fått en fin ny skål av plåt, och sedan dess hade {pet.he} levt på brödkanter.
## if pet.cat
I måndags hade [!pet.known: katten ]{pet} fått en fin ny skål av plåt, och sedan dess hade {pet.he} levt på ostbitar.

# @why
{Pet.He} längtar hem
## if pet.dog
{Pet.He} har tröttnat på maten
## if pet.cat
{Pet.He} har tröttnat på maten

# @along
{Pet} följde med till grinden.
## if pet.cat
{Pet} satt i fönstret och tvättade sig.

# @a-first
{minder}, som passade {child.him}
## if adult
{adult}
## if elder & !adult
{elder}[elder2: , som var där med {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
