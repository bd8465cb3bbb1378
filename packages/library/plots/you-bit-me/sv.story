title: Vem bet {child} i tån?
title: Vicka, vicka, är du lös?
title: Den gröna strumpan
guest pet: Sickan (hon), Tuffa (hon)
guest minder: Gunnel (hon), Barbro (hon)

% Den förkryssade hunden är valp i den här sagan: det var då det hände. Har familjen ingen hund är det grannens valp som sover över.
% @a: {adult}, annars den äldre, annars moster {minder}. Ingen drar i någon tand.

# nope
{child} satt på golvet i hallen och hade hela handen i munnen.

{Child.He} ville ha en lös tand. [friend: Bästa vännen {friend} hade två, men en | En] enda räckte.

{Child.He} vickade på den första.

”Vicka, vicka, är du lös?”

Nix! Den satt fast.

Den bredvid, då?

”Vicka, vicka, är du lös?”

Nix! Den satt också fast.

{Child.He} vickade på alla tänder {child.he} hade, ända in till de breda längst bak.

Nix, nix, nix!

# and-yours
På mattan låg {Pet}. {@What}

{Pet} tuggade på {child.his} strumpa. Det var den gröna[elder: , som {elder}[elder2:  och {elder2}] hade stickat], och det var den {pet.he} tyckte allra bäst om.

”Får jag känna på dina, då?” sa {child}.

{Pet} släppte strumpan och gapade stort[athlete: , som när man hejar på {athlete}]. {Pet.He} trodde att det skulle bli korv.

{Child.He} la fingret försiktigt på en liten vass tand, allra längst fram.

”Vicka, vicka, är du lös?”

Och tanden vickade!

# we-have-one
”JA!” ropade {child.he}. ”{@A}! Vi har en lös tand!”

{@A} kom och tittade.

”Det har ni verkligen”, sa {@a}. ”Valpar tappar också sina tänder. Den ramlar ut när den vill.”

# on-guard
{child} hämtade ett glas med vatten, så att tanden skulle ha någonstans att bo. {Child.He} ställde glaset på pallen, och sedan satt {child.he} och vaktade[music:  och nynnade på {music}].

{Pet} tuggade på strumpan.

{Pet} drog i strumpan.

{Pet} sprang runt, runt med strumpan[sport: , som om {pet.he} skulle {play sport}].

Sedan gäspade {pet.he}. Och längst fram i gapet var det ett litet hål!

# no-tooth
”Den är borta!” skrek {child.he}.

{Child.He} tittade på mattan. Ingen tand.

{Child.He} tittade under pallen. Ingen tand.

[school: {Child.He} tittade i väskan från {school}. Ingen tand.

]{Child.He} tittade i skorna, i alla skor som fanns[city: , och det kändes som alla skor i {city}]. Ingen tand.

Glaset stod där med bara vatten i.

{Child.He} fick tårar ända ner på hakan.

”Vi hade en lös tand”, snyftade {child.he}, ”och nu är den inte ens lös längre!”

# a-wet-sock
{Pet} kom med den gröna strumpan. {Pet.He} la den på {child's} fot. Det gjorde {pet.he} när någon var ledsen.

Den var ganska blöt. Men {child} tog på sig den ändå, för {pet's} skull. {Child.He} drog upp den och ställde sig.

# ow
”AJ!” ropade {child}. ”Någon bet mig i tån!”

{Child.He} tittade på {Pet}, som satt en bra bit bort, med stängd mun.

{Child.He} tog ett steg till.

”AJ! Nu bet någon igen!”

Men {Pet} satt alldeles stilla.

# plink
Då satte {child.he} sig på golvet, drog av sig strumpan, vände den ut och in och skakade.

Plick, sa det.

Där låg tanden! Den var vit och vass och inte större än ett risgryn.

”Du bet mig”, sa {child} till tanden, ”och du har ingen mun!”

# sausage
Tanden fick bo i glaset. {Pet} fick korv. {child} fick också korv, för att det var {child.he} som hade hittat den.

# later
När {child} låg i sängen stod glaset på hyllan, där {child.he} kunde se det.

{Pet} låg i fotändan.

{child} stoppade in ett finger i munnen, en allra sista gång.

”Vicka, vicka, är du lös?”

”Nix”, svarade {child.he} själv och gäspade. ”Men du får komma sen.”

{Pet} tog den gröna strumpan i munnen, och så sov de.

# @a
moster {minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @what
{Pet} var grannens valp och skulle sova över.
## if pet.dog & !breed
Det här var när {pet} bara var en valp.
## if pet.dog & breed
{Pet} var {a breed}, men det här var när {pet.he} bara var en valp.
