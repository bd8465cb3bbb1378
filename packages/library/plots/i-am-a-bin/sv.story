title: Jag är en papperskorg
title: Papperskorgen vid dammen
title: Göm dig sämre!
guest alien: Plim (han), Bopp (han)
guest keeper: Sture (han), Folke (han)

% Utomjordingens handtag är hans öron. Den som sköter parken vänder, skakar och daskar varje papperskorg och lyssnar inte på vad de säger.
% Han lyser när han skrattar; något annat kan han inte.

# thank-you
En kväll i parken hade {child} ett äppelskrutt. Vid dammen stod det en papperskorg, så {child.he} lyfte på locket och släppte ner skruttet.

”Tack”, sa papperskorgen.

{child} tittade ner. Det var tomt. Inte ens äppelskruttet låg kvar.

”Sa du något?” sa {child}.

”Nej”, sa papperskorgen. ”Jag är en papperskorg.”

”Papperskorgar kan inte prata.”

”Just det”, sa papperskorgen. ”Det kan vi inte.”[adult: 

Borta på bänken fortsatte {adult} med sitt korsord.]

# five-feet
{child} gick runt den. Den var grön, precis som de andra papperskorgarna i parken. Men de andra hade inte fem små fötter.[pet.dog:  {child's} hund, {pet}, luktade på en av dem, och då drogs den in.][pet.cat:  {child's} katt, {pet}, som hade följt med utan att någon hade bett om det, luktade på en av dem, och då drogs den in.]

”Du är ju en utomjording”, sa {child}.

”Schh!” sa papperskorgen. ”Jag gömmer mig.” Under locket kikade två orange ögon fram. ”Vi leker kurragömma. Det är min syster som letar.”

”Var är hon då?”

Det ena ögat åkte upp på ett skaft och pekade mot himlen. Där var en blå stjärna redan tänd[elder: , den som {elder} brukade säga var en planet][elder2:  och {elder2} brukade säga var ett flygplan].

”Där uppe. Hon åker runt, runt. Jag är väldigt bra på att gömma mig, förstår du. Det är alla där jag kommer ifrån. Har du någonsin sett en utomjording förut?”

”Nej”, sa {child}.[pet.other:  ”Och inte {pet} heller.”]

”Där ser du”, sa papperskorgen.

# a-bit
Han hette {alien}, och han hade gömt sig i tre veckor.

”Har du varit papperskorg i tre veckor?”

”Jag var en buske först. Det trivdes jag inte med. Fåglar.[sport:  Och så kom det någon som ville {play sport} rakt igenom mig.]” Han stängde locket. Sedan öppnade han det igen. ”Tror du att hon letar än?”

”Vill du att hon ska hitta dig?” sa {child}.

”Ingen vill bli hittad”, sa {alien}. ”Det är ju det som är leken.” Men sedan kom det något till, mycket lågt, nerifrån botten: ”Lite.”

# tip
Då skramlade det bakom pilträden. Det var {keeper}, som skötte parken, och han kom med sin kärra[music:  och nynnade på {music}]. Han skulle tömma papperskorgarna. Han tog den första i handtagen. Vända! Skaka! Daska på baken!

”Vad gör han?” sa {alien}.

”Så gör han varje kväll. Gör han inte det med dig?”

”Jag brukar hoppa runt dammen, så att jag hamnar bakom honom. Men nu stod jag ju och pratade.” Vända! Skaka! Daska på baken! Det var den andra. ”Ser jag ut som en papperskorg?”

# worse
”Ja! Det är ju det som är felet!” sa {child}. ”Du måste gömma dig sämre!”

”Sämre?”

”Så att din syster ser dig! När jag gömmer mig sticker alltid ena foten ut. Det är så man blir hittad!”

{alien} stack ut en fot. Han stack ut alla fem. Men en fot är väldigt liten när man ser den från himlen, och den blå stjärnan åkte förbi.

# handles
Och nu var {keeper} framme. Han hade tömt papperskorgar i trettio år. Han tittade aldrig på deras fötter och lyssnade aldrig på vad de sa. Han tog {alien} i handtagen, som var hans öron. Han vände honom upp och ner …

”Jag är en papperskorg!” skrek {alien}. ”Jag är en papperskorg, jag är en papperskorg!” I tre veckor hade han inte sagt något annat till någon, och nu kunde han inte sluta.

# the-giggle
Vad mer är det som sticker ut när man gömmer sig? {child} tänkte på garderoben, hur man står där bland kapporna och håller andan. Det är inte bara foten. Det är fnisset.[friend:  {child's} bästa vän, {friend}, brukade börja innan någon ens hade letat.]

{alien's} fem fötter stack rakt upp i luften. {child} satte båda händerna på dem och kittlades.

”Hihi”, sa {alien}. ”Jag är en – hihi! – jag är en papp – hihihi!”

Och nu ska du få veta hur man ser skillnad på en utomjording och en papperskorg[school: , för det lär man sig inte {at school}]. När en utomjording skrattar börjar den lysa. Först blev fötterna rosa, sedan locket och sedan hela {alien}, mer rosa än något annat i [city: {city}|parken]. Det lyste på änderna. Det lyste på {keeper}, som ställde ner honom mycket försiktigt. Det lyste ända upp i himlen.

Den blå stjärnan stannade.

# found
Sedan kom den ner, utan ett ljud, och den var inte större än en roddbåt. En lucka gick upp, och ut tittade två orange ögon.

”Hittad”, sa {alien's} syster, så att det ekade i alla de andra papperskorgarna.

”Ja, du hittade mig”, sa {alien}. ”Det gjorde du, det gjorde du.” Och så hoppade han in bredvid henne på alla fem fötterna[athlete: , och det hade inte ens {athlete} gjort bättre].

{keeper} satte sig på sin kärra. ”Trettio år”, sa han, ”och det är den första som har skrattat.”

# two-pips
”Tack för äpplet”, sa {alien}, och luckan stängdes.

De steg upp över dammen, och änderna stack in huvudena under vingarna. {child} stod bredvid [adult: {adult}|{keeper}] och tittade. Nu fanns det ett blått ljus på himlen, och ett rosa tätt intill. De blev mindre. De blev så små som två äppelkärnor.

Sedan fanns det bara dammen, mörk och stilla, och ingen i parken gömde sig längre.
