title: Inte ens lite
title: Tre hajar i plaskbassängen
guest teacher: Yngve (han), Roland (han)

% Hajen är ”den”. Den som väntar med handduken: {@lap}.

# three-sharks
I plaskbassängen[city:  i {city}] låg tre hajar.

De var riktiga hajar, med fenor och tänder. De låg i det varma vattnet med hakan på kanten, och de tittade på {child}.

{child} hade en gul badring. {Child.He} ville bada.[pet.dog:  Det ville [!pet.known: hunden ]{pet} också.][pet.cat:  Det ville inte [!pet.known: katten ]{pet}.] Bredvid {child.him} på kanten satt {@who} med fötterna i vattnet[music:  och nynnade på {music}].[friend:  Och i vattnet stod {friend}[!friend.known: , {child's} bästa vän,] och väntade.]

# the-rule
”Får vi vara med?” frågade hajarna.

{child} tänkte efter. ”Ja”, sa {child.he}. ”Men man får inte bitas.”

”Inte ens lite?” frågade hajarna.

”Inte ens lite!” sa {child.he}.[pet:  ”Den regeln har jag med {pet} också.”]

”Det är en bra regel”, sa {@t}.[school:  ”Den har de {at school} också.”]

# splashing
Så klev {child} i[pet.dog: , och {pet} också]. De plaskade. Hajarna hade aldrig plaskat förut, de hade bara simmat.[sport:  De hade inte fått {play sport} heller.] De slog med fenorna så att {@t} blev blöt ända upp i luggen.[pet.cat:  {Pet} flyttade på sig. Lite.]

{@duck}

”Får man bita i den?” frågade hajarna.

{@no}

”Inte ens lite?”

”Inte ens lite!”

Hajarna suckade så att det bubblade.

# the-toe
Då fick de syn på {@ts} stortå. Den var rund och rosa.

”Får man bita i den?”

”NEJ!” sa {child.he}.

”Inte ens lite?”

”INTE ENS LITE!” sa {child} och [friend: {friend}|{@t}], och {@t} drog upp foten.

# it-bit
Den minsta hajen tittade på {child's} badring. Den var så gul. Den var så tjock. Den lilla hajen frågade ingenting.

Den bet.

# pffft
PFFFFFFFT!

Luften sprutade ut! Den lilla hajen satt fast med tänderna, och iväg for den. Runt, runt hela bassängen for den, med badringen i munnen och stjärten i vädret. PFFFFT förbi {child}[friend:  och {friend}]! PFFFFT förbi [pet.dog / pet.cat: {pet}|ankan]! PFFFFT rakt upp i luften!

Och PLUPP. Den landade i {@ts} knä.

# flat
Där satt den, med den gula ringen i munnen, och ringen var alldeles platt.

”Min ring”, sa {child}. Nu var {child.he} ledsen.

Den lilla hajen grät. Tårarna var stora som jordgubbar.

”Jag bet”, snyftade den. ”Nu får jag aldrig vara med mer. Inte ens lite.”

# be-my-ring
{child} såg på hajen. Hajen såg på {child.him}.

”Du får säga förlåt”, sa {child.he}.

”Förlåt”, sa hajen.

”Och sedan får du vara min badring.”

”Får jag?”

{child} la armarna om den lilla hajen. Den var hal och rund. De andra två simmade nära, en på var sida[friend: , och {friend} höll i en fena], och {@t} höll en hand under {child.his} mage.

# glide
Då sparkade {child.he}. {Child.He} sparkade så att det skummade.[athlete:  {Child.He} tog i som {athlete}.] Och de gled! De gled över hela bassängen, {child}[friend: , {friend}][pet.dog: , hajarna och {pet} med ankan][!pet.dog:  och hajarna], ända till andra kanten.

”Jag simmade!” ropade {child}. ”Gjorde det ont när jag kramade dig?”

”Inte ens lite”, sa den lilla hajen.

# towels
Sedan var badet slut. {child} satt på bänken [adult: i {adult's} knä|{@beside}], med en stor handduk omkring sig. Bredvid satt [friend: {friend} och ]tre hajar i var sin liten handduk.[elder & adult:  Det var {elder.short}[elder2:  och {elder2}] som hade värmt handdukarna på elementet.][pet.dog:  {Pet} skakade sig, så att alla måste torkas igen.][pet.cat:  {Pet} var inte blöt. Inte ens lite.]

”Är du trött?” frågade {@lap}.

”Inte ens lite”, sa {child} och gäspade.

# not-even-a-bit
Den lilla hajen lutade sig mot {child.him}. ”Är du arg på mig nu?”

{Child.He} lutade sig tillbaka. Det var varmt och mjukt.

”Inte ens lite”, sa {child.he}.

# @who
{teacher}, simläraren,
## if elder
{elder}

# @t
{teacher}
## if elder
{elder.short}

# @ts
{teacher's}
## if elder
{elder.short's}

# @duck
Då flöt det förbi en gummianka.
## if pet.dog
Då kom {pet} simmande med en gummianka i munnen.
## if pet.cat
Då fick de syn på {pet's} svans. Den hängde ner från kanten.

# @no
”Nej.”
## if pet.dog & friend
”Nej”, sa {friend}. ”{Pet} bara håller.”
## if pet.dog
”Nej. {Pet} bara håller.”
## if friend
”Nej”, sa {friend}.

# @lap
{teacher}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @beside
bredvid {teacher}
## if elder
i {elder's} knä
## if elder & elder2
mellan {elder} och {elder2}
