title: Vick och vack
title: Den säger två saker
title: Farligt i köket
guest friend: Majken (hon), Sixten (han)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Vick”, sa tanden. ”Vack.” Lite ljusare på vick. Vänta efter ”Inte ä…”, och säg det sista vack med nästan ingen röst alls.
% Benen är {adult}, annars den äldre, annars {minder}. Den äldre är annars med i köket och blir utburen, för att vara rolig.

# everybody-but
I {child's} mun satt en lös tand[city: , den lösaste {in city}]. Den var liten som ett risgryn, men alla i köket hade känt på den[school: , och nästan alla {at school}]. {child} hade känt med tungan, och {friend}[!friend.known: , {child's} bästa vän,] med ett finger.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade känt med tungan.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade känt med nosen.][elder & adult:  {Elder} hade känt med lillfingret[elder2: , och {elder2} med tummen].][elder2 & !adult:  {Elder2} hade känt med tummen.]

”Vick”, sa tanden. ”Vack.”

”Den säger två saker”, sa {friend}.

”För att den är så lös”, sa {child}.

Bara en hade inte känt än, och det var {@a-first}.

# two-legs
{@A} låg på köksgolvet med huvudet inne i skåpet under diskbänken. Det enda som stack ut var två ben.

”Känn på min tand”, sa {child} till benen.

”Strax”, sa benen. ”Jag håller ihop ett rör, tills limmet har torkat. Om jag släpper blir det en fontän.”

”Men den kan ramla ut!”

”Håll i den så länge”, sa benen, ”så håller jag i röret.”

# full-bowl
Så {child} höll i tanden, genom att vara mycket försiktig. {Child.He} gick genom köket som om huvudet var en skål med soppa, full ända upp till kanten.

{Friend} gick bredvid och höll en riktig skål under {child's} haka, ifall att.

”Inte än”, sa {child} till tanden.

”Vick”, sa tanden. ”Vack.”

[pet.dog: ”Voff”, sa {pet}.][pet.cat: ”Mjau”, sa {pet}.]

# dangerous
”Det är farligt i det här köket”, sa {friend}.

Knäckebrödet var farligt. {Friend} bar ut det i hallen. Äpplena var farliga. {Friend} bar ut dem i hallen.[sport:  Till och med {sport} var farligt, så det nämnde ingen.][athlete:  {Athlete} fick stanna, för det var bara en affisch.][music:  Radion var farlig, för den spelade {music}, och då gungar man på huvudet.]

[pet.dog: {Pet} var farlig, för {pet.he} viftade så att stolen skakade. {Friend} följde {pet.him} ut i hallen.

][pet.cat: {Pet} var farlig, för {pet.he} ville gnida kinden mot {child's} haka. {Friend} bar ut {pet.him} i hallen.

][elder & adult: {Elder.short} var farlig, för {elder.he} var rolig. {Friend} tog {elder.him} i handen, och ut gick de.[elder2:  {Elder2} fick gå med, för säkerhets skull.]

]”Har det torkat?” sa {child} och rörde knappt på läpparna.

”Snart”, sa benen.

[elder & adult: ”Får jag komma in?” sa {elder.short} i hallen.

”Nej”, sa {friend}.]

# the-other-knee
”Kan någon klia mig på knät?” sa benen.

{child} kliade, utan att spilla.

”Det andra knät.”

{child} kliade på det andra. Det var kittligt, och det sprattlade. Då kom ett skratt nerifrån magen. Det steg och steg, men {child.he} svalde det precis i tid.

”Inte än”, sa {child.he}.

”Vick”, sa tanden. ”Vack.”

[pet.dog: ”Voff”, sa {pet} i hallen.][pet.cat: ”Mjau”, sa {pet} i hallen.]

# the-last-thing
Nu fanns det ingenting farligt kvar, utom en dammvippa av fjädrar.

”Den ser snäll ut”, sa {friend}. ”Men man vet aldrig.”

Och {friend} bar ut den också, tätt förbi {child's} näsa.

Det kittlade.

”Inte än”, sa {child}. ”Inte ä… Inte ä… Inte ä…”

Atjo!

Plink, sa skålen.

# is-it-dripping
”Droppar det?” sa benen.

”Nej”, sa {friend}. ”Det är tanden.”

Benen låg alldeles stilla.

”Åh nej”, sa benen. ”Och just nu torkade limmet.”

Ut kom {@a} och tvättade händerna och sträckte fram ett finger. Det var ett rent och fint finger, och det fanns ingenting att känna på.

{Child} blev så ledsen att underläppen åkte ut.

”Alla fick känna”, sa {child.he}. ”Alla utom du.”

# next-door
{child} stack tungan i hålet. Där var det tomt. Så tungan flyttade sig lite åt sidan och knuffade på tanden bredvid.

”Vack.”

{child} satt stilla som en soppa. Sedan knuffade {child.he} en gång till.

”Vack.”

”Vem var det som sa vack?” sa {child}.

”Det var tanden”, sa {friend}. ”Först sa den vick, och sedan sa den vack.”

De tittade på tanden i skålen. Den sa ingenting alls.

”Den där sa bara vick”, sa {child}. ”Det var den andra som sa vack. De är två!”

# a-clean-finger
{Child} tog {@whose} rena finger och satte det på rätt ställe.

”Vack”, sa tanden.

”Jag känner”, sa {@a}. ”Jag känner! Den vackar.”

Nu hade alla fått känna, och {friend} gick och hämtade det som var farligt. {@hall}[elder & adult:  {Elder.short}[elder2:  och {elder2}] hade suttit på skohyllan och ätit äpple, och kom in och kände en gång till, för det här var ju en ny.]

# not-yet
På kvällen stod skålen bredvid {child's} säng, och i den låg vick. {child} lade huvudet på kudden, försiktigt, för det var fullt ända upp till kanten.[pet.dog:  {Pet} viftade bara med det yttersta av svansen.][pet.cat:  {Pet} lade sig i fotändan, långt från hakan.]

”Inte än”, viskade {child}.

”Vack”, sa tanden.

# @hall
Men dammvippan fick stå kvar i hallen.
## if pet.dog
Men knäckebrödet gick inte att bära in igen, för det hade {pet} ätit upp.
## if pet.cat
Men dammvippan gick inte att bära in igen, för på den låg {pet}.

# @a-first
{minder}, som passade dem
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @whose
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
