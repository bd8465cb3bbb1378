title: Ugglan på Kyrkvägen
title: Från andra sidan åkern
title: Vet att jag finns
guest friend: Maja (hon), Vilgot (han)
guest pet: Zelda (hon), Sigge (han)
guest lodger: Ingegerd (hon), Birgit (hon)

% Katten är familjens, eller en som står i dess ställe; en hund kan sitta lika bra med ryggen till. @sat: ragdollen är originalet.

# an-owl-that-knew
{child} ville ha en uggla. Inte i bur och inte som i filmer, med brev i näbben. {Child.He} ville ha en uggla som visste att {child.he} fanns.

Därför hade {child.he} lärt sig hoa. {Child.He} hade lyssnat på inspelningar tills [adult: {adult} | {lodger}, som hyrde rummet bredvid,] bad att få äta frukost utan kattuggla, och till slut satt det. Först ett långt hooo. Sedan en paus. Sedan ett kort, och så det där långa, skälvande, som om någon blåste i en flaska och gick nerför en trappa på samma gång.[elder:  {Elder}[elder2:  och {elder2}] fick höra det i telefon och undrade om något fönster stod öppet.]

# an-answer
Den sjätte november klockan 20.40 öppnade {child} fönstret och hoade ut i mörkret.

Och något svarade.

Det kom från andra sidan åkern, svagt men tydligt. Hooo. Paus. Ho. Hohohooooo.

{child} skrev upp det. {Child.He} hade en svart anteckningsbok för ändamålet, och i den hade det dittills bara stått ”Inget”. Nu skrev {child.he}: ”Svar. Hane. Trolig kattuggla. SVARADE MIG.”

{@sat}, med ryggen åt åkern och blicken mot kyrkan på andra sidan vägen.

”Du missar den”, sa {child}.

{Pet} vände inte ens på örat.

# a-twiddle
Ugglan svarade nästa kväll också, och nästa. Den svarade alltid mellan halv nio och nio, aldrig när det var [sport: {sport} | fotboll] på teve[athlete:  eller någonting alls med {athlete}]. Om {child} hoade två gånger hoade den två gånger. En kväll provade {child.he} [music: en liten knorr på slutet, lånad från {music} | en liten egen knorr på slutet]. Först kom ingenting. Sedan kom knorren tillbaka.

# a-secret
{child} hade tänkt hålla det för sig själv. Men en måndag gick det inte längre, för {friend} hade varit så konstig hela dagen. {Friend.He} var {child.his} bästa vän, och {friend.he} såg ut som om {friend.he} hade en ballong i munnen.

”Jag har en hemlighet”, sa {child}.

”Jag med”, sa {friend}.

”Jag har en uggla”, sa de.

Det blev alldeles stilla vid cykelstället[school:  {at school}].

”Var är din?” frågade {friend} långsamt.

”På andra sidan åkern. Bortåt er, ungefär.”

”Min är också på andra sidan åkern. Bortåt er, ungefär.” {Friend} hade blivit mycket röd. ”Den brukar svara mellan halv nio och nio. Aldrig när det är …”

”… [sport: {sport}|fotboll]”, sa {child}.

De såg på varandra. Sedan såg de ner i marken.

”Den gjorde en knorr i torsdags”, sa {friend}. ”Jag tyckte att den var så intelligent.”

# so-intelligent
Först var det bara pinsamt, det pinsammaste som hade hänt [city: {in city} | i Sverige]. Sedan började {friend} skratta, och då gick det inte att låta bli. De skrattade tills de fick hålla sig i varsin cykel. Två veckor hade de hoat åt varandra, varje kväll, i mössa och vid öppet fönster. Det stod tretton sidor i {child's} bok om {friend's} läten.

# only-a-friend
Men på kvällen låg {child} på sängen och var inte lika glad. Någon uggla fanns det alltså inte. Det fanns bara {friend}. Och {friend} var bra, men {friend.he} var ingen uggla.

[adult: {Adult} | {Lodger}] kom in med tvätten och satte sig. [adult: {adult.He} | Hon] hade fått höra alltihop vid middagen.

”Tretton sidor”, sa [adult: {adult.he} | hon]. ”Det är ganska många kvällar att stå och frysa för att få svara någon.”

Det hade {child} inte tänkt på. {Child.He} tittade på klockan. Den var 20.43. På andra sidan åkern stod det kanske ett fönster öppet.

# a-third
{child} reste sig och öppnade sitt eget. {Pet} satt redan på plats med ryggen åt åkern. {child} fyllde lungorna och hoade, med knorr.

{Friend} svarade genast, med två knorrar. Det hördes att {friend.he} skrattade.

Sedan hoade det en tredje gång.

Det kom varken från åkern eller från {friend's} hus. Det kom från kyrkan, där den gamla ihåliga almen stod, och det var inte särskilt likt inspelningen. Det var hesare och större, och det gick rakt igenom en. Hooo. Paus. En mycket lång paus. Ho. Hohohooooo.

{Pet} spetsade öronen. {Pet.He} såg inte ett dugg förvånad ut. {Pet.He} hade suttit och tittat på den där almen i två veckor, och nu vände {pet.he} för första gången på huvudet och såg på {child}, ungefär som en lärare ser på en elev som äntligen har slagit upp rätt sida.

”Du visste”, viskade {child}.

# black-eyes
Då lossnade en bit av mörkret. Den föll ur almen, bredde ut sig och kom seglande över kyrkmuren, tvärs över vägen, rakt mot huset. Den lät inte. Det var det märkligaste: så stora vingar, och inte ett ljud. Tätt utanför fönstret svängde den av. Under en enda sekund såg {child} ett runt ansikte och två svarta ögon, och de ögonen såg {child.him}.

Sedan var den borta över åkern, åt {friend's} håll.

# was-that-you
{child} höll sig i fönsterkarmen. {Child.He} räknade. När {child.he} kom till sjutton hördes ett tjut från andra sidan, och det var inget ugglelikt över det alls.

Telefonen surrade. ”VAR DET DU???” stod det.

”Nej”, skrev {child}.

[adult: {Adult} | {Lodger}] hade sett den också. [adult: {adult.He} | Hon] hade rest sig utan att märka det, och [adult: {adult.he} | hon] hade fortfarande en strumpa i handen. [adult: {adult.He} | Hon] sa ingenting, och det var precis rätt sak att säga.

# three-lines
Senare, när det var släckt, lyste {child} med ficklampan i sin svarta bok. {Child.He} funderade på hur man skulle beskriva det. Till sist skrev {child.he} bara tre rader.

”20.47. Kattuggla, en. Vet att jag finns.//
20.47. {Friend}, en. Vet också.//
{Pet} hade rätt.”

# @sat
{Pet}[!pet.known: , {child's} katt,] satt bredvid i fönstret, och {pet.he} satt som {pet.he} brukade
## if pet.cat
{Pet} satt bredvid i fönstret. {Pet.He} var {a breed}, och {pet.he} satt som {pet.he} brukade
## if pet.cat & breed.Ragdoll
{Pet} satt bredvid i fönstret. {Pet.He} var en ragdoll på sex kilo, och {pet.he} satt som {pet.he} brukade
## if pet.dog
{Pet} satt bredvid. {Pet.He} var {a breed}, och {pet.he} satt som {pet.he} brukade
