title: Det försvinner i tvätten
title: [pet.cat: Det andra sättet att spinna | Det andra sättet att vifta]
guest friend: Kasper (han), Tuva (hon)
guest pet: Kompis (han), Bella (hon)
guest elder: Gunvor (hon), Harald (han)

% {@d} är den som önskan säger är borta (annars pappa; mamma där den som läser är en han), och är varken han eller hon. Ingen säger var eller hur länge.
% Djuret är familjens, eller vännens hund. {@Rr} är hälsningen som bara en enda får: häng på.

# egg
{@D}s gröna tröja bodde i {child's} säng, och ingen fick tvätta den.

{@D} var inte där, och {child} saknade {@d}. Det kändes i halsen och i knäna. Då stoppade {child.he} in ansiktet i tröjan, för där fanns lukten kvar: rostat bröd, och ute, och {@d}.

På lördagen höll {@granny} upp den mot ljuset. ”Det är ägg på den här tröjan”, sa {elder}.

”Det är {@d}s ägg”, sa {child}.

”Det försvinner i tvätten”, sa {elder}. {Elder.He} trodde inte att det fanns något som inte gick att ordna med såpa[elder2: , och {elder2} var den renaste på hela gatan].

”Nej!” sa {child} och bar ut tröjan i trädgården, {@running}.

# two-ways
{@Two}

”Du känner också lukten av {@d}”, sa {child}.

# one-what
{Friend}[!friend.known: , {child's} bästa vän,] kom in genom grinden[!pet:  för att leta efter sin hund]. ”Du ser ledsen ut”, sa {friend}. ”Okej. Var inte orolig. Jag har en plan.” {Friend} hade alltid en plan[school: , till och med {at school}], och {friend.he} gnuggade alltid händerna först.

”Jag vill inte ha någon plan. Jag saknar {@d}, bara.”

”Vi gör en!” sa {friend}.

”En vad då?”

”En {@d}!”

Innan {child} hann säga nej hade {friend} hämtat två kuddar och krattan. {Friend.He} stoppade kuddarna i tröjan och satte en boll överst, och så stod den där i potatislandet. Det såg ut som en {@d} som hade ätit upp en annan {@d}.

”Hej, älskling”, sa {friend} med vuxenröst. ”Har du borstat tänderna? Var är mina nycklar?”

# allowed
{child} skrattade. Det var inte meningen. Sedan gjorde det ont i halsen, och då blev {child.he} rasande.

”Det där är inte {@d}! Du kan inte laga det! Du vill bara att jag ska sluta!”

”Jag tycker inte om när du är ledsen!” sa {friend}. ”Det känns konstigt i magen!”

”Jag är ju ledsen! Det får man!”

”Jag är ju din vän! Det får man också!”

De hade rätt båda två. Och den nya {@bef} ramlade omkull, långsamt, med ansiktet först, rakt ner i leran. Tröjan var brun ända upp.

”Så, så”, ropade {elder} från köksdörren. ”Vad det än är så försvinner det i tvätten.”

# round-and-round
Så in i tvätten åkte den. {child} satt framför maskinen med armarna om {pet}, och {friend} satt på andra sidan, och de såg det gröna gå runt, runt, runt.[music:  Maskinen brummade något som nästan var {music}.] {Friend} hade inte en enda plan på hela tiden. {Friend.He} sa bara en gång: ”Jag tyckte om att bli kallad kapten.”

”{@D} kallar alla för kapten”, sa {child}.

”Jag vet. Men jag tyckte om det.”

# soap
Maskinen stannade. {Elder} drog ut tröjan och skakade den, ren och mjuk och grön, och {child} stoppade in hela ansiktet och andades.

Den luktade tvål.

{child} andades en gång till, djupare. Där fanns inget rostat bröd, och inget ute, och ingen {@d}.

”{@D} försvann!” sa {child}. ”{Elder}! {@D} försvann i tvätten!”

{Elder} slog handen för munnen. {Friend} tittade i golvet.

# doing-it
Då stack {pet} in nosen under {child's} arm. {Pet.He} luktade länge, länge på tröjan, uppe vid halsen.

{@Start}

”{Pet} gör det!” sa {friend}. ”Så gör {pet.he} ju bara för {@d}!”

{child} stirrade. {@Thump}

”Den nosen är mycket bättre än våra”, sa {child.he} långsamt. ”[city: Det finns ingen bättre {in city}. ]Då är {@d} kvar där inne. Det är bara vi som inte känner det.”

# everywhere
”{Pet}, kom! Var mer?” {child} gick före till {@d}s stol och klappade på den. {Pet} luktade. {@Rr}! De gick ut till skjulet, och {child} höll ner skaftet på spaden. {@Rr}! De provade grinden, och nedersta trappsteget där {@d} brukade ta på sig stövlarna[sport: , och väskan med grejerna till {sport}], och {friend} sprang före och skrek: ”Här med! {@D} är överallt!”

”Prova krattan!” sa {child}.

{@Plain}

”{@D} har aldrig tyckt om att kratta”, sa {elder}.[athlete:  De provade bilden på {athlete} också, för rättvisans skull. Den var bara papper.]

# most-of-all
Till slut satte sig {child} i gräset och flämtade. {Pet} klev upp i knät. {Pet.He} luktade på {child's} händer. {Pet.He} luktade på {child's} haka och {child's} hår, och borrade in en kall nos bakom {child's} öra. {@Most}

Ingen rörde sig.

”Det sitter på dig”, sa {friend}. ”{@D} finns på dig. Du har mest av alla.”

# the-best-shirt
Då grät {child}, på riktigt. {Friend} försökte inte laga det. {Friend} satt tätt intill, och det kändes konstigt i magen, och {friend.he} satt kvar.[parent.home:  {Adult} kom och satte sig där också.] Och {elder} satte sig i det blöta gräset i sin finaste vita skjorta och lade {child's} huvud mot sin axel. Det rann ur näsan på {child}, långt ner på skjortan.

”Din skjorta”, sa {child}, när det gick att prata.

”Det försvinner i tvätten”, sa {elder} och höll om {child.him} hårdare.

# on-the-line
Senare hängde tröjan på tvättlinan i det sista av solen, med armarna rakt ut.[elder2:  Det var {elder2} som hade hängt upp den.] {@Under}

# @d
pappa
## if parent
{parent}
## if !parent & adult.he
mamma

# @bef
pappan
## if parent
figuren
## if !parent & adult.he
mamman

# @granny
{elder}, som bodde bredvid,
## if elder
{elder}

# @running
med en hund som hette {pet} i hälarna
## if pet.dog
med [!pet.known: hunden ]{pet} i hälarna
## if pet.cat
med [!pet.known: katten ]{pet} i hälarna

# @two
{Pet} kunde vifta på två sätt. Det ena var fram och tillbaka, och det var för alla. Det andra gick runt, runt, runt som en propeller och tog hela bakdelen med sig, och det hade {pet.he} aldrig gjort för någon annan än {@d}. {child} höll ner tröjan mot nosen. Runt, runt, runt gick {pet}.
## if pet.cat
{Pet} kunde spinna på två sätt. Det ena var mjukt, och det var för alla. Det andra lät som en gammal traktor och fick hela bakdelen att skaka, och det hade {pet.he} aldrig gjort för någon annan än {@d}. {child} höll ner tröjan mot nosen. Murr, murr, murr, lät {pet}.

# @rr
Runt, runt, runt
## if pet.cat
Murr, murr, murr

# @start
Svansen började fram och tillbaka. Sedan stannade den och tänkte efter. Och sedan gick den runt.
## if pet.cat
{Pet} började spinna, alldeles mjukt. Sedan slutade {pet.he} och tänkte efter. Och sedan kom traktorn.

# @thump
Runt, runt, runt gick svansen, så att det dunkade i maskinen.
## if pet.cat
Murr, murr, murr, lät det, högre än maskinen.

# @plain
Fram och tillbaka.
## if pet.cat
Bara det vanliga, mjuka.

# @most
Och hela bakdelen började gå, runt, runt, runt, tills {pet.he} ramlade av.
## if pet.cat
Och traktorn satte i gång, murr, murr, murr, så att det skallrade i {child's} tänder.

# @under
Under den satt {pet} och tittade upp, och i gräset bakom {pet.him} fanns en rund fläck som en svans hade sopat alldeles slät.
## if pet.cat
Under den låg {pet} och tittade upp, och långt bort på gatan skulle man ha trott att någon var på väg hem med traktor.

# picture 2
vid tvätten
