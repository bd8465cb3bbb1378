title: På ett knä
title: Är det här Långt Bort?
title: En riddare är en riddare
guest friend: Ville (han), Nora (hon)
guest knight: riddar Valfrid (han), riddar Hubert (han)

% Den vuxna (@a): {adult}, annars den äldre, annars den vuxna. Långt Bort med stor bokstav: han tror att det är en plats.

# saucepans
{child} och [friend: [!friend.known: {child.his} bästa vän ]{friend}|{friend}] hade picknick vid den gamla borgen när en riddare satte sig bredvid dem på muren. Det lät som en kökslåda full med kastruller.

”Förlåt mig”, sa riddaren. ”Jag är {knight}, och jag måste få sitta. Jag är alldeles slut.”

Han var silver från topp till tå. {child}, som var {age}, bjöd honom på en smörgås. På filten låg {@a-first} och sov[pet.dog: , med {pet} ovanpå]. [adult & elder: {Elder} [elder2: och {elder2} ]hade gått för att räkna trappstegen i tornet. ][!adult & elder2: {Elder2} hade gått för att räkna trappstegen i tornet. ]

”Det är regeln”, sa {knight}. ”Det som någon ber en riddare om på ett knä, det måste han göra. I dag har jag burit sex barnvagnar upp i tornet. Jag har hittat ett örhänge. {@been}”

”Men om de inte står på ett knä?” frågade {friend}.

”Då får jag göra som jag vill. Men folk står på knä jämt, för att fotografera.[school:  I tisdags hade vi hela {school} här.]”

# a-lolly
”Så hemskt”, sa {friend} och gick ner på ett knä för att knyta skon. ”Tänk om man hade en jordgubbsglass.”

”Ack ja”, sa {knight}. Och han reste sig och skramlade hela vägen till kiosken och hela vägen tillbaka och gav {friend} en jordgubbsglass.

”Förlåt”, sa {friend}.

”Kan du inte bara säga nej?” frågade {child}.

”En riddare är en riddare”, sa {knight}.

# the-pigeon
Just då kom en mycket liten pojke i blå solhatt, med ett kex. Bakom honom kom en duva, som hade ögonen på det. Den lilla pojken gick ner på ett knä för att kunna se duvan i ansiktet.

”Gå bort!” sa han. ”Gå långt bort!”

Duvan brydde sig inte om det. Men {knight}, som satt alldeles bakom, reste sig långsamt.

”Han har bett mig gå Långt Bort”, sa han.

”Han menade duvan!” sa {child}.

”Han stod på ett knä”, sa {knight} sorgset och tog dem båda i hand. ”Adjö. Jag har alltid bott här, förstår ni. Jag har aldrig varit längre än till kiosken.”

Och så gick han, ut genom porten och nerför den gröna backen.

# is-this-away
{child} och {friend} sprang efter. Han stannade vid en ek.

”Är det här Långt Bort?” frågade {knight}.

”Nej”, sa {friend}. ”Det här är [city: {city}|här].”

{Knight} gick vidare tills han kom till ett staket.

”Är det här Långt Bort?”

”Det är fortfarande [city: {city}|här]”, sa {friend}. ”Och vart du än kommer så kommer det att vara här.”

”Då måste jag gå i evighet”, sa {knight}. Det snörvlade till inne i hjälmen, och nedtill rann det ut en tår.

# in-order
{child} stod inte ut. {child.He} gick raka vägen ner på ett knä i det våta gräset.

”Snälla {knight}”, sa {child.he}. ”Kom tillbaka.”

”Det är det finaste någon har bett mig om i dag”, sa {knight}. ”Men jag måste ta dem i tur och ordning, och först ska jag Långt Bort.”

Han lade ett ben över staketet. {child} såg sig om. Högt uppe vid borgen syntes en blå solhatt. Den lilla pojken var på väg hem med sin mamma.

{@phone}

# dont-clank
”Stopp!” skrek {child}. ”{Knight}, rör dig inte! Skramla inte ens!”

{Knight} stannade med benet i vädret.

”Det är ju bara den där lilla pojken du ska vara långt bort ifrån”, sa {child}. ”Det spelar ingen roll vem av er som går!”

Så {child} och {friend} höll i {knight}, och han stod alldeles stilla. Långt där borta klev den blå hatten in i en bil. Bilen körde bort längs vägen. Den blev mindre och mindre. Den svängde i kröken, och så var den borta.

”Så där”, sa {child}. ”Nu är du hur långt bort från honom som helst.”

# so-this-is-away
{Knight} tog ner benet. Han tittade på staketet och på ängen och på smörblommorna.

”Jaså, det här är Långt Bort”, sa han. ”Det är finare än jag trodde. Man ser borgen härifrån.”

”Och nu måste du komma tillbaka”, sa {friend}. ”Det har {child} bett dig om.”

”Ja, det är ju sant!” sa {knight}, och han for uppför backen[athlete: , fortare än {athlete},] så fort att knäna klingade som klockor[music:  och nästan råkade spela {@song}].

# arise
Vid picknickfilten drog han sitt svärd och rörde vid {child's} axel och sedan vid {friend's}.

”Så gör bara riddare”, sa han. ”Alltså är ni riddare. Res dig, riddar {child}. Res dig, riddar {friend}.[pet.dog:  Res dig, riddar {pet}.]”

[pet.dog: {Pet} sov vidare.

]Sedan gjorde {knight} något som han aldrig hade gjort förut. Han gick själv ner, med ett förfärligt gnissel, på ett knä.

”Får jag också be om något?” sa han. ”Det har kliat på min näsa sedan frukost.”

Så riddar {friend} fällde upp hjälmen, och riddar {child} kliade. Det har aldrig funnits en lyckligare riddare.

[adult & elder: ”Tvåhundrafyra”, sa {elder}, som kom ut ur tornet. [elder2: ”Tvåhundrafem”, sa {elder2}.]]

# a-knights-a-knight
Den kvällen berättade {child} alltihop för {@a}, från början till slut. {child.He} berättade sittande, och sedan stående, och sedan hoppande. {child.He} var inte det minsta sömnig. [pet.other: Det var {pet}, men {pet.he} var inte riddare. ]

{@A} vred ner lampan. [pet.cat: Mitt i sängen låg {pet}. {pet.Him} hade man bett på hur många knän som helst att flytta sig, men {pet.he} var katt. ]Sedan skulle täcket stoppas om, och ska det bli ordentligt gjort måste man ner på ett knä.

”{child}”, sa {@a}, ”snälla, kan du sova nu?”

{child} öppnade munnen för att säga nej. Då fick {child.he} syn på {@a-s} knä mot mattan. Det tittade {child.he} på ganska länge.

”Ack ja”, sa riddar {child}. Och {child.he} lade sig ner och blundade, för en riddare är en riddare.

# @been
Jag har varit målstolpe.
## if sport.Basketball
Jag har varit basketkorg.
## if sport.Tennis / sport.Volleyball
Jag har varit nät.
## if sport.Baseball
Jag har varit andra bas.
## if sport.Golf
Jag har varit flaggstång.
## if sport.Dance
Jag har blivit uppbjuden till dans.
## if sport.Swimming
Jag har varit trampolin.
## if sport.Gymnastics
Jag har varit plint.
## if sport.Track and Field
Jag har varit häck.

# @phone
{child} tänkte på sin moster i Australien. I telefon sa hon alltid att {child} var så långt bort. Och {child} hade ju inte gått någonstans. Det var mostern som hade åkt.
## if adult
{child} tänkte på {adult}. En gång, när {adult} var bortrest, hade {adult} sagt i telefon att {child} var så långt bort. Och {child} hade ju inte gått någonstans. Det var {adult} som hade åkt.
## if elder & !adult
{child} tänkte på {elder.short}. En gång, när {elder.short} var bortrest, hade {elder.he} sagt i telefon att {child} var så långt bort. Och {child} hade ju inte gått någonstans. Det var {elder.short} som hade åkt.

# @song
{music}

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
den vuxna
## if adult
{adult}
## if elder & !adult
{elder}

# @a-s
detta
## if adult
{adult's}
## if elder & !adult
ett
