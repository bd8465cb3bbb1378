title: Den säger ingenting
title: Knarr, knarr, knarr
title: Bästa, sämsta
guest astrid: Astrid (hon), Valborg (hon)

% {astrid} är granne, nästan blind och går efter ljudet. Hon lyfter inte på fötterna i snö förrän hon går i spåret: därför hör hon inget på vägen ut.

# not-one-track
Det hade snöat hela natten[city:  {in city}], och {child} hade väntat på det sedan i somras. Nu stod {child.he} på gården med stövlarna på och vågade knappt andas. Allt var vitt. Inte ett enda spår.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade kommit ut på trappan, tittat och gått in igen.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade stuckit ut en tass, skakat den och gått in igen.][pet.other:  Inne låg {pet}, som inte visste om någonting.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade feber och hade beställt en snöboll, som redan låg i frysen.]

# the-broom
Då hördes ett skrapande ljud. Det var {astrid} från huset intill[elder: , som {elder}[elder2:  och {elder2}] brukade dricka kaffe hos]. {Astrid} hade stämt pianon i hela sitt liv och var nästan blind, och nu sopade hon. Hon sopade bort snön från gången, så att den flög.

”Sluta!” ropade {child}. ”Du förstör den!”

”Bra”, sa {astrid}. ”Då har jag träffat rätt.”

”Men det är snö! Det är det finaste som finns!”

”Fin?” sa {astrid}. Hon lutade sig mot kvasten. ”På sommaren går jag till brevlådan och lyssnar med käppen. Gruset säger krasch. Stenen säger tock. Gräset säger fuff. Då vet jag var jag är. Men snön! Du hör själv. Den säger ingenting.”

# best-worst
{child} lyssnade. Ingen bil hördes. Inga fåglar. Det var som om hela världen hade satt på sig vantar.

”Den säger ingenting”, sa {child} lyckligt. ”Det är ju det som är det bästa!”

”Det är det sämsta”, sa {astrid}.

”Bästa.”

”Sämsta.”

# putting-it-back
{astrid} sopade en meter. {child} tog snön i famnen och bar tillbaka den. {astrid} sopade samma meter igen. Så höll de på en lång stund, och ingen av dem tänkte ge sig[sport: , för {child} var van att {play sport} och {astrid} var van att sopa].

”Är det du som lägger tillbaka den?” frågade {astrid}.

”Ja.”

”Jag tyckte väl att det var en lång gång i dag.”

# the-card
Till slut blev {astrid} trött. ”Jag ska till brevlådan”, sa hon. ”Där ligger ett kort från min syster. Det hämtar jag själv, det har jag alltid gjort.”

Hon ställde kvasten mot väggen, tog käppen och gick. Brevlådan stod på andra sidan den stora gräsplanen. {child} såg henne hasa i väg, utan att lyfta på fötterna, rak i ryggen, rakt ut i det vita.

# grey-spot
Och då började det snöa igen. Lätta, torra flingor, tätare och tätare. {child} lade huvudet bakåt och gapade och fick fyra på tungan. När {child.he} tittade ner igen var {astrid} bara en grå fläck. Fläcken hade stannat. Den vände sig åt ena hållet. Den vände sig åt andra hållet. Den knackade med käppen, och käppen lät inte.

{astrid} visste inte var hon var. Hon stod mitt på sin egen gräsplan och visste inte åt vilket håll hon bodde.

”{astrid}!” ropade {child}. ”Här är jag!”

Snön åt nästan upp ropet.

”Var?” hördes det, långt borta. ”Det låter från alla håll!”

{child} höll andan och lyssnade. Snön föll och föll. Den sa ingenting, och nu önskade {child} att den hade gjort det.

# it-said-something
{Child.He} sprang. Rakt ut i det vita sprang {child.he}[athlete: , fort som {athlete}], och det var då {child.he} hörde det. Under stövlarna.

Knarr. Knarr. Knarr.

{Child.He} tvärstannade. Inget. {Child.He} tog ett steg. Knarr.

Den sa ju något! Man måste bara trampa på den.

{child} gick de sista stegen så hårt {child.he} kunde. Knarr! Knarr! Knarr! {astrid} vred på huvudet, precis åt rätt håll.

”Där är du”, sa hon. ”Jag hör stövlarna.” Hon sträckte ut handen. Den var kall och inte riktigt stadig, och {child} tog den i båda sina.

# i-go-first
”Ska vi gå hem?” frågade {child}.

{astrid} tänkte efter. ”Har jag gått ut efter ett kort, så vill jag ha ett kort”, sa hon.

”Då går jag först”, sa {child}. ”Jag trampar. Du går efter ljudet.”

Så gick de. {child} satte ner fötterna, en i taget, och tryckte till ordentligt[school: , tyngre än någon någonsin hade gått till {school}]. Knarr. Knarr. Knarr. Bakom {child.him} kom {astrid} i spåret. Nu lyfte hon på fötterna, och hennes kängor knarrade de också, men lägre.

”Din vänstra stövel är ett F”, sa {astrid} efter en stund. ”Den högra är lite falsk.”

”Är det dåligt?”

”Inte alls. Då vet jag att det är du.”

# the-path
De kom till brevlådan. {child} borstade av locket, och {astrid} stack in handen och fick tag i kortet.

Sedan vände de. Nu fanns det en stig, hela vägen tillbaka, och vid sidan om den var snön djup och mjuk. {astrid} provade med käppen. På stigen sa den knarr. Bredvid stigen sa den ingenting.

”Där är jag”, sa {astrid} och petade på stigen. ”Och där är jag inte.” Hon petade bredvid. ”Det var som tusan. Det går ju att läsa.”

Hon gick hela vägen hem före {child}, rak i ryggen[music: , och nynnade på {music}].

# on-the-bench
Vid väggen hos {astrid} stod en bänk. De sopade av den, men bara så mycket att två kunde sitta. {child} läste kortet högt. Det stod: Här är det varmt och bullrigt. Hur har du det? Din syster.

”Vad ska du svara?” frågade {child}.

{astrid} sa inget på en stund. Hon hade fått snö på mössan och på ögonbrynen och på knäna. Ingen bil hördes. Inga fåglar. Flingorna föll över gräsplanen och stigen och över deras fyra stövlar.

# listening
Då lade {astrid} sin arm om {child}.

”Hör”, viskade hon. ”Den säger ingenting.”

”Nej”, viskade {child}.

Och så satt de där tätt ihop och lyssnade på ingenting, båda två.
