title: Den allra minsta brandbilen
title: Sjuan och en halv
title: Inte här
guest host: Gun (hon), Tage (han)

% Den vuxna (@a): {adult}, annars den som har stugan.

# not-here
{Pet} var {child's} hund, och {pet.he} älskade vatten. {Pet.He} badade i sjön, i diket och i varje pöl som fanns. Och när {pet.he} hade badat ställde {pet.he} sig mitt bland folk och skakade sig. Schwapp, schwapp, schwapp!

”Inte här, {pet}!” ropade {@a}, som fick hela tröjan full. Det var på kvällen vid sjön[city: , långt från {city}], och de hade grillat korv, {child} och {friend} och {@a} och {pet}. {Friend} var {child's} bästa vän och skulle sova över i stugan.

”{Pet} kan inte låta bli”, sa {child}.

”Det är väldigt opraktiskt”, sa {@a} och vred ur tröjan.

## or
De hade grillat korv vid sjön[city: , långt från {city}], {child} och {friend}, {child.his} bästa vän, som skulle sova över i stugan. På en stubbe satt {@a}. Och ute i vattnet låg {pet}, {child's} hund, som badade i allt som var blött.

”Kom upp nu”, ropade {child}.

{Pet} kom upp. {Pet.He} ställde sig mitt ibland dem, för där stod {pet.he} helst, och skakade sig. Schwapp, schwapp, schwapp!

”Inte här, {pet}!” ropade {@a} och höll upp sin korv. Det rann om den. ”Kan du inte göra det där borta, där ingen är?”

Det kunde inte {pet}. ”Det är inget roligt ensam”, sa {child}.

# no-louder-than-a-gnat
Just när {child} skulle somna i stugan hördes det något utanför fönstret.

Tuut, lät det. Tuut, tuut. Det var inte högre än en mygga.

{child} kikade ut. I gräset stod en brandbil. Den var röd och blank, den hade stege och slang och blåljus, och den var lika stor som en skokartong.

”Ursäkta”, sa brandbilen. ”Är det här det finns stora barn?”

”Jag är {age} år”, sa {child}.

”Jag med”, sa {friend}, som hade vaknat. ”Det är ganska stort.”

”Bra”, sa brandbilen. ”Jag heter Sjuan och en halv. Jag åker på alla små larm, myror som har fastnat i sylt[school: , och en gång till {school}, där en daggmask låg kvar i en stövel]. Men nu är det ett larm som är större än jag. Det glöder vid sjön!”

# boots
Utanför på trappan satt {@a} och drack te.[elder:  Bredvid satt {elder}[elder2:  och {elder2}] i en filt.]

”Det är larm”, sa {child}.

Först tittade {@a} på {child} och {friend}. Sedan på Sjuan och en halv, som blinkade med blåljuset.

”Då tar vi stövlar”, sa {@a}.

Och så gav de sig av. Först körde brandbilen, tuut, tuut, med blåljuset över blåbärsriset. Sedan kom {child} och {friend} i pyjamas och stövlar[sport: , så fort som man bara springer när man ska {play sport}][music: , och {friend} sjöng {@song} för att det skulle gå fortare]. Sedan {@a}. Och runt alltihop sprang {pet}, för sjön var ett ord som {pet.he} kunde.

## or
{child} sprang ut på trappan i pyjamas, där {@a} satt med sin tekopp.[elder:  Där satt {elder} också[elder2: , och {elder2}].]

”Det är larm”, sa {child}. ”Det är sant. Titta.”

Sjuan och en halv stod på nedersta trappsteget och blinkade. Hela tekoppen blev blå, och svart, och blå.

”Ja, då får teet vänta”, sa {@a}. ”Stövlar på.”

Och så gav de sig av, tuut, tuut, genom blåbärsriset. [sport: {child} sprang så som man springer när man ska {play sport}. ][music: {Friend} sjöng {@song} hela vägen. ]”Till sjön!” ropade {friend}, och då blev {pet} den som sprang först, för sjön var ett ord som {pet.he} kunde.

# one-teaspoon
Vid sjön luktade det rök. Några andra hade också grillat, och de hade inte släckt ordentligt efter sig. En bit kol hade rullat ut i gräset. Den låg där och glödde som ett rött öga.

”Under tuvan där bor det en näbbmus”, sa Sjuan och en halv. ”Hon har precis fått ungar. Slang ut!”

{Friend} drog ut slangen. Den var tunn som ett skosnöre.

Brandbilen pumpade och pumpade. Ut kom det vatten, ungefär så mycket som får plats i en tesked.

Fss, sa kolbiten. Men den fortsatte att glöda.

# empty
”Tomt”, sa Sjuan och en halv. Blåljuset slocknade nästan. ”Det räckte inte. Jag är för liten.”

”Stå kvar här allihop”, sa {@a}. ”Jag hämtar hinken.” Men hinken stod långt bort, ända borta vid bryggan, och glöden åt sig fram i gräset, strå för strå.

Nu var den nästan framme vid tuvan. Där inne pep det.

{child} blev rädd, så att det knöt sig i magen. ”Jag har inget vatten”, sa {child.he}.

”Inte jag heller”, sa {friend}. ”Vi behöver mycket. Och vi behöver det nu. Och det måste liksom stänka.”

Stänka, tänkte {child}. Mycket.

# right-here
{child} vände sig om. Där stod {pet}, mitt ute i sjön, och såg lycklig ut.

”{Pet}!” ropade {child}. ”Kom! Kom hit!”

{Pet} kom, och vattnet rann om {pet.him}.

”Ställ dig på andra sidan”, sa {friend}, ”så är vi folk!”

Det var alldeles rätt. {child} ställde sig på ena sidan om glöden, ett stort steg ifrån, och {friend} på den andra. Och {pet} ställde sig mitt emellan, där {pet.he} alltid stod. Men så blev {pet.he} osäker och tittade på {child}.

”Ja, {pet}”, sa {child}. ”Här. Precis här!”

Och {pet} skakade sig. {Pet.He} skakade öronen, {pet.he} skakade magen, {pet.he} skakade svansen ända ut i spetsen.[athlete:  Inte ens {athlete} kan snurra så.] Schwapp, schwapp, schwapp! Det regnade på gräset, det regnade på {child} och {friend}, och det regnade på kolbiten.

Fssssssss.

Den blev svart.

# water-tank
Sedan kom {@a} med hinken och hällde på allt det andra, för säkerhets skull, och kände med handen att marken var kall.

Under tuvan stack det ut en liten spetsig nos. Sedan en till. Sedan många, många till. De tittade på {pet} en lång stund, och så gick de in och lade sig.

”Jag har en plats ledig på brandstationen”, sa Sjuan och en halv. ”Vattentank.”

”{Pet} är med på alla larm”, sa {child}. ”Om vi också får vara det.”

”Tuut”, sa brandbilen, och det betydde ja.

## or
När {@a} kom med hinken fanns det inget kvar att släcka. Då hällde {@a} ut den i alla fall, för säkerhets skull, och kände med handen att marken var kall.

Ut ur tuvan kom näbbmusen. Hon hade en unge i nacken och en i svansen, och de luktade alla tre på {pet's} blöta tass. Sedan gick de in igen.

”Får jag skriva upp dig som brandbil?” sa Sjuan och en halv till {pet}. ”En stor.”

”Då är jag stege”, sa {friend}.

”Och jag är blåljus”, sa {child}.

”Tuut”, sa brandbilen, och det betydde ja.

# earned-it
I stugan fick {child} och {friend} torra pyjamasar. {Pet} ställde sig mitt på mattan, mitt ibland dem allihop, och tog sats.

”Inte här, {pet}”, började {@a}, och hejdade sig. ”Jo, förresten. Det har du förtjänat.”

Schwapp, gjorde {pet}.

Och sedan sov hela brandkåren.

## or
{child} och {friend} låg i samma säng, med fötterna mot varandra. Utanför fönstret blev det blått, och svart, och blått, längre och längre bort.

”Tuut”, sa {friend}, nästan i sömnen.

Då hoppade {pet} upp, blöt ända in i öronen, och lade sig mitt emellan.

”Inte där, {pet}”, sa {@a} i dörren. ”Jo, förresten. Ligg du. Det har du förtjänat.”

Schwapp, gjorde {pet}, mycket försiktigt.

Och sedan sov hela brandkåren.

# @a
{host}
## if adult
{adult}

# @song
{music}
