title: Min
title: Strumpan på hornet
title: ”Min”, sa enhörningen

% Enhörningen är ”den”. Ett enda ord säger båda, hela vägen: Min; och en gång Din.

# in-the-garden
Det stod en enhörning i trädgården[city:  i {city}].

En riktig. Den hade en mjuk nos. Den hade ett långt, långt horn, och på hornet satt det ingenting. Ingenting alls.

{child} ville krama den.[friend:  Det ville {friend} också, {child's} bästa vän.]

Men enhörningen hade inte tid. Den gick fram och tillbaka under tvättlinan[elder: , där {elder}[elder2:  och {elder2}] hade hängt tvätten].

# sock
Upp med hornet! Av med en strumpa!

Det var {child's} strumpa. Den röda[sport: , den att {play sport} i].

”Min”, sa {child}.

”Min”, sa enhörningen.

Och så gick den, med strumpan på hornet.

# pants
Upp med hornet! Av med en kalsong!

Den blå kalsongen! Den allra finaste[school: , den till {school}].

”Min”, sa {child}.

”Min”, sa enhörningen.

# the-label
”Mitt namn står ju i den”, sa {child}. Det gjorde det, på en lapp där bak, med stora svarta bokstäver, så att ingen skulle ta fel.

Enhörningen satte sin mjuka nos alldeles intill bokstäverna. Den tittade på varenda en, från början till slut.

”Det står Min”, sa den.

# pyjama-top
Och så gick den, med strumpan på hornet och kalsongen på strumpan.

Upp med hornet! Av med en pyjamaströja!

Den med stjärnor på! Den som är så mjuk.

”MIN!” sa {child}.

”MIN!” sa enhörningen.

Och så gick den, rakt fram och rakt in i det stora vita lakanet.

# flop
Flopp! Där kom lakanet ner.

Ner över hornet. Ner över nosen. Ner över svansen. Ner över hela enhörningen.

Åh nej!

Nosen var borta. Öronen var borta. Det fanns bara ett stort vitt lakan med fyra ben.

”Mörkt”, sa enhörningen med väldigt liten röst.[pet.dog: 

”Voff”, sa [!pet.known: hunden ]{pet}.]

Två av benen gick dit. Två av benen gick hit.[age>=5:  Inget av dem kom någonstans.]

# pull
”Jag kommer!” sa {child}.

{Child.He} tog tag i lakanet med båda händerna. {Child.He} drog[athlete:  lika hårt som {athlete}].

Dra, {child}, dra!

Och där kom svansen.

Dra, {child}, dra!

Och där kom magen.

Dra, {child}, dra!

Och där kom ett öra. Och där kom ett öra till.[friend:  ”Nu är öronen slut”, sa {friend}.] Och där kom en mjuk, mjuk nos.

”Där är du!” sa {child.he}.

”Här är jag”, sa enhörningen.

# give-back
Den böjde ner huvudet, långt ner, så att {child} skulle nå.

{Child.He} tog av pyjamaströjan. ”Min”, sa {child.he}.

{Child.He} tog av kalsongen. ”Min”, sa {child.he}.

{Child.He} tog av strumpan.

# yours
Nu satt det ingenting på hornet. Ingenting alls. Enhörningen tittade på strumpan. Den tittade och tittade.

Det gjorde {child} också.[age>=5:  Strumpan hade ingen lapp. Och inne i byrålådan låg det en till, precis likadan.]

Och så hängde {child.he} tillbaka den på hornet, längst ut på spetsen.

”Din”, sa {child}.[age>=5: 

”Står det så?” frågade enhörningen.

”Det gör det nu”, sa {child}.]

# mine
Enhörningen la sig på det stora vita lakanet, mitt i solen. Den var varm. Den var jättestor.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] la sig där också.][pet.other:  {Pet} tittade på genom fönstret.]

{child} satte sig bredvid[music:  och nynnade lite på {music}].

Enhörningen la sin mjuka nos på {child.his} mage. Den blundade.

”Min”, sa enhörningen.

{Child.He} la båda armarna om halsen på den. Det blev en lång kram, en riktigt lång och bra.

”Min”, sa {child}.
