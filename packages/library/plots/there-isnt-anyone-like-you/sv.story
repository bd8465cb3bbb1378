title: Såna som du finns inte
title: Den som inte finns arbetar inte
title: Dimman slutar vid staketet
guest tuva: Tuva (hon), Signe (hon)
guest minder: Agneta (hon), Monika (hon)

% ”Såna finns inte” säger barnet om älvor, älvan om barn, och sist säger de det till varandra och menar det andra. {Tuva} är fyra och bor intill. Den som plockar fallfrukt: {@m}.
% Det varma löser upp dimma, men andan blir dimma när den hinner kallna.

# in-a-hurry
{child} behövde en älva, och det var bråttom.

Tidigare på dagen hade {tuva}, som var fyra år och bodde i huset intill, dukat ett bord av bark ute på trappan. Det skulle komma älvor, sa hon.

”Såna finns inte”, sa {child}.

{Child.He} hade inte menat något särskilt med det[school: , det var bara så man sa {at school}]. Men {tuva} hade dukat av, fat för fat, och gått in. Nu stod {child} vid diket i septemberskymningen och önskade att {child.he} kunde ta tillbaka det. Lite längre bort gick {@m-first} och plockade fallfrukt[elder & adult:  tillsammans med {elder}[elder2:  och {elder2}]][pet.dog: , och hunden {pet} åt upp den].

# looked-through
Och på kanten av diket satt en älva.

Hon var stor som ett mjölkpaket, grå som en nattfjäril, och hon höll på att dra upp dimma ur diket, hand över hand, som när man halar in ett rep. Hon såg stark ut. Hon såg också ganska sur ut.

”Hej”, viskade {child}.

Älvan tittade rakt igenom {child.him}.

”Såna som du finns inte”, sa hon och halade vidare.

”Va? Jag är {@one}!”

”Just det. {@Many} är sagor. Min moster trodde på {@many}. Hon sa att de har varma händer och äter korv.” Älvan fnös. ”Korv!”

”Men det är ju du som inte finns!”

”Jag arbetar”, sa älvan. ”Den som inte finns arbetar inte. Vad gör du?”

{child} tänkte efter. [sport: I morgon skulle {child.he} {play sport}, men just|Just] då gjorde {child.he} ingenting.[pet.other:  {Pet} hade redan fått mat.]

”Där ser du”, sa älvan. ”Men för all del. Gör något som bara {@one} kan.”

# also-frog
{child} visslade[music:  {music}].

”Koltrast”, sa älvan.

{child} hoppade jämfota, så långt {child.he} kunde[athlete: , som om {child.he} var {athlete}].

”Groda.”

{child} rapade. Det var det bästa {child.he} hade[friend: , det sa till och med {friend}, {child.his} bästa vän].

”Också groda”, sa älvan.

{child} blev så förargad att {child.he} måste gå ett varv runt ett äppelträd. Sedan kom {child.he} tillbaka och satte sig på huk.

”Det finns en som heter {tuva}”, sa {child.he}. ”Hon hade dukat åt dig. Och så sa jag en sak, och då plockade hon undan allting. Kan inte du följa med och visa dig?”

”Det går inte. Jag kan gå så långt som dimman går, och dimman slutar vid staketet.”

”Jag kan bära dig.”

”Du som inte finns?”

”Får jag försöka?”

Älvan ryckte på axlarna.

# warm-hands
Då kupade {child} sina händer, och älvan klev i. Hon vägde inte mer än en vante.

”Å”, sa älvan.

”Vad är det?”

”De är varma.” Hon satt tyst en stund. ”Moster hade rätt.”

”Jag går bara till {tuva's} trappa, {@m}!” ropade {child}, och så gick {child.he}, så fort det går att gå med någon i händerna. Förbi äppelträdet. Genom grinden[pet.cat: , där katten {pet} satt och inte trodde sina ögon]. {Child.He} var nästan framme när {child.he} tittade ner.

Då såg {child.he} sina egna fingrar rakt igenom henne.

”Du håller på att försvinna!”

”Ja”, sa älvan. Det var första gången hon inte lät säker. ”Det är det varma. Dimma tål inte det. Men det var så skönt att jag glömde bort mig.” Hennes röst blev tunn som en mygga. ”Såna som jag finns inte … utan dimma.”

# half-a-knee
{child} satte ner henne på det kalla trappsteget. Men då var det bara fötterna kvar, och ett halvt knä.

Dimma! Var får man tag på dimma? Diket var alldeles för långt borta. {child} andades fort, så rädd var {child.he}, och luften var så kylig att varje andetag blev ett litet moln framför munnen på {child.him}.

Ett moln.

{child} lade sig på knä, men inte för nära, så att det varma hann bli svalt. {Child.He} blåste inte. {Child.He} öppnade munnen och andades, långsamt, långsamt.

”Haaa.”

Molnet lade sig om fötterna. Och se, där kom ett knä till.

# haaa
Då gick dörren upp. Där stod {tuva} i pyjamas, med sin mamma bakom sig.

”Vad gör du?” sa {tuva}.

”Hjälp mig”, sa {child}. ”Andas! Som när man ska rita på en fönsterruta.”

{Tuva} frågade inte varför. Hon satte sig på huk bredvid {child.him}.

”Haaa”, gjorde {tuva}.

”Haaa”, gjorde {child}.

[pet.dog: ”Haaa, haaa, haaa”, gjorde {pet}, som hade kommit efter och var den som var bäst på det.

]Där kom en mage. Där kom två armar. Där kom en mycket bestämd haka.

”Lugnare”, sa hakan. ”Ni blåser ju omkull mig.”

”Haaa”, gjorde de, så lugnt de kunde, och så stod hon där, hel och hållen, från tårna till det grå håret.

# the-sausage
{Tuva} sa inte ett ord. Hon gick in. Hon kom ut igen med barken under armen, och på den lade hon det finaste hon hade hittat i kylskåpet. Det var en skiva korv.

Älvan luktade på den. Hon bet av en smula och tuggade länge.

”Jaså”, sa hon. ”Den finns också.”

”Det där jag sa i dag”, sa {child} till {tuva}. ”Det var fel.”

”Ja”, sa {tuva}. ”Det var det.”

# like-you
Tillbaka bar de älvan på barken, för den var sval och bra, och de andades på henne hela vägen. Haaa, genom grinden. Haaa, förbi äppelträdet. {Tuva's} mamma gick efter med stövlar i händerna, ifall {tuva} ville ha dem.

Vid diket hoppade älvan av. Hon spottade i nävarna, tog tag i dimman och drog ut den över gräset, över äpplena[city: , ut mot {city}], ända upp till deras knän, som ett täcke.

Sedan vände hon sig om. Hon tittade på {child}, inte igenom {child.him} utan på {child.him}, länge.

”Såna som du”, sa älvan, ”finns inte.”

{child} blev varm ända ut i händerna.

”Inte såna som du heller”, sa {child.he}.

Så tog {child.he} {tuva} i handen, och {@m} tog äppelkorgen, och de gick hem genom dimman allihop.

# @one
ett barn
## if child.she
en flicka
## if child.he
en pojke

# @many
barn
## if child.she
flickor
## if child.he
pojkar

# @m-first
barnvakten {minder}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
