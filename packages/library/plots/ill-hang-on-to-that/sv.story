title: Jag tar den så länge
title: Kistan som tog emot
guest friend: Ines (hon), Hampus (han)
guest pet: Misse (han), Smulan (hon)
guest owner: Barbro (hon), Gunvor (hon)
guest chest: Alfred (han), Valdemar (han)

% Kistan är {owner's} egen, från när hon var liten, och {owner} är granne med alla. Katten är familjens, annars {owner's}; en hund vet också vad en korg är.
% ”Jag tar den så länge” säger kistan artigt, sedan rädd, och sist är det {child} som säger det.

# wont-open
{child} och {friend} hittade skatten under grannen {owner's} vinbärsbuske, och den ville inte bli öppnad.

Det var en kista av ek, med lås som en mun. {child}, som hade grävt i tre dagar[school:  efter {school}], skrapade bort den sista jorden.

”Öppna dig”, sa {child.he}. ”Jag vill ha guldet.”

Kistan gläntade på locket. Det blänkte därinne. {child} sträckte fram handen, och kistan nappade åt sig {child.his} vante.

”Tack”, sa kistan. ”Jag tar den så länge.”

Klapp, sa locket.

# not-heard-of
”Den var min!” sa {child}.

”Jag är en skattkista. Man lägger saker i mig. Det är det jag är till för.”

”Man tar saker ur dig!”

”Det har jag aldrig hört talas om”, sa kistan.

{Friend} fnissade. {Friend.He} var {child's} bästa vän. {Friend.He} viskade alltid, och {friend.he} var aldrig rädd.

”Vi bjuder den på något tråkigt”, viskade {friend}. ”Så spottar den.”

{Friend.He} höll fram sin matlåda med kokt blomkål.

”Jag tar den så länge”, sa kistan och tog lådan också. Den lät riktigt rörd. ”Så vackert. Ett litet träd.”

# carried-in
De bar in den i köket på en filt. {@Pet} gick efter och luktade på den.

”{Owner}! Vi har hittat en skatt!”

{Owner} letade efter sina glasögon. Hon hade tappat bort saker i hela sitt liv, och hon var den enda [city: {in city} | på hela gatan] som tyckte att det var trevligt.[elder:  {Elder}[elder2:  och {elder2}], som var där på kaffe, letade under bordet.]

”Oj”, sa {owner}. ”Är det du, {chest}? Jag har undrat var jag lade dig.”

”{Owner}!” sa kistan. ”Du sa att du bara skulle gå in och kissa!”

”Det gjorde jag också”, sa {owner}. ”Jag var sju.”

{child} stirrade. Det var {owner's} egen skatt.

”Vad är det i den?” sa {child.he}.

”Det har jag glömt. Det är det som är så roligt.”

# shoehorn
”Öppna, då!” sa {child} till kistan. ”Nu är ju {owner} här!”

”Nej”, sa kistan. ”Hon tappar bort det. Det är tryggast hos mig.”

{child} tog tag i locket och slet[sport: , som om det var final i {sport}]. Kistan bet ihop. {child} hämtade {owner's} skohorn och bände, och kistan tog skohornet. Den tog {child's} mössa[adult: , den som {adult} hade sagt att man inte fick tappa bort].[athlete:  Den tog en bild på {athlete}.] Den tog en tavla med en ko.

”Jag tar den så länge! Och den! Och den!”

”Ge tillbaka!” skrek {child} och sparkade den i sidan.

# only-wood
Det knakade. Då stängde kistan till med en smäll, och nyckelhålet vred sig inåt och försvann. Nu var det bara trä.

”{Chest}?” sa {owner}.

Kistan svarade inte.

{child} ångrade sig, så att det sved i hela ansiktet.

”Den blev rädd”, viskade {friend}. ”Den tror att vi tar allt och går.”

”Det var ju det jag skulle”, sa {child}.

# a-box
Det var då {pet} bestämde sig. {Pet.He} hade tittat på kistan länge. {@Box}

{Pet} satte sig framför locket {@called} tills {owner}[elder & !elder2:  och {elder}][elder2: , {elder} och {elder2}] höll för öronen.

Till slut kom det en springa.

”Vad är det {pet.he} vill lägga i mig?” sa kistan misstänksamt.

”Sig själv”, sa {child}.

Locket åkte upp en bit till. {Pet} klev i. {Pet.He} snurrade på vanten, trampade på blomkålen och lade sig så att svansen hängde utanför.

# the-tail
Kistan försökte stänga. Det gick inte, för där var en svans. {@Engine}

”{Pet} är varm”, sa kistan häpet. ”Vad gör jag nu?”

{child} kunde ha stuckit in handen. Det blänkte alldeles vid {pet's} öra. Men {child} satte händerna bakom ryggen.

”Nu kan du klappa {pet}”, sa {child}. ”Men sedan går {pet.he} ut igen, när {pet.he} är hungrig.”

”För alltid?”

”Nej. {@Kind} kommer tillbaka. De går bara för att kunna komma.”

# the-other-mitten
”Kommer du också tillbaka?” sa kistan. ”Om jag ger dig något?”

{child} drog av sig sin andra vante och lade den bredvid {pet}.

”Ta den så länge”, sa {child.he}. ”Då måste jag ju det.”

Då öppnade kistan locket ända upp.

Där låg vanten, mössan, kon och en oväntat ledsen blomkål. Där låg en visselpipa, en stor blank knapp och ett foto på en flicka med en lucka mellan tänderna. Och mitt på alltihop låg {owner's} glasögon.

”Dem tappade jag i busken i förrgår”, sa {owner}. Hon satte dem på näsan och tog upp fotot. ”Men titta. Här är jag ju.”

# whistle
{Friend} blåste i visselpipan[music: , fast det lät inte som {music}]. Det var det enda {friend.he} någonsin hade gjort som hördes, och {pet} flög ut ur kistan som en propp.

”{Pet} kommer tillbaka”, sa kistan lugnt.

{Pet} kom tillbaka efter maten.

# lid-ajar
När det blev kväll [adult: hämtade {adult} dem | gick de hem]. {child} hade den blanka knappen i fickan. Kistan stod på {owner's} köksbänk, mellan brödet och radion, där den inte kunde tappas bort.

”Jag tar den så länge”, sa {child} och visade knappen.

”Gör det”, sa kistan.

I fönstret stod {owner} och vinkade med glasögonen på. Bredvid henne stod locket på glänt, och två vantar stack upp över kanten, med {pet's} svans emellan.

# @pet
{Owner's} katt {pet}
## if pet.cat
{child's} katt {pet}
## if pet.dog
{child's} hund {pet}

# @box
Den var fyrkantig. Den hade ett lock. Det var en låda, och {pet} låg inte i den.
## if pet.dog
Den var lagom stor. Den luktade vante. Det var en korg, och {pet} låg inte i den.

# @called
och jamade
## if pet.dog
och gnällde

# @engine
{Pet} började spinna, så att gångjärnen surrade.
## if pet.dog
{Pet} började vifta, så att gångjärnen skallrade.

# @kind
Katter
## if pet.dog
Hundar
