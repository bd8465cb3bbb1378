title: Har du med dig allt?
title: Jag är först
title: Dagen på trappan
guest friend: Ingrid (hon), Tage (han)
guest pet: Doris (hon), Bosse (han)
guest minder: Berit (hon), Gunvor (hon)

% Katten är familjens eller vännens; en hund kommer med kopplet i stället för att sätta sig i väskan.

# on-the-step
På måndagsmorgonen öppnade {child} ytterdörren, och på trappan stod Första skoldagen.

Det var en liten person i en mycket stor kavaj, med en ryggsäck som var lika stor som den själv och hår som var alldeles vattenkammat. Den skakade av glädje.

”God morgon! Jag är din första dag! Har du med dig allt?”

”Nej tack”, sa {child} och stängde dörren.

Det var en ny skola, och {child} visste inte ens var toaletterna låg. {Child.He} ville att det skulle vara tisdag.

# ten-to-eight
{child} tittade på klockan. Tio i åtta. {Child.He} åt sin smörgås. Tio i åtta.[elder:  {Elder}[elder2:  och {elder2}] ringde och sa lycka till. Tio i åtta.]

Brevinkastet öppnades. ”Den går inte”, sa Första skoldagen. ”Det blir ingen tisdag förrän jag har gått in genom grinden. Jag är först. Det hörs på namnet.”

[adult: {Adult} tog på sig jackan för att gå med dem till skolan|{minder} i huset bredvid kom för att gå med dem till skolan], och {friend} följde med. {Friend} var {child's} bästa vän. {Friend.He} skulle också börja i den nya skolan, och {friend.he} slog vad om allting.

”Det står en dag på er trappa”, sa {friend.he}. ”Jag slår vad om min efterrätt att den är vår.”

”Jag tänker inte gå med den”, sa {child}. ”Vi kan väl gå jättefort. Så att den blir överstökad.”

”Överstökad?” Första skoldagen hade fått in huvudet genom dörren. ”Jag ska göras ordentligt! Fotot! Vinkningen!”

# in-the-bag
{@joins}

# only-one
{child} gick fort, för {child.he} ville få det gjort. Första skoldagen gick långsamt, för den ville titta på saker[music:  och nynna på {music}]. {@A} gick bakom dem, på det avstånd som de hade kommit överens om.

”En brevlåda! En vattenpuss! Är det där staketet?”

”Det är ett staket”, sa {child}. ”Skynda dig!”

”Det finns bara en av mig.”

Första skoldagen stannade. Den tog fram sitt pennskrin ur ryggsäcken och räknade pennorna.

”Har du med dig allt?” sa {child} med elak röst. ”Har du nallen? Har du pottan?”

”{child}”, sa {friend}. ”Jag slår vad om att du skäms om en minut.”

{child} skämdes redan, så {friend} vann.

# the-gate
Sedan svängde de runt hörnet, och där var grinden[school:  till {school}]. Den var hög[city:  och såg ut att vara den högsta {in city}]. Innanför skrek fyrahundra personer, och varenda en av dem visste var toaletterna låg.

Det knöt sig i magen på {child}. ”Jaha”, sa {child.he}. ”Då går vi in.”

Men Första skoldagen hade satt sig på trottoarkanten och dragit upp kavajen över huvudet.

”Jag går inte in”, sa kavajen. ”Jag har aldrig gjort det förut.”

”Du är ju Första skoldagen!”

”Just precis!” tjöt den. ”Jag har bara aldrig gjort det förut! Tisdagen vet hur man gör. Jag är den enda som ingenting vet!”

# nothing-moves
Och allt skrik tystnade. På skolgården hängde en boll i luften. En lärare stod med visselpipan i munnen och uppblåsta kinder. {@A} stod mitt i ett steg, med ena foten i vädret.

”Åh nej”, sa {friend}. ”Jag slår vad om att vi blir kvar här för alltid. Och det vill jag inte vinna.”

{child} drog i kavajen. Den gick inte att rubba.

# in-the-blazer
{@motor}

”Så gör {pet} med mig”, sa {child}. ”När jag är rädd.”

”Är du rädd nu?”

”Ja”, sa {child}. ”Jag vet inte var toaletterna är.”

”Inte jag heller!” Första skoldagen tittade upp ur kragen. ”Jag trodde att det bara var jag!”

”Jag slår vad om att läraren vet”, sa {friend}.[athlete:  ”Och jag slår vad om att {athlete} också har fått fråga någon gång.”]

”Vi gör det på ditt sätt”, sa {child}. ”Inte fort. Och jag kan vinka, men bara en gång.”

”Och på ditt sätt också”, sa Första skoldagen. ”Toaletterna först.”

# top-button
{child} räckte fram handen, och Första skoldagen tog den med ärmen. {Friend} tog den andra ärmen.

Vid grinden stannade {child} och böjde sig ner och knäppte den översta knappen i den väldiga kavajen.

”Har du med dig allt?” frågade {child.he}.

Första skoldagen såg på {child's} hand, och på {friend}, och på {pet}. ”Ja”, sa den. ”Nu har jag det.”

De steg in. Bollen kom ner. {@A} satte ner den andra foten. Läraren kom raka vägen fram, och toaletterna låg bakom den blå dörren.[pet.dog:  {Pet} fick gå hem med {@a} och vänta på dörrmattan.]

# half-past-three
Klockan två stod de på {child's} trappa. Nu var det Första skoldagen som var långsam.

”Det var jag, det”, sa den. ”Har du med dig allt?”

{child} hade en teckning, ett plåster och någon att sitta bredvid[sport: , som gillade {sport}]. ”Ja”, sa {child.he}. ”Jag behåller det.”[elder:  {Elder}[elder2:  och {elder2}] skulle få höra om toaletterna först av allt.]

{child} vinkade tills den hade försvunnit runt hörnet, och det var mycket mer än en gång.

# on-tuesday
På tisdagen var det någon som väntade på trappan, med händerna i fickorna och ett grässtrå i mungipan. Den nickade åt {child}, och åt {friend}. {@last}

# @a
{minder}
## if adult
{adult}

# @joins
{Pet}, {friend's} katt, hade också följt med. {Pet.He} gick fram till {child's} nya ryggsäck, klättrade ner i den, ovanpå frukten, och satte sig.

”Katter går inte i skolan”, sa {child}.

{Pet} blundade.

”Okej då”, sa {child} och lyfte ryggsäcken med katt och allt. ”Kom då.”
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] reste sig från dörrmattan. {Pet.He} gick fram till {child's} nya ryggsäck, klättrade ner i den, ovanpå frukten, och satte sig.

”Katter går inte i skolan”, sa {child}.

{Pet} blundade.

”Okej då”, sa {child} och lyfte ryggsäcken med katt och allt. ”Kom då.”
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] reste sig från dörrmattan. {Pet.He} hämtade kopplet, lade det på {child's} nya ryggsäck och satte sig bredvid.

”Hundar går inte i skolan”, sa {child}.

{Pet} blundade.

”Okej då”, sa {child} och tog ryggsäcken och kopplet. ”Kom då.”

# @motor
Då började det röra sig i {child's} ryggsäck. {Pet} klev ut på trottoarkanten, tittade ner i kavajens krage och gick in. En bula gick runt, runt. Sedan lade den sig, och kavajen började spinna.

”Det är varmt”, sa Första skoldagen inifrån. ”Den har motor.”
## if pet.dog
Då drog {pet} kopplet ur handen på {child}, tittade ner i kavajens krage och trängde sig in så långt det fanns plats. En bula gick runt, runt. Sedan lade den sig, och en svans började dunka.

”Det är varmt”, sa Första skoldagen inifrån. ”Den har trumma.”

# @last
{Pet} synade den, gäspade och klättrade ner i ryggsäcken.
## if pet.dog
{Pet} synade den, gäspade och gick för att hämta kopplet.
