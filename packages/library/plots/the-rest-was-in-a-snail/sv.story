title: Brevet med hålen
title: Resten satt i en snigel
title: Ord för ord
guest friend: Molly (hon), Frans (han)

% Den andra som {friend} har träffat är en get. Hålen läses upp som ordet ”hål”.

# real-letters
Det var {friend's} idé att de skulle skriva brev. {Friend} var {child's} bästa vän.

”Riktiga brev”, sa {friend}, dagen innan {friend.he} skulle resa till sin moster och stanna i tre veckor. ”Med frimärken. Sådana man slickar på.”

”Man slickar inte på frimärken längre”, sa {child}.

”Då får man väl slicka ändå”, sa {friend}.

Och så åkte {friend}, och gatan blev väldigt lång och väldigt tom.

# waiting
{child} skrev på en gång. {Child.He} skrev att det regnade[city:  {in city}], att {child.he} hade tappat en tand och hittat den igen, och att ingen annan på hela gatan kunde rapa alfabetet[school: , och ingen {at school} heller].[pet.dog:  {Pet} hälsade med ett avtryck av en tass.][pet.cat:  {Pet} hälsade med ett avtryck av en tass.][pet.other:  {Pet} hälsade också.][sport:  Längst ner kom allt som hade hänt i {sport}.][athlete:  På kuvertet ritade {child.he} {athlete}.]

Sedan väntade {child.he}. {Child.He} väntade i måndags och i tisdags[elder: , och {elder}[elder2:  och {elder2}] sa att riktiga brev tar tid]. På onsdagen regnade det så att det rann längs brevlådans ben, och på torsdagen låg det äntligen ett brev där.

# a-letter-with-holes
Men det såg konstigt ut. Kuvertet var fuktigt och tunt och alldeles fransigt i kanten, och när {child} vecklade ut brevet kunde {child.he} se trädgården rakt igenom det. Det var fullt av hål. Så här stod det:

”Hej {child}! Det är inte”, hål, ”kul”, hål, ”med dig. Jag har träffat en”, hål, ”som är mycket”, hål, ”snällare än du”, hål. ”Kom inte”, hål, ”på lördag. {Friend}.”

{child} läste det en gång till. Det blev inte bättre.

Det är inte kul med dig. Jag har träffat en som är mycket snällare än du. Kom inte på lördag.

# under-the-stairs
{child} gick och satte sig under trappan, där paraplyerna bodde. Där satt {child.he} länge.[music:  Inte ens {music} hjälpte.] Först var {child.he} ledsen, och sedan blev {child.he} arg, för det är lite varmare att vara arg. {Child.He} hämtade papper och penna och skrev:

”Hej {friend}. Det gör ingenting. Jag har också träffat en. {child}.”

Det var inte sant. {child} hade inte träffat någon alls[pet: , utom {pet}].

# rasp
{Child.He} gick ut i regnet, för brevet skulle läggas i lådan med en gång, innan {child.he} hann ångra sig. {Child.He} lyfte på locket.

Och där inne, mitt på reklamen från järnaffären, satt en snigel.

Det var en liten snigel med gulrandigt hus. Den hade kommit in ur regnet genom springan, och nu satt den och åt. Om man höll andan kunde man höra det: rasp, rasp, rasp, som när någon filar naglarna på en myra. Den hade redan ätit upp en skottkärra och halva priset på en hink.

{child} stirrade på snigeln. Snigeln sträckte ut ett öga och stirrade på {child}.

”Är det du?” sa {child}. ”Är det DU som har gjort hålen?”

Snigeln drog in ögat igen. Den såg faktiskt skyldig ut.

# a-kind-of-proof
{child} tittade på sitt brev. {Child.He} tittade på snigeln. Och så kom {child.he} att tänka på något. Det hade varit ord i de där hålen! {Friend} hade skrivit mer, och resten satt i magen på en snigel.

”Vad stod det?” frågade {child}.

Men en snigel kan inte återberätta. Den hade bara gjort en liten bajskorv på brevlådans botten, och den var blå. Precis lika blå som {friend's} kulspetspenna.

Det var ju ett slags bevis. Men det gick inte att läsa.

# word-for-word
Då sprang {child} in, droppande, och gjorde det {child.he} borde ha gjort från början. {Child.He} [adult: lånade {adult's} telefon, ringde | ringde] till mostern och bad att få tala med {friend}.

”Hej!” skrek {friend}. ”Har du fått mitt brev?”

”Ungefär hälften”, sa {child} och svalde. ”Vad stod det i det? Ord för ord. Det är viktigt.”

{Friend} kom ihåg vartenda ord, för {friend.he} hade skrivit det tre gånger för att det skulle bli fint.

”Det stod: Hej {child}! Det är inte HÄLFTEN SÅ kul HÄR SOM HEMMA med dig.”

”Fortsätt”, sa {child}.

”Jag har träffat en GET som är mycket ARG, MEN snällare än du TROR.”

”En get!” sa {child}.

”Kom inte FÖR SENT TILL STATIONEN på lördag”, sa {friend}. ”För jag åker hem tidigare. Jag saknar dig ju! Hallå? {child}? Gråter du?”

”Nej”, sa {child}. ”Det är regn. Inomhus.”

# at-the-station
På lördagen var {child} inte för sen till stationen. {Child.He} var en timme för tidig[adult: , och {adult} var lika tidig][elder: , och {elder}[elder2:  och {elder2}] hade smörgåsar med sig].[pet.dog:  {Pet} hörde tåget först av alla.] {Friend} hoppade av tåget med ryggsäcken på magen och halva ärmen borta.

”Geten”, förklarade {friend}.

”Snigeln”, sa {child} och visade brevet.

# one-word-left
De gick raka vägen hem till brevlådan. Längst in i hörnet, på ett salladsblad, sov snigeln i sitt randiga hus.[pet.cat:  {Pet} satt på locket och höll vakt.] Brevet som {child} skrev när {child.he} var arg hade {child.he} lagt dit alldeles själv. Nu fanns det bara ett enda ord kvar av det.

”{Friend}”, stod det.

”Vad stod det mer?” frågade {friend}.

”Ingenting viktigt”, sa {child}. ”Den är jätteduktig på att rätta.”

# full
De stängde locket, så försiktigt det gick. Och där inne hördes det, alldeles svagt, som när någon filar naglarna på en myra: rasp, rasp, rasp.

Sedan kom det inget mer. Snigeln var mätt.
