title: I vänster stövel
title: Ihehoff!
guest pet: Ludde (han), Bella (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Ihehoff! I höffeln!”, gärna med ett finger i munnen, och högre för varje gång. Till sist säger igelkotten det, in och ut.
% Den vuxna är {adult}, annars den äldre, annars {minder}. Hunden är familjens, eller grannens, och har en boll; katten har en strumpa.

# nobody-else-knew
I {@of-a} vänstra stövel låg en igelkott och sov.

Stövlarna stod ute på trappan, och det var bara två[city:  i hela {city}] som visste om igelkotten. Den ena var {child}. Den andra var {@pet}.[friend:  Nej, tre. {Friend}[!friend.known: , {child's} bästa vän,] hade också fått titta.]

Men de kunde inte berätta det för någon. {child} hade en napp i munnen, en gul, som alltid satt där. {@ball}[friend:  Och {Friend} hade en halv bulle i sin.]

Då gick dörren upp. Ut i strumplästen kom {@a-first}.

”Ihehoff!” sa {child}. ”I höffeln!”

”{@Mwoff}!” sa {pet}.

[friend: ”Mmf”, sa {Friend}.]

# a-cough
”Hosta?” sa {@a} och kände {child} på pannan. ”Nej, du är inte varm.”

{child} skakade på huvudet och drog in luft genom näsan.

”Ihehoff! I höffeln!”

”{@Mwoff}!” sa {pet}.

# half-a-loaf
”Våffla?” sa {@a}, gick in och kom ut igen med en våffla.

Det var en fin våffla, men i {child's} mun fanns det inte plats för den. {@bread}[friend:  {Friend} hade bullen kvar.]

[sport: ”Vill du {play sport}?” sa {@a}. ”Nu?”

][music: ”Vill du höra {music}?” sa {@a} och gnolade en bit.

]”Hoppa?” sa {@a}. ”Ja, varför inte.” Och {@a} hoppade nerför trappan, fram till grinden och hela vägen tillbaka[athlete: , nästan lika bra som {athlete}].

[elder & adult: ”Elefant”, sa {elder}, som hade kommit ut[elder2:  med {elder2}] för att hjälpa till. ”Jag hörde tydligt elefant.” Och {elder.short} tittade bakom busken.

]
# boots
Nu var {child} arg. {Child.He} stampade i trappan och pekade på stövlarna med hela armen.

”IHEHOFF! I HÖFFELN!”

”{@Mwoff}!” sa {pet}.

[friend: ”MMF!” sa {Friend}.

][elder & adult: ”Hör du”, sa {elder.short}. ”Elefant.”

]”Stöveln!” sa {@a}. ”Ja, vad bra att du säger det. Den ska jag ju ta på mig.”

# in-the-air
Och {@a} satte sig på trappan och drog på sig den högra stöveln. Sedan tog {@a} den vänstra, och upp åkte den andra foten.

”Mmmm!” sa {child} och höll fast foten med båda händerna.

”{@Mwoff}! {@Mwoff}!” sa {pet}, och då {@fell}

”{@WOOF}!”

Det var så högt och så tydligt att {@a} hejdade sig, med ena foten i luften.

# in-the-way
{child} tittade på {@the-ball} där den låg. {Child.He} tittade på {pet}.

”{@Woof}”, sa {pet}. Nu var det inte svårt alls, för nu satt det ingenting i vägen.

{child} kände med handen på sin egen mun. Där satt det också något i vägen.

Plopp.

”Det är en igelkott i din stövel”, sa {child}.

”En vad då?” sa {@a}.

”En igelkott”, viskade {child}. ”Den sover.”

[friend: ”Jättegott”, sa {Friend}, som äntligen hade svalt bullen.]

# in-its-sleep
{@A} satte ner foten någon annanstans. Sedan tittade de ner i den vänstra stöveln, {pet} också. Längst in i tån låg något runt och brunt och taggigt. Det snarkade.

”Ihe”, sa det när det andades in. ”Hoff”, sa det när det andades ut. ”Ihe … hoff …”

”Men det var ju det du sa”, viskade {@a}.

”Ja”, sa {child}.

[elder & adult: ”Den är mycket liten”, viskade {elder.short}, ”för att vara en elefant.”]

# a-lot-to-say
Så fick {@a} gå till brevlådan[school:  vid {school}] i en stövel och [elder & adult: en av {elder.short's} tofflor | en toffel], klamp, flapp, klamp, flapp. {child} gick med[friend: , och {Friend}]{@along}. Nappen låg i {child's} ficka, för det finns så mycket att säga om en igelkott. {Child} sa det hela vägen dit och hela vägen hem, och alla förstod.

# the-right-boot
När det var läggdags tog {child} upp nappen ur fickan.

”Men tänk om den vaknar”, sa {child.he}, ”och går in i en annan stövel? Då måste någon säga till.”

[elder & adult: ”Jag säger nog bara elefant”, sa {elder.short}.

]Så de gick ut på trappan en gång till. {@mat} Den högra stöveln stod bredvid den vänstra igen, och den var tom. {child} lade ner nappen i den, ända in i tån, och en strumpa ovanpå.

”God natt”, viskade {child}, först i den ena stöveln och sedan i den andra, och vartenda ord hördes.

”Ihe”, sa den vänstra stöveln. ”Hoff.”

Och där sov de, igelkotten i den vänstra stöveln och nappen i den högra.

# @pet
{Pet}, grannens hund
## if pet.dog
hunden {Pet}
## if pet.cat
katten {Pet}

# @ball
{Pet} hade en boll i sin, en röd, som också alltid satt där.
## if pet.cat
{Pet} hade en strumpa i sin, en röd, som {pet.he} bar med sig överallt.

# @the-ball
bollen
## if pet.cat
strumpan

# @bread
Det fanns inte plats i {pet's} mun heller, och {pet} såg länge på våfflan.
## if pet.cat
{Pet} brydde sig inte om våfflor utan stod kvar vid stövlarna.

# @fell
ramlade bollen ur. Tock, tock, tock, sa den nerför trappan.
## if pet.cat
ramlade strumpan ur. Flopp, sa den mot trappan.

# @Mwoff
Mvoff
## if pet.cat
Mjoff

# @WOOF
VOFF
## if pet.cat
MJAU

# @Woof
Voff
## if pet.cat
Mjau

# @along
, och {pet} också
## if pet.cat
, men {pet} stannade och vaktade stöveln

# @mat
{Pet} hade gått hem med sin boll.
## if pet.dog
{Pet} följde med, utan någonting alls i munnen, för säkerhets skull.
## if pet.cat
{Pet} följde med, utan någonting alls i munnen, för säkerhets skull.

# @a-first
{minder}, som passade {child.him}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of-a
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder's}
