title: Det är bara vatten
title: Begjutning klockan femton och tio
guest friend: Frank (han), Ylva (hon)
guest pet: Fia (hon), Mulle (han)
guest mermaid: Undis (hon), Tångela (hon)

% Djuret är familjens, eller vännens hund. Pudeln är originalet; katten fångar repet, hunden hinken.

# only-friend-knew
Sjöjungfrun låg på badbryggan och åt en ostsmörgås som hon hade fått av {friend}.[elder:  {Elder}[elder2:  och {elder2}] hade brett den.] Bredvid satt {child} med fötterna uppdragna. {Child} skulle upp för simborgarmärket på fredag. {Child.He} kunde simma långt, bara näsan var i luften, men {child.he} hade aldrig i sitt liv haft huvudet under ytan. Det visste bara {friend}, {child.his} bästa vän. [adult: Inte ens {adult} visste det. ][school: Ingen {at school} hade en aning. ]Och nu sjöjungfrun.

”Lär mig”, sa {child}. ”Du som kan.”

”Lär dig vad?” sa sjöjungfrun. Hon hette {mermaid} och hade brödsmulor i håret. ”Man lägger sig i det. Det är bara vatten.”

”Det är ju det som är problemet!”

”Att det är vatten?”

”Att det är så mycket av det”, sa {child}.

# kept-wet
{mermaid} tittade på viken och sedan på {child}, som man tittar på någon som påstår sig vara rädd för tisdagar. Stjärten var lång och grön, och den måste hållas blöt. Torkade den blev den styv som en bräda. Därför stod {friend} redo med en hink i ett rep.

”Klockan är femton och tio”, sa {friend}. ”Begjutning.” {Friend.He} hällde. {Friend} hade ställt upp som skötare, och {friend.he} skötte allting efter anvisning, också sådant som det inte fanns någon anvisning till[sport: , som hur man ska {play sport} i regn]. I så fall skrev {friend.he} en.

{@Groomed}[athlete:  Bredvid låg en tidning med {athlete} på omslaget.]

# a-swap
”Vi byter”, sa {mermaid} och pekade upp. ”Jag lär dig det där nere, om ni visar mig det där uppe.”

Hon pekade på hopptornet. Tre meter, vitmålat, med trappa.

”Därifrån ser man väl över ön”, sa hon. ”Jag har simmat runt den, men jag har bara sett undersidan av allt.”

”Det är inget märkvärdigt”, sa {child}. ”[city: Det är inte {city}, precis. ]Det är bara kohagar och en trappa.”

”För den som har ben, ja”, sa {mermaid}.

De stirrade på varandra. Båda hade rätt, och ingen av dem begrep ett dugg.

# two-centimetres
De började med {child's} halva. {child} stod vid badstegen med vatten till hakan. {Friend} låg på bryggan med badvaktens signalpipa, och badvakten satt bredvid under sitt parasoll[music:  och nynnade på {music}].

”Ner med huvudet”, sa {mermaid}. ”Det är bara vatten.”

{child} doppade hakan och sedan munnen. Så fort det kom till näsan for {child.he} uppåt, som om någon hade dragit i ett snöre, och stod på stegen och hostade.

”Framsteg”, sa {friend}. ”Två centimeter. Om du fortsätter så är hela huvudet under till jul.”

”Du säger ju att det inte är något!” sa {child} till {mermaid}. Det brände bakom ögonen. ”Om det inte är något, vad är det då för fel på mig?”

Det hade {mermaid} inget svar på.

”Då tar vi min halva”, sa hon.

# the-inside
De band en filt till en sele och drog sjöjungfrun uppför hopptornets trappa, ett steg i taget, med hinken. Hon var tung och luktade tång och ost.

När de var uppe hävde {mermaid} sig fram och såg kohagarna. Hon såg vägen, där en traktor kröp som en skalbagge. Hon var tyst länge.

”Det är ju insidan”, sa hon. ”Det är insidan av alltihop.”

# she-looked-down
Och det var då hon råkade titta ner.

Fingrarna slöt sig runt räcket tills knogarna blev vita. Hon hade aldrig varit högt över någonting förut. ”Jag släpper inte”, viskade hon.

”Begjutning”, sa {friend}, och vände på hinken. Det kom tre droppar. {Friend} bleknade. ”Den är tom. Jag skulle ha räknat med avdunstning. Det står i min egen punkt två!”

Stjärten höll redan på att bli grå. {Friend} ryckte åt sig hinken så häftigt att den for över räcket och drev utåt viken[pet.cat: , med repet ringlande efter sig över bryggan].

# fetch
{@Fetched} {Friend} var redan nere. {Friend.He} fyllde, {friend.he} sprang upp, {friend.he} hällde, och stjärten blev grön igen.

”Hon måste ner”, flåsade {friend}. ”Och hon kan inte bäras när hon håller i räcket.”

# it-is-something
{child} satte sig bredvid {mermaid}. {Child.He} visste precis hur det var när kroppen sa nej och alla andra sa att det inte var något.

”Det är något”, sa {child}. ”Jag vet. Det är jättehögt.”

”Är det?” sa {mermaid}.

”Ja. Det är till och med högre än det ser ut. Men jag vet vad som är längst ner.” {child} svalde. ”Det är vatten. Du kan vatten. Och jag kan kliva ut i luft, det gör jag varje gång jag går i en trappa. Om du tar min halva så tar jag din.”

”Du kommer att få det i näsan”, viskade {mermaid}.

”Ja”, sa {child}. ”Antagligen.”

# on-three
Badvakten hade redan hoppat i. Hon låg och trampade vatten bredvid tornet och nickade.[elder:  På stranden reste sig {elder.short} ur solstolen.] {Friend} satte pipan i munnen, tog ut den igen och sa: ”Det finns ingen punkt för det här. Jag räknar bara.”

{child} tog {mermaid's} hand, som var kall som en sten. De hoppade på tre.

Först var det luft. Sedan slog vattnet ihop över {child.him}, grönt och dånande och in i näsan, precis som {child.he} alltid hade vetat. Och där, mitt i alltihop, höll fortfarande någon {child.his} hand, och drog den uppåt. {child} kom upp vrålande. På tornet blåste {friend} i pipan tills den slutade låta.

# a-drop
Efteråt låg de på bryggan alla fyra. {@Dried} {mermaid} hade tystnat. Hon hade något i ögonvrån som inte kom från viken.

”Vad är det här?” sa hon. ”Det kom när vi hoppade.”

{child} torkade bort det med handdukens hörn.

”Det är bara vatten”, sa {child.he}.

# the-badge
På fredagen fick {child} märket. {Friend} sydde fast det på {child's} badkläder, efter anvisning, lite snett.[adult:  {Adult} fick veta alltihop, också det om näsan.] Och längst ut på bryggan, där plankorna var blöta i en bred strimma fast ingen hade badat där än, låg en ostsmörgås som någon hade bitit i och tydligen sparat till {pet}.

# @groomed
På badlakanet låg {pet}, {friend's} hund, tvättad och fönad, och vände ryggen åt alltihop. {Pet.He} hade varit hos frisören för femhundra kronor och tänkte inte bli blöt i år.
## if pet.dog
På badlakanet låg {pet}, {child's} hund, tvättad och fönad, och vände ryggen åt alltihop. {Pet.He} hade varit hos frisören för femhundra kronor och tänkte inte bli blöt i år.
## if pet.dog & breed
På badlakanet låg {pet}, tvättad och fönad {breed}, och vände ryggen åt alltihop. {Pet.He} hade varit hos frisören för femhundra kronor och tänkte inte bli blöt i år.
## if breed.Poodle
På badlakanet låg {pet}, nyklippt pudel med boll på svansen, och vände ryggen åt alltihop. {Pet.He} hade varit hos frisören för femhundra kronor och tänkte inte bli blöt i år.
## if pet.cat
På badlakanet låg {pet}, {child's} katt, i sele och koppel, och vände ryggen åt alltihop. {Pet.He} hade tvättat sig hela förmiddagen och tänkte inte bli blöt i år.

# @fetched
”{Pet}!” ropade {child}. ”{Pet}! Apport!”

{Pet} reste sig. {Pet.He} såg på hinken. {Pet.He} såg på vattnet. Man såg femhundra kronor passera genom {pet.his} huvud. Men hundar har hämtat saker ur vatten långt innan det fanns frisörer. {Pet} tog sats över hela bryggan och plaskade i, fick handtaget i munnen och simmade in till stegen.
## if breed.Poodle
”{Pet}!” ropade {child}. ”{Pet}! Apport!”

{Pet} reste sig. {Pet.He} såg på hinken. {Pet.He} såg på vattnet. Man såg femhundra kronor passera genom {pet.his} huvud. Men pudlar har hämtat saker ur vatten långt innan det fanns frisörer. {Pet} tog sats över hela bryggan och plaskade i, rosett och allt, fick handtaget i munnen och simmade in till stegen.
## if pet.cat
”{Pet}!” ropade {child}. ”{Pet}! Repet!”

{Pet} reste sig. {Pet.He} såg på vattnet. {Pet.He} såg på repet. Man såg en hel förmiddag passera genom {pet.his} huvud. Men katter har fångat snören långt innan det fanns hinkar. {Pet} tog sats över hela bryggan, landade på repet med alla klor och följde med det ut över kanten, ända till magen. {Pet.He} släppte inte.

# @dried
{Pet} var platt och rufsig på samma gång och såg ut som en helt annan hund, en gladare.
## if breed.Poodle
{Pet} var platt och lockig på samma gång och såg ut som en helt annan hund, en gladare.
## if pet.cat
{Pet} var platt på ena halvan och rufsig på den andra och såg ut som två katter, båda ganska stolta.
