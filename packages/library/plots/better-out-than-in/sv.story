title: Hellre ut än in
title: Ursäkta, sa traktorn
title: Det lilla locket

% Regel: traktorn kan inte köra förrän den har rapat, och den skäms för mycket för att rapa ensam.

# both-hands
{child} var på en bondgård och skulle åka upp på kullen och titta på lammen. Bonden körde traktorn, och på vagnen satt {child} med {pet}[!pet.known: , sin hund,] och {friend}[!friend.known: , sin bästa vän,] och {elder}. Men {child.he} höll båda händerna för munnen, och där tänkte {child.he} ha dem för alltid.

När de åt matsäck hade {child.he} rapat[!short: , en riktigt stor rap], och {friend} hade skrattat så att mjölken kom ut genom näsan.

”Hellre ut än in”, sa {elder.short}.

”Mm-mm”, sa {child}.

”Och vem har tagit [elder2: {elder2's} smörgåsar | alla smörgåsarna]?” sa {elder.short}.

{Pet} tittade upp i himlen.

## or
{child} var på en bondgård och skulle åka upp på kullen och titta på lammen. Bonden körde traktorn, och på vagnen satt {child} med {pet}[!pet.known: , sin hund,] och {friend}[!friend.known: , sin bästa vän,] och {elder}. Men {child.he} höll båda händerna för munnen, och där tänkte {child.he} ha dem för alltid.

{child} hade rapat i bondens kök[!short: , så högt att hönorna sprang ut], och {friend} hade skrattat så att {friend.he} ramlade av stolen.

”Hellre ut än in”, sa {elder.short}.

”Mm-mm”, sa {child}.

”Och var är [elder2: {elder2's} smörgåsar | alla smörgåsarna]?” sa {elder.short}.

{Pet} tittade upp i himlen.

# half-way-up
Dugga-dugga-dugga, sa traktorn. Dugga. Dugg. Och så stannade den.

[short: Bonden | ”Så har den aldrig gjort förut”, sa bonden och] drog ur nyckeln.

Blubb, blubb, sa det inne i traktorn. [!short: {Elder.short} lade örat mot den.

]”Den har luft i magen”, sa {elder.short}. ”Den kan inte köra förrän den har rapat.”

[!short: ”Hur får man en traktor att rapa?” frågade {friend}.

”Som en bebis. Man klappar den och säger något snällt.”]

## or
Dugga-dugga-dugga, sa traktorn. Dugga. Dugg. Och så stannade den.

Bonden drog ur nyckeln[!short:  och tittade under huven. Där låg ett ägg och en gammal vante. ”Det är inget fel på den”, sa hon].

Blubb, blubb, sa traktorn.

”Den har luft i magen”, sa {elder.short}. ”Den kan inte köra förrän den har rapat.”

[!short: ”Rapar traktorer?” frågade {friend}.

”Alla rapar. Man klappar den och säger något snällt.”]

# pat-pat-pat
Då klev de ner och klappade allihop. {Pet} gjorde det med svansen.

{@pat}

”Bö”, sa traktorn, och det lilla locket på skorstenen [short: vickade | började vicka].

[!short: {@pat}

”Bö, bö.” Locket vickade som en lös tand. ][short: Då skrattade {friend}. | Det såg så roligt ut att {friend} skrattade, och skrattade tills {friend.he} måste sätta sig.]

## or
[!short: Bonden tänkte inte klappa någon traktor. Hon sparkade på hjulet i stället.

”Aj”, sa bonden.

]Då klev de ner och klappade allihop. {Pet} gjorde det med svansen.

{@pat}

”Bö”, sa traktorn, och det lilla locket på skorstenen [short: vickade | började vicka].

[!short: Det vickade som en lös tand. ][short: Då skrattade {friend}. | Det såg så roligt ut att {friend} skrattade, och skrattade tills {friend.he} måste sätta sig.]

# clonk
Klonk. Där stängdes locket, och traktorns lampor slocknade.

[!short: {@pat}

Inte ett blubb.

]”Nu kommer den aldrig hem”, sa bonden. [city: [!short: Långt borta såg de {city}, men de kunde inte komma dit. ][short: Till {city} var det långt. ]]

[short: ”Du skrattade åt mig”, sa {child}, ”och nu | ”Du skrattade!” sa {child}. Det var det första {child.he} hade sagt sedan rapen. ”Du skrattade åt mig, och nu] har du skrattat åt traktorn!”

”Men det var ju roligt”, sa {friend}.

”Inte om det är en själv”, sa {child}.

Det hade {friend} inte tänkt på.

# somebody-first
[!short: {child} strök traktorn över nosen. ][short: Traktorn | Den] skämdes, och {child.he} visste hur det var. Man stänger locket, och sedan sitter man ensam där inne.

”Den vill inte vara den enda”, sa {child}. ”Någon måste börja.”

{Friend} hade sparat sin äppeldricka hela dagen. ”Drick allt”, sa {friend.he}. ”Jag skrattar inte.”

Så {child} drack upp alltihop, och {elder.short} klappade {child.him} på ryggen.

{@pat}

Och {child} tog bort båda händerna.

”RAAAP!”

[athlete: Inte ens {athlete} hade gjort det bättre. ][school: Det måste ha hörts till {school}. ]Ingen skrattade. [!short: {Friend} höll för sin egen näsa, för säkerhets skull. ]Och på traktorn tändes [short: båda lamporna | en lampa].

# the-sandwiches
[!short: ”Nu du”, sa {child} till {elder.short}.

”Jag?” sa {elder.short}. ”Jag har aldrig rapat i hela mitt liv.” Men {elder.short} gick in bakom sin hatt. ”Pip”, sa hatten.

Och så tändes den andra lampan.

”Nu jag!” sa {friend} och svalde och hoppade upp och ner. ”Hick!”

]Locket öppnade sig, en liten springa. Sedan tog det stopp.

Då kom {pet} fram under vagnen, [!short: alldeles rund och ]full av smörgåsar.

”RAAAAAAAAAP!”

{Pet} vände sig om för att se vem det var.

Oj, vad {child} skrattade. [short: Alla skrattade, | {Friend} skrattade, och {elder.short} skrattade, och bonden fick hålla sig i ett hjul,] och plingeling, sa det lilla locket. Traktorn skrattade också. Och när man skrattar går det inte att hålla locket stängt.

”BRRRAAAAAAP”, sa traktorn.

Det kom ett rökmoln, stort som ett får[!short: , och {elder.short's} hatt flög över hela kullen]. Dugga-dugga-dugga.

# lambs
[!short: På kullen hittade de lammen. Ett av dem hade hatten på sig. [sport: Det skuttade som om det skulle {play sport}. ]][short & sport: Lammen skuttade som om de skulle {play sport}. ][music: Bonden visslade på {@song}. ]

”Din var bäst”, sa {friend} [short: uppe hos lammen | till {child}]. ”Efter {pet's}.”

”Rap”, sa traktorn [short: för varje gupp | hela vägen ner, en liten för varje gupp].

[!short: ”Ursäkta”, sa alla.]

## or
[!short: På kullen hade det minsta lammet hittat hatten och höll på att äta upp den.

”Hellre ut än in”, sa {elder.short} och drog. ][sport: [short: Lammen | De andra lammen] skuttade som om de skulle {play sport}. ][music: Bonden visslade på {@song}. ]

”Lär mig”, sa {friend} [short: uppe hos lammen | till {child}]. ”Jag får bara hicka.”

[short: ”Rap”, sa traktorn för varje gupp. | Det gjorde {child}, hela vägen ner, och traktorn hjälpte till. ”Rap”, sa den, för varje gupp.]

# pardon
När de kom hem fick de te. [adult & !short: {Adult} frågade hur det var med lammen och fick höra om något annat. ][!short: {Pet} ville inte ha någon kvällsmat. {Pet.He} låg på rygg på köksgolvet. ]

{Elder.short} drack upp hela koppen. Och så satte {elder.short} båda händerna för munnen.

{child} klättrade upp på stolen bakom.

{@pat}

## or
[adult & !short: {Adult} mötte dem vid grinden och fick höra alltihop. ]De satte sig på trappan[!short:  i den sista solen] och drack varsitt glas mjölk. [!short: {Pet} låg på rygg och kunde inte hjälpa till. ]

Sist drack {elder.short}. Och så satte {elder.short} båda händerna för munnen.

{child} flyttade sig alldeles intill.

{@pat}

# @pat
Klapp, klapp, klapp. //
”Hellre ut än in.”

# @song
{music}
