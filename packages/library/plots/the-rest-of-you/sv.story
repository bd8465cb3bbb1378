title: Resten av dig
title: Var har du resten av dig?
title: Människor är en och en
guest friend: Jonatan (han), Sixten (han)

% Utomjordingen är en, ”den”, i två delar: den långa har munnen, den låga har öronen. Den säger alltid ”jag”.
% En ikryssad hund eller katt har hela tiden velat in genom den blå dörren, till mackorna; en ikryssad mor- eller farförälder spelar minigolf, säger åt folk att vänta på sin tur och ställer den sista frågan.
% {friend} träder in: en ikryssad vän har börjat i blåsorkester, den påhittade i musikklass på en annan skola.

# in-the-ditch
Utomjordingen stod i diket bakom minigolfbanan[city:  i {city}], bredvid sitt rymdskepp, som låg upp och ner[pet.cat:  med {pet}[!pet.known: , {child’s} katt,] ovanpå]. [pet.cat: Utomjordingen | Den] såg på {child} som man ser på den som inte kan passa en tid.

”Äntligen”, sa den. ”Hjälp till. Var har du resten av dig?”

”Vilken rest?” sa {child}, som bara hade gått ut för att [pet.dog: rasta sin hund, {pet}, och ][sport: {play sport} för sig själv och ]slippa sin telefon.

”Resten”, sa utomjordingen och kikade bakom ryggen på {child.him}.

Själv var den två. Den ena var lång och smal och grå som våt skiffer, och den andra var låg och bred, som en sittpuff med knän. Den långa hade munnen och den låga hade öronen, så när {child} sa något var det den låga som lyssnade och den långa som svarade. Och vart de än gick höll de i varandra, med tre fingrar om tre fingrar.

”Ni är alltså två”, sa {child}.

”Nej”, sa utomjordingen. ”Jag är en. Det här är jag, och det här är jag. Det är du som inte är färdig. Var har du resten?”

# in-ones
”Det här är allt.”[pet.other:  {Pet} var hemma och räknades knappast.][elder: 

”Vänta på din tur!” ropade {elder}[elder2:  till {elder2}] borta på banan.

”Där”, sa utomjordingen.

”Det där är {elder.short}.”]

Den låga gick ett varv runt {child.him} med den långa på släp. Den letade under bänken[pet.dog / pet.cat:  och under {pet}]. Den lyfte på locket till papperskorgen.

”Inte där”, meddelade den.

”Jag är en person”, sa {child}. ”Människor är en och en.”

”Det kan inte stämma”, sa utomjordingen. ”Vem är det då som hör vad du säger?”

{child} kom inte på något svar.[pet.dog / pet.cat:  {Pet} tittade över banan.]

”Vad är det du vill ha hjälp med?” sa {child.he}.

# four-handles
Det var skeppet. Det var stort som en friggebod, och det hade rullat ner i diket och landat på locket. I vart och ett av de fyra hörnen satt ett handtag. Tungt var det inte, men alla hörnen måste upp på en gång[athlete: , och fyra händer har inte ens {athlete}].

”Jag tar två”, sa utomjordingen. ”Du tar två. Det blir fyra.”

”Jag kan ta ett”, sa {child}.

”Du säger det, ja”, sa den.

De försökte.[pet.cat & !elder:  {Pet} klev av.] Den långa tog ett hörn och den låga tog nästa, och däremellan höll de varandra i handen. {child} tog det tredje[pet.dog & !elder: , och {pet} skällde på det fjärde]. Upp kom det, till knäna, till magen – men det fjärde hörnet, det som ingen hade, åkte ner igen och tog de andra med sig. Skeppet kanade tillbaka i diket, och {child} hamnade i nässlorna.

”Ser du?” sa utomjordingen. ”Det är i det hörnet du tar slut.”

# it-fell-off
{child} sög på handen. På andra sidan minigolfbanan låg ett hus med blå dörr.[pet.dog:  Dit drog {pet} på varje promenad.][pet.cat:  Därifrån kom {pet} alltid hem och luktade macka.]

”Det finns en som heter {friend}”, sa {child.he}. ”Vi gjorde jämt allting ihop. [elder: {Elder.short} säger det fortfarande|Folk sa det] som ett enda ord, {child}-och-{friend}[school: , [elder: precis som|till och med] lärarna {at school}]. Sen kom {friend.he} med i [friend: en blåsorkester|en musikklass, på en annan skola].”

”Lossnade den biten?” sa utomjordingen förfärat.

”{Friend.He} lossnade inte. {Friend.He} skulle ringa, och det har {friend.he} inte gjort. På sju veckor.”

”Men du ringde?”

”Det är ju {friend.he} som har [friend: orkestern|den nya skolan]! Det är {friend.he} som har något att berätta. Om {friend.he} ville så skulle {friend.he} väl ringa.” Det hade låtit helt rimligt i sju veckor[elder: , utom för {elder.short}].

# four-seconds
Den låga hörde på alltihop. Sedan släppte den taget om den långas hand.

Den skulle bara klia sig i örat. Men när den långa blev ensam öppnade den munnen, och det kom ingenting. Den vred sitt långa, grå ansikte åt ena hållet och åt det andra, tog ett steg och började vandra bort längs diket.

”Den är här!” skrek {child}. ”Den är ju här!” Och {child.he} sprang efter[pet.dog: , med {pet} som vallhund], tog tag i tre kalla fingrar, ledde tillbaka den och la hand i hand igen.

”Tack”, sa utomjordingen. Den skakade. ”Det där var fyra sekunder. Hur länge sa du?”

”Sju veckor”, sa {child}.

Då visste utomjordingen inte vad den skulle säga. Den höll bara hårdare i sig själv, tills fingrarna vitnade.

# the-blue-door
{child} såg på det fjärde handtaget, och så sprang {child.he}, rakt över minigolfbanan[!elder: , där man ska vänta på sin tur].[elder:  {Elder.short} såg vilken dörr det gällde och klev åt sidan. ”Din tur”, sa {elder.he}.] Tusen gånger hade {child.he} ringt på den blå dörren[music: , för det mesta i takt till {music}]. Nu stod {child.he} där med fingret i luften.[pet.cat:  {Pet} väntade redan.]

Tänk om {friend} hade glömt hur man är {friend}.

{Child.He} ringde på.

Det var {friend} som öppnade. {Friend.He} hade blivit längre. {Friend.He} hade struken skjorta och en macka i handen.[pet.dog / pet.cat & !elder:  {Pet} satte sig framför mackan.]

”Du måste hjälpa mig att lyfta en sak”, sa {child}.

{friend} såg på {child.him}. Det syntes att {friend.he} hade flera saker att säga, och att några av dem handlade om sju veckor.

”Är den tung?” sa {friend.he}.

”Nej. Den har bara fyra hörn.”

”Vänta”, sa {friend} och stoppade mackan i munnen för att få händerna fria.

När {friend.he} fick se utomjordingen sa {friend.he} en hel del runt mackan. Men {friend.he} tog sitt hörn.

# four-corners
”Är du med?” sa {child}. ”Nu!”

Till knäna, till magen, till axlarna. Så slog skeppet runt i luften, mjukt som [pet.cat: {pet} | en katt], kom ner i gräset med rätt sida upp och tände alla sina lampor.

# hold-on-to-it
Utomjordingen klev ombord, hela den. Sedan stack den ut huvudet genom luckan, det ena efter det andra, och tittade på dem.

”Är det här resten av dig?” sa den.

{child} blev varm om kinderna. {friend} studerade sin macka.

”Ja”, sa {child}. ”Det är resten av mig.”

”Jag tänkte väl det”, sa utomjordingen. ”Håll i den.” Så stängde den luckan och var borta, rakt upp.

# the-bigger-half
De satte sig på bänken[pet.dog: , med {pet} över fötterna][pet.cat: , med en halv {pet} i vart knä]. [elder: På banan hade {elder.short} ett slag kvar.|Lamporna hade tänts längs minigolfbanan.]

”Jag trodde att du skulle ringa”, sa {friend}.

”Jag trodde att du skulle ringa.”

De tänkte på det, båda två.

”Idioter”, sa {friend}, delade mackan och gav {child} den största halvan.[pet.dog:  {Pet} fick kanten.][pet.cat:  {Pet} fick smöret.]

[elder: ”{friend}?” ropade {elder.short} oskyldigt.|På andra sidan banan gick den blå dörren upp. ”{friend}?” [friend: hördes det inifrån huset|ropade hans mamma].] ”Vem är det du sitter med?”

”Ingen”, ropade {friend} med munnen full. ”Det är bara resten av mig.”
