title: Nappen som ville sova
title: Inte en enda natt
guest friend: Hjalmar (han), Ebba (hon)

% ”Hå i hä i håen!” sägs som med napp i munnen; det betyder: Ska vi leka i kojan? ”Brum” görs med läpparna, så att de kittlar, och sist alldeles svagt.
% Kompisen är alltid med. Sängkaninen är en tygkanin; i familjer med hund eller katt är det den som får pussen.

# hay-in-a-hen
{child} hade en napp. Den var gul[city: , den gulaste i {city}], och den satt i munnen nästan jämt.

En dag kom {friend} för att leka. {Friend.He} var {child's} bästa vän, och {friend.he} hade gröna strumpor och en hel påse med bilar[school: , fler än {at school}].

”Hå i hä i håen!” sa {child}.

{Friend} tänkte. ”Ska vi äta en hatt?”

Men {child} skakade på huvudet. ”Hå i HÄ i HÅEN!”

”Har du en häst på tån?”

Nej! {child} plockade ut nappen. Plopp!

”Ska vi leka i kojan!” sa {child.he}.

”Jaha”, sa {friend}. ”Det vill jag.”

# the-red-car
Så de lekte i kojan, under bordet.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] var garage.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] var garage.][pet.other:  {Pet} fick titta på.] Där körde de bilar, brum, brum, och {child} körde den röda[athlete: , fortare än {athlete}].[sport:  Sedan fick bilarna {play sport}.] {Child.He} brummade så att läpparna kittlade[music: , och ibland blev det nästan {music}]. Det gick inte alls att brumma med napp.

# not-one-night
Då råkade {friend} titta på nappen. Den låg på golvet, alldeles stilla.

”Den ser trött ut”, sa {friend}.

{child} lade sig på magen och tittade, {child.he} med. Nappen var blek i kanten. Den hade ett litet märke efter en tand.

”Sover den aldrig?” frågade {friend}.

{child} tänkte efter. När {child} lekte, jobbade nappen. När {child} åkte vagn, jobbade nappen. Och på natten, när alla andra sov? Då jobbade nappen allra mest.

”Nej”, sa {child}. ”Den har aldrig fått sova. Inte en enda natt.”

”Oj”, sa {friend}. ”Stackars napp.”

”Stackars, stackars napp”, sa {child}.

# a-little-box
Så de bäddade åt den. [elder: De fick en liten ask med lock av {elder}[elder2:  och {elder2}]. | De hittade en liten ask med lock.] Men vad skulle nappen ha till täcke?

# one-green-sock
Då satte sig {friend} ner, drog och drog, och fick av sig sin ena gröna strumpa.

”Här”, sa {friend.he}. ”Den är varm. Jag har gått i den hela dagen.”

Och de stoppade om nappen i asken, med strumpan ända upp till hakan.

”God natt”, viskade {friend}[elder: , och {elder.short} viskade det också]. Sedan gick {friend.he} hem med en strumpa och en bar fot i skon.

# only-a-crack
Så blev det kväll. {child} låg i sin säng[pet.dog / pet.cat: , med {pet} vid fötterna]. [adult: {Adult} hade släckt, och det var mörkt i rummet. Munnen var tom. | Det var mörkt i rummet, och munnen var tom.]

”Jag vill ha min napp”, sa {child}.

{Child.He} klev upp och öppnade asken, bara en liten glipa. Där låg nappen under den gröna strumpan. Den sov. Det syntes att den sov, för den sa inte ett ljud.

# you-sleep
{child} stod där länge på sina bara fötter.

Om {child.he} tog den nu, då skulle den vakna. Då måste den jobba hela natten igen.

”Sov du”, viskade {child}, och munnen darrade lite. ”Jag klarar mig.”

Och {child.he} stängde locket så försiktigt, så försiktigt.

# what-a-mouth-can-do
Men vad skulle munnen göra då? {child} låg i sängen och kände efter. Den kunde gäspa, stort som en flodhäst. Den kunde pussa [pet.dog / pet.cat: {pet} | tygkaninen] på örat.[pet.other:  Den kunde säga god natt till {pet}.] Och så kunde den brumma.

”Brum”, gjorde {child}. ”Brum, brum, brum.”

Det kittlade i läpparna. Det var den röda bilen, och den körde hem. Den körde långsamt genom mörkret, förbi kojan, förbi asken. Brum … brum … br …

Och så hade den kommit fram.

# the-other-sock
På morgonen ringde det på dörren[adult: , och {adult} öppnade]. Utanför stod {friend}. {Friend.He} hade en grön strumpa och en blå.

”Sov den?” frågade {friend.he}.

”Hela natten”, sa {child}. ”Och jag med.”

{Child.He} sa det så klart och tydligt att vartenda ord hördes.

”Ska vi väcka den?”

{child} gläntade på locket. {Child.He} tittade länge.

”Nej”, sa {child.he}. ”Den har så mycket att sova igen.”

Och sedan gick de och körde bilar.
