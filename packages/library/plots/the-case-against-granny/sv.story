title: Med vett och vilja
title: Målet om den flyttade katten
title: Ta med försvarare
guest dame: fru Strömming (hon), fru Sardell (hon)

% Katten är {pet}. Den magra röda katten har inget pronomen.

# the-summons
Stämningen kom in under dörren klockan tio på kvällen, när {child} borde ha sovit och {elder} borde ha sett till det. Men i själva verket spelade de kort om kex. {Elder} vann. Mellan varven satt {elder.he} med armarna i kors och händerna uppdragna i ärmarna på en tunn skjorta.

Den var ristad på baksidan av en sardinetikett.

{Elder}. Ni är åtalad för att i dag, klockan fyra, med vett och vilja ha flyttat på en sovande katt. Kom genast. Ta med försvarare.

”Har du det?” sa {child}.

”Visst har jag det”, sa {elder}. ”Och jag skulle göra om det.”

”Okej”, sa {child} och drog på sig jackan utanpå pyjamasen. ”Det första är att du inte säger så i rätten.”

[friend: {Friend}[!friend.known: , {child's} bästa vän,] som sov över, tog med en penna, för någon måste ju skriva protokoll. ][elder2: {Elder2} sov redan, så de smög förbi dörren.]

# the-bandstand
Ute på trappan väntade en mager röd katt, som gick före dem gatan fram[music: , medan {elder} gnolade på {@song} och hackade tänder,] till den gamla musikpaviljongen. Där satt fyrtio katter på rad i månskenet, och det var frost i gräset. [city: Det såg ut att vara halva {city}, på kattsidan. ]I mitten, på en upp och nervänd back, satt domaren. {@looks} såg ut som någon som har fått fel soppa.

”{Pet}?” sa {child}.

”Ers nåd, heter det”, väste den röda katten.

{child} hade ofta tänkt att {pet} såg ut som en domare. [breed.British Shorthair: Brittiskt korthår gör det. ]Att {pet.he} var en hade aldrig fallit {child.him} in, men det förklarade var {pet.he} höll hus om nätterna.

”Vilken katt var det som blev flyttad?” frågade {child.he}.

”Det var jag”, sa {pet}, med en röst som när man slår igen en tjock bok. ”Det här blir en alldeles rättvis rättegång. Sedan dömer jag den åtalade.”

# objection
”Jag protesterar!” sa {child}, som alltid hade velat få säga det[school:  och aldrig fått tillfälle {at school}]. ”Man kan inte vara både domare och den det är synd om. Antingen sitter du kvar där uppe och håller tyst, och då är det ingen som har sett något och vi går hem allihop. Eller också kommer du ner hit och svarar på frågor som alla andra.”

Det gick ett mummel genom raderna. {Pet} såg länge på {child}.

”Försvaret har rätt”, sa {pet.he}. ”Så förargligt.” Och {pet.he} klev ner. På backen satte sig i stället en urgammal grå katt med ett och ett halvt öra, som hette {dame}.

# the-evidence
{Pet} vittnade vackert. ”Jag sov i fåtöljen”, sa {pet.he}, ”i en solfläck. Jag hade hållit på sedan lunch för att ligga rätt. Utan ett ord till varning blev jag lyft. Mina ben dinglade. Utanför fönstret satt en duva, och den såg alltihop.”

Flera katter höll för ögonen. En kattunge måste föras ut.

”Försvarets vittne”, sa {dame}.

{child} reste sig[sport:  och skakade loss händerna, precis som innan man ska {play sport}]. ”Hur länge var du i luften?”

”En evighet.”

”I sekunder, tack.”

{Pet} granskade en tass. ”Fyra.”

[athlete: ”Så länge stannar inte ens {athlete} uppe”, viskade någon på bakersta raden.]

”Och var blev du nedsatt sedan?”

”Det kan jag inte svara på. Jag var så upprörd att jag somnade om med detsamma.”

”Men var vaknade du?”

”I fåtöljen.”

”I samma fåtölj?”

Det dröjde. ”Ja”, sa {pet}.[friend:  {Friend} skrev upp det och strök under två gånger.]

# but-why
”Så {elder} lyfte upp dig”, sa {child} långsamt, ”och satte ner dig fyra sekunder senare på samma ställe. Varför skulle någon göra det?”

”Av ren elakhet”, sa {pet}.

{child} vände sig om. ”{Elder.short}? Varför gjorde du det?”

{Elder} satte näsan i vädret. ”Jag har ingenting att säga”, sa {elder.he}, ”till en katt som inte en enda gång har tackat för skinkan.” Och så huttrade {elder.he}.

{child} såg det, och då var det något i {child.his} huvud som satte sig upp.

Natten var bister. Fyrtio katter hade päls. {child} hade jacka. Men {elder}, som hade en kofta för varje tillfälle, hade marscherat ut i en tunn skjorta och suttit hela kvällen med händerna i ärmarna. I morse hade det också varit en. {child} såg den framför sig. Den var grön, och det fattades en knapp.

# the-tummy
”{Dame}”, sa {child}. ”Jag skulle vilja se på vittnets mage.”

Det blev ett förfärligt liv, tills {dame} gäspade och visade alla sina fyra tänder.

”Jag ska inte flytta på någon”, sa {child}. ”Jag kan lagen. Jag frågar bara om vittnet vill rulla över på rygg, om det inte är till besvär.”

{Pet} rullade över, ofantligt värdigt. {child} böjde sig ner. Längs hela {@underside} satt det ludd, dussintals små tussar.

De var gröna.

# the-cardigan
”{Elder.short}”, sa {child}. ”Var är koftan?”

”Jag lade den väl någonstans.”

”{Elder.short}. Du står inför rätta.”

{Elder} blev skär i ansiktet och tittade på himlen, och på de fyrtio katterna.

”Solen hade flyttat sig från stolen”, muttrade {elder.he}. ”Och där låg {pet} hoprullad, i djup sömn, och frös så det skakade, den klumpen. Så jag lyfte lite, och lade dit koftan, och satte tillbaka katten ovanpå. Det var det hela. Och sedan såg det så skönt ut att jag inte hade hjärta att ta koftan igen.” {Elder} blängde på raderna. ”Och det behöver ni inte springa och berätta. Jag har sagt i många år att jag inte är blödig med djur.”

Ingen sa något. Runt hela paviljongen började katterna tvätta sig, vilket är vad katter gör när de skäms. {Pet} låg kvar på rygg. {Pet.He} verkade titta på månen.

# the-sentence
”Under alla mina nio liv”, sa {dame}, ”har jag aldrig hört talas om en människa som har gett en katt något varmt utan att katten först har stirrat. Åtalet ogillas.”

{child} andades ut.

”Men lånat är lånat”, sa {dame}. ”Katten har lånat en hel kofta värme. Jag dömer katten till ett knä, ända till morgonen. Allt ska betalas tillbaka.”

”Det var strängt”, sa {pet}. Men hela vägen hem gick {pet.he} tätt intill {elder's} vrister, på den sida där det blåste.

# the-lap
Före midnatt satt {elder} i fåtöljen med den gröna koftan på, mer päls än ull, och tvärs över {elder.his} knän låg {pet}, som en varmvattensflaska med åsikter.[friend:  I soffan sov redan {friend} med pennan i handen.]

”I säng med dig, {child}”, sa {elder.short}.

”Då får du resa dig och släcka lampan.”

”Det går inte”, sa {elder.short}. ”Jag har en katt på mig.”

”Man kan ju flytta på katten.”

{Elder} såg på {child}. {Pet} såg på {child}. Det var precis samma blick, och soppan kunde inte ha varit mer fel.

Så {child} pussade dem god natt, båda två, och släckte lampan själv.

# @song
{music}

# @looks
{Pet.He} satt mycket rak och mycket stilla och
## if breed.British Shorthair
{Pet.He} var stor och stadig, hade praktfulla kinder och

# @underside
undersidan
## if breed.British Shorthair
den tjocka, mjuka undersidan
