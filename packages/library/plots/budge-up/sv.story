title: Maka på dig!
title: Inte ens en tå
title: {Trex} är alltid nere
guest trex: Doris (hon), Gudrun (hon)

% {trex} sitter på den nedre änden hela tiden; alla andra sitter på den övre, och den rör sig inte förrän {child} också sitter där.
% Den som ropar hem {child} är {adult}, annars den äldre; finns det ingen går {trex} med hem.

# always-down
{child} gick till parken, och parken var full av dinosaurier.

En av dem satt på gungbrädan, en stor. Det var en Tyrannosaurus rex, och hon hette {trex}.

{trex} satt på ena änden, alldeles nere på marken. Den andra änden var högt uppe i luften, och där satt ingen alls. {trex} såg ledsen ut.

”Vad är det?” sa {child}.

”Jag är alltid nere”, sa {trex}. ”Jag har aldrig, aldrig varit uppe.”

”Aldrig?” sa {child.he}.

”Inte ens en tå”, sa {trex}.

”Någon måste sitta på andra änden”, sa {child}. ”Triceratops! Kom hit, är du snäll!”

# triceratops
Triceratops kom.[sport:  Han skulle just gå och {play sport}, men han kom.] Han skuttade upp på andra änden och satte sig. DUNK.

”Är hon uppe?” sa Triceratops.

{child} la sig på mage och tittade under {trex}.

”Nej”, sa {child}. ”Inte ens en tå.”

# stegosaurus
Sedan kom Stegosaurus[athlete: , nästan lika snabb som {athlete}]. ”Maka på dig!” sa {child.he}, och Triceratops makade på sig, och Stegosaurus satte sig. DUNK.

”Är hon uppe?” sa Stegosaurus.

{child} la sig på mage och tittade.

”Nej”, sa {child.he}. ”Inte ens en tå.”

# diplodocus
Sedan kom Diplodocus. ”Maka på er! Maka på er!” sa {child.he}, och de makade på sig, och Diplodocus satte sig. DUNK. Halsen gick rakt upp i ett träd.

”Är hon uppe?” sa Diplodocus inne i trädet.

{child} la sig på mage och tittade.

”Nej”, sa {child.he}. ”Inte ens en tå.”

# ten-babies
Sedan kom tio ungar, tripp, tripp, tripp[friend: , och allra sist trippade {friend}[!friend.known: , {child's} bästa vän]]. ”Maka på er! Maka på er! Maka på er!” sa {child}, och de satte sig på alla ryggar och alla taggar.

”Aj!” sa de som satt på taggarna.

”Är hon uppe?” sa alla.

{child} la sig på mage. {Child.He} tittade länge.

”Nej”, sa {child.he}. ”Inte ens en tå.”

Och nu fanns det inga fler dinosaurier.

# too-heavy
En stor tår rann nerför {trex's} nos. Hon försökte torka bort den, men armarna var för korta.

”Jag är för tung”, sa hon. ”Jag kommer alltid att vara nere.”

{child} torkade bort tåren åt henne. Sedan tänkte {child.he} efter.

Triceratops satt där. Stegosaurus satt där. Diplodocus satt där. [friend: {Friend} satt där. ]

Vem satt inte där?

# not-on
”Jag!” sa {child}. ”Jag sitter inte där!”

”Men du är ju så liten”, sa {trex}.

”Jag är ganska tung”, sa {child.he}. ”{@Says}”

Diplodocus sänkte ner huvudet, och {child} klättrade på, och upp åkte {child.he}, allra längst ut.

”Maka på er!” sa {child.he}. ”Maka på er! Maka på er! MAKA PÅ ER!”

De makade på sig. Och {child} satte sig. Dunk.

# up
Det knarrade i gungbrädan.

Iiiiiik.

Upp kom en tå. Upp kom en fot. Upp kom två fötter och en väldigt stor rumpa, och upp, upp, upp for {trex}!

”Jag är UPPE!” vrålade {trex}. ”Titta på mig! Jag är uppe! Jag ser änderna. Jag ser en buss. [city: Jag ser hela {city}. ][school: Jag ser {school}. ][elder & adult: Jag ser {elder}[elder2:  och {elder2}] vinka. ][elder2 & !adult: Jag ser {elder2} vinka. ]Jag ser över alla träden.”

# breezy
”Hur är det?” ropade {child} från andra änden, som var långt där nere nu.

”Luftigt”, sa {trex} nöjt. ”Runt rumpan.”

Det blev kväll. Solen gick ner, men {trex} stannade uppe. Hon stannade där tills månen också var uppe[music: , och ungarna nynnade på {@song}].

# teddy
[adult / elder: Då ropade {@a} att det var läggdags, och {child} klev av, | Då var det läggdags, och {child} klev av,] så sakta, så sakta, och {trex} kom ner, så mjukt, så mjukt[adult / elder:  och gav {child.him} en puss med alla tänderna.|. Hon följde {child.him} hem till dörren och gav {child.him} en puss med alla tänderna.]

”God natt, {child}”, sa {trex}.

”God natt, {trex}”, sa {child.he}.

Och så gick {child.he} [adult / elder: hem | in] och la sig, och Nalle makade på sig[pet.dog / pet.cat: , och det gjorde {pet} också].[pet.other:  {Pet} hade redan makat på sig.]

# @song
{music}

# @a
{adult}
## if elder & !adult
{elder.short}

# @Says
Det säger alla som har burit mig.
## if elder & !adult
Det säger {elder.short} när {elder.he} bär mig.
## if adult
Det säger {adult} när {adult.he} bär mig.
