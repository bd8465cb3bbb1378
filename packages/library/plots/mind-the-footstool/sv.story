title: Är du kvar?
title: Akta pallen
guest friend: Melker (han), Alva (hon)
guest pet: Zelda (hon), Sotis (han)
guest elder: Gunnel (hon), Torsten (han)

% Mörkret är lite andfått och mycket artigt. {elder} är familjens, annars den som passar barnen. Katten är familjens, annars vännens; en hund går på näsan.

# out-of-breath
{child} och {friend} sov över hos {@whose}, och {child} var kissnödig. Toaletten låg i andra änden av hallen. I hallen var det mörkt, och {child} var rädd för mörkret. {Child.He} ville bara ha det tänt.[adult:  {Adult} skulle inte komma förrän i morgon.][elder2:  Bakom väggen snarkade {elder2}.]

{Child.He} tände. {Child.He} släckte för att se om mörkret var borta.

”Är du kvar?” viskade {child.he}.

”Ja”, sa mörkret. ”Men jag är lite andfådd.”

{child} tände så fort att fingret gjorde ont[athlete: , fortare än {athlete}].

”Det pratade!” sa {child.he}.

{Friend}, {child's} bästa vän, satte sig upp. {Friend.He} hade pannlampa på sig i sängen, och {friend.he} ville undersöka allt[sport: , även {sport}].

”Intressant”, sa {friend}. ”Släck.”

# hangers
{child} släckte.

”När ni tänder måste jag springa in i garderoben”, sa mörkret. ”När ni släcker får jag komma ut. Så är det. Tänd inte så fort, jag springer på galgarna.”

”Stanna i garderoben då!” sa {child}.

”Det är min tid nu. Jag kommer varje kväll, och jag kommer i tid.”

”Men jag tycker inte om dig!”

”Jag tycker inte om din lampa. Den sticks.”

”Den är snäll!”

”Den är påträngande.”

# on-and-off
{child} blev både rädd och arg, och det var svårt att veta vilket {child.he} skulle börja med. {Child.He} tände. Det skramlade bland galgarna. {Child.He} släckte.

”Är du kvar?” sa {child}, så hårt {child.he} kunde.

”Aj. Ja.”

{Child.He} tände, {child.he} släckte, {child.he} tände.

”Nu är du elak”, sa {friend}. ”Rent vetenskapligt.[school:  Det tar vi upp {at school}.]”

”Du har pannlampa! Du har inte ens varit i mörker!”

”Jag är inte rädd”, sa {friend}. ”Jag går före till toaletten och undersöker. Med lampan på halv styrka.”

{Friend.He} marscherade ut i hallen, modig som en grävskopa. {@door} {Pet.He} lyfte huvudet, tittade på pannlampan och knep ihop ögonen.

”{Pet} tycker också att den sticks”, sa mörkret.

# click
Då sa det klick, och allt slocknade. Taklampan slocknade, och gatlyktan utanför också[city: , och alla andra {in city}]. {child} tryckte på knappen. Ingenting hände.

”Strömmen gick”, sa {friend} ute i hallen. ”Lugn. Jag har ju …”

Pannlampan blinkade. Den blinkade en gång till. Sedan dog den.

Det hördes en duns, och sedan ingenting.

”{Friend}?” sa {child}. Hjärtat bankade ända upp i halsen. ”Är du kvar?”

{Friend} svarade inte.

# threshold
”Mörkret”, viskade {child}. ”Har du tagit {friend.him}?”

”Jag tar ingen”, sa mörkret, och det lät sårat. ”{Friend.He} kröp in någonstans. {Friend.He} är rädd för mig, {friend.he} med. Alla är rädda för mig, och jag gör ju bara mitt jobb.”

{child} stod på tröskeln. Därute var {friend}, och {friend.he} hade aldrig förr slutat prata.

”Var är {friend.he}?”

”Det vet inte jag. Jag är överallt på en gång, det blir så rörigt. {@sees}”

{child} sträckte ner handen. Den mötte päls.

”{Pet}”, sa {child}. ”Kan du hitta {friend}?”

# the-tail
{Pet} reste sig. {@leads} Ett steg gick {child.he}, och ett steg till. {Child.He} såg inte sina egna fötter.

”Är du kvar?” frågade {child}.

”Jag är kvar”, sa mörkret. ”Akta pallen.”

{Child.He} aktade pallen. {Pet} svängde till vänster, stannade och satte sig. Det betydde här.

{child} kände med händerna. {Child.He} kände en kappa, en paraplykrycka och en strumpa. I strumpan satt {friend}.

# among-the-coats
”Säg inget”, viskade {friend}. ”Jag undersökte, och sedan blev jag så rädd att rösten tog slut.”

{child} kröp in bland kapporna och tog {friend.his} hand. Den var iskall. {Pet} lade sig över dem båda två, {@warm}.

”Det är bara mörkret som är här”, sa {child}. ”Det är ganska mjukt om man inte springer på det.”

”Tack”, sa mörkret.

# steps
Då kom det steg. De var inte försiktiga, de kom rakt fram, och de stannade precis utanför kapporna.[music:  Någon gnolade på {music}.]

”Två barn och en {@kind}”, sa {elder}. {@nights}, och {elder.he} hade ingen lampa med sig. ”Jag hörde på andningen. En är rädd, en har varit rädd, och en {@purrs}. Vi känner varandra sedan länge, mörkret och jag.”

{Elder.He} tog dem i varsin hand.

”Vem är det som är kissnödig?”

”Jag”, sa {child}.

”Och jag”, sa {friend}. ”Sedan nyss.”

{Elder} kunde vägen utantill, och de hoppade över brädan som gnäller. {child} kissade med dörren öppen. {Friend} vaktade med {pet}, fast mest var det {pet}.

# slowly
När de låg i sängen igen kom strömmen tillbaka. Taklampan tändes. Långt borta skramlade det bland galgarna.

{child} klev upp, gick bort till knappen och släckte, alldeles långsamt.

”Intressant”, mumlade {friend} och lade pannlampan på golvet.[adult:  ”Det här ska {adult} få höra.”]

{child} drog upp täcket. {Pet} lade sig vid fötterna.[elder2:  Bakom väggen snarkade {elder2} fortfarande.]

”Är du kvar?” frågade mörkret.

Det lät som om det hade tänkt på det ett tag.

”Jag är kvar”, sa {child}.

# an-open-hand
Sedan stack {child} ut handen utanför sängkanten och lät den hänga där, öppen, mitt i det mjuka svarta. Den hängde kvar när {child.he} hade somnat. Borta i hallen stod garderobsdörren på glänt.

# @whose
{elder}, som passade dem
## if elder
{elder}

# @door
I dörren låg {pet}, {friend's} katt.
## if pet.cat
I dörren låg {pet}. {Pet.He} var {a breed}.
## if pet.cat & breed.Maine Coon
I dörren låg {pet}. {Pet.He} var en maine coon och stor som en mindre soffa.
## if pet.dog
I dörren låg {pet}. {Pet.He} var {a breed}.

# @sees
Men katten ser i mig.
## if pet.dog
Men hunden luktar sig fram i mig.

# @leads
{Pet.He} satte svansen rakt upp som en ledstång och gick. {child} höll löst om svansen.
## if pet.dog
{Pet.He} satte nosen i golvet, sniff, sniff, och gick. {child} höll löst i halsbandet.

# @warm
varm och mjuk, och spann så att galgarna darrade
## if pet.dog
varm och mjuk, och suckade så att kapporna darrade

# @kind
katt
## if pet.dog
hund

# @nights
{Elder.He} hade varit nattsköterska i fyrtio år
## if elder
{Elder.He} hade varit uppe många nätter i sitt liv

# @purrs
spinner
## if pet.dog
viftar
