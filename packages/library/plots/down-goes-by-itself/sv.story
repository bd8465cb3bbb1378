title: Ner går det av sig självt
title: Igen! sa snögubben
title: Magar finns det gott om
guest friend: Love (han), Iris (hon)

% Den som bär uppför trappan (@a): {adult}, annars den äldre, annars någon som hade två lediga armar.

# again
{child} hade byggt en snögubbe högst upp i pulkabacken. Han var tre snöbollar hög och hade en morot till näsa, och han såg på när {child} åkte.

”Vad är det där för något?” frågade snögubben. ”Jag vill också!”

Så {child} välte ner honom i pulkan, satte sig bakom och höll om hans kalla mage.

SWISCH!

Snön yrde, moroten visslade, och längst ner stannade de mjukt i en driva.

”Igen!” sa snögubben.

# up-and-down
”Då får du gå upp först”, sa {child}.

”Jag har inga ben”, sa snögubben.

Så är det med snögubbar och pulkor: ner går det av sig självt, men upp måste någon dra.

{child} tog snöret och drog. Det var långt, och snögubben var tung. [age>=6: Hela vägen satt han och sjöng. ]Men till slut var de uppe, och ner gick det av sig självt.

SWISCH!

”Igen!” sa snögubben, innan de ens hade stannat.

# pulling
{child} drog upp honom igen. Och igen.

[friend: {Friend}, {child's} bästa vän,|{Friend}, som åkte i samma backe,] puttade på bakifrån.[sport:  ”Det här är värre än {@game}”, stönade {friend}.][pet.dog:  {Pet} tog snöret i munnen och drog åt andra hållet.][elder:  {Elder} [elder2: och {elder2} ]drog en gång och behövde sedan sitta på en bänk, ganska länge.][athlete:  ”Inte ens {athlete} orkar mer”, sa {friend}.]

”Blir du aldrig trött?” frågade {child}.

”Av vadå?” sa snögubben. ”Jag sitter ju. Igen!”

# never-again
När solen började gå ner hade {child} våta vantar och darriga ben. Alla andra hade gått hem till varm choklad. [school: Borta vid {school} tändes lamporna. ][city: Hela {city} blev blått. ]

”Igen!” sa snögubben.

Då blev {child} arg. Det började i magen och kom ut genom munnen.

”Nej!” skrek {child.he}. ”Du säger bara igen! Du säger aldrig tack, och du är tung som ett kylskåp! Jag drar dig aldrig mer!”

Sedan vände {child.he} ryggen till[age>=6:  och borstade snö av byxorna, mycket länge].

Högst upp satt snögubben kvar i pulkan. Han lutade sig fram för att se om {child} var ledsen. Han lutade sig lite till.

Och ner gick det av sig självt.

# the-wrong-side
När {child} vände sig om var pulkan borta. Ett spår i snön ledde åt fel håll, ner på baksidan, där skogen började och ingen fick åka.

”Snögubben!” ropade {child}.

”Här”, sa en liten röst, långt därnere.

{child} åkte efter på rumpan, hela vägen. Där stod snögubben mellan två granar. Pulkan var knäckt på mitten, och det var nästan mörkt.

”Jag skulle bara titta på dig”, sa han. ”Och ner går det ju av sig självt. Är det här man bor när man har tjatat för mycket?”

”Nej”, sa {child}. Allt det arga hade runnit av {child.him}. ”Jag ska dra upp dig.”

Men det fanns ingen pulka att dra. {child.He} knuffade. {child.He} lyfte. Snögubben rörde sig inte.

”Gå hem du”, sa snögubben. Han sa det tappert, men moroten darrade. ”Det är kallt för dig.”

# a-head
{child} ville gråta. I stället lade {child.he} armarna om hans hals och kramade så hårt det gick.

Plopp.

Huvudet lossnade.

”Oj”, sa huvudet. ”Nu kom jag upp lite.”

{child} stod med snögubbens huvud i famnen. Det vägde inte mer än en katt. Det tittade på {child.him} med båda ögonen, och det var precis lika mycket snögubbe som förut.

”Det är ju här du är!” sa {child}. ”Magar finns det gott om. Det är bara snö. Men huvud finns det bara ett.”

Upp måste någon dra, eller bära. Så {child} bar. Ett steg och ett steg till, med fötterna på tvären och kinden mot moroten.

”Se upp för stenen”, sa huvudet. ”Du är stark, du.”

Och så, nästan högst upp, sa det något nytt:

”Tack.”

# a-new-tummy
Hemma på gården var det alldeles platt. Där rullade {child} en ny mage, och {friend} kom ut och rullade en till.[music:  De sjöng {@song} medan de rullade.][pet.cat:  {Pet} satt i fönstret och skakade på huvudet åt alltihop.][pet.other:  I fönstret tittade {pet} på.] De lyfte upp huvudet och satte moroten rakt.

”Den här magen är bättre”, sa snögubben och kände efter. ”Den andra var så kall.”

”Nu tänkte jag ropa igen”, sa han efter en stund. ”Men jag kan säga god natt i stället.”

”I morgon får du ropa igen tre gånger”, sa {child}. ”{friend} har en pulka till.”

# the-stairs
Innanför dörren stod {child} och tittade uppför trappan. [age>=6: Den hade aldrig varit så lång.] Benen ville inte.

”Ner går det av sig självt”, sa {child.he}. ”Men upp måste någon dra.”

”Jaså, är det så”, sa {@a}. ”Eller bära?”

Och {@a} lyfte upp {child} i famnen och bar {child.him} hela vägen, [age>=6: ett steg och ett steg till, ]kind mot kind.

”Tack”, sa {child}.

# eyelids
Utanför fönstret stod snögubben på sin nya mage och vaktade gården. {child} låg under täcket, och det var varmt ända ner i tårna.[pet.dog / pet.cat:  {Pet} låg i {child.his} knäveck.]

Nu behövde ingen dra. Ögonlocken gick ner av sig själva.

”Igen”, mumlade {child}.

Men det fick bli i morgon.
## or
I köket fick {child} varm choklad.[pet.dog / pet.cat:  {Pet} slickade i sig snön.] Utanför fönstret stod snögubben på sin nya mage.

{child} lade kinden mot bordet, bara för att vila den.

Då gick ögonlocken ner av sig själva.

”Igen”, mumlade {child}.

Men det fick bli i morgon. Och uppför trappan fick någon bära.

# @game
{sport}

# @song
{music}

# @a
någon som hade två lediga armar
## if adult
{adult}
## if elder & !adult
{elder.short}
