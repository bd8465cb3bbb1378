title: Målvakten
title: Stolpen som vaknade
title: Ett moln i taget
guest friend: Ossian (han), Tuva (hon)
guest judge: Sune (han), Egon (han)

% I solen är trollet sten, i skuggan vaknar det. Det står två gånger. Trollet är "det". {judge} är grannen som ska vara domare.

# nine-steps
[sport & !sport.Soccer: Det var ingen som skulle {play sport} den dagen, så ][friend: {child} och [!friend.known: {child.his} bästa vän ]{friend}|{child} och {friend}] spelade fotboll på ängen vid skogen[city:  utanför {city}]. Den ena målstolpen var en ryggsäck[pet.dog: , som {child's} hund {pet} vaktade]. Den andra var en stor sten med mossa på huvudet. Grannen {judge} var domare, men han hade somnat [music: till {@song} ]i sin fällstol med visselpipan i munnen. Pip, sa den varje gång han andades ut.

”Målet har växt”, sa {friend}. {Friend.He} [friend: hade börjat stega upp allting|stegade alltid upp allting]. ”I går var det sju steg mellan stolparna. I dag är det nio.”

”Då är det ett troll!” sa {child}.

{Child.He} hade letat efter troll [season.spring: hela våren|hela sommaren], under varenda gran.[pet.cat:  {Pet}[!pet.known: , {child.his} katt,] hade letat under sängen.][pet.other:  {Pet} hade fått hålla utkik hemma.]

”Det är en sten”, sa {friend}.

# one-eye
”Troll blir sten i solen. Men i skuggan vaknar de.[elder:  Det säger {elder}[elder2: , och {elder2} också].]”

Just då gled ett moln för solen. Ängen blev grå. Och stenen öppnade ett öga, brunt som en vattenpöl.

”Vad står det?” sa trollet.

”Fyra två till {child}”, pep {friend}.

# too-softly
”Jag har varit stolpe i tre veckor”, sa trollet och reste sig. ”Nu vill jag stå i mål. Jag har sett precis vad ni gör för fel. Ni sparkar alldeles för …”

Solen kom fram. Trollet blev sten, med pekfingret i vädret.

De väntade. Det kom ett nytt moln.

”… löst”, sa trollet.

# a-cloud-at-a-time
Så spelade de, ett moln i taget. Trollet var stort som en garderob och tog nästan allt.[athlete:  Inte ens {athlete} hade fått in mer än ett mål.] Så fort solen kom stelnade det: en gång på ett ben, en gång med tungan rakt ut. Då hade man kunnat göra hur många mål som helst. Men {child} satte sig på bollen och väntade, för det var rättvist.

# got-it
Till sist kom ett moln som var större än de andra[school: , större än hela {school}]. {child} tog sats. {Child.He} sköt det hårdaste skott {child.he} någonsin hade skjutit. Trollet kastade sig genom luften, högt över gräset, och fångade bollen i famnen.

”TOG DEN!” vrålade trollet och landade på magen, med näsan mitt i en myrstack.

Och solen kom fram.

# not-a-cloud
Trollet låg där, hårt och grått, med bollen i famnen. Myrorna kröp upp på näsan. De kröp in i näsan.

”Ett moln!” ropade {child}. ”Vi måste ha ett moln!”

Men himlen var blå, så långt man kunde se.

”Stackars troll”, viskade {friend}. ”Det kan ju inte ens klia sig.”

# the-big-toe
{child} såg sig omkring. Det var sent på eftermiddagen och solen stod lågt. [child.name: I gräset framför {child} låg en lång, smal skugga, och det var {child.his} egen.|Framför {child.him} låg {child.his} egen skugga, lång och smal i gräset.] {Child.He} tog ett steg. Skuggan nådde trollets fot.

En stor tå rörde på sig.

”Det går!” skrek {child}. ”Skugga som skugga! {Friend}, räkna!”

”Fyra steg fram!” ropade {friend}. ”Och ett åt vänster!”

{child} klev. Nu vaknade benet, och det sparkade vilt. Men resten var sten. Skuggan var för smal.

”Ta av dig jackan!” sa {child}. ”Och kom hit!”

# jackets
De ställde sig tätt ihop, på tå, och höll ut jackorna åt var sitt håll. Armarna skakade. Skuggan växte i gräset, bred som en jättefågel. Den kröp över trollets rygg, över mossan, ända fram till näsan.

”Ah”, sa trollet. ”Ah … ah …”

ATJOOO!

Myrorna flög åt alla håll. Bollen flög rakt upp, vände och dunsade ner mitt i målet. {judge} vaknade med ett ryck, och visselpipan skrek.

”Mål”, ropade {judge}. ”Matchen är slut.”

# on-tiptoe
”Hjälp mig tillbaka till min plats”, viskade trollet. ”Fort.”

Och medan {judge} letade efter sina glasögon flyttade sig en stor skugga över ängen, och i skuggan gick det någon på tå.

”Samma tid i morgon”, sa trollet. Sen sänkte de jackorna.

{judge} satte på sig glasögonen. Han såg två barn och en sten.

”Vem gjorde det sista målet?” sa han.

”Målvakten”, sa {child}.

# practising
När {child} låg i sin säng den kvällen var det mörkt ute och fönstret stod på glänt. Långt bortifrån ängen hörde {child.he} ett ljud. Duns, sa det. Duns. Duns. Någon övade sig.

Sen var det tyst. Då hade trollet också gått och lagt sig.

# @song
{music}
