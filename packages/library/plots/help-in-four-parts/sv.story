title: Två bromsljus
title: Fyrstämmigt hjälp
title: Vartenda ord
guest rival: Göran (han), Torsten (han)
guest host: Yngve (han), Roland (han)
guest ram: Holger (han), Hasse (han)

% @a: {adult}, annars {host} i huset intill, som skjutsar. Baggen är "han".

# two-brake-lights
{child} kunde inte ljuga. {Child.He} hade försökt många gånger, hemma och [school: {at school} | i skolan], men så fort {child.he} sa något som inte var sant tändes {child.his} öron. Inte rosa. Röda, som två bromsljus.

Det hade inte gjort så mycket om {child.he} inte hade haft {elder}. [city: Ingen på den här sidan {city} ljög bättre. | {Elder.He} var nämligen bäst i hela kommunen på att ljuga.] Nio år i rad hade {elder.he} vunnit den stora ljugartävlingen i bygdegården, och i kväll skulle {elder.he} försvara titeln.

# kchhh
”Kchhh”, sa {elder} klockan fem.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] fräste tillbaka.][pet.other:  Till och med {pet} tittade upp.]

”Vad säger [elder.she: hon | han]?” frågade {@a-who}.

”Att det är en förkylning”, sa {friend}, som var {child's} bästa vän och kunde ljuga om vad som helst utan att blinka. ”Rösten är helt borta.”

{Elder.short} skrev på en lapp. {Elder.He} skrev: {child} får ta min plats.

”Aldrig”, sa {child}.

{Elder.short} skrev: Annars vinner {rival}.

{rival} hade kommit tvåa nio år i rad, och han gick knappt att stå ut med som det var.

# a-grand-piano
{Friend} tränade {child} i baksätet hela vägen dit.

”Säg att du har ätit en flygel.”

”Jag har ätit en flygel.”

”Jag blir bländad i backspegeln”, sa {@a} vid ratten.

# like-an-oven
I bygdegården var varenda stol tagen. {rival} gick upp först. Han berättade om en gädda som var så stor att sjön sjönk en meter när han drog upp den[athlete:  och så snabb att inte ens {athlete} hade hunnit ifatt den], och han fick mycket applåder och bugade åt alla håll. Sedan ropade de upp {elder}, och det var {child} som fick gå.

{child} ställde sig vid mikrofonen.[sport:  Att {play sport} inför publik var ingenting mot det här.] Det var som att titta in i en ugn. {Elder.short} satt längst fram med halsduk[elder2: , bredvid {elder2} med halstabletterna]. {Friend} höll båda tummarna. {@A} hade händerna för ansiktet, men kikade mellan fingrarna.

{child} letade efter en lögn. Det fanns ingen. Huvudet var tomt som en kakburk. Öronen började redan bli varma, bara av tanken.

# a-ram
Då kan jag lika gärna säga som det är, tänkte {child}.

”{Elder.short} skulle ha stått här”, sa {child.he}. ”Men {elder.short} har skrikit sönder rösten. Det var en bagges fel.”

Någon fnissade.

”I tisdags la sig {elder.short} för att vila i sin eka. Grannens bagge, som heter {ram}, kände lukten av {elder.short's} ostmacka och klev ombord. Då lossnade linan. När {elder.short} vaknade var de mitt på sjön, och {ram} stod på årorna.”

Nu skrattade flera stycken.

# in-four-parts
”{Elder.short} försökte flytta på honom, men {ram} är inte den som flyttar på sig. Så {elder.short} ropade på hjälp. De drev förbi campingen, och alla på campingen vinkade. De drev förbi missionskyrkan, där kören övade med öppna fönster. {Elder.short} skrek HJÄLP, och {ram} bräkte, och kören trodde att det var en ny stämma. De följde med. De sjöng fyrstämmigt hjälp i tjugo minuter.”

Det tjöt i salen. En karl på femte raden fick dunkas i ryggen. {child} förstod inte riktigt varför, men {child.he} fortsatte, för det fanns ju mer.

# a-wedding
”Sedan drev de in i ett bröllop. Brudparet stod på en brygga och skulle fotograferas, så stilla och högtidligt, och bakom dem gled {elder.short} förbi från vänster till höger, med en bagge. Efter tre timmar hörde {friend} och jag dem från badplatsen[pet.dog: , fast det var min hund, {pet}, som hörde dem först]. Vi höll fram en kanelbulle, och då hoppade {ram} i. Men linan hade snott sig runt hornen, så han bogserade in hela ekan. Rakt fram till bullen. Han åt den. Sedan gick han hem.”

{child} funderade om {child.he} hade glömt något.

”Med ekan”, sa {child.he}.

# rules-are-rules
Det tog flera minuter innan ordföranden kunde tala. Han torkade ögonen med protokollet. Ingen behövde rösta, så som de klappade. Men regler är regler, och i bygdegården måste vinnaren alltid svara på en sista fråga.

”{child}”, sa ordföranden. ”Kan du inför alla här försäkra att din historia är ren och skär lögn?”

Varenda stol slutade knarra.

# a-finger-to-her-lips
{child} såg ut över salen. På tredje raden satt ett ungt par tätt ihop. Hon hade telefonen i handen. På skärmen, det såg {child} ända från scenen, fanns en brygga, samma par i vitt och svart, och en eka. Bruden mötte {child.his} blick. Mycket långsamt la hon telefonen med framsidan ner i knät, och så satte hon ett finger för munnen.

Hela vänstra sidan av salen var dessutom missionskyrkans kör. De tittade i taket, allihop på en gång, så som bara en kör kan.

# a-conscience
{child} tog ett andetag.

”Ja”, sa {child.he}. ”Vartenda ord är ljug.”

Och öronen tändes. {child} kände hur de glödde, längst ut i kanterna, så att det måste synas ända till garderoben.

”Titta”, ropade ordföranden. ”[child.she: Hon | [child.he: Han | {child}]] skäms. Det är en lögnare med samvete. Ge [child.she: flickan | [child.he: pojken | hit]] pokalen.”

# a-teaspoonful
De åkte hem med vindrutetorkarna på[music:  och {@song} på låg volym], långsamt, genom skogen. {Friend} hade somnat mot rutan. {Elder.short} satt i framsätet med pokalen mellan knäna. {Elder.He} hade skrattat så att {elder.he} fått tillbaka en liten bit av rösten, ungefär en tesked.

”Nio år”, väste {elder.he}. ”Och jag har aldrig kommit på att man kan göra så.”

”Hur då?” sa {child}. ”Jag ljög bara en enda gång på hela kvällen.”

”Ja”, väste {elder.short} lyckligt. ”Men på precis rätt ställe.”

# in-the-mirror
{@A} sökte {child's} blick i backspegeln. ”Du”, sa {@a}. ”Ni sa ju att det var en förkylning.”

”{Friend} sa det”, sa {child}.

”Men då är alltihop sant? Kören? Baggen? Bröllopet?”

”Vartenda ord”, sa {child}.

{@A} tittade en gång till i spegeln, inte på ögonen utan på öronen.

Där var det alldeles mörkt.

# @a
{host}
## if adult
{adult}

# @a-who
{host} i huset intill, som skulle köra dem
## if adult
{adult}

# @song
{music}
