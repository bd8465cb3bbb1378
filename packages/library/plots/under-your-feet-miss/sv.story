title: Någon sparkade på solen
title: Under fötterna, fröken
title: Det tråkigaste jobbet i rymden
guest tully: Annika (hon), Katarina (hon)
guest friend: Signe (hon), Ossian (han)
guest caleb: Elliot (han), Milton (han)
guest helper: Göran (han), Kennet (han)

% Skalan stämmer: en fotboll, och jorden på tjugofyra meter, Neptunus på sjuhundratio. Mätaren nollas två gånger: vid bänken och vid solen.
% {friend} är jorden, ikryssad eller påhittad. ”Under fötterna, fröken” är uppkäftigt första gången och rena sanningen andra.

# neptune
Klockan sjutton minuter i ett på fredagen var det någon som sparkade på solen.

{child} såg det inte. {child} var sjuhundratio meter därifrån och var Neptunus, och det var det tråkigaste jobbet i hela rymden.

Och {child.he} som hade sett fram emot det så! {Child.He} kunde allt om rymden[elder: , och vid det här laget kunde {elder}[elder2:  och {elder2}] det också]. Det var just det som var felet. På morgonen hade fröken frågat: ”Vem kan visa mig var jorden är?” Alla andra pekade på planschen. ”Under fötterna, fröken”, sa {child}.

”Fyndigt”, sa fröken, som hette {tully}. ”Du kan få vara Neptunus.”

# big-idea
Alltihop var frökens stora idé. På planscher, sa hon, står planeterna och trängs som folk i en hiss. Men är solen en fotboll, så är jorden ett senapskorn och Jupiter en vindruva, och nästan allt det andra är ingenting alls. ”Det är därför det heter rymden”, sa hon. ”Den är rymlig. I dag ska vi gå den.”

# click
Så de la en orange boll, som var solen, mitt på fotbollsplanen[school:  {at school}]. {child} fick mäthjulet, som sa klick en gång i metern, för det var {child} som skulle längst. Efter tjugofyra klick kom {child.he} förbi {friend}[friend & !friend.known: , {child.his} bästa vän], som var jorden och hade ett senapskorn på ett fat. Vid kanten av planen kom {child.he} förbi {caleb} med vindruvan. Sedan klickade {child.he} ut genom grinden tillsammans med {helper}, som hjälpte till i klassen. De klickade förbi Saturnus vid cykelställen och Uranus vid biblioteket, och efter det bar det nerför gångvägen, en väldigt lång backe, hela vägen till ån. Efter sjuhundratio klick stod det en bänk[city: , med fin utsikt över {city}].

# i-think-this-is-it
{child} satte sig. Neptunus hade {child.he} i handen. Neptunus var ett blåbär.

”Vad gör vi nu?” frågade {child.he}.

”Jag tror att det var det här”, sa {helper}[music:  och började nynna på {music}].

{child} tryckte på knappen på hjulet, för att ha något att göra, så att mätaren gick tillbaka till noll.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade trivts här. Det fanns änder.][pet.cat:  Det här borde {pet} ha gjort, som var katt och kunde göra ingenting en hel dag.][pet.other:  Till och med {pet} därhemma hade mer att göra.]

Då sprakade det i komradion.

# lost-the-earth
”Fröken till Neptunus. Vi har haft ett litet missöde. {friend} nös, och nu är jorden borta.”

”Borta?” sa {child}.

”Den ligger någonstans i gräset. Men det är ingen fara. Merkurius, Venus och Mars har kommit och letar.”

Det gick en minut.

”Fröken till Neptunus. Någon har trampat på Mars.”

En minut till.

”Fröken till Neptunus. {caleb} kom också och letade. Han säger att han blev så ledsen för Mars, och Jupiter låg liksom bara där i handen. Han har ätit upp den.”

# sixty-infants
{child} rynkade pannan. ”Fröken”, sa {child.he}. ”Om alla letar efter jorden, vem är det då som passar solen?”

Fröken svarade inte. I radion hördes en ringklocka, och en dörr, och sextio sexåringar som kom ut på rast och just hade fått syn på en fotboll.

”Oj då”, sa fröken.

# whump
Det var en alldeles underbar spark. Den gick över planen, över grinden och ut på gångvägen. Uppe vid biblioteket skrek Uranus: ”Den kommer! Solen kommer!”

Och nerför den långa backen kom den, rund och orange, och studsade högre för varje gång. Bakom bänken låg en remsa gräs, och bakom gräset låg ån. Om solen tog sig förbi Neptunus skulle det inte finnas någon sol.

{child} behövde båda händerna, och den ena var upptagen. Alltså åt {child.he} upp Neptunus, sprang ut på vägen, bredde ut armarna och böjde på knäna[sport: , och det är inte så man brukar {play sport}, men det fanns ingen tid att fråga].

Duns.

{Child.He} låg på rygg och tittade rakt upp i himlen, med solen på bröstet.

”Du tog den!” ropade {helper}. ”{child}! Hur gick det?”

”Bra”, sa {child}. ”Men jag fick äta upp Neptunus.”

# in-a-field
När de kom tillbaka grät {friend}, och hela klassen kröp omkring på alla fyra.

”Vi har letat vid målen”, sa fröken, som stod mitt bland dem med lera upp till anklarna. ”Vi har letat vid häcken. Den kan vara var som helst. Det är ett senapskorn på en fotbollsplan!”

”Inte var som helst”, sa {child}. ”Tjugofyra meter från solen.”

”Men vi vet ju inte var solen låg, {child}. Ingen har satt ut något märke.”

# twelve-to-go
{child} tittade ner. Hela vägen uppför backen hade {child.he} haft solen under ena armen[athlete: , stolt som {athlete} med en pokal], och hjulet hade {child.he} rullat framför sig, och det hade räknat vartenda steg ända från bänken. Från bänken till solens plats var det sjuhundratio meter. {child} läste på den lilla mätaren. Sexhundranittioåtta.

”Tolv kvar”, sa {child}.

Klick, klick, klick, lät det, rakt ut över gräset, och en efter en reste de andra på sig för att se. På sjuhundratio la {child} ner solen.

{Child.He} tryckte på knappen, och mätaren gick tillbaka till noll. Sedan vände {child.he} hjulet, så att det pekade rakt mot grinden och Neptunus, och började gå igen, och alla var så tysta att vartenda klick hördes. På tjugofyra körde hjulet emot något och stannade.

Det var en sko.

# a-shoe
”Nå?” sa fröken och tittade ner på {child}. ”Var är jorden, {child}?”

{child} började le. Det gick inte att låta bli.

”Under fötterna, fröken.”

Fröken lyfte på vänster fot. Ingenting. Hon lyfte på höger fot, och där, fast i leran på sulan, satt ett litet gult korn.

# both-hands
{friend} tyckte att {child} skulle få ha den resten av dagen. Så när de andra gick in blev {child} sittande en liten stund på trappan, med fatet i knät, och runt omkring låg hela planen, stor och tom. Det var en så liten sak, och på den bodde alla som {child.he} kände.

{Child.He} bar in den med båda händerna.
