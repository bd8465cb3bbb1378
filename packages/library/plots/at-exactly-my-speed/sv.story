title: Dubbla spår
title: I precis min fart
title: Sving, stöd, steg
guest museum: Hedvig (hon), Agneta (hon)

# swing-plant-step
{child} hade planerat den här dagen sedan i påskas. Bortom udden fanns en klipphylla som bara var torr i två timmar, när vattnet stod som lägst, och där hade man hittat spår av dinosaurier. {child} hade letat efter sådant i hela sitt liv, och hittills hade det blivit en bit avloppsrör.

Men i juli hade {friend}[!friend.known: , {child's} bästa vän,] brutit foten på en studsmatta, och kryckorna var fortfarande kvar. Så de skulle inte runt udden. De gick på den vanliga stranden, i {friend's} fart.

Sving, stöd, steg. Sving, stöd, steg.

”Du kan gå i förväg”, sa {friend}.

”Det är lugnt”, sa {child}, med den röst man har när det inte är det.

{Pet}[!pet.known: , {child's} hund,] hade kunnat springa till udden och tillbaka medan de knäppte jackorna, men {pet.he} gick bredvid den vänstra kryckan. Där hade {pet.he} gått hela sommaren, och när {friend} stannade satte {pet.he} sig.[adult:  {Adult}, som kom efter med väskorna, sa att somliga kunde lära sig av den hunden.]

## or
{Friend}[!friend.known: , {child's} bästa vän,] hade brutit foten och kunde inte gå annat än på kryckor. Sving, stöd, steg. {child} gick bredvid och räknade ut att de skulle vara framme vid udden någon gång på torsdag.

Egentligen skulle de ha varit på andra sidan, på en klipphylla som bara var torr i två timmar när vattnet stod som lägst. Där hade man hittat spår av dinosaurier. {child} hade planerat det sedan i påskas, med lista. Och sedan hade {friend} ramlat på en studsmatta.

”Du kan gå i förväg”, sa {friend}, inte för första gången.

”Det är lugnt, säger jag ju”, sa {child}, inte heller för första gången.

Den enda som verkligen var lugn var {pet}[!pet.known: , {child's} hund,] som hade kunnat hinna till udden och tillbaka vid det här laget. {Pet.He} höll sig tätt intill den vänstra kryckan, precis jämsides, med fladdrande öron.[adult:  {Adult} hade sackat efter med väskorna, och det var nog klokt.]

# not-being-nice
Framåt elva hade de inte kommit längre än till den andra vågbrytaren.[city:  Det kändes som att gå hela vägen hem till {city}.] Långt borta såg {child} pyttesmå människor kliva ut på hyllan, för att hitta saker.

”Jag måste sitta”, sa {friend} och dunsade ner på ett stenblock, vid en platt häll som vinterns stormar hade sopat ren. ”Jag vet att du ville göra det här på riktigt. Du behöver inte vara snäll.”

”Jag är inte snäll”, sa {child}, och hörde sedan hur det lät.

[sport: Så hade det varit sedan i juni. {child} hade gått i väg för att {play sport} utan att ens fråga. ][school: Det fanns ingen på {school} som {child} hade varit så arg på, och ingen som {child} tyckte så mycket om, och det var väldigt tröttsamt. ]{Friend} tog fram sitt skissblock, och {child} kastade en sten på en annan sten.

# puddle-shaped
{Pet} stoppade ner nosen i en grop i hällen. Det stod en pöl i den, och {pet.he} drack.

{Friend} hade börjat teckna av {pet.him}. Pennan gick allt långsammare.

”{child}. Vad har den där pölen för form?”

”Pölform.”

”Nej. Kom ner hit.”

{child} satte sig på huk vid {friend's} friska fot och tittade längs hällen, med ljuset lågt från sidan. Pölen hade tre uddar. Det var tre trubbiga tår, med den mittersta längst, och en rund häl.

{child} blev kall i hela skinnet, och sedan het. Bakom den låg det en till, och bakom den en till, halvfull med sand. De gick tvärs över hällen, vänster, höger, vänster, höger, bort från havet.

”Jag har gått rakt över det här”, viskade {child}. ”Hur många gånger som helst.”

”Du gick fort”, sa {friend}, och sa det vänligt.

# two-of-them
Sedan arbetade de. Om en och en halv timme skulle det gå vågor över hällen. [adult: {Adult} ringde museet. ][elder: {Elder} höll i måttbandet[elder2: , och {elder2} höll i andra änden]. ]{child} sopade undan sanden, mätte varje steg och ropade ut hur långt det var, och {friend} tecknade, för på ett fotografi blir allting platt. [music: {Friend} gnolade på {@song} hela tiden, utan att märka det. ]Och när ingen av dem kunde se nästa spår, så kunde {pet} det, eftersom det alltid fanns något att dricka i det.

”De är två”, sa {friend} till slut. ”Det är en stor, och så en mindre bredvid. De trampar aldrig på varandra. Inte en enda gång.”

## or
Sedan arbetade de, för havet var på väg tillbaka. [adult: {Adult} ringde museet. ][elder: {Elder} satt på jackorna[elder2:  tillsammans med {elder2}], så att de inte skulle blåsa bort. ]{child} kröp, med måttband och en penna bakom örat, och {friend} ritade upp alltihop på en karta, en ruta för varje steg. [music: De sjöng {@song} också, för då höll man räkningen. ]När de tappade bort spåret hittade {pet} det, med tungan.

”Det är konstigt”, sa {friend} och vände på papperet. ”Det är inte ett djur. Det är ett stort, och så ett mindre alldeles intill. De krockar inte och de korsar inte. De bara går.”

# the-bad-foot
{child} tittade på siffrorna. Det var något fel med den mindre. Den gick långt, kort, långt, kort, hela vägen över.

”Den är ojämn”, sa {child}. ”Och titta. Den här foten har aldrig mer än två riktiga tår. Den tredje är bara en fläck.” {child.He} satte sig upp. ”Den kunde inte stödja på den. Den hade ont i foten.”

Långt borta hördes havet. Ingen av dem sa något om kryckor.

”Ta den stora, då”, sa {friend}.

# half-steps
{child} räknade med kulspetspenna, på armen. Man kan få fram ungefär hur fort ett djur gick, om man vet hur stora fötter det hade och hur långt det klev. Det finns ett tal för det, och {child} räknade det två gånger.[athlete:  {Athlete} hade blivit ett streck.]

”Det kan inte stämma”, sa {child}. ”Den är jättestor. Den borde ha varit långt före. Men den tar halva steg, hela vägen, och det är inget fel på den.” {child.His} röst hade blivit konstig. ”Den går långsamt med flit.”

Någon som var stor som en skåpbil hade gått över den här leran, innan det fanns några som kunde se det. Den hade kunnat gå i förväg. Och den hade kortat sina steg, och kortat dem en gång till, och hållit sig bredvid. Varför gick inte att bevisa, det visste {child}. Men där stod det, vänster och höger och vänster, och ingen hade läst det förrän i dag.

”Jag har varit hemsk”, sa {child}. ”Sedan i juni, ungefär.”

”Sedan den andre juli”, sa {friend}, och det var nästan ett leende. ”Men du stannade. Du var hemsk i precis min fart.”

# a-piece-of-sky
Den första tunna vågen kom fräsande över hällen, och längs stranden kom en kvinna springande, i en tröja med museets namn. {Museum} hann med ett enda fotografi och en enda lång blick. Sedan stod de alla och såg hur spåren fylldes. De blänkte till, vart och ett med en bit himmel i, och sedan var det bara hav.

”De är kvar när vattnet sjunker”, sa {museum}. ”Men den där teckningen är den första som finns. Vem hittade dem?”

”{Friend}”, sa {child}.

”{Pet}”, sa {friend}.

”{Pet} var törstig”, sa [adult: {adult}|{child}].

## or
De fick nätt och jämnt upp sina saker. Kvinnan från museet kom springande, med skorna i handen och tröjan ut och in, just när den första vågen rann in över hällen och ner i tårna. Varje spår tändes, med en bit himmel i, och efter det fanns det bara vatten.

”Jag såg dem”, flämtade {museum}. ”Jag hann faktiskt se dem.” Då räckte {friend} fram teckningen, och {museum} tittade på den så länge att havet kom in i strumporna. ”Hur kom det sig att ni tittade ner?”

”Jag fick inte gå fort”, sa {child}.

{Pet} skakade sig, över dem alla, och [adult: {adult} sa att den egentliga upptäckaren nog ville ha ett kex|fick det sista kexet].

# keeping-level
De gick tillbaka i eftermiddagens sista guldljus. Sving, stöd, steg. {child} upptäckte att man hann se väldigt mycket i den farten. Där låg ett rosa skal, och där gick en krabba och bar på en annan krabba.

Vid vågbrytaren vände {child.he} sig om. Bakom dem var sanden slät och våt, och där gick deras spår. Där var en hunds, små och runda. Där var en känga och två små hål, en känga och två små hål. Och tätt intill dem, jämsides, aldrig ens ett halvt steg före, gick {child's} egna.

Havet var på väg upp för att hämta dem, och det gjorde ingenting. {Pet} lutade sig mot kryckan, {child} kortade sina steg lite till, och så gick de hem.

# @song
{music}
