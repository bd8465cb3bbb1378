title: {Pet's} stenar
title: Trettioen gånger
title: En rund och slät
guest friend: Lukas (han), Signe (hon)
guest pet: Vera (hon), Ludde (han)
guest elder: Maj (hon), Gun (hon)

% {pet} är familjens hund eller katt, annars vännens hund. {elder} är familjens egen, annars en gammal vän vid en sjö. Dinosaurien är ”den” tills {elder} säger ”gumma”, sedan ”hon”.

# in-the-boot
Varje morgon den sommaren låg det en sten i {child's} vänstra stövel.

Det var {@pet} som la dit den. {@dived} En fick {child}. De andra la {pet.he} i en hög bakom {elder's} vedbod, och den högen fick ingen röra, för då [pet.cat: fräste | morrade] {pet.he}.[!elder:  {child} och {friend} bodde hela sommaren hos {elder}, som var en gammal vän.]

”{Pet.He} samlar”, sa {elder}. ”Det finns de som har frimärken.”

# with-the-fog
Dinosaurien kom en tisdag, med dimman. När {child} och [!friend.known: {child.his} bästa vän ]{friend} skulle hämta metspöna stod den i båthuset med vatten till knäna. Den var lika stor som en ko, med lång hals och ett huvud som en hästs, fast sorgsnare. Skinnet såg ut som bark. Den backade mot väggen så att årorna ramlade ner.

{@didnt-bark}

# nobody-must-know
”Ingen får veta”, viskade {friend}. {Friend.His} ögon lyste. ”Inte förrän jag har mätt den. Den som mäter först får bestämma vad den ska heta.” {Friend.He} hade alltid tumstock på sig[school:  och hade redan mätt {school}]. {Friend.He} hade väntat hela livet på att få upptäcka något, och hittills hade det bara blivit en ny sorts mask[city:  {in city}], som inte var ny.

Men {child} tittade på revbenen. Man kunde räkna dem.

”Den måste äta något”, sa {child}.

# a-meat-eater
De kom med gräs, kål, näckrosblad och {elder's} salladsplantor. Den luktade på alltihop och vände sig bort.

”Den är köttätare”, sa {friend}. ”Det syns på blicken.” {Friend.He} höll fram en gren med [adult: en av {adult's} korvar | en korv] på. Dinosaurien slöt ögonen av obehag. {Pet} åt upp korven.

# thursday
På onsdagen la den sig ner. På torsdagen fick de berätta för {elder}.

{Elder.He} klev rakt ut i vattnet med [elder.he: byxorna uppvikta | kjolen uppvikt] och la handen på dinosauriens hals, som om den var en kviga som hade rymt.

”Stackars gumma”, sa {elder.he}. ”Hur länge har hon varit så här?”

”Hon vill inte ha något”, sa {child}. ”Vi har provat allt som växer.”

{Elder.short} gick för att koka havre[music: , utan att ens gnola på {music}]. {Friend} satt på bryggan. {Friend.He} hade inte mätt någonting den dagen[sport:  och inte sagt ett ord om {sport}].

”Hon är inte sjuk”, sa {friend.he} till slut. ”Den som är sjuk tittar på ingenting. Hon letar.”

Det var sant. Det långa huvudet gled fram och tillbaka utmed stranden där {elder.short} hade tippat grus för bilen. Dinosaurien tog en sten i munnen, vände på den med tungan och spottade ut den. Hon tog en ny, spottade och suckade.

”Hon försöker äta grus”, sa {friend}. ”Då är hon sjuk ändå.”

# their-turn
{Elder.short} kom tillbaka med havren[elder2: , och {elder2} med en slev], och efter {elder.him} kom hönsen, som alltid trodde att det var deras tur. De pickade vid {elder.his} stövlar.

”{Elder.short}”, sa {child}. ”Vad är det hönsen äter? Där är ju inga korn.”

”Småsten, vet du väl. De har inga tänder. De har stenarna i magen, och där mal de maten. Utan stenar kan de stå mitt i havren och svälta.”

Ingen sa något i båthuset. Dinosaurien gapade just runt en sten, och man såg rakt in. Tänderna var tunna som pennor. De dög till att rycka med. Inte till att tugga.

# her-heap
Hon spottade ut stenen. {child} tog upp den. Den var vass på alla kanter.

”Hon kan inte svälja de här”, sa {child}. ”Hon skulle skära sig. De måste vara runda. De måste vara alldeles …”

{Child.He} tystnade och såg på {pet}.

{Pet} märkte att alla tre tittade. {Pet.He} reste sig och gick upp till vedboden, fort. När de kom dit låg {pet.he} på sin hög.

”Vi tar dem bara”, sa {friend}. ”Det är bråttom.”

{Pet} [pet.cat: fräste | morrade].

”Nej”, sa {elder}. ”De är [pet.she: hennes | [pet.he: hans | {pet's}]].”

# the-long-way-down
Så {child} sprang in efter stöveln, där morgonens sten låg kvar. Den var {child.his}. {Child.He} la den på bryggan i båthuset och drog sig undan.

Dinosaurien sträckte på halsen. Hon tog stenen. Hon vände den med tungan, länge. Så lyfte hon huvudet mot taket, och man såg hur det gick en knöl hela den långa vägen ner.

Sedan såg hon sig om efter fler.

# thirty-one
Det hade {pet} också sett. {Pet.He} stod i båthusdörren. {Pet.He} tittade på dinosaurien, och {pet.he} tittade upp mot vedboden, och {pet.he} [pet.cat: lät | stönade] som en gammal människa som ska resa sig ur en soffa. Så gick {pet.he}. När {pet.he} kom tillbaka hade {pet.he} en sten i munnen. {Pet.He} la den på bryggan och puffade fram den med [pet.cat: tassen | nosen].

{Pet.He} gick trettioen gånger[athlete: , och det hade inte ens {athlete} gjort utan att vila]. Ingen fick hjälpa {pet.him}. {Friend} förde bok.

Efter den trettioförsta stenen åt dinosaurien havren. Därefter åt hon kålen, salladen och ett hörn av {elder.short's} halmhatt.

”Det unnar jag henne”, sa {elder}. ”Den kliade.”

# what-she-is-called
På lördagen hade dinosaurien fått mage[adult: , och {adult}, som kom för att hälsa på, fick se den[elder2:  tillsammans med {elder2}] | [elder2: , och {elder2} sa att det var den finaste {elder2.he} hade sett]]. Natten till måndagen kom dimman tillbaka, och på morgonen var båthuset tomt.

”Du hann aldrig mäta henne”, sa {child}.

”Nej.” {Friend} fällde ihop tumstocken. ”Men jag vet vad hon heter. Hon heter {pet's}.”

# the-left-boot
{Pet} låg på trappan med hakan på tassarna. Bakom vedboden fanns bara en fläck där gräset inte växte.

{child} satte sig bredvid {pet.him} för att ta på sig stövlarna. Den högra gick på. I den vänstra låg det en sten.

Den var rund och grön, och så blank att man kunde se himlen i den. Så blank blir ingen sten av att ligga i en sjö. Och stöveln var dyblöt, ända ner till tån, och hade märken efter tunna tänder runt hela skaftet.

{child} höll fram stenen. {Pet} nosade på den, länge. Sedan tog {pet.he} den försiktigt i munnen, reste sig och gick bort mot vedboden.

# @pet
{friend's} hund {pet}
## if pet
{pet}
## if pet & breed
{the breed} {pet}

# @dived
{Pet.He} dök med huvudet i strandkanten, valde länge och kom upp med en rund, slät sten i munnen.
## if pet.cat
{Pet.He} satt vid strandkanten, valde länge, krokade upp en rund, slät sten med tassen och bar hem den i munnen.

# @didnt-bark
{Pet} skällde inte. {Pet.He} satte sig på bryggan, la huvudet på sned och gnydde.
## if pet.cat
{Pet} fräste inte. {Pet.He} satte sig på bryggan, la huvudet på sned och jamade, mycket lågt.
