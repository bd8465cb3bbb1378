title: Upp, raketen, upp!
title: Raketen som la sig
guest sitter: Siv (hon), Barbro (hon)

% I presens. Omkväde: ”Upp, raketen, upp!”, till sist viskat till barnet. Den som kommer (@A): {adult}, annars den äldre, annars {sitter}.

# long-box
Här är {child's} raket.

Det är en lång, lång kartong[city: , den längsta i hela {city}]. Den har ett runt fönster. Den har en röd skål till nos.[elder:  Nosen ska vara röd, säger {elder}.][elder2:  Det säger {elder2} också.][friend:  Den har en stjärna också, för {friend}[!friend.known: , {child.his} bästa vän,] ville ha en stjärna.]

Raketen står på köksgolvet, under det stora fönstret. {Child.He} står bredvid med armarna rakt upp.

# lies-down
”Upp, raketen, upp!”

Raketen lutar lite hit.

Raketen lutar lite dit.

Plums.

Raketen lägger sig.

”Nej”, säger {child}. ”Inte ner. Upp!”

# likes-it
{Child.He} lyfter upp den och ställer den på ända.

”Upp, raketen, upp!”

Lite hit.

Lite dit.

Plums.

Raketen lägger sig.

”Tokiga raket”, säger {child}. ”Raketer ligger inte.[school:  Inte ens {at school}.]”

Men den här gör det. Den tycker att det är skönt.[pet.dog / pet.cat:  Det tycker [pet.dog: hunden|katten] {pet} också och lägger sig bredvid.][pet.other:  {Pet} sitter alldeles stilla och tittar.]

# counting
”Just det”, säger {child}. ”Jag måste ju räkna!”

Upp med raketen igen. Den står så rakt den kan.

”Fem.”

Lite hit.

”Fyra.”

Lite dit.

”Tre …”

Plums.

”Vänta! Jag är inte klar!”

Men raketen kan inte vänta. Den får resten där den ligger.

”Två. Ett. Upp!”

Raketen ligger kvar och lyssnar.

# cushions
{Child.He} hämtar en kudde och sätter den på ena sidan. {Child.He} hämtar en kudde till och sätter den på andra sidan. Nu har raketen två tjocka fötter.

”Upp, raketen, upp!”

Lite hit …

Lite dit …

Raketen står!

Hurra, hurra!

# off-comes-the-nose
Plums.

Ner kommer raketen, och bom, så ramlar nosen av.

Den röda skålen rullar sin väg över golvet, runt, runt, runt.[athlete:  Inte ens {athlete} hade hunnit ifatt den.]

Oj då.

”Raketen! Gjorde du dig illa?”

{Child.He} kryper efter nosen, ända in under bordet. Där är den!

{Child.He} sätter dit den igen, alldeles själv, med båda händerna. Sedan klappar {child.he} den. Klapp, klapp.

# in-she-goes
”Är du trött, raketen?[sport:  Har du hållit på att {play sport} hela dagen?]”

I ena änden är raketen öppen. {Child.He} kikar in.

In med huvudet. In med magen. In med fötterna.

Nu ligger {child.he} också ner.

# the-moon
Å!

Genom det runda fönstret ser man ut. Där är det stora fönstret. Och i det stora fönstret är månen.

Månen tittar in på {child}. Och {child} tittar upp på månen.

”Raketen”, säger {child}. ”När man ligger ser man den!”

Det var därför den ville ligga.

# fly
{child} ligger stilla. Raketen ligger stilla.

”Upp, raketen, upp”, viskar {child.he}.

Och de flyger och flyger och flyger.[music:  Raketen nynnar på {music}.]

# at-the-moon
{@A} kommer och sätter sig på huk och tittar in genom det runda fönstret.

”Hej”, säger {@a2}. ”Är du framme vid månen?”

”Ja”, säger {child}. ”Jag och raketen.” Och munnen gör en stor, stor gäspning.

# up
{@A2} letar reda på två fötter. {@He} letar reda på en mage. {@He} letar reda på ett huvud. Raketen får en klapp på sin röda nos.

Sedan lägger {@he} båda armarna om {child}.

”Upp, {child}”, viskar {@a2}. ”Upp.”

# @A
{sitter}, som är barnvakt,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a2
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
