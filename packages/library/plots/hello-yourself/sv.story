title: Dunk
title: Hej själv
guest neighbour: Maj-Lis (hon), Ann-Britt (hon)

% Vems magen är (@m): {adult} där ordet är mamma eller liknande, annars kallas hon Berget, som är "det". Smörgåsen ställs dit av {adult} där ordet är pappa, annars av {neighbour}.
% Syskonet är "det"; lillebror han, lillasyster hon.

# the-mountain
{child} skulle få {@a-sib}. {@It} låg inne i magen, och {@it} hade redan fötter.

Dunk, sa fötterna.

[adult.she: {Adult} låg i soffan med magen rakt upp, som ett berg. Hon ville så gärna vila.|Magen låg i soffan, så stor att den som hade den kallades Berget. Berget ville så gärna vila.]

”Nu får du ligga stilla”, sa {child} till {@sib}. ”{@M} är trött.”

Dunk.

# breakfast
”{@It} kanske vill ha frukost”, sa [adult.he: {adult}. Han|{neighbour} från våningen under. Hon] ställde en smörgås[elder: , som {elder} [elder2: och {elder2} hade|hade] brett,] högst uppe på magen, så att {@sib} skulle känna lukten.

Dunk! sa fötterna. Smörgåsen hoppade ner i soffan.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tog osten.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] tog osten.][pet.other:  {Pet} blev förvånad.]

”{@It} fryser nog”, sa {neighbour}[adult.he:  från våningen under], som hade stickat en mössa. Hon satte mössan på magen.

Dunk! Mössan hamnade på [adult.he: {adult's}|hennes egen] tå.[age>=5: 

”Det är för mörkt där inne”, sa {neighbour}, och hon lyste på magen med en ficklampa.

Dunk! Ficklampan rullade in under soffan och lyste på en strumpa som ingen hade sett sedan jul.]

# music
”Musik!” sa {neighbour}, och hon la sin lilla radio på berget.

DUNK! Radion flög ner i blomkrukan, och där stod den och spelade [music: {music}|dragspel] med jord i[city: , så att det hördes i hela {city}].

”Aj”, sa {@m}, och så skrattade {@she}, och då guppade hela berget.[sport:  ”Den där ska nog {play sport}.”][athlete:  ”Ha, som {athlete}!”]

# the-red-car
Sist kom {child} med sin bästa bil, den röda. [friend: Den fick annars bara {friend} låna, {child's} bästa vän. ]{Child.He} ställde den på magen, jätteförsiktigt.

”Du får låna den”, sa {child.he}.

Dunk. Bilen låg på golvet.

Nu skrattade inte {child}. {Child.He} tog upp bilen och gick bort till fönstret och stod med ryggen till.

# come-here
”{@Sib} tycker inte om mig”, sa {child.he}.

”Kom hit”, sa {@m}.

”Nej.”

”Kom hit ändå. Jag vill ha dig här.”

Då kom {child}. {@M} flyttade på sig så långt {@she} kunde, och {child.he} la sig bredvid, tätt intill, med kinden mot magen. Där låg {child.he} och var ledsen. Och när {child} var ledsen brukade {child.he} nynna, helt tyst, för sig själv[school: , som på vilan {at school}].

# hum
”Mm-mm-mm”, nynnade {child}.

Fötterna i magen låg stilla.

{Child.He} slutade nynna.

Dunk, sa det, mot {child.his} kind.

{Child.He} nynnade igen. ”Mm-mm-mm.” Alldeles stilla.

{Child.He} slutade. Dunk!

{child} satte sig upp. {Child.He} hade ögon som tallrikar.

”{@It} hör mig!” sa {child.he}. ”{@It} sparkar när jag är tyst! {@It} vill ha mera!”

# more
”Ja, men nynna då”, sa {@m}, ”så får jag vila.”

Då la sig {child} ner igen. {Child.He} la armen om berget och munnen tätt intill, så att det surrade.

”Mm-mm-mm”, nynnade {child.he}. Långsamt och mörkt och mjukt, som en bil som kör långt, långt borta.

# on-tiptoe
[adult.he: {Neighbour} tog sin radio under armen och smög hem på tå. {Adult} åt upp smörgåsen|{Neighbour} åt upp smörgåsen, tog sin radio under armen och smög hem på tå]. {@M} blundade.

”Mm … mm … mm.”

Nu sov {@sib}. Det kändes på magen, som var mjuk och stilla. {child} satte bilen högst upp på berget, och där stod den kvar.

Sedan nynnade {child.he} tystare och tystare, tills det bara var andetag. {@M-s} hand låg i {child.his} hår. Det blev skymning runt soffan.

# thump
Då lät det en gång till, mot {child's} kind. Det var så litet att bara {child.he} kände det.

Dunk.

”Hej själv”, viskade {child}.

# @a-sib
ett syskon
## if brother
en lillebror
## if sister
en lillasyster

# @sib
lilla syskonet
## if brother
lillebror
## if sister
lillasyster

# @Sib
Lilla syskonet
## if brother
Lillebror
## if sister
Lillasyster

# @it
det
## if brother
han
## if sister
hon

# @It
Det
## if brother
Han
## if sister
Hon

# @m
Berget
## if adult.she
{adult}

# @M
Berget
## if adult.she
{Adult}

# @M-s
Bergets
## if adult.she
{Adult's}

# @she
det
## if adult.she
hon
