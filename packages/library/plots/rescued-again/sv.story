title: Räddad igen
title: Tio steg bakom
guest elder: Roland (han), Ingvar (han)
guest pet: Rut (hon), Tage (han)
guest hero: Berit (hon), Gunvor (hon)

% Hunden är familjens, eller en från andra sidan gatan som sover över; en katt i sele gör allt lika bra, på sitt eget sätt.
% Den man möter runt hörnet är familjens egen äldre, annars grannen Roland.

# all-alone
{child} skulle gå ut med {pet} alldeles själv.

{Child.He} hade väntat på det sedan {child.he} var sex. Runt kvarteret, hade [adult: {adult} sagt | de sagt där hemma], förbi lekplatsen och brevlådan och hem igen.[school:  I morgon skulle {child.he} berätta det {at school}.] {Child.He} hade kopplet i handen, nyckeln om halsen och en påse i fickan. {@tail}

# a-puddle
Längre än fyra steg kom de inte.

”FARA!” ropade någon uppifrån.

Det dunsade i asfalten, och där stod en superhjälte. Hon hade röda stövlar och en blå mantel som fladdrade fast det inte blåste.

”Super-{hero}”, sa hon. ”Rör dig inte!”

”Vad är det för fara?” sa {child}.

”En vattenpöl.”

Och innan {child} hann säga att den var grund som en pannkaka blev {child.he} lyft, högt över pölen, med {pet} och allt, och nedsatt på andra sidan.

”Så där. Räddad!” sa Super-{hero}.

”Men jag skulle ju gå själv”, sa {child}.

”Ingen orsak!” sa Super-{hero} och försvann upp över taken[city:  {in city}].

{Pet} tittade efter henne. {@puddle}

# a-cone
De kom till lekplatsen[sport: , där några höll på att {play sport}].

”FARA!” Duns. ”En kotte!”

Super-{hero} tog kotten och kastade den så långt att den aldrig hördes komma ner. {Pet}, som hade sett ut den där kotten redan på håll, satte sig och stirrade upp i himlen.[friend: 

”Vem var det?” ropade {friend}[!friend.known: , {child's} bästa vän,] från klätterställningen.

”Ingen som jag har bett hit”, sa {child}.]

# a-stranger
De kom runt hörnet.

”FARA!” Duns. ”En främling!”

”Det är {elder.short}”, sa {child}. ”{@known}”

”Hej, {child}”, sa {elder.short} bakom manteln. ”Jaså, är du ute själv i dag?”

{child} öppnade munnen.

”Nej”, sa {child.he}. Och det var det värsta, för det var sant.

# not-a-thing
Det blev trångt i halsen på {child.him}. Snart var halva kvarteret slut, och {child.he} hade inte fått klara en enda sak.

”Du måste sluta rädda mig!” sa {child.he}.

”Omöjligt”, sa Super-{hero}. ”Jag är superhjälte. Det finns ingenting jag inte klarar.”

# the-look
Just då stannade {pet} vid brevlådan. {@squat} och fick något drömmande i blicken.

{child} kände igen den blicken. Det gjorde inte Super-{hero}.

”FARA! Vad gör den? Sjunker den?”

{Pet} blev klar, {@gravel} och såg mycket nöjd ut.

Sedan hördes ingenting. Det hördes så lite att {child} tittade upp. Super-{hero} hade backat tre steg. Hon var alldeles grön i ansiktet, och manteln hängde rakt ner. Och för första gången på hela promenaden ropade hon ingenting.

”Ska du inte rädda mig?” sa {child}.

”Jag har burit en bro”, sa Super-{hero} genom näsan. ”Med tåget på. Men det där … är det varmt?”

”Ja.”

”Oj”, sa Super-{hero} och satte sig på trottoarkanten.

# eight-seconds
Då tog {child} upp påsen ur fickan. Roligt var det inte. {Child.He} trädde den över handen, höll andan, tog det som skulle tas, vände påsen ut och in och slog en knut. Det tog åtta sekunder.

”Du gjorde det”, viskade Super-{hero}. ”Med handen.”

”Jag klarar rätt mycket”, sa {child}. ”Men du hinner alltid före.”

# just-watch
Super-{hero} tänkte. Det syntes att hon inte brukade.

”Vad ska jag göra då”, sa hon, ”om jag inte räddar dig?”

”Du kan gå tio steg bakom. Och titta på.”

”Bara titta?”

”Bara titta.”

# a-hand-on-a-mouth
Det var det svåraste Super-{hero} hade varit med om. Vid nästa pöl hörde {child} ett ”FA…” bakom sig, och sedan ljudet av någon som slår en hand för sin egen mun. {child} hoppade över[athlete: , som {athlete} hade gjort]. {@through} Vid papperskorgen slängde {child} påsen, och någon klappade händer i en buske[music: , i takt till {music}]. En kotte låg på vägen. Den tog {pet}.

# two-boots
{@gate}

”Nå, men nu”, sa [elder2: {elder.short} | {elder.he}]. ”Nu är du väl ändå ute själv?”

Bakom lyktstolpen stack det ut två röda stövlar. De stod blickstilla. De darrade lite, så stilla stod de.

”Ja”, sa {child}. ”Det är jag.”

# click
Den kvällen låg {child} i sängen med {pet} på fötterna. {@smell} Kotten låg på kudden, den ville {pet.he} inte lämna ifrån sig.[friend:  {Friend} hade ringt två gånger för att få höra om stövlarna.]

Då knackade det på rutan, mycket försiktigt.

”{Child}?” viskade det. ”Ska jag släcka lampan åt dig?”

”Det kan jag själv”, sa {child}.

Det var tyst en stund.

”Får jag titta på?”

”Ja”, sa {child}. ”Det får du.”

Klick.

”Snyggt”, viskade någon ute i mörkret.

# @tail
{Pet}, hunden från andra sidan gatan, skulle sova över, och {pet.he} hade svansen rakt upp.
## if pet.dog
{Pet} var {child's} hund, {a breed}, och {pet.he} hade svansen rakt upp.
## if pet.cat
{Pet} var {child's} katt, {a breed}, och {pet.he} hade sele på sig och svansen rakt upp.

# @puddle
Sedan vände {pet.he} om och ställde sig mitt i pölen.
## if pet.cat
Sedan vände {pet.he} om och drack ur pölen, länge och lugnt.

# @known
Han bor bredvid oss.
## if elder
Vi är släkt.

# @squat
{Pet.He} snurrade ett varv, och ett till. {Pet.He} satte sig på huk
## if pet.cat
{Pet.He} grävde en liten grop i gruset. {Pet.He} satte sig över den

# @gravel
sparkade lite grus bakåt
## if pet.cat
krafsade lite grus över alltihop

# @through
{Pet} gick rakt igenom.
## if pet.cat
{Pet} gick runt, för {pet.he} hade druckit färdigt.

# @gate
På trappan bredvid stod {elder} och letade efter sina nycklar.
## if elder
Utanför huset stod {elder}[elder2:  och {elder2}] och väntade på att få komma in.

# @smell
{Pet} luktade pöl.
## if pet.cat
{Pet's} morrhår luktade pöl.
