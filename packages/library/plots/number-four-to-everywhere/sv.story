title: Linje fyra mot överallt
title: Tolv över fyra
title: Resten är bara att svänga
guest friend: Tyra (hon), Joar (han)
guest elder: Bertil (han), Rut (hon)
guest quiet: herr Olofsson (han), herr Ekström (han)
guest late: fru Alm (hon), fru Asp (hon)
guest minder: Malena (hon), Josefin (hon)

% Låt barnet göra dörrarna: pssssch. Den äldre är familjens, som har hoppat in som chaufför ett tag, annars grannen {elder}, som har kört i fyrtioett år.

# never-again
{@Drove}, och nu var det måndag och {elder.he} skulle aldrig göra det mer. {Elder.He} hade fått en tårta. {Elder.He} hade fått behålla mössan.

Nu satt {elder.he} på en pall i [elder: hallen | trapphuset] med mössan i knät och skorna på.

”Vart ska du, {elder.short}?” frågade {child}.

”Ingenstans”, sa {elder.short}. ”Det är just det.”

Klockan tolv minuter över fyra hördes bussen borta vid torget. Pssssch, sa dörrarna. {Elder.short} blundade. ”Den nye öppnar för sent”, mumlade {elder.he}. Sedan sa {elder.he} ingenting på en hel timme.[elder2:  Inte ens när {elder2} kom med kaffe.]

# a-bus-then
{child} gick ner på gården, där [!friend.known: {child.his} bästa vän ]{friend} satt på cykelstället och dinglade med benen.

”{Elder.short} har gått sönder”, sa {child}.

{Friend} tänkte så att {friend.he} fick en rynka mellan ögonen. ”Vad är det {elder.he} saknar? Bussen?”

”Ja.”

”Då gör vi en.”

# the-longest
Det blev den längsta buss som någonsin stått på [city: en gård {in city} | gården]. De bar ner köksstolar från {child} och trädgårdsstolar från {friend}. De fick låna en fåtölj på första våningen och en potta på andra. {Friend} målade en fyra på en kartong. Ratten var ett grytlock, och dörren var ett paraply som man fällde upp och ihop medan man sa pssssch.

{Elder.short} stod i fönstret med armarna i kors.

”Kom ner och kör!” ropade {child}.

”En buss utan hjul är en soffgrupp!” ropade {elder.short} och drog för gardinen.

# passengers
Då satte sig {child} själv vid grytlocket.

Det kom folk på en gång. Tvillingarna i trean[school:  {at school}] ville till djungeln. {Quiet}, som aldrig sa något annat än hej, ville till Paris. Han sa det så tyst att {friend} fick fråga två gånger. En liten pojke satte sig på pottan och ville till glass.[sport:  Hans bror ville till {sport}.][athlete:  Hans syster ville dit {athlete} skulle.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hoppade upp längst bak och ville vart som helst.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] la sig på sätet längst bak och ville ingenstans.][pet.other:  {Pet} fick stanna hemma och var redan framme.]

”Biljetter!” sa {friend}, som var konduktör, och delade ut lönnlöv.

# not-so-well
Men det gick inte bra. {child} svängde så att tvillingarna började bråka om vem som hade ramlat på vem. {Child.He} ropade Djungeln när det skulle vara Paris. {Quiet} tittade på sitt lönnlöv och såg ut att vilja gå hem.

”Nu kör vi!” skrek {child}, fast mest för att inte börja gråta. ”Pssssch! Dörrarna stängs!”

Just då öppnades porten längst bort. Ut kom {late}, som var nittio år och hade rullator, och hon viftade med hela armen.

”Vänta!” ropade hon. ”Vänta på mig!”

”Vi har redan åkt!” ropade {child}.

# stop-the-bus
Då small det i fönstret på tredje våningen.

”STANNA BUSSEN!”

Sedan dunsade det i trappan, våning efter våning. Ut på gården kom {elder}. Skorna hade {elder.he} ju redan på. Mössan hade {elder.he} satt på i farten, lite på sned, och {elder.he} gick hela vägen fram till {late} och höll fram armen åt henne.

”Så mycket vill jag säga”, sa {elder.he} och spände ögonen i {child}, men snällt. ”En riktig chaufför väntar på den som springer. Det är hela jobbet. Resten är bara att svänga.”

# show-me
{Elder.He} hjälpte {late} till fåtöljen. Sedan stod {elder.he} där, bredvid förarplatsen, och såg på grytlocket.

{child} reste sig.

”Visa mig hur man svänger”, sa {child.he}.

{Elder.short} satte sig. Stolen knakade. {Elder.He} lade händerna på grytlocket, tittade i en backspegel som inte fanns och rättade till den.

”Ärade resenärer”, sa {elder.he}, och det var en helt ny röst, eller kanske en gammal. ”Välkomna till linje fyra mot överallt. Nästa hållplats: Djungeln.”

# the-jungle
{Elder.He} svängde så mjukt att alla lutade sig åt samma håll. {Elder.He} berättade om träden på båda sidor, och tvillingarna slutade bråka, för de hade sett en apa. I Paris stannade {elder.he} länge. {Quiet} klev av, stod en stund vid cykelstället med handen på hjärtat och klev på igen. ”Tack”, sa han. ”Det var precis som jag trodde.” Pojken på pottan fick sin glass, för {friend} sprang hem till frysen.

”Och {late}?” frågade {elder.short}.

”Jag ska inte till något särskilt”, sa {late}. ”Jag ville bara hinna med.”

# is-there-a-bus
Det började skymma, och resenärerna gick in en efter en med sina stolar under armen.[elder2:  {Elder2} kom ner med en filt.] Då gnisslade grinden. Det var {@who}, med tunga kassar och håret åt alla håll.

[adult: {adult.He} | Hon] stannade och såg på {elder.short}, som satt rak i ryggen med mössan på sned.

”Pssssch”, sa {child} och fällde upp paraplyet. ”Vart ska du åka, {@a}?”

{@A} sjönk ner på en köksstol, ställde ifrån sig kassarna och lutade huvudet mot {friend's} kartong.

”Hem”, sa [adult: {adult.he} | hon]. ”Går det en buss dit?”

”Hem är ändhållplatsen”, sa {elder.short}. ”Dit kommer vi alltid till sist.”

# by-the-sea
{Elder.He} tog den långa vägen, förbi havet[music: , och nynnade på {music}]. {Friend} satt bredvid {child}, och de delade det sista lönnlövet.[pet.dog:  {Pet} låg över allas fötter.][pet.cat:  {Pet} sov i en av kassarna.] Ingen sa något. De bara åkte.

# you-drive
”I morgon?” frågade {child} när bussen hade stannat och {@a} nästan sov.

{Elder.short} tog av sig mössan. {Elder.He} satte den på {child's} huvud, där den gled ner över öronen.

”Tolv över fyra”, sa {elder.he}. ”Men då kör du. Jag sitter bredvid och tittar efter dem som springer.”

# @drove
grannen {elder} på tredje våningen hade kört buss i fyrtioett år
## if elder
{elder} hade kört buss hela sommaren

# @who
{minder} på nedre botten
## if adult
{adult}

# @a
{minder}
## if adult
{adult}
