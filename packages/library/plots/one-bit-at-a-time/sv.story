title: En bit i taget
title: Musen och elefanten
title: Den minsta biten
guest friend: Vega (hon), Tage (han)

% ”Hej, tå” är litet, och ”Hej, hej” kommer långt uppifrån. Vänta före ”Tittut”. Sista raden alldeles nära, med nosen mot barnets.

# found
{child} hade hittat en mus i parken[city:  {in city}]. {Friend}[!friend.known: , {child's} bästa vän,] hade hittat en elefant.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] hade hittat en pinne.][pet.cat / pet.other:  {Pet}[!pet.known: , {child's} [pet.cat: katt|djur],] låg hemma och sov, som tur var.]

”Min vill ha en kompis”, sa {child}.

”Min med”, sa {friend}. ”Då kan de ta varandra.”

Så {child} satte ner musen i gräset, mitt framför elefanten.[elder: 

{Elder} satt på bänken[elder2:  med {elder2}] och hade tagit med paraply, för säkerhets skull.]

# a-wall
Musen tittade upp. ”Var är kompisen?” sa hon. ”Jag ser bara en vägg.”

Elefanten tittade ner. ”Var är kompisen?” sa han. ”Jag ser bara gräs.”

”Men där är ju kompisen!” sa {child} och pekade, både upp och ner.

”Den är för stor”, sa musen. ”Jag vill ha en som är som jag.”

”Den är för liten”, sa elefanten. ”Jag vill också ha en som är som jag.”

# the-toe
Hur skulle det gå? Men {friend} visste.

”Man behöver inte ta allt på en gång”, sa {friend.he}. ”Man tar en bit i taget. Börja med tån.”

Musen gick fram till tån. Den var rund och blank.

”Hej, tå!” sa musen.

”Hej, hej”, sa elefanten, långt där uppe.

Tån var bra. Musen klättrade vidare.

”Hej, knä!” sa musen.

”Hej, hej”, sa elefanten.

Knät var skrynkligt, men det var bra. Musen klättrade vidare.

# the-tummy
”Hej, mage!” sa musen.[school:  Magen var stor som ett tak, och hela {school} hade fått plats under den.]

”Hi, hi”, sa elefanten, för det kittlade. ”Hi, hi, hi!” Hela magen skakade. Musen hängde i en enda tass, och sedan hängde hon inte alls.

Åh nej!

{child} kastade sig fram med händerna kupade. Plupp, sa det, och där låg musen.[athlete:  Inte ens {athlete} hade gjort det bättre.]

# a-tear
”Jag vill gå hem”, pep hon. ”Alla bitar är för stora.”

Då kom det en tår ur elefanten. Den var stor som en apelsin, och {friend} blev alldeles blöt.[elder: 

”Det var det jag trodde”, sa {elder.short} och fällde upp paraplyet.]

# the-smallest
{child} höll om musen och tittade på elefanten. Öronen var stora. Snabeln var lång. Rumpan var störst av allt.

”Vilken bit är minst på dig?” frågade {child.he}.

Elefanten tänkte. ”Ögat”, sa han. ”Men det sitter så högt upp.”

”Ligg!” sa {friend}.

Och elefanten la sig. BOM![pet.dog:  {Pet} la sig också.]

# the-eye
Där var ögat. Det var brunt och blött och inte större än ett plommon. {child} höll fram musen, nära, nära.

”Hej, öga”, viskade musen. Sedan tittade hon in. ”Men! Där inne sitter ju en mus!”

”En mus?” sa elefanten.

”Ja! En som är som jag!” Musen vinkade, och musen i ögat vinkade tillbaka.

Då tittade elefanten in i musens öga. Det var inte större än en pärla.

”Men!” sa han. ”Där inne sitter ju en elefant!”

”Är den stor?” frågade musen.

”Pytteliten”, sa elefanten. ”Men den är som jag.”

# all-gone
Och så blinkade han.

”Borta!” skrek musen.

Elefanten öppnade ögat igen.

”Tittut!” skrek musen. ”En gång till!”

Elefanten blundade.

”Borta!”

Elefanten tittade.

”Tittut!”

Så höll de på hela dagen.[sport:  Det var till och med roligare än {sport}.] Sedan bar elefanten hem musen på snabeln, och de tittade på varandra hela vägen. Därför gick han in i ett träd.[pet.dog:  Då fick {pet} en pinne till.][pet.cat / pet.other:  {Pet} hörde smällen hemma och somnade om.][music: 

Långt borta nynnade elefanten på {@song}.]

# in-my-eye
Den natten sov {friend} över. De låg i {child's} säng, näsa mot näsa.

”Är det någon i mitt öga?” frågade {friend}.

{child} tittade, nära, nära.

”Ja”, sa {child.he}. ”Det är jag.”

Det blev mörkt. {child} gäspade och blundade, först med ena ögat och sedan med det andra.

”Borta till i morgon”, viskade {friend}.

# @song
{music}
