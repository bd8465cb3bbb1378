title: Spöket som aldrig fick säga klart
title: Säg alltihop
title: Bu …
guest minder: Gunilla (hon), Anita (hon)
guest librarian: Birgitta (hon), Margareta (hon)

% Spöket säger ”Bu …”, och alla springer innan resten hinner komma: ”… hu”. Till sist är samma två ljud ett rop och ett skratt.
% Den som har knät: {@m}.

# behind-the-curtain
Bakom gardinen på biblioteket[city:  i {city}] bodde ett spöke. Det var litet, inte större än {child}, och {child} ville så gärna träffa det. {Child.He} satt med {@m-first} i den stora fåtöljen[elder & adult: , den som {elder}[elder2:  och {elder2}] tyckte bäst om], och {child.he} tittade på gardinen.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] tittade också.]

Gardinen rörde sig. Ut kom något vitt och luddigt, som ånga ur ett badkar.

”Bu …” sa spöket.

”Iiih!” sa en tant med korg och sprang ut genom dörren.

Spöket stod där med munnen öppen. Sedan gick det in bakom gardinen igen.

”Så får man inte göra”, sa {librarian}, som skötte om böckerna. ”Det där spöket tycker om att skrämmas.”

# for-fun
Gardinen rörde sig. Ut kom spöket.

”Bu …”

”Hjälp!” sa en farbror med stort skägg, och så sprang han också[athlete: , lika fort som {athlete}].

”Ser ni?” sa {librarian}. ”Spöket gör så för att det är kul[sport: , precis som att {play sport}].”

# a-bucket
Gardinen rörde sig. Ut kom spöket.

”Bu …”

”Inte i dag, tack!” sa en fönsterputsare. Han klättrade ner för stegen och sprang sin väg med hinken. Plisk, plask.

”Och vem ska nu putsa fönstren?” sa {librarian}.

Spöket tittade på det våta golvet och på den öppna dörren. Det hade ju bara hunnit börja.

# newspaper
Gardinen rörde sig. Ut kom spöket, hela vägen, och det darrade i kanterna.

”Bu …”

Och {librarian}, som inte var rädd för någonting[school: , inte ens för alla {at school} på en gång], hoppade ner bakom disken och drog en tidning över huvudet.

# thinner
Nu var det nästan ingen kvar. Spöket såg sig om i rummet. Det blev tunnare och tunnare. Bokhyllan syntes rakt igenom det.

Åh nej, tänkte {child}. Det håller på att ta slut.

Men {child} hade sett något. Spöket hade en droppe på näsan. Och {child} visste hur det känns, när man bara har hunnit börja och alla går.

# on-the-rug
{Child.He} gled ner ur fåtöljen. {Child.He} satte sig på mattan[friend: , och {friend} satte sig bredvid].

”Jag går ingenstans”, sa {child}. ”Säg alltihop.”

Spöket tittade på {child.him}. Det tog ett djupt andetag.

”Bu …” sa det.

{child} satt kvar.

”Bu …”

{child} satt fortfarande kvar.

”… hu”, sa spöket.

”Bu-hu?” sa {librarian} under tidningen.

”Det skräms inte”, sa {child}. ”Det gråter.”

# all-of-it
”Bu-hu!” grät spöket. ”Alla bara springer! Bu-hu-hu!”

”Ja”, sa {child}. ”Det är sorgligt.” {Child.He} öppnade famnen, och spöket kom och satte sig i den. Det vägde ingenting[pet.dog: , mycket mindre än [!pet.known: hunden ]{pet}][pet.cat: , mycket mindre än [!pet.known: katten ]{pet}][pet.other: , till och med mindre än {pet}]. Det var svalt och lite blött, som gräs på morgonen. ”Bu-hu”, sa {child}. ”Ta alltihop.”

Och spöket tog alltihop. ”Bu-hu-hu. Hu-hu. Hu …”

Gråten blev mindre och mindre, och saktare och saktare.

”… hu.”

Och så var det slut.

# thats-better
”Oj”, sa spöket. ”Vad skönt det blev.”

{librarian} kom fram med håret på ända och sa förlåt. Hon höll upp gardinen, och spöket la sig tillrätta i ett veck, tjockt och vitt och fint igen.

# hoo-hoo
{child} klättrade upp i knät på {@m} igen[music: , och {@m} nynnade lite på {music}].

”Bu”, ropade {child.he}, alldeles tyst.

Och bakom gardinen, alldeles tyst, var det någon som skrattade. ”Hu, hu.”

# @m-first
barnvakten {minder}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
