title: Mitt i ett uppträde
title: Rostat bröd med smör
title: Lappen i halsbandet
guest lady: Rut (hon)
guest host: Gun (hon), Anita (hon)

% Rut är hon, och hennes namn är den första gåtan. @a är den vuxna som kommer.

# toast
Det var {friend} som märkte det först: {pet}[!pet.known: , {child's} hund,] luktade rostat bröd.

Varje eftermiddag den veckan[school: , raka vägen från {school},] hade {child} och {friend} gått med {pet.him} på stigen bakom kolonilotterna, och varje eftermiddag, vid samma hål i samma häck, hade {pet.he} försvunnit. {Pet.He} var borta i precis tolv minuter. Sedan kom {pet.he} lunkande tillbaka och såg drömmande ut.

{Friend} böjde sig ner och luktade på morrhåren. ”Rostat bröd”, sa {friend.he}. ”Helt klart. Med smör.”

”{Pet}”, sa {child} strängt. ”Vem är det du går och träffar?”

{Pet}, {@breed}, viftade på svansen.

# gerald
Så nästa dag skrev {child} en lapp och knöt fast den i halsbandet. På den stod det: Till den det berör. Vem är det som bjuder vår hund på rostat bröd?

Tolv minuter senare satt det en annan lapp i halsbandet, med smal, lutande stil.

Till dem det också berör, stod det. {@Told}

{Friend} skrattade så att {friend.he} fick hålla sig i ett staket.

{child} skrev tillbaka: Hunden heter {Pet} och åt frukost klockan sju, och klockan tio åt {pet.he} upp en smörgås som var någon annans. Vad heter du själv?

# the-name
Den dagen tog svaret tretton minuter, och det var smulor på.

Jag har gjort korsord åt en tidning[city:  i {city}] i hela mitt liv, och då tappar man vanan att säga saker rent ut. Vad jag heter hittar ni längst ner i en strut.

De köpte varsin glasstrut och åt ända till botten. Där fanns det en klick choklad och inget mer.

”Vi kan ta en till”, sa {friend}. ”För gåtans skull.”

Men på kvällen, när {child} borstade tänderna, gick ordet plötsligt isär, som en apelsin i klyftor. {child.He} ringde {friend} med munnen full av skum.

”Det är inte nere i struten. Det är i ordet! S, T, R, U, T. Vad är det i slutet?”

Det dröjde lite.

”Rut”, viskade {friend}. ”Hon heter Rut!”

# every-day
Efter det kom det en ny lapp varje dag. Rut berättade att hon hade ett äppelträd med dåligt humör och en radio som bara fick in sjörapporten[music: , fast en gång hade den fått in halva {@song}]. Och längst ner stod det alltid en gåta. En del tog fem minuter. [sport: En löste sig av sig själv när de höll på att {play sport}. ][athlete: En visade sig vara {athlete}, fast baklänges. ]En tog två dagar, och den höll på att göra slut på hela vänskapen. Den om igelkotten klarade [elder: {elder} | {@hedgehog}] före dem båda, och gick sedan inte att prata med förrän efter maten.[elder2:  {Elder2} hade bara frågat hur många bokstäver det var.]

# hurry
Men en torsdag när det blåste hårt kom {pet} tillbaka redan efter fyra minuter.

{Pet.He} luktade inte rostat bröd. {Pet.He} skällde två gånger, sprang till häcken och sprang tillbaka.

I halsbandet fanns ingenting. {Pet} hade lappen i munnen. Den var riven av en fröpåse, och bokstäverna darrade.

Kära ni, stod det. Skynda er, snälla. Jag är mitt i ett uppträde.

{Friend} blev vit i ansiktet. ”Ett uppträde, det är när folk bråkar så att alla ser på. Någon är dum mot henne! Kom!”

Och {friend.he} sprang. Där stigen tog slut låg den enda gatan som fanns, och man såg hela: parkerade bilar, en soptunna, en man som lade ett brev på lådan. Ingen bråkade med någon.

”Var är det, då?” ropade {friend}. ”Varför kan hon inte bara säga var?”

# the-middle
Men {child} hade stannat. {Pet} hade inte följt med dem. {Pet.He} stod kvar vid hålet i häcken med en tass i luften och tittade på {child} som man tittar på någon som är väldigt trög.

Då tappar man vanan att säga saker rent ut.

”{Friend}”, sa {child}. ”Säg ’uppträde’. Långsamt.”

”Nu?”

”Säg det!”

”Upp. Träd. E.”

”Ta bort det som är runt om. Vad är det i mitten?”

{Friend} rörde på läpparna. ”Träd”, sa {friend.he}. ”Äppelträdet med dåligt humör!”

{child} ringde redan till {@a}, som sa åt dem att vara försiktiga och inte lägga på, och som tog på sig skorna medan de pratade. Sedan kröp de efter {pet} genom häcken, in i en lång, snårig trädgård med ett litet hus i ena änden och ett jättestort träd i den andra.

# up-there
Nedanför trädet låg en stege. Och nästan högst upp, i plommonlila kofta och med ena armen om stammen, satt en mycket liten gammal dam med en penna bakom örat.

”Jaha”, ropade hon ner. ”Då är du {child} och du {friend}. Ni får ursäkta att jag inte reser mig.”

”Har du gjort dig illa?” ropade {child}.

”Bara stoltheten. Det blåste omkull stegen för en timme sedan. Jag har kastat äpplen på grannens tak, men de är visst inte hemma.”

”Men Rut”, sa {friend}, ”varför skrev du inte bara ’jag sitter fast i ett träd’?”

Det prasslade lite bland löven.

”Vet ni”, sa Rut, ”det föll mig aldrig in.”

# rung-by-rung
När {@a} kom springande hade de fått upp stegen, och det behövdes tre för att hålla den stadig. Rut klättrade ner, en pinne i taget. När hon fick gräs under skorna vek sig knäna, och då gick {pet} fram och lutade hela sin varma tyngd mot henne och var vägg.

”Tack ska du ha, {@alias}”, sa Rut och lade handen på {pet's} huvud och lät den ligga kvar en bra stund.

# the-beginning
Sedan rostade hon bröd. De var fem runt det lilla köksbordet om man räknade {pet}, och det gjorde {pet} i alla fall. Radion mumlade något om god sikt och avtagande vind.

När det var dags att gå rev Rut av ett hörn av tidningen, skrev något på det, vek det i fyra och stack in det under {pet's} halsband.

”Den är till läggdags”, sa hon.

Så {child} sparade den. {child.He} väntade tills gardinen var nerdragen och {pet} hade snurrat runt på mattan och lagt sig med en suck. Då vecklade {child.he} upp lappen.

Det finns något jag har letat efter länge, stod det, och i veckan hittade jag det, i början av vänskapen.

{child} lade tummen över slutet av ordet och läste det som blev kvar. {child.He} log, tog en penna och ändrade det till vänner, för de var ju två.

Sedan tittade {child.he} ner på mattan. Det ryckte i {pet's} tassar. Nu var {pet.he} på väg in genom häcken igen.

”Tre”, sa {child} och släckte.

# @breed
som var hund och därför inte skämdes för någonting
## if breed
som var {breed} och därför inte skämdes för någonting

# @Told
Han sa att han höll på att svälta ihjäl. Han sa att han bodde ensam, i ett dike. Han sa att han hette Göran.
## if pet.she
Hon sa att hon höll på att svälta ihjäl. Hon sa att hon bodde ensam, i ett dike. Hon sa att hon hette Gunvor.

# @alias
Göran
## if pet.she
Gunvor

# @hedgehog
{host} på andra sidan gatan
## if adult
{adult}

# @a
{host} på andra sidan gatan
## if adult
{adult}

# @song
{music}
