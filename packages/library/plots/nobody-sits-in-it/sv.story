title: Där får ingen sitta
title: En kort kung
title: Får ej vidröras
guest guard: Ragnar (han), Valdemar (han)

% Stolen var till för vakten. Ingen säger det före honom.

# a-kings
I museets sista sal[city:  mitt i {city}] stod en stol med ett rep omkring, och framför repet, på två väldigt ömma fötter, stod en vakt som hette {guard}.

”Där får ingen sitta”, sa han till {child}, som hade sprungit före de andra.

{child} tittade på stolen. Den var brun, med en platt dyna.[school:  På {school} fanns det finare.] ”Vems var den?” frågade {child.he}.

”Någon kungs, skulle jag tro”, sa {guard}. ”Den stod här alldeles ensam när jag kom, så jag satte upp repet själv, och på trettio år har det inte suttit en människa i den.” Han bytte fot. [sport: ”Brukar du {play sport}? Gör det aldrig på marmor. ][music: [sport: Jag gnolar|”Jag gnolar] {@song} för fötterna, men det hjälper inte. ][sport / music: De kunde|”De kunde] ju ha tänkt på mig också. Bland fåglarna finns det en stol åt vakten, och bland klockorna finns det en. Här glömde de.”

”Hur ser de ut?” frågade {child} långsamt.

”Äsch, inget särskilt”, sa {guard}. ”Bruna.”

# the-other-chairs
{child} gick och tittade. Bland fåglarna satt en vakt och sträckte på benen, på en brun stol med platt dyna. Bland klockorna satt en till. Det var samma stol tre gånger.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] bad att få provsitta en och sa att det stämde.][pet.dog:  Långt där nere, där hundar fick vänta, tjöt {pet} till, som om någon hade berättat det.][pet.cat:  {Pet}[!pet.known: , {child.his} katt,] hade förstått det genast. {Pet.He} provade allt.][pet.other:  Bara {pet} där hemma brukade få så många blickar för så lite.]

{child} sprang hela vägen tillbaka för att tala om det. Men där stod {guard}, rak som en flaggstång, och pratade med en dam med guidebok.

”En kort kung”, sa han, ”av benen att döma.”

Och det gick inte. Om {child} sa det hade {guard} stått där i trettio år för ingenting. Om {child.he} teg fick {guard} fortsätta.[athlete:  Till och med {athlete} fick ju sitta ibland.]

# genuine
{child} väntade tills damen hade gått.

”Hur vet du att den inte är falsk?” sa {child.he}.

{guard} bleknade. ”Falsk?”

”Det syns inte utanpå. En expert måste sitta i den.”

”Men det finns ingen expert”, sa {guard}. ”Ingen känner den stolen utom jag.”

”Nej”, sa {child} och hakade av repet.

[elder: {Elder}[elder2:  och {elder2}] höll utkik i dörren. ]{guard} satte sig som om det låg ägg på den. Dynan suckade, och det gjorde han också. Först lyfte ena foten från golvet och sedan den andra, och trettio år rann ut genom tårna.

”Nå?” sa {child}.

”Den är äkta”, sa {guard} och blundade.

# second-week
Det dröjde en stund innan han sa något.

”Det är samma som den bland fåglarna”, sa han. ”Eller hur?”

”Ja”, viskade {child}.

”Jag undrade väl det”, sa {guard}, ”redan andra veckan. Men då hade jag hunnit berätta för så många.”

Hans axlar började skaka. Det såg ut som gråt, men det var skratt, och snart skrattade de båda två så att repet gungade.

# dont-touch
När {child} hade hakat på repet igen sov {guard} redan på andra sidan.

Damen med guideboken kom förbi en gång till och stannade. ”Nej, men titta”, viskade hon. ”Man ser vartenda hårstrå.” Och hon sträckte fram ett finger.

”Får ej vidröras”, sa {child}. ”Han är äkta.”

# @song
{music}
