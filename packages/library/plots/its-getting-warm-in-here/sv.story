title: Det börjar bli varmt här inne
title: Tack så mycket, sa elden
title: Den andra elden
guest friend: Melker (han), Iris (hon)
guest dragon: Torvald (han), Sigvard (han)

% Draken pratar genom en kudde ända till PLOPP, och med öppen mun när någon sitter på tungan. Elden säger ”Tack så mycket” artigt, två gånger.
% En regel: först andas han in, och sedan är den borta.

# as-a-shed
{Dragon} var en grön drake, stor som ett uthus, och han bodde bakom ett, längst ner i {child's} trädgård[city:  i {city}]. Han skulle snart fylla sju, och han kunde inte spruta eld.

”Visa en gång till”, sa {friend}[!friend.known: , {child's} bästa vän]. {Friend.He} kom direkt från badet med en orange handduk om halsen och höll fram en marshmallow på en pinne.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ville gärna ha pinnen.][pet.cat:  Uppe på uthuset låg [!pet.known: katten {pet}|{pet}] och tyckte att det var en kall drake.][pet.other:  {Pet} fick vara inne, för gnistornas skull. Än hade det inte kommit några.]

”Först andas jag in”, sa {dragon}. Det lät alltid som om han pratade genom en kudde. ”Och sedan …”

Slurp! Pinnen var tom.

”Du åt upp den”, sa {friend}.

”Det var inte meningen”, sa {dragon}. ”Det är när jag andas in. Det händer varje gång.” Och han övade varje dag[sport: , mer än man övar på att {play sport}].

# a-newt
[elder: ”Har det blivit någon eld?” ropade {elder}, som väntade med kaffepannan[elder2:  bredvid {elder2}].

”Inte än!” ropade {child}.

]Klockan fyra[school: , efter {school},] skulle inspektören komma. En drake som har fyllt sju måste kunna grilla en marshmallow så att den blir brun.

”Och om du inte kan?” frågade {child}.

”Då är jag en vattenödla”, sa {dragon}, ”och då måste jag bo i dammen.” Läppen darrade. ”Jag tycker inte om att bli blöt om magen.”

# open-wide
{child} klappade honom på nosen. {Child.He} kom inte på någonting. Men {friend} tog av sig handduken.

”Jag får vara elden”, sa {friend.he} och fladdrade med den. ”Gapa stort, {dragon}!”

{Friend.He} klättrade in över tänderna och satte sig på tungan.

”Men andas inte in”, sa {child}.

# fire-please
Klockan fyra landade inspektören på gräsmattan, duns. Hon var en gammal lila drake med glasögon.

”Namn?” sa hon.

”Ååå-å”, sa {dragon}. Det är svårt att säga vad man heter när någon sitter på tungan.

”Eld, tack”, sa inspektören.

{Dragon} gapade, och ut fladdrade handduken.

”VOSCH!” skrek {friend}.

Inspektören putsade glasögonen. ”Den är lite slapp”, sa hon.

”Det är en mjuk sort”, sa {child}.

”Går den att grilla på?” Inspektören höll fram en marshmallow på en lång gaffel.

Elden stack ut en hand och tog den. Mums, mums.

”Tack så mycket”, sa elden.

”Den pratar”, sa inspektören.

”Den är väldigt väluppfostrad”, sa {child}.

# brown
Inspektören höll upp en marshmallow till. ”Den här vill jag ha tillbaka”, sa hon. ”Brun.”

Vad nu? {child} stack in huvudet mellan tänderna. {Friend} satt inte kvar på tungan. {Friend.He} hade krupit längst in för att gömma sig.

”{Child}!” ropade {friend.he}. ”Det har fastnat något här inne! Det är stort och vitt, och det är … mmm. Det är marshmallow!”

Det var alla marshmallows som {dragon} någonsin hade andats in. De hade klibbat ihop till en tjock klump, och den satt som en kork i en flaska.

”Då kan ju elden inte komma ut!” sa {child}. ”Dra!”

# pop
{Friend} drog. {Friend.He} tog en tugga och drog igen.

PLOPP!

Djupt nere i {dragon} började det mullra.

”{Child}?” sa {friend}. ”Det börjar bli varmt här inne.”

Åh nej! {Dragon's} mage lyste rött. Elden var på väg, den riktiga, och {friend} satt i vägen.

”Kom ut!” skrek {child}.

”Det går inte!” skrek {friend}. ”Jag har fastnat i klumpen!”

# foot-on-his-chin
Det rök ur öronen på {dragon}. ”Ååå-å!” sa han, och det betydde skynda på.

Ett hörn av handduken hängde ut över tänderna. {child} tog tag i det med båda händerna, satte ena foten mot {dragon's} haka och drog.[athlete:  Inte ens {athlete} hade kunnat dra hårdare.]

Svupp! Ut kom handduken. Ut kom {friend}. Ut kom klumpen, stor som en kudde, och alltihop rullade bort över gräset.

”NU!” skrek {child}.

VOOOOOSCH!

Elden var lång som en buss. Den for precis förbi nosen på inspektören.

# the-other-fire
Inspektören tittade på sin gaffel. ”Brun”, sa hon och åt upp den. ”Det där är en drake.”

”Jag kunde!” sa {dragon}, och nu fanns det ingen kudde i rösten.

Inspektören pekade på {friend}, som var vit och klibbig från topp till tå. ”Och vad är det där?”

”Det är den andra elden”, sa {child}.

”Den har slocknat”, sa inspektören vänligt och flög hem.

# a-stick-each
Den sommarkvällen satt de i gräset, med klumpen i mitten och varsin pinne.[pet.dog:  {Pet} hade också en, att tugga på.][pet.cat:  {Pet} låg tätt intill {dragon's} mage, för nu var den lagom.][pet.other:  {Pet} tittade på genom fönstret.][music:  {Friend} nynnade på {@song}.]

[elder: ”Har det blivit någon eld?” frågade {elder.short} och höll fram kaffepannan.

]”Först andas jag in”, sa {dragon} och vände bort huvudet så länge. ”Och sedan …”

Vosch, sa det, alldeles lågt, och {friend's} marshmallow var brun.

Sedan kom stjärnorna fram. {Dragon} la hakan i gräset, och de två andra lutade sig mot hans sida, som var varm rakt igenom. {Friend} gäspade. {child} bredde handduken över {friend.him}.

”Tack så mycket”, sa elden, nästan i sömnen.

# @song
{music}
