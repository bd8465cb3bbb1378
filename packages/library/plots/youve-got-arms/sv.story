title: Du har väl armar?
title: Händerna i fickorna
title: En grävmaskin som hette {Maureen}
guest tolley: Hjalmar (han), Torsten (han)
guest maureen: Gunvor (hon), Majken (hon)
guest jaden: Milo (han), Rayan (han)
guest kit: Love (han), Elis (han)

% {maureen} är grävmaskinen, och {tolley} kör henne, eller den äldre som är ikryssad. ”Du har väl armar?” sägs tre gånger, likadant varje gång.

# still-a-digger
{child} var {age}, och det {child.he} önskade sig allra mest var fortfarande en grävmaskin. Sådant pratar man inte om i {@year}.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] visste det, men hade svurit på att aldrig säga något och höll på att spricka.]

{@luckily} Varje lördag[sport: , när alla andra skulle {play sport},] stod {child} på gården bakom det röda strecket och såg på när {@tolley} petade av locket på en färgburk med hörnet av skopan[athlete: , och det hade inte ens {athlete} klarat].[pet.dog:  {Child's} hund, {pet}, hade halva sätet i hytten, på vardagarna också, när ingen var hemma.][pet.cat:  {Child's} katt, {pet}, gick dit {maureen} gick, för de varma larvbandens skull.]

# use-them
Först hade {@got-on}. {child} tyckte om att prata. {Child.He} skrek frågor genom motorn[music:  och radion, som alltid spelade {music}], och {@tolley}, som {@deaf} och trivdes med det, kupade handen bakom örat.

”Hur får du den att sluta gunga?” skrek {child}.

”Hör inte!”

”Jag sa, hur får du den att sluta …”

{@Tolley} stängde av motorn och lutade sig ut. ”Du har väl armar?” sa {@he}. ”Använd dem.”

# stop-dead-means
Så {child} fick lära sig att prata som man gör på byggen. En arm rakt ut, som ritar en cirkel: lyft. Handen platt, som när man klappar en hund: sänk[pet.dog: , och då la sig {pet} också]. Båda armarna rakt upp, med handflatorna fram: tvärstopp, vad du än håller på med. På det viset kunde de prata hela förmiddagen utan att säga ett ord[pet.cat:  eller väcka {pet}].

Och när {child} gick hem för att äta[elder2:  med {elder2}] lyfte {maureen} alltid sin stora skopa och vickade den från sida till sida. Det betydde hej då. {child} vinkade tillbaka ända till hörnet.

# a-pond
Och så en måndag stod det en grävmaskin på gräsplanen [school: {at school}|vid skolan].

Det skulle bli en damm där, för grodor och igelkottar. Hela {@year} stod vid staketet på rasten, och {child} stod mellan {jaden} och {kit}, som var högljudda och roliga och som hade låtit {child.him} sitta vid deras bord i nästan tre veckor[friend: , något som {friend} inte heller nämnde]. Där var {maureen}, alldeles blank. [pet.cat: Där var {pet}, på grindstolpen. ]Där var {@tolley} i ren keps[pet.dog: , med {pet} bredvid sig].[elder:  {elder.He} hade inte sagt ett ord om det.]

[pet.dog: {@Tolley}|{@He}] fick syn på {child}. Hela ansiktet sken upp.[pet.dog:  {Pet} ställde sig upp på sätet.] Motorn mullrade, och inför hundratjugo personer lyfte {maureen} sin skopa, hög som ett hus, och vickade den.

# no
”Vem är det [elder: den|han] vinkar åt?” sa {kit}.

”Känner du [elder: den som kör|den där gubben]?” sa {jaden}. Båda två tittade på {child}.

{child} stoppade händerna i fickorna. ”Nej”, sa {child.he}.[friend: 

{Friend}, som hade svurit, sa ingenting.]

Skopan vickade en gång till, lite mindre. [pet.dog: {Pet} skällde en gång. Sedan stannade skopan|Sedan stannade den] i luften, kom ner och grävde vidare.

# i-looked-for-them
Det är konstigt vad ett par händer kan väga när man har dem i fickorna. {child} bar omkring på dem hela dagen. Efter skolan sprang {child.he} till grinden, där {@tolley} höll på att skrapa lera från larvbanden med en spade.

”{@Tolley}, förlåt, jag … det var bara det att …”

{@Tolley} kupade handen bakom örat. Motorn var inte ens på[elder: , och hörselkåporna hängde runt halsen].

”Förlåt, sa jag!”

”Hör inte”, sa {@tolley} lågt. {@He} skrapade ett tag till. ”Du har väl armar?” sa {@he}. ”Jag tittade efter dem.”[pet.dog / pet.cat: 

På kvällen var händerna kvar i fickorna, och {pet} fick putta fram den ena med nosen.][pet.other: 

På kvällen var händerna kvar i fickorna, och de kom bara fram när {pet} skulle ha mat.]

# something-moved
På tisdagens rast var gropen stor som ett klassrum, och alla stod vid staketet igen. På kanten låg en hög med långt gräs. {@Tolley} hade gått igenom den med grepen redan klockan åtta, som man ska, och då fanns det ingen i den. Nu svängde {maureen} runt för att ta alltihop i en enda tugga, och hon öppnade skopan rakt ovanför.[pet.cat:  På grindstolpen satt {pet} och stirrade.]

Något rörde sig i gräset. En liten brun nos kom fram. Den luktade på skuggan och rullade ihop sig till en boll.

”Det är en igelkott!” skrek [friend: {friend}|{kit}]. ”Stopp! Stopp!”

”STOPP!” vrålade hela {@year}. Hundratjugo personer ruskade staketet och skrek. {@Tolley} såg en massa öppna munnar. {@He} tog sig artigt åt kepsen, och skopan började sänka sig.[pet.dog:  {Pet} skällde, rakt in i {@his} öra.]

Man kunde skrika åt {@tolley} hela dagen. Det fanns bara en sak som {@he} lyssnade på.[friend: 

{Friend} tittade på {child's} fickor.]

# both-arms
{child} tog händerna ur fickorna.

[friend: {Friend} knuffade ner alla från bänken vid staketet, och {child} klättrade upp på den|{Child.He} klättrade upp på bänken vid staketet], där hela världen kunde se {child.him}, gjorde sig så lång det gick och sträckte båda armarna rakt upp, med handflatorna fram.

{Maureen} tvärstannade.

# into-the-cap
Hon stannade så tvärt att hon gungade. Skopans tänder hängde en handsbredd ovanför gräset. Över kanten stirrade {@tolley} [pet.dog: och {pet} ]på {child}, och {child} höll armarna där de var.

Sedan sträckte {child.he} ut ena armen och ritade en cirkel. Lyft. Skopan gick upp. {Child.He} höll armen rakt ut åt vänster, och skopan svängde åt vänster. {@Tolley} klättrade ner, vek undan gräset och stod en stund med böjt huvud. Så tog {@he} av sig den rena kepsen, rullade ner igelkotten i den och bar bort den till häcken.

# so-you-do
”[elder: Ni känner visst varandra|Du känner honom visst]”, sa {jaden}.

”Ja”, sa {child}. ”[elder: Det är min {elder.short}|Han är min vän]. Jag är där varje lördag.[!friend:  Ända sedan jag var nio.]”[friend: 

”Ända sedan {child.he} var nio”, sa {friend}, som hade väntat hela tiden på att få säga det.]

[friend: {jaden} och {kit}|De] väntade för att se om det var ett skämt.

”Och du får bestämma vad den där ska göra?” sa {kit}. ”Med armarna?”

Men {child} hörde inte på. {Child.He} stod kvar uppe på bänken. {Child.He} lyfte ena handen över huvudet, så högt det gick, och vinkade från sida till sida.

Först hände ingenting ute på planen. Sedan, mycket långsamt, gick skopan upp och vickade.

# held-on-back
Efter skolan gick {child} tillbaka till grinden. Motorn var av. {child} och {@tolley} satt bredvid varandra på {maureen's} larvband, som fortfarande var varmt, [pet.dog / pet.cat: med {pet} emellan sig, ]och delade på en äggmacka, och borta vid häcken började kepsen gå sin väg.

{child} hade tänkt ut ett helt tal. {Child.He} öppnade munnen, och inget av det var kvar.

{@Tolley} tittade på {child.him}. {@He} kupade ingen hand.

”Du har väl armar?” sa {@he}.

Så {child} använde dem. {Child.He} la dem om {@tolley}, jacka och lera och [pet.dog / pet.cat: {pet} och ]alltihop, och kramade hårt. Och {@tolley}, som också hade armar, kramade tillbaka.

# @year
femman
## if age>=12
sexan

# @tolley
{tolley}
## if elder
{elder.short}

# @luckily
Som tur var fanns {tolley}. {Tolley} var sjuttioett, han bodde bakom byggfirman[city:  i {city}], och han hade en grävmaskin: en riktig, gul, på tre ton, som hette {maureen}.
## if elder
Som tur var fanns {elder}. {Elder.short} hade en gång hyrt en grävmaskin för att få upp en stubbe, och {elder.he} hade tyckt så mycket om den att {elder.he} köpte den: en riktig, gul, på tre ton, som hette {maureen}. Den bodde bakom byggfirman[city:  i {city}].

# @got-on
de inte kommit överens alls
## if elder
det inte gått alls

# @deaf
hörde dåligt
## if elder
hade hörselkåpor

# @he
han
## if elder
{elder.he}

# @his
hans
## if elder
{elder.his}
