title: Jag först
title: Väldigt bredvid
title: Finns det någon regel om krabbor?
guest friend: Jonatan (han), Nadja (hon)
guest pet: Våffla (hon), Knut (han)
guest princess: Ottilia (hon), Leopoldina (hon)

% Hunden är familjens eller kompisens; katter tycker lika mycket om smör: @sniffed, @ears, @came.

# a-princess-in-the-door
{child} satt fast i köksdörren med en prinsessa.

Det gick till så här. Det var picknick på gräsmattan, med en stor rosa tårta[adult:  som {adult} hade bakat]. {child} ville fram till tårtan. Och en riktig prinsessa, som var bjuden på saft[elder:  av {elder}[elder2:  och {elder2}]], ville också fram till den.

”Jag först”, sa {child}. ”Det är min dörr.”

”Jag först”, sa prinsessan {princess}. ”Jag är prinsessa. Prinsessor går först. Det är regeln.”

Så gick båda två.

KLÄM.

# nobody-moved
”Gå tillbaka!” sa {child}.

”Prinsessor går aldrig tillbaka”, sa prinsessan. ”Gå tillbaka du.”

[school: ”{At school} turas vi om”, sa {child}.

”Prinsessor turas inte om”, sa prinsessan. ”Och du står på min klänning!”|”Du står på min fot!”

”Du står på min klänning!”]

Ingen rörde sig ur fläcken.

# excuse-me
Ute på gräsmattan stod {friend}. {Friend} var {child's} bästa vän, och väldigt artig.

”God dag”, sa {friend}. ”Sitter ni fast?”

”Nej”, sa prinsessan.

”Ja”, sa {child}.

{Friend} tänkte efter. Sedan drog {friend.he} i {child's} arm och sa ”ursäkta”. {Friend.He} drog i prinsessans arm och sa ”ursäkta, Ers Höghet”. De kom inte loss.

# that-cake
{@Whose} kom för att titta. {Pet.He} nosade på {child's} knä. {Pet.He} nosade på volangerna. {@Sniffed}

”{Pet}”, sa {child}, ”titta inte på tårtan.”

{Pet} tittade på tårtan.

# buttered
”Jag vet!” sa {friend}. ”När en ring sitter fast tar man smör.” {Friend.He} gick bort till picknicken och kom tillbaka med smörasken. ”Får jag lov?”

{Friend.He} smörade {child's} armbåge. {Friend.He} smörade prinsessans armbåge. {Friend.He} smörade lite på dörren också[music:  och nynnade på {music}].

”Jag har aldrig blivit smörad förut”, sa prinsessan.

De tryckte på igen, båda två[sport: , som när man ska {play sport}], och nu satt de fast och var hala.

# next-to
Prinsessan slutade trycka. Hakan började darra på henne.

”Vad är det?” sa {child}.

”Alla låter alltid mig gå först”, sa prinsessan. ”Så jag är alltid längst fram, och det är ensamt längst fram. När jag vänder mig om är det ingen bredvid.”

{child} hade några fingrar fria. De letade sig fram till prinsessans hand, bland volangerna, och höll i den. Den var smörig.

”Jag är bredvid”, sa {child}.

”Du är väldigt bredvid”, sa prinsessan.

# butter
Då ropade {friend}: ”Åh nej! Ursäkta! {Pet}!”

{Pet} stod på picknickfilten med nosen över tårtan. Någon hade redan slickat på den, en gång, tvärs över det rosa.

”{Pet}, nej!” ropade {child}. ”Kom hit!”

{@Ears} Nosen! {child} sträckte ut armbågen så långt det gick.

”{Pet}!” ropade {child}. ”Smör!”

{@Came} och slickade {child} på armbågen. Det kittlade! Sedan kände {pet.he} lukten av smöret på dörren, precis bakom prinsessan. {Pet.He} körde in huvudet, och så axlarna, och så trängde {pet.he} sig in mellan magarna och slickade hela vägen.

# crabs
”Oj!” tjöt prinsessan. ”Jag vrids!”

{child} tittade. Nu stod prinsessan på tvären. Och på tvären blev det lite mer plats.

”Gå inte först!” sa {child}. ”Och gå inte sist! Gå åt sidan! Som krabbor!”

”Finns det någon regel om krabbor?” frågade prinsessan.

”Nej!”

”Då gör jag det.”

”Dra in magen, är ni snälla”, sa {friend} artigt.

De drog in magen. De gick åt sidan, näsa mot näsa, och höll hårt i varandra. Ett krabbsteg. Två krabbsteg.

PLOPP!

# pop
Ut kom {child} och prinsessan, på samma gång. Ut kom {pet} med en volang på huvudet. Alla tre landade på {friend}.

”Ursäkta att jag ligger här”, sa {friend}.

Sedan åt de tårta på filten[city: , mitt i {city}].

”Vem får den första biten?” sa {friend}.

{child} tittade på prinsessan. Prinsessan tittade på {child}.

”Du”, sa {child}.

”Nej, du”, sa prinsessan.

”Nej, du!”

”Nej, DU!”

”Tack så hemskt mycket”, sa {friend} och tog den.

# at-the-gate
Sedan blev himlen rosa, och prinsessans vagn stod och väntade på vägen. [adult: {Adult}[elder:  och {elder}] vinkade från trappan. |[elder: {Elder} vinkade från trappan. ]]Prinsessan gick gången fram, och {child} gick bredvid, och vid grinden stannade de. Ingen visste vem som skulle säga hej då.

”Jag först”, sa prinsessan, och hon la båda armarna om {child} och kramades.

Vagnen rullade sakta i väg. Prinsessan satt längst bak, i mitten, och vinkade genom det lilla fönstret.

# sideways
{child} och {friend} gick in för att tvätta armbågarna. När de kom till köksdörren vände de sig, utan att säga något, och gick in på tvären. {Pet} la sig på tröskeln och slickade på dörren en sista gång.

# @whose
{Pet}, {friend's} hund,
## if pet.dog
{Pet}, {child's} hund,
## if pet.cat
{Pet}, {child's} katt,

# @sniffed
Sedan vände {pet.he} nosen mot gräsmattan och vädrade, och svansen började vifta.
## if pet.cat
Sedan vände {pet.he} nosen mot gräsmattan och vädrade, och svansen ställde sig rakt upp.

# @ears
Men hundar lyssnar bara med nosen.
## if breed.Beagle
Men beaglar lyssnar bara med nosen.
## if pet.cat
Men katter kommer bara till det som luktar gott, och lukta gör de med nosen.

# @came
Nosen åkte upp. Sniff. Sniff, sniff. {Pet} lämnade tårtan och kom i full galopp över gräset[athlete: , lika fort som {athlete},]
## if pet.cat
Nosen åkte upp. Sniff. Sniff, sniff. {Pet} lämnade tårtan och kom springande över gräset[athlete: , nästan lika fort som {athlete},]
