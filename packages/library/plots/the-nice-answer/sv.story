title: Svaret eller det snälla svaret
title: Nästan rak
title: Bara en aning till
guest friend: Musa (han), Ines (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som klipper och har megafonen är mormor eller farfar, annars {adult}, annars {minder}. Megafonen är högljudd; {friend} är försiktig.

# smidges
En halvtimme före sommarfesten[school:  {at school}] klippte {@first} {child's} lugg i köket med den stora saxen. Luggen åkte upp till vänster, så {@he} tog lite till höger också. Men då åkte den upp till höger.

”Nästan rak”, sa {@a}. ”Bara en aning till.”

När {@he} var klar med aningarna stod det som var kvar rakt ut från {child's} panna, som borsten på en tandborste. Och klockan två skulle {child} och {friend}[!friend.known: , {child.his} bästa vän,] springa trebent i par inför alla som {child} kände[city:  {in city}].

# hand-on
{child} stod framför hallspegeln och skämdes så att det gjorde ont i magen. {Child.He} slog handen för luggen.

”Jag önskar att ingen kunde se mig”, sa {child.he}.

Och det kunde ingen. I spegeln fanns bara jackorna på sina krokar. {child} tog bort handen, och där stod {child.he}, med tandborste och allt. {Child.He} satte dit den igen, och så var spegeln tom. Det var alltså så det fungerade. Handen på, osynlig. Handen borta, synlig för alla.

[pet.dog: {Pet}[!pet.known: , {child's} hund,] nosade på luften framför spegeln och ville bli kliad. Ingen alls kliade {pet}, som viftade på svansen.

][pet.cat: {Pet}[!pet.known: , {child's} katt,] kom och strök sig mot luften framför spegeln och ville bli klappad. Ingen alls klappade {pet}, som spann.

][pet.other: {Pet} ville ha mat. Ingen alls gav mat åt {pet}, som åt upp alltihop.]

# nice-shoes
Det ringde på dörren, och det var {friend}. {Friend} kunde inte ljuga. {Friend.He} hade försökt en gång, och då fick {friend.he} hicka. Därför lät {friend.he} alltid folk välja.

”Är det väldigt illa?” frågade {child}.

{Friend} tittade på luggen en bra stund. ”Vill du ha svaret eller det snälla svaret?”

”Det snälla svaret.”

”Du har fina skor”, sa {friend}.

{child} slog genast tillbaka handen.

{Friend} tittade på den tomma hallen. {Friend.He} tittade bakom dörren. ”Vad bra”, sa {friend.he}. ”Ingick det i klippningen?”

”Jag tänker vara så här”, sa platsen där {child} var. ”Jag tänker springa så här också. Jag sitter ju fast i ditt ben, så det gör väl ingen skillnad?”

”Vill du ha svaret eller …”

”Nej”, sa {child}.

# the-megaphone
På gräsplanen[music: , där de spelade {music},] hade {@a} hand om tävlingarna, och {@he} hade fått en megafon, vilket var ett misstag.[elder2:  {Elder2} hade fått flaggan vid målet och ville bara att alla skulle komma fram.]

”{Friend}!” sa {@a}, på mycket nära håll. ”VAR ÄR {child}?”

”Närmare än man tror”, sa {friend} försiktigt.

”VI SKA BÖRJA NU!”

”Det där hörde {child}”, sa {friend} och gnuggade ena örat.

{Friend.He} knöt halsduken runt sin ena fot och runt {child's}. Som alla andra såg det hade {friend.he} knutit fast sig i ingenting alls. {@A} lyfte megafonen, rynkade pannan och sänkte den igen.

”Är du ensam, {friend}?” sa {@he} snällt. ”Nåja, försök ändå. KLARA, FÄRDIGA, GÅ!”

# to-be-silly
I väg bar det. {child} hade ena armen om {friend} och andra handen tryckt mot pannan, och det är mycket svårt att springa så[sport: , svårare än {sport}]. Vid tredje steget vinglade de. Vid det fjärde ramlade de så långa de var.[athlete:  Det hade {athlete} också gjort.]

Det folk såg var hur {friend}, som satt fast i ingenting och kramade ingen, föll omkull på sidan. Någon skrattade. {Friend} drog upp dem, de hoppade och de ramlade igen, och nu skrattade hela planen. Alla de andra var redan i mål.

Den här gången reste sig inte {friend}. {Friend.He} pillade i gräset.

”De tror att jag gör det för att vara fånig”, sa {friend.he}.

”Gör det något?” viskade {child}.

”Vill du ha svaret”, sa {friend}, ”eller det snälla svaret?” Rösten hade blivit ostadig, och {friend.he} blinkade hela tiden.

{child} behövde inget av dem. {Child.He} hade gömt sig för att ingen skulle skratta åt {child.him}, och nu skrattade de åt {friend}, och {friend} hade inte ens klippt sig.

# finger-by-finger
{child} lyfte lillfingret, och där i gräset fanns två skor. {Child.He} lyfte nästa finger, och där fanns två knän. Nästa, och där fanns en T-shirt. Sedan var det bara tummen kvar. Den var värst. {child} lyfte den.

”{Child}?” sa megafonen.

”Kom”, sa {child} och drog upp {friend}. ”Nu har jag båda armarna. Fastknutna benet först.”

# tied-leg-first
De sprang. De sprang mitt på den tomma planen, fasta benet, andra benet, fasta benet, andra benet, och folk började klappa.

”DET ÄR VÅR {child}!” dundrade {@a}. ”DET ÄR JAG SOM HAR KLIPPT DEN DÄR LUGGEN! JAG BER SÅ MYCKET OM URSÄKT, ALLIHOP!”

{child} skrattade så att de gick i mål på knäna.[elder2:  {Elder2} viftade med flaggan ändå.]

# the-answer
Efteråt satt de i skuggan med varsin citronglass, och ingen av dem brydde sig om att knyta upp halsduken. {child} tittade uppåt så långt ögon kan komma.

”Är den fortfarande ful?” frågade {child.he}.

”Svaret eller det snälla svaret?”

”Svaret.”

{Friend} tittade framifrån och sedan från sidan.

”Den är förfärlig”, sa {friend.he}. ”Men jag springer mycket bättre när jag ser den.”

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
