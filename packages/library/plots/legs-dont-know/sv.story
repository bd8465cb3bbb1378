title: Benen vet inte om det
title: Tills det är klart
guest elder: Barbro (hon), Sune (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Hunden har inget namn: den är familjens egen. Där ingen mormor eller morfar är vald är {elder} den som brukade passa hunden på fredagarna.

# nobody-smacks
När {child} vaknade låg {child.he} hoprullad som en räka längst upp i sängen. Det gjorde {child.he} för att hunden skulle få plats vid fötterna.

Men där låg ingen hund. Hunden var död. {child} visste det hela tiden, utom ibland, och varje gång {child.he} kom på det igen gjorde det ont på samma ställe.

Vid frukosten släppte {child.he} en brödkant på golvet, som {child.he} alltid gjorde. Sedan väntade {child.he} på smasket.

Det kom inget smask. Det kom bara {@a} med sopborsten.

”Sopa inte!” skrek {child}. ”Det där är hundens!”

{@A} stod stilla med borsten. Sedan petade {@he} tillbaka brödkanten dit den hade legat.[pet.cat:  {Pet} luktade på den och gick därifrån. {Pet} visste också vems den var.]

# like-a-stork
På eftermiddagen kom {elder}[!elder: , som brukade passa hunden på fredagarna]. {Elder.He} hängde av sig i hallen, och innan {elder.he} gick in i köket lyfte {elder.he} ena benet högt och tog ett jättekliv över ingenting.

”Varför går du som en stork?” sa {child}.

”Gör jag?” sa {elder.short} och tittade ner.

Det var där hunden brukade ligga. Mitt i vägen, så att ingen kom förbi.

”Oj då”, sa {elder.short}. ”Jag vet ju att hunden är borta. Men benen vet inte om det.”

{child} funderade.

”Har du inte sagt det till dem?”

”Jo. Men ben har inga öron.”

# my-hand
Då tittade {child} på sin hand.

”Min hand vet inte heller”, sa {child.he}. ”Den släppte en brödkant.”

I samma stund kom {@a} in med posten. {@He} höll upp ytterdörren, väntade lite och visslade[music:  den där biten ur {music}]. Sedan kom {@he} på det och stängde.

”Den munnen vet inte heller”, viskade {child}.[pet.other:  Det fanns nog bara {pet} som visste det med hela sig.]

När klockan blev fyra började det krypa i {child’s} ben. Vid fyra gick man ut med hunden.

”Benen vill ut”, sa {child.he}. ”Vad ska jag säga till dem?”

”Det hjälper inte att säga något”, sa {elder.short}. ”Inga öron.”

”Då får vi väl gå”, sa {child}.

# till-its-done
Och så gick de hundens runda, {child} och {elder.short}, hand i hand.[elder2:  Efter kom {elder2} med mössan på sned.] {child} visste precis hur man gjorde. Först stannade man vid lyktstolpen.

”Hur länge brukar man stå här?” frågade {elder.short}.

”Tills det är klart.”

De stod. {Elder.short} tittade på stolpen. En granne med en barnvagn kom förbi och tittade på {elder.short}.

”Vi luktar”, förklarade {child}.

”Jaha”, sa grannen och gick lite fortare[athlete: , fast inte som {athlete}].

Sedan snurrade man två varv runt den stora stenen.[friend:  Där mötte de {friend}. ”Går ni med hunden?” sa {friend}. ”Ja”, sa {child}. ”Fast den är inte med.” Då gick {friend} också ett varv.] Sedan drog man åt fel håll vid korsningen[school: , den bort mot {school}], och den biten fick {elder.short} göra. Och sist kom man till den gröna grinden med den arga katten.

# the-cross-cat
Katten satt på grindstolpen. Det var den argaste katten i [city: {city} | hela kvarteret]. När den fick se {child} reste den alla hår, gjorde ryggen rund och öppnade munnen för att fräsa. Men det kom ingenting. Katten tittade bakom {child}. Den tittade bakom {elder.short}. Så stängde den munnen, och håren lade sig, ett efter ett.

”Mjau?” sa katten.

Det hade den aldrig sagt förut.

# out-loud
”Den vet inte om det”, sa {child}. ”Ingen har talat om det för den. Och den har faktiskt öron.”

{Child.He} gick fram till grinden, ända fram.

”Hunden är död”, sa {child.he}. ”Den kommer inte mer. Den kan inte, fast den skulle vilja.”

Det var första gången {child.he} sa det högt. Rösten räckte precis, och sedan kom tårarna. {Elder.short} fick också några. De stod vid grinden och höll i varandra, och katten satt kvar.

”Hur länge brukar man stå här?” frågade {elder.short} efter en stund.

”Tills det är klart”, sa {child} in i rocken.

När det nästan var klart torkade {child.he} sig på ärmen och vände sig till katten.

”Du kan få fräsa på mig, om du vill”, sa {child.he}. ”Voff.”

Katten tänkte efter. Sedan reste den håren, ganska snällt, och fräste.

”Tack”, sa {child}. ”Jag kommer i morgon också.”

# three-great-steps
Hemma i hallen tog {elder.short} ett jättekliv över ingenting. {child} tog ett jättekliv[sport: , längre än man gör i {sport}]. {@A} såg på dem, och så tog {@he} också ett. Brödkanten lade {child} ute på trappan. Det dröjde inte länge förrän en skata kom och smaskade.

# feet-dont-know
På kvällen låg {child} längst upp i sängen, hoprullad som en räka.

”Ligger du bra så där?” frågade {@a}.

”Fötterna vet inte om det”, sa {child}.

”Ska vi berätta det för dem?”

{child} gäspade.

”Inte i kväll”, sa {child.he}.

Så {@a} stoppade om {child.him} med täcket och lät det vara tomt där det skulle vara tomt.

# @a
{minder}
## if adult
{adult}

# @he
hon
## if adult
{adult.he}
