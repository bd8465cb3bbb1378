title: Ingen rör sig
title: Stoppdans i miljoner år
title: Ett, två, tre, HEJ!
guest friend: Melker (han), Iris (hon)
guest keeper: Gunvor (hon), Birgit (hon)

% {friend} är en gäst där ingen vän är ikryssad, och bara då saknas det framtänder. Den som är med (@with) har gått efter jackorna och står i dörren igen på slutet.

# not-one-of-them
På museet[city:  i {city}] fanns det fem dinosaurier, och inte en enda av dem hade någonsin rört sig. {child} hade kollat[school: , till och med den dagen då hela {school} var där].

I dag stod {child.he} framför diplodocusen, som var bara ben och lika lång som en buss. {Child.He} stirrade tills ögonen rann.

”Jag önskar att de rörde på sig”, sa {child.he} till {friend}. ”Att de var riktiga dinosaurier. Bara en enda gång.”

{Friend}[!friend.known: , [friend: som var {child.his} bästa vän|som också hade följt med],] satt på bänken med en ask russin och visslade[music:  på {@song}]. [friend: {Friend} kunde vissla|{Friend} hade en glugg där framtänderna hade suttit, och genom den kunde {friend.he} vissla] både när {friend.he} andades ut och när {friend.he} andades in, så {friend.he} behövde aldrig sluta.[adult / elder:  {@With} hade gått för att hämta jackorna.]

# tap
Tick, sa det i en av tårna.

”{Friend}!” sa {child}. ”Den rörde sig!”

{Friend} slutade vissla för att titta. Då slutade tån också.

”Gör om det”, sa {child}.

{Friend} visslade. Tick, tick, gick tån. Den långa svansen började svänga. En jättestor fot lyfte från podiet. Då slutade {friend}, och foten blev hängande mitt i luften.

Och då förstod {child}.

”De är inte döda”, sa {child.he}. ”De leker stoppdans!”

”Hur länge har de hållit på?” sa {friend}.

”I miljoner år!”

”Vad bra de är”, sa {friend}. Och så visslade {friend.he} så högt {friend.he} kunde.

# off-their-stands
Ner kom de från sina podier, allihop. Diplodocusen svängde på halsen. Stegosaurusen skakade på plattorna. Triceratopsen snurrade. T-rexen försökte klappa takten, men händerna nådde inte ihop. Och den allra minsta, som inte var större än en höna, hoppade runt, runt {child's} fötter. {child} dansade tills {child.he} var alldeles svettig[sport: , svettigare än när man ska {play sport}]. Det här var allt {child.he} någonsin hade önskat sig.

# the-tea-cosy
Då dansade diplodocusen ut genom dörren.

Bort dansade den, förbi toaletterna och in i kaféet, och de andra fyra dansade efter. T-rexen dansade mellan borden. Den böjde sig ner för att titta på en sylttårta, och när den rätade på sig hade den en tehuva på huvudet.

{Friend} skrattade.

Man kan inte vissla och skratta på samma gång. Musiken tog slut, och dinosaurierna stannade precis där de var. Och diplodocusen satt fast tvärs över dörren.

# jingle
Då hördes det något längst bort i korridoren. Skrammel, skrammel.

”Det är {keeper}!” sa {child}. ”Hon kommer för att låsa! Vissla, {friend}!”

”Jag kan inte”, sa {friend}, som fnissade så att {friend.he} skakade. ”Titta på mössan!”

Skrammel, skrammel, sa nycklarna.

{child} försökte vissla, men {child.he} var så andfådd att det bara kom spott. {Child.He} knuffade på diplodocusen, men det var som att knuffa på en kyrka.[athlete:  Inte ens {athlete} hade kunnat rubba den.] Aldrig hade {child.he} önskat så hårt att en dinosaurie skulle röra på sig.

# hey
Men måste det vara en vissling?

{child} började stampa. ”Ett, två, tre, HEJ! Ett, två, tre, HEJ!”

Och på HEJ sparkade fem dinosaurier med benen.

{child} stampade fram och ställde sig först. ”Ett, två, tre, HEJ!” Diplodocusen gick efter {child}, och stegosaurusen gick efter diplodocusen. T-rexen tog tag i svansen framför sig, och dit räckte armarna precis. Sedan kom triceratopsen, med den allra minsta ridande på nosen. Sist kom {friend} med tehuvan i handen. Nu fnissade {friend.he} inte. Nu stampade {friend.he} också.

”Ett, två, tre, HEJ!” Ut från kaféet gick de, förbi toaletterna och in genom dörren igen. {child} stampade ett varv runt hela salen, och vid varje podium klev en dinosaurie upp.

”Ett, två, tre, STOPP!”

Ingen rörde sig.

# closing-time
In kom {keeper} med sina nycklar. Hon tittade på diplodocusen. Hon tittade på T-rexen, som hade sylt på tänderna. Den tittade hon på länge.

”Nu stänger vi, ni två”, sa hon och gick för att hålla upp dörren[adult / elder:  för {@with} och jackorna].

{child} vände sig om en sista gång. {Child.He} höll händerna som en tratt och viskade upp bland benen.

”Det blev oavgjort”, viskade {child.he}. ”Alla vann.”

I miljoner år hade de väntat på att någon skulle säga det. Det är inte lätt att le när man är gjord av ben, men de gjorde det, alla fem.

”De borde få ett pris”, sa {friend}. Så {friend.he} lade ut russin, ett vid varje podium, och två till den allra minsta.

# nobody-moved
Den kvällen, när {child} låg i sängen och lampan var släckt, lekte {child.he} också. {Child.He} höll armarna och benen alldeles raka. Den vänstra stortån ville vicka, men det fick den inte.

På museet var det ingen som rörde sig.

[pet.dog / pet.cat: På mattan låg {pet} och rörde sig inte.

][pet.other: Inte {pet} heller.

]I {child's} säng var det ingen som rörde sig.

{child} var så bra på det att {child.he} somnade, och då vann {child.he}.

# @with
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]
## if adult & elder
{adult}[!elder2:  och {elder}][elder2: , {elder} och {elder2}]

# @song
{music}
