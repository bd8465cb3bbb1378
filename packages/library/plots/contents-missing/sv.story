title: Innehåll: saknas
title: [!theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick & !theme.lonely: Så mycket väger det man saknar]
title: [!theme.two-homes & !theme.moving & !theme.homesick & !theme.lonely: Väskan som ingen hade packat]
title: [!theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick & !theme.lonely: Tung som ett skåp]
title: [theme.goodbye-to-pet: Det som är kvar av ett djur]
title: [theme.two-homes: En väska i två hem]
title: [theme.moving: Väskan som inte stod på flyttlistan]
title: [theme.homesick: Väskan med hemlängtan i]
title: [theme.lonely: Den ensamma väskan]

# in-the-way
[theme.goodbye-to-pet: Det var en kväll då det fattades ett djur.][theme.two-homes & !theme.goodbye-to-pet: Det var en
sådan kväll då man har två hem och är i det ena.][theme.moving & !theme.two-homes & !theme.goodbye-to-pet: Det var en
kväll med flytten i, den som varit eller den som ska bli.][theme.homesick & !theme.moving & !theme.two-homes: Det var
en kväll med hemlängtan i.][theme.lonely & !theme.missing-someone & !theme.homesick: Det var en sådan kväll då man är
ensam, fast dörren står öppen.][theme.missing-someone & !theme.goodbye-to-pet & !theme.two-homes & !theme.moving &
!theme.homesick: Det var en sådan kväll då man saknar någon.][!theme.goodbye-to-pet & !theme.two-homes & !theme.moving
& !theme.homesick & !theme.lonely & !theme.missing-someone: Det var en sådan kväll då något fattas.]

I hallen stod en väska. Den var blå, med brunt handtag och gult spänne, och den stod precis i vägen. [adult: {Adult}
gick runt den. ”Är det din?”]

På handtaget satt en lapp: //
Till {child}. //
Innehåll: saknas.

”Då är den tom”, sa {child} och tog i för att flytta på den.

Den var tung som ett skåp.

## or
[theme.goodbye-to-pet: Det var en kväll då det fattades ett djur.][theme.two-homes & !theme.goodbye-to-pet: Det var en
sådan kväll då man har två hem och är i det ena.][theme.moving & !theme.two-homes & !theme.goodbye-to-pet: Det var en
kväll med flytten i, den som varit eller den som ska bli.][theme.homesick & !theme.moving & !theme.two-homes: Det var
en kväll med hemlängtan i.][theme.lonely & !theme.missing-someone & !theme.homesick: Det var en sådan kväll då man är
ensam, fast dörren står öppen.][theme.missing-someone & !theme.goodbye-to-pet & !theme.two-homes & !theme.moving &
!theme.homesick: Det var en sådan kväll då man saknar någon.][!theme.goodbye-to-pet & !theme.two-homes & !theme.moving
& !theme.homesick & !theme.lonely & !theme.missing-someone: Det var en sådan kväll då något fattas.]

{Child} slog tån i den. Det var så det började.

Det var en väska, blå, med brunt handtag och gult spänne, och den hade inte stått i hallen i morse. [adult: Inte var den {adult's}, och
ingen|Ingen] hade packat den. Men det satt en lapp på: //
Till {child}. //
Innehåll: saknas.

Alltså var den tom, och en tom väska kan man flytta med ett finger. {Child} tog ett finger. {Child} tog båda händerna.
Den var tung som ett skåp.

# scale
Vågen i badrummet visade precis lika mycket med väskan som utan. [age>=8: Där var den alltså inte tung. Den var bara
tung när man bar den.] [school: Ryggsäcken till {school}, med allt i, kändes som en smörgås bredvid.] [sport: Väskan
till {sport} var det inte heller, för den hängde på sin krok.]

På baksidan av lappen, där avsändaren ska stå, stod det ingenting. Den saknades också.

# closet
{Child} knuffade in den i garderoben och stängde. [athlete: Dörren buktade, så att {athlete} på affischen fick mage.]
Det gick fem minuter. Sedan stod väskan framför kylskåpet, när man skulle ha mjölk.

Och lite tyngre.

## or
{Child} hängde in den längst bak i garderoben, bakom allt som var för litet. [athlete: På dörren satt {athlete} på
affisch och såg förbi.] Nästa gång {child} skulle hämta en strumpa stod den i strumplådan, med lådan om sig som en
badring.

Och lite tyngre.

# under-the-bed
{Child} sköt in den under sängen. Då stod sängen på tå. Kudden gled ner till fotändan, och täcket gick efter.

Väskan fick komma ut igen. Den hade inte blivit lättare.

## or
{Child} la en filt över den och låtsades att det var en pall. Det gick bra, utom att pallar flyttar på sig när man
knuffar dem. Den här fick man gå runt[age>=8:  för att komma till allt annat], hela tiden, runt, runt.

Den hade inte blivit lättare under filten.

# outside
{Child} släpade ut den genom dörren, ställde den på dörrmattan och stängde. Först var det tyst.

Sedan knackade det. Inte hårt.

[adult: {Adult} öppnade. ”Det är till dig”, sa {adult}.|Den som knackar så försiktigt måste man öppna för.]

# window
{Child} satte sig vid fönstret, med väskan bredvid, och såg ut. Och nu syntes det. [city: Alla som gick hem genom
{city}|Alla som gick hem på gatan] bar på någonting. En farbror hade en så stor att han fick backa runt hörnet. En
tant hade sin i ett snöre, som en hund, och en pojke gick och svängde med en som inte var större än ett plåster.

[elder: {Elder} hade också en. Det hade {elder.he} sagt en gång och visat: den gick ner i fickan. ”Först var den som
ett piano”, hade {elder.short} sagt. ”Jag fick luta den mot väggen för att komma förbi.”] [elder2: {Elder2.short} bar
sin på nyckelringen.]

[age>=10: Konstigt att man inte hade sett det förut. Fast man ser ju inte heller hur många som har paraply förrän det
regnar.]

[age>=6: En sak såg man. ]Ingen av dem hade ställt undan sin.

## or
{Child} orkade inte mer och satte sig på den, vid fönstret. Där ute[city:  {in city}] höll folk på att gå hem, och då
såg {child} det: de bar på någonting, allihop. Vid hållplatsen stod sju personer och åtta väskor. En man försökte få
in sin genom bussdörren på tvären. En flicka hade sin i handen, stor som ett äpple, och kastade upp den och tog den
igen.

[elder: {Elder} hade också en. Det hade {elder.he} sagt en gång och visat: den gick ner i fickan. ”Först var den som
ett piano”, hade {elder.short} sagt. ”Jag fick luta den mot väggen för att komma förbi.”] [elder2: {Elder2.short} bar
sin på nyckelringen.]

[age>=10: Konstigt att man inte hade sett det förut. Fast man ser ju inte heller hur många som har paraply förrän det
regnar.]

[age>=6: En sak såg man. ]Ingen av dem hade ställt undan sin.

# open-it
[friend: Telefonen ringde. Det var {friend}.

”Hur tung är den?” frågade {friend}, när {child} hade berättat.

”Som ett skåp.”

”Öppna den då.”

”Det står att den är tom.”

”Är den tung är den inte tom”, sa {friend}. ”Jag väntar.” | ”Du är inte tom”, sa {child} till väskan. ”Ingenting väger
inte så mycket.”]

Spännet sa klick, och {child} såg efter. Det var bara foder, mörkblått, ända ner.

Sedan kom det ett ljud.

# contents
Ingen annan i världen hade känt igen det. {Child} kände igen det på en gång. Man fick hålla andan för att höra om det
kom igen, och det gjorde det.

Sedan kom en lukt, en sådan som det inte finns något namn på utom det man själv har. Sedan något varmt, precis så
stort som en kind. [music: Sedan kom en bit av {music}, bara mitten, och {child} nynnade resten.]

## or
Det var litet, och det låg överst. {Child} visste precis vad det var och var det hörde hemma. Det kom en gång till,
när man satt still.

Under det låg ett ljus som föll på ett visst sätt. Under ljuset låg en lukt. Och under lukten låg något mjukt, som man
kunde ha handen på. [music: I sidofacket låg {music}, hopvikt, och {child} nynnade en bit.]

# funny-one
[pet & theme.goodbye-to-pet / pet & theme.missing-someone: Något i den fick {child} att tänka på {pet}.] [pet.dog &
!theme.goodbye-to-pet & !theme.missing-someone: {Pet} kom och stack ner nosen, och svansen sa att någon här kände igen
något.][pet.cat & !theme.goodbye-to-pet & !theme.missing-someone: {Pet} klev i, vände ett varv och satt där en stund,
bland alltihop.][pet.other & !theme.goodbye-to-pet & !theme.missing-someone: Lite av det fick {pet} höra också.]

[adult: {Adult} satte sig på golvet. ”Vad är det?” sa {adult}, och {child} berättade. En sak i taget.|{Child} tog upp
en sak i taget och berättade för sig själv vad det var.] [friend: I telefonen hördes {friend}, som lyssnade så att det
knastrade.]

[age>=7: Ett par av sakerna sved lite, som när kalla händer kommer in i värmen. Det går över, och händerna har man
kvar.]

Längst ner låg det roligaste. Det var något som hade hänt en gång, och det hade blivit roligare sedan dess. {Child}
skrattade så att det blev nödvändigt att hålla i sig i väskan.

# tag-again
Sedan lades allt tillbaka, varsamt, i rätt ordning. {Child} tog tag i handtaget och lyfte.

Den vägde som en väska. Inte som ingenting. Som en väska. [age>=8: Man kunde gå långt med den, om man bytte hand
ibland.]

{Child} läste lappen en gång till. Innehåll: saknas. [age>=8: Den var inte felskriven. Den var bara kort.]

Det stämde ju. Det var det som saknades som låg i den.

## or
Sedan packade {child}, ljudet underst och det roliga överst, där man når det. Spännet sa klick åt andra hållet. En
hand, ett handtag, upp.

Det gick. Den var inte lätt, men den var inget skåp. [age>=8: Den var en väska med något i, och det är lättare att
bära än en väska som man inte vet något om.]

På lappen stod det som förut. Innehåll: saknas.

”Det är ju rätt”, sa {child}. ”Det är det som saknas som ligger i den.”

# beside-the-bed
[friend: ”God natt”, sa {friend} i telefonen. ”Ställ den inte i garderoben.”]

[friend: Det gjorde {child} inte. Den|Väskan] fick stå vid sängen, och där visade det sig att den var precis så hög
som ett nattduksbord. [adult: {Adult} ställde ett glas vatten på den.|Ett glas vatten fick plats på den.] Vattnet blev
alldeles stilla.

Ute gick den siste hem, med sin väska under armen. Fönstret var mörkblått. Täcket var svalt, och sedan var det varmt.
[pet.dog & !theme.goodbye-to-pet & !theme.missing-someone / pet.cat & !theme.goodbye-to-pet & !theme.missing-someone:
{Pet} la sig så att det räckte både till fötterna och till väskan.]

## or
När tänderna var borstade gick {child} runt med den och letade efter en plats. Vid bokhyllan stod den snett. I
fönstret såg den ut att vara på väg. Men bredvid kudden, på den sida där man har handen, stod den som om den hade bott
där jämt. [friend: ”Bra”, sa {friend} i telefonen. ”Då lägger jag på.”]

[adult: {Adult} ställde glaset med vatten ovanpå, för det var rätt höjd, och släckte.|Glaset med vatten passade
ovanpå, för det var rätt höjd, och lampan släcktes.] [pet.dog & !theme.goodbye-to-pet & !theme.missing-someone /
pet.cat & !theme.goodbye-to-pet & !theme.missing-someone: {Pet} la sig mot den, på den varma sidan.] Lakanet var
svalt, och huset knäppte lite när det satte sig till rätta.

# last
En gång under natten, när huset var som tystast, hördes ett litet ljud därifrån, inifrån det blå, ett sådant som bara
en enda i hela världen kände igen. {Child} vaknade inte av det. Men handen kom ut från täcket och la sig på handtaget,
inte för att lyfta, bara för att hålla i.

## or
Den stod inte i vägen längre. Den stod bredvid. Lyktan på gatan lyste i det gula spännet, och vattnet i glaset hade
slutat gunga för länge sedan, och mellan väskan och kudden var det precis så långt som en arm är när den sover.
