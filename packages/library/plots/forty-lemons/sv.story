title: Något till översten
title: Fyrtio citroner
title: Nummer trettiotvå
title: En bjällra (tyst)
title: Lampan som inte skulle märkas
guest boy: Ture (han), Vilgot (han), Ebbot (han)

# found
Listan låg utanför affären, med skriften uppåt.

Fyrtio citroner //
Fyrtio spikar //
Snöre, långt //
En bjällra (tyst) //
Något till översten

{Child} läste den två gånger på knä och en gång stående, för det var en sådan lista.

Hemma fanns trettioen till, tappade av folk och inklistrade i en svart bok. Under varje hade {child} skrivit vem det
var. [age>=9: Nummer sju, ”Potatis, papper, mer potatis”, var en man med katapult.] Nummer nitton, ”Inte mer sill”,
var en säl.

Om det stämde visste ingen, och det var det fina. Den som aldrig frågar har aldrig fel.

## or
{Child} samlade på inköpslistor, sådana som folk tappar. Trettioen satt inklistrade i en svart bok, och under varje
stod det vem det var. [age>=9: Nummer tolv, ”Ljus, ljus, läppstift”, var ett spöke på väg till en fest.] Nummer
tjugofem, ”Is, mycket”, var en säl på semester.

Ingen av dem hade protesterat. Det är fördelen med folk som man aldrig frågar.

Nummer trettiotvå låg utanför affären, med skriften uppåt.

Fyrtio citroner //
Fyrtio spikar //
Snöre, långt //
En bjällra (tyst) //
Något till översten

{Child} satt på huk och läste så länge att en dam frågade om det gjorde ont.

# clip
Den nya fick sitta i boken med ett gem tills det var klart vem det var.

På baksidan stod en lång division, som någon hade gett upp mitt i. ”En i min ålder”, sa {child}. [friend & age>=9:
”Som inte heller är vän med nior”, sa {friend}.] [school: Överst stod det {school}, så hela fredagen luktade {child}
på folk i matkön. Ingen luktade citron.]

## or
Man klistrar inte in en lista förrän man vet vem den är. Den nya fick bara ett gem.

På baksidan pågick en lång division. Den tog slut vid en nia, och där var det hål i papperet. ”Suddgummi”, sa {child}.
[friend & age>=9: ”Ilska”, sa {friend}.] [school: Sådant papper finns {at school}, så på fredagen tittade {child} på
allas fingrar. Inga var gula.]

# theories
Den första teorin var spioner. Med citronsaft skriver man osynligt, och fyrtio citroner räcker till en hel roman. Det
var en bra teori ända fram till spikarna. Spioner hamrar inte.

## or
Den första teorin var ett skepp. Förr åt sjömän citroner för tändernas skull. Det var en bra teori ända fram till
bjällran. En tyst skeppsklocka hörs först när det är för sent.

# experts
[pet: {Pet} vaknade av en cykelklocka, men inte av en i strumpa. Så den tysta bjällran var till för någon som sov.]

[elder: ”Fyrtio och fyrtio”, sa {elder}. ”En spik i varje citron och en bit koppartråd, så blir det ström. Vår
ringklocka i skolan gick på potatis.”]

[elder2: ”Gick och gick”, sa {elder2}.]

## or
[pet: En bjällra på en kudde väckte {pet}. En bjällra under en kudde gjorde det inte. Så där listan bodde fanns det
någon som sov.]

[elder: ”Spik och koppartråd i en citron, så går det ström”, sa {elder}. ”Jag har haft en radio på ättiksgurka.”]

[elder2: ”Den tog bara in sura låtar”, sa {elder2}.]

# bench
Planen var enkel. [city: {In city} köper folk|Folk köper] två citroner åt gången, i värsta fall tre. Den som köpte
fyrtio skulle {child} följa efter på långt avstånd, och aldrig behöva fråga.

Så på lördagen satt {child} på bänken utanför affären, [athlete: i keps med {athlete} på, ]med listan i knät[adult: ,
medan {adult} köpte ost]. [friend: Bredvid satt {friend} bakom en tidning med två hål.

”Vi kan ju fråga”, sa tidningen.

”Inte än”, sa {child}.]

En dam kom ut med två citroner. En man kom ut med en melon, men han fick gå.

## or
Man frågar inte, man räknar. [city: De flesta {in city}|De flesta] kommer ut ur en affär med noll citroner. Den som
kom ut med fyrtio skulle få en skugga.

På lördagen satt {child} på bänken utanför, [athlete: i keps med {athlete} på, ]och läste listan[age>=9:  som om den
var en tidtabell][adult: . {Adult} var inne efter ost]. [friend: {Friend} hade en tidning, med två hål i.

”Varför frågar vi inte bara?” sa tidningen.

”Sch”, sa {child}.]

En man i gul tröja granskades, men han var bara gul utanpå. En kvinna med tre citroner friades. Hon hade lax också.

# bag
Så öppnades dörren av en rygg. En pojke kom ut baklänges med en papperspåse i famnen, så försiktigt som om den sov.
Det luktade gult ända bort till bänken.

{Child} följde efter i sex steg. Då gick påsen upp i botten.

Fyrtio citroner kan ta sig långt om de får börja samtidigt. [age>=9: De for in under cyklarna och ut mellan benen på
en brevbärare, som hoppade.] Pojken stod kvar med armarna om ingenting.

## or
Först kom påsen. Den var av papper, och under den gick det två ben, och ovanför den stack det upp lite hår. Den
svängde till vänster, och {child} reste sig och blev dess skugga.

Vid lyktstolpen föll en citron ur botten. Vid cykelstället föll en till. Sedan föll trettioåtta.

De hade bestämt sig för olika håll. [age>=9: En for ut på övergångsstället och fick en buss att stanna. En rullade in
i affären igen, som om den hade ångrat sig.] Bakom det som hade varit en påse stod en pojke.

## or
Genom dörren hördes kassan pipa. {Child} räknade: trettioåtta, trettionio, fyrtio.

Ut kom en pojke med båda armarna om en papperspåse[age>=9: , och han såg sig inte för och inte om]. Han fick tio stegs
försprång. Det räckte för påsen. Det blev ett hål, och ur hålet kom det gult, först lite och sedan allt. [age>=9: Det
rullade i rännstenen som en parad, med en hund på var sida.] Pojken gick tre steg till innan han märkte hur lätt han
hade blivit.

# ask
En detektiv visar sig inte. Men en av citronerna kom rullande tillbaka, sakta, och la sig mot {child's} sko.

Nummer trettiotvå kunde fortfarande vara vem som helst, en spion eller en säl. Om ett ögonblick skulle han vara någon
på riktigt, och då kunde man ha fel. [friend: ”Nu”, viskade {friend}.]

”Ursäkta”, sa {child}. Det kom ut mycket mindre än det var tänkt. ”Vem är översten?”

Pojken såg på citronen. Han såg på listan.

”Min lillasyster”, sa han.

## or
En citron stannade mot {child's} sko. Det är svårt att vara någons skugga med hans citron på foten.

I den svarta boken satt trettioen människor som aldrig hade sagt emot. Den här kunde göra det. Han kunde till och med
skratta. [friend: {Friend} sänkte tidningen.]

”Ursäkta.” Rösten lät som om den hade legat i en låda. ”Vem är översten?”

Pojken såg på {child}. Han såg på sin egen lista.

”Hon är min lillasyster”, sa han.

# colonel
Han hette {boy}, och översten var fyra månader. Hon var flintskallig och röd i ansiktet. Hon bars runt och
inspekterade alla rum, och när hon ropade ställde sig hela familjen upp.

”Nu delar vi rum”, sa {boy}. ”I tre veckor har jag haft elva sidor kvar i världens bästa bok, för hon vaknar av alla
lampor. Men en som går på citroner lyser så dåligt att hon inte märker det.”

”Och bjällran?”

”Till köket. Om hon vaknar drar jag i snöret, så slipper jag ropa på pappa.”

”Och något till översten?”

”Det vet jag inte än.” {Boy} tittade ner i marken. ”Hon får ju aldrig välja själv.” [athlete: Han tittade upp.
”{Athlete} syns på långt håll, förresten.”]

## or
”Är hon överste på riktigt?”

”Hon är fyra månader”, sa pojken, som hette {boy}. ”Men hon är flintskallig[age>=9: , och hon är bredast på mitten],
och när hon ropar ställer sig alla upp.[age>=9:  Även gäster.]”

De kröp efter citroner medan han berättade. Han och översten delade rum. Sedan tre veckor hade han elva sidor kvar i
den bästa bok som fanns, för översten kände lampor genom ögonlocken. ”Men en som går på citroner lyser knappt. Den
märker hon inte.”

”Och bjällran?”

”Den är pappas. Jag drar i ett snöre, så plingar det i köket, och ingen har skrikit.”

”Och något till översten?”

”Vet inte än”, sa {boy}. ”Hon får ju bara sådant som andra har valt.” [athlete: Han pekade på kepsen. ”När du skuggar
folk kan du vända {athlete} bakåt.”]

# parade
[sport: Väskan med allt till {sport} tömdes och fylldes med gult.|De plockade citroner.] ”Trettionio”, räknade {boy}.
{Child} räckte fram den fyrtionde.

På kvällen, när alla föräldrar var tillfrågade, stod citronerna i led på golvet hos {boy}, med en spik och en bit
koppartråd i varje. [friend & age>=9: {Friend} hade räknat spikarna.] Längst fram satt en lampa, liten som en ärta. I
köket hängde bjällran i en av överstens strumpor. [adult: Under den satt {adult} och överstens pappa och viskade om
ost.] Översten sov med nävarna ovanför huvudet.

{Boy} kopplade ihop det sista. Ingenting hände.

De kröp längs leden och räknade. Mellan trettioett och trettiotvå fattades en tråd, och det fanns ingen mer.

”Elva sidor”, viskade {boy} till taket.

## or
[sport: Väskan med allt till {sport} fick ta emot citronerna.|Citronerna bars hem i tröjor.] Den fyrtionde kom {child}
med[age>=9: , och den var bara lite trampad på].

Föräldrarna sa ja. På kvällen trycktes fyrtio spikar in med tummarna, för det fick inte låta, och mellan citronerna
drogs koppartråd, tills de stod på golvet hos {boy} som på parad. [friend & age>=9: {Friend} inspekterade.] Sist i
ledet satt en lampa som en ärta. Bjällran hängde i köket, i en av överstens strumpor. [adult: Där satt {adult} och
överstens pappa och talade om ost.] Översten sov med knutna nävar.

”Nu”, viskade {boy}. Det blev precis lika mörkt som förut.

De kände efter, citron för citron. Mellan trettioett och trettiotvå satt det ingen tråd, och rullen var slut.

”Elva sidor”, viskade {boy}, till ingen särskild.

# light
{Child} tittade på hålet. Fram kom den svarta boken, och av åkte gemet. Listan behövde det inte längre. Det var ju
klart vem det var.

Gemet räckte precis. Lampan tändes och lyste på tre citroner och en tumme.

”JA”, sa {boy}, som hade tänkt säga det inuti.

Översten slog upp ögonen. Hon blev röd. Hon drog in luft, mer och mer, och {boy} tog tag i snöret.

Då såg hon lampan.

Hon släppte ut luften igen utan att ha använt den. Länge såg hon på det lilla gula, och det lilla gula såg på henne,
och ingen av dem hade bråttom. [music: {Child} nynnade på {music}, så tyst att det bara räckte till spjälsängen.] Till
slut var ögonen bara två streck.

”Där”, viskade {child}. ”Något till översten.”

## or
Något tunt, av metall. {Child} tänkte så det nästan hördes. Sedan kom den svarta boken fram, och gemet fick släppa
nummer trettiotvå. Vem det var visste man ju.

Gemet räckte över gluggen, precis. Det blev ljus, åt tre citroner och {boy's} näsa.

Ingen sa ett ljud, men översten öppnade ögonen. Hon blev röd. Hon tog sats, och av gammal vana ställde sig {boy} upp,
med snöret i handen.

Det kom inget rop. Översten hade fått syn på lampan. Hon vred på huvudet för att få den mitt framför sig, och en av
nävarna gick upp. [music: Mycket tyst nynnade {child} {music}.] Så låg hon och tittade, tills ögonlocken gick ner, det
ena före det andra.

”Den valde hon själv”, viskade {child}. ”Något till översten.”

# pages
{Boy} drog i snöret ändå, en gång. Borta i köket sa en strumpa pling. Ett pling betydde att ingen behövde komma.

Sedan läste han sina elva sidor[age>=9:  med näsan mot lampan], och det syntes på ryggen när det var roligt. Lampan
fick lysa tills citronerna blev trötta.

[friend: ”Vem blir nummer trettiotre?” undrade {friend} på vägen hem.]

## or
Pling, sa strumpan i köket. Ett enda pling, det betydde: kom inte.

Så slog {boy} upp sin bok. [age>=9: Lampan räckte till en rad i taget. ]De elva sidorna tog precis så lång tid som
citronerna orkade, och på den sista skrattade han utan ljud, så att sängen skakade.

[friend: ”Jag är glad att vi frågade”, sa {friend} på vägen hem, utan tidning.]

# thirty-three
Det var sent. [pet: {Pet} sov redan, och ingen plingade.] {Child} la den svarta boken bredvid sängen, och ur den gled
ett papper, utan gem.

Sextio potatisar //
Mera snöre //
{Child}[friend:  och {friend}]

På baksidan stod en lång division, uträknad ända till slutet. {Child} läste listan en gång, liggande, och under den
behövde ingen skriva vem det var.

## or
Det var sent när {child} låg i sin egen säng. [pet: {Pet} sov redan, och ingen plingade.] I den svarta boken satt
listan fastklistrad, med divisionen inåt. Under den stod det {boy}, och det var det första i boken som säkert stämde.

Så släcktes lampan, den vanliga, som går på väggen. Händerna låg på kudden och luktade gult, och den färgen ser man
även när man blundar.
