title: Gräv, lyft, skaka
title: Vi glömde skaka
title: {child} är en grävmaskin
guest driver: Yvonne (hon), Anita (hon)
guest friend: Melker (han), Alva (hon)
guest minder: Gunnar (han), Bertil (han)

% Har familjen ingen vän ikryssad är {friend} barnet i huset bredvid. @with, @a: {adult}, annars den äldre, annars grannen {minder}: någon stor står alltid bredvid.
% Nyckeln är {driver}s; hon lånar ut den, och det är hon som sitter vid spaken.

# a-real-one
Mitt i lekparken[city:  i {city}] stod en grävmaskin. En riktig! Den var gul och hade fem tänder i skopan, och den hade kommit med ny sand till sandlådan. Sanden låg i en stor hög.

”Jag vill ha en grävmaskin”, sa {child}.

”Jag vet”, sa {friend}, [friend: {child.his} bästa vän|som bodde i huset bredvid]. Det sa {child} varje dag[school: , {at school} också][sport: , till och med när {child.he} skulle {play sport}].

Hela morgonen hade de stått bakom bandet med {@with} och tittat. Grävmaskinen grävde. Den lyfte. Den skakade på skopan, så att det rasslade. Och så tippade den.

# just-hold-it
Nu var det kaffepaus[music: , med {music} i radion]. {driver}, som körde, satt på kanten av sandlådan med nyckeln i handen.

[age>=5 & !short: ”Vad äter den?” sa {child}.

”Diesel”, sa {driver}. ”Och bullar. Fast bullarna tar jag.”

]”Får jag hålla i nyckeln?” sa {child.he}. ”Bara hålla?”

”Bara hålla”, sa {driver}.

Nyckeln var liten och blank. {child} höll den högt i luften[athlete: , som när {athlete} vinner,] och sprang runt hela högen.

”Jag har en grävmaskin!” ropade {child.he}. ”Jag har en gräv…”

Där snubblade {child.he}. {Child.He} flög framåt, och nyckeln flög ännu längre. Rakt in i sandhögen.

Den syntes inte alls.

”Oj”, sa {driver}. ”Det var den enda. Och utan nyckel kan jag inte gräva fram nyckeln.”

# i-will-be
{child} blev alldeles varm om kinderna. Den stora maskinen stod så tyst. {Child.He} tittade på den. Sedan tittade {child.he} på sina händer.

”Då får jag vara grävmaskin”, sa {child.he}.

”Jag kör!” sa {friend}. {Friend.He} ställde sig bakom och la händerna på {child.his} axlar.

”Brrrum”, sa {child.he}.

”Gräv!” ropade {friend}. ”Lyft! Tippa!”

Ingen nyckel.

”Gräv! Lyft! Tippa!”

Ingen nyckel.

”Backa!”

”Pip, pip, pip”, sa {child}[age>=5 & !short: , och en duva flyttade på sig].

{driver} grävde också, med kaffemuggen.[pet.dog:  Hunden {pet} grävde med tassarna.] Högen blev mindre och mindre. Bredvid växte en ny hög. Till slut var hela gamla högen borta.

Och ingen nyckel hade de sett.

# worn-out
”Nu har jag haft sönder grävmaskinen”, viskade {child}. Armarna hängde rakt ner. Maskinen var slut.

{Friend} borstade bort sanden från {child’s} näsa. {child} tittade på den stora skopan med de fem tänderna. {Child.He} tittade på sina fem fingrar.

# shake
”{Friend}!” sa {child.he}. ”Vi glömde skaka!”

{Friend} la genast händerna på axlarna igen.

”Gräv!” ropade {friend.he}. ”Lyft! Skaka!”

{child} spretade med fingrarna och skakade. Sanden rann bort mellan dem. Kvar låg en sten.

”Tippa! Gräv! Lyft! Skaka!”

Kvar låg en kapsyl.

[age>=5 & !short: ”Tippa! Gräv! Lyft! Skaka!”

Kvar låg en halv dinosaurie.

”Där är den ju”, sa {driver}. ”Den andra halvan hittade jag i onsdags.”

]”Tippa! Gräv! Lyft! Skak… STOPP!” skrek {friend}. {Friend.He} hade sett något blänka.

Kvar i {child’s} hand låg nyckeln.

# turned-the-key
Då fick {child} sitta i grävmaskinen, på riktigt, mellan {driver} och {friend}, och {@a} stod bredvid och tittade. {Child.He} vred om nyckeln, och hela maskinen vaknade och mullrade. {Friend} höll i spaken ihop med {driver}. Gräv, lyft, skaka, tippa.[!short & age>=4:  Snart låg all sand i sandlådan, där den skulle ligga.]

”Backa”, sa {friend}.

Pip, pip, pip, sa grävmaskinen.[age>=5 & !short: 

”Den här är också bra”, sa {driver} till {child}. ”Men man kan inte borsta den på näsan.”]

# click
På kvällen i sängen[pet.other: , när {pet} hade fått höra alltihop,] var {child} fortfarande lite grävmaskin. {Child.He} tog tag i täcket. Lyfte. Skakade. Och tippade det över sig[pet.cat:  och {pet}].

Sedan vred {child.he} om nyckeln.

Klick. Så var det tyst.

# @with
grannen {minder}
## if adult
{adult}[elder2: , {elder} och {elder2}|[elder:  och {elder}]]
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
