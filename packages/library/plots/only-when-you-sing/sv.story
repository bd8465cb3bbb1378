title: Vad man gör med ansiktet
title: Bara när du sjunger
title: En lördag som brann lite
guest friend: Alva (hon), Hugo (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som lovar att vara tyst (@a) är {adult}, annars mormor eller farfar, annars {minder}. Sången får gärna sjungas, alldeles för högt.

# all-but-the-song
{child} skulle fylla år på lördagen, och {child.he} ville ha alltihop: tårtan, ljusen och paketen på sängen. Det enda {child.he} inte ville ha var sången. [child.name: När någon sjöng ”Ja, må {child} leva” rakt fram fanns det inget bra att göra med ansiktet. | När någon sjöng ”Ja, må {child.he} leva” rakt emot {child.him} visste {child.he} inte vad {child.he} skulle göra med ansiktet.]

”Hur menar du?” sa {friend}. {Friend.He} var {child's} bästa vän, och på fredagskvällen satt {friend.he} på en madrass på {child's} golv, för {friend.he} skulle sova över.

”Sången är så lång”, sa {child}. ”Alla tittar på mig, och själv har jag ingenting att göra.[school:  Det är likadant {at school}.] Jag bara sitter där och har ett ansikte.”

”Du kan väl le.”

”Jag ler i början. Men sen tar leendet slut, och då är det halva sången kvar.”

# straight-at
Det här tog {friend} på allvar.

”Vi tränar”, sa {friend.he}, och så började {friend.he} sjunga rakt emot {child}. {child} log så länge det gick.

”Nu ser du ut som om du har satt dig i något blött”, sa {friend}.

{child} försökte se allvarlig ut[sport: , som när det är {sport} på teve].

”Nu ser du ut som en bank som säger nej.”

{child} tittade upp i taket[athlete: , förbi affischen med {athlete}].

”Nu tror alla att det regnar in.”

Då försökte {child} se tacksam ut. {Child.He} la huvudet på sned och blinkade.

”Nu ska du kräkas!” ropade {friend}, och sedan skrattade de så att {friend} måste lägga sig ner.

”Men det knyter sig i magen på riktigt”, sa {child} när de hade skrattat färdigt. ”Jag skulle vilja slippa.”

# only-when-you-sing
Utanför dörren gick {@a-first} förbi med tvätten[music:  och nynnade på {music}]. {@He} hade hört ordet kräkas, och nu stack {@he} in huvudet.

”Är du dålig i magen?”

”Det är inte magen”, sa {child}. ”Det är ansiktet.”

”Har du ont i ansiktet?”

”Bara när du sjunger.”

{@A} satte ner tvättkorgen.

”När jag sjunger”, sa {@he}.

”Det gäller inte bara dig”, sa {friend} snällt. ”Det är likadant vem som än sjunger. Men du brukar ju stå närmast.”

Då fick {child} förklara alltihop en gång till, och {@a} lyssnade och nickade.

”Då säger vi så”, sa {@he}. ”I morgon sjunger ingen. Jag lovar att vara knäpptyst.”

När {@a} hade gått tittade {friend} länge på dörren.

”Kan {@he} det?” sa {friend}. ”{@He} pratar ju med ugnen.”

# nobody-coughed
På lördagsmorgonen vaknade {child} först av alla[city:  {in city}], fast {child.he} låg kvar och låtsades sova, så som man gör. {Child.He} hörde {friend} smyga ut. {Child.He} hörde kopparna klirra i köket, och sedan hörde {child.he} steg som kom närmare. Nu borde {@a} harkla sig. {@He} brukade alltid harkla sig utanför dörren och sedan ta den första tonen alldeles för högt.

Ingen harklade sig. Dörren gled upp, och in kom {@a} och {friend} på tå. {@A} bar tårtan på en bricka, med alla ljusen tända, och {@he} höll ihop läpparna så hårt att de nästan var borta. {@He} ställde brickan på {child's} täcke.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}], som brukade yla med i sången, satte sig vid sängen och väntade.][pet.cat:  [!pet.known: Katten {pet}|{Pet}], som brukade gå sin väg när de sjöng, la sig vid fotändan.][pet.other:  {Pet}, som brukade vakna av sången, sov.][elder & adult & !elder2:  Sist kom {elder} med saften. {Elder.He} hade också lovat, och för säkerhets skull höll {elder.he} andan.][elder2 & adult:  Sist kom {elder} och {elder2} med saften. De hade också lovat, och för säkerhets skull höll de andan.][elder2 & !adult:  Sist kom {elder2} med saften. {Elder2.He} hade också lovat, och för säkerhets skull höll {elder2.he} andan.]

”Grattis”, viskade {@a}.

”Tack”, viskade {child}.

”Varför viskar vi?” viskade {friend}.

”Jag vet inte”, viskade {@a}. ”Det bara blev så.”

# slightly-on-fire
Sedan var det tyst. Det var precis som {child} hade bett om, och det kändes som om någon låg sjuk i sängen och det var {child.he}. Det här var ingen födelsedag. Det här var en lördag som brann lite.

”Du får väl blåsa”, viskade {@a}.

Stearinet hade börjat droppa i grädden. Om {child} blåste nu var det över, och sedan var det ett helt år till nästa gång. {Child.He} ville ha tillbaka sången. Men {@a} hade ju lovat, och hur ber man någon att sjunga för en? Det blev så trångt i halsen att det sved.

# first-note
{child} satte sig upp. {Child.He} drog in så mycket luft som fick plats, och {@a} tog ett steg bakåt, för nu skulle det blåsa.

Men {child} blåste inte.

”Ja, må jag leva”, sjöng {child.he}.

Det var alldeles för högt. Det var precis {@s} ton. {Friend} tappade hakan, men {child} fortsatte, ensam, med håret på ända och brickan gungande på knäna. {Child.He} tog sig ända fram till hundrade år, och där sprack rösten och tog slut.

Då klev {friend} upp på madrassen.

”Javisst ska du leva!” sjöng {friend}, och {friend.he} sjöng så stadigt att {child's} röst fick något att hålla sig i. Den kom tillbaka, och de sjöng resten mot varandra så högt de orkade.[pet.dog:  Nu fick {pet} äntligen yla.][pet.cat:  {Pet} gick sin väg.][pet.other:  Nu var {pet} vaken.]

Mitt i alltihop märkte {child} något konstigt. {Child.He} hade ingen aning om hur {child.he} såg ut. {Child.He} hade inte tänkt på ansiktet en enda gång, för munnen var ju upptagen.

# the-ceiling
När det var slut tittade {child} på {@a}. {@He} stod kvar vid sängen och var lika tyst som {@he} hade lovat. Men hakan darrade och ögonen rann. {@He} log och slutade le och tittade upp i taket.[elder & adult & !elder2:  Bakom {adult.him} släppte {elder.short} ut luften.][elder2 & adult:  Bakom {adult.him} släppte {elder.short} och {elder2.short} ut luften.][elder2 & !adult:  Bakom {elder.him} släppte {elder2.short} ut luften.]

”Vad är det, {@a}?” sa {child}.

”Jag vet inte vad jag ska göra med ansiktet”, sa {@a}.

# sing
{child} flyttade sig närmare väggen, så att det blev plats för {@him} på sängen.

”Sjung”, sa {child.he}.

# @a-first
{minder}, som bodde hos dem,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
