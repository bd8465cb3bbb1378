title: Brännässlor och herrstövlar
title: En sluss är bara en hiss
title: Pom
guest player: Göran (han), Torsten (han)

% Slussen är en hiss. {Elder} vevar fem klack där det skulle vara åtta, för {elder.he} kommer på något att säga. Pom är det enda pling de har.

# the-voice
{Elder} kunde låta som en hiss. Inte som själva hissen, utan som rösten i den. {Elder.He} gjorde det i trappor, och {elder.he} gjorde det i backar[elder2: , tills {elder2} bad att få stiga av], och varje lördag gjorde {elder.he} det vid slussen, när {elder.he} och {child}[friend:  och {friend}[!friend.known: , {child's} bästa vän,]] var där och tittade på båtarna.

”En sluss är ju bara en hiss”, sa {elder}. ”In med båten där nere, på med vattnet här uppe, och så åker den upp. Titta, {child}, där har vi en passagerare.”

# low-bits
Långt ner mellan de blöta väggarna låg en liten blå båt. I båten satt en man i röd jacka, och i famnen på honom satt en tuba.

”{player} heter jag!” ropade han. ”Jag är sen! Orkestern börjar klockan sju, [city: halva {city} kommer, ]och det är jag som är brummet! Om inte jag kommer upp blir det inget brum!”

”Räck hit veven”, sa {elder}, ”så sköter vi hissen.”

# eight-clacks
De stora portarna bakom båten var stängda. Men längst ner i varje port satt en lucka, liten som en ugnslucka, och de skulle också stängas. {child} vevade igen den första, och {elder} höll {child.him} hårt i luvan. Klack, klack, klack … Åtta klack, och den var stängd.

Så gick de över bron, och {elder} vevade på den andra. Klack, klack, klack, klack, klack … och då kom {elder.he} på något.

”Hissen går upp!” sa {elder.he} med hissrösten. ”Plan ett: änder, brännässlor och herrstövlar. Se upp för dörrarna!”

En herre i stövlar, som bara hade tänkt gå förbi, hoppade åt sidan.

# pom
”När den är framme ska den säga pling”, sa {child}. ”Det gör hissar.”

”Jag har inget pling”, ropade {player}. ”Jag har bara det här.” Och så blåste han upp kinderna och tog i.

Pom.

Det for bort längs kanalen, in under en bro och hem igen. Två änder satte sig[pet.dog: , och det gjorde {pet} också, {child's} hund, som hade hållit ögonen på dem].

”Perfekt”, sa {child}.

# one-hand-from-the-top
Så släppte de på vattnet. Schhhhh, sa det, och sakta kom {player} upp: först mössan, sedan knapparna, sedan knäna. Och sedan, en hand från kanten, tog det stopp.

”Nu öppnar vi porten”, sa {elder}. ”Det gör man inte med armarna. Det gör man med rumpan.”

Från porten stack det ut en lång bom av trä, och mot den tryckte de med rumporna. Ingenting hände. [friend: {Friend} tog sats och kom med sin. ]Herrn i stövlar ställde dit sin. Två damer som [sport: skulle {play sport} | var ute och sprang] ställde dit sina. Det blev [friend: sex|fem] rumpor, och porten stod där den stod.[athlete:  Den hade inte rört sig för {athlete} heller.]

”Den går inte upp förrän det är fullt”, sa {elder}. ”Och det är inte fullt. Varför är det inte fullt?”

Kyrkklockan slog kvart i sju.

# because-of-everybody
Då pratade alla på en gång. ”Tryck hårdare!” ”Ring någon!” ”Vi behöver fler rumpor!”[school:  ”Det finns hur många som helst {at school}!”] {player} var så orolig att han råkade säga pom.

”Jag hör någonting”, sa {child}. ”Fast jag hör det inte, för alla hörs så mycket.”

{Elder} tittade på {child}. Sedan sträckte {elder.he} på sig, så lång {elder.he} var.

”Hissen står stilla”, sa hissrösten. ”Var god bevara lugnet. Var god håll tyst. Ingenjören lyssnar.”

Och en hiss säger man inte emot. Alla stod blickstilla och tittade rakt fram. {player} höll handen för tuban.

# the-wrong-end
{child} tog {elder's} hand och lyssnade.

Schhhhh, sa vattnet vid de övre portarna. Så skulle det låta. Det var vattnet som kom in.

De gick bort till de nedre portarna, där det inte skulle låta alls.

Schhhhh.

”Det rinner ut igen!” viskade {child}. ”Det är som ett badkar utan propp!”

{Child.He} lyssnade vid sin egen port. Inte ett ljud. De gick över bron, och så lyssnade {child.he} vid den andra. Schhhhh.

”Jag tog åtta klack”, sa {child}. ”Hur många tog du, {elder.short}?”

{Elder} blev skär om kinderna. ”Fem”, sa {elder.he} med sin vanliga röst. ”Sedan tog jag herrstövlarna.”

# three-clacks
{child} satte dit veven. {Elder} tog tag i luvan.

Klack. Klack. Klack.

Och sedan hördes det inte ett ljud. Vattnet steg den sista biten, slätt som ett lakan. [friend: Sex|Fem] rumpor lutade sig bakåt, och porten gled upp, lätt som en sovrumsdörr.

”Översta våningen”, sa {elder}.

”Nu?” sa {player}.

”Nu”, sa {child}.

Pom.

# ground-floor
När {child} hade lagt sig den kvällen stod fönstret öppet, och långt borta spelade orkestern [music: {@song}, fast långsamt|något långsamt]. Det lät tunt och ljust, som mygg. {child} väntade. [pet.cat: [!pet.known: Katten {pet}|{Pet}] väntade. ][pet.other: {Pet} väntade. ]{Elder} väntade också, med ena handen på lampan. Och så kom det, underst, tjockt som ett täcke:

Pom.

”Hissen går ner”, sa hissrösten, så liten den kunde bli. ”Nedre botten: kuddar, täcken och en ingenjör.”

”Pom”, sa ingenjören och blundade, och {elder} släckte lampan.

# @song
{music}
