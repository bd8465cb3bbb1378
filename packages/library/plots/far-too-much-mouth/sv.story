title: Alldeles för mycket mun
title: Flytta på [pet.cat: katten | hunden]
title: Krokodil, krokodil
guest pet: Ruffe (han), Bonnie (hon)

% {wish.is} är färgen och böjs som saken i ental. Krokodilen säger den bara två gånger: när de drar, och ganska lågt på slutet. Krokodilen är ”han”.
% {pet} är familjens hund eller katt, annars en hund; en kanin är hemma, och då är det {child} som ser hörnet. ”Krokodil, krokodil, får vi gå över ditt vatten?” säger ni båda två.

# over-there
{@Off} skulle mata änderna[friend: , och {friend}[!friend.known: , {child's} bästa vän,] bar ärterna]. Men vid den lilla bron i parken[city:  i {city}] var det någon som grät. Det var {a wish}, {@all}

”Har du gått vilse?” frågade {child}.

”Nej”, sa {the wish}. ”Jag bor precis där borta. Men man måste fråga honom.”

[elder: {Elder}[elder2:  och {elder2}] satte sig på bänken för att vänta.|[adult: {Adult} satte sig på bänken för att vänta.]]

# brown
Mitt på bron satt en krokodil. Han satt väldigt lågt och väldigt försiktigt, som om han ruvade på ett ägg.

{child} visste hur man frågar en krokodil.[school:  Det gjorde de ofta {at school}.]

”Krokodil, krokodil, får vi gå över ditt vatten?”

”{@Only} … [wish.ett: BRUNT | BRUN]!” sa krokodilen.

{child} hade lera på båda knäna, och lera är brun. Så {child.he} gick rakt över bron, och krokodilen fick dra in magen.

{@Over}

”{@Move}”, sa krokodilen.

# the-only-one
”Det är lätt!” ropade {child}. ”[sport: Det är lättare än {sport}. ]Man måste bara ha rätt färg.”

”Jag har bara en”, sa {the wish}. ”Och den säger han aldrig. Han har sagt brunt och svart och grått och vitt. Jag har varit här sedan frukost.”

[friend: {Friend} bjöd {wish.him} på en ärta.

]Så {child} kom tillbaka. Krokodilen sa [wish.ett: VITT | VIT], och {child} log så att alla tänderna syntes. {@Again}

”{@Move}”, sa krokodilen.

# a-boot-on
”Vi gör dig [wish.ett: brunt | brun] i stället”, sa {child} och tog en stor näve lera och kladdade på {the wish}. ”Krokodil, krokodil, får vi gå över ditt vatten?”

”{@Only} … SVART!”

{child} drog av sig en svart stövel och trädde den på {@bit}. Det såg stiligt ut.

[elder: ”Den stöveln ska vi ha tillbaka!” ropade {elder.short} från bänken.

]”[wish.ett: VITT | VIT]!” sa krokodilen.

# never-heard-of-it
”Du fuskar!” sa {child}. ”Säg {wish.is}!”

”Säg vad då?”

”{Wish.is}!”

”Det har jag aldrig hört talas om”, sa krokodilen.

”Men titta då! Vad kallar du det där?”

”{@Call}”, sa krokodilen, ”med stövel på.”

{The wish} började gråta igen. ”Jag har fel färg”, sa {wish.he}. ”Jag har fel färg överallt.”

# old-and-soft
{@Pull} Och så började det säga krrrk.

”Släpp!” vrålade krokodilen. ”[wish.ett: Det finns bara ett {wish.is} täcke i hela världen, och det är mitt | Det finns bara en {wish.is} filt i hela världen, och den är min]!”

Sedan slog han händerna för munnen. Men det var alldeles för mycket mun.

# i-coughed
”Du sa {wish.is}”, sa {child}.

”Jag hostade”, sa krokodilen.

[friend: ”Jag hörde det också”, sa {friend}. ”Och det gjorde änderna med.”

]Och över bron for {the wish}[music:  och nynnade på {music}]. Krokodilen letade efter en enda fläck som inte gällde. Det fanns ingen.

# all-the-way-back
{@Drop}

Två stora tårar rullade ner längs krokodilens nos. ”Nu vet alla det”, sa han. ”Man kan inte vakta en bro om man har [wish.ett: täcke | filt].”

{The wish} var nästan hemma. Men {wish.he} kom tillbaka, hela vägen, och lutade sig mot {@filten}, och det gick inte att se var {the wish} slutade och {@filten} började.

”Det är precis min färg”, sa {the wish}. ”Jag tror att det är den rätta.”

”Det är den bästa som finns”, sa krokodilen ner i {@filten}.

En lång tråd hade lossnat där {@puller}. Krokodilen bet av den och knöt den runt {child's} handled.

# quite-softly
Nästa kväll gick {@off} för att mata änderna.

”Krokodil, krokodil, får vi gå över ditt vatten?”

Krokodilen hade {@filten} om axlarna.

”{@Only}”, sa han, och sedan, ganska lågt, ”{wish.is}.”

{child} höll upp tråden, och krokodilen drog in magen.

{@last}

Det blev mörkt, och änderna tystnade. {child} satte sig under ett hörn av {@filten} och gäspade. Krokodilen gäspade också. Det tog en lång stund.

Det var alldeles för mycket mun.

# @Only
Bara om du har färgen
## if wish.ett
Bara om du har något

# @filten
filten
## if wish.ett
täcket

# @Off
{child} och {@pet}
## if pet.other
{child}

# @off
{child} och {pet}
## if pet.other
{child}

# @pet
[!pet.known: hunden {pet}|{pet}]
## if pet.cat
[!pet.known: katten {pet}|{pet}]

# @all
{wish.is} från ena änden till den andra, och {wish.is} undertill också.
## if wish.unicorn
{wish.is} från hornet till svansen, och {wish.is} under hovarna också.

# @bit
det som stack ut mest på {the wish}
## if wish.unicorn
enhörningens horn

# @Call
{A wish}
## if wish.unicorn
En häst

# @Over
{Pet} frågade inte. {Pet} simmade. Sedan skakade {pet.he} på sig, så att det stänkte över hela krokodilen, och stack in nosen under hans mage. Sniff, sniff, sniff.
## if pet.cat
{Pet} frågade inte. {Pet} gick över krokodilen, från svansen till nosen, och sedan trängde {pet.he} sig intill hans mage, där det var varmt. Tryck, tryck, tryck.
## if pet.other
Under magen på honom stack det ut ett litet hörn.

# @Again
{Pet} simmade. Sniff, sniff, sniff.
## if pet.cat
{Pet} gick över krokodilen. Tryck, tryck, tryck.
## if pet.other
Där var det där hörnet igen.

# @Move
Flytta på hunden
## if pet.cat
Flytta på katten
## if pet.other
Titta inte där

# @Pull
Sniff, sniff, sniff.

”Flytta på hunden!” sa krokodilen, mycket högre.

Men {pet} hade fått tag i något. {Pet.He} morrade och drog, och fram under krokodilen kom ett hörn. Det var gammalt och mjukt, och någon hade tuggat på det.

”Nej!” sa krokodilen och tog andra änden i tänderna. {Pet} drog. Krokodilen drog.[athlete:  Inte ens {athlete} hade kunnat dra så hårt.] Hörnet blev längre och längre.
## if pet.cat
Tryck, tryck, tryck.

”Flytta på katten!” sa krokodilen, mycket högre. Det kittlade så att han måste resa sig, bara ett ögonblick. Och när han skulle sätta sig igen låg {pet} på hans plats.

{Pet} låg på något gammalt och mjukt, som någon hade tuggat på. {Pet.He} satte alla klorna i det.

”Nej!” sa krokodilen och drog i ena hörnet.[athlete:  Inte ens {athlete} hade kunnat dra så hårt.] Men en katt som har lagt sig ligger där den ligger.
## if pet.other
”Titta inte där!” sa krokodilen, mycket högre.

Men {child} tittade. {Child.He} tog tag i det lilla hörnet och drog.[athlete:  {Child.He} drog som {athlete}.] Det var gammalt och mjukt, och någon hade tuggat på det. Hemma låg {pet} på något lika mjukt.

”Nej!” sa krokodilen och tog andra änden i tänderna. {child} drog. Krokodilen drog. Hörnet blev längre och längre.

# @Drop
”Släpp, {pet}”, sa {child}. {Pet} släppte, och nu var det rätt blött.
## if pet.cat
”Upp med dig, {pet}”, sa {child} och lyfte bort {pet.him}, en klo i taget.
## if pet.other
{child} släppte på en gång.

# @puller
{pet} hade dragit
## if pet.cat
{pet's} klor hade suttit
## if pet.other
{child} hade dragit

# @last
{Pet} hade inte den färgen. Så {pet} simmade.
## if pet.cat
{Pet} hade inte den färgen. Så {pet} gick över krokodilen.
## if pet.other
”Nu får du titta”, sa han.
