title: Den minsta stenen
title: {The wish} som inte ville
title: En sten till

% Regel: en sten för varje skäl. Man får kasta bort ett skäl när det inte är sant. Det minsta är det tyngsta.
% {wish.wants} är vad föräldern sa att den inte vill: bada, åka hem, sova.

# wont
Mitt på vägen hem[school:  från {school}] mötte {child} {a wish} som inte ville. Det märktes på långt håll. {Wish.He} hade gjort sig så tung som {wish.he} kunde.

”Vad är det du inte vill?” frågade {child}.

”{Wish.wants}”, sa {the wish}. ”Jag vill inte {wish.wants}.”

”Varför inte?”

”Därför.”

”Det var ett skäl”, sa {child} och lade en sten på vägen. ”Har du fler?”

# a-row
{The wish} hade många fler.

”Det är tråkigt.” En sten.

”Det tar för lång tid.” En sten.

”Jag gjorde det förra året.” En sten.

”Jag är inte på humör i {wish.part}.” En sten, och den var konstig i formen.

[friend: {Friend} kom och hjälpte till att leta stenar. ”{Friend} slipper ju!” sa {the wish}. En sten. ][elder: ”Inte på en tisdag”, sa {elder}, som förstod precis[elder2: , och {elder2} sa att onsdagar inte heller var bra]. En sten. ][pet.dog: ”Din hund vill inte heller”, sa {the wish}, och {pet} lade sig platt på marken. En sten. ][pet.cat: ”Din katt behöver aldrig”, sa {the wish}. {Pet} tittade bort. En sten. ][pet.other: ”{Pet} behöver aldrig”, sa {the wish}. En liten sten. ][athlete: ”Jag tror inte att {athlete} vill det.” En sten. ][sport: ”Jag ska {play sport} i stället.” En sten, och den rullade. ][music: ”Jag har {@song} i huvudet.” En sten. ]Snart låg det en rad stenar tvärs över hela vägen, och {the wish} såg riktigt nöjd ut.

# too-heavy
”Nu får du bära dem”, sa {child}. ”De är ju dina.”

{The wish} tog alla på en gång och tappade alla på en gång.

”Den här”, sa {child} och höll upp en. ”Är det sant att det är tråkigt?”

”Nej”, sa {the wish}. ”Inte så värst.” Plums, i diket.

”Gjorde du det förra året?”

”Jag minns inte.” Plums.

[age>=7: ”Och det här? Att det tar för lång tid?”

”Längre än att stå här?” sa {the wish} och tänkte efter. ”Nej.” Plums.

]Så gick de igenom dem, en efter en, och det var inte många som höll. Plums, plums, plums. Till slut låg det ingenting på vägen.

”Då så”, sa {child}. ”Nu är det bara att {wish.wants}.”

# still-no
”Nej”, sa {the wish}. ”Jag vill ändå inte.”

Och nu skakade rösten. Det började mörkna[city:  över {city}]. [age>=6: Det fanns inget kvar att kasta och inget kvar att säga. ]Det är svårt att hjälpa någon som inte själv vet varför.[age>=7:  Man kan bli arg på en sådan. {child} blev nästan det.]

{child} satte sig på vägen, alldeles intill. Och när man sitter så nära ser man mer.

# smallest
”Du håller i något”, sa {child}.

”Det gör jag inte alls.”

”Jo. Där. Du knyter hårt.”

{The wish} släppte efter, lite i taget. Där låg en sten till, inte större än en ärta. Den var varm, för {wish.he} hade hållit i den hela tiden.

”Den räknas inte”, sa {the wish}. ”Den är så liten.”

”Vad är det för en?”

{The wish} viskade det i {child's} öra. ”När jag gör det där har alla andra roligt utan mig. Och sedan kommer jag tillbaka, och då kanske ni har gått.”

{child} fick hålla i den. Den var den tyngsta av dem allihop.

# are-you-there
Den kastade {child.he} inte i diket.

”Jag håller den åt dig”, sa {child}. ”Så länge. Jag står precis här, och jag kan inte gå någonstans, för jag har ju din sten.”

Då gick {the wish} för att {wish.wants}.

”Är du kvar?” ropade {wish.he} efter en liten stund.

”Ja!” ropade {child}.

”Är du kvar nu också?”

”Ja!”

”Har du roligt?”

”Inte det minsta!” ropade {child}. ”Jag står här med en sten!”

Då hördes det att {the wish} skrattade, mitt i alltihop.

# done
Sedan var det gjort. {The wish} kom tillbaka, och {wish.he} sprang nästan. {child} stod kvar, på precis samma ställe.

”Var det allt?” sa {the wish}. ”Det var ju bara att {wish.wants}.”

{child} ville ge tillbaka stenen. Men {the wish} såg på den och skakade på sig.

”Behåll den du”, sa {wish.he}. ”Jag vet ju var den är.”

# mine
På kvällen var det {child} som inte ville sova.

”Jag är inte trött”, sa {child.he}. ”Jag måste dricka vatten. Täcket är åt fel håll.” [pet.dog / pet.cat: {Pet} låg redan på det. ]

[adult: ”Och det minsta?” frågade {adult}. | Det var tre skäl, och inget av dem var det minsta.]

{child} tänkte efter. Sedan viskade {child.he} det, så lågt att bara [adult: {adult} hörde.|kudden hörde.]

[adult: ”Det tar jag”, sa {adult} och höll fram handen, och {child} lade det där. {Adult} satt kvar och höll i det tills {child} sov, och en lång stund till.|På fönsterbrädan låg den lilla stenen, på precis samma ställe. Den skulle ligga kvar i morgon också. Då vände {child} sig om och sov.]

# @song
{music}
