title: Läst
title: Man skjuter aldrig
title: Fjorton meddelanden och en höna
guest friend: Love (han), Iris (hon)
guest old: Agda (hon), Rakel (hon)

% Vännen (friend) är familjens bästa vän eller en egen; {old} äger boden. Den som säger god natt (@a): {adult}, annars någon.

# seen
I fyra dagar hade det stått Läst under {child's} meddelande till {friend}. Bara Läst, och inget svar. {friend} var {child's} bästa vän, och {child} satt på trappan hemma med telefonen i handen och hatade det ordet mer än något annat ord {child.he} kunde.

Ibland kom prickarna, de där tre som betyder att någon skriver. Prickarna hoppade en stund, och så försvann de.

”Hallå?” skrev {child} varje gång. ”Svara då!” Nu var det fjorton meddelanden, och det sista var ”Glöm det”.

[elder: Telefonen surrade till, och {child} höll på att tappa den. Det var {elder}, som hade skickat en bild på en tomat[elder2: , med {elder2} bredvid, för storlekens skull].

]
# like-a-trolley
Hela våren hade de byggt på en lådbil, och i morgon var det rally[city: , det största i {city}]. Men i måndags, när de provkörde[school:  utanför {school}], hade {friend} sagt så att alla hörde: ”{child} styr som en kundvagn.” Alla hade skrattat. {child} hade skrattat högst av alla, för att ingen skulle se hur det kändes, och sedan hade {child.he} gått hem och skrivit det första meddelandet. ”Då kan du köra själv”, stod det i det.[sport:  Sedan dess hade ingenting varit roligt, inte ens {sport}[music:  och inte ens {@song}].][music & !sport:  Sedan dess hade ingenting varit roligt, inte ens {@song}.]

# the-tree
Då ringde det, på riktigt, med signal. Det var {old}, som lät dem ha bilen i sin bod.

”Stormen har lagt päronträdet över dörren till boden”, sa hon. ”Kom hit, och ta på dig ordentliga skor.”

Trädet var tjockt som en hink, och det låg precis i vägen. På andra sidan stammen stod {friend}, i ordentliga skor.

”Jag är bara här för bilens skull”, sa {child}.

”Jag med”, sa {friend}.

De sa det till trädet, båda två. [pet.dog: {Pet} hoppade över stammen och hälsade på {friend}, och hoppade tillbaka och hälsade på {child}, och såg inget som helst problem.]

# the-saw
{old} kom med en såg som var lång som en soffa och hade ett handtag i var ände.

”Har du ingen med motor?” frågade {child}.

”Den här har två motorer”, sa {old} och gav dem varsitt handtag. ”Hör på nu. Man drar. Man skjuter aldrig. När man har dragit färdigt är det den andras tur, och då gör man ingenting alls. Det är det som är svårt.”

# pushing
{child} drog. Sedan var det {friend's} tur, och det gick så långsamt att {child} hjälpte till och sköt på. Då böjde sig sågen på mitten och sjöng som en ko på en studsmatta.

”Du skjuter!” sa {friend}.

”Du drar ju inte!”

”Jag hinner inte, för du skjuter!”

Mitt i stammen tog det stopp. {old} ryckte i sågen och sparkade på trädet.

”Den sitter”, sa hon. ”Då blir det inget rally.” Och hon gick in för att ringa till en brorson med motorsåg.

# dots
Det började skymma. De satt på varsin sida om stammen och såg inte mer av varandra än mössorna. {child} höll fortfarande i sitt handtag. Det var inte ilska längre, bara sorg, och den satt i halsen som något för stort att svälja.

Då märkte {child.he} att det darrade lite i handtaget. Det slutade, och så kom det tillbaka. Det var {friend}, som höll i den andra änden och inte kunde bestämma sig.

Det var precis som prickarna.

# ten-seconds
Det ryckte i {child's} armar, för de ville skjuta på. Det hade de gjort fjorton gånger den här veckan. Men nu öppnade {child} händerna så mycket att handtaget bara vilade i dem, och gjorde ingenting alls.

Ingenting hände. {child} väntade en stund till. Det var det längsta {child.he} hade väntat på något i hela sitt liv, och det var kanske tio sekunder.

Så gled sågen ifrån {child.him}, en enda centimeter, och stannade.

Nu var det {child's} tur. {child.He} drog lika lite och lika försiktigt, och lät den gå. Och den gick, och den kom tillbaka, lite längre för varje gång.

Schh, sa det. Schh.

# the-hen
”Jag svarade visst”, sa {friend} och drog.

”Vad svarade du?” sa {child} och drog.

”Förlåt för det där med kundvagnen. Men det såg så kort ut, så jag försökte göra det längre. Och varje gång jag var halvvägs kom det något nytt från dig, och då fick jag börja om.”

Schh, sa sågen.

”Fjorton gånger”, sa {child}.

”Femton. Du skickade en höna också.”

”Det var fel knapp.”

”Jag har försökt svara på den hönan i två dagar”, sa {friend}.

{child} skrattade så att sågen hackade, och från andra sidan hackade det tillbaka.

”Jag tyckte inte att det var kul”, sa {child} sedan. ”När de skrattade.”

”Jag vet. Du skrattade för högt.” {Friend} drog. ”Förlåt.”

Det var väldigt kort. Det var precis lagom.

# the-trunk
Då sa det knak, och stammen gick av och rullade undan åt varsitt håll. Där satt {friend} med sågspån i ögonbrynen, och det fanns ingenting emellan dem längre.

{old} kom ut med telefonen mot örat.

”Han kan komma på torsdag”, sa hon och fick syn på dörren. ”Nej. Det är bra ändå.”

De rullade ut bilen, som var röd[athlete:  och hade ett klistermärke av {athlete} på nosen].

”Du får styra”, sa {friend}.

”Jag styr som en kundvagn.”

”Ja. Jag tänkte sitta bak och skjuta på.”

”Man skjuter aldrig”, sa {old}.

# good-night
På kvällen hade {child} en blåsa i var hand. [elder: {child.He} skickade en bild av dem till {elder}, som svarade med en tomat. ]”Nu släcker vi”, sa {@a}. [pet.cat: {Pet} låg redan på täcket och höll med. ][pet.dog: {Pet} låg redan på mattan med barr i pälsen. ][pet.other: {Pet} sov redan. ]Men just då kom prickarna. De hoppade en stund och försvann, och så hoppade de igen. {child} låg med kinden mot kudden och tittade på dem och skrev ingenting alls.

Det dröjde länge. Sedan kom svaret.

Det var en höna.

{child} skrattade tyst ner i kudden och började tänka ut vad man svarar på en sådan, något riktigt bra, och det tog sin tid, och kudden var så mjuk.

Hemma hos {friend} stod det Läst på skärmen. Bara Läst, och inget svar. {friend} såg på ordet en stund. Sedan förstod {friend.he} vad det betydde den här gången, och släckte lampan, så tyst det gick, för att {child} sov.

# @song
{music}

# @a
någon i dörren
## if adult
{adult}
## if elder & !adult
{elder.short}
