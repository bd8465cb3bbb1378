title: Stora {hero} flyger fel
title: En meter upp
title: Vänster vid postlådan
guest friend: Love (han), Iris (hon)
guest hero: Susen (hon), Susanna (hon)
guest dog: Sixten (han), Rufus (han)

% Hunden (@p): familjens hund, annars grannens. Den som säger god natt (@a): {adult}, annars den äldre.

# in-the-hedge
{child} och {friend} satt på trappan och delade på en banan. {@P-first} satt bredvid och tyckte att man kunde dela på tre. Då kom det ett vinande uppifrån himlen, och något rött for rakt in i syrenhäcken.

[pet.cat: {Pet}, som hade sovit i häcken, for ut på andra sidan.

]”Var inte rädda!” ropade häcken. ”Jag har kommit för att rädda er!”

Ut klev en dam i silverstövlar och röd mantel. Hon hade löv i håret och ett stort S på bröstet.

”Jag är Stora {hero}”, sa hon. ”Världens snabbaste superhjälte! Var är den skenande tjuren?”

”Vi har ingen tjur”, sa {child}. ”Vi har {@what-dog}.”

# wrong-again
{@P} viftade på svansen. Stora {hero} tittade på {@p-him}.

”Är det här inte [city.Alingsås: Borås|Alingsås]?”

”Inte ens nära”, sa {friend}.[city:  ”Det här är {city}.”]

[age>=7: Superhjälten sjönk ner på trappan.

”Jag gjorde det igen”, sa hon. | ”Jag gjorde det igen”, sa superhjälten.] ”Jag är stark som fyrtio hästar och snabbare än blixten[athlete:  och {athlete} tillsammans]. Men jag kommer alltid fel. I går skulle jag rädda en katt i Kalmar och hamnade på ett bröllop i Boden.”

”Hur gick det?” frågade {child}.

”Fin tårta”, sa Stora {hero} dystert.

# a-reindeer
Just då blinkade det på hennes armband. PIP! PIP! PIP! HJÄLP! GLASSBILEN RULLAR NERFÖR KVARNBACKEN! INGEN FÖRARE! MOT DAMMEN!

”Det är ju [age>=7: här!” ropade {friend}. ”Det är ]bara tre gator bort!”[age<7:  ropade {friend}.]

”Ingen fara!” sa Stora {hero}, och så sa det SWISCH.

[age>=7: De väntade. ]Efter tio sekunder kom hon tillbaka med en räka bakom örat.

”Det där var Smögen”, sa hon.

SWISCH! Nu kom hon tillbaka med snö på axlarna och en ren i handen. [age>=7: Hon ställde ner renen.]

”Abisko”, sa hon. ”Jag ska lämna tillbaka den.”

# eyes-shut
Men {child} hade tittat noga. {child.He} hade sett något precis när superhjälten lyfte.

”Vänta”, sa {child.he}. ”Varför blundar du?”

Stora {hero} blev röd ända ner i manteln.

”Jag blundar inte.”

”Du knep ihop ögonen så hårt att hela näsan blev skrynklig”, sa {child}. ”Varje gång.”

[age>=7: Ingen sa något. Armbandet pep. {@P} lade huvudet på sned.

]”Det är så himla högt”, viskade Stora {hero}. ”Alla andra superhjältar flyger bland molnen[age>=7:  och ser oförskräckta ut]. Men när jag ser ner snurrar det i magen. Så då blundar jag. Säg inte det till någon.”

{child} hade själv stått högst upp på hopptornet i simhallen. {child.He} visste precis hur den magen kändes.

# not-up
”Måste man flyga högt?” frågade {child}. [age>=7: 

”Vad menar du?”

]”Man kan väl flyga lågt. En meter upp, bara. Då behöver du inte blunda. Du ska ju inte upp. Du ska fram.”

Stora {hero} öppnade munnen och stängde den igen.

”Det har ingen sagt”, sa hon. ”Men jag hittar ändå inte. Jag har aldrig sett vägen.”

”Det har vi”, sa {friend}. ”Och vet ni vem som känner lukten av glass på tre gators håll?”

{@P} hade redan nosen i vädret. {@nose}

# dandelions
”Hoppa upp!” sa Stora {hero}.

{child} satte sig först och {friend} bakom, och superhjälten lyfte. [sport: {@balance} ][age>=7: En decimeter. ]En halv meter. En meter, och där stannade hon, precis i höjd med brevlådorna.

”Titta nu”, sa {child}. ”Hur känns det?”

”Det är ju … gräs”, sa Stora {hero}. ”Det är ju maskrosor! Så fint det är!”

”Spring, {@p}!” ropade {friend}.

Och {@p} sprang. {@ears}, och efter {@p-him} susade superhjälten med manteln smattrande.

”Vänster vid postlådan!” ropade {child}. ”Höger vid [school: {school}|bageriet]! Ducka för tvättlinan!”

De duckade. Nästan. {Friend} fick en kalsong på huvudet[age>=7: , men det var en ren]. [elder: ”Den där ska [elder2: vi|jag] ha tillbaka!” ropade {elder}[elder2:  och {elder2}], som hängde tvätt.]

# one-hand
Så svängde de ut på Kvarnbacken. Där framme skramlade glassbilen fortare och fortare. [music: Den plingade {@song}, | Melodin plingade och plingade,] och långt bakom sprang glassgubben med viftande armar. Nedanför låg dammen, och i dammen låg nio änder som ännu inte hade märkt något.

”Nu, {hero}!” skrek {child}. ”Ögonen öppna! Rakt fram!”

SWISCH! De for förbi glassbilen så att grusbitarna dansade. Stora {hero} satte ner silverstövlarna i vattenbrynet, snurrade runt och sträckte fram en enda hand.

Duns.

Glassbilen stod still. Den plingade ett sista litet pling. En and öppnade ena ögat, tittade på alltihop och somnade om.

”Jag kom rätt”, sa Stora {hero}. ”Jag kom rätt! Och jag såg alltihop!”

# one-of-each
Glassgubben kom flåsande. [age>=7: Han tackade så många gånger att han tappade räkningen, och så öppnade han | Han öppnade] luckan och bjöd dem allihop. [age>=7: {child} tog päron och {friend} lakrits. ]Superhjälten tog en av varje, och {@p} fick vanilj i en skål och hade ingen tid att prata.

”Vet du, {child}”, sa Stora {hero} när strutarna var slut. ”Att vara modig är nog inte att blunda hårt.”

”Nej”, sa {child}. ”Man får flyga på sin egen höjd.”

# a-wise-one
På kvällen berättade {child} alltihop för {@a-first}, från räkan till kalsongen. {@at-feet}

”En meter över marken”, sa {@a}. ”Det låter som en klok superhjälte.”

”Det var jag som kom på det”, sa {child} och gäspade.

”Det kan jag tro”, sa {@a} och stoppade om {child.him}.

# past-the-window
[age>=7: {@A} lät fönstret stå på glänt. Ute var det skymning, och gatlyktorna tändes en efter en. | Fönstret stod på glänt.] Då hördes ett sakta sus, inte uppifrån himlen, utan nerifrån gräsmattan. Något rött gled förbi, precis i höjd med fönsterbrädan[age>=7: , utan minsta brådska]. [age>=7: En hand i silverhandske vinkade.]

”Vänster vid postlådan”, mumlade {child}.

”Jag vet”, viskade det. ”Jag hittar nu.”

Suset drog bort längs gatan, förbi maskrosorna som hade stängt för natten. [pet.dog / pet.cat: {Pet} suckade i sömnen. ]Och {child} blundade, men bara för att sova.

# @game
{sport}

# @song
{music}

# @balance
Det gällde att hålla balansen, precis som på {@game}.
## if sport.Swimming
Det var nästan som {@game}, fast torrt.

# @a-first
någon som satt på sängkanten
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a
den som satt där
## if adult
{adult}
## if elder & !adult
{elder.short}

# @p
{dog}
## if pet.dog
{pet}

# @p-him
honom
## if pet.dog
{pet.him}

# @p-first
{Dog}, grannens hund,
## if pet.dog
{Pet}

# @what-dog
grannens hund
## if pet.dog
{a breed}

# @nose
Han hade fått smaka glass en gång och tänkt på det sedan dess.
## if pet.dog
{pet.He} var {a breed} och hade fått smaka glass en gång. [age>=7: Det glömmer man inte.]
## if pet.dog & breed.Beagle
{pet.He} var en beagle. {pet.He} hade tränat på det här hela sitt liv.
## if pet.dog & breed.Labrador
{pet.He} var en labrador. {pet.He} hade inte tänkt på något annat i hela sitt liv.
## if pet.dog & breed.Border Collie
{pet.He} var {a breed}. {pet.He} hade alltid velat valla en superhjälte.
## if pet.dog & breed.German Shepherd
{pet.He} var en schäfer. {pet.He} hade väntat på ett riktigt uppdrag i hela sitt liv.
## if pet.dog & breed.Siberian Husky
{pet.He} var {a breed}. {pet.He} hade alltid velat gå först.
## if pet.dog & breed.Dachshund
{pet.He} var en tax. Ingen i hela gatan hade nosen närmare marken.

# @ears
Öronen stod rakt ut
## if pet.dog & breed.German Shepherd / pet.dog & breed.Siberian Husky
Svansen stod rakt ut
## if pet.dog & breed.Dachshund
Benen gick som symaskiner

# @at-feet
Grannens hund hade fått gå hem och doftade vanilj ända ut på gatan.
## if pet.dog
{Pet} låg över {child.his} fötter och doftade vanilj.
## if pet.cat
{Pet} låg över {child.his} fötter och hade ett löv kvar på ryggen.
## if pet.other
{Pet} hade redan hört det en gång.
