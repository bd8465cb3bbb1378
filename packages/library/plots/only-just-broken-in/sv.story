title: Skotjuven
title: Precis ingångna
guest friend: Selma (hon), Vidar (han)
guest rabbit: Doris (hon), Majken (hon)
guest keeper: Solveig (hon), Ulrika (hon)
guest lodger: Torkel (han), Ragnar (han)

% Kaninen är grannens, på lån: det är hon som stampar. Den vuxne (@a): {adult}, annars {lodger}, som hyr rummet bredvid.

# ten-past-two
Det började med {rabbit}. Varje natt klockan tio över två stampade hon.

En kanin som stampar med bakbenen menar allvar. {Rabbit} var till låns från grannen {keeper}. Det lät som om någon tappade en ordbok i tvättstugan, där hon hade sin bur: dunk. {child} satte sig upp, och på andra sidan väggen mumlade {@a-first} i sömnen något om soppa.[pet.dog:  Hunden {pet} lyfte på ett öra och lade ner det igen.][pet.cat:  Katten {pet} lyfte på ett öra och lade ner det igen.][pet.other:  {Pet} brydde sig inte alls.]

# the-left-one
Den fjärde natten gick {child} till fönstret. Nere på altanen, mitt i ljuset från gatlyktan, stod en räv. Den var mager och rödbrun och hade bråttom. Den tittade inte ens åt tvättstugan. Den gick raka vägen till fotbollsskorna som stod på tork.

De var {friend's}. {Friend} var {child's} bästa vän, och {friend.he} hade glömt dem efter träningen.

Räven tog den vänstra. Sedan var den borta[athlete: , fortare än {athlete}].

”En räv?” sa {friend} nästa dag[school:  {at school}]. ”[city: Mitt {in city}? ]{child}, jag fick dem i lördags. Det är match på söndag. Det tog tre affärer att hitta den storleken!”

# eight-centimetres
{child} sa inget om storleken. Under våren hade {friend} vuxit åtta centimeter, och {friend.his} fötter hade gått i förväg för att visa vägen. {child} hade vuxit en halv. De hade alltid bytt med varandra, tröjor och vantar och skor[sport:  och allt som behövs för att {play sport}]. Nu gick det inte längre. Det var en löjlig sak att sakna, så det hade {child.he} bara berättat för {rabbit}.

De frågade runt på gatan. Hos grannen saknades en sandal. I gula huset saknades en gummistövel, en ridstövel och en toffel formad som en haj. Överallt var det bara en.[elder:  ”Är det någon med ett ben?” undrade {elder}[elder2:  och {elder2}] i telefonen.]

”Vad ska den med dem till?” sa {friend}. ”Den har ju fyra fötter. Den borde åtminstone ta par.”

# keeping-watch
På fredagen fick {friend} sova över, och {@a} gick med på att vara uppe och vakta.

”Titta får ni göra”, sa {@he}. ”Men ingen jagar den, ingen tar i den, och ingen går någonstans utan mig.”

Sedan satte {@he} sig i fåtöljen med en filt och en termos[music: , nynnade två takter av {music}] och somnade innan {@he} hunnit skruva av korken.

Det gjorde ingenting. De hade {rabbit}. Hon satt i {child's} knä, varm och tung, med nosen i ständig rörelse.[pet.dog:  Hunden {pet} sov på fåtöljens fotpall.][pet.cat:  Katten {pet} sov på fåtöljens ryggstöd.] De talade lågt om hösten, och om vilka som skulle hamna i samma klass.

# further-to-the-floor
”Du kommer att få sitta med niorna”, sa {child}. ”De kommer att tro att du är en av dem.”

{Child.He} hade menat det som ett skämt. Det lät inte så.

{Friend} var tyst ett tag. ”Vet du vad folk säger till mig?” sa {friend.he} sedan. ”De säger: du som är så stor. Du som är så stor borde väl inte vara rädd. Jag är ju inte äldre för det. Jag har precis samma saker i huvudet som du. Det är bara längre ner till golvet.”

# closed
{child} skulle just svara. Då stelnade {rabbit}. Öronen sköt upp. Dunk, sa hon rakt i {child's} lår.

Tio över två.

Räven kom längs häcken. Men den här natten hade de ställt in alla skor, och altanen var tom. Räven letade under bänken, den letade bakom krukorna. Den såg inte ut som en tjuv längre. Den såg ut som någon som har kommit till affären och upptäckt att det är stängt.

De väckte {@a}. ”Soppa!” sa {@he} och var genast på benen.

# a-playroom
De följde efter på långt håll, alla tre, nerför gatan och över gräset till den gamla dansbanan. Den hade inte använts på åratal. Vid gärdsgården lade {@a} en hand på vardera barnets axel.

”Hit”, viskade {@he}, ”men inte längre.”

Räven satte sig framför dansbanan och gav ifrån sig ett litet läte, som en hostning. Och ut ur mörkret under golvbrädorna ramlade tre rävungar.

De var gråbruna och knubbiga och vilda. Den ena släpade på hajtoffeln. De två andra drog i varsin ände av ridstöveln och morrade som pyttesmå motorcyklar. Sandalen flög genom luften. Det var ingen stöldgömma. Det var ett lekrum.

”Min sko”, viskade {friend}.

Den låg vid kanten, i månskenet. Och i den, med nosen bland snörena, låg en fjärde unge. Den var mindre än de andra. När syskonen tumlade över den kröp den bara längre in. Skon passade precis.

# a-slipper
{Friend} såg på den länge. Match på söndag. Tre affärer.

”Den är minst”, sa {friend.he}. ”Den behöver någonstans att vara. Jag kan inte ta skon ifrån den.”

Då fick {child} en idé.

”{@A}”, sa {child.he} långsamt. ”Dina lurviga tofflor. Hur gamla är de egentligen?”

”Äldre än du”, sa {@a}. ”Hur så?” Sedan förstod {@he}. ”Nej, {child}. De är ju precis ingångna.”

Ingen sa någonting. Den minsta ungen gnydde i sömnen. {@A} suckade, för det var dem {@he} hade på fötterna. {@He} tog av sig den ena och ställde den i gräset vid gärdsgården. Sedan gick de hem, {@a} hoppande på ett ben genom daggen.

# it-has-swapped
På lördag morgon var toffeln borta. Och där den hade stått, prydligt på gräset, låg en fotbollssko. Den var tuggad i tån och luktade obeskrivligt, men den var hel.

”Den har bytt”, sa {friend}. ”Den har bytt.”

”Toffeln var väl mjukare”, sa {@a}. {@He} lät nästan stolt.

De tvättade skon tre gånger. På söndagen gjorde {friend} mål med vänsterfoten, och alla hundar längs planen vände på huvudet när {friend.he} sprang förbi.[elder:  ”Då var det inte någon med ett ben”, sa {elder}[elder2:  till {elder2}] efteråt.]

# one-whole-step
Den kvällen satt de på trappan till tvättstugan, med {rabbit} emellan sig.[pet.dog:  Hunden {pet} nosade länge på skon.][pet.cat:  Katten {pet} satt så långt från skon som det gick.][pet.other:  {Pet} slapp lukta på skon.] {Friend} sträckte ut sina långa ben, och {child} sträckte ut sina. Det skilde ett helt trappsteg.

”Du”, sa {friend}. {Friend.He} höll fram en påse. ”Mina gamla. De som jag växte ur i mars. Om du vill.”

{child} tog på dem. De satt perfekt.

”Vi kan alltså fortfarande byta”, sa {child.he}. ”Det tar bara lite längre tid.”

# a-knock
Den natten ställde de ut {@as} andra toffel, så att det skulle bli ett par. Klockan tio över två sa det dunk i tvättstugan. Men bara en gång, och inte särskilt hårt.

Det lät inte som en varning längre. Det lät mest som när man knackar i väggen åt en granne: jag hör att du är där. God natt.

# @a
{lodger}
## if adult
{adult}

# @a-first
hyresgästen {lodger}
## if adult
{adult}

# @as
{lodger's}
## if adult
{adult's}

# @he
han
## if adult
{adult.he}
