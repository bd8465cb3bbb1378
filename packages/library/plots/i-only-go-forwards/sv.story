title: Brum, brum, duns
title: Jag kan bara åka framåt
title: Rumpan först
guest minder: moster Lotta (hon), moster Siv (hon)

% Låt barnet säga DUNS, och sedan pip, pip, pip. Den sista dunsen är tyst.
% Den som har pannkakorna är {adult}, annars mormor eller farfar, annars {minder}: @a. Mormor eller farfar bredvid en sådan sitter vid bordet och tänker inte börja utan barnet; hunden eller katten väntar också.

# wellies
{child} hade en röd racerbil, precis så stor att det fick plats en {child} i den[friend: , eller en {friend}]. {Child.He} och bilen var i hallen. {@First} var i köket med ett fat pannkakor[music:  och {music} på radion]. {@at-table}[pet.dog/pet.cat: {Pet} satt så nära pannkakorna som det gick.]

”Kom och få pannkaka, {child}!” ropade {@a}.

”Jag vill komma i min racerbil!” ropade {child.he}.

”Jag är en racerbil”, sa racerbilen. ”Jag kan bara åka framåt.”

Och så åkte de.

Brum, brum … DUNS!

”Vad var det?” ropade {@a}.

”Stövlar[sport:  och {sport.thing}]!” ropade {child}.[pet.other:  Och {pet} vaknade.]

# underpants
{Child.He} vred på ratten, och så åkte de igen.

Brum, brum … DUNS!

De hade kört på tvättkorgen, och ett par stora kalsonger ramlade ner på huvudet på {child}.

”Vad var det?” ropade {@a}.

”Kalsonger!” ropade {child.he}.

”Kalsonger?” sa {@a}. {@He} kom ut i hallen för att titta, och {@he} böjde sig ner för att ta upp kalsongerna.

Brum, brum … DUNS!

”Vad var det?” sa {child}.

”Det där”, sa {@a}, ”var min rumpa.”

# stuck
{child} skrattade och skrattade, och racerbilen for vidare genom hallen. Den for rakt in bakom den stora fåtöljen, där det var väldigt, väldigt trångt.

DUNS!

Nu satt racerbilen fast.

”Åk bakåt”, sa {child}.

”Jag kan inte åka bakåt”, sa racerbilen. ”Jag kan bara åka framåt.”

Brum. Duns. Brum. Duns.

{@A} tog tag i racerbilen där bak, och {@he} drog och {@he} drog. Då gled händerna av, och {@he} satte sig, pladask, på golvet.

”Den kommer inte ut”, sa {@a}.

# oh-no
Åh nej! Pannkakorna var i köket, och {child} var bakom fåtöljen. En stor tår rullade ner.

”Jag vill komma ut”, sa {child.he}. ”Jag vill ha min pannkaka.”

”Jag vill också komma ut”, sa racerbilen med pytteliten röst. ”Men jag vet inte hur man gör när man backar. Det är ingen som har visat mig.”

# you-have-to-say-it
{child} snörvlade. {Child.He} torkade näsan på kalsongerna. {Child.He} visste hur man gör när man backar, för {child.he} hade sett sopbilen göra det[city:  {in city}][school: , utanför {school}].

”Man tittar bakom sig”, sa {child.he}, och {child.he} tittade bakom sig. {Child.He} satte båda fötterna i golvet. ”Och så måste man säga det. Man säger pip, pip, pip.”

”Pip?” sa racerbilen.

”Pip, pip, pip”, sa {child.he}, och {child.he} sköt på med fötterna så hårt {child.he} kunde.

Racerbilen rullade bakåt en liten, liten bit.

”Oj!” sa racerbilen. ”Det kittlas!”

”Pip, pip, pip!” sa {child}.

”Pip, pip, pip!” sa racerbilen.

”Pip, pip, pip!” sa {@a}, och {@he} kröp baklänges också, för att inte vara i vägen.

# backwards
Och ut kom de, från fåtöljen och hela vägen genom hallen. De åkte baklänges förbi korgen och baklänges förbi stövlarna, och baklänges in genom köksdörren, ända fram till bordet.

”Jag kom först[athlete: , som {athlete}]!” sa {child}.

”Rumpan först”, sa {@a}.

# jam
{child} åt två pannkakor med sylt. {@had-two}[pet.dog/pet.cat: {Pet} åt en halv utan. ]Racerbilen fick lite sylt på nosen.

# the-door
Och när det var dags att sova backade racerbilen sakta in på sin plats bredvid {child's} säng, och lyktorna slocknade. {@A} [pet.other: sa god natt till {pet}, ]pussade {child} på pannan och släckte lampan. Sedan gick {@a} ut baklänges, så att {@he} kunde se {child} hela vägen.

”Pip, pip, pip”, viskade {@a}.

Duns.

”Vad var det?” viskade {child}.

”Det där”, viskade {@a}, ”var dörren.”

# @at-table
[pet:  | ]
## if elder & adult & !elder2
{Elder} satt vid bordet och tänkte inte börja utan {child}. 
## if elder2 & adult
{Elder} och {elder2} satt vid bordet och tänkte inte börja utan {child}. 
## if elder2 & !adult
{Elder2} satt vid bordet och tänkte inte börja utan {child}. 

# @had-two
[pet:  | ]
## if elder & adult & !elder2
{Elder} åt också två, nu när {child} hade kommit. 
## if elder2 & adult
{Elder} och {elder2} åt två var, nu när {child} hade kommit. 
## if elder2 & !adult
{Elder2} åt också två, nu när {child} hade kommit. 

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
