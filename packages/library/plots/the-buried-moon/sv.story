title: Den nedgrävda månen
title: Någon har slickat på månen
title: Det lyste i backen
guest host: Gun (hon), Tage (han)

% Månen är "den", hunden har sitt eget pronomen. @a är den som saknar en toffel.

# the-heap
{Pet}[!pet.known: , {child's} hund,] grävde ner allt {pet.he} tyckte om. {Pet.He} hade grävt ner tre ben, en tennisboll, en halv falukorv och {@owner} vänstra toffel.

Så när {child} och {friend}[!friend.known: , {child.his} bästa vän,] en kväll såg att det lyste ur en jordhög i backen bakom husen, var det inte så svårt att gissa vem som hade varit där.

”{Pet}”, sa {child}. ”Vad har du gjort?”

{Pet} satte sig på högen. Det lyste om rumpan på {pet.him}.

# licked
{Friend} lyfte bort {pet}, och {child} grävde med händerna. Först kom det lite ljus. Sedan kom det mycket ljus. Och sedan kom det något runt och vitt, stort som en badboll, med jord i hela ansiktet.

”Äntligen”, sa månen. ”Jag har blivit slickad.”

{child} tittade upp mot himlen[city:  över {city}]. Den var alldeles tom på måne.

”Förlåt”, sa {child.he}. ”Hur fick {pet.he} tag på dig?”

”Jag skulle gå ner”, sa månen. ”Jag går alltid ner just här. Jag har ett hål. Sedan rullar jag under jorden hela dagen[school: , under {school} och allt], och på kvällen kommer jag upp på andra sidan, bakom taken. Det har gått bra i flera miljarder år. Men i morse stod det {@thing} vid hålet.”

”Det är en hund”, sa {friend}.

”Det bet mig”, sa månen.

## if breed.Dachshund
{Friend} lyfte bort {pet}, och {child} grävde med händerna. Först kom det lite ljus. Sedan kom det mycket ljus. Och sedan kom det något runt och vitt, stort som en badboll, med jord i hela ansiktet.

”Äntligen”, sa månen. ”Jag har blivit slickad.”

{child} tittade upp mot himlen[city:  över {city}]. Den var alldeles tom på måne.

”Förlåt”, sa {child.he}. ”Hur fick {pet.he} tag på dig?”

”Jag skulle gå ner”, sa månen. ”Jag går alltid ner just här. Jag har ett hål. Sedan rullar jag under jorden hela dagen[school: , under {school} och allt], och på kvällen kommer jag upp på andra sidan, bakom taken. Det har gått bra i flera miljarder år. Men i morse stod det en korv vid hålet.”

”Det är en tax”, sa {friend}.

”Korven bet mig”, sa månen.

# are-you-up
{child} borstade jord av månen. Den var sval och lätt och full av små gropar.

”Har {pet} gjort alla de där?”

”Inte alla”, sa månen. ”Men den där. Och den där.”

”Vi kastar upp dig”, bestämde {child}. {child.He} tog sats[sport:  som när man ska {play sport}] och kastade allt vad {child.he} orkade. Månen flög upp, blänkte till och kom ner i en buske.[athlete:  Inte ens {athlete} hade fått den att stanna där uppe.]

”Jag är ingen boll”, sa månen inifrån busken.

{Pet} sprang genast dit och hämtade den.

”Inte slicka”, sa månen. ”Jag sa inte …”

Det var för sent.

Då tog {friend} månen under armen, klättrade upp i närmaste träd och höll den högt över huvudet.

”Är du uppe nu?” ropade {friend.he}.

”Jag är i ett äppelträd”, sa månen.

# so-dark
Nu var det så mörkt att en uggla kom gående på gångvägen. Den vågade inte flyga.

”Ursäkta”, sa ugglan. ”Åt vilket håll ligger skogen?”

[elder: I ett fönster gick lampan på. ”Vem är det som har släckt månen?” ropade {elder}[elder2: , och bakom ryggen på {elder.him} skymtade {elder2}].

”Vi är på väg med den!” ropade {child}.

]”Det här går inte”, sa {friend} och klättrade ner. ”Månen måste gå sin vanliga väg. Genom hålet.”

Men hålet var igenproppat. {Pet} var noggrann när {pet.he} grävde ner saker. {Pet.He} hade sparkat in jord och sten långt, långt in. {child} grävde tills naglarna var svarta. {Friend} grävde med en pinne, och pinnen gick av.

”Det behövs någon som kan gräva på riktigt”, sa {friend}.

De tittade båda två på {pet}.

# nose-to-nose
{Pet} tittade på hålet. Sedan lade {pet.he} sig ner och lade hakan på månen. Det var det finaste {pet.he} någonsin hade hittat. {Pet.He} suckade, så som bara en hund kan sucka.

{child} lade sig i gräset, näsa mot nos.

”Jag vet”, sa {child.he} tyst. ”Det är det bästa du har haft. Men när den är nedgrävd kan ingen se den. Inte ens du. Om den hänger där uppe kan du titta på den från vartenda fönster. Och den är ändå din. Det var ju du som hittade den.”

{Pet} tänkte. {Pet.He} slickade månen en sista gång.

”Jaja”, sa månen, men inte så argt.

Och så gick {pet} fram till hålet och grävde.

# who-digs
Ingen gräver som {pet}. Jorden sprutade. Stenarna for. Snart syntes bara halva {pet}, sedan bara rumpan, sedan bara tippen på svansen, och sedan ingenting alls. Det krafsade längre och längre bort. Till slut hördes ett skall, så långt inifrån att det lät som ett litet pip.

”Det är fritt!” sa {child}.

Strax kom {pet} ut igen, baklänges, med något i munnen. Det var {@owner} vänstra toffel.

# rolling
{child} ställde månen framför hålet.

”Tack ska ni ha”, sa månen. Den såg på {pet} en stund. ”Du också. {@Called}.”

Sedan rullade den. Ljuset blev mindre och mindre där inne, som en ficklampa, som en eldfluga, som ett knappnålshuvud. Och så slocknade det.

De satte sig i gräset och väntade, med {pet} i mitten. {child} höll i det ena örat och {friend} i det andra.[music:  {Friend} nynnade på {@song}, väldigt tyst, så att månen skulle hitta.]

”Tänk om den fastnade”, viskade {friend}.

Då blev taken silvriga i kanten. Och bakom dem, långsamt och rund och alldeles på rätt ställe, kom månen upp. Den hade fortfarande jord på kinden.

”Det var bättre”, sa ugglan och flög hem.[elder:  Och i fönstret släckte {elder} lampan, för nu behövdes den inte.]

# its-moon
”{child} och {friend}, dags att komma in.” {@Caller} kom hoppande på ett ben, med bara en toffel på sig, och tittade upp. ”Nej, men så fin månen är i kväll. Lite smutsig, bara.”

”Den har rullat långt”, sa {child} och lämnade tillbaka toffeln.

När {child} hade lagt sig ville {pet} upp i fönstret. Där stod de och tittade, länge. {Pet} skällde inte. {Pet.He} bara viftade, jättesakta, åt sin måne.

Sedan hoppade {pet.he} ner i sängen. {Pet.He} krafsade upp täcket över {child's} fötter. {Pet.He} krafsade upp det över knäna och över magen, noga, noga, tills bara näsan stack upp.

För {pet} grävde ner allt {pet.he} tyckte om.

# @owner
{host's}
## if adult
{adult's}

# @Caller
{host}, som bodde bredvid,
## if adult
{Adult}

# @thing
något ludet

# @Called
Lurviga du
## if breed.Dachshund
Korv

# @song
{music}
