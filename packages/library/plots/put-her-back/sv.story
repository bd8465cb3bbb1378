title: {mermaid} vill se en ko
title: Ett ben i varje hörn
title: Inte tippa, inte skvimpa
guest mermaid: Tångbritt (hon), Tångberit (hon)
guest uncle: Gösta (han), Rune (han)
guest cow: Rosa (hon), Majros (hon)
guest friend: Ida (hon), Melker (han)

% Har familjen ingen vän ikryssad är {friend} barnet i stugan intill. Ramsan står likadant varje gång, och sedan tvärtom.

# now-you-have-one
”Jag önskar mig en sjöjungfru”, sa {child} till havet.

{Child.He} och {friend}[!friend: , som bodde i stugan intill,] låg på mage på bryggan i sina orange flytvästar. Strax bredvid satt farbror {uncle} och lagade nät[elder: , och {elder}[elder2:  och {elder2}] höll i andra änden].

”Varsågod”, sa havet.

Upp ur vattnet stack ett huvud med grönt hår.

”Nu har du en”, sa sjöjungfrun. ”[!friend / elder: Men då|Då] ska jag också få önska mig något. Jag önskar mig en ko.”

”En ko?” sa {friend}.

# nearly
Sjöjungfrun hette {mermaid}. Hon hade sett valar och vrak och en svärdfisk som kunde vissla, men aldrig en ko. Hon hade bara hört en. ”Mu”, lät det över vattnet varje kväll, och det var det finaste {mermaid} visste. Hon hade övat och övat.

”Mublubb”, sa hon. ”Är det rätt?”

”Nästan”, sa {child}.

{Child.He} visste precis var det fanns en ko. {cow} gick i hagen alldeles ovanför stranden.

# five-buckets
”Farbror {uncle}, får vi låna skottkärran?” ropade {child}. ”Vi ska köra en sjöjungfru!”

”Jajamän”, sa {uncle} och tittade inte upp från nätet.

De hällde fem hinkar hav i skottkärran. Plask! Så satt {mermaid} i badet med fiskstjärten över kanten. {child} tog ena handtaget och {friend} tog det andra. Kärran vinglade.[sport:  Det var svårare än att {play sport}.]

”Inte tippa, inte skvimpa, inte tappa {mermaid}!” sa {child}.

Det blev en bra takt att gå i. De sa det båda två, uppför hela stigen: ”Inte tippa, inte skvimpa, inte tappa {mermaid}!”[pet.dog:  {Pet}, {child's} hund, gick före och skällde på varje sten utom en.]

# a-leg-in-each-corner
Vid staketet stod {cow} och tuggade.

{mermaid} blev alldeles tyst.

”Oj”, viskade hon. ”Hon är så stor. Och hon har ett ben i varje hörn!”

”Mu”, sa {cow}.

”Mublubb”, sa {mermaid}, och en tår rann ner på hakan, så glad var hon. ”Får jag komma närmare? Bara lite?”

# all-the-water
{child} och {friend} sköt på. Men där låg en sten. Hjulet stötte emot, och kärran lutade.

”Inte tippa”, sa {child}. ”Inte skvimpa …”

{mermaid} tappade de inte. Men allt vattnet skvimpade ut. Det rann ner i gräset och var borta.

”Aj då”, sa {mermaid} med liten röst. ”Jag måste vara blöt. Om stjärten torkar kan jag aldrig mer simma.”

Stjärten hade varit grön och glittrig. Nu blev den grå, en liten bit i taget. Hinken stod kvar på bryggan, och det var långt tillbaka. {child} kände på stjärten. Den var torr som papper.

# salt
Slurp!

Det var {cow}. Hon hade stuckit huvudet över staketet, och med sin stora, våta tunga slickade hon {mermaid} från fenan till magen.

”Hihi!” skrek {mermaid}. ”Det kittlas!”

”Titta!” ropade {friend}. ”Den glittrar igen! {mermaid} smakar ju hav. Hon är salt! Och kor älskar salt![school:  Det har vi läst om {at school}!]”

Staketet gick längs stigen hela vägen ner till stranden.

”Då går {cow} bredvid oss”, sa {child}. ”Och slickar hela vägen. Kör!”

# clover
De vände kärran och körde. ”Inte tippa, inte skvimpa, inte tappa {mermaid}!” Slurp, sa {cow} på sin sida. ”Hihi”, sa {mermaid}. Slurp. ”Hihi!” Slurp. ”Hihi!”

Sedan hördes inget slurp.

{child} såg sig om. {cow} hade hittat en tuva med klöver. Hon åt och åt och brydde sig inte det minsta om salt. Och fenan började bli grå i kanten.

”{cow}!” ropade {friend}. {cow} tuggade.

# come-along
Då släppte {child} handtaget, satte händerna runt munnen och ropade så som {uncle} brukade göra på kvällarna, högt och långt och lite som en sång:

”Kooom, {cow}! Kooom, kossan, kooom!”

Det hördes ända ut till holmarna[city: , och kanske till {city}]. {cow} lyfte på huvudet. Så kom hon, med klöver i mungipan, så att juvret gungade.[athlete:  Inte ens {athlete} hade hunnit med.]

Slurp! Slurp! Slurp!

# tip-her
Nu gick det fort. De var framme vid stranden, där det var så grunt att vattnet bara nådde till knäna. Men hjulet sjönk ner i sanden, och där satt det.

”Vi kommer inte längre!” sa {friend}.

”Det behövs inte”, sa {child}. ”Ta i! Nu ska vi TIPPA!”

De lyfte handtagen högt över huvudet. ”Tippa och skvimpa och tappa {mermaid}!” skrek de.

# quite-right
PLASK.

Det blev en väldig våg. Sedan var det tomt. {child} höll andan. Då stack det gröna huvudet upp, långt ute vid bojen, och bakom det slog en stjärt som glittrade mer än någonsin.

”Jag har haft en ko på stjärten”, ropade {mermaid}. ”En riktig ko.” Hon tog ett djupt andetag. ”MU.”

Och nu var det alldeles rätt.

”Mu”, svarade {cow}.

# catch-anything
{child} och {friend} rullade tillbaka skottkärran till {uncle}[music: , som satt och nynnade på {music}]. I botten låg tre gröna fjäll.

”Jaså”, sa {uncle}. ”Har ni fått fisk?”

”Ja”, sa {friend}. ”Men vi släppte i henne igen.”

# a-glass-of-sea
Ett av fjällen fick {friend}, och ett fick {cow} slicka på. Det tredje tog {child} med sig hem i ett glas havsvatten[adult: , och {adult} höll upp alla dörrar]. {@Hon} ställde det mycket försiktigt bredvid sängen.[pet & !pet.dog:  {Pet} luktade länge på det.]

”Mu”, lät det uppe från hagen. Och sedan, långt ute till havs: ”Mu.”

”Inte tippa”, viskade {child} till glaset. ”Inte skvimpa. God natt, {mermaid}.”

% Med glaset i handen, ensam: här kan ingen annan menas.
# @hon
{child.he}
## if child.she
hon
## if child.he
han
