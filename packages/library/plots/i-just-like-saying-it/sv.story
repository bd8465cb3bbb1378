title: Jag tycker bara om att säga det
title: Godmorgon, du
title: Den som kommer när man ropar
guest pet: Sillen (han), Böckling (han)
guest minder: moster Siv (hon), moster Lotta (hon)
guest caller: gammelmoster Gun (hon), gammelmoster Britta (hon)

% Den vuxne hemma (@a) är {adult}, annars den äldre, annars {minder}. I telefonen (@t) är den äldre om det finns en {adult} hemma, annars {caller}.
% En regel: ett namn tillhör den som kommer när man ropar på det. ”Öh” är ett riktigt stopp. Alla kallar katten vid barnets namn.

# good-morning
På lördagen vaknade {child} sent, för ingen hade ropat på {child.him}.

När {child.he} kom ner i köket satt [!pet.known: katten ]{pet} på {child.his} stol. {Pet.He} hade båda framtassarna på bordet, och framför {pet.him} stod muggen som det stod {child} på.[music:  På radion spelade de {@song}.]

”{@A}”, sa {child}. ”{Pet} sitter på min plats.”

”Vem är {pet}?” sa {@first}. ”Godmorgon, öh.” {@She} blev stående med öppen mun. ”Så dumt. Godmorgon, du.” Sedan vände {@she} sig mot katten och sken upp i hela ansiktet. ”Och godmorgon, {child}!”

”Det är jag som är {child}”, sa {child.he}.

”Nej, hjärtat, det där är {child}. Du är …” {@A} blundade och kände efter, som om det hade rullat in under något. ”Jag kommer på det strax. Lite mer sardin, {child}?”

Katten tog lite mer sardin.

# signed-for
Så fortsatte det. Brevbäraren hade ett paket till {child} och räckte fram pennan till katten, som skrev under med en tass. {@Telephone} och ville prata med {child}, och {@a} höll luren mot katten, som spann. ”Vad du rosslar”, sa {@t}.[elder2 & adult:  ”Säg åt stackarn att gurgla sig”, ropade {elder2} i bakgrunden.]

[friend: {Friend}[!friend.known: , {child's} bästa vän,] kom och undrade om {child} kunde gå ut. Det kunde katten. De lekte kurragömma, och katten vann.]

# every-day
Till slut gjorde {child.he} en skylt, med stora bokstäver, och höll upp den.

”{Child}”, läste {@a}. ”Så fint du textar. {Child} ligger på kylskåpet.”

Då blev något kallt inuti {child.him}. Det är en sak när en vikarie[school:  {at school}] inte kommer ihåg vad man heter, och en helt annan när det är {@a}.

Det måste ha synts, för {@a} gick ner på knä på köksgolvet och tog {child} om kinderna med båda händerna.

”Jag har det på tungan”, sa {@she}. ”Och det är ett fint namn, det vet jag. Jag har sagt det {@often}.”

# backwards
{Child.He} gick ut och klättrade upp i äppelträdet, där det gick bäst att tänka, och tänkte baklänges tills {child.he} kom till kvällen före.

Då hade {child.he} suttit just här och läst. {@A} hade kommit ut på trappan och ropat. ”{Child}! {Child}!” Och {child.he} hade sagt: ”Strax”, och inte särskilt högt.

{Pet} hade legat på muren. {Pet} hade aldrig kommit när någon ropade, inte en enda gång i sitt liv. Men nu var det ingen som ropade på {pet}. Det var ingen som ville ha {pet.him} alls. Därför hade {pet.he} rest sig, sträckt på ena bakbenet och strosat in.

”Jaså”, sa {child} till äppelträdet.

Katten hade kommit, och det hade inte {child}. Så nu var det kattens. Ett namn tillhör den som kommer när man ropar på det.

{Child.He} behövde bara komma först nästa gång.

# tuna
Nästa gång var vid lunch.

”{Child}!” ropade {@a} från trappan. ”Tonfisk!”

{Child.He} släppte sig ner ur trädet och sprang som {child.he} aldrig hade sprungit förut[athlete: , nästan som {athlete} skulle ha sprungit]. Men något for förbi vid fötterna, lågt och fort, som en kudde som någon har kastat.

”Där är du ju, {child}”, sa {@a} till katten. ”Och du också, öh. Vad fint du springer.[sport:  Det måste vara all {sport}.]”

{Child.He} bar upp katten till badrummet och stängde dörren. När {child.he} kom ner igen låg katten i brödlådan.

# the-third-time
Klockan sex började trädgården bli blå. {Child.He} satt i gräset och tittade på {pet}, som låg på gången med tassarna instoppade under sig. Snart skulle {@a} ropa. Hur många gånger får någon annan komma i ens ställe innan namnet fastnar? Kanske tre. Det här var den tredje.[city:  Sedan skulle ingen heta så {in city} utom en katt.]

Dörren öppnades.

”{Child}!” ropade {@a}. ”{Child}! Fiskpinnar!”

Öronen for upp på {pet}. {Pet.He} reste sig, och bakdelen började vicka. Det ryckte i benen på {child.him}. Men katten skulle vinna, för den hade dubbelt så många ben.

# do-as-youre-asked
Och då tänkte {child.he}: Vad är det enda som ingen någonsin har fått den här katten att göra?

Som man säger.

”Just det”, sa {child}. ”Spring nu, så duktig du är. De ropar ju på dig.”

{Pet} slutade vicka och tittade på {child.him}.

”Skynda dig”, sa {child.he}. ”Jag vill att du gör det. Gör som jag säger nu.”

{Pet} satte sig. Något så oförskämt hade {pet.he} aldrig varit med om. {Pet.He} stack ett bakben rakt upp i luften, som en flaggstång, och började tvätta det.

”Fort, är du snäll”, sa {child.he} och gick baklänges uppför gången. ”Var så god. För min skull.”

{Pet} började på det andra benet.

Då vände {child} om och gick upp mot huset, och {child.he} behövde inte ens springa.

# there-you-are
”Jag kommer!” ropade {child.he} och steg in genom dörren.

”På tiden”, sa {@a}. ”Jag har ropat och ropat på …”

Sedan ställde {@she} ifrån sig stekpannan. Det kom lite i taget i ansiktet, som ett ljus som kommer uppför en trappa.

”{Child}”, sa {@a} och sa det en gång till, långsamt, som om det var något att äta. ”{Child}. Där är du ju.”

[friend: ”{Child}”, sa {friend} över muren. ”Kan du gå ut imorgon?” Så hos {friend} var det också tillbaka.

]Fiskpinnarna hann bli rätt kalla.

# kipper-kipper
På kvällen släckte {@a} lampan och stannade i dörren.

”{Child}?”

”Ja?” sa {child.he} genast.

”Nej, inget”, sa {@a}. ”Jag tycker bara om att säga det.”

Och {@she} gick ner genom huset, öppnade dörren till trädgården och skramlade med kattmaten.

”{Pet}”, ropade {@she} ut i mörkret. ”{Pet}, {Pet}.”

Borta på muren hörde {pet} vartenda ord och kom inte.

# @often
hundra gånger
## if elder & !adult
ända sedan du kom
## if adult
varje dag sedan du kom

# @Telephone
{Caller} ringde
## if elder & adult
{Elder} ringde
## if elder2 & !adult
{Elder2} ringde

# @t
{caller}
## if elder & adult
{elder.short}
## if elder2 & !adult
{elder2}

# @song
{music}

# @first
{minder}
## if elder & !adult
{elder}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @she
hon
## if elder & !adult
{elder.he}
## if adult
{adult.he}
