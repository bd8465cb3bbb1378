title: Jag tittar inte
title: Tanden som var blyg
title: Ingen får titta
guest hippo: Hedda (hon), Signe (hon)
guest man: Plym (han), Bjelke (han)
guest lady: Bodil (hon), Gunvor (hon)

% ”Jag tittar inte” sägs alltid helt. Ingen rycker i tanden. Den som sitter bredvid när barnet somnar: {@a}.

# wide-open
I parken satt en flodhäst med ett äpple i knät och munnen på vid gavel.

{child} stannade[friend: , och det gjorde {friend} också, {child.his} bästa vän].

”Hej”, sa {child}. ”Vad är det med dig?”

”Jag har en lös tand”, sa flodhästen. ”Titta!”

{Child.He} tittade. Den satt längst fram, stor och vit. Vicke, vacke, sa den. Vicke, vacke.

”Varför ramlar den inte ut då?”

”Jag vet inte”, sa flodhästen, som hette {hippo}. ”Och innan den har gjort det kan jag inte äta mitt äpple.”

Hon lyfte upp äpplet, och så la hon ner det igen.

# pull
{child} tog tag i tanden med båda händerna.

”Försiktigt”, sa {hippo}.

Vicke, sa tanden, och sedan ingenting mer. Den satt där den satt.[sport:  {child} hade armar som kunde {play sport}, men den satt kvar ändå.]

# let-me-look
Då kom herr {man} med sin barnvagn.

”En lös tand?” sa han. ”Får jag titta!”

Han tittade.

Då kom fröken {lady} med sin cykel. ”Får jag titta!”

Hon tittade.[elder:  {Elder}[elder2:  och {elder2}] satte på sig glasögonen, och {elder.he} tittade.]

Då kom en pojke med en drake i ett snöre, och en flicka utan, och [school: halva {school} | ett helt fotbollslag][city: , och någon som var på väg till {city}], och en gubbe som åt på en smörgås.

”Får vi titta!”

De tittade allihop, rakt in i munnen på {hippo}[athlete: , som om det var {athlete} som stod där inne].

Och tanden slutade vicka.

# stuck
Den ställde sig rakt upp. Den stod stel som en grindstolpe.

”Å nej”, sa {hippo}. ”Nu sitter den fast!”

En tår rann nerför hennes stora grå kind och droppade på äpplet.

{child} tittade på tanden. Sedan tittade {child.he} på alla dem som tittade. Så stel hade {child.he} också blivit en gång. Alla hade tittat på {child.him}, och då hade {child.he} inte ens kunnat säga vad {child.he} hette.

”Den är blyg”, sa {child}.

”Vem då?”

”Tanden! Den vågar inte när vi tittar.” {child} klev upp på bänken. ”Vänd er om allihop! Ingen får titta!”

# not-looking
Alla vände sig om.

”Jag tittar inte”, sa herr {man} och tittade på träden.

”Jag tittar inte”, sa fröken {lady} och tittade på sin ringklocka.

”Jag tittar inte”, sa pojken och tittade på sin drake.[friend:  ”Jag tittar inte”, sa {friend} och tittade på sina skor.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] la sig med tassen över nosen.][pet & !pet.dog:  {Pet} var hemma, så {pet} tittade inte heller.]

”Jag tittar inte”, sa {child} och satte båda händerna för ögonen.

De väntade. En and gick förbi[music: , och någonstans långt borta spelade de {music}].

Och där bakom ryggen på dem hördes det.

Vicke. Vacke. Vicke, vacke, vicke-vacke-vicke-vacke …

PLOPP!

# plop
”Nu får ni titta”, sa {hippo}. Fast det lät så här: ”Nu får ni titta-ffff.”

Där låg den i gräset, stor som en limpa. Och där den hade suttit fanns det ett fint hål, och in i det satte {hippo} äpplet. Krasch!

”Den är inte blyg längre”, sa {child}, för nu låg tanden där mitt i alltihop, och hela parken tittade på den, och den bara blänkte.

”Du får sitta på den”, sa {hippo}. ”För du tittade inte.”

Den var precis lagom att sitta på.[friend:  {Friend} fick också plats.]

# shut-eyes
Så småningom blev himlen rosa, och alla gick hem till sig. {Hippo} gäspade, så att man såg hålet.

Då satt {child} på bänken och lutade sig mot {@a}.

”Är du trött?” sa {@a}. ”Får jag titta.”

”Nej”, sa {child}. ”Titta inte.”

”Jag tittar inte”, sa {@a} och tittade på månen.

{child} sa ingenting.

Och när {@a} tittade igen satt {child} där med båda ögonen stängda och tittade inte, {child.he} heller.

# @a
fröken {lady}
## if adult
{adult}
## if elder & !adult
{elder}
