title: Ett hål och två fönster
title: Fel saker
title: Bara haka
guest friend: Inez (hon), Alvar (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% {friend} säger f i stället för s från tanden och framåt. Rocken (@a) är {adult}, annars den äldre, annars {minder}; den på trappan (@b) är den äldre, annars {adult}, annars {minder}.

# to-a-coat
”God morgon, {@a}”, sa {child} till {@s-first} rock.

Rocken svarade inte, för den hängde på en krok i hallen.[pet.other:  {Pet} svarade inte heller, för {pet.he} väntade på sin frukost.]

{child} är {age} år, och det som är nära ser {child.he} bra. Men det som är en bit bort kan se ut som vad som helst[athlete: , till och med som {athlete}].[sport:  På {sport} har {child.he} en gång vinkat till en soptunna.] Därför hade {child.he} fått glasögon, och de var blå. De låg i sitt fodral i jackfickan, och där tyckte {child} att de kunde få bo.

”De är gladare på näsan”, sa {@a}, den riktiga, som kom med tandborsten i munnen.

”Jag vill inte. {Friend} kommer att säga saker om mitt ansikte.[school:  Och sedan alla {at school}.]”

{Friend} var {child’s} bästa vän och sa alltid vad {friend.he} såg. ”Du har mjölk under näsan”, kunde {friend.he} säga. Eller: ”Din tröja är ut och in.” Bara {child} tänkte på det blev {child.he} het om kinderna.

# all-the-effs
{child} gick ut på gården, och {@b-first} satte sig på trappan med sitt kaffe[music:  och nynnade på {music}].[elder2:  Bredvid satte sig {elder2} och doppade en bulle.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] gick med ut och ville ha något att äta.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] la sig på räcket och spanade efter fåglar.] Då kom {friend} springande.

”Hallå!” ropade {friend.he}. ”Jag har tappat min förfta tand!”

”Vad sa du?”

”Min tand! Nu blir alla eff till eff!”

”Blir alla eff till eff?”

”Nej! Alla eff! Fom i fol! Fom i få!”

{Friend} drog upp läppen. Där tanden hade suttit var det ett hål.

”Jaha, alla s”, sa {child}. ”Var är tanden?”

”Här! I gräfet! Den bara hoppade ut! Hjälp mig att leta!”

# wrong-things
{child} kände på fodralet i fickan. Men {child.he} lät det ligga. Sedan kröp de runt på alla fyra, båda två.

”Här!” ropade {child}.

”Det är en ften.”

”Här då!”

”Det är ett popcorn.”

[pet.dog: {Pet} åt upp det.

]”Här! Den är liten och vit och blöt!”

”Det är en fnigel. Den tittar på dig.”

”Förlåt”, sa {child} till snigeln och ställde ner den.

”Du är jättebra på att leta”, sa {friend}. ”Du hittar bara fel faker.”

# full-of-teeth
Och då började det regna. Det la sig droppar på vartenda grässtrå, små och vita och blanka, och plötsligt såg hela gräsmattan ut att vara full av tänder.

{Friend} satte sig rakt ner i det blöta och grät.

”Nu hittar vi den aldrig”, sa {friend.he}. ”Min förfta tand.”

Det högg till i magen på {child}. {Child.He} hade ju det som behövdes, i fickan. Men tog {child.he} fram det skulle {friend} se det, och det {friend} såg, det sa {friend.he}.

# what-we-need
”Ska jag hjälpa er?” ropade {@b} från trappan. ”Eller har ni det ni behöver?”

{child} tittade på {friend}. {Friend} hade slutat leta.

”Vi har det vi behöver”, sa {child}.

{Child.He} vände sig om. Fodralet sa klick. Så satte {child.he} glasögonen på näsan, drog ett andetag och vände sig tillbaka.

# only-chin
Gräset var inte en matta längre. Det var strån, ett och ett. Långt bort gick snigeln, och den hade horn. Och där satt {friend} med regn i ögonfransarna. På {friend’s} stickade tröja, precis under hakan, hade något litet och vitt fastnat i en maska. Regndropparna rann. Men det där vita rann inte.

”Sitt still”, sa {child}. ”Du har den på dig.”

”Var då?”

”Under hakan.”

{Friend} tittade ner, men då åkte hakan med och la sig i vägen. {Friend.He} vred sig åt höger. Hakan följde med dit också.

”Jag fer bara haka!”

{child} sträckte fram två fingrar och plockade loss tanden, försiktigt som när man plockar smultron. {Child.He} la den i {friend’s} hand.

# milk-under-the-nose
{Friend} stirrade på tanden. Sedan lyfte {friend.he} blicken och stirrade på {child}. Nu kom det.

”Du”, sa {friend}. ”Du har något i anfiktet.”

”Ja.”

”Glafögon.”

”Ja.”

”Blå.”

”Ja”, sa {child}. ”Och du har mjölk under näsan.”

{Friend} torkade sig med ärmen. ”Det har jag nog haft i flera veckor. Varför har du inget fagt?”

”Jag har inte sett det förut.”

# two-windows
Då började {friend} skratta, så att det visslade i hålet, och {child} skrattade så att glasögonen hoppade.

”{@B}!” ropade {child}. ”{Friend} har fått ett hål, och jag har fått två fönster!”

”Oj då”, sa {@b}. ”Då kommer det att dra.”

{child} hade glasögonen på sig hela dagen[city: , och {in city} finns det mycket att se]. {Child.He} såg att {@a} hade en prick i ena ögat, och att skatan på taket, som {child.he} brukade vinka till, var en skorsten.[pet.cat:  Nu förstod {child.he} varför {pet} aldrig hade brytt sig om den.][elder2:  Och i {elder2’s} kopp låg halva bullen kvar.]

# the-coat-answered
Innan {child} skulle lägga sig tog {child.he} av sig glasögonen och la dem i fodralet. Hallen blev luddig igen.[pet.other:  {Pet} åt sin kvällsmat, och den hade {child} sett varenda tugga av.] Vid dörren hängde något långt och mörkt, och {child} visste mycket väl vad det var.

”God natt, {@a}”, sa {child} till rocken.

Den här gången svarade rocken.

”God natt, {child}”, sa den, och ut ur ärmen kom {@s} hand.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s-first
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @b-first
{minder}
## if adult & !elder
{adult}
## if elder & !adult
{elder.short}
## if elder & adult
{elder}

# @b
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
