title: Älvan med pennan
title: Att gå hem med
title: De slutar bara låna
guest friend: Signe (hon), Vilmer (han)
guest pet: Sotis (han), Gurkan (hon)
guest minder: Annika (hon), Lotten (hon)

% Djuret är familjens katt eller hund, annars katten från huset mitt emot. Veckans vuxna är den av mor- och farföräldrarna som är vald, annars {adult}, annars {minder}; {adult} säger god natt.

# only-a-small-laugh
På måndagen skrattade {child} åt {friend}. På tisdagen började en älva ta {child's} saker.

Det hade bara varit ett litet skratt. {Friend} sjöng [music: {music} | sin rad] inför hela klassen[school:  {at school}], och mitt i alltihop gnisslade rösten som en dörr, och alla skrattade, och {child} skrattade också. Men alla andra var inte {friend's} bästa vän. {Friend} hade tittat på {child}, bara på {child}, och sedan dess hade de inte sagt ett ord till varandra[sport: , inte ens om {sport}], fast det bara var en häck mellan deras trädgårdar.

# things-dont-walk
På tisdagskvällen försvann ficklampan. På onsdagen var det boken om skeppsbrott.

”Saker går inte i väg själva”, sa {@says}. ”Har du tittat under [pet.dog: hunden | katten]?”

[elder2: ”Allting ligger alltid under [pet.dog: hunden|katten]”, sa {elder2}.

]{child} tittade. {@Lay} låg vid fotändan av sängen på en stor stickad tröja, där {pet.he} hade legat, mer eller mindre, sedan sportlovet. Under {pet} var det bara tröja.

# a-wellington
Men på torsdagen dunsade det i köket, och {child} smög ner i strumplästen. Och där var älvan. {@out} med ett par gummistövlar på släp.

Hon var ungefär så hög som en tekanna. Vingarna hade hon satt upp med en klädnypa, så att de inte var i vägen, och bakom örat hade hon en penna. Hon såg inte ut som någon som dansar på ängar. Hon såg ut som någon med skåpbil[city: , och med hela {city} att hinna med före frukost].

”De är mina!” sa {child}.

”God kväll”, sa älvan. ”Akta fingrarna.” Och stövlarna sa flupp, flupp och var borta[athlete: , fortare än {athlete}].

# shift
På fredagen var {child} beredd. När det började mörkna satte {child.he} sig under köksbordet med jackan utanpå pyjamasen. Först hörde {child.he} älvan på övervåningen.

”Maka på dig”, sa älvan. ”Maka på dig, är du bussig. Jag ber faktiskt snällt.” Sedan pustades det en lång stund, och sedan kom en lång, belåten gäspning, och det var {pet}. Älvan kom ner utan någonting alls, mycket röd i ansiktet, tog en tennisboll ur korgen i stället och gick.

{child} gick efter, över gräset och genom hålet i häcken, det som {child.he} och {friend} använde varje dag. Ingen hade använt det sedan i måndags. Och där på {friend's} kökstrappa, i en prydlig rad, stod ficklampan, boken och stövlarna.

# thief
Så var det alltså! {Friend} hade skaffat sig en älva, och hon stal åt {friend.him}!

”Tjuv!” sa {child}. {Child.He} ryckte åt sig ficklampan och vände på den för att hitta knappen. {Friend}, stod det bredvid knappen, med stora vita bokstäver.

{child} slog upp boken. Till {friend}, stod det, grattis på födelsedagen. {Child.He} tittade ner i den vänstra stöveln. {Friend}, stod det där med. {Child.He} vände på tennisbollen, och vände en gång till, och där stod det också, mycket svagt, nästan [pet.dog: bortgnagt | bortnött].

{Child.He} hade lånat alltihop, för så länge sedan att {child.he} hade glömt att det var {friend's}.

”Jag tar inga saker”, sa älvan. ”Jag tar hem dem. När två har blivit färdiga med varandra måste ju någon göra det. Jag tar den här sidan. Min syster tar den där.”

# just-as-red
I samma stund gick {friend's} köksdörr upp, och ut kom en älva till, lika röd i ansiktet, med ett par simglasögon på släp. De var {child's}. Och bakom henne, på tå, i pyjamas, kom {friend}.

”Nu har jag dig!” sa {friend}. Sedan fick {friend.he} syn på {child} och sa ingenting mer.

De stod där. Älvorna bockade av på sina listor.

”Hur mycket är det kvar?” frågade {child}, och rösten var inte riktigt stadig.

”En tröja, stickad”, läste älvan. ”Jag skulle ha varit klar vid det här laget. Men det ligger en [pet.dog: hund | katt] på den.”

”Och sedan är vi färdiga?”

”Sedan är ni färdiga.”

”Men det har vi ju aldrig sagt!”

”Det är aldrig någon som säger det”, sa älvan, och hon sa det riktigt vänligt. ”De slutar bara låna.”

# not-you
{child} tittade på ficklampan. Sedan tittade {child.he} på {friend}, och det var svårare.

”Jag skulle inte ha skrattat”, sa {child}. ”Inte jag.”

”Nej”, sa {friend}. ”Inte du.”

Det var mycket tyst. {child} höll fram ficklampan.

”Får jag låna den här?”

”Nej!” sa älvan. ”Vet du vad den väger?”

# to-get-home-with
”Till vad då?” sa {friend}.

”Att gå hem med.”

{Friend} tittade genom häcken bort mot {child's} kök, där alla lampor var tända och {@sink} stod och diskade, ungefär tjugo steg bort. {Friend's} ena mungipa rörde på sig.

”Okej”, sa {friend}. ”Men då lånar jag simglasögonen.”

”Till vad då?”

”Att gå hem med”, sa {friend}. Och {friend.he} satte dem på sig, där på sin egen trappa, vände sig om och gick rakt in i dörren.

{child} skrattade. Det for ur {child.him} innan {child.he} hann stoppa det. Men {friend} skrattade också, och mitt i gnisslade skrattet som en dörr, och då blev det bara värre för dem båda.

# rub-out
Älvorna satte sig på var sin stövel.

”Fyra kvällar”, sa den ena.

”Min rygg”, sa den andra.

Men hon tog pennan som hon hade bakom örat, vände den upp och ner och började sudda.

# on-it
När {@night} kom upp för att säga god natt låg ficklampan på hyllan, boken låg under ficklampan och {pet} låg vid fotändan av sängen, med en stickad ärm hängande på var sida.

”Vems är den där tröjan?” sa {@night}.

”{Friend's}.”

”Borde du inte lämna tillbaka den?”

”Det går inte”, sa {child} och blundade. ”Det ligger en [pet.dog: hund | katt] på den.”

# @says
{minder}, som passade {child.him} den veckan
## if adult & !elder
{adult}
## if elder
{elder}

# @sink
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @night
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @Lay
{Pet}, katten från huset mitt emot,
## if pet.cat / pet.dog
{Pet}

# @out
Hon var på väg ut baklänges genom springan i köksdörren
## if pet.cat
Hon var på väg ut baklänges genom kattluckan
