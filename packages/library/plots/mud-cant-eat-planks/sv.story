title: Slurp, sa traktorn
title: Leran kan inte äta brädor
title: Lera på hela {elder.short}
guest elder: mormor (hon), farmor (hon)
guest grey: Grålle (den), Brumle (den)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som kör är familjens egen, annars mormor. Den som stoppar om (@a): {adult}, annars {minder}.
% Dunka-dunka-dunk sägs som en motor, slurp som lera; allra sist jättesakta.

# the-seat
{Elder} hade en gammal grå traktor som hette {grey}. Den hade stora hjul där bak och små hjul där fram, och när den körde lät den så här:

Dunka-dunka-dunk.

Hela natten hade det regnat[city: , ända bort till {city}]. Nu tog {child} på sig sina stövlar och klättrade upp på det lilla sätet bredvid {elder.short}.

”Fåren ska ha hö”, sa {elder.short}. ”Håll i dig, {child}!”[pet.dog: 

[!pet.known: Hunden {pet}|{Pet}] fick inte plats på sätet. {Pet.He} satt där bak i höet och såg stolt ut.][pet.cat: 

Där bak i höet låg [!pet.known: katten ]{pet} och sov, och det tänkte {pet.he} inte sluta med.]

Dunka-dunka-dunk, förbi ladan. Dunka-dunka-dunk, nerför backen. Men längst ner i backen var det lera. Brun, blöt, blaskig lera.

Dunka-dunka … slurp.

{Grey} stannade.

# splat
{Elder.short} gasade. Hjulen snurrade runt, runt, runt, och leran flög åt alla håll. Splatt, på staketet! Splatt, på motorhuven! Splatt, mitt på {elder.short's} näsa!

{child} skrattade så att {child.he} fick hicka.

”Har jag något på näsan?” frågade {elder.short}.

”Du har lera på hela {elder.short}”, sa {child}.

”Bäää!” ropade fåren på andra sidan staketet. De var väldigt hungriga.

# push
{Elder.short} stängde av motorn. ”Vad gör vi nu?” sa {elder.he}.

”Vi knuffar”, sa {child}.

De klev ner i leran och knuffade. {child} blev röd i ansiktet[sport: , rödare än man blir av att {play sport}]. {Elder.short} blev röd under leran. Men {grey} rörde sig inte, inte ens lite.[athlete:  Inte ens {athlete} hade fått loss den.]

# the-boot
{child} tog ett steg bakåt. Slurp! Foten kom, men stöveln stannade kvar. Där stod {child.he} på ett ben, med strumpan i luften.

”Leran äter upp min stövel!” ropade {child.he}.

{Elder.short} drog och drog. Plopp, sa det, så satt {elder.he} på rumpan med stöveln i famnen.

# on-a-plank
Vid staketet låg en bred gammal bräda. Där ställde sig {child} för att få på sig stöveln. Och det var konstigt. På brädan sjönk {child.he} inte. {Child.He} stampade. {Child.He} hoppade. {Child.He} sjönk ändå inte.

Då kom {child.he} på det.

”{Elder.short}! Leran kan inte äta brädor! {Grey} måste också få gå på en bräda!”

{Elder.short} tittade på brädan. {Elder.He} tittade på {grey}. Sedan tittade {elder.he} på {child}.

”Det där”, sa {elder.he}, ”var det klokaste jag har hört i hela dag.”

# slop
De hämtade en bräda till bakom ladan. {child} bar i ena änden och {elder.short} i den andra. En bräda framför det ena stora hjulet. En bräda framför det andra. Sedan gick {child} och ställde sig långt bort, hos fåren.

”Är du redo, {grey}?” ropade {child.he}. ”Ett, två, tre, kör!”

Slurp, sa leran.

Sluuurp, sa leran.

SLOPP!

Dunka-dunka-dunk! Upp kom {grey}, upp på brädorna och bort från leran, och alla fåren sprang före och skrek bäää. Så fick de sitt hö, och det minsta lammet åt ur {child's} hand. Det kittlades.

# the-hose
Sedan spolade de av {grey} med slangen[music: , och {elder.short} gnolade på {music}].[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] kom lagom för att hålla i slangen. ”Jag ser ingen traktor”, sa {friend}. ”Den är därinne”, sa {child}.] De spolade av stövlarna. Men {elder.short} ville hellre bada.[elder2:  {Elder2} hade redan tappat upp vattnet.]

# saved-a-tractor
På kvällen låg {child} nybadad i sin egen säng, och {@a} stoppade om {child.him}.

”Vad har du gjort i dag då?” frågade {@he}.

”Jag har räddat en traktor”, sa {child} och gäspade.[school:  ”Det ska de få höra {at school}.”][pet.other: 

{Pet} sov redan.]

# very-slowly
Hemma hos {elder.short} stod {grey} i ladan, ren och torr och nöjd. Fåren sov. Leran sov. Och om man låg alldeles stilla med örat mot kudden kunde man nästan höra det, långt borta och jättesakta:

Dunka … dunka … dunk.

# @a
{minder}
## if adult
{adult}

# @he
{minder.he}
## if adult
{adult.he}
