title: Ön som inte fanns på kartan
title: Piraterna i springan
title: Vem har ställt en ö här?
title: Två kanoner längre
title: Skeppet som var lika långt som en toffel
title: [theme.submarine: Ubåten under täcket]
title: [theme.boat: Skeppet som gick på grund i sängen]
guest captain: kapten Smula (hon), kapten Brunhilda (hon)

# aground
Det var nästan mörkt, och då såg {child's} täcke ut som havet. [adult: {Adult} hade sagt god natt, och att man växer
när man sover.] Ingenting rörde sig.

Då kom ett piratskepp seglande, inte längre än en toffel, med en liten ubåt på släp. Det seglade rakt på en ö, längst
ner i sängen. Duns. Där satt det.

## or
Duns, sa det i fotändan.

{Child} lyfte på huvudet. Det var nästan mörkt[adult: , och {adult} hade sagt god natt och att man växer när man
sover]. I det nästan mörka såg täcket ut som havet, och långt ute lutade ett piratskepp, inte längre än en toffel, med
en liten ubåt på släp. Det hade seglat rakt på en ö, och där satt det.

# captain
[friend: ”Du har fått pirater”, sa {friend} från madrassen bredvid.]

”Vem har ställt en ö här?” ropade kaptenen. Hon hette {captain} och var stor som en tumme. Runt henne kröp sju pirater
och letade efter sina hattar.

”Den brukar inte vara där”, sa {child} och satte sig försiktigt upp.

## or
[friend: ”Ska det där vara där?” sa {friend} från madrassen.]

En pirat, stor som en tumme, stampade på ön. ”Land!” skrek hon. ”Och ingen har frågat mig!” Det var {captain}. Sju
pirater låg på däck, och hattarna låg i sjön.

{Child} satte sig sakta upp. ”Den är ny för mig med.”

# map
”Och inte på kartan heller”, sa styrmannen och höll upp en karta, stor som ett frimärke. ”Här är Kudden. Här är Långön,
som är lång. Sedan är det öppet hav, ända hem till Springan.”

”Vilken springa?”

”Den mellan sängen och väggen. Vi bor där.”

{Child} hade alltid undrat vart allting tog vägen som ramlade ner där.

[elder: {Elder} satte sig på sängkanten, sakta, så att det inte blev sjögång, och tog på glasögonen.

”Den är från förra året”, läste {elder.short}.

”Nästan ny”, sa kaptenen. | ”Är kartan gammal?”

”Nästan ny”, sa kaptenen. ”Förra årets.”] [city: ”Och vi styr efter ljusen {in city}. [age>=7: De är där de ska. ]Det är
ön som är fel.”]

”Hem måste vi innan lampan släcks”, sa styrmannen. ”I mörkret hittar vi inte in.”

## or
Styrmannen hade en karta, inte större än ett frimärke. ”Kudden”, läste han. ”Långön, som är lång. Nedanför är det
vatten, vatten och vatten. Och där borta bor vi, i Springan.”

”Vad är det för en?”

”Den som går mellan sängen och väggen. ”

Dit hade {child} tappat nästan allt som gick att tappa.

[elder: {Elder} slog sig ner på sängkanten, tog på glasögonen[age>=7:  och sedan ett par till].

”Ritad förra året”, läste {elder.short}.

”Det är ju nyss”, sa kaptenen. | ”När ritades den?”

”Nyss”, sa kaptenen. ”Förra året.”] [city: ”Ljusen {in city} stämmer i alla fall.”]

”Skynda på”, sa styrmannen. ”Vi hittar hem så länge lampan lyser, och sedan inte.”

# unload
De lastade ur. [music: {Child} nynnade {music}, så att alla lyfte i takt. Piraterna kunde den redan. Man hör en hel
del i Springan.] Hela skatten las på kudden: fyra knappar[school: , en pennstump från {school}][athlete: ,
bilden av {athlete} ur kaptenens hytt] och en pusselbit med ett hörn av himlen på.

”Den är ju min”, sa {child}.

”Den var din”, sa kaptenen. ”Sedan ramlade den ner.”

Skeppet blev mycket lättare. Det satt precis lika fast.

## or
”Vi är för tunga”, sa kaptenen. ”Skatten i land!”

Piraterna ställde sig på rad upp till kudden. [music: {Child} nynnade {music}, och de tog andrastämman.] Längs raden
gick två gem[school: , en pennstump som hade börjat {at school}][athlete: , kaptenens bild av {athlete}]
och en pusselbit med ett hörn av himlen på.

”Den har jag letat efter”, sa {child}.

”För högt upp”, sa kaptenen.

Nu vägde skeppet ingenting. Det hjälpte inte.

# wave
De behövde en våg. {Child} tog tag i täcket och skakade, en enda gång. Upp for skeppet. Ner kom skeppet, på samma ö.

”En gång till!” ropade piraterna, men det var mest för att det var roligt.

[pet.dog: Över sängkanten steg en nos.

”Sjöodjur!” ropade utkiken.

{Pet} blåste varmt, så att hela masten luktade hund. Det hjälpte inte.] [pet.cat: Något mjukt landade på havet.

”Sjöodjur!” ropade utkiken.

{Pet} trampade på vågorna, höger tass, vänster tass. Det blev hög sjö. Det hjälpte inte.]

## or
De försökte med rep. {Child} drog i ena änden[age>=7:  med två fingrar], och sju pirater i den andra, med allt de
hade.

”Är ankaret uppe?” frågade {child}.

Det var det inte. De tog upp det och satt lika fast.

[pet.dog: Utanför sängkanten for två öron förbi, som fenor.

”Sjöodjur!” skrek utkiken.

{Pet} nös. Alla segel stod rakt ut, men skeppet stod stilla.] [pet.cat: Över täcket kom någon smygande, lågt.

”Sjöodjur!” skrek utkiken.

{Pet} fick syn på repet. Sedan var det {pet.his} rep.]

## or
”Någon måste be ön flytta på sig”, sa kaptenen.

De ropade alla sju, genom en tratt. Sedan ropade {child}, i tratten, för den var så liten. Ön lyssnade inte.

[pet.dog: Då reste sig ett huvud ur golvet.

”Sjöodjur!” viskade utkiken, för nu vågade ingen ropa.

{Pet} slickade en gång, och det räckte till hela däcket.] [pet.cat: Då hoppade någon upp från golvet, och det blev ebb
i hela sängen.

”Sjöodjur!” viskade utkiken, för nu vågade ingen ropa.

{Pet} la sig på vågorna och spann, så att alla kanonkulor rullade åt ett håll.]

# submarine
”Då får någon gå ner och se vad vi sitter på”, sa kaptenen.

Ubåten var en valnöt med lock. Styrmannen kröp i, drog upp knäna till öronen och dök in under täcket. {Child} lyfte på
kanten. Därinne var det som i ett tält, och bort mot ön for ett ljus, litet som ett knappnålshuvud. Knack, knack.

{Child} fnissade.

”Vad är det?” sa [friend: {friend} | kaptenen].

”Jag vet inte. Det kittlas.”

## or
”Då blir det dykning”, sa kaptenen. Ubåten var en valnöt, och den hade lock.

”Alltid min tur”, sa styrmannen och stängde om sig.

[friend: {Child} och {friend} gjorde | {Child} gjorde] täcket till ett tält. Ett ljus, inte större än ett
knappnålshuvud, for bort till ön. Där knackade det.

{Child} skrattade rakt ut.

”Vad är så roligt?” sa [friend: {friend} | kaptenen].

”Någon kittlar mig. Fast ingen är här.”

# report
”Varmt därnere”, sa styrmannen när locket gick upp. ”Fem stenar på rad. Jag knackade på den största, och då vickade
den.”

”Stenar vickar inte”, sa kaptenen.

”Fem till bredvid.”

[friend: ”Vicka på tårna”, sa {friend} sakta.

{Child} vickade. | Fem, tänkte {child}. Och fem till. Och så vickade {child.he} på tårna.] Hela ön skakade, och sju
pirater fick leta efter sina hattar igen.

”Kapten”, sa {child}. ”Ön är jag.”

## or
”Fem klippor, i storleksordning”, sa styrmannen i luckan. ”Jag knackade på den stora, och den drog sig undan.”

”Det gör inte klippor”, sa kaptenen.

”Den minsta också.[age>=7:  Och så är det fem till.]”

[friend: ”Gör så här”, sa {friend} och spretade med tårna.

{Child} spretade. | I storleksordning, tänkte {child}, och spretade med tårna.] Då blev det jordbävning. Alla hattar
låg i sjön igen.

”Förlåt”, sa {child}. ”Det är jag som är ön.”

# measure
Alla på däck vände sig om.

”Du slutar längre upp”, sa styrmannen. ”Det är mätt.”

”Förra året”, sa {child}.

De mätte om, från Kudden och ända ner. [elder2: {Elder2} lånade ut ett snöre.] [age>=7: De räknade två gånger.]

”Långön har vuxit”, sa styrmannen. ”Två kanoner!”

En kanon var lång som ett lillfinger[age>=6: , och i den hade de skorpor]. Kaptenen tog av sig hatten.

”När hann du med det?”

”På nätterna”, sa {child}. ”Man växer när man sover.”

## or
”Du?” sa kaptenen. ”Du är ju däruppe.”

”Fötterna är också jag.”

”På kartan slutar du här”, sa styrmannen.

”Då, ja”, sa {child}.

[elder2: {Elder2} hade snöre, och piraterna gick med det | Piraterna gick med ett snöre] från Kudden till stortån.
[age>=7: Den sista bar änden.] Långön var två kanoner längre, och en kanon är lång som ett lillfinger[age>=6:  och
laddas med skorpor].

Kaptenen höll hatten mot magen. ”Ingen har ju sett det.”

”Det är på natten”, sa {child}. ”Man växer när man sover.”

# knees
”Kan du flytta på dig?” sa kaptenen.

{Child} drog upp knäna. Ön sjönk, men mitt i havet reste sig ett berg, och allting lutade. Skeppet kom loss och gled,
fortare och fortare, mot sängkanten. [pet.dog: Där tog {pet} emot det med nosen. | {Child} hann precis sätta dit
handen.]

”Mindre berg”, sa kaptenen och höll i hatten.

## or
”Kan du vara någon annanstans?” sa kaptenen.

{Child} drog isär fötterna, och det blev en kanal genom ön. Skeppet gled in, och där tog det stopp, mellan två hälar.
[pet.dog: {Pet} knuffade på med nosen, så att det satt ännu bättre.]

”Förut var det en ö”, sa kaptenen. ”Nu är det två.”

## or
”Kan du göra dig tunn?” sa kaptenen.

{Child} drog in magen. Det märktes inte i andra änden. Då sträckte {child.he} på vristerna. Ön försvann, havet rusade
in, och skeppet for runt som i ett badkar. [pet.dog: {Pet} la en nos i strömmen, och då stannade det.]

”Hellre en ö än ett hål”, sa kaptenen, grön i ansiktet.

# curl
Då la sig {child} på sidan och kröp ihop, med knäna mot magen och handen under kinden. Ön blev kort och rund, och
nedanför låg havet blankt, hela vägen till Springan.

”Så ska en ö ligga”, sa kaptenen.

[sport: Det fanns lite {sport} kvar i benen, och det måste ut först. Ett ryck. Ett till.] Skatten bars ombord, allt
utom pusselbiten.

”Den får ön behålla”, sa kaptenen. ”För besväret.”

## or
Minst blir man på sidan. {Child} la sig så, drog upp benen och la kinden i handen. Där ön hade legat var det bara hav.

”Nu är du rund”, sa kaptenen. ”Det är bättre till sjöss.”

[sport: Benen var inte riktigt klara med {sport}. De tog två steg, och sedan var de det.] Sak för sak bar piraterna
tillbaka skatten. Pusselbiten låg kvar på kudden.

”Den är för parkeringen”, sa kaptenen.

# wind
Nu fattades bara vinden. Då gäspade {child}. Det var en lång, varm gäspning, och den fyllde seglen[athlete:  och
bilden av {athlete}, som de hade hissat för att ha någon att se upp till]. Sedan kom lugnare vindar. In, och skeppet
väntade. Ut, och det gled en bit till. [friend: Från madrassen blåste det också. {Friend} sov redan.] [elder:
{Elder.short} satt alldeles stilla, för krusningarnas skull.]

## or
Men seglen hängde. 

Då började ön andas, långsamt. Ut, och seglen rundade sig[athlete:  under bilden av
{athlete}]. In, och skeppet låg och guppade. [friend: {Friend} sov och andades ut när {child} andades in, så det
blåste jämt.] [elder: {Elder.short} satt kvar och höll i havet, bara i kanten.]

# redraw
I aktern satt styrmannen och ritade om kartan[school:  med pennstumpen]. [pet.dog: Nedanför sängkanten ritade han
sjöodjuret, som hade lagt sig.] [pet.cat: I knävecken låg {pet}, så det blev en ö till, en liten, med morrhår.]
[pet.other:

”Bor det fler här?” viskade han.

”{Pet}”, viskade {child}, och då skrev han det med: Här bor {pet}. ”Segla tyst.”]

Borta vid väggen blinkade en lykta två gånger. Det betydde hemma. {Child} sträckte ut handen, släckte lampan och drog in den
i värmen igen.

## or
Styrmannen ritade in fötterna[school: , så länge pennstumpen räckte]. [pet.dog: På golvet sov sjöodjuret, så det fick
bli med stängda ögon.] [pet.cat: {Pet} hade rullat ihop sig intill och blev en halvö.] [pet.other: ”Vem bor där?
viskade han.”

Det var {pet}, så han skrev det, och under det: Väck ingen.]

Sedan var de hemma. {Child} sträckte ut armen, släckte lampan och drog in den igen, lite
sval.

# last
Nere i Springan hängde kartan på tork. Mitt på den låg en ö, hopkrupen som ett kommatecken, och bredvid stod med små
bokstäver: {Child}. Nedanför fötterna var papperet alldeles tomt. Det var till nästa år.

## or
Sedan var det mörkt över havet, och varmt, och vinden gick ut och in. Nere i Springan hängde sju hattar på rad. Och
hela natten, utan ett ljud, växte ön ett hårstrå.
