title: Det är en häst
title: Ponny, grå, 1 st
title: Vill du köpa tolv?
guest friend: Tilde (hon), Hilma (hon)
guest teacher: Kerstin (hon), Monika (hon)
guest pony: Sten (han), Roland (han)
guest viggo: Viggo (han), Arvid (han)
guest buyer: Conny (han), Sonny (han)

% Den förkryssade vännen är den som säger att det är en häst; annars {friend}. Omkväde: ”Det är en häst”, till sist sagt av barnet.

# one-grey
Enhörningen kom till ridskolan en tisdag, i en vanlig hästtransport, och på pappret stod det: Ponny, grå, 1 st. Den klev baklänges nerför rampen, vände sig om och spetsade ridlärarens keps.

”Jaha”, sa {teacher}, som var ridläraren, och tog ner sin keps från hornet. ”{child} och {friend}, ni får sköta om den här.”

# it-is-a-horse
{child} stod med grepen i handen och kunde inte stänga munnen. {Child.He} var {age} år. Sedan {child.he} var fyra hade {child.he} önskat sig en enhörning vid varje stjärnfall, och de senaste åren hade {child.he} aktat sig noga för att säga det till någon[elder:  utom {elder}[elder2:  och {elder2}]].

”Men det är ju en enhörning”, sa {child.he}.

”Det är en häst”, sa {friend}[friend & !friend.known: , som var {child.his} bästa vän].

”Den har ett HORN!”

”Hästar kan ha allt möjligt”, sa {friend} och började borsta.

# five-apples
Så höll det på. Ponnyn fick heta {pony}. {pony} var sur på morgnarna och kliade sig på hornet mot allt som var strävt. Han stack hål på höbalar. Han stack hål på {teacher's} regnrock, två fotbollar och en luftmadrass. Han plockade äpplen ur trädet genom att hugga dem, och sedan stod han där med fem äpplen på spettet och kunde inte förstå varför han inte nådde dem med munnen.

”Vilken häst gör så?” sa {child} och lossade äpplena, ett efter ett.

”Den här”, sa {friend}.

# thirty-four
{child} mätte hornet när {pony} sov. Trettiofyra centimeter, vridet åt vänster. {Child.He} skrev upp det. {Child.He} ritade av det. {Child.He} la fram bevisen på havrekistan, och {friend} satte ner en hink på dem.

”Varför vill du inte erkänna det?” ropade {child}. ”Det är det bästa som har hänt!”

”Det är en häst”, sa {friend}. ”Och du skriker så att hästen blir rädd.”

[pet: {child} gick hem och sa det till [pet.dog: hunden ][pet.cat: katten ]{pet} i stället. {Pet} sa inte emot, men {pet.he} höll inte med heller.]

# you-are-right
Då blev {child} så ursinnig att {child.he} tog en bild. {Child.He} tog den från sidan, i solnedgången, så att ingen människa kunde säga emot, och skickade den till {friend}. {Child.He} skickade den till {viggo} i klassen[school:  {at school}] också. Bara för att någon, någon enda gång, skulle svara: Du har rätt.

{viggo} svarade: Du har RÄTT! Jag skickar den vidare!

# five-shows
På fredagen svängde en bil in på gårdsplanen. Den drog efter sig en rosa transport med lampor på[music:  och högtalare som spelade {music}], och det stod {buyer} i Glitterland på sidan. Ut klev en man i vit kostym.

”Hejsan!” sa han. ”Jag har sett en bild, och sedan dess har jag inte sovit.[city:  Hela {city} har sett den!] Jag köper den för vad som helst! Vi ska ha den på scenen! Strålkastare, fyrverkerier, fem föreställningar om dagen. [sport: Vi lär den att {play sport}. ][athlete: Den blir större än {athlete}. ]Vi målar den lite. Var är den?”

”Vi har bara hästar”, sa {teacher}.

”Då går jag runt och tittar”, sa {buyer}. ”Jag ska bara hämta min kamera.”

# left-in-peace
{friend} var alldeles vit i ansiktet.

”Nu fattar du”, sa {friend.he} till {child}. ”Jag är inte blind. Jag såg det före dig, jag såg det redan på rampen. Men så fort det är en enhörning är det någon som kommer och tar den. En häst får vara i fred.”

{child} tittade bort mot hagen. {pony} stod vid staketet och kliade hornet mot en stolpe. Han tyckte inte om plötsliga ljud. Han tyckte inte ens om hicka.

Det var {child's} bild som hade lockat hit mannen. Alltihop var {child's} fel.

# twelve-cones
{Child.He} såg sig om, och då fick {child.he} syn på ridbanan. Där stod konerna, de orange som man rider slalom mellan. Tolv koner. Och i hagen gick tolv ponnyer.

”De ska på kalas”, sa {child}. ”En kon, och ett band under hakan! Vi tar hakbanden från de gamla hjälmarna!”

De sprang. De knöt som galningar, ett hakband i varje kon. {pony} fick sin först, den gled ner över hornet med ett litet plopp, och han blev så förvånad att han stod still. Sedan var det Bullen, Fröken och Åskan, och gamla Greta, som sov sig igenom alltihop, och så alla de andra. {child} knöt den sista rosetten under den sista hakan precis när {buyer} kom runt hörnet med kameran.

# slalom
Vid staketet stod tolv ponnyer. Alla tolv hade en orange kon mitt i pannan. De tuggade.

{buyer} sänkte kameran.

”Vad i all världen är det där?” sa han.

{child} hade önskat sig det i {@years} år. {Child.He} hade bevisen i fickan, centimeter för centimeter. Och {child.he} såg mannen i vitt rakt i ögonen.

”Det är en häst”, sa {child.he}. ”Och det är en häst. Och det är en häst. De tränar inför slalom.”

”Men vilken av dem är det som har horn?”

”Alla”, sa {friend}. ”Vill du köpa tolv?”

# a-lump-of-sugar
{buyer} klättrade upp på staketet för att dra i en kon. Han valde den närmaste, och det var Gretas. Den lossnade direkt. Greta vaknade och såg något vitt. Hon trodde att det var socker, och så slickade hon, från knäna och hela vägen upp.

”Det är en HÄST!” skrek {buyer}.

”Det är ju det vi säger”, sa {child}.

Den rosa transporten skumpade iväg, med lamporna släckta.

# now-you-can
De tog av konerna i skymningen. {pony} sparade de till sist. När den gick av glänste hornet som insidan på en snäcka. {friend} satt på staketet och dinglade med benen.

”Nu har han åkt”, sa {friend.he}. ”Nu kan du säga det. Du hade rätt, och jag visste det hela tiden.”

# grey-neck
{child} skulle just säga det. Då kom {pony} och ställde sig framför {child.him}. Han sänkte huvudet, långsamt, och la sitt horn på {child's} axel. Det var varmt. Det vägde nästan ingenting.

{child} la armen om den grå halsen.

”Det är en häst”, sa {child.he}.

# @years
sex
## if age<10
fem
## if age>=11 & age<12
sju
## if age>=12
åtta
