title: Vi låg ju inte ner
title: Till fots genom berget
title: Två flugor med ett klädskåp
guest aunt: Lena (hon), Annika (hon)
guest elder: farbror Alf (han), farbror Sigge (han)
guest dog: Humla (hon), Nässla (hon)

% @m är {adult}, annars en moster. Båten är mor- eller farförälderns, annars en gammal farbrors; hunden är familjens, annars båtens: @dog.
% De ligger med huvudena ihop och fötterna på var sin vägg, så ingen ropar höger eller vänster. De har flytväst och sitter fast i ett rep.

# pull-out-the-plug
På slussporten satt ett anslag om att proppen skulle dras ur på måndag morgon klockan åtta.

Fast ordet som stod där var TORRLÄGGNING. De skulle tömma en hel bit av kanalen över vintern, och det som flöt på den fick ligga på sidan i leran till i mars. {Elder's} båt, som {child} hade lärt sig styra på, flöt på den. {Elder} hade läst fel på datumet.

# this-wrist
”Det är bara ett par kilometer till djupt vatten”, sa {elder.he} i telefon till {@m} på söndagen, i skymningen. ”Jag hade gjort det själv, om det inte vore för handleden.” Handleden var gipsad. {Elder.He} hade trillat omkull på en alldeles torr strandväg.

Så {child} fick komma och styra. {@M} skjutsade [city: {child.him} hela vägen från {city} | dit {child.him}][pet.dog: , med {pet} i baksätet][!pet.dog: , och {elder's} hund {dog} skällde in dem från kajen].[pet & !pet.dog:  ({Pet} hade fått frågan och somnat om.)] Och eftersom det behövs två till linorna hade {@m} ringt hem till {friend}, och där på kajen, med luvan uppe och händerna i fickorna, stod {friend}.

”Läget?” sa {child}.

”Lugnt”, sa {friend}.

# since-september
Mer än så hade de inte sagt till varandra sedan i september. Det hade inte hänt något. Det var det som var så dumt. Förra året [school: {at school} ]hade det alltid varit de två. I år hade de hamnat i olika klasser, och {friend} hade börjat hänga med [sport.Basketball: volleybollgänget | basketgänget][sport:  i stället för att {play sport}]. En gång hade {child} stått och väntat efter skolan, och {friend} hade gått rakt förbi och skrattat åt något. {Friend.He} hade inte sett {child}. Sedan dess var det som om båda väntade på att den andra skulle börja.

# a-very-slow-sheep
Motorn hostade och gick i gång. De gled i väg mellan kala träd, {child} vid rodret, {elder} i kajutdörren[music: , gnolande på {@song}], och {friend} längst fram i fören, så långt bort som man kan komma på en båt på sjutton meter. {@Dog} sprang på strandvägen, bakom dem, framför dem och tillbaka igen, som om båten var ett enda och mycket långsamt får.

# come-on-horse
Så kom tunneln. In i den gick det ingen väg.

{@Dog} tittade en gång och satte sig.

”Så gör den som är klok”, sa {elder}. ”Förr i världen gick inte hästen in den heller, när det var hästar som drog. Den fick gå över berget och möta båten på andra sidan.”

”Då går jag med hästen”, sa {@m} och klev i land med kopplet. ”Kom nu, hästen. Vi ses på andra sidan.”

# into-a-hill
Det är konstigt att åka in i ett berg. Det droppar en i nacken. {Friend} höll i lampan, och länge fanns det bara en ring av blöta stenar som gled förbi. Bakom {child} krympte öppningen till en tallrik och sedan till ett mynt. Framåt fanns det ingenting alls.

Precis i mitten stannade motorn.

{Elder} lyfte på en planka i golvet och tittade ner på den. {Elder.He} sa ett ord som {elder.he} sedan bad dem glömma.

”Den går inte mer i kväll”, sa {elder.he}. Först såg {elder.he} väldigt gammal ut, och sedan, konstigt nog, väldigt ung. ”Hör ni. Hur är det med benen?”

# legging
Före motorerna, berättade {elder.he}, när hästen var borta på berget, lade man en planka tvärs över fören, så lång att den stack ut på båda sidor. På den lade sig två karlar på rygg, med huvudena ihop på mitten, och satte fötterna på var sin vägg i tunneln. Och så gick de. Att gå på väggarna, hette det. Det skulle alltid vara två. Var man ensam gick båten in i väggen.

Den längsta kökshyllan fick bli planka, och {elder} band fast dem om midjan, utanpå flytvästarna, med sin friska hand och tänderna. {child} lade sig. Hjässan stötte i {friend's}.

”Förlåt.”

”Det är lugnt.”

# thump
{child} sträckte på benen och fick tag i väggen. Den var kall som en fisk. {Child.He} tog i och tog ett kliv, och genast svängde båten åt vänster och sa duns.

”Du går för fort”, sa {friend}.

”Du går ju inte alls!”

Duns, åt höger.

”I takt!” ropade {elder} ur mörkret. ”Ni behöver inte vara [athlete: {athlete} | starka], ni behöver bara vara lika!”

# the-same
De kunde inte se varandra. Det enda {child} hörde var hur {friend} andades. Till slut struntade {child.he} i att lyssna efter något annat, och när {friend} andades ut tog {child} ett kliv.

Båten rörde sig. Den rörde sig rakt fram.

”Där”, viskade {elder}.

# bike-sheds
Kliv. Kliv. Kliv. Det var sjutton ton båt, och de gick med den, liggande, som två flugor som bär på ett klädskåp. {child's} ben brände. Det rann vatten in i ärmen. Det gick nog tio minuter innan {child.he} märkte att {child.he} hade börjat prata.

”Jag väntade på dig. Vid cykelställen. Första veckan.”

Kliv. Kliv.

”Jag vet”, sa {friend's} röst, alldeles intill örat och upp och ner. ”Jag såg dig sen. Jag vände mig om, och då gick du därifrån, jättefort. Jag trodde du var trött på mig.”

Kliv.

”Jag trodde det var du som var trött på mig.”

# lying-down
”Det är ju så himla dumt”, sa {friend}.

”Jag vet.”

”Det här kunde vi ha sagt i september.”

”Då låg vi ju inte ner”, sa {child}.

Det var {friend} som började. {child} kände det i plankan innan {child.he} hörde det, att den skakade. Sedan tjöt de båda två, och tunneln tog skrattet och skickade det före dem, och det lät som om det låg tjugo idioter där inne. Duns, sa båten. Duns.

”[child.he & friend.he: Mina herrar | [child.she & friend.she: Mina damer | Ordning på däck]]!” sa {elder}, men rösten var inte så stadig den heller.

# a-star
Någonstans där framme skällde det.

{child} vred på huvudet. Långt ner satt en stjärna, en gul. Kliv för kliv blev den större. Så var taket borta, och där var hela himlen, och det luktade kyla och löv, och {@dog} kom flygande från stranden och landade mitt på dem båda två, som satt fast i sitt rep och inte kunde försvara sig.

# deep-water
”Ni tog god tid på er”, sa {@m}, med en termos [elder2: av {elder2's} soppa ]under armen. ”Vad var det som var så roligt?”

”Inget”, sa de, samma ord i samma sekund på samma andetag.

{Elder} lade linan runt pålen med en hand och kände efter att knuten höll.

”Djupt vatten”, sa {elder.he}. ”Här flyter hon.”

# @song
{music}

# @dog
{dog}
## if pet.dog
{pet}

# @m
moster {aunt}
## if adult
{adult}
