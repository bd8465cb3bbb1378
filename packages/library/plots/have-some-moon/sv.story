title: Smaka, månen!
title: Mera måne
title: Månen och knäckebrödet
guest sitter: Siv (hon), Barbro (hon)

% Nutid, som i sagan den gjordes av. I vems knä: {@a}, alltså {adult}, annars den äldre, annars {sitter}. ”Månen bara lyser” är omkvädet.

# round-and-yellow
Titta! Där är månen.

Månen är rund. Månen är gul. Månen är mitt i fönstret, högt däruppe[city:  över {city}].

{child} sitter i köket, i {@of-a} knä, och har ett knäckebröd. Det är runt, precis som månen.[friend: 

{Friend}[!friend.known: , {child.his} bästa vän,] sitter på stolen bredvid och har redan ätit upp sitt.]

”Hej, månen”, säger {child.he}.

Månen säger ingenting. Månen bara lyser.

# hungry
”Månen är hungrig”, säger {child.he}.

{Child.He} håller upp sitt knäckebröd mot fönstret.

”Smaka, månen!”

Månen smakar inte. Månen bara lyser.

”Det är gott”, säger {child.he}. ”Det är smör på. Mycket smör!”

Månen bara lyser.

”Lite, bara. Smaka, månen!”

# gone
{child} sträcker på armen. {Child.He} sträcker så långt {child.he} kan[athlete: , längre än {athlete}]. Nu är knäckebrödet högt uppe. Nu är knäckebrödet mitt framför månen.

Oj!

Var är månen?

Ingen måne. Bara knäckebröd.

”{@A2}!” säger {child.he}. ”Månen är borta!”

”Oj, oj, oj”, säger {@a2}.[friend: 

{Friend} tittar under bordet. Ingen måne där heller.]

# a-small-moon
{Child.He} tittar. Bara runt, runt knäckebröd. Ingen måne alls.

{Child.He} tar en tugga. KRASCH!

Nu är det ett hål i knäckebrödet. {Child.He} håller upp det igen. Och där, i hålet, där lyser det!

”En liten måne!” säger {child.he}.

# more-moon
{Child.He} tar en tugga till. KRASCH!

{Child.He} håller upp det. Titta! Mera måne!

En tugga till. KRASCH!

Mera måne!

KRASCH! KRASCH! KRASCH!

Mindre och mindre knäckebröd. Mera och mera måne.

Nästan inget knäckebröd.

Nästan bara måne.

# hello-again
Nu är det bara en liten, liten bit kvar i handen. Och månen är hel. Månen är rund. Månen är gul.

”Hej, månen”, säger {child.he}.

Månen säger ingenting. Månen bara lyser.

Månen lyser på bordet. [sport: Månen lyser på {child.his} {sport.thing}. ]Månen lyser på {@of-a} näsa. [adult & elder: Månen lyser på {elder}[elder2:  och på {elder2}]. ][!adult & elder2: Månen lyser på {elder2}. ][pet.cat: Månen lyser på [!pet.known: katten ]{pet}, som vill ha smöret. ][pet.dog: Månen lyser på [!pet.known: hunden ]{pet}, som väntar på smulor. ][pet.other: Månen lyser på {pet}. ][school: Månen lyser på {school} också, fast där är ingen. ]Månen lyser på {child.his} mage.

Månen lyser på alla smulorna.

Och magen är också rund. Den är full av knäckebröd.

# having-some
{child} tittar på den lilla, lilla biten. Den är till månen. {Child.He} lägger den i fönstret, precis där det lyser.

”Smaka, månen”, säger {child.he}.

Och då kommer månens ljus och lägger sig på biten. Alldeles mjukt. Alldeles gult.

”Nu smakar den”, säger {child.he}.

”Ja”, säger {@a2}. ”Nu smakar den.”

# just-shone
{Child.He} gäspar. {Child.He} lutar huvudet mot {@a2}.[music:  {@A2} nynnar på {music}.] {@A2} är varm.

{child} säger ingenting. {@A2} säger ingenting.

Och månen bara lyser.

# @of-a
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder's}

# @a2
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A2
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
