title: Något att gå runt
title: Planeten som åkte vilse
title: Vummm
guest friend: Ines (hon), Otto (han)
guest neighbour: Roland (han), Rut (hon)

# waiting
{child}, som var {age} år, hade inte gjort annat än väntat hela dagen. {child.He} hade väntat på gungan och väntat på maten och väntat medan de vuxna pratade färdigt. [school: På {school} hade {child.he} varit sist i kön.] [sport: {child.He} hade väntat på bollen och väntat på bussen hem från {sport}.] Nu satt {child.he} på gräset utanför huset, bredvid {friend}, [friend: {child.his} bästa vän | som bodde i närheten].

”Tänk om allting handlade om mig”, sa {child}. ”Bara en enda dag.”

Plopp! Något föll ner i häcken.

# a-planet
Det var runt och blått och stort som en pumpa, med vita ränder om magen.

”Hej”, sa det. ”Jag är en planet. Jag har åkt vilse. En planet måste ha något att gå runt, annars blir den tokig. Vad går ni runt?”

”Ingenting”, sa {child}.

”Oj”, sa planeten. ”Får jag gå runt dig?”

Och så började den. Vummm! Den for runt {child's} mage, fram och förbi och bak, och fram igen.

”Titta!” sa {child}. ”Jag är en sol!”

# being-a-sun
Det var härligt att vara sol. {child} gick ut på gatan, och planeten gick runt {child.him} hela vägen. [city: Hela {city} vände sig om.] Alla flyttade på sig. I affären fick {child.he} gå först i kön, för de andra var tvungna att ducka.

Varje gång planeten kom runt berättade den vad den hade sett på baksidan.

”Du har ett löv i håret”, sa den. Vummm. ”Din tröja är ut och in.” Vummm. ”Nu kommer {friend} efter dig. Ducka!”

”Aj”, sa {friend}.

[music: På vägen hem nynnade den {music}, lite högre varje gång den kom fram.]

# everybody-goes-round
Men när en börjar gå runt vill andra också gå runt. Först var det en boll, som rullade ut ur en trädgård och hängde på. Sedan var det hatten på {neighbour}, som bodde bredvid, och efter hatten kom {neighbour}.

”Jaha”, sa {neighbour} och svävade förbi. ”God dag. Jag skulle bara hämta posten.”

[pet: {@pet-goes}]

[elder: Ut på trappan kom {elder} [elder2: och {elder2}] för att se vad som stod på. Strax for [elder2: de | {elder.short}] förbi med kaffekoppen i handen. ”Det är som karusellen när jag var ung”, sa {elder.short}. ”Fast den kunde man kliva av.”]

[athlete: Till och med affischen av {athlete} kom ut genom fönstret och gick ett varv.]

Sist lyfte {friend}.

”Nu handlar allt om dig!” ropade {friend} när {friend.he} kom förbi.

Det gjorde det. Alla gick runt {child}. Men ingen kunde komma nära.

# @pet-goes
{Pet} ville också vara med och gick runt, med en mycket allvarlig min.
## if pet.dog
Sedan kom {child's} hund {pet}. Först sprang {pet.he} runt på marken. Sedan sprang {pet.he} runt i luften och såg stolt ut.
## if pet.cat
Sedan kom {child's} katt {pet}, på rygg, och låtsades att det var {pet.he} som hade hittat på det.

# in-the-middle
{child} sträckte ut handen efter {friend}. {friend} sträckte ut sin. De nådde inte.

Det var konstigt. {child} hade aldrig haft så många omkring sig, och {child.he} hade aldrig känt sig så ensam.

”Planeten?” sa {child}. ”Är du också ensam?”

”Lite”, sa planeten. ”Mest är jag kall.”

Den hade blivit grå. Det satt frost på ränderna, och den gick runt mycket långsammare.

”Du är snäll”, sa den. ”Men du är inte särskilt varm, för att vara en sol.”

Då förstod {child}. Planeten orkade snart inte mer. Och när den stannade skulle allihop ramla ner.

# throw
Borta över backen stod den riktiga solen, stor och röd. Den var på väg ner.

”Du måste hem till den”, sa {child}. ”Nu!”

{child} sprang uppför backen, och alla gick runt {child.him} hela vägen upp. På toppen fångade {child.he} planeten med båda händerna. Den var så kall att det stack i fingrarna. {child.He} höll den mot magen en stund, för att värma den, och för att det var svårt att låta bli.

”Måste jag släppa dig?”

”Du var en jättefin sol”, sa planeten.

Då sträckte {child} ut armarna, och så snurrade {child.he}. Nu var det {child} som gick runt. {child.He} snurrade fortare och fortare, med planeten i händerna, och hela backen och hela himlen for förbi.

”Nu!” skrek {friend}. ”Nu kommer solen!”

{child} släppte.

# close
Vummmmm!

Den for rakt mot solen, och först var den grå, och sedan var den blå, och sedan var den bara en prick.

Och alla de andra slutade gå runt. {neighbour} satte sig i gräset och fick hatten på huvudet. [elder: {Elder.short} hade inte spillt en droppe.] {child} var så yr att {child.he} ramlade, och {friend} ramlade på {child.him}, [pet.dog / pet.cat: och {pet} ramlade på {friend},] och där låg de allihop i en hög.

”Nu handlar det inte om mig längre”, sa {child} längst ner.

”Nej”, sa {friend}. ”Nu handlar det om min fot. Du ligger på den.”

Men ingen flyttade sig på en lång stund. Det var varmt i högen.

# something-to-go-round
Den kvällen satt det en liten blå prick på himlen, precis där solen hade gått ner. {child} såg den från sin säng.

[adult: {Adult} | Den som skulle läsa] gick runt sängen och stoppade om. Först stoppades fötterna om, sedan den ena sidan, och sedan den andra. [pet.dog / pet.cat: {Pet} blev omstoppad på vägen.]

”Vad gör du?” mumlade {child}.

”Man måste ju ha något att gå runt”, sa [adult: {adult} | den som stoppade om].

{child} log med stängda ögon. Täcket satt fast runt om, och det var varmt i mitten.

Och så gick [adult: {adult} | den som stoppade om] ett varv till.
