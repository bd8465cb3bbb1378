title: Den inneboende i vänster stövel
title: Hyran är betald
guest friend: Majken (hon), Folke (han)
guest pet: Pyttan (hon), Sixten (han)
guest keeper: Ragnar (han), Rakel (hon)

% Hunden är familjens, annars kompisens; en katt gräver lika bra och spinner på slutet. Taxen är originalet. Låt barnet säga ”Rrrp”.

# the-welly-spoke
På lördagsmorgonen stack {@who} ner högerfoten i höger stövel, och det gick bra. Men när [adult: {adult.he} | {keeper.he}] stack ner vänsterfoten i vänster stövel sa stöveln: ”Rrrp.”

{@A} drog upp foten igen, ganska fort[athlete: , fortare än {athlete}].

”{child}”, sa [adult: {adult.he} | {keeper.he}], ”stöveln pratar med mig.”

# gold-eyes
{child} kom för att titta. Det gjorde också [!friend.known: {child.his} bästa vän ]{friend}, som var där över dagen.[elder:  Det gjorde också {elder}[elder2:  och {elder2}], som hjälpte till där den veckan.] Det gjorde också {@pet}. Allihop kikade ner i mörkret. Det hade regnat på natten[city:  i hela {city}], och längst ner i stöveln var det en vattenpöl. Och i vattenpölen satt det två guldögon.

”Det är en groda”, sa {child}.

”Rrrp”, sa grodan.

”Han har flyttat in”, sa {friend}. ”Han är inneboende hos dig.”

# potatoes-in-a-slipper
”Den som är inneboende betalar hyra”, sa {@a}. ”Och jag behöver den där stöveln.”

[adult: {adult.He} | {keeper.He}] bad grodan mycket artigt att flytta ut. Grodan blinkade och satt precis där han satt. Så {@a} fick gräva upp potatisen i en stövel och en toffel[music: , och nynna på {music} för att hålla humöret uppe].[elder:  {Elder.short}[elder2:  och {elder2.short}] höll i hinken och lät bli att titta på toffeln.]

”Vi hittar ett annat hem åt honom”, sa {child}. ”Ett bättre.”

# another-home
De lade stöveln försiktigt på sidan. Först prövade de med en blomkruka. Den hade en fin rund dörr, och {friend} lade en tusensköna på taket. Grodan tittade på den. ”Rrrp”, sa han, och det betydde nej. Den var för torr.

De prövade med en pajform full av regnvatten. Grodan tittade på den också. ”Rrrp.” Den var för blank.

De prövade med den fina kastrullen, men då var det {@a} som sa nej.

# what-does-he-want
”Vad är det han vill ha?” sa {friend}.

{child} lade sig på mage och tittade in i stöveln med ett öga. ”Jo”, sa {child.he}, ”den är lång. Och den är mörk. Och den är lite geggig[school: , som vägen hem från {school}]. Den har en blöt ände och en gömma sig-ände.”

”Var får man tag på något som är långt och mörkt och geggigt”, sa {friend}, ”och som inte är en stövel?”

# not-another-one
Just då hörde {child} ett vrål från andra sidan trädgården.

”{Pet}!” ropade {@a}. ”Inte en till!”

För {pet} hade ett fel. {Pet.He} grävde. {@fault} Och nu hade {pet.he} grävt bakom rabarbern, och det enda som syntes av {pet.him} var svansen. {@flat}

”Dumma {@kind}”, sa {@a} sorgset. ”Se bara hur det ser ut.”

# look-again
{child} såg hur det såg ut. Sedan tittade {child.he} en gång till.

Gropen var precis så lång som {pet}, för {pet} hade grävt den efter mått. Mörk var den, under de stora rabarberbladen. Och i den låga änden, där nattens regn hade runnit ner, var den verkligen mycket geggig.

”Fyll inte igen den”, sa {child}. ”Det är en stövel! {Pet} har grävt en stövel!”

# nose-to-nose
De bar stöveln över gräset, lade den bredvid gropen och höll andan.

Ingenting hände.[sport:  Man hade hunnit {play sport}.]

Sedan kom en grön fot ut. Sedan kom guldögonen ut. Grodan tittade på den mörka änden, och han tittade på den blöta änden. Allra sist tittade han på {pet}, nos mot nos, länge och väl.

”Rrrp”, sa han, och den här gången betydde det ja. Och så hoppade han i.

# i-take-it-back
”Duktiga {@kind}”, sa {friend}.

”Jätteduktiga {@kind}”, sa {child} och tittade upp på {@a}.

{@A} gick ner på knä i leran. ”{Pet}”, sa [adult: {adult.he} | {keeper.he}], ”jag tar tillbaka det. Det är en mycket vacker grop.”

{@wag}

# paying-the-rent
Nästa morgon fanns det inte en enda snigel på salladen[elder: , fast {elder.short} letade med näsan i landet].

”Där ser ni”, sa {child}. ”Han betalar hyran.”

# good-night-lodger
På kvällen regnade det igen, mjukt, på taket och på rabarbern. {@A} hade tagit in båda stövlarna. {@dream} {child} låg i sängen vid det öppna fönstret och lyssnade ut i mörkret.

”God natt, herr inneboende”, sa {child.he}.

Och långt nerifrån, från gömma sig-änden, kom svaret.

”Rrrp.”

# @who
{keeper}, som passade {child},
## if adult
{adult}

# @a
{keeper}
## if adult
{adult}

# @pet
{pet}, {friend's} hund, som fick dit nosen först av alla
## if pet.dog
[!pet.known: hunden ]{pet}, som fick dit nosen först av alla
## if breed.Dachshund
{pet}, som var tax och inte behövde böja sig så långt
## if pet.cat
[!pet.known: katten ]{pet}, som hade hört det långt före alla andra

# @fault
{Pet.He} hade grävt bland ärterna och fått skäll. {Pet.He} hade grävt bland morötterna och fått skäll två gånger.
## if pet.dog / pet.cat
{Pet.He} hade grävt i måndags och fått skäll. {Pet.He} hade grävt i onsdags och fått skäll två gånger.

# @flat
{Pet.He} kom ut baklänges med jord på ögonbrynen och lade sig platt som en dörrmatta, för att inte märkas.
## if breed.Dachshund
{Pet.He} kom ut baklänges med jord på ögonbrynen och lade sig så platt {pet.he} kunde, och för en tax är det väldigt platt.
## if pet.cat
{Pet.He} kom ut baklänges med jord i morrhåren, satte sig och såg ut som om det hade varit någon annan katt.

# @kind
hund
## if pet.cat
katt

# @wag
Och {pet's} svans gick så fort att hela hunden viftade.
## if breed.Dachshund
Och {pet's} svans gick så fort att hela hunden viftade, och det var en lång hund att vifta på.
## if pet.cat
Och {pet} började spinna, så högt att alla trodde att det var grodan.

# @dream
Hemma hos {friend} sov {pet} också, och grävde i drömmen med alla fyra tassarna.
## if pet.dog
{Pet} sov i sin korg och grävde i drömmen med alla fyra tassarna.
## if pet.cat
{Pet} sov i fotändan av sängen och grävde i drömmen med alla fyra tassarna.
