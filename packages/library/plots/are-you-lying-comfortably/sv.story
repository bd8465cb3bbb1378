title: Ligger du bra?
title: Gustavsson har ett jobb
guest friend: Tyra (hon), Tage (han)
guest pet: Pelle (han), Tassa (hon)
guest teddy: Gustavsson (han), Lundström (han)
guest sitter: Gunvor (hon), Rigmor (hon)

% Djuret är familjens, eller vännens hund. Katten har åkt med i väskan.

# the-bag
{child} hade packat tandborste, kortlek och {@packed}. {Child.He} skulle sova över hos {friend}[!friend.known: , {child.his} bästa vän,] för första gången i hela sitt liv, och {child.he} hade bara en plan: {child.he} skulle klara det utan nalle.[adult:  {Adult} hade lovat att inte säga ett ord om saken.][elder:  {Elder}[elder2:  och {elder2}] hade skickat med bullar i stället.]

Det var bara det att nallen låg i väskan. Längst ner, under pyjamasen, med tröjan knäppt ända upp i halsen. Han hette {teddy}.

”Nej”, sa {child}. ”Hur kom du dit?”

{Child.He} tog honom i tassen för att dra upp honom. Det skulle {child.he} inte ha gjort. Så länge någon höll {teddy} i tassen kunde han nämligen prata, och han pratade gärna.

”Jag klättrade”, sa {teddy}. ”Det tog hela eftermiddagen. Ligger du bra? frågade jag mig själv. Nej, svarade jag. Jag har en kam i ryggen.”

{child} släppte tassen, och det blev tyst.

# the-vote
{Friend} stod på sängen och hade sett alltihop. {Friend} röstade om allt. {Friend.He} hade röstat om middagen, om vem som skulle ha vilken kudde[school: , om läxorna {at school}][athlete: , om hur många medaljer {athlete} skulle ha] och om vad gatan egentligen skulle ha hetat.

”Vi röstar”, sa {friend}. ”Alla som vill att nallen får stanna räcker upp en hand.”

{Friend.He} räckte upp sin egen. {@Votes} räckte upp en tass.

”Två mot en”, sa {friend}.

”{Pet} får inte rösta! {Pet.He} är [pet.cat: katt | hund]!”

”{Pet.He} bor [city: {in city}|i Sverige]”, sa {friend}.

# a-job
{child} tog {teddy} i tassen igen.

”Du fattar inte”, sa {child.he}. ”Jag är {age}. Jag ska sova själv.”

”Du fattar inte”, sa {teddy}. ”Jag är nalle. Jag har ett jobb. Klockan nio frågar jag om du ligger bra. Det har jag gjort sedan du var så liten att du svarade med en rap.”

”Men jag behöver inte det längre!”

”En brandman går inte hem för att det inte brinner”, sa {teddy}.

Det var det värsta med honom. Han hade ofta lite rätt.

”Ligger du bra?” sa {teddy}.

”JAG STÅR UPP!”

# the-drawer
{child} släppte honom, drog ut den nedersta lådan i {friend's} byrå och la honom bland strumporna.

”Ligger du bra?” sa {child.he} med sin elakaste röst och sköt igen lådan.

”Oj”, sa {friend}. ”Det där röstade vi inte om.”

De borstade tänderna[music:  i takt till {music}]. De spelade kort tills {friend} hade vunnit {child's} kudde, tappat den igen och krävt omval. De la sig på madrassen på golvet, och {sitter}, som passade dem den kvällen, släckte och sa godnatt från dörren.

# the-radiator
Då låg {child} där.

{Child.He} låg på höger sida. {Child.He} låg på vänster. Det tickade i ett element, fast bara ibland, så att man måste vänta på det. Det var som om någon hade knutit en handduk i magen på {child.him}. {Child.He} längtade hem.

”{Friend}?” viskade {child}. ”Sover du?”

”Nej. Du vänder dig som en pannkaka.”

”Det är magen”, sa {child}. ”Den vill hem.”

{Friend} satte sig upp.

”Min ville också hem en gång”, sa {friend.he}. ”Jag lurade den. Jag höll i min egen fot hela natten.”

# no-back
De skrattade båda två ner i täcket. Sedan tände {friend} lampan, kröp bort till byrån och drog ut den nedersta lådan.

Där låg strumporna. Där låg ingen {teddy}.

Lådan hade ingen baksida. Där bakom fanns det bara en springa i väggen, in under snedtaket.

”Han har klättrat igen”, sa {child}. ”Han tänkte väl gå till jobbet.” {Child.He} la sig på golvet och ropade in i hålet. ”{teddy}! Svara!”

Men det var ju ingen som höll honom i tassen.

# ask-the-nose
”Vi frågar nosen”, sa {child}. ”{Pet}!”

{Pet} låg på {child's} kudde. {child} höll fram pyjamasen som {teddy} hade legat under.

”Var är han? Inte [pet.cat: fluga | korv]. Nalle.”

{@Sniffed}

”Den luckan öppnar vi aldrig”, sa {friend}. ”Där är det julsaker. Och mörkt.” Sedan tog {friend.he} tag i skrivbordet. ”Men jag är för det. Ett mot noll. Dra!”

# the-hatch
De drog. {child} öppnade luckan och stack in armen till axeln. {Child.He} kände glitter. {Child.He} kände något som kanske var en tomte. Sedan kände {child.he} en tass, sned i sömmen, och {child.he} höll hårt.

”Ligger du bra?” sa {child.he}.

”Nej”, sa {teddy} till slut med mycket liten röst. ”Det är mörkt här. Jag har aldrig legat själv förut. Jag visste inte hur man gjorde.”

”Det är svårt”, sa {child}. ”Jag kan det inte heller.”

# everybody-is
{child} drog ut {teddy} i ljuset. Han hade glitter i båda öronen och en dammtuss på nosen. {Friend} borstade honom så försiktigt att {friend.he} glömde att rösta om det.

”Jag trodde att du inte ville ha mig”, sa {teddy}.

”Jag trodde att du tyckte att jag var en bebis”, sa {child}.

”Ja, men det tycker jag om alla”, sa {teddy}. ”Jag tycker det om {@grown}.”

{Friend} fnös så att {pet} nös.

# in-the-middle
Sedan bestämde {child} hur det skulle bli. {teddy} skulle inte ligga hos {child.him}. Han skulle ligga i mitten, med en tass åt varje håll, så att han inte behövde vara ensam på en ny plats.

”Och vem frågar?” sa {teddy}. ”Klockan är långt över nio.”

”Det är min tur”, sa {child} och drog upp täcket till hans haka. ”Ligger du bra?”

{teddy} tänkte efter. Han hade {child} på ena sidan och {friend} på den andra. {Pet} hade just lagt sig över allas fötter, varm och tung som ett bröd.

”Ja”, sa han.

# the-whole-quilt
Elementet tickade. {Friend} somnade först, mitt i ett ord[sport:  om {sport}]. Så småningom blev {child's} hand så tung att den gled av tassen. På morgonen, när {sitter} tittade in, låg de två vännerna på var sin kant av madrassen. I mitten låg nallen på rygg, med hela täcket.

# @packed
pyjamas
## if pet.dog
hundmat

# @votes
{Pet}, som var {friend's} hund och trodde att det handlade om korv,
## if pet.dog
{Pet}, som var {child's} hund och trodde att det handlade om korv,
## if pet.dog & breed
{Pet}, som var {a breed} och trodde att det handlade om korv,
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] hade åkt med i väskan utan att någon märkte det. Nu fick {pet.he} syn på en fluga och

# @sniffed
{Pet} luktade. Man såg hur hela hunden slutade vara trött, från nosen och bakåt, tills det kom fram till svansen. {Pet.He} gick förbi byrån, ända bort till en liten lucka i väggen bakom skrivbordet, och där satte {pet.he} sig och skällde en enda gång.
## if pet.cat
{Pet} luktade. Man såg hur hela katten slutade vara trött, från nosen och bakåt, tills det kom fram till svansen. {Pet.He} gick förbi byrån, ända bort till en liten lucka i väggen bakom skrivbordet, och där satte {pet.he} sig, glodde på väggen som bara katter kan och sa mjau en enda gång.

# @grown
din tandläkare
## if adult
{adult}
## if elder
{elder}
## if adult & elder
{adult}. Jag tycker det om {elder}
