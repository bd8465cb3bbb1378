title: Mörkret i fickan
title: Hela vägen, sa {child}
title: När mattan slapp vara randig
title: Mycket, Lagom och Knappt
title: Någon sitter i byxfickan

# lamp-on
Om dagarna var {child} modig. Om nätterna hade {child.he} lampan tänd, och mörkret fick inte komma in.

Men {child} kunde inte sova[friend: , och inte {friend} heller, som låg över]. Det fanns så mycket att
titta på. Mattan var randig. Stolen var röd. På stolen låg byxorna, och på byxorna låg två strumpor, en grön och en
blå.

”Ursäkta”, sa någon i byxfickan.

## or
”Ut med dig, mörkret”, sa {child} och tände lampan.

Det lät modigt, och mörkret gick. Men sedan kunde {child} inte sova[friend: , och inte {friend} heller, som sov över
på en madrass]. Det fanns så mycket att titta på. Mattan var randig. Stolen var röd. På stolen låg byxorna, och på
byxorna låg två strumpor, en grön och en blå.

Vart hade mörkret gått?

”Hit”, sa någon i byxfickan. ”Ursäkta.”

## if short
Om nätterna hade {child} lampan tänd, och mörkret fick inte komma in.

Men {child} kunde inte sova[friend: , och inte {friend} heller, som sov över]. Det fanns så mycket att titta på. Mattan var randig. Stolen var röd. På stolen låg byxorna.

”Ursäkta”, sa någon i byxfickan.


# pocket
{child} klev upp och tittade efter. I fickan låg en kotte, en sten och något som hade varit en kaka. Längst in i
hörnet satt mörkret, med knäna vid öronen.

”Du får inte vara här”, sa {child}. ”Lampan är tänd.”

”Jag vet”, sa mörkret. ”Det är därför jag sitter i fickan. Kotten sticks.”

{child} tog ut kotten.

”Tack”, sa mörkret.

”Är du alltid så liten?”

”Nej”, sa mörkret. ”Jag räcker till månen när jag får sträcka på mig.”

## or
{child} smög fram till stolen och höll upp fickan. Där nere var det kolsvart, och det kolsvarta blinkade.

”Hej”, sa mörkret. Det satt vikt på mitten, som en filt, och i ryggen hade det en kotte.

”Vad gör du i min ficka?”

”Du tände överallt annars”, sa mörkret.[age<5:  ”Kotten är värst.”]

[age>=5: ”Ligg inte på kakan.”

”Det är den som ligger på mig. Men kotten är värst.”]

{child} tog upp kotten och ställde den vid lampan.

”Jag trodde att du var större”, sa {child}.

”Det är jag”, sa mörkret, ”när jag inte är vikt. Då räcker jag till månen.”

## if short
{child} klev upp och tittade efter. I fickan låg en kotte. Längst in i hörnet satt mörkret, hopvikt som en filt.

”Du får inte vara här”, sa {child}. ”Lampan är tänd.”

”Det är därför jag sitter i fickan”, sa mörkret. ”Kotten sticks.”

{child} tog ut kotten.


# job
”Vad gör du här?”

”Jobbar”, sa mörkret. ”Jag hjälper sakerna av med färgerna, så att de får vila. [city: Hela {city} är klart.|Hela
gatan är klar.] Bara ditt rum är kvar. Den där mattan har varit randig sedan i morse.”

[age>=5: {child} tittade på mattan. Den såg trött ut i ränderna.]

”Var lägger du färgerna?”

”Över armen”, sa mörkret. ”Det är tungt. Jag får aldrig sätta mig.”

## or
”Varför kommer du varenda kväll?”

”För sakernas skull”, sa mörkret. ”De går med färgerna på sig hela dagen[age>=5: , och det skaver]. Så jag tar av dem,
och till frukosten får de dem igen. [city: Jag började i andra änden av {city}|Jag började nere vid hörnet], och nu
är det bara ditt rum kvar.[age>=5:  Titta på mattan. Sju ränder, och ingen hjälper den.]”

[age>=5: ”Åtta”, sa {child}, som hade räknat. ”Var har du färgerna?” | ”Var har du färgerna?”]

”Här”, sa mörkret. ”Hela armen var full. Så det blir inte av att man sätter sig.”

## if short
”Vad gör du här?” frågade {child}.

”Jobbar”, sa mörkret. ”Jag hjälper sakerna av med färgerna, så att de får vila. [city: Hela {city} är klart.|Hela gatan är klar.] Bara ditt rum är kvar. Den där mattan har varit randig sedan i morse.”

”Var lägger du färgerna?”

”Över armen”, sa mörkret. ”Det är tungt. Jag får aldrig sätta mig.”


# chair
{child} kröp ner i sängen igen. Lampan hade ett snöre, och den kunde lysa Mycket, Lagom och Knappt. {child.He} drog i
snöret, från Mycket till Lagom, och ljuset krympte.

”Hur långt får jag komma?” frågade mörkret.

”Till stolen”, sa {child}. ”Inte längre.”

”Till stolen”, sa mörkret, och precis där stannade det.

Stolen slapp vara röd, och knakade av välbehag. [school: Ryggsäcken till {school} slapp vara gul.] [sport: Under
stolen låg {sport.thing} och vilade efter {sport}, så där gick mörkret på tå.] Strumporna slapp vara olika.

[age>=5: ”Blandar du aldrig ihop färgerna?” frågade {child}.

”En gång”, sa mörkret. ”Det var ett par strumpor.”]

## or
Då kröp {child} ner i sängen igen. Vid lampan hängde ett snöre som kunde tre saker: Mycket, Lagom och Knappt. {child}
drog en gång, så att det blev Lagom.

”Hur långt får jag komma?” frågade mörkret.

”Till stolen”, sa {child}. ”Inte längre.”

”Till stolen”, sa mörkret, och precis där stannade det.

Det lyfte av det röda, ett ben i taget, som när man klär av någon som sover. [school: Ryggsäcken till {school} fick
hjälp med det gula[age>=5: , för dragkedjan kärvade].] [sport: Under stolen låg {sport.thing} och drömde om {sport}.
Mörkret väntade tills det blev paus.] [age>=5: De två strumporna la sig intill varandra, och ingen kunde längre se vem
som var vem.

”Vilken färg är svårast?” frågade {child}.

”Genomskinligt”, sa mörkret. ”Jag hittar den aldrig.”]

## if short
{child} kröp ner i sängen igen. {Child.He} drog i lampans snöre, och ljuset krympte.

”Hur långt får jag komma?” frågade mörkret.

”Till stolen”, sa {child}. ”Inte längre.”

”Till stolen”, sa mörkret, och precis där stannade det.

Stolen slapp vara röd, och knakade av välbehag. [school: Ryggsäcken till {school} slapp vara gul.] [sport: Under stolen vilade {sport.thing} efter {sport}.]


# rug
{child} drog i snöret, från Lagom till Knappt.

”Hur långt får jag komma?” frågade mörkret.

”Till mattan”, sa {child}. ”Inte längre.”

”Till mattan”, sa mörkret, och precis där stannade det.

Det tog en rand i taget, för mattan var kittlig. När den sista var av låg mattan alldeles platt och andades ut.

## or
{child} drog i snöret, från Lagom till Knappt.

”Hur långt får jag komma?” frågade mörkret.

”Till mattan”, sa {child}. ”Inte längre.”

”Till mattan”, sa mörkret, och precis där stannade det.

Ränderna satt hårt. Mörkret fick rulla av dem, som man rullar av en strumpa. Sedan var mattan inte mer än ett golv,
och ingen kunde begära det heller.

## if short
{child} drog i snöret igen.

”Till mattan”, sa {child.he}. ”Inte längre.”

”Till mattan”, sa mörkret, och tog en rand i taget, för mattan var kittlig.


# others
[pet.dog: På mattan låg {pet} och luktade på mörkret. Det luktade kotte. Då gjorde {pet} plats.] [pet.cat: På mattan
låg {pet} och gäspade. All färg gick av utom ögonen, för dem behöver en katt.] [pet.other: ”Hos {pet} har jag redan
varit”, sa mörkret. ”Det gick så fint.”]

[friend: ”Ta mig också”, sa {friend} på madrassen. Mörkret kom ända upp till hakan.

”Det är bara mjukt”, sa {friend}.]

## or
[pet.dog: Mörkret strök över {pet} på mattan, först mothårs och sedan medhårs. Efteråt var {pet} bara något varmt som
andades.] [pet.cat: ”Du ser mig ju ändå”, sa mörkret till {pet} på mattan, och {pet} blundade för att vara snäll.]
[pet.other: ”{Pet} har redan släppt in mig”, sa mörkret. ”Utan ett ord.”]

[friend: ”Börja med mina fötter”, sa {friend} på madrassen, ”så säger jag till.” Mörkret började med fötterna. {Friend}
glömde säga till.]

## if short
[pet.dog: På mattan låg {pet} och luktade på mörkret.] [pet.cat: På mattan låg {pet}. All färg gick av utom ögonen, för dem behöver en katt.] [pet.other: ”Hos {pet} har jag redan varit”, sa mörkret.]

[friend: ”Ta mig också”, sa {friend} på madrassen. ”Det är bara mjukt.”]


# pancake
Nu var bara sängen kvar. Ljuset var inte större än en pannkaka, och mitt i pannkakan låg {child}.

[adult: ”Hur går det?” frågade {adult} i dörren.

”Vi är på Knappt”, sa {child}.]

”Hur långt får jag komma?” viskade mörkret.

{child} svarade inte med en gång. Först stack {child.he} ut en fot. Den blev av med färgen, men tårna gick att vicka
på, allihop.

[elder: ”Fråga {elder} hur det är”, sa mörkret. ”Vi är gamla bekanta. {Elder.short} går till kakburken om natten utan
en enda lampa[elder2: , och strax efter kommer {elder2}].”]

## or
Det ljus som var kvar låg på sängen som en pannkaka, och {child} låg i mitten, som sylten.

[adult: ”Är ni inte klara?” frågade {adult} i dörren.

”Vi har en pannkaka kvar”, sa {child}.]

”Hur långt får jag komma?” viskade mörkret.

{child} hade en fråga först.

”Är du rädd för något?”

”För lampor”, sa mörkret. ”De kommer så plötsligt.”

”Den här är snäll”, sa {child}.

[elder: ”{Elder} också”, sa mörkret. ”{Elder.short} släcker utan att jag har bett om det. [elder2: {Elder2} säger till
och med god natt.]”]

## if short
Nu var bara sängen kvar. Ljuset var inte större än en pannkaka, och mitt i pannkakan låg {child}.

”Hur långt får jag komma?” viskade mörkret.

{child} stack ut en fot. Den blev av med färgen, men tårna gick att vicka på, allihop.

[elder: ”Fråga {elder}[elder2:  och {elder2}] hur det är”, sa mörkret. ”Vi är gamla bekanta.”]


# all-the-way
Mörkret väntade.

”Hela vägen”, sa {child} och drog i snöret.

”Hela vägen”, sa mörkret.

Det kom sakta, som ett lakan som någon breder ut. [athlete: Affischen tog längst tid, för mörkret ville vara noga med
{athlete}.] Täcket blev mörkt, och kudden, och sist näsan. [music: {child} nynnade på {music}, för musik har ingen
färg och kan vara på.] Vid dörren sparade mörkret en smal strimma ljus, åt den som ska upp och kissa.

Sedan rätade det ut knäna, först det ena och sedan det andra, ända till månen.

”Åh”, sa mörkret.

## or
Mörkret stod på tå, men det gick inte över kanten.

”Hela vägen”, sa {child} och drog i snöret.

”Hela vägen”, sa mörkret.

Det föll som snö, utan att låta[age>=5: : på täckets kullar först, och sedan på kudden], och den sista lilla flingan
på en näsa. [athlete: Affischen med {athlete} fick glänsa en stund till.] [music: {child} nynnade på {music}. Då hörde
mörkret var sängen stod.] Strimman vid dörren lät det ligga[age>=5: , ifall någon måste upp och sedan ska hitta hem
igen].

Så rätade det på knäna, det ena och det andra, och steg, förbi taket, förbi skorstenen, ända till månen.

”Åh”, sa mörkret där uppe.

## if short
”Hela vägen”, sa {child} och drog i snöret.

”Hela vägen”, sa mörkret.

Det kom sakta, som ett lakan som någon breder ut. [athlete: Affischen med {athlete} tog längst tid.] Täcket blev mörkt, och kudden, och sist näsan. [music: {child} nynnade på {music}, för musik har ingen färg.] Vid dörren sparade mörkret en smal strimma ljus.


# eyelids
Men sätta sig kunde det inte, med alla färgerna över armen.

”Jag kan hålla dem”, sa {child}.

”Blunda då”, sa mörkret.

{child} blundade. Då kom de in, en i taget: det röda från stolen, det gröna och det blå från strumporna och mattans
alla ränder. De la sig bakom ögonlocken, där det fanns gott om plats.

## or
Där stod det nu, med famnen full.

”Du kan väl sätta dig”, sa {child}.

”Var ska jag göra av allt det röda?”

”Lägg det här. Det är alldeles tomt när jag blundar.”

Så {child} blundade, och mörkret räckte in det. Det röda från stolen var större än man kunde tro. [age>=5: Det gröna
och det blå från strumporna kom tätt ihop. ] Sist kom ränderna, en och en, så att de inte skulle trassla ihop sig.

## if short
Men sätta sig kunde mörkret inte, med alla färgerna över armen.

”Jag kan hålla dem”, sa {child}.

”Blunda då”, sa mörkret.

{child} blundade. Då kom de in, en i taget: det röda från stolen och mattans alla ränder.


# sits
Då satte sig mörkret, för första gången på hela kvällen. Det satt på sängkanten, stort och mjukt, och luktade lite
kotte. Stolen vilade, och mattan vilade[pet.dog / pet.cat: , och {pet} suckade i sömnen][friend: , och på madrassen
sov {friend}]. I morgon skulle alla få tillbaka sina färger[age>=5: , även strumporna, om mörkret mindes vilken som
var vilken].

## or
Nu kunde mörkret äntligen sätta sig. Sängen gav efter en aning[age>=5: , som när någon kommer för att säga
god natt]. På stolen sov strumporna, på golvet sov mattan, platt på magen[pet.dog / pet.cat: , och på mattan sov
{pet}][friend: , och på madrassen sov {friend} med händerna öppna]. Färgerna skulle lämnas tillbaka till frukosten,
och det var långt dit.

## if short
Då satte sig mörkret, för första gången på hela kvällen. Det satt på sängkanten, stort och mjukt, och luktade lite kotte. I morgon skulle alla få tillbaka sina färger.


# last-image
Och bakom {child's} ögonlock var det ljust. Där gick en röd stol sakta omkring på en randig matta, på mjuka fötter,
för den hade fått låna strumporna, den gröna och den blå.

## or
Bredvid lampan stod kotten. I fickan var det gott om plats nu, om mörkret skulle behöva den någon mer gång. Men i natt
satt mörkret med händerna i knät, och höll inte i någonting alls.

## if short
Och bakom {child's} ögonlock var det ljust. Där gick en röd stol sakta omkring på en randig matta, på mjuka fötter.
