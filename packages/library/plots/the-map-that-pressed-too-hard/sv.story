title: Kartan som tryckte för hårt
title: Skatt. Privat.
title: Det som kändes på baksidan
title: Jag är skyldig en
title: Skattkartan i tejplådan
guest neighbour: Arne (han), Birger (han), Ragnar (han)

# form
{Elder} höll på att fylla i en blankett från doktorn när pennan gick rakt igenom papperet.

– Vad frågade de? sa {child}.

– Om jag går tre kilometer om dagen, sa {elder.short} och tittade på hålet. Vi behöver tejp.

## or
– Går du tre kilometer om dagen? läste {child} högt. Det stod på en blankett från doktorn, och {elder} höll i pennan.

– Ja, sa {elder.short} och skrev det så hårt att pennan gick rakt igenom papperet.

Sedan behövdes det tejp.

# map
Det var lördag, och {child} skulle sova över i huset där {elder.short} växte upp[city: , längst ut, där {city} tar
slut och bussen vänder]. Lådan med tejpen kärvade. {Child} drog tills hela lådan kom ut, och bakom den satt ett
papper, brunt som rostat bröd.

Det var en karta över trädgården. SKATT, stod det överst. PRIVAT. Av mig, {age} år.

– Det där är mina bokstäver, sa {elder.short} och måste sätta sig.

– Vad är det för skatt?

– Ingen aning. Jag minns att jag frös om knäna.

Längst ner stod hur man hittade den: ”{@play-order}”

– Har du mätt i {@play-unit}? sa {child}.

– Jag hade {@play-had} och inget måttband, sa {elder.short}. Jag {@play-did} tills knät gick i pension. Resten av mig
blev inte tillfrågad.

{Child} {@play-did} också, och var redan ute.

## or
Det här var i huset där {elder.short} växte upp[city: , på den sida av {city} där gatorna tar slut], och {child} hade
tandborsten med sig. I lådan låg tejp, tjugo gummiband och ett papper som såg ut att höra till lådan, ända tills
{child} lyfte på det. Det var brunt som rostat bröd.

– SKATT, läste {child}. PRIVAT. Av mig, {age} år.

Under det var trädgården ritad, uppifrån. {Elder.short} letade efter en stol och fick tag i en.

– Vem är mig?

– Det är jag, sa {elder.short}. Det var jag.

– Och skatten?

– Den har jag glömt. Det var kallt om knäna.

Underst stod det: ”{@play-order}”

– Andra mäter i meter, sa {child}.

– Andra hade måttband. Jag hade {@play-had}. Jag {@play-did} från morgon till kväll, tills ena knät sa upp sig och
resten fick följa med.

{Child}, som också {@play-did}, hade redan dörren öppen.

# by-the-map
[athlete: På insidan av garderobsdörren hemma sitter en bild på {athlete}, tagen sekunden innan, med munnen stängd och
allting tyst. {Child} väntade tills allting var tyst.]

{@play-good}

[friend: {Friend}, som hade kommit för skattens skull, var domare och sträckte upp båda armarna. Sedan hämtade
{friend.he} spadarna.]

## or
[athlete: I {child's} pennfodral ligger en bild på {athlete}, alldeles stilla, ett ögonblick till. {Child} gjorde
likadant.]

{@play-good}

[friend: – Godkänt! ropade {friend}, som hade bjudits hit för att dela en skatt, och kom med spadar åt alla.]

# nothing
De grävde {@play-far} tills hålet gick upp till armbågen. Sedan till axeln. De hittade en rot och ett halvt tefat.

– Någon har väl varit här före oss, sa {elder.short} lite för fort. Så kom regnet, och de gick in.

## or
De grävde {@play-far}, djupt nog för en stövel, och sedan djupt nog för två. De hittade en tesked och en mycket
förvånad mask.

– Skatter flyttar på sig, sa {elder.short} lite för fort. Så kom regnet, och de gick in.

## or
Det fanns inte {@play-far}. De grävde till knät, och där låg en gaffel utan skaft och en sten som {child} först tog
för något.

– Den kan ha sjunkit, sa {elder.short} lite för fort. Så kom regnet, och de gick in.

# beetles
{Child} la kartan med baksidan upp vid spisen, så att den skulle torka, och drog med tummen över den. [age>8: Huset
var slätt. Trädgården var slät. | Den var slät.] Men så kom några ord som stod upp som en rad skalbaggar, där pennan
nästan hade gått igenom. {Child} vände på papperet för att se vilka. {@play-boast}.

Bredvid låg doktorns blankett, den med hålet.

– {Elder.short}, sa {child}. Gick du tre kilometer i går?

– Jag gick till hörnet. Det är långt, om man tänker efter.

– Och {@play-ask}?

En stund hördes bara kaffepannan.

– {@play-excuse}, sa {elder.short}.

[elder2: {Elder2.short} sänkte tidningen.

– Den har jag hört varje sommar, sa {elder2.he}. Det var jublande publik i den.

– Publiken kom till senare, sa {elder.short}.]

## or
Vid spisen vände {child} på kartan. Baksidan var tom, om man frågade ögonen. Tummen sa något annat. Den gled som på
is, och så snubblade den på en rad skalbaggar, där någon hade tryckt så att det nästan blev hål. På framsidan stod det
just där: {@play-boast}.

– Trycker du alltid så hårt? frågade {child}.

– Bara när det är viktigt, sa {elder.short}.

– Som de där tre kilometerna?

De såg på blanketten båda två.

– Jag går till brevlådan, sa {elder.short}. [age>8: Vissa dagar går jag tillbaka också.]

– Och {@play-ask}?

{Elder.short} fyllde på en kopp som redan var full.

– {@play-excuse}.

[elder2: – I fjol var det motvind också, sa {elder2.short} bakom tidningen.

– Det har blåst upp, sa {elder.short}.]

# fault
– Var är det riktiga stället, då?

– [age>8: Jag har berättat det på det andra viset så länge att jag inte hittar det riktiga därunder. | Det har jag
glömt.] Men jag vet hur jag gjorde. Hur man gör fel glömmer man aldrig.

Och {elder.short} {@play-fault}.

{Child} bad att få se det en gång till. [friend & age>8: {Friend} antecknade.]

## or
– Så var ska man gräva?

– Där det blev på riktigt, sa {elder.short}. [age>8: Det stället har jag aldrig talat om för någon, så det är borta. |
Det har jag glömt.] Men felet har jag kvar. Fel sitter i.

Det gick inte att förklara sittande. {Elder.short} reste sig och {@play-fault}.

– En gång till, sa {child}. [friend & age>8:

– Långsamt, sa {friend}.]

# on-purpose
Regnet hade slutat. {@play-bad}

[friend: – Det där var fruktansvärt, sa {friend} med stor respekt.]

[pet: [pet.other: {Pet} hade ställts ut i gräset, nästan precis där, och fick flyttas. | En tass därifrån låg {pet},
hade legat där hela dagen, utom när det regnade, och fick lyftas undan i båda ändar.]]

## or
Ute droppade det från allting. {@play-bad}

[friend: – Så dåligt har jag aldrig sett, sa {friend} och tog i hand.]

[pet: [pet.other: Där intill hade {pet} fått stå och lufta sig, och bars nu närmare, för att inte missa något. | {Pet}
var först framme, satte sig på stället och ville inte flytta på sig.]]

# evidence
De grävde {@play-spot}. Vid nionde taget slog spaden i något av plåt.

Det var en ask. I den låg en kula, en kola som hade blivit sten, och något runt av mässing med en vev.

– Oj då, sa {elder.short}. Pappas måttband. Det letade han efter tills jag var tjugo.

{Elder.short} hade lånat det, en enda gång, för att se hur långt det egentligen hade blivit. Då fastnade veven, och
sedan gick det fortast att gräva.

– Det är ingen skatt, sa {elder.he}. Det är bevis.

Underst låg en lapp, skriven så lätt att {child} fick hålla den mot ljuset. ”{@play-truth} Jag sa det för att
{neighbour} tittade på. Jag är skyldig en.”

– Ja, sa {elder.short} efter ett tag. Den har du ju betalat. I dag, på första försöket.

## or
Spaden fick gå försiktigt {@play-spot}. Först kom en sten som var en sten. Sedan kom en som lät ihålig.

Plåtasken öppnades med en suck. Där låg en kula, en stenhård kola och en dosa av mässing, med vev.

[age>8: {Elder.short} höll dosan mot örat, fast den inte sa något.]

– Pappas måttband, sa {elder.short}. Hela familjen letade i åratal, och ingen letade så noga som jag.

Det hade bara varit ett lån, för att mäta hur långt det blev egentligen. Men veven gick i baklås, och spaden stod ju
där.

– Så det är ingen skatt, sa {child}.

– Nej, sa {elder.short}. Det är bevis.

I locket satt en lapp, och bokstäverna var så tunna att den måste vridas efter ljuset. ”{@play-truth} Men {neighbour}
stod och såg på, så jag sa något annat. En är jag skyldig.”

– Den är betald, sa {elder.short} och vek ihop lappen. Det gjorde du i förmiddags, innan vi visste om den.

# measured
En droppe matolja och {child's} tumme fick veven att gå runt[music & !sport.Dance: , medan {elder.short} nynnade på
{music} för att hjälpa till]. {@play-measure} var det {@play-dist}. [age>8: De mätte en gång till, för att det var så
trevligt.]

## or
Det behövdes smör. Efter elva varv gav veven med sig[music & !sport.Dance: , och {elder.short} nynnade {music} i samma
takt]. {@play-measure} blev det {@play-dist}. [age>8: {Child} fick hålla i nollan, som är den ärliga änden.]

# quilt
På kvällen låg {child} under snedtaket med kartan på täcket. {Elder.short} kom upp med blanketten, lagad med tejp. Vid
frågan om de tre kilometerna var det suddat. Nu stod det: ”Nej. Men till {@play-back} och tillbaka.”

– Du är kall om knäna, sa {elder.he} och stoppade in täcket runt dem.

{Child} tog [school: pennan från {school}, den med tandmärkena, | pennan] och skrev under det gamla på kartan:
”{@play-paid}. {@Play-dist}. {Child}, {age} år.”

## or
Blanketten hade fått tejp över hålet och ett nytt svar ovanpå tejpen. {Elder.short} läste upp det på sängkanten, under
snedtaket: ”Nej. Men till {@play-back} och hem igen.”

Kartan låg på täcket, och {elder.short} tittade länge på den.

– Kortbyxor, sa {elder.he} till sist. Det var därför jag frös. Och så fick {child's} knän en filt till.

[school: Pennan kom från {school} och hade tandmärken. | Det låg en penna på fönsterbrädet.] Lätt på handen, under
allt det gamla, skrev {child}: ”{@play-paid}. {@Play-dist}. {Child}, {age} år.”

# smooth
Sedan vändes kartan i lampskenet, och en tumme gick sakta över baksidan, över huset och trädgården och skalbaggarna,
ner till det nya. Där var papperet slätt som lakanet.

## or
Lampan släcktes. Kartan låg kvar under handen, och i mörkret gick det bra att känna var skalbaggarna satt. Det nya
kände man inte alls. Det låg där ändå, alldeles lätt, på andra sidan papperet.

# @play-did
## if sport.Soccer / sport.Football
spelade {sport}
## if sport.Basketball
spelade basket
## if sport.Tennis
spelade tennis
## if sport.Swimming
simmade
## if sport.Baseball
spelade baseboll
## if sport.Gymnastics
höll på med gymnastik
## if sport.Track and Field
sprang och hoppade
## if sport.Volleyball
spelade volleyboll
## if sport.Hockey
spelade hockey
## if sport.Golf
spelade golf
## if sport.Dance
dansade

# @play-unit
## if sport.Soccer
sparkar
## if sport.Basketball / sport.Hockey
skott
## if sport.Tennis / sport.Volleyball
servar
## if sport.Swimming
simtag
## if sport.Baseball
slag
## if sport.Football
kast
## if sport.Gymnastics
hjulningar
## if sport.Track and Field
hopp
## if sport.Golf
golfslag
## if sport.Dance
piruetter

# @play-had
## if sport.Soccer / sport.Basketball / sport.Volleyball
en boll
## if sport.Tennis
en racket
## if sport.Swimming
två armar
## if sport.Baseball
ett slagträ
## if sport.Football
en avlång boll
## if sport.Gymnastics
två händer
## if sport.Track and Field
två ben
## if sport.Hockey / sport.Golf
en klubba
## if sport.Dance
två fötter

# @play-order
## if sport.Soccer
Stå vid pumpen. En spark. ÖVER MUREN. Gräv där bollen stannar.
## if sport.Basketball
Stå vid pumpen. Ett skott mot ringen på boden. RAKT I. Gräv där bollen landar.
## if sport.Tennis / sport.Volleyball
Stå vid pumpen. En serve. ÖVER MUREN. Gräv där bollen stannar.
## if sport.Swimming
Börja vid bryggan. Tjugo tag crawl. RAKT FRAM TILL STENEN. Gräv där.
## if sport.Baseball
Stå vid pumpen. Kasta upp. Ett slag. ÖVER MUREN. Gräv där bollen stannar.
## if sport.Football
Stå vid pumpen. Ett kast. ÖVER MUREN. Gräv där bollen stannar.
## if sport.Gymnastics
Börja vid pumpen. Tio hjulningar. SNÖRRÄTT HELA VÄGEN. Gräv där fötterna stannar.
## if sport.Track and Field
Spring från pumpen. Hoppa över diket. MED MARGINAL. Gräv där du landar.
## if sport.Hockey
Stå vid pumpen. Ett skott längs gången. GENOM GRINDEN. Gräv där bollen stannar.
## if sport.Golf
Stå vid pumpen. Ett slag. ÖVER MUREN. Gräv där bollen stannar.
## if sport.Dance
Börja på kökstrappan. Sexton varv. RAKT FRAM TILL MUREN. Gräv där du stannar.

# @play-boast
## if sport.Soccer / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Golf
ÖVER MUREN
## if sport.Basketball
RAKT I
## if sport.Swimming
RAKT FRAM TILL STENEN
## if sport.Gymnastics
SNÖRRÄTT HELA VÄGEN
## if sport.Track and Field
MED MARGINAL
## if sport.Hockey
GENOM GRINDEN
## if sport.Dance
RAKT FRAM TILL MUREN

# @play-far
## if sport.Soccer / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Golf
på andra sidan muren
## if sport.Basketball
under ringen
## if sport.Swimming
nedanför stenen
## if sport.Gymnastics / sport.Dance
där
## if sport.Track and Field
på andra sidan
## if sport.Hockey
utanför grinden

# @play-good
## if sport.Soccer
{Child.He} la bollen vid pumpen och tog fyra steg bakåt och ett åt sidan. Sedan fram: stödfoten intill, knät över
bollen, vristen och inte tån. Det blev det runda ljudet, det som känns i smalbenet. Bollen gick över muren med en
tegelsten till godo och rullade ut bland äppelträden.
## if sport.Basketball
Ringen hade varit ett cykelhjul och var mest rost, men den hängde kvar på boden. {Child} studsade två gånger, böjde
knäna och skickade upp bollen från fingertopparna, armbågen under, handleden efter, som en svan som letar efter något.
Den gick igenom utan att röra järnet och dunsade ner rakt under.
## if sport.Tennis
{Child.He} ställde sig med sidan mot muren och studsade bollen tre gånger. Sedan upp med den, lite framåt, så högt som
en arm och en racket tillsammans. Racketen föll bakåt, vände och mötte bollen allra högst upp, där den hade slutat
stiga men inte kommit på att falla. Pock. Den strök över muren och försvann bland äppelträden.
## if sport.Swimming
Viken nedanför trädgården var inte djupare än till {child’s} bröst, hela vägen över. {Elder.short} satt på bryggan med
handduken och räknade. {Child} sköt ifrån och låg lång i vattnet. Fingrarna först, armbågen högt, ända bak till
höften, ett andetag på var tredje. På tag tjugo la sig en hand mot varm sten.
## if sport.Baseball
{Child.He} stod med sidan till och kastade upp bollen framför sig. Båda händerna tillbaka på slagträet, fort. Ögonen
på sömmarna. Först höften, sedan händerna, platt och hårt, hela vägen runt. Pang, och ingenting sved i handflatorna,
och då vet man. Bollen steg ännu när den gick över muren.
## if sport.Football
{Child.He} hittade snörningen utan att titta: fyra fingertoppar över, tummen under. Bollen upp vid örat. Ett kort steg
mot muren, höften runt, armbågen fram och pekfingret allra sist, så att bollen snurrade tätt som en borr. Den surrade.
Den gick över muren med nosen först och studsade åt ett håll som ingen hade kunnat gissa.
## if sport.Gymnastics
{Child.He} sträckte upp armarna vid pumpen och valde en tegelsten i muren att sikta på. Långt steg. Hand, hand, fot,
fot. Trädgården gick runt som ett hjul med himlen till eker. Raka ben, sträckta tår, och varje hand på den linje där
foten nyss hade lyft. Åtta. Nio. Tio, och båda fötterna stilla, en armslängd från tegelstenen.
## if sport.Track and Field
{Child.He} mätte upp ansatsen baklänges från diket, elva steg, och la en strumpa som märke. Sedan framåt: lugnt,
fortare, fortast, lång i de tre sista, och foten mitt på den platta stenen vid kanten. Knät upp, bröstet upp, armarna
fram som för att ta tag i andra sidan och dra den närmare. Båda hälarna kom ner i torrt gräs.
## if sport.Volleyball
{Child.He} höll fram bollen på vänster hand och lyfte den utan snurr, lite framåt. Ett steg. Högerarmen kom över,
armbågen högt, och handen träffade bollen mitt på och stannade tvärt. En sådan serve snurrar inte alls. Den svävade
fram till muren, darrade till, gick över och sjönk ner bland äppelträden.
## if sport.Hockey
Gången var av tegel, bollen av gummi, och grinden en enda planka bred. {Child} drog bollen bakåt på bladet, tyngden på
bakre foten, och tittade på gluggen och inte på stolparna. Sedan fram: foten, undre handen som tryckte, övre handen
som drog, och handlederna sist. Bollen väste över teglet och gick igenom med ett finger på var sida.
## if sport.Golf
{Child.He} valde klubban som lutade mest, la bollen på en tusensköna och svingade två gånger på låtsas, långsamt, bara
för att höra gräset. Sedan på riktigt: fötterna ihop, händerna lugna, ögonen på tusenskönan. Klubban strök in under.
Ingen hade ännu slutat titta på blomman när bollen, redan vit och liten mot himlen, sjönk ner bakom muren.
## if sport.Dance
{Elder.short} nynnade [music: på {music} | en vals] och slog takten på vattenkannan. {Child} valde en röd tegelsten
långt borta i muren, och snurrade. Steg, huvudet runt, hitta stenen. Steg, runt, sten. Armarna in, hälarna upp. Resten
av trädgården var grönt garn, men stenen stod stilla och växte. På sexton var det en handsbredd mellan den och
{child’s} näsa.

# @play-ask
## if sport.Soccer / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Golf
gick bollen över muren
## if sport.Basketball
gick bollen i
## if sport.Swimming
kom du rakt fram till stenen
## if sport.Gymnastics
blev det tio i rad, snörrätt
## if sport.Track and Field
kom du över med marginal
## if sport.Hockey
gick bollen genom grinden
## if sport.Dance
kom du rakt fram till muren

# @play-excuse
## if sport.Soccer / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Golf
Det var en mycket hög mur
## if sport.Basketball
Det var en mycket liten ring
## if sport.Swimming
Den låg längre bort på den tiden
## if sport.Gymnastics
Tio är ganska många
## if sport.Track and Field
Diket var bredare på den tiden
## if sport.Hockey
Det var en mycket smal grind
## if sport.Dance
Det var en mycket lång gräsmatta

# @play-fault
## if sport.Soccer
höll sig i bordet, tittade i taket, lutade sig bakåt som om golvet var en backe, och sparkade med ena toffeln, tån
först
## if sport.Basketball
tog ett kålhuvud i famnen, tryckte det mot koftan, satte ut armbågarna som en höna och knuffade
## if sport.Tennis
tog en träslev, kastade upp en lök alldeles för långt bak, nästan över axeln, och böjde sig efter den som den som
ramlar av en stol
## if sport.Swimming
blundade, sköt fram hakan och simmade genom köket, med höger arm som en hjulångare och vänster nästan inte alls
## if sport.Baseball
tog brödkaveln, sänkte bakre axeln tills den nästan nådde knät, blundade hårt och skottade, som man skottar snö i
uppförsbacke
## if sport.Football
la en limpa på handflatan, som en servitör med en bricka, vred ut bakre foten och serverade den mot fönstret
## if sport.Gymnastics
satte först ena handen i bordet och sedan den andra, inte efter utan bredvid, med fingrarna mot diskbänken, och
tittade på sina egna knän
## if sport.Track and Field
sprang mot spisen, tappade modet, tog fyra små steg på stället som på het sand, och skuttade på fel ben
## if sport.Volleyball
höll fram en melon, knöt näven med tummen rakt upp och svingade underifrån, med ansiktet bortvänt ifall det skulle
göra ont
## if sport.Hockey
tog kvasten, lät händerna glida ihop mitt på skaftet och högg efter en potatis som om den var ved
## if sport.Golf
tog eldgaffeln, svingade den mot en valnöt och tittade upp för att se hur bra det hade gått, innan eldgaffeln var
framme
## if sport.Dance
släppte bordet, höll ut armarna som en fågelskrämma, tittade ner på sina egna tofflor och gick runt ett varv, sakta,
bort mot brödburken

# @play-bad
## if sport.Soccer
Det är svårt att sparka dåligt med flit. Den första gick över muren av gammal vana.

– Upp med hakan! ropade {elder.short}. Titta på molnet!

{Child} tittade på molnet, lutade sig tills det bara fanns himmel, och petade till med tån. Bollen gick rakt upp,
hängde där som en duva som har glömt något, och kom ner i purjolöken.
## if sport.Basketball
Det är svårt att skjuta dåligt med flit. Den första gick i av gammal vana.

– Mera höna! ropade {elder.short}. Armbågarna!

{Child} kramade bollen som ett kålhuvud, satte ut armbågarna och knuffade. Den for platt som en bricka, tog i vänstra
sidan av ringen, studsade längs väggen och grävde ner sig bland vinbärsbuskarna.
## if sport.Tennis
Det är svårt att serva dåligt med flit. Den första gick över muren av gammal vana.

– Längre bak! ropade {elder.short}. Tänk på löken!

{Child} kastade upp bollen någonstans bakom örat, böjde sig efter den och träffade med träkanten. Den for i väg åt
sidan, skramlade ner mellan bönstängerna och blev kvar.
## if sport.Swimming
Det är svårt att simma dåligt med flit. Första gången bar det rakt till stenen av gammal vana.

– Bara höger arm! ropade {elder.short} från bryggan. Och sparka inte så fint!

{Child} blundade, drog benen efter sig som en våt halsduk och plaskade med höger. Vattnet vred sig. Solen flyttade
från det ena örat till det andra. På tag tjugo var det slut på viken, och där hängde pilträdet.
## if sport.Baseball
Det är svårt att slå dåligt med flit. Det första slaget gick över muren av gammal vana.

– Blunda! ropade {elder.short}. Skotta!

{Child} kastade upp bollen, blundade och skottade. Det sa bara tick. Bollen gick bakåt, över allas huvuden, och föll
ner i myntan vid kökstrappan.
## if sport.Football
Det är svårt att kasta dåligt med flit. Den första gick över muren av gammal vana.

– Det är en limpa! ropade {elder.short}. Du är servitör!

{Child} la bollen på handflatan, vred ut bakre foten och serverade. Den gick runt, runt, nästan kvackande, blev trött
ovanför gången och föll av åt vänster, bland krusbären.
## if sport.Gymnastics
Det är svårt att hjula dåligt med flit. De första tio slutade vid tegelstenen av gammal vana.

– Fingrarna mot diskbänken! ropade {elder.short}. Beundra dina knän!

{Child} beundrade dem. Varje hjulning kom ner lite mer åt vänster, med ben som en groda, runt tunnan, runt syrenen,
och den tionde satte sig vid foten av päronträdet.
## if sport.Track and Field
Det är svårt att hoppa dåligt med flit. Första gången blev det andra sidan av gammal vana.

– Het sand! ropade {elder.short}. Fel ben! Tappa modet!

{Child} sprang, tappade modet, trippade och skuttade. Ett ögonblick var det ingenting alls. Sedan satt {child.he} i
den våta mossan, på precis samma sida som förut.
## if sport.Volleyball
Det är svårt att serva dåligt med flit. Den första svävade över muren av gammal vana.

– Upp med tummen! ropade {elder.short}. Titta bort!

{Child} tittade bort och svingade underifrån. Bollen tog på tummen. Den for upp på bodens tak, rullade längs
stuprännan, utan brådska, och ramlade av i andra änden, bakom regntunnan.
## if sport.Hockey
Det är svårt att skjuta dåligt med flit. Det första skottet gick genom grinden av gammal vana.

– Ihop med händerna! ropade {elder.short}. Det är ved!

{Child} höll klubban på mitten som en slev och högg. Bollen tog i hälen, klack, tog i skoskrapan, tog i vattenkannan,
och trillade in under syrenen.
## if sport.Golf
Det är svårt att slå dåligt med flit. Den första gick över muren av gammal vana.

– Beundra först! ropade {elder.short}. Slå sedan!

Så {child} vände sig om, beundrade det ställe på himlen där bollen skulle komma, och svingade. Klubban tog bollen mitt
på hjässan. Den sprang längs marken som en mus, vek av vid skoskrapan och gömde sig i jordgubbslandet.
## if sport.Dance
Det är svårt att dansa dåligt med flit. De första sexton slutade vid stenen av gammal vana.

– Ingen sten! ropade {elder.short}. Tofflorna! Fågelskrämma!

{Child} höll ut armarna och tittade på två fötter som gick runt och runt varandra. Vid nio hade regntunnan kommit
förbi två gånger. Vid tretton stod huset på fel sida. På sexton, precis i takt, satte {child.he} sig i lavendeln.

# @play-spot
## if sport.Soccer
i purjolöken
## if sport.Basketball
under vinbärsbuskarna
## if sport.Tennis
mellan bönstängerna
## if sport.Swimming
under pilträdet
## if sport.Baseball
i myntan
## if sport.Football
under krusbären
## if sport.Gymnastics
vid foten av päronträdet
## if sport.Track and Field
i mossan, på fel sida
## if sport.Volleyball
bakom regntunnan
## if sport.Hockey
under syrenen
## if sport.Golf
i jordgubbslandet
## if sport.Dance
i lavendeln

# @play-truth
## if sport.Soccer / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Golf
Den gick inte över.
## if sport.Basketball
Den gick inte i.
## if sport.Swimming
Jag kom inte fram till stenen.
## if sport.Gymnastics
Det blev tio men inte snörrätt.
## if sport.Track and Field
Jag kom inte över.
## if sport.Hockey
Den gick inte igenom.
## if sport.Dance
Jag kom bara till lavendeln.

# @play-measure
## if sport.Soccer / sport.Football / sport.Volleyball
Från pumpen till gropen i gräset bakom muren
## if sport.Basketball
Från pumpen till ringen
## if sport.Tennis / sport.Baseball
Från pumpen till bollen i gräset bakom muren
## if sport.Swimming
Från bryggan till stenen
## if sport.Gymnastics
Från pumpen till tegelstenen
## if sport.Track and Field
Från den platta stenen till de två hälarna
## if sport.Hockey
Från pumpen till gräset utanför grinden
## if sport.Golf
Från tusenskönan till gropen i gräset bakom muren
## if sport.Dance
Från kökstrappan till den röda stenen

# @play-dist
## if sport.Soccer
tjugoen och en halv meter
## if sport.Basketball
sex och en halv meter
## if sport.Tennis
tjugoåtta och en halv meter
## if sport.Swimming
sexton meter
## if sport.Baseball
trettioen meter
## if sport.Football
tjugo meter
## if sport.Gymnastics
sjutton och en halv meter
## if sport.Track and Field
två meter och åttiofem
## if sport.Volleyball
tretton och en halv meter
## if sport.Hockey
nitton meter
## if sport.Golf
tjugosju meter
## if sport.Dance
fjorton meter

# @play-paid
## if sport.Soccer / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Golf
Över muren
## if sport.Basketball
Rakt i
## if sport.Swimming
Rakt fram till stenen
## if sport.Gymnastics
Snörrätt hela vägen
## if sport.Track and Field
Med marginal
## if sport.Hockey
Genom grinden
## if sport.Dance
Rakt fram till muren

# @play-back
## if sport.Soccer / sport.Tennis / sport.Baseball / sport.Football / sport.Gymnastics / sport.Volleyball / sport.Golf / sport.Dance
muren
## if sport.Basketball
boden
## if sport.Swimming
bryggan
## if sport.Track and Field
diket
## if sport.Hockey
grinden
