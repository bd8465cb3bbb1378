title: Vilken papperskorg?
title: Vilken duva?
title: Inte ett ord
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som håller i sadeln är mormor eller farfar, annars {adult}, annars {minder}. Sista repliken ska sägas alldeles oskyldigt.

# what-bin
{child} höll på att lära sig cykla utan stödhjul, och det var {@a-first} som lärde {child.him}. De hade gått till den långa, raka gången i parken[city: , den längsta {in city}], och {child} ville cykla ända till slutet av den. Än så länge hade {child.he} inte cyklat någonstans alls.

[friend: På bänken satt [!friend.known: {child’s} bästa vän, ]{friend}[!friend.known: ,] som kunde cykla redan och hade svårt att hålla tyst. ][elder2: {Elder2} satt på bänken med plåstren och hoppades slippa resa sig. ][pet.dog: [!pet.known: Hunden {pet}|{Pet}] satt i koppel vid bänken och ville följa med. ][pet.cat: [!pet.known: Katten {pet}|{Pet}] var hemma och ville få höra allt efteråt. ][pet.other: {Pet} var hemma och ville få höra allt efteråt.]

”Då så”, sa {@a} och tog tag i sadeln. ”Det finns bara en sak som du behöver veta. En cykel åker dit man tittar.”

”Dit jag tittar”, sa {child}.

”Just det. Då kör vi, och vad du än gör, så titta inte på papperskorgen.”

”Vilken papperskorg?” sa {child}.

{Child.He} tittade, och där stod den. Och cykeln åkte dit {child.he} tittade. Bonk.

”Den papperskorgen”, sa {@a}.

# what-puddle
De försökte igen, och {@a} sprang efter och flåsade.[athlete:  {Athlete} hade också flåsat.]

”Fint”, sa {@he}. ”Titta bara inte på vattenpölen.”

”Vilken vattenpöl?” sa {child}.

{Child.He} tittade, och cykeln åkte dit {child.he} tittade. Plask.

”Den vattenpölen”, sa {@a}. Det mesta av den hade {@he} fått i skorna.

# what-hedge
Nästa gång trampade {child} fortare, och {@a} sprang bakom, krokig som ett frågetecken.

”Så ska det se ut!” ropade {@he}. ”Men titta inte på häcken!”

”Vilken häck?” sa {child}.

Och cykeln åkte in i häcken, med {child} på, tills man bara såg bakhjulet som snurrade.

# it-wants-to-crash
När {@a} [friend: och {friend} ]hade dragit ut {child.him} var det löv i hjälmen och en skråma på knäet.[elder2:  {Elder2} fick resa sig ändå och komma med ett plåster.] Det darrade kring {child’s} mun. {Child.He} satte sig i gräset med ryggen mot cykeln.

”Jag kan inte”, sa {child.he}. ”Jag ska aldrig cykla mer. [sport: Det är inte alls som {sport}. ]Den vill krocka.”

{@A} satte sig bredvid och hällde ut vattnet ur ena skon.

”Jag förstår det inte”, sa {@he}. ”Jag sa till om papperskorgen. Jag sa till om vattenpölen. Jag sa till om häcken så högt jag kunde.”

{child} drog ut ett löv ur hjälmen och funderade på det.

# with-my-mouth
”{@A}”, sa {child.he}. ”Jag såg inte papperskorgen förrän du sa papperskorgen.”

”Gjorde du inte?” sa {@a}.

”Och jag såg inte vattenpölen förrän du sa vattenpölen.”

{@A} hejdade sig med skon i luften. ”Och häcken?” sa {@he}.

”Vad tror du?” sa {child}.

”Det var som tusan”, sa {@a}. ”Det är inte du, det är jag. Jag styr dig ju med munnen.”

# not-one-word
{child} reste sig och pekade bort längs gången.

”Du går ända till slutet”, sa {child.he}. ”Och så breder du ut armarna. Och så tittar jag på dig. Och du får inte säga något.”

”Inte ett ord”, sa {@a}.

”Det där var tre”, sa {child}.

[friend: {Friend} bara nickade.

]Så {child} ledde tillbaka cykeln till början, och {@a} klafsade i väg till slutet. Där bredde {@he} ut armarna och stängde munnen, tätt som en syltburk.[music:  Inte ens {music} hade sluppit ut.]

# a-pigeon
{child} satte ena foten på en pedal och sköt ifrån med den andra. Nu var det ingen som höll i sadeln. Cykeln vinglade hit och dit, men {child} tittade på {@a}, bara på {@a}, och runt gick pedalerna.

Då kom det en duva ur gräset. Den promenerade ut mitt på gången och stannade för att fundera på en smula.

{@A} såg den. Ögonbrynen for upp och kinderna blåstes ut, för det ordet ville {@he} säga mer än {@he} någonsin hade velat säga något.

Men {@he} sa det inte.[friend:  På bänken satt {friend} med båda händerna för munnen.]

# the-whole-path
Och {child} tittade på {@a}, och cykeln åkte dit {child.he} tittade. Den åkte förbi papperskorgen och förbi vattenpölen och förbi häcken. Duvan hoppade ur vägen. Och {child} cyklade ända till slutet och rakt in i {@s} mage.

”Uff”, sa {@a} och höll fast {child}, med cykel och allt.

”Jag klarade det”, sa {child} in i {@s} tröja. ”Jag cyklade hela vägen.[pet.cat / pet.other:  Det ska jag tala om för {pet}.]”

”Det gjorde du”, sa {@a}. Och {@he} andades ut så mycket luft att det sista lövet blåste av {child’s} hjälm.

[friend: Sedan fick {friend} äntligen ropa. ][pet.dog: {Pet} släpptes ur kopplet och sprang hela vägen, {pet.he} också.]

# what-pigeon
De vände sig om och såg hur lång gången var[school: , mycket längre än korridoren {at school}].

”Det var en duva där, vet du”, sa {@a}.

”Vilken duva?” sa {child}.

”Den duvan”, sa {@a}.

# @a-first
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

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
