title: Fem minuter till
title: Gubben som inte ville stänga av
title: Spara med strumpa
guest hero: Hoppe (han), Studs (han)

% Regel: när plattan slocknar måste gubben vara i den, annars glömmer han allt.

# five-minutes
”Stäng av nu!” ropade {@a} från köket.

”Fem minuter till”, sa {child}.

{child.He} låg i soffan med paddan mot knäna[sport: , i strumporna som {child.he} alltid hade när {child.he} skulle {play sport}]. I plattan sprang {hero}, en gubbe med grön mössa. När {child} tryckte hoppade han, och {child.he} ville inte sluta, för nu hade de kommit längre än någonsin.[music:  Medan han sprang nynnade han {@song}.]

”Nu är det mat!”

”Fem minuter till!” sa {child}.

”Fem minuter till!” sa någon annan.

Det var {hero}, med händerna i sidorna. ”Vi är ju mitt i!”

{child} blev så häpen att plattan for i golvet, och ut på mattan rullade {hero}, stor som ett mjölkpaket.

# out-he-fell
[age>=5: Han såg på soffan, som var hög, och på bordet, som var högre.

]”Vilken bana!” sa han.

”Du måste in igen”, sa {child}. ”Batteriet är rött.”

”Jag vet. När plattan slocknar måste jag vara i den. Annars glömmer jag allt och får börja om från början, och då minns jag inte ens …” Han kliade sig i mössan. ”Vad pratade vi om?”

”Gå in!”

”Ja då”, sa {hero}. ”Fem minuter till bara.”

# level-one
Boing, sa det i kudden. Han sprang in under bordet, hoppade rakt upp och slog i huvudet. Pling. En sked trillade ner.

”En!” sa {hero} och stoppade den i byxorna.

[elder: Han sprang in under {elder's} stol. Pling. {Elder.short} åkte upp en bit, och glasögonen trillade ner.

”Två!”[elder2: 

”Gör om det där”, sa {elder2}.]

][pet.dog: Han hoppade upp på {pet}. ”En häst!” sa han, och {pet} sprang, mest för att slippa.][pet.cat / pet.other: Sedan fick han syn på {pet} och stannade tvärt. ”Där är slutbossen”, viskade han och gick förbi på tå.]

# like-a-grown-up
”Nu räcker det”, sa {child}, och hörde att {child.he} lät precis som [adult: {adult}|en vuxen]. ”Jag räknar till tre. Ett. Två.”

”Två och en halv”, sa {hero}, som hade varit med förr.

”Maten kallnar.”

”Jag äter bara svampar.”

[athlete: ”Inte ens {athlete} håller på hela kvällen.”

”Bara fem minuter.”

][school: ”I morgon ska jag till {school}.”

”Är det en svår bana?”

[age>=6: ”Ibland”, sa {child}.]

]”Du får spela mer i morgon.”

”I morgon är ju hur långt bort som helst!” sa {hero}.

Det visste {child}. Det hade {child.he} själv sagt i tisdags.

# level-two
Dörren stod på glänt. ”Bana två!” ropade {hero} och for ut på gården[city: , den bästa banan {in city}]. Han studsade på sandlådan och på gungan, så att skeden skramlade i byxorna. {child} sprang efter med plattan under armen.

[friend: ”Vad är det där?” frågade {friend}, som redan var där.

”Han vill inte stänga av.”

”Nej, vem vill det”, sa {friend} och sprang med.

]”Bara till toppen!” ropade {hero} och klättrade upp på klätterställningen.

Nu var det en procent kvar på batteriet.

# who-are-you
På översta pinnen stannade {hero}.[music:  Han nynnade inte längre.]

”Oj”, sa han. ”Vad högt det är. Vem är du?”

”Det är ju jag!”

”Vem är jag?”

{child} höll upp plattan. ”Hoppa in! Fort!”

{hero} skakade på huvudet. Hakan darrade, så rädd var han. ”Jag kommer inte ihåg hur långt jag hade kommit”, sa han. ”Och om jag går in nu har det aldrig hänt.”

Nu räknade {child} inte till tre. {child.He} visste hur det där kändes. Det var inte fem minuter man ville ha. Man var mitt i, och ingen såg det.

# show-me
{child} [friend: gav plattan till {friend} och ]klättrade upp, tills de satt näsa mot näsa.

”Visa mig”, sa {child.he}.

”Vad då?”

”Hur långt du har kommit.”

{hero} kände efter i byxorna och tog upp skeden. Han tittade länge på den. ”Den här satt i ett bord”, sa han sakta. ”Jag tog den … med huvudet.”

”Jag såg det. Du hoppade rakt upp.”

[elder: ”De här satt på någon som åkte upp.”

”Det var {elder.short}.”

][pet.dog: ”Sedan red jag på någon med jättelång tunga.”

”Det var {pet}.”

][pet.cat / pet.other: ”Sedan gick jag förbi slutbossen. På tå.”

”{Pet}”, sa {child}. ”Det är det nästan ingen som vågar.”

]För varje sak blev {hero} rakare i ryggen. ”Och sedan gungan, och sedan hit upp”, sa han.[music:  Han nynnade lite.] ”Och du är {child}. Det är du som trycker.”

# the-sock
”Nu sparar vi”, sa {child}.

{child.He} drog av sig ena skon och ena strumpan. Sedan knöt {child.he} strumpan runt den översta pinnen.

”Där man slutar sätter man en strumpa”, sa {child.he}. ”Och där börjar du i morgon.”

”Sitter den kvar?”

”Hela natten.”

{hero} luktade på strumpan. ”Den tar ingen”, sa han nöjt.

Han lade skeden i {child's} hand och tog sats. [friend: {Friend} höll upp plattan. ]Boing, sa det i pinnen, och plopp sa det i plattan.

”Hej då, {child}”, sa någon där inne. Sedan blev skärmen svart.

# no-fever
{child} kom in i köket med en bar fot och en sked.[elder:  {Elder.short} fick sina glasögon.]

[adult: ”Har du stängt av?” frågade {adult}. ”Själv?”

”Vi var klara”, sa {child}.

{Adult} kände på {child's} panna. Den var inte alls varm.

]Sedan åt {child} med skeden, och det hade {child.he} förtjänat.

# the-other-sock
På kvällen skulle lampan släckas.

[adult: ”Fem minuter till”, sa {child}. ”Jag är mitt i.”

{Adult} satte sig på sängkanten. ”Visa mig”, sa {adult}.

Så {child} visade alltihop, pling och boing och bana två, och det tog precis fem minuter.|Fem minuter till, tänkte {child}. Jag är mitt i. Och så gick {child.he} igenom alltihop, pling och boing och bana två, och det tog precis fem minuter.] Sedan knöt {child.he} den andra strumpan runt sängstolpen.

”Här”, sa {child}. ”Här börjar jag i morgon.”

# @song
{music}

# @a
någon
## if adult
{adult}
