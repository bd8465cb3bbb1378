title: Inte i hallen, {ghost}
title: Två ettor, tack
title: Det här är tio
guest ghost: Majvor (hon), Gullan (hon)
guest friend: Lovisa (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Huset är mormors eller farfars, annars ett som {adult} har hyrt, annars {minder’s}. {ghost} tar upp beställningar som på ett kafé. Blås tillsammans, svagare för varje gång.

# so-cheap
Det spökade i {@house}, och det var därför det hade varit [city: det billigaste {in city} | så billigt]. I natt skulle {child} sova där för första gången, tillsammans med {friend}[!friend.known: , {child.his} bästa vän]. {Friend} var inte rädd för någonting. {child} var rädd för tandläkaren, för [pet.dog: ankor | hundar] och för hopptornet, och {child.he} ville absolut inte att {friend} skulle märka det[school: , eller någon annan {at school}].

# what-are-we-having
De höll på att borsta tänderna när det kom en kall vind genom övre hallen, och efter vinden kom spöket. Hon såg ut som ett lakan på en tvättlina, med en penna instucken bakom det ställe där örat borde ha suttit.

”God kväll, mina hjärtan”, sa spöket. ”Vad får det lov att vara?”

”Inte i hallen, {ghost}!” ropade {@a} nerifrån. ”Jag har precis dammsugit!”

”Jag frågar ju bara, lilla vän!” ropade spöket tillbaka.

{child} stod redan bakom handduken.

# one
”Hur läskigt ska det vara?” sa {ghost}. ”Säg en siffra, så får ni det. En etta är en strumpa som ramlar ner från en stol. En femma är knarr, och ett stön till det. En tia är alltihop, men någon tia har jag aldrig gjort. Den är det ingen som frågar efter.”

”En etta”, viskade {child}.

I sovrummet ramlade en strumpa ner från en stol. {child’s} knän blev mjuka. Det var en ganska läskig strumpa.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] ville ha den där strumpan. {Pet.He} satte sig vid stolen och väntade på nästa.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] ville ha den där strumpan. {Pet.He} satte sig vid stolen och väntade på nästa.][pet.other:  {child} hade gärna varit hemma hos {pet}.]

”En etta?” sa {friend}. ”[athlete: {athlete} skulle aldrig ta en etta. ]Vi tar en femma!”

Det knarrade i golvet. Det knarrade i garderoben. Sedan kom ett långt, förskräckligt stön, som när någon väldigt gammal reser sig ur en fåtölj.

”Det där hörde jag, {ghost}!” skrek {@a}.

”Toppen!” sa {friend}. ”Är du rädd, {child}?”

”Nej”, sa {child}, som nu var helt och hållet inne i handduken.

# ten
”Bra”, sa {friend}. ”En tia, tack.”

”Är du säker, hjärtat?” sa {ghost} och lade ifrån sig pennan. ”Jag har aldrig varit där uppe.”

”En tia!” sa {friend}.

{ghost} drog in luft. Alla lampor slocknade, varenda dörr i huset började slå, och {ghost} svällde tills hon var stor som ett tält och steg tjutande mot taket, med ögon som två billyktor.

{Friend’s} tandborste föll i golvet.

”Det här tycker jag inte om”, sa {friend}. ”Det räcker! Sluta!”

”Det går inte!” tjöt {ghost}. ”Jag vet inte hur man kommer ner!”

# through-the-ceiling
{ghost} var rädd. Ju räddare hon blev, desto större växte hon, och ju större hon växte, desto räddare blev hon, tills huvudet var på väg ut genom taket.

”Hon blåser bort!” ropade {friend}. {Friend.He} skakade i hela kroppen, men {friend.he} hoppade och fick tag i lakanets nederkant med båda händerna och höll sig fast, med fötterna i luften. ”{Child}! Gör något!”

{child} hade aldrig varit så rädd i hela sitt liv, utom hos tandläkaren. Och i hopptornet. Och när [pet.dog: den där ankan ville ha smörgåsen | grannens hund kom lös].

Det här är tio, tänkte {child.he}. Här har jag varit massor av gånger.

{Child.He} kom ut ur handduken.

# nine
”{ghost}!” ropade {child.he}. ”Titta på mig!”

”Jag är på tio!” jämrade sig {ghost}.

”Jag vet! Det finns en väg ner! Släpp ner axlarna!”

”Jag har inga!”

”Släpp ner det du har, då! Och så blåser du, som på varm soppa.”

{ghost} blåste. Hattarna flög av sina krokar och åkte nerför trappan.

”Det där var nio”, sa {child}.

”Är nio bättre?” sa {ghost}.

”Nej”, sa {child}. ”Nio är hemskt. Men det är nio. Blås igen.”

# about-two
{child} blåste med för att visa hur man gör, och {friend} blåste också, hängande i fållen. {ghost’s} huvud kom in genom taket igen.

”Åtta”, sa {child}. ”Det går jättebra för dig.”[sport:  {Child.He} sa det som de säger på {sport}.]

De blåste, och dörrarna slutade slå. De blåste, och {friend’s} fötter nådde golvet. De blåste tills {ghost} inte var större än ett lakan igen, och sedan ett örngott, och hon satte sig på trappräcket och darrade.

”Var är jag nu?” frågade hon.

”På två, ungefär”, sa {child}. ”Du kan stanna på två ett tag. Där är det ingen fara.”

# four-hats
Lamporna tändes, och {@hats}

”Vad var det jag sa om hallen?” sa {@a}.

”Förlåt, lilla vän”, sa {ghost}.

Sedan kokade {@a} choklad åt allihop, och {ghost} blåste länge på sin.

# two-ones
Senare låg {child} och {friend} i var sin säng med lampan tänd[music:  och {music} på låg volym].[pet.dog / pet.cat:  {Pet} satt kvar vid stolen.][pet.other:  I morgon skulle {pet} få höra alltihop, från ett till tio.]

”Jag var rädd”, sa {friend}.

”Jag vet”, sa {child}. ”Det var jag också.”

”Hur kunde du vägen ner?”

”Jag är där ofta”, sa {child}.

”Får det lov att vara något mer i kväll, mina hjärtan?” sa {ghost} mjukt från dörren, med pennan bakom örat.

{child} tittade på {friend}. {Friend} drog upp täcket till näsan och höll upp ett finger.

”Två ettor, tack”, sa {child}.

Och mycket försiktigt, den ena efter den andra, ramlade två strumpor ner från stolen.

# @house
{minder’s} nya hus
## if adult & !elder
huset som {adult} hade hyrt för en vecka
## if elder
{elder’s} nya hus

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @hats
på översta trappsteget stod {minder} med fyra hattar på huvudet.
## if adult & !elder
på översta trappsteget stod {adult} med fyra hattar på huvudet.
## if elder & !elder2
på översta trappsteget stod {elder.short} med fyra hattar på huvudet.
## if elder2
på översta trappsteget stod {elder.short} med tre hattar på huvudet, och {elder2} med den fjärde.
