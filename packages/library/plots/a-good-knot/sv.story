title: En bra knop
title: Hur länge behöver du?
guest friend: Gusten (han), Ylva (hon)
guest pet: Doris (hon), Bosse (han)
guest elder: Rune (han), Gun (hon)

% De första replikerna kommer igen på slutet i en annan mun. Djuret är familjens, eller {friend's} hund. En katt i hundens ställe: @splash, @leaned.

# all-day
”Jag är så arg”, sa {child}.

”Jag ser det”, sa {@who}. ”Hur länge tänkte du vara arg?”

”Hela dan.”

[sport: ”Även när det är {sport}?”

”Även då.”

]”Då får du nog ha något att göra med det.” Och {elder.he} gav {child.him} gårdskvasten, den sträva, och flyttade undan sitt kaffe.

{child} sopade så att mossan lossnade.

# no-raft
Nedanför gården låg {elder's} damm, brun och blank och knädjup. I går hade det legat en flotte där. {child} och {friend}[!friend.known: , {child.his} bästa vän,] hade byggt på den i fem veckor[school: , om man räknade in ritningarna {at school}], och den hade däck och bänk[elder2:  från {elder2}] och en mast med [adult: {adult's} finaste | en] kökshandduk i. I dag klockan tio skulle den sjösättas, med sockerdricka.

Men i natt hade det blåst upp[city:  i hela {city}], och nu fanns det ingen flotte. Det fanns en tunna i vassen och en bänk upp och ner i leran. Och det var {friend} som hade knutit fast den. {Friend} hade rört vid den sist av alla.

”Jag knöt fast den”, sa {friend}. {Friend.He} satt på muren med händerna under knäna. Det var fjärde gången {friend.he} sa det.

”Det gjorde du ju inte.”

”Jag slog en pålstek. Och två halvslag ovanpå. Det har varit nån här och skurit av repet.”

”Vem går hit mitt i natten och skär loss en flotte?”

”Vet inte. Nån med kniv.”

”Det är det enda jag begär! Säg bara: Jag knöt inte ordentligt. Sen kan jag sluta.”

”Men då ljuger jag ju”, sa {friend}.

# gone-in
{Child} var så arg att öronen kändes stora. {Child.He} sopade ända fram till {friend's} skor, och sedan sopade {child.he} skorna.

{@Splash}

# a-teapot
”Det är ingen idé, {pet}”, sa {child}. ”Den är förstörd.”

{Elder} hade börjat sortera plankor, hela här och spruckna där[music: , och nynnade på {music}]. {Elder.He} hade stora platta tummar, och dem drog {elder.he} längs varenda kant. {Elder.He} trodde inte på att saker var förstörda. {Elder.He} hade en gång lagat en kaffekanna med en cykel.

”Skulle du vara arg om det var vinden?” frågade {elder.he}.

”Man kan inte vara arg på vinden.”

”Jodå”, sa {elder}. ”Det kan man.”

# the-rope
Då kom {pet} ut ur vassen med repet.

{Friend} hoppade ner från muren. ”{Pet}, hit! Ge mig. Nu ska ni få se att det är avskuret.”

{Pet} gick i en båge runt {friend.him}. Allt annat hade {pet.he} ju lämnat till {child}. {Pet.He} satte sig framför {child}, drypande, med repet i munnen. Och när {child} sa att {child.he} inte ville ha det, så lutade sig {pet}. {@Leaned}, tills {child} sträckte fram handen.

{child} drog till sig repet, bit för bit, ända till slutet.

# an-iron-ring
Det var inte avskuret. Det var inte nött. Där satt {friend's} knop, precis som {friend.he} hade sagt, så hårt dragen att [athlete: inte ens {athlete} | man inte] hade fått in en nagel.

Och i knopens ögla hängde en järnring.

Det var ringen från förtöjningspålen, och den hade alla sina fyra skruvar kvar. Det var korta, blanka små skruvar, var och en med en smula blött trä i spetsen.

{Friend} hade knutit knopen. Men det var {child} som hade skruvat fast ringen på pålen. De långa skruvarna låg i skjulet, längst in bakom gräsklipparen, och precis vid {child.his} fot hade det stått en burk med korta.

Ingen sa något. {Pet} släppte repet.

# turned-round
{child} letade efter ilskan, för den hade ju varit så stor. Den var kvar, men den hade vänt sig om och tittade på {child.him}.

”Det var skruvarna”, sa {child.he}. Rösten kom ut alldeles liten. ”Det var jag. Jag tog de korta.”

”Så det var inte avskuret”, sa {friend} långsamt.

”Nej.”

”Och jag knöt fast den.”

”Det är en jättebra knop.”

# those-are-short
{Elder} vände på en planka och vände tillbaka den igen. ”Jag såg när du satte dit dem”, sa {elder.he}. ”Jag stod där med min kopp och tänkte: De där är korta. Och sen tänkte jag: Det vill {child.he} nog inte höra.”

”Visste du om det?” sa {child}.

”Du är rätt farlig, vet du, med en skruvmejsel.”

{child} öppnade munnen. Sedan såg {child.he} på plankorna som låg där, uppradade i rätt ordning, med en lucka där det fattades en.

”Du skulle ha sagt det.”

”Ja”, sa {elder}. ”Det skulle jag.”

# my-shoes
{child} gick in bakom gräsklipparen och hämtade de långa skruvarna. När {child.he} kom tillbaka stod {friend} kvar på samma fläck. {Friend.He} hade blivit röd.

”Du, {friend}. Förlåt att jag sa att du inte hade knutit.”

”Du sopade mina skor”, sa {friend}.

”Jag vet.”

”Jag tror att jag är arg”, sa {friend} förvånat. ”Ja, det är jag. Jag är så arg.”

# till-lunch
{child} funderade. {Pet} kom uppför slänten med sista plankan och la ner den mellan dem.

”Hur länge behöver du?” frågade {child}.

{Friend} funderade {friend.he} också.

”Till lunch”, sa {friend.he}.

”Okej”, sa {child} och gav {friend.him} kvasten.

# @who
grannen {elder}
## if elder
{elder}

# @splash
Det plumsade till. {@Pets} hade hoppat i.

Ingen hade bett {pet.him}. {Pet} kunde helt enkelt inte se något flyta i vatten och låta det ligga; {@made}. {Pet.He} kom uppför slänten med en planka på tvären i munnen, fastnade mellan grindstolparna, tänkte efter och gick igenom i sidled. {Pet.He} la plankan framför {child's} fötter. {Pet.He} skakade av sig i allas koppar och gav sig av igen.

{Pet.He} kom med [adult: {adult's} kökshandduk | kökshandduken]. {Pet.He} kom med [elder2: {elder2's} ena gummistövel, | en gummistövel] som inte hade med saken att göra.
## if pet.cat
Det plaskade till. {Pet} hade satt i en tass.

Ingen hade bett {pet.him}. {Pet} kunde helt enkelt inte se något guppa i vatten och låta det ligga; så är katter funtade. {Pet.He} krokade åt sig en planka, den smalaste, och kom uppför slänten med den släpande mellan benen som en väldigt lång mus, fastnade mellan grindstolparna, tänkte efter och gick igenom baklänges. {Pet.He} la plankan framför {child's} fötter. {Pet.He} skakade en tass i taget över allas koppar och gav sig av igen.

{Pet.He} kom med [adult: {adult's} kökshandduk | kökshandduken]. {Pet.He} kom med [elder2: {elder2's} ena vante, | en vante] som inte hade med saken att göra.

# @pets
{Pet}, {friend's} hund,
## if pet
{Pet}

# @made
så är hundar funtade
## if breed.Golden Retriever
så är golden retrievrar funtade

# @leaned
{Pet.He} lutade hela sin blöta framsida mot {child's} ben och blev kvar så, och andades genom nosen
## if pet.cat
{Pet.He} lutade hela sin blöta sida mot {child's} ben och blev kvar så, och spann kring repet
