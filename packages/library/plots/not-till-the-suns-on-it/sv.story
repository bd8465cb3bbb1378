title: Feer dansar inte
title: Klar där inne?
title: Inte förrän solen ligger på
guest friend: Majken (hon), Sixten (han)
guest fairy: fru Klamp (hon), fru Stubb (hon)
guest teacher: Stellan (han), Göran (han)

% Regel: blommor slår inte ut av sig själva: sol på, knacka, axeln mot, å hej; och hälften görs inifrån.
% Vännen finns alltid: {friend} är någon annan där ingen är vald.

# tippy-toes
{child} stod vid rosenbusken i trädgården, i vingar och balettskor, och läste sin vers för ingen alls.

”Jag är en liten rosenfe, //
på tå jag dansar, kom och se.”

Mer än så hade {child.he} inte att säga i klassens pjäs[school:  {at school}], men {child.he} gruvade sig för vartenda ord. De hade dragit lott om rollerna. {Friend}[!friend.known: , {child.his} bästa vän,] hade fått Rosen och kunde knappt bärga sig. {child} hade fått gå på tå.

”Vad sa du?” sa rosenbusken.

# mrs-clump
Inne bland bladen stod någon som inte var större än en tumme, med uppkavlade ärmar och lera på stövlarna. Vingar hade hon också, men dem hade hon knäppt in under hängslena så att de inte skulle bli smutsiga.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] stack in nosen, och fick ut den igen med en knuff.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] tittade på henne en gång och kom på något att göra inomhus.]

”På tå?” sa hon. ”Det är jag som är rosenfe. {Fairy} heter jag. Jag har den här busken, och grannens, och alla de andra[city:  {in city}]. Har du någon gång försökt få upp en sådan här?”

”Jag trodde att de slog ut av sig själva”, sa {child}.

”Det tror alla”, sa {fairy} bittert.

# heave
Hon lade handen på knoppen bredvid sig. ”Först väntar man. Man öppnar aldrig förrän solen ligger på. Då mjuknar de.” Och när solen kom in mellan bladen knackade hon. ”Klar där inne?”

Knoppen vred på sig.

”De gör hälften själva, inifrån. Därför ska man aldrig dra. Axeln mot, böj på benen, och … Å HEJ!”

Det knarrade som i en mycket liten dörr, och så for knoppen upp och var en ros.

”Det är sådant en fe gör”, sa {fairy} och torkade sig i ansiktet med hatten. ”Axlar. Vi dansar inte. När skulle vi hinna det?”[sport:  Hon tittade på {child's}. ”Vad har du dina till?”

”Mest till att {play sport}”, sa {child}.

”[sport.Dance: Gör ingenting. Axlar är det i alla fall|Det är ju alltid något]”, sa {fairy}.] Hon drog in luft genom näsan. ”Jag har aldrig sett en pjäs. Jag kommer. Och jag vill inte se någon gå på tå.”

# the-hall
Nästa dag var salen full.[elder:  Längst fram satt {elder}[elder2:  bredvid {elder2}] och hade redan vinkat.] Mitt på scenen stod knoppen, stor som en garderob. Klassen hade byggt den av ringar och skärt papper och limmat den sent dagen före. {Friend} satt inuti. Vid sidan stod deras lärare, {teacher}, som hade skrivit hela pjäsen och var allra stoltast över rimmen.

Och på pianot stod en vas med rosor, och upp ur vasen stack det två mycket små stövlar.[age>=9:  {child} mådde illa. Om {child.he} dansade skulle {fairy} aldrig förlåta {child.him}, och om {child.he} lät bli skulle {teacher} inte göra det.]

# once-more
”Jag är en liten rosenfe”, sa {child} och tittade på stövlarna. ”På …” {child.He} tittade på {teacher}, som rörde läpparna. ”På tå jag dansar, kom och se”, mumlade {child.he} och gick runt knoppen på tå.

Det var nu den skulle öppna sig. Det gjorde den inte.

”En gång till”, viskade {teacher}. Så {child} dansade runt den en gång till, [music: till {@song}, ]och någon fnissade. {child.He} dansade ännu ett varv. Och då hörde {child.he} något inifrån.

”{child}? Den sitter fast”, sa {friend}, med en röst som {child} aldrig hade hört förut. ”Jag kommer inte ut. Det är mörkt, och jag tycker inte om det.”

# tippy-toes-are-no-good
{Teacher} sprang in och drog. Papperet prasslade, ringarna böjde sig inåt, och inne i knoppen började {friend} gråta.

”Dra inte!” sa {child}.

[age>=9: {child.He} hade glömt bort att vara blyg. ]Man kan inte få upp något när man står på tå. {child} tittade bort mot pianot, och där bland rosorna reste sig någon mycket liten och kavlade upp ärmarna.

Då sparkade {child} av sig balettskorna.

# here-goes
”Solen ska ligga på”, sa {child.he} och pekade på den stora gula lampan. Någon vände den, så att hela knoppen lyste, och det luktade varmt lim.

{child} knackade. ”Klar där inne?”

Det snörvlade. ”Vad ska jag göra?”

”Samma som jag”, sa {child}. ”Du är ju hälften. Du gör det inifrån.”

”Klar”, sa {friend}.

{child} vände sig mot salen. {child.His} röst darrade, men den hördes.[athlete:  {child.He} tänkte på {athlete}, och det hjälpte.]

”Jag är en riktig rosenfe. //
Nu tar jag i, så får ni se.”

# the-rose
{child.He} satte axeln mot och böjde på benen. Något kom surrande genom luften, som en humla i stövlar, och bredvid {child.his} axel kom det en till.

”Och …”, sa {fairy}.

”Å HEJ!” sa {child}. Det knakade i knoppen.

”Å HEJ!” ropade [elder: {elder}, som aldrig kunde sitta still på en pjäs|någon längst fram].

”Å HEJ!” vrålade hela salen, och {friend} vrålade inifrån, och då for alla bladen upp på en gång. Ut på scenen, på alla fyra, med lim i håret, kröp Rosen.

Rosen hade en hel lång vers att säga, om våren. {Friend} såg på alla människorna.

”Äntligen”, sa Rosen.

# keep-it-in
De klappade så att lamporna skakade. Det var inte riktigt vad han hade skrivit, sa {teacher} och putsade sina glasögon, men han trodde nog att de skulle behålla det.

”Du dröjde så länge”, sa {friend} och höll {child} i tröjan, och släppte den inte på hela fikat.

”Nå?” viskade {child} till sin axel.

”Bra axel”, sa {fairy}. ”Lite sega ben.” Och hon snöt sig i ett rosenblad, för det hade varit en så vacker pjäs.

# the-last-petal
På kvällen rullade {child} in sig i täcket så hårt det gick, tills det bara stack ut lite hår högst upp.[pet:  {Pet} hade redan stängt för natten.] Det var varmt där inne.

Då knackade någon, nere vid kanten. Det var en mycket liten knackning.

”Klar där inne?”

”Inte förrän solen ligger på”, sa {child} inifrån.

”Så ska det låta”, sa {fairy} och stängde det sista bladet.

# @song
{music}
