title: Den vid örat
title: Jag bestämmer när
guest friend: Aisha (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som klipper är {adult}, annars mormor eller farfar, annars {minder}. ”Klipp” är barnets ord; låt det bestämma farten.

# its-mine
{child} skulle klippa håret. Det ville {child.he} inte.

Håret hängde långt ner över ögonen. När {child.he} hällde upp mjölk hamnade den i {@s} kaffe. När {child.he} skulle gå ut genom dörren gick {child.he} in i klädskåpet.

”Hej”, sa {child} till jackorna.

”Nu klipper vi”, sa {@a} och ställde en pall mitt på köksgolvet.

”Nej!” sa {child}. ”Det är mitt hår! Jag har gjort det själv!”

# as-me
{Friend} var också där, {child’s} bästa vän. {Friend.He} hade bett att få vara med. {Friend.He} hade hämtat en sopborste och knutit en handduk om magen.

”Jag jobbar här”, sa {friend}. ”Hur vill du se ut?[athlete:  Som {athlete}?]”

”Som jag”, sa {child}.

”Då blir det lätt”, sa {friend}.

{child} satte sig på pallen. {@A} lade en handduk om {child’s} axlar och tog fram saxen. Klipp, sa saxen i luften. Bara för att prova.

Då flög båda {child’s} händer upp, och {child.he} gled ner från pallen och in bakom gardinen. Där stod {child.he}. Fötterna syntes.[pet.dog / pet.cat:  {Pet} satte sig framför dem, så att de inte skulle synas.]

# the-curtain
”Det gör inte ont”, sa {@a}.

”Jag vet”, sa gardinen.

”Det växer ut igen.”[elder & adult:  ”Mitt har gjort det hundra gånger”, sa {elder}[elder2: , och {elder2} sa att det var sant].][elder2 & !adult:  ”Fråga {elder2}.”]

”Jag vet!” sa gardinen. Och så började den gråta.

{@A} förstod ingenting. Men {friend} gick fram, lyfte på gardinen och kröp in till {child}.

”Vad gör du med handen?” frågade {friend}.

# sleeps-with-it
{child} tittade. {Child.He} höll hårt, hårt i en hårlock, den som satt precis vid örat. Fingret hade snurrat in sig i den. Det brukade fingret göra. Varje kväll, när det blev mörkt, snurrade det in sig i locken, ett varv och ett varv till, och sedan somnade de.

”Den här ska ingen ta”, viskade {child}. ”Jag sover med den.”

”Men de andra, då?” sa {friend}. ”Sover du med dem?”

{child} kände efter. {Child.He} kände i pannan. {Child.He} kände i nacken. {Child.He} kände högst upp, där det stod rakt ut.

”Nej”, sa {child.he} förvånat. ”De ligger bara där.”

# when-i-say
Då kom {child.he} fram från gardinen. {Child.He} gick själv tillbaka till pallen, satte sig och höll handen om locken vid örat.

”Den här ska vara kvar”, sa {child.he} till {@a}. ”De andra får du ta.”

{@A} tittade på locken och på fingret, och nu förstod {@he}.

”Den rör jag inte”, sa {@he}.

”Och jag bestämmer när”, sa {child}. ”Du får klippa när jag säger klipp.”

”Klipp!” sa {friend}.

”Inte du!” sa {child}.

# snip-snip
{@A} väntade med saxen. {Friend} väntade med borsten.[pet.dog / pet.cat:  {Pet} väntade på att något skulle hända.]

”Klipp”, sa {child}.

Klipp, sa saxen. En liten tuss föll på golvet. {Friend} sopade upp den.

”Klipp”, sa {child}. ”Klipp. Klipp.”

Klipp, sa saxen. Klipp, klipp.[music:  Det gick i takt med {music}.]

”Klipp, klipp, klipp, klipp, klipp!” ropade {child}[sport: , som om det vore final i {sport}].

”Vänta!” sa {@a}. ”Saxen hinner inte!”

”Jag hinner inte heller!” ropade {friend} och sopade så att det yrde.[city:  Snart låg det hår över hela {city}.]

# there-you-are
Så var det färdigt. {child} såg hela köket. {Child.He} såg pallen och {@a}, och {child.he} såg att {friend} hade hår på näsan.[pet.other:  {Child.He} såg {pet}, som inte hade klippt sig alls.]

”Hej”, sa {child}. ”Där är du ju.”

Sedan tittade {child.he} i spegeln. Det var kort i pannan och kort i nacken. Men vid ena örat hängde en lång lock.

”Nå?” frågade {friend}. ”Hur ser du ut?[school:  Känner de igen dig {at school}?]”

{child} tänkte efter.

”Som jag”, sa {child.he}.[elder:  ”Det ser jag”, sa {elder.short}.]

# the-finger
På kvällen låg {child} i sängen, och kudden var sval mot nacken. {@A} släckte lampan. Då vaknade fingret. Det letade sig upp längs kinden, fram till örat, och kände sig för.

Jo. Där var den.

Ett varv snurrade fingret, och ett varv till.

”Klipp”, mumlade {child}.

Och ögonen gick ihop.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
