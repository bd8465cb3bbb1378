title: Man är bara ute
title: Då fattas det ingen
title: Jag kommer
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som pratar i telefon (@a) är mormor eller farfar, annars {adult}, annars {minder}. Sista ”Jag kommer” sägs alldeles lugnt, rakt ut i luften.
% En regel: man har inte rymt förrän någon letar efter en, innan dess är man bara ute. Den som märker väskan är vännen, hunden, katten eller den äldre (@help).

# the-den
{child} hade byggt en koja under den stora busken längst ner i trädgården. Den hade en dörr av grenar[school: , och det hade inte kojan {at school}], och {child} ville att {@first} skulle komma och titta.[city:  Det fanns nog ingen bättre koja i hela {city}.]

”Jag kommer”, sa {@a}, som pratade i telefon[elder & adult:  med {adult}].

{child} väntade. Sedan sa {child.he} till igen.

”Jag kommer”, sa {@a} och pratade vidare.

Efter fjärde gången satt det en klump i halsen på {child}. Då packade {child.he} en väska med pyjamas och tandborste och rymde.[pet.other:  Den enda som fick veta det var {pet}, som aldrig skvallrade.]

{@Watch}

# only-out
{child} rymde ända till kojan. Längre fick man inte gå. Men där inne satt {a wish}.[wish.size.huge:  Det vill säga, {wish.part} hade kommit in, och resten hade busken på sig.]

”Ska du hämta mig?” viskade {the wish}.

”Nej”, sa {child}. ”Jag har rymt.”

”Det har jag med!” sa {the wish}. ”I morse. {@Why} Är det någon som letar efter dig?”

{child} kikade ut mellan grenarna. ”Inte än.”

”Inte efter mig heller”, sa {the wish}, och {wish.part} slokade. ”Man har inte rymt förrän någon letar efter en. Innan dess är man bara ute.”

# not-yet
Så de väntade.[music:  De nynnade på {@song}, men lågt, för att inte bli hittade för fort.]

[friend / !pet.dog & !pet.cat & !elder: ”Har de märkt det?” ropade {child}.

”Inte än!” ropade {friend} från trappan.

”Svara inte! Jag är ju borta!”

”Förlåt!” ropade {friend}. ”Inte än!”

][pet.dog & !friend: ”Har någon märkt det?” ropade {child}.

Dunk, sa {pet's} svans mot trappan.

”Svara inte! Jag är ju borta!”

Dunk, sa svansen.

]”Någon måste gå in och säga det”, sa {child} till slut.

”Men den som går in har gått hem”, sa {the wish}. ”Och då har den bara varit ute.”

{child} tittade på {the wish}, som hade väntat ända sedan i morse. Om {child} gick in skulle någon leta efter {the wish}. Men ingen skulle leta efter {child}.

”Jag går”, sa {child.he} och tog väskan. Gräsmattan hade aldrig varit så lång.

# at-once
”{A wish} har rymt!” ropade {child} in genom dörren.

”Va?” sa {@a} och släppte telefonen. Och {@he} kom, så fort att {@he} bara hade en sko på sig[elder2: , och {elder2} hade den andra].

”De letar efter mig!” skrek {the wish} och rymde så att löven yrde.

”{Wish.sound}”, sa tvätten, för någon var alldeles för glad för att vara tyst. Och mellan två lakan fick {@a} syn på {wish.part}.

”Där är du ju!” flåsade {@a}. ”Vi har letat överallt!”

”Åh, tack”, sa {the wish}. ”Då har jag rymt på riktigt.”

# nobody-missing
”Då fattas det ingen”, sa {@a} och gick mot huset och telefonen.

{child} stod kvar med väskan i handen. För {the wish} hade de kommit på en gång. Ingen hade ens sett väskan. Och inte ett ord kom förbi klumpen.

{@help}

{@A} vände, tittade ner i väskan och fick se tandborsten. ”Men vem är det som har rymt?” sa {@he}.

”Jag”, sa {child}, och det gjorde ont när det kom ut. ”För länge sedan. Men ingen letade, så jag var bara ute.”

{@A} satte sig rakt ner i gräset. ”Jag sa ju att jag kommer”, sa {@he}. ”Vad gjorde jag sedan?”

”Kom inte”, sa {child}.

{@A} höll {child} i handen en stund. ”Kan du rymma en gång till?” frågade {@he}.

”Nu?”

”Nu”, sa {@a}. ”Jag kommer.”

Det var precis vad {@he} brukade säga. Men nu hade {@he} redan rest sig.

# the-bush
Så {child} rymde. {Child.He} sprang tvärs över hela gräsmattan[sport: , fortare än på {@game}], in genom dörren av grenar, och höll båda händerna för munnen.[athlete:  Inte ens {athlete} hade hunnit ifatt.]

”Sch!” viskade {the wish}, som hade kommit dit först. ”Det är någon som letar efter dig!”

”{child}!” ropade {@a}. ”{child}! Var är du?” Och för varje gång blev klumpen lite mindre.

Sedan stannade två fötter utanför kojan, en i sko och en i strumpa.

”Ursäkta”, sa {@a}. ”Har du sett ett barn?”

”Vad ska du ha det till?” sa {the wish} strängt.

”Jag saknar det”, sa {@a}. ”Och det har byggt en koja som jag inte har sett.”

”Hihi”, sa busken.

”Där är du ju”, sa {@a} och kröp in med löv i håret, och höll om {child} tills det inte fanns någon klump kvar.

# im-coming
”Det finns en lucka {wish.home} som är precis lika stor som jag”, sa {the wish}, och så gick {wish.he} hem och fyllde den.

[friend / !pet.dog & !pet.cat & !elder: {Friend} stack in huvudet. ”Nu har de märkt det”, sa {friend.he}.

][pet.dog: {Pet} kom också in. Ingen hade sagt stanna.

][pet.cat: Ute på gräset hade {pet} lagt sig i väskan igen.

]{@A} öppnade dörren av grenar och stängde den igen, två gånger, och den gick alldeles utmärkt. Uppe i huset började telefonen ringa.

”Jag kommer”, sa {@a} och satt kvar.

# @Watch
{Friend}[!friend.known: , [friend: {child.his} bästa vän | från huset bredvid],] ville också rymma. ”Men vem ska då se när de märker det?” sa {child}. ”Du får sitta på trappan. Och säg ingenting!”
## if elder & !friend & !pet.dog & !pet.cat
{@A} vinkade när {child} gick förbi med väskan.
## if pet.cat
Väskan var tyngre än den borde, för {pet}[!pet.known: , {child's} katt,] hade lagt sig på pyjamasen och tänkte ligga kvar.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] satt på trappan för att se när någon märkte det. ”Men säg ingenting!” sa {child}.]
## if pet.dog
”Stanna”, sa {child} till {pet}[!pet.known: , {child.his} hund,] på trappan. ”Och visa ingen var jag är.” {Pet} lade sig med nosen rakt mot kojan.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] satt där också, för att se när någon märkte det. ”Men säg ingenting!” sa {child}.]

# @help
”Jag säger ingenting”, sa {friend} från trappan. ”Jag bara undrar. Varför har {child} en väska?”
## if elder & !friend & !pet.dog & !pet.cat
På trappan såg {@a} sig om. ”En sådan väska hade jag när jag var liten”, sa {elder.he} långsamt. ”Jag kom till vedboden. Det dröjde väldigt länge innan någon märkte det.”
## if pet.cat
”Mjau”, sa väskan.

Ur den stack {pet's} huvud upp.[friend:  ”Jag säger ingenting”, sa {friend}. ”Men det är en sådan väska som man rymmer med.”]
## if pet.dog
Då reste sig {pet}. Stanna är stanna, men nu hade {pet} stannat länge nog. {Pet} tog väskan ur {child's} hand och lade den mitt på {@as} strumpa.[friend:  ”Jag säger ingenting”, sa {friend}. ”Men det där är {child's} väska.”]

# @Why
Jag ville bara se om någon märkte det.
## if wish.cow
Vi är fyrtio stycken, alla svartvita. Jag ville se om någon märkte det.
## if wish.pig
Det är så trångt vid vårt tråg. Jag ville se om någon märkte det.
## if wish.hamster
De trodde att jag sov i en toarulle. Det tror de varje dag.
## if wish.fish-finger
Vi låg tio stycken i en rak rad. Jag ville se om någon räknade.
## if wish.pancakes
Jag var den första i pannan. ’Nästa blir bättre’, sa de.
## if wish.cheese
De säger bara ’usch’ när jag kommer fram. Jag ville höra dem säga ’var är den?’

# @song
{music}

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
