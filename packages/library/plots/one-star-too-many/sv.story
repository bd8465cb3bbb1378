title: En stjärna för mycket
title: Raketen som tappade spetsen
title: Utomjordingen i fönstret
title: I eftermiddags vid Neptunus
title: Hinken på raketen
guest alien: Gudrun (hon), Barbro (hon), Solveig (hon)

# eighth
I {child's} fönster fick det plats sju stjärnor. {child} räknade dem varje kväll, för att se att rymden var kvar.

I kväll var de åtta.

Den åttonde växte. Den fick fenor och en lucka, och den bromsade. Sedan hängde en raket utanför rutan, lång som en
buss, och i luckan satt en utomjording och knackade.

## or
”Förlåt att jag stör”, sa utomjordingen. ”Du har väl inte sett en raketspets?”

Det hade {child} inte. {child.He} hade bara räknat stjärnorna i fönstret, som varje kväll, för att se att rymden var
kvar. De brukade vara sju. I kväll var de åtta. Och den åttonde hade växt, och bromsat, och blivit en raket, lång som
en buss, och nu hängde den utanför rutan.

# tip
Utomjordingen hade fem uddar: en att stå på, två att hålla med, en att tänka med och en i reserv.

”Du ser ut som en stjärna”, sa {child}.

”Stjärnor är runda”, sa utomjordingen, som hette {alien}. ”Det är oss ni ritar.”

Längst upp på raketen, där spetsen skulle sitta, satt en hink.

”Den är lånad”, sa {alien}. ”Min egen spets ramlade av i eftermiddags, över er gata. Orange, ungefär så här hög. Utan
den siktar raketen lite fel. Och hem till mig är det så långt, {age} år för ljuset, att jag kommer hem till någon
annan.”

## or
Utomjordingen hette {alien} och hade fem uddar. Den översta stod rakt upp. Det var den hon tänkte med.

”Varför ser du ut som en stjärna?” frågade {child}.

”Stjärnor är runda”, sa {alien}. ”Det var någon hos er som ritade av oss på långt håll och skrev fel ord under.”

På raketens huvud satt en hink.

”Fin hink”, sa {child}.

”Lånad”, sa {alien}. ”Ur en låda med sand. Den riktiga spetsen ramlade av i eftermiddags, över er gata. Orange,
ungefär så här hög. Utan den siktar man lite fel, och det är {age} år hem för ljuset.[age>=8:  Lite fel hela den
vägen, och man kliver ner i någon annans badkar.]”

# on-foot
”Vart tog spetsen vägen?”

”Det syns inte härifrån”, sa {alien}. ”Men ljuset är långsamt. Det går till fots. Allt som händer här vandrar ut i
rymden, och kör man om det och vänder sig om, så ser man det komma. Ju längre ut, desto längre sedan.”

”Så i eftermiddags finns kvar där ute?”

”I eftermiddags”, sa {alien}, ”har just kommit till Neptunus. Men någon måste följa med och säga vad sakerna är.
Allting ser så underligt ut hos er.”

[adult: ”Hur länge blir ni borta?” frågade {adult} i dörren.

”Till klockan tre i eftermiddags”, sa {alien}.

”Ta en tröja då”, sa {adult}.]

## or
”Var är spetsen nu, då?”

”Jag satt ju och styrde”, sa {alien}. ”Vi får åka och titta på i eftermiddags en gång till.”

”Men den är slut”, sa {child}.

”Här, ja. Men allt som syns bär ljuset med sig ut i rymden, och ljuset springer inte. Det går till fots. Man kör om
det, parkerar och tittar bakåt, och så kommer dagen gående[age>=8: , det senaste först].”

”Hur långt har i eftermiddags hunnit?”

”Till Neptunus. Men jag behöver någon som vet vad jag ser. Förra gången pratade jag en timme med en brevlåda. Den hade
munnen öppen.”

[adult & age>=8: {Adult} tittade in. ”Vart ska ni?”

”Till klockan tre”, sa {alien}.

”Bara ni är hemma före åtta”, sa {adult}.]

# aboard
{child} klev över fönsterbrädan, rakt in i raketen. Där hängde runda hjälmar i alla storlekar. [friend: {Friend}, som
sov över och räknade allt, klev efter.] [elder: {Elder} [elder2: och {elder2}] kom också, med en kortlek.] [pet.dog /
pet.cat: {Pet} satt redan på bästa platsen.]

## or
Från fönsterbrädan till luckan var det ett steg, och {child} tog det. Innanför hängde runda hjälmar i alla storlekar.
[friend: ”Två”, sa {friend}, som sov över och räknade allt.] [elder: {Elder} [elder2: och {elder2}] tog kortleken med
sig.] [pet.dog / pet.cat: Förarplatsen var upptagen. Där satt {pet}.]

# mars
Vid Mars provade de kikaren. Långt bort, i ett fönster, stod någon och räknade stjärnor.

”Jag ser liten ut”, sa {child}.

”Du är tio minuter yngre”, sa {alien}.

## or
Vid Mars provade de kikaren på huset därhemma. Över taket höll en stjärna just på att få fenor.

”Det är ju du som kommer”, sa {child}.

”Jag bromsar för sent”, sa {alien}. ”Jag har alltid misstänkt det.”

# earlier
Vid Saturnus ställde de sig på en sten i ringarna[age>=7: , där man får parkera hur länge som helst,] och riktade
kikaren mot [city: {city} och] gatan med hålet i. I köket därhemma satt någon och gömde ärter under en potatis.

”Det är ju jag!” {child} vinkade. Den i köket vinkade inte tillbaka.

”Du har inte sett oss än”, sa {alien}. ”Det där är mer än en timme sedan.[!pet:  Vad gör du med det gröna?]”
[pet.dog / pet.cat: {Pet} tittade också, fick se sin egen middag serveras och ville genast hem.] [pet.other: Det
stämde, för där nere fick {pet} kvällsmat, en gång till.]

[pet: ”Vad gör du med det gröna?” frågade {alien}.]

”Inget”, sa {child} och vred kikaren mot gatan. Runt hålet stod koner. [friend: ”Sju”, sa {friend} vid kikaren. | Sju,
räknade {child}.] Men ingenting ramlade från någonting. De var för nära.

## or
Vid Jupiter, som är randig, stannade de på en av månarna och riktade kikaren mot [city: {city} och] gatan med hålet i.
I badrummet därhemma stod någon med stort vitt skägg.

”För trekvart sedan”, sa {alien}, ”var du mycket gammal.”

”Det är tandkräm!” {child} vinkade. Den i badrummet vinkade inte tillbaka. Den spottade.

”Du hade inte sett oss än”, sa {alien}. [pet.dog / pet.cat: {Pet} tittade också, fick se sin egen kvällsmat serveras
och ville genast hem.] [pet.other: Det stämde, för där nere fick {pet} kvällsmat, en gång till.]

{child} vred kikaren mot gatan. Runt hålet stod koner. [friend: ”Sju”, sa {friend} vid kikaren. | Sju, räknade
{child}.] Men ingenting ramlade från någonting. De var för nära.

## or
Vid Uranus, som ligger på sidan, parkerade de på en liten måne och riktade kikaren mot [city: {city} och] gatan med
hålet i. På golvet därhemma låg någon med båda fötterna uppe i soffan.

”Är du vält?” frågade {alien}.

”Jag tänkte”, sa {child} och vinkade. Fötterna vinkade inte tillbaka.

”De har inte sett oss än”, sa {alien}. ”Det är två och en halv timme sedan.” [pet.dog / pet.cat: {Pet} tittade också,
fick se {pet} ligga på mattan, och gäspade på båda ställena.] [pet.other: Det stämde, för där nere väntade {pet} på en
mat som {pet} hade ätit upp för länge sedan.]

Runt hålet i gatan stod koner. [friend: ”Sju”, sa {friend} vid kikaren. | {child} räknade till sju.] Ingenting föll.
Det hade redan fallit. De måste längre ut.

# neptune
Neptunus är blå, och där ute var det äntligen i eftermiddags. [music: I raketens radio spelades {music}. ”Det spelades
i eftermiddags”, sa {child}.] [school: Utanför {school} var alla på väg hem.] Solen sken på hålet i gatan. Sex koner,
räknade {child}. Och där kom {child} själv på trottoaren. [athlete: Det syntes på ryggsäcken, för där satt {athlete}.]

”Titta upp!”

Men den där nere [sport: skulle {play sport} och ]hade fullt upp med att inte trampa på strecken. Och rakt ovanför kom
en raket, lite för lågt, och snuddade vid en skorsten. Något orange lossnade och föll, runt och runt och…

Då kom ett moln emellan.

Det hade legat kvar hela eftermiddagen, mindes {child}.

Udden som {alien} tänkte med hängde rakt ner.

## or
Vid Neptunus blåser det blått. Där kom i eftermiddags gående, med solen på. [school: En klunga jackor vällde ut från
{school}.] [music: I raketens radio sprakade {music}[age>=8: , fyra timmar för sent].] Runt hålet stod koner, och
{child} räknade till sex. På trottoaren sparkade någon en sten, mycket noga. [athlete: På ryggsäcken satt {athlete}.]

”Det är jag igen!” sa {child}. ”[sport: På väg att {play sport}. ]Hallå! Här uppe!”

[age>=8: ”Om du hade tittat upp skulle du komma ihåg det”, sa {alien}.]

Över taken kom {alien} själv[age>=8: , med spets på raketen], och vinkade åt en kyrktupp i stället för att styra. Hon
tog i en skorsten. Något orange lossnade och…

Det blev svart. Neptunus egen måne, som går baklänges, kom just förbi.

”Hur lång tid tar det?”

”Till på torsdag”, sa {alien}, och udden hon tänkte med hängde rakt ner.

# one-too-many
[elder: {Elder} la ifrån sig korten, som inte ville ligga kvar. ”När det fattas ett kort”, sa {elder.short}, ”räknar
jag dem som finns.”]

[friend: ”I eftermiddags var det sex koner”, sa {child} långsamt. ”Och i kväll…”

”I kväll var det sju”, sa {friend}. ”Jag räknade.” | ”I eftermiddags var det sex koner”, sa {child} långsamt. ”Och i
kväll var det sju.”]

Tänkudden reste sig igen.

”En för mycket”, sa {child}. ”Den som hittar en kon ställer den hos de andra.”

”Vad är en kon?” frågade {alien}.

”Orange”, sa {child}. ”Ungefär så här hög.”

## or
[elder: {Elder} fångade in korten, som svävade. ”En gång hade jag femtiotre”, sa {elder.short}. ”Det ena var en
bussbiljett.”]

{child} höll upp sex fingrar. ”Koner i eftermiddags.”

[friend: {Friend} höll upp ett till. ”Och i kväll. Jag räknade.” | Sedan ett till. ”Och i kväll.”]

[age>=8: Alla såg på det sista fingret.] Sakta reste sig tänkudden.

”Det är ingen kon”, sa {child}. ”Någon har hittat den på gatan och ställt den hos de andra.”

”Hur ser de andra ut?” frågade {alien}.

”Orange”, sa {child}. ”Ungefär så här höga.”

# upside-down
Hur sätter man spetsen på en raket med folk i? Man vänder på raketen.

Sakta sänkte den sig över konerna med huvudet neråt. [pet.dog & age>=7 / pet.cat & age>=7: {Pet} la sig i taket, som
var golv nu.] [elder & age>=7: Korten föll åt andra hållet, i en enda hög.]

”Åt vänster”, sa {child} med näsan mot rutan. ”Lite till. Stopp.” [age>=7: Det var den enda konen utan vit rand.]
[friend & age>=7: {Friend} räknade ner: tre, två, ett.]

Ett halvt varv. Det lät som när locket skruvas på en syltburk.

Sedan var konerna sex igen, och hinken stod i sandlådan, där den bodde.

## or
[age>=8: ”En rakets nos når man inte från gatan”, sa {alien}. ”Nosen får komma ner.”]

Raketen vände på sig, och allt som hade varit uppe blev nere. [pet.dog & age>=8 / pet.cat & age>=8: {Pet} promenerade
över taket och la sig vid lampan, som var varm.] [elder & age>=8: Korten singlade ner kring öronen på folk.] Hinken
föll tillbaka i sin sandlåda, och raketen tog en av konerna.

Sedan ville den ingenstans. Den stannade vid hålet och varnade en cyklist.

”Fel”, sa {child}. ”Den har en vit rand. Vi ska ha den utan.”

[friend & age>=8: ”Nummer fem från vänster”, sa {friend}.]

Den andra gick på med ett gnissel, som en blöt tumme mot en ballong. [age>=8: Nu stod det sex i ring runt hålet, och
alla var koner.]

# wave
Nu siktade raketen rätt. Den for rakt som ett pennstreck till fönstret.

[adult: ”Hur var klockan tre?” frågade {adult}.

”Den gick fort”, sa {child}.]

”Vinka när jag åker”, sa {alien}, när [friend / elder: alla | {child}] hade klivit in. ”Vinkningen går till fots, så
jag hinner hem före. Jag ställer en stol vid kikaren och väntar.”

”I {age} år?” sa {child}. ”Då är jag ju dubbelt så gammal.”

”Jag har te”, sa {alien}. ”Och den jag ser är du, precis som du är nu.”

## or
Raketen höll spikrak kurs hem.

[adult & age>=8: ”Nå, hur var klockan tre?” undrade {adult}.

”Precis som förra gången”, sa {child}. ”Fast uppifrån.”]

[friend / elder: Alla | {child}] klev in. {Alien} stannade i luckan.

”När är du hemma?” frågade {child}.

”Till frukost. Men vinkar du i kväll, så går vinkningen till fots, i {age} år. Jag har en stol och en kikare och ett
stort korsord.”

”Då är jag dubbelt så gammal.”

”Ja, du”, sa {alien}. ”Men den som kommer gående är den här, i den där pyjamasen.”

# seven
{child} vinkade tills den åttonde stjärnan var för liten för att synas. Då var de sju, lika många som det fanns plats
för. [adult: {Adult} släckte lampan. | Lampan släcktes.] Lakanet var svalt och sedan varmt[friend & age>=7: , och på
madrassen räknade {friend} till elva och sov].

## or
{child} stod med handen i vädret medan den åttonde stjärnan blev liten, och sedan bara stället där den varit. Sju, och
det var fullt. [adult: {Adult} kom och släckte. | Lampan släcktes.] Kudden vändes på den svala sidan[friend & age>=8:
, och {friend} började räkna någonting på madrassen, men blev aldrig klar].

# walking
Och vinkningen gick. Den var förbi månen innan {child} hade fått ner armen. Den gick förbi Mars när kudden hade blivit
varm, och förbi Saturnus när det var mörkt i hela huset, och mitt i natten gick den förbi Neptunus, inte fort och inte
sakta, med handen i vädret.

## or
{child} räknade stjärnorna en gång till från kudden, för att se att rymden var kvar. Och bredvid en av de sju, för
långt bort för att räknas, ställde någon fram en stol vid en kikare, och en tekanna bredvid stolen. Det var ingen
brådska. Vinkningen hade just gått förbi månen.
