title: Svansen som inte var trött
title: God natt, svansen
title: En vaken tå
guest sitter: Lena (hon), Gunilla (hon)

% Den som nattar (@a): {adult}, annars den äldre, annars barnvakten {sitter}. Varje god natt saktare än den förra; stryk gärna på samma ställen.

# sounds-like-no
Ute är det mörkt[city:  i hela {city}]. Inne har {@a-first} tänt den lilla lampan[music:  och nynnat färdigt på {@song}].

{child} ligger i sin säng, och vid {child.his} fötter ligger [!pet.known: katten ]{pet}. {Pet} har mjuka tassar, tunna öron och en lång, lång svans.

”Nu ska alla sova”, säger {@a}.

”Mjaaao”, säger {pet}. Det låter precis som nej.

”{Pet.He} är inte trött”, säger {child}.

”Jaså?” säger {@a}. ”Är inte en enda bit av {pet} trött?”

Det måste {child} känna efter.

# four-paws
{Child.He} klappar på en tass. Den är mjuk och stilla.

”Tassen är trött”, säger {child}. ”God natt, tassen.”

Det finns tre tassar till.

”God natt, tassen. God natt, tassen. God natt, tassen.”

Nu sover fyra tassar.

{child} klappar på öronen. De är tunna och varma.

”God natt, örat. God natt, andra örat.”

Nu sover två öron.

{Child.He} lägger handen på magen. Prrr, prrr, låter det där inne.

”Magen snarkar redan”, viskar {child}. ”God natt, magen.”

Och {pet} blundar med det ena ögat. Sedan med det andra.

Nu sover hela {pet}.

# a-tail-awake
Svisch!

Vad var det?

Svisch, åt ena hållet. Svisch, åt andra hållet.

Det är svansen!

”Oj”, säger {@a}. ”En vaken svans. Vad gör man med en sådan?”

{child} lägger sin filt över svansen[elder & adult: , den som {elder} har stickat[elder2:  och {elder2} har satt fransar på]][elder2 & !adult: , den som {elder2} har stickat]. Nu är den borta.

Men där kommer spetsen fram. Tittut! Svisch!

# no-mouth
”Är den kanske törstig?” frågar {@a}.

”Nej”, säger {child}. ”Svansar har ingen mun.”

Det hade {@a} glömt.

{child} tänker. Sedan vet {child.he}.

”Den vill ha en saga”, säger {child.he}.

# once-a-tail
{Child.He} lägger sig på mage, alldeles intill svansen, och berättar:

”Det fanns en svans som sprang efter en katt. Hela dagen sprang den.[athlete:  Fortare än {athlete}.] In i köket. Upp i soffan. Ner från soffan.[friend:  Runt {friend}[!friend.known: , {child's} bästa vän].][school:  Nästan ända till {school}.][sport:  Den hann inte ens {play sport}.] Katten var först. Katten var alltid först!”

Svisch … gör svansen.

”Stackars svansen”, säger {child}. ”Sprang och sprang. Då sa katten: nu lägger vi oss. Och då behövde svansen inte springa mer.”

Svi… gör svansen.

Sedan gör den ingenting.

”God natt, svansen”, viskar {child}.

# little-nose
”Det var en bra saga”, viskar {@a}. ”Och du då? Är någon bit av dig trött?”

Nu är det {@a} som måste känna efter. {@He} klappar {child} på handen.

”God natt, handen. God natt, andra handen.”

{@He} klappar på magen. ”God natt, magen.” {@He} stryker med ett finger över näsan. ”God natt, lilla näsan.”

# a-toe
Men längst ner på {child}, under täcket, är det något som rör sig. Upp och ner. Upp och ner.

”En vaken tå”, viskar {@a}.

{child} skrattar, fast ganska tyst, för svansen sover.

{@A} tar hela foten i sin varma hand och håller den en stund. {@He} bara håller.

Upp … och ner … gör tån.

Upp …

Och så ligger den stilla.

God natt, tån.

# @a-first
barnvakten {sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @He
Hon
## if adult
{Adult.He}
## if elder & !adult
{Elder.He}

# @song
{music}
