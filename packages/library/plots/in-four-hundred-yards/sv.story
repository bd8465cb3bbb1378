title: Om fyrahundra meter
title: Rösten som aldrig hade tittat ut
title: Vänd om möjligt

% Den som kör (@a): {adult}, annars den som körde. En kort kväll far de inte runt fåren, och ingen går i skolan.

# what-is-it-like
Det hade börjat skymma, och de hade redan kört fel två gånger. {child} satt i baksätet[friend:  bredvid {friend}], och de skulle till [elder: {elder's} nya hus|ett hus] vid havet, där ingen av dem hade varit förut.[music:  De hade på {music}, mycket lågt.]

”Om fyrahundra meter, sväng vänster”, sa rösten i instrumentbrädan. Det var en lugn röst, och den visste alltid vägen[city & !short: , till och med mitt i {city}]. Men sedan sa den, mycket lägre: ”Hur ser det ut där?”

”Frågade den något?” sa {@a} vid ratten.

{child} lutade sig fram. ”Hur ser vad ut?”

”Till vänster”, sa rösten. ”Jag skickar dit folk hela dagarna. Men jag sitter ju vänd mot sätena. Jag har aldrig fått titta ut.”

# clouds
Så {child} tittade ut genom rutan och berättade.

”Det är en hage. Det går får i den.”

”Hagen har jag namnet på”, sa rösten. ”Vad är får?”

{child} tänkte efter. ”Moln som har blivit tillsagda att stå stilla.”

[friend: ”Med ben”, sa {friend}, som tyckte att det skulle vara rätt.

]”Och om hundra meter? På kartan heter det Sankt Olof.”

”Det är en kyrka. Det är ett hus med en penna på taket. Nu ringer den.”

[school & !short: ”Jag kör dig till {school} varje dag”, sa rösten. ”Vad gör de med dig där inne?” Och {child} berättade det också.

][sport & !short: ”På torsdagar ska du {play sport}”, sa rösten. ”Vad är det bra för?”

”Det är inte bra för något”, sa {child}. ”Det är bara härligt.”

][athlete & !short: ”Och på vattenflaskan har jag {athlete}”, sa {child}.

”Jag sitter inte vänd mot vattenflaskan”, sa rösten.

][!short: ”I alla år”, sa rösten, ”och ingen har sagt något om pennan.” Den funderade en stund. ”][short: ”]Sväng vänster. Sväng vänster. Sväng vänster.”

[!short: De svängde vänster, och vänster, och vänster.

]”Det där är samma får”, sa {@a}.

”Jag vet”, sa rösten. ”Jag ville höra om dem en gång till.”

# no-name
[!short: Sedan kunde rösten inte sluta. ]”Bara en väg till”, sa [short: rösten|den]. ”Det finns en här som inte heter något. Ingen har frågat efter den en enda gång.”

”Nej”, sa {@a}. ”Vi är sena.”

”Vi kan väl bara titta”, sa {child}.

{@A} suckade och svängde in. Mitt i den vägen växte det gräs. Den gick in under träden, den delade sig i två, och i två igen, och sedan såg man inte längre vad som var väg. {@A} stannade. Nu var det helt mörkt. På den lilla skärmen fanns det ingen hage och ingen kyrka. Där fanns bara en pil, mitt i ingenting alls.

”Var är jag?” sa rösten.

”Vet du inte det?” sa {child}.

”Jag vet alltid. Det är det enda jag gör.” Den lät inte lugn längre. ”Vänd om möjligt. Vänd om möjligt. Var är jag?”

[!short: {@A} provade telefonen, men det fanns ingen täckning. ]{child} blev torr i munnen. Det var ju {child.he} som hade sagt att de kunde titta.

# stand-still
Och {child} visste precis hur rösten kände sig. En gång när {child.he} var liten hade {child.he} kommit bort i en stor affär, och {child.he} hade blivit så rädd att {child.he} sprang. Då hade någon i grönt förkläde satt sig på huk och sagt: ”Stå stilla. Berätta vad du ser.”

{child} klättrade fram mellan sätena och lade handen på den lilla skärmen. Skärmen var varm, och den skakade lite.

”Stå stilla”, sa {child}. ”Jag berättar.”

Alla rutorna åkte ner.

”Jag ser ingenting. Men jag hör får, till höger.”

[friend: ”Tre stycken”, sa {friend}. ”En är förkyld.”

]”Molnen?” sa rösten.

”Molnen. Och nu ringer det. Det är huset med pennan, och det är bakom oss.” [pet.dog: {Pet} stack ut huvudet och vädrade.[!short:  Svansen började vifta.] ”Och {pet} känner lukten av havet. Det är rakt fram.”][pet.cat: I sin korg slutade {pet} klaga och vände båda öronen åt samma håll. ”Och {pet} hör havet. Det är rakt fram.”][pet.other: I sin reselåda satte {pet} sig upp och lyssnade. ”Och {pet} hör havet. Det är rakt fram.”][!pet: {child} drog ett djupt andetag. ”Och jag känner lukten av havet. Det är rakt fram.”]

”Får till höger, pennan bakom, havet framför”, sa rösten långsamt. ”Då kan vi bara vara på ett ställe.” Nu lät den som sig själv igen. ”Du vet vad sakerna är, och jag vet var de är. Säg till när det kommer en grind.”

# say-when
Bilen rullade, inte fortare än man går, och {child} berättade vad som kom. Det kom en grind. Det kom en sten som liknade en limpa. [!short: På en stolpe satt en uggla och såg nyväckt ut. ]Och för varje sak sa rösten åt vilket håll de skulle.

Och på skärmen gled pilen ut ur ingenting, och då låg det en väg under den.

# arrived
”Ni är framme”, sa rösten. [!short: Och sedan sa den: ”Det har jag sagt till folk hela mitt liv. ][short: ”]Hur ser det ut?”

{child} tittade. ”Det är ett hus. Det lyser i köket. [elder: Och nu går dörren upp, och där är {elder}[elder2:  och {elder2}] i tofflor och vinkar med båda armarna.”|Och någon har ställt ut en lykta på trappan, för att vi skulle hitta.”]

Det tänkte rösten på ett tag.

”Jaså, det är så det ser ut”, sa den. ”Framme. Jag visste inte att det lyser där.”

# the-sea
Den natten låg {child} i en främmande säng.[pet.dog:  {Pet} hade redan hunnit ner till stranden och låg över {child.his} fötter med sand i pälsen.] Nere vid grinden stod bilen, tyst och mörk.

{child.He} öppnade fönstret på glänt.

”Om fyrahundra meter”, sa {child.he} tyst, ”kommer havet. Det är svart, och det andas. Hela månen ligger i det, i bitar.”

Ingen svarade. Men nere i bilen, där allting var avstängt, lyste en liten grön lampa en stund. Sedan slocknade den.

{child} lade sig ner och lyssnade på vågorna och visste precis var {child.he} var.

# @a
den som körde
## if adult
{adult}
