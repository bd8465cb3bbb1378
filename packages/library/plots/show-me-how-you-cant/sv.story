title: Visa hur du inte kan
title: {The wish} som inte kunde
title: Först i raden

% Regel: ju bättre råd, desto värre. Den som visar noga hur man inte kan glömmer bort att inte kunna.
% {wish.cannot} är vad föräldern sa att den inte kan: simma, flyga, sova.

# somebody-sighed
Utanför {child's} dörr var det någon som suckade. ”{Wish.sound}”, lät det, fast mycket lågt. Det var {a wish}, och {wish.he} hade vänt ryggen till.

”Vad är det för fel?” frågade {child}.

”Jag kan inte {wish.cannot}”, sa {the wish}.

”Gör det något?”

”I morgon gör det något. I morgon är stora dagen[school: , mitt framför {school}]. Då ska alla {wish.cannot}, på rad, och jag ska stå först.”

”Varför just först?”

”De frågade vem som kunde”, sa {the wish}. ”Och då sa jag att jag kunde.” {Wish.He} blundade, för {wish.he} skämdes så.

# good-advice
”Det kan inte vara så svårt”, sa {child}. ”Ta sats.”

{The wish} tog sats. Det var en lång sats. Sedan hände ingenting.

”Hur gick det?”

”Nu kan jag både ta sats och inte {wish.cannot}”, sa {the wish}.

[friend: ”Du ska titta uppåt”, sa {friend}[!friend.known: , som var {child's} bästa vän]. {The wish} tittade uppåt. Nu kunde {wish.he} inte {wish.cannot} och såg inte vart {wish.he} gick. ][elder: ”Djupa andetag”, sa {elder}[elder2: , och {elder2} sa att det satt i knäna]. {The wish} andades så djupt att en fjäril försvann och kom ut igen. ][pet.dog: {Pet} visade hur man gör när man sitter fint, för det var det {pet.he} kunde. ][pet.cat: {Pet} såg på och gäspade. ][pet.other: {Pet} hade inga råd att ge, och det var skönt. ][sport: ”Värm upp först, som när man ska {play sport}”, sa {child}. {The wish} blev varm. ][athlete: ”Tänk att du är {athlete}”, sa {child}. Det hjälpte inte, för {wish.he} var {a wish}. ][music: De försökte till {@song}. Då kunde {wish.he} inte {wish.cannot} i takt. ]

[age>=7: ”Man ska bara inte tänka på det”, sa {child} till sist. {The wish} tänkte inte på det så hårt att {wish.he} fick sätta sig.

]”Tack så mycket”, sa {the wish}. ”Nu finns det ännu fler sätt som jag inte kan på.”

# who-looks
Det började bli kväll[city:  över {city}]. {The wish} skakade ända ut i {wish.part}.

”I morgon kommer alla att titta på mig”, sa {wish.he}.

{child} visste hur det var. Själv kunde {child.he} inte [age<7: knyta skorna | vissla]. När ingen såg på gick det nästan. När någon såg på gick det inte alls.

”Jag går hem”, sa {the wish}. ”Hälsa dem att jag aldrig har funnits.”

# show-me
”Vänta!” sa {child}. ”Hur gör du?”

”Hur jag gör vad då?”

”När du inte kan. Visa mig. Visa precis hur du inte kan {wish.cannot}.”

Det hade ingen bett om förut. {The wish} vände sig om.

”Det kan jag faktiskt”, sa {wish.he} sakta. ”Det är det enda jag kan riktigt bra. Titta noga. Först står man så här.”

Så stod {child} också.

”Sedan tänker man på alla som tittar. Och då får man ont i magen.”

{child} tog sig om magen. ”Så här?”

”Ondare”, sa {the wish}.

”Aj, aj, aj”, sa {child}.

”Precis! Och så kan man inte.”

De kunde inte, båda två. Det gick mycket bra. [age>=7: {The wish} hade aldrig varit lärare förut och växte lite i ryggen.]

# in-a-row
[friend: {Friend} ville också inte kunna. ][elder: {Elder} ställde ifrån sig sin kaffekopp och ställde sig bredvid. ][pet.dog: {Pet} stod sist i raden, med svansen rakt ut. ]Snart stod de på rad och kunde inte, och {the wish} gick längs raden och rättade.

”Mer mage”, sa {wish.he}. ”Bra. Lite räddare om knäna. Fint. Du där kan nästan! Sluta med det.”

{child} skrattade så att det gjorde ont på riktigt.

# you-can
”Nej, nej, nej”, sa {the wish}. ”Ni slarvar. Titta på mig nu, hela tiden, så ska jag visa hur man verkligen inte kan {wish.cannot}.”

{Wish.He} ställde sig framför dem allihop, där alla såg. Sedan visade {wish.he}, så noga {wish.he} bara kunde. {Wish.He} glömde ingenting, inte magen och inte knäna.

”Men”, sa {child}.

”Stör mig inte. Jag visar.”

”Men du kan ju.”

”Kan vad?”

”{Wish.cannot}. Titta själv.”

{The wish} tittade. Och det var alldeles sant. Mitt i alltihop, medan {wish.he} hade så mycket att göra med att inte kunna, hade {wish.he} kunnat.

{Wish.He} blev så häpen att {wish.he} slutade. Sedan började {wish.he} om, bara för att se efter. Det gick en gång till.

”{Wish.sound}”, sa {the wish}, och det lät inte alls som en suck.

# the-big-day
”Men i morgon då?” sa {wish.he}. ”När det är på riktigt?”

”Då visar du dem bara hur du inte kan”, sa {child}.

”Jag är rätt bra på det”, sa {the wish}. Sedan såg {wish.he} på {child}. ”Visa hur du inte kan [age<7: knyta skorna | vissla].”

Det gjorde {child}. Och det blev [age<7: en halv rosett | ett halvt fyyy], och en halv är mer än ingen.

# cant-sleep
Den kvällen låg {child} i sängen och var klarvaken.

”Jag kan inte sova”, sa {child.he}[adult:  till {adult}].

[adult: ”Visa”, sa {adult} och satte sig på sängkanten. ”Visa precis hur du inte kan.” | Och så bestämde {child.he} sig för att visa det, precis hur man gör.]

{child} visade. Först låg {child.he} på rygg. Sedan låg {child.he} på sidan, med handen under kinden[pet.dog / pet.cat:  och {pet} i knävecken]. Ögonen var öppna, och sedan var de lite mindre öppna.

”Så här … kan jag inte …” sa {child}.

Resten visade {child.he} så noga att [adult: {adult} kunde släcka lampan och gå ut på tå|lampan kunde slockna].

# @song
{music}
