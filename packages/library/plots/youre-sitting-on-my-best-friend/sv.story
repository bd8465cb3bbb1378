title: Du sitter på min bästa vän
title: Det är upptaget
title: Två koppar på filmkvällen
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% I popcornkön (@a) står mormor eller farfar, annars {adult}, annars {minder}. ”Det är upptaget” sägs fort och stolt i början och viskas sista gången. Vänta lite före ”Nu stämmer det”.
% En regel: så länge det är upptaget kan ingen sitta där. {@help} är en enda händelse: någon som inte frågar sätter sig på den sparade platsen.

# a-shoe
”Är det upptaget där?” frågade en tant med en kudde.

”Ja”, sa {child}. ”Det är upptaget.”

Det var filmkväll i parken[city:  i {city}]. Mellan två träd hängde ett lakan[elder & adult: , som {adult} höll på att släta ut], och så fort det blev mörkt skulle filmen börja. {child} sparade halva filten åt {friend}[!friend.known: , [friend: sin bästa vän | från huset bredvid],] och hade lagt en sko där, för säkerhets skull. Men {friend} dröjde.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] skulle sitta kvar.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] låg på det av {child} som var varmast.]

{@First} hade gått för att köpa popcorn. Alla andra hade någon bredvid sig[school: , och hälften gick på {school}]. {child} blev kall i magen. Tänk om {friend} inte kom alls?

# not-yet
På filten intill[wish.size.huge: , som var stor som en fotbollsplan,][wish.size.tiny: , som var liten som en näsduk,] satt {a wish}. {Wish.He} hade putsat {wish.part} och ställt fram två koppar, och halva den filten var också tom.

”Det är upptaget”, sa {the wish}, så fort {child} tittade.

”Här med”, sa {child}. ”Jag väntar på min bästa vän.”

”Det gör jag också!”

”Vad heter din?”

”Det vet jag inte än”, sa {the wish}. ”Min har aldrig kommit. Men jag sparar platsen, varenda filmkväll.”

”Är det ingen som vill sitta där, då?”

”Jo, massor. Två systrar med en påse plommon.[sport:  En tjej som var på väg hem från {@game}.][athlete:  En kille med {athlete} på tröjan.] {@They}”

”Vad sa du då?”

”Det är upptaget.”

”Vad var det för fel på dem?”

”Inget. De var jättetrevliga. Men de var ju inte min bästa vän. Jag hade aldrig träffat dem förut.”

# not-by-anybody
”Men om det alltid är upptaget”, sa {child}, ”kan det ju aldrig sitta någon där.”

”Nej”, sa {the wish} stolt. ”Så bra sparar jag.”

[age>=7: {Wish.He} rättade till den tomma koppen. {Wish.He} tänkte {wish.does}, så fort det fanns någon att visa det för.

]”Är du ensam?” frågade {child}.

”Lite”, sa {the wish}. ”Det känns mest i {wish.part}.”

”På mig känns det i magen”, sa {child}.[age>=5:  ”Jag kan sitta där så länge.”

”Nej! Tänk om min vän kommer just då, och så är det upptaget!”

”Men du säger ju att det redan är upptaget!”

”Ja”, sa {the wish}, ”men inte av någon.”]

# yours-came
Just då kom {friend} springande, i gummistövlar. ”Förlåt! Jag hittade inte mina skor!”

”Jag har en här”, sa {child} och flyttade på den, och {friend} dunsade ner, varm och andfådd. Då blev {child} varm i magen också.

”Din kom”, sa {the wish} och tittade bort längs grusgången. Det var nästan mörkt, och där gick ingen.

# from-the-empty-end
{The wish} satte den ena koppen i den andra. Sedan tog {wish.he} tag i filten och började rulla ihop den, från den tomma sidan.

[age>=5: ”Tänk om din vän kommer nu!” sa {child}.

”Det gör den inte”, sa {the wish}.][music:  Till och med {@song} hade tystnat, i högtalaren.]

Rullen blev tjockare och den sparade platsen blev mindre. Snart fanns det ingen plats att komma till. Det sved i halsen på {child}.

# nobody
{@help}

”Du sitter på min bästa vän!” skrek {the wish}.

”Men det är ju ingen där”, sa {friend}.

”Nej”, sa {the wish}. ”Det är den.” Och {wish.he} drog och drog. Men man kan inte rulla ihop en filt som det sitter någon på.

Sedan slutade {wish.he} att dra. Ingen hade suttit där förut, och nu var det varmt.

”Jaså”, sa {the wish}. ”Är det så det känns?”

# now-it-is
Då förstod {child}. Ingen kan bli ens bästa vän innan den har satt sig. Någon måste sätta sig först.

Men nu började filmen, och alla skulle se. Och tänk om {the wish} sa nej?

{child} reste sig inför hela parken. Skuggan fyllde hela lakanet.

”Sätt dig!” ropade någon.

”Det är just det jag ska”, sa {child}.

{Child.He} gick bort till den andra filten, med skon i handen. {@Move}

”Det är upptaget”, viskade {the wish}.

”Nu stämmer det”, sa {child} och satte sig[wish.size.tiny: , så mycket som fick plats].

# two-sides
{The wish} vågade inte röra sig.

”Är det du?” viskade {wish.he}. ”Vad heter du?”

”{child}”, sa {child}.

”{child}”, sa {the wish}. ”Jag har undrat så länge.”

”Var ska jag sitta, då?” sa {friend}.

”Du har ju två sidor”, sa {child} till {the wish}.

{The wish} tittade efter. Jo, det hade {wish.he}. Så {friend} dunsade ner på den andra.

# no-room
{@Popcorn} Filmen handlade om en häst, men {the wish} tittade åt ena sidan, och sedan åt den andra, för att se om de var kvar. ”{Wish.sound}”, sa {wish.he} varje gång, alldeles lågt.[wish.size.huge:  De som satt bakom hade gått runt till andra sidan av lakanet och såg hästen galoppera åt fel håll.][pet.other:  ”Jag ska berätta om hästen för {pet}”, viskade {child}.]

{child} drack ur den andra koppen och kände efter bredvid sig, för att ställa ner skon. Men mellan {child} och {the wish} fanns det inte ens plats för en sko.

# @They
Och en väldigt artig and.
## if wish.duck
Och en väldigt artig gås.
## if wish.dragon
Och en tant som frös och ville sitta vid min nos.
## if wish.ghost
Och några har satt sig rakt på mig, av misstag. De började frysa och gick.
## if wish.bus
Och så har jag fyrtio platser inuti. De är också sparade.
## if wish.robot
Och en brödrost. Vi hade haft massor att prata om.
## if wish.monster
Och en pojke som undrade om jag ville bo under hans säng.
## if wish.fire-engine
Och en katt som inte ens satt fast någonstans.
## if wish.whale
Och en väldigt blöt and.
## if wish.sock
Och en strumpa till. Den var randig, precis som jag.

# @help
”Jag har stövlarna på fel fot!” sa {friend} och reste sig och drog i den ena. {Friend} hoppade och hoppade på ett ben, hela vägen bort till filten intill, och satte sig med en duns mitt på den sparade platsen.
## if pet.dog
Då hade {pet} suttit kvar länge nog. {Pet} lufsade bort till filten intill och satte sig mitt på den sparade platsen. {Pet} frågar aldrig om det är upptaget.
## if pet.cat
Det som rullas ihop måste {pet} sitta på. {Pet.He} strosade bort till filten intill och satte sig mitt på den sparade platsen. {Pet} frågar aldrig om det är upptaget.
## if elder & !pet.dog & !pet.cat
Då kom {elder.short} med popcornen. ”I min ålder sätter man sig först och frågar sedan”, sa {elder.short} och satte sig mitt på den sparade platsen.

# @Move
{Friend} hasade sig åt sidan.
## if pet.dog
{Pet} dunkade med svansen och flyttade på sig.[age>=5:  Det gör {pet} bara för {child}.]
## if pet.cat
{Pet} tittade upp och flyttade på sig.[age>=5:  Det gör {pet} bara för {child}, och inte varje dag.]
## if elder & !pet.dog & !pet.cat
{@A} såg på {child} och hasade sig åt sidan.

# @Popcorn
Sedan kom {@a} med popcornen[elder2: , och {elder2} med servetterna], och de flyttade ihop lite till.[pet.dog:  {Pet} låg på allas fötter.][pet.cat:  {Pet} låg i popcornlocket.]
## if elder & !pet.dog & !pet.cat
Popcornen var varma än[elder2: , och {elder2} kom med servetterna], och de flyttade ihop lite till.

# @game
{sport}

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
