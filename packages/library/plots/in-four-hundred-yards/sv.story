title: Om fyrahundra meter
title: Rösten som aldrig hade sett ut
title: Vänd om möjligt

% Den som kör (@a): {adult}, annars den som körde. En kort kväll far de inte runt fåren, och ingen går i skolan.

# what-is-it-like
Det hade börjat skymma, och de hade redan kört fel två gånger. {child} satt i baksätet på bilen[friend:  bredvid {friend}], och de skulle till [elder: {elder's} nya hus|ett hus] vid havet, där ingen av dem hade varit förut.[music:  De hade på {music}, mycket lågt.]

”Om fyrahundra meter, sväng vänster”, sa rösten i instrumentbrädan. Det var en lugn röst, och den visste alltid[city & !short: , till och med mitt i {city}]. Men sedan sa den, mycket lägre: ”Hur ser det ut där?”

”Frågade den något?” sa {@a} vid ratten.

{child} lutade sig fram. ”Hur vad ser ut?”

”Vänster”, sa rösten. ”Jag skickar dit folk hela dagarna. Men jag sitter ju vänd mot sätena. Jag har aldrig sett ut.”

# clouds
Så {child} tittade ut genom rutan och berättade.

”Det är en hage. Det går får i den.”

”Hagen har jag namnet på”, sa rösten. ”Vad är får?”

{child} tänkte efter. ”Moln som har blivit tillsagda att stå stilla.”

[friend: ”Med ben”, sa {friend}, som tyckte att det skulle vara rätt.

]”Och om hundra meter? Jag har det som Sankt Olof.”

”Det är en kyrka. Det är ett hus med en penna på taket. Nu ringer klockan.”

[school & !short: ”Jag kör dig till {school} varje dag”, sa rösten. ”Vad gör de med dig där inne?” Och {child} berättade det också.

][sport & !short: ”På torsdagar ska du {play sport}”, sa rösten. ”Vad är det bra för?”

”Det är inte bra för något”, sa {child}. ”Det är bara härligt.”

][athlete & !short: ”Och på vattenflaskan har jag {athlete}”, sa {child}.

”Jag sitter inte vänd mot vattenflaskan”, sa rösten.

][!short: ”I alla dessa år”, sa rösten, ”och ingen har sagt något om pennan.” Den funderade en stund. ”][short: ”]Sväng vänster. Sväng vänster. Sväng vänster.”

[!short: De svängde vänster, och vänster, och vänster.

]”Det där är samma får”, sa {@a}.

”Jag vet”, sa rösten. ”Jag ville ha dem en gång till.”

# no-name
[!short: Efter fåren kunde den inte sluta. ]”Bara en till”, sa den. ”Det finns en väg här som inte heter något. Ingen har frågat efter den en enda gång.”

”Nej”, sa {@a}. ”Vi är sena.”

”Vi kan väl titta bara”, sa {child}.

Så de tittade. På den vägen växte det gräs i mitten. Den gick in under några träd, och den blev smalare och smalare, och där tog den slut. {@A} stängde av motorn. Nu var det helt mörkt. På den lilla skärmen fanns det ingen hage och ingen kyrka. Där fanns bara en pil, mitt i ingenting alls.

”Var är jag?” sa rösten.

”Vet du inte det?” sa {child}.

”Jag vet alltid. Det är det enda jag gör.” Den lät inte lugn längre. ”Vänd om möjligt. Vänd om möjligt. Var är jag?”

[!short: {@A} provade telefonen, men där fanns ingen täckning. ]{child} blev torr i munnen. Det var ju {child} som hade sagt att de kunde titta.

# stand-still
Men {child} visste precis hur rösten hade det. En gång när {child.he} var liten hade {child.he} kommit bort i en stor affär, och {child.he} hade blivit så rädd att {child.he} sprang. Då hade någon i grönt förkläde satt sig på huk och sagt: ”Stå stilla. Berätta för mig vad du ser.”

{child} klättrade fram mellan sätena och lade handen på instrumentbrädan. Den var varm, och den skakade lite.

”Stå stilla”, sa {child}. ”Jag berättar.”

{child.He} vevade ner rutan.

”Jag ser ingenting. Men jag hör får, till höger.”

[friend: ”Tre stycken”, sa {friend}. ”En är förkyld.”

]”Molnen?” sa rösten.

”Molnen. Och där är klockan. Det är pennan, och den är bakom oss.” [pet.dog: {Pet} stack ut huvudet, {pet.he} också, och drog i blåsten med nosen.[!short:  Svansen började gå.] ”Och {pet} känner lukten av havet. Det är rakt fram.”][pet.cat: I sin korg slutade {pet} klaga och vände båda öronen åt samma håll. ”Och {pet} hör havet. Det är rakt fram.”][pet.other: I sin reselåda satte {pet} sig upp och lyssnade. ”Och {pet} hör havet. Det är rakt fram.”][!pet: {child} drog ett djupt andetag. ”Och jag känner lukten av havet. Det är rakt fram.”]

”Får till höger, klockan bakom, havet framför”, sa rösten långsamt. ”Då finns det bara ett ställe som vi kan vara på.” Den började låta som sig själv. ”Du vet vad sakerna är, och jag vet var de är. Säg till när det kommer en grind.”

# say-when
Så bilen rullade, inte fortare än man går, och {child} sa vad som fanns. Där var en grind. Där var en sten som såg ut som en limpa. [!short: Där var en uggla på en stolpe, som såg ut som om de hade väckt den. ]Och för varje sak sa rösten åt vilket håll de skulle.

Och på skärmen gled pilen ut ur ingenting, och då låg det en väg under den.

# arrived
”Ni är framme”, sa rösten. [!short: Och sedan sa den: ”Det har jag sagt till folk i hela mitt liv. ][short: ”]Hur ser det ut?”

{child} tittade. ”Det är ett hus. Det lyser i köket. [elder: Och nu går dörren upp, och där är {elder}[elder2:  och {elder2}] i tofflor och vinkar med båda armarna.”|Och någon har ställt ut en lykta på trappan, för att vi skulle hitta.”]

Det tänkte rösten på ett tag.

”Jaså, det är det som är framme”, sa den. ”Jag har aldrig vetat att det lyste.”

# the-sea
Den natten låg {child} i en främmande säng.[pet.dog:  {Pet} låg över {child.his} fötter, full med sand.] Nere vid grinden stod bilen, avstängd och mörk.

{child.He} öppnade fönstret på glänt.

”Om fyrahundra meter”, sa {child.he} tyst, ”kommer havet. Det är svart, och det andas. Det har hela månen i sig, i bitar.”

Ingen svarade. Men nere i bilen, där allting var avstängt, tändes en liten grön lampa en stund. Sedan slocknade den.

{child} lade sig ner och lyssnade på vågorna och visste precis var {child.he} var.

# @a
den som körde
## if adult
{adult}
