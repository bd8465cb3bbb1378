title: Flytta lite på dig
title: Elefanten i soffan
guest friend: Ebbe (han), Tove (hon)
guest elder: Barbro (hon), Ragnar (han)

% Den äldre är familjens egen, eller {child}s granne, som har burit pianon. ”Flytta lite på dig” är argt först och viskas sist.

# the-elephant-on-the-sofa
{child} hade en egen plats i [elder: {elder's}|grannen {elder's}] soffa, längst till höger, där man såg ut över gatan. Men i dag satt det en elefant där.

Den var grå och rynkig. Den satt på {child's} plats och på alla andra platser också.

”Flytta lite på dig”, sa {child}.

”Varför då?” sa elefanten. ”Jag sitter bra.”

”Men jag har ingenstans att sitta!”

”Du kan sitta hos mig”, sa elefanten.

”Jag vill sitta själv!”

”Jag vill vara där du är”, sa elefanten.

# wherever-you-are
Och det var sant. Den hade kommit efter {child} hela vägen från lekparken[city: , tvärs genom {city}][school:  och förbi {school}]. När {child} gick, då gick elefanten. När {child} stannade, då stannade elefanten.[adult:  {Adult} hade sagt att den fick bestämma själv.]

{Friend}, {child's} bästa vän, stod i dörren. {Friend} trodde alltid att {friend.he} visste vad djur tänkte.

”Den tänker att den är en katt”, sa {friend.he}.[pet.cat:  Katten {pet} tittade åt ett annat håll.][sport:  ”Och lite på {sport}.”]

{@Pianos}

”Jaså”, sa {elder.short} och gick runt elefanten. ”Sexhundra kilo. Hur fick ni in den?”

”Den gick efter mig”, sa {child}.

# plonk
{child} knuffade på elefantens mage. Den var varm, och den gav inte efter.

”Flytta lite på dig!” sa {child} argt.

”Flytta lite på dig själv”, sa elefanten. ”Du står på min svans.”

Det var sant. {child} blev så arg att {child.he} stampade ut i hallen. Och elefanten, som ville vara där {child} var, reste sig ur soffan och gick efter. Soffan sa plong.

”Sluta gå efter mig!” sa {child}.

”Sluta gå ifrån mig!” sa elefanten.

{child} gick in i garderoben. Elefanten gick också in, lite, och kom ut med {elder.short's} bästa hatt på huvudet.[pet.dog:  Hunden {pet} hälsade på hatten.]

”Jag går in till {elder.short}!” sa {child} och sprang genom den smala köksdörren.

Och elefanten sprang efter.

# bump
DUNS.

Halva elefanten var i köket. Den andra halvan var kvar i hallen. I mitten satt dörren, som ett för trångt skärp.

Den kom varken framåt eller bakåt. {Friend} i hallen såg bara en bak och en svans.

”Nu vet jag inte vad den tänker!” ropade {friend.he}. ”Jag är på fel sida!”

Elefanten slokade med öronen. En stor tår rullade längs snabeln och droppade i pannkakssmeten.

”Jag ville ju bara sitta hos dig”, sa den.

{child} fick ont i magen. {Child.He} hade sprungit just dit för att slippa elefanten. Nu satt den fast för {child.his} skull.

# soft-soap
”{Elder.short}!” sa {child.he}. ”Vad gör man när ett piano sitter fast?”

{Elder.short} stängde av spisen. {Elder.He} klämde på dörrkarmen och på elefanten.

”Man drar aldrig i ett piano”, sa {elder.short}. ”Man tar såpa. Och sedan måste pianot vilja.”

{Elder.He} hämtade den stora dunken med såpa och smorde elefanten runt om, som man smörjer en form.[music:  Det gick lättare när {elder.he} nynnade på {music}.] ”Nu måste den gå baklänges, och det måste den vilja själv.”

”Jag vill bara gå dit {child} är”, sa elefanten.

Då visste {child}! Elefanten gick ju alltid dit {child.he} gick. Och nu stod {child.he} på fel sida.

# under-the-tummy
{child} la sig ner och tittade under elefantens mage. Där fanns en trång liten tunnel som luktade såpa.

”Jag tar emot dig!” ropade {friend} i andra änden. {Friend.He} stack in sin hand. ”Kom! Den tänker inte sätta sig!”

{child} ålade sig in. {Child.He} ålade sig förbi två grå knän och under den stora, varma magen, som buktade över näsan. Sedan kände {child.he} {friend's} hand, och {friend} drog så att {child} for ut i hallen som en blöt tvål.

# slurp
”{child}?” sa elefanten inifrån köket. ”Var är du? Jag ser dig inte!”

{child} tog tag i svansen. {Child.He} drog inte. {Child.He} bara höll i den.

”Jag är här”, sa {child}. ”Bakom dig. Flytta lite på dig, så kommer du till mig.”

Elefanten drog in magen. Den tog ett litet steg bakåt, och ett till. {Elder.short} sköt på i pannan, med raka ryggen och böjda ben. Och SLURP, där kom hela elefanten! Den for baklänges genom hallen, med hatten på[athlete: , snabbare än {athlete}], in i vardagsrummet. Den stannade inte förrän den satt i soffan.

Plong.

{Friend} skrattade så att {friend.he} måste lägga sig på mattan.

# thirty-pancakes
De åt pannkakor, lite salta av tåren. Elefanten fick trettio.[pet.dog:  {Pet} fick en.][pet.other:  {Pet} fick ingen, för {pet} var hemma.]

”Nu tänker den att den är mätt”, sa {friend}.

”Det stämmer faktiskt”, sa elefanten.

Utanför fönstret tändes lamporna på gatan. {child} gick fram till soffan. Elefanten tittade på {child.him}, och sedan lutade den sig åt sidan så mycket den kunde. Längst till höger blev det en springa, så bred som {child}.

{Child.He} kröp upp i den. Elefanten var varm hela vägen ner till tårna.

# room-for-everybody
I dörren stod {friend} och {elder.short} med filten.

”Nu finns det ingen plats kvar”, sa {friend}.

{child} la sin hand på elefantens öra.

”Flytta lite på dig”, viskade {child.he}.

Elefanten höll andan. {Friend} fick plats under snabeln, och {elder.short} fick plats på armstödet.[pet.cat:  {Pet} fick plats högst upp, på huvudet.][pet.other:  Till och med {pet} skulle ha fått plats.][adult:  Det fanns plats för {adult} också.][elder2:  Och {elder2} fick kudden.] Snart satt de där allihop, med filten över knäna, och tittade på när bussen körde förbi.

# @pianos
{Elder} kom ut från köket med stekspaden i handen. {Elder.He} hade kört flyttbil i hela sitt liv. {Elder.He} hade burit pianon.
## if elder
{Elder} kom ut från köket med stekspaden i handen. {Elder.He} hade sett ett program om folk som bär pianon, och {elder.he} mindes vartenda ord.
