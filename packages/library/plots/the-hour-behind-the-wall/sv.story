title: Timmen bakom muren
title: Tappat när man letat efter nycklar
title: Mellan ett och två
guest keeper: Fru Rask (hon), Fröken Dröm (hon)
guest uncle: Robert (han), Viktor (han)

% Den vuxna (@a): {adult}, annars {uncle}.

# brought-home
{Pet}[!pet.known: , {child's} hund,] bar hem saker. {Pet.He} bar dem i sin mjuka mun, försiktigt, som om det var ägg. Den här veckan hade det blivit en trädgårdshandske, någons vänstra krycka och en rund dörrknopp av mässing.

Allt utom dörrknoppen hade {child} och {friend}[!friend.known: , {child.his} bästa vän,] lämnat tillbaka.

”Den sitter inte på något hus”, sa {friend}. ”Titta. Det står siffror runt kanten, som på en klocka.”

Men {child} hade inte tid med dörrknoppar. Det var lördagskväll. Lådbilsloppet[city:  i {city}] började i morgon klockan tio, och deras bil stod i köket med tre hjul och inga bromsar. {@A} hade lovat att hjälpa till. Men {@a} hade jobbat natt hela veckan, och hade satt sig ner med skiftnyckeln i handen och somnat på bruksanvisningen.

”Vi skulle behöva mer tid”, sa {friend}, som skulle sova över.

”Vi får mindre. Klockan ställs fram i natt. De tar en hel timme.”

”Vart tar den vägen?” sa {friend}, som alltid frågade sådant.

## or
Det var lördagskväll, och lådbilsloppet[city:  i {city}] började i morgon klockan tio. I köket stod {child's} bil, med tre hjul och inga bromsar. Och på stolen bredvid, med en skiftnyckel i handen, satt {@a}, som hade lovat att hjälpa till, men som hade jobbat natt hela veckan, och sov.

”Vi behöver mer tid”, sa {child}.

”Vi får mindre”, sa {friend}[!friend.known: , {child's} bästa vän,] som skulle sova över. ”Klockan ställs fram i natt. Då är det en timme borta. Vart tar den vägen?”

{child} hörde inte på. {Pet}[!pet.known: , {child's} hund,] hade kommit in med något i sin mjuka mun. {Pet} bar hem saker. Den här veckan hade det varit en trädgårdshandske och någons vänstra krycka, och de hade fått lämna tillbaka alltihop. Nu lade {pet.he} ner en rund dörrknopp av mässing.

”Det står siffror runt kanten”, sa {friend}. ”Som på en klocka.”

# the-door
De vaknade av en våt nos. I mörkret stod {pet} med dörrknoppen i munnen. {Pet.He} gick till dörren och såg sig om.

Det var inte längre än till slutet av deras egen trädgård. Där stod en gammal tegelmur, och {pet} körde in huvudet i murgrönan. Bakom den fanns en liten trädörr, med ett hål där knoppen skulle sitta.

Klick, sa det när knoppen åkte in. {Friend} vred den tills ettan kom överst, och dörren gick upp.

# jars
Där inne var det burkar från golv till tak. De flesta var pyttesmå, och i var och en fladdrade det något. Det var minuter. Det såg {child} på etiketterna. Tappat när man letat efter nycklar. Tappat i kö. [school: Tappat när man väntat på att {school} ska sluta. ][music: Tappat när man försökt komma ihåg hur {@song} går. ][sport: Tappat när man letat efter allt man behöver för att {play sport}. ]På en stege stod en dam i brun rock med papper och penna.

”Äntligen!” sa {keeper}. ”Jag har suttit här sedan i måndags. Jag lade ifrån mig knoppen i en enda sekund.” Hon fick syn på {pet}, och ögonen smalnade. ”Du.”

{Pet} viftade.

”{Pet} menade inget illa”, sa {child}. ”Och här är den ju.”

”I sista stund”, sa {keeper}. ”Jag väntar en leverans klockan ett.”

# the-hour
Långt borta slog kyrkklockan ett, och då kom den. Den kom in genom dörren bakom dem, sakta rullande, stor som en badboll, och den lyste som ett köksfönster gör när man själv står ute i mörkret.

”Är det där timmen?” viskade {friend}.

”Mellan ett och två. Kommer ut i natt, går tillbaka i oktober. Jag bara passar den.” {Keeper} lyfte ner en stor glasburk. ”Jag har alltid tyckt att det är synd. En alldeles hel timme, och ingen i den.”

{child's} hjärta hade börjat bulta.

”Får vi låna den?” sa {child.he}.

{Keeper} såg på {child.him}, länge. ”Det finns ingen regel mot det. Men den går inte att tänja på, och den ska tillbaka utan att något är sönder i den. Och en sak ska jag säga. De flesta slösar bort den.”

”Inte vi”, sa {child}.

# a-line
De rullade den mellan sig upp genom trädgården. I köket räknade {friend} till tre, och så släppte de. Ett guldljus steg längs väggarna, och alla klockor i huset stannade.

”Då så”, sa {child}. ”Först tar {@a} hjulet, och sedan bromsarna, och sedan …”

{Child.He} lade handen på {@a}, och hejdade sig.

{@A} hade en rynka mellan ögonbrynen, till och med i sömnen, och skylten från jobbet satt kvar på tröjan. Om {child} sa något skulle {@a} säga: ”Jag är uppe, jag är uppe.” Och resa sig, också. {child} skämdes lite. Det var ju inte {@a} som skulle åka lådbil.

Ljuset hade redan sjunkit en bit.

# big-enough-for-two
{Friend} hade sett hur {child} såg ut. ”Den räcker till två saker”, sa {friend}.

Så de knöt upp båda skorna och drog av dem. De lirkade ut bruksanvisningen och lirkade in en kudde, och {pet} lade sig längst ner, där det var kallast, och värmde fötterna. Sedan läste de bruksanvisningen själva, från början. Det hade ingen gjort än.

”Det står inte borra”, sa {friend}. ”Det står knacka.”

{child} höll, och {friend} knackade. Det fjärde hjulet gick på. Bromsarna fungerade inte, och de gjorde om dem, och de fungerade inte, och de gjorde om dem. Och tredje gången sa det klonk om spaken, så rent och fint.[athlete:  {Athlete} hade inte kunnat vara stoltare.]

Ljuset sjönk längs väggarna. Sakta, sakta jämnade rynkan ut sig, och sedan var den borta.

När timmen inte var större än en apelsin satt de på golvet, lutade mot den färdiga bilen, och gjorde ingenting. {child} tyckte att det kanske var den bästa delen.

# not-a-scratch
De bar ner den genom trädgården i en bunke. I burken svällde den upp igen, rund och klar, och {keeper} höll den mot örat.

”Inte en repa”, sa hon. ”Och någon har sovit i den. Bättre kan man inte använda dem.” Hon tog ett fast tag om sin dörrknopp och såg på {pet}. ”I oktober”, sa hon. ”Då får du komma och vinka av den. Ta inte med dig något.”

På morgonen stod {@a} barfota i köket och tryckte på bromsspaken, två gånger.

”Jag förstår det inte”, sa {@a}. ”Jag känner mig så utsövd. Och vi har ju förlorat en timme.”

”Nej då”, sa {child}. ”Det är bara någon som passar den.”

## or
De bar ner den genom trädgården innanför {friend's} tröja, som lyste. {Keeper} vände och vred på den under lampan.

”Inga hack”, sa hon. ”Inga sprickor. Och ett hörn är alldeles mjukt. Där har någon sovit.” Det var första gången hon log. ”Det kommer aldrig någon på. Alla vill bara bli färdiga.”

”Det blev vi också”, sa {friend}.

”Adjö med er, då.” Hon höll dörrknoppen högt, där {pet} inte nådde den. ”Kom igen i oktober. Ta inte med er något.”

Vid frukosten sträckte {@a} på sig så att stolen knakade. ”Vi har förlorat en timme”, sa {@a}, ”och det känns som om jag har hittat en.”

# five-minutes
De kom fyra, [elder: med {elder} [elder2: och {elder2} ]som ropade hela vägen, ]och de hade de bästa bromsarna i backen. Och på kvällen, när {@a} kom för att släcka, tassade {pet} in och lade ner något, mycket försiktigt, på {child's} tofflor. Det var en liten glasburk där det fladdrade något.

{child} vred den mot lampan och läste på etiketten. Fem minuter, stod det. Tappat vid godnatt.

”Flytta på dig lite, då”, sa {@a}, som inte hade sett den. ”Jag stannar en stund.”

# @song
{music}

# @a
{uncle}
## if adult
{adult}

# picture 2
Det är en hel timme, och den lyser.
