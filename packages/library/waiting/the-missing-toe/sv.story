title: Tån som saknades
title: Insidan av en dinosaurie
guest pet: Tage (han), Svante (han)
guest friend: Iris (hon), Melker (han)

# something-good
{@digger}

Det var ett ben. Det var brunt och knöligt och lika långt som {child's} fot. {child} och [friend: {child.his} bästa vän {friend} | {friend}, som skulle sova över,] spolade av det vid utekranen, och {pet} blev också spolad, så nära satt {pet.he}.

”Det är från ett får”, sa {friend}.

”Det är från en dinosaurie”, sa {child}, som var {age} år. Det sa {child.he} om det mesta. [elder: ”Det är ett bra ben”, sa {elder}[elder2:  till {elder2}].] [school: På måndag skulle det med till {school} och visas för alla.]

När det var läggdags lade de benet i fönstret, där {pet} inte nådde det men kunde titta. [adult: {Adult} läste för dem | Någon läste för dem] och släckte, och [city: {city} | stan] tystnade, gata för gata.

# @digger
{Pet} i huset bredvid var en hund som trodde på att gräva. {pet.He} hade grävt upp en sked, en tältpinne och nästan alla tulpaner. Men på lördagen, längst ner i {child's} trädgård, grävde {pet.he} upp något riktigt bra.
## if pet.dog
{Pet} var [breed: {a breed} | en hund] som trodde på att gräva. {pet.He} hade grävt upp en sked, en tältpinne och nästan alla tulpaner. Men på lördagen, längst ner i {child's} trädgård, grävde {pet.he} upp något riktigt bra.
## if pet.cat
{Pet} var en katt som kom hem med saker. {pet.He} hade kommit hem till {child} med en handske, en fjäder och en halv korv. Men på lördagen kom {pet.he} baklänges genom häcken och släpade på något riktigt bra.

# tap
Tick, tick, tick, sa det på rutan.

{child} satte sig upp. Sovrummet låg en trappa upp.

Utanför fanns ett ansikte. Det var ett mycket långt ansikte, alldeles av ben, och månen lyste in på ena sidan och ut på den andra. Tänderna var som bananer. Det såg generat ut.

”Jag ber så hemskt mycket om ursäkt”, sa det. ”Men jag tror att ni har min tå.”

{friend} högg tag i {child's} arm. {child} öppnade fönstret, för någon som frågar så fint måste man öppna för.

”Är du en dinosaurie?” viskade {child}.

”Insidan av en”, sa skelettet. ”Jag står på museet. Jag saknar en tå. Varje natt haltar jag ut och letar. Och nu i kväll gick jag förbi er gata, och då kände jag den.” Hon höll upp en jättelik fot. ”Det är vänster lilltå. Man saknar den i trappor.”

[sport: ”Och när man ska {play sport}?” frågade {child}.

”Jag har aldrig vågat försöka”, sa dinosaurien.] [athlete: Hon tittade på affischen av {athlete}. ”Alla tår”, suckade hon.]

”Den ligger här”, sa {child}. ”I fönstret. Du kan bara –”

Men den låg inte där.

# give
De tittade på {pet} allihop. {Pet} låg på golvet med tassarna ihop. Ur ena sidan av munnen stack det ut en bit tå, och ur andra sidan stack resten.

”{Pet}”, sa {child}. ”Loss.”

{Pet} gick in under sängen.

{Pet} var inte dum. Det var det bästa {pet.he} någonsin hade hittat. Och när man har hittat det bästa i hela sitt liv är det mycket svårt att få höra att det är en bit av någon.

”{pet.He} gråter lite”, sa {friend}, som hade lagt sig platt.

Då stack dinosaurien in sitt långa, långa huvud genom fönstret och lade hakan på mattan. {Pet} såg skallen, och bakom den alla halsens ben, hur många som helst, hela vägen ut i natten. {@tail}

”Jag vet precis hur det känns”, sa dinosaurien till {pet.him}. ”Jag har velat ha den tån i hundra år. Du har velat ha den sedan middagen. Men man kan hinna vilja lika mycket på en kväll.” Hon tänkte efter. ”Finns det något annat som du vill ha lika gärna?”

# @tail
Svansen slog en gång i golvet. Den kunde inte låta bli.
## if pet.cat
Det ryckte i svansen, bara i spetsen. Den kunde inte låta bli.

# a-long-one
{child} visste. Det var det ingen annan som gjorde.

{@wants}

”Aha”, sa dinosaurien.

{@offers}

{Pet} kom fram från sängen. {pet.He} tittade på {@it}. {pet.He} tittade på tån. Sedan, alldeles {pet.himself}, utan att någon sa loss, gick {pet.he} fram till dinosauriens haka och lade ner tån, riktigt försiktigt. Den var bara lite våt.

Klick. Den passade. Dinosaurien satte ner foten i gräset och tryckte till. Hon rätade på sig, rakare och rakare, tills huvudet var över skorstenen.

”Åh”, sa dinosaurien. ”Åh, vad skönt. Hoppa på!”

# @wants
”{pet.He} gillar när man kastar saker”, sa {child}. ”Men jag kastar inte så långt. {pet.He} är alltid tillbaka innan {pet.he} har kommit i gång. Jag tror att {pet.he} vill att någon ska kasta en riktigt, riktigt lång.”
## if pet.cat
”{pet.He} gillar att jaga snören”, sa {child}. ”Men mitt snöre tar slut vid dörren. {pet.He} får alltid fast det innan {pet.he} har kommit i gång. Jag tror att {pet.he} vill att någon ska dra ett riktigt, riktigt långt.”

# @offers
Hon drog ut huvudet ur fönstret. Det knakade till som när man slår igen en port, och när hon tittade in igen hade hon en gren i munnen. Den var lång som en buss.
## if pet.cat
Hon drog ut huvudet ur fönstret. Sedan kom svansen förbi, ben efter ben efter ben, smalare och smalare, och allra sist drogs spetsen över fönsterkarmen. Den var lång som en buss.

# @it
grenen
## if pet.cat
svansen

# the-throw
De klättrade ut på hennes hals och ner, {child} och {friend} och {pet}, och satte sig mellan revbenen, för där var det precis lagom stora hål. Och hon sprang. Hon sprang mitt på den sovande gatan, och benen klingade som hundra xylofoner [music: (det lät ungefär som {music})], förbi alla mörka, blanka fönster, ända till den stora parken, där det inte fanns någon.

{@game}

De gjorde om det, gång på gång. Till sist lade sig {pet} på hennes fot, alldeles bredvid den nya tån, och vilade hakan på den.

”Nu går vi nog hem”, sa dinosaurien lågt.

Hon stoppade in dem genom fönstret som tre brev, ett i taget.

”Klarar du dig?” frågade {child}.

”Jag är hel”, sa dinosaurien. ”Kom och hälsa på.”

# @game
Där svängde hon huvudet bakåt, och så kastade hon.

Grenen for högre än träden. {Pet} sköt i väg efter den som en raket, med öronen platta, och sjöng så högt {pet.he} kunde, bort över gräset tills {pet.he} bara var en prick. Till sist kom {pet.he} tillbaka och drog grenen i en kvist, och så lycklig hade {pet.he} aldrig varit.
## if pet.cat
Där lade hon ner svansen i gräset, och så sprang hon, och svansspetsen hoppade efter.

{Pet} sköt i väg efter den som en pil, med öronen platta och magen mot marken, runt dammen och genom rosorna och två varv runt fontänen, tills {pet.he} bara var ett prassel. Till sist fick {pet.he} fast den med alla fyra tassarna, och så lycklig hade {pet.he} aldrig varit.

# even-footsteps
På söndagen gick de till museet. Där stod en förvånad farbror med ett papper och räknade tår. {child} och {friend} sa ingenting.

Men det var på söndagen. På lördagsnatten låg de bara i mörkret och lyssnade. Långt borta, på andra sidan [city: {city} | stan], gick det stora, långsamma steg, och de var precis lika långa: vänster, höger, vänster, höger, vänster. Och nedanför fönstret, {@asleep}, sov {pet} redan.

# @asleep
med en kvist mellan tassarna
## if pet.cat
med alla fyra tassarna i gång en liten stund till
