title: Släpp inte
title: Det där är min rumpa
title: Hon kan bara svansar
guest bibi: Bibi (hon), Kiki (hon)
guest juniper: Dagny (hon), Ylva (hon)

% ”Släpp!” först, ”släpp inte” sist. {juniper} är tätt intill hela tiden.

# youre-pulling
”Släpp!” ropade {child}. ”Släpp! Du drar ju!”

Den lilla elefanten drog för att hon letade efter {child's} svans.

# no-tail-left
Det var kväll i djurparken[city:  utanför {city}], och alla de stora elefanterna hade gått upp till stallet för att sova. De gick på en lång rad och höll varandra i svansen. Men den minsta av dem, {bibi}, hade stannat för att leka med en pinne. När hon tittade upp fanns det ingen svans kvar att hålla i, och utan svans gick hon inte ett steg.

Därför hade {juniper}, som skötte elefanterna, sagt till {child}: ”Du är {age} år och precis lagom lång. Vill du gå före henne?”

Det hade {child} velat i hela sitt liv[sport: , ännu mer än att {play sport}][school: , och {child.he} önskade att de kunde se det {at school}]. {Child.He} räckte fram handen.

”Här, {bibi}”, sa {@she}.

# thats-my-bottom
{Bibi} luktade på handen. Hon föste den artigt åt sidan. Sedan sträckte hon snabeln runt {child} och kände efter där bak.

”Det där är min rumpa”, sa {child}.

{Bibi} hittade en snibb av tröjan och drog.

”Släpp!” sa {child}. ”Det är min tröja! Jag har ingen svans. Jag har en hand.”

{Bibi} blåste i snabeln. Hrrrmf! Vad skulle man med en hand till? Det ska ju sitta där bak, det vet väl alla.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] visste det, men {pet.he} var hemma.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] visste det, men {pet.he} var hemma.] {Bibi} drog i {child's} ficka.

”Släpp! Det är min ficka!” sa {child}. ”Hand!” Och {child.he} räckte fram den igen.

”Hrrrmf”, sa {bibi} och föste undan den.

”Hon kan bara svansar”, sa {juniper}.

# the-sleeve
Då tog {child} av sig sin gula kofta[elder: , som {elder} hade stickat][elder2:  och {elder2} hade sytt knapparna i], och knöt den om magen så att den ena ärmen hängde ner där bak, och viftade på den.

”Så där”, sa {@she}. ”Håll i.”

Och det gjorde {bibi}. Hon snodde snabeln om den gula ärmen, och så gick de uppför backen[athlete: , lika stolta som {athlete}], med {juniper} tätt bredvid[friend:  och {friend}[!friend.known: , {child’s} bästa vän,] bakom med pinnen]. {child's} fötter sa tripp, tripp, tripp. {bibi's} fötter sa hysch, hysch, hysch.

# the-knot
De var halvvägs när knuten gick upp. {child} kände hur svansen lossnade.

Där stod {bibi} mitt i backen och höll i en gul kofta utan någon i. Svansen hade gått av! Öronen for ut som två paraplyer, och hon lyfte huvudet och tjöt.

”Åh nej”, sa {child}. ”Åh, {bibi}. Jag är ju här!”

Men {bibi} blundade och tjöt bara ännu högre.

# at-the-back
Då visste {child} precis vad som måste göras. {Child.He} ställde sig längst fram, som de stora elefanterna. {Child.He} lade handen bakom sig, mitt där bak, och viftade med alla fingrarna.

Och så väntade {child.he}.

Tjutet tog slut. Något kom och nosade. Något fuktigt och borstigt gick över fingrarna, ett efter ett, ända ut i topparna. Det var en hand, tänkte {bibi}. Men den satt där bak. Och i andra änden av den satt det någon snäll.

Snabeln rullade sig runt handen och höll fast.

”Hrrrmf”, sa {bibi}, alldeles mjukt.

# line-of-two
Så gick de vidare uppför backen, en elefant och ett barn, på en mycket kort rad. Tripp, tripp, tripp. Hysch, hysch, hysch. [friend: {Juniper} kom efter tillsammans med {friend}, som bar koftan[music: , och nynnade på {music}].|{Juniper} kom efter med koftan[music:  och nynnade på {music}].]

# in-the-barn
I stallet var halmen djup och gyllene. {bibi's} mamma sträckte ut sin långa, långa snabel och luktade på hela sin unge, och sedan luktade hon på hela {child}, ifall det var hennes också.

{Bibi} vek ihop benen och lade sig. {Juniper} hjälpte {child} på med koftan, och {child} satte sig på en halmbal, alldeles intill räcket[friend: , med {friend} på andra änden]. Nu var det dags att släppa.

Men mellan stängerna kom den lilla snabeln ut. Den kände inte ens efter där bak. Den kom rakt till handen.

”Bara tills hon sover”, sa {juniper}.

# just-till
Utanför höll det på att bli mörkt. Alla de stora elefanterna andades, långsamt in och långsamt ut[pet.other: , som {pet} där hemma, fast större].

”Släpp inte”, viskade {child}.

Och {bibi} släppte inte.

# @she
{child.he}
## if child.she
hon
## if child.he
han
