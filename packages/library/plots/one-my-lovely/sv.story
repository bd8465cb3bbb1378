title: En för mycket
title: Hyra i väder
title: Skyldig en torsdag
guest friend: Viggo (han), Tora (hon)
guest pet: Bosse (han), Doris (hon)
guest elder: Rune (han), Ingrid (hon)

% {elder} är familjens egen, annars en granne med det namnet. Den sjätte hönan är trollkarlen: låt barnet märka det först.

# rent-in-weather
I {elder's} bod bodde en trollkarl, och hyran betalade han i väder.

{@Elder} fick en torr dag till tvätten och[elder2:  {elder2}] en blöt natt till bönorna. Trollkarlen fick en säng, en kaffepanna och en hylla för sin hatt. Han var så artig att han sa ”ursäkta” till dörren.

Men nu hade det regnat[city:  {in city}] i fyra dagar. {child} och [!friend.known: {child.his} bästa vän ]{friend} hade byggt en pappersdrake, och {child}[school: , som hade sett det regna hela veckan {at school},] ville ha en enda torr eftermiddag att flyga den på.

# a-thursday
”Han är skyldig mig en torsdag”, sa {elder} och knackade på boden.

Ingen svarade. Kaffepannan var kall. Hatten låg på sin hylla.

”Han har smitit från hyran”, sa {friend}, som hade sytt drakens svans alldeles själv.

”Utan hatten?” sa {child}.

# counting-in
Bakom dem [pet.cat: jamade | skällde] {@pet}. Det var dags för hönsen att gå och lägga sig, och det var {pet's} jobb. Varje kväll smög {pet.he} runt dem tills de stod i en klunga och gick sedan med dem till hönshuset, och {elder} räknade in dem och rörde vid var och en på ryggen med ett finger.

”Ett, lilla gull. Två, lilla gull. Tre, lilla gull. Fyra, lilla gull. Fem. God natt.”

# there-are-six
I kväll gick det på tok för {pet}. {Pet.He} tog hönsen ända fram till dörren, och där delade {pet.he} på dem. En brun höna försökte {pet.he} fösa åt andra hållet, bort mot huset.

”Lägg av, {pet}”, sa {elder}. ”Du har gjort fel hela veckan.”

”{Pet} gör aldrig fel”, sa {child}. {Child.He} började räkna och peka. Sedan räknade {child.he} om.

”{Elder.short}”, sa {child.he}. ”Hur många höns har du?”

”Fem.”

”Det är sex.”

{Elder} hade alltid slutat vid fem.

# excuse-me
Den sjätte hönan, den bruna, stod sist i raden i regnet. Den pickade inte. Den tog ett steg åt sidan så att de andra skulle få gå först. När den stötte emot dörren kacklade den till, precis som om den sa: ”Ursäkta.”

”Oj”, sa {friend}.

De tog med sig trollkarlen in i köket[elder2: , där {elder2} la en tidning på bordet]. {Elder} bar honom under armen, med en stor hand över vingarna. {Pet} gick efter och såg ut som en [pet.cat: katt | hund] som har haft rätt sedan i måndags.

# backwards
”Han har fastnat”, sa {friend}. ”Det är en trollformel som har blivit fel. Vi måste läsa den baklänges!”

{Friend.He} hämtade trolleriboken i boden och läste en hel sida nerifrån och upp[athlete: , allvarlig som {athlete} före en final]. Smörasken vände sig om. Hönan förblev höna.

De prövade med hatten. Den föll ner över honom som ett tält, och tältet gick rakt in i bordsbenet.

”Då får det bli sängen igen”, sa {elder}, ”tills jag har tänkt.”

# the-finger
Så de bar ut honom. Hönsen satt på pinnen och muttrade, och {elder} fick räkna dem från början.

”Ett, lilla gull. Två, lilla gull. Tre, lilla gull.”

{child} såg inte på hönsen. {Child.He} såg på trollkarlen. För varje siffra hasade han närmare på pinnen, och halsen blev längre och längre.

”Fyra, lilla gull. Fem. God natt.”

Fingret stannade. Trollkarlen väntade med sträckt hals. Sedan drog han sakta in den igen.

# nobody-says-it
”Han har inte fastnat”, sa {child}. ”Han vill bli räknad.”

”Det är ingen som säger god natt till honom”, sa {friend}. {Friend.He} hade blivit alldeles röd. ”Varje kväll hör han dig räkna hönsen. Och sen går du in.”

{Elder} gned sig om hakan. ”Jag trodde att han ville vara i fred”, sa {elder.he}. ”Jag frågade aldrig.”

Nu hade {pet} hört nog. {Pet.He} trängde sig in under pinnen och puffade till trollkarlen med [pet.cat: huvudet | nosen]. Trollkarlen flaxade ner. {Pet} smög runt bakom honom och gick med honom ut genom dörren, förbi boden och genom pölarna, ända fram till kökstrappan, och där la {pet.he} sig ner, så att det inte fanns någon väg tillbaka.

# in-you-come
{Elder} gick före och höll upp köksdörren. En i taget gick de in förbi {elder.him}, och {elder.he} rörde vid var och en på ryggen.

”Ett, lilla gull”, sa {elder.he} till {child}. ”Två, lilla gull”, sa {elder.he} till {friend}, som fann sig i det. ”Tre”, sa {elder.he} till {pet}.

Sedan böjde {elder.he} sig ner och la fingret mot de våta bruna fjädrarna.

”Fyra, lilla gull”, sa {elder}. ”Kom in med dig.”

Och in över tröskeln klev en mager, våt person med en fjäder bakom örat.

”Ursäkta”, sa han. ”Jag tror visst att jag är skyldig en torsdag.”

# the-best-thursday
Det blev den bästa torsdag som någonsin funnits[sport: , bättre till och med än en med {sport}]. Den var torr från kant till kant, det blåste precis lagom, och svansen som {friend} hade sytt höll. [music: {Friend} nynnade på {music} och släppte ut linan. ]{Pet} [pet.cat: smög omkring i gräset | sprang omkring] under draken och försökte få hem den.

# six
[adult: När {adult} kom för att hämta dem | När de skulle gå hem] hade det börjat skymma. De hörde {elder} räkna hönsen. Sedan hörde de {elder.him} gå bort till boden och knacka på.

”Sex”, sa {elder}.

”God natt, {elder}”, sa boden.

# @elder
{elder}, som bodde längst ner på {child's} gata,
## if elder
{elder}

# @pet
{friend's} hund {pet}
## if pet
{pet}
## if pet & breed
{child's} {breed} {pet}
