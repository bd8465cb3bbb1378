title: Vägen till {friend}
title: Vi möts på mitten
title: Två vägar i snön
guest friend: Tilde (hon), Hampus (han)
guest pet: Rut (hon), Sixten (han)
guest minder: Malin (hon), Jessika (hon)

% Barnet kan skotta med (Skyff, skyff, skyff!) och krafsa (Krafs, krafs, krafs!). Taxen är originalet och den som står i djurets ställe; andra hundar och katter har egna rader.

# all-white
På natten hade det snöat[city:  {in city}]. Det hade snöat så mycket att det inte fanns någon gård längre. Det fanns bara vitt.[school:  Vägen till {school} var också borta.]

{child} drog på sig overallen. För på andra sidan gården stod {friend}[!friend.known: , {child's} bästa vän,] redan i dörren och vinkade med båda vantarna.

”Kom hit!” ropade {friend}. ”Och ta med {pet}!”

”Vi kommer!” ropade {child}.

# both-paws
Men det gjorde de inte. {@Why} {Pet.He} satte ner en tass i snön. Tassen försvann. {Pet.He} satte ner en tass till. Den försvann också. Då tog {pet} tillbaka båda tassarna, satte sig på trappan och såg ut som om {pet.he} tänkte sitta där till våren.

{@Ears}, sa {child}. ”Vad ska vi göra?”

”Jag kan bära {pet.him}”, sa {@who}.

Men {pet} tyckte inte om att bli buren. {Pet.He} gjorde sig tung, som en {@sausage} full av stenar.

# the-red-spade
”Då får vi bygga en väg”, sa {child}.

{@A} hämtade den röda spaden[elder & adult: , och {elder}[elder2:  och {elder2}] ställde sig i fönstret och hejade][elder2 & !adult: , och {elder2} ställde sig i fönstret och hejade].

”{Friend}!” ropade {child}. ”Jag gräver från mig! Du gräver från dig!”

”Ja!” ropade {friend}. ”Så möts vi på mitten!”

# shovel-shovel
Och så grävde de[sport: , som om det gällde {sport}]. Skyff, skyff, skyff, grävde {child}. Skyff, skyff, skyff, grävde {friend}. Efter {child} gick {pet}, ett litet steg i taget, och kontrollerade att det blev rätt.

Snön blev högre. Den nådde {child} till magen. Den nådde {child} till hakan. Till slut såg {child.he} bara vita väggar, och en remsa himmel.

”{Friend}! Är du på mitten?”

”Ja!” ropade {friend}. ”Är du?”

”Ja! Men jag ser dig inte!”

”Jag ser inte dig heller!”

# past-each-other
{child} grävde åt ena hållet. Ingen {friend}. {Child.He} grävde åt andra hållet. Ingen {friend} där heller. Armarna var trötta, och det hade kommit snö i ena vanten.

”Vi har grävt förbi varandra”, sa {child}, och underläppen började darra. ”Nu finns det två vägar, och ingen av dem går någonstans.”

# that-nose
Då slutade {pet} att kontrollera. {Pet.He} la huvudet på sned. På andra sidan snöväggen var det någon som snöt sig.

{Pet} kände igen den snytningen.

{@Woof} i väggen.

Krafs, krafs, krafs! Snön sprutade bakåt, över {child's} stövlar, över {child's} mage, över {child's} mössa. {@Gone}

Sedan var svansen också borta.

# out-of-the-wall
Det var alldeles tyst.

”{Pet}?” viskade {child}.

”HÄR!” skrek {friend}. ”HÄR! Det kom en {@dog} ur väggen! {Pet.He} slickar mig i näsan!”

{child} la sig på mage och tittade in i hålet. I andra änden, alldeles nära, låg {friend} på mage och tittade tillbaka.

”Hej”, sa {friend}.

”Hej”, sa {child}.

De hade bara varit en {@dachshund} ifrån varandra hela tiden.

# through-the-hole
{@A} kom med choklad i en termos[elder & adult: , kokad av {elder.short}], och de skickade koppen fram och tillbaka genom hålet[music: , medan {music} hördes från köket]. En klunk till {child}. En klunk till {friend}.[elder2:  {Elder2} kom med en bulle till var.] {Pet} sprang emellan, fram och tillbaka och fram igen[athlete: , kvick som {athlete}], för nu var det {pet.his} väg.

# snowed-away
När det blev kväll började det snöa på nytt. {child} låg i sängen och såg flingorna dala förbi lampan.

”Nu snöar vägen bort”, sa {child.he}.

”Ja”, sa {@a}. ”Vad gör ni då?”

# already-started
{child} gäspade. Vid {child.his} fötter låg {pet} på sidan, lång och varm, och sov. Men tassarna sov inte. De gick i drömmen, krafs, krafs, krafs.

”Det är ingen fara”, sa {child}. ”{Pet} har redan börjat.”

# @why
för {pet} var grannens tax, som fick bo hos {child} till söndag. En tax är lång åt det ena hållet och nästan ingenting åt det andra.
## if breed.Dachshund
för {pet} var en tax. En tax är lång åt det ena hållet och nästan ingenting åt det andra.
## if pet.dog & !breed.Dachshund
för {pet} var en hund. En hund har fyra tassar och inte en enda stövel.
## if pet.cat
för {pet} var en katt. En katt tycker om snö, så länge det är ett fönster emellan.

# @ears
”Snön når över {pet.his} öron”
## if pet & !breed.Dachshund
”{Pet.He} sjunker ju”

# @sausage
korv
## if pet & !breed.Dachshund
säck

# @woof
”Voff”, sa {pet.he}. Och så satte {pet.he} nosen
## if pet.cat
”Mjau”, sa {pet.he}. Och så satte {pet.he} båda framtassarna

# @gone
huvudet försvann. Magen försvann, länge, för det var en lång mage. Till slut stack det bara ut en svans, och den viftade.
## if pet.dog & !breed.Dachshund
huvudet försvann. Magen försvann, sakta, för det var mycket frukost i den. Till slut stack det bara ut en svans, och den viftade.
## if pet.cat
huvudet försvann. Magen försvann, länge, för en katt blir längre när den vill. Till slut stack det bara ut en svans, och den vajade.

# @dog
hund
## if pet.cat
katt

# @dachshund
tax
## if pet.dog & !breed.Dachshund
hund
## if pet.cat
katt

# @who
{minder}, som passade {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
