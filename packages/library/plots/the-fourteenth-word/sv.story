title: Det fjortonde ordet
title: Ett ord fattas
guest pet: Sigge (han), Smilla (hon)
guest minder: Malena (hon), Josefin (hon)
guest neighbour: Gerd (hon), Disa (hon)

% Katten är familjens, eller grannens som bor hos dem så länge. Hundens ord är egna. Gör frågan i ”Mraoo-ip?” tydlig: den stiger på slutet.

# talks
{@kind}

”{Pet.He} pratar strunt”, sa {@whoreads}.

”Det gör {pet.he} inte”, sa {child}. ”{Pet.He} pratar {pet}.”

# the-dictionary
Och eftersom {child} [age<8: just hade lärt sig skriva | hade fått en ny penna] bestämde {child.he} sig för att göra en ordbok. {Child.He} tog ett häfte och skrev {@LANGUAGE} på framsidan. Sedan gick {child.he} efter {pet} en hel vecka med pennan bakom örat.

{@MAT} betydde mat.

{@NU} betydde mat nu.

{@HEJ} betydde hej, så trevligt att du kom.[friend:  Det fick {friend}[!friend.known: , {child's} bästa vän,] höra varje gång {friend.he} steg in genom dörren.]

{@EK} betydde att det satt en fågel i trädet, och {@EK}, {@EK}, {@EK} att fågeln var [city: den mest oförskämda {in city} | oförskämd].

Det fanns ett ord för stängda dörrar och ett för öppna dörrar.[sport:  Det fanns ett för {sport} på teve.][athlete:  Det fanns ett som bara kom när {athlete} var i bild.] Det fanns ett litet hest ord som betydde att någon satt på {pet.his} plats, och {pet.his} plats var överallt.

# through-the-wall
På söndagen hade {child} tretton ord.[elder:  {Elder}[elder2:  och {elder2}] fick höra alla i telefon och ville genast lära sig det för mat.] {Child.He} låg i badkaret[music: , nynnade på {music}] och var mycket nöjd. Då hörde {child.he} något genom väggen.

”{@Ip}?”

{child} satte sig upp så att det skvalpade. Det ordet hade {child.he} inte! {Child.He} virade handduken om sig och sprang ut i hallen.

”Vad sa du?” frågade {child.he}.

”{@Hej}”, sa {pet}.

”Nej, det andra!”

”{@Hej}”, sa {pet} och {@greets}.

# every-other-word
Det där var märkligt. {child} satte på sig nattkläderna och började undersöka saken. {Child.He} höll fram matskålen. ”{@Mat}”, sa {pet}. {Child.He} höll fram borsten. Då sa {pet} ingenting, utan gick. {child} öppnade garderoben, {child.he} stängde garderoben, {child.he} rasslade med bollen och {child.he} härmade en oförskämd fågel[friend: , precis som {friend} brukade göra]. {Child.He} fick alla de andra orden, ett efter ett. Men inte det fjortonde.

# not-to-me
”{@Call}”, sa {child}, ”vad betyder {@ip}?”

{@A} tittade upp från strumporna {@he} vek.

”Jaså, det”, sa {@he}. ”Det säger {pet.he} jämt.”

”Inte till mig!”

”Nej”, sa {@a} och funderade. ”Nu när du säger det. Bara på dagarna, när du är [school: {at school} | borta].”

{child} blev stående. {Child.He} kände ett litet sting i magen. Hade {pet} ett ord som {pet.he} sa till {@a} och inte till {child.him}? Ett hemligt? {Child.He} som hade gjort en hel ordbok?

# a-list
{Child.He} satte sig på sängen och tittade på häftet. En ordbok där det fattades ett ord var ingen ordbok. Det var bara en lista.

Men så tänkte {child.he} en gång till. Badrummet. [school: Skolan. | Dagarna när {child.he} var borta.] Då sa {pet} det. Alltså kom det bara när {child} inte var där.

”{@Call}”, viskade {child.he}. ”Säg till {pet} att jag inte finns.”

# behind-the-coats
Sedan kröp {child} in bakom kapporna i hallen och stod så stilla att {child.he} nästan blev en kappa själv. Mellan en rock och [elder: en halsduk som {elder.short} hade glömt kvar | en halsduk] fanns en glipa, precis lagom för ett öga.

Först hände ingenting. Sedan kom det {@paws}.

{Pet} gick in i {child's} rum. {Pet.He} ställde sig med framtassarna på sängen och tittade på kudden.

”{@Ip}?” sa {pet.he}.

{Pet.He} gick ut i köket och tittade under {child's} stol.

”{@Ip}?”

# in-the-boot
{Pet.He} tittade in i badrummet, där vattnet höll på att rinna ut. {Pet.He} tittade ner i {child's} ena stövel, djupt, och i den andra också, för säkerhets skull. Sedan satte {pet.he} sig mitt på hallgolvet. {Pet.He} såg ganska liten ut. {Pet.He} lyfte huvudet mot ytterdörren.

”{@Ip}?” sa {pet.he}. ”{@Ip}?”

# here-i-am
Och bakom kapporna förstod {child} alltihop. Det var inget hemligt ord. Det var inget ord som {pet} gömde för {child.him}. {Pet} hade bara aldrig behövt säga det när {child} var där.

{child} klev fram.

”Här är jag”, sa {child.he}.

”{@HEJ}!” sa {pet} och sprang rakt in i {child's} famn, så fort att {pet.he} halkade på mattan.

# number-fourteen
När {child} hade lagt sig tog {child.he} fram häftet och pennan. {Child.He} skrev långsamt, för det skulle bli fint. {@A} satt på sängkanten och läste över {child's} axel.

14. {@IP}, stod det. Betyder {child}.

”Då är den klar”, sa {@a} och släckte lampan.

# an-answer
Det blev mörkt och tyst. {child} väntade lite. Sedan provade {child.he}, med den finaste {@language} {child.he} kunde.

”{@Ip}”, viskade {child.he}.

Något mjukt landade på täcket. Det gick två varv, borrade in nosen under {child's} haka och svarade:

”{@Hej}.”

# @kind
{Pet} var grannen {neighbour's} katt, men {pet.he} bodde hos {child} hela hösten, medan {neighbour} var i Spanien. {Pet} var en katt som pratade. De flesta katter säger mjau när de vill något. {Pet} sa något hela tiden, även när {pet.he} inte ville någonting alls.
## if pet.cat
{Pet} var {child's} katt, och {pet.he} var en katt som pratade. De flesta katter säger mjau när de vill något. {Pet} sa något hela tiden, även när {pet.he} inte ville någonting alls.
## if pet.cat & breed.Siamese
{Pet}[!pet.known: , {child's} katt,] var en siames, och siameser är katter som pratar. De flesta katter säger mjau när de vill något. {Pet} sa något hela tiden, även när {pet.he} inte ville någonting alls.
## if pet.dog
{Pet} var {child's} hund, och {pet.he} var en hund som pratade. De flesta hundar säger vov när de vill något. {Pet} sa något hela tiden, även när {pet.he} inte ville någonting alls.

# @whoreads
{minder}, som passade {child.him}
## if adult
{adult}

# @call
{minder}
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @he
hon
## if adult
{adult.he}

# @LANGUAGE
KATTISKA
## if pet.dog
HUNDISKA

# @language
kattiska
## if pet.dog
hundiska

# @MAT
MAU
## if pet.dog
VAFF

# @mat
mau
## if pet.dog
vaff

# @NU
MAAAAU
## if pet.dog
VAAAAFF

# @HEJ
PRRT
## if pet.dog
MUFF

# @hej
prrt
## if pet.dog
muff

# @EK
EK
## if pet.dog
BUH

# @ip
mraoo-ip
## if pet.dog
aoooo-ip

# @IP
MRAOO-IP
## if pet.dog
AOOOO-IP

# @greets
strök sig mot {child's} våta ben
## if pet.dog
slickade {child.him} på ett vått knä

# @paws
fyra tassar
## if pet.cat & breed.Siamese
fyra mörka tassar
