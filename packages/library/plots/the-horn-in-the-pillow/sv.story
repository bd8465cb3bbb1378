title: Enhörningen på kudden
title: Horn och hov och svans
title: Poff och piff

% Enhörningen är "den". Regeln: högt gör den större, viskat gör den mindre. Den vuxna är @a.

# on-the-pillow
På {child's} kudde[city:  i {city}] stod en enhörning. Den var inte större än en tumme.

Den hade vit man och svarta ögon, och hornet glittrade som ett sockerkorn.[!short:  Den stod alldeles stilla och tittade på {child}.]

”{@Call}”, viskade {child}. ”Kom och titta.”

{@A} smög fram till sängen.

”Åh”, viskade {@a}. ”Kan den dansa?”

# as-a-cat
Det kunde den. Den behövde bara en ramsa. [friend: En sådan hade {friend} hittat på, och nu sa {child} och {@a} den högt, båda två: | {child} hittade på en, och så sa de den högt, båda två:]

”Horn och hov och svans, nu blir det enhörningsdans!”

Klipp, klapp, dansade hovarna på kudden. Och poff! Så var enhörningen stor som en katt.[pet:  {Pet} tittade med alldeles runda ögon.]

# as-a-horse
”Den växte!” skrattade {child}. ”En gång till! Högre!”

”Horn och hov och svans, nu blir det ENHÖRNINGSDANS!”

Klipp, klapp, dansade hovarna på täcket. Och poff! Så var enhörningen stor som en häst[athlete:  och starkare än {athlete}].

{child} klättrade upp. Ryggen var varm, och manen luktade jordgubbar.[sport:  Det var nästan lika roligt som att {play sport}.]

# as-an-elephant
”En gång till[adult: , {adult}]! Allra högst!”

De tog sats långt nere i magen.

”HORN OCH HOV OCH SVANS, NU BLIR DET ENHÖRNINGSDANS!”

Klipp, klapp! Och POFF! Så var enhörningen stor som en elefant.

{@A} satt klämd bakom rumpan med hela svansen i munnen.

[!short: ”Pfft”, sa {@a}.

]

# in-the-ceiling
Men åh nej! Hornet hade kört fast i taket. [!short: Enhörningen kunde inte dansa ett enda steg.][elder:  {Elder} kom och drog i en hov[elder2: , och {elder2} drog i {elder.short}].[!short:  Men hornet satt där det satt.]]

”SLUTA VÄXA!” ropade {child}.

Poff! Större.

”HJÄLP!” ropade {@a}.

Poff! Ännu större.

# the-eye
Då blev enhörningen så orolig att den fes.

PRUTT![school:  Det hördes ända till {school}.]

Poff! Störst i hela världen.

{child} skrattade så att {child.he} nästan trillade av. Men så fick {child.he} se enhörningens öga. Det var runt som en tallrik, och i det låg en tår.

”Är du rädd?” viskade {child}.

Då blev enhörningen en liten, liten bit mindre.

# softly
{child} tänkte.[!short:  När de ropade blev enhörningen större. Men nyss, när {child.he} viskade, blev den mindre.] {child.He} tittade på {@a} och la ett finger över munnen. {@A} nickade bakom svansen, alldeles tyst.

Så lutade sig {child} fram över den mjuka manen och viskade:

”Horn och hov och svans, nu blir det enhörningsdans.”

Klipp, klapp. Hornet lossnade. Och piff, så var enhörningen stor som en häst.

# softer-still
[!short: {child} viskade ännu tystare:

”Horn och hov och svans, nu blir det enhörningsdans.”

Klipp, klapp. Piff, så var enhörningen stor som en katt, och {child} satt på täcket.[pet.dog / pet.cat:  {Pet} kom fram och luktade på den.]

]{child.He} viskade den allra tystaste gången. Bara läpparna rörde sig.

”Horn och hov och svans, nu blir det enhörningsdans.”

Klipp. Klapp. Piff.

# tucked-in
På {child's} kudde låg en enhörning. Den var inte större än en tumme.

[!short: [elder: {Elder} smög ut på tå[elder2: , och {elder2} smög efter]. ]]{@A} bäddade om [elder: enhörningen | den] med ett hörn av täcket. Sedan bäddade {@a} om {child}[music:  och nynnade på {@song}, knappt så att det hördes].

”I morgon ropar vi”, viskade {child}.[friend:  ”{Friend} också.”]

”Lite”, viskade {@a}.

{@A} släckte lampan. På kudden glittrade ett sockerkorn.

”Horn och hov och svans”, viskade {child}.

Men dansen, den sov redan.

# @a
den vuxna
## if adult
{adult}

# @A
Den vuxna
## if adult
{Adult}

# @Call
Du
## if adult
{Adult}

# @song
{music}
