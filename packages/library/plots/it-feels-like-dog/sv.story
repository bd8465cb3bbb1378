title: En hund till
title: Trollet som hade frusit i tusen år
title: Det känns som hund
guest pet: Bosse (han), Ylva (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som ropar till middag är den äldre, annars {adult}, annars {minder}. ”En hund till” sägs som man ber om en bulle till, utom när trollet tar steget. Sista meningen sägs lågt.
% En regel: ligger hunden i solen blir den full av sol, och sedan kan man bära in den.

# as-a-loaf
Ovanför sommarstugan[city:  utanför {city}] låg en stor sten, och vid stenen låg {pet}[!pet.known: , {child's} hund]. Där låg {pet.he} varje eftermiddag, tills solen hade gjort {pet.him} varm som en limpa. Då brukade {pet.he} gå in i grottan bakom stenen och svalka sig.

{child} satt uppe på stenen med en smörgås.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] var längre ner i backen och samlade på stenar. Hittills var alla granit.]

Men den här gången skrek någon i grottan.

”TA UT DEN!”

# something-in-him
{child} rusade in. Längst in i mörkret satt ett troll, stort som en traktor, med ryggen tryckt mot berget. På fötterna låg {pet}.

”{Pet} är snäll”, sa {child}.

”Men det är något i hunden”, viskade trollet. ”Något varmt!”

”Det är bara sol”, sa {child}. ”{Pet} har legat i den.”

”SOL?” Trollet drog åt sig fötterna så att {pet} trillade av. ”Har du släppt in SOLEN?”

# looking-for-me
”Är du rädd för den?”

”Den letar efter mig”, sa trollet. ”Varje morgon kommer den upp bakom berget och börjar. Den tittar bakom vartenda träd. På kvällen ger den upp, men den kommer alltid tillbaka.”

”Den letar inte”, sa {child}. ”Den lyser bara.[school:  Vi har haft om den {at school}.]”

”På vad?”

”På allt.”

”Just det”, sa trollet. ”Den letar.”

# a-toe
{Pet} lade sig på fötterna igen. {Pet.He} ville alltid ligga på någons fötter. Efter en stund rörde sig en tå.

”Det där”, sa trollet. ”Som går in. Vad är det?”

”Det är att vara varm”, sa {child}.

Det hade trollet aldrig varit. Han hade bott i berget i tusen år och frusit i allihop. Nu satt han stilla, tills {pet} hade svalnat.

”Hunden är slut”, sa han sorgset.

”Man kan fylla på”, sa {child}.

# one-more-dog
Så {pet} fick gå ut och ligga i solen. När {pet.he} var varm som en limpa visslade {child}[music:  {@song}], och då kom {pet.he} in och lade sig på den andra foten.

”En hund till”, sa trollet.

De tog händerna. De tog knäna, som hade knarrat sedan medeltiden, och nu slutade de.[sport:  ”Nu skulle jag kunna {play sport}”, sa trollet.]

# my-aunt
”Kan du inte gå ut själv?” sa {child}. ”Där ute finns det hur mycket som helst.”

”Min faster gick ut”, sa trollet. ”Hon skulle bara se efter om den hade gått. Hon står där än, mitt framför dörren.”

{child} tittade på stenen där ute. Den hade faktiskt en sorts näsa.

”Jag har ätit smörgås på henne”, sa {child}. ”Förlåt.”

”En hund till”, sa trollet.

# under-the-stone
{child} visslade. Det kom ingen hund. {child} visslade igen, och då gnydde det, långt nerifrån.

{Child.He} sprang ut[athlete: , fortare än {athlete}]. {Pet} hade hört en mus under stenen och grävt efter den, och sedan hade stenen vält över hålet som ett lock. I springan syntes bara en nos.

”{Pet}!” {child} tog spjärn och knuffade. Den stenen kunde ingen människa lyfta. {Child.He} var så rädd att det gjorde ont i bröstet.[friend:  {Friend} kom springande och knuffade också, men det hjälpte inte.]

# one-step-more
{child} sprang in igen. ”Du måste lyfta din faster!”

”I kväll?” sa trollet.

”Nu! {Pet} sitter fast!”

Trollet tittade på sina fötter. De var varma fortfarande.

Han lade ena handen för ögonen. I den andra höll {child}, om ett finger, och så gick de. Där skuggan tog slut tog trollet också slut.

”Är det här den börjar?” viskade han.

”Ja. Ett steg till.”

”En hund till”, mumlade trollet och tog det.

# lift
Han blev stel från topp till tå. Nu blir han sten, tänkte {child}.

”LYFT!”

Trollet famlade, fick tag i sin faster och lyfte. Upp for {pet}, sandig ända in i öronen, och lade sig på trollets fötter.

# no-dog-there
”Nu är den i hunden igen”, sa trollet bakom handen. ”Jag känner den.”

”Känn på ryggen också”, sa {child}.

”På ryggen har jag ingen hund.”

”Nej”, sa {child}.

Trollet kände efter, länge.

”Det känns som hund”, sa han. ”Det känns som hund ÖVERALLT!”

# only-a-stone
Han tog bort handen från ögonen. Han var lika mjuk som vanligt. Sedan knackade han på det som han hade under armen.

”Det här är ju en sten”, sa han.

[friend: ”Granit”, sa {friend}.

]”Var är din faster då?” sa {child}.

”Hon sa att hon skulle ut i solen. Hon ligger väl där någonstans och undrar var jag håller hus.”

# where-is-it-going
De låg i gräset, allihop, tills solen började gå ner. Då satte sig trollet upp.

”Vart ska den ta vägen?”

”Den går bara ner.”

”Men kommer den …” Trollet svalde. ”Kommer den tillbaka?”

”Ja”, sa {child}. ”Den kommer alltid tillbaka.”

# a-little-left
Nere vid stugan ropade {@first} att maten var klar.[elder2:  {Elder2} hade redan börjat.] Trollet stod i öppningen till grottan, och det var långt till i morgon.

”En hund till?” sa han.

Det fick han.

Efter maten satt {child} på trappan i mörkret. Uppe i berget snarkade någon. {Pet} lade sig på {child's} fötter. {child} gäspade och stack in handen i {pet's} päls.

Det fanns lite kvar.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}
