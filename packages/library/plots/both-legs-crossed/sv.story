title: Fjärilen på dörrhandtaget
title: Båda benen i kors
title: Den som är skugga
guest friend: Tove (hon), Vilgot (han)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Ena benet. Andra benet. Båda benen i kors.” Gör det tillsammans, och stå sedan alldeles stilla på slutet.
% Nyckeln har den äldre, annars {adult}, annars {minder} (@k). Den som gör för mycket skugga är {adult}, annars den äldre, annars {minder} (@a).

# on-the-handle
{child} var kissnödig, och på dörrhandtaget satt en fjäril.

Den var orange med blå prickar längs kanten, och den hade brett ut sig över hela handtaget, som någon som har fått soffan för sig själv. Vingarna gick sakta ner och sakta upp.

Det var den enda dörr [city: i hela {city} | i hela världen] som {child} ville in genom, och den var stängd.

Ena benet. Andra benet. Båda benen i kors.

Efter {child} kom {friend}[!friend.known: , {child's} bästa vän,] och {@a-first}. De hade varit i parken[school:  bakom {school}][sport:  för att {play sport}], och det hade varit alldeles för roligt för att gå hem i tid. {@Key}[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade stannat vid varje lyktstolpe på vägen och hade inga bekymmer alls.][pet.cat:  På dörrmattan låg [!pet.known: katten ]{pet} i solen och sov.][pet.other:  Där inne väntade {pet} på sin mat.]

# the-same-place
”Flytta på dig lite”, sa {@a} till fjärilen och viftade med mössan.

Fjärilen flög ett varv runt mössan. Sedan satte den sig på handtaget igen, på precis samma ställe.

”Den bor nog här”, sa {friend}.

”Det gör jag också”, sa {child}.

{@K} letade efter plats för ett enda finger. Det fanns ingen. {Friend} höll fram en maskros. Fjärilen var inte hungrig.

”Det finns en häck”, sa {friend}.

”Grannen står och klipper den”, sa {child}.

[pet.dog: {Pet} gick till häcken ändå, och grannen sa inte ett ord.

][pet.cat: {Pet} hade varit vid häcken redan i morse och sov vidare.

][music: ”Nynna på {music}”, sa {@a}, ”så glömmer du bort det.” {child} nynnade. Det gick inte att glömma.

]Ena benet. Andra benet. Båda benen i kors.

# it-dances
Nu gick det fortare. {child} hoppade på trädgårdsgången med solen i ryggen, och på dörren hoppade skuggan.

”Titta”, sa {friend}. ”Den dansar med dig!”

{child} tittade. Ena benet: skuggan lade sig över ena vingen, och fjärilen klev ut ur den. Andra benet: skuggan kom från andra hållet, och fjärilen klev ut ur den också.

[pet.dog: Nere på gången gjorde {pet} likadant. När skuggan kom över svansen flyttade {pet} på sig, hela hunden, utan att resa sig.

][pet.cat: På mattan gjorde {pet} likadant. När skuggan kom över svansen flyttade {pet} på sig, hela katten, utan att vakna.

]”Den sitter inte på handtaget”, sa {child}. ”Den sitter på solen.”

# good-night
”Då tar vi bort solen”, sa {@a} och ställde sig på gången.

Den skuggan täckte hela dörren. Det fanns ingen sol kvar att kliva till. Fjärilen fällde ihop vingarna tills den såg ut som ett vissnat löv, och så rörde den sig inte alls.[pet.dog:  {Pet} gäspade.][pet.cat:  {Pet} öppnade ett öga.]

”Nu tror den att det är natt”, viskade {friend}. ”Det är för mycket skugga.”

[elder & adult: ”God natt”, sa {elder.short}.

]”Det ska vara en liten skugga”, sa {child}. ”Det måste finnas sol bredvid.”

{Child.He} ställde sig där själv. Skuggan av huvudet hamnade på handtaget, och den var precis lagom. Fjärilen klev. Den klev en gång till, ut på den varma dörren.

Och {child} rusade fram.

Men när {child} sprang, så sprang skuggan också. Solen föll på handtaget, och fjärilen hann först.

# nobody-can-do-both
”Nej!” sa {child}. {Child.He} blev så ledsen att {child.he} nästan glömde att {child.he} var kissnödig. Men bara nästan.

”Den som är skugga kan inte öppna”, sa {friend}. ”Det går inte att vara båda två.”

”Ta fram nyckeln”, sa {child} till {@k}. ”Jag är skugga. Jag ska stå alldeles stilla.”

# quite-still
Det är det svåraste som finns när man är kissnödig. Inte ena benet. Inte andra benet. Inga ben alls i kors. {child} stod som en stolpe, och mitt på handtaget stod skuggan.

{@K} letade i ena fickan. {@K} letade i andra fickan.

”Den brukar ligga …” sa {@k}.

”Skynda på”, sa {child} utan att röra munnen.

[pet.dog: {Pet} kom och slickade {child} på knät. Skuggan rörde sig inte.

][pet.cat: {Pet} kom och strök sig mot ena benet och mot andra benet. Skuggan rörde sig inte.

]Fjärilen tog ett kliv. {@K} hade en ficka till. Fjärilen tog två kliv, ut på dörren, och där bredde den ut sig igen.

Klick, sa nyckeln. Ner gick handtaget, och upp gick dörren, med fjärilen och allt.

”Nu!” sa {friend}.

Ena benet, andra benet, ena benet, andra benet, genom hela hallen[athlete: , nästan lika fort som {athlete}].

”Aaah”, hördes det inifrån.

# time-to-look
Efteråt satt {child} och {friend} på trappan[pet.dog: , med {pet} mellan sig][pet.cat: , med {pet} mellan sig]. {@Cook} hade gått in och stängt dörren, och på handtaget satt fjärilen igen.

Nu hade {child} tid att titta på den. Den hade päls på ryggen, en liten brun päls, och den hade haft den hela tiden.

”Har du sett att den är lurvig?” sa {child}.

”Mm”, sa {friend}.

{Friend} tittade inte riktigt. {Friend} hade rest sig.

Ena benet. Andra benet. Båda benen i kors.

# in-the-sun
{child} sa ingenting. {Child.He} gick ut på gången och ställde sig i solen, och skuggan lade sig mitt på handtaget.[pet.dog:  {Pet} flyttade på sig.][pet.cat:  {Pet} flyttade på sig.] Den här gången var det inte alls svårt att stå stilla.

# @a-first
{minder}, som passade dem
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @k
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @K
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @Key
{Minder} hade nyckeln, i någon av sina fickor.
## if adult
{Adult} hade nyckeln, i någon av sina fickor.
## if elder & !adult
{Elder.short} hade nyckeln, i någon av sina fickor.
## if elder & adult
Sist kom {elder}[elder2:  och {elder2}], och {elder.short} hade nyckeln, i någon av sina fickor.

# @Cook
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
## if elder & adult
{Adult} och {elder.short}
