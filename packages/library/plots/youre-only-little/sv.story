title: Så liten
title: Runda som två apelsiner
title: Två skedar
guest friend: Tova (hon), Ruben (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Blås upp kinderna varje gång {child} gör det, och släpp ut luften vid Pffff. Den vuxna är {adult}, annars mormor eller farfar, annars {minder}: @a. En hund följer med; en katt flyttar ut.

# put-it-down
På lördagsmorgonen blåste {child}, som var {age} år, upp kinderna tills de var runda som två apelsiner, och sedan lyfte {child.he} på sängen. [pet.cat: Där låg [!pet.known: katten {pet}|{pet}] och ville ha mörkt igen. ]{Child.He} hittade en strumpa där under, satte ner sängen igen och släppte ut luften. Pffff. Och utan luften kunde {child.he} inte rubba den det minsta.

Det var alltså så det gick till. Fulla kinder, och {child} hade superkrafter. Pffff, och {child.he} var bara {child}.[pet.other:  {Pet}, som hade sett alltihop, ville se det en gång till.]

{child} blev så glad att {child.he} lyfte klädskåpet också.[pet.cat:  {Pet} flyttade ut i köket.][pet.other:  Det fick {pet} se också.][athlete:  Det hade inte ens {athlete} klarat.] För {child} var mindre än de flesta, och de flesta gjorde alltid saker åt {child.him}. De drog upp {child.his} dragkedja, och de öppnade {child.his} yoghurt[school:  {at school}].[sport:  De bar {child.his} väska till {sport}.] ”Jag tar det”, sa de. ”Du är ju så liten.” Och det {child} ville var att få göra något åt någon annan.

{@First} kom in.

”{Child}”, sa {@he}. ”Ställ ner klädskåpet, är du snäll.”

”Mmmf”, sa {child}, för man kan inte prata med kinderna fulla.

”Och kom hit med skorna. Jag tar det. Du är ju så liten.”

# stuck-in-the-sand
De gick till stranden för att träffa {@friend}. [pet.dog: [!pet.known: Hunden {pet}|{Pet}] följde med och ville ha glass. ]Och där stod glassbilen[city:  från {city}] och hade kört fast i sanden, och vågorna kom allt närmare. Längst fram på bilen satt det ett rep. {@A} drog, och {friend} drog,[elder & adult & !elder2:  och {elder}, som hade följt med, drog,][elder2 & adult:  och {elder} och {elder2}, som hade följt med, drog,][elder2 & !adult:  och {elder2}, som hade följt med, drog,] och ingenting hände.

”Jag tar det”, sa {child}.

”Lilla vän”, sa glasstanten i sin lucka. ”Du är ju så liten.”

{child} tog repet över axeln. {Child.He} blåste upp kinderna så att de blev runda som två apelsiner, och {child.he} gick, och bilen rullade efter som en leksakshund i ett snöre.

# cone-or-tub
”Kors i all min dar!” ropade glasstanten. ”Strut eller bägare?”

”Mmmf”, sa {child}.

”Vad var det?”

”Det var mmmf”, sa {friend}.

”Mmmf har vi inte”, sa glasstanten. ”Vi har vanilj, och en enda jordgubb med strössel.”

Jordgubb med strössel var det bästa {child} visste.

”Mmmf! Mmmf!” sa {child}.

”Det låter som ett nej”, sa glasstanten. ”Ska jag ge den till måsen där?”

”NEJ!” skrek {child}.

# back-to-the-sea
Men man kan inte skrika med kinderna fulla. Pffff, sa det, och all luften for ut. Och repet gled ur händerna på {child}, och bilen rullade baklänges nerför stranden medan den spelade [music: {music} | sin lilla trudelutt], och den stannade med bakhjulen i havet.

{child} sprang efter. {Child.He} försökte fylla kinderna, men läppen darrade, och man kan inte hålla kvar luft bakom en läpp som darrar. Den kom ut vid sidan om. Pff. Pff. Pff.

”Nu har jag gjort det värre”, sa {child.he}, och tårarna kom. ”Jag är ju så liten.”

{@A} öppnade munnen för att säga ”Jag tar det”. Men det fanns ingenting som {@a} kunde göra. En våg stänkte upp över bakluckan.

# hold-your-cheeks
Då ställde sig {friend} framför {child}.

”Jag håller i dina kinder”, sa {friend} och lade en varm hand på vardera kinden.

{child} tog upp repet, och {child.he} andades in, ända ner i tårna. Kinderna blev runda som två apelsiner, och {friend} höll hårt i dem, och ingenting läckte ut. {child} tog ett steg. Och bilen följde med.

# nose-to-nose
Så gick de uppför stranden, näsa mot näsa, så nära att {friend} bara tycktes ha ett enda stort öga mitt i ansiktet.

”Med rån eller utan?” ropade glasstanten.

”Svara inte!” sa {friend} och fnös till.

{child} fick inte skratta. Magen skakade och ögonen rann, men {child.he} drog, ett steg och ett steg till, ända upp till vägen. Då släppte {friend} taget.

PFFFFFF. Det blåste {@hats}.

# two-spoons
”Nå”, sa glasstanten. ”Vad får det lov att vara?”

”Jordgubb med strössel, tack”, sa {child}. ”Och två skedar.”

{child} och {friend} delade på den.[pet.dog:  {Pet} fick slicka ur bägaren.]

# let-me
Vägen hem gick i uppförsbacke, och halvvägs upp stannade {child}.

”{@A}”, sa {child.he}. ”Kan du bära mig?”

”Dig?” sa {@a}. ”Du har ju precis dragit upp en glassbil ur havet.”

”{Child} är ju så liten”, sa {friend}.

Och det var sant. {@A} böjde sig ner och sträckte ut armarna.

”Jag tar dig”, sa {@he}.

Och det fick {@he}.

# @friend
{friend}, som var {child’s} bästa vän och ett helt huvud längre
## if friend
{friend}[!friend.known: , {child’s} bästa vän]

# @hats
hatten av {minder}
## if adult & !elder
hatten av {adult}
## if elder & !elder2
hatten av {elder.short}
## if elder & elder2
hattarna av {elder.short} och {elder2.short}

# @first
{Minder}, som passade {child.him},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
