title: Du behöver inte fråga
title: Den röda knappen
title: Fast med en skylt på tröjan
guest friend: Sol (han), Tilde (hon)
guest head: Gun-Britt (hon), Birgitta (hon)

% {head} höjer aldrig rösten, inte ens om vaniljsåsen. ”Jag då?” får gärna sägas tillsammans.

# the-puddle
{child} stod hela rasten[school:  {at school}] utanför rektorns rum och väntade på att få fråga om de fick flytta målet ur vattenpölen. {Friend}[!friend.known: , {child’s} bästa vän,] väntade också. När {head}, som var rektor, öppnade dörren ringde det in, och rasten var slut.

”Om barnen fick bestämma”, sa {child} argt, ”skulle ingen behöva vänta på någonting.”

{Head} tog allting på allvar. ”Då är det nog bäst att du bestämmer”, sa hon. Hon tog av sig skylten där det stod REKTOR och satte den på {child}. ”Från och med på måndag. Allihop. Vi vuxna får vara barn.”

# monday
Och det menade hon. På måndagen ställde lärarna upp sig på rad på skolgården, i grå strumpor.[elder & !elder2:  {Elder} hade kommit för att vara med och ville få dela ut mjölken.][elder2:  {Elder} och {elder2} hade kommit för att vara med och ville få dela ut mjölken.][pet.dog:  {Pet}[!pet.known: , {child’s} hund,] fick följa med till grinden och ville in.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] fick följa med till grinden och ville in.][pet.other:  {Pet} var hemma och ville ha mat tidigt.] {Friend} bestämde i köket, och {child} hade den stora kontorsstolen, den som gick upp och ner[athlete: , under en affisch med {athlete}]. {Head} satt i skräddarställning på mattan, i en tröja med skolans namn på, och räckte upp handen.

”Snälla rektor {child}”, sa hon, ”vad ska jag vara?”

”Du kan hjälpa {friend} med lunchen”, sa {child}.

Det gick strålande till halv tio. Då hade ettorna vridit fram alla klockor så att det var dags att gå hem, [music: i högtalarna spelades {music}, ]och någon hade gjort marsvinet till ordningsvakt. Så {child} kom på en regel och läste upp den i högtalaren.

”Ingen gör någonting utan att fråga mig först!”

# the-queue
Det hjälpte på en gång. Alla kom och frågade. Kön gick ut ur rektorsrummet, genom korridoren och runt hela matsalen[city: , och den var den längsta {in city}]. Fick man öppna ett fönster? Fick man stänga det igen? En pojke frågade om han fick nysa, men när {child} äntligen sa ja hade nysningen gått över, och han sa att det var {child’s} fel.

På rasten såg {child} målet i sin vattenpöl, och det var ingen som lekte[sport:  eller höll på med {sport}]. Alla stod i kön. {child} ville så gärna gå ut att fötterna sparkade på skrivbordet av sig själva. Att bestämma var precis som att vänta, fast med en skylt på tröjan.

# the-red-one
I köket gjorde {friend} vaniljsås. Maskinen var stor som ett klädskåp. Man tryckte på den gröna knappen, och då gjorde den vaniljsås tills man tryckte på den röda. Om den gröna hade {friend} frågat {child}. Men när alla kannor var fulla och {friend.he} sträckte fram ett finger mot den röda, hejdade {friend.he} sig. {Friend.He} hade inte frågat.

Så {friend.he} skickade i väg {head}, och {head} gick och ställde sig sist i kön.

# rather-more
Efter en stund räckte hon upp handen. ”Snälla rektor {child}, det gäller vaniljsåsen.”

”Inte tränga sig, {head}”, sa {child}. ”Du måste vänta.”

Lite senare åkte handen upp igen. ”Snälla rektor {child}. Det gäller vaniljsåsen ganska mycket mer än nyss.”

”Alla står och väntar!”

”Ja, det gör de”, sa {head}, och hon lyfte på ena skon och tittade efter under den. ”Fast nu väntar vaniljsåsen också.”

Och runt hörnet kom den. Den var ljummen, som all vaniljsås i skolan, och den kom genom korridoren utan att skynda sig och fyllde stövlarna, en efter en. Ingen sprang sin väg. De stod kvar i kön med vaniljsås upp till anklarna, och den första pojken räckte upp handen.

”Får jag flytta på mig?”

”Ja!” sa {child}.

”Jag då?” sa nästa.

”Ja!”

”Jag då?”

# bread-bun
Långt bortifrån hördes {friend’s} röst. ”{Child}! Får jag trycka på den röda?”

”Vad?” skrek {child}.

”{Friend} ber om lov”, sa {head}, ”att få tycka om en höna.”

”Vilken höna?” jämrade sig {child}. Nu rann vaniljsåsen över tröskeln, och marsvinet seglade förbi i en matlåda. Alla såg på {child}, och det fanns bara en enda {child}.

# do-it
{child} klättrade upp på stolen och lät den åka ända upp. {Child.He} tog tag i mikrofonen med båda händerna.

”Ni behöver inte fråga!” ropade {child.he}.

Alla stirrade.

”Inte ens om …” sa den första pojken.

”Inte om någonting! Om ni ser vad som behöver göras, så gör det!” Och {child} hoppade ner i vaniljsåsen, långt upp på smalbenen.

I köket hörde {friend} vartenda ord. {Friend.He} vadade fram till maskinen och slog näven i den röda knappen, och maskinen rapade och stannade.

# without-asking
Sedan gjorde alla något. Ettorna kom med hinkar, och de stora sköt på med brickor.[elder & !elder2:  {Elder.short} gick runt med mjölken.][elder2:  {Elder.short} och {elder2.short} gick runt med mjölken.] Någon räddade marsvinet, som inte ville bli räddat. {Head} tog av sig strumporna, utan att fråga, och sopade med den stora kvasten och sjöng.

När det var dags att gå hem luktade hela skolan vanilj. {child} och {friend} satt på trappan och vred ur sina strumpor.[pet.dog / pet.cat:  {Pet} kom in genom grinden, utan att fråga, och slickade dem på benen.][pet.other:  {Pet} skulle få mat med detsamma.]

”Titta”, sa {friend}.

Någon hade flyttat målet ur vattenpölen. Ingen hade frågat.

# up-and-down
När {child} gick tillbaka efter sin väska stod {head} i dörren till rektorsrummet, med vaniljsås upp till knäna, och tittade på den stora stolen. Hon räckte upp handen.

”Snälla rektor {child}”, sa hon, ”får jag prova att åka upp och ner?”

”Du behöver inte fråga”, sa {child}.
