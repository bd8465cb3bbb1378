title: {captain}
title: Fjutton fjunkna fkepp
title: Tanden av guld
guest captain: Rysliga Rut (hon), Rysliga Ragna (hon)
guest gap: Mirja (hon), Alba (hon)
guest teacher: Birgitta (hon), Gunilla (hon)

% Den utan framtänder säger f för s: så gör {gap} hela sagan, och {captain} från det att tanden flyger ut till dess att den sitter där igen.
% Fyra pirater är kaptenen och tre till: sju vanliga ben och ett av trä.

# not-the-face
{child} skulle bli pirat, det hade {child.he} bestämt för länge sedan. Det fanns bara ett bekymmer, och det var vattnet. {Child.He} kunde stå i det. {Child.He} kunde gå i det.[sport.Swimming:  {Child.He} kunde till och med {play sport}, med näsan i vädret.] Men {child.he} vågade inte doppa ansiktet.[sport & !sport.Swimming:  Det behövde man aldrig för att {play sport}.]

På simskolan[city:  i {city}] stod {child.he} alltid i ett hörn av lilla bassängen, där det gick till magen. [friend: På ena sidan stod {friend} och på andra sidan stod {gap} | Bredvid stod {gap}], som hade tappat båda framtänderna samma vecka och sa f i stället för s.

”Doppar alla pirater fig?” frågade {gap}.

”Ja”, sa {child} dystert. ”Det gör de.”

# have-you-showered
Då flög dörren upp, och in i badhuset klampade fyra pirater[music: , som gnolade på {@song}]. De hade ögonlappar, randiga baddräkter och orange armpuffar. Främst gick kaptenen, en väldig kvinna med en tand av guld.

”Är det här simskolan?” röt hon så att det ekade.

”Har ni duschat?” frågade {teacher}, som var simlärare.

”Ja”, sa piraterna[school: , lika lydigt som {at school}][!school:  lydigt].

”Då får ni komma i.”

# only-on
Kaptenen klev nerför stegen med en tå i taget. Hon ställde sig i hörnet bredvid {child}.

”{captain}”, sa hon och sträckte fram handen. Sedan sänkte hon rösten. ”Vi har seglat på sju hav. Men bara på. Ingen av oss vågar doppa ansiktet.”

{child} stirrade. ”Inte ni heller?”

”Usch, nej”, sa {captain}. ”Man får ju vatten i näsan.”

”Eller hur!” sa {child}. Aldrig hade {child.he} tyckt så bra om någon. {Child.He} började skratta, och då skrattade kaptenen också. Hon skrattade så hårt att guldtanden flög ut.

Plupp, sa det i vattnet.

# what-does-she-want
Alla tystnade.

”Fjutton fjunkna fkepp!” sa {captain}.

”Va?” sa piraterna.

”Fök! Fök! Och fluta glo!”

Piraterna glodde.

”Vad säger hon?” sa den första piraten.

”Hon fryser”, sa den andra och räckte henne en handduk.

”Men hör ni inte?” sa {gap}, för {gap} hörde precis. ”Ni fka föka!”

”Va?” sa den tredje piraten.

”Ni ska söka efter tanden”, sa {child}, som hade lyssnat på {gap} hela veckan.

Piraterna tittade ner i vattnet. Sedan tittade de i taket.

# on-the-rocks
{teacher} hämtade håven, men tanden var så liten att den slank rakt igenom. [friend: {Friend} dök, men {friend.he} blundade alltid, och kom upp med en hårsnodd. | {gap} dök, men hon blundade alltid, och kom upp med en hårsnodd.]

{captain} sa något, mycket lågt. {gap} blev alldeles allvarlig.

”Hon fäger att utan tanden kan hon inte vara kapten”, sa {gap} till {child}. ”Ingen förftår när hon ropar. Då går båten på grund.”

# under-the-foot
Just då kände {child} någonting under foten. Det var litet och hårt. Om {child.he} flyttade sig skulle det rulla bort. Det fanns bara ett sätt.

Hjärtat bultade.

”Du behöver inte”, sa {captain}. ”Jag vet ju hur det känf.”

{@Hand} tog {child.his} hand. ”Jag håller”, sa {@handhe}. ”Ett. Två.”

{child} drog in luft, knep ihop munnen och böjde knäna.

# like-a-little-sun
Under vattnet var det tyst. Allting var ljusblått. Runt omkring stod piraternas ben, sju vanliga och ett av trä, och alla tårna kröp ihop av oro. Och där, vid {child.his} egen fot, lyste tanden som en liten sol.

{Child.He} tog den.

Upp! Det rann ur håret och det rann ur näsan.

”Jag har den!” skrek {child}[athlete: , och alla jublade som om {athlete} hade vunnit].

# i-have-you
{captain} satte tanden på plats. Klick.

”Sjutton sjunkna skepp”, sa hon långsamt, och varenda pirat förstod. ”Har du doppat ansiktet?”

”Hela”, sa {child}.

”Då är du den modigaste piraten här inne.” Hon tittade ner i vattnet och svalde. ”Skulle du möjligen … kunna hålla i mig?”

{child} tog hennes stora hand. ”Jag håller”, sa {child.he}. ”Ett. Två.”

Det blev en våg ända upp på bänkarna[elder: , där {elder} satt[elder2:  med {elder2}] och tittade på]. Sedan ställde sig de andra piraterna i kö, och {child} höll i dem också, en i taget.

# sleep-tight
På kvällen [adult / elder: låg {child} i sängen och berättade alltihop för {@host} | låg {child} i sin säng och tänkte på alltihop]. Kudden blev fuktig av håret[pet.dog: , och [!pet.known: hunden ]{pet} nosade länge på den][pet.cat: , och [!pet.known: katten ]{pet} flyttade sig till fotändan].[pet.other:  {Pet} sov redan.] När {child.he} [adult / elder: var klar | hade tänkt klart] kände {child.he} efter med tungan. [age<7: En av framtänderna | En av tänderna] var faktiskt lite lös.

Någonstans ute på havet hissade {captain} seglen, och alla förstod vad hon ropade.

[adult / elder: ”God natt, sjörövare”, sa {@host} och släckte.

”Fov gott”, sa {child}. | ”Fov gott”, sa {child} och släckte.]

# @hand
{gap}
## if friend
{friend}

# @handhe
{gap.he}
## if friend
{friend.he}

# @host
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
