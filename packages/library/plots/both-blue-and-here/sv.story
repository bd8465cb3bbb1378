title: Den tionde flamingon
title: Både blå och här
guest friend: Maja (hon), Otto (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Räkningen är trött varje gång, utom sista. Allt blått i dammen är skymningen.
% Den vuxna (@a) är mormor eller farfar där någon är vald, annars {adult}, annars {minder}.

# somebody-counts
Det var kväll, och {child} och [!friend.known: {child.his} bästa vän ]{friend} var på väg hem[city:  till {city}] från blåbärsskogen. {@First} gick lite före med hinken[music:  och nynnade på {@song}]. {child} och {friend} gick sakta, för de var blå om munnen och mätta i magen.[pet.dog:  Sist kom {pet}[!pet.known: , {child's} hund], som var blå om hela nosen.]

Då hörde de någon som räknade.

”Sju, åtta, nio … Nio? Det blir fel igen. Vi tar om det.”

Det kom från dammen bakom granarna. {child} tittade på {friend}.

”Får vi titta?” ropade {child}.

”Det får ni”, sa {@a}. ”Jag sätter mig på stubben och rensar bär så länge.[pet.dog:  {Pet} stannar hos mig.]”

# one-is-missing
{child} och {friend} böjde undan en gren. Mitt i dammen stod det flamingos! De var rosa som jordgubbsglass, och de hade så långa ben att de såg ut att stå på sugrör. Den största pekade med näbben på de andra, en efter en.

”Sju, åtta, nio. Nej! Det fattas en!”

”Vem är det som fattas?” frågade {child}.

Alla flamingorna vred på halsarna.

”Den tionde”, sa den stora. ”Vi är tio. Vi kan inte sova förrän alla är här. Men varje kväll när det blir mörkt tappar vi bort en, och så får vi stå och räkna halva natten. Vi är så trötta att benen skakar.”

[sport: Hur det kändes visste {child}, efter {sport}. ]”Vi kan hjälpa till att leta”, sa {child}.

# looking
{child} och {friend} gick åt varsitt håll runt dammen. {Friend} letade i vassen. Där satt bara en groda. {child} letade bakom den stora stenen. Där låg bara en kotte. De möttes på andra sidan och skakade på huvudet.

”Hallå!” ropade {child} ut i skymningen. ”Tionde flamingon! Var är du?”

”Här”, sa någon alldeles intill.

# an-eye
{child} tittade. {Child.He} såg vatten, som var blått. {Child.He} såg himmel, som var blå. {Child.He} såg dimma över vattnet, och den var också blå.

”Var då?”

”Här. Mitt framför dig.”

{child} kisade. Då såg {child.he} ett öga. Runt ögat satt ett huvud, och under huvudet en lång, böjd hals, och under halsen en hel flamingo. Den var precis lika blå som kvällen.

”Du är ju blå!” sa {friend}.

”Ja”, suckade flamingon. ”På dagen går det bra. Då ser alla mig. Men när kvällen kommer blir den likadan som jag. När vi räknas säger jag ’här’, men det säger alla de andra också, på en gång, och då märker ingen om det var jag.”

# two-tongues
{child} tänkte så det kliade i pannan.

”Vad äter du?” frågade {child.he}.

”Blåbär”, sa flamingon. ”Bara blåbär. De andra äter räkor.”

”Räkor är rosa”, sa {child}. ”Och blåbär … Räck ut tungan, {friend}!”

{Friend} räckte ut tungan. Den var blå ända in. {child} räckte ut sin. Den var också blå.

”Det är därför!” sa de i munnen på varandra.

”Jaså”, sa flamingon. ”Måste jag börja med räkor nu? Jag tycker inte om räkor. De har ögon.”

”Nej då”, sa {child}. ”Du ska äta det du tycker om. Du ska bara synas.”

# the-star
{Child.He} kände på sin jacka. Där hängde {child.his} reflex. Den var formad som en stjärna, och det var den finaste {child.he} hade. {Child.He} hade fått välja den själv[school:  {at school}]. {Child.He} vred på den lite.

Sedan knäppte {child.he} loss den.

”Håll fram benet”, sa {child.he}.

Flamingon höll fram ett långt, blått ben, och {child} fäste stjärnan ovanför foten. {Friend} hämtade {@as} ficklampa.

# ten
”Räkna nu!” ropade {child}.

Den stora flamingon pekade med näbben.

”Sju, åtta, nio …”

{Friend} tände lampan. Där ute i allt det blå blinkade det till. En liten stjärna, klar och vit, nästan nere vid vattnet.

”Tio!” sa den stora flamingon. ”Tio! Tio! Vi är tio!”

Flamingorna burrade upp sig och trampade så att det skvätte. Sedan ställde de sig i ring med den blå i mitten. En efter en drog de upp ett ben under magen. En efter en stoppade de näbben under vingen.[athlete:  Inte ens {athlete} hade kunnat stå så stilla.] Den blå flamingon drog upp benet utan stjärna, så att man skulle kunna se det andra.

”Tack”, viskade hon. ”Nu är jag både blå och här.”

# one-for-two
{child} och {friend} tassade tillbaka till stubben.

”Men {child}”, sa {friend}. ”Nu har du ingen reflex.”

”Nej”, sa {child}. ”Men du har en.”

Så tog de varandra i hand, ordentligt, och gick tätt ihop hela vägen hem. Då räckte {friend's} reflex till båda.

# all-here
När {child} låg i sängen var fönstret alldeles blått. {@A} böjde sig ner för att pussa {child.him} god natt.

”Är alla här nu?” frågade {@a}.

{child} räknade. {@A} var en. {Child.He} själv var två.[pet:  {Pet}[!pet.known: [pet.cat: , {child's} katt,]] var tre.][elder2:  {Elder2} i rummet bredvid var [pet: fyra|tre].] Och långt borta, i en damm bakom granarna, stod det tio till.

”Ja”, sa {child}. ”Alla är här.”

Och då kunde {child.he} sova.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}
