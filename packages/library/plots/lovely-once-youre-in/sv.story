title: Väger du mer än havet?
title: Havet hittar hem
title: Den första hinken
guest friend: Ture (han), Moa (hon)
guest old: Asta (hon), Elna (hon)
guest carer: Samir (han), Kofi (han)

% Havet är salt, tungt och aldrig stilla, och det rinner alltid hem. {friend} är en klasskamrat där ingen vän är vald.

# first-bucket
Den första hinken med hav spillde {child} ut i hissen.

Den andra kom hela vägen fram. {Child.He} bar den i famnen genom korridoren, in till {old} i rum sju, och ställde ner den framför hennes rullstol.

{old} var nittiotvå, och förr hade hon varit {child's} granne. Hon hade badat i havet varje sommar i hela sitt liv, utom den här. I juni hade de försökt, men rullstolen sjönk i sanden och satt fast som en spik. Nu var det augusti, och hon såg på havet genom ett fönster.

”Då får väl havet komma till dig”, hade {child} sagt[elder:  och lånat en hink av {elder}[elder2:  och {elder2}], som ville ha den tillbaka].

# what-does-it-do
{old} stoppade ner en tå i hinken.

”Det här är vatten”, sa hon.

”Det är hav”, sa {child}. ”Smaka.”

”Salt vatten, då. Vad gör det?”

{child} tittade ner i hinken. ”Ingenting.”

”Där ser du. Havet gör alltid något.”

”Hur mycket måste det vara, för att det ska göra något?”

{old} funderade. ”Mer än man orkar bära”, sa hon.

# more-than-you-can-carry
Dagen därpå[sport: , när de egentligen skulle {play sport},] kom [friend: {friend}[!friend.known: , {child.his} bästa vän,] |{friend} från klassen ]med en lånad skottkärra. Den hade ett hjul så tjockt som en badring, och med det rullade den rakt över sanden, ända ut till vattnet. De öste tills kärran var full. Sextio liter, räknade {friend} ut[school: , som om det hade varit matte {at school}], och sextio liter hav väger sextio kilo, och lite till för saltet.

Sedan tog de varsitt handtag och lyfte. Och nu gjorde det något.

Det for framåt och slog i kanten. Det for tillbaka och slog {child} i magen. Så fort det blev uppför kastade det sig bakåt, mot stranden, och en liten krabba som hade kommit med fick hålla i sig.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}], som sprang bredvid, tog en slurk i farten och nös.][pet.cat:  ([!pet.known: Katten {pet}|{Pet}] hade luktat på havet redan i går, på {child's} skor, och somnat i dem.)]

”Det lever!” ropade {child}.

”Det vill hem”, sa {friend}, som redan var våt ända upp till håret.

# one-hand
De vilade vid kiosken. De vilade vid brevlådan. Och till slut såg de {old}. Hon satt utanför porten i badrock, med en gul badmössa med gummiblommor på, och hon hade suttit där sedan frukost. Hon vinkade.

{child} vinkade tillbaka.

Det skulle {child.he} inte ha gjort, för man kan inte hålla i havet med en hand[athlete: , inte ens om man heter {athlete}]. Hjulet slog emot trottoaren, kärran välte, och hela havet föll ut med en suck.

En stund låg det bara där på asfalten och glittrade. Sedan gav det sig av. Det rann utför backen, förbi brevlådan och till höger vid kiosken, precis samma väg som de hade kommit. Sist gick krabban, på sidan.

”Det hittar”, sa {friend}.

# it-went-home
{child} sa ingenting. Det brände bakom ögonen. {Child.He} hade lovat, och {old} hade satt på sig mössan och allt. {Child.He} rullade den tomma kärran sista biten och kunde inte se på henne.

”Var är det?” sa {old}.

”Det gick hem”, sa {child}.

{old} såg länge på den våta randen i backen. ”Ja”, sa hon. ”Det hade jag också gjort.”

# with-the-cap
Hon drog i badmössan för att få av den. Den satt fast, så {child} böjde sig ner för att hjälpa till, och då fick {child.he} syn på hjulet. Det var sand på det, runt om. Över hela stranden hade det rullat med sextio kilo i kärran, och det hade inte sjunkit en centimeter.

{child} släppte mössan.

”{old}”, sa {child.he}. ”Väger du mer än havet?”

”Det hoppas jag verkligen inte”, sa {old}.

”Havet vägde sextio.”

{old} såg på {child}. Hon såg på skottkärran.

”Fyrtioåtta”, sa hon. ”Med mössa.” Och så drog hon ner den över öronen igen.

# follow-the-sea
{carer}, som jobbade där, la tre kuddar i kärran och lyfte över henne. Sedan gick han först och höll emot, och {child} och {friend} tog varsitt handtag.

”Vart ska vi?” sa {carer}.

”Följ havet”, sa {old} och pekade på randen. ”Det kan vägen.”

De följde den förbi brevlådan och till höger vid kiosken, där en man med glass lyfte på hatten.[city:  Något sådant hade han aldrig sett i {city}.] De följde den ut på sanden.[music:  {old} nynnade på {music}.] Hjulet rullade och rullade, rakt ut i vattnet, tills vattnet gick upp till knäna på {child}. Där stannade de.

”Hur får vi henne i?” viskade {friend}.

# climbing-in
Det hade ingen tänkt på. Inte {child} heller. Men {child.he} kände hur vattnet drog sig undan runt benen, ut, som när någon tar ett djupt andetag.

”Vänta”, sa {child.he}. ”Håll bara i. Med båda händerna.”

Så kom vågen. Den var inte stor. Den gick fram till skottkärran, kände på kanten och klev i.

{old} sa ett ord som {child} inte fick säga.

”Är det kallt?” sa {child}.

”Det är skönt”, sa {old} med blå läppar, ”när man väl har kommit i.”

En våg till klev i, och en till. De lyfte hennes armar och la ner dem igen. Hon blundade under gummiblommorna.

”Gör det något?” sa {child}.

”Ja”, sa {old}. ”Nu gör det något.”

# two-who-breathe
Det droppade om dem hela vägen hem, och dropparna vände och rann utför igen.

På kvällen låg {old} i sin säng med två filtar och håret på ända.[adult:  {Adult} väntade i korridoren med torra kläder.][pet.dog:  {Pet} sov redan, på hennes mjuka matta.][pet.other:  {child} hade berättat alltihop för {pet} därhemma.] {child} ställde upp fönstret på glänt. Långt där nere kom havet in, och gick ut, och kom in igen.

”Hinken kan du ta med dig hem”, sa {old}. Hon blundade redan. ”Den behöver jag inte.”

Då släckte {child} hennes lampa. I mörkret hördes två som andades, {old} och havet.
