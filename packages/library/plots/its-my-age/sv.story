title: Det är åldern
title: Svansen som inte kunde låtsas
title: Två grävlingar
guest friend: Noor (hon), Felix (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som läser boken i köket (@a): {adult}, annars mormor eller farfar, annars {minder}.

# grey-fur
På lördagsmorgonen vaknade {child}, som var {age} år,[athlete:  under bilden av {athlete}] och upptäckte att {child.he} hade förvandlats till ett monster. {Child.He} hade grå päls ända ut på handlederna, fötter som två grävlingar och en lång svans med en tofs i änden. {Child.He} visste varför också. På fredagslunchen[school:  {at school}] hade {child.he} härmat sin bästa vän {friend's} skratt, inför ett helt bord med folk [sport: som jämt pratade om {sport} och ]som {child.he} så förfärligt gärna ville bli omtyckt av. De hade tjutit av skratt. Sedan hade {child} vänt sig om, och där stod {friend} med en bricka i händerna.

{Friend's} skratt lät som en säl som får goda nyheter. Sedan dess hade ingen hört det.

# chapter-three
{child} gick ner i köket, på tvären, för svansens skull. {@A-first} satt och läste en bok som hette Plötsligt {age}.

”{@A}, jag har fått päls.”

”Det får alla lite grann”, sa {@a} och vände blad. ”Det är åldern.”

”Jag har fått svans.”

{@A} la ner boken och såg {child} varmt in i ögonen, och ingen annanstans, för kapitel tre handlade bara om ögonkontakt.

”Det är många [child.she: tjejer | [child.he: killar | ungdomar]] som känner det som om de hade svans, vännen. Det är åldern.”

[elder & adult & !elder2: {Elder}, i andra änden av bordet, tittade på svansen och flyttade mjölken.

][elder2 & adult: {Elder}, i andra änden av bordet, tittade på svansen och flyttade mjölken. {Elder2} flyttade sylten.

][elder2 & !adult: {Elder2}, i andra änden av bordet, tittade på svansen och flyttade mjölken.

]Svansen svepte runt och tog smöret med sig ner på golvet.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tog hand om smöret.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] tog hand om smöret.][pet.other:  {Pet} stirrade på tofsen och slutade inte stirra.]

”Klumpighet”, sa {@a}. ”Kapitel sex. Vill du prata om det som hände i fredags?”

”Jag bryr mig inte om i fredags”, sa {child}, och svansen kröp in mellan knäna och la sig över fötterna, som en hund som har ätit upp en soffkudde.

Det var alltså så det var. {child} kunde säga vad {child.he} ville, men svansen kunde bara göra det som {child.he} kände. Svansen kunde inte låtsas.

# two-doors-down
[elder & adult: ”Akta den i dörrar”, sa {elder.short}.

][elder2 & !adult: ”Akta den i dörrar”, sa {elder2.short}.

]{child} tog på sig {@a-s} stora morgonrock, gick två hus bort[city: , i hopp om att ingen {in city} var vaken,] och ringde på hos {friend}.

{Friend} öppnade. {Friend.He} log inte. Men i samma ögonblick som {child} fick se {friend.him} började det slå fram och tillbaka där bak i morgonrocken, som en vindrutetorkare.

”Du har svans”, sa {friend}.

”Tack!” sa {child}. ”Det var ju det jag sa!”

”Är det för det i fredags?”

”Jag tror det.”

”Bra”, sa {friend}. Men {friend.he} stängde inte dörren.

# a-hole-in-a-bucket
{child} tog ett djupt andetag. ”Förlåt om du blev ledsen.”

Svansen for rakt ut åt sidan och välte paraplystället.

”Det var ett ’om’ i det där”, sa {friend}. ”Man kan inte ha ett ’om’ i ett förlåt. Det är som att ha ett hål i en hink.”

”Okej. Förlåt, men alla höll ju på och härmades.”

Svansen kom upp över axeln och slog {child} i huvudet.

”Till och med din svans fattar”, sa {friend}.

”Jag bryr mig inte ens”, sa {child}, fast det sved i ögonen. ”Jag går hem.”

Svansen slingrade sig två varv om trappräcket och höll fast. {child} gick två steg, fick slut på svans och landade raklång på dörrmattan i en hög av päls och morgonrock.

# small-and-neat
Det var precis sådant som {friend} aldrig kunde låta bli att skratta åt. {child} låg på mattan och väntade på sälen.

”Ha”, sa {friend}. Det var ett mycket litet ha, och mycket prydligt.

{child} lyfte på huvudet. ”Vad var det där?”

”Det är så jag skrattar nu. Jag övade i badrummet i går kväll. Ha.”

”Men det andra då?”

”Det skrattet gör jag inte längre”, sa {friend}. ”Skulle du göra det?”

Svansen föll till golvet. Hela natten hade {child} grubblat[music: , med {music} i huvudet,] över hur man får {friend} att sluta vara arg. På skrattet hade {child.he} inte tänkt. Det var det bästa skratt {child.he} visste, det fanns bara ett i hela världen, och {child.he} hade haft sönder det. Det kändes som att ha satt sig på något levande.

# on-the-slipper
{Child.He} reste sig på knä.

”Alla tittade på mig”, sa {child.he}. ”De brukar aldrig titta på mig. Jag ville att de skulle fortsätta, och det roligaste jag hade var ditt. Så jag tog det. Jag visste att det var elakt. Jag visste det medan jag gjorde det. Förlåt, {friend}.”

{Child.He} blundade och väntade på att svansen skulle slå.

Det gjorde den inte. Den gled över mattan, sakta, förbi paraplyerna, och la sin tofs på {friend's} toffel.

”Det är inte jag som gör det där”, sa {child}.

”Jag vet. Den kan inte låtsas.” {Friend} snörvlade till. ”Jag tänker vara arg till på tisdag, ungefär.”

”Det är rimligt”, sa {child}. ”Då ses vi på tisdag.”

# the-seal
{child} reste sig, så värdigt som det går på två grävlingar, klev ut och drog igen dörren ordentligt. Om svansen.

{child} vrålade. Och då hördes något annat, inifrån.

”Årk”, lät det. ”Årk! Årk! Årk!”

Sälen hade fått sitt livs bästa nyhet. När dörren gick upp satt {friend} på golvet, och tårarna rann ner i öronen.

”Du stängde ju själv”, sa {friend}. ”I den. Årk! Med din egen hand!”

De satt på trappan tillsammans tills {friend} kunde andas igen.

# nearly
”Är vi vänner då?” sa {child}.

”Nästan.”

”Jaja, mig kvittar det”, sa {child}, av gammal vana, och svansen gick runt som en helikopter och blåste iväg dörrmattan över trädgårdsgången.

Där kom {@a}, med boken under armen. {@He} stannade. För första gången den dagen såg {@he} på hela {child}.

”{child}”, sa {@a} sakta. ”Du har svans.”

”Det är åldern”, sa {child}.

# on-monday
På måndagen var den borta.[pet.dog / pet.cat:  {Pet}, som hade hoppats på mera smör, letade efter den överallt.][pet.other:  {Pet} var den enda som saknade den.] Men när {friend} kom runt hörnet till busshållplatsen kände {child} hur den viftade.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{minder}, som bodde hos dem så länge,
## if adult
{adult}
## if elder & !adult
{elder}

# @a-s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
