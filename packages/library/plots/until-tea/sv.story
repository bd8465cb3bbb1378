title: Jupiter, två man
title: Hemma till maten
title: Sista uppskjutningen
guest uncle: Jonas (han), Stefan (han)
guest denise: Gunnel (hon), Yvonne (hon)
guest claire: Anneli (hon), Pia (hon)
guest debs: Lotten (hon), Kicki (hon)

% @a är {adult}, annars en morbror: den som for till Jupiter 1988. Orden på väggen är ristade; barnens namn läses som de är.

# the-notice
Lappen satt på raketens vänstra fena. FARLIG LEKUTRUSTNING, stod det. HÄMTAS LÖRDAG KL. 7.

{child} läste den stående på ett ben, med cykeln lutad mot det andra.

Raketen hade stått i parken sedan 1976. Den var av stålrör och plåt, tre våningar hög, och en gång i tiden hade den varit röd. Det var i den {child} hade lärt sig räkna, baklänges. Nu var {child.he} {age} år och hade inte varit inne i den på ett par år eller så.[sport:  Det var jämt någon som ville {play sport}.] Det retade {child.him} att {child.he} inte visste säkert. Någon eftermiddag måste {child.he} ha klättrat ner och sprungit hem, och det var sista gången, och ingen hade sagt till.

# the-potato
Där hemma lade {@a} ifrån sig potatisskalaren.

”Det kan de inte göra”, sa {@he}.

”Det är hål i den, {@a}. Någons lillebror fick ta stelkrampsspruta.”

”Nej. Jo, då kan de väl det.” {@He} tittade på potatisen. ”Jag har varit på Jupiter i den”, sa {@he}.

# the-wall
På fredagskvällen tog de med sig en ficklampa[pet.dog:  och {pet}, som var hund och trodde att det var för {pet.his} skull,] och gick dit för att ta farväl. {child} kom in genom luckan på sidan, en axel i taget. {@A} fick in huvudet och ena armen, och sedan var det stopp.

”Längst ner”, sa {@he} dovt. ”Titta på väggen, där färgen är tjock.”

{child} lyste längs plåten, och där var de, hundratals, ristade med spikar och nycklar, kors och tvärs över varandra.

MARS 1981. {claire} + {debs}. INGEN LUFT.

MÅNEN IGEN. REGN.

VENUS. FÖR VARMT. ÅKTE HEM.

PLUTO TUR OCH RETUR PÅ 10 MIN. REKORD!!

{child} hittade sin egen, med vingliga bokstäver: {child}, 6 ÅR. RYMDEN. DET VAR BRA.

# back-for
Och ända nere vid golvet, under alla de andra, fanns en som bara tog slut.

JUPITER 1988. TVÅ MAN. HEMMA TILL

”Hemma till vad?” sa {child}.

”Maten”, sa rösten från luckan. ”Mamma ropade på oss, mig och grannpojken, så jag fick sluta där. Jag skulle skriva resten dagen därpå. Men då regnade det, och sedan fick alla cykel.” Det var tyst en stund. ”Så rent formellt är vi väl kvar där ute.”

{child} satt med knäna mot öronen. Så många, tänkte {child.he}, och allihop hade landat för sista gången utan att veta om det.

”Den borde få en uppskjutning”, sa {child.he}. ”En riktig.”

# final-launch
Under kommunens lapp tejpade {child} upp en till. SISTA UPPSKJUTNINGEN, stod det. LÖRDAG KL. 7. ALL BESÄTTNING, GAMMAL SOM NY, INFINNER SIG. {Child.He} lade ut det i gatans gruppchatt också, från {@as} mobil. Ingen svarade.

# the-gate
[pet.cat: Katten {pet} såg dem gå och flyttade in i den varma sängen. ][pet.other: {Pet} sov när de gick. ]Tjugo i sju var parken vit av frost, och dimman gick till knäna. Vid gungorna stod en lastbil med kran på flaket. En bred kvinna som hette {denise} höll på att skruva loss raketen från planeten jorden.

{child} och {@a} stod ensamma och stampade med fötterna.

Då gnisslade grinden. Det var [friend: {friend}, {child's} bästa vän, som hade ställt tre väckarklockor, och efter {friend.him}] en sjuksköterska på väg hem från nattpasset. Efter henne kom en man med en vinthund, och fyra killar ur {child's} årskurs[school:  {at school}] som påstod att de bara råkade gå förbi. Två kvinnor i femtioårsåldern kom arm i arm över gräset med kappa utanpå pyjamasen[music:  och nynnade på {@song}].

”{claire} och {debs}”, sa den ena. ”Mars.”

”Det fanns ingen luft”, sa den andra.

# nobody-ever-counted
Tio i sju hade {child} räknat till sextiotre[elder: , med {elder}[elder2:  och {elder2}], som hade termos med sig]. {Child.He} gick fram till kranen med hjärtat i halsgropen[athlete: , som om det var {athlete} som stod där].

”Ursäkta”, sa {child.he}. ”När du lyfter den – kan du vänta tills vi har räknat ner?”

{denise} tittade på de sextiotre, och sedan på {child}.

”Jag har lyft värmepannor”, sa hon. ”Jag har lyft en buss. En gång lyfte jag en ko. Men på tjugotvå år är det aldrig någon som har räknat ner åt mig. Det är klart jag väntar.”

”Och kan vi få en minut först?” sa {child}. ”Det är lite pappersarbete kvar.”

# paperwork
{child} klämde sig in med ficklampan och lyste på stället nere vid golvet. {@A} lade sig raklång i frosten och stack in armen genom luckan, ända till axeln, med en spik i näven. Det blev fem bokstäver och en punkt. MATEN. Sedan räckte {@a} över spiken, och {child} tog den med sig högst upp, där det fanns en ren fläck, och skrev sin egen rad. {child}, {age} år. SIST UT. Och den här gången, när {child.he} klättrade ner, lade {child.he} märke till allting: de kalla pinnarna, lukten av gamla mynt och det lilla hoppet på slutet.

# ten
Banden spändes.

”Tio”, sa {child}. Det hördes knappt.

”Nio”, sa {@a} bredvid {child.him}.

”Åtta”, sa [friend: {friend} och ]{claire} och {debs} och sjuksköterskan, och vid sex var det hela parken, och vinthunden ylade, och vid tre måste det ha hörts [city: över hela {city} | ända bort till motorvägen].

[friend / elder / pet / sport / music: ”Två. Ett.” | ”Två! Ett!”]

{denise} drog i spaken. Motorn vrålade. Röken vällde ut över gräset, vit i kylan, och raketen, som hade stått stilla i femtio år, lyfte.

# gold
Den gick rakt upp. Dimman rann av fenorna. Den steg förbi lyktstolpen och de kala trädtopparna, och där uppe, dit solen redan hade hunnit, blev nosen till guld.

Först andades ingen. Sedan jublade alla på en gång.

# unit-four
När den låg på lastbilen med fenorna i vädret tvingade {child} sig att fråga. ”Ska den till skroten?”

”Skroten? Nej då. Det är en gubbe som rustar upp gamla karuseller, och han är alldeles tokig i den.” {denise} vände sin lista mot ljuset. ”Port fyra, Jupitervägen.”

Det kom ett konstigt ljud från {@a}. ”Kan du säga det där en gång till?”

”Jupitervägen. Borta på industriområdet. Hur så, hittar du dit?”

”Jag har varit på väg dit”, sa {@a}, ”sedan 1988.”

# two-seats
Det funderade {denise} på. Sedan gick hon runt bilen, öppnade dörren till hytten och flyttade på en smörgås.

”Jag har två platser över”, sa hon. ”Hur länge kan ni vara borta?”

{child} såg på {@a}, och {@a} såg på {child}.

”Till maten”, sa de.

# @song
{music}

# @a
morbror {uncle}
## if adult
{adult}

# @as
morbror {uncle's}
## if adult
{adult's}

# @he
{uncle.he}
## if adult
{adult.he}
