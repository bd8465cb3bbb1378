title: Hissen bakom mopparna
title: Minus sju
title: Kan själv
guest friend: Omar (han), Iris (hon)
guest caretaker: Roland (han), Torsten (han)
guest knut: Knut (han), Buster (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Hissen tar ett år för varje våning: den som är nio blir två, den som är tio blir tre (@two, @five). Nä och Kan själv sägs som en tvååring säger dem.
% @a är {adult}, annars mormor eller farfar, annars {minder}.

# two-buttons
I städskrubben [school: {at school}|i skolan][city:  {in city}], bakom mopparna, fanns en dörr. Bakom dörren fanns en hiss. Den hade bara två knappar. På den ena stod det noll, och på den andra stod det minus sju.

”Skolan har inte ens en källare”, sa {friend}[!friend.known: , {child's} bästa kompis].

”Den har sju”, sa {child} och tryckte.

# many
Hissen brummade till och sjönk.[music:  Ur en liten högtalare kom {@song}, för det var en sådan hiss.]

Minus ett. Minus två.[age>=10:  Minus tre.]

”{child}”, sa {friend}. ”Var är dina framtänder?”

{child} kände efter med tungan. Det var ett stort hål.

”Var är dina ben?” sa {child.he}. ”Du har ju fått korta ben!”

[age<10: Minus tre. ]Minus fyra. {Friend} fick hålla i byxorna med båda händerna. Men {child} var bäst i klassen på matte, och {child.he} började räkna.

”Däruppe var vi {@nine}. Nu står det minus fyra. {@Nine} minus fyra är {@five}. Vi är {@five} år! Hissen tar ett år för varje våning!”

”Vad blir vi på minus sju, då?”

”Det är lätt”, sa {child}. ”{@Nine} minus sju, det är …”

Minus fem.

”Det är …”

Minus sex.

”Många”, sa {child}.

# grass
Pling! Dörrarna gled upp, och ut kom två {@toddlers} i jättestora tröjor.

”Nä”, sa {child}, fast ingen hade frågat något.

”Titta”, sa {friend}. ”Gräs.”

Det var en källare så stor som en fotbollsplan, med gräs på golvet och lampor som solar i taket.[sport:  Man hade kunnat {play sport} där.] Borta vid väggen låg skolans vaktmästare på mage, med armen inne i ett rör. Han hette {caretaker}. Däruppe var {caretaker} flintskallig. Härnere hade han en lock.

”Småbarn!” ropade han. ”Riktigt små barn! Ni är precis vad jag behöver. {Knut} har fastnat!”

”Vovve?” sa {friend}.

”Ja, min vovve.”

# can-still-run
{Caretaker} satte sig på huk, så att han blev nästan lika låg som de.

”{Knut} är fjorton år”, sa han. ”Däruppe orkar han inte ens gå till grinden. Men härnere kan han fortfarande springa.”

{child} var {@two} år och förstod inte mycket. Men det förstod {child.he}.

# no
Därför hade {caretaker} byggt hissen, alldeles själv, på kvällarna. Varje dag åkte de ner, och varje dag fick {knut} springa. Men i dag hade han sprungit efter sin boll rakt in i röret, och där hade halsbandet hakat fast i en skruv. Röret var trångt. Det var för trångt för alla som var mer än {@two}.

”Kan du krypa in till honom?” sa {caretaker}.

”Nä”, sa {child}.

”Och bara ta av halsbandet?”

”Nä!”

”Är du rädd för mörkret?”

”NÄ!” sa {child}, och det var inte sant.

# can-do-it-self
Röret var alldeles svart. Längst därinne var det någon som pep.

{Friend} stoppade sin knubbiga hand i {child's}.

”{Friend} med”, sa {friend}.

Då tänkte {child} en tanke. Den kom långt inifrån, där {child.he} fortfarande var {@nine}. Om det är något en {@toddler} kan, så är det att ta av saker. Mössor. Strumpor. [age>=10: Byxor|Blöjor], mitt i affären.

”Kan själv!” sa {child}.

{Child.He} kröp in. {Friend} kröp efter och höll {child.him} i tröjan, så att {child.he} inte skulle vara ensam. Det var mörkt, och det var mörkt, och så var det en blöt nos. {child} kände med sina små, små fingrar. Där var halsbandet. Där var spännet. {Child.He} pillade och drog. Klick!

”Av”, sa {child}.

# round-and-round
{Knut} for ut ur röret, rakt över dem båda två, och sedan sprang han. Han sprang så att gräset yrde[athlete: , fortare än {athlete}], runt, runt, runt, och efter honom sprang två {@toddlers} som ramlade och sprang och ramlade. Och {caretaker} stod i mitten och skrattade och torkade sig i ögonen med locken.

# i-was-there
Sedan åkte de upp. Vid minus fyra satt byxorna kvar av sig själva. Vid minus ett blev {knut} grå om nosen. Vid noll lade han sig ner över {child's} skor.

”{@Two}”, sa {child}. ”{@Nine} minus sju är {@two}.”

”Jag vet”, sa {friend}. ”Jag var där.”

”Jag är så stel”, sa {caretaker}, som var flintskallig igen. ”{Knut} skulle behöva någon att springa med. Någon som är ungefär {@two}.”

”Vi kommer på långrasten”, sa {child}.

# shall-i-help-you
[pet.dog: Hemma luktade {pet}[!pet.known: , {child's} hund,] på {child.him} från topp till tå. Sedan gick {pet.he} och hämtade sin egen boll.

][pet.cat: Hemma luktade {pet}[!pet.known: , {child's} katt,] på {child.him} från topp till tå. Sedan gick {pet.he} därifrån med svansen rakt upp, för {child} luktade hund.

][pet.other: Hemma fick {pet} höra alltihop, men ingen annan.

][elder & adult: ”Du har gräs i håret”, sa {elder}, som hade kommit på middag.

”Jag har varit i källaren”, sa {child}, och {elder.short} nickade, som om det var ett svar.[elder2:  {Elder2} plockade bort ett strå till.]

][elder2 & !adult: ”Du har gräs i håret”, sa {elder2}.

”Jag har varit i källaren”, sa {child}, och {elder2.short} nickade, som om det var ett svar.

]På kvällen satt {@first} på sängkanten.

”Hur var jag när jag var {@two}?” frågade {child}.

”Du sa nej till allting”, sa {@a}. ”Och du tog av dig kläderna överallt.”

”Det kan man ha nytta av”, sa {child}.

{@A} skrattade och drog upp täcket.

”Ska jag släcka nu?”

”Nä”, sa {child}.

”Ska du sova?”

”Nä.”

”God natt, min {@toddler}. Ska jag hjälpa dig att blunda?”

”Kan själv”, mumlade {child}.

Och det kunde {child.he}.

# @nine
nio
## if age>=10
tio

# @five
fem
## if age>=10
sex

# @two
två
## if age>=10
tre

# @toddler
tvååring
## if age>=10
treåring

# @toddlers
tvååringar
## if age>=10
treåringar

# @song
{music}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
