title: Vad har du där?
title: Ingenting är tungt i dag
title: Dagen då ingenting föll
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Vems tekannan är (@a): den äldres, annars {adult}, annars {minder}. Säg ”Ingenting” fort varje gång, och sista ordet långsamt.
% En regel: ingenting stannar där man lägger det, så vill man ha något kvar får man hålla i det.

# the-teapot
{@Owner} hade en blå tekanna som hade stått på kökshyllan så länge någon kunde minnas[elder2: , och bara {elder2} fick damma den]. På söndagskvällen kastade {child} boll inomhus. Då föll tekannan, för på söndagen föll saker fortfarande.

{child} lade bitarna i gympapåsen, sköt in påsen under sängen och sa inget till någon. Det gjorde ont i magen. Tänk om ingenting kunde falla, tänkte {child}, och så somnade {child.he}.

På morgonen vaknade {child} i taket.

”I dag är det ingen tyngdkraft”, sa radion, som kom svävande i sin sladd. ”Den är tillbaka klockan sex. Fram till dess stannar ingenting där man lägger det. Den som vill ha något kvar får hålla i det.”

# nothing
Det var den bästa morgon som funnits. {child} slog en kullerbytta runt lampan, bland tofflorna. Men mitt i den hörde {child.he} hur det klirrade.

Gympapåsen hade kommit fram från under sängen, och tekannans öra var på väg ut genom dörren. Ingenting stannade där man lade det, och ingenting stannade där man gömde det heller.

{child} simmade efter bitarna och höll ihop påsen med båda händerna.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] simmade också efter det som klirrade, med alla klor ute.] Just då kom {@a} in, upp och ner, med gröten[elder & !pet.dog & !pet.cat:  i ena handen och stickningen i den andra].

”Vad har du där?” frågade {@a}.

”Ingenting”, sa {child}.

”Bra, då har du händerna fria. Ta gröten.”

”Det går inte. Jag håller i mig.”

”I vad?”

”Ingenting”, sa {child}.

{@A} tittade på {child.him} så länge att gröten rymde.

# isnt-it-heavy
Ute[city: , över hela {city},] hade folk knutit fast sig i sina grindar och stigit till väders som drakar.[school:  {School} var stängd, för bänkarna hade fastnat i träden.][music:  Någon spelade {@song}, på ett piano som inte ville vara stilla.] {Friend}[!friend.known: , {child's} bästa vän,] hängde ovanför häcken med ett rep om magen och slog kullerbyttor[sport: , sådana som ingen slår i {@game}].[pet:  {@pet}]

”Ta mina händer!” ropade {friend}. ”Så gör vi en dubbel!”

”Det går inte”, sa {child}.

”Vad har du där?”

”Ingenting.”

”Du har burit på ingenting hela dagen”, sa {friend}. ”Är det inte tungt?”

”Ingenting är tungt i dag”, sa {child}. Men det värkte i fingrarna, och nu var det bara de andras bästa morgon.

# between-the-teeth
”Du har ju inte knutit fast dig!” sa {@a} och räckte fram en repände.

Man kan inte slå en knut när man har fullt i båda händerna. Så {child} tog repet mellan tänderna.

”Har du tag i det?” frågade {@a}.

{child} öppnade munnen för att säga ja.

Där försvann repet. {child} steg förbi äppelträdet, och förbi stuprännan, och förbi skorstenen, med en påse i famnen och ingenting om magen. {@A} var inte större än en klädnypa nu. Det fanns bara moln kvar, och dem kan man inte hålla sig i[athlete: , inte ens om man är {athlete}].

”Hjälp!” skrek {child}.

# once
{@help}

# let-go-of-it
”Ta tag!” skrek {friend}.

{child} hade ingen hand att göra det med. Om {child.he} släppte påsen skulle alla se vad som fanns i den, och {@a} skulle se det först. {child} skämdes så mycket att {child.he} blundade. Men om {child.he} inte släppte skulle {child.he} fortsätta uppåt, tills ingen kunde se {child.him} alls.

”Det går inte!” skrek {child.he}. ”Jag har …”

”Ingenting!” skrek {friend}. ”Jag vet! Släpp det!”

{child} öppnade båda händerna, så mycket det gick. Påsen välte, och ut flög locket, och örat, och alla blå bitar, så att det glittrade i solen. Och med alla tio fingrarna tog {child} tag {@of}.

# both-hands
{@A} halade ner {child.him} i trädgården, tag för tag. Efter kom pipen. Den seglade förbi äppelträdet och stannade mjukt mot näsan på {@a}.

”Det där är min tekanna”, sa {@a}.

”Det var jag”, sa {child}. ”Jag kastade boll. Jag vågade inte säga det.” {Child.He} försökte titta ner, men i dag fanns det inget ner.

{@A} tittade på pipen, och sedan på {child's} fingrar, som var alldeles vita.

”Har du burit på det här hela dagen?”

”Ja.”

”Med båda händerna?”

”Ja.”

”Jag tyckte om den tekannan”, sa {@a}. ”Men vill man ha något kvar får man hålla i det.” Och så lät {@he} pipen sväva sin väg och höll i {child}, med båda armarna.

# bit-by-bit
Sedan for de efter bitarna allihop, och nu när {child} hade händerna fria var ingen snabbare. {Child.He} lade pipen i luften, och den stannade där. {Child.He} lade en bit intill, och sedan en till, och ingenting kunde falla. Till sist hängde hela tekannan där, utan något lim, med tunna streck av ljus i. Bara en flisa ur locket fattades.

”Och nu?” sa {friend} och räckte fram båda händerna.

De gjorde en dubbel, runt hela äppelträdet.

Strax före sex lade alla händerna om tekannan. Tyngdkraften kom tillbaka sakta, med fötterna först. Tekannan blev tyngre och tyngre, och ingen släppte förrän [elder & adult: {adult} hade limmat den | den var limmad].

# on-the-step
På kvällen stod den på hyllan igen, och flisan var kvar däruppe någonstans. {child} satt på trappan bredvid {@a}. Grinden var där den skulle, och månen också, och allting stannade där det var.

”Vad har du där?” frågade {@a}.

{child} tittade ner. Det var {@as} hand. {Child.He} hade glömt att släppa den.

”Dig”, sa {child}.

# @pet
{Pet} hängde också där, i en låda med handtag, och såg allt fara förbi.
## if pet.dog
Bredvid simmade {pet}[!pet.known: , {child's} hund,] i ett eget rep. {Pet} var den enda som kom någonstans, för {pet.he} slutade aldrig att paddla.
## if pet.cat
{Pet} var också fastknuten och hade bara ögon för påsen.

# @help
{Friend} var redan på taket. {Friend.He} satte båda fötterna mot skorstenen, böjde på knäna och sköt ifrån. {Friend} kom flygande med repet efter sig och ena handen före. Men repet var inte längre än så, och {friend} skulle bara komma fram en enda gång.
## if pet.dog
{Friend} sprattlade och sprattlade och kom ingenstans. ”{Pet}!” skrek {friend.he}. ”Hämta {child}!”

{Pet} satte nosen rakt uppåt. {Pet.He} paddlade förbi stuprännan med alla fyra benen, och förbi skorstenen, med repet efter sig, tills {child} kände andedräkten. Men där tog repet slut, och {pet} kom inte ett steg längre.
## if pet.cat
{Pet} satt på skorstenen. {Pet.He} följde påsen med blicken, och när den for förbi klirrade det. Baken började vicka på {pet}.

”Nej, {pet}!” skrek {@a}.

”Jo, {pet}!” skrek {friend}.

Och {pet} hoppade, med repet efter sig, och landade på {child's} axel med alla klor i tröjan. Men klorna gled, och tröjan repade upp sig.
## if pet.other & !elder
{Friend} var redan på taket, men {friend.he} hade solen i ögonen och såg inte var {child} var.

”Var?” skrek {friend}. ”Var?”

Den enda som inte hade släppt {child} med blicken var {pet}. {Pet} tittade rakt upp ur lådan, mot ett enda ställe på hela himlen, och {friend} tittade åt samma håll.

”Där!” skrek {friend} och sköt ifrån mot skorstenen med båda fötterna, med repet efter sig och ena handen före. Men {friend} skulle bara komma fram en enda gång.
## if elder & !pet.dog & !pet.cat
{@A} hade fortfarande stickningen under armen. {@A} tog garnnystanet och kastade. En vanlig dag hade det hamnat i häcken. I dag föll ingenting. Nystanet flög rakt upp, förbi skorstenen, och rullade ut sig hela vägen.

”Garn räcker”, ropade {elder.short}, ”när ingen väger något!”

Sista garnänden kom dansande förbi näsan på {child}. Men den skulle bara göra det en enda gång.

# @of
i {friend's} hand
## if pet.dog
i repet, alldeles intill {pet's} mage
## if pet.cat
i repet, alldeles intill {pet's} mage
## if elder & !pet.dog & !pet.cat
i garnet

# @as
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @song
{music}

# @game
{sport}

# @Owner
{Minder}, som hade hand om {child} den veckan,
## if adult & !elder
{Adult}
## if elder
{Elder}

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
