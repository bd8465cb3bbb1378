title: Pinglan
title: På talgoxarnas sida
title: En potatis under soffan
guest pet: Bella (hon), Major (han)
guest elder: Algot (han), Hedvig (hon)
guest keeper: Solveig (hon), Birger (han)
guest owner: Ragnhild (hon), Valter (han)

% Hunden är familjens, eller en som bor hos barnet när matte är till sjöss. {keeper} har hand om huset där ingen vuxen är vald. @coat och @hand: ärmen och ryggen är för stora hundar.

# not-a-metre
{Pet} hade börjat vägra.

{Pet.He} och {child} hade alltid gått samma runda klockan sju på morgonen: nerför trappan, längs häcken, över gångbron, runt dammen och hem. Nu satte {pet.he} sig på översta trappsteget och gick inte en meter. Det hjälpte inte att dra, och det hjälpte inte med korv, och då ska man veta att {pet} var {@sausage}

Sedan kom katten, och då gick det bra.

Katten var grå, hade ett trasigt öra och var ingens[city:  i hela {city}]. Om han hörde till någon så var det till {@whose-cat}. {Elder.short} hade satt en pingla på honom.

”För talgoxarnas skull”, sa {elder.short}. ”Jag har inget emot katter. Men jag är på talgoxarnas sida.”

Så fort det pinglade reste sig {pet}. {Pet.He} gick efter katten hela rundan med nosen tätt bakom hans svans. Sist kom {child} med slakt koppel och kände sig anställd.[friend:  {Friend} undrade vad det gav i timmen.]

# that-was-all
{child} ville att {pet} skulle gå med {child.him}, som förut. Det var allt.

”{@old}”, sa {@who}. ”Se på {elder.short}. {Elder.He} vill inte ens titta på match med mig längre.[elder2:  Det får {elder2} göra.]”

# no-sound
En lovdag[school: , när det var tomt {at school},] kom {child} ut före sju. Katten satt på brunnslocket och tvättade sig. Det tog två sekunder att knäppa upp halsbandet. {child} visste att det var fult gjort redan när {child.he} stoppade pinglan i fickan. Men nu skulle {pet} inte höra när katten kom.

{Pet} satt på sitt trappsteg. {child} stod stilla nere på gången.

Katten kom gående över gruset, utan ett ljud. Han satte sig rakt framför {pet}, så nära att morrhåren nästan nådde fram, och såg på {pet.him}.

{Pet} såg på ingenting.

Först blev {child} glad. Sedan var det något med {pet.his} ögon. De var vända mot katten, men de stannade inte vid honom. De gick rakt igenom.

{child} lyfte handen och vinkade. {Child.He} vinkade med hela armen[athlete: , som man vinkar åt {athlete}]. Ingenting. Då tog {child.he} ett steg, och det pinglade till i fickan.

# in-the-pocket
{Pet} flög upp. {Pet.He} kom rakt mot ljudet, {@nose} och viftade så att hela bakdelen följde med.

{child} satte sig, höll om {pet.him} och tänkte på bollen, som {pet.he} hade slutat fånga. På krukan som {@a} hade flyttat i påskas, och som {pet.he} gick in i varje dag.[sport:  På väskan som {child.he} brukade ha med sig när {child.he} skulle {play sport}, och som {pet.he} snubblade på i hallen.] På att {pet.he} alltid stod så tätt intill i mörka hallen, och i ljusa.

# a-potato
{Child.He} gick inte till {@a}. {@A} skulle ringa veterinären, och det fanns saker veterinären kunde säga som {child} inte vågade höra, så {child.he} gick till {elder.short}.

{Elder.short} satt och skalade potatis[music:  till {music} på radion].

”{Pet} är blind”, sa {child}.

{Elder.short} skalade vidare.

”Ja”, sa {elder.he}.

”Har du vetat det?”

”Sen i mars.”

”Varför har du inte sagt något?”

”{@She} ville inte att det skulle märkas. Det får man respektera.”

”Hur kan du veta vad {@she} vill?”

{Elder.short} svarade inte. {Elder.He} sträckte ut handen och la potatisen i kastrullen. Men kastrullen stod en decimeter längre bort. Potatisen föll i golvet och rullade in under soffan, och båda två lyssnade till den tills den låg still.

# for-the-birds
{child} såg på potatisen som var kvar på bordet. Den var skalad på ena sidan. {Child.He} såg ut genom fönstret på tvättlinan, som gick från {elder.short's} dörr till vedboden, i precis lagom höjd för en hand, och som det inte hade hängt en enda strumpa på sedan i vintras.

”Pinglan”, sa {child.he}. ”Den var inte för talgoxarna.”

”Delvis för talgoxarna.” {Elder.short} torkade händerna på byxorna. ”Jag trampade på katten i februari. Det var obehagligt för oss båda.”

Ingen sa något på en stund.

# wicker-chairs
”Du säger inget till {@a}”, sa {elder.short}. ”Då blir det boende med hiss. Och korgstolar.”

”Men {@hh} tror att du är sur på {@hhm}.”

”Sur? Varför det?”

”För att du aldrig vill se på match.”

”Jag ser ju inte bollen! Jag ser knappt vilka som är gräset.”

”Det vet inte {@a}. {@He} tror att det är {@him} det är fel på.” Rösten blev konstig, men {child} fortsatte. ”Jag trodde att {pet} hade slutat tycka om mig. I flera veckor trodde jag det. Det är värre, {elder.short}. Det är mycket värre än att {@she} är blind.”

{Elder.short} satt med sina stora händer i knät. De visste inte riktigt vart de skulle ta vägen.

”Jaha”, sa {elder.he} till slut. ”Då får du väl gå före. Det är en stol någonstans.”

# two-calls
De sa det till {@a} i köket. {@A} blev alldeles tyst. Sedan ringde {@he} två samtal. Veterinären sa att {pet} var frisk och stark, och att blinda hundar klarar sig fint, bara man inte möblerar om. På ögonkliniken sa de att gråstarr kan man operera, och att {elder.short} kunde få en tid i september[elder2: , med {elder2} vid sin sida].

När {@a} hade lagt på gick {@he} ut och bar tillbaka krukan dit där den hade stått före påsk.

# on-a-shoe
Nästa morgon klockan sju knöt {child} fast pinglan vid sin ena sko[friend: , med ett snöre som {friend} hade skänkt till saken]. Katten tittade på. Sedan hoppade han upp på muren och gick åt ett helt annat håll, som någon som äntligen har blivit avlöst.

{Pet} stod på översta trappsteget. {Pet.He} hörde tassarna försvinna. {Pet.He} hörde skon. {Pet.He} vred på huvudet åt det ena hållet, och åt det andra.

Så kom {pet.he} ner till {child}.

# a-breath-of-air
Men vid häcken stannade {pet.he}. {Pet.He} vände sig mot lillstugan och skällde, en enda gång. På trappan stod {elder.short} med mössan på.

”Jag är bara ute och luftar mig”, ropade {elder.he}.

{Pet} gick rakt över gården, med nosen i vädret. {Pet.He} tog {@coat} i munnen, mjukt som om den varit ett ägg, och började gå baklänges.

”{@fetched}”, sa {elder.short}.

{Pet.He} släppte {elder.him} inte förrän {elder.he} stod bakom {child}. {@hand}

”Gå du först”, sa {elder.short}. ”Vi hör dig.”

# @sausage
en hund som aldrig hade sagt nej till en korv. {Pet.He} var egentligen {owner's}, men {owner} var jämt till sjöss, och då bodde {pet.he} hos {child}.
## if pet.dog
en hund som aldrig hade sagt nej till en korv.
## if pet.dog & breed
{a breed} som aldrig hade sagt nej till en korv.
## if pet.dog & breed & breed.Golden Retriever / pet.dog & breed & breed.Labrador / pet.dog & breed & breed.Beagle
{a breed}.

# @whose-cat
{elder}, som bodde i lillstugan på andra sidan gården och nästan var släkt
## if elder
{elder}, som bodde i lillstugan på andra sidan gården

# @old
{Pet.He} är gammal. Då blir man egen
## if pet.dog
Man blir egen med åren

# @who
{keeper}, som hade hand om huset och alla i det
## if adult
{adult}

# @a
{keeper}
## if adult
{adult}

# @he
{keeper.he}
## if adult
{adult.he}

# @hh
{@he}
## if adult & adult.she
hon
## if adult & adult.he
han

# @hhm
{@him}
## if adult & adult.she
henne
## if adult & adult.he
honom

# @him
{keeper.him}
## if adult
{adult.him}

# @she
{pet}
## if !pet / pet.she
hon
## if pet.he
han

# @nose
tryckte nosen mot {child.his} ficka
## if pet.dog
letade rätt på fickan med nosen
## if pet.dog & breed.Golden Retriever / pet.dog & breed.Labrador / pet.dog & breed.German Shepherd / pet.dog & breed.Rottweiler / pet.dog & breed.Siberian Husky
tryckte nosen mot {child.his} ficka

# @coat
{elder.his} rockärm
## if pet.dog
ett hörn av {elder.his} rock
## if pet.dog & breed.Golden Retriever / pet.dog & breed.Labrador / pet.dog & breed.German Shepherd / pet.dog & breed.Rottweiler / pet.dog & breed.Siberian Husky
{elder.his} rockärm

# @fetched
{Pet.He} apporterar mig
## if pet.dog & breed.Border Collie / pet.dog & breed.Australian Shepherd / pet.dog & breed.German Shepherd
{Pet.He} vallar hem mig

# @hand
{Elder.short} la handen på {pet.his} rygg.
## if pet.dog
{Elder.short} tog kopplet i handen.
## if pet.dog & breed.Golden Retriever / pet.dog & breed.Labrador / pet.dog & breed.German Shepherd / pet.dog & breed.Rottweiler / pet.dog & breed.Siberian Husky
{Elder.short} la handen på {pet.his} rygg.
