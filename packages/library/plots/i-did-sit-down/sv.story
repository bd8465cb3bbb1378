title: Tåget som inte kunde gå
title: Alla måste sitta
guest elder: Bertil (han), Gunvor (hon)
guest pet: Kajsa (hon), Tusse (han)

% Blås ”Fffff” utan ton, nästan ljudlöst; barnet kan göra det med.
% {elder} är familjens egen, annars grannen som passar {child}. Hunden är familjens, annars grannens och en border collie; en katt samlar ihop folk genom att titta.

# to-the-sea
Det stod ett litet blått tåg på stationen[city:  {in city}], och det skulle gå till havet.

På tåget satt {child}. Bredvid {child} satt {@elder} med en påse skorpor i knät[elder2: , som {elder2} hade skickat med].[friend:  Mitt emot satt {Friend}, {child's} bästa vän.] Och på golvet låg {pet}, {@whose}. {@gather}

# fyyy
Bakom stationen gick det får, och medan de väntade hade {pet} fått samla ihop dem. Då visslade {elder.short} så här: ett långt fyyy och ett kort fy! Och så {@ran} runt, runt, tills alla får stod där de skulle.

{child} ville också kunna vissla. {Child.He} övade och övade. Men det blev bara luft.

Fffff.

”Det kommer”, sa {elder.short}.[sport:  ”Det är som med {sport}. Först går det inte, och sedan går det.”]

# sit-down
Nu kom konduktören. Hon hade blank mössa och ett mycket bekymrat ansikte.

”Sätt er!” ropade hon. ”Tåget kan inte gå förrän alla sitter!”

Men alla satt inte. En farbror gick omkring och letade efter sina glasögon. En tant gick omkring med en gräddtårta och visste inte var hon skulle ställa den. Och tre små pojkar i likadana tröjor[school:  från {school}] gick omkring, bara för att de var tre.

När farbrorn satte sig, reste sig tanten. När tanten satte sig, reste sig pojkarna.

”Oj, oj, oj”, sa konduktören. ”Då kommer vi aldrig till havet.”

# like-the-sheep
{Pet} tittade på farbrorn. {Pet.He} tittade på tanten. {Pet.He} tittade på pojkarna. {Pet's} ögonbryn åkte upp och ner, upp och ner.

”{Elder.short}, de är precis som fåren”, sa {child}. ”Vissla!”

[friend: ”Ja, vissla!” sa {Friend}.

]{Elder.short} nickade. Men {elder.he} hade just stoppat en hel skorpa i munnen, och när {elder.he} skulle vissla blev det ingen vissling.

Det blev smulor. Smulor på fönstret, smulor på mössan och smulor på konduktören.

”Mmf”, sa {elder.short} och pekade på {child}.

Det betydde: Du får göra det.

# only-air
{child} blev alldeles varm om kinderna. {Child.He} kunde ju inte! Men {child.he} gjorde läpparna runda och blåste.

Fffff.

Det hördes knappt. Farbrorn hörde det inte. Konduktören hörde det inte.

Men {pet} hörde. {@hears} hör sådant som inte människor hör, och {pet} hörde allra bäst när det var {child}.

# round-the-lady
Upp med öronen! Iväg med tassarna[athlete: , kvickt som {athlete}]! {Pet} smög runt farbrorn och tittade på honom tills han satte sig.

”Nämen”, sa farbrorn. ”Jag sitter ju på glasögonen!”

{Pet} smög runt tanten, och tanten satte sig med tårtan i knät. {Pet} smög runt pojkarna, och de satte sig så fort att det lät: duns, duns, duns.

Nu satt alla. Konduktören vinkade med sin flagga.

Men tåget stod still.

# under-the-paper
”Varför går det inte?” sa {child}.

{Pet} stod längst bort i vagnen och stirrade på någon som redan satt. Det var någon under en tidning. Tidningen gick upp och ner och sa snark.

{child} gick dit och lyfte på tidningen. Där satt en man med en fin mössa.

”Men det är ju föraren!” ropade konduktören.

”Jag satte mig”, sa föraren och gnuggade sig i ögonen. ”Du sa ju att alla skulle sitta.”

Då skrattade hela vagnen. Föraren skyndade sig fram till sin egen stol, och tuuut! Tåget rullade till havet, och alla fick tårta, [friend: {Friend} också, och ][music: någon nynnade på {music}, och ]{@even}

# all-in-one-place
På kvällen la {@a} täcket om {child}. {@stayed} kunde inte lägga sig. Kaninen låg ju på golvet och björnen under stolen.

{child} gjorde läpparna runda.

Fffff.

{@fetched} Sedan puffade {pet.he} på {@a} med nosen, tills {@he} satt på sängkanten.

Nu var alla på samma ställe.

Och {pet's} ögonbryn kunde äntligen sova.

# @elder
grannen {elder}, som passade {child.him} den dagen,
## if elder
{elder}

# @whose
{elder's} hund
## if elder & !pet
grannens hund
## if pet.dog
{child's} hund
## if pet.cat
{child's} katt

# @gather
{Pet} var en border collie, och en border collie vill att alla ska vara på samma ställe. Annars får den ont i ögonbrynen.
## if pet.dog
Och {pet} ville att alla skulle vara på samma ställe. Annars fick {pet.he} ont i ögonbrynen.
## if breed.Border Collie
{Pet} var en border collie, och en border collie vill att alla ska vara på samma ställe. Annars får den ont i ögonbrynen.
## if pet.cat
Och {pet} ville att alla skulle vara på samma ställe. Annars fick {pet.he} ont i ögonbrynen.

# @ran
sprang {pet}
## if pet.cat
smög {pet}

# @hears
Hundar
## if pet.cat
Katter

# @even
även {elder.short}, så fort {elder.he} hade tuggat färdigt.

# @a
{elder.short}
## if adult
{adult}

# @he
{elder.he}
## if adult
{adult.he}

# @stayed
{Pet} fick sova över. Men {pet.he}
## if pet.dog
Men {pet}
## if pet.cat
Men {pet}

# @fetched
{Pet} hämtade kaninen. {Pet} hämtade björnen.
## if pet.cat
{Pet} puffade fram kaninen. {Pet} puffade fram björnen.
