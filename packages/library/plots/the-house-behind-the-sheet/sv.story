title: Huset bakom lakanet
title: Det sjunde trappsteget
title: En timme på Udden

guest sister: Gun (hon), Maj (hon)

% {sister} är {elder}s lillasyster. Huset de växte upp i har havet tagit; om något hus som står sägs ingenting.
% {elder2} lyssnar bara.

# the-footsteps
Det var det nästan ingen som visste, men {elder} hade en gång varit fotstegen åt en kung.

{Elder.He} hade också varit en brinnande lada och nästan alla sorters väder, för {elder.he} gjorde ljuden till teatern i radio när {elder.he} var ung. Allt låg kvar i ett skåp i hallen, och den enda som fick öppna det var {child}, som bodde där hela veckan.

”Potatismjöl i en strumpa”, sa {elder.short} och blundade. ”Krama den.”

{child} kramade. Någon gick förbi i djup snö.

”{sister} fyller år på fredag”, sa {child}. ”Jag har fyrtio kronor. Jag vill att det ska bli något riktigt.”

”Vad önskar hon sig, då?”

# cliff-end
Det var just det. {sister} var {elder.short's} lillasyster. Hon var också där den veckan, och hon önskade sig aldrig någonting. Bara en enda gång, när de diskade, hade hon stannat upp mitt i en tallrik. ”Man skulle få vara en timme på Udden”, hade hon sagt.

Udden var huset där hon och {elder.short} hade växt upp. Det låg så nära havet att havet tog trädgården, och sedan vedboden, och samma år som {child} föddes tog det resten.[age>=11:  Det fanns tre fotografier kvar.] Men dit kunde man inte åka[city: , det gick ingen buss från {city}].

{Elder.short} öppnade ena ögat.

”Inte för att titta, nej”, sa {elder.he}.

# the-gate
De började nästa morgon, så fort {sister} hade gått för att bada. {child} antecknade[school:  i en skrivbok från {school}], och {elder.short} gick genom huset i tankarna, från grinden och inåt, och berättade vad {elder.he} hörde.[music:  Bara {@song} fick {child} låta bli att nynna, för den hade de inte haft på Udden.]

Grinden var lätt. Den var ett rostigt gångjärn, och de hade nio.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] sprang ut i hallen för att se vem som kom, så det måste ha låtit rätt.] Måsarna var värre, tills [friend: {friend}[!friend.known: , {child's} bästa vän,] | {child}] upptäckte att det gick med en blöt diskhandske, om man drog i fingrarna och inte skämdes.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] gick bakom soffan och letade efter dem.][pet.other:  {Pet} satt alldeles still och funderade på saken.] Havet var torkade ärter i en sil, och man fick luta den så långsamt att armarna darrade.[age>=11:  Köksklockan var en riktig klocka, i en kakburk.] Det sjunde trappsteget hade alltid knarrat. Till det provade {elder.short} en dörr och en korg, och sedan satte {elder.he} sig i sin gamla skinnfåtölj för att tänka, och då var det fåtöljen.

På torsdagen kunde de gå in genom grinden och ända upp till {sister's} rum under taket. [age>=11: Det tog sex minuter. ]På natten låg {child} vaken och lyssnade på alltihop i huvudet. Allt stämde. Ändå var det som ett hus på ett museum, med ett rep för dörren. Något fattades, och {child.he} visste inte vad.

# one-shoe
Vid frukosten försökte {child} låta som om det inte var så viktigt. ”När du låg i din säng på Udden, vad hörde du då?”

”Havet”, sa {sister}, som letade efter sina skor.

”Vad mer?”

”Måsarna. Klockan.” {sister} hade hittat den ena skon. Hon stod på ett ben med skon i handen, och det syntes på henne att hon var någon annanstans. ”Vår pappa var med i sjöräddningen. När det kom ett larm fick han ge sig av, vad klockan än var. Mamma sa aldrig någonting om det. Hon kom upp och stoppade om mig som vanligt. Och jag låg där och sov inte. Egentligen lyssnade jag inte alls på havet. Jag lyssnade efter …” Hon skrattade till och drog på sig skon. ”Nej, nu missar jag badet.”

”Efter vad?” sa {child}.

Men dörren hade redan gått igen.

# the-bowl
{child} gick raka vägen till {elder.short} och berättade vartenda ord.

{Elder.short} satt tyst en lång stund.

”Jag var ju den stora”, sa {elder.he} till slut. ”Jag fick sitta uppe i köket. Jag har alltid trott att hon sov.”

Sedan gick {elder.he} in till sig och kom tillbaka med en röd porslinsskål som det hade gått en flisa ur. I skålen låg en nyckelknippa. Dörrarna de passade till fanns inte längre.

”De var min pappas. Dem har jag aldrig haft i jobbet”, sa {elder.short}. ”Det får bli du som gör det. Jag tror inte att jag är stadig nog på handen.”

# the-sheet
På kvällen åt de tårta, och efter tårtan hängde {child} upp ett lakan tvärs över rummet, satte {sister} i soffan med en filt och släckte.[elder2:  {Elder2} hade lovat att inte hosta.]

”Vad är det här?” sa {sister} i mörkret.

”Sch”, sa {child}. ”Du ska hem.”

Grinden gnisslade. Någon gick i grus, och högt uppe skrek en mås[friend: , och det var {friend}, som inte skämdes det minsta]. Bakom lakanet rörde sig {child} och {elder.short} runt varandra i strumplästen utan att stöta ihop, och sakerna gick från hand till hand. En dörr öppnades, och där tickade klockan. [age>=11: {child} drog handen längs en rad koppar, för det hade {sister} alltid gjort, och borta i soffan drog hon efter andan. ]Sedan uppåt: fyra, fem, sex, och så knarrade fåtöljen.

”Å, det sjunde”, viskade {sister}.

# a-big-sea
[age>=11: Nu var hon uppe. ]Ärterna gick fram och tillbaka i silen, fram och tillbaka, och {child} lät dem bli tyngre och tyngre, tills det var ett stort hav, mitt i natten, med en liten båt ute på. Det brände i armarna[sport: , mer än när man har hållit på med {sport} en hel dag].[athlete:  Till och med {athlete} hade velat ställa ner silen.] {child} lyssnade mot mörkret på andra sidan. Därifrån hördes inte ett ljud. Så tyst är bara ett barn som borde sova.

# the-keys
Då tog {elder.short} över silen, och lite i sänder lade sig havet. Grinden gnisslade. Någon kom på gången, långsamt, i stora stövlar. Dörren öppnades och stängdes igen, försiktigt, så att ingen skulle vakna.

{child} lyfte nycklarna och släppte dem i skålen.

Det var inget stort ljud, ett klirr och ett rassel och ett klirr. Men på andra sidan lakanet andades {sister} ut, långt, långt, och det lät som om hon hade hållit andan sedan hon var sex år.

# the-chair
Ingen tände. Efter en stund kom {sister} runt lakanet med filten om sig, och de fick plats i fåtöljen alla tre, bara man inte hade något emot det sjunde trappsteget.[friend:  {Friend} tog ena armstödet.][pet.dog / pet.cat:  {Pet} lade sig på fötterna.]

# clink
Det var sent när {child} kom i säng. {Child.He} låg och hörde på regnet, och på {elder.short}, som gick och låste för natten. På hyllan vid ytterdörren stod något nytt, rött, som det hade gått en flisa ur.

På andra sidan väggen låg {sister} och lyssnade, hon också. De tänkte hålla sig vakna båda två tills det kom, och det gjorde de, nätt och jämnt.

Klirr, sa nycklarna.

Sedan sov de.

# @song
{music}

# picture 3
bakom lakanet
