title: Spöket som hade vuxit
title: Hål för händerna
title: Något som fladdrar

% Regel: den som ska få flyga med de stora måste ha något som fladdrar.

# a-small-boo
Mitt i natten vaknade {child} av att någon snörvlade inne i garderoben. {child} satte sig upp. {child.He} ville inte vara rädd.

”Hallå?” sa {child}.

”Bu”, sa garderoben. Det var ett ganska litet bu, och efteråt snörvlade det igen.

{child} gick dit och öppnade. Mellan vinterjackan och gummistövlarna satt ett spöke. Det hade ett vitt örngott över sig, och under örngottet stack det ut två bara fötter. De var genomskinliga, som saft när man har tagit för mycket vatten.

# grown
”Varför gråter du?” frågade {child}.

”Jag har vuxit”, sa spöket. ”Det här satt jättebra när jag var hundra. Men nu är jag hundrafem, och det når inte ens till knäna.”

”Så är det med mina stövlar också”, sa {child}.

Spöket torkade sig i ögonen med en flik av örngottet.

”I natt ska de stora ut och flyga[city:  över hela {city}]. Och alla som har fyllt hundrafem får följa med. Men man måste ha något som fladdrar! Det här fladdrar inte. Det bara hänger.”

[friend: På golvet låg {friend}[!friend.known: , {child's} bästa vän,] som skulle sova över. Nu satte {friend.he} sig upp. ”Jag kan hålla för öronen om någon ska skrämmas”, sa {friend.he}.

][pet.dog: {Pet}[!pet.known: , {child's} hund,] nosade på de genomskinliga fötterna. Nosen åkte rakt igenom, och {pet} såg mycket förvånad ut.

][pet.cat: {Pet}[!pet.known: , {child's} katt,] strök sig mot spökets ben, åkte rakt igenom och låtsades att det var meningen.

][pet.other: ”Väck inte {pet} bara”, viskade {child}. ”{Pet.He} har redan sett så mycket.”

][sport: ”Fladdrar det om man springer?” frågade {child}, som brukade {play sport}.

”Jag har sprungit”, sa spöket. ”Det blev en påse.”

][athlete: ”Inte ens {athlete} kan springa så att ett örngott fladdrar”, sa {child}.

]”Då får vi hitta något annat”, sa {child}.

# something-that-flutters
De smög ut i badrummet och provade den största handduken. Men den var så tjock och tung att spöket ramlade rakt ner på badrumsmattan och blev liggande.

De smög in i köket och provade duken från bordet. Den fladdrade rätt bra. Men den luktade köttbullar, och spöket blev så hungrigt att det inte kunde tänka på något annat.

[elder: De provade {elder's} stora nattskjorta, som hängde på tork. Den hade blommor. ”Då säger ingen bu åt mig”, sa spöket. ”Då säger de: så fin du är.” [elder2: {Elder2's} räckte för två spöken, och det fanns bara ett. ]

][school: De provade flaggan från {school}, som {child} hade lånat hem. Den fladdrade, men då måste någon stå och vifta.

]De provade gardinen också. Den fladdrade allra bäst. Men den satt fast i taket, så spöket kom ingenstans.

# in-the-wardrobe
”Det är lika bra att jag stannar i garderoben”, sa spöket. ”Det går säkert bra att vara där. I hundra år till.”

[music: Det försökte nynna lite på {@song}, men det lät mest som drag.

]{child} visste hur det var att stå kvar när de stora gick. Det var det värsta {child.he} visste.

Då tittade {child} på sin egen säng. Där låg täcket, och på täcket satt påslakanet. Det var stort och tunt och randigt i gult och blått.

”Vänta lite”, sa {child.he}.

# a-corner
{child.He} drog ut täcket, och spöket kröp in. Sedan hände ingenting på en lång stund. Det var bara en bula som vandrade omkring där inne, fram och tillbaka.

”Är du kvar?” frågade {child}.

”Jag har gått vilse!” ropade spöket. ”Är det här vägen ut?”

”Nej, det är ett hörn.”

”Och här då?”

”Det är också ett hörn!”

Men längst upp i hörnet fanns det ett hål. Och ut genom hålet kom en hand. Sedan kom det en hand till, i det andra hörnet.

# two-hands
Spöket tittade på sina händer. Det vände på dem och rörde på fingrarna, ett i taget.

”Det är hål för händerna”, viskade det. ”Sånt har ingen. Inte ens de stora!”

”Jaha, det är det hålen är till för”, sa {child}. ”Det har jag alltid undrat.”

Precis då fladdrade det till utanför fönstret. Där kom de stora spökena, på en lång, vit rad. Det lilla spöket tog {child} i handen och höll hårt.

”Tänk om de skrattar. Jag är ju randig.”

”Då ser de var du är”, sa {child}. ”Så att du inte kommer bort.”

# in-the-air
Spöket drog ett djupt andetag och svävade rakt ut genom rutan. Och det fladdrade. Det fladdrade så att det smattrade om ränderna.

Alla de stora stannade i luften. De tittade.

Då visste det lilla spöket inte vad det skulle göra. Så det vinkade.

”Åh”, sa det största spöket med sin mörka röst. ”Kan man vinka?”

”Gör det igen”, bad ett annat.

Det lilla spöket vinkade med båda händerna. Sedan vände det sig om och vinkade till {child}, länge, ända tills de gula och blå ränderna försvann bakom skorstenarna.

# pillow
{child} kröp ner under sitt täcke[pet.dog / pet.cat: , och {pet} kröp ner bredvid]. Det var lite naket, men det var varmt. På golvet låg örngottet kvar. {child.He} trädde det på sin kudde.

Det var svalt och lent, och det luktade natt. Och när {child} lade ner huvudet lyfte kudden. Inte mycket. Bara så pass att man kunde sticka in ett finger emellan.

Och så svävade {child}, pyttelite, tills {child.he} somnade.

# @song
{music}
