title: Inte där jag stod
title: Nio nätter av att ha rätt
title: Staketet eller Kjell
guest hattie: Hedda (hon), Signe (hon)
guest danny: Melvin (han), Casper (han)

% {Hattie} heter Brandt i efternamn och är ingen vän till familjen: hunden som dog är hennes. Solen i ryggen och droppar framför: var och en har sin regnbåge runt skuggan av
% sitt eget huvud, och två huvuden tätt ihop har nästan samma.

# nine-days
I nio dagar hade {child} väntat på en regnbåge, och inte för att regnbågar är fina.

Det började en torsdag, när {hattie} Brandt, som satt framför {child.him}, berättade för klassen[school:  {at school}] om sin hund. Det var en vinthund som hette Kjell. Han hade blivit mycket gammal, och han hade alltid sovit med tungan utanför. Nu hade de begravt honom hemma i trädgården, under päronträdet. Och samma eftermiddag, sa {hattie}, kom det ner en regnbåge precis där.

{child} räckte upp handen. Det var det som {child.he} inte kunde sluta tänka på efteråt. {Child.He} hade verkligen räckt upp handen.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade sparkat {child.him} på benet, men för sent.]

”Nej, det gjorde den inte”, sa {child}. ”[pet.dog: Jag var ute med {pet}, vår hund, och jag | Jag] såg den. Den kom ner på simhallen.”

”Inte där jag stod”, sa {hattie}.

”Den kan väl inte komma ner på två ställen.”

Någon skrattade, och sedan skrattade nästan alla. {Hattie} vände sig framåt igen, och efter det hade hon inte vänt sig om en enda gång.

# being-right
Det hemska var att {child} hade rätt. {Child.He} hade sett det med egna ögon, mitt på simhallens tak. I nio nätter hade {child.he} legat i sin säng och haft rätt[pet.dog:  och hört {pet} andas][pet.cat:  bredvid [!pet.known: katten ]{pet}, som luktade mynta][pet.other:  och inte sagt det till någon utom {pet}], och det var den värsta känsla {child.he} hade känt.[elder: 

”Vad är det med dig?” frågade {elder}, som bodde hos dem den veckan[elder2:  med {elder2}].

”Jag hade rätt”, sa {child}.

”Oj då”, sa {elder}.]

Därför behövde {child.he} en regnbåge till. {Child.He} skulle gå ända dit där den slutade, och ställa sig där, och veta.

# when-you-go
På lördagen[sport: , när {child} egentligen skulle {play sport},] kom solen fram medan det ännu öste ner, och där var den, hela bågen, över [city: {city}|stan], med ena foten på simhallen. {child} sprang[athlete:  som {athlete}][friend: , och {friend} sprang med[pet.dog: , och {pet}]][pet.dog & !friend: , och {pet} sprang med].[elder:  ”Berätta sedan var den slutar!” ropade {elder} från dörren.] När [friend: de | {child.he}] kom fram till simhallen[pet.dog: , {pet} med en upphittad boll i munnen,] stod regnbågen på biblioteket. [friend: De | {Child.He}] sprang till biblioteket, och då stod den på stationen. Den hade aldrig bråttom. Den höll sig bara precis lika långt borta som förut, som en katt som vet att den ska till veterinären.

”Men stå still, då!” skrek {child}, mitt på Storgatan.

”Det gör den inte”, sa någon. ”När du går, så går den.”

{Hattie} Brandt satt på muren framför sitt hus i gul regnjacka[pet.cat: , och bredvid henne satt {pet} som om {pet.he} bodde där]. {child} undrade hur länge hon hade suttit där och kom fram till att det var hela tiden.

”Jag vill se var den slutar”, sa {child}.

”På vårt päronträd.”

{child} tittade. Från trottoaren slutade den på skorstenen på nummer fyrtio. {Child.He} öppnade munnen, och för en gångs skull stängde {child.he} den igen.

”Var stod du?” frågade {child.he}. ”När du såg den?”

{Hattie} tittade länge på {child.him}, för att se om det låg något lurt bakom[pet.dog: , och ännu längre på {pet}]. Sedan hoppade hon ner från muren och öppnade grinden.

# the-back-step
”På trappan på baksidan”, sa {hattie}. ”Inte där, det är myntan.[pet.cat:  Där brukar {pet} sova. {Pet.He} var Kjells kompis.] Vänster. Andra vänster.”

”Jag har bara en.”

”Ta den, då.”

Hon tog {child} i ärmarna och backade upp {child.him} på trappsteget, som ett klädskåp. {child} fick ihop fötterna. {Child.He} lyfte huvudet.

Då slutade det regna. Regnbågen bleknade nerifrån och upp, som om någon suddade ut den, och var borta.

Ingen av dem sa något. Det droppade från päronträdet.

”Jaha”, sa {hattie}, och rösten var inte riktigt stadig. ”Då kan du ju gå hem och ha rätt.”

{child} stirrade på stället där den inte var. Solen värmde i nacken. Sol fanns det gott om. Det var bara regnet som hade tagit slut.

Bredvid trappan satt en kran med en vattenslang på.[pet.cat:  {Pet} såg på slangen och kröp in under skottkärran.]

”Får jag?” sa {child}.

# the-fence-or-kevin
[friend: {Friend} vred på, och {child} höll | {child} vred på, höll] upp slangen högt och satte tummen för. Vattnet fräste ut som en solfjäder över trädgården, och mitt i solfjädern, liten och klar och med alla sina färger, stod en regnbåge.

”Den kommer ner på staketet!” ropade {child}.

”Det gör den inte, den kommer ner på Kjell!” ropade {hattie} från andra änden av trappsteget.

”Staketet!”

”Kjell!”

[friend: ”Den är på skottkärran”, sa {friend} vid kranen.

]”Inte där jag står!” skrek de, [friend: alla | båda] på en gång, med vatten innanför kragen.

Då hörde {child} det. Precis så hade {hattie} sagt, den där torsdagen, och det var inte alls för att bråka.

# ear-to-ear
[friend: {child} räckte slangen till {friend} och tog | {child} tog] ett litet steg åt sidan. Regnbågen tog också ett, längs staketet och förbi skottkärran. {child} fortsatte tills {hattie} tog emot. {Hattie} var kortare, så {child} böjde på knäna och la sitt våta huvud tätt intill hennes, öra mot öra.

Och den kom ner på päronträdet. Den kom ner på en liten kulle i gräset där det låg en söndertuggad tennisboll, och bollen lyste i rött och guld och grönt.

”Oj”, sa {child}. ”Den är ju mitt på honom.”

”Jag vet”, sa {hattie}. ”Precis så var det. Fast större.[pet.cat:  {Pet} såg den också.]”

[pet.dog: {Pet} gick fram till kullen och la sin egen boll bredvid Kjells.

]De stod kvar tills [friend: {friend's} | {child's}] tumme hade domnat, och sedan tog de {hattie's}.

# where-she-was
[elder: ”Nå?” sa {elder} hemma i dörren, med en handduk. ”Var slutar den?”

”På Kjell”, sa {child}.

]På måndagen regnade det igen, och skolbussen var immig och full[music: , och någon spelade {music}]. {child} hade kommit halvvägs in när {danny} ropade längst bakifrån:

”Du, {hattie}! Har ni nån regnbåge i päronträdet?”

Alla väntade på att det skulle bli roligt.

”Det var en i lördags”, sa {child}. ”Jag såg den.[pet.dog / pet.cat:  Det gjorde {pet} med.]”[friend:  Och {friend}, som gick bakom {child.him}, sparkade inte.]

”Du sa ju att den var på simhallen.”

”Jag stod på fel ställe.”

”Det har aldrig varit nån regnbåge i hennes fjantiga träd”, sa {danny}.

”Inte där du stod”, sa {child}. ”Men jag har stått där hon stod.”

# ear-to-ear-again
Man hörde vindrutetorkarna. Så vände sig {hattie} Brandt om. Hon såg på {child} och flyttade sin väska från sätet bredvid.

{child} satte sig. När bussen svängde i kurvan slog deras huvuden ihop, öra mot öra, och ingen av dem flyttade sig.
