title: Jag har inte frågat alla
title: Önsketrädet
title: Uff
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som har knät (@a) är mormor eller farfar, annars {adult}, annars {minder}. {wish.wants} är vad föräldern sa att den vill. ”Äntligen!” sägs två gånger, andra gången rakt ur hjärtat.
% Damen i den gröna hatten letar hela tiden efter något. Det syns inte utanpå vad någon vill.

# the-oof
I parken stod önsketrädet[city: , det äldsta trädet i {city}]. I hålet på det viskade man vad man önskade sig, och om någon hörde slog det inte in.

{child} viskade samma sak varje dag[school:  på väg hem från {school}]. {Child.He} ville sitta i {@long} knä. Men sista gången {child} satt där hade {@a} sagt: ”Uff, vad stor du börjar bli!” Och sedan hade {child} inte vågat fråga. Så {@a} satt borta på bänken med tomt knä[elder2: , bredvid {elder2}], och {child} viskade.[pet.cat:  Alldeles tomt var det inte jämt. {Pet}[!pet.known: , {child's} katt,] hoppade upp dit utan att fråga någon.]

# how-will-it-know
”Jag vill {wish.wants}!” ropade någon.

Det var {a wish}, och {wish.he} ropade rakt in i hålet.

”Schh!” sa {child}. ”Om du säger det högt slår det inte in!”

”Hur ska det kunna slå in”, sa {the wish}, ”om ingen vet om det?”

Det hade {child} aldrig tänkt på.

”Jag frågar alla”, sa {the wish}.

”Har det slagit in?”

”Inte än”, sa {the wish}. ”Men jag har inte frågat alla.”

# youre-a
Så de gick runt i parken och frågade. {@Along}

”{Wish.sound}!” sa {the wish} till en farbror med tidning, för det betydde ursäkta. ”Jag vill {wish.wants}.”

”Du?” sa farbrorn. ”Men du är ju {a wish}.”

”Jag vet”, sa {the wish}. ”Kan du hjälpa mig?”

Det kunde inte farbrorn.

”{Wish.sound}!” sa {the wish} till en kvinna med barnvagn. ”Jag vill {wish.wants}.”

”Vill inte {a wish} hellre {wish.does}?” sa kvinnan.

”Det kan jag redan”, sa {the wish}. ”Men tack ändå.”

[friend: Vid gungorna mötte de {friend}[!friend.known: , {child's} bästa vän]. ”Jag vill {wish.wants}”, sa {the wish}.

”Åh, det vill jag med!” sa {friend} och följde med.

][pet.dog: De frågade {pet}[!pet.known: , {child's} hund,] också. {Pet} viftade på svansen, och det betydde ja, men det hjälpte inte så mycket.

][sport: De frågade några som skulle {play sport}.

][athlete: En pojke sa att de skulle fråga {athlete}.

]”Gör det inte ont när de säger nej?” frågade {child}.

{The wish} kände efter, ända ut i {wish.part}. ”Lite”, sa {wish.he}. ”Men det finns alltid någon mer.”

Bakom en buske gick en dam i grön hatt och letade.

”Hon, då?” sa {child}.

”Hon är upptagen”, sa {the wish}. ”Hon har tappat något.”

# like-you
Till slut fanns det ingen kvar att fråga.[music:  Till och med hon som visslade på {music} hade sagt nej.] {The wish} hade frågat sig hes och sjönk ner under önsketrädet.

”Jag säger det inte mer”, viskade {wish.he}. ”Jag har det inuti, som du. Gör det ont?”

”Man vänjer sig”, sa {child}.

Men det var inte sant, och {child} blev alldeles tjock i halsen.

Damen i den gröna hatten hade också gett upp. Hon skakade på huvudet och gick mot grinden.

{child} for upp. ”Du har inte frågat alla!” sa {child.he}.

# out-loud
{The wish} försökte, men rösten var slut. Och damen hade redan handen på grinden.

Då fick {child} säga det. {Child.He} hade aldrig sagt en önskan högt, inte ens en liten, och nu skulle hela parken höra.[friend:  ”Gör det”, sa {friend}.] Hjärtat bultade. {child} klev upp på trädets rötter och tog ett jättestort andetag.

”Här är {a wish} som vill {wish.wants}!” ropade {child}.

Farbrorn tappade tidningen. [age>=6: Bebisen i vagnen vaknade. ]Och damen i den gröna hatten vände sig om.

”Äntligen!” ropade hon och sprang så att hatten flög av. ”Jag har letat hela dagen efter {a wish} som vill {wish.wants}!”

# on-the-outside
”Men jag var ju här”, kraxade {the wish}.

”Jag såg dig nog, lilla vän”, sa damen. ”Men det syns ju inte utanpå. Jag trodde att du var {a wish} som bara ville {wish.does}.”

”Det kan jag redan”, sa {the wish}.

”Kom med, då”, sa damen. ”Allt är klart.”

Och så gav de sig av tillsammans, och redan samma dag fick {the wish} {wish.wants}. Långt bortifrån hörde {child} hur det lät. ”{Wish.sound}!” Och det betydde inte alls ursäkta. Det betydde hurra.

# at-last
Sedan gick {child} tillbaka till bänken. {@A} såg upp och log. Det syntes inte utanpå {child} heller.

”Jag vill sitta i ditt knä”, sa {child}, alldeles högt.

”Äntligen”, sa {@a}. ”Här har jag haft ett knä hela dagen, och ingen i det. Jag trodde att du hade blivit för stor för att vilja.”

”Jag trodde att jag hade blivit för stor för att få”, sa {child}.[pet.cat:  {Pet} fick flytta på sig.][pet.other:  ”Undrar vad {pet} vill”, sa {@a}. ”{Pet} säger inte heller något.”]

Och {child.he} klättrade upp. Det var mer av {child.him} än förra gången, och en del hängde utanför.

”Uff”, sa {@a} och höll i hårt.

# @Along
{child} följde med, men bara för att lyssna.
## if wish.size.tiny
{child} bar {the wish} i handen, men bara lyssnade.

# @long
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder's}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
