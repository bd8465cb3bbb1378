title: Dagen som inte kunde ta slut
title: Den sista tonen
title: Lång första dag
guest friend: Tilde (hon), Malte (han)
guest newkid: Noel (han), Viggo (han)

# the-plan
{child}, som var {age} år, hade en plan för sin första dag på [school: {school} | den nya skolan]. Ingen skulle lägga märke till {child.him} före jul. [sport: {child.He} tänkte inte ens säga att {child.he} höll på med {sport}.] [athlete: {child.He} hade vänt väskan bak och fram, så att ingen skulle se bilden av {athlete}.]

{friend}, som var {child's} bästa vän, skulle börja på en annan skola. De sa hej då i hörnet, bredvid en man som spelade gitarr.

”Torget klockan tre”, sa {friend}. ”Om det är hemskt får du sjunga vår låt.”

”Utan dig? Då har den ju inget slut.”

# the-song
Det var [music: {@the-song} | den som alltid spelades på radion], och de sjöng den ihop. {child} tog allt utom den allra sista tonen, för den var för hög. {Friend} tog den sista tonen, och {child} höll fram hårborsten åt {friend.him}, som en mikrofon. {child} hade försökt själv en gång. [pet: Då hade {pet}, {child.his} {@pet-is}, gått och lagt sig i ett annat rum. | Då hade grannen ringt efter en rörmokare.]

# @the-song
{music}
## if artist & !song
en låt av {artist}

# @pet-is
djur
## if pet.dog
hund
## if pet.cat
katt

# nobody
Planen gick bra. När det blev lunch hade ingen sagt ett enda ord till {child.him}, och det var hemskt. {child.He} vände sig hela tiden åt vänster, för där brukade {friend} gå.

I matsalen var alla bord redan fulla av folk som kände varandra. {child} tog [elder: smörgåsen, som {elder} [elder2: och {elder2}] hade brett åt {child.him}, | sitt äpple] och gick in i första bästa tomma rum. Det var ett litet kontor med en mikrofon på skrivbordet.

{child.He} var så ensam att det gjorde ont i halsen. Så {child.he} sjöng deras låt, mycket tyst. Före den sista tonen slutade {child.he}, för den var {friend's}.

Då såg {child.he} den lilla röda lampan. Någon hade glömt att stänga av mikrofonen.

# stuck
Ute i korridoren stod alla och tittade upp mot högtalarna. De väntade på den sista tonen. Ingen tittade på {child}.

Men en låt utan slut går inte över. Den börjar om. Nu gick den runt, runt i fyrahundra huvuden, och innan någon sjöng den sista tonen kunde ingen på hela skolan sluta med någonting.

Efter lunch kom rektorn för att hälsa på de nya i klassen, {child} och {newkid}. Hon började med {newkid} och skakade hans hand.

”Välkommen”, sa hon. ”Välkommen, välkommen, välkommen.”

Hon kunde inte sluta, och hon kunde inte släppa. Efter en stund drog hon fram en stol åt sig.

# two-plans
”Är du också ny?” viskade {newkid}, medan hans arm gick upp och ner. ”Hade du någon plan?”

”Att ingen skulle se mig före jul.”

”Min var påsk”, sa {newkid}. Hela klassen stirrade på honom. ”Det går inget vidare.”

{child} skrattade. Det var första gången någon hade pratat med {child.him} på hela dagen.

”Det är den där låten”, sa {newkid}. ”Någon måste bara sjunga sista tonen.”

”Gör det, då.”

”Högt? Första dagen?”

”Nej. Okej.”

”Då bor vi här”, sa {newkid}. ”Vi slutar klockan tre, men hon kan inte ens sluta med mig.”

Utanför fönstret gick mannen med gitarren förbi. Han spelade nästan hela låten, stannade och började om. Och klockan tre skulle {friend} stå ensam på torget och vänta.

Hela dagen hade {child} tänkt på sig själv. Nu tänkte {child.he}: Det är {friend's} första dag också.

# it-was-me
{child} reste sig.

”Det var jag”, sa {child.he}. ”Det var jag som sjöng.”

Tjugosex huvuden vände sig om. Där försvann jul.

{child} gick till det lilla kontoret, tog mikrofonen, sjöng slutet av låten och drog in så mycket luft som fick plats. Sedan tog {child.he} i för den sista tonen.

Rösten sprack. I varenda klassrum lät det som när någon [pet.dog / pet.cat: trampar {pet} på svansen | sätter sig på en mås].

Fyrahundra personer kom ut i korridoren för att titta. Det brände i hela ansiktet på {child}. {child.He} ville krypa in under skrivbordet och stanna där till sommarlovet. Den tonen nådde {child.he} inte. Den hade {child.he} aldrig nått. Det var ju inte {child.his} ton.

Men {child.he} kom ihåg vad som var {child.his}.

# hold-it-out
{child} bar ut mikrofonen i korridoren och sjöng slutet en gång till. Före den sista tonen slutade {child.he}. Och så höll {child.he} fram mikrofonen mot alla fyrahundra, precis som hårborsten där hemma.

Ingen sjöng.

Det var första dagen, och alla hade samma plan.

{child's} arm började skaka. [sport: Den var van vid {sport}, men det här var tyngre.] {child.He} tog inte ner den. {child.He} tittade på {newkid}.

{newkid} tittade på alla människor. Han tittade på armen som skakade. Sedan blundade han och sjöng.

Det var fel ton. Den var inte ens i närheten. Men någon hängde på, och sedan hängde alla på, och när fyrahundra personer tar i för samma ton är det alltid någon som träffar den. {child} kände det genom skosulorna.

Sedan var låten slut, och det blev tyst. Rektorn släppte {newkid's} hand.

”Till [school: {school}|vår skola]”, sa hon förvånat.

Och så ringde det ut, klockan tre.

# the-square
På torget [city: mitt i {city}] stod {friend} med armarna i kors.

”Någon har tagit min ton”, sa {friend.he}. ”Jag hörde den ända hit.”

”Det behövdes fyrahundra.”

{friend} tänkte efter. ”Ja”, sa {friend.he}. ”Det låter rimligt.”

”Hur var din skola?” frågade {child}.

”Ingen pratade med mig”, sa {friend} och tittade noga på sina skor.

{child} lutade sig mot {friend.him}, och {friend} lutade sig tillbaka. Efter en stund kom {newkid} gående och gned sin arm, och så satte han sig på andra sidan. [sport: ”Håller du på med {sport}?” frågade han. ”Det syns på väskan.” [athlete: {child} såg efter. Bilden av {athlete} hade vänt sig utåt igen.]]

# one-song
”Hur var första dagen?” frågade [elder: {elder.short} | [adult: {adult} | någon i dörren]] på kvällen.

”Lång”, sa {child}.

”Var det någon som lade märke till dig?”

”Alla.”

[elder: {Elder.short} släckte lampan och räckte över telefonen. ”En låt”, sa {elder.he}. | [adult: {Adult} | Någon i dörren] släckte lampan och räckte över telefonen. ”En låt.”] [pet: {Pet} kom in och lade sig, för nu var det lugnt.]

{child} sjöng med kinden mot kudden, allt utom den sista tonen. Sedan höll {child.he} fram telefonen i mörkret.

Några gator bort tog {friend} den, mycket mjukt.

Och då var första dagen slut.
