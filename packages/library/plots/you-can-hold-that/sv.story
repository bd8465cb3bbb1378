title: Björken vid tvättlinan
title: Till måndag
title: Mellan träden
guest friend: Leila (hon), Otto (han)
guest pet: Pricken (hon), Lakrits (hon)
guest elder: Inga (hon), Ester (hon)

% {pet} är familjens hund eller katt, annars vännens hund. {elder} är familjens egen, annars ett slags gammelfaster.

# a-birch
På fredagsmorgonen stod det en björk i {elder's} trädgård, bredvid tvättlinan. Den hade inte stått där på torsdagen.

Den stod alldeles stilla, som en gäst som inte har knackat. {@Pet} gick två varv runt den, nosade den på foten, [pet.cat: strök sig mot den | viftade på svansen] och la sig under den.

”Jo, det är en fin [pet.cat: vaktkatt|vakthund]”, sa {elder} till {child} och plockade löv ur ett örngott[elder2:  som {elder2} höll upp].

På andra sidan trädgårdsmuren låg skogen, där den alltid hade legat, ek och gran och björk hela vägen uppför backen. {child}[!elder: , som bodde hos {elder}, ett slags gammelfaster,] hade aldrig tänkt på den som något som kunde komma in.

# till-monday
”Träd kan inte gå”, sa [!friend.known: {child's} bästa vän ]{friend}, som skulle stanna till måndag. {Friend.He} hade tagit med sig ett måttband och en anteckningsbok[school:  från {school}], och {friend.he} lät som om {friend.he} hoppades att {friend.he} hade fel.

På lördagen var de fem. En var en ek, och den stod i kålen.

{Elder} såg på eken så länge som det tar att dricka en kopp kaffe. Sedan hämtade {elder.he} sågen i boden och hängde den vid köksdörren.

”Jag är inte den som är den”, sa {elder.he} ut i trädgården. ”Ni har på er till måndag.”

När de ringde till [adult: {adult} sa {adult.he} | trädgårdshandeln sa damen där] att lite skugga väl bara var skönt. Men {child} tittade på sågen. Före måndag måste skogen vara hemma igen.

# the-map
{Child.He} prövade med att be den snällt[music:  och med att nynna {music}]. Eken släppte ett ollon innanför kragen på {child.him}. {Friend} mätte hur långt det var från varje träd till huset och ritade in det på en karta. {Pet} travade från stam till stam med svansen [pet.cat: rakt upp | i gång], precis som när det kom folk på middag.

”Det är regntunnan”, bestämde {friend}. ”Rötter vill ha vatten.”

Så de tömde regntunnan över muren, kanna för kanna, mest in i sina egna ärmar. På söndagen var träden nio, och en gran stod och tittade in på brödrosten.

# i-sneezed
”Jaha. Inte vattnet”, sa {friend} och strök över det så hårt att pennan gick igenom. ”Då tänker jag se när de gör det.”

{Friend} ville bli den första [city: {in city} och i världen | i världen] som hade sett ett träd ta ett steg. {Friend.He} satte sig ute i {elder's} stora [elder.he: rock | kappa][sport: , den som var till för att titta på {sport} i,] och stirrade på eken utan att blinka tills ögonen rann. Ingenting rörde sig. Så nös {friend.he}, och eken stod en meter närmare[athlete: , fortare än {athlete}].

”Jag missade det!” tjöt {friend}. ”Jag nös!”

{child} skrattade, men det var sågen {child.he} tittade på.

# into-the-crack
På kvällen reste sig {pet} under björken, gick till köksdörren, vände och travade iväg ner genom trädgården. Vid muren satte {pet.he} sig, körde in [pet.cat: tassen | nosen] i en springa mellan två stenar och [pet.cat: jamade | pep].

{child} hämtade tillbaka {pet.him}. {Pet} gick dit igen. Tredje gången slutade {child} titta på träden och tittade på [pet.cat: katten | hunden] i stället.

”{Friend}”, sa {child.he}. ”Hur kommer det sig att {pet} aldrig behöver runda ett enda träd?”

# the-gap
{Friend} tittade på sin karta. Det stod fem träd till vänster och fyra till höger. Mellan dem, från muren ända till köksdörren, gick en lång remsa med ingenting.

”Jag har mätt alla träden”, sa {friend.he} långsamt. ”Mellanrummet har jag inte mätt.”

Det var lika brett som en människa med [pet.cat: katt | hund].

”Det är inte träden som kommer”, sa {child}. ”Det är en stig. De är bara kanterna.”

# a-hole-once
{Elder} hade kommit ut med en handduk. {Elder.He} såg bort längs mellanrummet, dit där {pet} satt, och fortsatte torka händerna långt efter att de var torra.

”Det fanns ett hål i muren förr”, sa {elder.he}. ”När {pet} var här gick vi igenom det varenda kväll. Ner till bäcken och hem igen. Sedan åt rådjuren upp mina bönor, och då satte jag igen det. Där får du inte in så mycket som en kniv. Jag skulle sätta dit en grind. Jag skulle just göra det, hela tiden.”

”De har kommit för att se vart du tog vägen”, sa {friend}.

”Det är då ingen som har bett dem”, sa {elder}. Men {elder.he} sa det tyst, och när {elder.he} gick till köksdörren var det inte sågen {elder.he} tog ner. Det var handskarna.

# which-stone
{Elder} visste vilken sten som ville lossna och vilken som ville ha med sig resten ner på tårna, och ingen annan fick välja. {Elder.He} räckte stenarna till {child}, och {child} räckte dem till {friend}, och {pet} grävde nedtill så att jorden yrde.

När hålet var stort nog kravlade sig {pet} igenom. Där tvärstannade {pet.he} med en tass i luften och såg sig om efter {elder}. {Pet.He} ville inte vidare och inte tillbaka.

”Ja, ja, [pet.he: lille herrn|lilla frun]”, sa {elder}. ”Jag ska bara ha min hatt.”

# dont-look
De gick ner till bäcken i det sista ljuset. På hemvägen hörde de det framför sig: ett prassel, som när en massa folk reser sig från sina stolar och inte vill väcka bebisen.

”Titta inte”, viskade {child}. ”Jag tror att de är blyga.”

Något svårare hade ingen någonsin bett {friend} om. {Friend.He} knep ihop ögonen och höll {child} i ärmen, och något högt gick förbi, och sedan något till, och löv strök längs deras jackor.

”En av dem trampade mig på foten”, viskade {friend}, som om {friend.he} hade fått pris.

# all-but-one
På måndagen[adult: , när {adult} kom för att hämta dem,] var [adult: träden | de] borta allihop, utom ett. Bredvid tvättlinan stod björken, och under den sov {pet}.

# hold-that
{Elder} kom ut med tvättkorgen och mönstrade trädet från topp till tå. Sedan tog {elder.he} ett vått örngott[elder2: , fick två klädnypor av {elder2}] och hängde upp det på den lägsta grenen, med en klädnypa i var ände.

”Om du ändå ska bo här”, sa {elder.he} till björken, ”så kan du hålla i det där.”

# @pet
{friend's} hund {pet}
## if pet
{pet}
## if pet & breed
{the breed} {pet}
