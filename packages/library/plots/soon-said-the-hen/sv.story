title: Snart, sa hönan
title: Hönan i rabatten
title: Vad ruvar du på?
title: [theme.spring: Hönan som ruvade fram våren]
title: [theme.easter: Påskägget som hönan inte ville ha]
title: [theme.garden: Hönan som ruvade på trädgården]
title: [theme.bird: Fågeln som satt stilla]

# soon
Det var vår, men bara på ena sidan av huset. På andra sidan var trädgården kall och brun och alldeles tom.

Mitt i rabatten satt en höna.

Hon hade inte suttit där i går. Hon satt som höns sitter när de har något under sig.

– Vad ruvar du på? sa {child}.

– Snart, sa hönan. Snart-snart-snart.

## or
Alla fåglar i trädgården hade bråttom, för det var vår. Skatan bar pinnar. Koltrasten bar strån. Bara en enda fågel
satt stilla.

Det var en höna. Hon satt mitt i rabatten, där det inte växte någonting än, och burrade upp sig som om hon hade ägg.

– Har du ägg? sa {child}. Vad ruvar du på?

– Snart, sa hönan. Snart-snart-snart.

## if theme.easter
Till påsk hade {child} målat ett ägg, rött med gula prickar. Nu skulle det gömmas. Det bästa stället i trädgården var
mitt i rabatten, för där fanns ingenting, bara kall, brun jord.

Men platsen var upptagen. Där satt en höna.

– Vad ruvar du på? sa {child}.

– Snart, sa hönan. Snart-snart-snart.

# nothing
{Child} la sig på magen och tittade in under hönan. Hönan lyfte lite på fjädrarna, så att det skulle gå att se.

Där var ingenting. Bara jord.

[friend: – Inte ens något litet, sa {friend}, som tittade från andra sidan.]

[age>=6: – Om man ruvar på ingenting, undrade {child}, vad kommer det ut då?]

[pet.dog: {Pet} nosade. Ingenting.] [pet.cat: {Pet} satt på muren och såg åt ett annat håll, som om där inte fanns
någon höna.] [city: I hela {city} hade det blivit vår, men inte just här.]

## or
– Får jag se? sa {child}.

Hönan reste sig en liten bit, på raka ben. {Child} kikade in. [friend: {Friend} kikade in från andra hållet, så att de
såg varandra.] Det var varmt där under, och det luktade höna, och på jorden låg precis ingenting.

Hönan satte sig på det igen, försiktigt. [age>=6: Man sätter sig inte hur som helst på ingenting.]

[pet.dog: {Pet} ville också se, med nosen, och fick ett litet hack.] [pet.cat: {Pet} kom förbi, såg att det var
upptaget och gick en annan väg.] [city: Någonstans ringde en klocka över {city}. Hönan lyssnade inte på den.]

# umbrella
Så började det regna, först lite på näsan och sedan mycket överallt. [age>=5: Alla andra fåglar flög in i häcken.] Men
en höna som ruvar går inte in. {Child} hämtade ett paraply och stack ner skaftet i jorden, så att hönan satt torrt.
[age>=5: Hönan såg på det som om det alltid hade stått där.]

[adult: – Kommer du? ropade {adult} från dörren.

– Snart! ropade {child}.

– Snart, sa hönan.]

# egg
– Hon måste ha ett ägg, sa [friend: {friend} | {child}]. [theme.easter: Där fanns ju ett. | Det fanns ett i köket,
målat till påsk, rött med gula prickar.] {Child} la in det under hönan.

Hönan tänkte. [age>=5: Hon tänkte med magen, som höns gör.] Så kom en näbb. Rull, rull, rull, och ut kom ägget på
andra sidan.

Ägget var det inte.

– Vad ruvar du på, då?

– Snart, sa hönan. Snart-snart-snart.

# potato
{Child} gick in efter en potatis. En potatis är nästan ett ägg, fast trött.

[sport: {Sport.thing} från {sport} fick också följa med ut.] Hönan tittade med ena ögat. Hon tittade med det andra.
Rull, rull, rull.

[sport: Potatisen var det inte. {Sport} var det inte. | Potatisen var det inte.]

– Vad ruvar du på, då?

– Snart, sa hönan. Snart-snart-snart.

## or
{Child} hittade en sten, vit och rund och len. [sport: Från väskan till {sport} kom {sport.thing}.] Det blev trångt
under hönan.

Hon satt en stund och kände efter. Rull, rull, rull, sa det, och där låg stenen i gräset. [sport: {Sport.thing} låg
bredvid.]

Det var inte det hon väntade på.

– Vad ruvar du på, då?

– Snart, sa hönan. Snart-snart-snart.

# sit
Då satte sig {child} bredvid, på huk, med ägget under sig. Någon måste ju.

Det var kallt om baken. [age>=5: Det stack i knäna.] Man fick inte gunga, och inte resa sig, och inte titta efter.
{Child} räknade till tio. [age>=6: Sedan till trettio, för säkerhets skull.] Hönan nickade, som man gör åt en kollega.

– Är det långt kvar? sa {child}.

– Snart, sa hönan. Snart-snart-snart.

## or
Då kröp {child} in under paraplyet för att vänta där. Det ryms två under ett paraply, om den ena är en höna. [friend:
Med {friend} blev det tre, och tre våta skor.]

De lyssnade på regnet. Plopp, sa det på tyget. Plipp, sa det i rabatten. [age>=5: En mask kom upp för att se vad det
var för väder. Hönan sa inte ett ord till den. Hon hade annat för sig.]

– Är det långt kvar? sa {child}.

– Snart, sa hönan. Snart-snart-snart.

# song
[music: Kanske hade hönan tråkigt. {Child} nynnade {music}. Hönan la huvudet på sned. | Kanske hade hönan tråkigt.
{Child} berättade en vits om en höna som gick över en väg. Hönan hade hört den.] [athlete: Hönan såg länge på
{child's} tröja, den med {athlete} på. – Snart, sa hon till {athlete} också.]

[pet.other: – Jag måste gå in och titta till {pet}, sa {child}. Men jag kommer tillbaka.

– Snart, sa hönan, och det stämde.]

# a-winter-in-between
Regnet tog slut. Solen gick ner bakom häcken. [elder: {Elder} kom ut och satte sig på en hink. [elder2: {Elder2} fick
den andra hinken.]

– En höna sitter inte på ingenting, sa {elder.short}. Vem var det som grävde där i höstas?]

[school: – {At school} satte vi bönor i muggar, sa {child}. Där var det också ingenting. Och sedan…]

Då mindes {child}. I höstas, när löven föll, [age>=6: och alla hade mössa,] hade någon grävt ett hål precis där, lagt
ner något brunt och runt och klappat till jorden. Det var ju {child} själv. Och så hade det kommit en hel vinter
emellan.

– Hönan! sa {child}. Är det den? [age>=6: Är det min?]

## or
Till slut hade det regnat färdigt, och himlen blev rosa. [elder: {Elder} [elder2: och {elder2}] kom ut för att titta
på hönan.

– Så där sitter bara den som vet något, sa {elder.short}. Vad finns det där nere?]

[school: – Det kanske är bönor, sa {child}. Sådana satte vi {at school}, och de syntes inte heller först.]

{Child} tänkte bakåt, förbi snön, förbi de mörka eftermiddagarna, ända till i höstas. Då låg det löv här. Då fanns det
en spade, och något brunt och runt som skulle ner i jorden, och det var {child} som höll i det. Sedan kom vintern
emellan, och så blev det glömt.

Fast inte av alla. {Child} tittade på hönan, och hönan tittade på {child}.

# now
Hönan reste sig. Hon skakade sina fjädrar. Hon tog ett steg åt sidan.

– Nu, sa hönan. Nu-nu-nu.

Ur jorden stack en liten grön spets, precis som en näbb. Den var inte där i morse. Hönan sa något vänligt till den.
Den svarade inte, för den var ny.

– Den är grön, viskade [friend: {friend} | {child}].

– Nu-nu, sa hönan. [age>=5: Det betydde att det är de, i början.]

## or
– Nu, sa hönan. Nu-nu-nu.

Hon klev upp och gick åt sidan, som när man öppnar en dörr för någon. Där hon hade suttit var jorden varm och lite
sprucken, och ur sprickan stack det upp en grön näbb.

[friend: – Ska den inte pipa? viskade {friend}. | {Child} väntade på att den skulle pipa.]

Det skulle den inte. Den skulle bli en blomma, och den hade bråttom, fast långsamt.

# good-night
Sedan satte hon sig igen, ett steg bort. Där hade någon också grävt i höstas.

Det blev mörkt. [age>=5: Det luktade jord och regn.] Paraplyet fick stå kvar. Ägget fick följa med in.

God natt, näbben. God natt, paraplyet. //
God natt, regnet, som hade gått. //
[city: God natt, {city}. //
]
God natt, allt som blev utrullat. //
God natt, hönan.

– Snart, sa hönan.

# as-under-a-hen
Sängen var mjuk och täcket var tungt[friend: , och hemma hade {friend} ett likadant]. Det var varmt där under, som
under en höna, och där låg {child} alldeles stilla och växte, så lite att det inte syntes.

## or
På morgonen, innan {child} hade vaknat, öppnade sig den gröna näbben mot solen. Den var gul inuti, som ungar är.
Bredvid satt hönan under sitt paraply, på nästa ställe, och väntade. Hon hade hela våren kvar.
