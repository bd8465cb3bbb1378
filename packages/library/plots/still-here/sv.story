title: Jag är kvar
title: Är du kvar?
title: Sista örat
guest fenn: Börje (han), Evert (han)
guest bramble: Blenda (hon), Freja (hon)
guest toffee: Kola (han), Knäck (han)
guest pip: Pricka (hon), Smulan (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Är du kvar?” ”Jag är kvar.” Tystare för varje gång, tills det bara finns ett öra kvar.
% Vems arm det är: {adult}, annars den äldre, annars {minder}.

# lamp-low
Det var kväll i stallet[city:  utanför {city}], och {child} och {@comes}[friend:  och {Friend}[!friend.known: , {child's} bästa vän,]] hade kommit för att se hästarna somna.[elder & adult:  Det var {elder}[elder2:  och {elder2}] som hade frågat om de fick.][elder2 & !adult:  Det var {elder2} som hade frågat om de fick.] Hästarna var tre: stora {bramble}, bruna {toffee} och lilla {pip}. Halmen var djup. Lampan lyste svagt.

Men hästarna ville inte lägga sig.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] nosade god natt på dem, en i taget, och ändå ville de inte.][pet.cat:  Till och med [!pet.known: katten ]{pet}, där hemma, sov säkert nu.][pet.other:  Till och med {pet}, där hemma, sov säkert nu.]

# hay
Stora {bramble} böjde på knäna. Ner kom hon, halvvägs. Sedan for hon upp igen och spetsade öronen.

”Är du kvar?” sa stora {bramble} med sin stora, djupa röst.

”Hon är hungrig”, sa {fenn}, som skötte hästarna. Det var han säker på. Han gav dem hö[friend: , och {Friend} hjälpte till att bära]. Mums, mums, mums. Och mums, där rök en bit av hans halmhatt.

# water
Bruna {toffee} böjde på knäna. Ner kom han, halvvägs. Och upp for han igen.

”Är du kvar?” sa {toffee} och frustade.

”Han är törstig”, sa {fenn}. Han gav dem vatten. Slurp, slurp, slurp. Sedan skakade {toffee} på mulen, och {fenn} blev lika blöt som hinken.

# rugs
Lilla {pip} böjde på knäna. Ner kom hon, nästan ända ner. Och upp for hon som en kork[athlete: , snabbare än {athlete}].

”Är du kvar?” pep {pip}. ”Är du kvar? Är du kvar?”

”De fryser”, sa {fenn} och la ett täcke på var och en. Lilla {pip} fick ett som var alldeles för stort. Det syntes ingen {pip}, bara ett täcke med fyra hovar.

# like-this
”De kanske har glömt hur man gör”, sa {fenn}. ”Så här!” Och han la sig raklång i halmen och blundade och snarkade lite, för att visa.

Tre långa mular kom och tittade på honom. De blåste på honom, uppifrån och ner.

”Är du kvar?” sa hästarna.

”Det är klart att jag är kvar!” sa {fenn} och reste sig med halm i skägget.

# nothing-left
Nu hade hästarna hö i magen och vatten i magen och täcke ovanpå. Och ingen av dem ville lägga sig. De hängde med huvudena. Knäna skakade, så trötta var de[sport: , som om de hade fått {play sport} hela dagen]. Och ändå stod de.[music:  {Fenn} gnolade lite på {music}, och ändå stod de.]

”Nu har jag inget mer att ge dem”, sa {fenn}.

{child} tittade på {pip}. Under täcket tittade {pip} fram på {child} med ett stort, mörkt, oroligt öga.

# what-it-is-like
Och {child} visste precis hur det är. Man blundar. Sedan tänker man: Tänk om alla har gått? Och då måste man titta efter.[school:  Så kan det vara {at school} också, när man ska vila.]

”De vill inte ha fler saker”, sa {child}. ”De vill ha någon som är vaken.”

{Child.He} satte sig på en höbal, tätt intill {@a}, så att alla tre hästarna såg {child.him}.[friend:  {Friend} satte sig på andra sidan.]

# all-the-way
Stora {bramble} böjde på knäna. ”Är du kvar?” sa hon.

”Jag är kvar”, sa {child}.

Och ner kom stora {bramble}, ända ner, med en stor duns och en stor suck.

{Toffee} böjde på knäna. ”Är du kvar?”

”Jag är kvar”, sa {child}, lite tystare.

Och ner kom {toffee} och la hakan i halmen.

# one-ear
”Är du kvar?” pep {pip}.

”Jag är kvar”, sa {child}.

”Är du kvar?”

”Jag är kvar.”

Ner kom {pip}. Hon blundade med ena ögat. Hon blundade med det andra. Nu fanns det bara ett öra som var vaket, och det lyssnade på {child}.

”Jag är kvar”, sa {child} till örat, så tyst, så tyst.

Och så la sig örat också.

# my-turn
{Fenn} kom på tå och satte sig på balen bredvid[friend:  {friend}]. ”Nu är det min tur att vaka”, viskade han.

Då lutade sig {child} mot {@a} och kände armen om sig. Sedan föll ögonen ihop.

# still-here
”Är du kvar?” sa {child}.

”Jag är kvar”, sa {@a}.

# @comes
{minder}, som passade {child.him},
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
