title: Fortfarande jag
title: Den som var en annan i går
title: Blunda får du höra
guest one: Mika (den), Kim (den)

% Regel: när man blundar är det den som det var. När man tittar är det den som det är.

# in-the-grass
{child} kom gående genom parken[city:  i {city}][sport: , trött i benen efter att ha fått {play sport} hela dagen]. Gräset var högt, och mitt i det var {a other}, som såg ledsen ut.

”{Wish.sound}”, sa {the other}.

”Så låter inte du”, sa {child}. ”Så låter ju {a wish}.”

”Jag vet”, sa {the other}. ”I går var jag {a wish}. Men i morse vaknade jag och var så här. Jag heter {one}.”

”Gör det ont?”

”Nej”, sa {the other}. ”Det är bara ensamt. Alla mina kompisar är kvar på andra sidan häcken, och de är {wishes} allihop. De tittar på mig och springer.”

## or
{child} låg i gräset i parken[city:  i {city}] och blundade mot solen[sport:  och vilade, för det tar på krafterna att {play sport}].

”{Wish.sound}”, sa någon bredvid. Det lät ledset.

”Hej, {wish}”, sa {child} och öppnade ögonen. Men där låg {a other}.

”Jag var {a wish} i går”, sa {the other}. ”I morse vaknade jag och var så här. Jag heter {one}.”

”Oj”, sa {child}. ”Är det bra?”

”Det är ensamt”, sa {the other}. ”Bakom häcken bor mina kompisar. De är {wishes} allihop. När de får se mig springer de.”

# eyes-shut
”{Wish.sound}”, sa {the other} igen, ännu mer ledset.

{child} blundade. Då lät det precis som om det satt {a wish} i gräset.

{child} tittade. Det var {a other}.

[age>=5: {child} blundade. {A wish}! {child} tittade. {A other}!

]”Jag vet hur det är”, sa {child}. ”När man blundar är du den du var. När man tittar är du den du är.”

”Då får alla blunda”, sa {the other}.

# all-of-you
De gick fram till häcken.

”Ni där inne!” ropade {child}. ”Blunda!”

”Varför det?” sa en liten röst.

”För att ni ska få höra vem som kommer.”

Bakom häcken blundade de allihop. [elder: Det gjorde {elder} också, som satt på en bänk och trodde att det gällde alla. ][elder2: {Elder2} tyckte att det var en utmärkt idé. ][friend: {Friend}[!friend.known: , {child's} bästa vän,] gick runt och såg efter att ingen fuskade. ][pet.dog: {Pet}[!pet.known: , {child's} hund,] tittade i smyg. ]Så kröp {the other} in genom bladen.

”{Wish.sound}”, sa {the other}.

”{One}!” skrek de. ”Var har du varit? Vi har letat sedan i morse! Kom hit!”

Och de kramades i en enda stor klump[music:  och sjöng {@song}], och {one} var underst.

Men i en sådan klump är det alltid någon som tittar.

”HJÄLP!” skrek den lilla rösten. ”Det är {a other}!”

Alla tittade. Alla sprang. Gren efter gren slog igen.

”Vad har du gjort med {one}?” ropade de, långt inifrån häcken. ”Ge tillbaka {one}!”

# nobody-at-all
{The other} kom ut ur häcken igen, baklänges, med löv överallt.

”Säg något”, bad {child}. ”Säg som du brukar.”

Men {the other} sa ingenting.

{child} blundade. Nu fanns det ingen där. Det var bara mörkt, och det var inte {a wish}, och det var inte någon alls. {child} blev så rädd att {child.he} tittade på en gång.

”Är du kvar?”

”Jag vet inte”, viskade {the other}. ”Jag är inte {a wish}, för jag ser fel ut. Jag är inte {a other}, för jag låter fel. Då är jag nog ingen.”

Och {other.he} grät, så att det droppade från löven.

# bald
{child} satte sig bredvid.

”Jag har också varit en annan”, sa {child}.

”Har du?”

”Jag har varit flintskallig. Jag har sett det på kort. Jag hade inga tänder, och det enda jag kunde säga var bä.”

{The other} slutade gråta och tittade på {child's} hår.

”Vad gjorde de andra? Sprang de?”

”Nej”, sa {child}. ”Ingen.”

”Hur visste de att det var du i dag igen, då?”

{child} tänkte efter. Hur visste de det? Så kom {child.he} på det.

”De säger vad jag heter”, sa {child}. ”Och så kommer jag.”

## or
{child} lade kinden mot {the other}. {Other.he} var {other.feels}.

”En gång var jag så här stor”, sa {child} och höll händerna isär, som om det låg ett bröd emellan. ”Jag var flintskallig. Jag kunde inte gå, och jag åt på mina egna fötter.”

”Du?” sa {the other}.

”Fråga vem som helst hemma.”

”Sprang de?”

”Ingen sprang.”

”Men hur kan de veta att det är du nu?” sa {the other}. ”Du har ju både hår och skor.”

Det hade {child} aldrig tänkt på. {child.He} tänkte på det nu, länge.

”De ropar”, sa {child}. ”De ropar vad jag heter. Och den som kommer är jag.”

# called
{child} gick in genom häcken och ställde sig mitt ibland alla som gömde sig där.

”Nu ska ingen blunda”, sa {child}. ”Nu ska ni titta, allihop. Jag ropar på {one}, och så ser ni efter vem som kommer.”

Så ropade {child.he}, så högt det gick:

”{One}!”

Ute i gräset reste sig {the other}.

”Den där är det inte”, viskade någon. ”Vi springer.”

”Stå kvar”, sa {child}. ”{One}!”

{The other} kom. {Other.he} kom genom gräset, rakt fram, och in genom häcken, och stannade mitt framför dem.

”Ja?” sa {the other}.

Ingen sprang. De tittade på {other.him} uppifrån och ner, och nerifrån och upp.

”Du ropade {one}”, sa den lilla rösten till slut, ”och då kom {one}.”

# what-else
”Kan {one} {wish.does} fortfarande?” frågade den lilla rösten.

{One} skakade på sig. Det gick inte alls längre.

”Men {one} kan {other.does}”, sa {child}.

”Nähä”, sa de. ”Det har ingen av oss kunnat. Visa.”

Så visade {one}, och sedan visade {other.he} en gång till, för de hade blundat av gammal vana. [pet.dog: {Pet} skällde av förtjusning. ][pet.other: {child} berättade för {one} om {pet}, som alltid var likadan. ][athlete: ”Det där har inte ens {athlete} gjort”, sa {child}. ][school: ”Så borde vi få göra {at school}”, sa {child}. ][friend: {Friend} bad att få se det en tredje gång. ]

[age>=5: ”Vad ska du vara i morgon?” frågade {child}.

”Det vet man inte förrän man vaknar”, sa {one}. ”Men ropa på mig, så kommer jag.”]

# came
{child} gick hem i skymningen. Ärmarna kändes lite korta. I går hade de varit lagom.

”Vem är det som kommer där?” ropade [adult: {adult}|någon] från dörren. ”Det är visst någon som är mycket större än i morse.”

{child} stod alldeles stilla och svarade inte.

[pet.cat: {Pet}[!pet.known: , {child's} katt,] kom ut och luktade, för säkerhets skull.

]”{child}”, ropade [adult: {adult}|någon], med armarna ut.

Och då kom {child.he}.

## or
Vid läggdags tog {child} på sig pyjamasen.[pet.cat:  {Pet}, katten, satt på sängen och såg på.] Benen var för korta. I går hade de varit lagom.

{child} ställde sig framför spegeln. Först tittade {child.he}, och sedan blundade {child.he}, för att se om det var någon skillnad.

”{child}”, ropade [adult: {adult}|någon] nerifrån. ”Det är varm mjölk.”

Det var ju {child.his} namn.

Och då kom {child.he}.

# @song
{music}
