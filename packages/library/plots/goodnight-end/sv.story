title: Godnatt, mera hals
title: Så säger man godnatt till en diplodocus
title: Godnatt, svanstippen
guest aunt: Bodil (hon), Lisbet (hon)

% Regeln: det som har fått en klapp och ett godnatt somnar. Diplodocusen är "hon", svansen "den".
% Den vuxna (@a): {adult}, annars moster {aunt}; aldrig han eller hon.

# knock
Svisch, knack. Svisch, knack.

{child} satte sig upp i sängen. Något hade kommit in genom fönstret. Det var långt och smalt och grått, som ett hopprep åt en jätte, och det svepte fram och tillbaka över golvet. Varje gång det kom till garderoben knackade det på.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] svepte fram och tillbaka efter det.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] slog tillbaka det varje gång.][pet.other:  {Pet} tittade åt höger, och åt vänster, och åt höger.]

”{@A}!” ropade {child}. ”Det är en svans i mitt rum, och jag kan inte sova!”

{@A} kom och tittade. Svansen gick ut över fönsterbrädan, genom häcken och bort längs gatan, och den blev tjockare och tjockare.

”Någon måste sitta i andra änden”, sa {@a}. ”Det är bäst att vi går dit och säger till att den ska in för natten.”

Så {child} tog på sig stövlarna och {@a} tog på sig morgonrocken, och så gick de längs svansen.

# the-street
Den gick runt brevlådan och förbi [school: {school} och ]busshållplatsen[elder: , där {elder} [elder2: och {elder2} ]väntade på en buss som inte kunde komma över].[friend:  {Friend}[!friend.known: , {child's} bästa vän,] satt i ett fönster. ”Den har legat här hela kvällen”, ropade {friend}. ”Jag väntar på slutet.”

”Slutet har jag”, ropade {child}.[age>=5:  ”Vi letar efter början.”]

|  ]På Backgatan var den tjock som ett träd, och där hoppade tre små dinosaurier hopprep över den. De var inte större än hönor.

”Nittioåtta, nittionio, hundra!” pep de. ”Ta inte bort den! Vi är inte ett dugg trötta![athlete:  Vi ska bli lika bra som {athlete}!][sport:  Sedan ska vi {play sport}!]”

# the-crossing
[age>=5: Vid övergångsstället stod en stegosaurus med alla plattorna på högkant. ”Här har jag stått sedan lunch”, sa hon. ”Jag tittar åt vänster, och jag tittar åt höger, men det kommer bara svans.”

”Vi är på väg att ordna det”, sa {child}.]

[age>=6: Utanför korvkiosken stod en allosaurus, och han hade väldigt många tänder. {child} tog {@a} i handen. Men allosaurusen stod bara i kö. ”De stänger klockan nio”, sa han sorgset. ”Och jag vet inte vad nio är.”]

# the-goal
Och svansen fortsatte och fortsatte, tills den blev en rygg, hög som ett hus[age>=5: , på ben som fyra skorstenar]. Ryggen blev en hals, och halsen gick över staketet och tvärs igenom hela parken[city:  {in city}]. Och längst bort, på fotbollsplanen, med hakan i målet, låg ett litet trött huvud med snälla ögon.

”En diplodocus!” viskade {child}.

# a-long-way-off
”Hej”, sa diplodocusen. ”Gäller det oväsendet? [age>=5: Jag ber så mycket om ursäkt. Jag har inte sovit sedan i söndags. ]Jag blundar, och precis när jag ska somna är det något långt borta som knackar.”

”Det är din svans”, sa {child}. ”Den är i mitt rum och knackar på garderoben.”

”Jaså, är det där den är?” sa diplodocusen. ”Jag säger godnatt till den, men det är så långt dit. Jag tror inte att den hör.”

”Svansar har inga öron”, sa {child}.

”Nej”, sa diplodocusen, och en tår, stor som en hink, rullade ner och blev en pöl i målet. ”Och den somnar inte förrän någon säger godnatt till den. Och jag somnar inte förrän den har somnat.”

# all-the-way-down
{child} tänkte. Och då kom {child.he} på vad man skulle göra, för så gjorde man med {child.him} varje kväll.

”Hon behöver ett godnatt hela vägen ner”, viskade {child.he}.

[age>=7: ”Det tror jag med”, sa {@a}. ”Du vet ju hur det går till.”]

Så {child} sträckte sig så högt {child.he} kunde och lade handen på diplodocusen, mitt emellan ögonen.

”Godnatt, nosen”, sa {child.he} och klappade den. ”Godnatt, hakan. Godnatt, öronen, var ni nu är.”

[age>=5: Diplodocusen suckade så att nätet i målet stod ut som ett segel.]

”Godnatt, halsen”, sa {child} och gick längs den med handen mot skinnet[age>=5: , som var varmt och lite knottrigt].[music:  {child.He} nynnade på {@song} medan {child.he} gick.] ”Godnatt, halsen. Godnatt, mera hals.” Det fanns väldigt mycket hals. Där {child.he} hade klappat blev den mjuk och tung och sjönk ner i gräset.

”Godnatt, frambenen.” De vek sig. ”Godnatt, stora magen.” Den mullrade. ”Godnatt, bakbenen.” Marken gungade till[age>=7: , och det skallrade i alla fönster på Parkgatan].

”Godnatt, svansen”, sa {child}.

# through-the-town
Och så gick de tillbaka genom hela stan, {child} och {@a}, och klappade svansen hela vägen. [age>=6: Vid korvkiosken sjönk den ner, och allosaurusen gäspade, struntade i vad nio var och somnade stående, först i kön. ”Godnatt, svansen.” ][age>=5: Vid övergångsstället låg den så lågt att stegosaurusen tittade åt vänster, tittade åt höger och klev över. ”Tack för hjälpen”, sa hon. ”Godnatt.” ]På Backgatan rörde den sig långsammare och långsammare under de små dinosaurierna. ”Tvåhundrasex”, pep de. ”Tvåhundra … sju …” Och så lade de sig i en hög, alla tre.

[friend & age>=5: I sitt fönster sov {friend} på armbågarna, i väntan på slutet.

]”Godnatt, svansen”, viskade {child} förbi busshållplatsen[elder: , där bussen just guppade över för att hämta {elder}[elder2:  och {elder2}]], och runt brevlådan och genom häcken.

# the-last-bit
[age>=7: {@A} hjälpte {child} av med stövlarna, och {child.he}|{child}] kröp ner i sängen. Nu var det bara den allra sista biten kvar, smal som ett finger, och den svepte fortfarande över golvet. Svisch. Svisch.

{child} lyfte upp den och lade den på täcket. Svansar har inga öron. Så {child.he} sa det med ett finger, på den yttersta, yttersta tippen.

Godnatt, svanstippen.

Tippen skruvade på sig, som när man lägger sig till rätta, och så sov den[pet.dog / pet.cat: , och det gjorde {pet} också, ovanpå]. Och långt borta, på andra sidan stan, var det någon med hakan i ett mål som började snarka.

# gone-already
”Bra gjort”, sa {@a}, satte sig på sängkanten och lade en hand på {child}, mitt emellan ögonen. ”Nu är det bara en kvar. Godnatt, näsan …”

{@A} sa godnatt hela vägen ner. Men tårna behövde inget godnatt. De sov redan.

# @a
moster {aunt}
## if adult
{adult}

# @A
Moster {aunt}
## if adult
{Adult}

# @song
{music}
