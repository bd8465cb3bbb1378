title: Paragraf fyra: dörren
title: En katts bredd
title: God natt, foten
guest friend: Ronja (hon), Melker (han)
guest chair: Vera (hon), Ulla (hon)

% Ordföranden (@a): {adult}, annars {chair}, som hyr rummet bredvid. Katten är så många centimeter bred som barnet är år: {age}.
% Vännen är tolk; utan ikryssad vän är det {friend} som har lillebror. De fyra tassarna är bruna av kaffe.

# opened
Mötet öppnades fredagen den nionde klockan 20.00, på köksbordet. Det var katten som öppnade det. Det gick till så att katten satte sig på protokollet.

”{Pet}”, sa {child}. ”Vi måste kunna skriva.”

”Mraaau”, sa {pet}.

[breed: {Pet} var {a breed}, och {pet.he}|{Pet}] hade aldrig i sitt liv låtit en fråga passera utan att yttra sig. {Pet.He} hade pratat oavbrutet i tre veckor nu. {Pet.He} pratade i hallen, {pet.he} pratade i trappan[city: , {pet.he} pratade genom fönstret med hela {city}], och {pet.he} pratade utanför {child's} dörr om nätterna, så att {@a-first} hade fått påsar under ögonen. Det var {friend} som hade kommit på att de skulle hålla möte. {Friend} var {child's} bästa vän och satt i elevrådet[school:  {at school}], och {friend.he} menade att den som klagar måste få göra det i rätt ordning.

# the-chair
”Annars blir det bara oväsen”, sa {friend}. ”Paragraf ett. Val av ordförande.”

Till ordförande valdes {@a}, eftersom {@a-he} hade kaffe. Till sekreterare valdes {child}. {Friend} utsågs till tolk, för {friend.he} påstod att {friend.he} kunde [breed.Siamese: siamesiska|kattiska].[elder:  {Elder}[elder2:  och {elder2}] hade anmält förhinder, men hälsade att katten säkert hade rätt.]

”Du kan väl inte [breed.Siamese: siamesiska|kattiska]”, sa {child}.

”Jag har [friend: passat en tvååring|en lillebror]”, sa {friend}. ”Det är samma grammatik.”

# the-bowl
Paragraf två gällde matskålen. {Pet} talade i fyra minuter. Tolken sammanfattade: maten var god, men den kom i fel ordning, nämligen sist. Mötet beslöt att katten skulle få frukost före ordföranden. Ordföranden reserverade sig, vilket är ett finare ord för att sucka.

Paragraf tre gällde dammsugaren. Här höjde {pet} rösten, och tolken vägrade att översätta vissa ord.[sport:  Så sa man inte ens när man skulle {play sport} och hade glömt väskan, förklarade {friend.he}.] Mötet beslöt att dammsugaren skulle säga till fem minuter i förväg.
## or
Paragraf två gällde köksfönstret. {Pet} talade i fyra minuter. Tolken sammanfattade: utsikten var god, men det stod en pelargon i den. Mötet beslöt att pelargonen skulle flytta till hyllan. Pelargonen lade ner sin röst.

Paragraf tre gällde kattburen, den som bara kom fram när någon skulle till veterinären. Här höjde {pet} rösten, och tolken vägrade att översätta vissa ord.[sport:  Så sa man inte ens när man skulle {play sport} och hade glömt väskan, förklarade {friend.he}.] Mötet beslöt att ordet veterinär i fortsättningen skulle bokstaveras.

# section-four
”Nu går det ju bra”, sa {@a}. ”Då kanske vi får sova i natt. Paragraf fyra?”

Då gjorde {pet} något ovanligt. {Pet.He} tystnade. {Pet.He} hoppade ner från bordet, gick ut i hallen och satte sig framför {child's} dörr. Den var stängd[athlete: , med en affisch av {athlete} på utsidan]. {Pet.He} tittade på den. Sedan tittade {pet.he} på dem, en i taget, och sa med en alldeles liten röst:

”Mau?”

{Friend} öppnade munnen och stängde den igen.

”Vad sa {pet}?” frågade {@a}.

”{Pet.He} undrar när den började vara stängd”, sa {friend}.

# not-against-anyone
{child} tittade ner i sina papper. {Child.He} visste precis när. Det var för tre veckor sedan, den tisdagen när {child.he} hade burit ut gosedjuren i en kasse till vinden. Alla som var {age} hade stängd dörr. Man satte på [music: {@song}|musik] och stängde, och så hade man ett rum, i stället för att bara ha en plats hemma. {Child.He} hade längtat efter det. {Child.He} tyckte faktiskt om det.

”Jag behöver ha den stängd”, sa {child.he}. ”Det är inte emot någon.”

”Det ska stå i protokollet”, sa {friend}. ”Inte emot någon.”

{child} skrev det.

# a-long-one
”Mraau”, sa {pet} från hallen.

”{Pet.He} säger att {pet.he} har sovit på dina fötter i hela sitt liv”, sa {friend}. ”{Pet.He} lärde sig när du vänder på dig. Först åt vänster, sedan suckar du, sedan åt höger. Och ingen har sagt till {pet.him} att det var slut.”

Kylskåpet surrade till och slutade.

”Sa {pet} verkligen allt det där?” frågade {child}. ”Det var ju bara ett mraau.”

”Det var ett långt mraau”, sa {friend}.

# just-past
{@A} snurrade på sin kopp. ”Får ordföranden säga något? Ordföranden brukade också gå förbi den där dörren på kvällarna. Bara gå förbi. Man såg en fot, eller att lampan var tänd. Ordföranden hade inte tänkt ta upp det, för det är alldeles i sin ordning att ha en dörr. Men när vi nu ändå sitter här.”

{child} svalde. {Child.He} hade inte vetat att någon hade gått förbi. Så länge en dörr står öppen tänker man inte på vad som kommer in genom den.

”Finns det några förslag?” sa {child.he} till sist, för det var {child.he} som höll i pennan.

# the-ruler
{Friend} begärde ordet. {Friend.He} hade ett förslag, och det krävde en linjal.

De mätte {pet}. Det var inte lätt, för {pet.he} ansåg att linjalen var ett byte. Över [breed.Sphynx: öronen|morrhåren] var {pet.he} sexton centimeter. Över axlarna var {pet.he} {age}.

”{Age}!” sa {friend}. ”Lika gammal som du. Förslaget lyder: {child's} dörr är stängd när {child} vill ha den stängd. När {child} släcker lampan öppnas den. Men inte helt. En katts bredd.”

”Genom {age} centimeter ser man ingenting”, sa {child} försiktigt.

”Inte ett rum”, sa {@a}. ”Möjligen en fot.”

”Och man måste knacka ändå”, sa {child}. ”Alla som har händer.”

# carried
”Alla som har händer”, sa {friend} och dunkade en träslev i bordet. ”Kan mötet besluta detta?”

{@A} räckte upp handen. {Friend} räckte upp handen. {child} väntade en sekund, mest för att det skulle kännas att det var {child.his} beslut, och räckte upp sin.

{Pet} hade gått ut till dörren igen. Nu kom {pet.he} tillbaka, hoppade upp på bordet, gick över protokollet, genom {@as} kaffe och vidare över protokollet. Så kom det sig att beslutet blev underskrivet, med fyra bruna tassar, alldeles nedanför {child's} namn.

Paragraf fem var övriga frågor. Några sådana fanns inte.

# four-four-and
{Friend} sov över. {Friend.He} låg snart på andra sidan rummet och talade i sömnen, troligen i elevrådet.

{child} släckte. I mörkret sträckte {child.he} ut handen, hittade dörrkanten och sköt upp den. {Child.He} mätte med fingrarna: fyra, fyra och [age<11: två|[age<12: tre|fyra]]. En smal strimma ljus la sig över golvet.

# goodnight-foot
Strimman blev svart ett ögonblick. Sedan tassade det, och så kom tyngden, först på knäna och därefter på fötterna, där den hörde hemma. {child} vände sig åt vänster. {Child.He} suckade. {Child.He} vände sig åt höger. {Pet} flyttade sig exakt när {pet.he} skulle.

Ute i hallen gick någon förbi, långsamt, i strumpor, och stannade ett litet tag.

”God natt, foten”, sa {@a}.

Mötet avslutades klockan 22.03. Katten hade inget att tillägga.

# @a-first
{chair}, som hyrde rummet bredvid,
## if adult
{adult}

# @a
{chair}
## if adult
{adult}

# @as
{chair's}
## if adult
{adult's}

# @a-he
{chair.he}
## if adult
{adult.he}

# @song
{music}
