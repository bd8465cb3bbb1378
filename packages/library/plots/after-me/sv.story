title: Efter er!
title: Två riddare i en dörr
title: Efter mig!
guest bjelke: riddar Bjelke (han)
guest krok: riddar Krok (han)
guest baker: Sylvia (hon), Viola (hon)

% {bjelke} ska in och har hästen med sig, {krok} ska ut. Efter dig blir efter mig.

# one-in-one-out
I dörren till bageriet[city:  {in city}] stod en riddare. Och mitt emot honom, på andra sidan tröskeln, stod en riddare till. Den ene skulle in och den andre skulle ut.

”Efter er!” sa {bjelke}.

”Nej, efter er!” sa {krok}.

{child} hade alltid velat träffa en riddare[pet.other:  och hade berättat om riddare för {pet} där hemma]. Men nu stod {child.he} i kön bakom {bjelke’s} häst, och det hade {child.he} gjort i en halvtimme.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade hunnit välja bulle fyra gånger.]

”Kan inte en av er bara gå?” frågade {child}.

# a-rule
”Omöjligt”, sa {bjelke} och fällde upp visiret. ”En riddare låter alltid den andre gå först. Det är en regel.”

”Det är det”, sa {krok}. ”Så efter er!”

”Nej, efter er!”

”De höll på så här vid en port en gång”, sa hästen till {child}. ”Det hann bli vinter.”

Kön var nu lång som en orm[school:  och räckte ända bort till {school}].[elder:  {Elder}[elder2:  och {elder2}] vaktade platsen bakom {child}, med armbågarna ut.][music:  Någon gnolade på {music} för fjärde gången.] Längst bak stod någon och åt på sin egen vante.

# click
Till slut kom bagare {baker} ut genom köksdörren på baksidan, och den slog igen bakom henne, klick.

”Vad är det som pågår?” sa hon.

”Efter er!” sa {bjelke}.

”Nej, efter er!” sa {krok}.

”Jaså”, sa {baker}. ”Nej, jag får gå in igen. Jag har bullar i ugnen.” Hon kände i fickan. Hon kände i den andra. ”Nyckeln! Den ligger på disken!”

Och då kände alla det. Det luktade bulle. Det luktade ganska brun bulle.

# clonk
”Hjälp!” ropade {baker}. ”Mina bullar bränns!”

Båda riddarna ryckte till.

”Hjälp?” sa {bjelke}. ”När någon ropar på hjälp ska en riddare vara först! Det är också en regel!”

”Jag rusar!” sa {krok}.

”Jag med!”

Och så rusade de. Den ene rusade in och den andre rusade ut, båda på en gång, i samma dörr.

KLONK!

Där satt de. Mage mot mage, plåt mot plåt, fast som en kork i en flaska.

”Efter er”, pustade {bjelke}.

”Jag skulle gärna”, pustade {krok}.

# excuse-me
Hästen drog i den ene. Kön drog i hästen.[friend:  {Friend} drog i kön.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] drog åt andra hållet.] Ingenting hände. Och bullarna blev brunare och brunare.

Då la {child} sig på mage. Nere vid golvet fanns det en glugg, mellan fyra ben av järn. Den var precis så stor som {child}.

”Ursäkta”, sa {child} och kröp.

Det skrapade mot öronen. {Child.He} drog in magen. {Child.He} ålade med armbågarna, förbi ett järnknä och ett till, och så var {child.he} inne.[sport:  Det var som att {play sport} under en säng.]

# plop
”Vad ska jag göra?” ropade {child}.

”Den röda knappen på väggen!” ropade {baker} utifrån. ”Ugnen ska du inte röra, bara knappen!”

{child} sprang till väggen[athlete: , fortare än {athlete}]. {Child.He} ställde sig på tå och tryckte med hela handen.

Plopp, sa knappen. Och ugnen slocknade.

”Räddade!” ropade {baker}.

# butter
”Men vi då?” sa riddarna.

{child} såg sig om. På disken stod ett stort fat med smör. {Child.He} tog en klick i varje hand och började smörja. {Bjelke} blev smord runt magen. {Krok} blev smord runt rumpan. Båda blev smorda så att de blänkte.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] skulle ha velat slicka på dem.]

”Det kittlas!” sa {bjelke}.

”En riddare fnissar inte”, sa {krok} och fnissade.

”Hästen!” ropade {child}. ”Putta!”

Hästen satte mulen mot {bjelke’s} bak och puttade.

# who-was-first
SLUUURP … PANG!

Båda riddarna for in genom dörren, över golvet, runt disken, och stannade i en säck mjöl. När de reste sig var de alldeles vita.

”Vem av oss var först?” hostade {bjelke}.

”Det var {child}”, sa hästen.

Riddarna såg på {child}. Sedan tog {krok} den längsta franskan från hyllan, och {child} fick gå ner på knä, och de la den lätt på {child.his} axel, först på ena och sedan på den andra.

”Stå upp, riddar {child}”, sa de.

Hela kön hurrade, och alla fick bullar. De var lite bruna undertill, och det var de bästa {child} hade ätit.

# after-me
Sedan skulle de gå hem.

”Efter er”, sa {bjelke} i dörren.

”Nej, efter er”, sa {krok}.

”Åh nej”, sa hästen.

Men riddar {child} sträckte på sig, tog sin bullpåse och gick rakt ut.

”Efter mig”, sa {child.he}.

Och så kom de allihop.
