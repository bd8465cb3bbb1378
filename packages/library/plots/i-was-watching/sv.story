title: Såg du?
title: Jag tittar
title: {The wish} som alla tittade på
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som sitter på kanten (@a) är den äldre, annars {adult}, annars {minder}. PLASK får stänka. Sista ”Titta på mig” sägs alldeles lågt.
% En regel: alla tittar på {the wish}, och vart {the wish} tittar, dit tittar alla. Ett pris: att hoppa kostar mod, och {child} har till två hopp.

# watch
Ytterst på hoppbrädan i simhallen[city:  i {city}] stod {child}, för första gången i hela livet.

”Titta på mig!” ropade {child.he}.

”Jag tittar!” ropade {@first}, som satt på kanten[elder2:  bredvid {elder2}].

{child} höll för näsan och hoppade.

PLASK!

”Såg du?” ropade {child}.

Men {@a} tittade åt ett helt annat håll. Det gjorde alla[friend: , till och med {friend}[!friend.known: , {child's} bästa vän], som låg i vattnet alldeles bredvid]. Ut ur duschen kom {a wish} {@towel}.

”Förlåt”, sa {@a}. ”Det kom {a wish}.”

”Då såg ingen!” sa {child}. ”Och då räknas det inte!”

Och att hoppa kostar mod. {child} hade haft till två hopp, och nu var hälften slut.

# the-sign
{The wish} läste högt på skylten, för {wish.he} ville göra allting rätt.

”Inte springa. [wish.dog: Inga katter | Inga hundar]. Duscha först.” {Wish.He} såg sig om. ”Jag har duschat.”

[pet.dog: Utanför det stora fönstret satt {pet}[!pet.known: , {child's} hund,] och såg sårad ut.

]”Tvättade du {wish.part} också?” frågade {@a}.

”Mest {wish.part}”, sa {the wish}.

{@A} läste skylten själv. Det stod ingenting om {wishes}. ”Då är det bara att bada”, sa {@a}.

Men {the wish} badade inte. {Wish.He} stannade längst bort på kanten, och alla tittade.

# again
”Nu hoppar jag igen”, sa {child}. ”Lova att du tittar.”

”Jag lovar”, sa {@a} och gjorde en kikare av händerna. ”Nu ser jag bara dig.”

Uppe på brädan skakade knäna på {child}[sport: , värre än före {@game}]. {Child.He} tog allt mod som fanns kvar och hoppade. Och precis då, längst bort på kanten, doppade {the wish} {wish.part}.

”{Wish.sound}!” ekade det[music: , så högt att {@song} inte hördes i högtalarna].

PLASK!

”Såg du?” ropade {child}.

Kikaren pekade rakt på {the wish}.

”Åh nej”, sa {@a}. ”Men det lät så.”

Det sved i halsen på {child}. Ingen hade sett, och nu var modet slut.[athlete:  {athlete} hade en hel läktare som tittade. {child} hade inte ens en.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] brukade åtminstone titta, men katter får inte följa med till simhallen.][pet.other:  {Pet} brukade åtminstone titta, när det fanns mat.]

# the-only-one
{Child.He} gick bort till {the wish}, så fort man kan gå utan att springa.

”Alla tittar bara på dig!” sa {child}.

”Ja”, sa {the wish} ynkligt. ”Kan du få dem att sluta? {@Why}

”På mig är det ingen som tittar”, sa {child}. ”Jag har hoppat två gånger.”

”Jag vet”, sa {the wish}. ”Jag såg. Första gången höll du för näsan. Andra gången glömde du det.”

{child} gapade. Alla andra tittade på {the wish}. Den enda som kunde titta på något annat var {the wish}.

# that-courage
”Nu tittar de på dig också”, viskade {the wish}. ”De vill veta vad jag ser.”

Det stämde. Och då visste {child} hur de skulle göra.

”Titta på mig när jag hoppar”, viskade {child.he}. ”Då tittar alla på mig. Och då kan du bada, utan att någon ser.”

[friend: ”Jag håller upp handduken”, sa {friend}.

]”Vågar du en gång till?” viskade {the wish}.

”Inte för min egen skull”, sa {child}. ”Men det här är åt dig, och det modet har jag inte börjat på.”

# in-the-air
Så stod {child} på hoppbrädan igen, och längst bort på kanten var {the wish} och tittade, så mycket {wish.he} kunde.

Först vände sig en bebis om. Sedan gjorde hela simskolan det, och till sist tittade alla på {child}. Det var hemskt många. Nu visste {child} precis hur det kändes att vara {a wish} i en simhall.

Men en av dem var {@a}.

”Titta på mig”, sa {child}, och {child.he} behövde inte ens ropa.

”Jag tittar”, sa {@a}.

Och {child} hoppade, rakt ut, så att benen sprang i luften.

PLASK!

”Jag såg!” ropade {@a}. ”Du sprang ju!”

”I luften får man”, sa {child}.

# nobody-saw
Alla klappade i händerna. Sedan skulle de titta på {the wish} igen, men där [friend: stod bara {friend} och höll upp [wish.size.huge: tre handdukar | en handduk] | låg bara [wish.size.huge: tre handdukar | en handduk]].

{@In}

”När kom du i?” frågade {child}.

”När du hoppade”, sa {the wish} lyckligt. ”Det lät något hemskt. Och ingen såg.”

[pet.dog: Det var nästan sant. {Pet} hade sett alltihop genom fönstret, men {pet.he} skvallrade inte.

]Sedan badade de bredvid varandra, tills {child} hade skrynkliga fingrar.[age>=5:  Folk tittade lite till. Men man kan inte titta hur länge som helst på någon som bara badar.]

# on-the-bus
På bussen hem lutade sig {child} mot {@a}. ”Berätta när jag hoppade”, sa {child.he}.

Så {@a} berättade om brädan och benen[elder2: , och {elder2} gjorde plasket], och när det var slut fick {@he} börja om.[school:  På måndag skulle {child} berätta det {at school}.][pet.cat / pet.other:  Hemma skulle {pet} få se alltihop, från soffan.]

{@Outside} {child} tänkte säga ”titta”. Men {@a} tittade redan på {child}, så {child.he} lät bli.

# @towel
med en randig handduk om sig
## if wish.size.huge
med tre randiga handdukar om sig, hopknutna
## if wish.size.tiny
med en handduk om sig, inte större än ett frimärke

# @Why
Jag vill ju bada! Men jag gör det så konstigt. Och så låter jag. {Wish.home} är det ingen som tittar.”
## if wish.t-rex
Jag vill ju bada! Men jag når inte fram till näsan.” {Wish.He} sträckte på de små armarna så långt det gick, och det var inte långt. ”Alla skulle se att jag inte kan hålla för den.”
## if wish.crocodile / wish.shark / wish.orca / wish.piranha
Jag vill ju bada! Men de tittar så noga. Och när jag kliver i, då kliver alla andra upp.”
## if wish.giraffe
Jag vill ju bada! Men när jag kliver i med fötterna är huvudet kvar uppe vid lamporna och vet inte om det. Det ser så dumt ut.”
## if wish.penguin
Jag vill ju bada! Men hemma är vi tusen som ser precis likadana ut. Där vet ingen vem av oss det var.”
## if wish.octopus / wish.mermaid / wish.whale / wish.dolphin / wish.fish / wish.goldfish / wish.jellyfish / wish.seahorse
Jag vill ju bada! Men jag vet inte hur man kliver i.”

”Du bor ju i vatten”, sa {child}.

”Just det”, sa {the wish}. ”Jag har alltid varit i.”

# @In
Och långt ute i bassängen stack {wish.part} upp ur vattnet.
## if wish.size.huge
Vattnet hade stigit över kanten och runnit hela vägen ut i duschen, och mitt i bassängen stack {wish.part} upp.
## if wish.size.tiny
Och långt ute i det stora vattnet syntes en liten prick, och pricken simmade.
## if wish.giraffe
Mitt i bassängen stack det upp en hals, hela vägen till lamporna.

## if wish.t-rex
Vattnet hade stigit över kanten och runnit hela vägen ut i duschen, och mitt i bassängen kom en stor nos upp. Ingen höll för den.

# @Outside
Utanför fönstret var {a wish} på väg hem med en våt handduk.
## if wish.size.tiny
Utanpå fönstret var {a wish} på väg hem med en våt handduk.

# @game
{sport}

# @song
{music}

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
