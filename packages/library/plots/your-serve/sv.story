title: Din serve
title: Bara spela
title: Du eller bordet
guest conrad: Konrad (han), Ture (han)
guest okoro: Yvonne (hon), Solveig (hon)

% Ena halvan av ett bordtennisbord går att fälla upp, så att man kan spela mot den. {conrad} säger ”din serve” varje gång, också när den är hans.

# three-pairs
De var sju på bordtennisen på torsdagarna. Det blev tre par, och {child}.

De andra hade hittat varandra redan första gången, fort som magneter, medan {child} knöt skon. Ingen var elak. Det var bara det att ingen ville spela med {child.him}[friend: , och {friend}[!friend.known: , {child.his} bästa vän,] kunde inte på torsdagar].

”Du får fyran”, sa {okoro}, som hade hand om klubben, och fällde upp ena halvan av det sista bordet, så att den stod där som en vägg. ”Så. Den kommer aldrig för sent, och den käftar aldrig emot.”

Så {child} spelade mot väggen[elder: , med racketen som {child.he} hade fått av {elder}[elder2:  och {elder2}]]. Det hade {child.he} gjort sedan i vintras, och {child.he} hade blivit väldigt bra, för av en vägg får man tillbaka precis det man ger. Slår man hårt så slår den hårt. Tock, tock, tock[music: , i takt till {music}].[pet.dog:  (Hemma fick det bli garageporten, och [!pet.known: hunden ]{pet} som bollkalle.)][pet.cat:  (Hemma fick det bli garageporten, och [!pet.known: katten ]{pet} som publik.)][pet.other:  (Hemma fick det bli garageporten, och den stod {pet} inte ut med.)]

# whos-winning
Men en torsdag stod det någon bredvid. Det var en kille med stora glasögon, och prislappen satt kvar på hans racket.

”Vem leder?” sa han.

”Va?”

”Du eller bordet?”

”Det är en vägg”, sa {child}. Tock, tock.

”Den har bra backhand.”

{child} missade. Det hade inte hänt på flera veckor. Bollen for in under elementet, och killen la sig på magen och fiskade fram den.

”Jag heter {conrad}”, sa han nerifrån golvet. ”Jag är ny[city:  i {city}][city & school:  och {at school}][!city & school:  {at school}]. Och jättedålig. Får jag ta över efter väggen?”

Det hade ingen frågat förut. {child} visste inte vart blicken skulle ta vägen och ryckte på axlarna.

# a-cup-of-tea
De hjälptes åt att fälla ner halvan, pang, och så var det ett bord. Det såg ut att vara en mil långt.

”Vad ska jag säga?” ropade {conrad} från andra änden.

”Man säger ingenting. Bara ’din serve’, om det är den andras tur.”

”Din serve”, sa {conrad}, som om han bjöd på kaffe.

Så {child} servade. Det blev en bra en, låg och hård, ut i hörnet[athlete: , en sådan som {athlete} hade nickat åt]. {conrad} hann inte ens vända på huvudet.

”Jösses”, sa {conrad} och gick och hämtade bollen under elementet. ”Din serve.”

{child} servade igen. ”Jösses”, sa {conrad}.

# gosh
{child} menade inget illa. Det var ju så man spelade[sport: , det var likadant när man skulle {play sport}]. Man gav allt, och allt kom tillbaka. Fast nu kom det inte tillbaka, det for in under elementet, och {conrad} kröp efter, och varje gång han reste sig satt det mer damm på hans tröja. Han berättade om en lärare på sin gamla skola som hade en papegoja. {child} hörde inte på, {child.he} tittade på bollen.

”Kan du ta en långsam?” sa {conrad} när det stod nio–noll.

”Ska du spela på riktigt eller inte?” sa {child}.

”Jag trodde att vi bara spelade”, sa {conrad}.

# the-glasses
{child} kastade upp bollen och slog hårdare än {child.he} någonsin hade slagit på något. Bollen var perfekt. Den sa tock i bordet och tick i {conrad's} glasögon, och glasögonen föll i golvet.

De höll. {conrad} satte på sig dem igen. Arg var han inte heller, och det var det värsta. Han tittade bara på {child} genom dem en stund, som om han tänkte efter.

”Du vill nog hellre ha väggen”, sa han.

# up-and-up
Och {conrad} gick tillbaka till sin ände, böjde sig ner och lyfte. Upp kom halva bordet, upp och upp, tills {child} bara såg hakan på honom, och sedan bara glasögonen, och sedan ingenting alls.

”Din serve”, sa rösten på andra sidan.

{child} hörde hur han gick sin väg.

# somebody-did
{child} stod där med bollen i handen. {Child.He} studsade den en gång och slog, för vad skulle {child.he} annars göra? Tock, tock, tock. Den kom tillbaka precis som {child.he} hade skickat den. Det skulle den alltid göra. {Child.He} kunde stå här tills {child.he} fyllde hundra, och den skulle inte säga jösses en enda gång.

Ingen vill spela med mig, tänkte {child.he}, för det brukade {child.he} tänka på torsdagar. Och så tänkte {child.he} för första gången: fast en ville ju.

# the-whole-mile
{conrad} satt på bänken vid dörren med jackan på ena armen och plockade damm från tröjan.

{child} kunde ha gått dit och sagt något. Men vad? I stället la {child.he} ifrån sig racketen, gick runt till andra änden av bord fyra och tog tag. Det var mycket tyngre ner än upp, när man var ensam om det. {Child.He} höll om det med båda armarna och lät det komma, långsamt, hela vägen. Det small i alla fall. Alla tittade. Det hettade i ansiktet, och {child.he} gick tillbaka till sin egen ände, hela milen.

{Child.He} servade inte. {Child.He} rullade bollen. Den trillade längs bordet, slank in under nätet där det hängde lite, och stannade strax innan kanten.

”Din serve”, sa {child}.

# just-playing
{conrad} tittade på bollen. Han tittade på {child}.

”På riktigt?” sa han.

”Nej”, sa {child}. ”Bara spela.”

{conrad} drog armen ur jackan igen.

Hans serve gick i taket. Hur den kom ner på {child's} sida är det ingen som vet, men {child} hann under, och i stället för att slå till lyfte {child.he} den liksom tillbaka. Den seglade över som en såpbubbla. {conrad} blundade med båda ögonen och drog till.

Tock.

”Jösses!” tjöt {conrad}.

”Fortsätt!” sa {child}. ”Hur var det med papegojan?”

”Du hörde ju på!”

”Nej”, sa {child}. ”Ta det från början.”

Så {conrad} tog det från början, och {child} skickade den ena långsamma bollen efter den andra, var och en precis dit där {conrad's} racket skulle komma. Det var mycket svårare än att spela mot en vägg. De kom till fyra. De kom till sju. De kom till fjorton, och då hade papegojan ätit upp närvarolistan, och {child} skrattade så att {child.he} missade.

# next-thursday
Sedan satt de i busskuren med {okoro}, som skulle med samma buss som {child}, och det började skymma. {conrad's} buss kom först. Han gick på och blippade sitt kort, och dörrarna stängdes, och det var väl det, tänkte {child}.

Då suckade dörrarna och gick upp igen, och {conrad} stack ut huvudet.

”På torsdag”, sa han. ”Din serve.”
