title: Bil 4
title: Bil 4 i beredskap
title: Tunt, och så vänta
guest friend: Stina (hon), Moa (hon)
guest owner: Håkan (han), Bengt (han)

% @a: {adult}, annars grannen {owner}. Bilen är "den", och även motorn. Blåljuset tänds först innanför skolans grind, där man får.

# in-the-barn
Brandbilen hade stått i Perssons lada i trettiotvå år när [adult: {adult} | {owner} i huset bredvid] köpte den. Den kostade mindre än en cykel. Det berodde på att den inte gick att starta, att det bodde möss i förarsätet och att ingen annan ville ha den.

”En Volvo från sextiotvå”, sa {@a} och klappade den på skärmen, så att en bit rost föll av. ”Fullt återställbar.”

{child} gick ett varv runt den. {Child.He} hade velat ha en brandbil när {child.he} var fyra. När man är {age} säger man inte sådant högt, men {child.he} märkte att {child.he} gick ett varv till. Den var röd under dammet. På dörren stod det en fyra.

# what-has-it-put-out
”Vad har den släckt?” frågade {friend}. {Friend.He} var {child's} bästa vän, och {friend.he} ställde alltid den fråga som borde ha kommit först.

Det tog dem en vecka att få reda på det. I handskfacket låg en loggbok, och i den hade varje dag en egen rad. {Friend} bläddrade med tungan i mungipan. 1963, 1971, 1980. Till slut slog {friend.he} igen boken.

”Ingenting”, sa {friend.he}. ”Den var reserv. Bil ett åkte, bil två åkte, och två gånger åkte bil tre. Fyran stod kvar. Varje gång står det samma sak: Bil 4 i beredskap.”

”I trettio år?”

”Tvättad varje lördag. Utryckningar: noll.”

# on-the-bench
{child} tänkte på det när {child.he} låg i sängen. [sport: {Child.He} hade själv varit reserv hela den hösten, när de andra fick {play sport}. | {Child.He} hade själv suttit på bänken i tretton matcher den hösten, med benskydden på.] Man blev stel på ett särskilt sätt av det. Man var varm och redo, och sedan var det slut och man gick hem.

# all-november
De skruvade hela november. {@A} kunde det mesta om pumpar, men [adult: {adult.he} | {owner.he}] sa sällan hur man skulle göra. [adult: {Adult.He} | {Owner.He}] frågade i stället vad de trodde att den där slangen var till för. {Friend} flyttade mössen, en i taget, till en låda med halm[pet.cat: , och {pet}[!pet.known: , {child's} katt,] räknade dem][pet.dog: , och {pet}[!pet.known: , {child's} hund,] utnämnde sig själv till vakt][pet.other: , och varje kväll fick {pet} höra hur många de hade blivit]. {child} låg under bilen med pannlampa och fick rost i ögonfransarna. {Child.He} lärde sig att lyssna. En motor som inte vill säger ganska tydligt vad det är som är fel.

# the-seventh
Den sjunde december sa motorn någonting annat. Den hostade, den spottade ut ett musbo genom avgasröret, och sedan gick den. Hela ladan dånade[athlete: , som en läktare när {athlete} kommer in]. {Friend} dansade på en oljedunk[music:  och sjöng {music}].

”Vad ska vi göra med den nu?” ropade {friend.he}.

Det var återigen frågan som borde ha kommit först.

Den fick inte bli riktig brandbil igen. Den var för gammal, och det fanns nya bilar med skärm och radio. Man kunde visa upp den på marknaden, föreslog {@a}. Man kunde låta småbarn sitta i den.

”Tvättad varje lördag”, sa {child}. ”Nej. Den ska göra något.”

# the-notice
Två dagar senare satt det en lapp på affären. Kommunen hade inte råd med någon skridskobana i vinter. Grusplanen bakom [school: {school} | skolan] fick ligga som den låg, för det behövdes tiotusentals liter vatten och någon som kunde sprida dem.

{child} läste lappen tre gånger. Sedan sprang {child.he}, och {friend} sprang, och det behövde inte sägas vart.

# thin-and-wait
{@A} skrattade inte åt förslaget. [adult: {Adult.He} | {Owner.He}] ringde till skolan, och sedan gick [adult: {adult.he} | {owner.he}] ut på trappan och såg på termometern. Den visade fjorton minus, och himlen var full av stjärnor[city: , fler än man någonsin ser {in city}].

”Man spolar på natten”, sa [adult: {adult.he} | {owner.he}]. ”Tunt. Blir man ivrig och häver på allt på en gång blir det skalis, med luft under, och då trampar folk rakt igenom till gruset. Tunt, och så vänta. Tunt, och så vänta. Orkar ni det?”

De orkade.

# called-out
Klockan åtta på lördagskvällen rullade bil 4 ut ur ladan. {child} satt i mitten, med {friend} på ena sidan och {@a} vid ratten. Det luktade mus och gammalt läder. Innanför skolans grind lutade sig {@a} fram och la handen på ett vred.

”Ute på vägen får man inte”, sa [adult: {adult.he} | {owner.he}]. ”Här får man. Men det är ju egentligen ingen utryckning.”

”Jo”, sa {child}. ”Det är det.”

Då vred {@a} på blåljuset. Det gamla ljuset snurrade igång, trögt först, och svepte över snön och granarna och cykelställen. Sirenen lät de bli. Folk skulle ju sova.

# like-a-big-dog
De fyllde tanken ur ån. Pumpen skakade, tog i och höll. {Friend} skötte ventilen och {child} strålröret, och när vattnet kom ryckte det i armarna som en stor hund. {child} ställde om till dimma, som {@a} hade visat. Vattnet flög ut över planen i en båge och föll så tyst att man bara hörde ett fräsande, när det mötte kölden.

# nine-rounds
Tunt. Och så vänta. Medan det frös drack de buljong på fotsteget[elder: , ur en termos från {elder}[elder2:  och {elder2}] som hade räckt till en hel brandstation]. Det knäppte och sjöng i isen, långt borta och nära. Tunt, och så vänta. Vid elvatiden började stjärnorna synas i planen, först suddigt och sedan skarpare för varje varv. Ingen pratade särskilt mycket. {child} hade trott att det skulle kännas som att vinna något. Det kändes mer som att vara på rätt plats och ha något i händerna.

# second-longest
Efter nionde varvet gick {@a} ut med en borr och mätte.

”Den bär”, sa [adult: {adult.he} | {owner.he}].

De ställde sig vid kanten, alla tre. Isen låg där blank och svart, utan en enda repa. I den stod brandbilen upp och ner, med fyran spegelvänd.

”Vem ska åka först?” viskade {friend}.

”De minsta”, sa {child}. ”De har väntat längst.” {Child.He} såg på fyran i isen. ”Näst längst.”

# the-log
Innan de for hem tog {child} fram loggboken ur handskfacket. Fingrarna var så stela att {child.he} fick hålla pennan med hela näven. Under alla de där raderna, i beredskap, i beredskap, i beredskap, skrev {child.he} dagens datum och sedan:

”Bil 4. Utryckning. Skolans plan, 20.00–00.30. Uppdraget slutfört.”

# on-saturday
{@A} startade. {Friend} sov redan, med kinden mot rutan. Värmen från motorn kom upp genom golvet och gjorde fötterna tunga, och {child} lät huvudet sjunka mot [adult: {adult's} | närmaste] axel. Det fick man, när man var {age} och det var efter midnatt.

”Du”, sa {@a} efter en stund. ”Vi måste tvätta den på lördag.”

”Mm”, sa {child}. ”Nu är den ju smutsig.”

# @a
{owner}
## if adult
{adult}
