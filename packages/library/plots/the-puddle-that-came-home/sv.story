title: Pölen som följde med hem
title: Klafs, klafs, hej
title: Vad har du i dig nu?
title: Regn i stöveln
title: En himmel på ett fat
title: Platt, sa pölen

# hello
Det hade regnat hela dagen, och i pölen [school: utanför {school} | i parken] låg allting upp och ner: molnen, träden
och [city: hela {city} | en lyktstolpe].

{child} hoppade i med båda stövlarna. [friend: {friend}, som skulle sova över, hoppade efter.] Plask! Sedan gick alla
hem.

Klafs, sa höger stövel. Klafs, sa vänster. //
Klafs, sa höger. Hej, sa vänster.

I hallen drog {child} av sig stöveln och tittade ner. Där låg pölen. Den hade följt med.

## or
I hallen stod {child's} stövlar, som hade varit ute i regnet. Den ena var tom. I den andra var det någon.

– Hej, sa det därnere. Jag följde med.

{child} tittade ner. [friend: {Friend}, som skulle sova över, tittade också.] Längst in i foten låg pölen från
[school: {school} | parken], den stora, som [friend: de | {child}] hade hoppat i på vägen hem.

Där ute hade den haft allting i sig, upp och ner: molnen, träden och [city: hela {city} | en lyktstolpe].

# nose
– Får jag bo här? sa pölen.

– Vad kan du? sa {child}.

– Ligga, sa pölen. Jag behöver något att ligga på, och så behöver jag något att ha i mig.

– Vad har du i dig nu?

– En näsa, sa pölen.

– Det är min, sa {child}.

– Den är fin. Men det är bara en.

[adult: – Vem pratar du med? ropade {adult} från köket.

– En pöl, ropade {child}.

– Torka upp den!

– Den vill inte!]

## or
– Får jag stanna? sa pölen. Jag tar ingen plats på höjden.

[adult: {child} frågade {adult}.

– En pöl? sa {adult}. Om den ligger still.] [!adult: {child} tänkte efter.

– Om du ligger still, sa {child}.]

– Det är det jag gör, sa pölen. Jag ligger, och så har jag i mig det som är ovanför.

– Vad har du i dig nu? sa {child} och böjde sig över stöveln.

– Två hål, sa pölen.

– Det är min näsa!

– Jag är mer van vid himmel, sa pölen.

# soft
{child} hällde ut pölen på dörrmattan. Där låg den bra.

– Vad har du i dig nu? sa {child}.

– Jag vet inte, sa pölen med liten röst. Men mattan har mig i sig.

Mattan drack! {child} höll upp den i ett hörn och kramade, så att det rann ner i stöveln igen. Det mesta kom med.
[age>=5: Resten stod det Välkommen på.]

[pet.dog: {Pet} tog en klunk.

– Hoppsan, sa pölen.] [pet.cat: {Pet} satte en tass i resten och skakade den sedan i fem minuter.] [pet.other: – Hälsa
{pet}, sa pölen, om jag inte hinner.]

## or
{child} bredde ut en handduk på golvet, den tjockaste, så att pölen skulle få ligga mjukt.

– Åh, sa pölen. Så mjukt. Så…

– Vad har du i dig nu? sa {child}.

– Ingenting, hördes det långt inifrån. Det är handduken som har mig i sig.

{child} vred handduken över stöveln med båda händerna, tills det inte kom fler ord. [age>=5: Det sista som kom ut var
ett litet usch.]

[pet.dog: {Pet} kom dit och slickade på golvet, två gånger.

– Det var mina knän, sa pölen.] [pet.cat: {Pet} la sig på handduken, märkte vad det var och låtsades att det var
meningen.] [pet.other: – Är det så {pet} har det? sa pölen. Så mjukt och torrt?]

# white
Badkaret var stort och vitt. Pölen rann åt alla håll, tills den inte kände sina egna kanter.

– Vad har du i dig nu? sa {child}.

– Ett tak, sa pölen. Bara ett tak. Och så är det någon som drar i mig.

Det var hålet där vattnet åker ut! {child} satte en häl i hålet och öste upp pölen med tandborstmuggen. [age>=5: En
bit av den luktade mint efteråt.]

## or
I badrummet fanns ett runt handfat med propp i. Pölen la sig till rätta, precis i mitten.

– Vad har du i dig nu? sa {child}.

– Lite tak, sa pölen, och en kran. Den hänger rakt över mig. Ska den nysa?

– Den brukar det, sa {child}.

Plipp, sa kranen.

– Prosit, sa {child} och öste upp pölen. [age>=5: Man ska inte behöva ligga och vänta på nästa.]

# table
På köksbordet stod en djup tallrik. Den var rund, och pölen blev rund, den med.

– Vad har du i dig nu? sa {child}.

– En lampa! sa pölen. Det är nästan en sol. Vad är det för blankt här bredvid?

– En sked, sa {child}.

Pölen blev alldeles stilla.

[adult: – Är det soppa? sa {adult} i dörren.]

[sport: – Du kan få bo i min flaska, sa {child}, den till {sport}.

– Kan man ligga i den?

– Nej, sa {child}. Man står.]

– Jag tar stöveln, sa pölen.

## or
I köket hällde {child} pölen i ett glas.

– Nej, nej, nej, sa pölen. Jag står ju!

– Vad har du i dig nu? sa {child}.

– Ett sugrör, sa pölen.

[adult: – Är du törstig? frågade {adult} vid spisen.

– Nej, sa {child}. Det är min gäst.] [sport: Flaskan till {sport} var ännu smalare. Där fick pölen hålla in magen.]

En pöl som står är bara dricka. {child} hällde den snabbt i stöveln igen. [age>=5: Sugröret fick inte följa med.]

# ceilings
Nu gick det blöta fläckar genom hela hemmet[adult: , och efter dem gick {adult} med en trasa]. I stöveln låg bara en
liten pöl kvar.

[age>=5: – Jag var tre steg lång, sa pölen. Nu är jag knappt en sula.] [age<5: – Tak, sa pölen.] Tak, tak, tak. Förut
hade jag moln.

[elder: – En pöl med tak över sig, sa {elder}, det är bara något som någon har spillt.

[elder2: – Eller te, sa {elder2}.

]][friend: – Då är det taket det är fel på, sa {friend}. Vi måste dit där det tar slut. | – Då är det taket det är fel
på, sa {child}. Vi måste dit där det tar slut.]

## or
{child} satte sig på golvet med stöveln i knät. Den skvalpade knappt. Lite pöl var kvar i varje rum[adult: , och
{adult} hade redan klivit i två av dem].

– Jag hade moln, sa pölen. Jag hade fåglar, på undersidan. [age>=5: Jag hade ett flygplan en gång. Det gick fort.]

[elder: {Elder} kom med torra strumpor.

– Det är inget fel på dig, sa {elder.short} ner i stöveln. Men under ett tak är man bara spilld. [elder2:

– Det gäller oss alla, sa {elder2}.]]

[friend: – Var tar taket slut? frågade {friend}. | {child} tittade upp. Var tog taket slut?]

# everything
Taket tog slut vid fönstret. {child} ställde ett fat på fönsterbrädan i sitt rum, alldeles intill rutan, och hällde.
[friend: {friend} höll fatet med båda händerna.] [athlete: På vägen dit hade pölen {athlete} i sig, från affischen på
väggen.]

– Vad har du i dig nu? sa {child}.

– Vänta, sa pölen. Jag måste ligga still först.

[music: {child} nynnade {music} så länge.] Ringarna la sig, en efter en. [age>=5: En pöl måste vänta in sig själv.]
Utanför höll molnen på att gå hem.

– En lykta, sa pölen. En gren. En stjärna. Och…

– Och vadå? viskade {child}.

– Allt, sa pölen.

## or
– Fönstret! sa {child}.

[friend: {friend} bar ett fat och {child} bar stöveln, | {child} bar ett fat i ena handen och stöveln i den andra,] på
tå, [music: och nynnade {music} för att gå jämnt, ]ända fram till fönsterbrädan.

[athlete: – Är det där {athlete}? sa pölen, när de kom förbi affischen. Så fin, upp och ner.]

Pölen hälldes i fatet, och lampan släcktes. [age>=5: Då gick allt inomhus bort, möbel för möbel.]

– Vad har du i dig nu? viskade {child}.

– Mörkt, sa pölen. Nej, vänta. Något litet som blinkar.

– Det är en stjärna.

– Den är alldeles torr än, sa pölen. Nu är den blöt. Och här kommer månen och lägger sig.

– Får den plats?

– Allt får plats, sa pölen, om man ligger platt.

# flat
{child} la sig, med torra fötter och täcket över.

– Ligger du bra? viskade {child} mot fönstret.

– Platt, sa pölen. Du då?

{child} kände efter. Benen var platta och armarna var platta, och ryggen sjönk ner i madrassen och blev platt, den
också. [friend: – Jag är plattast, mumlade {friend} på sin madrass.]

– Platt, sa {child}.

## or
Sedan låg de, pölen på sitt fat[friend: , {child} i sin säng och {friend} på en madrass | och {child} i sin säng], så
platt de kunde. Det droppade från rännan utanför, långsamt, och sedan ännu långsammare.

– Ju längre man ligger, sa pölen sömnigt, desto mer kommer det.

Och det kom: först ljudet av droppar, och sedan värmen från täcket, och sedan allt som hade hänt den dagen, [pet: med
{pet} någonstans i mitten, ]upp och ner och alldeles stilla.

# last
Uppe i taket, rakt över sängen, darrade en liten rund fläck av ljus. Den kom från fatet. Förut hade pölen haft ett tak
i sig. Nu hade taket en pöl i sig, och det gungade, så sakta, så sakta, ända tills det blev dag.

## or
På morgonen var fatet tomt. Ingen hade druckit, och ingen hade torkat. Pölen hade bara gått upp en stund, för att
hämta mer. Och nästa gång det regnade knackade det på rutan hos {child}, plipp, plipp, och det var ingen okänd.
