title: Måndagstvätt
title: Nu kommer de till ro
guest elder: Britta (hon), Stina (hon)
guest pet: Gurkan (hon), Pumpan (hon)
guest mabel: Majken (hon), Märta (hon)
guest driver: Göte (han), Ragnar (han)

% Maskinen vrålar; tallrikarna är en pytteliten klang, knappt ett ljud. En hund snarkar där katten spinner.
% Den äldre är familjens, eller en gammelmoster; katten är familjens, gammelmosterns eller grannens.

# the-spin
{@washed}

När den kom till centrifugeringen vrålade den och tog ett kliv ut på köksgolvet, och {elder.short} lutade höften mot den så att den inte skulle gå på spisen. {@rode} På hela tallrikshyllan sjöng tallrikarna. Och när maskinen stannade fortsatte de, med en pytteliten klang, en minut till.

”Nu kommer de till ro”, brukade {elder.short} säga.

# a-new-one
Så köpte {@next} en ny åt {elder.him}.

Det var snällt menat. Den nya lät inte mer än snö. {Elder.short} tackade och lutade sig inte mot den en enda gång. {@A} ställde den på andra sidan köket, vid fönstret, och {pet} satte sig där den gamla hade stått och gick inte att rubba. Den gamla åkte in längst bak i {@van} och skulle till tippen.

Så gick tre veckor. [school: Den tredje måndagen var det studiedag {at school}, och när {child} kom ner till frukosten hos {elder.short} stod | Den tredje måndagen, när {child} kom ner till frukosten hos {elder.short}, stod] det en elefant på gården.

# in-the-yard
Mer gård än så fanns det inte. Elefanten hade kommit bakvägen och in genom grinden, som nu låg ute på vägen. Hon var gammal och skrynklig, med fräknar på öronen, och hon hade fått upp köksdörren och stuckit in snabeln. Den gick över köksgolvet, långsamt, platta för platta.

”Skrik inte”, sa {elder.short}. ”Hon har inte rört något. Jag har bjudit på rostat bröd.”

# the-keeper
Djurskötaren kom springande med halm i håret. Elefanten hette {mabel}, sa hon, och kom från djurparken på andra sidan järnvägen. Förr hade de varit två. Sedan förra våren var det en.

”Hon har aldrig gett sig av förut. Hon klarade sig bra själv. På måndagarna var hon rent av munter.”

Djurskötaren försökte med äpplen, och hon försökte med att locka[music:  och med att nynna på {music}], men {mabel} stod där hon stod. Klockan fyra skulle veterinären komma med en spruta, så att hon blev dåsig och gick att köra hem på lastbil.

”Är det inte farligt?” frågade {child}.

”Hon är femtiofyra. När de är så gamla, och lägger sig …” Resten sa djurskötaren inte. ”Jag skulle ge vad som helst för att hon gick själv.”

{child} såg upp i ett litet brunt öga. Efter det ville {child.he} det också, så mycket att {child.he} inte fick ner en tugga.

# a-whole-loaf
”Hon behöver mat i sig”, sa {elder.short} och bredde smör på en hel limpa. Det var inte det[friend: , men {friend}, som hade kommit för att titta, åt upp det mesta]. ”Hon är torr i skinnet, stackarn”, sa {elder.short} och hämtade en hink varmt vatten och tvättade snabeln med en tvättlapp, veck för veck, medan {elder.he} berättade vad strömmingen kostade nuförtiden[sport:  och hur det hade gått i {sport} på teve]. Det verkade {mabel} tycka om[athlete: , mest det om {athlete}]. Men gå gjorde hon inte.

# a-clean-square
Vid tvåtiden hade {child} slutat komma på saker och satt bara på trappan[friend:  med {friend}] och tittade.

Snabeln gick längs plattorna fram till hörnet vid diskbänken, där en fyrkant av golvet var renare än resten. Där lade den sig platt. Det var alltid där den slutade. Och i fyrkanten satt {pet} och stirrade ut i ingenting, med yttersta snabelspetsen intill tassen.

De såg ut som två som väntar vid en hållplats dit bussen har slutat gå.

# they-rumble
”{Elder.short}”, sa {child}. ”Hur pratar elefanter?”

”De trumpetar.”

”Inte med dem som är långt borta”, sa djurskötaren. ”Då mullrar de. Så djupt att vi inte hör det. Det går genom marken långa vägar, och de andra känner det i fötterna.”

”Kan det få en tallrik att skallra?”

”Det skulle jag väl tro …” sa djurskötaren och tystnade.

”De kom inte till ro, {elder.short}”, sa {child}. ”Tallrikarna. Varje måndag satte du på maskinen, och den mullrade. Och sedan stannade den, och då svarade hon.”

{Elder.short} satte sig, med tvättlappen i handen.

”I över ett år”, sa {elder.he}. {@alone} Så reste {elder.he} sig igen. ”Och sedan tre veckor utan ett ljud från mig. Klart att hon kom och såg efter. Var är maskinen?”

{@Pink} ”Jag skulle ju ha åkt till tippen”, sa {@he}. ”Det har inte blivit av.”

# ten-to-four
{@He} backade fram bilen på bakvägen och öppnade dörrarna. {Mabel} kände över hela den gamla maskinen, bucklan, vredet, den lösa knappen. Men den var kall, och ingenting rörde sig i den. Snabeln gled av och blev hängande.

Klockan var tio i fyra.

# a-big-purr
{Pet} kom ut på trappan. {@bins} {Pet.He} tittade på vägen, som var blöt, och {pet.he} tittade på bilen. Sedan gick {pet.he} genom det blöta, under en hel elefant, {@deed}

Det var mycket [pet.dog: snarkande för en enda hund | spinnande för en enda katt]. Det surrade i [pet.dog: plåten | locket]. {Mabel} lade snabeln längs med [pet.dog: den | det] och stod och lyssnade.

# above-two
”Kör nu”, sa {elder.short}. ”Och våga inte lägga i tvåan.”

Så bar det av längs bakvägen och över järnvägsbron[city: , långsammare än någon någonsin hade kört {in city}]: [adult: skåpbilen | {driver's} skåpbil], med en [pet.dog: snarkande hund | spinnande katt] där bak, och bakom bilen, på sina egna fyra ben, {mabel}.

# a-minute-more
Sedan dess bodde maskinen i elefanthuset. Varje måndag körde {@a} dit dem, med lakanen, och med {pet} [pet.dog: på en filt | i en korg]. {Elder.short}[elder2:  och {elder2}] hade tagit med sig en tallrik också och ställt den i fönstret.

Maskinen vrålade. {Elder.short} lutade sig, och {pet} [pet.dog: snarkade | åkte]. {Mabel} stod tätt intill med ena foten platt mot golvet. Så gick det saktare, och skakade till, och stannade.

Och i fönstret fortsatte tallriken, med en pytteliten klang, en minut till.

”Nu kommer hon till ro”, sa {elder.short}.

# @washed
{Elder}, {child's} gammelmoster, tvättade på måndagar, och i trettioett år hade {elder.he} gjort det i samma maskin. På söndagarna sov {child} över där, för att inte missa det.
## if elder
{Elder} tvättade på måndagar, och i trettioett år hade {elder.he} gjort det i samma maskin[elder2: , med {elder2} vid tvättlinan]. På söndagarna sov {child} över där, för att inte missa det.
## if pet & !elder
{Elder}, {child's} gammelmoster, tvättade på måndagar, och i trettioett år hade {elder.he} gjort det i samma maskin. På söndagarna sov {child} och {pet} över där, för att inte missa det.

# @rode
Ovanpå satt {Pet}. {Pet} var {elder.short's} katt, en brittisk korthår, rund och grå och allvarlig, och {pet.he} åkte maskin med slutna ögon, som en hertiginna åker tåg.
## if elder & !pet
Ovanpå satt {Pet}. {Pet} var grannens katt, en brittisk korthår, rund och grå och allvarlig, och {pet.he} åkte maskin med slutna ögon, som en hertiginna åker tåg.
## if pet.cat
Ovanpå satt {Pet}. {Pet} var {a breed} och mycket allvarlig, och {pet.he} åkte maskin med slutna ögon, som en hertiginna åker tåg.
## if pet.dog
Tätt intill låg {Pet}. {Pet} var {a breed} och tog måndagarna på allvar, och {pet.he} snarkade genom hela centrifugeringen med slutna ögon, som en hertiginna på ett tåg.

# @next
{driver}, som bodde bredvid,
## if adult
{adult}

# @a
{driver}
## if adult
{adult}

# @he
han
## if adult
{adult.he}

# @van
hans skåpbil
## if adult
en skåpbil

# @alone
”Och jag som trodde att jag var ensam här inne.”
## if elder2
”Och vi som trodde att vi var ensamma här inne.”

# @pink
{driver}, som tittade in över muren, hade blivit ganska röd.
## if adult
{adult} hade blivit ganska röd.

# @bins
Längre än till soptunnorna hade {pet.he} aldrig gått i sitt liv.
## if pet.cat
Längre än till soptunnorna hade {pet.he} aldrig gått.
## if pet.dog
{Pet.He} hade inte lämnat köksgolvet sedan frukosten.

# @deed
hoppade upp på maskinen, snurrade två varv, blundade och började spinna.
## if pet.dog
klev in i bilen, snurrade två varv, lade sig tätt intill maskinen, blundade och började snarka.
