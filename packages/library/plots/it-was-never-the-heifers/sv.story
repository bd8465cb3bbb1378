title: Stolpen vid nedre grinden
title: Det var aldrig kvigorna
title: Ett ben, en lång fundering
guest friend: Lotta (hon), Love (han)
guest pet: Humla (hon), Morris (han)
guest farmer: Sixten (han), Evert (han)

% Gården är {farmer's}; {child} och {friend} är där på eftermiddagarna. Hunden är gårdens, eller familjens egen; en katt släpar, och gnider pannan där hunden lutar sig. Golden retrievern är originalet.
% En riktig vän är borta i ett år, en påhittad flyttar.

# eighteen-years
I arton år hade bonden {farmer} legat i krig med sina kvigor om en grindstolpe.

De skubbade sig mot den. Han hade aldrig kommit på dem, men varje oktober stod den där, den gamla ekstolpen vid nedre grinden, blankslipad som ett trappräcke i höjd med {child's} revben och lite mer på sned än året innan. Så i somras hade han dragit upp den, slängt den bakom vedboden och satt dit en av stål.

”Skubba er mot den, ni”, sa {farmer}[elder: , medan {elder}[elder2:  och {elder2}] höll i spaden].

# a-horn
{child} och bästa vännen {friend} var på gården [city: utanför {city} ]varenda eftermiddag[school:  efter {school}][sport: , när det inte var {sport}]. Första veckan i oktober kom {pet} {@came}.

{@is}, och {pet.he} trodde fullt och fast på två saker: det som låg skulle {@carried}, och den som stod skulle man luta sig mot. [age<11 & elder: Nu var det ett horn. | En gång hade {pet.he} {@hen}. Den här gången var det ett horn.] Det var långt som {child's} arm, och det snodde sig runt, runt, ända ut i spetsen.

# not-for-six
{Friend}, som hade tänkt bli veterinär sedan {friend.he} var fem, tittade på tjockändan. Den var skrovlig och lite rosa.

”Det där är inte gammalt”, sa {friend.he}. ”Det där satt på någon i tisdags.”

Om nio dagar skulle {friend} {@moved}. Det hade de inte nämnt på sex dagar.

# one-leg
Samma kväll fick de se vem hornet hade suttit på. De satt bakom badkaret som kvigorna drack ur, nere vid grinden, för längre fick de inte gå för {farmer} när det skymde. När han blinkade med kökslampan [adult: hade {adult} kommit | skulle de komma in].

Hon kom ut ur skogen på rådjursvis: ett ben, en lång fundering, ett ben till. Särskilt vit var hon inte. Hon hade samma färg som ett får i regn, var inte större än en ponny och hade kardborrar i skägget. Mitt i pannan satt en rund, öm fläck, som ett skrubbsår på ett knä. Hon gick fram till stålstolpen, satte pannan mot den och tryckte på.

Det sjöng i stolpen som i en kyrkklocka. Hon for baklänges och var borta.

”Det gör ont på henne”, sa {child}.

# push-ring-gone
Hon kom nästa kväll och nästa. Knuff. Dong. Borta. För varje gång såg det ömma stället värre ut. När {child} hade lagt sig hörde {child.he} stolpen ändå[adult: , fast {adult} hade släckt]. {Child.He} ville bara att det skulle sluta göra ont på henne.

”Det är hornet hon vill ha”, sa {friend} dagen därpå, vid badkaret. ”Hon kommer tillbaka dit hon tappade det. Jag skulle kunna spjäla fast det. Jag har gasbinda.”

”Man kan väl inte gå och linda en enhörning.”

”Det kunde jag visst, om jag hade mer än sex dagar på mig”, sa {friend}, och sedan tittade de båda två väldigt noga på badkaret.[music:  {Friend} nynnade lite på {music} och slutade.]

# a-sock
Så fjärde kvällen lämnade de tillbaka det. {Pet} {@took}, för {pet.he} lät ingen annan göra det. {Pet.He} lade ner hornet i gräset.

Ett ben. En lång fundering. Enhörningen tittade på hornet. Så klev hon över det, som man kliver över en strumpa, och gick till stolpen.

Knuff. Dong. Borta.

# never-the-heifers
Det dröjde innan {friend} sa något.

”Jag hade fel”, sa {friend.he}. ”Jag ville att det skulle vara hornet, för hornet hade jag kunnat göra något åt.” {Friend.He} tog upp det och vände på det. ”Men titta. Det har inte gått av. Det har lossnat av sig självt, som på en älg. Det är bara ett nytt på väg, och det kliar. Likadant är det för älgarna. De måste få skubba sig. De hittar ett bra träd, och till det kommer de tillbaka varje …”

{Friend.He} kom av sig, för {child} hade rest sig upp. {Child.He} mätte. Enhörningens panna hade nått {child.him} precis till revbenen.

”{Friend}”, sa {child.he}. ”Det var aldrig kvigorna.”

De sprang[athlete:  så att {athlete} hade blivit efter]. Bakom vedboden låg stolpen bland nässlorna, med kritstreck där den skulle sågas på lördag. {child} kände sig fram till det blanka stället, och där, under fingrarna, gick en skåra runt, runt i träet, precis som på hornet.

Arton höstar.

# two-people
Kvällen därpå körde de ner stolpen på skottkärran[elder: , med {elder.short's} handskar på], ställde den på ända bredvid grinden, slog armarna om den från var sitt håll och stod stilla.

Ett ben. En lång fundering.

Stolpen såg hon. Men hon såg också två människor som höll i den, och hon skälvde i hela kroppen och kom inte.

{@Told} {Pet.He} reste sig. {Pet.He} släntrade förbi mitt framför enhörningen, gäspade, gick runt bakom {child} och {@leant}.

Enhörningen såg på. Sedan kom hon.

# round-and-round
Hon satte pannan mot eken och tog i. {Child's} stövlar gled. {Pet} {@harder}. Runt, runt gick enhörningen och stönade som en gubbe som sänker ner fötterna i ett fotbad, så nära att skägget kittlade {child} på handleden. Hon luktade trattkantarell.

”Jag vill inte till Norge”, sa {friend} in i sin sida av stolpen.

”Jag vet.”

”Du har inte sagt något.”

”Jag kom inte på vad man kunde göra åt det.”

Stolpen ryckte till. De höll i.

”Det kunde du väl ha sagt”, sa {friend}.

”Jag säger det nu.”

# a-new-tooth
Det blinkade i köksfönstret. Enhörningen lyfte huvudet, och mitt i det ömma lyste något pyttelitet, som en ny tand. Hon andades en gång på deras händer och gick tillbaka till skogen utan att fundera det allra minsta.

De lutade stolpen mot grinden. {Pet} {@took} hornet ända fram till {friend's} cykel, och där, för första gången i sitt liv, släppte {pet.he} något utan att någon hade sagt till.

# heifers
På morgonen stod {farmer} och tittade på stövelspår och tasspår och ett slags spår till. Han lade handen på stolpen, och fingrarna följde skåran runt, runt. Han plockade loss ett långt vitt hårstrå, såg på det och stoppade det i bröstfickan.

”Kvigor”, sa {farmer} och gick för att hämta spaden.

# @came
uppför hagen med något i munnen
## if pet.cat
baklänges uppför hagen och släpade på något

# @is
{Pet} var {farmer's} hund
## if pet.dog
{Pet} var {child's} hund[breed: , {a breed}]
## if pet.cat
{Pet} var {child's} katt[breed: , {a breed}]

# @carried
bäras
## if pet.cat
släpas hem

# @hen
burit hem en levande höna, som var fuktig och mycket förvånad
## if pet.cat
släpat hem en levande ål, som var fuktig och mycket förvånad

# @moved
flytta till Norge
## if friend
flytta till Norge för ett år

# @took
bar
## if pet.cat
släpade

# @told
{pet} hade fått order att stanna vid badkaret.
## if pet.cat
{pet} hade fått order att stanna vid badkaret, men order kan man inte ge en katt.

# @leant
lutade sig, med vartenda kilo, mot {child's} ben
## if pet.cat
gned sig, med pannan först, mot {child's} ben

# @harder
lutade sig hårdare
## if pet.cat
gned sig hårdare
