title: Fjärilen på bollen
title: Ingen sa pip
title: Straff i strumpan
guest friend: Amina (hon), Ronja (hon)
guest keeper: Melker (han), Abbe (han)
guest whistle: Håkan (han), Roger (han)

% Alla viskar, utom ett enda PIIIIP. ”Får den göra så?” ”Den gör ju det” kommer tillbaka med strumpan. {friend} är familjens, annars någon i laget.

# on-the-ball
Det stod två–två i fotbollsmatchen, det var en minut kvar, och {child} skulle lägga straff.

Det hade {child.he} aldrig gjort förut.[sport & !sport.Soccer:  {Child.He} hade mycket hellre fått {play sport}.] {Child.He} lade bollen på punkten. {Child.He} backade fyra steg. Då gick solen i moln, och en fjäril kom singlande och satte sig på bollen.

Den var orange, med små blå månar längs hela kanten. Den slog ihop vingarna, precis som om den hade kommit hem.

”Schas!” sa {keeper} i målet.

”Schasa den inte!” sa {child}.[pet.cat:  ”Du ska vara glad, fjärilen, att min katt är hemma.” Katten hette {pet}.]

# peep
{whistle}, som var domare, hade visselpipan i munnen. Han tog ut den.

”Får den göra så?” sa {keeper}.

”Den gör ju det”, sa {whistle}.

Ingen ville skrämma fjärilen, och därför började alla viska. Båda lagen viskade. ”Heja {child}”, viskade alla föräldrar längs linjen[school: , och halva {school}], och det lät som när det blåser i en björk.

”Pip”, viskade {whistle}, för blåsa kunde han ju inte.

Fjärilen satt kvar.

# cold
{child} lade sig på magen och tittade på den, näsa mot näsa. Vingarna darrade.

”Den kan inte flyga”, viskade {child.he}. ”Den fryser! Fjärilar funkar inte förrän de är varma.”

Alla tittade upp. Molnet räckte [city: över hela {city} och ]så långt man kunde se.

”Jag är varm”, viskade {friend}[friend & !friend.known: , som var {child's} bästa vän]. ”Jag har sprungit i en timme.”

Det hade {friend.he}. Det hade de allihop. {child} lade munnen nära bollen och andades, långsamt och varmt.

”Hhhhh.”

Vingarna öppnades på glänt, och så stängdes de igen.

”Mer”, viskade {child}.

# the-flower
Då lade {friend} sig på magen och andades. {keeper} kom ut ur målet och lade sig och andades. Och så lade de sig, båda lagen, med huvudena inåt och fötterna utåt, som kronbladen på en enda stor lerig blomma, och mitt i satt fjärilen.[elder:  {Elder} kom dit från sidlinjen och ville också vara ett blad, och det tog en stund innan {elder.he} var nere[elder2: , och ännu längre för {elder2}].][pet.dog:  {Pet}[!pet.known: , {child's} hund,] trängde sig in emellan, och ingen andades varmare än {pet.he}.]

”Hhhhh”, sa blomman.

”Vem är det”, viskade {whistle}, ”som har ätit ostbågar?”

”Förlåt”, viskade {keeper}.

Men fjärilen tycktes gilla det. Vingarna öppnades. De stängdes. De öppnades helt och hållet – och så lyfte den.

”Hurra”, viskade alla.

# on-the-boot
Alla sprang tillbaka till sina platser, och {whistle} blåste på riktigt. PIIIIP!

{child} tog sats. Ett steg, två steg, tre – och då kom något orange fladdrande och satte sig på skon. Längst fram. Precis där man träffar bollen.

{child} tvärstannade med ena benet i luften.

”Åh nej”, viskade alla.

”Hhhhh!” sa {friend}. Men solen höll på att gå ner bakom träden, och någon mer värme blev det inte den dagen. Fjärilen slog ihop vingarna, som man slår ihop en bok.

”Den ska ingenstans”, viskade {child} och vinglade. ”Den tänker stanna här i natt.”

# one-sock
{Child.He} satte sig i gräset, jättesakta. {Child.He} drog upp rosetten. Sedan drog {child.he} ut foten så försiktigt att skon knappt märkte det. Och så bar {child.he} skon med båda händerna, tvärs över hela planen, och alla gick på tå ur vägen[music: , och {friend} nynnade på {music} så att det nätt och jämnt hördes]. Vid staketet, där gräset var högt, ställde {child.he} ner den.

Sedan kom {child.he} tillbaka i en sko och en strumpa. Det var hål på strumpan, och stortån tittade ut.

”Får {child.he} göra så?” viskade {keeper}.[athlete:  ”Inte ens {athlete} gör så.”]

”{Child.He} gör ju det”, viskade {whistle}. ”Pip.”

# puff
{keeper} gjorde sig beredd. Straffar kunde han. De säger pang. Så i samma ögonblick som {child} sprang slängde han sig, högt upp i hörnet, med båda armarna ut.

Men en strumpa säger inte pang. En strumpa säger puff.

Bollen rullade. Den rullade så sakta att {keeper} hann landa, och vända sig om, och säga: ”Oj.” Den rullade fram till linjen. Den rullade över linjen. Där stannade den.

”Mål”, viskade {whistle}.

”Hurra”, viskade alla, som när det blåser i en björk.

# so-much-as-peep
Ingen hämtade skon. ”Jag tar den i morgon”, sa {child}, ”när solen har varit där.”[pet.other:  Och {child.he} längtade efter att få berätta för {pet}.] {Child.He} fick [adult: rida hem på {adult's} rygg | [elder: hålla {elder} i armen hem|gå hem med alla andra]], med tån ute i det fria. De kom förbi staketet. Det höga gräset hade blivit grått, och mitt i gräset stod en sko, och på skon satt två vingar, tätt ihop.

”Hhhhh”, sa {child}, bara en gång, alldeles tyst.

Och hela vägen hem var det ingen som sa ett pip.
