title: Arg ända ut i svansen
title: Inget men
title: Fortfarande arg

% Den vuxna (@a): {adult}, annars den vuxna.

# gone
{child} var arg. Inte lite arg, och inte sur, och absolut inte trött, vad folk än påstod. {child} var arg så att håret kändes hett.

Kojan bakom garaget var borta.

I fjorton dagar hade {child.he} byggt på den[friend: , ibland med {friend}]. Den hade väggar av grangrenar och golv av mossa och en takbjälke som var så perfekt krokig att man bara hittar en sådan i hela livet. Och nu fanns där ingenting. Bara en fyrkant av gult gräs.

”Jaså, det?” sa {@a}. ”Jag trodde att det var en rishög. Den har jag kört till tippen.”

En rishög!

”DU ÄR DUM!” skrek {child}. Och så gick {child.he}.

# stupid
{child} gick så hårt att grindstolparna skakade. Efter kom {pet}[!pet.known: , {child's} hund]. {Pet.He} frågade inte vart de skulle. Det är det bästa med hundar.

De gick ända bort till det gamla grustaget[city:  utanför {city}]. Det är som en jättestor skål, och där är det alltid tomt. {child} ställde sig mitt i skålen, drog in all luft som fanns, och skrek:

”DUM!”

”Dum!” sa grustaget.

{child} tittade upp. ”Det är du som är dum!”

”Du som är dum!” sa grustaget.

”SLUTA HÄRMAS!”

”Luta härmas!”

Nu blev {child} så arg att {child.he} hoppade jämfota. {child.He} skrek om tippen och mossan och den krokiga bjälken. {child.He} skrek om annat också, när {child.he} ändå höll på. Om tandtråd.[school:  Om maten på {school}.][sport:  Om att aldrig få {play sport} så länge som man vill.][athlete:  Om att inte ens {athlete} skulle stå ut.] Om en sak som hände i förskolan. Och grustaget skrek tillbaka, rakt igenom alltihop, och lät precis lika argt.

Det var ganska skönt, faktiskt. Det var som att ha sällskap.

# another-dog
Då satte sig {pet} ner. {Pet.He} pekade med nosen mot himlen och gjorde munnen till ett litet o.

”Aoooo!” sa {pet}.

”Aoooo!” svarade grustaget.

{Pet} for upp med alla fyra benen på en gång. En hund till! {Pet.He} rusade åt höger. Ingen hund. {Pet.He} rusade åt vänster. Ingen hund. {Pet.He} satte sig, alldeles andfådd, och försökte igen.

”Aooo?”

”Aooo?”

”Aooo-voff!”

”Aooo-voff!”

Det var den trevligaste hund {pet} hade träffat. De tyckte precis likadant om allting. {Pet.He} viftade så mycket på svansen att bakbenen följde med och hela hunden ramlade omkull.

Och {child} skrattade. Det bara flög ut. {child.He} blev genast arg för det, för det är förfärligt svårt att skratta när man är arg. Det är som att äta glass i storm.

”Jag är arg fortfarande!” skrek {child.he}, så att ingen skulle tro något annat.

”Fortfarande!” sa grustaget.

# no-but
”Jag hör det”, sa någon.

Det var {@a}, som stod uppe på kanten med jackan snett knäppt. {@A} hasade ner genom gruset och satte sig en bit ifrån.

”Förlåt”, sa {@a}. ”Men det såg faktiskt ut som en –”

”Nej!” sa {child}. ”Inget men.”

{@A} tänkte. ”Förlåt. Fast jag visste ju inte att –”

”Inget fast heller!”

{@A} tänkte längre den här gången. {Pet} lade sig mellan dem och lyssnade.

”Förlåt. Det var din koja. Du hade byggt den i fjorton dagar, och jag frågade inte. Det var fel av mig.”

Där tog det slut. Det kom inget mer.

”Låt”, sa grustaget, mycket svagt.

# as-long-as
{child} kände efter. Ilskan var kvar, men den hade flyttat på sig. Förut hade den suttit i hela kroppen. Nu satt den mest i knäna.

”Får jag vara arg lite till?”

”Så länge du behöver”, sa {@a}. ”Jag kan sitta här.”

Så de satt där. Och när de hade suttit en stund fick {@a} också prova. {@A} skrek PARKERINGSBÖTER, och det blev ett mycket fint eko. [music: De provade {music} också, och grustaget kunde nästan allt. ][elder: Sedan skrek de hej till {elder}[elder2:  och {elder2}], fast det var långt dit. ]

# teeth-marks
När de gick hem bar de grenar, så många de orkade.

”Men en sådan bjälke hittar vi aldrig mer”, sa {child}. ”Den fanns det bara en av.”

Då stannade {pet}. {Pet.He} såg sig om åt båda håll. Sedan kröp {pet.he} in under trappan, med rumpan i vädret, och grävde så att jorden sprutade. Något krokigt stack ut. {Pet.He} backade och drog, och ut kom bjälken, hel och perfekt, med några tandmärken i ena änden.

”{Pet.He} måste ha tagit den innan jag åkte”, sa {@a}. ”{Pet.He} förstod vad det var.”

”Det är klart att {pet.he} gjorde”, sa {child} och borrade in näsan bakom ett öra.

# not-a-heap
På kvällen hade kojan ett tak igen. Det satt en lapp på den: INTE RISHÖG. Den som hade skrivit den var {@a}.

Och från skogen hördes något, långt borta. Kanske var det bara vinden. {Pet} lyfte ett öra.

”Aooo”, sa {pet.he}, mycket lågt, och somnade.

# @a
den vuxna
## if adult
{adult}
