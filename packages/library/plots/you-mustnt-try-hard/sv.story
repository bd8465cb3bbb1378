title: Pluff
title: Lagets mjukaste spark
title: Gåsen på mållinjen
guest friend: Melker (han), Hugo (han)
guest striker: Saga (hon), Alva (hon)
guest coach: Gunilla (hon), Annika (hon)
guest ref: Börje (han), Lennart (han)

% Pluff är sparken, plf den allra mjukaste. Gåsen är hon och har inget namn. {friend} är familjens, annars någon i laget.

# softest
{child} hade fotbollslagets mjukaste spark[city: , och kanske den mjukaste i hela {city}].

När {friend} sköt sa det PANG. När {striker} sköt sa det PANG. Men när {child} sköt sa det pluff.

”Hårdare, {child}!” ropade tränaren {coach}.[athlete:  ”Tänk på {athlete}!”]

Pluff, sa det.

”Det där var ju precis likadant”, sa {coach}.

”Jag vet”, sa {child}. ”Det är min spark. Den är sån.”

# the-line
Och den sparken hade {child.he} med sig till matchen mot De Blå. Det stod två–två och det var en enda minut kvar. Då kom bollen till {child}, mitt framför mål.

”Hårt nu!” skrek {coach}.

Pluff.

Målvakten kastade sig åt höger. Bollen rullade åt vänster. Den rullade så sakta att man hann läsa vad det stod på den. Den rullade ända fram till mållinjen.

Där stannade den.

# the-goose
Och upp från sjön bakom målet kom en gås.

Hon gick rakt in på planen. Hon tittade på bollen med ena ögat. Hon tittade på bollen med andra ögat. Sedan satte hon sig på den, skakade stjärten till rätta och blundade[pet.cat: , precis som [!pet.known: katten ]{pet} på {child's} kudde].

Domaren {ref} kom springande.

”Vad gör hon?”

”Hon ruvar”, sa {child}[pet.other: , som hade {pet} hemma och visste det mesta om djur]. ”Hon tror att det är ett ägg.”

”Schas!” sa {ref}.

”VÄÄÄÄS!” sa gåsen.

{ref} backade fyra steg.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}], som satt vid sidlinjen, backade åtta.]

”Ingen går nära en gås som väser”, sa {coach}. ”Inte domare heller.”

[sport & !sport.Soccer: ”Ska vi {play sport} i stället?” sa {striker}.]

# now-two
”Jag tar en ny boll”, sa {friend}. ”Så kan vi lura henne!” Och {friend.he} sköt den rakt förbi gåsens näbb. PANG!

Gåsen öppnade inte ens ögonen.

”Så där låter inga ägg”, sa {child}. ”Får jag?”

Pluff.

Bollen rullade stilla genom gräset. Då sträckte gåsen på hela sin långa hals, krokade näbben om bollen och drog in den under magen.

”Bra, {child}”, sa {ref}. ”Nu har hon två.”

# three-eggs
Just då ropade {striker} nerifrån staketet mot sjön.

”Det ligger ett bo i vassen! Med tre riktiga ägg! Och det är ingen som sitter på dem!”

Ingen på hela planen sa något.

”Blir de kalla?” frågade {child}.

”Ja”, sa {coach}. ”Om hon inte går hem snart.”

{child} tittade på gåsen. Hon såg så nöjd ut. Hon satt på två fotbollar och trodde att hon var en bra mamma, och det var hon ju också. Hon hade bara tagit fel.

# running-away
”Finns det en boll till?” sa {child}.

Det fanns en, den sista[school: , och den var lånad från {school}]. {child} la den i gräset, långt från näbben. Och så sparkade {child.he} den, men inte mot gåsen. Bort från henne.

Pluff.

Gåsen öppnade ett öga. Ett ägg som rymde!

Hon reste sig så fort att hon knuffade till den första bollen med stjärten, men det var det ingen som såg. Alla tittade på {child}. Och {child} gick efter sin boll och sparkade igen, pluff, ut genom grinden. Och gåsen vaggade efter, med halsen rakt fram, över gräset mot sjön.

”Det går!” skrek {friend}. ”HEJA {child}!”

# pf
Gåsen tvärstannade. Hon vände sig om. Där borta låg ju två ägg till! Och hon började gå tillbaka.

{child} vågade inte ropa.[music:  {Child.He} vågade inte ens nynna på {@song}.] {Child.He} vågade knappt andas. {Child.He} la bara foten på bollen och sparkade det mjukaste {child.he} någonsin hade sparkat. Det sa inte ens pluff.

Det sa plf.

Gåsen hörde det. Och hon vände.

# onk
Plf. Plf. Plf, nästan ända fram till vassen. Där stannade {child}, och bakom {child.him} stannade {coach}, på tå. Gåsen gick förbi bollen, förbi vasstråna, och fick syn på tre vita ägg. Hon tittade med ena ögat. Hon tittade med andra. Sedan satte hon sig, skakade stjärten till rätta och sa något helt annat än väs.

”Onk”, sa hon, lågt och länge.

# three-two
När {child} kom tillbaka stod alla och tittade mot målet. Där låg den första bollen, och den låg i nätet.

”{child} sköt”, sa {ref} långsamt. ”Och gåsen petade in den med stjärten. Det är mål. Tre–två.”

Alla jublade. Men de jublade viskande, för boets skull.[elder:  {Elder} viskade högst av alla[elder2: , och {elder2} näst högst].]

# you-mustnt
”Du, {child}”, viskade {coach}. ”På nästa träning, kan du visa oss andra hur du gör?”

{child} gick in i målet och hämtade bollen.

”Javisst”, sa {child.he}. ”Men ni får inte ta i.”

# @song
{music}
