title: Man tycker ju att det borde synas
title: Sedan gårdagens bullar
title: Ända nerifrån skorna
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: den som är liten syns inte förrän man böjer sig ner. Rösten tas ända nerifrån: {the wish} visar, barnet gör.
% På bänken väntar mormor eller farfar där någon är vald, annars {adult}, annars {minder}. Vännen håller upp dörren.

# behind-the-bread
{child} skulle köpa bullar på bageriet[city:  i {city}], alldeles själv, för första gången. [school: Bageriet ligger precis bredvid {school}. ]{@Outside} satt på bänken utanför fönstret[pet.dog:  med {pet}[!pet.known: , {child's} hund]], och {child} höll pengarna i näven.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade fått i uppdrag att hålla upp dörren. Alla som kom in sa tack till dörren.]

Men på disken stod höga korgar med bröd, och bakom brödet stod bagaren.

”Nästa!” ropade hon.

”Det är jag”, sa {child}.

Det kom ut så litet att ingen hörde. En tant i hatt köpte två limpor, rakt över huvudet på {child}.[athlete:  Till och med {athlete}, på en bild på väggen, tittade åt ett annat håll.]

”Nästa!”

”Det är jag”, sa {child}, ännu mindre[music: , och på radion spelade de {@song}]. Det gjorde ont i halsen. Det var precis som om {child.he} inte fanns.

# in-the-queue
”Står du i kön?” sa någon nere vid {child's} sko. ”I så fall står du bakom mig.”

{child} tittade ner. Det var {a wish}, inte större än en tumme.

”Jag har väntat sedan gårdagens bullar”, sa {the wish}. ”Man tycker ju att {wishes} borde synas.”

{child} satte sig på huk. Det var en riktig, med {wish.part} och allt. Hemma kunde {wish.he} {wish.does}, sa {wish.he}. Här inne kunde {wish.he} inte ens få en bulle.

[wish.whale / wish.orca / wish.dolphin / wish.narwhal / wish.shark / wish.swordfish / wish.sea-serpent: ”Ska inte du vara i vatten?” frågade {child}.

”Efter bullen”, sa {the wish}.

]”Brukar inte {wishes} vara större?” frågade {child}.

”Brukar inte folk det?” sa {the wish}.

# from-the-bottom
”Nästa!”

”Det är jag”, sa {child}, och en stor stövel klev rakt över dem båda två. {child} hann precis sätta händerna runt {the wish}.

”Ropa högre”, sa {the wish}. ”Det är du som är den stora.”

{child} såg sig om efter den som {wish.he} menade.

”Det går inte”, sa {child}. ”Jag har inte mer röst än så här.”

”Du tar den för högt upp”, sa {the wish}. ”Den ska tas ända nerifrån skorna. Hör här. {Wish.sound}!”

På golvet rullade en smula ett halvt varv.

# marzipan
Om bara {the wish} kom upp dit till brödet skulle alla se {wish.him}. Så {child} tog {wish.him} i handen, ställde sig på tå och satte {wish.him} på disken, bredvid en gräddtårta.

Och alla såg {wish.him}, på en gång.

”Nej, men så sött!” sa bagaren. ”{A wish} av marsipan!”

Hon tog {the wish} mellan tumme och pekfinger och satte {wish.him} mitt på tårtan. Hon satte tårtan i en kartong, och locket på kartongen, och ett snöre om locket.

”Varsågod”, sa hon till mannen i de stora stövlarna, och han tog sin tårta och gick mot dörren.

# stop
Inne i kartongen var det någon som ropade. ”{Wish.sound}!” Det var bara {child} som hörde.

”Stopp”, sa {child}, men det kom för högt uppifrån, och mannen hörde det inte.[friend:  {Friend} hörde. {Friend.He} släppte dörren och ställde sig framför den, med båda armarna rakt ut.]

Då satte {child} båda fötterna i golvet och tog det ända nerifrån skorna. Det kom upp genom knäna och genom hela magen[sport: , precis som på {sport}].

”Stopp! {The wish} är i tårtan!”

En bulle hoppade ur sin korg. Mannen stannade. Alla vände sig om, mannen och tanten och bagaren, och så tittade de upp i taket, för {wishes} brukar ju vara stora.

”Var då?” sa tanten i hatten.

”Och vem var det som ropade?” sa bagaren.

”Ni måste böja er ner”, sa {child}.

# they-bent-down
Då böjde de sig ner. Tanten böjde sig ner med hatt och allt. Mannen böjde sig ner i sina stövlar. Bagaren kom runt disken med mjöl på knäna och böjde sig ner, hon också. Nu var de precis lika små som {child}, och där stod {child}, mitt framför näsan på dem.

”Men kära nån”, sa bagaren. ”Hur länge har du stått där?”

”Sedan före hatten”, sa {child}.

# the-lid
{child} drog i snöret och lyfte på locket. Och där var {the wish}, mitt på tårtan, med grädde över hela {wish.part}.

”Man tycker ju”, sa {the wish} och slickade bort grädden, ”man tycker ju att {wishes} borde synas.”[age>=5: 

”Förlåt så mycket”, sa mannen. ”Jag kunde ju ha trampat på dig.”

”Du klev över oss”, sa {the wish}. ”Det var ungefär som en bro.”]

# next-please
”Ja”, sa bagaren, som fortfarande satt på golvet. ”Nästa?”

”{The wish}”, sa {child}. ”Och sedan är det jag.”

{The wish} tog en smula, med ett helt pärlsocker på. Sedan beställde {child} en påse bullar, ända nerifrån skorna, så att det hördes ända ut till bänken.[pet.cat:  En var till {pet}[!pet.known: , {child's} katt], att nosa på.][pet.other:  En var till {pet}, som bara ville ha smulorna.][elder & adult:  En var till {adult}.]

# bend-down
”Vad länge du var borta”, sa {@outside-short}.

”Jag stod bakom {the wish} i kön”, sa {child}.[pet.dog:  {Pet} visste det redan. {Pet.He} hade nosen nere vid {child's} sko.]

{@Outside-short} tittade in genom fönstret, från den ena änden av affären till den andra. ”[wish.ett: Vilket | Vilken] {wish}? Det borde man väl ha sett.”

”Nej”, sa {child}. ”Man måste böja sig ner.”

Då böjde {@outside-short} sig ner.

# @outside
{minder}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  och {elder2}]

# @outside-short
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @song
{music}
