title: Den enda vi har
title: Var tjocka, allihop!
title: Stor som en dörrmatta
guest friend: Malte (han), Elis (han)
guest keeper: Berra (han), Kjelle (han)
guest petrov: gamle Åke (han), gamle Hilding (han)
guest minder: Gun (hon), Tessan (hon)

% Den som har följt med till parken (@m): {adult}, annars den äldre, annars {minder} i huset bredvid.

# a-doormat
{child} ville att det skulle bli snö. Och på natten kom den.

Men det kom inte mycket. När {child.he} sprang in i parken[city:  {in city}] tillsammans med {@m-first}[pet.dog:  och [!pet.known: hunden ]{pet}][pet.cat: , och [!pet.known: katten ]{pet} kom efter,] var gräset grönt. Gången var svart. Och där, bredvid bänken, i skuggan, låg snön. Hela snön. Den var lika stor som en dörrmatta.

En man i grön jacka höll på att spänna ett snöre runt den. Han hade fyra pinnar och en skylt.

”God morgon”, sa mannen. ”Jag heter {keeper}. Jag sköter om parken. Och det där är snön.”

”Är det allt?” sa {child}.[pet.other:  ”{Pet} har större plats än så.”]

”Det är allt”, sa {keeper}. ”Så du får vara försiktig. Det är den enda vi har.”

”Vad ska man ha den till?” sa {child}.

”Vad skulle du ha haft en stor till?” sa {keeper}.

”Gå i den. Och åka på den. Och göra en snögubbe.[pet.dog:  Och {pet} vill rulla sig i den.]”

”Då ska man ha den till det[pet.dog: , men inte till att rulla sig]”, sa {keeper}. ”Vi får bara turas om.”

# taking-turns
Och så turades de om. Det kom mer folk, och de ställde sig i kö. [friend: {Friend}, {child's} bästa vän,|En pojke som hette {friend}] fick ta ett steg i stövlarna. Knarr! Alla klappade händerna. Två tvillingar[school:  från {school}] fick ett halvt steg var. Knarr, knarr![pet.dog:  {Pet} fick fyra steg, för tassarnas skull. Knarr, knarr, knarr, knarr!][pet.cat:  {Pet} satte dit en tass, skakade den och satt under bänken resten av sin tur.][sport:  En tant frågade om man kunde {play sport} på den, och det kunde man inte.] {Petrov} hade skidor. Han spände på sig dem, klick, klick, och klev över snöret. Skidorna stack ut där fram, och de stack ut där bak. Han böjde på knäna.

”Hiiii!” sa {petrov}[athlete: , som om han var {athlete}], och rörde sig inte ur fläcken.

”Försiktigt”, sa alla. ”Det är den enda vi har!”

# a-pinch
Sedan var det {child's} tur. {Child.He} tog en nypa här och en nypa där och gjorde en snögubbe. Den blev inte större än en tumme. {Child.He} ställde den mitt i snön.

”Så där”, sa {child}.

# the-sun
Men då [pet.dog: vände sig {pet} på rygg i gräset med alla tassarna i vädret, och något värmde {child} i nacken.|[pet.cat: kom {pet} fram från bänken och började spinna, och något värmde {child} i nacken.|var det något som värmde i nacken.]]

Det var solen! Lite gult ljus kom krypande över gräset, och över snöret, och in på snön. Och ena hörnet blev grått.

”Å nej”, sa {keeper}. ”Jag kan inte spänna ett snöre runt solen.”

Dropp, sa det i kanten. Snögubben började luta.

# too-thin
{child} flög upp. {Child.He} ville knuffa tillbaka solen. {Child.He} ställde sig mitt framför den med armarna rakt ut. Och då såg {child.he} något på marken. Det var {child.his} egen skugga, och den låg på snön! Och där skuggan låg slutade det droppa.

Men bara där. {Child.He} var för smal.

# be-fat
”{@M}!” ropade {child.he}. ”Kom och gör skugga! {friend}! Allihop! Var tjocka!”

{@M} kom och ställde sig. {friend} kom och ställde sig. [adult & elder: {Elder} kom och ställde sig[elder2: , och {elder2} bredvid]. |[elder2: {Elder2} kom och ställde sig. ]]Tvillingarna kom, och {petrov} kom, med skidorna i vädret.[pet.dog:  {Pet} la sig sist i raden, som en korv.][pet.cat:  {Pet} fick syn på skidorna och blev genast tjock som två katter.] En tant höll ut sin stora kappa som två gardiner. De stod på rad. Och över hela snön la sig en enda stor, kall, blå skugga.

# dont-move
”Rör er inte”, sa {child}.

Ingen rörde sig[pet.dog: , inte ens {pet's} svans][pet.cat: , och {pet} fortsatte att vara tjock]. {keeper} sprang fram och tillbaka med varmt te och höll det för munnen på dem[music: , och nynnade på {music} medan de väntade]. Det kliade på {friend}, och [friend: {petrov} kliade med en skida|hans mamma kliade åt honom]. Och till slut kom ett stort grått moln seglande över biblioteket. Det la sig på solen som en filt.

”Ni klarade det!” sa {keeper}.

# another
Där låg snön, nästan lika stor som förut. Där stod den lilla snögubben och lutade en aning. Och medan de stod där och tittade kom det en liten vit prick ur molnet. Den landade på {child's} ärm. Sedan kom det en till[pet.dog: , på {pet's} nos][pet.cat: , på {pet's} öra].

”Jaså, minsann”, sa {keeper} tyst. ”De ville se om vi var rädda om den första. I morgon finns det så det räcker till alla[pet.dog: , och till att rulla sig i].”

# careful
Men {child} var trött i benen efter allt stående. Så {@m} lyfte upp {child.him} och knäppte sin stora [adult / elder: jacka|kappa] [pet.cat: runt dem båda, och runt {pet} med, så att bara två nosar stack ut|runt dem båda, så att bara näsan stack ut], och så gick de hemåt på den hala gången[pet.dog: , med {pet} först, på fyra tassar].

”Försiktigt”, ropade {keeper} efter dem och vinkade med mössan. ”Försiktigt med {child}. Det är den enda vi har.”

# @song
{music}

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @m-first
{minder} i huset bredvid
## if adult
{adult}
## if elder & !adult
{elder}
