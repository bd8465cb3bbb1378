title: Båda ha
title: Elefanten i gluggen
title: Grinden, gatan, brevlådan
guest friend: Greta (hon), Idris (han)
guest old: Börje (han), Gunnar (han)

% Den som går med buden (@g): den äldre, annars {adult}, annars {old} i sexan. Låt barnet göra elefanten: dra in luft, knaka, och sucka länge.

# in-the-gap
{child} skulle aldrig prata med {friend} mer så länge {child.he} levde, och det var bara tisdag. Och nu satt det en elefant fast i gluggen.

Gluggen var i häcken mellan {child's} trädgård och {friend's}. De sprang genom den varje dag. Men i eftermiddag hade en elefant promenerat ut från djurparken[city:  {in city}], för hon hade känt lukten av plommonen på {child's} träd, och hon hade kommit precis till mitten av sig själv. Hennes främre halva var i {child's} trädgård. Hennes bakre halva var hos {friend}, bland tvätten.

”Det är väldigt enkelt”, sa {@who}. ”En av er drar och en av er knuffar. Ropa på {friend}.”

”Jag pratar inte med {friend}”, sa {child}.

# two-has
På morgonen hade {friend} sjungit [music: {music} ]alldeles ensam inför hela [school: {school} | skolan], och {friend.he} hade glömt orden, och {child} hade skrattat. Inte mycket. Två ha. ”Du är inte min bästa vän längre”, hade {friend} sagt, och {child} hade sagt: ”Bra.” Men det var inte bra. Det hade legat i {child.his} mage hela dagen som en sten.

”Säg det till {friend}, du”, sa {child}. ”Säg att {friend.he} ska knuffa.”

# gate-road-postbox
{@G} kunde inte gå genom gluggen, för den var full av elefant. {@He} fick gå ut genom grinden, längs gatan, runt brevlådan och in hos {friend}. Efter en stund kom {@he} tillbaka samma väg.

”{Friend} säger att du inte bestämmer över den här elefanten.”

Elefanten drog ett djupt andetag, hela vägen genom snabeln, och blev lite rundare. Det knakade i häcken.

”Säg att {friend.he} har den lätta änden!” sa {child}.

Grinden, gatan, brevlådan. {@G} kom tillbaka ganska rosig[athlete: , och inte på långa vägar lika fort som {athlete}].

”{Friend} säger att det sitter en svans på {friend.his} ände, och tycker du att det är lätt kan du komma och stå där själv.”

# a-turnip
Elefanten drog ett andetag till och blev ännu rundare. Kvistar knäcktes.

[pet.dog: [!pet.known: Hunden {pet}|{Pet}] tittade inte på elefanten. {Pet.He} tittade på {@gs} hatt, och det hade {pet.he} gjort i flera år.

][pet.cat: [!pet.known: Katten {pet}|{Pet}] tittade inte på elefanten. {Pet.He} tittade på {@gs} hatt, för den var i precis rätt storlek.

][pet.other: Ingen hann ge {pet} någon mat.

]”Säg att {friend.he} är en kålrot!”

Grinden. Gatan. Brevlådan. {@G} kom tillbaka röd som ett plommon och sjönk ner i en solstol.[elder2:  {Elder2} kom ut med ett glas vatten.]

”{Friend} säger”, flåsade {@he}, ”att du har väldigt fina öron.”

# thinner
Då suckade elefanten. Det var en lång, varm suck, som blåste {child's} hår alldeles platt. Och runt om blev hon lite smalare.

”Det har {friend} aldrig sagt”, sa {child}.

”Nej”, sa {@g}. ”{Friend} sa något annat om kålrötter. Jag orkade inte bära det.”

Men {child} tittade på elefanten. {Child.He} ställde sig på tå vid det stora örat.

”{Friend} är hemsk”, sa {child.he}, bara för att se vad som hände.

In gick luften. Knak, sa häcken.

”{Friend} kan vissla med två fingrar”, sa {child}.

Ut gick luften, och elefanten blev smalare.

# half-and-half
”Jag fick låna {friend's} vantar!” sa {child}, högre. ”Båda två! Och en gång fick jag den stora halvan!”

Elefanten suckade och suckade. På andra sidan om henne hade det blivit väldigt tyst.

”{child} kan rapa ända till K”, sa en arg röst vid svansen.

Suck.

”{Child.He} väntade på mig när min stövel fastnade[sport: , och då skulle vi ändå {play sport}]”, sa rösten, lite mindre argt.

Suck. Nu gick det att få in en hel hand mellan elefanten och häcken.

”Fortsätt så!” ropade {@g} från solstolen.

Men det tjockaste på en elefant är mitten, och där satt hon. Det hjälpte inte att säga något mer om vantar. Elefanten vände ett litet brunt öga mot {child} och väntade.

# a-little-word
{child} visste vad som fattades. Det hade {child.he} vetat hela dagen. Det var bara ett litet ord, men det satt hårdare fast än elefanten.

”Förlåt”, mumlade {child.he}.

”Högre”, sa {@g}. ”Det är en elefant emellan.”

”FÖRLÅT ATT JAG SKRATTADE!” skrek {child}. ”BÅDA HA!”

Och elefanten suckade den längsta sucken av alla. Den blåste {@gs} hatt över skjulet.

# like-a-cork
”NU!” ropade {child} och drog.

”NU!” ropade {friend} och knuffade.

Och ut kom elefanten, som en kork ur en flaska. Hon ställde sig på gräsmattan och åt plommon, som om ingenting hade hänt. I gluggen stod {friend} med en klädnypa i håret.

# nice-ears
”Jag har aldrig sagt att du har fina öron”, sa {friend.he}.

”Jag vet”, sa {child}.

”Fast det är inget fel på dem”, sa {friend}.

Sedan matade de elefanten tillsammans, tills skötaren kom och hämtade henne.[elder2:  {Elder2} bakade en mycket liten paj på de plommon som blev kvar.]

[pet.dog: {Pet} kom fram bakom skjulet med hatten. Nu var den {pet.his}.][pet.cat: Bakom skjulet låg {pet} och sov, i hatten.][pet.other: {Pet} fick mat till slut, och det blev en stor portion.]

# the-window
På kvällen stod fönstret på glänt.
## if adult
På kvällen ställde {adult} fönstret på glänt och sa god natt.
## if elder & !adult
På kvällen ställde {elder.short} fönstret på glänt och sa god natt.

# one-each
Stenen i {child's} mage var borta. {Child.He} låg och lyssnade på mörkret. Långt borta var det någon mycket stor som suckade i sömnen.

Och sedan, från fönstret på andra sidan häcken, sa någon alldeles tyst:

”Ha.”

{child} väntade, men det kom inte mer. Då förstod {child.he} hur {friend} menade.

”Ha”, viskade {child.he} tillbaka.

Nu hade de ett var.

# @who
{old} i sexan
## if adult & !elder
{adult}
## if elder
{elder}

# @g
{old}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @gs
{old's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @he
{old.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
