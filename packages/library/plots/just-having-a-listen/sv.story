title: Hon lyssnar bara
title: Hur var det?
title: När det blir intressant
guest friend: Hanna (hon), Felix (han)
guest gertrude: Gertrud (hon), Hildegard (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% {gertrude} är brandbilen. Den som kör (@d) är {adult}, annars mormor eller farfar, annars {minder}. En mormor eller farfar bredvid är den som har korven (@man); annars är det en man som ingen känner. Stora bokstäver skriks.

# nine-days
{child} var {age} år och hade inte pratat med [!friend.known: sin bästa vän ]{friend} på nio dagar, och det var besvärligt, för just nu satt de bredvid varandra i en brandbil.

Det var {@owners} egen brandbil, mycket gammal och mycket röd. Hon hette {gertrude}, och varje sommar åkte hon först i karnevalståget genom [city: {city}|stan]. Redan i mars hade {friend} fått löfte om en åktur, och {friend} var inte den som bröt ett löfte. Så där satt de i rad, {@d} vid ratten, {child} i mitten och {friend} vid fönstret, med ansiktet vänt utåt.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg tvärs över allas fötter och hoppades på korv.][pet.cat:  [!pet.known: Katten {pet}|{Pet}], som hade förarsätet resten av året, hade blivit utflyttad i ladan och ville ha det tillbaka.]

# long
{child} ville säga förlåt. Det hade {child.he} velat i nio dagar.[pet.other:  Hittills var det bara {pet} där hemma som hade fått höra det.]

På [school: konserten {at school} | skolkonserten] hade {friend} spelat sin cello, alldeles ensam på den där enorma scenen. {child} kände den cellon väl. Varje tisdag i två år[sport: , direkt efter {sport},] hade {child.he} burit andra änden av den uppför Kvarnbacken. Efteråt hade {friend} kommit springande, med stråken kvar i handen, och sagt: ”Hur var det?”

Och {child} hade sagt: ”Långt.”

Mer var det inte. {Child.He} hade sett hur {friend's} ansikte stängdes som en dörr.

”{Friend}”, började {child} nu, och då startade {@d} motorn.

# two-things
Det var två saker man behövde veta om {gertrude}. Den ena var att hon hade motorn inne i hytten, under en plåtlåda, så ville man höras fick man vråla. Den andra var att hon fick motorstopp. Det kom utan förvarning, och vad man än höll på att vråla just då, så vrålade man det till hela gatan.

”PÅMINN MIG OM ATT STANNA VID APOTEKET!” vrålade {@d}.

”VARFÖR DÅ?” skrek {child}.

”JAG BEHÖVER MER SALVA PÅ –”

{gertrude} fick motorstopp.

”RUMPAN!” sa {@d} till busskön.

En dam i busskön flyttade sig lite.

”Hon lyssnar bara”, sa {@d} och klappade instrumentbrädan, precis som alltid. ”Hon stannar gärna när det blir intressant.”

Det ryckte i {friend's} ena mungipa. {child} såg det, och så fort {gertrude} dånade igen drog {child} ett jättelikt andetag.

# not-lorry
”FÖRLÅT!”

”VAR DÅ?” skrek {@d} och tittade i båda backspeglarna.

”VAR VADÅ?”

”BÅTEN!”

”INTE BÅT! FÖRLÅT!”

”SÄG INTE FÖRLÅT! DET ÄR JU BRA ATT FÅ VETA!” Och {@d} svängde in till kanten för att släppa förbi den. Där stod de rätt länge.[music:  {@D} sjöng {music}.]

”VAD VÄNTAR VI PÅ?” skrek {friend} till slut, och det var det första {friend.he} hade sagt till {child} på nio dagar.

”INGENTING!” skrek {child} och hade gärna sparkat sig själv på smalbenet.

# only-bits
Sedan svängde de in på Storgatan, och där stod hela karnevalspubliken, på båda sidor, så långt man kunde se.[athlete:  Någon hade {athlete} på en flagga.] Det var nu eller aldrig. {child} vände sig om och skrek rakt i örat på {friend}.

”JAG MENADE INTE SÅ!”

”VA?”

”PÅ KONSERTEN! JAG SKULLE ALDRIG SÄGA –”

”JAG HÖR BARA BITAR!”

”JAG SA: JAG SKULLE ALDRIG, ALDRIG, ALDRIG SÄGA –”

{gertrude} fick motorstopp.

”DITT SOLO VAR TRÅKIGT!”

Det ekade mot banken. Det ekade mot kyrkan. Trehundra människor med glass vände sig om för att se vems solo det var.

{@D} öppnade munnen.

”Säg inget”, sa {child}.

# the-top-step
”Ursäkta”, sa {friend}, mycket artigt, trots att ingen stod i vägen. {Friend.He} öppnade dörren, klev ner de två trappstegen och gick sin väg mitt i gatan, med alldeles rak rygg.

{@D} provade startmotorn. {gertrude} hostade till och teg.

Under sätet fanns det ett utrymme där {@kid} hade kunnat ligga till september, och {child} tittade faktiskt på det. Sedan hasade {child.he} bort till den öppna dörren och ställde sig på översta trappsteget, med handen om ledstången, högre upp än alla andra på gatan.

# speak-up
”{Friend}”, sa {child.he}. ”Jag sa bara att det var långt för att jag höll på att börja gråta.”

”Tala högre, vännen!” ropade {@man}. ”Vi hörde bara det tråkiga!”

Så {child} fick säga det en gång till, högt, till {@to-man}. ”JAG SA ATT DET VAR LÅNGT FÖR ATT JAG HÖLL PÅ ATT BÖRJA GRÅTA.”

{Friend} hade stannat. {Friend.He} vände sig inte om. ”Varför då?” sa {friend.he}.

”{Friend} undrar varför!” ropade {@second}.

”För att det var det bästa jag har hört”, sa {child}. ”Du såg inte ut som du. Du såg ut som någon jag skulle behöva köpa biljett till. Och jag tänkte att du far iväg någonstans med den där cellon, och då blir jag en som du kände förr.” {Child.His} röst skakade inför hela stan, och {child.he} lät den skaka.

# turnip
{Friend} vände sig om. Hakan darrade på {friend.him} också.

”Din kålrot”, sa {friend.he}. ”Hur skulle jag få dit den? Vem tror du bär i andra änden?”

”Vad blev det?” frågade {@third}.

”{Friend} säger att jag är en kålrot”, sa {child}.

”Jaså”, sa {@third}. ”Då är det ingen fara med er.”

[pet.dog: {Pet} stack ut huvudet mellan {child's} knän och fick det sista av korven.

]{Friend} klättrade upp igen och knuffade in {child} med höften. {gertrude} startade direkt.

”HON LYSSNADE BARA”, vrålade {@d} och torkade båda ögonen på samma ärm.

# short
På kvällen stod {gertrude} i ladan igen och knäppte medan hon svalnade.[pet.cat:  {Pet} hade fått tillbaka förarsätet.][pet.other:  {Pet} hade fått veta det först av alla.] {child} och {friend} hade burit cellon uppför backen mellan sig, och {friend} satt på brandbilens trappsteg och spelade hela solot från början till slut, för {child} och för {@d} och för {gertrude}, som inte avbröt. {child} grät hela vägen och gömde det inte för någon.

{Friend} sänkte stråken. ”Hur var det?” frågade {friend.he}.

”Kort”, sa {child}.

# @owners
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}

# @d
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @kid
ett barn
## if child.she
en flicka
## if child.he
en pojke

# @man
en man med en korv
## if elder & adult & !elder2
{elder}, som stod där med en korv
## if elder & elder2 & adult
{elder}, som stod där med {elder2} och en korv
## if elder2 & !adult
{elder2}, som stod där med en korv

# @to-man
mannen med korven
## if elder & adult & !elder2
{elder.short}
## if elder & elder2 & adult
{elder.short} och {elder2.short}
## if elder2 & !adult
{elder2.short}

# @second
mannen
## if elder & adult & !elder2
{elder.short}
## if elder2
{elder2.short}

# @third
mannen
## if elder & elder2 & adult
{elder.short}
## if elder & adult & !elder2
{elder.short}
## if elder2 & !adult
{elder2.short}
