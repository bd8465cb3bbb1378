title: Lampan som tappade klicket
title: Var är klicket?
title: Flapp, sa något
title: Bara osten vet
title: Leta med öronen

# no-click
Lampan vid sängen hade ett klick. Varje kväll tryckte {child} på knappen, klick sa lampan, och så var det natt.

Men i kväll tryckte {child} på knappen och lampan sa ingenting. Den bara lyste.

## or
Tänderna var borstade. Kudden var vänd på den svala sidan. [pet.dog & !short / pet.cat & !short: {Pet} hade gäspat två gånger.] Nu var
det bara lampan kvar, och lampan hade bara en sak att göra. Den skulle säga klick.

{child} tryckte på knappen. Lampan sa ingenting. Den bara lyste.

# look-with-your-ears
{child} tryckte igen. Ingenting. [adult: {Adult} tryckte. Ingenting.]

”Den har tappat klicket”, sa {child}. ”Och utan klick kan en lampa inte slockna.”

[friend: ”Du kan få låna mitt”, sa {friend}, som sov över, och gjorde ett med tungan. Klock! Det var ett fint klock,
men lampan lät sig inte luras.]

Då måste man leta. {child} klev ur sängen så fort att pyjamasen stod öppen i halsen. Ett klick är så litet att det
inte syns. Man får leta med öronen.

[pet / friend / elder: [pet.dog / pet.cat: {Pet} följde med.] [pet.other: {Pet} lyssnade från sin plats.] [friend:
{friend} följde med, på tå.] [elder: {Elder} följde med, utan tofflor, för tofflor pratar.]] [adult: {Adult} stannade
och höll lampan sällskap.] [athlete: På dörren satt {athlete} på en affisch. Prassel, sa affischen, men det var inget
klick.]

## or
{child} tryckte hårt. {child.He} tryckte snällt. [adult: {Adult} tryckte med tummen.] Lampan lyste.

”Klicket har ramlat ur”, sa {child}. ”Nu vet den inte hur man slocknar.”

[friend: Då gjorde {friend}, som sov över, ett med tungan. Klock! Lampan väntade artigt på något annat.]

Någonstans i huset låg alltså ett klick. {child} hoppade ur sängen så fort att pyjamasen stod öppen i halsen. [age>=5:
Att titta var ingen idé, för ett klick har ingen någonsin sett. ] Ett klick får man leta efter med öronen.

[pet / friend / elder: [pet.dog / pet.cat: {Pet} hade två bra öron och fick gå med.] [pet.other: {Pet} skulle säga
till om klicket kom hem.] [friend: {friend} gick tätt efter, på tå.] [elder: {Elder} tog av sig tofflorna först, för
de kan inte hålla tyst.]] [adult: {Adult} satt kvar hos lampan.] [athlete: Affischen med {athlete} fladdrade, men det
var bara papper.]

## if short
{child} tryckte igen. Ingenting. [adult: {Adult} tryckte. Ingenting.]

”Den har tappat klicket”, sa {child}. ”Och utan klick kan en lampa inte slockna.”

[friend: {Friend}, som sov över, gjorde ett med tungan. Klock! Men lampan lät sig inte luras.]

Då måste man leta. {child} klev ur sängen så fort att pyjamasen stod öppen i halsen. Ett klick är så litet att det
inte syns. Man får leta med öronen.

## if short
{child} tryckte hårt. {child.He} tryckte snällt. [adult: {Adult} tryckte med tummen.] Lampan lyste.

”Klicket har ramlat ur”, sa {child}. ”Nu vet den inte hur man slocknar.”

[friend: Då gjorde {friend}, som sov över, ett med tungan. Klock! Lampan väntade artigt på något annat.]

Någonstans i huset låg alltså ett klick. {child} hoppade ur sängen så fort att pyjamasen stod öppen i halsen. Ett klick
får man leta efter med öronen.

# kitchen
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men köket sa: Brrrr.

{child} la örat mot kylskåpet. Brrrr, sa det, ända in i magen.

Var det klicket? Nej. Det var kylskåpet, som frös. {child} öppnade. Där inne satt en liten lampa till och lyste på
osten. {child.He} stängde. Var det släckt där inne nu? Det visste bara osten.

[elder: {Elder.short} böjde sig ner för att lyssna. Knak! Var det klicket? ”Nej”, sa {elder.short}, ”det var mitt knä.”]

[music: {child} nynnade på {music}, för att locka på klicket. Kylskåpet brummade med. Inget klick kom.]

## or
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men köket sa: Klirr.

Det kom inifrån kylskåpet. {child} öppnade, och en liten lampa tändes, rakt i ansiktet på osten.

Var det klicket? Nej. Det var burkarna i dörren, som skakade tänder. Brrrr, sa kylskåpet, och {child} stängde om dem.
[age>=5: Slocknade lampan då? {child} öppnade en springa, fort. Tänd!] Bara osten vet hur lampan gör när ingen ser på.

[elder: {Elder.short} satte sig på huk. Knak! ”Det var ena knät”, sa {elder.short}. ”Vänta.” Knak! ”Där kom det andra.”]

[music: {child} nynnade på {music} ner i brödrosten. Ingenting hoppade upp.]

## if short
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men köket sa: Brrrr.

{child} la örat mot kylskåpet. Brrrr, sa det, ända in i magen.

Var det klicket? Nej. Det var kylskåpet, som frös. {child} öppnade. Där inne satt en liten lampa till och lyste på
osten. {child.He} stängde. Var det släckt där inne nu? Det visste bara osten.

[elder: {Elder} kom och böjde sig ner. Knak! ”Det var mitt knä”, sa {elder.short}.]

[music: {child} nynnade på {music}, för att locka på klicket.]

## if short
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men köket sa: Klirr.

Det kom inifrån kylskåpet. {child} öppnade, och en liten lampa tändes, rakt i ansiktet på osten.

Var det klicket? Nej. Det var burkarna i dörren, som skakade tänder. {child} stängde om dem. Bara osten vet hur lampan
gör när ingen ser på.

[elder: {Elder} kom och satte sig på huk. Knak! ”Det var mitt knä”, sa {elder.short}.]

[music: {child} nynnade på {music} ner i brödrosten.]

# bathroom
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men badrummet sa: Plipp.

{child} höll ett finger under kranen. Plipp, sa det på fingret, och det blev vått. [age>=5: {child} torkade av det på
pyjamasen.]

Var det klicket? Nej. Det var en droppe som inte kunde bestämma sig. {child} vred åt kranen, och då drog droppen in
näsan igen.

## or
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men badrummet sa: Pling.

{child} tände och väntade. Pling! Det var i tandborstmuggen. {child} flyttade muggen. Plask. {child} flyttade tillbaka
den. Pling!

Var det klicket? Nej. Det var kranen, som övade. Nästa droppe hängde redan och skulle till att hoppa, men då vred
{child} åt, och den fick stanna hemma.

# hall
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men hallen sa: Knarr.

{child} stannade. Ingenting. {child.He} tog ett steg till. Knarr!

Var det klicket? Nej. Det var golvet. Det sa bara något när man trampade på det, och det är snällt av ett golv.

[school: {child} skakade ryggsäcken från {school}. Skrammel!] [sport: {child} lyfte på väskan med allt till {sport}.
Duns!] [school / sport: Men inget klick.]

## or
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men hallen sa: Knirk.

Det var under ena foten. Under den andra sa det knark. {child} stod och vägde. Knirk, knark, knirk, knark.

Var det klicket? Nej. Det var golvet, och det kunde två ord.

[school: {child} drog i dragkedjan på ryggsäcken från {school}. Ritsch!] [sport: {child} puttade på väskan med allt
till {sport}. Bums!] [school / sport: Klick var det inte.]

## if short
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men hallen sa: Knarr.

{child} stannade. Ingenting. {child.He} tog ett steg till. Knarr!

Var det klicket? Nej. Det var golvet. Det sa bara något när man trampade på det, och det är snällt av ett golv.

[school / sport / athlete / elder2: [school: Ryggsäcken från {school} sa skrammel. ][sport: Väskan med allt till {sport} sa duns. ][athlete: Affischen med {athlete} sa prassel. ][elder2: {Elder2} satt i fåtöljen och letade med stängda ögon. Snark! ]Men ingen sa klick.]

## if short
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men hallen sa: Knirk.

Det var under ena foten. Under den andra sa det knark. {child} stod och vägde. Knirk, knark, knirk, knark.

Var det klicket? Nej. Det var golvet, och det kunde två ord.

[school / sport / athlete / elder2: [school: Ryggsäcken från {school} sa ritsch. ][sport: Väskan med allt till {sport} sa bums. ][athlete: Affischen med {athlete} sa prassel. ][elder2: {Elder2} satt i fåtöljen och letade med stängda ögon. Snark! ]Men ingen sa klick.]

# couch
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men soffan sa: Boing.

Det var när {child} satte sig. {child.He} satte sig en gång till. Boing!

Var det klicket? Nej. Det var en fjäder, och {child} satte sig tre gånger till för att vara säker.

[elder2: I fåtöljen satt {elder2} och letade med stängda ögon. Snark, sa {elder2.short}.]

## or
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men soffan sa: Piip.

Det var när {child} satte sig. {child.He} satte sig en gång till. Piip!

Var det klicket? Nej. Det var badankan, som låg under dynan och inte heller kunde sova.

[elder2: I fåtöljen satt {elder2} och letade med stängda ögon. Snark, sa {elder2.short}.]

# no-more-rooms
Sedan fanns det inga fler rum. [age>=5: Köket var inget klick. Badrummet var inget klick. Soffan var det absolut
inte.] {child} gick tillbaka till sin lampa, som lyste och lyste.

Tass, tass, tass, sa fötterna. Flapp, sa något.

”Vänta nu”, sa {child}. ”Vem är det som säger flapp?”

[friend: ”Inte jag”, sa {friend}.]

[elder: ”Inte jag”, sa {elder.short}. ”Och inte mitt knä.”]

[adult: ”Inte lampan”, sa {adult}.]

[city: ”Schhh”, sa hela {city} utanför fönstret, så att det skulle gå att lyssna.]

## or
Sedan var huset slut. [age>=5: Ett kylskåp, en kran, ett golv och en soffa hade det, men inget klick.] I {child's} rum
satt lampan uppe, klarvaken[age>=5: , och tittade i taket].

Tass, tass, tass, sa fötterna. Flapp, sa något.

”Flapp?” sa {child}. ”Det sa flapp i köket, och i hallen också. Vem är det som går runt här och säger flapp?”

[friend: ”Jag säger klock”, sa {friend}.]

[elder: ”Jag säger knak”, sa {elder.short}.]

[adult: ”Här inne har ingen sagt ett ljud”, sa {adult}.]

[city: Schhh, sa {city} utanför, nu händer det något.]

## if short
Sedan fanns det inga fler rum. {child} gick tillbaka till sin lampa, som lyste och lyste.

Tass, tass, tass, sa fötterna. Flapp, sa något.

”Vänta nu”, sa {child}. ”Vem är det som säger flapp?”

[city: ”Schhh”, sa hela {city} utanför fönstret.]

## if short
Sedan var huset slut. I {child's} rum satt lampan uppe, klarvaken.

Tass, tass, tass, sa fötterna. Flapp, sa något.

”Flapp?” sa {child}. ”Vem är det som går runt här och säger flapp?”

[city: Schhh, sa {city} utanför, nu händer det något.]

# under-the-chin
{child} stod still. Då var det tyst. {child.He} tog ett steg. Flapp. Ett steg till. Flapp!

[pet.dog: {Pet} kom fram och satte nosen mot {child's} hals. Det kittlade.] [pet.cat: {Pet} hoppade upp på sängen och
petade med tassen under {child's} haka.] [pet.other: {Pet} tittade rakt på {child}.]

[friend: ”Det är ju du”, sa {friend}.]

{child} kände efter under hakan. Det var pyjamasen. Den stod öppen i halsen och sa flapp, och där satt en knapp, en
sådan som man trycker ihop. Den var inte ihoptryckt.

{child} tryckte.

KLICK.

Och lampan slocknade. Den hade bara väntat på det. [age>=5: Vems klick det var brydde den sig inte om.]

[adult: ”Där satt det”, sa {adult} i mörkret.]

## if short
{child} stod still. Då var det tyst. {child.He} tog ett steg. Flapp. Ett steg till. Flapp!

[pet.dog: {Pet} satte nosen mot {child's} hals. Det kittlade.][pet.cat: {Pet} petade med tassen under {child's} haka.][pet.other: {Pet} tittade rakt på {child}.]

[friend: ”Det är ju du”, sa {friend}.]

{child} kände efter under hakan. Det var pyjamasen. Den stod öppen i halsen och sa flapp, för där satt en knapp
som ingen hade tryckt ihop.

{child} tryckte.

KLICK.

Och lampan slocknade. Den hade bara väntat på det.

[adult & !friend: ”Där satt det”, sa {adult} i mörkret.]

# sounds-asleep
Det blev mörkt, men inte mörkare än att en strimma ljus fick plats vid dörren. [pet.dog / pet.cat: I strimman låg
{pet}.] Täcket åkte upp till hakan, och nu hördes allting igen, fast längre bort.

Brrrr, sa kylskåpet, och om det var släckt där inne visste bara osten. //
Kranen höll i sin droppe. //
[!short / elder2: Soffan sa ingenting, för nu var det ingen som satt i den. //
]Golvet sa ingenting, för nu var det ingen som gick. //
[elder: Knät sa ingenting, för nu satt {elder.short} still. //
] [elder2: Snark, sa {elder2.short} i fåtöljen. //
] [friend: Klock, sa {friend} en gång, mycket tyst. //
] [city: Schhh, sa {city}.]

## or
Mörkt blev det, utom vid dörren, där en strimma ljus hade blivit kvar. [pet.dog / pet.cat: {Pet} la sig mitt i den.]
{child} drog täcket till hakan och lyssnade en gång till, bara för att öronen ändå var i gång.

Kylskåpet brummade lågt för osten, med lampan tänd eller släckt. //
Droppen var kvar i sin kran. //
[!short / elder2: Soffan vilade sig efter allt sittande. //
]Golvet låg ner. //
[elder: {Elder.short} hade satt sig, med båda knäna. //
] [elder2: {Elder2.short} letade fortfarande i fåtöljen. Snark. //
] [friend: Klo…, sa {friend}, och kom inte längre. //
] [city: Schhh, sa {city}, ända bort till sista gatan.]

## if short
Det blev mörkt[!friend: , men inte mörkare än att en strimma ljus fick plats vid dörren]. Täcket åkte upp till hakan, och nu
hördes allting igen, fast längre bort.

Brrrr, sa kylskåpet, och om det var släckt där inne visste bara osten. //
Golvet sa ingenting, för nu var det ingen som gick. //
[elder & !friend: Knät sa ingenting, för nu satt {elder.short} still. //
] [friend: Klock, sa {friend} en gång, mycket tyst.]

## if short
Mörkt blev det, utom vid dörren, där en strimma ljus hade blivit kvar. {child} drog täcket till hakan och lyssnade en
gång till.

Kylskåpet brummade lågt för osten, med lampan tänd eller släckt. //
Golvet låg ner. //
[elder & !friend: {Elder.short} hade satt sig, med båda knäna. //
] [friend: Klo…, sa {friend}, och kom inte längre.]

# the-click-asleep
Och under {child's} haka, där det var varmt, låg klicket och sov.

## or
I morgon skulle knappen knäppas upp igen. Klick, skulle den säga då, och så skulle dagen tändas.
