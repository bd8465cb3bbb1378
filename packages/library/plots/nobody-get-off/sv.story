title: Ingen får kliva av
title: En korv med ben
title: Den långa gungbrädan
guest friend: Bess (hon), Ellis (han)
guest small: Sigge (han), Ture (han)
guest knitter: Ulla (hon), Gerd (hon)

% En enda regel: den som kliver av släpper ner den andra. {friend} är rädd när det är högt, och det vet bara {child}. För att {friend} ska komma ner
% mjukt måste {child} själv åka upp.

# not-speaking
{child} var uppe. {friend} var nere. [pet.cat: Mitt emellan satt {pet}[!pet.known: , {child’s} katt]. ]Och de pratade inte med varandra.

De hade varit bästa vänner ända tills för tio minuter sedan. Då, när gungbrädan gick som allra bäst, sa {friend} att hästen som {child} hade målat, den som satt på väggen {@where}, såg ut som en korv med ben. Och {friend.he} sa det så högt att hela lekplatsen skrattade[pet.dog:  och {pet}[!pet.known: , {child’s} hund,] skällde].

”Då får du inte komma på mitt kalas”, sa {child}.[sport:  ”Och jag tänker aldrig mer {play sport} med dig.”]

”Du har ju inget kalas”, sa {friend}.

”När jag har ett får du inte komma.”

# there-they-sat
Efter det ville båda två marschera hem[pet.other:  och berätta allt för {pet}] och aldrig mer komma tillbaka. Men {child} kunde inte kliva av, för {child.he} satt uppe i luften. Och {friend} kunde inte kliva av, för då skulle {child} dunsa i marken, och så gör man inte, inte ens mot någon man inte pratar med. Så där satt de.

På bänken satt [elder: [adult: {adult} och {elder}, och {elder.short}|{elder} och]|[adult: {adult} och {knitter}, och {knitter}|{knitter} och]] stickade på något grönt[music:  och nynnade på {music}][elder2: , medan {elder2} höll i garnet och talade om hur man skulle göra]. [pet.cat: Mitt på brädan, där det knappt rör sig, satt {pet} och höll inte på någon. ]Och bredvid gungbrädan stod {small}, som var fyra år och väntade på sin tur[pet.dog: , och {pet}, som väntade på nästa fågel att jaga].

# tell-her
”{small}”, sa {child} uppe i luften. ”Säg till {friend} att det där var elakt.”

{small} sprang bort till andra änden[pet.dog: , och {pet} sprang efter]. ”{child} säger att du är elak. Får jag gunga?”

”Nej. Säg att det var ett skämt.”

{small} sprang tillbaka[pet.cat: , förbi {pet}, som blundade]. ”{friend} säger att det var ett skämt. Får jag gunga?”

”Nej. Säg att det inte var ett skämt, det var en häst.”

{small} sprang igen[pet.dog: , och nu sprang {pet} före]. ”{child} säger att du inte är ett skämt, du är en häst. Får jag gunga?”

”En HÄST?” sa {friend}.

# both-together
”{small}!” skrek {child}. ”Så sa jag ju inte!”

”Säg det själv då”, flåsade {small}. ”Det är en jättelång gungbräda.”

”Vi pratar inte med varandra!” sa {child} och {friend}, precis samtidigt, och det gjorde dem ännu argare.[elder:  {Elder} räknade maskor och lade sig inte i.]

# thud
En efter en tändes lamporna längs gången[city:  och i hela {city}].

[elder: ”Jag stickar färdigt varvet”, sa {elder}|”Fem minuter”, sa [adult: {adult}|{knitter}]], ”sedan går vi hem.”

{friend} sparkade ifrån, riktigt argt. Upp for {friend}, och ner kom {child}, duns, med båda fötterna på marken[pet.dog: , bredvid {pet}, som hade hört ordet hem].

# one-leg-over
{child} tittade på sina fötter. Nu gick det. Nu kunde {child.he} kliva av, precis när som helst, och gå därifrån med näsan i vädret, och {friend} skulle få världens duns. Korv med ben! {child} lyfte ena benet över brädan.[pet.dog:  {Pet} viftade på svansen.]

Gungbrädan skakade till.[pet.cat:  {Pet} öppnade ögonen.][elder:  På bänken tittade {elder.short} upp.]

{friend} sa inte låt bli. {friend} sa ingenting. {Friend.He} bara höll i sig, så hårt att knogarna blev vita, och blundade.

{friend} tyckte inte om när det var högt. Det visste ingen. Det visste bara {child}.

# the-softest-push
{child’s} hjärta bultade. {Child.He} lyfte tillbaka benet[pet.dog: , och {pet} satte sig igen]. Sedan sköt {child.he} ifrån, inte argt, utan mjukare än någon har skjutit ifrån förut. Upp åkte {child}, och ner kom {friend}, sakta, sakta, tills båda skorna stod på marken.

{friend} öppnade ögonen och tittade på dem.

Nu var det {friend} som kunde kliva av.

# ive-got-you
{child} höll andan, högt uppe i luften. {small} höll andan. Till och med [elder: {elder.short’s} stickor|stickorna] stannade.

{friend} klev inte av. {Friend.He} hasade sig bakåt på brädan och satt så tungt som {friend.he} kunde.

”Jag håller dig”, sa {friend}.

Mer blev inte sagt på en stund.[pet.cat:  Men {pet} började spinna.]

# rather-long
”Den såg ut som en häst”, sa {friend} sedan. ”Den var bara lite lång på mitten.”

”Den galopperade”, sa {child}. ”Då blir de långa.”

”Jag skulle inte ha sagt korv. Inte så att alla hörde. Förlåt.”

”Du får komma på mitt kalas”, sa {child}. ”När jag har ett. Förlåt att jag sa att du inte fick.”

# both-at-once
”Hur ska vi komma av?” sa {friend}.[elder:  Båda två tittade på {elder}. {Elder} tittade på stickningen.]

{child} tänkte efter. ”Båda på en gång. Först väger vi jämnt, och sedan räknar vi.”

De åkte upp, och de åkte ner, tills brädan vägde jämnt och de nådde marken med tåspetsarna.

”Ett”, sa {child}.

”Två”, sa {friend}.

”Tre”, sa de, precis samtidigt, och så klev de av. Och ingen dunsade i marken.

# the-middle
”Får jag gunga NU?” sa {small}[elder:  till {elder}, som hade stickat färdigt varvet, och som vände på stickningen och började på ett till].

[elder: {small}|Han] fick den bästa turen som finns[athlete: , och någon bättre har inte ens {athlete} fått]. Han satt mitt på, med [pet.cat: {pet} i knät, ]{child} i ena änden och {friend} i den andra, och de åkte upp, och de åkte ner, mjukt, mjukt, tills det inte längre var någon som sköt ifrån. Då vägde brädan jämnt, och alla [pet.cat: fyra|tre] satt stilla.

# robin
En rödhake flög ner i lampskenet. Den satte sig på gungbrädan, precis framför {small}, och började sjunga.

”Är det hans tur nu?” viskade {small}.

”Ja”, viskade {child}.

”Schh”, viskade {friend}[pet.dog:  till {pet}, som hade rest sig. Och {pet} satte sig][pet.cat:  till {pet}, och {small} höll om katten med båda armarna].

Och ingen klev av förrän rödhaken hade sjungit färdigt.

# @where
i klassrummet
## if school
{at school}
