title: Var har du varit?
title: Liggande på polis
guest pet: Misse (han), Sessan (hon)
guest officer: Gunilla (hon), Marianne (hon)
guest neighbour: Börje (han), Rolf (han)

% Katten är familjens, annars gatans. En katt kryper in i motorn, en hund in under bilen. Den som lyser är {adult}, annars grannen.

# on-the-street
Utanför {child's} hus stod det en polisbil varje kväll. Polisen {officer} bodde i huset bredvid, och när hon hade gått in brukade bilen prata med {child}.[music:  Ibland spelade den {music} i polisradion.] {child} tyckte om bilen mest av allt på gatan, efter {pet}, {@whose}.

Men bilen och {pet} var ovänner. Bilen tyckte att det var {pet's} fel. {Pet} tyckte ingenting.

”Var har du varit?” sa bilen när {pet} kom gående. Den sa det strängt, som vid ett förhör.

{Pet} svarade inte. {Pet.He} hoppade upp på motorhuven, trampade runt och la sig.

# lying-on-police
”Där!” sa bilen till {child}. ”Du såg det själv! Liggande på polis!”

”{Pet.He} tycker att du är varm”, sa {child}.

”Jag är i tjänst! Man ligger inte på den som är i tjänst. Jag har tassar på rutan. Chefen trodde att vi hade jagat {@beast}.”

{Pet} slickade sig på magen.

”Och nu tvättar {pet.he} sig!” sa bilen.

{child} ville att de skulle bli sams. Om {officer} hittade tassar på rutan en gång till, tänkte hon parkera på en annan gata. Det hade hon sagt.

”{Pet}”, sa {child}. ”Kan du inte ligga på trappan?”

{Pet} tittade på trappan. Det låg is på den.

”{Pet.He} har faktiskt rätt”, sa {child} till bilen. ”Du är varm när du kommer hem, och {pet.he} fryser.”

”Och jag har rätt”, sa bilen. ”Lag är lag.”

Den blinkade blått, en enda gång. Det gjorde den när den var sårad.

# the-cushion
Nästa kväll provade {child} att lägga en gammal kudde[friend: , som {friend}[!friend.known: , {child.his} bästa vän,] hade skänkt,] på cykelstället. {Pet} la sig på huven.

”Var har du varit?” sa bilen. ”Jag har väntat på dig sen klockan fem. För att kunna säga ifrån!”

”{@miaow}”, sa {pet} och la svansen över vindrutan.

”Jag ser ingenting!”

# the-cold
Den natten blev det kallt. Det blev så kallt att det knäppte i husen. När {child} kom ut på morgonen[school:  för att gå till {school}], med halsduken över näsan, stod grannarna på gatan och vred på sina nycklar. Rrr, rrr, sa bilarna. Ingen startade. Men på polisbilens huv låg {pet}, rund som en bulle, med rimfrost på morrhåren. {@slipped}

{Officer} vred på nyckeln. BRUMM! Bilen startade direkt.

”Titta!” sa {child}. ”{Pet.He} har hållit dig varm!”

Bilen sa ingenting på en lång stund, och det hände sällan.

”Ja, men {pet.he} frågade inte om lov”, sa den till slut.

# somebody-is-late
På kvällen kom bilen hem som vanligt. Den stod och väntade med lyktorna mot trappan.

”Var är {pet.he}?” sa den. ”{Pet.He} är sen.”

”{Pet.He} kommer nog”, sa {child}.

Det började snöa. {Pet} kom inte. {child} ropade[friend: , och {friend} ropade], och bilen ropade i högtalaren, så att alla fönster öppnades: ”{@call}. KOM FRAM. DU ÄR INTE MISSTÄNKT FÖR NÅGOT.”[elder:  I ett av fönstren stod {elder}[elder2:  och {elder2}], på besök för veckan, och lockade så snällt det gick.]

Ingen kom. {child} fick en klump i bröstet. ”Jag saknar {pet.him}”, sa {child.he}.

”Jag också”, sa bilen.

# it-wont
{@A} kom ut med ficklampan. {Officer} kom ut med jackan över pyjamasen. ”Vi åker runt kvarteret och letar[city: , och runt hela {city} om det behövs]”, sa hon och satte sig bakom ratten.

Hon vred på nyckeln.

Bilen startade inte.

”Men kom igen”, sa {officer}. Hon vred en gång till. Bilen rörde sig inte. Den sa ingenting heller, för den talade aldrig när {officer} satt i. Den bara blinkade. Blått. Blått. Blått.

”Den är trasig”, sa {@b}.

”Nej”, sa {child}. ”Den vill inte.”

# not-an-engine
{child} gick fram och la handen på huven. {Child.He} la kinden mot plåten. Och {@deep} hörde {child.he} något. Det lät som en motor, fast det var ingen motor.

{@prrr}

”Stopp!” ropade {child}. ”Starta inte! {@inside}”

{Officer} drog ut nyckeln så fort[athlete: , fortare än {athlete},] att den for ner i snön. {@opened}

# a-bare-hand
Men {pet} ville inte komma ut. {Officer} lockade, och {pet.he} kröp längre in. {child} tog av sig vanten. {Child.He} stack in handen så långt {child.he} kunde och väntade, fast fingrarna blev stela. {Child.He} sa inte ett ord.[sport:  Det var svårare än {sport}.]

Till slut kom det en nos i handflatan. Sedan kom en tass, och sedan hela {pet}, svart av olja och mycket förnärmad. {child} {@jacket}.

# a-parking-place
{@closed} Hon tittade på {pet}, på bilen, på tassarna i snön.

”Här har visst någon en egen parkeringsplats”, sa hon. ”Då får vi väl stå kvar på den här gatan.”

Dagen därpå limmade {child}[friend:  och {friend}] fast en gammal yllefilt i en låda, och {officer} ställde lådan intill bilens framhjul. Och varje morgon, innan hon vred på nyckeln, {@checks}.

# softly
På kvällen kom polisbilen hem och parkerade. {child} satt på trappan med kakao[elder: , som {elder.short} hade kokat]. Snön låg blå över gatan, och efter en stund kom {pet} gående längs väggen. {Pet.He} hade ingen brådska.

”Var har du varit?” sa bilen.

Den sa det så lågt att det knappt hördes. {Pet} hoppade upp på huven, trampade runt tre varv och la sig. Bilen tände sin innersta lilla lampa och höll motorn varm, och {pet} la hakan mot rutan, rakt över torkaren.

# @whose
gatans katt
## if pet.cat
som var {child's} katt
## if pet.dog
som var {child's} hund

# @beast
ett lodjur
## if pet.dog
en varg

# @miaow
Mjau
## if pet.dog
Voff

# @slipped
{Pet.He} hade legat där hela natten.
## if pet.dog
{Pet.He} hade smitit ut tidigt, och hur visste ingen.

# @call
KATTEN PÅ HUVEN
## if pet.dog
HUNDEN PÅ HUVEN

# @a
grannen {neighbour}
## if adult
{adult}

# @b
{neighbour}
## if adult
{adult}

# @deep
därinne, långt ner,
## if pet.dog
därunder, långt ner,

# @prrr
Prrr. Prrr. Prrr.
## if pet.dog
Snrrrk. Snrrrk. Snrrrk.

# @inside
{Pet} är inuti!
## if pet.dog
{Pet} ligger under!

# @opened
{@B} lyste, och {officer} öppnade huven. Allra längst in, där det var varmast, lyste två ögon.
## if pet.dog
{@B} la sig på magen och lyste. Allra längst in under bilen, bakom hjulet, där det var varmast, lyste två ögon.

# @jacket
stoppade in {pet.him} under jackan
## if pet.dog
knäppte jackan om dem båda två

# @closed
{Officer} stängde huven.
## if pet.dog
{Officer} borstade snön av knäna.

# @checks
knackade hon tre gånger på huven
## if pet.dog
knackade hon tre gånger på huven och tittade under bilen
