title: Åt rätt håll
title: Det gör ingenting
title: Hej, hej, hej
guest friend: Emil (han), Signe (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Målvakten på gräsmattan är {adult}, annars mormor eller farfar, annars {minder}. {Friend} pratar som på radio: ge allt.

# under-the-table
{child} var {age} år och låg under köksbordet med fotbollsskorna på. Där tänkte {child.he} stanna. På söndagens match hade {child.he} gjort mål, stenhårt och högt upp i hörnet, men det var i fel mål. Bollen hade svischat rakt förbi {friend}, [!friend.known: {child.his} bästa vän, ]som stod där i sina stora handskar och var målvakt i {child’s} eget lag. Och efteråt hade alla sagt samma sak:

”Det gör ingenting, {child}.”

Det säger man bara när det gör något. {@A} hade sagt det fyra gånger innan de ens kommit ut från parkeringen.[pet.other:  När {child} kom hem hade {child.he} inte ens velat hälsa på {pet}.]

# like-the-radio
Nu kom {friend} in i köket med bollen under armen. {Friend} pratade som på radio. Det gjorde {friend.he} jämt[school: , till och med {at school}], vad som än hände.

”Och där har vi {child} under bordet! En ovanlig plats på planen, men {child.he} ser ut att trivas!”

{child} kastade en toffel på {friend}.

”Toffeln kommer i en vacker båge, [athlete: som från självaste {athlete}, ]och den tar på knät!”

”Sluta”, sa {child}. ”Du får inte prata radio mer. Aldrig mer.”

{Friend} stängde munnen. Man såg att det gjorde ont.

# like-a-meatball
”Kom, så går vi ut på gräsmattan”, sa {@a}. ”Jag kan stå i mål. Jag har grillvantar.”

Så {@a} ställde sig framför tvättlinan med en grillvante på varje hand, och {friend} lade bollen på gräset.[pet.dog:  I rabatten låg [!pet.known: hunden ]{pet}, för där var det svalt, och där tänkte {pet.he} ligga kvar.][pet.cat:  I rabatten låg [!pet.known: katten ]{pet}, för där var det svalt, och där tänkte {pet.he} ligga kvar.][elder & adult & !elder2:  På trappan satt {elder}, som hade hängt tvätten.][elder2 & adult:  På trappan satt {elder} och {elder2}, som hade hängt tvätten.][elder2 & !adult:  På trappan satt {elder2}, som hade hängt tvätten.]

{child} ville skjuta. {Child.He} tog sats och sprang, men precis framför bollen tvärstannade foten, och bollen rullade ungefär så långt som en köttbulle.

”Det gör ingenting!” ropade {@a}.

{child} försökte igen. Foten tvärstannade igen. {Friend} bet i sin handske för att inte säga något.

”Det gör ingenting!” ropade {@a}. ”Det gör absolut ingen…”

”Det gör det visst!” skrek {child}. ”Det gör jättemycket! Sluta säga så!”

{@A} öppnade munnen, och det var mycket nära att {@he} sa det. Sedan stoppade {@he} in en grillvante i stället.

# how-was-it
{child} satte sig i gräset och drog av sig skorna. {Child.He} räckte dem till {@a}, och hakan darrade.

”Ge dem till någon som vet åt vilket håll man ska.[sport.Soccer:  Jag ska aldrig mer {play sport}.][sport & !sport.Soccer:  Jag håller mig till {sport}.]”

Sedan gick {child} i strumporna tillbaka mot köket och bordet. Bakom {child.him} var det tyst. Det var så tyst att {child.he} stannade med handen på dörren. {Friend} brukade aldrig vara tyst. Och {friend} var faktiskt den enda som inte hade sagt att det inte gjorde något. {Friend.He} hade inte sagt någonting alls.

{child} vände om och gick hela vägen tillbaka.

”{Friend}”, sa {child.he}. ”Hur var det? På riktigt?”

”Jag får ju inte prata.”

”Nu får du. Säg precis som det var.”

# go-go-go
{Friend} drog ett djupt andetag.

”{Child} får bollen! {Child} ser ett mål! Det är ett jättefint mål! Det är fel mål! Målvakten ropar nej, nej, nej, men {child} hör visst hej, hej, hej, för {child.he} vinkar! Och {child} skjuter! Målvakten kastar sig! Målvakten flyger! Målvakten flyger åt andra hållet! Och det är mål, mina damer och herrar, det värsta självmålet i fotbollens historia!”

Det blev alldeles stilla på gräsmattan. {@A} höll för ögonen med båda grillvantarna.

”Vinkade jag?” sa {child}.

”Med båda händerna”, sa {friend}.

Då började det bubbla i {child’s} mage. Det bubblade uppåt, det gick inte att stoppa, och till slut skrattade {child.he} så att {child.he} fick sätta sig på bollen.

”Var du inte arg?”

”Jag var jättearg”, sa {friend}. ”Ända fram till korven.”

# the-right-goal
{child} torkade sig i ansiktet. {Child.He} gick bort till {@a}, tog tillbaka skorna och knöt dem hårt. Sedan backade {child.he}, tog sats och sprang. {Child.He} kände hur foten tänkte stanna. Då sa {child} det själv, högt, så att det hördes över hela gräsmattan:

”{Child} har bollen! {Child} är lite rädd! {Child} letar efter rätt mål! Det är det med {@a} i!”

”Hej, hej, hej!” ropade {friend}.

Och foten stannade inte. Det small, och bollen for in mellan {@s} knän och rakt in i lakanet på tvättlinan, och lakanet släppte och lade sig över {@a}, som gick två steg åt fel håll och satte sig i rabatten.[pet.dog / pet.cat:  {Pet} flyttade sig inte en millimeter.]

”Och där lämnar målvakten planen!” ropade {friend}.

# from-inside-the-sheet
{child} sprang fram och lyfte på en flik av lakanet.

”Det gör ingenting, {@a}”, sa {child.he}.

”Det gör det visst!” sa {@a} inifrån lakanet. ”Det gör jättemycket! En gång till, och nu tar jag den!”

[elder & adult & !elder2: {Elder} suckade och gick efter klädnyporna. ][elder2 & adult: {Elder} och {elder2} suckade och gick efter klädnyporna. ][elder2 & !adult: {Elder2} suckade och gick efter klädnyporna.]

{@He} tog den inte. {@He} tog inte nästa heller.

# over-to
De höll på tills det blev kväll. Då gick {friend} hem, och man kunde höra {friend.him} [city: genom halva {city} | långt bort på gatan].

”Och {friend} går hemåt, i lugnt och fint tempo, och det luktar pannkakor.”[music:  Sist hördes {music}.]

# the-right-way
[pet.other: {Pet} fick höra alltihop, som på radio. Sedan tog {child} av sig skorna i hallen. | {child} tog av sig skorna i hallen.] {Child.He} ställde dem tätt ihop vid ytterdörren, med tårna åt rätt håll.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
