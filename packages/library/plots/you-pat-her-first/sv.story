title: Hunden i hallen
title: Jag kan också vänta
guest dog: Dagny (hon), Tekla (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% @a: {adult}, annars mormor eller farfar, annars {minder}. Där båda finns står den andra i köksdörren. Hunden är alltid en hon.

# in-the-hall
{child} var {age} år och hade tjatat om en hund i ett helt år. Nu stod det en hund i hallen. {@A1} hade fått låna den av en bekant över helgen. Den hette {dog}, den var stor som en fåtölj och lika luden, och när den gäspade såg man ända in.

{child} hade längtat efter en hund varje dag, men inte efter en så stor mun. Knäna skakade på {child.him}.[sport:  Det gjorde de aldrig på {sport}.] {Child.He} ville hem. Men {child.he} var redan hemma.

Och det gick ju inte att säga, när man hade tjatat i ett helt år[school: , till och med {at school}].[friend:  {Friend}[!friend.known: , som var {child.his} bästa vän,] hade fått höra om det varje dag.]

# you-first
”Här är hon”, sa {@a}, som stod längst in bland jackorna. ”Vill du klappa?”[adult & elder / elder2:  I köksdörren stod {@watchers} och ville se när någon klappade.]

”Du kan få klappa först”, sa {child}.

”Nej, nej. Du som har längtat så.”

”Men du är [adult & elder / elder2: äldre | äldst].”

”Jag kan vänta”, sa {@a}.

”Jag kan också vänta”, sa {child}.

{Dog} väntade också.[pet.cat:  På hatthyllan väntade {@cat} på att golvet skulle bli ledigt.][pet.other:  {Pet} väntade på mat.] Men till slut måste en hund ut, och då ska någon hålla i kopplet.

# the-lead
”Du kan få hålla”, sa {@a} snällt.

”Du kan få hålla”, sa {child}, ännu snällare.

De höll båda två, allra längst ut i ändan, och så gick de genom [city: en park {in city} | parken] med {dog} så långt framför sig som det bara gick.

”Vad roligt det är med hund”, sa {@a} med tunn röst.

”Jätteroligt”, sa {child} med en röst som var ännu tunnare.

Varje gång {dog} vände sig om stannade de. Och varje gång de stannade vände sig {dog} om för att se varför. Det tog en kvart att komma förbi en björk.

# the-bag
Då kom det en plastpåse. Den kom med vinden över gräset, vit och prasslande, och när {dog} fick se den blev {dog.he} stel som en bräda. Sedan sprang {dog.he} runt {@a} och {child} och björken, ett varv, och ett varv till, tills kopplet tog slut. Där stod de fastsnurrade vid björken, {@a} med armarna rakt ner, {child} i mitten och {dog} med hela sitt stora huvud tryckt mot {child's} mage.[athlete:  Inte ens {athlete} hade kommit loss.]

# scared-of-dogs
Det var tyst en stund.

”{child}”, sa {@a}. ”Jag måste säga en sak. Jag är rädd för hundar.”

”Det är du inte alls”, sa {child}. ”Det är jag som är rädd för hundar!”

”Du? Du har ju tjatat i ett år!”

”Du har ju lånat en!”

”Det var för din skull!”

”Jag gick ut med den för din skull!”

# three-of-us
Påsen kom hoppande emot dem. {Dog} gnydde, och kopplet stramade åt.

”Jag kan inte röra armarna”, sa {@a}.

{Dog} tryckte sig ännu hårdare mot {child}, och då kände {child} något konstigt. Den stora hunden skakade. Den skakade precis som {child's} knän.

”{@A}”, sa {child}. ”{Dog} är också rädd. Hon är rädd för påsen.”

”Då är vi tre”, sa {@a}. ”Två är rädda för hunden, och hunden är rädd för en påse.”

# past-the-mouth
{child} hade en hand fri. Men påsen var på andra sidan om {dog}, och för att nå den måste man sträcka armen förbi hela den stora munnen. {child} tittade på munnen. {Child.He} svalde.

”{Dog}”, sa {child}. ”Jag är rädd för dig, och du är rädd för påsen. Men jag är inte rädd för någon påse. Så den tar jag.”

{Child.He} sträckte fram armen. {Child.He} sträckte den längs den ludna kinden, förbi nosen, förbi munnen, ända ut i luften, och när påsen kom hoppande högg {child.he} tag i den och knycklade ihop den i näven. Då slutade det prassla.

”Titta”, sa {child}. ”Den var tom hela tiden.”

{Dog} luktade på påsen. Sedan slickade {dog} påsen, och {child's} hand, och hela ärmen. Tungan var varm och blöt som en tvättlapp. Och {child's} knän stod alldeles stilla.

# round-the-birch
”Nu går vi runt, {dog}”, sa {child} och visade med handen. ”Åt andra hållet!”

{Dog} lufsade runt björken. Varje gång {dog} kom förbi {child} blev det en klapp. Varje gång {dog} kom förbi {@a} sa {@a-he} ”hej, hej”. På det sista varvet hade {@a} fått loss en arm, och då klappade {@a-he} också, med ett finger.

”Hon är ju mjuk”, sa {@a} förvånat.

# you-can-wait
”Nu kan jag hålla”, sa {@a} när de gick hem[music:  och gnolade på {music}].

”Nej, det är jag som håller”, sa {child}.

”Men jag vill också!”

”Du kan vänta”, sa {child}. ”Det har du sagt.”

[adult & elder / elder2: ”Har ni klappat nu?” frågade {@watchers-short} i köksdörren.]

[adult & elder / elder2: ”Ja”, sa {@a}. ”Med ett finger.”]

# home-already
På söndagskvällen stod {@a} i hallen med bilnyckeln. De skulle få låna {dog} nästa helg också, det var redan bestämt[friend: , och då skulle {friend} få klappa först], men nu skulle {dog} köras hem.[pet.cat:  {Pet} hade redan satt ner en tass från hatthyllan.][pet.other:  {Pet} hade fått sin mat.] Då lade sig {dog} raklång på hallmattan och rörde sig inte ur fläcken.

”Konstigt”, sa {@a}. ”Vill hon inte hem?”

{child} satte sig på golvet och lade armen om den stora halsen.

”Hon tror att hon redan är hemma”, sa {child}.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a1
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @watchers
{elder2}
## if adult & elder & !elder2
{elder}
## if adult & elder & elder2
{elder} och {elder2}

# @watchers-short
{elder2.short}
## if adult & elder & !elder2
{elder.short}
## if adult & elder & elder2
{elder.short} och {elder2.short}

# @cat
[!pet.known: katten ]{pet}
## if breed
{pet}, {child's} {breed},
