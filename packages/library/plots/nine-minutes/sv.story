title: Nio minuter
title: Utom rakt upp
title: Vad luktar det hos dig?
guest elder: Gunnel (hon), Barbro (hon)
guest astronaut: Sanna Ek (hon), Nora Alm (hon)

% Den som har radion är {elder}; har familjen ingen ikryssad är det grannen, och {child} sover över hos henne. Om vår och sommar sjunger en koltrast, om höst och vinter ropar en uggla.

# the-mast
Grannarna trodde att masten på [elder: |gamla ]{elder's} tak var till för teven, och {elder.short} lät dem tro det.

Men {child}[elder: |, som bodde i huset intill,][friend:  och {friend}[!friend.known: , {child.his} bästa vän,]] visste. Högst upp i {elder.short's} hus, i rummet under taknocken, stod radion. Med den hade {elder.short} pratat med en bagare i Argentina[music: , som ville höra {@song}], en fyrvaktare på Azorerna och en man i ett tält på Grönland som ville veta hur det hade gått [athlete: för {athlete} | i hockeyn].

”Åt alla håll har jag pratat”, sa {elder.short}. ”Utom rakt upp.”

# straight-up
Det var därför {child} [friend: och {friend} ]fick sova över och vara [friend: vakna | vaken] så här sent[pet.cat: , med {pet}[!pet.known: , {child's} katt,] ovanpå den varma radion][pet.dog: , med {pet}[!pet.known: , {child's} hund,] under bordet]. Klockan 21.21 skulle rymdstationen komma upp över horisonten, och klockan 21.30 skulle den vara borta. Ombord fanns en astronaut som hette {astronaut}. Ibland, när hon var ledig, satte hon på radion däruppe och svarade om någon ropade.

{Elder.short} hade ropat i tre veckor.

”Håll in knappen när du talar”, sa {elder.he}. ”Släpp när du lyssnar. Säg kom när du är klar. Och bli inte ledsen om det bara brusar. Det brukar bara brusa.”

{child} nickade. I knät hade {child.he} ett papper med tolv frågor, numrerade[school:  som på ett prov {at school}]. Nummer ett var om man kan gråta när man är tyngdlös, och vart tårarna i så fall tar vägen. [friend: Nummer fyra kom från {friend} och handlade om toaletten. ][sport: Nummer sju var om man kan {play sport}. ][pet.other: Nummer åtta var om någon som {pet} kunde få följa med. ]

# hear-you
Klockan blev 21.21. {Elder.short} ropade. Det brusade.

Klockan blev 21.22. {Elder.short} vred på ratten, en hårsmån, och ropade igen. Det brusade.

Klockan blev 21.23.[pet.cat:  {Pet} öppnade ett öga.][pet.dog:  {Pet} lyfte på huvudet.]

”… hör dig”, sa bruset. ”Svagt, men fint. Det här är {astronaut} på rymdstationen. Kom.”

{Elder}, som kunde prata med vem som helst om vad som helst, öppnade munnen och stängde den igen. Sedan räckte {elder.he} mikrofonen till {child}.

”Hej”, sa {child}. ”Jag heter {child} och är {age} år. Jag har tolv frågor. Kom.”

# may-i-ask
Fyrtio mil ovanför jorden skrattade någon.

”Utmärkt. Men får jag ställa en först? Vad luktar det hos dig? Kom.”

”Va?” sa {child}. ”Luktar?” {Child.He} glömde att säga kom[friend: , så {friend} sa det åt {child.him}].

”Här luktar det plast och lite bränd metall. Det har det gjort i fem månader. Alla vill berätta för mig hur jorden ser ut, men det ser jag ju. Ingen talar om hur den luktar. Kom.”

# wet-stone
{child} drog in luft genom näsan. Rummet luktade damm och varm radio, och det var inget att skicka upp. {Child.He} öppnade fönstret och lutade sig ut så långt sladden räckte, och {elder.short} höll {child.him} i tröjan.[pet.cat / pet.dog:  {Pet} stack också ut nosen.]

{@rained}

Det kom inget svar. Nu är hon borta, tänkte {child}.

”Lök”, sa rösten till sist. ”Åh. Kom.”

# in-the-mast
I samma stund började det låta, alldeles över {child's} huvud[pet.cat / pet.dog: , dit {pet} redan tittade]. Högst upp i masten satt en koltrast, svart mot den sista ljusa himlen, och sjöng så att hela fågeln skakade.

”Vänta!” sa {child}. ”Lyssna!”

{Child.He} höll ut mikrofonen så långt {child.he} kunde, med knappen intryckt tills fingret vitnade. Koltrasten sjöng. Den tog i, den tänkte efter, den hittade på något nytt. {Elder.short} såg på klockan. Det gick en hel minut, och det var en av nio. Men {elder.short} sa ingenting[pet.dog: , och det gjorde inte {pet} heller, som annars brukade svara på allt][pet.cat: , och {pet}, som annars brukade jaga koltrastar, rörde inte ett morrhår].

## if season.autumn / season.winter
I samma stund började det låta, alldeles över {child's} huvud[pet.cat / pet.dog: , dit {pet} redan tittade]. Högst upp i masten satt en uggla, svart mot stjärnorna, och ropade så att hela fågeln skakade.

”Vänta!” sa {child}. ”Lyssna!”

{Child.He} höll ut mikrofonen så långt {child.he} kunde, med knappen intryckt tills fingret vitnade. Ugglan ropade. Den väntade, den lyssnade, den ropade igen. {Elder.short} såg på klockan. Det gick en hel minut, och det var en av nio. Men {elder.short} sa ingenting[pet.dog: , och det gjorde inte {pet} heller, som annars brukade svara på allt][pet.cat: , och {pet}, som annars brukade jaga fåglar, rörde inte ett morrhår].

# the-best-one
När {child} släppte knappen dröjde svaret.

”Tack”, sa {astronaut}, och hon lät som om hon behövde snyta sig. ”Nu hinner du med en fråga. Ta den bästa. Kom.”

{child} tittade på sitt papper. Att man kan gråta i rymden hade {child.he} just hört. De andra frågorna stod kvar, och plötsligt var ingen av dem den bästa.[friend:  ”Inte nummer fyra”, viskade {friend}.]

”Vad ska du göra först av allt när du kommer hem[friend: ?” frågade {child}. ”Kom | ? Kom].”

”I morse skulle jag ha sagt bada bastu. Men nu ska jag steka lök. Med öppet fönster.” Det knastrade, och rösten var redan tunnare. ”Ser du mot söder? Jag åker förbi[city:  {city}] nu. Jag kan inte se dig, du är för liten och det är för mörkt. Så jag vinkar åt alltihop, då blir du inte utan. Kom.”

# waved-at-it-all
De trängde ihop sig i fönstret, {elder.short}[friend: , {friend}] och {child}. Över plommonträden kom en stjärna som inte blinkade. Den gled fram, stadigt och utan ett ljud, som om någon bar en lykta genom ett mycket stort rum. {child} vinkade med hela armen. {Elder.short} vinkade med glasögonen.[friend:  {Friend} vinkade med frågorna.][pet.dog:  {Pet} vinkade med svansen.][pet.cat:  {Pet} blinkade.]

Sedan var den borta. Radion brusade.

# the-log
{Elder.short} satte sig vid loggboken, där alla samtal skulle skrivas in. I rutan för riktning skrev {elder.he}, för första gången: rakt upp. Och i den sista rutan, där det skulle stå vad samtalet hade handlat om, skrev {elder.he} med sin finaste stil:

Lök.

# ninety-three
”När kommer hon tillbaka?” frågade [friend: {friend} när {friend.he} låg nerbäddad bredvid {child} | {child} när {child.he} låg nerbäddad][pet.dog: , med {pet} tvärs över fotändan][pet.cat: , med {pet} på täcket].

”Ett varv runt jorden tar nittiotre minuter”, sa {elder.short}.

”Då väntar jag[friend: ”, sa {child}. | .”]

”Gör det. På nittiotre minuter hinner man precis somna.”

{Elder.short} släckte lampan. Men innan {elder.he} gick ställde {elder.he} fönstret på glänt, ifall det var någon däruppe som ville lukta.

# @rained
”Det har regnat”, sa {child.he} i mikrofonen. ”Det slutade nyss. Så det luktar våt sten. Och hägg, fast nästan för mycket. Och jord[pet.cat / pet.dog: .” {Pet's} nos vred sig åt vänster. ”Och så | . Och så] är det {@somebody} som steker lök. Kom.”
## if season.summer
”Det har regnat”, sa {child.he} i mikrofonen. ”Det slutade nyss. Så det luktar våt sten. Och jasmin, fast nästan för mycket. Och jord[pet.cat / pet.dog: .” {Pet's} nos vred sig åt vänster. ”Och så | . Och så] är det {@somebody} som steker lök. Kom.”
## if season.autumn
”Det har regnat”, sa {child.he} i mikrofonen. ”Det slutade nyss. Så det luktar våta löv. Och plommon, fast nästan för mycket. Och jord[pet.cat / pet.dog: .” {Pet's} nos vred sig åt vänster. ”Och så | . Och så] är det {@somebody} som steker lök. Kom.”
## if season.winter
”Det har snöat”, sa {child.he} i mikrofonen. ”Det slutade nyss. Så det luktar snö. Och gran. Och rök från en skorsten, fast nästan för mycket[pet.cat / pet.dog: .” {Pet's} nos vred sig åt vänster. ”Och så | . Och så] är det {@somebody} som steker lök. Kom.”

# @somebody
någon
## if elder2
{elder2}

# @song
{music}
