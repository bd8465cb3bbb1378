title: Den sämsta spionen på Torggatan
title: Det smakar påse
title: Bara en gata
guest friend: Ludvig (han), Nora (hon)
guest baker: Bernt (han), Göran (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Det gamla bageriet är {adult’s}, annars mormors eller farfars, annars {minder’s}. {Friend} ljuger hur lätt som helst, tills det tar stopp.

# one-difficulty
{child} var {age} år och spion, och det var {friend’s} idé från början till slut. De stod på Torggatan[city:  {in city}], utanför {baker’s} nya bageri. Mitt emot låg det gamla, som var {@firsts}. Sedan {baker} öppnade i våras kom nästan ingen till {@a}.[elder & adult & !elder2:  {Elder} kom, varje morgon, för att köpa en limpa.][elder2 & adult:  {Elder} och {elder2} kom, varje morgon, för att köpa en limpa.][elder2 & !adult:  {Elder2} kom, varje morgon, för att köpa en limpa.] Så nu skulle {child} gå in och ta reda på vad {baker} hade i sina kanelbullar, och sedan kunde {@a} ha det i sina.

Det fanns bara ett problem. {child} kunde inte ljuga. Det låg i släkten. När {@a} sålde kakor sa {@he}: ”Den där skulle jag inte ta, om jag var du.”

# norwich
{Friend}[!friend.known: , {child’s} bästa vän,] kunde ljuga som andra kan vissla[sport:  eller {play sport}].

”Du heter {@alias}”, sa {friend.he}. ”Du gör ett skolarbete om jäst, och du går i skolan i Hallsberg[school:  och har aldrig hört talas om {school}].”

”Jag har aldrig varit i Hallsberg.”

”Det är det som gör det till en lögn.”

”Men om han frågar något om det?”

”Ingen”, sa {friend}, ”har någonsin frågat någon om Hallsberg.”

# im-spying-on-you
Så {child} gick in. Bakom disken[athlete: , under en bild av {athlete},] stod {baker}, stor och mjölig och överlycklig över att det kom någon.[music:  Han nynnade på {music}.]

”Hej! Vem är du, då?”

”Klem”, sa {child}, och halsen stängdes som dörrarna på en buss. ”{Child}”, sa {child.he}.

”Och vad har du för dig, {child}?”

”Jag spionerar på dig.”

{Baker} gapskrattade. ”Åt vem då?”

”Åt {@a}. {@He} har bageriet på andra sidan gatan.”

”Det är klart att {@he} har! Och vad vill du veta, spionen?”

”Vad du har i bullarna.”

”Det vill alla veta”, sa {baker} glatt och torkade sig om ögonen. ”Ta en. Kom tillbaka i morgon, så ska jag visa dig ugnarna.”

# nobodys-shown-me
Runt hörnet väntade {friend}. ”Vad sa du till honom?”

”Allt.”

”Och?”

”Han ska visa mig ugnarna.”

{Friend} satte sig på trottoarkanten. ”Jag har ljugit i hela mitt liv”, sa {friend.he}, ”och ingen har någonsin visat mig några ugnar.”

# your-secrets
Så där höll det på hela veckan. {Baker} frågade vad {child} skrev i sitt anteckningsblock, och {child.he} sa: ”Dina hemligheter”, och då fick {child.he} låna en vassare penna. {Baker} bredde en skinksmörgås åt {child.him}, och skinkan var jättegod, och brödet smakade som påsen det hade kommit i.[pet.dog / pet.cat:  Hemma luktade {pet}[!pet.known: , {child’s} {@kind},] på {child’s} fingrar och ville ha skinka.][pet.other:  På kvällarna berättade {child} alltihop för {pet}.] På fredagen hade {child} allt som {child.he} hade kommit för, och det kändes förfärligt. {Child.He} tyckte ju om {baker}. {child} hade inte sagt ett ord till honom som inte var sant, och {child.he} hade aldrig känt sig så oärlig i hela sitt liv.

# as-if-a-ship
Det skulle {child.he} just säga, när {baker} tittade ut genom fönstret. På andra sidan gatan hade {@a} kommit ut för att torka av sin skylt. {@He} fick syn på {child} och vinkade med båda armarna, som åt en båt.

”Vem är det där?” sa {baker}.

”{@A}.”

”På bageriet.” Nu pratade han väldigt långsamt. ”Du är spion på riktigt.”

”Jag har ju sagt det”, sa {child}. ”Jag har sagt det fyra gånger!”

”Jag trodde att du var rolig!”

”Jag är aldrig rolig!”

# which-part
{Friend} kom inrusande genom dörren. ”Lyssna inte! Det där är {@alias}. Från Hallsberg.”

”Vilken del av Hallsberg?” sa {baker}.

{Friend} öppnade munnen, och för första gången i hela {friend.his} liv kom det ingenting.

{Baker} tog av sig förklädet. Han tog anteckningsblocket och gick rakt över gatan, och {child} kunde bara springa efter.

# but-why
Hos {@a} var det tomt, som vanligt. {Baker} lade blocket på disken.

”Den här ungen”, sa han, ”har stulit mina recept.”

{@S} ansikte kunde inte heller ljuga, och det var hemskt att se. ”Har du det, {child}?”

”Ja.”

”Men varför?”

{child} höll sig i kanten på disken. Den här gången var halsen öppen. Där satt bara något som var sant, och det var så stort att det fick komma ut på tvären.

”För att du gråter när du räknar kassan”, sa {child.he}. ”Du skruvar upp radion så att jag inte ska höra det. Och det kommer ingen, {@a}. Och hans bullar är godare än dina. De är mycket godare.”

{@A} satte sig på en mjölsäck.

# of-the-bag
”Men {@his} bröd är godare än ditt”, sa {child} till {baker}, för nu gick det inte att sluta. ”Ditt smakar påse. Förlåt. Du har varit jättesnäll mot mig, och det smakar påse.”

”Mitt bröd”, sa {baker} och svällde, ”är …”

”Ät det här”, sa {friend}. {Friend.He} hade gått runt bakom disken, och nu bröt {friend.he} en limpa mitt itu och tryckte den ena halvan i händerna på {baker}. ”Jag ljuger om allt. Det har du ju hört. Så du kan tänka dig vad det kostar mig att säga det här. {child} har rätt.”

{Baker} åt. Ju längre han tuggade, desto mindre såg han ut som någon som hade kommit för att skälla.

# only-a-road
”Jag kan inte baka bröd”, sa han till sist. ”Det har jag aldrig kunnat. Mitt kommer med lastbil.”

”Jag kan inte baka bullar”, sa {@a} från mjölsäcken. ”Jag säger åt folk att inte köpa dem.”

De tittade på varandra, och sedan tittade båda två på {child}, som om det var {child.his} tur.

”Tja”, sa {child}, ”det är ju bara en gata.”

# from-paris
Så på måndagsmorgonen gick {@s} limpor över övergångsstället åt ena hållet, och {baker’s} bullar kom över det åt det andra. {Friend} bar brickor och talade om för folk att alltihop hade kommit med flyg från Paris.[pet.dog / pet.cat:  {Pet} fick en skiva skinka.] På lördagen var det kö utanför båda bagerierna.[elder & adult & !elder2:  Nu fick {elder} vänta på sin limpa.][elder2 & adult:  Nu fick {elder} och {elder2} vänta på sin limpa.][elder2 & !adult:  Nu fick {elder2} vänta på sin limpa.]

# i-didnt-make-them
En dam med en korg böjde sig ner och tittade in genom glaset.

”Är de här bullarna något att ha?” frågade hon.

”De är underbara”, sa {@a}. ”Det är inte jag som har bakat dem.”

# @alias
Klement
## if child.she
Klementina

# @kind
katt
## if pet.dog
hund

# @firsts
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
hennes
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# picture 1
Någon har sagt precis som det är.

# picture 2
Nu har det kommit fram.

# picture 3
En halv limpa att smaka på.
