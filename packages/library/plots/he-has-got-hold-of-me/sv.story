title: Den som inte släpper
title: Jag sitter fast
title: Handlaget
guest driver: Gunvor (hon), Berit (hon)
guest man: Lindvall (han), Ekberg (han)
guest girl: Jamila (hon), Samira (hon)
guest aunt: Bodil (hon), Lisbet (hon)

% Bebisen (@it, @him) är han eller hon där önskningen säger bror eller syster, annars den. Den som bär (@a): {adult}, annars den äldre, annars {aunt}.
% En nyfödds hand knyter sig när något rör vid handflatan och öppnar sig när man stryker den ovanpå; det är sant.

# got-hold
Klockan tio på torsdagen fick {child's} {@sib} tag i en busschaufför.

Bebisen var sex veckor gammal och hade inte fått något namn än. {@It} hängde i selen på {@tummy} när de klev på[school: , för {school} hade lov och {child} var med], och chauffören, som hette {driver} och hade en lång grå fläta, lutade sig fram för att titta.

”Nej men hej på dig”, sa {driver}.

Flätan gungade till. Den nuddade insidan av bebisens hand, och handen gick ihop.

”Oj”, sa {driver}. ”{@Strong}.”

”{@It} håller i allt”, sa {@a}.

# everything-but
Det var sant. {@It} hade hållit i {@a-s} hår och i {@specs} glasögon och i doktorns penna, så att doktorn fick gå och låna en annan.[pet.dog / pet.cat:  {Pet}, {child's} [pet.dog: hund|katt], gick numera runt hela rummet för att få ha öronen i fred.][pet.other:  {Pet} hade klarat sig, men bara genom att hålla sig undan.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade suttit fast en hel eftermiddag.] Den enda {@it} aldrig hade hållit i var {child}.

{child} försökte varje dag. {Child.He} klappade bebisen ovanpå handen, försiktigt, som man klappar en kanin. Och varje gång spretade fingrarna ut och handen öppnade sig, som om den inte ville ha {child.him}.

”För mig släpper {@it} bara”, brukade {child} säga.

”{@It} är så liten”, sa {@a} då. ”Det kommer.”

Men det kom inte.

# cheek-to-jacket
Nu drog {driver} lite i flätan. Bebisen höll hårdare.[athlete:  Så höll inte ens {athlete}.] {Driver} drog lite till. Då drog bebisen, och {driver} följde med.

”Så här kan jag inte köra buss”, sa hon med kinden mot {@a-s} jacka.

”Förlåt”, sa {@a}. ”{@It} tröttnar nog.”

Det gjorde {@it} inte. Bakom dem började folk trampa.

”Vad väntar vi på?” ropade en man med portfölj. Han hette {man} och skulle till jobbet.

”På en bebis”, sa {child}.

”Släpp fram mig. Jag har haft fyra stycken.”

{Man} böjde sig fram. Han hade läsglasögon i ett snöre runt halsen, och bebisen hade ju en hand till.

”Hm”, sa {man}.

# you-never-say-hello
Nu hängde {driver} på ena sidan och {man} på den andra, näsa mot näsa.

”Är inte du han som åker med mig varje morgon?” sa {driver}.

”Jo.”

”Du säger aldrig hej.”

”Nej”, sa {man}. Han tänkte efter. ”Hej.”

En tjej [music: med {music} i hörlurarna|med hörlurar], som hette {girl}[sport:  och skulle {play sport}], skramlade med sina nycklar för att bebisen skulle vilja ha dem i stället. Det ville {@it}. Men {@it} hade inga händer över. {@It} tittade bara på nycklarna och höll i sitt.

# number-fifteen
Då tutade det. Det var buss femton, som ville fram till hållplatsen, men där stod ju de. Bakom femton stod redan en mjölkbil, och bakom mjölkbilen en hel körskola[city: , och bakom körskolan resten av {city}]. Chauffören från femton kom springande i regnet.

”Vad är det ni håller på med?” ropade han.

”Det är inte vi som håller”, sa {driver}.

”Ska jag …?”

”Akta dig!” sa {child}, och han lade snabbt händerna på ryggen.

# ow
Så tutade mjölkbilen. Den tutade så att rutorna skallrade, och bebisen blev rädd. {@It} blev röd, sedan rödare, och så skrek {@it}. Och när {@it} skrek knöt {@it} nävarna ännu hårdare.

”Aj”, sa {driver}.

”Aj”, sa {man}.

{@A} gungade, för det brukade hjälpa. Men när {@a} gungade måste {driver} gunga, och när {driver} gungade måste {man} gunga, och {man's} portfölj slog i biljettmaskinen, som sa pling varje gång.

”Är det någon som har en sax?” frågade chauffören från femton.

Ingen svarade, utom bebisen.

”Jag har sparat ut den i tjugotvå år”, sa {driver} till slut.

”Jag har en nagelsax”, sa {girl} sorgset. Men hon öppnade inte väskan.

# like-a-rabbit
{child} såg på den lilla näven runt flätan. Alla drog. Alla ville att bebisen skulle släppa, och bebisen släppte inte för någon. Inte för {@a}, inte för {driver}, inte för en som hade haft fyra stycken.

”Vänta!” sa {child}. ”För mig släpper {@it}.”

”För dig?” sa {man}.

”Alltid.”

{child} trängde sig in mellan dem, ställde sig på tå och strök bebisen ovanpå handen, precis som {child.he} brukade. Som en kanin. Lillfingret lossnade först. Sedan nästa. Sedan spretade hela handen ut som en stjärna, och flätan gled fri.

{Child.He} strök över den andra handen. {Man's} snöre ramlade ner.

Hela bussen andades ut. Till och med bebisen, som tystnade mitt i ett skrik och tittade förvånat på {child}.

{Driver} stoppade in flätan innanför kragen och körde. Efter en stund sprakade det i högtalaren.

”Nästa Stortorget. Och tack till {@her-with} med handlaget.”

# wrong-side
{child} satt intill {@a} och strök sig själv över handen, ovanpå, som en kanin. Ingenting hände. Sedan prövade {child.he} på insidan. Det kittlade, och handen ville gå ihop.

Det var ju där flätan hade hamnat. På insidan. Och snöret med!

Det var inte alls så att bebisen inte ville ha {child}. {Child.He} hade knackat på fel sida.

# stuck
{child} sträckte fram handen och lade ett finger mitt i bebisens.

Den gick ihop. Den var varm och lite fuktig och mycket starkare än man kunde tro. Bebisen höll och höll, och så suckade {@it} och somnade.

”Stortorget”, sa {driver} i högtalaren.

”Här ska vi av”, sa {@a}. ”Kan du ta väskan, {child}?”

{child} visste precis hur man gjorde för att komma loss. {Child.He} var den enda på hela bussen som visste det.

”Det går inte”, sa {child.he}. ”Jag sitter fast.”

# @sib
nya syskon
## if brother
lillebror
## if sister
lillasyster

# @it
den
## if brother
han
## if sister
hon

# @Strong
Vilka nypor
## if brother
Stark karl
## if sister
Stark dam

# @tummy
magen på {aunt}, som bodde i samma hus och hjälpte till ibland,
## if adult
{adult's} mage
## if elder & !adult
{elder's} mage

# @a
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Aunt}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-s
{aunt's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @specs
grannens
## if elder & adult
{elder's}[elder2:  och {elder2's}]
## if elder2 & !adult
{elder2's}

# @her-with
den
## if child.she
henne
## if child.he
honom
