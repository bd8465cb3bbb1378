title: Mörkret i kakburken
title: Ett litet mörker
title: Det blev nog blygt
guest friend: Ivar (han), Iris (hon)
guest host: Gun (hon), Tage (han)

% Mörkret är "det". @e är den som har burken: {elder}, annars {adult}, annars grannen. Utan vald vän sover ett annat barn där.

# too-big
{child} och {@friend} skulle sova på varsin madrass på golvet[elder:  hos {elder}][elder2:  och {elder2}]. Madrasserna låg så tätt ihop att det nästan blev ett rum av bara säng.[pet:  Mitt på båda låg {pet}.]

”Då släcker jag snart”, sa {@e}.

”Nej”, sa {child}.

{@E} frågade inte varför. {@E} satte sig på golvet så att det knakade, och väntade.

”Det är mörkret”, sa {child} till slut. ”Det är för stort.”

{Friend} sa inte att det inte är något att vara rädd för. Det var en av sakerna som gjorde {friend.him} till en så bra vän.

# the-tin
”För stort”, sa {@e} och nickade. ”Ja, det förstår jag. Då får vi börja med ett litet.”

{@E} gick ut i köket och kom tillbaka med en röd kakburk av plåt. Den hade haft pepparkakor i sig så många gånger att den luktade pepparkaka fast den var tom.

”Här får det plats ett lagom stort mörker”, sa {@e}. ”Men ni får fånga det själva. Och på med locket fort!”

# caught
Det fanns gott om mörker, fast lamporna var tända. {Friend} hittade lite i sin ena stövel. {child} hittade lite i fickan på {@es} kappa.[sport:  Under {sport.thing} låg det lite, platt som en pannkaka.] Men det finaste fanns i garderoben, längst in bakom kläderna. Där var det svart som blåbärssylt.

”Jag håller i dörren”, sa {friend}. ”Du fångar.”

{child} sträckte in burken. Hela armen försvann. Hjärtat bultade. {child.He} räknade till tre[athlete:  och tänkte på {athlete}] och smällde på locket.

”Jag har det!”

# empty
De sprang till kökslampan och öppnade för att titta.

Burken var tom.

”Det rymde!” sa {friend}.

”Det blev nog blygt”, sa {@e}. ”Mörker tål inte att man lyser på det. Då försvinner det på fläcken.”

{child} tittade länge ner i burken. Det hade {child.he} aldrig tänkt på. Att något som var så stort[city: , större än hela {city},] kunde skrämmas bort av en liten kökslampa.

# its-own
De gick och fångade ett nytt.[pet:  {Pet} gick med, för {pet.he} ville också se.] Den här gången räknade {child} till tio, så att mörkret skulle hinna gå in av sig självt. {child.He} satte på locket, försiktigt. Och {child.he} öppnade inte.

{child.He} bar burken i båda händerna hela vägen till madrassen. Där lade {child.he} örat mot plåten.

”Vad gör det?” viskade {friend}.

”Ingenting. Det bara är där.”

{Friend} lyssnade också.[pet:  Det gjorde {pet} med.]

”Det låter ensamt”, sa {friend.he}. ”Det är nog vant att bo ihop med de andra.”

# alone-in-there
{child} lade sig ner med burken på magen. Det var {child.his} eget mörker. Det var litet, och det hade gått in alldeles själv när {child.he} räknade. Och nu låg det där inne och visste inte vart alla hade tagit vägen.

”Hur släpper man ut det?” frågade {child}.

”Man tar av locket”, sa {@e}.

”Men om lampan lyser?”

{@E} svarade inte. {@E} tittade på lampan. {Friend} tittade på lampan. Och {child} tittade på lampan en lång, lång stund.

”Jag gör det själv”, sa {child.he}.

# click
{child.He} tog {friend's} hand, och {friend} höll hårt tillbaka. Med den andra handen nådde {child} knappen.

Klick.

Och där var det, det stora. Det gick ända ut till väggarna och ända upp i taket. {child} kramade {friend's} hand. Sedan släppte {child.he} den, för till lock behöver man två.

”Så där”, viskade {child}. ”Nu kan du komma.”

Det hördes ingenting. Men någonting kom. Det gick långsamt förbi {child's} näsa, och det luktade pepparkaka.

”Kände du?” viskade {friend}.

”Ja.”

# looking
Vart hade det tagit vägen? {child} letade. {child.He} tittade rakt ut i mörkret, och det hade {child.he} faktiskt aldrig gjort förut. {child.He} brukade blunda. Och ju längre {child.he} tittade, desto mer fanns det. Först kom fönstret, som en grå ruta. Sedan kom stolen med {friend's} byxor.[school:  Sedan kom väskan från {school}.] Sedan kom {@e}, som ett litet moln borta vid dörren. Mörkret var inte ens svart. Det var blått, och mjukt i kanterna.

”Det är där inne någonstans”, sa {child}. ”Hos de andra.”

”Är det fortfarande för stort?” frågade molnet vid dörren.

{child} kände efter.

”Det är stort”, sa {child.he}. ”Men jag känner en bit av det.”

# lid-off
”Ska dörren stå på glänt?” frågade {@e}.

”Lite”, sa {child}. ”Men inte så mycket att det blir blygt.”

{@E} ställde dörren så att bara en smal, smal strimma låg över golvet.[music:  Långt borta i köket nynnade någon på {@song}.] {Friend} sov redan. {Friend.He} hade handen kvar där {child's} hade varit, så {child} lade tillbaka sin.

Men först ställde {child.he} burken bredvid madrassen, med locket av. Så att det lilla mörkret skulle ha någonstans att ta vägen när solen kom.

{child.He} drog in luft genom näsan. Pepparkaka, bara lite.

Och sedan blundade {child}. Inte för att slippa se. Bara för att {child.he} skulle sova.

# @friend
{friend}, som var på besök,
## if friend
{friend}, {child.his} bästa vän,

# @e
{host}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @E
{host}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @es
{host's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @song
{music}
