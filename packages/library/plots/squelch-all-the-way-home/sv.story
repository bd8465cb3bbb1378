title: Vad är det i skopan?
title: Slurp hela vägen hem
guest driver: Ove (han), Kurt (han)
guest sitter: Lotta (hon), Sanna (hon)

% Den som håller i handen (@a): {adult}, annars den äldre, annars barnvakten. Barnet är på armen när det ropar stopp, och på rätt sida staketet hela tiden.

# the-fence
Där var grävmaskinen! Den var gul. Den var stor[city: , kanske störst i hela {city}]. Den stod på andra sidan staketet[school:  bredvid {school}], där man inte får gå.

{child} stod på den här sidan staketet. {child.He} höll {@a-first} i handen[elder & adult: , och {elder} i den andra].

I grävmaskinen satt {driver}[music:  och nynnade på {music}].

”Hej, {child}!” ropade {driver}.

# more
Grävmaskinen grävde[sport:  en grop, så stor att man kunde {play sport} i den].

{@Scoop}

Lera!

Plask, sa leran, när den hamnade på flaket.

”Mera!” ropade {child}[friend:  och {friend}, {child.his} bästa vän].

{@Scoop}

Lera!

Plask.

# waving
Då vinkade grävmaskinen. Den vinkade med hela skopan, fram och tillbaka.[pet.dog:  Hunden {pet} vinkade med svansen.][elder2:  {Elder2} vinkade med hatten.]

{child} vinkade också. {child.He} vinkade med handen. {child.He} vinkade med båda händerna. Sedan vinkade {child.he} med foten.

{child.He} vinkade mycket högt med foten[athlete: , högre än {athlete}].

Hoppsan!

Stöveln flög av. Den flög över staketet. Den flög ner i gropen.

Plums.

# one-boot
”Min stövel!” sa {child}.

Där stod {child.he} i en stövel och en strumpa.

”Oj”, sa {@a} och lyfte upp {child.him} i famnen.

”Oj”, sa {driver}. ”Då får vi gräva.”

# no-boot
{@Scoop}

Lera!

Ingen stövel.

Plask.

{@Scoop}

En sten!

Ingen stövel.

Duns.
[age>=5: 

{@Scoop}

En gammal sko, så stor som en katt!

”Är det din?” frågade {driver}.

”Nej”, sa {child}. ”Min är en stövel. Och den är röd.”

Plask.
]
# something-red
{@Scoop}

Lera. Lera. Mera lera. Och där, mitt i leran, stack det upp något litet och rött.

Men {driver} såg det inte. {driver} tittade på flaket. Skopan svängde dit. Nu skulle den tippa!

Oj nej! Inte på flaket! Inte under all leran!

# stop
{child} sträckte upp handen i luften, så högt {child.he} kunde. {child.He} ropade med hela magen:

”STOPP!”

Och den stora grävmaskinen stannade.

Tvärt.

Hela maskinen var alldeles stilla. Det var {child} som hade stoppat den.

”Vad är det i skopan?” frågade {driver}.

”MIN STÖVEL!” ropade {child}.

# boss
Då svängde skopan sakta, sakta tillbaka. Den kom ända fram till staketet. Den sänktes sakta, sakta ner. Sedan stod den still. {driver} stängde av och klev ut. Han plockade upp den lilla röda stöveln ur den stora gula skopan.

”Varsågod, chefen”, sa {driver} och räckte den över staketet.

{child} kikade i stöveln. Vad var det i stöveln?

Lera.

{child} vände på den alldeles själv.

Stöveln ner.

Plask.

Stöveln upp.

Nu var den tom. På med foten. Det sa slurp, och det kändes blött, och {child} skrattade.

# slurp
Nu hade {driver} jobbat klart. Grävmaskinen skulle sova. Den vek ihop sin långa arm. Den la ner skopan på marken, alldeles mjukt.

Klonk.

”God natt, grävmaskinen”, sa {child}.

{child.He} vinkade. Men nu vinkade {child.he} med handen.

Sedan gick {@a} och {child} hem[pet.cat:  till katten {pet}][pet.other:  till {pet}].

Slurp, sa den ena stöveln.

Slurp, slurp, slurp, hela vägen hem.

# @scoop
Skopan ner! //
Skopan upp! //
Vad är det i skopan?

# @a-first
barnvakten {sitter}
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
