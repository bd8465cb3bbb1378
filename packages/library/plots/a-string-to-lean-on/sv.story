title: Räknar till två
title: Någon som håller i
title: En sån drake också
guest friend: Maja (hon), Vilgot (han)
guest elder: Signe (hon), Sixten (han)
guest minder: Malena (hon), Josefin (hon)

% På svenska är drake båda sorterna. Den äldre är familjens, eller en granne som står i dess ställe: @there.

# the-attic
{@there}

{child} och {friend}[!friend.known: , {child.his} bästa vän,] tittade på varandra. Sedan sprang de så fort uppför trappan att {child} tappade en toffel.

”Tror du att den sprutar eld?” viskade {friend}.

”Inte på vinden”, sa {child}. ”Då hade huset inte haft något tak.”

{Elder.short} lyfte på ett lakan. Där låg draken. Den var röd och platt, med två pinnar i kors och en svans av gamla band.

”Jaha”, sa {friend}. ”En sån drake.”

”Den bästa sorten”, sa {elder.short}. ”Den är sydd av ett gammalt nattlinne. Kom nu, det blåser!”

# never-three
Så de gick upp på kullen bakom huset[city: , den blåsigaste kullen i {city}]. {child} höll i snöret. {Friend} höll i draken.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] höll i en pinne.]

”Vi räknar till tre”, sa {child}. ”Ett, två …”

Och då sprang {friend}. Så var det alltid med {friend}[school: , {at school} också]. {Friend.He} väntade aldrig på tre.

Men draken flög! Den steg över björkarna och blev liten och röd som ett lingon. Snöret sjöng i {child's} händer[music: , nästan som {music}].

# excuse-me
”Ursäkta”, sa någon vid {child.his} stövlar.

{child} tittade ner. Där satt en drake till. Den var grön och knubbig och ungefär så lång som en tax. Det rök lite ur ena näsborren.

”Ursäkta”, sa den igen. ”Jag heter Sot. Hur gör han? Han där uppe. Han flaxar ju inte ens!”

{Friend} satte sig rakt ner i gräset. {Elder.short} tittade först med det ena ögat och sedan med det andra.

”Se där”, sa {elder.he}. ”En sån drake också.”[pet.dog:  {Pet} la ner pinnen och luktade på Sot, och Sot luktade tillbaka.]

# since-tuesday
”Kan inte du flyga?” frågade {child}.

Sot tittade på sina tår.

”Jag har vingar”, sa han. ”Det är inte det. Men mina syskon räknar till tre och så hoppar alla. Och precis när de säger tre blir jag så rädd att jag sätter mig. Nu har alla flugit till andra sidan sjön. Jag får gå runt. Jag har gått sedan i tisdags.”

Det var tyst en stund. Sedan sa {child}:

”Han där uppe flaxar inte. Han lutar sig mot vinden. Och så är det jag som håller i.”

”Jag har aldrig haft någon som håller i”, sa Sot.

# a-bow
Då halade {elder.short} ner den röda draken. {Elder.He} knöt snöret runt Sots runda mage, inte för hårt, med en fin rosett.

”Blir det för tokigt så säger du bara till”, sa {elder.he}. ”Då tar vi en [elder2: av {elder2's} bullar|bulle] i stället.”

{Friend} lyfte upp Sot. Han var varm som en kaffekanna. {child} tog ett stadigt tag om snöret.

”Lova att du inte släpper”, sa Sot.

”Jag lovar. Jag släpper inte förrän du säger det.”

”Och ni säger till mig innan ni säger tre?”

”Visst”, sa {friend}.

# one-two
”Ett”, sa {child}.

Sot blundade.

”Två …”

Och då sprang {friend}.

{Friend.He} sprang så att jackan stod rakt ut[athlete: , nästan som om {athlete} var efter]. Sot hann inte bli rädd. Han hann inte sätta sig. Han hann bara säga ”men ni har ju inte …” och sedan var det ingenting under honom utom luft.

”Luta dig!” ropade {child}.

Sot lutade sig. Vinden tog emot honom som en stor kudde. Han steg över björkarna, och av bara glädje kom det ut en liten låga, inte större än på ett tårtljus.

# all-week
Länge flög han där uppe. {child} höll i, och snöret sjöng. {Child.He} tänkte att {child.he} gärna kunde stå så hela veckan[sport: , utan att {play sport} en enda gång].

Då ropade Sot:

”{child}! Jag ser dem! På andra sidan sjön! Nu får du släppa!”

# let-go
{child} ville inte. {Child.His} fingrar ville inte alls. {Elder} la sin hand över dem.

”Du håller så bra”, sa {elder.he}. ”Det är därför han vågar.”

Då öppnade {child} handen. Snöret dansade i väg över gräset, över björkarna, över vattnet. Snart var Sot bara en prick, och bredvid pricken kom många andra prickar och flög runt, runt.

# which-one
Sedan kom [adult: {adult} | {minder}, som passade {child} den kvällen,] för att hämta.

”Nå”, sa [adult: {adult.he} | hon], ”flög draken?”

”Vilken av dem?” sa {elder.short}.

[adult: {Adult} | {Minder}] skrattade, för [adult: {adult.he} | hon] trodde att det var ett skämt.[pet.cat:  När {child} berättade det hemma för [!pet.known: katten ]{pet} slutade {pet.he} tvätta sig, mitt i en tass, och lyssnade.][pet.other:  Hemma fick {pet} höra alltihop, från början, och {pet} sa inte emot.]

# at-the-window
Men när {child} nästan hade somnat den kvällen[pet.cat: , med {pet} på fötterna,] knackade det på rutan. Utanför hängde något grönt och knubbigt i luften, utan att flaxa. I munnen hade det ett snöre, och det stack änden försiktigt genom springan, där fönstret stod på glänt.[pet.dog:  {Pet} viftade en gång på svansen, för den lukten kände {pet.he} igen.][pet.other:  {Pet} sov redan.]

”Jag kan själv nu”, sa Sot. ”Men ibland är det skönt med någon som håller i.”

Så {child} höll i, under täcket, en liten stund. Ett, tänkte {child.he}. Två …

Och då sov {child.he}.

# @there
”Jag har en drake på vinden”, sa {elder}, som bodde i det gamla gula huset på andra sidan vägen. ”Vill ni se den?”
## if elder
”Det ligger en drake på vinden”, sa {elder}, som hjälpte till i det gamla gula huset på andra sidan vägen den veckan[elder2: , tillsammans med {elder2}]. ”Vill ni se den?”
