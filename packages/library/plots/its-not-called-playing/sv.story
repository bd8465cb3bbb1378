title: Det heter inte leka
title: Är den där din?
title: Hon frågade inte alla på en gång
guest elder: Bertil (han), Evert (han)
guest pet: Mimi (hon), Sigge (han)
guest mate: Sam (han), Elias (han)

% Gården är {elder}s; är {elder.he} inte familjens är {elder.he} barnets gammelfarbror, och katten hans. En hund kan sätta sig bredvid lika bra: @came, @mine.
% Ropen från balkongen ska höras ut genom fönstret.

# its-not-called-playing
Ingen ville leka med {child}, och det värsta var att [!elder: gammelfarbror ]{elder} hade märkt det.

”Varför leker du inte med barnen på gården?” sa {elder.short}.

”Det heter inte leka”, sa {child}. ”Jag är {age}.”

”Vad heter det då?”

”Vara.”

”Vara vad?”

”Bara vara, {elder.short}.”

{Elder.short} tittade ut genom fönstret. Nere på gården var det fem barn som var. De hade en boll, och på asfalten hade de ritat fyra rutor med krita.

”Då går du ner och är”, sa {elder.short}.

# only-the-bikes
Så lätt var det inte.[city:  Hemma {in city} behövde man inte fråga.] {child} skulle bo hos {elder.short}[elder2:  och {elder2}] i två veckor[friend: , utan {Friend}[!friend.known: , {child.his} bästa vän]], och {child.he} hade redan försökt. I måndags hade {child.he} ställt sig vid kanten och sagt: ”Får jag vara med?” Och en tjej i keps hade sagt: ”Vi är redan fem”, utan att sluta studsa. I tisdags hade {child.he} frågat igen, och då hade hon sagt: ”Vi ska snart sluta.” Sedan höll de på i två timmar.

I onsdags frågade {child.he} inte. Då stod {child.he} vid cykelstället och låtsades att det var cyklarna {child.he} tittade på. Det känns mycket länge, en hel eftermiddag, när man tittar på cyklar.[adult:  Till {adult} i telefon sa {child.he} att allt var bra.]

# pancakes-in-the-doorway
Nu var det torsdag, och {elder.short} hade fått en idé.

”Jag går ner och pratar med dem.”

”Nej.”

[sport: ”Jag frågar om de vill {play sport} med dig.”

”Nej!”

]”Jag steker plättar och ställer mig i porten.”

”NEJ, {elder.short}.”

”Då gör jag väl ingenting”, sa {elder.short} och gick ut på balkongen för att vattna tomaterna[music:  till {music} på radion].

{child} gick ner. {@came}

# hello-down-there
{Child.He} hade nätt och jämnt hunnit till cykelstället när det hördes uppifrån:

”HALLÅ DÄR NERE! Det där är {child}!”

Bollen stannade. Fem ansikten vändes upp mot balkongen. Sedan vändes de mot {child}.

”{Child.He} är mycket rolig när man lär känna {child.him}!” ropade {elder.short}.

{child} stirrade på en cykelsadel.

”{Child.He} kan alla planeterna!”

{child} önskade att {child.he} var på en av dem.

”Baklänges!” ropade {elder.short}.

”Är den där din?” sa tjejen i kepsen.

”Nej”, sa {child}.

”JO!” ropade {elder.short}.

Till slut började bollen studsa igen. {child} stod kvar, för benen ville inte gå. Det var som att ha en sten i magen och en skylt på ryggen.

# not-on-him-beside-him
Men {pet} gick. {Pet.He} gick rakt ut på gården med svansen i vädret. {Pet.He} stannade inte vid kanten. {Pet.He} såg sig inte om efter vem som bestämde. {Pet.He} gick förbi tjejen i kepsen som om hon var en lyktstolpe och fortsatte fram till bänken. Där satt en kille som hade åkt ut och väntade på sin tur.

{Pet} satte sig bredvid honom. Inte på honom. Bredvid. Och så tittade {pet.he} åt samma håll som killen.

Efter en stund kom det fram en hand och kliade {pet.him} bakom örat.

{child} såg alltihop. {Pet.He} frågade inte, tänkte {child.he}. Och framför allt frågade {pet.he} inte alla på en gång. {Pet.He} tog en. {Pet.He} tog den som satt ensam.

# twelve-steps
Det var tolv steg till bänken. {child} kände vartenda ett. Sedan satte {child.he} sig på andra sidan om {pet} och tittade åt samma håll.

Först hände ingenting. Men det hade det inte gjort för {pet} heller.

{@mine}

{child} skrattade till. Killen hette {mate}.

# just-before
”Jag åker alltid ut först”, sa {mate} dystert. ”Det går inte att veta vart hon slår. Hon i kepsen.”

”Jo”, sa {child}. ”Hon tittar dit precis innan. Med bara ögonen.”

”Hur vet du det?”

”Jag har sett det. Från cykelstället.”

”Jaha, du stod där”, sa {mate}. ”Jag trodde att du väntade på någon.”

”Ja”, sa {child}. ”Det gjorde jag nog.”

”{mate}! Din tur!” ropade tjejen i kepsen.

{Mate} reste sig.

”Vi kommer”, sa han.

Vi. Det var ett mycket kort ord. {child} hade gärna hört det en gång till.

# the-best-queue
Första bollen missade {child.he}.

”Ute!” sa tjejen i kepsen, precis som hon sa till alla andra. Och så fick {child} ställa sig i kön. Det var den bästa kö {child.he} hade stått i[school: , och {at school} hade {child.he} ändå stått i många].[friend:  Det skulle {child.he} skriva till {Friend}.]

När det blev {child.his} tur igen såg {child.he} inte på bollen. {Child.He} såg på tjejens ögon. De gick åt vänster. {child} gick åt vänster. Och tjejen i kepsen åkte ut för första gången sedan i måndags.[athlete:  Snyggare hade inte {athlete} gjort det.]

”Hur visste du det där?” sa hon.

”{Child.He} är mycket rolig när man lär känna {child.him}”, sa {mate}.

Uppe på balkongen var det någon som applåderade med en vattenkanna[elder2: , och bredvid stod {elder2.short} med två grytlock].

# somebodys-mother
De höll på tills mamman till någon ropade. Då hade {pet} för länge sedan lagt sig i den finaste rutan, och ingen fick {pet.him} att flytta på sig, så de hade spelat runt {pet.him}.

# have-you-been
På kvällen låg {child} på {elder.short's} bäddsoffa.[adult:  I telefon hade {child.he} sagt till {adult} att allt var bra, och nu var det sant.] Fönstret stod öppet, och nere på gården fanns kritstrecken kvar. {Elder.short} satte sig på kanten.

”Nå”, sa {elder.he}. ”Har du lek…” {Elder.He} hejdade sig. ”Har du varit i dag?”

”Ja”, sa {child}. ”Jag har varit.”

{Elder.short} nickade och frågade inget mer. {Elder.He} bara satt där och tittade åt samma håll, mot fönstret, där det höll på att bli mörkt.

Då kom {pet}. {Pet.He} frågade inte om {pet.he} fick. {Pet.He} lade sig bredvid.

# @came
{Pet}, {elder.short's} katt, följde med. {Pet.He} hade legat hela förmiddagen bland tomaterna, men nu skulle gården ses över.
## if pet.cat
{Pet} följde med. {Pet.He} hade åkt hela vägen till {elder.short} i en korg[adult:  i {adult's} knä] och skrikit, men nu tyckte {pet.he} att gården var {pet.his}.
## if pet.dog
{Pet} följde med. {Pet.He} hade pipit hela vägen till {elder.short}[adult: , i örat på {adult}], men nu tyckte {pet.he} att gården var {pet.his}.

# @mine
”Är det din?” sa killen.

”Nästan. Det är {pet}. Man får inte klia {pet.him} på magen.”

”Det får man inte på mig heller”, sa killen.
## if pet.cat
”Är det din?” sa killen.

”Ja. Det är {pet}. Man får inte klia {pet.him} på magen.”

”Det får man inte på mig heller”, sa killen.
## if pet.dog
”Är det din?” sa killen.

”Ja. Det är {pet}. Man får klia {pet.him} på magen hur länge man vill.”

”Det får man inte på mig”, sa killen.
