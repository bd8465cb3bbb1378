title: Någon på fötterna
title: Spring inte på kanten
title: Pingvinen som inte hoppade i

% Regel: ett pingvinägg får aldrig ligga på golvet. Det ligger på någons fötter, under någons mage, och den som har ett ägg på fötterna går som en pingvin.
% Barnet står på den vuxnas fötter i början och på slutet; utan vuxen står nallen på barnets.

# the-edge
I simhallen[city:  i {city}] var golvet iskallt, så {child} [adult: gick på {adult's} fötter, vagg, vagg, ända fram till bassängen|gick på hälarna, vagg, vagg, ända fram till bassängen]. Där badade alla. Bara en gjorde det inte. På kanten stod en pingvin och hoppade inte i.

[!short: Han såg på vattnet och suckade.

]”Är du rädd?” frågade {child}.

”Nej”, sa pingvinen. ”Jag är pappa.”

Han lyfte lite på magen. Under magen, uppe på hans fötter, låg ett ägg.

”Det får aldrig ligga på golvet”, sa pingvinen. ”[!short: Ett ägg ska ligga på någons fötter, under någons mage. ]Så jag har inte badat sedan i [short: höstas. På land går jag som en byrå. Men under vattnet, där flyger jag.”|höstas.”

”Kan inte mamman ta det?”

”Hon är ute och köper fisk”, sa pingvinen. ”Hon är noga med fisk.”

”Längtar du?”

”På land går jag som en byrå”, sa pingvinen, och vingarna skakade på honom. ”Men under vattnet, där flyger jag.”]

# toe-to-toe
”Jag kan hålla ägget”, sa {child}.

Pingvinen såg noga på {child's} tår. ”Brukar du ha någon på fötterna?”

[pet.dog / pet.cat: ”{Pet} sover på dem varje natt”, sa {child}.|[pet.other: ”Bara strumpor”, sa {child}. ”Men jag sköter {pet}, och {pet.he} har aldrig gått sönder.”|”Bara strumpor”, sa {child}.]]

[!short / sport: ”Kan du stå still?”

[sport: ”När jag inte ska {play sport}”, sa {child}.|”Om jag måste”, sa {child}.]

]Så ställde de sig tå mot tå, och ägget rullade över från fötter till fötter.[!short:  {child} hängde sin handduk över.] Ägget var varmt[!short:  som en nybakad limpa, och det var lite läskigt och mycket fint].

”Spring inte, hoppa inte och tappa inte”, sa pingvinen. ”Jag ska bara ta ett varv.”

# one-more-lap
Han gled i på magen[!short: , och sedan var han ingen byrå längre. Han] [short: och ]for genom vattnet som ett streck[!short: , under alla benen och rakt igenom en badring].[athlete:  Inte ens {athlete} hade hunnit med.]

[friend: {Friend}[!friend.known: , {child's} bästa vän,] sträckte ut handen och nuddade en vinge.[!short: 

”Kull!” skrek pingvinen och försvann åt andra hållet.]

][elder: ”Det simmade en kypare under mig”, sa {elder}.[elder2 & !short:

”Beställ kaffe”, sa {elder2}.]

]”Bara ett varv till!” ropade pingvinen.[!short:  ”Jag hade glömt hur roligt det är! Jag hade alldeles glömt!”]

{child} stod still.[!short:  Det kliade på näsan, men {child.he} stod still.][music:  {child.He} nynnade {@song} för ägget.] [!short: Tänk om det ramlade! Det kändes konstigt i magen att vara så rädd om någon. ]

[!short: ”Bara ett till!”

]Då sa det knack.

[!short: Det kom från fötterna. ]Knack, knack.

# nobody-hears
[!short: ”Ägget knackar!” ropade {child}. ”Pingvinen! Ditt ägg knackar!”|”Pingvinen! Ditt ägg knackar!” ropade {child}.]

Men pingvinen var under vattnet[!short:  i djupa änden], och där hörde han ingenting. Alla hjälptes åt att ropa.[adult & !short:  {Adult} ropade allra högst.][!short:  Det ekade i hela simhallen: ägg, ägg, ägg.]

[!short: Knack. Nu hade ägget en spricka.

]”Han har väntat hela vintern på det här”, sa {child}, och rösten darrade. ”Och så missar han det!”

{child} ville springa. Men den som har ett ägg på fötterna kan inte springa.

# like-a-penguin
[!short: Hur går man då? [adult: Det visste {child.he} ju. ]]Hälarna ihop. Tårna upp.[!short:  Lite åt sidan, och lite åt andra sidan.] Vagg, vagg, längs hela kanten.

”Spring inte på kanten!” ropade badvakten.

”Jag springer inte”, sa {child}. ”Jag har aldrig sprungit så lite.”

Vagg, vagg.[!short:  En bebis som kröp åt samma håll var snabbare.][friend & !short:  {Friend} gick före och flyttade badringar.][school:  Några från {school} [!short: klev upp ur vattnet och ]vaggade efter, på rad.] Knack, sa ägget. Nu var det ett hål i det, och i hålet satt en liten näbb.

Äntligen var {child.he} framme[!short:  vid djupa änden]. Långt där nere for pingvinen.[!short:  {child} såg på honom, och såg på ägget som knackade och knackade. Vad gör man när man vill fram till någon och ingen hör?

Man knackar.]

# knock-knock
{child} satte sig på huk, så att ägget låg kvar under magen.[adult:  {Adult} höll i {child.him}.] Sedan sträckte {child.he} ner handen och knackade på vattnet.

Knack, knack, knack.

Det hörde han. Pingvinen sköt upp som en kork[!short: , landade på magen] och gled över golvet, ända fram till {child's} tår.[!short: 

”Spring inte på …” sa badvakten.

”Han glider”, sa {child}.]

Tå mot tå stod de, och ägget rullade hem. Det sprack mitt itu. Upp kom ett huvud, grått och blött och rufsigt.

”Piip?”

”Hej”, sa pingvinen. Mer fick han inte fram[!short: , fast han hade övat hela vintern].

[!short: Ungen tittade på {child}. ”Piip?”

”Det är någon som kan stå still”, sa pingvinen.]

# the-way-to-bed
Den kvällen var golvet kallt hemma också.

[adult: ”Kom upp”, sa {adult}.

Så gick de, {child} på {adult's} fötter, vagg, vagg, hela vägen från tandborsten till sängen[!short: [pet.dog / pet.cat: , där {pet} låg och väntade på några fötter att ligga på]]. Och ingen sprang.|{child} ställde nallen på sina fötter, och så gick de, vagg, vagg, hela vägen från tandborsten till sängen[!short: [pet.dog / pet.cat: , där {pet} låg och väntade på några fötter att ligga på]]. Och ingen sprang.]

# @song
{music}
