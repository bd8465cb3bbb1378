title: Stanna är på torsdag
title: Det är bara onsdag
title: {The wish} som kunde köra
guest minder: moster Lotta (hon), moster Siv (hon)

% Den på trappan (@a) är mormor eller farfar, annars {adult}, annars {minder}. {Wish.sound} är tutan: högt vid varje hörn, och mycket lågt i vändningen.
% Samtalet med trappan går på ett varv i taget. ”Stanna!” och ”Torsdag!” ropas som om båda betydde samma sak.

# in-the-hedge
{child} satt i häcken. {Child.He} hade cyklat dit. Starta kunde {child.he}, och svänga kunde {child.he}, men inte stanna, så det tog alltid slut i häcken.[friend:  ”Är du kvar där inne?” sa {friend}[!friend.known: , {child's} bästa vän,] och drog i den ena foten.]

”Bromsa!” brukade {@first} ropa från trappan hemma. Men ju högre {@a} ropade, desto stelare blev benen, och ju stelare de blev, desto fortare trampade de. Nu ville {child} aldrig mer cykla. {Child.He} ville ha skjuts hem.

{@Street} stod {a other}, och vid ratten satt {a wish}.

”Ska du med?” sa {the wish}. ”Jag ska precis starta.”

”Kan du köra?” sa {child}.

”Jag går i körskola”, sa {the wish}. ”Jag är bäst i klassen.”

# the-horn
Så {child} lät cykeln ligga och steg på[friend: , och {friend} tog sätet bredvid].[pet.other:  ”Hemma väntar {pet}”, sa {child}. ”Och pannkakor.”] {@Drives}

”Tutan är trasig”, sa {the wish}, ”så jag får tuta själv. {Wish.sound}!”

Och så bar det av[city: , rakt genom {city}][school: , förbi {school}][sport: , och förbi alla som skulle på {sport}]. Vid varje hörn lutade de sig ut och tutade, {child} också, och alla flyttade sig. Det var underbart.[music:  Däremellan sjöng de {@song}.]

# thursday
”Där bor jag!” sa {child}.

På trappan stod {@a} med en stekpanna och vinkade.[elder2:  Bredvid stod {elder2} med sylten.] {child} vinkade. {The wish} vinkade. Och så var huset borta.

”Du åkte förbi”, sa {child}.

”Ja”, sa {the wish}. ”I måndags lärde vi oss starta. I tisdags lärde vi oss svänga. Stanna är på torsdag.”

”Vad är det i dag, då?”

”Onsdag”, sa {the wish}.

# round-again
Så de åkte runt kvarteret.[pet.dog:  Efter dem sprang {pet}[!pet.known: , {child's} hund,] som hade känt lukten av pannkaka.][pet.cat:  På grindstolpen låg {pet}[!pet.known: , {child's} katt,] och vred bara på huvudet.] ”{Wish.sound}!” sa {the wish} vid hörnet, och där var huset igen.

”Ska du inte av?” ropade {@a}.

”Det går inte!” ropade {child}, och så var huset borta.

”{Wish.sound}!”

”Varför inte?” ropade {@a}.

”Stanna är på torsdag!”

”{Wish.sound}!”

”Men det är ju onsdag!”

”Jag vet!” ropade {child}.

Nästa gång stod {@a} vid grinden och höll fram en pannkaka, och den fick {child} tag i, i full fart.[friend & age>=5:  Gången därpå fick {friend} en.][pet.dog:  Sedan kom {pet} och tog tre.][athlete:  Inte ens {athlete} hade tagit den snyggare.]

# straight-on
”Det här går ju jättebra”, sa {child} med munnen full. ”Vi åker runt tills det blir torsdag.”

Men {the wish} hade slutat tuta. {Wish.He} stirrade rakt fram och skakade. ”Jag vill inte mer”, sa {wish.he}. ”Jag vill av.”

Och just då missade de hörnet. {The other} for rakt fram i stället, {@end}

”Stanna!” skrek {child}.

”Torsdag!” skrek {the wish}.[age>=5: 

”STANNA!”

”TORSDAG!”]

Och ju högre {child} skrek, desto stelare blev {the wish}, och ju stelare {wish.he} blev, desto fortare gick det.

# like-somebody-small
Precis så var det ju i {child's} egna ben. Ingen kan stanna när någon skriker.

Så {child} stängde munnen, fast hjärtat bultade.[friend:  {Friend} skrek fortfarande, så {friend.he} fick resten av pannkakan i munnen.] {@Arm}

”{Wish.sound}”, sa {child}. {Child.He} sa det inte som en tuta. {Child.He} sa det alldeles lågt, som en mamma säger det till sin unge när den ska sova.

På en vanlig chaufför hade det aldrig fungerat. Men det här var {a wish}.

{The wish} andades ut. Allt som var stelt på {wish.him} blev mjukt igen. ”{Wish.sound}”, svarade {wish.he}, lika lågt, och mitt i det glömde {wish.he} att gasa.

{The other} gick långsammare. Och långsammare. {@Still}

# only-wednesday
”Det låter så konstigt”, viskade {the wish}. ”Det låter inte alls.”

”Vi har stannat”, sa {child}.

”Jag stannade”, sa {the wish}. ”Och det är bara onsdag!”

”Hur gjorde du?”

{The wish} tänkte efter. ”Jag gjorde ingenting”, sa {wish.he}. ”Jag slutade bara köra.”

# slower-and-slower
Så {the wish} körde tillbaka till häcken och stannade igen, lätt som en plätt. {child} tog sin cykel och cyklade hem alldeles själv, och {the other} kom sakta efter[friend:  med {friend}, som fick sköta tutan].

På trappan hade {@a} redan tagit sats. ”Bro …”

”{Wish.sound}”, sa {child} till sina ben, alldeles lågt.

Och benen slutade trampa. Cykeln gick långsammare, och långsammare, och så stod den stilla, med framhjulet mot {@s} toffel.

”Men”, sa {@a}. ”Det är ju onsdag.”

# reversing
Sedan satt de på trappan och åt pannkakor allihop. {The other} stod utanför grinden[pet.cat: , med {pet} ovanpå, där det var varmt], så fint att folk vände sig om.

”Vad ska du göra på torsdag nu, då?” sa {child}.

”Backa”, sa {the wish}.

Längre bort var det ett hål i häcken, precis lika stort som {child}. Det satt ingen i det.

# @song
{music}

# @Street
På gatan bredvid
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
I kanalen bredvid

# @end
dit där gatan tog slut. Efter gatan kom ankdammen.
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
dit där kanalen tog slut. Efter kanalen kom kajen, och på kajen satt folk och drack kaffe.
## if other.train / other.steam-engine / other.tram / other.underground-train
dit där spåret tog slut. Efter spåret kom ankdammen.

# @Still
Till slut stod {other.he} stilla, precis vid kanten, och en and tittade på dem.
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
Till slut låg {other.he} stilla, precis vid kanten, och en tant flyttade lite på sin kaffekopp.

# @Arm
{Child.He} lade armen om {the wish} och lutade sig nära.
## if wish.size.tiny
{Child.He} lade ett finger på ryggen på {the wish} och lutade sig nära.

# @Drives
{The wish} stod på sätet för att se ut genom rutan.
## if wish.size.big & !wish.cow & !wish.pig & !wish.lion
{The wish} fyllde nästan hela sätet, så {child} fick sitta på det som blev över.
## if wish.size.huge
Det mesta av {the wish} fick sitta på taket, och {wish.he} styrde in genom rutan.
## if wish.size.tiny & !wish.hamster
{The wish} stod mitt på ratten och sprang, åt vänster när det skulle gå åt vänster och åt höger när det skulle gå åt höger.
## if wish.hamster
Hamstern sprang på ratten, precis som i hjulet hemma. Men det här var det första hjul där {wish.he} kom någonstans.
## if wish.cat
Katten låg raklång uppe på ratten och styrde genom att sträcka på sig.
## if wish.dog
Hunden körde med huvudet ut genom rutan och öronen rakt bakåt.
## if wish.pig
Grisen körde med trynet mot rutan, så att det blev ett runt märke mitt i utsikten.
## if wish.cow
Kon tuggade när {wish.he} körde, och svansen hängde ut på sidan och visade åt vilket håll de skulle svänga.
## if wish.lion
Lejonet kunde inte se så mycket för manen, så {child} fick hålla undan den.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}
