title: Dons, dons, dons
title: Älvan som var så stor
title: Flytta på dig
guest minder: Gunilla (hon), Birgitta (hon)

% Älvan är stor som en tumme och vet inte om det. Stegen hörs inte, så hon säger dem. Vem som säger god natt: {@m}, den äldre före den vuxna.

# move-over
[elder: {Elder} hade nyss släckt taklampan, och då landade en älva | En älva landade] på {child's} täcke. Hon var lika stor som en tumme.

”Flytta på dig”, sa hon. ”Jag är stor.”[pet.other:  Till {pet} hade hon redan sagt det.]

{child} drog upp benen.[friend:  Det gjorde {Friend} också, {child.his} bästa vän, som låg skavfötters.]

”Mer”, sa älvan.

[friend: Båda två | {Child.He}] kröp ända upp till kudden.[pet.dog:  Hunden {Pet} låg på mattan och bara dunkade med svansen.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg kvar vid fotändan och flyttade sig inte det minsta.]

”Bra. Nu kommer jag”, sa älvan, och så gick hon över täcket. Hennes steg hördes inte alls. Därför fick hon säga dem själv.[pet.cat:  {Pet} tittade på med ena ögat.]

”Dons”, sa hon. ”Dons. Dons. Dons. Var inte rädd. Jag är snäll. Jag är bara väldigt stor[sport: , för stor för att {play sport}].”

”Jag är inte rädd”, sa {child}.

[friend: ”Inte jag heller”, sa {friend}.]

# dont-lift
Mitt på täcket var det ett veck. Där kom älvan inte över, så {child} räckte fram ett finger.

”Nej, nej, lyft mig inte”, sa hon. ”Du får ont i ryggen.”

Men hon klev upp på fingret ändå, och {child} lyfte henne över vecket. Det kändes ungefär som en fjäril.

”Oj”, sa älvan. ”Vad stark du är.”

# all-the-food
Bredvid sängen stod ett fat med [elder: hälften av {elder.short's} | en halv] skorpa. Dons, dons, dons. Älvan åt en smula. Hon åt en smula till. Sedan klappade hon sig på magen.

”Förlåt”, sa hon. ”Nu har jag ätit upp all mat i huset.[elder:  Någon måste säga det till {elder.short}.][pet.dog:  {Pet} blir utan.][pet.cat:  {Pet} får fånga möss.][school:  I morgon får du äta {at school}.]”

[friend: {child} och {friend} | {child}] tittade på skorpan[pet.dog: , och det gjorde {pet} också]. Den såg precis likadan ut.

”Det gör inget”, sa [friend: {child} | {child.he}].

# hold-tight
Sedan ville älvan hoppa i sängen.

”Håll i [friend: er | dig]!” ropade hon.

{child} höll i sig med båda händerna[friend: , och {friend} höll i {child}].[pet.dog:  {Pet} höll i sig med alla fyra tassarna.][pet.cat:  {Pet} höll inte i sig alls.] Älvan hoppade[athlete: , högre än {athlete}]. Hon landade mitt på kudden, och det blev inte ens en grop.

”Gick det bra?” sa hon.

”Ja då”, sa {child}.

# nobody-there
Då kom {@first} för att säga god natt[music:  och nynnade på {music}].

”Vem pratar [friend: ni | du] med?”

[friend: ”Med älvan”, sa {child}. | ”Med älvan. Hon är jättestor.”]

[friend: ”Hon är jättestor”, sa {friend}.]

{@M} tittade på täcket. Och på kudden. [pet.cat: Och på {pet}. ]Och rakt på älvan.[pet.dog:  {Pet} dunkade med svansen för att visa var.]

”Jag ser ingen”, sa {@m}, och gick för att hämta vatten.

# very-little
Älvan stod alldeles stilla.

”Jag syntes inte”, sa hon. ”Inte ens lite.”

Sedan gick hon bort över täcket. Hon sa inte dons. Hon sa ingenting alls. Hon kröp ner bakom kudden, där det var mörkt.[pet.dog:  {Pet} slutade dunka.]

”Älvan?” sa {child}.

[friend: ”Älvan?” sa {friend}.]

”Jag är nog liten”, sa en liten röst. ”Jag är nog jätteliten.”

# click
Då stack {child} in handen under kudden. Där låg ficklampan[friend: , den som de brukade leka spöke med. {Friend} höll i den och tände. |. {Child.He} tände den.] Klick!

”Ställ dig här framför”, sa [friend: {child} | {child.he}].

Älvan ställde sig där.

Och på väggen reste sig en älva. Hon räckte från golvet till taket. Hennes vingar räckte från fönstret till dörren.[pet.cat:  {Pet} satte sig upp.][city:  Så stora älvor fanns det inga andra {in city}.]

”Oj”, viskade älvan. ”Vem är det?”

”Vinka”, sa {child}.

Älvan vinkade. Och den stora vinkade tillbaka.

”Det är ju jag”, sa älvan.

# thud
Hon tog ett steg. Och {child} hoppade ner på golvet och stampade. DONS.

Älvan tog ett steg till. [friend: {Friend} stampade också. ][pet.dog: {Pet} slog svansen i golvet. ]DONS.

# and-she-moved
”Vad är det som donsar?” ropade {@m} och kom springande[elder & adult: , och {adult}[elder2:  och {elder2}] kom efter][elder2 & !adult: , med {elder2} efter sig]. Där på väggen stod älvan. {@M} bara gapade.

”Flytta på dig”, sa älvan. ”Jag är stor.”

Och {@m} flyttade på sig.[pet.dog:  {Pet} flyttade sig ända in under sängen.][pet.cat:  Till och med {pet} flyttade på sig.]

# lie-still
Sedan blev det natt.[elder:  {Elder.short} sa god natt borta från dörren, där det fanns plats.][pet.dog:  {Pet} fick all mat i huset.] Älvan fick ligga på kudden, precis [friend: mellan {child's} öra och {friend's} | intill {child's} öra].

”Ligg alldeles stilla”, viskade hon, ”så att jag inte råkar klämma [friend: er | dig].”

[friend: {child} och {friend} | {child}] låg alldeles stilla[pet.cat: , och det gjorde {pet} också, längst ut på kanten]. Älvan gäspade, en mycket liten gäspning. Så lade hon ner huvudet.

”Dons”, sa hon.

# @first
{minder}, som var barnvakt,
## if adult
{adult}
## if elder
{elder.short}

# @m
{minder}
## if adult
{adult}
## if elder
{elder.short}
