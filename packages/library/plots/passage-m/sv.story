title: Passage: M
title: Höjd: obegränsad
title: Lät den passera
guest keeper: Vivi (hon), Lisbet (hon)
guest before: Börje (han), Sture (han)
guest purple: Rut (hon), Elna (hon)

% Brovakten är {adult}, annars grannen {keeper}. Fullmånen i oktober går upp vid solnedgången, så 18.45 står den strax över åsen. Datumen är riktiga fullmånar.

# the-view
[adult: [adult.name: {Adult} | {child's} {adult}] | {child's} granne {keeper}] hade stadens finaste utsikt och stadens sämsta kaffe. Yrket var brovakt. Högst uppe i tornet satt [adult: {adult.he} | hon], med fönster åt alla håll, och när en båt ville in i hamnen fällde [adult: {adult.he} | hon] bommarna och öppnade bron.

Ibland på kvällarna[sport: , när de inte skulle {play sport},] fick {child} och {friend} vara med. De fick göra vad de ville, utom att röra något.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] fick ligga under bordet.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] fick inte följa med, för {pet.he} rörde allt.][pet.other:  {Pet} fick stanna hemma.]

Det enda de fick röra var böckerna. De stod i skåpet under fönstret, den ena tjockare än den andra: brojournalerna, ända från 1931. Varje gång bron öppnades skrev vakten en rad, med klockslag, fartyg, last och höjd. ”14.05. Skonaren Hilda. Tegel.” ”06.30. Bogserbåten Atlas. Tom.” {Friend} tyckte mest om lasten. {Friend.He} kunde sucka av lycka över fyrtio ton havre. {child} tyckte mest om handstilarna. Man kunde se på bokstäverna vem som hade frusit.

# m
Det var {child} som hittade M.

”Titta här”, sa {child.he}. ”Det är [adult: {adult's} | {keeper's}] stil. 18.45. Passage: M. Last: ingen. Höjd: obegränsad.”

”Motorbåt”, sa {friend}.

”Motorbåtar är inte obegränsade.”

De bläddrade. Året därpå kom M igen, och året efter det. De bläddrade bakåt, till {before}, som var vakt före [adult: {adult} | {keeper}][elder: , brukade spela kort med {elder}[elder2:  och {elder2}]] och skrev som om han högg i sten. {before} hade varit vakt i trettioen år, och där fanns trettioen M. Före honom kom {purple}, med lila bläck. M där också. En enda gång om året, alltid i oktober, aldrig någon last.

”[adult: {Adult}|{keeper}]”, sa {child}. ”Vad är M?”

[adult: {Adult} | {keeper}] hällde upp mera kaffe. ”Det står i journalen.”

”Det gör det inte alls.”

”Då har ni inte läst klart”, sa [adult: {adult} | {keeper}] och såg ut genom fönstret med ett ansikte som inte avslöjade någonting.

# three-theories
{Friend} tog fram ett papper. {Friend.He} hade redan tre teorier. M kunde vara Margareta, som smugglade. M kunde vara marinen, med en ubåt.

”Höjd obegränsad?” sa {child}.

”På väg upp”, sa {friend}, men {friend.he} hörde själv hur det lät.

M kunde vara ett fartyg som hade förlist 1931 och kom tillbaka varje höst. Den teorin var {child's}, och {friend} bad {child.him} vänta med den tills det blev ljust.

# it-jumps
I stället skrev {friend} upp datumen från [adult: {adult's} | {keeper's}] senaste journal, under varandra[school: , i en rak kolumn, precis som {at school}]. Tjugonde oktober. Nionde oktober. Tjugoåttonde. Sjuttonde.

”De hoppar”, sa {friend.he}. ”Först bakåt. Sedan framåt. Sedan bakåt igen.” {Friend.He} tuggade på pennan. ”Vad finns det som hoppar så där?”

”Påsken”, sa {child}.

”Ja, men varför hoppar påsken?”

De tittade på varandra. Sedan vände de båda två på huvudet, mot fönstret, där det lyste svagt bakom åsen på andra sidan sundet.

# tonight
{Friend} fick upp sin telefon[athlete: , den med {athlete} på skalet,] så fort att {friend.he} nästan tappade den. {Friend.He} letade fram en tabell och drog fingret nedåt. Tjugonde oktober: fullmåne. Nionde oktober: fullmåne. Det stämde hela vägen.

”Höjd obegränsad”, viskade {child}. ”Det är månen.”

”Men man kan inte öppna en bro för månen”, sa {friend}. ”Den är fyrahundratusen kilometer bort. Den kommer fram ändå!” Sedan blev {friend.he} tyst, för {friend.he} hade kommit till tabellens sista rad. {Friend.He} vände skärmen mot {child}.

Fullmåne, stod det. I kväll.

# the-first-log
{child} drog ut den allra första journalen. Papperet var brunt i kanterna. Stilen var tunn och jämn. Det var en vakt som inte frös i första taget. {child} följde raderna med fingret till slutet av oktober 1931, och där stod det, utskrivet med alla bokstäver:

”18.45. Öppnade för pråm, som inte kom. I stället kom månen. Lät den passera.”

# the-lever
Nu var klockan tjugo i sju. [adult: {Adult} | {keeper}] ställde ifrån sig koppen.

”Får du verkligen?” frågade {friend}.

”Bron ska provöppnas en gång i månaden”, sa [adult: {adult} | {keeper}]. ”Det står ingenstans vilken kväll.” [adult: {Adult.He} | Hon] kontrollerade kamerorna, åt höger och åt vänster. Det började blinka rött. Bommarna gick ner. På ena sidan stannade en buss[city:  till {city}], och på den andra en man på cykel med en hög pizzakartonger.

”{child}”, sa [adult: {adult} | {keeper}]. ”Ta spaken.”

Spaken var kallare än {child} hade trott. {Child.He} drog. Djupt under golvet var det något enormt som vaknade. Vägen sprack på mitten, och de båda halvorna reste sig, med lyktstolpar och vita streck och allt, långsamt, långsamt, tills de stod rätt upp mot himlen.

# a-shut-door
Först såg {child.he} ingenting särskilt. Månen hade klättrat upp över åsen och hängde ute över sundet. Under den låg mångatan, vit och darrande, hela vägen in mot staden. Den brukade ta slut vid bron, som om den hade kommit fram till en stängd dörr.

Nu var dörren öppen.

Och mångatan kom in. Den rann mellan brohalvorna och över det svarta vattnet i hamnen, förbi bogserbåtarna, förbi fiskbodarna, ända fram till kajen. Där låg den och glittrade mot stenarna.

# the-bus
Bussen tutade.

Sedan tutade den inte mer. Dörrarna pös upp[music: , och man hörde {music} inifrån]. Chauffören klev ut, och efter honom passagerarna, en efter en, tills de stod på rad längs bommen. Mannen på andra sidan hade ställt ner sina pizzor på gatan. En flicka höll upp sin telefon, men hon tycktes ha glömt vad hon skulle med den.

”Hur lång tid tar det för en måne att passera?” viskade {friend}.

”Fyra minuter”, sa [adult: {adult} | {keeper}]. ”{before} tog sex, men på hans tid gick det ingen buss.”

# your-line
När bron hade lagt sig igen och bommarna gått upp rullade bussen över, långsammare än den behövde. Chauffören lyfte handen mot tornet.

[adult: {Adult} | {keeper}] sköt fram journalen över bordet.

”Din spak”, sa [adult: {adult.he} | hon]. ”Din rad.”

{child} tog pennan. {Child.He} tänkte på alla som hade skrivit före {child.him}, han som högg i sten och hon med det lila bläcket, och på någon som kanske skulle sitta här om hundra år och undra. En ledtråd skulle de få. Men bara en.

”18.45”, skrev {child.he}, så tydligt {child.he} kunde. ”Passage: M. Last: ingen. Höjd: obegränsad.”

”Skriv att den var punktlig”, sa {friend}.

Det skrev {child.he} också.
