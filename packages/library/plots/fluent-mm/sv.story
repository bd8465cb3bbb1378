title: Flytande Mm
title: Det hade varit ägg
title: I två bitar
guest pet: Scout (han), Tyra (hon)
guest wolf: Aska (hon), Ronja (hon)
guest keeper: moster Lotta (hon), moster Siv (hon)

% ”Ao-ao-ooooo”, med hakan i vädret, för er båda. Ylandet brister på mitten; låt det göra det.
% @a: {adult}, annars mormor eller farfar, annars {keeper}. @cook står vid spisen: en vuxen till, där det finns någon. Hunden är familjens, annars grannens.

# it-had-been-egg
{child} hade inte sagt ett ordentligt ord sedan i torsdags, då {child.he} läste upp en mening i aulan[school:  {at school}] och rösten brast mitt i den. Första halvan lät som en {@man}. Andra halvan lät som en kittel som kokar. Hela skolan skrattade, och sedan dess hade {child} bara sagt ”mm”, utom {@dog}.[friend:  {Friend} hade ringt varje kväll och fått ”mm” varje kväll.]

”Bönor eller ägg?” sa {@cook1} vid spisen.

”Mm”, sa {child}.

”Bönor”, sa {@a1}. ”Där ser man. Jag talar flytande mm.”

Det hade varit ägg.

# three-weeks
Nu var det lov, och de hade en stuga i djurparken[city:  {in city}], för {@a} skulle se efter vargarna. Just då fanns det bara en, en ung grå varg som hette {wolf} och som hade kommit för tre veckor sedan. Hon låg längst in i sin skog med nosen mot stängslet, och hon hade inte gett ett ljud ifrån sig. Hade hon inte funnit sig till rätta till på söndag skulle hon skickas iväg.

”En varg ylar inte om hon tror att ingen tänker svara”, sa {@a}. ”Någon måste visa henne.”

Så varje kväll stod {@a} vid stängslet och ylade. {@A-he} lät som någon som klämmer tummen i en bildörr, mycket långsamt. {Wolf} la en tass över nosen.[elder2 & adult:  {Elder2} stängde köksfönstret.] Den enda som svarade var {pet}, som inte kunde höra någon yla utan att stämma in. {Pet.He} lyfte hakan och sa ao-ao-ooooo, åt {@a}, åt ambulanser[sport: , åt hejaropen på {sport}][music: , åt {music}] och åt musiken före nyheterna.

# younger-lungs
På tisdagskvällen försökte {@a} igen, och det kom ingenting utom ett pip. {@A-he} hade ylat bort rösten.

”Pröva du”, viskade {@a-he}. ”Du har yngre lungor.”

”Mm”, sa {child}.

”Är det ett ja?”

”Mm.”

”Det är ett nej. Jag börjar bli bättre på det här.” {@A} sneglade på {child.him}. ”Är det för det där i torsdags?”

{child} tittade på sina stövlar. {@A} drog efter andan för att säga något klokt, och pep.

# a-deer
De gick långa vägen hem, runt utsidan av det stora stängslet, medan dimman sänkte sig mellan träden. Plötsligt for ett rådjur upp ur ormbunkarna. {Pet} kastade sig efter, kopplet slets ur {child's} hand, och {pet.he} var borta.[athlete:  Inte ens {athlete} hade hunnit ifatt {pet.him}.]

De hörde hur {pet.he} brakade fram genom snåren, och sedan hörde de det inte längre. Ficklampan lyste på en vit vägg. Någonstans bortom träden gick stora vägen, och i dimman lät det som om långtradarna var på alla sidor på en gång.

# one-voice-left
{@A} höll händerna som en tratt för munnen. ”Hff”, sa {@a-he}. ”Hff.” En mus hade fått luta sig närmare.

{@A-he} såg på {child}. {@A-he} bad inte om något. Men det fanns bara en röst kvar på den kullen, och den hade {child} svurit på att aldrig mer använda.

{child} visste precis vad den skulle göra. {Child.He} sa till sig själv att ingen var där utom {@a}, och det hjälpte inte, för {child} skulle ju höra det själv. Då for en långtradare förbi, alldeles för nära, och {child.he} la huvudet bakåt.

”{Pet}!”

Det började mörkt, och det brast, och slutet for upp i dimman och hängde där och darrade. Det var torsdag en gång till. {child} blundade och väntade på skrattet.

Något svarade.

# meant-to-break
Det kom från vargskogen. Det började mörkt, och det brast, precis där {child's} hade brustit, och slutet steg och blev hängande över träden.

”Det är {wolf}”, viskade {@a}. ”Gör om det.”

”Men det låter ju förfärligt”, sa {child}, till hälften {@man} och till hälften kittel.

”Det låter varg!” pep {@a}. ”Det ska brista, då låter en varg som två! Inte undra på att hon inte ville prata med mig. Jag har ju ylat rent!”

Så {child} gjorde om det. {Child.He} lät det gå ner så djupt det ville, och brista, och flyga. {Wolf} tog emot det och kastade tillbaka det. Och sedan, långt bort till vänster, andfått och mycket litet, kom ett tredje.

”Ao-ao-ooooo.”

# a-third-one
”{Pet.He} kan inte låta bli!” sa {child}. ”Kom!”

De gick ditåt, och {child} ylade, och {wolf} ylade, och {pet} var helt enkelt tvungen, och för varje gång var {pet.he} närmare. De hittade {pet.him} vid den sista grindstolpen före vägen, med kopplet snott runt stolpen och hakan i vädret.

{child} gick ner på knä i leran och höll om {pet.him}. ”Din idiot”, sa {child.he}, mycket mörkt. ”Din fullständiga idiot”, sa {child.he}, mycket ljust. {Pet} slickade {child.him} på båda rösterna.

# at-the-front
På vägen tillbaka kom de förbi vargskogen, och där stod {wolf} längst fram med spetsade öron, som när man väntar någon.

”Då blir hon nog kvar”, viskade {@a}.

# a-better-audience
Hemma ställde {@cook} fram stekpannan och sträckte sig efter burken.[elder2 & adult:  {Elder2} hade öppnat fönstret igen.] ”Bönor?”

”Ägg”, sa {child}. ”Det har varit ägg sedan i torsdags.”

{@Cook} ställde tillbaka burken. ”Och på måndag”, {@said}, ”om de skrattar?”

{child} tänkte efter, med {pet's} våta haka på foten. ”Då skrattar de”, sa {child.he}. ”Jag har haft bättre publik.” Det brast på mitten, och {child} lät det brista.[friend: 

Efter äggen ringde {child.he} upp {friend}. Det tog en bra stund, och det gick upp och ner hela tiden.]

# in-two-pieces
Senare, när det var släckt, kom {@a} och ställde sig nedanför trappan. ”{Child}?” kraxade {@a-he}. ”Är allt som det ska däruppe?”

”Ja, {@a}”, sa {child}, så att det hördes. ”Det är det.”

Det kom i två bitar. Och långt borta i skogen, utdraget och mörkt, var det någon som svarade.

Vid fotändan av sängen lyfte {pet} hakan.

# @dog
i sängen, viskande, till grannens hund {pet}, som de hade hand om den veckan
## if pet.dog
till sin hund {pet}, i sängen, viskande
## if pet.dog & breed
till sin {breed} {pet}, i sängen, viskande

# @man
tuba
## if child.he
karl

# @cook1
{keeper}
## if adult & !elder
{adult}
## if elder
{elder}
## if elder2 & !adult
{elder2}

# @cook
{keeper}
## if adult & !elder
{adult}
## if elder
{elder.short}
## if elder2 & !adult
{elder2.short}

# @a1
{keeper}
## if adult
{adult}
## if elder & !elder2 & !adult
{elder.short}
## if elder2 & !adult
{elder}

# @said
sa {@a}
## if adult & !elder
sa {adult.he}
## if !adult & !elder
sa {keeper.he}
## if elder & !elder2 & !adult
sa {elder.he}

# @a
{keeper}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-he
{keeper.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
