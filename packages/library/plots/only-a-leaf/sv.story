title: Tack, {pet}
title: Bara ett löv
guest pet: Fia (hon), Tage (han)
guest elder: Gerd (hon), Rune (han)
guest minder: Bea (hon), Siv (hon)

% Hunden är familjens, annars {elder's}, annars från huset intill. Tassa riktigt mjukt, och fäll ihop barnet som ett löv på slutet.

# brings
{@is} {pet.he} kom med saker.

{@gently} Då skulle man säga: ”Tack, {pet}.” Om man inte gjorde det, så väntade {pet.he}.

{@staying} Det var vinter, och köket var varmt, och snart var det läggdags.[sport:  På radion pratade någon om {sport}, mycket lågt.]

In kom {pet}. Tass, tass, tass. {Pet.He} kom med en lerig handske.[friend:  Den var {friend's}. {Friend} hade varit där och lekt.]

”Tack, {pet}”, sa {elder}.

Ut gick {pet}. Och in kom {pet}. Tass, tass, tass. {Pet.He} kom med [pet.cat: en liten potatis | en potatis].

”Tack, {pet}”, sa {@a}.

# something-small
Ut gick {pet}, och in kom {pet}. Men den här gången kom {pet.he} långsamt. Tass. Tass. Tass. {Pet.He} kom med något mycket litet.

{@A} höll fram handen. {Pet} gick förbi den.

{Elder} höll fram handen. {Pet} gick förbi den[athlete: , lika lätt som {athlete}].

{Pet.He} satte sig framför {child} och öppnade munnen.

Det var ett löv. Ett brunt.

”Tack, {pet}”, sa {child}.

# it-opened
”Det är bara ett löv”, sa {@a}. ”Släng det du, {child}, så går vi upp sedan.”

Men {child} tittade på det.

”Det har ben”, sa {child.he}.

{Elder} satte på sig glasögonen. Och då öppnade sig lövet, som en liten bok. Inuti var det orange och svart, med blå prickar längs hela kanten.

”En fjäril!” sa {@a}.[school:  Det satt en på väggen {at school}, men den var av papper.]

”Mitt i vintern?” sa {elder}. ”Fjärilar ska ju sova till våren. Den här har vaknat av att det var så varmt i munnen på {pet}.”

# her-own-bed
Fjärilen gick uppför {child's} tumme. Den fällde upp, och den fällde ihop, och den vinglade.

”Den kan sova i min säng”, sa {child}.

”För varmt”, sa {elder}. ”Den vill ha sin egen säng. Någonstans där det är mörkt, och kallt, och stilla.”

”Var är det?” sa {child}.

{@A} visste inte. [elder2: {Elder2} visste inte. ]{Elder} visste inte, och {elder.he} visste var allting var[city: , till och med {in city}].

# pet-knows
{child} tittade på {pet}. {Pet} tittade på {child}.

”{Pet} vet”, sa {child}. ”Gå tillbaka med den, {pet}.”

”{Pet} går inte tillbaka med saker”, sa {@a}. ”{Pet.He} bara kommer med dem.”

{Pet} funderade. {Pet.He} funderade så mycket att svansen stannade.

Sedan reste {pet.he} sig, och ut gick {pet.he}. Tass. Tass. Tass.

# the-shed
{Elder's} händer var bruna och knöliga och luktade tvål. {Elder.He} gjorde ett hus av dem, och fjärilen gick in. {@A} satte på {child} jackan utanpå pyjamasen, och så gick de efter {pet} allihop, över gården och in i boden.

{Pet} gick förbi potatisen. {Pet.He} gick förbi den andra leriga handsken[friend: , som också var {friend's}]. Allra längst in låg en gammal stövel på sidan. {Pet} nosade på den och satte sig.

# the-toe
{child} tittade in. Det var mörkt. Det var kallt. Det var stilla.

{Elder} öppnade händerna. Fjärilen gick in i stöveln, hela vägen bort till tån. Den fällde ihop vingarna, och allt det orange slocknade som en lampa.

Nu var det bara ett löv.

# a-lovely-boot
{Pet} tittade på stöveln. Den skulle ha varit underbar att [pet.cat: krypa in i | bära på].

{Pet.He} lät den ligga.

”Tack, {pet}”, sa {child}, alldeles tyst.

# small-and-shut
{@carried}, och {pet} följde med. {@A} släckte.

”Mörkt”, sa {child}.

”Mörkt”, sa {@a}.

”Stilla”, sa {child}.

”Nästan”, sa {@a}, och så stoppade [adult: {adult.he} | {minder.he}] om med den bruna filten.

Då fällde {child} ihop armarna, och {child.he} fällde ihop benen, tills {child.he} var liten och brun och stängd.

”Bara ett löv”, sa {@a} och [adult: pussade | klappade] det högst upp.

# @is
{Pet} var {elder's} hund, och
## if elder & !pet
{Pet} var hunden i huset intill, och
## if pet.dog
{Pet} var {a breed}, och
## if pet.cat
{Pet} var {a breed}, och

# @gently
{Pet.He} bar dem försiktigt, i sin mjuka, mjuka mun, och lade dem i handen på en.
## if pet.cat
{Pet.He} bar dem försiktigt, som om de vore kattungar, och lade dem på foten på en.

# @staying
{child} var hos {elder}, som hade en extra säng och en bod. {Minder}, som passade {child.him}, var också med.
## if adult & !elder
{child} och {adult} var hos {elder}, som hade en extra säng och en bod.
## if elder & !adult
{child} var hos {elder}[elder2:  och {elder2}]. {Minder}, som passade {child.him}, var också med.
## if adult & elder
{child} och {adult} var hos {elder}[elder2:  och {elder2}].

# @carried
Sedan bars {child} uppför trappan i {minder's} famn[music: , medan {minder} nynnade på {music}]
## if adult
Sedan bar {adult} {child} uppför trappan[music:  och nynnade på {music}]

# @a
{minder}
## if adult
{adult}
