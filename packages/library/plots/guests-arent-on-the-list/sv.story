title: Prinsessan på torsdag
title: Din tur att diska
guest friend: Tove (hon), Samir (han)
guest pet: Pelle (han), Ronja (hon)
guest elder: Gunvor (hon), Lennart (han)
guest royal: Ingegerd (hon), Desideria (hon)
guest minder: Marianne (hon), Kristina (hon)

% Tallriken som tappas är prinsessans hemlighet: hon har inte fått bära något sedan hon var fyra.

# four-evenings
{child} hade diskat fyra kvällar i rad, och det var prinsessans fel.

{Royal} hette hon, och hon var precis lika gammal som {child} och hade flyttat in på fredagen med en krona och tre koffertar. Slottet[city:  utanför {city}] höll nämligen på att få nytt tak, och just nu regnade det rakt ner i prinsessans säng. Takläggaren hade frågat runt efter ett torrt rum, och {child} hade ett.

Regeln hemma hos {child} satt på kylskåpet: alla turas om. Under den stod alla namnen. Men nu stod det en tallrik efter prinsessan på bordet. Igen.[sport:  Och på teve hade det redan blivit {sport}.]

”Det är din tur att diska”, sa {child}.

”Jag diskar inte”, sa {royal}.

”Alla diskar.”

”Inte jag. Jag har bestämt det.”

”Du kan inte bara bestämma!”

”Jo”, sa {royal} förvånat. ”Det är det enda jag har gått i skola för.”

{@pet} låg under bordet och tittade upp på {royal} med kärlek. {Royal} brukade tappa prinskorv. Först hade hon vägrat äta dem, för hon trodde att de var släktingar.

# both-parties
{child} ringde {friend}[!friend.known: , {child.his} bästa vän]. {Friend} tänkte jobba på facket när {friend.he} blev stor, och {friend.he} löste allting genom att förhandla.[school:  {Friend.He} hade fixat fem minuter längre rast {at school}.] {Friend.He} kom på två minuter, med pärm.

”Då är båda parter här”, sa {friend} och satte sig vid kortändan[athlete: , med samma blick som {athlete} när det gäller]. ”Vad kräver du, {child}?”

”Att hon diskar.”

”Vad erbjuder prinsessan?”

”En medalj.”

”Hur stor?” sa {friend}.

”{Friend}!” sa {child}.

”Förlåt. Fem minuters paus. Finns det bulle?”

Efter bullen föreslog {friend} att prinsessan kunde torka.

”Nej”, sa {royal} och satte händerna under låren. ”Inte torka heller. Inte bära. Inte röra.”

”Då strandar förhandlingarna”, sa {friend} dystert och slog ihop pärmen.

# a-guest
På onsdagen kom {@elder}[elder2:  och {elder2}] på middag. {Elder} tog sin tallrik för att bära ut den, och då ropade {@a}:

”Sitt du! Du är gäst!”

”Där ser du”, sa {royal} till {child}. ”Det är inte min tur att diska. Jag är gäst.”

Hon lät inte glad när hon sa det. Men det hörde inte {child}, för {child.he} spolade så hårt[music:  och hade {music} på högsta volym].

# a-plate
På torsdagen skulle {friend} göra ett sista försök. {Friend.He} hade skrivit ett avtal med fyra punkter, tre av dem om bulle. {child} ställde fram diskbaljan. Sedan lade {child.he} en tallrik i händerna på {royal}.

”Det är din tur att diska”, sa {child}. ”Så. Nu håller du i den. Det dog du inte av.”

{Royal} blev vit i ansiktet. Hennes fingrar började darra, och tallriken darrade med. Så gled den ur händerna på henne. Den slog i golvet och blev minst tjugo bitar.

”Oj”, sa {friend}.

”Men vad gör du!” skrek {child}. ”Du kan ju ingenting! Åk hem till ditt dumma slott!”

{Royal} svarade inte. Hon gick ut i hallen. När de andra hade sopat färdigt låg kronan på hallgolvet, och huset var tyst.

# ashamed
Inte på rummet. Inte i badrummet. Inte bakom någon av koffertarna.

{child} fick ont i magen, långt ner, som om {child.he} hade svalt en blöt disktrasa.

”Jag skäms”, sa {child.he}.

”Det ska du göra”, sa {friend}. ”Det ska jag med. Jag skrev om bulle. Men nu hittar vi henne.”

”Var då?” sa {child}.

{Friend} pekade. {@hall}

”{Pet}”, sa {child}. ”Var är prinsessan?”

{Pet} kanske inte visste vad en prinsessa var. Men {pet.he} visste precis var det fanns prinskorv. {@track} framför torkrummet.

# cold-sausages
Därinne satt {royal} på golvet bland regnkläderna. Hon hade två kalla prinskorvar i fickan, till resan.

{Pet} klev in och åt upp dem. Sedan lade {pet.he} sig i knät på henne, så att hon inte kunde resa sig.

”Jag visste att jag skulle tappa den”, sa {royal}. ”Jag var fyra år. Jag ville hjälpa till på en middag, och jag tappade ett fat som var äldre än slottet. Alla slutade prata. Och sedan dess springer det fram någon så fort jag rör vid något. Jag får inte ens bära min egen gröt.”

# broken-things
{child} visste inte vad {child.he} skulle säga. {Child.He} gick upp och hämtade något i stället, och kom tillbaka med hela famnen full.

”Den här tappade {@who}”, sa {child} och lade en tallrik utan kant i prinsessans knä, bredvid {pet}. ”Den här tappade jag. Och den här har någon satt sig på.”

”Satt sig?”

”Ingen vet hur det gick till.”

”Och den här koppen var det jag som kastade”, sa {friend}. ”Den saknar öra. Jag var mindre då, och missnöjd med villkoren.”

{Royal} höll i koppen. Ingen sprang fram.

”Blir ni inte arga?”

”Jo”, sa {child}. ”Det blev vi varje gång. Sedan åt vi middag.”

{Royal} vände på koppen några gånger. Hon tappade den inte.

# on-the-fridge
I köket tog {child} en penna och gick fram till kylskåpet. Under sitt eget namn skrev {child.he} ett till. Det fick knappt plats.

”Gäster står inte med på den här”, sa {child}.

{Royal} läste. Hon läste en gång till.

”Det är torsdag”, sa hon.

”Ja. Det är din tur att diska.”

# an-hour
Det tog henne en timme. Hon diskade så försiktigt som om gafflarna sov. {child} torkade, {friend} ledde arbetet, och {pet} skötte stekpannan på sitt eget sätt.

[elder: {Elder} kom tillbaka efter en vante, fick se skummet och gick ut igen på tå.]

# thursday
På söndagen var taket klart, och prinsessan for hem med sina tre koffertar.

Men nästa torsdag, just när {child} och {friend} hade ätit färdigt, {@door}. {child} och {friend} ställde sig i fönstret. En lång svart bil rullade in mellan soptunnorna. {Royal} steg ur utan att vänta på att någon öppnade. Hon hade kronan på sned och en påse prinskorv under armen, och hon drog redan på sig ett par gula gummihandskar.

# @pet
{Pet}, {friend's} hund, åt middag hos {child} den veckan. {Pet.He}
## if pet.dog
[!pet.known: Hunden {pet}|{Pet}]
## if pet.dog & breed.Beagle
Beaglen {pet}
## if pet.cat
[!pet.known: Katten {pet}|{Pet}]

# @elder
{elder}, som bodde tvärs över gatan,
## if elder
{elder}

# @a
{minder}, som passade {child} den veckan
## if adult
{adult}

# @who
{minder}
## if adult
{adult}

# @hall
{Pet} stod mitt i hallen med nosen mot mattan. {Pet.He} gick ett varv runt kronan och nös.
## if pet.cat
{Pet} satt mitt i hallen med nosen i kronan. {Pet.He} klev in i den, vände sig ett halvt varv och klev ur.

# @track
{Pet.He} drog iväg med nosen i golvet, nerför källartrappan, förbi cyklarna, förbi pannan, och ställde sig och skällde
## if pet.cat
{Pet.He} tassade iväg med svansen rakt upp, nerför källartrappan, förbi cyklarna, förbi pannan, och satte sig och jamade

# @door
ställde sig {pet} vid ytterdörren och viftade på svansen
## if pet.cat
satte sig {pet} vid ytterdörren och jamade
