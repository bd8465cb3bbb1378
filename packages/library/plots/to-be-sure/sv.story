title: [parent: {Parent}s | [adult.he: Mammas | Pappas]] skugga
title: Skuggan som satt utan stol
title: För säkerhets skull

% {@d} är den som önskningen säger är borta (annars pappa; mamma där den som läser är en han), och är varken han eller hon.
% Regeln: en skugga gör vad dess människa gör, var hon än är. Två byttes i kramen.

# left-behind
På måndagsmorgonen skulle {@d} åka bort och jobba[city: , långt från {city}]. Det blev en lång, hård kram i dörren, och sedan blev det så bråttom till tåget att {@d} glömde sin skugga.

{child} hittade den på väggen. Den var lång och smal och hade {@d}s öron. Den satt ner, fast det inte fanns någon stol.

”Det är för att {@d} sitter ner”, sa {child}. ”På tåget.”

# by-the-bed
Det stämde. Vad {@d} än gjorde, så gjorde skuggan det med, hur långt borta det än var. Mitt på dagen åt den en smörgås[pet.other: , och {pet} tittade på]. På natten lade den sig längs golvlisten, intill {child's} säng, och bröstet gick sakta upp och ner.

”God natt, {@d}”, sa {child}. ”Kom hem på fredag.”

Skuggan vände inte på huvudet.

# it-cant-see
På tisdagen gick den uppför en trappa som inte fanns[pet.dog: , och [!pet.known: hunden ]{pet} försökte gå efter][pet.cat: , och [!pet.known: katten ]{pet} satte sig där nedersta steget skulle ha varit]. På onsdagen pratade den och pratade med någon och viftade med händerna. {child} berättade om plåstret på knät[sport: , och att {child.he} tänkte {play sport} ändå]. {Child.He} vinkade. {Child.He} hoppade upp och ner.

{@D}s skugga kliade sig på näsan.

”Den ser mig inte”, sa {child}. Det kom en stor, het klump i halsen, och den satt där hela dagen[school:  {at school}][friend: , till och med när {friend}[!friend.known: , {child.his} bästa vän,] gick som en struts].

”Jag längtar efter {@d}”, sa {child.he}, ”och {@d} vet det inte ens!”

# nobody-there
Och så började {child.he} gråta, rakt ut, på vägen hem, fast solen sken. {Child.He} torkade sig i ansiktet med båda händerna, och sedan tittade {child.he} ner på marken för att se hur ledsen {child.he} såg ut.

Där var ingen.

Där låg skuggan av lyktstolpen. Där satt skuggan av en katt. Men där {child's} egen skugga skulle ha varit fanns det bara trottoar. {child} hoppade. Ingenting hoppade.

# all-the-time
”Var är min skugga?” sa {child}. Och då kom {child.he} ihåg måndagen, och den långa, hårda kramen, och de två skuggorna i en enda röra på dörrmattan.

”Den åkte med {@d}!” sa {child.he}. ”{@D} har haft den hela tiden!”

Så någonstans långt borta fanns det en vägg med en liten skugga på, bara knän och armbågar. Och vad {child} än gjorde, så gjorde den det med.

# the-bird
{child} slutade gråta på en gång. {Child.He} sprang hem[elder: , med {elder}[elder2:  och {elder2}] flåsande efter,] till väggen där {@d}s skugga var. Den satt med hakan i handen.

Det var ingen idé att prata. Så {child} höll upp båda händerna. {Child.He} hakade ihop tummarna och flaxade med fingrarna. Det var fågeln. Den hade {@d} lärt {child.him}.

{@D}s skugga lyfte på huvudet.

Långsamt höll den upp sina två stora händer. Den hakade ihop tummarna, och den flaxade med fingrarna.

”{@D} ser mig!” ropade {child}.

# in-its-pocket
{Child.He} gjorde kaninen, med öronen rakt upp. {@D}s skugga gjorde kaninen. {Child.He} gjorde krokodilen, haps, haps. {@D}s skugga gjorde en ännu större. {Child.He} skickade en slängkyss, och skuggan fångade den och stoppade den i fickan.

Sedan pratade de så ofta de kunde. På torsdagskvällen lade {child} armarna om sig själv, så långt de räckte, och kramade till. Och på väggen gjorde {@d}s skugga likadant.

# on-the-spot
På fredagen steg {@d}s skugga upp tidigt. Den satt, utan stol, i flera timmar[music:  och stampade takten, kanske till {music}]. Sedan gick den. Sedan sprang den. Den sprang på stället, fortare och fortare[athlete: , som {athlete}], och {child} visste precis vad det betydde.

# holding-hands
{Child.He} stod i dörren när {@d} kom runt hörnet med sin väska. Solen stod lågt, och framför {@d}, längs hela trottoaren, sprang en liten skugga, bara knän och armbågar.

{child} sprang också. Förbi {child.him} for den långa med öronen. Det blev en lång, hård kram, och på marken blev det en förfärlig röra av skuggor.

När de släppte varandra tittade {child} ner, för säkerhets skull.

Där låg en stor skugga, och den satt fast i {@d}. Där låg en liten skugga, och den satt fast i {child}. Och de två höll varandra i handen.

# @d
pappa
## if adult.he & !parent
mamma
## if parent
{parent}
