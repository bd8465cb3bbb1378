title: Niohundra får
title: Bra så
title: Räcker för i dag
guest pet: Rufus (han), Tyra (hon)
guest minder: Malena (hon), Josefin (hon)

% Hunden är familjens, annars grannens border collie som sover över; katten har sina egna sätt: @pet-first, @looked, @poke, @stopped, @mind, @herded. Border collien är originalet.
% Den vuxna (@a): {adult}, annars den äldre, annars {minder}. ”Bra så” sägs lågt och snällt.

# nine-hundred
I {child's} padda fanns det niohundra får.

Det var ett väldigt bra spel. Man skulle få in fåren i en fålla, men varje gång man hade fått in dem föll grinden omkull och det kom ut fler. Det fanns prickiga får. Det fanns får i gummistövlar.[city:  Det fanns ett med halsduk där det stod {city}.][school:  De var sämre på att stå på led än någon {at school}.] Och så fanns det ett av guld, som {child} nästan hade fångat sju gånger.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade nästan fångat det åtta gånger.]

”Fem minuter till, {child}”, sa {@first}.

”Mm”, sa {child} nere på vardagsrumsgolvet.

# in-the-middle
Fem minuter är mycket kort när man har niohundra får.

”Då var det dags att stänga av”, sa {@a}.

”Men jag är inte klar!”

”När är du klar, då?”

”När jag har fått in alla!” sa {child}, och det lät mycket högre än det var tänkt. ”Jag kan inte sluta MITT I!”

# sheep
{Pet} lyfte huvudet från mattan.

{@Pet-first}. {@Looked}

Och där var de. Får!

{@Poke}

”{Pet}! Du kladdar ner dem!”

# front-and-back
{Pet} sprang runt till baksidan av paddan för att hinna före dem. Inga får där. {Pet.He} sprang till framsidan igen. Får! {Pet.He} sprang till baksidan. Inga får! Fram, bak, fram, bak, fortare och fortare[athlete: , till och med fortare än {athlete}], och mattan rullade ihop sig efter {pet.him} som en pannkaka, tills lampan vinglade och en blomkruka välte[elder & adult & !elder2:  och {elder} i soffan fick lyfta på båda fötterna][elder & adult & elder2:  och {elder} och {elder2} i soffan fick lyfta på alla fyra fötterna][elder2 & !adult:  och {elder2} i soffan fick lyfta på båda fötterna] och {child} inte såg något annat än svans.

”{Pet.He} kan inte sluta!” ropade {child}. ”{@A}, {pet.he} slutar aldrig! Det kommer ju alltid en till!”

{@A} skrek inte. {@He} sa bara tre ord, ganska lågt.

”Bra så, {pet}.”

# one-paw-in-the-air
Och {pet} stannade, mitt i steget, med en tass i luften. {@Stopped} {pet.him} bakom {@ear}.

{child} gapade. ”Hur gjorde du?”

# the-sheep-wont-say
”Så säger fåraherdar[pet.cat:  till sina hundar]”, sa {@a}. [pet.cat: 

”Men {pet} är ju en katt!”

”Säg ingenting till {pet.him}”, sa {@a}. ]”{@Hill} Fåren säger ju inte åt den att sluta. Får säger aldrig: Tack ska du ha, nu är vi klara. Så någon måste säga ’bra så’.”

”Men {pet} hade ju inte fått in alla.”

”Nej”, sa {@a}. ”Det får man nästan aldrig. ’Bra så’ betyder inte att det är klart. Det betyder att det räcker för i dag.”

{child} tittade på skärmen. Under kladdet föll grinden omkull, och det kom ut några till.[music:  Spelet höll fortfarande på med sin enda lilla melodi, och den var inte alls som {music}.] Och nu när {child.he} tänkte efter sved det i ögonen, och nacken var stel, och tummarna hade galopperat ända sedan middagen[sport: , längre än någon orkar {play sport}].

# minding
”Blev {pet} ledsen för att {pet.he} fick sluta?”

”Fråga {pet.him}.”

{Pet} tittade på paddan. {@Mind}

”{Pet} är ledsen och inte ledsen”, sa {child}.

”Det stämmer nog”, sa {@a}. ”Det går över fortare än man tror. Det hjälper att skaka på sig.”

# just-that-one
Guldfåret kom travande, alldeles nära. Det ryckte i {child's} tumme. Bara det.[friend:  Inte ens {friend} hade haft det så nära.]

{child} tog ett djupt andetag.

”Bra så, {child}”, sa {child.he}.

Och sedan tryckte {child.he} på knappen alldeles själv. Fåren slocknade, alla niohundra.

# bubba-bubba-bubba
Det var hemskt ungefär så länge som det tar att räkna till fyra. Sedan ställde sig {child} upp och skakade på sig, från näsan till rumpan, så att armarna flaxade och kinderna sa blubba-blubba-blubba. {Pet} blev så [pet.cat: förvånad | glad] att {pet.he} också skakade på sig, och då måste ju {@a} pröva.[elder & adult:  {Elder.short}[elder2:  och {elder2}] skakade på allt som går att skaka sittande.][elder2 & !adult:  {Elder2} skakade på allt som går att skaka sittande.] En av {@of-a} tofflor flög av och landade i blomman.

# all-in
De rullade ut mattan och satte tillbaka blomman i krukan. {@Herded}

”Alla är inne”, sa {child}. ”{Pet.He} har fått in varenda en.”

[elder & adult: ”Jag gjorde inget motstånd”, sa {elder.short}.

]Och efter en saga i sängen, och lite mer kliande bakom {@ear}, gäspade {child}, och {@a} släckte lampan.

”Bra så”, sa {@a} tyst.

Och det var det.

# @first
{minder}, som passade {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @of-a
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @pet-first
{pet} var grannens border collie, som skulle sova över. {Pet.He} var svart och vit, med ena örat upp och andra örat ner, och när {pet.he} hörde en hög röst ville {pet.he} gärna veta var fåren var
## if pet.dog
{pet} var {a breed}, och när {pet.he} hörde en hög röst ville {pet.he} gärna komma och ställa allt till rätta
## if pet.dog & breed.Border Collie / pet.dog & breed.Australian Shepherd / pet.dog & breed.German Shepherd
{pet} var {a breed}, och när {pet.he} hörde en hög röst ville {pet.he} gärna veta var fåren var
## if pet.cat
{pet} var {a breed}, och när {pet.he} hörde en hög röst ville {pet.he} gärna veta vem som hade trampat vem på svansen

# @looked
{pet.he} kom fram, lade hakan på {child's} knä och tittade på skärmen.
## if pet.cat
{pet.he} kom fram, ställde två tassar på {child's} knä och tittade på skärmen.

# @poke
{pet's} andra öra for upp. {Pet.He} stirrade. {Pet.He} smög närmare. Sedan stack {pet.he} fram sin stora våta nos och knuffade guldfåret, smack, tvärs över hela ängen.
## if pet.dog
{pet} stirrade. {Pet.He} smög närmare. Sedan stack {pet.he} fram sin våta nos och knuffade guldfåret, smack, tvärs över hela ängen.
## if pet.cat
{pet} stirrade. {Pet.He} vickade på rumpan. Sedan for det ut en tass och slog till guldfåret, smack, tvärs över hela ängen.

# @stopped
{pet.he} skakade på sig ordentligt, från nosen till svansen, och gick till {@a}, som kliade
## if pet.cat
{pet.he} tittade på tassen och slickade på den, som om det bara var därför {pet.he} hade tagit fram den. Sedan skakade {pet.he} på sig ordentligt, från nosen till svansen, och gick till {@a}, som kliade

# @ear
örat som hängde
## if pet.dog / pet.cat
bästa örat

# @hill
{pet's} mamma jobbade på en gård med riktiga får. Och en border collie springer hela natten om den får, tills den har ont i tassarna.
## if pet.dog / pet.cat
De säger det uppe i bergen, där det finns riktiga får. En vallhund springer hela natten om den får, tills den har ont i tassarna.

# @mind
{pet.he} släppte ut en lång, sorgsen suck genom nosen. {Pet.He} var mycket ledsen. Och sedan tittade {pet.he} på {child} och viftade på svansen.
## if pet.cat
{pet.he} vände ryggen åt den, och den allra yttersta svanstippen sa svisch, svisch. {Pet.He} var mycket ledsen. Och sedan kom {pet.he} och gned huvudet mot {child's} knä.

# @herded
sedan vallade {pet} ut dem [elder & adult: allihop | båda två] ur rummet, {child} först och {@a}[elder & adult:  och {elder.short}] efter, och fick in dem i {child's} sovrum, prydligt som i en fålla, och lade sig tvärs över dörröppningen.
## if pet.cat
sedan vallade {pet} ut dem [elder & adult: allihop | båda två] ur rummet, ut och in mellan benen på dem och med svansen rakt upp, och fick in dem i {child's} sovrum, prydligt som i en fålla, och lade sig tvärs över dörröppningen.
