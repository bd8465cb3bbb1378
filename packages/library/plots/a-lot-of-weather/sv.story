title: Väldigt mycket väder
title: Tårtan i mitten
title: Jordbävningen
guest red: Röd (han), Rödis (han)
guest friend: Lova (hon), Noel (han)

% Regel: ingen får skära i tårtan förrän alla är hemma. {Friend} spelar blå, den äldre grön, den vuxna gul.

# five-steps-left
{child} satt på mattan i vardagsrummet och spelade spel med {@friend-who}. {child} hade röd och {friend} hade blå. [elder: {Elder} hade grön[elder2: , med {elder2} som hjälp]. ][adult: {Adult} hade gul. ]Den som först kom hem till mitten av brädet hade vunnit, och {child} ville alltid vinna.

”Hemma!” ropade {friend}.

{red} hade fem steg kvar.

Det började i magen. Det blev varmt och trångt och for ut i armarna[athlete: , och det hjälpte inte ett dugg att {athlete} också hade förlorat ibland]. Och innan {child} visste ordet av var händerna under brädet och välte det. Tärningen flög in i gardinen.

Så blev det varje gång {child} förlorade.

”Jag vill inte spela med dig”, sa {friend} och gick ut i köket[adult: , och {adult} gick efter | [elder: , och {elder.short} gick efter]].

# under-the-sofa
{child} ålade sig in under soffan. Där låg den lilla röda gubben på rygg i dammet[sport: , bredvid {sport.thing}].

”Det var en stor en i dag”, sa han.

”En stor vad då?”

”Jordbävning”, sa {red}. ”Kände du den också?”

Nu skämdes {child} och tittade bort. ”Det var … vädret”, sa {child.he}.

”Jaha”, sa {red}. ”Ni har väldigt mycket väder här.” [pet.dog: Han torkade av sig. ”Ibland är det ett varmt regn som luktar korv.”

”Det är {pet}”, sa {child}.][pet.cat: Han suckade. ”Ibland blir det natt mitt på dagen. En stor, varm natt, som spinner.”

”Det är {pet}”, sa {child}.][pet.other: Han rös. ”Ibland hänger det ett öga över oss.”

”Det är {pet}”, sa {child}.][!pet: 

”Det kommer och går”, sa {child}.]

# cake
”Det är synd om tårtan”, sa {red}.

”Vilken tårta?”

”Den i mitten, förstås. Det är därför man går hem! Den har grädde och fyra rosor. Men ingen får skära i den förrän alla är hemma. Så är regeln.”

”Är den god?”

”Ingen vet”, sa {red}. ”Alla har aldrig varit hemma på en gång. När jag kommer först packar någon genast ihop spelet. Och när jag inte kommer först blir det väder.”

{child} låg tyst i dammet.

”Jag har kommit först massor av gånger”, sa {red} lågt. ”Jag sitter där, alldeles ensam, och tittar på grädden. Kan du inte be vädret att vänta? Bara en gång?”

# all-the-way
{child} kröp ut och gick till köket.

”Vi måste spela färdigt”, sa {child.he}. ”Hela vägen, så att alla kommer hem. Det finns tårta.”

{friend} såg på {child.him} länge. ”Lovar du att inte välta?”

”Jag lovar att försöka”, sa {child}.[age>=8: 

”Det har du aldrig sagt förut”, sa {friend}. ”Du brukar bara lova.”]

Så de satte sig och började om. {friend} slog en sexa. {child} slog en etta. {friend} slog en sexa till. Blå gick och gick, förbi grinden och in i mitten.

”Hemma”, sa {friend}, mycket försiktigt.

Och {red} hade fem steg kvar.

# here-it-comes
Nu kom det. Det blev varmt i {child's} mage. Det for ut i armarna. Händerna låg redan under kanten, och brädet började skaka.

”Nu kommer den!” skrek {red} och höll i sig. Inne i mitten skallrade faten.

{child} ville inte. Men en jordbävning går inte att svälja. Någonstans måste den ta vägen.

# into-the-cushion
{child} ryckte åt sig händerna. {child.He} slängde sig på magen på mattan, med ansiktet i soffkudden, och släppte lös den.

”AAAAAAH!” vrålade {child.he} rakt in i kudden, och fötterna trummade i golvet. [city: Det borde ha märkts i hela {city}. ][pet.dog: ”VOFF!” vrålade {pet}, som gärna hjälper till. ][pet.cat: {Pet} gick ut i köket och väntade där. ]Lampan gungade. {friend} höll i brädet med båda händerna.

Sedan var det över.

”Är det slut?” frågade {friend}.

”Nästan”, sa {child}, och sparkade en enda gång till. ”Efterskalv.”

Då började {friend} skratta, och då började {child} också.

# the-last-one
Brädet stod kvar. ”Bara åska”, sa {red} lättat. ”Långt borta.” Han hade fortfarande fem steg att gå. [elder: Först kom Grön hem, och {elder.short} böjde sig fram för att se. ][adult: Så kom Gul. ]Nu var det bara {red} de väntade på.

”Femma”, viskade {friend} och blåste på tärningen. ”Femma, femma, femma.”

Så hade ingen någonsin hejat när {child} höll på att vinna.

{child} slog. Tärningen rullade över brädet, snurrade på ett hörn och lade sig.

”Fem”, sa de alla på en gång.

Och {red} gick hem.

{child} och {friend} lade örat mot brädet. Där inne skrapade det av stolar. Någon harklade sig. Sedan hördes en mycket liten kniv.

# it-trembled
[school: ”På nästa rast på {school} spelar vi ett till”, sa {friend}.

”Färdigt”, sa {child}.

]Den kvällen var det ingen som packade ihop spelet. Det fick stå kvar på mattan[pet.cat: , och {pet} lade sig bredvid i stället för på][pet.dog: , och {pet} fick ligga bredvid, om {pet.he} höll munnen stängd][pet.other: , med god utsikt för {pet}]. Innan {child} gick och lade sig satte {child.he} sig på huk och höll handen mot brädet.

Det skakade, bara lite.

Men det var inget väder. De dansade[music:  till {music}].

# @friend-who
{friend}, som var på besök
## if friend
{friend}, som var {child.his} bästa vän
