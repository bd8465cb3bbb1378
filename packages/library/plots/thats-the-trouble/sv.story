title: Kvart över två
title: Det är det som är felet
title: Något som inte låter
guest friend: Samira (hon), Albin (han)
guest elder: Bertil (han), Gudrun (hon)
guest minder: Yvonne (hon), Monika (hon)
guest rabbit: Fru Persson (hon), Fru Blom (hon)

% Den äldre är familjens, eller en gammal bagare som hyr rummet bakom köket: @body, @moved. Kaninen varnar för det som inte låter.

# thump
Duns. Duns. Duns.

{child} vaknade. Klockan var kvart över två, och borta i hallen stampade kaninen så att det hördes i hela huset.

Hon hette {rabbit}. Hon var grå och rund, och på dagarna var hon den lugnaste kanin man kunde tänka sig[city:  {in city}]. Men varje natt, sedan tre veckor, smällde hon bakfötterna i golvet tills alla låg vakna[pet.dog: , även [!pet.known: hunden ]{pet}][pet.cat: , även [!pet.known: katten ]{pet}, som annars sov för två][pet.other: , och det gällde nog {pet} också].

”Så här kan vi inte ha det”, {@said} ”Jag hällde kaffe på flingorna i går.[school:  Och du somnade {at school}.][sport:  Och du gäspade dig genom {sport}.] Om hon inte slutar får hon flytta hem till {friend}.”

{child} ville ha kvar {rabbit}. Det var det enda {child.he} ville.

# slippers
”En kanin ska bo ute”, sa {elder}. {@moved}, med en resväska, en brödkavel och en hel del åsikter. ”Och det där är inget bröd”, sa {elder.he} om brödet.

Det var då det hade börjat, när {elder.short} kom. Alla hade räknat ut det, men ingen sa det[elder2: , inte ens {elder2} i telefonen], och {elder.short} minst av alla. {Elder.He} hade köpt tofflor av filt. {Elder.He} stängde dörrar så försiktigt att man inte märkte att {elder.he} hade varit där.

Alla smög nu, för att {rabbit} skulle lugna sig. {@A} hade slutat spola på natten.[music:  Den som ville höra {music} fick ha hörlurar.] {child} hade lagt mattor i hallen. Men ju tystare det blev, desto mer stampade {rabbit.he}.

# being-honest
På lördagen kom {friend}[!friend: , {child's} bästa vän,] för att sova över. {Friend.He} hade ficklampa, block[athlete:  med {athlete} på] och en påse persilja.

”Jag ska vara ärlig”, sa {friend.he}. ”Jag vill ha henne. Jag har redan en plats vid elementet.”

”Jag vet”, sa {child}.

”Men jag vill inte få henne för att du förlorar. Så vi utreder.”

Det var det bästa med {friend}. Det var också det jobbigaste.

{friend.He} undersökte buren, höet och golvet.

”Hon tycker inte om [elder: din ]{elder.short}”, sa {friend.he}. ”[elder.he: Han | [elder.she: Hon | {Elder.He}]] luktar fel. Flytta på {elder.him}.”

”Man kan inte flytta på [elder: en ]{elder.short}!”

”Nej”, sa {friend} och skrev upp det.

# parsley
De lade sig i sovsäckar på hallgolvet, en på var sida om buren, med luckan öppen. {rabbit} åt persilja. Klockan blev tio. Klockan blev ett. {Friend} sov med blocket på näsan.

Kvart över två stod kaninen plötsligt rakt upp med öronen som två utropstecken. De pekade mot köket.

{child} lyssnade. {Child.He} hörde ingenting. Ingen dörr, inga steg, ingen kran. Det var så tyst att det kröp i nacken.

Duns.

# what-makes-no-noise
”Vad gör hon?” viskade {friend}.

”Hon lyssnar på något som inte låter”, viskade {child}.

{Friend} satte sig upp.

”Vad är det som inte låter? Om man är kanin? En ko låter. En traktor låter. Det är räven som inte låter.”

Duns. Duns.

{child} kröp ur sovsäcken och gick fram till köksdörren. {Child.He} sköt upp den.

Där satt {elder.short}. {Elder.He} satt i mörkret vid bordet, i sina filttofflor, alldeles stilla. Bara händerna rörde sig. De tryckte mot bordsskivan, sakta, vände på något som inte fanns och tryckte igen.

# a-fox
”Väckte jag dig?” viskade {elder.short}. ”Jag har ju inte gjort ett ljud.”

”Nej”, sa {child}. ”Det är det som är felet.”

{Child.He} tände lampan över spisen. {Elder.short} kisade och stoppade händerna under bordet.

”Varför är du uppe?”

”{@body}” {Elder.He} tittade ner på tofflorna. ”Jag har varit så tyst jag har kunnat. Jag ville inte vara till besvär.”

”{Elder.short}”, sa {child}. ”Hon är inte arg på dig. Hon tror att du är en räv.”

”Hon varnar oss”, sa {friend} från dörren. ”Hon sitter där ute varje natt och räddar hela familjen.”

De tittade alla tre ut i hallen. {rabbit} stod vid sin bur med ena bakfoten lyft.

# bang
”Låt lite, {elder.short}”, sa {child}.

”Låta? Hur då?”

”Som du gjorde förr.”

{Elder.short} satt kvar en stund. Sedan drog {elder.he} ut lådan, och den gnisslade. {Elder.He} tog fram skålen. {Elder.He} slog i mjöl och vatten och jäst, och medan {elder.he} rörde började {elder.he} muttra, om mjölet som var för fint och om skeden som var för klen. När degen var klar lyfte {elder.he} den högt och drämde den i bordet.

PANG, sa det.

# end-of-shift
{rabbit} hade satt ner foten. Hon vred ena örat mot köket, sedan det andra. PANG, sa degen. Hon hoppade ett skutt på mattan. Och ett till. Hon kom över tröskeln, där hon aldrig hade varit, gick under bordet och luktade på tofflorna, först den vänstra, sedan den högra. Så lade hon sig på den högra, tungt, som om hon äntligen fick sluta sitt skift.

”Nu kan jag inte flytta mig”, sa {elder.short}.

”Nej”, sa {child}. ”Det kan du inte.”

{@A} kom i dörren.

”Vem är det som skjuter?” sa [adult: {adult.he} | hon]. Sedan såg [adult: {adult.he} | hon] kaninen, och {elder.short's} händer, som var vita ända upp till armbågarna. {@A} satte sig. [adult: {adult.He} | Hon] sa inte ett ord förrän det första brödet var färdigt, och då sa [adult: {adult.he} | hon] bara: ”Smör.”

# a-loaf
När det ljusnade gick {friend} hem med en limpa i famnen. Den var så varm att {friend.he} fick byta arm.[elder2:  Nästa limpa var till {elder2}.]

”Jag behåller platsen vid elementet”, sa {friend.he}. ”Den kan jag sitta på själv.”

Nästa natt, kvart över två, slog {elder.short} degen i bordet så att kopparna hoppade i skåpet.[pet.dog:  {Pet} snarkade.][pet.cat:  {Pet} vände sig på andra sidan.][pet.other:  Inte ens {pet} brydde sig.]

Och hela huset sov.

# @a
{minder}
## if adult
{adult}

# @A
{Minder}
## if adult
{Adult}

# @said
sa {minder} vid frukosten. Hon hade hand om huset den hösten, och hon hade tröjan ut och in.
## if adult
sa {adult} vid frukosten. {adult.He} hade tröjan ut och in.

# @moved
{Elder.He} hyrde hos dem och hade flyttat in för tre veckor sedan, i rummet bakom köket
## if elder
{Elder.He} hade kommit för tre veckor sedan, till rummet bakom köket

# @body
Det är kroppen. Fyrtioett år i bageriet. Kvart över två går den upp, vad jag än säger till den. Jag brukade sitta inne hos mig, men där finns bara en säng. Ett bord är bättre.
## if elder
Det är kroppen. En enda vinter i ett bageri, och kvart över två går den upp, vad jag än säger till den. Jag brukade sitta inne hos mig, men där finns bara en säng. Ett bord är bättre.
