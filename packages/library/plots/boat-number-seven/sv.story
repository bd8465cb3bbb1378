title: Båt nummer sju
title: Säg något som är sant
title: Sjuan kan vara känslig
guest mate: Tuva (hon), Signe (hon)

% Den vuxna ror: @a. Tuva/Signe är hon, i klassen. Båten är "den".

# backwards
”Jag är inte arg”, sa {child}, och båten gled baklänges.

{@A} tog i med årorna så att det knakade. Ändå drog sig lyktan på bryggan bara längre bort. Nyss hade den varit stor som en apelsin. Nu var den stor som en knapp.

”Motvind”, sa {@a}.

De gled en meter till åt fel håll. Sjön[city:  utanför {city}] låg blank som en skärm.

”Det blåser inte”, sa {child}.

Båten stannade. Sedan gled den framåt, en kort bit.

De såg på varandra.

”Jag har läget under kontroll”, sa {@a}.

Baklänges.

# something-true
{child} lutade sig över relingen och tittade på vattnet. Något höll på att gå ihop.

”Säg något som är sant.”

”Som vadå?”

”Vad som helst.”

{@A} tänkte efter. ”Jag är blöt om rumpan.”

Båten gled framåt en hel båtlängd, utan ett enda årtag.

{child} fick bita sig i kinden. {child.He} hade bestämt sig för att inte skratta på hela kvällen.

”Mer”, sa {child.he}.

”Jag kan inte ro. Jag har härmat dem i den gröna båten.” Framåt. ”Myggmedlet jag packade var solkräm.” Framåt.[elder:  ”Bullarna är det {elder}[elder2:  och {elder2}] som har bakat, inte jag.” Framåt.] ”Nu du.”

”Mackorna smakade handduk.”[pet:  Framåt. ”{Pet} tyckte det med.” Framåt.][sport:  ”Jag var inte alls sjuk i går när vi skulle {play sport}.” Framåt.][athlete:  ”Och {athlete} hade rott bättre än du.” Framåt.][music:  ”Jag tycker om {@song}, fast jag säger att jag inte gör det.” Framåt.]

”Du sa att de var goda!”

”Ja. Tur att vi satt på land.”

Båten sköt fart så att {@a} ramlade av bänken, och då skrattade {child} i alla fall, lite, genom näsan. Så det var det han hade menat, mannen som hyrde ut båtarna. Sjuan kan vara känslig, hade han sagt.

# water-is-wet
Det fungerade som årtag. Det som bara var sant gav en meter. Det som sved lite att säga gav fem. Lyktan växte, knapp, mynt, plommon, apelsin, och så, när det bara var tjugo meter kvar, tog det stopp.

”Vatten är vått”, sa {@a}.

Ingenting.

”En gädda kan inte cykla.”

Båten rörde sig inte. Den hade hört nog av den sorten.

{@A} la in årorna.

”Du har knappt sagt något sedan du kom från [school: {school} | skolan]. Jag ville fråga, men jag var rädd att fråga fel. Så jag hyrde en båt.”

Den gled framåt, långt och mjukt.

# what-happened
”Vad är det som har hänt, {child}?”

Där kom den. Frågan som {child} hade gått runt hela dagen, som man går runt ett hål i isen. Så länge ingen visste kunde det nästan vara någon annan som hade gjort det. Och så var det den där blicken, den som såg på {child.him} som på någon man kunde lita på. {child} ville inte sitta mitt emot den blicken när den ändrade sig.

”Det är ingenting”, sa {child.he}.

Åh nej, hann {child.he} tänka.

# it-is-something
Båten kastade sig bakåt. Vattnet yrde över aktern, en åra hoppade överbord och försvann. Apelsin. Mynt. Knappnål. Bakom dem, där sjön rann ut i fallet, började det dåna.

”Det är något!” skrek {child}. ”Det är något!”

Tvärstopp. Båten gungade i mörkret. {@A} höll sig i bänken med båda händerna och sa inte ett ord, och det var bra gjort.

# loudest
”I omklädningsrummet”, sa {child}. ”De härmade hur {mate} skrattar. Hur hon liksom hickar. Och jag skrattade.”[friend:  {child} svalde. ”{Friend} var inte där i dag. {Friend} hade aldrig skrattat.”]

Framåt, trögt.

”Fast alla skrattade. Det var ju inte jag som …”

Bakåt.

”Okej!” {child} slog handen i relingen. ”Okej. Alla skrattade. Men jag skrattade högst. För att det inte skulle bli min tur.”

Framåt.

”Och när jag vände mig om stod {mate} i dörren.” Rösten började krångla, men {child.he} lät den hållas. ”Hon såg inte ens arg ut. Hon såg ut som om hon hade väntat sig det av alla utom mig.”

Sedan gick det inte att säga mer på en stund. Det gjorde inget. Gråta räknades tydligen också, för båten gled av sig själv.

# less-of-me
När {child} hade torkat sig med jackärmen fanns bara en sak kvar. Den var varken sann eller falsk. Den var en fråga.

”Tycker du sämre om mig nu?”

”Nej”, sa {@a}.

{child} tittade inte upp. Ansikten kan vara snälla ändå. {child.He} tittade över relingen, på vattnet.

Båten gick framåt.

”Säg det igen.”

”Jag tycker inte sämre om dig.”

Det fräste om stäven.

”Det var fegt, det du gjorde i dag”, sa {@a}. ”Och det du gjorde nyss var modigt.”

Båten höll med, båda gångerna.

Duns. Bryggan. Lyktan hängde rakt ovanför dem och var stor som en lykta.

# send
”Vill du att jag ska …”, började {@a}.

”Nej”, sa {child}. ”Jag måste göra det själv.”

{child.He} satte sig på brädorna med telefonen. Hej, skrev {child.he}, och raderade. Förlåt om det blev konstigt, skrev {child.he}, och raderade det ännu fortare. Nu fanns det ingen båt. {child.He} fick känna efter själv åt vilket håll det gick.

{child.He} tryckte på inspelning.

”Hej. Det är {child}. Jag skrattade åt dig i dag, och det var fegt. Jag tänker säga det till de andra också, i morgon, så att alla hör. Du behöver inte svara.”

Tummen darrade ovanför knappen. Kanske skulle {mate} spela upp det för någon. Kanske skulle hon aldrig svara. Det var lika sant i båda fallen.

Skicka.

# the-bed-too
{child} låg i sin säng när telefonen surrade.

”Ja det var fegt”, skrev {mate}.

Och sedan, efter en mycket lång minut:

”Jag väntar vid cyklarna i morgon”, skrev hon.

{child} läste det fyra gånger. Sedan la {child.he} ifrån sig telefonen och drog upp täcket till hakan. Dörren knarrade.

”Nu sover du väl”, viskade {@a}.

”Ja”, sa {child}.

Och sängen gled en decimeter baklänges.

# @a
den vuxna
## if adult
{adult}

# @A
Den vuxna
## if adult
{Adult}

# @song
{music}
