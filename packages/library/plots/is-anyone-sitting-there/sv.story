title: Är det någon som sitter där?
title: Bara dammen
title: En elefant på gungbrädan
guest dominic: Ossian (han), Malte (han)

% Elefanten är ”hon” och har inget namn. Alla sitter på barnets sida, elefanten på den andra. En ikryssad vän ligger hemma sjuk: {dominic} måste vara någon ny.

# nobody-ever
{child} satt på gungbrädan, längst ner. Den andra änden stack upp i luften, och där satt ingen[friend: , för {friend}[!friend.known: , {child.his} bästa vän,] hade fått vattkoppor].

”Ursäkta”, sa någon. ”Är det någon som sitter där?”

Det var en elefant. Hon hade en handväska hängande på ena beten, och hon tittade på den tomma platsen.

”Nej”, sa {child}. [friend: ”Inte den här veckan.” | ”Det är det aldrig.”]

”Går det bra om jag …?”

”Du kanske är lite tung.”

”Det lär sitta i skelettet”, sa elefanten. Hon tog tag i änden däruppe, drog ner den och satte sig.

{child} for upp så fort att ena skon fortsatte utan {child.him}.

# only-see
{child} satt högst upp och väntade. Elefanten satt längst ner och väntade.

”Vad händer nu?” sa elefanten.

”Nu åker du upp.”

Elefanten blundade och tänkte uppåt. ”Åker jag upp?”

”Nej.”

”Det heter ju gungbräda”, sa elefanten. ”Jag vill inte vara besvärlig, men hittills har det mest varit bräda.”

Det märktes att hon var ledsen för det, på riktigt. Och hon hade rätt. De hade inte gungat ett dugg.

# on-my-side
”Vi måste bli fler på min sida”, sa {child}. Elefanten klev av så sakta hon kunde, för att {child} skulle komma ner, och {child.he} sprang tvärs över lekplatsen i en sko.

{Child.He} hade aldrig frågat någon där om någonting. Nu gick {child.he} fram till en pojke som hette {dominic} och som åt chips alldeles ensam[school: , precis som han brukade {at school}].

”Vill du sitta på min sida?” sa {child.he}.

”Jag?” sa {dominic}. ”Okej.”

# plank
Sedan gick det lätt att fråga, och det fanns gott om bräda. Upp kom {dominic}, och tvillingarna från klätterställningen, och en målvakt, och hela laget som hon var målvakt i[sport: , och alla som egentligen skulle {play sport}]. Upp kom glassgubben med glassen. Upp kom prästen, hela kyrkokören, [elder: {elder}[elder2:  och {elder2}], som bara skulle titta på, ][pet.dog: [!pet.known: hunden ]{pet}, som inte väntade på att bli tillfrågad, ]en karl som skulle köra ut ett piano[city:  på andra sidan {city}], och pianot.

Elefanten satte sig på sin ände. Upp for alla de andra, och där blev de kvar.

# the-pond
”Jag förstår det inte”, sa {child}, som satt främst. ”Elefanten, vad åt du till lunch?”

”Knappt någonting”, sa elefanten. ”Bara dammen.”

Alla tittade dit där dammen brukade vara. Det var en lerig fläck, och i den stod några änder och såg sig omkring.

”Hela?”

”Det var ju så varmt”, sa elefanten och blev alldeles skär. Hon siktade med snabeln, och schoooff, så lämnade hon tillbaka den, och änderna guppade upp som korkar.

# sawing
Och upp for hon[athlete: , högre än {athlete}].

Upp, med öronen som segel och alla fyra fötterna dinglande, och ner kom {child} och {dominic} och målvakten och kören, som tog ett högt C utan att mena det[music: , mitt i {music}].

”Jag GUNGAR!” ropade elefanten. ”Åh, titta på mig! Jag gungar!”

# falling
De gungade tills himlen blev gul. Då slog kyrkklockan fem.

”Middag!” sa prästen och hoppade av. ”Middag!” ropade kören, och alla började kravla.[pet & !pet.dog:  {Pet}, där hemma, tänkte precis detsamma.]

Den höga änden gjorde ett hemskt ryck.

”{child}?” sa elefanten. ”{child}, jag faller!” Och rakt under henne, upp ur dammen och ut på gräset, kom en and med sex små ungar på rad.

# stop
”STOPP!” {child} hade aldrig skrikit så högt i hela sitt liv. ”Ingen kliver av! Alla SITTER!”

Alla satt. Elefanten hängde i luften. Änderna gick under henne, en i taget, och den sista stannade för att klia sig.

# one-by-one
”Nu”, sa {child}. ”En i taget. När jag säger till.” {Child.He} höll upp handen. ”Prästen, av. Vänta … Tvillingarna, av. Vänta … Pianot.”

För varje gång sjönk elefanten lite till, så mjukt som en fjäder inomhus. {dominic} gick sist.

# bump
Så stod elefantens fötter i gräset, och kvar var bara {child}, högst upp på andra änden.

”Om jag kliver av nu slår du dig”, sa elefanten. Så hon satt kvar. Hon sträckte ut sin långa grå snabel, la den om magen på {child}, lyfte ner {child.him} och gav {child.him} skon.

# you-are
Sedan satt de på bänken tillsammans. Det fanns ingen annan kvar på hela lekplatsen. Då kom {dominic} över gräset med två glassar, som hade smält lite, och han ställde sig och tittade på platsen ytterst på bänken.

”Är det någon som sitter där?” frågade han.

{child} flyttade sig tills {child.he} satt klämd mot elefantens varma sida, och ingen har någonsin suttit så bra i kläm.

”Ja”, sa {child.he} och klappade på bänken. ”Du.”
