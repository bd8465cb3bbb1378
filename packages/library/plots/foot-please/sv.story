title: Foten, tack
title: Har du en till?
title: Bra, Rut
guest rut: Rut (hon), Svea (hon)
guest nike: Nike (hon), Bianca (hon)
guest barbro: Barbro (hon), Margareta (hon)

% {rut} är elefanten, {nike} går i parallellklassen, {barbro} är skötaren. En ber och en säger bra. ”Det var en jättefin fot. Har du en till?” sägs till elefanten och sedan till {nike}.

# her-back
Elefanten hette {rut}. Hon var fyrtiosju år, vägde tre ton och stod med ryggen mot {child}.

{child} var {age} och hade önskat sig det här så länge att {child.he} inte längre mindes när det började. En hel förmiddag hos elefanterna i djurparken[elder: , i present av {elder}[elder2:  och {elder2}]]. {Child.He} hade läst allt[sport:  som går att läsa när man också ska {play sport}]. {Child.He} visste hur många muskler det finns i en snabel[friend: , och det visste {friend}[!friend.known: , {child.his} bästa vän,] också vid det här laget, för det var {friend} som hade hållit i boken].[pet.dog:  {Child.He} hade till och med övat på [!pet.known: hunden ]{pet}, som hade gett {child.him} tass och sedan väntat på betalt.][pet.cat:  {Child.He} hade till och med övat på [!pet.known: katten ]{pet}, som hade dragit åt sig tassen.][pet.other:  {Child.He} hade till och med övat på {pet}, som inte hade lyft något alls.]

Det {child.he} inte hade vetat var att det behövdes två, och att den andra skulle bli {nike} i parallellklassen[school:  {at school}].

De hade inte pratat sedan i februari. Då hade {nike} blivit uttagen till handbollslaget och inte {child}, och {child} hade sagt: ”Det är ju bara för att du är lång.” {Child.He} hade hört hur det lät redan innan meningen var slut. Men då var den ute, och en sådan mening går inte att springa ifatt.

# the-right-one
”Hon har en sten i vänster framfot”, sa {barbro}, som hade skött {rut} i tjugo år. ”Den måste ut. Ni står på er sida om stängerna, och hon på sin. En har borste, en har äpplen. Och så säger man: Foten, tack. Då lägger hon upp foten på pallen.”

”Så enkelt?” sa {nike}.

”Nej”, sa {barbro}.

{child} tog borsten. {Child.He} gick fram till stängerna och var så lycklig att {child.he} knappt fick fram det.[athlete:  Inte ens {athlete} kan ha varit lyckligare, på någon pall.]

”Foten, tack.”

{rut} vände sig om. Hon tittade på {child} uppifrån och ner, som en tant tittar på en vara som var billigare förra veckan. Sedan lyfte hon en fot.

Det var höger fot.

”Den andra”, sa {child}. ”Foten, tack.”

{rut} satte ner höger fot, tänkte efter och lyfte samma en gång till.

# into-the-air
”Hon hör nog inte på dig”, sa {nike} rakt ut i luften.

”Elefanter hör med fötterna”, sa {child}, också rakt ut i luften. ”De känner ljud genom marken.”

”Då kanske du ska stampa.”

”Då kanske du ska ge henne ett äpple.”

”Jag ger henne när hon gör rätt.”

”Hur ska hon veta vad som är rätt om hon inte får något?”

{rut} tittade från den ena till den andra. Hon sträckte ut snabeln, tog borsten ur {child's} hand, lyfte den högt och la upp den på takbjälken. Sedan blåste hon i äppelhinken så att {nike} fick mos i luggen, och vände rumpan till.

Det är mycket rumpa på tre ton.

# three-legs
”Jaha”, sa {barbro}. ”Hon gillar inte att stå på tre ben när folk är osams. Skulle ni göra det, på ett?” Hon gick efter stegen för att hämta ner borsten. ”En ber och en säger bra, hela tiden. Annars vågar hon inte.”

{child} såg på den grå ryggen. {Child.He} hade trott att {rut} var dum mot {child.him}. Nu såg {child.he} att {rut} stod snett, och att vänster framfot bara nuddade golvet med kanten.

”Hon har ont”, sa {child}.

”Jag ser det”, sa {nike}.

Det var det första de sa till varandra och inte ut i luften.

”Om jag ber”, sa {child}.

”Så säger jag bra”, sa {nike}.

# another-one
Det lät lätt, men det var det inte. {child} sa: ”Foten, tack.” {rut} vände sig om. Hon lyfte höger fot. {nike}, som såg hur besviken {child} blev, sa: ”Bra. Det var en jättefin fot. Har du en till?”

{child} fick ett skratt i näsan. Det kom så oväntat att {child.he} fick låtsas hosta.

”Foten, tack”, sa {child.he} igen, och nu lät det annorlunda, för man kan inte låta som en kapten när man nyss har hållit på att skratta.

{rut} stod stilla. Snabeln hängde. Så lyfte hon vänster framfot, långsamt, en fot stor som en tårtbotten, och la den på pallen.

”Bra”, sa {nike}. ”Bra. Bra, {rut}.”

# careful
{child} borstade. Det föll jord och halm, och under jorden kom sulan fram, full av fåror som en karta. Där satt stenen, i den djupaste fåran.

”Jag ser den. Sluta inte.”

”Bra”, sa {nike}. ”Bra, bra, bra. Vad säger man mer?”

”Vad som helst.”

”Bra, {rut}. Du är modig. Du är också lång. Det är jobbigt att vara lång, alla tror att man får allting gratis.”

{child's} hand stannade.

Genast ryckte foten till. Den var på väg upp från pallen, stenen satt kvar, och {barbro} tog ett steg fram.

”{child}”, sa {nike}. ”Fortsätt. Snälla.”

{child} la sin fria hand mot sidan av den stora foten. Den var varm. {Child.He} kände hur den darrade, alldeles lite, som när någon försöker låta bli att gråta.

”Foten, tack”, viskade {child.he}. ”Jag är försiktig. Jag lovar. Jag var inte försiktig förut.”

{Child.He} sa det till {rut}. Men det var tyst i elefanthuset, och {nike} stod bara en halvmeter bort.

Först sa {nike} ingenting. Sedan sa hon, ganska lågt:

”Bra.”

# a-pea
Foten sjönk ner. Den blev tung och mjuk, och darrningen slutade. {child} petade med borstskaftet, en gång, två gånger, och så hoppade stenen ut och rullade över golvet. Den var inte större än en ärta.

{rut} satte ner foten. Hon prövade den. Sedan mullrade hon, så djupt att det mest kändes i skosulorna[music: , som basen i {music}].

”Vad säger hon?” frågade {nike}.

”Ge mig hela hinken”, sa {child}.

Det stämde. {barbro} sopade upp stenen, och {rut} åt upp alla äpplen som fanns.

# the-bus
I bussen hem[city:  till {city}] var det nästan fullt. Längst bak satt {nike}, vid gången, med sina långa ben rakt ut framför den enda tomma platsen. Hon tittade ut genom fönstret. {child} stod där med väskan på magen och mos på ärmen.

”Foten, tack”, sa {child.he}.

{nike} tittade på {child.him} uppifrån och ner, mycket länge. Sedan lyfte hon fel fot.

”Bra”, sa {child}. ”Det var en jättefin fot. Har du en till?”

Då lyfte {nike} den andra också, och {child} kröp in och satte sig bredvid henne.
