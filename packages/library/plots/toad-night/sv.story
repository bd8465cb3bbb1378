title: Paddornas natt
title: Ungefär som en plånbok
title: Paddorna först
guest warden: Tage (han), Gunvor (hon)

% Den som har hand om det hela (@a): {adult}, annars grannen {warden}; aldrig han eller hon.

# toads-first
Regeln var att paddorna gick först, människorna sedan, och att {pet}[!pet.known: , {child’s} hund,] stannade i bilen.

Det var {@chief} som hade bestämt det. En eller två nätter varje vår, när det var blött och milt och mörkt på samma gång, kom paddorna[city:  {in city}] ut ur skogen. De ville till kvarndammen, där de var födda, och dit gick de rakt fram, i lugn takt. Det hade varit en bra plan i flera tusen år. Sedan hade någon byggt en väg tvärs över den. Så {@a} tog på sig en gul jacka och stoppade trafiken.[elder:  I andra kurvan stod {elder} och gjorde likadant, med en plastpåse runt varje sko[elder2: , och {elder2} höll i paraplyet].]

”Och vi bär över dem”, sa {child}. ”I hinkar. Hundratals! Du kommer att älska det.”

{Friend} såg på hinken, och sedan på regnet som rann från kanten på luvan. {Friend.He} var {child’s} bästa vän, och {friend.he} hade lovat att följa med. Men det hade {friend.he} lovat mitt på dagen[sport: , efter {sport}, när man är modig].

# like-a-purse
”Är de slemmiga?” frågade {friend.he}.

”Det är grodor som är det. Paddor är torra. De känns ungefär som en plånbok. Här är en!”

{child} höll fram den. Den var brun och allvarlig, med ögon som två droppar koppar, och den cyklade sakta i luften med alla benen.

{Friend} satte båda händerna bakom ryggen. ”Förlåt”, sa {friend.he}. ”Det går inte.”

Det stack till i {child}. {child.He} hade längtat efter det här i flera veckor, och varje gång {child.he} hade tänkt på det hade {friend} älskat det.

”Någon måste ju räkna”, sa {@a} och gav {friend} listan i sin plastficka och pennan i sitt snöre. ”Vi ska skicka in siffrorna, och de måste stämma. I fjol tappade jag räkningen när en kröp upp i ärmen.”

# pouring
Så {child} plockade paddor, och {friend} prickade av dem, fem och fem, som små grindar. De sa inte mycket. I baksätet satt {pet} med nosen mot rutan och andades tills den blev alldeles vit. {Pet} var {a breed} och tyckte att allt som var värt att plocka upp skulle plockas upp av {pet.him}.

Då började det regna på allvar, och det var som om hela skogen rann[school: , som {school} när det ringer ut]. Det satt paddor i gräset och paddor på vita linjen. Stora kom knallande med små på ryggen.[athlete:  Inte ens {athlete} hade hunnit med alla.]

# where-are-the-rest
Och så, på en gång, kom det inga fler. Vägen låg blank och tom i lyktskenet.

”Trehundranittionio”, sa {friend} och rynkade pannan. ”I fjol var det över femhundra. Och de kom ju så tätt. Var är resten?”

I bilen var det någon som gnällde. Det var inte det vanliga gnället, som betydde kex. {Pet} stod upp, alldeles stel, och stirrade på något längre bort.

”{Pet} hör något”, sa {child}.

{@A} tittade åt höger och åt vänster. ”I koppel, då. Och inte så mycket som ett smakprov.”

# in-front-of-a-nose
{Pet} ville inte ha något smakprov. {Pet.He} drog {child} genom gräset förbi grinden. Sedan lade {pet.he} sig platt på magen och satte hakan mot marken.

Framför nosen låg en brunn. Järnlocket hade halkat snett, så att det blev en springa, inte bredare än ett brevinkast. {child} ställde sig på knä och lyste ner med ficklampan.

Kopparögon tittade upp på {child.him}, massor av kopparögon. Rakt fram hade paddorna gått, den ena efter den andra, och ner i hålet. Väggarna var hala. Och nere på botten steg regnvattnet.

# too-short
{@A} slet i locket, men det satt som gjutet. {child} drog upp ärmen och stack ner armen i springan, så långt axeln släppte fram den. Något rörde sig mot fingertopparna, men det gick inte att få tag i.

”Min arm är för kort”, sa {child.he}, och rösten darrade. ”Och stora armar får inte plats. Vi skulle behöva någon som …”

{child.He} sa inte resten. {child.He} såg sig inte om heller. En sådan sak ber man inte någon om.

Bakom {child.him} lade någon ner en lista i gräset.

# move-over
”Flytta på dig”, sa {friend}.

{Friend} lade sig i det våta, tätt intill {pet}, och mätte sin arm mot {child’s}. Den var längre, med ungefär en padda. {Friend.He} var alldeles blek.

”Som en plånbok, sa du.”

”Som en plånbok”, sa {child}.

{Friend} blundade och stack ner armen i hålet.

Ingen andades. Sedan kom armen upp igen, sakta, sakta, och i handen satt en padda. Den blinkade. Den lade en liten kall hand mot {friend’s} tumme och höll fast.

”Åh”, sa {friend} med en helt annan röst. ”Den håller mig i tummen.” {Friend.He} öppnade ögonen på riktigt. ”Men stå inte bara där. Hinken! Fyrahundra!”

# tickets
Sedan gick det inte att stoppa {friend.him}. {Friend.He} tog upp dem en och en och två och två och ropade siffrorna, och {child} sprang med hinkarna, och {@a} skrev och fick be {friend.him} att ta det lugnare. {Pet} rörde sig inte ur fläcken. Varje gång det gick en padda förbi nosade {pet.he} på den, en enda gång, som en konduktör.

# little-doors
Klockan var över tio när hålet var tomt. {@A} kilade fast en planka över det. De tömde sista hinken vid kanten av dammen och släckte lamporna. Då hördes det i mörkret, runt hela vattnet, något litet och knarrande och glatt, som när många små dörrar öppnas.

[elder: {Elder} kom från kurvan med de två sista i mössan.

]”Femhundratolv”, sa {friend}, som hade lera ända upp till örat. ”Är det i morgon också?”

”Om det regnar”, sa {child}.

# one-more
De åkte hem med rutorna nere, för {pet’s} skull[music: , och med {@song} på låg volym]. {@A} {@hall}, stannade upp och stack långsamt ner handen i fickan.

”{Friend}”, sa {@a}. ”Skriv tretton.”

# @a
{warden}
## if adult
{adult}

# @chief
grannen, {warden},
## if adult
{adult}

# @hall
letade efter nycklarna vid grinden, i den våta gula jackan
## if adult
hängde av sig den våta jackan i hallen

# @song
{music}
