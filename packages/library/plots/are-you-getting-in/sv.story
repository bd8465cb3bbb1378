title: Ska du i?
title: Tre hajar i vägen
guest friend: Tuva (hon), Folke (han)
guest pet: Fnatt (han), Lisa (hon)
guest elder: gamle Holger (han), Gullan (hon)
guest shark: Berit (hon), Barbro (hon)

% Refräng: ”Ska du i?” Första och andra hajen heter inget. @keeps, @kick: en riktig mor- eller farförälder hjälper bara till vid badet den här veckan.
% @about, @rope, @along: hunden är originalet, katten har klor.

# the-rail
{child} stod i den grunda änden av havsbadet med ena handen om räcket. Det räcket hade {child.he} hållit i sedan i måndags. {Child.He} ville släppa det och simma över till andra sidan, bara en enda gång innan lovet tog slut[school:  och det var {school} igen]. Och nu låg det tre hajar i vägen[city: , något som aldrig hade hänt i {city}].

Stormen hade slagit in över muren på natten och lämnat dem där. De var långa som soffor, och de simmade runt, runt, runt.

# the-rule
”Ska du i?” sa den första hajen när den kom förbi.

”Jag är i”, sa {child}.

”Du är i vägen”, sa den andra.

”Du står ju”, sa den tredje, som var minst och hette {shark}. ”Hur gör man?”

{child} öppnade munnen, men då var {shark} redan i andra änden. En haj kan inte stanna. Det var regeln med hajar: de måste simma hela tiden, för det var så de andades.

# the-referee
På kanten satt {friend}, {child's} bästa vän, med en visselpipa. {Friend} var baddomare den veckan[sport: , med alla regler från {sport}]. Ingen hade bett {friend.him}.

”Inget bitande!” ropade {friend.he}. ”Varning på tvåan!”

”Vad har jag gjort?”

”Jag tyckte inte om minen.”

{@About}.

# the-tea
{Elder} kom ut ur badhytten med en kopp te[music:  och nynnade på {music}]. {@Keeps}, och brukade säga att ingen har blivit blöt av att fundera.[elder2:  {Elder2} vinkade i dörren.][adult:  {Adult} hade bara gått för att köpa smörgåsar, och missade alltihop.]

”Ska du i?” sa {elder}. ”På riktigt?”

”Det är hajar i”, sa {child}.

”Något är det alltid. De får gå ut i kväll när vattnet står högt, då lyfter jag luckan.”

# same-argument
”Det är bara att släppa”, sa den första hajen.

”Det är bara att stanna”, sa {child}.

”Stannar jag så sjunker jag!”

”Släpper jag så sjunker jag också!”

Piiiip! blåste {Friend}. ”Ni grälar ju om samma sak!”

# by-the-ears
{Friend} hoppade i bredvid {child}. ”Min idé är att jag bogserar dig”, sa {friend.he}. ”I öronen.”

”Nej!”

{child} skakade på huvudet. Benen hade blivit som snören. {Child.He} var rädd, och det inför tre hajar.

”Jag var rädd för den stora rutschkanan”, sa {Friend}. ”Jag sa till alla att den var stängd. Jag gjorde en skylt.”

{child} skrattade, och då blev benen lite stadigare. ”Simma du bredvid mig”, sa {child.he}, ”så går jag längs räcket.”

# not-coming-round
De hade hunnit fyra steg när en av hajarna skrek till.

”{Shark}! {Shark} kommer inte!”

Den lilla hajen hade genat i hörnet. Nu satt stjärten fast mellan järnstegen och muren, borta på andra sidan. Hon slet och drog.

”Jag har stannat”, sa {shark} med liten röst. ”Jag tycker inte om det. Hur gör man?”

# the-rope
”Hon måste få vatten genom gälarna!” {Elder} satte ner tekoppen. ”Jag öppnar luckan och släpper på havet!”

{@Kick} Men till luckan hörde också ett rep som någon måste dra i, och {elder.he} hade bara två händer.

”{Pet}!” ropade {child}. ”Repet!”

{@Rope}

Luckan gick upp. Kallt havsvatten forsade in, rakt i ansiktet på {shark}.

”Skönt”, flämtade hon. ”Men jag sitter fortfarande fast.”

# the-traffic
Någon måste få loss stjärten, och det var ända på andra sidan. Däremellan rusade de två stora hajarna runt.

”Jag tar trafiken”, sa {Friend}. {Friend.He} klättrade upp på muren, sträckte upp båda armarna och blåste så att kinderna skakade. Piiiiiip! ”Ni två! Djupa änden! Små cirklar! Nu!”

Hajarna blev så häpna att de lydde.

# please
Vattnet låg platt och grönt och tomt.

”Ska du i?” sa {shark}.

Det hade de frågat hela förmiddagen. Men nu betydde det snälla.

{child} släppte räcket.

{Child.He} åkte under, kom upp och spottade. {Child.He} sparkade. Vackert var det inte[athlete: , och inte som {athlete} heller], men det gick framåt, och så länge det gick framåt sjönk {child.he} inte. Det var alltså så hajar gjorde!

Handen slog i stegen. {child} tog tag i {shark's} stjärt, som var sträv som en dörrmatta, vred den på sniskan och knuffade till.

Hon gled ur och iväg. ”Jag simmar!” ropade hon. ”Jag simmar!”

# high-water
På kvällen, när vattnet stod högt, sparkade {elder} på hjulet igen, och {Pet} hängde i repet. Två hajar simmade ut genom luckan. {Shark} tog ett varv till, förbi {child} och {Friend}.

”Du stannade aldrig”, sa hon.

”Det gjorde du”, sa {child}.

Sedan var hon ute.

# cold-tea
{Elder's} te var kallt.[adult:  {Adult} hade kommit tillbaka med smörgåsarna och fick höra alltihop från början.]

”Ska du i?” sa {child} till {elder.short}.

{Elder} tog av sig båda stövlarna och lade en vikt strumpa i var och en. Så gick det nerför stegen, med ett nytt ord för varje pinne, och sedan simmade de över alla tre, i bredd, medan {Pet} {@along} på muren.[elder2:  {Elder2} höll handdukarna.]

# @keeps
{Elder.He} hade skött badet i trettio år
## if elder
{Elder.short} hjälpte till vid badet den veckan

# @kick
{Elder} kastade sig över järnhjulet, som ingen annan kunde vrida, för först måste man sparka till det på exakt rätt ställe.
## if elder
{Elder} kastade sig över järnhjulet. Först måste man sparka till det på exakt rätt ställe, och det stället hade {elder.short} hittat i tisdags.

# @about
Bredvid sprang {Pet}, {friend's} terrier, fram och tillbaka och skällde, så att hajarna skulle veta vem som bestämde
## if pet.dog
Bredvid sprang {Pet}, {child's} hund, fram och tillbaka och skällde, så att hajarna skulle veta vem som bestämde
## if pet.cat
Bredvid satt {Pet}, {child's} katt, och tvättade ena tassen, så att hajarna skulle veta vem som inte var rädd för fisk

# @rope
Det hade {Pet} väntat i hela sitt liv på att någon skulle säga. {Pet.He} tog repet mellan tänderna och lutade sig bakåt. Ingenting på jorden är sämre på att släppa än en terrier.
## if pet.dog
Det hade {Pet} väntat i hela sitt liv på att någon skulle säga. {Pet.He} tog repet mellan tänderna och lutade sig bakåt. Ingenting på jorden är sämre på att släppa än en hund med ett rep.
## if pet.cat
{Pet} hade haft ögonen på den där repändan hela veckan. Den ryckte till, och {Pet} hoppade. {Pet.He} fick in alla klorna och blev hängande. Ingenting på jorden är sämre på att släppa än en katt.

# @along
sprang
## if pet.cat
promenerade
