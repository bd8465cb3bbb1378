title: Det ska inte komma tillbaka
title: Hund på tippen
title: Inte hämta
guest dog: Retur (han), Bumerang (han)
guest owner: Sten (han), Rune (han)
guest driver: Pia (hon), Lotta (hon)
guest boss: Majvor (hon), Solveig (hon)

% Hunden (@p): familjens, annars lånad på torsdagar. @a: {adult}, annars {driver}. Mannen med mustaschen har inget namn.

# thursdays
{@dog-first}

Den här torsdagen följde de med {@a} till tippen[city:  utanför {city}]. På släpet låg en gammal säng[elder:  från {elder}][elder2:  och {elder2}].[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] satt i baksätet och skulle bara titta.]

Ingen hade tänkt på hur en tipp ser ut om man är hund. {@P} tänkte på det så fort bildörren gick upp. Där stod tjugo vuxna människor på rad och kastade saker, alldeles gratis, och det fanns inte en enda hund som hämtade.

# @dog-first
{child} hade hund på torsdagar. Resten av veckan var det {owner} på samma gata som hade den, men på torsdagar var {owner's} knä hos sjukgymnasten, och då var hunden {child's} från fyra till sju. Den hette {dog}, för den kom alltid tillbaka, och alltid med något i munnen.
## if pet.dog
{child's} hund {pet} visste bara en sak som var bättre än mat. Det var när någon kastade något. Då hämtade {pet.he} det, för det var ju det som var meningen, och annars hade man inte kastat det.

# the-lamp
”Sitt”, sa {child}.

Men en farbror i keps kastade just en skrivbordslampa, i en vid båge, rakt ner i en container.

Det skramlade. Så var {@p} uppe igen med sladden släpande efter sig. {@P-he} la lampan vid farbroderns skor och viftade.

”Hörru”, sa farbrodern till {child}. ”Den där har jag kastat.”

”{@P-he} vet”, sa {child}. ”Det är därför.”

Farbrodern kastade lampan en gång till, och längre. Det skulle han inte ha gjort. Längre var det bästa {@p} visste.

# the-right-trousers
Sedan hämtade {@p} en dams vänstra stövel. {@P-he} hämtade den högra. {@P-he} hämtade tre kuddar och en stol utan sits, som hängde runt halsen. Och {@p-he} tog aldrig fel: {@p-he} luktade på saken, luktade sig fram till rätt byxben, la ner den där och viftade.

”Jag har försökt bli av med den här stolen i sju år”, sa en dam.

”{@P-he} kan hålla på hur länge som helst”, sa {child}.

Nu var det kö ända ut till vägen.[sport:  En i kön skulle egentligen {play sport} klockan sex.] En kvinna i orange väst kom gående. Det stod {boss} på den.[school:  Hon gick som en rastvakt {at school}.]

”Det här heter återvinning”, sa {boss}. ”Det betyder inte att det ska komma tillbaka.”

# the-bag
Just då kom {@p} igen, baklänges, för det var tungt. {@P-he} drog på en brun väska. Den hade en lång karl med mustasch kastat alldeles nyss, och karlen suckade, tog väskan och kastade den igen. {@P} drog fram den igen. Och igen.

Alla tittade på {child}. Då tog {child.he} {@p} i halsbandet, satte sig på huk och sa det, högt och bestämt:

”Nej. Inte hämta.”

{@P} släppte. {@P-he} såg på väskan och {@p-he} såg på {child}. Sedan gick {@p-he} bort till stängslet och satte sig med ryggen mot alltihop.

Karlen kastade väskan en sista gång. Duns. Den kom inte upp. Kön började röra sig, och en lastbil backade in för att hämta containern.

Det kändes inte alls så bra som {child} hade trott.

# the-wrong-bag
Då kom karlen med mustaschen springande tillbaka. I handen hade han en likadan brun väska. Den var öppen, och den var full av gamla gardiner.

”Stopp!” ropade han. ”Det är fel väska! Jag har kastat dragspelet!”

{boss} höll upp handen, och lastbilen stannade. De tittade ner i containern allihop. Där låg väl hundra väskor och lådor och säckar, huller om buller.

”Det var min morfars”, sa karlen. ”Och hunden sa det ju. Tre gånger.”

Alla tittade bort mot stängslet.

# the-hat
”{@P}!” ropade {child}. ”Hämta!”

{@P} rörde sig inte. {@P-he} hade fått höra att man inte skulle hämta, och {@p-he} var en hund som kom ihåg.

{child} gick dit och satte sig i gruset. ”Det var jag som hade fel”, sa {child.he}. ”Inte du.” Ett öra vreds åt {child.his} håll. Bara det ena.

Då drog {child} av sig mössan, sin bästa, den blå. {Child.He} kastade den så långt {child.he} orkade.[athlete:  {Athlete} hade inte fått den längre.][friend:  {Friend} kastade sin också, för säkerhets skull.]

Den flög över gruset. Den landade. Ingen på hela tippen kastade något.

Så kom det ett litet pip, och efter pipet kom hela {@p}. {@P-he} hämtade mössan, la den i {child's} knä och viftade så att gruset sprätte.

# every-finger
”Låna mig handen”, sa {child} till karlen, och {@p} fick lukta på den, länge, på varje finger. ”Hämta.”

{boss} öppnade luckan längst ner. In for {@p}. Det prasslade. Det skramlade. Sedan hördes ingenting så länge att {child} knep ihop ögonen.

Tuuuut, sa det, djupt inifrån, långt och sorgset. Och ut kom {@p}, baklänges, med ett brunt handtag i munnen.

# a-waltz
Karlen sa ingenting. Han satte sig på sängen på släpet, tog upp dragspelet och spelade en vals[music: , och sedan {music}]. Damen med stolen satte sig också, så gott det gick.

{@boot}

# @boot
Klockan sju lämnade {child} tillbaka {dog} till {owner}. När {child.he} vände sig om stod {dog} i fönstret med en stövel i munnen. Ingen visste när {dog.he} hade tagit den.
## if pet.dog
När de kom hem hade {pet} en stövel i munnen. Ingen visste när {pet.he} hade tagit den.

# the-sock
På kvällen kastade {child} ena strumpan mot tvättkorgen, och den blev liggande där den låg. {Child.He} kastade den andra. Det blev den också.[pet.dog:  {Pet} öppnade ett öga och stängde det igen. Det hade varit en lång arbetsdag.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] luktade på dem och gick.][pet.other:  {Pet} brydde sig inte om dem.]

Sedan slängde {child} sig själv, i en vid båge, rakt i sängen. Och ingen kom och bar tillbaka {child.him}.

# @p
{dog}
## if pet.dog
{pet}

# @p-he
{dog.he}
## if pet.dog
{pet.he}

# @a
{driver} i huset bredvid
## if adult
{adult}
