title: Har de väntat länge?
title: Den som skulle börja
title: Nu börjar vi
guest otis: Otto (han), Viggo (han)
guest bellamy: Bengt (han), Stig (han)
guest priya: Tuva (hon), Elina (hon)
guest jodie: Nellie (hon), Alva (hon)
guest abara: Samira (hon), Rakel (hon)

% {otis} är tre år och bor granne. Han tror att det är han som ska börja, som i en lek, och att alla de andra sitter och väntar. {bellamy} är hans morfar (där en äldre är vald går barnets egen med honom i stället), {abara} fröken. Vännen sitter på {priya}s plats.

# no-how
”Jag ska börja på förskolan i dag”, sa {otis}, ”och jag vet inte hur man gör.”

{otis} var tre år och bodde granne med {child}, som var {age}. Han stod vid sin grind i en jacka som räckte till knäna. [elder: {Elder}, som hade lovat hans mamma att följa honom, låste dörren. | Bakom honom låste {bellamy}, som var hans morfar, dörren.][pet.dog:  {Pet}[!pet.known: , {child’s} hund,] drog redan i kopplet.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] satt på grindstolpen.]

Förskolan låg bredvid [school: {school}, där {child} gick|{child's} skola], så {child.he} hade sagt att {child.he} kunde gå med dem. Det var förra veckan, och då hade det låtit snällt. {Child.He} hade glömt att hela klassen skulle gå samma väg[friend: , och [!friend.known: {child.his} bästa vän, ]{friend}[!friend.known: ,] också].

# stopped-for-long
”Man gör inget särskilt”, sa {child}. ”Man går in, bara.”

”Men har de väntat länge?” sa {otis}.

”Vilka då?”

”De andra. Alla säger att det är jag som ska börja. [elder: Det sa {elder}[elder2:  och {elder2}]. Det sa tanten | Det sa morfar. Det sa hon] i affären.” Han såg bekymrad ut. ”Har de suttit där länge?”

{child} började skratta, men så såg {child.he} {otis's} ansikte.

”De väntar inte på dig”, sa {child.he}. ”De har redan börjat. De håller på varje dag.”

”Vad ska de ha mig till då?”

Det fanns det inget svar på[city: , inte i hela {city}].

# a-button
De gick. [elder: {Elder.short} kom efter med väskan | {bellamy} kom efter med sin käpp][pet.dog:  och {pet}], och {otis} höll {child} i ärmen, för händerna hade {child.he} stoppat i fickorna.[pet.cat:  {Pet} gick ovanpå murarna.]

”Räknar man till tre?” sa {otis}.

”Nej.”

”Blåser man i en visselpipa?”

”Det är ett hus, {otis}. Med en sandlåda.”

”Får man sand i pipan så låter den inte”, sa {otis} dystert. [pet: ”Kan {pet} börja?”

”{Pet} är [pet.dog: en hund|[pet.cat: en katt|för liten]], {otis}.”

]”Jag kan inte börja själv, {child}.”

”Du behöver inte börja!”

”Alla säger det.”

Och det gjorde de[elder: , {elder.short} först av alla]. Det var det som var så irriterande med honom. Han hade fel från topp till tå, och ändå gick det inte att hitta var.

# on-the-wall
Vid hörnet av skolan satt [friend: {jodie} och några till | {priya} och {jodie}] från {child's} klass på muren och tittade rakt på {child.him}.[friend:  Ytterst satt {friend} med munnen full av smörgås.]

”Nämen åh, {child}!” ropade {jodie}. ”Är det din [child.she: pojkvän|bebis]?”

{otis} vinkade med hela armen[friend: , och {friend} vinkade med smörgåsen]. ”Jag heter {otis}! Jag ska börja på förskolan, och jag kan inte börja själv, så jag har {child}!”

[friend: Alla utom {friend}, som tuggade, tjöt | {priya} och {jodie} tjöt] av skratt. {child} kände hur ansiktet blev rött ända upp i håret, och munnen sa något innan {child.he} hann hindra den.

”Jag har inget med honom att göra”, sa {child.he}. ”Han bor bara bredvid.”

Och så drog {child.he} åt sig ärmen.

Det var bara ett litet ryck[elder: , och {elder.short}, som såg det, sa ingenting]. Men {otis} tittade på sin tomma hand, och sedan stoppade han den i sin egen ficka, precis som {child}.

[friend & !elder: Borta på muren sänkte {friend} smörgåsen.]

# somebody-else
[elder / friend: {otis} | Han] sa inte ett ord till. Han gick för sig själv resten av vägen[pet.dog: , med bara {pet} bredvid sig], och när han kom till förskolans grind tittade han in mellan spjälorna.

Där inne var allt i gång. Barn sprang.[music:  Någon spelade {music}.] En pojke cyklade på en trehjuling, och en flicka bar en hink.

”De har börjat”, sa {otis} med mycket liten röst. ”Det var någon annan som började.”

Han tog tag i grinden med båda händerna, och så satte han sig på marken. Sedan grät han, utan ett ljud, och det var mycket värre än med ljud.[pet.dog:  {Pet} satte sig tätt intill honom.][pet.cat:  {Pet} gick in mellan spjälorna och såg till sanden.]

[elder: {Elder.short} satte sig på marken och la armen om jackan. | {bellamy} kunde inte böja sig så långt ner.] {abara}, som var fröken, kom skyndande. ”Kom och titta på sanden!” sa hon.

{otis} skakade på huvudet.

# please-stop
{child} såg på honom. {Child.He} kunde ha förklarat det en gång till. {Child.He} hade förklarat hela vägen, och {child.he} hade haft rätt hela vägen, och det hade inte hjälpt ett dugg.

{Child.He} såg sig om över axeln. [friend: {jodie} satt | {priya} och {jodie} satt] kvar på muren, och nu satt halva klassen där.

De fick väl titta, då.

”{abara}”, sa {child}, ”kan ni vara snälla och sluta?”

”Sluta?”

”Bara en liten stund. {otis} har kommit för att börja.”

{abara} såg på {child} och på pojken på marken. Sedan klappade hon i händerna tre gånger.

”Allihop”, ropade hon, ”sluta!”

Barnen stannade. Trehjulingen stannade.[music:  Musiken stannade.][pet.dog:  {Pet’s} svans stannade.][pet.cat:  {Pet} stannade, mitt i sanden, med en tass i luften.][friend:  {Friend} på muren slutade tugga.] Till och med hinken stannade. Man kunde höra hur sanden rann ur den.

{otis} lyfte på huvudet. Han torkade näsan på sin långa ärm.

”De gör ju ingenting”, viskade han.

”Nej”, sa {child}. ”De väntar på dig.”

# first-time
Han reste sig. Han tittade länge på allt som stod stilla, och sedan tittade han upp på {child}.

”Jag kan inte börja själv”, sa {otis}.

{child} tog upp handen ur fickan och höll fram den.

”Du är inte själv”, sa {child.he}. ”Du är med mig.”

Och han tog den.

”Ta sats”, sa {child}. ”Och högt ska det vara. På tre.”

{Child.He} visste precis hur högt. Det skulle höras ända till muren.

De svängde armarna bakåt, en gång, två gånger, tre gånger, och sedan upp så högt de gick.

”NU BÖRJAR VI!” skrek {otis} och {child}[pet.dog: , och {pet} skällde].

Och då började det! Trehjulingen for i väg, hinken åkte i backen, [pet.cat: {pet} for över staketet, ]och tjugo barn vrålade. Borta på muren var det någon som klappade. Det var [friend: {friend}, och sedan var det {jodie}|{priya}], och de menade det.

{otis} stod där och lyste[athlete: , som {athlete} en bra dag].

”På första försöket”, sa han[pet.dog:  till {pet}], och så gick han in.

# on-my-own
När skolan var slut[sport:  och innan det var dags att {play sport}] satt {child} på bänken vid förskolans grind, bredvid [elder: {elder.short} | {bellamy}][pet.dog:  och {pet}].[pet.cat:  {Pet} låg på muren i solen.][friend:  {Friend} hängde på grinden.] {otis} kom ut med färg i örat och sand i skorna och klättrade upp [friend: på bänken | mellan dem].[friend:  ”Hej, Smörgåsen”, sa han till {friend}.]

”Höll de på sen?” sa [friend: {friend} | [elder: {elder.short} | {child}]].

”Hela dagen”, sa {otis}. ”{abara} säger att jag ska börja i morgon också.”

”Jag kan följa med, om du behöver mig[friend / elder: ”, sa {child}. | .”]

[friend / elder: {otis} | Han] tänkte efter, lutad mot {child's} arm, med ögonen halvt igen. Sedan stoppade han sin hand i {child's} ficka, hos den som redan låg där.

”Jag kan börja själv nu”, sa {otis}. ”Men jag vill inte.”
