title: Räck upp handen
title: Den är i vägen
title: Mörkt ovanpå mörkt
guest guide: Rolf (han), Göran (han)
guest teacher: Lotta (hon), Pia (hon)
guest friend: Samira (hon), Nadja (hon)
guest big: Oliver (han), Hugo (han)

% Händerna är uppe i mörkret, och en gång till hemma. ”Släck den. Den är i vägen” sägs två gånger.

# down-a-cave
{child} var mörkrädd, och i dag skulle klassen ner i en grotta.

Det var det ingen som visste[school: , allra minst {at school}]. Hemma hade {child.he} en lampa på skrivbordet[elder: , från {elder}[elder2:  och {elder2}],] och en som lyste i hallen, och så var det inte mer med det. Men i en grotta finns det ingen hall. Så {child} höll ena handen på räcket hela vägen in, och räknade stegen.

”Tjugotvå, tjugotre”, viskade {child.he}.

”Vad är det du räknar?” frågade {friend}, som gick bakom.

”Inget”, sa {child}. ”Tjugofyra.”

# the-teapot
Längs väggen hängde lampor, och där fanns en sten som såg ut som en tekanna. Guiden hette {guide}. Han hade hjälm, och han kunde två vitsar.

Vid tekannan stannade han.

”Och nu”, sa han, ”ska jag släcka. Ett sånt mörker har ni aldrig sett[city: , inte i hela {city}]. Är ni beredda?”

”Ja!” skrek alla.

”Nej”, sa {child}, fast inte så att det hördes.

Klick.

# dark-on-dark
Det var inte mörkt som i ett sovrum. I ett sovrum finns det alltid lite fönster. Det här var mörkt ovanpå mörkt. {child} höll upp en hand framför näsan, och den var inte där. {child.He} blundade och tittade igen, och det var precis likadant. Hjärtat lät som någon som springer i en trappa[athlete: , och så fort springer inte ens {athlete}].

”Jaha”, sa {guide's} röst. ”Räck upp handen, alla som är rädda!”

Ingen sa ett knyst.

Det är ju ingen som ser, tänkte {child}. Så {child.he} räckte upp handen. {child.He} räckte upp den så högt det gick. Och konstigt nog kändes det lite bättre där uppe.

”Ingen?” sa {guide}. ”Fint. Då tänder vi.”

# click-click
Klick.

Det hände ingenting. Klick, klick. Klick, klick, klick.

”Oj”, sa {guide}.

”Hur då, oj?” sa {teacher}, som var deras lärare.

”Den brukar alltid gå att tända”, sa {guide}. ”Rör er inte. Jag har en liten lampa på nyckelknippan. Någonstans. Nej, det där var en kola.”

Så klickade det igen, och där lyste en lampa, stor som en ärta. Och nu kunde alla se varandra.

# every-hand
Varenda en hade en hand i vädret.

{Friend} hade en hand i vädret. {Teacher} hade en hand i vädret. Stora {big}, som hade sagt att grottor var tråkiga[sport:  och att han mycket hellre ville {play sport}], hade två. Och {guide}, som höll nycklarna i den ena handen, hade den andra rakt upp intill hjälmen.

De tittade på varandra allihop. Så var det någon som fnissade, och snart skrattade hela grottan.

”I tretton år har jag hållit på med det här”, sa {guide}, ”och jag har tyckt lika illa om det varje gång. Kom nu, efter mig.”

# the-pea
De gick efter ärtan[music: , och {teacher} nynnade på {music}, lite för fort]. Den lyste upp {guide's} tumme och {guide's} haka, och det var i stort sett allt. {child} hade sitt räcke och räknade baklänges, ända tills {big} trampade {child.him} på hälen så att siffran försvann. Och sedan tog räcket slut.

Det fanns en väg till vänster, och det fanns en väg till höger. {Guide} höll upp nycklarna, och allt man såg var {guide}.

”Lamporna har ju alltid lyst”, sa han. ”Jag har aldrig behövt titta efter.”

Nu var det ingen som skrattade. Någon började gråta, och det ville {child} också göra. {child.He} stirrade åt vänster och {child.he} stirrade åt höger, men åt vilket håll {child.he} än stirrade var den där lilla lampan i vägen och lyste {child.him} rakt i ögonen.

# put-it-out
Då sa {child} något som {child.he} aldrig hade sagt i hela sitt liv.

”Släck den.”

”Släck den?” sa {big}.

”Släck”, sa {child}. ”Den är i vägen.”

Klick.

Mörkt ovanpå mörkt. {child} höll {friend} i ärmen, och {friend} höll i någon annan, och så väntade de. Hjärtat sprang i sin trappa. {child} höll ögonen öppna och lät det springa.

# thinner
Till höger var det svart.

Till vänster var det också svart. Men det var liksom tunnare. Och ju längre {child.he} tittade, desto tunnare blev det, tills det var nästan grått, och sedan var det riktigt grått, och sedan var det kanten på en sten, med en ormbunke på.

”Det där är dagen”, sa {child}. ”Den har varit där hela tiden. Hitåt.”

Och {child} gick först, och alla kom efter, med en hand på den som gick framför, runt hörnet och rakt ut i regnet. Det var det ljusaste regn de någonsin hade sett.

# the-lamp
Den kvällen släckte [adult: {adult} i taket som vanligt | {child} taklampan själv], men lampan på skrivbordet fick vara tänd. {child} låg och tittade på den ganska länge.[pet.dog / pet.cat:  {Pet} hade redan slutit ögonen, för {pet.he} hade aldrig haft något emot mörkret.][pet.other:  {Pet} hade aldrig haft något emot mörkret.]

[adult: ”{Adult}”, sa {child.he}. ”Är du mörkrädd nån gång?”

Det dröjde lite. Sedan räckte {adult} upp handen.

Då räckte {child} upp sin. | Sedan, alldeles för sig själv, räckte {child.he} upp handen.

Det kändes fortfarande lite bättre där uppe.] Och så fick den sjunka ner igen, till täcket, där det var varmt och skönt.

# the-window
[adult: ”Du kan släcka den där också”, sa {child.he}. ”Den är i vägen.” | ”Nu släcker jag dig”, sa {child.he} till lampan. ”Du är i vägen.”]

Klick. {child.He} höll ögonen öppna och väntade. Och där, en liten bit i taget, kom fönstret.
