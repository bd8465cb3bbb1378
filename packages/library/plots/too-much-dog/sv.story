title: [pet.cat: För mycket katt | För mycket hund]
title: [pet.cat: Lagom mycket katt | Lagom mycket hund]
guest pet: Doris (hon), Bosse (han)
guest minder: Majken (hon), Siv (hon)

% Den gjordes av en tax. En katt jamar, svischar och spinner; finns det inget djur är det grannens hund.
% @a: {adult}, annars den äldre, annars {minder}. Finns det en äldre landar strumpan där i stället för på lampan.
% Låt barnet snusa och vifta, och göra bullen.

# too-long
Det var läggdags, och {child} hade pyjamas på sig, och {@pet-first} låg i sin korg.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] fick sova över, så {friend.he} hade också pyjamas.]

Men {Pet} sov inte. {@sighing}

”{Pet} fryser”, sa {child}. ”{Pet} måste ha en filt.”

# the-tail
Då hämtade {child} den lilla gula filten och stoppade om svansen.

”God natt, {Pet}”, sa {child.he}.

Men där framme stack det ut en nos. En kall och blöt nos. Snuff!

”Oj då”, sa {child.he}. ”För mycket {@kind}.”

# the-nose
Då drog {child.he} filten uppåt, uppåt, uppåt och stoppade om nosen.

”God natt, {Pet}.”

Men där bak stack det ut en svans. {@Wag}!

”Oj då”, sa {child.he}. ”För mycket {@kind}.”

# the-middle
Då lade {child.he} filten över mitten.

Ut stack nosen. Snuff! Ut stack svansen. {@Wag}!

{child} satte sig på mattan och tänkte[sport: , och det är svårare än {sport}].

# sock-and-hat
Sedan hämtade {child.he} en strumpa. Det var en anka på den. Den satte {child.he} på {pet's} svans.

{@Wag}! I väg flög strumpan. {@landed}

[friend: ”Jag vet!” sa {Friend} och hämtade {child's} stickade mössa. | Sedan hämtade {child.he} sin stickade mössa.] Det var en tofs på den. Den satte [friend: {friend.he} | {child.he}] på {pet's} nos.

Snuff, snuff … ATJO! I väg flög mössan[athlete: , fortare än {athlete}]. Den landade på {@a-first}.

# shorter
”Oj”, sa {@a} inifrån mössan. ”[city: Vem har släckt {in city}? ]Vad är det som har hänt?”

”{Pet} får inte plats”, sa {child}, och läppen darrade. ”Filten är för liten. Det är för mycket {@kind}.”

{@A} tittade på filten. {@A} tittade på {@the-pet}.

”Ja”, sa {@a}, ”längre blir inte filten.”

”Nej”, sa {child.he}.

”Och kortare blir inte {Pet}.”

”Nej!” sa {child.he}. Men sedan tänkte {child.he} efter. {Child.He} tittade på {pet's} nos, ända här. {Child.He} tittade på {pet's} svans, ända där borta.

”Men rundare kan {pet.he} bli”, sa {child.he}.

# like-me
{Child.He} lade sig på mattan.

”Titta, {Pet}”, sa {child.he}. ”Gör som jag.”

{Child.He} drog in knäna. {Child.He} drog in tårna. {Child.He} drog in hakan, tills {child.he} var rund som en bulle.

# rounder
{Pet} tittade på {child} med ena ögat.

{Pet.He} reste sig. {Pet.He} snurrade ett varv. {Pet.He} snurrade ett varv till. {Pet.He} drog in tassarna. {Pet.He} drog in svansen. Och allra sist drog {pet.he} in nosen, tills {pet.he} också var rund som en bulle.

Mycket försiktigt[music: , och nynnande på {music},] lade {child} den gula filten ovanpå.

Ingen nos. Ingen svans. Ingenting som stack ut.

”Lagom mycket {@kind}”, viskade {child.he}.

{@warm}

# ten-toes
Sedan bar {@a} {child} till sängen och drog upp täcket ända till hakan.[friend:  {Friend} var redan en bulle, i sängen vid fönstret.][elder & adult / elder2:  {@quack}]

Där nere stack det ut tio små tår.

”Oj då”, sa {@a}. ”Du har vuxit[school:  {at school}]. För mycket {child}!”

{child} skrattade. Men {child.he} visste vad man skulle göra.

{Child.He} drog in knäna. {Child.He} drog in tårna. {Child.He} drog in hakan. {@A} lade täcket över {child.him} och pussade det enda som var kvar, och det var en bit hår.

”Lagom mycket {child}”, sa {@a}.

# buns
Och där låg de, {@buns}, och {@both} sov.

# @pet-first
grannens hund {Pet}, som var på besök,
## if pet
{Pet}

# @kind
hund
## if pet.cat
katt

# @the-pet
hunden
## if pet.cat
katten

# @sighing
{Pet} suckade. Det var en lång suck, för det var mycket hund som suckade. {Pet} började vid nosen, och sedan kom det mer, och mer, och mer, och sedan kom det en svans.
## if breed.Dachshund
{Pet} suckade. Det var en lång suck, för {Pet} var en lång hund. {Pet.He} var en tax, och {pet.he} började vid nosen, och sedan kom det mer, och mer, och mer, och sedan kom det en svans.
## if pet.cat
{Pet} jamade. Det var ett långt mjau, för det var mycket katt som jamade. {Pet} började vid nosen, och sedan kom det mer, och mer, och mer, och sedan kom det en svans.

# @wag
vift, vift, vift
## if pet.cat
svisch, svisch, svisch

# @landed
Den landade på lampan.
## if elder & adult
Den landade på {elder}, som satt i fåtöljen. ”Kvack”, sa {elder.short}.
## if elder & elder2 & adult
Den landade på {elder} och {elder2}, som satt i soffan. ”Kvack”, sa {elder.short}. ”Kvack, kvack”, sa {elder2.short}.
## if elder & elder2 & !adult
Den landade på {elder2}, som satt i fåtöljen. ”Kvack”, sa {elder2.short}.

# @quack
”Kvack, kvack”, sa {elder.short} i dörren, och det betydde god natt.
## if elder & elder2 & adult
”Kvack, kvack”, sa {elder.short} och {elder2.short} i dörren, och det betydde god natt.
## if elder & elder2 & !adult
”Kvack, kvack”, sa {elder2.short} i dörren, och det betydde god natt.

# @warm
Och under filten hördes en suck. Men den här gången var den varm.
## if pet.cat
Och under filten började det spinna, länge och varmt.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{minder}, som var barnvakt
## if adult
{adult}
## if elder & !adult
{elder}

# @buns
två varma bullar i mörkret, en med tår och en med svans
## if friend
tre varma bullar i mörkret, två med tår och en med svans
## if breed.Dachshund & !friend
två varma bullar i mörkret, en stor och en lång

# @both
båda två
## if friend
alla tre
