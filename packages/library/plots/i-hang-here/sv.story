title: Apan på kroken
title: Jag hänger här
title: Häng med!
guest yvonne: Yvonne (hon), Lisbet (hon)
guest sitter: Iris (hon), Maja (hon)

% Apan är "den". Den som hämtar (@a): {adult}, annars den äldre, annars barnvakten.

# my-hook
På {child's} krok [school: {at school}|[age<7: på förskolan|i skolan]] hängde en apa.

Den hängde i svansen, upp och ner, med händerna på magen.

”Det där är min krok”, sa {child}.

”Jag hänger här”, sa apan.

# a-very-small-tail
”Men min jacka ska hänga där!” sa {child}.

Apan tittade på jackan. ”Har den någon svans?”

”Nej, den har en hängare. En sådan här liten.[elder:  {Elder}[elder2:  och {elder2}] har sytt dit den.]”

”Det var den minsta svans jag har sett”, sa apan. ”Har du någon svans, då?”

”Nej.”

”Då behöver du ju ingen krok”, sa apan.

{child} blev alldeles varm av ilska. ”Gå ner! Det är min krok!”[city:  Det hördes i hela {city}.]

”Jag hänger här”, sa apan.

Då hängde {child} sin jacka på apan. En ärm över varje fot.

”Tack”, sa apan. ”Jag frös lite om tårna.”

# helping
{child} gick in och byggde med klossar. {Child.He} byggde argt.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] fick hålla i tornet.]

Ute i hallen fick apan tråkigt. Den såg sig omkring. På golvet stod det stövlar.

”Stackare”, sa apan. ”De har ingenstans att hänga.”

Så apan hjälpte dem. Den svingade sig och sträckte sig med sina långa armar.[athlete:  Så högt når inte ens {athlete}.] Den hängde stövlarna på röret i taket. Den hängde mössorna i lampan. Den hängde vantarna på klockan, och allra sist hängde den {yvonne’s} gitarr på brandsläckaren[music: , den som hon alltid spelade {music} på].

# all-tidy
”Ut på gården, allihop!” ropade {yvonne}, som var fröken.

Alla barnen kom ut i hallen. Alla barnen tittade upp.

”Nu är det ordning här”, sa apan nöjt.

”Men vi ska ha kläderna på oss!” sa {child}.

”På er?” sa apan. ”Ska kläderna hänga på er? Då är det ju ni som är krokar!”

”Nej!” sa {child}. ”Jag är ingen krok!”

# crack
”Det är en stövel kvar”, sa apan. ”Den ska också få hänga.” Och den svingade ut så långt, så långt den kunde, med bara svansspetsen kvar på kroken.

Knak, sa kroken.

En skruv ramlade ner på golvet. Pling.

Kroken lutade. Apan gungade. Nu såg den inte nöjd ut längre. Den såg ner i golvet, och golvet såg hårt ut.

”Jag … jag hänger här”, pep apan.

Knak, sa kroken igen.

# two-hooks
{Yvonne} stod längst bort i hallen, bakom alla barnen. Men {child} stod alldeles intill apan.

{Child.He} sträckte fram sina armar. {Child.He} böjde dem, så att de blev två krokar.

”Häng här!” sa {child}.

”Du är ju ingen krok!” pep apan.

”Jo! Nu är jag det!”

Apan blundade och släppte.

Duns! Där hängde den, med två långa armar om {child's} hals och svansen två varv runt {child.his} mage. Den var varm och lurvig. Hjärtat slog fort, fort mot {child.his} tröja.

”Oj”, sa apan. ”Här var det bra att hänga.”

”Men det kittlar”, sa {child}.

# hang-on
Sedan bar {child} runt apan i hela hallen. {Child.He} pekade, och apan sträckte på sin långa arm. Ner kom stövlarna. Ner kom mössorna. Ner kom vantarna och gitarren. {Yvonne} hämtade en ny skruv, en lång och tjock, och skruvade fast kroken så att den skulle hålla för vad som helst.

”Kom nu, så går vi ut”, sa {child}. ”Häng med!”

”Det är just det jag gör”, sa apan.

Hela dagen hängde den med. På gungan hängde den på {child}. I sandlådan hängde den på {child}.[sport:  Och när det var dags att {play sport} hängde den på {child}.]

# empty
Sedan blev det eftermiddag, och {@a-first} kom och hämtade. {child} tog på sig jackan. {Child.He} tog på sig stövlarna och mössan. Nu hängde allting på {child}.

Och då blev kroken tom.

Apan klättrade upp. Den lade svansen om kroken, ett varv och ett varv till. Så hängde den upp och ner med händerna på magen, och nu var den och {child} precis näsa mot näsa.

# tomorrow
”På natten är jag hemma[pet:  hos {pet}]”, sa {child}. ”Då kan du ha kroken.”

Apan gäspade.

”Jag kommer i morgon”, sa {child}. ”Är du kvar då?”

”Ja då”, sa apan. ”Jag hänger här.”

# @a-first
barnvakten {sitter}
## if adult
{adult}
## if elder & !adult
{elder}
