title: Vi är en sallad
title: Bakom jackorna
title: Hur många är ni?
guest friend: Otto (han), Pim (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som är i köket är mormor eller farfar, annars {adult}, annars {minder}. Dörren skrattar HÅ, HÅ, HÅ så djupt det går; ”hff” är luft genom näsan, och det sista hörs knappt.

# behind-the-coats
Bakom jackorna, under trappan, hittade {child} en hemlig dörr. Den var grön, den räckte {child.him} till hakan, och den hade inget handtag. {child} hängde upp sin jacka där varje dag och hade aldrig sett den. {Child.He} sprang och hämtade {friend}[!friend.known: , {child.his} bästa vän], och tillsammans kröp de in över stövlarna för att titta.

{child} måste få veta vad som fanns där bakom. Så {child.he} knackade två gånger.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] satte nosen mot springan och ville in.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] låg och sov på en gammal halsduk och ville fortsätta med det.]

”Vem där?” sa dörren.

{child} och {friend} satte sig rakt ner bland stövlarna, båda på en gång.

# i-dont-get-it
”Vem där?” sa dörren igen.

”Det är en knack-knack-historia”, viskade {friend}. ”Den vill ha resten. Kör, {child}.”

Men magen knöt sig på {child}. {child} kunde inte berätta roliga historier. Det kunde {friend}.[city:  {Friend} var roligast i hela {city}.] När {friend} drog en historia på lunchen[school:  {at school}] skrattade folk så att de fick mjölk i näsan. När {child} drog en glömde {child.he} slutet, och alla sa ”jag fattar inte” och åt vidare.

”Gör det du”, sa {child}. ”Jag är inte rolig.”

Så {friend} knackade.

”Vem där?” sa dörren.

”Kon säger”, sa {friend}.

”Kon säger vem?”

”Nej, kon säger mu.”

# haw-haw-haw
Dörren gjorde ”hff”. Sedan gjorde den ”hff, hff”. Sedan skrattade den högt, HÅ, HÅ, HÅ, och medan den skrattade for den upp på vid gavel.

Bakom den låg ett runt rum. Golvet var mjukt som en madrass, och det var väggarna också, och taket. Och eftersom dörren skrattade gungade hela rummet. Det kastade upp {friend} i luften. Det kastade upp {child} efter {friend.him}. De studsade mot taket och mot väggarna och mot varandra[athlete: , och inte ens {athlete} hade kunnat stå upp där inne], tills dörren hade skrattat klart och torkat sig på en jacka.

Så var det alltså: om dörren skrattade öppnade den sig, och rummet studsade. {Friend} drog den om kycklingen. HÅ, HÅ, HÅ. {Friend} drog den om de två korvarna. HÅ, HÅ, HÅ.

# do-it-quietly
”Vad gör ni två där inne?” ropade {@first} från köket.

”Ingenting!” ropade {child}.

”Gör det lite tystare då!”

{child} kröp ut över stövlarna för att dra för jackorna. Bakom {child.him} tog skrattet slut, och dörren slog igen.

{Friend} var kvar där inne.

# heard-it
”{Child}?” sa {friend} bakom dörren. ”Det har blivit mörkt.”

”Berätta något för den!” sa {child}.

”Kon säger”, sa {friend}.

”Den har jag hört”, sa dörren.

”Den om kycklingen.”

”Den har jag hört.”

”Korvarna.”

”Mycket bra”, sa dörren, ”men den har jag hört.”

{child} tryckte på dörren. {Child.He} drog i kanterna med naglarna. Den rörde sig inte.

”{Child}”, sa {friend} med en röst som var så liten att {child} knappt kände igen den. ”Jag har inga fler. Du måste ta en.”

”Jag kan inte! Jag glömmer alltid slutet!”

”Snälla”, sa {friend}.

# lettuce
{child's} hjärta slog som tokigt[sport: , fortare än på {sport}]. Det fanns en historia, en med dill. I morse hade {child.he} kunnat den. {Child.He} lyfte handen och knackade.

”Vem där?” sa dörren.

”Dill”, sa {child}.

”Dill vem?”

Och så var slutet borta, precis som det alltid var. I hela huvudet fanns det bara dill.

”Dill”, sa {child}, ”och tomat.”

Dörren funderade på det.

”Dill och tomat vem?” sa den.

”Och gurka”, sa {child}.

”Och gurka?” sa dörren. ”Hur många är ni egentligen?”

”Jag vet inte!” ropade {child} och slog ut med armarna, så att tre jackor ramlade [child.name: ner från sina krokar | i huvudet på {child.him}]. ”Massor! Vi är en sallad!”

# is-it-dressed
Bakom jackorna var det tyst.

”Hff”, sa dörren. ”Det står en sallad här utanför.” Och sedan: ”Har den ingen dressing på sig?”

”Nej!” sa {child} under jackorna. ”Ingenting alls! Så titta inte!”

”Hff”, sa dörren. ”Hff, hff.” Och sedan skrattade den som den aldrig hade skrattat förut. HÅ, HÅ, HÅ, lät det, och den flög upp så häftigt att {friend} for ut och landade i knät på {child}.

# so-funny
Trappan gungade. Skedarna hoppade i lådorna. {@M} kom studsande från köket med en kökshandduk i handen och fötter som knappt nuddade golvet.[elder2:  {Elder2} kom efter, studsande på rumpan.]

”Vad är det”, sa {@m} på väg upp, ”som är så”, sa {@m} på väg ner, ”roligt?”

{Friend} kunde inte svara. {Friend.He} låg på stövlarna och skrattade, och det kom mjölk ur näsan, fastän {friend.he} inte hade druckit någon mjölk.

”Det är {child}”, sa {friend.he} till slut. ”{Child} är så rolig.”

De studsade tills dörren var alldeles slut, och längst studsade {@m}[music: , som nynnade på {music}].[pet.dog:  {Pet} kom in till sist och skällde varje gång {pet.he} landade.][pet.cat:  {Pet} sov vidare, upp och ner, upp och ner.]

# how-it-ends
Den kvällen, när {child} hade [pet.other: berättat allt för {pet} och ]gått och lagt sig, knackade det på dörren till rummet.

”Vem där?” sa {child}.

”Dill”, sa {@s} röst.

”Dill vem?”

”Dill dig, så klart. Släpp in mig, det är kallt här ute.”

”Jaha”, sa {child}. ”Är det så den slutar.”

{@M} kom in och satte sig på sängen och stoppade om {child.him}.

”Jag tycker bättre om din”, sa {@m} och släckte lampan.

Det var tyst i huset. Bara nere under trappan, i mörkret, var det någon som viskade ”sallad” och gjorde ”hff”.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}
