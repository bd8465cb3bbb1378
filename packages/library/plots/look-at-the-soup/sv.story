title: Att inte vilja ha {colin}
title: Titta på soppan
title: Famnen full av {colin}
guest bello: Farid (han), Zoran (han)
guest colin: Kurt (han), Sture (han)

% Sagans katt bor i affären; en katt som är ikryssad får en enda bisats. Korgen är för resan, och där hälls han i när han sover.

# warm-newspapers
Mest av allt i hela världen ville {child} ha katten i {bello's} affär i sitt knä.[pet.other:  {Pet} hemma var inte den som la sig i knän.]

Det var en bred grå katt som hette {colin}, kanske den bredaste i [city: hela {city}|stan], och han bodde ovanpå tidningarna.[elder:  {Elder} fick alltid en varm[elder2: , och det fick {elder2} också].] Varje lördag kom {child} in[friend:  med sin bästa kompis {friend}] och sa: ”Hej, {colin}. Kom då, {colin}. Kiss, kiss, kiss!” Och varje lördag reste sig {colin}, vände sig om och satte sig igen med ryggen till.

”Han tycker inte om mig”, sa {child}.

”Jo då”, sa {bello}. ”Men du vill ju ha honom, förstår du. Sånt känner katter. Det kliar i pälsen på dem.”
[pet.dog: 

Utanför dörren satt hunden {pet} och ville ha alla som gick förbi. Det kliade inte på någon.
]

”Hur ska jag göra för att få honom, då?”

”Låt bli att vilja”, sa {bello}.

# not-at-all
Något så dumt hade {child} aldrig hört. Men {child.he} försökte. {child.He} satte sig på en uppochnedvänd läskback, la armarna i kors och tittade på soppburkarna.

”Jag vill inte ha någon katt”, sa {child.he}.

Bakom ryggen hördes en duns. Så låter det när en bred katt hoppar ner från tidningarna.

”Jag vill inte alls ha någon katt”, sa {child}. ”Vad skulle jag med en sån till?[sport:  Den kan ju inte ens {play sport}.]”

Tass, tass, tass.

Något mjukt snuddade vid baksidan av benet, och {child} snurrade runt.[athlete:  Inte ens {athlete} hade gjort det fortare.] ”{colin}!”

{colin} låg ovanpå tidningarna igen, med ryggen till.

”Nu ville du”, sa {bello}.

”Bara pyttelite!” sa {child}.

# no-eyes-at-all
Hela veckan övade {child}[school: , till och med {at school}]. {child.He} ville inte ha bussen, och då kom den. {child.He} ville inte ha ärtor, och då [adult: la {adult} upp|blev det] en hel hög. Det funkade på nästan allting.

När {child.he} sköt upp dörren till affären på lördagen stod det en resväska på disken. Bredvid stod en kattkorg med den lilla luckan öppen.

”Vi ska till min syster vid havet”, sa {bello}. ”En hel vecka, och fisk varenda dag. Taxin kommer om tio minuter. In med dig, {colin}.”

{colin} tittade på korgen. Han tittade på {bello}. Sedan gick han ner från tidningarna, under brödhyllan och in bakom den stora frysen, längst in, där det var mörkt och ingen kunde nå.

”{colin}!” ropade {bello}. ”Kiss, kiss!”

Två gröna ögon drog sig längre in.

”{colin}!” ropade damen som skulle köpa frimärken. ”Fisk, {colin}!”

”{colin}!” vrålade taxichauffören, som var tidig[music:  och hade {music} på]. ”UT MED DIG NU, GUBBEN!”

Nu syntes inga ögon alls.

# a-sausage-on-a-ruler
De skramlade med kattmaten.[friend:  {Friend} jamade, och det lät riktigt äkta.] De stack in en korv på en linjal. Linjalen kom ut igen, men inte korven. {bello} la sig ner med kinden mot golvet, och när han reste sig var hela ansiktet skrynkligt.

”Jag missar tåget”, sa han. ”Och jag kan inte åka utan honom. Det går inte. Han har inte sovit en enda natt utan mig.”

Han ville ha {colin} så mycket att till och med {child} kände det. Det kliade.

# look-at-the-soup
”Ni bara vill och vill”, sa {child}. ”Nu får ni sluta. Allihop. Titta på soppan.”

”Förlåt?” sa damen.

”Titta på soppan!” sa {child}.

Så de ställde sig på rad och tittade på soppan: {bello}, damen med frimärkena[friend: , {friend}][elder: , {elder.short}[elder2: , {elder2.short}]] och taxichauffören med mössan i handen. Och {child} ställde korgen bredvid läskbacken, satte sig och la armarna i kors.

”Jag vill inte ha någon katt”, sa {child.he}.

Ingenting.

”Jag skulle inte ta en om jag så fick den gratis”, sa {child}. ”Jag har bara det här knät, och det är ledigt, men det är inte till för katter.”

Det krafsade till bakom frysen.

”Tomat”, läste taxichauffören och stirrade stint. ”Mera tomat.”

# down-to-the-shoes
Tass, tass, tass.

Något strök sig mot {child's} ben. {child} tittade på soppan. Något satte en tass på {child.his} knä. {child} tittade på soppan så att ögonen tårades. Och sakta, och väldigt tungt, klättrade hela {colin} upp, snurrade två varv och la sig.

Sedan spann han. Det kändes genom hela {child}, ända ner i skorna.

Ingen rörde sig.

# not-wanting-anything
”Har han kommit?” viskade {bello} till soppan.

”Han håller på att somna”, viskade {child}.

”Då kan vi hälla ner honom i korgen”, viskade {bello}. ”Om en minut.”

”Taxin kan vänta två”, viskade chauffören.

Så taxin väntade. Och i två hela minuter satt {child} alldeles stilla, med knät fullt av {colin}, och ville ingenting.
