title: Bussen till Kaffe
title: Alla som ska till Kaffe
title: Bussen i köket
guest neighbour: Siv (hon), Gun-Britt (hon)

% Den som kommer med kaffet: {adult}, annars grannen. Nattbuss är {adult}, annars den äldre, som då har en passagerare i varje hand.
% Hur hunden ligger: @lump; var den åker: @rides; var den slickar: @licked.

# all-aboard
”Kliv på!” ropade {child}. ”Bussen går nu!”

Bussen stod mitt på golvet i {elder’s} kök. Den hade fyra stolar på rad och ett grytlock till ratt. {child} var chaufför.[school:  Det brukade {child.he} vara {at school} också.] {Friend}[!friend.known: , {child’s} bästa vän,] stod bredvid med en påse makaroner och sålde biljetter.

{Elder} kom in med hatten på huvudet.

”Ursäkta, går den här bussen till Kaffe?”

”Ja”, sa {child}. ”Men först går den till Hästarna. Och till Glassen. Och till Månen.”

”Det blir bra”, sa {elder.short}. ”Jag har inte bråttom.[sport:  Jag ska inte {play sport} förrän på torsdag.]”

{Friend} gav {elder.him} en makaron, och {elder.short} satte sig längst bak.

# in-the-road
”Nu kör vi! Brrrrum!”

Men bussen körde inte. Det låg något på vägen. Det var {@lump}, och det var [!pet.known: hunden ]{pet}.

”Tut!” sa {child}.

{Pet} viftade på svansen. Dunk, dunk, dunk i golvet.

”Tut, tut!”

Dunk, dunk, dunk.

# stamped
”{Pet.He} vill nog åka med”, sa {friend}. ”{Pet.He} ska ha biljett.”

{Friend} höll fram en makaron. Slurp! Då var den borta.[athlete:  Så snabb är inte ens {athlete}.]

{Friend} höll fram en till. Slurp!

”{Pet.He} äter upp biljetterna!” ropade {friend}.

”Då är de stämplade”, sa {elder.short}.

Jaha, var det så! Då fick {pet} kliva på. {@Rides}.

# horses
”Brrrrum! Hästarna!” ropade {child}, och alla gnäggade. {Pet} gnäggade inte, men {pet.he} nös.

”Brrrrum! Glassen!” ropade {child}, och alla fick luftglass. {Friend} tog jordgubb. {Elder.short} tog lakrits. {Pet} slickade på {@licked}, för där hade det varit gröt.

# krrr
”Brrrrum! Månen! Håll i er, det går uppför!”

De lutade sig bakåt, allt vad de kunde. På Månen var det mörkt, för där måste man blunda.

”Nu får ni titta”, sa {child}. ”Nästa är Kaffe!”

Men {elder.short} tittade inte. Hatten hade åkt ner över näsan.

”Krrr”, sa {elder.short}.

”Kaffe!” ropade {friend}. ”Alla som ska till Kaffe!”

”Krrr-pyyy”, sa {elder.short}. ”Krrr-pyyy”, sa {pet} i {elder.his} knä.

”{Elder.He} åker förbi”, viskade {friend}.

# once-more
”Då kör vi ett varv till”, viskade {child}. Och så körde {child.he}[city:  runt hela {city}], så tyst som en buss kan köra. Brum, brum, brum.[music:  {Friend} var radio och nynnade {music}, jättelågt.]

# coffee
När varvet var slut öppnades köksdörren. Det var [adult: {adult}. {adult.He}|grannen {neighbour}. Hon] hade två koppar i händerna, och det luktade gott ända bort till baksätet.[elder2:  Bakom gick {elder2} med bullarna.]

{Elder} vaknade.

”Är vi framme?” sa {elder.he}.

”Kaffe”, sa {child}. ”Här ska du av.”

# night-bus
Sedan blev det kväll. {child} och {friend} skulle sova i {elder.short’s} stora säng, och benen orkade inte hela trappan.

”Finns det någon nattbuss?” undrade {child}.

[adult: ”Den står här”, sa {adult} och böjde sig ner.

{Friend} åkte på ryggen. {child} åkte fram.|”Den står här”, sa {elder.short} och räckte ut händerna.

{Friend} åkte i den ena. {child} åkte i den andra.] {Pet} gick bredvid och höll vägen fri.

# last-stop
[adult: {Adult} körde mjukt. {adult.He} bromsade|{Elder.short} körde mjukt. {Elder.He} bromsade] precis vid kudden.

”Sängen”, sa {@a}. ”Ändhållplats. Har alla biljett?”

{child} öppnade handen. Där låg den allra sista makaronen, lite varm.

{@A} tog den i munnen. Knaps.

”Stämplad”, sa [adult: {adult.he}|{elder.he}].

# @a
{elder.short}
## if adult
{adult}

# @A
{Elder.short}
## if adult
{Adult}

# @lump
mjukt och runt och varmt
## if breed.Golden Retriever / breed.Labrador / breed.German Shepherd / breed.Rottweiler / breed.Siberian Husky
stort och mjukt och varmt
## if breed.Yorkshire Terrier / breed.Shih Tzu
litet och lurvigt och varmt
## if breed.Dachshund
långt och lågt och varmt
## if breed.Poodle
krulligt och mjukt och varmt
## if breed.Bulldog / breed.Boxer
tungt och tryggt och varmt
## if breed.Border Collie / breed.Australian Shepherd / breed.Cocker Spaniel
lurvigt och mjukt och varmt

# @rides
{Pet.He} ville inte ha någon stol, så {pet.he} åkte i gången med huvudet i {elder.short’s} knä
## if breed.Golden Retriever / breed.Labrador / breed.German Shepherd / breed.Rottweiler / breed.Siberian Husky
{Pet.He} fick inte plats på någon stol, så {pet.he} åkte i gången med huvudet i {elder.short’s} knä
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
{Pet.He} fick en hel stol för {pet.himself} och åkte med huvudet i {elder.short’s} knä

# @licked
golvet
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
stolen
