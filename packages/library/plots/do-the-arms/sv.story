title: Gör armarna
title: Lågt till vänster
title: Den andra armen
guest friend: Noor (hon), Emil (han)
guest minder: morbror Sixten (han), morbror Åke (han)

% Den som kör hem och står i kön är {elder}, annars {adult}, annars {minder} (@a). Gör armarna, båda två.
% En regel: det är inte slut förrän handskarna är av. Det är sista målet som räknas; hur många det var sägs aldrig.

# still-on
Finalen[city:  {in city}] var slut tio i fyra. Nu var klockan nästan sex, och {child} hade fortfarande handskarna på sig.

{Child.He} var {age} år och målvakt. {Child.He} hade tackat alla som vann för matchen, med handskarna på. {Child.He} hade spänt fast bilbältet med tänderna. Nu stod {child.he} i kön i gatuköket med {@first} och sa inte ett ord.

”Är du inte varm om händerna?” frågade {friend}.

”Om jag tar av dem är det slut”, sa {child}. ”Och om det är slut så har vi förlorat.”

# low-and-left
{Friend} [!friend.known: var {child's} bästa vän och ]sa aldrig saker bara för att vara snäll. {Friend} tyckte inte om sådant som kom genom luften, varken getingar eller fotbollar, men hade ändå stått bakom målet hela eftermiddagen med en halsduk över huvudet.

”Jag såg det”, sa {friend}. ”Den gick in.”

”Jag vet att den gick in.”

De andra målen kunde man diskutera. Men det sista målet hade kommit rullande längs marken, lågt till vänster, så långsamt att en bebis hade kunnat krypa i kapp bollen. Alla hade sagt ”otur”, och {child} hade velat bita dem.[school:  På måndag skulle de säga det {at school} också.][sport.Soccer:  {Child.He} tänkte aldrig mer {play sport}.][sport & !sport.Soccer:  I fortsättningen fick det räcka med {sport}.]

# without-looking
{Friend} sträckte sig efter saltet och stötte till ketchupen med armbågen. Flaskan for ut över kanten på disken. {child} höll fram en hand, utan att ens titta, och där satt den, i en stor grön handske.

”Oj!” sa hela kön.

”Vilken räddning!” sa han som stod vid fritösen.

Det var det värsta någon hade sagt på hela dagen.

# posting
”Varför kan jag det nu?” sa {child} på muren utanför.

{@A} var kvar där inne och väntade på hamburgarna, och hade kommit ut med en ask pommes så länge. Men man kan inte ta en pommes med målvaktshandskar. {Friend} fick stoppa in dem, en i taget, som i en brevlåda.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] såg på varenda en, genom bilrutan.][elder2:  {Elder2} hade satt sig i bilen och ville inte ha salt på någonting.]

”Gapa”, sa {friend} och höll fram den allra största. Något vitt kom ner emellan dem, lågt till vänster, och den var borta.

”Mås!” skrek {friend} och försvann bakom muren.

Måsen satte sig på en papperskorg, svalde och tittade på dem med ett gult öga.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade tagit hand om den, men {pet} var hemma.][pet.other:  Ingen där hemma skulle tro på det, utom möjligen {pet}.]

”Lågt till vänster!” sa {child}. ”Till och med måsarna vet!”

# the-second-arm
{Child.He} såg på handskarna. Det fanns en sak som {child.he} inte hade sagt till någon.

”Jag tittade inte”, sa {child}. ”När den kom. Det var en minut kvar, och jag trodde att vi hade vunnit, och jag tänkte på vad jag skulle göra med armarna.”

”Armarna?”

”När de blåste av. Jag hade hittat på alltihop.[athlete:  Inte ens {athlete} har en sådan.] Och jag var bara på andra armen när jag hörde att alla skrek.”

{Child.He} väntade på att {friend} skulle säga att det kunde ha hänt vem som helst.

”Visa”, sa {friend}.

”Vad då?”

”Armarna.”

”Man kan inte göra armarna när man har släppt in den! Man gör armarna när man har räddat den!”

# the-goal
{Friend} kom fram från muren. {Friend.He} var alldeles vit. {Friend.He} tog asken, gick ut mitt på den tomma parkeringen och höll den framför magen med båda händerna.

”Vad gör du?” ropade {child}.

”Jag är målet”, sa {friend} och blundade. ”Skynda dig.”

# not-slow-at-all
Måsen var redan på väg. Den steg ända upp till lampan på stolpen, lade sig på sidan och kom ner som en kastad tallrik. Sedan vickade den på ena vingen. {child} såg att den vickade. Den kom lågt, och den kom till vänster, och den var inte långsam alls.

{child} tänkte inte på någonting. {Child.He} kastade sig.

{Child.He} kastade sig raklång, förbi {friend's} armbåge, och måsen gapade över den fetaste biten i asken, och det den fick i näbben var handske. Den sa ett ord på måsiska och släppte. Och {child} låg på asfalten med ena näven knuten, och i näven fanns en pommes.

I fönstret stod hela kön med tummarna upp.[music:  Någon hade vridit upp {@song}.]

{Friend} öppnade ena ögat. ”Släppte jag in den?”

”Nej!”

”Gör armarna, då!”

# ten-fingers
Så {child} reste sig och gjorde armarna. Först kom den ena upp, sakta, som när man stoppar en buss. Sedan den andra. Sedan gick båda runt som på en väderkvarn, och {child} snurrade under dem, föll ner på ett knä och pekade mot himlen med tio gröna fingrar.

Det var storslaget. Han vid fritösen klappade med tången. {Friend} ställde ner asken och klappade också.

”{Friend}”, sa {child}, som fortfarande pekade. ”Vem har asken?”

Där flög måsen över taket, med asken.

”Du tänkte på armarna”, sa {friend}.

Och {child} skrattade så att {child.he} måste lägga sig ner igen.

# second-half
{Friend} lade sig bredvid.[pet.dog:  I bilen skällde {pet} fortfarande efter måsen.]

”Ska du öppna den där?” frågade {friend}.

{child} såg på sin näve. Sedan drog {child.he} av den ena handsken med tänderna, och så den andra. Händerna var skära och skrynkliga, som om de hade legat i badet sedan tio i fyra. I näven låg en pommes, platt som ett frimärke.

{child} delade den på mitten.

”Är det slut nu?” frågade {friend}.

”Ja”, sa {child} och tuggade. ”Vi förlorade.”

{Friend} svalde. ”Men andra halvan var bra.”

Sedan körde {@a} hem dem. Det var mörkt i bilen och luktade hamburgare. {child} lutade sig mot {friend}, gäspade och gjorde armarna en gång till, mycket litet. Först den ena, sakta.

På den andra somnade {child.he}.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
