title: Kulan
title: Ett streck till
title: Direkt efter
guest friend: Maja (hon), Iris (hon)
guest tilde: Tilde (hon), Signe (hon)
guest ellen: Ellen (hon), Agnes (hon)
guest sami: Sami (han), Omar (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Bara för den som har bett om det. @a är {adult}, annars mormor eller farfar, annars {minder}. {tilde} och {ellen} är alltid ”hon”. PLING får vrålas; det sista strecket är litet.

# the-cards
På torsdagen delade {tilde} ut sina kort. De var gula med en häst på, och hon gjorde det på rasten[school:  {at school}] när ingen vuxen såg. Ett till {ellen}. Ett till {sami}. Ett till {friend}[friend & !friend.known: , {child's} bästa vän].

{child} stod precis bredvid. {Tilde} tittade på {child.him}, sedan på sina skor, och så gick hon vidare.

{Friend} stoppade ner kortet i jackfickan. {Friend.He} tryckte ner det så långt det gick.

På vägen hem[city:  genom {city}] sa de nästan ingenting[sport: , inte ens om {sport}].

”Jag kan säga nej”, sa {friend} till slut.

{child} sparkade på en sten. {Child.He} ville att {friend} skulle säga nej. {Child.He} ville också att {friend} skulle få rida på {tilde's} ponny, för det hade {friend} drömt om i ett helt år. Det gick inte att vilja båda sakerna, men {child} gjorde det ändå.

”Gå du”, sa {child}. ”Men kom till mig sen. Direkt efter.”

”Direkt efter”, sa {friend}.

# the-lines
Kalaset var på lördagen mellan två och fem. Klockan två satt {child} vid köksbordet.

”Nu börjar det”, sa {child.he}.

{@First} satte sig mitt emot.

”Det är ledsamt, det där”, sa {@a}. {@He} sa inte att det inte gjorde något. Det var bra, för det gjorde det.

”Jag kan inte sluta tänka på det”, sa {child}.

”Nej. Det går nog inte att sluta bara för att man bestämmer sig.”

Då hämtade {child} ett papper. Varje gång {child.he} tänkte på kalaset skulle {child.he} dra ett streck, så att {child.he} åtminstone visste hur mycket det var. Nu rider de. Streck. [music: Nu spelar de {music}. Streck. ]Nu äter de tårta. Streck. Varför inte jag? Det blev ett långt streck.

När klockan var halv tre hade {child.he} dragit arton.

# the-track
{Child.He} reste sig för att slänga ett äppelskrutt. I pappersinsamlingen låg fyra tomma hushållsrullar. {Child.He} tittade på rullarna. {Child.He} tittade på trappan som gick från vinden ända ner till källaren. Sedan letade {child.he} reda på tejpen.

Först byggde {child.he} en ränna längs trappräcket. {Child.He} hämtade en glaskula, den gröna, och släppte den högst upp. Kulan rullade en meter och hoppade ut. {child} satte dit en kant. Kulan rullade två meter och stannade. {child} la en bok under. Sedan behövdes det en kurva, och det är svårt att göra kurvor av hushållsrullar, men det gick med en stövel. Kulan åkte in i skaftet, och ut genom ett hål i tån.

”Är det där min stövel?” ropade {@a}.

”Det var redan hål på den!” ropade {child}.

[pet.dog: Nedanför stöveln låg {pet}[!pet.known: , {child's} hund]. Varje gång kulan hoppade ur kom {pet.he} uppför trappan med den, lite blöt.

][pet.cat: Halvvägs ner satt {pet}[!pet.known: , {child's} katt,] och fångade kulan varje gång den kom. På den biten fick {child} bygga tak.

][pet.other: Bara {pet} tyckte att det lät för mycket, och fick dörren stängd om sig.

][elder & adult: Mitt i alltihop kom {elder}[elder2:  och {elder2}] på besök och fick gå på sidan uppför trappan, med magen mot väggen. ”Jag säger ingenting”, sa {elder.short}. ”Jag går bara förbi.”

][elder2 & !adult: Mitt i alltihop kom {elder2} och fick gå på sidan uppför trappan, med magen mot väggen. ”Jag säger ingenting”, sa {elder2.short}. ”Jag går bara förbi.”

]{child} glömde pappret en stund. När {child.he} kom på det drog {child.he} två streck, för säkerhets skull.

# always-faster
Längst ner i källaren ställde {child} en plåtburk. Om allt fungerade skulle det säga pling. Men från vinden hördes ingenting. {child} släppte kulan och sprang allt vad {child.he} kunde, men kulan var alltid snabbare. Ibland låg den i burken och ibland någon annanstans. {Child.He} fick aldrig se hur det gick till.

# straight-after
Fem över fem ringde det på dörren. Där stod {friend} med hö i håret och en godispåse i handen. {Friend.He} hällde ut allt på hallmattan och delade det i två högar. Den sista kolan bet {friend.he} itu.

”Var det roligt?” frågade {child}.

{Friend} såg ut som om {friend.he} letade efter rätt svar. Sedan tog {friend.he} det som var sant.

”Ja”, sa {friend.he}. ”Ponnyn var jättefin. Men när {sami} trollade vände jag mig om för att skratta med dig, och så satt {ellen} där.”

{child} tuggade på sin halva kola. Det gjorde fortfarande ont, men inte lika mycket på alla ställen.

”Sa {tilde} något?”

”Jag frågade henne. Hon fick bjuda sex, och hon tog dem som hon brukar vara med. Sedan sa hon att hon borde ha sagt något till dig, i stället för att titta på skorna.”

”Ja”, sa {child}. ”Det borde hon.”

# pling
{Child.He} reste sig.

”Kom. Jag behöver någon i källaren.”

{Friend} fick ficklampan och satte sig på golvet bredvid plåtburken. {child} sprang upp till vinden, två trappsteg i taget[athlete: , som {athlete}].

”Är du redo?” skrek {child.he}.

”Redo!” hördes det, långt där nere.

{child} släppte. Kulan rasslade längs räcket, förbi boken, in i stöveln och ut genom tån. {Child.He} hörde den bli mindre och mindre, tills den inte hördes alls. {Child.He} höll andan.

”PLING!” vrålade {friend}. ”Den sa PLING, {child}! Den studsade på pannan först!”

Sedan bytte de plats, så att {child} också fick se. Kulan studsade på {child.his} panna också. De höll på ända till middagen.

# right-is-right
På kvällen låg pappret kvar på nattduksbordet. {child} räknade. Arton streck den första halvtimmen. Sju till ungefär klockan fyra. Sedan inga.

Fast nu tänkte {child.he} på det igen, så {child.he} tog pennan och drog ett till, för rätt ska vara rätt.

Det blev ett ganska kort streck. {Child.He} la ner pennan och släckte.

# @first
{minder}
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

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
