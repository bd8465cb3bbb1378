title: Till låns
title: En haka i handen
title: Något att ta bort
guest friend: Samira (hon), Hugo (han)
guest pet: Otto (han), Kajsa (hon)
guest dentist: Amina (hon), Leila (hon)
guest minder: Birgit (hon), Siv (hon)

% Djuret är familjens, annars grannens hund, som kommer klockan sju. Border collien är originalet; en katt lägger ner hakan och tar bort den lika bra.
% Den som är med (@a): {adult}, annars den äldre, annars {minder}. Tandläkaren är alltid hon.

# would-not-open
I {@february} hade {child's} mun svikit [child.he: honom|[child.she: henne|{child.him}]].

{Child.He} hade suttit i tandläkarstolen och sagt åt den att gapa, och det hade den inte gjort. Den hade suttit fast, som en kökslåda när en slev har hamnat på tvären, ända tills tandläkaren, som hette {dentist}, lade ifrån sig sin lilla spegel och sa vänligt: ”Vi tar det en annan dag.”

Nu var det söndag, och en annan dag var i morgon. Längst bak satt en mjölktand som inte ville lossna, och den måste ut. Det gjorde inte {child} så mycket. {Child.He} ville bara att munnen skulle öppna sig när {child.he} sa till den.

# the-needle
”Det är sprutan”, sa {friend}[!friend: , som var {child's} bästa vän]. ”Alla är rädda för sprutan. Jag har läst på åt dig.”

”Det är inte sprutan.”

”Nålen är ungefär så lång som en …”

”{Friend}.”

{Friend} vek ihop sin skiss[sport: , som var ritad på baksidan av något om {sport}]. {Friend.He} skulle bli veterinär eller också museum, och hemma hade {friend.he} en skokartong med en näbbmusskalle, två fårtänder och något som antingen var ett fossil eller en kola.

”Om den kommer ut”, sa {friend.he}, ”får jag den då?”

”Nej.”

”Till låns?”

# timetables
Klockan sju kom {pet} in i köket och {@stood} sig framför tandborstlådan. {@timetables} {Pet.He} stirrade på lådan som om den tänkte smita.

”Låt mig ta {pet.his} tänder”, sa {friend}. ”Jag behöver öva.”

{@A} räckte {friend.him} {@dogs} tandborste och tandkrämen som smakade kyckling. {Friend} tog ett stadigt grepp om {pet's} {@nose}, precis som i boken, och sa: ”Duktig {@boy}, det här känns inte alls.”

{Pet} stängde munnen. {Pet.He} {@growl} inte. {Pet.He} tog artigt tillbaka {@own-nose} och gick in under bordet.

”Men jag var ju försiktig”, sa {friend}.

# the-right-one
Då kom {pet} ut på andra sidan. {Pet.He} gick i en vid båge runt sophinken, kom upp bakom {child} och puffade {child.him} i {@knees} hela vägen fram till lådan. Där satte {pet.he} sig. Nu hade {pet.he} hämtat rätt person.

”Det är bara det att du höll i {pet.him}. Det är {pet.he} som ska få hålla i dig”, sa {child}. ”Titta.”

{Child.He} satte sig på golvet och höll fram vänster hand med handflatan upp. {Child.He} sa ingenting. {Pet} funderade på saken. Sedan sänkte {pet.he} hakan i {child's} hand och lät den ligga där, tung och varm.

”Det betyder kör”, sa {child} och började med de långa tänderna längst fram. Efter en stund lyfte {pet} på hakan. {child} slutade genast. ”Och det där betyder stopp.”

# till-when
”Stopp hur länge?”

”Tills {pet.he} lägger tillbaka den.”

”Och om {pet.he} inte gör det?”

”Det gör {pet.he} alltid. För {pet.he} vet att om {pet.he} vill ta bort den igen, så …”

{Child.He} tystnade. Hakan hade kommit tillbaka, och {child.he} satt och tittade på sin egen hand med {@the-dog} i.

# all-my-brave
”Det är inte sprutan”, sa {friend} långsamt. ”Eller hur?”

”Jag kan inte prata”, sa {child}. ”Där inne. Jag pratar jämt, [school: jag pratar {at school}, ]jag pratar när jag sover, och så är det fingrar i munnen och jag kan inte säga någonting alls.”

”Sa hon inte att du skulle räcka upp handen om du ville att hon slutade?”

”Jo. Men man måste vara modig för att räcka upp handen. Och allt mod jag hade gick åt till att sitta kvar.”

{Friend} tittade på {pet}.

”Då ska du inte ha något att räcka upp”, sa {friend.he}. ”Du ska ha något att ta bort.”

# whose-hand
På måndagen lyssnade {dentist} på alltihop, till och med det om kycklingtandkrämen, med munskyddet under hakan.[elder & adult:  {Elder}[elder2:  och {elder2}] satt kvar i väntrummet med jackorna.][elder2 & !adult:  {Elder2} satt kvar i väntrummet med jackorna.]

”Vems hand ska det vara, då?” frågade [elder: {dentist}|hon].

{@Lays} på armstödet med handflatan upp och sa ingenting.

{child} lade sin egen hand ovanpå. Munnen öppnade sig ungefär så mycket som ett brevinkast.

# checking
Spegeln kom in. {Child.He} tog bort handen. Spegeln åkte ut.

{Child.He} lade tillbaka handen. In kom spegeln. Bort med handen. Ut åkte spegeln, och {dentist} tittade upp i taket som om [city: ingen annan {in city} hade några tänder | hon hade all tid i världen].

”Jag testade bara”, sa {child}.

”Klokt”, sa {dentist}.

# a-boot
{Child.He} lade tillbaka handen. Och nu gled munnen upp som en låda där det aldrig har funnits någon slev. Det kom ett nyp, och sedan en lång väntan[music: , med {music} på radion,] medan läppen blev någon annans, och sedan en hel del knuffande. En gång tog {child.he} bort handen, och allting stannade. {Child.He} tittade upp i lampan och [athlete: tänkte på {athlete} och ]andades, och så lade {child.he} tillbaka handen.

Det lät som när en stövel lossnar ur leran.

# half-a-face
Klockan sju satt {child.he} på köksgolvet med ett halvt ansikte[elder:  och en hel skål soppa från {elder}[elder2:  och {elder2}]]. {Pet} tittade på lådan, och {pet.he} tittade på {child}. Sedan, fast ingen hade hållit fram någon hand, lade {pet.he} hakan på {child's} knä och lät den ligga till fem över, till tio över.

# the-tooth
Köksdörren gick upp. Det var {friend} med skokartongen. {Friend.He} såg den lilla burken med tanden i och blev skär av längtan. Men {friend.he} satte sig på golvet och höll fram handen med handflatan upp och sa ingenting.

{child} funderade på saken.

”Till låns”, sa {child.he} med den halva som fungerade och lade tanden i {friend.his} hand.

# @february
februari
## if season.autumn
april
## if season.winter
oktober

# @stood
ställde
## if pet.cat
satte

# @timetables
{Pet} var grannens hund, som kom varje kväll för att få tänderna borstade, och {pet.he} höll på tiderna.
## if pet
{Pet} var {a breed} och höll på tiderna.

# @a
{minder}, som passade {child.him},
## if elder & !adult
{elder}
## if adult
{adult}

# @dogs
hundens
## if pet.cat
kattens

# @the-dog
hunden
## if pet.cat
katten

# @nose
nos
## if pet.cat
huvud

# @own-nose
sin nos
## if pet.cat
sitt huvud

# @boy
hund
## if pet.cat
katt
## if pet.he
kille
## if pet.she
tjej

# @growl
morrade
## if pet.cat
fräste

# @knees
knävecken
## if pet.cat
vaderna med pannan

# @lays
{minder} höll redan på att dra fram en pall. Hon lade sin hand
## if elder & !adult
{Elder.short} höll redan på att dra fram en pall. {Elder.He} lade sin hand
## if adult
{Adult} höll redan på att dra fram en pall. {adult.He} lade sin hand
