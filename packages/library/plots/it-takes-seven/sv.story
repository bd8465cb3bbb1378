title: {Dino} svarar strax
title: Det tar sju
title: Heter du Bara Löv?
guest dino: Ingegerd (hon), Ragnborg (hon)
guest cousin: Ragnhild (hon), Gunhild (hon)
guest neighbour: Ove (han), Bertil (han)

% Det som ropas eller kittlas nerifrån ska klättra upp till huvudet, och det tar sju; neråt går det fort, och det hon ser vet hon genast.
% @a: {adult}, annars den äldre, annars grannen {neighbour}.

# grey-and-wrinkly
{child} hade letat efter dinosaurier i grusgropen[city:  utanför {city}] hela sommaren. Hittills hade {child.he} hittat en spik, ett halvt tefat och en kapsyl.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade hittat den andra halvan av tefatet.]

”Ingen lycka i dag heller?” frågade {@a-neighbour}, som satt på en sten med kaffet och tittade på backsvalorna.

”Nej”, sa {child}. ”Men den där kullen var inte där i går.”

{Child.He} gick runt kullen. Den var grå och skrynklig, och på andra sidan hade den en fot.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] luktade på den, länge, och gick och lade sig bakom kaffet.]

{child} tittade upp. Och upp. Allra högst upp, ovanför björkarna, satt ett litet huvud och tuggade.

# only-leaves
”Hej!” ropade {child}. ”Vad heter du?”

Dinosaurien tuggade.

”Äter du {@kids}?” ropade {child}, för det var lika bra att veta.

”{dino}”, sa dinosaurien.

”Äter du {dino}?”

”Nej, usch. Bara löv.”

”Heter du Bara Löv?”

”Hur skulle det gå till? Det är ju jag som är {dino}.”

{child} fick ont i huvudet[school: , precis som när de räknar {at school}].

”Jag förstår ingenting!” ropade {child.he}.

”Nej”, sa dinosaurien. ”{dino}, säger jag ju!”

# seven
Då satte sig {child} på hennes stortå och tänkte. Till sist gjorde {child.he} ett försök. {Child.He} kittlade henne mellan tårna med en grankvist och räknade.

Ett. Två. Tre. Fyra. Fem. Sex. Sju.

”Hi-hi-hi!” sa det uppe i himlen.

”Sju!” sa {child}. ”{@A}! Hon är inte konstig! Hon är bara lång! Allting måste klättra hela vägen upp till huvudet, och det tar sju! Neråt går det fort, då ramlar det bara!”

”Då får du ha tålamod”, sa {@a}, som hade glömt att dricka sitt kaffe.

# since-monday
Nu gick det mycket bättre. {child} frågade och räknade till sju, och {dino} svarade. Hon var hundra år.[elder:  Det hade {elder} långt kvar till[elder2: , och {elder2} också].] Hon tyckte bäst om björk.[sport:  Nej, hon kunde inte {play sport}, inte med de där fötterna.] Hon hade två kusiner i skogen som var ännu längre.

”Och hur lång tid tar det för dem?”

Ett, två, tre, fyra, fem, sex, sju.

”{cousin} svarade nyss på något från i måndags”, sa {dino}.

# jump
{child} skrattade så att {child.he} nästan ramlade av tån. Och eftersom {child.he} var så glad ropade {child.he} det första {child.he} kom att tänka på:

”Du, {dino}! HOPPA!”

I samma ögonblick såg {child} var hon stod.

Hon stod intill grusgropens höga sandvägg. Den var full av små runda hål, och i varje hål bodde en backsvala med ungar. Om {dino} hoppade skulle hela väggen rasa.

# close-behind
Ett.

”Hoppa inte!” skrek {child}.

Två.

Men det hjälpte ju inte! Hoppa var redan på väg upp, och hoppa inte kom efter. Det skulle inte hinna ikapp.

Tre. {child} bankade på hennes ben. Men det måste också klättra.

Fyra. Ur ett av hålen tittade en svalunge. Den gapade efter mat.

Fem.

# a-big-yawn
Ropen måste klättra. Bankandet måste klättra. Men ögonen! Ögonen satt ju redan där uppe!

{child} sprang ut mitt i gropen, där hon kunde se {child.him}[athlete: , och inte ens {athlete} hade hunnit ikapp]. {Child.He} viftade med armarna över huvudet, som på en flygplats. Och så lade {child.he} sig raklång i gruset, sträckte på sig och gäspade, så stort {child.he} bara kunde.

Sex.

{dino} såg det. Det ser skönt ut, tänkte hon. Och neråt går det ju fort. Hon vek ihop benen, det ena efter det andra, och lade sig försiktigt i gruset. Halsen kom sist, som när man lägger ifrån sig en vattenslang.

Sju.

# no-i-keep-telling-you
”Hoppa?” sa {dino}. ”Nej, inte nu, när jag ligger så bra.”

{child} andades ut.

”Hoppa inte?” sa {dino}. ”Nej, säger jag ju.”

Inte ett enda sandkorn hade ramlat. Svalungen fick sin mat.

# at-once
Nu låg {dino's} huvud alldeles bredvid {child's}. Hon hade mjuka läppar och luktade björk.

”Hej”, viskade {child} i hennes öra.

”Hej”, sa {dino} direkt.

Så låg de en lång stund och pratade om allt möjligt, och svaren kom med en gång.[music:  Hon ville höra {music}, och sedan ville hon höra det en gång till.] Men när solen gick ner reste hon sig, för kusinerna väntade.

”God natt”, ropade {child} efter henne.

Hon var redan borta bland granarna. {child} räknade till sju. {Child.He} räknade till tjugo.

”Hon hann nog för långt bort”, sa {@a}.

# goodnight
Om kvällen låg {child} i sin säng med fönstret på glänt.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg på fönsterbrädan med öronen vända åt skogen.][pet.other:  {Pet} sov redan.] {Child.He} hade nästan somnat när det hördes en röst, långt borta över skogen.

”God natt, {child}.”

# @kids
barn
## if child.she
flickor
## if child.he
pojkar

# @a-neighbour
grannen {neighbour}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{neighbour}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
