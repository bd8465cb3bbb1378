title: Niotåget
title: I tid, nästan
title: Biljetterna, tack
guest sitter: Göran (han), Lennart (han)

% {friend} sover över hos {child}, som har katten. Katten spinner, men det sägs aldrig: det surrar, och sängen skakar. @a är {adult}, annars den äldre, annars {sitter}.

# a-torch
{friend} hade aldrig sovit hos {child} förut. {@Friend-she} hade med sig sin kudde, sina tofflor, sina näst finaste tofflor[athlete: , en bild på {athlete}] och en ficklampa.

Allt gick alldeles strålande. De åt pannkakor[elder & adult:  som {elder}[elder2:  och {elder2}] hade gräddat][elder2 & !adult:  som {elder2} hade gräddat]. De byggde en koja av två stolar och ett överkast[sport:  och försökte {play sport} i den]. De la en spetsduk på {pet's} huvud och {@curtsied} för {@cat-him}, och {@limp}.

Sedan sa {@a-first} god natt och släckte lampan.

# a-small-sniff
{child} hade nästan somnat när {child.he} hörde en mycket liten snyftning.

”{friend}? Vad är det?”

”Ingenting”, sa {friend}. ”Det är bara … vad är klockan?”

{child} tittade på sin klocka. ”Fem i nio.”

”Då är det snart dags för niotåget”, sa {friend}, ”och det kommer inte.”

Där {friend's} trädgård tog slut gick järnvägen. Varje kväll, när {friend} hade lagt sig, for niotåget förbi. {Friend.He} brukade vänta på det, och sedan somnade {friend.he}. Hemma hos {child}[city:  {in city}] fanns det bara andras trädgårdar, och där for ingenting förbi utom igelkottar.

# not-that-kind
”Jag kan vara tåg”, sa {child} genast och satte sig upp. ”Tuff-tuff! Tuff-tuff!”

”Det är inget sådant tåg”, sa {friend}.

{@A} stack in huvudet, och de berättade hur det var.

”Det ordnar jag”, sa {@a-he}. {@A-he} sprang iväg och satte på tvättmaskinen med en gympasko i. {child} och {friend} lyssnade.

”Det där är en helikopter”, sa {friend}.

[music: {@A} nynnade på {music}, så lågt det gick.

”Det där är en sång”, sa {friend}.

]{@A} rullade en burk bönor genom hallen.

”Det där är en burk bönor”, sa {friend} vänligt.

{child} hällde ut alla sina kulor på en plåt och lät dem rulla från den ena kanten till den andra. Det lät så att grannen öppnade fönstret. {Pet} hoppade ner från sängen och gick någonstans där man kunde få vara i fred.

# tell-me
Nu var klockan fem över nio, och {friend's} haka hade börjat darra.

{child} la ifrån sig plåten. {child.He} kröp ner i sängen bredvid {friend} och tänkte en stund.

”Berätta hur det är”, sa {child.he}. ”Du behöver inte låta som det. Berätta bara.”

{friend} torkade sig om näsan.

”Jo”, sa {friend.he}, ”först hör man det inte alls. Man känner det, i kudden. Det är som ett surr, fast så litet att man tror att man har hittat på det. Sedan blir det större. Det kommer alldeles nära, och sängen skakar, och det är mörkt ute, men man vet att där inne sitter allihop i ljuset med sina smörgåsar. Det är någon som kör, så man behöver inte göra någonting själv. Och så går det, och går det …”

”I kudden?” sa {child}. ”Och sängen skakar?”

”Ja.”

# wait-there
”Vänta här”, sa {child}.

{child.He} hittade {pet} i tvättkorgen. {child.He} lyfte upp {@cat-him}, och {pet} hängde över {child.his} armar, framdelen på ena sidan och bakdelen på den andra, som en väldigt mjuk halsduk. {child} bar tillbaka {@cat-him} till sängen och la ner {@cat-him}, på längden, precis där de två kuddarna möttes, så att svansen hängde ner över kanten.

”Lägg örat intill”, viskade {child}. ”Och gör ingenting.”

De la ner huvudet, en på var sida.

# the-hum
Först var det ingenting. {Pet} öppnade ett [breed.Ragdoll / breed.Siamese: blått ]öga och stängde det.

Sedan, långt borta, kom ett surr. Det var så litet att {friend} trodde att {friend.he} hade hittat på det. Det växte. Det kom genom [breed.Sphynx: katten|pälsen] och in i kudden, närmare och närmare, tills det var runt omkring dem, djupt och lugnt, och hela sängen skakade, fast bara lite, lite.

”Åh”, viskade {friend}. ”Det är i tid. Nästan.”

”Vart går det?” frågade {child}.

”Det vet jag aldrig”, sa {friend}. ”Det är det bästa av alltihop.”

{child} försökte se det framför sig. {child.He} såg de upplysta fönstren, det ena efter det andra, och de svarta åkrarna utanför, och en tant med termos[school: , som liknade någon på {school}]. {child.He} såg två {@girls} i morgonrock, med var sin fönsterplats.

# tickets-please
En stund senare kom {@a} i strumplästen, med plåten under armen. I dörren stannade {@a-he}.

”Biljetterna, tack”, sa {@a-he} lågt.

Ingen svarade. Det var bara {pet} som sträckte fram en [breed.Ragdoll: vit|mjuk] tass, la den i {@as} hand och mullrade vidare ut i natten.

# @friend-she
{friend.he}
## if friend.she
hon
## if friend.he
han

# @curtsied
bugade
## if child.she & friend.she
neg

# @girls
barn
## if child.she & friend.she
flickor
## if child.he & friend.he
pojkar

# @limp
{pet}, som fann sig i nästan allt om det var rätt dag, satte sig rak i ryggen och fann sig
## if pet.cat & breed.Ragdoll / pet.cat & breed.Persian / pet.cat & breed.Maine Coon / pet.cat & breed.British Shorthair / pet.cat & breed.Scottish Fold
{pet}, som var {a breed} och fann sig i nästan allt, blev alldeles slapp och fann sig

# @cat-him
{pet.him}
## if pet.she
henne
## if pet.he
honom

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
hans
## if adult
{adult's}
## if adult.she
hennes
## if adult.he
hans
## if elder & !adult
{elder.short's}

# @a-first
{sitter}, som passade dem,
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
han
## if adult
{adult.he}
## if adult.she
hon
## if adult.he
han
## if elder & !adult
{elder.he}
