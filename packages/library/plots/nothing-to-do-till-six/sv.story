title: Tråkigt till sex
title: Moppen och klockan
title: Ingenting att göra
guest caretaker: Evert (han), Roland (han)
guest lady: Birgit (hon), Solveig (hon)

% Regel: när man har roligt springer klockan, när någon har tråkigt går den knappt.

# nothing-to-do
”Det finns ingenting att gööööra”, sa {child}.

{child.He} låg på mage över tre stolar [school: i stora salen {at school}|i bygdegården], och det var hemskt. Klockan sex skulle det bli dans, och tills dess bar alla koppar. [adult: {Adult} skulle bara göra en sak till. ]Man fick inte springa. Man fick inte glida på golvet. [sport: Man fick inte {play sport}. ]Man fick inte ens titta för länge på tårtan.

[friend: På tre andra stolar låg {friend}[!friend.known: , {child's} bästa vän,] och hade lika tråkigt. ][pet.dog: Under stolarna låg hunden, {pet}, och suckade. ][pet.cat: Hemma i fönstret låg {pet}. {Pet.He} gjorde inte heller någonting, men {pet.he} gjorde det bra. ][pet.other: Hemma satt {pet} och gjorde inte heller någonting, men {pet.he} gjorde det bra. ]

Över dörren hängde en stor klocka.

Tick, sa den. Sedan dröjde det. Tack.

# how-bored
En man kom med en mopp. Det var {caretaker}, vaktmästaren. Han såg på klockan och sedan på {child}.

”Är det du som har tråkigt?”

”Ja.”

”Mycket?”

”Jättemycket.”

”Jag visste det”, sa {caretaker}. ”När folk har roligt springer den där klockan. När någon har tråkigt går den knappt.” Och så steg han rakt ner i sin hink.

{child} skrattade. Tick-tack-tick-tack-tick-tack, sa klockan, och stora visaren flög fram.

”Sluta!” ropade {caretaker}. ”Det var en kvart!”

# on-one-condition
Han drog upp foten ur hinken. ”Kan du fortsätta? Med att ha tråkigt? Bara till sex.”

Det hade ingen bett {child} om förut. Alla brukade be {child.him} att sluta.

”Varför?”

”Jag måste hinna lära mig dansa”, viskade {caretaker}. ”I trettio år har jag ställt fram stolarna till dansen, och sedan har jag gått hem. Men i dag sa {lady} i köket: ’Visst kommer du?’ Och jag sa ja.”

”Jag ska ha så tråkigt jag kan”, sa {child}.[age>=8:  ”Jag har övat hela veckan.”]

# the-mop
Så {caretaker} bugade för moppen, och {child} räknade, med sin tråkigaste röst. ”Ett, två, tre.”[music:  Sedan nynnade {child.he} {@song}, fast som en dammsugare.]

Tick, sa klockan. Sedan dröjde det. Tack.

{caretaker} trampade på moppen. ”Förlåt”, sa han till moppen. ”Kommer du hit ofta?”

{child} bet sig i ärmen. Det är svårt att ha tråkigt bredvid en man som dansar med en mopp.[friend:  {child.He} och {friend} fick absolut inte titta på varandra.] {child.He} tittade in i väggen och tänkte på [age>=5: vuxna som träffar någon de känner i affären|väggar].

Tick.

”Rakt fram kan jag nu”, sa {caretaker}. ”Nu ska jag bara svänga.”

# the-wig
Han svängde. Moppen svängde också, högt upp i luften, och landade på huvudet på honom, så att han fick långt, grått, blött hår.

”Är jag fin?” frågade {caretaker}.

[pet.dog: {Pet} såg håret, tog det i munnen och svängde åt andra hållet.

]Då gick det inte längre. {child} skrattade så att alla tre stolarna åkte isär.

Tick-tack-tick-tack-tick-tack-tick-tack, sa klockan. När {child.he} fick luft igen var den fem minuter i sex.

# five-to
{caretaker} satte sig på golvet.

”Då hinner jag inte”, sa han. ”Jag kan bara rakt fram. Jag kommer att dansa in i väggen med henne.” Han lyfte av sig håret. ”Det gör ingenting. Jag går hem. Det brukar jag.”

Men det gjorde något, och det sved i {child}, för det var {child.his} skratt som hade ätit upp tiden.

”Ställ dig upp”, sa {child}.[athlete:  ”Ingen blir {athlete} på en eftermiddag.”]

# the-boredest
{child.He} lade sig på rygg över en stol, med huvudet neråt. Nu måste {child.he} ha tråkigare än någonsin.

[age>=5: Först gick det inte. Det fanns ett skratt kvar i näsan. Då började {child.he} nerifrån. ]{child.He} lät fötterna hänga, och sedan armarna, och sedan munnen.[pet.cat / pet.other:  {child.He} gjorde som {pet}.] {child.He} tittade på ett stolsben. Det var brunt. {child.He} tittade en stund till. Det var fortfarande brunt.

”Det finns ingenting att göööööööööra”, sa {child}.

[friend: ”Är den sex snaaaaart”, sa {friend}.

][elder: Vid tårtan förstod {elder} precis vad som behövdes. ”När jag var liten”, sa {elder.short}, ”hade vi en väg av grus.”[elder2: 

”Inte var det grus”, sa {elder2}.]

][pet.dog: {Pet} suckade, ända från svansen.

]Tick, sa klockan.

Sedan dröjde det.

# the-turn
Det dröjde så länge att en droppe från moppen stannade i luften och tänkte efter. [age>=5: De som bar koppar gick som i sirap. ] Och mitt på golvet dansade {caretaker}, ett, och två, och tre.

”Titta inte på fötterna”, mumlade {child}. ”Titta dit du ska[sport: , som när man ska {play sport}].”

{caretaker} tittade dit han skulle. Då kom fötterna efter. Han svängde, och moppen svängde med.[age>=5:  Han svängde en gång till, tätt förbi väggen, och moppen låg så fint i armen att den såg kär ut.]

{child} såg det upp och ner, och skrattade inte.

Tack, sa klockan. Och då var den sex.

# at-six
Musiken började.[music:  Det var {@song}.] {lady} från köket torkade händerna, och {caretaker} bugade.

”Kommer du hit ofta?” frågade han.

”Varje år”, sa {lady}. ”Jag trodde aldrig att du skulle stanna.”

De dansade rakt fram, och i hörnet svängde de. Då fick {child} äntligen skratta, och sedan dansade {child.he} också[friend: , med {friend}][elder & !friend: , med {elder.short}][adult & !friend & !elder: , med {adult}], och den långsammaste klockan {@here} sprang så att visarna fläktade.

# a-long-one
Alldeles för fort blev det kväll hemma. [adult: {Adult} kramade {child} god natt. Det var en bra kram, och sådana brukar ta slut på ett ögonblick.

Så {child} lät armarna hänga, och sedan munnen. ”Det finns ingenting att göööra”, sa {child.he} in i {adult's} hals.|{child} låg i sängen och hade det varmt och skönt, och sådant brukar ta slut på ett ögonblick.

Så {child.he} lät armarna hänga, och sedan munnen. ”Det finns ingenting att göööra”, sa {child.he} ut i mörkret.]

Tick, sa en klocka någonstans.

Sedan dröjde det.

# @song
{music}

# @here
i trakten
## if city
{in city}
