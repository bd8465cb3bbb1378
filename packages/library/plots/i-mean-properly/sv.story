title: Kom in
title: Nattinspektionen
title: Knacka inte, vi ligger och sover
guest friend: Priya (hon), Felix (han)
guest baker: madame Vesna (hon), madame Ilona (hon)
guest apprentice: Casimir (han), Dorian (han)
guest inspector: fröken Pihl (hon), fröken Ståhl (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Lägenheten ovanpå är den äldres, annars {minder's}. {Baker} är värdig och {apprentice} hjälpsam. {inspector} läser sin blankett som en tågtidtabell, tills hon inte kan. 1740 och 1834 läses sjutton fyrtio och arton trettiofyra.

# in-bed
Bageriet under {@whose} lägenhet hade aldrig öppet. Persiennerna var nere hela dagarna. Men varje morgon klockan sex låg det varmt bröd på en hylla utanför, det bästa [city: {in city} | på flera mil], med en burk för pengarna och en lapp: Knacka inte. Vi ligger och sover.

{child} visste varför, och det gjorde {friend}[!friend.known: , {child's} bästa vän,] också, för varje fredag fick de bo hos {@a}. De var de enda som någonsin hade blivit bjudna. Klockan tre på natten gick de nerför kökstrappan i pyjamas och stannade på sista steget, tills någon sa: ”Kom in.”

”Det är vanligt hyfs”, sa {baker}, som var bagare. ”Vi kan inte gå igenom en dörr förrän någon har bett oss. Det är det enda opraktiska med att vara vampyr. Det och solen.”

# more-salt
”Och gifflarna”, sa {apprentice}, som var lärling. Han var bara hundrafyrtio år och fick inte röra dem.[athlete:  Över degblandaren hade han en bild av {athlete}.]

Ingen av dem kände smaken av någonting. Det var det de hade {child} till. ”Mer salt”, sa {child.he}, och {baker} skrev upp det, som om det kom från en läkare. {Friend} skötte räkenskaperna.[school:  Ingen {at school} hade trott ett ord av det.][elder2:  {Elder} och {elder2} sov sig igenom alltihop.][pet.dog: 

{Pet}[!pet.known: , {child's} hund,] fick stanna högst upp i trappan, för mjölets skull. {Pet.He} stack ut nosen mellan spjälorna och hoppades på en brödkant.][pet.cat: 

{Pet}[!pet.known: , {child's} katt,] fick stanna högst upp i trappan, för {apprentice's} skull. {Pet.He} tänkte mycket på fladdermöss.][pet.other: 

{Pet} sov där uppe, och hade gärna fått en brödkant.]

# six-times
Men i natt hade ingen tänt ugnen[music: , och {apprentice} gnolade inte ens på {music}].

”Det kommer en inspektör”, sa {baker}. ”Inspektörer ställer frågor. Jag har aldrig ljugit, och de har stängt oss sex gånger. Vet ni vad som finns mer på natten, för sådana som vi?”

”Bensinmackar”, sa {apprentice}. ”Ljuset, {child}. Man ser varenda por.”

{child} försökte tänka sig kökstrappan utan doften av bröd längst ner. Det gick inte.

”Ljug inte då”, sa {friend}, som skulle bli advokat[sport:  och vann över alla som ville gräla om {sport}]. ”Svara bara på frågan, och förklara ingenting.”

# regulations
Det knackade. Ute i regnet stod en liten dam med hatt och en skrivplatta under armen.

”{Inspector}”, sa hon. ”Nattinspektionen.”

Hon kom inte in. Regnet rann från hatten.

”Någon måste be mig”, sa hon. ”Det är föreskrifterna.”

”Då behöver vi ju inte …” började {friend}, men {baker} hade för fint sätt.

”Kom in”, sa hon. ”För all del.”

# in-the-trade
{Inspector} knäppte med pennan.

”När började ni?”

”1740”, sa {apprentice}.

{Friend} stönade.

”Sjutton fyrtio”, sa {inspector} och skrev. ”Tjugo i sex, med andra ord. Några djur i lokalen?”

”Bara fladdermöss”, sa {baker}.

”Hur många?”

{Baker} såg på {apprentice} och räknade. ”Två.”

”Hur håller ni dem i styr?”

”Vi står rakt och tänker på något annat”, sa {apprentice}.

”Allergier?”

”Vitlök”, sa {baker}. ”Och pålar.”

”Vad för sorts pålägg?”

”Ek, för det mesta”, sa {baker} matt.

”Och varför sitter det ingen spegel över handfatet?”

”Vi såg aldrig något i den.”

# spotless
Så höll det på i mer än en timme. {Inspector} stack ner näsan i mjölet. Hon tog fram en rund spegel ur väskan, höll in den under ugnen och la den på bordet. Sedan suckade hon.

”Här finns inte en fläck”, sa hon. ”Men här finns fladdermöss, och ingen spegel, och den där unge mannen tror jag aldrig har varit ute i solen. Jag måste stänga er.”

{apprentice} tog av sig pappersmössan. Det gjorde ont i halsen på {child}. {Child.He} tittade ner i bordet för att inte gråta, och där låg spegeln.

# a-hat
De var fem som stod lutade över bordet. I spegeln var de två, {friend} och {child}.

Att inte {baker} syntes var inte så konstigt. Att inte {apprentice} syntes var inte heller konstigt. Men det borde ha varit en hatt där.

{child} tittade upp. Där var hatten. Under den var {inspector}, mycket blek, och stirrade på klockan. Den var tjugo i fem, och det var juni.

# a-line-of-light
En gul strimma ljus gled in under ytterdörren. {Inspector} drog åt sig foten, kvickt, och såg sig om ifall någon hade märkt det.

{child} sprang. {Child.He} släpade två mjölsäckar tvärs över golvet och tryckte upp dem mot dörren tills ljuset var borta.

”Nu kan du inte gå hem”, sa {child.he} andfått.

”Jag klarar mig”, sa {inspector}. ”Jag brukar inte stanna någonstans. Folk släpper in mig för att de måste. På snart tvåhundra år har ingen gjort det av något annat skäl.”

# two-words
{child} visste vad man skulle säga. Det var bara två ord.

”Kom in”, sa {child}.

”Jag är inne.”

”Jag menar på riktigt.”

{Inspector} öppnade munnen, men där kom ingenting. {apprentice} hämtade en stol åt henne.

# sign-here
Det var {friend} som tog skrivplattan, bläddrade fram en ren sida och knäppte med pennan.

”När började du?”

”1834”, sa {inspector} med liten röst.

”Arton trettiofyra”, sa {friend} och skrev. ”Strax efter halv sju, med andra ord. Några djur i lokalen?”

{Inspector} såg på {baker}, och på {apprentice}, och rätade på ryggen.

”Inga”, sa hon, ”som jag skulle kalla djur.”

”Godkänt”, sa {friend}. ”Skriv under här.”

{Inspector} sov hela dagen i den stora lådan där degen brukar jäsa. Hon hade aldrig legat så skönt.

# come-in
Nästa fredag stannade {child} och {friend} på sista steget. På väggen satt ett intyg, och bakom en plåt med brända gifflar stod {apprentice} och strålade.[pet.dog:  Högst upp i trappan åt {pet} den allra mest brända.][pet.cat:  Högst upp i trappan tvättade {pet} en tass och höll ögonen på honom.] Vid bordet stod en liten dam i ett förkläde som var för långt. Hon la ifrån sig kaveln och harklade sig. I hela sitt liv hade hon aldrig fått säga det till någon.

”Kom in”, sa {inspector}.

De satte sig på mjölsäckarna vid den varma ugnen. Degen jäste i tysthet. {child} lutade sig mot {friend} och gäspade.

”Mer salt”, mumlade {child.he} med slutna ögon, och {inspector} skrev upp det.

# @whose
{minder's}
## if elder
{elder's}

# @a
{minder}
## if elder
{elder.short}
