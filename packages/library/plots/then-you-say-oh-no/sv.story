title: Sedan säger man åh nej
title: Kung Krabba
title: Benen vill vinna
guest friend: Malte (han), Ellen (hon)
guest minder: moster Siv (hon), moster Lotta (hon)

% ”Åh nej” övas: först viskat, sedan högre, sedan det bästa. Det sista sägs mycket nöjt. Rösten hemifrån låter som i en burk.
% Den som lagar mat (@a) är den äldre, annars {adult}, annars {minder}. En regel: när hjärtana är slut är spelet slut.

# jump
{child} och {friend} satt i soffan och spelade Hjärthoppet. {Friend}[!friend.known:  var {child's} bästa vän, och {friend.he}] förlorade aldrig[school: , varken hemma eller {at school}].[sport:  Inte ens i {sport}.] Om det såg illa ut började {friend.he} om.[pet.dog / pet.cat:  {Pet}[!pet.known: , [pet.dog: {child's} hund | {child's} katt],] låg bredvid och väntade på middagen.][pet.other:  {Pet}[!pet.known: , {child's} husdjur,] hade redan ätit sin middag.]

”Hoppa!” ropade {friend}.

”Jag hoppar ju!” ropade {child}.

De hoppade båda, rakt upp ur soffan, samtidigt. Och när de kom ner var det inte i soffan.

# corners
[city: Det var inte ens i {city}. ]Det var i spelet. Gräset hade hörn. Molnen hade hörn. {friend's} näsa hade hörn.[music:  Någonstans pep det {@song}.]

De hade tre röda hjärtan var, som svävade över huvudet.

”Hur kommer man ut?” sa {child}.

”Akta hjärtana!” sa {friend}, som kunde allt om Hjärthoppet. ”Igelkottarna tar dem. Och när hjärtana är slut är spelet slut.”

# the-hedgehog
Där kom en fyrkantig igelkott och sprang rakt in i {child's} ben. Pling! Ett hjärta försvann. Det gjorde inte ont. Det kittlades.

”Du måste hoppa!” ropade {friend}.

Själv hoppade {friend.he} över allihop[athlete: , som om {friend.he} hade varit {athlete}]. Uppe i träden växte det hjärtan, och dem plockade {friend.he}. Till slut såg {friend.he} ut som en ballongförsäljare.

# king-crab
Längst bort stod Kung Krabba. Han var röd och hade krona och klor som badkar, och han kunde bara gå åt sidan. {Friend} hoppade över honom.

Tuut! sa himlen. Bana två!

På bana två hoppade {friend} ännu bättre. Tuut! Bana tre!

# tacos
Då hördes {@first}. {@He} lät långt borta, som om {@he2} stod i en burk.

”Nu är det tacos!”

”Vi måste hem!” sa {child}.

”Då vinner vi fortare”, sa {friend}.

De vann bana tre. Tuut! Bana fyra!

”Tacosen kallnar!” sa {@a} i burken.

# we-must-lose
Åh nej. {child} tvärstannade.

”{Friend}”, sa {child.he}. ”När är spelet slut?”

”När hjärtana är slut. Det har jag ju sagt.”

De tittade på varandra.

”Nej”, sa {friend}.

”Jo”, sa {child}. ”Vi måste förlora.”

{Friend} satte sig på en fyrkantig sten, och hakan darrade. ”Jag kan inte”, sa {friend.he}. ”Jag har aldrig provat.”

”Jag är jättebra på det”, sa {child}. ”Jag ska lära dig. Först står man stilla. Sedan säger man åh nej.”

# stand-still
Så {friend} stod stilla. Där kom igelkotten. Hopp! sa {friend's} ben.

”Det är inte jag”, sa {friend}. ”Det är benen. De vill vinna.”

Då satte sig {child} på {friend's} fötter.

Pling!

”Åh nej”, viskade {friend}.

”Bra!” sa {child}. ”Lite högre.”

Igelkottarna ställde sig i kö. Så roligt hade de aldrig haft. Pling, pling, pling! Var och en gick hem med ett hjärta på ryggen. Till slut hade {child} och {friend} bara ett var.

# the-last-two
”De sista måste vi bli av med samtidigt”, sa {friend}. ”Annars blir en av oss kvar.”

Vem kunde ta två på en gång? Bara den som hade två klor.

Så de gick till Kung Krabba. Han hade redan tagit av sig kronan, för att den inte skulle bli platt.

”Hoppa på”, suckade han. ”Det gör alla.”

”Nej”, sa {child}. ”I dag ska du vinna.”

”Jag?” sa Kung Krabba och satte på sig kronan upp och ner. ”Hur gör man?”

”Man går fram och nyper.”

”Jag kan inte gå fram. Jag kan bara gå åt sidan.”

{child} tittade på {friend}. Ingen visste mer om att vinna.

”Då ställer vi oss på sidan”, sa {friend}.

# hold-me
Och Kung Krabba kom, klapper, klapper, klapper, med båda klorna vidöppna. {friend's} ben skakade. De hade aldrig velat hoppa så mycket.

”Håll i mig!” sa {friend}.

{child} höll {friend.him} hårt i handen.

Klapper, klapper, klapper!

”Åh nej!” sa {child}.

”ÅÅÅÅÅH NEEEEEJ!” vrålade {friend}. Det var det bästa åh nej som hade hörts i något spel.

Pling, sa den ena klon, försiktigt. Pling, sa den andra.

”Vann jag?” sa Kung Krabba. ”Vann JAG?”

Och han dansade, åt sidan, tills himlen blev svart.

# first-to-the-tacos
Duns. De satt i soffan. {friend's} näsa var rund. På skärmen stod det SLUT, och där dansade en krabba.

”Först till tacosen vinner”, ropade {child}.[elder2: 

”Spring inte”, ropade {elder2}. Det hjälpte inte.]

{Friend} sprang så att strumporna rök, och var först i köket.[pet.dog / pet.cat:  {Pet} satt redan där, och hade inte ens sprungit.] {Friend} var nästan framme vid bordet, och då stannade {friend.he} och släppte förbi {child}.

”Åh nej”, sa {friend} nöjt.

Sedan låg de i soffan. Det var mörkt ute, och {@a} bredde en filt över dem.

”Först att somna vinner”, viskade {@a}.

{child} gäspade och blundade. {Friend} väntade tills {child} sov.

”Åh nej”, viskade {friend.he}.

# @song
{music}

# @first
{minder}
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

# @He
Hon
## if adult & !elder
{adult.He}
## if elder
{elder.He}

# @he2
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
