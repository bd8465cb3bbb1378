title: Hyresgästen i vänster stövel
title: Över två åkrar och en väg
title: Komma igen
guest pet: Kajsa (hon), Nisse (han)
guest elder: Inga (hon), Signe (hon)
guest digger: Folke (han), Arvid (han)

% Grodan heter Komma. {elder} är den egna; annars någon som {child} bor hos på lovet. Den egna har inte blivit ensam, det är grannen som har flyttat: @dug.
% {pet} är familjens, annars hunden från gården på andra sidan vägen. Border collien är originalet.

# left-boot
{Elder} satte ner foten i stöveln men drog upp den igen, lika fort.

”Det är någon hemma”, sa {elder.he}.

{@shook} Ut plumsade en groda. Den var brun och bred, och på ryggen hade den en ljus fläck som såg ut precis som ett kommatecken. Den satt kvar där den hamnat och såg förnärmad ut, som om någon hade dragit undan täcket.

# herding
{Pet} blev lycklig. {@herds} Nu sänkte {pet.he} huvudet, smög en halvcirkel runt grodan och stirrade.

Grodan stirrade tillbaka.

”Bär ner hyresgästen till diket”, sa {elder.short}. ”Jag behöver mina stövlar.”

{child} kupade händerna, blöta så att grodan skulle ha det skönt, och bar ner den till diket. ”Hej då, Komma”, sa {child.he}.

# water-lilies
Nästa morgon satt Komma i stöveln. Vänster.

Då bar {child} den längre, förbi ladan, till bäcken bakom hagen. Morgonen därpå skrek {elder.short} till i farstun. Komma igen.[elder2:  {Elder2} trodde inte på det utan att få se en bild.] Den tredje dagen lade {child} grodan i en hink med våt mossa och cyklade ända bort till sjön[friend:  med {friend}], medan {@watched} och höll ordning på hinken med blicken.

”Här är det fint”, sa {child}. ”Här finns näckrosor och allting.”

Komma hoppade i utan att säga tack.

# on-those-legs
Det gick tre dagar. {Elder.short} gick i sina stövlar. {child} tyckte att det var lite tomt.[adult:  ”Hur mår hyresgästen?” frågade {adult} i telefon. ”Utflyttad”, sa {child}.] Men på den fjärde morgonen, när det hade regnat hela natten, låg {pet} platt som en matta i farstun med nosen en centimeter från vänster stövel, och svansen gick.

”Det är inte möjligt”, sa {elder.short}. ”Över två åkrar och en väg? På de benen?”

[athlete: ”Inte ens {athlete} har sådana ben”, sa {child}.

]{Elder.He} satte sig på trappan i strumplästen. {child} satte sig bredvid, med grodan i händerna. Den var sval och andades med hela hakan.

”Den måste vilja någonting”, sa {child}. ”Ingen går så långt för en stövel.”

{Elder.short} svarade inte. {Elder.He} började plötsligt pilla på en lös tråd i koftan.

# only-follow
”Jag gör ett försök”, sa {child}. ”Jag släpper den här på gräset, och så ser vi vart den går. {Pet}, {@dont}. Bara följa.”

Bara följa var det svåraste {pet} visste. {Pet.He} darrade i hela kroppen. Men {pet.he} följde, tass för tass, alldeles bakom. Grodan hoppade rakt över gräsmattan. Den hoppade förbi krusbären. Den hoppade in i det höga gräset nere vid stenmuren, där {elder.short} aldrig klippte, och där försvann den.

{child} gick fram och tillbaka. Ingenting. Bara nässlor och gammalt gräs och en brädhög. Det började dugga.

# under-the-boards
Men {pet} hade lagt sig. {Pet.He} låg spikrak, med nosen mot brädorna, och rörde sig inte ur fläcken. {child} lockade. {child} sa ”kom”.[sport:  {child} lovade att {play sport} med {pet.him} hela kvällen.] {child} till och med prasslade med en godispåse. {Pet} låg kvar. {@drove}, och nu tänkte {pet.he} inte gå förrän någon förstod.

”{Elder.short}!” ropade {child}. ”Vad är det som är under brädorna?”

{Elder.short} kom genom gräset, i en stövel och en toffel. {Elder.He} stod tyst ganska länge.

”En damm”, sa {elder.he}.

”Har du en damm?”

{@dug}

# they-want-to-go-home
{child} visste inte vad man skulle säga. Därför tog {child.he} {elder.short's} hand.

”När grodor ska lägga ägg går de tillbaka till sin egen damm”, sa {child.he} sedan. ”Det har vi läst [school: {at school} | i skolan]. De bryr sig inte om hur fin sjön är. De ska hem.”

{Elder.short} såg på grodan, som satt intill den understa brädan och väntade, som man väntar utanför en dörr när man vet att det finns folk därinne.

”Över två åkrar och en väg”, sa {elder.he}. ”Och så har jag kallat den hyresgäst. När det är den som bor här.”

# all-day
{Elder.He} tog tag i den första brädan. {child} tog den andra änden.

Det tog hela dagen. Under brädorna fanns en grop med svarta löv och en pöl som inte var större än ett tvättfat. De öste löv, bar stenar och släpade vattenslang från regntunnan[music:  till {music} på köksradion].[friend:  {Friend} kom och öste med en kastrull.] {@barrow}[adult:  {Adult} ringde, men ingen hade en torr hand att svara med.] När kvällen kom var dammen blank, och himlen låg i den, lite skrynklig.

Komma klev i. Den hoppade inte, den klev, som någon som har all tid i världen.

# a-very-small-moped
På natten vaknade {child} i kammaren. Ljudet kom utifrån, lågt och surrande, som om någon körde en mycket liten moped långt borta. Orr. Orr. Orr. Sedan en till, och en till.[city:  Så lät det aldrig {in city}.]

{Child.He} tassade ut i köket. Där satt {elder.short} i [elder & !elder.she: nattskjorta | nattlinne] vid fönstret, med {pet} över fötterna.

”Hör du ett sådant liv”, sa {elder.short}.

”Ska jag stänga?” frågade {child}.

{Elder.short} sträckte ut handen och sköt upp fönstret lite till, så långt haken räckte.

”Det kan du våga”, sa {elder.he}.

# two-boots
Och i farstun stod två stövlar, alldeles tomma, bredvid varandra.

# @shook
{child}, som bodde hos {elder.him} hela lovet, vände stöveln upp och ner över trappan. De var släkt på långt håll och goda vänner på nära.
## if elder
{child} vände stöveln upp och ner över trappan.

# @herds
{Pet} var border collie på gården mitt emot, men där hade de sålt sina får, och hos {elder.short} fanns det inga. Därför brukade {pet.he} valla det som fanns: hönsen, brevbäraren, löven. En gång hade {pet.he} drivit ihop fyra gäster från ett kalas i ett hörn av syrenhäcken och hållit dem kvar tills kaffet var serverat.
## if pet.dog
{Pet} var {a breed} och ville helst ha alla på samma ställe, och det fanns inga får hos {elder.short}. Därför vallade {pet.he} det som fanns: hönsen, brevbäraren, löven. En gång hade {pet.he} drivit ihop fyra gäster från ett kalas i ett hörn av syrenhäcken och hållit dem kvar tills kaffet var serverat.
## if pet.dog & breed.Border Collie
{Pet} var en border collie, och det fanns inga får hos {elder.short}. Därför brukade {pet.he} valla det som fanns: hönsen, brevbäraren, löven. En gång hade {pet.he} drivit ihop fyra gäster från ett kalas i ett hörn av syrenhäcken och hållit dem kvar tills kaffet var serverat.
## if pet.cat
{Pet} var {a breed}, och det fanns inga möss hos {elder.short}. Därför vaktade {pet.he} det som fanns: hönsen, brevbäraren, löven. En gång hade {pet.he} lagt sig raklång över tröskeln till verandan och hållit kvar fyra gäster från ett kalas tills kaffet var serverat. Ingen ville kliva över.

# @watched
{pet} sprang bredvid
## if pet.cat
{pet} åkte i cykelkorgen

# @dont
inte valla
## if pet.cat
inte hoppa på

# @drove
{Pet.He} hade drivit sin flock precis dit den ville
## if pet.cat
{Pet.He} hade följt efter ända dit grodan ville

# @barrow
{Pet} vallade skottkärran.
## if pet.cat
{Pet} åkte skottkärra åt båda hållen.

# @dug
”Min {digger} grävde den. Med spade, en hel sommar. Han var så stolt, han bjöd hit folk för att titta på vatten.” {Elder.He} log, fast det darrade lite i ena kanten. ”Och varje vår kom grodorna. De förde ett sådant liv att vi fick stänga fönstret. Jag klagade på det varenda kväll. Sedan blev jag ensam, och då klarade jag inte av att höra dem. Så jag lade på brädor.”
## if elder
”{Digger} i huset bredvid grävde den. Med spade, en hel sommar. Han var så stolt, han bjöd hit folk för att titta på vatten.” {Elder.He} log, fast det darrade lite i ena kanten. ”Och varje vår kom grodorna. De förde ett sådant liv att vi fick stänga fönstren, både han och jag. Vi klagade på det varenda kväll, över muren. Sedan flyttade han så långt bort som man kan komma, och då klarade jag inte av att höra dem själv. Så jag lade på brädor.”
