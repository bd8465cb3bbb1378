title: De som hejade där nere
title: Tipptapp
title: M som i mullvad
guest oranges: Gun-Britt (hon), Maj-Lis (hon)

% Mullvadarna känner alla på fötterna: Dunsen, Klafset (vännen, i mål), Trampet (den äldre, vid sidan), Flåset eller Tassen (hunden eller katten vid
% hörnflaggan) och {child}, som är Tipptapp. Vem som har apelsinerna: {@oranges}.

# just-been
Varje lördag tog {child} på sig sina röda fotbollsskor och spelade fotboll [city: i {city}, ]på planen bakom [school: {school}|kyrkan].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg vid hörnflaggan med ena örat mot gräset.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] var också med, och satt vid hörnflaggan och stirrade i gräset.]

{child} var jättebra på att springa. {Child.He} sprang upp och ner och runt och tillbaka. Men bollen var alltid just där {child} nyss hade varit. Så många lördagar, och {child.he} hade aldrig gjort ett mål. Inte ett enda.[pet.other:  Hur gärna {child.he} ville, det visste bara {pet}.]

[friend: ”I dag gör du mål”, sa {friend}[!friend.known: , {child's} bästa vän,] varenda lördag.]

”Vad fint du springer”, sa {@oranges}, som stod bredvid planen med [elder2: {elder2} och ]apelsinerna[elder: , i ett par stövlar som aldrig kunde stå stilla].

”Jag vet”, sa {child}. ”Men ingen hejar på den som springer.”

# the-score
En lördag i halvlek satte sig {child} [friend: och {friend} ]vid hörnflaggan för att äta [friend: var sin|sin] apelsinklyfta. [pet.dog: {Pet} lyfte på huvudet. ][pet.cat: {Pet} lutade sig fram. ]Då hoppade det till i gräset alldeles intill. Bums. [pet.dog / pet.cat: |Och en gång till. Bums. ]Upp kom en hög med jord, och ur jorden kom en rosa nos och två rosa händer som små spadar.

Det var en mullvad.

”Ursäkta”, sa mullvaden. ”Vad står det?”

”Två–två”, sa {child}.

”TVÅ–TVÅ!” skrek mullvaden ner i hålet, och långt där nerifrån hördes ett pyttelitet ”Åååååh!”

# our-ceiling
”Tycker ni om fotboll?” sa [friend: {friend}|{child}].

”Om vi gör!” sa mullvaden. ”[sport & !sport.Soccer: Mer än {sport}! ]Vi missar inte en match. Ni spelar ju på vårt tak. Vi ligger på rygg i mörkret med en stor skål mask [music: och nynnar på {music} tills det börjar, ]och så lyssnar vi. [elder: Vi har Trampet, som går tramp, tramp vid sidan. |[pet.dog / pet.cat / friend: |Vi har Dunsen, som skjuter hårt. ]][friend / !elder / !pet.dog & !pet.cat: Vi har Klafset, som står i mål. ][pet.dog: Vi har Flåset, som ligger här uppe och lyssnar på oss. ][pet.cat: Vi har Tassen, som tror att ingen hör. ]Och så har vi vår favorit.”

[pet.dog: {Pet} viftade på svansen.][pet.cat: Tassen var {pet}, som tittade åt ett annat håll.]

[elder: ”Trampet måste vara {elder.short}”, sa {child}. ”[friend: Och Klafset är {friend}. ]Men vem är favoriten?”|[friend: ”Klafset är jag”, sa {friend}. ”Vem är favoriten?”|”Vem är det?” sa {child}.]]

”Tipptapp”, sa mullvaden och blev alldeles drömmande om nosen. ”{@Never} Tipptapp, tipptapp, tipptapp. {@Hanky}[elder:  Och Trampet trampar inte för någon annan.]” Han lutade sig närmare. ”{@Know}”

{child} tittade [elder: på {elder.short}, och sedan ]ner på sina röda skor.

”Jag tror”, sa {child.he}, ”att det är jag.”

# the-stamp
Mullvaden fick hålla sig i [pet.dog: {pet's} tass|hörnflaggan].

”Skulle du …” viskade han. ”Skulle du kunna stampa lite åt oss? Som minne?”

Så {child} stampade allt {child.he} kunde, precis bredvid hålet. Mullvaden kände på märket med båda händerna, och han sa att ingen någonsin skulle få damma den biten av taket igen.

Sedan blåste domaren i pipan.

# the-kick
Oj, vad {child} sprang! Upp och ner och runt och tillbaka sprang {child.he}, för nu visste {child.he} vilka som lyssnade[elder: , och {elder.short} gick tramp, tramp, tramp]. [friend: Då sköt {friend} ut bollen ur sin vattenpöl, klafs, och den kom|Och alldeles före slutet kom bollen] studsande ut ur skogen av ben. Den var inte där {child} nyss hade varit. Den var där {child} var.

{Child.He} sköt. Det var inget hårt skott[athlete: , inte som när {athlete} skjuter]. Bollen rullade mot målet, saktare och saktare och lite på sned, och den skulle missa. Den skulle gå precis utanför stolpen …

# left
[pet.dog: ”Vov!” sa {pet}, rakt ner i hålet.][pet.cat: Vid stolpen tog {pet} ett steg åt sidan och stirrade på stället där {pet.he} nyss hade varit.]

Bums, sa det i gräset.

Det kom upp en jordhög. Bollen studsade mot högen, svängde till vänster och trillade in över linjen.

”Förlåt!” sa en liten röst. ”[pet.dog: Flåset sa att den skulle missa, och jag|[pet.cat: Tack, Tassen! ]Jag] stod inte ut där nere!”

Alla tittade på domaren. Domaren tittade i sin bok. Hon tittade på M som i mål, och hon tittade på M som i mullvad.

”Det står inte att de inte får”, sa hon. ”Mål!”

{@Oranges} kastade upp alla apelsinerna i luften[pet.dog: , och {pet} fångade en][elder2: , och {elder2} kastade sin mössa efter][pet.cat: , och {pet} tog ett steg till]. Och under allt jublet kände {child} ett jubel till, pyttelitet och jättestort, som kom upp genom skosulorna.

# first-half
[friend: ”Vad var det jag sa!” ropade {friend}, som kom klafsande hela vägen från det andra målet.]

Domaren tog fram sin penna. ”Vem gjorde målet?”

{child} tänkte efter. {Child.He} hade väntat så länge på det[elder: , och det hade {elder.short} också]. Men rätt ska vara rätt.

”Jag gjorde första halvan av det”, sa {child.he}, ”och mullvaden gjorde andra halvan.”

Så det skrev domaren upp.

# my-favourite
På kvällen [adult: stoppade {adult} om {child}, som låg|låg {child} i sin säng] med ena örat tryckt mot kudden, precis som mullvadarna[pet.cat: , och {pet} låg på {child.his} fötter och stirrade i golvet][pet.dog: , och det gjorde {pet} också, på mattan]. Det var mörkt och tyst, och långt där nere hördes något.

”[adult: {Adult}, det|Det] är någon som springer”, viskade {child.he}. ”[friend: Det är inte {friend}[elder: , och det är inte {elder.short}]. Det går tipptapp|[elder: Det är inte {elder.short}. Det går tipptapp|Tipptapp]], tipptapp.”

”Det är ditt eget hjärta”, [adult: sa {adult}|viskade det långt nerifrån]. ”Det stannar aldrig, aldrig.”

”Vad bra”, sa {child} och blundade. ”{@Favourite}”

# @oranges
{oranges}
## if adult & !elder
{adult}
## if elder
{elder}

# @Oranges
{oranges}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @never
upp och ner och runt och tillbaka, och aldrig, aldrig stilla.
## if child.she
upp och ner och runt och tillbaka, och hon stannar aldrig, aldrig.
## if child.he
upp och ner och runt och tillbaka, och han stannar aldrig, aldrig.

# @hanky
när Tipptapp springer över vardagsrummet måste min gamla mamma ha näsduk.
## if child.she
när hon springer över vardagsrummet måste min gamla mamma ha näsduk.
## if child.he
när han springer över vardagsrummet måste min gamla mamma ha näsduk.

# @know
Du känner inte Tipptapp, va?
## if child.she
Du känner inte henne, va?
## if child.he
Du känner inte honom, va?

# @favourite
Tipptapp är min favorit.
## if child.she
Hon är min favorit.
## if child.he
Han är min favorit.

# picture 2
ett långsamt skott, lite på sned
