title: Är sniglar modiga?
title: Det gäller igelkottar
guest friend: Tuva (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som flyttar är barnets bästa vän. Den som sitter på hallgolvet är {adult}, annars mormor eller farfar, annars {minder}.

# two-years
{child} och {friend} hade grälat om sniglar i två år.

Det hade börjat en blöt tisdag, med en snigel mitt på skolgården[school:  {at school}].

”Den är modig”, hade {child} sagt. ”Den ska ända dit bort, och den har inte ens ben.”

”Den är inte modig”, hade {friend} sagt. ”Den har ju hus på sig. Den kan gå in när den vill.”

Sedan dess hade de hållit på. De grälade på väg till skolan, och i matkön, och en gång viskande genom ett helt bröllop. Det var det bästa grälet i hela klassen.

# on-saturday
Men nu skulle {friend}[!friend.known: , som var {child’s} bästa vän,] flytta. Det var fyra timmar bort med bil, och det skulle ske på lördag.

”Ni kan ringa varandra”, sa {@a}.

”Det är inte samma sak”, sa {child}.

”Nej”, sa {@a}. ”Det är det inte.”[elder & adult & !elder2:  Och {elder} sa att det aldrig hade varit samma sak, inte på {elder.his} tid heller.][elder2 & adult:  Och {elder} och {elder2} sa att det aldrig hade varit samma sak, inte på deras tid heller.][elder2 & !adult:  Och {elder2} sa att det aldrig hade varit samma sak, inte på {elder2.his} tid heller.]

# the-wrong-thing
På fredagen gick {child} över för att säga hej då. {friend’s} rum var fullt av kartonger. Sängen stod i bitar mot väggen, och det ekade om fötterna.

{child} hade massor att säga, och ingenting av det ville ut. Så då sa {child.he} något annat.

”Det gör mig ingenting”, sa {child.he}. ”Flytta du. Då får jag mer plats.”

{Friend} blev röd. ”Bra”, sa {friend.he}. ”Då får jag också mer plats.”

Och {child} gick hem. Det hade tagit fyra minuter.

# mind-the-bumps
{Child.He} ville inte ha någon middag. {Child.He} låg på golvet i hallen med ansiktet bland skorna.[pet.dog:  {Pet} la sig också, med nosen i en stövel, för rättvisans skull.][pet.cat:  {Pet} satte sig på {child’s} rygg och väntade på att det skulle gå över.][pet.other:  {child} hade berättat alltihop för {pet}, och {pet} hade inte heller vetat vad man skulle säga.]

”Sa du hej då?” frågade {@a}.

”Nej”, sa {child} in i en sko. ”Jag sa fel.”

{@A} satte sig på golvet. ”Det gjorde jag också en gång”, sa {@he}. ”Till min bästa vän, genom en bilruta. Jag sa: Akta er för guppen.”

”Var det allt?”

”Det var allt. Och jag hade tänkt på det i en vecka.”

# in-their-slippers
På morgonen stod flyttbilen utanför {friend’s} hus med dörrarna stängda. Alla satt redan i bilen. {child} och {@a} kom springande i tofflor.

{Friend} satt på muren i sin jacka. {Friend.He} såg på {child’s} fötter, och {child} såg på {friend’s} stövlar.

”Det gör mig visst något”, sa {child}.

”Jag vet”, sa {friend}. ”Mig med.”

Sedan fanns det inget kvar att säga. Det var hemskt. Det var bara hej då som var kvar.

Och där på muren satt en snigel. Den hade kommit halvvägs, och båda hornen var ute.

# a-leaving-present
De såg på den ett tag.

”Du får ha rätt”, sa {friend}.

”Va?” sa {child}.

”Om sniglar. Du får ha rätt, om du vill. Det är en avskedspresent.” {Friend.He} svalde. ”De är mod…”

”Nej!” skrek {child}.

{@A} hoppade till. Snigeln drog in hornen.

”Säg det inte!” sa {child}. ”Om du säger det så är det slut!”

# havent-finished
{Friend} gapade. Sedan stängde {friend.he} munnen, med resten av ordet kvar därinne.

”Vi är inte klara”, sa {child}. ”Vi har bara hållit på i två år. Jag har massor kvar. Jag har en sak om saltvatten som jag inte ens har börjat på.”[sport:  ”Och en om {sport}.”]

”Jag har en om igelkottar”, sa {friend} långsamt.

”Där ser du!”

”Den är jättebra. Du har inte en chans.”

”Då kan du väl inte bara hålla med!”

# not
”{Friend}!” ropade någon från bilen. ”Nu åker vi.”[music:  Därinne spelades redan {music}.]

{Friend} klev in, och rutan åkte ner. {@A} tog {child’s} hand, och de backade ett steg.

”Sniglar är modiga!” ropade {child}.

”Det är de inte!” ropade {friend}.

”Det är de!”

”Inte!”

Bilen körde i väg längs gatan[city: , ut ur {city}]. I hörnet stack {friend} ut armen och skakade näven[athlete: , som om {friend.he} hade slagit {athlete}]. Sedan var gatan tom, och {child} grät, och {@a} höll om {child.him}. Det tog lång tid.

”Men du sa inte att de skulle akta sig för guppen”, sa {@a} till slut.

# only-that-one
På kvällen, precis när {child} hade lagt sig, ringde telefonen.[pet.dog / pet.cat:  {Pet} lyfte på huvudet.]

”Det är till dig”, sa {@a}. ”Det gäller igelkottar.”

Men {friend} sa ingenting om igelkottar. Rösten var väldigt liten.

”Det är mörkt här”, sa {friend.he}. ”Fönstret sitter på fel ställe. Jag känner ingen.” Sedan hördes inget på en stund. ”{Child}? Om en snigel kom till en ny trädgård, och det var mörkt. Och den stack ut hornen, i alla fall?”

{child} tänkte efter ordentligt.

”Då är den snigeln modig”, sa {child.he}.

”Men bara den”, sa {friend}.

”Bara den”, sa {child}. ”Resten tar vi i morgon.”

”I morgon”, sa {friend}. ”Du har inte en chans.”

# all-the-same
{@A} tog telefonen och släckte lampan. {child} drog täcket ända upp över huvudet och låg där inne ett tag. Det var varmt, som i ett hus.

Sedan stack {child.he} ut näsan. I alla fall.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
