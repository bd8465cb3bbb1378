title: Säg det till {pet}
title: Underförstått
title: Ingen i mitten
guest pet: Mos (han), Klimp (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Katten är familjens egen, annars grannens. Den som skrattade är {adult}, annars mormor eller farfar, annars {minder}. En mor- eller farförälder till vägrar att vara brevduva.

# say-it-to-the-cat
”{Pet}”, sa {child}. ”Säg till {@a} att jag inte pratar med {@him}.”

{@Cat} På ena sidan om {pet.him} satt {child}, som var {age} år, med mössan neddragen till ögonbrynen. På den andra sidan stod {@full} och rörde i makaronerna med en slev[music: , medan radion spelade {music}].

”Mjau”, sa {pet}.

”{Pet}, hälsa {child} att jag har förstått det”, sa {@a}.
[elder & adult & !elder2: 

Först hade de försökt med {elder}, som löste korsord i rummet bredvid. Men {elder} hade sagt att {elder.he} inte var någon brevduva.
][elder2 & adult: 

Först hade de försökt med {elder} och {elder2}, som löste korsord i rummet bredvid. Men de hade sagt att de inte var några brevduvor.
][elder2 & !adult: 

Först hade de försökt med {elder2}, som löste korsord i rummet bredvid. Men {elder2} hade sagt att {elder2.he} inte var någon brevduva.
]

# since-four
[elder & adult / elder2: {child} och {@a}|De] hade varit ovänner sedan klockan fyra. Då hade {child} klippt sin egen lugg, för i morgon var det skolfoto[school:  {at school}][friend: , och {child.he} skulle stå bredvid {friend}]. Luggen blev sned. Då rättade {child.he} till den, och då blev den sned åt andra hållet, och när den äntligen var rak stack den ut från pannan som en tandborste. Och just då hade {@a} kommit in i badrummet[sport: , för att fråga något om {sport},] och skrattat.

Det hade känts som att få en dörr i ansiktet. {child} ville att {@a} skulle säga förlåt. Men {child.he} tänkte inte tala om för vad.

# the-scissors
”{Pet}”, sa {@a}. ”Säg till {child} att jag inte är arg för det där med min fina tygsax.”

Saxen! Trodde {@a} att det handlade om saxen?

”Säg till {@a} att jag struntar i saxen”, sa {child}.

”Mjau”, sa {pet}.

”{Pet} säger att man faktiskt brukar fråga innan man lånar den”, sa {@a}.

”Det sa {pet.he} inte!”

”Det var underförstått.”

{child} drog ner mössan lite till.

”{Pet}, fråga {@a} om det inte är något {@he} borde säga.”

”Mjaau”, sa {pet}.

”{Pet} undrar vad det skulle vara.”

”Det är underförstått.”

”Mjaaau”, sa {pet} och såg från den ena till den andra.

”{Pet} tycker att man tar av sig mössan vid matbordet”, sa {@a}.

”{Pet} har själv päls på huvudet.”

”{Pet} är född med den.”

”{Pet} säger att det luktar bränt”, sa {child}.

”Det gör det inte al…” sa {@a} och vände sig om. Det rök ur kastrullen. ”Tack, {pet}.”

# further-and-further
Så höll de på. Ju mer de pratade om saxen, desto längre bort kom de från det andra, och det låg kvar i magen på {child} och blev bara tyngre. Till slut gled {child.he} ner på golvet framför {pet}.

”{Pet}”, sa {child.he}, och nu var rösten inte att lita på. ”Säg till {@a} … säg till {@him} att {@he} …”

{Pet} såg på {child}. Sedan såg {pet} ner i sin skål. Så reste {pet.he} sig, satte svansen rakt upp och gick över köksgolvet och ut genom kattluckan.

Klaff, sa luckan.

# nobody-in-the-middle
Nu satt det ingen i mitten[athlete: , om man inte räknade {athlete} på kylskåpsdörren].

{@A} tittade på luckan. {child} tittade på luckan. Det hade gått så bra att inte prata med varandra, så länge det fanns någon att göra det genom, men nu fanns det bara ett tomt golv. {@A} öppnade munnen mot det tomma golvet och stängde den igen.

”{Pet.He} kommer nog strax”, sa {@a} till kastrullen.

{Pet.He} kom inte.[city:  {Pet.He} hade hela {city} att gå i.]

{child} gick mot dörren. {Child.He} kunde gå upp på sitt rum och stänga om sig. Då skulle det bli i morgon, och det skulle bli skolfoto, och tyngden i magen skulle vara kvar på bilden[friend: , bredvid {friend}]. {Child.He} stod en stund med ryggen mot {@a}. Sedan vände {child} sig om och drog av sig mössan. Luggen for rakt ut.

# you-laughed
”Du skrattade”, sa {child}.

{@A} tappade sleven.

”Du kom in, och du tittade på mig, och så skrattade du. Jag ville vara fin, och du skrattade.”

”Var det därför?” sa {@a}. ”Jag trodde att det var saxen.”

”Det var aldrig saxen!”

{@A} satte sig på golvet, mitt på {pet's} plats.

”Förlåt”, sa {@he}. ”Förlåt, {child}. Vet du vad jag skrattade åt?”

”Åt mig.”

”Nej. Vänta här.”

# the-photograph
{@A} letade längst ner i en låda och kom tillbaka med ett gammalt fotografi. Där stod ett barn i randig tröja framför ett blått skynke. Luggen stack rakt ut från pannan.

”Vem är det?” frågade {child}.

”Det är jag, i fyran. Jag klippte den själv kvällen före. Min mamma grät när hon fick se det, så jag lovade mig själv att jag aldrig skulle gråta om någon av mina gjorde likadant.”

”Så du skrattade?”

”Det var det enda andra jag kom på.”

{child} såg länge på barnet. Barnet såg faktiskt ganska glatt ut.

”Du ser ut som en tandborste”, sa {child}.

”Det ligger i släkten”, sa {@a}.

Då skrattade de båda två, och det gjorde inte ont någonstans, för den här gången var {child} med.

# straight-out
Klaff, sa luckan. {Pet} kom in, gick raka vägen till skålen och satte sig.

”Mjau!” sa {pet}.

”Vad säger {pet.he}?” frågade {@a}.

{child} såg ner i skålen. Den var tom. Den hade varit tom sedan klockan fyra.

”{Pet.He} säger att {pet.he} inte har fått någon mat.”

”Är det underförstått?”

”Nej”, sa {child}. ”{Pet.He} säger det rakt ut. {Pet.He} har sagt det hela kvällen.”

# mouth-full
{@A} fyllde skålen ända upp, och sedan satt de på golvet på var sin sida om {pet} och åt brända makaroner med ketchup.
[elder & adult & !elder2: 

Då vågade sig {elder} in i köket och fick också en tallrik.
][elder2 & adult: 

Då vågade sig {elder} och {elder2} in i köket och fick var sin tallrik, de också.
][elder2 & !adult: 

Då vågade sig {elder2} in i köket och fick också en tallrik.
]

”{Pet}”, sa {child} efter en stund. ”Säg till {@a} att jag tycker om {@him}.”

Men {pet} hade munnen full, så {child} fick säga det själv.

# @cat
{Pet} var en grå och rund katt. {Pet.He} hörde till grannen men hade kattlucka och matskål på båda ställena, och nu satt {pet.he} mitt på köksgolvet bredvid skålen.
## if pet.cat
{Pet} var [breed: {a breed}|en katt som visste vad {pet.he} ville], och {pet.he} satt mitt på köksgolvet bredvid sin matskål.

# @full
{minder}, som passade {child} den kvällen,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
