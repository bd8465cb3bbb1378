title: Sjuan
title: Den har frågat något
title: Sista ordet
guest friend: Elis (han), Tuva (hon)
guest pet: Sotis (han), Mimmi (hon)
guest driver: Folke (han), Gösta (han)
guest wife: Birgit (hon), Ulla (hon)

% Den som står i husdjurets ställe är {driver's} siames. En riktig vän är borta ett år, en påhittad flyttar. En hund svarar och tjuter: @answers, @open, @stepped, @mouth.
% Tuta lågt och sedan högt, och vänta; svaret är också lågt och sedan högt, och förfärligt.

# on-saturdays
”Kommer du fortfarande på lördagarna?” sa {friend}. ”[friend: Hela året som vi är borta?|När vi har flyttat?]”

{child} hörde mycket väl. {Child.He} böjde sig ner och knöt skon, som redan var knuten. Om {child.he} sa ja betydde det att {child.his} bästa vän faktiskt skulle [friend: resa | flytta].

”{@Mrow}”, sa {pet} {@basket}.

”Dig frågade jag inte”, sa {friend}.

Sådant bekom inte {pet}. {@Answers} och {pet.he} svarade på allt: vattenkokaren, dörrklockan, han som läste nyheterna. Aldrig i sitt liv hade {pet.he} låtit någon annan få sista ordet. Det var som att ha en konduktör till, brukade {driver} säga[adult: , och {adult} tyckte att det var snällt sagt].

# number-seven
{driver} körde Sjuan. Det var ett mycket litet tåg, en enda grön vagn med en lykta i varje ände, och det gick från Bergsfoten[city: , en bussresa från {city},] genom tunneln till havet. Det vill säga, det hade gjort det. Sedan i våras rullade det tvåhundra meter, fram till tunnelns mynning, tutade och stannade. Längre gick det inte att få det. Man hade bytt bromsar och olja. En hel kväll hade {driver} stått och pratat med det, med handen mot dess sida, som med en häst.

På söndag skulle det komma en man och titta. Ville tåget inte gå då, skulle man ta av hjulen och göra kafé av det.

{child} ville få Sjuan genom tunneln. {Child.He} ville det så mycket att det knappt[school:  ens {at school}] fick plats några tankar på lördag, när flyttbilen skulle komma till {friend's} hus, och det var delvis därför {child.he} ville det.

# lanterns
{Friend} ville åka igenom, en enda gång, allra längst fram.

”Den är mörkrädd”, sa {friend.he}. ”Det fattar man ju.” {Friend.He} hade köpt lyktor för sina födelsedagspengar, och {driver}[elder & elder2: , {elder} och {elder2}][elder & !elder2:  och {elder}] hade hängt upp allihop längs tunnelväggen. Man kunde ha haft kalas där inne[sport: , och {sport} efteråt].

Sjuan rullade fram till mynningen. Den tutade, en låg ton och en hög. Den stannade.

”Den kan inte vara rädd fortfarande”, sa {friend}. ”Inte med lyktor.”

# asked-something
Men {child}, som stod bredvid {driver} längst fram, hade handen mot träet, och {child.he} tyckte inte att det kändes som rädsla. När {pet} var rädd blev {pet.he} hård överallt, som en limpa. Sjuan bara brummade. Den höll sig alldeles stilla, som i telefon.

”En gång till”, sa {child}. ”Snälla. Och ingen får prata.”

De backade och kom tillbaka. Tut, lågt och högt. Stopp. {child} lyssnade. Ljudet försvann bort i tunneln, mindre och mindre, och sedan hördes ingenting. Sjuan brummade. Den brummade en hel minut. Sedan var det något under golvet som släppte, med en suck.

”Den är inte rädd”, sa {child}. ”Den väntar. Den har frågat något.”

# number-six
{driver} tog av sig mössan och tittade ner i den.

”Det finns ju bara ett spår”, sa han. ”Två tåg kan inte vara där inne på en gång. Så här tutade Sjuan, och i andra änden tutade Sexan, för att säga kom du, det är fritt. Så höll de på i fyrtio år.”

”Var är Sexan?”

”Utsliten. Blev skrot.” Han satte på sig mössan igen. ”I våras.”

Ingen sa något på en stund, inte ens {pet}.

”Då måste ju någon svara!” sa {friend}, och så sprang {friend.he} efter sin trumpet[athlete: , fortare än {athlete}].

# a-trumpet
{Friend} hade spelat sedan i julas[music: , mest {music}]. {Friend.He} fick åka över berget med {driver's} {wife} i hennes bil, och {pet} åkte med, för {pet} lät sig inte skiljas från [elder: {elder's} smörgåsar|smörgåsarna]. {Wife} ringde och sa att de stod på perrongen på andra sidan, bakom den vita linjen[adult: , {adult} med], och att hennes öron aldrig skulle bli sig lika.

Sjuan tutade. Genom tunneln kom trumpeten tillbaka.

Sjuan skakade från ände till ände. Den rullade fram en halvmeter, stannade och suckade.

”Fel ton?” sa {child}.

”Fel alltihop. Sexan lät inte som någon trumpet.” {driver} tänkte efter. ”Den hade en spricka i signalhornet. Det blev mera ett tjut. Den lät som en [pet.dog: hund | katt] i en garderob.”

De tittade på varandra. Sedan ryckte {child} åt sig telefonen.

# the-white-line
”{Friend}! Sluta spela. {@Open}”

”Tänk om {pet.he} sticker?”

”Det gör {pet.he} inte. Håll bara i kopplet. Och när vi tutar får du inte säga ett ord.”

{Friend} berättade efteråt hur det gick till på andra sidan. {Pet} {@stepped}, satte sig vid den vita linjen och tittade mot tunneln med öronen framåt. Tutet kom, lågt och högt. {Friend} höll andan. Och {pet}, som svarade på allt, och alltid med detsamma, gjorde inte det. {Pet.He} väntade. {Pet.He} la huvudet lite på sned, tills det allra sista av tutet hade dragit förbi. Det såg ut som om {pet.he} funderade på om det verkligen var till {pet.him}.

{@Mouth}

# a-wail
Det kom genom tunneln till {child}, förbi alla lyktorna: ett långt, sprucket, förfärligt tjut, lågt och sedan högt.

Sjuans lykta tändes av sig själv. Den tutade en gång till, ganska tyst, och körde in.

Den gick i skritt, medan lyktorna gled förbi, och {pet} ropade på den hela vägen. Så fort den saktade in skrek {pet.he}. Och längst bort syntes en rund fläck av dagsljus, och havet i den, och {friend} med trumpeten under armen, som hoppade upp och ner bakom en vit linje.

”Din tur”, sa {child} och gav {friend.him} sin plats längst fram.

# saturdays
{driver} spelade in {pet} på telefonen, till söndagen och till alla dagar sedan. Så åkte de tillbaka, med {friend's} näsa mot rutan och {pet} {@knee}, hes och belåten. Halvvägs, där det bara var lyktor, sa {child}: ”Ja.”

”Ja vad då?” sa {friend}.

”Lördagarna”, sa {child}. ”Du frågade ju.”

”{@Mrow}”, sa {pet}.

# @mrow
mrau
## if pet.dog
voff

# @basket
i sin korg
## if pet.dog
under bänken

# @answers
{Pet.He} var siames och hörde ihop med {driver},
## if pet.cat
{Pet.He} var {child's} katt,
## if pet.cat & breed
{Pet.He} var {child's} {breed},
## if pet.dog
{Pet.He} var {child's} hund,
## if pet.dog & breed
{Pet.He} var {child's} {breed},

# @open
Öppna korgen.
## if pet.dog
Ta fram {pet} till linjen.

# @stepped
klev ur korgen
## if pet.dog
nosade på perrongen

# @mouth
Sedan gapade {pet.he} så stort {pet.he} kunde.
## if pet.dog
Sedan la {pet.he} huvudet bakåt och gapade så stort {pet.he} kunde.

# @knee
i {child's} knä
## if pet.dog
mot {child's} knä
