title: Skogen bär
title: Bära, bära mig
guest neighbour: Birgit (hon), Gun-Britt (hon)
guest carrier: Marit (hon), Kerstin (hon)

% Den som bär korgen och sedan {child} (@a): {adult}, annars den äldre, annars {carrier}.

# legs-all-gone
Mitt i skogen, långt hemifrån, tog {child's} ben alldeles slut.[sport:  Det gjorde de aldrig när man skulle {play sport}.]

”Bära, bära mig!” sa {child.he} och sträckte upp armarna.

Men [adult: {adult}|[elder: {elder}|{carrier}, som hade tagit {child.him} med sig,]] bar svampkorgen. Den var tung och full, och {@he} behövde båda händerna.[adult & elder:  {Elder} [elder2: och {elder2} gick|gick] först och höll undan grenarna.|[elder2:  {Elder2} gick först och höll undan grenarna.]]

”I skogen får man gå själv”, sa {neighbour}, som var grannen och gick med dem. ”Här är det ingen som bär någon.”

# the-stone
{child} satte sig på en sten. Det var en stor sten, och den var klädd med mjuk, grön mossa.

”Bära, bära mig”, suckade {child.he}.

Och stenen bar. Den bar mossan, och nu bar den {child} också.

”Stenen bär!” sa {child.he}.

”Jo, men bara den”, sa {neighbour}.

# the-ant
De gick lite till. [friend: Bästa vännen {friend} pekade. ]Där gick en myra på stigen. Den gick med ett barr, och barret var mycket längre än myran.

”Bära, bära mig”, sa [friend: {child}|{child.he}] åt barret.

Och myran bar[athlete: , stark som {athlete}].

”Myran bär!” sa {child.he}.

”Ja, ja, den också”, sa {neighbour}.

# the-pine
[age>=4: De gick lite till. Där rann en bäck mellan tuvorna, och på vattnet kom ett gult löv. Bäcken bar det, runt, runt, förbi varenda sten, och tappade det inte.

”Bäcken bär!” ropade {child.he}.

”Jaså, den med”, sa {neighbour}.

]De gick lite till[school: , på led, som {at school}]. Där stod en tall. Högt uppe gungade ett fågelbo på sin gren, sakta, fram och tillbaka.

[pet.dog: ”Tallen bär!”|”Tallen bär!” sa {child.he}.]

”Hm”, sa {neighbour}.[pet.dog: 

Då kom [!pet.known: hunden ]{pet} med en pinne i munnen.

”{Pet} bär!”

”Hm, hm”, sa {neighbour}.]

# all-but-me
Men ingen bar {child.him}. Nu ville benen inte gå ett enda steg till. {Child.He} la sig på marken bland blåbärsriset och grät. Hela skogen bar ju. Ingen bar {child.him}.

# the-cone
Då föll det något bredvid {child.his} näsa. Duns! Det var en kotte. Hela sommaren hade tallen burit den. Nu låg den på marken, den också.

{Child.He} slutade gråta. Stackars liten kotte.

{Child.He} tog upp kotten och la den i sin hand. Så vaggade {child.he} den, fram och tillbaka, precis som tallen gjorde.

”{child} bär”, sa {child.he} till kotten.

# empty-hands
{Neighbour} stod still och tittade. Hon tittade på kotten. Sedan tittade hon på sina egna händer. Där fanns det ingenting alls.

{child} såg det också.

”{Neighbour}”, sa {child.he} och pekade på korgen. ”Bära?”

”Ja”, sa {neighbour}. ”Ja, det är klart att jag bär.”

Och så tog {neighbour} svampkorgen. Då blev {@a-s} händer tomma.

{child} sträckte upp armarna. {Child.He} behövde inte säga någonting.

# all-the-way-home
{@A} bar {child}, och {child} bar kotten. Tallarna bar sina fågelbon, och stenarna bar sin mossa.[friend:  {Friend} bar den största svampen.][pet.dog:  {Pet} bar sin pinne.] {Neighbour} bar korgen och nynnade[music:  på {@song}]. Det gungade, fram och tillbaka, fram och tillbaka, hela vägen hem[pet.cat:  till [!pet.known: katten ]{pet}][pet.other:  till {pet}][city & !pet.cat & !pet.other:  till {city}][city & pet.cat / city & pet.other:  i {city}].

# i-am
”Bära, bära mig”, viskade {child} till {@a-s} hals.

”Jag bär”, viskade {@a}.

# @a
{carrier}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Carrier}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-s
{carrier's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @song
{music}
