title: Skottkärran som gnällde
title: En droppe, precis där
title: Gniss-gnäll

% Nutid, som i sagan den gjordes av. @a: {adult}, annars den äldre.

# it-is-sad
{Elder} har en skottkärra. {child} kör den. {Elder.short} håller i lite grann, men bara lite.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] går bredvid.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] sitter på trappan och ser på.]

Gniss-gnäll, säger skottkärran. Gniss-gnäll, gniss-gnäll.

”Hör”, säger {child}. ”Den är ledsen.”

”Ja, jösses”, säger {elder}. ”Vad kan den vilja?[sport:  Vill den {play sport}?]”

# hungry
{child} tänker.

”Den är hungrig!”

Så {child} hämtar en potatis. En stor, med jord på[school: , större än dem man får {at school}]. Den lägger {child.he} i skottkärran. Och så kör de en bit.

Gniss-gnäll, gniss-gnäll.

”Nej”, säger {elder.short}. ”Hungrig var den inte.”

# cold
{child} tänker en gång till.

”Den fryser!”

Så {elder.short} tar av sig sin keps[elder2: , den som {elder2} också brukar ha,] och lägger den i skottkärran. Den passar precis på potatisen. Och så kör de en bit.

Gniss-gnäll, gniss-gnäll.

”Nej”, säger {elder.short}. ”Frös gjorde den inte.”

# lonely
{child} tänker så att det syns.

”Den är ensam![friend:  Som jag, när {friend} har gått hem.]”

Så {child} klättrar upp och sätter sig bredvid potatisen. Nu är de två i kärran. Och {elder.short} kör en bit.

GNISS-GNÄLL! GNISS-GNÄLL![city:  Det hörs i hela {city}.]

”Nej”, säger {elder.short}. ”Ensam var den inte heller.”

# the-long-nose
Då böjer sig {elder.short} ner och tittar på hjulet. {child} böjer sig ner och tittar på hjulet.

”Aha”, säger {elder}.

{Elder.He} hämtar en liten kanna med en lång, lång näsa.

”Den behöver en droppe olja”, säger {elder.short}. ”Precis där.”

{child} håller i kannan. {Child.He} håller alldeles stilla.[athlete:  Så stilla håller inte ens {athlete}.] En droppe.

Plipp.

# nothing
Och så kör de en bit. Och skottkärran säger … ingenting. Den bara rullar. [music: Nu hörs det att {elder.short} nynnar på {music}. ]Rull, rull, rull, genom gräset.

# grumbling
På kvällen ligger {child} i sin säng.[pet.other:  {Pet} sover redan.] Täcket är dumt. Kudden är dum. Tröjan kliar.

”Gnäää”, säger {child}.

”Hör”, säger {@told}. ”Det är någon som gnäller. Är du hungrig?”

”Nej.”

”Fryser du?”

”Nej.”

”Är du ensam?”

Nej, för {@a} är ju där.

# on-the-nose
”Aha”, säger {@a}. ”Du behöver en droppe. Precis där.”

Och så pussar {@a} {child}. Mitt på näsan.

Plipp.

Sedan säger {child} ingenting. {Child.He} bara rullar. Rull, rull, rull, rakt in i sömnen.

# @told
{elder.short}
## if adult
{adult}, för {elder.short} har berättat

# @a
{elder.short}
## if adult
{adult}
