title: Allergisk är man efteråt
title: Sex nysningar
title: {The wish} med sten i skon
guest pet: Cleo (hon), Skorpan (han)
guest skipper: moster Lotta (hon), moster Siv (hon)

% {pet} är familjens katt, annars båtens katt. Den som har båten (@p) är mormor eller farfar, annars {adult}, annars {skipper}. ”Hhh” är en näsa på väg upp; en nysning som hålls inne är ett mycket litet ”puff”.
% En regel: en nysning som hålls inne står och väntar, och nästa klättrar upp på ryggen på den; det behövs en ny för att få i gång dem.

# got-on-first
Katter fick inte följa med på {@the-boat}. Därför hade [!pet.known: katten {pet}|{pet}] gått ombord först.

{Pet.He} låg högt uppe i ett veck på seglet, där det är svårt att få en tillsägelse, och såg ner på {child}. Det var bara {others} på bordet, på bänkarna och på taket. {@First} skulle över sjön med alltihop, för sista gången den dagen, och höll på att kasta loss.[music:  {@P} nynnade på {music}.][elder2:  Vid rodret satt {elder2} och sov.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade hand om skeppsklockan, men fick inte ringa i den förrän de var framme.]

# a-stone-in-my-shoe
”Vänta!” Nerför bryggan kom {a wish} {@clanking}. ”Jag ska hem!” {Wish.He} hoppade ombord, drog ett enda andetag och blev stående. ”{@What}”

”{Others}”, sa {@p}. ”{@Jam}”

”Jag har en sten i skon”, sa {the wish} och skyndade bort till andra änden. Där var det inte bättre. ”Hhh”, sa {the wish}. ”Hhh …” {@Shut} sa det puff.

# before-and-after
”Var det en nysning?” frågade {child}.

”Det skulle bli en. Jag är allergisk mot {others}”, viskade {the wish}. ”Säg det inte till någon. Då tror de att jag är rädd.”

”Är det inte samma sak?”

”Inte alls. Rädd är man innan. Allergisk är man efteråt.”

”Men vart tog den vägen?” sa {child}.

”Ner i vänster ben. En nysning som man håller inne står där och väntar, och nästa klättrar upp på ryggen på den.” Puff, sa det igen. ”Det var två.”

”Varför släpper du inte ut dem?”

”Det gjorde jag en gång, hemma.” {The wish} såg ut över vattnet. ”Det var {@castle} förut.”

# some-air
Mitt på sjön var de fem. De hade fått börja på höger ben, och {the wish} skakade så att {@rattled}. {child} stod inte ut.

”{@P}”, sa {child.he}, ”får {the others} åka i roddbåten?”

”Varför det?”

”De behöver luft.”

{@P} hade hört konstigare saker. Så de flyttade över rubbet till den lilla roddbåten som låg bakom. {child} släppte ut den på ett långt rep och knöt knopen själv[school: , den som alla kunde {at school}].

”Å”, sa {the wish} och drog in luft. ”Bara sjö.”

# the-weir
Då dog vinden. Seglet hängde rakt ner, och nu hördes något som ett badkar som fylls.

”Det är fallet”, sa {@p}. ”Där tar sjön slut och går över kanten. Vi får ro. Var är årorna?”

”I roddbåten”, sa {child}. {Child.He} drog i repet, och det kom så lätt, med ingenting i andra änden.

Det var {child's} knop. {Child.He} blev kall i magen.[elder2:  Till och med {elder2} vaknade.]

# a-fresh-one
”Kan du nysa på seglet?” sa {child.he} till {the wish}.

”Det behövs en ny för att få i gång dem”, sa {the wish}. ”Jag skulle behöva {a other}.”

”Men du är ju allergisk!”

”Det är bara nysningar. Det gör inte ont. Det värsta är att folk tittar.”

”Låt dem titta”, sa {@p}. ”Men vi har ju flyttat alltihop.”

{@Sniffed} Uppe i seglet låg {pet}, och {@under}

# will-not
”{Pet}!” ropade {child}. ”Kom ner, och ta med dig {the other}!”

{Pet} öppnade ena ögat. {Pet.He} hade aldrig tagit med sig något till någon. {Pet.He} blundade igen.

Båten började vrida sig mot dånet. Och om katten inte ville komma ner från seglet, då fick seglet komma ner med katten. Vecket hölls uppe av ett rep, och den knopen var {@ps}. {child} fick in naglarna och drog tills den gav sig.[sport:  Det var jobbigare än {sport}.]

# down-the-sail
Ner rasade seglet, {@sledge} Katten landade på huvudet på {the wish} och {the other} på näsan.

”Hhh”, sa {the wish}.

”Inte på {@p}!” skrek {child} och {@turned} ”Nu!”

”Hhh … HHH …” Upp kom de ur höger ben, och upp ur vänster.

# all-six
”TJOO!”[city:  Det hördes i hela {city}.]

Pang, sa seglet och stod ut som en ballong[wish.dragon: , med en hel del rök]. Sex nysningar blåste dem förbi fallet, och förbi roddbåten, som {@p} fångade med båtshaken, och rakt upp på en äng {@horse}[friend:  Och {friend} ringde i skeppsklockan.][athlete:  Inte ens {athlete} har haft sådan fart.]

{The wish} vickade på ena foten och sedan på den andra. ”Tomt”, sa {the wish} lyckligt.

”Såg du någon nysa, {child}?” sa {@p}.

”Jag såg någon rädda en båt”, sa {child}.

# bless-you
De knuffade ut båten igen, men det fanns inte en vindpust.

Alla såg på {the wish}. {@Sighed}

”Bara {@corner}, då”, sa {the wish}.

{child} {@held}.

”Prosit”, ropade {child.he}, men då var de redan hemma.

Det var nästan mörkt. {@P} knöt fast båten med en riktig knop. {child} gäspade, med {pet} varm och tung i knät. Långt borta, på andra sidan sjön, kom en nysning till, en alldeles liten.

”Prosit”, viskade {child}, precis i tid.

# @the-boat
båten med {others}
## if other.waffle
våffelbåten
## if other.pancakes
pannkaksbåten
## if other.flower
blomsterbåten

# @What
Vad har ni på den här båten?
## if other.kind.food
Vad är det som luktar?

# @clanking
springande
## if wish.knight
skramlande

# @Jam
Varsågod och ta.
## if other.waffle / other.pancakes / other.bread / other.croissant
Sylt eller grädde?
## if other.kind.animal
De är väldigt snälla.

# @Shut
{The wish} höll för näsan, och någonstans inuti
## if wish.knight
{The wish} smällde igen visiret, och därinne

# @castle
ett större ställe
## if wish.knight
en större borg
## if wish.kind.person & !wish.knight
ett större hus
## if wish.wolf / wish.werewolf / wish.bear / wish.fox / wish.elf / wish.troll
en större skog

# @rattled
bänkarna skramlade
## if wish.knight
alla kopparna skramlade

# @Sniffed
{child} såg sig om åt alla håll, och sedan såg {child.he} uppåt.
## if other.waffle / other.pancakes / other.bread / other.croissant
{child} drog in luft. Det luktade varmt smör, och lukten kom uppifrån.

# @under
bredvid låg {a other}. {Pet} vaktade.
## if other.kind.animal
bredvid låg den minsta av {the others}. {Pet} höll den varm.
## if other.waffle / other.pancakes / other.bread / other.croissant
under {pet} stack det fram en brun kant. Katten låg på {other.him}, för {other.he} var så varm.

# @sledge
och utför det, i en enda hög, kom {pet} och {the other}.
## if other.waffle
och utför det, kapprak på en våffla som på en kälke, kom {pet}.

# @turned
tog tag i {the wish} med båda händerna och vände, och vände, tills nosen pekade rakt mot seglet.
## if wish.kind.person & !wish.knight
tog tag i {the wish} med båda händerna och vände, och vände, tills näsan pekade rakt mot seglet.
## if wish.knight
tog honom om armbågarna och vände honom, klank, klank, klank, tills han hade näsan mot seglet.

# @horse
där en ko stod och tuggade. Den tuggade vidare.
## if wish.knight
där en häst stod och väntade. Den såg inte förvånad ut. Den hade känt honom i många år.

# @Sighed
{The wish} suckade och satte näsan i vädret.
## if wish.knight
Han suckade och fällde upp visiret.

# @corner
en liten sniff
## if other.waffle
ett hjärta

# @held
hämtade det som fanns kvar av {the other}
## if other.waffle
räckte fram ett
## if other.kind.animal
höll upp {the other}

# @First
{Skipper}
## if adult & !elder
{Adult}
## if elder
{Elder}

# @P
{Skipper}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @p
{skipper}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @ps
{skipper's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}
