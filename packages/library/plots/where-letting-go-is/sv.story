title: Björnen som kramades
title: Var släppa sitter
guest friend: Melker (han), Maja (hon)
guest pet: Måns (han), Grevinnan (hon)
guest elder: tant Barbro (hon), gamle Ture (han)

% Björnen heter Björn. @elder-first, @trade: en riktig mor- eller farförälder syr björnen men har inget yrke.
% Katten är originalet; hunden tar sig ut baklänges.

# one-hug
{child} hade alltid velat ha en nallebjörn. På lördagen tog {@elder-first} en gammal brun soffa och sydde en. {@Trade}

{Elder} bet av sista tråden. Björnen satte sig upp.

”Hej”, sa den. ”Jag heter Björn.” Och så kramade den {child}.

Det var skönt. Men det tog inte slut.

”Nu kan du sluta”, sa {child}.

”Hur då?” sa Björn.

Så var det med Björn. Han kunde börja på en kram, men han kunde inte sluta. {Friend}, {child's} bästa vän, fick komma över och dra ut {child.him} i fötterna.

# do-me
”Vad bra han är!” sa {Friend}. ”[school: Vi tar med honom till {school}! ]Nu jag!”

{Friend} var därinne så länge att {friend.he} hann äta en hel bulle. ”Här skulle man kunna bo”, hördes det någonstans inifrån.

”Kom ut, {friend}! Jag vill gå till parken[sport:  och {play sport}]!”

”Han kan bära mig dit.”

{@Watched}

# a-lamp-post
Till slut fick {elder} ut {friend} med [adult: {adult's}|ett] skohorn. De gick till parken, och {pet} gick en bit bakom och låtsades vara på väg dit ändå.

På vägen kramade Björn [athlete: en affisch med {athlete}, och sedan ]en lyktstolpe. Alla fick hjälpas åt att få loss honom[adult: , även {adult}].

”Den var ensam”, sa Björn.

”Björn, man måste släppa saker!” sa {child}.

”Jag vet inte var släppa sitter”, sa Björn. ”Är det i armarna?”

# the-van
Vid dammen stod glassbilen[music:  och spelade {music}].

”Han där inne behöver en kram”, sa Björn.

”Nej!” sa {child}. Men Björns långa armar var redan runt hela bilen.

”Hallå?” sa glassgubben i mörkret.

Björn kramade. Bilen knakade. En strut ploppade ut på sidan, och så en till, och sedan en massa rosa, rakt ner på Björns [pet.dog: knä|mage].

”Han mjölkar den!” sa {Friend} och höll munnen under.

# rip
Då hördes ett ritsch. Det kom från Björns axel. Sömmen gick upp, stygn för stygn, och vitt ludd yrde ut.[elder2:  {Elder2} fångade det som gick att fånga.]

”Åh nej”, sa {elder}. ”Han drar ju isär sig själv.” Och {elder.he} tog fram en stor böjd nål.

”Jag kan inte sluta”, sa Björn. ”Jag är rädd.”

{child} kände hur det stramade i halsen. ”Det är ingen fara, Björn”, sa {child.he}.

”Säg till honom att det är läggdags”, sa {Friend}. ”Björn! Läggdags!”

”Det vore skönt”, sa Björn. Ritsch, sa det i armen.

# like-custard
{@Came}

Genast släppte Björns armar bilen. De slog ihop sig om {pet} i stället.

”Stackars {pet}!” sa {Friend}. ”Som avskyr kramar!”

{@Poured}

Björn tittade på sina tomma armar. Nu kramade han sig själv, och luddet rök.

# not-letting-go
”Håll honom stilla, så syr jag!” ropade {elder} med tråden redo.

{child} tänkte inte efter. {Child.He} lade armarna om Björn, så långt de räckte. {Child.He} tryckte ansiktet mot den klibbiga magen och kramade honom och slutade inte.

”Jag har dig”, sa {child.he}. ”Jag släpper inte.”

”Inte jag heller!” sa {Friend} och kramade ryggen. ”Jag är jättebra på den här sidan!”

{Elder} sydde. {child} fick ont i armarna. {Child.He} kände Björns hjärta, som var en fjäder ur soffan, slå boing, boing, boing. Det slog långsammare.

”Jaha”, sa Björn. ”Är det så här det är därinne.”

# still-warm
{child} lossade ett finger, och så nästa. ”Känner du?” sa {child.he}. ”Det är där släppa sitter. Man är varm efteråt ändå.”

Björn funderade. Han lossade en tass. Sedan lossade han den andra. Armarna sjönk, en på var sida, och lade sig i gräset.

{Elder} knöt en knut och bet av tråden. ”Det där håller”, sa {elder.he}.

Glassgubben stack ut huvudet ur bilen. ”Jag behövde faktiskt den där”, sa han.

# paws-up
De satt vid picknickbordet i solen[city: , de enda i {city} som hade en björn så stor som en fåtölj][adult: , och {adult} betalade glassen]. Björn kramade {friend}, släppte och kramade igen, för att öva. {Pet} gick {@round}, förbi allihop, och lade sig i Björns knä.

Björn lyfte tassarna, högt upp i luften. Där höll han dem, medan {child} höll i glassen åt honom och lät honom slicka.

# @elder-first
{elder}, som bodde en trappa ner,
## if elder
{elder}

# @trade
{Elder} lagade stolar till vardags, så den blev stor som en fåtölj.
## if elder
Det var mycket soffa, så den blev stor som en fåtölj.

# @watched
{Friend's} röda katt {pet} såg på från skåpet, högst upp. {Pet} tyckte inte om kramar. {Pet.He} tittade på Björn som katter tittar på regn.
## if pet.cat
{Pet}, {child's} katt, såg på från skåpet, högst upp. {Pet} tyckte inte om kramar. {Pet.He} tittade på Björn som katter tittar på regn.
## if pet.dog
{Pet}, {child's} hund, såg på under bordet. {Pet} tyckte inte om kramar. {Pet.He} tittade på Björn som hundar tittar på ett badkar.

# @came
Då kom {pet}. {Pet.He} gick längs taket på glassbilen med svansen i vädret. {Pet.He} klev ner på Björns bröst och började slicka upp det rosa.
## if pet.dog
Då kom {pet}. {Pet.He} gick rakt över gräset med svansen i vädret, satte båda tassarna på Björns knä och började slicka upp det rosa.

# @poured
Men {Pet} visste allt om att bli kramad av folk som inte hade fått lov. {Pet.He} blev mjuk. {Pet.He} blev lång. {Pet.He} rann ut över kanten, som vaniljsås ur en skål.
## if pet.dog
Men {Pet} hade tagit sig ur vartenda halsband i sitt liv. {Pet.He} blev platt. {Pet.He} backade. {Pet.He} ploppade ut där nere, som en kärna ur en citron.

# @round
längs hela bordet
## if pet.dog
runt hela bordet
