title: När rymden kom in
title: Rymden i köket
guest friend: Iris (hon), Melker (han)
guest pet: Pricken (han), Tyra (hon)
guest elder: Sture (han), Gunnel (hon)

% Den äldre är familjens, annars den som passar barnen. Hunden är familjens, annars vännens. Rymden är glad och lydig och förstår allting fel.

# you-rattle
”Du skramlar”, sa {friend}, {child's} bästa vän.

”Det är mina stenar”, sa {child}.

{child} hade stenar i alla fickor. {Child.He} hade stenar i stövlarna också.[school:  De flesta hade {child.he} hittat {at school}.]

”Du låter som en grusbil”, sa {friend}.

De stod i pyjamas och stövlar i köket {@whose} och tittade ut på rymden. Den var svart och full av stjärnor[city:  över {city}], men den var alldeles för långt borta. {child} ville så gärna se den på nära håll. Så {child.he} öppnade fönstret.

”Kom in!” ropade {child.he}.

Och rymden kom in.

# everything-lifts
Den rann över fönsterbrädan, mörk och mjuk och glittrig, och fyllde hela köket. Stolarna lyfte. Bordet lyfte. {child} och {friend} lyfte.[elder2:  I rummet bredvid lyfte sängen, med {elder2}, som sov.]

”Hej”, sa rymden. ”Jag gör som man säger. Jag har aldrig blivit inbjuden förut.”

{Elder} kom svävande från soffan med kaffekoppen. {Elder.He} hade åkt buss i hela sitt liv.

”Alla sitter ner under färden”, sa {elder.he}.

Men det gick inte. Stolarna satt i taket.

# meatballs
{@swam} De flöt ut ur stekpannan, en efter en. {Pet} åt dem i flykten.

”Det är roligt”, sa {friend}. ”[sport: Roligare än {sport}. ]Men hur kommer man ner?”

”Man ber den gå”, sa {child}.

”Nej, man ber den sätta ner oss”, sa {friend}. ”Annars ramlar vi.”

# on-the-chairs
”Gå ut!” ropade {child}.

”Gå kan jag inte”, sa rymden. ”Jag har inga ben.”

”Sätt ner oss!” ropade {friend}.

”På vad då?” frågade rymden.

”På stolarna!”

Då satte rymden ner dem på stolarna. Fast stolarna satt ju i taket. Så nu satt {child} och {friend} i taket, upp och ner, och tittade på lampan.

”Nu sitter vi”, sa {child}.

”Det känner jag”, sa {friend}.

”Hållplats taket”, sa {elder} och svävade förbi.

# out
”Ta bort dig!” ropade {child}.

”Bort från vad?” sa rymden.

”Från golvet!”

Då drog sig rymden bort från golvet, och alla köttbullarna ramlade ner. De låg på mattan, allihop, långt under {pet}. {Pet} tittade på dem. {Pet} {@howled}.

”Åh, {pet.he} vill ju dit!” sa {friend}. ”Släpp ner {pet}! Nej, vänta. {Pet.He} slår sig. Släpp ut {pet.him}!”

”Ut”, sa rymden glatt.

Och {pet} flöt ut genom fönstret.

# above-the-tree
”Stopp!” skrek båda två.

{Pet} simmade med alla tassarna, men {pet.he} kom bara längre bort. Nu var {pet.he} ovanför äppelträdet. {child} blev rädd. Tårarna flöt iväg som små kulor.

{Friend} tog {child.his} hand.

”Jag med”, sa {friend}. ”Jag är också rädd.”

”Ingen lämnas kvar på hållplatsen”, sa {elder}.

# the-rod
{Elder.He} sparkade ifrån mot skåpet, svävade ut i hallen och kom tillbaka med kastspöet, det utan krok. {Elder.He} kisade. {Elder.He} kastade. Linan for ut i natten, lång och tunn, och la sig runt {pet's} mage, varv på varv, precis så mjukt som bara {elder.short} kunde.

”Jag har {pet.him}”, sa {elder}. ”Men rymden drar. Någon måste få ut den.”

{child} grävde i fickan efter näsduken. Då flöt en sten ut.

# a-stone
Det var en liten grå sten. Allt det svarta vände sig ditåt och började gå runt, runt den.

”Åh”, sa rymden. ”En sten.”

”Tycker du om stenar?” frågade {child}.

”Jag följer alltid efter stenar”, sa rymden. ”Det är det enda jag har haft att hålla i.”

{child} och {friend} tittade på varandra.

”Kasta ut den!” sa {friend}.

”Jag ska ge den”, sa {child}.

”Ge den fort”, sa {elder}, som hängde i spöet.

# here-you-are
{child} tog stenen. {Child.He} kastade ut den genom fönstret, så långt {child.he} kunde[athlete: , nästan som {athlete}].

”Var så god!” ropade {child.he}.

En bit av rymden rann efter.

”Mer!” ropade {friend}.

{child} kastade stenarna ur fickorna. {Friend} drog av {child.him} stövlarna och skakade ur dem. Sten efter sten for ut, och rymden for efter, och stolarna började sjunka. Till slut fanns det bara lite svart kvar, under lampan.

Och {child} hade bara en enda sten kvar. Den röda. Den finaste.

{Child.He} höll den hårt. Ute {@howled} {pet}. Då kysste {child} stenen och kastade.

# thump
Svisch, sa det. Rymden var ute. Stolarna landade på golvet, duns, duns, och {elder} landade i soffan. {Elder.He} vevade och vevade, och in genom fönstret kom {pet}. {Pet.He} sprang direkt till köttbullarna.

{child} vinkade åt rymden och stängde.

{Elder.short} satte på nytt kaffe[music:  och gnolade på {music}].[adult:  ”Vi säger inget om taket till {adult}”, sa {elder.he}.][elder2:  I rummet bredvid vände sig {elder2} och sov vidare.] {child} gick över golvet i bara strumporna. Det hördes ingenting alls.

# a-white-one
”Du låter konstigt”, sa {friend}. ”Jag tycker inte om det.”

{Friend} stack handen i sin egen pyjamasficka och tog upp en sten. Den var vit och alldeles rund. {Friend.He} lade den i {child's} ficka.

De kröp upp på kökssoffan med {pet} mellan sig, varm och full av köttbullar.[adult:  Där fick de ligga tills {adult} kom.] Högt ovanför äppelträdet lyste en ny stjärna. Den var liten, och den var röd.

# @whose
hos {elder}, som passade dem
## if elder
hos {elder}

# @swam
Och där kom {pet}, {friend's} hund. {Pet.He} simmade hundsim genom luften, rakt mot köttbullarna.
## if pet.dog
Och där kom {pet}. {Pet.He} var {a breed}, och {pet.he} simmade hundsim genom luften, rakt mot köttbullarna.
## if pet.cat
Och där kom {pet}. {Pet.He} var {a breed}, och {pet.he} smög genom luften, en tass i taget, rakt mot köttbullarna.

# @howled
ylade
## if pet.cat
jamade
