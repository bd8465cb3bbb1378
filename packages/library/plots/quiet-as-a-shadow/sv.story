title: Tyst som en skugga
title: Snörvel, smask, prassel
title: Bäst i världen på att smyga
guest kotte: Kotte (den), Pinne (den)
guest dog: Nalle (han), Bruno (han)
guest neighbour: Ingrid (hon), Greta (hon)
guest sitter: Lotta (hon), Sanna (hon)

% Igelkotten tror att den är tyst. Den som sitter på trappan (@a): {adult}, annars den äldre, annars barnvakten. {dog} är {neighbour’s} hund och aldrig familjens.

# by-the-raspberries
Det var kväll på kolonin[city:  i utkanten av {city}]. {@A-first} satt på trappan och drack te[music:  och nynnade på {music}], och {child} satt på huk vid hallonbuskarna i sina gröna stövlar[friend: , som {friend}[!friend.known: , {child.his} bästa vän,] inte fick låna].[elder & adult:  {Elder}[elder2:  och {elder2}] hade somnat bakom tidningen.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade somnat på {@as} fötter.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg på taket och låtsades inget höra.][pet.other:  Där hemma sov {pet}.]

Då hördes det något under buskarna.

Snörvel, smask, prassel!

”Hej, igelkott!” sa {child}.

# who-me
Det blev tvärtyst. En nos kom fram. Efter nosen kom två svarta ögon och en massa taggar.

”Hur kunde du höra mig?” sa igelkotten. ”Ingen hör mig. Jag är tyst som en skugga.”

”Du lät så här”, sa {child}. ”Snörvel, smask, prassel!”

”Omöjligt”, sa igelkotten. ”Det måste ha varit någon annan.”

Och så gick den vidare. Snörvel, smask, prassel!

”Där!” sa {child}. ”Nu lät du igen!”

”Jag hörde ingenting”, sa igelkotten. ”Jag heter {kotte}, och jag är bäst i världen på att smyga. I kväll ska jag smyga hem till min lövhög.”

# past-the-dog
{child} såg lövhögen. Den låg på andra sidan gräsmattan, borta vid staketet.

”Men mitt på gräsmattan ligger {dog}”, sa {child}.

{dog} var granntant {neighbour’s} hund. Han var stor som en soffa och lika snäll, och han sov.[sport:  Han hade försökt {play sport} hela dagen.]

”Därför ska jag ju smyga”, sa {kotte}. ”Vill du följa med? Gör precis som jag. Tyst som en skugga!”

{child} la sig på alla fyra bredvid. Och så smög de.

# with-your-nose
Snörvel, smask, prassel, lät {kotte}.

{child} kröp så tyst, så tyst[school: , tystare än någonsin {at school}]. {Child.He} hördes inte alls.

”Bra”, viskade {kotte}. ”Men du har fel smygljud. Man ska göra det med näsan också.”

”Så här?” viskade {child}. ”Snörvel?”

”Just så. Alldeles tyst.”

Snörvel, smask, prassel! De smög förbi vattenkannan.

Snörvel, smask, prassel! De smög förbi pumpan.

# a-snail
Nu var de framme vid {dog}. Och då hittade {kotte} en snigel. Den låg precis framför {dog’s} nos.

”Nej, {kotte}!” viskade {child}. ”Ta den inte!”

”Ingen fara”, sa {kotte}. ”Jag tuggar som en skugga.”

SMASK!

{dog} öppnade ett öga.

# vrrr
Så öppnade han det andra. Han reste sig upp, och han var ännu större när han stod.

”Vrrr?” sa {dog}.

{kotte} blev en boll. Bara taggar runt om.

”Rör dig inte”, sa bollen. ”Han kan inte se oss.”

Men {dog} såg dem. Han stack fram nosen mot bollen.

# a-thousand-hedgehogs
Då tänkte {child} på smygljudet. {Child.He} kunde det ju nu. {Child.He} satt stilla på gräset, drog in all luft {child.he} hade och gjorde det så stort {child.he} kunde:

”SNÖRVEL! SMASK! PRASSEL!”

{dog} stannade. Han la huvudet på sned.

Vad var det för djur? Det lät som tusen igelkottar!

”SNÖRVEL! SMASK! PRASSEL!” sa {child} en gång till, och nu var bollen också med, inifrån taggarna.

{dog} gnydde. Han la svansen mellan benen, och så sprang han[athlete: , fortare än {athlete}]. Han sprang genom rabatten, under staketet och rakt upp i knäet på {neighbour}, fast han inte fick plats.

”Men {dog} lilla!” sa {neighbour}. ”Vad var det som lät?”

# is-he-gone
Bollen öppnade sig lite. Först kom nosen. Sedan kom ögonen.

”Är han borta?” sa {kotte}.

”Ja”, sa {child}. ”Han sprang hem.”

”Och han märkte oss inte.”

{child} tittade på {neighbour}, som satt under en hel hund, och på {kotte}, som var så stolt att alla taggar stod rakt upp.

”Nej”, sa {child}. ”Inte det minsta.”

”Vilken tur att du smög så bra på slutet”, sa {kotte}. ”Det var det tystaste jag har hört.”

# good-night
De gick den sista biten till lövhögen. Snörvel, smask, prassel. {kotte} kröp in. Först försvann nosen, sedan ögonen, sedan taggarna, och sist en liten bakfot.

”God natt, {child}”, sa lövhögen.

”God natt, {kotte}”, sa {child}.

{Child.He} gick tillbaka över gräset till {@a}, och det var alldeles stilla i trädgården.

Nästan.

Snörvel, sa det inne i löven. Smask. Prassel.

Och sedan sov igelkotten, tyst som en skugga.

# @A-first
Barnvakten {sitter}
## if adult
{Adult}
## if elder & !adult
{Elder}[elder2:  och {elder2}]

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}[elder2:  och {elder2.short}]

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
