title: {dog} är borta
title: Polisbilen som sjöng
title: Tatu-tata
guest officer: Karin (hon), Carina (hon)
guest owner: Berit (hon), Gerd (hon)
guest dog: Bulle (han), Munk (han)

% Hunden ligger i luckan hela tiden, under en av konerna. Den som lyssnar får gärna gissa det före {child}. Hunden nosar på sätet i omkvädet, katten kikar ner bakom det; den äldre sitter fram och ropar var han är; vännen räknar och letar.

# bang
Polisbilen stod på {child’s} gata, och {@onlookers} vid grinden och tittade. Polisen {officer} plockade in sina koner där bak[friend: , och [!friend.known: {child’s} bästa vän ]{friend} räknade]. En kon. Två koner. Tre koner. Pang, sa luckan!

# with-sugar-on
Då kom {owner} springande från huset bredvid, med ett tomt koppel i handen.

”{dog} är borta!”

”Åh”, sa {officer}. ”Var det en med socker på?”

”Nej!” sa {owner}. ”{dog} är min hund! Han är liten och rund, och han älskar polisbilar. Så fort han hör en, så sjunger han med.[music:  Det gör han till {@song} också.]”

”Då är det ju bara att tuta”, sa {child}.

Det tyckte {officer} också. {@Seat}. [pet.dog: {Child’s} hund {pet} fick sitta på golvet. ][pet.cat: I bakrutan låg redan {pet}[!pet.known: , {child’s} katt,] och solade. ][pet.other: {Pet} fick stanna hemma och hålla utkik. ]Klick, sa bältet.

# the-shop
”Tatu-tata!” sa polisbilen.

Och alldeles nära hördes det:

”Auuu!”
[pet.dog: 

Och {pet} nosade på sätet.
][pet.cat: 

Och {pet} kikade ner bakom sätet.
]

”Där är han!” ropade [elder: {elder.short}|{owner}]. ”Vid affären!”

De körde till affären. [friend: {Friend} tittade bakom dörren. {child} tittade under bänken.|De tittade bakom dörren. De tittade under bänken.] Ingen {dog}.[age>=6:  ”Jag hittade en!” sa {officer} och kom ut med en påse. Men den i påsen hade ingen svans.]

# the-church
”Tatu-tata!” sa polisbilen.

”Auuu!”
[pet.dog: 

Och {pet} nosade på sätet.
][pet.cat: 

Och {pet} kikade ner bakom sätet.
]

”Vid kyrkan!” ropade [elder: {elder.short}|{owner}].

De körde till kyrkan. [friend: {Friend} tittade bakom muren. {child}|De tittade bakom muren. De] tittade under trappan.[elder2:  Där satt {elder2} och åt smörgås.] Ingen {dog}.[school:  De tittade {at school} också, men där var det stängt.]

# the-lake
”Tatu-tata!” sa polisbilen.

”Auuu!”
[pet.dog: 

Och {pet} nosade på sätet.
][pet.cat: 

Och {pet} kikade ner bakom sätet.
]

”Vid sjön!” ropade [elder: {elder.short}|{owner}].

De körde till sjön. [friend: {Friend}|De] tittade bakom båten. [sport: De tittade där man kan {play sport}. ][friend: {child}|De] tittade under bryggan. En and. Ingen {dog}.[age>=6:  {owner} frågade anden, för säkerhets skull, men den sa bara kvack.]

”Jag fattar inte”, sa {officer}. ”Han springer fortare än polisen![athlete:  Han springer fortare än {athlete}!]”

# soon-evening
Nu [city: hade de letat i hela {city}|var vägen slut], och solen höll på att gå ner. {owner} tittade på sitt tomma koppel.

”Han är ju så liten”, sa hon. ”Och nu är det snart kväll.”[age>=6:  {officer} bjöd på det som var i påsen, men det var ingen som ville ha.]

Det blev så sorgligt i polisbilen. {child} satt alldeles stilla och tänkte. Vid affären hade det låtit nära. Vid kyrkan hade det låtit nära. Vid sjön hade det låtit nära. Det var lika nära hela tiden!

# said-the-seat
”{officer}”, sa {child}. ”Tuta en gång till. Fast pyttelite.”

Och så la {child.he} örat mot ryggen på sätet[pet.dog: , precis där {pet} hade nosat][pet.cat: , precis nedanför {pet}].

”Tatu-tata”, sa polisbilen, pyttelite.

”Auuu”, sa sätet.

”Han är inte vid sjön!” ropade {child}. ”Han är HÄR! Han är i polisbilen!”

# three-cones
{officer} sprang runt och öppnade luckan. Där stod hennes koner.[friend:  {Friend} räknade igen.] En kon. Två koner. Tre koner.

Och en av dem viftade på svansen.[pet.dog:  Det gjorde {pet} också.][pet.cat:  {Pet} gäspade. Det visste {pet.he} redan.]
[elder: 

”Där är han!” ropade {elder.short}.
]

”Nämen {dog}”, sa {owner}.

{child} lyfte på konen. Där satt {dog}, liten och rund och så glad. Han hade smugit in medan {officer} hämtade konerna, och sedan hade han åkt polisbil hela dagen.

”Polisen har letat överallt”, sa {officer}. ”Utom i polisen.”

# the-blue-lamp
Sedan körde de hem. De körde sakta, för ingen var borta längre. {dog} låg i {child’s} knä, varm som nybakad, och {child} böjde sig ner och viskade i hans öra:

”Tatu-tata.”

”Auuu”, sa {dog}, så lite att bara {child} [friend: och {friend} ]hörde.
[pet.dog: 

Och {pet} nosade på {dog}.
][pet.cat: 

Och {pet} kikade ner på {dog}.
]

Sedan somnade [pet.dog / pet.cat: {dog}|han].[elder:  ”Här är vi”, viskade {elder.short}.] Och utanför {child’s} grind släckte {officer} den blå lampan.

# @onlookers
{child} stod
## if adult & !elder
{child} och {adult} stod
## if elder
{child} och {elder} stod

# @Seat
{child} fick sitta där bak, bredvid {owner}
## if adult & !friend & !elder
{child} fick sitta där bak, mellan {adult} och {owner}
## if elder & !friend
{child} fick sitta där bak, bredvid {owner}, och {elder.short} fick sitta fram
## if friend
{child} fick sitta där bak, mellan {friend} och {owner}[elder: , och {elder.short} fick sitta fram|[adult: , och {adult} fick sitta fram]]

# @song
{music}
