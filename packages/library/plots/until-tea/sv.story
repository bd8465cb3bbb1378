title: Jupiter, två man
title: Hemma till maten
title: Sista uppskjutningen
guest uncle: Jonas (han), Stefan (han)
guest denise: Gunnel (hon), Yvonne (hon)
guest claire: Anneli (hon), Pia (hon)
guest debs: Lotten (hon), Kicki (hon)

% @a är den äldre (då var det 1970), annars {adult}, annars en morbror: den som for till Jupiter 1988. Vinthunden som ylar är hunden. Orden på väggen är ristade; barnens namn läses som de är.

# the-notice
Lappen satt på raketens vänstra fena. FARLIG LEKUTRUSTNING, stod det. HÄMTAS LÖRDAG KL. 7.

{child} läste den stående på ett ben, med cykeln lutad mot det andra.

Raketen hade stått i parken sedan [elder: 1966|1976]. Den var av stålrör och plåt, tre våningar hög, och en gång i tiden hade den varit röd. Det var i den {child} hade lärt sig räkna, baklänges.[pet.dog:  Bara {pet}[!pet.known: , {child.his} hund,] satte fortfarande sitt märke på fenan.][pet.cat:  Bara {pet}[!pet.known: , {child.his} katt,] sov fortfarande i den.] Nu var {child.he} {age} år och hade inte varit inne i den på ett par år eller så.[sport:  Det var jämt någon som ville {play sport}.] Det retade {child.him} att {child.he} inte visste säkert. Någon eftermiddag måste {child.he} [friend: och {friend}[!friend.known: , {child.his} bästa vän,] ]ha klättrat ner och sprungit hem, och det var sista gången, och ingen hade sagt till.

# the-potato
[elder: I köket lade {elder} | Där hemma lade {@a}] ifrån sig potatisskalaren.

”Det kan de inte göra”, sa {@he}.

”Det är hål i den, {@a}. [friend: {Friend} | Någons lillebror] fick ta stelkrampsspruta.”

”Nej. Jo, då kan de väl det.” {@He} tittade på potatisen. ”Jag har varit på Jupiter i den”, sa {@he}.

# the-wall
På fredagskvällen tog de med sig en ficklampa[friend:  och {friend}][pet.dog:  och {pet}, som trodde att det var för {pet.his} skull,] och gick dit för att ta farväl. {child} kom in genom luckan på sidan, en axel i taget.[pet.dog & age>=11:  {Pet} hoppade in.][pet.cat & age>=11:  {Pet} låg redan där.] {@A} fick in huvudet och ena armen, och sedan var det stopp.

”Längst ner”, sa {@he} dovt. ”Titta på väggen, där färgen är tjock.”

{child} lyste längs plåten, och där var de, hundratals, ristade med spikar och nycklar, kors och tvärs över varandra.

MARS 1981. {claire} + {debs}. INGEN LUFT.

[!friend & age>=11 / !friend & !pet.dog & !pet.cat: MÅNEN IGEN. REGN.

][!friend & !pet.dog & !pet.cat / age>=11: VENUS. FÖR VARMT. ÅKTE HEM.

]PLUTO TUR OCH RETUR PÅ 10 MIN. REKORD!!

[friend: {Friend} hittade deras, med vingliga bokstäver: {child} + {friend}. RYMDEN | {child} hittade sin egen, med vingliga bokstäver: {child}, 6 ÅR. RYMDEN]. DET VAR BRA.

# back-for
Och ända nere vid golvet, under alla de andra, [pet.dog: där {pet} hade satt nosen, ][pet.cat: bakom {pet}, som måste lyftas undan, ]fanns en som bara tog slut.

JUPITER [elder: 1970|1988]. TVÅ MAN. HEMMA TILL

”Hemma till vad?” sa {child}.

”Maten”, sa rösten från luckan. ”Mamma ropade på oss, mig och grannpojken, så jag fick sluta där. Jag skulle skriva resten dagen därpå. Men då regnade det, och sedan fick alla cykel.” Det var tyst en stund. ”Så rent formellt är vi väl kvar där ute.”

{child} satt med knäna mot öronen. Så många, tänkte {child.he}, och allihop hade landat för sista gången utan att veta om det.

”Den borde få en uppskjutning”, sa {child.he}. ”En riktig.”

# final-launch
Under kommunens lapp tejpade {child} upp en till. SISTA UPPSKJUTNINGEN, stod det. LÖRDAG KL. 7. ALL BESÄTTNING, GAMMAL SOM NY, INFINNER SIG. {Child.He} lade ut det i gatans gruppchatt också, från {@as} mobil. Ingen svarade.[friend & age>=11: 

”Ingen är någonsin uppe klockan sju en lördag”, sa {friend}.]

# the-gate
[pet.other: {Pet} sov när de gick. ]Tjugo i sju var parken vit av frost, och dimman gick till knäna. Vid gungorna stod en lastbil med kran på flaket. En bred kvinna som hette {denise} höll på att skruva loss raketen från planeten jorden.

[pet.cat: {Pet} kom ut för att se vem som bankade.

]{child} och {@a} stod ensamma[pet.dog & age>=11: , med {pet} emellan sig,] och stampade med fötterna.

[pet.dog: {Pet} vred på huvudet. ]Då gnisslade grinden. Det var [friend: {friend}, som hade ställt tre väckarklockor, och efter {friend.him}] en sjuksköterska på väg hem från nattpasset. Efter henne kom en man [pet.dog: i tofflor|med en vinthund][pet.cat & age>=11: , som {pet} tittade på tills den satte sig][!friend / school: , och fyra killar ur {child's} årskurs[school:  {at school}] som påstod att de bara råkade gå förbi]. Två kvinnor i femtioårsåldern kom arm i arm över gräset med kappa utanpå pyjamasen[music:  och nynnade på {@song}].

”{claire} och {debs}”, sa den ena. ”Mars.”

”Det fanns ingen luft”, sa den andra.

# nobody-ever-counted
Tio i sju hade [friend: {friend}|{child}] räknat till sextiotre[elder2: , med {elder2}, som hade termos med sig]. {Child.He} gick fram till kranen med hjärtat i halsgropen[athlete: , som om det var {athlete} som stod där].

”Ursäkta”, sa {child.he}. ”När du lyfter den – kan du vänta tills vi har räknat ner?”

{denise} tittade på de sextiotre, och sedan på {child}.

”Jag har lyft värmepannor”, sa hon. ”Jag har lyft en buss. En gång lyfte jag en ko. Men på tjugotvå år är det aldrig någon som har räknat ner åt mig. Det är klart jag väntar.”

”Och kan vi få en minut först?” sa {child}. ”Det är lite pappersarbete kvar.”

# paperwork
{child} [friend: och {friend} ]klämde sig in med ficklampan och lyste på stället nere vid golvet. {@A} lade sig raklång i frosten[pet.dog: , med {pet} över benen,] och stack in armen genom luckan, ända till axeln, med en spik i näven. Det blev fem bokstäver och en punkt. MATEN. Sedan räckte {@a} över spiken, och [friend & age>=11 / friend & !pet: de tog den med sig högst upp, där det fanns en ren fläck. {Friend} skrev NÄST SIST UT. {child} väntade tills {friend.he} hade klättrat ner, | {child} tog den med sig högst upp, där det fanns en ren fläck,] och skrev sin egen rad. {child}, {age} år. SIST UT. Och den här gången, när {child.he} klättrade ner, lade {child.he} märke till allting: de kalla pinnarna, lukten av gamla mynt[pet.dog & age>=11:  och {pet},][pet.cat & age>=11: , hörnet där {pet} sov] och det lilla hoppet på slutet.

# ten
Banden spändes.

”Tio”, sa {child}. Det hördes knappt.

”Nio”, sa {@a} bredvid {child.him}.

”Åtta”, sa [friend: {friend} och ]{claire} och {debs} och sjuksköterskan, och vid sex var det hela parken, och [pet.dog: {pet}|vinthunden] ylade, och vid tre måste det ha hörts [city: över hela {city} | ända bort till motorvägen].

[friend / elder / pet / sport / music: ”Två. Ett.” | ”Två! Ett!”]

{denise} drog i spaken. Motorn vrålade. Röken vällde ut över gräset, vit i kylan, och raketen, som hade stått stilla i [elder: sextio|femtio] år, lyfte.

# gold
Den gick rakt upp. Dimman rann av fenorna. Den steg förbi lyktstolpen och de kala trädtopparna, och där uppe, dit solen redan hade hunnit, blev nosen till guld.

Först andades ingen. Sedan [friend: tjöt {friend}, och så ]jublade alla på en gång[pet.cat & age>=11: , utom {pet}, som tvättade en tass].

# unit-four
När den låg på lastbilen med fenorna i vädret tvingade {child} sig att fråga. ”Ska den till skroten?”

”Skroten? Nej då. Det är en gubbe som rustar upp gamla karuseller, och han är alldeles tokig i den.” {denise} vände sin lista mot ljuset. ”Port fyra, Jupitervägen.”

Det kom ett konstigt ljud från {@a}. ”Kan du säga det där en gång till?”

”Jupitervägen. Borta på industriområdet. Hur så, hittar du dit?”

”Jag har varit på väg dit”, sa {@a}, ”sedan [elder: 1970|1988].”

# two-seats
Det funderade {denise} på. Sedan gick hon runt bilen, öppnade dörren till hytten[pet.cat: , där det var varmt, och {pet} gick in. {denise}|  och] flyttade på en smörgås[pet.dog & age>=11: , så att {pet} inte skulle komma åt den].

”Jag har [friend: tre|två] platser över[pet.dog:  och ett golv]”, sa hon. ”Hur länge kan ni vara borta?”

{child} såg på [friend: {friend}, och {friend} såg på {@a} | {@a}, och {@a} såg på {child}].

”Till maten”, sa de.

# @song
{music}

# @a
morbror {uncle}
## if elder
{elder.short}
## if adult & !elder
{adult}

# @as
morbror {uncle's}
## if elder
{elder.short's}
## if adult & !elder
{adult's}

# @he
{uncle.he}
## if elder
{elder.he}
## if adult & !elder
{adult.he}
