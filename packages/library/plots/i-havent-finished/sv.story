title: Jag har inte pratat färdigt
title: Sista benet
title: Hälften sjöjungfru och hälften sill
guest quick: Gunvor (hon), Birgit (hon)
guest mermaid: Margareta (hon), Margit (hon)

% Regel: övre halvan av sjöjungfrun är en människa, nedre halvan simmar dit sillarna simmar, vad hon än håller på med.
% "Mar" är så långt som hon hinner med sitt namn; båda gästens namn börjar så. Sista benet är pirens, och alla utom barnet tror att det är hennes.

# quick
{child} fick aldrig prata färdigt. Folk menade inget illa med det. De var bara snabba, [adult: som {adult}, ][elder: eller väldigt snabba, som {elder}, [elder2: eller alldeles förfärligt snabba, som {elder2}, ]]och {child} blev så arg att det kröp i tårna.[school:  {At school} var det likadant.]

”Skulle jag kunna få en …” sa {child}, på Hamnens dag.

”Glass”, sa {quick}, som ordnade alltihop och var snabbast i [city: {city}|hela stan]. ”Efter orkestern, raring. De ska marschera ända ut på piren.”

Nästa ord hade varit hink. {child} satt på trappan bredvid piren med en smörgås i folie och en krabba på en metrev, och ingenstans att ha krabban.

Då kom det upp ett huvud ur vattnet. Det hade grönt hår som gamla rep, och det var andfått.

”Jag heter Mar …” sa det, och så var det borta.

# herring
En stjärtfena blänkte till, och sedan var det bara sill, ett helt stim, som hade väldigt bråttom.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] skällde på varenda en.]

Efter en minut var huvudet tillbaka, och det satt på en sjöjungfru. Hon slog båda armarna om nedersta trappsteget och pratade jättefort.

”Jag kan inte stanna! Övre halvan är jag, men nedre halvan är sill, och när de andra svänger så svänger den. Den frågar aldrig! Jag har inte pratat till punkt sedan jag …”

Sillen svängde. Stjärten svängde. Och bort for hon baklänges, med öppen mun.

{child} visste precis hur det kändes.

# last-leg
Nu hängde det folk över räcket[friend: , och längst ut hängde {friend}[!friend.known: , {child’s} bästa vän]].

”Orkestern!” ropade Mar och dök upp igen. ”De får inte … Det är benet! Det är sista …”

”Hennes sista ben”, sa {quick}. ”Stackars människa. Då har hon haft flera.”

”Jag tror inte att hon hade …” sa {child}.

”Nej, det har hon ju inte, raring. Ben vill alla sjöjungfrur ha. Jag har läst sagan.”

Och {quick} skrev BEN på en hink och gick runt med den på hela piren, och hon fick ihop ett par bruna byxor[elder: , som {elder} gärna ville bli av med,] och ett bordsben.

”Jag vill inte ha något …” ropade Mar när hon for förbi.

”Hon är blyg”, sa {quick}.

# foil
Nästa gång var Mar så långt ute att hennes röst bara var ett pip. Hon pekade på piren med båda armarna. Sedan drog stjärten i väg med henne.

Bom, sa stora trumman. Orkestern hade börjat gå[music: , till {@song}], och halva stan gick efter. Något var fel, och ingen visste vad, och nu skulle ingen få veta det heller. {child} for upp, alldeles kall i magen, och folien gled ner i vattnet. Den blänkte.

Och en sill vände sig om och tittade.

Sedan gjorde alla det. Långt där ute kom något med grönt hår farande tillbaka, med stjärten först.

{child} fick tag i folien, rev den i bitar, knöt fast dem på metreven och drog dem runt i vattnet som ett mycket litet stim. Runt gick sillen, och runt gick stjärten, och runt gick Mar ovanpå, som en tårta i ett skyltfönster. Och för varje varv hann hon lite längre.

”Det är piren”, sa hon och försvann runt. ”Sista benet, längst ut.” Runt. ”Det har rostat av. Det håller om man går, men inte om man …”

Runt försvann hon. {child} hade kunnat gissa. Men {child.he} väntade.

”… marscherar”, sa Mar och blundade. ”Jaså, det är så det känns.”

# havent-finished
{child} [friend: gav reven till {friend}, som fick fortsätta att snurra,|knöt fast reven i trappan] och sprang[sport: , fortare än någonsin när det var dags att {play sport}].[athlete:  Inte ens {athlete} hade tagit den trappan fortare.] Orkestern var redan ute på piren, och plankorna hoppade. {child.He} ställde sig framför orkestern och sträckte ut båda armarna.

”Stanna! Benet …”

”Vi har skaffat ett, raring”, sa {quick} och marscherade på.

”Nej! Piren …”

”Piren är jättefin. Se upp för …”

”JAG HAR INTE PRATAT FÄRDIGT!” skrek {child}.

{child.He} hade aldrig skrikit åt en vuxen förut, och {child.his} hjärta slog som trumman. Trumman stannade. Trumpeterna stannade. Allra sist stannade {quick}, med ena foten i luften.

Då sa {child} det, från början och ända till slutet. ”Sista benet på piren har rostat av, och om ni marscherar går det sönder, och det är det hon har försökt säga hela dagen.”

De väntade, ifall det skulle komma mer.

”Var det slut där?” frågade {quick}, ganska ynkligt.

”Ja”, sa {child}.

Sedan gick allihop tillbaka på tå, tuban sist. Och bakom dem knakade det långsamt i piren, och yttersta änden satte sig i sjön, väldigt försiktigt, ungefär som en tant som badar.

# all-of-it
Sjöjungfrun gick fortfarande runt.

”Vad heter du?” frågade {child}. ”Alltihop?”

”{mermaid}”, sa sjöjungfrun.

De hade väntat sig något längre.

”Och finns det något du vill ha?” sa {quick}, och så slog hon handen för munnen.

”Byxorna”, sa {mermaid}. ”Jag ska ha dem till min …”

Men då gick knuten upp, och bort for sillen, och de fick aldrig veta det.

{quick} vände sig till {child}. ”Du skulle ju fråga om något”, sa hon. ”Skulle du kunna få en …” Och hon väntade. Det syntes att det gjorde ont.

”Hink”, sa {child}.

”Det hade jag aldrig gissat”, sa {quick}, och {child} fick den som det stod BEN på.

# tomorrow
På natten stod fönstret öppet, och vågorna kom in, och gick ut, och tog god tid på sig.

”I morgon”, sa {child} i sängen, ”då tänker jag …”

[adult: {Adult} satt på sängkanten och väntade.|Det dröjde.][pet:  {Pet} väntade också.] Men {child} sov, och ingen pratade färdigt åt {child.him}.

# @song
{music}
