title: Slottet i potatislandet
title: Det var nog fel kung
guest friend: Zaynab (hon), Hampus (han)
guest pet: Vera (hon), Sixten (han)
guest elder: Signe (hon), Ragnar (han)

% Hunden är familjens, annars {elder}s eller vännens; en katt gör likadant och jamar. Slottet suckar som {pet}.

# in-the-potatoes
En morgon när {child} vaknade hos {elder}[!elder: , som var släkt med {child.him} på något vis,] stod det ett slott i potatislandet.

Det hade fyra torn och en port, och det hade satt sig mitt på potatisen, som en höna som ruvar.

”Jaså”, sa {elder.short}. ”Det har väl gått vilse[city:  på väg till {city}]. Men där kan det inte sitta. Jag ska ha potatis till middagen[elder2: , och {elder2} ska ha två tallrikar].”

{child} ville bara en sak. {Child.He} ville gå in.

# wrong-king
{Child.He} tog på sig stövlarna och hämtade {friend}[!friend:  i huset bredvid]. {Friend} var {child.his} bästa vän och kunde allt om slott[school: , mer än någon annan {at school}]. {Friend.He} hade sett ett på en tallrik.

”Man måste ropa”, sa {friend.he}. ”Så gör de alltid.” {Friend.He} ställde sig bredbent[sport: , som när man ska {play sport}]. ”ÖPPNA! I kungens namn!”

Slottet ryckte till. Alla luckor small igen, och porten knep ihop så att det knakade.

”Det var nog fel kung”, sa {friend}.

# stuck-up
De knackade. De bad så snällt. De bjöd på en bulle. Då drog slottet in sin lilla trappa, som man drar in fötterna.

”Det är högfärdigt”, sa {friend}. ”Det tycker inte att vi är fina nog.”

# no-shoes
Men {@pets} hade gått fram till porten. {Pet.He} satte nosen mot springan där nere och sniffade, länge. Sedan tittade {pet.he} på {child} och {@whined}.

”Vad är det där inne, {Pet}?”

{child} la sig på magen och sniffade {child.he} också. Det luktade ingenting. Ingen mat, inga skor, inga människor.

# hello-house
Till middag fick det bli makaroner[adult: , sa {adult}, som hade kommit ut för att titta].[elder2:  {Elder2} ville ha två tallrikar ändå.] {Elder.short} klev in i sin hall, hängde sin kofta på sin krok[music: , nynnade lite på {music}] och ropade ut i det tomma huset, som {elder.he} alltid gjorde:

”Hej huset! Nu är jag hemma!”

”Varför säger du så?” frågade {friend}. ”Det är ju ingen här.”

”Huset är här”, sa {elder.short}.

{Pet} gick ett varv runt sig själv på dörrmattan, och ett varv till, och la sig med en suck. Så la {pet.he} sig bara när {pet.he} var hemma.

# it-copies
På kvällen tände {elder.short} lampan i köket.

”Titta!” sa {friend}, som stod på pallen vid fönstret.

Ute i potatislandet tändes ett litet ljus, i ett enda fönster.

”Släck”, sa {friend}. {Elder.short} släckte. Då släckte slottet.

”Tänd.” {Elder.short} tände. Då tände slottet.

”Det gör som vi”, sa {friend} långsamt. ”Det är inte högfärdigt. Det sitter och tittar på oss.”

# as-at-home
{child} var redan i stövlarna. {Pet} sprang före till porten, och {elder.short}[adult:  och {adult}] kom efter med ficklampan.

{Pet} såg upp på slottet. {Pet.He} såg bort mot {elder.short's} hus, där mattan var torr. Sedan bestämde {pet.he} sig. {Pet.He} gick ett varv runt sig själv utanför porten. {Pet.He} gick ett varv till. Och så la {pet.he} sig, med en suck.

Ingenting hördes.

Och då suckade slottet. Det gick genom alla stenarna, från tornen ner till källaren.

”{Pet.He} gör som hemma”, viskade {child}.

# im-home
Och då förstod {child.he}. De hade ropat och knackat och bett. Men så gör främmande. Slottet väntade på någon som kom hem.

{child} gick fram och la handen mot porten. Den var kall och lite sträv.

”Hej slottet”, sa {child}. ”Nu är jag hemma.”

Först hände ingenting. Sedan kom den lilla trappan ut igen, ett steg i taget. Och porten gled upp så mjukt att den inte ens knuffade på {pet}.

# a-hook
Där inne var det en hall. I hallen var det en krok. {child} hängde sin jacka på den, och då tändes alla ljus i hela slottet.

De gick upp i alla fyra tornen. {Friend} hälsade på varje stol[athlete: , som om {athlete} satt i den]. {Elder.short} torkade av en fönsterbräda med ärmen, för {elder.he} kunde inte låta bli. I det översta fönstret stannade {elder.he} och klappade på muren, som man klappar en ko.

# four-steps
”Hör du du”, sa {elder.he}. ”Du får gärna stanna. Men du sitter på min middag. Borta vid rabarbern är det både lä och sol.”

Slottet tänkte. Så reste det sig, försiktigt, och gick fyra steg åt sidan. Det gungade som i en båt. Sedan satte det sig till rätta bakom rabarbern.

Sent den kvällen åt de nykokt potatis med smör. Den var lite platt, men god.[adult:  {Adult} tog om tre gånger.]

# all-but-one
Sedan låg {child} i sin säng i {elder.short's} hus, och {pet} låg på {child.his} fötter. Fönstret stod på glänt.

”Hej då, slottet”, ropade {child} plötsligt. ”Jag kommer hem i morgon.”

Borta bakom rabarbern blinkade slottet med alla sina fönster. Sedan släckte det, alla utom ett.

# @pets
{Pet}, {elder.short's} hund,
## if elder & !pet
{Pet}, {friend's} hund, som för det mesta bodde hos {elder.short},
## if pet.dog
{Pet}, {child's} hund,
## if pet.cat
{Pet}, {child's} katt,

# @whined
gnydde
## if pet.cat
jamade
