title: Någons fot
title: Hajen som aldrig hann till slut
title: Han är inte klar

% Regel: en haj kan aldrig stanna, för då sjunker den. Därför hör man bara halva meningen, och resten ett varv senare.

# the-fin
{child} stod på badbryggan[city:  i {city}] i flytväst och var ledsen. Den nya bollen hade flutit iväg[!short: , långt ut, och syntes inte mer].[friend:  {Friend}[!friend.known: , {child's} bästa vän,] letade från andra sidan.]

Då kom det en fena. Den var grå och trekantig, och den kom rakt mot bryggan.

”HAJ!” skrek någon, och alla sprang upp på stranden utom {child}[friend:  och {friend}], som inte hann.

Ett stort huvud fullt av tänder tittade upp ur vattnet.

”Jag har hittat någons fot …” sa hajen. Och så var han förbi.

Hela stranden skrek. Alla räknade sina fötter.[!short:  En farbror räknade två gånger och fick det till tre.][elder:  ”En, två”, sa {elder}[elder2: , och {elder2} räknade efter, för säkerhets skull].][pet.dog:  {Pet}[!pet.known: , {child's} hund,] hade fyra, och alla var kvar.]

Långt ute svängde hajen och kom tillbaka.

”… boll”, sa hajen.

# half-a-sentence
”Det är min fotboll!” ropade {child}. Men då var hajen redan förbi. Bollen låg på hans nos.

”Stanna!” ropade {child}.

”Det kan jag inte”, sa hajen på nästa varv. ”En haj som stannar …”

{child} fick vänta på resten.

”… sjunker”, sa hajen. Han visade det. Blubb, sa det, och så åkte han ner med stjärten först. [!short: Blubb, blubb, blubb. ]Sedan fick han fart igen.

”Vad heter du?” frågade {child}.

”Ha …” sa hajen.

Fenan gick hela vägen ut och hela vägen hem igen.

”… rald.”

[!short: Det gick bra att prata med Harald. Det tog bara tid.

”Är du farlig?” frågade {child}.

”Bara för …” sa Harald.

{child} höll sig i bryggan.

”… sill.”

Fenan gick ännu ett varv.

”Det godaste jag vet”, sa han, ”är små barn …”

Uppe på stranden började någon gråta.

”… s pannkakor.”

][pet.cat: ”Min katt {pet} tycker bäst om fisk”, sa {child}.

”Det gör jag …” sa Harald. ”… också.”

][pet.other: ”Hemma har jag {pet}”, sa {child}.

”Hälsa …” sa Harald. ”… så mycket.”

]”Varför blir alla rädda för dig?” frågade {child}.

”De springer alltid innan jag …” sa Harald, och han såg ensam ut.

”… är klar”, sa {child} tyst.

[!short: Det var det snällaste någon hade sagt till Harald. Han log med alla tänderna. ]

# not-with-the-teeth
{child} la sig på mage och sträckte sig efter bollen[friend: , och {friend} höll i flytvästen]. Men Harald var för snabb.

[!short: ”Ta den i munnen och kasta!” ropade {child}.

”Det gjorde jag med den förra”, sa Harald. ”Den sa …”

De väntade.

”… PANG.”

]Då kom badvakten springande med en visselpipa. Piiip!

”Bort!” skrek han. ”Bort med dig, haj!”

Harald ryckte till så att hela fenan skakade.

”Förlåt”, sa han. ”Jag ville bara …”

Den här gången svängde han inte. Han simmade längs bryggan, utåt, mot havet, med bollen på nosen. {child} väntade på resten. Men det kom ingen rest.[!short:  Det kändes som när någon slår igen boken mitt i sagan.]

# run-along
Han kan inte stanna, tänkte {child}. Men jag kan springa!

Och {child.he} sprang. Bryggan var lång, och plankorna dundrade. {child.He} sprang jämsides med fenan, lika fort som den.[sport:  Det var tur att {child.he} brukade {play sport}.][athlete:  Inte ens {athlete} hade sprungit fortare.][pet.dog:  {Pet} sprang bredvid med öronen rakt bakåt.]

”Säg det nu!” ropade {child}. ”Säg hela! Jag springer med!”

Då sa Harald en hel mening, för första gången i sitt liv:

”Jag ville bara lämna tillbaka bollen och fråga om jag fick vara med för jag kan inte stanna men jag är jättebra på att komma tillbaka!”

”JA!” sa {child}.

Och där tog bryggan slut.

Plask!

# come-back
{child} guppade upp i sin flytväst.[friend:  Plask, sa {friend} strax bakom.][adult:  Plask, sa {adult}, i alla kläderna.] Harald gav bollen en knuff med nosen, och den landade mitt i {child's} famn.

Så {child} kastade, och Harald nickade tillbaka den och simmade vidare.[!short:  Varv efter varv kom han, och aldrig missade han. Ibland kom bollen från nosen och ibland från stjärten.] Den som inte kan stanna är bäst i världen på att komma tillbaka.

En efter en kom de andra ner i vattnet.[elder:  Först kom {elder.short}. ”Jag har badat med värre”, sa {@elder-he} och såg på {@other}.] Sist kom badvakten, med visselpipan i fickan.[music:  De sjöng {@song}, och Harald sjöng med, en halv rad i varje varv.][school:  ”Jag ska berätta om dig på {school}”, sa {child}. ”Halva i morgon och halva nästa dag.”]

# not-finished
När solen gick ner skulle alla hem. {child} stod längst ut på bryggan med bollen under armen[!short: , och vattnet låg alldeles blankt].

”God …” sa Harald och simmade förbi.

[adult: ”Nu går vi”, sa {adult}.

”Inte än”, sa {child}. ”Han är inte klar.” | {child} gick inte än, för Harald var inte klar.]

Långt ute svängde fenan. Den kom tillbaka, hela den långa vägen.

”… natt”, sa Harald.

# @elder-he
{elder.he}

# @other
badvakten
## if elder2
{elder2.short}

# @song
{music}
