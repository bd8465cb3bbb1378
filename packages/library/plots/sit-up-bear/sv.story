title: Sitt, Nalle!
title: Pladask
title: Duktig på att ligga

% Nalle är {child's} nalle och heter inget annat. Ingen mer än de två behövs.

# too-soft
{child's} nalle kunde inte sitta.

”Sitt, Nalle”, sa {child}.

Nalle satt … och han satt … och så: pladask! Där låg han.[age>=5:  Han kunde inte sitta i soffan. Han kunde inte sitta på en stol.] Vid frukosten hade han fallit pladask i gröten.

Han var så mjuk i magen. Det var därför.[sport:  Han var inget vidare på {sport} heller.]

# one-on-the-top
{child} skulle bygga ett torn av pappersmuggar[friend:  tillsammans med {friend}, sin bästa kompis][school: , ett sånt som man bygger {at school}].[city:  Det skulle bli högst i hela {city}.]

”Du får titta på, Nalle”, sa {child.he}. ”Men då måste du sitta.”

En mugg, och en mugg, och en överst.

Nalle satt … och han satt … och så: pladask! Rakt in i tornet, så att alla muggarna rullade iväg.

”Men Nalle!” sa {child}.[elder: 

”Hoppsan”, sa {elder}[elder2:  och {elder2}].]

Och så byggde {child.he} ett nytt. En mugg, och en mugg, och en överst.[age>=5:  Den här gången fick Nalle en kudde att luta sig mot.]

Nalle satt … och han satt … och så: pladask! Och där låg Nalle med en mugg på nosen[age>=5:  och kudden ovanpå sig].

”Det är inte roligt”, sa {child.he}. Fast det var det, lite.

# not-bear
”Då får du sitta där borta”, sa {child.he} och bar Nalle hela vägen till andra sidan rummet.

En mugg, och en mugg, och en överst.

SVISCH! Alla muggarna rullade iväg.

”Nalle!” sa {child.he}.

Men Nalle låg där borta, raklång på magen. [age>=5: Han kunde inte ha hunnit fram och tillbaka. Han kunde ju inte ens sitta. ]Det var inte Nalle.

# under-the-door
Vem var det då? {child} kände med handen på golvet, nere vid dörren. Brrr! Det var en springa under dörren, och där kom vinden in.

”Gå ut, vinden”, sa {child.he}.

SVISCH! sa vinden[music: , och det lät inte alls som {music}].

{Child.He} lade en strumpa i springan. Den var för liten. {Child.He} ställde en bok där. Den var för hård.[age>=5:  {Child.He} satte båda tofflorna där, och då kom vinden in emellan dem.][pet.dog / pet.cat:  {Pet} ville absolut inte ligga där.][pet.other:  {Pet} hade inte tid.] Då lade sig {child} där alldeles själv och gjorde sig så lång {child.he} kunde[athlete: , nästan lika lång som {athlete}]. Inget mer svisch!

Men nu nådde {child.he} inte muggarna. Inte en enda.

”Det måste vara någon mjuk”, sa {child.he}. ”Någon som är duktig på att ligga.”

Och då tittade {child.he} på Nalle.

# the-gap
{child} hämtade Nalle och satte honom vid dörren.

”Sitt inte, Nalle”, sa {child.he}.

Nalle satt … och han satt … och så: pladask! Tvärs över hela springan, från öronen till tårna.

Vinden knuffade och knuffade. Men den som redan ligger kan ingen knuffa omkull.

En mugg, och en mugg, och en överst. Och en till. Och en till. Högre och högre blev det, tills {child.he} fick stå på tå. Och tornet stod kvar.

”Titta, Nalle”, sa {child.he}. ”Du klarade det.”

# flump
När det var dags att sova plockade {child} ner tornet igen och satte alla muggarna i varandra. [adult: {Adult} vek undan täcket. ]Nalle slapp ligga vid dörren och fick ligga i sängen i stället.

”Sitt, Nalle”, sa {child}.

Nalle satt … och han satt … och så: pladask. Där låg han på kudden, så mjuk i magen.

Och så, pladask, låg {child} där också.
