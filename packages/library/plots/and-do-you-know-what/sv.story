title: Och vet du vad?
title: Hönan som skulle köpa mössa
title: Cykeln som lade sig
guest holder: Börje (han), Hasse (han)

% Regel: en cykel som är nyfiken välter inte. Vem som håller i pakethållaren (@h): den vuxna, annars den äldre, annars grannen.

# it-lay-down
Stödhjulen var borta, och i parken lade sig {child's} cykel. Den lade sig i gruset. Den lade sig i häcken. Så fort {child} satte sig på den lade den sig, och {child.he} fick ligga bredvid.

{child} ville cykla som de stora[friend: , som {friend}[!friend.known: , {child.his} bästa vän,] som redan kunde och åkte runt, runt]. Men det gick inte. {child.He} hade grus på båda knäna, och {child.he} var så arg att hakan darrade.

”Dumma cykel”, sa {child.he}.

”Det tar sig”, sa {@h-who} och gick för att leta efter plåster i väskan.

# two-pillows
{child} låg kvar med hjälmen på. ”Varför lägger du dig jämt?” frågade {child.he} framhjulet.

”För att jag är sömnig”, sa cykeln[age>=5: .

{child} stirrade. ”Har du kunnat prata hela tiden?”

”Jag har sovit hela tiden. |. ”]Stödhjulen var ju som två kuddar.” Cykeln gäspade så att ringklockan plingade. ”Och det händer aldrig något. Då somnar man.”

”Du får inte lägga dig när jag sitter på dig!”

”Då måste jag vara nyfiken”, sa cykeln. ”En cykel som är nyfiken välter inte. Kan du inget spännande?”

# a-hen
{child} reste cykeln och satte sig på den.

”Det var en höna”, sa {child.he}, ”som skulle köpa en mössa.”

Cykeln blev alldeles rak. ”En höna? Med mössa?”

”Hon gick in i affären. Och vet du vad hon sa?”

”Nej, vad?” sa cykeln, och så rullade den, bara för att få höra.

”Hon sa: ’God dag.’”

”Jaså”, sa cykeln och lade sig i häcken.

{child} spottade ut ett löv. Det hade inte räckt. Man måste hinna ställa en ny fråga innan svaret tog slut.

# who-was-it-for
Nu kom {@h} med plåstret och höll i sadeln. {child} började om.

”Mannen i affären tog fram alla sina mössor. Men hönan skakade på huvudet. Och vet du varför?”

”Nej, varför?” sa cykeln, och så rullade de.

”De var för stora! Hon ville ha den minsta mössan i hela världen. Och vet du vem den var till?”

”Nej, vem?”

”Ja, vem?” flåsade {@h}, som sprang bakom.

[friend: ”Vem?” ropade {friend} och cyklade närmare.

]”Det var hemligt”, sa {child} och trampade. ”Hon sa bara: ’Jag betalar med två fjädrar.’ Och vet du vad mannen gjorde då?”

”Nej, vad?” sa cykeln.

”Vänta!” ropade {@h}. ”Vad gjorde han?”

{child} kikade bakåt. Där stod {@h}, långt borta, och höll sig i sidan med båda händerna.

Då var det ingen som höll i cykeln.

# nothing-left
{child} cyklade! Och {child.he} blev så häpen att hela hönan försvann ur huvudet.

”Nå?” sa cykeln. ”Vad gjorde mannen?”

”Han … han …” sa {child}. Det var tomt. {child.He} tittade ner på framhjulet, men där fanns bara grus, grus, grus.

”Jaså, är det slut”, mumlade cykeln. Pling, gäspade den. Den var inte nyfiken längre. Den lutade åt häcken, och det pirrade otäckt i {child's} mage.

# the-bus
Vid framhjulet hände det ingenting. Så {child} lyfte blicken. Långt, långt fram, där vägen tog slut, åkte det förbi en buss.

”Bussen!” skrek {child}. ”Mannen slog in mössan, och hönan tog bussen hem! Och vet du vem som körde?”

Cykeln vaknade med ett ryck. ”Nej, vem?”

”En gås!”

Cykeln blev rak som en linjal, och {child} trampade. Nu tittade {child.he} bara framåt, och då kom berättelsen av sig själv.

”[elder: Bakom gåsen satt {elder}[elder2:  och {elder2}], och hönan fick åka i knät! ][pet: Under sätet låg {pet} och hade ingen biljett! ][city: Genom hela {city} åkte de! ][school: De åkte förbi {school}, och alla vinkade! ][sport: Alla på bussen skulle {play sport}, utom hönan! ][athlete: På bussen satt en bild av {athlete}, stor som en dörr! ]Hönan höll mössan under vingen hela vägen. Och vet du vem som fick sitta bredvid?”

”Nej, vem?”

[friend: ”Jag!” ropade {friend}, som låg alldeles bakom.

”Just det!” ropade {child}.|”En gås till!”]

Bänken for förbi. Cykeln plingade av bara förtjusning[music: , ungefär som i {music}], och inte en enda gång tänkte den på att lägga sig.

# tonight
Där vägen tog slut bromsade {child}.

”Sedan kom hönan hem”, sa {child.he}, långsammare och långsammare. ”Där låg någon under en filt. Hon tog fram mössan. Och vet du vem hon satte den på?”

”Nej, vem?” sa cykeln.

{child} satte ner båda fötterna. ”Det får du veta i kväll.”

”I kväll?” sa cykeln. Den blev så upprörd att den stod rakt upp och ner.

”I kväll?” sa {@h}, som just hade hunnit fram.

Så den dagen var cykeln klarvaken ända till middagen.

# the-end
På kvällen skulle cykeln låsas in. {child} böjde sig ner till ringklockan, och {@h} höll upp dörren och lyssnade.

”Hönan lyfte på filten”, sa {child}. ”Där låg hennes ägg, och det hade frusit om nätterna. Så hon satte på det mössan. Den passade precis.”

”Ett ägg”, sa cykeln. ”Det hade jag aldrig gissat.”

”Inte jag heller”, sa {@h}, som inte hade tänkt på något annat på hela dagen.

”Slut”, viskade {child.he}.

Och då fick cykeln lägga sig.

# @h
{holder}
## if adult
{adult}

# @h-who
grannen {holder}
## if adult
{adult}
