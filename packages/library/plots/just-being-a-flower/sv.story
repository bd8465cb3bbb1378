title: Stå still
title: Målvakten som var en blomma
guest friend: Ivar (han), Greta (hon)
guest pet: Korven (han), Plutten (han)

% Djuret är familjens hund eller katt, annars vännens hund. {Friend} låter som radion hela vägen, utom när hen ropar Spring.

# on-the-nose
{child} stod i mål på gården[city:  {in city}] när något kravlade uppför {child.his} ben, uppför magen och rakt upp på näsan. Det var en fjäril. Hon var alldeles nykläckt, och vingarna hängde på henne som två blöta trasor.

”Stå still”, sa fjärilen.

”Det går inte”, sa {child}. ”Vi spelar match.”

Och det ville {child} mer än allt. {Friend}, {child's} bästa vän, låg under med ett mål, och {@who} låg under ett äppelträd.[elder:  På bänken satt {elder}[elder2:  och {elder2}] och hejade på båda lagen.]

# two-feet-in-the-earth
”Mina vingar är blöta”, sa fjärilen. ”Med blöta vingar kan man inte flyga. Med torra kan man. Så stå still tills jag är torr.”

”Sätt dig på stolpen då.”

”Stolpen är kall. Du är varm. Du är en blomma.”

”Jag är ingen blomma! Jag är målvakt!”

”Gul mössa”, sa fjärilen. ”Grön tröja. Två fötter i jorden. Jag vet väl hur en blomma ser ut.”[adult:

Det var {adult} som hade sagt mössa.]

# on-the-radio
{Friend} kom fram med bollen under armen. {Friend} ville bli en sådan som pratar om matcher på radio, så {friend.he} övade jämt[school: , även {at school}].

”Och vad är det vi ser!” ropade {friend}. ”Målvakten har fått en gäst på näsan![athlete:  Vad hade {athlete} gjort nu?] Domaren är förvirrad!”

”Vem är domaren?” sa {child}.

”{Pet}”, sa {friend}.

{@sleeps}

”Säg åt fjärilen att jag inte är en blomma”, sa {child}.

{Friend} gick ett varv runt.

”Du är lite lik en maskros”, sa {friend.he}.

# hard-all-over
{child} blev arg. Det kändes som kolsyra i benen. {Child.He} hoppade på ena foten, och fjärilen gungade som på en båt.

”Stå still!” skrek fjärilen och höll sig fast i {child.his} ögonbryn. ”Blommor hoppar inte![sport:  De kan inte {play sport} heller!]”

”Jag kan inte stå still! Jag är {age} år! Det är jobbigt i hela kroppen!”

Fjärilen var tyst en stund.

”Jag var puppa hela vintern”, sa hon. ”Det var också jobbigt i hela kroppen. Men det blev vingar.”

Det visste {child} inte vad {child.he} skulle svara på.

# not-a-storm
”Här har reportern fått en idé!” sa {friend}.

{Friend.He} tog ett jätteandetag och blåste så att kinderna blev som bullar. Fjärilen for bakåt, rakt in under {child's} mössa.

”Jag sa torka!” hördes det därinifrån. ”Jag sa inte storm!”

”Reportern ber om ursäkt”, sa {friend}.

# she-is-new
Då kom {pet} lunkande och ville veta vad som satt på {child} utan lov. {@reach}

”Stå still, {pet}”, sa {child}. ”Hon är ny.”

{@breath} Hff. Hff. Hff. Ingen annan kunde andas så varmt och så lite.

”Åh”, sa fjärilen. ”Åh, lite till åt vänster.”

Den ena vingen vecklade ut sig. Den var gul, med en orange prick. Sedan började den andra lossna, bit för bit.[music:  Under tiden nynnade {friend} på {music}, som pausmusik.]

# what-is-coming-there
”Det ser ljust ut för gästerna!” sa {friend}. ”Men vänta. Vad kommer där?”

Det var en skata. Hon landade på ribban, lade huvudet på sned och tittade rakt på fjärilen.

”Spring!” skrek {friend}. {Friend.He} glömde alldeles bort att låta som radion.[elder:  Till och med {elder.short} slutade heja.]

{child} for upp. Benen ville springa. Men en halv vinge var fortfarande blöt, och om {child.he} sprang skulle fjärilen ramla av.

”Stå still”, viskade fjärilen. Hon befallde inte längre. Hon darrade så det kittlade.

# the-hardest-thing
Då gjorde {child} det svåraste {child.he} visste. {Child.He} satte två fötter i jorden. {Child.He} kupade händerna runt näsan som två stora blad. Och så var {child.he} en blomma.

Skatan hoppade ner. Hon hoppade närmare. Hon flög upp och satte sig på {child's} mössa. {child} blinkade inte ens.

Skatan böjde sig fram. Allt hon såg var en gul mössa och två blad, och skatan gäspade.

# on-comes-the-referee
Då sa {friend}, mycket lågt: ”Och in på planen kommer domaren.”

{@off}

# not-a-flower
{child} öppnade händerna. Fjärilen satt där med två torra vingar.

”Jaha”, sa hon. ”Du var ingen blomma.”

”Nej”, sa {child}.

”En blomma hade inte klarat det.”

Hon lyfte. Hon flög lite snett, sedan lite rakt, och sedan ett varv runt {pet}, som nös. Men just när {child} skulle vinka kom hon tillbaka.

”Stå still”, sa fjärilen.

Hon landade på {child's} näsa, bara för att. Hon satt där så länge som en puss tar. Sedan flög hon.

# the-match-goes-on
”Matchen fortsätter”, sa {friend} lite hest.[adult:  {Adult} ropade att det var mat, och ingen hörde.] {Friend} lade ner bollen och sköt ett löst skott.

Bollen rullade sakta genom gräset, förbi {child} och in i mål. {child} rörde sig inte. Uppe på ribban satt något gult och fällde ihop vingarna i kvällssolen, och {pet} lade sig tvärs över mållinjen och somnade om.

# @who
{pet}, {friend's} hund,
## if pet.dog
{pet}, {child's} hund,
## if pet.cat
{pet}, {child's} katt,

# @sleeps
{Pet} sov.
## if breed.Dachshund
{Pet} var en tax, och {pet.he} sov.

# @reach
{child} lade sig ner i gräset, så att {pet} skulle nå.
## if breed.Dachshund
{child} lade sig ner i gräset, för en tax når ju ingenstans.

# @breath
{Pet} satte nosen alldeles intill. Sedan andades {pet.he}. Ut kom varm, sömnig luft som luktade leverpastej.
## if pet.cat
{Pet} vek in tassarna under sig, för {pet.he} förstod det där med ny, och satte nosen alldeles intill. Sedan andades {pet.he}. Ut kom varm, sömnig luft som luktade fisk.

# @off
{Pet} kom. {Pet.He} skällde så att öronen flög, och skatan blev så snopen att hon for över taket.
## if pet.cat
{Pet} kom. {Pet.He} gjorde sig stor som en sopborste och fräste, och skatan blev så snopen att hon for över taket.
