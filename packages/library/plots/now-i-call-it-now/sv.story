title: Vad är det här för tider?
title: Nu, sa havet
guest friend: Albin (han), Märta (hon)
guest elder: Barbro (hon), Valter (han)

% Havet har aldrig bråttom, allra minst när det säger nu.

# what-time
”Vad är det här för tider?” sa {child} till havet.

Havet var långt ute. Där det borde ha legat fanns bara våt sand, och på sanden, nedanför trappan till färjehuset, stod båten som {child} och {friend} hade byggt på hela veckan. {child} ville sjösätta den klockan fyra. {Child.He} hade gjort ett schema, med te[sport:  och {sport}].

Långt borta vände sig havet på andra sidan.

”Nu”, sa det. ”Det här är nu.”

”I går kom du klockan tre!”

”Det var gårdagens nu. Jag kommer lite senare för varje dag. Jag har månen att tänka på.”

Det var den enda regel havet hade: lite senare för varje dag, och ingen brådska.

# hardly-any-holes
{Friend} målade namnet på fören[music:  och gnolade {music}]. {Friend.He} var {child's} bästa vän, och litade på allting, som en stolt morbror.

”Hon kommer att flyta så vackert”, sa {friend}. ”Se på henne. Hon har knappt några hål.[athlete:  Hon kommer att gå som {athlete}.]”

Båten hette Osänkbara Kenneth. Den var ett badkar med mast.[city:  Det fanns inget som liknade den {in city}.]

# teas-at-four
{@steered} Nu kom {elder} ut på trappan med tekannan.

”Vad är det här för tider?” sa {elder}. ”Teet är klockan fyra.”

”Det är havet som är sent!”

”Havet är havet. Det är du som är sen.”

De åt på trappan.[elder2:  {Elder2} hade brett smör på bullarna.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tog hand om det som föll.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] höll ett öga på mjölken.][pet.other:  De skålade för {pet}, som var hemma.] {Friend} frågade havet om det hade haft en bra dag.

”Fullt upp”, sa havet nöjt. ”Jag hann med en hel flodmynning.”

”Småprata inte med det”, sa {child}. ”Det har inte ens sagt förlåt.”

”Det sa aldrig fyra”, sa {friend}. ”Det var du.”

# half-past-five
Klockan halv sex gav {child} upp. {Child.He} stampade ner till Kenneth, halade flaggan[pet:  med {pet} på] och vände sig mot vattnet.

”Strunta i det, då! Jag behöver inte dig. Jag sjösätter den i dammen!”

”Som du vill”, sa havet, och det lät lite kort. Det hade varit på väg hela tiden, så fort det nu kunde komma.

# no-boat
De gick in och diskade[adult:  med {adult}]. När de kom ut igen stod det nedersta trappsteget under vatten, och nästa också. Havet var inne, brett och blankt.

”Vad är det här för tider?” sa det stolt.

Båten var borta.

{Friend} klättrade upp på muren. Bortom udden syntes en vit prick, på väg ut.

”Hon flyter”, viskade {friend}. Och sedan, inte alls lika stolt: ”{Child}. Vi lämnade tekannan i henne.”

# you-said-launch
Det var silverkannan, som färjebolaget hade gett {@lastday}. {child} hade ställt dit den som barlast.

”Ge tillbaka den!” skrek {child}. ”Du har stulit den!”

”Det har jag inte”, sa havet. ”Du sa sjösätta hela dagen. Jag sjösatte.”

Det hade {child} inget svar på. {Child.He} skämdes, och det var kallt i bröstet som av en kallsup. {Friend} klev ner från muren och lutade sig mot {child.him}.

”Det var jag som gjorde knopen”, sa {friend}. ”Jag litade på den. Det var en väldigt snygg knop.”

# back-eddy
{Elder} stod bakom dem med kökshandduken och höll upp ett vått finger.

”Det går en bakström utanför udden”, sa {elder}. ”Om Kenneth hinner över till den innan vattnet vänder kommer hon runt till vår brygga. Annars är hon i Danmark.”

”Kan inte du säga åt det?” sa {child}.

”Man säger inte åt havet. Man frågar, och man är hövlig. Och man måste fråga där det hör en.”

# the-bell
{Elder} tog ner den gamla färjeklockan från kroken vid dörren. {@knack} Dång. Dång. Dång. Klangen gick ut över vattnet, och vattnet blev blankt.

”Ja?” sa havet.

{child} gick nerför trappan tills havet räckte {child.him} över anklarna. {Elder} höll ett stadigt tag i {child's} tröja, och {friend} höll i ärmen.

”Förlåt att jag skrek”, sa {child}. ”Du var på väg hela tiden. Jag tittade bara på klockan. Jag tittade inte på dig. Kan du ta hem henne? Inte klockan fyra. Inte klockan någonting. När det passar.”

”Jag kan försöka”, sa havet. ”Det är en stor sväng. Jag är inte så bra på små saker. Jag råkade ha sönder en pir en gång, bara av att gå förbi.”

”Du kommer att göra det så vackert”, ropade {friend}. ”Se på dig. Du spiller knappt!”

# one-long-curve
{child} tog av sig klockan, och {friend} lade den i en sko. De satt på översta trappsteget med {elder}, under den stora färjerocken, och för första gången den dagen tittade {child} på själva havet. {Child.He} såg hur det arbetade. {Child.He} såg hur det lade axeln runt udden, samlade ihop tången, skummet och en åra och bar med sig alltihop, utan att vila en enda gång, i en lång, långsam båge mot dem.

# as-a-waiter
Solen var nästan nere när Osänkbara Kenneth kom in. Hon kom på sniskan, med böjd mast och badkaret till hälften fullt, och havet ställde henne vid bryggan lika varsamt som en kypare och drog sig tillbaka ett steg.[elder2:  {Elder2} tog emot repet.] Tekannan stod upprätt. Det satt en krabba i den.

”Vad är det här för tider?” sa {child} och log med hela ansiktet.

”Nu”, sa havet.

# folded-timetable
{Elder} satte tillbaka krabban och gick in med kannan för att värma den.[adult:  {Adult} kom ut med handdukar.] {Friend} öste. {child} bar ner schemat till vattenbrynet och vek det längs linjerna[school: , som man viker lappar {at school}], en gång och en gång till, tills det hade både för och akter. {Child.He} satte ner det på den sista vågen, och havet bar ut det, mycket långsamt, som om det låg något i det som kunde spillas ut.

# @steered
Färjehuset var {elder's}. {Elder} hade kört färjan i trettio år, och en gång vände {elder.he} den för att någon hade glömt en hatt.
## if elder
{Elder} hjälpte till i färjehuset den veckan. Kaptenen som bodde där hade en gång vänt hela färjan för att någon hade glömt en hatt.

# @lastday
{elder} på sista arbetsdagen
## if elder
kaptenen på hans sista arbetsdag

# @knack
Bara {elder} kunde ringa i den ordentligt, med en knyck på handleden som hade stoppat trålare.
## if elder
Bara {elder} hade fått in knycken på handleden, en knyck som kunde ha stoppat en trålare.
