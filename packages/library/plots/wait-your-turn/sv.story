title: Spöket som sa hu
title: Du får vänta på din tur
guest friend: Samira (hon), Milan (han)
guest pet: Misse (han), Majsan (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Huuu” och svaret. Låt barnet vara den som alltid ska säga det sista, och andas ut tillsammans i ”Haaa”.
% Katten är familjens, annars kompisens siames; en hund svarar på sitt vis. Strumporna är siamesens, andra tassar har @paws.

# the-den
Ute snöade det[city:  {in city}], och det var nästan kväll. {child} och {friend}[!friend: , {child.his} bästa vän,] hade byggt en koja under köksbordet. De låg på varsin kudde[school: , precis som {at school}], och {pet} låg mitt emellan, för där var det varmast.

{@Paws} Och {pet.he} ville alltid säga det sista.

”God natt”, sa {friend} på låtsas.

”God natt”, sa {child} på låtsas.

”{@Maaao}”, sa {pet} på riktigt.

# huuu
Då hördes det något borta vid balkongdörren.

”Huuu.”

{child} kikade ut under duken. Där stod ett spöke. Det var inte större än en resväska, och man kunde se elementet rakt igenom det.

”Huuu”, sa spöket.

”{@Maaao}”, sa {pet}.

”Sluta med det där”, sa {child}, för {child.he} ville att spöket skulle vara tyst.

”Huuu”, sa spöket.

”{@Maaao}”, sa {pet}.

# a-visitor
Men {friend} blev glad. {Friend.He} hade velat ha främmande i kojan hela dagen.

”Det är hungrigt”, sa {friend.he}. ”Så där låter min mage.”

{Friend.He} kröp ut och satte fram en bulle[elder: , en av dem som {elder}[elder2:  och {elder2}] hade haft med sig]. Spöket böjde sig ner. Det tog i bullen med båda händerna, men händerna gick rakt igenom.

”Huuu”, sa spöket.

”{@Maaao}”, sa {pet}.

{Friend} fick äta upp bullen själv.

# bare-feet
Då kröp {child} ut. Nu tänkte {child.he} säga sluta på riktigt. {Child.He} gick över golvet på sina bara fötter, ett steg, två steg, tre steg, ända fram till balkongdörren[athlete: , lika modig som {athlete}]. Och där var golvet iskallt!

”Hu!” sa {child}.

{Child.He} stannade. {Child.He} tittade på sina tår. {Child.He} tittade på spöket.

”Nu sa jag det också”, sa {child}. ”{Friend}! Det skräms inte. Det fryser!”

”Huuu”, sa spöket och nickade.

# a-hat
De hämtade en filt. Den åkte rakt igenom spöket och blev en hög på golvet. De hämtade {child's} mössa. Den åkte också rakt igenom och lade sig på filten.

[sport: ”Av {sport} blir man varm”, sa {child}, ”men det får man inte i köket.”

]{Friend} tänkte så att {friend.he} fick rynkor.

”En mössa är inte varm”, sa {friend.he}. ”Det är man själv som är varm i den. Det måste vara något som är varmt av sig självt.”

# the-warmest
Då tittade de på {pet}, båda två.

”{@Maaao}”, sa {pet}. Det betydde nej. {Pet.He} låg där det var varmast, och där tänkte {pet.he} ligga kvar.

Man kan inte bära {@one} som inte vill. Så {child} väntade. {Friend} väntade. Spöket väntade.

”Hu”, sa spöket, så litet att det nästan inte hördes.

# in-the-middle
Och {pet} svarade inte.

{Pet.He} reste sig. {Pet.He} sträckte på framdelen. {Pet.He} sträckte på bakdelen. Så gick {pet.he} över golvet {@socks} och lade sig mitt i spöket, hoprullad som en bulle, {@purr}.

Först blev spökets mage rosa. Sedan bröstet. Sedan hela spöket, ända upp i toppen, som en lampa när man tänder den.

”Haaa”, sa spöket.

# all-four
Efter en stund gick {pet} tillbaka till kojan, långsamt, så att spöket hann med. Sedan låg de där alla fyra. {Friend} bjöd på bulle, en sådan som man låtsas[music: , och {child} nynnade på {music}].

Då smällde det i ytterdörren. Det var {@comes} {@He} hade snö i håret och snö på tårna.[elder & adult:  Efter {adult.him} kom {elder.short}[elder2:  och {elder2.short}] med den tomma hinken.][elder2 & !adult:  Efter kom {elder2} med den tomma hinken.]

”Huuu”, sa {@a}.

# your-turn
Det var tyst under bordet. Sedan stack {child} ut huvudet.

”Du får vänta på din tur”, sa {child.he}.

”{@Maaao}”, sa {pet}.

# @maaao
maaao
## if pet.dog
vooof

# @paws
{Pet} var {friend's} katt, en siames. {Pet.He} hade blå ögon och såg ut att ha bruna strumpor på alla fyra fötterna.
## if pet.cat
{Pet} var {a breed}. {Pet.He} gick så tyst att det lät som om {pet.he} hade strumpor på alla fyra fötterna.
## if pet.cat & breed.Siamese
{Pet} var en siames. {Pet.He} hade blå ögon och såg ut att ha bruna strumpor på alla fyra fötterna.
## if pet.dog
{Pet} var {a breed}. {Pet.He} var varm ända ut i tassarna.

# @one
en katt
## if pet.dog
en hund

# @socks
i sina bruna strumpor
## if pet.cat
som i strumpor
## if pet.cat & breed.Siamese
i sina bruna strumpor
## if pet.dog
på sina varma tassar

# @purr
och började spinna
## if pet.dog
och suckade av välbehag

# @comes
{minder}, som passade dem och som hade gått ut med soporna, barfota i tofflorna.
## if adult
{adult}, som hade gått ut med soporna, barfota i tofflorna.
## if elder & !adult
{elder}, som hade gått ut med soporna, barfota i tofflorna.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
