title: Gräv där Olle står
title: Piraterna som inte kunde sova
title: Fel kista
guest friend: Iris (hon), Melker (han)
guest neighbour: Gunnel (hon), Barbro (hon)
guest dog: Sixten (han), Rufus (han)

% Den stora (@a): {adult}, annars den äldre, annars grannen. Hunden (@p): familjens hund, annars grannens hund.

# ashore
{child} och {friend} höll på att bygga en hamn i sanden när ett riktigt skepp lade till vid den.

Skeppet hade svarta segel och en flagga med en dödskalle. Dödskallen gäspade. Uppe på stranden låg {@a-there} i solstolen med hatten över ansiktet och märkte ingenting. Men det gjorde {@p-there}. {@p-barks}

Sju pirater klev i land. De gick dubbelvikta och höll sig om ryggarna.

”Aj”, sa den första.

”Oj”, sa den andra.

”Jag är kapten Ragna Rostnagel, alla havs fasa”, sa den sista, ”och jag har så förfärligt ont i nacken.”

{child} hade tänkt bli rädd, men det gick inte riktigt. Kaptenen hade påsar under ögonen, stora som tepåsar.

# the-wrong-chest
”Vad har hänt?” frågade {friend}.

Kaptenen sjönk ner på hamnens finaste brygga. ”Vi hade två kistor”, sa hon. ”I den ena låg vårt guld. I den andra låg våra kuddar. En natt i fjol rodde vi hit och grävde ner skatten, i mörker och storm. När vi kom ombord igen och skulle lägga oss …”

Hon kunde inte fortsätta. En liten pirat med glasögon fick göra det åt henne.

”Vi hade grävt ner fel kista”, viskade han. ”Vi har sovit på guldpengar i ett år.”

Alla sju drog upp skjortorna. De hade runda märken över hela ryggen, med en kung i varje.

[athlete: Då fick kaptenen låna {child's} handduk att ligga på, den med {athlete}.]

# the-map
”Men ni har väl en karta?” sa {child}. [school: Det hade de haft om {at school}.]

Det hade de. Kaptenen vecklade ut den på sanden, och {child} och {friend} läste:

Gå trettio steg från måsen. Sväng vänster vid det stora molnet. Gräv där Olle står.

”Vem är Olle?” frågade {friend}.

”Det är jag”, sa piraten med glasögonen. ”Men jag minns inte var jag stod.”

”Måsen har flyttat på sig också”, sa kaptenen dystert. ”Vi har letat efter den hela våren.”

# the-cap
{child} såg ut över stranden. Skulle man gräva upp alltihop, så var man vuxen när man blev klar.

Då kom en blöt nos mot {child.his} hand. {@P} hade hittat kaptenens mössa, som hade ramlat av. {@P-he} luktade på den länge, och svansen gick.

”Kapten”, sa {child} långsamt. ”Vad luktar era kuddar?”

”Luktar?” Kaptenen blev röd. ”Som kuddar luktar mest. Sill. Och tjära. Och en aning lavendel, men det får ni inte berätta för någon.”

”{@P} kan hitta dem”, sa {child}. ”{@P-he} hittade en halv köttbulle som {@dropped} hade tappat bakom soffan i påskas.”

{friend} höll fram mössan. ”Sök, {@p}!”

# the-bushes
{@P} satte nosen i marken och gick. {@low} Efter {@p-him} kom {child} och {friend}, och efter dem kom sju pirater på ett led. De smög på tå förbi {@a} i solstolen. De gick förbi båthuset och runt den stora stenen, och där försvann {@p} rakt in i nyponbuskarna.

”Där kommer vi aldrig in”, sa kaptenen. ”Det är taggar överallt.”

”Inte ni”, sa {friend}. ”Men {@p-he}.”

Snart började det spruta sand ur buskarna. Det sprutade och sprutade. Sedan blev det stopp, och någon gnällde där inne.

”{@P-he} har hittat den”, sa {child}, ”men {@p-he} orkar inte dra.”

# pull
{child} lade sig på mage. Under grenarna fanns en gång, precis så hög som en hund och ett barn som andas ut. Det var mörkt där inne, och {child.he} stack sig i örat och ville helst backa. Men längst bort såg {child.he} en svans, och den behövde hjälp. [sport: {child} ålade, på samma sätt som på uppvärmningen till {@game}.] Till slut hittade fingrarna ett handtag av järn.

”Håll i mina fötter!” ropade {child}.

{friend} höll i {child's} fötter. Olle höll i {friend}, kaptenen höll i Olle, och så vidare, hela besättningen.

”Ett, två, dra!”

Ut kom {child} med sand i håret. Ut kom kistan. Och på kistan satt {@p}, som om det var {@p-he} som hade dragit.

# seven-pillows
Kaptenen öppnade locket. Där låg de, sju kuddar, lite tillplattade men hela, en med rosor på. Den tog kaptenen. Hon lade kinden mot den, och två tårar rann ner i hennes halsduk.

”Ni ska få guldet!” sa hon. ”Alltihop! Vi vill aldrig se det mer.”

{child} och {friend} tittade på varandra. En hel kista guld. Men så tittade de på skeppet, som gungade.

”Ni behöver nog lite tyngd i båten”, sa {friend}. ”Annars välter ni.”

”Vi tar varsin peng”, sa {child}. ”Som minne. Men {@p} vill ha något annat.”

{@P} visste redan vad. {@P-he} tog kaptenens mössa, bar i väg den och lade sig på den. Det var rättvist, tyckte alla.

# rowing-home
Piraterna rodde ut. De hissade seglen mycket stilla, och skeppet gled bort över vattnet utan ett rop och utan en enda kanon. [music: Någon nynnade på {@song}, allt långsammare.] Snart hördes bara sju pirater som snarkade, i takt med vågorna.

{@A} lyfte på hatten. ”Jag drömde om någon som snarkade”, sa {@a}. ”Har ni haft roligt? Och varför har {@p} mössa?”

”Det är en lång historia”, sa {child} och skakade sand ur öronen.

[city: Sedan åkte de hem till {city}.]

# nothing-to-sleep-on
På kvällen stoppade {child} guldpengen under kudden. {child.He} låg på ena sidan. {child.He} låg på andra sidan. Till slut tog {child.he} fram den och lade den på fönsterbrädan, där månen kunde titta på den.

[adult / elder: ”Var den obekväm?” frågade {@a}.

]”Guld”, sa {child}, ”är ingenting att sova på.”

Men kudden var mjuk. {@cap-end} Mössan luktade sill och tjära. Och, om man kände efter riktigt noga, en aning lavendel.

# @game
{sport}

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-there
{neighbour}, som de hade fått åka med,
## if adult
{adult}
## if elder & !adult
{elder} [elder2: tillsammans med {elder2}]

# @dropped
{neighbour}
## if elder
{elder} [elder2: och {elder2}]
## if elder & !adult
{elder.short}
## if adult & !elder
{adult}

# @p
{dog}
## if pet.dog
{pet}

# @p-he
han
## if pet.dog
{pet.he}

# @p-him
honom
## if pet.dog
{pet.him}

# @p-there
{dog}, grannens hund
## if pet.dog
{pet}, som var {a breed}

# @p-barks
Han skällde så att öronen hoppade. [pet.cat: ({Pet} var hemma. Katter tycker att hav är för blöta.)] [pet.other: ({Pet} var hemma. Det var inget väder för {pet}.)]
## if pet.dog
{pet.He} skällde så att öronen hoppade.

# @low
Nosen for hit och dit, så att den ritade ett streck i sanden.
## if breed.Dachshund
{pet.He} var så låg att magen ritade ett streck i sanden.
## if breed.Beagle / breed.Cocker Spaniel
Öronen släpade, så att det blev två streck i sanden.

# @cap-end
Och {dog} var visserligen hos {neighbour}, men mössan hade {child} fått låna. Den hängde på sängstolpen.
## if pet.cat
Och vid fötterna låg {pet}, som hade tagit över mössan, eftersom det inte fanns någon hund som sa nej.
## if pet.dog
Och {pet} var varm, där {pet.he} låg på sin mössa vid {child's} fötter.
