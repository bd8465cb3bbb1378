title: Inte ett dugg
title: Bollen som aldrig missade
title: Bollen i busken
guest bench: Maj-Britt (hon), Solveig (hon)

% Fotbollen har alltid menat det. Målet är mellan en väska och barnets mössa; väskan och smörgåsen är vems barnet är där med: {@m}. Målvakten hoppar varje gång, utom när bollen kommer. Katten tvättar en tass i taget.

# leave-it-to-me
Fotbollen låg i gräset i parken[city:  {in city}] och var alldeles säker på sig själv.[school:  Den hade aldrig gått {at school}, men den kunde allt ändå.]

”I dag vill jag göra mål”, sa {child}[sport & !sport.Soccer: , som annars helst ville {play sport}].

[elder: På bänken satt {elder} och skulle äta en smörgås. Målet var mellan {elder.his} väska och {child's} mössa. | [adult: Målet var mellan {@ms} väska och {child's} mössa. | På bänken satt {bench} och skulle äta en smörgås. Målet var mellan hennes väska och {child's} mössa.]] Det var ett jättestort mål.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] var målvakt.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ville också vara med.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt på väskan och tvättade en tass.]

”Mål?” sa bollen. ”Inga problem. Sparka du, så sköter jag resten.”

# thirsty
{child} tog sats. Dunk!

Bollen flög förbi väskan. Den flög förbi mössan. [friend: {Friend} hoppade. Bollen | Den] landade i en vattenpöl. Plask!

[pet.dog: {Pet} sprang dit. {child} sprang också dit. | {Child.He} sprang dit.] ”Missade du?”

”Missade? Jag?” sa bollen. Det droppade om den. ”Det var meningen. Jag var törstig.”

[elder: ”Jaha”, sa {elder.short}. | ”Jaha.”][pet.cat: 

{Pet} tvättade en tass till.]

# say-hello
{Child.He} tog sats igen. Dunk!

Nu flög bollen åt andra hållet. [friend: {Friend} hoppade. Bollen | Den] landade i knät på {@m}. Mitt på smörgåsen.

”Det var meningen”, sa bollen. ”Jag ville hälsa.”

”Hej”, sa {@m}, och tog bort en gurkskiva från bollen.[pet.dog:  {Pet} åt upp gurkan.]

# a-rest
{Child.He} siktade noga. Dunk! Bollen rullade och rullade, hela vägen in under bänken.

”Det var meningen”, sa bollen. ”Jag ville vila.”

{Child.He} lade sig på mage och tittade in.

”Har du vilat färdigt?”

”Nu”, sa bollen. ”Tack för att du väntade.”

# nicely-done
Då tog {child.he} jättelång sats. {Child.He} sprang, och {child.he} sparkade – och bollen låg kvar. Det var {child} som flög. Duns! Där satt {child.he} på rumpan i gräset.[friend:  {Friend} hoppade ändå.]

Bollen tittade på {child}. {child} tittade på bollen.

”Det var meningen”, sa {child.he}.

”Det syntes”, sa bollen. ”Snyggt.”[pet.cat: 

{Pet} tvättade en tass till.]

# the-bush
{Child.He} reste sig och sparkade det hårdaste {child.he} kunde. DUNK!

Bollen flög högt, högt upp[athlete: , högre än när {athlete} skjuter].[friend:  {Friend} hoppade högt.] Sedan flög [friend: bollen | den] ner, rakt in i den stora busken. Prassel, prassel. Långt in, där det var grönt och mörkt.

”Det var meningen!” ropade bollen därinne. ”Jag ville titta på löven!”[elder: 

”Jaha”, sa {elder.short}.]

# very-small
[friend: {Friend} satte sig i målet. ][pet.cat: {Pet} tog den sista tassen. ]{child} väntade.

”Har du tittat färdigt?”

”Snart!”

Det var länge tyst i busken. Sedan hördes en mycket liten röst.

”{child}? Det här var inte meningen.”

# two-feet
Då lade sig {child} på mage och sträckte in armen. Men armen var för kort.[pet.dog:  {Pet's} nos var också för kort.] Så {child.he} lade sig på rygg i stället, stack in båda benen och kände efter med fötterna. En pinne. En pinne till. En boll!

”Håll i dig!” ropade {child.he}.

”Jag har inga armar!” ropade bollen.

”Då håller jag!”

# pop
{Child.He} klämde åt med fötterna. {Child.He} drog, och {child.he} drog. Ett, två, tre …

Plopp!

Bollen for ut. Den for över magen. Den for över näsan. Boing, boing, boing[friend: , förbi {friend}, som hade satt sig] – rakt in mellan väskan och mössan.

”MÅÅÅL”, ropade {@m}, med munnen full av smörgås[elder2: , och {elder2} ropade det en gång till].[pet.dog:  {Pet} skällde.][pet.cat:  {Pet} glömde tassen.]

# not-one-bit
{child} låg kvar på rygg med löv i håret.

”Var det meningen?” sa {child.he}.

Bollen tänkte länge.

”Nej”, sa den. ”Inte ett dugg.”

Och så skrattade de, så att bollen rullade.

# something-round
På kvällen fick bollen ligga på golvet bredvid sängen[pet.dog: , tätt intill {pet}]. Det var mörkt och skönt[music: , och någon nynnade på {music}].[pet.cat:  {Pet} luktade på bollen och hoppade upp i sängen i stället.][pet.other:  Den hade redan varit och hälsat på {pet}.] {child's} hand gled ner över kanten och hamnade på något runt.

”Var det meningen?” viskade bollen.

Handen låg kvar.

”Ja”, sa {child}. ”Det var meningen.”

# @m
{bench}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @ms
{bench's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}
