title: Om igen, från grinden
title: Använd det
guest man: Evert (han), Gottfrid (han)
guest aunt: Bodil (hon), Lisbet (hon)

% Den vuxna (@a): {adult}, annars moster {aunt}.

# not-a-word
{child} stod på grannens trappa med en klump i magen. {child.He} ringde på, och när dörren öppnades sa {child.he} alltihop till grannens tofflor.

”Förlåt att min boll hade sönder din pelargon det var inte meningen och det ska aldrig hända mer.”

{child.He} hade övat sedan frukost.[elder:  {Elder} hade hjälpt till med orden[elder2: , och {elder2} hade strukit hälften].][pet:  {@Practised}] Men grannen hette {man} och hade varit regissör på en teater i fyrtio år, och han lade huvudet på sned.[music:  Inne i huset spelades {@song}, och han gick in och sänkte.]

”Jag tror inte på ett ord”, sa han. ”[pet.dog: Hunden trodde jag på. ]Om igen, tack. Från grinden.”

Och så stängde han dörren.

# use-that
Det var bara att gå tillbaka till grinden och börja om.[friend:  Bakom häcken satt {friend}[!friend.known: , {child’s} bästa vän,] för att viska om {child} glömde vad som skulle sägas.] Den här gången sa {child} det till grannens knän, och mycket högre.

”Bättre”, sa {man}. ”Nu hörde jag dig. Men vem är den här människan? Vad vill den här människan?”

”Gå hem”, sa {child}.

”Bra, använd det”, sa {man}. ”Från grinden.”

# the-limp
{child} använde det. Nästa gång snyftade {child.he}, och gången därpå föll {child.he} på knä. Och när inte heller det dög kom {child.he} haltande uppför gången med handen på hjärtat.

”Varför haltar du?” frågade {man}.

”Jag trodde att det skulle bli bättre då.”

”Det har det aldrig blivit. Från grinden!”

# a-brilliant-kick
Men vid grinden blev {child} så arg att {child.he} skakade.

”Jag är inte ett dugg ledsen!” skrek {child.he}. ”Det var en fantastisk spark! Den gick över häcken och rakt igenom din tvätt, och en sådan får jag aldrig till igen![sport:  Så bra är jag aldrig när jag ska {play sport}!][athlete:  Inte ens {athlete} hade klarat den!][school:  På {school} hade de burit mig runt på skolgården!][city:  Det har aldrig hänt i {city} förut!] Och det var inte en enda som såg den!”

[friend: Bakom häcken var det någon som klappade.

]{Man} hade satt sig på trappan.

”Det där”, sa han, ”trodde jag på.”

# slippers
{child} höll sig i grinden. Nu var ilskan slut, och under den låg något annat, som {child.he} inte alls hade övat på. Det kom av sig självt, och det hördes knappt.

”Jag hörde att krukan gick sönder, och då sprang jag. Jag gömde mig bakom häcken. Och du kom ut i tofflor och plockade upp alltihop, och jag såg dig, och jag lät dig göra det själv. Förlåt för det.”

{Man} tittade länge på sina tofflor. Sedan snöt han sig.

”Du haltade inte”, sa han.

”Nej.”

”Tack. Den tar vi.”

# the-part
Han gick hela vägen till grinden för att öppna den.

”På tisdag klockan fyra”, sa {man}. ”Pelargonen ska ha en ny kruka, och jag behöver någon som håller den rak. Ta på dig något gammalt.”

Hemma undrade {@a} hur det hade gått.

”Bra”, sa {child}. ”Jag fick rollen.”

# @practised
{Pet} hade tittat åt ett annat håll.
## if pet.dog
Hunden, {pet}, hade följt med och såg mycket mer ångerfull ut än {child}.
## if pet.cat
Katten, {pet}, hade hört det två gånger och gått därifrån.

# @a
moster {aunt}
## if adult
{adult}

# @song
{music}
