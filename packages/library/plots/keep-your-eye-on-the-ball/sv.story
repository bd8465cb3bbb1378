title: Håll ögonen på bollen
title: Ingen som säger hej
title: En riktig boll
guest friend: Maja (hon), Sixten (han)
guest pet: Otto (han), Svea (hon)

% Hunden simmar efter bollen; katten hakar fast den i snörningen från en gren. Räddningen är fraser med ett sätt för var.

# oof
”Håll ögonen på bollen!” ropade {friend} från målet.

{child} tittade på {friend}, tog sats och sköt. Bollen gick rakt i magen på {child.his} bästa vän, precis som den hade gjort hela förmiddagen.

”Uff”, sa {friend}. ”Du måste sluta träffa mig.”

”Jag försöker ju inte!”

”Nej”, sa fotbollen. ”Men du tittar ju ditåt.”

Det var en gammal brun läderboll som {child} hade hittat i klubbens skåp. Cupmatchen började klockan tre[school: , det visste alla {at school}], och {child} skulle lägga straffarna. {Child.He} böjde sig ner över den. {@pets}

”Sa du något?”

# a-proper-football
”Jag är en riktig boll. Jag går dit du tittar, och inte dit du sparkar. Titta på krysset, så går jag i krysset. Titta på din kompis, så går jag i din kompis. Var vänlig och ta bort den här {@kind}.”

”Du ska ju gå dit man sparkar dig”, sa {child}.

”Och du ska ju fråga innan du sätter skon i ansiktet på någon.”

{Friend} kom ut ur målet. Som vanligt kommenterade {friend.he} alltihop med mörk röst. ”Och här har vi dramatik [city: {in city} | på planen], för nu verkar bollen ha tjurat ihop.”

”Jag har inte tjurat ihop. I nittio minuter jagar folk mig, och är det någon som säger hej?[athlete:  {Athlete} gör det säkert.][sport:  I åratal har jag lyssnat på {sport} genom en skåpdörr, och jag har inte hört ett enda hej.] De skriker ”håll ögonen på bollen”, och ingen gör det. De tittar på publiken. De tittar på sitt eget hår.”

# a-tea-party
”Du ska gå i nätet”, sa {child}. ”Det är allt jag begär.”

”Jag vill prata lite först.”

”Det är en match, inget kalas!” {child} försökte igen. {Child.He} tittade stint på krysset, men just när foten kom tänkte {child.he} på hur {friend} skulle rädda, och då gled blicken.

”Uff”, sa {friend}. ”Och målvakten överväger en annan hobby.”

# a-peculiar-match
Klockan tre var det fullt längs linjerna. Domaren tappade sin egen boll i ett grävlingshål och tog {child's} i stället.

Det blev en märklig match. Anfallaren i det andra laget fick syn på [elder: {elder}, som vinkade[elder2:  åt {elder2}], och sköt bollen rakt på {elder} | sin morfar, som vinkade, och sköt bollen rakt på morfar]. Alla skyllde på vinden.

”Jag har så roligt”, mumlade fotbollen. ”Jag har sett allihop.”

”Du förstör ju”, väste {child}.

”Och du har fortfarande inte sagt hej.”

# the-last-minute
Sedan blev {child} fälld, alldeles framför mål, och domaren blåste i pipan. Straff. Det var sista minuten.

{child} stod bakom bollen. Rädslan hade satt sig i benen och gjort snören av dem. Där var målvakten, som var enorm och hoppade upp och ner framför sin linje. Bakom målet rann ån.

”Håll ögonen på bollen!” skrek tränaren och alla föräldrar i båda lagen[elder: , och {elder}] och någons bebis.

{child} tittade på målvakten. I ren förtvivlan tittade {child.he} förbi henne, på ån, och önskade sig dit ner. Och så sköt {child.he}.

Bollen gick dit {child.he} hade tittat. Den steg över målet, över staketet och över stigen, och alla hörde plasket.

# out-on-the-water
När de kom fram till staketet var bollen långt ute på det bruna vattnet och snurrade sakta.

”Jag är av läder!” ropade den. ”Jag flyter inte så länge! Jag blir tung!”

Och {child} märkte att {child.he} inte brydde sig ett dugg om straffen. ”Håll ut!” ropade {child.he}. ”Jag är här!”

”Ingen går ner i det vattnet”, sa tränaren.

”Ingen människa”, sa {friend}. ”{child}. {Pet}!”

# the-whole-way
{@off}

Men bollen låg så djupt att {pet} inte såg den. {@lost}

”{Pet} har tappat bort den”, sa {friend}. ”{child}, håll ögonen på bollen!”

{Friend} hade sagt det hundra gånger. Den här gången gjorde {child} det. {Child.He} höll i staketet med båda händerna och tittade på den lilla bruna fläcken i allt glitter, och {child.he} tyckte att {child.he} aldrig hade sett den ordentligt förut, med de nötta sömmarna och den sneda snörningen.

”Vänster, {pet}! Vänster! Lite till. Där!”

”{Pet} närmar sig”, viskade {friend}. ”{@closer} Åh, så vackert.”

# hello
{@ashore}

”Du tittade på mig”, sa fotbollen med blöt röst. ”Hela vägen.”

”Ja”, sa {child}. ”Hej.”

”Hej”, sa fotbollen.

# somewhere-dry
Målvakten hade hoppat från linjen för tidigt, sa domaren. Straffen skulle tas om.

{child} lade bollen på straffpunkten. ”Vart vill du?” viskade {child.he}.

”Någonstans där det är torrt”, sa bollen. ”Uppe till vänster.”

{child} tittade upp till vänster, en gång, och sedan tittade {child.he} på bollen och fortsatte att titta. {Child.He} såg aldrig att den gick in. {Child.He} hörde nätet, och så landade {friend} på ryggen på {child.him}.

# the-lace-outwards
De gick hem längs grusvägen[adult:  med {adult}], {@smell}.[music:  {Friend} nynnade på {music}.] Utanför bageriet satte {child} ner fotbollen på muren, där det var lite sol kvar.

”{Friend}”, sa {child}, ”håll ögonen på bollen.”

{Friend} satte sig bredvid och lindade halsduken om den, med snörningen utåt så att den kunde se gatan. När {child} [adult: och {adult} ]kom ut med bullarna höll {friend} på att fråga bollen vilken match den hade tyckt bäst om.

# @pets
{Pet}, {friend's} hund, böjde sig också ner, och dreglade.
## if pet.dog
Hunden {pet} böjde sig också ner, och dreglade.
## if pet.cat
Katten {pet}, som hade fått följa med i sportväskan, böjde sig också ner, och klappade den på näsan.

# @kind
hunden
## if pet.cat
katten

# @off
{Pet} hade legat bredvid apelsinerna och sett ut som en hund som inte har rört en enda. I hela sitt liv hade {pet.he} hämtat bollar, och inte en enda hade någon behövt ha tillbaka. Nu travade {pet.he} genom gluggen i staketet och gled ner i ån som en utter.
## if pet.cat
{Pet} hade legat på jackorna och sett ut som en katt som inte är på någons match. I hela sitt liv hade {pet.he} slagit efter saker som folk dinglade med, och inte en enda hade någon behövt. Nu gick {pet.he} genom gluggen i staketet och ut på en gren som hängde lågt över ån.

# @lost
{Pet} simmade i en cirkel och såg sig om.
## if pet.cat
{Pet} hukade bland löven och såg sig om.

# @closer
Käkarna öppnar sig.
## if pet.cat
Där kommer en tass. En klo, rakt genom snörningen.

# @ashore
{Pet} kom upp på land med bollen i munnen, försiktigt, som om den vore ett ägg, och lade den på {child's} skor. Sedan skakade {pet.he} sig över båda lagen.
## if pet.cat
{Pet} höll fast den med en klo tills tränaren hade fiskat upp bollen med hörnflaggan och lagt den på {child's} skor. Sedan gick {pet.he} tillbaka till jackorna och tittade inte på något av lagen.

# @smell
och {pet} luktade starkt av å
## if pet.cat
och {pet} tittade upp ur sportväskan

# picture 3
Till slut säger de hej.
