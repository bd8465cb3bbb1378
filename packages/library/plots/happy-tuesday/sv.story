title: Grattis på tisdagen
title: På eller av?
title: Inte av artighet
guest friend: Leo (han), Maja (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som bakar är {adult}, annars mormor eller farfar, annars {minder}. En vuxen till lovar också och står vid grinden.

# a-normal-tuesday
Det år då {child} fyllde {age} började {child.his} röst hitta på saker[child.she:  så fort någon tittade]. Den kunde gå på alldeles som vanligt och sedan åka ner i en källare eller fara ut genom taket[!child.she: , mitt framför folk]. Så en vecka före födelsedagen fick {@first} och [!friend.known: {child.his} bästa vän ]{friend} sätta sig vid köksbordet, och så talade {child} om vad som gällde.

”Ingen sång”, sa {child}. ”[music: Inte ens {music}. ]Ingen tårta, inga kort, inget ståhej. Jag vill ha en helt vanlig tisdag.”

”Och om du ångrar dig?” sa {@m}.

”Om jag säger att jag har ångrat mig ska ni inte tro på mig. Då är jag bara artig.” Rösten for ut genom taket på ”artig”, och det bevisade ju saken. ”Lova.”

{@swore} {Friend}, som en gång hade bevarat en hemlighet så väl att {friend.he} glömde bort den, lovade två gånger.

# like-lamps
Det var på grund av förra året. Då, på kaféet i simhallen[city:  {in city}], hade {@m} börjat sjunga, och vartenda bord hade stämt in, och {child} hade stått där i handduk med alla ansikten riktade mot sig som lampor, tills {child.he} sprang därifrån. {Child.He} tänkte fortfarande på det när {child.he} hade lagt sig.

# tuesday-flour
På tisdagsmorgonen stod {@m} vid spisen med ryggen mot dörren.

”Grattis”, sa {@he} och hejdade sig. {child} såg {@s} axlar åka upp och långsamt komma ner igen. ”Grattis på tisdagen.”

”Tack”, sa {child}. ”Du har mjöl i pannan.”

”Det är tisdagsmjöl”, sa {@m}.

{@pet-fuss}

# not-a-wink
{Friend} väntade vid hörnet. ”Grattis på tisdagen”, sa {friend.he} och pratade om {@topic} hela vägen till [school: {school}|skolan]. Ingen blinkade, och ingen knuffades. På {child's} rygg satt det ingenting annat än väskan.

# any-ages
Det fungerade, och till lunch hade {child} kommit på något förfärligt, nämligen att {child.he} avskydde det. Ingen tittade. Ingen visste. {Child.He} kände sig som ett paket som någon har glömt bakom en soptunna. Hela veckan hade {child.he} sagt att {child.he} inte ville ha något ståhej, och hela veckan, visade det sig, hade någon liten dum del av {child.him} gått och väntat på att få höra: ”Synd för dig, det blir det ändå.”

”Det är konstigt”, sa {child.he} till {friend} över fiskpinnarna. ”Att vara så här gammal.”

”Hur gammal?” sa {friend}.

”Det vet du.”

”Jag känner inte till några åldrar”, sa {friend} och tittade i taket.

”Vad är det för datum i dag, {friend}?”

”Det vill jag helst inte säga.”

# three-layers
Efter skolan hade {friend} bråttom någonstans, så {child} gick hem ensam. {Child.He} öppnade ytterdörren, och hela huset luktade choklad.

{@M} stod vid diskhon och diskade en jättelik bunke. När {@he} fick se {child's} min brast det för {@him}.

”Jag vaknade klockan fem, och händerna bara gjorde en”, sa {@he}. ”Det gick inte att hejda dem! Den fick tre våningar. Men det är ingen fara, det var aldrig meningen att du skulle få veta det. {Friend} gör sig av med den.”

”Gör sig av med den var då?”

”Hos pensionärskören”, sa {@m}. ”De äter vad som helst.”

Genom fönstret såg {child} bussen svänga in vid hållplatsen bredvid grinden. {Child.He} såg {friend} kliva på, med en stor vit kartong i famnen.

# on-or-off
{child} släppte väskan och sprang. Dörrarna höll på att stängas när {child.he} kom fram, men de suckade och öppnades igen, och chauffören, en stor kvinna i solglasögon, tittade ner på {child.him}.

”På eller av, vännen?”

”{Friend}”, sa {child}. ”Ge tillbaka den. Jag vill ha den.”

{Friend} satt allra längst fram och höll i kartongen som i en livboj. {Friend.He} såg olycklig ut.

”Jag får inte”, sa {friend.he}. ”Du sa att vi inte skulle tro på dig om du ångrade dig.”

”Men nu har jag gjort det på riktigt!”

”Det är precis vad du skulle säga om du var artig.”

”Jag är inte artig! Jag talar sanning!”

”Jag har lovat två gånger, {child}”, sa {friend}. ”Hur ska jag kunna veta?”

”På eller av?” sa chauffören.

# to-be-polite
Dörrarna började väsa. I hela bussen hade ansiktena lyfts från telefoner och kassar, och nu vändes de mot {child}, ett efter ett, precis som lampor. {child} ville kliva ner och låta den åka. I hela världen fanns det bara en enda sak som {child.he} aldrig skulle göra av artighet.

# the-yellow-pole
{Child.He} tog tag i den gula stången, såg på {friend} och sjöng.

”Ja, må jag leva”, sjöng {child}. Det började i källaren. På nästa ”leva” for det ut genom taket, och en bebis längst bak började gråta, men {child} höll i sig i stången och fortsatte, ända fram till hundrade år.

Där tog det stopp, för sedan ska det ropas hurra, och ingen kan hurra för sig själv.

{Friend} hade rest sig, med kartong och allt. Hakan var inte riktigt stadig.

”Hurra för {child}”, sa {friend}.

# an-octave-down
Då stängde chauffören av motorn och kom in på nästa hurra, en oktav ner, och det gjorde kassarna och telefonerna också, och nästan bebisen. Alla ansiktena var riktade mot {child}. Det konstiga var att de var varma. Förra gången hade {child.he} sprungit för tidigt för att märka det.

”Det är aldrig någon som sjunger på en tisdag”, sa chauffören och torkade av solglasögonen. ”Ta nu er tårta och kliv av min buss. Jag är sen.”

# since-breakfast
De bar den mellan sig, en på var sida. {@gate}[pet.dog:  {Pet} var där först och gjorde ståhej för alla.][pet.cat:  {Pet} satt på grindstolpen och tryckte huvudet mot {child's} hand. Det var ståhej.][pet.other:  {Pet} skulle också få veta det.]

”Grattis på tisdagen”, sa {child}.

”Grattis på födelsedagen”, sa {@m}, som hade hållit inne med det sedan frukosten.

# @swore
{@M} lovade.
## if elder & adult & !elder2
{Adult} och {elder} lovade.
## if elder2 & adult
{Adult} och {elder} och {elder2} lovade.
## if elder2 & !adult
{Elder.short} och {elder2} lovade.

# @topic
målvakter
## if sport
{sport}
## if athlete
{athlete}
## if sport & athlete
{sport} och {athlete}

# @pet-fuss
[pet.dog: [!pet.known: Hunden {pet}|{Pet}], som ingenting hade lovat, gjorde ett fruktansvärt ståhej, men det gjorde {pet.he} varje morgon.][pet.cat: [!pet.known: Katten {pet}|{Pet}], som inte heller hade lovat något, gjorde inget ståhej alls, men det gjorde {pet.he} aldrig.][pet.other: Till och med {pet} hade fått veta vad som gällde, och {pet.he} kunde hålla tyst.]

# @gate
{@M} stod vid grinden med båda händerna för munnen. Vartenda ljud måste ha hörts dit.
## if elder & adult & !elder2
{Adult} och {elder} stod vid grinden med händerna för munnen. Vartenda ljud måste ha hörts dit.
## if elder2 & adult
{Adult}, {elder} och {elder2} stod vid grinden med händerna för munnen. Vartenda ljud måste ha hörts dit.
## if elder2 & !adult
{Elder.short} och {elder2} stod vid grinden med händerna för munnen. Vartenda ljud måste ha hörts dit.

# @first
{minder}
## if adult
{adult}
## if elder & adult & !elder2
{adult}, {elder}
## if elder2 & adult
{adult}, {elder}, {elder2}
## if elder & !adult & !elder2
{elder}
## if elder2 & !adult
{elder}, {elder2}

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
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

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
