title: Och sen?
title: Mardrömmen i sandlådan
title: Hur slutar jag?

% Mardrömmen är "den". På dagen är den stor som en katt, på natten stor som ett hus. Leken heter kull.

# in-the-sandpit
Mitt på ljusa dagen, när {child} kom till lekplatsen[city:  {in city}], satt det en mardröm i sandlådan.

{child} kände igen den direkt. Det var den med klorna, den som brukade komma dundrande i mörkret, stor som ett hus. Men här i solen var den inte större än en katt, och man kunde se spaden rakt igenom den.

”Du är min mardröm”, sa {child}.

”Ja”, sa mardrömmen. ”Förlåt att jag kommer på dagen. Jag måste få fråga om en sak.[pet:  Jag frågade din [pet.dog: hund |][pet.cat: katt |]{pet} först, men {@pet-did}.]”

# how-do-i-end
”Vadå?” sa {child}.

”Hur slutar jag?”

”Det vet väl du!”

”Nej!” sa mardrömmen. ”Hör här. Först är det mörkt. Sen kommer jag. Bom, bom, bom! Sen vrålar jag. Sen sträcker jag ut klorna …”

”Och sen?” sa {child}.

”Sen vaknar du!” sa mardrömmen. ”Varje gång! Jag har aldrig fått vara med om slutet.”

Det hade inte {child} heller. {Child.He} hade varit så rädd för slutet att {child.he} alltid vaknade före.

# the-hedge
”Då får vi väl ta reda på det”, sa {child}. ”Här, medan det är ljust. Jag springer, och du jagar mig.”

Så {child} sprang[athlete: , fort som {athlete}], och mardrömmen sprang efter. Pip, pip, pip, lät det när den vrålade, för på dagen hade den bara en liten röst.[music:  Det lät som {music} på en mycket liten flöjt.] Den sträckte ut klorna.

Då stannade {child} och vände sig om.

Mardrömmen sprang förbi, rakt in i häcken.

”Varför stannade du inte?” ropade {child}.

”Hur gör man?” ropade häcken.

För ingen hade någonsin stannat för en mardröm förut, så den hade aldrig lärt sig bromsa.

# heels
{child} fick visa. ”När jag håller upp handen och säger stopp, så sätter du hälarna i marken.”

”Har jag hälar?” sa mardrömmen och kände efter. Det hade den.

De övade[sport: , precis som när man ska lära sig {play sport}]. ”Stopp!” sa {child}, och mardrömmen for in i gungan. [adult: ”Stopp!” sa {child}, och den for in under bänken där {adult} satt. | ”Stopp!” sa {child}, och den for in under bänken.][elder:  ”Stopp!” sa {child}, och den for rakt mellan fötterna på {elder}[elder2:  och {elder2}].] ”Stopp!” sa {child}, och då satte den hälarna i marken. Iiiiiik! Precis framför {child's} näsa stod den stilla.

# tag
”Och sen?” viskade mardrömmen.

De tittade på varandra. {child} funderade. Någon springer, och någon jagar. Hur brukar det sluta?

”Det är ju kull!” sa {child.he}. ”[friend: Det leker jag med {friend}. ][school: Det kan alla {at school}. ]Du nuddar mig lite, och så säger du kull. Då är det klart.”

Mardrömmen drog in klorna. Den sträckte fram en tass, och den var mjuk och lite sval, som andra sidan av kudden.

”Kull”, sa den. Sen blev den alldeles blank i ögonen. ”Var det där slutet? Det var ju fint!”

# syrup
Men så kom kvällen, och så kom natten, och {child} somnade. Och först var det mörkt.

Bom.

Bom, bom.

BOM, BOM, BOM! Där kom den. Nu var den stor som ett hus igen, och den vrålade så att mörkret skakade. Tänk om den hade glömt! Tänk om den inte visste att det var {child}!

{child} ville springa. Men benen gick inte. De var sega som sirap, så som ben blir i drömmar. {Child.He} drog och drog, och de satt fast.

Och klorna kom närmare.

# stop
Då kom {child} på det. {Child.He} behövde ju inga ben. {Child.He} skulle ju inte springa. {Child.He} skulle stå still, och det är sirapsben allra bäst på.

{Child.He} höll upp handen.

”Stopp”, sa {child}.

Iiiiiiiiiik … Mardrömmen satte hälarna i mörkret. Den gled och gled, stor som ett hus, och stannade precis framför {child's} näsa.

# a-paw
”Och sen?” viskade {child}.

Mardrömmen andades. Den tänkte så att det knakade. Sen drog den in klorna, en efter en, och sträckte fram en väldig tass. Den var mjuk och lite sval.

”Kull”, sa mardrömmen.

Sen blev den mindre. Den blev som ett skjul, och som en hund, och som en katt. Den rullade ihop sig vid {child's} fötter och lade svansen över nosen.

”Så slutar jag”, mumlade den.

# went-on
Sen somnade den. Och för första gången, när drömmen var slut, behövde {child} inte vakna.

{Child.He} sov bara vidare.

# @pet-did
{pet.he} svarade inte
## if pet.dog
{pet.he} skällde bara
## if pet.cat
{pet.he} bara gäspade
