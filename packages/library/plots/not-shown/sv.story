title: Okänd prinsessa
title: Syns ej
title: Den som hängde längst in
guest friend: Disa (hon), Algot (han)
guest pet: Bella (hon), Figge (han)
guest keeper: Gunnel (hon), Barbro (hon)
guest princess: Amalia (hon), Augusta (hon)
guest grumpy: Hedvig (hon), Ulrika (hon)

% Hunden är familjens, annars grannens, som {child} går ut med efter skolan; en katt lutar sig också. Prinsessans namn måste börja på A.

# a-label
På {child's} krok i skolan satt en lapp: Ny elev. Den hade suttit där i tre veckor. Ingen menade något med det. Det var bara ingen som hade bytt lapp.

{Friend} hade blivit {child.his} bästa vän redan första dagen. Det var {friend.he} som hade bestämt det. {Friend.He} bestämde det mesta, och {friend.he} gjorde det fort, för {friend.he} ville alltid hinna [sport: {play sport} | till fotbollen].

# the-one-at-the-end
Nu skulle klassen berätta om varsin tavla på slottet. Det var ett litet slott[city: , det minsta {in city}], mest en stor gul villa med självförtroende, och det låg i parken där {@walked}. De fick välja tavla själva. {child} hade valt den som hängde längst in, där lampan var trasig.

Det var en flicka i {child.his} egen ålder, i en stel grå klänning. Hon såg ut som om någon just hade sagt åt henne att se lite trevligare ut. Ena handen höll i en solfjäder. Den andra handen var det något konstigt med. Den hängde bara i luften vid sidan om, lite kupad.

Skylten var av mässing. Okänd prinsessa, stod det.

# to-the-cellar
”På måndag åker hon ner i källaren”, sa [elder: {elder}, som hade nycklarna | {keeper}, som var vaktmästare och hade stora nycklar och onda knän]. ”Jag har bett för henne. Men en tavla utan namn, det vill ingen se, säger de.”

{child} hade tänkt på det hela natten[adult: , fast {adult} hade släckt två gånger]. Trehundra år på en vägg, och ingen som visste vad hon hette.[elder:  Inte ens {elder.short}.]

# two-princesses
”Det fanns två prinsessor här”, sa {friend} nästa dag. {Friend.He} hade läst på. De satt på den låga stenen i parken, där de alltid satt, med {@rug}. ”{Grumpy} och {princess}. {Grumpy} var den sura. Det står i boken. Alltså är det {grumpy}. Klart! Då hinner jag till träningen.”

”Man kan väl inte bara bestämma.”

”Någon måste.”

”Hon är inte sur”, sa {child}. ”Hon är ledsen. Det är skillnad.”

{Child.He} visste, för {child.he} hade sett det ansiktet. Det fanns i spegeln i hallen, om morgnarna, när {child.he} tog på sig jackan.

# letters
{Friend} petade med skon på stenen[music: , i takt till {music}]. Där fanns bokstäver, nästan bortnötta av regn och byxor. TROGEN, stod det, och under det ett A.

”Någon riddare”, sa {friend}. ”De var alltid så himla trogna.”

Sedan kom regnet. Det kom inte i droppar, utan på en gång, som när man välter en balja. De sprang mot slottet allihop, och {pet} hann först[athlete: , snabbare än {athlete}].

”[pet.cat: Inga katter | Ingen hund] på museet”, sa {@keeper} i dörren. {@She} tittade på {pet}[elder & pet:  som om de aldrig hade träffats]. Det rann om {pet}, och {pet.he} såg upp på {@keeper} med hela ansiktet. ”Fem minuter. Och {pet.he} får inte skaka sig.”

{Pet} skakade sig. Sedan gick {pet.he} in.

# a-lean
{@Taught} {Pet} lutade sig. {Pet.He} gjorde det aldrig mot glada människor, dem [pet.cat: gick {pet.he} förbi | hälsade {pet.he} på]. Men om någon var ledsen kom {pet.he} och ställde sig tätt intill och lade hela sin tyngd mot den personens ben. Det var så {pet.he} hade stått mot {child} hela första veckan, varje eftermiddag, i [pet: hallen | grannens hall].

Nu trodde {child.he} att {pet.he} skulle komma till {child.him}. Men {pet.he} gick förbi. {@Claws} över golvet, genom den stora salen och bort till väggen längst in. Där satte {pet.he} sig, rakt under den okända prinsessan, och lutade sig mot panelen. {Pet.He} suckade.

”{Pet}”, sa {child}. ”Kom.”

{Pet} kom inte. {Pet.He} hade bestämt sig.

# cupped
{child} stod kvar mitt i salen. Från den plats där {child.he} stod såg man dem båda på en gång, flickan i tavlan och [pet.cat: katten | hunden] på golvet. {Child.He} såg handen, som hängde i luften, lite kupad. Den slutade precis ovanför {pet's} huvud.

{child.He} tittade på sin egen hand. {Child.He} höll ut den vid sidan, så som {child.he} alltid gjorde när {@beside}. Den blev lite kupad av sig själv.

”{Friend}”, sa {child.he}. ”Hon klappar någon.”

”Vem då? Det är ju tomt.”

”Det är det jag menar.”

# from-the-side
{Friend} öppnade munnen. {Friend.He} såg på tavlan, på {pet}, på {child's} hand. Så stängde {friend.he} munnen igen, vilket inte hände varje dag.

”Ficklampa”, sa {friend.he} sedan. ”[elder: Har någon | {Keeper}! Har du] en ficklampa? [friend: Det är så man letar bucklor på bilar. | Mamma letar bucklor på bilar så.] Om man lyser framifrån ser man ingenting. Man måste lysa från sidan!”

{@Keeper} kom med lampan. {Friend} höll den tätt intill väggen, så att ljuset strök längs med duken. Varje penseldrag fick en liten skugga. Och där, under det bruna, vid sidan av klänningen, reste sig något som inte hade synts förut. Två hängande öron. En rygg. En nos som pekade uppåt, mot handen.

Ingen sa något. Vattnet droppade från {pet}.

”De har målat över den”, sa {@keeper}. ”Den stackars flickan. De har tagit hennes hund.”

# no-knight
Men {child} tänkte på någonting annat. {Child.He} tänkte på var de brukade sitta.

”Trogen”, sa {child.he}. ”Det var ingen riddare.”

De sprang ut igen, [pet.cat: båda två | alla tre], rakt ut i regnet, [elder: {elder.short} också, så att nycklarna skramlade. | {keeper} också, med sina knän.] Det var en låg sten, precis lagom stor. Vattnet hade fyllt bokstäverna så att de blänkte. TROGEN.

”Vi har suttit på hans grav”, sa {friend}. ”I tre veckor.” {Friend.He} torkade sig i ansiktet och läste raden under. ”A. Det är inte {grumpy}. Hon heter {princess}.”

”Hej, {princess}”, sa {child}, fast [child.she: prinsessan|hon] var där inne.

{Friend} missade träningen. {Friend.He} märkte det först klockan åtta[elder: , i {elder.short's} kök[elder2: , med {elder2's} strumpor på fötterna] | [adult: , hemma hos {child}]].

# not-shown
På måndagen åkte ingen ner i källaren. {@Keeper} hade lagat lampan och skrivit en lapp, tills den nya mässingsskylten blev klar:

Prinsessan {princess}, ungefär {age} år. Med hunden Trogen (syns ej).

{@Keeper} släppte in {child}, som läste lappen två gånger och därför kom lite sent till skolan. Korridoren [school: {at school} ]var tom. Alla jackor hängde redan där.

På {child.his} krok satt en ny lapp. Den var skriven fort, av någon som hade haft bråttom.

{child}, {age} år. Med [pet.cat: katten | hunden] {pet} (syns ej).

# @keeper
{keeper}
## if elder
{elder.short}

# @She
Hon
## if elder
{Elder.He}

# @walked
{child} gick med {pet}, grannens hund, efter skolan
## if pet.dog
{child} gick med [!pet.known: hunden ]{pet} efter skolan
## if pet.cat
{child} brukade gå efter skolan, med [!pet.known: katten ]{pet} några steg bakom

# @rug
{pet} under fötterna som en matta
## if pet.cat
{pet} mellan sig som en kudde

# @taught
en hund kan en sak som man inte kan lära någon.
## if pet.dog & breed
{a breed} kan en sak som man inte kan lära någon.
## if pet.cat
man kan inte lära en katt någonting, men {pet} kunde en sak ändå.

# @claws
{Pet.His} klor klickade
## if pet.cat
på tysta, våta tassar fortsatte {pet.he}

# @beside
{pet} gick bredvid
## if pet.cat
{pet} kom strykande kring benen
