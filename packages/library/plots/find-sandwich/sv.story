title: Man kan inte lita på [breed: {a breed} | en sån hund]
title: Sök smörgås
title: Nu får du titta
guest neighbour: Rolf (han), Sture (han)

% Farmor har vridit knät, inget värre. Vänster dit är höger hem: det är samma ställe hunden drar till. @sort: rasen, annars "en sån hund".

# two-scarves
{Elder} band för ögonen på {child} först. Sedan band {elder.he} för ögonen på hunden.

”Är det verkligen nödvändigt?” sa {child} bakom sin sjal.

”{Pet} kan inte hålla på någonting”, sa {elder.short} och startade bilen. ”Tänk på mina smörgåsar. Man kan inte lita på {@sort}.”

{Elder.He} menade sin födelsedag, då {pet} hade ätit tolv kantarellsmörgåsar och sedan slickat fatet så rent att {elder.short} ställde in det i skåpet.

# yellow-all-round
Så hade det gått till varje höst så länge {child} mindes[sport: , en dag utan {sport}]. Sjalen på, [music: {music} på högsta volym, ]två varv i rondellen[city:  utanför {city}] så att man tappade bort sig, och sedan {elder.short’s} hand genom skogen tills {elder.he} sa: ”Nu får du titta.” Då stod man mitt bland kantarellerna. Det var gult åt alla håll.

{Elder.short’s} ställe. {Elder.He} hade fått veta det av sin mamma när {elder.he} var {age} år, och sedan dess hade {elder.he} inte sagt det till en människa[athlete: , och {athlete} är också en människa]. [elder2: {Elder2} hade önskat sig det i födelsedagspresent. {Elder2.He} | Grannen {neighbour} hade önskat sig det i sextioårspresent. Han] fick en klocka.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] hade följt med en gång och räknat svängarna, men blivit åksjuk vid den sjätte.][school:  Själv hade {child} skrivit om det {at school}, men den uppsatsen tog slut i rondellen.]

# the-ear
Men i år hade {elder.short} vridit ett knä. När {elder.he} hade parkerat hängde {elder.he} båda sjalarna om sin egen hals och gick så långt som till en stor sten vid stigen. Där blev {elder.he} sittande.

”Längre vill det inte”, sa {elder.he} och menade knät. Så såg {elder.he} på {child}, länge. ”{Age} år.”

”Ja?”

”Kom hit med örat.”

Och fast det inte fanns någon där utom en nötskrika viskade {elder.he}. Över bäcken. Förbi stenblocket som såg ut som en limpa. Upp till tre granar som lutade sig mot varandra och skvallrade.

{child} sa det tyst för {child.himself} två gånger. Det kändes som att ha fått ett ägg att bära.

”Ropa, så svarar jag”, sa {elder.short}. ”Det är inte öronen jag har vridit.”

# stumps
Vid bäcken ville {pet} åt vänster. {Pet.He} ville det med vartenda kilo {pet.he} hade.

”Rakt fram”, sa {child} och drog {pet.him} över stenarna.

Limpan fanns. Backen fanns. {child} sprang sista biten, för det ljusnade mellan stammarna. Sedan blev det för ljust. Sedan fanns det inga stammar.

Framför {child.him} låg stubbar, ris och djupa hjulspår med vatten i. Tre av stubbarna stod tätt ihop. De var fortfarande klibbiga av kåda.

{child} letade ändå. {Child.He} kröp runt i riset på alla fyra. {Child.He} hittade inte så mycket som en halv svamp.

# whose-ear
”Hittar du?” ropade {elder.short}, långt borta. {Elder.He} lät så glad.

{Child.He} kunde säga att {child.he} hade gått fel. Det vore lätt. Då skulle stället finnas kvar, i {elder.short’s} huvud i alla fall, med granarna och alltihop. Nästa höst kunde {child.he} gå fel en gång till.

Men {elder.he} hade viskat det i {child.his} öra. Inte i någon annans.

”Jag kommer!” ropade {child.he}.

Vid bäcken ville {pet} åt höger, för nu kom de ju från andra hållet. {child} märkte det knappt. {Child.He} bara drog.

# all-of-it
{Elder.short} hade hällt upp kaffe åt sig och saft åt {child.him}. {Elder.He} såg på korgen. {Elder.He} såg på {child.his} ansikte och ställde ifrån sig muggen.

”De har huggit ner det, {elder.short}”, sa {child}. ”Alltihop.”

”Granarna också?”

”De också.”

{Elder.short} tog av sig glasögonen och putsade dem på en av sjalarna. Det tog en stund.

”I alla år har jag tigit”, sa {elder.he} till sist. ”Och så kommer någon dit med en maskin och vet inte ens om att det är hemligt.”

# a-very-clean-dish
{child} visste inte vad man skulle säga, så {child.he} satte sig tätt intill. {Pet} stack ner huvudet i den tomma korgen. Där stod {pet.he} och snusade i sig alla höstar på en gång. Sedan lyfte {pet.he} nosen och tittade mot bäcken, och det började rinna ur mungiporna på {pet.him}.

{child} såg det. {Child.He} tänkte på ett väldigt rent fat.

”{Elder.short}”, sa {child.he}. ”{Pet} drog vid bäcken. Både dit och hem, till samma ställe. Jag trodde att det var en hare.”

”Den hunden”, sa {elder.short}, ”har aldrig i sitt liv brytt sig om en hare.”

# find-sandwich
Den här gången lät {child} kopplet hänga slakt.

”Sök smörgås”, sa {child.he}.

{Pet} gick till bäcken, vek av, gick in under en lutande björk och rundade ett block med mossa på. Där satte {pet.he} sig ner. Det var inte hundra steg från {elder.short’s} sten.

Det var gult. Det var gult under hasslarna och gult i mossan och gult hela slänten upp. {child} stod alldeles stilla först. Sedan plockade {child.he}, bara så att det täckte botten på korgen, och gick tillbaka.

# cannot-tell
{Elder.short} kom upp så fort att {elder.he} glömde knät.

”Var?” sa {elder.he}. ”{child}, var?”

{child} öppnade munnen. Så stängde {child.he} den igen.

”Det kan jag inte säga”, sa {child.he}.

Skogen tystnade. Till och med nötskrikan höll näbben. Då började något hända i {elder.short’s} ansikte, först i ena mungipan och sedan överallt, och {elder.he} drog av sig en sjal och räckte fram den.

”Knyt ordentligt”, sa {elder.he}.

# tie-it-properly
De gick så sakta som ett vridet knä vill gå. {Pet} gick före. ”Rot”, sa {child}. ”Böj dig, det är en björk. Två små steg.” {Elder.short’s} hand var torr och varm och höll hårt.

”Åh”, sa {elder.he}. ”Jag känner lukten.”

”Inte tjuvkika.”

{Child.He} ledde {elder.him} ända in, så att det var gult åt alla håll.

”Nu får du titta”, sa {child.he}.

# four-times-round
När de åkte hem stod korgen full i {child’s} knä. I baksätet låg {pet} och sov med sjalen för ögonen. {Elder.short} hade knutit den själv, och {elder.he} tog fyra varv i rondellen för säkerhets skull.

Man kan inte lita på {@sort}.

# @sort
en sån hund
## if breed
{a breed}
