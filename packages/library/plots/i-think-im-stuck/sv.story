title: Ursäkta, jag tror att jag sitter fast
title: Ny spelare på isen
title: Roboten som sa som det var
guest tuva: Tuva (hon), Alva (hon)
guest boel: Boel (hon), Gudrun (hon)

% Roboten är ”den” och kör ut mat. {tuva} är den som barnet har sårat, {boel} tränar laget.

# the-kerb
Roboten stod vid trottoarkanten utanför ishallen[city:  i {city}] och kom ingenstans. Den var stor som en resväska, hade sex hjul, en liten orange flagga och ett lock där maten låg. Varje gång {child} gick förbi på väg hem från [school: {school} | skolan] var den ute och körde. Men nu stod den stilla i snöslasket.

”Ursäkta”, sa roboten. ”Jag tror att jag sitter fast.”

Den hade en ljus, artig röst. Den sa det inte till någon särskild. Folk gick förbi.

# twelve-days
{child} stannade. {Child.He} hade inte bråttom. I tolv dagar hade {child.he} gått hem ensam[sport: , och ensam till att {play sport}], ända sedan {child.he} hade sagt en sak om {tuva's} mamma som {child.he} trodde var rolig. Ingen hade skrattat. {tuva} hade gått därifrån. Varje morgon tänkte {child} säga förlåt. Men varje morgon hade det gått en dag till, och för varje dag hade ordet blivit större, tills det inte fick plats genom munnen.[pet:  Det var bara {pet} som hade fått höra det.][elder:  {Elder}[elder2:  och {elder2}] hade börjat undra vart {tuva} tog vägen.][friend:  {Friend}, som bodde åt andra hållet, hade sagt att det bara var att göra det. Det var det inte.]

”Var sitter du fast?” sa {child} till roboten.

Roboten svarade inte, men kameran vred sig. Det vänstra framhjulet stod inklämt i ett gallerlock. {child} satte sig på huk och lyfte.

”Tack för hjälpen”, sa roboten. ”Ha en fin dag.”

# through-the-gate
Den rullade iväg. Den rullade rakt mot ishallen, där vaktmästaren just höll upp porten för ismaskinen.

”Inte dit!” ropade {child}.

Men på robotens karta gick det tydligen en väg där. Den körde in genom porten, förbi ismaskinen, genom den öppna dörren i sargen och ut på isen.

När {child} hann fram var det för sent. På isen tränade flicklaget[music:  till {music} i högtalarna], och mitt bland dem gled roboten med sina sex hjul, som snurrade och snurrade utan att få något att ta i. Långsamt roterade den, runt och runt, med flaggan i topp och en varm pizza i magen.

”Ursäkta”, sa den. ”Jag tror att jag sitter fast.”

# new-player
Tränaren hette {boel} och skojade aldrig om hockey[athlete:  eller om {athlete}]. Hon blåste i pipan.

”Stopp! Ny spelare på isen. Ingen hjälm. Utvisning, två minuter!”

Laget låg ner av skratt. En puck kom glidande, studsade mot robotens sida och for rakt in i målet.

”Mål”, sa {boel}, som var rättvis.

”Ursäkta”, sa roboten, runt, runt. ”Jag tror att jag sitter fast. Ursäkta.”

{child} skrattade också. Sedan såg {child.he} att den som stod närmast, med nummer nio på ryggen och båda händerna på klubban, inte skrattade alls. {tuva} såg på {child}. Skrattet tog slut, som om någon dragit ur sladden.

# the-net
”Den ska ut härifrån”, sa {boel}. ”{tuva}, du är närmast. Knuffa!”

{tuva} tog sats och sköt på. Men roboten var tung, och så fort den kände att någon tog i den gav den gas åt andra hållet. Den for iväg i en vid båge. {tuva} tappade balansen och satte sig, och sedan hördes det ett krasande ljud: roboten hade kört in bakom målburen, in i nätet, och trasslat in flaggan. Locket gled på glänt. Lampan på framsidan blev röd och började blinka långsamt, långsammare.

”Ursäkta …”, sa roboten. ”Jag tror …”

Sedan sa den ingenting.

”Har den dött?” frågade någon.

# small-steps
Det var inte roligt längre. {child} gick ut på isen i sina vanliga kängor, med små, små steg. Det var långt. Hela laget tittade, och det var tyst som när man har glömt vad man skulle säga.

{Child.He} ställde sig på knä bakom målet. {tuva} satt redan där. Nätet satt åt kring flaggan. En måste hålla medan en annan lossade. De såg på nätet båda två.

# hold-there
”Håll där”, sa {tuva}. Det var det första hon sa på tolv dagar.

{child} höll. {Child.He} kände maskorna spännas mot fingrarna. {Child.He} tänkte på roboten, som hade sagt samma sak till vem som helst, hur många som än skrattade.

”Ursäkta”, sa {child}.

{tuva} tittade upp.

”Jag tror att jag sitter fast”, sa {child}. Rösten blev tunn, men den höll. ”Jag har suttit fast i tolv dagar. Jag skulle ha sagt förlåt direkt. Det var elakt sagt, och det var inte ens roligt, och jag vet inte hur man kommer loss.”

# sorry
Det dröjde. Någonstans droppade det från taket.

”Jag grät på toaletten”, sa {tuva}.

”Förlåt.”

”Jag väntade på att du skulle komma.” {tuva} drog i en knut. ”Jag satt också fast, typ. Lyft nu.”

De lyfte, en på var sida. Flaggan kom loss. {child} tryckte ner locket, och det klickade till, och lampan blev grön.

”Tack för hjälpen”, sa roboten. ”Ha en fin dag.”

# line-change
”Byte!” ropade {boel}. ”Nummer nio och kängorna tar roboten!” Och så bar {child} och {tuva} den mellan sig, med hjulen snurrande i luften, hela vägen till sargen.

# the-crossing
En halvtimme senare hade träningen slutat. Det hade börjat skymma, och gatlyktorna kom på, en efter en, medan de gick hem bakom den lilla orange flaggan. Den skulle åt samma håll. Vid korsningen svängde den av, blinkade och försvann med någons kalla pizza.

Där brukade också de skiljas åt. {child} stod kvar. Det gjorde {tuva} med, och hon hade stuckit in sin vante under {child's} arm.

”Ska du inte gå hem?” frågade {child}.

”Ursäkta”, sa {tuva}, med ljus, artig röst. ”Jag tror att jag sitter fast.”
