title: Så kan du inte ha det
title: Mer kall hund
title: Det är uppe det är svårt
guest friend: Ines (hon), Kasper (han)
guest pet: Fia (hon), Svante (han)
guest mermaid: Gun (hon), Barbro (hon)
guest cousin: Berit (hon), Siri (hon)
guest minder: Malin (hon), Jenny (hon)

% Pudeln är originalet. Katten slickar i stället för att hämta. Den som räknar dem: {adult}, annars den äldre, annars {minder}.

# in-the-wind
Vid badbryggan satt en sjöjungfru i vattenbrynet, mitt i blåsten, i bara fjällen. {child} stod på stranden i badrock. {Child.He} skulle våga doppa ansiktet och titta i dag, det hade {child.he} bestämt[school: , så att det kunde berättas {at school}], och {child.he} tänkte att en sjöjungfru måste kunna lära {child.him}. Men först fick {child.he} se gåshuden.

”Men du fryser ju!” sa {child}. ”Så kan du inte ha det.”

{Child.He} tog av sig badrocken och svepte in sjöjungfrun från hakan till stjärten.

”Och du håller ju på att torka!” sa sjöjungfrun. ”Så kan du inte ha det.”

Och så hällde hon en hink vatten över {child.him}.

”Vad gör du?” skrek {child}.

”Räddar dig”, sa sjöjungfrun. ”Jag heter {mermaid}.”

# all-but-one
”Heter sjöjungfrur {mermaid}?” sa {friend}.

”Alla utom {cousin}”, sa {mermaid}.

{Friend} var {child's} bästa vän och hade kommit springande med sin väska. {Friend.He} var sjuksköterska den sommaren, och {friend.he} hade gasbinda[sport: , {sport.thing}] och en bestämd röst. {@dog}

{@A} satt på bryggan med fötterna i vattnet och en bok på knäna. {@A-he} räknade dem och läste vidare.

# seaweed
”Kan du lära mig att ha ansiktet under vattnet?” sa {child}.

”Det är väl uppe det är svårt!” sa {mermaid}. ”Här blåser ju.”

”Patienten yrar”, sa {friend} och kände {mermaid} på pannan. ”Hon är iskall. Hon måste upp i solen och ha en filt.”

”Jag är inte kall, jag är lagom”, sa {mermaid}. ”Det är ni som är heta. Ni borde ligga i tång.”

Hon plockade upp en stor klase blåstång och hängde den om {child's} hals. Det kröp något i den. {child} tog av den och hängde den på {friend}. {Friend} tog av den och hängde den på {pet}. {Pet} såg ut som om {pet.he} skulle skriva till tidningen.

# the-barrow
De drog upp {mermaid} i solen, i en gammal skottkärra, och la på handdukar och gav henne till och med [elder: {elder's} solhatt | en solhatt].[music:  {Friend} nynnade {music} för henne, så att hon skulle somna.]

”Är det skönt?” sa {child}.

”Nej”, sa {mermaid}. ”Jag kan inte röra stjärten.”

{child} lyfte på badrocken. De gröna fjällen hade blivit grå. {Child.He} knackade på fenan. Det lät som en bräda.

”När en sjöjungfru torkar blir hon stel”, sa {mermaid}. ”Jag försökte säga det.”

”Vi trodde att du frös”, sa {child}.

”Och jag trodde att du torkade”, sa {mermaid}. ”Vi har varit väldigt snälla.”

# stuck
{child} och {friend} sköt på kärran allt vad de orkade[athlete: , som om de vore {athlete} båda två]. Hjulet sjönk i sanden och satt fast. Hinken hade vågorna tagit.

”Patienten blir sämre!” ropade {friend}. Rösten var inte bestämd längre. ”{child}, jag vet inte vad man gör!”

”{Pet}!” ropade {child}.

# cold-dog
{Pet} stod en bit bort och tyckte att sanden var smutsig.

{@help}

Sedan kom {@a}, och tillsammans fick de ut {mermaid} på grunt vatten, där det gick {child} till magen.

# like-a-spade
Men längst ut var fenan stel. Den stod i sanden som en spade, och {mermaid} satt fast.

”Någon får böja den”, sa {mermaid}. ”Med händerna. Där nere.”

{Friend} tittade på {child}. ”Jag kan göra det”, sa {friend.he}. ”Eller så håller jag dig i handen.”

{child} var rädd, så att hjärtat bultade. Men {child.he} tänkte på hur tyst {mermaid} hade varit i skottkärran.

”Håll i handen”, sa {child}.

# under
{child} tog ett andetag och doppade ansiktet. Det var kallt, och det sjöng i öronen. {Child.He} öppnade ögonen, och där var det grönt och ljust. {Child.He} tog tag om fenan med sin fria hand och böjde, mjukt, som man böjer en tå som har fått kramp. Den gav med sig.

{mermaid} slog till med stjärten, så att till och med boken blev blöt.

”Jag gjorde det!” ropade {child}.

”Gjorde vad?” sa {mermaid}.

”Hade ansiktet under!”

”Jaså, det”, sa {mermaid}. ”Ja, det var väl skönt att få vila det lite.”

# neither-can-you
De satt kvar i vattenbrynet tills solen blev röd [city: över {city} ]och {@a} hade läst färdigt. {child} skakade tänder mitt i ett leende.

{mermaid} såg på {child.him} en lång stund. Sedan tog hon badrocken, som låg på en sten, och la den om {child's} axlar. Ärmarna hamnade bak och fram.

”Så kan du inte ha det”, sa hon.

{child} skopade upp vatten i händerna och hällde det över {mermaid's} hår, så försiktigt det gick. ”Inte du heller”, sa {child.he}.

# on-the-hooks
Nästa morgon gick {child} och {friend} ner till bryggan med {pet}[adult:  och {adult}][elder: . {Elder}[elder2:  och {elder2}] kom efter för att hämta solhatten]. På krokarna hängde badrocken och två handdukar. Bredvid dem, prydligt på rad, hängde tre blöta knippen tång. {@smallest}

# @dog
{Pet}, {friend's} hund, kom efter. {Pet.He} var nyborstad, och {pet.he} ville inte bli blöt om pälsen.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] kom efter. {Pet.He} var nyborstad, och {pet.he} ville inte bli blöt om pälsen.
## if breed.Poodle
{Pet} kom efter. {Pet.He} var {child's} pudel, nyklippt, och {pet.he} ville inte bli blöt om frisyren.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] kom efter i sele. {Pet.He} ville inte bli blöt om tassarna.

# @help
”{Pet}, du är en vattenhund!” ropade {child}. ”Alla hundar är det, innerst inne!” {Child.He} hittade en pinne och slängde den så långt det gick. ”Hämta!”

{Pet} såg på pinnen. {Pet.He} såg på sin nyborstade päls. Sedan sprang {pet.he} rakt ut och simmade som en utter. {Pet.He} kom tillbaka som en svamp.

”Hit!” ropade {friend}. ”Lägg dig på patienten!”

{Pet} la sig. Det rann ur pälsen. {Friend} kramade ur öronen som två disktrasor. En fjäll blev grön, sedan tre.

”Mer kall hund”, sa {friend}. {Friend.He} hade fått tillbaka rösten.

De slängde pinnen fyra gånger.
## if breed.Poodle
”{Pet}, du är en vattenhund!” ropade {child}. ”Alla pudlar är det, det står i boken!” {Child.He} hittade en pinne och slängde den så långt det gick. ”Hämta!”

{Pet} såg på pinnen. {Pet.He} såg på sina nyklippta tofsar. Sedan sprang {pet.he} rakt ut och simmade som en utter. {Pet.He} kom tillbaka som en svamp.

”Hit!” ropade {friend}. ”Lägg dig på patienten!”

{Pet} la sig. Det rann ur tofsarna. {Friend} kramade ur öronen som två disktrasor. En fjäll blev grön, sedan tre.

”Mer kall hund”, sa {friend}. {Friend.He} hade fått tillbaka rösten.

De slängde pinnen fyra gånger.
## if pet.cat
”{Pet}, kom!” ropade {child}. ”Hon är fisk! Hon är fisk längst ner!”

{Pet} såg på sanden. {Pet.He} såg på sina rena tassar. Sedan nosade {pet.he} i vinden, och då kom {pet.he} springande som till en matskål.

”Hit!” ropade {friend}. ”Sätt dig på patienten!”

{Pet} satte sig. {Pet.He} luktade på fenan, räckte ut tungan och slickade. Den var blöt och sträv som en diskborste. En fjäll blev grön, sedan tre.

”Mer katt”, sa {friend}. {Friend.He} hade fått tillbaka rösten.

”Det kittlas”, sa {mermaid}.

{Pet} slickade stjärten fyra gånger.

# @smallest
Det minsta var knutet som ett ben.
## if breed.Poodle
Det minsta hade en tofs.
## if pet.cat
I det minsta låg det en fisk.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}, som passade dem,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @A-he
Hon
## if adult
{adult.He}
## if elder & !adult
{elder.He}
