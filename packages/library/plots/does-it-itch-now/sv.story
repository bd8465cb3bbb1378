title: Riddaren som det kliade på
title: Kliar det nu?
title: Klonk, på mattan
guest knight: riddaren (han), herr riddaren (han)

% ”Kliar det nu?” frågas efter varje del som går av. Knappen på sidan syns från början. Allt är skrap och klonk, tills det är mjukt.

# it-itches
Det är kväll[adult: , och {adult} har sagt god natt]. Mitt på mattan, bredvid {child's} säng, står en riddare.

Han är av plåt, från topp till tå. På sidan har han en liten knapp.

Klonk, säger {knight}.

”Hej, {knight}”, säger {child}.

”Hej”, säger {knight}. ”Det kliar.”

”Var kliar det?”

”På ryggen.”

# scratch
{Knight} kliar sig med sin hand av plåt. Skrap, skrap, skrap. Plåt mot plåt.

Det hjälper inte.

”Det kliar!” säger {knight}.

{child} kliar honom på ryggen. Skrap, skrap, skrap. Men ryggen är av plåt. Det hjälper inte.

”Det kliar!” säger {knight}.

# the-helmet
Då vet {child} vad man gör.[elder:  Det har {elder}[elder2:  och {elder2}] lärt {child.him}.]

”Av med hjälmen!” säger {child.he}.

{Knight} böjer sig ner. {Child.He} lyfter. Klonk, på mattan.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] kryper in i den och somnar.]

Där är ett huvud! Två öron. En näsa. Rufsigt hår.[sport:  Så blir det av att {play sport}.]

”Kliar det nu?”

”Det kliar!” säger {knight}.

# the-gloves
”Av med handskarna!” säger {child}.

{Child.He} drar i ett finger. {Child.He} drar i ett till. Och ett till. Och ett till. Och tummen. Klonk, på mattan.

Och så den andra. Klonk.

”Kliar det nu?”

”Det kliar!” säger {knight}.

# dragons
”Vad har du allt det här till?” säger {child}.

”Det är mot drakar”, säger {knight}. ”Man vet aldrig när de kommer.”

{child} tittar under sängen. {Child.He} tittar bakom gardinen.

”Men här finns ju inga drakar”, säger {child.he}.

”Inte en enda”, säger {knight}. ”Där ser du. Det hjälper jättebra.”

Så vrider han på sig. Klonk. Och så suckar han.

”Men det hjälper inte mot kli”, säger han.

# the-boots
”Av med stövlarna!” säger {child}.

{Knight} sätter sig. {child} drar i den ena. Klonk. {Child.He} drar i den andra. Klonk.

Tio tår! [school: Så långt räknar de {at school}. Tårna är|De är] kalla. {Child.He} gnuggar dem.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] slickar på dem.]

”Kliar det nu?”

”Det kliar!” säger {knight}.

# stuck
Nu är det bara magen och ryggen kvar. {child} drar. {Knight} drar.

Plåten går inte av. Då börjar {knight} gråta. En tår rinner ner på näsan.

”Ingen kan klia mig”, säger {knight}. ”Ingen [city: i hela {city}|alls].”

{child} torkar näsan på honom.

”Jag kan”, säger {child.he}.

# click
{Child.He} känner på sidan. Där sitter ju knappen. {Child.He} trycker med tummen.

Knäpp.

KLONK, säger det på mattan.[athlete:  Till och med {athlete} hade hoppat till.]

Och där sitter {knight} i en undertröja. Den är gul, med prickar.[friend:  En likadan har {friend}[!friend.known: , {child's} bästa vän].] Och den är mjuk.[pet.other:  {Pet} tittar storögt.]

# there
Nu kliar {child}[music:  och nynnar på {music}]. {Child.He} kliar med alla fingrarna.

”Högre upp”, säger {knight}.

{Child.He} kliar högre upp.

”Längre ner”, säger {knight}.

{@He} kliar längre ner.

”Lite åt sidan … lite till …”

{Child.He} kliar lite åt sidan. Lite till.

”Där”, säger {knight}. ”Åh. Där.”

{@He} kliar där. Länge.

Fram och tillbaka. Sakta.

Fram … och tillbaka.

”Kliar det nu?” viskar {child}.

”Nej”, säger {knight}. ”Nu är det skönt.”

# up-and-down
Och så lägger han sig ner på mattan. Han lägger kinden på sin hand. Han är alldeles mjuk.

{child} kryper ner i sängen. {Child.He} sträcker ner handen och lägger den på {knight's} rygg.

Ryggen går upp. Ryggen går ner.

Upp … och ner.

Nu sover {knight}.

# @he
{child.he}
## if child.she
hon
## if child.he
han
