title: Rekordet
title: Är tak golv?
title: Den som tappar är en morot

guest aunt: Bodil (hon), Lisbet (hon)

% Den som bor med barnet (@a): {adult}, annars {elder}, annars moster {aunt}; aldrig han eller hon.
% Bästa vännen reser bort över sommaren. Där önskan är att kompisen flyttar (theme.missing-someone & theme.friendship) är det en flytt.

# twelve-past-four
Ballongen var gul och låg längst ner i {@box}. Ingen visste hur den hade hamnat där. {Friend} blåste upp den, knöt till den och slog upp den mot taket, och {child} slog upp den igen.

”Den som tappar är en morot”, sa {friend.he}.

Klockan var tolv minuter över fyra på eftermiddagen. Det vet man säkert, för {child} skrev upp det på {@list}.

# the-rules
{@leaving} Det var niohundratjugo kilometer dit. Det hade {child} tagit reda på, men det var inget de pratade om.

Efter en halvtimme hade ballongen inte nuddat golvet en enda gång, och då förstod de att det inte längre var en lek. Det var ett rekordförsök. {Friend} hittade på reglerna, och {child} skrev med ena handen och höll ballongen uppe med huvudet.

Regel ett: Ballongen får inte nudda golvet. Regel två: Man får inte hålla i den. Regel tre: Möbler är inte golv.

# the-smash
Klockan fem skulle de gå hem till {child}, för {friend} skulle sova där sista natten. Det är fyrahundra meter. Det tog femtio minuter[city: , och långsammare än så har ingen gått {in city}]. Vinden kom från höger.[school:  Någon från {school} cyklade förbi och vinkade, men de hade inga händer över.] Utanför pizzerian hoppade {friend} upp på en bänk och räddade ballongen med armbågen. En dam med rullator stannade och fick ballongen rakt i famnen.

”Håll den inte!” skrek {child}. ”Slå den!”

Damen slog till. Det var en hård och vacker smash.

”Skriv upp henne också”, sa {friend}.[sport:  ”Hon borde {play sport}.”]

# one-hand-each
{@A} öppnade med en stekspade i handen, såg på ballongen och såg på dem. Det blev inga frågor. {@A} slog bara till med stekspaden, och ballongen seglade genom hallen och in i köket.

De åt pannkakor med en hand var. Man fick ta tre tuggor, sedan var det den andres tur.{@rule-four}[age>=11 / elder & adult / elder2:  {@A} läste upp gamla rekord från telefonen: en man hade stått på ett ben i mer än tre dygn.{@elders}][age>=11 / music:  De borstade tänderna rygg mot rygg[music: , till {@song}].] När {child} skulle på toaletten fick {friend} spela ensam i fyra minuter, och det hördes genom dörren:

”{Friend} räddar! {Friend} räddar igen! [athlete: Inte ens {athlete} hade tagit den! ]Kan ingen stoppa [friend.he: denne man][friend.she: denna kvinna][!friend.he & !friend.she: detta geni]?”

Och sedan: ”Kom ut snart! {Friend} börjar bli trött!”

# in-shifts
Klockan blev nio. Klockan blev tio. De låg på var sin madrass på golvet i {child's} rum och sparkade ballongen mellan sig, och det gick långsammare och långsammare.

”Vi kan sova i skift”, sa {friend}.

”Mm.”

”Jag kan ta till två.”

”[theme.missing-someone & theme.friendship: Du ska flytta | Du ska åka] i morgon”, sa {child}.

Det var första gången någon av dem hade sagt det. Ballongen sjönk mellan dem. {Friend} fick dit en tå i sista stund.

”Jag tänker inte sluta”, sa {friend}, med konstig röst. ”Om vi slutar är det slut.”

# holding-me
{child} visste inte vad {child.he} skulle svara. {child.He} satte sig upp. {child.He} hade inte tagit av sig sin fleecetröja, och när ballongen kom landade den på magen, rullade uppåt och strök {child.him} över hela huvudet. Det knastrade.

Den ramlade inte ner. Den satt kvar i håret.

De såg på varandra.

”Du håller inte i den”, sa {friend} sakta.

”Nej. Det är den som håller i mig.”

# like-a-lamp
Sedan blev det väldigt bråttom. {child} gned huvudet mot ballongen som en galen get, fram och tillbaka, tills vartenda hårstrå stod rakt ut. {Friend} klev upp på skrivbordet och tog den på handflatan. {Friend.He} sköt den uppåt, den steg den sista biten själv, och så satt den där. Mitt i taket, som en lampa.

De vågade inte andas. En minut gick. Fem minuter. Ballongen satt.

{@A} kom in för att säga god natt, men stannade i dörren och tittade upp, länge.

”Är tak golv?” viskade {@a}.

”Inte för oss”, sa {child}.

# hands-free
Då kunde de lägga sig. De låg på rygg med armarna under huvudet och såg ballongen lysa svagt gult av gatlyktan utanför. Nu när händerna var lediga gick det att prata. De pratade om damen med rullatorn. De pratade om att det är ljust där uppe i norr på sommaren, nästan hela natten, och att man då borde kunna hålla på hur länge som helst.

”Tänk att vara {@where} där ingen vet att jag kan vissla genom näsan”, sa {friend}.

”Tänk att vara {@here} där ingen kan det”, sa {child}.

”Ballongen kommer att släppa”, sa {friend} till sist. ”Det gör den ju. När vi sover.”

”Ja”, sa {child}.

Det var det sista {child.he} kom ihåg.

# the-join
När {child} vaknade var det ljust. Taket var vitt och tomt. Det högg till i magen, och {child.he} låg blickstilla och ville inte titta åt sidan. Sedan gjorde {child.he} det i alla fall.

Madrasserna hade glidit ihop, som de brukade göra. Och mitt i skarven, med halva sig på {child's} täcke och halva på {friend's}, låg ballongen.

”Madrasser är möbler”, sa {friend}, som redan var vaken. {Friend.He} var röd i ögonen och log med hela ansiktet. ”Jag har legat här sedan sex och inte rört mig.”

# one-smash-left
{@nine} {Friend} satt där bak, bland {@things}, med rutan nere. {child} gick på trottoaren med ballongen framför sig, slag för slag, så lugnt {child.he} kunde. {child.He} hade bara en smash kvar att göra. {child.He} gjorde den så mjukt att den knappt hördes.

Ballongen seglade in genom rutan. {Friend} tog emot den med pannan.

Bilen svängde vid pizzerian. {child} stod kvar, och {@a} stod bredvid och höll handen på {child's} rygg, och ingen av dem sa något på en stund.

# something-yellow
Klockan halv tolv plingade det i fickan. Det var en bild, lite suddig: ett biltak, och mot biltaket något gult.

Gnuggade den på morbrors skägg, stod det. Tjugo mil nu. Den har inte nuddat golvet.

# @box
{friend's} resväska, under alla strumpor
## if theme.missing-someone & theme.friendship
en låda där det stod KÖK

# @list
packlistan
## if theme.missing-someone & theme.friendship
en flyttkartong

# @leaving
I morgon klockan nio skulle {friend} resa norrut med sin morbror och inte komma hem igen förrän sommaren var slut.
## if theme.missing-someone & theme.friendship
Det fanns gott om kartonger. Varenda rum hos {friend} var fullt av dem, och det ekade när man pratade. I morgon klockan nio skulle lastbilen gå norrut, och {friend} skulle bo någon annanstans.

# @where
på en strand
## if theme.missing-someone & theme.friendship
i en klass

# @here
på en gård
## if theme.missing-someone & theme.friendship
i en klass

# @nine
Klockan nio stod bilen på gatan. {Friend's} morbror körde, och han hade skägg ända ner till bältet.
## if theme.missing-someone & theme.friendship
Klockan nio gick lastbilen. I bilen bakom satt {friend's} morbror och körde, och han hade skägg ända ner till bältet.

# @things
badringar och gummistövlar
## if theme.missing-someone & theme.friendship
krukväxterna

# @rule-four
[pet.dog:  En gång landade ballongen på {pet}, som låg under bordet, och då kom regel fyra till: Hundar är inte golv.][pet.cat:  En gång landade ballongen på {pet}, som låg på stolen bredvid, och då kom regel fyra till: Katter är inte golv.][pet.other:  För säkerhets skull kom regel fyra till, om {pet}: Djur är inte golv.]

# @elders
[elder & adult:  {Elder} ringde och sa att det hade {elder.he} också gjort[elder2: , och i bakgrunden hördes {elder2} säga att det hade {elder.he} inte alls].][elder2 & !adult:  {Elder2} ringde och sa att det hade {elder2.he} också gjort.]

# @a
moster {aunt}
## if elder
{elder.short}
## if adult
{adult}

# @song
{music}
