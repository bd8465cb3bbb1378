title: Vem väljer kaptenen
title: En kvar vid staketet
title: En gång till
guest captain: Tuva (hon), Embla (hon)
guest second: Milo (han), Viggo (han)
guest last: Sixten (han), Ture (han)
guest friend: Maja (hon), Sami (han)
guest aunt: Barbro (hon), Gunilla (hon)

% {@caller} ropar hemma: far- eller morföräldern, annars {adult}, annars {aunt} som passar {child}. Det sista ”{child}” ropas nerifrån magen.

# a-name
{child} ville höra någon ropa {child.his} namn. Mer var det inte, och det var inte ens ett svårt namn.

På långrasten[school:  {at school}] spelade klassen fotboll, och {captain} och {second}, som var lagkaptener, fick välja lag. Alla andra stod längs staketet, och den som hörde sitt namn fick gå därifrån.

”{Friend}!” ropade {captain}.

{Friend} var {child's} bästa vän, och {friend.he} gick baklänges hela vägen, för att {child} skulle slippa se någon rygg.

# the-last
Så höll det på tills det bara stod en kvar vid staketet. Den ropade man inte på. Kaptenen tog bara bollen och gick, och den som var kvar fick följa efter.

Den som var kvar var {child}.

”Stå längst fram”, hade {friend} sagt. Det hjälpte inte. ”Ha gul tröja”, hade {friend} sagt. ”Se ut som om det inte spelar någon roll.” Det var svårast av allt[music: , fast {child.he} nynnade på {music} under tiden].[sport:  Och {child} var inte dålig på att {play sport}. Det var inte det.]

Nu gjorde {child} bara en sak, i smyg. Varje gång {captain} hade ropat ett namn sa {child} sitt eget strax efter, utan ljud, för att känna hur det skulle ha varit.

# at-home
”Ropa på mig”, sa {child} hemma till {@whom}. ”Som om du hade många att välja på.”

”{child}!” ropade {@caller}.

Det lät som tandborstning.

{@stomach}

Nu lät det som bullar.[pet.dog:  {Pet}, som var {a breed}, kom båda gångerna. {Pet.He} kom vem man än ropade på.][pet.cat:  {Pet}, som var {a breed}, låg kvar i fönstret. {Pet.He} hade aldrig kommit för att någon ropade.][pet.other:  Till och med {pet} hörde det.]

”Tack”, sa {child}. Det var bra, men inte riktigt samma sak. Hemma måste de ju.

# her-own
En onsdag ropade {captain} på {friend}, och {friend} gick baklänges som vanligt. {child} såg efter {friend.him}, och över {friend's} axel råkade {child.he} få syn på {captain}. Hennes läppar rörde sig. Det kom inget ljud.

Det där kände {child} igen. {Child.He} väntade på nästa namn, och nästa, och varje gång kom det: först ett namn som hördes, och så ett som inte hördes. Det gick att se vilket. Det var hennes eget.

Ingen ropade någonsin på {captain}. Hon var alltid kapten, och den som väljer kan ingen välja.[athlete:  Till och med {athlete} måste någon ha valt en gång.]

Hela tiden hade {child} trott att det bara fanns en som aldrig fick höra sitt namn. Det fanns en till.

# goalpost
Så var bara {last} och {child} kvar, och {second} ropade på {last}.

”Då är det jämnt”, sa {second}, för någon var sjuk. ”Men du kan få vara målstolpe. Vi har bara tre jackor.”

Han menade det snällt. Det var det värsta.

Alla gick. {Friend} gick baklänges, men mycket långsamt. Ingen väntade på den sista.

Ingen valde mig, tänkte {child}. Inte ens sist. {Child.He} kände sig överbliven, som en kall potatis.

Men inte hade någon valt {captain} heller.

# the-call
{child} klev upp på staketets nedersta bräda. {Child.He} tog luft, ända nerifrån magen[elder: , precis som {elder}].

”{Captain}!”[pet.dog:  Det hade {Pet} kommit på.][pet.cat:  Det hade till och med {Pet} tittat upp för.]

Hela klassen stannade. {Captain} vände sig om med bollen i famnen.

”Vad är det?”

”Jag väljer dig.”

”Det går inte”, sa {captain}. ”Jag är kapten.”

”Vem väljer dig då?”

{Captain} öppnade munnen. Hon såg på {second}, och {second} såg på sina skor.

”Du ska gå nu”, sa {child}. ”Man går när man hör sitt namn.”

# fifteen-steps
{Captain} släppte bollen. Det var femton steg till staketet, och hon hade aldrig gått dem. Hon började som om hon skulle till tandläkaren, men den sista biten sprang hon.

”Det pirrar i magen”, sa hon. ”Är det så här varje gång?”

”Jag vet inte”, sa {child}.

{Captain} tittade på {child.him}, länge.

”Säg det en gång till”, bad hon.

”{Captain}”, sa {child}.

# shoelaces
Nu var det {captain} som skulle ropa, och hon ropade på {second}. Han kom utan att andas. {Second} ropade på {last}, och {last} på nästa, och raden vid staketet växte och växte.

Det var bara {friend} som ingen fick tag i. Så fort någon såg sig om satt {friend} på huk och knöt skorna. Sedan stod {friend.he} bakom någon längre. Sedan fanns det ingen att stå bakom, och {friend} blev ropad allra sist.

”Vilken otur”, sa {second}. ”Nu har du ingen att välja.”

”En”, sa {friend}.

# a-long-way
{Friend.He} kom inte till staketet. {Friend.He} gick bort så långt det gick, för att vägen skulle bli lång. Där tittade {friend.he} på hela raden, en efter en, som om det var svårt att bestämma sig.

”{child}!”

Det hördes i matsalen[city:  och säkert i halva {city}]. Och {child} gick. Det pirrade i magen, så {child.he} tog de minsta steg {child.he} hade.

Sedan ringde det in.

”Vi hann ju inte spela”, sa {second}.

”Nej”, sa {captain}. ”Och i morgon är det jag som står vid staketet.”

# once-more
På kvällen satt {child} i sitt rum när {@caller} ropade från köket.

”{child}. Det är mat.”[pet.dog:  {Pet} kom.][pet.cat:  {Pet} kom, för det var fisk.]

”{child}.” Den gången kom det nerifrån magen.[elder2:  {Elder2} hade redan satt sig.]

{child} satt kvar på sängen. Till slut stod {@caller} i dörren, med grytvanten på.

”Hör du inte att jag ropar?”

”Jo”, sa {child}. ”Jag ville bara höra det en gång till.”

# @caller
{aunt}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @whom
{aunt}, som passade {child.him} på eftermiddagarna
## if adult & !elder
{adult}
## if elder
{elder}, som lagade maten på onsdagarna

# @stomach
”Ta det nerifrån magen”, sa {child}.
## if elder
”Vänta”, sa {elder.short}. ”Man ska ta det härifrån.” {Elder.He} lade handen på magen och ropade igen[adult: , och {adult} höll för öronen].
