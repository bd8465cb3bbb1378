title: Kryp, kryp, stopp
title: Vart ska den?
title: Bopp

% Snigeln är "den". Någon är alltid i närheten: @caller ropar att det snart är läggdags.

# a-snail
Det gick en snigel på trädgårdsgången.

Den var brun och hade sitt hus på ryggen, och den ville någonstans.

”Vart ska den?” sa {child}.

”Till affären[city:  i {city}]”, sa {friend}, [friend: {child’s} bästa vän].

Då lade sig {child} på magen, och {friend} lade sig på magen, och så tittade de.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] lade sig också på magen.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg redan på magen.]

Kryp, kryp, kryp, gick snigeln.[athlete:  Den var inte lika snabb som {athlete}.]

# a-stick
Kryp, kryp … stopp.

Det låg en pinne i vägen. För {child} var det en liten pinne. Men för en snigel var det en stor, stor pinne.

{child} tog bort den.

”Varsågod, snigeln”, sa {child.he}.

Kryp, kryp, kryp, gick snigeln, hela vägen förbi vattenkannan[elder: , och förbi {elder}[elder2:  och {elder2}]]. Till affären skulle den inte.[sport:  Den skulle inte {play sport} heller.]

”Den ska till havet”, sa {child}.

# a-puddle
Kryp, kryp … stopp.

Det var en pöl i vägen. För {friend} var det en liten pöl. Men för en snigel var det en stor, stor pöl.

{Friend} hittade ett blad. Det lade {friend.he} rakt över, långt och grönt, som en bro.

”Varsågod, snigeln”, sa {friend.he}.

Kryp, kryp, kryp, gick snigeln. Upp på bladet, kryp, kryp, kryp. Över bladet, kryp, kryp, kryp. Ner från bladet, kryp, kryp, kryp. Till havet skulle den inte.[school:  Den skulle inte till {school} heller.]

”Den ska till månen”, sa {friend}.

# a-welly
Kryp, kryp … stopp.

Det var något rött i vägen. Det var blankt och runt, och det var stort som ett hus.

Det var en stövel! Och i stöveln var det en fot! Och foten var {child’s}!

”Det är ju jag!” sa {child}. ”Det är jag som är i vägen!”

Så flyttade {child} på foten. {Child.He} flyttade den långsamt, långsamt, så att snigeln inte skulle bli rädd.

”Varsågod, snigeln”, viskade {child.he}.

# to-the-very-last
”Snart läggdags!” ropade {@caller}.

Kryp, kryp, kryp, gick snigeln. Solen gick ner bakom staketet. Fåglarna slutade sjunga, den ena efter den andra[music: , så {child} nynnade på {@song} i stället]. Men snigeln gick och gick, kryp, kryp, kryp, ända till slutet, ända till den allra sista blomkrukan.

Kryp, kryp … stopp.

# boop
Under krukan var det mörkt. Något rörde sig. Ut kom ett litet horn. Ut kom ett litet horn till. Och ut kom en gul snigel med randigt hus.

De två sniglarna satte nosarna mot varandra.

Bopp.

”Åh”, sa {child}. ”Den skulle inte till affären. Den skulle till sin kompis.”

”Och så långt den har gått”, sa {friend}.

# goodnight-snails
”Den där heter {child}”, sa {child}.

”Och den där heter {friend}”, sa {friend}.

Sniglarna kröp ihop, hus mot hus. De drog in sina horn. Ett, två, tre, fyra. God natt, sniglar.

# and-stop
Och på kvällen, när {child} låg i sin egen säng med huvudet på sin egen kudde[pet.other: , och {pet} också sov], kröp {child.he} ner under täcket, där det var varmt.

Kryp, kryp, kryp.

Och stopp.

# @caller
någon från köksfönstret
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
