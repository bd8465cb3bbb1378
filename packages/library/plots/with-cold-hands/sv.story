title: Inte i februari
title: Kalla händer
title: Nu är det nu
guest birger: Birger (han), Torvald (han)

% Fjärilen är hon. {birger} säger ”inte än” och {child} ”nu”; till sist är det {child} som säger ”inte än”. Halsduken plockas fram ur fickan och räcker precis.

# in-february
I {@b-first-s} vedbod, högst uppe under taket, hängde en fjäril i en lös flisa.

”Titta!” sa {child}. ”En riktig fjäril! I februari![city:  Mitt {in city}!]”

{Child.He} hade kommit för att hjälpa {@lived} eldade med ved, att bära in[pet.dog: , och [!pet.known: hunden ]{pet} för att bära ut][pet.cat: , och [!pet.known: katten ]{pet} för att ligga på det som bars]. Fjärilen var hopfälld och mörk som ett bränt papper.[!friend:  {child} blåste lite på den. Den rörde sig inte.]

[friend: ”Det är ett bränt papper”, sa {friend}[!friend.known: , {child's} bästa vän]. {child} blåste lite på fjärilen. Den rörde sig inte.]

”Det är en nässelfjäril”, sa {@b}. ”Hon sover där till våren.”

”Vi väcker henne!”

”Inte än”, sa {@b}.

”Men jag vill se när hon flyger.”

”Inte än.”

”När, då?”

”När hon vill.”

# only-now
{@B} satte potatis när andra åt den. I fickan hade {@b-he} en halsduk som {@b-he} hade stickat på i åtta år[elder2: , med råd från {elder2}]. {child} var en sådan som öppnade ugnen för att se om kakan jäste.[sport:  När {child.he} skulle {play sport} var {child.he} ombytt kvällen före.][pet.other:  {Pet}, där hemma, var mer som {@b}.]

”Du säger bara inte än”, sa {child}.

”Och du säger bara nu”, sa {@b} och tog en famn ved.

# splinter
I tre dagar gick {child} [friend: och {friend} ][school: raka vägen från {school} ]och tittade på fjärilen. Hon hängde.[pet.cat:  {Pet} låg inunder och hade ingen brådska.] Den fjärde dagen klättrade {child} upp på huggkubben. Flisan gick att lyfta ner, med fjäril och allt.

[friend: ”Jag tror att hon fryser”, sa {child}. ”Papper fryser inte”, sa {friend}. | {Child.He} tänkte att hon nog frös.]

# half-moons
[friend: {child} | {Child.He}] bar in flisan i {@b-s} kök, där det brann i spisen, och ställde den på bordet. [pet.cat: {Pet} fick stanna ute på trappan. ]{@B} var ute och skottade[pet.dog & !friend / pet.dog & age>=9: , och {pet} hjälpte till]. {child} väntade. Och då darrade det i fjärilen.

Hon fällde ut vingarna. De var orange som eld, med svarta fläckar, och längs kanten satt en rad små blå halvmånar. {child} glömde att andas. [friend & age>=9: {Friend} sa inget mer om papper. Fjärilen | Hon] var det vackraste {child} hade sett, och det var {child.he} som hade fått henne att vakna.

”Hej”, viskade {child.he}. ”Nu är det nu.”

# tick
Fjärilen lyfte. Ett varv flög hon runt lampan, och så for hon rakt mot fönstret, mot ljuset. Tick, sa det mot rutan. Där utanför låg snön ända upp till fönsterblecket. Tick. Tick. Tick.

”Inte dit”, sa {child}. ”Där är det kallt!”

Fjärilen slog och slog. Sedan måste hon vila, och så slog hon igen.

{@B} kom in med snö på mössan[pet.dog & !friend / pet.dog & age>=9: , och {pet} med snö på nosen. De stannade på tröskeln. | . [elder: {elder.He}|Han] stannade på tröskeln.]

”Jag trodde att hon frös”, sa {child}, och nu grät {child.he}. ”Jag ville bara att hon skulle vara vaken.”

# used-up
{Child.He} väntade på att {@b} skulle bli arg. {@B} tog av sig mössan och lade den på spiskanten.

”Hon åt sig mätt i höstas”, sa {@b-he}. ”Det ska räcka till våren. Flyger hon nu, så tar det slut. Och det finns inte en blomma ute.”

”Då måste hon somna om. Fort!”

”Ja. Hon somnar om det blir kallt. Vi får bära ut henne i boden.”

# little-stoves
{child} kupade händerna. Fjärilen satt stilla och flämtade med vingarna. [child.she: {child}|{Child.He}] tog om henne så mjukt {child.he} kunde, men genast fladdrade det där inne, vilt, så att det kittlade i handflatorna. {Child.He} öppnade, och fjärilen flög till rutan igen. Tick.

”Hon blir ju bara piggare!”

”Du är varm”, sa {@b}. ”Du är som en liten spis. Jag är likadan, jag har skottat.”

{child} såg på sina händer. De var röda och varma. Det var dem det var fel på.

# in-the-snow
Då sprang {child.he} ut på trappan[athlete: , snabbare än {athlete}], utan vantar, och körde ner båda händerna i snön.

Det stack. Det sved i fingrarna och blev kallt ända in i naglarna.[pet.cat & !friend / pet.cat & age>=9:  {Pet} kom och satte sig på {child's} fötter.]

”Är de kalla nu?” ropade {child.he}.

{@B} kom ut och kände efter. ”Inte än”, sa {@b-he}.[pet.dog:  {Pet} ville slicka dem varma och fick inte.]

{child} lyfte inte händerna. {Child.He} nynnade [music: på {music}, från början till slut|en hel visa]. Sedan [friend: hjälpte {friend} till, och de tog | tog {child.he}] den en gång till.

”Nu”, sa {@b}.

# across-the-yard
{child} gick in och kupade sina kalla, kalla händer om fjärilen. Hon fladdrade en gång. Sedan en gång till, långsammare. Och sedan, när de gick över gården, steg för steg, kände {child} hur hon fällde ihop vingarna och blev stilla.

I boden luktade det björk. {child} öppnade händerna mot en stock högst upp. Fjärilen kröp ut, tog tag med sina tunna ben och blev till ett litet bränt papper igen.

”Sover hon?” viskade {child}.

”Hon sover”, viskade {@b}.

# eight-years
Sedan tog {@b-he} fram den åtta år gamla halsduken ur fickan och lindade den om {child's} händer, flera varv. Den räckte precis.[pet.dog:  Och nu fick {pet} slicka på det som stack ut.]

Så blev det mars. {child} [friend: och {friend} ]bar [pet.dog: in ved, och {pet} bar ut den | ved], och varje dag tittade [friend / pet.dog: {child} | {child.he}] in under taket. ”Inte än”, sa {child.he} till fjärilen[pet.cat:  och till {pet}] och stängde dörren tyst.

# on-a-knee
Och så kom den där eftermiddagen i april. Snön var borta. Dörren till vedboden stod öppen, och solen gick längre in än någonsin. På bänken utanför satt {child}[friend: , {friend}] och {@b} och åt varsin smörgås[pet.cat: , med {pet} i {@b-s} knä][pet.dog: , och {pet} låg under med ett vedträ].

Något orange kom ut genom dörren.

[friend: ”Där kommer papperet”, viskade {friend}.]

[friend: Fjärilen | Hon] flög ojämnt först, som om hon provade. Hon flög ett varv över tussilagon i diket. Sedan kom hon tillbaka och satte sig på {child's} knä, i solen. Hon fällde ut vingarna med alla de blå halvmånarna och satt och värmde sig.

{child} rörde sig inte. {@B} rörde sig inte.[pet.dog & !friend / pet.dog & age>=9:  Inte ens {pet} rörde sig.][pet.cat & !friend / pet.cat & age>=9:  {Pet} hade en hand på ryggen.] De satt tills smörgåsarna var slut och skuggan från taket nästan hade nått deras fötter.

# a-while-longer
”Du”, sa {@b} lågt. ”Det är dags att gå in. Ska vi?”

{child} såg på fjärilen. {Child.He} såg på {@crumbs}.

”Inte än”, sa {child}.

Och så satt de kvar en stund till.

# @b
{birger}
## if elder
{elder.short}

# @b-s
{birger's}
## if elder
{elder.short's}

# @b-first-s
{birger's}
## if elder
{elder's}

# @lived
{birger}, som bodde granne och
## if elder
{elder.short}, som

# @b-he
han
## if elder
{elder.he}

# @crumbs
{birger}, som hade brödsmulor i skägget och hela kvällen på sig
## if elder
{elder.short}, som hade brödsmulor på koftan och hela kvällen på sig
