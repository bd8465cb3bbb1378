title: Det åttonde fönstret
title: Sju inifrån
guest friend: Ebba (hon), Viggo (han)
guest pet: Sixten (han), Doris (hon)
guest lind: fru Lind (hon), fru Wiik (hon)
guest caretaker: Börje (han), Rolf (han)

% @who: {adult} hjälper till på slottet, annars {caretaker}. Taxen är originalet; en katt ser inte ut för att brädorna lutar (@too-high). Utan djur i familjen är {pet} hunden som {adult} eller {caretaker} har med sig.

# thirty-one-doors
{@opening} Det var inget stort slott. Det hade ett torn, trettioen dörrar som kärvade när det regnade och ett spöke som ingen hade sett[elder: , inte ens {elder}[elder2:  eller {elder2}], som hjälpte till i kaféet].

Efter skolan fick {child} och {friend}, {child.his} bästa vän, vara där, och även {@whose} bara {pet.he} höll tyst.

{Pet} höll inte tyst. {@tax} Klockan fem körde {@who} ner soporna till stora vägen på flakmopeden, och då ylade {pet}. {Pet.He} ylade från det att mopeden startade tills den kom tillbaka.

# not-here
”Besökarna tror att det är spöket”, sa {lind}, som sålde biljetter. ”I går ville två ha pengarna tillbaka. Ylar {pet.he} i dag också får {pet.he} stanna hemma.”

”Då är {pet.he} ju ensam”, sa {child}. ”Då ylar {pet.he} ännu mer.”

”Ja”, sa {lind}. ”Men inte här.”

# eight
Klockan var fyra. {child} gick ut på gräsmattan för att tänka[sport: , på något annat än {sport} för en gångs skull], och {friend} följde med för att leta lönnrum. Ett lönnrum hade {friend.he} velat hitta sedan i augusti[school: , när de hade läst om ett {at school}], och {friend.he} hade knackat på alla väggar {friend.he} kom åt[music: , i takt till {music}].

”Åtta fönster på andra våningen”, räknade {friend}.

”Sju”, sa {child}. ”Jag hjälpte {@who} att tvätta dem. Det var sju.”

De räknade en gång till. Åtta.

# seven
Då sprang de[athlete: , så att inte ens {athlete} hade hunnit med]. {@stairs} Uppe gick de från rum till rum och rörde vid varje fönsterbräda. Ett, två, tre, fyra, fem, sex, sju. Sedan var det vägg.

”Bakom spegeln!” sa {friend}. ”Det är alltid bakom spegeln.”

Det var ingenting bakom spegeln, utom en död fluga.

# too-low
{Friend} gick ut på gräset igen och stod där länge med huvudet på sned. När {friend.he} kom tillbaka var {friend.he} röd i ansiktet.

”Det sitter för lågt”, sa {friend.he}. ”De andra sju sitter på rad, men det åttonde sitter lägre. Det är inte på andra våningen. Det är i trappan!”

Men i trappan fanns inga fönster. Där fanns bara trappsteg och mörka träpaneler.

# a-shove
{@halfway}

{@nose} En lucka gled inåt, inte högre än {@high}, och {pet} gick in.

”{Pet}! Kom!”

{@hearing}

Alltså fick de krypa.

# who-is-it-for
Det var ett rum där inne, ungefär så stort som en säng. Det hade en stenbänk, låg som en pall, och alldeles ovanför den ett litet fönster med grönt glas.

”Är det här allt?” viskade {friend}. ”Ingen kista? Vem bygger ett lönnrum som man inte ens kan stå i?”

{child} la sig på mage och tittade ut. Man såg inte tornet härifrån, och inte sjön. Man såg allén, hela vägen ner till stora vägen.

{Child.He} kände på bänken. Mitt i den var en grop, alldeles slät. {Child.He} kände på luckan. Den var full av små repor, hundratals, och alla satt längst ner.

”Det är inte gjort för nån som ska stå”, sa {child.he}. ”Det är gjort för en [pet.cat: katt | hund].”

{Friend} var tyst en stund.

”Greven på tavlan i hallen”, sa {friend.he} sedan. ”Han har en sån där {@cushion} sak bredvid sig. Jag trodde att det var en kudde.”

# an-egg
{Pet} [pet.cat: hoppade | klev] upp på bänken. {Pet.He} snurrade två varv och la sig i gropen. {Pet.He} låg i den som ett ägg i en äggkopp.

Då startade mopeden.

{child} höll andan. {Pet} började darra, från öronen ända bak till svansen. {Pet.He} öppnade munnen. Och där nere kom {@who}, ut från gården, ut i allén, med hjälmen på huvudet och soporna på flaket. {Pet} tittade. Mopeden blev liten som en [pet.cat: höna | katt], liten som en nyckelpiga. Men den fanns.

{Pet} stängde munnen.

# never-seen-it
”{Pet.He} har aldrig sett det förut”, sa {child}. {@too-high} Varje dag hade {@who} gått ut genom dörren och tagit slut.

Nere i trappan hördes steg.

”Det är så tyst”, sa {lind} misstänksamt. ”[elder: {Elder.short} undrar också. ]Var är [pet.cat: katten | hunden]?”

”På sin plats”, sa {friend} genom luckan. ”{Pet.He} hade en.”

# a-nose
Nyckelpigan där borta vände. Den blev en [pet.cat: höna | katt], och den blev en moped. Mitt framför slottet stannade den, och {@who} lutade sig bakåt och pekade sig fram längs fönstren, och munnen rörde sig: fem, sex, sju.

I det åttonde satt en nos.

{@Who} tog av sig hjälmen och vinkade med den. {child} och {friend} vinkade tillbaka, fast det inte var till dem.

# @opening
{Caretaker}, som passade {child} om eftermiddagarna, var vaktmästare på ett slott[city:  utanför {city}].
## if adult
Den veckan hjälpte {adult} till som vaktmästare på ett slott[city:  utanför {city}].

# @who
{caretaker}
## if adult
{adult}

# @whose
{pet}, {caretaker's} hund,
## if adult
{pet}, en hund som {adult} hade hand om,
## if pet.dog
{pet}, {child's} hund,
## if pet.cat
{pet}, {child's} katt,

# @tax
{Pet.He} var inte den sorten.
## if pet.dog
{Pet.He} var {a breed}.
## if pet.cat
{Pet.He} var {a breed}.

# @stairs
{Pet} sprang inte, för {pet.he} avskydde trappor, så {child} fick hålla om {pet.him} hela vägen upp, som vanligt.
## if pet.cat
{Pet} sprang inte, för {pet.he} ville helst bli buren, så {child} bar {pet.him} som vanligt.
## if breed.Dachshund
{Pet} sprang inte, för {pet.he} avskydde trappor, så {child} bar {pet.him} som vanligt.

# @halfway
Halvvägs ner orkade {child's} armar inte längre, och {child.he} släppte taget om {pet}. Det hade {child.he} aldrig gjort just där förut.
## if pet.cat
Halvvägs ner orkade {child's} armar inte längre, och {child.he} satte ner {pet}. Det hade {child.he} aldrig gjort just där förut.
## if breed.Dachshund
Halvvägs ner orkade {child's} armar inte längre, och {child.he} satte ner {pet}. Det hade {child.he} aldrig gjort just där förut.

# @nose
{Pet} nosade. {Pet.He} la nosen mot panelen, längst ner vid golvet, och blåste ut luft. Sedan knuffade {pet.he} till.
## if pet.cat
{Pet} nosade. {Pet.He} la tassen mot panelen, längst ner vid golvet, och kände efter. Sedan knuffade {pet.he} till.

# @high
{child's} midja
## if pet.cat
{child's} knä
## if breed.Dachshund
{child's} knä

# @hearing
{Pet} hörde mycket bra. {Pet.He} bestämde bara själv sedan, och {pet.he} kom inte.
## if pet.cat
Katter hör mycket bra. De bestämmer bara själva sedan. {Pet} kom inte.
## if breed.Dachshund
Taxar hör mycket bra. De bestämmer bara själva sedan. {Pet} kom inte.

# @cushion
lurvig, brun
## if pet.cat
rund, brun
## if breed.Dachshund
lång, brun

# @too-high
Alla andra fönster i slottet satt för högt för en hund.
## if pet.cat
Alla andra fönster i slottet hade brädor som lutade, och där kan ingen katt sitta.
## if breed.Dachshund
Alla andra fönster i slottet satt för högt för en tax.
