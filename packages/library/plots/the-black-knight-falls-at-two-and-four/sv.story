title: Svarta riddaren faller klockan två och fyra
title: Riddar Ingen
title: Svårare än att vinna
guest friend: Melker (han), Tuva (hon)
guest faller: Gunnar (han), Holger (han)

% Den som faller (@d): {adult}, annars {faller}, som lärde {child} att rida; vid namn varje gång. I rustningen är det Morgrim, och han är "han", vem som än sitter i den.
% Är ingen vän ikryssad har {friend} sin mamma i biljettkassan.

# the-job
Varje lördag hela sommaren, klockan två och en gång till klockan fyra, föll [adult: {adult}|{faller}, som hade lärt {child} att rida,] av en häst inför [adult: {child} och trehundra andra|trehundra personer].

Det var ingen olycka. Det var ett jobb. På vardagarna lagade {@d} värmepannor[school: , till exempel den på {school}], och på helgerna tog {@d} på sig tjugo kilo rustning på Kråkeborg[city:  utanför {city}] och blev riddar Morgrim den svarte, som red ut för att folk skulle bua. Han hötte med näven. Han förolämpade allas smörgåsar. Sedan ljöd trumpeten, och riddar Lionel den gyllene kom dundrande på sitt vita sto, och Morgrim flög baklänges ur sadeln med ett brak som när någon tappar ett kök. Riddar Lionel tog av sig hjälmen och bugade. {@D} låg kvar med näsan i gräset tills folk hade gått till presentbutiken.

Så hade det varit i tio år. När {child} var liten grät {child.he}. Nu var {child.he} {age}, och tittade mest åt ett annat håll.

”Har han inget emot det, gamle Morgrim?” sa {friend}. {Friend} [friend: var {child's} bästa vän|var alltid där, för {friend.his} mamma satt i biljettkassan], och stod på en hökärra i hatt med fjäder och kommenterade allt som hände[sport: , som om det var {sport}].[pet.dog:  Under kärran sov {pet}[!pet.known: , {child's} hund].]

”Han säger att det är svårare än att vinna”, sa {child}.

# the-straw-man
Själv var {child} inte med i föreställningen. {Child.He} motionerade bara hästarna på morgnarna, innan grindarna öppnades. Men ibland, när ingen mer än {friend} såg det, tog {child.he} ner en lans från väggen och red mot halmgubben i full galopp, med manen i ansiktet. {Child.He} missade aldrig. {Friend} hade inte sagt det till någon, och för att vara {friend} var det anmärkningsvärt.[pet.cat:  Den enda {child} hade berättat det för var {pet}[!pet.known: , {child.his} katt].][pet.other:  Den enda {child} hade berättat det för var {pet}.]

# twenty-to-two
Sista lördagen i augusti, tjugo i två, böjde sig riddar Lionel ner för att knyta skon och blev kvar där.

”Det är ryggen”, sa {@d}. ”Vi får ställa in.”

”Det sitter fyrahundra människor där ute”, sa {friend}. ”De har köpt flaggor.” {Friend} såg på {child}, och sedan på halmgubben, som hade ett hål rakt igenom magen. ”{child} kan ju göra det.”

”{Friend}!”

”Men det kan du ju.”

{@D} skrattade inte. ”Jag har sett dig. Jag kommer hit tidigare än du tror. Spetsen är bara av balsa. Den går av om man blänger på den. Du siktar mitt på min sköld, så sköter jag resten. Det enda du behöver göra är att vinna.”[athlete: 

”Det gör {athlete} jämt”, sa {friend}.]

# people-with-ice-creams
{child} hann inte bli rädd. Guldrustningen var för stor, så de stoppade den full med hö. Ner med visiret.

”Ädla damer, ädla herrar och ni som har glass!” dånade {friend}. ”Riddar Lionel är … förhindrad! Av en drake! I ländryggen! Men se, vem nalkas där? Det vet ingen! En främling, utan namn på skölden! Ska denna okända riddare våga möta … honom?”

”BUUU!” vrålade fyrahundra människor, [elder: däribland {elder}[elder2:  och {elder2}], ]och ut red {@d}.

# the-lance
Genom springan såg {child} bara en strimma grönt, och längst bort i den något svart på en svart häst, som växte. Trumpeten ljöd. Stoet visste vad det skulle göra. {child} fällde lansen, precis som på hundra tomma morgnar. Skölden kom emot {child.him}, jättestor, med silvervargen i mitten, och {child.he} kände hur spetsen splittrades ända upp i axeln. Sedan var {child.he} förbi, och publiken tjöt.

{Child.He} hade vunnit. Det var den bästa känsla {child.he} någonsin hade haft, och den räckte precis så länge som det tog att vända hästen.

# not-waving
{@D} låg raklång i gräset. Nu såg {child} hur {@d} hade gjort: man kastade sig upp och ut, vred sig i luften så att det skulle se så illa ut som möjligt, och kom ner på den enda axel som tålde det. Det var vackert. Det var det svåraste någon hade gjort på hela dagen, och folk skrattade. Någon kastade en fralla. Borta vid repet stod en mycket liten pojke med en svart flagga. Det fanns bara en, bland allt det gyllene. Han viftade inte med den längre.

Nu skulle vinnaren ta av sig hjälmen och buga. Så stod det i manus.

{child} klev av hästen.

# not-in-it
”Vänta nu”, sa {friend's} röst och glömde bort att dåna. ”Vad gör {child} … vad gör främlingen?”

Det är långt att gå i en rustning full med hö. När {child} kom fram hade skratten tystnat. {Child.He} stod över {@d} och sträckte ner handen.

Den svarte riddaren öppnade ett öga. ”Det där står inte i manus”, sa han ur mungipan.

”Jag vet”, sa {child}.

Han låg kvar en stund. Tio år, klockan två och klockan fyra, och ingen hade någonsin sträckt ner en hand. Så kom den stora svarta handsken upp och slöt sig om den gyllene, och {child} lutade sig bakåt med hela sin tyngd och drog upp {@d} ur gräset.

För en gångs skull hade {friend} ingenting att säga. Det var så tyst att man hörde flaggorna. Sedan skrek en liten röst vid repet ”Riddar MORGRIM”, så högt den kunde, och hela fältet lyfte som en fågelflock, för dem båda två, den svarte och den gyllene.

De fick göra om det klockan fyra. Numera står det i programmet.

# the-gold
På kvällen, när borgen var tom, satt {child} och {friend} på hökärran och åt upp de sista pommes fritesen[music:  och nynnade på {@song}], och {@d} kom förbi med en påse is mot axeln.

”Nå, riddar Ingen”, sa {@d}. ”Lionel är borta till påsk. Du kan få guldrustningen.”

{child} såg ut över den långa gröna banan, där det var en grop i gräset, ungefär så stor som en riddare.

”{Friend} kan rida i guldet. Jag lär {friend.him}”, sa {child}. ”{@D}?”

{Child.He} hoppade ner från kärran.

”Lär mig falla.”

# @d
{faller}
## if adult
{adult}

# @song
{music}
