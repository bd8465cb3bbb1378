title: Är du där?
title: Det hörs en mil
title: Lejonet som bara gäspade
guest hedda: Hedda (hon), Tyra (hon)
guest lion: Kungen (han), Sultan (han)
guest roy: Roy (han), Conny (han)

% {hedda} har flyttat till andra sidan sjön och är aldrig den vän som familjen har; {Friend} är i kiosken. Sex kilometer över sjön; ett rytande hörs en mil.

# every-saturday
Lejonet gäspade när {child} kom, precis som varje lördag.

Han hette {lion} och var sexton år, vilket är uråldrigt för ett lejon. Han låg på sin klippa bakom glaset med magen i vädret. {child} var {age} och hjälpte till i våffelkiosken mitt emot[friend: , ihop med {friend}, som åt upp dem som gick sönder]. De tyckte inte om varandra, {child} och lejonet. {Child.He} hade bara bett honom om en enda sak, och det var ett rytande, som {child.he} kunde spela in och skicka till {hedda}.

{hedda} och {child} hade alltid hållit ihop. De hade till och med skrivit om lejon ihop[school:  {at school}]. Sedan hade {hedda} flyttat till andra sidan sjön, sex kilometer bort, och bytt skola mitt i terminen. ”Det gör ingen skillnad”, hade de sagt till varandra. Efter det hade det kommit en bild på en brygga, och sedan inget mer. Nu hade {child} skickat tre meddelanden på en vecka, och det senaste var bara tre ord långt.

Är du där?

Inget svar. Och {lion} vände baken till.

# not-enough-fat
”Är ni där?” sa {roy} och knackade på mikrofonen. {roy} var guide på djurparken[city:  {in city}]. Han hade skjorta med många fickor och visste allt. ”Mina damer och herrar, klockan sju i kväll: det stora rytandet! Lejonet ryter av en enda anledning. Han är arg.”

”På vad?” frågade ett barn.

”På vår slaktare”, sa {roy}. ”Det är för lite fett i köttet.”

{child} lutade sig ut ur kiosken.

”Det står på skylten bakom dig att de ryter för att ta reda på var de andra är”, sa {child.he}. ”Det hörs en mil. De ropar, och så lyssnar de.”

”Den skylten skrev en forskare”, sa {roy}. ”Jag har varit här i arton år. Det är slaktaren.”

# at-least-try
{child} hade läst allt om lejon, för att slippa tänka på {hedda}. Ett rytande betyder ungefär: är du där? Man kunde bli arg för mindre. Här låg han, med en röst som kunde höras en mil, och sov.[pet.dog:  Till och med [!pet.known: hunden ]{pet} där hemma svarade när man ropade.][pet.cat:  Till och med [!pet.known: katten ]{pet} där hemma svarade, om man ropade mat.][pet.other:  Till och med {pet} där hemma hade mer att säga.] Själv stod {child.he} med ett våffeljärn och fick inte fram ett ljud.

”Du kunde väl åtminstone försöka”, sa {child.he} genom glaset.

{lion} öppnade ett öga. Det var bärnstensfärgat och ointresserat.

”Jag vet”, sa {child}. ”Jag försöker inte heller. Tre sms. Det är fegt. Hon bor vid en sjö, jag bor vid en sjö. Jag skulle kunna cykla.” {Child.He} tystnade. ”Men tänk om hon har det jättebra.”

{lion} stängde ögat igen.

# he-is-charging
Klockan sju var det tvåhundra människor framför glaset, med barn på axlarna och våfflor i händerna.[elder:  Längst fram stod {elder}[elder2:  och {elder2}], i god tid sedan klockan sex.] Hela sjön låg blank bakom inhägnaden, för lejonklippan stod på udden. {roy} räknade ner. Han slog ut med armen.

{lion} la tassen över nosen.

”Han laddar”, sa {roy}.[athlete:  ”Så där ser {athlete} också ut.”]

Det gick fem minuter. Ett barn började gråta, och ett annat sa att lejonet var dött.

”Arg är han i alla fall”, sa {roy}, som hade blivit svettig på överläppen. ”På insidan.”

# nobody-there
Och så gjorde han det dummaste man kunde göra. Han tog fram sin telefon, höll den mot mikrofonen och spelade upp ett rytande från internet.

Det vrålade ur högtalarna. {lion} for upp. Han stod på stela ben och såg sig om, åt höger, åt vänster, bort mot träden, in i sitt eget tomma hus. Han letade. Han gick fram till glaset och nosade längs kanten. Sedan tog ljudet slut med ett klick, och det kom inget mer. {lion} stod kvar och väntade på att någon skulle fortsätta.

Folk skrattade. ”Han gick på det!” sa en man.

{child} skrattade inte. {Child.He} såg på den magra gamla ryggen. Han trodde att det var någon där, tänkte {child.he}. Och så var det ingen.

# a-garage-door
{Child.He} hade stängt av järnet[music:  och {music} på radion] och kommit ut genom kioskdörren innan {child.he} visste om det. {Child.He} gick rakt igenom publiken tills {child.he} stod vid glaset. {Child.He} hade ingen vacker röst, den var låg och skrovlig, och två killar [sport: som {child.he} brukade {play sport} med|ur parallellklassen] stod tre meter bort. De fick väl stå där.

{child} drog in luft ända ner i magen, och så röt {child.he}.

Det lät inte som ett lejon. Det lät som en garageport. Men det var högt, och det var långt, och {child.he} menade det.

Alla slutade tugga. [friend: {Friend's} våffla|En våffla] föll i gruset.

# he-answered
{lion} vände sig om. Han såg på {child}, och han var inte ointresserad längre. Han sänkte huvudet, och flankerna drogs ihop. Och så svarade han.

Man hörde det inte med öronen, inte först. Det började i fötterna. Det steg genom benen och in under revbenen, och sedan var det överallt. Glaset skallrade. Det rullade ut över udden, över hela den blanka sjön, gång på gång, och när det tog slut fortsatte det en stund ändå.

”Där!” skrek {roy}. ”Slaktaren!”

Men {lion} lyssnade. Han stod med öronen riktade mot {child}. Så {child.he} röt igen, lite mindre, för att han skulle veta. Han suckade, la sig ner tätt intill glaset, där {child.he} stod, och lutade hela sin väldiga man mot rutan.

# was-it-you
I fickan surrade telefonen.

Det ropas över hela sjön! skrev {hedda}. Jag sitter på bryggan. Jag hörde lejonet och sen nåt helt sjukt. Var det DU?

{child} ringde, fast händerna skakade.

”Jag skämdes”, sa {hedda} innan {child} hann säga hej. ”Jag har inte en enda kompis här. Du skrev så glatt, och jag ville inte att du skulle veta.”

”Jag skrev glatt för att jag saknade dig. Jag kommer i morgon. Jag cyklar.”

”Det är sex kilometer.”

”Det hörs en mil”, sa {child}.

# i-am-here
Folk gick hem. {roy} samlade ihop sina sladdar och förklarade för den siste besökaren om fettet. {child} satte sig på marken med ryggen mot glaset, och på andra sidan låg {lion}, rygg mot rygg, och var varm ända igenom. Solen gick ner i sjön. [adult: Snart skulle {adult} komma och hämta. ]De sa ingenting i telefonen på en lång stund, varken {child} eller {hedda}.

”Är du där?” sa {hedda} till slut.

”Ja”, sa {child}. ”Jag är här.”
