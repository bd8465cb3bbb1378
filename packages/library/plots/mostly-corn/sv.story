title: Mest majs
title: Fem dinosaurier
title: En levande dinosaurie
guest rival: Viggo (han), Hampus (han)
guest teacher: Farid (han), Samir (han)
guest neighbour: Ingegerd (hon), Gunvor (hon)
guest hen: Tyra (hon), Rexina (hon)

% Fåglar är dinosaurier, det stämmer med tårna, önskebenet och hur Mei låg.

# dinosaurs-are-dead
”Alla dinosaurier är döda”, sa {rival}. ”Det är liksom hela grejen med dem.”

Klassen skrattade. {child} stod framme vid tavlan och kände hur det brände i ansiktet. {child.He} hade bara sagt att {child.his} redovisning skulle handla om dinosaurier, och det värsta var inte skrattet. Det värsta var att det var {rival}. I ettan hade de lekt dinosaurier varenda rast, de två, och {rival} hade kunnat alla namnen. Nu var det tydligen något för småbarn.

”Inte alla”, sa {child}. ”Jag kan ta med en på fredag. En levande.”[pet.other:  Och då menade {child.he} inte {pet}.]

{child.He} hörde själv hur det lät. Men då var det redan sagt.

# thats-a-hen
På fredagen bar {child.he} in en bur med en handduk över.[elder:  {Elder}[elder2:  och {elder2}] hade hjälpt till att bära den ända till skolgrinden.] Ingen sa ett ord, och man hörde hur något krafsade där inne. Till och med läraren, {teacher}, lutade sig framåt.

{child} drog bort handduken.

”Det är en höna”, sa {rival}.

”Det är en dinosaurie”, sa {child}. ”Hon heter {hen}. Jag har lånat henne av min granne {neighbour}.”

”Har din granne en dinosaurie?[city:  {In city}?]”

”Hon har fem.”

Nu skrattade de så att stolarna gungade. {child} fortsatte, fast rösten helst ville krypa ner i tröjan.

”Titta på fötterna. Tre tår framåt, med klor. Så gick Tyrannosaurus rex också, på två ben och tre tår. Båda har önskeben. Båda kommer ur ägg. Alla dinosaurier dog inte. Några var små och hade fjädrar, och dem kallar vi fåglar.”

”Vad äter den, då?” sa {rival}. ”Människor?”

”Mest majs”, sa {child}.

{rival} la sig ner över bänken. {hen} vred på huvudet och såg på honom med ett öga. Det var orange, och det blinkade inte.

# like-a-cushion
När det blev lunch fick buren stå kvar i klassrummet med handduken över. {child} satt [friend: i matsalen och petade i sin fisk, medan {friend}[!friend.known: , {child.his} bästa vän,] pratade om allt utom hönor|för sig själv i matsalen och petade i sin fisk].[sport:  Runt omkring planerade de för att {play sport} efter skolan.] I morse, när {child.he} hämtade {hen}, hade det varit så spännande. Hönshuset var kolsvart, och {neighbour} hade bara lyft ner henne från pinnen, lugnt som en kudde.[pet.dog / pet.cat:  {Pet}, {child’s} [pet.dog: hund|katt], hade tittat in i buren en gång och sedan gått åt ett annat håll.]

”I mörker sitter de stilla”, hade {neighbour} sagt. ”Då tror de att det är natt. Du har väl hem henne till kvällen?”

Och {child} hade lovat.

# take-it-away
Då hördes ett skrik i korridoren. Dörren flög upp, och in kom {rival}. Han sprang fortare än han någonsin hade sprungit på idrotten, och efter honom, med halsen rakt fram och stora kliv på två ben, sprang {hen}.

Runt salladsbordet sprang de. Runt det en gång till.[athlete:  Inte ens {athlete} hade kommit undan.] {rival} hoppade upp på en stol.

”Ta bort den!” skrek han. ”Ta bort dinosaurien!”

Hela matsalen tystnade.

”Vad sa du?” sa {child}.

”Ta bort dinosaurien, sa jag!”

”{rival}”, sa {child}. ”Vad har du i handen?”

”Ingenting!”

”{rival}.”

”… Majs”, sa {rival}.

”Släpp den, då!”

# a-small-hen
{rival} släppte, och majsen studsade åt alla håll. Men nu skrattade hundra barn på en gång, stolar föll omkull, alla ville se och alla ville fånga. {hen} flaxade rakt upp. Hon for över borden, slog i ett fönster, föll, for upp igen och hamnade högst upp på det gamla pianot[music: , som de alltid spelade {@song} på]. Där satt hon och flämtade med öppen näbb. Bredvid pianot stod dörren till skolgården öppen, och bortom skolgården gick den stora vägen.

{child} såg på henne. Hon var ingen Tyrannosaurus nu. Hon var en liten höna som var rädd, och det var {child} som hade tagit hit henne, bara för att få rätt.

# make-it-night
Någon smög mot pianot med en jacka. {hen} tog ett steg mot dörren.

”Stå still!” ropade {child}. Rösten höll. Den fyllde hela rummet. ”Ingen rör sig. Vi måste göra natt.”

”Göra vad?” sa {teacher}.

”Natt! Släck lampan!”

[friend: {Friend} stod redan vid knappen och släckte|{teacher} släckte]. Det hjälpte inte, för utanför fönstren var det fortfarande dag. Men matsalen [school: {at school} ]var teater ibland, och där hängde tjocka, svarta gardiner. {rival} klev ner från stolen, långsamt, och drog för dem, en efter en. Sist sköt han igen dörren utan ett ljud.

# in-the-dark
Nu var det kolsvart. Hundra barn höll andan.

{child} gick med händerna framför sig och kände efter tills {child.he} hittade pianot. ”Så ja”, viskade {child.he}. ”Så ja, {hen}. Det är natt nu.” {child.He} sträckte upp händerna och kände fjädrar, och under fjädrarna ett hjärta som slog och slog. {child.He} la händerna om vingarna och lyfte ner henne mot magen. Efter en stund slog det lugnare. ”Krook”, sa hon.

”Det var jag som öppnade”, viskade någon bredvid. ”Jag ville bara se tårna.”

”Jag vet”, viskade {child}.

”De är nästan precis som på en oviraptor.”

”Jag vet”, viskade {child} igen, och det var tur att det var mörkt, för {child.he} log med hela ansiktet.

# all-five
I skymningen bar de hem buren, i varsitt handtag[adult: , och {adult} gick efter med handduken]. {neighbour} höll upp dörren till hönshuset. De fyra andra satt redan på pinnen, och {child} lyfte upp {hen} i mitten. Hon drog in ena foten bland fjädrarna, tre tår i taget. Sedan stack hon huvudet under vingen.

”De har hittat en i Kina som låg så”, sa {rival} lågt. ”Mei, heter den. Den hade somnat med huvudet under armen, för över hundra miljoner år sedan.”

”Precis så?”

”Precis så.”

De stod kvar en liten stund och lyssnade på hur det andades i halmen. Sedan sträckte sig {child} efter knappen och släckte, och alla fem dinosaurierna sov.

# @song
{music}
