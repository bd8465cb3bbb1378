title: Tvärtom
title: Du kan gå och lägga dig
title: Ingen säger nej till en bulle
guest aunt: Gullan (hon), Maj-Britt (hon)

% Två pratar tvärtom. Faster {aunt} tror först på allt och vänder sedan på allt. Ingen ställer sig framför husvagnen. Bromsar talar man sant om.

# goodbye
”Hej då!” sa {friend} när {child} hoppade in i bilen.

”Hej då själv!” sa {child}. ”Vad tråkigt att jag får följa med![school:  Jag vill mycket hellre vara {at school}!]”

Det betydde att det var jätteroligt.[adult:  Bara {adult}, som stod och vinkade, menade hej då.] {Friend} var {child's} bästa vän, och de pratade tvärtom. Den som först sa något på riktigt hade förlorat, och den andra fick sängen vid fönstret, som båda ville ha. För de skulle sova i husvagn! Den guppade där bak, och vid ratten satt {friend's} faster {aunt}, som inte visste något om leken.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade inte velat följa med, och det var på riktigt.][pet.other:  {Pet} var kvar hemma hos {child}.]

”Är ni hungriga?” frågade hon.

”Nej, usch, inte alls!” ropade {child} och {friend}.

”Så bra”, sa faster {aunt} och åt upp den sista bullen[elder:  från {elder}[elder2:  och {elder2}]] själv.

# the-brake
Campingen låg i en backe vid en sjö[city: , långt från {city}]. Faster {aunt} ställde husvagnen högst upp, för utsiktens skull, och kopplade loss bilen. Sedan gick hon in för att göra smörgåsar.[pet.dog:  ”Vov”, sa {pet}[!pet.known: , {child's} hund,] och menade det.]

”Titta efter om jag drog åt bromsen!” ropade hon.

{child} tittade. Bromsen var en spak som satt utanpå husvagnen, och den var inte åtdragen alls.

”Jadå!” ropade {child.he}, av bara farten. ”Jättehårt!”

”Så bra”, sa faster {aunt}.

I samma stund hoppade det en groda ur gräset.

”Usch, vad ful!” sa {friend}, för det var den finaste groda {friend.he} hade sett. De följde efter den ända bort till häcken, och {child} glömde bromsen.

# no-we-dont
När de kom tillbaka stod faster {aunt} i dörren med händerna i sidorna.

”Nu har jag tänkt på det där med bullen”, sa hon. ”Ingen säger nej till en bulle. Ni pratar tvärtom!”

”Nej, det gör vi inte!” sa {child} och {friend}.

”Ha! Det betyder ja! Mig lurar ni inte en gång till.”

Så gick hon in igen och smällde igen dörren efter sig.

Knaaark, sa husvagnen.

Och så började den rulla.

# as-a-cow-walks
Den rullade inte fort, ungefär som en ko går. Men den rullade nerför backen mot sjön, och faster {aunt} stod där inne och bredde smörgåsar[music:  och nynnade på {music}].

Bromsen! {child} blev kall i hela magen. {Child.He} ville skrika, men det kom inte ett ljud.

Det var {friend} som skrek. {Friend.He} struntade i sängen vid fönstret.

”FASTER! HUSVAGNEN RULLAR!”

”Vad skönt att den står stilla!” ropade faster {aunt} där inifrån.

”Nej, på riktigt! Den rullar på riktigt!”

”På låtsas, alltså! Jag är med!”

”Men det är SANT!” skrek {friend}.

”Då är det inte sant!” ropade faster {aunt} glatt.

# then-its-not-true
Knaaark, sa husvagnen och rullade förbi en papperskorg.

{child} och {friend} sprang bredvid[pet.dog: , och {pet} sprang före dem båda två].[sport:  Det var jobbigare än att {play sport}.] Man får aldrig ställa sig framför en husvagn som rullar, det visste de. Sjön kom närmare. Änderna i vassen började flytta på sig.

”Hon tror mig inte!” flämtade {friend}. ”Hon vänder på allt jag säger!”

”Hon vänder på allt”, sa {child}.

# standing-still
Och då visste {child}. {Child.He} sprang ikapp fönstret, satte händerna runt munnen och skrek med hela kroppen:

”FASTER! HUSVAGNEN STÅR ALLDELES STILLA!”

Det blev knäpptyst där inne.

”Vad sa du?”

”DEN STÅR STILLA! DET ÄR INGEN FARA! DU KAN GÅ OCH LÄGGA DIG!”

Dörren flög upp. Ut kom faster {aunt} i strumplästen, med osthyveln i handen. Hon hoppade ner i gräset, sprang runt till bromsen och drog i den så att hon satte sig på rumpan.[athlete:  Fortare hade inte {athlete} kunnat göra det.]

KNAAARK, sa husvagnen, och så stod den.

# quack
Ett hjul hade hunnit bli blött. En and sa kvack.

”Det var jag”, sa {child}, och rösten darrade. ”Du frågade om bromsen, och jag sa ja. Men det var tvärtom.”

Faster {aunt} satt kvar i gräset och såg på {child.him}.

”Du kan gå och lägga dig!” sa hon till slut. ”Det skrek du åt mig. Du kan gå och lägga dig!” Och då började hon skratta, så att osthyveln hoppade, och då vågade de andra också. ”Men bromsar”, sa hon sedan och torkade ögonen, ”dem pratar vi aldrig tvärtom om. Är det sant?”

”Det är sant”, sa {child}. ”På riktigt.”

# already-parked
Campingvärden kom och lade stora klossar under hjulen.

”Här får man egentligen inte stå”, sa hon. ”Men ni har ju redan parkerat.”

# this-bed
Därför fick de sjön precis utanför fönstret. När det blev mörkt kluckade den där, mjukt och lågt. {Friend} hade lagt sin kudde på den smala sängen vid kylskåpet.

”Jag sa något på riktigt först”, sa {friend.he}. ”Så du vann.”

{child} satt i sängen vid fönstret. {Child.He} tittade ut på sjön, och sedan tittade {child.he} på {friend}.

”Jag vill absolut inte att du ska ha den här sängen”, sa {child}.

Det dröjde en stund innan {friend} förstod. Sedan log {friend.he} och tog sin kudde.

”Vad elak du är”, sa {friend.he}.

# good-morning
De bytte. Kylskåpet brummade, men det var ett snällt brum, och faster {aunt} stoppade om dem båda två.

”God morgon, {friend}”, sa {child}.

”God morgon, {child}. Jag är inte ett dugg trött.”

”Inte jag heller”, sa {child} och gäspade så att det knakade. ”Tänd lampan, faster.”

Och faster {aunt}, som hade lärt sig nu, släckte.
