title: Månen i mål
title: Månen i krysset
title: Bredsidan, tack
guest sitter: barnvakten (hon)

% Månen är "den". @a är den vuxna, annars barnvakten: namnet varje gång, aldrig han eller hon.

# in-the-net
Månen hängde i målet.

Inte ovanför målet. I målet. Den satt högst upp i krysset, rund och lysande, och nätet buktade bakåt.

”Den där var inte jag”, sa {@a}.

De var de sista på planen[school:  bakom {school}].[friend:  {Friend}[!friend.known: , som var {child's} bästa vän,] hade just gått hem med bollen.] {child} gick närmare.

”God afton”, sa månen. ”Jag lutade mig fram för att se bättre. Det skulle jag inte ha gjort.”

”Såg du på när vi spelade?”

”Jag ser på allt.[sport & !sport.Soccer:  När du ska {play sport} också.] Men helst [sport.Soccer: när någon ska {play sport}|fotboll].”

# no-toes
{@A} ställde sig på tå och krånglade loss månen ur nätet. Duns, sa det i gräset.

”Är du inte större?” sa {child}.

”Det säger alla som träffar mig”, sa månen. ”Nu behöver jag komma upp igen. Ni får göra som man gör med bollar. Men bredsidan, tack. Inte tån. Jag är fyra och en halv miljard år.”

{@A} tog sats och sköt. Med tån.

”Aj”, sa månen och rullade en meter.

# heavier
”Jag tar den”, sa {child}.

{child.He} dribblade. Det var det bästa {child.he} visste. När {child.he} hade bollen vid fötterna var det tyst i huvudet, och då visste {child.he} precis vem {child.he} var. Runt {@a}, runt straffpunkten, runt {@a} igen. Men månen blev trögare för varje touch. Först var det som att dribbla en melon. Sedan en full vattenkanna. Till slut fick {child.he} knuffa den med knäet.

”Passa!” ropade {@a}.

{child} petade den dit, och mitt i passningen gjorde månen ett litet skutt. {@A} passade tillbaka. Med bredsidan. Den studsade till knähöjd.

{child} stannade den under sulan. {child.He} rullade den fram och tillbaka, för sig själv. Tyngre. {child.He} slog en passning. Lättare.

”Jaså”, sa {child}.

”Det tog en stund”, sa månen.

# passing
Så de passade. Bredsida, bredsida, vägg och tillbaka. Månen steg till magen, till axlarna, över målet. {@A} nickade den.

”Mm”, sa månen. ”Mjukt där.”

Skuggorna for fram och tillbaka över planen. Vid sidlinjen satt två igelkottar och vred på huvudena, höger, vänster, höger.[pet.dog / pet.cat:  {Pet}, {child's} [pet.dog: hund|katt], satt mellan dem och vred på sitt.][elder:  {Elder}[elder2:  och {elder2}] kom förbi med {child's} jacka, blev sittande på bänken och vred på huvudet.]

Till sist kom månen dalande från högt ovanför lyktstolparna, rakt mot {child}.

”En enda till!” ropade den. ”Rakt upp!”

# just-a-little
{child} dämpade den på låret. Den la sig på {child.his} vrist, vit och sval. En sådan boll hade {child.he} aldrig haft[athlete: , och det hade inte {athlete} heller]. Alla andra passningar hade kommit tillbaka. Den här skulle inte göra det.

Bara en liten stund, tänkte {child.he}. Bara runt straffområdet.

En touch. Två. Tio.

”{child}”, sa månen. ”Jag börjar bli …”

Åh nej.

# dark
Den föll från {child.his} fot och sjönk ner i gräset som en sten i gröt. Det sista som syntes var en tunn, tunn nagel av ljus. Sedan slocknade den.

Det blev så mörkt att {child} inte såg sina egna skor. Det sa dunk när {@a} gick in i stolpen.

”Förlåt”, sa {@a} till stolpen.

Någonstans krockade igelkottarna.

{child} satte sig på huk och kände med händerna.

”Förlåt”, sa {child.he} ner i marken. Halsen var trång. ”Jag ville bara ha dig lite till.”

”Jag vet”, sa månen dovt. ”Det var så jag trillade ner. Jag ville bara titta lite till.”

# here
{child} grävde. {child.He} slet upp gräs och sand med båda händerna[pet.dog / pet.cat: , och {pet} krafsade bredvid,] tills {child.he} kände något runt och kallt. Sedan la {child.he} sig på rygg och satte fötterna emot.

”[adult: {Adult}! ]Var är du?”

”Här!”

”Fortsätt ropa!”

”Här! Här! Här!”

{child} tryckte ifrån med hela kroppen, mot rösten. Månen rullade en decimeter. {@A} slängde sig på magen och knuffade tillbaka den med pannan. Två decimeter. {child} sparkade. En meter. Något började glimma i gräset, smalt som en nagel, sedan som en apelsinklyfta, sedan halvt, sedan helt. Bredsida. Bredsida. Knä. Panna. Högre, ännu högre, och så kom den, i en lång båge från {@a}.

# straight-up
{child} såg den komma. {child.He} ville ha den lika mycket som förut.

{child.He} träffade den på volley, mitt på vristen, rakt upp.

Den kom inte tillbaka. Den steg förbi ribban, förbi lyktstolparna, förbi grantopparna, och ju längre bort den kom, desto mer liknade den månen. {child} stod kvar. Det kändes tomt om fötterna.

# passed-back
Då kom ljuset. Det kom [city: över hela {city}, ]över granarna, in över mittlinjen, över {@a} som hade gräs i hela pannan. Det rann genom straffområdet ända fram till {child's} skor, och där stannade det.

”Titta”, sa {@a}. ”Den passade tillbaka.”[elder:  {Elder} hängde jackan om axlarna på {child.him}.]

[friend: I ett fönster på andra sidan vägen stod {friend} i pyjamas och vinkade med bollen.

]På vägen hem gick de bakom målet[music: , och {@a} nynnade på {@song}]. Där vände sig {child} om och såg upp genom nätet. Månen hängde i krysset, rund och lysande.

”Mål”, sa {child}.

# good-night
Sedan låg {child} i sin säng, och {@a} satt bredvid.[pet.other:  {Pet} var vaken än, för månen lyste rakt in.]

”God natt”, sa {child}. Lagom löst, med bredsidan.

”God natt”, passade {@a}.

”God natt.”

”God natt.”

Och för varje gång blev allting lite lättare.

# @a
{sitter}
## if adult
{adult}

# @A
{Sitter}
## if adult
{Adult}

# @song
{music}

# picture 1
Med sats, och med tån.
