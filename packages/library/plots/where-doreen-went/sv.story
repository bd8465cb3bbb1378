title: Dit Gunvor gick
title: Kom nu då, sa Gunvor
guest friend: Amir (han), Signe (hon)
guest pet: Tussan (hon), Bosse (han)
guest owner: Maj (hon), Ulla (hon)
guest mare: Gunvor (hon), Dagny (hon)

% ”Kom nu då” ropas, ropas igen, sägs av hästen, och sägs till sist med låg röst. Hunden vill i vattnet, katten vill åt det som finns i det.

# five-horses
Det gick fem hästar i den nedersta hagen. Dit {mare} gick, dit gick de andra, men {mare} tänkte inte gå någonstans.

Hon var ett brett grått sto med skägg, och hon hade stannat med framhovarna tre centimeter från spången. {child} höll i grimskaftet. På andra sidan bäcken satt {owner}, som ägde hästarna och som hade fått order av ett sjukhus att hålla foten stilla, på en uppochnervänd hink och såg på.

”Kom nu då”, sa {child} och drog.

{mare} andades ut. Det var som om en soffa hade suckat åt en.

# a-promise
Det skulle bli regn till natten, och i morgon skulle hagen vara rena soppan. {child} hade lovat på telefon[elder: , medan {elder} hörde på,] att få upp hästarna till stallet innan [adult: {adult} kom | det blev mörkt]. {Child.He} hade sagt det lite i förbifarten, som om {child.he} gjorde det varje vecka[sport: , ungefär som {sport}], och {child.he} ville väldigt gärna att det skulle vara sant. {Child.He} hade kommit till gården sedan {child.he} var fem, och {child.he} var trött på att vara den som höll i grinden.

# my-reading
”Enligt vad jag har läst”, sa {friend}, ”är hästen ett flyktdjur.”

”Den här flyr ju inte.”

”Jag sa att jag hade läst det. Jag sa inte att hon hade det.” {Friend} var {child's} bästa vän och ville gärna läsa om saker innan {friend.he} rörde vid dem. {Friend.He} hade läst ut en biblioteksbok om hästar på bussen[city:  från {city}], och nu stod {friend.he} på behörigt avstånd och höll i {@pet}.

{child} drog igen. {mare} tittade över huvudet på {child.him} mot spången, och sedan på {child}, och sedan på spången.[athlete:  Inte ens {athlete} hade fått henne ur fläcken.]

”Det är en spång”, sa {child} till henne. ”Du har gått över den hundra gånger. Du är bara envis.”

”Det är du också”, påpekade {friend}. ”Jag tar inte parti. Jag räknar bara.”

# in-reverse
De försökte med havre[music:  och med att nynna på {music}]. {mare} sträckte ut halsen till en längd som ingen av dem hade trott var möjlig, åt upp havren och rörde inte en hov. Då fick {friend} en idé. {Friend.He} släppte {pet's} koppel och kom närmare än {friend.he} hade vågat på hela dagen.

”Vi backar henne”, sa {friend.he}. ”Om hon inte vill gå över framlänges så kanske hon inte märker att hon går över baklänges.”

Det tog en stund att få henne vänd. {mare} fann sig i det, med visst intresse. När hennes svans pekade mot spången böjde hon sig ner, tog mössan av {friend} och började tugga på den.

”Är det så här hon visar att hon tycker om mig?” viskade {friend}.

# the-third-plank
Himlen höll på att bli skiffergrå. {owner} såg på den och sa ingenting, och {child} förstod att hon funderade på vem hon kunde ringa i stället. Det blev hett och trångt under revbenen. Det hette skam, och {child} lät den gå ut över grimskaftet.

”Kom nu då!” skrek {child.he}. ”Jag ska visa dig! Titta!”

Och {child.he} släppte alltihop, vände ryggen åt stoet och stampade ut på spången.

Den tredje plankan gick av. Vänstra benet åkte rakt ner i hålet ända till knäet, och där satt {child}, med stöveln dinglande över vattnet. Det gjorde inte ont. Plankan var brun och mjuk som sockerkaka.

Ingen skrattade. {mare}, som vägde lika mycket som en liten bil, stod kvar med framhovarna tre centimeter från kanten.

”Hon visste”, sa {friend}. ”Hela tiden har hon stått och sagt det till dig.”

# the-good-end
{child} drog upp benet och satte sig på den hela änden av spången. {Child.He} tänkte på hur {child.he} hade slitit i grimskaftet, och på vad som hade hänt om {child.he} hade varit starkare. Händerna skakade. {Friend} kom och satte sig bredvid och plockade bort en bit murket trä från {child's} knä.

”Du kunde ha lyssnat, och hon kunde ha sagt det tydligare”, föreslog {friend}. ”Enligt mig.”

{child} reste sig. {Child.He} gick fram till {mare's} stora grå huvud, knäppte upp spännet och tog av henne grimman helt och hållet.

”Jag hade fel om spången!” ropade {child.he} över till {owner}. Sedan vände {child.he} sig till stoet. ”Okej. Du får välja.”

# gravel
{mare} såg på {child} en lång stund. Men den som gick var {pet}. {@went} Där stod {pet.he}, häpen, mitt i bäcken, med vatten som knappt gick över tassarna.

”Grus”, sa {friend}. ”{Pet} har hittat botten!”

{mare's} öron for framåt. Hon gick längs stranden efter {pet}, luktade på vattnet och klev i. Dit {mare} gick, dit gick de andra, ända till den tjocka ponnyn sist, som alltid såg ut som om han hade tappat sin biljett. De gick förbi så nära att {child} kände värmen från dem.

# she-waited
Sedan var de över, och {owner} stod på sin enda bra fot och höll i grinden.

Bara {mare} hade stannat. Hon stod i det grunda vattnet och såg tillbaka på de två vännerna. Hon frustade, väntade och skrapade en gång med hoven.

”Hon väntar på dig”, sa {friend}. ”Hon säger: kom nu då.”

Så de gick. {child} tog tag i manen, som var sträv och varm och luktade skorpor, och efter en stund lade {friend} en hand på andra sidan. När stenarna rullade under {child's} stövlar stod {mare} stilla tills {child.he} var redo.

”Kom nu då”, sa {child} mycket lågt vid strandkanten, och det betydde inte att någon skulle skynda sig.

# the-barn
Det började regna just som de kom fram till stallet[adult: , där {adult} väntade[elder:  med {elder}[elder2:  och {elder2}] och en termos te]][elder: [adult: | , dit {elder}[elder2:  och {elder2}] hade kommit med en termos te]].[school:  Ingen {at school} skulle tro på det.] Fem hästar drog i höet, och {pet} sov på {owner's} onda fot, och i {mare's} mungipa hängde tofsen från {friend's} mössa och gick sakta upp och ner.

# @pet
sin hund {pet}, som redan hade varit i bäcken två gånger och såg fram emot en tredje
## if pet.dog
{pet}[!pet.known: , {child's} hund,] som redan hade varit i bäcken två gånger och såg fram emot en tredje
## if pet.cat
{pet}[!pet.known: , {child's} katt,] som gick i sele och redan hade varit efter småfisken i bäcken två gånger och såg fram emot en tredje

# @went
Ingen höll i kopplet, och där fanns vatten, och {pet.he} hade ju sett fram emot en tredje gång. {Pet} galopperade längs stranden till där alarna började och kastade sig i, och sjönk inte.
## if pet.cat
Ingen höll i kopplet, och där fanns fisk, och {pet.he} hade ju sett fram emot en tredje gång. {Pet} smög längs stranden till där alarna började och kastade sig efter något som blänkte, och sjönk inte.
