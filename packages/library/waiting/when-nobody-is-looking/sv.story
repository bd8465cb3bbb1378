title: När ingen tittar
title: Motsatsen till ingen
title: En lugn dag
guest friend: Elvira (hon), Loke (han)
guest elder: Asta (hon), Göta (hon)

# the-fridge
{child} var {age} år och starkast i världen, men bara när ingen tittade.

Det hade {child.he} märkt av en slump, ensam i köket, när {child.he} skulle hämta en kula under kylskåpet och lyfte upp kylskåpet. Sedan {@looks-in}, och då vägde det som ett kylskåp igen.

”Visa”, sa {friend}, som var {child's} bästa vän och hade rätt att få veta.

”Det går ju inte. Det är det som är felet. Blunda.”

{friend} blundade. {child} lyfte trädgårdssoffan över huvudet. {friend} tittade, och då satt {child} i den.

”Det fläktade”, sa {friend} snällt.

”Tror du mig?”

”Det är klart”, sa {friend}. ”Vad ska jag vara? Man kan inte vara superhjälte alldeles själv. Vad är motsatsen till att ingen tittar?”

”Att alla tittar”, sa {child}.

”Det skulle jag vara bra på”, sa {friend}.

# @looks-in
tittade grannens katt in genom fönstret
## if pet
tittade {pet} in genom dörren

# the-loudest
{friend} var den mest högljudda [school: på {school} | på hela gatan]. {Friend} kunde sjunga så högt att hundar ställde sig upp, och gå på händer, och göra det på samma gång. De klippte till två mantlar av en gardin och väntade på att någon skulle behöva dem. [athlete: {athlete} tittade på från affischen.]

På lördagen var det någon som gjorde det, och det var {elder}[elder: . | , som bodde en trappa upp.]

De var vid havet allihop. {Elder.short} hade en ny röd elscooter, en sådan som man sitter i, med korg. {elder.He} hade kört ner för rampen för att titta ordentligt på vågorna, och mitt på den våta sanden tog det stopp. Hjulen började sjunka. När {child} och {friend} hann fram satt den fast, och vattnet var på väg in.

”Kliv av!” sa {child}.

”Med den här höften?” sa {elder.short}. ”Och lämna scootern till krabborna? Hämta någon stor.”

# sixty-people
Men [adult: {adult} stod | de stora stod] längst bort på stranden[elder2: , med {elder2},] i kön till glasskiosken. Den första vågen gled upp och blötte hjulen. {child} tog tag där bak och lyfte. Det gick inte alls. Uppe vid räcket stod det säkert sextio personer, och varenda en tittade. Två farbröder hade börjat springa, men det var lång väg runt. [sport: {child} var stark i {sport} också, men det här var något annat.]

Den andra vågen gick över {child's} skor. {child} hade aldrig känt sig så svag, och så många hade aldrig tittat.

”{friend}”, sa {child}.

{friend} höll redan på att knyta manteln.

# the-high-one
{Friend} rusade upp på muren bredvid glasskiosken och drog det djupaste andetag någon har dragit.

”MINA DAMER OCH HERRAR!” vrålade {friend} och sjöng. [music: Det var {music}, den höga biten. | Det var den höga.] Varenda hund på stranden ställde sig upp. [pet.dog: {Pet} sjöng med.] Sextio huvuden vreds åt andra hållet. Sedan ställde sig {friend} upp och ner och sjöng om alltihop, och gick längs muren på händer med manteln dinglande, och till och med farbröderna stannade och gapade.

Ingen i hela världen tittade på {child}. Ingen utom en.

”{elder.short}”, sa {child}, ”du måste blunda. Jag kan inte säga varför.”

{Elder.short} tittade på {child} en stund, medan havet fräste runt {elder.his} skor. {elder.He} frågade ingenting. {elder.He} lade båda händerna för ögonen.

{child} lyfte scootern, och {elder.short}, och korgen, sprang uppför rampen med dem över huvudet och satte ner dem på de torra stenarna, försiktigt som ett ägg.

”Nu får du titta.”

”Ser man på”, sa {elder.short}. ”Den måste ha lossnat.”

# what-it-weighs
När alla hade applåderat färdigt hade {friend} fått alltihop. Ingen sa ett ord till {child}. {child.He} satt på trottoarkanten och hällde havet ur skorna och försökte tycka att det inte gjorde något.

”Det är roligt det där”, sa {elder.short} och körde upp bredvid. ”Jag har ett piano högst upp i huset. Tre trappor. Folk undrar alltid hur jag fick upp det.” {elder.He} tittade rakt fram, ut över vattnet. ”Jag brukar säga att det var en lugn dag. Inte en människa ute.”

{child} vände sig om, mycket långsamt.

”Du gjorde det där så fint”, sa {elder.short}. ”Jag tjuvtittade inte. Men jag vet vad den väger.”

# the-bed
På natten sov {friend} över. Det blev släckt[city: , och {city} låg mörkt utanför], och de låg i mörkret, skavfötters i {child's} säng. [pet.dog / pet.cat: {Pet} låg i mitten, på allas fötter.]

”Det gör inget”, sa {friend} efter ett tag. ”Men jag önskar att jag fick se det. Bara en gång.”

{child} tänkte hårt.

”Se det kan du inte”, sa {child.he}. ”Men det finns något annat du kan göra. Är det riktigt mörkt?”

”Jag ser inte min egen hand.”

”Håll i dig, då.”

Det knarrade. Sakta, mycket sakta, med {friend} i, lyfte sängen. {friend} sträckte ut handen och kände taket, svalt och knottrigt, alldeles nära. {Friend} sa inte ett ljud, och det var rekord.

Då tändes det i hallen, och handtaget på dörren började röra sig.

”Det är bara jag”, sa [adult: {adult} | någon]. Dörren öppnades en liten bit och stannade. ”Jag blundar”, sa [adult: {adult} | rösten]. ”Kom ner nu, och sov gott.”
