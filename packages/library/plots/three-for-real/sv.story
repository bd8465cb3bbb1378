title: Tre år, på riktigt
title: Ingen sa hejdå till fiskdammen
title: Något stort högg
guest birthday: Viktor (han), Hugo (han)
guest edvin: Edvin (han)

% Den som högg i fiskdammen: hunden där det finns en, annars Viktors pappa. Ordet papper-: hatt.

# leap-day
{birthday} i klassen fyllde tolv, och det var hans tredje födelsedag. Det är så det blir när man är född den tjugonionde februari. De andra åren brukade de fira den första mars hemma hos honom och låtsas att det var samma sak.

”Men i år är det på riktigt”, sa {birthday}. ”I år ska det vara ett ordentligt kalas. Vuxet. Musik[music:  (inte {music})] och svagt ljus och sådant man äter med tandpetare.”

{child}, som bodde i samma trappa, hade lovat att ordna alltihop i smyg.

”Lita på mig”, hade {child} sagt. ”Jag har tänkt på precis allt.”

{birthday} borde ha blivit orolig.[pet.dog:  {Pet} blev det. {Pet} hade luktat på det som bars in genom dörren, och gick omkring och såg ut att veta för mycket.]

# hooray-three
Klockan fem slog {child} upp dörren till vardagsrummet.

Där hängde ballonger med elefanter på. Där hängde en vimpel som det stod HURRA 3 ÅR på. [friend: {friend} hade målat den. ]På bordet låg pappershattar med gummiband, och mitt ibland dem stod tårtan, med tre tjocka ljus och en marsipangris[elder:  som {elder}[elder2:  och {elder2}] hade format för hand]. I hörnet hängde ett lakan på ett snöre. Det var målat med vågor och en bläckfisk.

”Fiskdamm”, sa {child} stolt. ”Du fyller ju tre.”

{birthday} blev alldeles vit. Sedan blev han röd, från halsen och uppåt.

”Är du inte klok?” viskade han. ”De kommer ju om en kvart! {edvin} kommer! Han rakar sig!”

{child} stod kvar och log, fast det inte längre fanns något bakom.

”Jag tänkte att du aldrig hade fått någon”, sa {child.he}. ”När du fyllde tre var det ju inte din riktiga dag.”

Då ringde det på dörren.

# silence
De kom in allihop på en gång, [school: halva klassen från {school}, |]med blöta skor och nykammat hår och en sorts slappa miner som de hade övat på. De ställde sig längs väggen. De tittade på ballongerna, på hattarna och på grisen. {edvin} stack händerna i fickorna.

Ingen sa något. Klockan på väggen hann bli fyra minuter äldre. {child} önskade att golvet hade en lucka.

# somebody-bites
Då ryckte det till i lakanet. En liten klocka plingade. Det satt redan någon i fiskdammen.

”Det ska inte vara någon där”, sa {child}.

Pling, pling.

Alla såg på lakanet. På golvet låg metspöet med sin klädnypa, och det låg precis framför {edvin's} skor. {edvin} såg på spöet. Han såg på de andra. Sedan tog han upp händerna ur fickorna.

”Ska jag kolla?” sa han. ”Jag menar, bara för att någon måste.”

Han kastade[athlete: , ungefär som {athlete} hade gjort om {athlete} hade fiskat]. Klädnypan försvann bakom vågorna. Det prasslade och snörvlade, och sedan högg det, så att {edvin}, som rakade sig, fick ta tag med båda händerna.

”Det är något stort!” skrek han. ”Det är något jättestort!”

Två tog tag om magen på honom, och två till tog tag om dem. [sport: ”Dra! Ni som kan {play sport}, dra!” ]Lakanet slet sig från snöret, och ut for
[pet.dog: {pet}. {Pet} hade klädnypan i munnen, tre godispåsar runt halsen och grädde ända upp till ögonen.

”Tårtan”, sa {child}.|{birthday's} pappa. Han hade klädnypan i skägget, tre godispåsar runt halsen och grädde ända upp till ögonen.

”Jag skulle bara provsmaka”, sa han.]

De vände sig om. Framifrån såg tårtan ut som förut. Bakifrån fanns den inte. Grisen stod ensam kvar på kanten till ett stup.

# no-goodbye
{birthday} började skratta. Han försökte låta bli, men det kom upp genom näsan. {edvin} låg på golvet med fyra ovanpå sig och kiknade, och plötsligt lät han inte alls som någon som rakar sig.

”Jag har inte fiskat så sedan jag var sju”, sa han när han fick luft. ”Det bara tog slut! Ena året var det fiskdamm, och nästa år var det ingen. Och ingen sa något!”

”Så var det för mig också”, sa någon.

”Jag hann aldrig säga hejdå till den”, sa någon annan.

Och sedan ville alla fiska. {child} hängde upp lakanet igen, och [pet.dog: {pet} fick sitta kvar bakom, eftersom {pet.he} var överlägset bäst på det|pappan fick sitta kvar bakom, till straff]. Man visste aldrig vad man fick. Noel fick en godispåse. Samira fick en toffel. En fick en halväten macka med leverpastej och var mycket nöjd. De satte på sig hattarna och lekte hela havet stormar tills grannen under dem bankade i taket, och sedan kom grannen upp och var med.

[pet.cat: Hemma, genom väggen, hörde {pet} alltihop och vände sig på andra sidan.

][pet.other: Genom väggen hördes det ända in till {pet}, som slutade tugga.

]
# so-small
Till sist tände de ljusen, alla tre, i den halva tårta som fanns.

”Önska dig något”, sa någon.

{birthday} såg ut över ljusen. Där stod hela klassen, svettig och sned, med gummiband under hakan. Och längst bort, vid väggen, stod {child} och höll i metspöet. {child.He} hade inte fiskat själv än. {child.He} såg fortfarande inte riktigt säker ut.

{birthday} blåste inte. Han gick runt bordet och ställde sig bredvid.

”Du hade rätt”, sa han tyst. ”Jag hade aldrig fått någon.”

”Var det okej?”

”Det är det bästa treårskalas jag har haft. Hjälp mig att blåsa. Jag är så liten.”

Och de blåste tillsammans.

# pony
När alla hade gått satt de i trappan med hattarna på, {child} på sitt steg och {birthday} på sitt[city: , och genom fönstret lyste hela {city}].

”Om fyra år är det dags igen”, sa {child}. ”Då fyller du sexton. Hur ska det vara då?”

{birthday} tänkte efter.

”Fyra”, sa han. ”Jag fyller fyra. Och då vill jag ha ponny.”
