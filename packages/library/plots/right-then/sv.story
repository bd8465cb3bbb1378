title: Jaha, då så
title: Hörnet på brödet
title: Fyran
guest tom: Tore (han), Sixten (han)

% Den gamle är alltid grannen: ingens egen morfar får en hund som har dött. Familjens egen hund eller katt är med hos grannen, men rör varken brödet eller fläcken.

# except-for-the-toast
Roboten var perfekt, så när som på det rostade brödet.

{child} var {age} och hade byggt den av en golfvagn, en webbkamera och två armar ur en byggsats. Den var byggd hemma hos gamle {tom} intill, för {@not-here}, och den hette Fyran, efter vad som hade hänt med Ettan, Tvåan och Trean. {@units}Fyran lärde sig genom att titta. [age>=11 & !pet / age>=11 & pet.other: Det var hela idén. ]Om man gjorde en sak tillräckligt många gånger[!pet / pet.other / age>=11:  framför kameran], så gjorde den likadant. På lördag, i regionfinalen[city:  i {city}], skulle den laga en frukost och köra fram den till domarna på tre minuter[friend: , och {friend}[!friend.known: , {child's} bästa vän,] skulle ta tiden].

Men den hade stått i {tom's} kök i sex veckor, och då var det {tom} den hade tittat på. Den kokade ägg. Den värmde kaffekannan. [pet.dog: Den snurrade innan den parkerade, som {child's} hund {pet}. ][pet.cat: Den knuffade ner skedar från bordet, som {child's} katt {pet}. ][music: Den nickade i takt till {@song}[age>=11 & !pet / age>=11 & pet.other: , som {child} brukade spela], fast den inget hörde. ]Innan den åkte någonstans sa den ”Uff”, fast den inte hade några knän. Och så fort det blev en paus slog den sig på magen[age>=11:  med båda gripklorna], sa ”Jaha, då så” och stod kvar där den stod.

”Så gör inte jag”, sa {tom}.

”Du gör det hela tiden[friend: ”, sa {friend}.|.”]

”Det har jag aldrig märkt.” {Tom} slog sig på knäna. ”Jaha, då så”, sa han och satt kvar.

# ten-seconds
Det där gjorde ingenting. Det var brödet som var problemet. Varje gång Fyran hade rostat en skiva rev den av hörnet, höll fram det bredvid hjulet, långt ner, och väntade. Den väntade i tio sekunder. [pet.dog: Inte ens {pet} ville ha det. ][pet.cat: Inte ens {pet} slickade på det. ]Sedan lade den hörnet i sophinken och fortsatte, och då räckte inte tiden. Fyra kvällar i rad hade {child} gått igenom programmet, och det var inget fel på det. [friend: ”Någon måste ha visat den hur man gör”, sa {friend}.|Någon måste ha visat den hur man gör.]

# the-patch
På torsdagen tittade {child} [friend: och {friend} ]in [school: på väg till {school}|före skolan]. {Tom} satt och åt frukost bakom tidningen. Han rev av hörnet på brödet, och utan att titta upp höll han det bredvid stolen, långt ner, och väntade.[pet.dog:  {Pet} tittade bort.]

[age>=11: Efter en stund kom han visst ihåg. Han lade | Efter en stund lade han] tillbaka hörnet på tallriken.

[age>=11: {child} tittade på golvet bredvid stolen. Där var | Bredvid stolen var] mattan sliten, i en fläck som såg ut som en liggande hund. [pet.dog: {Pet} lade sig aldrig där. ][pet.cat: {Pet} satte sig aldrig där. ]Det hade varit Tuss plats, och hon hade alltid fått hörnet på brödet. Hon hade dött före jul, och så fort någon beklagade sorgen sa {tom} att hon hade haft ett bra liv[!pet / pet.other / age>=11: , och frågade om det var halt ute].

Så det var det som Fyran hade tittat på. {child} öppnade datorn och letade upp stället. En enda tangent skulle räcka. {child.He} satt med fingret ovanför den.

”[age>=11: Hittade du|Hittat] det?” frågade {tom}.

{child} såg på honom över skärmen. ”Nej”, sa {child.he} och fällde ihop datorn[pet.cat: , och {pet} lade sig på den].[friend & age>=11:  {Friend} stoppade undan tidtagaruret.]

# the-final
Finalen var i en idrottshall som luktade gymnastikskor. Där fanns tvåhundra människor och sju robotar.[!pet / pet.other / age>=11:  Två av robotarna började brinna.] Bredvid elementet, hopfälld som en solstol, låg vaktmästarens långa grå hund och sov sig igenom alltihop.

Fyran var sist. ”Uff”, sa den och satte i gång, och någon skrattade. Den kokade ägget och värmde kannan[pet.cat:  och knuffade ner en sked, som {pet}]. Den slog sig på magen och sa ”Jaha, då så”, och hela hallen skrattade, och {@laughs}.

”Så gör inte jag”, sa {tom} på tredje raden[age>=11 & !pet / age>=11 & !friend / age>=11 & pet.other: , ganska högt].

# two-hundred-people
Sedan kom brödet. Den rev av hörnet, höll fram det bredvid hjulet, långt ner, och väntade.[friend:  ”Ett”, viskade {friend}. ”Två.”]

{child} kastade en blick mot läktaren, och magen vände sig. {Tom} skrattade inte längre. Han tittade på gripklon, som höll fram en bit bröd åt ingen, och han visste precis vad det var. [pet.dog: {Pet} lade hakan på {tom's} sko. ]{child} hade låtit det vara kvar för att slippa vara den som tog bort det, och nu hade {child.he} visat det för tvåhundra människor. {child.He} gick ut på golvet för att stänga av alltihop.

[friend: ”Åtta”, viskade {friend}, och borta vid elementet lyfte den grå hunden på huvudet.|Men borta vid elementet hade den grå hunden lyft på huvudet.] Hon reste sig, ett ben i taget. Hon gick rakt över badmintonplanen, förbi {child}, förbi domarna, och mycket artigt tog hon brödet.

”Åååh”, sa hallen. Hunden satte sig mot Fyrans hjul, tittade upp på den och väntade på det som kommer sedan.

# what-comes-next
Fyran visste inte vad som kom sedan. [age>=11: På sex veckor hade ingen | Ingen hade] någonsin tagit brödet.

”Jaha, då så”, sa den hjälplöst.

”Ursäkta”, sa någon på tredje raden. ”[age>=11: Ursäkta. ]Akta fötterna.” {Tom} kom nerför trappan[age>=11 & !pet / age>=11 & !friend / age>=11 & pet.other:  i sin fina kavaj] och ut på planen. Han lade sig på knä bredvid roboten. ”Uff”, sa han. Och han lade handen på hundens smala huvud.

”Titta här nu”, sa han till Fyran. ”Bakom öronen[!pet / pet.other / age>=11: , i lugn och ro]. Det är det som kommer sedan.”

Kameran [age>=11: svängde dit och ]tittade. Sedan kom gripklon ner, lika försiktigt som om hunden hade varit ett ägg, och Fyran gjorde likadant.

# sixth
Då tutade det, och tiden var ute. Frukosten kom aldrig fram till domarna, och de blev sexa. ”Egentligen underkänt”, hade en av domarna skrivit på {child's} papper. ”Äter gärna frukost här igen.”

”Hon går aldrig fram till någon, den hunden”, sa vaktmästaren efteråt. ”Hon var min systers, men min syster har flyttat utomlands, och jag får inte ha henne i lägenheten. Vet du någon?”

[friend: {child} och {friend} höll tyst, och det var det svåraste de hade gjort på hela dagen.|{child} höll tyst, och det var det svåraste {child.he} hade gjort på hela dagen.] {Tom} satt fortfarande på golvet och klappade.

”Jag är för gammal för en till”, sa han. Hunden lutade sig mot honom[pet.dog: , och det gjorde {pet} också. {Tom}|. Han] såg på henne, och [age>=11: han såg ]på {child}, och så slog han sig på båda knäna.

”Jaha, då så”, sa {tom}. Och han reste sig.

# the-third-one
Den kvällen satt {@a} på sängkanten.

”Du får ta hem den där roboten[age>=11:  om du vill]”, sa {@a}. ”[age>=11 & !pet / age>=11 & pet.other: Jag har tänkt på saken. ]Den kan stå i hörnet vid kylskåpet.”

”Tack”, sa {child}. ”Men jag tror att den är upptagen.”

[friend: {@A} släckte lampan.|{@A} pussade {child.him} i pannan som om {child.he} inte alls var {age} och släckte lampan.] {Tom's} kök låg på andra sidan väggen, och {child} [pet.dog / pet.cat: och {pet} ]låg och lyssnade[friend: , med {friend} på madrassen]. {@three}
## if !adult & !elder
Vid middagen hade de sagt att roboten kunde få flytta hem nu. Den kunde stå i hörnet vid kylskåpet.

”Tack”, hade {child} sagt. ”Men jag tror att den är upptagen.”

{Tom's} kök låg på andra sidan sovrumsväggen, och {child} [pet.dog / pet.cat: och {pet} ]låg i mörkret och lyssnade[friend: , med {friend} på madrassen]. {@three}

# @three
”Uff”, sa {tom} och satte sig i sin stol. ”Uff”, sa Fyran och parkerade bredvid. Och sedan hördes ett till, långt och djupt och belåtet, någonstans nerifrån golvet, precis där fläcken var.

# @not-here
hemma fick den inte vara i köket
## if adult
{adult} hade sagt att det inte blev tal om köket hemma
## if elder & !adult
{elder} hade sagt att det inte blev tal om köket hemma

# @units
[pet.other: {Pet} hade aldrig riktigt kommit över Ettan. ][sport: [age>=11: Tvåan skulle ha kunnat {play sport}, men om Tvåan talade man inte. | Tvåan hade försökt {play sport}. ]][athlete: Trean var lika snabb som {athlete}, men bara en gång, ut genom fönstret. ]

# @laughs
en av domarna fick gömma sig bakom sina papper
## if adult & !elder
{adult} fick bita i sin halsduk
## if adult & elder
{adult} fick bita i sin halsduk, och [elder2: {elder} och {elder2} höll i varandra|{elder} höll i {adult}]
## if !adult & elder
{elder.short} [elder2: och {elder2} fick hålla i varandra|fick bita i sin halsduk]

# @song
{music}

# @a
den som läser sagorna
## if adult
{adult}
## if elder & !adult
{elder.short}
