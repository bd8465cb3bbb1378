title: Någon har suttit här
title: Det knastrade
title: Alla som har en rumpa
guest friend: Ines (hon), Olle (han)
guest pet: Tuffa (hon), Tyra (hon)
guest sandman: Rolf (han), Kjell (han)
guest kiosk: Gun (hon), Maud (hon)

# the-print
Någon hade suttit i längdhoppsgropen igen.

Det var sista veckan på idrottslägret, och {child}, som var {age} år och detektiv, låg på mage vid kanten. Mitt i den nykrattade sanden fanns avtrycket av en rumpa. Runt om var det fullt av tassavtryck.

”Det är {@dog-whose}”, sa {sandman}, som skötte sanden. ”{Pet} är alltid först här. Händer det en gång till får {pet} inte komma hit mer.”

[pet.cat: {Pet} slutade tvätta sig. | {Pet} slutade vifta på svansen.] {child} blev kall i magen.

”Då måste vi hitta rumpan i dag”, sa {child} till {friend}[friend & !friend.known: , {child.his} bästa vän], som förde protokoll.

# @dog-whose
lägrets hund
## if pet.dog
din hund
## if pet.cat
din katt

# the-mark
{sandman} älskade sin sand. Varje kväll krattade han den i raka ränder och sa god natt till den. Han hade bara en sorts fiender, och det var folk som hoppade.

”Titta här”, sa {child}. I avtrycket, mitt på den högra skinkan, fanns ett märke. Det var smalt och långt och böjt, som ett U. ”Någon har haft något i bakfickan.”

”{Pet} har inga fickor”, sa {friend}.

”{pet.He} satt väl på en pinne”, sa {sandman}.

Men {child} skrev upp det. Ett långt, smalt U.

# the-kiosk
I kiosken sålde {kiosk} korv. Hon var sjuttioett år och tyckte så synd om {pet} att hon bjöd {pet.him} på korv varje dag.

”Stackars oskyldiga vän”, sa {kiosk}. Hon klickade med korvtången och stack den i bakfickan, som hon alltid gjorde. [athlete: På kioskväggen hängde en affisch av {athlete}. ”Där har vi en som kan”, sa {kiosk} och suckade.]

{Pet} åt upp. Sedan satte {pet.he} sig bakom kiosken och stirrade på {kiosk}. [pet.dog: Så gjorde {pet} när {pet.he} visste något. | Det hade {pet.he} gjort hela veckan.]

{friend} fick också en korv.

”Den knastrar”, sa {friend}.

”Det är löken.”

”Jag har ingen lök.”

# sit
Efter lunch lät {child} alla som hade en rumpa sätta sig i sanden bakom förrådet, en i taget, med allt som de hade i bakfickorna.

”Sitt”, sa {child}. {Pet} satte sig. ”Inte du!”

Tränarens visselpipa blev en prick. {sandman} satte sig försiktigt, som om sanden sov, och hans nycklar blev en spindel. [school: En kille från {school} hade en banan i fickan, och sedan hade han mos. | En kille hade en banan i fickan, och sedan hade han mos.] Bara {kiosk} slapp, för hon kunde inte lämna korvarna. [elder: {Elder} [elder2: och {elder2}], som var där och hälsade på, fick också sitta. ”Det är första gången någon har misstänkt mig”, sa {elder.short} stolt.]

Ingen blev ett U.

Då hördes ett skrik. Det var {sandman}. {Pet} hade smitit till gropen. {pet.He} grävde mitt i avtrycket, så att sanden yrde, och när {child} kom fram fanns det inget avtryck kvar.

”Nu såg jag det själv”, sa {sandman}. ”I morgon får {pet.he} stanna hemma.”

# was-it-you
{child} satte sig på kanten bredvid {pet}. Beviset var borta, och dagen var snart slut.

”Var det du?” viskade {child}.

{Pet} tittade inte på {child.him}. {Pet} tittade på kiosken. Och i en hel sekund trodde {child} att det var {pet.he}. Sedan skämdes {child} så att det sved i ögonen.

”Jag frågade {pet.him}”, sa {child} till {friend}. ”Jag trodde på det.”

{friend} satte sig på andra sidan.

”En detektiv måste misstänka alla”, sa {friend}. ”Du stod på listan i går.”

”Jag?”

”Du har ju en rumpa.”

{child} skrattade fast det inte gick, och {pet} lutade sig mot {child.his} ben, varm och tung.

# crunch
”Här”, sa {kiosk}. Hon hade kommit med tröstkorv till dem alla. {child} tog en stor tugga.

Det knastrade.

{child} hade ingen lök. {child.He} drog ett finger över tungan och tittade på det. Det var sand.

Det var sand i korven. Och {pet} tittade inte på korven. {Pet} tittade på {kiosk's} bakficka, där korvtången stack upp.

”Får jag låna den?” sa {child}.

{child.He} slätade till sanden med handen. Sedan tryckte {child.he} ner korvtången och lyfte den igen. Där låg ett märke. Det var smalt och långt och böjt, som ett U.

Alla runt omkring slutade tugga.

”Det är du, {kiosk}”, sa {child}. ”Du har suttit i gropen med tången i fickan. Därför luktar sanden korv, och därför gräver {pet} där. Och därför knastrar korven.”

# a-record
{kiosk} blev röd som ketchup. Hon tog ett steg mot kiosken, men {pet} lade sig ner på hennes fötter.

”I trettio år har jag stått i den där luckan och sett andra hoppa”, sa {kiosk} till slut. ”Till sist ville jag också. Så jag hoppar före frukost, när ingen kan skratta. Jag landar på rumpan.”

”Och du krattade inte efter dig?” sa {sandman}.

”De dåliga krattar jag över. Men rekord krattar man inte bort.”

Det måste {sandman} tänka på.

”Förlåt, {pet}”, sa {kiosk}. ”Jag skulle ha sagt det i måndags. Men det blev svårare för varje dag, så du fick korv i stället.”

{Pet} slickade henne på tången.

Då tog {sandman} sin kratta och gjorde gropen alldeles slät.

”Hoppa då”, sa {sandman}. ”Medan den är fin.”

[music: Någon satte på {music} i högtalaren. ]{friend} höll tången. {kiosk} sprang så att förklädet fladdrade, och hoppade, och landade på rumpan. [sport: Och det jublades högre än på en hel säsong av {sport}.| Alla jublade.]

”Rekord”, sa {child}.

# around-it
Den kvällen krattade {sandman} sina raka ränder [city: medan solen gick ner över {city}]. Men han krattade runt rumpan.

[pet: Hemma var {child} så trött att {child.he} borstade tänderna sittande. Mitt på sängen fanns en rund, varm grop, och bredvid låg {pet} och blundade så oskyldigt {pet.he} kunde. | På kvällen var {child} så trött att {child.he} borstade tänderna sittande. Mitt på sängen fanns en rund, varm grop, och bredvid låg {pet} och blundade så oskyldigt {pet.he} kunde, för den natten fick {pet.he} sova över.]

{child} kröp ner. Det knastrade.

Det fallet kunde {child} lösa i sömnen. Och det gjorde {child.he}.
