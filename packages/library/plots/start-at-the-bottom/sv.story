title: Bara en krona
title: Lejonet hos frisören
title: Man börjar längst ner
guest friend: Love (han), Tilde (hon)
guest sitter: Gunvor (hon), Maj-Lis (hon)

% Lejonet är "han". Den som kammar (@a): {adult}, annars barnvakten {sitter}. Har familjen ingen vän ikryssad är {friend} grannbarnet.

# the-sign
Skylten tog hela förmiddagen, för {friend} ville ha stora bokstäver och {child} ville ha många. Till slut stod det FRISÖR. KAMNING OCH FLÄTOR. 5 KRONOR. Sedan var papperet slut.

De tejpade upp skylten på äppelträdet, ställde fram en pall och väntade. {child} hade kammen[elder: , som {elder} hade lånat ut[elder2:  utan att fråga {elder2}]]. {Friend}[!friend.known: , [friend: {child's} bästa vän|som bodde i huset bredvid],] hade en låda att lägga pengarna i.

# only-one
Först kom ingen. Sedan kom ingen. Sedan knakade det i häcken, och in steg ett lejon.

Han var stor som en soffa. Och manen! Den såg ut som om någon hade kört ett lass hö genom en ostädad garderob.

”Är det här man blir fin?” frågade lejonet.

{Friend} tappade lådan.

”Ja”, sa {child}. ”Det kostar fem kronor.”

Lejonet sjönk ihop.

”Jag har bara en krona”, sa han. ”Och den har jag tappat bort.”

{child} och {friend} tittade på varandra.

”Du kan betala sedan”, sa {child}. ”Sitt ner.”

# from-the-top
Lejonet satte sig på pallen. Pallen sa krack, och sedan satt lejonet i gräset. {child} lyfte kammen. Då blundade lejonet hårt, drog upp axlarna till öronen och började darra.

”Jag har ju inte börjat”, sa {child}.

”Nej”, sa lejonet. ”Men jag vet hur det känns.”

Det visste {child} också. {Child.He} hade hår själv. {@Combing}

”Alla börjar uppifrån”, viskade lejonet.

”Jag vet”, sa {child}. ”Det är helt fel. Man ska börja längst ner, och så ska man hålla emot. Så här.”

{Child.He} tog en tofs i näven, höll fast den och kammade bara spetsen. Lejonet öppnade ena ögat.

”Gjorde du något nu?”

”Ja”, sa {child}.

”Åh”, sa lejonet och släppte ner axlarna.

# what-fell-out
Så jobbade de[music: , medan lejonet nynnade på {music}]. {child} kammade, och {friend} tog emot det som ramlade ut. En grankotte. En matsked. Tre tennisbollar[pet.dog: , som {child's} hund, {pet}, tog hand om][pet.cat: , som {child's} katt, {pet}, tog hand om][pet.other: , som {child} tänkte visa för {pet}]. En röd vante.

”Den är min!” sa {friend}. ”Den har jag letat efter sedan i vintras!”

En bussbiljett till Borås. En igelkott, som sa att han faktiskt sov, och gick därifrån.

”Borås”, suckade lejonet. ”Där var det fint.[sport:  Där fick man {play sport}.]”

# behind-the-left-ear
Men bakom vänster öra tog det stopp. Klonk, sa kammen.

”Här sitter en hård”, sa {child}.

”Klipp inte!” ropade lejonet.

”Jag klipper aldrig”, sa {child}. {Child.He} började längst ner. {Child.He} höll emot. Ett hårstrå i taget fick det bli, och {friend} höll lejonet i tassen under tiden. Då blänkte det till av något gult. {Friend} drog försiktigt, och ut kom en krona.

Det var inte en sådan som man köper tuggummi för. Det var den andra sorten, med taggar runt om och en röd sten.

# for-the-combing
”Där är den ju!” ropade lejonet. ”Jag sa ju att jag hade en! Jag är djurens konung, förstår ni. Men ingen lyder en kung utan krona. I två år har de bara sagt ’sitt’ till mig.”

Han tog kronan mellan tassarna och såg på den. Sedan räckte han fram den.

”Varsågoda”, sa han. ”För kamningen.”

{Friend} tittade i lådan. Där låg ett gem[school:  från {school}].

”Vi har ingen växel”, sa {friend.he}.

”Och du behöver den själv”, sa {child}.

# a-roar-each
Då tänkte lejonet så att det blev rynkor ända ut på nosen.

”I så fall betalar jag med det näst finaste jag har”, sa han. ”Ett rytande till dig, och ett till dig. [athlete: Ett sådant har inte ens {athlete}. ]Nybörjare ryter med halsen, men då blir det bara skrik. Man ska hämta det i hälarna. Prova, men bara lite.”

De provade, bara lite. Skatorna i hela [city: {city}|kvarteret] tystnade.

”Bra”, sa lejonet. ”Spara resten tills det behövs.”

# through-the-hedge
Han satte på sig kronan och speglade sig länge i vattentunnan.

”Oj”, sa han. ”Är det där jag?”

Sedan gick han hem genom häcken, med manen svallande efter sig så att alla bladen lyste.

# the-edge-of-the-bath
På kvällen satt {child} på badkarskanten. {@A} stod med kammen i handen. {@He} hade redan dragit upp axlarna till öronen.

”Är du beredd?” sa {@he}.

”Man börjar längst ner”, sa {child}. ”Och så håller man emot.”

{@A} började längst ner. {@He} höll emot. Det gick bra, det gick riktigt bra, ända tills {@he} kom till dagens värsta tova. Den satt bakom vänster öra.

”Här sitter en hård”, sa {@a}.

# let-go
{child} slöt ögonen. {Child.He} hämtade det i hälarna.

Spegeln skallrade. Tandborstarna hoppade ur glaset. Och långt borta, på andra sidan alla häckar, var det någon som svarade.

”Oj”, sa {@a}. ”Den släppte.”

# @combing
Varje gång {sitter} var barnvakt satt {child.he} på badkarskanten medan {sitter} kammade, och varje gång slutade det med att de var osams allihop, {child} och {sitter} och håret.
## if adult
Varje kväll satt {child.he} på badkarskanten medan {adult} kammade, och varje kväll slutade det med att de var osams allihop, {child} och {adult} och håret.

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

# @He
{sitter.He}
## if adult
{Adult.He}
