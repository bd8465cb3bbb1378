title: Vad är det för kö?
title: Den blå dörren
title: Rör er inte ur fläcken
guest aunt: Bodil (hon), Lisbet (hon)

% Regeln: {friend} säger alltid som det är, och varje gång blir kön längre. På svenska går kön runt ett hus, och ringen blir en ringdans.
% Den vuxna (@a): {adult}, annars {aunt}. Farbrorn med fällstolen och damen med väskan har inga namn.

# dont-move
”Stå kvar här och rör er inte ur fläcken”, sa {@a}. ”Jag ska bara hämta tröjorna i bilen.”

Det blåste i hamnen. {child} och {friend}[!friend.known: , {child.his} bästa vän,] stod vid en blå dörr på ett stort vitt hus. {child} hoppade på ett ben, för {child.he} kunde inte stå still.

Det kunde {friend}. {Friend} gjorde alltid det man sa åt {friend.him}. Och frågade man {friend.him} om något, så sa {friend.he} precis som det var.[school:  På {school} hade någon en gång sagt åt {friend} att vänta vid fel dörr, och då missade {friend.he} lunchen.][pet.dog:  {Pet}[!pet.known: , {child’s} hund,] hade somnat på {friend’s} fötter.]

”Får man blinka?” sa {friend}.

”Ja.”

”Bra. Jag ska göra det så lite jag kan.”[pet.cat / pet.other:  {Friend} tittade på {child}. ”Till och med {pet} hemma hos dig står mer still än du.”]

# yes
Det kom en farbror med en fällstol under armen.

”Ursäkta”, sa han. ”Står ni i kö?”

Det gjorde de ju inte. Men {child} hade så tråkigt.

”Ja”, sa {child}.

”Så bra”, sa farbrorn och fällde upp stolen bakom dem.

”Vi står inte alls i kö”, viskade {friend}.

”Det gör vi nu”, viskade {child}.

# one-true-thing
Det är svårt att gå förbi en kö. Snart stannade en dam med rutig väska.

”Vad är det för kö?” frågade hon {friend}.

”Jag vet inte”, sa {friend}.

”De vet inte ens vad det är”, sa damen till farbrorn, ”och ändå står de kvar. Då måste det vara något riktigt bra.” Och så ställde hon sig bakom honom.

”Vad håller du på med?” viskade {child}.

”Jag säger bara som det är.”

”Men sluta med det!”

Det gick inte. Folk stannade och frågade, och {friend} sa som det var, och varje gång blev kön lite längre.

## or
Det är svårt att gå förbi en kö. Snart stannade en dam med rutig väska.

”Var tar man nummerlapp?” frågade hon {friend}.

”Det finns inga nummerlappar”, sa {friend}.

”Inga nummerlappar!” sa damen till farbrorn. ”Då gäller det att stå nära.” Och så ställde hon sig bakom honom.

”Vad är det för kö?” frågade nästa som kom.

”Jag vet inte”, sa {friend}. ”Men vi får inte gå härifrån.”

”Vad håller du på med?” viskade {child}.

”Jag säger bara som det är.”

”Men sluta med det!”

Det gick inte. Folk stannade och frågade, och {friend} sa som det var, och varje gång blev kön lite längre.

# otters
Snart stod det folk längs hela väggen. Sedan gick kön runt hörnet, och var den tog slut kunde man inte se. Till och med blåsorkestern ställde sig i den.[elder:  {Elder}[elder2:  och {elder2}], som bara hade gått för att titta på båtarna, stod någonstans bland trumpeterna.][city:  En familj från {city} sa att de inte hade åkt så långt för att missa det här.]

Alla gissade vad det fanns bakom dörren. ”Det är bullar”, sa någon. ”Det är uttrar”, sa någon annan. Och borta vid hörnet var det uttrar som bakade bullar.[sport:  Kom man in tidigt fick man se dem {play sport}.]

”När öppnar det?” ropade någon.

”Klockan fyra!” sa {child}, för något måste {child.he} ju svara.

Alla tittade upp på kyrkklockan. Den var fem i fyra.

# a-likely-story
”Du måste säga som det är”, sa {friend}.

”Då blir de arga.”

”Ja”, sa {friend}. ”Men jag står bredvid. Jag får ju inte gå härifrån.”

{child} mådde illa, men {child.he} klev upp på trappsteget vid dörren.[athlete:  {Child.He} hade aldrig sett så många människor vänta, inte ens på {athlete}.]

”Det är ingen kö!” ropade {child.he}. ”Det är bara en dörr! Jag sa att det var kö för att jag hade tråkigt. Förlåt!”

Farbrorn i fällstolen började skratta. ”Den var bra”, sa han. ”Så säger de alltid, de som står först.”

”Men det är sant! Fråga {friend}!”

”Är det verkligen ingenting där inne?” frågade damen.

{Friend} tänkte efter noga.

”Det vet jag inte”, sa {friend.he}. ”Jag har inte sett efter.”

”Aha!” sa hela kön.

# bong
BONG, slog kyrkklockan. Nu var den fyra.

{child} drog i handtaget. Men någon hade målat igen dörren för länge sedan, och den satt fast.

Damen log. Hon hade satt på sig läppstift, för att vara fin när dörren öppnades. {child} såg läppstiftet och skämdes, så att {child.he} ville krypa in under trappsteget.

# nobody-is-first
Då knackade någon {child.him} på ryggen. Det var en liten flicka med en hink, och hon stod på andra sidan om dörren.

”Går det framåt snart?” sa hon. ”Jag står sist.”

”Sist?” sa {child}. ”Här är det ju först.”

”Nej”, sa flickan. ”Sist.” Och hon pekade.

Framför flickan stod en pappa med barnvagn, och framför honom stod det folk ända bort till det andra hörnet.

”Kön går runt hela huset”, sa {friend} långsamt. {Friend.His} ögon blev större och större. ”Den har kommit tillbaka till oss. Det är en ring. Det är ingen som är först!”

# all-the-way-round
Damen slutade le. ”Men då kommer vi ju aldrig in”, sa farbrorn. Snart skulle alla bli arga.

En ring, tänkte {child}. En enda stor ring av folk. Vad gör man med en sådan? Och {child}, som inte kunde stå still, visste precis vad man gör. Det var ju som på midsommar!

{child.He} tog flickan i ena handen och sträckte fram den andra till {friend}.

”Kom, vi dansar”, sa {child.he}.

”Vi får ju inte röra oss ur fläcken.”

”Om man dansar hela varvet runt är man tillbaka på fläcken.”

{Friend} tänkte efter. Det var alldeles sant. Så {friend} tog {child} i handen, och farbrorn tog {friend} i handen, och damen tog farbrorn.

Och hela kön dansade. Orkestern spelade [music: {@song} | Små grodorna], och så bar det av runt huset, hörn efter hörn.[pet.dog:  {Pet} sprang bredvid och skällde i takt.] ”Jag visste väl att det var något bra”, sjöng damen.

När {child} och {friend} hade dansat ett helt varv var de framme vid den blå dörren igen. Där släppte de taget.

”Det var den bästa kö jag har stått i”, sa farbrorn och torkade sig i pannan. ”Samma tid nästa år?”

# moved-a-bit
När {@a} äntligen kom med tröjorna var det bara {child} och {friend} kvar, och de flåsade.

”Ni har väl inte rört er ur fläcken?” sa {@a}.

”Lite”, sa {friend}, som alltid sa som det var. ”Men vi är tillbaka på den.”

# home
Det var mörkt när de åkte hem. {child} och {friend} satt i baksätet under en stor tröja, med sand i strumporna och huvudena ihop. Framför dem lyste det rött från alla andra bilar, den ena bakom den andra, så långt de kunde se.[elder:  ”Jag kom aldrig ända fram till den där dörren”, sa {elder}.]

”Vad är det för kö?” sa {friend} sömnigt.

{child} tänkte efter noga.

”Det är kön hem”, sa {child.he}.

## or
{Friend} skulle sova över. När {child} kom med sin tandborste var badrummet upptaget, så {child.he} ställde sig utanför, med sand i strumporna, och lutade sig mot väggen.[elder:  ”Jag kom aldrig ända fram till den där dörren”, sa {elder} inne i köket.] Efter en stund kom {friend} med sin tandborste och lutade sig bredvid.

”Vad är det för kö?” sa {friend} sömnigt.

{child} tänkte efter noga.

”Det är kön till sängen”, sa {child.he}.

# @a
moster {aunt}
## if adult
{adult}

# @song
{music}
