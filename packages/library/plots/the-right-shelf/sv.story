title: Rätt hylla
title: Föremålet rinner
title: Byxor i brödet
guest cat: Simba (han), Sune (han)
guest friend: Ester (hon), Frej (han)
guest sitter: Berit (hon), Majken (hon)

% @a: {adult}, annars den äldre, annars barnvakten, vid namn varje gång. Roboten är "den". Katten (@c) är familjens, annars grannens, en ragdoll.
% Allt sorteras efter vad det är, inte efter vad det heter, så att det stämmer för alla: B barn, K kompis och katt, M människa. På slutet: S sover.

# twenty-kronor
Roboten kostade tjugo kronor på loppis[city:  i {city}], och mannen som sålde den sa bara en sak.

”Ni kommer att få det väldigt fint hemma.”

{child} och [friend: {friend}|kompisen {friend}] turades om att bära den. Den var stor som en papperskorg, hade två långa armar och en lampa i pannan. Någon knapp hittade de inte. Men när de ställde ner den på {child’s} golv tändes lampan av sig själv.

”Jag är S-12, sorteringsrobot”, sa roboten. ”Här är rörigt. Jag börjar.”

Och det gjorde den.

# under-k
Den rullade så fort att mattan krullade sig.[athlete:  Inte ens {athlete} hade hunnit med.] Efter tio minuter var det inte en enda sak på golvet. Efter tjugo minuter var hela lägenheten städad.

”Fantastiskt!” sa {@home}. ”Var är kaffet?”

”På K”, sa roboten.

Den hade sorterat allting i bokstavsordning. Kaffet stod mellan kablarna och kalsongerna. Tandborstarna låg bland tallrikarna. I brödlådan låg brödet, och dessutom byxorna, bilarna och alla batterier.[music:  Någonstans på R spelade radion {@song}.]

”Det är ju logiskt”, sa {friend}.[school:  ”Så står böckerna {at school}.”]

”Det är byxor i brödet”, sa {@a}.

# what-moves
”Nu tar jag det som rör sig”, sa roboten.

Den lyfte upp {child} och satte {child.him} på B, för barn, ovanpå byrån, bredvid en blockflöjt.

”Hjälp!” sa {child}. Men {child.he} skrattade, för det kittlades.

{Friend} hamnade på K, för kompis, mellan kaffet och kalsongerna. {@A} fick stå på M, för människa. Där var det magneter på ena sidan och mandelmassa på den andra.[elder & adult:  {Elder}[elder2:  och {elder2}] hamnade på Ö, för övrigt.][elder2 & !adult:  {Elder2} hamnade på Ö, för övrigt.][pet.dog:  {Pet} hamnade på H, för hund, bredvid honungen, och var nöjd med det.][pet.other:  {Pet} hade den sorterat redan, på D, för djur.]

Sedan kom roboten till {@c}.

# leaking
{@C-first} låg på soffan. {@breed}, och [pet.cat & !breed.Ragdoll: just då fanns det|det fanns] ingen katt i världen som låg så mycket som {@c}. Roboten tog ett stadigt tag om {@him} och lyfte. {@C} blev alldeles slapp. Först hängde huvudet ner på ena sidan. Sedan hängde baken ner på den andra. Sedan gled hela katten ut mellan robotarmarna och blev en hög på golvet.

”Föremålet rinner”, sa roboten.

Den försökte igen. Den lade {@c} på [pet.cat: D, för djur|S, för {cat}]. {@C} gick därifrån. Den lade {@him} på K, för katt. {@C} gick därifrån. Den lade {@him} på R, för [pet.cat & !breed.Ragdoll: rymling|ragdoll], bland rödbetorna. {@C} luktade på en rödbeta, nös och gick därifrån.

# no-such-function
Roboten började blinka rött.

”Jag måste sortera. Jag slutar inte förrän allt är på sin plats.”

Klockan blev sju. Klockan blev åtta. Roboten jagade {@c} runt köksbordet[sport: , som om de skulle {play sport}], och {@c} lät sig jagas, i sakta mak. {Friend} skulle sova kvar till i morgon, men madrassen hade hamnat på M, och då måste {@a} flytta på sig.

”Kan den inte vila lite?” gäspade {friend}.

”Vila?” sa roboten. ”Jag har ingen sådan funktion.”

# are-there-rules
{child} satt på byrån och tänkte. Någon knapp fanns det inte. Men roboten tyckte ju om ordning. Den gjorde alltid som det skulle vara.

”S-12”, sa {child.he}. ”Kan du reglerna för katter?”

Roboten tvärstannade. ”Finns det regler?”

”En. Den är jätteviktig. Sitt ner, så får du se.”

Roboten fällde ihop hjulen och satte sig mitt på mattan. Det blev som ett litet knä, ganska varmt, för den hade arbetat hårt. {@C} stannade också. {@He} tittade på det varma. {@He} klev upp. {@He} snurrade ett varv, och ett varv till, och så la {@he} sig, med hakan på robotens arm, och spann.

# until-it-goes
”Nu kommer regeln”, sa {child}. ”När en katt ligger på en får man inte röra sig.”

”Hur länge?”

”Tills katten går.”

”När går katten?”

”Det vet ingen”, sa {@a}. ”Jag missade en buss en gång.”

Roboten surrade länge inne i sig. ”Regeln är sparad”, sa den sedan. Och den rörde sig inte.

# like-tea
Lampan slutade blinka rött. Den blev gul, och sedan nästan brun, som te. {@C} spann, och efter en stund hördes det att det kom ett spinnande till, lite lägre, någonstans inifrån plåten.

{@A} hämtade madrassen på M, täcket på T och pyjamasarna på P. Innan kudden kom hade {friend} somnat. {child} kröp ner i sin säng och tittade på robotens lilla ljus, tills {child.he} inte tittade mer.

# the-right-one
Roboten vred huvudet ytterst lite, så att katten inte skulle märka något.

”Katt”, viskade den. ”K. I knät. K. Rätt hylla.”

Lampan letade sig vidare över rummet och stannade på madrassen. ”Kompis. K. Fel hylla.” Den stannade på sängen. ”Barn. B. Fel hylla.”

”Nej”, viskade {@a}. ”Titta noga. De sover.”

Det surrade en stund.

”Sover”, sa roboten. ”S. Rätt hylla.”

Och så släckte den.

# @c
{cat}
## if pet.cat
{pet}

# @C
{cat}
## if pet.cat
{Pet}

# @C-first
{cat}, grannens katt, som de passade,
## if pet.cat
{Pet}

# @he
han
## if pet.cat
{pet.he}

# @He
Han
## if pet.cat
{Pet.He}

# @him
honom
## if pet.cat
{pet.him}

# @breed
Han var en ragdoll, och det betyder trasdocka
## if pet.cat
{Pet.He} var {a breed}
## if breed.Ragdoll & pet
{Pet.He} var en ragdoll, och det betyder trasdocka

# @home
barnvakten {sitter}, som hade varit nere med soporna
## if adult
{adult}, som just hade kommit hem
## if elder & !adult
{elder}, som hade varit nere med soporna

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

# @song
{music}
