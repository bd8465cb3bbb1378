title: Den nya brevbäraren
title: För dem som hänger
title: Mössa, väska och svans
guest friend: Love (han), Melker (han)
guest sitter: Iris (hon), Maja (hon)
guest aunt: moster Gun (hon), moster Rakel (hon)

% Den som är hemma (@a): {adult}, annars den äldre, annars barnvakten. Den som har stickat tröjan (@knitter): en äldre som inte är @a, annars en moster.
% På varje grind sätts samma siffra upp en gång till, upp och ner, under den första. Apan har inget namn och är "han".

# a-cap-a-bag-and-a-tail
På måndagen fick Plommongatan[city:  {in city}] en ny brevbärare. Han hade mössa, väska och svans.

”{@A}”, sa {child} i fönstret, ”brevbäraren är en apa.”

”Ja, minsann”, sa {@a-first}. ”Och han är tidig!”

Apan brydde sig inte om grindar. Han kom längs stuprören och lyktstolparna, sving, sving, sving.[athlete:  Inte ens {athlete} hade hängt med.] Vid varje hus hängde han upp och ner i svansen, stoppade breven i brevinkastet och ropade: ”Post!”[pet.dog:  {Pet}[!pet.known: , {child's} hund,] ropade tillbaka.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade aldrig sett på maken.][pet.other:  Till och med {pet} tittade upp.]

Det var den bästa brevbärare de hade haft. Det var bara en sak som var fel.

# number-six
{child} bodde på nummer 6. {@Friend} bodde mittemot, på nummer 9. På tisdagen fick {child} {friend's} dinosaurietidning. På onsdagen fick {friend} tröjan som {@knitter-first} hade stickat till {child}, och den hade en kanin på magen, och den var för trång[school: , och {friend} hade den {at school} hela dagen].

Och på torsdagen öppnade {@a} ett fint fyrkantigt paket, och det var fullt av maskar. De var till {friend}, som skulle ut och fiska.

”Nu”, sa {@a}, högst uppe på en stol, ”får någon prata med den där apan.”

# just-you-two
Så {child} och {friend} gick ut och pratade med honom. Då slokade hela svansen.

”Jag tittar ju på siffrorna”, sa apan. ”Jag tittar jättenoga. På nummer 8 har jag aldrig gjort fel. På nummer 1 har jag aldrig gjort fel. Det är bara hos er två.” Och så snöt han sig i ett löv.

”Vi ska fundera”, sa {child}.

# up-six-down-nine
De funderade i {friend's} klätterställning, hängande i knävecken. Då rinner tankarna ner i rätt ände.

{child} tittade över gatan. Där var huset, upp och ner. Där var grinden, upp och ner. Där var siffran på grinden …

”{Friend}”, sa {child}. ”Vad bor jag på för nummer?”

”Sex, din tokstolle”, sa {friend}.

”Men titta på det, då.”

{Friend} tittade. ”Nio!” ropade {friend.he}. ”Det har blivit en nia!”

De svingade sig upp, och då var det en sexa. De svingade sig ner, och då var det en nia. Upp, sexa. Ner, nia. De höll på tills de var alldeles yra[sport: , och så yr blir man aldrig av {sport}].

”Han är ju alltid upp och ner!” sa {child}. ”Så han tror att jag är du och att du är jag!”

# underneath
”Vi vänder på siffrorna”, sa {friend}.

{child} skakade på huvudet. ”Då går {@knitter} hem till dig. {@Knitter-he} hänger ju aldrig upp och ner.”

Så {@a} hämtade skruvmejseln, och de satte upp en siffra till på varje grind, precis under den första. Det var samma siffra, fast upp och ner. Den övre var för dem som står. Den undre var för dem som hänger.

# post
På fredagen stod hela Plommongatan och tittade. Sving, sving, sving kom apan. Vid nummer 6 stannade han. Han tittade jättenoga på den undre siffran. Sedan log han så brett att mössan ramlade av.

”Post”, sjöng han[music: , till melodin av {music}].

Och allting var till {child}.

# squiggles
När det var läggdags låg det ett brev till på dörrmattan. Det var till {child}, men varken {child} eller {@a} kunde läsa det.

”Det är ju bara krumelurer”, sa {@a}.

”Vänta”, sa {child}. {Child.He} la sig på rygg och lät huvudet hänga ner över sängkanten, tills håret pekade rakt ner i golvet.

”Åh”, sa {child.he}. ”Det står: God natt, {child}.”

Då la sig {@a} bredvid och hängde ner huvudet, {@he} också.

”God natt, apan”, sa de, upp och ner båda två.

# @Friend
{Child's} kompis {friend}
## if friend
{Child's} bästa vän, {friend},

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, som var barnvakt den veckan
## if adult
{adult}
## if elder & !adult
{elder}

# @he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @knitter-first
{aunt}
## if elder & adult
{elder}[elder2:  och {elder2}]
## if elder2 & !adult
{elder2}

# @knitter
{aunt}
## if elder & adult
{elder.short}
## if elder2 & !adult
{elder2}

# @knitter-he
hon
## if elder & adult
{elder.he}
## if elder2 & !adult
{elder2.he}
