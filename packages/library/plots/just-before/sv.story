title: Strax innan
title: Den gröna jackan
title: Tre sätt att vara reserv
title: Jag tittar åt dig
guest rival: Viggo (han), Algot (han), Sixten (han)

# three-ways
Det finns tre sätt att vara reserv. Man kan titta på klockan. Man kan titta på sina skor. Och så kan man titta på de
andra.

{Child} hade tittat på de andra hela säsongen. Det gällde {sport}, och utsikten {@game-seat} var det inget fel på.
Till slut låg där också en anteckningsbok, och på första sidan stod det: Strax innan.

För det var det {child} hade upptäckt. Strax innan något händer kommer alltid något mindre. Och det ser man bara om
man inte är med.

## or
”Skriver du dagbok?” sa {rival}, på väg in för att vara med.

”Nej”, sa {child}, på väg att sätta sig {@game-seat}.

Det var det inte heller. Det var en bok som hette Strax innan, och den handlade om {sport}, mest. Den handlade om det
lilla som händer strax innan något annat händer. Sådant märker man inte när man är med. Man måste vara reserv, gärna
en hel säsong.

# list
Kvällen före den sista lördagen låg {child} i sängen och läste i den: //
Strax innan det regnar[city:  {in city}] blir alla fåglar tysta. //
Strax innan ett glas går i golvet säger någon: akta glaset. //
[adult: Strax innan {adult} säger nej säger {adult} ”vi får se”. //
][elder: Strax innan {elder.short} berättar något viktigt blir det lång omrörning i koppen. //
][elder2: Strax innan {elder2.short} somnar säger {elder2.short}: jag sover inte. //
][school: Strax innan det ringer ut {at school} tittar alla på klockan utom den som har lektionen. //
][pet.dog: Strax innan någon kommer hem reser sig {pet}. //
][pet.cat: Strax innan {pet} hoppar vickar det lite längst bak. //
][pet.other: Strax innan det blir mat vet {pet} om det. //
][friend: Strax innan {friend} skrattar är det tyst i en halv sekund. //
][music: Strax innan det bästa stället i {music} slutar man andas. //
][athlete: Strax innan {athlete} lyckas: okänt. Kameran är alltid för sen. //
]Strax innan {rival} missar letar han efter en grön jacka.

# best
{rival} var den bästa de hade, och den som oftast nämnde det. {@game-miss} Det hade hänt fyra gånger, och alla fyra
gångerna hade {child} sett det komma. [age>=10: Det är ensamt att veta något en halv sekund före alla andra.]

”Blir det en femte”, hade tränaren sagt, ”så byter vi.” Tränaren såg inte på {child}. Alla andra gjorde det.

[friend: ”Så du behöver inte göra någonting alls”, sa {friend}. ”Det är det fina med planen.” | Så det behövdes
ingenting. Det var det fina med planen.] Det var bara att sitta, och det hade {child} tränat på hela säsongen.

[athlete: {Child} försökte alltid göra som {athlete}. Men hur {athlete} var som reserv fanns det inga bilder på.]

## or
Det var den sista raden som var värd något. {rival} hade platsen, och han var bäst, och påminde gärna om det.
{@game-miss} Fyra gånger hade det hänt, och fyra gånger hade {child} suttit och vetat.

”En gång till”, hade tränaren sagt efter den fjärde, ”så får ni två byta.”

[friend: ”Det är världens bästa plan”, sa {friend}. ”Man behöver inte ens resa sig.” | Det var en utmärkt plan. Man
behövde inte ens resa sig.] [age>=10: Det enda som skavde var att det inte kändes som en plan. Det kändes som att
titta på när någon går mot en glasdörr.]

[athlete: På väggen satt {athlete}, mitt i det svåra. Så ville {child} bli. Men det fanns ingen affisch på någon som
satt och väntade.]

# corridor
På lördagen stod {rival} ensam i gången utanför omklädningsrummet och kikade ut genom dörrspringan, mot dem som skulle
titta på. Strax innan, tänkte {child}.

Det hade gått att gå förbi. Det var mycket nära.

”Han sitter där”, sa {child}.

”Vem?” sa {rival}, alldeles för fort.

”Den gröna jackan. Han sitter vid stolpen. Det gör han varje gång.”

{rival} blev tyst. Han gick igenom fyra gånger i huvudet. ”Pappa går”, sa han. ”Precis när det är dags. Jag tittar,
och så är han borta.”

”Han går inte”, sa {child}. ”Han lutar sig fram. Då hamnar han bakom stolpen. Man ser det bara därifrån jag sitter.”

## or
På lördagen satt {rival} och knöt skorna i gången utanför omklädningsrummet. Han hade knutit dem en gång redan.
[age>=10: Han såg mindre ut när ingen tittade.]

{Child} hade boken under armen och munnen stängd. Tre steg till, så var det avgjort.

Vid andra steget stannade {child}.

”Den gröna jackan”, sa {child}. ”Du letar efter den. Strax innan.”

{rival} såg upp som om någon hade läst högt ur honom. ”Det är pappa”, sa han till slut. ”Han hinner aldrig stanna.
Varje gång det är min tur har han gått.”

”Han sitter kvar”, sa {child}. ”När det är din tur lutar han sig fram, och då är det en stolpe i vägen. Jag har sett
det fyra gånger. Därifrån jag sitter ser man det.”

# look-for-you
Det blev tyst i gången.

”Titta inte efter honom”, sa {child}. ”Jag sitter ju ändå där. Jag tittar åt dig.”

Strax innan, en timme senare, vände {rival} på huvudet. Inte mot stolpen, utan mot {child}. {Child} höll upp boken.
Han är kvar, betydde det.

{@game-hit} Bakom stolpen for en grön ärm rakt upp i luften.

Alla sa att {rival} hade haft tur. [friend: ”Nu gick planen sönder”, sa {friend}.

”Ja”, sa {child}.

”Det var en bra plan”, sa {friend}. | Det var en bra plan som gick sönder där, tänkte {child}, och skrev inte upp
det.]

# cheeks
Mot slutet pekade tränaren på {child}. {@game-chance}

Då kom det en röst från sidan. Där satt {rival} och vilade, för första gången, och hade ingenting att göra utom att
titta.

”Strax innan”, ropade han, ”så blåser du upp kinderna! Som en hamster!”

Det stod inte i boken. [age>=10: Den som skriver boken är den enda som inte kommer med i den. | Det kunde det inte
göra.]

{Child} andades ut. {@game-mine}

Hur allting slutade står inte heller i boken. Den handlar bara om innan.

# home
De gick hem åt samma håll, tjugo steg bakom en grön jacka som vände sig om ibland för att se att de var kvar. {rival}
läste i boken under lyktorna, en sida för varje lykta.

”Det fattas en”, sa han till slut, lånade pennan och skrev.

[friend: Först var det tyst i en halv sekund. Sedan skrattade {friend}, och då skrattade de andra också. | {Child}
läste det under nästa lykta.] Det stod: Strax innan {child} lyckas: andas ut.

## or
Efteråt hade de samma väg. Framför dem gick den gröna jackan, så sakta att man kunde tro att den inte väntade.

”Får jag se?” sa {rival}, och sedan läste han gående, utan att snubbla en enda gång. ”Det är sant”, sa han vid första
lyktan. ”Det är också sant”, sa han vid den andra. Vid den sista stannade han. ”Du är inte med”, sa han och tog
pennan.

[friend: {Friend} läste över axeln på honom. Det var tyst i en halv sekund, och sedan var det inte alls tyst. | Han
skrev långsamt, mot en brevlåda.] Längst ner stod det nu: Strax innan {child} lyckas: andas ut.

# falling-asleep
Om kvällen var lakanet svalt och benen tunga, och utanför fönstret hade fåglarna tystnat. {Child} slog upp en ny sida
och skrev: Strax innan man somnar.

Sedan låg pennan stilla, och handen, och boken på täcket. {Child} andades ut. Det som händer strax innan kom sakta
närmare och hände, och ingen hann skriva upp det.

## or
Om kvällen låg boken uppslagen på nattduksbordet, på sidan som någon annan hade skrivit. Täcket var tungt och varmt.
{Child} andades ut, länge, och in, och ut igen.

Utanför fönstret blev fåglarna tysta, en efter en. Strax efter kom regnet, mjukt och tätt över taken, precis som det
skulle, och då var det ingen vaken som kunde skriva upp det.

# @game-seat
på sin plats vid sidan om
## if sport.Soccer
på bänken vid mittlinjen
## if sport.Basketball
längst ut på bänken
## if sport.Tennis
på pallen bakom staketet
## if sport.Swimming
på kakelbänken vid kortsidan
## if sport.Baseball
på bänken bakom nätet
## if sport.Football
på bänken vid sidlinjen
## if sport.Gymnastics
på mattkanten
## if sport.Track and Field
på bänken vid hoppgropen
## if sport.Volleyball
på bänken bredvid bollvagnen
## if sport.Hockey
i båset, närmast grinden
## if sport.Golf
på bänken vid sista hålet
## if sport.Dance
på stolarna vid väggen

# @game-miss
Ändå hade det gått fel för honom, just när det gällde.
## if sport.Soccer
Ändå hade han skjutit straffen över.
## if sport.Basketball
Ändå hade han bränt båda straffkasten.
## if sport.Tennis
Ändå hade han slagit dubbelfel på matchbollen.
## if sport.Swimming
Ändå hade han kommit sist av startpallen.
## if sport.Baseball
Ändå hade han missat tre slag i rad med löpare på alla baser.
## if sport.Football
Ändå hade han tappat passningen när hela planen låg öppen.
## if sport.Gymnastics
Ändå hade han tagit två steg för mycket i landningen.
## if sport.Track and Field
Ändå hade han trampat över plankan.
## if sport.Volleyball
Ändå hade han servat i nätet på sista bollen.
## if sport.Hockey
Ändå hade han skjutit utanför, ensam med målvakten.
## if sport.Golf
Ändå hade han puttat förbi på en meter.
## if sport.Dance
Ändå hade han kommit in en takt för tidigt i solot.

# @game-hit
När det gällde såg {rival} bara på det han höll på med, och det gick som längs en linjal.
## if sport.Soccer
När straffen kom la {rival} bollen till rätta, såg bara på den och rullade in den i hörnet.
## if sport.Basketball
{rival} studsade bollen tre gånger, såg bara på ringen och satte båda kasten utan att ringen märkte det.
## if sport.Tennis
På matchbollen kastade {rival} upp bollen, såg bara på den och slog en serve som ingen hann vrida huvudet efter.
## if sport.Swimming
När signalen kom var {rival} redan i luften, med huvudet nere, och kom upp framför dem han brukade jaga.
## if sport.Baseball
{rival} såg bara på bollen, och sedan var det alla andra som fick se efter den, länge.
## if sport.Football
Passningen kom högt över axeln. {rival} såg bara på den, tog den med båda händerna och slutade inte springa förrän
gräset var slut.
## if sport.Gymnastics
{rival} sprang, såg bara på hoppbordet och landade så stilla att mattan inte hann sucka.
## if sport.Track and Field
I sista hoppet såg {rival} bara på plankan, träffade den mitt på och var borta så länge att det blev tyst runt gropen.
## if sport.Volleyball
{rival} kastade upp bollen, såg bara på den och servade, och på andra sidan sa två personer ”din” samtidigt.
## if sport.Hockey
Ensam med målvakten såg {rival} bara på pucken, väntade en halv sekund längre än målvakten och la in den.
## if sport.Golf
På en meter såg {rival} bara på bollen, och den gick i hålet som om den bodde där.
## if sport.Dance
När solot kom såg {rival} rakt fram, väntade in takten och landade mitt i den.

# @game-chance
{child.He} fick komma in. Det första försöket var inget att rama in.
## if sport.Soccer
{child.He} fick de sista tio minuterna. Det första skottet gick i famnen på en målvakt som inte ens behövde flytta
sig.
## if sport.Basketball
{child.He} fick de sista minuterna. Det första skottet tog i plankan, i ringen och i domaren.
## if sport.Tennis
{child.He} fick spela dubbeln. Den första returen gick över nätet, över staketet och över vägen.
## if sport.Swimming
{child.He} fick simma sist i lagkappen. I den första vändningen kom det vatten i näsan, och väggen fanns inte där den
skulle.
## if sport.Baseball
{child.He} fick slå i sista inningen. Det första slaget träffade ingenting alls, mycket hårt.
## if sport.Football
{child.He} fick de sista två minuterna. Den första passningen studsade i bröstet, i hjälmen och i marken.
## if sport.Gymnastics
{child.He} fick gå ut sist. I den första hjulningen hamnade fötterna i fel hörn.
## if sport.Track and Field
{child.He} fick hoppa sist av alla. Det första hoppet gav sand i båda skorna och röd flagga.
## if sport.Volleyball
{child.He} fick komma in. Den första serven gick i taket, som är högt.
## if sport.Hockey
{child.He} fick de sista bytena. Det första skottet missade pucken.
## if sport.Golf
{child.He} fick spela sista hålet för laget. Utslaget gick in i en buske, där det rörde sig en stund.
## if sport.Dance
{child.He} fick vara med i sista dansen. I första varvet mötte {child.he} alla de andra, på väg åt andra hållet.

# @game-mine
Nästa försök satt, från början till slut, så självklart att det nästan inte märktes.
## if sport.Soccer
Nästa boll kom i knähöjd. Den gick förbi målvakten på fel sida, och nätet buktade.
## if sport.Basketball
Nästa skott gick högt, tog god tid på sig och föll rakt igenom, med det ljud ett nät gör när det är nöjt.
## if sport.Tennis
Nästa retur gick en decimeter över nätet och tog på linjen, så att kritan rök.
## if sport.Swimming
Nästa vändning satt. Väggen kom precis när den skulle, båda fötterna träffade den, och hela bassängen gled bakåt.
## if sport.Baseball
Nästa slag sa klack. Bollen gick lågt mellan två som båda trodde att den andra skulle ta den.
## if sport.Football
Nästa passning kom lågt. Den fastnade mellan två händer och en mage, och där stannade den.
## if sport.Gymnastics
Nästa gick rakt längs den vita linjen, och båda fötterna kom ner samtidigt och stannade.
## if sport.Track and Field
I nästa hopp låg plankan precis under foten, och sanden kom mycket senare än den brukade.
## if sport.Volleyball
Nästa serve tog i nätkanten, tänkte efter och föll ner på rätt sida.
## if sport.Hockey
Nästa skott hade pucken med sig, lågt längs isen, och det sjöng i ribban när den gick in.
## if sport.Golf
Nästa slag gick högt ut ur busken, studsade två gånger och stannade en armlängd från flaggan.
## if sport.Dance
I nästa varv gick det åt rätt håll, och foten, armen och musiken kom fram samtidigt.
