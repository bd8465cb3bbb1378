title: Slut på katt
title: Bara päls rakt igenom
title: {Pet} på {pet}
guest sitter: Barbro (hon), Ulla (hon)

% @a: {adult}, annars {sitter}, grannen som är barnvakt. @Cat och @trousers: långhåriga och korthåriga raser. Inga färger: katten är familjens.

# in-the-butter
[season.spring: Det var vår, och {pet} tappade päls.|{Pet} tappade päls.]

{@Cat} Det låg päls på stolarna. Det låg päls på mattan.[school:  Det hade följt med lite till {school}.][sport:  Det satt päls på tröjan när {child} skulle {play sport}.][city:  Snart räckte det till hela {city}.] Det låg lite i smöret.

”Den där katten är nog bara päls rakt igenom”, sa [adult: {adult}|grannen {sitter}, som var barnvakt]. ”Någon måste kamma {pet.him}.”

”Jag!” sa {child}.

# trrrrt
{Child.He} satte sig på golvet och drog med tummen längs kammen.

Trrrrt, lät det.

Rrrrrr, svarade {pet} och la sig på rygg. Så gjorde de alltid.[music:  Ibland blev det nästan {@song}.]

# a-heap
{child} kammade {pet's} mage. Det blev en tuss. {Child.He} kammade {pet's} rygg. Det blev en stor tuss. {Child.He} kammade {pet's} byxor, {@trousers}. Det blev en hel hög. Först var den stor som en bulle. Sedan som en limpa. Till sist var högen precis lika stor som {pet}.

”Undrar hur mycket katt det finns kvar”, sa {child}.

Sedan gick {child.he} och drack ett glas vatten.

# nothing-but-fluff
När {child.he} kom tillbaka låg {pet.he} där på mattan, rund och mjuk och luddig.

”Ligg still”, sa {child}. ”Nu tar vi öronen.”

{Child.He} satte i kammen och drog. Då följde hela {pet} med. {Pet.He} var lätt som ingenting. Det fanns inga öron. Det fanns inga ben och ingen nos. [age>=7: {child} tittade under. {Child.He} tittade på andra sidan. ]Det fanns bara ludd.

”{@A}!” skrek {child}. ”Jag har kammat slut på katten!”

{@A} kom springande.

”Det går inte att kamma slut på en katt”, sa {@he}.

”Jo”, snyftade {child}. ”{Pet.He} var bara päls rakt igenom. Det sa du!”

# no-cat
De letade under sängen. De letade bakom gardinen. De letade i tvättkorgen, där {pet} inte fick vara och där {pet.he} alltid var. [age>=7: De öppnade till och med kylskåpet. ][friend: De ringde till {friend}[!friend.known: , {child's} bästa vän,] men där var {pet.he} inte heller. ]Ingen {pet}.[age>=7: 

”{Pet.He} har väl gått ut”, sa {@a}.

Men dörren var stängd, och det var fönstren också.]

{child} bar högen till {pet's} korg. [age>=7: {Child.He} försökte kamma den åt andra hållet, så att katten skulle komma tillbaka, men det blev bara ännu mer ludd. ]{Child.He} klappade till den så att den fick två öron. {Child.He} la kinden mot den och lyssnade.

Det spann inte. Det var alldeles tyst där inne.

”Förlåt, {pet}”, viskade {child}. ”Jag skulle ha slutat vid byxorna.”

# from-the-hall
{Child.He} satt kvar med kammen i handen. Tummen drog av sig själv, som den brukade.

Trrrrt.

Rrrrrr.

{child} stirrade på högen. Den låg stilla. {Child.He} drog en gång till.

Trrrrt.

Rrrrrr.

Det kom inte från korgen. Det kom från hallen! {child} smög ut dit på tå och höll kammen framför sig.

Trrrrt.

Rrrrrr. Nu kom det uppifrån. Från hatthyllan.

# the-fur-hat
Där låg {@as} mössa och [elder: [elder2: mössorna som {elder} och {elder2}|mössan som {elder}] hade glömt och ]{child's} mössa med tofs. Och så låg där en stor, luddig pälsmössa.

”{@A}”, sa {child}. ”Har [adult: vi|du] en pälsmössa?”

”Nej”, sa {@a}.

Då öppnade pälsmössan ett öga.

”{Pet}”, sa {child}. ”Du är ju inte slut.”

{Pet.He} hoppade ner med en duns.[athlete:  Inte ens {athlete} landar så.] {child} fick ta båda armarna för att lyfta {pet.him}. {Child.He} kände överallt: fyra ben, två öron, en blöt nos. {Pet.He} var precis lika stor som förut. Det fanns hur mycket katt som helst kvar.

# cat-on-cat
{Pet} gick till sin korg. {Pet.He} nosade på högen. {Pet.He} trampade runt på den, varv efter varv, tills öronen var platta. Sedan la {pet.he} sig mitt på.

{child} drog med tummen, så sakta {child.he} kunde.

Trrrrt.

Rrrrrr, svarade det.

Och där låg {pet} på {pet} och sov.

# @Cat
{Pet} var {a breed}. Sådana katter har kort päls, men de har väldigt mycket av den.
## if breed.Persian / breed.Maine Coon / breed.Ragdoll
{Pet} var {a breed}, och sådana katter har väldigt mycket päls att tappa.

# @trousers
för så kallade {child.he} pälsen på bakbenen
## if breed.Persian / breed.Maine Coon / breed.Ragdoll
för så heter det, det luddiga på bakbenen

# @a
{sitter}
## if adult
{adult}

# @A
{sitter}
## if adult
{Adult}

# @he
{sitter.he}
## if adult
{adult.he}

# @as
{sitter's}
## if adult
{adult's}

# @song
{music}
