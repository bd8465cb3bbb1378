title: Rätt svar
title: En dam som svimmar på en båt
guest friend: Yusuf (han), Tyra (hon)
guest elder: Maj (hon), Greta (hon)

% Apan säger inget, den spelar allt. Den äldre är familjens egen, annars grannen en trappa ner (@elder).

# five-pieces
”Det var apan”, sa {child}.

Det var det första {child.he} kom på. {@elder} stod i dörren med matkassarna, och på golvet låg den blå skålen i fem bitar. Bredvid {child} stod {friend}[!friend.known: , {child.his} bästa vän]. {Friend.He} hade en boll bakom ryggen och tittade i taket, som det inte var något fel på.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tittade på bollen.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] tittade på alla, i tur och ordning.]

Uppe på gardinstången satt apan och åt en knäckemacka. Den skulle bo hos {elder.short} hela veckan[pet.other: , så {pet} hade fått stanna hemma]. Det var för att {elder.short} hade sagt till grannen: ”Javisst kan jag passa din lille pojke.” {Elder.He} hade inte frågat vad det var för en pojke.

# the-laundry-room
”Jaså”, sa {elder.short}. ”Apan.”

”Ja”, sa {child}.

”Då får den sova i tvättstugan i fortsättningen. Här inne har man inte sönder skålar.”

Apan slutade tugga.

{child} fick ont i magen. {Child.He} hade trott att {elder.short} skulle bli arg en stund[adult:  och kanske ringa {adult}] och att det sedan skulle vara över. {Child.He} hade inte tänkt att någon skulle behöva sova i tvättstugan.

# a-round-thing
Då klättrade apan ner. Den ställde sig mitt på mattan, höjde ett finger och såg allvarligt på {elder.short}.

”Vad vill den?” sa {elder.short}.

”Ingenting”, sa {child} fort.

Apan höll ut armarna i en stor, rund ring.

”Åh, charader!” sa {elder.short} och satte sig i soffan med [elder & !elder.she: rocken | kappan] på. ”Det är jag bra på. Månen!”

Apan skakade på huvudet.

”En ost!” sa {friend}. {Friend.He} var en mycket god vän[school: , {at school} också].

# folk-dancing
Apan gav {friend} en lång blick. Sedan lade den ner det runda på mattan, tog sats och sparkade.

”Den har ont i tån”, sa {friend}.

”Folkdans!” sa {elder.short}.

Apan tog sig för pannan. Den pekade på {child}. Den gick fram och pekade en gång till, så nära att fingret nuddade {child's} näsa.

”Är det {child} som har ont i tån?” sa {elder.short}.

”Lite”, sa {child}.

# the-bowl
Då klev apan upp på hyllan, till det tomma stället där skålen hade stått. Den kröp ihop och gjorde sig rund. Den började vicka. Den vickade mer och mer, med stora förskräckta ögon, och så föll den ner på mattan och låg där med en arm åt varje håll och ett ben för sig. Det var väldigt bra spelat.

{Elder.short} applåderade.

”En dam som svimmar”, sa {elder.he}. ”På en båt.”

”Ja!” sa {friend}. ”Precis det är det!”

# a-small-ring
Apan låg kvar en stund. Sedan reste den sig, hämtade sin filt i korgen och gick mot tvättstugan. Den gick sakta, och filten släpade efter. I dörren vände den sig om mot {child}. Den var inte arg. Den höll bara ut armarna en sista gång, i en rund ring, men nu var ringen ganska liten.

Då såg {child} hur det var. Alla hade gissat utom {child.he}. Och det var bara {child.he} som kunde svaret.

# a-right-one
”Boll”, sa {child}.

Apan tappade filten. Den höjde ett finger. Ett rätt!

”Det är en boll”, sa {child}. ”Och någon sparkar den. Inomhus, fast man inte får.” Apan hoppade jämfota. ”Och den träffar skålen, och skålen går i fem bitar.” Apan rusade fram, ställde sig framför {child} och slog ut med armarna. Vem? Vem?

{child} tittade ner i mattan.

”Och det är jag”, sa {child.he}. ”Det var inte apan. Det var jag.”

# the-answer
Ingen sa någonting. {Friend} tog fram bollen och lade den på bordet.

”Jag stod i mål”, sa {friend.he}. [athlete: ”Inte ens {athlete} hade tagit den. Och det|”Det] var jag som tyckte att hyllan var en bra ribba.”

{Elder.short} satt en lång stund med händerna på [elder & !elder.she: rocken | kappan].

”Det där var svårt”, sa {elder.he}.

”Charaden?” sa {child}.

”Nej. Svaret.”

{child} vågade titta upp.

”Jag tyckte mycket om den där skålen”, sa {elder.short}, ”så jag är lite ledsen nu.[elder2:  Det blir nog {elder2} också.] Men jag är inte arg. Och i kväll ska vi limma.”

”Visste du det hela tiden?”

”Jag undrade”, sa {elder.short}. ”Jag har inte haft apa förut. Men när jag kom på gatan var det någon här inne som ropade MÅL[city: , så att det hördes över hela {city}].”

# glue
{child} satte sig på huk framför apan.

”Förlåt”, sa {child.he}. ”Du får skylla något på mig, om du vill.”

Apan tänkte på saken. Sedan tog den filten och lade den över axlarna på {child.him}.

De limmade hela kvällen[sport:  och glömde bort att det var {sport} på teve]. {Elder.short} höll[music:  och nynnade på {music}], {child} strök på lim, och {friend} blåste. Apan räckte fram bitarna, en i taget, som en läkare[pet.dog / pet.cat: , medan {pet} vaktade den sista]. När de var klara gick det streck över hela skålen, som floder på en karta. Den höll inte vatten längre, men den höll knäckebröd, och det tyckte apan var viktigare.

[adult: När {adult} ringde för att säga god natt berättade {child} alltihop, från början.[pet.other:  {Adult} lovade att hälsa {pet}.][elder2:  Det fick {elder2} också höra.] | [elder2: När {elder2} fick se den sa {elder2.he} att det var den finaste kartan i huset.][pet.other:  Och någon ringde hem och sa god natt till {pet}.]]

# the-last-charade
Sedan låg {child} och {friend} på var sin madrass i {elder.short's} lilla rum. {Elder.short} hade släckt. Genom dörrspringan kom en strimma ljus, och i strimman kom apan. Den ställde sig mellan madrasserna och höjde ett finger.

”Inte en till”, mumlade {friend}.

Apan lade ihop händerna. Den lutade kinden mot dem och blundade.

”Folkdans”, sa {friend} och somnade.

{child} lyfte på täcket.

”Du vill sova”, viskade {child.he}.

Apan höjde ett finger. Rätt svar. Sedan kröp den ner.

# @elder
{Elder} en trappa ner, som de fick sova över hos,
## if elder
{Elder}
