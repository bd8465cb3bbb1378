title: Kull
title: Du springer åt fel håll
title: Det är musens tur
guest pet: Sotis (hon), Murre (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% ”Kull!” sägs glatt, och ”MJAAAU!” låter som en katt i luften. Det sista ”Kull” är nästan bara en gäspning.
% Den som kommer med handdukarna (@a) är den äldre, annars {adult}, annars {minder}. Musen är ”den”.
% En regel: det som kommer emot {pet} är hemskt, och det som springer ifrån {pet.him} måste {pet.he} ta.

# tag
{child's} katt hette {pet}. {Pet.He} hade långa klor och vassa tänder, och {pet.he} var rädd för möss.[city:  Det fanns ingen räddare katt i hela {city}.]

En dag kom det fram en mus under spisen. Den gick tvärs över köksgolvet, rakt fram till {pet}. Så sträckte den ut en tass och nuddade {pet's} svans.

”Kull!” sa musen.

”MJAAAU!” sa {pet}. Sedan satt {pet.he} högst upp i gardinen.[friend: 

{Friend}[!friend.known: , {child's} bästa vän,] märkte ingenting. De lekte egentligen kurragömma, och {friend.he} stod med ögonen mot kylskåpet och räknade till hundra.]

# shes-it
Musen väntade en stund.

”Varför kommer inte katten?” frågade den. ”Det är ju katten som är.”

”Som är vad?” sa {child}.

”Som ska ta mig. Jag sa ju kull.”

”{Pet} kan inte kull”, sa {child}. ”{Pet.He} tror att du är farlig.”

”Jag?” Musen skrattade så att morrhåren hoppade. ”Jag vill bara leka. Och jag har hört att katter älskar att springa efter möss.”

# lumps
{child} lyfte ner {pet}. {Pet} sprang till sängen och kröp in under täcket, ända längst ner, och blev en stor knöl.

Då kom det en liten knöl. Den gick under täcket hela vägen bort till den stora.

”Kull!” sa den lilla knölen.

”MJAAAU!” sa den stora.

{Pet} gömde sig i badkaret. ”Kull!” ”MJAAAU!” {Pet} gömde sig i tvättkorgen. ”Kull!” ”MJAAAU!” Och så for {pet} upp på bokhyllan, allra högst upp, där ingen nådde.

# the-bookshelf
Där stannade {pet.he}. {Pet.He} darrade, och svansen var tjock som en flaskborste.

”Kom ner”, sa {child}.

{Child.He} lockade med fisk. Men {pet} kom inte. {Child.He} lockade med ost. Då kom musen.[friend: 

”Femtio”, sa {friend} ute i köket.]

Åh nej! Tänk om {pet} aldrig mer vågade gå på golvet! {child} fick en klump i halsen.

”Katten vill visst inte leka”, sa musen och lät nosen hänga. ”Det är aldrig någon som vill.[sport:  Inte {play sport} heller.]”

# a-bit-this-way
”Jag vill”, sa {child}[school: , som kunde kull ända sedan {school}]. {Child.He} nuddade musen med ett finger. ”Kull!”

Så lekte de, för att någon skulle bli glad. {child} sprang efter musen, och musen sprang efter {child}. Uppe på hyllan satt {pet} och tittade. Varje gång musen sprang mot hyllan kröp {pet.he} ihop. Men när musen sprang bort från hyllan hände det något med {pet's} rumpa.

Den vickade. Lite hit och lite dit.

{child} stannade. Så gjorde {pet} när man drog ett snöre över golvet! När något kom emot {pet.him} blev {pet.he} rädd. Men när något sprang sin väg, då kunde {pet.he} inte låta bli.

# the-wrong-way
”Mus!” sa {child}. ”Du springer åt fel håll!”

”Gör jag?”

”Du springer mot {pet}. Du ska springa ifrån {pet.him}!”

”Men det är ju katten som …”

”Just det!” sa {child}. ”Spring!”

Och musen sprang. Den sprang bort över mattan och ut i köket, och den långa svansen släpade efter som ett snöre.

Rumpan vickade hit. Rumpan vickade dit.

# under-her-paw
Duns! Där kom {pet}.[athlete:  Inte ens {athlete} hade kommit fortare.] För första gången i sitt liv sprang {pet.he} åt samma håll som en mus. {Pet.He} sprang runt bordet, och en gång till runt bordet, och borta vid spisen hann {pet.he} ifatt. {Pet.He} lade tassen på den.

{child} höll andan.

{Pet} tittade på sin tass. Det stack ut en svans under den. {Pet.He} hade aldrig fångat något förut och visste inte hur man gör sedan. Men tassen var mjuk, utan en enda klo.

”Bra!” sa musen där under. ”Nu är det jag som är! Spring!”

{Pet} sprang. Musen sprang efter. Men nu var svansen inte tjock längre. Den stod rakt upp, med en liten krok längst ut, och det betyder att en katt har roligt.

# at-last
Just då kom {@first} med famnen full av varma handdukar. Någon sprang förbi i hallen. Först kom musen, och sedan kom katten.

”Äntligen!” sa {@a}. ”Nu är {pet.he} inte rädd för möss.”

Då kom de tillbaka. Först kom katten, och sedan kom musen.[elder2:  I soffan drog {elder2} upp fötterna, för säkerhets skull.]

”Eller?” sa {@a}.

”Det är musens tur”, sa {child}.[friend: 

”Hundra”, ropade {friend}. ”Nu kommer jag.”]

# towels
På kvällen låg {pet} i tvättkorgen, på de varma handdukarna. Musen klättrade upp över kanten.[music:  Den nynnade på {@song} för att hålla sig vaken.] Den var så trött i benen att den nästan trillade ner igen. Den lade sig mitt på {pet's} mage, där det är mjukast, och sträckte ut en tass.

”Kull”, mumlade musen.

{Pet} öppnade ett öga.

Men {pet.he} sprang inte.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
