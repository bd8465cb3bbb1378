title: Att inte vilja ha {colin}
title: Titta på soppan
title: Famnen full av {colin}
guest bello: Farid (han), Zoran (han)
guest colin: Kurt (han), Sture (han)

% Sagans katt bor i affären. Hunden vill ha alla och måste också titta på soppan; den äldre är damen med frimärkena; kompisen jamar och läser tomat. Korgen är för resan, och där hälls han i när han sover.

# warm-newspapers
Mest av allt i hela världen ville {child} ha katten i {bello's} affär i sitt knä.[pet.other:  {Pet} hemma var inte den som la sig i knän.]

Det var en bred grå katt som hette {colin}, kanske den bredaste i [city: hela {city}|stan], och han bodde ovanpå tidningarna.[elder:  {Elder}, som köpte frimärken där, fick alltid tidningen varm[elder2: , och det fick {elder2} också].] Varje lördag kom {child} in[friend:  med sin bästa kompis {friend}] och sa: ”Hej, {colin}. Kom då, {colin}. Kiss, kiss, kiss!” Och varje lördag reste sig {colin}, vände sig om och satte sig igen med ryggen till.

”Han tycker inte om mig”, sa {child}.

”Jo då”, sa {bello}. ”Men du vill ju ha honom, förstår du. Sånt känner katter. Det kliar i pälsen på dem.”
[pet.dog: 

Utanför dörren satt {pet}[!pet.known: , {child's} hund,] och ville ha alla som gick förbi. Det kliade inte på någon.
]

”Hur ska jag göra för att få [pet.dog: {colin}|honom], då?”

”Låt bli att vilja”, sa {bello}.

# not-at-all
Något så dumt hade {child} aldrig hört. Men {child.he} försökte. {child.He} satte sig på en uppochnedvänd läskback, la armarna i kors och tittade på soppburkarna.

”Jag vill inte ha någon katt”, sa {child.he}.

Bakom ryggen hördes en duns. Så låter det när en bred katt hoppar ner från tidningarna.

”Jag vill inte alls ha någon katt”, sa {child}. ”Vad skulle jag med en sån till?[sport:  Den kan ju inte ens {play sport}.][pet.dog:  Jag har ju {pet}.]”

Tass, tass, tass.

Något mjukt snuddade vid baksidan av benet, och {child} snurrade runt.[athlete:  Inte ens {athlete} hade gjort det fortare.] ”{colin}!”

{colin} låg ovanpå tidningarna igen, med ryggen till.

”Nu ville du”, sa [friend: {friend}|{bello}].

”Bara pyttelite!” sa {child}.

# no-eyes-at-all
Hela veckan övade {child}[friend:  med {friend}][school: , till och med {at school}]. {child.He} ville inte ha bussen, och då kom den. {child.He} ville inte ha ärtor, och då [elder: la {elder.short} upp|[adult: la {adult} upp|blev det]] en hel hög.[pet.dog:  {Child.He} ville inte ha {pet} på fötterna om natten, och där låg {pet.he}.] Det funkade på nästan allting.

När {child.he} sköt upp dörren till affären på lördagen stod det en resväska på disken. Bredvid stod en kattkorg med den lilla luckan öppen.

”Vi ska till min syster vid havet”, sa {bello}. ”En hel vecka, och fisk varenda dag. Taxin kommer om tio minuter. In med dig, {colin}.”

{colin} tittade på korgen. Han tittade på {bello}. Sedan gick han ner från tidningarna, under brödhyllan och in bakom den stora frysen, längst in, där det var mörkt och ingen kunde nå.

”{colin}!” ropade {bello}. ”Kiss, kiss!”

Två gröna ögon drog sig längre in.

”{colin}!” ropade [elder: {elder.short}, som väntade på sina frimärken|damen som skulle köpa frimärken]. ”Fisk, {colin}!”

”{colin}!” vrålade taxichauffören, som var tidig[music:  och hade {music} på]. ”UT MED DIG NU, GUBBEN!”
[pet.dog: 

In kom {pet} med nosen före och ville allra mest.
]

Nu syntes inga ögon alls.

# a-sausage-on-a-ruler
De skramlade med kattmaten. [friend: {Friend} jamade, och det lät riktigt äkta. Sedan stack {friend.he}|De stack] in en korv på en linjal. Linjalen kom ut igen, men inte korven. {bello} la sig ner med kinden mot golvet, och när han reste sig var hela ansiktet skrynkligt.

”Jag missar tåget”, sa han. ”Och jag kan inte åka utan honom. Det går inte. Han har inte sovit en enda natt utan mig.”

Han ville ha {colin} så mycket att till och med {child} kände det. Det kliade.

# look-at-the-soup
”Ni bara vill och vill”, sa {child}. ”Nu får ni sluta. Allihop. Titta på soppan.”

”Förlåt?” sa [elder: {elder.short}|damen].

”Titta på soppan!” sa {child}.

Så de ställde sig på rad och tittade på soppan: {bello}, [elder: {elder.short}[elder2: , {elder2.short}]|damen med frimärkena][friend: , {friend}] och taxichauffören med mössan i handen. Och {child} ställde korgen bredvid läskbacken, satte sig och la armarna i kors.[pet.dog:  Allra sist la sig {pet} över {child's} fötter och tittade på soppan.]

”Jag vill inte ha någon katt”, sa {child.he}.

Ingenting.

”Jag skulle inte ta en om jag så fick den gratis”, sa {child}. ”Jag har bara det här knät, och det är ledigt, men det är inte till för katter.”

Det krafsade till bakom frysen.

”Tomat”, läste taxichauffören och stirrade stint.[!friend & !elder:  ”Mera tomat.”]
[friend: 

”Mera tomat”, läste {friend}.
][elder & !friend: 

”Mera tomat”, läste {elder.short}.
]

# down-to-the-shoes
Tass, tass, tass.
[pet.dog: 

Något gick förbi mitt framför nosen på {pet}. {Pet} tittade på soppan.
]

Något strök sig mot {child's} ben. {child} tittade på soppan. Något satte en tass på {child.his} knä. {child} tittade på soppan så att ögonen tårades. Och sakta, och väldigt tungt, klättrade hela {colin} upp, snurrade två varv och la sig.

Sedan spann han. Det kändes genom hela {child}, ända ner i skorna.

Ingen rörde sig.

# not-wanting-anything
”Har han kommit?” viskade {bello} till soppan.

”Han håller på att somna”, viskade {child}.

”Då kan vi hälla ner honom i korgen”, viskade {bello}.[!friend:  ”Om en minut.”]
[friend: 

”Om en minut”, viskade {friend}.
]

”Taxin kan vänta två”, viskade chauffören.
[elder: 

”Frimärkena med”, viskade {elder.short}.
]

Så taxin väntade[elder: , och frimärkena]. Och i två hela minuter satt {child} alldeles stilla, med knät fullt av {colin}[pet.dog:  och fötterna fulla av {pet}], och ville ingenting.
