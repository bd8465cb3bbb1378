title: Den här vägen, mitt herrskap
title: Håll i er ordentligt
title: Bebisen som skulle visas runt
guest pocock: fru Ahlgren (hon), fru Möller (hon)
guest midwife: Ulla (hon), Kerstin (hon)

% Bebisen är "den" och har inget namn, så att den är varje familjs; därför säger {child} mitt herrskap. Vems magen var sägs inte.
% Den som bär den (@a): {adult}, annars den äldre, annars barnmorskan, vid namn varje gång.

# never-seen-a-toaster
Det skulle komma en bebis hem till {child}, och den visste inte var någonting fanns.

”Den har aldrig sett en brödrost”, sa {child}. ”Inte en enda. Någon måste ju visa den runt.”

Så {child} gjorde sig i ordning. {Child.He} letade fram en träslev att prata i. {Child.He} knöt fast en randig strumpa på en linjal, så att det blev en flagga[friend: , och den fick {friend}[!friend.known: , {child.his} bästa vän,] bära]. Ingen visste ännu om bebisen var en dam eller en herre, så {child.he} fick säga mitt herrskap, för säkerhets skull. Och varje kväll ställde {child.he} sig framför den jättestora magen där bebisen bodde och övade, med sin bästa visa-runt-röst, och den var väldigt hög[school: , så hög att den inte fick vara med {at school}].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] satt längst fram och lyssnade på alltihop.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt längst fram och såg åt ett annat håll.]

”GODAFTON, MITT HERRSKAP! DEN HÄR VÄGEN! TILL VÄNSTER SER NI BRÖDROSTEN. DEN SÄGER POFF. HÅLL I ER ORDENTLIGT!”

Och magen sa duns.

”Den har en fråga”, sa {child}. ”NEJ, MAN FÅR INTE STOPPA SYLT I DEN.”

# shh
En tisdag kom bebisen hem. I hallen stod {child}[friend:  och {friend}] och väntade, med sleven och strumpan.

”GODDAG, MITT HERR…”

”Sch!” sa {@a-first}. ”Den sover.”

[age>=5 / elder & adult: {child} försökte en gång till före maten. ”GODDAG, MI…”

”Sch!” sa {@second}. ”Den sover fortfarande.”

]{child} försökte en gång till efter maten. ”GO…”

”Sch!” sa {pocock} från huset bredvid, som hade kommit med en paj.

{child}[pet.dog / pet.cat:  och {pet}] tittade ner i vaggan. Bebisen var liten och röd, och det såg ut som om någon hade vikt ihop den för att få ner den i ett kuvert.

”Den missar ju allting”, sa {child}[friend:  till {friend}].

# waaah
Då vaknade bebisen. Den öppnade munnen, och ut kom ett ljud som var mycket större än den själv.

”UÄÄÄÄH!”

Den fick mjölk. Uäääh! {@A} vaggade den. Uääääh![pet.dog:  {Pet} hämtade en strumpa åt den. Uääääh!][pet.cat:  {Pet} gick och satte sig högst upp på skåpet. Uääääh!][pet.other:  {Pet} fick komma fram och titta på den. Uääääh!] {Pocock} sjöng [music: {music}, som hade hjälpt | visan som hade hjälpt] på alla hennes egna. UÄÄÄÄÄÄH!

”Den har gått vilse”, sa {child}. ”Den vet inte var den är. Jag ska visa den.”

”Men tyst, då”, sa {@a}.

# quietly-then
Så {child} gjorde det tyst. {Child.He} böjde sig ner över vaggan, ända ner till bebisens öra, och viskade. ”Godafton, mitt herrskap. Den här vägen.”

Bebisen tittade på {child.him}. Hakan darrade. Sedan blev den alldeles lila, och så skrek den så att {pocock’s} glasögon åkte ner på näsan.

Å nej. Den ville inte bli visad runt. Den ville inte ha {child} alls.

Nu darrade {child’s} haka också. {Child.He} höll hårt i sleven.[pet.dog:  {Pet} lade sin haka på {child’s} fot.] [friend: 

”Det sa ju duns varje kväll”, sa {friend}. ”Jag hörde det.” | Alla de där kvällarna hade det gått så bra. Varje gång hade det sagt duns.]

Fast alla de där kvällarna hade {child.he} inte viskat en enda gång.

# it-is-me
”Jamen!” sa {child}. ”Den vet ju inte att det är jag!”

{Child.He} ställde sig rak i ryggen. [age>=5: {Child.He} lyfte sleven. ]{Child.He} tog det största andetag som gick[sport: , ett sådant som man tar när man ska {play sport}].

”GODAFTON, MITT HERRSKAP!”

”Sch …” började {pocock}.

Men då hade det redan slutat. Skriket tog slut som när man stänger en kran.[pet.cat:  {Pet} kom ner från skåpet.]

Bebisen vred på huvudet. Den letade efter rösten, ditåt och ditåt, med två mörka ögon. Och så hittade den {child}.

”Nej, nu har jag hört det med”, sa {pocock}.

# off-they-went
”DEN HÄR VÄGEN!” sa {child}, och så gick de: {child} först, med [friend: sleven, sedan {friend}, med strumpan i högsta hugg | strumpan i högsta hugg], sedan {@a} med bebisen, sedan [elder & adult: {elder}[elder2:  och {elder2}], sedan ][elder2 & !adult: {elder2}, sedan ]{pocock} med pajen[pet.dog: , och allra sist {pet}, som hade hört alltihop förut][pet.cat: , och allra sist {pet}, som såg åt ett annat håll].

”TILL VÄNSTER SER NI BRÖDROSTEN. DEN SÄGER POFF.” {@A} tryckte, och den sa poff. ”INGEN SYLT, TACK.”

”TILL HÖGER SER NI BADKARET. ANKAN ÄR GRATIS.”[city: 

”BAKOM GARDINEN LIGGER HELA {city}. DET ÄR STÄNGT FÖR KVÄLLEN.”][athlete: 

De gick förbi {athlete} på väggen, som man inte fick slicka på.]

”RAKT FRAM SER NI GRANNTANTEN. HON ÄR INTE HÄR JÄMT.”

# a-little-bit-smaller
För varje ny sak blev bebisens ögon lite mindre. Och för varje ny sak blev {child’s} röst lite mindre, den med, fast ingen hade sagt sch.[pet.dog / pet.cat:  När de kom fram till vaggan lade sig {pet} under den.]

”Och här ser ni er vagga”, sa {child.he}, när {@a} hade lagt ner bebisen[friend:  och {friend} hade halat flaggan]. ”Nu stänger vi för i dag, mitt herrskap. I morgon öppnar vi igen. Håll i er ordentligt.”

# held-on
Det hade {child} sagt varje kväll, i flera veckor. {Child.He} hade aldrig trott att någon faktiskt skulle göra det.

Men bebisen sträckte fram en hand, liten som ett snäckskal. Den fick tag i {child’s} finger, och där höll den i sig ordentligt.

# @a-first
barnmorskan {midwife}
## if adult
{adult}
## if elder & !adult
{elder}

# @second
{@a}
## if elder & adult
{elder}

# @a
{midwife}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{midwife}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
