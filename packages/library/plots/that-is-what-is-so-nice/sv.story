title: Det luktar ingenting
title: Björnen som lånade en näsa
title: Är det där hela?
guest picker: Gunvor (hon), Maj (hon)
guest friend: Alva (hon), Tyra (hon)

% Med i skogen: {adult}, annars grannen {picker}. ”Det är det som är så skönt” sägs av björnen, och sist av barnet.

# where-do-i-live
”Ursäkta”, sa björnen. ”Vet du var jag bor?”

Han satt mitt i lingonriset, stor som en bil, och nosen rann på honom. {child} stod bredvid med en spann i ena handen och den andra full av lingon.

”Nej”, sa {child.he}. ”Vet inte du det?”

”Det brukar nosen veta”, sa björnen. ”Jag följer bara med. Men nu är den täppt, och jag ska hem och sova hela vintern, och jag har ingen aning om åt vilket håll det är.” Han drog efter andan. ”A … a …”

”Håll i mössan!” ropade [adult: {adult} | grannen {picker}], som plockade lite längre bort.

”… TJO!”

# is-that-all
Bredvid dem hade det stått en björk full av gula löv. Nu stod det bara en björk.

”De skulle ändå ner”, sa björnen.

{child} plockade löv ur håret.

”Du kan få låna min näsa”, sa {child.he}.

Björnen böjde sig ner och tittade på den. Han tittade länge.

”Är det där hela?” sa han.

# which-one
Så gick de. {child} gick först med näsan, sedan kom björnen, och sist kom [adult: {adult} | {picker}] med båda spannarna, för någon måste ju komma ihåg var bilen stod[city:  och hur man kör till {city}].

”Vad luktar det?” frågade björnen.

{child} sniffade. ”Gran.”

”Vilken gran?”

”Finns det flera?”

Björnen suckade.[music:  Han nynnade lite på {music}, för att inte somna.]

”Vad luktar det nu?”

”Mossa.”

”Vem har gått på den?”

”Det luktar inte vem”, sa {child}. ”Det luktar mossa.”

”Det är som att gå med huvudet i en påse”, sa björnen.

# so-nice
”Men vad är det jag letar efter?” sa {child}. ”Hur luktar det hemma hos dig?”

Björnen tänkte efter.

”Ingenting”, sa han, och rösten blev alldeles mjuk. ”Det luktar ingenting alls. Det är det som är så skönt.”

# looking-for-nothing
Så de letade efter ingenting. Det var svårt. {child} sniffade på en sten, och den luktade sten. {child.He} sniffade på en bäck, och den luktade kallt. {child.He} sniffade rakt upp i luften, och den luktade kväll.
## or
Så de letade efter ingenting. {child} stack in näsan i ett hål, och där inne satt en grävling.

”Luktar det ingenting hos dig?” frågade {child}.

”Ingenting alls”, sa grävlingen, som luktade grävling.

Björnen hade redan fått in en tass.

”Upptaget”, sa grävlingen.

# middle-of-the-path
Det blev blått mellan granarna. Björnen gick saktare och saktare, och mitt på en bred, fin väg satte han sig ner.

”Här blir bra”, sa han och la hakan på tassarna.

”Här?” sa {child}. ”Det här är ju skidspåret! De kommer att åka rakt på dig hela vintern!”

”Säg åt dem att hålla till höger”, sa björnen och blundade.

{child} drog i honom, men det var som att dra i en kulle[athlete: , och inte ens {athlete} hade orkat]. Gråten satt i halsen. {child.He} hade lånat ut sin näsa, och den hade inte räckt.

# just-like-you
{child} lutade sig mot pälsen och längtade hem till sin egen hall, med jackorna och skorna[sport:  och {sport.thing}]. Hur luktade det där? Hos tandläkaren luktade det tandläkare.[school:  {At school} luktade det gympapåse.][elder:  Hos {elder} luktade det kaffe[elder2: , och hos {elder2} såpa].] Hos {friend}[!friend.known: , {child.his} bästa vän,] luktade det kanel. Men hemma hos {child} luktade det ingenting.

Fast det var inte sant. ”Det luktar så gott hos er”, brukade {friend} säga. ”Det luktar precis som du.”

# into-the-fur
{child} vände sig om. {child.He} borrade in näsan i björnens päls, så djupt det gick, och drog in. Våt filt. Kåda. Lite sylt.

”Vakna!” sa {child.he}. ”Det luktar visst något hemma hos dig! Det luktar björn. Det är bara du som inte känner det!”

# that-is-me
{child} kröp in mellan granarna med näsan i mossan, och björnen kom efter, och nästan med en gång tog det stopp.

”Här!” ropade {child}. ”Här luktar det jättemycket björn!”

”Det är jag”, sa björnen.

Det var det. {child} satt med näsan i magen på honom.

”Gå längre bak”, sa {child.he}. ”Längre. Bakom [adult: {adult} | {picker}].”

Och då kom det, fast svagt. Våt filt. {child} kröp under en gran. Våt filt och kåda. Där låg en tall som hade blåst omkull, och under roten fanns det ett hål. {child} stack in huvudet. Våt filt, kåda och sylt.

”Här bor du”, sa {child.he}.

# two-buckets
Björnen stack in sitt huvud bredvid. ”Jag känner inget”, sa han. ”Tänk om det är någon annans. Tänk om … a … a …”

”Vänd dig ut”, sa {child}. ”Fort, fort, fort.”

”… TJO”, nös björnen, så att det ekade.

[adult: {Adult} | {Picker}] hade haft två spannar fulla med lingon. Nu hade [adult: {adult.he} | hon] två spannar.

# all-the-way-home
Men björnen sniffade. Han kände den ena granen efter den andra. Han kände kaffet som [adult: {adult} | {picker}] hade glömt i bilen. Sedan stack han in nosen under roten och andades in, länge.

”Ingenting”, sa han. ”Ingenting alls.”

Och det hördes på rösten att han var hemma.

Innan han kröp in vände han sig om och tittade på {child's} näsa en gång till.

”Den är liten”, sa han. ”Men den räckte ända hem.”

# the-hall
[adult: När {adult} låste upp dörren därhemma | När de kom hem] blev {child} stående i hallen, bland jackorna och skorna, och blundade och sniffade[pet.other: , innan {child.he} ens hade sagt hej till {pet}].[pet.dog / pet.cat:  {Pet} sniffade också, fast på {child.him}, från knäna och uppåt.]

”Vad luktar det?” frågade [adult: {adult} | {picker}, som stod kvar i dörren].

”Ingenting”, sa {child}.

{child.He} sa det en gång till, med näsan i kudden och täcket uppe vid öronen.

”Ingenting alls”, sa {child.he}. ”Det är det som är så skönt.”
