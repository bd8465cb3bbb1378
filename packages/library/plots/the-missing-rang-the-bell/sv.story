title: Saknaden ringde på
title: Någon att ha på magen
title: Den som kom när någon var borta
guest friend: Vilma (hon), Ali (han)
guest missing: Saknaden (den)

% onlyAsked: man saknar någon. Vem det är viskas, så att det stämmer för var och en. Saknaden är gjord av tycka om.

# the-bell
Det ringde på hemma hos {child}[city:  i {city}], fast ingen skulle komma. Utanför stod något stort och brunt, ungefär som en björn gjord av täcken. Det hade blöta galoscher och en resväska i handen.

”God kväll”, sa det. ”Jag är Saknaden. Är det här det bor någon som saknar någon?”

{child} ville inte svara. Men det var så. Det satt och gjorde ont i halsen.

”Tack, då är det rätt”, sa {missing}. Och så trängde den sig in genom dörren.

[pet.dog: {Pet} luktade på galoscherna, länge. ][pet.cat: {Pet} gick ett varv runt den och fick gå långt. ]I köket fanns det en tom stol. Den brukade inte vara tom. Där satte sig {missing}, och stolen sa knak.

# go-away
”Där får du inte sitta”, sa {child}.

”Det är alltid där jag sitter”, sa {missing}. Den ville inte ha någon mat. Den bara satt där, mitt emot, och var.

”Gå hem!” sa {child}.

Då växte den. Det syntes tydligt. Nu nådde den till lampan.

[adult: ”Tänk på något annat”, sa {adult}, som ville vara snäll.|”Jag tänker på något annat”, sa {child}.] [elder: ”Tänk på glass”, sa {elder}[elder2: , och {elder2} höll med].] {child} tänkte på [sport: {sport}|glass]. [athlete: {child.He} tänkte på {athlete}. ][music: {child.He} sjöng {@song}, för full hals. ]Och {missing} växte. Nu fick den böja på huvudet för att inte slå i taket.

# hide
Efter maten kom {friend}[friend: |, som bodde i huset bredvid,] och ville leka[school: , för {at school} hade {child} inte velat leka alls].

”Vem är det där?” viskade {friend}.

”Ingen”, sa {child}. ”Vi gömmer oss.”

De gömde sig under köksbordet och höll andan. Då ville {missing} också vara med. Den gömde huvudet bakom gardinen, och resten av den syntes i hela köket. Särskilt rumpan.

{friend} fnissade. {child} fnissade också, lite grann, fast det gjorde ont i halsen samtidigt.

”Den är ganska snäll”, sa {friend} och klappade den innan det var dags att gå hem. ”Den är mjuk. Men den är väldigt stor.”

# so-heavy
Så blev det kväll. {child} lade sig, drog täcket över huvudet och stängde ögonen.

Då kom {missing} och satte sig på sängen. Det gjorde den väldigt försiktigt, men det hjälpte inte. Sängen sjönk. {Missing} var tung som en blöt filt, och den satt mitt på magen.

”Flytta på dig!” skrek {child}. ”Jag vill inte ha dig här! Jag vill ha …”

Och sedan gick det inte att säga mer.

{Missing} började gråta. Den grät stora, runda tårar, och för varje tår blev den större. Den fyllde hela sängen. Den fyllde hela rummet. Den tryckte mot fönstret, så att månen inte fick plats.

# what-do-you-want
{child} låg alldeles stilla under allt det mjuka.

”Vad är det du vill?” frågade {child} till sist.

”Jag vill höra”, snyftade {missing}. ”Det är ju därför jag kommer. Men det är ingen som berättar. Alla säger bara att man ska tänka på något annat.”

”Höra vad?”

”Om den du saknar. Vem är det?”

{child} tittade upp. Sedan viskade {child.he} namnet i det stora, mjuka örat, så tyst att ingen annan hörde.

”Åh”, sa {missing}. ”Så fint namn.”

Och så blev den lite, lite mindre.

# telling
”Mera”, sa {missing}.

Då berättade {child} om rösten, och hur den lät genom väggen när man hade gått och lagt sig. {Missing} lyssnade, och den blev så liten att månen fick plats igen.

{child} berättade om händerna, och hur de kändes att hålla i. {Missing} blev liten som en fåtölj.

{child} berättade om en gång när de hade skrattat så mycket att de måste sitta ner på golvet. {Missing} skrattade, den också, och blev liten som en hund.

[adult: ”Vem pratar du med?” frågade {adult} i dörren.

”Saknaden”, sa {child}. ”Du får också berätta.”

Och {adult} satte sig på sängkanten och berättade en sak som {child} inte hade vetat. |Och {child.he} berättade en sak till, som {child.he} aldrig hade sagt till någon. ]Nu var {missing} inte större än en katt.

Den öppnade sin resväska. Den hade varit tom, men nu låg det en röst i den, och två händer, och ett skratt. ”De ligger säkert här”, sa {missing} och stängde locket. ”Jag tappar ingenting.”

# light
”Vad är du gjord av?” frågade {child}. [pet.other: ”Är du samma sort som {pet}?”]

”Av tycka om”, sa {missing}. ”Det är samma sort som i en kram. Fast jag kommer när det inte finns någon att krama just nu.”

{child} höll i den. Den var varm, och den vägde nästan ingenting. Den låg precis där det hade gjort ont.

”Du kan stanna i natt”, sa {child}. ”Om du tar av dig galoscherna.”

Och det gjorde den. Den lade sig på {child's} mage, lätt som en katt, och den följde med upp när {child.he} andades in, och ner när {child.he} andades ut. Den blev kvar ända tills de sov.

# @song
{music}
