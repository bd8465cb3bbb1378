title: Stanna där
title: Polisbilen som inte ville tuta
title: Jag erkänner
guest friend: Saga (hon), Edvin (han)
guest elder: Sune (han), Gunhild (hon)

% ”STANNA DÄR!” ropas, sedan kramas, sist viskas. Låt barnet tuta. Den äldre är familjens och hjälper till i verkstaden den veckan, annars grannen som lagar bilar.

# will-not
På gården utanför verkstaden stod en riktig polisbil, och den ville inte tuta.

Den var vit och blå och gul, och den kunde prata genom högtalaren på taket. Den hade kommit dit för att bli lagad. {@mends} {child} satt redan i framsätet med bältet på.{@beside} {Child} ville åka med sirenen på. Bara ett enda varv runt gården.[sport:  Det måste vara ännu roligare än {sport}.]

”Nej”, sa polisbilen. ”Siren är för när det är på riktigt.”

”Det här är på riktigt”, sa {child}. ”Jag vill på riktigt.”

”Att vilja är inget brott och ingen olycka”, sa polisbilen.

# i-confess
Då kom {friend}, {child's} bästa vän, på sin sparkcykel, rakt över gräsmattan.[school:  Ingen {at school} åkte fortare.]

”STANNA DÄR!” sa polisbilen.

{Friend} bromsade så att {friend.he} hamnade i en rabarber.

”Jag erkänner!” sa {friend} och höll upp händerna. ”Jag har ätit russin ur burken i köket. Och ett till, som kanske inte var ett russin.”

{Friend} tyckte om att erkänna. Det kändes så lätt i magen efteråt.

# fourth-bun
{Elder.short} kom ut ur verkstaden med oljiga händer och en bulle i munnen.[adult:  {Adult} kom efter med fatet.]

”STANNA DÄR!” sa polisbilen. ”Är det där tredje bullen?”

”Fjärde”, sa {elder.short}. ”Och nu ska jag titta på din siren, för den är trasig.”

Högtalaren sa ingenting.

# only-a-car
”Är den trasig?” sa {child}. ”Du sa ju att du inte ville!”

”Jag vill inte heller”, sa polisbilen. ”Och så kan jag inte.”

{child} blev så besviken att armarna hängde rakt ner. {Child.He} gick ut och slängde igen dörren.

”En polisbil som inte tutar är bara en bil!” sa {child.he}.

”Och en som tutar jämt är bara oljud”, sa polisbilen. ”Den som behöver mig ska veta att jag kommer. Det är det sirenen är till för.”

# the-plum
Ingen hade tid att höra {friend} erkänna.

Så {friend} gick till plommonträdet. {Friend.He} hade aldrig stulit plommon, och då kunde {friend.he} ju inte erkänna det heller. Hela vägen upp på stegen klättrade {friend.he}, och från stegen till en gren, och där satt det största plommonet.

Då föll stegen. Duns, sa det i gräset.

”{Child}!” ropade {friend}. ”Jag erkänner att jag sitter fast!”

# we-are-coming
{child} såg upp. {Friend} höll om stammen med båda armarna, och grenen gungade.

”Jag hoppar!” ropade {friend}.

”Nej!” ropade {child}. ”Stanna där! Stanna precis där! Vi kommer!”

{Child} sprang till polisbilen[athlete: , lika fort som {athlete}].

”{Friend} sitter i trädet. Nu är det på riktigt.”

”Då åker vi”, sa polisbilen.

{Elder.short} satte sig vid ratten. {child} spände fast sig bredvid. Motorn gick i gång, blåljuset snurrade, och polisbilen tog i för att tuta.

”Pff.”

# the-microphone
”{Friend} hoppar om ingen hör att vi kommer”, sa polisbilen, och högtalaren darrade.

”Sirenen hinner jag inte”, sa {elder.short}. {@pocket} {Elder.He} tvinnade ihop två trådar med tummen. ”Högtalaren kan jag vrida upp. Resten får någon annan göra.”

Och {elder.he} höll fram mikrofonen till {child}.

{child} öppnade munnen så mycket det gick.

”TA-TY, TA-TY, TA-TYYYY!”

Det lät över hela gården.[music:  {@louder}] Hönsen la sig ner. Polisbilen rullade fram över gräset, sakta och stadigt, med blåljuset i full fart och {child} tutande i högtalaren.

”De kommer!” skrek {friend} i trädet. ”Jag hör dem!”

# one-foot
{Elder.short} stannade precis under grenen. {Elder.He} kröp ut och klev upp på stötfångaren.

”En fot på mitt tak”, sa polisbilen. ”Sedan den andra. Ta det lugnt. Jag står stilla.”

{Friend} satte en fot på taket, sedan den andra. Så gled {friend.he} ner längs framrutan och rakt i famnen på {elder.short}.

”Stanna där”, sa {elder.short} in i {friend's} hår och satte inte ner {friend.him} på en bra stund.

# evidence
{Friend} sträckte fram plommonet till polisbilen.

”Jag erkänner”, sa {friend.he}.

”Det räknas inte”, sa polisbilen. ”Det är bevis. Bevis får man äta upp.”

{child} la handen på den varma huven.

”Du hade rätt”, sa {child.he}. ”Det lät mycket bättre på riktigt.”

”Du hade också rätt”, sa polisbilen. ”Det är roligt att tuta. Jag har bara inte vågat säga det.”

# a-bit-longer
På kvällen var sirenen hel. I morgon skulle polisbilen tillbaka till [city: {city} | stan]. {child} och {friend} låg på madrasser i köket och hade fönstret på glänt.[adult:  {Adult} sov redan i rummet bredvid.]{@night}

”Stanna där”, sa {child} ut genom springan. ”Lite till.”

”Till klockan åtta”, sa polisbilen lågt. ”Jag hade tänkt be om det själv.”

# blue-light
{Elder.short} ställde fram en bulle på huven, utifall att. Och hela kvällen, utan ett ljud, gick det blå ljuset runt i köket, över taket, över spisen, över två sovande.

# @mends
{Elder}, som bodde granne med {child}, lagade alla bilar i hela trakten.
## if elder
{Elder} hjälpte till i verkstaden den veckan.[elder2:  {Elder2} skötte kaffet.]

# @beside
[pet.dog:  Hunden {pet} satt där bak, som om {pet.he} var gripen.][pet.cat:  Katten {pet} låg i baksätet, som om {pet.he} ägde bilen.][pet.other:  Hemma fick {pet} vänta på att få höra allt.]

# @night
[pet.dog:  {Pet} låg mellan dem.][pet.cat:  {Pet} låg över fyra fötter.][pet.other:  Därhemma sov {pet}.]

# @pocket
Men {elder.he} grävde i bröstfickan, där det alltid fanns något som behövdes, och drog fram en liten sladd.

# @louder
Det hördes bättre än {music}.
