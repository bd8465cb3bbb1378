title: Väntroboten
title: Ska jag vänta åt dig?
title: Två timmar bullar
guest sitter: Berit (hon), Majken (hon)

% @a är {adult}, annars mor- eller farföräldern, annars barnvakten Berit: namnet varje gång, aldrig han eller hon. Roboten är "den".

# whatever-you-like
Roboten kostade tjugo kronor på loppis, och det var för att ingen visste vad den kunde.

Den gick {child} till hakan. Den var av plåt, med en lucka på magen, två lampor till ögon och en enda knapp. {child}[friend:  och {friend}] bar hem den[city:  genom {city}], torkade av den och tryckte på knappen.

”God dag”, sa roboten. ”Jag väntar.”

”På vad?” sa {child}.

”På vad du vill.”

{child} bad den att städa. Det kunde den inte. Den kunde inte räkna matte och inte hämta saft[sport:  och inte {play sport}]. Den kunde inte ens gå.

# the-buns
”Den är trasig”, sa {child} till {@who}, som stod i köket med mjöl upp till armbågarna.

”Ska du inte hjälpa mig med bullarna, då?”

”Hur lång tid tar de?”

”De ska jäsa en timme”, sa {@a}, ”och sedan ska de jäsa en gång till.”

{child} stönade. Av allt i hela världen tyckte {child.he} sämst om att vänta. Det var som att ha myror i skorna.

”Ska jag vänta åt dig?” frågade roboten.

”Kan du det?”

”Det är det enda jag kan.”

[elder & adult & age>=9: ”På min tid fick man vänta själv”, sa {elder}.

][elder2 & !adult & age>=9: ”På min tid fick man vänta själv”, sa {elder2}.

]”Varsågod”, sa {child}. ”Vänta på bullarna!”

Klick, sa det i roboten. Luckan på magen öppnades och stängdes. Och i samma ögonblick stod bullarna på bordet, gyllenbruna och varma, och {@a} var redan färdig med disken.

{child} tittade på köksklockan. Två timmar hade gått. {child.He} hade inte känt av dem det minsta.

Vilken robot!

# click
På måndagen tog {child} med den på bussen[school:  till {school}]. Klick, så var de framme.[athlete:  Inte ens {athlete} är så snabb.] På tisdagen väntade den i tandläkarens soffa. [adult & age>=9: På onsdagen väntade den på {adult}, som skulle komma hem sent. ]På torsdagen väntade den på lördagen. {child} behövde aldrig mer ha myror i skorna. [age>=9 / !pet & !elder: Luckan öppnades och stängdes, och allt | Allt] som var långsamt bara försvann.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] väntade fortfarande för hand.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] väntade fortfarande för hand.][pet.other:  {Pet} väntade fortfarande för hand.]

# odd
Men något var konstigt.

Bullarna hade smakat gott, men inte så gott som de brukade. Det tog ett tag innan {child} begrep att {child.he} inte hade fått smaka på degen. Från bussen hade {child.he} alltid räknat hundar, och nu visste {child.he} inte hur många hundar det var.

[friend: ”Fjorton”, sa {friend}. ”Du satt där och tittade rakt igenom dem.”

]Och när {@a} sa: ”Kommer du ihåg vad vi skrattade i fredags, när grädden hamnade i lampan?” så kom {child.he} inte ihåg det. {child.He} hade suttit där, men inte varit där. {child.He} hade bara kommit fram till lördagen.

# which-of-us
”Två dagar kvar till min födelsedag”, sa {child.he} på kvällen. ”Jag vill inte vänta.”

”Ska jag …?” sa roboten.

{child} sträckte ut handen. {child.He} såg för sig paketen. Sedan såg {child.he} för sig dagen före, när man hör papper prassla bakom en stängd dörr. Och kvällen, när man ligger och bubblar som en gryta med locket på. Skulle {child.he} inte få ha den kvällen?

”Nej”, sa {child.he} sakta. ”Vänta lite.”

”Gärna”, sa roboten. Lamporna lyste vänligt. ”Men vem av oss?”

# one-friday
{child} satte sig på golvet framför den.

”Allt det där som du har väntat åt mig”, sa {child.he}. ”Vad blir det av det?”

”Jag har det här”, sa roboten och klappade sig på luckan. Det lät fullt. ”Man kan inte slänga tid, det vore slarv. Jag har sorterat den. Arton minuter buss. Fyrtiofem minuter tandläkare. Två timmar bullar. En fredag.”

”Kan jag få tillbaka den?”

”Den är ju din”, sa roboten. ”Jag har bara väntat på att du skulle fråga.”

# a-thousand-things
Klockan var precis sju. {@A} kom in i rummet med håret på ända och en tvättkorg på höften.

”Jag har tusen saker att göra”, sa {@a}, ”och ingen tid.”

”Det har jag”, sa {child}.

Och {child.he} öppnade luckan.

Det syntes inte mycket. Det var som när solen kommer in genom ett fönster och man ser dammet sväva. Det luktade deg. Köksklockan sa tick, och sedan sa den ingenting. Utanför stod en duva stilla i luften.

”Så skönt det blev”, sa {@a} förvånat och satte ner korgen. Och sedan sig själv. ”Vad var det jag hade så bråttom med?”

Det visste ingen.

# the-dentist
Först tog de tandläkaren, för att ha den gjord. Den använde de till att ligga på golvet och hitta på en sång om tandkött[music: , som nästan var {@song}].

## or
Först tog de tandläkaren, för att ha den gjord. Den använde de till att [music: nynna på {@song} och ]räkna alla tänder i huset, och det blev många, för de tog med kammens.

# dogs-and-dough
Sedan tog de bussen. De satt på två köksstolar efter varandra, och {@a} var chaufför, och de räknade hundar: det blev tolv, varav sju var påhittade.[pet.dog / pet.cat:  {Pet} åkte utan biljett.][elder & adult:  {Elder}[elder2:  och {elder2}] klev på och skulle till havet.][elder2 & !adult:  {Elder2} klev på och skulle till havet.]

Så tog de bullarna. De bakade inga nya, de gjorde bara degen, och {child} fick smaka. Medan den jäste satt de bredvid och såg på. [age>=9 / !friend: {child} hade aldrig sett en deg jäsa. ]Den andades. [age>=9 / !friend & !pet & !elder: Man såg det inte om man tittade slarvigt, men tittade | Tittade] man länge såg man hur den lyfte på handduken, som någon som vaknar.

# friday
Sist av allt kom fredagen. Den var full av grädde. När {@a} vispade flög det en klick rakt upp i lampan, och de skrattade tills de måste hålla i varandra. Klicken satt kvar en stund. Sedan ramlade den ner, på roboten.

”Det var värt att vänta på”, sa roboten.

# one-minute
När luckan var tom började klockan ticka igen. Den var en minut över sju. Duvan flög vidare.

”Oj då”, sa {@a} och såg på tvättkorgen. ”Jag måste visst …” {@A} stannade mitt i meningen. ”Nej. Den kan vänta.”

# ants
Två dagar senare, mycket tidigt, låg {child} vaken i sin säng. Det prasslade bakom dörren. Någon tappade något och viskade ”attans”. Myrorna kröp i fötterna på {child.him}, och i magen och i hela kroppen, och {child.he} låg alldeles stilla för att inte missa en enda av dem.

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
