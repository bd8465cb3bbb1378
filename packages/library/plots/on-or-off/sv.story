title: Tänt eller släckt
title: Prosit
title: Jag vill aldrig se dig mer
guest friend: Iris (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som har strömbrytaren (@a) är mormor eller farfar, annars {adult}, annars {minder}. Klicka med tungan, och låt skriken bli mindre.
% En regel: i mörkret behöver ingen se någon. Bara {child} vet vilka som sitter på båda sidor.

# never-again
”Jag vill aldrig se dig mer!” hade {child} skrikit åt {friend}[!friend.known: , sin bästa vän,] nere vid hamnen.

”Detsamma!” hade {friend} skrikit tillbaka.

Det gällde en korv som hade ramlat i vattnet. Nu stod {child} utanför det stora båthuset och försökte att inte gråta. Hur gör man för att aldrig se någon som man ser varje dag[school:  {at school}]? Man får sitta där det är mörkt. Så medan {@first} målade en båt där utanför[elder2:  och {elder2} höll i burken] smög {child} in i båthuset[pet.dog:  med {pet}[!pet.known: , sin hund,]] och drog igen dörren.

# bless-you
{@Careful}

”Förlåt”, sa {child}. ”Vem är du?”

”{A wish}. Jag gömmer mig. Det finns {a other} här omkring, och jag vill aldrig se {a other}.”

”Vad är det för fel på {other.him}?”

”{Other.He} kan {other.does}”, viskade {the wish}. ”En helt vanlig tisdag. Och sedan låter {other.he} så här: {other.sound}.”

”{Other.sound}”, sa någon på andra sidan om {child}.

”Prosit”, sa {the wish}.

”Tack”, sa någon.

Och så viskade det i {child's} andra öra. ”Är det sant att det finns {a wish} här omkring? {Wish.He} kan {wish.does}!”

{child} svalde. På ena sidan satt {a wish}, på andra sidan satt {a other}, och det var bara {child} som visste det.[pet.dog:  Utom {pet}, som gick efter lukten och viftade på svansen.]

# a-nice-voice
”Här är det bra”, sa {the wish}, rakt ut i mörkret. ”Ingen behöver se någon.”

”Det brukar jag också säga”, sa {the other}.

De tyckte om varandra med en gång. Det värsta {the wish} visste var {wish.afraid}, och det hade {wish.he} aldrig berättat för någon. {The other} förstod precis, för det värsta {other.he} visste var {other.afraid}. De flyttade sig närmare och närmare, med {child} emellan.

”[other.ett: Det här är skönt|Du är skön] att luta sig mot”, sa {the wish}. ”Så {other.feels}.”

”Det har ingen sagt förut”, sa {the other}.[music:  De nynnade på {music} tillsammans.][athlete:  Båda tyckte om {athlete} också.][sport:  De var till och med överens om {sport}.]

”Och vem gömmer du dig för?” frågade de {child}.

# louder
”För {friend}”, sa {child}. Det var lättare att säga i mörkret. ”Det var {friend.his} korv, och jag tappade den. Och när det är ens eget fel skriker man högre.”

”Kan du inte säga förlåt?”

”Inte till någon som man aldrig ska se mer”, sa {child}.

[pet.cat: Uppe på en bjälke låg {pet}[!pet.known: , {child's} katt,] som såg i mörker och inte sa något.][pet.dog: {Pet} nosade på en gammal båt som låg upp och ner vid väggen, och viftade åt den också.]

# click
Då gick dörren upp. ”{child}? Det är mat”, sa {@a}. ”Det blir korv.” Klick, sa det, och lampan tändes.

{The wish} tittade på {the other}. {The other} tittade på {the wish}.

”{Wish.sound}!” skrek {the wish} och gömde sig bakom en båt.

”{Other.sound}!” skrek {the other} och gömde sig bakom en annan.

”Är det {a wish}?” sa {@a}. ”Och {a other}?”

”Jag vill aldrig se dig mer!” ropade {the wish}.

”Detsamma!” ropade {the other}.

Båda lät som om de skulle börja gråta, och {child} kände det i sin egen mage. De hade ju tyckt så mycket om varandra. Bara en sak var annorlunda nu, och det var lampan.

”Släck!” sa {child}.

”Släcka?” sa {@a}. ”Jag tände ju nyss.”

# on-and-off
Men {@he} gjorde det. Klick. Länge sa ingen någonting.

”Är du kvar?” viskade {the other}.

”Ja”, sa {the wish}. ”[other.ett: Känns det fortfarande | Är du fortfarande] {other.feels}?”

”Jag tror det.”

”Tänd”, sa {child}. Klick.

”{Wish.sound}!” skrek de. ”{Other.sound}!” Men det var mycket kortare.

”Släck.” Klick.

”Hej”, sa {the wish}.

”Hej”, sa {the other}.

”Tänd.” Klick.

”{Wish.sound}”, sa {the wish}, ganska lågt.

”Prosit”, sa {the other}.

”Ska det vara tänt eller släckt?” sa {@a}. ”Korven kallnar.”

Det kurrade i någons mage, och ingen visste vems.

”Släckt”, sa {child}. ”Och tänt.” Klick, klick.

Nu var det ingen som skrek. De tittade på varandra en lång stund, hela vägen från {wish.part} till {other.part}.

”Jaha”, sa {the wish}. ”Det är ju bara du.”

# your-turn
”Nu är det din tur”, sa {the other} till {child}.

”Men {friend} är ju inte här.”

”Då får du öva”, sa {the wish}. ”Släck!”

Klick. {child} tog ett djupt andetag. ”Förlåt”, sa {child.he}, rakt ut i mörkret. ”Det var jag som tappade den. Och jag vill visst se dig. Jag vill se dig varje dag.”

”Okej”, sa en gammal båt vid väggen.

”Prosit”, sa {the wish}, för säkerhets skull.

”Jag var här först”, sa båten. ”Jag gömde mig för dig.” Och så kurrade det i magen på den.

”Tänt eller släckt?” sa {@a}.

”Tänt”, sa {child}.

Klick. Båten välte åt sidan, och där låg {friend}, med damm i håret och blöta kinder.

”Jaha”, sa {child}. ”Det är ju bara du.”

# see-you
Så {friend} fick följa med hem på mat, och fick den största korven.[pet.other:  {Pet} fick höra alltihop, med alla skriken.][pet.cat:  {Pet} fick en bit skinn och sa fortfarande ingenting.][pet.dog:  {Pet} fick den som ramlade på golvet.] Ute på kajen satt {the wish} och {the other} sida vid sida, under den allra ljusaste lampan[city:  i hela {city}].

Sedan måste {friend} gå hem. {child} stod i dörren och tände lampan över trappan.

”Vi ses”, sa {friend}.

”Vi ses”, sa {child}.

# @Careful
”Försiktigt”, sa någon i mörkret. ”Du lutar dig mot {wish.part}.”
## if wish.size.tiny
”Försiktigt”, sa någon i mörkret, alldeles intill {child's} knä. ”Du höll på att trampa på mig.”

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
