title: Väntroboten
title: Ska jag vänta åt dig?
title: Två timmar bullar
guest sitter: Berit (hon), Majken (hon)

% @a är {adult}, annars mor- eller farföräldern, annars barnvakten Berit: namnet varje gång, aldrig han eller hon. Roboten är "den".

# whatever-you-like
Roboten kostade tjugo kronor på loppis, och det var för att ingen visste vad den kunde.[friend:  Först hade den kostat mer, men {friend}, {child's} bästa vän, såg så ledsen ut att priset gick ner.]

Den gick {child} till hakan. Den var av plåt, med en lucka på magen, två lampor till ögon och en enda knapp. {child} bar hem den[city:  genom halva {city}], torkade av den och tryckte på knappen.

”God dag”, sa roboten. ”Jag väntar.”

”På vad?” sa {child}.

”På vad du vill.”

{child} bad den att städa. Det kunde den inte. Den kunde inte ens gå[sport: , och ännu mindre {play sport}].

# the-buns
”Den är trasig”, sa {child} till {@who}, som stod i köket med mjöl upp till armbågarna.

”Ska du inte hjälpa mig med bullarna, då?”

”Hur lång tid tar de?”

”De ska jäsa en timme”, sa {@a}, ”och sedan ska de jäsa en gång till.”

{child} stönade. Att vänta var det värsta {child.he} visste. Det var som att ha myror i brallorna.

”Ska jag vänta åt dig?” frågade roboten.

”Kan du det?”

”Det är det enda jag kan.”

[elder & adult: ”På min tid fick man vänta själv”, sa {elder}[elder2: , och {elder2} nickade].

][elder2 & !adult: ”På min tid fick man vänta själv”, sa {elder2}.

]”Varsågod”, sa {child}. ”Vänta på bullarna!”

Klick, sa det i roboten. Luckan på magen öppnades och stängdes. Och då stod bullarna på bordet, varma och bruna, och {@a} var redan färdig med disken.

{child} tittade på köksklockan. Två timmar hade gått, och {child.he} hade inte känt av dem det minsta.[athlete:  Så snabb var inte ens {athlete}.]

Vilken robot!

# click
På måndagen väntade den på bussen, hela vägen[school:  till {school}]. Klick, så var de framme. På tisdagen väntade den i tandläkarens soffa. På torsdagen väntade den på lördagen. {child} behövde aldrig mer ha myror i brallorna.[age>=9:  Allt som var långsamt bara försvann.][pet.dog:  Bara {child's} hund, {pet}, väntade fortfarande för hand.][pet.cat:  Bara {child's} katt, {pet}, väntade fortfarande för hand.][pet.other:  Bara {pet} väntade fortfarande för hand.]

# odd
Men något var konstigt.

Bullarna hade inte smakat lika gott som de brukade, för {child} hade inte varit med och smakat på degen. Från bussen hade {child.he} alltid räknat hundar, och nu visste {child.he} inte hur många det var.

[friend: ”Fjorton”, sa {friend}. ”Du satt där och tittade rakt igenom dem.”

]Och när {@a} sa: ”Kommer du ihåg vad vi skrattade i fredags, när [elder & adult: {elder} vispade och ]grädden hamnade i lampan?” så kom {child.he} inte ihåg det. {child.He} hade inte varit där. {child.He} hade bara kommit fram till lördagen.[age>=9:  Det kändes tomt, som när man tror att det är ett trappsteg till och det inte är det.]

# which-of-us
”Två dagar kvar tills jag[friend:  och {friend}] ska till äventyrsbadet”, sa {child.he} på kvällen. ”Jag vill inte vänta.”

”Ska jag …?” sa roboten.

{child} sträckte ut handen mot luckan. {child.He} såg för sig rutschbanorna. Sedan såg {child.he} för sig dagen före, när man packar väskan alldeles för tidigt[age>=9:  och måste packa upp den igen för att se vad man har tagit med]. Och kvällen, när man ligger i sängen och det bubblar i hela magen. Skulle {child.he} inte få ha den?

”Nej”, sa {child} sakta. ”Vänta lite.”

”Gärna”, sa roboten. Lamporna lyste vänligt. ”Men vem av oss?”

# one-friday
{child} satte sig på golvet framför den.

”Allt det där som du har väntat åt mig”, sa {child.he}. ”Vad blir det av det?”

”Jag har det här”, sa roboten och klappade sig på luckan. Det lät fullt. ”Man kan inte slänga tid, det vore slarv. Jag har sorterat den. Tjugo minuter buss. En halvtimme tandläkare. Två timmar bullar. En fredag.”

”Kan jag få tillbaka den?”

”Den är ju din”, sa roboten. ”Jag har bara väntat på att du skulle fråga.”

# a-thousand-things
Klockan var precis sju. {@A} kom in i rummet med håret på ända och en tvättkorg på höften.

”Jag har tusen saker att göra”, sa {@a}, ”och ingen tid.”

”Det har jag”, sa {child}.

Och {child.he} öppnade luckan.

Det syntes inte mycket. Det var som när solen kommer in i ett rum och man ser dammet sväva. [age>=9: Det luktade deg. ]Köksklockan sa tick, och sedan sa den ingenting. Utanför stod en duva stilla i luften.

”Åh, vad skönt det blev”, sa {@a} och satte ner korgen, och sedan sig själv. ”Vad var det jag hade så bråttom med?”

Det visste ingen.

# the-dentist
Först tog de tandläkaren, för att ha den gjord. Den använde de till att ligga på golvet och hitta på en sång om tandkött[music: , som nästan var {@song}].

## or
Först tog de tandläkaren, för att ha den gjord. Den använde de till att räkna alla tänder i hela huset[music:  och nynna på {@song}], och det blev väldigt många, för de tog med kammens.

# dogs-and-dough
Sedan tog de bussen. De satt på två köksstolar efter varandra, {@a} var chaufför, och de räknade hundar: det blev tolv, fast fem av dem var påhittade[pet.dog:  och en var {pet}, som steg på vid varje hållplats].[pet.cat:  {Pet} åkte utan biljett.][elder & adult:  {Elder} klev på[elder2:  med {elder2}] och ville veta om de gick till havet.][elder2 & !adult:  {Elder2} klev på och ville veta om de gick till havet.]

Så tog de bullarna. De gjorde bara degen, och {child} fick smaka, och medan den jäste satt de bredvid och såg på. [age>=9: {child} hade aldrig sett en deg jäsa. ]Den andades. Tittade man länge såg man hur den lyfte på handduken, som någon som vaknar.

# friday
Sist av allt kom fredagen. Den var full av grädde. När {@a} vispade flög det en klick rakt upp i lampan, och de skrattade tills de måste hålla i varandra. Klicken satt kvar en stund. Sedan ramlade den ner på roboten.

”Det var värt att vänta på”, sa roboten.

# one-minute
När luckan var tom började klockan ticka igen. Den var en minut över sju. Duvan flög vidare.

”Oj då”, sa {@a} och såg på tvättkorgen. ”Jag måste visst …” Och så tänkte {@a} efter. ”Nej. Den kan vänta.”

# ants
Två dagar senare, mycket tidigt, låg {child} vaken i sin säng. Det prasslade i köket, och någon tappade något och viskade ”attans”. Myrorna kröp i benen på {child.him}, och i magen och i hela kroppen, och {child.he} låg alldeles stilla för att inte missa en enda av dem.

Bredvid sängen lyste två lampor.[pet.dog / pet.cat:  Framför dem låg {pet} och väntade för hand.]

”Ska jag …”, viskade roboten.

”Aldrig i livet”, viskade {child}. ”Men du får gärna vänta med mig.”

# @who
barnvakten {sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
