title: Vad sa du?
title: Stämman under
guest friend: Hedda (hon), Elof (han)
guest pet: Doris (hon), Figge (han)
guest minder: Malena (hon), Jonna (hon)

% Djuret är familjens, annars vännens hund. Åskan svarar alltid för sent: vänta ordentligt före varje svar.
% Den vuxna i köket (@a): den äldre, annars {adult}, annars {minder}.

# every-evening
Åskan kom varje kväll klockan sju, och varje kväll kröp {@pet} in under {child's} säng och {@barked}.

Nu hade {child} fått nog. {Child.He} bodde i ett hus vid sjön hela juli, och {friend}[!friend.known: , {child.his} bästa vän,] var med. De ställde sig på den inglasade verandan, och {child} ropade genom glaset:

”Åskan! Sluta skrämma {pet}!”

Det blänkte till över skogen, men det var allt.[elder:  {Elder}[elder2:  och {elder2}] tittade ut från köket och undrade vem som ropade.]

”Vittnet behöver betänketid”, sa {friend}. {Friend.He} skulle bli domare [city: {in city} ]och hade redan börjat[school:  {at school}].[sport:  Inte i {sport}, utan den sorten som har hammare.]

De väntade. {child} hann klia sig på benet.

”VAD SA DU?” sa åskan.

# deaf
Det skallrade i alla rutor. Rösten lät som när någon flyttar ett piano uppför en trappa.

”Jag sa att du ska sluta skrämma {pet}!” ropade {child}. ”{Pet.He} är {@kind}! {Pet.He} ligger under sängen!”

Det blänkte bara.

”Är den döv?” sa {child}.

”Den är långt borta”, sa {friend}. ”Man ser den först och hör den sedan. Det är som att ringa till Australien.”

”Hallå!” ropade {child} genom glaset. ”Är du döv, eller?”

”{@Loud}” sa åskan. ”JAG TRODDE ATT DET VAR OPERAN!”

”Va?” sa {child}.

”JA, LITE PÅ ENA ÖRAT”, sa åskan.

”Den svarar på förra frågan”, sa {friend}. ”Protokollet är en röra. Tala en i taget.”

# we-sing
Sedan höll de på så. När svaren kom hade {child} redan blivit arg över något annat, men till slut förstod {child.he}: åskan kom för {pet's} skull. Bara här var det någon som svarade. Åskan mullrade, och någon under en säng sa {@voff}. Då mullrade åskan igen.

”VI SJUNGER”, sa åskan. ”VARJE KVÄLL. JAG TAR STÄMMAN UNDER.”

[music: {Friend} undrade om det lät som {music}, fast lägre.

]”{Pet} sjunger inte!” ropade {child}. ”{Pet.He} är rädd! Jag känner {pet.him}, och det gör inte du! Försvinn!”

Det blänkte, och den här gången lyste det länge.

# chief-witness
”Du borde ha frågat {pet} först”, sa {friend}. ”Man hör alltid båda parter.”

”{Pet} är {@animal}.”

”{Pet.He} är huvudvittne.”

Svaret kom. Det var så lågt att bara en enda ruta skallrade.

”VAD SA DU?”

{child} sa det inte en gång till, men det behövdes inte. Molnen började redan dra sig bort över sjön. Solen kom fram.

”Så där”, sa {child}. ”{Pet}! Du kan komma ut nu!”

# no-answer
{Pet} kom ut, med dammråttor på nosen. {Pet.He} gick förbi {child} utan en blick, satte sig vid verandadörren och spetsade öronen.

{Pet} väntade. {Pet.He} hade ju alltid fått svar förr.

”{@Q}” sa {pet}.

{Pet} lade huvudet på sned. {@Howled}, så långt och ensamt att {child} fick gåshud på armarna. {Child.He} tog fram en leverpastejmacka[adult:  som {adult} hade brett]. {Pet} luktade inte ens på den.

”Varför ligger {pet.he} under sängen, då?” sa {child}. ”Om {pet.he} inte är rädd?”

# evidence
{Friend} funderade. Sedan gick {friend.he} in, lade sig på golvet, stack in huvudet under sängen och {@barked}.

Det lät enormt. Det dånade mot väggen, och fjädrarna surrade.

”Bevis nummer ett!” hördes det därinifrån. ”Det ekar! {Pet} går in hit för att det låter mer!”

{child} stod kvar på verandan. {Child.He} hade varit så säker. {Child.He} hade försvarat {pet} mot det bästa {pet.he} visste, och nu låg skammen som en sten i magen och ville inte flytta på sig.

”Jag är dum i huvudet”, sa {child.he}.

”Nej”, sa {friend}. ”Du dömde för fort. Men man får överklaga.”

# the-tub
{child} öppnade ett fönster på glänt. Molnet var litet som en hatt på andra sidan sjön.

”Åskan!” ropade {child.he}.

Rösten räckte till björkarna, ungefär.[athlete:  Inte ens {athlete} hade nått längre.] {Friend} hjälpte till, men de lät som två myggor. De behövde något som lät mer.

I hörnet stod en gammal tvättbalja av plåt, stor nog att bada en kalv i. {child} tippade den upp och ner, tog av sig träskorna och tog en i varje hand.

Bom, sa baljan.

{child} slog igen, och igen, och {friend} lyfte upp ena kanten, så att det dånade ännu djupare.

”Nu du, {pet}!” sa {child}.

{Pet} tittade på glipan under baljan. {Pet.He} såg precis hur mörkt och bra det var. {Pet.He} stack in hela huvudet {@like-a-house}

# i-was-wrong
Sedan väntade de. Långt borta, på andra sidan sjön, blänkte det.

{child} höll andan.

”VAD SA DU?”

Det var svagt, men det var åskan.

”Jag sa förlåt!” ropade {child}. ”Jag hade fel! {Pet} sjunger!”

{@Tail} Molnet växte. Det kom tillbaka över vattnet, och de första dropparna smällde i rutorna.

”Stäng fönstret, det blir blött!” ropade {@a} från köket.

De stängde. Det gjorde ingenting, för baljan hördes ändå. {child} trummade, {friend} höll takten, {pet} sjöng under plåten, och åskan tog stämman under. Den kom in för sent på varenda vers.

# hears-it-again
När det var dags att sova hade åskan sjunkit ner bakom skogen och mumlade bara lite. [adult: {Adult} släckte. ]{child} låg i sängen. {Friend} låg på madrassen, och {pet} låg för första gången på fotändan i stället för under.

”God natt, åskan”, sa {child}, mycket lågt.

”Det där hör den aldrig”, sa {friend}.

Det blänkte svagt i gardinen. De låg och väntade. {Pet's} öron reste sig, först det ena och sedan det andra.

”Vad sa du?” mullrade det långt bort, mjukt, som någon som hörde precis men gärna vill höra det igen.

{child} sa det igen. {Pet} suckade och lade hakan på {child.his} fötter, och regnet gick vidare över taket.

# @pet
{friend's} hund {pet}
## if pet.dog
[!pet.known: hunden ]{pet}
## if pet.cat
[!pet.known: katten ]{pet}

# @barked
skällde
## if pet.cat
jamade

# @kind
en hund
## if pet.cat
en katt
## if breed
{a breed}

# @animal
en hund
## if pet.cat
en katt

# @loud
EN HUND!
## if pet.cat
EN KATT!

# @voff
voff
## if pet.cat
mjau

# @q
Voff?
## if pet.cat
Mjau?

# @howled
Sedan lyfte {pet.he} nosen och ylade
## if pet.cat
Sedan lyfte {pet.he} nosen och jamade

# @like-a-house
och skällde som {pet.he} aldrig hade skällt. Det lät som en hund stor som ett hus.
## if pet.cat
och jamade som {pet.he} aldrig hade jamat. Det lät som en katt stor som ett hus.

# @tail
{Pet's} svans slog mot golvet.
## if pet.cat
{Pet's} svans stod rakt upp.

# @a
{minder}
## if adult
{adult}
## if elder
{elder.short}
