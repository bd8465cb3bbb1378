title: {A wish} {wish.there}
title: Det var meningen
title: Rakt fram och hem

% Regel: den som har hamnat fel säger att det var meningen. Den som går vilse först får visa vägen.
% {wish.there} är dit önskningen har ställt den: i hissen, under sängen.

# wrong-place
Det var {a wish} {wish.there}.

{child} såg {wish.him} först, och såg med en gång att något var fel. {The wish} hör ju hemma {wish.home} och ingen annanstans.

”Har du gått vilse?” frågade {child}.

”Nej”, sa {the wish}. ”Det var meningen.”

”Är det meningen att du ska vara {wish.there}?”

”Precis här”, sa {the wish} och försökte se nöjd ut. Men {wish.part} darrade.

# not-a-chair
{The wish} skulle visa hur bra {wish.he} hade det. {Wish.He} satte sig ner, rätt på något som inte var gjort för det.

KRAS, sa det.

”Det var meningen”, sa {the wish} från golvet.

Sedan försökte {wish.he} {wish.does}, precis som hemma. Det går inte {wish.there}. Först föll det som hängde. Sedan föll det som stod. Och till sist kom det något rullande, och det rullade länge.

”Var det också meningen?” frågade {child}.

”Det sista särskilt”, sa {the wish}.

[friend: {Friend}[!friend.known: , {child's} bästa vän,] lutade sig fram. ”När någon säger att det var meningen”, viskade {friend.he}, ”så var det inte det.” | Så där sa de hemma hos {child} också, när en kaka hade blivit platt.]

[pet.dog: {Pet}, hunden, nosade på {wish.part} och nös. {The wish} hoppade högt. ”Jag tänkte ändå hoppa”, sa {wish.he}. ][pet.cat: Katten {Pet} lade sig mitt i röran och somnade. Där var det i alla fall meningen. ][pet.other: {child} höll {Pet} intill sig, så att åtminstone någon var på rätt plats. ][elder: {Elder} undrade om {wish.he} ville sitta på en riktig stol. [elder2: {Elder2} hade redan hämtat en. ]”Tack, jag har just suttit”, sa {the wish}. ][city: ”Alla i {city} brukar vara just här”, sa {wish.he}. Det brukade ingen. ][school & age<7: ”Det är nästan som på {school}”, sa {wish.he}. Det var det inte. ]

# wrong-hand
{child} visste hur det kändes.

En gång hade {child.he} hamnat [age<7: fel i affären. {child.He} tog någon i handen, och det var fel hand. Den satt på en tant med gröna vantar | i fel klassrum[school:  på {school}]. Där satt bara stora barn, och de räknade med bokstäver]. Men {child} gick inte. {child.He} [age<7: höll kvar handen ända bort till mjölken | satt kvar i en halvtimme och låtsades räkna], för det kändes ännu värre att säga till.

# know-the-way
”Vi kan visa dig vägen hem”, sa {child}.

”Det behövs inte. Jag vet precis var jag är.” {The wish} såg sig om. ”Jag är här.”

[age>=5: Inifrån {the wish} hördes något lågt och ynkligt. ”{Wish.sound}”, sa det.

”Var det din mage?”

”Den ska låta så”, sa {the wish}.]

[sport / athlete / music: [sport: ”Jag tänkte bara {play sport} lite”, sa {wish.he} sedan. ”Det gör man bäst {wish.there}.” Ingen i hela världen gör det {wish.there}[athlete: , inte ens {athlete}]. ][!sport & athlete: ”{Athlete} skulle ha gjort precis likadant”, sa {wish.he}. Det trodde ingen. ][music: {Wish.He} nynnade också lite på {@song}, för att visa hur glad {wish.he} var. Det lät inte glatt. ]]

# it-rains
Det började bli kväll. [age>=5: Alla andra hade någonstans att gå hem till, och gick dit.]

Då rann det en droppe nerför {the wish}.

”Det regnar”, sa {wish.he}.

”Inte på mig”, sa {child}.

”Det är meningen att det ska regna lite just här”, sa {the wish}, och så kom det en droppe till. ”Ni kan gå nu. Jag bor här. Om någon frågar efter mig {wish.home}, så kan ni säga att jag bor {wish.there}, för alltid.”

För alltid är länge. {child} fick en klump i halsen.

# lost
{child} tänkte på den där gången. Vad var det {child.he} hade velat, hela tiden? Inte att någon skulle visa vägen. Bara att slippa vara den som hade gått fel.

Då gjorde {child.he} sig så liten {child.he} kunde, och tittade åt alla håll.

”Oj”, sa {child.he} med tunn röst. ”Nu har jag gått vilse.”

”Har du?” sa {the wish}.

”Ja. Jag skulle till en som bor {wish.home}. Och nu hittar jag inte alls. Du råkar inte veta vägen?”

Det slutade regna på {the wish}. {Wish.Part} slutade darra.

”Om jag råkar veta vägen!” sa {wish.he}. ”Vilken tur för dig att jag är här.” Och {wish.he} reste sig. ”Så det var alltså det som var meningen.”

”Får jag hålla i {wish.part}?” frågade {child}.

”Håll hårt”, sa {the wish}. ”Det är så lätt att komma bort.”

# this-way
Så gick de, bort från {the other}, {the wish} först. Till en början gick det långsamt. Vid varje hörn stannade {wish.he} och kände efter.

[age>=5: ”Hitåt”, sa {wish.he}. ”Här luktar det nästan hemma.”

]Sedan gick det fortare. [pet.dog: {Pet} sprang bredvid med svansen rakt upp. ][pet.cat: {Pet} kom efter, som om {pet.he} ändå skulle åt samma håll. ][friend: {Friend} höll i {child}, och {child} höll i {the wish}, som ett tåg. ][elder: Sist kom {elder}[elder2:  och {elder2}] och hade aldrig gått så fort. ]Till slut sprang de allihop.

”Där”, ropade {the wish}.

# at-home
Och där hörde {the wish} hemma, det såg man. Där fick {wish.he} plats, och ingenting gick sönder, och {wish.he} {wish.did} av bara glädje.

”Tack”, sa {child}. ”Utan dig hade jag aldrig hittat.”

{The wish} stod stilla en stund och tittade ner i marken.

”Det var inte meningen”, sa {wish.he} sedan, mycket lågt. ”Jag gick fel. Jag gick fel redan i morse.”

”Jag vet”, sa {child}. ”Det var inte meningen för mig heller.”

Då skrattade de, först {the wish} och sedan {child}. Nu kunde {the wish} vägen åt båda hållen, så {child} fick sällskap ända hem till porten.

# milk
[adult: Hemma hade {adult} dukat fram kvällsmackor. | Hemma stod det kvällsmackor på bordet.] {child} hällde upp mjölk, och det kom lite i glaset och resten bredvid.

”Det var meningen”, sa {child}.

[adult: {Adult} såg på mjölken. Sedan såg {adult} på {child}, och hämtade en trasa.

”Då torkar vi upp den”, sa {adult}. ”Det var också meningen.” | {child} såg på mjölken en stund. Sedan hämtade {child.he} en trasa. Det var också meningen.]

# @song
{music}
