title: Ett, två
title: Regnbågen i potatisen
guest friend: Yusuf (han), Tyra (hon)
guest elder: Bertil (han), Märta (hon)
guest small: Ellen (hon), Måns (han)

% Den äldre är familjens egen, annars grannen i andra halvan av huset (@patch). Lilla {small} bor bredvid vännen.

# the-potatoes
På eftermiddagen slog regnbågen ner i {@patch}.

”Nej, hör du!” sa {elder.short} till den. ”Inte på potatisen!” Och så gick {elder.he} efter krattan.[adult:  {Adult} frågade genom köksfönstret vem {elder.he} pratade med.]

{child} satt på trappan med armarna i kors[pet.dog:  och [!pet.known: hunden ]{pet} vid fötterna][pet.cat:  och [!pet.known: katten ]{pet} bredvid sig]. Regnbågen stod mitt i blasten, bred som en dörr, och surrade som ett gammalt kylskåp. Den gick upp över ängen, och långt bort på andra sidan gick den ner igen, precis vid {friend's} hus.

Det var ju typiskt, tänkte {child}. [city: Allting {in city} | Allting] skulle alltid vara {friend}.

# always-decides
{Friend} var {child's} bästa vän. I fyra dagar hade de byggt en lådbil ihop. I morse hade {friend} målat den grön. Utan att fråga.[pet.other:  Inte ens {pet} hade fått säga något.]

”{Friend} bestämmer jämt”, sa {child} till {elder.short}, som petade på regnbågen med krattan. ”[sport: Också när vi ska {play sport}. | ]Och så visslar {friend.he}[school: , till och med {at school}]. Hela tiden samma låt, och den är fel. Egentligen är det jobbigt att vara med {friend.him}. Egentligen är jag bara med {friend.him} för att vara snäll.”

”Hm”, sa {elder.short}[music: , som hade gått och nynnat på {music}].

Då kom det en röst ur det gula.

”Jag hör dig”, sa den.

# in-the-yellow
{child} blev kall ända ner i stövlarna. Det var {friend}.

”Hallå?” ropade {elder.short} in i regnbågen. ”Var är du någonstans?”

”Hemma. Den står i vårt dike”, sa {friend}. ”Det hörs hit.”

”Sedan när?” viskade {child}.

Det surrade en stund.

”Sedan {friend} bestämmer jämt.”

# worse
{child} sprang rakt ut i potatisen. ”Jag menade det inte!” ropade {child.he}. Inget svar. ”Inte allt i alla fall! Jag var bara arg för det gröna!” Inget svar. ”Du säger säkert också saker om mig!”

Det blev sämre för varje gång. {Child.He} hörde det själv.

# any-eggs
”Låt mig försöka”, sa {elder.short}. {Elder.He} lutade sig in så att kepsen blev randig. ”{Friend}! Har ni några ägg hemma?”

”{Elder.short}!” sa {child}.

”Man måste ju börja någonstans.”

”De har sju!” sa en liten röst. Det var lilla {small}, som bodde bredvid {friend} och var där jämt. ”{Friend} har gått till garaget. {Friend.He} är ledsen, men man får inte säga det.”

”Då säger vi det inte”, sa {elder.short}.

# the-garage
Solen hade börjat gå ner, och regnbågen hade blivit blekare. Det lila var redan borta. {child} satte sig på huk i den våta blasten och lade örat intill.

{Child.He} hörde en garagedörr. {Child.He} hörde något tungt som drogs över grus, och {child.he} visste precis vad det var. Det var lådbilen. Bakhjulen skulle på, och då måste den lyftas upp på bocken. Det gick bara om man var två. {Friend} brukade ta ena änden och räkna ett, två. {child} brukade ta den andra och säga tre. Och så lyfte de.

”Ett, två”, hörde {child.he} {friend} säga, långt borta.

Sedan ingenting. Ett stön. En duns.

”Ett, två”, sa {friend} igen.

Ingenting.

{Friend} pratade inte med {child}. {Friend.He} stod inte ens vid regnbågen. {Friend.He} räknade bara så som {friend.he} alltid gjorde. {Friend.He} slutade före tre, för tre var {child's}.

# all-it-needed
Det blå försvann. {child} hade tänkt ut en massa saker att säga, om färg och om vem som började. Nu struntade {child.he} i dem. {Child.He} stack in ansiktet i det som var kvar av regnbågen. Det luktade våt sten.

”TRE!” ropade {child.he}.

Det blev tyst. Till och med krattan blev tyst.

Sedan kom det steg i gruset, närmare och närmare.

# the-truth
”Jag kan inte lyfta den själv”, sa {friend}.

”Nej”, sa {child}. ”Jag vet.” {Child.He} svalde. ”Det var elakt, det jag sa. Och det var inte sant att jag bara är snäll. Det är roligast med dig.”

”Men visslingen, då?”

”Den är fel”, sa {child}. ”Fast jag kan inte sluta vissla den.”

Något fnissade till i det gröna.

”Jag skulle ha frågat om färgen”, sa {friend}. ”Du får måla andra sidan. Precis hur du vill.”

”Randig”, sa {child}. ”Jag kommer!”

# the-meadow
”Ta med dig äggen hem!” ropade {elder.short}.

{child} sprang över ängen[athlete: , så fort att {athlete} hade blivit imponerad], under det sista av regnbågen. Det gula slocknade när {child.he} hoppade över bäcken. När {child.he} kom fram var det bara det röda kvar, tunt som en tråd, och sedan var det kväll.

{Friend} stod vid lådbilen. {friend.His} ögon var också lite röda. De sa inte så mycket. De tog i var sin ände.

”Ett, två”, sa {friend}.

”Tre”, sa {child}.

Och upp gick den.

# six-eggs
Den kvällen gjorde {elder.short} pannkakor av sex ägg. Det hade varit sju, men {child} hade visslat på vägen hem och glömt att titta var {child.he} gick.[adult:  {Adult} åt flest.][elder2:  {Elder2} fick höra om det, och ville veta vad det var för låt.] Sedan gick {elder.short} ut och inspekterade potatisen.

”Inte en skråma”, ropade {elder.he}. ”Men nu är den randig.”

# the-light
{child} låg i sängen vid fönstret[pet.dog:  med {pet} över fötterna][pet.cat:  med {pet} över fötterna][pet.other:  och hade berättat alltihop för {pet}]. Det luktade regn utifrån. På andra sidan ängen, för långt bort för att ropa, lyste det i ett fönster.

{Child.He} lade handen på lampknappen.

”Ett, två”, viskade {child.he}, rakt ut i kvällen. Det fanns ingen regnbåge som kunde bära det.

{Child.He} släckte. Och borta på andra sidan, precis på tre, blev det mörkt i det andra fönstret också.

# @patch
potatislandet hos {elder}, som bodde i andra halvan av huset
## if elder
{elder's} potatisland
