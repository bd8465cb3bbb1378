title: Bara vänsterfoten
title: Resten av mig är uppe
title: Sist uppe i hela huset
title: Foten som somnade först
title: Sover du? Bara till naveln
title: Den som var uppe hela natten

# foot-asleep
”I kväll ska jag vara sist uppe”, sa {child}. ”I hela huset.[city:  Kanske sist av alla {in city}.]”

[friend: ”Jag med”, sa {friend} på madrassen och somnade.]

{child} satte sig på sängen för att vänta ut alla andra. Det gick bra, ända tills det hände något där under.

Vänsterfoten somnade.

Det gör den, om man sitter på den. Först pirrar den, och sedan är den borta. Den säger inte ens god natt.

## or
Den som somnade först i hela huset var {child's} vänsterfot.

Ingen hade väntat sig det. Någon hade suttit på den ett tag, den pirrade lite, och sedan sov den, med strumpan på.

”Vi ska inte sova”, sa {child} till foten. ”Vi ska vara sist uppe i kväll[city: , kanske sist av alla {in city}].”

Men foten hörde inte. Den sov.

[friend: ”Nej, det ska jag vara”, sa {friend} på madrassen. Sedan hördes bara andetag därifrån.]

## if short
”I kväll ska jag vara sist uppe”, sa {child}. ”I hela huset.[city:  Kanske sist av alla {in city}.]”

[friend: ”Jag med”, sa {friend} på madrassen och somnade.]

{child} satte sig på sängen för att vänta ut alla andra.

Då somnade vänsterfoten.

Det gör den, om man sitter på den. Först pirrar den, och sedan är den borta. Den säger inte ens god natt.

## if short
Den som somnade först i hela huset var {child's} vänsterfot.

Någon hade suttit på den ett tag, den pirrade lite, och sedan sov den, med strumpan på.

”Vi ska inte sova”, sa {child} till foten. ”Vi ska vara sist uppe i kväll[city: , kanske sist av alla {in city}].”

Men foten sov.

[friend: ”Det ska jag med”, sa {friend} på madrassen och somnade.]

# feet
En fot som sover ska ligga i en säng. {child} lyfte den med båda händerna, försiktigt, så att den inte skulle vakna,
och stoppade om den under täcket.

[adult: ”Ligger du?” ropade {adult}.]

”Bara vänsterfoten”, viskade {child}. ”Resten av mig är uppe.”

Högerfoten var pigg. Men den hade aldrig varit en hel natt utan den vänstra. Den kröp ner, den också, för att hålla
sällskap, och det höll den ungefär så länge som det tar att gäspa med fem tår.

[sport: Ibland ryckte det i den, för den drömde om {sport}.] [pet.dog / pet.cat: {Pet} kom och la sig ovanpå dem båda,
så nu kunde de inte ha gått upp om de hade velat.] [pet.other: Hos {pet} var det också alldeles tyst.]

”Bara fötterna”, sa {child}. ”Resten av mig är uppe.”

## or
Först försökte {child} gå omkring med den. Men en fot som sover ser sig inte för. Duns, sa det, och duns.

Den fick helt enkelt gå och lägga sig, längst ner under täcket.

[adult: ”Vad är det som dunsar?” ropade {adult}.

”Vänsterfoten! Den har lagt sig. Resten av mig är uppe.” | ”Sov gott”, sa {child} till den. ”Resten av mig är uppe.”]

Då stod högerfoten ensam på mattan, och det drog. Fötter är vana vid att vara två. En, två, tre, så låg den bredvid.

[sport: ”I morgon är det {sport}”, viskade {child} till dem båda. ”Då måste ni vara utsövda.”]

[pet.dog / pet.cat: {Pet} la sig tvärs över, för att vakta.] [pet.other: Från {pet} hördes inte ett knyst.]

”Bara fötterna”, sa {child}. ”Resten av mig är uppe.”

## if short
En fot som sover ska ligga i en säng. Så {child} stoppade om den under täcket.

[adult: ”Ligger du?” ropade {adult}.]

”Bara vänsterfoten”, viskade {child}. ”Resten av mig är uppe.”

Högerfoten var pigg. Men den hade aldrig varit en hel natt utan den vänstra. Den kröp ner, den också.

[sport: Ibland ryckte det i den, för den drömde om {sport}.] [pet.dog / pet.cat: {Pet} la sig ovanpå dem båda.] [pet.other: Hos {pet} var det också alldeles tyst.]

”Bara fötterna”, sa {child}. ”Resten av mig är uppe.”

## if short
Först försökte {child} gå omkring med den. Duns, sa det, och duns.

Den fick helt enkelt gå och lägga sig.

[adult: ”Vad är det som dunsar?” ropade {adult}.

”Vänsterfoten! Den har lagt sig. Resten av mig är uppe.” | ”Sov gott”, sa {child} till den. ”Resten av mig är uppe.”]

Då stod högerfoten ensam på mattan. Fötter är vana vid att vara två. En, två, tre, så låg den bredvid.

[sport: ”I morgon är det {sport}”, viskade {child} till dem båda.] [pet.dog / pet.cat: {Pet} la sig tvärs över.] [pet.other: Från {pet} hördes inte ett knyst.]

”Bara fötterna”, sa {child}. ”Resten av mig är uppe.”

# hands
Händerna skulle bara se efter hur fötterna hade det. [school: Det är en lång dag {at school}, om man är en hand.] De
åkte in under täcket, först den ena och sedan den andra. Där var det varmt.

De kom inte tillbaka. [age>=5: Och man kan inte skicka någon efter händer. Det är händer man skickar.]

”Bara händerna”, sa {child}. ”Resten av mig är uppe.”

## or
Händerna byggde ett torn på täcket. [school: Det hade de gjort {at school} också.] Den första klossen gick lätt. Den
andra gick långsamt. Den tredje blev liggande i handen, och handen blev liggande på täcket.

Så stod det ett torn där, två klossar högt, och ingen byggde mer på det. [age>=5: Höga torn är för morgnar.]

”Bara händerna”, sa {child}. ”Resten av mig är uppe.”

## if short
Händerna skulle bara se efter hur fötterna hade det. [school: Det är en lång dag {at school}, om man är en hand.] De
kom inte tillbaka.

”Bara händerna”, sa {child}. ”Resten av mig är uppe.”

## if short
Händerna byggde ett torn på täcket. [school: Det hade de gjort {at school} också.] Den tredje klossen blev liggande i
handen, och handen blev liggande på täcket.

”Bara händerna”, sa {child}. ”Resten av mig är uppe.”

# tummy
Magen var inte trött, bara full. Den ville ligga ner med sin kvällsmat. {child} lutade sig bakåt, tills det gick.
Blopp, sa magen, och sedan inget mer. [age>=5: Den hade mycket att ta hand om.]

”Bara magen”, sa {child}. ”Resten av mig är uppe.”

[elder: ”Sover du?” viskade {elder} i dörren.

”Bara till naveln.”]

[elder2: ”{Elder2} har somnat ända upp”, viskade {elder.short}.]

## or
Magen bodde mitt emellan dem som sov och dem som var uppe, och visste inte vilka den hörde till. Kurr, sa den, och det
betydde ja. Kurr, sa den, och det betydde nej. Till slut la den sig platt för att fundera, och funderade, och
funderade.

”Bara magen”, sa {child}. ”Resten av mig är uppe.”

[elder: ”Är det någon vaken här?” viskade {elder} i dörren.

”Den övre halvan”, sa {child}.]

[elder2: ”Det är mer än {elder2}”, viskade {elder.short}.]

## if short
Magen ville ligga ner med sin kvällsmat. Blopp, sa den, och sedan inget mer.

[elder: ”Sover du?” viskade {elder} i dörren.

”Bara till naveln”, sa {child}. | ”Bara magen”, sa {child}. ”Resten av mig är uppe.”]

[elder2: ”{Elder2} har somnat ända upp”, viskade {elder.short}.]

## if short
Magen visste inte om den sov eller var uppe. Till slut la den sig platt för att fundera.

[elder: ”Är det någon vaken här?” viskade {elder} i dörren.

”Den övre halvan”, sa {child}. | ”Bara magen”, sa {child}. ”Resten av mig är uppe.”]

[elder2: ”Det är mer än {elder2}”, viskade {elder.short}.]

# ears
Det ena örat ville veta hur kudden lät. Det la sig på den. Kudden lät som inuti en mössa. [music: Någonstans där inne
gick {music} runt, från i eftermiddags, lite långsammare för varje varv.]

Det andra örat hade också velat lägga sig, men det satt på fel sida. [age>=5: Så är det med öron. De ses aldrig.]

”Bara ett öra”, sa {child}. ”Resten av mig är uppe.”

## or
Öronen höll reda på alla andra i huset. En stol skrapade. En kran rann, och slutade rinna. En dörr sa god natt till en
annan dörr. [music: {child} nynnade på {music}, så att öronen skulle ha något att göra, men det gick långsammare och
långsammare.]

[age>=5: Kylskåpet mumlade, men det gör det i sömnen.] Sedan fanns det inget mer att hålla reda på.

”Bara öronen”, sa {child}. ”Resten av mig är uppe.”

## if short
Det ena örat la sig på kudden. [music: Där inne gick {music} runt, lite långsammare för varje varv.] Det andra
[!elder: hade också velat lägga sig, men det ]satt på fel sida.

[!elder & !music: ”Bara ett öra”, sa {child}. ”Resten av mig är uppe.”]

## if short
Öronen höll reda på huset. En kran rann, och slutade rinna. [music: {child} nynnade på {music}, långsammare och
långsammare.] Sedan fanns det inget mer att hålla reda på.

[!elder & !music: ”Bara öronen”, sa {child}. ”Resten av mig är uppe.”]

# mouth
{child} räknade efter vad som var kvar. Det var två ögon, en näsa och en mun. Inte så många, men pigga.

[adult: ”God natt, ni fyra”, viskade {adult}, släckte lampan och gick och la sig.| Lampan slocknade i fönstret mitt
emot, och sedan här.]

[athlete: På väggen hade {athlete} också ögonen öppna. Men papper räknas inte.]

”Fyra räcker”, sa munnen. ”Fyra är ganska…”

Och så var de tre.

## or
[adult: {Adult} kom in och såg sig om i sängen.

”Hur mycket av dig är uppe?”

”Ansiktet”, sa {child}.

{Adult} gav det en puss, eftersom det var uppe, och gick sedan och la sig. | Nu var det mörkt i alla rum och tyst i
hela huset. Bara {child's} ansikte var uppe.]

[athlete: På affischen var {athlete} också uppe. Men det var bara papper, och papper blir aldrig trött.]

Det var så nära nu. Det var bara att hålla sig vaken en liten stund till.

”Jag är inte ett dugg…”, sa munnen.

Det var det sista den sa.

## if short
{child} räknade efter vad som var kvar. Det var två ögon, en näsa och en mun.

[adult: ”God natt, ni fyra”, viskade {adult} och släckte lampan.| Lampan slocknade i fönstret mitt emot, och sedan här.]

[athlete: På väggen hade {athlete} också ögonen öppna. Men papper räknas inte.]

”Fyra räcker”, sa munnen. ”Fyra är ganska…”

Och så var de tre.

## if short
[adult: ”Hur mycket av dig är uppe?” frågade {adult}.

”Ansiktet”, sa {child}.

{Adult} gav det en puss, eftersom det var uppe, och gick sedan och la sig. | Nu var det mörkt i alla rum. Bara {child's} ansikte var uppe.]

[athlete: På affischen var {athlete} också uppe. Men papper blir aldrig trött.]

”Jag är inte ett dugg…”, sa munnen.

Det var det sista den sa.

# eyes
Vänsterögat stängde. Det satt på samma sida som foten.

Högerögat stod kvar, alldeles ensamt, och såg sig om i mörkret. [friend: {friend} sov. ]Sängen sov. Fönstret sov
nästan. Då åkte locket ner, sakta och av sig självt, som en rullgardin.

Var det ingen alls som var uppe nu, i hela huset?

## or
Ögonen turades om. Först vilade det vänstra och det högra tittade. Sedan vilade det högra och det vänstra tittade.
[friend: De tittade på {friend}, som sov.] De tittade på strimman vid dörren, som blev smalare och smalare.

Sedan blev det fel på turen, så att båda vilade samtidigt. Det gick inte att se vilket som hade börjat.

Så vem var nu sist uppe i hela huset?

## if short
Vänsterögat stängde. Det satt på samma sida som foten.

Högerögat stod kvar, alldeles ensamt, och såg sig om i mörkret. [friend: {friend} sov. ]Sängen sov. Då åkte locket ner,
sakta och av sig självt, som en rullgardin.

Var det ingen alls som var uppe nu, i hela huset?

## if short
Ögonen turades om. Först vilade det vänstra och det högra tittade. Sedan vilade det högra och det vänstra tittade.

Sedan blev det fel på turen, så att båda vilade samtidigt.

Så vem var nu sist uppe i hela huset?

# nose
Mitt i ansiktet på {child} satt näsan. Den sov inte. Den sov aldrig. Den hade varit uppe varenda natt i {age} år och
inte nämnt det för någon.

Och det var {child's} egen näsa, så det räknades. {child} var sist uppe i hela huset.

## or
Näsan. Hela kvällen hade ingen frågat den. Den tyckte inte om att skryta, men den brukade vara uppe hela natten, varje
natt, och så hade det varit i {age} år.

Och en näsa är inte vems som helst. Den här tillhörde {child}. Alltså var det {child} som var sist uppe.

## if short
Mitt i ansiktet på {child} satt näsan. Den sov inte. Den sov aldrig. Den hade varit uppe varenda natt i {age} år.

Och det var {child's} egen näsa, så det räknades. {child} var sist uppe i hela huset.

## if short
Näsan. Den tyckte inte om att skryta, men den brukade vara uppe hela natten, varje natt, och så hade det varit i {age}
år.

Och den näsan tillhörde {child}. Alltså var det {child} som var sist uppe.

# all-asleep
Fötterna sov, sida vid sida, och händerna sov, och magen sov med kvällsmaten i famnen. [friend: På madrassen sov
{friend}.] [elder: I rummet bredvid sov {elder}, ända upp.] [adult: {Adult} sov.] [city: {city} låg mörkt utanför.]
Det blev varmt under täcket och stilla i väggarna, och mitt i alltihop satt näsan uppe, och andades in, och väntade
lite, och andades ut, och väntade lite, och andades in.

## or
Det är inget ansträngande arbete. Man sitter där man sitter, det är mörkt och mjukt åt alla håll, och man drar in lite
natt, långsamt, och släpper ut den igen. [friend: En bit bort höll en näsa till på med samma sak, för {friend} hade
också en.] [pet.dog / pet.cat: På fötterna låg {pet} och hade den tredje.] [elder: Genom väggen hördes den som {elder}
hade.] Under täcket sov de andra, fötter och händer och mage, och öronen hörde ingenting av det.

## if short
Fötterna sov, sida vid sida, och händerna sov, och magen sov. Det blev varmt under täcket, och mitt i alltihop satt
näsan uppe, och andades in, och väntade lite, och andades ut[!elder: , och väntade lite, och andades in].

## if short
Det är inget ansträngande arbete. Man sitter där man sitter, och man drar in lite natt, långsamt, och släpper ut den
igen. [friend & !elder: En bit bort höll en näsa till på med samma sak, för {friend} hade också en.] Under täcket sov de andra,
fötter och händer och mage.

# first-up
När det ljusnade i fönstret var det någon som kom upp, först av alla i hela huset. Den stack ut under täcket och
sträckte på sina fem tår. Det var vänsterfoten.

## or
Näsan var inte ensam. En bit längre ner gick hjärtat omkring i tofflor, dunk, dunk, dunk, och såg till alla, och
stannade en stund vid vänsterfoten, som hade somnat först.

## if short
När det ljusnade i fönstret var det någon som kom upp, först av alla i hela huset. Den stack ut under täcket och
sträckte på sina fem tår. Det var vänsterfoten.

## if short
Näsan var inte ensam. En bit längre ner gick hjärtat omkring i tofflor, dunk, dunk, dunk, och stannade en stund vid
vänsterfoten, som hade somnat först.
