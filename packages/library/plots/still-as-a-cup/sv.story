title: Halvklippt
title: Still som en kopp
title: Svirr, svirr, svirr
guest pringle: Majken (hon), Gullan (hon)
guest dale: Göran (han), Ingvar (han)

% Ficklampan säger svirr, svirr, svirr och lyser medan man vevar, och så länge man hinner räkna till tre. @a hämtar {child}: {adult}, annars den äldre; annars kommer {dale}, som står på tur.

# half
{child} var halvklippt. Den andra halvan var fortfarande bara hår.

{Child.He} satt på två kuddar i {pringle’s} kök, med en kökshandduk om halsen[athlete:  och en bild på {athlete} som visade hur det skulle bli]. {Pringle} bodde intill och klippte håret på alla. [child.she / child.name: Saxen hade sagt klipp, klipp, klipp, längs hela ena sidan. Men så sa den klipp … kli … | Klippmaskinen hade sagt bzzzzz, hela vägen upp på ena sidan. Men så sa den bzz … zz … z.]

Och lampan slocknade. Och kylskåpet slutade brumma. Och alla fönster på hela gatan blev svarta[city: , och resten av {city} också].

”Strömavbrott”, sa {pringle} i mörkret.[pet.dog / pet.cat:  {Pet}, {child’s} [pet.dog: hund | katt], la sig att sova på det som var avklippt.]

# stand-sideways
”Är jag klippt nu?” sa {child}.

”Till hälften.”

”Men det är [school: fotografering {at school} | skolfoto] i morgon![friend:  {Friend} och jag ska stå i mitten!]”

”Kan du inte stå på tvären?” sa {pringle}.

{child} ville inte stå på tvären.

# my-own-nose
”Saxen har jag ju[child.she / child.name:  kvar]”, sa {pringle}. ”Men jag ser inte ens min egen näsa. Och levande ljus ska man inte ha i närheten av hår.”

”Lampan i din telefon, då?”

”Min telefon hänger på väggen, {child}. Den har lockig sladd.”
## or
”Saxen har jag ju[child.she / child.name:  kvar]”, sa {pringle}. ”Men jag ser inte ens min egen näsa. Och levande ljus ska man inte ha i närheten av hår.”

”Det finns en lampa i kylskåpet”, sa {child}.

{Pringle} trevade sig dit och öppnade dörren. Det var precis lika mörkt där inne, bara kallare.

# dark-enough
Då kom {child} ihåg sin ficka. I fickan låg {child.his} röda ficklampa, en sådan med vev. Den hade {child.he} haft med sig överallt sedan födelsedagen[sport: , till och med när {child.he} skulle {play sport}], och aldrig någonsin hade det varit mörkt nog.

Nu var det mörkt nog.

Svirr, svirr, svirr, sa veven. Och där var kammen, och där var saxen, och där var {pringle’s} näsa.

”Fantastiskt!” sa {pringle}. ”Svirra på!”

# only-my-arm
{child} svirrade och svirrade. Men när handen gick runt, då gick armbågen runt. Och när armbågen gick runt, då gick axeln runt. Och när axeln gick runt, då gick huvudet med.

”Sitt still”, sa {pringle}.

”Jag sitter still”, sa {child}. ”Det är bara armen som inte gör det.”

Klipp!

”Oj”, sa {pringle}.

# a-small-biscuit
”Vad då oj?”

”Det blev ett litet hål.”

”Hur stort?”

”Som ett kex”, sa {pringle}. ”Ett litet kex.”

{child} satte upp fingret och kände. Så litet var inte kexet.

{Child.He} slutade svirra. Om {child.he} svirrade så vickade {child.he}. Och om {child.he} inte svirrade så var det mörkt.

# not-all-at-once
Fast det blev inte mörkt på en gång. Ljuset på väggen blev gult, och sedan blev det brunt, och sedan var det borta.

{child} tittade på stället där det hade varit.

{Child.He} gjorde om det. Svirr, svirr, svirr, och stopp. Och så räknade {child.he}. Ett … två … tre. Släckt.

”{Pringle}”, sa {child.he}, ”hur fort klipper du?”

”Jag har klippt i fyrtio år.”

”Hinner du tre klipp innan det slocknar?”

”Det får vi se”, sa {pringle}.

# three-snips
Så {child} svirrade, och {pringle} väntade[music:  och nynnade på {music}]. Svirr, svirr, svirr.

Och {child} slutade, och satt still som en kopp, och {pringle} klippte. Klipp, klipp, klipp.

Och så blev det mörkt.

Svirr, svirr, svirr.

Klipp, klipp, klipp.

Och så blev det mörkt.

De tog biten ovanför örat, och biten bakom örat, och biten som kittlas.

# a-hairstyle
”Men hålet, då?” sa {child}.

”Jag gör allt det andra likadant som hålet”, sa {pringle}. ”Då är det inget hål. Då är det en frisyr.”

Svirr, svirr, svirr.

Klipp, klipp …

”Klart”, sa {pringle}. ”Jag har ett klipp över.”

{child} kände på ena sidan av huvudet. Kort och [child.she / child.name: fluffigt | lent]. {Child.He} kände på den andra sidan. Kort och [child.she / child.name: fluffigt | lent]. Det var likadant hela vägen runt. {Child.He} var helklippt.

# very-smart
[adult / elder: {@A} kom för att hämta {child} | {Dale}, som stod näst på tur, kom in], med båda händerna framför sig för att inte krocka med dörren.

”Så fint det blev”, sa {@a}.

”Du ser det inte än”, sa {child}.

Svirr, svirr, svirr.

”Så väldigt fint det blev”, sa {@a}.[elder & adult:  {Elder} hade följt med, och ville ha tre svirr till på nacken[elder2: , och {elder2} ville ha tre på luggen].][elder2 & !adult:  {Elder2} hade följt med, och ville ha tre svirr till på nacken.]

# to-bed-by-zizzing
Lamporna tändes inte mer den kvällen, så {child} fick svirra sig i säng. Tre svirr, och {child.he} hittade tandborsten. [pet.other: Tre svirr, och {child.he} sa god natt till {pet}. ]Tre svirr, och {child.he} hittade pyjamasen. Tre svirr, och {child.he} hittade benet som hade hamnat utanför.

# one-two-three
Sedan la {child.he} sig. Kudden kändes sval på båda sidorna av huvudet, och hela gatan var mörk och tyst. Det fanns ingen lampa att släcka. Det fanns bara {child’s}.

Svirr … svirr … svirr.

En rund gul måne lyste i taket. {child} låg still som en kopp.

Ett …

Två …

Tre.

# @a
{dale}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{dale}
## if adult
{Adult}
## if elder & !adult
{Elder}
