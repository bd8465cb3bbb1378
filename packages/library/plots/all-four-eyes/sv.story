title: Alla fyra ögonen
title: Ett främmande föremål
title: Lågt, till vänster
guest friend: Tom (han), Molly (hon)
guest coach: Roffe (han), Benke (han)
guest referee: Nadja (hon), Rebecka (hon)
guest groundsman: Evald (han), Sixten (han)

% Det är oktober: påfågelöga övervintrar i bodar med vingarna ihop, och undersidan är sotsvart. {child} spelar i Öster, {friend} står i mål för Väster.

# on-the-ball
Fyra minuter i fyra, när hela {@cup} hängde på en enda straff, kom en fjäril ner ur himlen och satte sig på bollen.

{child} hade redan börjat springa. {Child.He} tvärstannade så att {child.he} satte sig.

Det var ett påfågelöga, mörkrött, med ett blått öga målat på var och en av de fyra vingarna. Den spände alla fyra ögonen i målvakten och flyttade sig inte.

# the-other-trouble
Målvakten hette {friend}, och det var det andra problemet. [friend: {friend} var {child's} bästa vän. | {friend} bodde tre hus bort från {child}.] I två år hade de övat straffar [school: {at school}|efter skolan]. Men i augusti blev {friend.he} uttagen till Väster och {child.he} till Öster, och sedan dess visste ingen av dem vad de skulle säga. {friend} visste precis var {child.he} brukade lägga sina straffar. Lågt, till vänster. Och {child.he} visste att {friend.he} visste. {Child.He} hade varit vaken sedan fem[pet: {@awake}].

# outside-agent
”Skjut då!” vrålade {coach}, som tränade Öster och inte hade viskat en enda gång i sitt liv[athlete: , inte ens åt {athlete}].

”Det går inte”, sa {referee}, som var domare. ”Det sitter ett främmande föremål på bollen.”

”Det är en FJÄRIL!”

”Det står i reglerna”, sa {referee} och satte sig i gräset för att leta upp sidan.

# she-is-cold
Gamle {groundsman}, vaktmästaren, kom gående från sin bod över hela planen och gick ner på knä, ett i taget.

”Hon fryser”, sa han. ”Så här sent på året har de inte värme nog att flyga. Solen gick i moln, och då fick hon ta vad som fanns. Så fort solen kommer fram ger hon sig av.”

”Och om den inte gör det?” sa {child}.

{groundsman} svarade inte.

# waiting-for-the-sun
Alla tittade upp. Himlen såg ut som botten på en kastrull. Då var det bara att vänta, och det är svårt att fortsätta tycka illa om folk när man väntar på solen tillsammans. Termosar skickades över mittlinjen.[music:  Någon satte på {@song}, fast lågt.][sport & !sport.Soccer:  Någon undrade om de inte kunde {play sport} i stället.] En farmor från Väster [elder: delade filt med {elder}[elder2:  och {elder2}] och ]bjöd {coach} på en kanelbulle. Och båda lagen lade sig på mage runt straffpunkten och tittade. Fjärilen hade päls på axlarna. Tungan låg hoprullad som fjädern i en klocka.

# just-so-you-know
{child} och {friend} låg med hakan i gräset, på varsin sida om bollen.

”Du lägger den till vänster”, sa {friend} efter en stund.

”Självklart”, sa {child}.

”Då slänger jag mig dit. Bara så att du vet.”

”Bra.”

Fjärilen flyttade en fot.

”Jag har varit vaken sedan fem”, sa {friend}.

”Jag med”, sa {child}, och det var som om någon hade öppnat ett fönster.

# a-raindrop
Då small en regndroppe i bollen, en centimeter från fjärilens vinge.

Det kom en till, tung och kall. Fjärilen halkade. Hon höll sig kvar med tre ben, och vingarna slog igen och började klibba.

”Det här klarar hon inte”, sa {groundsman}. ”Inte om hon blir genomblöt.”

# one-finger
{child} hann inte tänka. {Child.He} sköt fram ett finger längs bollen tills det rörde vid framfötterna. Där höll {child.he} det stilla och väntade, fast allt i {child.him} ville gripa tag. Ett ben klev över. Sedan ett till. Det kittlade som av spetsen på ett hårstrå. När hela fjärilen hade gått ombord satte {child} den andra handen ovanpå, som ett tak, lämnade en glipa för munnen och andades. Det var ett långt, långsamt andetag, ända nerifrån magen, ett sådant som gör imma på ett fönster. Sedan tog {child.he} ett till. Regnet rann innanför kragen. Knäna stod i lera.

# the-roof
Runt hela planen fällde tvåhundra personer upp sina paraplyer, men inte en enda av dem höll sig torr. De kom ut på gräset och höll upp dem allihop över {child}, gröna paraplyer för Öster och gula för Väster, tills taket var stort som på en cirkus. {friend} drog av sig sina stora handskar och lade dem under {child.his} knän.

”Hjälper det?” viskade {coach}.

”Hon skakar”, sa {child}. ”Är det farligt?”

”Det är bra!” sa {groundsman}. ”Det är motorn som startar! Fortsätt!”

{child} började bli yr. {Child.He} fortsatte. Mot handflatan kände {child.he} ett surrande, pyttelitet, som när det ringer en telefon hemma hos någon annan. Det blev starkare. Då öppnade {child} händerna.

# ah
Alla fyra ögonen tittade upp på {child}. Och fjärilen flög.

Hon flög ut under kanten på paraplyerna, lågt över straffområdet, högt över ribban, tvärs över parkeringen och in genom den trasiga rutan i {groundsman's} bod. ”Åh”, sa tvåhundra personer, mycket tyst.

”Så där ja, lilla gumman”, sa {groundsman}. ”Det är i bodar de sover över vintern.”

# down-the-middle
”Då ställer vi upp oss”, viskade {coach}. Den andra rösten tycktes ha gått sönder.

{child} lade tillbaka bollen på punkten. Händerna darrade inte det minsta. De hade just hållit i något mycket viktigare. I målet drog {friend} på sig sina leriga handskar, tittade mot hörnet och flinade.

{child} tog sats och sköt rakt fram, mitt i målet.

{friend}, som hade slängt sig precis dit det var sagt, låg i en vattenpöl och såg bollen rulla förbi det ställe där {friend.he} nyss hade stått.

”Du sa vänster.”

”Jag sa självklart.”

”Det VAR ju självklart.” {friend} skrattade så mycket att {friend.he} fick dras upp, och det var {child} som drog.

# behind-the-cup
Pokalen bodde överst på hyllan i {groundsman's} bod, och de fick bära dit den, i varsitt handtag. Ovanför hyllan, under takbjälken, hängde en liten flik, svart som sot. Man kunde ha trott att det var ett vissnat löv, om man inte visste.

”Straffar i morgon?” viskade {friend}.

”Självklart”, viskade {child}.

De sköt igen dörren utan ett klick. Och bakom pokalen, med alla fyra ögonen hopfällda, sov fjärilen ända till våren.

# @cup
höstcupen
## if city
höstcupen i {city}

# @awake
, och det hade {pet} också, som trodde att det var dags för frukost
## if pet.dog
, och det hade {pet} också, {child.his} hund, som trodde att det var dags för frukost
## if pet.cat
, och det hade {pet} också, {child.his} katt, som trodde att det var dags för frukost

# @song
{music}
