title: [!theme.circus & !theme.superhero: Trollspöt som räckte tre centimeter]
title: [!theme.circus & !theme.superhero: Trollspöt ur havregrynen]
title: [!theme.circus & !theme.superhero: Vem flyttade på huset?]
title: [theme.magic: Trolleri, tre centimeter åt höger]
title: [theme.circus: Cirkusen under paraplyet]
title: [theme.circus: Bröderna Blixt på cirkus]
title: [theme.superhero: Världens minsta superkraft]
title: [theme.superhero: Superkraften i havregrynen]
guest director: Petronella (hon), Ramona (hon), Konstantia (hon)

# wand
[theme.circus: Samma dag som cirkusen kom låg det ett trollspö i paketet med havregryn.|I paketet med havregryn låg ett trollspö.] Det var inte längre än en penna, och det satt en lapp runt det: //
[theme.superhero: Superkraft. |]Flyttar vad som helst, hur stort som helst. //
Tre centimeter åt höger.

{Child} provade på en sko. Den flyttade sig tre centimeter, åt höger, och stannade. {Child} provade på soffan. På
paraplyet, som stod uppfällt i vardagsrummet på tork. [athlete: På affischen med {athlete}, som fick hänga snett.
]Sist pekade {child} på väggen och tänkte på hela huset.

Det skramlade till i alla skåp.

[adult: ”Vem flyttade på huset?” ropade {adult} från köket.|Ute på gatan stod en duva i luften, där taket nyss hade
varit.]

## or
”Tre centimeter”, sa {child}. ”Är det allt?”

Det var allt. [theme.circus: Det stod i alla fall på lappen, den dagen då cirkusen kom.|Så stod det på lappen.]
{Child} hade fått ett trollspö ur havregrynspaketet, och [theme.superhero: det var en superkraft, och ]det kunde
flytta vad som helst, hur stort som helst, men bara tre centimeter, och bara åt höger.

Skon: tre centimeter. Stolen: tre centimeter. Det uppfällda paraplyet, som stod på tork i vardagsrummet: tre
centimeter. [athlete: Affischen med {athlete}: tre centimeter, och sedan satt den snett. ]Så pekade {child} rakt upp,
på hela huset.

Alla skedar sa klirr.

[adult: ”Vem flyttade på huset?” ropade {adult} från köket.|Ute på gatan såg brevlådan väldigt ensam ut.]

# smallest
Stort var det inte. [theme.superhero: {Child} knöt en handduk om halsen, men det blev inte fler centimeter för det.
]Man kunde inte flyga med det. [friend: ”Det är den minsta superkraft jag har hört talas om”, sa {friend}, som skulle
sova över. ”Vem kan man rädda med tre centimeter?”

”Någon som nästan når”, sa {child}.|Tre centimeter räcker bara till den som nästan når, tänkte {child}.] [sport: Fast
i {sport} kan tre centimeter vara hela skillnaden.]

Då hördes det musik.

# circus
Den kom från paraplyet. [music: Det var {music}, på syrsa. ]På skaftet satt en affisch, stor som ett frimärke: //
Cirkus {Director}. Endast i kväll[city:  {in city}]!

{Child} la sig på mage på mattan och kikade in. Där inne var det cirkus. Hälften av den hängde i paraplyet, hälften
stod på mattan, och mitt i stod en mus i hög hatt och höll händerna för ögonen.

”Titta inte”, sa musen, som var {director} själv. ”Allt går fel. Det har aldrig gått fel förut.”

[pet.dog: {Pet} fick sitta längst bak och lovade att hålla i svansen.][pet.cat: ”Vi spelar inte för katter”, sa
{director}. {Pet} la sig i fåtöljen och blundade. ”Nåja. På balkong går det bra.”][pet.other: {Child} fick en biljett
till {pet} också, stor som en nagel.] [elder: {Elder} slog trumvirvel mot en bricka, för någon måste.] [elder2:
{Elder2} höll andan, för någon måste det också.]

## or
Under paraplyet lyste det, och på skaftet satt ett papper, inte större än ett frimärke: //
Cirkus {Director}. Endast i kväll[city:  {in city}]!

{Child} la kinden mot mattan. Bänkarna var tändstickor. [music: Orkestern var en syrsa, och den spelade {music}. ]På
första bänken satt en mus i hög hatt och snöt sig.

”Pengarna tillbaka”, sa musen. Det var {director} själv. ”I kväll blir det fel hur vi än gör. Hälften av min cirkus
hänger i paraplyet, och hälften står på mattan, och de passar inte ihop längre.”

[pet.dog: {Pet} fick sitta längst bak och lovade att hålla i svansen.][pet.cat: ”Vi spelar inte för katter”, sa
{director}. {Pet} la sig i fåtöljen och blundade. ”Nåja. På balkong går det bra.”][pet.other: {Child} fick en biljett
till {pet} också, stor som en nagel.] [elder: {Elder} slog trumvirvel mot en bricka, för någon måste.] [elder2:
{Elder2} höll andan, för någon måste det också.]

# hedgehog
Igelkotten var kanonkula. Hans toarulle hängde i paraplyet, och hans kudde låg på mattan. Poff! Han landade bredvid, i
en toffel.

{Child} pekade med spöt, och kudden flyttade sig. Poff! Nu landade han rätt. Men kudden låg i vägen för nästa nummer.
Felet hade bara flyttat sig. Tre centimeter.

## or
En igelkott skulle flyga från paraplyet, rakt ner i en vante. Han tog sats, han flög, och han rullade in under soffan.

”Jag letar bara efter vanten!” ropade han därinifrån.

{Child} flyttade vanten, och nästa gång stod det en stjärt med taggar i den, precis som det skulle. Men vanten stod på
orkesterns fot. Felet hade bara flyttat sig. Tre centimeter.

# second-act
Clownen, som var kusin till {director}, skulle få en tårta i ansiktet. Tårtan, stor som en knapp, kom svängande på ett
snöre från paraplyet. Den träffade örat.

{Child} flyttade clownen. Då träffade tårtan rätt, men nu stod clownen på {director's} plats, så {director} fick
ställa sig i tårtan. Felet hade bara flyttat sig. Tre centimeter.

## or
En myra i rosa skulle dansa på lina. Hon klättrade upp för stegen, som stod på mattan, och tog ett steg ut. Linan, som
hängde i paraplyet, var inte där. Myran hängde i sitt parasoll och såg ut som om det var meningen.

{Child} flyttade stegen. Då nådde den linan, men den stod på publiken, tre rader. Felet hade bara flyttat sig. Tre
centimeter.

# snails
Sist kom det farligaste. Högst uppe, i varsin trapets, en i paraplyet och en i golvlampan, satt Bröderna Blixt. De var
sniglar.

De gungade mot varandra. Det tog en stund. De sträckte ut sig så långt en snigel kan, och lite till, och nådde nästan.

”Vi ses nästa gång”, sa Bröderna Blixt och gungade tillbaka.

”Hur mycket fattas det?” frågade {child}.

{Director} [school: lånade linjalen från {school} och mätte.|mätte med svansen.] ”Tre centimeter”, sa hon.

{Child} tittade på spöt. Sedan på paraplyet. Sedan blev det lite varmt om öronen.

”Det var jag”, sa {child}. ”Jag flyttade halva cirkusen.”

## or
Nu återstod Bröderna Blixt. Det var två sniglar, och de arbetade i luften, den ene i en trapets från paraplyet och den
andre i en trapets från golvlampan.

När de tog sats hann man dricka ett glas vatten. När de sträckte ut sig hann man bli orolig. Och när de missade
varandra hann båda säga förlåt.

”Hur mycket fattas det?” frågade {child}.

{Director} [school: lånade linjalen från {school} och mätte.|mätte med svansen.] ”Tre centimeter”, sa hon.

{Child} tittade på spöt. Sedan på paraplyet. Sedan blev det lite varmt om öronen.

”Det var jag”, sa {child}. ”Jag flyttade halva cirkusen.”

# six
”Då är det väl bara att flytta tillbaka den”, sa {director}.

{Child} pekade. Paraplyet flyttade sig tre centimeter, åt höger.

”Sex”, sa {director} och satte sig på hatten.

Åt vänster kunde spöt inte. Det stod på lappen. [age>=8: Det gick att flytta allt i hela världen, utom åt rätt håll. ]

## or
Det var bara att göra om det, fast bakåt. {Child} höll spöt i fel ände och pekade på paraplyet. Det flyttade sig. Tre
centimeter åt höger.

Nu var felet dubbelt så stort, och uppe i luften sa Bröderna Blixt att de inte längre såg varandra.

{Child} läste lappen, fram och bak. [age>=8: Det är märkligt hur tydligt saker kan vara skrivna utan att det hjälper.
]Åt höger, stod det.

# other-side
## if friend
”Vems höger är det?” sa {friend}, som låg på mage på andra sidan paraplyet, med näsan mot {child's}. ”För min är åt
andra hållet.”

De såg på varandra. [elder: Till och med brickan höll andan. ]Sedan kröp {child} runt mattan och la sig bredvid {friend}. Där var
allting tvärtom. Spöt pekade. En gång, åt höger. En gång till. Sedan fick allt som {child} hade lagat åka tillbaka,
det också.

Och paraplyet stod där det alltid hade stått.

## or
”Åt höger!” ropade {director} och viftade åt andra hållet, för att vara till hjälp.

”Det där är vänster”, sa {child}.

”Inte härifrån”, sa {director}.

De tittade på varandra. [elder: Till och med brickan blev tyst. ]Sedan kröp {child} runt hela mattan och la sig på
{director's} sida, där allting var tvärtom. Spöt pekade. En gång, åt höger. En gång till. Sedan fick allt som {child}
hade lagat åka tillbaka, det också.

Och paraplyet stod där det alltid hade stått.

# show
Nu gick allting rätt på en gång. Igelkotten landade mjukt. Och högst uppe gungade Bröderna Blixt mot varandra, sakta,
sakta, sträckte ut sig så långt en snigel kan, och nådde.

De höll i varandra länge. Applåden varade lika länge, för det skulle ha varit synd att sluta.

”Tre centimeter”, sa {director} till {child} och lyfte på hatten. ”Det är det största någon har gjort för oss.”

## or
Allt som skulle landa landade, och allt som skulle träffa träffade. {Director} slängde upp hatten, och när den kom ner
stod hon under den. Så tog Bröderna Blixt sats, en från varje håll, och hela publiken lutade sig framåt utan att veta
om det.

De gungade. De sträckte på sig. De fick tag.

Först klappade ingen, för att inte störa. Sedan klappade alla, lågt och länge, och {director} gav {child} en medalj,
så liten att den måste förvaras i minnet.

# bed
Sedan spelade syrsan en långsam, och ljuset under paraplyet slocknade, och {child} gick och la sig[friend: , och
{friend} kröp ner på madrassen]. [adult: {Adult} kom och stannade i dörren. ”Huset känns lite snett”, sa {adult}.

”Ska jag flytta tillbaka det?”

”Det kan vänta till i morgon”, sa {adult} och släckte.|Lampan släcktes.]

Rummet blev mörkblått. [pet.dog / pet.cat: {Pet} låg i fotändan och var tung. ]Trollspöt fick ligga bredvid kudden,
för säkerhets skull.

# last
Utanför fönstret stod månen, men den stod mest bakom gardinen. Bara en kant syntes. Det fattades inte mycket.

{Child} lyfte spöt, så sömnigt att det knappt pekade, och månen gled tre centimeter åt höger, precis in i rutan, och
stannade där och lyste på täcket.

## or
Täcket nådde nästan upp till hakan. Det fattades tre centimeter.

Det var ingen idé att be spöt om uppåt. Men den som lägger sig tvärs över sängen har kudden till höger. {Child} la sig
tvärs och pekade, och la sig sedan rätt igen, och nu räckte täcket ända upp och en liten bit över, och där under var
det varmt.
