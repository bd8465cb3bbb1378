title: Om någon skulle vara törstig
title: Den som drack ur poolen
title: Den gröna randen
guest friend: Ebba (hon), Elis (han)
guest lodger: Ingegerd (hon), Birgit (hon)

% Slurrrp får höras länge. Den vuxna är {adult}, annars {lodger}, som hyr rummet bredvid.

# the-last-drop
Någon drack upp {child's} pool om nätterna.

Det var en blå plastpool, så stor att två fick plats, och varje morgon var den tom. Den tredje natten satt {child} uppe vid fönstret med {@a-first}, och då såg de vem det var.

Det var en brandbil.

Den var inte större än en kalv. Den var röd som gammalt tegel, med mossa på taket och stegen längs ryggen, och den hängde ner slangen över kanten och drack. Slurrrp.[pet.cat:  På andra sidan satt [!pet.known: katten ]{pet} och drack, {pet.he} också.] Efter sista droppen torkade den av slangen i gräset och backade ut genom häcken.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}], som skällde på allting med hjul, hade inte sagt ett ord.]

”Det ska visst finnas några kvar av den lilla sorten”, viskade {@a}.

Sedan den natten ville {child} bara en sak. {Child.He} ville klappa den, en enda gång.

# three-steps
Det var den torraste sommaren [city: {in city} | någon mindes]. Ingen fick vattna, och poolen fick bara fyllas med det som blev över: badvatten och diskvatten[elder:  och en kastrull potatisvatten från {elder}[elder2:  och {elder2}]]. Brandbilen drack alltihop.[elder:  Potatisvattnet tog den först, och {elder.short} blev mycket smickrad.]

På kvällarna kom {friend}[!friend.known: , {child's} bästa vän,] som hade en tumstock i fickan och mätte allt som stod stilla[school: , i synnerhet {at school}]. De satt på trappan och sa ingenting[sport: , inte ens om {sport}]. Fjärde kvällen drack brandbilen medan de såg på.[pet.dog:  {Pet} låg över {child's} fötter, så att ingen skulle få för sig något.][pet.cat:  {Pet} strök sig mot ett däck. {Pet} fick.] Femte kvällen reste sig {child}, gick tre steg över gräset och sträckte fram handen.

Det blinkade blått[athlete: , och inte ens {athlete} hade hunnit med]. Sedan fanns det bara ett hål i häcken.

”Två steg hade gått”, sa {friend}.

# still-full
Nästa morgon var poolen full, och det var mycket värre. Morgonen efter var den också full.[elder:  {Elder.short's} kastrull stod orörd.][pet.dog:  {Pet} låg med nosen i hålet i häcken och väntade.]

”Den är rädd för mig”, sa {child}, och {child.he} var så ledsen att {child.he} inte ens ville bada. ”Och den som är så törstig.”

”Det är det jag inte begriper”, sa {friend}. ”Jag har räknat på det. Inte ens en ko kan vara så törstig varje natt.”

# green
De spanade från {child's} fönster. Trädgården var gul, och ängen var gul, ända bort till skogen. Bara en enda rand var grön. Den var smal som ett skärp, och den gick från poolen, tvärs över ängen och in mellan granarna.[pet.cat:  Mitt i den låg {Pet}, där {pet.he} hade legat hela veckan.]

”Där brukar den åka”, sa {friend}.

”Men varför är det grönt just där?” sa {child}. ”Det är ju som om någon har vattnat.” Och då förstod {child.he}. ”Den är inte törstig. Den läcker.”

# two-buckets
{friend} drog proppen ur poolen, mätte den, stoppade den i fickan och fyllde två hinkar. {@A} bar den ena[elder: , {elder.short} gick sist med kastrullen], och så följde de randen[pet.dog: , med {pet} främst och nosen i det gröna][pet.cat: , förbi {pet}, som tyckte att det var för långt]. Ju längre in i skogen de kom, desto smalare blev den, tills det bara var ett strå här och där.

Där stod brandbilen, med lyktorna stängda. Den hade inte alls varit rädd. Den hade bara inte orkat ända fram.

# the-thumb
Längst bak, nedanför stegen, satt ett hål. {child} provade med tummen, och den passade precis.

{friend} hällde i hinkarna genom luckan på taket. Det började klucka inuti. Ena lyktan gick upp[elder: , men det var först av potatisvattnet som den andra gjorde det, och det glömde {elder.short} aldrig | , och sedan den andra]. De såg rakt på {child}.

Brandbilen började skaka. Och så gav den sig i väg.

Om {child} släppte nu skulle allt rinna ut i mossan, och något mer vatten fanns det inte. {Child.He} släppte inte. {Child.He} gick med, och tittade åt ett annat håll, så att den skulle slippa känna sig uttittad, och nynnade [music: på {music} | på någonting långsamt].[pet.dog:  På andra sidan gick {pet}, fint vid hjulet, så som {pet.he} aldrig gick för någon annan.] Ett steg. Två. Tre. Vid det fjärde stannade den.

Den röda plåten var varm och lite sträv. Det var då {child} märkte det. Tummen satt i hålet, men resten av handen låg platt mot brandbilens sida. {Child} klappade den.

# the-plug
”Arton millimeter”, viskade {friend} och mätte tummen, och så tog {friend.he} fram poolens propp. ”Arton millimeter.” Men {friend.he} räckte inte fram den. ”Men om vi lagar den behöver den aldrig mer komma hit.”

Det hade {child} också tänkt på. {Child.He} lät tummen sitta kvar en liten stund till. Sedan tryckte {child.he} in proppen, så hårt det gick.

Brandbilen rullade fram en bit, vände sig om och tittade på marken bakom sig. Inte en droppe. Den blinkade blått, en gång, och försvann mellan granarna.

# one-garden
Nu hade poolen varken vatten eller propp. På kvällen satt de ändå på trappan.[pet.cat:  {Pet} hade tagit den varmaste biten av den.][elder:  {Elder.short} hade kastrullen i knät.]

Då prasslade det i häcken. In kom brandbilen, så tung att det knakade, med ett näckrosblad på slangen.

”Den har varit vid sjön”, viskade {friend}. ”Det är fyra kilometer. Och den har inte spillt någonting.”

Brandbilen ställde sig mitt på gräsmattan och lyfte slangen rakt upp. Och så regnade det. Det regnade i en enda trädgård[city:  i hela {city}], på gräset och på trappan och på {@a}, som kom med famnen full av torr tvätt.[pet.dog:  {Pet} åt av regnet.][pet.cat:  {Pet} satt redan inne i fönstret.][elder:  {Elder.short} höll upp kastrullen.] {friend} glömde att mäta.

”Det är ju förbjudet att vattna”, sa {@a} och stod kvar.

# a-puddle
Sedan skakade brandbilen slangen och gick hem. På botten av poolen hade det blivit en liten pöl. {Child} lät den vara, om någon skulle vara törstig.

# @a-first
{lodger}, som hyrde rummet bredvid
## if adult
{adult}

# @a
{lodger}
## if adult
{adult}

# @A
{Lodger}
## if adult
{Adult}
