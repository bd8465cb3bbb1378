title: Andas inte på mig
title: Det hemliga ordet
title: Först av en miljard

% Flingan säger ANDAS INTE PÅ MIG. Med munnen vid örat blir m till n och v till h. Sista flingan är den första.

# only-grass
{child} hade väntat på snö [school: ända sedan {school} började i augusti|sedan i augusti]. {Child.He} hade en röd stjärtlapp under armen och stod mitt på pulkabacken, och pulkabacken var grön[elder: , fast {elder} hade känt i knät att det skulle snöa[elder2: , och {elder2} i tummen]].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] stod bredvid och väntade med tungan ute.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt innanför jackan med bara huvudet ute.]

”Det är fortfarande bara gräs”, sa {child.he} till himlen.

[friend: ”Bra”, ropade {friend}[!friend.known: , {child's} bästa vän,] från en pulka längst upp. {Friend} vågade aldrig åka med en gång.

]

# dont-breathe
Då kom det något vitt. Det singlade ner, ett enda, och satte sig på {child's} vante.

”Snö!” ropade {child}.

”Andas inte på mig!” sa snöflingan.

{child} stängde munnen[pet.dog: , och {pet} stängde sin][pet.cat: , och {pet}, som hade sträckt ut en tass, drog in den igen].

”Så är det bättre”, sa flingan. ”Var är de andra?”

”Vilka andra?” sa {child}.

”Andas inte på mig! Prata ut åt sidan.”

{child} vred munnen ut mot örat, så långt det gick.

”Hilka andra?”

# am-i-first
”De andra miljarderna. Är jag först?”

”Du är ensan”, sa {child} med mungipan. Det är svårt att säga m när munnen sitter vid örat.

”Först! Och Glitter som sa att hon skulle hinna före mig!” Flingan sträckte på sina sex små uddar. ”Då är det jag som ska ropa. Den som kommer först ska ropa till de andra att det är dags. Annars vågar de inte. De är rädda för att det ska vara för varmt.”

”Ropa, då!” sa {child}.

”ANDAS INTE PÅ MIG!”

”Hörlåt.”

[friend: ”Vad är det med din mun?” ropade {friend} uppifrån.

]

# badly-arranged
Flingan tog sats och ropade. Det lät ungefär som när någon lägger ner en knappnål på en kudde.

De väntade. Ingenting kom.[pet.dog:  Bara {pet} spetsade öronen.]

”De hörde nog inte”, sa {child} åt sidan.

”Molnet ligger två kilometer upp”, sa flingan. ”Jag är två millimeter. Det är väldigt dåligt ordnat.”

”Jag kan ropa!” sa {child}. ”Jag är jättebra på att ropa!” Sedan kom {child.he} på det där med munnen. ”Had ska jag ropa?”

# the-word
”Det är ett hemligt ord. Kom närmare, så viskar jag. Närmare. Men andas inte.”

{child} höll andan. {Child.He} la örat intill vanten. Men vanten var varm, för det var en bra vante, och {child's} kind var ännu varmare.

”Ordet”, viskade flingan, ”är … åh. Det kittlar. Ordet är …”

Mer hördes inte.

# a-drop
{child} tittade. På vanten satt en droppe. En liten, liten vattendroppe, och den sa ingenting.

”Flingan?”

Nej. Den var smält.

{child} kände hur det brände bakom ögonen. {Child.He} hade ju hållit andan så bra. {Child.He} hade pratat åt sidan hela tiden. Och nu var flingan borta, och ordet var borta, och uppe i molnet satt miljarder flingor och väntade på att någon skulle säga att det var dags.

# now
[friend: Längst upp satt {friend} kvar.

]Vad ropar man till den som [friend: sitter|står] högst upp i en backe och inte vågar åka?

Det visste {child}. Det hade {child.he} ropat till [friend: {friend}|sig själv], varenda vinter.

{Child.He} hade fortfarande inte andats. Nu gjorde {child.he} det. {Child.He} drog in hela backens luft, tills jackan spände över magen[pet.cat:  och {pet} fick hoppa ut], och så böjde {child.he} huvudet bakåt och ropade:

”NUUUUUUUUUU!”

Det var kallt, så ropet syntes. Det kom ut ur munnen som ett eget litet moln. Molnet strök över vanten, och droppen följde med. Och så steg de, upp över träden, upp över skorstenarna, tills de var så små att de inte gick att se.

# then-all
{child} väntade.[friend:  {Friend} hade satt i väg med en gång och hunnit en meter på gräset.] En skata flög förbi. [pet.dog: {Pet} skällde på den. | En hund skällde någonstans.]

Sedan kom det en flinga. Den for i backen med huvudet före[athlete: , fort som {athlete}].

”Ha! Är jag inte först?” sa den. Det måste ha varit Glitter.

Och sedan kom alla.

De kom i tusental och i tjugotusental, stora som fjädrar. De ropade ”Flytta på dig” och ”Hej” och ”Är det här [city: {city}|Sverige]?”[sport:  och ”Ska vi {play sport}?”]

De la sig på gräset och på bänken och på {child's} mössa[pet.cat:  och på {pet}, som boxade efter dem med båda tassarna]. {child} sprang runt, runt med tungan ute[pet.dog: , och {pet} sprang efter med sin]. På en timme var backen vit från topp till tå[friend: , och {friend} satt redo längst upp igen].

# until-blue
{child} åkte på sin röda stjärtlapp tills det blev blått ute. {Child.He} åkte sittande och baklänges och på mage[pet.other: , och ett åk för {pet} som inte fick vara med], och varje gång högst upp ropade {child.he} det hemliga ordet[pet.dog: , och {pet} skällde det][friend: , och då åkte {friend}].[music:  På vägen upp sjöng {child.he} {@song}.]

# one-last
När [adult: {adult} vinkade att ]det var dags att gå hem [pet.cat: fick {pet} komma in under jackan igen, och {child} stannade|stannade {child}] en sista gång.

Det hade nästan slutat snöa. En enda flinga var kvar i luften. Den singlade ner, lite yr efter en lång resa, och satte sig på {child's} vante.

[friend: ”Had är det?” sa {friend} åt sidan.

]{child} tittade på [friend: flingan|den]. [pet.dog: {Pet} stängde munnen. ][pet.cat: {Pet} sträckte ut en tass och drog in den igen. ]Flingan tittade på {child}.

”Andas inte på mig”, sa flingan.

# @song
{music}
