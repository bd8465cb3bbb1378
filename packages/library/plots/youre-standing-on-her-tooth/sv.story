title: Har du?
title: Du står på hennes tand
title: {Hjordis} ska slängas på fredag
guest hjordis: Hjördis (hon), Gunhild (hon)
guest kent: Kent (han), Bengt (han)
guest moltas: Moltas (han), Ludvig (han)
guest friend: Ebba (hon), Agnes (hon)

% ”Har du?” sägs av vännen tre gånger, likadant; svaret är ”Jag har”. Vännen är den som är vald, annars {friend}. Ingen förklarar den sista raden.

# quarter-to
Monstret hette {hjordis}, var två meter långt och skulle slängas på fredag klockan fyra. Det stod på en lapp på magen, och den hade {kent}, vaktmästaren, satt dit. Nu var det fredag, och klockan var kvart i.

[school: I källarförrådet {at school}|I skolans källarförråd] stod {child}, som hade gjort {hjordis's} högra sida, och {friend}, som hade gjort den vänstra. De hade inte pratat med varandra sedan i september.

”En får ta fötterna och en får ta huvudet”, sa {kent}. ”Ensam går det inte. Jag har provat.”

# took-up-room
Det var {child} som hade velat ha ett monster. Förra våren hade {child.he} velat det mer än något annat: ett stort, ett som tog plats. Så {child.he} och {friend} hade byggt ett av hönsnät och en ryamatta[elder:  som de hade fått av {elder}[elder2:  och {elder2}]], med två fotbollar till ögon och en käke på gångjärn[pet.dog / pet.cat: , där [pet.dog: hunden|katten] {pet} brukade ligga]. De hade gjort en film om henne också[music: , till {@song}][pet.other: , med {pet} i den enda biroll som fanns].

# two-seconds
I september visade {friend} filmen för hela klassen, utan att fråga, för att {friend.he} var så stolt. Någon skrattade på fel ställe. Sedan skrattade alla. {child} satt bredvid {moltas}, och där ville {child.he} få sitta kvar. Så {child.he} sa högt:

”Det var mest {friend's} grej.”

Det tar två sekunder att säga. {Child.He} hade ångrat det i ett halvår.

# took-the-feet
”Ta fötterna”, sa {friend} nu.

”Varför får du huvudet?”

”För att du inte ville ha det.”

{child} tog fötterna.

”Har du?” sa {friend}.

”Jag har”, sa {child}.

Det bara kom. Så hade de alltid sagt när de lyfte {hjordis}. Båda hörde det, båda tittade bort, och så bar de ut henne i marssolen.

# backwards
{friend} gick baklänges.

”Du går för fort”, sa {friend}.

”Du går för långsamt.”

”Jag går baklänges!”

”Vem har bett dig gå baklänges?”

”Annars åker hon med fötterna före. Så bär man döda.”

Det gick inte att säga något om. Det var precis en sådan sak som bara {friend} kunde komma på, och {child} fick bita sig i kinden för att inte skratta, för de var ju ovänner. Klapp, sa {hjordis's} käke vid varje steg. Klapp. Klapp.

”Du frågade inte om du fick visa den”, sa {child} till {hjordis's} fötter.

”Du sa att den var min”, sa {friend} till {hjordis's} huvud.

Klapp, sa {hjordis}.

De hade rätt båda två, det var det som var så besvärligt. Sedan sa de ingenting förrän i Kyrkbacken[city: , den brantaste {in city}].

# church-hill
Där nere låg kiosken, och utanför kiosken stod {moltas} och halva klassen[sport: , som skulle iväg och {play sport}]. {friend}, som hade vänt sig om för att se efter vägen, stannade.

”Vi kan gå runt”, sa {friend}. ”Om du vill.”

{Friend.He} sa det inte elakt. {Friend.He} sa det snällt, och det var mycket värre.

”Har du?” sa {friend} och tog nytt tag.

Men {child} tittade mot kiosken.

”Jag har”, sa {child.he}, och det hade {child.he} inte.

# clop
Fötterna slog i backen. Det ryckte till i {hjordis}, det knäppte i hönsnätet, och {friend} satte sig på rumpan med armarna tomma. Huvudet hade lossnat. Det guppade till på trottoarkanten, liksom betänkte sig, och började rulla. Utför Kyrkbacken, fortare och fortare, med fotbollsögonen runt, runt. Klapp! Klapp! Klapp!

{child} sprang. {Child.He} hade aldrig sprungit så, men ett huvud i nerförsbacke är inte lätt att hinna upp[athlete: , inte ens för {athlete}]. Det var {moltas} som stoppade det, med foten.

”Men kolla”, sa han. ”Är inte det där {friend's} monster?”

# mine
Alla tittade på {child}.

Där var det igen, exakt samma ögonblick. {Child.He} hade trott att man bara fick ett sådant en enda gång.

”Nej”, sa {child}. ”Det är mitt. Mitt och {friend's}. Hon heter {hjordis}, och du står på hennes tand.”

{moltas} flyttade foten.

”Kan den göra nåt, då?” sa han.

# the-roar
{child} lyfte upp huvudet, stack in armen i gapet ända till armbågen, fick tag i handtaget och spärrade upp käken. Så vrålade {child.he}. Det var vrålet från filmen, för det var alltid {child} som hade gjort {hjordis's} röst, och det hade legat där inne i ett halvår och vuxit. Duvorna lyfte från kyrktaket. En tjej i parallellklassen tappade sin korv.

Och uppifrån backen kom det ett vrål till svar.

Det var {friend}. {Friend.He} satt på trottoaren med ett huvudlöst monster i knät, och {friend.he} vrålade så att hela {friend.he} skakade, eller också skrattade {friend.he}. Nerifrån lät det likadant.

”Okej”, sa {moltas}. ”Det där var faktiskt rätt bra.”

Men {child} var redan på väg uppför.

# all-three
De band fast huvudet med {child's} halsduk. {friend} höll emot medan {child} knöt, och sedan lyfte de. Ingen tog fötterna. De tog {hjordis} under varsin arm, högra sidan och vänstra sidan, och lät benen släpa, och så gick de i bredd förbi kiosken och hela klassen, alla tre.

”Du går lagom”, sa {friend} efter ett tag.

”Du med”, sa {child}.

# hand
Det skymde när de kom fram till ett garage där {friend} hade ordnat ett hörn som {hjordis} kunde bo i. De reste henne mot väggen, och huvudet vinglade till, så att båda måste slå armarna om henne, en från var sida. Så blev de stående med näsan i ryamattan. Den luktade förråd och lim[pet.dog / pet.cat:  och en aning {pet}], precis som förra våren. Någonstans bakom {hjordis's} rygg stötte {child's} hand emot {friend's}.

{friend} tog den. {Friend.He} höll hårt.

”Har du?” sa {friend.he}.

”Jag har”, sa {child}.

# @song
{music}
