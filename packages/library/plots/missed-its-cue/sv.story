title: Åskan: {child}
title: Nästa knall på åtta
title: Jag räds ej åskan
guest king: Roland (han), Ragnar (han)
guest director: Gun-Britt (hon), Ing-Marie (hon)
guest painter: Åke (han), Ture (han)

% Åskan är "den". Räkningen: tre, fyra, fem, sex (det blir sju), åtta, tio, tolv, femton, tjugotre, fyrtioett. Andre vakten är {friend}, om någon är ikryssad.

# in-the-programme
{child} var åskan. Det stod så i programmet, längst ner, under Andre vakten: Åskan … {child}, {age} år.

Åskan var en plåt. Den hängde i ett rep bakom kulissen i bygdegården[city: , några mil utanför {city}], två meter lång, och om man tog tag i nederkanten och skakade lät det som om himlen gick sönder. Varje sommar spelade byn samma pjäs, Kung Orvar och stormen,[music:  med {@song} i pausen,] men varje sommar hade någon annan fått vara åskan. I år var det äntligen {child}. {Child.He} hade övat tills {child.he} fick valkar[adult:  och {adult} huvudvärk]. [pet.dog / pet.cat: {Pet}, {child.his} [pet.dog: hund|katt], hade flyttat in i garderoben. ][pet.other: {Pet} hade fått flytta till ett annat rum. ][friend: {Friend}[!friend.known: , {child.his} bästa vän,] var Andre vakten och hade inte en enda replik.]

# only-surprised
Kung Orvar spelades av {king}, som [sport: till vardags lärde småbarn att {play sport} och ]var stor som ett klädskåp. Hans viktigaste replik kom i andra akten. Då skulle han knyta näven mot taket och ropa: ”Jag räds ej åskan!” Så skulle {child} skaka. Och så hoppade {king}. Han visste att det skulle komma, och ändå for han rakt upp i luften, [athlete: högre än {athlete}, ]varenda gång, så att kronan hamnade på näsan.

”Jag räds den ej”, förklarade han. ”Jag blir bara överraskad.”

# too-early
På premiärkvällen var varje stol upptagen[school: , halva {school} var där], och det var kvavt som i en stövel. Genom fönstret bakom scenen såg {child} ett moln över skogen. Det var blåsvart och växte. {child} gillade det inte.

{king} steg fram. Han knöt näven. Han öppnade munnen.

BRAAAK!

{king} hoppade. Publiken applåderade. ”Vilken åska de har i år!” hörde {child} någon säga.

{Child.He} stod med händerna på plåten. {Child.He} hade inte rört den.

”För tidigt, {child}!” väste {director}, som var regissör.

”Det är inte jag!”

Nu var det {child.his} tur. {Child.He} skakade så att det gjorde ont i tänderna, och det lät som när någon tappar en bakplåt. En pojke skrattade. Fyra somrar hade {child.he} väntat på att få vara åskan, och så kom åskan själv och tog {child.his} roll.

Då blixtrade det igen. Det small, och alla lampor slocknade.

# lights-out
I mörkret skrek någon till. Regnet vräkte ner över taket. På första bänken började de minsta gråta, alla sex på en gång, och en av dem grät efter sin mamma fast hon satt i hennes knä. Stolar skrapade. ”Huset har åskledare! Sitt still, alla!” ropade {director}, men folk trängde redan mot dörren, ut mot ovädret.

”{director}?” hördes det från scenen. ”Är du kvar?” Det var Kung Orvar.

# i-am-the-thunder
Bakom kulissen stod {child} och räknade. {Child.He} hade gjort det hela kvällen utan att tänka på det, så som {child.he} alltid gjorde när det åskade: från blixten till knallen. Ljuset kommer genast. Ljudet kommer haltande efter, och ju längre bort åskan är, desto senare kommer det. Först hade {child} hunnit till tre. Sedan till fyra. Nu fem.

Den är på väg härifrån, tänkte {child.he}. Och det är bara jag som vet det.

{Child.He} tog {director's} ficklampa, gick ut mitt på scenen, dit åskan aldrig brukade få gå, och lyste sig själv i ansiktet.

”Jag är åskan!” ropade {child}.

Sorlet sjönk en aning.

”Det står i programmet. Och nästa knall kommer på sex. Ingen får gå innan vi har räknat.”

# the-cue
{child} lyfte armen. Blixten kom, och {child.he} såg dem alla på en gång, hundra vita ansikten.

”Ett”, sa {child}. ”Två.”

”Tre”, snyftade någon på första bänken. ”Fyra. Fem.” Nu var de flera. ”Sex!”

{child} sänkte armen. Ingenting hände. Hela bygdegården höll andan.

”Den har missat sin entré”, sa {director} i mörkret.

BRAAAK.

Någon fnissade. Det var hon som hade gråtit efter sin mamma.

# makes-it
”Sju”, sa {child}. ”Då vet vi det. Nästa gång på åtta!”

Och nästa gång räknade alla: de minsta, kaffetanterna, [elder: {elder}[elder2:  och {elder2}], ]gubbarna vid dörren. På åtta sänkte {child} armen, och just då brakade himlen lös. {Child.He} kände det ända från molnen, genom armen och ner i golvet.

”{Child.He} GÖR det!” skrek flickan på första bänken.

# across-a-lake
De räknade till tio. De räknade till tolv. {child} hämtade [friend: {friend} | Andre vakten], som fick hålla plåten, och nu skakade {child} först och himlen svarade efteråt, som när två ropar till varandra över en sjö. Och {king} tog ett steg fram i ficklampans sken, rättade till kronan och sa med ganska liten röst:

”Jag räds ej åskan.”

Alla räknade. På femton kom den, djupt och långt. {king} hade blundat, men han stod kvar.

”Där ser ni”, sa han och öppnade ena ögat.

Då tappade {director} sitt manus i golvet, och {king} hoppade så att kronan for av.

# that-will-do
Vid tjugotre var det bara ett mummel. Sedan var det tyst, länge.

”Tack”, sa {child} upp mot taket. ”Det räcker så.”

# only-one-board
I sista akten skulle det vara regnbåge. Den var av masonit, {painter} hade målat den, och två vakter bar in den. Men eftersom det inte fanns någon ström slog man upp dörrarna för ljusets skull, och där, över de våta åkrarna, stod den riktiga, från kyrkan ända till sjön. Ovanför den stod det en till.

Vakterna satte ner {painter's}.

”Den där är större”, sa [friend: {friend}. Det var {friend.his} första replik | Andre vakten].

”Jag hade bara en skiva”, sa {painter}.

# by-itself
Hela publiken gick ut på gräset i kvällssolen. Den lilla flickan stack sin hand i {child's}.

”Har du gjort den också?”

”Nej”, sa {child}. ”Den kom alldeles själv.”

# like-a-bow
På natten låg {child} vid öppet fönster. Långt, långt borta blinkade det till, och {child.he} räknade, långsammare och långsammare, till fyrtioett. Då mullrade det, lågt och mjukt, som när någon bugar.

# @song
{music}
