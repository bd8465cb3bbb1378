title: Tio över tre
title: Stämmer in
title: Missade av hela sitt hjärta
guest friend: Signe (hon), Melvin (han)
guest pet: Cleo (hon), Gittan (hon)
guest minder: Anki (hon), Maggan (hon)
guest widower: herr Lindqvist (han), herr Engström (han)
guest wife: Greta (hon), Sigrid (hon)

# the-note
Lappen kom genom {child's} brevinkast en måndag, skriven med mycket fint svart bläck.

”Bästa nummer nio”, stod det. ”Den som sjunger klockan tio över tre på natten sjunger FALSKT. Hälsningar, nummer sju.”

[adult: {Adult} | {minder}, som såg efter huset det året,] läste lappen två gånger och tittade på {child}. {child} tittade på {pet}. Och {pet}, som {@knew}

”Det där är inte sång”, sa {child}. ”Det är skrik.”

# a-talker
{@talker} {Pet.He} hade ett ord för frukost och ett för mera frukost. {Pet.He} hade ett långt, lågt och fult för veterinären. Men det här var nytt. I två veckor hade {pet} varje natt, klockan tio över tre, gått ner i köket, satt sig framför väggen bredvid kylskåpet och ylat.[elder:  {Elder}[elder2:  och {elder2}] hade fått höra en inspelning och undrat vem som hade skaffat säckpipa.]

”Om det inte tar slut”, sa [adult: {adult} | {minder}], som hade ställt in mjölken i ugnen samma morgon, ”så får {pet.he} sova i boden.”

”Det finns spindlar i boden!”

”Då kan {pet.he} skrika åt dem.”

# the-log
Så {child} kallade in {friend}[school:  {at school}]. {Friend} var {child's} bästa vän och ville alltid veta saker ordentligt. På fredagen kom {friend.he} med sovsäck, ett dricksglas och en skrivplatta. Överst på papperet hade {friend.he} skrivit ”Loggbok över skrik”.

”Vad tror vi att det är?” frågade {friend}.

”Möss”, sa {child}. ”Eller ett spöke.”

{Friend} skrev upp möss. Sedan, för rättvisans skull, skrev {friend.he} upp spöke, fast mindre.

# under-the-table
De bäddade åt sig under köksbordet. Vid midnatt hade de ätit upp allting[sport:  och pratat färdigt om {sport}][athlete: , {athlete} inräknad], och klockan två sov {friend} med kinden mot skrivplattan.[city:  Hela {city} sov.] Då hördes en mjuk duns i trappan.

{Pet} gick rakt förbi dem, satte sig vid kylskåpet och riktade båda öronen mot väggen.

{child} nöp {friend} i armen.

{@howl}

# the-glass
”Glaset!” väste {friend}. {Friend.He} satte kanten mot väggen och örat mot botten. {Friend's} ögonbryn for upp. Sedan räckte {friend.he} glaset till {child}.

Svagt och långt borta hörde {child} en gammal mans röst, med en spricka mitt i. Den sjöng något långsamt[music: , inte det minsta likt {music}], en melodi som gick uppåt och uppåt som en trappa. Precis före översta steget tog den slut.

Och {pet} lyfte hakan och sjöng det översta.

{Pet.He} träffade det inte, om man ska vara ärlig. Men {pet.he} missade det av hela sitt hjärta.

# joining-in
”Det är inte skrik”, viskade {child}. ”{Pet} stämmer in.”

{Friend} strök över möss, och sedan strök {friend.he} över spöke. ”Men vem sitter i köket och sjunger klockan tio över tre?” sa {friend}.

{child} tänkte på hur lång natten hade varit, fast de var två. ”Någon som inte kan sova”, sa {child.he}.

# lemon-cake
På morgonen berättade de för [adult: {adult} | {minder}], som ställde ifrån sig kaffet. {Widower} i nummer sju hade haft en fru som spelade orgel, sa [adult: {adult} | {minder}]. I mars hade det varit begravning. ”Jag tänkte gå in till honom”, sa [adult: {adult} | {minder}]. ”Jag har tänkt det hela tiden.” Och så blev [adult: {adult} | {minder}] ganska röd i ansiktet och plockade fram mjölet[elder:  och {elder's} kakform].

Klockan tio stod de på trappan till nummer sju: [adult: {adult} | {minder}] med en citronkaka, {friend} med loggboken och {child} med {@armful}.

# my-soprano
{Widower} var mycket lång, och han hade knäppt sin kofta snett.

”Det gäller sången”, sa {child}. ”Det är {pet} som sjunger. {Pet.He} ber om ursäkt. Eller, det gör {pet.he} inte, men vi gör det.”

{Widower} böjde sig ner tills han och {pet} stod nos mot näsa. ”Du?” sa han. ”Är det du som är min sopran?”

{@answer}

”Falskt”, sa {widower}. Då hände det något med hans ansikte. Det började som en hostning och fortsatte som ett skratt, och ett ögonblick var det kanske något annat. ”Min {wife} tog alltid den tonen för lågt. I femtio år sa jag det till henne. Och så kommer jag till den tonen om natten, och kan inte sjunga den, och slutar, och då hörs det från väggen …” Han tog fram en näsduk. ”Jag skrev den där lappen för att jag var så rädd att jag bara hade inbillat mig.”

# rehearsal
{@likes}

# again
Så fick det bli. Varje kväll klockan sju gick {pet} in till grannen genom hålet i häcken. Om fredagarna gick {child} och {friend} med och vände blad. Det visade sig att {friend} hade riktigt fin röst, och det skrev {friend.he} upp. Ibland kom [adult: {adult} | {minder}] också, med kaka, och blev sittande och pratade. Och när melodin hade gått uppför hela sin trappa stannade {widower} inte längre före det översta steget. Han tog ett djupt andetag, och så satsade han och {pet} tillsammans, och ingen av dem kom någonsin ända upp.

”Falskt”, brukade han säga, alldeles lycklig. ”I morgon igen.”

# a-small-word
En natt vaknade {child} och undrade vad som var fel. {Child.He} tittade på klockan. Den var tio över tre.

{child} lyssnade. Inget ylande hördes från köket, och ingen röst bakom väggen. I nummer nio och nummer sju sov alla.

Nästan alla. Från fotänden av sängen kom ett enda litet ljud, ett ord som {child} inte hade hört förut. {Child.He} flyttade på fötterna för att ge plats. {Child.He} var nästan säker på att det betydde god natt.

# @knew
var siames och mycket väl visste när {pet.he} var på tal, såg ut genom fönstret.
## if pet.cat
var {a breed} och mycket väl visste när {pet.he} var på tal, såg ut genom fönstret.
## if pet.cat & !breed
var katt och mycket väl visste när {pet.he} var på tal, såg ut genom fönstret.
## if pet.dog
var hund och mycket väl visste när {pet.he} var på tal, såg ner i sin tomma skål.

# @talker
{Pet} var egentligen {friend's} katt, men sov i nummer nio, där elementen var bättre. {Pet.He} hade alltid varit pratsam.
## if pet
{Pet} hade alltid varit pratsam.

# @howl
”Mrrraaaaaoo”, sa {pet}. ”Aaaoo. Ao-aaaaaoo.”
## if pet.dog
”Arrroooooo”, sa {pet}. ”Ooou. Ou-arroooou.”

# @armful
hela famnen full av katt
## if pet.dog
{pet} i mycket kort koppel

# @answer
”Mraooo”, sa {pet}.
## if pet.dog
”Arrrooo”, sa {pet}.

# @likes
{Pet} klättrade ur {child's} famn, uppför koftan och upp på hans axel, och där stångade {pet.he} honom hårt i örat.

”Så gör {pet.he} bara med dem {pet.he} tycker om”, sa {child}.

”Den här sångaren behöver repetera”, sa {widower} under katten, ”på vettiga tider.”
## if pet.dog
{Pet} satte sig på hans båda tofflor, lutade sig mot honom så hårt {pet.he} kunde och suckade.

”Så gör {pet.he} bara med dem {pet.he} tycker om”, sa {child}.

”Den här sångaren behöver repetera”, sa {widower}, som inte längre kunde flytta fötterna, ”på vettiga tider.”
