title: {dog} tycker
title: Någon att lita på
title: Svårt för söndagar
guest gannon: Grahn (han), Krok (han)
guest dog: Dennis (han), Leonard (han)

% {dog} är {gannon’s} hund, aldrig familjens egen. Han lutar sig; {gannon} säger vad han tycker genom {dog}, ända tills han måste säga det själv.
% Hunden står där barnet alltid kommer ut.

# standing-near
{child} ville ha hund så förtvivlat gärna att {child.he} hade börjat gå över gatan bara för att få stå bredvid andras hundar. Men det gick inte. {Child.He} hade slutat fråga varför, för skälen var bra[pet.cat:  (ett av dem var [!pet.known: katten ]{pet})][pet.other:  (ett av dem var {pet})], och det var det värsta med dem.

Så när någon satte upp en lapp i affären, HUND SKA RASTAS, TISD TORSD LÖRD, AV NÅGON ATT LITA PÅ, stod {child.he}[adult:  och {adult}|, med lov hemifrån,] utanför dörren innan lappen hade slutat gunga.

En lång, grå, dyster man öppnade. Bredvid honom stod en lång, grå, dyster hund.

# dennis-leans
”Är det du som är {gannon}?” sa {child}. ”Jag kommer om promenaderna.”

{gannon} såg på {child.him} uppifrån och ner. ”{dog} tycker att du är lite liten”, sa han.

{child} såg på {dog}. {dog} kom ut på trappan, ställde sig på tvären och lutade sig mot {child.him}. Det var som att få ett varmt klädskåp emot sig.

”{dog} lutar sig”, sa {gannon}. ”Det är inget personligt.”

# dennis-thought-it
De gick tillsammans alla tre, och det var {child} som höll i kopplet. Det tog ungefär en vecka att förstå hur {gannon} pratade. {gannon} tyckte aldrig någonting. Det var {dog} som tyckte.[music:  Det var också {dog} som hade haft {music} på hjärnan sedan i tisdags.]

”{dog} tycker att den där jackan är för tunn för november.”[elder:  (”En klok hund”, sa {elder}, när {elder.he} fick höra det[elder2: , och {elder2} letade fram en halsduk].)] ”{dog} är inte förtjust i den nya rondellen.”[sport:  ”{dog} har aldrig förstått vad man ska ha {sport} till.”] ”{dog} undrar hur det gick på glosförhöret.”

”Sju av tio.”

”{dog} fick aldrig mer än fyra”, sa {gannon}, och i ena mungipan hade han något som kunde vara en smula.

# a-boy-with-a-dog
Och {dog} gick mellan dem och tänkte, såvitt {child} kunde begripa, på korv. Vid varje trottoarkant lutade han sig mot {child}. På tisdagar och torsdagar hämtade de {child} [school: på {school}|i skolan], och då stod {dog} lutad mot grindstolpen.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] brukade skynda sig ut först för att hinna bli lutad på.] På hela skolgården fanns det ingen annan som hade det så. Så länge promenaden räckte var {child} {@a-boy} med hund.

# the-bang
Det hände en lördag. {gannon} hade stannat för att knyta skon. En gammal skåpbil smällde till, en enda gång, och kopplet for ut mellan fingrarna på {child} så fort att det brände. När {child.he} hade hunnit vända sig om fanns det bara en gata där.[athlete:  Inte ens {athlete} hade hunnit i fatt.]

”{dog}!” skrek {child.he}. ”{dog}!”

De gick runt hela parken. De frågade i korvkiosken, två gånger. De gick [city: tvärs igenom {city} ]ända bort till kanalen och ända tillbaka och ropade, medan eftermiddagen långsamt blev grå. {child} hade ont i halsen, och det som {child.he} måste säga blev större och större där inne.

# frightened
”Det var mitt fel”, sa {child.he} till slut. ”Jag höll inte hårt nog. Det stod någon att lita på, och det var jag inte.”

{gannon} satte sig på en mur. Han öppnade munnen.

”{dog} …”, sa han. Och han såg ner mot sitt knä, där {dog} alltid brukade vara, och det fanns ingen där som kunde tycka något.

Han försökte en gång till. ”{dog} skulle …” Han öppnade sina stora, grå händer och stängde dem igen.

”Jag är rädd”, sa {gannon}.

Han sa det som om det var ett ord på ett främmande språk. {child} visste inte vad man skulle göra. Sedan kom {child.he} på vem som visste det. {Child.He} satte sig på muren, på tvären, och lutade sig.

Så satt de en stund. Det var konstigt vad det hjälpte.

# what-dennis-thinks
Det där med att luta sig hade ju {dog} kommit på. Och nu började {child} undra vad {dog} mer hade i huvudet. Jämt hade de sagt vad {dog} tyckte. Hade någon försökt ta reda på det?

”{dog} tycker”, sa {child} långsamt, ”att det var en väldigt hög smäll.”

{gannon} såg upp.

”{dog} tycker att han har sprungit långt nog nu”, sa {child}. ”Och hem vill han inte, för där är ju inte vi. {dog} tycker … att någon har sprungit bort från honom.” {child’s} hjärta hade börjat bulta. ”{dog} kan inte skilja på lördag och tisdag. {dog} tycker att det finns ett ställe där jag alltid kommer ut, bara man väntar.”

De sprang inte, för det kunde inte {gannon}. Men de gick fortare än {gannon} hade gått på många år.

# the-gatepost
Skolan var låst och mörk. Skolgården var tom, och grinden hade sin lördagskedja på sig. Och där, mot grindstolpen, med kopplet efter sig i löven, stod {dog} lutad och tittade in mot dörren där barnen brukade komma ut.

”{dog}”, sa {child}. Det fanns nästan ingen röst kvar att säga det med.

Det långa, grå huvudet vände sig om. {dog} kom, utan att skynda sig, som om {child} bara var lite sen. Han ställde sig på tvären. Och den här gången lutade han sig så hårt att {child} satte sig rakt ner i löven och la båda armarna om honom och blev kvar där.

{gannon} snöt sig en bra stund.

# till-tuesday
De ledde hem {dog} mellan sig, med två händer på kopplet, och vid hörnet av {child’s} gata stannade de, som de alltid gjorde.

”{dog} kommer att sakna dig”, sa {gannon}. Han tittade mycket noga på en lyktstolpe.

”Det är ju bara till tisdag”, sa {child}.

”Det vet han. Han har svårt för söndagar.”

{child} tittade på hunden, som tittade på ett korvpapper. Sedan tittade {child.he} på den gamle mannen.

”Hälsa {dog} att jag kan komma på söndagar också”, sa {child.he}. ”Jag ska fråga [adult: {adult}|hemma]. Och hälsa att jag kommer att sakna honom med.”

{gannon} blev skär, ända upp i de grå ögonbrynen.

”Jag ska hälsa”, sa han.

# @a-boy
någon
## if child.she
en tjej
## if child.he
en kille
