title: Inte färdig
title: Gripare
guest friend: Hugo (han), Tuva (hon)
guest pet: Misse (han), Smulan (hon)
guest minder: Bodil (hon), Lisbet (hon)

% Bebisen (@it, @him) är han eller hon där önskningen säger bror eller syster, annars den. Den vuxna (@a): {adult}, annars den äldre, annars {minder}.
% Katten är familjens, annars vännens; en hund snarkar lika bra.

# ordered
{child} hade beställt ett nytt syskon som kunde stå i mål. I tisdags kom bebisen hem, och nu låg {@it} på filten i vardagsrummet och kunde inte ens sitta.

”{@It} har inga tänder”, sa {child} till {friend}. ”Och inget hår. {@It} är inte färdig.”

{child} hade målvaktshandskarna på sig. Ute på gården väntade bollen. Det var final i dag, den största [city: {in city} | på hela gården]: {child} och {friend} mot garageporten.

# patient
{Friend} böjde sig ner över bebisen. {Friend.He} var {child's} bästa vän. {Friend.He} hade varit bebis själv en gång och pratade som en doktor[school: , precis som {friend.he} gjorde {at school}].

”Jaha. Vad heter patienten?”

”Inget än”, sa {child}. ”Det är inte färdigt, det heller.”

”Får jag se på fötterna? Mm. Mm. Det här har jag sett förut. {@It} är en gripare.”

”Vad är en gripare?”

”Har de fått tag i något så släpper de inte.”

”{@It} ser inte så stark ut”, sa {child} och drog av sig ena handsken. {Child.He} kittlade bebisen lite i handen.

# gripper
Bebisen knöt näven om {child's} pekfinger.

{child} drog lite. Bebisen höll kvar.[athlete:  Inte ens {athlete} hade kommit loss.] Bebisen tittade i taket, som om det var någon annans hand.

”Släpp”, sa {child}. ”Vi ska spela final.”

”Ä”, sa bebisen.

[sport: ”Det där blir bra i {sport}”, sa {friend}.

]”{@A}!” ropade {child}. ”Jag sitter fast!”

{@A-who} diskade i köket, bara några steg bort[elder & adult: , och {elder}[elder2:  och {elder2}] torkade][elder2 & !adult: , och {elder2} torkade][music: , till {music}].

”Vad mysigt”, kom det från köket. ”Säg till när ni är färdiga!”

”Vi är inte färdiga! Vi har inte ens börjat!”

# medicine
{@Came}

”{Pet}, hjälp mig”, sa {child}.

{@Turned}

”Vi får byta”, sa {friend}. ”Man ger dem något bättre. Det är vanlig sjukvård.”

{Friend.He} tog fram en korvskiva ur fickan. Bebisen tittade inte ens, men det gjorde {pet}. {Pet.He} åt upp den och gick tillbaka till soffan.

”Nu är det slut på medicinen”, sa {friend}.

# sock
{child} suckade. Genom fönstret såg {child.he} garageporten. Den såg ut att vinna.

”Då spelar vi här”, sa {child.he}. ”Jag får väl ligga i mål.”

{Friend} rullade ihop en strumpa till boll och kastade. {child} låg på mage, med ena handen fast i bebisen, och räddade med fötterna.

# whistle
Bebisen vände på huvudet och tittade på strumpan. Sedan kom det en prutt ur blöjan, så hög att {pet} hoppade rakt upp.

”Slutsignal”, sa {friend}.

De skrattade så att golvet skakade. Och mitt i skrattet öppnade bebisen handen.

”Jag är fri!” skrek {child}.

{Child.He} tog handsken och rusade ut i hallen. {Child.He} hann få på sig en sko.

# scream
Då kom skriket. {child} hade aldrig hört något liknande. Det var som om någon hade klivit på en gås.

{@A} kom med diskborsten kvar i handen och lyfte upp bebisen. Det hjälpte inte. Den lilla näven öppnade sig och stängdes i luften, om och om igen.

{child} stod kvar i dörren. Halsen blev trång. {Child.He} kände sig elak, fast {child.he} bara hade gått för att spela fotboll.

”Vad letar {@it} efter?” sa {child.he}.

{Friend} svarade inte som en doktor.

”Dig, tror jag”, sa {friend.he}.

# waiting-room
”Men finalen, då?”

”Jag kan vänta”, sa {friend} och satte sig på sin jacka. ”Doktorer har hela rum till det.”

{child} sparkade av sig skon och lade sig på filten.

”Lägg {@him} här, {@a}”, sa {child.he}. ”Intill mig.”

{Child.He} satte fingret mot bebisens hand. Bebisen knöt näven. {@It} skrek lite till, men mindre.

”Du är inte färdig”, sa {child}. ”Det gör inget. Jag håller i.”

Bebisen hickade. {@It} kunde inte sluta riktigt.

# massage
Då kom {pet} fram igen. {Pet.He} luktade på bebisens fot och såg ut att tycka att det kunde ha varit värre. Sedan lade {pet.he} sig bakom {child's} rygg {@motor} Det surrade genom {child}, genom armen, genom fingret, hela vägen till bebisen.

Bebisen hickade en gång till. Sedan kom det inget mer.

”{@Massage}”, viskade {friend}. ”Det har jag aldrig sett förut.”

{Friend.He} kröp ner på andra sidan om {pet}. Garageporten fick vinna.

# gloves
När disken var klar kom {@a} tillbaka och sträckte ut armarna.

”Nu kan jag ta över, {child}. Är ni färdiga?”

{child} tittade på näven. Den hade fyra små gropar där knogarna skulle komma.

”Nej”, sa {child.he}. ”Vi är inte färdiga.”

{@Fetched} hämtade en kudde och lade den under {child's} huvud. På filten låg två målvaktshandskar. I den ena sov {pet} med hela nosen instoppad, och den andra hade {friend} lagt över bebisens fötter.

# @it
den
## if sister
hon
## if brother
han

# @him
den
## if sister
henne
## if brother
honom

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @a-who
{minder}, som hjälpte till den veckan,
## if elder & !adult
{elder}
## if adult
{adult}

# @fetched
{minder}
## if elder
{elder.short}
## if adult & !elder
{adult}

# @came
{Pet} kom fram. {Pet.He} var {friend's} katt och hade följt med in, men sedan hade {pet.he} fått syn på bebisen och varit sur under soffan ända sedan dess.
## if pet.cat
{Pet} kom in. {Pet.He} var {child's} katt, och {pet.he} hade varit sur under soffan sedan i tisdags.
## if pet.dog
{Pet} kom in. {Pet.He} var {child's} hund, och {pet.he} hade varit sur bakom soffan sedan i tisdags.

# @turned
{Pet} satte sig med ryggen åt dem och tvättade ett ben.
## if pet.dog
{Pet} satte sig med ryggen åt dem och kliade sig bakom örat.

# @motor
och började spinna. Det var en motor till katt.
## if pet.dog
och började snarka. Det var en motor till hund.

# @massage
Kattmassage
## if pet.dog
Hundmassage

