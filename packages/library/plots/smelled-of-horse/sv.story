title: Gäspningen
title: Den luktade häst
title: Gäspningen som bodde i {child}
guest sitter: barnvakten (hon)

% Gäspningen är "den". @a: {adult}, annars barnvakten. En gäspning måste bo i någon; den som ser den får den.

# lived-in
Det fanns en gång en gäspning, och den bodde i {child}.

Den hade legat och sovit i magen hela dagen, medan {child} hoppade på madrasser[sport:  och övade på att {play sport}] och åt makaroner. Men när det blev kväll vaknade den. Den sträckte på sig. Den klättrade upp genom halsen, bakom tungan, och knackade på tänderna inifrån.

”Nu kommer jag”, sa gäspningen.

”Nej”, sa {child} och knep ihop munnen, för {child.he} var inte trött.

Gäspningen tryckte på så att det pep i öronen. Och då, pang, slank den ut i alla fall!

Aaaah!

”Så där ja”, sa {child}. ”Nu är den borta. Då kan jag vara vaken hela natten.”[friend:  Det hade {child.he} och {friend}[!friend.known: , {child.his} bästa vän,] lovat varandra.]

# on-the-bed
Men en gäspning kan inte vara ute i kylan. Den måste bo i någon. Den såg sig om i rummet, och där satt {@a} på sängkanten. Hopp, in i {@a}!

Aaaah! sa {@a}, så att man såg ända ner i magen.

Där var det varmt och skönt. [pet.dog: {Pet} på mattan fick också lite av den, och det lät som en dörr som behöver oljas. ][pet.cat: {Pet} på stolen fick också lite av den, med hela den skära tungan. ][pet.other: {Pet} fick också lite av den, fast så lite att det knappt märktes. ]Men {@a} vände sig mot fönstret för att dra ner rullgardinen, och fönstret stod på glänt. Vips, så var gäspningen ute.

# the-street
Nere på gatan gick en hund med sin farbror. Hopp, in i hunden!

Aaaah! sa hunden, med hela den långa tungan.

Och farbrorn, som såg på, fick den av hunden. Aaaah! Och damen på cykeln[music: , som visslade {@song},] fick den av farbrorn. Aaaah! [friend: Hon trampade förbi {friend}, som stod i sitt fönster och var vaken hela natten. {Friend} fick den av damen. Aaaah! Och så gick {friend.he} och lade sig en liten stund, bara för att vila ögonen.

Damen trampade vidare | Hon trampade] över bron till stationen, och där stod kvällens sista tåg. Hopp, in i lokföraren!

# the-last-train
Aaaah! sa tåget. Nej, det var dörrarna.

Aaaah! sa lokföraren.

Och gäspningen åkte tåg. [elder: I första vagnen satt {elder} och berättade hur lite man behöver sova när man är i {elder.his} ålder. Aaaah! sa {elder.he}, mitt i alltihop[elder2: , och det sa {elder2} också]. Tåget | Den] åkte ända till slutstationen, där husen tar slut och det bara är äng. Där stod en häst. Hästen fick den av lokföraren, och det blev den största gäspningen någonsin, en hel hink med gäspning.

Aaaaaaaaah!

En mus som satt i gräset fick den av hästen, och då blev den så liten att den nästan inte hördes.

Ah.

# the-owl
Ugglan i trädet fick den av musen, och ugglan flög. Hon flög högt, över ängen och bron[school:  och {school}] och gatan, och under henne släcktes lamporna. Hos farbrorn och hunden. Hos damen med cykeln. [friend: Hos {friend}. ][elder: Hos {elder}. ]Hos lokföraren, som hängde upp sin mössa. Överallt där gäspningen hade varit blev det lugnt.

”Men nu är jag trött själv”, sa gäspningen. ”Jag vill hem.”

”Var bor du?” frågade ugglan.

”I {child}.”

Ugglan visste precis. Hon flög raka vägen dit och satte sig i fönstret, för det stod fortfarande på glänt.

# something-missing
Och vem var vaken i hela [city: {city}|staden]? Det var {child}. {Child.He} låg i sängen och tittade i taket. [athlete: {Child.He} tittade på bilden av {athlete}, och inte ens det hjälpte. ]{Child.He} hade varit vaken jättelänge, och det var inte så roligt som {child.he} hade trott. Täcket var bra. Kudden var bra. {@A} var bra. Det var bara någonting som fattades, långt ner i magen.

”{@Call}”, sa {child}. ”Jag vill ha tillbaka min gäspning.”

”Titta på ugglan”, viskade {@a}.

# caught
Och {child} tittade på ugglan. Ugglan blinkade, först med det ena ögat, sedan med det andra. Så öppnade hon sin lilla krokiga näbb.

Aaaah.

Hopp, in i {child}.

Den var sig inte riktigt lik. Den luktade häst. Den var mjuk av mus, och den rymde en hel stad. {child} tog emot den med vidöppen mun, och så stor var den att {child.he} måste blunda för att få plats med den.

Aaaaaaah.

# there-you-have-it
Gäspningen klättrade ner, bakom tungan, genom halsen, hela vägen till magen. Där snurrade den ett varv, precis som en hund, och lade sig.

”God natt, {child}”, sa gäspningen.

Men {child} svarade inte.

Och {@a}, som hade sett alltihop, stängde fönstret försiktigt, så att ingenting mer kunde slinka ut. Fast ett litet, litet hörn av gäspningen hann ändå före. Det satte sig i en saga. Där har det legat och väntat, i varenda rad, på någon som läser högt, och nu …

Aaaah.

Där fick du den[adult: , {adult}].

# @a
barnvakten
## if adult
{adult}

# @A
Barnvakten
## if adult
{Adult}

# @Call
Du
## if adult
{Adult}

# @song
{music}
