title: Tevattnet är på
title: Är det hett?
title: En skvätt mjölk till en brandbil
guest friend: Tindra (hon), Ebbe (han)
guest elder: Signhild (hon), Arvid (han)
guest engine: Gullan (hon), Hjördis (hon)

% Den äldre är familjens, som hjälper till där, eller en gammal granne. Bara grannen har kört buss. {friend} viskar i versaler.

# too-old-for-fires
{child} skulle fylla år på prov, för att kunna det ordentligt när det blev på riktigt. Det var på {@yard}, och på gården bodde en riktig brandbil. Hon hette {engine} och var för gammal för eldsvådor.

Det hade ingen talat om för {engine}.

”Kom in, ni två”, ropade {elder} från köket, till {child} och [!friend.known: {child.his} bästa vän ]{friend}. ”Tevattnet är på!”

”VAD ÄR PÅ?” skrek {engine}. ”ÄR DET HETT?”

Hennes slang kom in genom fönstret som en lång näsa. Svisch! Så var vattenkokaren släckt. Så var brödrosten släckt. Det droppade om {elder.short's} ögonbryn.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] skakade sig över alla som ännu var torra.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt uppe på skåpet innan någon hade sett {pet.him} gå.][pet.other:  Det var tur att {pet} var kvar hemma.]

”Släckt!” sa {engine}. ”Ingenting att tacka för.”

”Det var mitt te”, sa {elder.short}.

# i-must
{child} sprang ut, med {friend} efter sig. ”{engine}, så får du inte göra!”

”Så måste jag göra”, sa {engine}. ”Jag är brandbil. Är det hett, så släcker jag det.”

”Men jag ska ha tårta”, sa {child}. ”Med ljus. Och jag vill blåsa ut dem själv.”

”Ljus!” {engine} skakade på alla stegarna. ”Eld på en tårta! Och så får du andas på den?”

”Det är ju jag som ska släcka dem.”

”Det är ju jag som ska släcka allting”, sa {engine}.

# sticks
{Friend} hade en plan. {Friend.He} hade alltid en plan[school: , {at school} med], och {friend.he} sa den alltid i en viskning som hördes [city: över hela {city} | till nästa gata].

”VI SÄGER ATT DET INTE ÄR HETT”, viskade {friend}. {Friend.He} klev fram till de stora strålkastarna. ”God dag. Det finns inga ljus. Det finns bara en tårta med några pinnar i.”

”Vad är det längst ut på pinnarna?” frågade {engine}.

{Friend} funderade. ”Gult”, sa {friend.he}.

{Elder} bar ut tårtan till trädgårdsbordet[adult: , och {adult} kom med tändstickorna]. {Elder.He} tände det första ljuset.

Svisch!

När de hade torkat sig i ögonen satt tårtan i äppelträdet.

”Du sa att det skulle vara gult”, sa {engine}. ”Det var gult. Du sa aldrig att det var hett.”

# up-the-tree
{Child's} haka darrade. {Child.He} var ledsen ända ner i de våta strumporna. {Elder} svepte in {child.him} i en handduk.

”Jag hämtar en till”, sa {elder.short}. ”{@spare}”

”JAG HÄMTAR DEN DÄR”, viskade {friend}.

Och upp klättrade {friend.he}[sport: , som om träd var ett slags {sport}]. {Friend.He} fick tag i tårtan. {Friend.He} tog en tugga. Sedan tittade {friend.he} ner.

”{child}?” sa {friend}. Den här gången var det en riktig viskning. ”Benen vill inte.”

Å nej! Det knakade i grenen.

# only-hot
{Elder} höll upp handduken under trädet. ”{engine}! Stegen!”

Men {engine} hade dragit in hela slangen. ”Är trädet hett?” frågade hon.

”Nej!”

”Då gör jag ingen nytta”, sa {engine}. ”Jag kan bara hett. Brinner det inte är jag bara något stort och rött som står i vägen.”

Det var alltså det. {child} lade båda händerna på {engine's} kalla kofångare.

”Du står inte i vägen”, sa {child.he}. ”Du har världens längsta stege, och min bästa vän sitter däruppe. Jag når inte. Det gör du.”

{engine's} lampor tändes, först den ena och sedan den andra.

”Någon måste backa mig till trädet”, sa hon.

# beep-beep
”Ur vägen”, sa {elder}, kavlade upp ärmarna och klev upp bakom ratten. {@reverse} Pip, pip, pip[music: , i takt med {music}], runt tvätten[elder2:  som {elder2} hade hängt], mellan två blomkrukor, och stopp.

”Lite till vänster!” ropade {child} och pekade med hela armen. ”Upp! Upp! Försiktigt! Stopp!”

Stegen rörde vid grenen lika mjukt som en sked. {Elder} klättrade upp, tog {friend} om livet och hjälpte {friend.him} ner, ett steg i taget, med tårtan högt i vädret[athlete: , som {athlete} med en pokal].

”Jag räddade den”, sa {friend}. ”Det mesta av den.”

”Jag räddade dig”, sa {engine}. ”Och du var inte ens het!”

# one-left
De ställde reservtårtan på bordet. {child} ställde sig mellan den och slangen.

”{engine}”, sa {child.he}. ”Jag blåser. Du tittar på. Missar jag något är det ditt.”

{Elder} tände {age} ljus. {engine} skakade, men hon höll slangen inne. {child} blåste tills alla utom ett hade slocknat. Sedan slutade {child.he}, fast {child.he} hade luft kvar.

”Oj då”, sa {child}. ”Där missade jag ett.”

Plipp, sa {engine}. Det var en enda droppe, och den kom precis rätt.

# come-and-be-with-us
Sedan blev det svalt på gården. {engine} stod för sig själv under trädet med löv på taket.

{Elder} stack ut huvudet genom fönstret. ”{engine}”, ropade {elder.he}, ”tevattnet är på.”

Slangen började höja sig.

”Nej”, sa {child}. ”Det betyder att man ska komma och vara med.”

{engine} rullade fram till köksväggen och lade slangen på fönsterbrädan. {Elder.short} fyllde en hink åt henne med varmt vatten och en skvätt mjölk. [pet.dog: {Pet} lade sig mot ett hjul, som var varmt men inte hett. ][pet.cat: {Pet} lade sig på slangen, som var varm men inte het. ][pet.other: {child} hade mycket att berätta för {pet}. ]Alla satt och drack sitt te[adult: , {adult} med], och {friend} plockade löv ur sin tårtbit.

# @yard
gården bredvid, hos gamla {elder}
## if elder
gården där {elder} hjälpte till den veckan

# @spare
Jag har kört buss i trettio år. Jag har alltid reserv med mig.
## if elder
När det finns brandbil i närheten bakar jag alltid en i reserv.

# @reverse
Ingen kunde backa som {elder}.
## if elder
{Elder.He} backade som om {engine} var lastad med ägg.
