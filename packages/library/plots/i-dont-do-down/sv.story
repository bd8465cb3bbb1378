title: Ner gör jag inte
title: Raketen på rutschkanan
title: Upp är jag jättebra på
guest keeper: Torkel (han), Holger (han)
guest friend: Iris (hon), Melker (han)
guest sitter: Göta (hon), Ingrid (hon)

% Omkväde: ”Ner gör jag inte”, sa raketen. I sängen säger barnet det. Raketen är (den). @a är {adult}, annars den äldre, annars {sitter}.

# the-queue
Raketen stod i kön till rutschkanan, precis framför {child}. Den var silvrig, med röda fenor och väldigt spetsig nos. {child} tittade på den. Sedan vände {child.he} sig om och tittade på den mellan benen, så som {child.he} gjorde med allt {child.he} tyckte om.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tittade också, mellan fyra.]

”Vad gör man här?” frågade raketen.

”Först åker man upp”, sa {child}.

”Upp!” sa raketen. ”Jag gör aldrig något annat. Upp är jag jättebra på.”

# whoosh
Fem, fyra, tre, två, ett – SVISCH! Så var den högst upp[athlete: , snabbare än {athlete}].

”Och nu då?” ropade den.

”Nu ska du ner”, sa {child}.

Raketen tittade. Rutschkanan var lång, [school: längre än något {at school}, ]och den gick ner hela vägen.

”Nej tack”, sa den. ”Jag är en raket. Ner gör jag inte.”

Och där stod den.

# come-down
[friend / age>=5: ”Kom ner!” ropade {friend}[!friend.known: , [friend: {child’s} bästa vän|som stod på tur]]. ”Jag vill också åka!”

”Ner gör jag inte”, sa raketen.

][age>=4: ”Kom ner nu genast!” ropade {keeper}, som skötte om parken.

”Ner gör jag inte nu genast”, sa raketen. ”Ner gör jag inte sen heller.”

]{@A-first} höll upp en banan. ”Kom ner, så får du halva!”

Raketen tittade på bananen länge.

”Skicka upp den”, sa raketen.

# bit-more
”Men vad gör du när du har varit uppe?” frågade {child}.

”Upp lite till”, sa raketen. [age<5: ”Det är väldigt stort där uppe. Men det är aldrig någon där.”
][age>=5: ”Till månen och runt på baksidan och upp.”

”Är det fint där?” frågade {child}.

”Det är väldigt stort”, sa raketen. ”Men det är aldrig någon där.”
]
# home-time
Det blev sent. En efter en gick alla hem[sport: , till och med de som skulle {play sport}][elder & adult / elder2: , och {@past} gick i förväg för att koka te]. ”Nu går vi också, {child}”, sa {@a}.

”Gå ni”, sa raketen och hängde med nosen. ”Jag stannar här uppe. Jag är van.”

Åh nej! {child} kunde inte lämna den där, alldeles ensam.

# between
Nedanför rutschkanan vände sig {child} om, böjde sig så långt det gick och tittade mellan benen.

Och där var himlen, längst ner. Där var gräset, högst upp. Och rutschkanan gick upp, upp, upp, hela vägen till {child}!

”Raketen!” ropade {child.he}. ”Titta på mig så här!”

Raketen satte fenorna i vädret och nosen mot marken.

”Nämen!” sa den. ”Du är ju där uppe, {child}!”

”Ja”, sa {child}. ”Så kom upp!”

# up
”Upp?” sa raketen. ”Upp är jag jättebra på.”

Fem, fyra, tre, två, ett – SVISCH!

Och där stod den på nosen i sanden, bredvid {child}.

”Mmm mmm mmm”, sa den.

{child} grävde fram den med båda händerna.

”Jag sa att det var det bästa upp jag har gjort”, sa raketen. ”Det var någon där.”

# past-the-star
Sedan flög den sin väg[city: , över taken i {city}][music: , medan den nynnade på {music}], förbi den första stjärnan. ”I morgon kommer jag upp igen”, ropade den. Den menade ner.

# lie-up
”Lägg dig ner nu, {child}”, sa {@a} på kvällen.

”Ner gör jag inte”, sa {child}.

”Lägg dig upp, då”, sa {@a} och satte sig på sängkanten[pet.cat: , bredvid [!pet.known: katten ]{pet}][pet.other: , där {pet} kunde se dem båda].

Så {child} la sig upp, med huvudet på kudden och handen i {@as}.

”Det här är det bästa upp jag har gjort”, sa {child}. ”Det är någon här.”

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @a-first
{sitter}, som var barnvakt,
## if adult
{adult}
## if elder & !adult
{elder}

# @past
{elder}[elder2:  och {elder2}]
## if elder2 & !adult
{elder2}
