title: Klapp, tass
title: Den andra toffeln
title: God natt däruppe, god natt därnere
guest pet: Doris (hon), Skutt (han)
guest elder: Maj (hon), Ulla (hon)

% Låt barnet säga ”klapp, tass”, och säg det sista klappet så tyst det går. Den äldre är familjens, annars gammelfaster {elder}. Djuret är familjens hund eller katt, annars grannens kanin: @bus, @watched, @sat, @thump, @sniff, @settled.

# two-slippers
{child} skulle sova över hos {@host}. {@also}

[friend: {Friend}[!friend.known: , {child's} bästa vän,] hade kramat dem båda hej då. ]{@bus} Det fattades något, men det kunde {pet} inte säga.

{Elder.short} hade tofflor, två stycken, röda och ludna. När {elder.short} gick i köket lät det så här:

Klapp, klapp. Klapp, klapp.

”Nu ska vi koka gröt”, sa {elder.short}[music:  och nynnade på {music}]. Klapp, klapp, gick {elder.he} till spisen.

{Pet} satt under bordet och tittade på tofflorna. {@watched}

# one-slipper
De åt gröt. {Elder.short} sparkade av sig tofflorna under bordet, för det gör man när man äter gröt. Och sedan skulle {elder.he} hämta mer mjölk.

Klapp, tass. Klapp, tass.

{Elder.short} stannade. {child} tittade ner.

”{Elder.short}! Du har bara en toffel!”

”Det var som sjutton”, sa {elder.short}. ”Var är den andra?”

# a-raisin
De letade under bordet. Ingen toffel. De letade under soffan. Där låg en knapp[elder2:  från {elder2's} skjorta] och ett russin[athlete:  och en bild av {athlete}], men ingen toffel. De letade till och med i kylskåpet, fast det var mest för att {child} ville titta på ljuset.

# gone
Klapp, tass, gick {elder.short}. Klapp, tass.

”Vi tar på pyjamas så länge”, sa {elder.short}. ”Var är din strumpa?”

{child} hade bara en strumpa[sport: , en sådan som man har när man ska {play sport}]. Den andra var borta!

”Var är min grytlapp?” sa {elder.short}.

Borta!

”Var är min mjuka halsduk[elder2: , den från {elder2.short}]?”

Borta, borta, borta!

”Och var”, sa {child} och såg sig om, ”är {pet}?”

# hasss
De stod alldeles stilla, båda två. Då hörde de det. Någon drog något över golvet.

Hasss. Hasss. Hasss.

{child} tog {elder.short} i handen. De smög så tyst de kunde. Det var inte så tyst, för {elder.short} lät ju klapp, tass, klapp, tass.

Ljudet kom från rummet där {child} skulle sova. Det kom under {@bed}.

# a-bed
{child} lade sig på magen och tittade in.

{@sat} Bredvid låg en grytlapp. På grytlappen låg en strumpa, och mitt i alltihop stod en röd, luden toffel, och i toffeln hade {pet} lagt in sin haka.

”{Elder.short}”, viskade {child}. ”{Pet} har bäddat.”

{Elder.short} lade sig också på magen. Det tog en stund.

”Men lilla vän”, sa {elder.short}. ”Har du ingen säng?”

Då kom {child} på det. {Pet} hade en kudde där hemma, en blå. Den hade de glömt! Den låg kvar hemma, och {pet} hade inte kunnat säga det, för {@animals} kan inte säga kudde.

# we-swap
{Elder.short} sträckte in handen efter toffeln.

{@thump}

{Elder.short} drog tillbaka handen. ”{Pet.He} tänker inte ge mig den.”

{child} funderade. Sedan kröp {child.he} ut och hämtade sin gula tröja, den som {child.he} hade haft på sig hela dagen[adult: , ända sedan {adult} hjälpte {child.him} i den]. Den luktade gröt och buss och [friend: {Friend} och ]{child}.

{Child.He} knölade ihop den och sköt in den under sängen.

”Här, {pet}”, viskade {child.he}. ”Vi byter.”

{Pet} luktade på tröjan. {@sniff} Sedan {@settled}

Och {child} tog toffeln och gav den till {elder.short}.

# up-and-down
Sedan kröp {child} ner i sin säng, överst. Under {child.him} låg {pet} i sin säng, underst. {Elder.short} stoppade om dem båda två.

”God natt däruppe”, sa {elder.short}. ”God natt därnere.”

# klapp
Så släckte {elder.he} lampan och gick ut i köket, och {child} låg och lyssnade.

Klapp, klapp.

Klapp, klapp.

Klapp.

# @host
sin gammelfaster {elder}
## if elder
{elder}

# @also
{Child.He} passade grannens kanin, som hette {pet}, och {pet} skulle också sova över.
## if pet.dog
[!pet.known: Hunden {pet}|{Pet}] skulle också sova över.
## if pet.cat
[!pet.known: Katten {pet}|{Pet}] skulle också sova över.

# @bus
{Pet.He} hade åkt buss[city:  genom hela {city}] i sin bur[adult:  bredvid {adult}] och sett mycket allvarlig ut hela vägen[school: , ända från {school}].
## if pet.dog
{Pet.He} hade åkt buss[city:  genom hela {city}] i sitt fina koppel[adult:  bredvid {adult}] och sett mycket allvarlig ut hela vägen[school: , ända från {school}].

# @watched
Nosen gick upp och ner, upp och ner.
## if pet.dog
Nosen gick snuff, snuff, snuff.
## if pet.cat
Huvudet gick fram och tillbaka, fram och tillbaka.

# @bed
sängen
## if pet.dog
den höga sängen

# @sat
Där satt {pet}. {Pet.He} satt på en halsduk.
## if pet.dog
Där låg {pet}. {Pet.He} låg på en halsduk.

# @animals
kaniner
## if pet.dog
hundar
## if pet.cat
katter

# @thump
Dunk! sa {pet} med bakfoten.
## if pet.dog
Mmmrrm! sa {pet} med hakan kvar i toffeln.
## if pet.cat
Dask! sa {pet} med tassen.

# @sniff
Nosen gick upp och ner.
## if pet.dog
Snuff, snuff, snuff.
## if pet.cat
{Pet.He} trampade lite på den.

# @settled
tog {pet.he} ett litet skutt, rakt ner i den gula tröjan, och blev alldeles platt av lycka.
## if pet.dog
lade {pet.he} hakan mitt i den gula tröjan, suckade djupt och blev alldeles platt av lycka.
## if pet.cat
snurrade {pet.he} ett varv, rakt ner i den gula tröjan, och blev alldeles rund av lycka.
