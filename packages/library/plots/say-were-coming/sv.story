title: Post
title: Postkontoret stänger
title: Finns det något svar?
guest friend: Alma (hon), Tove (hon)
guest postman: Sixten (han), Malte (han)

% Vem som gjorde vad: {child} skrattade åt dikten, därefter sa {friend} att {child} inte fick vara med i klubben, som {child} har hittat på. {friend} är den ikryssade
% vännen där det finns en, och då är hamstern bara "hamstern Rulle".

# an-end-each
{child} satt högst upp på gungbrädan. Längst ner på andra änden satt {friend}, [friend: {child's} bästa vän, ]och de var ovänner.

De hade bråkat på svenskan. När rasten kom sprang de båda två till gungbrädan, för det var deras ställe[elder: , nästan lika mycket som {elder's} soffa[elder2:  och {elder2's}]], och satte sig på var sin ände så att den andra inte skulle få den. Nu satt de där. De tittade åt var sitt håll, och ingen av dem tänkte kliva av.

# it-didnt-say
”Vad gör ni?” frågade {postman} i klassen. Han skulle bli brevbärare när han blev stor, och han hade redan keps.

”Ingenting”, sa {child}. ”{postman}, gå och säg att {friend} är barnslig[sport:  och får {play sport} utan mig].”

{postman} sprang till andra änden[athlete: , fortare än {athlete}].

”Post!” ropade han. ”Du är barnslig.”

”Säg till {child} att det kan [child.she: hon|[child.he: han|man]] vara själv.”

{postman} sprang tillbaka.

”Post! Det kan [child.she: hon|[child.he: han|man]] vara själv.”

”Vem då [child.she: hon|[child.he: han|man]]?”

”Det stod inte”, sa {postman}.

# whoever-thought-of-it
{child} höll hårt i handtaget. Däruppifrån såg {child.he} hela skolgården[school:  {at school}][city:  och en bit av {city}].

”Säg att man inte får kasta ut den som har hittat på hela klubben. Och det är jag.”

Spring, spring. ”Post! Man får inte kasta ut den som har hittat på hela klubben. Och det är {child}.”

”Säg att {child} skrattade åt min dikt först.”

Spring, spring. {postman} var röd i ansiktet nu. ”Post! Du skrattade åt {friend's} dikt först.”

# the-poem
{child} teg. Det hade {child.he} gjort. {Friend} hade läst upp en dikt om [friend: hamstern|sin hamster] Rulle, inför hela klassen, med darrig röst:

”Rulle, Rulle, du är min kulle. När du dog blev det ett hull.”

Och {child} hade skrattat, rakt ut. Inte för att Rulle hade dött. Det hade {child.he} inte ens hört. {Child.He} hade bara hört kulle och hull, och det hade pirrat till i näsan. Sedan hade tre till skrattat. Och {friend} hade satt sig, alldeles vit om öronen, och först efteråt hade {friend.he} sagt det där om klubben.

# the-wrong-letter
”Finns det något svar?” frågade {postman}.

”Säg att dikten var konstig”, sa {child}. Fast {child.he} visste, redan när {child.he} sa det, att det var fel post.

{postman} sprang. {child} såg honom säga det. {Child.He} såg {friend's} rygg, och ryggen blev mindre.

# closed
Då ringde det in.

”Postkontoret stänger”, sa {postman}. ”Jag har matte.”

”Men vänta! Du kan inte bara gå!”

Det kunde han. Alla gick. Skolgården blev tom, så tom att man hörde flagglinan slå mot stången[music: , och någon långt inne i huset som nynnade på {@song}].

# up-in-the-air
Och där satt {child}, högst upp i luften. Om {friend} klev av nu skulle {child's} ände falla rakt ner i backen. Det visste {child}. Det visste {friend} också, för {friend} hade satt ner båda fötterna.

{Friend.He} kunde gå precis när {friend.he} ville.

{child} tittade efter någon att skicka. Det fanns ingen. [pet.dog: {Pet}[!pet.known: , {child.his} hund,] hade gärna sprungit, men {pet.he} var hemma. ][pet.cat: {Pet}[!pet.known: , {child.his} katt,] var hemma och sprang aldrig med något. ][pet.other: {Pet} var hemma och kunde inte vägen. ]Det fanns en kråka. Om något skulle sägas fick {child} säga det själv, hela den långa vägen längs brädan.

# its-me
”{Friend}”, sa {child.he}.

Ryggen rörde sig inte.

”{Friend}, det är ingen post nu. Det är jag.”

Flagglinan slog. {child} svalde.

”Jag hörde inte att han hade dött. Jag hörde bara kulle och hull, och så skrattade jag innan jag tänkte. Och sedan vågade jag inte säga att det var dumt, för alla tittade. Förlåt. Det var dumt.”

Det var tyst jättelänge. Kråkan gick sin väg.

# it-should-have-been
”Det skulle vara hål”, sa {friend} till slut och vände sig om. {Friend.He} var randig på kinderna. ”När du dog blev det ett hål. Men det rimmade inte på Rulle. Så jag skrev hull.”

”Hål är mycket bättre”, sa {child}.

”Det rimmar inte.”

”Nej. Men man blir ledsen på riktigt.”

{friend} torkade sig med ärmen.

”Du får vara med i klubben”, sa {friend.he}. ”Den är ju din. Förlåt.”

# level
Sedan tog {friend} spjärn. {Friend.He} klev inte av. {Friend.He} böjde knäna och sköt ifrån, lite, lite, så försiktigt att det knappt knakade. {child's} ände sjönk. {friend's} ände steg. Och när brädan låg alldeles rak satt de där mitt emot varandra, lika högt båda två, med fötterna i luften, och ingen vägde mer än den andra.

”Vi är sena till matten”, sa {friend}.

”Jag vet”, sa {child}.

# any-post
Dörren öppnades. Det var {postman}. Han hade kepsen på sned.

”Fröken undrar var ni är. Har ni någon post?”

{child} tittade på {friend}, och {friend} nickade.

”Ja”, sa {child}. ”Hälsa att vi kommer.”

# @song
{music}
