title: Försenat till Björkmossen
title: Tur och retur
title: Fyrtioett år och en minut
guest host: Gunnel (hon), Barbro (hon)
guest writer: Monika (hon), Carina (hon)
guest tuva: Tuva (hon), Siri (hon)

% @a: {adult}, annars {host} som hyr på vinden. Stinsen är den som vinkar av tågen. Klockan stod på åtta över nio.

# stopped-stopping
I augusti flyttade {child} och {@movers} in i ett stationshus där tågen hade slutat stanna. De hade slutat gå också. Mellan rälsen växte det björkar, och klockan på väggen hade stått på åtta över nio i fyrtioett år.

Huset var det inget fel på. Köket var den gamla väntsalen.[pet:  [pet.dog: [!pet.known: Hunden {pet}|{Pet}]][pet.cat: [!pet.known: Katten {pet}|{Pet}]][pet.other: {Pet}] fick bo i bagageinlämningen.] Det fanns en riktig biljettlucka i väggen, och genom den räckte {@a} ut pannkakorna.[!adult:  {host} hyrde på vinden och hade följt med huset.] ”Enkel eller tur och retur?” frågade {@a-he}. Tur och retur var två.

# full-up
Men i skolan gick det tolv barn i {child's} klass[school: , inte som {at school}], och de hade känt varandra sedan de föddes. De var inte elaka. De var bara färdiga.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] fanns bara i telefonen nu.][elder:  {Elder}[elder2:  och {elder2}] ringde och frågade hur det gick, och {child} sa bra.]

# slightly-delayed
En kväll i september satt {child} på köksbänken och kunde inte sova[music: , inte ens med {@song} i öronen]. Då sprakade det i högtalaren över dörren. Det var konstigt, för sladden var avklippt. Det hade {child.he} sett själv.

”Tåg niohundrasju [city: från {city} ]mot Björkmossen är något försenat”, sa högtalaren. ”Beräknad ankomst om fyra minuter. Vi ber om ursäkt.”

{@A} kom ut från badrummet med tandborsten i munnen.

”Sa du något?”

# birches-bow
De drog på sig stövlarna och ställde sig på perrongen. Först syntes bara ett ljus, långt inne i skogen. Sedan hördes det. Och sedan började björkarna böja på sig, artigt, en efter en. Tåget rullade fram över dem, och bakom sista vagnen reste de sig igen och skakade på löven.

Det var tre bruna vagnar med gula fönster. De suckade och stannade. På väggen sa klockan tick och hoppade fram till nio över nio.

# very-rusty
En konduktör klev ner. Han hade en lykta i handen och såg på sitt fickur.

”Björkmossen”, sa han. ”Fyrtioett år och en minut försenat. Jag beklagar verkligen. Det var en växel som hade fastnat.”

”I fyrtioett år?” sa {@a} genom tandkrämen.

”Den var mycket rostig.”

# an-accordion
Innanför fönstren satt resenärer. En dam stickade på en halsduk som gick ut genom dörren och in i nästa vagn.

”Är de inte arga?” viskade {child}.

”Den första timmen”, sa konduktören. ”Sedan var det någon som hade ett dragspel.”

# green-door
Han öppnade sin väska och tog fram ett kuvert.

”Vi har post. Till den som bor i rummet med den gröna dörren.”

Det var {child's} rum[athlete: , det med {athlete} på väggen]. {Child.He} läste i skenet från lyktan.

Hej du!

Jag heter {writer} och är tio år. Min pappa är stins, det är han som vinkar av tågen, men i morgon flyttar vi, för nu slutar de gå. Jag lägger brevet på det allra sista tåget. Jag vet inte vem du är, men du har mitt rum, så det här behöver du veta.

Ett. Det som knackar på natten är bara röret. Knacka tillbaka två gånger, så slutar det.

Två. Under tredje golvplankan från fönstret ligger en burk. Den är din nu.

Tre. När jag var ny stod det alltid en flicka vid cykelstället och såg sur ut. Jag trodde att hon var sur. Det tog mig ett halvår att fatta att hon väntade på att någon skulle fråga. Titta vid cykelstället. Det brukar stå någon där.

Fyra. Jag ville hem i sju veckor. Jag räknade. Sedan glömde jag att räkna. Jag tror att det brukar ordna sig i oktober.

Hej då! {writer}

PS. Om brevet kommer för sent hoppas jag att det blev bra ändå.

# just-in-time
{child} läste det två gånger. Det var den nittonde september.

”Det kom inte för sent”, sa {child.he}. ”Det kom precis i tid.”

Konduktören tog av sig mössan. Han såg ut som om han behövde sätta sig.

”Vet du”, sa han, ”på alla mina år vid järnvägen är det första gången någon säger det.”

”Får man skicka svar?”

”Absolut. Men jag kan inte lova någon tid.”

{child} sprang in efter papper. Under tiden bjöd {@a} hela tåget på kalla pannkakor, tur och retur. De tog slut, för det hade inte funnits någon restaurangvagn.

Det som {child} skrev var kort. Sedan tänkte {child.he} på {writer}, som hade flyttat härifrån och säkert hade blivit ny någon annanstans, och så skrev {child.he} en rad till: ”Titta vid cykelstället du också.”

# waved-off
”{@A}”, sa {child.he}. ”Någon måste vinka av dem.”

{@A} sträckte på sig i sin badrock. {@A-he} lyfte tandborsten högt, som en riktig stins, och konduktören blåste i sin visselpipa. Björkarna bugade. Tåget rullade bort över dem, och det sista som hördes var dragspelet.

# stars
I burken under den tredje plankan låg en biljettång. När man klippte med den blev det inga runda hål. Det blev stjärnor.

# all-the-way
Dagen därpå tittade {child} bort mot cykelstället[sport: , förbi dem som brukade {play sport}]. Där stod en flicka som hette {tuva}, med händerna i fickorna, och såg riktigt sur ut. Det är långt över en skolgård. {child} gick hela vägen.

”Vill du se en sak?” sa {child.he}.

”Vadå för sak?” sa {tuva}.

Men hon hade redan tagit händerna ur fickorna.

# with-jam
En eftermiddag i oktober kom {child} på att {child.he} skulle räkna efter. Hur många veckor hade det gått nu? {Child.He} började på fingrarna, men vid tre kom {child.he} av sig. Sedan fick det vara.

Någon knackade på biljettluckan, två gånger, och {tuva's} ögon syntes i springan.

”En tur och retur, tack”, sa {tuva}. ”Med sylt.”

# @movers
hela familjen
## if adult
{adult}

# @a
{host}
## if adult
{adult}

# @a-he
{host.he}
## if adult
{adult.he}

# @song
{music}
