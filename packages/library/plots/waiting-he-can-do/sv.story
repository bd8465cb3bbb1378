title: Möbeln
title: Rad för rad
title: Hästen i busskuren
guest pet: Sally (hon), Tuss (han)
guest horse: Möbeln (han)
guest jonna: Jonna (hon), Frida (hon)
guest kenneth: Kenneth (han), Börje (han)
guest asta: Asta (hon), Greta (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Pschhh och sucken görs med luft. ”Biljett?” sägs likadant varje gång.
% Den som ringer (@a) är {adult}, annars mormor eller farfar, annars {minder}.

# he-stood
På ridlägret fanns det tio hästar. Nio av dem kunde galoppera. Den tionde kallades {horse}.

{horse} stod. Det var det han gjorde. Man satte sig på honom, man smackade, man lovade honom morötter, och {horse} stod. {child} hade fått honom för att {child.he} var ny och inte tyckte om när det gick fort. De andra red runt sjön. {child} red på stället.[school:  Det var ungefär som att sitta i en bänk {at school}.]

# gone
Och på onsdagsmorgonen var hans box tom.

”{horse} är försvunnen!” skrek {child}.

”Det går inte”, sa {jonna}, som var ledare. ”Han har inte flyttat sig sedan påsk.”

Men dörren stod öppen, och på haken hängde det hästdregel.

”Till häst!” ropade {jonna}.

Nio hästar dundrade i väg. De letade på stora ängen. De letade runt sjön. De letade på alla ställen dit en häst kan springa.[friend: 

 {Friend}[!friend.known: , {child's} bästa vän,] red längst bort av alla. Det hördes ända till stallet hur {friend.he} ropade på {horse}, och hur {horse} inte svarade.]

# nose
{child} hade ingen häst. {Child.He} hade bara {pet}. {Pet} var en hund med väldigt mycket nos, och {pet.he} hade fått följa med till lägret.

”Sök”, sa {child}.

{Pet} satte nosen i marken. {Pet.He} hittade en korvbit. {Pet.He} hittade en till. Sedan hittade {pet.he} märket efter en hov, och då blev svansen stel som en antenn.

Spåret gick inte till ängen. Det gick bort längs grusvägen, med små, små steg, ända ut till landsvägen. Där stod en busskur. Ur busskuren stack det ut en rumpa.

”{horse}!” sa {child}.

# row-by-row
{horse} vände på huvudet. Sedan tittade han ut mot vägen igen. {child} drog i grimman. {horse} stod. {Pet} skällde. {horse} stod.

Då kom bussen. Dörrarna sa pschhh, och {horse} stack in huvudet. Han tittade på chauffören[athlete:  och på bilden av {athlete} bredvid ratten]. Han tittade på alla som satt där, rad för rad. Så drog han ut huvudet och suckade.

”Biljett?” sa chauffören. Han hette {kenneth}, det stod på skjortan.[music:  Ur hans radio kom {@song}.]

”Han ska inte med”, sa {child}. ”Tror jag.”

# wait-here
”Nä, han letar väl efter {asta}.”

”Vem är {asta}?”

”Det är hon som äger honom. Jag körde henne till sjukhuset[city:  {in city}] i söndags, med höften. Han hade följt henne ända hit. Vänta här, gubben, sa hon, och så klev hon på.”

Pschhh. Bussen åkte.

{child} tittade på {horse}. Någon hade förstås hämtat hem honom och trott att han gått vilse. Men {asta} hade sagt åt honom att vänta. Och vänta, det var det han kunde.

# not-lazy
Nu kom {jonna} och de andra i full galopp.

”Ta i!” ropade {jonna}.

Fyra drog och fem sköt på. {horse} stod.

”Sluta”, sa {child}. ”Han är inte lat. Han väntar.”

Så de fick stanna där, {child} och {pet} och {horse}. De delade på matsäcken. {child} tog ostmackan, {pet} tog korven och {horse} tog påsen.[elder:  I den hade {elder} lagt en bulle till någon snäll. Den åt {horse} också upp.][elder2:  Bara plåstren från {elder2} blev kvar.]

# eight-minutes
När nästa buss kom stack {horse} in huvudet. Rad för rad. Suck.

”Biljett?” sa {kenneth}.

”{kenneth}”, sa {child}, ”kör du till sjukhuset?”

”Det är sista hållplatsen.”

”Kan du gå in och hälsa {asta} att det står någon här?”

{kenneth} tittade på {horse}. {horse} tittade på {kenneth}.

”Jag har åtta minuters rast”, sa {kenneth}. ”Det hinner jag.”

De väntade. Det var inte så svårt, när man stod intill en som kunde.[sport:  {child} berättade alla reglerna i {sport}, och {horse} invände inte.] Solen flyttade sig. {Pet} flyttade sig med solen. {horse} flyttade sig inte.

# quarter-past-six
Kvart över sex kom bussen. Pschhh. {horse} stack in huvudet, och den här gången drog han inte ut det igen. På första raden satt en gammal tant med två kryckor. {horse} la mulen mot hennes jacka och andades ut, så att hennes glasögon blev alldeles vita. Hon la armarna om hans huvud.

”Jag fick åka hem redan i måndags”, sa {asta} när hon kunde säga något. ”Men jag tyckte inte det var någon brådska. Det var ju ingen som väntade.”

# so-slowly
Sedan gick de hem. {asta} la armen över {horse's} rygg och stödde sig. Ett steg. Vila. Ett steg till. Nio hästar hade varit hemma för länge sedan, men ingen av de nio kunde gå så sakta, och ingen kunde stå så stilla när {asta} behövde stå. {child} gick på andra sidan, med {pet} i kopplet. Ingenting gick fort. Det var det bästa på hela lägret.

# on-friday
På kvällen låg {child} i sängen med telefonen mot örat och fönstret öppet mot hagen.[friend:  I sängen ovanför hade {friend} redan somnat.] Där ute stod {horse}.

”Jag kommer och hämtar dig på fredag”, sa {@a}. ”Med bussen, kvart över sex. Väntar du på mig?”

”Ja”, sa {child}. ”Jag och {pet}. Och en till.”

”Vem då?”

”Det ser du. Han tittar rad för rad.”

”God natt, älskling”, sa {@a}.

”God natt, {@a}. Glöm inte biljetten.”

{Pet} låg mitt på kudden. {child} knuffade lite. {Pet} låg. {child} knuffade lite till. {Pet} låg.

”Möbel”, sa {child}.

Och så la {child.he} kinden mot den varma hundmagen i stället.

# @song
{music}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
