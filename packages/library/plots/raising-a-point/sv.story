title: Fyra slag
title: Synpunkter
title: Ordentligt hurra
guest friend: Ebba (hon), Viggo (han)
guest pet: Misse (han), Majsan (hon)
guest lady: fru Ek (hon), fru Alm (hon)
guest minder: Katarina (hon), Monika (hon)

% Katten är familjens, annars vännens som bor hos barnet; en hund ylar lika illa: @voice, @skrek, @onto. Siamesen är originalet.
% Räkna bankningarna med fingrarna: fyra, två, två. Ingen säger varför före köket.

# a-whisper
Den morgonen {child} fyllde år sjöng {@who} så tyst att det knappt var sång.

”Hurra”, viskade {@a}. ”Hurra, hurra, hurra.”

Den enda som inte viskade var {pet}. {@Voice}

Och genast kom det från värmeröret i hörnet: Dunk. Dunk. Dunk. Dunk.

{@A} blundade. ”Till och med i dag”, sa {@he}.

# a-note
Det var {lady}, en trappa ner. {child} hade bara sett henne bakifrån, men hört henne hade {child.he} gjort sedan de flyttade in. Varje gång {pet} {@skrek} bankade det. Och förra veckan hade det legat en lapp på hallmattan: Vi har fått klagomål på störande ljud. {@A} hade läst den två gånger. Sedan hade {@he} sagt, utan att se på {child}, att {pet} kanske kunde få bo hos en bekant i Borås. Om det kom en lapp till.

Sedan dess gick {child} i strumplästen. {Child.He} stängde skåp med två fingrar. {Child.He} hade sagt att {child.he} inte ville ha något kalas, bara {friend}[!friend: , {child.his} bästa vän], och {@a} hade sett så lättad ut att det gjorde ont. {child} önskade sig en enda sak: att {pet} skulle få stanna.[elder:  Det visste inte ens {elder}[elder2:  och {elder2}].][!pet:  Egentligen var {pet} {friend's} katt, men där nös de, så {pet.he} sov på {child's} fötter.]

# drumsticks
{Friend} kom klockan fem[sport: , direkt från {sport}], med sovsäck och två trumpinnar i bakfickan. {Friend} ville bli trummis. Några trummor hade {friend.he} inte, så {friend.he} trummade [music: {music} ]på allt annat: knän, mjölkpaket,[athlete:  affischen med {athlete},] {child}.

”Inte här”, sa {child}.

”Jag har ju inte börjat.”

”Du tänkte.”

De åt tårtan[elder:  från {elder.short}] försiktigt. Man hörde sig själv tugga.

”Det här är det tystaste kalas jag har varit på[city:  {in city}]”, sa {friend}. ”Och då har jag varit på en sjuttioårsdag, när ingen var sams.”

# told
Då berättade {child}. Om lappen, om Borås. {Child.He} hade inte sagt det till någon[school: , inte ens {at school}], och vid Borås ville rösten inte riktigt bära.

”Man kan väl inte skicka {pet} till Borås!” sa {friend}.

”Sch!”

Men {pet} hade hört sitt namn. {Pet.He} ställde sig med framtassarna mot röret och {@skrek}.

Dunk. Dunk.

{Friend} blev röd i hela ansiktet. ”Nu räcker det”, sa {friend.he}, och innan {child} hann fram hade {friend.he} dragit upp trumpinnarna och slagit på röret så att det sjöng i hela huset.

# a-hook-on-the-end
Sedan hördes ingenting mer. Det var tyst på ett nytt sätt. {child} stod med handen för munnen och såg den andra lappen framför sig, som om den redan låg där.

”Förlåt”, sa {friend} till slut. ”Jag blev arg för din skull.”

”Bli inte det”, sa {child}.

{Pet} lade örat mot röret. {Pet.He} {@skrek}, men inte som vanligt. Det var kort, med en krok på slutet. {Pet.He} väntade. {Pet.He} {@skrek} igen, och väntade igen. Så vände {pet.he} sig om och såg på dem som om de hade stängt en dörr.

{child} kunde alla {pet.his} {@noises}, det hungriga och det arga och det förnärmade. Det här använde {pet.he} bara när {child.he} hade låst om sig i badrummet och {pet.he} satt utanför.

”{Pet.He} klagar inte”, sa {child.he}. ”{Pet.He} undrar var {lady} tog vägen.”

# how-many
{Friend's} fingrar hade börjat röra sig mot knät, som för att räkna takt.

”Hur många gånger brukar hon slå?”

”Två. {Pet} {@skriker}, hon slår två.”

”Alltid?”

”Ja. Utom i morse. Då slog hon fyra.”

”Vad gjorde ni i morse?”

”Ingenting. {@A} sjöng, och så …” {child} tystnade.

”Hur många hurra?” sa {friend}.

”Fyra.”

De såg på varandra.

”{@A}!” ropade {child}. ”Vi måste ner till {lady}! Ta med tårtan!” Det var det första {child.he} hade ropat på en vecka.

# the-chain
{Lady} öppnade på glänt, med kedjan på. Hon var liten och hade gråtit.

”Jag ska sluta”, sa hon. ”Jag förstod nog, när ni slog tillbaka. Och så har jag ju fått lappen.”

”Har ni fått lappen?” sa {@a}.

”Alla har fått den. Men det är ju mig de menar. Han på fjärde våningen säger att jag hörs i rören ända upp till honom.”

Ingen sa något. {child} kände hur Borås drog sig bort, mil efter mil.

# somebody-in
”Fast varför bankar du?” sa {friend}, som verkligen ville veta.

{Lady} såg ner. I dörrspringan, nere vid golvet, stack det in {@nose}.

”{Pet.He} låter så övergiven”, sa hon. ”Mellan åtta och tre, när ni är borta. {Pet.He} ropar, och så svarar jag, så att {pet.he} vet att det finns folk i huset.” Hon rättade till tofflan. ”Och då vet jag det också.”

”Och i morse?” sa {child}.

”Ni viskade så. Jag tyckte att någon borde hurra ordentligt.”

# her-chair
Kedjan åkte av. {Pet} gick in utan att fråga. {Pet.He} luktade på tofflorna, fann köket, fann röret och stolen bredvid, där det hängde en träslev på en spik. {Pet.He} satte sig framför {lady} och framförde en synpunkt. Den var lång och hade bisatser.

”Ja”, sa {lady}. ”Det kan jag förstå.”

{@Onto} {child} kände ett hugg. [pet: Det var {child.his} [pet.dog: hund|katt]. | Det var på {child.his} fötter {pet.he} brukade ligga.] {Pet.He} såg rakt på {child.him}, {@blinked} och låg kvar.

”{Pet.He} kan ju vara här”, sa {child.he}. Det tog en stund att få ut det. ”Mellan åtta och tre.”

# crooked-finger
Sedan åt de tårta så att det klirrade.[age>=11:  {Friend} vägde sleven i handen. ”Björk?”

”Enträ”, sa {lady}. ”Det är hårdare.”]

Klockan nio ställde sig {pet} vid {lady's} dörr och {@skrek} tills någon öppnade, och så gick {pet.he} hem. Nu låg {pet.he} på {child's} fötter, som {pet.he} brukade.

”Undrar när hon fyller år”, sa {friend} från madrassen.

”Tjugonde november. Jag frågade.”

”Då kommer vi.”

”Med trumpinnar”, sa {child}.

{Pet} lyfte huvudet mot röret och sa något kort. De höll andan.

Dunk. Dunk. Så lätt att det aldrig kunde nå fjärde våningen.

{child} sträckte ut handen i mörkret, böjde ett finger och svarade.

# @who
{minder}, som hade lägenheten,
## if adult
{adult} för {child.him},

# @a
{minder}
## if adult
{adult}

# @he
{minder.he}
## if adult
{adult.he}

# @voice
{Pet} var siames. Siameser jamar inte, de framför synpunkter, och {pet} framförde sina med en röst som en arg baby i en plåthink.
## if pet.cat
{Pet} var {a breed}. Andra katter jamar, {pet} framförde synpunkter, med en röst som en arg baby i en plåthink.
## if pet.cat & breed.Siamese
{Pet} var siames. Siameser jamar inte, de framför synpunkter, och {pet} framförde sina med en röst som en arg baby i en plåthink.
## if pet.dog
{Pet} var {a breed}. Andra hundar skäller, {pet} framförde synpunkter, med en röst som en arg baby i en plåthink.

# @skrek
skrek
## if pet.dog
ylade

# @skriker
skriker
## if pet.dog
ylar

# @noises
skrik
## if pet.dog
läten

# @nose
en mörkbrun nos
## if pet.cat
en liten nos
## if pet.cat & breed.Siamese
en mörkbrun nos
## if pet.dog
en våt nos

# @onto
Då hoppade {pet.he} upp på hennes stol, snurrade två varv och lade sig.
## if pet.dog
Då snurrade {pet.he} två varv och lade sig på hennes tofflor, med fötter och allt.

# @blinked
blinkade långsamt
## if pet.dog
viftade en enda gång på svansen
