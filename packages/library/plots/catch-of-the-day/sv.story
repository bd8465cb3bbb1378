title: Bort och hit
title: Trollkarlen som bara kunde bort
guest friend: Elin (hon), Casper (han)
guest pet: Pricken (hon), Murre (han)
guest lodger: Ragnhild (hon), Gunvor (hon)

% Katten är familjens, annars grannens Maine Coon som hellre bor här; en hund gräver lika gärna i sin skål, och har sitt gömställe bakom soffan.
% Låt barnet säga {@prrrt}.

# a-puddle
Varje morgon klev {@lodges} i en vattenpöl på köksgolvet, och varje morgon sa {@he} samma sak.

”{Pet}!”

{@Sorry} {@Sound} Och varje dag stod {pet.he} vid sin vattenskål och grävde i den med tassen.

”{Pet.He} leker”, sa {child}.

”Slaskar”, sa {@a} och bytte strumpor.[elder:  {Elder}[elder2:  och {elder2}] brukade komma i stövlar.]

# a-tooth
Den lördagen hade [!friend: {child's} bästa vän ]{friend} tappat [age<7: sin första tand | en tand]. {Friend.He} kom med den i en tändsticksask. På kvällen skulle den ligga i ett glas vatten, och nästa morgon skulle där ligga en peng, och för den pengen skulle {friend} köpa en visselpipa[sport:  att ha när det var {sport}].

# away
I trappan mötte de trollkarlen på tredje våningen. Alla i huset visste att han var trollkarl[city: , den ende {in city}], fast han aldrig hade hatt. Han hade kofta och en kasse potatis.

”Kan du trolla?” frågade {friend}.

”Lite”, sa trollkarlen och blev röd om öronen.

”Trolla med den här!” sa {friend} och höll fram asken.

Trollkarlen tvekade. Men det var så länge sedan någon hade bett honom. Han lade fingret på asken och viskade något, och det luktade som när man blåser ut ett ljus. {Friend} tittade efter. Tanden var borta.

”Bra!” sa {friend.he}. ”Ta hit den nu.”

# not-back
Trollkarlen såg ner på sina skor.

”Bort kan jag”, sa han. ”Hit har jag aldrig lärt mig. Det var så jag blev av med hatten. Och källarnyckeln. Och min bästa sked. Förlåt mig.”

Och han gick upp till sig och stängde dörren så tyst att det var värre än om han hade smällt i den.

”Han hade den i ärmen”, sa {friend}. {Friend.He} grät inte, men hakan skakade. Och {child} ville bara en enda sak i hela världen, och det var att få tillbaka {friend's} tand.

# fishing
De satte sig på köksgolvet. {Pet} stod vid sin skål. {Pet.He} höll tassen i luften och tittade ner i vattnet. Tittade och väntade. Precis så såg gubbar ut när de satt vid ett hål i isen.

”{Friend}”, sa {child} långsamt. ”{Pet.He} leker inte. {Pet.He} fiskar.”

”Vad finns det att fiska i en vattenskål?”

{@Looked} kökssoffan, där {pet} brukade hålla till. Där låg en sked. Där låg en nyckel. Där låg något svart och skrynkligt som en gång hade varit en hatt.

# a-sock
”Det är hit det kommer”, viskade {child.he}. ”Allt han trollar bort.”

”Det måste man prova”, sa {friend}. {Friend.He} sprang uppför trapporna, och {child} hörde {friend.him} bulta på dörren. ”Trolla bort min strumpa! Ja, den! Nu!”

Sedan hördes ingenting. I skålen steg en bubbla. {Pet} slog till med tassen[athlete: , lika snabb som {athlete}], och upp ur vattnet kom en randig strumpa.

# on-the-floor
Trollkarlen kom ner i köket. Men nu hade {pet} lagt sig {@under} soffan, ovanpå alltihop. {child} sträckte in handen. {Pet} morrade, inte argt, men bestämt.

”{Pet.He} har fiskat upp det själv. {Pet.He} tycker att det är {pet.his}”, sa {child}.

Då lade sig trollkarlen på golvet, så att det knakade i knäna. {@A} kom in med tvätten, tittade på honom och gick ut igen.[elder:  {Elder.short} kom in med en kudde till honom och gick ut igen, {elder.he} också.][elder2:  {Elder2.short} kom med en filt.] [elder: Trollkarlen | Han] sträckte inte in någon hand. Han bara tittade på {pet}, och {pet} tittade på honom.

# the-other-end
”I alla år”, sa han. ”Och jag visste inte att det var någon i andra änden.”

{Pet} tänkte efter. Sedan rotade {pet.he} bland sakerna, tog något mycket litet mellan framtänderna, kom ut och lade det i hans hand.

”{@Prrrt}”, sa {pet}.

Det var tanden.

# home
{Friend} höll den hårt hela vägen hem. Trollkarlen fick sin sked och sin nyckel. Hatten ville {pet} behålla. {@slept}

# the-catch
På måndagsmorgonen, medan någon [music: försökte blåsa {music} | visslade] i visselpipa ute på gården[school: , på väg till {school}], klev {@a} i en vattenpöl på köksgolvet. {@He} tittade på sin strumpa. {@He} tittade på {pet}, som stod vid skålen med tassen i luften.

”Nå”, sa {@a}. ”Få se vad det blir i dag.”

# @lodges
{lodger}, som hyrde rummet intill,
## if adult
{adult}

# @a
{lodger}
## if adult
{adult}

# @he
{lodger.he}
## if adult
{adult.he}

# @sorry
{Pet} bad inte om ursäkt. {Pet.He} var egentligen grannens katt, en Maine Coon med tofsar på öronen och en svans som behövde en egen stol, men {pet.he} bodde hellre hos {child}.
## if pet.cat
{Pet} bad inte om ursäkt. {Pet.He} var {a breed}, och {pet.he} hade en egen stol vid bordet.
## if pet.cat & breed.Maine Coon
{Pet} bad inte om ursäkt. {Pet.He} var en Maine Coon, med tofsar på öronen och en svans som behövde en egen stol.
## if pet.dog
{Pet} bad inte om ursäkt. {Pet.He} var {a breed}, och {pet.he} hade alltid gott samvete.

# @sound
{Pet.He} sa aldrig mjau. {Pet.He} sa prrrt.
## if pet.dog
{Pet.He} sa aldrig voff. {Pet.He} sa vrrrf.

# @prrrt
prrrt
## if pet.dog
vrrrf

# @looked
{child} lade sig på magen och tittade in under
## if pet.dog
{child} kröp fram och tittade in bakom

# @under
under
## if pet.dog
bakom

# @slept
{Pet.He} sov i den.
## if pet.dog
{Pet.He} sov med nosen i den.
