title: {Friend} har inte tittat klart
title: Ett fint paket
title: Födelsedagen som gick för fort
guest friend: Malte (han), Sixten (han)

% {friend} är långsam hela vägen och vill göra allting klart. Veven hittas av den som är långsam. Den som säger god natt: {adult}, annars den äldre;
% finns det ingen säger barnet det till födelsedagen.

# much-too-fast
I ett helt år längtade {child} efter sin födelsedag, och när den äntligen kom gick den alldeles för fort.

Klockan var tre, och vips var hon halv fyra. Jackorna åkte av, paketen kom in och [elder: {elder} | någon] satte sig på prinskorvarna[elder2: , och {elder2} sa att platta går det i fler av][pet.dog: , och [!pet.known: hunden ]{pet} åt upp dem ändå][pet.cat: , och [!pet.known: katten ]{pet} flyttade upp på garderoben].[pet.other:  {Pet} fick en pappershatt och åt upp den.] Sju barn sprang runt, runt och ropade vad ska vi göra nu, vad ska vi göra nu, vad ska vi göra nu.

Alla utom [friend: {friend}[!friend.known: , {child’s} bästa vän,] | {friend} Plommon,] som stod kvar på dörrmattan och tittade på en ballong.

”Kom in, {friend}!” ropade {child}.

”Jag har inte tittat klart”, sa {friend}.

{Friend.He} menade inget dumt. {Friend.He} ville bara göra klart saker.[school:  {At school} kunde det ta hela förmiddagen att hänga upp en jacka.][sport:  Det var likadant när de skulle {play sport}.]

# statues
Först lekte de stoppdans[music:  till {music}]. Musiken tystnade, och alla stod stilla. Musiken satte i gång igen, och alla dansade. Men inte {friend}.

”{friend}, nu ska man dansa!”

”Jag har inte stått klart”, sa {friend}. Och så vann {friend.he}.[athlete:  Inte ens {athlete} hade kunnat stå så.]

# a-nice-one
Sedan satte de sig i ring och skickade paket. Runt for paketet, fort, fort, fort! {child} hann knappt känna på det. Fort, fort, fort, och så tog det stopp. Musiken höll ju fortfarande på, men paketet låg i knäet på {friend}, och {friend} höll om det med båda armarna.

”Skicka vidare!” ropade alla.

”Jag har inte hållit klart”, sa {friend}.

”Man ska inte hålla det! Man ska skicka det!”

{friend} lutade kinden mot papperet. ”Det är ett så fint paket”, sa {friend.he}.

# rrrrip
{child} tittade på klockan. Den var redan fyra. De hade inte ens ätit tårtan, och födelsedagen bara rann i väg, som när man har dragit ur proppen i badkaret.

”Ge hit!” sa {child}. Och så drog {child.he}.

{friend} höll. {child} drog. Och paketet sa RRRRITSCH, genom det röda papperet och det blå papperet och det med stjärnor, ända in till det innersta, och ut på mattan ramlade presenten.

Det var en liten speldosa av plåt, och veven hade ramlat av. Alla letade efter den på en gång, fort, fort, fort, och ingen hittade den.

Ingen ropade vad ska vi göra nu. {friend} tittade på pappersremsorna i sin famn. Hakan började darra.

”Jag hade inte hållit klart”, viskade {friend.he}.

Och {child} skämdes ända ner i finstrumporna.

# sorry
”Förlåt, förlåt, förlåt”, sa {child.he}, men det gick för fort, precis som allting annat. Så {child.he} satte sig på mattan alldeles intill {friend}. {Child.He} tog den lilla plåtdosan och höll i den. {Child.He} gjorde ingenting annat. {Child.He} bara höll.

Den var kall först, och sedan blev den varm. På locket var det målat en pytteliten fågel. Den hade {child} inte sett.

”Förlåt, {friend}”, sa {child.he}, och nu sa {child.he} det ända till slutet.

I sidan på dosan fanns ett litet hål, och när {child} kände längs mattan med ett finger, sakta, sakta, så låg veven där, precis under {friend’s} knä.

# plink
{child} stack in veven i hålet. Den passade. {Child.He} vevade ett varv.

Pling, sa dosan.

Alla kom närmare.

Pling, pling. Plingeling. Om man vevade fort lät det bara illa. Men om man vevade så långsamt som {friend} skulle ha gjort, då var det ”Ja, må du leva”.

De skickade den runt i ringen, och den här gången var det ingen som hade bråttom. Alla fick veva ända till slutet. Och alla sjöng med, i ultrarapid, som valar. ”Jaaaaa … må duuuuu …” Det var den längsta ”Ja, må du leva” som någon hade hört[city:  i {city}]. Det kändes som om de sjöng alla hundra åren. När de kom till slutet stod tårtan där, med {age} tända ljus. Och {child} tittade på vartenda ett innan {child.he} blåste.

# nor-have-i
Sedan skulle alla gå hem, och jackorna åkte på, och ballongerna försvann ut genom dörren. Sist på dörrmattan stod {friend}. {Friend.He} gav {child} en kram, och den höll på och höll på.

”{friend}”, sa [friend: någon ute på trappan | hans pappa]. ”Bilen väntar.”

”Jag har inte kramat klart”, sa {friend} in i {child’s} hals.

”Inte jag heller”, sa {child}.

# holding-you
[adult / elder: På kvällen låg {child} i sängen med den lilla plåtdosan under kudden. {@A} satt på kanten och höll båda armarna om {child.him}. Det blev mörkt utanför fönstret. Någonstans på gatan körde en bil förbi. Födelsedagen var nästan slut, och nu gick den inte fort längre.

”Jag sover nästan”, sa {child} efter en stund. ”Du kan gå nu.”

”Snart”, sa {@a}. ”Jag har inte hållit klart.”|På kvällen låg {child} i sängen och höll om den lilla plåtdosan. Det blev mörkt utanför fönstret. Någonstans på gatan körde en bil förbi. Födelsedagen var nästan slut, och nu gick den inte fort längre. Egentligen var det dags att ställa dosan på hyllan och sova.

”Snart”, sa {child} till sin födelsedag. ”Jag har inte hållit klart.”]

# @a
{adult}
## if elder & !adult
{elder.short}

# @A
{Adult}
## if elder & !adult
{Elder.short}
