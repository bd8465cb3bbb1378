title: En dans
title: Sedan i maj
title: Älvan på smörkanten
guest friend: Hjalmar (han), Ebba (hon)
guest elder: Stig (han), Verner (han)
guest minder: Gunilla (hon), Solveig (hon)

% Den äldre är familjens egen, annars en gammal morbror (@whose). Mamma eller pappa är med; annars {minder}, som har hand om dem (@all, @a).

# since-may
Sedan i maj dansade {child} inte[city: , varken {in city} eller någon annanstans].

{Child.He} hade inte sagt det till någon[pet.other:  utom {pet}]. Men på skoldiscot[school:  {at school}] hade {child.he} dansat med hela sig[music:  till {music}], armar och allt, och då hade {friend} skrattat. {Friend}[!friend.known: , som var {child.his} bästa vän]. {child} hade gått och hämtat saft och aldrig kommit tillbaka till golvet. De hade inte pratat om det.

# in-the-ring
Nu var det augusti, och de var hos {@whose} allihop, {@all}. {child} hade hämtat posten och tagit genvägen över ängen när någon sa:

”Stopp där!”

{Child.He} tittade ner. {Child.He} hade klivit in i en ring av nedtrampat gräs. Framför stöveln stod en älva, stor som en klädnypa, med händerna i sidorna.

”Du står i ringen”, sa älvan. ”Då är du skyldig mig en dans.”

”Jag dansar inte”, sa {child}.

”Jag kan vänta”, sa älvan.

# on-the-butter
Älvan flög efter hela vägen hem[pet.dog: , strax ovanför nosen på [!pet.known: hunden ]{pet}]. Hon satte sig på smörkanten vid middagen[pet.cat: , strax utom räckhåll för [!pet.known: katten ]{pet}].

”En dans”, sa hon.

”Tyst”, väste {child} och blev röd.

”Är det en trollslända?” sa {@a} och letade efter glasögonen.

”Nej då”, sa {elder.short}. ”Det är älvan. Hon höll på så där med mig också en gång. I tolv dagar.”

[elder2: ”Tretton”, sa {elder2}.

| ]”Vad gjorde du?” sa {child}.

”Dansade med räfsan. Jag tänkte att då syns det i alla fall vem som är stelast.”

”Den blev trampad på tårna”, sa älvan. ”Men {elder.he} betalade.”

{Friend} sa ingenting. {Friend.He} var ovanligt tyst[sport: , också om {sport}][athlete: , också om {athlete}], och {friend.he} åt med jackan på.

# chapter-four
Älvan gav sig inte. När {child} borstade tänderna satt hon i tandborstglaset. ”En dans.” När {child} slog upp sin bok kom hon ut ur kapitel fyra. ”En dans.”

”Jag kan inte!” sa {child} till slut. ”Det ser inte klokt ut när jag dansar!”

”Har jag bett om klokt?” sa älvan.

Då tog {child} på sig stövlarna och gick ut på trappan, mest för att få gå någonstans. Det var skymning. Nere på ängen hade dimman kommit, vit och tjock som gröt, och man såg inte längre var marken slutade.

# the-pocket
På trappan satt {friend}. {Friend.He} hade fortfarande jackan på sig, och nu såg {child} {friend.his} skor. De var genomblöta och fulla av gräsfrön, ända upp till anklarna. Det enda ställe där man blev sådan var ängen.

Något rörde sig i {friend.his} jackficka.

”En dans”, sa fickan.

De såg på varandra.

”Har du också klivit i ringen?” sa {child}.

”I morse”, sa {friend}. ”Hon har en bror.”

”Varför dansar du inte bara, så är det klart?”

”Varför gör inte du?”

Det blev en paus. Fickan suckade.

# thirsty
”För att du skrattade”, sa {child}. Det gick nästan inte att få ut. ”I maj.”

{Friend} blev alldeles stilla.

”Jag skrattade för att det såg så roligt ut”, sa {friend.he}. ”Jag hade stått vid väggen i en timme och inte vågat. Och så kom du, med armarna, och jag tänkte: då kan jag också. Jag skulle just börja. Och då gick du.”

”Varför sa du inget?”

”Jag trodde att du var törstig.”

{child} tittade ut över ängen. Sedan i maj, tänkte {child.he}. Hela sommaren.

# ten-steps
Men det var fortfarande inte lätt. Det blir inte lätt bara för att man får veta något. {child} såg på dimman, som kom krypande upp mot trappan. {Elder.short's} kärra var borta. Pumpen var borta. Tvättlinan hade bara en ände.

{Child.He} gick ner i den, tio steg, och höll upp handen framför sig. {Child.He} såg inte handen.

”{Friend}!” ropade {child.he}. ”Ser du mig?”

”Nej!”

{child} lyfte ena armen.

”Ser du mig nu?”

”Nej! Vad gör du?”

”Inget!” ropade {child} och lyfte den andra.

# with-the-arms
Det fanns ingen musik. Det fanns bara syrsor, och långt borta en droppe som föll i en tunna. {child} började med fötterna. Sedan kom knäna med. Sedan kom armarna, för de hade väntat sedan i maj. {Child.He} dansade så att dimman virvlade.

”Äntligen”, hörde {child.he} älvan säga, någonstans vid örat.

Det stampade till vänster. Det flåsade.

”Är det du?” sa {child}.

”Ser du mig?” sa {friend}.

”Nej!”

”Bra!”

De dansade länge. De sprang ihop två gånger, och den andra gången skrattade {friend}, och {child} skrattade också. Det lät precis som i maj. Det var bara det att nu hörde {child} hur det lät. Det lät glatt.

# the-fog-lifts
Då klappade älvan i händerna, och dimman lyfte, som när man drar ett lakan av en soffa.

{child} hade båda armarna rakt upp. {Friend} stod på ett ben som en trana. På trappan stod {@a} och {elder.short}[pet.dog: , och mellan dem satt {pet}]. {Elder.short} hade räfsan i famnen.

Ingen rörde sig.

Nu, tänkte {child}. Nu kunde {child.he} gå och hämta saft.

”Två danser vore ännu bättre”, sa {child.he} och fortsatte.

”Vänta på oss!” ropade {@a} och kom springande i strumporna[elder2: , med {elder2} strax efter].

# a-foot
Det var sent när de kom i säng. Dimman låg över ängen igen, och {friend} hade somnat i rummet intill med gräsfrön i håret[pet.dog:  och {pet} över fötterna][pet.cat:  och {pet} på magen]. {@A} satt på {child's} sängkant och masserade en tå. Den hade {elder.short} trampat på.

”Är hon kvar?” viskade {@a}. ”Trollsländan?”

{child} såg sig om. Tandborstglaset var tomt. Boken låg stängd.

”Nej”, sa {child.he}. ”Jag har betalat.”

{Child.He} blundade. Men längst ner under täcket var det en fot som inte visste det. Den rörde sig, sakta, i takt.

# @whose
gamle morbror {elder}
## if elder
{elder}

# @all
{child} och {friend}, och så {minder}, som hade hand om dem den veckan
## if adult
{child} och {adult} och {friend} också

# @a
{minder}
## if adult
{adult}
