title: Iiiii-jonk
title: Dörren som slutade gnissla
guest friend: Sixten (han), Ester (hon)
guest elder: Rune (han), Gunnel (hon)
guest clover: Klöver (hon), Blända (hon)

% Hästen är {elder}s: familjens, eller grannens. Låt barnet säga iiiii. De två sista sägs alldeles tyst.

# big-and-brown
{Elder}[!elder:  i huset intill] hade en häst som hette {clover}. {clover} var stor och brun[city: , den största hästen {in city}], med hovar stora som mattallrikar. Hela dagarna bodde hon i hagen, och hela nätterna bodde hon i stallet.

Varje kväll öppnade {elder} stalldörren, och så gick {clover} in till natten.

I kväll var {child} med, [school: färdig med {school} för i dag, ]i pyjamas och stövlar[adult:  och {adult's} jacka utanpå]. {child} ville säga god natt till {clover}.[pet.other:  {Pet} hade redan fått höra det.]

{friend}[!friend: , {child.his} bästa kompis,] var också med. {Friend} ville stänga grinden[sport: , ännu hellre än {play sport}].

[pet.dog: Och {pet}[!pet.known: , {child's} hund,] ville sova i halmen.

][pet.cat: Och {pet}[!pet.known: , {child's} katt,] ville sova i halmen.

]”Upp med er”, sa {elder} och satte [pet.dog/pet.cat: barnen | dem] bredvid varandra på muren, så att de var ur vägen för hovarna.[elder2:  {Elder2} satte sig bredvid.]

# just-stood
Sedan öppnade {elder.he} stalldörren.

”Läggdags, {clover}!”

Men {clover} bara stod där, mitt på gården.[pet.dog:  Det var {pet} som gick in.][pet.cat:  Det var {pet} som gick in.]

{Elder} ruskade om halmen, för att visa hur mjuk den var.[pet.dog:  {Pet} la sig, för att visa hur det går till.][pet.cat:  {Pet} la sig, precis i mitten.]

Men {clover} bara stod där.

”Hon vill ha en morot”, sa {friend}. ”Det vet jag.”

Då höll {elder} fram en morot. Knaper, knaper, knaper, sa det. Det var en väldigt god morot.

Men {clover} bara stod där.

# please
[adult: ”Har du sagt snälla?” sa {adult}, som stod vid muren.

]{Elder} tog av sig kepsen. ”Snälla”, sa {elder.he}. Det var inte ofta {elder.he} sa snälla till en häst.

{clover} tittade på stallet. Hon tittade på {elder}. [pet.dog/pet.cat: Hon tittade på {pet}, som låg i hennes säng. ]Hon suckade en lång, lång suck.

Men {clover} bara stod där.

”Nu har jag då aldrig”, sa {elder}.[elder2:  ”Inte jag heller”, sa {elder2}.]

# ears
”Får jag stänga grinden nu?” sa {friend}.

Då lyfte {elder} ner {friend.him}, och tillsammans sköt de igen den stora grinden till hagen.

Iiiii, sa grinden[music: , högre än det högsta i {music}].

[pet.dog/pet.cat: Upp for {pet's} öron! ]Upp for {clover's} öron!

Hon vände sig helt om, och hon tog ett steg mot grinden. Klapp.

”Hon gillar mig”, sa {friend}.

# do-it-again
{child} tittade på {clover's} öron. De stod rätt upp som två små tält.

”Gör det igen”, sa {child}.

Iiiii, sa grinden. Klapp, sa {clover's} hov.

”Hon lyssnar”, sa {child}. Och sedan sa {child.he}: ”{Elder.short}? Var är dörrens ljud?”

”Vilket ljud?”

”Den låter ju. Varje kväll. Den säger iiiii-jonk.”

# oil
{Elder} sköt på stalldörren. Den sa ingenting. {Elder.He} drog i den. Den sa ingenting.[pet.dog:  {Pet} kom ut, nosade på ett gångjärn och nös.][pet.cat:  {Pet} kom ut, satte en tass på ett gångjärn och skakade länge på tassen.]

”Oj då”, sa {elder}. ”Jag har smort den. I tjugo år har den där dörren gnisslat, och i morse tog jag oljekannan och lagade den.” {Elder.He} såg riktigt ledsen ut. ”Och jag som tyckte att jag var så duktig.”

”Sätt tillbaka det”, sa {child}.

”Ett gnissel går inte att sätta tillbaka, hjärtat.”

# biggest-breath
{child} tog det största andetag {child.he} hade.

”Iiiiiiiii!” sa {child}.

Runt kom {clover's} öron. Runt kom {clover}. Hon tittade på {child}, och hon tittade på dörren. Hon lyfte en stor hov.

Och så väntade hon, med hoven i luften.[pet.dog/pet.cat:  {Pet} väntade också, med en tass i luften.]

# awk
”Du glömde slutet”, sa {friend}. ”Jonket!”

”Ta det du”, sa {child}.

Så {child} sa: ”Iiiiiiiii …”

Och {friend} sa: ”JONK!”

Ner kom hoven. Klapp. Och klapp och klapp och klapp gick {clover}, över gården och in genom dörren[athlete: , som {athlete}], ända in i den mjukaste halmen.[pet.cat:  {Pet} hade hunnit först och flyttade på sig, men inte särskilt långt.][pet.dog:  Och efter henne gick {pet}.]

# goodnight
[pet.dog: ”Bara i natt, då”, sa {elder}. {Elder.He} | {Elder}] stängde nederhalvan av dörren och hämtade {child}, så att {child.he} fick titta över kanten.

”God natt, {clover}”, sa {child}.[pet.dog/pet.cat:  ”God natt, {pet}.”]

{clover} blåste {child.him} i håret. Det var varmt, och det luktade morot.[pet.other:  Så gjorde {pet} aldrig.]

# highest-shelf
Sedan ställde {elder} undan oljekannan, på den allra högsta hyllan. {Elder.He} tog {friend} på ena armen och {child} på den andra, och med armbågen sköt {elder.he} igen överhalvan.

Den sa ingenting. {clover's} öron for upp[pet.dog/pet.cat: , och {pet's} med].

”Iiiii”, sa {child}, alldeles tyst.

{Friend's} huvud låg mot {elder's} axel, och ögonen var slutna.

”Jonk”, sa {friend}.
