title: Du var: i snön
title: En dag med snö
title: Allt väder ska kvitteras
guest minder: moster Lotta (hon), moster Siv (hon)
guest neighbour: herr Silva (han), herr Lopes (han)

% Den vuxna (@a) är mormor eller farfar, annars {adult}, annars {minder}. Bästa vännen har tvillingarnas roll. Den som är med leker i snön (@play) på sitt eget vis.
% Läs de två korten med samma röst, som någon i en lucka.

# last-winter
Den enda dagen i vintras då det snöade hade {child} vattkoppor.

{Child.He} fick ligga i soffan och se {@others} dra förbi fönstret med pulkor.[pet:  {@out}] När det hade slutat klia var snön borta.

# the-card
Så när det kom ett kort genom brevinkastet, en stekhet fredag i juli, läste {child} det tre gånger.

SYND ATT VI MISSADES, stod det. Vi försökte lämna: SNÖ (en dag). Du var: SJUK. Vi försöker igen: I MORGON, från klockan åtta. Och längst ner, med mycket små bokstäver: Väderkontoret. Allt väder ska kvitteras.

”Det är väl reklam”, sa {@first} och fläktade sig med kortet.

# delivery
Men på lördagen, precis klockan åtta, ringde det på dörren. På trappan stod en kvinna i tjock kappa och vantar med ett block i handen. Bakom henne stod en grå skåpbil med frost över alltihop, och den rykte stilla i solen.

”Leverans till {child}”, sa hon. ”En dag med snö. Blir det trädgården?”

”Ja tack”, sa {child} svagt och skrev på.

Kvinnan öppnade bakdörrarna och drog i en spak. Ut kom ett moln, lågt och runt och blekt. Det svävade in över häcken som en madrass och stannade där.

Så kom den första flingan. {@nose}

# till-sunset
Det snöade tills rosorna hade mössor på sig. Det föll mjukt och tätt, ända fram till häcken och inte en centimeter längre. När {child} lutade sig ut över grinden var det juli på magen och januari på ryggen.

”Till solnedgången”, sa kvinnan. ”Sedan tar det slut, tyvärr.”

{child} slängde på sig jackan utanpå shortsen. {@play} Snön knarrade när man gick.

# nobody-to-say
Klockan tio hade {child} gjort en snögubbe. {Child.He} tog ett steg bakåt för att titta på den, och det fanns ingen som kunde säga om den var bra.

På andra sidan häcken stekte solen. {@eggs} Bebisen på nummer sju skrek, och gamle {neighbour} satt i sin dörr i bara undertröjan, med fötterna i en hink.

Det var {child's} snö. {Child.He} hade väntat på den i ett halvår. Den räckte precis till en trädgård, och om folk klampade omkring i den skulle den vara slut till lunch.

{child} tänkte på pulkorna som hade dragit förbi fönstret.

{Child.He} öppnade grinden.

# come-in
”Ursäkta!” ropade {child.he}. ”Är det någon som vill komma in?”

{@run} kom alla, från nummer fyra till nummer trettio. De kom i solhatt och badtofflor, med vantar som de hade grävt fram längst inne i lådorna.[athlete:  En kom i en tröja med {athlete} på.] De åkte nerför backen vid skjulet i plaskbassängen. De hade snöbollskrig i badbyxor.[sport:  De försökte med {sport} också, men ingen kunde stå på benen.][music:  Någon ställde en radio på muren, och den spelade {music}.] Bebisen satte sig i en driva i bara blöjan, slutade skrika och såg häpen ut.

# an-island
Gamle {neighbour} kom sist, mycket långsamt, {@arm}. Han ställde sig mitt på gräsmattan.

”Jag kommer från en ö”, sa han till {child}. ”När jag var nio år sa de att jag skulle få se snö [city: {in city} | här]. Men jag hann bli vuxen innan jag kom hit, och varje gång det snöade var jag på jobbet. Jag har bara sett den från bussen.”

Han tog av sig tofflorna och stod där barfota och blundade. Ingen kastade något i närheten av honom.

# trampled
Visst klampade de sönder den. När det var dags för middag tittade gräset fram, och snögubben såg ut som ett päron. Men det var en dag i juli, och den var dubbelt så lång som en i januari. Solen gick ner bakom skorstenarna, molnet blev tunnare, och de sista flingorna föll så långsamt att man kunde välja ut en och gå bredvid den.

Sedan gick alla hem, blöta och rosiga. På gräset låg en morot, en solhatt och en hink.[pet / friend / elder:  {@carrot}]

# in-january
”Ångrar du att du delade med dig?” frågade {@a}, när {child} låg i sängen. Alla fönster stod öppna. Luften som kom in var varm igen, men den hade en kall, ren kant, som andra sidan av kudden.

”Nej”, sa {child}. ”Annars hade jag bara stått och tittat på den.”

Där nere smällde det i brevinkastet. {@fetched}

SYND ATT VI MISSADES, stod det. Vi försökte lämna: SOLIG LÖRDAG (en). Du var: I SNÖN. Vi försöker igen: I JANUARI.

# @others
[school: alla {at school} | andra barn]
## if friend
{friend}[!friend.known: , {child.his} bästa vän,] och [school: alla andra {at school} | alla de andra]

# @out
{Pet} var den enda som också måste stanna inne.
## if pet.dog
{Pet}[!pet.known: , {child.his} hund,] fick gå ut och kom in igen med vit nos, och det gjorde det ännu värre.
## if pet.cat
{Pet}[!pet.known: , {child.his} katt,] fick gå ut och kom in igen med snö på tassarna, och det gjorde det ännu värre.

# @first
{minder}, som passade {child.him},
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

# @nose
Den landade på {child's} näsa, och {child.he} såg i kors på den.
## if elder & !pet
Den landade på {elder.short's} näsa, och {elder.short} såg i kors på den.
## if pet.dog / pet.cat
Den landade på {pet's} nos, och {pet} såg i kors på den.

# @play
{Child.He} gjorde allt. {Child.He} gjorde fotspår. {Child.He} gjorde änglar, fast en av dem liknade mest ett får.
## if elder & !pet
{Child.He} och {elder.short} gjorde allt. De gjorde fotspår. De gjorde änglar, fast {elder.short's} liknade mest ett får. Sedan gick {elder.short} in för att leta efter vantar.
## if pet.dog
{Child.He} och {pet} gjorde allt. De gjorde fotspår. De gjorde änglar, fast {pet's} liknade mest ett får. {Pet} bet i snön och skällde på den och grävde en grop i den, och sedan hittade {pet.he} inte gropen.
## if pet.cat
{Child.He} gjorde allt. {Child.He} gjorde fotspår. {Child.He} gjorde änglar, fast en av dem liknade mest ett får. {Pet} satte ner en tass, tog upp den igen och skakade på den och satte ner nästa. Det tog hela förmiddagen att komma fram till skjulet.
## if pet.other
{Child.He} gjorde allt. {Child.He} gjorde fotspår. {Child.He} gjorde änglar, fast en av dem liknade mest ett får. Den finaste flingan bar {child.he} in på vanten för att visa {pet}, men när {child} kom fram var den en droppe.

# @eggs
Tvillingarna på nummer fyra låg raklånga på rygg på trottoaren, som två stekta ägg.
## if friend
{Friend} låg raklång på rygg på trottoaren, som ett stekt ägg.

# @run
Tvillingarna kom först, springande. Efter dem
## if friend
{Friend} kom först, springande, och sa att det var en väldigt bra snögubbe. Efter {friend.him}

# @arm
vid {minder's} arm
## if adult & !elder
vid {adult's} arm
## if elder & !elder2
vid {elder.short's} arm
## if elder2
mellan {elder.short} och {elder2}

# @carrot
{Friend} gick sist och åt upp moroten på vägen.
## if elder & !friend & !pet
{Elder.short} provade solhatten, och den satt bra.
## if pet.dog
{Pet} åt upp moroten.
## if pet.cat
{Pet} klev ner i solhatten och lade sig.
## if pet.other
{child} tog med sig moroten in och visade den för {pet}.

# @fetched
{@A} gick ner, kom upp igen med ett kort, höll det mot ljuset och började skratta.
## if pet.dog
{Pet} lufsade i väg och kom uppför trappan igen med något som var ganska tuggat, och det lade {pet.he} på täcket. {@A} höll det mot ljuset och började skratta.
## if pet.cat
{@A} gick ner för att se efter. {Pet} satt på något och fick lyftas undan. {@A} kom upp igen, höll det mot ljuset och började skratta.
