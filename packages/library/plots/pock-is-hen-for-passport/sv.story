title: Pock är pass på hönska
title: En halv höna var
title: Stäng av ditt land!
guest owner: Berit (hon), Margareta (hon)
guest hen: Gunvor (hon), Majken (hon)

% Regeln: slangen är gränsen, och den som ska över måste ha pass. {child} ritar, klättrar och bygger; {sibling} kan hönska och kan sitta still.

# one-hen
{child}[sibling2: , {sibling} och {sibling2}][!sibling2:  och {sibling}] skulle vakta en höna. Hon hette {hen} och gick omkring på {owner's} gräsmatta. [adult: {owner} och {adult} var|{owner} var] på andra sidan häcken och rensade ogräs.[elder:  {Elder} [elder2: och {elder2} ]räknade maskrosor.][pet.dog:  {Pet} hjälpte till att gräva.][pet.cat:  {Pet} låg i skottkärran och låtsades aldrig ha sett en höna.]

”Bara en liten stund”, hade {owner} sagt. ”Ni får bestämma över henne [sibling2: alla tre|båda två].”

Det skulle hon inte ha sagt.

”Då ska hon gå på led”, sa {child}.

”Hon är bara en”, sa {sibling}. ”Hon ska göra som hon vill.”

”Man kan inte bestämma att någon ska göra som den vill!”

”Jo”, sa {sibling}. ”Det gjorde jag nyss.”[sibling2: 

”Hon ska vara med mig”, sa {sibling2}.]

# the-border
Då tog {child} trädgårdsslangen och drog den tvärs över gräset.

”Här är gränsen! På min sida är det {child}land. På din sida är det {sibling}land. Och den som ska över måste ha pass.”[sibling2: 

”Då tar jag slangen”, sa {sibling2} och satte sig på den. ”Jag är tullen.”]

I {child}land fanns äppelträdet. I {sibling}land fanns vattenkranen. Och mitt emellan kom {hen}.

”Stopp!” sa {child}.[!sibling2:  ”Pass?”][sibling2: 

”Pass?” sa {sibling2}.]

”Pock”, sa {hen}.

”Pock är pass på hönska”, sa {sibling}.

”Det räknas inte”, sa {child}.

Men {sibling} kunde faktiskt hönska.

”Pock?” sa {sibling} till {hen}.

”Pock, pock”, sa {hen}.

”Hon säger att det visst räknas.”

# the-stamp
{child} kunde rita. Det blev en höna på en fröpåse, med näbb och allt.[pet.other:  ”{Pet} ska också få ett sen”, sa {child}.]

”Utan stämpel gäller det inte”, sa {sibling} och tryckte dit en tumme med jord på.[sibling2: 

”Två stämplar”, sa {sibling2} och tryckte dit en till.]

Det blev ett fint pass. {hen} tittade på det med ena ögat. Sedan med det andra. Sedan åt hon upp det.

”Hon åt upp sitt pass!” skrek [sibling2: {sibling2}|{child}].

”Nu har hon det i magen”, sa {sibling}. ”Då tappar hon inte bort det.”

## or
”Vad har hon i näbben?” sa {child}.

Det var en mask, och den hängde ut på båda sidor.

”Maskar får man inte ta med sig in i {child}land”, sa {child}.[pet.other:  ”Det får inte {pet} heller.”]

”I {sibling}land får man ta med sig två”, sa {sibling}.[sibling2: 

”En till tullen”, sa {sibling2} och höll fram handen.]

{hen} tittade på {child} med ena ögat. Sedan med det andra. Sedan svalde hon.

”Hon åt upp masken!” skrek [sibling2: {sibling2}|{child}].

”Vilken mask?” sa {sibling}.

# halves
{hen} gick över gränsen. Hon gick tillbaka igen. Mitt på slangen stannade hon, med ena halvan i varje land.

”Jag fick huvudet”, sa {sibling}.

”Jag fick rumpan”, sa {child}. Det lät inte riktigt lika bra.[sibling2: 

”Jag fick magen”, sa {sibling2}.]

”Säg åt din ände att komma hit!” sa {child}.

”Säg åt din själv!” sa {sibling}. ”Och i {sibling}land bestämmer jag över kranen.”

Och så vred {sibling} på den. Hela vägen.

# the-tap
Gränsen rörde på sig. Först blev den tjock. Sedan slingrade den sig. Sedan reste den sig i ena änden och sprutade på {child} och på {sibling}[sibling2:  och på tullen] och mitt upp under {hen}.

”POOOCK!” sa {hen}, och det förstod till och med {child}.[city:  Det förstod nog hela {city}.]

Hon for rakt upp i äppelträdet.

”Stäng av ditt land!” skrek {child}.

{sibling} stängde av. Men högt upp bland bladen satt {owner's} höna, med varenda fjäder åt fel håll.

# up-went-well
{child} kunde klättra. {child} klättrade upp en gren. Då klättrade {hen} upp en gren. {child} klättrade en till. Då klättrade {hen} en till.

”Pock?” ropade {sibling} nerifrån.

”Pock”, sa {hen}, väldigt litet.

”Vad säger hon?” sa [sibling2: {sibling2}|{child}].

”Att upp gick bra.”

# a-staircase
{child} hoppade ner och tänkte så att det knakade.

”Hon ska ha en trappa”, bestämde {child} och släpade dit hönornas egen lilla stege och lutade den mot trädet.[sibling2: 

”Med majs på vartannat steg”, bestämde {sibling2} och la dit den.]

{hen} tittade på stegen med ena ögat. Sedan med det andra. Sedan satt hon kvar.

”Varför kommer hon inte?” sa {child} och hoppade upp och ner.

”Du tittar”, sa {sibling}.

”Det gör jag inte!”

”Du tittar jättemycket. Nu bestämmer jag: Vi sätter oss. Ingen tittar. Och ingen hoppar.”

# wrong-way
{sibling} kunde sitta så still att myrorna tog vägen över. Det kunde inte {child}. Ena foten ville hoppa, så {child} satte den andra ovanpå.

De satt på gränsen, {child} i {child}land[sibling2: , {sibling} i {sibling}land och {sibling2} i tullen][!sibling2:  och {sibling} i {sibling}land], och tittade åt fel håll.

Tapp, lät det bakom dem.

Tapp. Tapp.

Tapp, tapp, tapp.

# laps
Något varmt och lite blött klev upp i deras knän, snurrade ett varv och la sig, mitt på gränsen.

”Jag fick huvudet igen”, viskade {sibling}.[sibling2: 

”Jag fick magen igen”, viskade {sibling2}. ”Det är den som är varm.”]

”Jag fick rumpan igen”, viskade {child}. Och efter en stund: ”{sibling}. Rumpan har lagt ett ägg.”

Det låg i {child's} hand, ljummet och brunt. {sibling} tittade länge på ägget.

”Jag fick den som pratar”, sa {sibling}.

# it-counts
Slangen släppte en sista droppe. Solen värmde. {hen} blundade med ena ögat. Sedan med det andra.

”Pock”, sa hon, mycket lågt.

”Hon säger pass”, viskade {sibling}.

”Det räknas”, viskade {child}.
