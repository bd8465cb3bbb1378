title: Mest drake
title: En drake på hundkurs
title: Ifall det var kapplöpning
guest teacher: Agneta (hon), Kerstin (hon)
guest malcolm: Torgny (han), Ingemar (han)

% Två regler: hunden tror att det är kapplöpning när man ropar; allt som hunden gör gör draken. Draken är "han".

# never-came
{child's} hund, {pet}, kom aldrig när man ropade.

Nog hörde {pet.he}. {Pet.He} stannade, viftade på svansen och såg överlycklig ut, och sedan {@off}, ifall det var kapplöpning.[athlete:  Inte ens {athlete} hade hunnit i fatt {pet.him}.] Därför gick {child} och {friend}, {child.his} bästa vän, på hundkurs med {pet.him} varje tisdag, på gräsplanen bakom bygdegården[city:  i {city}].

På fem veckor hade {pet} kommit en enda gång. Då hade {child} snubblat på kopplet och låg raklång i gräset, och {pet} kom i full galopp för att se vad det fanns för spännande där nere.

”Det räknas inte”, sa {teacher}, som bestämde och hade en visselpipa.

# a-mixture
Den sjätte tisdagen satt det en ny i raden. Han var grön och stor som en glassbil, med vingar och ett fint rött halsband. I kopplet höll en mycket liten tant.

”Det här är {malcolm}”, sa tanten. ”Han kommer inte när jag ropar. Förra gången kom han ända till Nordpolen, och där stod jag i tofflor.”

”Och vad är han för något?” frågade {teacher} med svag röst.[breed:  I hennes lista stod det redan {breed}, men det var {pet}.]

”Han är en blandning”, sa tanten.

”En blandning av vad då?”

”Tja”, sa tanten. ”Mest drake.”

# an-example
{malcolm} ville så gärna göra rätt. Men han hade aldrig varit hund förut, så han tittade längs raden efter någon att härma, och han valde {pet}, som verkade ha roligast. Sedan gjorde {malcolm} allt som {pet} gjorde.

”Sitt!” ropade {teacher}. {Pet} rullade runt med benen i vädret. {malcolm} rullade också runt, och sedan fanns det ingen bänk längre.

”Stanna kvar!” ropade {teacher}. {Pet} tittade i hennes väska och åt upp en hundkaka. {malcolm} tittade också, och han åt upp väskan.

”{child}”, sa {teacher}, ”kan inte din hund försöka visa hur man gör?”

”Det gör {pet.he} ju”, sa {child}.

”Då får någon hålla i den där draken!”

”Det kan jag!” sa {friend}, som hade väntat på att hon skulle säga det, och klättrade upp bakom öronen på {malcolm}[sport:  som om det var där man skulle {play sport}]. En drake håller man bäst uppifrån, förklarade {friend.he}.

# the-pigeon
Då landade en duva i gräset. {Pet} sprang efter den, så {malcolm} sprang också efter den. Duvan flög upp på bygdegårdens tak. {Pet} hade inga vingar och fick stanna nedanför och skälla. Men så lät det som när någon skakar en jättestor duk, och där satt {malcolm} på taket, med {friend} hängande om halsen.

”Det är ingen fara!” ropade {friend}.[school:  ”Jag ser {school}!”]

# north-pole
”{malcolm}, kom!” ropade tanten.

Nog hörde {malcolm}. Han stannade, viftade på svansen och såg överlycklig ut, och några takpannor ramlade ner.

{Teacher} blåste i visselpipan. Alla på hela gräsplanen ropade, och ju högre de ropade, desto gladare blev {malcolm}. Han vände sig om för att springa åt andra hållet. Men åt andra hållet fanns det bara himmel. Och {malcolm} bredde ut vingarna.

”{child}?” ropade {friend}, mycket mindre på rösten. ”Jag tror att han tänker på Nordpolen. Och jag har inga vantar!”

{child} blev alldeles kall i magen. {Child.He} drog så djupt efter andan som det gick, för att ropa högre än alla andra. Men då fick {child.he} syn på {malcolm's} ansikte. Precis så såg {pet} ut. Så ser man ut när man tror att det är kapplöpning.

Och när hade {pet} kommit, den enda gången? När ingen ropade.

# lie-down
”Sluta ropa!” sa {child}. ”Lägg er ner, allihop, platt på magen! Och titta inte upp, för då blir det kapplöpning igen.”

”Men det är ju blött”, sa {teacher}.

”Snälla”, sa {child}.

Så över hela planen lade folk sig i gräset. Tanten lade sig med hatten på. [elder: {Elder}, som bara hade kommit för att titta, lade sig och stönade[elder2: , och det gjorde {elder2} också]. ]Allra sist lade sig {teacher}, på en ren näsduk.

{child} låg i mitten. Gräset luktade grönt och kittlades, och ingen ropade. Tänk om {friend} redan var borta? Att inte titta var det svåraste som fanns. Men {child} blundade, höll i gräset med båda händerna och lät bli.

Tass, tass, tass. En kall nos petade in sig i {child's} öra. {Pet} hade kommit för att se vad det fanns för spännande där nere. {Pet.He} nosade på det hela vägen runt, och sedan dunsade {pet.he} ner, lade hakan på {child's} rygg och suckade.

# that-counts
Uppe på taket hade {friend} sett alltihop. {Friend.He} tog ett av {malcolm's} stora gröna öron i varje hand och vred hans huvud bort från himlen, mycket försiktigt, tills det pekade ner mot gräsplanen.

”Titta på {pet}”, sa {friend.he} i det ena örat.[music:  I det andra nynnade {friend.he} på {@song}, så att det hade något att göra.] ”Titta vad {pet} gör.”

{malcolm} tittade. Och allt som {pet} gjorde, det gjorde {malcolm}.

{child} kände en stor, mjuk vind. Någon kom över planen, duns, duns, duns. En nos stor som en hink petade in sig i {child's} andra öra. Och sedan dunsade {malcolm} ner, lade hakan på {teacher} och suckade.

”Duktig hund”, sa {teacher} där underifrån. ”Det räknas.”

{friend} gled ner i gräset, tätt intill {child}.

”Var du rädd?” frågade {child}.

”Bara för att frysa”, sa {friend}. Men {friend.he} höll {child} i tröjan hela vägen hem.

# nobody-called
”Nu ska vi sova, {pet}”, ropade [adult: {adult} | den vuxna] på kvällen. {Pet} stannade, viftade på svansen, såg överlycklig ut och sprang åt andra hållet runt köksbordet.

{child} gick bara och lade sig. {Child.He} lade sig platt på magen, med näsan i kudden, och sa inte ett ord.

Tass, tass, tass. En kall nos petade in sig i {child's} öra. Sedan sjönk sängen lite på ena sidan, och där kom en haka på {child's} rygg och en lång, lång suck.

Ingen hade ropat på {pet}. Så då kom {pet.he}.

”Det räknas”, viskade {child}.

# @off
sprang {pet.he} åt andra hållet
## if breed.Dachshund
sprang {pet.he} åt andra hållet, framändan först och bakändan efter

# @song
{music}
