title: Ordboken om {pet}
title: Tolv ord och ett till
title: Rita en säng
guest sitter: Jonna (hon), Ellen (hon)

% Den stora (@a): {adult}, annars den äldre, annars barnvakten {sitter}. Ljuden: Mek (mat), Mraa-a (öppna, stäng), Kek-kek-kek (fågel), Prrt (hej), nääoo (min stol), och det långa.
% Vännen bor ovanför. Röret som går mellan våningarna hörs när man ropar i det.

# talks
{@Cat} {Pet.He} pratade på morgonen och på kvällen och mitt i maten. {Pet.He} hade en röst som en rostig grind[city: , den rostigaste i hela {city}].

”Vad säger {pet.he} egentligen?” frågade {friend}. {Friend.He} hade flyttat in i lägenheten ovanför och var nere hos {child} nästan jämt.

”Det vet ingen”, sa {child}.

”Då får vi ta reda på det”, sa {friend}. ”Vi gör en ordbok.”

De fick ett block och en röd penna av {@a-first}. Sedan la de sig på mage på köksgolvet, en på var sida om {pet}, och väntade.

# mek
”Mek”, sa {pet} och tittade på skålen.

”Mat!” sa {child}, och {friend} ritade en skål. Det var första ordet.

”Mraa-a”, sa {pet} vid balkongdörren.

”Öppna!” {Friend} ritade en dörr.

”Mraa-a”, sa {pet} när dörren var öppen.

”Stäng?” sa {child}.

”Det är nog samma ord”, sa {friend} och ritade en pil åt båda hållen.

# twelve-words
Ordboken växte. Kek-kek-kek betydde fågel. Prrt betydde hej. Ett långt, ilsket nääoo betydde att någon satt på {pet.his} stol, och det gjorde {@a}, så {@he} fick flytta sig.[elder & adult:  Sedan satte sig {elder} där, och fick flytta sig {elder.he} också.][elder2:  Men {elder2} satt kvar och låtsades att {elder2.he} inte kunde ordet.]

När det hade gått tre dagar kunde de tolv ord[school: , och det kunde ingen annan {at school}]. Men det fanns ett som de inte begrep.

# the-long-one
Det kom varje kväll, när {friend} hade gått hem och lamporna var tända. Då ställde sig {pet} mitt i hallen, sträckte på halsen och skrek:

”Ma-uuu-rro-IIII!”

Det var det längsta ordet av alla, och det högsta[athlete: , högre än när {athlete} är på teve]. I ordboken hade {friend} ritat ett stort frågetecken.

# everything
{child} provade allt. {Pet} fick mat, men ville inte ha. {child} öppnade balkongdörren och stängde den. {Child.He} hämtade garnnystanet och den lilla tygmusen utan svans[sport: , och till och med {sport.thing}].[music:  {Child.He} nynnade {@song}.] {Child.He} satte sig på {pet's} stol, bara för att kunna flytta på sig igen.

”Ma-uuu-rro-IIII!” skrek {pet}.

”Tyst, vännen, jag kommer snart”, sa {@a} från köket. {@He} diskade. Sedan skulle {@he} bara hänga tvätten. Sedan skulle {@he} bara leta efter ett papper.

# three-knocks
Då knackade det i elementet. Dunk, dunk, dunk. Det var {friend's} och {child's} signal. {child} sprang och la örat mot röret.

”Jag hör {pet.him} ända upp hit!” ropade {friend} genom röret. ”Var är {pet.he}?”

”I hallen!”

”Var är du?”

”I mitt rum!”

”Var är {@your}?”

”I köket!”

I röret var det tyst en stund. {Friend} tänkte. Det hördes nästan.

# come-in
”Jag har varit på en gård med får”, ropade {friend.he} sedan. ”På kvällen skrek bonden precis så där. Rakt ut över hagen.”

”Varför det?”

”För att fåren skulle komma in! Alla på en gång!”

{child} tittade ut i hallen. Där stod {pet}. {Pet.He} tittade mot {child's} rum, och sedan mot köket, och sedan mot {child's} rum igen. {Pet.He} såg ut som någon som räknar och inte får ihop det.

”{@A}!” ropade {child}. ”Du måste komma! Nu direkt!”

”Jag ska bara …”

”Nej”, sa {child}. ”Inte bara. Det står i ordboken.”

# one-two
{@A} kom ut med löddriga händer. {child} tog den ena, fast den var blöt, och drog {@him} med sig in i rummet och ner på sängen. Själv kröp {child.he} in närmast väggen. Så låg de där och väntade.

Tass, tass, tass, hördes det i hallen.

{Pet} kom in. {Pet.He} hoppade upp. {Pet.He} gick över {@as} mage och kände på {child} med nosen. En. {Pet.He} kände på {@a}. Två. Sedan trampade {pet.he} till en grop mitt emellan dem, la sig ner och suckade.

Och {pet.he} sa inte ett ljud.

# all-along
”Är det så här {pet.he} har velat ha det?” sa {@a}. ”Hela tiden?”

”{Pet.He} har ju sagt det”, sa {child}. ”Varje kväll.”

{@A} torkade händerna på täcket, fast man inte får. {@He} brydde sig inte om tvätten och inte om papperet. {@He} la kinden mot {child's} hår.

# draw-a-bed
Efter en stund sträckte {child} ut handen och knackade på elementet. Försiktigt, för att inte väcka någon. Dunk, dunk.

”Vad betyder det?” kom det svagt genom röret. ”Vad ska jag rita?”

{child} funderade på hur man ritar det. Till sist satte {child.he} munnen mot det varma järnet.

”Rita en säng”, viskade {child.he}. ”Med alla i.”

# @Cat
{Pet} var en katt, och katter pratar olika mycket. {Pet} pratade mest av alla.
## if breed.Siamese
{Pet} var en siames, och siameser pratar.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, som var barnvakt hela den veckan
## if adult
{adult}
## if elder & !adult
{elder}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @your
{sitter}
## if adult
din {adult}
## if adult & adult.name
{adult}
## if elder & !adult
din {elder.short}

# @he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
{sitter.him}
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @song
{music}
