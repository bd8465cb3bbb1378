title: Du är upp och ner
title: Halvmåne
title: Samma måne
guest far: Simon (han), Jonatan (han)
guest pilot: Kerstin (hon), Gun-Britt (hon)
guest rubbish: Hassan (han), Farid (han)
guest dog: Ture (han), Loffe (han)

% {far} är bästa vännen som har flyttat för ett år. En vän som är ikryssad kommer förbi på gården. Månen växer: höger sida lyser hos oss, vänster i söder.

# sixth-evening
Månen hängde över taken[city:  i {city}] som en halv apelsinskiva, och {child} satt på bänken på gården och ritade av den. Det var den sjätte kvällen. I Kapstaden, längst ner i Afrika, satt {far} och gjorde samma sak. Han hade flyttat dit i augusti för ett helt år, och det var hans idé: de skulle rita månen varje kväll, båda två, och sedan hålla upp teckningarna mot skärmen. För även om man inte kan sitta på samma bänk kan man titta på samma sak.[elder:  Den fjärde teckningen hade {elder}[elder2:  och {elder2}] redan bett att få.][pet.dog:  Under bänken låg {pet}[!pet.known: , {child.his} hund].][pet.cat:  I fönstret däruppe satt {pet}[!pet.known: , {child.his} katt,] och tittade på samma sak.][pet & !pet.dog & !pet.cat:  {Pet} hade redan lagt sig, och tur var det, för {pet} hade aldrig kunnat hålla en penna.]

# hold-up
”Är du klar?” frågade {far} i telefonen.

”Klar.”

De höll upp.

”Men”, sa {child}. ”Du håller den upp och ner.”

”Nej.”

”Jo. Den lyser på högra sidan. Din lyser på vänstra.”

”För att den lyser på vänstra”, sa {far}. ”Jag sitter och tittar på den.”

”Det gör jag också!”

Så tysta hade de aldrig varit på bänken. {child} tittade på månen. Den lyste på högra sidan, precis som i går. Det hettade i halsen. {far} hade nya kompisar. {far} hade talat om någon som hette Themba, som kunde surfa[sport:  och {play sport}][athlete:  och som också hejade på {athlete}]. Självklart hade {far} inte tid att sitta och glo på himlen.

”Du behöver inte hitta på”, sa {child}. ”Om du har tröttnat kan du bara säga det.”

”Det är inte jag som har fel. Det är du som är upp och ner!”

Och så var skärmen svart.

# the-pilot
{child} satt kvar med blocket i knäet.

”Det där lät inte bra”, sa någon. Det var {pilot} från nummer sju, som kom gående med en matkasse i varje hand och sin tax {dog} i kopplet. {pilot} hade varit lots i trettio år och sagt åt stora båtar var de befann sig.

”Han påstår att månen lyser på vänstra sidan”, sa {child}. ”I Kapstaden. Han säger att jag är upp och ner.”

{pilot} ställde ner kassarna.

”Var ligger Kapstaden?”

”Längst ner”, sa {child}.

Mer frågade {pilot} inte. Hon kliade {dog} på magen och väntade.

Längst ner. {child} såg jordgloben i klassrummet[school:  {at school}] framför sig. Överst satt {child} på sin bänk. På undersidan satt {far} på sin, med skorna åt andra hållet.

# hanging
{Child.He} reste sig, gick bort till klätterställningen, satte sig på den låga stången och hakade fast knävecken. Sedan hängde {child.he} ner.

Taken var nederst. Marken var en mörk himmel. Och månen, som {child.he} hade ritat i sex kvällar, hade vänt på sig. Nu lyste den på vänstra sidan.

”Åh nej”, sa {child}.

”Vad ser du?” frågade {pilot}.

”{far's} måne. Han ritade rätt. Och jag sa att han hittade på.”

# bottoms
”Får man se?” sa {pilot}. Hon var för gammal för klätterställningar, så hon ställde sig bredbent med ryggen mot månen, böjde sig ner och kikade ut mellan sina egna ben. Mössan föll av. ”Jösses. Trettio år till sjöss, och så får man se det här på gården!”

Just då kom {rubbish} från trea med soporna.

”Har ni tappat något?” frågade han.

”Månen är upp och ner”, sa {pilot} nerifrån. ”Kom och titta!”

{rubbish} tittade på henne, ställde ifrån sig soporna och böjde sig. Sedan kom tvillingarna Ek,[friend:  och {friend}, som aldrig hade sett {pilot} från det hållet,] och så en dam som egentligen bara skulle gå förbi. Till slut stod [friend: sex|fem] rumpor uppradade mot månen i skymningen, och mellan dem gick {dog} [pet.dog: och {pet} ]av och an och slickade alla i ansiktet, för äntligen satt de på rätt ställe.

# no-answer
{child} ringde upp {far}. Det gick fram många signaler, men ingen svarade.[music:  Någon hade {music} på i ett öppet fönster.] {Child.He} ringde igen. Det sög i magen. Tänk om {far} satt där och lät det ringa? Det skulle {child.he} själv ha gjort.

# the-message
Då gjorde {child.he} det enda {child.he} kunde komma på. {Child.He} satte sig på stången igen, hängde sig ner och höll ut telefonen med rak arm. {Child.He} spelade in ett meddelande där håret stod rakt ut och ansiktet var alldeles rött.

”Det är jag”, sa {child.he}. ”Jag hänger i klätterställningen. Jag ser din måne. Den är jättefin, och den lyser på vänstra sidan, och jag var dum. Jag trodde att du hade slutat titta.” Blodet rusade i öronen. ”Förlåt. Nu måste jag ner, för jag tror att jag spricker.”

{Child.He} skickade det och satte sig på bänken. Rumporna gick hem, en efter en. {pilot} tog sina kassar, men hon gick inte längre än till porten. Där fick {dog} lukta på en buske, mycket länge.

# ping
Så plingade det. Det var {far}, direkt. Men bilden var alldeles galen: en haka överst, ett par ögon underst, och luggen som hängde åt fel håll.

”Jag hänger över soffkanten”, sa {far}. ”Jag ser din. Den lyser på högra. Jag trodde att det var du som hade slutat.”

”Jag har ritat den varenda kväll.”

”Jag med.”

De tittade på varandra. Sedan vände {child} på telefonen, så att {far} blev rätt. I samma ögonblick vände {far} på sin.

# tomorrow
”I morgon?” sa {far}.

”Samma tid.”

Månen hade klättrat över skorstenen nu, och den var tjockare än i går. {child} lutade sig tillbaka på bänken, på sin halva.

”{far}? Du är upp och ner.”

”Du med”, sa {far}, och man hörde att han log.
