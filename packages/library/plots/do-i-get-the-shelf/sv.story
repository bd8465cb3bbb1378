title: Hyresgästen
title: Stäng dörren efter dig
guest friend: Frank (han), Tyra (hon)
guest elder: Ragnhild (hon), Torsten (han)

% Rymden talar lågt, som ett kylskåp på natten. Den äldre är familjens, eller någon som i tiderna har kört buss: @bus, @curves, @worse.

# a-lodger
{@Let} till rymden, och det utan att ens ringa och säga det. {child}, som hade velat till rymden sedan {child.he} var fyra, fick veta det först när {child.he} och {friend} kom på lördagen och skulle hämta potatis.

{Child.He} öppnade dörren. Där inne fanns inget golv. Där fanns ett mörker som gick ända bort, och stjärnor i det, och tre potatisar som långsamt seglade förbi.[pet.dog:  Hunden {pet} tittade in och gick och satte sig i bilen.][pet.cat:  Katten {pet} tittade in, backade och tvättade sig noga.][pet.other:  Det var tur att {pet} fick passas hemma.]

”Stäng dörren efter dig”, sa mörkret.

{child} stängde. {Child.He} stod och höll i handtaget, och hjärtat slog ända ut i fingrarna.

”Jo”, sa {elder.short} bakom {child.him}. ”Den kom i torsdags. Den sa att den var trött.”[elder2:  {Elder2} hade visat den hyllan.]

”Rymden kan inte vara trött”, sa {friend}. {Friend} var {child.his} bästa vän, lyssnade på poddar och hade siffror på allt[school: , till och med på maten {at school}]. ”Rymden är nittiotre miljarder ljusår bred.”

”Just därför”, sa {elder.short}. ”{@Bus}”

# one-rule
Det fanns bara en regel, och {elder.short} hade skrivit den på dörren med tuschpenna: STÄNGD DÖRR. Så länge dörren var stängd stannade rymden i källaren. Öppnade man den började rymden rinna ut.

# through-a-crack
Naturligtvis öppnade {child} igen, efter kaffet[music: , medan {music} hördes från köksradion], bara en springa.

”Hej”, sa {child.he}. ”Jag heter {child}. Jag vill komma upp till dig. Hela vägen. Dit där det aldrig tar slut.”

”Varför det?” sa rymden. Den hade en låg röst, som ett kylskåp på natten. ”Jag har bott där hela mitt liv. Det finns inga väggar. Man kan inte luta sig mot någonting.”

”Men det är ju det som är bra!”

”Här finns fyra väggar och en hylla”, sa rymden. ”Jag har aldrig haft en hylla förut. Stäng dörren efter dig.”

{child} blev så besviken att det sved i halsen. I alla år hade {child.he} haft rymden ovanför sängen[city:  {in city}], på fyra planscher[athlete:  bredvid {athlete}], och nu var den nöjd med en hylla.

# vacuum
”Den är feg”, sa {child.he} till {friend} ute på trappan.

”Eller så är den blyg”, sa {friend}. ”Fast vi kan få ut den. Vad är rymden? Vakuum. Och hur flyttar man vakuum?”

”Hur då?”

”Med en vakuumsugare. På svenska dammsugare. Jag fattar inte att ingen har tänkt på det.”

{Friend} hämtade den, stack in munstycket i springan och tryckte på knappen. Den lät först som vanligt, sedan nästan inte alls, och sedan lyfte den från golvet och hängde i luften med sladden efter sig som en dyster ballong.

”Intressant”, sa {friend}.

”Stäng dörren efter er”, sa rymden, och nu lät den faktiskt sårad.

# wide-open
På kvällen somnade {friend} med en gång, effektivt, som {friend.he} gjorde allt. {child} låg vaken i kammaren. Man fick inte vara hela rymden och gömma sig, tänkte {child.he}, inte när folk hade väntat. Till sist gick {child.he} ner i strumplästen, ställde upp källardörren på vid gavel och satte en hink med potatis emellan. Sedan gick {child.he} och lade sig för att se rymden komma.

Den kom. Den rann uppför trappan och in över mattorna, svart och sval, och det var det vackraste {child} hade sett. Sängen lyfte. {Friend} lyfte, fortfarande sovande.[pet.dog:  Hunden {pet} simmade förbi dörren, hundsim.][pet.cat:  Katten {pet} svävade förbi dörren, hoprullad, utan att vakna.] En galax så liten som ett mynt snurrade förbi byrån. {child} skrattade högt.

# no-stars
Då tittade {child.he} ut genom fönstret.

Det fanns inga stjärnor där ute längre. Himlen var tom och grå som en tvättad tavla, och den sista stjärnan, den över skorstenen, drogs neråt och in genom husets ventil.[pet.other:  Hemma hos {pet} måste det också ha blivit svart i fönstret.]

”{Friend}!”

{Friend} slog i taket och vaknade. ”Vad är klockan?”

”Den har kommit ut, och nu kommer resten in! Den försöker få plats!”

”Nittiotre miljarder ljusår”, sa {friend} långsamt, ”i en trea med kök.”

# who-left-it-open
{Elder.short} kom svävande ur sitt rum i pyjamas och en toffel och hade redan tagit tag i taklampan, {@curves}.

”Håll i er och håll er lugna”, sa {elder.short}. ”Vem lämnade öppet?”

”Jag”, sa {child}. Det var som om magen hade blivit kvar på golvet. ”Jag skäms så jag inte vet vart jag ska ta vägen.”

”Till dörren”, sa {elder.short}. ”Skämmas kan du göra på vägen.”

Mörkret hade blivit tätt. Rymden andades fort mitt inne i det.

”Jag ville bara ha det litet ett tag”, sa den. ”Nu kommer jag över mig alltihop.”

”Förlåt”, sa {child}. ”Jag lyssnade inte. Jag ville att du skulle vara som på mina planscher.”

# a-rope-of-three
{child} sparkade ifrån mot byrån. {Friend} fick tag i {child.his} fot, {elder.short} fick tag i {friend's}, och med den andra handen höll {elder.he} i lampan. Så blev de ett rep av tre genom hallen och nerför trappan. {child} sträckte sig[sport: , längre än {child.he} någonsin hade gjort i {sport},] och nådde hinken. Den satt fast.

”Inte dra!” ropade {friend}. ”Då drar du bara dig själv! Snurra den!”

{child} snurrade. Hinken lossnade, och potatisen virvlade ut som en egen Vintergata. Men när {child.he} grep handtaget förstod {child.he} att det inte gick att stänga än. Det mesta var ju på fel sida.

# the-tiredest-bit
”Du måste gå hem en stund”, sa {child.he} in i mörkret. ”Det stora av dig. Men källaren är din. Du kan låta en liten bit vara kvar, den som är tröttast. Och jag kommer och hälsar på. Jag knackar först.”

”Lovar du hyllan?” sa rymden.

”Jag lovar hyllan.”

Då drog det genom huset, ut genom ventil och nyckelhål och brevinkast, en lång, lång suck. Mattan föll. Dammsugaren föll. {Friend} föll på {elder.short}, {@worse}. I fönstret tändes stjärnorna, en och en och sedan alla.

# when-you-have-come-in
I källaren, på översta hyllan mellan två burkar lingonsylt, låg en bit mörker, inte större än en katt, med några få ljus i.

”Är det bra så?” viskade {child}.

”Det är alldeles lagom”, sa den. ”{child}. Stäng dörren efter dig.”

{child} vände sig för att gå.

”Jag menade när du har kommit in”, sa rymden.

Så {child} steg in och drog igen dörren. Efter en stund knackade {friend} och fick samma besked, och sedan kom {elder.short}[elder2:  och {elder2}] med filtar och en termos. De satte sig på potatislådan och lutade ryggarna mot väggen. Ovanför dem gick ett stjärnfall, mycket litet, från sylten till saften.

# @let
{Elder}, en gammal vän till familjen, hade hyrt ut sin potatiskällare
## if elder
{Elder} passade ett hus på landet den veckan och hade hyrt ut potatiskällaren

# @bus
Jag har kört buss i trettiofyra år, och jag var trött efter Vetlanda.
## if elder
Jag åkte bara buss hit, och jag var trött efter Vetlanda.

# @curves
van vid branta kurvor
## if elder
som på en buss i en kurva

# @worse
som sa sig ha varit med om värre i Nässjö
## if elder
som sa att det hade varit värre på bussen genom Nässjö
