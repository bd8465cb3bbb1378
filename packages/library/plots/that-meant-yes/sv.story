title: Det betydde ja
title: Alla tjugo
title: Någon fattas
guest dentist: Farida (hon), Shirin (hon)
guest minder: Birgit (hon), Solveig (hon)

% Vem som är med (@a): {adult}, annars den äldre, annars grannen {minder}; vid namn varje gång. Gapspråk: Aa = ja, Åå = stopp, Ä-a = ärta, Ju-o = tjugo.

# mouth-shut
{child} skulle till tandläkaren[city:  i {city}], och {child.he} hade stängt munnen. {Child.He} hade stängt den redan i hallen[pet.dog: , så att {pet}[!pet.known: , {child.his} hund,] inte fick något hej då][pet.cat: , så att {pet}[!pet.known: , {child.his} katt,] inte fick något hej då][pet.other: , så att {pet} inte fick något hej då]. Tänderna var {@hers}, alla tjugo, och {child.he} tänkte inte lämna ifrån sig en enda.

”Välkommen, {child}!” sa tandläkaren. Hon hette {dentist} och hade munskydd. ”Vill du hoppa upp i stolen?”

”Mm-mm”, sa {child}. Det betydde nej.

# the-chair
”Den kan åka upp och ner.”

”Mm?” sa {child}. Det betydde jaså.

{Child.He} satte sig. {dentist} tryckte på en knapp. Bzzzz, upp. Bzzzz, ner. Bzzzz, upp igen.

”Mmmmm!” sa {child}. Det betydde hurra.

# she-says-mm
”Får jag titta på dina tänder?”

”Mm-mm.”

”Inte?”

”Mm-MM.”

”Då så”, sa {dentist}. Och så sa hon: ”Mm mm-mm mmm mm.”

{child} tittade på henne. Vad var det där?[music:  Det lät nästan som {@song}.] Bakom munskyddet såg man ju inte om munnen var öppen eller stängd.

”Mm?” sa {child}.

”Mmm mm mm-mm”, sa {dentist} och pekade på {child.his} tröja.

”Mm!” sa {child}. Det var en groda på den.

”Mm-mm mm?”

”Mmmm-mm.”

De pratade länge så[sport: , mest om ifall man kan {play sport} med stängd mun]. {@a-first} satt på pallen i hörnet och förstod inte ett dugg.

# are-you-taking-them
Till sist blev {child} tvungen att fråga det {child.he} undrade mest. Och det gick inte att säga på mm. {Child.He} försökte tre gånger. {Child.He} fick öppna munnen, bara en liten springa.

”Ska du ta dem?” sa {child.he}.

”Vilka?”

”Tänderna.”

”Ta dem?” sa {dentist}. ”Nej! Jag har egna. Titta!” Hon drog ner munskyddet och log, och det var sant. Hon hade hela munnen full. ”Jag ska bara räkna dina. Så att jag vet att du har alla.”

# counting
Jaha! Bara räkna. {child} lutade sig bakåt och gapade[athlete:  mot taket, där det satt en bild på {athlete}], och {dentist} stack in en liten, liten spegel på skaft.

”Ett, två, tre. Är det här en framtand?”

”Aa”, sa {child}. Det är ja, med öppen mun.

”Fyra, fem, sex. När borstar du dem?”

”Åå å ää”, sa {child}.

”Morgon och kväll. Duktigt. Sju, åtta, nio …”

Hon räknade högt, hela vägen runt[school: , precis som {at school}]. Så kom hon till slutet.

# one-short
”Sjutton, arton, nitton.” {dentist} stannade. ”Var är den sista?”

{child} slutade gapa. {Child.He} slutade andas.

”Jag har nog räknat fel”, sa {dentist}. ”Vi tar om det.” Ett, två, tre, hela vägen runt en gång till. ”De tog slut igen. Det ska vara tjugo.”

En var borta! {Child.He} hade haft tjugo när {child.he} kom. {@A} tittade under pallen. {dentist} tittade under stolen.

”Jag har INTE tagit den!” sa {dentist}.

”Åå!” sa {child}, för nu gapade {child.he} igen, så stort {child.he} kunde. Det betydde stopp.

# the-tongue
Det finns nämligen en som hittar bättre än någon spegel i {child's} mun. Det är {child's} tunga. Den bor ju där. {child} blundade och skickade ut den. Den gick längs hela nedre raden, tand för tand. Den gick längs den övre. Slät, slät, slät, slät. Och längst in, allra längst in på höger sida, kom den till något som inte alls var slätt. Det var runt. Och lite mjukt.

{child} pekade.

”Ä-a! Ä-a!”

”Va?” sa {@a}.

Men {dentist} förstod. ”En ärta?” sa hon.

”AA”, sa {child}.

# a-hat
{Child.He} hade ju ätit ärtor till lunch. {dentist} stack in spegeln allra längst in. Och där satt den, en grön, rund ärta, som en mössa på en tand.

”Kan du få bort den?” sa hon.

{child} skickade in tungan igen. Den bände. Den puttade. Plopp, så for ärtan ut ur munnen, över {dentist's} axel, och landade i {@as} knä.

# twenty
Och under satt tanden, liten och vit och precis som den skulle.

”Tjugo”, sa {dentist}.

”Ju-o”, sa {child}.

{Child.He} fick åka stolen en sista gång[friend: , och en gång åt {friend}[!friend.known: , {child.his} bästa vän]]. Bzzzz, upp. Bzzzz, ner. Sedan skulle de gå hem, {child} och {@a} och alla tjugo[elder & adult: , och visa upp dem för {elder}[elder2:  och {elder2}]][elder2 & !adult: , och visa upp dem för {elder2}].

# yes
”Hej då, {child}”, sa {dentist}. ”Kommer du tillbaka nästa år?”

{child} stängde munnen och tänkte efter.

”Mm”, sa {child.he}.

Det betydde ja.

# @hers
{child's}
## if child.she
hennes
## if child.he
hans

# @a-first
Grannen {minder}
## if adult
{Adult}
## if elder & !adult
{Elder}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @song
{music}
