title: Stäng dörren, det drar
title: Ett ägg i bastun
guest friend: Tove (hon), Milo (han)
guest elder: Göte (han), Gunnel (hon)

% {elder} är familjens, annars grannen, som har varit sotare i fyrtio år. Omkväde: ”Stäng dörren, det drar”, först surt, sist som en inbjudan.

# in-a-bathrobe
När {child} och {friend} kom dit på lördagen stod {@who} i badrock utanför {@whose} bastu[city:  i utkanten av {city}] och frös. {Elder.He} höll i handduken, och smalbenen var blå.[elder2:  {Elder2} hade gått in och kokat kaffe.]

”Jag kommer inte in”, sa {elder.short}. ”Det ligger nån i ugnen.”

{child} kikade in. Uppe på bastuugnen låg en drake, grön och stor som en soffa. Hon sprutade en liten låga rakt ner bland stenarna. Mellan stenarna låg ett ägg.

”Stäng dörren”, sa draken. ”Det drar.”

{child} stängde. {Child.He} var kvar på utsidan. {Child.He} hade önskat sig en drake i hela sitt liv, och nu hade {child.he} sett den i fyra sekunder.

# never-a-hot-stove
”Hon får inte vara där”, sa {elder}. ”{@sweep} Den där skorstenen ska sotas i dag[adult: , det har jag lovat {adult}], och man sotar aldrig en varm ugn.”

”Låt mig sköta det här”, sa {friend}. {Friend} var {child's} bästa vän, och {friend.he} förhandlade om allt. Hemma hade {friend.he} förhandlat sig till två julaftnar[school: , och {at school} till extra lång rast]. {Friend.He} gick in med vantarna på ryggen, och {child} gick tätt bakom.[pet.dog:  Hunden {pet} la sig utanför dörren, där det kom lite värme genom springan.][pet.cat:  Katten {pet} satt på vedtraven och låtsades inte om att det fanns en drake.][pet.other:  {Pet} fick som tur var vara hemma, där det inte drog.]

# not-one-minute
”Vi säger så här”, sa {friend} till draken. ”Du går ut en timme. {Elder} sotar. Sen får du gå in igen.”

”Ett drakägg får aldrig bli kallt”, sa draken. ”Inte en timme. Inte en minut. Känn själv.”

{child} la handen på ägget. Det var varmt som en nygräddad limpa, och där inne sparkade någon[athlete: , lika hårt som {athlete}].

”Stäng dörren, det drar”, sa draken, och det betydde att de skulle gå.

# on-roofs
{Elder} blev inte glad. {Elder.He} ställde sig i bastudörren med badrocken fladdrande och sotarborsten i handen.

”Är skorstenen full av sot, så kommer röken in!” sa {elder.he}. ”Då slocknar det, och då sitter du där!”

”Jag har legat på ägg förr”, sa draken. ”Har du?”

”Nej”, sa {elder.short}. ”Men jag har legat på tak!”

”Där blir det väl inga ungar”, sa draken.

De stirrade på varandra. Ingen av dem blinkade, {@smoke}.

”Båda har ju rätt”, viskade {child} till {friend}.

”Ja, det är det som är så jobbigt”, viskade {friend}. ”Är det bara en som har rätt kan man muta den andra.”

# pfft
Då hostade draken. Ur hennes näsa kom en svart tuss. Hon hostade igen och tog sats för en låga, men det kom bara ett pfft, som när man släpper luften ur en badring.

”Det är ingenting”, sa draken.

Hon försökte igen. Pfft. Röken låg redan tjock under taket. Draken såg på ägget, och hennes stora underkäke började darra.

”Elden är slut”, sa hon. ”Den har aldrig varit slut.”

{child} kände hur det knöt sig i magen. {Child.He} var rädd, och {child.he} såg att draken också var det.

# only-the-oven
”Ge mig ägget”, sa {child}.

”Det är mitt”, sa draken.

”Ja. Jag ska bara vara ugn.”

{child} drog upp tröjan och höll ut den. Draken tittade på {child} länge. Sedan lyfte hon ägget med läpparna och la det mot {child's} mage. {Child.He} drog ner tröjan, satte sig på trappan utanför och höll om ägget med båda armarna. {Friend} satte sig tätt bakom och knäppte sin jacka runt dem alla tre.

”Jag är bättre isolerad än du”, sa {friend.he}. ”Hemma säger de att jag är varm som en kamin när jag pratar.”

”Prata då!” sa {child}.

”Vi säger så här”, sa {friend} till ägget. ”Du håller dig varm. Då får du min efterrätt i en vecka. Två veckor! Men då får du inte bli sval ens på undersidan.”

Ägget sparkade.

”Tre veckor”, sa {friend}.[music:  Sedan nynnade {friend.he} {music} för det, tills det sparkade i takt.]

# gape
Under tiden gick {elder} fram till draken. {Elder.He} lyfte hennes läpp och kikade in.

”Jo, jag tänkte väl det”, sa {elder.he}. ”Det är inte skorstenen det är värst med. När sotades du sist?”

”Aldrig”, sa draken.

”Aldrig! Gapa.”

{Elder} körde ner borsten. Upp och ner, upp och ner, {@forty}. Draken gurglade. Sotet yrde. Till slut kom en klump, stor som en fotboll, och efter den kom en låga, klar och gul, som tände ljuslyktan ute på trappan, tre meter bort.

”Oj”, sa draken. ”Så lätt det gick.”

”Man ska sköta sina rör”, sa {elder.short}. {Elder.He} var svart från hjässan till tofflorna. Sedan tog {elder.he} skorstenen också.

# a-mitten
Men när draken ville ha tillbaka sitt ägg skakade {child} på huvudet. Det knakade under tröjan. Det kittlades. Ur halslinningen stack det upp en liten våt nos, och den nös. Ut flög en gnista, rakt på {friend's} vante.

”Vi säger så här”, sa {friend} till den lilla. ”Du får vanten.”

# room-on-the-bench
Nu skymde det. Draken bar in ungen i nacken och la sig på ugnen igen. Hon lämnade plats bredvid sig på laven. Ingen sa något om det. {Elder} stod kvar ute på trappan och gned sina blå smalben mot varandra.

”Jaha”, sa {elder.short}. ”Då är det upptaget, då.”

”{Elder.short}”, sa draken. ”Stäng dörren. Det drar.”

{Elder} klev in och stängde den efter sig.

# in-a-row
De satt på rad allihop, med {child} och {friend} längst ner där det var lagom[sport: , möra som efter {sport}].[pet.dog:  {Pet} fick ligga på golvet, där det var svalast.][pet.cat:  {Pet} satt ute i omklädningsrummet, på alla deras kläder.][pet.other:  Alltihop skulle {pet} få höra när de kom hem.] {Elder} hällde en droppe vatten på stenarna, och det fräste mjukt. Den lilla draken kröp ner i {child's} knä, snurrade ett varv och la hakan på {child.his} arm.

# @who
grannen {elder}
## if elder
{elder}

# @whose
sin egen
## if elder
den lilla

# @sweep
Jag har varit sotare i fyrtio år.
## if elder
Jag har lånat en riktig sotarborste.

# @smoke
för båda var vana vid rök
## if elder
för båda var lika envisa

# @forty
som {elder.he} hade gjort i fyrtio år
## if elder
som man gör med en flaska
