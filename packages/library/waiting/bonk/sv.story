title: Bonk
title: Stängt är öppet
title: Stinsen som ville hem
guest ghost: Ek (han), Borg (han)
guest sitter: barnvakten (hon)

% Spöket är "det" tills det har sagt vem det är, sedan stinsen. @a är den vuxna, annars barnvakten: aldrig han eller hon.

# nobody-there
Dörren stod öppen, fast det inte fanns någon där.

”Hallå?” sa {@a}.

Ingen svarade. [school: De kom från filmkvällen {at school}, och regnet|Regnet] vräkte ner, så {child} och {@a} gick in ändå.

Det var ett gammalt stationshus[city:  i utkanten av {city}] där tågen inte stannade längre. Det luktade målarfärg. På väggen satt en lapp: Vi vädrar. Stäng inget! Hälsningar målarna. Och allt var öppet. Fönstren, dörrarna, till och med den lilla luckan där man köpt biljetter en gång.

Bonk, sa det.

”Aj”, sa någon.

{child} tog {@as} hand utan att kolla om någon såg det.

# in-the-doorway
I dörren till väntsalen hängde ett spöke. Det var blekt som ånga och hade mustasch och uniformsmössa. Det backade, tog sats och svävade rakt in i ingenting. Bonk. Mössan åkte ner över näsan.

”Det är ju öppet”, sa {child}. Det är kanske inte vad man ska säga först till ett spöke, men det slank ut.

”Just det!” sa spöket. ”Öppet! Överallt! I nio dygn!” Sedan märkte det att någon hade svarat, och rättade till mössan. ”Ursäkta. Stins {ghost}. Pensionerad. Ja, och död, men mest pensionerad.”

{child's} hjärta ville springa därifrån. {child.His} huvud ville titta. Huvudet vann.

”Kan du inte gå genom väggen?” sa {child}.

”Jag är ett spöke”, sa stinsen. ”Inte en borrmaskin.”

# shut-is-open
{child} funderade. Sedan sköt {child.he} igen dörren till väntsalen. Klick.

”Prova nu.”

Svisch. Stinsen gled genom den stängda dörren som genom dimma. {child} öppnade. Bonk. {child} stängde. Svisch. {child.He} drog igen biljettluckan också, och genast stack ett huvud med mustasch ut genom brädan.

”Nästa!” sa huvudet lyckligt.

”Jaha”, sa {child}. ”Stängt är öppet. Och öppet är stängt.”

”Naturligtvis”, sa stinsen. ”Det är ni som är konstiga.”

# the-pane
Stinsen sträckte fram handen för att tacka. {child} kramade om den, och det var som att krama luft.

”Inte så. Du stänger ju.”

{child} öppnade handen och höll upp den, platt. Stinsen la sin emot. Det tog stopp. Den var kall och slät som en fönsterruta, och bakom rutan fanns det någon.

”Vart är du på väg?” frågade {@a}.

”Hem. Nattåget går 21.52. Mor har maten klar.”

”Hur gammal är din mor?”

”Tvåhundrafjorton. Hon oroar sig.” Mustaschen sjönk en aning. ”Nio kvällar har jag stått här inne och hört det gå.”

”Men då stänger vi”, sa {child}.

# four-doors
Till perrongen kom man bara genom huset, och det var fyra dörrar dit. {child} och {@a} gick före.

”Kan jag få den mitt i ansiktet?” bad stinsen vid den första.

”Det känns så oartigt”, sa {@a}.

”Det är det finaste man kan göra för mig.”

Smäll! Svisch. Nästa dörr. Smäll! Svisch. {@A} började få in snitsen. Smäll! Svisch.[athlete:  Den dörren kunde inte {athlete} ha stängt snyggare.]

# a-hole
Men den fjärde dörren fanns inte.

Bara gångjärnen satt kvar. Målarna hade lyft av dörren och tagit den med sig, och fönstren bredvid också. Där dörren skulle ha suttit var det ett stort hål, med regn i.

Långt borta visslade ett tåg. Klockan på väggen var 21.50.

Åh nej, tänkte {child}.

{child.He} letade. Bänken var fastskruvad. Det fanns ingen skiva, inte ens en kvast. Rälsen började sjunga.

”Gå hem, ni”, sa stinsen lågt. ”Ni behöver torra strumpor.”

# be-a-door
Vad är en dörr? tänkte {child}. En dörr är något som står i vägen. Det kan jag också göra.

”[adult: {Adult}! ]Ställ dig vid den sidan!”

De tog var sin dörrpost, sträckte ut armarna och fattade varandras händer mitt i öppningen. Stinsen tog sats.

Bonk.

”Aj.”

{child} tittade på händerna. De låg löst i varandra, med fingrarna åt alla håll. Öppna.

”Hårdare!” sa {child.he}. ”Vi måste stänga!”

De knöt ihop sina händer så att inget finger stack ut.

”Men då åker han rakt igenom oss”, sa {@a}.

”Ja”, sa {child}. Knäna skakade[sport: , mer än de någonsin hade gjort när {child.he} skulle {play sport}]. {child.He} stod kvar.

”Jag har aldrig gått igenom någon”, sa stinsen. ”Tänk om det kittlas.”

”Kom nu!”

# through
Det var som att andas in en hel vinter. Genom {child's} bröst gick lukten av kolrök och våt ull, och en klocka som klämtade, och hundra tåg med ansikten i fönstren. Längst in, litet som ett ljus, låg ett kök där någon hade dukat för två. Under ett andetag längtade {child} till ett kök där {child.he} aldrig hade varit.

Sedan var det borta, och {child.he} stod i regnet och höll {@a} i handen.

”Det kittlades lite”, sa {@a}.

# mist
Vid perrongen stod ett tåg av dimma. Alla dess dörrar var stängda, så att man skulle känna sig välkommen. Stinsen vände sig om och höll upp handen. {child} la sin mot den, öppen. Kall och slät. Det fanns någon där.

”Hälsa på om du vill”, sa {child}.

”Bara om det är stängt”, sa stinsen. Klockan blev 21.52, och tåget gick.

Innan de gick hem vände {child} på lappen och skrev: Vädra på dagen. Stäng på kvällen. Någon ska hem.[music:  Sedan nynnade {@a} på {@song} hela vägen, för att hålla strumporna varma.]

# a-crack
[elder: Nästa dag gick {elder}[elder2:  och {elder2}] förbi stationen och kände på varenda dörr. De var stängda.

][friend: [elder: Samma dag|Nästa dag] fick {friend}, {child's} bästa vän, höra alltihop. {Friend} sa ingenting på en lång stund. Sedan gick {friend.he} och stängde dörren efter sig, mycket vänligt.

]Kvällen därpå sa {@a} god natt och släckte. {@A} lämnade dörren på glänt, och {child} låg och såg på strimman av ljus.

Bonk, sa det utanför. Mycket försiktigt.

[pet: {@pet} ]{child} log i mörkret.

”[adult: {Adult}”, ropade {child.he}. ”Du kan stänga.”|Du kan stänga”, ropade {child.he}.]

Klick, sa dörren. Och så var det öppet.

# @pet
{Pet} vaknade och lyssnade.
## if pet.dog / pet.cat
{Pet} gick och satte sig vid dörren, som när någon ska komma hem.

# @a
{sitter}
## if adult
{adult}

# @A
{Sitter}
## if adult
{Adult}

# @as
{sitter's}
## if adult
{adult's}

# @song
{music}
