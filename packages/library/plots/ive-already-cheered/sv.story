title: Jag har redan hurrat
title: En baklänges tisdag
title: Plåstret först
guest friend: Samira (hon), Tuva (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Allt som brukar komma sist kommer först: hejdå, plåstret, förlåtelsen, hurrandet. Sist av allt sägs det ”hej”.

# plaster-first
Det var en vanlig tisdag, och {child} vaknade av att {@a} sa god natt och satte ett plåster på {child.his} knä. Knäet var alldeles helt.

”Vad är det där för något?” sa {child}.

”Det vet jag inte”, sa {@a}. ”Du har inte ramlat än.”

I köket stod middagen framme, med efterrätten först och fiskpinnarna sedan.[music:  På radion kom applåderna först och {music} sedan.] ”Aj!” skrek {@a} och blåste på sin tumme. Därefter klämde {@he} den i besticklådan.

”Där kom den”, sa {@he} nöjt.[adult & elder & !elder2: 

{Elder} tackade för maten och satte sig till bords. ”Välkommen hem!” sa {elder.short} när {child} gick.][adult & elder2: 

{Elder} och {elder2} tackade för maten och satte sig till bords. ”Välkommen hem!” sa de när {child} gick.][!adult & elder2: 

{Elder2} tackade för maten och satte sig till bords. ”Välkommen hem!” sa {elder2.short} när {child} gick.][pet: 

[pet.dog & !pet.known: Hunden |][pet.cat & !pet.known: Katten |]{Pet} [pet.other: var alldeles mätt | slickade sig om munnen och var alldeles mätt]. Sedan ville {pet.he} ha sin mat.]

Så gick det till den här tisdagen. Allt gick baklänges, och det som brukade komma sist kom först[sport: , som applåderna före {sport}].

# goodbye-at-the-gate
Vid grinden stod {friend}[!friend.known: , {child’s} bästa vän].

”Hejdå, {child}!” sa {friend.he}, för det sa alla när de möttes. Sedan torkade {friend} sig i ögonen med ärmen.

”Varför gråter du?” sa {child}.

”Ingen aning”, sa {friend} och snörvlade. ”Det kommer väl. Jag förlåter dig i alla fall.”

”För vad då?”

”Hur ska jag kunna veta det? Du har inte gjort det än.”

# far-away
{child} fick en klump i magen. {Child.He} skulle alltså göra något mot {friend} i dag, något så dumt att {friend} grät. {child} visste inte vad det var, men en sak visste {child.he}: {child.he} ville inte göra det. Så {child.he} bestämde sig för att hålla sig långt ifrån {friend} hela dagen. Då kunde det inte hända.

# answer-first
[school: {At school} | I skolan] fick man svara först och frågan efteråt. {child} räckte upp handen och sa ”[city: {city}|Norrköping]”, för säkerhets skull.

”Fel”, sa fröken. ”Vad är sju gånger sex?”

{Friend} vände sig om och log, men {child} tittade ner i bänken.

# bicycle-stand
På lunchen hade {friend} en ledig plats bredvid sig. {child} gick förbi och satte sig vid soptunnan. På rasten kom {friend} springande med bollen under armen.

”Hurra!” skrek {friend.he} och hoppade upp och ner. ”Vilket mål! Kom och skjut det nu!”

”Jag kan inte”, sa {child} och gick och ställde sig bakom cyklarna. Där stod {child.he} hela rasten. {Child.He} hade så tråkigt att {child.he} räknade ekrar, men {child.he} var nöjd. Klockan var snart två, och {child.he} hade inte gjort {friend} någonting alls.

# nothing-at-all
När skolan var slut stod {friend} vid sin krok och drog på sig jackan.

”Nu vet jag varför jag grät i morse”, sa {friend.he}.

”Men jag har ju inte gjort någonting!” sa {child}.

”Nej”, sa {friend}. ”Du har inte gjort någonting. Du har inte suttit bredvid mig, du har inte spelat med mig, och du har inte sagt ett enda ord till mig på hela dagen.”

{Friend.He} drog upp blixtlåset och gick ut genom dörren.

{child} stod kvar vid krokarna. Klumpen i magen hade blivit stor som en fotboll. {Child.He} hade varit så noga med att inte göra det, och just så hade {child.he} gjort det.

# well-done
{child} gick hem med långsamma steg. {@A} stod i hallen och höll upp dörren.

”Bra, {child}!” sa {@a} och kramade om {child.him}. ”Vad glad jag är att du sprang efter {friend}!”

”Det har jag inte gjort”, sa {child} ner i {@s} tröja.

”Inte det?” sa {@a}. ”Ja, jag vet inte vad det handlar om. Det är bara jag som berömmer.”

{child} tittade upp. I dag kom ju allting först och hände sedan. Då var det här något som inte hade hänt än.

# on-the-knee
{child} vände tvärt och sprang. {Child.He} sprang över gården och nerför backen så att gruset sprutade, och just när {child.he} fick syn på {friend} borta vid fotbollsplanen snubblade {child.he} och for raka vägen ner på knäet.

{Child.He} tittade efter. Plåstret satt precis där det skulle.

”{Friend}!” ropade {child} och haltade fram över planen. ”Vänta!”

{Friend} vände sig om. {Friend.He} hade bollen under armen, och {friend.he} gick inte {child} till mötes.

# here-it-comes
”Jag höll mig borta för att inte göra dig ledsen”, flämtade {child}.

”Det var det som gjorde mig ledsen.”

”Jag vet. Nu vet jag det. Förlåt, {friend}.”

”Jag har redan förlåtit dig”, sa {friend}. ”Det gjorde jag kvart i åtta.”

”Ja, men då hade jag inget förlåt att ge dig. Det kommer här. Förlåt.” {child} höll fram båda händerna, fast det inte låg något i dem.

{Friend} tittade på händerna, och på {child’s} knä, och på gruset som satt i hela tröjan.

”Okej”, sa {friend}. Sedan lade {friend.he} ner bollen framför {child’s} fötter. ”Men du är skyldig mig ett mål.”

# already-cheered
”Jag har ont i knäet.”

”Jag har redan hurrat”, sa {friend}. ”Så nu måste du träffa.”

{child} backade tre steg och siktade länge[athlete: , som {athlete}]. Så sprang {child.he} och sköt. Bollen flög snett åt vänster, studsade mot stolpen, rullade längs hela mållinjen och in.

Ingen hurrade, för det var redan gjort. De log bara mot varandra, så stort de kunde. Sedan spelade de tills skuggorna blev långa, och när de gick hem luktade det gröt från alla husen, eftersom det var kväll.

# hello
Vid grinden stannade de.

”Hej, {child}”, sa {friend}.

”Hej”, sa {child}.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# picture 1
{Friend} torkar sig i ögonen vid grinden, och {child} tittar på

# picture 2
{Friend} kommer med fotbollen, och {child} står bakom cyklarna

# picture 3
{child} snubblar i backen, och {friend} står borta på planen med fotbollen
