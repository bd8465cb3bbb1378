title: Sökes: {a wish}
title: Ingen hade frågat förut
title: Papperen i ordning
guest neighbour: Rolf (han), Gun (hon)

% Lexikonets kan, kan inte, rädd för och bor står i ansökan. Det den gör bäst visas för klassen: # @shows.

# the-note
På torsdagen skulle {child} hålla föredrag[school:  {at school}] inför hela klassen, och {child.he} hade inte sovit ordentligt sedan i måndags. Det skulle handla om [wish.kind.sky: {the wish}|{wishes}]. Att skriva gick bra. Men att stå där framme och prata vågade {child.he} inte.

På tisdagen satte {child.he} upp en lapp vid porten, mest på skoj.

”Sökes”, stod det: ”{a wish}. Till ett föredrag. Måste kunna svara på frågor.”

När {child.he} kom hem från skolan på onsdagen[friend:  tillsammans med {friend}] {@sat}.

”Jag kommer angående annonsen”, sa {the wish} och räckte fram några papper.

# papers
Papperen var i ordning. De var ifyllda för hand, mycket noga.

Kan: {wish.does}.//
Kan inte: {wish.cannot}.//
Rädd för: {wish.afraid}.//
Bor: {wish.home}.//
Varför söker du platsen? Därför att ingen har frågat förut.

”I böckerna står det inget om att {wish.he} är rädd för {wish.afraid}”, sa {child}[friend:  till {friend}].

”De som skriver böckerna ringer aldrig”, sa {the wish}. ”Jag läser alla lappar [city: i hela {city}|i hela stan], varenda dag. Folk söker barnvakter. Folk söker en borttappad vante. I går stod det mitt namn.”

{wish.He} sa det så stolt att {child} tittade bort. Nu hade {child.he} kunnat tala om hur det var. Men det gick inte att säga, när någon såg så glad ut.

”Du kan få börja med en provdag”, sa {child}.

# rehearsal
Så {child} läste högt ur sitt föredrag, och {the wish} lyssnade. {wish.He} lyssnade bättre än någon som {child} hade träffat.

”Fast det där”, sa {wish.he} ibland, ”kan jag inte minnas att jag har gjort.” Och då strök {child} det.

[pet.dog: {Pet} luktade på papperen från början till slut och godkände dem. ][pet.cat: {Pet} lade sig mitt på papperen, så att de fick ta paus. ][pet.other: {Pet} följde det hela med intresse. ][elder: {Elder} [elder2: och {elder2} ]kom med saft och sa att det var länge sedan det kom någon så väluppfostrad. ][sport: ”Kan du {play sport}?” frågade [friend: {friend}|{child}]. ”Det står inte i papperen”, sa {the wish}, ”men jag är villig att lära mig.” ][athlete: På raden för förebild hade {wish.he} skrivit {athlete}. ][music: Mellan sidorna nynnade de på {@song}, båda två. ]Det var den bästa eftermiddagen på hela veckan, och {child} glömde att vara rädd i nästan två timmar.

# a-joke
Då kom {neighbour} på tredje våningen förbi med sina kassar.

”Ser man på”, skrattade {neighbour}. ”Var det någon som gick på ditt skämt?”

{The wish} lade ihop sina papper, först det ena och sedan det andra.

”Var det på skoj?” frågade {wish.he}.

{child} hade kunnat ljuga. Men {the wish} hade skrivit så ärligt på alla rader.

”Ja”, sa {child}. ”Från början.”

”Jag förstår”, sa {the wish}. ”Det borde jag ha begripit. Vem söker {a wish}?”

Och så gick {wish.he}. {child} sprang efter, ut genom porten och hela vägen till hörnet, men där var det bara gatan. {child.He} skämdes så att det värkte.

# thursday
På torsdagen stod {child} framför klassen.

Bladet darrade. På bladet stod allt som stod i böckerna, och plötsligt gick det inte att läsa det. Det gick en minut. [friend: {friend} höll upp tummen, längst fram. ]Någon fnissade.

Då lade {child} ifrån sig bladet.

”Jag satte upp en lapp”, sa {child}. Rösten hördes knappt, så {child.he} började om. ”Jag satte upp en lapp på skoj, för jag vågade inte be om hjälp på riktigt. Och då kom {a wish}. {wish.He} kan {wish.does}. {wish.He} kan inte {wish.cannot}. Och {wish.he} är rädd för {wish.afraid}, och det hade {wish.he} skrivit själv, fast man ju inte vill skriva vad man är rädd för. Jag är rädd för det här. För att stå precis här.”

Ingen fnissade nu.

”Ingen hade frågat efter {a wish} förut, aldrig någonsin. Och jag sa att det var på skoj. Det är det dummaste jag har gjort. Nu är det slut.”

# questions
”Får man ställa frågor?” sa någon längst bak.

Hela klassen vände sig om. {@there}, med papperen hopvikta och alldeles blanka ögon.

”Kan {wish.he} verkligen {wish.does}?” frågade Omar på andra raden.

”Fråga inte mig”, sa {child}. ”Fråga den som kan.”

{@shows}

Först var det tyst. Sedan klappade de, till och med läraren, som annars bara nickade. Och {the wish} bugade åt alla håll, på sitt sätt. Men mest åt {child}.

# a-place
”Nu behöver jag dig inte till något mer”, sa {child} på skolgården.

”Nej”, sa {the wish} och började leta efter sina papper.

”Men jag undrar en sak”, sa {child}. ”På riktigt. [friend: {friend} och jag brukar sitta på bänken där borta|Jag brukar sitta på bänken där borta, själv]. Det finns plats för en till. Det är inget arbete. Det är bara en plats.”

{The wish} tänkte efter.

”Är den ledig?”

”Ja.”

”Då tar jag den”, sa {the wish}.

{@sits} Och så satt de där och sa ingenting särskilt, ända tills det ringde in.

# one-word
På kvällen gick {child} ner till porten i tofflor[adult: , fast {adult} redan hade sagt god natt]. [pet.dog: {Pet} gick med, för ordningens skull. ]Lappen satt kvar. ”Sökes”, stod det.

{child} strök över ordet och skrev ett annat ovanför.

”[wish.ett: Funnet|Funnen]”, stod det nu. ”{A wish}.”

Sedan gick {child.he} upp och lade sig. Det var torsdagskväll, och det fanns ingenting kvar att vara rädd för före måndag. {child.He} sov redan innan {child.he} hade hunnit tänka på det.

# @sat
satt det någon i trappan och väntade. Det var {a wish}
## if wish.size.huge
stod det någon på gården och väntade. Gården blev full. Det var {a wish}
## if wish.size.tiny
satt det någon på ledstången och väntade. Man fick böja sig fram för att se vem. Det var {a wish}
## if wish.kind.place
var det något fel med gården. Den var borta. Där väntade {a wish}
## if wish.kind.sky / wish.kind.water
lyste det konstigt i trapphuset. Utanför fönstret väntade {a wish}
## if wish.kind.building
stod det någon på gården och väntade, bredvid cykelstället. Det var {a wish}

# @there
I dörren stod {the wish}
## if wish.size.huge / wish.kind.place / wish.kind.sky / wish.kind.water / wish.kind.building
I fönstret syntes {the wish}
## if wish.size.tiny
På dörrhandtaget satt {the wish}

# @sits
{The wish} satte sig.
## if wish.size.huge / wish.kind.place / wish.kind.sky / wish.kind.water / wish.kind.building
{The wish} fick vara bredvid bänken, och räckte runt den också.
## if wish.size.tiny
{The wish} tog platsen i mitten, på kanten av matlådan.

# @shows
{The wish} visade det. Det tog en halv minut, och efteråt ville ingen gå ut på rast.
## if wish.does.throws
{The wish} tog tavelsudden, siktade på papperskorgen i hörnet och kastade. Den gick två varv runt lampan och rakt i.
## if wish.does.catches
Just då släppte världskartan, som hade hängt löst sedan i augusti. {The wish} fångade den utan att ens titta.
## if wish.does.carries
{The wish} lyfte katedern, med läraren på stolen och kaffet på bordet, och bar den ett varv runt rummet. Det skvimpade inte ens.
## if wish.does.washes
{The wish} tvättade hela tavlan, med alla måndagens tal som ingen hade fått bort, tills den blänkte som en sjö på natten.
## if wish.does.hides
Ena stunden syntes {the wish} så tydligt som helst. Nästa stund gjorde {wish.he} inte det, och det tog hela klassen fyra minuter att begripa var {wish.he} hade tagit vägen.
## if wish.does.grows
{The wish} växte, sakta och artigt, tills taket tog emot. Sedan sa {wish.he} förlåt och blev sig själv igen.
## if wish.does.shines
Läraren släckte lampan. Då lyste {the wish}, alldeles lugnt, och alla kunde se allas ansikten.
## if wish.does.sings
”{wish.sound}”, sa {the wish}, och det hördes så bra att de slutade räkna i klassrummet bredvid och kom och ställde sig i dörren.
## if wish.does.swallows
Det skulle just ringa ut. {The wish} svalde klockan. Långt inifrån {wish.him} hördes det ett litet rrr, och så hade de tio minuter till.
## if wish.does.mends
Klockan på väggen hade stått på tio i tre sedan före allas tid. {The wish} såg på den, och tog i den på ett enda ställe. Tick, sa den.
## if wish.does.melts
Lärarens kaffe hade kallnat, som det gjorde varje dag. {The wish} kom bara lite närmare. Då ångade det, och läraren drack varmt kaffe i skolan för första gången på sex år.
## if wish.does.flies
{The wish} lyfte, ett varv runt lampan, över allas huvuden, och var tillbaka. Allas papper singlade ner efteråt, som snö.
## if wish.does.digs
I kapprummet låg en hög med kvarglömt som ingen vågade röra. {The wish} grävde sig ner i den och kom upp med hela famnen full av vantar. En av dem var Omars, från ettan.
## if wish.does.keeps
”Jag har den här”, sa {the wish}, och räckte Omar en vante som han hade tappat i ettan. Den hade varit i säkert förvar hela tiden.
## if wish.does.opens
Ett av fönstren hade ingen fått upp sedan skolan byggdes. {The wish} öppnade det, hur lätt som helst, och in kom hela våren.
## if wish.does.tells
Då berättade {the wish}, och när det ringde ut var det ingen som reste sig.
## if wish.dragon
{The wish} tog lärarens kalla kaffe i famnen och suckade. Då ångade det, och läraren drack varmt kaffe i skolan för första gången på sex år.
## if wish.penguin
{The wish} lade sig på magen, tog sats mot väggen och for fram mellan bänkarna, nästan utan ljud, precis som under vatten. {wish.He} stannade en tumme från tavlan.
## if wish.cat
{The wish} gick in, såg sig om och lade sig i knät på den som behövde det mest. Det var läraren.
## if wish.dog
{The wish} gick raka vägen till den som hade fnissat och lade huvudet i knät på honom, och då slutade han vara den sortens person.
## if wish.horse
{The wish} hoppade över katedern, utan att röra kaffet.
## if wish.snail
{The wish} gick från dörren till tavlan. Det tog resten av lektionen, och ingen hade någonsin sett något så spännande.
## if wish.butterfly
{The wish} flög från den ena till den andra och satt en stund på allas näsor, så att de skelade.
## if wish.frog
{The wish} hoppade från dörren till pulpeten, från pulpeten till lampan och från lampan rakt ner i lärarens mössa.
## if wish.ghost
{The wish} gick in genom den stängda dörren och ut genom tavlan, och hälsade från nian på andra sidan.
## if wish.pirate
{The wish} tog en enda titt på den gamla världskartan och satte ett kryss. Där grävde de på rasten, under rutschkanan, och hittade alla kulor som hade försvunnit sedan 1998.

# @song
{music}
