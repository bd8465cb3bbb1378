title: Du har väl armar?
title: Händerna i fickorna
title: En grävmaskin som hette {Maureen}
guest tolley: Hjalmar (han), Torsten (han)
guest maureen: Gunvor (hon), Majken (hon)
guest jaden: Milo (han), Rayan (han)
guest kit: Love (han), Elis (han)

% {maureen} är grävmaskinen, och {tolley} kör henne. ”Du har väl armar?” sägs tre gånger, likadant varje gång.

# still-a-digger
{child} var {age}, och det {child.he} önskade sig allra mest var fortfarande en grävmaskin. Sådant pratar man inte om i {@year}.[friend:  {Friend}, {child's} bästa vän, visste det, men hade svurit på att aldrig säga något.]

Som tur var fanns {tolley}. {Tolley} var sjuttioett, han bodde bakom byggfirman[city:  i {city}], och han hade en grävmaskin: en riktig, gul, på tre ton, som hette {maureen}. Varje lördag[sport: , när alla andra skulle {play sport},] stod {child} på gården bakom det röda strecket och såg på när {tolley} petade av locket på en färgburk med hörnet av skopan[athlete: , och det hade inte ens {athlete} klarat].

# use-them
Först hade de inte kommit överens alls. {child} tyckte om att prata. {Child.He} skrek frågor genom motorn[music:  och radion, som alltid spelade {music}], och {tolley}, som hörde dåligt och trivdes med det, kupade handen bakom örat.

”Hur får du den att sluta gunga?” skrek {child}.

”Hör inte!”

”Jag sa, hur får du den att sluta …”

{Tolley} stängde av motorn och lutade sig ut. ”Du har väl armar?” sa han. ”Använd dem.”

# stop-dead-means
Så {child} fick lära sig att prata som man gör på byggen. En arm rakt ut, som ritar en cirkel: lyft. Handen platt, som när man klappar en hund: sänk. Båda armarna rakt upp, med handflatorna fram: tvärstopp, vad du än håller på med. På det viset kunde de prata hela förmiddagen utan att säga ett ord.

Och när {child} gick hem för att äta[elder:  med {elder}[elder2:  och {elder2}]] lyfte {maureen} alltid sin stora skopa och vickade den från sida till sida. Det betydde hej då. {child} vinkade tillbaka ända till hörnet.

# a-pond
Och så en måndag stod det en grävmaskin på gräsplanen [school: {at school}|vid skolan].

Det skulle bli en damm där, för grodor och igelkottar. Hela {@year} stod vid staketet på rasten, och {child} stod mellan {jaden} och {kit}, som var högljudda och roliga och som hade låtit {child.him} sitta vid deras bord i nästan tre veckor. Där var {maureen}, alldeles blank. Där var {tolley} i ren keps.

Han fick syn på {child}. Hela ansiktet sken upp. Motorn mullrade, och inför hundratjugo personer lyfte {maureen} sin skopa, hög som ett hus, och vickade den.

# no
”Vem är det han vinkar åt?” sa {kit}.

”Känner du den där gubben?” sa {jaden}. Båda två tittade på {child}.

{child} stoppade händerna i fickorna. ”Nej”, sa {child.he}.

Skopan vickade en gång till, lite mindre. Sedan stannade den i luften, kom ner och grävde vidare.

# i-looked-for-them
Det är konstigt vad ett par händer kan väga när man har dem i fickorna. {child} bar omkring på dem hela dagen. Efter skolan sprang {child.he} till grinden, där {tolley} höll på att skrapa lera från larvbanden med en spade.

”{tolley}, förlåt, jag … det var bara det att …”

{Tolley} kupade handen bakom örat. Motorn var inte ens på.

”Förlåt, sa jag!”

”Hör inte”, sa {tolley} lågt. Han skrapade ett tag till. ”Du har väl armar?” sa han. ”Jag tittade efter dem.”[pet.dog / pet.cat: 

På kvällen var händerna kvar i fickorna, och [pet.dog: hunden|katten] {pet} fick putta fram den ena med nosen.][pet.other: 

På kvällen var händerna kvar i fickorna, och de kom bara fram när {pet} skulle ha mat.]

# something-moved
På tisdagens rast var gropen stor som ett klassrum, och alla stod vid staketet igen. På kanten låg en hög med långt gräs. {Tolley} hade gått igenom den med grepen redan klockan åtta, som man ska, och då fanns det ingen i den. Nu svängde {maureen} runt för att ta alltihop i en enda tugga, och hon öppnade skopan rakt ovanför.

Något rörde sig i gräset. En liten brun nos kom fram. Den luktade på skuggan och rullade ihop sig till en boll.

”Det är en igelkott!” skrek {kit}. ”Stopp! Stopp!”

”STOPP!” vrålade hela {@year}. Hundratjugo personer ruskade staketet och skrek. {Tolley} såg en massa öppna munnar. Han tog sig artigt åt kepsen, och skopan började sänka sig.

Man kunde skrika åt {tolley} hela dagen. Det fanns bara en sak som han lyssnade på.

# both-arms
{child} tog händerna ur fickorna.

[friend: {Friend} knuffade ner alla från bänken vid staketet, och {child} klättrade upp på den|{Child.He} klättrade upp på bänken vid staketet], där hela världen kunde se {child.him}, gjorde sig så lång det gick och sträckte båda armarna rakt upp, med handflatorna fram.

{Maureen} tvärstannade.

# into-the-cap
Hon stannade så tvärt att hon gungade. Skopans tänder hängde en handsbredd ovanför gräset. Över kanten stirrade {tolley} på {child}, och {child} höll armarna där de var.

Sedan sträckte {child.he} ut ena armen och ritade en cirkel. Lyft. Skopan gick upp. {Child.He} höll armen rakt ut åt vänster, och skopan svängde åt vänster. {Tolley} klättrade ner, vek undan gräset och stod en stund med böjt huvud. Så tog han av sig den rena kepsen, rullade ner igelkotten i den och bar bort den till häcken.

# so-you-do
”Du känner honom visst”, sa {jaden}.

”Ja”, sa {child}. ”Han är min vän. Jag är där varje lördag. Ända sedan jag var nio.”

De väntade för att se om det var ett skämt.

”Och du får bestämma vad den där ska göra?” sa {kit}. ”Med armarna?”

Men {child} hörde inte på. {Child.He} stod kvar uppe på bänken. {Child.He} lyfte ena handen över huvudet, så högt det gick, och vinkade från sida till sida.

Först hände ingenting ute på planen. Sedan, mycket långsamt, gick skopan upp och vickade.

# held-on-back
Efter skolan gick {child} tillbaka till grinden. Motorn var av. {child} och {tolley} satt bredvid varandra på {maureen's} larvband, som fortfarande var varmt, och delade på en äggmacka, och borta vid häcken började kepsen gå sin väg.

{child} hade tänkt ut ett helt tal. {Child.He} öppnade munnen, och inget av det var kvar.

{Tolley} tittade på {child.him}. Han kupade ingen hand.

”Du har väl armar?” sa han.

Så {child} använde dem. {Child.He} la dem om {tolley}, jacka och lera och alltihop, och kramade hårt. Och {tolley}, som också hade armar, kramade tillbaka.

# @year
femman
## if age>=12
sexan
