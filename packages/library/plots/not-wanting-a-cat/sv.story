title: Att inte vilja ha en katt
title: En vanlig sked
title: Katten på sista bussen
guest driver: Roffe (han), Hasse (han)
guest lady: Gunilla (hon), Birgitta (hon)
guest sitter: Lena (hon), Anki (hon)

% En katt som är ikryssad är katten på taket. @a: {adult}, annars mor- eller farföräldern, annars grannen.

# on-the-roof
Det satt en katt på taket på sista bussen hem[city:  från {city}].

Den var stor och randig, och den satt mitt på med tassarna invikta under sig, som en limpa på en hylla.

”Jag kan inte köra med den där på taket”, sa chauffören, som hette {driver}. ”Och jag tänker inte hämta den. Jag tål inte katter.”

”Det gör jag!” sa {child}, som skulle åka hem med {@who}[friend:  och {friend}, {child.his} bästa kompis].

{child} tyckte bättre om katter än om något annat, och det var just det som var felet. Så fort {child.he} såg en katt sprang {child.he} mot den med båda armarna framsträckta. Och varenda katt {child.he} hade träffat[school: , till och med den gamla {at school},] hade hoppat över närmaste staket.
## if pet.cat
Det satt en katt på taket på sista bussen hem[city:  från {city}].

Det var {pet}, som bodde hemma hos {child}. {Pet.He} skulle egentligen ha suttit i en korg, men nu satt {pet.he} däruppe med tassarna invikta under sig, som en limpa på en hylla.

”Jag kan inte köra med den där på taket”, sa chauffören, som hette {driver}. ”Och jag tänker inte hämta den. Jag tål inte katter.”

”Det gör jag!” sa {child}, som skulle åka hem med {@who}[friend:  och {friend}, {child.his} bästa kompis].

{child} tyckte bättre om {pet} än om något annat, och det var just det som var felet. Så fort {child.he} [school: kom hem från {school}|fick syn på {pet}] sprang {child.he} fram med båda armarna framsträckta. Och varenda gång hoppade {pet} över närmaste staket.

# a-very-good-mouse
”Kiss, kiss, kiss!” ropade {child} med båda armarna i luften.

Katten gick och satte sig längst bak på taket[athlete: , dit inte ens {athlete} skulle ha nått].

Alla klev av bussen för att hjälpa till[friend: , med {friend} i spetsen]. En dam som hette {lady} tog upp en skiva skinka ur kassen. ”Kom då, gullet”, sa hon. Katten tittade på månen.

{@A} pep som en mus. Det var en mycket bra mus. Katten lyssnade, och sedan vände den ryggen till.

”Ja, jag hade kommit”, sa {lady}.
[elder & adult: 

”En katt kan man inte skynda på”, sa {elder} och bjöd laget runt på kola.[elder2:  {elder2} tog två.]
][pet.dog: 

{Pet}, som var hund, låg kvar under baksätet. {Pet.He} hade träffat katter förr.
]
## if pet.cat
”Kiss, kiss, kiss!” ropade {child} med båda armarna i luften.

{Pet} gick och satte sig längst bak på taket[athlete: , dit inte ens {athlete} skulle ha nått].

Alla klev av bussen för att hjälpa till[friend: , med {friend} i spetsen]. En dam som hette {lady} tog upp en skiva skinka ur kassen. ”Kom då, gullet”, sa hon. {Pet} tittade på månen.

{@A} pep som en mus. Det var en mycket bra mus. {Pet} lyssnade, och sedan vände {pet.he} ryggen till.

”Ja, jag hade kommit”, sa {lady}.
[elder & adult: 

”En katt kan man inte skynda på”, sa {elder} och bjöd laget runt på kola.[elder2:  {elder2} tog två.]
][pet.dog: 

{Pet}, som var hund, låg kvar under baksätet. {Pet.He} hade träffat katter förr.
]

# nothing-to-do-with-me
”Här blir vi sittande i natt”, sa {driver}. Han satte sig på bänken i busskuren, lade armarna i kors och blundade. ”Jag har inget med det här att göra.”

Duns. Det var katten som landade på busskurens tak.

Duns. Det var katten som landade på papperskorgen.

Och så kom den gående längs bänken, strök sig mot {driver's} ärm med hela sidan och spann.

”Usch!” sa {driver}. ”Ta bort den!”

”Nu!” skrek alla de andra och sträckte ut armarna.

Duns, duns, och där satt den på bussen igen, precis som en limpa.
## if pet.cat
”Här blir vi sittande i natt”, sa {driver}. Han satte sig på bänken i busskuren, lade armarna i kors och blundade. ”Jag har inget med det här att göra.”

Duns. Det var {pet} som landade på busskurens tak.

Duns. Det var {pet} som landade på papperskorgen.

Och så kom {pet.he} gående längs bänken, strök sig mot {driver's} ärm med hela sidan och spann.

”Usch!” sa {driver}. ”Ta bort den!”

”Nu!” skrek alla de andra och sträckte ut armarna.

Duns, duns, och där satt {pet.he} på bussen igen, precis som en limpa.

# why-him
{child} tittade på katten. Sedan tittade {child.he} på {driver}, som plockade hår från ärmen. Varför just han? Han hade inte lockat. Han hade inte hållit fram någon skinka. Han var den enda på hela gatan som inte ville ha en katt.

”Det är därför!” sa {child}. ”Den kommer bara till såna som inte vill ha den.”

”Då finns det bara en sak att göra”, sa {@a}. ”Vi får låta bli att vilja ha den.”
## if pet.cat
{child} tittade på {pet}. Sedan tittade {child.he} på {driver}, som plockade hår från ärmen. Varför just han? Han hade inte lockat. Han hade inte hållit fram någon skinka. Han var den enda på hela gatan som inte ville ha en katt.

”Det är därför!” sa {child}. ”{Pet} kommer bara till såna som inte vill ha {pet.him}.”

”Då finns det bara en sak att göra”, sa {@a}. ”Vi får låta bli att vilja ha {pet.him}.”

# on-the-bench
Så de satte sig på rad på bänken och ville inte ha en katt.

{@A} läste tidtabellen och ville inte ha en katt. {Lady} räknade sina ägg och ville inte ha en katt.[friend:  {Friend} satte fingrarna i öronen och ville inte ha en katt.]

”Jag har aldrig velat ha katt”, sa {lady} mycket högt.

”Inte jag heller”, sa {@a}. ”Päls överallt.”

”Det här kan ni”, sa {driver}.

{child} tittade på sina skor[sport:  och tänkte på {sport}].

Duns. Det var busskurens tak. Ingen tittade upp.

Duns. Det var papperskorgen.

Längs bänken kom katten. Den gick förbi {@a}. Den gick förbi {lady} och alla äggen. Den gick till och med förbi {driver}. Den stannade framför {child} och lade en tass på {child.his} knä.
## if pet.cat
Så de satte sig på rad på bänken och ville inte ha en katt.

{@A} läste tidtabellen och ville inte ha en katt. {Lady} räknade sina ägg och ville inte ha en katt.[friend:  {Friend} satte fingrarna i öronen och ville inte ha en katt.]

”Jag har aldrig velat ha katt”, sa {lady} mycket högt.

”Inte jag heller”, sa {@a}. ”Päls överallt.”

”Det här kan ni”, sa {driver}.

{child} tittade på sina skor[sport:  och tänkte på {sport}].

Duns. Det var busskurens tak. Ingen tittade upp.

Duns. Det var papperskorgen.

Längs bänken kom {pet}. {Pet.He} gick förbi {@a}. {Pet.He} gick förbi {lady} och alla äggen. {Pet.He} gick till och med förbi {driver}. {Pet.He} stannade framför {child} och lade en tass på {child.his} knä.

# a-plain-spoon
Åh, vad den var varm! Och med ens ville {child} ha den där katten så mycket att det skakade i hela kroppen. Armarna var på väg upp alldeles av sig själva.

Katten såg armarna. Tassen hade redan börjat gå sin väg.

Då satte sig {child} på sina händer och stirrade på en lyktstolpe.

”Jag vill inte ha någon katt”, sa {child.he}, lite skakigt. ”Jag vill ha … en sked.”

”En sked?” viskade {@a}.

”Bara en vanlig”, sa {child} till lyktstolpen. ”Utan päls.”

Katten funderade på det. Tassen kom tillbaka. Så kom den andra tassen, och så kom allt det andra. Ett varv snurrade den, och sedan lade den sig i {child's} knä.
## if pet.cat
Åh, vad den tassen var varm! Och med ens ville {child} ha {pet} så mycket att det skakade i hela kroppen. Armarna var på väg upp alldeles av sig själva.

{Pet} såg armarna. Tassen hade redan börjat gå sin väg.

Då satte sig {child} på sina händer och stirrade på en lyktstolpe.

”Jag vill inte ha någon katt”, sa {child.he}, lite skakigt. ”Jag vill ha … en sked.”

”En sked?” viskade {@a}.

”Bara en vanlig”, sa {child} till lyktstolpen. ”Utan päls.”

{Pet} funderade på det. Tassen kom tillbaka. Så kom den andra tassen, och så kom allt det andra. Ett varv snurrade {pet.he}, och sedan lade {pet.he} sig i {child's} knä.

# on-the-last-bus
”Res dig nu”, viskade {driver}. ”Sakta. Som någon som inte bär på någonting.”

Så {child} reste sig sakta, med famnen full av ingenting, och bar det uppför trappsteget och in i bussen.

”Men den katten känner jag ju”, viskade {lady}. ”Den bor vid sista hållplatsen.”

”Då ville den ju bara hem”, sa {driver}. ”Varför sa den inte det?”

Och så körde han, så mjukt han någonsin kunde. Gatlyktorna gled förbi, en efter en. Bussen brummade[music: , nästan som {music}], och katten brummade också.

”Går det bra därbak?” frågade {driver}.[pet.other:  ”Har du katt hemma?”

”Nej, jag har {pet}”, viskade {child}.][!pet.other: 

”Schh”, viskade {child}.] ”Och den här vill jag inte alls ha.”

Och med båda armarna om katten, hela vägen hem, fortsatte {child} att inte vilja ha den, allt vad {child.he} kunde.
## if pet.cat
”Res dig nu”, viskade {driver}. ”Sakta. Som någon som inte bär på någonting.”

Så {child} reste sig sakta, med famnen full av ingenting, och bar det uppför trappsteget och in i bussen.

”Men vems katt är det?” viskade {lady}.

”Min”, viskade {child}.

”Då ville {pet.he} ju bara hem”, sa {driver}. ”Varför sa {pet.he} inte det?”

Och så körde han, så mjukt han någonsin kunde. Gatlyktorna gled förbi, en efter en. Bussen brummade[music: , nästan som {music}], och {pet} brummade också.

”Går det bra därbak?” frågade {driver}.[pet.other:  ”Har du katt hemma?”

”Nej, jag har {pet}”, viskade {child}.][!pet.other: 

”Schh”, viskade {child}.] ”Och {pet} vill jag inte alls ha.”

Och med båda armarna om {pet}, hela vägen hem, fortsatte {child} att inte vilja ha {pet.him}, allt vad {child.he} kunde.

# @who
grannen {sitter}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
