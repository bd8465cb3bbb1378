title: Bara på utsidan
title: Kon som stod på tå
title: Är jag uppe nu?
guest friend: Sigge (han), Vera (hon)
guest rosa: Rosa (hon), Klara (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som dricker kaffe på stranden (@a) är den äldre, annars {adult}, annars {minder}. Rosa frågar ”Är jag uppe nu?” fullt av hopp de första gångerna och viskar det den sista.
% En regel: utan lyft är det ingen balett.

# the-one-who-lifts
I hagen nere vid sjön[city:  utanför {city}] dansade {child} och {friend} balett. [!friend.known: {Friend} var {child's} bästa vän, och det var {friend.he}|Det var {friend}] som bestämde stegen, för {friend.he} gick på balett på riktigt, varje tisdag.[sport.Dance:  {child} gick på {sport}, och det var nästan samma sak.]
{Friend} lyfte {child} så att fötterna dinglade.

”Nu är det din tur att bli lyft”, sa {child}. {Child.He} tog tag om {friend} och lyfte allt {child.he} orkade. {Friend's} fötter stod kvar i gräset.

”Det gör inget”, sa {friend}. ”Jag är alltid den som lyfter.[school:  Det är likadant {at school}.]” Men {friend.he} tittade på fötterna när {friend.he} sa det.

På stranden satt {@first} med sitt kaffe[elder2:  bredvid {elder2}].[pet.dog:  Där satt också {pet}[!pet.known: , {child's} hund,] och väntade på att någon skulle kasta något.][pet.cat:  Där låg också {pet}[!pet.known: , {child's} katt,] och tyckte att sjön var onödig.][pet.other:  {Pet} fick stanna hemma, för sjöns skull.]

# swan-lake
Vid staketet stod en ko som hette {rosa}. Hon hade slutat tugga.

”Vad är det där?” frågade hon.

”Det är balett”, sa {child}. ”Den heter Svansjön.”

”Svans har jag”, sa {rosa}. ”Och sjön ligger där. Får jag vara med?”

# on-her-toes
{Friend} gick ett varv runt henne. {Friend.He} var noga.

”I balett måste man stå på tå”, sa {friend}.

”Jag står på tå”, sa {rosa}.

De tittade, och det gjorde hon. En ko går på tå hela livet.

”Var har du hälarna då?” frågade {child}.

”Där uppe någonstans.” {Rosa} pekade på bakbenet med svansen. ”Jag har aldrig satt ner dem.”

”Sedan måste man kunna snurra”, sa {friend}.

{Rosa} snurrade. Först kom framdelen, och efter en stund kom resten.

”Och hoppa[athlete: , som {athlete}].”

DUNS! Det blev ringar på sjön.

# the-lift
”Godkänt”, sa {friend}. ”Då är det bara lyftet kvar. Utan lyft är det ingen balett. Då är det {@gympa}.”

”Det är ju lyftet jag vill ha!” sa {rosa}. ”Jag har aldrig varit uppe.”

De kröp in under henne, en på var sida, och lyfte.

”Är jag uppe nu?” frågade {rosa}.

”Nej”, stönade {friend}.

”Vänta, så gör jag mig lätt.” {Rosa} drog in luft och tänkte på en fjäril. ”Nu då?”

”Nej.”

”Jag tänker på två fjärilar.”

”Det är ingen idé”, sa {friend}. ”Du är för tung.”

# light-inside
{Rosa} släppte ut fjärilarna. Hela hon hängde, från öronen till svansen.

”Det är bara på utsidan”, sa hon. ”Inuti är jag jättelätt.”

Sedan gick hon ut på bryggan för att få vara ledsen i fred.

Knak, sa bryggan.

# crack
Åh nej! PLASK!

Där bryggan hade varit fanns ingenting. Sedan fanns där en mule.

”{Rosa}!” skrek {child}, så rädd att {child.he} glömde att ta av sig skorna. Ut i vattnet sprang {child.he}, tills det gick {child.him} till bröstet. Efter {child.him} kom {friend}, och efter {friend.him} kom {@a} med kaffekoppen i handen. {child} stack in armarna under {rosa's} mage. Det gick inte, det visste {child.he}, men {child.he} lyfte ändå.

# up
Och det gick.

Upp kom ryggen. Upp kom magen. Upp kom alla fyra benen, tills hela {rosa} låg i {child's} armar som en bebis.

De tittade på varandra.

”Är jag uppe nu?” viskade {rosa}.

”Ja”, sa {child}. ”Du är uppe.”

För i vattnet var {rosa} lika lätt utanpå som inuti.

# one-hand
”Släpp inte!” ropade {friend}. ”Musik!” Och eftersom det inte fanns någon sjöng {friend.he} själv[music: , och det lät mest som {@song}]. ”Ut med benet, {rosa}! Och nästa! Och nästa! Du har ju hur många som helst!”

{Rosa} sträckte ut dem, ett i taget. Hon snurrade på {child's} ena hand. Svansen ritade en stor ring i luften, och dropparna glittrade hela vägen runt.

”Det där”, sa {friend}, ”är balett.”

# the-other-lift
Då såg {child} att {friend} stod och tittade på sina fötter igen.

{Child.He} tog tag om {friend.him} och lyfte, och {friend's} fötter släppte botten. {Friend.He} sa ingenting på en lång stund.

”Är {friend.he} uppe nu?” frågade {rosa}.

”Ja”, sa {friend}. ”Det är jag.”

# the-jetty
{@A} stod i vattnet med kaffekoppen i handen.[pet.dog:  {Pet} simmade förbi med en bräda och var mycket nöjd.][pet.cat:  {Pet} hade kvar hela stranden för sig själv.]

”Var är bryggan?” frågade {@a}.

”Det var den som var {@gympa}”, sa {friend}.

# heavy-again
När de gick upp på land blev {rosa} tyngre för varje steg, och i gräset sjönk hon ner med klövarna.

”Nu är jag tung igen”, sa hon.

Hon gick hemåt genom hagen, på tå hela vägen.

”Men bara på utsidan.”

Solen gick ner, och {child} blev också tung i benen. Då ställde {@a} ifrån sig kaffekoppen och lyfte, och {child's} fötter släppte gräset. {child} lade huvudet mot en axel och gäspade.

”Nu är jag uppe”, viskade {child.he}.

# @gympa
gympa
## if sport & !sport.Dance
{sport}

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
