title: Mistluren
title: Ro efter hunden
title: God natt, gamla du

% Hunden ligger på bryggan hela tiden. Främlingarna: en farbror i eka, två i kajak, två i en trampbåt.

# three-snores
{Pet} kunde snarka på tre sätt, och {child}, som ägde {pet.him}, hade gett dem namn.

Det första hette Sågen. Den gick fram och tillbaka, jämnt och fint. Det andra hette Moppen, för det lät som en moped som inte ville starta. Det tredje var värst och hette Mistluren. Då låg {pet} på rygg med alla fyra tassarna i vädret[breed.Boxer:  och läpparna utvikta som två blöta tvättlappar], och det dånade så att vattenglaset vandrade på bordet.

”Det går inte att sova i samma rum som den hunden”, sa {child}.

”Nehej”, sa {elder}. ”Då får vi väl åka och fiska.”

Det var så {elder.short} löste de flesta problem.[elder2:  ”Jag sover”, sa {elder2}, som kunde sova till vad som helst.]

# the-jetty
Roddbåten var lånad, och flytvästarna luktade källare.[friend:  {Friend} skulle ha följt med, men hade fått låna tillbaka sitt metspö åt {child.him}.] {Pet} fick stanna på bryggan, på {elder.short's} kofta. {Pet.He} åkte inte båt. {Pet.He} hade provat en gång, fått syn på en and och klivit av, och {child} hade fått hala in {pet.him} i selen.

”Stanna här”, sa {child} och lät handen ligga en stund på den breda pannan. {Pet} suckade och stannade.

De rodde ut. Kvällen var ljum och grå, och de fick tre abborrar. Den ena var så liten att {elder.short} bad den om ursäkt innan den fick simma hem igen.[sport:  ”Det här är lugnare än att {play sport}”, sa {child}.]

# white
Sedan försvann stranden.

Det gick fort. När {child} böjde sig ner efter en ny mask fanns det granar och en brygga, och när {child.he} tittade upp fanns det bara vitt. {child.He} såg knappt {elder.him}, och de satt i samma båt.

”Ingen fara”, sa {elder.short}. ”Jag kan den här sjön som min egen ficka.”

{child} visste vad {elder.short} hade i fickan. Halstabletter, ett snöre, fyra kvitton och en nyckel som inte gick till någonting. Telefonen låg i koftan.

De rodde åt ett håll. Där var det vass. De rodde åt ett annat håll. Där var det också vass, möjligen samma.

”Vi får väl ropa”, sa {elder.short}.

”Nej!” sa {child}. ”Om {pet} hör att vi ropar så kommer {pet.he}.”

{Elder} såg på det svarta vattnet. ”Då ropar vi inte.”

# listen
{Elder.He} drog in årorna. ”När man inte ser något får man hålla mun och lyssna i stället.”

De satt stilla. Det droppade från årorna. En fisk slog någonstans. Och sedan, så långt borta att det kunde vara något man hittade på:

Hrrrrr-ooooo.

”Det är {pet.he}!” sa {child}.

”Är du säker?”

”Det är Mistluren.”

{Elder} spottade i nävarna. ”Du lyssnar. Jag ror.”

{child} lade sig i fören med hakan på kanten. ”Lite åt vänster. Mer. Rakt fram nu.”

Hrrrrr-ooooo.

# in-a-row
”Hallå?” kom det ur dimman. En farbror i en eka gled fram, blöt om mustaschen. ”Har ni också kommit bort er?”

”Inte nu längre”, sa {elder.short}. ”Vi ror efter hunden.”

”Vilken hund?”

Hrrrrr-ooooo.

”Jösses”, sa farbrorn och vände ekan.

Strax därpå fick de sällskap av två paddlare i varsin kajak, med blå läppar och slut på smörgåsar. Och sist en trampbåt formad som en svan, med ett par som hade varit ute sedan lunch. ”Vi skulle bara runt udden”, sa de.[music:  Den ena nynnade på {@song}, tills {child} hyssjade.]

Så drog de fram på rad genom det vita, roddbåten, ekan, kajakerna och svanen, och längst fram låg {child} och pekade.[athlete:  {athlete} hade inte fått dem att ro fortare.]

# it-stopped
Då slutade det snarka.

{child} höll upp handen. Årorna stannade. Svanen slutade trampa. Man hörde dimman lägga sig till rätta.

Om {pet} inte snarkade var {pet.he} vaken. Då skulle {pet.he} märka att det fattades två. {child} såg det framför sig, hur {pet} reste sig och lade huvudet på sned. Hur {pet.he} gick längst ut på bryggan.

Klick, klick, klick, hördes det. Klor mot trä.

Om {child} ropade skulle {pet} hoppa. Men om {child.he} var tyst skulle {pet} kanske hoppa ändå, för att leta. Det högg i magen.

”Säg något till {pet.him}”, viskade {elder.short}. ”Något som {pet.he} stannar av. Du känner {pet.him} bäst.”

# the-words
{child} visste vad det var. Det var bara det att fem främmande människor satt och lyssnade. Det var ord som man säger i ett mörkt rum till en enda hund, och som ingen annan har med att göra.

Klick, sa det, längst ut på kanten.

Då sa {child.he} dem. {child.He} sa dem inte högt. {child.He} sa dem som om {child.he} låg hemma i sin säng, och vattnet bar dem.

”God natt, gamla du. Nu är dagen slut. Jag är här och du är där. Ingen behöver vakta mer.”

Klorna stod stilla.

{child} tog det en gång till, ännu långsammare. ”God natt, gamla du. Nu är dagen slut. Jag är här och du är där …”

I svanen var det någon som snöt sig.

Sedan kom en duns, som när man släpper en säck potatis, och en lång, lång suck. Först hördes Moppen, som inte ville starta. Efter ett tag gick den över i Sågen. Och så, precis när {child} inte vågade hålla andan längre, rullade {pet} över på rygg.

Hrrrrr-ooooo.

”Ro”, viskade {child}.

# seven-people
Fem båtar gled in mot bryggan. Där låg {pet} med tassarna i vädret, och när {pet.he} vaknade stod det sju människor runt {pet.him}, och alla ville klappa. Det förvånade inte {pet}. Det tyckte {pet.he} att de kunde göra oftare. Farbrorn gav {pet.him} en hel falukorv.

”Fantastiskt djur”, sa han. ”Vad är det för något?”

”Fyr”, sa {elder.short} och tog på sig koftan. ”Med inslag av {breed}.”

{Pet} brydde sig inte om korven förrän {pet.he} hade luktat igenom {child} från skorna till håret, två gånger, så att inget fattades.

# all-the-way-in
Sent på kvällen låg {child} i sin säng[city:  hemma i {city}].[school:  Väskan till {school} var inte packad, men det fick vänta.] Lampan var släckt. {child.He} lät armen hänga över kanten tills fingrarna nådde ett varmt öra.

”God natt, gamla du”, sa {child.he}. ”Nu är dagen slut. Jag är här och du är här.”

Först kom Moppen. Sedan Sågen. Och sedan började vattenglaset vandra på bordet.

{child} blundade. Därinne var det vitt och mjukt åt alla håll, och det gick inte att se ett dugg. Men det gjorde ingenting. Det var bara att ro efter ljudet, hela vägen in.

# @song
{music}
