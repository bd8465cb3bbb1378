title: Burken i skafferiet
title: En ko på en buss
title: Nästan tyst
guest friend: Yusuf (han), Molly (hon)
guest elder: Inga (hon), Vera (hon)

% Den äldre är familjens egen, annars en gammelmoster (@whose). Novembern är för jordgubbarnas skull; gäddan fångades i somras.

# since-monday
{child} hade en historia om en ko på en buss[city:  {in city}], och {child.he} hade försökt berätta den sedan i måndags[school: , varenda rast {at school}]. Det hade inte gått än.[pet.other:  Det var bara {pet} som hade fått höra alltihop, och {pet} hade inte haft en enda fråga.]

”I måndags”, sa {child.he}, ”när jag skulle åka buss …”

”Jag åkte också buss i måndags!” sa {friend}. Och så kom det om {friend's} buss, och om chauffören på {friend's} buss, och om chaufförens mustasch[sport:  och vad han tyckte om {sport}], och sedan var det mat.

Så var det med {friend}. {Friend.He} var {child's} bästa kompis, och {friend.he} tystnade aldrig.

# peas
Nu var de hos {@whose} över helgen.[adult:  {Adult} hade följt dem dit, och {friend} hade pratat hela vägen.] De satt vid köksbordet och spritade ärter ihop med trollkarlen[pet.dog: , och under bordet tog {child's} hund {pet} hand om dem som rullade iväg][pet.cat: , och på fönsterbrädan satt {child's} katt {pet} och räknade dem som rullade iväg]. Trollkarlen hyrde {elder.short's} vindsrum. Hatten fick han ta av sig vid bordet, och hyran betalade han i trolleri. Det var därför {elder.short} hade ärter och jordgubbar i november.

”I måndags”, sa {child}, ”klev det på en ko på …”

”En ko!” sa {friend}. ”Min morbror har en ko som …”

# plop
Då rann det över för {child}.

”Jag önskar att du kunde vara TYST!” skrek {child.he}.

”Gärna det”, sa trollkarlen vänligt och knäppte iväg en ärta.

Plopp.

{Friend's} mun fortsatte att gå, men det kom inget ur den. {Friend.He} tog sig om halsen. Sedan såg {friend.he} på {child} med stora ögon.

”Var är {friend.his} röst?” sa {child}.

”I en burk i skafferiet”, sa trollkarlen. ”En så fin röst slänger man ju inte. Ingen orsak!”

# half-a-minute
{Friend} reste sig och gick ut och satte sig på trappan. {child} gick efter. {Child.He} skämdes, men {child.he} tänkte också, bara lite, att nu kunde {child.he} i alla fall få berätta om kon. Och det gjorde {child.he}. {Child.He} berättade hela historien, från början till slut, och ingen avbröt.

Ingen sa ”nej!” heller. Ingen sa ”och sen då?” Den tog slut på en halv minut. {child} mindes den som längre. Och {friend} satt där och tittade på sina skor.

# which-jar
{Elder.short} kom från trädgården och stannade i dörren.

”Vem är det som är sjuk?” sa {elder.he}. ”Här är så tyst.”

”Det var en önskan”, sa trollkarlen och pekade på {child}.

”Man kan inte göra allt som folk önskar”, sa {elder.short}. ”Då hade jag haft en elefant. Fram med burken!”

Trollkarlen såg ner i ärterna.

”Jag minns inte vilken”, sa han.

{Elder.short} öppnade skafferiet. Där stod burkarna från golv till tak. Lingon, plommon, gurka, gelé, säkert tvåhundra stycken.

”Då öppnar vi allihop!” sa {child}.

”Det gör ni inte”, sa {elder.short}. ”Vad man öppnar, det äter man upp. Så har det alltid varit här.”

De försökte med en. Det var rödbetor.[elder2:  {Elder2} hjälpte till med två skivor.] Sedan var det ingen som ville försöka med en till.

# gone-sour
”{Friend}!” ropade {child} in mellan hyllorna. ”Var är du? Säg något!”

Det var tyst i varenda burk.[pet.dog:  {Pet} nosade längs hela nedersta hyllan och nös.][pet.cat:  {Pet} strök sig mot hela nedersta hyllan och lyssnade, {pet.he} också.]

”Den är sur”, sa trollkarlen. ”Röster kan bli sura.”

{child} såg ut genom fönstret, på {friend's} rygg. Ja, det skulle {child.he} också ha varit. Och när {friend} var sur kunde man be hur mycket som helst, {friend.he} sa inte ett ord. Det fanns bara en sak {friend.he} aldrig klarade. {Friend.He} klarade inte när någon berättade fel.

# told-wrong
{child} satte sig på golvet i skafferiet.

”I somras”, sa {child.he} högt, ”när {friend} och jag fångade en gädda …”

Någonstans klirrade det, pyttelite.

”Den var väl så där fem centimeter.”

Det klirrade igen.

”Vi fick den i badkaret. Och {friend} blev så rädd att {friend.he} skrek och klättrade upp på …”

”EN METER!” kom det bakom plommonen. ”Den var EN METER och det var i ÅN, och det var DU som skrek!”

Där stod den, längst in. En liten burk utan etikett. Den hoppade av ilska.

# open-wide
Trollkarlen sprang efter en sked, och {elder.short} ropade in {friend}.

”Gapa”, sa trollkarlen.

{Friend} gapade. {Friend.He} svalde.

”… och det var {elder.short} som höll håven!” sa {friend.he}. ”Och rösten luktar plommon! Och det var jättetråkigt på trappan, och du fattar inte hur hemskt det är att …”

Det kom alltihop, allt som {friend.he} inte hade sagt. Det räckte ända till kvällsmaten[elder2: , som {elder2} fick duka runt omkring {friend.him}], och {child} satt och lyssnade på vartenda ord.

# a-ticket
”Förlåt”, sa {child} när det blev en lucka. ”Det var dumt av mig.”

”Ja!” sa {friend}. ”Du berättade hela den där historien om kon, och jag kunde inte fråga något! Vad hette hon? Hade hon biljett?”

{child} stirrade på {friend.him}.

”Var det därför du var sur?”

”Mest”, sa {friend}.

# and-then
Senare på kvällen låg de på var sin madrass i {elder.short's} kammare[pet.dog: , med {pet} på golvet emellan][pet.cat: , med {pet} på den mjukaste]. Ovanför dem hördes trollkarlen gå omkring i strumplästen.[adult:  {Adult} hade ringt och sagt god natt, och det hade tagit en stund, för det var {friend} som svarade.] {Friend} pratade om gäddor, och om elefanter[athlete: , och om {athlete}][music: , och om {music}], och om hur plommon smakar när man själv är i burken. Sedan hände något ovanligt. {Friend.He} slutade.

”{child}”, sa {friend.he}. ”Ta kon en gång till. Jag ska vara tyst.”

”Du behöver inte vara tyst.”

”Nästan tyst, då.”

”I måndags”, sa {child}, ”när jag skulle åka buss, klev det på en ko.”

Det blev stilla i rummet. Man hörde att {friend} höll andan.

”Och sen då?” viskade {friend.he}.

{child} log i mörkret. Nu var det en lång historia.

# @whose
gammelmoster {elder}
## if elder
{elder}
