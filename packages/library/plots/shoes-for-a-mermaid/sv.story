title: Skor åt en sjöjungfru
title: Upp med fötterna!
title: Klick-klack
guest jo: Jossan (hon), Viola (hon)
guest mermaid: Vanda (hon), Korall (hon)

% Den som sköter skoaffären (@e): den äldre, annars {adult}, annars Jossan, som har affären.

# feet-down
”Ner med fötterna, {child}”, sa {@e-first}.

{child} stod på händer mot tofflorna. {child.He} stod på händer överallt, [school: till och med på {school}, ][sport: till och med när {child.he} skulle {play sport}, ]men i dag gjorde {child.he} det i {@shop}, allra längst ut på piren. [city: Det kom kunder ända från {city} för tofflornas skull. ]Affären hade en dörr på framsidan, för folk. Den hade en dörr på baksidan också, med en trappa rakt ner i havet, och den vägen kom det aldrig någon.[friend:  {Friend} räknade hur länge {child} kunde stå, och hade kommit till åttioett.]

# ting
Pling! sa klockan på bakdörren.

På översta trappsteget, i en vattenpöl, satt en sjöjungfru. Hon hade grönt hår och en lång fiskstjärt av silver. [pet.dog: {Pet} gick fram och slickade på den, för den smakade salt. ][pet.cat: {Pet}, som hade sovit i en låda sandaler, vaknade och kände att det luktade fisk. ]

”God morgon”, sa sjöjungfrun. ”Jag heter {mermaid}. Jag skulle vilja ha ett par skor, tack. Röda, med klack, som säger klick-klack.”

{@E} tittade på stjärten. {@never-no}

”Javisst”, sa {@e}. ”Vilken storlek?”

”Vet inte”, sa {mermaid}. ”Jag har aldrig haft någon fot.”

# click-clack
”Vad ska du då ha skor till?” sa {child}.

”Jag bor precis här under”, sa {mermaid}. ”Hela dagarna hör jag skor som går över mitt huvud, fram och tillbaka på piren. Klick-klack. Klick-klack. Det är det vackraste ljud jag vet. I havet säger ingenting klick-klack. Det säger bara svisch.”

# two-kippers
Så {@e} hämtade ett par röda skor med riktigt hårda klackar, och {mermaid} ålade sig över golvet, och så satte de i gång.

Först satte de en sko på var sida om stjärten. Plopp, plopp. De ramlade av.

Sedan knöt {@tier} fast dem med sidenband, och då satt de kvar, men stjärten var alldeles för sladdrig. Klafs, klafs, sa det, som två blöta strömmingar.

”Man kanske måste stå upp i dem”, sa {@e}.

Då tog {mermaid} tag i hyllan och reste sig på spetsen av stjärten. Hon vinglade åt vänster. Hon vinglade åt höger. Och ner föll hon, och ner över henne föll hyllan, med varenda toffel och sandal och stövel i hela affären.

# a-cold-hand
När de hade grävt fram henne[pet.dog: , och {pet} grävde fortast,] hade hon en stövel på huvudet, och hon grät.

”Det är ingen idé”, sa {mermaid}. ”Jag är en sjöjungfru. Jag har ingenting att sätta en sko på.”

{child} satte sig bland tofflorna och höll henne i handen. Det var en kall hand, men mycket stark, av allt simmande. {child} tittade på den. Och då kom {child.he} att tänka på en sak.

”{@E}”, sa {child.he}, ”måste man ha skor på fötterna?”

”Skor har man på det man står på, hjärtat”, sa {@e}.

”Jag står ju på händerna”, sa {child}.

# feet-up
{child} knöt upp de röda skorna. {child.He} satte den ena på vänster hand och den andra på höger, och så stod {child.he} på händer, mitt på golvet.

Klick, sa den vänstra skon. Klack, sa den högra.

”Ner …”, började {@e} och kom av sig. ”Upp med fötterna, {child}!” ropade {@e}. ”Upp med fötterna!”

{mermaid} satte skorna på händerna. {child} och {@e} [friend: och {friend} ]tog tag i stjärten, som var tung som {@wet}, och hävde upp den i luften. Den kom ner igen. De hävde en gång till, och {child} släppte, och {@e} släppte, [friend: och {friend} släppte, ]och där stod {mermaid}, upp och ner, och vinkade med stjärten mot taket.

Hon tog ett steg. Klick.

Hon tog ett till. Klack.

”Det är jag”, viskade {mermaid}. ”Det är jag som låter.”

# down-the-pier
Och ut genom framdörren gick hon, och längs hela piren. Klick-klack, klick-klack, klick-klack! [music: Ur en radio kom {@song}, och hon höll takten. ]{child} gick bredvid, på händerna[athlete: , och det kan inte ens {athlete} i högklackat]. {@E} kom efter och vattnade stjärten med en kanna. {@gentleman} Och nere i vattnet stack alla de andra sjöjungfrurna upp huvudet för att lyssna.

# change
Tillbaka i affären betalade {mermaid} med en pärla.

”Får jag något tillbaka?” sa hon.

”Det får du”, sa {@e} och gav henne ett par tofflor, för kvällarna.

Och {mermaid} gick nerför trappan på baksidan, ut i havet, med en sko på varje hand.

# home-to-bed
Den natten sov {child} i det lilla rummet ovanpå affären[pet.other: , med {pet} bredvid sängen]. {child.He} låg på rygg, och benen började gå uppför väggen, alldeles av sig själva.

”Ner med fötterna, {child}”, sa {@e} och stoppade om dem med täcket[adult / elder:  och gav {child.him} en puss]. [pet.dog / pet.cat: {Pet} la sig ovanpå, för säkerhets skull.]

Svisch, sa havet under piren. Svisch. Svisch.

Och långt därnere, på stenarna på botten, saktare och saktare, klick … klack … klick … klack … var det någon som gick hem och la sig.

# @song
{music}

# @e-first
{jo}
## if elder
{elder}
## if adult & !elder
{adult}

# @e
{jo}
## if elder
{elder.short}
## if adult & !elder
{adult}

# @shop
{jo's} skoaffär
## if elder
skoaffären som {elder.short} skötte den veckan
## if adult & !elder
skoaffären som {adult} skötte den veckan

# @never-no
{Jo} hade aldrig i sitt liv sagt nej till en kund.
## if elder
{Elder.short} hade haft hand om affären sedan i måndags och ännu inte sagt nej till en enda kund.
## if adult & !elder
{Adult} hade haft hand om affären sedan i måndags och ännu inte sagt nej till en enda kund.

# @tier
{child}
## if friend
{friend}

# @wet
en blöt hund
## if pet.dog
{pet} i regn

# @gentleman
En gammal herre lyfte på hatten. Han visste inte i vilken ände man skulle säga god morgon, så han sa det två gånger.
## if elder2
De mötte {elder2} med smörgåsarna. {Elder2.he} visste inte i vilken ände man skulle säga god morgon, så {elder2.he} sa det två gånger.
