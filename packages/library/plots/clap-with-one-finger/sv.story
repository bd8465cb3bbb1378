title: Klappa med ett finger
title: Världens minsta cirkus
title: Första pris för ingenting
guest madame: Madame Zaza (hon), Madame Lulu (hon)

% Regel: dit artisterna hoppar måste den hoppa som de står på; de hör ingenting annat än en mycket liten röst.

# nothing
{child} hade sagt till alla[school:  på {school}] att {pet}[!pet.known: , {child.his} katt,] kunde hoppa genom en rockring. Nu skulle djurtävlingen i parken[city:  i {city}] precis börja, och det var inte sant.

”Hopp!” ropade {child} bakom kaffetältet, med en röst som kunde stanna en buss.

{Pet} satte sig bredvid rockringen och gjorde ingenting. Det var det enda {pet.he} kunde. Men {pet.he} gjorde ingenting bättre än någon annan katt, och den som {pet.he} gjorde det på fick sitta kvar till kvällsmaten.

”Du kan ju säga som det är”, sa {friend}[!friend.known: , {child's} bästa vän]. {Friend.He} hade så liten röst att nästan ingen hörde den. Nyss hade {friend.he} gått för att köpa korv och kommit tillbaka med kaffe.

”Inte nu längre”, sa {child}. ”Då skrattar de.” Och {child.he} blev kall i magen.

## or
{child} dök genom en rockring, bakom kaffetältet i parken[city:  i {city}].

”Så lätt är det!” ropade {child.he}, med en röst som kunde stanna en buss.

{Pet}[!pet.known: , {child's} katt,] lade sig bredvid rockringen och gjorde ingenting. Det var det enda {pet.he} kunde. Men {pet.he} gjorde ingenting bättre än någon annan katt, och den som {pet.he} gjorde det på fick sitta kvar till kvällsmaten.

Och nu skulle djurtävlingen precis börja, och {child} hade sagt till alla[school:  på {school}] att {pet} kunde hoppa genom ringar.

”Säg att det inte är sant”, sa {friend}[!friend.known: , {child's} bästa vän]. {Friend.He} hade så liten röst att nästan ingen hörde den. Nyss hade {friend.he} gått för att köpa korv och kommit tillbaka med kaffe.

”Inte nu längre”, sa {child}. ”Då skrattar de.” Och {child.he} blev kall i magen.

# artistes
Då kom en dam i röd rock krypande genom det höga gräset, med en öppen tändsticksask i handen.

”Har ni sett en cirkus?” sa hon. ”Jag hade den alldeles nyss. Men så… men så… ATJO!”

Hon hette {madame}, och hon hade världens minsta cirkus.

I samma stund for {pet} rakt upp i luften, slog två kullerbyttor, flög genom rockringen och landade med ett ben åt varje håll. Ingen var mer förvånad än {pet}.

”{Pet} har loppor!” sa {child}.

”Visst inte”, sa {madame}. ”Det där är artister. Dit de hoppar måste den hoppa som de står på. Och hem till asken vill de inte förrän någon har klappat åt dem. Ni vet hur artister är.”

”På djurtävlingen klappar de”, sa {child} långsamt.

”Tänk om de klappar för mycket”, sa {friend}.

Men det var det ingen som hörde.

## or
I samma stund for {pet} rakt upp i luften, slog två kullerbyttor, flög genom rockringen och landade med ett ben åt varje håll. Ingen var mer förvånad än {pet}.

”{Pet} har loppor!” sa {child}.

”Visst inte”, sa det höga gräset. Och ut kröp en dam i röd rock, med en öppen tändsticksask i handen. Hon hette {madame}, och hon hade världens minsta cirkus.

”Det där är artister”, sa hon. ”Jag hade dem här i asken. Men så… men så… ATJO! Och dit de hoppar måste den hoppa som de står på. Hem vill de inte förrän någon har klappat åt dem. Ni vet hur artister är.”

”På djurtävlingen klappar de”, sa {child} långsamt.

”Tänk om de klappar för mycket”, sa {friend}.

Men det var det ingen som hörde.

# the-show
”Det här är {pet}!” ropade {child}, mitt på planen. ”Hopp!”

Och {pet} hoppade genom ringen, framlänges, baklänges och upp och ner. {Pet.He} gick på bakbenen längs hela kakbordet, ut och in mellan tårtorna. {Pet.His} ben var på cirkus. {Pet.His} ansikte hade gått hem för att skriva till någon och klaga.

[music: Ur högtalaren hördes {music}, och {pet} var tvungen att dansa till det också. ]Vad de klappade!

## or
”Det här är {pet}!” ropade {child}, mitt på planen. ”Hopp!”

Och {pet} hoppade genom ringen, sprang in i ena ärmen på han som sålde lotter och ut genom den andra, ställde sig på hans huvud, på två tassar, och bugade. {Pet.His} ben var på cirkus. {Pet.His} ansikte hade gått hem för att skriva till någon och klaga.

[music: Ur högtalaren hördes {music}, och {pet} var tvungen att dansa till det också. ]Vad de klappade!

# practice
”Hur har du lärt {pet.him} allt det där?” sa tanten som delade ut priserna.

”Vi har övat”, sa {child}, högt.

{Pet} jamade. Det var bara ett litet jam, och det var till {child}. Då började det klia på {child.him}, på insidan, där man inte kommer åt. Det var inte loppor. {child.He} skämdes.

{Friend} stod där med sitt kalla kaffe. {Friend.He} sa ingenting, och {child} hörde vartenda ord.

”Jag vet”, sa {child}. ”Jag säger det sedan.”

## or
En mycket liten pojke drog {child} i ärmen. Under armen hade han ett marsvin.

”Kan mitt också lära sig?” sa han.

”Lätt”, sa {child}, högt. ”Det är bara att öva.”

Då satte pojken ner marsvinet och sa hopp till det. Och det började klia på {child}, på insidan, där man inte kommer åt. Det var inte loppor. {child.He} skämdes.

{Friend} tittade på, över sitt kalla kaffe. {Friend.He} sa ingenting, och {child} hörde vartenda ord.

”Jag vet”, sa {child}. ”Jag säger det sedan.”

# too-much
Men de slutade inte klappa. [elder: {Elder} [elder2: och {elder2} stampade | stampade] dessutom. ]Det blev för mycket för artisterna.

”De vill ha mer plats”, sa {madame}. ”De byter!”

Då for {child's} vänstra ben rakt upp i luften.

{child.He} hjulade, och så hjulade {child.he} baklänges.[sport:  {child.He} kunde {play sport}, men inte upp och ner.]

”Hjälp!” skrek {child}.

Alla trodde att det hörde till och klappade ännu mer[athlete: , som om {child.he} var {athlete}].

”Det är ingen idé att skrika”, sa {madame}. ”Artister tror bara att det är väder. De hör ingenting annat än en mycket, mycket liten röst. Kom hem, mina små v… mina små v… ATJO!”

Och {child} snurrade vidare över gräset, mot ankorna i dammen.

# only-weather
Det fanns bara en röst som var så liten. Den sprang bredvid {child} och spillde kaffe, och i alla applåderna kunde inte ens en loppa höra den.

{child} visste hur man fick dem att sluta. [age>=7: {child.He} hade nästan hellre hamnat i dammen. ]Men {child.he} tog all röst som fanns.

”JAG HITTADE PÅ!” skrek {child}. ”{Pet} kan inga konster! Det är loppor!”

Alla slutade, med händerna i luften.[age>=7:  Någon på första raden började klia sig.]

”Var snälla och stå stilla”, sa {friend}. Men man kan inte viska till någon som snurrar, och nu såg {child} ankorna på nära håll.

# the-trick
{Pet} hade fått tillbaka sina ben. {Pet.He} slickade på ett, för att se att det var rätt. Sedan gick {pet.he} ut framför ankorna, väntade tills {child} landade på rygg och satte sig på {child.his} mage.

Och {pet} gjorde ingenting.

{Pet.He} gjorde det med hela sin tyngd. Artisterna drog i {child's} armar och ben, och {pet} fortsatte att göra ingenting, och inte en människa hade kunnat få upp {child} ur det gräset.

{Friend} lade sig på knä. Hela parken lyssnade, och {friend.he} svalde.

”Tack så mycket”, viskade {friend}, lika högt som en nattfjäril. ”Det var jättefint. Nu är det läggdags, och här är er ask.”

Tick, tick, tick, hoppade de i, som mycket små hagel.

”Mina små v… mina små v…”, sa {madame}, och {friend} sköt igen asken precis innan det kom.

”Förlåt”, sa {child} till {pet}. Och {pet} gjorde ingenting en stund till, för att visa att det var bra.

# one-finger
Tanten med priserna fäste den största rosetten på {pet}. Ingen hade någonsin fått första pris för ingenting.

”En korv, tack”, sa {friend} vid kiosken på vägen hem. Och {child} höll för sin egen mun med båda händerna, så att de fick luta sig långt ut genom luckan för att höra.[age>=7:  Det var en mycket god korv.][adult:  {Adult} fick också smaka.]

Vid grinden lade {child} ner rockringen i gräset.

”Hopp”, sa {child.he}, så tyst {child.he} kunde.

{Pet} lade sig bredvid den och gjorde ingenting.

”Bravo”, viskade {friend}.

Och de klappade, men bara med ett finger var.

## or
Några skrattade faktiskt åt {child}. Det tog ungefär lika lång tid som en nysning. Och tanten med priserna fäste den största rosetten på {pet}, som blev den första som hade fått första pris för ingenting.

Sedan gick {friend} till kiosken. {child} öppnade munnen för att ropa åt {friend.him}, och stängde den igen. Då satte han i kiosken handen bakom örat, och hörde, och det blev korv.[adult:  {Adult} fick den sista biten.]

De åt på muren vid grinden, med rockringen i gräset och {pet} bredvid den.

”Hopp”, sa {child}, så tyst {child.he} kunde.

{Pet} tittade på rockringen och gjorde ingenting.

”Bravo”, viskade {friend}.

Och de klappade, men bara med ett finger var.

# picture 2
Runt, runt över gräset.
