title: Teskeden
title: Gräva långsamt
title: Sked, sa grävmaskinen
guest friend: Love (han), Tindra (hon)
guest elder: farbror Ture (han), tant Rut (hon)

% Grävmaskinen talar med stora bokstäver: lågt och långsamt. På slutet mullrar den mycket tyst.

# a-teaspoon
{child} grävde med tesked. Den låg i {child.his} ficka, och {child.he} grävde med den vart {child.he} än gick[school: , till och med {at school}].[pet.dog:  Hunden {Pet} grävde med tassarna och kom mycket fortare till botten.][pet.cat:  Inomhus grävde {child.he} i blomkrukorna, och katten {Pet} höll ögonen på skeden.][pet.other:  Inomhus grävde {child.he} i blomkrukorna, och {Pet} höll ögonen på skeden.]

”Det där är inte att gräva”, sa {friend}[!friend.known: , {child.his} bästa vän]. ”Det är att röra om.”

”Det är att gräva långsamt”, sa {child}.

# pear-tree
{@plot}. {Elder.short} hade ett alldeles nytt päronträd, smalt som en penna, och det måste ner i jorden innan rötterna torkade. Det behövde en grop. Då kom en grävmaskin in genom grinden, alldeles av sig själv.

Den var stor och gul. Den hade en skopa med fem tänder av stål, och den mullrade så att det kändes i magen på {child}.

”JAG GRÄVER”, sa grävmaskinen. ”NI SÄGER. JAG GÖR SOM NI SÄGER.”

”En grop”, sa {elder.short}. ”Utmärkt. [adult: Den ska vara klar när {adult} kommer. ]Men kom ihåg att det inte är någon grop förrän jag har suttit i den.”

# keep-going
”Jag är bra på stort”, sa {friend}[sport: , som gjorde allting stort, till och med {sport}]. ”Gräv en grop!”

Grävmaskinen grävde.

”Det räcker”, sa {child}.

”Fortsätt!” sa {friend}.

Så grävmaskinen fortsatte. Den fortsatte upp ur gropen, över gången och genom bönorna[athlete: , lika fort som {athlete}].

”Kom tillbaka!” sa {friend}.

# little-things
”Man ska säga små saker till den”, sa {child}. ”Grävmaskinen, kan du lägga tillbaka det?”

Grävmaskinen lade i backen. Den for baklänges och satte sig på skottkärran.

”Det var en liten sak”, sa {friend}, ”och nu är kärran platt.”

”Den gör precis det vi säger”, sa {child}. ”Var försiktig.”

”Var högljudd.”

”Försiktig.”

”Högljudd!”

”VILKET?” sa grävmaskinen.

”Både och!” sa de i kör.

Så grävmaskinen tutade så högt den kunde, mycket försiktigt.[music:  Det lät lite som {music}.]

# drop-it
{Elder.short} satte sig i gropen. ”För vid”, sa {elder.he}. ”Jag försvinner i den.”

Och {elder.he} klättrade upp igen.

”Fyll igen den då!” sa {friend}.

Grävmaskinen fyllde igen den. Den fyllde gropen med jord, och skottkärran, och termosen.

”Ta upp alltihop igen!” sa {friend}.

Grävmaskinen tog upp hela högen, högre upp än redskapsboden, och höll den där.

”Nej, släpp den!” sa {friend}.

Duns! Där låg ett berg av jord[city: , det nyaste {in city}]. {child} såg sig om efter det lilla päronträdet, och det var borta. Det hade legat på gången.

”Åh nej”, sa {child}. ”Det är under.”

# hidden
”JAG KAN GRÄVA”, sa grävmaskinen och visade sina fem tänder av stål.[pet.dog:  {Pet} kunde också gräva, och {child} fick hålla i halsbandet.]

”NEJ!” skrek båda två. Det lilla trädet skulle gå av.

{Friend} var inte högljudd längre. ”Det var jag som sa släpp”, sa {friend.he}, och rösten skakade. ”Jag har haft ihjäl det.”

{Friend.He} var så ledsen att armarna hängde. {Elder.short} lade en stor hand på {friend.his} leriga huvud.

”Du har gömt det”, sa {elder.short}. ”Det är inte samma sak. Men var är det?”

# ow
{Elder.He} klättrade upp på berget och satte sig.

”{@bottom}”, sa {elder.he} och hasade sig framåt. ”Nej. Inget här.” {Elder.He} hasade sig lite till. ”Termosen.” {Elder.He} hasade sig en gång till. ”AJ!”

{Elder.He} flög upp och gned sig där det gjorde ont.

”Päron”, sa {elder.he}.

Och där, ur jorden, stack det upp en pytteliten kvist.

# spoonful
{child} visste vad som skulle göras. {Child.He} tog fram sin tesked, gick ner på knä och grävde. {Child.He} tog en liten sked, och en liten sked till, runt hela kvisten, så varsamt att ingenting skakade.

{Friend} gick ner på knä bredvid.

”Det är visst att gräva”, sa {friend}. ”Får jag bära bort jorden?”

{Friend.He} höll fram båda händerna. Men berget var mycket stort.

”Det hinner bli natt”, sa {friend}.

# spoon
{child} tittade upp på grävmaskinen.

”Grävmaskinen”, sa {child.he}, ”gör som jag.”

Grävmaskinen tittade på {child}. Sedan böjde den sin väldiga arm ända ner och sträckte fram skopan, som en hand.

”SKED”, sa den.

{Friend} sprang till redskapsboden och kom tillbaka med en tesked till, från fikat. Den klämde {friend.he} fast mellan två av de stora ståltänderna.

Och grävmaskinen grävde. Den tog en liten sked, och en liten sked till, och mullrade mycket lågt. {child} grävde, och {friend} bar.

# that-fits
Snart såg de rötterna. Trädet var böjt, men det var inte av.

{child} grävde den nya gropen med sin sked. {Elder.short} satte sig i den. {Elder.He} kom precis ner.

”Den passar”, sa {elder.he}. ”Nu får någon dra upp mig.”

”Dra upp {elder.short} försiktigt”, sa {friend} till grävmaskinen. ”I bältet. Sedan ner på marken, med fötterna först. Sedan stopp.”

# stirred
De satte päronträdet i gropen, och {friend} klappade till jorden.[elder2:  En dag skulle det bli päron på det, och {elder2} skulle få det första.] Sedan drack alla te med jord i, på rad på grävmaskinens varma larvfötter.[adult:  När {adult} kom fanns det en kopp till {adult.him} också.][pet.dog:  {Pet} låg över allas fötter.][pet.cat:  Katten {Pet} skulle få lukta på skeden.][pet.other:  {Pet} skulle få höra alltihop.]

Grävmaskinen höll en kopp i skopan. {child} lade i sockret, och grävmaskinen rörde om, runt, runt, med sin tesked.

# @plot
De var på kolonilotten hos {elder}, som odlade bönor där
## if elder
De var på kolonilotterna, där {elder} skulle plantera något

# @bottom
Min rumpa har skött trädgård i femtio år
## if elder
Min rumpa är en bättre trädgårdsmästare än resten av mig
