title: Den som haft Husmor
title: Är det upptaget?
title: I Tvåan
guest friend: Noor (hon), Vidar (han)
guest tough: Ture (han), Rasmus (han)
guest quiet: Siv (hon), Majken (hon)
guest cat: Husmor (hon)
guest minder: Malena (hon), Josefin (hon)

% Vännen ligger i översängen i varje familj. Hunden eller katten hemma har visat hur man ligger på någon; den äldre har ringt i samma klocka en gång.

# the-bell
På kollot ville {child} bara en enda sak. {Child.He} ville ringa i klockan.

Den hängde utanför köket och hördes över hela sjön[city: , kanske ända till {city}].[elder:  {Elder} hade ringt i den en gång men ville aldrig säga hur det gick till[elder2: , och det ville inte {elder2} heller].]

”Man får inte bara ringa”, sa {tough}, som hade varit på kollo förut. ”Först måste man ha haft {cat}.”

{cat} var en katt, grå och tung som en full ryggsäck, med ett och ett halvt öra. Varje natt gick hon sin rond, in genom fönstret i stugan Tvåan, förbi alla fyra sängarna, och så lade hon sig på en av dem. Ingen visste hur hon valde. Men den som hade gråa hår på filten nästa morgon fick ringa till frukost.

# ham
{Friend}, {child's} bästa vän[school:  både {at school} och annars], låg i översängen och hade en plan. Planen var skinka.

På måndagen gömde {friend} två skivor under kudden, och {child} hade en fiskpinne i en strumpa. I mörkret dunsade det på fönsterbrädan, och de hörde hur {cat} gick från säng till säng och nosade. Hon åt upp skinkan. Hon åt upp fiskpinnen. Sedan gick hon och lade sig på {tough}, som inte hade så mycket som en smula.

”Vad hade du?” sa {friend} vid frukosten, när {tough} hade ringt[athlete: , med båda armarna, som {athlete}].

”Inget”, sa {tough} ner i gröten.

[sport: ”Det är kanske de som brukar {play sport}”, sa {friend}.

]På tisdagen tog de korv[music: , och {friend} nynnade {music}]. {cat} åt upp den och lade sig på {quiet}, som nästan aldrig sa något.

”Vad hade du?” sa {friend}.

”Inget”, viskade {quiet} ner i gröten.

# a-sleeve
På onsdagen låg {child} och väntade med en halv köttbulle. Det var kallt, så {child.he} drog på sig sin stora tröja.

Den luktade som hallen hemma.

Det var bara det. Men nu såg {child} hela hallen framför sig, med jackorna och lampan[pet.dog:  och [!pet.known: hunden ]{pet} som sov på skorna][pet.cat:  och [!pet.known: katten ]{pet} som sov på mössorna][pet.other:  och {pet} som fick mat av någon annan], och {child.he} fick sådan hemlängtan att det gjorde ont. {Child.He} andades in, och ut, och in, långsamt och mycket jämnt, som om {child.he} sov. Köttbullen rullade iväg någonstans.

Duns.

Något tungt kom gående över filten, vände sig ett varv, lade sig tvärs över {child's} fötter och spann, så att hela sängen surrade. Köttbullen hade {cat} gått rakt förbi.

{child} låg så stilla det gick, så att katten inte skulle gå, och mitt i allt spinnande somnade {child.he}.

# the-porridge
På morgonen var filten grå av hår, och {child} ringde i klockan. Klangen for ut över hela sjön och kom tillbaka.

”Vad hade du?” sa {friend}. ”Var det köttbullen?”

”Inget”, sa {child} ner i gröten.

Sedan tittade {child.he} upp. På andra sidan bordet satt {tough}, som hade låtit en blodigel sitta kvar tills den var mätt. {Tough.He} såg rakt på {child}, och det gjorde {quiet} också. Ingen sa något. Men {tough} nickade, bara lite, och {child} nickade tillbaka.

Det var alltså så {cat} valde. Hon nosade inte när hon gick från säng till säng. Hon lyssnade.

# rain
På kvällen kom regnet från sidan, och alla fönster stängdes. På andra sidan gården satt {cat} i köksfönstret, med tassarna under sig, och tänkte inte gå någonstans.

”Ingen {cat} i kväll, alltså”, sa {friend} i översängen, lite för högt. ”God natt.”

Genom regnet på taket hörde {child} något där uppifrån. In, och ut, och in, långsamt och mycket jämnt.

Så andas ingen som sover.

{child} lyssnade efter dunsen, men fönstret var stängt. Det gick inte att säga något, för då skulle {friend} förstå att det hördes.

Men någon måste göra något.

# prrr
{child} klättrade uppför stegen. {Child.He} kom gående över filten på alla fyra, vände sig ett varv och lade sig tvärs över {friend's} fötter. {@heavy} Sedan spann {child.he}. Det lät som en moped som inte startar.

Andningen stannade av.

”{cat}?” sa {friend} med tjock röst.

”Prrr.”

”Du är tyngre än jag trodde.”

”Prrr.”

Borta vid kudden började något skaka. Det var {friend} som skrattade, och ett tag var det inte skratt, och sedan var det bara någon som andades hur som helst.

Då knakade det i stegen. {Tough} kom upp över kanten, på alla fyra, och hejdade sig.

”Jaha”, viskade {tough}. ”Är det upptaget?”

”Prrr”, sa {child}.

”Okej”, viskade {tough} och klättrade ner. ”Det är upptaget”, hörde de nerifrån golvet.

”Jaha”, sa {quiet}.

# a-cold
På morgonen fanns det inte ett enda grått hår på {friend's} filt.

”Vem har haft {cat}, då?” sa kocken vid klockan. ”Ingen?”

”{Friend}”, sa {child}.

”I det regnet? Vem såg henne?”

”Jag”, sa {tough}. ”Hon var jättestor.”

”Jag hörde henne”, sa {quiet}, riktigt högt. ”Jag tror att hon är förkyld.”

Så {friend} fick ringa i klockan.

# the-doormat
Sista natten stod fönstret öppet. Duns. {cat} gick från säng till säng och lyssnade länge vid varenda en. Sedan lade hon sig på dörrmattan, på rygg, med alla tassarna i vädret.

Nästa morgon hade ingen ett hår att visa, så ingen ringde, och hela kollot sov till halv tio.

# in-turns
På kvällen satt {child} i sin egen säng, i den stora tröjan. Nu luktade den sjö och eld.[pet.dog:  {Pet} hade nosat på den från ärm till ärm, och nu låg {pet.he} på {child's} fötter och suckade.][pet.cat:  {Pet} hade nosat på den med öronen bakåt, och nu låg {pet.he} på {child's} fötter, så att alla såg vems de var.][pet.other:  {Pet} tittade på den från andra sidan rummet.]

[elder & adult: {Elder.short} hade ringt med en enda fråga.

”Fick du ringa i klockan?”

”Ja.”

”Mm”, sa {elder.short}, och det hördes att {elder.short} nickade.

][elder & !adult: ”Fick du ringa i klockan?” sa {elder.short}.

”Ja.”

{Elder.short} nickade, bara lite.

]”Hade du hemlängtan någon gång?” sa {@a}.

”Bara i onsdags. Men då hade jag {cat}.”

”Vem är {cat}?”

{child} tänkte efter.

”Vi turades om”, sa {child.he}.

# @heavy
{Child.He} gjorde sig så tung det gick.
## if pet.dog
{Child.He} gjorde som {pet} gjorde hemma: först en lång suck, och sedan dubbelt så tung.
## if pet.cat
{Child.He} gjorde som {pet} gjorde hemma och blev lite tyngre för varje minut.

# @a
{minder} på sängkanten
## if adult
{adult}
## if elder & !adult
{elder.short}
