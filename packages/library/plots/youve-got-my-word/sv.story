title: Du har mitt ord
title: Mjölk, mjölk, mjölk
title: {The wish} i affären
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som väntar vid bananerna (@a) är den äldre, annars {adult}, annars {minder}. Säg orden som en ramsa, och skrik ordentligt.
% En regel: den som krockar går vidare med den andras ord.

# milk
Det fattades bara mjölk till pannkakorna, och {child}[friend:  och {friend}[!friend.known: , {child.his} bästa vän,]] skulle få hämta den, utan någon vuxen, för första gången i hela livet. {@First} väntade vid bananerna med kundvagnen.[city:  Det var den största affären i {city}.]

”Glöm inte”, sa {@a}. ”Mjölk.”

”Det är väl inte svårt”, sa {child}. Men för säkerhets skull sa {child.he} det högt hela vägen. ”Mjölk, mjölk, mjölk”, sa {child}, [friend: och {friend} höll takten, ]och runt hörnet vid flingorna [wish.size.tiny: höll {child.he} på att trampa på någon.

Det var {a wish}. {Wish.He} kom från andra hållet, nere på golvet. | gick {child.he} rakt in i någon.

Det var {a wish}. {Wish.He} var {wish.feels} och kom från andra hållet.]

# bump
”Toapapper, toapapper, toapapper”, sa {the wish}. ”Oj!”

”Oj!” sa {child}.

De tittade på varandra. {child} hade aldrig sett {a wish} i en affär förut.

”Får du vara här?” frågade {child}.

”Får du?” sa {the wish}.

”Jag ska hämta en sak”, sa {child}. ”Utan någon vuxen.”

”Jag med”, sa {the wish}. ”Det är slut {wish.home}, så mamma skickade mig. Jag har aldrig gjort det förut. Det pirrar ända ut i {wish.part}.”

# good-luck
Det pirrade i {child} också, mest i magen.[sport:  Det gjorde det alltid före {@game}.] ”Man får bara inte glömma vad man ska ha”, sa {child.he}.

”Nej, det är hela grejen”, sa {the wish}. ”Lycka till!”

”Lycka till!” sa {child}.

Och så gick de vidare, åt var sitt håll.

”Toapapper, toapapper, toapapper”, sa {child}.

# as-big-as-me
{Child.He} märkte ingenting. {Child.He} hade ju sett {a wish} i en affär.[friend:  {Friend} märkte inte heller något. {Friend.He} gick och tänkte på {wish.part}.] {Child.He} hittade rätt hylla, ställde sig på tå och drog ut en packe som var lika stor som {child.he} själv.

”Toapapper!” sa {child} stolt. ”Utan någon vuxen!”

Sedan tittade {child.he} på packen.

# in-pancakes
I pannkakor är det ägg. I pannkakor är det mjöl. {child} försökte tänka sig toapapper i pannkakor[school: , och inte ens {at school} hade de det]. Det var fel ord! Och det rätta var borta. {child} letade i hela huvudet, men där stod bara {a wish}.

{Child.He} kunde gå tillbaka och fråga. Men då skulle {@a} säga ”Då går vi tillsammans”, och då var det ju inte utan någon vuxen längre. {child} skämdes så att det sved i ögonen.

Då kom {child.he} ihåg vem det var som hade sagt toapapper.

”Det är inte mitt ord!” sa {child.he}. ”Det är {the wish's}! Och {wish.he} har mitt!”

# the-only-word
{Child.He} sprang med packen i famnen.[athlete:  Så fort hade inte {athlete} sprungit med så mycket toapapper.] Vid flingorna stod ingen. Vid osten stod ingen. Men långt borta, längst fram vid kassan, var {the wish}, [wish.ett: färdigt | färdig] att betala och gå hem med {child's} ord.[pet.dog:  Utanför fönstret satt {pet}[!pet.known: , {child's} hund,] och skällde till, så att {the wish} tittade åt det hållet. Men bara lite.]

Det var för långt att springa. {child} måste ropa, mitt i affären, så att alla hörde. Och {child.he} hade bara ett enda ord att ropa.

[friend: ”Gör det”, sa {friend}. ”Jag håller för öronen.”

]{child} drog in all luft som fanns.

”TOAPAPPER!” skrek {child.he}.

Hela kön vände sig om. [music: Till och med {music}, som hördes ur högtalarna, lät lite förvånad. ]En farbror tappade sin gurka. Och längst fram vände sig {the wish} om.

”MJÖLK!” skrek {wish.he}.

# swap
Mjölk! Det var det!

{@Back}

”Du hade mitt ord”, sa {child}.

”Och du hade mitt”, sa {the wish}. ”Jag tyckte väl att det lät konstigt. Mamma sa att man ska torka sig med det.”

De tittade på mjölken, båda två, ganska länge. Sedan bytte de.

”Räcker det?” frågade {child}, för det var en stor packe.

{@Enough}

# that-was-me
{@A} stod kvar vid bananerna.[elder2:  {Elder2} hade hunnit tröttna och tagit en.]

”Här är mjölken”, sa {child}.

”Vad duktig du är”, sa {@a}. ”Vet du, det var någon som stod och skrek toapapper.”

”Det var jag”, sa {child}. ”Så får man mjölk.”

{@A} öppnade munnen och stängde den igen. Utanför fönstret kom [wish.size.tiny: en packe toapapper gående | {a wish} förbi med en packe toapapper], och då öppnade {@he} den en gång till.

# your-word
Hemma luktade det snart av pannkakor.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] fick det sista av mjölken i en sked.][pet.other:  {Pet} fick en smula, fast {pet.he} inte hade hämtat någonting.][pet.dog:  {Pet} låg under bordet, där det brukar ramla ner bitar.] ”Nu fattas det bara en sak”, sa {@a} och gick till skafferiet, och där blev {@he} stående.

”Vad var det jag skulle hämta?” sa {@a}. ”Jag hade det alldeles nyss.”

”Sylt”, sa {child}. ”Jag har ditt ord.”

# @Back
{The wish} kom tillbaka förbi hela kön med en liter mjölk.
## if wish.size.tiny
En liter mjölk kom gående förbi hela kön, och det såg ut som om den gick av sig själv. Men under den var {the wish}.
## if wish.size.huge
{The wish} vände om, så att hela kön fick flytta på sig, och kom tillbaka med en mycket liten mjölk.

# @Enough
”Det räcker till jul”, sa {the wish}. ”{Wish.sound}!” Det betydde tack.
## if wish.size.tiny
”Det räcker tills jag blir gammelmormor”, sa {the wish}. ”{Wish.sound}!” Det betydde tack.
## if wish.size.huge
”Till i kväll”, sa {the wish}. ”{Wish.sound}!” Det betydde tack.

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
