title: [!theme.fox & !theme.owl & !theme.hedgehog & !theme.bear: Trollet som ingen hade hittat]
title: [!theme.fox & !theme.owl & !theme.hedgehog & !theme.troll: Björnen som kom till åttioåtta]
title: [theme.fox / theme.owl / theme.hedgehog: Räven, ugglan och igelkotten har gömt sig]
title: [!theme.fox & !theme.owl & !theme.hedgehog & !theme.bear: Sitt inte på trollet]
title: [theme.forest: Den som räknar i skogen]
title: [theme.bear: Vad kommer efter hundra, björnen?]
title: [theme.fox / theme.owl / theme.hedgehog: Räven, ugglan, igelkotten och en mycket varm sten]

# warm-stone
Mitt i skogen låg en sten, och stenen var varm.

Det märkte {child}, som satte sig där med sin smörgås, medan de vuxna drack kaffe två granar bort. [friend: {Friend}
fick andra halvan. ][pet.dog: {Pet} vaktade brödet.]

”Sitt inte på luggen”, viskade stenen.

Det var ett troll.

”Schh”, sa trollet. ”Jag är inte här. Vi leker kurragömma. Räven har gömt sig, och ugglan, och igelkotten. Och borta
vid tallen står björnen och räknar.”

[music: {Child} slutade nynna. Det hade varit {music}, mellan tuggorna.]

## or
”Åttiosju”, sa någon i skogen. ”Åttioåtta.”

Sedan snarkade det.

Det var björnen. Han stod med nosen mot en tall och skulle räkna till hundra. Räven hade gömt sig, och ugglan, och
igelkotten. Och trollet hade gömt sig så bra att {child} satte sig på det med sin smörgås, medan de vuxna drack kaffe
två granar bort. [friend: {Friend} fick plats på andra halvan. ][pet.dog: {Pet} vaktade brödet.]

”Vad den är varm”, sa {child} om stenen. [music: Sedan nynnade stenen lite på {music}.]

”Sitt inte på luggen”, viskade stenen.

# seven-years
Trollet var mossigt om kinderna, och i luggen växte en liten björk.

”Hur länge har du gömt dig?” frågade {child}.

”Sju år”, sa trollet stolt. ”Ingen har hittat mig.”

”Jag hittade dig.”

”Du är inte med”, sa trollet. ”Det måste vara björnen. Men vid åttioåtta somnar han, och sedan börjar han om på ett.”

[city: Trollet tänkte en stund. ”Finns {city} kvar?” sa det sedan.

”Ja”, sa {child}.

”Bra. Jag har undrat.”]

Trollet suckade så att björken gungade.

”Och där hemma står min gröt”, sa det. ”Jag skulle bara gömma mig lite före maten.”

[age>=5: {child} tittade bort mot tallen.]

”Sitt kvar”, sa {child}. ”Vi ska nog få honom till hundra.”

[age>=5: ”Sitta kvar är det jag kan”, sa trollet.]

# count
Björnen stod med tassarna för ögonen. {child} ställde sig bredvid, med näsan mot barken.

”Vi räknar med”, sa {child}. ”[school: Så gör man {at school}, och där somnar ingen. ]Ett!”

”Två”, sa björnen förvånat.

[friend: ”Tre”, sa {friend} på andra sidan.]

De räknade förbi tio. De räknade förbi tjugo. [elder: Vid varje tiotal knackade {child} på tallen, för så gör {elder}
när det är viktigt.] [elder2: {Elder2.short} knackar alltid två gånger, så det fick tallen också.] [age>=5: Vid femtio
gäspade björnen. Vid sjuttio började han luta.]

”Åttiosju”, sa björnen. ”Åttioå…”

Och sedan snarkade det.

[friend: ”Åttionio!” sa {child} i ena örat. ”Nittio!” sa {friend} i det andra. Och så vidare, hela vägen upp. |
{child} räknade resten, rakt in i ett björnöra, hela vägen upp.]

## or
[friend: De | {child}] gick bort till tallen och knackade björnen på ryggen.

[age>=5: ”Hur långt kom jag?” sa björnen utan att titta.]

[age>=5: ”Till noll”, sa {child}. ”Men nu får du något | ”Du får något] för varje tiotal, så att du håller dig vaken.”

Det blev en bit smörgås för tio, och en för tjugo, rakt in bakom tassarna. [school: {At school} brukar det gå med
klistermärken.] [elder: {Elder} hade lagt ost på den, dubbel, och den räckte långt.] [elder2: {Elder2.short} hade
strukit dit senap, så björnen nös på trettio.] Åttio var den sista kanten. [friend: {Friend} visade björnen det tomma
papperet.]

”Åttiosju”, sa björnen. ”Åttioåtta.”

Och sedan snarkade det.

Men det var ju bara tolv kvar. [friend: {child} och {friend} tog dem, vartannat tal.|{child} tog dem själv.]

# hundred
”Hundra!” ropade {child}.

Björnen vaknade.

”Sa jag hundra?”

”Vi sa hundra.”

[age>=5: ”Det har jag aldrig gjort förut”, sa björnen. ”Vad gör man sedan?”|”Vad gör man sedan?” sa björnen.]

”Sedan letar man”, sa {child}.

# owl
Högt uppe i en gran satt en stubbe.

”Det är bara en stubbe”, sa björnen.

”Stubbar sitter inte i träd”, sa {child}. [pet.cat: Och den var precis så smal i ögonen som {pet} blir när ingen får
se.]

Stubben öppnade ett öga och sa ho.

”Ugglan är hittad!” sa björnen.

## or
I en ek satt ett fågelbo, och fågelboet gäspade.

”Det är bara ett bo”, sa björnen.

”Fågelbon gäspar inte”, sa {child}. [pet.cat: Så där gäspar {pet}, med hela huvudet, mitt på dagen.]

Boet fick en näbb och två ögon och sa ho.

”Ugglan är hittad!” sa björnen.

# fox
Bland ormbunkarna växte en svamp, röd med vit topp. Den viftade. [sport: Den viftade ännu mer när {child} tog fram
{sport.thing}, som luktade {sport}.]

”Svampar viftar inte”, sa {child}.

”Inte?” sa björnen. ”Räven är hittad!”

## or
På stigen hade någon tappat en halsduk, röd med vit frans. När björnen skulle ta upp den drog den sig undan. [sport:
Men den kom tillbaka när {child} tog fram {sport.thing}, som luktade {sport}.]

”Halsdukar är inte nyfikna”, sa {child}.

”Inte?” sa björnen. ”Räven är hittad!”

# hedgehog
Under en rot låg en kotte, stor som en limpa. [pet.dog: {Pet} satte nosen mot den, en gång. Inte två.] Kotten nös.

”Kottar nyser inte”, sa {child}[friend:  och {friend} på en gång].

”Prosit”, sa björnen. ”Igelkotten är hittad!”

## or
Bakom en stock låg en borste, en sådan som man skurar golv med. [pet.dog: {Pet} kände på den med nosen och tog ett
steg bakåt.] Borsten fnissade.

”Borstar fnissar inte”, sa {child}[friend:  och {friend} på en gång].

”Inte där jag har handlat”, sa björnen. ”Igelkotten är hittad!”

# only-the-troll
[athlete: ”Hittad!” sa björnen till {child's} ryggsäck.

”Det är bara en bild av {athlete}”, sa {child}.

”Mycket platt gömd”, sa björnen.]

[pet.other: ”Och {pet}?” frågade björnen.

”Hemma”, sa {child}. ”{Pet} är inte med.”

”Då letar jag inte där”, sa björnen lättat.]

Nu var det bara trollet kvar. Björnen letade bakom tallen. Han letade bakom ugglan. {child} visste precis var trollet
var, men sådant skvallrar man inte om.

[age>=5: ”Får jag en ledtråd?” sa björnen.]

[age>=5: ”Nej”, sa {child}. ”Men du ser trött ut.|”Du ser trött ut.] Sätt dig lite.”

[friend & age>=5: {Friend} tittade noga på sina stövlar, för att inte skratta.]

# sits
Björnen satte sig.

”Åh”, sa han. ”En varm sten.”

Sedan blev han tyst. [age>=5: Man såg att han tänkte.] [music: Under honom nynnade det också, mycket lågt, och det var
{music}.]

”Stenar är inte varma”, sa björnen långsamt. [music: ”Och de kan inga låtar.”]

Det skakade i björken.

”Hittad!” sa björnen. ”Hittad, hittad, hittad!”

”Sitt inte på luggen”, sa trollet lyckligt.

# home-to-porridge
Trollet reste sig, ett knä i taget. [age>=5: Det lät som när man går på kvistar.]

”Nu går jag hem till min gröt”, sa det. ”[age>=5: Den har nog svalnat lagom nu. | Nu är den nog inte för varm.]”

”Vem ska räkna nästa gång?” frågade igelkotten.

Alla tittade på {child}. Den som kommer till hundra får räkna igen. Så är reglerna.

”Jag kan ta den i kväll”, sa {child}, ”när jag ändå ligger still.”

## or
Trollet sträckte på benen, först det ena och sedan, efter en stund, det andra.

”Hem till gröten”, sa det. [age>=5: ”Nu ryker den nog inte längre.”]

”En gång till”, sa ugglan. ”På natten är det lättast att gömma sig.”

Men björnen ville inte räkna. Han hade aldrig fått gömma sig. Då tittade alla på {child}.

”Jag kan ta det från sängen”, sa {child}. ”Bara jag slipper leta.”

# pillow
[adult: ”Såg du något djur i skogen?” frågade {adult} vid sängen.

”Alla”, sa {child}. ”Inte på en gång.”]

Kudden var varm. {child} kände efter, för säkerhets skull, men det växte ingen björk på den.

Då var det bara att börja. Näsan mot kudden. Ögonen igen. [friend & age>=5: {Friend} låg hemma hos sig och skulle
börja från andra hållet, på hundra.]

”Ett”, viskade {child}. ”Två.”

# all-hidden
I skogen hade de redan gömt sig, räven bland ormbunkarna och ugglan i sitt träd, igelkotten under sin rot och trollet,
mätt och varmt, vid stigen. De stod alldeles stilla. De andades så lite de kunde.

Vid tjugotre blev det långt mellan siffrorna, och sedan kom det inga fler. Men ingen i skogen hade bråttom, och ingen
rörde sig, och det är därför det är så tyst där om natten.

## or
I skogen fick björnen gömma sig för första gången i sitt liv. Han ställde sig bakom sin egen tall. Den var för smal,
och han stack ut på båda sidor, men det var mörkt, så det räknades.

Han la tassarna för ögonen av gammal vana, och han hörde hur någon räknade långt borta, mjukare och mjukare. Och vid
åttioåtta, eller om det var tjugotre, sov de båda två.
