title: Läst med fötterna
title: Den som kan läsa det
title: Tur att du inte kan
guest friend: Tage (han), Wilma (hon)

% Regel: den som kan läsa det måste göra det. {friend} är familjens bästa vän, annars sagans egen.

# since-tuesday
{Friend} kunde läsa. Det hade {friend.he} kunnat sedan i tisdags, och nu gjorde {friend.he} det jämt.

”Färskt bröd”, läste {friend.he}, när {friend.he} och {child} gick över torget[city:  {in city}]. ”Se upp för trappan. Det är lätt, {child}. Man bara tittar, så säger det sig självt.”

{child} tittade. Det sa ingenting. [school: {At school} kunde snart alla läsa utom {child.he}.|Snart kunde alla läsa utom {child.he}.] {child.He} skämdes så att {child.he} hade börjat nicka åt skyltar, som om {child.he} hade läst dem. Nyss hade {child.he} nickat åt en lång en om parkering.

[pet.dog: [!pet.known: Hunden {pet}|{Pet}] kunde inte heller läsa, men {pet.he} nickade aldrig.][pet.cat: [!pet.known: Katten {pet}|{Pet}] kunde inte heller läsa, men {pet.him} frågade ingen hur det gick.][pet.other: {Pet} där hemma kunde inte heller läsa, men {pet.him} frågade ingen hur det gick.]

# jump
Mitt på torget stod en målare på en låda och målade ett mycket rött ord på en skylt.

”Vad står det?” frågade {child}.

”Hoppa”, läste {friend} och hoppade.

”Varför hoppar du?”

”Det står så.” {Friend} tittade igen och hoppade igen.

En polis tittade upp och hoppade, så att mössan for av. En man med ett fat ägg tittade också upp, och det var synd.[pet.dog:  {Pet} tog hand om äggen.]

”Den fungerar!” ropade målaren. ”I trettio år har jag målat skyltar, och ingen har gjort som det står. Så nu har jag blandat en starkare färg. Den som kan läsa det måste göra det!”

{child}, som inte kunde läsa, stod bara där, på båda fötterna.

# stop
”Och så något nyttigt. Folk springer så.” Och målaren strök över ordet, målade ett nytt och läste igenom det, för stavningens skull.

Det var dumt. Det stod stopp.

Målaren stannade med penseln i luften. Polisen stannade med mössan på väg till huvudet. {Friend} stannade på ett ben. [adult: {Adult} stannade med en ostbit i luften. ][elder: På bänken stannade {elder}[elder2:  och {elder2}] med en bulle nästan framme. ][sport: Några som skulle {play sport} stannade mitt i steget. ]Alla som kunde läsa stod stilla. Det enda som fortfarande gick var munnarna.

[athlete: Bara {athlete} märkte ingen skillnad, för det var en affisch.][music:  Och en radio spelade vidare, {@song}, för en radio kan inte läsa.]

# an-itch
”Min näsa kliar!” ropade polisen. ”Vem kan klia?”

Det kunde {child}.

”Lite till vänster”, sa polisen. ”Tack. Men stopp är stopp tills det står gå. Någon måste måla dit ett gå. Någon som kan röra sig.”

De som kunde röra sig var duvorna, en bebis i en vagn[pet.dog: , {pet}] och {child}.

# say-it
”{Child}!” ropade {friend}. ”Måla gå! Det är bara två bokstäver!”

Det högg till i magen på {child}. Det här gick det inte att nicka åt. {child.He} kunde säga att {child.he} måste hem. Men {friend} stod på ett ben, och benet hade börjat skaka.

”Jag kan inte”, viskade {child}.

”Va?” ropade polisen.

”Jag kan inte LÄSA!” ropade {child}, över hela torget.

Då var det sagt. {child.He} blundade.

”TUR DET!” ropade hela torget.

”Inte en enda bokstav?” frågade målaren.

”Nej.”

”Vad underbart”, sa målaren. ”Ta penseln.”

# bitten
{child} klev upp på lådan och drog penseln ur målarens hand.

”Först ett G.”

”Hur ser det ut?”

”Ungefär som ett G”, sa polisen.

Men {friend} mindes, för {friend.he} hade inte kunnat läsa så länge. ”Som en kaka som någon har bitit i”, sa {friend.he}. ”Med en smula kvar.”

{child} målade en biten kaka med en smula. ”Och sedan?”

”Ett tält. Med ett streck tvärs över.”

{child} målade ett tält med ett streck. Det blev så fint att {child.he} klev åt sidan, för att visa.

”Vänta!” ropade {friend}. ”Du har glömt … ga.”

# ga
”Vad har jag glömt?”

”Ga”, sa {friend}.

”Ga, ga”, sa polisen, förskräckt.

För den som kan läsa det måste göra det, och nu stod det ga. Hela torget stod stilla och sa ga. I vagnen satte sig bebisen upp. Äntligen var det någon som pratade så att man förstod.

”Ga!” svarade den.

{child} skrattade, tills {child.he} förstod. Nu kunde ingen säga vad som fattades. {friend's} ben skakade och skakade, och {child.he} stod alldeles ensam med en pensel och kunde inte läsa.

# a-ring
{child} såg på kakan och tältet. De sa ga. De skulle säga gå.

”Ga”, sa {child.he} för sig själv. ”Gå.”

{child.He} lade två fingrar mot munnen och sa det igen, långsamt. När {child.he} sa ga stod munnen vidöppen, som hos tandläkaren. När {child.he} sa gå blev den rund, som en ring.

Var skulle man ha en ring? Kakan var full. Tältet var fullt. Men ovanför tältet var det tomt.

{child} doppade penseln. Högst upp målade {child.he} en ring, så liten och rund som {child.his} egen mun.

Sedan klev {child.he} åt sidan.

# with-the-feet
Först kom {friend's} fot ner på marken. Sedan gick polisen, och sedan alla, dit de skulle. [adult: {Adult} fick sin ost. ][elder: Bullen försvann i ett bett. ][sport & age>=7: De som skulle {play sport} gick och gjorde det. ]

{child} tittade på skylten en gång till. Gå, tänkte {child.he}. Och då gick {child.his} fötter, ner från lådan och rakt ut på torget.

”Vart ska du?” ropade {friend}.

”Jag vet inte”, sa {child} och stirrade på sina fötter. ”Det står … Det står gå.”

Det var det första ord {child.he} läste i hela sitt liv, och {child.he} läste det med fötterna.

[pet.dog: Kvar satt {pet}, som inte kunde läsa, och fick ropas på.]

# way-home
{Friend} läste hela vägen hem. {child} gick bredvid och nickade inte åt något. Men vid hörnet stod det ett ord på en blå skylt, och när {child.he} såg det ryckte det i fötterna.

”Där”, sa {child.he}. ”Gå.”

”Det står gågata”, sa {friend}.

”Det börjar bra”, sa {child}.

# in-the-book
På kvällen låg {child} i sängen med en bok på magen.[pet.cat:  {Pet} låg på fel sida av boken och fick lyftas bort från alla ord som var under {pet.him}.] [adult: {Adult} läste alla ord utom gå, för de var {child's}.|Det mesta i den var fortfarande bara krumelurer. Men här och där kom det ett gå.]

Det fanns nästan ett på varje sida. {child} läste vartenda ett, med båda fötterna, under täcket.

# @song
{music}
