title: Var är {bear}?
title: Vad skrattar du åt?
title: Det sitter nån på mitt huvud
guest bear: Nalle (han), Teddy (han)
guest sitter: Lotta (hon), Sanna (hon)

% {bear} är barnets nalle. På engelska brummar han, här syns han bara. Den som är med (@a): {adult}, annars den äldre, annars barnvakten.

# in-the-hood
{child} var på lekplatsen[city:  i {city}] med {@a-first}, och {bear} var med. {Bear} ville se allting. Därför stoppade {child} ner honom i luvan på sin jacka. Där satt han bra.

Sen grävde {child.he} en grop. [!short / !friend / !music: Det blev en djup grop. ][sport: Det var nästan lika roligt som att {play sport}. Och när gropen var färdig|Och när den var färdig] hade {child.he} glömt det där med luvan.

# gone
”{@A}!” ropade {child.he}. ”{Bear} är borta!”

Du vet var han var. Men det visste inte {child}.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] visste det. {Pet.He} tittade rakt på luvan, men ingen frågade {pet.him}.]

{@Round} //
Ingen nalle! //
För {bear} satt i luvan.

[age>=5 & !short: ”Han har kanske gått hem”, sa {@a}.

”Han har ingen nyckel”, sa {child.he}.

”Då letar jag i buskarna” | ”Jag letar i buskarna”], sa {@a} och kröp in. Bara stövlarna stack ut.

# under-the-slide
{child} letade under rutschkanan. Där låg en spade[school:  från {school}].[age>=5 & !short:  {child.He} tittade under den också.][friend:  {Friend}[!friend.known: , {child.his} bästa vän,] letade högst uppe. Där låg ingenting.]

[!short: {@Round} //
]Ingen nalle! //
För {bear} satt i luvan.

# once-more
På staketet bakom {child} satt en skata. Den såg precis var {bear} var.

”Skrack-skrack-skrack!” skrattade skatan.

”Vad skrattar du åt?” sa {child} och vände sig om. Då vände sig {bear} också om, åt andra hållet.

”Skrack-skrack-skrack!”

[elder & adult: {Elder}[elder2:  och {elder2}] letade under bänken. ][elder2 & !adult: {Elder2} letade under bänken. ]{child} letade bakom gungorna. Där låg en liten sko.[age>=5 & !short:  {child.He} kikade in i lekstugan. Där låg en boll.]

”Har du hittat honom?” ropade {child.he}.

”Nej”, sa {@a} inne i buskarna. ”Här är bara ett gammalt äppelskrutt. Har du?”

{@Round} //
Ingen nalle! //
För {bear} satt i luvan.

Då föll det något på [child.she: {child.his} näsa|näsan]. Plopp. [!short / !friend / !music: Det var en droppe. ]Plopp, plopp, plopp. Det var regn!

# really-lost
”Å nej! {Bear} får inte bli blöt![!short / !friend / !music:  Han blir tung och kall, och öronen hänger!]”

{Child.He} tänkte på {bear}, alldeles ensam i regnet. [child.she: Då började {child.he} gråta.|Då kom gråten.] Tårarna rann, och regnet rann, och det blev en hel sjö i gropen.

”{Bear}!” ropade {child.he} så högt [child.she: {child.he} kunde|det gick].[athlete:  {Athlete} hade inte kunnat ropa högre.] ”{Bear}, kom!”

# somebody-there
Men ingen kom. [!short / !friend / !music: Det regnade ännu mer. ]Det rann kallt in i nacken. {Child.He} tog tag i luvan med båda händerna, och så drog {child.he} upp den över huvudet.

Duns!

[child.she: {child} stod blickstilla.

”{@A}”, viskade {child.he}. ”Det sitter nån på mitt huvud.”|{child} stod blickstilla och viskade:

”{@A}, det sitter nån på mitt huvud.”][age>=5 & !short: 

”Vem då?” ropade {@a}.

”Det har han inte sagt.”]

# out-comes-an-ear
Det var någon mjuk. {child.He} stack in händerna under luvan och kände efter. En tass. [!short / !friend / !music: En tass till. ]Ett öra, och det var tuggat.

”{Bear}! Det är ju {Bear}!”

{@A} kom krypande ur buskarna med löv i håret. ”Har han suttit där hela tiden?” sa {@he}.

”Skrack-skrack-skrack”, sa skatan.[!short: 

”Varför sa du ingenting, {bear}?”

Det svarade han inte på.]

# home-again
{Bear} var varm och go och bara lite blöt på nosen. {child} pussade den torr. Sen satte {child.he} tillbaka honom på huvudet och drog upp luvan igen.[age>=5 & !short:  ”Håll dig i”, sa {child.he}.] Så gick de hem i regnet, [friend / pet.dog / elder & adult / elder2: allihop, med {bear} överst|alla tre, fast det bara såg ut som två].[music:  {@A} nynnade på {music}.]

# in-bed
På kvällen tog {child} på sig pyjamasen. {Child.He} kände efter i nacken. Nej, den hade ingen luva.[age>=5 & !short:  {Child.He} kände efter en gång till, för säkerhets skull.]

Så {bear} fick ligga i famnen[pet.cat / pet.other: , bredvid {pet}], och där syntes han hela tiden.

# @Round
{child} tittade fram. {child.He} tittade bak. //
{child.He} snurrade runt, runt, runt.

# @a-first
barnvakten {sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
