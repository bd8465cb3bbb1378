title: Vem som åt upp slutet
title: Sista sidan
title: Kapten Grävling och järnkistan
guest pet: Smulan (hon), Buster (han)
guest librarian: fru Mogren (hon), fru Okoro (hon)
guest minder: Gullvi (hon), Torvald (han)

% Berättelsen hade en kanin. En hund står i dess ställe, och en katt gör det lika bra; @dug är hur en katt bär sig åt.

# five-to-eight
På söndagskvällen, klockan exakt fem minuter i åtta, blev den viktigaste sidan i världen uppäten av {@whose}.

Det var den sista sidan i en biblioteksbok som hette Kapten Grävling och järnkistan. {child} och [adult: {adult} | {minder}, som hyrde rummet bredvid,] hade läst i den i tre veckor, utan att tjuvtitta på slutet en enda gång. De hade tagit sig igenom två stormar, ett skeppsbrott och ett väldigt långt kapitel om rep. Nu hade Kapten Grävling äntligen hittat kistan, på en strand där havet tog slut, och nyckeln satt i låset.

”Han vred om nyckeln”, läste {@a}. ”Locket for upp. Och där, i kistan, låg …”

{@A} vände blad. Det fanns inget blad. Det fanns en liten blöt frans, och nedanför den, på mattan, satt {pet} och såg ut som någon som aldrig hade träffat en bok i hela sitt liv.

# one-word
Ett hörn stack ut ur munnen på {pet}, och på hörnet stod det ett ord. {child} böjde sig snabbt fram.

”En”, läste {child.he}.

{Pet} svalde.

”Nåja”, sa {@a}. ”Då är det i alla fall inte ett.”

{child} skrattade inte. Det var {child} som hade låtit boken ligga kvar på mattan, fast {@a} hade sagt ”Inte på mattan”, två gånger. Och boken hörde till biblioteket, och biblioteket hörde till {librarian}, som kunde höra en chipspåse öppnas [city: var som helst {in city} | två rum bort].

# lumpy
Så på måndagen gömde {child} boken under sängen. På tisdagen gömde {child.he} den under en tröja under sängen.[friend:  {Friend} frågade vad det var i kistan, och {child} sa att det var hemligt.][school:  {Child.He} tänkte på det hela dagen {at school}.] På onsdagen kändes hela sängen knölig, och {child.he} låg vaken ovanpå som prinsessan på ärten.

”{@A}”, sa {child} i mörkret. ”Kan vi inte bara sluta gå till biblioteket?”

{@A} tänkte efter. ”Det kan vi”, sa {@ahe}. ”Men det är rätt många böcker att avstå från för en enda sida.”

# half-and-half
På torsdagen gick de dit. {child} lade boken på disken och slog upp den vid fransen.

”Det var {@the-animal} som åt upp den”, sa {child.he}, ”men det var jag som lät den ligga där {@the-animal} kom åt den. Så det är hälften {pet} och hälften jag.”

{Librarian} satte på sig glasögonen. Sedan tog hon fram en tjock svart bok ur en låda. Utanpå stod det Skador.

”Badkar”, läste hon och drog med fingret nedåt. ”Badkar. Hund. Sylt. Badkar. Get. Badkar.” Hon tog upp sin penna. ”En halv {@animal}. Så trevligt. Någon halv {@animal} har jag aldrig haft.”

# somebody-must
”Går det att köpa en ny?” frågade {child}.

”Inte av den här. Den är äldre än jag.” {Librarian} såg ner på fransen en stund. ”Ingen kan läsa en bok utan slut. Någon får lov att skriva ett. Hälften du och hälften {pet}.”

# gold-and-dragons
{child} började samma kväll. Först lade {child.he} guld i kistan. Men guld hade Kapten Grävling gett bort redan i andra kapitlet. [sport: Sedan lade {child.he} dit en pokal i {sport}, men ingen grävling kan {play sport}. ][athlete: Sedan lade {child.he} dit en bild på {athlete}, men den hade blivit blöt. ]Sedan lade {child.he} dit en karta, men kaptenen var trött, och en karta skulle bara betyda mer rep.[elder:  {Elder}[elder2:  och {elder2}] trodde att det kunde vara en tårta, men den skulle ha varit tre veckor gammal.][music:  {Child.He} nynnade {music}, för att det skulle gå bättre.] Sedan lade {child.he} dit en drake[friend:  som {friend} hade hittat på], och den åt upp allihop. Den strök {child.he}.

”Vad skulle du lägga i kistan?” frågade {child.he} {pet}.

# hay
{Pet} var upptagen. {@A} hade kommit hem med en present till {pet.him}: en kartong, fylld till brädden med det bästa höet, att sova på. {Pet.He} sov inte på det. {@Dug} {Pet.He} höll på tills det inte fanns någonting kvar i kartongen, ingenting alls.

Sedan hoppade {pet.he} i, snurrade ett varv, drog in tassarna under sig och blundade. Den var precis lagom stor.

{child} slutade tugga på pennan.

”Åh”, sa {child.he}.

# better-than-gold
{child} skrev tills det var klart. Sedan kröp {child.he} ner i sängen, och {@a} plockade höet ur kragen och satte sig och läste högt.

”Och där, i kistan, låg ingenting. Kapten Grävling tittade i alla fyra hörnen. Där fanns bara lite sol och lite plats. Han hade varit våt i ett år. Han hade varit modig i två. Han klev i, snurrade ett varv och drog in tassarna under sig, och kistan var precis så stor som en grävling. Så det var det jag letade efter, tänkte han. Och han drog igen locket, men inte riktigt ända, så att han fortfarande kunde höra havet. Slut.”

{@A} sa ingenting på en stund.

”Duger det?” frågade {child}.

”Det är bättre än guld”, sa {@a} och lät lite skrovlig på rösten. Det kan ha varit höet.

# glued-in
På lördagen klistrade {librarian} in det[elder: , och {elder} var med och såg på]. Nedanför skrev hon: Slutet är av {child} och {pet}. Och så ställde hon tillbaka boken på hyllan. Den översta hyllan.

# not-quite
Men det var på lördagen. I kväll var sängen inte knölig längre. {child} snurrade ett varv och drog in fötterna under sig, och {@a} stängde dörren, men inte riktigt ända.

# @whose
{pet}, grannens hund, som var på besök
## if pet.dog
[!pet.known: hunden ]{pet}
## if pet.cat
[!pet.known: katten ]{pet}

# @the-animal
hunden
## if pet.cat
katten

# @animal
hund
## if pet.cat
katt

# @dug
{Pet.He} satte framtassarna över kanten och grävde. {Pet.He} sparkade ut alltihop bakom sig, över mattan, över tofflorna, över {@a}.
## if pet.cat
{Pet.He} stack ner en tass och fiskade upp ett strå, och ett till, och sedan klev {pet.he} i och krafsade ut alltihop med båda tassarna, över mattan, över tofflorna, över {@a}.

# @a
{minder}
## if adult
{adult}

# @ahe
{minder.he}
## if adult
{adult.he}
