title: Hej, gullet
title: Ett kort ord
title: Koskällan
guest elder: Maj (hon), Asta (hon)
guest elton: Elton (han), Rasmus (han)
guest sami: Sami (han), Amir (han)
guest lodger: Jonas (han), Patrik (han)

% {elder} är den egna, som är vikarie i skolköket; annars en granne som har passat {child} sedan {child.he} var liten.
% @a: {adult}, annars {lodger}. Att {elder} ringde i koskällan en gång säger inget om vems mamma eller pappa {elder.he} är.

# gravy
Måndagen då allting gick fel började med att det inte fanns någon i skolmatsalen[school:  {at school}] som kunde ösa sås. Kökspersonalen var sjuk, stod det på en lapp. En vikarie skulle komma.

{child} stod i kön och tänkte på [sport: {sport} | något helt annat].[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] var hemma med feber.] Framför {child.him} stod {elton} och {sami}, som {child.he} nästan hade börjat vara med. Nästan.

Då hörde {child.he} rösten.

”Hej, gullet! En potatis till tål du, du är ju smal som en räfspinne!”

# a-yard-of-pump-water
Kylan gick genom hela ryggen. Det fanns bara en människa i världen som sa räfspinne. Där, bakom såsen, i hårnät och ett förkläde som räckte två varv, stod {elder}.

{@intro} {Elder}, som alltid visslade. {Elder.He} kallade alla för gullet, till och med en lärare med skägg. {Sami} fick en klick sås i form av ett hjärta.

# no-idea
”Vem är det där?” viskade {elton}. ”Känner du [elder & !elder.she: honom|henne]?”

{child} hade kunnat säga ja. Det är ett kort ord. Men någon fnissade, och {child.his} mun var snabbare än resten av {child.him}.

”Nej”, sa {child.he}. ”Ingen aning.”

Sedan var det {child.his} tur. {Child.He} lyfte blicken, och {elder.short} stod med sleven i luften. {Elder.He} hade hört. {child} såg det på {elder.him}, det var som när någon släcker i ett rum.

”Varsågod”, sa {elder}. ”Vill du ha sås?”

Inte gullet. Bara varsågod, som till vem som helst.

”Tack”, sa {child}.

[age>=11: Det var den godaste sås som någonsin serverats i den matsalen, det sa alla. ]{child} fick inte ner en tugga.

# to-the-wallpaper
På kvällen låg {child} på sängen med ansiktet mot väggen.[pet.dog:  {Pet} hade lagt hakan på {child.his} fötter.][pet.cat:  {Pet} hade lagt sig i {child.his} knäveck.] {@A}[!adult: , som hyrde rummet bredvid,] kom in och satte sig på kanten, så att madrassen lutade.

”{Elder.short} har börjat på din skola”, sa {@a}. ”{Elder.He} skulle överraska dig. {Elder.He} har haft det som hemlighet sedan i fredags, {elder.he} höll på att spricka.[elder2:  {Elder2} fick inte heller säga något.] Blev du överraskad?”

Då berättade {child}. Det tog en stund, för {child.he} fick säga det till tapeten.

# a-cowbell
{@A} blev inte arg. [adult: {adult.He} | Han] satt tyst och drog i strumpan.

”En gång när jag spelade fotbollsmatch”, sa [adult: {adult.he} | han] sedan, ”kom {elder.he} dit med en koskälla. En riktig, från en ko. {Elder.He} ringde varje gång jag nuddade bollen. Lagkamraterna frågade vem {@crazy} var, och jag sa att {elder.he} nog hade gått vilse.”

{child} vände sig om. ”Vad gjorde {elder.he}?”

”{Elder.He} slutade ringa”, sa {@a}. ”Jag trodde att det skulle kännas bra. Men jag har aldrig hört något så tyst som den andra halvleken.”

”Vad gjorde du, då?”

”Ingenting. Jag hoppades att {elder.he} inte hade hört. Det har jag hoppats i alla år sedan dess.” {@A} reste sig. ”Så jag är fel person att fråga. Men du är snabbare än jag. Det har du alltid varit.”

# fish-and-soup
På tisdagen var det fisk. {Elder} öste. {Elder.He} sa ”varsågod” till {child} och ”gullet” till alla andra, och {elder.he} visslade inte. {child} hade tänkt säga något, men {elton} stod precis bakom, och så var kön förbi.

På onsdagen var det soppa. Samma sak.

Det värsta var att {elder.short} gjorde det för {child.his} skull. {Elder.He} var inte sur. {Elder.He} hade bara bestämt sig för att inte känna {child}, när det nu var så det skulle vara, och {elder} gjorde ingenting halvdant.

# pancakes
På torsdagen var det pannkaka, och alla som kan räkna vet vad det betyder: hela skolan på en gång. Kön gick ut genom dörren. Långt framme hördes det bekymrade röster, och sedan ett brak.

{child} ställde sig på tå. Den stora kantinen med pannkakor hade tippat, och där stod {elder.short} alldeles ensam, med hårnätet på sned. {Elder.He} plockade pannkakor från bänken med ena handen och höll emot ett lass tallrikar med den andra. [age>=11: Några i kön skrattade. ]Någon ropade: ”Skynda på, [elder & !elder.she: gubben | tanten]!”

{child} tänkte på en koskälla som tystnade.

# out-of-the-line
Den här gången var det benen som var snabbare än resten[athlete: , snabbare än {athlete}, kändes det som]. {child} gick ur kön. {Child.He} gick förbi {sami}, förbi {elton}, förbi sjuorna, och det var den längsta matsal {child.he} hade gått igenom. {Child.He} kom fram till disken, och det var precis så tyst som {child.he} hade varit rädd för.

”Hej, {elder.short}”, sa {child}. Högt. Det ekade mot kakelväggen. ”Behöver du hjälp?”

[age>=11: {Elder} såg på {child.him} över tallrikarna.

]{@whose}

”Känner vi varandra?” frågade {elder.short} lågt. {Elder.He} gav {child} en chans att slippa.

”Ja”, sa {child}. Det var verkligen ett kort ord. ”Förlåt. Jag skulle ha sagt det i måndags.”

# a-hairnet
{Elder.short} ställde ifrån sig tallrikarna. {Elder.He} snöt sig i förklädet, såg att det inte var så lyckat och tog av det. Sedan grävde {elder.he} i fickan.

”Regler är regler”, sa {elder.he} och räckte fram något litet och vitt. ”Ingen kommer in i mitt kök utan hårnät.”

{child} tittade på hårnätet. {Child.He} tittade på kön, som nu var hela skolan[city:  och kändes som hela {city}]. {Child.He} tog det med båda händerna och drog det ända ner över öronen.

# hearts-in-jam
Och så serverade {child.he} pannkakor. Tvåhundra, minst. När {elton} kom fram blev det en paus, där sleven med sylt hängde i luften.

”Du sa att du inte kände [elder & !elder.she: honom|henne]”, sa {elton}.

”Jag ljög”, sa {child}. ”Det var fegt.”

{Elton} tänkte på saken. Han kastade en blick på {elder.short}, som hade börjat vissla[music:  {music}], falskt och glatt.

”Kan [elder & !elder.she: han | hon] göra hjärtan i sylt också?” frågade han.

”Klart jag kan, gullet”, sa {elder}.

# the-second-half
På kvällen ville {@a} veta allt. [adult: {adult.He} | Han] skrattade åt hårnätet och blev tyst vid rätt ställe. Sedan försvann [adult: {adult.he} | han] ut i förrådet, och det skramlade länge.[pet.cat:  {Pet} flyttade till ett annat rum.][pet.other:  Till och med {pet} undrade nog vad det var.]

På lördagen var det match på planen bakom skolan, hemmalaget mot lärarna, och {@a} var med. Före matchen gick [adult: {adult.he} | han] fram till läktaren, där {child}[friend: , {friend}] och {elder} satt med en termos emellan sig[pet.dog:  och {pet} under bänken]. [adult: {adult.He} | Han] höll någonting bakom ryggen.

”Du”, sa [adult: {adult.he} | han] till {elder.short}, ”jag hörde dig inte så bra sist.”

Och så gav [adult: {adult.he} | han] {elder.him} koskällan.

# @intro
{Elder}, som var sjuttiotre och hade tröttnat på att vara pensionär. {Elder}, som bodde en trappa ner och hade passat {child} sedan {child.he} låg i vagn.
## if elder
{Elder}, som aldrig hade kunnat se en lapp om hjälp utan att räcka upp handen.

# @A
{Lodger}
## if adult
{Adult}

# @a
{lodger}
## if adult
{adult}

# @crazy
den där tokiga tanten
## if elder & !elder.she
den där tokiga gubben

# @whose
”{Elder.short}?” hördes {elton} längst bak. ”Känner {child} henne?”
## if elder
”{Elder.short}?” hördes {elton} längst bak. ”Är det {child's} {elder.short}?”
