title: Vem hoppar i ett bo?
title: Ett bo med nät
title: Dinosaurien på studsmattan
guest friend: Majken (hon), Alvar (han)
guest pet: Korven (han), Tussan (hon)

% Djuret är familjens, eller kompisens hund. Taxen är originalet. Maka på dig får alla säga.

# on-the-trampoline
Det satt en dinosaurie på {child's} studsmatta.

Den hoppade inte. Den bara satt, med sin väldiga gröna bak nästan nere i gräset, och den såg ut som någon som har hittat den enda sköna stolen [city: i hela {city} | på ett kalas].

{child} stod framför i strumplästen. {Child.He} var {age}, det var lördag, och {child.he} och {child.his} bästa vän {friend} skulle göra kullerbyttor hela förmiddagen[sport:  och {play sport} sedan].

”Maka på dig”, sa {child}.

”Nej”, sa dinosaurien.

”Den kan prata”, sa {friend}.

# a-nest
”Det är klart att jag kan prata. Jag är mamma”, sa dinosaurien. ”Det här är ett bo. Det är runt. Det har nät, så att ingen ramlar ur. Jag har suttit sämre.”

”Det är en studsmatta”, sa {child}. ”Den ska man hoppa på.”

”Vem hoppar i ett bo?”

”Vem sitter på en studsmatta?”

De blängde på varandra. {@whose} blängde också, bakom vattenkannan.

Dinosaurien lyfte lite på ena skinkan. Under låg ett ägg, gräddgult med bruna prickar och stort som en badboll.

”Det kläcks i dag”, sa hon. ”Men bara om det har det varmt. Har det kallt så väntar det. Så är det med ägg. Varmt: ut. Kallt: vänta.” Hon satte sig till rätta igen. Iiiiii, sa fjädrarna.

# madam
”Låt mig sköta det här”, sa {friend}. {Friend.He} skötte allting som om {friend.he} stod bakom en disk[school: , även {at school}]. ”God morgon, frun. Får det lov att vara ett annat bo?”

De visade henne plaskdammen.

”Fuktig”, sa dinosaurien.

De visade henne sandlådan.

”Kliar.”

De visade henne [adult: {adult's} hängmatta | hängmattan].

”Det märks att ni aldrig har lagt ägg”, sa dinosaurien.[elder:

{Elder}[elder2:  och {elder2}] ropade från köket och undrade om frun tog socker.]

# budged-out
”Då så”, sa {friend}. ”Då delar vi.” {Friend.He} kröp in genom nätet och började studsa i kanten.

”Maka på dig!” sa dinosaurien och makade ut {friend} med svansen.

”Det är jag som säger så”, sa {child}.

”Jag tyckte om det. Så jag tog det.”

# the-jump
{child} blev så arg att {child.he} blev varm i knäna. Det var {child's} studsmatta. {Child.He} hade väntat på den i två hela födelsedagar. {Child.He} klättrade in på andra sidan, tog tag i nätet och hoppade så hårt {child.he} kunde.

Det var ett mycket bra hopp.[athlete:  {athlete} skulle ha nickat.] Duken for ner. Duken for upp. Dinosaurien tippade åt sidan, nätet gick sönder, och ägget flög ut som en ärta.

Det rullade utför gräsmattan, förbi tvättlinan och in under boden. Dunk.

Ingen rörde sig.

# under-the-shed
”Mitt barn”, sa dinosaurien med ganska liten röst.

Hon sprang till boden, men hennes huvud var för stort för springan. {child} lade sig på mage och sträckte in armen tills kinden var platt mot brädorna. Fingrarna fick bara tag i löv.

”Nu blir det kallt”, sa dinosaurien. ”Nu tror det att ingen är där.”

{child} ångrade sig. Det låg i magen som en sten man har svalt. ”Förlåt”, sa {child.he}. ”Jag ville bara hoppa.”

”Jag vet”, sa dinosaurien. ”Jag ville bara sitta.”

# in-went-somebody
”Kära kunder”, sa {friend}, ”vi behöver någon {@somebody}.”

Alla tittade på {pet}.

”{Pet}”, sa {child}. ”Du tycker om hål. Där är ett hål.”

{Pet} tittade på dinosaurien. {Pet.He} tittade på boden. {@in} Sedan hördes ingenting.

”Vad är det som händer?” sa dinosaurien.

{Friend} lyste in med cykellampan. ”{Pet.He} tar inte ut det”, meddelade {friend.he}. ”{Pet.He} har lagt sig runt det. {Pet.He} blundar.”

{Pet} hade lagt hela sin varma mage runt ägget, som om det var någons kalla fötter. Det var precis lagom mycket {@kind}.

# pull-my-feet
”{Pet.He} gör mitt jobb”, sa dinosaurien.

”{Pet.He} håller det varmt medan vi gräver”, sa {child}. {Child.He} grävde, {friend} drog undan jorden, och dinosaurien lyfte på ett hörn av boden med nosen. {child} ålade sig in till midjan, lade båda armarna om {@kind} och ägg på en gång och ropade: ”Dra mig i fötterna!”

Ut kom de, {child} och {pet} och ägget.

Knäck, sa ägget.

# a-wet-green-nose
Ut stack en våt grön nos. Ungen tittade på sin mamma. Sedan tittade den på {pet} och slickade {pet.him} från ena änden till den andra, {@licked}.

”Den tror att {pet.he} är jag”, sa dinosaurien.

”{Pet.He} är sötare”, sa {friend}.

Den vinglade bort till studsmattan, ramlade upp och studsade. Den såg häpen ut. Den studsade igen.

”Jaha”, sa mamman. ”Så det är det den är till för.”

# one-more
De hoppade ända till middagen[music: , till {music}], alla utom mamman, som hade hoppat nog för en dag.[elder:  {Elder.short} kom ut med sockret i alla fall.] Sedan var {child} trött i benen, och gräset började bli kallt. Den stora dinosaurien låg utsträckt över hela duken med ungen under hakan.

Hon såg på {child}, som stod där i strumplästen. Hon hasade sin väldiga gröna bak åt sidan och klappade på den varma platsen bredvid.

”Maka på dig”, sa hon till ungen.

{child} kröp upp, och {friend} efter. {Pet} snurrade tre varv och lade sig tvärs över allas fötter.

# @whose
{Pet}, {friend's} hund,
## if pet.dog
Hunden {pet}
## if breed.Dachshund
Taxen {pet}
## if pet.cat
Katten {pet}

# @kind
hund
## if pet.cat
katt

# @somebody
med fyra ben och inga skor
## if breed.Dachshund
som är lång och låg

# @in
Sedan gick {pet.he} in, med nosen först, och det sista man såg var svansen. Det hördes att någon grävde. Det hördes ett grymtande.
## if breed.Dachshund
Sedan gick {pet.he} in, först med främre halvan och en god stund senare med den bakre. Det hördes att någon grävde. Det hördes ett grymtande.
## if pet.cat
{Pet.He} tvättade ena tassen, så att det skulle bli {pet.his} egen idé. Sedan rann {pet.he} in genom springan. Det hördes ett prassel. Det hördes en nysning.

# @licked
båda öronen inräknade
## if breed.Dachshund
och det tog en stund
## if pet.cat
först medhårs och sedan mothårs
