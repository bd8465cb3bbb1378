title: {Librarian} kan inte viska
title: Den enda i hela världen
title: Var rädda om er
guest librarian: Barbro (hon), Majken (hon)
guest friend: Iris (hon), Melker (han)
guest fetcher: Malena (hon), Josefin (hon)

% {librarian} låter så högt som huset tål; det som viskas ska viskas, och darra lite.
% Tidningen är den äldres, annars en namnlös mans. {@a} hämtar när det stänger.

# two-brown-shoes
Ingen hade någonsin fått skäll av {librarian}. Hon var bibliotekarie[city: , den bästa i {city}], och viska hade hon aldrig lärt sig. ”HEJ, VÄNNEN!” sa hon till alla som kom in, så att det surrade i lamporna[pet.dog: , och till hunden {Pet}, som fick vänta utanför, sa hon det rakt genom rutan].[pet.cat:  Till {child} sa hon ”HUR MÅR KATTEN?” också, för hon hade hört allt om {Pet}.] Men skäll? Inte en enda människa.

Sedan åkte {child} på bokvagnen.

Man låg på magen på nedersta hyllan och sköt ifrån vid Kokböcker, och så rusade mattan förbi under näsan. Det var en underbar åktur[elder: , rakt förbi {elder}[elder2:  och {elder2}], som hade följt med för att läsa tidningen]. Sedan tog den slut, alldeles tvärt. Framför {child} stod två bruna skor, och någonstans ovanför dem hördes {librarian's} röst. Den viskade.

”Vad håller du på med?” Den darrade. ”Du kunde ha gjort dig illa.”

Så gick skorna sin väg.

# the-only-one
Nu satt {child} på golvet mellan Hajar och Rymden och skämdes så att det stack i hela ansiktet. Där tänkte {child.he} sitta kvar tills de stängde.

In kröp {friend}[!friend.known: , {child's} bästa vän,] med en bok om {@topic}.

”Jag fick skäll av {librarian}”, sa {child}.

”{Librarian} skäller inte.”

”Jo. Hon viskade det.”

{Friend} lade ifrån sig boken. ”{Librarian} kan inte viska.”

”Hon kan om hon är tillräckligt arg.”

[elder: ”Hörde du det?” frågade {friend} ut mellan hyllorna.

”Hörde vad?” sa {elder.short} bakom tidningen.

]”Jag är den enda i hela världen”, sa {child}. ”Jag vill inte vara det.”

{Friend} tänkte efter.

”Då ser jag till att få skäll, jag också”, sa {friend.he}. ”Så är vi två.”

# too-nice
Det borde ha varit lätt. {Friend} gick rakt fram till disken och sjöng[music:  {music}], med rörelser.

”MEN DEN KAN JAG JU!” ropade {librarian} och stämde in.

{Friend} tog av sig båda skorna och ställde dem på disken[school: , vilket man absolut inte får {at school}].

”VAD KLOKT! MINA KLÄMMER NÅGOT FÖRFÄRLIGT!” Och så ställde hon de bruna bredvid.

{Friend} hämtade en kartbok, den största som fanns, och släppte den raka vägen i golvet. Pang.

”PROSIT, VÄNNEN!”

{child} såg alltihop genom en glipa där en haj var utlånad. Ibland stannade {librarian} upp och tittade bort mot hyllorna, som om hon hade tappat något, och då duckade {child}.

”Det går inte, hon är för snäll”, sa {friend}, i strumplästen. ”Jag får göra som du.”

”Nej”, sa {child}. ”Låt bli.”

Men {friend} hade redan gått.

# from-the-side
När {child} kom ut från hajarna låg {friend} redan på nedersta hyllan och sköt ifrån vid Kokböcker, med {@topic2} högst upp.

Från nedersta hyllan såg man bara matta. Från sidan såg man vart mattan tog vägen. Den gick fram till en trappa med fyra steg, ner till Bilderböckerna, och där tog den slut. Det tänkte inte vagnen göra.

{child} sprang[athlete: , så fort som {athlete}][sport: , fortare än {child.he} någonsin hade sprungit för att {play sport}]. {@Feet} {child} hann före, satte båda händerna emot och tog spjärn med hälarna, och vagnen stannade, alldeles tvärt, precis vid kanten. {@Topic2} gled av och fortsatte på egen hand. Duns. Duns. Duns. Duns.

{child} stod precis där de bruna skorna hade stått. {Child.He} gapade för att skrika. Men det fanns inget skrik där inne. Det fanns bara en viskning, och den darrade.

”Vad håller du på med? Du kunde ha gjort dig illa.”

# halfway
{Friend's} huvud kom fram över kanten.

”Tack”, sa {friend}. ”Det där var ordentligt. Är du väldigt arg?”

”Jag är inte arg”, viskade {child}. {Child.He} försökte igen, men det blev inte mer än så. ”Jag såg trappan. Och då försvann rösten.”

De såg på varandra. Sedan såg de båda två bort mot disken.

Där stod ingen. {Librarian} stod mitt på mattan, i strumplästen, med båda armarna rakt fram. Hon måste också ha sprungit. Hon gapade hon med, och det kom inte ett ljud.

”Hon var inte arg”, viskade {child}. ”Inte förut heller.”

# hello
{child} gick fram till henne, ända fram.

”Har den försvunnit igen?” viskade {child.he}.

{Librarian} nickade.

”Min med.”

Så de satte sig på golvet för att vänta, alla tre.[pet.dog:  Utanför rutan reste sig {pet}. Så tyst hade det aldrig varit där inne.][pet.cat:  {Friend} hade hämtat upp kattboken igen. En katt, stod det, kan nästan höra en mus tänka.]

”Prova med hej”, viskade {child}.

”Hej”, viskade {librarian}.

”Hej”, viskade {child}. Det var ett litet pip i det.

”Hej”, kraxade {librarian}. ”Hej, vän … HEJ, VÄNNEN!”

Det surrade i lamporna.

”Sch”, sa {@reader}.

{Librarian} slog handen för munnen och tittade ner på sina tår. Man såg hur det stack i henne.

”Tre”, sa {friend}.

# closing-time
När det var dags att stänga {@fetched}

”Har det hänt något?”

”Vi fick skäll”, sa {child} med sin vanliga röst. ”Allihop.”

[elder & adult: ”När då?” sa {elder.short} och vek ihop tidningen.

]De tog på sig sina skor igen, och {librarian} höll upp dörren.[pet.dog:  {Pet} fick ett eget HEJ.][pet.cat:  Hon hälsade till {pet}.][pet.other:  Hon hälsade till {pet}.]

”VAR RÄDDA OM ER, MINA VÄNNER”, sa hon, så att det hördes ända bort till busshållplatsen.

”Du med”, viskade {child}, för det var ju ett bibliotek.

# @topic
vulkaner
## if pet.cat
katter, för {pet's} skull

# @topic2
vulkanboken
## if pet.cat
kattboken

# @feet
En man i en fåtölj drog in fötterna utan att titta upp från sin tidning.
## if elder
{Elder.short} drog in fötterna utan att titta upp från tidningen.

# @reader
mannen bakom tidningen
## if elder
{elder.short} bakom tidningen

# @fetched
kom {fetcher}, som passade {child.him}, och hämtade dem.
## if adult
kom {adult} och hämtade dem.
## if elder & !adult
vek {elder.short} ihop tidningen.
