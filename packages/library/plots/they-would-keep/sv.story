title: Den borttappade timmen
title: De håller sig
title: Hittegods, under spår fyra
guest sitter: Gunnel (hon), Barbro (hon)

% @a arbetar på Hittegods: {adult}, annars den äldre, annars {sitter}, som barnet är hos efter skolan. Det som folk säger att de har tappat står på de bakre hyllorna.

# platform-four
På torsdagarna gjorde {child} sina läxor[school:  från {school}] under spår fyra, bakom disken på Hittegods, för det var där {@a-first} arbetade.

De främre hyllorna var ungefär som man kan tro. Där fanns trehundra paraplyer, en låda med ensamma vantar[elder & adult:  (en av dem var {elder's}[elder2:  och en {elder2's}])][elder2 & !adult:  (en av dem var {elder2's})] och en tuba. Men de bakre hyllorna var till för sådant som folk tappar på andra sätt, och på torsdagarna var det den sorten som kom.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade aldrig trott ett ord av det.]

Först kom en man som var röd ända ner på halsen. ”Jag har tappat humöret”, sa han.

”Var hade ni det sist?” frågade {@a}.

”På spår sex. Tåget tio över fyra var inställt.”

{@A} tog fram en syltburk med något i som surrade och slog mot glaset. ”Skriv under här”, sa {@she}. ”Och öppna den inte inomhus.”

# train-of-thought
Sedan kom en dam som inte kunde säga vad hon hade tappat. Hon öppnade munnen och pekade. {@A} tog ner en bricka med tändsticksaskar och sköt upp dem, en i taget, tätt intill damens öra, tills det var en som sjöng.

Efter henne kom en gammal herre i två olika skor. ”Jag stod på bron och berättade något för min fru”, sa han, ”och så tappade jag tråden.”

”Vilken färg?” frågade {child}, som gärna hjälpte till.

”Jo, den var röd.”

[child.she: Hon|{child}] satte ett nystan på disken. Den gamle herrn letade rätt på änden. Han drog, en bit i taget, och plötsligt sken han upp.

”… och marmelad!” ropade han och skyndade ut för att tala om det för henne.

# an-hour-somewhere
När dörren hade slagit igen lutade sig {@a} mot disken. Fyrtio blanketter var kvar att fylla i. Det hade blivit skinn på teet. Hemma väntade kvällsmaten och tvätten, och sedan var det läggdags.

”Jag vet inte vart dagen tog vägen”, sa {@a}. ”Jag måste ha tappat en timme någonstans.”

Och så gick {@she} för att se till tuban[music: , där {music} hade fastnat].

# in-march
På andra ställen hade det bara varit något man säger. {child} drog till sig en blankett och tog av hatten på pennan. Sak: en timme. Ägare: {@a}. Tappad var: vet ej.

Tappad när? {child} tuggade på pennan. När tappar man en hel timme, på en enda gång?

Då kom {child.he} på det. I mars! Varje vår, mitt i natten, hoppade alla klockor rakt från två till tre. Varenda människa i [city: {city}|stan] blev av med en timme, och ingen kom någonsin hit och frågade efter den.

# the-top-shelf
{child} hämtade den höga stegen. {@Child-she} klättrade förbi alla tappade humör och alla tappade hakor, ända upp dit där dammet var tjockt som filt. Och där, på den översta hyllan, stod tusentals och åter tusentals små askar av papp, var och en lagom till ett ägg. På varje ask stod ett namn och ett årtal. De tickade allihop, så svagt att det kunde ha varit regn.

Det tog en stund att hitta den rätta. Den var varm.

# sign-here
{@Child-she} klättrade ner, ställde sig bakom disken och ringde på klockan.

”Ja?” sa {@a}, som kom ut från det inre rummet med spindelväv i håret. ”Vad har du för dig?”

”{@Madam} har anmält något försvunnet”, sa {child}. ”Kan {@madam} beskriva det?”

{@A} tittade på blanketten. {@She} tittade på asken. Sedan gick {@she} sakta runt till den sida där kunderna står.

”Jo”, sa {@she}, ”den är ungefär sextio minuter lång.”

”Några särskilda kännetecken?”

”Det vet jag inte. Jag sov.”

”Skriv under här”, sa {child}.

# the-lid
De tog den med sig hem på bussen, i {child's} knä[athlete: , under en affisch med {athlete}]. De åt kvällsmat. De hängde tvätten. Och när köksklockan var halv åtta, alltså läggdags och inget tjat, ställde {@a} den lilla asken på bordet och lyfte på locket.

Klockan stannade.

Utanför hängde en nattfjäril stilla vid gatlyktan. Droppen under kranen blev hängande.[pet.dog / pet.cat:  [pet.dog: Hunden|Katten] {pet} stannade mitt i en gäspning.][pet.other:  Till och med {pet} var alldeles stilla.] Det var två på natten, någon gång i mars, och det luktade påskliljor, och ingen annan i hela världen hade den timmen.

# not-a-useful-thing
De gjorde inte en enda nyttig sak. De spelade kort på hallgolvet.[sport:  De försökte {play sport} i köket.] De åt rostat bröd med honung i badkaret, utan vatten och med alla kläder på. {@A} berättade om när {@she} trillade i kanalen utklädd till geting, och {child} skrattade så att {child.he} fick hålla sig i kranen. Inte en enda gång tittade {@a} efter vad klockan var, för den var ingenting.

Sedan var asken tom. Plink, sa kranen. Klockan var halv åtta och en sekund.

”Läggdags”, sa {@a}.

”Och inget tjat”, sa {child}.

# they-would-keep
{@Child-she} gick och la sig, en hel timme äldre än någon visste. {@Child-she} tänkte på den översta hyllan. Där uppe stod några askar med {@child-her} eget namn på, en för varje vår som {@child-she} hade funnits. {@Child-she} hade räknat dem, och sedan hade {@child-she} låtit dem stå.

De höll sig.

# @madam
ni
## if !adult & !elder
frun
## if elder.she & !adult
frun
## if elder.he & !adult
herrn
## if adult.she
frun
## if adult.he
herrn

# @child-she
{child.he}
## if child.she
hon
## if child.he
han

# @child-her
{child.his}
## if child.she
hennes
## if child.he
hans

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, som {child} var hos efter skolan,
## if adult
{adult}
## if elder & !adult
{elder}

# @she
hon
## if adult
{adult.he}
## if adult.she
hon
## if adult.he
han
## if elder & !adult
{elder.he}
