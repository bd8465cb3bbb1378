title: Tio steg från stenen
title: Varför har den öron?
title: Stolpen med keps på
guest friend: Hedda (hon), Folke (han)
guest pet: Sockan (han), Majken (hon)
guest elder: Rune (han), Ulla (hon)
guest neighbour: Kjell (han), Torsten (han)

% {elder} är familjens egen, eller en granne. {pet} är familjens katt, eller grannens; en hund ligger lika stilla: @watch, @spoke och hakarna. Kaptenen är gammal och liten och hon. Låt barnen göra jamandet.

# holes
{@Garden} var full av hål.

Det var ett hål i gräsmattan. Det var ett hål bland ärtorna. Det var ett hål vid dörren, och i det stod {@dad}, ända upp till knät.

”Sorkar”, sa [adult: {adult} | {neighbour}].

”Sorkar”, sa {elder}, ”har inte stövlar.”

# three-pirates
Den kvällen satt {child} och {friend}[!friend.known: , {child.his} bästa vän,] uppe och spanade. {@Watch} När månen tittade fram gjorde tre pirater det också.

De kom över muren, alldeles tyst, med spadar. Kaptenen var liten och gammal, och hon höll en karta tätt intill näsan.

”Tio steg från stenen”, sa hon och gäspade. Hon gick tio steg, och så grävde de. Där fanns ingenting.

”Attans”, sa piraterna.

{child} ville att de skulle sluta. Nu var det bara rabarbern kvar, och {elder} var så rädd om sin rabarber. {Elder.He} brukade prata med den.[elder2:  Det gjorde {elder2} också.]

”De är ute efter guld”, viskade {friend}. Själv ville {friend.he} bara ha en enda bit, att gömma i en tändsticksask.

# at-the-top-of-a-voice
{@Spoke}

Piraterna tappade spadarna. {Elder} öppnade dörren, med kepsen på.

”Jaså”, sa {elder.he}. ”Och vad ska det här föreställa?[sport:  {Sport}?]”

Piraterna tog av sig hattarna. De såg förskräckligt trötta ut[athlete: , och det hade {athlete} också gjort]. En av dem sov stående.

”Vi grävde ner vår skatt här[city:  {in city}]”, sa kaptenen, ”för nio dagar sedan, på eftermiddagen. Jag ritade en karta, och jag ritade ordentligt. Och varenda gång vi kommer är det någon som har flyttat på stenen!”

”Det finns ingen sten i min trädgård”, sa {elder}. ”Jag har plockat bort allihop.”

# why-has-it-got-ears
Kaptenen grät en liten skvätt i hatten. {Pet} gick fram till henne och berättade en lång historia om sin middag. Sedan satte {pet} sig på kartan.

{Friend} fick [pet.dog: dra | tippa] av {pet.him}. Och så tittade {friend.he} på kartan, och så tittade {friend.he} på {pet}, och så la {friend.he} huvudet på sned.

”Den här stenen”, sa {friend}. ”Varför har den öron?”

Alla tittade. Det var en fin, rund sten. Och längs ena sidan hade någon ritat, mycket noga, en svans.

”Det där är ingen sten”, sa {child}. ”Det är {pet}! Ni har räknat från [pet.dog: hunden | katten]!”

”Den låg så stilla”, sa kaptenen.

”Det gör {pet.he} på eftermiddagen”, sa {elder}. ”{Pet.He} ligger där {pet.he} ligger, i timmar. Sedan går {pet.he} och ligger någon annanstans.”

# putting-back
Då var det bara att lägga tillbaka {pet}. [adult: {Adult} | {Neighbour}] bar {pet.him} till muren. {Pet} reste sig och gick. [adult: {Adult} | {Neighbour}] bar {pet.him} till bänken. {Pet} reste sig och sa vad {pet.he} tyckte om det. [pet.dog: Voff-ou-OUU! | Mjau-au-AU!]

”{Pet} kan man inte lägga”, sa {child}. ”{Pet.He} lägger sig själv, och bara där det är sol. Vi får vänta till eftermiddagen.”

Piraterna la sig på köksgolvet, [music: och {friend} nynnade på {music}, ]men kaptenen kunde inte sova. Hela natten vände hon sig hit och dit och suckade.

# one-warm-patch
Nästa dag klockan fyra[school: , när {school} var slut,] kom solen runt skorstenen. {Pet} gick ut. Alla smög efter på tå. {Pet.He} kände på bänken. Nej. {Pet.He} kände på muren. Nej. Vid regntunnan stannade {pet.he}. Där fanns en enda varm fläck, precis så stor som en [pet.dog: hund | katt]. {Pet.He} såg på dem allihop.

Och så la sig {pet}. Bakifrån såg {pet.he} precis ut som en sten.

# in-the-rhubarb
Kaptenen gick. Ett steg, två steg. Åtta, nio. Tio.

Hon stod mitt i rabarbern.

Piraterna såg på {elder}. {Elder} såg på sin rabarber.

”Just det, ja”, sa kaptenen. ”Vi satte tillbaka den så fint.”

”Här gräver ingen mer än jag”, sa {elder}. {Elder.He} gick ner på knä och lyfte upp rabarbern, med rötter och allt, och sa till den att det snart var över. Under den låg en kista. Kaptenen öppnade.

# a-gold-button
Skatten var en kudde. Den var platt och grå, och i ena hörnet satt en knapp att pilla på.

”Så där ja”, sa kaptenen. Hon la kinden mot kudden, och ögonen föll ihop med detsamma. Hon hann precis rycka loss en guldknapp från rocken och ge den till {friend}. ”Den där är ingenting att pilla på”, sa hon.

# the-old-post
Piraterna fyllde igen vartenda hål. Sedan vaknade kaptenen och ritade en ny karta.

”Inte från [pet.dog: hunden | katten] den här gången”, sa {child}.

”Nej, nej”, sa kaptenen. ”Tio steg från den gamla stolpen, den med keps på.”

”Det där”, sa {friend}, ”är {elder}.”

# @garden
hela trädgården hos {elder}, som bodde tvärs över gatan,
## if elder
hela {elder's} trädgård

# @dad
{neighbour} i huset bredvid
## if adult
{adult}

# @watch
{Pet}, katten i huset bredvid, satt mellan dem i fönstret.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] satt mellan dem i fönstret.
## if pet.cat & breed
{Pet}, {child's} {breed}, satt mellan dem i fönstret.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] satt mellan dem vid fönstret.
## if pet.dog & breed
{Pet}, {child's} {breed}, satt mellan dem vid fönstret.

# @spoke
Då tog {pet} till orda, så högt {pet.he} kunde, och det lät som en bebis med trumpet. Mjau-au-AU!
## if pet.dog
Då tog {pet} till orda, så högt {pet.he} kunde, och det lät som en ko med trumpet. Voff-ou-OUU!
