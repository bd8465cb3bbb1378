title: Äpplet som fick en tand
title: En tugga du och en tugga jag
guest friend: Ture (han), Aisha (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Det är kompisen som har den lösa tanden. Jonk, krasch, krisch och knick ska höras. Den som kommer med äpplet är mormor eller farfar, annars {adult}, annars {minder}; den som sitter på sängkanten är {adult}, annars den äldre.

# a-loose-tooth
{friend} hade en lös tand, och nu gick det inte att leka med {friend.him}.

{Friend} var {child’s} bästa vän. {Friend.He} satt på bänken på gården[school:  {at school}] med munnen öppen, så att alla kunde se. Tanden satt längst fram. När {friend.he} petade på den med tungan sa den jonk.

”Kom, så springer vi!” sa {child}.

”Kan inte”, sa {friend}. ”Jag har en lös tand.”

”Kom, så gräver vi!”[sport:  ”Kom, så spelar vi {sport}!”]

”Kan inte. Jag har en lös tand.”

”Kom, så rullar vi nerför kullen!”

”Nej!” sa {friend} och höll för munnen. ”Då rullar den också!”

# only-a-hill
{child} gick och rullade själv. Men när {child.he} kom ner låg det ingen bredvid och skrattade, och då är det bara en kulle.[pet.dog:  {Pet} rullade också, men {pet} skrattar inte.]

{Child.He} kände efter i sin egen mun, med fingret. Kanske hade {child.he} också en lös. Då kunde {child.he} sitta på bänken. {Child.He} kände på den första. Den satt. Och den satt. Och den satt, och den satt.

Alla satt.

# come-out
{child} gick tillbaka till bänken.

”När är den färdig?” frågade {child.he}.

”Vet inte”, sa {friend}.

Jonk, sa tanden.

”Kan du inte säga åt den att komma ut?”

”Kom ut”, sa {friend}.

”Den hör nog inte”, sa {child}. ”Den sitter ju inomhus.” {Child.He} lutade sig fram och ropade rakt in i {friend’s} mun: ”KOM UT!”

”Hallå”, sa {friend}. ”Du spottade på mig.”

# krisch
Då kom {@g} med ett äpple. {child} och {friend} delade alltid äpple på samma sätt: en tugga du och en tugga jag.

”Kan inte”, sa {friend}. ”Jag har en lös tand.”

”Du kan bita på sidan”, sa {child}. ”Där sitter de ju.”

{child} tog en tugga. Krasch, sa det.

{Friend} tog en liten, liten tugga på sidan. Krisch.

{child} tog en tugga. Krasch.

# knick
Det var ett så gott äpple[city: , det godaste i {city}]. Det rann om hakan. Och {friend} glömde sig. {Friend.He} gapade stort och bet mitt på.

Krasch! Och så en gång till, mycket mindre: Knick.

{Friend} kände efter med tungan. Det sa ingenting. Det var bara ett hål där.

”Den är borta!” skrek {friend.he}. ”Min tand är borta!”

{@G} tittade under bänken. {child} tittade i sina stövlar. {Friend} tittade i fickan.[elder2:  {Elder2} kom ut och tittade i rabatten.][pet.dog / pet.cat:  {Pet} tittade på äpplet.] Ingen tand.

”Tänk om jag har svalt den”, sa {friend}, och underläppen darrade. ”Då biter den mig i magen.”

# the-apple-has-got-one
{child} höll i äpplet, och det var {child’s} tur. En tugga du och en tugga jag. {Child.He} gapade.

Så slutade {child.he} gapa.

Mitt i äpplet satt det något litet som blänkte.

”{Friend}”, sa {child}. ”Äpplet har fått en tand.”

{Friend} tittade.

”Det hade tänkt bita mig!” sa {child}.

Då började {friend} skratta. {Friend.He} skrattade så att man såg hela hålet. {child} knep om tanden med två fingrar och drog, och så lade {child.he} den i {friend’s} hand.

”Varsågod. Äpplet får äta utan.”

# a-hill-again
{@G} fick ta hand om tanden, för nu hade {friend} inte tid.

”Kom, så rullar vi!” ropade {friend.he}.

De rullade nerför kullen, båda två på en gång[athlete: , fortare än {athlete}], och låg kvar där nere i en hög och skrattade[music:  och sjöng {music} med luft i]. Och då var det en riktig kulle igen.

# no-hurry
På kvällen låg {child} i sin säng, och {@a} satt bredvid.[pet.cat / pet.other:  {Pet} sov redan. {Pet} hade alla sina tänder.]

”Får jag också en lös tand?” sa {child}.

”Ja”, sa {@a}. ”Men det är inte bråttom.”

{child} tyckte inte heller att det var bråttom. {Child.He} kände bara efter, med tungan, en sista gång.

Den satt. Och den satt.

Och den satt, och den …

# @g
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
