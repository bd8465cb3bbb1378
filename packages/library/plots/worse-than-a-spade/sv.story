title: Spaden, hinken och snigeln
title: Båda på samma gång
guest friend: Nova (hon), Melker (han)
guest captain: Ture (han), Kasper (han)
guest first: Leo (han), Charlie (han)
guest second: Elsa (hon), Ellen (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som stoppar om är {adult}, annars mormor eller farfar, annars {minder}. Läs öronen långsamt: först det ena, sedan det andra.

# the-fence
Alla stod på rad vid staketet, och {child} blev vald sist, när det inte fanns fler.

De skulle spela boll {@where}. {Friend} och {captain} fick välja lag, och {friend} var {child’s} bästa kompis, så {child} hade redan tagit ett steg fram.[elder:  {Elder} hade knutit skorna dubbelt i morse, så att de skulle hålla för en match[elder2:  och {elder2} hade kontrollerat knutarna].]

”Jag tar {first}”, sa {friend}.

{child} tog tillbaka steget.

”Jag tar {second}”, sa {captain}.

De valde och valde, och raden blev kortare och kortare. Den som bara hade en stövel blev vald. Till slut var det {child} kvar, och staketet.

”Då får jag {child}”, sa {friend}.

# behind-the-sandpit
{child’s} öron blev heta, först det ena och sedan det andra. {Child.He} sa att {child.he} hade ont i benet[sport: , från {sport}]. Det hade {child.he} inte. {Child.He} gick och satte sig bakom sandlådan, där ingen såg {child.him} utom en snigel, och snigeln sa inget[music: , inte ens när {child} provade med {music}].

Där låg en spade också, och en hink utan handtag.

”Jag skaffar ett eget lag”, sa {child} med tjock röst. ”Och nu är det jag som väljer.”

{Child.He} ställde upp dem på rad, spaden, hinken och snigeln.

”Jag tar …” sa {child.he} och gick fram och tillbaka, som man gör. ”Jag tar …”

# in-the-row
”Vad gör du?”

Det var {friend}. {Friend.He} var röd om kinderna och hade bollen under armen.

”Jag väljer”, sa {child}.

”Får jag vara med?”

”Du får ställa dig i raden.”

{Friend} släppte bollen och ställde sig efter snigeln. {Friend.He} rätade på ryggen och log med alla tänder. {child} gick fram och tillbaka. {Child.He} tittade länge på {friend}. Sedan pekade {child.he}.

”Jag tar spaden”, sa {child.he}.

# the-spade-cant-run
{Friend} slutade le.

”Spaden kan ju inte springa!”

”Den är bra i mål”, sa {child}. ”Jag tar … hinken.”

”Hinken är trasig!” ropade {friend}. {Friend.He} hoppade upp och ner och viftade. ”Ta mig! Jag är jättesnabb!”

Nu var det bara {friend} och snigeln kvar. Snigeln sträckte ut sina horn. Det såg faktiskt ut som om den räckte upp handen.

# those-ears
{child} tog ett djupt andetag. Nu skulle {child.he} säga snigeln. Då skulle {friend} få känna.

Men så fick {child} syn på {friend’s} öron. De hade blivit röda, först det ena och sedan det andra. {Friend.He} tittade ner i sanden och låtsades att {friend.he} hade något på skon.

{child} visste precis hur det var där inne. Där hade ju {child.he} själv varit alldeles nyss.

”Jag tar båda”, sa {child.he} fort. ”{Friend} och snigeln. På samma gång.”

{Friend} tittade upp.

”Så att ingen blir sist?”

”Ja”, sa {child}. ”Men man måste säga det fort.”

# already-got
Sedan satte de sig på sandlådans kant, hela laget.

”Varför tog du mig sist?” frågade {child}. Det var svårt att säga, så det kom lite för högt.

”Men dig hade jag ju redan”, sa {friend} förvånat. ”Man behöver inte välja det man har.”

”Det kändes inte så”, sa {child}. ”Det kändes som om jag var staketet.”

{Friend} tänkte efter.

”Jag var sämre än en spade”, sa {friend.he}.

”Den är bra i mål”, sa {child}.

Då skrattade båda två. De satte spaden i ena målet och hinken i det andra, och så ropade de att det var dags för en match till.

# against-the-spade
”Vem ska välja?” frågade {captain}.

”Jag”, sa {child}. {Child.He} bredde ut armarna så långt de räckte. ”Jag tar alla! På samma gång!”

”Vem ska vi då spela mot?” ropade {first}.

”Mot spaden!” sa {friend}.

De spelade mot spaden ända tills det var dags att gå hem. Spaden vann med två mål, för den var verkligen bra i mål[athlete: , nästan som {athlete}], och snigeln såg hela matchen från staketet.[city:  Bättre publik fanns inte i hela {city}.]

# both-at-once
På kvällen satte sig {@a} på {child’s} sängkant.[pet.dog / pet.cat:  {Pet} hade redan lagt sig vid fötterna. {Pet} väljer alltid {child} först.][pet.other:  {Pet} hade redan sagt god natt. {Pet} väljer alltid {child} först.] {@He} brukade pussa {child.him} god natt lite överallt, och nu började {@he}.

”Jag tar pannan”, sa {@a}. ”Jag tar näsan. Jag tar hakan. Jag tar kinden, och jag tar den andra kinden.”

[elder & adult: ”Jag tar händerna”, sa {elder.short}.]

Sedan lutade sig {@a} fram mot det ena örat.

”Vänta”, sa {child}.

{Child.He} kände på sina öron, först på det ena och sedan på det andra. Det var bara de som var kvar.

”Båda”, sa {child.he}. ”På samma gång.”

{@A} försökte. {@He} pussade så fort {@he} kunde, fram och tillbaka, fram och tillbaka, tills {child} kiknade.

Och det blev nästan precis lika. Ingen kunde ha sagt vem som var sist.

# @where
på gården
## if school
{at school}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
