title: Rör inte klockan
title: Den som står i fönstret
title: Bara en hatt
guest engine: Gudrun (hon), Elvira (hon)
guest pugh: Majvor (hon), Rigmor (hon)
guest friend: Tindra (hon), Loke (han)
guest lomax: Lennart (han), Roland (han)
guest tea: Sture (han), Conny (han)

% {engine} är ”hon”. Klockan säger ”vi kommer”; första gången det rings är när ingen kan komma utom de som hör den.
% {friend} är ikryssad eller påhittad. Den som står bakom {child}: {adult}, annars den äldre, annars {tea}, som sköter kaffet.

# except-one
Brandbilen hette {engine} och var sextiofyra år, och varje lördag fick {child} göra vad som helst med henne, utom en enda sak.

”Morsning”, brukade {pugh} säga där hon låg, under bilen[music: , bredvid en radio som spelade {music}]. ”Nycklarna ligger i burken. Rör inte klockan.”

Klockan satt bredvid vindrutan, där en modern brandbil har sirenen. Den var av mässing, stor som en hink, med ett vitt rep. {child} hade putsat lyktorna och smort stegen och rullat ut varenda meter slang[pet & !pet.dog: , och berättat alltihop för {pet} efteråt]. I den klockan hade {child.he} aldrig ringt.

# whole-point
”Det är en klocka”, sa {child.he}. ”Hela meningen med den är att man ringer.”

”Hela meningen med den”, sa {pugh} och rullade fram, ”är att vi kommer. Någon står i ett fönster och är livrädd, och så hörs den där klockan, och då vet de. Jag körde henne i tjugo år. Jag ringde aldrig om jag inte var på väg. Sånt säger man inte till folk för skojs skull.”

”Men du är ju aldrig på väg nu. Hon är pensionerad. Då är det bara en hatt.”

{pugh} gav {child} en blick och rullade in under bilen igen.

# the-cloth
”Plinga i den när hon dricker kaffe”, sa {friend}, [friend: {child's} bästa vän, som|som också var {age} och] skötte målningen. ”Ett enda litet pling.”

”Det märker hon.”

”Hur då?”

”Hon märker det”, sa {child}. En gång, mitt under putsningen, hade klockan sagt ett pyttelitet ting alldeles av sig själv, och genom golvet hade {pugh's} röst kommit. ”Det där hörde jag.”

”Det var trasan!” hade {child} sagt.

”Hälsa trasan det”, sa {pugh}.

Någon så envis hade {child} aldrig träffat. Det tyckte {pugh} också, om {child}, och det sa hon, och varje vecka bjöd hon på en bulle.

# magnificently
Det var till hamnfesten i augusti som {engine} skulle bli klar[school: , och det visste varenda människa {at school}]. Hon skulle köra längs hela strandpromenaden, ända ner till båtrampen, med alla tre ombord[adult & elder:  och {elder}[elder2:  och {elder2}] på muren och vinkade]. Och hon gick! Hon gick alldeles lysande, nästan ända fram. Sedan, högst upp på rampen, small det, och det kom en väldig massa ånga.

”I dag går hon inte en meter till”, sa {pugh} med huvudet i motorn.

# ill-stay
Framför dem låg sandbankarna och glänste. Så långt ut drog sig vattnet bara när det hade blåst från land i flera dagar, och då kunde man gå torrskodd ända till Kapellskär. Nu gav sig hela festen av dit på vandring, med {lomax}, som var guide, i spetsen.[city:  Det kom folk från {city} bara för att få gå.] ”Kom”, sa {pugh}. ”Då går vi med dem i stället.”

”Någon borde stanna hos henne”, sa {child}, så besviken att det knappt gick att prata. ”Jag stannar.”

”Då stannar jag med”, sa {friend}.

”Nej, gå du”, sa {child}. ”Du ville ju se skäret.”[pet.dog:  Det ville [!pet.known: hunden ]{pet} också och följde med {friend}.]

{pugh} såg på {child} en stund. Hon la sin jacka på förarsätet, så att det skulle bli mjukt att sitta[athlete: , under bilden på {athlete} som {child} hade fått sätta upp]. ”Det ligger en smörgås i fickan”, sa hon. ”Rör inte klockan.” Och så gick de.

# like-a-wall
De blev mindre och mindre. {child} åt upp smörgåsen. [adult: {Adult} kom med en kopp te och gick tillbaka till stånden|[elder: {Elder}[elder2:  och {elder2}] kom med en kopp te och gick tillbaka till stånden|En man som hette {tea} och skötte kaffet kom med en kopp te och gick tillbaka till sitt stånd]].

När {child} tittade upp igen fanns det inget Kapellskär.

Över sandbankarna kom dimman, som en vägg. Den gick över skäret. Den gick över raden av pyttesmå människor. Den vällde upp längs rampen tills {child} bara såg motorhuven på brandbilen och ingenting mer.

# like-wool
Folk kom springande. ”De har säkert vänt”, sa en man från sjöräddningen, ”men i det här ser de aldrig rampen. Och vinden har vänt, så nu kommer vattnet tillbaka. Vår båt är på väg, men den måste hela vägen runt udden.” Han kupade händerna och vrålade. Dimman svalde det, som om den var av bomull.

”Ring dem!” sa [adult: {adult}|[elder: {elder.short}|{tea}]].

”Det finns ingen täckning där ute.”

Någonstans i allt det vita gick {friend}[pet.dog:  och {pet}] och {pugh} och fyrtio andra, med vattnet bakom sig, och ingen av dem visste åt vilket håll de skulle gå. {child} såg på repet.

# not-coming
Man ringer inte om man inte kommer. Och {child} kom inte. {engine} kunde inte röra sig ur fläcken.

Men det kunde de andra. De kunde komma, om de visste vart.

{child} steg upp på fotsteget, lindade repet två varv runt handen och drog.

# half-an-hour
Något så högt hade {child.he} aldrig hört. Det gick rakt igenom dimman. {Child.He} drog igen. {Child.He} ringde tills det sjöng i hela huvudet och axeln sved, och då bytte {child.he} arm.[sport:  Man kan {play sport} en hel dag utan att det känns så.] [adult: {Adult}|[elder: {Elder.short}|{tea}]] kom och ställde sig bakom och höll emot.

”Ska jag ta över?”

”Nej!”

Mannen från sjöräddningen stod med huvudet på sned och lyssnade.

”Sluta inte”, sa han. ”Vad du än gör.”

{child} slutade inte. {Child.He} ringde i en halvtimme. Det blev blåsor i handflatorna, och {child.he} ringde.

# out-of-the-fog
Och ut ur dimman kom {lomax}, blöt upp till knäna. Efter honom kom en dam som bar på [pet.dog: en bebis|en hund]. De kom uppför rampen i en lång rad, och alla höll i varandras jackor. Där kom {friend}, vit som mjölk[pet.dog: , med {pet} i kort koppel], och la båda armarna om {child} och kunde inte säga någonting alls.

Allra sist, för hon hade gått längst bak hela vägen, kom {pugh}.

# at-the-window
Hon gick fram till brandbilen. Hon tog repet ur {child's} fingrar, för de gick inte att räta ut av sig själva, och hon såg på händerna.

”Du rörde klockan”, sa hon.

”Ja”, sa {child}.

”Det var jag som stod i fönstret.” Hon harklade sig. ”Så det är så det låter därifrån.”

# thats-whose
Hon lindade rena näsdukar om {child's} händer, och de satte sig bredvid varandra på fotsteget, under samma jacka. Dimman blev till guld, och sedan tunnades den ut och var borta, och där sandbankarna hade legat låg havet blankt och stilla. Folk kom hela tiden fram och sa tack. En liten pojke kom med en glass, såg uppåt och sträckte ett finger mot mässingen.

”Rör inte klockan”, sa {pugh}. ”Den är {child's}.”
