title: En liten bit därifrån
title: Hur gör den?
guest pet: Sixten (han), Murre (han)
guest robin: Robin (hen), Kim (hen)
guest minder: moster Lotta (hon), moster Siv (hon)

% Djuret är familjens eget; annars är det katten från andra sidan gatan. Den som ska visa hur man säger hej är {adult}, annars mormor eller farfar, annars {minder}.

# behind-the-hedge
{child} ville få en kompis, och kompisen fanns på andra sidan häcken.

Det var någon med en hink. Det såg {child} genom hålet längst ner, där {@pet} gick ut och in. Det var någon precis i {child’s} storlek, som hade flyttat in i måndags.

”Gå och säg hej”, sa {@a}. ”Säg bara: Hej, jag heter {child}. Ska vi leka?”

Så {child} gick bort till häcken. {Child.He} öppnade munnen, men det kom inget hej. Det hade fastnat, långt ner.

{Child.He} gick in igen.

”Jag kan inte”, sa {child.he}.

# youve-got-a-bin
”Det är inte svårt”, sa {@a}. ”Jag ska visa. Jag säger hej till de vuxna.”

{@He} gick ut och stack upp huvudet över häcken.

”Hej!” sa {@a}. ”Jaha … hm. Ni har en soptunna.”

”Ja”, sa någon på andra sidan. ”Ni också?”

”Ja”, sa {@a}.

{@He} kom in igen och var rätt röd. ”Nå, det är kanske ganska svårt”, sa {@he}.[elder & adult & !elder2:  ”Jag hälsade på en kappa en gång”, sa {elder}.][elder2:  ”Jag hälsade på en kappa en gång”, sa {elder}. ”Det var min kappa”, sa {elder2}.]

# colin
Sedan var det dags för {pet} att få mat, men {pet} kom inte. {child} la sig på mage i gräset och tittade genom hålet.

Där låg {pet} på rygg i den andra trädgården, och någon kliade {pet.him} under hakan.

”Duktig Kjell”, sa någon.

Kjell! {child} trodde inte sina öron. {Pet} hade gått genom den där häcken i fyra dagar, och redan hade {pet.he} en kompis och ett nytt namn. Och {pet.he} kunde inte ens säga hej.

”Hur gör {pet.he}?” sa {child}.

”Ingen aning”, sa {@a}. ”Fråga {pet.him}.”

# watching
Man kunde inte fråga {pet} någonting. Men nästa morgon, när {pet.he} gick genom häcken, la sig {child} vid hålet och såg på.

Någon satt vid rabatten med hinken. {Pet} gick inte dit. {Pet.He} tittade inte ens. {Pet.He} stannade en liten bit därifrån. Sedan vände {pet.he} ryggen till, satte sig och började {@wash}.

Det var allt.

{@Washed} Någon tittade på {pet.him}. {@Changed} Någon satte ner hinken, kom lite närmare och satte sig igen. {@Ear} Någon kom ännu närmare.

Och sedan, när det bara var en hand emellan, såg {pet} sig om, som för att säga: jaså, är du här?

# digging
{child} ålade sig baklänges ut ur häcken.

{Child.He} kunde ju inte gärna {@wash2}. Men {child.he} hämtade sin egen hink, och {child.he} satte sig på sin egen sida, en liten bit från hålet. {Child.He} vände ryggen till. {Child.He} började gräva[music:  och gnolade {music} ner i gropen].

{Child.He} såg sig inte om. Det var fruktansvärt svårt[sport: , värre än {sport}]. {Child.He} grävde upp en rot. {Child.He} grävde upp ett tomt snäckskal.

Bakom {child.him} prasslade det. {child} grävde.

Det prasslade igen, närmare. {child} hittade en mask, en lång en, och la den på spaden. Öronen höll på att vända sig på huvudet.

# six
”Är det en mask?” sa någon.

Nu såg {child} sig om. I hålet var det ett ansikte, med löv i håret.

”Ja”, sa {child}. Och resten kom av sig självt. ”Jag heter {child}.”

”Jag heter {robin}”, sa ansiktet. ”Jag har sex.”

”Sex år?”

”Sex maskar”, sa {robin} och sköt igenom hinken. Resten av {robin} kom efter.

De grävde tills det var mat.[school:  {robin} skulle också börja {at school}, visade det sig.][city:  Det var den djupaste gropen {in city}.][athlete:  {robin} kunde springa som {athlete}, fast bara åt sidan.][friend:  {robin} ville träffa {friend} också. ”{Friend.He} kan gräva”, sa {child}.] Sedan kom {pet} genom hålet och hittade båda på fel sida om det.

# both-of-them
”Där är Kjell!” sa {robin}.

”Där är {pet}!” sa {child}.

{Pet} tittade på den ena, och {pet.he} tittade på den andra. Sedan vände {pet.he} ryggen åt båda och började {@wash}.

På kvällen stoppade {@a} om {child}.

”Vad sa du till {robin}, då?” sa {@he}. ”Jag ska prova med de vuxna igen i morgon.”

”Ingenting”, sa {child}. ”Man sätter sig en liten bit därifrån. Och så måste man gräva.”[friend:  Det skulle {child.he} tala om för {friend} också.]

”Inte soptunnor?” sa {@a}.

”Nej”, sa {child}.

# something-nearer
{@A} släckte lampan. {@Sat}

{child} vände sig om i sängen, med ryggen ditåt. {Child.He} blundade och såg sig inte om.

Efter ett tag kom något lite närmare. Och sedan ännu närmare.

# @pet
{pet}, katten från andra sidan gatan,
## if pet.cat / pet.dog
{pet}

# @wash
tvätta ena benet
## if pet.dog
klia sig i örat

# @wash2
tvätta ena benet
## if pet.dog
klia sig i örat med foten

# @Washed
{Pet} tvättade sig länge.
## if pet.dog
{Pet} kliade sig länge.

# @Changed
{Pet} bytte ben.
## if pet.dog
{Pet} bytte öra.

# @Ear
{Pet} tvättade örat.
## if pet.dog
{Pet} gäspade åt ett träd.

# @Sat
Utanför rutan satt {pet} på fönsterbrädet med ryggen mot rummet. {@A} släppte in {pet.him}, så långt som till fotändan.
## if pet.cat / pet.dog
{Pet} kom upp och satte sig längst ner i sängen. {Pet.He} vände ryggen till.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
