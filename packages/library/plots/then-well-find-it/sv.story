title: Knölen
title: Då hittar vi den!
title: Det är en knöl
guest bev: Mäktiga Maj (hon), Mäktiga Siv (hon)

% En knöl i strumpan, en i roboten, en i rocken. Hem med {adult}, annars den äldre, annars {bev}, som bor i huset bredvid.

# a-lump
{child} satt på bänken vid gungorna med ena stöveln av.

”Det är en knöl i strumpan”, sa {child}.

”Det är ingen knöl”, sa en stor pojke[sport:  som var på väg för att {play sport}].

”Det ÄR en knöl”, sa {child}.[elder:  ”{Elder} hittade den inte[elder2: , och {elder2} hittade den inte], men det är en knöl.”][pet.other:  ”{Pet} tror mig.”]

Svisch! Ner från himlen kom en superhjälte med röd mantel och stora stövlar av guld. Duns. Hon landade vid bänken.

”Jag är {bev}”, sa hon. ”Jag hörde att det var en knöl.”

”I strumpan”, sa {child}.

{bev} gick ner på knä. ”Då hittar vi den!” sa hon.[athlete:  ”Med en knöl kan ingen springa. Inte ens {athlete}.”]

# it-will-have-to-wait
Hon kände på hälen. Ingen knöl. Hon kände på tårna. Ingen knöl.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] kikade ner i stöveln. Ingen knöl.]

Ring, ring! sa hennes telefon.

”{bev}!” sa telefonen. ”Det sitter en jätterobot på rådhuset[city:  {in city}]!”

”Den får vänta”, sa {bev}. ”Jag har inte tid. Det är en knöl.”

Hon drog av strumpan och stoppade in hela näsan.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] stoppade också in sin nos, och nös.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt på muren och var glad att det inte var {pet.his} näsa.]

Ring, ring!

”{bev}! Nu har roboten rest sig! [school: Den klev rakt över {school}! ]Den äter upp trappan till biblioteket!”

”Den får vänta”, sa {bev}. ”Det är en knöl.”

# is-it-night
Hon drog i strumpan, och hon drog, och … flopp! Där satt den på huvudet, ända ner över ögonen. Tån stod rakt upp.

”Vad mörkt det blev”, sa {bev}. ”Är det natt?”

”Nej”, sa {child}. ”Det är min strumpa.”

# boom
Då sa det DUNK i marken.

DUNK. DUNK. DUNK.

Nu kom roboten genom parken. Den var hög som ett träd, och den var väldigt, väldigt arg.

”Flyg!” sa {child}. Men {bev} såg ju ingenting. Hon sprang åt fel håll, och så låg hon i sandlådan. Plums.

DUNK. Roboten stannade mitt framför {child}. Den lyfte ena foten, en stor fot av järn. Där stod den på ett ben och gnisslade, iiik, iiik, och hela ansiktet var skrynkligt.

{child} kände igen den minen. Så hade {child.he} sett ut hela dagen.

# that-face
”Har du en knöl?” sa {child}.

”JA”, sa roboten. En droppe olja rann nerför kinden. ”INGEN TROR MIG.”

”Då hittar vi den!” sa {child}.

{child.He} stack in handen mellan de stora tårna av järn. Där! {child.He} drog.

Plopp!

Det var en liten rund sten.

”AAAAH”, sa roboten. Den satte ner foten. Den viftade på alla tårna. ”TACK. FÖRLÅT ATT JAG ÅT UPP TRAPPAN.” Och så gick den tillbaka till biblioteket och lagade den.

# a-pea
{bev} kom upp ur sandlådan och drog av sig strumpan. Hon vände den ut och in, och så skakade hon.

Ut trillade en enda liten ärta.

”Jag visste det”, sa {bev}.

”Det visste jag med”, sa {child} och tog på sig strumpan. Ingen knöl alls.

# in-my-coat
Svisch! Upp for {bev} och hem och åt middag[music: , och hela vägen nynnade hon på {music}].

Då kom {adult}. {adult.He} lyfte upp {child} och knäppte sin stora rock om dem båda två, så att det blev varmt och mörkt där inne.

”Men oj då”, sa {adult}. ”Jag har visst en knöl i rocken.”

”Då hittar vi den”, sa {child}.

{Adult} kikade ner i rocken. ”Där var den”, sa {adult.he}. Och så bar {adult.he} hem den.
## if elder & !adult
Svisch! Upp for {bev} och hem och åt middag[music: , och hela vägen nynnade hon på {music}].

Då kom {elder.short} och lyfte upp {child} och knäppte sin stora rock om dem båda två, så att det blev varmt och mörkt där inne.

”Men oj då”, sa {elder.short}. ”Jag har visst en knöl i rocken.”

”Då hittar vi den”, sa {child}.

{Elder.short} kikade ner i rocken. ”Där var den”, sa {elder.short} och bar hem den.
## if !adult & !elder
Sedan var det middag, och {bev} bodde i huset bredvid. Hon lyfte upp {child} och svepte sin stora mantel om dem båda två, så att det blev varmt och mörkt där inne.[music:  Hon nynnade på {music}.]

”Men oj då”, sa {bev}. ”Jag har visst en knöl i manteln.”

”Då hittar vi den”, sa {child}.

{bev} kikade ner i manteln. ”Där var den”, sa hon. Och så bar hon hem den.
