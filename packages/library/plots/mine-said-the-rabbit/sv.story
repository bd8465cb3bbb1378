title: Min, sa kaninen
title: Upp, upp, upp! Ner, ner, ner!
title: Stackars morot
guest neighbour: Gunnel (hon), Barbro (hon)

# mine
{child} gick barfota i {@garden}, och jorden var mjuk och varm. {@A} satt i gräset bredvid och rensade ärtor[music:  och nynnade på {@song}].

Allra längst bort växte en morot som var större än de andra[city: , den största i hela {city}]. Den hade en hög grön tofs.

”Min!” sa {child}.

{child.He} tog tofsen med båda händerna och drog.

Upp, upp, upp!

Men då var det någon där nere i jorden som drog åt andra hållet.

Ner, ner, ner!

”Min!” sa någon.

# a-rabbit
{child} lade sig på magen och tittade. Bredvid moroten fanns ett hål. I hålet satt en kanin[short: , och | . Hon hade ett vitt öra och ett brunt öra, och] hon höll fast i morotens spets med båda tassarna.

”Den är min”, sa {child.he}.

”Den är min”, sa kaninen.

”Jag såg den först.”

”Jag såg den underifrån”, sa kaninen.

# up-and-down
Och så drog de igen.

Upp, upp, upp! drog {child}[sport: , lika hårt som när man ska {play sport}]. [friend: {friend} höll om magen på {child.him} och drog med. ][athlete: Inte ens {athlete} hade dragit så hårt.]

Ner, ner, ner! drog kaninen.

[pet.dog: {Pet}, {child's} [breed: {breed}|hund], grävde från sidan. Det hjälpte ingen.

][pet.cat: {Pet}, {child's} [breed: {breed}|katt], satt på staketet och såg på. Katter äter inte morötter.

][!short: {child.He} blev röd som en tomat. Kaninen blev platt om öronen.]

”Min!” sa de, båda på en gång.

”Stackars morot”, sa {@a}. [adult & elder: ”Dra!” ropade {elder} [elder2: och {elder2} ]från trappan.][!adult & elder2: ”Dra!” ropade {elder2} från trappan.][!short / !friend / !elder: 

Upp, upp, upp!

Ner, ner, ner!]

# crack
KNÄCK! sa moroten. [school: Det hördes ända till {school}.]

{child} satte sig på rumpan. Duns! Och där nere i hålet satte sig kaninen på sin rumpa. Duns!

[short: {child}|{child.He}] tittade på sin bit. Det var bara tofsen. [short: Det|Den var grön och lång och kittlades. Men det] fanns ingen morot på den.

”Det är ju bara gräs”, sa {child}, och läppen började darra.

Kaninen kom upp ur hålet med sin bit. Det var hela moroten. Men det fanns ingen tofs på den.

”Det är ju bara den hårda delen”, sa kaninen, och nosen började darra.

# the-only-good-part
{child.He} kröp upp i famnen på {@a}. Där satt {child.he} och var ledsen. Kaninen satt i jorden och var ledsen. Sedan tittade de på varandra.

”Tycker du om tofsen?” frågade {child}.

”Det är ju det enda goda”, sa kaninen. ”Tycker du om den hårda delen?”

”Det är ju det enda goda!” sa {child}.

{child.He} räckte fram tofsen. Kaninen räckte fram moroten. Och så bytte de.

”Din”, sa {child}.

”Din”, sa kaninen.

# crunch
Sedan satt de bredvid varandra i den varma jorden och åt.

Knaper, knaper, knaper, sa {child}. [friend: {friend} fick en tugga[!short: , för {friend.he} hade ju dragit]. ][elder & adult & !short: {Elder.short} fick också en. ][pet.dog & !short / pet.dog & !elder: {Pet} fick den lilla, lilla spetsen. ][pet.other: {Pet}, som bodde i en bur inne hos {child}, fick den lilla, lilla spetsen sedan.]

Mums, mums, mums, sa kaninen, och den sista gröna tråden for in i munnen på henne. Svupp.

[!short: Sedan hoppade kaninen ner i sitt hål, och där nere gäspade hon så att det hördes ända upp.]

# my-own
På kvällen låg {child} i sin säng. {@Night-a} satt på sängkanten och tog tag i täcket.

Upp, upp, upp, ända till {child's} haka.

Och så kom en kind mot {child's} kind.

”Min”, sa {@night-a}.

{child} höll båda armarna om en hals.

”Min”, sa {child}.

Och den här gången drog de åt samma håll.

# @song
{music}

# @garden
morotslandet
## if elder
{elder.short's} morotsland

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder}

# @night-a
den som skulle läsa sagan
## if adult
{adult}
## if elder & !adult
{elder.short}
