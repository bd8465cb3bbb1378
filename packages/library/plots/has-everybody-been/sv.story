title: Har alla kissat?
title: Håll dig, Bettan!
title: Båten som inte kunde vara stilla
guest rower: Valter (han), Folke (han)

% Båten heter alltid Bettan: hon låter, och folk ropar åt henne. Bara en person är med: {rower}.

# everybody
”Har alla kissat?” sa {rower}.

Det frågade han alltid innan man skulle åka båt. I hans båt fanns det nämligen ingen toalett.

”Ja!” sa {child}. {Child.He} hade flytväst på sig och ett paket korv i famnen. De skulle ro till Korvholmen och grilla, {child} och {rower}, som bodde nere vid bryggan.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] bar ketchupen.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade kissat på tre buskar och skulle också med.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] skulle inte med. {Pet.He} hade känt på sjön med en tass, och det räckte.]

Men det var en som ingen hade frågat. Det var båten.

# dunk
Båten hette Bettan. Hon låg vid bryggan och kunde inte vara stilla. Hon guppade hit, och hon guppade dit.

Dunk, dunk, dunk, sa hon mot bryggan.

”Vad är det med Bettan?” sa {child}.

”Det är bara vågorna”, sa {rower}.

Men det fanns inga vågor. Sjön var blank som en tallrik.

”Då är det vinden”, sa {rower}.

Men det blåste inte. Flaggan hängde rakt ner som en handduk.

{child} tittade på Bettan. Hit och dit. Hit och dit. Precis så gjorde {child.he} själv, när {child.he} …

”{rower}!” sa {child.he}. ”Bettan är kissnödig!”

”Båtar blir inte kissnödiga”, sa {rower}.

”Men det regnade ju i natt. Hon har druckit hela natten!”

”Hoppa i nu”, sa {rower}.

# kluck
{rower} rodde. Bettan låg lågt i vattnet, och hon gick långsamt, som man går när man måste knipa. Kluck, kluck, kluck, lät det under golvet.

”Det kluckar i magen på henne”, sa {child}.

”Det är nog du som kluckar”, sa {rower}. ”Du drack saft.”

Kluck, kluck, kluck.

Mitt på sjön kom det upp lite vatten mellan brädorna i golvet. Sedan kom det mer. Det rann runt {child's} stövlar, och korvpaketet flöt i väg under bänken.

”Oj”, sa {rower} och slutade ro.

”Vad var det jag sa?” sa {child}.

”Oj, oj, oj”, sa {rower}. ”Det är allt regnet! Var är skopan?”

Skopan stod på bryggan. De kunde se den. Den var mycket liten, så långt bort.

# the-boot
Bettan gungade till, och en skvätt kom in över kanten också.

Då böjde {child} sig ner och ropade in under golvet.

”Håll dig, Bettan!”

Och så drog {child.he} av sig ena stöveln. {Child.He} öste. En stövel vatten, över kanten. En stövel till.[friend:  {Friend} öste med den andra.]

”Ro, {rower}!” sa {child}. ”Håll dig, Bettan!”

{rower} rodde så att det skummade[athlete: , lika fort som {athlete}].

”Håll dig, Bettan!” ropade {rower}. För nu trodde han på det. ”Håll dig! Vi är snart framme!”

Tre stövlar. Fyra stövlar. Fem.

Skraaap, sa det. Det var stranden.

# now-you-may
De drog upp Bettan på sanden, så långt de orkade.

”Nu får du, Bettan”, sa {child}.

Ingenting hände.

”Hon kan inte när någon tittar”, sa {child}. ”Du får vända dig om.”

{rower} vände sig om. Ingenting hände ändå. Men längst bak på Bettan, långt ner, satt det en liten svart sak.

”Vad är det här?” sa {child}.

”Det är proppen”, sa {rower}. ”Den får man aldrig dra ur en båt. Då rinner vattnet in!”

”På sjön, ja”, sa {child}. ”Men nu är vi på land. Då rinner det väl ut?”

{rower} öppnade munnen. Sedan stängde han den.

## or
De drog upp Bettan på sanden, så långt de orkade.

”Nu får du, Bettan”, sa {child}.

Ingenting hände.

”Hon måste nog höra vatten som rinner”, sa {child}. ”Det brukar hjälpa.”

{rower} fyllde stöveln i sjön och hällde ut den, mycket långsamt. Porl, porl, porl.

Ingenting hände med Bettan. Men {rower} la benen i kors. ”Skynda på lite”, sa han.

{child} kröp runt hela båten. Längst bak, långt ner, satt det en liten svart sak.

”Vad är det här?” sa {child}.

”Det är proppen”, sa {rower}. ”Den får man aldrig dra ur en båt. Då rinner vattnet in!”

”På sjön, ja”, sa {child}. ”Men nu är vi på land. Då rinner det väl ut?”

{rower} öppnade munnen. Sedan stängde han den.

# plopp
{child} drog. Plopp!

Pssssssssss, sa Bettan.[city:  Det hördes nog ända till {city}.]

Det rann och rann, i en lång rand genom sanden. Alla stod med ryggen till och väntade, för man tittar inte[school: , det har de bestämt {at school}].

”Är hon klar?” sa {rower}.

Pssssss.

”Inte än”, sa {child}.

Psss. Pss. Pst.

”Nu”, sa {child}.

# like-dancing
De grillade korven, som var lite blöt. Och när de rodde hem var Bettan så lätt att hon nästan dansade[sport: , som om hon skulle {play sport}]. Inget kluck. Inget dunk.[music:  {rower} nynnade på {music} i takt med årorna.][elder:  På bryggan stod {elder}[elder2:  och {elder2}] med skopan i handen. ”Ni glömde den här”, sa {elder.short}.]

De drog upp henne i gräset, och {child} tog ur proppen igen. Den fick ligga i {rower's} ficka.

”Ifall hon blir nödig i natt”, sa {child}.

# rain
Sedan blev det kväll, och {child} låg hemma i sin säng.[pet.dog / pet.cat:  {Pet} låg vid fötterna.][pet.other:  {Pet} låg också hemma, och hade inte varit i någon båt.]

[adult: ”Har alla kissat?” sa {adult}.

”Ja”, sa {child}.

{Adult} släckte lampan. Då började det regna|”Har alla kissat?” sa {child} till sig själv. Ja, det hade alla.

Lampan släcktes, och då började det regna], först lite och sedan lite mer. Det droppade mot rutan.

Och nere vid bryggan låg Bettan i gräset, och hon behövde inte hålla sig alls.
