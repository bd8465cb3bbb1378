title: Jag håller din ton
title: Fyra våningar ner
title: Är det någon som saknar den här?
guest tuba: Dagny (hon), Sigbritt (hon)
guest conductor: Holger (han), Ragnvald (han)

% {Tuba} spelar tuba. Kommunalrådet är ”hon”.

# phwaaark
{child's} sista mjölktand hade varit lös i fem veckor, och det hade inte behövt angå någon annan, om inte {child} hade spelat kornett.

En kornett vilar mot framtänderna. Så varje gång {child} kom upp till den långa höga tonen i ”Aftonstjärnan” lutade sig tanden bakåt för att inte vara i vägen, och då lät det som när man sätter sig på en anka.

Foaaark.

Hela blåsorkestern[city:  {in city}] slutade spela. [pet.dog: {Pet}[!pet.known: , {child's} hund,] reste sig under stolen och gick ut. ][pet.cat: {Pet}[!pet.known: , {child's} katt,] klev ur kornettlådan och gick ut. ][elder: {Elder}, som satt vid dörren, spillde ut sitt kaffe. ]Borta bland trombonerna satt [friend: {friend}[!friend.known: , {child's} bästa vän,] | någon] och grät av skratt. Konserten var på lördag, i parken, och {child} hade solot.[pet.other:  Hemma hade till och med {Pet} gått ut ur rummet.]

# front-door
”Det är bara en tand”, sa {conductor}, som dirigerade. ”Kan du inte låtsas som ingenting?”

”Bara en tand?” hördes det längst bakifrån.

Det var {tuba}. Hon var sjuttioåtta år och mycket liten, och hon spelade tuba, så det man såg av henne var för det mesta en tuba med skor på.

”En framtand är tonens ytterdörr, {conductor}. Du ber väl inte folk spela utan dörr?” Hon kom fram och satte sig bredvid {child}. ”Får jag se. Jaså. Öst-västlig?”

”Och lite nordlig”, sa {child}.

”Gör den ont?”[friend:  frågade {friend}, som hade slutat skratta.]

”Nej. Men jag vet ju inte när. Jag ska ta tonen, och så tänker jag: är det nu? Och då får jag ingen luft.”

{Tuba} nickade, som om det var det viktigaste hon hade hört på hela dagen. ”Då gör vi så här. Om det går snett så slutar du och andas. Jag håller din ton.”

”Du spelar ju tuba.”

”Jag får hålla den fyra våningar ner. Men jag håller den. Det blir inget hål.”[elder: 

”Och jag håller min kopp”, sa {elder.short}.]

# all-that-week
[elder: Och {tuba} höll vad hon hade lovat. | Och det höll hon.] Hela veckan, så fort tanden lutade, tog {child} bort kornetten och andades, och då fanns tonen där, långt nere i golvplankorna, och väntade som någon som håller upp en dörr med foten. På fredagen var {child.he} nästan inte rädd längre[friend: , och {friend} skrattade nästan inte][pet.dog / pet.cat: , och {pet} gick nästan inte ut][elder: , och {elder.short} fick nästan dricka upp en hel kopp].

”Hur kommer det sig att du vet så mycket om tänder?” frågade {child} när de packade ihop.

”Jag har haft två omgångar”, sa {tuba}. ”Mina egna, och de här.” Hon klapprade med dem. ”De tycker inte heller om höga toner.”

# dry-as-a-biscuit
På lördagen satt halva stan på gräset[sport: , även de som egentligen skulle {play sport}]. [elder: {Elder.short} hade en stol på första raden[elder2:  bredvid {elder2}] och en kopp kaffe i knät. | Kommunalrådet hade en egen stol på första raden och en kopp kaffe i knät.] {child} reste sig. {Child.He} var torr i munnen som ett knäckebröd.[athlete:  {Child.He} tänkte på {athlete} allt vad {child.he} kunde, och det hjälpte inte.][friend:  Bland trombonerna tittade {friend} stint ner i golvet.]

Så började {child.he}. Det gick bra. {Child.He} klättrade uppåt i melodin, steg för steg, och kom ut på den långa höga tonen, och den var klar och silvrig och precis så som den hade låtit i tanken. [pet.dog: Då reste sig {pet}. ][pet.cat: Då klev {pet} ur lådan. ]Och då kände [pet.dog / pet.cat: {child}|{child.he}] hur tanden lossnade.

# plip
Den for framåt. Den for in i kornetten, med hela {child's} andetag bakom sig. Den skramlade genom alla krökarna, sköt ut i andra änden, flög i en båge över rabatten och landade i [elder: {elder.short's} | kommunalrådets] kaffe.

Plipp.

[elder: {Elder.short} tittade ner i koppen. ”Är det någon som saknar den här?” sa {elder.he}. | Kommunalrådet tittade ner i koppen. ”Är det någon som saknar den här?” sa hon.]

# top-pocket
Trombonerna skrattade redan[friend: , {friend} också]. Men tonen fanns kvar, fyra våningar ner, och {child} hann hämta andan. Då hörde {child.he} hur den började skaka.

{Child.He} vände sig om. Det ryckte i {tuba's} axlar. Hon försökte av alla krafter låta bli att skratta. Tårarna rann, och hon höll tonen, och hon höll den. Sedan lät det som när badvattnet rinner ut, och så var tonen borta. Ur tubans stora blanka gap kom en hel uppsättning tänder. De slog en volt i solen och föll ner i {conductor's} bröstficka.

Där satt de och log mot alla.

# nobody-holding
Sedan var det ingen som höll i något alls. Trummorna hade stannat.[pet.dog:  {Pet} var halvvägs till grinden.][pet.cat:  {Pet} var halvvägs uppe i ett träd.] Folk skrek av skratt, och {tuba} skrattade inte längre. Hon höll handen för munnen. Ovanför handen hade ögonen blivit gamla och rädda, och de letade efter vägen ner från scenen.

{child} satte kornetten mot läpparna, men det gick inte. Tanden var borta, och det kom bara luft.

Då la {child.he} ner kornetten och sjöng.

# aah
{child} hade aldrig sjungit ensam så att någon hörde[school: , inte ens {at school}]. Det var bara ”aaa”, på den enda tonen, och det visslade i gluggen. Men det var rätt ton. {Child.He} såg rakt på {tuba} och höll den. Den gick ut över gräset[pet.dog:  ända bort till {pet}][pet.cat:  och upp i trädet till {pet}], och en efter en slutade de skratta[friend: , {friend} först].

{Child.He} höll den tills det blixtrade för ögonen. {Child.He} höll den medan {tuba} gick fram till {conductor} och tog sina tänder ur hans ficka. {Child.He} höll den tills {tuba} satt på sin stol igen, och hade klapprat, och hade lyft upp tuban[pet.dog: , och {pet} låg under stolen igen][pet.cat: , och {pet} låg i lådan igen]. Då kom [pet.dog / pet.cat: {tuba} | hon] in, djup och stadig, där nere under, och [friend: {friend} och ]resten av orkestern kom in ovanpå, och så tog de ”Aftonstjärnan” hela vägen hem.

# in-the-grass
[elder: {Elder.short} | Kommunalrådet] ställde sig upp för att applådera. [elder: Där åkte kaffet, | Kaffet åkte ut,] och [pet.dog / pet.cat: {pet} | [friend: {friend}|någon]] hittade tanden i gräset[friend & pet.dog / friend & pet.cat:  och lät {friend} få den].[music:  Sedan ville alla ha mer, och då spelade orkestern {music}.]

# you-breathe
Det började mörkna när de hade staplat den sista stolen. {Tuba} gick mot grinden tillsammans med {child}[elder:  och {elder.short}|[friend:  och {friend}|[adult:  och {adult}]]], med tuban på ryggen[pet.dog / pet.cat:  och {pet} efter sig]. Mitt i parken stannade hon och lutade sig mot ett träd. ”Jag är lite andfådd”, sa hon.

{child} [elder: gav kornetten till {elder.short}|[friend: gav kornetten till {friend}|[adult: gav kornetten till {adult}|stack in kornetten under ena armen]]]. Sedan lyfte {child.he} över den stora remmen från hennes axel till sin egen och ställde sig bredvid.

”Andas du”, sa {child.he}. ”Jag håller tonen.”

# @song
{music}
