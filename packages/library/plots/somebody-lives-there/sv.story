title: Väskan i hallen
title: Där bor någon
title: Väska, bebodd
guest friend: Samira (hon), Milan (han)
guest elder: Stig (han), Gunvor (hon)

% {child} bor hos {elder} för att golvet är borta hemma, och det varar till våren: alltså varken skilsmässa eller flytt för gott.
% En egen har lagat en och annan stråke, inte i fyrtio år: @mends.

# seventeen-days
{@lived} i sjutton dagar, och väskan stod fortfarande packad i hallen.

Varje morgon tog {child.he} upp en tröja ur den, och varje kväll la {child.he} tillbaka den. Väskan stod precis framför skåpet där {elder.short} hade sina stövlar. {Elder.short} flyttade den inte. {Elder.He} fiskade fram stövlarna med en kratta.

”Man skulle kunna ställa den på rummet”, sa {elder.he}.

”Det är ingen idé”, sa {child}. ”Vi ska ju hem sen.”

# no-home-to-go-to
Det fanns inget hem att åka till. Ett rör hade spruckit[city:  hemma {in city}], och golven var borta. {@moved-in} skulle {child} ta bussen till [school: {school}|skolan] härifrån, ända till våren. Det visste {child.he}. Men så länge väskan stod i hallen hade det liksom inte hänt.

Den enda som inte frågade om väskan var {friend} i huset mittemot. {Friend.He} hade kommit över tredje dagen med ett lakan och en lampa och sagt att {friend.he} behövde någon som var lång[athlete:  och att {athlete} inte hade tid]. {Friend} ville hitta en art som ingen hade hittat förut, så att den fick heta efter {friend.him}. {child} hängde upp lakanet på tvättlinan, de tände lampan bakom[music:  och nynnade på {music}], och när det blev mörkt kom nattfjärilarna.

# on-the-sheet
Den sjuttonde kvällen satt det något annat på lakanet, längst ner i hörnet. Det var långt som ett finger, grått som en svamp, och det hade fyra vingar.

”Trollslända”, viskade {friend} och lyste. Sedan blev {friend.he} tyst. ”Den har armbågar.”

”Det är en älva”, sa {elder.short}, som kom ut med kaffet. ”Mor hade sådana i vedboden. Kära i smör.” Och så gick {elder.he} in efter smöret.

# four-wings
De ställde smöret på fönsterbrädan i köket och lämnade fönstret öppet. På morgonen satt älvan där. Hon hade ett litet strängt ansikte och smör på hakan.

Bredvid henne låg vingarna. Alla fyra.

{child} blev kall i magen.

”Har vi gjort sönder henne?”

”De växer nog ut”, sa {friend}. ”Det gör krabbors klor.”

”Hon är ingen krabba!”

# the-harness
{@mends} Hela dagen satt {elder.he} vid köksbordet med pincett och sytråd[adult: , och {adult} höll i lampan]. {Elder.He} hade fingrar som korvar, men de darrade inte. Vid sextiden var den färdig: en sele, tunn som ett spindelnät, med två vingar på var sida.

Älvan lät sig spännas in. Hon stod alldeles stilla, ungefär som {child} brukade stå när någon hade stickat något. Sedan knäppte [child.she: älvan | hon] upp selen, hängde den på gardinkroken och gick tillbaka till smöret.

”Otacksam”, sa {elder.short}. Men {elder.he} sa det med ett visst intresse.

# backwards
{child} kunde inte somna. {Child.He} låg och tänkte på hur långt det måste vara till det ställe [child.she: älvan | hon] kom ifrån, och att hon aldrig mer kunde ta sig dit. Det måste gå att ordna. Hon måste få komma hem.

Då hörde [child.she: {child} | {child.he}] något ute i hallen. Det lät som när man drar ett papper över golvet.

{Child.He} öppnade dörren på glänt. I månskenet kom älvan gående baklänges. Hon hade fått loss vingarna ur selen och släpade en efter sig. Hon drog den hela vägen till väskan, upp längs remmen och fram till springan där dragkedjan inte gick att stänga. Där försvann hon in. Strax kom vingen på plats i öppningen, på högkant. Månen lyste rakt igenom den.

Det var ett fönster.

# toothmarks
{child} satte sig på golvet. Väskans öppning var kantad med mossa. Där fanns ludd från {elder.short's} strumpor och en skjortknapp som såg ut att vara ett bord.

Intill låg de andra vingarna. {Child.He} tog upp en och lyste på den med ficklampan. Den hade inte gått av. Kanten var alldeles jämn, och längs hela kanten satt det pyttesmå märken efter tänder.

# queens
Klockan sju på morgonen stod {child.he} i {friend's} kök.

”Vi har inte gjort sönder henne”, sa {child.he}. ”Hon har bitit av dem. Själv.”

{Friend} slutade tugga. Så sprang {friend.he} efter sin tjockaste bok, bläddrade och satte fingret på en sida.

”Myrdrottningar!” sa {friend.he}. ”De flyger en enda gång. Sen landar de där de ska bo, och så biter de av sig vingarna. De behöver dem inte. De ska inte vidare.”

”Hur vet de att det är rätt ställe?”

{Friend} läste hela sidan, och nästa.

”Det står inte.”

När {elder.short} fick höra det tog {elder.he} av sig glasögonen.

”Så jag har suttit nio timmar med pincett”, sa {elder.he}, ”åt någon som just hade klätt av sig.”

# in-order
De stod runt väskan alla tre.[pet.dog:  {Pet} la sig tätt intill, som om den skulle vaktas.][pet.cat:  {Pet} satt en bit bort med svansen om tassarna och rörde den inte.] Genom vingen såg man något grått som rörde sig fram och tillbaka därinne. Hon möblerade med en blå strumpa.

”Vi kan väl flytta henne till en låda”, sa {friend}. ”Du behöver ju väskan.”

{child} tänkte efter. Det tog en stund.

”Nej”, sa {child.he}. ”Hon har precis fått i ordning.”

Sedan knäböjde {child.he} och öppnade väskan i andra änden, försiktigt. {Child.He} tog ut en tröja och väntade. {Child.He} tog ut en till[sport: , och allt som hörde till {sport}]. När {child.he} kom till den blå strumpan höll någon emot, och då fick den vara.

{Child.He} bar in högen på sitt rum och drog ut översta byrålådan.[pet.other:  {Pet} såg på.] {Child.He} hade aldrig öppnat den förut. Den var tömd och torkad, och i botten låg ett nytt, rutigt papper, klippt efter linjal. Det var likadant i nästa låda, och i nästa.

# somebody-lives-there
Ute i hallen slog {friend} upp sin anteckningsbok. ”Ny art”, skrev {friend.he}. {Friend.He} såg på orden. Så tänkte {friend.he} på alla som skulle komma med pincetter, och strök över dem. ”Väska”, skrev {friend.he} i stället. ”Bebodd.”

På eftermiddagen skulle {elder.short} ner till sjön. {Elder.He} tog krattan, lutade sig över väskan och fick tag i den ena stöveln.

”Man skulle kunna ställa den på rummet”, sa {elder.he}.

”Det går inte”, sa {child}. ”Där bor någon.”

# @lived
{child} hade bott hos {elder}, en gammal vän,
## if elder
{child} hade bott hos {elder}[elder2:  och {elder2}]

# @moved-in
I augusti
## if pet
[pet.dog: [!pet.known: Hunden {pet}|{Pet}] hade flyttat in i köket][pet.cat: [!pet.known: Katten {pet}|{Pet}] hade flyttat in i vedboden][pet.other: {Pet} hade flyttat in på byrån], och i augusti
## if adult
{Adult} hade flyttat in på vinden, och i augusti
## if adult & pet
{Adult} hade flyttat in på vinden[pet.dog: , [!pet.known: hunden ]{pet} i köket][pet.cat: , [!pet.known: katten ]{pet} i vedboden][pet.other: , {pet} på byrån], och i augusti

# @mends
{Elder.short} hade redan satt på sig glasögonen. {Elder.He} hade lagat fiolstråkar i fyrtio år, och {elder.he} ansåg att det som hade suttit fast en gång kunde fås att sitta fast igen.
## if elder
{Elder.short} hade redan satt på sig glasögonen. {Elder.He} hade lagat en och annan fiolstråke, och {elder.he} ansåg att det som hade suttit fast en gång kunde fås att sitta fast igen.
