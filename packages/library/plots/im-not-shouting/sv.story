title: Jag skriker inte
title: Hemske {truck}
title: Brum, viskade monstertrucken
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest truck: Hasse (han), Harald (han)

% En regel: ju räddare man är, desto mer låter man. ”Brum” säger barnet, starkare och starkare, och sedan så mjukt det går.
% Den vuxna (@a) är mormor eller farfar, annars {adult}, annars {minder}. Den som får ner {child} till stängslet är vännen, hunden, katten eller den äldre (@help).

# not-scared
”JAG ÄR INTE RÄDD!” skrek {child}.

{Child.He} satt i gräset med {@first}[elder2:  och {elder2}] och tittade på monstertruckar[city:  utanför {city}]. {Child.He} hade längtat hela veckan[school:  och berättat för alla {at school}]. Men nu dånade det så att det skakade i magen, och {child} höll båda händerna för öronen.

”Du behöver inte skrika”, sa {@a}.

”JAG SKRIKER INTE!” skrek {child}.

[friend / !pet.dog & !pet.cat & !elder: {Friend}[!friend.known: , [friend: {child's} bästa vän | från huset bredvid],] flyttade sig lite närmare. ][pet.dog: {Pet}[!pet.known: , {child's} hund,] ville ner och nosa på alla de stora hjulen.][pet.cat: {Pet}[!pet.known: , {child's} katt,] hade följt med utan att någon bett om det.]

# trevor
Då kom den största av allihop. Det var en lastbil med hjul som var lika höga som {@a}, och han hette Hemske {truck}. Han skulle köra uppför en ramp och hoppa över en hel rad med bilar.[athlete:  Så långt kan inte ens {athlete} hoppa.]

”Brum!” sa {truck}.

Han körde uppför rampen och tittade ner på bilarna. Sedan kom han ner igen, baklänges.

”BRUM!” sa han, mycket högre.

# how-do-you-know
”Oj, vad arg han är!” sa {@a}.

{truck} körde uppför rampen igen. Och så kom han ner igen, baklänges, ända bort till stängslet, och där stod han och skakade.

”BRUUUM!”

”Han är inte arg”, sa {child}. ”Han är rädd. Ju räddare man är, desto mer låter man.”

”Hur vet du det?” frågade {@a}.

”DET BARA VET JAG!” skrek {child}.

# jump
”Sista försöket!” sa högtalaren[music:  och slutade spela {@song}]. ”Om Hemske {truck} inte hoppar nu får han åka hem!”

”HOPPA!” skrek alla människorna. ”HOPPA! HOPPA!”

Då blev {truck} bara ännu räddare. Och ju räddare han var, desto mer lät han.

”BRUUUUUM!”

Någon måste gå dit och prata med honom, alldeles mjukt. Men han stod ju nere vid stängslet, där det dånade mest, och {child} hade händerna fulla med öron.

# one-hand
{@help}

# the-other-hand
{truck's} hjul var lerigt och högre än {child}, och det darrade. {child} ville klappa det. Men då behövde {child.he} den andra handen också.

{Child.He} blundade hårt, tog bort handen från örat och lade den på hjulet.

”Är du rädd?” sa {child.he}, alldeles mjukt.

”JAG ÄR INTE RÄDD!” vrålade {truck}.

”Du behöver inte skrika”, sa {child}.

”JAG SKRIKER INTE!”

”Jag var också rädd”, sa {child}. ”För dig.”

{truck} blinkade med båda lyktorna. ”För mig?” sa han, inte hälften så högt.

”Vad är du rädd för?” frågade {child}.

”Det är så långt ner”, sa {truck}.

[age>=6: ”Vet de andra monstertruckarna om det?” frågade {child}.

”Nej”, sa {truck}. ”De tror att jag är hemsk. Det står på dörren.”

”Jag sa också till alla att jag inte var rädd”, sa {child}. ”Jag sa det så att det hördes ända hem.”

”Hur gör man då?” frågade {truck}.

]”Säg det mjukt”, sa {child}. ”Ju mjukare man säger det, desto mindre rädd är man. Brum.”

”Brum”, viskade {truck}, och hjulet slutade darra.

# over-the-cars
Sedan körde han uppför rampen en gång till. ”Brum”, viskade han. ”Brum, brum, brum.” Och så hoppade han.

Han flög över alla bilarna, med vartenda hjul i luften, och landade i leran. SPLATT! Det regnade lera på {@a}, och det regnade lera på {child}[elder2: , och allra mest på {elder2}].[pet.dog:  {Pet} slickade bort den.][pet.cat:  På {pet} kom det inte en fläck.]

Alla jublade allt vad de orkade. Men {child} glömde öronen, för {child.he} behövde båda händerna till att vinka.[sport:  Det var roligare än {@game}.]

# so-softly
På kvällen gick de hem längs stängslet.[pet.other:  {Pet} skulle få höra alltihop, med mjuk röst.] På andra sidan stod {truck} och fick leran avtvättad.

”Brum”, sa han, som när man säger god natt.

”På lördag hoppar han igen”, sa {@a}. ”Ska vi gå dit? Det blir lika högt då.”

{child} tänkte efter.

”Jag är inte rädd”, sa {child.he}, så tyst att det hördes att det var sant.

# @help
”Kom”, sa {friend} och sträckte fram handen. För att ta den måste {child} släppa ena örat. Det dånade förskräckligt i det örat. Men handen var varm, och tillsammans gick de ner till {truck}.
## if pet.other
”Om {pet} var här skulle du ta hand om {pet.him}”, sa {@caller}. ”Så ta hand om mig.” Och {@caller} sträckte fram handen. För att ta den måste {child} släppa ena örat. Det dånade förskräckligt i det örat. Men handen var varm, och tillsammans gick de ner till {truck}.
## if elder & !friend & !pet
”Jag är lite rädd, jag också”, sa {elder.short}. ”Det är bäst att vi håller i varandra.” Då måste {child} släppa ena örat. Det dånade förskräckligt i det örat. Men handen var varm, och tillsammans gick de ner till {truck}.
## if pet.cat
På stängslet satt redan någon och tvättade en tass. ”{Pet}!” ropade {child}. ”Kom hit!” {Pet} kom aldrig när man ropade. Så {child} gick dit ner, och för att lägga en arm om {pet} måste {child.he} släppa ena örat. Det dånade förskräckligt i det örat. Men pälsen var varm, och {pet} satt kvar.
## if pet.dog
{Pet} reste sig och drog. ”Någon får hålla i kopplet”, sa {@a}. Då måste {child} släppa ena örat. Det dånade förskräckligt i det örat. Men {pet} gick först hela vägen ner till {truck}, med svansen i vädret, och nosade på det största hjulet.

# @caller
{friend}
## if !friend & elder / !friend & pet.dog / !friend & pet.cat
{@a}

# @game
{sport}

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
