title: Precis vad en fälla skulle säga
title: Räven i plinten
title: En sko var
guest friend: Tindra (hon), Hampus (han)

% Regeln: räven tror aldrig på någon. Och en fälla känns igen på att den tittar på en.

# you-just-say-that
{child} och {friend}[friend: , som annars var bästa vänner,] hade inte talat med varandra sedan i tisdags, och nu måste de ställa undan plinten i gympasalen[school:  på {school}] tillsammans. I tisdags hade {child} ramlat inför hela klassen, och {friend} hade skrattat. Det gjorde fortfarande ont, mest av skrattet.

”Förlåt”, sa {friend} och tog tag i ena änden. ”Jag menade det inte.”

”Det säger du bara”, sa {child} och tog tag i den andra.

”Klokt”, sa plinten.

De släppte den i golvet. I handtagshålet lyste två gula ögon, och under ögonen stack det ut en spetsig nos. Det satt en räv i plinten.

# an-open-door
”Du har gått fel”, sa {child}, när {child.he} kunde prata igen. ”Dörren är där borta. Den står öppen.”

”Jag ser det”, sa räven. ”Vidöppen. Vem ställer upp en dörr så där, om det inte är en fälla?”

”Det är ingen fälla.”

”Det är precis vad en fälla skulle säga.”

Hon hade suttit där sedan i morse. Då hade hon kommit in efter en smörgås, och sedan hade hon fått syn på hur öppen dörren var.

”En räv tror aldrig på någon”, sa hon. ”Det finns inte en ärlig själ [city: i hela {city}|i hela stan]. Min mor trodde en gång på en höna.”

”Och?” sa {friend}.

”Det var ingen höna.”

”Vad var det, då?”

”Det talar vi inte om i min familj”, sa räven. ”En fälla känner man igen på att den tittar på en. Precis som ni gör nu.”

De försökte titta på något annat. Det är nästan omöjligt när det sitter en räv i en plint.

# all-true
”Klockan fyra låser vaktmästaren”, sa {child}. ”Då öppnas det inte förrän på måndag. Det är sant.”

”Där ser man”, sa räven. ”Exakta tider. Det är typiskt fällor.”

{friend} lade halva sin smörgås på golvet.

”Förgiftad”, sa räven.

Då åt {friend} av den.

”Skickligt”, sa räven.

[pet.dog: ”Min hund {pet} tror alltid på mig”, sa {child}.

”Det är det som är felet med hundar”, sa räven.

][pet.cat: ”Min katt {pet} tror alltid på mig”, sa {child}.

”Det gör ingen katt”, sa räven.

][pet.other: ”{Pet} där hemma tror alltid på mig”, sa {child}.

”Och vem är det som sitter i bur?” sa räven.

][elder: ”{Elder} säger att rävar är kloka”, sa {child}.

”Smicker”, sa räven.

[elder2: ”{Elder2} säger att de luktar illa.”

”Det tror jag på”, sa räven.

]][athlete: ”Jag svär på {athlete}”, sa {friend}.

”Det namnet är påhittat”, sa räven.

][music: De nynnade {music}, för att lugna henne.

”Lockrop”, sa räven.

][sport: ”Vi kan {play sport} en stund och låtsas att du inte finns”, sa {friend}.

”Låtsas”, sa räven. ”Tack, det var ju ärligt.”

]”Det går inte”, sa {friend}. ”Ju sannare det är, desto värre blir det.”

# the-cubs
Utanför, bortom fotbollsplanen, började det pipa. Det var små, tunna rop, och de kom inifrån buskarna.

Räven for upp, så att hela locket lyfte sig. ”Mina ungar”, sa hon. Hon satte en tass på golvet. Sedan drog hon in den igen. ”Om det är de. Ni kan ha spelat in dem.”

”Det har vi inte!” sa {child}.

”Det är precis vad …” började räven, men hon orkade inte säga resten. Hon skakade. ”Tänk om det är sant”, viskade hon. ”Det är det värsta med att aldrig tro på någon. Man vet inte när man borde. Man bara sitter där.”

{child} visste inte vad {child.he} skulle säga. {child.He} hade suttit likadant sedan i tisdags, fast utan plint.

Långt bort i korridoren skramlade en nyckelknippa.

# back-to-back
”Vi tittar på henne”, sa {child} plötsligt. ”Hela tiden. Det är ju det fällor gör.”

De satte sig rygg mot rygg mitt på golvet och blundade, båda två.

”Nu tittar ingen”, sa {child}.

”Det är precis vad en fälla skulle säga”, kom det från plinten. Men det kom långsammare.

Nycklarna skramlade närmare.

”Du kikar”, viskade {child}.

”Det gör jag inte”, viskade {friend}.

”Det säger du bara.”

Och så hörde {child} hur det lät. Det fanns ett enda sätt att ta reda på om {friend} kikade, och det var att kika själv. Men om {child.he} tittade skulle räven aldrig komma ut. {child} satt i mörkret och kände {friend's} rygg mot sin. Den var varm och alldeles stilla. Den ryggen skulle {child} ha känt igen var som helst.

{child} knep ihop ögonen och lutade sig bakåt, med hela sin tyngd. ”Jag tror dig”, sa {child.he}.

”Om vad då?”

”Alltihop. Tisdagen också.”

Då hördes klor mot golvet. De stannade alldeles intill. Någon andades varmt på {child's} hand, och något långt och mjukt strök över {child.his} kind, som en halsduk på väg någonstans. Det ryckte till i foten. {child} tittade inte.

Sedan sprang klorna, fortare och fortare, ut genom dörren.

# one-shoe-each
När de öppnade ögonen hade {child} en sko. {friend} hade också en.

”Hon litade ju på oss”, sa {friend}.

”Inte så långt att vi skulle kunna springa efter”, sa {child}.

Vaktmästaren kom in med nycklarna. ”Såg ni vad det var som sprang förbi?” undrade han.

”Nej”, sa båda två, och det var fullkomligt sant.

Genom fönstret såg de henne på fotbollsplanen, med två skor i munnen och tre ungar hängande i svansen. De skrattade så att de fick hålla i varandra, och den här gången var det ingen som fick ont av det.

De hoppade hem på ett ben var, arm i arm.[adult:  ”En räv tog den”, sa {child} till {adult}. ”Det säger du bara”, sa {adult}.]

# not-looking
På måndagen stod skorna på trappan till gympasalen, prydligt bredvid varandra, bara lite tuggade.

{friend} stannade. ”Det kan vara en fälla”, sa {friend.he}.

”De tittar inte”, sa {child} och stack in foten.
