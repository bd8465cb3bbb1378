title: Locket i sista vagnen
title: Mysteriet på nattåget
title: Något som står stilla
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest lady: Asta (hon), Majken (hon)

% Den som reser med (@a) är den äldre, annars {adult}, annars {minder}. Tågvärden är glad hela vägen, den gamla damen säger allt torrt.
% En regel: {child} kan inte åka baklänges. Ledtrådar, sagda två gånger: först med teet, sist med teet; frisk på den platsen, sjuk på den platsen.
% {@help} är en och samma händelse: hattasken hittas i högen.

# the-forward-seat
Nattåget[city:  från {city}] hade inte ens börjat rulla, och {child} hade redan fått säga det.

”Förlåt, men skulle jag kunna få den platsen där man åker framlänges?”

Det var pinsamt. Om {child} åkte baklänges mådde {child.he} illa. Det tog ungefär en minut.[school:  På utflykterna {at school} måste {child.he} sitta längst fram, bredvid läraren.]

”Javisst”, sa den gamla damen och flyttade sig till platsen mitt emot, utan att fråga varför.

Så nu var det hon som åkte baklänges, bredvid {@first}. {child} fick den bra platsen, bredvid {friend}[!friend.known: , {child's} bästa vän].[pet.dog:  {Pet}[!pet.known: , {child's} hund,] lade sig på golvet, för där är det framlänges åt alla håll.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] lade sig i den gamla damens hatt. {Pet.He} låg bara på sådant som var runt.][pet.other:  {Pet} var hemma och hade aldrig mått illa i hela sitt liv.]

”Och om det kommer ändå”, sa {@a} som vanligt, ”så titta på något som står stilla.”

”På ett tåg?” sa {friend}.

# first-tonight
De satt i första vagnen, precis bakom loket, så tågvärden kom till dem först av alla med teet[music:  och nynnade på {music}].

”I kväll är ni först”, sa han.

Den gamla damen hette {lady}. ”För trettio år sedan blev min syster och jag osams om mammas tekanna”, sa hon. ”Båda ville ha den. Så hon tog kannan, och jag tog locket.”

{child} kunde inte låta bli att skratta. ”Vem vann?”

”Ingen. Hon har haft kallt te i trettio år, och jag har haft ett lock.”

På morgonen skulle systern stå på perrongen med kannan, och {lady} skulle gå fram till henne med locket. ”Om jag vågar”, sa hon. ”Jag kan bara framåt.”

”Jag med”, sa {child}.

# kind-eyes
”Var är locket nu?” frågade {friend}.

”I en rund, röd hattask, packad med polkagrisar. Här fick den inte plats, så en ung man med gul halsduk sprang bort med den och ställde den i sista vagnen åt mig. Han skulle stiga av i natt. Så snälla ögon han hade!”[pet.dog:  {Pet} fick en polkagris och lade sig på hennes skor för att få fler.]

På natten vaknade {child} till hälften. Tåget stod stilla. Det sa duns, och det sa klonk, och sedan rullade de igen.

# last-today
Vintermorgonen var så mörk att de bara såg sig själva i fönstret. {child} satte sig på precis samma plats som på kvällen och mådde illa.

”Men det är ju den där man åker framlänges”, sa {friend}.

”Jag vet”, sa {child}, som var kallsvettig i pannan.[sport:  Det var värre än före {@game}.] Nu kunde {child.he} inte ens åka framlänges.

In kom tågvärden med teet. ”Skorporna är tyvärr slut”, sa han. ”I dag är ni sist.”

”I går kväll var vi först”, sa {friend}.

”Ibland är man först, och ibland är man sist”, sa tågvärden. ”Så är livet.”

{lady} bad honom hämta den röda hattasken i sista vagnen.

”Det finns ingen hattask i sista vagnen”, sa han när han kom tillbaka. ”Jag har tittat två gånger.”

# empty-hands
{lady} tittade ner på sina händer. ”Då tog han den”, sa hon. ”Och jag som tyckte att han hade så snälla ögon.”

”Vem stjäl ett lock?” sa {friend}.

”Han visste inte att det var ett lock.” Hon knäppte upp kappan. ”Jag går inte av. Inte med tomma händer.”

Hon vände sig mot det svarta fönstret, och i rutan såg de att hon grät.

# the-wrong-way
{lady} hade bytt plats för {child.his} skull, utan att fråga varför. Så nu tog {child} ett djupt andetag, satte sig tätt intill henne, baklänges, och tog den ena tomma handen.

”Där mår du ju illa”, sa {@a}.

”Jag vet”, sa {child} och blundade och väntade.

Det gick en minut. Men ingenting kom. Magen lade sig ner, som om någon hade klappat den.

”Jag mår bra”, sa {child}.

”Det kan du inte göra”, sa {friend}. ”Du åker baklänges.”

”Min mage har aldrig fel”, sa {child} långsamt. {Child.He} kupade händerna mot den svarta rutan och tittade ut. Långt borta i mörkret lyste en lampa, och den kom emot {child.him}.

”Det här är framlänges!” ropade {child}. ”Tåget har vänt i natt! De har satt loket i andra änden!”

”Så nu är vi sist”, sa {friend}.

”Och den sista vagnen är den första!”

# right-at-the-front
De sprang[athlete:  som om de hade {athlete} efter sig], {child} först, genom vagn efter vagn av folk som letade efter sina strumpor. Men i den allra första tappade {child} modet. Skidor och väskor låg i en hög ända upp till taket, och ingenting var rött. Under fötterna började tåget bromsa.

{@help}

Den skramlade, och den luktade polkagris.

”Så han hade snälla ögon”, sa {child}.

”Vi vänder varje natt”, sa tågvärden vid dörren. ”Det är ingen som har märkt det.”

”Min mage märkte det”, sa {child}, och för första gången var {child.he} nästan stolt över den.

# the-pot
Under en lampa på perrongen stod en annan gammal dam med en tekanna i famnen, utan lock.

{lady} tvärstannade. Det skramlade om polkagrisarna, så skakade händerna. ”Jag kan ju bara framåt”, viskade hon.

”Det är bara hemskt i en minut”, sa {child}. ”Sedan är det framåt.”

Så {lady} gick fram till sin syster och lade locket på kannan. Klick, sa det.

”Du har varit rädd om det”, sa systern.

”Ditt te måste vara kallt”, sa {lady}.

Och de lade armarna om varandra, med kannan emellan, och stod kvar så.

# facing-back
På bussen från stationen fanns det bara baklängesplatser kvar. {child} hade redan satt sig, vid bakrutan. Under lampan blev de två mindre och mindre.

”Mår du inte illa?” frågade {friend}.

”Nej”, sa {child}. ”Jag tittar på något som står stilla.”

# @help
”Det luktar polkagris”, sa {friend}. {Friend.He} lade sig raklång och ålade in under skidorna, tills det bara stack ut två strumpor. Ut kom {friend.he}, baklänges, med en rund, röd hattask efter sig.
## if pet.dog
Men {pet} kände igen polkagris och ville ha mer. {Pet.He} drog nosen längs hela högen och skällde på en stor grön väska, tills {child} släpade undan den. Bakom den stod en rund, röd hattask.
## if pet.cat
Men {pet} var redan framme. {Pet.He} klättrade från väska till väska, ända upp till taket, och rullade ihop sig. ”{Pet} ligger bara på sådant som är runt!” ropade {child}. {Child.He} klev upp på en resväska och kände efter under all pälsen, och ner kom {pet}, djupt kränkt, och en röd hattask.
## if elder & !pet.dog & !pet.cat
Men {elder.short} hade kommit flåsande efter. ”Det som kan gå sönder lägger man aldrig i högen”, sa {elder.short}. ”På min tid hängde vi det ovanför dörren. Och det gör alla med snälla ögon.” {child} vände sig om. Ovanför dörren, på en egen krok, hängde en röd hattask.

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
