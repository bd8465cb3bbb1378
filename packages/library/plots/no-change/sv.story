title: Ingen förändring
title: Dag sjuttiotre
title: Lyft på fötterna
guest jonah: Jonatan (han), Silas (han)
guest crabtree: Krister (han), Urban (han)
guest flint: Margareta (hon), Solbritt (hon)

% Vännen (@j) tar {jonah’s} plats. De går i samma skola nu; till hösten ska {child} till Parkskolan och den andra till Annedal. {crabtree} är rektor.

# seventy-one
Sista veckan i sexan hade alla grodyngel blivit grodor och flyttat till dammen bakom cykelskjulet. Alla utom ett.

”Dag sjuttioett”, sa {@j-who} och skrev. ”Ingen förändring.”

{child} la hakan på bordet och tittade in genom glaset. Det sista var stort som en böna. Det hade bakben. Det hade ett framben. Det hade hela svansen kvar och såg ut som någon som har gått upp på vinden efter något och glömt vad.

”Den kanske inte kan”, sa {child}. ”Den kanske inte tänker bli någon.”

”Det är en groda”, sa {@j}. ”Den har bara inte sagt det till någon.”

# not-missed
Det var typiskt {@j}. De hade haft hand om akvariet ihop[school:  {at school}] sedan i mars, och {@he} hade inte missat en enda dag. {@He} kom på lördagarna också, och vaktmästaren släppte in {@him}. Alla andra hade tröttnat när det slutade gå fort. {@j} ritade en böna varje morgon, med linjal.

{child} hade inte heller missat någon dag. ”Det ligger på vägen”, sa {child.he} om någon frågade, och det gjorde det inte.[sport:  Två gånger i veckan kom {child.he} för sent för att {play sport}.] Till hösten skulle {child.he} börja i Parkskolan och {@j} i Annedal, i andra änden av [city: {city}|stan]. Det var som om hela klassen hade blivit vuxen över påsklovet. De hade telefoner, och skämt som man inte fick vara med på.[music:  De sa att {music} var för småungar.] {child} tyckte fortfarande om det {child.he} hade tyckt om förut. Men det hade {child.he} inte sagt till någon.

# four-legs
Dag sjuttiotre var benen fyra.

”Det är nästan ingen svans kvar”, sa {@j}, så glad att pennan darrade. ”Nu vill den upp och andas. Vi kan inte lämna den, inte i dag.”

”Det är skolavslutning i dag.”

”Jag vet”, sa {@j}.

# assembly
Så den fick följa med. De ställde akvariet längst ut på scenen, bakom blommorna, med en sten att klättra upp på. Det var trehundra personer i aulan: alla klasser, och släkt till nästan allihop[adult: , {adult} också][elder: , och {elder}[elder2:  och {elder2}] på andra bänk], och kommunalrådet i hatt. De sjöng två sånger. Rektorn, {crabtree}, gick fram för att tala om nya möjligheter. {child} kastade en blick på akvariet och fick se en blöt sten som det inte satt någon på.

# gone
{Child.He} tittade på {@j}. {@j} hade redan sett det och var vit som ett ljus.

”Den är stor som en böna”, viskade {@j}. ”Och när rektorn slutar prata reser sig alla och går.”

Sexhundra fötter. {child} tänkte inte. Tänkt hade {child.he} gjort hela året, och bara blivit sittande. Innan {child.he} visste ordet av stod {child.he} på scenen, bredvid {crabtree}, och höll i mikrofonen.

# feet-up
”Stilla allihop!” sa {child}. ”Lyft på fötterna! Det är en groda på golvet, och den är alldeles ny!”

Det gick en suck genom aulan. Och så, med ett ljud som när havet drar sig tillbaka, lyfte trehundra personer på fötterna.

# rows
Där satt de, rad efter rad, med benen rakt ut: alla sexåringar, alla farfäder i strumpor och sandaler.[elder:  {Elder.short} vickade på en sko åt {child}.] Kommunalrådet hade knäna under hakan. {Flint} vid pianot lyfte båda benen, och pallen började snurra. Ingen sa ett ord. {Crabtree} stod på ett ben så länge han kunde, och sedan klev han upp på en stol.

”Hur länge tror ni att det dröjer?” sa kommunalrådet, lite andfådd.

”Så länge som det behövs”, sa {@j} längst fram.

# under-the-shoes
De kröp längs bänkarna på alla fyra, en på var sida, under ett tak av skor. Där låg russin. Där låg en knapp. Ovanför dem hade magarna börjat skaka.[athlete:  Inte ens {athlete} hade hållit ut mycket längre.]

”Jag orkar inte hålla mina”, sa en liten kille med gråten i halsen.

”Håll hans!” sa någon, och då gjorde grannen det.

# the-mop
Vart skulle man gå, tänkte {child} och tryckte sig mot golvet, om det här var ens första dag med luft? Man skulle vilja till något blött. Man skulle vilja det något alldeles förfärligt.

Där, under trappan till scenen, låg moppen som vaktmästaren hade ställt att droppa av. Och mitt bland de grå, våta trasorna, med strupen som gick ut och in, satt en groda.

Den var fulländad. Den hade fått plats på en enkrona.

”Blöt händerna först”, sa {@j} bakom {child.him}. ”Torra gör ont på dem.”

Det fanns inget vatten. Då kom det ner ett glas ur luften, och i andra änden av det låg {crabtree}, på magen på scenen. {child} hällde det över fingrarna. {Child.He} la ner handen, platt, och väntade och högg inte. Grodan tittade på handen. Sedan klev den på, som på en buss.

”Här är den”, sa {child}.

Trehundra par fötter slog i golvet, och jublet hördes ända till affären.

# the-pond
Klockan fyra bar de ut den till dammen. Ingen var där[pet.dog: , utom [!pet.known: hunden ]{pet}, som hade kommit för att möta dem och satte sig långt ifrån utan att någon hade sagt till]. {child} gick ner på knä och la handen i vattenbrynet.

”Den har lite svans kvar”, sa {child}.

”Den kan ta den med sig”, sa {@j}.

Grodan satt kvar en liten stund till. Sedan vägde handen ingenting, och på vattnet fanns en ring, som blev större och större.

# no-change
De blev sittande, med skorna av, tills solen hade kommit ner till cykelskjulet.[pet & !pet.dog:  {Pet} fick vänta på maten.] Boken låg öppen i {@js} knä. Den sista raden var dragen och inte ifylld.

”Annedal slutar halv fyra”, sa {@j} utan att titta upp. ”Jag har tagit tid på bussen. Jag hinner hit till fyra. På lördagarna också. Bara för att se hur den har det.”

”Det ligger på vägen”, sa {child}.

{Child.He} sträckte fram handen efter pennan. Dag sjuttiotre, skrev {child.he}. Grodan: borta. {@j} och {child}: ingen förändring.

# @j
{jonah}
## if friend
{friend}

# @j-who
{jonah}
## if friend
{friend}, {child's} bästa vän,

# @js
{jonah's}
## if friend
{friend's}

# @he
{jonah.he}
## if friend
{friend.he}

# @He
{Jonah.He}
## if friend
{Friend.He}

# @him
{jonah.him}
## if friend
{friend.him}
