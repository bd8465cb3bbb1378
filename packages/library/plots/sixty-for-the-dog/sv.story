title: Kaninen {Rabbit}
title: Jag sitter här, sa kaninen
guest friend: Tove (hon), Hampus (han)
guest pet: Doris (hon), Bamse (han)
guest elder: Ulla (hon), Sixten (han)
guest rabbit: Bengt (han), Birger (han)

% ”Jag sitter här” går från kaninen till {child} och tillbaka. Kaninen talar torrt och sakta. En katt i hundens ställe: @crept, @dam, @stayed, @smelled.

# in-the-salad
{child} ville ha en kanin i knät. Det var allt {child.he} ville. Och nu satt det en kanin i {@whose} trädgård, grå och rund, mitt i salladen.

”Kom hit, kaninen”, sa {child} och klappade på knät. ”Du ska sitta här.”

Kaninen tuggade färdigt.

”Nej”, sa han. ”Jag heter {rabbit}, och jag sitter här.”

{Friend} var {child's} bästa vän, och {friend} frågade alltid rakt på[school: , {at school} också]. ”Varför vill du inte sitta i knät, {rabbit}?”

”Har ni sett ett knä?” sa {rabbit}. ”Det har ingen dörr. Det har inget tak. Och när som helst reser det sig och går[sport:  och ska {play sport}].”

# not-the-dog
Så hoppade han ner i sitt hål under skjulet. Det var bara öronen kvar.

{@Pets} stack dit nosen{@tail}.

”Inte {@kind} heller”, sa {rabbit}.

Då satte sig {child} i gräset, framför hålet, med armarna i kors.

”Jag sitter här”, sa {child.he}. ”Tills du kommer ut.”

”Sitt du”, sa {rabbit}. ”Jag har morötter.”

# a-roof-and-a-door
”Jag vet!” sa {friend} till {child}. ”Han tror att du är människa. Du måste bli hål.”

{Friend} hämtade en stor filt och hängde den över {child}.

”Så, {rabbit}”, sa {friend}. ”Nu har knät både tak och dörr!”

Någonting kröp in under filten. Det var varmt och tungt och andades.

”Han är här!” viskade {child}. ”{@Crept}”

”Det där är {@kind}”, sa {rabbit} nere i hålet.

{Friend} skrattade så att {friend.he} ramlade baklänges i salladen. {Pet} tänkte inte flytta på sig. {Pet.He} hade äntligen fått ett knä.

# rainclothes
{Elder} kom ut med tumstocken i bakfickan. {@Measures}, och {elder.he} mätte allt, till och med pannkakor.

”Det blir regn”, sa {elder.he}. ”Kom in nu.”

”Jag sitter här”, sa {child}.

”Jaså”, sa {elder.short}. {Elder.He} mätte {child} och sedan himlen. ”Då får du ha regnkläder.”

# water-in-the-kitchen
Så kom regnet. Det kom inte lite. Det öste[city:  över hela {city}]. Det rann från taket och ner i gräset och bort mot skjulet som en liten å. Rakt mot {rabbit's} hål.

”{Rabbit}!” ropade {child}. ”Det kommer vatten!”

”Det säger du bara för att jag ska komma ut”, sa {rabbit}.

”Nej! Det är sant!”

Plopp, sa det nere i hålet.

”Det är vatten i mitt kök”, sa {rabbit}, och nu var rösten jätteliten. ”Jag vågar inte gå ut. Jag är rädd.”

{child} hörde hur tänderna skallrade på honom. {Child.He} la sig på magen i leran med kinden mot hålet.

”Jag hör dig”, sa {child.he}. ”Jag sitter här. Jag går inte.”

”Du ligger”, sa {rabbit}.

”Ja. Men jag går inte.”

{Elder.short} sprang efter brädor[adult: , och {adult} sprang efter hammaren].

# a-dam
{@Dam}

{@Stayed}

# a-floor
Men {rabbit} var fortfarande där nere i det våta.

{child} stack ner handen. {Child.He} tog inte tag i honom. {Child.He} bara la handen där, öppen, med fingrarna som en liten skål.

”Det är ett golv”, sa {child.he}. ”Du får kliva på själv. Jag klämmer inte.”

{Child.He} väntade. Det regnade på ryggen.

Först kom en blöt tass. Så kom en tass till. Sedan kom hela {rabbit} uppför {child's} arm, så fort han kunde[athlete: , fortare än {athlete}], och in under regnjackan.

Där blev han kvar. {child} kände hans hjärta. Det gick som ett litet, litet tåg.

”Jaha”, sa {rabbit} inne i jackan. ”Här finns tak.”

”Och dörr”, sa {child}. ”Det är en dragkedja.”

”Är den öppen?”

”Ja. Hela tiden.”

# a-porch
{Elder.short} kom med brädorna. {Elder.He} mätte hålet, {elder.he} mätte {rabbit}, och så byggde {elder.he}, bom, bom, bom[music: , i takt till {music}]. Det blev ett golv högt över vattnet, och ett riktigt tak. {Friend} höll i spikarna, och {friend.he} bestämde att huset skulle ha en farstu.

”Varför det?” sa {elder.short}.

”Så att {child} kan sitta i den”, sa {friend}.

{Elder.short} mätte {child} en gång till.

”Åttio centimeter på bredden”, sa {elder.he}. ”Och sextio till, så att {@kind} får plats.”

# here-he-sits
När regnet var slut och alla hade torra kläder satt de där, i farstun. {Friend} åt pannkaka med sylt[adult: , för {adult} hade gräddat en hög][elder2:  ihop med {elder2}]. {@Smelled}

{child} satt med filten över benen. {Child.He} klappade inte på knät. {Child.He} sa ingenting om det.

{Rabbit} kom ut ur sitt hus. Han tittade på sin morot. Han tittade på filten. Sedan hoppade han upp, snurrade ett halvt varv och la ner öronen.

”Jag sitter här”, sa han.

{child} höll händerna precis bredvid honom, som två väggar. Solen kom fram under molnet och lyste på rabarbern. Efter en stund la {rabbit} hakan på {child's} tumme, och så blundade han.

# @whose
grannen {elder's}
## if elder
{elder's}

# @pets
{Pet}, hunden i huset bredvid,
## if pet.dog
{Pet}, {child's} hund,
## if pet.cat
{Pet}, {child's} katt,

# @tail
 och viftade på hela bakdelen
## if pet.cat
 och drog tillbaka den igen, fort

# @kind
hunden
## if pet.cat
katten

# @crept
Han är jättevarm! Han slickar mig på näsan!
## if pet.cat
Han är jättevarm! Han spinner!

# @measures
{Elder.He} hade varit snickare
## if elder
{Elder.short} höll på att laga staketet den veckan

# @dam
Då kom {pet}. {Pet} älskade vatten. {Pet.He} älskade det mer än korv. {Pet.He} klev rakt ut i den lilla ån, gick ett varv runt och la sig, plask, med hela kroppen tvärs över.

Och vattnet stannade. Det kom inte förbi. Det fick gå runt {pet's} rumpa och bort till rabarbern.
## if pet.cat
Då kom {pet}. {Pet} avskydde vatten. {Pet.He} hoppade upp på det enda som var torrt, och det var en stor säck jord som stod lutad mot skjulet. Säcken välte, plask, tvärs över den lilla ån, med {pet} ovanpå.

Och vattnet stannade. Det kom inte förbi. Det fick gå runt säcken och bort till rabarbern.

# @stayed
”Duktig {pet}!” skrek {friend}. ”{Pet.He} är en vall! Ligg kvar, {pet}!”

{Pet} låg kvar. {Pet.He} hade aldrig haft det så bra.
## if pet.cat
”Duktig {pet}!” skrek {friend}. ”{Pet.He} har byggt en vall! Sitt kvar, {pet}!”

{Pet} satt kvar. Det var vatten åt alla håll, och {pet.he} såg ut som om det var någon annans fel.

# @smelled
{Pet} låg i en hög och luktade blöt hund.
## if pet.cat
{Pet} slickade sig torr, en tass i taget.

# picture 1
under filten
# picture 2
i leran framför hålet
# picture 3
i regnjackan
