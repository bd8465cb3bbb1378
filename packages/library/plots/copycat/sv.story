title: Härmapa
title: Jackan och säcken
title: Att skratta inåt
guest doris: Doris (hon), Rut (hon)
guest sigge: Sigge (han), Lage (han)
guest yasmin: Yasmin (hon), Samira (hon)

% ”Härmapa” sägs fyra gånger: av {sigge}, av barnet i misstag, och till sist av båda två.

# so-far-so-good
Apan tittade på {child}, och {child} tittade på apan, och så långt gick allting bra.

Hon hette {doris}, var en orangutang på fyrtiotvå år och bodde i djurparken[city:  {in city}] dit klassen hade åkt för dagen. {child} ville inget hellre än att få träffa en apa. {Child.He} hade alltid känt sig lite släkt, för om det var något {child.he} kunde så var det att härmas. {Child.He} kunde härma rektorn[school:  {at school}], och bussen när den bromsade[pet.dog / pet.cat: , och [pet.dog: hunden|katten] {pet} när maten dröjde][pet.other: , och {pet}, även om det inte syntes så mycket], och hur var och en i klassen gick uppför en trappa[sport:  eller försökte {play sport}].

# the-bench
Bredvid {child.him} på bänken satt {sigge}. Klassen hade delats upp två och två, ett djur till varje par, och i en halvtimme skulle de bara sitta och titta. De var tjugosex, och {child} fick {sigge}.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade bytt till sköldpaddorna, och påstod att det var för sköldpaddornas skull.]

I oktober hade {child} härmat {sigge}.

# like-a-gate
{sigge} skrattade inåt. Andra skrattar ut luften, men {sigge} drog in den, hiiih, hiiih, som en grind som behöver olja. Det var det roligaste ljud {child} visste, och en dag i matsalen hade {child.he} gjort det, exakt likt, så att folk låg över borden. När {child.he} vände sig om stod {sigge} där med sin bricka.

”Härmapa”, hade {sigge} sagt. Inte mer.

Sedan dess hade ingen hört {sigge} skratta, inte på hela vintern. Det var som om {child} hade tagit det ifrån honom och inte visste hur man lämnar tillbaka något sådant.

”Hej”, sa {child}.

{sigge} tittade på apan.

# turned-her-back
{child} gjorde det {child.he} brukade när ingen sa något. {Child.He} hoppade fram till glasrutan, hängde med armarna, kliade sig i sidan och sa ho, ho, ho.

Det var då {doris} vände {child.him} ryggen.

Djurskötaren, som hette {yasmin} och kom förbi med en skottkärra, stannade.

”Hon vill inte titta på folk som spelar apa”, sa hon. ”Hon tycker att de är dåliga på det.”

”Jag är bra på det!” sa {child}.

”Säg det till henne”, sa {yasmin} och körde vidare.

{child} satte sig. {Child.He} var förnärmad. {doris} var också förnärmad, det syntes på hela ryggen. De satt där och tjurade på varsin sida om glaset, och ingen av dem tänkte ge sig.

# the-sack
Efter en stund sträckte {doris} ut sin långa arm efter en tom potatissäck. Hon synade den, vände på den och lade den över huvudet, som en sjal. Sedan satt hon still.

Då drog {sigge} upp sin jacka och lade den över huvudet. Han gjorde det inte för att vara rolig. Han bara gjorde det.

{doris} vände sig om. Hon hasade ända fram till rutan, satte sig mitt för {sigge} och såg på honom under säcken med sina bruna ögon. {sigge} såg tillbaka. Hon lade handflatan mot glaset. {sigge} lade sin mot den.

# the-same-word
Det var så fint att {child} fick ont i magen. {Child.He} hade hållit på och hoppat, och så fick {sigge} alltihop. Och innan {child} hade hunnit tänka hörde {child.he} sig själv säga det:

”Härmapa.”

{Child.He} hörde hur det lät, precis likadant som i matsalen, fast nu kom det från {child.him}.

{sigge's} hand gled ner från rutan. Han drog ihop jackan framför ansiktet, så att det inte fanns någon {sigge} kvar, bara en jacka på en bänk. {doris} tittade på jackan. Sedan tittade hon på {child}, länge, och drog ner säcken över sitt eget ansikte också.

Så nu satt {child} där ensam med en jacka och en säck. {Child.He} hade gjort det igen. {Child.He} letade efter något roligt att göra, och för en gångs skull fanns det ingenting.

# in-the-dark
Då drog {child} upp sin egen jacka över huvudet.

Där inne var det brunt och varmt, och det luktade frukostmacka[elder: , en av dem som {elder}[elder2:  och {elder2}] hade skickat med]. Ingen såg {child.him}. Det fanns ingen att vara rolig för. Det var ganska skönt.

”{sigge}?” sa {child.he} i mörkret.

Ingenting.

”Det där i oktober. Jag gjorde det för att jag tycker om det. Hur du skrattar. Det är det bästa skrattet i hela skolan, och så sabbade jag det.”

Det prasslade i jackan bredvid.

”Du gjorde det för att de skulle skratta”, sa {sigge's} röst.

{child} tänkte efter, på riktigt.

”Ja”, sa {child.he}. ”Det också. Förlåt.”

# three-gaps
De satt tysta, alla tre. Till slut lyfte {child} på en flik av jackan, bara en springa. Just då lyfte {doris} på sin säck, och just då lyfte {sigge} på sin jacka. Tre ögon tittade ut genom tre springor. Alla släppte ner igen.

Och lyfte på nytt. Samtidigt.

# prrrt
Då lutade sig {doris} fram. Hon sköt ut underläppen, den var lång som en skohylsa, tryckte den mot glasrutan rakt framför näsan på dem och blåste. Det lät PRRRRRRRT. Det var den längsta prutt som någonsin har gjorts med en mun, och efteråt såg hon mycket värdig ut[athlete: , som {athlete} på en prispall].

”Hiiih”, sa det inne i {sigge's} jacka.

{child} slutade andas.

”Hiiih, hiiih!” Jackan skakade. Jackan gled av, och där satt {sigge} med håret rakt upp och skrattade inåt, som en grind, som tio grindar. {doris} gjorde om det. {child} skrattade så att {child.he} ramlade av bänken, men {child.he} skrattade på sitt eget vis, och så högt att {yasmin} kom springande utan skottkärra.

”Jaså”, sa hon. ”Nu tyckte hon om er.”

# half-a-bun
På bussen hem[music: , där föraren spelade {@song},] satt de bredvid varandra utan att någon hade bestämt det. Det började mörkna över åkrarna. {child} lutade huvudet mot rutan, och bara för att se hur det kändes sköt {child.he} ut underläppen mot glaset. Prrrt.

{sigge} tittade på {child.him}. Så böjde han sig fram och gjorde likadant.

Prrrt.

”Härmapa”, sa {child} försiktigt.

”Härmapa”, sa {sigge} och gav {child.him} hälften av sin bulle.

# @song
{music}
