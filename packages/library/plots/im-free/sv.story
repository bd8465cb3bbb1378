title: Jag är fri!
title: Värre än en mås
title: Den sista apelsinklyftan
guest juni: Juni (hon), Malva (hon)
guest coach: Lasse (han), Kenta (han)

% ”Jag är fri” ropar den som ingen står i vägen för. Sista gången är det sätet. {Juni} är "hon", så barnet sägs med namn där det annars kunde vara hon.

# as-usual
Fotbollen kom rullande till {child}, och i samma sekund hörde {child.he} det. Som vanligt.

”Jag är fri!”

Det var {juni} som skrek. {Juni} var ny i laget [school: och {at school} ]sedan tre veckor. Hon hade två olika strumpor och en röst som en måsunge, och hon var alltid fri. Det tyckte ingen mer än hon själv.[elder:  Inte ens {elder}, som var tränare.] [elder: {Juni} | Hon] var fri när hon hade tre motståndare runt omkring sig. Hon var fri när hon satt på huk och knöt skon. En gång hade hon varit fri inne i nässlorna. Dit hade hon sprungit av bara farten.[pet.dog:  Bara {child’s} hund, {pet}, som vaktade väskorna, svarade henne.][pet.cat:  {child’s} katt, {pet}, som följde med på alla träningar och låg i väskan, öppnade ett öga varje gång {juni} ropade.][pet.other:  Så fri var inte ens {pet} där hemma.]

{child} passade inte. {child} älskade fotboll[sport & !sport.Soccer:  ännu mer än att {play sport}], och fotboll var att ha bollen. {Child.He} dribblade förbi en. {Child.He} dribblade förbi två. Sedan kom den tredje och tog den.

”Jag var ju fri!” sa {juni}.

”Du stod bakom domaren”, sa {child}.

”Ja! Där var det ingen annan!”

# thursday
Så höll det på, träning efter träning. {child} tyckte att man skulle vara tyst och spela. {Juni} tyckte att man skulle ropa så att folk visste var man fanns. ”Annars kan jag ju lika gärna vara hemma”, sa hon.[elder:  {Elder.short} tyckte att sådant brukar ordna sig, och blåste i visselpipan.]

På torsdagen, när {child} hade blivit av med bollen för femte gången och {juni} ropade för femtionde, då brast det för {child}, som vände sig om mitt på planen.

”Du är fri för att ingen bryr sig om dig!” sa {child.he}.

Sedan hördes bara bollen, som rullade ut över sidlinjen.

{Juni} sa ingenting. Hon drog upp sina strumpor, först den gröna och sedan den randiga, och gick och hämtade bollen.[pet.dog:  {Pet} hade den mellan tassarna. {Pet.He} brukade aldrig ge ifrån sig en boll, men hon fick den.]

# away
På lördagen var det match borta, mot Tallbacken. Laget åkte buss dit[city: , långt från {city}]. {Juni} satt längst fram bredvid {@coach-first} och tittade ut genom fönstret hela vägen.[pet.dog:  {Pet} låg på {juni’s} fötter.][pet.cat:  {Pet} var hemma. Det trodde alla, ända tills {child} öppnade väskan på Tallbacken och {pet} klev ur.]

# not-a-sound
Matchen började. {child} fick bollen nästan direkt, ute vid hörnflaggan. Två från Tallbacken kom emot {child.him}, en lång och en bred. {child} väntade på att höra det.

{Child.He} hörde ingenting.

{child} tittade upp. {Child.He} såg ben och armar och ryggar, men {child.he} visste inte var någon var. Det hade {child.he} aldrig behövt tänka på förut. Medan {child.he} letade kom den långa och tog bollen.

Så gick det en gång till. Och en gång till.[friend:  Det var tur att {friend}[!friend.known: , {child's} bästa vän,] stod i mål.] Ute på andra kanten sprang {juni}, fram och tillbaka, med munnen stängd. Hon sprang precis lika mycket som vanligt[athlete: , och {athlete} kunde inte ha sprungit mer]. Det var bara det att det inte hördes.[pet.dog:  Borta vid väskorna spetsade {pet} båda öronen och letade efter henne.]

# polite
I pausen åt de apelsinklyftor.[elder2:  {Elder2} hade skurit dem.][elder:  {Elder.short} gav {child} en för mycket. ”Jag har aldrig kunnat räkna”, sa {elder.he} och tittade upp i himlen.] {child} ställde sig bredvid {juni} och tänkte säga något, men det enda {child.he} kom på var det {child.he} hade sagt i torsdags.

”Vill du ha min sista klyfta?” sa {child.he} till slut.

”Nej tack”, sa {juni} artigt. Det var det värsta. {Juni} hade aldrig varit artig förut.

# only-grass
Det var fem minuter kvar när {juni} fick bollen. Den studsade på någons knä och hamnade framför hennes fötter, och på en sekund var de där, den långa och den breda, och {juni} stod fast mellan dem som en bok i en hylla.

Då sprang {child}. {Child.He} sprang inte mot bollen, som {child.he} brukade. {Child.He} sprang åt andra hållet, långt ut, dit där det bara fanns gräs. {Child.He} sträckte upp armen så högt det gick, och så skrek {child.he}, värre än en mås:

”{Juni}! JAG ÄR FRI!”

{Juni} tittade upp. Hon såg på {child}. Det var nog bara ett andetag, men {child} tyckte att det var långt.

Sedan kom bollen, rakt i foten.

# an-uglier-goal
{child} hade målet framför sig. {Child.He} hade kunnat skjuta. Men från andra sidan, inifrån straffområdet, hördes det äntligen:

”Jag är fri!”

Och det var hon. {child} passade. {Juni} fick bollen på smalbenet, och den rullade mot målet så långsamt att målvakten hann slänga sig, resa sig och slänga sig igen. Åt fel håll båda gångerna. Sedan var den inne.

Ingen hade sett ett fulare mål. {Juni} skrek så att {@coach} tappade sin kaffemugg i gräset.[pet.dog:  {Pet} svarade.][pet.cat:  {Pet} for tillbaka ner i väskan.]

# the-bag
När de skulle hem började det skymma. {child} satt ensam på ett säte mitt i bussen, med väskan bredvid sig. {Juni} kom in sist. Hon gick sakta i gången och såg sig om efter en plats.

{child} lyfte ner väskan på golvet. {Child.He} sträckte upp armen.

”Jag är fri”, sa {child.he}.

# half-each
{Juni} satte sig.[pet.cat:  {Pet} hoppade upp i hennes knä.][elder:  {Elder.short} räknade in allihop, och det blev rätt på första försöket.] Bussen körde ut på stora vägen.

”Det jag sa i torsdags”, sa {child}. ”Det var inte sant.”

”Nej”, sa {juni}. ”Har du kvar apelsinklyftan?”

{child} hade den i en servett. De delade den på mitten, och sedan blev det varmt och mörkt och mullrande i bussen[music: , {@coach} nynnade på {music}], och {juni} somnade med hela huvudet på {child's} arm.

# all-the-way-home
Nu var {child} inte fri alls. Och {child.he} satt alldeles stilla, hela vägen hem.

# @coach
{coach}
## if elder
{elder.short}

# @coach-first
{coach}, som var tränare,
## if elder
{elder.short}
