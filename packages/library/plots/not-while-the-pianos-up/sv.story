title: Inte med pianot i luften
title: Hur gör man?
title: Fyrtio år och inte ett fat
guest wizard: herr Hammar (han), herr Vass (han)
guest neighbour: fröken Sparre (hon), fröken Gyllén (hon)

% Regel: ju mer man tänker på hur man gör, desto mindre kan man. Mannen i badrummet har inget namn.
% De sista raderna är trollkarlens egna: aldrig varit med när det hände.

# which-foot
{child} ville veta hur allting gick till.[age>=10:  {child.He} ville veta hur duvor bestämmer vem som ska gå först, och hur en gäspning tar sig tvärs över ett rum.][friend:  {child.He} hade frågat {friend}[!friend.known: , {child.his} bästa vän,] hur man visslar, och sedan kunde {friend} inte göra det förrän på torsdagen.] En gång hade {child.he} stannat högst upp i trappan för att ta reda på vilken fot {child.he} brukade börja med, och där blev {child.he} stående, först med den ena i luften och sedan med den andra, tills någon ropade att det var pannkakor.

Så när ett piano kom svävande uppåt utanför köksfönstret var {child} ute på trappan innan pedalerna hade hunnit förbi.

# up-she-goes
På trottoaren, bakom en rad orange koner, stod en trollkarl som hette {wizard}, bredvid sin flyttbil. Han viftade åt pianot med handen, och för varje vift steg det ett halvt fönster. På pallen satt den nya grannen, {neighbour}. Hon hade sagt att dit pianot skulle, dit skulle hon. Hon spelade [music: {@song}|en vals].

”Upp med det bara”, sa {wizard}. ”Fyrtio år[city:  {in city}], och inte ett enda kantstött fat.”

”Hur gör du?” frågade {child}.

# which-hand
Det hade ingen frågat förut. ”Tja”, sa han gemytligt, ”man bara liksom …” Han tittade på sin hand. [age>=10: ”Det är väl mera det att man …” Han tittade på den andra.]

Där uppe tystnade musiken.

”Jag vill inte tjata”, ropade {neighbour}, ”men vi har stannat utanför ett badrum, och det sitter en herre i det.”

{Wizard} viftade, och pianot gick upp en centimeter och ner två.

”Är det verkligen den handen?” frågade {child}[age>=10: , som bara ville hjälpa till]. ”Och andas du in först, eller ut?”

”Jag andas”, sa {wizard}. ”Det vet jag att jag gör.” Men nu tänkte han på det också och blev alldeles lila. ”Det här har jag gjort varje dag i fyrtio år, och jag har inte varit med en enda gång när det hände.”

# a-feather
Snart stod hela gatan och tittade upp, och alla visste hur.[elder:  {Elder}, som hade flyttat fyra gånger[elder2:  med {elder2}], sa att man mest skulle skrika.][sport:  Man måste luta sig, sa någon, precis som när man ska {play sport}.] Man ska tänka sig en fjäder, sa herrn i badrummet.[pet.dog:  Bara {pet}[!pet.known: , {child's} hund,] teg och lade sig vid den sista konen.]

Så {wizard}[elder:  skrek och] tänkte sig en fjäder, och pianot sjönk en hel våning.

”Snälla, tänk er ingenting mer”, ropade {neighbour}.

# gone
{Wizard} satte sig på trottoarkanten. ”Ju mer jag letar efter det, desto mindre finns det”, sa han. ”Och pianot börjar bli tungt.”

{child} mådde illa. Det var {child.his} fråga som for runt där inne i hatten, som en fluga i en lampskärm.[age>=10:  Alla[school:  {at school}] hade alltid sagt att {child.he} en dag skulle fråga en gång för mycket, och {child.he} hade trott att det bara var något man sa.][age<10 & school:  Det här hade de alltid varnat för {at school}.]

”Kan du inte sluta tänka på det?” frågade {child}.[athlete:  ”{athlete} kan ju inte hålla på och tänka på varenda tå.”]

”Jo då”, sa {wizard} och blundade. ”Jag tänker inte på det. [age>=10: Jag tänker inte på handen. ]Jag tänker inte på hur jag andas.” Pianot sjönk en centimeter.

# pancakes
{child} borde ha vetat det. I trappan hade {child.he} sagt åt sina fötter att inte tänka på det, och de hade inte lyssnat. Det hade behövts pannkakor.[age>=10:  {child.He} satt vid bordet med gaffeln i handen när {child.he} kom på att {child.he} inte kunde gå.]

[friend: ”Vad hände på torsdagen?” frågade {child}.

”Bussen höll på att åka ifrån dig”, sa {friend}. ”Jag bara visslade.”

]Det {wizard} behövde var alltså pannkakor. Han behövde något som han var så rädd om att inget annat fick plats i huvudet. Vid flyttbilen stod den sista lådan, och på den hade han skrivit med sin finaste handstil: Porslin, denna sida upp, tack.

{child's} hjärta bankade. {child.He} lyfte lådan, med fel sida upp.

# the-china
Det sa klirr.

”Det där är porslin”, sa {wizard}. ”Pilen ska peka uppåt.”

”Jaså?” sa {child}. {child.He} gick baklänges, med knäna raka som pennor. {child.He} höll lådan som en kypare, och hoppade.

”Båda händerna!” ropade {wizard}. ”Lite åt vänster! Nej, andra vänster!” Och hans egna händer for upp av sig själva, och sköt och drog i luften, och bakom hans rygg började pianot tyst att stiga.

[friend: ”Kasta hit den!” ropade {friend}, sträckte ut armarna och blundade.

”NEJ!” vrålade {wizard}, och pianot sköt upp en hel våning.

]{child} hoppade, och pianot hoppade[age>=10: , och {neighbour} höll sig fast som på en kamel]. Det passerade herrn i badrummet, som drog för gardinen.

Då kom {child}, baklänges, till den sista konen[pet.dog:  och {pet}], och [pet.dog: dem|den] hade {child.he} faktiskt inte sett.

# no-you-dont
Där gick {child.he} omkull, locket flög av, och så var alla kopparna och faten uppe mot himlen, som fåglar.

”Aldrig i livet”, sa {wizard}. Han andades varken in eller ut, och han tänkte sig ingenting alls. Han bara slog ut med armarna, som om han ville fånga hela gatan.

Och {child} stannade, på rygg, på ingenting alls. Ovanför {child.him} hängde kopparna, var och en med sitt fat under sig. Högst uppifrån hördes en mjuk duns, och sedan började musiken igen, precis där den hade slutat.

# sitting-down
{Wizard} tittade på sina händer. ”Hur gjorde jag …”, började han.

”Låt bli”, sa hela gatan.

Så han lät bli. Han satte ner {child} så som man lägger ner ett barn som just har somnat, och plockade kopparna ur luften. Inte ett hack fanns det.

”Förlåt att jag frågade”, sa {child}.

”Fråga ska man göra”, sa {wizard}. ”Det var en bra fråga, och jag ska tänka på den på söndag, när jag sitter ner. Bara inte med pianot i luften.”

[friend & age>=10: {Friend} visslade, och {child} var nära att fråga. ]Sedan bjöd {neighbour} på pannkakor, mitt bland lådorna[age>=10: , och {child} sprang uppför alla de där trapporna utan att ägna sina fötter en tanke].

# nothing-up
Den kvällen, högt ovanför {child's} säng, spelade {neighbour} sakta [music: samma bit|valsen] för sina nya rum.

Nu var det ingenting i luften, så nu gick det bra att fråga. Hur gör man, när man somnar? Börjar man med ögonen eller med fötterna? Andas man in först, eller ut?[pet:  {Pet} sov redan och kunde inte svara.] I kväll tänkte {child} vara med och se efter.

Somnat hade {child.he} gjort varje kväll i hela sitt liv, och {child.he} hade inte varit med en enda gång när det hände.

Det var {child.he} inte nu heller.

# @song
{music}
