title: Änden som sjunger
title: Vems vänster?
title: Bara på onsdagar
guest sister: Siv (hon), Barbro (hon)
guest brother: Ingvar (han), Rune (han)
guest boy: Elis (han), Noel (han)

% {sister} står vid den mörka änden, {brother} vid den ljusa, {child} på tangentsidan. BOM är mörkt och starkt, pling är ljust. Den ände som sjunger, den svänger.

# people-in-libraries
{child} spelade bara piano när ingen hörde på. Det var det som var så bra med pianot i den gamla dansskolan[city:  {in city}]: dörren var tjock, gatan låg öde, och på onsdagarna hade {child.he} hela huset för sig själv[music:  och kunde spela {@song} hur fel som helst].[friend:  Inte ens {friend}[!friend.known: , {child.his} bästa vän,] fick vara med.][pet.other:  Hemma visste bara {pet} om det.]

Men dansskolan skulle stänga, och pianot skulle slås sönder. Då hade {child} skrivit till biblioteket, och biblioteket hade svarat: Ja, gärna! Men det måste vara här före fem på lördag, för då låser vi.

Inte förrän det blev lördag, och flyttfirman redan stod i hallen, gick det upp för {child} vad {child.he} hade ställt till med. På bibliotek finns det folk.

# whose-left
”Fin gammal pjäs”, sa {sister} från flyttfirman och klappade pianot. ”Det här tar tio minuter. Min bror och jag har flyttat pianon i trettio år.”

”Och aldrig tappat något”, sa {brother}.

”Ett”, sa {sister}.

”Det var en orgel.”

De rullade ut det på en låg vagn, {sister} i ena änden och {brother} i den andra, med näsorna mot varandra. {child} gick vid tangenterna. De kom till första lyktstolpen.

”Vänster!” ropade {sister}.

{sister} sköt åt vänster. {brother} sköt åt vänster. Pianot for tvärs över trottoaren och stängde in en man med en tidning.

”Min vänster!” sa {sister}.

”Vad är det för fel på min?”

”Den är till höger!”

”Den har varit till vänster i hela mitt liv”, sa {brother}.

# with-your-hand-on-it
Någon skrattade. Det var {boy} i {child's} klass[school:  {at school}], som satt på muren utanför korvkiosken. {boy} spelade trummor på avslutningarna så att gardinerna fladdrade, och han hade aldrig någonsin brytt sig om vem som hörde[sport: , lika lite som {child} brydde sig om vem som tittade när {child.he} skulle {play sport}].

”Är det ditt?” sa han. ”Spelar du?”

”Nej”, sa {child}, och det är ganska dumt att säga med handen på ett piano.

”Jag hänger på”, sa {boy}. ”Jag har aldrig sett ett piano krocka.”

# an-hour
Det tog dem en timme till Smala gränden. ”Vänster!” ”Vems?” ”Den vanliga!” ”Jag har bara en!”
## or
Det tog dem en timme till Smala gränden. Torget korsade de två gånger, för den första gången kom de ut där de hade kommit in. Mannen med tidningen hade satt sig där på en bänk. Han fick syn på dem och lyfte båda fötterna.

# like-an-elbow
Och i Smala gränden, där muren böjer sig som en armbåge, gick pianot in i böjen och satt fast. Det gick varken fram eller tillbaka. Klockan var halv fem. Det föll en droppe på pianot, och sedan en till.

”Regn”, sa {brother}.

”Rinner det in, så är det slut med det”, sa {sister}. Sedan sa ingen av dem något, och det var mycket värre än när de grälade.

{boy} tog av sig jackan och la den över pianot. Den räckte till en tredjedel.

# a-low-end
{child} stod i regnet och tänkte så det knakade. Höger och vänster gick bort. Alla har ju sina egna, och tar dem med sig när de vänder sig om. Det måste vara något som var likadant för alla, var de än stod.

Och ett piano har ingen vänster. Det har en mörk ände och en ljus, och vem som helst kan höra vilken som är vilken.

Rakt ovanför stod ett fönster öppet. {boy} stod en halv meter bort. {child} fällde upp locket i alla fall, och satte ett finger på den mörkaste tangenten av alla.

BOM.

En duva gav sig av.

”Det där är din ände, {sister}”, sa {child} och sträckte sig bort till den ljusaste. Pling. ”Och där är din, {brother}. Änden som sjunger, den svänger. Hitåt, mot mig. Den andra står still.”

”Och om ingenting sjunger?” sa {brother}.

”Då rör sig ingenting.”

BOM, spelade {child}, och {sister's} ände kom en handsbredd. Pling, och {brother's} kom efter. BOM, BOM. Pling. Som en tjock farbror ur ett litet badkar kom pianot ut ur armbågen.

# past-the-cafe
Och så var de ute på Storgatan. BOM, förbi busshållplatsen. Pling, förbi kaféet[elder: , där {elder}[elder2:  och {elder2}] lämnade en hel kanna kaffe för att gå ut och titta]. Folk vände sig om. Folk följde med och höll sina paraplyer över pianot.[friend:  Allra först kom {friend}, som inte frågade något alls.] {child} blev röd ända ner under kragen, men så kom det en cykel i vägen, BOM, och då hann {child.he} inte vara röd.

# one-finger
Åtta minuter i fem stod de framför bibliotekets dörrar. På var sida om pianot fick det plats ett finger.[athlete:  ”Där hade inte ens {athlete} kommit igenom”, sa {brother}.]

BOM, spelade {child}. Knak, sa dörrkarmen.

”För mycket”, sa {sister}. ”Nu är det slut på handsbredder. Nu vill vi ha en hårsmån.”

# a-hair
Starkt är mycket, tänkte {child}. Då är svagt lite. Och svagt var det enda {child.he} verkligen kunde. Det hade {child.he} övat på varje onsdag i två år, för att ingen skulle höra.

Fast nu måste de höra. {child} vände sig mot alla paraplyerna.

”Ni måste vara tysta”, sa {child.he}. ”Snälla. Ni måste lyssna på mig.”

Och det gjorde de. Det gjorde hela gatan. {child} la vänster hand på den mörka änden och höger hand på den ljusa, och spelade så svagt att man hörde regnet emellan.

Bom. En hårsmån. Pling. En hårsmån. Bom … pling … bom …

Och så stod det inne.

# eighty-six
Det fick stå mellan Kartor och Trädgård, och alla gick hem för att torka[adult: , utom {adult}, som väntade i dörren med en handduk]. {boy} vred ur sin jacka.

”Så du spelar inte”, sa han.

”Bara på onsdagar.”

”Det måste väl finnas några toner till. Mellan de där två.”

”Åttiosex”, sa {child}. {child.He} funderade. ”Kom på onsdag.”

# nothing-sang
Den natten droppade det fortfarande ur stuprännan. {child} låg på rygg med vänster hand i den mörka änden av täcket och höger hand i den ljusa, och spelade alltihop en gång till, så svagt det gick.[pet.dog / pet.cat:  {Pet}, {child.his} [pet.dog: hund | katt], låg på de flesta av tonerna däremellan.] Sedan släckte {child.he} lampan och la båda händerna stilla.

Ingenting sjöng. Så ingenting rörde sig.

# @song
{music}
