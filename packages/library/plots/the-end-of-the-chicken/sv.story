title: Slut på kyckling
title: Två middagar om dagen
title: Sextiofyra fönster
guest pet: Sotis (han), Gruffe (han)
guest minder: Marianne (hon), Berit (hon)
guest nell: Nora (hon), Nadja (hon)
guest poppy: Tuva (hon), Stella (hon)
guest leaf: Idris (han), Omar (han)

% Djuret är familjens; där inget finns är det grannarnas katt, till låns. En hund går genom ett hål i häcken: @in, @posted, @up.

# six-weeks
”{Pet} har gått upp i vikt igen”, sa veterinären.

{@judge}, och {pet.he} hade hållit diet i sex veckor. Något dåligt samvete syntes inte till.

”Jag begriper det inte”, sa {@m} i bilen. [!adult: Hon tog hand om {child} den vintern. ]”En sked. Jag mäter upp den.”[elder:

”Titta inte på mig”, sa {elder}[elder2: , och {elder2} såg ut genom fönstret].]

{child} svarade inte. {Child.He} hade inte svarat så mycket på sistone. Men när {@m} kom för att släcka den kvällen ramlade det ur {child.him}.

# to-the-wall
”Det är ingen som vill leka med mig”, sa {child.he} till väggen.

{Child.He} trodde att {@m} skulle säga ”så är det säkert inte”, och då skulle {child.he} bli tvungen att bevisa det. Men {@m} satte sig bara på golvet med ryggen mot sängen.

”Berätta hur det är”, sa {@m}.

Så {child} berättade. Rasten var hemsk, och lunchrasten var värre, för den var längre. [friend: {Friend}[!friend.known: , {child's} bästa vän,] var bortrest en hel månad, och utan {friend.him} fanns det ingen. | Sedan {poppy} flyttade till Luleå fanns det ingen.] Det var inte det att folk var elaka. De höll bara redan på med något. ”Och man kan ju inte bara stå där”, sa {child}, ”för då ser alla det. Så jag ser upptagen ut. Jag har räknat fönstren. De är sextiofyra.”

{@M} var tyst en stund. Sedan sa [adult: {adult.he} | hon]: ”Det är många fönster det”, inte riktigt stadig på rösten, och satt kvar tills {child} sov.

# gerald
Dagen därpå {@in}. Det stod något på det, med lila bläck. ”Är det någon som äger den här [pet.dog: hunden | katten]? Den kommer till oss varje dag klockan fyra och gråter som om den höll på att svälta ihjäl. Vi kallar den Gunnar. Den brukar få kycklingen.”

”Gunnar!” sa {@m}. ”Kycklingen!”

Men {child} hade redan hämtat sina pennor. ”Namnet är {pet}”, skrev {child.he}, ”och det är INGEN som svälter. Det är en diet. Förlåt för kycklingen.” Och så {@posted}.

Klockan fem kom {pet} hem och luktade gräddsås.

”Hej, andra huset”, stod det på halsbandet. ”Förlåt själv. {Pet} är väldigt bra på att ljuga. Jag ska sluta, men är det okej med besök ändå? Det är skönt att ha någon att prata med när man kommer hem från skolan. N.”

Det läste {child} två gånger. Sedan skrev {child.he}: ”Ja. Jag brukar också göra det.”

# purple-ink
Efter det kom det ett brev om dagen[city: , den minsta posten {in city}]. N tyckte inte om svamp, och det gjorde inte {child} heller.[sport:  N tyckte att {sport} var det bästa som fanns, och det tyckte {child} också.][athlete:  N hade drömt om {athlete} en gång.][music:  N hade {music} på hjärnan.] N hade en bror som bara pratade om tåg. En eftermiddag hade {pet} en bild på sig. Den föreställde {pet} som kung av Sverige. {child} skrattade högt, ensam i köket. Det kändes rostigt.[elder:  {Elder} ville ha den på kylskåpet.]

# eleven-times
Det är lättare att säga som det är när man bara har en pappersremsa på sig. En torsdag, efter en ovanligt lång lunchrast, skrev {child} mycket smått: ”Vad gör du på rasterna?”

Svaret var ännu mindre. ”Knyter skorna”, stod det. ”Jag knyter upp dem och knyter dem igen, så att jag ser upptagen ut. Mitt rekord är elva gånger på en lunchrast. Vad gör du?”

{child} satte sig på köksgolvet. Det fanns en enda person [school: {at school} | på hela skolan] som alltid satt på huk vid staketet med huvudet nerböjt. {nell} Hagberg, i parallellklassen. {child} hade alltid trott att {nell} var en sådan som inte hade tid med någon, och som hade väldigt svåra skor.

”Jag räknar fönstren”, skrev {child}. ”Är du {nell}?”

{Pet} var tillbaka på fem minuter. {Pet.He} hade sprungit och måste lägga sig ner.

”ÄR DET DU MED FÖNSTREN?” stod det på halsbandet. ”Jag trodde att det var ett skolarbete! Du såg alltid så upptagen ut. Jag ville inte störa.”

# thirty-one
Man kunde tro att det skulle vara lätt efter det. Men en skolgård är bredare än en pappersremsa. På fredagen stod {nell} vid staketet och {child} i andra änden, och ingen av dem rörde sig. {child} märkte hur blicken gled uppåt av gammal vana, mot fönstren. Ett, två, tre …

Då hejdade {child.he} sig. {Child.He} tänkte på {pet}. När {pet} ville något gick {pet.he} helt enkelt fram till dörren och sa det.

Det var trettioett steg. {child} räknade dem inte med flit.

”Hej”, sa {child}. Det blev ett pip. ”Håller du på med något?”

{nell} tittade ner på sina skor. Det ena skosnöret hade gått upp. Långsamt stoppade hon ner båda ändarna i skon, utan att knyta alls.

”Nej”, sa {nell}. ”Gör du?”

# a-leaf
De lekte ingenting, den där första gången. De gick runt längs kanten och pratade om {pet}. Men på måndagen hade {nell} med sig en penna, och då ritade de {pet} som kejsare, sjörövare och biskop. Och en pojke som hette {leaf}, och som hade stått i närheten ganska länge och sett oerhört upptagen ut med ett löv, kom lite närmare.

Förut skulle {child} aldrig ha lagt märke till lövet. Nu flyttade {child.he} på sig så att det blev plats.

”Kan du rita hattar?” frågade {child.he}.[friend:

När {Friend} kom tillbaka fanns det en biskop med sju stycken, och en plats på bänken som ingen annan fick ta.]

# to-go-round
Klockan fyra den måndagen gick {pet} hem till {nell} som vanligt och grät som om {pet.he} höll på att svälta ihjäl. Ingen kom. {Pet.He} gick hem och grät där. Ingen kom där heller. Till slut hörde {pet.he} skratt och gick runt till framsidan, och där satt de på muren, båda två.

{Pet} såg på {child}. {Pet.He} såg på {nell}. De hade tydligen pratat ihop sig. Det var, tänkte {pet}, slut på kyckling.

Sedan {@up} och lade sig tvärs över bådas knän, och {pet.he} räckte precis till två.

# @m
{minder}
## if adult
{adult}

# @judge
{Pet} var grannarnas katt, utlånad till {child} medan de var i Spanien, en brittisk korthår, bred och grå, med ett ansikte som en domare
## if pet
{Pet} var {child's}, {a breed} med ett ansikte som en domare

# @in
kom {pet} in genom kattluckan med ett pappershalsband på sig
## if pet.dog
kom {pet} in från trädgården, genom hålet i häcken, med ett pappershalsband på sig

# @posted
postade {child.he} {pet} genom luckan igen
## if pet.dog
postade {child.he} {pet} genom hålet i häcken igen

# @up
klättrade {pet.he} upp
## if pet.dog
lät {pet.he} sig lyftas upp
