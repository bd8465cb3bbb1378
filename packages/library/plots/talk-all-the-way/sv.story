title: Prata hela vägen
title: Sextio steg
title: Hela året
guest tough: Bea (hon), Ronja (hon)

% Rösten är ett rep i mörkret. Masken var spaghetti.

# no-socket
Det värsta med lägret var att det inte fanns något eluttag. {child} hade letat överallt i stugan, bakom sängarna och under fönstret, medan [school: de andra från {school}|de andra i klassen] slogs om överslafarna. Det fanns inte ens en lampa i taket.

Ingen i klassen visste att {child} sov med nattlampa. Den hade formen av en snigel, och den låg längst ner i väskan, i en strumpa[adult: , där {adult} hade stoppat den utan att säga ett ord].

”Den som är rädd för mörker får diska i morgon”, sa {tough} från den översta sängen. {tough} var modigast i klassen. I våras hade {tough.he} ätit en mask, inför alla. [athlete: {tough.He} sov i en tröja med {athlete} på ryggen.]

Alla skrattade. {child} skrattade också, och allra högst.

# sixty-steps
Klockan ett på natten var {child} kissnödig.

{child.He} låg länge och hoppades att det skulle gå över. [friend: I sängen under sov {friend} som en stock och var inte till någon hjälp. ]Det gick inte över. Utedasset låg sextio steg bort, rakt genom skogen. Det visste {child.he}, för {child.he} hade räknat dem medan det var ljust.

Till slut tog {child.he} ficklampan[elder: , som var {elder's} gamla[elder2:  och var full av {elder2.short's} batterier] och skramlade|, som skramlade], klev i stövlarna och smög ut.

Mörkret här ute var inte som mörkret [city: i {city}|hemma]. Det var stort. Det fortsatte ända upp. [pet.dog: Om ändå {pet} hade varit med, {pet} som alltid gick först! ][pet.cat: {Pet} därhemma tyckte om mörker och såg allting i det. Det var lätt för {pet}. ][pet.other: Där hemma låg {pet} och hade det ljust och bra. ]Ficklampan gjorde en liten gul fläck på marken, och runt omkring fläcken stod skogen och väntade.

Ett, två, tre, räknade {child}. Vid tjugonio lyste fläcken på ett par stövlar.

Det stod någon i dem.

# stars
”Hej”, sa {tough}. ”Tittar du också på stjärnorna?”

{tough} stod mitt på stigen i pyjamas, alldeles stilla, med armarna tätt intill kroppen.

”Ja”, sa {child}. ”Jag tänkte att det nog var bra stjärnor i natt.”

De tittade upp. Det var mulet.

”Fina”, sa {tough}.

”Jättefina. Har du stått här länge?”

”En stund. En halvtimme, kanske.” {tough} harklade sig. ”Du ska inte till dasset, va?”

”Nej då. Ska du?”

”Nej då.”

Något knäppte till inne bland granarna. Det var kanske bara en kotte. Men när det hade knäppt färdigt höll de varandra så hårt i armen att det gjorde ont.

”Jag är så kissnödig att jag dör”, sa {tough}.

# out
Det gick bättre när de var två. De gick bredvid varandra med fläcken framför sig. Trettio. Fyrtio. [sport: ”Det är bara som en bit av planen när man ska {play sport}”, sa {child}, men det var det inte. ]Vid fyrtiosju blev fläcken brun. {child} skakade ficklampan. Den blinkade, som om den tänkte efter, och så slocknade den.

Nu fanns ingenting kvar. Inte stigen, inte granarna och inte {tough}. {child} höll upp handen framför ansiktet, och den var inte där. Hjärtat slog så att det hördes ända ut i öronen.

”Jag kan inte röra mig”, viskade {child}.

”Inte jag heller”, sa {tough}, och det var en pytteliten röst som sa det. ”Jag vill hem.”

De kunde inte gå framåt, och de kunde inte gå tillbaka. Ingen av dem hade gråtit än, men det var inte långt kvar.

# all-year
Det var så mörkt att man inte kunde se vem som sa något. Kanske var det därför det gick att säga.

”Jag sover med nattlampa”, sa {child}.

Det kom inget svar. {child} hann ångra sig i hela magen.

”Vad är det för en?” sa {tough} sedan.

”En snigel.”

”Min är en tomte.”

{child} tänkte på det. ”Hela året?”

”Hela året”, sa {tough}.

Då började de skratta. De skrattade så att de måste hålla i varandra och knipa ihop benen, och varje gång den ena slutade viskade den andra ”Hela året”, och så var det i gång igen.

Och mitt i skrattet märkte {child} en sak. Det var precis lika mörkt. Men {child.he} visste exakt var {tough} var. Det hördes ju. Där {tough} skrattade var det som ett hål i mörkret.

# talk
”Prata”, sa {child}. ”Jag går först och känner mig fram. Prata hela vägen, och sluta inte, så vet jag var du är.”

”Vad ska jag säga?”

”Något som ingen vet.”

Och {child} gick ut i det svarta med händerna framför sig, och bakom {child.him} gick rösten.

”Masken”, sa {tough}, ”var ingen mask. Det var en spaghetti som jag hade rullat i jord. Det var jätteäckligt, för det var riktig jord. Och jag tycker inte om överslafen, jag tror att jag ska ramla ner. Och jag låter så där modig för att …”

”Träd”, sa {child}. ”Gå till vänster.”

”… för att ingen ska hinna fråga”, sa {tough}. [music: När orden tog slut sjöng {tough.he} {@song}, ganska falskt, och det gick precis lika bra att gå efter.]

”Dörr!” sa {child}.

Det var sextiotvå steg i mörker. De turades om att vara inne, och den som stod utanför fick lov att prata hela tiden.

# the-queue
Hemvägen gick fortare, för nu var det {child} som pratade och {tough} som kände. När de nästan var framme hörde de en viskning från dörren.

”Är det någon där?” Det var [friend: {friend}|Adam i sängen under], i bara tröjan. ”Jag tänkte bara titta på stjärnorna.”

”Det är mulet”, sa {child}. ”Men vi kan prata dig dit.”

Bakom {@him} stod en till. Och bakom den stod resten av stugan, med korslagda ben. De ställde ut sig längs stigen, en vid vart tionde steg, och pratade i mörkret om allt möjligt, och den som skulle till dasset gick från röst till röst, som längs ett rep.

Nästa dag diskade allihop.

# breathing
Men först kröp de ner i sina sovsäckar igen. Det var lika mörkt i stugan som förut. {child} låg på rygg och lyssnade. Nu hörde {child.he} dem, en efter en. Vid fönstret någon som snörvlade. Vid dörren någon som muttrade. Varje andetag var en plats där det fanns en människa.

”Du”, viskade {tough} uppifrån. ”Vad är den för färg, snigeln?”

”Grön”, viskade {child}.

”Fint”, sa {tough}, och sedan andades {tough.he} bara, {tough.he} också.

{child} stack ner handen i väskan, hittade strumpan och tog den med sig in i värmen. Genom tyget kände {child.he} det runda skalet. Det lyste inte. Det behövdes inte.

# @him
honom
## if friend
{friend.him}

# @song
{music}
