title: Resten av {elder}
title: Ryck aldrig i ett blixtlås
title: Hur många ankor?
guest warden: Sture (han), Roland (han)

% {Elder} ligger i tältet med huvudet ute. Blixtlåset sitter under hakan, inte hårt, och {elder.he} ser det inte själv. Barnet sköter loggboken; det som skrivs läses högt.

# head-out
Det fanns inte ett blixtlås i världen som {elder} inte kunde laga. {Elder.He} hade lagat blixtlås på stövlar, blixtlås på resväskor och en gång, mitt under ett bröllop[city:  i {city}], blixtlåset på brudgummen. Så det var snopet när {elder.his} eget fastnade.

Det hände på plats nio på campingen, och {child} skrev upp det, för det var {child} som skötte loggboken[adult: , och {adult} ville få läsa den sedan]. {Child.He} hade en mjuk svart blyertspenna i ett snöre om halsen[friend: . Den hade {child.he} fått av [!friend.known: sin bästa vän, ]{friend}].

”Tjugo i åtta”, skrev {child.he}. ”{Elder's} huvud är utanför tältet. Resten av {elder} är inne.”

”Läs upp”, sa huvudet. Det stack ut alldeles ovanför gräset, som på en sköldpadda.

{child} läste upp.

”Stämmer precis”, sa {elder}. ”Få loss mig nu.”

# nk
{Elder.He} hade bara velat ligga och se solen gå ner utan att släppa in myggen. Så {elder.he} hade stuckit ut huvudet och dragit igen tältet ända upp till hakan. Det satt inte åt. Man hade kunnat få in en bulle bredvid. Men låset gick inte upp, och det gick inte ner, och handtaget på insidan hade lossnat.

”Jag håller i det nu”, sa {elder}. ”Det får du tro mig på.”[elder2:  {Elder2} hade stannat hemma och kunde vara glad för det.]

{child} tog i handtaget på utsidan och drog.

Zzz-nk.

{Child.He} drog åt andra hållet.

Zzz-nk.

# evening
”God kväll”, sa {elder.short}, för det kom en man förbi med en hink vatten.

”God kväll”, sa mannen, till det ställe där folk brukar ha ansiktet. Sedan tittade han ner.

”Tio i åtta”, skrev {child}. ”En man. Han spillde.”[pet.dog:

{child's} hund, {pet}, kom och slickade huvudet från hakan och upp till håret, nu när det för en gångs skull inte kom undan.][pet.cat / pet.other:

{Pet} var hemma och skulle aldrig ha hamnat i ett sådant läge.]

# two-seconds
Sedan kom {warden}, som hade hand om campingen. Han hade en ficklampa, en visselpipa och en väldigt stor sax.

”På två sekunder har jag dig ute”, sa {warden}. Klipp, sa saxen i luften.

”Aldrig i livet”, sa {elder.short}. ”Det här tältet har varit med mig vid havet tjugotvå gånger. Det klipper ingen i. Då är jag hellre sköldpadda.”

”Då blir det en blöt sköldpadda”, sa {warden}. ”Det blir regn klockan halv nio. Det står på min tavla.” Och så gick han.

# said-no
{child} tittade upp. Himlen var grå som en kastrull[sport: , och de som hade gått bakom tälten för att {play sport} kom springande tillbaka]. {Child.He} tog i handtaget med båda händerna.

”Stopp”, sa {elder.short}. ”Ryck aldrig i ett blixtlås som har sagt nej. Det är som med någon man har blivit osams med. Man rycker inte. Man går tillbaka dit där man var vänner sist, och så börjar man om därifrån.”

”Det går inte bakåt heller.”

”Då har det fått något mellan tänderna. Och jag ser det inte. I trettio år har jag tittat blixtlås i munnen, och det här sitter under hakan på mig själv. Du får vara mina ögon.”

# ducks
Så {child} la sig på magen i gräset med ficklampan, näsa mot näsa med {elder.short}.

”Det är något blått”, sa {child.he}. ”Med en anka på.”

”Min fina pyjamas! Hur många ankor har det ätit?”

”En. Det har börjat på nästa.”

”Jag håller i pyjamasen här inne. Ta i kanten med naglarna. Inte upp, inte ner. Åt sidan. Tänk att du drar av en bebis strumpan.”

{child} andades ut. En tråd kom loss.[music:  {Elder.short}, som inte kunde göra något annat, nynnade på {music}.] En tråd till. En halv anka, en hel …

”Den är ute!”

”Bra. Prova nu.”

Zzz-nk.

# plip
Något kallt sa plipp på {child's} hand, och något annat sa plipp på {elder.short's} näsa.

”Jaha”, sa {elder.short}. {Elder.He} sa det ganska lågt, och det var värre än om {elder.he} hade skrikit. ”Det är nog bäst att du hämtar {warden}.”

”Och saxen?”

{Elder.short} svarade inte. {Elder.He} blundade, och en regndroppe rann in i örat på {elder.him}.

# slippery
{child} hämtade ingen. {Child.He} tittade på blixtlåset. Mellan tänderna satt det grå sand, från tjugotvå gånger vid havet. Det hjälpte inte att rycka. Det behövde något att glida på. {Child.He} gned tummen mot pekfingret för att tänka, och de gled. De var svarta och blanka och hala, av allt som {child.he} hade skrivit upp.

”{Elder.short}? Hjälper blyerts på blixtlås?”

{Elder.short} öppnade ögonen.

”Det är det jag har tagit i trettio år”, sa {elder.he}. ”Jag har en penna bakom örat. Och här har jag legat i tre kvart och tittat rakt upp på din.”

# last-friends
{child} blåste bort sanden. Sedan ritade {child.he} på tänderna, nerför ena sidan och nerför den andra[school: , mycket hårdare än man får {at school}], tills varenda tand glänste. Plipp, plipp, plipp. {Child.He} tog i handtaget med två fingrar, och {child.he} ryckte inte. Lite, lite bakåt, dit där de var vänner sist.

Och sedan ner. Zzzzzzzip.

In for huvudet, och in efter det for {child}[athlete: , fortare än {athlete}], och ner kom regnet.

# good-night
”Halv nio”, skrev {child} i skenet från ficklampan. ”Hela {elder} är inne.”

”Kan du stänga dörren?” sa {elder.short}, djupt nere i sin sovsäck. ”Jag har fått nog av blixtlås.”

Så {child} drog upp det med ett finger, långsamt, ända nerifrån och ända upp, och hela natten fick stanna utanför. Zzzzzzzip.

Regnet gick omkring på taket. Bredvid {child.him} hade sovsäcken börjat andas.

{child} skrev ”God natt”, la ifrån sig pennan och släckte ficklampan.
