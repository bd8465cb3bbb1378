title: Slutet har ramlat av
title: Jag är den
title: Blöta fötter
guest roz: Rut (hon), Signe (hon)
guest haddow: Maggan (hon), Lisbeth (hon)

% ”Och sen då?” frågar {roz} i slafen, {roz} i täcket, drömmen, och {roz} halvt i sömnen.

# not-to-sleep
{child} hade mardrömmar, och det visste ingen i klassen[school:  {at school}][friend:  mer än {Friend}[!friend.known: , {child.his} bästa vän]].[pet:  [pet.dog: Hunden ][pet.cat: Katten ]{Pet} visste det också, men hade aldrig skvallrat.]

Nu var de på lägerskola, tre nätter på Lärkgården[city: , långt från {city}], och {child} låg i en överslaf i ett rum för sex[friend: , med {friend} tvärs över korridoren]. Därför hade {child.he} en plan. {Child.He} skulle inte somna.

”Jag hör att du inte sover”, sa en röst från underslafen.

Det var {roz} Ek. {child} kände henne knappt. {roz} var hon som skruvade isär pennor för att se hur de fungerade[sport: , även när alla andra hade gått ut för att {play sport}].

”Jag sover inte så mycket”, viskade {child}.

”Varför inte?”

Det gick lättare att säga det i mörkret. ”Jag har mardrömmar. En, i alla fall. Jag är i en lång korridor, och det är något bakom mig. Det har blöta fötter. Klafs, klafs, klafs. Jag försöker springa, men det går inte.”

# and-then-what
”Och sen då?” sa {roz}.

”Sen vaknar jag.”

”Ja, men sen då? Vad vill den?”

”Den vill ingenting! Det är en mardröm.”

”Något måste den vilja. Den har ju gått hela vägen på blöta fötter.”

”Du fattar inte”, sa {child}.

”Nej”, sa {roz}. ”Jag har aldrig haft någon. Men det där är ingen hel berättelse. Slutet har ju ramlat av. Hur ser den ut?”

”Det vet jag inte. Jag har aldrig vänt mig om.”

”Jag hade vänt mig om första natten”, sa {roz}.

# eight-eights
{child} vände sig mot väggen. {Child.He} höll ögonen vidöppna. {Child.He} nöp sig i armen.[elder:  {Child.He} tänkte på något roligt, för det hade {elder}[elder2:  och {elder2}] sagt att man skulle göra.] {Child.He} läste åttans tabell. Sju åttor är femtiosex, och åtta åttor är …

Klafs, klafs, klafs.

{child} skrek så högt att alla sex vaknade, och båda lärarna.

Lampan tändes. Alla satt upp med håret på ända och stirrade. {haddow}, läraren som bestämde, kom in med bara ena toffeln på. ”Vem var det?” sa hon.

{child} ville sjunka genom golvet, och genom golvet i rummet därunder. Nu visste alla.

”{child} hade en mardröm”, sa {roz}. ”En riktigt bra.”

# the-ladder
{haddow} kom med ett glas vatten, klappade {child} på foten, [friend: släppte in {friend} för en kram ]och lät dörren stå öppen med lampan tänd i korridoren. En efter en la sig de andra igen. Men inte {child}. {Child.He} satt och höll om sina knän och skakade.

Det knarrade i stegen. {roz's} huvud dök upp över kanten, med håret rakt ut åt sidan.

”Vände du dig om?” viskade hon.

”Jag kunde inte”, sa {child}, och sedan grät {child.he}. ”Det går inte, {roz}. När man är mitt i den kan man ingenting.”

{roz} sa inget på en stund. Hon sa inte att hon hade kunnat.

”Jag kunde inte stå på händer”, sa hon. ”Så jag övade. Vi har ny lampa hemma nu. Kom.”

”Vart då?”

”Det är väl en korridor där ute?”

# im-it
Det var en lång korridor, med en lampa i var ände. {haddow} satt på en stol vid dörren, för säkerhets skull. Hon såg på dem båda två.

”{child} måste öva på att vända sig om”, sa {roz}.

{haddow} öppnade munnen och stängde den igen. ”Tyst, då”, sa hon.

{roz} gick in i tvättrummet. Kranen rann. Hon kom ut barfota och drypande, med täcket över huvudet.

”Jag är den”, sa hon där inifrån. ”Du går, och jag kommer bakom. När du är redo vänder du dig om och sätter upp handen. Som en trafikpolis.”

”Det där är fånigt.”

”Har du något bättre?”

Det hade inte {child}. {Child.He} gick.

# again
Klafs, klafs, klafs, lät det bakom {child.him}. Fast det bara var {roz} blev {child} alldeles kall i nacken. Klafs, klafs, klafs. {Child.He} kom ända fram till den andra lampan, och {child.he} hade inte vänt sig om.

”En gång till”, sa täcket.

Andra gången vände {child.he} sig om till hälften och sprang[athlete: , nästan lika fort som {athlete}].

”En gång till”, sa täcket.

# stop
Tredje gången stannade {child}. Hjärtat bultade. {Child.He} vände sig om, helt och hållet, sträckte ut armen och satte upp handen.

”Stopp!” sa {child.he}.

Täcket stannade så tvärt att det trampade på sig självt. Det vajade. Det föll åt sidan, mycket långsamt, och låg där som en kroppkaka.

”Och sen då?” frågade det.

{child} började skratta. {Child.He} skrattade tills {child.he} fick hålla sig i väggen, och {haddow} satt på sin stol och skrattade in i ärmen.

De gjorde det fem gånger till[music: , den sista till {@song}]. Sedan torkade de golvet med en handduk och gick och la sig.

# just-before-morning
Den kom tillbaka, så klart, strax innan det blev morgon. Där var den långa korridoren, och där var de blöta fötterna. Klafs, klafs, klafs. Och {child} kunde inte springa.

Men armen kom ihåg. {child} vände sig om, och {child.he} satte upp handen.

Den stannade. Den var inte särskilt stor. Den var ungefär som {roz}, och den hade ett täcke på sig. Den stod och droppade och verkade inte ha en aning om vad den skulle göra.

”Och sen då?” sa den.

”Sen går du och hämtar en handduk”, sa {child}.

Och den gick och hämtade en.

# knew-it
{child} vaknade. Fönstret hade precis blivit grått. {Child.He} hängde ner armen över kanten på slafen och viftade med den tills en varm hand tog tag.

”Jag vände mig om”, viskade {child.he}.

”Visste väl det”, mumlade {roz}. Hon var knappt vaken. ”Och sen då?”

”Sen var det bra”, sa {child}. ”Sov nu.”

Det gjorde {roz}, utan att släppa taget. Och sen gjorde {child} det också.

# @song
{music}
