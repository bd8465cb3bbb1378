title: Klagomål
title: Inför folk
title: Man hoppas varje dag
guest dog: Bengt (han), Ingvar (han)
guest cat: Peppar (hon), Klementin (hon)
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest neighbour: fru Nordin (hon), fru Tapper (hon)

% Det hunden tänker har inga citattecken: läs det djupt, trött och väluppfostrat, och det sista ordet alldeles lågt.
% Hunden (@d) och katten (@c) är familjens egna, annars grannens. @a: mormor eller farfar, annars {adult}, annars {minder}.

# again
Det började en tisdag, vid frukosten, med ordet ”igen”.

{child} tittade upp. {@A1} hade inte sagt det. {@A} letade efter sina nycklar. {@C1} låg i fönstret och blundade. Den enda andra i köket var {@d}, som var hund och som stirrade ner i sin skål.[!pet.dog / !pet.cat:  {@stay}]

De bruna igen, sa rösten. Den var djup och trött och väluppfostrad, och den kom från {@d}. Man hade hoppats på lite omväxling. Man hoppas varje dag. Det är faktiskt ganska heroiskt.

”{@D}?” sa {child}.

Och nu är det någon som stirrar, sa {@d}. Medan man äter. Ingen tycker om sådant.

# a-hotel
Först tyckte {child} att det var det underbaraste som någonsin hade hänt någon. På torsdagen var {child.he} inte lika säker. {Child.He} hade alltid trott att hundar gick omkring och tänkte saker som hurra och jag älskar dig. {@D} tänkte som någon som skriver till ett hotell.

Promenaden var för kort. När de gjorde den längre var den fuktig. Pinnen var inte pinnen från i går. Utanför posten fanns en lukt som hade lämnats i mycket dåligt skick.[school:  På dagarna var {child} {at school}.][sport:  På kvällarna var det {sport}.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] var kall om händerna.][athlete:  {Athlete} stirrade från sin affisch.][pet.other:  {Pet} fick alltid mat först.] Och så sjöng {child} [music: {music} ]i duschen, och det hade {@d} stått ut med i [pet.dog: åratal | månader], men ändå.

# it-breathes
Mest handlade det om {@c}.

Katten ligger i min korg, sa {@d}. Den har en egen korg. Den har två. Den låg i min korg i måndags också, och den andas.

Den har haft den bra sidan av elementet sedan oktober.

Den tittar på mig. Jag sov, och jag vaknade, och då tittade den.

”Vad tror du att {@c} tänker?” frågade {child}. {Child.He} kunde inte höra {@c} alls. {Child.He} hade försökt, och det var som att lägga örat mot en kudde.

Det vågar man inte föreställa sig, sa {@d}.

# the-whole-radiator
Så kom stormnatten. Efter middagen tog vinden i och slängde tomburkarna [city: över halva {city} | nerför gatan]. {child} låg i sängen med en bok när {child.he} hörde rösten komma knarrande uppför trappan.

Jag vill inte göra någon sak av det.

”Jo, det vill du”, sa {child}.

{@D} lade hakan på sängkanten. Jag har hela elementet, sa {@d-he}. Båda sidorna. Det är ytterst rymligt. Det är inte i min smak.

”Jag trodde att du ville ha elementet.”

Det ligger ingen i min korg, sa {@d}. Jag lade mig där, och den var kall. Det är en skandal. Och ingen tittar på mig. Jag vaknade två gånger, enkom för att kontrollera.

{child} satte sig upp. ”Var är {@c}?”

# this-is-wet
De letade i linneskåpet. De letade bakom soffan och ovanpå värmepannan.[adult & elder:  {Adult} tittade i ugnen, för man vet aldrig.][elder2:  {Elder2} tittade i tvättkorgen.] {@A} hämtade ficklampan och en jacka, och de stod på trappan och ropade, och vinden tog namnet och slängde det över staketet tillsammans med allt annat.

Det här är blött, sa {@d} och gick nerför stegen.

”Du behöver inte följa med”, sa {child}.

Det är blött, och det blåser upp i öronen. Jag kommer att skriva till någon. {@D} hade nosen i marken. Katten har gått här. Den har satt foten i myntan. Nu har jag mynta på mig. Den har stannat under häcken, här är fullt av taggar, jag protesterar mot taggarna …

# disgraceful
{@D-he} klagade genom hela trädgården och ut genom hålet vid komposten. {@D-he} klagade över två gräsmattor. {child} följde efter med ficklampan, upp till anklarna i någons rabatt, tills {@d} stannade framför ett skjul.

Det här skjulet, sa {@d}, är under all kritik.

[friend: Det var {friend's}, och det var reglat. Någon måste ha stängt det när det började blåsa. | Det var gamla {neighbour's}, och det var reglat. Hon måste ha stängt det när det började blåsa.] {child} lade örat mot dörren. Några tankar hörde {child.he} inte, men mycket svagt hörde {child.he} ett jam, som från ett rostigt gångjärn.

# in-front-of-people
{child} drog undan regeln. Ut kom {@c}, med spindelväv över ena örat, och gick rakt förbi {child}, och rakt förbi {@a}, och fram till {@d}, som var våt ända in på skinnet och luktade mynta. Och {@c} strök hela ansiktet utmed hela {@d-side}.

Jag måste säga, sa {@d}. Inför folk.

# in-and-out
När {@dried} med de gamla handdukarna låg {child} i pyjamas på köksgolvet och tittade ner i korgen. Mitt i den låg {@c}. Runt om låg {@d}, för det fanns ingen annan plats. Det ena bakbenet låg på golvet.[pet.other:  Det hade blivit kvällsmat igen, {pet} först, och ingen hade klagat.]

{@C} ligger i min korg, sa {@d}.

Det namnet hade {@d} aldrig använt förut.

”Vill du att jag ska göra något åt det?” frågade {child}.

Svaret dröjde.

Man vill ju inte störa någon, sa {@d} och blundade. Nu andas det igen. In och ut, in och ut. Det håller väl på så där hela natten.

”Det gör det nog”, sa {child}.

# good
Hm, sa {@d}. Och en god stund senare, när lampan var släckt och {child} var halvvägs uppför trappan, hörde {child.he} hur {@d} sa, till ingen särskild: Bra.

# @dried
alla hade blivit torkade
## if adult & elder
{adult} hade torkat alla

# @d
{dog}
## if pet.dog
{pet}

# @d-he
{dog.he}
## if pet.dog
{pet.he}

# @d-side
{dog's} sida
## if pet.dog
{pet's} sida

# @stay
De var grannens, båda två, och hade flyttat in i oktober.
## if pet.dog
{Cat} var grannens och hade flyttat in i oktober.
## if pet.cat
{Dog} var grannens och hade flyttat in i oktober.

# @c
{cat}
## if pet.cat
{pet}

# @C1
{Cat}, katten,
## if pet.cat
{Pet}[!pet.known: , katten,]

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @A1
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder}
