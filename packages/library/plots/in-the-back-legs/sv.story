title: I bakbenen
title: Vi längtar bara
guest pet: Doris (hon), Bosse (han)

% Mamma och pappa sägs rent ut: bara familjer som har bett om det får höra den. Den vuxna hemma är {adult}, annars mamma. Hunden är familjens egen, annars grannens.

# by-the-front-door
{child} var {age} år, och {child.his} mamma och pappa hade skilt sig. Nu satt {child.he} på hallgolvet hos {@a} bredvid {@pet}. {Pet} låg med nosen mot ytterdörren och väntade på {@gone}, fast {@gone} bodde någon annanstans nu.

{child} hade en massa frågor om det där. De låg som stenar i magen[school & sport: , både {at school} och på {sport} | [school: , också {at school}][sport: , också på {sport}]]. Men varje gång {child.he} skulle säga en av dem[friend: , till och med till {friend},] var det som om halsen blev för smal.

# one-who-wonders
{@A} kom ut i hallen med stekspaden i handen.

”Fiskpinnarna är klara”, sa {@he}. ”Vad gör ni?”

”{Pet} undrar en sak”, sa {child}.

Det bara kom. Och det gick lätt, för det var ju inte {child} som undrade.

”Jaså?” sa {@a}. {@He} satte sig på golvet på andra sidan om {pet}. ”Vad undrar {pet.he}?”

# not-a-whisker
”{Pet} undrar om det är {pet.his} fel. {Pet.He} åt upp en soffkudde en gång.”

”Hälsa {pet} att det inte är {pet.his} fel”, sa {@a}. ”Inte en tass. Inte ett morrhår. {Pet.He} hade kunnat äta upp hela soffan.”

{child} böjde sig ner och viskade i {pet’s} öra. {Pet} gäspade.

”Vad säger {pet.he}?” frågade {@a}.

”{Pet.He} säger tack. Och att {pet.he} gärna tar soffan.”

”Hälsa {pet} att det inte var så jag menade.”

# a-bit-divorced
En av stenarna i magen var borta. {child} provade en till.

”{Pet} undrar om {pet.he} också är skild nu.”

”Nej”, sa {@a}. ”Det är bara vuxna som kan bli det.”

”{Pet.He} säger att {pet.he} känner sig lite skild”, sa {child}. ”I bakbenen.”

{@A} strök {pet} över bakbenen, länge.

”Det förstår jag”, sa {@he}. ”Så kan det kännas. Men man kan inte skilja sig från en hund. Det går inte. {@both}, och det tar aldrig slut.”

# a-good-try
{child} sa inget på en stund. Det luktade fiskpinnar från köket[music: , och radion där inne spelade {music}].[elder: {@elder-reads}]

”{Pet} undrar om man får glass på onsdagar när ens föräldrar har skilt sig”, sa {child.he} sedan.

”Undrar {pet} det?” sa {@a}.

”{Pet.He} undrar det jättemycket.”

”Hälsa {pet} att det var ett gott försök.”

# off-to-the-kitchen
Nu var det bara en fråga kvar, och det var den största. Den var så stor att {child} fick ta sats[athlete: , som {athlete}]. {Child.He} la handen på {pet’s} rygg.

”{Pet} undrar …” började {child.he}.

Då lyfte {pet} på nosen. {Pet.He} luktade åt höger. {Pet.He} reste sig, skakade på sig och travade in i köket.

”{Pet}!” ropade {child}. ”Kom tillbaka!”

Men {pet} kom inte. Det hördes en stol som skrapade, och sedan ett fat som for i golvet, och sedan smask, smask, smask.

”Fiskpinnarna”, sa {@a}.

{@He} reste sig inte, för {@he} hade sett {child’s} ansikte.

# nobody-else-to-wonder
{child’s} hand låg på golvet, där det nyss hade varit hund. Hakan darrade. Det fanns ingen annan som kunde undra nu. Det fanns bara {child}.

”Vad var det {pet} undrade?” frågade {@a}.

”Det var inte {pet}”, sa {child}.

{Child.He} tog tag i {@s} strumpa med båda händerna och höll i den.

”Det är jag som undrar”, sa {child.he}. ”Jag undrar om man får längta efter {@gone} när man är hos dig.”

Så, där var den. Den hade kommit ut genom halsen fast den var så stor.

# out-loud
{@A} flyttade sig närmare, så att deras knän satt ihop.

”Ja”, sa {@he}. ”Det får man. Man får längta precis när man vill. Jag blir inte ledsen för det. Man får till och med längta högt.”

”Hur högt?[friend:  Så att det hörs till {friend}?]”

”Hur gör {pet} när {pet.he} längtar?”

”{Pet.He} ylar”, sa {child}.

”Då så”, sa {@a}.

{child} la huvudet bakåt. Först kom det bara lite, för {child.he} var ovan.

”Auuu.”

”Det där hörs knappt till köket”, sa {@a}.

# only-missing
Då ylade {child} med hela magen. {Child.He} ylade så att galgarna klirrade. {@A} ylade med. Och {pet} kom farande från köket med panering på nosen, satte sig mitt emellan dem och ylade värst av alla.

[elder: {Elder} knackade i väggen. | Någon knackade i väggen.]

”Ingen fara!” ropade {@a}[city:  till väggen och resten av {city}]. ”Vi längtar bara!”

[elder: ”Gör det, ni”, sa {elder.short} på andra sidan.]

[elder2: ”Högre”, sa {elder2.short}.]

Då började {child} skratta, och då kom det några tårar också, och de fick komma samtidigt. {Pet} slickade upp dem. {Pet.He} luktade mycket fisk.

# any-sauce
”Hälsa {pet} att {pet.he} har ätit upp hela vår middag”, sa {@a}.

{child} viskade i {pet’s} öra.

”{Pet.He} undrar om det finns sås”, sa {child.he}.

Det blev ostmackor, och de åt dem där på hallgolvet, eftersom alla redan satt så bra.[elder: {@elder-sits}] [elder & !elder2: {Pet.He} | {Pet}] la sig igen. Men nu la {pet.he} sig inte med nosen mot dörren. {Pet.He} la den i {child’s} knä och blundade.

# anything-else
{@A} borstade bort smulorna från {child’s} tröja.

”Är det något mer som {pet} undrar?” frågade {@he}.

{child} kände efter i magen.

”Nej”, sa {child.he}. ”{Pet.He} sover.”

# @pet
grannens hund {pet}, som ofta bodde hos dem
## if pet.dog
[!pet.known: hunden ]{pet}
## if pet.dog & breed
[!pet.known: hunden ]{pet}, som var {a breed}

# @both
{Pet} har mig, och {pet} har {@gone}
## if pet.dog & adult.she
Jag är {pet’s} mamma, och pappa är {pet’s} pappa
## if pet.dog & !adult
Jag är {pet’s} mamma, och pappa är {pet’s} pappa
## if pet.dog & adult.he
Jag är {pet’s} pappa, och mamma är {pet’s} mamma

# @elder-reads
 På andra sidan väggen prasslade {elder} med tidningen.
## if elder2
 På andra sidan väggen prasslade {elder} och {elder2} med varsin halva av tidningen.

# @elder-sits
 {Elder} kom ut och satte sig på en soffkudde, som {pet} lät vara.
## if elder2
 {Elder} och {elder2} kom ut och satte sig på varsin soffkudde, och kuddarna fick vara i fred.

# @a
mamma
## if adult
{adult}

# @s
mammas
## if adult
{adult’s}

# @he
hon
## if adult
{adult.he}

# @gone
pappa
## if adult.he
mamma
## if adult.name & parent.home
{parent}

# picture 3
{child}, {pet} och {@a} ylar tillsammans
