title: Och sen blir det soppa
title: Det sämsta stället att stanna på
title: Och sen då?
guest friend: Iris (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som har soppan (@a) är mormor eller farfar, annars {adult}, annars {minder}. ”Och sen då?” frågar man för att man vill veta. ”Så synd” sägs glatt.
% En regel: en oro är värst i mitten, så man måste gå hela vägen; varje ”Och sen då?” räcker till ett steg. Det är någon annan som måste fråga. @help är den som får {child} att komma loss.

# august
”Först läser du din dikt, och sen blir det soppa”, sa {@first}, som bar på en stor gryta. Sedan gick {@he} över hängbron, mot bygdegården på andra sidan bäcken[elder2: , med {elder2} i det andra handtaget].

{child} stod kvar. I kväll var det skördefest[city: , en bit utanför {city}], och {child} hade skrivit en dikt och lovat att säga den utantill. I augusti hade det känts som en bra idé. Men nu var magen en enda hård knut. Tänk om {child.he} stod där framför alla och inte kom ihåg ett ord? Allra helst ville {child.he} att bron skulle rasa.

[friend / !pet.dog & !pet.cat & !elder: {Friend}[!friend.known: , [friend: {child.his} bästa vän | från huset bredvid],] väntade med brödet.]

[pet.dog: {Pet}[!pet.known: , {child's} hund,] kände redan lukten av soppa och drog i kopplet.]

[pet.cat: {Pet}[!pet.known: , {child's} katt,] hade följt med utan att någon bett om det, för soppans skull.]

# halfway
Bron var smal och hängde i rep, lågt över vattnet. Mitt på bron {@stood}.

”Är du på väg dit eller hem?” frågade [friend / !pet.dog & !pet.cat & !elder: {friend}|{child}].

”Jag vet inte”, sa {the wish}. ”Jag är bjuden på soppan. Jag har aldrig varit bjuden någonstans, och nu har jag kommit till mitten. Tänk om den går sönder!” Och {@trembled}.

[wish.dragon / wish.owl / wish.bat / wish.bird / wish.parrot / wish.eagle / wish.fairy / wish.witch / wish.bee / wish.butterfly / wish.pterodactyl: ”Kan du inte flyga?” frågade {child}.

”Tänk om det blåser!” sa {the wish}.

][wish.whale / wish.shark / wish.dolphin / wish.fish / wish.seal / wish.octopus / wish.mermaid / wish.crocodile / wish.duck / wish.otter: ”Kan du inte simma?” frågade {child}.

”Tänk om det är kallt!” sa {the wish}.

]”Då kommer ju ingen förbi”, sa {child}. ”Så synd.” Det var det bästa som hade hänt sedan i augusti.

[friend / !pet.dog & !pet.cat & !elder: ”Du behöver inte se så glad ut”, sa {friend}.

]Nu hade {child} kunnat gå hem. Men {the wish} såg ut precis så som {child} kände sig.

# and-then
”Den går sönder”, sa {child}, som ville veta hur det gick. ”Och sen då?”

{The wish} stirrade. Det hade ingen frågat förut. {@chain}

”Och sen då?”

”Sen … blir det soppa”, sa {the wish}, så överraska[wish.ett: t|d] att {wish.he} tog ett steg. ”Jag har aldrig kommit ända fram till soppan. Jag brukar stanna där det går sönder.”

”Det är ju i mitten”, sa {child}. ”Det är det sämsta stället man kan stanna på. Man måste gå hela vägen.”

# one-step
Så gick de, och varje ”och sen då?” räckte till ett steg.

Att komma för sent slutade med soppa. Att komma för tidigt slutade med soppa. Till och med {wish.afraid} slutade med soppa.[music:  Snart gick de i takt, som om någon hade nynnat på {music}.]

# three-planks
Det var tre plankor kvar när {the wish} tvärstannade.

”Tänk om jag kommer in”, viskade {wish.he}, ”och alla tittar på mig!”

{child} öppnade munnen för att säga ”och sen då?”, och det kom ingenting. Den där var ju {child's} egen. {Child.He} hade legat vaken med den hela veckan, och den tog alltid slut precis där, när alla tittade.[school:  Den gjorde det {at school} också.] {Child.He} höll i repen, och knäna skakade så att hela bron skakade[sport: , värre än före {@game}].

”Och sen då?” viskade {the wish}.

”Det blir inget sen”, sa {child}. ”De bara tittar.”

Borta i bygdegården började klockan ringa. Det var dags, och nu var de två som inte kom ur fläcken.

{@help}

# the-rest-of-it
{child} tog ett djupt andetag. ”Sen blir jag alldeles het”, sa {child.he} och flyttade ena foten.

”Och sen då?” sa {the wish} och flyttade sig lite, {wish.he} också.

”Sen kommer jag inte ihåg ett ord.” Nu var det sagt högt, och plankan höll ändå.

”Och sen då?”

”Sen väntar de. Sen blir de hungriga”, sa {child} långsamt. ”Och sen …”

”Sen blir det soppa!” sa {the wish} och stod i gräset.

# the-fourth-line
Så stod {child} på scenen, och alla tittade[athlete: , som om det hade varit {athlete}].

”Löven har fallit och svalan far, //
fågelskrämman har inga byxor kvar, //
vinden knackar och vill in …”

Sedan kom den fjärde raden, och den var borta. {child} blev alldeles het. Alla väntade. Nu hade det hänt, och {child} satt fast mitt i det.

[friend & !pet / !pet & !elder: På första raden höll {friend} ut brödet över golvet.

]”Och sen då?” sa någon längst bak.

Det var {the wish}. Alla vände sig om och tittade, och just det hade {wish.he} varit allra räddast för. ”Och sen då?” sa {wish.he} en gång till, med hög röst, och {@trembled}.

{child} tog ett stort steg fram och slog ut med armarna.

”OCH SEN BLIR DET SOPPA!”

# no-rhyme
Det rimmade inte på någonting, men ett bättre slut hade ingen hört. De klappade så att skedarna hoppade.

”Vad var det jag sa?” sa {@a} och lyfte på locket.

[friend & !pet / !pet & !elder: {Friend} lade ner brödet åt rätt håll och såg lite besviken ut.

][friend & pet: ”Jag hade också glömt den”, viskade {friend}. ”Din var bättre.”

][pet.dog: {Pet} satt redan under bordet med nosen rakt upp.

][pet.cat: {Pet} fick ett fat, och tackade inte.

]”Vad gjorde du när alla tittade?” frågade {child}, när de satt med soppan.

”Jag tittade tillbaka”, sa {the wish}. ”De flesta hade något på hakan.”

# a-good-place
Det skymde när de gick hem, och {@a} gick först med den tomma grytan.[pet.other:  På botten låg en morot till {pet}.] Mitt på bron stannade {child}. Då stannade {the wish} också[friend / !pet.dog & !pet.cat & !elder: , och {friend} med].[pet.dog:  {Pet} lade sig tvärs över alla fötter som fanns.][pet.cat:  {Pet} satte sig bredvid och tittade efter fisk.] Under plankorna rann vattnet förbi, med ljusen från bygdegården i.

”Tänk om …”, sa {the wish} och funderade en stund. ”Nej. Det gick över.”

{child} lutade sig mot repet. Det var ett bra ställe att stanna på.

# @help
”Jo, det gör det”, sa {friend} bakom ryggen. ”Sen tappar jag brödet. Alltihop, i golvet. Och sen tittar de på mig.”

{child} vände sig om. I den där tanken hade {child.he} alltid varit ensam. ”Skulle du göra det?”

”Säg bara till”, sa {friend}.
## if pet.dog
Men {pet} hade aldrig i sitt liv stannat mitt i något som luktade så gott. {Pet} trängde sig förbi alla fötterna, lade sig i kopplet som en traktor och drog. Och {child} följde med, en hel planka, vare sig {child.he} ville eller inte. ”Voff?” sa {pet} och såg sig om, och det lät precis som ”och sen då?”[friend:  ”Svara {pet.him}, då”, sa {friend}.]
## if pet.cat
Men {pet} kom gående på repet, förbi allihop. På den sista stolpen satte {pet.he} sig och såg rakt på {child} utan att blinka. ”Mjau?” sa {pet}. Det lät precis som ”och sen då?”

[friend: ”{Pet} tittar också på dig”, sa {friend}. ”Gör det ont?”

]Det hade aldrig gjort ont att {pet} tittade. {Pet} gjorde det bara när det var dags att äta.
## if pet.other & friend / pet.other & !elder
”Du har ju läst den för {pet} varje kväll”, sa {friend}. ”Tittar inte {pet}?”

”Hela tiden”, sa {child}.

”Och sen då?”

”Sen vill {pet.he} ha något att äta.” Så hade {child} aldrig tänkt på det.
## if elder & !friend & !pet.dog & !pet.cat
Ut ur bygdegården kom {elder.short} med sleven, för att se var de höll hus. ”Jag stod på den där scenen en gång”, ropade {elder.short}, när {elder.he} fick syn på {child}. ”Jag kom inte ihåg ett ord, och alla tittade.”

”Och sen då?” sa {child} och {the wish}, båda två på en gång.

”Sen blev det soppa”, sa {elder.short}. ”Ärtsoppa. Jag känner smaken än. Dikten har jag glömt.”

# @stood
stod {a wish} och höll i sig, så hårt {wish.he} kunde
## if wish.size.huge
stod {a wish}, lika bred[wish.ett: t|] som bron, och höll i sig, så hårt {wish.he} kunde
## if wish.size.tiny
satt {a wish}, så lite[wish.ett: t|n] att ingen hade hjärta att kliva över {wish.him}

# @trembled
{wish.part} darrade
## if wish.knight
hela rustningen skallrade
## if wish.giant
{wish.he} darrade, och allt i närheten darrade med
## if wish.snail / wish.hedgehog / wish.tortoise / wish.turtle
{wish.he} såg ut att vilja gå in

# @chain
”Då ramlar jag i och blir [wish.ett: vått|våt] ända upp till {wish.part}.”

”Och sen då?”

”Sen går jag upp till bygdegården och torkar mig.”
## if wish.knight
”Då ramlar jag i och rostar.”

”Och sen då?”

”Sen måste någon komma och gnida in mig med smör.”
## if wish.vampire
”Då ramlar jag i, och manteln blir blöt.”

”Och sen då?”

”Sen får jag hänga upp och ner i bygdegården och droppa av.”
## if wish.dragon
”Då får jag vatten i näsan och nyser, och så brinner allas hattar.”

”Och sen då?”

”Sen är det ganska varmt och skönt.”
## if wish.giant
”Då sitter jag i bäcken, och bäcken är i mina stövlar.”

”Och sen då?”

”Sen går jag upp till bygdegården och häller ut den.”
## if wish.king
”Då ramlar kronan i, och så sitter det ett grodyngel i den.”

”Och sen då?”

”Sen går jag upp till bygdegården och ber om en burk.”
## if wish.pirate
”Då blir jag ren, och ingen känner igen mig.”

”Och sen då?”

”Sen går jag upp till bygdegården och talar om vem jag är.”

# @game
{sport}

# @first
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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
