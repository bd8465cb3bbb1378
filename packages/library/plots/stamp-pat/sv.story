title: Stamp, klapp
title: Den dumma stöveln
title: Jag är med dig
guest sitter: Göta (hon), Ingrid (hon)

% Stamp är stöveln, klapp är den bara foten, och handen till sist. @a är {adult}, annars den äldre, annars {sitter}, som passar barnet.

# one-boot
{child} hade fått på sig en stövel.

Den andra ville inte.

{child} drog. Nej.

{child} tryckte. Nej.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade stövlar som ville.][school:  Den brukade vilja {at school}.]

Det var en dum stövel. {child} slängde den i golvet.

”Jag är så arg!” sa {child}.[sport:  {Child.He} skulle ju ut och {play sport}!]

Och så gick {@he} runt i köket, med en stövel och en bar fot.

Stamp, klapp. Stamp, klapp. Stamp, klapp.

# so-angry
”Är det stöveln?” sa {@a-first}.

”Nej!” sa {@he}.

[age>=5: ”Är den för liten?”

”Nej! Den är för DUM!”

]”Ska jag hjälpa dig?”

”NEJ! Jag är så arg!”

Stamp, klapp. Stamp, klapp. Stamp, klapp.

Runt bordet gick {@he}.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] gick under det.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] gick upp på kylskåpet.]

{@A} tog av sig ena toffeln. Sedan drog {@a-he} på sig en stor stövel.

Nu hade {@a} också en stövel och en bar fot.

# with-you
{child} stannade. ”Är du arg?”

”Nej”, sa {@a}. ”Jag är med dig.”

Och så gick de.

{child} gick stamp, klapp. {@A} gick STAMP, KLAPP.

Stamp, klapp. STAMP, KLAPP. Stamp, klapp. STAMP, KLAPP.

[age>=5: De gick ut i hallen, förbi alla snälla skor som stod där två och två, och in igen genom den andra dörren.

”Fryser du om foten?” sa {child}.

”Som en gris”, sa {@a}. ”Fryser du om din?”

”Nej!” sa {@he}. ”Den är arg!”

”Jaha”, sa {@a}. ”Då är den ju varm.”

Stamp, klapp. STAMP, KLAPP. Stamp, klapp. STAMP, KLAPP.

]Skedarna hoppade. Kopparna hoppade.[music:  Radion hoppade, mitt i {music}.][pet.other:  {Pet} hoppade.][city:  Hela {city} hoppade.]

# plop
”Jag är så arg!” skrek {child} och gav den dumma stöveln en spark.

Upp for stöveln.

Upp, upp, över bordet[athlete: , högre än {athlete}] …

Plums!

Rakt i diskbaljan.

Åh nej.

Där låg den, bland bubblorna.[age>=5:  Bara tån stack upp.]

{child's} mun började darra.

”Min stövel”, sa {@he}. ”Min stövel är blöt.”

# in-the-way
”Ja”, sa {@a} och hämtade pallen.

{child} klev upp. {@He} stoppade ner båda armarna. {@He} fick tag i stöveln, drog upp den och vände den upp och ner.

Ut kom vattnet. Klunk, klunk, klunk.

Ut kom bubblorna. Blipp, blipp, blipp.

Och ut kom … en strumpa.

En liten blå strumpa, hoprullad som en mus.

”En strumpa!” sa {@he}. ”Den var ju i vägen!”

”Då är det inte lätt”, sa {@a}.

Och {child} stoppade ner foten.

Slafs!

Stöveln var på.

# two-bare-feet
Stamp, slafs, gick {child}, ända bort till värmen. Där tog {@he} av sig båda stövlarna. {@A} tog av sig den stora, och så ställde de dem på rad.

{child} hängde upp den blå strumpan[elder & adult: , som {elder}[elder2:  och {elder2}] hade stickat][elder2 & !adult: , som {elder2} hade stickat]. Den andra strumpan tog {@he} också av sig.

Sedan gick {@he} runt i köket, bara en gång till, med två bara fötter.

Klapp, klapp. Klapp, klapp. Klapp … klapp.

# pat-pat
Så stannade {@he} hos {@a}, som lyfte upp {@him} i knät och torkade båda armarna, först den ena och sedan den andra.

”Jag var så arg”, sa {@he}.

”Så arg”, sa {@a}.

”Och du gick stamp, klapp.”

”Det gjorde jag.”

{child} la huvudet under {@as} haka. {@As} hand låg på ryggen. Den var stor och den var varm.

Klapp, klapp, sa den.

Klapp, klapp.

Klapp … klapp.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @a-first
{sitter}, som passade {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
hon
## if adult
{adult.he}
## if adult.she
hon
## if adult.he
han
## if elder & !adult
{elder.he}

# @he
{child.he}
## if child.she
hon
## if child.he
han

# @him
{child.him}
## if child.she
henne
## if child.he
honom
