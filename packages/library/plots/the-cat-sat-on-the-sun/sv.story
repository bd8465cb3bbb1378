title: Katten som satte sig på solen
title: Satt {pet}, så satt {pet.he}
title: En solfläck stor som en pannkaka

% Katten har sitt eget pronomen. @sort: vad rasen betyder. @a: {adult}, annars den vuxna.

# it-stayed-sat-on
{@Sort}

Det {pet} gjorde, för det mesta, var att sitta. {Pet.He} satt på jackor. {Pet.He} satt på pussel. En gång satt {pet.he} på ett födelsedagskort tills det inte var någons födelsedag längre. För satt {pet}, så satt {pet.he}.

# sunshine
En eftermiddag byggde {child} och {friend}[!friend.known: , {child.his} bästa vän,] ett slott på mattan, och dagens sista solfläck kom glidande över golvet. Den blev mindre och mindre, precis som den brukade. Först var den stor som en duk, och sedan som en bricka, och sedan som en pannkaka. Om en minut skulle den slinka ut under dörren, och då var det kväll.

{Pet} reste sig. {Pet.He} gick över mattan. {Pet.He} snurrade två varv, och så satte {pet.he} sig på solfläcken.

# stuck
”Vad konstigt”, sa {friend} efter en stund. ”Det blir inte mörkt.”

{child} tittade ut genom fönstret. Solen satt på takkanten på andra sidan gatan. Den var orange och ryckte lite grann, som när man har fastnat med jackan i dörren.

”Den har fastnat”, sa {child}. ”{Pet} sitter på andra änden av den!”

De tittade på varandra.

”Om det aldrig blir mörkt”, sa {friend} långsamt, ”så blir det aldrig läggdags.”

# it-went-on
Så de byggde klart slottet. De byggde ett till, så att det första hade någon att kriga mot.[music:  De satte på {@song} och dansade, och sedan satte de på den en gång till.] De sprang i kapp på gräset utanför, och så revansch, och så bäst av nio.[sport:  Sedan hann de {play sport}, och sedan hann de {play sport} igen.]

”Vilken lång kväll det är”, sa {@a} och tog en kopp kaffe till.[elder:  {Elder} hade tagit fyra[elder2: , och det hade {elder2} också].]

Det var en rätt så bra kväll. Men den tog inte slut.

Rödhaken hade sjungit sin godnattvisa sju gånger och började bli hes. Prästkragarna nickade till och ryckte upp sig igen. En uggla stack ut huvudet ur eken, sa något kort och gick in. Och bakom skorstenarna[city:  i {city}] såg {child} överkanten på månen, som stod och väntade på sin tur.

”Mina ben har varit vakna för länge”, sa {friend}.[athlete:  ”Till och med {athlete} får ju sätta sig ibland.”]

Så de gick in för att flytta på katten.

## or
Så de byggde klart slottet. De byggde ett till, så att det första hade någon att kriga mot, och en djurpark där de kunde bli sams.[music:  De satte på {@song} och dansade, och sedan satte de på den en gång till.] De lekte kurragömma på gräset utanför, tills de hade gömt sig överallt.[sport:  Sedan hann de {play sport}, och sedan hann de {play sport} igen.]

”Vilken lång kväll det är”, sa {@a} och tog en kopp kaffe till.[elder:  {Elder} hade tagit fyra[elder2: , och det hade {elder2} också].]

Det var en rätt så bra kväll. Men den tog inte slut.

Rödhaken hade sjungit sin godnattvisa sju gånger och började bli hes. Prästkragarna nickade till och ryckte upp sig igen. En uggla stack ut huvudet ur eken, sa något kort och gick in. Och bakom skorstenarna[city:  i {city}] såg {child} överkanten på månen, som stod och väntade på sin tur.

”Mina ben har varit vakna för länge”, sa {friend}.[athlete:  ”Till och med {athlete} får ju sätta sig ibland.”]

Så de gick in för att flytta på katten.

# only-longer
{Friend} drog i framdelen och {child} knuffade på bakdelen. {Pet} rörde sig inte ur fläcken. {Pet.He} blev bara längre, och när de släppte taget gick {pet.he} tillbaka.

De provade med en fjäder. {Pet} tittade på den med ena ögat.

De provade med en bit fisk. {Pet} åt upp fisken. {Pet.He} åt den sittande.

De provade med att be snällt. ”Snälla {pet}”, sa {child}. ”Det står en hel natt där ute och kommer inte in.”

[school: ”Och bakom natten står det en morgon”, sa {friend}, ”med {school} i.”

]{Pet} vek in tassarna under sig, först den ena och sedan den andra. Det är så en katt låser.

## or
{Friend} drog i framdelen och {child} knuffade på bakdelen. {Pet} rörde sig inte ur fläcken. {Pet.He} blev bara längre, och när de släppte taget gick {pet.he} tillbaka.

De provade med ett garnnystan. {Pet} tittade på när det rullade genom hela rummet, och sedan tittade {pet.he} på när de hämtade det.

De provade med att klia. {Pet} spann. {Pet.He} spann så att fönstren surrade, och så satt {pet.he} ännu mera.

De provade med att be snällt. ”Snälla {pet}”, sa {child}. ”Det står en hel natt där ute och kommer inte in.”

[school: ”Och bakom natten står det en morgon”, sa {friend}, ”med {school} i.”

]{Pet} vek in tassarna under sig, först den ena och sedan den andra. Det är så en katt låser.

# fetch-a-book
”Vi får aldrig bort {pet.him}”, sa {friend}.

{child} satte sig på golvet med hakan i händerna. {child.He} tänkte på jackorna och pusslen och födelsedagskortet.

”Man kan inte få bort en katt från något”, sa {child.he}. ”Man måste få den att vilja sitta på något annat. Och du, {friend}, vad är det {pet} alltid sätter sig på?”

{Friend} tänkte efter. ”Det man tittar på.”

”Hämta en bok”, sa {child}.

# a-good-page
De lade sig på mage längst bort i rummet, med boken uppslagen framför sig, och stirrade i den allt vad de kunde.

”Oj, oj, oj”, sa {child} högt. ”Vilken bra sida.”

”Det är nog den bästa sidan som finns”, sa {friend}. ”Hoppas att ingen sätter sig i vägen.”

{Pet’s} vänstra öra ryckte till.

”Jag kan inte sluta läsa”, sa {child}. ”Jag måste se vartenda ord.”

{Pet’s} högra öra ryckte till. {Pet.He} låste upp den ena tassen och sedan den andra. {Pet.He} reste sig, sträckte på framdelen, sträckte på bakdelen och kom promenerande, som om {pet.he} ändå hade ärende åt det hållet. Sedan snurrade {pet.he} två varv och satte sig mitt på boken.

# twang
BOING.

Solpannkakan for ut under dörren. Solen åkte ner bakom taket som en krona i en spargris. Månen hoppade upp så fort att den fick hålla sig i en skorsten. Alla prästkragarna slöt sig, rödhaken slutade mitt i en ton, och ugglan kom ut och sa ”äntligen”, fast hon sa det på uggla.

Och all sömnighet som skulle ha kommit lite i taget kom på en gång.[elder:  {Elder} hann precis ställa ifrån sig koppen.] {Friend} blev hämtad och hann precis hem innan ögonen åkte ihop. {child} hann precis få på sig pyjamasen.

# the-end
”Saga?” sa {@a} och slog upp boken.

Det kom mjuka tassar upp i sängen. Det var något som snurrade ett varv, och så ett till. Och sedan satt det en hel katt mitt på sidan, och av sagan syntes inte ett ord.

”Jaha”, sa {@a}. ”Då var den visst slut.”

Och det var den. För satt {pet}, så satt {pet.he}, både på solen och på sagor.

# @sort
{child's} katt, {pet}, var varm och mjuk och trög att flytta, som en kudde som har blivit chef.
## if breed.British Shorthair
{child's} katt, {pet}, var en brittisk korthårskatt. Det betyder att {pet.he} var rund och grå och tjock, som en kudde som har blivit chef.
## if breed.Persian
{child's} katt, {pet}, var en perser. Det betyder att {pet.he} var mjuk och bred och mest ludd, som ett moln som har blivit chef.
## if breed.Maine Coon
{child's} katt, {pet}, var en maine coon. Det betyder att {pet.he} var lång och lurvig och jättestor, som en ryamatta som har blivit chef.
## if breed.Ragdoll
{child's} katt, {pet}, var en ragdoll. Det betyder att {pet.he} var stor och mjuk och slapp, som ett täcke som har blivit chef.
## if breed.Bengal
{child's} katt, {pet}, var en bengal. Det betyder att {pet.he} var blank och stark och full av fläckar, som en leopard som har blivit chef över en matta.
## if breed.Siamese
{child's} katt, {pet}, var en siames. Det betyder att {pet.he} var smal och ljus och mörk i båda ändar, som en pensel som har blivit chef.
## if breed.Abyssinian
{child's} katt, {pet}, var en abessinier. Det betyder att {pet.he} var smal och kvick och mest öron, som en hare som har blivit chef.
## if breed.Russian Blue
{child's} katt, {pet}, var en russian blue. Det betyder att {pet.he} var slät och grå och blank, som en silverkanna som har blivit chef.
## if breed.Scottish Fold
{child's} katt, {pet}, var en scottish fold. Det betyder att {pet.he} var rund överallt och hade öronen nervikta, som en nalle som har blivit chef.
## if breed.Sphynx
{child's} katt, {pet}, var en sphynx. Det betyder att {pet.he} var bar och varm och skrynklig, som en varmvattenflaska som har blivit chef.

# @a
barnvakten
## if adult
{adult}

# @song
{music}
