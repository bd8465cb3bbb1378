title: Akta huvudet
title: Planens bästa målvakt
guest friend: Melker (han), Tuva (hon)
guest pet: Prinskorv (han), Gurkan (hon)
guest minder: Ingegerd (hon), Birgit (hon)

% ”Akta huvudet” dånar två gånger, och efter stenen sägs det på ett annat sätt.

# kept-it
{Friend}, {child's} bästa vän, sparkade bollen, och den flög över slottsmuren, och slottet behöll den.

Slottet hade kommit till fotbollsplanen[school:  {at school}] i torsdags[sport: , strax efter {sport}]. Ingen [city: {in city} ]hade sett det komma. Det bara stod där bakom målet, med fyra torn och en vindbrygga och lite nässlor, och det kunde prata.

”Hallå!” ropade {child}. Det var {child.his} boll, och den var ny, och {child.he} ville ha den tillbaka. ”Kan vi få vår boll?”

”Aldrig”, dånade slottet. ”Jag har blivit anfallet.”

”Det var inte med flit!”

”Den kom över min mur i hög fart. Det är ett anfall. Det som kommer över muren är mitt. Så är regeln, och jag är ett slott, och jag har bara en.”

Långt borta på bänken satt {@a}[adult & elder & elder2: , {elder} och {elder2}][adult & elder & !elder2:  och {elder}][elder2 & !adult:  och {elder2}] med smörgåsarna och hade inte märkt någonting.

# the-lintel
{child} marscherade upp på vindbryggan med {@whose} efter sig, och efter {pet} kom {friend}. I porten var det en låg liten dörr av sten.

”Akta huvudet”, sa slottet.

”Hota inte mig”, sa {child} och gick rakt in i stenen.

{Child.He} satte sig ner på vindbryggan och såg flera slott. Dörren slog igen.

”Egentligen”, sa {friend}, ”så varnade det dig.” {Friend} tänkte bli advokat en dag och hade redan börjat.

# the-porridge
{Friend} ville pröva med lagen först. {Friend.He} ställde sig framför porten, rättade till tröjan och förklarade att en boll inte var en armé, att den var obeväpnad, och att den hade sparkats av någon med dålig vänsterfot, som bad om ursäkt.

”Akta huvudet”, sa slottet och tömde en kittel gröt över muren.

”Den är inte ens varm”, sa {friend} efter en stund. ”Det är russin i.”

{Pet} tyckte att det var det bästa slott {pet.he} någonsin hade träffat. {Pet.He} gjorde rent {friend's} skor.

# no-use
”Det är orättvist!” skrek {child}.

”Jag är till för att hålla folk ute”, sa slottet. ”Det gör jag underbart. Och så kommer ni och säger snälla. Det är ingen som försöker.”

”Jag vill spela fotboll!”

”Då har jag ingen nytta av dig.”

”Och jag har ingen nytta av dig!”

{child} var så arg att det stramade i tänderna. ”Över går inte”, sa {child.he}. ”Det som går över blir slottets. Och rakt igenom kommer man inte.”

{Friend} höll upp ett grötigt finger. ”Men sa det någonting om under?”

Båda två tittade på {pet}.

# go-on-then
{@Under}

# whos-tickling
”Vad var det?” sa slottet. ”Oj. Hihi! Vem är det som kittlas?”

Och slottet skrattade. Alla fyra tornen skakade. Högst uppe på det närmaste tornet gled en stor fyrkantig sten sakta ut över kanten.

”{child}!” ropade {friend}.

”{Pet} är där under!” skrek {child}. ”Slottet! Sluta skratta! Stå still!”

”Det g-går inte! Det k-kittlar i grunden!”

{child} slängde sig på mage framför hålet. Det var för smalt för {child.his} axlar. {Child.He} fick in ena armen, och det var allt.

”Kom, {pet}!” ropade {child.he} in i hålet. ”[pet.cat: Kiss, kiss! Tonfisk | Hit! Köttbullar]!”

# the-stone
{Pet} kom inte. {child} rullade runt och tittade upp på tornen.

”Du är till för att hålla saker ute”, sa {child.he}. ”Håll den där stenen ute då. Håll den borta från {pet}. Kom igen. Försök.”

Skrattet tog slut. Det hördes ett stön, som när någon väldigt stor håller inne en väldigt stor nysning. Murarna spände sig. Uppe på tornet gled stenen lite till, och tinnarna slöt sig om den som tänder och höll den.

”Akta huvudet, lilla [pet.cat: katt|hund]”, sa slottet mellan tinnarna och andades knappt. ”Akta huvudet.”

{child} stirrade. Det var inget hot. Det hade aldrig varit något hot.

# front-door
{@Out}

”{Pet} kom ut genom stora porten”, sa {friend} genast. ”Det finns ingen regel om stora porten.”

”Jag tänkte inte bråka”, sa slottet.[age>=9:  Det lät riktigt omskakat.] ”Men visst var jag duktig?”

”Du var fantastisk”, sa {child} med ansiktet mot {pet's} smutsiga hals. Sedan tittade {child.he} upp. {Child.He} såg på den stora breda porten. {Child.He} såg på bollen.

# in-goal
”Slottet”, sa {child}. ”Du är till för att hålla saker ute. Vill du stå i mål?”

”Vad gör man i mål?” sa slottet.

”Vi anfaller dig”, sa {child}. ”Så hårt vi kan. Ända till middagen.”

”På riktigt?” viskade slottet.

Det var den bästa målvakt de hade mött.[athlete:  Inte ens {athlete} hade kommit förbi.] Slottet räddade med vindbryggan och med porten. Det tog {child's} hårdaste skott med en flaggstång[music:  och nynnade på {music}]. Det som kom över muren slängde det tillbaka och dånade ”akta huvudet!”, så att de hann ducka. När {friend} till slut fick in en, med vänstern, krävde slottet att få det skriftligt, och {friend} skrev ner det.

# same-time
När det var middag och {@aLater}[adult & elder & elder2: , {elder} och {elder2}][adult & elder & !elder2:  och {elder}][elder2 & !adult:  och {elder2}] ropade gick de upp på vindbryggan för att säga god natt.

”Samma tid i morgon?” sa {child}. ”Jag ska göra tio mål på dig.”

”Du gör inte ett enda”, sa slottet lyckligt. Och sedan, lite buttert: ”{child}. Akta huvudet.”

”Ja då”, sa {child}. ”Du med.”

# a-cushion
Nästa morgon stod slottet kvar med dagg på sig, och vindbryggan var nere. Någon hade tagit en röd sammetskudde med guldtofsar och hängt den i den låga stendörren, precis i mitten, just där {child} skulle slå i.

# @a
barnvakten {minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @aLater
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @whose
{pet}, {friend's} hund,
## if pet.dog
hunden {pet}
## if pet.cat
katten {pet}

# @under
{Pet} hade blivit tillsagd att inte gräva i rabatterna, och inte gräva i längdhoppsgropen, och inte gräva i soffan. Ingen hade någonsin pekat på marken och sagt: ”Varsågod, {pet}. Så mycket du vill.” Jorden började yra. Efter fem minuter fanns det ett fint runt hål under slottsmuren, och långt där inne hördes ett skall.
## if pet.cat
{Pet} hade blivit tillsagd att inte gå bakom kylen, och inte gå in i garderoben, och inte krypa under badkaret. Ingen hade någonsin pekat på ett hål och sagt: ”Varsågod, {pet}. Så långt du vill.” Under slottsmuren fanns det ett fint runt avlopp, precis så brett som ett par morrhår. {Pet} rann in, med svansen sist, och långt där inne hördes ett jamande.

# @out
Sakta sänktes vindbryggan, och ut travade {pet}, brun ända upp till ögonbrynen, och knuffade bollen framför sig med nosen.
## if pet.cat
Sakta sänktes vindbryggan, och ut promenerade {pet}, brun ända upp till morrhåren, och puttade bollen framför sig med en tass.
