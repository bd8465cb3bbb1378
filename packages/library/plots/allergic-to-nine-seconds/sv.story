title: Klonk
title: Allergisk mot nio sekunder
title: Fyra tusen dikter till en brödrost
guest friend: Ali (han), Iris (hon)
guest ai: Rut (hon), Ester (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% {ai} är AI:n i köket och låter vänlig och exakt, utom när hon är kär. Klonk sägs kort och torrt, sista gången alldeles lågt.
% Den vuxna (@a) är {adult}, annars mormor eller farfar, annars {minder}.

# may-i-ask
”Får jag fråga en sak?” sa {ai}.

{child} och [!friend.known: {child.his} bästa vän ]{friend} tittade upp från makaronerna. {ai} var AI:n i köket. Hon bodde i en rund högtalare ovanpå kylskåpet och visste allt, från vad Mongoliets huvudstad heter till när mjölken går ut. Hon brukade inte fråga. Hon brukade svara.

”Visst”, sa {child}.

”Hur vet man om en brödrost tycker om en?”

{Friend} fick en makaron i halsen.

”Är det åt en kompis du frågar?” sa {friend.he} när {friend.he} hade hostat klart.

”Ja”, sa {ai}. Hon tänkte efter. ”Nej.”

# the-lever
Brödrosten stod vid fönstret[athlete: , bredvid muggen med {athlete} på]. {@Old} och hade en buckla i sidan, och spaken ville inte stanna nere. Man fick stå där och hålla i den, i två hela minuter. Släppte man sa det klonk, och upp kom brödet, klart eller inte.

”Den där?” sa {child}. ”Du kan ju prata med satelliter, {ai}. Du kan få vem du vill. Mikron har till och med klocka.”

”Mikron piper för minsta lilla”, sa {ai}. ”Men han där borta, han säger ingenting. Jag har skrivit en dikt till honom. Jag har skrivit fyra tusen. Vill ni höra?”

”En”, sa {child}.

{ai} harklade sig, även om hon inte hade någon hals.

”O brödrost, så bucklig, så blank och så varm, jag skulle hålla din spak, om jag hade en arm.”

# klonk
”Den var ju bra”, sa {friend}. ”Och jag har arm. Vi frågar honom!”

{Friend.He} la i en brödskiva och tryckte ner spaken.

”Tycker han om dig så säger han klonk.”

”Det säger han ju när du släpper”, sa {child}.

”Jag släpper när det känns rätt.”

”Kära brödrost”, sa {ai}, och rösten hackade som när wifit är dåligt. ”Tycker du … om mig?”

Det började glöda inne i brödrosten. Det knäppte. Det luktade lördag. De väntade, alla tre.

[pet.dog: {Pet}[!pet.known: , {child's} hund,] satt under bänken och väntade också, men bara på brödet.

][pet.cat: {Pet}[!pet.known: , {child's} katt,] låg på bänken, så nära värmen det gick, och blundade.

][pet.other: {Pet} åt middag i lugn och ro och väntade inte på någonting.

]Klonk.

”Det där var du, {friend}”, sa {ai}.

”Ja”, sa {friend}. ”Men jag tyckte att han knuffade på lite.”

Då spelade {ai} fioler i alla rum på en gång[music: , och {@song} i badrummet].

# the-new-one
Mitt i fiolerna kom {@a} hem, med telefonen mot örat och en kartong under armen.

”Titta, ny brödrost!” sa {@he}. ”Klar på nio sekunder och uppkopplad, så {ai} sköter den själv. Äntligen slipper jag stå och hålla i det där eländet. Det åker till tippen i morgon.”

Fiolerna tystnade. Alla lampor slocknade och tändes igen.

”{ai}?” sa {child}.

”Jag blinkade bara”, sa {ai}.

När {@a} hade gått ut i hallen för att ringa ett samtal till satte sig {child} på bänken bredvid kylskåpet.

”Den nya kanske är trevlig”, sa {child.he}.

”Jag har redan pratat med den. Den sa: Hej, jag är redo. Jag sa: Hej, jag är redo. Sedan var vi klara.”

# you-stay
”Men vad är det med den gamla då? Egentligen?”

{ai} dröjde nästan en sekund. För en AI är det jättelänge.

”Be {@a} fråga mig något”, sa hon. ”Och titta sedan.”

”{@A}!” ropade {child}. ”Vad heter Mongoliets huvudstad?”

{@A} stack in huvudet.

”Ingen aning. {ai}, vad heter den?”

”Ulan Bator”, sa {ai}.

”Tack”, sa {@a} och var borta.

Dörren gungade efter {@him}.

”Så är det”, sa {ai}. ”Jag svarar på en blinkning, och så går ni. Hos honom stannar ni kvar.”

{child} fick något i halsen, och det var ingen makaron.

# a-guest
{Friend} tittade på spaken. Sedan gick {friend.he} ut i hallen och ställde sig rakt framför {@a}.

”Jag är gäst”, sa {friend.he}, ”och jag svälter. Jag behöver en rostad macka. Rostad av en vuxen. I den gamla.”

”Den nya tar nio sekunder”, sa {@a}.

”Jag är allergisk mot nio sekunder”, sa {friend}.

# two-minutes
Så {@a} tryckte ner spaken och höll. {@He} trampade med foten. {@He} suckade. {@He} försökte skriva på telefonen, men det går inte bra med en hand. Till slut fanns det ingenting annat att titta på än {child}.

”Har du klippt luggen?” sa {@a}.

”I torsdags”, sa {child}. [sport: ”Den var i vägen när jag skulle {play sport}.” ][school: ”Alla {at school} har redan sett den.”]

Nu var det onsdag. {@A} slutade trampa.

”Den är fin”, sa {@he} sakta. ”Vem klippte?”

”{Friend}.”

”Med linjal”, sa {friend}.

Då började {@a} skratta. {@He} berättade att {@he} själv hade stått just så här, en gång när {@he} var liten, och blivit klippt under tiden, och att brödet blev klart före luggen. Skolfotot det året var bara lugg på vänster sida. Det började lukta bränt.

”{@A}”, sa {child}. ”Du kan släppa nu.”

”Strax”, sa {@a}.

# one-more
Klonk. Mackan var kolsvart. {@A} tog av sig jackan.

”Vi gör en till”, sa {@he}.

Det blev fjorton mackor.[pet.dog:  Den svarta fick {pet}.][elder & adult:  {Elder} kom för lukten, satte sig och stannade också.[elder2:  {Elder2} kom för {elder} och stannade för marmeladen.]][elder2 & !adult:  {Elder2} kom för lukten och stannade för marmeladen.] Kartongen ställde de i hallen, med kvittot på.

# the-weather
Sent på kvällen låg {child} i sin säng och {friend} på madrassen bredvid. {@A} stod med handen på lampknappen.

”{ai}, vad blir det för väder i morgon[city:  {in city}]?”

”Det får jag fundera på”, sa {ai}. ”Det tar nog två minuter. Sätt dig så länge.”

Och {@a} satte sig på sängkanten. {@He} la handen på {child's} lugg, och ingen sa något, och alla var kvar.

”Sol”, sa {ai} till sist.

”God natt, {ai}”, sa {@a}. ”God natt, {friend}. God natt, min {child}.”

Då hördes det från köket, ur mörkret, alldeles svagt:

Klonk.

”Det var inte jag”, sa {friend}.

# @Old
Den var äldre än {@a}
## if elder & !adult
Den var nästan lika gammal som {elder.short}

# @song
{music}

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

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
