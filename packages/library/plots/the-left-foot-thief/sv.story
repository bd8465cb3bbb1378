title: Vänsterfotstjuven
title: Som vanligt
title: Lite bagage
guest pet: Tyra (hon), Rufus (han)
guest samira: Samira (hon), Katinka (hon)
guest osgood: herr Ohlin (han), herr Rask (han)
guest farrow: fru Fager (hon), fru Blom (hon)

% Djuret är familjens, hund eller katt; annars hunden som tillhör {samira}, hon som hyrde rummet, och det sägs först när dörren öppnas.

# the-notice
Den första toffeln försvann en måndag.

Den tillhörde {osgood} på andra våningen och var rutig. På tisdagen var det en rosa från lägenhet nio. På fredagen satt det en lapp vid porten till huset, som hette Riddarsporren, med röda bokstäver. NÅGON, stod det, STJÄL VÅRA TOFFLOR. BARA DE VÄNSTRA. VI KOMMER ATT HITTA DIG.

{child} läste den två gånger[friend:  och skickade en bild på den till {friend}]. {Child.He} bodde på femte våningen, och {@crime} i Riddarsporren så länge {child} hade levt.

”Kom, {pet}”, sa {child.he}. ”Vi ska ta fast dem.”

{@wag}

# witnesses
De började med vittnena. {Osgood} öppnade med en toffel på ena foten och en gummistövel på den andra.

”Jag hade ställt dem på dörrmattan”, sa han. ”Jag vände bara ryggen till för att se till mitt ägg[sport:  och höra på {sport} i radion].”

”Såg ni någon misstänkt?” frågade {child} med pennan redo.

”Inte en själ”, sa {osgood}. ”Hej, {pet}.”

# again
Det hade inte tvillingarna i lägenhet tolv gjort heller. Deras tofflor var krokodiler[school: , och det visste alla {at school}]. ”Hej, {pet}!” sa de. ”Hej igen!”

Pennan stannade. ”Igen?” sa {child}.

”{Pet} var här i onsdags”, sa tvillingarna. ”{@smile}”

{child} tittade ner på {pet}. {Pet} tittade in i väggen.

”Men det är omöjligt”, sa {child}. ”{@impossible}”

# as-usual
I samma ögonblick sa hissen pling. Dörrarna gled upp, och där stod gamla {farrow} med sina matkassar.

”God morgon, {pet}, min vän”, sa hon. ”Femte våningen, som vanligt?”

”Som vanligt?” sa {child}.

”Ja, visst. {Pet} väntar så artigt. Det är ju lite svårt med knapparna när man har tassar, så man får trycka.” {Farrow} blinkade. ”För det mesta är det lite bagage också. Jag trodde att det var överenskommet.”

De åkte upp under tystnad. {Pet} stirrade rakt fram, som någon på väg till domstolen.

# show-me
”Jaha”, sa {child} vid deras egen dörr. ”Visa mig.”

{Pet} tittade i golvet. Sedan travade {pet.he} i väg genom hallen, förbi köket, förbi {child's} rum, ända till dörren längst bort, som stod på glänt, precis lagom för {pet}.

I det rummet hade {child} inte varit på tre veckor. Det var {samira's}. Hon hade hyrt det i två år och hela tiden varit så gott som en storasyster, och i september hade hon packat två resväskor och en stekpanna och flyttat till ett universitet trettio mil bort.[!pet:  Dit fick man inte ta med sig hund, så {pet}, som egentligen var hennes, hade blivit kvar.] Alla hade varit förfärligt glada för hennes skull, [adult: {adult} med, och ]{child} allra mest.[elder:  {Elder}[elder2:  och {elder2}] hade frågat om det inte var lite tomt, och {child} hade sagt att det var det väl inte.] Men sedan dess hade {child.he} gått fort förbi den där dörren, som om den var het.

# the-ring
{child} sköt upp den.

Där, på mattan bredvid den tomma sängen[athlete:  och under {samira's} gamla bild av {athlete}], stod tofflorna. Där var den rutiga, och där var två krokodiler. Det var nio stycken, varken tuggade eller ens fuktiga, utan noga uppställda i en ring. Och mitt i ringen låg en gul med hål på tån.

{child} kände igen den. Den var {samira's}.

{Pet} klev in i ringen, vände sig ett varv och lade sig med nosen i den gula toffeln. {Pet.He} drog in luft, länge. Sedan såg {pet.he} på {child} med en så undrande min att {child} förstod alltihop på en gång.

”Den har slutat lukta som hon”, viskade {child}. ”Eller hur? Så du gick och såg efter om någon av de andra gjorde det.”

# miss-her-too
{child} hade tänkt vara sträng. I stället lade {child.he} sig på mattan, rullade ihop sig runt alla tofflorna och lutade ansiktet mot {@back}.

”Jag saknar henne också”, sa {child}. ”Jag har sagt att jag inte gör det. Jag har sagt det så många gånger att jag är alldeles slut.”

{child} hade trott att det skulle bli värre om man sa det. Men {@thup}, och det blev en aning bättre. Så {child.he} hämtade telefonen.

# fifty-minutes
{Samira} svarade på andra signalen. ”{child}? Du ringer ju aldrig! Jag trodde att du hade ditt livs bästa tid utan mig.”

”Jag trodde att du hade det, utan mig”, sa {child}.

”Jag grät i en mataffär”, sa {samira}. ”[music: De spelade {music}, och jag | Jag] fick syn på {@biscuits}.”

Sedan pratade de i munnen på varandra i femtio minuter, och {pet}, som hörde rösten, gick fyra varv runt telefonen och letade efter ingången.

# the-guilty-party
Nästa morgon lämnade {child} tillbaka tofflorna. {Child.He} gick från dörr till dörr med en tvättkorg[friend:  och med {friend}, som inte ville missa det för något], och {pet} gick först, i egenskap av skyldig. {child} förklarade alltihop, även det ledsamma. {Child.He} hade väntat sig att folk skulle bli arga, och {osgood} började faktiskt. Men sedan tog han fram näsduken.

”Min pojke är i Kanada”, sa han. ”Jag har kvar hans bandyklubba bakom dörren.” Och så undrade han om de ville ha ett ägg.[elder:  Efteråt ringde {child} till {elder} och sa att det var lite tomt, faktiskt.]

# a-refill
På torsdagen kom det ett paket.[adult:  {Adult} bar upp det.] Det var adresserat till {Pet}, femte våningen, och i det låg en högertoffel, gul, med ett brev. ”Använd i tre dygn utan uppehåll. De jag bor med har klagat. Kommer hem om två veckor och fyller på.”

{Pet} stack in nosen så långt det gick. {Pet.He} drog in luft. Och {@the-wag}

# @crime
det hade inte begåtts ett enda brott
## if city
hur det än var i resten av {city} hade det inte begåtts ett enda brott

# @wag
{Pet} viftade på svansen. {Pet} var hunden som bodde hos dem just nu, och en viftning började längst ut i svansen och behövde en stund på sig för att ta sig igenom hela hunden, så att nosen ofta viftade när resten var klar.
## if pet.dog
{Pet} viftade på svansen. {Pet} var {a breed}, och en viftning började längst ut i svansen och behövde en stund på sig för att ta sig igenom hela hunden, så att nosen ofta viftade när resten var klar.
## if pet.dog & breed.Dachshund
{Pet} viftade på svansen. {Pet} var en tax, så en viftning behövde en stund på sig för att ta sig igenom hela hunden. {Pet} var så lång att {pet.he} ofta var i två rum på en gång, och så låg att {pet.he} dammade golvlisterna i förbifarten.
## if pet.cat
{Pet} spann. {Pet} var {a breed}, och ett spinnande började någonstans bakom morrhåren och behövde en stund på sig för att ta sig igenom hela katten, så att svanstippen ofta spann när resten var klar.

# @smile
Ett så fint leende.
## if pet.cat
Så fina morrhår.

# @impossible
{Pet} får inte gå ut ensam.
## if pet.dog & breed.Dachshund
Taxar ska inte gå i trappor. Det är för ryggens skull.

# @back
{pet's} varma rygg
## if pet.dog & breed.Dachshund
{pet's} långa, varma rygg

# @thup
{pet's} svans sa dunk mot en krokodil
## if pet.cat
{pet} lade en tass på {child's} näsa

# @biscuits
en påse hundkex
## if pet.cat
en påse kattgodis

# @the-wag
viftningen började, längst där bak, och vandrade, och vandrade, och vandrade, tills den kom ut i andra änden.
## if pet.dog & breed.Dachshund
viftningen började, någonstans långt fram, och vandrade, och vandrade, och vandrade, tills den kom ut i andra änden.
## if pet.cat
spinnandet började, någonstans långt fram, och vandrade, och vandrade, och vandrade, tills det kom ut i andra änden.
