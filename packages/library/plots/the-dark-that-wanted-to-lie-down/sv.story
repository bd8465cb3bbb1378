title: Mörkret som ville ligga ner
title: Kan du inte bestämma dig?
title: När mörkret sprang sin väg
guest neighbour: Kurt (han), Berit (hon)

% Den äldre, om någon är vald, tittar bara på stjärnorna, frågar det som {neighbour} frågar och tar i hand. Vedboden är vännens.

# click
{child} låg i sin säng och var rädd för mörkret. Så {child.he} tände lampan. Klick! Då var mörkret borta.

{child} släckte lampan. Klick! Då var mörkret där igen.

Tände. Klick! Släckte. Klick! Tände. Klick![pet.dog:  {Pet}[!pet.known: , {child’s} hund,] lyfte på huvudet, lade ner det och lyfte på det igen.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] fick smala ögon, och stora, och smala igen.]

”Men snälla du”, sa någon i garderoben. ”Kan du inte bestämma dig?”

# who-is-there
{child} drog upp täcket till näsan. [pet: {@pet-bed}] Inne i garderoben var det någon som flåsade. Hff, hff, hff.

”Vem är det?” sa {child}.

”Det är mörkret”, sa mörkret. ”Där det är ljust får jag inte vara. Varje gång du tänder måste jag springa in hit. Varje gång du släcker måste jag springa ut igen. Jag är alldeles slut.”

Det hade {child} aldrig tänkt på.

”Vad vill du, då?”

”Jag vill ligga ner”, sa mörkret. ”Bara en enda natt.[friend:  Och inte på veden hos din bästa vän {friend}.]”

”Men jag är rädd för dig”, sa {child}.

”För mig?” Mörkret blev alldeles stilla. ”Vad har jag gjort?”

{child} tänkte efter. Det hade inte gjort någonting.

# @pet-bed
{Pet}, som var {child.his} bästa sällskap, hörde det också.
## if pet.dog
{Pet} tittade mot garderoben och viftade på svansen.
## if pet.cat
{Pet} satte sig rakt upp i fotändan.

# what-it-is-like
Klick! {child} släckte, och mörkret kom ut och satte sig på golvet. Det knakade lite.

”Hur ser du ut?” frågade {child}.

”Ingen aning. Så fort någon vill titta på mig tänder de.[elder:  Alla utom {elder}, som bara tittar på stjärnorna.]”

{child} sträckte ner handen över sängkanten. Det kändes svalt och mjukt, som inuti en ärm.[pet.dog:  {Pet} lutade sig ut för att nosa på det.][pet.cat:  {Pet} sträckte ner en tass och petade på det.]

”Det kittlas”, sa mörkret.

[music: ”Jag kan nynna”, sa det sedan. ”Jag hör ju allt ni sjunger här.” Och det nynnade {@the-song}, mycket lågt.]

[sport: ”Vad gör du på dagarna?” frågade {child}.

”Jag ligger i din väska och väntar, när du ska {play sport}”, sa mörkret. ”Det luktar strumpa.”]

[school: ”Och på {school} bor jag i pennfodralen”, sa det. ”Där är det trångt, men det är gott sällskap.”]

[athlete: Sedan frågade det vem det var på affischen. Det hade bott bakom den i ett år.

”Det är {athlete}”, sa {child}.

”Jaså”, sa mörkret. ”Jag har bara sett baksidan.”]

{child} skrattade. Det är svårt att vara riktigt rädd för någon som är kittlig.

# @the-song
{music}

# bang
BOMS!

[pet.cat: Det var bara {pet}, som hade hoppat ner, rakt på en bok. | [pet.dog: Det var bara {pet}, som hade ramlat ur sängen. | Det var bara en bok som ramlade ner från hyllan.]] Men {child} blev så rädd att {child.he} tände lampan. Och sedan ficklampan. Och sedan lyste {child.he} överallt: in i garderoben, och ner i stövlarna, och långt in under sängen.

Det fanns ingenstans kvar att springa. Mörkret flåsade runt, runt, och for ut genom fönstret.[pet.dog:  {Pet} pep efter det.][pet.cat:  {Pet} satte sig på fönsterbrädan och såg efter det.]

”Förlåt”, sa {child}. Klick! {child.He} släckte lampan. Klick! {child.He} släckte ficklampan.

Det blev inte mörkt.

# too-light
Det var lika ljust som mitt på dagen, fast det var natt. Mörkret hade gett sig av.

Ute på gatan [city: i {city}] gick folk omkring i pyjamas och kunde inte sova. Alla fåglarna sjöng. [friend: {friend} satt på trottoaren med en kudde på huvudet.] Inte en enda stjärna syntes på himlen.

”Vem är det som har skrämt bort mörkret?” sa [elder: {elder}, med täcket om sig[elder2:  och {elder2} i andra änden] | {neighbour}, som bodde mitt emot].

[friend: ”Inte jag”, sa {friend} under kudden.]

{child} skämdes så att {child.he} ville gråta. Mörkret hade bara velat ligga ner, och {child.he} hade jagat det med ficklampa.

”Det var jag”, sa {child.he}. ”Men jag ska hämta det.”

[elder: {Elder.short} | [adult: {Adult} | Någon stor]] tog {child.him} i handen. Handen var varm.[friend:  {Friend} reste sig och följde med.]

# the-shed
Var gömmer sig mörkret när det är ljust överallt?

[pet: {@pet-finds} | ”Där ingen tänder”, sa {child}.] De gick till [friend: {friend's} | [elder: {elder.short's} | {neighbour's}]] vedbod, som inte hade något fönster och ingen lampa. {child} öppnade dörren. Där inne var det svart. Och långt in var det någon som flåsade. Hff, hff, hff.[pet.dog:  {Pet} viftade på svansen.][pet.cat:  {Pet} gick rakt in.]

[friend: ”Ta ficklampan”, viskade {friend}. | [elder: ”Ska vi ta ficklampan?” sa {elder.short}. | ”Ta ficklampan”, sa [adult: {adult} | den som höll i handen].]]

”Nej”, sa {child}. ”Då springer det.”

Hjärtat bultade på {child.him}. Men {child.he} klev över tröskeln, in i det svarta, med den ena handen kvar i den stora varma. Den andra handen sträckte {child.he} rakt ut.

”Jag tänder inte”, sa {child}. ”Jag lovar. Du får ligga ner hos mig.”

Först hände ingenting.

Då var det någon som tog {child.him} i handen. Någon sval och mjuk, som insidan av en ärm.

”Lovar du?” viskade mörkret.

”Jag har bestämt mig”, sa {child}.

# @pet-finds
”Där ingen tänder”, sa {child} till {pet}, och {pet} såg ut att hålla med.
## if pet.dog
{Pet} satte nosen i backen och gick först.
## if pet.cat
{Pet} gick före med svansen i vädret. Katter vet alltid var mörkret är.

# home
[friend: ”Hur ser det ut?” viskade {friend}.

”Jag vet inte”, sa {child}. ”Men det är mjukt.”]

Så gick de hem, hand i hand i hand. Och där de gick blev det mörkt bakom dem, hus efter hus. Fåglarna tystnade. Stjärnorna kom fram, en och en, för de hade bara väntat. [elder: {Elder.short} räknade dem, tills de blev för många. | {neighbour} gäspade och sa god natt.] [friend: {friend} sov redan hemma hos sig, ovanpå kudden.]

# lie-down
”Får dörren stå lite öppen?” frågade {child}, när {child.he} låg i sängen igen. ”En liten springa?”

”En springa går bra”, sa mörkret. ”Jag lägger mig på andra sidan.”

Och så lade det sig. Det lade sig på stolen och på golvet och på böckerna. Det lade sig över sängen, mjukt och svalt, som ett täcke till. [pet: Det lade sig på {pet}, [pet.dog: som lade ner huvudet och suckade | [pet.cat: som fick stora ögon och sedan slöt dem | som suckade]].]

”Åh”, sa mörkret. ”Åh, vad skönt.”

{child} låg och lyssnade. Det flåsade inte längre. Det andades, långsamt, i hela rummet. {child} andades likadant.

Lampan stod på bordet. {child} tittade på den en gång. Sedan lade {child.he} handen under kudden i stället.

Och mörkret fick ligga ner hela natten.
