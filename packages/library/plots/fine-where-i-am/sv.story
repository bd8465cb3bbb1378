title: Trollet som satt bra
title: Jag sitter bra
title: Trollet på rutschkanan
guest gudrun: Gudrun (hon), Sonja (hon)
guest korven: Korven (han), Falukorv (han)

% Trollet är ”det” och har inget namn. {korven} är grannens tax.

# the-slide
Det satt ett troll på lekplatsen.

Det satt längst ner på rutschkanan, precis där man ska komma ut. Det var grått och lurvigt och brett som en soffa, och det hade en kotte i ena örat.

Högst upp stod {child}. {Child.He} ville åka.[friend:  Bakom {child.him} på stegen stod {friend}[!friend.known: , {child.his} bästa vän,] och ville också åka.]

”Flytta på dig, troll!” ropade {child}.

”Nähä”, sa trollet. ”JAG SITTER BRA.”

# the-bench
{child} klättrade ner igen. {Child.He} gick runt och tittade trollet i ansiktet.

”Du kan sitta på bänken”, sa {child}.

”Nähä”, sa trollet. ”JAG SITTER BRA.”

”Du kan sitta i gungan.”[music:  Där satt redan någon och sjöng {music}.]

”Nähä. JAG SITTER BRA.”

”Det är en rutschkana”, sa {child}. ”Man ska åka på den.”

”Är det en rutschkana?” sa trollet. ”Jag trodde det var en stol.”

# gudrun
Då kom grannen, tant {gudrun}, med sin tax. Taxen hette {korven}.

”Nu får trollet flytta på sig!” sa tant {gudrun}.

”Nähä. JAG SITTER BRA.”

{korven} luktade på trollets tår. Sedan slickade han på dem, en i taget, länge.

”Hihihi!” skrattade trollet. ”Det kittlas! Sluta! Nu går jag!”

# stuck
Och trollet skulle resa sig.

Men det gick inte.

Trollet tog i. Det tog i så att kotten for ur örat[athlete: , så som bara {athlete} kan ta i]. Det satt precis där det satt.

Rumpan hade fastnat!

”Oj”, sa trollet med liten röst. ”Jag sitter … bra.”

”Du sitter fast”, sa {child}.

”Ja”, sa trollet. ”Jag sitter väldigt bra.”

# pulling
Tant {gudrun} drog i ena armen. {child} drog i den andra armen.[elder:  {Elder}[elder2:  och {elder2}] kom från bänken och drog i {child}.][sport:  De som skulle {play sport} kom och drog också.] {korven} drog i tofsen på svansen.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] drog i {korven}.] Nej. Trollet satt bra.

Nu rann det en tår på trollets näsa. Den var stor som ett plommon.

”Tänk om jag sitter här när det blir vinter”, sa trollet.

”Vänta lite”, sa {child}.

# the-cone
{Child.He} tog upp kotten ur gräset. Den var lång och rufsig. Så satte {child.he} sig på huk och kittlade trollet under ena foten.

”Öh”, sa trollet.

{child} kittlade under den andra foten.

”Hihi!”

{child} kittlade under båda fötterna, allt vad {child.he} kunde.

”HIHIHI!” skrattade trollet. Tårna hoppade. Magen hoppade. Ryggen hoppade. Och till sist hoppade rumpan.

PLOPP!

Trollet flög ut som en kork. Det flög över gräset[city: , högt över {city},] och landade i sandlådan, mjukt, med sand på magen.

# did-i-slide
Trollet blinkade.

”Åkte jag?” frågade det.

”Ja, du åkte lite”, sa {child}.

”Det var roligt”, sa trollet. ”Får man börja högst upp?”

Det fick man. Först åkte {child}. SVISCH![friend:  Sedan åkte {friend}.] Sedan åkte trollet, och då gick alla andra ur vägen. Sedan åkte {korven}, i tant {gudrun's} famn. Och sedan åkte alla en gång till.[school:  Det var roligare än {at school}.]

# the-lap
Till slut var de så trötta att de satte sig på sandlådans kant. Trollet satt stadigt på sin rumpa. {child} kröp upp i trollets knä. Det var varmt där, och lurvigt, och det luktade kottar.

”Ska vi gå hem snart, {child}?” frågade [adult: {adult} | tant {gudrun}].[pet & !pet.dog:  ”{Pet} väntar.”]

{child} lutade sig bakåt och gäspade.

”Nähä”, sa {child}. ”Jag sitter bra.”
