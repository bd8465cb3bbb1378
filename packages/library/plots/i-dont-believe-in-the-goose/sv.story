title: Prinsessan som aldrig såg sig om
title: Jag tror inte på gåsen
title: Väldigt mycket klänning
guest ottoline: Ottilia (hon), Klementina (hon)
guest trim: Ragnar (han), Torsten (han)

% Prinsessan får inte vända på huvudet, för då ramlar kronan av. {child} är bakom henne tills klänningen går sönder.
% @a väntar vid dammen och går hem med {child}: {adult}, annars den äldre, annars {trim}, som bor i huset bredvid.

# the-end-of-a-princess
{child} fick hålla i slutet på en prinsessa.

Det var slutet på hennes klänning. Prinsessan {ottoline} hade kommit för att inviga den nya ankdammen i parken[city:  {in city}], och klänningen var grön och guldgul och lång som en buss. Den släpade efter henne på gången, och någon måste hålla i slutet.

”Du där, är du snäll”, sa {trim}, som skötte parken[!adult & !elder:  och bodde i huset bredvid {child}]. ”Håll det högt, och släpp inte taget.”

[friend: {Friend}[!friend.known: , {child's} bästa vän,] fick ta korgen med havre till ankorna.][school:  Halva {school} väntade vid dammen[adult / elder: , och det gjorde {@a} också].|[adult / elder:  {@A} hade gått i förväg till dammen, för att få en bra plats.]]

Så längst fram gick prinsessan, och längst bak gick {child}, och däremellan var det väldigt mycket klänning.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] höll i ett hörn med tänderna.]

# walk-on
”Hej!” ropade {child}. ”Jag heter {child}!”

Prinsessan vände inte på huvudet.

”En prinsessa ser sig aldrig om”, sa hon. Hon var sex år, och hennes krona var på riktigt. ”Om jag ser mig om ramlar kronan av.”

[sport: ”Inte ens när du ska {play sport}?” ropade {child}.

]”Framåt!” sa prinsessan.

De gick framåt[music: , och {child} nynnade på {@song} för att hålla takten].

# on-you
Ut ur buskarna kom en anka. Den tittade på klänningen, och den gillade den. Den klev på, satte sig och åkte med.

”Prinsessan!” ropade {child}. ”Det sitter en anka på dig!”

”Det gör det inte”, sa prinsessan. ”En prinsessa ser sig aldrig om.”

En anka till klev på, och en till. De satt i rad, som tanter på bussen.

”Nu är de tre stycken!” ropade {child}.

”Vilken fånig {@boy}”, sa prinsessan till gången.

”Vilken fånig prinsessa”, sa {child} till klänningen.[athlete:  ”{athlete} ser sig om.”][pet.other:  ”Och {pet}.”]

# the-goose
En anka med sju ungar klev på.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] klev på, tittade på ankan och klev av igen.] Sist av alla klev en mycket tjock gås på, och den stoppade in fötterna under sig.

Prinsessan började pusta.

”Varför är jag så tung?” sa hon. ”Sluta dra, {@boy}!”

”Jag drar inte! Det är gåsen!”

”Jag tror inte på gåsen!” sa prinsessan. Hon stampade med foten och drog så hårt hon kunde.

Ritsch!

Slutet på klänningen lossnade i {child's} händer. {Child.He} satte sig, pladask, i en pöl.

# are-you-there
Prinsessan stod alldeles stilla.

”{@Boy}?” sa hon. Rösten var liten nu. ”Är du där? Jag känner inte att du drar längre.”

{child} tittade på klänningsbiten i sina händer. {Child.He} kunde ha gått hem. {Child.He} var mycket blöt.

Men {child.he} reste sig, och {child.he} gick förbi gåsen, och förbi ungarna, och förbi ankorna, längs hela klänningen, ända fram. Nu såg {child.he} prinsessans ansikte för första gången. Det satt en tår på kinden.

”Jag är här”, sa {child}.

# now
”En prinsessa ser sig aldrig om”, viskade hon. ”Då ramlar kronan av.”

”Jag håller i den”, sa {child}.

{Child.He} sträckte upp armarna och höll fast kronan med båda händerna.

”Nu”, sa {child.he}.

Långsamt, långsamt vände prinsessan på huvudet. Kronan satt kvar. Och hon såg sig om.

# the-whole-time
”Åh!” sa hon. ”Ankor!”

”Det var ju det jag sa.”

”Och en gås! Har de suttit där hela tiden?”

”Ja!”

Då skrattade hon högt, och det gjorde {child} också.

De gick tillbaka längs klänningen tillsammans, och {child} lyfte av ungarna, en i taget[friend: , och {friend} gav dem lite havre var]. Gåsen klev av själv när den hade lust. De rullade ihop klänningen som en matta och bar den till dammen, bredvid varandra, och alla ankorna gick efter.

”Nu är dammen öppen”, sa prinsessan. Och i hoppade ankorna, plask, plask, plask.

# both-hands
Sedan var solen på väg ner, och det var dags att gå hem. Prinsessan gick åt ena hållet, med huvudet högt. {child} gick åt andra hållet, hand i hand med {@hand}.

Vid grinden stannade {child.he} och såg sig om.

Långt borta lyfte prinsessan båda händerna och höll fast sin krona.

Och så såg hon sig om.

# @a
{trim}
## if adult
{adult}
## if elder & !adult
{elder}
## if elder & elder2 & !adult
{elder} och {elder2}
## if elder & adult
{adult} och {elder}
## if elder & elder2 & adult
{adult}, {elder} och {elder2}

# @hand
{trim}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @boy
[child.he: pojke|[child.she: flicka|bärare]]

# @song
{music}
