title: Jag kan själv
title: Superhjälten som inte kunde ordet
guest friend: Ines (hon), Elis (han)
guest pet: Korven (han), Plutten (han)
guest hero: Gullan (hon), Rosita (hon)

% Djuret är familjens hund eller katt, annars vännens hund. @carried och @home hör ihop: det som {hero} bär bort djuret från, dit går det på slutet, själv.

# whoosh
{child} höll på att bygga en lådbil bakom skjulet ihop med {friend}, {child.his} bästa vän.[elder:  Plankorna hade de fått av {elder}[elder2:  och {elder2}].] {child} hade spikat fast ett hjul. Det satt lite snett, men det var {child's}.

”Hjälp, vad varmt det är”, sa {child}.

Vosch, lät det, och på gräset stod en stor kvinna i röd mantel.

”Du ropade på hjälp!” sa hon. ”Jag är {hero}, superhjälte[city:  för hela {city}]. Ropar någon hjälp, så kommer jag. Och jag går inte förrän jag har hjälpt!”

”Jag sa bara att det var varmt”, sa {child}.

{Hero} blåste, så att löven for av äppelträdet.

”Varsågod! Vad är det för trasigt skräp?”

”Det är vår lådbil”, sa {child}. ”Jag kan själv.”

# the-thumb
{Friend} tog fram sitt block. {Friend} skulle bli polis och skrev upp allt.[school:  {At school} hade {friend.he} redan fyllt två block.]

”Klockan tre”, läste {friend} medan {friend.he} skrev. ”Okänd kvinna förolämpar fordon.”

{child} tog hammaren. {Child.He} hann inte slå. {Hero} slog i alla spikarna med tummen, även dem i påsen.

”Sluta! Jag kan själv!”

”Det säger alla”, sa {hero}. ”Sedan ramlar de.”

# on-a-chair
{child} satte sig på marken. {Hero} lyfte upp {child.him}, dammade av byxbaken och satte {child.him} på en stol.

”Jag ville sitta på marken!”

”Klockan fem över tre”, sa {friend}. ”{Child} flyttad utan tillstånd.”

# carried
Så höll det på. {Hero} snöt {friend}, som inte var snorig.[sport:  Hon visade hur man ska {play sport}, fast ingen hade frågat.] {@carried}

”{Pet} säger att {pet.he} kan själv”, sa {child}.

# you-cant-kick-nice
{child's} hals var tjock av ilska. {Hero} var ju snäll. Det var det som var så svårt, för man kan inte sparka någon som är snäll.

{Friend} lade ifrån sig pennan, och det hände nästan aldrig.

”Jag fattar”, sa {friend} tyst. ”Mamma bar min väska hela förra året.”

# something-big
Sedan fick {friend} en idé. ”Om hon måste hjälpa någon innan hon går, så ber vi om något. Något stort!” {Friend.He} vände sig mot {hero}. ”Hjälp oss att få en bil som går fort!”

{Hero} tog lådbilen, klämde ihop den, drog ut den och putsade den med manteln. När hon ställde ner den var den blank, med vingar och strålkastare. Hjulen satt alldeles rakt.

”Varsågod!”

{child} tittade efter sitt hjul, det sneda. Det fanns inte.

”Den är inte vår”, sa {child.he}, och hakan började darra.

”Mitt fel”, viskade {friend} och skrev upp det.

# two-red-boots
{Hero} blev alldeles förvirrad. ”Men den går ju fort![athlete:  Inte ens {athlete} hinner med den!] Se!”

Hon gav bilen en liten knuff. Den for i väg som en raket, rakt mot skjulet. {Hero} kastade sig efter. Hon fångade bilen, men farten tog henne vidare, in i springan under skjulgolvet, och där tog det stopp. Bara två röda stövlar stack ut.

”Sitter du fast?” frågade {child}.

”Nej”, sa stövlarna.

”Ska vi hjälpa dig?”

”Nej. Jag kan själv.”

Stövlarna sparkade. Skjulet hoppade.

”Om hon lyfter så går skjulet sönder”, sa {friend}.

# the-word
”Ligg still, {hero}”, sa {child}, som lade sig på magen och kikade in. Där inne i mörkret syntes ett stort ansikte med spindelväv på näsan. Manteln hade fastnat i en rot långt in.

”Du får säga hjälp”, sa {child}.

”Jag kan inte det ordet”, sa {hero}. ”Jag har aldrig sagt det. Jag har bara hört det.”

{child} kände igen rösten. Så lät {child.he} själv när {child.he} inte nådde knappen i hissen och inte tänkte säga det[adult: , fast {adult} stod bredvid].

”Man behöver inte säga det”, sa {child}. ”Man kan bara ligga kvar lite.”

{Hero} låg kvar lite.

# as-much-as-you-like
{@narrow}

{@dig}

Det hade ingen någonsin sagt till {pet}. {Pet.He} sköt in under skjulet som ett brev i en låda. Jorden sprutade. {child} sträckte in armen så långt den gick.

”Jag når en bit mantel!” ropade {child}. ”{Friend}, ta mina fötter!”

{Friend} tog fötterna. {@root} {Friend} drog i {child}, {child} drog i manteln, och ut kom {hero}, baklänges, med jord i håret och en mycket nöjd {@animal} i famnen.

# take-the-back
{Hero} borstade av sig. Hon lyfte handen mot {child} också, och sedan hejdade hon sig.

”Får jag?” frågade hon.

”Jag kan själv”, sa {child}. ”Men du kan ta ryggen.”

{Hero} tog ryggen. Sedan böjde hon tillbaka bilen tills den var plankor igen och lade det sneda hjulet i {child's} hand.

De byggde klart före kvällsmaten[adult: , som {adult} fick vänta med]. {child} slog, och {friend} höll i spikarna[music: , nynnade på {music}] och skrev upp dem.[elder:  Fem spikar skrev {friend.he} upp på {elder.short}, som tack för plankorna.] {Hero} satt på händerna. När lådbilen rullade nerför backen gick det åt höger hela vägen, och alla tre jublade, den stora också.

# down-to-the-gate
Sedan skulle {hero} hem.

{child} gick fram och tog henne i handen.

”Jag kan själv”, sa {hero}.

”Jag vet”, sa {child} och höll kvar.

De gick tillsammans ner till grinden, med {friend} på andra sidan. {@home}

# @carried
Hon bar {friend's} hund {pet} över en vattenpöl, fast {pet} hade varit på väg till pölen i en kvart. {Pet} gick tillbaka. Hon bar över {pet} en gång till. Då lade {pet} sig platt och morrade så att det mullrade i hela hunden.
## if pet.dog
Hon bar {child's} hund {pet} över en vattenpöl, fast {pet} hade varit på väg till pölen i en kvart. {Pet} gick tillbaka. Hon bar över {pet} en gång till. Då lade {pet} sig platt och morrade så att det mullrade i hela hunden.
## if breed.Dachshund
Hon bar {child's} hund {pet} över en vattenpöl. {Pet} var en tax och hade varit på väg till pölen i en kvart. {Pet} gick tillbaka. Hon bar över {pet} en gång till. Då lade {pet} sig platt och morrade så att det mullrade i hela taxen.
## if pet.cat
Hon lyfte ner {child's} katt {pet} från staketet, fast {pet} bara var ute och gick. {Pet} hoppade upp igen. Hon lyfte ner {pet} en gång till. Då lade {pet} sig platt och morrade så att det mullrade i hela katten.

# @narrow
Springan var för trång för alla utom {pet}.
## if breed.Dachshund
Springan var för trång för alla utom en tax.

# @dig
”{Pet}”, sa {child}, ”du får gräva hur mycket du vill.”
## if pet.cat
”{Pet}”, sa {child}, ”du får klösa hur mycket du vill.”

# @root
{Pet} bet av roten.
## if pet.cat
{Pet} klöste av roten.

# @animal
hund
## if pet.cat
katt
## if breed.Dachshund
tax

# @home
{Pet} gick före. {Pet.He} gick igenom pölen, mitt i, så långsamt {pet.he} kunde, och ingen bar {pet.him}.
## if pet.cat
{Pet} gick före. {Pet.He} gick uppe på staketet, hela vägen, så långsamt {pet.he} kunde, och ingen bar {pet.him}.
