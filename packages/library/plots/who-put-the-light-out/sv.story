title: Vem släckte?
title: Prinsessan i soffan
title: Tänt!

% ”Vem släckte?” säger prinsessan varje gång kronan åker ner. Sista gången har {child} släckt, med handen.

# on-the-sofa
I soffan satt en prinsessa[city: , mitt i {city}]. Hon hade en klänning som prasslade. Hon hade en krona av guld. Och kronan var alldeles för stor.[school:  Så stora kronor har de inte {at school}.]

”Hej”, sa {child}.

”Hej”, sa prinsessan. Hon nickade, så fint hon kunde[pet.other: , först till {child} och sedan till {Pet}].

Plopp! Där åkte kronan ner. Ner över pannan, ner över ögonen, ända ner till näsan.

”Oj”, sa prinsessan. ”Vem släckte?”

”Ingen släckte. Det är kronan.”

{child} tog i kronan med båda händerna och lyfte. Upp, upp, upp …

”Tänt!”

”Tack”, sa prinsessan.

# take-it-off
{child} satte sig bredvid. ”Ta av den”, sa {child.he}.[sport:  ”Man kan inte {play sport} i den.”]

”Nej”, sa prinsessan. ”En prinsessa har krona.”

Hon skakade på huvudet.

Plopp!

”Vem släckte?”

”Det är kronan!”

{child} lyfte[athlete: , stark som {athlete}]. Upp, upp, upp …

”Tänt!”

# the-bun
[friend: Bästa vännen {friend} kom med en bulle till prinsessan.|Prinsessan fick en bulle.] [elder: {Elder}[elder2:  och {elder2}] hade bakat den. ][friend / elder: Prinsessan|Hon] böjde sig ner för att bita.

Plopp!

”Vem släckte?” sa prinsessan. ”Och vem tog bullen?”

{child} skrattade så att soffan gungade. Bullen låg ju i knät.

{Child.He} lyfte. Upp, upp, upp …

”Tänt!”

# quite-still
Nu satt prinsessan alldeles stilla. Hon nickade inte. Hon skakade inte på huvudet. Hon tittade inte ens på bullen, och hon andades knappt.

”Går det bra?” viskade {child}.

Prinsessan nickade.

Plopp!

”Vem släckte?”

”Du nickade!”

Upp, upp, upp …

”Tänt!”

# tishoo
”Ta av den nu”, sa {child}.

”Nej”, sa prinsessan. ”En prinsessa har krona.”

[pet.dog: Hunden {Pet} kom och nosade på hennes näsa. Det killade. ][pet.cat: Katten {Pet} kom och nosade på hennes näsa. Det killade. ]Då var prinsessan tvungen att nysa.

Ah … aah … aaah …

TJO!

PLOPP!

Nu åkte kronan ner över näsan. Den åkte ner över munnen. Hela prinsessan var borta. Bara hakan stack ut.

”Vem släckte?” sa det inne i kronan.

Rösten var liten nu.

# both-hands
{child} lyfte. Kronan satt fast.

”Det är så mörkt”, sa prinsessan.

”Jag är här”, sa {child}.

{Child.He} klappade henne på hakan. Klapp, klapp.

Sedan tog {child.he} i kronan med båda händerna. {Child.He} vickade lite hit. {Child.He} vickade lite dit. Och så lyfte {child.he}. Upp … upp … upp …

Där kom munnen.

Där kom näsan.

Där kom ett öga. Och där kom ett öga till.

”Tänt.”

”{child}!” sa prinsessan. ”Där är du!”

# in-the-lap
{child} höll kronan högt. Prinsessan tittade på den.

”En prinsessa har krona”, sa hon.

”Man kan ha den i knät”, sa {child}.

Prinsessan tänkte.

”I knät går bra”, sa hon.

Så la {child.he} kronan i hennes knä. Nu kunde hon nicka. Nu kunde hon skaka på huvudet. Ingenting ploppade.[age>=5:  ”Går det bra?” frågade {child}. Prinsessan nickade. Sedan nickade hon en gång till, bara för att det gick.] De delade bullen, en bit till henne och en bit till {child}[friend:  och en bit till {friend}].[age>=5: 

”Nu är det smulor på kronan”, sa {child}.

”Det är ädelstenar”, sa prinsessan.]

# me
Prinsessan gäspade. Hon la sitt huvud mot {child's} axel.[music:  {child} nynnade {music}.]

Klänningen prasslade en gång. Sedan var den tyst.

{child} la sin hand över hennes ögon. Så där. Alldeles lätt.

”Vem släckte?” viskade prinsessan.

”Jag”, sa {child}.

”Så skönt”, sa prinsessan.

Och så somnade hon.
