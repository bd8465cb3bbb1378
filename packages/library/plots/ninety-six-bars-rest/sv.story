title: Nittiosex takters paus
title: En enda not
title: En dörr i takten
guest friend: Kofi (han), Maja (hon)
guest next: Bettan (hon), Conny (han)
guest leader: Börje (han), Sture (han)

% {next} är grannen, där ingen vuxen är nämnd. Kraschen får gärna klappas; den sista bara viskas.

# one-note
I hela ”Storm till havs”, som var nio minuter lång, hade {child} en enda not.

Det var en smäll med cymbalerna, i takt nittiosju, och den var blixten. Före den kom nittiosex takter då {child} inte hade något annat att göra än att räkna. Efter den satte {child.he} sig.

”Hur svårt kan det vara?” sa {@who}.

Det var fruktansvärt svårt. På julkonserten hade {child} tappat räkningen någonstans på fyrtiotalet, för att en trombon hade nyst. {Child.He} hade börjat misstänka att det var nu. Sedan hade {child.he} varit säker, och då hade {child.he} slagit ihop cymbalerna av alla krafter, mitt i det tystaste flöjtsolo som någonsin har skrivits. En bebis hade skrikit. Flöjtisten hade duckat.[elder & !elder2:  {Elder} hade applåderat, ensam.][elder2:  {Elder} och {elder2} hade applåderat, ensamma.] Och sedan dess hade folk ropat ”krasch!” efter {child.him} [school: {at school} | i korridorerna], fyrtio gånger om dagen.

Nu var det vårkonsert, det var samma stycke, och det var i morgon.

# drainpipe
”Jag kommer att vara sjuk”, sa {child}. ”Jag har bestämt det.”

{Child.He} och {friend}[!friend.known: , {child.his} bästa vän,] satt på trappan hemma hos {friend}. {Friend} spelade fagott, och det var enligt {friend.him} som att brottas med ett stuprör som hade känslor. {Friend.He} hade hundraåttiofyra noter och hade erbjudit {child} några av dem.

”Du kan inte vara sjuk”, sa {friend}. ”Var är det du kommer fel?”

”När jag är på fyrtio någonting börjar jag tänka: tappa inte räkningen. Och då räknar jag det i stället. De är ju likadana allihop, siffrorna. Det är som att gå genom en öken.”

# ninety-seven
{Friend} tittade bortåt Långgatan, [city: den längsta {in city} | som var lång] och alldeles rak. {child} bodde längst bort i andra änden.

”Hur många dörrar är det?” sa {friend}. ”Från din till min?”

De gick och räknade. Och det var en sådan där sak som man inte berättar för folk efteråt, för de tror bara att man har hittat på. {Friend's} dörr var den nittiosjunde.

”Där ser du”, sa {friend}. ”Räkna inte. Följ med mig hem bara. En dörr i takten.”

De gick hela eftermiddagen,[pet.dog:  med {pet} en nos före,][pet.cat:  medan {pet} såg på från en grindstolpe,][pet.other:  och däremellan berättade {child} om det för {pet},] tills {@m} undrade om de planerade ett inbrott. {child} behövde inga siffror alls. Där var den gröna dörren, med trädgårdstomten. Där var damen som alltid satt i telefon. Där var den som luktade stekos, den med den arga lilla hunden, [sport: den där det alltid var {sport} på teve, ][athlete: den med {athlete} på en affisch, ][music: den där de aldrig spelade något annat än {music}, ]och tre blå i rad, som en lång ton. {Child.He} hade kunnat dem allihop sedan {child.he} var fem. {Child.He} hade bara inte vetat att det var till någon nytta.

# green-door
Så nästa kväll stod {child} längst bak i salen, med en cymbal i varje hand och knän som skakade. {leader}, som dirigerade och svettades, lyfte sin pinne. Stormen började.

Grön dörr. Tomte. Damen i telefon.

{child} gick. {Child.He} gick förbi stekoset och {child.he} gick förbi hunden. På fyrtiotalet nös trombonen, och {child} tvärstannade. Men {child.he} stod ju utanför den där ringklockan var trasig, precis där {child.he} hade stått innan. En nysning kan inte flytta ett hus. {Child.He} gick vidare.

# two-pages
Någonstans efter sextio vände {leader} två blad på en gång.

Man såg hur det gick till. Pinnen började gå runt, runt, som när någon rör i en gryta. Fiolerna drog åt ett håll. Trumpeterna drog åt ett annat. Flöjterna slutade och väntade på att någon skulle förklara. Sextio personer spelade fyra olika stormar, och ingen av dem visste var de var.

{child} kände hur paniken kom längs raderna, som ett drag från en dörr. Om alla andra är vilse, sa den, så är du det också. Bäst att du inte gör bort dig två gånger.

# four-more
{Child.He} letade upp {friend} med blicken. {Friend} hade också kommit bort. {Friend.He} hade vänt sig helt om och stirrade över fagotten, och ögonbrynen sa: var är vi?

Och det gick upp för {child}, alldeles lugnt, att det visste {child.he}. Av de sextio i salen var {child} den enda som hade räknat.

Den gula dörren. Tvillingarna. Häcken som såg ut som en höna. De som aldrig tog in sin julgran. {child} såg slutet på gatan. Fyra kvar. Tre. {Child.He} lyfte cymbalerna så högt det gick, och på första raden {@fingers}. Två dörrar. En.

{Friend's} dörr flög upp.

KRASCH!

# where-they-were
Varenda nacke ryckte till. Och det fanns en sak som alla i den orkestern visste om ”Storm till havs”, för den hade de retat {child} för sedan i december. De visste att kraschen kom i takt nittiosju.

Alltså var de där.

Stråkarna kom ner. Trumpeterna kom upp. {Friend} kom in på ett lågt C, djupt som havets botten, och hela stormen föll in i takt bakom {friend.him} och dånade i väg mot slutet, med {leader} springande efter.

{child} satte sig. Det var en väldigt bra plats att lyssna från.

# on-your-way
Efteråt dunkade folk {child.him} i ryggen och ropade ”krasch!”, men nu hade det blivit ett annat ord. Sedan gick de hem längs Långgatan, under lyktorna, {friend} med fagotten på ryggen som ett sovande barn och {@m} en bit framför, {@ahead}.

Vid den nittiosjunde dörren stannade de.

”När det gick åt skogen”, sa {child}, ”hur visste du att jag skulle ha rätt?”

”Det visste jag inte”, sa {friend}. ”Jag tänkte bara att du var på väg hem till mig.”

# nothing-but-rest
{Friend} öppnade, och ljuset föll ut över trappan. {Friend.He} vände sig om.

”Krasch”, sa {friend}, mycket tyst, för att inte väcka hela gatan.

Sedan stängdes dörren. {child} stoppade händerna i fickorna och började gå hemåt[pet: , till {pet}], med {@m} en bit bakom den här gången. {Child.He} kunde vägen, noten var spelad, och på nittiosex takter fanns det ingenting alls som {child.he} behövde göra. {Child.He} hade paus.

# @who
{next}, som var femton och bodde i huset bredvid
## if adult
{adult}

# @m
{next}
## if adult
{adult}

# @ahead
för att slippa känna dem
## if adult
för det hade de bett om

# @fingers
satte någon fingrarna i öronen
## if elder
satte {elder} fingrarna i öronen och log
## if elder & elder2
satte {elder} och {elder2} fingrarna i öronen och log
