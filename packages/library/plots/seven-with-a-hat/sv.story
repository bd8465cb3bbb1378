title: Det fjortonde fönstret
title: Sjuan med hatt
guest solveig: Solveig (hon), Gunvor (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Läs regel tre långsamt. {child} är ensam om upptäckten.
% Den som får veta (@a) är {adult}, annars mormor eller farfar, annars {minder}.

# fourteen
{child} räknade saker. {Child.He} hade alltid gjort det. Trappsteg, lyktstolpar, prickar på {@as} tröja. Därför var det {child.he}, och ingen annan på hela [school: {school}|skolan], som upptäckte felet.

Från skolgården hade andra våningen fjorton fönster.

Inifrån hade den tretton.

{child} räknade om det tre raster i rad. På fjärde rasten klippte {child.he} ut tretton röda lappar och tejpade fast en på varje fönster däruppe. Sedan sprang {child.he} ut på gården.

Röd, röd, röd, röd. Och där, mellan musiksalen[music: , där någon spelade {@song},] och kartförrådet, satt ett fönster utan lapp.

{child} fick gåshud ända ner i sockorna.

# the-map
Kartförrådet luktade damm. Ingen hämtade kartor längre, nu när allt fanns på skärm. På den vägg där ett rum till borde finnas hängde en enorm Europakarta, och när {child} lade örat mot Finland hörde {child.he} något.

Tick. Tack. Tick. Tack.

{Child.He} lyfte på kartan. Bakom den satt en låg, grön dörr. Den var inte ens låst.

# the-room
Rummet var inte större än en hiss[city: , och nästan ingen {in city} visste att det fanns]. Där fanns en fåtölj, ett fönster, en väggklocka och en hylla full med saker. Vid varje sak låg en lapp. Bengt 1961: min bästa kula. {solveig} 1969: en mjölktand. Anneli 1978: mitt lyckosuddgummi.[sport:  Roland 1983: min medalj i {sport}.] På armstödet låg en skrivbok, och på första sidan stod det:

Ett. Den som hittar rummet själv får vara här. //
Två. Lämna en sak. //
Tre. Du får berätta för en enda person i hela livet. Välj noga.

# not-a-grain
{child} satte sig i fåtöljen. Det var så tyst. Hela rastens skrik och bollar lät som om de hörde hemma på en annan planet. {Child.He} drog upp benen och tittade på klockan.

Då kom {child.he} att tänka på en sak. En sådan klocka måste dras upp med nyckel. [elder: {Elder's} klocka stannade om [elder2: {elder2}|man] glömde den i en vecka.|Om man glömmer den i en vecka stannar den.] Dammet låg tjockt på hyllan, men på nyckeln som hängde under klockan fanns inte ett korn.

Någon kom hit. Fortfarande.

{child} rev ett blad ur sitt block och skrev: Vem är det som drar upp klockan? {Child.He} lade det i fåtöljen.[pet: 

 På kvällen fick {pet}[!pet.known: [pet.dog: , {child's} hund,][pet.cat: , {child's} katt,]] höra alltihop. {Pet} var ingen person, så det räknades inte.]

# an-answer
Nästa dag låg där ett svar.

Gissa. Du får en gissning. Jag drar upp den varje fredag, klockan sju.

{child} läste det fyra gånger. Det var snirkliga bokstäver, men det var sjuan {child.he} stirrade på. Den hade ett streck över magen och en liten krok, som en hatt. Den sjuan hade {child.he} sett förut. Men var?

# sevens
{Child.He} gick och letade efter sjuor. Frökens sjua på tavlan var rak. Rektorns sjua på dörren var tryckt. Vaktmästaren hade målat en på skåpet med bollar, men den lutade åt fel håll.[athlete:  På affischen med {athlete} fanns det ingen sjua alls.]

[friend: ”Vad letar du efter?” frågade {friend}[!friend.known: , {child's} bästa vän].

”En sjua”, sa {child}.

Då ritade {friend} en åt {child.him}, med mustasch. Men hatt hade den inte.

]{child} hade nästan gett upp när {child.he} stod i matkön med sin bricka. Där hängde griffeltavlan.

Vecka 47. Torsdag: ärtsoppa.

Sjuan hade hatt.

# the-tooth
Bakom disken stod kocken med sin stora slev. Hon hade grått hår under mössan, och hon hade öst upp mat åt {child} sedan förskoleklassen. På bröstet satt en namnskylt som {child} aldrig hade brytt sig om att läsa.

{solveig}.

{child} sträckte fram tallriken.

”Tappade du tanden”, sa {child.he} tyst, ”eller drog du ut den?”

Sleven stannade i luften. {solveig} tittade på {child}, länge, och sedan log hon så att man såg hur hon hade sett ut när hon var åtta.

”Jag drog den”, viskade hon. ”Med tråd, i det gröna dörrhandtaget. Kom på fredag, klockan sju, innan de andra kommer.”

# friday
På fredagsmorgonen var skolan mörk och tom. De satt i det lilla rummet, {solveig} på golvet och {child} i fåtöljen, och åt varsin varm smörgås.

”Jag slutar till jul”, sa {solveig}. ”Jag har legat vaken och undrat vem som ska ta klockan. Det är femton år sedan någon sist hittade hit.” Hon hakade ner nyckeln. ”Alla tittar på huset. Du var den enda som räknade.”

{child} drog upp klockan. Tolv varv, och det sista gick trögt. Sedan lade {child.he} sin sak på hyllan. {Child.He} hade funderat hela veckan, och till slut hade det varit enkelt. Det var en röd papperslapp.

{child}, skrev {child.he}. Lappen som fattades i fönstret.

# one-person
På kvällen kom {@first} för att säga god natt. {@He} satte sig på sängkanten, precis där {@he} alltid satt.

”Vad håller du i handen?” frågade {@a}.

{child} öppnade fingrarna. Nyckeln var gammal och blank och varm.

”Vad går den till?”

{child} tänkte på den tredje regeln. En enda person i hela livet. Välj noga.

{Child.He} behövde inte ens räkna.

”Kom”, sa {child} och flyttade sig närmare väggen, så att det blev plats för {@a} under täcket. ”Du måste lova en sak först.”

# @song
{music}

# @first
{minder}
## if elder & !adult
{elder}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @as
{minder's}
## if elder & !adult
{elder.short's}
## if adult
{adult's}

# @he
hon
## if elder & !adult
{elder.he}
## if adult
{adult.he}
