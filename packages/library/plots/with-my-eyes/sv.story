title: Kapten Plötslig
title: Med ögonen
guest captain: Kapten Plötslig (hon), Kapten Svisch (hon)
guest friend: Samir (han), Kajsa (hon)
guest pet: Mimmi (hon), Sigge (han)
guest elder: Asta (hon), Valter (han)

% Djuret är familjens, eller vännens katt. ”Jag har dig!” är högt varje gång utom de två sista.

# a-big-bike
{child} höll på att lära sig cykla på en stor cykel, men hela tiden kom en superhjälte och tog emot {child.him}.

Hon hette {captain}. Hon hade en lång röd mantel, hon kunde flyga, och hon bodde tvärs över vägen[city: , fast hon skötte resten av {city} också]. Varje gång cykeln vinglade sa det svisch, och så hängde {child} i luften i sin egen tröja.

”Jag har dig!” sa {captain}.

”Jag ramlade inte!” sa {child}.

”Du tänkte just göra det.”

”Jag tänkte just cykla!”

”Det är nionde gången i dag”, sa {friend}, {child's} bästa vän. {Friend} skulle göra farliga saker på film när {friend.he} blev stor, och {friend.he} satte poäng på allting[school: , till och med på maten {at school}][athlete: , och bara {athlete} hade någonsin fått en tia]. ”{child}, fyra av tio. {captain}, nia. Fint sträckta tår.”

# you-cant-learn
{child} ville cykla hela lilla vägen fram alldeles på egen hand. Där gick aldrig några bilar, och längst bort {@whose}.

Men man kan inte lära sig cykla om man aldrig får vingla, och en superhjälte kan inte stå och se på när någon vinglar.

# up-on-the-shed
{@Pets} låg uppe på taket till skjulet. Där låg {pet.he} varje eftermiddag och tittade ner på folk.[pet.dog:  Hur {pet.he} kom dit upp hade ingen någonsin fått veta.]

Svisch! ”Jag har dig!” ropade {captain} och ställde ner {pet} i gräset.

{Pet} såg länge på henne. Sedan klättrade {pet.he} upp igen.

Svisch! ”Jag har dig!”

{Pet} klättrade upp igen.

”{Pet} tycker om att vara där!” sa {child}. ”Du hjälper inte till. Du bara tar tag i folk!”

”Och vad ska jag göra då? Gå omkring med famnen full av ingenting?” sa {captain}. Hakan darrade på henne, och hon flög upp på taket för att rädda {pet} ordentligt.

# rip
”Nu!” sa {friend}. ”Fort! Jag springer bredvid!”

{child} satte foten på pedalen. Men uppe på taket lät det som en mycket lång nysning. Rrrrrritsch.

{@Held} Nu hade {pet.he} halva manteln. {Pet.He} snurrade två varv på den och lade sig.

{captain} stod bredvid med den andra halvan. Hon tog ett litet skutt. Ingenting hände. Utan hel mantel kunde hon inte flyga. Så var regeln.

# so-high
”{captain}?” ropade {child}.

{captain} höll båda armarna om skorstenen. ”Det är så högt”, sa hon.

”Men du flyger ju!”

”Det är aldrig högt när man kan flyga!”

Den rösten kände {child} igen. {captain} var rädd, och det fanns ingen som kunde ta emot henne, för det var ju hon som tog emot alla andra.

”{Elder} kan sy ihop den”, sa {child}. ”Och där finns en stege.”

”Det tar evigheter att gå”, sa {friend} och tittade på cykeln.

”Gör det inte!” sa {captain}. ”Jag kan inte ta emot dig!”

”Jag vet”, sa {child}. ”Stanna där. Håll i {pet}.”

# nobody-went-whoosh
{child} knäppte hjälmen. {Friend} tog tag i pakethållaren. Cykeln for åt vänster, och den for åt höger, och ingen sa svisch. Vid brunnslocket ramlade {child}. Det gjorde ont, och ena knät blödde.

”Sjua!” flämtade {friend}. ”Fint fall! Upp med dig!”

Vid den vita grinden ramlade {child} igen, och kom upp igen. Sedan blev vinglandet mindre och mindre[sport: , och det var nästan lika roligt som {sport}], och {friend's} fötter sa klapp, klapp, klapp bredvid cykeln.

”Håller du i?” skrek {child}.

”Jag släppte vid grinden!” skrek {friend}. ”Åtta! Nio! Nu är poängen slut!”

# the-dressmaker
{Elder} stod i dörren med munnen full av knappnålar. Det satt knappnålar överallt på {elder}, så man fick kramas försiktigt.

”Vem tog emot dig?” frågade {elder}, när nålarna var ute, och tittade på knät.

”Ingen”, sa {child} och strålade i hela ansiktet. Sedan berättade {child.he} om manteln.

”Superhjältar”, sa {elder}. ”De ger sig aldrig tid att fålla.” {Elder.He} tog ena änden av stegen och {friend} den andra, och {child} cyklade före.

# on-the-person
{Elder} klättrade upp på stegen, för en fåll ska sys på den som har den på sig. {@Hold} och höll emot, och {elder} sydde hela vägen längs revan. Där {pet} låg sydde {elder.he} prydligt runt {pet.him}.

”Så”, sa {elder.he}. ”Det håller i hundra år. Kom ner nu.”

”Det går inte”, viskade {captain}. ”Det ligger en {@kind} på mig.”

Ingen kan röra sig med en {@kind} på sig. Så {child} klättrade upp, med {elder's} hand i ryggen. {child} kliade {pet} under hakan, på det enda rätta stället, tills {pet} reste sig och sträckte på sig och gick sin väg längs taket.

”Nu kan du ju flyga igen”, ropade {friend}.

Men {captain} tittade ner över kanten och skakade på huvudet. Då tog {child} henne i handen. Den var kall.

# you-can-wobble
”Du får vingla”, sa {child}. ”Jag är här.”

Hon satte foten på stegen. Hon vinglade.

”Jag har dig”, sa {child}.

Så gick de ner, och när de stod i gräset hade hon fortfarande inte släppt taget.

# the-whole-way
På kvällen cyklade {child} en gång till. {Friend} sprang bredvid[music:  och nynnade på {music}], och på muren satt {elder} [adult: och {adult} ]med [elder2: {elder2} och ]en kopp te. Vid brunnslocket vinglade cykeln. {captain} tog tag i grindstolpen med båda händerna, och höll i sig.

{child} kom runt, bromsade och stannade framför henne.

”Jag har dig”, sa hon, mycket tyst, fast hon inte hade rört {child}. ”Jag hade dig hela vägen. Med ögonen.”

Uppe på skjulet hade {pet} somnat. Nedanför, på grindstolpen, satt ett papper med en tia på. Det stod inte vem den var till.

# @whose
bodde {elder}, som sydde åt alla
## if elder
satt {elder}, som skötte syateljén den veckan

# @pets
{Pet}, {friend's} katt,
## if pet
{Pet}, {child's} {@kind},

# @kind
katt
## if pet.dog
hund

# @held
{Pet} hade hållit fast. {Pet} var en katt, och {pet.he} hade bestämt sig för att stanna.
## if pet.dog
{Pet} hade fått manteln mellan tänderna. {Pet} var en hund, och hundar släpper inte.

# @hold
{Friend} stod på nedersta pinnen
## if adult
{Friend} och {adult} stod nedanför

# picture 1
vid skjulet
