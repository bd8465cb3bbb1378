title: Den ligger i ärmen
title: Trollkarlen som inte kunde ljuga
title: Säg ingenting
guest magnifiko: Magnifiko (han), Fantastiko (han)
guest holger: Holger (han), Verner (han)
guest gun: Gun (hon), Maggan (hon)
guest wik: fru Wik (hon), fru Rask (hon)

% {magnifiko} är trollkarlen och heter {holger} till vardags. Hur myntet försvinner får ingen veta.

# the-ball
Trollkarlen {magnifiko} hade en röd mantel, en hög hatt och ett enda fel: han kunde inte ljuga.

”Och nu”, sa han på parkens lilla scen[city:  i {city}], ”är kulan … borta!”

”Åååh!” sa publiken.

”Fast den ligger i ärmen”, sa {magnifiko}.

{child}, som var {age} år och hans assistent för sommaren, slog sig för pannan. {Child.He} hade fått jobbet för att {child.he} kunde trolla lite själv. I fickan låg alltid ett guldmynt av plåt, och mer än någonting annat i världen ville {child} lära sig mer. Men det var inte lätt att lära sig av någon som avslöjade allt.

”Varför säger du det?” viskade {child}.

”De undrar ju så”, viskade {magnifiko} tillbaka. ”Det är som om jag lurade dem.”

”Du är trollkarl! Du ska lura dem!”

# two-ladies
Han hette egentligen {holger} Pihl, han var sextiosju år och han hade trollat i fyrtio. Det var ingen i landet som var skickligare med händerna[athlete: , han var lika bra med dem som {athlete} var på sitt]. Men varje kväll gick publiken hem efter en kvart, för ingen vill titta på en korg när man vet att den har dubbel botten.

”Nu delar jag damen på mitten! Fast det är två damer. Den andra heter {gun}.”

”Hej”, sa {gun} ur lådan.

# last-evening
Den sista kvällen i augusti var det ändå fullt på bänkarna.[music:  Högtalaren spelade {music}.] Föreståndaren {wik} satt på första raden med armarna i kors.[elder:  Bakom henne satt {elder}[elder2:  och {elder2}] och klappade redan.][friend:  Längst ut satt {friend}[!friend.known: , {child's} bästa vän,] och höll tummarna.]

”Blir det bra i kväll får han komma tillbaka nästa år”, sa {wik} till {child}. ”Går de hem, så tar vi en bandybana i stället.”

{child} gick in bakom ridån.

”{holger}”, sa {child.he}. ”Bara i kväll. Säg inte ordet ärmen.”

”Jag lovar att försöka”, sa {magnifiko} och svalde.

# lips-shut
Han försökte verkligen. Han trollade fram tolv sjalar, och han pressade ihop läpparna så att de blev vita. Han hällde mjölk i en tidning, och svetten rann under hatten. Publiken klappade. {Wik} släppte ner armarna. Han förvandlade en klocka till en citron.

”Hur gör han?” sa en liten pojke längst fram. ”Mamma, hur GÖR han?”

Han såg så olycklig ut. {child} såg att det inte skulle gå.

# it-burst
”Den ligger i ärmen!” brast det ur {magnifiko}. ”Klockan ligger i ärmen! Och sjalarna, och mjölken är i en påse, och {gun} står bakom draperiet!”

”Hej”, sa {gun}.

Någon buade. Någon annan skrattade, på det dåliga sättet.[friend:  {Friend} hyssjade åt dem allihop.] På bakersta bänken reste sig en familj, och sedan en till. {Wik} la armarna i kors igen. {Magnifiko} stod mitt i ljuset och såg på sina händer.

”Ja, ja”, sa han tyst. ”Det var väl det.”

# the-coin
Då gick {child} ut på scenen.

{Child.He} hade inte tänkt. {Child.He} hade bara myntet i fickan. I tre år hade {child.he} övat på en enda sak, i bilen, i badet, under bänken [school: {at school} | i skolan][sport: , och på väg till att {play sport}]. Ingen hade fått se[pet:  utom {pet}], för det hade aldrig blivit riktigt bra. Inte förrän i förra veckan.

”Jag ska visa er något”, sa {child}. Rösten var liten, men den höll. ”Och inte bara er.”

{Child.He} vände sig till {magnifiko}.

”Titta noga.”

{child} la myntet i sin vänstra hand, så att alla såg. {Child.He} stängde handen. {Child.He} blåste på den. Sedan öppnade {child.he} fingrarna, ett efter ett, och handen var tom.

”Åh”, sa någon.

{Magnifiko} log lite.

”Bra”, sa han. ”Det är i den högra.”

{child} öppnade den högra. Tom.

# where-is-it
{Magnifiko} slutade le. Han tog ett steg närmare.

”Ärmen”, sa han.

{child} hade kortärmat.

Nu hade familjen på bakersta bänken satt sig. {Magnifiko} gick ett varv runt {child}. Han tittade under håret och bakom örat. Han lyfte på sin egen hatt. Sedan stannade han. Man såg hur han letade igenom fyrtio år av knep, och inget av dem passade.

”Men …” sa han. ”Var är det?”

Ute i lampan över scenen hörde man fjärilarna slå mot glaset.

”Var är det, {child}?”

# dont-say
Och {child} såg hur det hände. Först blev hans ögon runda. Sedan blev munnen rund. Hela hans gamla ansikte öppnade sig, tills han såg ut precis som pojken längst fram.

”Vill du veta?” frågade {child}.

Han öppnade munnen. Han stängde den. Han skakade på huvudet, långsamt först och sedan allt fortare.

”Nej”, viskade {magnifiko}. ”Nej! Säg det inte! Det är ju … det är ju härligt!”

Han vände sig mot publiken, helt förskräckt.

”Är det så här ni har det?”

”JA!” ropade publiken.

”Och jag har tagit det ifrån er? I fyrtio år?”

”JA!”

# from-the-beginning
”Förlåt mig”, sa trollkarlen, drog upp ärmarna ordentligt och började om från början. Sjalarna, mjölken, klockan, citronen. Han avslöjade ingenting. De satt kvar till halv tio, och då klappade {wik} så att hennes armband gick av.

# the-edge
Efteråt satt de på scenkanten, {child} och han, och väntade på [adult: att {adult} skulle komma | {gun}, som skulle köra hem dem]. Lamporna i träden släcktes en efter en. Han la den röda manteln om {child's} axlar, för det började bli kyligt. När {child} flyttade sig klirrade det till någonstans, men han låtsades inte höra.

”{child}”, sa han efter en stund. ”Ligger det …”

”Ja?”

{Magnifiko} tänkte länge. Sedan log han ut i mörkret.

”Nej”, sa han. ”Säg ingenting.”
