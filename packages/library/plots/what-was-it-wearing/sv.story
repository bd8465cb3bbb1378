title: Vad hade den på sig?
title: En snabb titt
title: Hade den skrivit in sig?
guest farida: Farida (hon), Tilde (hon)
guest martha: Märta (hon), Smilla (hon)
guest treece: Lena (hon), Anneli (hon)

% Ett rum för sex. {farida} går i parallellklassen och ligger i överslafen; hon ska göra film. {treece} är läraren.

# first-night
Första natten på lägerskolan[school:  med {school}][city: , långt från {city},] låg {child} i underslafen och ville inte somna. {Child.He} var rädd för att drömma så att någon hörde det.

Hemma var mardrömmar något man hade för sig själv. Här låg de sex stycken i samma rum.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade sängen vid dörren och somnade på en minut.] I slafen ovanför låg en flicka som hette {farida} och gick i parallellklassen. Och klockan två på natten kom drömmen i alla fall.

Det var alltid samma. Det var en lång korridor. I andra änden var det någonting. Det kom närmare.

# wearing
{child} vaknade mitt i ett skrik. En ficklampa klickade till, och {farida's} ansikte hängde ner från överslafen, upp och ner, med flätorna dinglande.

”Mardröm?”

{child} väntade på det som folk brukar säga sedan. Det var bara en dröm. Tänk på något roligt.

”Vad handlade den om?” sa {farida}.

”En Sak. I en korridor. Den kommer emot mig.”

”Vad hade den på sig?”

”Va?”

”Jag ska göra film”, sa {farida}. ”Det är det första man frågar. Vad hade den på sig?”

”Det vet väl inte jag! Jag tittar inte. Jag springer.”

”Det är klart”, sa {farida}. Hon tänkte, upp och ner, och blev rödare och rödare. Hon verkade inte tycka att det var ett dugg larvigt. ”Men nästa gång, kan du ta en snabb titt? Bara för min skull. Du kan springa under tiden.”

Ingen hade någonsin velat veta mer om den. {child} låg i mörkret och var, för första gången, lite nyfiken.

# just-for-me
Dagen därpå gick de upp på ett vått berg med en myr på toppen[sport: , och man blev lika trött som av att {play sport}, fast överallt]. {child} sjönk till knäna och fick lämna sin blå fleecetröja där, och {farida} skrattade så att hon också blev tvungen att sätta sig i blötan.

Och på natten kom korridoren.

{child} sprang. Golvet blev till klister, som vanligt. Den var precis bakom och andades. Bara för hennes skull, tänkte {child}, och vände sig om och tittade.

# visitor
Ficklampan klickade till på en gång. ”Nå?”

”Den var jättestor”, viskade {child}. ”Den hade päls, typ, och för många tänder. Och den hade …” {Child.He} fick ta sats. ”Den hade en bricka om halsen. I ett band. Som han som kommer och lagar värmen. Det stod BESÖKARE.”

Det gick en sekund. Sedan började hela våningssängen skaka. Alla hade legat och lyssnat. Snart tjöt hela rummet ner i kuddarna. ”Hade den skrivit in sig?” grät en flicka som hette {martha}. ”Fick den kaffe?”[friend:  {Friend} skrattade så att {friend.he} ramlade ur sängen.]

Deras lärare, {treece}, kom genom korridoren i morgonrock för att hyssja, med en bricka i ett band om halsen, och det hjälpte inte.

# still-scared
”Fast jag blev rädd ändå”, sa {child} rakt upp i mörkret, långt senare.

”Klart du blev”, sa {farida}. ”Den har ju för många tänder.”

# empty-bunk
Den tredje natten kom ingen dröm. {child} vaknade ändå, och något var fel, och det dröjde innan det gick att höra vad det var. Ingen andades i slafen ovanför.

{Farida's} filt låg på golvet.

Dörren stod öppen. Där ute låg korridoren, lång och mörk, med jackor på båda sidor. Och längst bort satt någonting hopkrupet, och det kom ett ljud därifrån.

# the-passage
Det var korridoren. Det var {child's} egen korridor, och {child} var vaken.

Golvet var iskallt. Fötterna satt verkligen fast i det, precis som i klistret. En snabb titt, tänkte {child}. Vad har den på sig? Och {child.he} tvingade sig att titta, uppifrån och ner.

Den hade två flätor och prickig pyjamas. Den hade ingenting på fötterna.

{child} sprang. Det var första gången {child.he} hade sprungit åt det hållet.

# two-plaits
”{farida}?”

”Gå härifrån”, sa {farida} med ansiktet inne bland jackorna. ”Jag mår bra.”

Det gjorde hon inte. Hon skakade så att krokarna skallrade. {child} visste bättre än att säga att det bara var en dröm. {Child.He} satte sig på golvet bredvid, så tätt att axlarna möttes.

”Vad handlade den om?” sa {child}.

# asked-back
Det dröjde länge. ”Bussen åkte hem. Alla var med. Jag stod och bankade på sidan, och det var ingen som tittade ut.”

”Var jag med?”

”Du satt längst bak.”

”Vad hade jag på mig?”

{farida} lyfte huvudet. Hon rynkade pannan och snörvlade. ”Din blå fleecetröja. Tror jag.”

”Min blå fleecetröja ligger i myren”, sa {child}. ”Du såg det ju själv. Du skrattade. Så det kan inte ha varit jag. Om det hade varit jag så hade jag tittat ut.”

{farida} hickade till, blött. Det var nästan ett skratt.

# socks
{child} drog av sig sina tjocka raggsockor, först den ena och sedan den andra, och trädde dem på {farida's} iskalla fötter. Och efter en stund gick de tillbaka genom korridoren, bredvid varandra, och då var den faktiskt ganska kort.

# sign-out
På fredagen sov {child} i sin egen säng, med lampan tänd i hallen[adult:  och {adult's} röst där nere][pet:  och {pet} som sällskap][elder & !adult:  och {elder's} röst där nere[elder2: , och {elder2's}]][elder & adult:  och ett kort från {elder}[elder2:  och {elder2}] på stolen][music:  och {music} snurrande i huvudet]. Framåt morgonen kom korridoren.

Den var på väg. {child} stod stilla, och var rädd, och tittade. Päls. Tänder. Besöksbricka. Och längst ner, uppdraget över de stora klorna …

”Nu måste du skriva ut dig”, sa {child}.

Saken såg lite generad ut. Det hängde en penna i ett snöre, och den skrev sitt namn, som var Kent, och lufsade ut genom en dörr[athlete: , inte ett dugg som {athlete}]. Korridoren var tom, med sol i andra änden.

# our-socks
{child} sov till nio. Sedan var det dags att ringa {farida}. Det hade {child.he} lovat.

”Nå?” sa {farida}. ”Vad hade den på sig?”

{child} sjönk ner på kudden och log upp i taket.

”Våra sockor”, sa {child.he}.
