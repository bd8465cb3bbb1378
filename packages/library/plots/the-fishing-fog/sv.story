title: Fiskedimma
title: Stor nog att behålla
title: Napp på sylt
guest aunt: moster Bodil (hon), moster Lisbet (hon)

% Det som nappar är "den" tills man vet. Mackan hänger i häcken, i höjd med en näsa. @a: {adult}, annars {aunt}.

# swallowed
På fredagen[school: , efter {school},] kom dimman [city: in över {city}, ]uppför vägen, svängde in genom grinden hemma hos {child} och slukade trädgården.

Först slukade den skottkärran. Sedan äppelträdet. Sedan kom den ända fram till huset och lutade sig mot fönstren.

”Man ser ju ingenting”, sa {child} uppe i sitt rum.[sport:  ”Och jag som skulle {play sport}!”]

# a-fishing-fog
{Elder}, som var barnvakt tills {@a} kom hem, putsade sina glasögon och tittade ut, länge.

”Ser man på”, sa {elder.he} lågt. ”En fiskedimma.”

”Vad är en fiskedimma?”

”Jag har bara träffat på tre i hela mitt liv”, sa {elder.short}. ”Hämta bambupinnen, snörnystanet och en klädnypa.”

De knöt snöret i pinnen och klädnypan i snöret.

”Nu ska vi ha något på kroken”, sa {elder.short}. ”Sylt, tror jag. Det nappade på sylt 1971.”

# cast
Så {child} gjorde en liten syltmacka och klämde fast den i klädnypan. {Child.He} öppnade fönstret. Dimman luktade som våta slantar. Sedan svängde {child.he} med pinnen och lät snöret löpa, neråt och utåt, tills mackan var borta i allt det vita.

De satte sig på varsin stol och väntade.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] väntade på mackan.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] kom och satte sig emellan, för någon hade sagt fiske.][music:  {Elder.short} nynnade på {@song}, fast bara i näsan.]

”Prata inte så högt”, mumlade {elder.short}. ”Dimma är skygg.”[pet.other: 

{Pet} sa inte ett ord.]

# a-sock
Det ryckte i snöret.

”Napp!” sa {elder.short}.

{child} drog. Upp kom klädnypan, och upp kom mackan, och i sylten satt det … en strumpa.

”En vanlig grå strumpa”, sa {elder.short} och höll upp den. ”Lever oftast i par. Kasta igen, lite mer åt vänster.”
## or
Det ryckte i snöret.

”Napp!” sa {elder.short}.

{child} drog. Upp kom klädnypan, och upp kom mackan, och i sylten satt det … en trädgårdshandske.

”En trädgårdshandske”, sa {elder.short} och höll upp den. ”Fullvuxen. Man ser det på fingrarna, det ska vara fem. Kasta igen, lite mer åt vänster.”

# a-hat
{child} kastade åt vänster. Nu blev det tungt och långsamt, som om något mycket gammalt låg där nere och funderade på saken. {Child.He} drog in snöret, hand över hand. Det var mössan som {child.he} hade tappat i vintras[friend: , när {child.he} byggde snögubbe med {friend}[!friend.known: , {child.his} bästa vän]], och i den bodde det tre sniglar.

”Vilken baddare”, sa {elder.short}. ”Men titta, den har ungar. Den släpper vi i igen.”

De sänkte ner den, mycket försiktigt.

# late
Tredje gången ställde {child} sig upp och kastade av alla krafter, så att det sjöng i snöret. Det for över äppelträdet, över häcken, över allt det som inte syntes.

Sedan hände ingenting på länge. Dimman blev blå, och så blev den grå. Där nere slog klockan fem, och så slog den halv sex.

”{@A} är sen”, sa {child}.

”Det går väl sakta där ute”, sa {elder.short}. Nu log {elder.he} inte lika mycket. ”Man hittar ju inte sina egna fötter.”

# tight
Och då stramade det i snöret.

Det ryckte inte, och det gick inte tungt och långsamt. Det drog. Pinnen böjde sig som en båge, och {child} fick sätta ena foten mot väggen[athlete: , mitt på affischen med {athlete}].

”{Elder.short}! Det är en stor!”

{Elder.short} tog {child.him} om magen. ”Slit inte”, sa {elder.he}. ”Lugnt och fint. Låt den bara veta att du är här.”

{child} höll i sig. {Child.He} ryckte i snöret: ett, två. Och någonting där ute i det vita ryckte tillbaka: ett, två.

# the-catch
{child} drog in en bit. Den följde med. {Child.He} drog in en bit till. Den kom! Den kom genom häcken, med ett brak. Den kom förbi äppelträdet, med en duns, och sa: ”Aj!” Den ramlade över skottkärran. Och så, rakt under fönstret, växte det upp en figur ur dimman, stor och mörk och droppande, med en portfölj i ena handen och en syltmacka i den andra.

”{child}?” sa figuren. ”Är det du?”

”{@A}!” skrek {child}. ”Jag har fått {@a} på kroken!”

# that-jam
”Jag har gått fram och tillbaka på vägen i en halvtimme”, sa {@a}, som hade löv i håret. ”Jag hittade inte huset. Jag hittade inte ens grinden. Och så gick jag rakt in i en macka, med näsan först.” [adult: {Adult.He}|{Aunt.He}] tog en tugga. ”Då tänkte jag: den där sylten känner jag igen.”

# keep
{Elder.short} lutade sig ut och tittade på {@a}, uppifrån och ner.

”Vad tror du?” frågade {elder.he}. ”Ska vi släppa i den igen?”

{child} tänkte efter. ”Nej”, sa {child.he}. ”Den är stor nog att behålla.”

# soup
Så tog de {@a} i land vid köksdörren och hängde upp allt det våta framför brasan. Sedan blev det varm soppa[elder2:  som {elder2} hade kokat], och den ångade så att {elder.short’s} glasögon försvann.

# a-crust
Den natten lät {child} snöret hänga kvar ut genom fönstret, bara en liten bit, med en brödkant i klädnypan. Man vet ju aldrig vem mer som är där ute och försöker hitta hem.

# @a
{aunt}
## if adult
{adult}

# @A
{Aunt}
## if adult
{Adult}

# @song
{music}
