title: Bananstrumpan
title: Draken i torkskåpet
title: Bara vänsterstrumpor
guest friend: Noel (han), Signe (hon)
guest dragon: Puff (den)

% Draken ligger på alla vänsterstrumpor i torkskåpet; den byter gärna mot strumpor med hål.

# right-socks
{child} letade i tvättkorgen[city:  i {city}]. Där låg en randig strumpa, en prickig strumpa och en strumpa med bananer på. Men det fanns inte två av någon. En av varje, och alla till höger fot!

{child} sprang till {friend}[friend: |, som bodde i samma hus]. När dörren öppnades stod {friend} där med en strumpa på höger fot och en vante på den vänstra.

”Mina strumpor är borta”, sa {friend}. ”Men bara de vänstra.”

”Mina också!” sa {child}. ”Kom!”

[pet.dog: {Pet} satte nosen i golvet och drog dem|De smög] ner till tvättstugan. På dörren satt en arg lapp från fru Lind på bottenvåningen. DEN SOM TAR MINA STRUMPOR FÅR MED MIG ATT GÖRA, stod det, och under hade hon ritat en arg strumpa.

# puff
Där inne var det mörkt och tyst. Nej, inte helt tyst. [music:Någonstans ifrån nynnade det. Det lät som {@song}. Och så hördes det något till, inifrån det stora torkskåpet: |Inifrån det stora torkskåpet hördes det: ]puff. Puff. Puff.

”Torkskåpet är ju trasigt”, viskade {friend}. ”Det har varit trasigt sedan i påskas.”

”Men det är varmt”, viskade {child}, med handen på luckan. Och så öppnade {child.he} den, bara en liten springa.

Där satt en drake.

Den var inte stor. Den var ungefär som en get, fast grön, med vingarna hopvikta som två paraplyer. Den satt på ett berg av strumpor, och i famnen höll den en alldeles särskild strumpa, en med bananer.

”Upptaget”, sa draken. ”Jag har bokat tid.”

”Man kan väl inte boka ett torkskåp”, sa {friend}.

”Jag har bokat till jul”, sa draken och pekade med klon. Och mycket riktigt: på listan på väggen stod det DRAKE, DRAKE, DRAKE på varenda rad.

# treasure
”Det där är min strumpa”, sa {child}.

Draken kramade strumpan hårdare.

”Det är min skatt”, sa den. ”Alla drakar måste ligga på en skatt, annars kan de inte sova. Min farfar låg på guld. Min moster låg på silverskedar. Men guld är så kallt om magen, och skedarna stack henne i rumpan. Strumpor är bäst. De är mjuka, och de luktar någon.”

”Men varför bara vänsterstrumpor?”

Draken såg förvånad ut.

”Man måste ju lämna hälften”, sa den. ”Jag är väl ingen tjuv.”

{friend} fick lägga vanten för munnen för att inte skratta. Men {child} skrattade inte. Hela huset frös om vänsterfoten. Och om de tog strumporna skulle draken aldrig kunna sova. Då fick {child.he} syn på drakens tassar. Klorna var långa och krökta och hade fastnat i strumporna, så att det hängde lösa trådar överallt.

”Är det jobbigt med klorna?” frågade {child}.

”Förfärligt jobbigt”, sa draken. ”Jag fastnar varje gång jag vänder mig.”

”Då har du fel sorts strumpor”, sa {child}. ”Vänta här!”

# wrong-sort
{child} rusade uppför trappan, och {friend} rusade efter[athlete: , snabbare än {athlete},] så att vanten flög.

”Vi behöver strumpor som det är hål på!” ropade {child}.

[adult: ”De som jag ska laga?” sa {adult}. ”Oj. De ligger i påsen. Och i den andra påsen. Och i lådan under påsarna.”|De låg i en påse, allihop som skulle lagas någon gång. Och i en påse till. Och i lådan under påsarna.] [pet.cat: {Pet} satt på en av dem och ville inte lämna den ifrån sig. ]

Sedan ringde de på hos alla i hela huset, och det visade sig att precis alla hade strumpor med hål på. [sport: {friend.He} hade sju stycken, för {friend.he} brukade {play sport}. ][elder: {Elder} [elder2: och {elder2} ]var på besök och hade hål på allihop, till och med dem som [elder2: de|{elder.he}] hade på sig. ]Till och med fru Lind hade en hink full.

”Vad ska ni ha dem till?” frågade hon.

”Det är en bytesaffär”, sa {child}.

# swap
Så hällde de ut alltihop framför torkskåpet.

”Tänk om den inte vill byta”, viskade {friend}.

Draken tog upp en grå raggsocka med tre hål. Den vred och vände på den. Länge sa den ingenting.

”Den är trasig”, sa draken.

”Sätt i klorna”, sa {child}.

Draken stack ner en klo i det första hålet. Och en i det andra. Och en i det tredje. Klorna gick rakt igenom, och ingenting fastnade.

”Den passar”, viskade draken. ”Den är som sydd åt mig! Finns det verkligen folk som inte vill ha sådana här?”

”Du får allihop”, sa {child}. ”Om vi får de andra tillbaka.”

Draken tvekade bara lite. Sedan blåste den ett långt, varmt puff över alla vänsterstrumporna, så att de blev ljumma som nybakade bullar, och räckte fram dem en efter en. Bananstrumpan kom sist.

# new-note
Nästa dag satt det en ny lapp på dörren. TORKSKÅPET FUNKAR IGEN, stod det. KNACKA FÖRST. Fru Lind hade själv ritat en glad strumpa under.

[school: Och {at school} gick alla från huset omkring med varma fötter.|Och hela huset gick omkring med varma fötter.]

# both-feet
På kvällen kröp {child} ner i sängen i en pyjamas som var torkad av en drake. Den var varm ända in i sömmarna. [adult: {Adult} stoppade om, först högerfoten och sedan vänsterfoten.

”Båda två”, sa {adult}. ”Så skönt.”|Så stack {child.he} ner en högerfot och en vänsterfot, och båda två var varma.] [pet: {Pet} [pet.dog / pet.cat:lade sig|hade redan lagt sig] på sin plats. ]

# slower
När lampan var släckt lade {child} handen på elementet under fönstret. Långt nere i rören, genom hela det sovande huset, hördes det alldeles svagt.

Puff, sa det. Puff. Puff.

Långsammare och långsammare.

”God natt, draken”, viskade {child}.

Och så somnade de, båda två, i varsin varm hög.

# @song
{music}
