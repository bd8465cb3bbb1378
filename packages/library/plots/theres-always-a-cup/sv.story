title: Det är alltid en kopp
title: Särskilt ingen kopp
guest friend: Molly (hon), Melker (han)
guest pet: Sixten (han), Doris (hon)
guest digger: Berit (hon), Siv (hon)
guest minder: moster Lotta (hon), moster Rut (hon)

% Djuret är familjens eget; annars är det grannens katt. Koppen är {adult}s, annars mormors eller farfars, annars {minder}s.

# a-secret
När {child} kom ut på gården stod där en grävmaskin. Den var stor som ett hus, och den skulle gräva precis där {child} inte ville.

För under gräset, alldeles bredvid rabarbern, låg en hemlighet. Det var {@s} finaste kopp, den med blåklockor på. {child} hade råkat knuffa till den i förra veckan, och då gick örat av. Så {child.he} hade grävt ner den. Både koppen och örat.

Ingen visste det. Utom {friend}[!friend.known: , {child’s} bästa vän,] för {friend} hade hållit i spaden. Och {@pet}, för {pet} visste allt.

# nothing-at-all
”Nu blir det spännande”, sa {@a}[elder & adult:  till {elder}[elder2:  och {elder2}]][elder2 & !adult:  till {elder2}]. Där stod redan stolar, så att man kunde titta. ”De ska lägga ett rör. Tvärs över hela gården.”

”Nej”, viskade {child}.

I grävmaskinen satt en tant med keps. Hon hette {digger}, och hon lutade sig ut genom rutan.

”Är det något jag borde veta”, ropade hon, ”innan jag börjar?”

”Nej!” sa {child}. ”Det finns ingenting där!”

”Ingenting alls!” ropade {friend}. ”Särskilt ingen kopp!”

{child} klämde {friend’s} hand.

”Jag sa ju att det INTE var någon”, viskade {friend}.

# over-there-instead
”Då så”, sa {digger} och startade. Grävmaskinen brummade så att rabarberbladen darrade[music:  i takt med {music}]. Den långa armen sträckte ut sig, och skopan med sina stora tänder tog en tugga ur gräset, långt borta vid staketet. En tugga till. Och en till. För varje tugga kom den närmare rabarbern.

”Gräv där borta i stället!” ropade {child}. ”Där är det jättefin jord!”[city:  ”Den finaste {in city}!”]

”Mycket finare!” ropade {friend}. ”Där är det helt utan blåklockor!”

”{Friend}!”

”Jag hjälper ju till!”

# on-the-very-spot
Då kom {pet}. {Pet.He} gick under det röda bandet som ingen fick gå under. {Pet.He} gick rakt över gräset, i lugn och ro, och lade sig bredvid rabarbern. Precis på stället. Jorden var så mjuk och lös just där.

{Digger} stängde av.

”Vems är {@kind}?” sa hon.

”{@Whose}”, sa {@a}. ”Så konstigt. Där brukar {pet.he} aldrig ligga.”

”{Pet}! Kom!” ropade {child}.

{Pet} tittade på {child.him}. Sedan började {pet.he} gräva med tassen.

”{Pet.He} ska bara kissa!” ropade {friend}.

# only-two-bits
{child} hade ont i magen. Skopan hängde stilla i luften med alla sina tänder. Snart skulle den bita. Och då skulle koppen gå i tusen bitar, och då kunde man aldrig, aldrig laga den.

Men just nu, tänkte {child}, just nu är det ju bara två bitar.

”Stopp!” ropade {child.he}, fast grävmaskinen redan stod still. ”Din kopp ligger där, {@a}! Den med blåklockorna! Jag hade sönder den, och så grävde jag ner den!”

{Friend} andades ut så att luggen flög.

”ÄNTLIGEN”, sa {friend.he}.

# always-a-cup
{@A} sa ingenting. Det var {digger} som sa något.

”Det är alltid en kopp”, sa hon. ”Jag har grävt på hundra gårdar. Så fort någon säger att det inte finns något, så är det en kopp.”

{@A} lockade med tungan, och {pet} kom och satte sig där det var varmast[sport: , som efter {sport}]. Och sedan gjorde {digger} något som {child} inte trodde att en grävmaskin kunde. Skopan gick ner i jorden så försiktigt som när man tar en sked gröt åt en bebis. Den lyfte, svängde över bandet och stannade framför {child’s} stövlar.[athlete:  Inte ens {athlete} är så mjuk.]

Överst på all jorden låg en kopp med blåklockor. Och bredvid låg örat.

# by-the-big-stone
{child} vågade nästan inte titta upp.

”Är du arg?”

”Lite”, sa {@a}. ”Mest för att jag har letat i alla skåp.” {@He} klappade {pet} rätt länge. Sedan harklade {@he} sig.

”Du, {digger}. Om du ändå är i gång. Kan du gräva lite vid den stora stenen också?”

”Vad är det där?” frågade {digger}.

”Ingenting”, sa {@a}.

”{@A}?” sa {child}.

{@A} blev alldeles röd.

”Det är {@aunt} fula vas”, sa {@he}. ”Jag tappade den i julas.”[elder & adult:  ”Jaså, är det där den är”, sa {elder.short}.]

{Friend} skrattade så att {friend.he} måste sätta sig. Vasen var i fyra delar, och den var verkligen jätteful.

# glue
Sedan satt de i köket och limmade, {child} och {friend} på koppen och {@a} på vasen.

”Det här får jag visa upp i morgon”, suckade {@a}.[school:  ”När du är i {school}.”]

”Jag kan hålla dig i handen”, sa {child}.

# just-where-it-should
På kvällen låg {child.he} i sängen och hade inte ont någonstans. Utanför fönstret sov grävmaskinen med skopan mot marken. {@Night} {child} strök med ett finger, så försiktigt, så försiktigt, över {pet.his} öra.

Det satt precis där det skulle.

# @pet
grannens katt {pet}
## if pet.cat / pet.dog
{pet}

# @kind
katten
## if pet.dog
hunden

# @Whose
Grannens
## if pet.cat / pet.dog
Vår

# @Night
På fönsterbrädet låg {pet} och skulle snart hem.
## if pet.cat / pet.dog
På täcket låg {pet}.

# @aunt
min systers
## if elder & adult
{elder.short’s}


# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
