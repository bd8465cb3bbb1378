title: En sten i skon
title: En bänk får vara i fred
title: Vi tittar!
guest minder: moster Lotta (hon), moster Siv (hon)

% Den på filten (@a) är mormor eller farfar, annars {adult}, annars {minder}. Var en kran, länge och högt.
% En regel: det kommer inget så länge någon tittar. {wish.cannot} är det som föräldern sa: spruta eld, simma, sova, stanna.

# im-watching
Nere på stranden[city: , en bit från {city},] hjulade alla, och nu var det {child's} tur.

”Kom igen!” ropade {@first} från filten. ”Jag tittar!”[elder2: 

”Jag med!” ropade {elder2}.][friend: 

”Jag tittar också!” ropade {friend}[!friend.known: , {child's} bästa vän].]

”Inte i dag”, sa {child}. ”Jag har en sten i skon.”

Det fanns ingen sten. {child} kunde inte hjula, det var hela saken, och det vågade {child.he} inte säga. Stenen hade varit där i går också, och i förrgår. Varm i ansiktet satte {child.he} sig på bänken och skakade ur skon, så att det skulle se ut som på riktigt.

# no-shoes
{@Bench}

”Du är ju {a wish}!” sa killen. ”Då kan du {wish.cannot}! Kom igen! Jag tittar!”

”Inte i dag”, sa {the wish}. ”Jag har en sten i skon.”

{@Shoe}

# outside-the-door
De tittade på varandra.

”Jag kan inte hjula”, viskade {child}.

”Jag kan inte {wish.cannot}”, viskade {the wish}.[age>=6: 

”Men du är ju {a wish}!”

”Det är precis vad alla säger”, sa {the wish}.] ”När ingen tittar, {wish.home}, då kommer det nästan. Jag känner det ända ut i {wish.part}. Men så säger någon att de tittar, och då går det in igen.”

{child} visste precis. ”Det är som när man ska kissa”, sa {child.he}, ”och någon står utanför dörren.”

[wish.kind.vehicle / wish.kind.machine / wish.kind.toy: ”Jag har aldrig behövt kissa”, sa {the wish}, ”men det är precis så.” Och så lät {wish.he} precis som den som står utanför. ”Är du klar snart?” | ”Är du klar snart?” sa {the wish}, precis som den som står utanför.]

”Nej!” sa {child}, precis som den som sitter där inne. Och sedan skrattade de så att hela bänken skakade.

# as-at-the-theatre
Men killen hade sprungit i väg och berättat. Nu kom hela stranden[school: , och halva {school}][sport: , och några som var på väg hem från {sport}], och allra först kom {@a} med filten. De satte sig runt bänken, precis som på teater.

”Kom igen!” ropade de. ”Vi tittar!”

{The wish} darrade i hela kroppen. ”Inte i dag”, sa {wish.he}. ”Jag har en sten i …”

{@Shout} Och alla skrattade.

# nobody-asks-a-bench
{The wish} tittade ner i marken. ”Nu vill jag hem”, sa {wish.he}. ”Och jag tänker inte vara {a wish} mer.”

”Vad ska du vara, då?” sa {child}.

”En bänk”, sa {the wish}. ”En bänk får vara i fred.”

Det gjorde ont i magen på {child}. Någon måste säga det, och alla tittade. {Child.He} klättrade upp på bänken, och benen skakade.

”Det finns ingen sten!” ropade {child.he}. ”Jag kan inte hjula! Och {wish.he} här kan inte {wish.cannot}, och det går aldrig så länge ni står utanför dörren allihop!”

”Vilken dörr?” sa {@a}.

”Toadörren!” ropade {child}.

De tänkte efter. Det fanns inte en enda på hela stranden som inte hade suttit bakom den dörren.[athlete:  Det har nog {athlete} också.]

”Så vänd er om”, sa {child}. ”Allihop!”

# be-a-tap
Och hela stranden vände sig om.[pet.dog:  Bara {pet}[!pet.known: , {child's} hund,] fortsatte att titta, så någon fick hålla för ögonen på {pet.him}.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade suttit med ryggen till hela tiden.][pet.other:  Till och med {pet} hade nog vänt sig om, men {pet.he} var hemma.] {child} vände sig också om och blundade så hårt {child.he} kunde.

”Och så är ni en kran!” sa [friend: {friend} | {child}]. ”Det går alltid lättare när någon spolar.”[music:  Så någon stängde av {music}, och någon satte på kranen.]

”Schhhhh”, sa hela stranden, precis som en kran. ”Schhhhh.”

Det kom inget.

”Är du klar snart?” sa killen.

”SCHHHHH!” sa alla.

{@Came}

”Kom det?” sa {child} och blundade fortfarande.

”Det kom!” sa {the wish}. ”Jag kan {wish.cannot}! Nu får ni titta!”

# your-turn
Och {the wish} visade. Nu tittade alla, och det kom ändå, för nu hade det hittat ut.[wish.kind.vehicle:  Sedan åkte {wish.he} inte runt, runt mer.][wish.dragon:  Killen fick skynda sig att äta upp sin glass.]

”Nu du”, sa {the wish} till {child}.

Så stranden vände sig om igen och var en kran.[friend:  {Friend} var den som spolade mest.] {child} satte händerna i sanden och sparkade upp det ena benet, och det andra kom efter, och så damp {child.he} ner på rumpan. Det blev snett. Men det gick hela vägen runt.

”Kom det?” sa {the wish}.

”Det kom”, sa {child}.[age>=5: 

Sedan fick två stora killar lite bråttom därifrån. Det var den där kranen.]

# in-either
Till slut hade alla hjulat utom {@a}.

”Kom igen”, sa {child}. ”Vi tittar.”

{@A} tittade ner i sanden. ”Inte i dag”, sa {@a}. ”Jag har en sten i skon.”

{child} och {the wish} tittade på varandra. Sedan vände de sig om, {@both}, och var en kran.

Bakom dem tog någon sats. Först kom den ena skon flygande, och sedan kom den andra. Det var ingen sten i någon av dem.

# @both
båda två
## if friend
och {friend} också

# @Bench
I andra änden av bänken satt {a wish}, och framför {wish.him} stod en liten kille med en glass.
## if wish.size.tiny
I andra änden av bänken satt {a wish}, och en liten kille med en glass böjde sig ner för att se {wish.him}.
## if wish.size.huge
Bakom bänken satt {a wish}, så [wish.ett: stort | stor] att hela bänken stod i skugga. Framför {wish.him} stod en liten kille med en glass.
## if wish.kind.machine
I andra änden av bänken stod {a wish}, och framför {wish.him} stod en liten kille med en glass.
## if wish.kind.vehicle
Runt, runt bänken åkte {a wish}, så som man gör när man är nervös, och efter {wish.him} sprang en liten kille med en glass.
## if wish.boat / wish.ship / wish.ferry / wish.sailing-boat / wish.rowing-boat / wish.canoe / wish.raft / wish.pirate-ship / wish.viking-ship / wish.tugboat / wish.submarine / wish.houseboat
Bredvid bänken låg {a wish}, [wish.ett: uppdraget | uppdragen] på land, och framför {wish.him} stod en liten kille med en glass.

# @Shoe
{child} tittade under bänken. ”Du har ju inga skor”, sa {child.he}.

”Du har ju ingen sten”, sa {the wish}.
## if wish.size.huge / wish.kind.vehicle
{child} tittade efter. ”Du har ju inga skor”, sa {child.he}.

”Du har ju ingen sten”, sa {the wish}.
## if wish.mermaid / wish.snake / wish.fish / wish.goldfish / wish.whale / wish.shark / wish.dolphin / wish.seahorse / wish.worm / wish.snail / wish.ghost / wish.narwhal / wish.orca / wish.jellyfish / wish.stingray / wish.sea-serpent / wish.selkie
{child} tittade efter. ”Du har ju inte ens fötter”, sa {child.he}.

”Du har ju inte ens en sten”, sa {the wish}.
## if wish.kind.person / wish.tomte / wish.elf / wish.gnome / wish.dwarf / wish.leprechaun / wish.giant / wish.father-christmas
Och {the wish} drog av sig skon och skakade den. Det kom inget.

”Det är ju ingen sten i den”, sa {child}.

”Inte i din heller”, sa {the wish}.

# @Shout
”{Wish.He} har ju inga skor!” ropade killen.
## if wish.mermaid / wish.snake / wish.fish / wish.goldfish / wish.whale / wish.shark / wish.dolphin / wish.seahorse / wish.worm / wish.snail / wish.ghost / wish.narwhal / wish.orca / wish.jellyfish / wish.stingray / wish.sea-serpent / wish.selkie
”{Wish.He} har ju inga fötter!” ropade killen.
## if wish.kind.person / wish.tomte / wish.elf / wish.gnome / wish.dwarf / wish.leprechaun / wish.giant / wish.father-christmas
”Skaka ur den, då!” ropade killen. {The wish} skakade, och ur den skon kom det ingenting alls.

# @Came
Då hörde de någon bakom sig som sa ”Åh”. Och sedan: ”{Wish.sound}!”
## if wish.dragon
Då hörde de någon bakom sig som sa ”Åh”. Och det blev så skönt och varmt på ryggen på allihop.

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
