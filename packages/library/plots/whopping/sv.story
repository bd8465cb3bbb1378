title: Kolossalt!
title: Ännu större?
title: Nian kommer
guest minder: Gunvor (hon), Ulla (hon)

% Allt som älvan trollar fram är stort för henne. Vem som väntar med {child}: {adult}, annars den äldre, annars grannen {minder} (@a). Bussen som {child} önskar sig är nian,
% och den kommer.

# pea-pod
Det regnade[city:  i {city}], bussen [school: från {school} ]var sen, och på bänken i busskuren stod en älva.

{child} såg henne innan {@a} gjorde det[adult & elder: , och långt innan {elder}[elder2:  eller {elder2}], som bara hade hunnit till tisdagarna i tidtabellen]. Hon var inte större än en ärtskida, hon hade blöta vingar, och hon höll händerna i sidan.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] luktade på henne och nös.][pet.cat:  [!pet.known: Katten {pet}|{Pet}], som satt i sin korg, låtsades att hon inte fanns.][pet.other:  {Pet} hade nog tyckt om henne, men {pet} var hemma i torrhet.][friend:  {Friend}[!friend.known: , {child’s} bästa vän,] stod strax utanför och fyllde sina stövlar med regn och missade alltihop.]

”Jag uppfyller önskningar”, sa älvan. ”Stora. Vad vill du ha?”

En älva som uppfyllde önskningar hade {child} alltid velat träffa. Och det droppade från {child.his} hår.

# umbrella
”Ett paraply, tack”, sa {child.he}.

”Ett KOLOSSALT!” ropade älvan och klappade i händerna.

Pling!

Där på bänken låg ett paraply. Det var rött, med böjt handtag. Och det var stort som en prästkrage.

”Titta!” sa älvan. ”Kolossalt!”

{child} höll det över huvudet. Det räckte till ett hårstrå.

”Det är jättefint”, sa {child}. ”Har du något större?”

”Större?” sa älvan. ”Ännu STÖRRE? Du store tid, vad vill du ha sedan?”

# a-bun
”Jag är lite hungrig[sport:  efter {@training}]”, sa {child}. ”Kan jag få en bulle?”

”En KOLOSSAL!”

Pling! Där låg en bulle, med glasyr och ett körsbär på. {child} la den på tungan, och så var den borta.

Älvan tappade hakan. ”Du åt upp hela”, sa hon. ”Alldeles själv. På en gång!”

# plenty-of-room
”Jag önskar”, sa {child}, ”att bussen kom.”

”Nu börjar det likna något”, sa älvan. Hon kavlade upp ärmarna[athlete:  och böjde på knäna som {athlete}]. ”Det här blir den största jag någonsin har gjort. Flytta på dig!”

PLING!

Längs bänken kom det en buss. Den var grön. Den hade pyttesmå lyktor och en pytteliten klocka, och den var precis så lång som en banan. En pytteliten chaufför lutade sig ut.

”Gott om plats där uppe!” ropade han. ”Skynda på och stig på!”

”Jag tror inte att jag får plats”, sa {child}.

”Vad du är tokig”, sa älvan. ”Den är ju KOLOSSAL. Här går det in femtio av din sort. Titta!” Och så hoppade hon på.

# splash
Pling-pling! I väg for bussen längs den blöta bänken, lite för fort. Den sladdade. Den gled. Den for ut över kanten och ner, plask, i den stora pölen på golvet.

”Hjälp!” ropade chauffören. ”Vi sjunker! Alla upp till övervåningen!”

”Jag kan inte flyga!” ropade älvan. ”Jag är blöt om vingarna! Åh, en sån kolossal pöl!”

Åh, nej!

# two-hands
Det var ingen tid för önskningar. {child} la sig på knä, drog upp båda ärmarna och stack ner sina två händer i det kalla vattnet, en på var sida om bussen. Och så öste {child.he}.

Upp kom bussen. Vattnet rann ut genom dörrarna och ut mellan fingrarna. Och högst upp, på övervåningen, satt älvan och hostade.

{child} höll bussen mycket stilla. {child.He} blåste på älvans vingar, försiktigt, tills de hade slutat droppa.

# theyre-whopping
Älvan tittade på {child’s} tumme. Hon tittade längs {child’s} arm, hela vägen upp till {child’s} ansikte.

”Gjorde du det där”, sa hon, ”med dina egna händer?”

”Ja”, sa {child}.

”De är kolossala”, sa älvan.

{child} ställde tillbaka bussen på bänken, och älvan klev av, över {child’s} tumme. Pling-pling! Chauffören sa tack så hemskt mycket[music: , nynnade på {music}] och körde hem längs bänken, sakta den här gången.

# number-nine
Då mullrade det. Runt hörnet kom den andra bussen. Det var nian, med sina stora starka lyktor och sina stora svarta hjul och alla sina immiga fönster.

Älvan högg tag i {child’s} krage.

”Vem”, viskade hon, ”har önskat sig DEN DÄR?”

”Det har jag”, sa {child}. ”Det var den jag menade. Vill du åka med?”

# what-do-you-think
Så älvan åkte hem med nian, i {child’s} knä, i värmen, med det pyttelilla röda paraplyet hopfällt i sitt eget. Hon tittade ut på de höga våta träden, och på husen, och på hela den stora himlen.

”Nå?” sa {child}. ”Vad tycker du?”

Älvan lutade sig tillbaka mot {child’s} mage och suckade.

”Kolossalt”, sa hon.

# @training
träningen
## if sport
{sport}

# @a
grannen {minder}
## if elder & !adult
{elder}[elder2:  eller {elder2}]
## if adult
{adult}
