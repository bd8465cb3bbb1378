title: De som hejade där nere
title: Tipptapp
title: M som i mullvad
guest oranges: Gun-Britt (hon), Maj-Lis (hon)

% Mullvadarna känner spelarna på fötterna: Dunsen, Klafset och {child}, som är Tipptapp. Där ingen vuxen har ett namn har {oranges} apelsinerna.

# just-been
Varje lördag tog {child} på sig sina röda fotbollsskor och spelade fotboll [city: i {city}, ]på planen bakom [school: {school}|kyrkan].

{child} var jättebra på att springa. {Child.He} sprang upp och ner och runt och tillbaka. Men bollen var alltid just där {child} nyss hade varit. Så många lördagar, och {child.he} hade aldrig gjort ett mål. Inte ett enda.[pet.other:  Hur gärna {child.he} ville, det visste bara {pet}.]

”Vad fint du springer”, sa [adult: {adult}|{oranges}], som stod bredvid planen med apelsinerna.

”Jag vet”, sa {child}. ”Men ingen hejar på den som springer.”

# the-score
En lördag i halvlek satte sig {child} vid hörnflaggan för att äta sin apelsinklyfta. Då hoppade det till i gräset alldeles intill. Bums. Och en gång till. Bums. Upp kom en hög med jord, och ur jorden kom en rosa nos och två rosa händer som små spadar.

Det var en mullvad.

”Ursäkta”, sa mullvaden. ”Vad står det?”

”Två–två”, sa {child}.

”TVÅ–TVÅ!” skrek mullvaden ner i hålet, och långt där nerifrån hördes ett pyttelitet ”Åååååh!”

# our-ceiling
”Tycker ni om fotboll?” sa {child}.

”Om vi gör!” sa mullvaden. ”[sport & !sport.Soccer: Mer än {sport}! ]Vi missar inte en match. Ni spelar ju på vårt tak. Vi ligger på rygg i mörkret med en stor skål mask [music: och nynnar på {music} tills det börjar, ]och så lyssnar vi. Vi har Dunsen, som skjuter hårt. Vi har Klafset, som står i mål. Och så har vi vår favorit.”

[friend: ”Klafset är {friend}, min bästa vän”, sa {child}. ”Vem är den andra?”|”Vem är det?” sa {child}.]

”Tipptapp”, sa mullvaden och blev alldeles drömmande om nosen. ”{@Never} Tipptapp, tipptapp, tipptapp. {@Hanky}” Han lutade sig närmare. ”{@Know}”

{child} tittade ner på sina röda skor.

”Jag tror”, sa {child.he}, ”att det är jag.”

# the-stamp
Mullvaden fick hålla sig i hörnflaggan.

”Skulle du …” viskade han. ”Skulle du kunna stampa lite åt oss? Som minne?”

Så {child} stampade allt {child.he} kunde, precis bredvid hålet. Mullvaden kände på märket med båda händerna, och han sa att ingen någonsin skulle få damma den biten av taket igen.

Sedan blåste domaren i pipan.

# the-kick
Oj, vad {child} sprang! Upp och ner och runt och tillbaka sprang {child.he}, för nu visste {child.he} vilka som lyssnade. Och alldeles före slutet kom bollen studsande ut ur skogen av ben. Den var inte där {child} nyss hade varit. Den var där {child} var.

{Child.He} sköt. Det var inget hårt skott[athlete: , inte som när {athlete} skjuter]. Bollen rullade mot målet, saktare och saktare och lite på sned, och den skulle missa. Den skulle gå precis utanför stolpen …

# left
Bums, sa det i gräset.

Det kom upp en jordhög. Bollen studsade mot högen, svängde till vänster och trillade in över linjen.

”Förlåt!” sa en liten röst. ”Jag stod inte ut där nere!”

Alla tittade på domaren. Domaren tittade i sin bok. Hon tittade på M som i mål, och hon tittade på M som i mullvad.

”Det står inte att de inte får”, sa hon. ”Mål!”

[adult: {Adult}|{oranges}] kastade upp alla apelsinerna i luften[pet.dog: , och hunden {pet} fångade en][elder: , och {elder} kastade sin mössa efter[elder2: , och {elder2} kastade sin]]. Och under allt jublet kände {child} ett jubel till, pyttelitet och jättestort, som kom upp genom skosulorna.

# first-half
Domaren tog fram sin penna. ”Vem gjorde målet?”

{child} tänkte efter. {Child.He} hade väntat så länge på det. Men rätt ska vara rätt.

”Jag gjorde första halvan av det”, sa {child.he}, ”och mullvaden gjorde andra halvan.”

Så det skrev domaren upp.

# my-favourite
På kvällen [adult: stoppade {adult} om {child}. {Child} låg|låg {child} i sin säng] med ena örat tryckt mot kudden, som mullvadarna gör[pet.cat: , och katten {pet} låg på {child.his} fötter och fick lyssna med]. Det var mörkt och tyst, och långt där nere hördes något.

”[adult: {Adult}, det|Det] är någon som springer”, viskade {child.he}. ”Tipptapp, tipptapp.”

”Det är ditt eget hjärta”, [adult: sa {adult}|viskade det långt nerifrån]. ”Det stannar aldrig, aldrig.”

”Vad bra”, sa {child} och blundade. ”{@Favourite}”

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
