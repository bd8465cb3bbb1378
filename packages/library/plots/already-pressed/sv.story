title: Lampan som inte ville slockna
title: Av vid Kvarnbacken
title: Redan tryckt
guest keeper: Inga (hon), Margit (hon)
guest pet: Doris (hon), Kurre (han)

% Bussens suck, Psssch, är trött första gången och belåten den sista; låt barnet göra den. Hunden är {keeper}s, eller familjens egen; en katt fiskar i stället för att gräva.
% En riktig äldre är med på turen; det är grannen som har kört buss.

# the-pink-bus
Bakom huset hos {keeper}, som bodde granne med {child}, stod en buss.

Den hade varit röd en gång. Nu var den mest rosa, och inuti växte det tomater. {Keeper} hade kört den i trettio år, på linje nio[city:  {in city}], från torget till Kvarnbacken och tillbaka igen. När bussen blev gammal och ingen ville ha den, tog {keeper} hem den.

”Man lämnar inte en arbetskamrat”, sa hon.

# a-little-lamp
{child} brukade leka i bussen med {@pet}. {child} körde och {pet} åkte.[friend:  När {friend} var med, {child's} bästa vän, var det {friend.he} som fick trycka på knappen.] Men den här kvällen, när det började skymma[elder:  och {elder}[elder2:  och {elder2}] hade satt sig vid fönstret | ], såg {child} något som {child.he} aldrig hade sett förut. Längst fram, ovanför rutan, lyste en liten lampa. På den stod det STANNAR.

”{Keeper}”, sa {child}, ”du har glömt att släcka.”

”Den där går inte att släcka”, sa {keeper}. ”Den har lyst sedan min allra sista tur. Jag har skruvat och dragit i alla sladdar. Bussen har inte ens något batteri.”

{child} tänkte. ”När slocknar den i vanliga fall?”

”När den som har tryckt på knappen har gått av”, sa {keeper}.

# somebody-left
De tittade på varandra. Sedan tittade de bakåt i bussen, där det var ganska mörkt.

”Då är det någon kvar”, viskade {child}.

De letade under alla säten.[elder:  {Elder.short} lyste med ficklampan.] De hittade en knapp, en vante och sju tomater, men ingen passagerare. Bussen suckade i dörrarna. Psssch. Den lät trött, som den som inte får gå och lägga sig.

”Var är {pet}?” sa {child} plötsligt.

# an-ear
Det krafsade längst bak. {@dig}

Till sist backade {pet.he} ut. I munnen hade {pet.he} ett öra. Och i örat satt en elefant.

Den var av grått tyg och inte större än en hand. Runt halsen hade den ett band, och på bandet stod det med barnsliga bokstäver: JAG SKA AV VID KVARNBACKEN.

# now-i-remember
{Keeper} satte sig ner.

”Nu minns jag”, sa hon. ”Det var en liten flicka med flätor. Hon lyfte alltid upp sin elefant så att den fick trycka på knappen. Den sista kvällen hade hon somnat, och hennes pappa bar av henne. Jag hann se att hon inte hade något i famnen. Men då hade jag redan stängt dörrarna. Jag letade sedan, men inte tillräckligt långt in.”

”Då måste vi köra honom hem”, sa {child}.

”Bussen går inte, lilla vän.”

”Nej. Men det går andra bussar.”

# number-nine
Så [adult: ropade de över häcken till {adult}, som sa ja, och sedan ]gick de till hållplatsen, {child} med elefanten i fickan[elder: , {elder.short} med ficklampan] och {keeper} med {pet} {@carried}. Linje nio fanns kvar, fast nu var den blå. Den kom mjukt runt hörnet och stannade.

”Ska ni långt?” frågade chauffören.[music:  Hon vred ner radion, som spelade {music}.]

”Till Kvarnbacken”, sa {child}. ”Men det är inte vi som ska dit. Det är han.”

Och {child} höll upp elefanten.

# two-plaits
Chauffören sa ingenting. Hon tittade på elefanten, på bandet och på det lite slitna örat. Hon var stor och vuxen och hade mössa på sig. Men nedanför mössan hängde två flätor.

”Snabel”, sa hon till sist. ”Är det du?”

{Keeper} lutade sig fram. ”Men är det inte du som alltid satt längst bak?”

”Och är det inte du som körde?” sa chauffören. ”Det var för din skull jag ville köra buss! Och lite för Snabels. Jag tänkte att om jag åkte linje nio tillräckligt många gånger, så kanske jag hittade honom.”

{Pet} nös.

”Det var {pet.he} som hittade honom”, sa {child}.

# already-pressed
Chauffören satte Snabel framför rutan, där han såg hela vägen. Så åkte de. Förbi skolan[school: , som var {school}], [sport: förbi stället där man kan {play sport}, ][athlete: förbi affischen med {athlete}, ][friend: förbi {friend}, som stod i sitt fönster och vinkade, ]över bron. När det var en hållplats kvar lyfte chauffören Snabels snabel mot knappen.

”Nej, vänta”, sa {child}. ”Han har ju redan tryckt.”

# it-counts
Och så stannade bussen vid Kvarnbacken. Dörrarna gled upp. Chauffören bar ut elefanten i kvällsluften, satte ner honom på bänken och räknade till tre, så att det skulle gälla ordentligt.

”Nu har han gått av”, sa hon.

# everybody-there
När {child}[elder: , {elder}][elder2: , {elder2}] och {keeper} kom hem igen var det alldeles mörkt. De ställde sig bakom huset[adult: , med {adult},] och tittade.

Ingen lampa lyste.

{child} klappade bussen på den rosa plåten. Den var ännu lite varm.

”God natt”, sa {child.he}. ”Nu är alla framme.”

Psssch, sa bussen. Det var en lång och belåten suck.

Och {pet}, som hade {@dug} hela kvällen, sov redan {@resting}.

# @pet
{pet}, {keeper's} hund
## if pet.dog
sin hund {pet}
## if pet.dog & breed
{pet}, som var {a breed}
## if pet.cat
sin katt {pet}
## if pet.cat & breed
{pet}, som var {a breed}

# @dig
Under sista sätet stack det ut en svans. {Pet} grävde. {Pet.He} grävde som om hela Kvarnbacken låg därunder, och ut flög damm, gamla biljetter och en halv pepparkaka.
## if pet.cat
Under sista sätet stack det ut en svans. {Pet} fiskade. {Pet.He} låg på sidan och fiskade med hela frambenet, så långt in det räckte, och ut flög damm, gamla biljetter och en halv pepparkaka.

# @carried
i koppel
## if pet.cat
i en korg

# @dug
grävt
## if pet.cat
fiskat

# @resting
på gräset intill hjulet
## if pet.cat
i sin korg
