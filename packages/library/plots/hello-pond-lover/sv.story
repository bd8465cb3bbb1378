title: Hej på dig, dammvän
title: Det är inget rån
title: En som är riktig
guest clerk: Kjell (han), Roland (han)

% Grodorna är av plast och ropar så högt man vill. Paddan är riktig och säger kvipp, alldeles litet. Fem rader med åtta i varje. En damm är både den i trädgården och det som dammsugaren tar: därför dammsugaren.

# the-knee
{child} hade ett knä som inte kunde vara still. Resten av {child.him} kunde, åtminstone en stund. Men knät studsade vid middagen och hos tandläkaren och på varenda samling[school:  {at school}], vad {child} än sa till det.[sport:  Det var ett bra knä när man skulle {play sport}, men aldrig annars.] Och på lördagen, på plantskolan[city:  utanför {city}], kom {child.he} och knät[friend:  och [!friend.known: {child.his} bästa vän, ]{friend}[!friend.known: ,]] runt hörnet vid dammarna.

”RRRACK! HEJ PÅ DIG, DAMMVÄN!” ropade fyrtio grodor.

De var av plast. De satt på en hylla i fem rader, bruna och knottriga, med ett litet glasöga mitt på magen, och så fort något rörde sig satte alla fyrtio i gång.

# three-weeks
”Gör inte så”, sa en man bakom vattenkannorna. På skylten på bröstet stod det {clerk}, och på ögonen såg man att han inte hade sovit. ”Tre veckor har jag haft de där grodorna. Jag hör dem när jag duschar. I går kom min fru in i köket med dammsugaren, och då sa jag det till henne.”

”Sa vad?”

”Hej på dig, dammvän.”

”Vad gjorde hon?”

”Gav mig dammsugaren”, sa {clerk}. ”De ska tillbaka till fabriken, alla fyrtio. Bilen kommer klockan fem.”

{child's} knä gjorde ett skutt.

”RRRACK! HEJ PÅ DIG, DAMMVÄN!”

# kwip
Och efteråt, litet och lite för sent: ”Kvipp.”

”Vad var det?” sa {child}.

”Dåligt batteri.”

Men det lät inte som ett batteri. Det lät som någon som menade det. {child} gick längs hyllan och räknade. Åtta i första raden. (”RRRACK!”) Åtta i andra. Åtta i tredje, och i fjärde också. Och i den sista …

”Nio”, sa {child}. ”Du har fyrtio grodor, {clerk}, och en som är riktig.”

{clerk} böjde sig ner. Där satt de på rad, bruna och knottriga, och ingen av dem rörde så mycket som en tå.

”Det är en padda”, sa {child}. ”När något rör sig sitter en padda still. Den tror att den gömmer sig.”

# plop
”Den kan ju inte åka till en fabrik”, sa {clerk}. ”Den torkar ihop i lådan.” Och så sträckte han ut handen.

”RRRACK! HEJ PÅ DIG, DAMMVÄN!”

Det sa plopp någonstans. När de räknade sista raden igen var det åtta.

”Nu skrämde du den”, sa {child}. ”Nu kan den vara var som helst. Vi får stå still tills den säger något.”

”Hur länge då?”

”Så länge en padda vill.”

# start-again
De stod still. Det kom en dam med en kundvagn. ”RRRACK! HEJ PÅ DIG, DAMMVÄN!” De fick börja om. En bebis kastade sin mössa. ”RRRACK!” De fick börja om igen. Och nu var klockan kvart i fem.
## or
De stod still. Det började klia på {clerk's} näsa, och han rynkade den så lite man kan. ”RRRACK! HEJ PÅ DIG, DAMMVÄN!” De fick börja om. Det kom in en fjäril. ”RRRACK!” De fick vänta tills den hade tittat på varenda ros. Och nu var klockan kvart i fem.

# not-a-robbery
Då gick {clerk} bort till kassan[music: , stängde av {@song}] och tog mikrofonen.

”Alla kunder ombeds stå still”, sa högtalarna. ”Det är inget rån. Det är en padda.”

Och alla stannade. En dam stannade med ena armen bland fågelholkarna. Två systrar stannade med ett plommonträd mellan sig.[friend:  {Friend} stannade på ett ben.][adult:  {Adult} stannade med en kaktus i varje hand.][elder:  {Elder} stannade mitt i en mening om mördarsniglar[elder2: , och {elder2}, som hade hört den förut, stannade mitt i en nick].][pet.dog:  {Pet}[!pet.known: , {child's} hund,] stannade med ena tassen i luften.] En man som provade en solstol fick sitta som han satt, för den hade fällt ihop sig med honom i. Det blev så tyst att man hörde hur det droppade från ormbunkarna.

”RRRACK! HEJ PÅ DIG, DAMMVÄN!”

# the-more-it-goes
Alla tittade på alla. Sedan tittade alla på {child's} knä.

”Jag rår inte för det”, sa {child} och blev varm i hela ansiktet. ”Jag säger till det och säger till det. Ju mer jag säger, desto mer studsar det.”

Tio i fem. Och {child} tänkte: Jag börjar alltid med knät. Tänk om jag tar det sist?

# till-last
{child} doppade händerna i dammen, för att vara redo. {Child.He} satte sig på en säck jord. {Child.He} lät axlarna sjunka. {Child.He} lät armarna hänga, och sedan fingrarna, ett i taget. {Child.He} såg på vattnet och andades lika långsamt som det. Till knät sa {child.he} inte ett ord.

Knät gjorde ett skutt. Så märkte det att det var ensamt om det, och slutade.

# stillest-place
Länge hände ingenting. Ett löv snurrade på dammen.

Då kom det något brunt gående längs hyllkanten. Det satte ner en hand, väntade, och satte ner den andra, så långsamt att inte ett enda glasöga såg det. Det letade efter det lugnaste stället på hela plantskolan. Det klättrade ner på säcken. Det klättrade upp på {child}.

Det satte sig mitt på knät.

”Kvipp”, sa det.

# like-a-stone
Och just då gled dörrarna upp, och in kom han som skulle hämta grodorna.

Och alla fyrtio grodor ropade det de brukade ropa.

Paddan tog sats för att hoppa. {child} kände varenda tå. Men knät höll. Det höll som en sten i skogen. Och {child} förde fram sina våta händer, en från varje håll, och kupade dem om paddan.

”Nu har jag dig”, viskade {child.he}.[athlete:

”{athlete} hade inte kunnat ta den bättre”, viskade {clerk}.]

# under-a-leaf
Sedan fick alla röra sig, och två personer hjälpte mannen ur solstolen. Grodorna packades i sina lådor och bilen for i väg. Ända bort till rondellen hörde man hur de hälsade på varenda lyktstolpe.

Men {child} bar paddan bort bakom växthusen, till en riktig damm med riktig gyttja, och öppnade händerna. Den gick in under ett blad och hade ingen brådska alls.

”Kvipp”, sa bladet.

# the-only-one
På kvällen låg {child} i sin säng och lät axlarna sjunka.[pet.cat:  {Pet}[!pet.known: , {child.his} katt,] sov redan.][pet.other:  {Pet} sov redan.] {Child.He} lät armarna ligga, och fingrarna, ett i taget. Knät tog {child.he} sist.

Det gjorde ett litet skutt. Så märkte det att det var ensamt om att vara vaket, och somnade.

# @song
{music}
