title: Rakt igenom
title: Spökets kafé
title: Knäpp
guest sitter: Britta (hon), Monika (hon)

% Spöket ramlar rakt igenom allt som finns på riktigt. Låtsassaker håller. @a: {adult}, annars {sitter}.

# the-cafe
Spöket kom till lekplatsen[city:  i {city}] när nästan alla hade gått hem. {child}[friend:  och [!friend.known: {child.his} bästa vän ]{friend}] satt i sandlådan och hade kafé, och {@a} satt på bänken och väntade på att kaféet skulle stänga.

Spöket var vitt och tunt, och gungorna syntes igenom det.

”Har du öppet?” frågade spöket.

”Ja, men jag stänger snart”, sa {child}. ”Sitt ner!”

Spöket satte sig på bänken. Svupp! Så låg det under den.

”Rakt igenom”, sa spöket. ”Det blir alltid så.”

”Ta gungan”, sa {child}.

Spöket satte sig på gungan. Svupp! Gungan hängde kvar och såg ut som om ingenting hade hänt.

”Rakt igenom”, sa spöket.

# a-quick-bun
”Du kan stå upp”, sa {child}. ”Vill du ha en bulle?”

”Gärna!” sa spöket. ”Jag har inte ätit en bulle på trehundra år.”

{child} gav det en fin bulle av blöt sand[elder: , efter recept från {elder}][elder2:  och {elder2}]. Spöket stoppade in den i munnen. Svupp! Bullen åkte ner genom magen och ut igen och la sig i gräset.

”Den var väldigt snabb”, sa spöket.

{child} skrattade. Men det gjorde inte spöket. Det tittade på bullen, och på gungan, och på bänken.

”Allting går rakt igenom mig”, sa det, ”och jag går rakt igenom allting. [sport: Jag kan inte ens {play sport}. ]Jag har aldrig fått vara kvar på ett kafé.”

# sinking
Så ledset blev spöket att det började sjunka. Först försvann fötterna ner i sanden. Sedan knäna. Sedan magen.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] grävde, men det fanns inget att gräva fram.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] gick tvärs igenom det utan att märka något.]

”Vad gör du?” sa {child}.

”Sjunker”, sa spöket. ”Det gör man, när man är ledsen och det inte är något som tar emot.”

# the-hand
”Ta min hand!”

{child} sträckte fram handen, och spöket tog den. Det kändes kallt, som när man öppnar kylskåpet. Svupp! Rakt igenom.

Nu stack bara huvudet upp, som en liten snöboll mitt i kaféet.

”Tack för bullen”, sa huvudet.

{child} letade i hinken. {Child.He} letade bakom spaden. Något måste det väl finnas som ett spöke inte gick rakt igenom! Men spaden fanns på riktigt, och hinken fanns på riktigt, och allt som fanns på riktigt gick det rakt igenom.

Då kom {child} på det.

# the-rope
”Här!” sa {child} och höll fram händerna. ”Här är ett rep!”

”Jag ser inget rep”, sa huvudet.

”Nej, det är ett låtsasrep[school: , vi har sådana {at school}]. Håll i dig!”

Upp ur sanden kom en vit hand. Den tog om låtsasrepet. Den höll.

”Det tar emot!” ropade spöket.

{child} satte hälarna i sanden, och {child.he} drog.[friend:  {Friend} tog i längst bak, där repet tog slut.] ”Åååå – hej!” Där kom magen. ”Åååå – hej!” Där kom knäna. ”Åååå – HEJ!” Och där stod hela spöket i sandlådan igen och höll i ingenting alls med båda händerna.

”Vilket bra rep”, sa spöket.

”Det är kaféets”, sa {child}.[athlete:  ”Det håller för {athlete}.”]

# the-chair
Sedan kom {child} med en låtsasstol.

Spöket satte sig, väldigt långsamt. Det satt. Det satt mitt i luften med benen i kors.

”Oj”, sa det. ”Den är till och med mjuk.”

”Och en låtsasbulle.”

Spöket tuggade. {child} tittade efter, men den kom inte ut någonstans.

”Kanel!” sa spöket. ”Är du också på låtsas?”

”Nej, jag är på riktigt”, sa {child}. ”Jag jobbar här.”

Spöket åt fyra bullar till. Sedan började det skymma. {@a-short} reste sig, och {child} ställde spaden i hinken.

# the-bed
”Var bor du?” frågade {child}.

”Här och där”, sa spöket. ”Jag har försökt med sängar. Men då hamnar man under dem.”

Då bäddade {child} åt det, under den stora granen vid grinden. {Child.He} la dit en låtsaskudde och klappade till den. {Child.He} bredde ut ett låtsastäcke, ända upp till hakan på spöket[music: , och nynnade lite på {music}], och så satte {child.he} dit en liten låtsaslampa.

”Ligger du bra?”

”Jag ligger kvar”, sa spöket.

”God natt då”, sa {child}, och så släckte {child.he} lampan med ett finger.

”Knäpp.”

Och det blev faktiskt lite mörkare.

# click
När {child} låg i sin egen säng kände {child.he} efter med ryggen. Det tog emot. {Child.He} kände efter med huvudet. Kudden tog emot. {Child.He} låg också kvar.[pet.other:  Det gjorde {pet} med.]

Sedan sträckte {child.he} ut ett finger i luften, mot lampan som fanns på riktigt.

”Knäpp”, sa {child}.

# @a-short
{sitter}
## if adult
{Adult}

# @a
{sitter} i huset bredvid
## if adult
{adult}
