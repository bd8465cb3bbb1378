title: Tjuven som lämnade tillbaka
title: Ta dem i ordning
title: Ledtråd ett
guest friend: Maja (hon), Iris (hon)
guest ludvig: Ludvig (han), Simon (han)
guest berra: Berra (han), Conny (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% @a är {adult}, annars mormor eller farfar, annars {minder}, som bor i samma lägenhet. Ledtrådarna ska gå att räkna ut: sadeln, källaren, listan, tumavtrycket.

# tuesday-to-thursday
{child's} cykel stals en tisdag. På torsdagen var den tillbaka.

Den stod på sin plats i cykelrummet på Lingongatan tolv[city:  {in city}], låst med sitt eget lås, som om ingenting hade hänt. Men kedjan rasslade inte längre. Bromsen, som hade skrikit sedan i våras, var tyst. Någon hade till och med pumpat däcken.

”En tjuv som lagar saker”, sa {friend}[friend & !friend.known: , {child's} bästa vän,] och gick ett varv runt cykeln. ”Det är inte ens ett brott.”

”Det är det visst”, sa {child}. ”Att ta någons cykel är ett brott, även om man är trevlig.” {Child.He} öppnade sin anteckningsbok. ”Och den är inte den första. {ludvig} på fyran blev av med sin förra tisdagen. Familjen Haddad tisdagen före det. Alla fick tillbaka dem på torsdagen.”

# clue-one
[sport: I två dagar hade {child} fått gå till fots för att {play sport}. Nu satte {child.he} sig|{Child.He} satte sig] upp för att provcykla, men stannade.

”Vad är det?” frågade {friend}.

”Mina knän slår i styret. Sadeln är sänkt, flera centimeter.” {child} hoppade av. ”Varför gör man det?”

”För att man ska provcykla”, sa {friend} långsamt, ”och är kort.”

{child} skrev: Ledtråd ett. Kort.

# the-list
De gjorde en lista[school: , på baksidan av en stencil från {school}]. Cykelrummet låg i källaren och hade kodlås, och dörren var inte uppbruten. Alltså någon i huset. Vem kunde laga cyklar? {berra}, vaktmästaren, som kunde laga allt. {ludvig}, sjutton år, som mekade med sin moped på gården. Haddads pappa, som var bilmekaniker.

[elder & adult: ”{Elder} då?” sa {friend}.

”{Elder.short} kan laga allt”, sa {child}. ”Men {elder.he} kan inte hålla tyst om det.[elder2:  Det kan inte {elder2} heller.]”

][elder2 & !adult: ”{Elder2} då?” sa {friend}.

”{Elder2.short} kan laga allt”, sa {child}. ”Men {elder2.he} kan inte hålla tyst om det.”

]”{berra} är nästan två meter”, sa {friend}. ”{ludvig} också. Och Haddads pappa slår i huvudet i hissen.”

Alla tre ströks. Då var listan tom.[pet.other:  ”Och {pet} har alibi”, sa {friend}.]

”Då har vi frågat fel”, sa {child}. ”Vi har frågat vem som kan. Fråga var i stället. Man kan inte bära upp en smutsig cykel i en trappa utan att det syns. Den har aldrig lämnat källaren.”

# flat-nine
I källaren fanns bara cykelrummet, pannrummet och tvättstugan. Till pannrummet hade bara {berra} nyckel. De gick till tvättstugan.

På väggen hängde bokningslistan. Tisdagar klockan sex till nio hade samma lägenhet skrivit upp sig, och torsdagar också.

”Lägenhet nio”, läste {child}. ”Två kvällar i veckan. Det är mycket tvätt.”

”Någon med småbarn?”

”Fru Ek”, sa {child}. ”Hon är åttiotvå och bor ensam.”

De tittade på varandra. Fru Ek var liten och böjd. Hon gick med rullator och hälsade alltid så tyst att man knappt hörde det.

Men bredvid namnet på listan satt ett svart tumavtryck. {child} lutade sig fram och luktade.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] luktade också, och nös.] ”Kedjeolja”, sa {child.he}.

# behind-the-sheet
Nästa tisdag, klockan halv sex, hängde de upp {child's} största påslakan på linan i torkrummet och ställde sig bakom.[pet.cat:  Det var {pet's} favorit, och [!pet.known: katten|{pet.he}] fick lyftas av med klorna kvar i tyget.] Det luktade sköljmedel. Klockan sex hörde de hissen. Sedan kom ett långsamt rullande.

Genom springan såg de fru Ek köra in sin rullator. I korgen låg en tvättpåse. Hon stängde dörren, satte på maskinen, fast det inte fanns något i den, och vände upp och ner på påsen över strykbordet. Ut föll skiftnycklar, en kedjebrytare och en oljekanna.

Hon gick ut och kom tillbaka med en grön damcykel, som hon stödde sig på precis som på rullatorn.

{child} nöp {friend} i armen. Det var {@s1}.

Fru Ek vände cykeln upp och ner i ett enda grepp[athlete: , som om hon hade varit {athlete}]. Händerna, som brukade darra när hon letade efter nycklarna i porten, var alldeles stadiga. Och hon nynnade[music:  på {music}].

# why
{child} sköt undan lakanet.

”God kväll, fru Ek.”

Skiftnyckeln slog i golvet. Den gamla damen sjönk ner på pallen och blev, om möjligt, ännu mindre.

”Jag har inte stulit något”, sa hon. ”Jag lånar dem bara.”

”Det vet vi”, sa {child}. ”Det vi inte vet är varför.”

Fru Ek var tyst länge.

”Eks Cykel, på hörnet vid torget”, sa hon till slut. ”Fyrtioen år. Sedan sa benen ifrån, och barnen tyckte att jag skulle vila. Så jag vilade.” Hon tittade på sina händer. ”Det är förskräckligt, att vila. Och varje dag hör jag genom fönstret hur det gnisslar nere på gården. Era stackars cyklar! Det är som att höra någon gråta.”

”Varför frågade du inte bara?” sa {friend}. ”Alla hade sagt ja.”

”Eller så hade de sagt: Men lilla fru Ek, orkar du det?” Hon log lite snett. ”En tjuv är det ingen som tycker synd om.”

”Men hur fick du upp låsen?” frågade {child}.

Fru Ek drog en hårnål ur knuten. ”Ditt tog fyra sekunder, vännen.”

# a-sign
{child} stängde anteckningsboken. I böckerna tog det alltid slut när man hade hittat den skyldige. Här satt det någon kvar på en pall.

”Folk har faktiskt blivit rädda”, sa {child.he}. ”{ludvig} grät, fast det får du inte säga. Så det måste sluta.”

Fru Ek nickade.

”Men tisdagar och torsdagar är ju redan bokade”, fortsatte {child}. ”Det vore synd på tiderna. Har fru Ek tänkt på en skylt?”

{@S} cykel fick hon göra klar först. Och dagen därpå satt det en skylt i porten, textad av {friend}:

EKS CYKEL. Tisdagar och torsdagar, sex till nio, i tvättstugan. Knacka. Lärlingar finns.

Innan lunch hade {ludvig} bett att få bli lärling nummer tre.

# in-order
{@A} kom hem sent den kvällen. {child} låg redan i sängen.

”Det är så konstigt”, sa {@a} och satte sig på sängkanten, fortfarande med jackan på. ”Min cykel har gnisslat i sex år, och i dag lät den ingenting. Jag trodde att jag hade blivit döv. Och så slog jag i knäna hela vägen till {@work}.”

{child} drog upp täcket till hakan.

”Vill du ha lösningen nu”, frågade {child.he}, ”eller vill du ha ledtrådarna först?”

{@A} tog av sig jackan och lutade sig tillbaka mot väggen.

”Ledtrådarna”, sa {@he}. ”Ta dem i ordning.”

# @work
jobbet
## if elder & !adult
torget

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s1
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder's}

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
