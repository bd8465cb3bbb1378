title: Ponnyn som hette Lugn
title: Inte du, ponnyn
title: Vänd dig inte om
guest pony: Lugn (han)
guest kia: Kia (hon), Åsa (hon)

% Ponnyn heter Lugn, och ordet är skämtet: ”Lugn!” ropas på ponnyn, viskas till den som viskar, och sägs sist till honom så att det stämmer.

# a-pony-called-steady
{child} var {age} år och hade fått en egen ponny. Han hette {pony}, och det var det enda lugna med honom.

Han kom till stallet[city:  utanför {city}] en lördag. Ridläraren {kia} öppnade transporten, och ut sköt en brun, lurvig ponny med luggen åt alla håll. Han sprang fyra varv runt hagen, sparkade omkull vattenhinken och ryckte kepsen av {kia}. Sedan ställde han sig längst bort och tuggade på den.

”{Pony}!” ropade {kia}.

”Jag är lugn!” sa {child}.

”Inte du. Ponnyn.”

# a-whole-week
{child} hade önskat sig en ponny i halva sitt liv. Nu ville {child.he} bara klappa honom.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] skulle få klappa honom sedan.] {child} sprang mot {pony} med öppna armar, och {pony} sprang bort. {Child.He} sprang efter med en morot, och då sprang ponnyn fortare[athlete:  än {athlete}]. {child} sprang efter honom i en hel vecka[sport:  och kom för sent till {sport}], och fortfarande hade ingen klappat någon.[elder & !elder2:  I stallet hängde en ny hjälm från {elder}, alldeles oanvänd.][elder2:  I stallet hängde en ny hjälm från {elder} och {elder2}, alldeles oanvänd.][pet.dog:  Varje kväll ville [!pet.known: hunden ]{pet} lukta på {child’s} stövlar.][pet.cat:  Varje kväll ville [!pet.known: katten ]{pet} lukta på {child’s} stövlar.][pet.other:  Varje kväll fick {pet} höra hur det hade gått.]

”Titta inte på honom som om han var en prinsesstårta”, sa {kia}.

# chosen-last
Men {child} satte sig på den omkullsparkade hinken, och det gjorde ont i halsen när {child.he} svalde.

”Han tycker inte om mig”, sa {child.he}.

{Child.He} hade trott att en ponny tyckte om en direkt, om han var ens egen. Det här var som att bli vald sist på gympan[school:  {at school}], fast av en häst.

{kia} satte sig på huk bredvid.

”Han är inte arg på dig”, sa hon. ”Han är rädd. Allt här är nytt, och så kommer någon springande rakt emot honom varje dag.”

{child} torkade sig om näsan, reste sig och gick mot grinden. {Child.He} orkade inte springa mer.

# dont-turn-round
”{child}”, sa {kia} långsamt. ”Vänd dig inte om.”

”Varför inte?”

”Han går bakom dig.”

{child} vände sig om. Då dundrade {pony} tillbaka till andra änden av hagen.

”Jag sa ju inte vänd dig om”, sa {kia}.

Så var det alltså med {pony}. När {child} sprang efter honom sprang han bort. När {child} gick bort kom han efter.

De provade igen. {child} gick bort.

”Kommer han?” frågade {child.he}.

”Han kommer”, sa {kia}.

{child} vände sig om. Borta var han.

”Men det är ju min ponny!” sa {child}. ”Jag vill ju titta på honom!”

# over-the-fence
Just då kom en timmerbil på vägen utanför stallet, skramlande och tjutande. {Pony} tog sats, flög rakt över staketet och försvann bortåt ängen med svansen rakt upp. Och bortom ängen låg den stora vägen.

{kia} grep en grimma och skulle springa. {child’s} ben ville också springa, det ryckte i dem.

”Nej!” ropade {child}. ”Spring inte! Då springer han!”

# the-other-way
Sedan gjorde {child} det svåraste {child.he} hade gjort. {Child.He} vände ryggen mot ängen, mot vägen och mot sin egen ponny, och började gå åt andra hållet. {Child.He} gick sakta, så att {pony} skulle hinna se {child.him}. Och {child.he} gnolade på {@tune}, så att {pony} skulle höra vem det var.

{kia} gick baklänges framför, för någon måste ju titta.

”Vad gör han nu?” frågade {child}.

”Springer.”

”Nu då?”

”Springer. Nej. Han har stannat. Han tittar på dig.”

{child} gick. Det kliade i nacken, så gärna ville {child.he} vända sig om.

# tulips
”Vad gör han nu?”

”Nu äter han Bengtssons tulpaner.”

”Men nu då?”

”Nu undrar han vart du ska”, sa {kia}. ”Han tar ett steg. Han tar ett till. Han kommer, {child}. Bara gå. Gå, gå, gå, AJ!”

{kia} hade gått baklänges rakt in i skottkärran. Hon satt i den med benen i vädret.

”Gå bara förbi”, sa hon.

# soft-as-a-mitten
{child} gick förbi skottkärran. {Child.He} gick in genom grinden och ända fram till mitten av hagen, och där stod {child.he} still. {Child.He} tittade på sina stövlar och gnolade. Gräset prasslade bakom {child.him}. Det prasslade en gång till, närmare.

Så blåste det varmt i {child’s} nacke. Det luktade tulpan.

{child} vände sig inte om. {Child.He} sträckte bara ena handen bakåt, med handflatan upp. Och i handen lade sig en mule. Den var mjuk som insidan av en vante, och den darrade lite.

# me-or-him
{kia} hade krånglat sig ur kärran och stängt grinden så tyst det gick.

”Lugn, lugn, lugn”, viskade hon.

”Menar du mig eller honom?” viskade {child}.

”Jag pratar med mig själv”, sa {kia}.

# and-he-was
Efter det gick {pony} efter {child} överallt, som en mycket hårig ryggsäck. En dag fick {child} titta på honom hur länge {child.he} ville. En annan dag fick {child.he} borsta luggen, och där under fanns det ögon.[friend:  En tredje dag fick {friend} klappa mulen.][pet.dog / pet.cat:  Och {pet} fick lukta på stövlarna hur länge {pet.he} ville.][pet.other:  Och {pet} fick höra om alltihop.] När det blev höst satt {child} på ponnyns rygg i sin nya hjälm, med {kia} bredvid.

”Hur känns det?” frågade {kia}.

{child} hann inte svara, för på vägen kom timmerbilen, skramlande och tjutande. Det gick en rysning genom ponnyn. {child} lade handen på hans hals.

”Lugn”, sa {child.he}.

Och det var han.

# @tune
Blinka lilla stjärna
## if music
{music}

# picture 1
{child} sitter på den omkullsparkade hinken, och {kia} sitter på huk bredvid

# picture 2
{child} går bort från ponnyn, som äter tulpaner, och {kia} går baklänges framför

# picture 3
{child} sträcker handen bakåt, och ponnyn lägger mulen i den
