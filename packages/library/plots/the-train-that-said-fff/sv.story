title: Tåget som sa fff
title: Tåg nummer niotusenett
title: Någon som förstår sig på fff
guest friend: Svea (hon), Majken (hon)
guest elder: Ture (han), Hilding (han)

% Snöret håller upp kittelns hatt: fff. Släpper man: PIIIP. Föraren är hon, tåget det.

# fff
På måndagen tappade {child} en framtand. På tisdagen tappade {child.he} en till. Och på onsdagen upptäckte {child.he} att {child.he} inte kunde vissla.

”Fff”, sa {child}.[pet.dog:  {Pet}[!pet.known: , {child.his} hund,] började leta efter punkteringen.]

”Så här”, sa {friend}, {@who}, och visslade med två fingrar, sedan med fyra och sedan utan.

”Fff”, sa {child}.

De satt på {elder’s} staket, ovanför järnvägen, just där spåret går in i berget. Där hade {elder} varit banvakt. {Elder.He} hade vinkat med grön flagga åt niotusen tåg och sett vartenda ett försvinna in i tunneln.

# supposed-to
Nu kom nummer niotusenett. Det var ett litet rött ånglok med två vagnar, [city: ända från {city}, ]och det skulle inte stanna. Det stannade. Föraren klättrade ner. Hon var sotig om näsan.

”Det går inte”, sa hon. ”Visslan är slut. Hör här.” Och hon drog i snöret.

”Fff”, sa tåget.

{child} bara stirrade. Det var precis {child.his} ljud.

”Och utan vissla kommer jag inte igenom tunneln”, sa föraren. ”Det är för fårens skull. De ligger där inne, för där är det svalt. Och jag har fjorton personer som ska hem till middagen, [sport: två som ska {play sport}, ][athlete: en som ska få se {athlete}, ]och en dam med en bröllopstårta.”

# two-fingers
”Jag kan vissla”, sa {friend}[school: , som brukade höras över hela {school}]. {Friend.He} ställde sig bredvid föraren och visslade in i tunneln, med två fingrar.

Det trampade i mörkret. Föraren lyste in med lyktan, och där gick alla fåren och ställde sig till vänster.

”De tror att [pet.dog: {pet} är en vallhund|ni har en vallhund]”, sa {elder}.

{Friend} visslade med fyra fingrar, och alla fåren gick och ställde sig till höger. {Friend.He} visslade utan fingrar, och då la de sig ner igen.

”Oj då”, sa föraren.

# the-kettle
”Jag sätter på kitteln”, sa {elder}. ”Jag tänker bättre med te.”

Så de stod i {elder.his} kök och tänkte, och ingen kom på något[music: , inte ens när föraren nynnade {@song}]. Då kokade det i kitteln.

PIIIIP!

”Den tar vi!” ropade {child}.

# a-string
De ställde {elder’s} kittel på plattan ovanför lokets eld. På pipen satt en liten hatt, och det var hatten som visslade, så de band ett långt snöre i den. Höll man snöret spänt satt hatten uppe, och då kunde kitteln bara säga fff. Släppte man snöret åkte hatten ner, och då …

”Jaha”, sa föraren, ”vem ska sköta den? Jag behöver någon som förstår sig på fff.”

Och hon tittade rakt på {child}.

# never-been
{child} stod en bra bit ifrån, med änden av snöret i handen. {Friend} höll utkik efter får genom det lilla runda fönstret längst fram. {Elder} höjde sin gamla gröna flagga för att vinka av dem. Sedan sänkte {elder.he} den igen.

”Jag har aldrig åkt igenom”, sa {elder.he}. ”Så många tåg. Och jag har aldrig en enda gång sett andra sidan.”

”Men kliv på då!” sa föraren.

# whee
Tuff, sa loket. Tuff, tuff, tuff, rätt in i mörkret. Elden lyste röd på allas kinder. {child} höll snöret spänt. Fff. {Child.He} släppte.

PIIIIP!

”Får!” skrek {friend}. ”De flyttar på sig! En gång till!”

Fff. PIIIIP! Och ut ur tunneln, på ett led, travade tjugotvå får, och de såg mycket förnärmade ut.

# the-other-side
Efter dem kom tåget, ut i kvällssolen. Där låg en kulle, och i hagen gick en vit häst. Där låg en liten station, med röda blommor i en balja, och en farbror som sålde bullar.

{Elder} tittade på alltihop, länge, från den ena sidan till den andra.

”Så det var hit de skulle, allihop”, sa {elder.he}. ”Det är precis så fint som jag trodde.” Och {elder.he} köpte bullar till alla[elder2: , och en att ta med hem till {elder2}].

## or
Efter dem kom tåget, ut i kvällssolen. Där låg havet, hela havet, med ett enda vitt segel på. Där låg en liten station, med röda blommor i en balja, och en farbror som sålde bullar.

{Elder} tittade på alltihop, länge, från den ena sidan till den andra.

”Så det var hit de skulle, allihop”, sa {elder.he}. ”Det är precis så fint som jag trodde.” Och {elder.he} köpte bullar till alla[elder2: , och en att ta med hem till {elder2}].

# the-same-language
På stationen väntade en ny vissla i en låda. Föraren skruvade dit den. Den gamla torkade hon av med en trasa, och så gav hon den till {child}.

”Det är bäst att du får den”, sa hon. ”Ni två talar samma språk.”

De åkte hem genom tunneln med kitteln i {elder’s} knä[pet.dog:  och {pet} på {elder.his} fötter]. Sedan kokade {elder.he} te i den, och det smakade tåg.

# teach-you
På kvällen hängde {child} den gamla visslan på sänggaveln[pet.cat: , och {pet}[!pet.known: , {child.his} katt,] gav den en knuff så att den gungade][pet.other:  och visade den för {pet}]. {Child.He} blåste i den en gång innan {child.he} somnade.

”Fff”, sa den.

”Det gör ingenting”, sa {child} till den. ”När mina nya tänder kommer ska jag lära dig.”

# @who
som bodde i huset bredvid
## if friend
{child.his} bästa vän

# @song
{music}
