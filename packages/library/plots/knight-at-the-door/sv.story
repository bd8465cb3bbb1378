title: Riddaren vid dörren
title: Tre dagars ritt för en prinsessa
title: Fyrtio damer
guest baker: herr Sandberg (han), herr Malm (han)
guest palm: fru Palm (hon), fru Ask (hon)

% Riddaren får aldrig gå före en dam (eller en herre). Barnet är ingetdera utan {age}, och det säger barnet från början.
% @noble är vad riddaren kallar barnet, @im-not vad barnet svarar.

# one-lady
Riddaren hade bara tänkt hålla upp dörren för en enda tant.

Det var klockan tio. Men nu var klockan tolv, och han stod kvar utanför {baker's} konditori[city:  {in city}] med handen på dörrhandtaget, och {child} kom för att köpa limpa[elder:  åt {elder}[elder2:  och {elder2}]].

Han var en riktig riddare. Han var av järn från topp till tå, och hästen stod bunden vid cykelstället.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] satte sig bredvid den och låtsades att de var lika stora.]

”Varsågod, {@noble}”, sa riddaren.

”{@Im-not}”, sa {child}. ”Jag är {age}.”

Riddaren bugade ändå. När han bugade ramlade visiret ner, klang, och när han rätade på sig fick han fälla upp det igen, gnissel.

# the-green-one
”Ska inte du in?” frågade {child}.

”Jo”, sa riddaren. ”Jag har ridit i tre dagar för en prinsessa.”

”Vilken prinsessa?”

Riddaren tittade längtansfullt genom rutan. I disken stod en prinsesstårta.

”Den gröna”, sa han. ”Men en riddare går aldrig före en dam[!child.she:  eller en herre].”

# walking-past
Och bakom {child} kom redan {palm}. Hon hade bara tänkt gå förbi. Men när en riddare håller upp dörren för en, så går man in.

Klang. Gnissel.

När {palm} väl var inne kunde hon ju inte gå tomhänt därifrån. Hon köpte en bit prinsesstårta.

”Sju bitar kvar”, sa riddaren därute.

# violins
Två flickor med fioler kom ut från musikskolan[music: , där de hade övat på {music}]. De gick in bara för att se honom buga.[school:  {child} kände igen dem från {school}.] Klang. Gnissel. De köpte var sin bit.

”Fem”, sa riddaren.

En mamma med tvillingvagn. Riddaren bugade för mamman, och för den ena tvillingen, och för den andra tvillingen. Klang, klang, klang. Tre bitar.

”Två.”

# not-before
{child} stod inne i kön till limporna[friend:  med {friend}[!friend.known: , {child.his} bästa vän,]] och såg alltihop. Dörren hade varit öppen i två timmar, så därinne var det kallt som i ett kylskåp. {Baker} bakom disken hade mössa på sig.[pet.cat:  {child} tänkte på [!pet.known: katten ]{pet}, som också kunde stå i en dörr hur länge som helst.][pet.other:  {child} var glad att {pet} satt hemma i värmen.]

”Varför går han inte bara in?” sa {baker}.

”Han får inte”, sa {child}. ”Inte före en dam.”

En farbror med hund kom. Hunden var en dam, så riddaren bugade för hunden. Farbrorn köpte en bit, och då fanns det en kvar. En enda, med den rosa marsipanrosen på.

# the-bus
Men nu var trottoaren tom. Riddaren tittade åt höger. Han tittade åt vänster. Han fällde upp visiret så högt det gick och lyfte ena järnfoten över tröskeln.

Då svängde det in en buss.

Det var en stor, röd buss, och på sidan stod det Stora Damkören. Dörrarna gick upp. Ut kom en dam i hatt, och sedan en till, och sedan en till. Det var fyrtio stycken.

”Titta, flickor!” ropade den första. ”En riddare! Och tårta!”

Riddaren såg på damerna. Han såg på den sista biten. Så tog han sakta tillbaka sin fot och började buga.

# nobody-for-him
{child} fick ont i magen. Fyrtio bugningar skulle det bli, och redan den första damen skulle köpa den sista biten. Tre dagar hade han ridit! Alla hade gått förbi honom, och alla hade sagt tack. Men ingen hade hållit upp dörren för riddaren.

{Child.He} lämnade kön[friend: , där {friend} fick hålla platsen,] och sprang ut på trappan. {Child.He} tog tag i dörrhandtaget med båda händerna, bredvid järnhandsken. Dörren var tung.[athlete:  Den hade varit tung till och med för {athlete}.] {child} satte ryggen emot.

”Släpp”, sa {child.he}. ”Jag har den.”

”Men …”

”Varsågod, ädle riddare.”

Ingen hade sagt det till riddaren förut, det syntes. Han blev alldeles stilla.

# from-the-start
”Jag kan inte”, viskade riddaren. ”En riddare går aldrig före en dam[!child.she:  eller en herre].”

”{@Im-not}”, sa {child}. ”Jag är {age}!”

Riddaren öppnade munnen. Han stängde den. Det var ju sant. Det hade {child} sagt ända från början.

# stop
”Men de där?” sa riddaren och nickade mot de fyrtio hattarna.

{child} vände sig mot damkören. Dörren tryckte i ryggen, och benen skakade lite, men {child.he} tog i[sport: , som när det gäller att {play sport},] så att det hördes bort till bussen:

”STOPP! Nu är det riddarens tur! Han har hållit upp dörren sedan klockan tio!”

Damerna stannade. De tittade på {child} och på riddaren och på den enda biten.

”Det var på tiden”, sa den första damen. ”Vi väntar, flickor.”

# one-please
Då gick riddaren in. Han gick med dånande steg över golvet, medan fyrtio damer höll andan, och stannade framför disken.

”En prinsessa, tack”, sa han.

# half-each
De satte sig på bänken utanför, {child} och riddaren, med tallriken mellan sig och limpan i en påse. Damkören hade gått in och köpt kanelbullar. Allihop höll upp dörren för varandra, så det tog sin tid.

Riddaren delade tårtbiten mitt itu med den minsta dolken han hade. Marsipanrosen gav han till {child}.[friend:  {Friend} fick smulorna och fick prova att fälla visiret.] Sedan åt riddaren, med sked, genom visiret, och det var tyst därinne en lång stund.

”Var den god?” frågade {child}.

”Den var värd alla tre dagarna”, sa han.

# went-first
När tallriken var tom gick de för att lämna tillbaka den. Riddaren hann först till dörren. Han öppnade den på vid gavel, bugade så djupt han någonsin hade gjort, klang, och sa:

”Varsågod, {@noble}.”

”Jag är {age}”, sa {child}.

Men {child.he} gick in först.

# @noble
ädle herre
## if child.she
ädla dam
## if child.name
ädla dam eller herre

# @im-not
jag är ingen herre
## if child.she
jag är ingen dam
## if child.name
jag är ingetdera
