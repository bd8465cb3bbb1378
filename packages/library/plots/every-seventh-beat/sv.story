title: Sjunde slaget
title: Någon som härmar Rut
title: Jag är med!
guest friend: Sixten (han), Meja (hon)
guest elder: Ulla (hon), Gunnel (hon)
guest mechanic: Bodil (hon), Lena (hon)

% {elder} är den riktiga, annars hon som har huset på ön. {@a} är {adult}, annars {mechanic} i huset intill: alltid namnet. Rut är båten. Sex dunk och ett hick; sist ett klonk.

# the-hydrophone
{Friend} hade byggt hydrofonen av en mikrofon[school:  från {school}], en syltburk och ett halvt paket silikon. Den var ful som stryk. Men den höll tätt, och nu hängde den på sex meters djup utanför [elder: {elder's} brygga | bryggan hos {elder}, där de bodde på lovet].

”Hör du något?” frågade {friend.he} för fjärde gången.

{child}[friend: , {friend's} bästa vän,] tryckte hörlurarna mot öronen. Det knäppte av räkor. Någonstans långt borta surrade en snurra. Och så, under alltihop, så lågt att det mer kändes än hördes:

Dunk. Dunk. Dunk. Dunk. Dunk. Dunk. Hick.

Dunk. Dunk. Dunk. Dunk. Dunk. Dunk. Hick.

”Det är en båt”, sa {child.he}. ”Med någonting trasigt i motorn.”

{friend} såg ut över fjorden. Den låg grå och tom från holme till holme.

”Vilken båt?”

# that-is-rut
De bytte lurar tre gånger. Sedan hämtade de {elder.short}. {Elder.He} kom med mjöl på händerna och tänkte egentligen inte alls stanna. {Elder.He} satte den ena luren mot örat och lyssnade. Så satte {elder.he} sig på en fiskback.

”Det där är Rut”, sa {elder.he}.

”Vem är Rut?”

”Min båt. Jag skulle känna igen henne i sömnen. Hon hoppade alltid över vart sjunde slag, och ingen på hela ön fick ordning på det.” {Elder.short} pekade med mjöliga fingret mot sjöboden. ”Men hon ligger där inne. Motorn har inte gått på trettio år.”

De gick dit, alla tre, bara för att vara säkra. Rut låg under sin presenning. Motorn var kall som en sten, och i luftröret bodde en spindel.

”Då är det någon som härmar henne”, sa {friend}.

# company
{Elder.short} svarade inte på en lång stund.

”Sommaren när jag var tjugotvå”, sa {elder.he} till slut, ”hade jag sällskap. En knölval, inte mer än en unge. Den måste ha kommit bort från de andra. Hela augusti gick den bakom Rut, varje morgon när jag drog näten. Den la sig så nära att jag kände andedräkten. Gammal sill, ungefär. En dag i september var den borta, och jag hoppades att den hade hittat hem.” {Elder.He} strök över relingen. ”Jag talade aldrig om det för någon. De trodde nog ändå att jag var för mycket ensam.”

# nobody-answers
{@A-who}, som lagade bussar [city: {in city} | i stan] och trodde på sådant som gick att skruva isär, kom ner på bryggan för att fråga var bullarna höll hus. De gav {@a} hörlurarna i stället.

”En val kan inte …”, började {@a} och kom inte längre. ”Den hoppar på sjunde”, kom det sedan, med en helt annan röst. ”{@fell-asleep}”

{child} såg på den ena och sedan på den andra.

”Den ropar ju”, sa {child.he}. ”Hela tiden. Och ingen svarar.”

Det var tyst i tre sekunder. Sedan kavlade {@a} upp ärmarna.

”Jag behöver fotogen, trasor och en blåslampa. Och någon får be spindeln flytta.”

# puff
Det tog hela eftermiddagen. {child} skrapade rost. {Friend} rensade rör[athlete:  i sin finaste tröja, den med {athlete},] och räckte verktyg, oftast rätt.[music:  Till slut nynnade alla på {@song}, med ett hick på vart sjunde slag.] Rut läckte som ett durkslag, så längre än till slipen kom hon inte, men med aktern i vattnet, propellern frikopplad och tre rep i land[elder2: , det ena i händerna på {elder2},] låg hon stadigt. {@A} värmde tändkulan tills den glödde körsbärsröd. {Elder.short} tog av sig förklädet, spottade i händerna[sport:  som om {elder.he} skulle {play sport}] och ryckte i svänghjulet.

Poff, sa Rut.

En gång till. En rökring for ut ur röret och svävade bort mot kyrkan.

”Kom igen nu, gumman”, mumlade {elder.short}.

Tredje gången tog det. Dunk, sa Rut. Dunk. Dunk. Hela slipen skakade. Dunk. Dunk. Dunk. Hick! {@A} gav till ett tjut, och {friend} blev så glad att {friend.he} tappade den stora skiftnyckeln rakt ner i båten.

KLONK.

”Förlåt!” skrek {friend.he}.

Ingen hörde. De tittade på fjorden.

# it-is-listening
Dunkandet gick ut över vattnet och ner i det, förbi bojarna, förbi holmarna. Fem minuter gick, och sedan tio. [pet.dog: [!pet.known: Hunden {pet}|{Pet}] satt längst ut på bryggan med huvudet på sned. ]Solen stod så lågt att allting blev koppar. {child} hade hörlurarna på, och därför märkte {child.he} det först. Det andra dunkandet, det där ute, hade tystnat.

”Den har slutat”, sa {child.he}. ”Vi skrämde den.”

”Nej”, sa {elder.short}. ”Den lyssnar.”

# somebody-breathed
Trettio meter från bryggan andades någon ut.

Det lät som när man öppnar dörren till ett mycket stort rum. Ett moln stod kvar i luften, och det luktade gammal sill.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] kom ut på bryggan.] Sedan kom ryggen. Den kom och kom och tog inte slut, svart och blank och full av ärr, och den välvde sig så långsamt att de hann se vartenda ett. Ett öga, stort som en apelsin, gick förbi strax under ytan.

{child} glömde att {child.he} hade en röst.

{Elder.short} hade gått ut så långt det fanns brygga.

”Hej på dig”, sa {elder.he}. ”Så gammal du har blivit.” {Elder.He} snöt sig i en oljetrasa. ”Ja, jag med. Jag vet.”

Den stannade tills det blev mörkt. Fram och tillbaka gick den, nära Ruts akter, precis som om hon drog nät. När fotogenen var slut och motorn hostade en sista gång lyfte den stjärten, hela den vida svarta stjärten, och var borta.

# far-out-to-sea
Den natten låg {child} och {friend} på vinden med var sin hörlur. Sladden gick ut genom fönstret, över gräset och ner i fjorden. [adult: {Adult} satt på sängkanten | {Mechanic} satt på fönsterbrädan] och {elder.short} i trappan, och ingen talade om vad klockan var.[pet.other:  {child} tänkte ut hur {child.he} skulle berätta det för {pet}.]

Det hördes ännu, långt ut till havs nu.

Dunk. Dunk. Dunk. Dunk. Dunk. Dunk. Hick.

{friend} var nästan borta. Så spärrade {friend.he} upp ögonen.

”Vänta”, viskade {friend.he}. ”Hörde du?”

De höll andan. Dunk. Dunk. Dunk. Dunk. Dunk. Dunk. Hick.

Klonk.

”Det är jag”, viskade {friend}. ”Jag är med.”

# @fell-asleep
Jag somnade till det där när jag var liten.
## if adult & elder
Så där trummar {elder.short} på köksbordet. Det har {elder.he} alltid gjort.

# @a
{mechanic}
## if adult
{adult}

# @A
{Mechanic}
## if adult
{Adult}

# @A-who
{Mechanic} i huset intill
## if adult
{Adult}

# @song
{music}
