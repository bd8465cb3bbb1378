title: Så hårt som du är rädd
title: Tandläkaren som skulle till tandläkaren
title: Två tummar och en kärna
guest dentist: Mona (hon), Gunilla (hon)
guest helper: Roland (han), Kjell (han)

% Vems tumme (@a): {adult}, annars den äldre, annars grannen {helper}; vid namn varje gång. Regeln: man klämmer så hårt som man är rädd. En vän håller lampan och är med för klistermärkenas skull; en hund slickar tummen
% och vet det där om sylten; en katt har tagit stolen.

# saving-some
”Du får klämma på min tumme”, sa {@a-first}, ”så hårt som du är rädd.”

{child} tog tag i {@as} tumme och klämde.

”Aj!” sa {@a}. ”Så hårt?”[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] slickade tummen.]

”Hårdare”, sa {child}. ”Jag sparar lite.”

# the-ducks
De var på väg till tandläkaren[city:  i {city}].[elder2 / elder & adult:  {@spare} följde med, ifall {@as} tummar skulle ta slut.][friend:  {Friend}[!friend.known: , {child’s} bästa vän,] var med för klistermärkenas skull.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] följde efter, som av en slump.] Hela vägen nerför backen klämde {child}. På bron ville {child.he} stanna och titta på änderna.[pet.dog:  Det ville {pet} också.]

”Det kan vänta till torsdag”, sa {child}. ”Tandläkaren har nog inte tid.[pet.cat:  Och {pet} är kanske hungrig.][pet.other:  Och {pet} är kanske hungrig.]”

”Hon sitter nog och väntar på oss”, sa {@a}.

[friend: ”Och det kittlas”, sa {friend}.

[age>=5: ”Det tycker du ju om”, sa {child}.

]][!friend: {child} klämde lite hårdare. ]När de kom fram var tummen röd som en rädisa, och {@a} fick ringa på med armbågen.

# toothache
Tandläkaren hette {dentist}. Hon öppnade dörren, men bara på glänt, och hon höll sig om kinden.[pet.dog:  {Pet} nosade och slickade sig om munnen.][pet.cat:  In förbi hennes fötter gick {pet}.]

”Det är stängt”, sa {dentist}. ”Jag har ont i en tand.”

”Men du är ju tandläkare!” sa {child}.

”Ja, är det inte typiskt? Det är något längst in, och jag kan inte se vad. Ingen kan titta in i sin egen mun.”

Det ville {child} pröva. {Child.He} gapade och tittade neråt[!friend / age>=5:  så mycket det gick].[!friend:  Det var sant.] {Child.He} såg bara sin näsa.[friend: 

”Jag ser in i din”, sa {friend}.]

# could-look
Då kunde de ju gå hem! {child} släppte {@as} tumme. Men så tittade {child.he} på {dentist}, som hade stora runda ögon och stod på ett ben. Precis så hade det känts på bron.

”Jag kan titta åt dig”, sa {child}.[pet.dog & age>=5:  {Pet} hade redan gått in.]

# this-side
Där inne var lampan, som en liten sol[friend: , och {friend} fick hålla den]. Där var den lilla spegeln på skaft. Och där var den långa stolen[pet.cat: , med {pet} i]. {dentist} lade sig [pet.cat: under|i den], och hon var så lång att skorna stack ut.

”Det ser helt annorlunda ut härifrån”, sa hon. ”Gör det ont?”

”Det är bara en spegel”, sa {child}. ”Det brukar du ju säga.”

”Jaså? Hjälper det?”

”Nej”, sa {child}. ”Du behöver en tumme.”

Så {@a} fick komma och låna ut en, och {dentist} tog tag i den.

”Så hårt som du är rädd”, sa {child}.

”AJ!” sa {@a}. ”Så hårt?”[pet.dog:  {Pet} slickade.][athlete:  Inte ens {athlete} hade kunnat klämma hårdare.]

# how-scared
”Nu får du gapa”, sa {child} och tog spegeln.

{dentist} gapade. Spegeln kom närmare. Då stängde hon munnen igen.

”Vet du, jag tror nästan att det har gått över”, sa hon. ”Det kan vänta till torsdag.”

”Det sa jag också”, sa {child}.

De tittade på varandra.[pet.cat & age>=5:  {Pet} tittade på dem båda.]

”Hur rädd är du?” frågade {child}.

”Jätterädd”, viskade {dentist}. ”Hur rädd är du?”

”Ganska jätte”, sa {child}. ”Men det finns en tumme till.”

# a-pip
Så {dentist} klämde på den ena tummen och {child} på den andra, och i mitten satt {@a} och sa aj åt båda hållen[pet.dog: , och {pet} slickade båda]. Och {dentist} gapade. {child} böjde sig fram, så långt {child.he} vågade, och tittade i den lilla spegeln. Där satt en tand, stor och vit. Där satt en till. Och bakom den, allra längst in, där det var som mörkast …

[friend: {Friend} lutade lampan.

]”En kärna!” ropade {child}. ”Den har fastnat mellan de två sista. Jag tror det är hallon.”

”Min smörgås!” sa {dentist}. ”Jag hade sylt på den.”[pet.dog:  Det hade {pet} vetat hela tiden.]

[pet.dog: {dentist}|Hon] satte sig upp och tog en bit vit tråd. In med den och ut med den. Pling, sa kärnan i skålen. [pet.cat: {Pet} tittade ner efter den. {dentist} log|[pet.dog: Sedan log hon|{dentist} kände på kinden. Sedan log hon]] med hela ansiktet.

# all-the-same
”Det är borta”, sa hon.

”Borstade du tänderna efter frukosten?” frågade {child}.

”Jag hade lite bråttom”, sa {dentist} med mycket liten röst.

Men ett klistermärke fick hon ändå[friend:  av {friend}][sport: , med en björn på, som skulle {play sport}].

# not-one-pip
Sedan var det {child’s} tur. {Child.He} lade sig i den långa stolen [pet.cat: under {pet} ]och höll {@a} i tummen, för säkerhets skull. Det såg verkligen annorlunda ut härifrån. Men {child} visste ju vad {dentist} höll på med där uppe. Hon letade bara efter en kärna.[friend: 

”Kittlas det?” sa {friend}. Det gjorde det.]

”Det var alla”, sa {dentist}. ”Fina tänder, och inte en enda kärna.[school:  Det kan du hälsa {at school}.]”

”Du glömde att klämma”, sa {@a}.

# so-softly
De gick hem över bron[music:  och nynnade på {@song}].[friend:  {Friend} gick först, med klistermärke på näsan.][pet.cat:  {Pet} följde efter.] Änderna hade stoppat in huvudet under vingen, och vattnet låg alldeles stilla.[pet.dog:  {Pet} lät dem sova.]

”Får jag hålla i din tumme?” sa {child}.

”Den är ganska platt nu”, sa {@a}. ”Hur hårt?”

”Så hårt som jag är rädd.”

Och {child} höll i den hela vägen uppför backen, så löst att {@a} fick titta ner ibland, för att se om {child.he} höll i fortfarande.

Det gjorde {child.he}.

# @a-first
grannen {helper}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{helper}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{helper’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @spare
{Elder2}
## if elder & adult
{Elder}
## if elder & adult & elder2
{Elder} och {elder2}

# @song
{music}
