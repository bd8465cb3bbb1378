title: En ovanligt lång gäst
title: Se upp för ankan
title: Där är jag ju
guest friend: Elis (han), Nadja (hon)
guest pet: Våfflan (hon), Otto (han)
guest visitor: Dorotea (hon), Gudrun (hon)
guest minder: faster Pia (hon), faster Lena (hon)

% Vännen sover över; hunden är familjens, annars vännens. En katt tjuter. Vem som stannar vid dammen (@keeper): den äldre, annars tanten från biblioteket.

# the-eye
På lördagsmorgonen drog {child} undan gardinen i sovrummet, och där var ett öga.

Det var ett stort brunt öga, stort som en tallrik, och det tittade in.

”Ursäkta”, sa den som hade ögat. ”Är det här träsket? Jag sitter visst fast.”

”Nej”, sa {child}. ”Det här är Lönnvägen[city:  {in city}].”

{child} såg genast att det var en diplodocus. {Child.He} sprang nerför trappan i pyjamas, och {@pet} rusade efter.

{Pet} var en bra [pet.cat: katt|hund] på alla sätt utom ett. {Pet.He} [pet.cat: tjöt|ylade]. {Pet.He} [pet.cat: tjöt|ylade] åt dörrklockan. {Pet.He} [pet.cat: tjöt|ylade] åt brödrosten.[music:  {Pet.He} [pet.cat: tjöt|ylade] när någon nynnade på {music}.] {Pet.He} [pet.cat: tjöt|ylade] åt {friend}[!friend.known: , {child's} bästa vän,] {@weekend}, för {friend} tyckte {pet.he} bäst om av alla.

”{@Howl}!” sa {pet} nu, för {friend} kom nerför trappan.

”Tyst, {pet}!” ropade {@a} från köket. Så sa alla, jämt.

# a-wrong-turning
”{child}”, sa {friend}, ”det är en hals i er trädgård.”

Det stämde. Den kom över staketet, tvärs över grönsakslandet och hela vägen upp till sovrumsfönstret. Längst ut satt ett litet bekymrat ansikte, och nu sänkte det sig ner till köksdörren.

”Jag heter {visitor}”, sa diplodocusen. ”Jag gick fel i natt, och jag kan inte vända. Jag är för lång.”

”Då får du backa”, sa {child}.

”Jag ser inte bakåt”, sa {visitor}. ”Jag har inte sett min svans sedan i torsdags. Jag vet inte ens var den är.” En tår rullade nerför hennes nos och vattnade all sallad på en gång.

”Vi hittar den”, sa {friend}. ”{@nose}”

# along-the-diplodocus
{@lead}, och {@a} tog jackan utanpå morgonrocken, och så gav de sig av längs diplodocusen.[elder:  {Elder} följde med i olika tofflor[elder2: , och {elder2} också].] De gick förbi halsen. De gick förbi frambenen, som stod på var sin sida om brevlådan. De gick förbi magen, som gav skugga åt hela kön till bageriet. De gick förbi bakbenen. Och sedan gick de längs svansen, runt hörnet och förbi biblioteket, ända tills den var smal som ett hopprep. Själva spetsen låg i ankdammen i parken. Det satt en anka på den.

”Hittad!” sa {child}.

”Men hur ska hon veta åt vilket håll den ska?” sa {friend}. ”Öronen är ju kvar hemma hos er.”

# left-a-bit
De försökte ropa. ”LITE ÅT VÄNSTER!”[athlete:  {child} ropade som när {child.he} hejade på {athlete}.] Men ropen kom inte längre än till biblioteket, och där sa en tant schhh.

{Friend} satte sig i gräset. ”Det måste vara något som hörs jättemycket”, sa {friend.he}.[school:  ”Mer än matsalen {at school}.”][sport:  ”Mer än alla på {sport}.”]

Just då sa ankan: ”Kvack.”

”{@Howl}!” sa {pet}.

Det for över biblioteket och hela vägen upp längs Lönnvägen. Och långt, långt bortifrån var det någon som svarade.

”Haroooom?”

# dont-hush
{child} och {friend} tittade på {pet}, båda två.

”{Pet}”, sa {child}, ”var inte tyst.”

{child} och {@a} sprang hela vägen tillbaka och talade om för {visitor} hur det skulle gå till. Ett [pet.cat: tjut|yl] betydde vänster. Två betydde höger. Tre betydde: stopp, det sitter en anka där.

{Friend} stannade vid dammen med {pet} och {@keeper}. Och när alla var klara sa {friend.he}: ”Kvack.”

# backwards
”{@Howl}!” Ett.

”Lite åt vänster”, sa {child} och strök {visitor} över nosen. Och {visitor} gick lite åt vänster.

”{@Howl}! {@Howl}!”

”Höger nu. Akta brevlådan.”

Baklänges gick hon, ett jättesteg i taget, förbi bageriet och förbi biblioteket. ”{@Howl}! {@Howl}! {@Howl}!” De väntade på ankan, som inte hade bråttom.[elder:  {Elder} höll fram en hand och hjälpte henne ner.]

# there-i-am
Till sist, ute i den stora gröna parken, fanns det plats. {Visitor} svängde sakta runt, och för första gången sedan i torsdags fick hon se spetsen på sin egen svans.

”Nej men”, sa hon. ”Där är jag ju!”

Hon sänkte sin långa hals tills hon stod nos mot nos med {pet}. ”En så vacker röst”, sa hon. ”Så pratar vi allihop där jag kommer ifrån.”

Det hade aldrig någon sagt till {pet} förut. {Pet.He} blev så glad att {pet.he} för en gångs skull inte fick fram ett ljud.

# just-a-little-one
På kvällen låg {child} i sin säng och var varm om fötterna, för där låg {pet}. {Friend} låg på madrassen på golvet. {Friend.He} knackade tre gånger på sängkanten, och det betydde god natt, och {child} knackade tre gånger tillbaka.

Då kom det ett god natt till, långt bortifrån, över alla taken, mjukt och djupt.

”Haroooooom.”

{Pet} lyfte på huvudet och såg på {@a}, som just skulle släcka lampan.

”Gör det, du”, sa {@a}. ”Ett litet bara.”

”{@Small}”, sa {pet}, och så lade {pet.he} ner hakan och somnade.

# @a
{minder}
## if adult
{adult}

# @weekend
som hade haft {pet.him} med sig
## if pet
som var där hela helgen

# @pet
{pet}, en hund som var där över helgen,
## if pet.dog
{pet}, {child's} hund,
## if pet.cat
{pet}, {child's} katt,

# @howl
auuuuu
## if pet.cat
maoooo

# @small
Au
## if pet.cat
Mao

# @nose
{Pet} kan nosa rätt på den!
## if pet.cat
{Pet} hittar allt som slingrar sig!

# @lead
Så {child} satte på kopplet
## if pet.cat
Så {pet} gick först med sin egen svans rakt upp

# @keeper
tanten från biblioteket, som hade kommit ut för att säga schhh en gång till
## if elder
{elder}
## if elder & elder2
{elder} och {elder2}
