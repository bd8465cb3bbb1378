title: Hej, tall
title: Kramtallarna
title: Man går inte förbi folk
guest gunbritt: Gun-Britt (hon), Maj-Lis (hon)

% Ordningen in: tall, gran, gran, lilla björk, näsa, kjol, den som vilar, kramtallarna, stenen. Ut: baklänges. Den som möter på vägen: {adult}, annars den äldre, annars
% lyser det bara i fönstret hemma.

# in-a-hurry
{child} skulle till skogen. {Child.He} skulle till den stora stenen mitt i skogen och äta bulle.[sport:  Sedan skulle {child.he} {play sport}.] {Child.He} ville dit nu.

Men {child.he} gick med {gunbritt} från huset bredvid, och {gunbritt} hälsade.

”Hej, tall”, sa {gunbritt} till den första tallen. Hon tog den i grenen och skakade. ”Hej, gran. Hej, gran. Hej, lilla björk, vad du har vuxit!”[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hälsade också, på sitt eget sätt.]

”Träd kan inte säga hej”, sa {child}.

”Nej”, sa {gunbritt}. ”Så det får vi göra.”

{child} suckade.[pet & !pet.dog:  Hemma sa man hej till {pet}, och sedan var det klart.] Det fanns väldigt många träd i skogen[city: , fler än folk {in city}].[friend:  {Friend}[!friend.known: , {child's} bästa vän,] gick sist och hälsade redan på kottarna.]

# a-nose
”Hej, tall med näsa”, sa {gunbritt}. Det satt en stor knöl mitt på tallen.

”Kom nu”, sa {child}. ”Bullen väntar.”

”Säg hej du också”, sa {gunbritt}. ”Man går inte förbi folk.”

[school: ”{At school} säger vi hej till alla på en gång”, sa {child}. Men det gick inte här.

]{child} sa hej till tallen med näsan. {Child.He} sa det [athlete: lika fort som {athlete}|fort]. Hej.

# a-skirt
Sedan kom en gran med kjol, med grenarna ända ner till marken. ”Hej, gran i kjol!” Sedan kom en björk som stod så snett att den nästan låg. ”Hej, björk! Vila du!” Sedan två tallar så tätt ihop att de satt fast i varandra.

”Hej, kramtallar”, sa {child}. Det bara slank ur {child.him}.

”Just det”, sa {gunbritt}. ”Så heter de.”

# the-bun
Och till slut, till slut, kom de fram till stenen. Den var varm av solen och mjuk av mossa. De åt bulle och drack choklad.[music:  {Gunbritt} nynnade på {music}.]

# milk
Då kom dimman smygande. Först var den bara som lite mjölk mellan stammarna. Sedan kom mer mjölk. Sedan var hela skogen vit, och stigen var borta.

{Gunbritt} reste sig. Hon tittade åt ena hållet. Hon tittade åt andra hållet.

”Nämen”, sa hon. ”Jag som alltid går efter stigen. Nu vet jag inte var vi är.”

{child} fick ont i magen. {Gunbritt} visste ju alltid.[pet.dog:  {Pet} satte sig på hennes fot.]

# two-of-them
Allt var vitt. Men där framme stod något mörkt. Nej, två. Två som höll om varandra.

{child} tog {gunbritt} i handen och drog[friend: , och {friend} höll i hennes kofta].

”Hej, kramtallar”, sa {child.he}.

{Child.He} gick fram och tog i grenen. Jo, det var de! {Child.He} tänkte. Vem hade {child.he} sagt hej till före kramtallarna?

# lying-down
”Den som vilar!” sa {child}.

De gick några steg. Där låg hon nästan, vit i det vita, och {child} höll på att snubbla på henne.

”Hej, björk! Vila du!”

Nu gick {child.he} först. {Child.He} gick sakta och höll ut handen framför sig. Det prasslade om fingrarna. Grenar, ända ner till marken.

”Hej, gran i kjol!”

# nobody
Sedan kom det ingen. {child} gick lite åt höger, och där var ingen. {Child.He} gick lite åt vänster, och där var heller ingen. {child} stod stilla och bet ihop.

Så sträckte {child.he} ut båda armarna, så långt det gick, och kände sig fram. Luft. Luft. Bark! {Child.He} klappade på barken. Upp, upp, upp. Där satt en stor knöl.

”Hej, tall med näsa”, sa {child}, och nu sa {child.he} det inte fort. {Child.He} la kinden mot den. ”Hej, hej, hej.”

# the-lamp
Efter näsan var det lätt. Lilla björken som hade vuxit. Gran. Gran. {child} tog dem i grenen, en efter en, och skakade ordentligt. Och sist stod den allra första tallen, och bakom den lyste något gult. Det var lampan över bänken vid vägen.

”Hej, tall”, sa {child}. ”Hej, lampa. Hej, bänk!”

# the-bench
De satte sig på bänken, tätt ihop under {gunbritt's} stora kofta. Det var en slurk choklad kvar i termosen, och {child} fick hela[friend: , för {friend} ville hellre ha locket att hålla i].

”Det var tur att du hälsade”, sa {gunbritt}.

”Man går inte förbi folk”, sa {child}.

# goodbye
Bakom dem stod skogen, stor och vit och stilla. Nu kände {child} nästan allihop. Långt nere på vägen {@m}.

{child} vände sig om en sista gång.

”Hej då, skogen”, sa {child.he}. ”Vi ses i morgon.”

# @m
lyste det i fönstret hemma
## if adult
kom {adult}[elder & !elder2:  och {elder}][elder2: , {elder} och {elder2}] gående med en ficklampa
## if elder & !adult
kom {elder}[elder2:  och {elder2}] gående med en ficklampa
