title: Timmen som inte finns
title: Den sextionde minuten
title: Förvara den mörkt och svalt
guest friend: Hedda (hon), Melker (han)

# free
Sista helgen i oktober ställer man tillbaka klockan. När den har blivit tre på natten blir den två igen, och så går hela timmen en gång till. De flesta sover sig igenom det. {child} och {friend} hade bestämt sig för att inte göra det.

”Tänk efter”, sa {friend}. ”Det är en timme som redan har varit. Ingen räknar den. Allt som händer i den händer liksom gratis.”

De låg på luftmadrasser i {child's} rum, fullt påklädda under täckena, och runt dem stod lådorna. Det var en konstig höst. Till nyår skulle {child} flytta[city:  från {city}]. De hade pratat om allt annat hela kvällen, med väldig energi.

De höll klockan mellan sig. Två och femtioåtta. Två och femtionio. Siffrorna blinkade till.

Två.

Natten slutade låta. Annars hör man ju alltid kylskåp och rör. Nu var det som när någon håller andan. Utanför fönstret hade ett löv varit på väg ner från lönnen. Det hade stannat mitt i luften.

”Okej”, sa {friend} mycket lågt. ”Det där är nytt.”

# new
De gick ut. Gatlyktorna lyste utan att surra. [pet.dog: {Pet} hade följt med till dörren och stod kvar där, mitt i ett gäspande. ][pet.cat: På trappan stod {pet} med ena tassen lyft. ][pet.other: I sin bur satt {pet} mitt i en tugga. ]Och på gatan kom en man i keps. Han drog på en skrinda full med glasburkar. Han plockade upp något från marken, med en sådan pinne som man tar skräp med, tittade på det mot ljuset och stoppade ner det i en burk.

Så fick han syn på dem och tappade pinnen.

”Ni ska sova”, sa han. ”Alla ska sova, det är hela idén.”

”Vad gör du?” frågade {child}.

”Plockar in timmen, förstås.” Mannen suckade som någon vars jobb ingen har frågat om. ”I mars ska den ju tillbaka. Då fattas det en timme, och var tror ni att man tar den ifrån? Någon måste ha hand om den under tiden. Sextio minuter, sextio burkar. Har jag inte alla blir det hål i våren.”

I varje burk rörde sig något som lyste svagt, ungefär som solen när man blundar.

”Hur många har du?”

”Femtiosju.” Han kliade sig under kepsen. ”Jag är för gammal. Och de tre sista är snabba. De gömmer sig där folk har haft roligt.”

{child} och {friend} såg på varandra. De hade växt upp på den här gatan. Det fanns ingen i världen som visste bättre var folk hade haft roligt.

”Ge oss en burk var”, sa {child}.

# two-minutes
Den första minuten låg under rutschkanan, där de hade haft kiosk när de var fem och sålt grus. Den hade rullat ihop sig och sken. {friend} satte burken över den, så som man fångar en spindel.

Den andra satt högt uppe i klätterträdet. Där hade {child} en gång suttit fast i två timmar, medan {friend} stod nedanför och läste högt ur en bruksanvisning till en brödrost för att hålla humöret uppe. {child} klättrade. Det gick fortare nu. Minuten var varm i handen och tickade lätt, lätt, som en fågelunge.

# one-left
”En kvar”, sa mannen. ”Och vi har inte lång tid på oss, om ni ursäktar uttrycket.”

De letade vid cykelstället[school:  utanför {school}]. [sport: De letade där de hade lärt sig {play sport}. ][athlete: De letade på garageuppfarten, där de hade turats om att vara {athlete}. ][elder: De letade på bänken där {elder}[elder2:  och {elder2}] hade lärt dem fuska i kort. ]De letade bakom soprummet, där de hade begravt en guldfisk [music: till {music}|med full orkester]. Ingenting. Till slut satte de sig på trottoarkanten, och lövet hängde stilla ovanför dem.

”Den kanske inte finns”, sa {friend}.

# said
”Jag vill inte flytta”, sa {child}.

Det bara kom. {child.He} hade gått och burit på det i två månader, och nu låg det där på asfalten.

”Jag vill inte heller att du gör det”, sa {friend}. ”Jag har inte sagt det, för om jag säger det så är det på riktigt.” {friend.He} torkade sig under näsan med ärmen. ”Jag har stått framför spegeln och övat på att säga hejdå till dig. Jag är dålig på det. Jag låter som någon på ett flygplan.”

”Gör det”, sa {child}.

{friend} reste sig, log med alla tänderna och visade med båda armarna. ”Tack för att ni har valt att växa upp med oss”, sa {friend.he}. ”Nödutgångarna finns här, här och här.”

{child} började skratta, så som man skrattar när man är nära att gråta, och det smittade, och sedan skrattade de tills de låg ner. Och mellan dem på trottoarkanten, där det alldeles nyss inte hade funnits någonting, tändes ett litet ljus.

# a-new-one
”Där”, väste mannen.

Men ingen av dem satte burken över den. De bara tittade. Minuten låg där och bultade i takt med deras andetag.

Mannen böjde sig ner. ”Jaså, en sådan”, sa han. ”Den hör inte till timmen. Den är ny. Den gjorde ni själva, nu.” Han rynkade pannan och räknade på fingrarna. Sedan tog han av sig kepsen och tittade i den. Och där satt den, den sextionde, och skämdes.

Han skruvade på locket.

”Er egen får ni behålla. Förvara den mörkt och svalt, så räcker den precis så länge som ni behöver den. Och den går att skicka med posten, har jag hört.”

Klockan blev tre, på riktigt den här gången. I hela stan gick kylskåpen i gång. [pet.dog: {Pet} fick gäspa färdigt. ][pet.cat: {Pet} satte ner sin tass. ][pet.other: {Pet} fick svälja. ]Och lövet föll, i lugn och ro, ner i {friend's} hår.

# in-the-window
På morgonen stod det en syltburk på fönsterbrädan, mellan luftmadrasserna. Den lyste mycket svagt.

”Varannan månad”, sa {friend} med slutna ögon.

”Varannan månad”, sa {child}. ”Du börjar.”
