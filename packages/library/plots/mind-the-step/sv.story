title: Akta tröskeln
title: Nästan framme
guest friend: Hedda (hon), Rasmus (han)
guest elder: Edit (hon), Pärla (hon)
guest aunt: Asta (hon), Dagny (hon)

# nobody-knew
Ingen [city: {in city} | i hela byn] visste vem tant {aunt} var, inte ens prästen, som tryckte henne. {child} visste, men teg.

Hennes goda råd kom ut en gång i månaden på sista sidan i församlingsbladet, mellan kyrkokören och annonsen om avlopp. Man lade sitt brev i den gamla honungsburken vid kyrkogrinden. Man skrev under med ”Förtvivlad” eller ”Har fått nog”. Och tant {aunt}, som tydligen var runt sjuttio och hade stor handväska och ett förflutet, talade om vad man skulle göra.

Tant {aunt} gick fortfarande i skolan[school: , närmare bestämt {at school}]. Det gjorde hon två gånger om, för hon var {child} och [!friend.known: {child's} bästa vän ]{friend}.

De hade börjat på skoj, i våras. {Friend} stod för klokheten och {child} för stilen. Det var {child} som hade hittat på {aunt}s tre avlidna män, och sättet hon alltid slutade på: ”Upp med hakan, och akta tröskeln.”

# shaded
”’Kära tant {aunt}’”, läste {friend}, upp och ner på {child's} säng[pet.dog:  med båda fötterna på {pet}][pet.cat:  med {pet} ovanpå]. ”’Min grannes häck är nu högre än mitt hus.’”

”’Kära Skuggsidan’”, sa {child} och skrev. ”’Min andre man var häckmänniska. Gå dit med en kaka. Ingen kan vägra att klippa för den vars kaka han har ätit.’”[athlete:  

Nästa kom från någon som hörde hur det hejades på {athlete} genom väggen, om nätterna.]

De var alltid {aunt} på torsdagar. Nu låg det bara ett brev kvar. {Friend} vecklade upp det och läste.

# stumped
”’Kära tant {aunt}. Förr fick jag ungt besök varje torsdag efter skolan. Vi bakade väldigt många dåliga scones. Nu har mitt besök ett eget liv att sköta, precis som det ska vara, och har haft för mycket att göra sedan i våras. Jag tror att det känns lite skamset. När vi ses är det någon som blir skär om kinderna och pratar om vädret. Hur ska jag göra för att ingen ska tro sig tvungen att komma? Hälsningar från Rådlös på Stationsgatan.’ Å, vad sorgligt. {child}? Du är ju alldeles skär.”

{child} sträckte ut handen efter brevet. Stilen lutade bakåt, som i motvind. {Child.He} hade sett den på födelsedagskort[elder2: , bredvid {elder2's}].

”{@its}”, sa {child}.

En stund hördes ingenting annat än [adult: {adult} | någon] på nedervåningen som grälade på ugnen[music:  så att det hördes genom {music}].

# mavis-never-tells
”Det var inte så att jag inte ville gå dit”, sa {child}. ”Det blev bara så att torsdagarna blev {aunt}. Och jag kunde inte säga varför, för {aunt} är hemlig. Sedan hade jag missat så många gånger att det blev pinsamt. Och sedan hade det varit pinsamt så länge att det blev liksom … vanligt.” {Child.He} for upp. ”Jag går dit nu.”

”Det kan du inte”, sa {friend}. ”Brevet är inte till dig. Det är till {aunt}.” {Friend} hade vänt sig åt rätt håll, och det hände bara när det var allvar. ”Det är privat. Kommer du dit med det där ansiktet, så märks det att någon har skvallrat. Och {aunt} skvallrar inte. Det har vi lovat. Vi får väl svara. Det är ju det vi är till för.”

# without-a-hat
{child} satte sig och knäckte med fingrarna. ”’Kära Rådlös’”, skrev {child.he}. ”’Min förste man[sport: , som inte kunde {play sport} om det så gällde livet] …’” {Child.He} strök det. ”’Kära Rådlös. Med besök är det som med tårta …’” {Child.He} strök det också. Varenda rad kom ut med hatt på. Det hade aldrig slagit {child.him} att {aunt}s brev hamnade i riktiga kök, hos riktiga människor som satt där ensamma.

”Jag kan inte göra rösten”, sa {child} till slut.

”Gör ingen röst, då”, sa {friend}.

Så {child} skrev med sin egen.

# wet-coat
”Kära Rådlös. Låt inte besöket slippa, snälla. Jag tror att någon trasslade in sig och sedan började skämmas, och skam är som en våt kappa: ju längre man står där i den, desto svårare är den att få av. Säkert saknar besöket alla scones, till och med dem som vi kunde ha lagat vägar med. Lämna dörren olåst nästa torsdag. Jag tror att besöket är nästan framme.”

Underst skrev {child.he}: ”Upp med hakan, och akta tröskeln.” {Friend}, som var klok, sa ingenting utan räckte fram en näsduk.[pet.dog:  {Pet} lade hakan på {child's} knä och hade den där.][pet.cat:  {Pet} satte sig på tangenterna och skrev under med en lång rad punkter.][pet.other:  {Pet} sa inte heller något.]

# on-the-latch
Bladet kom på onsdagen. På torsdagen, tio i fyra, stod {child} på gången hemma hos {elder} med ett hjärta som gick som en symaskin. {Friend} hade gått med till grinden och låtsades nu vara intresserad av en buske.

Dörren var olåst.

{Elder} stod i köket i förkläde. Två skålar var framme, och två träslevar.

”Nej, men se, en främling”, sa {elder}.

{child} hade ett helt tal om vädret färdigt. ”Förlåt”, sa {child.he} i stället. ”Jag trasslade in mig.”

”Och sedan började du skämmas”, sa {elder} och vägde upp mjölet. ”Som en våt kappa.”

# we
”Läser du tant {aunt}?”

”Jag missar henne aldrig. Fast den här månaden försade hon sig.” {Elder} borstade mjölet av händerna. ”’Dem som vi kunde ha lagat vägar med.’ Vi? tänkte jag. Jag minns inte att {aunt} var med.”

{child} gick från skär till röd till ungefär samma färg som sylten. Och {elder} bredde ut armarna, med mjöl och allt, och {child} gick rakt in i dem, och sedan var det inget mer väder på en lång stund.

”Visste du det innan?” frågade {child}, in i förklädet. ”När du skrev?”

{Elder} tycktes fundera på saken.

”Jag har bara hört en enda människa till som säger ’akta tröskeln’”, sa {elder}, ”och det är jag. Varje torsdag, vid köksdörren där. Nå, ska du be din vän att komma in, eller bor {friend} i min buske?”

# a-fourth-husband
Efter det var de {aunt} på Stationsgatan. Hon hade blivit bra mycket klokare, sa prästen, och snart skaffade hon sig en fjärde man, som var i sconesbranschen.

Själva sconesen blev inte bättre.[elder2:  {Elder2} skickade goda råd om ugnen.][adult:  {Adult} fick alltid en med hem och uttalade sig artigt om den.] Men nu var de tre runt bordet som åt dem, och på torsdagarna, i alla väder, stod dörren olåst.

# @its
Det är {elder}. Det är min egen gammelfaster
## if elder
Det är {elder}
