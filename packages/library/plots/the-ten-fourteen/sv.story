title: Klockan 22.14
title: Spöktåget
title: De är bara försenade

% Regeln: tåget får inte gå förrän stinsen har lyft den gröna lyktan. De i väntsalen var spöken redan då; det är spöktåget, som går när de vanliga tågen har gått.
% Vem telefonen gällde förstår barnet på mössan, som hänger på sin spik från första sidan.

# no-trains
Det går inga tåg förbi stationshuset där {elder} växte upp. Rälsen togs bort för länge sedan, och där den låg växer det björkar. Men huset finns kvar. På övervåningen finns köket och sovrummen, och längst ner finns väntsalen, med veden, skidorna och en stor klocka som har stannat på fjorton minuter över tio.

[adult: {Adult} var där för att laga taket. ]{child} var där för att det var lov[school:  från {school}]. [friend: {Friend} var där för att det finns spöken i gamla hus. ]Och {pet}, som är {breed}, var där för att det alltid ligger en korv till i {elder.short's} kylskåp.

Bredvid klockan hänger en röd mössa på en spik. ”Den var min fars”, brukar {elder.short} säga. ”Han var stins. Inga tåg fick gå förrän han sa till[city: , inte ens snälltåget till {city}].”

# five-furrows
Den andra natten [sport: drömde {child} om att {play sport}, och så vaknade {child.he} | vaknade {child}] av att ingen låg på {child.his} fötter.

[friend: {Friend} sov som en stock. ][elder2: Genom väggen hördes det hur {elder2} snarkade. ][adult & !elder2: {Adult} snarkade. ]I trappan var det kallt. {child.He} gick ner på tå och sköt upp dörren till väntsalen, och där satt {pet} mitt på golvet i månskenet. {Pet.He} {@wagged}. Det lät som när man sopar.

”{Pet}”, viskade {child}. ”Vad gör du?”

Då såg {child.he} {pet.his} öra. Det rörde sig fram och tillbaka, fram och tillbaka, fast det var vindstilla. Och pälsen på {pet.his} nacke plattades till, i fem små fåror. Någon kliade {pet.him}.

# weak-tea
{child} ställde sig med ryggen mot väggen. {child.He} var {age} år och trodde inte på spöken, men just nu var det svårt att låta bli.

Sedan kom de fram, långsamt, som när man väntar på att ögonen ska vänja sig. En dam med hattask på bänken. En gammal man med en höna i korg. Två bröder med skridskor om halsen. Alla var de tunna och bruna som svagt te, och rakt igenom dem kunde man se {elder.short's} skidor. Den minste brodern satt på huk hos {pet}.

”God afton”, sa damen vänligt. ”Är det du som är stins?”

”Nej”, sa {child}. Rösten fungerade nästan. ”Jag heter {child}.”

”Åh. Nå, då väntar vi.”

”Vad väntar ni på?”

# nobody-waves
”På avgång”, sa damen. ”Med spöktåget, klockan 22.14. Vi stiger på, och så sitter vi där, och så stiger vi av igen.”

Hon nickade mot fönstret. Där stod björkarna. Men mellan stammarna lyste det, en lång rad av matta, gula rutor.

”Varför åker det inte?” sa {child}.

”Ingen vinkar av det”, sa mannen med hönan. ”Ett tåg får inte gå förrän stinsen har visat grönt. Det vore emot reglementet.”

”Vi hade en mycket bra stins”, sa damen. ”Men en kväll ringde telefonen, just som vi hade satt oss. Han skrattade högt, slängde mössan på bänken och sprang i väg med lyktan i handen. Och till vårt tåg kom han aldrig mer.”

”Varför inte?”

”Han trodde väl att han hade vinkat”, sa den störste brodern. ”Sådant kan man tro, när man är glad.”

”Den där mössan”, sa {child}. ”Var den röd?”

”Mycket röd”, sa damen.

Då sprang {child} uppför trappan.[athlete:  Inte ens {athlete} hade hunnit i fatt {child.him}.]

# only-late
”{Elder.short}”, viskade {child.he}. ”Du måste vakna. Det sitter spöken i väntsalen.”

{Elder} letade efter glasögonen, och sedan letade {elder.he} efter {child's} ansikte.

”Är de elaka?” sa {elder.he}.

”Nej. De är försenade.”

{child.He} berättade alltihop. När {child.he} kom till telefonen och skrattet blev {elder.short} sittande med ena strumpan i handen.

”Min far brukade säga”, sa {elder.he}, ”att den natten jag föddes glömde han både mössan och vettet.” {Elder.short} torkade glasögonen fast de var torra. ”Så det är mig de har väntat på.”

# worth-it
Lyktan med det gröna glaset stod i skafferiet, full av gem. {child} hällde ut gemen, och {elder.short} satte dit ett stearinljus[music:  och nynnade på {@song}, för att inte vara nervös].

{child's} armbandsur visade 22.11 när de kom ner. Alla i väntsalen reste sig.

{Elder.short} hade randig pyjamas och stövlar. Men {elder.he} tog ner mössan från spiken. Den hade krympt, eller också hade {elder.his} huvud vuxit. {Elder.He} drog den långt ner i pannan och ställde sig rak.

”Jag ber om ursäkt för förseningen”, sa {elder.he}. ”Å min fars vägnar. Och mina egna.”

”Kära nån”, sa damen. ”Blev det en [elder.she: flicka | pojke]?”

”Det blev det”, sa {elder.short}. Rösten sprack lite.

”Då var det värt det”, sa mannen med hönan.

# to-be-met
De gick ut. {Pet} följde pojkarna ända fram till björkarna, och den minste vände sig om och kliade {pet.him} en gång till, bakom båda öronen.

”Vart går tåget?” frågade {child}.[city:  ”Går det till {city}?”]

Damen letade fram sin biljett. Det stod inget ortnamn på den. Där stod bara: Mottages vid ankomsten.

”Det betyder att någon står där”, sa hon. ”Jag har en syster, förstår du.”

Så steg de på. Dörrarna slog igen utan ljud, och {child} såg dem sätta sig, en efter en, i de gula rutorna. {Elder.short} tog ett steg fram, och {elder.his} hand skakade så att lågan fladdrade.

”Håll i, du också”, sa {elder.he}.

# green
De höll i lyktan båda två. Och klockan 22.14 lyfte de den, högt över huvudet, och det gröna skenet föll över björkarna.

Först kom det en suck. Sedan kom en vind, som var varm och luktade kol. Rutorna började glida. En hatt lyftes där inne, och en till, och hönan flaxade, och två pojkar tryckte näsorna mot glaset och vinkade till {pet} så länge de kunde. Sist kom en röd lampa. Den blev mindre och mindre mellan stammarna, tills den kunde ha varit vad som helst.

{Elder.short} sänkte lyktan. {Elder.He} tog av sig mössan och satte den på {child}. På {child.him} satt den bra.

# quite-right
[!adult / friend: Nästa morgon åt de frukost i väntsalen.

][friend: ”Inga spöken i natt heller”, sa {friend} och gäspade.

”Nej”, sa {child}. ”De har rest.”

]{@heard}

{child} och {elder.short} såg på varandra över skidorna. {Pet} {@swept}.

Tick, sa det på väggen. Tack, tick, tack.

Den var åtta minuter över nio, och den gick alldeles rätt.

# @heard
Mitt i en tugga hejdade sig {elder.short} och lyssnade.

”Vad konstigt”, sa {elder.he}. ”Har du lagat klockan?”

”Inte jag”, sa {child}.
## if friend & !adult & !elder2
Mitt i en tugga hejdade sig {friend} och lyssnade.

”Vad konstigt”, sa {friend.he}. ”Har ni lagat klockan?”
## if elder2 & !adult
{Elder2} skulle just hälla upp mer kaffe, men så stannade {elder2.he} och lyssnade.

”Vad konstigt”, sa {elder2.he}. ”Har ni lagat klockan?”
## if adult
Nästa morgon gick {adult} genom väntsalen med hammaren i ena handen och en smörgås i den andra.

”Vad konstigt”, sa {adult} och stannade. ”Har ni lagat klockan?”
## if adult & friend
{Adult} gick förbi med hammaren i ena handen och en smörgås i den andra.

”Vad konstigt”, sa {adult} och stannade. ”Har ni lagat klockan?”

# @wagged
viftade på svansen
## if breed.Bulldog / breed.Australian Shepherd / breed.Boxer / breed.Rottweiler
viftade med hela rumpan

# @swept
sopade golvet med svansen
## if breed.Bulldog / breed.Australian Shepherd / breed.Boxer / breed.Rottweiler
sopade golvet med rumpan

# @song
{music}
