title: Jag viskar ju
title: För stor för hemligheter
title: Valens hemlighet
guest whale: Doris (hon), Majken (hon)
guest pike: herr Gädda (han), herr Torsk (han)
guest sitter: Siv (hon), Barbro (hon)

% {whale} talar med stora bokstäver och viskar hela tiden; bara när hon är ledsen, och genom räcket, blir de små. Hemligheten är barnets egen ålder.
% Den som har mössan och bär (@a): {adult}, annars den äldre, annars barnvakten.

# im-big
Vid kajen låg en val och väntade på {child}. Hon var stor som en buss, och då var det bara huvudet.

{child} hade önskat sig en val[city: , ända från {city}].

”Ska jag lyfta upp dig?” sa {@a-first}.

”Nej”, sa {child}. ”Jag är stor.” Och så tog {child.he} tag i räcket.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] tog tag i {child}.]

# a-secret
”HEJ”, sa valen, som hette {whale}. ”JAG HAR EN HEMLIGHET OCH KAN INTE HÅLLA DEN. FÅR JAG VISKA DEN?”

”Ja tack”, sa {child}.

{whale} kom nära. Hon tog ett långt andetag.

”PSSST!”

WOSCH! Iväg for {@as} mössa, över båtarna och ut till havs.[adult & elder:  {Elder} höll i sina tänder[elder2: , och {elder2} höll i {elder}].][!adult & elder2:  {Elder2} höll i {elder}.][pet.dog:  Öronen på [!pet.known: hunden ]{pet} vändes ut och in.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] var hemma, som tur var, med all sin päls på.][pet.other:  {Pet} var hemma, som tur var.]

”Man måste viska”, sa {child}.

”JAG VISKAR JU”, sa {whale}.

# a-door
”Gör munnen liten”, sa {child}. ”Så här.” Och {child.he} gjorde munnen liten som en knapp[school: , så som de gjorde {at school}].

{whale} gjorde munnen liten. Den blev liten som en dörr.

”PSSST!”

WOSCH! Iväg for {pike's} tidning, sida efter sida[sport: , med all {sport} i]. En mås flög förbi, baklänges[athlete: , fortare än {athlete}].

”Sluta skrika!” skrek {pike}.

”JAG VISKAR JU”, sa {whale}.

# too-big
[age>=5: ”Håll handen för”, sa {child}.

{whale} hade ingen hand, så hon höll stjärten för.

”PSSST!”

WOSCH! Det for runt stjärten och tog flaggan på hamnkontoret.

”JAG VISKAR JU”, sa {whale}.

]”Ännu mindre”, sa {child}. ”Och blunda. Det hjälper.”

{whale} blundade.

”PSSST!”

WOOOOSCH! Alla båtar ringde i sina klockor[music: , och det lät nästan som {music}]. {Pike} satte sig i en låda med fisk.

”Nu räcker det!” ropade han. ”Du är för stor för hemligheter!”

# she-sank
{whale} tittade på {child}. Ögat blev väldigt blankt.

”Jag viskar ju”, sa hon, och så sjönk hon. Hon sjönk och sjönk, och sedan fanns bara en ring på vattnet.

”{whale}!” ropade {child}. ”Kom tillbaka!”

Ingen kom. {child} tyckte så synd om henne att magen gjorde ont. {Child.He} höll hårt i räcket.

Och då kittlade det i räcket.

# the-railing
Mmmmm, sa det i fingrarna. Räcket var långt och kallt, och ena änden gick ner, ner i vattnet. {child} la örat mot det. Och långt där nere la {whale} sin mun mot andra änden.

”Psst”, sa räcket, pyttelitet. ”Alla tror att jag är stor. Men jag är bara {age}.”

# so-am-i
{child} funderade på det. Sedan gjorde {child.he} munnen liten som en knapp och satte den tätt mot räcket.

”Jag med”, viskade {child.he}.

Och hela hamnen blev full av bubblor. Det var {whale} som fnissade.

”Vad sa hon?” sa {pike}[friend:  och {friend} i munnen på varandra].

”Det är en hemlighet”, sa {child}.

# bedtime
Upp kom {whale}, med {@as} mössa längst ut på stjärten. Och långt där ute kom det upp något mer, stort som tio bussar.

”GUMMAN”, viskade det. ”LÄGGDAGS.”

Och mössan for till havs igen.

”Det är min mamma”, sa {whale} och simmade sin väg.

# only
Runt hela hamnen tändes lamporna. ”Hem med oss”, sa {@a}. {child} drog {@a} i ärmen, och {@a} böjde sig ner.

”Kan du bära mig?” viskade {child}.

”Jag trodde att du var stor”, viskade {@a}.

{child} gjorde munnen liten som en knapp och satte den mot {@as} öra.

”Jag är bara {age}”, viskade {child.he}.

# @a-first
{sitter}, som var barnvakt
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
