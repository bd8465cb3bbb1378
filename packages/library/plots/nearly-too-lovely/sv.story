title: Kom, hav
title: Så skönt
title: En liten bit av havet
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som skriker är mormor eller farfar, annars {adult}, annars {minder}: @m. Havet är "det" och säger schhh varje gång, längre ju längre upp det kommer.

# no-sea
{child} var {age} år och stod på stranden i sina röda stövlar[school: , som annars bodde {at school}].[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade likadana.] {@First} höll {child} i handen. Framför dem låg havet, och nu kom havet springande rakt mot {child.him}[sport: , som om det ville {play sport}].

Schhhhh, sa havet.

”Nej, hav!” sa {child.he} och backade.

{child} ville känna på havet. {Child.He} ville bara inte att havet skulle känna på {child.him}.[pet.dog:  Det ville inte [!pet.known: hunden ]{pet} heller.]

”Titta, nu går det igen”, sa {@m}.

Ja, havet gick tillbaka ut.

”Så gör havet”, sa {@m}. ”Det kommer och det går.”

# so-lovely
Sedan tog {@m} av sig skor och strumpor och gick fram till kanten. Schhhhh, sa havet och sprang rätt över {@s} tår.

”Iiiiih!” skrek {@m}. ”Så skönt!”

{child} tittade på {@him}. ”Gör det ont, {@m}?”

”Nej då, det är skönt.”

”Varför skriker du?”

”För att det är så skönt.”

{child} tänkte på det en stund.

”Jag vill inte ha så skönt”, sa {child.he}.

# the-boot-goes
Så de satte sig i sanden i stället, en bit ifrån.[elder2:  Där satt {elder2} och hade det skönt med strumporna på.] {child} grävde med händerna, och det kom sand i den ena stöveln. {@M} drog av den, skakade ut sanden och ställde den bredvid.

Schhhhhhhhh, sa havet. Nu kom det mycket längre upp än förut[athlete: , och fortare än {athlete}]. Det lyfte den röda stöveln och tog den med sig.

”Nej, hav!” ropade {child}.

Men havet gick, och stöveln gick med.

# too-lovely
Där ute guppade den som en liten röd båt. {@M} drog upp byxbenen och klev i.

”Iiiiih!” skrek {@m}. ”Så skönt!”

{@He} sträckte sig efter stöveln, men det skvalpade så mycket om {@m} att stöveln bara flöt längre bort. {@He} sträckte sig en gång till. Då blev {@he} blöt om rumpan.

”Iiiiih!” skrek {@m}. ”Nu är det nästan för skönt!”

{@M} kom upp igen utan stövel. {child} började gråta. {Child.His} bara fot var kall.

”[friend: {Friend} har två. ]Min stövel gick”, sa {child.he}.

”Ja”, sa {@m}. ”Den gick med havet.”

# come-sea
{child} torkade sig om näsan. Havet hade gått. Men havet går, och sedan kommer det ju.

{Child.He} tog {@m} i handen. {Child.He} gick fram till kanten, med en stövel och en bar fot, och höll jättehårt i {@m}. Nu sa {child.he} inte nej.

”Kom, hav”, sa {child}.

Schh, sa havet och kom lite, lite grann. Stöveln kom också lite grann.

”Kom, hav!” sa {child.he}.

Schhhh, sa havet, och nu kom stöveln närmare.

{Child.He} tog ett djupt andetag, ända ner i magen.

”KOM, HAV!” ropade {child.he}.

# between-the-toes
Schhhhhhhhh! Nu kom havet springande med stöveln först. Det sprang över {child’s} bara fot och in mellan tårna, och stöveln dunsade rakt in i benet på {child.him}.

”Iiiiih!” skrek {child}.

{@M} tog stöveln. ”Oj, {child}. Gjorde det ont?”

{child} tittade ner på sina tår. De var blöta allihop. {Child.He} vickade på dem.

”Nej”, sa {child.he}. ”Så skönt.”

# come-and-go
Sedan tog {child} av sig den andra stöveln också. {Child.He} sa kom, och havet kom, och {child.he} sa gå, och havet gick.[pet.dog:  Det gick rätt över tassarna på {pet}, och {pet.he} stod kvar.][elder2:  Till slut tog {elder2.short} av sig strumporna.] Så höll de på, {child} och havet, [music: medan {@m} nynnade på {music}, ]tills det var dags för bussen[city:  till {city}].

# in-the-hall
{child} ville ha stövlarna på sig hem[pet.cat/pet.other:  och visa [pet.cat: katten ]{pet}], fast det skvalpade i dem.

Hemma i hallen hjälpte {@m} {child.him} av med dem. {Child.He} vände den ena stöveln upp och ner. Schhh, sa det, och ut på golvet kom en liten bit av havet.[pet.cat:  {Pet} backade.]

{@M} klev rätt i den med strumpan.

”Iiiih”, sa {@m}.

{child} klappade {@him} på benet.

”Så skönt”, sa {child.he}.

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}
