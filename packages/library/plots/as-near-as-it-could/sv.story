title: Så nära den kunde
title: En sång som någon hade satt sig på
title: Sjöjungfrun bland trampbåtarna
guest neighbour: Gun-Britt (hon), Barbro (hon)
guest host: Tage (han), Bengt-Åke (han)

% Svanarna är trampbåtar, och de far dit hon sjunger. Sjöjungfrun har inget namn; {child} nämns där båda är nära.

# ducks
På holmen mitt i parkens damm, mellan två änder, satt en sjöjungfru och sjöng efter ett skepp. När sjöjungfrur sjunger kommer det skepp, det vet alla. Men hon hade hållit på i flera veckor, och hittills hade hon fått änderna.

Så, en lördag, kom det något stort och vitt rakt emot henne över vattnet.

”Ett skepp!” ropade sjöjungfrun.

Det var trampbåt nummer nio. Den såg ut som en svan, och i den satt {child} och [adult: {adult} | {neighbour}, som bodde i huset bredvid,] och trampade allt vad de orkade åt andra hållet.

”Vi trampar bakåt”, sa {child}.

”Jag vet”, sa [adult: {adult} | {neighbour}].

”Och vi åker framåt.”

”Jag vet”, sa [adult: {adult} | {neighbour}].

# flat
Duns, sa nummer nio och fastnade vid holmen.

”Ni kom!” sa sjöjungfrun. Hon hade långt blött hår och en fiskstjärt som var lång som en soffa, och den smällde hon i vattnet så att båda änderna klev av. ”Jag sjöng, och ni kom! Är ni sjömän?”

”Vi har den en halvtimme”, sa {child}.

”Jag sjunger lite surt, förstår ni. De stora skeppen åker bara förbi.”

”Det finns inga stora skepp”, sa {child}. ”Det är en damm.”

”Jaså”, sa sjöjungfrun. ”Det kan bero på det också.”

# sat-on
Och hon var så glad att hon sjöng en gång till. Det var en vacker sång som någon hade satt sig på.[music:  Den var inte det minsta lik {music}.]

Ute på dammen vände alla svanarna om och kom, fulla av folk som trampade bakåt och skrek. Duns. Duns. Duns.

På bryggan lyfte {host} sin megafon.

”Nummer fyra, kom in. Tiden är ute.”

”Det går inte!” skrek nummer fyra[friend: . Det var {friend}[!friend.known: , {child's} bästa vän,] som hade velat ha en egen båt].

[elder: ”Nummer sju, kom in.”

”Vi försöker!” skrek {elder}[elder2:  och {elder2}], som hade sjuan och smörgåsar.

]”Kom in, allihop”, sa {host}.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}], som väntade på bryggan, skällde på dem att skynda sig.]

# out-of-her-nose
Men de kunde inte. Där låg tolv svanar runt holmen, näbb mot näbb, och tanten i tvåan skulle hinna med en buss[city:  till andra sidan {city}].[sport:  Killen i trean skulle {play sport}.][pet & !pet.dog:  Och hemma satt {pet} och väntade på mat.]

”Du måste sluta sjunga”, sa {child}. ”Annars kommer ingen hem.”

”Självklart”, sa sjöjungfrun och stängde munnen.

Svanarna lossnade och gled iväg en liten bit.

”Åååh”, sa sjöjungfrun. ”Där åker de.”

Och hon sa det så sorgset att det nästan blev en sång. Duns. Duns. Duns.

”Förlåt!” Hon tog båda händerna för munnen, och då kom det ut genom näsan. Duns. ”Jag har aldrig haft någon förut. Det bara kommer.”

”Då får du följa med oss till bryggan”, sa {child}. ”Hoppa i.”

# round-and-round
Sjöjungfrun hävde sig upp längst bak i nummer nio och sjöng. Och nummer nio, som ville till henne, vände sig om. Men då var hon ändå bakom, så den vände sig om igen. Den snurrade runt, runt, runt, som en hund efter sin egen svans.

”Jag mår inte riktigt bra”, sa [adult: {adult} | {neighbour}].

# on-its-neck
Men {child} hade sett hur det var. Där sjöjungfrun var, dit ville nummer nio.

”Inte där bak!” sa {child.he}. ”Längst fram! Sätt dig på halsen!”

Sjöjungfrun hasade sig ut på svanens hals, slog armarna om den och sjöng. Då for nummer nio efter henne. Hon var precis framför, så den åkte framåt. Och sedan var hon fortfarande precis framför, så den fortsatte.

”Den kommer aldrig ifatt mig!” ropade sjöjungfrun.

”Nej”, sa {child}. ”Luta dig åt bryggan till!”

Sjöjungfrun lutade sig. Efter dem kom alla de andra i en enda lång rad, och ingen trampade alls.[school:  Så rak blir ledet aldrig {at school}.]

# too-fast
Men nu hade sjöjungfrun tolv skepp. Ju gladare hon blev, desto fortare sjöng hon, och ju fortare hon sjöng, desto fortare åkte de[athlete: , fortare än {athlete}]. Bryggan kom närmare och närmare.

”Sakta i backarna, nummer nio”, sa {host}. ”Sakta … oj oj oj.”

”Det går inte!” sjöng sjöjungfrun. ”Det bara kommer!”

# nearly-asleep
Låt det komma då, tänkte {child}. {Child.He} lutade sig fram, tätt intill det blöta håret, och började sjunga med, fast långsammare, som man sjunger för någon som nästan har somnat. Och sjöjungfrun sjöng som {child}, långsamt … och långsammare … och lågt.

Och långsamt, långsammare kom tolv vita svanar och stötte mot bryggan, så mjukt att ett ägg hade fått ligga emellan.

Duns. Duns. Duns.

# only-sitting
Tanten i tvåan hann med sin buss. Och sjöjungfrun gled ner i vattnet tills bara huvudet stack upp.

”Det var alla mina skepp, det”, sa hon.

”Du behöver inte sjunga för att vi ska komma”, sa {child}. ”Vi kommer ändå. Nästa lördag, en halvtimme.”

”Fast jag sjunger surt?”

”Fast du bara sitter där.”

På det hade sjöjungfrun ingenting att sjunga. Hon log hela vägen tillbaka till holmen.

# come-in
Hemma, när {child's} tänder var borstade, ställde sig [adult: {adult} | någon] i dörren med händerna som en megafon.

”Nummer nio, kom in”, sa megafonen, alldeles lågt. ”Tiden är ute.”

Och {child} kom in, under täcket.

# as-near
Nere vid dammen var det mörkt. {host} hade kedjat fast sina svanar, och från holmen hördes en sång, långsam och låg och en liten aning sur. Alla svanarna sov, utom en.

Nummer nio hade vänt sig om i sin kedja, för att komma så nära den kunde.
