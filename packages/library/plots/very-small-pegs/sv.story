title: Väldigt små klädnypor
title: Är du torr nu?
title: Den är upptagen
guest elder: Gunvor (hon), Siv (hon)
guest dog: Sixten (han), Rufus (han)

% Hunden (@d): familjens, annars {elder.short's}. Strumpan är {adult's}; där ingen är nämnd är den {elder.short's} egen.
% Nyp är både klädnypan och det hon säger.

# peg-peg
[school: {child} var ledig från {school}. ]{@Who} hade en stor korg med blöt tvätt, och {child} hade klädnyporna.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] hade den tomma påsen som mössa.]

”Strumpa”, sa {elder.short}.

”Nyp”, sa {child}.

”Skjorta”, sa {elder.short}.

”Nyp, nyp”, sa {child}.

# sniff
[pet.cat: [!pet.known: Katten {pet}|{Pet}] hade ett jobb. Det var att sitta på muren. ][pet.other: {Pet} hade ett jobb. Det var att vakta huset. ]{@D-first} hade inget jobb. Så {@d-he} hittade på ett. {@D-he} stack ner nosen i korgen[sport: , bland det man har på sig när man ska {play sport},] och sniffade.

Sniff, sniff, sniff.

Då blev svansen alldeles stel. Sedan började den gå runt, runt.

”Vad har du hittat, {@d}?” sa {child}.

# tishoo
Någonting i korgen sa atjo.

Det var ett väldigt litet atjo. Det kom inifrån [adult: {adult's} | {elder.short's}] blå strumpa.

{child} kikade ner i strumpan. Och någon kikade upp. Det var en älva, alldeles skrynklig och dyblöt.

Hon var lika stor som {child’s} tumme.

”Jag somnade i en strumpa”, sa älvan, ”och strumpan hamnade i tvätten, och så gick det runt, runt, runt! Nu är vingarna blöta, och jag kan inte flyga hem.”

”Oj då”, sa {child}.

”Oj då”, sa {elder.short}. ”Det som är blött hänger vi på tork.”

{Elder.He} kände i förklädesfickan, allra längst ner, och där låg två klädnypor, inte större än risgryn.

# you-never-know
”{Elder.short}!” sa {child}. ”Varför har du så väldigt små klädnypor?”

”Man vet aldrig”, sa {elder.short}.

Så {child} hängde upp älvan i kjolen, jätteförsiktigt. Nyp, nyp. Och där hängde hon, mellan en skjorta och ett örngott, och sprattlade med tårna.

# not-yet
”Är du torr nu?” sa {child}.

”Inte än”, sa älvan. Dropp, dropp.

Då kom det lite vind. [friend: {Friend} hjälpte till att blåsa. ]Skjortan vinkade. Örngottet vinkade. Älvan gungade, och hon skrattade[music:  och nynnade på {@song}].

”Är du torr nu?” sa {child}.

”Inte än”, sa älvan. Dropp.
## or
”Är du torr nu?” sa {child}.

”Inte än”, sa älvan. Dropp, dropp.

Då kom det en fjäril. [friend: {Friend} höll fram ett finger, men den ville inte ha något finger. ]Den satte sig på linan bredvid älvan och hängde ut sina vingar, den också. ”Men du är ju inte ens blöt!” sa älvan, och hon skrattade[music:  och nynnade på {@song}].

”Är du torr nu?” sa {child}.

”Inte än”, sa älvan. Dropp.

# nearly
Sedan kom solen fram, så varm och skön[city: , över hela {city}]. {Elder.short} blundade[elder2: , och {elder2} snarkade]. {child} satte sig i gräset.

”Är du torr nu?”

”Nästan”, sa älvan. ”Det är bara den ena vingen. Bara längst ut på spetsen.”

# haaah
Då ställde sig {@d} på bakbenen. {@D-he} satte nosen alldeles intill, och så andades {@d-he} med sin varma hundandedräkt.

Haaaaaah.

”Blä!” sa älvan. ”Men tack. Nu är jag torr!”

# as-small-as-a-crumb
{child} tog loss klädnyporna. Och älvan flög! Hon flög över skjortan och under örngottet[athlete: , som om {athlete} tittade på]. Hon flög längs hela ryggen på {@d}, från öronen ända bort till svansen. Och hon gav {child} en puss på näsan, och den var inte större än en smula.

# being-used
[adult: Sedan kom {adult} [elder: för att hämta {child}|hem].|Sedan vek {elder.short} ihop skjortan och örngottet.]

”Är det någon som har sett min andra blå strumpa?” sa [adult: {adult} | {elder.short}].

{child} tittade upp. Högt uppe i äppelträdet hängde en blå strumpa. Den hade en pytteliten bula, och den gungade, långsamt, långsamt.

”Schh”, sa {child}. ”Den är upptagen.”

I så fall, sa [adult: {adult}, kunde {adult.he}|{elder.short}, kunde {elder.he}] vänta.

# @who
{elder} i huset bredvid
## if adult & !elder
{elder}, som var barnvakt,
## if elder
{elder}

# @d
{dog}
## if pet.dog
{pet}

# @d-first
Beaglen {dog}
## if pet.dog
[breed: {The breed} | Hunden] {pet}

# @d-he
{dog.he}
## if pet.dog
{pet.he}

# @song
{music}
