title: Vardagsrumsmattan
title: Hur stor?
title: Dunk
guest friend: Hugo (han), Melker (han)
guest host: Märta (hon), Gun-Britt (hon)
guest first: Noa (han), Sixten (han)
guest second: Filip (han), Elias (han)

% Den vuxna är {adult}, annars vaktmästaren {host}. ”Dörrmatta, hallmatta eller vardagsrumsmatta” mäter ilskan; i slutet är den en dörrmatta.

# so-angry
{child} slog igen ytterdörren så hårt att hatthyllan lossnade i ena änden. Mössorna kom glidande en efter en, som på en rutschkana. {Child.He} brydde sig inte. {Child.He} sparkade av sig ena skon och glömde den andra.[pet.dog / pet.cat:  {Pet}, {child's} [pet.dog: hund|katt], gick och satte sig under bordet.][pet.other:  Till och med {pet} höll sig undan.]

”Jag är så arg”, sa {child.he}.

[adult: {Adult} tittade ut från köket. | {host}, som var vaktmästare i huset och höll på att laga kranen, tittade ut från köket.] [adult: {Adult.He} | Hon] sa inte att {child.he} skulle lugna ner sig. Det var tur, för då hade {child.he} nog gått sönder på riktigt.

”Hur stor?” frågade [adult: {adult.he} | hon].

”Va?”

”Ilskan. Dörrmatta, hallmatta eller vardagsrumsmatta?”

{child} stirrade på [adult: {adult.him} | henne]. Det var en idiotisk fråga. Det värsta var att {child.he} visste svaret.

”Vardagsrumsmatta.”

”Då tar du den änden”, sa [adult: {adult} | {host}].

# thump
De rullade ihop mattan och bar den nerför tre trappor, ut till den gamla piskställningen bakom cykelstället. [adult: {Adult} | {host}] hade hämtat mattpiskaren i källaren. Den såg ut som en kringla på skaft[elder:  och kom från {elder}[elder2:  och {elder2}], som aldrig slängde något].

”Varsågod”, sa [adult: {adult.he} | hon]. Sedan satte [adult: {adult.he} | hon] sig på sandlådans kant och tittade åt ett annat håll.

{child} slog.

Dunk! Dammet stod som rök.

”{Friend} lovade!” Dunk! ”{Friend} lovade att inte säga något!” Dunk! Dunk!

# a-stone
Det handlade om cupen i maj, två nätter på luftmadrass i en gympasal[sport:  mellan gångerna de skulle {play sport}]. {child} hade sagt att {child.he} inte kunde, för att {child.his} kusin skulle döpas. Det fanns inget dop. Det fanns en sten. Så fort någon släckte och {child.he} inte var hemma lade den sig på {child.his} bröst, och där låg den tills det blev ljust. En enda människa i världen kände till den stenen. Och i dag, i omklädningsrummet[school:  {at school}], inför hela laget, hade {friend} berättat.

Ingen hade skrattat. Det var nästan värre. De hade blivit snälla i ansiktet.

Då hade {child} tagit {friend's} väska, slängt in den i duschen och vridit på.

# three-summers
Dunk! Ut kom sand från tre somrar. Ut kom en legobit.[athlete:  Ut kom ett samlarkort med {athlete}.] Dunk! Armarna skakade, men under dammet började det lysa rött, som om mattan hade varit en helt annan hela tiden.

Till slut måste {child} vila. {Child.He} stod och flåsade med händerna mot knäna.

Dunk!

{child} tittade upp. {Child.He} hade inte slagit. Men mattan buktade mot {child.him}, alldeles av sig själv.

Dunk!

{Child.He} böjde sig ner. Under mattkanten, på andra sidan, syntes ett par genomblöta gympaskor. {Child.He} visste precis vems de var.

# through-the-rug
{child} rätade på sig och slog så hårt {child.he} kunde. Mattan for åt andra hållet. Genast kom den tillbaka, och man såg märket av två nävar.

”Min mobil låg i väskan!” Det var {friend's} röst, och den lät tjock. Dunk! ”Den är död nu!”

Det hade {child} inte tänkt på.

”Du berättade!” Dunk! ”För alla!”

”De sa att du struntade i laget!” Dunk! ”{first} sa det, och {second}. Att du inte brydde dig om oss. Jag blev så arg att det bara kom ut!”

”Men det var inte ditt!” {child} skrek det rakt in i mattan. ”Det var mitt! Du skulle bara passa det!”

# sorry-rug
På andra sidan hördes ingenting. Ingen slog. Dammet singlade ner i solen.

”Nej”, sa {friend} till slut. ”Det var inte mitt. Förlåt.”

Det var lättare att höra när man inte såg någon. Det var lättare att säga också.

”Förlåt för väskan”, sa {child} till mattan. ”Jag visste inte om mobilen. Jag har pengar. Lite.”

”Den ligger i ris. De säger att den kanske vaknar.”

De blöta skorna skrapade i gruset.

# one-more-thing
”En sak till”, sa {friend}. ”När du hade gått sa {first} att han inte heller kan sova borta. Han brukar ligga och räkna pinnarna i ribbstolarna. Och {second} har med sig en strumpa. Han ville inte säga vems.”

{child} stod med pannan mot mattan. Den luktade kallt och rent. Det var något som rörde sig där inne på stenens plats, men {child.he} visste inte riktigt vad.

”Jag vill nog inte åka i alla fall”, sa {child.he}.

”Okej.”

”Eller … jag vet inte. En natt, kanske.”

”Okej”, sa {friend}.

# on-hold
[adult: {Adult} | {host}] reste sig från sandlådan. [adult: {Adult.He} | Hon] tog piskaren ur {child's} hand, siktade noga och gav mattan ett enda slag, så att det ekade mellan husen[city:  i hela {city}] och duvorna lyfte.

{Friend} kikade fram bakom kanten. {Friend.He} var randig av damm i ansiktet. ”Vad var det där?” frågade {friend.he}.

”Telefonkö”, sa [adult: {adult} | {host}]. ”Fyrtiofem minuter.”

Då började {child} skratta, fast {child.he} inte hade tänkt det, och {friend} med. Sedan bar de upp mattan tillsammans, {child} i ena änden och {friend} i den andra, och det klafsade om {friend's} blöta skor i varje trappsteg.

# doormat
På kvällen låg mattan på sin plats, rödare än någon mindes den. {Friend} hade gått hem för att titta till sitt ris. {child} låg på rygg mitt på mattan, och ute i hallen stod [adult: {adult} | {host}] på en stol och skruvade fast hatthyllan[music:  till {music}].

”Är du arg än?” frågade [adult: {adult.he} | hon] med en skruv i mungipan.

{child} kände efter. Det var som att gå omkring i ett rum där någon har burit ut möblerna. Det var mest tomt. Men borta vid dörren låg faktiskt något kvar.

”Dörrmatta”, sa {child.he}.

”En sådan ska man ha”, sa [adult: {adult} | {host}]. ”Då torkar folk av sig innan de kliver in.”
