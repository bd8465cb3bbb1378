title: Här är jag! Var är du?
title: Lejonet i lekparken
title: Mrip

% Regel: ett vrål är en fråga, Här är jag! Var är du? Först vrålar man, sedan hör man efter. Mrip hörs av alla som lyssnar, men inte av någon i sagan.

# in-at-the-gate
{child} satt i sandlådan i parken och hade grävt ner sina fötter. [friend: {Friend}[!friend.known: , {child's} bästa vän,] klappade till sanden. ]Då kom ett lejon in genom grinden.

Det var stort som en soffa. Det tittade under bänken. Det tittade bakom gungan. Sedan öppnade det munnen.

RÅÅÅÅR!

Solhattarna flög av.[city:  Det hördes över hela {city}.] Alla barnen sprang upp i klätterställningen, och alla vuxna sprang efter. Men {child} kunde inte springa, för fötterna satt fast i sanden.[adult:  Då kom {adult} tillbaka och höll om {child.him}.]

Mrip, sa det någonstans. Fast det hörde ingen.

# not-angry
”Är du arg?” frågade {child}.

”Nej”, sa lejonet. ”Jag är rädd.”

Nu såg {child} det. Tofsen längst ut på svansen darrade.

”Jag har tappat bort mitt barn”, sa lejonet. ”Hon är ungefär så här stor.” Det visade på sin egen tass. ”Och då vrålar man. Det betyder: Här är jag! Var är du?”

”Så fint”, sa {child}. ”Det lät som om du skulle äta upp oss.”

”Det säger alla”, sa lejonet. ”Uppifrån klätterställningen.”

RÅÅÅÅR! Här är jag! Var är du?

Mrip, sa det. Men lejonet hade redan börjat på nästa.

# all-roar
”Hon hör dig kanske inte”, sa {child}. ”Vi hjälper till.”

{child.He} drog upp fötterna ur sanden och tog ett djupt andetag. [sport: Sedan tog {child.he} i ända från tårna, som när man ska {play sport}. ]”Rååår!” sa {child}.

Ingen blev uppäten. Då vågade alla andra sig ner. [friend: {Friend} vrålade genom händerna. ][elder: {Elder} vrålade så att duvorna lyfte[elder2: , och {elder2} vrålade ännu längre]. ][adult: {Adult} vrålade bättre än någon hade trott. ][school: En klass från {school} kom förbi och vrålade på led. ][music: Någon vrålade {@song}. ][athlete: Så låter det inte ens när {athlete} vinner. ][pet.other: {Pet} hörde det nog ända hem. ]

RÅÅÅÅR! Gungan gungade av sig själv.

Mrip, sa det. Men ingen hörde, för alla vrålade.

[pet.dog: Bara [!pet.known: hunden ]{pet} lyfte ett öra och tittade på rutschkanan. Men ingen tittade på {pet}.

][pet.cat: Bara [!pet.known: katten ]{pet} lyfte ett öra och tittade på rutschkanan. Men ingen tittade på {pet}.

]RÅÅÅÅR! En sko for upp i ett träd.

Mrip, sa det.

# next-park
Till sist orkade ingen mer, utom lejonet.

”Hon svarar inte”, sa det. ”Hon är inte här.” Det hängde med huvudet så att manen släpade i gruset. ”Jag får gå till nästa park.” Och så gick det mot grinden.

Mrip.

Den här gången var det {child} som hörde.

”Vänta!” ropade {child.he}. ”Det var någon som sa något!”

RÅÅÅÅR! Det var lejonet som vrålade hej då.

”Vänta!”

RÅÅÅÅR!

Det var framme vid grinden nu. Nu hade det en tass utanför.

# both-arms
Då sprang {child}, fortare än någonsin, runt hela lejonet, och ställde sig mitt i grinden. Där tog {child.he} lejonet om nosen med båda armarna och höll ihop hela munnen.

”Mmmf?” sa lejonet.

”Du har frågat”, sa {child}. ”Nu måste du höra efter.”

Det hade lejonet aldrig tänkt på. Först frågar man. Sedan hör man efter.

Så de hörde efter. De hörde gungan, som gnisslade lite. [!short: De hörde en humla. ]De hörde lejonets eget hjärta, dunk, dunk, för det var nära.

Och sedan hörde de det.

Mrip.

Upp ur manen kom ett öra. Sedan kom det andra.

”Mmmf!” sa lejonet.

”Inte än”, sa {child} och höll i.

# on-the-slide
De smög efter ljudet. [pet.dog / pet.cat: {Pet} gick först, för {pet.he} hade vetat det hela tiden. ]Mrip. [!short: De smög förbi gungan. Mrip. ][friend: {Friend} pekade uppåt. ]Och högst upp på rutschkanan satt en lejonunge med tassarna för ögonen.

”Varför svarade du inte?” sa lejonet.

”Jag har svarat hela tiden”, sa ungen. ”Men jag vågade inte komma. Du lät så arg.”

Lejonet såg på {child}.

”Fråga en gång till”, viskade {child}. ”Men ta ett litet vrål.”

Lejonet hade aldrig gjort ett litet vrål. [!short: Det tog nästan ingen luft alls, och gjorde sig smalt om halsen.]

”Mrip?” sa det stora lejonet.

Här är jag. Var är du?

# into-the-mane
Då tog ungen bort tassarna från ögonen. Hon åkte nerför hela rutschkanan, sviiisch, och rakt in i manen. Där försvann hon. Bara svansen stack ut.

”Här”, sa manen.

Lejonet blundade. Tofsen på svansen darrade inte längre. Sedan gick de hem genom grinden, den stora med den lilla i, och det dröjde länge innan någon kom ihåg sin solhatt.

# and-it-was-heard
[adult: Den kvällen låg {child} under täcket, med huvudet och allt.[pet.dog / pet.cat:  Där låg {pet} också.]

”Var är du?” ropade {adult}, ganska högt.

”Mrip”, sa {child}, så litet det gick.

Och {adult} hörde det.|Den kvällen låg {child} under täcket, med huvudet och allt.[pet.dog / pet.cat:  Där låg {pet} också.] Långt borta frågade ett lejon något, och inte särskilt högt.

”Mrip”, sa {child}, så litet det gick.

Och lejonet hörde det.]

# @song
{music}
