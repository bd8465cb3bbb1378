title: Hela {Pet}
title: Rumpor sitter fast
title: Vickel, vackel
guest pet: Bulle (han), Nalle (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% ”Vickel, vackel” med ett finger; bunken säger pling. Den förkryssade hunden är valp i den här sagan; annars är det grannens.
% @a: {adult}, annars mormor eller farfar, annars {minder}. @p har gröten, @q frågar om bunken.

# under-the-table
{child} och {@pet-first} satt under köksbordet, för det är där smörgåsarna ramlar ner.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] ville också vara där.][school:  Ingen behövde vara {at school} än.] {Pet} gäspade en stor gäspning, och längst fram i den såg {child} en tand som rörde sig.

Den gick vickel, vackel.

”{@A}!” sa {child}. ”{Pet’s} tand är lös!”

{@A-first} böjde sig ner och tittade. ”Ja, minsann”, sa {@a-he}. ”{Pet.He} växer. Tanden kommer att vicka och vicka, och sedan lossnar den.”

Lossnar? Det tyckte {child} inte om. {Child.He} tyckte bäst om {pet} med allting på.

# looked-over
{Child.He} blev rädd, långt nere i magen. Så kände {child.he} igenom hela {pet}, ifall det var något mer som höll på att lossna.

{Child.He} tog på tassen. ”Vickel, vackel?” sa {child}. Nej. Tassen satt fast.

{Child.He} tog på nosen. ”Vickel, vackel?” Nej. Nosen satt fast, och den var blöt.

Sedan tittade {child.he} på svansen. {Pet} hade roligt, och svansen gick vickel, vackel, vickel, vackel, vickel, vackel.

# they-all-do
”{@A}! {@A}!” ropade {child}. ”Svansen vickar också!”

{@P-first} höll på med gröten[music:  och nynnade på {music}]. ”Det gör den på alla hundar”, sa {@p-he}.

Det hade {child} inte vetat. Stackars, stackars alla hundar[city:  {in city}].

# tail
{Child.He} hämtade den stora degbunken och höll den under {pet’s} svans, beredd att fånga den. {Pet} gick runt bordet, och {child} gick efter med bunken.[friend:  {Friend} gick efter {child}, ifall svansen studsade.] {Pet} gick runt åt andra hållet, och det gjorde {child} med bunken också.[sport:  Det var svårare än {sport}.]

”Vad ska det bli?” frågade {@q}.

”Svans”, sa {child}.

# plink
{Pet} trodde att det skulle bli mat. {Pet.He} vände sig om och stack ner hela huvudet i bunken, och något litet och vitt ramlade ut ur munnen.

Pling!

Det var tanden. {Pet} blev så överraskad att {pet.he} sprang in i vardagsrummet[athlete: , fortare än {athlete},] och trängde sig in bakom fåtöljen.

# nothing-there
{child} sprang efter och tittade. Där var {pet’s} huvud. Där var {pet’s} rygg. Men längst bak, där svansen skulle sitta, fanns det ingenting.

Åh nej.

”Den lossnade”, sa {child}, och nu var det {child’s} läpp som vickade. ”Den lossnade, {@a}, och jag hann inte fånga den.”

{@A} satte sig på knä bredvid {child.him}. ”{Pet.He} blev rädd”, sa {@a}. ”{Pet.He} vet inte att det bara var en tand.”

# only-a-tooth
Så {child} talade om det för {pet}. {Child.He} lade sig platt på magen, med näsan mot {pet’s} nos, och strök {pet.him} över örat, långsamt, ända ut till spetsen.

”Det var bara en tand, {pet}”, sa {child.he}. ”Jag har den i bunken. Du är min fina hund i alla fall, även om du inte har någon svans.”

# its-on
{Pet} slickade {child.him} på hakan. Sedan reste {pet.he} sig, och fram mellan bakbenen, där {pet.he} hade gömt det, kom något [pet.dog: mjukt | brunt].

Vickel, vackel.

”Den är på!” ropade {child}. ”Svansen är på!”

”Det är klart att den är”, sa {@a}. ”Tänder lossnar, och sedan växer det ut nya. Svansar vickar bara för att de är glada.”

{child} blev så glad att {child.he} hoppade upp och ner. Sedan stannade {child.he} och kände efter där bak med båda händerna.

”{@A}”, sa {child.he}. ”Min rumpa vickade.”

[friend: ”Min också”, sa {friend}.

]”Rumpor sitter fast”, sa {@a}.

# all-but-one
Den natten låg tanden i en äggkopp i fönstret, och {pet} låg i sin korg. {child} tog på tassen, och på nosen, och på den sömniga svansen, som gick vickel, vackel och stannade.

Allting var på, utom en tand.

# @pet-first
{pet}, grannens lilla bruna valp, som skulle sova över,
## if pet.dog & !breed
{pet}, som bara var valp på den tiden,
## if pet.dog & breed
{pet}, som var {a breed} men bara valp på den tiden,

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @p-first
{minder}
## if adult & !elder
{adult}
## if elder & !adult
{elder.short}
## if elder & adult
{elder}
## if elder2 & !adult
{elder2}

# @p-he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
## if elder2 & !adult
{elder2.he}

# @q
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
## if elder2 & adult
{elder2}
## if elder2 & !adult
{elder2.short}
