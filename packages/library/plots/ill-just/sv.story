title: Jag ska bara
title: Den lila också
title: En liten en, från nosen till svansen
guest pet: Kajsa (hon), Douglas (han)
guest lodger: Ingegerd (hon), Birgit (hon)

% Den som ska bara är {adult}, annars familjens egen äldre, annars {lodger} som hyr ett rum. Sista ”Jag ska bara” läses långsamt.
% Hunden är familjens, annars grannens; en katt hoppar efter ett löv i stället: @ran, @in-again, @paw.

# over-the-woodshed
Det stod en regnbåge över vedboden, och {@comes}

”{@A}!” ropade {child}. ”Kom! Den är [city: störst {in city} | jättestor]!”

”Jag kommer!” ropade {@a} inifrån köket. ”Jag ska bara skicka det här!”

{child} stod på trappan. {@sat} Regnbågen gick från granen till vedboden, och man kunde se alla färgerna, till och med den lila, som man nästan aldrig ser.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade aldrig sett den lila.]

”Skynda dig!” ropade {child}.

”Jag ska bara!”

# only-a-woodshed
Då gick det ett moln för solen. Regnbågen blev tunn. Den blev ännu tunnare. Och sedan var det bara en vedbod.

{@A} kom ut på trappan med pennan bakom örat.

”Var är den?” sa {@he}.

”Den var där”, sa {child}.

”Åh. Vad fin den måste ha varit”, sa {@a}. Och så gick {@he} in igen.

Det var det där ”måste ha varit”. {child} blev alldeles tom i bröstet av det. {Child.He} ville inte att den måste ha varit. {Child.He} ville att {@a} skulle se den.

# in-the-bowl
Det regnade en skvätt till. Solen kom fram, och nu stod regnbågen mitt på gräsmattan. Den gick ner i {pet's} vattenskål!

”{@A}! Den är i SKÅLEN!”

”Vad roligt! Jag ska bara räkna ihop det här!”

Den här gången sprang {child} fram för att hålla fast den[sport: , lika fort som när {child.he} fick {play sport}]. Men när {child.he} kom till skålen stod regnbågen längre bort, och när {child.he} kom dit stod den ännu längre bort.[athlete:  Inte ens {athlete} hade hunnit ikapp den.] {@ran}

När {@a} kom ut var den borta.

”Missade jag den igen?” sa {@a}. {@He} såg faktiskt ledsen ut. ”Nästa gång, {child}. Jag ska bara bli klar först.”

# chin-in-hands
{child} satte sig på trappan med hakan i händerna. Nästa gång skulle det bli likadant. Regnbågar kunde inte vänta[elder & adult: , det hade {elder} alltid sagt]. Och {@a} kunde inte skynda sig.

# nose-to-tail
{Pet} kom upp ur pölen. {Pet.He} var blöt från nosen till svansen, och {pet.he} ställde sig framför {child}, mitt i solen, och skakade sig.

Det sprutade åt alla håll. Och där, mitt i sprutet, alldeles intill {child's} näsa, stod det en regnbåge. En liten en, från nosen till svansen. Sedan var den borta.

{child} satt blickstilla.

”Gör det igen”, sa {child.he}.

Men det gjorde inte {pet}. {Pet.He} var färdigskakad. {Pet.He} såg ut att undra vad {child} menade.

# three-things
{child} tänkte så det kändes. Det behövdes sol. Det behövdes {@wet}. Och så behövdes det att {@it} skakade sig.

{Child.He} tittade in genom dörren. {@A} satt vid köksbordet, och solen sken rakt in på {@him} genom fönstret. Sol fanns det alltså.

{@in-again}

# a-small-lake
De gick in i köket. Det droppade. {@A} satt med ryggen till.

”Jag ska bara …” sa {@he}.

”Gör det, du”, sa {child}. {Child.He} ställde {pet} i solen, precis bredvid {@as} stol. ”Skaka dig nu”, viskade {child.he}.

{Pet} satte sig. Det blev en liten sjö omkring {pet.him}.

”Skaka!”

{@paw}

# the-towel
Då kom {child} ihåg det. Det fanns en sak som alltid fick {pet} att skaka sig, varje gång, precis innan man hann fram. {child} smög till kroken bakom dörren och tog ner handduken. {Child.He} höll upp den.

{Pet} såg handduken. {Pet.He} ställde sig upp. Det började i öronen. Det gick genom hela ryggen och kom ut i svansen, och det sprutade över bordet och stolarna och lampan och {@a}.

”{Pet}!” skrek {@a} och vände sig om.

Och där stod den. Mitt i köket, i solen, mellan kaffekoppen och kylskåpet. Röd och gul och grön och blå, och lila längst in.

{@A} stängde munnen. Det droppade från {@his} öron.

Sedan var den borta.

# all-of-it
”Såg du?” viskade {child}.

”Ja”, sa {@a}. ”Jag såg.”

”Hela?”

”Hela. Den lila också.”

{Pet} skakade sig lite till, fast bara i ena örat.

{@A} tittade på sina papper. De var helt blöta, och siffrorna hade runnit ut och blivit små blå moln. {child} höll andan. Men {@a} tog papperen och hängde dem på tork bland tvätten, ett efter ett. Sedan drog {@he} av sig strumporna.

# seven-more
”Hur djup är den där pölen?” sa {@he}.

De gjorde sju regnbågar till innan solen gick ner[music: , till {music} genom köksfönstret]. Två gjorde {pet}, [friend: tre gjorde {child} med håret, en gjorde {Friend}, som hade kommit springande för att se den lila, | fyra gjorde {child} med håret,] och en gjorde {@a}. Den var minst, men {@he} var mycket stolt.[elder & adult:  {Elder}[elder2:  och {elder2}] fick höra om den i telefon, två gånger.][elder2 & !adult:  {Elder2} fick höra om den i telefon, två gånger.][school:  I morgon skulle alla få höra om den {at school}.]

# first
När {child} låg i sängen var det mörkt ute, och det regnade igen, ett mjukt regn som inte ville något särskilt. {@mat}

{@A} stoppade om täcket. {child} väntade på att {@he} skulle gå ut till sina papper.

”Ska du inte jobba?” sa {child}.

”Jo, snart”, sa {@a}. ”Jag ska bara sitta här först.”

Och där satt {@he}.

# @comes
{lodger} kom inte. {Lodger} hyrde rummet på vinden, och i dag skulle {lodger.he} passa {child}.
## if elder & !adult
{elder} kom inte.
## if adult
{adult} kom inte.

# @sat
{Pet}, grannens hund, satt bredvid.
## if pet.dog
{Pet}[!pet.known: , {child.his} hund,] satt bredvid.
## if pet.cat
{Pet}[!pet.known: , {child.his} katt,] satt bredvid.

# @ran
{Pet} sprang med och skällde. {Pet.He} hoppade rakt ner i den stora pölen vid vattentunnan för att ta den. Det gick inte. Det var bara en pöl.
## if pet.cat
{Pet} sprang med, lågt, som efter en mus. {Pet.He} hoppade rakt ner i den stora pölen vid vattentunnan för att ta den. Det gick inte. Det var bara en pöl.

# @wet
en blöt hund
## if pet.cat
en blöt katt

# @it
hunden
## if pet.cat
katten

# @in-again
”{Pet}”, sa {child}. ”Pölen!”

{Pet} blev så glad att {pet.he} hoppade i två gånger.
## if pet.cat
”{Pet}”, sa {child}. ”Titta!” {Child.He} lade ett löv i pölen och blåste på det, så att det seglade.

{Pet} blev så ivrig att {pet.he} hoppade på det två gånger.

# @paw
{Pet} gav vacker tass.
## if pet.cat
{Pet} slickade sig på ena tassen.

# @mat
{Pet} fick sova över. {Pet.He} låg på mattan, torr och tung, och sprang lite i sömnen.
## if pet.dog / pet.cat
{Pet} låg på mattan, torr och tung, och sprang lite i sömnen.

# @a
{lodger}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @as
{lodger's}
## if elder & !adult
{elder.short's}
## if adult
{adult's}

# @he
{lodger.he}
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @him
{lodger.him}
## if elder & !adult
{elder.him}
## if adult
{adult.him}

# @his
{lodger.his}
## if elder & !adult
{elder.his}
## if adult
{adult.his}
