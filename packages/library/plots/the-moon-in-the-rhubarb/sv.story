title: Månen i rabarbern
title: Säg det bara en gång
title: Katten som puttade

% Regel: det mormor eller morfar säger nej till puttar katten ner från kanten.

# the-cup
En kväll satt {child} och {elder} och åt utanför ett litet hus vid en sjö. På bordet satt {pet}[!pet.known: , {child's} katt]. Och alldeles ute på kanten stod {elder's} kopp.

”Nej, nej, nej, {Pet}”, sa {elder.short}.

{Pet} såg {elder.him} rakt i ögonen. {Pet.He} sträckte fram en tass. Och så puttade {pet.he}.

Pling, sa koppen, nere bland nässlorna.

”Den katten lyder inte!” sa {elder.short}. ”Det jag säger nej till, det puttar {pet.he} ner.”

”Igen!” sa {child}.

## or
En kväll satt {child} och {elder} på trappan till ett litet hus vid en sjö. Högst upp satt {pet}[!pet.known: , {child's} katt]. Och alldeles ute på kanten stod {elder's} kopp.

”Nej, nej, nej, {Pet}”, sa {elder.short}.

{Pet} såg {elder.him} rakt i ögonen. {Pet.He} sträckte fram en tass. Och så puttade {pet.he}.

Plupp, sa koppen, nere i {elder's} stövel.

”Den katten lyder inte!” sa {elder.short}. ”Det jag säger nej till, det puttar {pet.he} ner.”

”Igen!” sa {child}.

# on-the-roof
Just då kom månen upp, rund och gul, och satte sig på takets kant[!short:  för att vila lite]. {Pet} klättrade upp [!short: i äppelträdet, klev över till taket ]och satte sig bredvid.

”Säg det”, viskade {child}. ”Säg det bara en gång.”

”Aldrig i livet”, sa {elder.short}. Men då åkte tassen fram, och då slank det ut. ”Nej, nej, nej, {Pet}!”

[short: Och så puttade {pet}. | {Pet} såg {elder.him} rakt i ögonen. Och så puttade {pet.he}.]

Rull, rull, rull, sa månen, nerför taket. Och så duns, rakt i rabarbern.

Sedan var det mörkt.

# in-the-rhubarb
Under det största bladet lyste det lite. {child} lyfte på det. Där låg månen, inte större än en kudde[!short: , med jord på näsan].

[!short: ”Vem gjorde det där?” sa månen.

{Pet} satte sig på sin tass.

]{child} skämdes så att det gjorde ont i magen. ”Det var jag”, sa {child.he}. ”Jag trodde att det skulle bli roligt.”

[!short: ”Det var roligt”, sa {elder.short} och tog {child.him} i handen. ”Ända till stupröret.”

”Du ser större ut där uppe”, sa {child} till månen.

”Det gör alla”, sa månen. ]”Sätt tillbaka mig, är du snäll[short: ”, sa månen. ”Jag | . Jag] är sen.[city:  De undrar säkert var jag är i {city}.][school:  Och jag brukar titta in på {school}.]”

## or
{child} sprang och letade bland bladen. Under det största var det ljust. Där låg månen, inte större än en kudde[!short: , med jord på näsan].

[!short: ”Det var någon som puttade mig”, sa månen.

{Pet} såg sig om, för att se vem det kunde vara.

]{child} skämdes så att det gjorde ont i magen. ”Förlåt”, sa {child.he}. ”Jag ville se när du föll.”

[!short: ”Och du föll jättebra”, sa {elder.short} och tog {child.him} i handen. ”Nu får vi se om du kan komma upp.”

”Jag trodde du var större”, sa {child} till månen.

”Det trodde jag också”, sa månen. ]”Sätt tillbaka mig, är du snäll[short: ”, sa månen. ”Jag | . Jag] är sen.[city:  De undrar säkert var jag är i {city}.][school:  Och jag brukar titta in på {school}.]”

# hup
De lade månen i duken. {child} tog ena änden, och {elder.short} tog den andra.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] fick ett hörn och räknade.][elder2:  ”Akta rabarbern”, sa {elder2}.][sport:  {child} var stark, för {child.he} brukade {play sport}.]

”Ett, två, tre, hopp!”

Upp flög månen[!short: , högre än äppelträdet]. Sedan kom den ner igen. Duns, rakt i rabarbern.[athlete:  Inte ens {athlete} hade fått den att stanna där uppe.]

[!short: ”Att komma upp är lätt”, sa månen. ”Det svåra är att stanna.”

De försökte igen, och sedan igen. Duns. Duns. Det var inte mycket kvar av rabarbern.]

# going-out
[short: Nu lyste månen | Varje gång månen dunsade i blev den lite blekare. Nu lyste den] inte mer än en ficklampa under en filt.

”Jag slocknar”, sa den[!short:  med mycket liten röst]. [!short: ”Och jag har fortfarande jord på näsan.”]

[short: {child} | ”Vi tvättar den”, sa {child} och] bar ner månen till bryggan.[music:  {child} nynnade på {@song} för den.] [!short: {Elder} höll i {child's} tröja, och {child} böjde sig fram och doppade handen i vattnet.]

## or
[short: Nu lyste månen | När {child} lyfte upp månen ur bladen hade den blivit alldeles blek. Nu lyste den] inte mer än en ficklampa under en filt.

”Jag slocknar”, sa den[!short:  med mycket liten röst]. [!short: ”Kan jag få lite vatten först?”]

[short: {child} | Den var kall om näsan. ”Du ska få en hel sjö”, sa {child} och] bar ner månen till bryggan.[music:  {child} nynnade på {@song} för den.] [!short: {Elder} höll i {child's} tröja, och {child} böjde sig fram och tog vatten i handen.]

# on-the-jetty
Vattnet var svart och blankt. Och det var fullt av stjärnor.

”Det finns himmel där nere också”, sa {child}. ”Man kan inte ramla upp. Men man kan ramla ner.”

[!short: ”Det är jag bra på”, sa månen.

]Så {child} satte månen på kanten och puttade. [short: {Elder.short} puttade också. | Den rörde sig inte. {Elder} satte sig ner och puttade med båda fötterna.] Den rörde sig inte.

”Jag sitter på kanter varje kväll”, sa månen. ”Ingen har någonsin fått ner mig. Bara katten.”

# no-no-no
[!short: {Pet} satt där och tittade åt andra hållet.

]”Putta, {Pet}!” sa {child}.

{Pet} gäspade.

[!short: ”Snälla {Pet}!”

{Pet} lade sig ner.

]Då förstod {child}. ”Du måste säga det”, sa {child.he} till {elder.short}.

”Aldrig mer”, sa {elder.short}.

[!short: Månen syntes knappt längre. ]{child} tog {elder.short} i handen. ”Säg det bara en gång”, viskade {child.he}.

[short: ”Nej, nej, nej, {Pet}”, sa {elder.short}. | {Elder} drog ett djupt andetag. ”Nej, nej, nej, {Pet}”, sa {elder.he}.]

{Pet} vände sig om. {Pet.He} såg {elder.short} rakt i ögonen. {Pet.He} sträckte fram en tass. Och så puttade {pet.he}.

Plopp.

Månen föll ner i himlen. [short: Till slut låg den | Den föll förbi en stjärna och så en till, ända tills den låg] mitt i, där nere, rund och gul.

Då tittade {child} upp. Och där satt den, [!short: mitt i, ]där uppe. [!short: Det droppade om den. En droppe föll på {elder's} näsa.]

# yes
[!short: Det var så ljust när de gick tillbaka att de kunde se varenda blad. ]{Elder} [short: sköljde koppen | letade upp koppen, sköljde den] och hällde upp varm mjölk. Sedan ställde {elder.he} den på bordet, och det råkade bli alldeles ute på kanten.

[!short: {Pet} tittade på koppen. {child} tittade på {elder.short}. Och {elder.short}, som redan hade öppnat munnen, stängde den igen.

]”Ja, ja, ja, {Pet}”, sa {elder.short}.

{Pet} tänkte efter. [!short: Då fanns det ju ingenting att putta för. ]Så {pet.he} lade sig i stället[!short: , i {child's} knä].

Och koppen stod där den stod, alldeles ute på kanten, med en liten gul måne i.

## or
[!short: Det var så ljust när de gick tillbaka att {pet} hade skugga. ”Du är en duktig katt”, viskade {child}, ”men gör inte om det.”

]{Elder} [short: sköljde koppen | letade upp koppen, sköljde den] och hällde upp varm mjölk. {child} ställde den på bordet, alldeles ute på kanten[!short: , för att se].

{Pet} lyfte en tass.

”Ja, ja, ja, {Pet}”, sa {elder.short}.

Tassen stannade.[!short:  Sedan tvättade {pet} sig bakom örat med den, som om det var det den var till för.]

Så koppen stod där den stod, alldeles ute på kanten, med en liten gul måne i.

# @song
{music}
