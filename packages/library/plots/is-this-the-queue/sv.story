title: Står ni i kö?
title: Den blå dörren
title: Rör er inte
guest aunt: Bodil (hon), Lisbet (hon)

% Regeln: {friend} säger bara det som är sant, och allt sant gör kön längre.
% Den vuxna (@a): {adult}, annars {aunt}. Farbrorn med fällstolen och damen med väskan har inga namn.

# dont-move
”Ställ er vid den här dörren och rör er inte ur fläcken”, sa {@a} och gick tillbaka till bilen efter tröjorna, för det hade börjat blåsa.

Det var en blå dörr i en vit vägg vid havet, utan skylt och utan ringklocka. {child} knackade på den. {child.He} hoppade på ett ben. {child.He} kunde stå still ungefär så länge som det tar att säga det.

{Friend}, {child.his} bästa vän, hade inte rört sig. Om man sa åt {friend} att göra något så gjorde {friend.he} det, och om man frågade {friend.him} något så svarade {friend.he} som det var, och det gick inte att få stopp på.[school:  På {school} hade någon en gång sagt åt {friend} att vänta vid fel dörr, och då hade {friend.he} missat lunchen.][pet.dog:  {Pet}, {child's} hund, låg över {friend's} fötter, och det underlättade.]

”Räknas det om man blinkar?” sa {friend}.

”Nej.”

”Jag tar det lugnt med det ändå.”[pet.cat / pet.other:  {Friend} tittade på {child}. ”Till och med {pet} där hemma står mera stilla än du.”]

# yes
Det kom en farbror med en fällstol under armen och tittade på dörren.

”Förlåt”, sa han. ”Står ni i kö?”

Det gjorde de inte. Men {child} hade stått där i fyra hela minuter, och ja var ett så mycket roligare svar.

”Ja”, sa {child}.

”Bra”, sa farbrorn och fällde upp stolen bakom dem.

”Det gör vi inte alls”, viskade {friend}.

”Det gör vi nu”, viskade {child}.

# one-true-thing
Ingen människa kan gå förbi en kö som det sitter någon i. En dam stannade, med en rutig väska på hjul.

”Vad är det man köar till?” sa hon till {friend}, som såg ut som någon man frågar.

”Jag vet inte”, sa {friend}.

”De vet inte”, sa damen till farbrorn, ”och ändå står de kvar. Då är det något bra.”

”Hur är det där inne?” sa farbrorn.

”Vi har aldrig varit inne”, sa {friend}. ”Men vi får inte röra oss ur fläcken.”

”Jaså, inte det”, sa farbrorn och flyttade fram stolen en bit.

{child} drog {friend} i ärmen. ”Vad håller du på med?”

”Jag säger bara som det är”, sa {friend}.

”Sluta med det!”

## or
Ingen människa kan gå förbi en kö som det sitter någon i. En dam stannade, med en rutig väska på hjul.

”Är det värt att vänta på?” sa hon till {friend}, som såg ut som någon man frågar.

”Vi får inte gå härifrån”, sa {friend}.

”Är det så bra?” sa damen och ställde sig bakom farbrorn.

”Ska man ha biljett?” undrade han.

”Vi har inte fått någon”, sa {friend}.

”Inga biljetter!” sa farbrorn till damen och flyttade fram stolen en bit. ”Det är först till kvarn.”

{child} drog {friend} i ärmen. ”Vad håller du på med?”

”Jag säger bara som det är”, sa {friend}.

”Sluta med det!”

# otters
Kön växte. Den gick förbi glasskiosken, och när den nådde fram till musikpaviljongen kom hela blåsorkestern ner för att se vad det var, och blev kvar. [elder: {Elder}[elder2:  och {elder2}], som bara skulle titta på båtarna, visade sig stå i den, någonstans vid trombonerna. ][city: En familj från {city} sa att de inte hade rest så långt för att missa det. ]Nyheterna gick bakåt i kön och kom tillbaka annorlunda. Det var kola. Det var uttrar. Det var uttrar som kokade kola.[sport:  Var man tidig fick man se dem {play sport}.]

”När öppnar det?” ropade någon.

{child} började må illa, och när {child} mådde illa pratade {child.he}. ”Klockan fyra!” sa {child.he}.

Alla tittade upp på klockan i hamnen. Den var tio i.

# a-likely-story
”Du måste säga det till dem”, sa {friend}.

”De kommer att bli arga.”

”Ja”, sa {friend}, som inte kunde låta bli. ”Men jag står bredvid. Jag får ju inte gå härifrån.”

Så {child} klev upp på trappsteget och vände sig om. {child.He} hade aldrig sett så många som ville in i en vägg.[athlete:  Så där köade man kanske för att få se {athlete}, men inte för en vägg.]

”Det är ingen kö!” ropade {child.he}. ”Det är bara en dörr! Jag sa ja för att jag hade tråkigt. Förlåt!”

Farbrorn i stolen började skratta. ”Den var bra”, sa han. ”Så säger de alltid, de som står först.”

”Men det är sant! Fråga {friend}!”

”Är det verkligen ingenting där inne, lilla vän?” sa damen.

{Friend} tänkte efter noga. ”Det kan jag inte säga”, sa {friend.he}. ”Jag har inte tittat.”

”Aha”, sa hela kön.

# bong
BONG, slog klockan i hamnen.

Alla lutade sig framåt. {child} drog i handtaget, men den dörren hade någon målat igen för länge sedan.

Damen log mot {child.him}. Hon hade satt på sig läppstift. {child} tittade på henne och skämdes ända ner i sandalerna.

# nobody-is-first
Då knackade någon {child.him} på axeln. Det var en liten flicka med en hink, och hon kom från andra hållet, där det inte fanns någon kö.

”Är det här slutet?” sa hon.

”Det är början”, sa {child} dystert.

”Det kan det inte vara”, sa flickan. ”Jag står sist.”

{child} tittade. Kön gick förbi glasskiosken, och runt musikpaviljongen, och hela vägen tillbaka längs väggen till flickan med hinken.

”Hon står bakom alla”, sa {friend} långsamt, ”och hon står framför oss.” {Friend.His} ögon blev större. ”Det finns ingen början. Det är en ring. Ingen är först!”

Det gick också hela varvet runt, och eftersom det var {friend} som hade sagt det kom det tillbaka likadant.

# all-the-way-round
Damen slutade le. Snart skulle alla bli arga. Men det finns en sak man kan göra med en ring av folk, och {child}, som aldrig kunde stå still, gjorde den. {child.He} lade båda händerna på flickans axlar.

”Håll i mig”, sa {child.he} till {friend}.

”Vi får ju inte röra oss ur fläcken.”

”Om man går hela varvet runt är man tillbaka på fläcken.”

{Friend} tänkte efter. Det var alldeles sant. Så {friend} tog tag i {child}, och farbrorn i {friend}, och damen i farbrorn.

”Vänster fot”, skrek {child}, ”och sparka, och sparka.”

Och hela kön sparkade. Orkestern satte i gång med [music: {@song} | något som det var mycket trumma i], och i väg bar det, runt paviljongen, med en fällstol guppande över huvudena som ett segel[pet.dog:  och med {pet} springande vid sidan av]. ”Jag visste väl att det var något bra”, sjöng damen. Och när det hade gått ett helt varv kom den blå dörren, och {child} och {friend} släppte taget.

”Den bästa kö jag har stått i”, sa farbrorn och torkade sig i pannan. ”Samma tid nästa år?”

# moved-a-bit
När {@a} kom tillbaka var det ingen vid dörren utom {child} och {friend}, som flåsade lite.

”Ni har väl inte rört er ur fläcken?”

”Lite”, sa {friend}, som inte kunde låta bli. ”Men vi är tillbaka på den.”

# home
Det var mörkt när de åkte hem. {child} och {friend} satt i baksätet under en stor tröja, med sand i strumporna och huvudena ihop. Framför dem, runt hela viken, lyste det rött från de andra bilarna, den ena bakom den andra, så långt man kunde se.[elder:  ”Jag kom aldrig ända fram”, sa {elder}.]

”Står vi i kö?” sa {friend} sömnigt.

”Ja”, sa {child}.

”Vart går den?”

{child} tänkte efter noga.

”Hem”, sa {child.he}.

## or
{Friend} skulle sova kvar. När {child} kom med sin tandborste var det redan någon i badrummet, så {child.he} ställde sig utanför dörren med sand i strumporna och lutade sig mot väggen.[elder:  ”Jag kom aldrig ända fram”, hördes {elder} säga i köket.] Efter en stund kom {friend} tassande och lutade sig bredvid.

”Står du i kö?” sa {friend} sömnigt.

”Ja”, sa {child}.

”Vart går den?”

{child} tänkte efter noga.

”I säng”, sa {child.he}.

# @a
moster {aunt}
## if adult
{adult}

# @song
{music}
