title: Den tjugofemte
title: Vad bra att du kom
title: Trevlig helg, sa låset
guest friend: Filippa (hon), Milo (han)
guest teacher: Lena (hon), Anneli (hon)
guest kim: Kim (hon), Robin (hon)
guest melvin: Melvin (han), Loke (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Låset pratar glatt som i en hiss. ”Vad bra att du kom” sägs likadant varje gång, utom vid sängen.
% Den vuxna hemma (@a) är {adult}, annars mormor eller farfar, annars {minder}.

# twenty-five
I {child's} klass[school:  {at school}] gick det tjugofem elever. Tjugofyra av dem fanns.

Det var {friend}[!friend.known: , {child's} bästa vän,] som kom på det. {Friend} räknade allt: trappsteg, russin, hur många gånger rektorn harklade sig. En morgon räknade {friend.he} uppropet.

”Tjugofem svarade”, viskade {friend.he} till {child}. ”Men det är bara tjugofyra huvuden.”

# no-mouth
{child} brukade komma först när uppropet var halvvägs. Så nästa morgon stod {child.he} som vanligt i dörren med jackan på, och därifrån såg {child.he} hela klassen framifrån.

”{kim} Alm?” sa {teacher}, som var deras lärare, och läste från skärmen.

”Här!”

”Vad bra att du kom”, sa {teacher}. Det sa hon till alla.

Men ingen mun hade rört sig. Det var högtalaren i taket som hade svarat.

# hacked-in
På rasten letade de. {kim} Alm hade ett skåp, och det var tomt. {kim} Alm hade alla rätt på matteprovet.[sport:  {kim} Alm var anmäld till skolmästerskapet i {sport}.][athlete:  {kim} Alm hade {athlete} som bild.] {kim} Alm hade beställt sin mat utan lök.

”Någon har hackat skolan”, sa {friend}. ”Någon har hackat sig in i vår klass.”

”In?” sa {child}. ”Man hackar sig väl ut?”

# pancakes
De satte sig vid datorn längst in i biblioteket och skrev i skolans chatt: Vem är du?

Svaret kom direkt: En elev.

Du finns inte, skrev {child}.

Vad skulle det bli till lunch i dag, enligt matsedeln? skrev {kim}.

Fiskgratäng.

Och vad fick ni?

{child} tittade på {friend}. De hade fått pannkakor. De hade fått pannkakor varje torsdag hela hösten.[music:  Och på fredagarna ringde inte skolklockan längre, den spelade {@song}.]

Okej, skrev {child}. Du får finnas.

”Tack”, sa datorn.

Det var en tjejröst, lite hes.

{@Twelve}

”Varför då?” sa {child}.

”För att det är här ni går.”

# afterwards
Och så berättade hon. Hennes pappa byggde vindkraftverk, och när ett var färdigt åkte de till nästa. Nio skolor på fyra år. Just nu satt hon i en husvagn utanför Pajala, och i skolan där hette hon Den nya.

”Precis när jag har lärt mig hitta till toaletten åker vi igen”, sa {kim}. ”Så jag letade efter en klass som jag kunde ta med mig. Jag tjuvlyssnade på upprop i hela Sverige, hundratolv stycken[city: , och sist {in city}]. Nästan alla läser bara upp en. Men er {teacher} säger en sak efteråt.”

”Vad bra att du kom”, sa {child}.

”Till alla”, sa {kim}. ”Till och med till den som jämt är sen.”

”Det är jag”, sa {child}.

”Jag vet. Jag ville bara att någon skulle säga det till mig också.”

{Friend} hade slutat räkna.

”Vi har aldrig sett dig”, sa {child}.

”Nej”, sa {kim}. ”Det är ju det.”

# nice-weekend
På fredagen hade de gympa sista timmen. När de skulle gå hem gick dörren inte att öppna. Det var det nya låset, det som pratade.

”Dörren är låst”, sa låset. ”Trevlig helg!”

{teacher} ryckte. Tjugofyra barn ryckte. Alla telefoner låg i {teacher's} låda, och vaktmästaren hade åkt hem. {melvin} var kissnödig.

”Trevlig helg!” sa låset.

{Friend} räknade.

”Tjugofyra och {teacher}”, sa {friend.he}. ”Alla är här inne. Det finns ingen kvar som kan öppna.”

”Inte alla”, sa {child}.

# not-everybody
{Child.He} ställde sig mitt under högtalaren.

”{kim} Alm?” ropade {child.he}.

”Vem är {kim} Alm?” sa {melvin}.

”{kim} Alm!”

”Här”, sa taket.

”Vad bra att du kom”, sa {child}. ”Vi är inlåsta. Kan du öppna?”

”Ja”, sa {kim}.

Sedan dröjde det.

”Men då syns jag. Då ser de vem det var, och då tar de bort mig.”

{child} ville säga att det inte gjorde något. Men det gjorde det ju.

”Du bestämmer”, sa {child.he}. ”Vi kan vänta.”

”Nej”, sa {melvin}.

Det klickade i dörren.

”Dörren är öppen”, sa låset. ”Välkommen in!”

”Hej då, klassen”, sa {kim}.

# in-time
På måndagen kom {child} i tid. Det hade aldrig hänt förut. {teacher} läste från skärmen, tjugofyra namn, och tjugofyra svarade.

”Då var det alla”, sa hon. ”Det var visst något fel på listan, men nu har de tagit bort det.”

”Det var inget fel”, sa {child}. ”Det var {kim}.”

”Vi är tjugofem”, sa {friend}. ”Jag har räknat.”

Och så berättade de alltihop, även pannkakorna.

# paper
{teacher} sa ingenting på länge. Sedan stängde hon av skärmen. Hon tog fram papper och penna, skrev tjugofem namn och satte upp dem på väggen med fyra häftstift.

”Så”, sa hon. ”Papper är det ingen som hackar. {kim} Alm?”

Det susade i högtalaren. Ingen andades, inte ens {melvin}.

”Här”, sa det, mycket litet.

”Vad bra att du kom”, sa {teacher}. ”I eftermiddag ringer jag din pappa, för han ska veta var du går i skolan. Och på torsdag äter vi fisk.”

”Det tror jag inte”, sa {kim}.

# you-too
Den kvällen satt {@a} på {child's} sängkant. {child} hade berättat allt för {@him}, och nu var lampan släckt. Bara klockradion lyste på hyllan.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] låg över fötterna och lyssnade på den med huvudet på sned.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] låg ovanpå den, för den var varm.][pet.other:  {Pet} hade redan somnat.][elder & adult:  {Elder} hade hälsat till tjejen i radion och gått och lagt sig[elder2: , och {elder2} hade hälsat till pappan].][elder2 & !adult:  {Elder2} hade hälsat till tjejen i radion och gått och lagt sig.]

”Så du kom i tid i dag”, sa {@a}. ”Hur var det?”

”Ovant”, sa {child}.

{@A} drog upp täcket till hakan på {child.him}.

”{Child}?” sa {@he}, som på ett upprop.

”Här.”

”Vad bra att du kom”, sa {@a}.

Och {@he} menade inte bara i dag.

Det sprakade till i klockradion.

”Ja, du också”, sa {@a}. ”God natt med er.”

# @Twelve
”Jag är tolv”, sa hon. ”Jag borde gå en klass över er. Men jag hackade ner mig.”
## if age<11
”Jag är tolv”, sa hon. ”Jag borde gå två klasser över er. Men jag hackade ner mig.”
## if age>=12
”Jag är tolv”, sa hon. ”Precis som ni. Men jag borde gå i skolan i Pajala. Jag hackade mig hit.”

# @song
{music}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
