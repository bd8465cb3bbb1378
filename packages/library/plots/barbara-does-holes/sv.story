title: {Unicorn} gör hål
title: Enhörning, fem kronor
title: Ett fyrfaldigt leve för hål
guest unicorn: Gudrun (hon), Solveig (hon)

% {unicorn} gör hål och ingenting annat. Det mörka molnet hänger där från början; regnet kommer ur det, och hålet i det kommer sist.

# count-it
Det enda {child} ville var att få träffa en enhörning. Och på sommarmarknaden[city:  i {city}] satt det en skylt: ENHÖRNING, FEM KRONOR.

{Child.He} betalade sina fem kronor och gick runt bakom kaffetältet, och där stod enhörningen.

Hon var mer grå än vit, ungefär så bred som en soffa och lerig om knäna. Hon hade stråhatt, och rakt igenom hatten stack det upp ett horn, långt och rakt och blankt.

”{Unicorn}”, sa hon. ”Trevligt att träffas.”

”Är du enhörning på riktigt?” frågade {child}.

”Räkna efter”, sa {unicorn}.

{child} räknade hornet. Det var ett.

# i-do-holes
Över marknaden hängde ett stort, mörkt moln.

”Kan du göra en regnbåge om det regnar?” frågade {child}.

”Nej”, sa {unicorn}. ”Jag gör inga regnbågar. Jag gör inget glitter. Jag gör hål.” Och så böjde hon på huvudet och stack i gräset. Plock! Hålet blev väldigt bra, runt och fint. ”Där får en böna plats”, sa hon.

Det kom en flicka. ”Kan du göra stjärnor?” frågade hon.

”Jag gör hål”, sa {unicorn}. Plock!

Det kom en tant. ”Å, kan du inte bara glittra lite?”

”Jag gör hål”, sa {unicorn}. Plock!

[sport: ”Kan du {play sport}?” frågade någon. ”En gång”, sa {unicorn}. ]Ingen stannade särskilt länge.

# good-taste
Men {child} stannade. {Child.He} tog upp en kastanj ur fickan, och {unicorn} gjorde ett hål rakt igenom den. {Child.He} bjöd henne på en munk, en sådan där utan hål. Plock! Nu var det en med, och hon hade den på hornet, som en ring.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] fick två hål i mössan, till öronen.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tittade på gräset och ansåg att hål kunde {pet.he} också göra.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satte sig framför ett av hålen i gräset, ifall det var någon hemma.][pet.other:  {Pet} skulle få salladsblad med hål i.]

”Jag gillar hål”, sa {child}.

”Du har god smak”, sa {unicorn}. Sedan gick de ett varv runt marknaden. Då fick {unicorn} syn på hoppborgen.

# pancake
Den var stor och gul och tjock. Det var ingen i den, för alla barnen satt och åt bullar.

”Det är något fel med den där”, sa {unicorn}. ”Det finns inte ett enda hål i den.”

”Nej, {unicorn}!” ropade {child}. ”Gör inte –”

Plock!

Pffffffffffffff, sa hoppborgen. Det ena tornet bugade. Det andra tornet bugade. Sedan låg alltihop platt på gräset, som en gul pannkaka.

Folk kom springande. ”Vem har gjort det här?” ”Det var den där dumma enhörningen!” ”Vad ska man med hål till?”

# nobody-needs-a-hole
{Unicorn} skakade av sig munken.

”Jag går hem”, sa hon. Öronen hängde. ”Ingen behöver ett hål.” Och sakta gick hon bort mot grinden.

{child} tog upp munken. {Child.He} ville springa efter, men då släppte det stora, mörka molnet taget. Det regnade hinkar, det regnade badkar, det regnade hela dammar! Alla trängde in sig i kaffetältet, med tårtorna och bebisarna, och {child} trängde in sig med.

# a-huge-fat-tummy
{Child.He} tittade upp. Regnet rann inte av taket. Det låg kvar där uppe, och mitt på hängde taket ner som en jättestor, tjock mage full av vatten. Den blev tjockare. Knaaak, sa stolparna.

”Det rasar!” ropade alla. ”Rakt på oss! Rakt på tårtorna!”[elder:  {Elder} fällde upp ett paraply[elder2: , och {elder2} la sig över prinsesstårtan].][school:  Halva {school} kröp in under bordet.]

”Hur ska vi få bort vattnet?”

Och {child} visste precis vad som behövdes. {Child.He} stack ut huvudet under tältduken och ropade för full hals.

”{Unicorn}! VI BEHÖVER ETT HÅL!”

Borta vid grinden for två öron upp.

# make-room
Hon kom som en kanonkula[athlete: , eller som {athlete}]. Hatten flög av. ”Ge plats!” ropade {child}, knuffade undan bordet och ställde den stora kaffehinken precis under det lägsta stället. ”Där, {unicorn}! Just där!”

{Unicorn} reste sig på bakbenen. Hon siktade.

Plock!

Det var hennes bästa hål någonsin. Vattnet kom ner som ett enda långt rep av silver, rakt i hinken. När den var full ställde de dit en till. Taket höjde sig. Stolparna slutade knaka. Inte en enda tårta blev blöt.

Alla hurrade fyra gånger för hål, till och med han som hade hoppborgen. Han hade satt en lapp på den, och nu stod den upp igen, bara lite snett.[music:  Orkestern spelade {music}.]

# three-cheers
Sedan slutade det regna, och solen sken in under tältduken, rakt igenom vattnet som föll. Och där, ovanför tårtorna, hängde en liten röd och gul och grön och blå …

”Jag gör inga regnbågar”, sa {unicorn} mycket fort.

”Nej”, sa {child} och satte tillbaka munken på hornet. ”Du gör hål.”

# a-star
När {child} [adult / elder: gick hem på kvällen med {@a}|var på väg hem på kvällen] var hela himlen täckt av ett enda stort, mörkt moln. Men mitt i molnet var det ett hål. Det var väldigt runt och väldigt fint, och i det satt en stjärna.

”God natt, {unicorn}”, sa {child}.

# @a
{adult}
## if elder & !adult
{elder.short}
