title: Hela listan
title: En bit groda i såsen
title: Bakdelen på en häst
guest stan: Sture (han), Gunnar (han)
guest len: Ove (han), Ulf (han), Åke (han)

% {stan} är alltid en gäst, grannen som inte kan läsa; det får inte sägas om någons egen morfar. {len} har tre bokstäver. Namnen ritas som de låter: äppel-gren, lax-berg, tunn-and, häst-backa, hopp-kvist.

# upside-down
”Jag har glömt glasögonen hemma”, sa {stan}. ”Vad står det, {child}?”

Han hade dem uppe på huvudet.

{stan} bodde i huset bredvid, och varje lördag gick han och {child} till kaféet på hörnet. {child} var {age} år och hade läst matsedlar högt för {stan} så länge {child.he} kunde minnas. Det hade {child.he} aldrig tänkt på, inte förrän den här lördagen, när {stan} satt och rynkade pannan åt en matsedel som han höll upp och ner.

Då var det en hel massa som föll på plats. Tidtabellerna vid bussen. Födelsedagskorten, där det aldrig stod något, utan bara var ritat en duva. Och att {stan} på vartenda kafé de hade suttit på …

”Pytt i panna med ägg”, läste {child}.

”Det tar jag”, sa {stan}.

# six-days
Men när maten kom petade han bara runt ägget. Till slut tog han fram ett kuvert ur kavajen och höll i det som man håller i någon annans bebis.

”Det är brevduveklubben[city:  i {city}]”, sa han. ”Den fyller femtio, och på fredag är det stor middag, och jag ska hålla talet. [athlete: De ville ha {athlete}, men pengarna räckte bara till mig. ]Fru Appelgren har skrivit ut det på maskin. Det är bara att läsa innantill, säger hon.[sport:  Då skulle jag hellre {play sport}.]”

”{stan}”, sa {child} lågt. ”Kan du det?”

{stan} såg ut genom fönstret en stund.

”Jag låg sjuk i luftrören den vintern de andra lärde sig”, sa han. ”När jag kom tillbaka hade de redan bytt bok. Jag tänkte att jag skulle hinna ikapp dem till påsk.”

”Vilka är det som vet om det?”

”Du”, sa {stan}. ”Det är hela listan.”

# the-speech
De hade sex dagar på sig. Ingen lär sig läsa på sex dagar, inte när det står ”femtioårsjubileum” på första raden. Så {child} gjorde det som {child.he} jämt fick skäll för. Den terminen hade {child.he} redan åkt ut från en geografilektion[school:  {at school}] för att ha ritat läraren som valross[friend: , och {friend}[!friend.known: , {child.his} bästa vän,] för att ha skrattat åt den]. Nu tog {child.he} fram tuschpennorna och ritade talet.

Tio personer skulle tackas. Fru Appelgren blev ett äpple med handväska. Herr Laxberg blev en lax på en bergstopp.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] tittade länge på honom.] Herr Tunander fick bli en and i en tunna, och fröken Hästbacka blev bakdelen på en häst. Allra sist kom {len} Hoppkvist, ordföranden, och han blev en groda på en kvist.[pet.other:  Till och med {pet} fick titta på grodan.]

[adult: ”Läxor?” frågade {adult}.

”På sätt och vis”, sa {child}.

]{stan} gick igenom dem, en efter en, som när man går nerför en gata där man känner alla.

”Är det så här det är?” sa han. ”Att läsa?”

”Ungefär.”

”Då förstår jag att folk håller på.”

# gravy
På fredagen satt fyrtio personer i klubblokalen[elder: , bland dem {elder}[elder2:  och {elder2}]], vid ett enda långt bord med vit pappersduk. {child} hade platsen mitt emot {stan}. [music: Någon stängde av {music}, och någon annan|Någon] klingade i ett glas. {stan} reste sig och lade teckningarna bredvid tallriken. Då lutade sig herr Laxberg fram för att önska lycka till, och välte såsen över dem.

Tusch tål inte brunsås. Snart var det bara brun soppa alltihop, med en bit groda i.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] tog hand om det som rann över kanten.]

”Ingen fara, {stan}!” ropade fru Appelgren. ”Jag har en kopia!” Och snabbt och vänligt, från hand till hand längs hela bordet, kom två maskinskrivna blad.

# glasses
{stan} tog emot dem och tittade på dem.

”Jag har glömt glasögonen hemma”, sa han.

”Du har dem på huvudet!” ropade alla.

Han drog ner dem på näsan. De skrattade färdigt, och sedan väntade de. {child} såg hur bladen började darra, och {child.he} visste att om tio sekunder skulle listan bli fyrtio namn längre.

# the-tablecloth
{child.He} hade en enda penna i fickan, en tjock svart. {child.He} sköt undan tallriken, lutade sig över bordet och började rita på duken.

Allting måste ritas upp och ner, för att det skulle bli rättvänt för {stan}. Äpplet blev snett. Men handväskan fick det, och någonstans ovanför sig hörde {child} någon andas ut, länge.

”Fru Appelgren”, sa {stan} och lade ifrån sig bladen. ”Femtio år av kaffe, och aldrig en kall kopp.”

{child} ritade laxen.

”Herr Laxberg, som satt uppe hela natten med min bästa duva när hon var krasslig. Och som är skyldig mig sås.”

# all-the-way-down
Vad de skrattade! {child} ritade sig fram längs ena sidan av bordet, och {stan} gick längs den andra, och folk lyfte på tallrikarna för att släppa förbi talet och ställde sig på tå för att se sig själva komma. Fröken Hästbacka skrattade så åt sin egen bakdel att hon måste dunkas i ryggen.[elder:  Det var {elder} som dunkade.]

Allra sist ritade {child} grodan på kvisten, och eftersom {child.he} var glad och inte tänkte sig för, skrev {child.he} {len} under den.

”Och {len}”, sa {stan}. Nu tittade han inte på teckningen längre. Han tittade på {len}. ”Du gick inte hem en enda gång förrän den sista duvan var inne. Tack, {len}.”

Efteråt skar de sönder duken med tårtkniven, så att alla kunde få sin egen bit.

# three-letters
{stan} sa inte mycket vid busshållplatsen.

”Den där krumeluren under grodan”, sa han till slut.

”Det står {len}.”

”Är han inte längre än så?”

”Tre bokstäver.”

{stan} funderade på det tills bussen kom.

”Tre borde jag nog klara”, sa han.

# pie
Och ganska många lördagar senare satt de på kaféet igen. {stan} hade glasögonen på näsan. Matsedeln var rättvänd, och hans finger gick längs raderna, långsamt, som när man går över en bäck på stenar. Så stannade det.

”Paj”, sa han.

”Vad är det för paj?” sa {child}.

”Jäkta mig inte.” Han slog ihop matsedeln och sa det så högt att det hördes till alla bord. ”Paj, tack. Jag ska ha pajen.”

I sextio år hade han ätit pytt i panna. Pajen åt han upp till sista smulan.

# picture 1
Teckningen är av någons namn.
