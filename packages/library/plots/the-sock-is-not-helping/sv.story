title: Strumpan hjälper inte
title: Herr Strumpa
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som bär tvätten är mormor eller farfar, annars {adult}, annars {minder}. ”Schå hä” sägs med kinderna uppskjutna mot ögonen.

# the-bottom-stair
{child} satt på det nedersta trappsteget med hakan på knäna, för {child.he} var ledsen. {@A-first} kom med en stor korg med tvätt[city: , nog för hela {city}], och {@he} kom inte förbi.[elder2:  Där uppe väntade {elder2} på strumporna.][pet.dog:  Efter korgen kom [!pet.known: hunden ]{pet} och ville ha en strumpa.]

”Ursäkta, {child}”, sa {@a}. ”Jag ska upp.”

”Jag kan inte flytta på mig”, sa {child}. ”Jag är ledsen.”

{@A} ställde ner korgen. ”Oj då”, sa {@he}. ”Vad är du ledsen för?”[pet.cat:  [!pet.known: Katten {pet}|{Pet}] ville ligga i korgen, men den var full.]

”Ingenting. Jag bara är det.”

”Är det för att bananen gick av?”

”Nej. Jag gillar när den går av. Då har jag två.”

[friend: ”Är det för att {friend} var tvungen att gå hem?”

”Nej. {Friend} är min bästa vän ändå.”

][pet.other: ”Är det för att {pet} bara ville sova?”

”Nej. {Pet} tycker om att sova.”

]”Är det för att vi inte hittade din blåa mugg[athlete: , den med {athlete} på]?”

{child} tänkte efter. ”Muggen hade jag glömt”, sa {child.he}, och nu lät {child.he} ännu lite ledsnare.

# mister-sock
”Glöm att jag sa det”, sa {@a} fort. {@He} tog en lång randig strumpa, satte den på handen och lät den prata. ”Hej, {child}!” sa strumpan med pipig röst. ”Jag heter herr Strumpa! Kan du inte le lite mot mig?”[music:  Sedan nynnade den på {music}.]

”{@A}”, sa {child}. ”Strumpan hjälper inte.”

”Nej”, sa {@a}. ”Jag ser det.” {@He} tog av den igen. ”Vad skulle hjälpa då?”

# with-me
{child} fick tänka efter. Det kändes stort och grått inuti[school: , större än {school}], och {child} var ensam där inne med det.

”Du kan vara ledsen du också”, sa {child.he}. ”Tillsammans med mig.”

”Det kan jag”, sa {@a}. ”Maka på dig.”

# a-cow-and-a-fish
{child} makade på sig, och {@a} klämde sig ner bredvid. {@He} kastade huvudet bakåt och lade handen mot pannan. ”Åhhh!” sa {@he}. ”Åh, åhhh, uuuuuh!”

”Inte så”, sa {child}. ”Det där är en ko.”

{@A} försökte igen. {@He} drog ner mungiporna så långt det gick.

”Det där är en fisk”, sa {child}.

”Det är svårare än det ser ut”, sa {@a}. ”Du får visa.”

”Man sätter armbågarna här”, sa {child}. ”Så lägger man ansiktet i händerna, så att kinderna åker upp. Och så säger man ingenting.”

{@A} satte armbågarna på knäna och lade ansiktet i händerna. Kinderna åkte upp så långt att ögonen nästan stängdes.

”Schå hä?” sa {@a}.

# it-popped
Och {child} skrattade. Det bara hoppade ur {child.him}, och sedan hoppade det ur {@a} också, och de fick hålla i varandra.

”Det är borta!” sa {child} och for upp. ”Jag ska bära upp alla strumporna!”

# halfway-up
{Child.He} tog hela famnen full med strumpor och sprang uppför trappan[sport: , som om det var {sport}], ett steg, och ett steg till, och ett till. Och halvvägs upp stannade {child.he}. {@A} såg hur {child’s} rygg blev liten.

”Det är kvar”, sa {child}.

Det hade följt med uppför trappan, och nu var det ännu större än förut. {Child.He} släppte strumporna, och de rullade hela vägen ner, duns, duns, duns, och {child} stod där och grät.

”Jag skrattade ju”, snyftade {child.he}, ”och det hjälpte inte ens.”

# two-of-them
{@A} kom upp till {child.him}, över alla strumporna. {child} satte sig precis där {child.he} stod och hasade in mot väggen, och så klappade {child.he} på trappsteget bredvid sig.

”Maka på dig”, sa {child}, fast det var {child} som hade makat på sig.

{@A} satte sig. Den här gången blev det varken någon ko eller någon fisk. {@He} bara satt alldeles nära, och {child} lutade sig. {Child.He} grät så länge det fanns gråt där inne, och {@a} satt kvar precis där {@he} satt, och nu var de två där inne med det.

# a-bit-still-here
Lite i taget blev det längre mellan snyftningarna. Sedan var det bara snörvel kvar.[elder2:  Där uppe sköt {elder2} igen strumplådan, alldeles försiktigt.][pet.dog:  Nedanför trappan låg {pet} med en strumpa mellan tassarna.][pet.cat:  Nedanför trappan låg {pet} i korgen, där det fanns plats nu.]

”Det är lite kvar”, sa {child}.

”Det gör inget”, sa {@a}. ”Jag är också lite kvar.”

”Det rinner ur näsan”, sa {child}.

{@A} hade ingen näsduk. Men där på trappsteget låg den långa randiga strumpan. {child} tog upp den och snöt sig i den, så stort det gick, ända ner i tån.

# now-it-is
”{Child}”, sa {@a} efter en stund. ”Hjälper strumpan?”

{child} lutade sig mot {@him} och tänkte efter.

”Ja”, sa {child.he}. ”Nu gör den det.”

# @a-first
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

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}
