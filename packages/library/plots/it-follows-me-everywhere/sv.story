title: Den följer efter mig överallt
title: Ropa banan
title: Den minsta elden
guest friend: Omar (han), Iris (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Pyjamasen (@a) är den äldres, annars {adult}, annars {minder}. ELD och BANAN skriks; sedan blir de fyra eldarna mindre och mindre, och den sista är knappt ett andetag.
% En regel: när man ropar på den kommer den, och så stor som man ropar.

# bucket
I tisdags var brandkåren på besök[school:  {at school}], och sedan dess gick {friend}[!friend.known: , {child's} bästa vän,] ingenstans utan en hink vatten. Hittills hade {friend.he} släckt en tårta och fyra korvar.

”Jag vill släcka en riktig eld, bara en gång”, sa {friend.he} och ställde ner hinken på {child's} gräsmatta[city:  i {city}].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tog en klunk ur den.][pet.cat:  Där låg [!pet.known: katten ]{pet} i solen och ville helst vara torr.][pet.other:  {Pet} fick vara inne, för plaskets skull.]

# hide-me
Då brakade det i häcken. Ut kom en drake, stor som en skåpbil. Han skakade i hela kroppen, och han kröp in bakom tvätten på linan.

”Göm mig!” sa han. ”Den är efter mig!”

”Vilken då?” frågade {child}.

Draken tittade åt båda hållen. ”Den varma”, viskade han. ”Den gula.”

”Elden?” sa {friend} och for upp med hinken. ”Var?”

# very-quick
”Är du rädd för eld?” sa {child}. ”Men du är ju drake!”

”Du vet inte hur det är”, sa draken. ”Den följer efter mig överallt. Jag har simmat över en sjö. Jag har flyttat nio gånger. Och vart jag än kommer är den där, mitt framför nosen.”

”Om den följer efter dig borde den väl vara bakom dig”, sa {child}.

”Den är väldigt snabb”, sa draken.[athlete:  ”Den är snabbare än {athlete}.”]

”Här är den i alla fall inte”, sa {friend} sorgset.

# red-pyjamas
Draken kikade ut mellan två lakan. På linan hängde {@as} pyjamas, och den var röd, och den fladdrade.

”ELD!” skrek draken.

VOSCH! En låga for tvärs över gräsmattan.

PLASK! sa {friend's} hink.[pet.cat:  {Pet} flyttade sig till andra änden.]

”Där fick den!” sa draken.

”Det var en RIKTIG”, sa {friend} och sprang till kranen efter mer.

# calling-it
{child} tittade på pyjamasen. Det var bara en pyjamas.

”Det fanns ingen eld”, sa {child.he}. ”Inte förrän du skrek.”

”När den kommer skriker jag”, sa draken. ”Det gör väl vem som helst.”

”Nej”, sa {child}. ”När du skriker kommer den. Du ropar ju på den!”

”Jag ropar inte på den”, sa draken. ”Jag ropar bara ELD!”

VOSCH! PLASK!

”Där ser du”, sa draken. ”Den hörde att vi pratade om den.”

# bananas
”Ropa något annat”, sa {child}. ”Ropa banan.”

Draken blundade. ”BANAN!” skrek han.

Det kom ingenting. Han öppnade ett öga. ”BANAN!” skrek han och tittade bakom sig. ”BANAN! BANAN!” Och så dansade han runt hela gräsmattan. ”Vilket härligt ord! Och i hela mitt liv har jag ropat ELD!”

VOSCH!

# two-fires
{Friend} var kvar vid kranen[music:  och nynnade på {@song}]. Lågan for rakt genom tvätten, och det började brinna i ena benet på pyjamasen.

Åh nej!

”Banan!” ropade {child}. ”Ropa banan!”

”Man kan väl inte ropa banan när det är ELD!” skrek draken. VOSCH! ”Nu är det ännu mer ELD!” VOSCH! Ju högre han skrek, desto mer blev det. Ju mer det blev, desto högre skrek han.

{Friend} kom springande, PLASK, och sprang efter mer.[sport:  Det var värre än {sport}.]

# quieter
Hjärtat bultade på {child}. Ingen kan skrika högre än en drake. Så {child.he} kröp in under vingen, hela vägen upp till örat, och tog tag i det med båda händerna.

”Säg som jag”, viskade {child.he}. ”Eld.”

”ELD!” Den var lång som en buss.

”Tystare.”

”Eld!” Den var lång som en kvast.

”Tystare.”

”Eld.” Den var lång som en sked.

”Som om den sov”, viskade {child}.

”Eld”, viskade draken.

Och där stod den, ytterst på hans tunga, inte större än {child's} tumme.

# only-little
Draken skelade ner på den. Han hade aldrig sett efter hur den såg ut. Han hade haft för bråttom.

”Den är ju liten”, viskade han.

”Du ropade ju bara lite”, viskade {child}.

”Den skakar.”

”Det gör du också.”

Draken höll sig stilla för att inte skrämma den. ”Var bor den?” frågade han.

”I dig.”

”I mig?” sa draken. ”Då var den inte efter mig. Den var med mig.”

# that-one
Där stod {friend}, sotig från topp till tå. {Friend.He} hade släckt ett pyjamasben, två lakan och en bit häck, och hinken var halvfull. Nu fick {friend.he} syn på lågan, och upp åkte hinken.

”Snälla, låt bli”, viskade draken. ”Den är min.”

{Friend} tittade på den. Det var den minsta eld {friend.he} hade sett. Så ställde {friend.he} ner hinken.

”Den där får vara”, sa {friend.he}.[pet.dog: 

Då drack {pet} upp resten.]

# theyre-out
{@First} kom ut för att ta in tvätten. ”Vad har hänt med min pyjamas?” frågade {@a}.

”Den är släckt”, sa {friend}.[elder2: 

”Och mina lakan?” frågade {elder2}.

”De är också släckta.”]

# down-the-lane
När det blev mörkt måste draken gå hem, och längs vägen fanns det inga lampor.

”Eld”, sa han, mycket mjukt, som när man lockar på en katt. Och den kom.[pet.cat:  {Pet} tittade upp, men det var inte {pet} han menade.]

Bort längs vägen gick ett litet ljus, och efter det gick en stor drake. {child} och {friend} satte sig på trappan, på var sin sida om {@a}, och gäspade. Det var så tyst att de hörde draken berätta för korna, långt borta.

”Den följer efter mig överallt”, sa han, som om den sov.

# @song
{music}

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
