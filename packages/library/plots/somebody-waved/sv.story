title: Du är sen
title: Det var någon som vinkade
guest engine: Dagny (hon), Hulda (hon)
guest aunt: moster Eva (hon), moster Lena (hon)
guest pet: Fia (hon), Sigge (han)
guest elder: Sven (han), Birgit (hon)

% {elder} är familjens egen och hjälper till på tåget den veckan, annars grannen, som har varit konduktör i tjugo år. Hunden är familjens, annars grannens; katten ser det som hunden luktar sig till.
% Den som läser kommer hem med färjan; annars {aunt}, som bor en trappa upp.

# youre-late
Det lilla ångtåget {engine} var sent igen, och just i dag fick det inte vara sent. {@Ms} färja kom klockan fyra, och {child} ville stå på bryggan när den kom. {@Week}

{child} väntade på perrongen[city:  {in city}] med {pet}, {@whose}. Bredvid stod {elder} i {@cap}. {Elder.He} såg på sin klocka som andra ser på tårta.

Då kom {engine} runt kröken, liten, grön och blank.

”Du är sen”, sa {elder.short} strängt.

”Det var någon som vinkade”, sa {engine}.

Sådan var {engine}. Om någon vinkade måste hon stanna och hälsa.

”Allt annat vore ohyfsat”, sa {engine}.

”Det är ohyfsat att vara sen”, sa {elder.short}.

# a-sock
{child} och {pet} klev på. {Elder} blåste i visselpipan, och så bar det av. Tuff, tuff, tuff. Då vinkade en bonde.

Pssssj. {Engine} stannade. ”God dag! Hur är det med grisen?”

”Större”, sa bonden.

”Så trevligt. Hej då!”

[friend: {Friend}[!friend.known: , {child's} bästa vän,] vinkade från en grind. | Två flickor på en grind vinkade.] {Engine} stannade. [school: Hela {school} vinkade. {Engine} stannade. ][sport: Två pojkar som skulle {play sport} vinkade. {Engine} stannade. ]En bebis vinkade med en strumpa, och {engine} stannade för strumpan.

# curtains
”Nu räcker det”, sa {elder.short}. ”Fram med gardinerna!” {Elder.He} drog för allihop, så att ingen kunde se in. ”Så. Vem ska vinka nu?”

Pssssj. {Engine} stannade mitt på en tom åker.

”Det var någon som vinkade”, sa hon.

”Här finns ju ingen!” sa {elder.short}.

{child} såg sig om. {Pet} hade nosen i {elder's} matsäck[elder2: , den som {elder2} hade packat]. Rumpan stack ut under gardinen, och svansen gick fram och tillbaka, fram och tillbaka[music: , som till {music}].

”Det var {pet's} rumpa”, sa {child}.

”Den var väldigt vänlig”, sa {engine}.

”Sitt på den”, sa {elder.short} till {pet}.

{Pet} satte sig på sin svans. Det här skulle {pet.he} minnas.

# no-waving
Sedan lutade sig {elder} ut genom fönstret. ”Vinka inte!” ropade {elder.he} till hela landskapet. ”Händerna i fickorna! Vi är sena!” Några kor såg ledsna ut.

{Engine} blev tyst. Hon gick saktare. Allra högst uppe på Blåsbacken, med havet glittrande långt där nere, stannade hon helt.

”Vem var det nu då?” sa {elder.short}.

”Ingen”, sa {engine}. ”Inte en enda. Vad är det för mening med att komma fram om ingen blir glad?” Och så lät hon elden sjunka.

”Men du är sen!” ropade {elder.short}.

”Jag vet”, sa {engine} och rörde sig inte.

# hollow
Långt borta tutade färjan. Den var på väg in. Å nej.

{child} blev alldeles ihålig i magen. {Child.He} längtade så efter {@m} att {child.he} måste sätta sig på trappsteget. {Elder} satte sig bredvid. {Pet} kom och lutade sig mot dem båda två.

# the-nose
{@nose}

”{Elder.short}!” ropade {child}. ”{@senses}”

De sprang ut på den lilla balkongen längst bak på tåget. Långt där nere på bryggan stod något litet och rött. Det var {@ms} kappa.

”{@M} vet inte att vi är här”, sa {child}. ”{Elder.short}, blås i pipan!”

{@chest} {Elder.He} tog det djupaste andetaget i hela länet. Piiiiiip! {@barked}

Nere på bryggan vände sig den röda kappan om.

# red-coat
{child} drog den gula filten av sätet. {Child.He} vinkade med den över huvudet, stort och långsamt, som med en flagga[athlete: , som om det vore {athlete} som kom]. ”{@M}! {@M}!”

Och den lilla, lilla röda kappan lyfte en liten, liten arm och vinkade tillbaka.

”{Engine}!” ropade {child}. ”Det var någon som vinkade!”

”Då så”, sa {engine}. ”Allt annat vore ohyfsat.” Och hjulen började rulla.

Hon flög nerför Blåsbacken. Hon stannade inte för grindar. Hon stannade inte för strumpor. {Elder} höll i mössan, och {@flapped}.

# on-the-pier
Där spåret tog slut stod {@m} med öppna armar. {child} sprang rakt in i den röda kappan, och {pet} försökte springa rakt uppför den.

”Du är sen”, sa {@m} in i {child's} hår och ville inte släppa.

# ill-wait
Hem åkte de långsamt, med gardinerna fråndragna[friend: , och stannade för {Friend}, som satt på grinden igen]. På stationen klappade {elder} {engine} på den varma gröna sidan.

”I morgon”, sa {elder.he}, ”kommer du att vara sen.”

”Det är nog troligt”, sa {engine}.

”Jag väntar”, sa {elder.short}.

{Elder.He} stoppade ner klockan i fickan. {Engine} rullade bort mot sitt stall i den sista solen. {child} och {@m} stod vid staketet, och {pet} satte båda framtassarna på det för att se. {Elder} tog av sig mössan och vinkade med den.

Pssssj. {Engine} stannade.

# @m
{aunt}
## if adult
{adult}

# @ms
{aunt's}
## if adult
{adult's}

# @week
{Aunt}, som bodde en trappa upp, hade varit borta en hel vecka.
## if adult
{Child.He} hade inte sett {adult} på en hel vecka.

# @whose
{elder's} hund
## if elder
grannens hund
## if pet.dog
{child's} hund
## if pet.dog & breed
som var {a breed}
## if pet.cat
{child's} katt

# @cap
konduktörsmössa. {Elder.He} bodde i huset intill, och det var {elder.he} som blåste i visselpipan på tåget
## if elder
konduktörsmössa. {Elder.He} hjälpte till på tåget den veckan

# @nose
Då åkte {pet's} nos upp.

{Pet.He} vädrade i vinden från havet. Hela kroppen skakade, och {pet.he} skällde och drog {child} i ärmen med tänderna.
## if pet.cat
Då åkte {pet's} öron upp.

{Pet.He} stirrade ner mot havet med ögon som knappar. Svansen stod rakt upp som en flaskborste, och {pet.he} jamade och drog {child} i ärmen med en klo.

# @senses
{Pet} känner lukten av {@m}!
## if pet.cat
{Pet} ser {@m}!

# @chest
{Elder} hade blåst i den pipan i tjugo år och fått lungor därefter.
## if elder
{Elder} hade blåst i den pipan hela veckan och blivit riktigt bra på det.

# @barked
{Pet} skällde så att alla fyra tassarna lämnade golvet.
## if pet.cat
{Pet} tjöt med vartenda hårstrå rätt upp.

# @flapped
{pet's} öron fladdrade
## if pet.cat
{pet's} morrhår låg platt bakåt
