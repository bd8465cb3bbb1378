title: Klappställena
title: Flera grisar
guest friend: Ester (hon), Kasper (han)
guest pet: Doris (hon), Boris (han)
guest cool: Filippa (hon), Lovisa (hon)
guest minder: Josefin (hon), Malena (hon)

% Hunden är familjens, annars grannens, som bor hos barnet så länge; en katt klappas på samma ställen. Vad bara en hund gör: @door, @lean.

# a-new-laugh
{child} hade ett nytt skratt. {Child.He} hade skaffat det till skolstarten, samtidigt som jackan. Det gick uppåt i tre prydliga steg, ha, ha, ha, som när någon går i trappor med finskorna på. Egentligen var det {cool} Liljas skratt. {Cool} satt längst bak i bussen[school:  till {school}], och sedan andra skolveckan satt {child} också där.

[friend: {Friend} | {Friend} var {child's} bästa vän. {Friend.He}] satt ensam längst fram med väskan på sätet bredvid och tittade på åkrarna som om de vore nya.

# in-bits
På fredagen stannade {child} till vid väskan.

”Det är något som stjäl {pet}”, sa {child.he}. ”Lite i taget.”

{@whose} Varje kväll borstade {child} {pet.him} på kökstrappan, och varje kväll blev det hår nog till en mindre {@dog}. {child} brukade lägga det på häcken åt fåglarna. Men i två veckor hade det varit borta på morgonen, vartenda strå, och i dag hade det funnits ett fotspår i rabatten. Det var stort som en diskbalja och hade tår.

{@glasses} I trean hade {friend} sett ett monster bakom kolonilotterna[city:  {in city}]. {Friend.He} hade berättat det i aulan, inför hela skolan. Alla hade skrattat, och {friend.he} hade aldrig tagit tillbaka ett ord.

”Får jag sova över?” sa {friend.he}. ”Jag vill se det när det är någon mer som ser.”

# on-the-kitchen-floor
Så den kvällen satt de på köksgolvet i mörkret, medan {@a} såg på [sport: {sport}|film] i rummet intill[elder:  med {elder}[elder2:  och {elder2}]][athlete: , ifall {athlete} skulle vara med]. Kvällens [breed.Golden Retriever: gyllene ]hög hade de lagt ute på trappan. {Pet} låg över deras fötter med Herr Anka i munnen. Herr Anka var stickad. [pet: {Pet} hade burit honom med sig överallt | I sex år hade {pet} burit honom med sig överallt], och det fanns inte ett hål i honom.

”Det lär sig hur {pet.he} luktar”, viskade {friend}. ”Först tar det pälsen. Sedan [pet.cat: katten|hunden].”

{child} lade handen på {pet's} huvud. Det enda {child.he} begärde var en hel {@dog} i morgon bitti.

”{Cool} hade dött”, sa {child.he} och drog av skrattet.

”Det där är inte ditt”, sa {friend}.

”Vilket då?”

”Det där. Du låter som en dörrklocka. I ditt är det en gris.”

{child} blev het ända ut i öronen. {Child.He} kom på flera saker att svara och höll just på att välja den elakaste, när {pet} lyfte på huvudet.

# up-the-garden
Något kom genom trädgården.

Det kom långsamt, som ett klädskåp som bärs av en enda försiktig flyttgubbe. Det klev över lavendeln. Det dök under tvättlinan och höll i den tills den hade slutat gunga. Sedan satte det sig på gräsmattan med en suck, och månen kom fram.

Det var grått och alldeles kalt och skrynkligt som knäna på en elefant. Det hade små, bekymrade ögon. Och det hade {pet} på sig.

Det hade klistrat fast {pet.him} med lera. En [breed.Golden Retriever: gyllene ]tott satt mitt uppe på huvudet, några satt runt öronen, och en stor höll på att glida ner från vänster axel. Monstret sträckte sig efter den nya högen, tryckte fast en tuss på axeln och höll kvar handen, som man gör med ett plåster tills det fäster.

# the-list
”Det har klätt ut sig”, andades {friend}. ”För att komma åt {pet.him}.”

Men {child} tittade på tottarna. Om monstret frös borde det ha börjat med ryggen. Om det gömde sig borde det ha tagit de där fötterna. Uppe på huvudet. Runt öronen. Vänster axel. Den listan kunde {child.he} ju. Men varifrån?

Det visste handen. Handen höll på med det just nu, i mörkret, utan att någon hade bett den: uppe på {pet's} huvud, runt öronen, ner över vänster axel. Brevbäraren gjorde likadant.[adult:  Det gjorde {adult} med.][elder:  Det gjorde {elder.short} med.] Det gjorde alla vid busshållplatsen också, varenda morgon, precis på andra sidan häcken.

”Det är där folk klappar {pet.him}”, sa {child}.

{Friend} tittade länge.

”Det har stått och sett på”, sa {friend.he}. ”Det tror att det är håret som gör det.”

# leaned-on
{Pet} reste sig. {@door} var {pet.he} ute på gräset med Herr Anka.

Monstret stelnade till. Det tog upp båda händerna och höll fast sin päls.

{Pet} nosade på vänster axel. Där luktade det bara {pet}, och det var ingenting att ha. {Pet.He} gick runt till höger, där monstret var kalt, lade Herr Anka i dess knä {@lean} Monstret gungade till, och den stora [breed.Golden Retriever: gyllene ]totten släppte och landade i gräset.

Monstret tittade på totten. Det tittade på de två[child.she & friend.she:  flickorna][child.he & friend.he:  pojkarna] i dörren. Sedan blundade det, som när man har tappat hela brickan i matsalen.

# several-pigs
{child} gick över gräset i strumplästen. {Child.He} lade handen på den kala axeln, som var varm som en husvägg om kvällen, och så klappade {child.he}. {Friend} kom efter och tog runt öronen, mycket allvarligt, på tå.

Långt inne i monstret började något låta. Det steg upp genom hela gräsmattan och kom ut genom näsan: ett enda långt, blött, häpet tut.

{child} brast i skratt. Det var flera grisar i det.

”Där var det”, sa {friend}. Och lite senare: ”Du såg det också.”

”Jag såg det också.”

# saved-you-one
På måndagen låg håret kvar på häcken, och en gärdsmyg höll på att ta för sig.

”{child}”, ropade {cool} längst bak i bussen[music: , där de spelade {music}]. ”Jag har paxat åt dig.”

# politely
Längst fram satt {friend} och tittade på häcken. Just som bussen körde ut sträcktes en stor grå hand upp bakom den och klappade den, två gånger, mycket artigt, där en häck borde ha sin axel.

{child} grymtade till så högt att hela bussen vände sig om.

{Friend} flyttade på väskan.

# @whose
{Pet} var grannens hund, som fick bo hos {child} fram till jul, och {pet.he} fällde.
## if pet.dog
{Pet} var {child's} [breed: {breed} | hund], och {pet.he} fällde.
## if breed.Poodle / breed.Yorkshire Terrier / breed.Shih Tzu
{Pet} var {child's} {breed}, och {pet.he} hade hår så det räckte till två.
## if pet.cat
{Pet} var {child's} [breed: {breed} | katt], och {pet.he} fällde.

# @dog
hund
## if pet.cat
katt

# @glasses
{Friend} tog av sig glasögonen, torkade dem och satte på sig dem igen.
## if friend
{Friend} blundade, tänkte efter och tittade upp igen.

# @a
{minder}, som passade dem,
## if adult
{adult}

# @door
{Pet.He} lutade sig mot köksdörren, som aldrig gick i lås, och innan {child} hann få tag i halsbandet
## if pet.cat
{Pet.He} satte pannan mot köksdörren, som aldrig gick i lås, och innan {child} hann få tag i {pet.him}

# @lean
och lutade sig. Och när {pet} lutade sig mot någon, då var det lutat.
## if pet.cat
och stångade till. Och när {pet} stångade någon, då var det stångat.
