title: Domaren på straffpunkten
title: Målet som flyttade på sig
title: Lite uppåt på slutet
guest bird: Domaren (hon)
guest coach: Roffe (han), Kenta (han)
guest whistle: Jonna (hon), Petra (hon)
guest friend: Mira (hon), Samir (han)

% Fågeln är {bird}. Den riktiga domaren kallas {whistle}, aldrig domaren, när hon har fått sitt namn. {friend} är målvakt.

# the-spot
På lördag skulle {child} spela [sport.Soccer: säsongens|sin allra] första hemmamatch. {Child.He} hade längtat i hela sju veckor. Men på onsdagen, när {child.he} och {friend} kom [school: från {school} ]till grusplanen[city:  i {city}] för att träna, låg det redan någon på straffpunkten.

Det var en fågel. Hon var svart och vit och hade en lång, röd näbb, och hon såg ut som om hon hade köpt platsen. {child} tog ett steg till. Då reste sig fågeln och skrek.

TYYYT!

{child} och {friend} tvärstannade. Det lät precis som en visselpipa.

”Offside”, viskade {friend}.

# three-eggs
Under fågeln låg tre ägg, grå och prickiga som gruset.

”Det är en strandskata”, sa {coach}, som var tränare. Han tog av sig mössan och kliade sig i håret. ”Hon ska ligga där i tre veckor, och ett bo får man inte röra. Vi får ställa in matchen, [child.she & friend.she: tjejer|hörni].”

[child.name: Luften gick ur {child} som ur en punkterad boll.|{child} kände hur luften gick ur {child.him} som ur en punkterad boll.] Ställa in? Nu?

”Fågeln går inte att flytta”, sa {child.he} långsamt. ”Men målet då?”

{coach} slutade klia sig.

”Det går ju att flytta målet!” sa {child}.

# ten-steps
Så då gjorde de det. {coach} och hela laget bar målet tio stora steg åt sidan. Runt boet ställde {child} en vid ring av koner, och där fick ingen gå in. {Friend} stod i mål hela torsdagskvällen för att se om det fungerade[music: , och nynnade på {@song}]. Fågeln låg i sin ring och {friend} stod i sitt mål, och efter en stund verkade de vara vana vid varandra.

”Hon heter {bird}”, sa {friend} när de gick hem.[pet.cat:  Det var bara {pet}[!pet.known: , {child's} katt,] som inte fick veta något.][pet.other:  {child} berättade alltihop för {pet}, som tog det lugnt.]

# the-real-one
På lördagen kom Sundby i en stor buss.

”Vad är det där?” frågade deras nummer sju.

”Det är {bird}”, sa {friend}.

Den riktiga domaren hette {whistle}. Hon hade gula strumpor, och hon skrattade så att hon måste torka ögonen.

”Alla håller sig utanför ringen”, bestämde hon. ”Nu kör vi!”

# not-me
De hade spelat i fyra minuter när det tjöt.

TYYYT!

Alla stannade.

”Det var inte jag!” ropade {whistle}.

Så höll det på. Varje gång en boll kom i närheten skrek {bird}, och varje gång stannade alla spelare mitt i steget och såg dumma ut.[sport & !sport.Soccer:  De kunde lika gärna ha försökt {play sport}.][elder:  Vid sidlinjen slutade {elder} hälla kaffe[elder2: , och {elder2} slutade tugga].][pet.dog:  Bakom staketet satte sig {pet}[!pet.known: , {child's} hund,] och väntade på godis.] Till slut visste ingen vad som var vad. Utom {friend}. {Friend.He} hade ju stått bredvid fågeln en hel kväll, och {friend.he} hörde skillnad: {whistle} blåste rakt, men {bird} drog lite uppåt på slutet.

”Fågel!” skrek {friend} varje gång det var fågeln. ”Spela!”

Och {friend} hade en röst som räckte över hela planen.

# one-minute
I andra halvlek bytte de sida. Nu var det Sundbys målvakt som stod bredvid fågeln, och det var ditåt {child} skulle göra mål. Det stod två–två. Det var en minut kvar.

Då kom passningen. Den kom rakt på foten, och {child} sprang. {Child.He} hade nästan hela Sundby i hälarna.

TYYYT!

Bakom {child.him} tystnade stegen.

”Fågel!” hördes det från andra änden av planen. ”Spela, {child}!”

[child.name: {child} litade på {friend} och sprang, helt ensam nu, rakt mot målet. Där var nätet. Där var den tomma luckan till vänster om målvakten, och {child} sköt hårdare än någonsin.|{child} litade på {friend}. {@Hon} sprang, helt ensam nu, rakt mot målet. {@Hon} såg nätet. {@Hon} såg den tomma luckan till vänster om målvakten, och {@hon} sköt så hårt {@hon} någonsin hade skjutit.]

Bollen tog i stolpen.

# the-post
Den studsade ut igen, hårt och snett. Den rullade mellan två koner, rakt in i ringen.

{bird} flög upp. Hon ställde sig framför sina tre ägg, bredde ut vingarna och skrek. Men bollen var större än hon, och den rullade på.

{child} tänkte inte. {Child.He} bara kastade sig, raklång, med armarna före. Gruset sprutade. {Child.He} kände bollen mot fingertopparna, slog till och fick armarna om den.

Sedan låg {child.he} alldeles stilla. {bird} flaxade ovanför huvudet på {child.him}. Framför näsan hade {child.he} tre prickiga ägg, så nära att [child.name: prickarna gick att räkna|{child.he} kunde räkna prickarna]. Alla tre var hela.

{child} ålade baklänges ut ur ringen med bollen i famnen. Armbågarna sved. {bird} lade sig till rätta på äggen igen och ruskade på fjädrarna.

# hands
Ingen sa något på en lång stund.

”Hands”, sa {whistle} till slut. ”Det var faktiskt hands. Frispark för Sundby.”

”Var ska den slås ifrån?” frågade Sundbys nummer sju.

{whistle} pekade. Alla tittade in i ringen, på den långa röda näbben.

”Vi står över”, sa nummer sju.

# straight-and-long
Då blåste {whistle} av matchen, rakt och länge.

”Det där var {whistle}”, skrek {friend}, och så kom {friend.he} rusande över hela planen med målvaktshandskarna i luften och slängde sig om halsen på {child}. ”Vilken räddning. [athlete: Det hade inte {athlete} hunnit. ]Och du är inte ens målvakt.”

Det blev två–två. Men i omklädningsrummet pratade ingen om resultatet. Alla pratade om fågeln.

# substitutes
Tre veckor senare gick {child} och {friend} förbi planen efter middagen, och {coach} var med för att hämta konerna. Det behövdes inte någon ring längre. Äggen var kläckta. Men målet fick stå kvar där det stod, för ingen hade hjärta att flytta det riktigt än.

”Sch”, sa {friend} och pekade.

Solen låg lågt över gruset, och målnätet hängde stilla. Och mitt på straffpunkten låg {bird} och sov, med tre små avbytare under vingarna.

% Ensam på halva planen: här kan ingen annan menas.
# @hon
{child.he}
## if child.she
hon
## if child.he
han

# @song
{music}
