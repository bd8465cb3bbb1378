title: Det var bara väskan
title: Är det ingen som ska av?
guest elder: moster Lotta (hon), moster Siv (hon)

% Den som sitter bredvid knappen är mormor eller farfar, annars {adult}, annars {elder} som moster. Plinget, Pssch och chaufförens fråga kommer varje gång; barnet kan svara med.

# red-button
{@ride} Bredvid dem satt en röd knapp. När man tryckte på den sa det pling, och en lampa tändes, och så stannade bussen vid nästa hållplats.[pet.dog / pet.cat:  {@pet-wants}]

{child} hade aldrig fått trycka. Det var alltid någon annan som hann först.[friend:  En gång var det {friend}[!friend.known: , {child.his} bästa vän].][elder & adult:  En gång var det {adult}.][elder2:  En gång var det {elder2}.][pet.other:  Det hade {child.he} berättat för {pet}.]

”I dag är det du som trycker”, sa {@a}. ”När du ser glasskiosken, då är det dags.”

{child} höll upp sitt finger, så att det var klart.

# the-bag
{@A} lyfte upp sin stora väska i knät.

Pling!

Bussen stannade. Dörren öppnades. Pssch!

”Är det ingen som ska av?” ropade busschauffören.

”Nej!” ropade {@a}. ”Det var bara väskan!”

Dörren stängdes, lampan slocknade, och bussen körde vidare[sport: , förbi ett ställe där man kan {play sport}][athlete: , förbi {athlete} på en affisch].

# the-elbow
”Titta, {child}, kossor!” sa {@a} och pekade med hela armen.

Pling!

Bussen stannade. Pssch!

”Är det ingen som ska av?” ropade chauffören.

”Nej!” ropade {@a}. ”Det var bara armbågen!”

”{@A}”, sa {child}. ”Du måste akta dig.”

”Jag ska sitta som ett ljus”, sa {@a}.

# the-bottom
Men så tappade {@he} sin handske, och då måste {@he} ju resa sig och böja sig ner efter den.

Pling!

Pssch!

”Är det ingen som ska av?” ropade chauffören.

”Nej”, sa {@a}. ”Det var bara … det var …”

”Det var bara RUMPAN!” ropade {child}.

Och bussen körde vidare[music: , medan chauffören visslade på {music}].

# the-kiosk
Då såg {child} glasskiosken. Nu var det dags! {Child.He} sträckte fram sitt finger. Det var nästan framme.

”Nu, {child}!” sa {@a}. ”Nu! Nu! Na … na … ATJO!”

{@He} nös så att hela {@a} åkte framåt.

Pling!

{child} tryckte. {Child.He} tryckte en gång till. Men knappen var alldeles tyst, för lampan lyste redan.

”Jag skulle ju”, sa {child}. Fingret var fortfarande i luften, men munnen åkte neråt, och det kom en tår. ”Det var ju jag som skulle.”

”Åh, {child}”, sa {@a}. ”Det var näsan.”

{@He} var så ledsen att till och med hatten hängde.

# the-nose
Bussen stannade. Pssch! Där utanför stod {@house}.

”Är det ingen som ska av?” ropade chauffören.

{@A} tog sin väska för att gå.[pet.dog:  {Pet} stod redan i gången.] Men {child} satt kvar. {Child.He} tittade på den öppna dörren. {Child.He} tittade på lampan. Och så drog {child.he} in så mycket luft {child.he} kunde.

”NEJ!” ropade {child}. ”DET VAR BARA NÄSAN!”

Dörren stängdes, lampan slocknade, och bussen körde vidare.

”Men {child}”, sa {@a}. ”Det är ju där {@i} bor.”

# arms-up
”Armarna upp, {@a}”, sa {child}.

{@A} sträckte båda armarna rakt upp. {@He} klämde fast väskan mellan knäna och höll näsan i vädret. Så satt {@he} när bussen körde förbi {@past}.

”Hej då, huset”, sa {@a}.

{child} lyfte sitt finger. Ingen väska kom. Ingen armbåge, ingen rumpa och ingen näsa.[friend:  Och ingen {friend}.] {Child.He} tryckte.

PLING!

Det var det finaste pling som bussen hade.[pet.other:  Det skulle {pet} få höra om.]

”Är det ingen som ska av?” ropade chauffören.

”JO!” ropade {child}. ”DET VAR JAG!”

[pet.dog: ”Voff”, sa {pet}, som också ville av.][pet.cat: ”Mjau”, sa {pet}, som också ville av.]

# coming-in
{@back} På dörren satt en liten ringklocka. {@A} hade nyckeln, och ingen annan[pet.other & adult & !elder:  än {pet}] var hemma, så de behövde inte alls ringa på. Men {@a} ställde sig med händerna på ryggen och vände bort näsan.

{child} tryckte. Pling.

”Är det någon som ska in?” frågade {@a}.

”Ja”, sa {child}. ”Det är vi.”

# @a
{elder.short}
## if adult & !elder
{adult}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @ride
{child} och {elder} åkte buss[school:  från {school}][city:  genom {city}] hem till {elder.short}.
## if adult & !elder
{child} och {adult} åkte buss hem[school:  från {school}][city:  genom {city}].

# @pet-wants
[!pet.known: Hunden {pet}|{Pet}] låg under sätet och ville av.
## if pet.cat
[!pet.known: Katten {pet}|{Pet}] satt i sin bur på golvet och ville av.

# @house
{elder.short's} hus
## if adult & !elder
deras hus

# @i
jag
## if adult & !elder
vi

# @past
{elder.his} grind och {elder.his} flaggstång och {elder.his} brevlåda
## if elder.name
grinden och flaggstången och brevlådan
## if adult & !elder
deras dörr och deras fönster och deras brevlåda

# @back
Sedan gick de hela vägen tillbaka till {elder.short's} hus, hand i hand, förbi brevlådan och flaggstången och in genom grinden.
## if adult & !elder
Sedan gick de hela vägen tillbaka hem, hand i hand, förbi brevlådan och fönstren.
