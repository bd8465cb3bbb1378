title: Tåget som sa kvack
title: Sex små vagnar
title: Då får jag vara tåget
guest driver: Maj-Britt (hon), Gun-Britt (hon)
guest friend: Nils (han), Alva (hon)

% Tåget säger kvack i stället för tut. Ankungarna är sex. Har familjen ingen vän ikryssad är {friend} kompisen.

# since-breakfast
{child} hade väntat på tåget ända sedan frukosten. Nu stod det där i parken[city:  {in city}], rött och blankt[!short: , med ett lok och tre vagnar]. {child} och [friend: {child.his} bästa vän | kompisen] {Friend} fick sitta längst fram. {@bench}

”Nu ska du få höra hur det tutar”, sa {child} till {friend}.

# rain-in-the-horn
{driver}, som körde, tryckte på tutan.

”Kvack!” sa tåget.

”Nej”, sa {child}. ”Det ska säga tut!”

”Jag vet”, sa {driver}. ”Men det har regnat i tutan.”

[age>=6: ”Går det över?” frågade {child}.

”Det gör det väl”, sa {driver}. ”När den har torkat.”

]Tjoff, tjoff, tjoff – kvack!

{Friend} skrattade så att den röda kepsen åkte ner över ögonen. Men {child} skrattade inte. {Child.He} ville åka med ett riktigt tåg.

[!short: Tjoff, tjoff, tjoff – kvack!]

# six-carriages
Då kom det något ur vassen[!short:  vid dammen]. Det var en ankunge. ”Pip!” sa den och sprang efter tåget. Sedan kom en till. Sedan kom det fyra till, på rad[school: , precis som {at school}].

”Titta!” sa {friend}. ”Vi har fått sex små vagnar!”

”De tror att tåget är deras mamma”, sa {child}. Och nu skrattade {child.he} också.

Tjoff, tjoff, tjoff – kvack! Pip, pip, pip, pip, pip, pip!

# under-the-wheels
Vid stationen stannade tåget. Då kröp alla ungarna in under loket, mellan hjulen, och lade sig till ro.

[music: {driver} slutade nynna på {@song} och stängde av motorn. ”Oj, oj, oj”, sa {driver.he}. | ”Oj, oj, oj”, sa {driver} och stängde av motorn.] ”Nu kan vi inte köra.”

[age>=6: ”Måste vi bo här då?” frågade {friend}.

”Inte jag”, sa {driver}. ”Jag ska hem och äta pannkakor.”

]Hon klappade i händerna. Ungarna kröp längre in. [!short: {friend} bjöd på smörgås. Ungarna kröp ännu längre in.]

# looking
Borta på dammen simmade ankmamman fram och tillbaka och letade. ”Kvack? Kvack?” Men det hörde inte ungarna, långt inne under tåget.

{child} fick ont i magen av att se på henne.

”De vill ju bara ha ett tåg”, sa {child.he}. ”Då får jag vara tåget.”

[age>=6: ”Du har ju inga hjul”, sa {friend}.

”Jag har armar”, sa {child}.

]

# be-the-train
{Child.He} ställde sig på gräset. {Child.He} böjde armarna och lät dem gå runt som hjul.[sport:  Man blev lika varm av det som av att {play sport}.]

”Tjoff, tjoff, tjoff – kvack!”

En näbb kikade fram.

”Tjoff, tjoff, tjoff – KVACK!”

# last-carriage
Och där kom de! En, två, tre, fyra, fem ankungar ställde sig på rad bakom {child}. Men den sjätte, den allra minsta, orkade inte. Den satte sig i gräset.

Då tog {friend} av sig kepsen och lade den på marken. Den minsta kröp upp i den.

”Jag är sista vagnen”, sa {friend} och höll kepsen försiktigt[!short:  framför sig]. ”Den har alltid en röd lykta.”

# the-right-quack
Så gick tåget över gräset, {child} först och {friend} sist. En bit från vattnet stannade det.

”KVACK”, sa ankmamman och kom springande.[athlete:  Så bråttom har inte ens {athlete}.] Det var det rätta kvacket. [!short: Alla sex pep på en gång, och den | Och den] minsta skuttade ur kepsen.

[!short: ”Det var det finaste tåg jag har sett”, sa {driver}.]

# toot
Sedan skakade [short: {driver} | hon] ur tutan, och {child} fick trycka.

”Tut”, sa tåget, precis som det skulle.

[age>=6: ”Nu är det ett riktigt tåg”, sa {child}.

”Det var det förut också”, sa {friend}.

]

# a-very-small-quack
På kvällen låg {child} under täcket[pet.dog: , med sin hund {pet} ovanpå][pet.cat: , med sin katt {pet} ovanpå][pet.other: , och {pet} sov redan]. ”Tjoff”, viskade {child.he}. ”Tjoff … tjoff …”

Och borta i vassen, med sex ungar under vingarna, sa ankmamman ett mycket litet kvack.

# @bench
Alla på bänkarna vinkade.
## if adult & !elder
{Adult} vinkade från bänken.
## if elder & !adult
{Elder}[elder2:  och {elder2}] vinkade från bänken.
## if adult & elder
[elder2: {Adult}, {elder} och {elder2} | {Adult} och {elder}] vinkade från bänken.

# @song
{music}
