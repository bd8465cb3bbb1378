title: Sveriges lydigaste katt
title: Man ska bara säga det först
title: Och {pet} stannade
guest rival: Hugo (han), Axel (han)
guest judge: fru Ståhlberg (hon), fru Lagerkvist (hon)
guest rivaldog: Duke (han), Major (han)

% Hugos spaniel är han. Den som hämtar barnet (@M): den vuxna, annars den äldre, annars {judge}. Katten kan vara vilken katt som helst: ingenting sägs om pälsen.

# show-me
”Man kan inte anmäla en katt i lydnad”, sa {rival}.

”Visa mig var det står”, sa {child}.

{Rival} läste pappret på båda sidor. Där stod det att sommarutställningens lydnadsklass[city:  {in city}] var öppen för alla husdjur i koppel. Det stod inte hund någonstans. Han tittade på {pet}, som hängde över {child’s} arm som en blöt handduk och blundade.

”{Pet.He} har aldrig lytt någon i hela sitt liv”, sa {rival}. Bredvid honom satt hans spaniel, {rivaldog}, alldeles rak i ryggen. {Rivaldog} hade vunnit lydnadsklassen tre somrar i rad.

”Vänta du bara”, sa {child}.

# say-it-first
Egentligen hade {child.he} inte alls tänkt vara med. [sport: {Child.He} hade tänkt {play sport}. ]Men i måndags[school: , {at school},] hade {rival} sagt inför hela klassen att en katt bara är en kudde som äter, och då hade {child} hört sig själv svara att {pet} slog {rivaldog} vilken dag som helst. Nu var det lördag, och {pet} var fortfarande [breed.Ragdoll: en ragdoll | en katt]. {Pet.He} hämtade ingenting. {Pet.He} gav inte vacker tass. När man ropade på {pet.him} tittade {pet.he} på en som om man hade sagt något intressant på ungerska.

Men {child} hade bott ihop med {pet} länge och lagt märke till en sak. En katt gör alltid precis det den tänker göra. Så det gäller bara att veta vad det är, och säga det först.

# flop
Nio hundar stod det på planen, och {pet}. {child} satte ner {pet.him} i gräset. Benen började ge vika.

”Ligg”, sa {child}.

Flopp, sa det, så låg {pet}.

Någon i publiken skrattade.[elder:  Det lät som {elder}[elder2:  och {elder2}].] Domaren, som hette {judge}, skrev i sina papper. Bredvid {pet} låg en terrier, reste sig, låg igen och åt upp en maskros.

# stay
”Stanna kvar i två minuter”, sa {judge}.

”Stanna”, sa {child}.

Och {pet} stannade. En duva kom gående. Tre hundar gick efter den, och en matte också. {Pet} stannade. En blåsorkester spelade upp[music: , och det var {@song}], och fyra hundar till gick dit för att höra efter vad det var frågan om. {Pet} stannade så bra att {judge} kom fram och tittade efter om {pet} andades.

”Enastående”, sa {judge}.

”Gäspa”, sa {child} till {pet}, för det syntes att det var på väg, och {pet} gäspade så att man såg ända in. Folk applåderade.

# a-nasty-moment
”Gå fint i koppel”, ropade {judge}.

Det var ett otäckt ögonblick. Men i reglerna stod det bara att djuret inte fick dra. {child} tog upp änden av kopplet, gick runt {pet} i en vacker cirkel och kom tillbaka till samma ställe. Ingen kunde påstå att {pet} hade dragit.

Och så var det bara två kvar på planen. På ena sidan stod {rival} och {rivaldog}. På den andra stod {child}. {Pet} låg.

# not-for-chicken
”Sista provet”, sa {judge}, ”är inkallning. Lämna djuret här, gå bort till repet och ropa. Den som kommer först vinner pokalen.”

{child} blev kall ända ner i skorna. En gäspning kan man vänta in. Men nu visste {child.he} vad {pet} tänkte göra, och det var ingenting. {Pet} hade aldrig i sitt liv kommit när man ropade. Inte ens för kyckling.

{child} gick bort till repet. Det var långt dit. När {child.he} vände sig om var {pet} bara en liten hög på en väldigt stor gräsmatta.

”Klara? Ropa!”

”{Pet}!” ropade {child}. ”Kom!”

{Pet} tittade på ett moln.

# ten-steps
”{Rivaldog}! Hit!” skrek {rival}. {Rivaldog} for upp. Tio steg kom han, rakt som en pil[athlete: , eller som {athlete}]. Då kände han lukten från glassbilen. Nosen svängde, och resten av honom svängde efter.

”{Rivaldog}! {Rivaldog}! Kom hit!” {Rival’s} röst gick upp i falsett. Han slog sig på benen. Nu ropade hela publiken. {Pet} lade öronen bakåt och blev ännu mindre.

# boring
{Pet.He} var rädd. {child} såg det tvärs över hela gräsmattan, och då struntade {child.he} i pokalen. Det spelade ingen roll om {pet} kom eller inte kom. Bara {pet.he} slapp vara rädd.

När {pet} blev rädd hemma ropade {child} aldrig. {Child.He} gjorde en enda sak: {child.he} lade sig på golvet, vilket golv det än var, och var tråkig tills det hade gått över.

Så {child} lade sig ner. {Child.He} lade sig i [child.she: finklänningen | finskjortan], inför tvåhundra människor, raklång på rygg i gräset, och blundade.

”Är ungen sjuk?” sa någon.

[friend: ”Nej”, sa {friend}, som var {child’s} bästa vän och borde veta. ”Bara tråkig.”

]{child} andades in, och {child.he} andades ut. Publiken tystnade, några i taget, för det är svårt att skrika åt någon som ligger ner. {Child.He} hörde hur det smattrade i vimplarna. {Child.He} kände solen på ögonlocken, och en myra.

# the-tips
Då trampade någon {child.him} i håret.

Den trampade {child.him} på axeln. Den klev upp på magen, vände sig ett varv, och så sa det flopp.

Ingen hurrade. Tvåhundra människor hade sett de där öronen, och de applåderade bara med fingertopparna, för att inte skrämmas.

”Pokalen”, viskade {judge} och böjde sig ner, ”går till {pet}.”

# i-didnt
{child} kunde förstås inte gå och hämta den. {Child.He} hade en katt på sig. Det var {rival} som kom med den. Han stod där med {rivaldog}, som hade glass ända upp till ögonbrynen.

”Hur fick du {pet.him} till det?” sa han.

”Det fick jag inte”, sa {child}. ”Det går inte. Man får vara där {pet.he} vill vara.”

{Rival} funderade på det. Han såg på {rivaldog}. Sedan lade han sig i gräset, han också, och {rivaldog} drog en djup suck och rasade ihop över hans knän.

# stayed
Efter en stund kom {@M} med två muggar te och viskade att de nog borde gå hem.

{child} tittade ner på {pet}. {Pet} höll på att somna.

”Stanna”, sa {child}.

Och {pet} stannade.

# @M
{judge}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @song
{music}
