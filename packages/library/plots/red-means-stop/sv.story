title: Rött betyder stanna
title: Det där är ingen signal
title: Grodor är gröna
guest elder: moster Lotta (hon), moster Siv (hon)

% Den som hänger tvätt är mormor eller farfar, annars {adult}, annars {elder} som moster. {elder2} håller upp strumpan. Tuffa långsamt först och sedan fortare; KÖR ropas tillsammans.

# the-small-blue-train
{child}, som var {age} år, var {@hos}[elder2:  och {elder2}] i {@house} vid havet.[school:  Den veckan var {child.he} ledig från {school}.] Varje dag kom ett litet blått tåg längs stranden, alldeles utanför {@gate}. Tuffa-tuffa-tut! Och så var det borta. {child} hann aldrig titta ordentligt på det, och {child.he} var ledsen.

”Jag vill att det ska stanna”, sa {child.he}. ”En enda gång.”

”Här stannar inga tåg”, sa {@g}.[city:  ”Det är långt härifrån till {city}.] [city: Kom | ”Kom] nu och hjälp mig med tvätten. Och vad har du på dig under jackan?”

”Grodpyjamasen”, sa {child}.

”Fortfarande?” sa {@g}.

”Grodor klär inte på sig”, sa {child} och knäppte sin gula jacka ända upp.[friend:  Det var {friend}[!friend.known: , {child.his} bästa vän,] som hade sagt det.]

# like-a-flag
{@G} hängde upp en vit handduk och en blå strumpa[pet: . {@sock-wanted} Allra sist hängde {@g} | , och allra sist hängde {@he}] upp sina stora röda underbyxor. Det blåste in i dem, och de stod rakt ut som en flagga.

Tuffa-tuffa-tut! Där kom tåget. Tuffa-tuffa. Tuff. Ssssss. Och så stannade det vid grinden.

”Det stannade!” ropade {child}. {Child.He} såg de runda hjulen och den blanka klockan, och alla som satt vid fönstren vinkade till {child.him}[sport: , som om {child.he} hade vunnit i {sport}]. Det var det bästa i hela världen.

# a-red-signal
Föraren lutade sig ut[music:  och visslade på {music}].

”Varför har du stannat?” frågade {@g}.

”Rött betyder stanna”, sa föraren. ”Och det där är en röd signal.”

”Det är ingen signal”, sa {@g}. ”De där är mina.”

”Den är väldigt stor”, sa föraren.

”{@large}”, sa {@g}. {@He} tog ner underbyxorna och satte sig på dem. ”Så där. Kör nu.”

# no-green
”Det går inte”, sa föraren. ”Rött betyder stanna och grönt betyder kör. Nu måste jag ha något grönt.”

{@G} höll upp handduken. ”Den är vit”, sa föraren. {@Sock} höll upp strumpan. ”Den är blå”, sa föraren.[pet.dog / pet.cat:  {Pet} ville ha den ändå.]

De tittade längs stranden, åt båda hållen. Havet var grått och stenarna var grå. Det fanns ingenting grönt alls.

# stuck
Ssssss, sa tåget. I första vagnen började en bebis gråta. Den ville hem och äta.

Åh nej. {child} hade velat att tåget skulle stanna, men inte att det skulle sitta fast. {Child.His} mun började darra. {Child.He} stack in handen under jackan för att hålla i något mjukt, och det var pyjamasen. {Child.He} tittade ner.

”{@G}!” sa {child}. ”Grodor är gröna!”

# green
{Child.He} knäppte upp översta knappen. {Child.He} knäppte upp nästa knapp. {Child.He} knäppte upp den allra sista knappen, och det var den svåra[athlete: , svår även för {athlete}]. Sedan åkte den gula jackan av, och där stod {child} och var grön ända ner till tårna.

”Lyft mig!” sa {child}.

{@G} lyfte upp {child.him}, lika högt som en signal sitter. {child} sträckte ut båda sina gröna armar och båda sina gröna ben.

”KÖR!” ropade {child}.

”Det där är grönt”, sa föraren.

# away
Tuff. Tuff. Tuffa-tuffa-tut! Och i väg for det lilla blå tåget, och alla vinkade, bebisen också.

{child} vinkade tills det var alldeles litet. Nu var det borta, men {child.he} var inte ledsen, för {child.he} hade sett varenda bit av det.

”Ja, ja”, sa {@g} och tog upp sina underbyxor från trappan. ”De här torkar jag nog i badrummet i fortsättningen.”[pet.dog / pet.cat:  Då hade {pet} redan tagit strumpan.]

# new-ones
Dagen därpå kom tåget förbi väldigt sakta, och föraren ringde i den blanka klockan för {child}. Och på lördagen gick de till affären, och {child} fick välja.

Det är därför {@s} nya underbyxor är gröna.

# @g
{elder.short}
## if adult & !elder
{adult}

# @hos
hos {elder}
## if adult & !elder
på semester med {adult}

# @s
{elder.short's}
## if adult & !elder
{adult's}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @house
det lilla vita huset
## if adult & !elder
ett litet vitt hus

# @gate
{elder.short's} grind
## if adult & !elder
grinden

# @large
Det är jag också
## if adult & !elder
Jag vill ha gott om plats

# @sock-wanted
{Pet} tittade på från fönstret.
## if pet.dog
[!pet.known: Hunden {pet}|{Pet}] ville ha strumpan.
## if pet.cat
[!pet.known: Katten {pet}|{Pet}] ville ha strumpan.

# @Sock
{@G}
## if elder2
{Elder2}
