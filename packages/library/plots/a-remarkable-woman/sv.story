title: Vilken kvinna!
title: Ingen historia, ingen plats
title: Över Himalaya
guest friend: Tyra (hon), Loke (han)
guest elder: Ulla (hon), Barbro (hon)

% Regel: en sak utan historia får ingen plats på museet. Visas med lappen, sägs igen om pennan.
% {other} kan vara stor som ett skåp, eller inget man kan hålla i (ett skratt): @found säger hur den kom dit; ingen håller i den, {the wish} står bredvid.
% {friend} är alltid någon. Den som skriver lapparna är {elder}, annars någon från biblioteket.

# no-story-no-place
[school: På gården vid {school} | På skolgården] var det museum en hel eftermiddag, och alla i klassen skulle ha med sig en sak med en historia. {Friend}[!friend.known: , {child's} bästa vän,] hade {@treasure}, och folk trängdes vid {friend's} bord. {child} ville att någon skulle trängas omkring {child.him} också, åtminstone en gång, men allt {child.he} hade var en pennstump, tuggad i ena änden, som alltid låg i fickan.

{@found}

”Ingen historia, ingen plats”, sa [elder: {elder} | {Elder} från biblioteket], som satt vid grinden och skrev lapparna. ”Var kommer det här ifrån?”

”Från min gammelmoster Augusta”, sa {child}, och det kom alldeles av sig självt.

[elder: ”På vilken sida?” frågade {elder.short}.

”Den andra”, sa {child}. ”Hon hade | ”Och vad gjorde hon med det?”

”Hon hade] {other.him} med sig över Himalaya.”

{Elder.short} skrev upp det med bläck, och då var det så gott som sant.[elder2:  {Elder2} band fast lappen med dubbel knut.]

# over-the-himalayas
”Henne har du aldrig berättat om!” sa {friend} och lämnade sitt eget bord. Snart trängdes de på riktigt, och för varje fråga blev det mer Augusta.

”Alldeles ensam?”

”Med {@a-tortoise}”, sa {child}.

”Gick inte det förskräckligt långsamt?”

”Inte för {@tortoise}.”

[athlete: ”Var hon lika stark som {athlete}?”

”På plan mark”, sa {child}.

][sport: På en glaciär hade hon lärt {@tortoise} att {play sport}. ][music: Högst upp hade hon visslat {@song}. ][city: Till slut hade hon slagit sig ner i {city}, för {@tortoise} trivdes så bra där. ]”Vilken kvinna!” sa alla, och {friend} berättade om henne för var och en som kom för sent. Det var som att stå i solen, och bara nere vid pennan var det lite kallt.

[pet: {@was-there}]

# every-day
”Ursäkta”, sa någon. {@arrives} ”Jag har tappat bort {@min} {other}, och jag har frågat på varenda gata. Du har händelsevis inte hittat {other.him}?”

Det hade varit lätt att säga ja, men inte medan allihop hörde på.

”Nej”, sa {child}.

”Här finns bara {child's}”, sa {friend} hjälpsamt, ”och {other.he} har varit över Himalaya.”

{The wish} såg länge på {other.him}. ”Då kan det inte vara {@min}”, sa {wish.he}. ”{@Min} har aldrig varit någonstans. Jag har bara haft {other.him} varje dag, {@always}, och nu ser jag mig om och så är det bara en lucka.”

# beside-it
{The wish} vände sig till {child}. ”Får jag stå bredvid {@din} en liten stund? Bara för att minnas hur det var.”

{child} nickade, för vad svarar man på det? {The wish} kom alldeles intill, och då makade {the other} på sig. Det var inte mer än man gör på en bänk för någon som alltid sitter där, och ingen såg det mer än {child}.

”Tack”, sa {the wish}. ”Det var snällt av dig. Var rädd om {other.him}.” Och så vände {wish.he} om och gick.

# thanked
Det är en sak att ta något, och en helt annan att få tack för det. {child} såg på {the wish}, som redan var vid grinden. {Child.He} såg på {friend}, som var halvvägs uppför en glaciär och alldeles lycklig. Om {child.he} sa det skulle det inte finnas någon Augusta mer, och {friend} skulle aldrig mer tro på ett ord av vad {child.he} sa. Och om {child.he} lät bli skulle {friend} fortsätta att tro på alltihop, och det var värre.[pet:  {@knew}]

”Vänta!” skrek {child}, så att det hördes ut på gatan. ”Det finns ingen Augusta! Jag hittade {other.him} på vägen hit! {Other.He} är {@din}!”

{Elder.short} lade ner pennan. {Friend} stannade mitt på glaciären.

# what-a-relief
{The wish} hade vänt sig om. ”Har {other.he} inte varit över Himalaya?”

”Nej.”

”Inte en liten bit av vägen?”

”Nej”, sa {child}. ”Jag hittade på alltihop.”

”Så skönt!” sa {the wish}. ”Jag kände igen {other.him} med en gång. Men jag tänkte att den som har varit över Himalaya inte vill följa med hem till mig.”

{@happy}

# fond-of-it
Sedan trängdes ingen längre, för det var bara {friend} kvar.

”Så det finns ingen {@bare-tortoise}”, sa {friend.he}.

”Nej.”

”Jag hade verkligen börjat tycka om den.”

”Det hade jag också”, sa {child} och såg i marken. ”Du hade något. Jag hade bara en penna.”

”Jag köpte min i en affär”, sa {friend}. ”{@never-met}” Sedan sa {friend.he} ingenting på en stund, och det var det värsta. ”Du kunde ha sagt att hon var påhittad, så hade vi kunnat hitta på henne ihop.”

”Kan vi inte det än?”

{Friend} tänkte efter. ”{@Tortoise} borde ha en hatt”, sa {friend.he}.

# a-place
”Ingen historia, ingen plats”, sa {elder.short} och vände på lappen. ”Ditt bord är tomt. Har du inte med dig något annat?”

{child} lade pennstumpen på det. ”Den har ingen historia”, sa {child.he}. ”Jag har bara haft den varje dag.”

{Elder.short} såg på {the wish}, och {the wish} såg på {the other}, och sedan skrev {elder.short} upp det med bläck, precis som det var.

Ingen trängdes. Men {the wish} stannade framför den och läste hela lappen och backade ett steg, precis som på museum.

”Vilken penna”, sa {the wish}.

# to-the-moon
Hela vägen hem hittade {child} och {friend} på, högt, och båda två visste om det. Vid porten hade {@tortoise} kommit ända till månen.

”Vem är det som har varit på månen?” frågade [adult: {adult} | någon] och höll upp dörren.

”Ingen”, sa de.

Pennan låg i {child's} ficka, som den gjorde varje dag.

# @song
{music}

# @min
min
## if other.ett
mitt
## if other.glasses / other.trousers / other.tights
mina

# @din
din
## if other.ett
ditt
## if other.glasses / other.trousers / other.tights
dina

# @always
när jag {wish.did}
## if wish.snowman / wish.ice-cream / wish.ice-lolly / wish.igloo / wish.sandcastle / wish.butter / wish.chocolate / wish.marshmallow / wish.candyfloss / wish.sugar / wish.meringue / wish.pear / wish.mango / wish.zebra / wish.vampire
vart jag än gick

# @happy
Och {the wish} {wish.did}, mitt på skolgården, med {the other} {@place}. ”{Wish.sound}!”
## if wish.snowman / wish.ice-cream / wish.ice-lolly / wish.igloo / wish.sandcastle / wish.butter / wish.chocolate / wish.marshmallow / wish.candyfloss / wish.sugar / wish.meringue / wish.pear / wish.mango / wish.zebra / wish.vampire
Och {the wish} stannade, mitt på skolgården, med {the other} {@place}. ”{Wish.sound}!” sa {wish.he}, av ren lycka.

# @place
alldeles intill igen
## if other.nose
mitt i ansiktet
## if other.crown
högst upp, lite på sned

# @treasure
en hajtand
## if other.tooth / wish.shark
en sten ur en vulkan

# @never-met
Jag har aldrig ens träffat hajen.
## if other.tooth / wish.shark
Jag har aldrig ens träffat vulkanen.

# @a-tortoise
en sköldpadda
## if wish.turtle
en snigel

# @bare-tortoise
sköldpadda
## if wish.turtle
snigel

# @tortoise
sköldpaddan
## if wish.turtle
snigeln

# @found
På vägen dit, med ingen i närheten, hade {a other} legat på en mur. {child} hade bara tagit upp {other.him} för att titta, och nu stod {child.he} vid grinden med {other.him}.
## if other.paint
På vägen dit, med ingen i närheten, hade det stått en burk färg på en mur. {child} hade bara tagit upp den för att titta, och nu stod {child.he} vid grinden med färgen.
## if other.honey
På vägen dit, med ingen i närheten, hade det stått en burk honung på en mur. {child} hade bara tagit upp den för att titta, och nu stod {child.he} vid grinden med honungen.
## if other.size.big / other.size.huge
På vägen dit, med ingen i närheten, hade {a other} stått vid vägkanten. {child} hade bara lånat en skottkärra för att se om {other.he} fick plats, och nu stod {child.he} vid grinden med {other.him}.
## if other.song / other.laugh / other.secret / other.wish / other.word / other.joke / other.sneeze / other.fart / other.number / other.dust / other.tear / other.hug & other.size.big / other.dream & other.size.huge / other.story & other.size.huge / other.smoke & other.size.huge
På vägen dit, med ingen i närheten, hade {a other} legat på en mur. {child} hade bara stoppat {other.him} i en syltburk för att titta, och nu stod {child.he} vid grinden med {other.him}.
## if other.fire & other.size.big
På vägen dit, med ingen i närheten, hade {a other} brunnit i en lykta på en mur. {child} hade bara tagit upp {other.him} för att titta, och nu stod {child.he} vid grinden med {other.him}.

# @was-there
Där hemma fanns {pet}, som aldrig frågade varifrån saker kom.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] låg under bordet. {Pet.He} hade varit med när {the other} hittades och hade inte sagt något.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] satt på bordet. {Pet.He} hade varit med när {the other} hittades och såg rakt på {child}.

# @knew
Sedan skulle det bara vara {pet} kvar att prata med.
## if pet.dog
Under bordet suckade {pet}.
## if pet.cat
{Pet} tittade fortfarande.

# @arrives
Det var {a wish}, alldeles andfådd.
## if wish.ett
Det var {a wish}, alldeles andfått.
## if wish.size.tiny / wish.size.tiny & wish.ett
Det var {a wish}, ytterst på bordskanten.
## if wish.size.huge / wish.size.huge & wish.ett
Det var {a wish}, och det mesta av {wish.him} fick stå kvar ute på gatan.
## if wish.kind.sky / wish.kind.sky & wish.size.huge / wish.kind.sky & wish.size.huge & wish.ett
Det var {a wish}, rakt ovanför bordet.
## if wish.fish / wish.goldfish / wish.jellyfish / wish.seahorse / wish.clownfish / wish.pufferfish / wish.octopus / wish.mermaid / wish.shark / wish.dolphin / wish.eel / wish.stingray
Det var {a wish}, i ett badkar på hjul.
