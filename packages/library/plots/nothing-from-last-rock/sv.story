title: Havet klockan sju
title: Vinden vid Sista skäret
title: Inget från Sista skäret
title: Den kvällen {child} läste havet
title: Sydväst fem, god sikt
guest reader: Henning (han), Sture (han), Gösta (han)
guest tech: Nadja (hon), Mika (hon), Esme (hon)

# no-voice
{Child} hade inte tänkt bli havet. Det bara blev så, en onsdag, när {reader} hade skrikit sig hes på hockey.

Havet lästes klockan sju. Det lästes på vinden ovanför posten[city:  {in city}], i ett rum utan fönster, där närradion höll till. {Reader} satt
vid mikrofonen och läste sjörapporten, plats för plats, lugnt, som om det gällde priset på mjölk. Norra fjärden. Södra
fjärden. Gåsholmen. Yttre banken. Sista skäret, som var den yttersta ön. Hur det blåste, om det regnade, hur långt man
såg. Han hade gjort det i trettioett år, och han hade aldrig varit till sjöss. Han blev sjösjuk i hissen.

I kväll kom han med halsduk. Han öppnade munnen, och det hördes ingenting.

{Child}, som gick i radioklubben, fick en lapp. Rösten är borta, stod det. Du får läsa.

## or
Du får läsa havet i kväll, stod det på lappen.

{Child} hade gått med i radioklubben för knapparnas skull. De satt på vinden ovanför posten[city:  {in city}], i ett
rum utan fönster, och allt annat som sändes därifrån fick gå hur det ville. Men klockan sju kom sjörapporten. Den
läste {reader}, och den läste han så att man kunde ställa klockan efter den: vinden, regnet och sikten, först i Norra
fjärden, sedan i Södra fjärden, vid Gåsholmen, på Yttre banken och vid Sista skäret, den yttersta ön. I trettioett år,
fast han blev sjösjuk bara han åkte hiss.

Nu satt han där med halsduk upp till näsan och pekade på sin hals, och sedan på {child}.

# somebody-there
Bakom glasrutan satt {tech}, som skötte ljudet och hade hörlurar och åsikter. ”Prov”, sa hon.

{Child} läste gårdagens papper. Det gick fort, för det var skönare att ha det gjort.

{Reader} skrev en ny lapp. Fortare än vinden, stod det. Andra gången läste {child} med inlevelse. Du säljer den, skrev
{reader}. Och sedan, med stora bokstäver:

Samma röst hela vägen. Det sitter någon på varje plats.

## or
”En timme”, sa {tech} bakom glasrutan, där hon skötte ljudet. Hon var tolv och hade aldrig tryckt fel. ”En halv, om
man räknar med att du är nervös.”

Första provet lät som någon som springer till bussen. Andra provet lät som den som har missat den.

{Reader} suckade utan ljud. Han bytte till den tjocka pennan. Det är inte du som ska höras, skrev han. Det är vädret.
Samma röst hela vägen, för det sitter någon på varje plats.

# indoors
Läs något du har sett, stod det på nästa lapp.

Så {child} tog vädret inomhus.

Radiovinden: damm, lätt till måttligt. //
Glasrutan: {tech}, tuggummi, god sikt. //
Halsduken: {reader}, tät dimma. //
Skrivaren: tyst, med risk för hosta. //
[friend: Trappan utanför: {friend}, tilltagande otålighet. //
][adult: Porten längst ner: {adult}, stilla, med kaffe. //
][elder: Soffan hemma: {elder}, mild, med korsord. [elder2: {Elder2}: samma, men högre.] //
][pet: Hallen: {pet}, liggande, senare på väg mot köket. //
][sport: Väskan med allt till {sport}: instängt, risk för lukt. //
][athlete: Väggen ovanför sängen: {athlete}, stadigt högtryck. //
][music: Hörlurarna: {music}, avtagande. //
][school: {School} i morgon: växlande. | Utsikter i morgon: växlande.]

{Tech} tog ut tuggummit. Och {reader} nickade, för det hade varit en och samma röst, och den hade inte bråttom.

# blank
Fem i sju kom det riktiga papperet ur skrivaren. Fyra rader. På den femte stod det Sista skäret, och sedan ingenting.

”Ta samma som Yttre banken”, sa {tech}. ”Det är ju grannar.”

{Child} räknade på det. Regnet hade lämnat Norra fjärden klockan fem och Gåsholmen klockan sex. Nu låg det över Yttre
banken. Det gick åt öster, så näst i tur var Sista skäret. Det stämde säkert. Nästan säkert. Men på
varje plats sitter det någon som kan titta ut.

{Child} såg på {reader}. Han hade lagt ner pennan.

## or
Skrivaren hostade fram kvällens rapport när det var fyra minuter kvar. {Child} läste igenom den en gång och en gång
till, och båda gångerna tog den slut för tidigt. Efter Sista skäret var papperet vitt.

”Något har gått sönder där ute”, sa {tech}. ”Hitta på. Säg regn. Det är alltid regn.”

Det var ingen dum gissning. Regnet hade gått österut hela eftermiddagen, från den ena raden till nästa, och Sista
skäret stod i tur. Ingen som lyssnade skulle märka något, utom den som satt där.

{Reader} skrev ingenting. Det var inte hans hav i kväll.

# on-air
Lampan blev röd.

”Klockan är sju. Havet. Norra fjärden: sydväst fem, uppehåll, god sikt. Södra fjärden: samma. Gåsholmen: sydväst fem,
avtagande. Yttre banken: sydväst sex, regn, måttlig sikt.”

Det gick bra. Det gick som på räls ända till raden som inte fanns. I radio är tre sekunder en lång tid. Man hör hur
folk vänder sig mot apparaten.

”Sista skäret”, sa {child}. ”Därifrån har vi inte hört något i kväll.”

Rösten var densamma. Nu skulle det komma: slut på rapporten. Men det var ju inte slut.

”Vi väntar”, sa {child}.

{Tech} slog båda händerna för ansiktet.

# answer
Då blinkade telefonen, som inte hade ringt under rapporten på trettioett år. {Tech} kopplade in den utan att fråga.

”Hallå”, sa någon. Det blåste i rösten. ”Det är jag som är Sista skäret.”

Hon räknade fåglar där ute, sa hon, och hade gjort det sedan i våras, alldeles ensam. Vindmätaren hade stannat. Det
satt en mås på den.

”Hur har ni det?” sa {child}, för så stod det inte på något papper.

”Sydväst fyra. Regnet gick förbi norr om mig. God sikt.” Hon tänkte efter. ”En säl.”

”En säl”, sa {child}, med samma röst.

”Jag brukar sitta i köket och vänta på att ni ska komma till mig”, sa hon. ”Då vet jag att jag är med.”

## or
Det knastrade till. Det var inte Sista skäret. Det var en fiskebåt på Yttre banken, som hade hört allting och ropade
på sin radio.

”Jag ser skäret härifrån”, sa skepparen. ”Inget regn. Det står ett hus där, och i huset bor en som räknar fåglar.
Hennes telefon är väl trasig. Men lampan i köket är tänd. Nu är den släckt. Nu är den tänd.”

”Hon hör oss”, viskade {tech}. ”Hon svarar.”

”Fyra gånger”, sa skepparen. ”Och en paus. Och fyra igen.”

{Child} behövde inte ens räkna. Det satt någon på varje plats, och den där hade just tittat ut.

”Sista skäret”, sa {child}. ”Styrka fyra. Uppehåll. Enligt lampa.”

”Nu blinkar hon huller om buller”, sa skepparen. ”Det är nog inte vinden. Det är nog bara hej.”

# end-of-report
”Slut på rapporten”, sa {child}, och lampan slocknade.

Det var alldeles tyst på vinden. {Tech} kom ut från sitt glas. ”Jag hade sagt regn”, sa hon. ”Och det var fel.”

{Reader} skrev länge på sin sista lapp. Trettioett år, stod det. Ingen har svarat förut. Jag har aldrig frågat. Den
fick {child} behålla, och läsa en gång till under lyktan vid porten.

Det var skymning. [friend: {Friend} hade lyssnat i trappan med örat mot dörren.] Löven låg på gatan och rörde sig
lite. Två, ungefär, tänkte {child}. Högst tre.

## or
När lampan hade slocknat satt de kvar alla tre, som på en brygga när en båt har gått.

”Du läste inte det som stod”, sa {tech}.

”Det stod ingenting”, sa {child}.

{Reader} drog ner halsduken. Det kom nästan ett ljud. Sedan tog han gårdagens papper, det som hade fem rader, och
skrev något längst ner och vek det två gånger. {Child} läste det först nere på gatan, under en lykta[friend: ,
tillsammans med {friend}]. Så gör man, stod det. Samma tid i morgon?

# last
Klockan var nio, och lampan hade inte varit röd på länge. {Child} låg i mörkret och tog rapporten en gång till, tyst,
för den som kunde behöva den.

Köket: stiltje. Hallen: stövlar, orörliga. [pet: {Pet}: sömn, djup. //
][city: {City}: avtagande trafik. //
]Taket: lätt regn, sedan uppehåll, sedan stjärnor bakom molnen. Fötterna: svala, blir varma. Täcket: tungt. Kudden: mjuk till mycket mjuk. Sikten: avtagande. Från sängen har vi inte hört något i kväll.

## or
Klockan tio gick rapporten i repris. {Child} hade radion bredvid kudden, så lågt att den nästan bara var varm.

Någon läste havet. Norra fjärden, sa någon, och Södra fjärden, och det tog en stund att höra vem det var, för rösten
var så lugn. Den kom till Gåsholmen. [pet.dog / pet.cat: {Pet} suckade i sömnen.] Den kom till Yttre banken, där det
regnade, på andra sidan mörkret, medan täcket var torrt och tungt. Vid Sista skäret var det ingen i rummet som
lyssnade längre, men rösten fortsatte ändå dit och hälsade på.

## or
Långt där ute diskade någon en kopp, torkade den och gick ut på trappan för att känna efter. Vinden hade lagt sig.
Sikten var så god att hon såg fastlandet, ett ljus för varje fönster. Vilket som var vems gick inte att se.

Ett av dem var {child's}. Det släcktes just då. [pet.dog / pet.cat: {Pet} la sig till rätta, ]{child} drog upp täcket,
och det blev varmt och stilla i det rummet också. Och ute på skäret skrevs det in i boken, som varje kväll, och så
släcktes lampan där också, en enda gång.
