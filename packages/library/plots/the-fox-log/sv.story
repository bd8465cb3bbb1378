title: Rävloggen
title: Tjugo i tio
title: Kunde vägen
guest cat: Grevinnan (hon), Majken (hon)
guest host: Rut (hon), Maj (hon)
guest neighbour: Sören (han), Stig (han)
guest classmate: Nadja (hon), Ester (hon)
guest gatekeeper: Kevin (han), Roger (han)

% En logg, skriven av barnet: inget pronomen för barnet utom i sista raden. @cat är familjens katt, annars en lånad ragdoll; @a är {adult}, annars en vuxen kusin. Räven är "den" fram till efterforskningarna. Dag tjugofem är första skoldagen: arton dagar efter natt sju.

# twenty-to-ten
Rävlogg. Förs av {child}, {age} år[city: , {city}]. Assistent: {@cat}[!pet.cat: , lånad av en granne som är till sjöss].

Natt ett, tjugo i tio. Räv! Längs muren på baksidan och ut på gräset. Stannade i nio sekunder. {@Cat} såg den först. För ordningens skull: {@cat} är {@which} som aldrig har varit {@outdoors}, aldrig har fångat något och aldrig har haft bråttom. Jag skriver det här för att [adult: {adult} | min kusin {host}, som bor hos oss,] säger att om jag ändå ska ligga vaken varenda natt, så kan jag lika gärna göra nytta.

Natt två, tjugo i tio. Räv igen. Kommer genom hålet vid [elder: {elder's} bod här intill | {neighbour's} bod], längs muren, [!friend / age>=11: ner vid soptunnorna, ]stannar mitt på gräset, tittar på oss, går ut under grinden. Vit svanstipp.[elder:  {Elder.short} säger att rävar håller sig i skogen.[elder2:  {Elder2} säger att det gör de inte.]]

Natt tre, tjugo i tio och en minut. Försenad.[friend:  Sedd av min bästa vän, {friend}, vid banvallen tio över tio: i tid.]

# two-clouds
Natt fyra, tjugo i tio. Räven kom ända fram till glasdörren. {@Cat} rörde sig inte. Det var en centimeter mellan nosarna, och på rutan blev det två små moln. När räven hade gått satt {@cat} kvar och tittade på rävens moln tills det var borta.

# reason
Natt sju. Vaken till midnatt.[sport:  Det hjälper inte ens att {play sport} först.] {@A} säger att i en riktig logg anger man skäl. Skäl: ny skola om arton dagar. Alla i min klass[school:  {at school}] ska till den andra[friend: , till och med {friend}]. Till min är det trettiofem minuter, fyra gator och en gångtunnel. Har gått dit två gånger med {@a}, och det gick bra. Det gick bra för att det var med {@a}.

# one-big-loop
Natt nio, tjugo i tio. Ösregn. Räven kom ändå.[pet.dog:  {Pet}, som är vår hund, vägrade gå ut.][pet.other:  {Pet}, som också bor här, sov sig igenom alltihop.]

Natt tio. Efterforskningar. [elder: {Elder} såg räven halv tio (det är en hon) och nämner inte skogen mer. | {neighbour} brukar se henne halv tio (det är en hon).] [!friend & !elder / !friend & age>=11: Tanten på sista kolonilotten[elder: : |  ser henne ]fem i tio. ][friend & !elder / friend & age>=11: {Friend} och jag har | Jag har] ritat in allt på en karta, och det blir en stor runda: boden, muren, vi, stickvägen, kolonilotterna, banvallen. [!elder / age>=11: I våras hade hon ungar, men de är stora nu och har flyttat. Så hon | Hon] går hela rundan ensam, varje natt. Fråga: kan hon den för att hon är modig, eller är hon modig för att hon kan den?

# emergency
Natt tolv, kvart över tio. KATASTROF. Jag gick ut med återvinningen och stängde inte dörren. {@Cat} är borta. {@He} kan ingenting om bilar[pet.cat & !breed.Ragdoll:  i mörker]. {@Flop}

Tjugo över. {@A} har ficklampan. Jag har kattgodiset, att skramla med.

Halv. Inte vid soptunnorna. [elder: {Elder.short} sitter på vår trappa, ifall {@cat} kommer hem. | Inte hos {neighbour}.] {@A} pratar med sin lugna röst, och det gör saken värre.

# the-passage
Fem över halv. Försökte tänka som {@cat}, men {@cat} har aldrig haft någon plan. [!friend: Då måste det vara någon annans plan. ]Vem känner {@cat} {@out-there}? En enda. Vit svanstipp.[friend:  Ringde {friend}. Ingen räv där. Alltså hade hon stannat på vägen.]

Tjugo i. Stickvägen. Väldigt smal, och inga lampor. ”Ska jag gå först?” sa {@a}. ”Nej”, sa jag. ”Jag kan vägen.” Jag hade aldrig i mitt liv gått där i mörkret. Men jag hade haft den på papper i två dagar, och det visar sig att det räknas.

# wheelbarrow
Kvart i. Kolonilotterna. HITTAD! {@Cat} satt på en skottkärra som låg upp och ner, {@fluffed} och oerhört nöjd. Räven låg på gången, två meter bort. Hon tittade inte på {@cat}. Hon hade ryggen mot {@him} och såg mot grinden, precis som när man passar någons väska. När vi kom reste hon sig, sträckte på ena bakbenet, sträckte på det andra och gick. {@A} säger att man inte ska tro att djur tänker som vi. Sedan vände {@she} sig om och sa ”Tack i alla fall” till häcken.

[friend: Klockan elva, från {friend}: räv, femtio minuter försenad. Skäl: katt.

]Halv tolv. {@burrs} [elder: {Elder.short} plockade. Somnade på fläcken, {@cat} och jag. | Somnade på fläcken, båda två.]

# forty-seconds
Natt tretton, tjugo i tio. {@Cat} satt innanför glaset, och jag satt utanför, på trappan. [!friend / !elder / age>=11: Ingen mat, för [elder: {elder.short} | {neighbour}] säger att det är snällast att låta en räv vara vild. ][elder / pet.dog / pet.cat: Räven | Hon] stannade mitt på gräset. Vi tittade på varandra i fyrtio sekunder. Nytt rekord.

Natt femton. Har tänkt. Hon kan gå rundan i regn och mörker för att hon har gått den hundratals gånger. Men det måste ha funnits en natt när hon aldrig hade gått den. Hon måste ha stått i hålet vid boden och sett hela den där muren. Och sedan gått.

# four-stops
Dag sexton, tio på förmiddagen. Första anteckningen i dagsljus. Gick till den nya skolan på egen hand. Stannade här och där, som en räv. Första stoppet: röda grinden. Andra: bageriet. Tredje: gångtunneln, som är målad med fiskar hela vägen. Aldrig sett det förut, för när jag går med {@a} tittar jag på {@a}. Fjärde: trädet med ett ansikte. Rörde vid skolans staket och gick hem. När jag kom hem tvättade {@a} fönstret mot gatan. Det var redan rent.

Dag tjugo. Fyra gånger nu. Trettioen minuter.[music:  Trettio, om man nynnar {@song}.][athlete:  {athlete} kan fortfarande vara lugn.] Hunden vid röda grinden heter {gatekeeper}.

## or
Dag sexton, tio på förmiddagen. Första anteckningen i dagsljus. Gick till den nya skolan på egen hand. Stannade här och där, som en räv. Första stoppet: röda grinden. Andra: tvätteriet[!friend / age>=11: , som luktar varma lakan]. Tredje: gångtunneln. Jag sa mitt namn där inne[!friend / age>=11: , inte så högt], och den sa det tillbaka, som om vi hade träffats förut. Aldrig märkt det förut, för när jag går med {@a} pratar jag med {@a}. Fjärde: bänken med en vante på. Rörde vid skolans staket och gick hem. När jag kom hem tvättade {@a} fönstret mot gatan. Det var redan rent.

Dag tjugo. Fyra gånger nu. Trettioen minuter.[music:  Trettio, om man nynnar {@song}.][athlete:  {athlete} kan fortfarande vara lugn.] Hunden vid röda grinden heter {gatekeeper}.

# packed
Natt tjugofyra, tjugo i tio. Räven i tid. {@Cat} i tid. Packade väskan. Packade upp den. Packade den.[friend & !elder / friend & age>=11:  Hos {friend}: samma sak.]

Första dagen, tio över åtta. Gick hemifrån. Nya byxor, för långa. {@A} stod på trappan och vinkade och följde inte med, och det syntes att det var jobbigt. Och i hörnet vid stickvägen, uppe på muren, mitt på ljusa dagen, när hon ALDRIG är ute: räv. Hon stannade. Jag stannade. Nio sekunder. Sedan måste jag gå, för det skulle ringa in.

# knew-the-way
Tjugo i tio. I sängen. Skolan är stor och luktar bonvax.[friend:  Det gör {friend's} också.] Hon bredvid mig på NO:n heter {classmate} och har bett att få se den här loggen.[elder:  {Elder.short} har börjat på en egen: halv tio, i tid.] {@Cat} ligger på mina fötter. Inte vaken av något skäl, utom för att skriva det här.

Jag har undrat om räven också för logg. I så fall tror jag att det står så här om i morse:

Tio över åtta. {@who} Kunde vägen.

# @who
Människounge. På egen hand.
## if child.she
Flicka. På egen hand.
## if child.he
Pojke. På egen hand.

# @song
{music}

# @a
{host}
## if adult
{adult}

# @she
{host.he}
## if adult
{adult.he}

# @cat
{cat}
## if pet.cat
{pet}

# @he
{cat.he}
## if pet.cat
{pet.he}

# @him
{cat.him}
## if pet.cat
{pet.him}

# @outdoors
utomhus
## if pet.cat & !breed.Ragdoll
ute om natten

# @out-there
utomhus
## if pet.cat & !breed.Ragdoll
ute i mörkret

# @which
en ragdoll, det vill säga en stor kudde med blå ögon
## if breed.Persian
en perser, det vill säga en stor kudde med platt ansikte
## if breed.Maine Coon
en maine coon, det vill säga en liten soffa med tofsar på öronen
## if breed.British Shorthair
en brittiskt korthår, det vill säga en rund kudde med orange ögon
## if breed.Bengal
en bengal, alltså egentligen en liten leopard, men i verkligheten en prickig kudde
## if breed.Siamese
en siames, det vill säga en lång kudde med blå ögon
## if breed.Abyssinian
en abessinier, alltså egentligen en liten puma, men i verkligheten en kudde med långa ben
## if breed.Russian Blue
en russian blue, det vill säga en sammetskudde med gröna ögon
## if breed.Scottish Fold
en scottish fold, det vill säga en rund kudde med invikta öron
## if breed.Sphynx
en sphynx, det vill säga en stor kudde utan örngott

# @flop
När en ragdoll inte vet vad den ska göra springer den inte. Den lägger sig.
## if pet.cat & !breed.Ragdoll
När {pet} inte vet vad {pet.he} ska göra springer {pet.he} inte. {pet.He} lägger sig.

# @fluffed
burrig till dubbla storleken
## if breed.Sphynx
rynkig till halva storleken

# @burrs
Kardborrar i {@cat-s} svans: fjorton.
## if breed.Sphynx
Kardborrar i {pet's} svans: noll. Kardborrar i mina strumpor: fjorton.

# @cat-s
{cat's}
## if pet.cat
{pet's}
