title: Fallet med de fyra minuterna
title: Fyrtiosju misstänkta
title: Tid lånar jag inte ut
guest teacher: Gunvor (hon), Barbro (hon)
guest boy: Elis (han), Love (han)

% Läraren är hon, pojken från ettan är han.

# the-watch
Det var {child's} armbandsur som avslöjade brottet.

{child.He} stod i trapphuset {@skola} och tittade på handleden, på väggklockan och på handleden igen.

”{Friend}”, sa {child.he} till sin bästa vän. ”Det är något fel på klockan. När rasten började gick den rätt. Nu går den fyra minuter efter.”

{Friend} hade redan fått upp anteckningsboken. Deras detektivbyrå[city: , den enda i {city},] hade hittills löst ett fall, och det hade gällt en banan.

## or
Klockan på väggen {@skola} ljög.

{child} stod i trapphuset och jämförde den med sitt armbandsur. Det var något fel. När rasten började hade båda visat precis samma sak, och nu visade de det inte.

”Fyra minuter”, sa {child.he} till sin bästa vän. ”Rasten började i tid, {friend}, och slutade fyra minuter för sent.”

”Ingen har klagat”, sa {friend} och tog fram anteckningsboken. Deras detektivbyrå[city: , den enda i {city},] hade löst ett fall i sitt liv, och det hade gällt en banan.

# three-days
I det här huset fanns bara deras klass och ettorna, och sedan ringklockan gick sönder rättade sig alla efter väggklockan. Den hängde högt uppe under taket, utan glas. Glaset hade råkat ut för en [sport.Soccer: fotboll | boll].

De mätte i tre dagar, och det var samma sak varje gång. Rätt när förmiddagsrasten började. Fyra minuter efter när den slutade. Och vid lunch rätt igen.

”Någon vrider tillbaka den på rasten och fram den på lektionen efter”, sa {friend}. ”Så rasten blir fyra minuter längre. Och lektionen blir fyra minuter kortare.”

”Vilken lektion är det?”

# lends-no-time
De visste båda två. Det var matte, för {teacher}. {teacher}, som skrev upp sena ankomster i sekunder. {teacher}, som brukade säga: ”Ni får låna penna av mig och ni får låna linjal. Tid lånar jag inte ut.”

Offer: {teacher}, skrev {friend}. Misstänkta: Alla som gillar rast.

{Friend} räknade. ”Fyrtiosju personer med motiv. Det är det värsta fall jag har haft.”

”Bananen hade bara en”, sa {child}.[music:  {child.He} nynnade på {@song}, som {child.he} alltid gjorde när något var olösligt.]

# that-monday
De gjorde en teknisk undersökning. Det fanns inga märken av stol eller stege på golvet. Men på minutvisaren, allra längst ut, syntes en liten blank repa.

”Tjuven är tre meter lång”, sa {friend}.

”Eller har något som är det”, sa {child}.

Sedan satte de sig i trappan och gjorde det som riktiga detektiver gör mest, nämligen bläddrade. {Friend} skrev upp allt, även sådant som ingen hade frågat om.

”När märkte vi att rasten var lång?” sa {child}.

”När vi hann [sport: {play sport} | spela] klart för första gången. Måndagen för två veckor sedan.” {Friend} letade med fingret. ”Den dagen var det köttbullar. Regn. Vikarie i bild. Borttappad vante, blå. Lapp på hissen: ur funktion.”

Det lät som vilken måndag som helst.

## or
De undersökte platsen. Golvet under klockan var dammigt, och i dammet hade ingen ställt någon stege. Men visaren hade fått en repa, längst ut, liten och blank.

”En jätte”, sa {friend}.

”Eller någon med något långt”, sa {child}.

Sedan var det bara att sätta sig i trappan och läsa. I {friend's} bok stod allt, för {friend} kunde aldrig veta vad som var viktigt och skrev därför upp hela världen.

”Vilken dag började det?” frågade {child}.

”Den måndagen då vi hann [sport: {play sport} | spela] klart. Då var det fiskpinnar. Blåst. En vikarie som grät lite. Upphittat: en tand. Lapp på hissen: ur funktion.”

En måndag som alla andra, alltså.

# two-coats
Nästa dag, när rasten började och alla rusade ut, stannade två jackor kvar på krokarna med någon i. Det luktade blöt ull där inne[pet: , och {child's} jacka luktade {pet}]. Trapphuset tömdes. Ytterdörren slog igen. En minut gick på {child's} armbandsur, sedan två, sedan nästan fyra.

Då kom steg. De var bestämda, med klack.

{child} kikade ut mellan två ärmar.

# the-thief
Det var {teacher}. I handen höll hon fönsterkroken, den långa stången som man öppnar de högsta fönstren med. Hon såg åt höger. Hon såg åt vänster. Så lyfte hon stången, satte kroken mot minutvisaren och petade den bakåt, lika försiktigt som när man tar bort en skalbagge från en krage. Ett, två, tre, fyra streck.

{Friend} bet i en främmande halsduk för att inte skrika. Offret! Offret var tjuven! {teacher} stal från sig själv!

Men {teacher} gick inte därifrån. Hon ställde sig vid trappan och väntade.

# crutches
Och nu hörde de det, långt uppifrån. Dunk. Hasa. Dunk. Hasa.

Det var en kille från ettan som kom nerför trapporna med kryckor och ena benet i gips. Han tog ett steg i taget, och tungan satt i mungipan.

”God dag, {boy}”, sa {teacher}. ”Hur går det?”

”Fort”, pustade {boy}. ”Har jag missat allt?”

”Se efter själv”, sa {teacher}.

{boy} tittade upp på väggklockan, och hela han sken. ”Den har ju precis börjat!”

”Det var som jag trodde”, sa {teacher} och höll upp dörren. Utifrån gården hördes någon ropa: ”Han kommer! Nu kan vi börja!”

Inne bland jackorna var det alldeles tyst.

”Hissen”, viskade {child} till slut. ”Den gick sönder på måndagen. Det tar honom fyra minuter att gå i trappan.”

# on-the-wall
De hade löst det. Det var ett riktigt fall, med en lösning som ingen i hela världen hade kunnat gissa, och på fredag skulle skoltidningen tryckas. De hade lovats förstasidan. Rubriken stod redan i {friend's} bok, textad med tusch: KLOCKTJUVEN AVSLÖJAD.

De gick ut och satte sig på muren. Där borta spelade ettorna fotboll. {boy} var målvakt på en upp och nervänd läskback och räddade ett skott med kryckan.[athlete:  {athlete} hade inte gjort det bättre.]

”Om vi skriver det så sätter någon glas på klockan”, sa {child}.

{Friend} snurrade på pennan. ”Det är vårt bästa fall. Det kommer aldrig något bättre.”

”Nej.”

{boy} räddade ett skott till. Man hörde honom skratta ända bort till muren.

{Friend} drog ett streck över rubriken. Det var ett långt streck och det tog emot hela vägen. Under det skrev {friend.he}: Fallet nedlagt. Bevis saknas.

”Det är första gången jag ljuger i den här boken”, sa {friend}.

”Det är inte lögn”, sa {child}. ”Det är tystnadsplikt.”

# red-pen
På fredagen handlade förstasidan om skolmaten. På måndagen därpå var lappen på hissen borta, och väggklockan gick rätt hela dagen, på sekunden.

På matten delade {teacher} ut proven. Hon stannade lite vid deras bänkar, men hon sa ingenting, och inte en min rörde sig i hennes ansikte. Längst ner på båda proven stod det, med röd penna:

Dessutom ett rätt svar som inte står här. Den uträkningen behöver ni inte redovisa. PS. Den som gömmer sig bland jackor bör dra in fötterna.

## or
På fredagen handlade förstasidan om en ny sorts bänkar. Några dagar senare kom det en man och lagade hissen, och sedan gick väggklockan rätt igen, hela tiden, på sekunden.

När {teacher} delade ut räkneböckerna stannade hon vid deras bänkar, men hennes ansikte sa ingenting. Det gjorde böckerna. Längst ner på sidan stod det, med röd penna, i dem båda:

Ni kan räkna, det visste jag. Ni kan tydligen också tiga. Det är det svårare av de två. PS. Nästa gång: håll i jackornas hängare, de gungar.

# nine-o-clock
Den kvällen låg {child} och läste en deckare[elder: , en gammal som {elder} hade läst sönder[elder2:  och {elder2} hade lagat]]. Då kom [adult: {adult} | den vuxna] in.

”Klockan är nio. Dags att släcka.”

”Jag har bara två sidor kvar. De ska precis få veta vem det var.”

[adult: {Adult} | Den vuxna] såg på väckarklockan. Sedan på {child}. Och så vändes väckarklockan försiktigt mot väggen.

”Konstigt. När jag tänker efter var den nog bara fyra minuter i.”

Och [adult: {adult} | den vuxna] satte sig på sängkanten och väntade, som om det fanns hur mycket tid som helst.

# @skola
på skolan
## if school
på {school}

# @song
{music}
