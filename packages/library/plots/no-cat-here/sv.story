title: Ingen katt här
title: Svisch, sa en svans
title: Liten som en smula
guest bunce: farbror Gösta (han)
guest wife: tant Greta (hon)

% Katten är ingens, sover i boden och följer med ända fram till dörren; hon är "hon". @a: {adult}, annars den äldre, annars tant Greta.

# wanted-a-cat
{child} ville ha en katt.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] måste stanna hemma, för {pet.he} ville ha en ännu mer.][pet.other:  {Child.He} hade berättat alltihop för {pet}.]

{Child.He} letade efter en i {bunce’s} trädgård[city:  {in city}], medan {@who} plockade [season.spring: rabarber|äpplen].

# no-cat-here
{child} tittade i hinken.

”Ingen katt här”, sa {child.he}.

Svisch, sa en svans bakom {child.him}.

{Child.He} tittade i skottkärran.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] tittade under den.]

”Ingen katt här”, sa {child}.

Svisch, sa svansen bakom {child.him}.

{Child.He} tittade under {bunce’s} hatt. Där satt {bunce}[music:  och nynnade på {@song}].

”Ingen katt här”, sa {child}.

Svisch, sa svansen bakom {child.him}. Och den här gången kittlade den {child.him} i knävecken.

# too-loud
{child} vände sig om. Och där var hon! En randig katt med vita strumpor och gröna ögon.

”KATT!” skrek {child}.

{Child.He} ville så gärna ha den där katten att det blev väldigt, väldigt högt.

Svosch! Upp i äppelträdet for katten[athlete: , lika snabbt som {athlete}].

”KATT! Kom ner, KATT!”

# not-even-a-tail
Upp klättrade katten. Högre och högre, ända upp i toppen.

”Kissen, kissen!” ropade {bunce}.

”Kom då, kissen!” ropade {@a}.[elder & adult:  ”Kom då, kissen!” ropade {elder}[elder2:  och {elder2}].][elder2 & !adult:  ”Kom då, kissen!” ropade {elder2}.]

Men katten kom inte ner. Nu syntes bara svansen bland löven. Sedan syntes inte ens svansen.

”Ingen katt här”, sa {child}. Och en tår rann nerför näsan.

# a-little-voice
{Child.He} satte sig under trädet. Nu var den höga rösten slut. {Child.He} hade bara en liten röst kvar[school: , den man har till hemligheter {at school}], så {child.he} fick ta den.

”Katt”, sa {child.he}.

Det prasslade i löven. En vit strumpa kom ner.

”Katt”, sa den lilla rösten, ännu mindre.

Prassel, prassel. Två vita strumpor.

{child} satt alldeles stilla.[sport:  {Child.He} ville inte ens {play sport}.] {Child.He} gjorde rösten liten som en smula.

”Katt”, sa {child.he}.

# somebody
Tipp, tapp, tipp, tapp, över gräset. Och något varmt klev upp i {child’s} knä, snurrade runt och lade sig.

”Prrrrr”, sa katten.

{Child.He} klappade henne. Mjukt, mjukt, från öronen till svansen.

”Vems katt är hon?” viskade {child.he}.

”Hon sover i min bod”, sa {bunce}, ”men hon är ingens katt. Jag tror att hon letar efter någon.”

{Child.He} tänkte på det en stund.

”Jag är någon”, viskade {child.he}.

”Ja, det är du”, sa {bunce}.

”Ja, det är du”, sa {@a}.

”Prrrrr”, sa katten.

# pit-pat
Sedan var det dags att gå hem. {@A} bar [season.spring: rabarbern|äpplena], {child} höll {@a} i handen, och så gick de nerför gången. Och vem kom efter, tipp, tapp, tipp, tapp, ända fram till dörren?

Svisch, sa svansen bakom {child.him}.

# one-more-look
På kvällen låg {child} nerbäddad i sängen. {Child.He} tittade under täcket, bara på skoj.

”Ingen katt här”, viskade {child.he}.

Svisch, sa en svans utanför fönstret.

Och där låg hon, hoprullad på andra sidan rutan.

”Prrrrr”, sa katten.

# @a
{wife}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Wife}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @who
{wife}
## if adult
{adult}
## if elder & !adult
{elder}

# @song
{music}
