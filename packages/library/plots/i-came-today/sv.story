title: Bakom den blommiga
title: I dag kom jag
title: Maj i väggen
guest mother: Lena (hon), Gunilla (hon)

% Den som river med (@a): {adult}, annars den äldre, annars {mother}. Maj är ett namn: säg det likadant varje gång. Det sista strecket har barnets egen ålder.

# three-things
Det fanns tre saker som {child} inte tyckte om i den nya lägenheten[city:  i {city}]. Den luktade som någon annans. Elementet i {child.his} rum knackade, som om det ville ut. Och tapeterna var beige[elder & adult: , vilket {elder} kallade en tacksam färg].

”Tapeter kan man byta”, sa {@a-first}. {@She} stod i dörren med en hink varmt vatten i varje hand, och det gjorde {@she} bara när {@she} hade bestämt att en sak skulle bli bra. ”Elementet får vi prata med.”

{child} svarade inte. {Child.His} kartonger stod oöppnade längs väggen. De hade stått så i nio dagar. [school: Bara väskan till {school} var uppackad. ][friend: På den översta kartongen hade {friend}[!friend.known: , {child.his} bästa vän,] skrivit ÖPPNA MIG. ][sport: I en av kartongerna låg allt {child.he} behövde för att {play sport}. ][athlete: Bredvid stod {athlete}, hoprullad i ett rör. ][pet.dog: [!pet.known: Hunden {pet}|{Pet}] hade flyttat in redan den första kvällen, mitt på golvet. ][pet.cat: [!pet.known: Katten {pet}|{Pet}] hade flyttat in redan den första kvällen, på fönsterbrädan. ][pet.other: {Pet} hade flyttat in redan den första kvällen. ]Så länge tejpen satt kvar, tänkte {child}, var det som om det inte var riktigt avgjort.

# leafing
Det är svårt att stå och se på när någon annan river. {@A} blötte en bit vid fönstret och drog loss den första långa remsan. Det lät som en jättelik dragkedja. Då tog {child} den andra svampen.

Under den beige tapeten satt en orange, med bruna cirklar stora som tallrikar.

”Sjuttiotal”, sa {@a}[music:  och slutade nynna på {@song}]. ”Herregud. Min moster hade precis den.”

Under den orange fanns en randig. Under den randiga fanns en blommig, tunn och skör, med förgätmigej som hade bleknat överallt utom bakom elementet, där solen aldrig hade kommit åt. {child} började arbeta långsammare. Det kändes inte längre som att riva. Det kändes mer som att bläddra.

”Fyra familjer”, sa {child.he}. ”Minst.”

”Som har stått här och varit oense om mönster”, sa {@a}.

# not-a-month
Det var i hörnet intill fönstret det hände. {child} drog loss en flik av den blommiga, och på den grå putsen därunder såg {child.he} ett streck. Det var ritat med blyerts, rakt och noga, och det satt ungefär i höjd med {child.his} höft. Intill stod tre ord.

Två år. Maj.

”Var det i maj?” frågade {@a}.

”Vänta”, sa {child}.

{Child.He} blötte. {Child.He} räknade till sextio, så som man måste för att klistret skulle släppa. En handsbredd högre upp kom nästa streck. Tre år. Maj. Och så ett till. Fyra år. Maj, efter mässlingen.

”Det är inte en månad”, sa {child}. ”Det är någon.”

{@A} la ifrån sig svampen. {@She} gick och hämtade den goda lampan, den med böjlig hals, och riktade den mot väggen. Sedan satte {@she} sig på en kartong och lät {child} hållas.

# may-grew
Det tog resten av eftermiddagen. {child} skyndade inte, för pappret låg hårt mot putsen, och strecken var så svaga att en slarvig tumme kunde ha suddat bort ett helt år. Maj växte ur väggen. Vid fem hade hon tappat en tand. Vid sex hade någon annan hållit i pennan, för där var strecket snett och bokstäverna stora och vingliga: SJÄLV. Vid sju hade hon inte växt nästan alls, och vid åtta hade hon växt desto mer. Vid nio stod det ingenting utom åldern, men det var ritat en liten häst.

”Undrar om hon fick den”, sa {@a}.

”Det tror jag inte”, sa {child}. ”Inte på tredje våningen.”

# no-more
Nu var de uppe i höjd med {child's} näsa. {Child.His} hjärta slog, som om {child.he} var på väg uppför en trappa och snart skulle möta någon. {Child.He} drog loss nästa remsa.

{Age} år.

Sedan var väggen tom. {child} blötte högre upp, och högre, ända till taket. Det fanns inget streck till. Det fanns inget mer.

”Vart tog hon vägen?” sa {child}. Rösten blev tunnare än {child.he} hade tänkt. {Child.He} hade ju bara känt Maj i tre timmar. ”Varför slutar det?”

”Titta en gång till”, sa {@a} sakta. ”Lys från sidan.”

# goodbye-room
{child} böjde lampans hals. När ljuset föll snett kom det fram mer blyerts vid det sista strecket, så tunt skrivet som om handen knappt hade velat.

I dag flyttar vi. Jag vill inte. Hej då, rummet. Var snäll mot den som kommer sedan.

Det enda som hördes var vattnet som droppade från svampen.

{child} läste det två gånger. {Child.He} tänkte på sitt gamla rum, och på morgonen då {child.he} hade gått därifrån med ryggsäcken på magen och inte vänt sig om. {Child.He} hade inte sagt hej då. {Child.He} hade trott att det skulle göra mindre ont så.

# to-the-millimetre
”Hur lång var hon?” sa {child} till slut.

{@A} reste sig. {child} ställde sig med ryggen mot väggen och hälarna intill listen, så rak {child.he} kunde. {Child.He} kände {@a-s} hand plant över hjässan, och så den kalla putsen genom tröjan. Det dröjde länge innan {@a} sa något.

”På millimetern”, sa {@she}.

# like-a-picture
De åt smörgåsar på golvet bland tapetremsorna[elder2: , för {elder2} hade skickat med ett paket så stort som en tegelsten]. De kom överens om att hörnet skulle få vara som det var. De kunde tapetsera resten, i vilken färg som helst som inte var beige, och sätta en smal list omkring Maj som om hon vore en tavla.

”Jag kan ringa fastighetskontoret i morgon”, sa {@a}. ”De kanske har gamla papper. Hon kan mycket väl finnas kvar någonstans.”

”Ja”, sa {child}. ”Då vill jag fråga om hästen.”

# knocked-back
När {@a} hade gått för att borsta tapetklister ur håret tog {child} en penna ur etuiet. Bredvid det sista strecket, på den sida som var tom, drog {child.he} ett eget. Det hängde ihop med Majs så att de blev ett enda. {Age} år, skrev {child.he}. {child}. I dag kom jag.

{Child.He} funderade på om det behövdes något mer. Sedan böjde {child.he} sig ner och rev av tejpen från den översta kartongen.

Där låg täcket, och kudden, och längst ner den gamla väckarklockan som gick fem minuter före. Nio nätter i sovsäck fick räcka. {Child.He} bäddade själv. När lampan var släckt knackade det i elementet, tre små slag och så ett till, men nu lät det inte som någon som ville ut. Det lät som någon som hade rummet bredvid.

{child} sträckte ut armen och knackade tillbaka.

# @a-first
{mother}, som de hade flyttat ihop med
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{mother}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Mother}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-s
{mother's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @she
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @She
Hon
## if adult
{Adult.He}
## if elder & !adult
{Elder.He}

# @song
{music}
