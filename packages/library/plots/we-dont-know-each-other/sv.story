title: Vi känner inte varandra
title: Räkan höll i
title: En hel stad full av lampor
guest majken: Majken (hon), Disa (hon)
guest rolf: Rolf (han), Bertil (han)
guest aunt: Bodil (hon), Lisbet (hon)

% Bebisen heter Räkan så länge. @it är han eller hon där önskningen säger bror eller syster, annars den; innan {child} har erkänt säger både {child} och {majken} ”den”, som om en främling.
% @a är {adult}, annars den äldre, annars grannen {aunt}.

# by-the-hair
Bebisen höll {child} i håret och tänkte inte släppa.

{@It} var fem veckor gammal och kallades Räkan, för {@it} hade inte fått något riktigt namn än. {@It} låg i sin vagn utanför biblioteket och tittade inte ens på {child}. {@It} tittade på lampan över dörren. {child} hade bara böjt sig ner för att rätta till nappen. Nu satt {child.he} ytterst på en bänk med huvudet halvvägs nere i vagnen och kunde inte resa sig.

”{@A-first} är högst upp i huset och lämnar böcker”, sa {child.he}. ”Det tar tio minuter. Tänker du hålla på så här hela tiden?”

Det tänkte Räkan.

# related
{child} hade önskat sig ett syskon så länge {child.he} kunde minnas. Det skulle bli någon på {child.his} sida av bordet, någon som fattade[sport: , någon att {play sport} med]. Och så kom {@it} äntligen, och första kvällen hade {child} lutat sig fram och sagt: ”Hej, det är jag som är {child}.” Och Räkan hade tittat rakt förbi {child.his} öra, på taklampan. Så hade det fortsatt. {@It} var otroligt förtjust i lampor.[pet.dog:  {@It} tittade till och med på [!pet.known: hunden ]{pet}.][pet.cat:  {@It} tittade till och med på [!pet.known: katten ]{pet}.][pet.other:  {@It} tittade till och med på {pet}.]

”Vill du inte hålla {@him}?” hade {@a} frågat[elder & adult: , och {elder}[elder2:  och {elder2}] med][elder2 & !adult: , och {elder2} med]. ”Det är ju {@your-sib}.”

”Vi känner inte varandra”, hade {child} svarat.

Det var sant. Det var därför det gjorde ont.

# the-right-moment
{child} försökte lirka loss håret. Räkan drog tillbaka. {@It} var stark som en hamnarbetare.[athlete:  Inte ens {athlete} hade kommit loss.]

Det var då {majken} kom över torget.

{majken} gick i parallellklassen[school:  {at school}] och spelade bas i skolans enda band, och bandet behövde någon som sjöng. {child} kunde sjunga[friend: , det sa till och med {friend}[!friend.known: , {child.his} bästa vän]]. Det hade {child.he} tänkt säga till {majken} sedan i höstas, i ett lämpligt ögonblick. Det här var inte ett lämpligt ögonblick. {child} satt med huvudet i en barnvagn.

# like-a-piano
”Hej”, sa {majken}. ”Vad gör du?”

”Sitter.”

{majken} lade huvudet lika mycket på sned, så att de kunde se på varandra.

”Är det {@your-sib}?”

I samma sekund bajsade Räkan. Det lät som när någon flyttar ett piano.

”Nej”, sa {child}. ”Vi känner inte varandra.”

Det bara for ur {child.him}.

”Den håller dig i håret”, sa {majken}.

”Den är sån. Den håller i alla.”

”Men vems är den då?”

”Ingen aning. Den låg här när jag kom”, sa {child} och skrattade lite, så att det skulle bli ett skämt.

# somebody-left-it
{majken} skrattade inte. {majken} tog saker på allvar, det var det som var så bra med henne. Hon blev alldeles vit.

”Har någon bara lämnat en bebis?” sa hon. Och innan {child} hann få fram ett ord hade hon slitit upp dörren till biblioteket.

”Hallå! Det ligger en övergiven bebis här ute!”

Ut kom {rolf}, som var bibliotekarie, med kaffekoppen kvar i handen. Han tittade ner i vagnen och fick tårar i ögonen.

”Lilla vän”, sa han. ”Du ska få komma in i värmen.”

# an-empty-hand
{Rolf} ställde koppen på bänken, tog tag i handtaget och rullade. Håret gled ur Räkans näve, och för första gången på länge var {child} lös.

{Child.He} kunde räta på sig. {Child.He} kunde gå vart {child.he} ville. {Child.He} hade aldrig känt något så hemskt.

Över vagnskanten stack det upp en hand. Den öppnade sig och stängde sig, öppnade sig och stängde sig, och det fanns ingenting i den.

# a-new-one
Sedan skrek Räkan. {child} kunde skriket för mat och skriket för blöja. Det här var ett nytt. {rolf} gungade vagnen. {rolf} härmade en traktor. {majken} gav den nappen, som kom tillbaka som en kork.

”Den vill ha någon!” ropade {majken} genom skriket. ”Vem är det den vill ha?”

# at-the-lamp
{child} sa ingenting. {Child.He} ställde sig i vägen för vagnen och lyfte upp Räkan, med ena handen bakom nacken, så som {@a} hade visat fast {child.he} låtsades titta åt ett annat håll. {Child.He} lade {@him} mot axeln och böjde på huvudet, tills den tomma handen fick tag i håret och slöt sig. Och så sjöng {child}, lågt, det enda {child.he} hade i huvudet, och det var [music: {music}, som | den där låten som] {majken's} band alltid spelade.

Skriket blev till hicka. Hickan blev till ingenting. Räkan lyfte sitt tunga, vingliga huvud. Rakt ovanför lyste lampan. {@It} tittade inte på lampan. {@It} tittade på {child}.

# the-tractor
{Rolf} stängde av traktorn.

”Känner ni inte varandra?” sa {majken}.

”Det är {@my-sib}”, sa {child} och blev varm ända ner i skorna. ”Jag ljög. Jag skämdes, och nu skäms jag för det.”

”Gudskelov”, sa {rolf}. Han torkade ögonen, tog sin kaffekopp och gick in till böckerna igen.

# our-dog
{majken} satte sig på bänken.

”När jag gick i trean sa jag till alla att min lillebror var vår hund”, sa hon.

”Trodde de på det?”

”Han skällde när det kom folk. Han tyckte att det var jätteroligt.”

”Gör han det fortfarande?”

”Han är nio nu. Så bara om man ber snällt.”

{child} skrattade så att Räkan guppade.

”Du sjunger den högre än vi gör”, sa {majken}. ”Det är bättre. Vi repar på tisdagar. Ta med {@him}, om du vill.”

”{@It} skriker.”

”Vi har trummor”, sa {majken}.

När {@a} äntligen kom ut satt de alla tre på bänken, och den minsta höll i håret.

# held-on
På bussen hem hade det börjat skymma. Räkan hade fått ny blöja och låg mot {child's} axel, och {@a} satt bredvid och blundade lite. Utanför fönstret kom gatlyktorna, den ena efter den andra, [city: hela {city} fullt|en hel stad full] av lampor. Räkan brydde sig inte om en enda. {@It} låg med håret i näven och såg på {@own-sib}.

”Vi känner inte varandra än”, viskade {child}. ”Men vi har gott om tid.”

Och bebisen höll i.

# @it
den
## if brother
han
## if sister
hon

# @him
den
## if brother
honom
## if sister
henne

# @your-sib
ditt syskon
## if brother
din lillebror
## if sister
din lillasyster

# @my-sib
mitt syskon
## if brother
min lillebror
## if sister
min lillasyster

# @own-sib
{child}
## if child.she
sin syster
## if child.he
sin bror

# @a
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
grannen {aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}
