title: Har ni borstat tänderna?
title: Galgar hostar inte
guest friend: Märta (hon), Sixten (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest neighbour: Tofs (han), Lurv (han)

% Den som ropar om tänderna är {adult}, annars mormor eller farfar, annars {minder}. Alla får vara med på det stora ja, och det sista säger bara garderoben.

# it-coughed
{child} var rädd för garderoben. Varje kväll hördes det något därinne. Knak, sa det. Knak, knak.[pet:  Då gömde sig alltid {pet}.]

”Det är bara galgar”, sa {friend}[!friend.known: , {child’s} bästa vän,] i extrasängen bredvid. {Friend} skulle sova över hela helgen och var rädd för ingenting.

Knak, sa det. Och så hostade det.

”Galgar hostar inte”, sa {child}.

Det kunde {friend} inte säga emot. {Friend.He} tog ficklampan, och {child} tog ett hårt tag i {friend’s} pyjamas[athlete: , den med {athlete} på], och så kröp de in i garderoben, förbi vinterjackorna[school: , förbi en gympapåse från {school}][sport: , förbi allt som hörde till {sport}] och förbi julgransfoten. Längst in i väggen satt en dörr. Den var liten och brun, och {child} hade aldrig sett den förut.

# under-the-covers
{Friend} öppnade. På andra sidan hängde det fullt med lurviga västar, för där var det också en garderob. De kröp vidare och kom ut i ett rum med mossa på golvet. I rummet stod en säng, och under täcket låg något som skakade så att hela sängen sa knak, knak, knak.

”Ät inte upp mig”, sa det under täcket.

”Vi äter inte sådana som du”, sa {child}.

Då kom det fram en tofs, två stora öron och en näsa. Det var ett trollbarn.

”Bra”, sa trollet. ”Jag heter {neighbour}. Var försiktiga, för det bor ett monster i min garderob.”

”Det är konstigt”, sa {child}. ”I min också.”

# by-heart
”Mitt ryter”, sa {neighbour}. ”Varje kväll. Jag kan det utantill.” Han ställde sig upp i sängen, gjorde sig så hemsk han kunde och röt: ”HAAAR NI BOOORSTAT TÄÄÄNDERNA!”

{child} och {friend} tittade på varandra.

”Det där är inget monster”, sa {child}. ”Det är {@first}.”

”Äter {@he} folk?” sa {neighbour}.

”Mest knäckebröd”, sa {friend}.

# against-the-door
I samma stund hördes det inifrån garderoben, på riktigt:

”HAR NI BORSTAT TÄNDERNA?”

{neighbour} skrek. Han hoppade ur sängen, rusade in bland västarna och drog igen den lilla dörren. Sedan satte han sig mot den med hela ryggen. {Friend} drog i honom, men det gick inte, för troll är tunga som stenar även när de är små.

”Flytta på dig!” sa {friend}. ”Vi måste hem!”

”Aldrig”, sa {neighbour}. ”Då kommer det in.”

Dunk, dunk, dunk lät det på andra sidan väggen. Det var {@a} som kom i trappan.

”HALLÅ? HAR NI BORSTAT TÄNDERNA?”

{neighbour} slog händerna för öronen. {Friend} drog allt vad {friend.he} orkade, och sedan började {friend.his} haka darra.

”Jag vill hem”, sa {friend}, som inte var rädd för någonting.

# have-you-ever-answered
{child} tittade på {neighbour}. {Child.He} kände igen det där, att hålla för öronen[music:  och nynna på {music}] och hoppas att det går över. Så gjorde {child} själv varje kväll.

{Child.He} satte sig på golvet bredvid {neighbour} och tog hans lurviga hand.

”Har du svarat någon gång?” frågade {child}.

”Svarat?” sa {neighbour}. ”Monstret?”

”Ja. {friend}, vad brukar du göra när de ropar hemma hos dig?”

”Jag ropar ja”, snörvlade {friend}. ”Då slutar de.”

# so-it-goes-through-the-wall
”Då gör vi det”, sa {child}. ”Alla tre. Jag håller i dig.”

”Ja”, pep {neighbour}.

”Högre”, sa {child} och kramade handen.

”Ja”, sa {neighbour}.

”Så att det hörs genom väggen. Ett, två, tre!”

”JAAA!” ropade {child} och {friend} och {neighbour}, så att alla västarna ramlade ner från galgarna[city:  och det hördes i halva {city}].

Dunket slutade.

”Bra”, sa {@a}. ”Duktigt.”

# it-said-well-done
{neighbour} släppte örat. Hela ansiktet blev brett av förvåning.

”Det sa duktigt”, sa han. ”Till mig.”

”Fast du måste ha gjort det också”, sa {friend}, som hade slutat snörvla. ”Har du borstat tänderna?”

”Ja då”, sa {neighbour} och gapade stort. ”Den är jätteren.”

Det satt en enda tand därinne, och den blänkte.

Sedan flyttade han på sig, så lätt som ingenting, och öppnade dörren åt dem. {child} och {friend} kröp hem förbi julgransfoten och vinterjackorna och hann precis ut på mattan när {@a} kom in.

”Vad gör ni i garderoben?” sa {@a}.

”Vi pratade med grannen”, sa {child}.

”Jaså, grannen”, sa {@a} och stoppade om dem.[elder & adult & !elder2:  {Elder} kom för att säga god natt till dem. Sedan sa {elder.he} god natt till grannen.][elder2 & adult:  {Elder} och {elder2} kom för att säga god natt till dem. Sedan sa de god natt till grannen.][elder2 & !adult:  {Elder2} kom för att säga god natt till dem. Sedan sa {elder2.he} god natt till grannen.] Mellan sängarna höll {friend} {child} i handen tills de somnade.

# yes
Nästa kväll låg {child} i sin säng och lyssnade. Knak, sa det i garderoben. Knak, knak. {child} låg kvar och log.[pet:  Den kvällen gömde sig inte {pet}.]

”Har ni borstat tänderna?” ropade {@a} från köket.

”Ja”, sa {friend}.

”Ja”, sa {child}.

”Ja”, sa det i garderoben.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# picture 1
De letar efter det som hostade.

# picture 2
Den lilla dörren går inte att öppna.

# picture 3
De ska svara alla tre.
