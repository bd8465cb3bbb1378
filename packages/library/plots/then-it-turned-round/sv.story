title: Hicka i magen
title: Den hör när den kommer
title: Sedan vände den
guest pet: Tassen (han), Vilja (hon)

% {pet} är familjens hund eller katt, annars en hund. HICK ropas. Varje gång öronen spetsas kommer det en HICK: vänta lite där, så hinner barnet säga den. Sista ”Bö” viskas knappt.
% En regel: {pet} hör hickan när den är på väg upp, och då spetsar {pet} öronen.

# a-tower
{child} byggde ett torn av klossar {@where}. Det skulle bli högre än {child.he} själv. {@Helps}, och {@gnaw}.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] skulle få lägga den gröna klossen, när det blev dags.]

Tornet gick {child.him} till magen. Tornet gick {child.him} till hakan. Då spetsade {pet} öronen.

HICK!

{The wish} hoppade. Marken hoppade. Tornet hoppade med, och sedan fanns det inget torn.

# from-inside
”Du hoppade!” sa {child}.

”Inte med flit”, sa {the wish} förskräckt. ”Det kom inifrån. {@Screw}

{Pet} spetsade öronen.

HICK!

{@Answer} {Pet.He} trodde att det bodde någon där.

# hold-your-breath
{child} visste vad man gör åt hicka.[elder:  Det hade {elder} lärt {child.him}[elder2: , och {elder2} med].] ”Håll andan”, sa {child.he}.

{@breath}

”Drick ett glas vatten.”

{@water}

”Då måste du bli rädd”, sa {child}. ”Titta bort.”

# boo
{The wish} tittade bort[music:  och nynnade på {music}]. {child} gömde sig bakom {@tree}. Sedan smög {child.he} fram på tå[sport: , som ingen smyger på {sport}].

”BÖ!”

”Usch”, sa {the wish} artigt. ”Jag blev jätterädd.”

De väntade. {Pet} spetsade öronen.

HICK!

”Jag blev rädd”, sa {the wish}, ”men det blev inte hickan. Den var inte hemma just då. Du måste göra det precis när den är på väg.”

”När är den på väg?”

”Det vet jag aldrig.”

”Det vet ingen”, sa {child}.[school:  ”Inte ens {at school}.”]

{Pet} spetsade öronen.

HICK!

# the-ears
Då tittade {child} på {pet}. {Pet} tittade på magen på {the wish}. Öronen var stilla. De var stilla ganska länge. Sedan for de upp.

HICK!

”{Pet} vet!” ropade {child}. ”{Pet.He} hör när den är på väg!”

Nu tittade {child.he} bara på öronen. De var stilla. De var stilla. De var stilla. De for upp!

”BÖÖÖ!” skrek {child}, det värsta {child.he} kunde[city: , så att det hördes i hela {city}].

Det kom ingen hick.

”Den var nästan uppe”, sa {the wish}. ”Sedan vände den!”

# under-the-bush
Men hickan var inte den enda som hade blivit rädd. {Pet} for in under en buske[athlete: , fortare än {athlete}], så att bladen rök, och där blev {pet.he} kvar.

[wish.kind.place / wish.kind.vehicle / wish.whale: {child} | {child} och {the wish}] byggde upp tornet igen. Det gick {child.him} till magen. Det gick {child.him} till hakan.[friend:  {Friend} lade den gröna klossen.] Det gick {child.him} till håret, och då hämtade {child.he} en pall, för nu fattades bara den röda klossen, den översta.

# one-more
”{child}”, sa {the wish}. ”Jag känner något. Längst ner. Det är en till.”

Åh nej!

”När kommer den upp?” frågade {child}.

”Det vet jag aldrig”, sa {the wish} olyckligt. ”Det vet bara {pet}!”

Och {pet} låg under busken, med öronen och allt.[friend:  {Friend} höll båda händerna om tornet.]

# i-promise
{child} klev ner från pallen. {Child.He} lade sig på magen och kikade in. Där inne i det mörka såg {child.he} två ögon.

”Kom, {pet}”, sa {child.he}. ”Vi behöver dina öron.”

{Pet} kom inte.

”Nu är den {@halfway}”, sa {the wish}.

{child} kröp in under busken, så långt att {child.he} fick löv i håret. {Child.He} lade munnen mot pälsen. ”Förlåt”, viskade {child.he}. ”Det var inte dig jag skulle skrämma. Jag ska aldrig mer skrika så. Jag lovar.”

{Pet} slickade {child.him} på näsan.

”Nu är den {@nearly}”, viskade {the wish}.

# whispered
Då kom {pet} ut, gick raka vägen till {the wish} och satte sig. Öronen var stilla. {child} tog den röda klossen och klev upp på pallen. {Child.He} tittade inte på tornet. {Child.He} tittade på öronen.

Det ena örat rörde sig lite.

Så for de upp, båda två.

”Bö”, viskade {child}.

{Child.He} viskade det så lågt att det nästan inte hördes. Men det kom alldeles precis.

{The wish} var blickstilla.

”Den vände”, viskade {the wish}. ”Jag hörde den gå. Den gick hela vägen ner och ut i marken.”

Och {child} lade den röda klossen överst.

# it-stayed
Nu var tornet högre än {child.he}. De satt och tittade på det allihop, och {pet} hade sitt huvud i {child's} knä.

Då spetsade {pet} öronen.

{child} tittade på {the wish}. {The wish} skakade på {@head}.

”Hick”, sa {pet}.

Tornet vajade lite. Men det stod kvar.

När det blev mörkt sa {child} god natt till {the wish} och tornet. Sedan låg {child.he} i sin säng med {pet} tätt intill, och båda öronen var stilla. {child} gäspade och lade kinden mot pälsen.

”Bö”, viskade {child.he}, för säkerhets skull.

# @where
i trädgården
## if wish.kind.place / wish.whale
på stranden

# @Helps
{A wish} räckte fram klossarna, en i taget
## if wish.kind.place / wish.whale
Bredvid låg {a wish} och tittade på
## if wish.kind.vehicle
Bredvid stod {a wish} och tittade på

# @gnaw
[!pet.known: hunden {pet}|{pet}] låg och tuggade på den röda
## if pet.cat
[!pet.known: katten {pet}|{pet}] låg på den röda

# @Screw
Det är nog något jag har ätit.”

”Det är hicka”, sa {child}.

”Hicka har jag aldrig ätit”, sa {the wish}.
## if wish.kind.machine / wish.robot / wish.kind.vehicle
Det är nog en skruv.”

”Det är hicka”, sa {child}.

”Kan man skruva åt den?”

”Nej.”
## if wish.volcano
Det är nog ett utbrott.”

”Det är hicka”, sa {child}.

”Är det värre?”

”Nej.”

# @Answer
”VOFF!” sa {pet} till magen på {the wish}.
## if pet.cat
{Pet} fräste åt magen på {the wish}.

# @breath
”Det gör jag ju”, sa {the wish} och var alldeles rund om kinderna. ”Det hjälper inte.”
## if wish.kind.machine / wish.robot / wish.kind.vehicle
”Jag har ingen”, sa {the wish}.
## if wish.volcano
”Då ryker det ur sidorna”, sa {the wish}.

# @water
{The wish} drack två. ”Nu är hickan bara blöt”, sa {wish.he}.
## if wish.kind.machine / wish.robot / wish.kind.vehicle
”Då rostar jag.”
## if wish.volcano
”Då slocknar jag.”
## if wish.whale / wish.shark / wish.dolphin / wish.octopus / wish.fish / wish.mermaid
”Det gör jag hela dagarna.”

# @tree
ett träd
## if wish.kind.place / wish.whale
en stor sten

# @halfway
halvvägs
## if wish.robot
vid knäna
## if wish.giraffe
längst ner i halsen

# @nearly
nästan uppe
## if wish.robot
i magen
## if wish.giraffe
mitt i halsen

# @head
huvudet
## if wish.kind.place
toppen
