title: Det kliar på {horse}
title: Med rumpan
title: Pock, pock, duns
guest horse: Sixten (han), Ragnar (han)
guest owner: Siv (hon), Ingegerd (hon)

% {horse} är han, {owner} har hönsen. {child} står utanför staketet hela tiden. Tre ljud att säga med i: gnugget, hönsen, kvasten.

# an-itch
{horse} var en stor brun häst med stora ludna fötter. Han bodde i {owner's} hage[city: , strax utanför {city}], ihop med hönsen, som hade ett eget litet hus.

Varje eftermiddag kom {child} till staketet[adult:  med {adult}] och ropade: ”Hej, {horse}!”[friend: 

Och {friend}, {child's} bästa vän, ropade: ”Hej, hönsen!”]

Men i dag kom {horse} inte. I dag kliade det på {horse}.

# bock-bock-bump
Det kliade på rumpan, och dit når ingen häst. Så {horse} backade, klamp, klamp, klamp, ända bort till hönshuset. Och så gnuggade han.

Gnugga-gnugg, gnugga-gnugg, knaaak!

Hela hönshuset hamnade på sned. Och där inne åkte alla hönsen kana, ner till ena väggen.

Pock, pock, duns!

# with-his-bottom
”{owner}!” ropade {child}[school: , så att det måste ha hörts ända till {school}]. ”{horse} har puttat hönshuset på sned!”

{owner} kom springande i stövlar. ”Puttat? Med vad då?”

”Med rumpan”, sa {child}.[age>=5: 

{owner} satte händerna i sidan. ”Det där är ett hönshus, {horse}”, sa hon. ”Det är ingen borste.”

{horse} viftade på svansen. Han tittade på {owner}, och han tittade på hönshuset. Sedan gav han det en liten gnuggning till. Knak!

Pock, duns!]

En höna stack ut huvudet genom luckan. Huvudet var också på sned.[pet.dog / pet.cat:  {child's} [pet.dog: hund|katt] {pet} fick lägga huvudet på sned för att få henne rak.]

# as-strong-as-a-horse
”Det måste stå rakt innan det blir mörkt”, sa {owner}. ”Höns kan inte sitta i en backe.” Hon tog i och knuffade. Hönshuset rörde sig inte.[elder:  {Elder} kom och knuffade med[elder2: , och det gjorde {elder2} också].] {owner} tog i tills hon var röd som en tuppkam. Det rörde sig inte ändå.

”Det går inte”, flåsade hon. ”[athlete: Inte ens {athlete} skulle orka. ]Man måste vara stark som en häst.”

{child} tittade på {owner}. {owner} tittade på {child}. Och så tittade båda två på {horse}.

”Han får gnugga på andra sidan!” sa {child}.

# the-other-side
{Child.He} tog hinken med morötter och gick längs staketet och skramlade. Skramla, skramla, skramla![music:  Det lät nästan som {music}.] Upp for {horse's} öron. Klamp, klamp, klamp, kom han, hela vägen runt till andra sidan. Han åt en morot. Han åt en morot till.

Och då började det klia igen. Så han backade, klamp, klamp, klamp. Och så gnuggade han.

Gnugga-gnugg, gnugga-gnugg, knaaak!

Upp kom hönshuset. Och där inne kom alla hönsen kanande tillbaka.

Pock, pock, duns!

# whoa
”Nu står det rakt!” ropade {child}. ”Stopp, {horse}!”

Men {horse} slutade inte. Det kliade ju fortfarande. Gnugga-gnugg, gnugga …

”Åh nej!” sa {owner}. ”Nu tippar det åt andra hållet! Ptro, {horse}! Ptro!”

”Han vill inte putta”, sa {child}. ”Han vill bara bli kliad.”

# scritch-scratch
Vid staketet stod den långa kvasten. {child} stack in den mellan brädorna och sträckte sig, och sträckte sig, [sport: precis som innan man ska {play sport}, ]ända tills {child.he} nådde.

Krafs, krafs. Krafs, krafs.

{horse} stod still. Hans överläpp blev längre och längre, och den dallrade.

”Just där”, viskade {owner}.[pet.other: 

{child} undrade var {pet} hade sitt ställe.]

# gone
Krafs, krafs, gjorde {child}, långsamt nu. I hönshuset satte sig hönsen på rad. Pock, sa de, men bara lite. Solen gick ner bakom hagen. {horse's} huvud sjönk, och han ställde en stor luden fot på tå.

Krafs … krafs …

Och så kliade det inte mer.
