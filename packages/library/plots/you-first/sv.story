title: Du först
title: Tandläkaren i stolen
title: Mmm-mm
guest dentist: Gunnel (hon), Birgit (hon)

% Mmm-mm är nej och aah-aah är ja. Det barnet lovar tandläkaren (jag säger till först, räck upp handen, håll i min rock) lovar tandläkaren sedan barnet.

# mouth-shut
”Mmm-mm”, sa {child}.

{child.He} satt i tandläkarens stol, och munnen var stängd. Den hade varit stängd hela vägen på bussen[city:  genom {city}][adult: , bredvid {adult}].[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade berättat tre roliga historier, och den var stängd ändå.]

”Hej, {child}”, sa tandläkaren. Hon hette {dentist} och hade runda kinder och mycket rena händer. ”I dag ska jag bara räkna dina tänder, med min lilla spegel. Kan du öppna munnen?”

”Mmm-mm”, sa {child}. Det betydde nej.

”Inte ens en springa?”

”Mmm-mm.”

”Hm”, sa {dentist}. ”Vad skulle hjälpa, då?”

# thats-fair
{child} öppnade läpparna precis så mycket att två ord kom ut.

”Du först”, sa {child.he} och stängde dem igen.

”Det är inte mer än rätt”, sa {dentist}.

Så klev {child} ner och {dentist} upp, och {dentist’s} fötter stack ut över kanten på stolen. {child} fick hennes vita rock, som räckte till skorna, och ett par handskar som sladdrade som fiskar. Och så fick {child.he} den lilla spegeln.

”Det finns en pedal”, sa {dentist}. ”Då åker jag upp.”

{child} trampade på pedalen. Zzzzzz. Upp åkte hon.

”För högt”, sa {child} och trampade på den andra. Zzzzzz. Ner åkte hon. [age>=5: {child.He} gjorde om det två gånger, för säkerhets skull.]

# open-wide
”Gapa stort”, sa {child}.

{dentist} gapade stort. {child} drog fram den stora lampan och tittade in med spegeln. Det var som en blank och skär grotta, med vitt staket runt om.

”Ett”, räknade {child}[school: , lika tydligt som {at school}]. ”Två. Tre. Fyra. Du har en som är av silver.[pet.dog / pet.cat:  Min [pet.dog: hund|katt] {pet} har ingen.][pet.other:  {Pet} har ingen.]”

”Aah-aah”, sa {dentist}. Det betydde ja.

”Nio. Tio.” Och där stannade {child}. {child.He} flyttade på lampan och tittade en gång till. ”{dentist}”, sa {child.he}. ”Du har en svart prick.”

{dentist} slog igen munnen så att det small.

# a-black-spot
”En vad?” sa hon.

”En liten svart prick. Längst in.”

{dentist} blev alldeles blek och blundade också. ”Jag vill inte ha någon svart prick! Jag borstar ju varje kväll! Till och med baksidorna![sport:  Till och med när jag ska {play sport}!]”

”Jag måste titta ordentligt”, sa {child}. ”Gapa stort.”

”Mmm-mm”, sa {dentist}.

”Bara en springa?”

”Mmm-mm.”

# my-coat
{child} tittade på {dentist} och visste vad det där var. Precis så kändes det.

”Det är ingen fara”, sa {child.he}. ”Jag ska bara titta. Jag säger till innan jag gör något. Och om du vill att jag ska sluta räcker du upp handen, och då slutar jag.”

{dentist} öppnade ett öga och tittade med det.

”Du får hålla i min rock”, sa {child}. ”Den räcker till två.”

Då tog {dentist} tag i ett hörn av rocken. Hon drog ett djupt andetag, och så öppnade hon munnen.

# a-tickle
”Nu sätter jag in spegeln”, sa {child}. ”Nu är den inne. Nu ser jag den.” {child.He} böjde sig närmare. Pricken var rund och mycket liten. ”Nu tar jag borsten. Det kommer att killa.”

{child.He} tog en alldeles ny tandborste och sträckte sig ända längst in. Skritch, skritch, skritch.

Pricken lossnade. Den satt kvar ytterst på borsten.

”Vad är det för något?” viskade {dentist}. ”Är det hemskt?”

”Det är ett frö”, sa {child}.

{dentist} satte sig upp och tittade. ”Min fralla!” sa hon. ”Det är ett vallmofrö från min frukostfralla!” Och hon skrattade så att hon sparkade till pedalen, och zzzzzz, så åkte hon upp och upp och skrattade hela vägen.

# whos-next
När hon hade kommit ner igen räknade {child} färdigt. Det blev trettioen.

”Så duktig du var”, sa {child}. ”Nu får du gå.”

”Tack”, sa {dentist} och tog på sig rocken igen. ”Du är en mycket bra tandläkare. Vems tur är det nu?”

{child} såg sig om[elder: , men {elder}[elder2:  och {elder2}] borta vid dörren bara tittade ut genom fönstret]. Sedan klättrade {child.he} upp i stolen, som fortfarande var varm. {child.He} kände hur läpparna stängde sig alldeles av sig själva[athlete: , fast på affischen i taket log {athlete} med alla tänderna].

”Jag säger till innan jag gör något”, sa {dentist}. ”Och om du vill att jag ska sluta …”

”… räcker jag upp handen”, sa {child}. ”Jag vet. Det var jag som sa det.”

Så tog {child.he} tag i ett hörn av {dentist's} rock.

”Det är inga frön i mina”, sa {child.he}. ”Jag åt gröt.”

Och så gapade {child.he} stort.

# twenty
Spegeln var lite kall, och den sa klick. När {dentist} hade kommit till sex räckte {child} upp handen, bara för att se. {dentist} slutade. Då tog {child} ner den igen, och {dentist} räknade vidare[music:  och nynnade på {music} emellan].

{child.He} hade [age<6: tjugo | en hel hoper], och varenda en var ren. Efteråt fick de varsitt klistermärke, och {dentist} hade sitt på sig hela dagen.
