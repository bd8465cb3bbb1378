title: En buss är som en katt
title: Titta inte
title: Lampan får titta
guest lampman: Rune (han), Helge (han)

% Bussen fräser, spinner och har ögon som en katt. Den stannar bara på väg ut; från sjön kör den raka vägen hem.

# dont-look
”Titta inte”, sa {elder}.

Men {child} tittade. De stod vid busshållplatsen ute på landet, och {child.he} hade stirrat bort längs vägen i en kvart. Det var söndagskväll och nästan mörkt. Hela dagen hade de plockat äpplen, och nu hade de två fulla kassar och kalla händer, och den buss som skulle komma var den sista.[friend:  Den ena kassen skulle {friend} ha, {child's} bästa vän.][elder2:  {Elder2} skulle få den tyngsta.]

”Varför får jag inte titta?”

”En buss är som en katt”, sa {elder.short}. ”Den kommer inte så länge man står och glor efter den.[pet.cat:  Du vet ju hur {pet} gör.] Man måste strunta i den.”

{child} vände ryggen mot vägen och struntade så hårt {child.he} kunde.[sport:  Det var svårare än att {play sport}.]

”Du tittar”, sa {elder.short}.

”Jag tittar ju på en buske!”

”Du tittar med öronen.”

# the-lamp
Då kom det en farbror med en golvlampa. Den var lång och hade fransar på skärmen. Han hade köpt den på auktion, sa han, och själv hette han {lampman}.

”Har bussen gått?” sa han och sträckte på halsen.

”Titta inte!” sa {child} och {elder.short} på en gång.

De fick förklara det för {lampman}. Sedan satt alla tre baklänges på bänken, med näsorna mot busken.[pet.dog:  Under bänken låg {pet}[!pet.known: , {child's} hund,] och struntade på riktigt.][music:  {lampman} nynnade på {music}.]

”Får lampan titta?” undrade {lampman} efter en stund.

”Lampan får titta”, sa {elder.short}.

# three-sevens
{Elder.He} tog fram kortleken, och de spelade Finns i sjön. Först gick det dåligt att strunta i bussen. Men {elder.short} fuskade. {Elder.He} gjorde det så att man såg det, annars är det inget roligt, och {lampman} blev alldeles röd, och {child} hade tre sjuor och visste precis vem som satt på den fjärde.

”{Elder.short}”, sa {child.he}. ”Har du några …”

Brrrrrmmm.

# it-came
Något stort och ljust for förbi bakom deras ryggar. När de vände sig om såg de två röda lyktor försvinna bort mot sjön[athlete: , fortare än {athlete}].

Det var tyst en stund.

”Den kom”, sa {elder.short}.

”Ja”, sa {lampman}. ”Den verkade fin.”

”Men den stannade ju inte!” ropade {child}. ”För att ingen tittade!”

{Elder.short} öppnade munnen och stängde den igen.

”Det hade jag inte tänkt på”, sa {elder.he}.

# on-the-way-home
{Elder.short} tog upp sin telefon. Den var lika släckt som lampan, och {lampman} ägde ingen. Det blåste i busken. Hem var det två mil[adult: , och där stod {adult} och tittade på klockan][pet.other: , och där satt {pet} och väntade].

{child} drog in händerna i ärmarna och tänkte.

”{Elder.short}, du hade ju katt en gång. Vad gjorde du när den sprang ifrån dig?”

”Sotis? Jag sprang efter. Det hjälpte aldrig. Till slut lärde jag mig att sätta mig där han måste förbi på hemvägen. Med något gott.”

# the-timetable
{child} gick fram till tidtabellen och läste med fingret[school: , fast {at school} får man inte peka]. Bussen körde ut till sjön. Där vände den, och sedan for den raka vägen hem till [city: {city} | stan]. Och hit ut gick det bara en enda väg.

”Den måste tillbaka förbi här!” sa {child}. ”Om tio minuter. På andra sidan!”

”På andra sidan finns det ingen hållplats”, sa {lampman}. ”Där stannar den aldrig.”

”Det gjorde inte Sotis heller”, sa {child}, ”om man inte hade något gott.”

# bring-the-bags
{Elder.short} såg på {child.him}. Så reste {elder.he} sig, så att det knakade i båda knäna.

”Ta kassarna”, sa {elder.he}. ”Nu lockar vi.”

De gick över vägen, hand i hand, med lampan i mitten. Ett stycke in på gräset ordnade {child} alltihop. Det fick inte se ut som om de jagade någon. Det skulle se ut som om de hade det bra. {Elder.short} fick sitta på en sten, med båda reflexerna utanpå jackan, och {lampman} på en annan. Lampan fick stå mellan dem, och äpplena fick ligga i en hög. {child} satte sig på huk längst fram, med det största äpplet på flata handen.

”Vifta inte”, viskade {elder.short}. ”Ropa inte. Bara ha det.”

# two-eyes
Långt borta tändes två ögon.

De växte. De lyste på gräset, på {elder.short's} reflexer och på lampans fransar, som glimmade till som guld. {child} höll handen alldeles stilla.

”Kss, kss, kss”, sa {elder.short}, så mjukt som bara den kan som har haft katt.

Brrrrrmmm, sa bussen. Den saktade in. Den rullade förbi dem en liten bit, precis som katter gör. Sedan stannade den. Psssch, sa den, och satte sig ner på ena sidan.

# a-living-room
Dörren öppnades.

”Jag trodde att det bodde någon här”, sa chauffören. ”Jag såg ett vardagsrum.”

”Vi ska med bussen”, sa {child}.

”Men det finns ju ingen hållplats här.”

”Nej”, sa {child} och höll upp handen. ”Men det finns äpplen.”

# so-softly
Chauffören åt upp äpplet först, med kärnor och allt. Sedan körde han. Lampan fick ett eget säte[pet.dog: , och {pet} fick golvet under det]. Det var varmt, och det mullrade så mjukt under dem hela vägen, och {elder.short} klappade lite på sätet när {elder.he} trodde att ingen såg.

# also-a-cat
När {child} äntligen låg i sin säng satt {elder.short} kvar hos {child.him}.

”Jag kan inte somna”, sa {child}. ”Jag väntar och väntar, men det kommer ingen sömn.”

”Nej”, sa {elder.short}. ”Sömnen är också en katt.”

{Elder.He} släckte. {child} vände sig mot väggen och struntade, men inte så hårt den här gången.

”Du tittar”, sa {elder.short} i mörkret.

”Bara med öronen”, mumlade {child}.

Sedan tittade {child.he} inte alls. Och då kom den.
