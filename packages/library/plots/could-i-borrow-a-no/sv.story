title: Trollkarlen som lånade ett nej
title: Benen också?
title: Ett bra och starkt nej
guest wizard: herr Fosselius (han), herr Gripenhuvud (han)
guest crump: Gun-Britt (hon), Ingalill (hon)
guest ollie: Olle (han), Folke (han)
guest friend: Wilma (hon), Signe (hon)

% Den som har lånat ut sitt nej säger ja till allt som någon frågar; den som har ett nej i munnen som inte är hans eget kan inte säga något annat. Vem {child} går över gatan med:
% {adult}, annars den äldre (@a); är ingen vald bor trollkarlen i huset bredvid.

# could-i-borrow
På lördagsmorgonen satt {child} på trappan, och då kom trollkarlen från [adult / elder: andra sidan gatan | huset bredvid] med en tom tekopp i handen.

Det hade {child} hoppats på hela veckan. Det är inte varje dag det flyttar in en trollkarl[city: , inte ens {in city}].

”God morgon”, sa trollkarlen, som hette {wizard}. ”Skulle jag kunna få låna ett nej?”

”Låna ett vad?” sa {child}.

”Ett nej. Mitt är utslitet. Hör här.” Han tog ett djupt andetag. ”Nnnn.”

Det lät som ett bi i en strumpa.

”Det är min gryta”, sa {wizard}. ”Den frågar och frågar om jag vill ha mer gröt, och jag får inte stopp på den. Nu går gröten upp till andra trappsteget. Du får tillbaka ditt nej till middagen.”

# plink
”Ja, det går väl bra”, sa {child}.

{Wizard} höll koppen under hakan på {child} och knackade {child.him} lätt på huvudet. Något litet och runt rullade ner från tungan. Pling! Det såg ut som en mintkaramell.

”Åh, ett sånt bra och starkt nej”, sa {wizard} och skyndade sig hem[music: , gnolande på {music}].

# my-wool
{child} kände ingen skillnad. Sedan kom grannen {crump} förbi med sin stickning.

”Skulle du vilja hålla mitt garn, {child}?”

Det ville {child} inte. {child.He} öppnade munnen. ”Ja”, sa {child.he}.

”Alla nio nystanen?”

”Ja.”[pet.dog: 

[!pet.known: Hunden {pet}|{Pet}] tittade på {child's} smörgås, och sedan på {child}.

”Ja.”][pet.cat: 

[!pet.known: Katten {pet}|{Pet}] tittade på garnet, och sedan på {child}.

”Ja.”][pet.other: 

Bara {pet}, som var inne, bad inte om någonting.]

# twelve-verses
{child.He} höll fortfarande i garnet när {ollie}[school: , som också gick {at school},] kom med en pinne.

”Kan jag få din sparkcykel, så får du den här pinnen?”

”Ja”, sa {child.he}. Vad var det som hände?

”Vill du höra när jag sjunger?”

”Ja.”

”Alla tolv verserna?”

”Ja.”[sport: 

”Och kan du {play sport} med min farbror klockan sex i morgon bitti?”

”Ja.”][elder: 

”Ska jag lära dig att stoppa strumpor?” frågade {elder} från dörren[elder2: , och {elder2} gick och letade fram några].

”Ja.”]

# legs-too
Och sist kom {friend}[friend & !friend.known: , som var {child’s} bästa vän,] med sina ansiktsfärger. ”Ska jag göra dig till en flamingo?”

”Ja.”

”Benen också?”

”Ja”, stönade {child}.

# no-said-the-wizard
När klockan var fem var {child} rosa överallt och inlindad i garn. {child.He} hade en pinne men ingen sparkcykel. [adult / elder: {child.He} tog {@a} i handen, och de gick över gatan till {wizard}. | {child.He} gick bort till {wizard} i huset bredvid och knackade på.]

Trollkarlen öppnade dörren på glänt. Han såg förfärlig ut.

”Snälla, kan jag få tillbaka mitt nej?” sa {child}.

”Nej!” sa {wizard}. Och så slog han handen för munnen.

”Men nu är det ju middag!”

”Nej!” sa {wizard} och skakade på huvudet och pekade på sin egen tunga. Där låg {child's} nej, och det var alldeles för starkt för honom. Det släppte inte ut något annat.

”Kan du inte säga något annat?” frågade {child.he}.

”Nej!” jämrade sig trollkarlen.

”Men har du ätit någonting i dag?” frågade [adult / elder: {@a}|{child}].

”Nej”, sa {wizard}, och det kurrade i hans mage.

# until-monday
Och det skulle bli värre. En grind gnisslade bakom dem.

”Jaså, där är du, {child}!” ropade {crump}. ”Jag hittade en korg garn till. Skulle du vilja hålla den ända till måndag?”

{child} knep ihop läpparna. Det hjälpte inte.

”Ja”, sa {child.he}.

”Vad rart! Då går jag in och hämtar den.”

# to-keep
Ända till måndag! {child} tittade på {wizard}, och trollkarlen skakade på huvudet. Det tjänade ingenting till att be honom. Han skulle säga nej vad man än frågade.

Vad man än frågade …

{child} sträckte på sig i allt sitt garn.

”{Wizard}”, sa {child.he}. ”Vill du BEHÅLLA mitt nej?”

”NEJ!” röt trollkarlen.

Och pling! Ut flög det, rakt ner i tekoppen. {child} fångade upp det och stoppade in det i munnen. Det passade precis bakom framtänderna.

# i-did-wonder
”Här är korgen!” sa {crump}. ”Ända till måndag, då?”

”Nej”, sa {child}. Åh, vad gott det smakade. ”Nej tack, {crump}.”

”Det gör du rätt i”, sa {crump}. ”Jag undrade just.”

{ollie} kom förbi på sparkcykeln. ”Får jag behålla den?”

”Nej”, sa {child.he}.

”Nej, jag trodde väl inte det”, sa {ollie} och klev av.

# glup
Då hördes en stor och bubblig röst, långt inifrån trollkarlens hus. ”MER GRÖT?”

{Wizard} blev vit i ansiktet. ”Nnnn”, sa han. ”Nnnn.”

{child} tog det största andetag {child.he} någonsin hade tagit[athlete: , som {athlete} inför en final], kupade händerna runt munnen och ropade in genom dörren.

”NEJ.”

Det var alldeles tyst. Sedan sa det glupp där inne, och så blev det stilla.

”Skulle du möjligen vilja komma hit och göra det där varje lördag?” sa trollkarlen.

{child} tänkte efter. Det var skönt att få tänka efter.

”Ja”, sa {child.he}.

# pudding
{child.He} var fortfarande rätt så rosa när {child.he} satte sig till bords.

”Vill du ha efterrätt, {child}?” [adult / elder: frågade {@a}|ropade någon från köket].

{child} tänkte efter den här gången också.

”Ja, tack”, sa {child.he}, och nu menade {child.he} det.

# @a
{elder.short}
## if adult
{adult}
