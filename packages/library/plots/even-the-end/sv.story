title: Det får plats en till
title: För mycket hund
title: Ända ut till svansen
guest friend: Milo (han), Iris (hon)
guest dog: Rulle (han), Korven (han)

% Paraplyet växer när man bjuder in någon; ingen har tänkt på att fråga hunden.

# too-much-dog
{@whose} Det var bara ett fel på {@d}, och det var att {@d-he} var för lång för regn.

Höll {child} paraplyet över nosen på {@d}, så blev rumpan blöt. Höll {child.he} det över rumpan, så blev nosen blöt. Det var för mycket hund helt enkelt.

”Vi behöver ett längre paraply”, sa {child}.

[school: Det var lördag, och på skolgården vid {school} var det ingen mer än regnet. ]Så de gick till affären med gamla saker[city: , den där man kan köpa nästan allt som folk i {city} har tröttnat på|, den på hörnet].

# the-label
I en kruka innanför dörren, bakom en fågelbur och [sport: {sport.thing}|en tennisracket], stod ett paraply som var rött som sylt. På handtaget satt en lapp, och [adult: {adult}|{child}] läste den högt.

”Fem kronor”, stod det. ”Var snäll mot det.”

De hade inte kommit längre än till brevlådan när regnet kom. {child} fällde upp paraplyet. Vips! Det räckte över {child}. Det räckte över [adult: {adult}|matkassen]. Det räckte över {@d}, utom svansen.

”Nästan”, sa {child}.

# one-more
Vid brevlådan stod brevbäraren, och det droppade från hans näsa.

”Kom in under, du också”, sa {child}. ”Det får plats en till.”

Då ryste paraplyet till. Det knakade. Och det växte! Det växte precis så mycket som behövdes för en brevbärare och hans väska.

”Jag säger då det”, sa brevbäraren.

”Såg du?” sa {child}. ”Det växer när man bjuder in någon!”

Men över {@d-s} svans räckte det inte.

Vid busshållplatsen stod {friend}[friend: |, från {child's} gata,] under en genomblöt tidning[elder: , och på bänken satt {elder} [elder2: och {elder2} ]med sina kassar].

”Det får plats en till!” ropade {child}. [elder: ”Det får plats [elder2: tre|två] till!”]

Knak, sa paraplyet. Vips! In kom {friend}[elder: , och in kom {elder.short}[elder2:  och {elder2.short}]], och alla flyttade ihop sig.

{@D-s} svans stod fortfarande ute i regnet.

# the-band
Utanför rådhuset stod en brud, alldeles vit, och tittade på himlen.

”Kom in under!” ropade {child}. Och in kom bruden och brudgummen, och tårtan som hade tre våningar.

Knak. Vips!

Vid parken stod en hel blåsorkester, och det regnade rakt ner i tuban.

”Kom in under!” ropade {friend}. Och in kom trumpeterna och trombonerna och den stora bastrumman. Knak! Knak! Vips!

Nu var paraplyet så brett som hela gatan. Orkestern spelade [music: {@song}|något med mycket trumma i], och {friend} dansade[athlete:  och sparkade upp vatten som {athlete}], och bruden sa att hon aldrig hade varit på ett så trevligt kalas och skar upp tårtan. Regnet trummade på taket, och under det var det gyllene och varmt.

# not-fair
Men allra längst bak, en liten bit utanför kanten, hängde den blöta änden av {@d}.

{child} stannade.

”Det är inte rättvist!” sa {child.he}. ”Alla på hela gatan får plats, men inte en enda hund! Paraplyet tycker inte om {@d}!”

Orkestern slutade spela. {@D} la öronen bakåt.

{friend} tittade på {@d}. ”När du ville att brevbäraren skulle komma in”, sa {friend}, ”vad gjorde du då?”

”Jag frågade honom.”

”Och jag, då?”

”Dig frågade jag också. Jag frågade alla.” {child's} mun blev rund. ”{@D} har jag aldrig frågat! Jag trodde bara att {@d-he} var med.”

# asked
{child} gick ända bort till änden, förbi trombonerna, och satte sig på huk hos hunden.

”{@D}”, sa {child}, ”vill du komma in under mitt paraply? Hela du? Ända ut till svansen?”

{@D} slickade {child} på näsan.

Knak, sa paraplyet, mycket mjukt. Och så kom det ut en liten bit rött till, den snällaste biten av dem alla, och den stannade precis ovanför {@d-s} svansspets.

{@D} vände sig om och tittade bak längs hela sig själv. Det tog en stund. Det var torrt hela vägen. Då viftade {@d-he}, så att dropparna yrde och träffade tuban. Pling! Pling! Pling!

Och alla hurrade.

# home
De följde bruden till hennes fest. De följde {friend} ända hem till dörren. De följde brevbäraren till varenda hus på gatan, och alla breven var torra. Och varje gång någon klev ut och sa tack, så fällde paraplyet ihop sig lite. När de kom hem var det lagom stort för ett barn[adult: , en {adult}] och en hel hund.

# duvet
På kvällen regnade det ännu. [pet.dog: |{@D} hade fått lov att sova över. ]{child} låg i sängen och hörde hur det smattrade på taket.

[adult: ”{Adult}”, sa {child.he}, ”ett hus är egentligen ett paraply som inte går att fälla ihop.”

”Så är det”, sa {adult}. ”Är alla torra där inne?”

{child} lyfte|Ett hus, tänkte {child.he}, är egentligen ett paraply som inte går att fälla ihop. Så lyfte {child.he}] på täcket. ”{@D}”, viskade {child.he}, ”det får plats en till.”

Nu hade {child.he} ju frågat ordentligt. Och in kom en nos, och två öron, och en lång, lång, lång mage. Och allra sist, in från kylan, kom svansen.

Regnet sa dropp, dropp, dropp. I hallen stod det röda paraplyet och torkade.

Och under alltihop, varma från ände till ände, somnade de.[pet.cat:  Sist av alla kom {pet}, när ingen såg det, för {pet} väntar inte på att bli frågad.][pet.other:  Bara {pet} sov någon annanstans, under sitt eget tak.]
## or
I hallen ställde {child} paraplyet på tork. [pet.dog: |{@D} fick vänta inne tills det slutade. ]{@D} skakade av sig, först nosen, och sedan magen, och en lång stund senare svansen.[pet.cat:  Sist av alla kom {pet}, när ingen såg det, för {pet} väntar inte på att bli frågad.][pet.other:  Bara {pet} hade suttit torr hela tiden, under sitt eget tak.]

[adult: ”Ett hus”, sa {child}, ”är egentligen ett paraply som inte går att fälla ihop.”

”Så är det”, sa {adult} och satte på varm choklad|Ett hus, tänkte {child}, är egentligen ett paraply som inte går att fälla ihop].

Sedan satt de i köket allihop och hörde hur det smattrade. Regnet ville också in. Det sprang av och an på taket och letade efter ett hål, och det fanns inget.

# @whose
{child} hade fått låna en tax som hette {dog} och bodde hos tanten en trappa upp.
## if pet.dog
{child} hade en hund som hette {pet}.
## if breed
{child} hade en {breed} som hette {pet}.

# @d
{dog}
## if pet.dog
{pet}

# @d-s
{dog's}
## if pet.dog
{pet's}

# @d-he
{dog.he}
## if pet.dog
{pet.he}

# @song
{music}
