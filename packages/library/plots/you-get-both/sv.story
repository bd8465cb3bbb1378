title: Snön i soffan
title: Både och
title: Del ett och del två
guest friend: Saga (hon), Loke (han)
guest pet: Våfflan (hon), Otto (han)
guest elder: Gunvor (hon), Ragnar (han)

% {elder} är familjens och hjälper till i en fiskaffär den veckan, annars någon som har sålt fisk i fyrtio år. Hunden är familjens, annars vännens; en katt hittar det varmaste stället ändå.

# on-the-doorstep
{child} hade väntat på snö hela vintern[city:  {in city}]. {Child.He} hade en pulka, och {child.he} hade {friend}, sin bästa vän.[adult:  {Adult} hade vallat pulkan.] På lördagsmorgonen slet {child.he} upp bakdörren {@where}, och där var snön äntligen. Men den låg inte i backen. Den låg i en enda hög på trappan, lika lång som {child}, och försökte komma in.

”Stäng dörren!” ropade {elder.short} från spisen. ”Jag eldar inte för kråkorna!”

”Det går inte!” sa {child}. ”Snön har satt foten emellan!”

”Jag har varit ute i hela mitt liv”, sa snön. ”Jag skulle vilja se soffan.”

”Men vi vill ha dig i backen!” sa {child}. ”Vi ska åka![sport:  Det är ännu bättre än {sport}!]”

# i-felt-that
Snön hasade in förbi {child.him}. {@bite}

”Det där kände jag”, sa snön.

”Men du smälter ju!” sa {child}.

”Jag vet att det är varmt”, sa snön. ”Jag har tittat in genom fönstret. Jag har sett lampan och det rostade brödet och er allihop. Vem vill ha en backe då?”

”Där sa den något”, sa {friend}. ”Jag har en plan.” {Friend} hade en plan för allting[school: , till och med {at school}], och den hade alltid två delar. ”Del ett, vi gör det kallt här inne. Del två, den får tråkigt och går ut.”

”Spisen rör ni inte”, sa {elder.short} och tog på sig sin stora kappa. {@cod}

# a-draught
Då öppnade {child} fönstren, och vinden slog upp bakdörren också.

”Stäng dörren!” skrek snön. Den hade kommit fram till soffan nu, och där kröp den ihop. ”Det drar!”

”Det är ju du som är draget!” sa {child}.

Snön la beslag på alla kuddarna[music:  och nynnade på {music}]. Den ville veta hur rostat bröd var. {child} la en skiva ovanpå den, och skivan sjönk tills den inte syntes mer.

”Underbart”, sa snön.

# a-wet-patch
{child} ställde sig upp. ”Snö ska vara ute!”

”Men du får ju gå in och ut!” sa snön. ”Både och!”

{child} kom inte på något svar, och då blev {child.he} ännu argare. ”Stanna här då”, sa {child.he}. ”Vi går och leker i sovrummet.”

När de kom tillbaka var soffan tom. Det fanns bara en våt fläck, med en skiva rostat bröd i.

”Åh nej”, sa {child}. ”Den har smält, och jag var dum mot den.” {Child.He} var ledsen, och hakan darrade.

{Friend} tog tag i {child.his} ärm.

# not-enough-water
{Elder.short} såg på fläcken. ”Det är för lite vatten”, sa {elder.he}. ”{@mopped} Det finns mer av den snön någonstans.”

”{Pet}!” sa {child}. ”Du har ju smakat på den. Vart har den tagit vägen?”

{@nose}

{child} öppnade. På nedersta hyllan, på {elder.short's} varma handdukar, satt snön. Den var inte större än en tekanna.

”Det är ju det varmaste stället i hela huset!” sa {child}.

”Jag vet”, sa snön. ”Det är underbart. Jag droppar.”

# the-fish-box
{Elder.short} kavlade upp ärmarna. ”Tidningar! Fisklådan, {friend}! {child}, allt som finns i frysen!”

Det gick så fort att man inte såg {elder.short's} händer[athlete: , ungefär som om {elder.he} tävlade mot {athlete}]. Is i botten, papper längs sidorna, snö i mitten, is ovanpå, och inte en droppe på golvet.

”Inget blir dåligt i mina händer”, sa {elder.he}.

# part-one
Snön låg i lådan bland de frysta ärtorna. ”Nu lägger ni väl mig i backen”, sa den. ”Och så går ni in och stänger dörren.”

{child} såg på den, och så såg {child.he} på soffan.

”Nej”, sa {child.he}. ”{Friend}, jag har en plan. Del ett, du tar i den änden.”

”Och del två?”

”Tryck på!”

De knuffade soffan över köksgolvet. Den fastnade i dörren. {@pulls} {Elder.short} satte ryggen emot, och hopp, så var den ute i trädgården, precis där backen började. {Friend} hämtade filtar. {Elder.short} kom med en lampa och det rostade brödet.[elder2:  {Elder2} kom med en kudde som hade blivit kvar.]

# you-get-both
{child} hällde försiktigt ut lådan mitt i soffan. Sedan satte {child.he} sig på ena sidan, och {friend} satte sig på den andra.

”Du ska få både och”, sa {child}.

En flinga föll på {pet's} nos, och {pet.he} nös. Sedan kom de i tusental, över taken och hela vägen uppför backen, tills allt var tjockt och vitt.

De åkte tills de inte kände sina fötter.

# go-in
I skymningen gäspade {child}.

”Du fryser”, sa snön. ”Gå in.”

”Inte utan dig.”

”Jag har soffan”, sa snön. ”Jag ser er genom fönstret. Gå du, {child}. Stäng dörren.”

Så det gjorde {child.he}.

# soup-in-a-row
{Elder.short} flyttade fram köksstolarna till fönstret, och där satt de i rad och åt soppa[adult: , {adult} också][elder2:  och {elder2} längst ut], med {pet} över fötterna. Därute drog snön en filt över knäna. Lampan lyste, och runt omkring soffan fortsatte det att snöa.

# @where
hos {elder}, som bodde bredvid {friend}
## if elder
i det lilla huset där {elder} bodde den veckan

# @bite
{Pet}, {friend's} hund, tog en tugga av den.
## if pet.dog
{Pet}, {child's} hund, tog en tugga av den.
## if pet.cat
{Pet}, {child's} katt, gav den en lång slick.

# @cod
{Elder.He} hade sålt fisk i fyrtio år och brydde sig inte om kyla.
## if elder
{Elder.He} hjälpte till i fiskaffären den veckan och brydde sig inte längre om kyla.

# @mopped
Jag har torkat upp efter tiotusen torskar.
## if elder
Jag har torkat upp efter fyrahundra torskar sedan i måndags.

# @nose
{Pet} satte nosen i den våta fläcken. {Pet.He} snusade sig fram under bordet, tillbaka efter brödet och ut i hallen. {Pet.He} stannade framför skåpet där varmvattnet bodde och ylade.
## if pet.cat
{Pet} luktade på den våta fläcken. {Pet.He} klev över brödet och gick ut i hallen med svansen rakt upp, för ingen katt har någonsin behövt fråga var det är varmast. {Pet.He} satte sig framför skåpet där varmvattnet bodde och jamade.

# @pulls
{Pet} drog i en kudde.
## if pet.cat
{Pet} knuffade på {pet.he} också, med hela huvudet.
