title: Vem blundade?
title: Båda ögonen
title: Ingen sa tre
guest bride: Annika (hon), Veronika (hon)
guest photo: Rutger (han), Torbjörn (han)

% Det är brudgummen av MARSIPAN som sjunker. Mannen med skägget har inget namn. {friend} tittar efter på kamerans lilla skärm.

# no-cake
Ingen fick röra tårtan[sport:  och ingen fick {play sport}] förrän kortet var taget.

Åttiofyra människor stod i rader på gräset[city:  i en park {in city}] och tittade upp på en man på en stege. I mitten stod {bride}, som bodde granne med {child} och hade gift sig klockan två. Och allra längst fram satt {child} och [!friend.known: {child.his} bästa vän, ]{friend}.

{Friend} hade aldrig i sitt liv förlorat en stirrtävling. {Friend.He} hade vunnit över alla [school: {at school} | i sin klass], [pet.cat / pet.other: {pet} hemma hos {child} | två katter][athlete: , en affisch med {athlete}] och tandläkaren.

# who
”Försök att inte blunda!” ropade mannen på stegen, som hette {photo}. ”Säg omelett!”

”OMELETT!”

Klick.

{photo} kikade på sin kamera. ”Någon blundade. Men det är så smått att jag inte ser vem.”

Så {friend} fick komma och titta, för det var {friend.he} som hade de bästa ögonen.

”Han med skägget”, sa {friend.he}.

”Förlåt”, sa han med skägget.

”OMELETT!” Klick.

”{bride}”, sa {friend}.

”Förlåt!” sa {bride}.

[elder: ”OMELETT!” Klick.

”{Elder}”, sa {friend}. ”Fast bara med ena ögat.”

”Jag blinkade åt någon”, sa {elder.short}[elder2:  och tittade på {elder2}].]

# his-mum
”OMELETT!” Klick.

”Han med skägget”, sa {friend}. ”Och hans mamma.”
## or
”Det måste vara omeletten det är fel på”, sa {photo}. ”Säg pannkaka!”

”PANNKAKA!” Klick.

”Han med skägget”, sa {friend}. ”Och hans mamma. Och alla bakom honom.”

# the-cake
Det blev varmare och varmare. Bredvid dem, mitt i solen, stod tårtan. Den var av choklad, i tre våningar, och högst upp stod en liten brud och en liten brudgum av marsipan. Nu hade chokladen börjat bli mjuk. Marsipanbrudgummen hade sjunkit ner till knäna.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] låg och tittade på den och hade inte blinkat en enda gång.]

”Kan vi inte ta tårtan först?” frågade {child}.

”Jag har fotograferat folk som har ätit chokladtårta”, sa {photo}. ”Aldrig mer.”

# both-eyes
”OMELETT!” Klick.

Den här gången tittade {friend} länge. Sedan sa {friend.he} det så tyst {friend.he} kunde.

”{child}.”

Åttiotre människor tittade på {child}. {Child.He} blev alldeles het i ansiktet.

”Det gör inget”, sa {photo}. ”Blunda bara inte.”

Inte blunda, tänkte {child}. Inte blunda, inte blunda, inte …

”OMELETT!” Klick.

”{child}”, sa {friend}. ”Två gånger.”

”Man kan inte blunda två gånger på samma kort”, sa han med skägget.

”Båda ögonen”, sa {friend}.

# peep
Ju mer {child} försökte låta bli, desto mer blundade {child.he}. Marsipanbrudgummen hade sjunkit till armhålorna, och {child} önskade att {child.he} också hade något att sjunka ner i.

Då sa det pip i kameran.

”Det är batteriet”, sa {photo}. ”Nu har jag ett kort kvar. Ett. Sedan blir det inga fler.”

Nu var det ingen som sa förlåt.

# the-secret
”{Friend}”, viskade {child}, ”hur gör du? När du stirrar?”

”Det är hemligt”, viskade {friend}. {Friend.He} hade aldrig berättat det för någon, för då kunde ju vem som helst vinna. {Friend.He} tittade på {child}, som försökte krypa ner i sin egen krage. Sedan lutade {friend.he} sig fram.

”Jag blundar först”, viskade {friend.he}. ”Precis innan, och jättehårt, tills ögonen är trötta på att vara stängda. När de får öppna sig sedan, då vill de vara öppna.”

{child} blundade. Ett, två, tre, och upp! Ögonen kändes stora och svala, och {child.he} behövde inte blinka det minsta.

Men så var det ju han med skägget. Och hans mamma.

# three
Så {child} reste sig, röd som en tomat, och vände sig om mot alla människorna.

”Nu ska alla blunda!” ropade {child.he}.

”Blunda?” skrek {photo}. ”Jag kan väl inte fotografera åttiofyra stycken som sover!”

”Inte än”, sa {child}. ”Vänta tills jag säger tre.”

{Child.He} satte sig ner och blundade själv. Man hörde humlorna i rosorna.

”Ett”, ropade {child}.

Ingen rörde sig.

”Två.”

Det kurrade i någons mage.

”TRE!”

Alla ögon for upp.

Klick.

# open
”Skynda dig!” sa {photo} och räckte ner kameran till {friend}.

”{bride} tittar”, sa {friend.he}. ”Hans mamma tittar. Bebisen tittar.”

”Det var jag, va?” sa han med skägget.

”Du tittar”, sa {friend}. Sedan letade {friend.he} efter {child}, längst fram, och började le. ”{child} tittar. Med båda två.”

Pip, sa kameran, och den lilla skärmen blev svart. Men kortet hade de, och åttiofyra människor jublade så att tårtan skakade.

# the-hat
”Oj, tårtan”, sa {bride}.

Av marsipanbrudgummen fanns det bara hatten kvar. {bride} drog upp honom i den, med choklad från topp till tå, och gav honom till {child}. Marsipanbruden fick {friend}.

”Nu vet du hur jag gör”, sa {friend}. ”Nu kan du vinna över mig.”

”Jag kan ju försöka”, sa {child} och såg {friend.him} rakt i ögonen. Men ur munnen på {friend} stack det fram två små fötter av marsipan, och {child} förlorade på en gång.

# two
Det var sent när {child} kom i säng[music:  med {@song} kvar i huvudet], och {child.he} var säker på att {child.he} aldrig skulle somna.

[adult: ”Blunda nu”, sa {adult}.

”Det går inte. De vill vara öppna.” {child} funderade. ”Du måste räkna.”

”Ett”, sa {adult}.

{child} blundade.

”Två”, sa {adult}, mycket tystare, och släckte lampan. | Ögonen ville vara öppna. Det fanns bara en sak att göra.

”Ett”, sa {child} och blundade.

”Två”, sa {child}, mycket tystare, och släckte lampan.]

Och ingen sa tre.

# @song
{music}
