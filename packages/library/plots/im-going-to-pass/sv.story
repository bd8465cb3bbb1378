title: Kan du passa?
title: En platt boll
title: Platt
guest friend: Olle (han), Lovis (hon)
guest pet: Tuss (han), Frida (hon)
guest big: Jonna (hon), Smilla (hon)
guest little: Majken (hon), Elvy (hon)
guest dad: Torkel (han), Valter (han)

% Ordleken är svensk: passa bollen, passa barn. På engelska lämnar man över både boll och barn med en passning.
% Hunden är familjens eller {friend's}; en katt tar bollen som en mus.

# two-all
{child} var fri framför mål, det stod två–två och {friend} sköt själv.

Bollen gick rakt i magen på {big}. {Big} var tolv år och stod i mål som ett kylskåp. Den som först fick tre[adult:  innan {adult} ropade på middag] skulle ha fotbollsplanen bakom huset hela sommaren, {big} ensam eller {child} och {friend} ihop. {child} ville ha den så mycket att det kliade i tårna.[city:  Det fanns ingen bättre {in city}.][sport:  {@play}][elder:  {Elder}[elder2:  och {elder2}] satt på en balkong och höll räkningen.]

”Kan du passa?” skrek {child} till {friend}, som var {child.his} bästa vän.

”Jag var närmast!” skrek {friend}.

”Du var vid hörnflaggan!”

”Närmast i själen!”

Sådan var {friend}. {Friend.He} sprang med bollen tills den tog slut, och sedan förklarade {friend.he} det.[school:  Det var likadant på rasterna {at school}.]

# not-the-ball
”Matchpaus!” ropade någon från porten. Det var grannen {dad}, och han kom ut med {little} på armen. {Little} var två år och hade en stövel. ”Du lovade, {friend}. Jag ska bara hinna med tvätten. En kvart.”

Han satte ner henne på straffpunkten[music:  och gick in igen och visslade {music}].

{Friend} vände sig till {child}.

”Kan du passa?” sa {friend.he}.

”Äntligen!” sa {child} och sprang ut på kanten. ”Hit! Slå den hit!”

”Inte bollen”, sa {friend}. ”{Little}.”

{child} stannade.

”Du passar aldrig mig. Och nu ska jag passa åt dig?”

”Jag måste ju spela!”

”Det måste jag med!”

# eyebrows
Ingen ville ge upp. Så det blev {pet} som fick passa. {@sat} och lät henne peta {pet.him} i ögonbrynen.

Hela tiden tittade {pet.he} på bollen. {@wild}

De spelade igen. {Friend} dribblade förbi {big}, förbi målet, förbi cykelstället.

# two-who-are-sad
Nu var {child} inte bara arg. Det sved bakom ögonen på {child.him}. {Child.He} gick fram och ställde sig framför {friend}.

”Du tror inte att jag kan”, sa {child}. ”Det är därför.”

{Friend} såg ner på bollen.

”Det är inte så”, sa {friend.he}. ”Om jag passar och det går fel, då är det två som är ledsna. Om jag skjuter själv är det bara jag.”

”Jag är ledsen nu, och du har inte passat en enda gång”, sa {child}.

Det hade {friend} inte räknat med. {Friend.He} blev så ställd att {friend.he} sparkade till bollen åt fel håll. Den rullade mot staketet, under förrådet och in i mörkret längst där inne, dit ingen arm räckte.

”Då blir det avbrutet”, sa {big}. ”Och då är det min plan.”

# under-the-shed
{child} la sig på magen. Hålet under förrådet var smalt som en brevlåda. {@fetch}

Pssssssch.

{@out} Nu var den äntligen dödad.

”Oj nej”, sa {child}.

# less-than-one
{child} klämde på bollen. {Child.He} sparkade till den lite. Den rullade inte, den studsade inte. Den gled en meter, platt längs gruset, och stannade.

”Kom, {friend}”, viskade {child}. ”Den rullar inte. Man kan inte dribbla med den. Man kan bara passa.”

{Friend} svalde.

”Om det går fel?”

”Då är vi två”, sa {child}. ”Det är mindre än en.”

”Det där är inte matte”, sa {friend}. Men {friend.he} ställde sig vid bollen.

# flop
{Friend} sparkade. Det sa flapp. Bollen gled till {child}. {child} sparkade, flapp, och bollen gled till {friend}. {Friend.He} tänkte skjuta. Man såg hur det ryckte i benet på {friend.him}. Men så sparkade {friend.he} tillbaka den, flapp, till {child}, och {big} kastade sig åt fel håll, för så hade {friend} aldrig gjort förut.

{child} såg målet. Men {big} var redan på väg upp. Vid mållinjen stod någon med en stövel. {Little} hade tröttnat på gruset.

”Hon är fri!” skrek {friend}. ”{child}! Kan du passa?”

{child} passade, så mjukt det gick, med insidan. Bollen gled mellan händerna på {big}, fram till {little}.

# the-national-team
”Platt”, sa {little}.

Så backade hon ett steg, in över linjen, drog bollen efter sig och satte sig på den.

”MÅL!” skrek {child}.

”Min granne!” skrek {friend}. ”Landslaget!”[athlete:  {Friend} tänkte efter. ”Bättre än {athlete}!”][elder:

”Tre–två”, ropade {elder.short} från balkongen.]

{Big} tittade länge på {little}.

”Man kan inte ta bollen av henne”, sa {big}. ”Hon sitter ju på den.” Sedan skrattade hon, och det hade hon inte gjort på hela matchen. ”Ni får planen. Om jag får stå i mål.”

# three-abreast
Dagen därpå hade de en ny boll[adult: , som {adult} hade letat fram]. Den gamla fick {pet}. På vägen till planen stod {friend} och väntade i porten med {little} i handen. Hennes pappa hade tvätt igen.

”Kan du passa?” sa {friend}.

{child} tog {little's} andra hand. Sedan gick de tre i bredd över gården, med den nya bollen framför sig, en liten spark från {friend}, en liten spark från {child}, och {@pancake}.

# @play
Till och med att {play sport} fick vänta.
## if sport.Soccer
Där kunde man {play sport} ända till kvällen.

# @sat
{Pet} var {friend's} hund, och {pet.he} skulle egentligen ligga bunden vid staketet och tycka saker. Men när {little} satte sig i gruset gick {pet.he} dit så långt kopplet räckte, satte sig tätt intill
## if pet.dog
{Pet} var {child's} hund, och {pet.he} skulle egentligen ligga bunden vid staketet och tycka saker. Men när {little} satte sig i gruset gick {pet.he} dit så långt kopplet räckte, satte sig tätt intill
## if pet.cat
{Pet} var {child's} katt, och {pet.he} skulle egentligen sitta på staketet och tycka saker. Men när {little} satte sig i gruset hoppade {pet.he} ner, satte sig tätt intill

# @wild
Den sprang ju omkring, och ingen bet den.
## if pet.cat
Den sprang ju omkring, och ingen klöste den.

# @fetch
Men det fanns en i laget som var byggd för just sådana hål.

”{Pet}”, sa {child} och knäppte loss kopplet. ”Hämta!”

Det var det ord {pet} hade väntat på sedan morgonen. {Pet.He} försvann under förrådet så att jorden sprutade. Det hördes krafs. Sedan hördes ett annat ljud.
## if pet.cat
Men det fanns en i laget som var byggd för just sådana hål.

”{Pet}”, viskade {child}. ”Där inne. Mus!”

Det var det ord {pet} hade väntat på sedan morgonen. {Pet.He} blev alldeles platt och försvann under förrådet. Det hördes krafs. Sedan hördes ett annat ljud.

# @out
{Pet} backade ut med bollen i munnen. Den såg ut som en pannkaka. {Pet.He} la den vid {child's} fötter och viftade.
## if pet.cat
{Pet} backade ut med klorna i bollen. Den såg ut som en pannkaka. {Pet.He} la den vid {child's} fötter och slickade sig om tassen.

# @pancake
bakom dem kom {pet} och bar sin pannkaka
## if pet.cat
på staketet satt {pet} och vaktade sin pannkaka
