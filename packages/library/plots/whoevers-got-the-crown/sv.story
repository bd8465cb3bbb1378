title: Den som har kronan
title: En prinsessa som vill
title: {Pet} och kronan
guest pet: Misse (han), Majsan (hon)

% ”Ers höghet” sägs varje gång med en bugning. Hovmarskalkens ”Jag?” är en viskning. Sista raden sägs som om det var självklart.
% En regel: den som har kronan är prinsessa.

# hold-this
{child} hade fått nya stövlar[school:  att ha {at school}]. {Child.He} satt på trappan och packade upp dem, och mitt i pionerna, där katter absolut inte fick ligga, låg [!pet.known: katten {pet}|{pet}] och sov.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hoppades att stövlarna var för stora.]

[elder: ”Bort från pionerna!” ropade {elder} från fönstret, men {pet} hörde inte på det örat.[elder2: 

”Inte på det andra heller”, sa {elder2}.]

]Då kom en flicka springande genom grinden. Hon hade lång klänning och en krona på huvudet.[city:  Hon hade sprungit genom hela {city}.]

”Kan du hålla den här ett ögonblick?” sa hon, och {child} tog emot kronan.

”Tack”, sa flickan. ”Den som har kronan är prinsessa. Nu är det du.” Och så kastade hon sig raklång i gräset. ”Åh! Det här har jag velat göra sedan jag var tre.”

# never-scratch
”Vill du inte vara prinsessa?” frågade {child}.

”Nej. Man sitter på en kudde och blir tittad på. Man blir kammad. Man får sill.[sport:  Man får inte {play sport}.] Och man får aldrig klia sig.”

Det kunde väl inte vara så farligt, tyckte {child}.

# your-highness
Då kom hovmarskalken genom grinden, lång och andfådd, med en sidenkudde under armen och en kam i fickan. Ute på vägen väntade vagnen.

”Ers höghet!” sa han och bugade för {child}.

”Jag är bara {child}”, sa {child}.

”Den som har kronan är prinsessa”, sa hovmarskalken. Han satte {child} på kudden och kronan på {child} och började kamma.[music:  Han nynnade på {music}, fast mycket fint.] ”En prinsessa har rak rygg. En prinsessa ler lite. En prinsessa kliar sig inte.”

{child} hade inte tänkt klia sig. Men nu började det på näsan. Sedan kliade det i örat, och sedan överallt.

# no-you
”Jag vill inte heller!” sa {child} och gav kronan till prinsessan.

”Ers höghet”, sa hovmarskalken och bugade för prinsessan.

”Ta tillbaka den!” sa prinsessan.

”Ers höghet”, sa hovmarskalken och bugade för {child}.

”Nej, du!”

”Nej, du!”

”Ers höghet! Ers höghet! Ers höghet!” sa hovmarskalken, tills han fick hålla sig i äppelträdet. Prinsessan kastade kronan till {child}. {child} drog undan händerna. Kronan flög förbi, rakt in bland pionerna.[athlete:  Inte ens {athlete} hade hunnit ta den.]

# what-a-look
{Pet} hade fått den på huvudet, lite på sned. {Pet.He} öppnade ett öga. {Pet.He} såg på hovmarskalken som om han var ett fönster och slöt ögat igen.

”Vilken blick!” viskade hovmarskalken.

Han lyfte upp {pet.him} på kudden. Han kammade, och {pet} spann. Han tog en sill ur fickan, och {pet} åt upp den och sa inte tack. Sedan satt {pet} där, rak i ryggen, och blev tittad på.

”Äntligen”, sa hovmarskalken och torkade sig i ögonen. ”Äntligen en prinsessa som vill!”

[elder: ”Äntligen”, sa {elder.short} i fönstret, som bara såg pionerna.

]”{Pet.He} är mycket bättre på det än jag”, sa prinsessan nöjt.

# to-the-castle
Hovmarskalken bar ut kudden genom grinden, mycket långsamt, och öppnade dörren till vagnen.

”Vart ska du?” ropade {child}.

”Till slottet, förstås. Där får prinsessan sitta tills hon blir drottning.”

Åh nej! {child} blev iskall i magen. ”Men det är ju min katt!”

”Den som har kronan är prinsessa”, sa hovmarskalken.

# i-command-you
”{Pet}!” ropade {child}. ”Kom!”

{Pet} tittade bort.

”Jag befaller!” skrek prinsessan.

{Pet} slickade sig på tassen.

”Alla lyder mig”, sa prinsessan häpet.

”{Pet} är en katt”, sa {child}, och rösten darrade. Vem skulle nu ligga på {child.his} fötter i natt? Det fanns ingenting hemma som var finare än en kudde av siden. Det fanns bara …

# an-empty-box
{child} sprang till trappan.[friend:  Där stod {friend} med den ena stöveln på.] {Child.He} tog kartongen som stövlarna hade legat i, bar ut den genom grinden och ställde den på marken, en bit från vagnen.

”Men det är ju bara en låda”, sa prinsessan. ”Den är tom.”

”Titta inte”, viskade {child}. ”Då kommer {pet.he} inte.”

{Pet} hade sett kartongen. Den var för liten. {Pet.He} reste sig, och kronan gled av och blev liggande på kudden. {Pet} hoppade ner och gick sakta förbi kartongen, på väg någon helt annanstans. Så satte {pet.he} ner en tass i den. Och en tass till. Sedan sjönk hela {pet} ner, tills kartongen blev rund.

# thirty-years
Hovmarskalken stod kvar med kudden. ”Men vem är prinsessa nu?”

”Vem har kronan?” frågade {child}.

Hovmarskalken tittade på kudden. Han tittade på sina händer.

”Jag?” viskade han.

”Tänk på att man inte får klia sig”, sa prinsessan.

”Jag har inte kliat mig på trettio år”, sa hovmarskalken.

Han satte på sig kronan och satte sig på kudden i vagnen, med rak rygg. Han log lite. Vagnen rullade, och han vinkade, ända bort till kröken.

# id-like-to-be-that
”Så bra han är”, sa flickan som hade varit prinsessa.

”Vad är du nu, då?” frågade {child}.

”Jag vet inte. Vad är du?”

”Jag är {age}.”

”Det vill jag vara”, sa flickan. Och så kliade hon sig, först på näsan, sedan i örat, och sedan överallt.

[friend: {Friend} kom gående i stövlarna. De var inte ett dugg för stora.

]
# a-box
Nere i kartongen låg {pet} och spann.

”Ville {pet.he} inte heller vara prinsessa?”

”Nej”, sa {child}. ”{Pet.He} har en kartong.”
