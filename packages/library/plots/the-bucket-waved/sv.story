title: Prinsessan som inte kunde sluta vinka
title: Hinken vinkade
title: Runt, runt, sa {child}
guest friend: Ellen (hon), Vidar (han)
guest keeper: Roland (han), Kjell (han)

% En hand som man kittlar mitt i, runt, runt, stänger sig. Det går åt två händer till varje hand på prinsessan. {keeper} är parkvakten.

# first-in-the-queue
{child} ville [child.she: bli prinsessa|bo på slott]. {Child.He} hade en guldkrona av papp, och det hade {friend} också, [friend: {child.his} bästa vän|som bodde i huset bredvid]. Hela veckan hade de övat på att vinka[school: , till och med {at school}][pet.cat / pet.other: , och {pet}[pet.cat: , {child's} katt,] hade de vinkat åt minst hundra gånger].

Och i dag skulle det komma en riktig prinsessa! Hon skulle inviga den nya karusellen i parken[city:  {in city}]. Det var den finaste karusell som {child} hade sett. Den hade gyllene hästar, och runt alltihop satt ett rött band med en jättestor rosett. Ingen fick åka förrän prinsessan hade dragit i rosetten.

{child} och {friend} stod först i kön, alldeles intill repet.

# at-a-bin
Så kom prinsessan, i lång rosa kappa. Hon vinkade.

”Vad bra hon är på det”, viskade {child}.

Prinsessan vinkade åt alla mammor och pappor. [pet.dog: Hon vinkade åt {child's} hund, {pet}, som vinkade tillbaka med svansen. ]Hon vinkade åt en duva. Hon vinkade åt en papperskorg.

”Ers Höghet”, sa parkvakten, som hette {keeper}, ”vill ni vara så god och dra i rosetten?”

”Så gärna”, sa prinsessan och vinkade. ”Men handen vill inte sluta. Den har hållit på så här sedan frukost.”

Hon tittade på handen. Handen vinkade åt henne.

# everybody-saw-it
En taxichaufför fick se det. Han trodde att hon ville ha taxi, så han stannade.

Glasstanten fick se det. Hon trodde att prinsessan ville ha glass. ”Ett, två, tre, fyra …” räknade hon, och det blev en glass för varje gång handen vinkade.

Och blåsorkestern fick se det och trodde att det var dags att spela[music:  {@song}]. Då blev prinsessan orolig och vinkade fortare, och då spelade orkestern fortare, och han som blåste tuba blev alldeles lila.

{keeper} bad handen snällt att sluta. [sport: Han frågade om den inte hellre ville {play sport}. ]Sedan skällde han på den. Sedan satte han en hink på den.

Hinken vinkade.

# in-the-middle
Men {child} visste en sak om händer. När man kittlar en hand mitt i, så stänger den sig. {Child.He} kröp under repet.

”Ursäkta”, sa {child.he} till prinsessan. ”Får jag låna den lite?”

{Child.He} lyfte av hinken och tog tag i handen med båda sina. Upp åkte {child}, och ner åkte {child}. Men {child.he} höll fast[athlete: , hårdare än {athlete} skulle ha gjort], och med ett finger kittlade {child.he} handen mitt i, väldigt sakta.

”Runt, runt”, sa {child}. ”Runt, runt …”

Handen vinkade långsammare. Fingrarna böjde sig. Ett efter ett stängde de sig, som en blomma på kvällen. Orkestern slutade spela. Och {child} höll hårt, så att handen skulle hålla sig stängd.

”Tack!” sa prinsessan. ”Då tar jag rosetten med den andra handen.”

Hon sträckte fram den andra handen.

Den vinkade.

# two-of-them
Å nej! Orkestern började om. Taxin tutade. ”Fyrtioett! Fyrtiotvå!” ropade glasstanten. ”Nu har jag bara små strutar kvar!”

{child} släppte taget och högg den andra handen. Men då vaknade den första, och nu var det två som vinkade, fram och tillbaka, som vindrutetorkare i ösregn.

Här behövdes fler händer. Och {child} visste precis vem som hade några.

”{Friend}!”

{Friend} for under repet. {child} tog den ena handen, och {friend} tog den andra.

”Runt, runt”, sa de tillsammans. ”Runt, runt …”

Båda händerna böjde sig. Båda händerna stängde sig. {child} höll i en, och {friend} höll i en. Orkestern slutade spela. Duvan satte sig.

# one-left
”Så skönt”, sa prinsessan. ”Men nu har jag ju ingen hand till rosetten.”

{child} tittade ner. ”Jag har en kvar”, sa {child.he}. ”Det har {friend} också.”

Så {child} tog den ena änden av det röda bandet, och {friend} tog den andra.

”Ett … två … tre … DRA!”

Rosetten gick upp, och alla jublade, och han som blåste tuba blev lila igen.

# first-go
”Först ut”, sa prinsessan, ”är Deras Högheter {child} och {friend}.”

De släppte händerna, väldigt försiktigt. Ingenting vinkade. Och så bar det av på två gyllene hästar, med kronor och allt, runt, runt, runt. ”Runt, runt”, sa prinsessan varje gång de kom förbi. När de klev av fanns det fyrtiotvå glassar, en till varje barn i kön, en till var och en i orkestern, [elder: en till {elder}[elder2:  och en till {elder2}], ]en till taxichauffören och två till honom som blåste tuba, för han behövde det mest av alla.

# in-the-taxi
Taxin stod kvar och väntade, så prinsessan åkte hem i den. Hon vinkade inte. Det gjorde {child} och {friend} åt henne, med två jättestora vinkningar, ända tills taxin hade svängt runt hörnet.

Och inne i taxin låg prinsessans händer i hennes rosa knä, bredvid varandra, och sov.

# @song
{music}
