title: Mannen som sa schh
title: Filmen utan ljud
title: Rad efter rad
guest usher: Gullan (hon), Barbro (hon)

% {Friend} kan inte viska: det som viskas står med stora bokstäver, ända till slutet. Mannen framför har inget namn. Kramsch: en popcornlåda, en tass, ett täcke. Schh: en man, havet, regnet.

# cant-whisper
{Friend} kunde inte viska. {Friend.He} var {child's} bästa vän, och {friend.he} hade försökt. Nu satte {friend.he} munnen tätt intill {child's} öra, kupade båda händerna runt, och så kom det: ”ÄR DET DÄR HANS MAMMA?”

”Schh!” sa mannen på raden framför. Han hade lång hals och en liten påse halstabletter.

Det var lördag, och de var på bio[city:  i {city}] och såg filmen om björnen. Han var liten och vit, han hade kommit bort från sin mamma, och nu gick han hem till henne genom all snö som fanns. Den filmen hade {child} och {friend} väntat på ända sedan i våras.

”HAN GÅR ÅT FEL HÅLL”, viskade {friend}.

”Schh!” sa mannen.

# no-sound
Och då försvann ljudet.

Inte bilden. Bara ljudet. Nyss hade det hörts vind, och tassar, och ett piano. Nu gick det en björn där uppe på ingenting alls, och det enda som hördes var tvåhundra människor som andades.

{usher}, som rev biljetterna, kom ner i mittgången med sin ficklampa. ”Högtalarna har pajat”, sa hon. ”Jag har dunkat på dem, och jag har bett dem snällt. Ni får sitta och titta på när han går, eller så får ni pengarna tillbaka.”

Stolarna började smälla. [music: Någon gnolade på {@song}. ]Folk letade efter sina vantar.

# krumpf
”MEN KOMMER HAN HEM?” sa {friend}. {Friend.His} ögon var alldeles blanka. {child} kramade sin popcornlåda hårt med båda händerna.

Kramsch, sa lådan.

På duken, i precis samma ögonblick, satte björnen ner en tass.

{child} tittade på lådan. {Child.He} tittade på björnen. {Child.He} väntade på nästa tass.

Kramsch.

Och nästa. Kramsch. Kramsch. Kramsch. Det var snö. Det var precis snö. En kille som hade en arm i jackan[sport:  och skulle i väg och {play sport}] satte sig igen för att lyssna.

Björnen kom till en backe, satte sig på rumpan och åkte. {child} högg tag i dragkedjan på sin jacka. Zzzzzip![athlete:  {athlete} hade inte åkt fortare.] Någon skrattade. Björnen fastnade med nosen i isen och drog loss den. {child} stack ett finger i kinden. Plopp! Alla skrattade.

# can-i
Sedan klättrade björnen upp på en sten, fyllde sig med luft och öppnade munnen.

”{child}”, sa {friend}. ”FÅR JAG?”

”Nu”, sa {child}.

Och {friend}, som hade fått höra schh [school: {at school} | i skolan], och på bussen, och två gånger på ett bröllop, VRÅLADE.

Mannen framför hoppade till så att halstabletterna yrde. Nu var det ingen som gick. Till och med {usher} slog sig ner, på trappsteget, med ficklampan i knät.

# the-sea
Kramsch, kramsch, kramsch. Och där, långt borta, äntligen, var hans mamma. Hon låg och sov på isen, lång och vit som en kulle. Men mellan dem låg havet.

Björnen hoppade i.

Vågor höga som hus, och inte ett ljud. {child} blåste i sitt sugrör. Blubb, blubb. Det var inget hav, det var ett bad. {Child.He} skakade popcornen. Rassel, rassel. Det var inget hav det heller. Utan ljud såg det ut som en björn som rullade runt under ett täcke. En liten pojke fnissade. Någon reste sig. Björnens huvud försvann.

”HAN DRUNKNAR!” skrek {friend}.

”Schhhh!” sa mannen framför.

På duken bröts en våg.

# longer
{child} lutade sig över stolsryggen. ”Gör så en gång till”, sa {child.he}.

Mannen vred på sin långa hals. ”Förlåt, hur sa?”

”Det du gjorde. Fast längre. Snälla.”

”Jag sa bara schh.”

”Längre!”

”Schhhhhhhh”, sa mannen.

Det var havet. Det var självaste havet som kom.

# wave-after-wave
{child} klättrade ut i mittgången, där alla kunde se. {Child.He} lyfte båda armarna, långsamt, när en våg kom upp, och så lät {child.he} dem falla. ”Schhhhhhhh”, sa första raden. {Child.He} lyfte dem igen och vände sig. ”Schhhhhhhh”, sa de i mitten. ”Schhhhhhhh”, sa de längst bak, och {usher},[elder:  och {elder}, som bara hade följt med för glassens skull,][elder2:  och {elder2}, som hade följt med {elder},] och allra högst mannen med den långa halsen, som blundade. Björnens nos kom upp, och sjönk, och kom upp. Våg efter våg bar de honom över, allihop.

Sedan stod han på isen.

{child} lät armarna sjunka. Små vågor. ”Schhh.” Mindre. ”Sch.” Och ingenting.

# he-got-home
Björnen gick fram till sin mamma. Hon öppnade ena ögat, och så öppnade hon famnen. Han kröp in, och det började snöa.

Tvåhundra människor satt där, lika tysta som snön. {Friend} satte munnen intill {child's} öra och kupade händerna runt.

”Han kom hem”, viskade {friend}.

Det var bara {child} som hörde. Och ingen i hela världen sa schh.

# rain
På kvällen kröp {child} ner i sängen, och täcket veckade sig runt {child.him}. Kramsch.[pet.dog / pet.cat:  {Pet}, {child's} [pet.dog: hund|katt], lade sig längst ner på det. Kramsch.][pet.other:  {Pet} sov redan.] Lampan slocknade. Ute hade det börjat regna, först på taket, sedan på häcken, sedan längs hela gatan, rad efter rad.

Schhhhh, sa regnet.

Schhh.

Sch.

# @song
{music}
