title: Den långa, långa prinsessan
title: Är det slutet?
title: Inte än!
guest princess: Pion (hon), Petunia (hon)

% Den vuxna (@a): {adult}, annars den äldre, annars den vuxna. Hunden har en toffel att bära på och kommer hem med kungens; katten vill ha något mjukt; vännen vill se slutet.

# at-the-gate
{@on-the-step} och drog på sig stövlarna, när det kom en prinsessa in genom grinden.

Hon hade guldkrona och rosa klänning[short: . | , och hon var precis lika stor som {child}.]

”Hej”, sa hon. ”Jag är prinsessan {princess}. Vill du leka med mig?”

{@not-all-here}

[!short: Det hade den inte. ]Klänningen hade ett släp, det är den långa biten som kommer efter. [!short: Och den var fortfarande på väg. ]Den kom genom grinden och fram till trappan, och [short: mer kom|när [friend: {friend} | {child}] tittade bortåt vägen kom det ännu mer] runt hörnet.[pet.dog & !short:  {Pet} nosade så långt {pet.he} hann.][pet.cat & !short:  {Pet} la en tass på det. Det var mjukt.]

”Är det slutet?” frågade [friend: {friend} | {child}].

Fras, fras, fras, sa det långa rosa släpet.

”Inte än!” sa prinsessan.

# always-loses
[sport: ”Kan du {play sport}?” frågade {child}.

”Inte i den här”, sa prinsessan.

]Så de lekte kurragömma. [short: {child} följde|{child} räknade till tre. Sedan följde {child.he}] det långa rosa släpet [!short: hela vägen ]runt boden, och längst fram satt prinsessan och gömde sig.

”Där är du!” sa {child}. [friend: Det tog mycket längre tid att hitta {friend}.]

[!short: ”Jag förlorar alltid när jag leker det här”, sa prinsessan {princess}. ”Jag förstår inte varför.”

[friend: ”Det gör jag”, viskade {friend}.]

]Och in genom grinden kom mer och mer klänning[pet: {@riding}].

[!short: ”Är det slutet?” frågade {child}.

Fras, fras, fras, sa det långa rosa släpet.

”Inte än!” sa prinsessan.]

# a-parcel
Sedan var det prinsessans tur att leta. Hon letade runt hela boden. Hon letade runt hela äppelträdet[friend & !short: , och där satt {friend}]. Hon letade runt, runt, runt {@a-first} hängde {child's} blå filt på tvättlinan. Och överallt där prinsessan gick, där gick klänningen också[pet.dog / pet.cat: , och {pet} med]. [adult & elder / elder2: {@feet}]

”Där är du!” ropade hon[!short:  bakom vattentunnan]. Men när hon skulle hoppa av glädje satt hon fast. Släpet hade gått runt boden, och runt trädet, och runt {@a}[short: . | , ända upp till hakan.]

[!short: ”Jag har visst blivit ett paket”, sa {@a}[pet.dog / pet.cat: , ”med {pet} i.” | .]

]Prinsessan {princess} drog, och då satt det bara hårdare.[!short:  Två stora tårar rann nerför hennes kinder.[pet.dog:  {Pet} la ifrån sig toffeln och slickade bort dem.][pet.cat:  Till och med {pet} öppnade ett öga.]]

”Jag vill till min pappa”, sa hon. ”Och jag har gått runt så många hörn att jag inte hittar hem!”

# the-dress-knows
[friend: {Friend} tog prinsessan i ena handen, och {child} tog den andra. | {child} tog prinsessan i handen.][!short:  {child.He} tittade på det långa rosa släpet, som gick ut genom grinden och bort längs vägen.]

”Din klänning hittar”, sa {child}. ”Vi följer den!”

Så {child} gick runt [short: {@a}|{@parcel}] åt andra hållet, runt, runt, runt, tills {@a} kom fram. [!short: [friend: {Friend} | {child.He}] lindade av trädet. [friend: {child} | {child.He}] lindade av boden. ]Och sedan följde de släpet alla [friend: fyra|tre], bort längs vägen[city: , tvärs genom {city}][school: , förbi {school}][!short:  och över bron], och {@a} samlade upp det i tvättkorgen medan de gick[friend & !short: , med {friend} i andra handtaget].[pet.dog & !short / pet.cat & !short:  {@comes-too}] [music: De sjöng {@song}[!short: , för då går benen av sig själva].]

[!short: ”Är det slutet?” flåsade {@a}.

Fras, fras, fras, sa det långa rosa släpet.

”Inte än!” sa {child} och [friend: {friend} och ]prinsessan.]

# the-kings-end
[!short: Det gick uppför en backe. ]Det gick in genom en stor dörr av guld. Och där, längst ner i trappan, satt kungen i [pet.dog: guldtofflor | tofflor]. Han hade slutet på släpet i båda händerna.

[friend: ”Där är slutet!” ropade {friend}.]

”Har du hållit i det hela dagen?” frågade {child}.

”Hela dagen”, sa kungen. ”[!short: Hon får gå så långt hon vill. ]Jag håller alltid i slutet.”

Då sprang prinsessan {princess} rakt i famnen på honom[athlete: , fortare än {athlete}][short: . | , så fort att båda tappade kronan.][pet.dog:  {Pet} gav kungen sin egen toffel och tog en av guld.][pet.cat:  {Pet} gick och satte sig på kungens tofflor, som var mjuka.]

# i-have-got-it
[friend: {Friend} hade gått hem, och det | Det] var nästan mörkt när {child} låg i sin egen säng. {@A} bredde ut den blå filten, och den luktade trädgård. [!short: Den räckte över magen. Den räckte över knäna. ][pet.dog: Den räckte över {pet}, som redan sov på en guldtoffel. ][pet.cat: Den räckte över {pet}, som redan sov, för här var det allra mjukast. ]Den räckte ända ner förbi tårna, och där satt {@a} och höll i det sista lilla hörnet.

”Är det slutet?” frågade {child}.

”Ja”, sa {@a} tyst. ”Det är slutet.”

Och så ryckte det lite, lite i hörnet.

”Jag håller i det.”

# @song
{music}

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
den vuxna, som
## if adult
{adult}, som
## if elder & !adult
{elder}, som

# @parcel
paketet
## if adult
{adult}
## if elder & !adult
{elder.short}

# @feet
{Elder}[elder2:  och {elder2}], som satt på bänken, lyfte på fötterna[!short:  så att den kom förbi].
## if !adult & elder2
{Elder2}, som satt på bänken, lyfte på fötterna[!short:  så att den kom förbi].

# @riding
. {Pet} hade aldrig sett så mycket av någonting
## if pet.dog
, och på den satt {pet} med sin toffel och åkte med
## if pet.dog & breed.Dachshund
, och på den satt {pet}, som är en lång hund, men inte så lång
## if pet.cat
, och på den låg {pet} och sov

# @comes-too
{Pet} sprang först med sin toffel.
## if pet.cat
Överst låg {pet} och sov fortfarande.

# @on-the-step
{@who-sat} på trappan
## if pet.dog
{Pet} gick omkring och bar på en toffel, och {@who-sat} på trappan
## if pet.cat
{Pet} försökte sova på den hårda trappan, och {@who-sat} bredvid

# @who-sat
{child} satt
## if friend
{child} och [!friend.known: {child.his} bästa vän ]{friend} satt

# @not-all-here
”Ja!” sa {child}. ”Men hela din klänning har inte kommit än.”
## if friend
”Ja!” sa {child}.

”Men hela din klänning har inte kommit än”, sa {friend}.
