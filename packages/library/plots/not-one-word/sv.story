title: Inte ett ord
title: Hunden som aldrig skällde
title: Voff, sa någon under granen
guest neighbour: Marja (hon), Ritva (hon)
guest dog: Skrållan (hon), Tuta (hon)

% Hunden är {neighbour's}, aldrig familjens egen. Barnet lovar att inte säga ett ord, och ett skall är inget ord. Voff är barnet, vuff är hunden.

# under-the-fir
{child} låg på mage under en gran och fick inte säga ett ord, och det fanns ingen i hela [school: {school}|klassen] som hade trott att {child.he} skulle klara det[friend: , inte ens {friend}, {child.his} bästa vän].

{Child.He} pratade jämt. {Child.He} pratade på lektionerna och i matkön,[sport:  och det gick att {play sport} och prata samtidigt,] och {child.he} pratade när {child.he} borstade tänderna.[elder:  När {child.he} ringde till {elder}[elder2:  och {elder2}] hann man där koka kaffe medan luren låg på bordet.][pet.cat:  Katten {pet} brukade gå ut i ett annat rum.][pet.other:  {Pet} brukade vända ryggen till.] Den här veckan hade {child.he} fått byta plats två gånger. Men när grannen {neighbour} frågade om någon kunde ligga gömd i skogen[city:  utanför {city}] åt hennes hund hade {child} ropat ”jag!” innan frågan var slut.

# not-once
Hunden hette {dog}. Hon var brun och tunn, hade ett öra upp och ett ner, och hon skulle bli räddningshund. En sådan hund letar efter människor som har gått vilse. När hon hittar dem ska hon ställa sig bredvid och skälla tills {neighbour} kommer.

”Hon är jätteduktig på att hitta”, hade {neighbour} sagt i bilen. ”Det är skällandet. Hon har inte skällt en enda gång, inte i hela sitt liv. Och på söndag är det prov.”

”Varför skäller hon inte?”

”Jag tror att hon tycker att det är ofint”, sa {neighbour}. ”Men du får inte hjälpa henne, {child}. Den som är gömd ska vara tyst, annars lär hon sig att leta med öronen. Inte ett ord.”

”Inte ett ord”, lovade {child}.

{neighbour} hade själv lagt {child.him} tillrätta under granen, med liggunderlag och en visselpipa om halsen, ifall det skulle vara något på riktigt. Det var inte långt till bilen. Sedan hade {neighbour} gått.

# the-needles-fell
I början var tystnaden nästan outhärdlig. Orden trängdes i munnen på {child}. Det gick en myra över handen, och det fanns massor att säga om den. Det luktade kåda. En hackspett knackade på, precis ovanför, och {child.he} svarade honom inte.[music:  {Child.He} fick inte ens nynna på {music}.] Efter en stund hände något. När {child.he} inte fyllde på med nya ord sjönk de gamla undan, ungefär som sand i en hink vatten, och då hörde {child.he} skogen. {Child.He} hörde hur barren föll.

# both-hidden
{child} hörde en klocka pingla, långt borta. Det var {dog}. Klockan kom närmare, stannade, vände, och så sprakade det i riset. En blöt nos for in under grenarna.

Du hittade mig! tänkte {child} så hårt {child.he} kunde.

{dog} glödde av glädje. Hela baken viftade. Hon slickade {child} på hakan och i båda ögonen. Men hon skällde inte. Hon snurrade ett varv, lade sig ner på liggunderlaget, tätt intill, och lade huvudet på tassarna. Nu låg de gömda båda två.

Skäll, tänkte {child}. Snälla!

{dog} suckade belåtet.

# the-wrong-way
Så låg de. Det började dugga. ”{dog}!” ropade {neighbour} någonstans. ”{dog}, var är du?” Ropet drog åt fel håll, bort mot myren. Det blev svagare. Och {child} märkte hur {dog} stelnade till mot {child.his} sida. Örat som hängde lyftes. Hunden hörde också att {neighbour} var på väg bort. Hon såg på {child}, och hon öppnade munnen. Det syntes att något ville ut. Det pressade och darrade i hela strupen.

Det kom inte ett ljud. Hon stängde munnen igen och började skaka.

{child} förstod. Precis så där hade {child.he} själv haft det i en hel timme, fast tvärtom. {child} höll något inne, och {dog} fick inte ut det.

# not-a-word
{child} tog i visselpipan. Om {child.he} blåste skulle {neighbour} komma. Men då skulle allt vara över, och det skulle bli söndag, och {dog} skulle få höra att hon inte dög. Ett enda ord, då? {child} kunde viska det. Men {child.he} hade lovat. Inte ett ord.

Inte ett ord …

{child} släppte pipan. {Child.He} drog in luft.

”Voff”, sa {child.he}.

Det var ett ganska dåligt skall.[pet.dog:  Hunden {pet}, därhemma, hade skämts.] {dog} stirrade på {child.him}.

# woof
”Voff”, sa {child}. ”Voff! Voff!”

{Child.He} kröp upp på alla fyra, för det gick bättre så. Barren stack i knäna och regnet rann ner i nacken. {Child.He} hade hållit tyst i en timme, och allt som hade legat och väntat därinne kom nu på en gång, inte som prat utan bara som ljud. {Child.He} skällde så att det ekade. {Child.He} skällde tills det sved i halsen.

{dog} reste sig. Hon ställde sig bredvid, på samma sätt, med benen brett isär. Hon öppnade munnen. Det pressade och darrade.

”Vuff”, sa {dog}.

Hon blev så förvånad att hon tittade bakom sig för att se vem det var.

”Voff!” sa {child}.

”Vuff! VUFF! VUFFVUFFVUFF!”

Nu gick det inte att få stopp på henne. Det var ett stort, mörkt skall, mycket större än hunden, och det rullade ut mellan stammarna. {child} tystnade. {Child.He} lade sig ner på mage igen, stilla som en sten, och lät {dog} sköta det.

# hoarse
När {neighbour} kom rusande genom riset[athlete: , fortare än {athlete},] stod {dog} rak som ett streck framför granen och skällde som om hon aldrig hade gjort annat. {neighbour} sjönk ner på knä mitt i blåbärsriset. Hon kramade hunden, och hennes axlar skakade.

”Duktig flicka”, sa hon gång på gång. ”Å, vad du är duktig.” Sedan tittade hon upp. ”Men jag tyckte att jag hörde två. {child}? Du sa väl ingenting?”

{child} satte sig upp, med barr i håret.

”Inte ett ord”, sa {child.he}.

{Child.He} lät ganska hes.

{neighbour} såg på {child.him}, länge, och så började hon skratta.

# all-the-way-home
Nu fick söndagen komma när den ville. De satt i bilen med värmen på, och {dog} låg i baksätet med huvudet i {child's} knä. {child} hade en hel timmes prat sparat, och {neighbour} hade gärna hört det. Men hunden hade somnat, och varje gång {child} rörde sig öppnade hon ett öga.

Så {child} satt tyst, ända hem.
