title: Tack, det var bra så
title: Vid varenda brevlåda
title: Gå bredvid
guest friend: Arvid (han), Hedvig (hon)
guest pet: Tuss (han), Lurv (han)
guest mare: Majken (hon), Rosa (hon)
guest other: Berit (hon), Gullan (hon)
guest owner: Siv (hon), Anita (hon)

% Hunden är familjens, eller stallets; en katt rider lika gärna och har klor i stället för skall.

# every-letterbox
I tjugo år hade ardennerstona {mare} och {other} dragit mjölkkärran genom byn, och fast det inte fanns någon mjölkkärra längre hade {mare} inte slutat. Hon stannade vid varenda brevlåda. Där stod hon, stor som ett vedskjul, tills någon sa det som kunderna alltid hade sagt: ”Tack, det var bra så.” Då gick hon. Sa man något annat gick hon inte.

{child} visste det. {Child.He} hade bara inte vetat hur många brevlådor det fanns.

# number-seven
{child} och {child.his} bästa vän {friend} skulle leda hästarna från sommarhagen till stallet. De hade hjälm på sig båda två, för det krävde {owner}, som ägde hästarna. {child} ville vara framme före fyra, för då gick bussen [city: från {city} ]med halva klassen förbi. I {child.his} huvud kom {child.he} i galopp. I verkligheten stod {child.he} vid brevlåda nummer sju.

”Tack, det var bra så”, sa {child.he} mellan tänderna.

{mare} suckade och gick.

# like-neighbours
”Du låter sur”, sa {friend}, som kom långt bakom med {other}. {Friend} var aldrig i närheten av att ha bråttom. {Friend.He} talade med hästar som om de var grannar[music: , och däremellan gnolade {friend.he} {music}]. ”Hon hör det, vet du. {other} undrar om du har ont i magen.”

”{other} undrar ingenting.”

”Du kan ju inte veta vad {other} undrar.”

{@rider}

{child} drog i grimskaftet. Det var som att dra i ett hus. {Child.He} ville rida en häst, inte stå bredvid en, och det värsta var att {mare} inte ens var elak. Hon såg på {child.him} med ett öga stort som ett plommon och tuggade.

”Det finns ingen mjölk”, sa {child} till ögat. ”Det är ingen som väntar på dig.”

{mare} blåste {child.him} i ansiktet.

# over-the-shoulder
Vid nästa brevlåda sa {child} orden innan {mare} ens hade stannat, och vid nästa sa {child.he} dem över axeln. Det gick snabbare så.[elder:  {Elder}[elder2:  och {elder2}] satt vid grinden och hann inte ens vinka.] Bakom {child.him} hördes {friend} prata, stanna och prata igen, allt svagare, och till slut hördes {friend.he} inte alls. {child} vände sig inte om. Så hade det varit hela våren: {child} först, till [sport: {sport}, till ]nya kompisar, och {friend} någonstans där bak, i samma gamla stövlar.

# on-the-bridge
Mitt på bron stannade {mare}.

Där fanns ingen brevlåda, bara två räcken och en väg precis så bred som en ardenner på tvären.

”Tack, det var bra så”, sa {child}.

Hon stod.

”Tack, det var bra så!”

Hon vände huvudet bakåt, lyfte det och gnäggade så att räcket sjöng.

Då kom bussen. Den bromsade, chauffören slog av motorn, och i varje fönster satt någon som {child} kände. Någon höll upp en mobil.[school:  I morgon hade alla {at school} sett det.] {child} sköt på med axeln, och {mare} lutade sig vänligt tillbaka, tills {child} stod inklämd mellan henne och räcket som ett bokmärke.

# not-stubborn
Det brann i ansiktet på {child.him}. {Child.He} skämdes ända ner i fötterna. Ansiktet gick inte att gömma någon annanstans, så {child.he} borrade in pannan i {mare's} hals. Där var det mörkt och luktade hö.

Hennes hjärta slog långsamt, men hela hon darrade. {child} hade trott att {mare} var envis. Hon var rädd. Hon hade gått i par i tjugo år, och nu hade hon sett sig om, och ingen var där.

”Det är {other}”, sa {child} in i manen. ”Det är klart att det är {other}.”

# fetch-her
{child} kunde inte släppa {mare}, och det hjälpte inte att ropa. {@arrives}

”Hämta henne”, sa {child}. ”Hämta {other}!”

Ett klokt djur hade kanske tvekat inför nästan ett ton häst. {Pet} hade aldrig varit den mindre i någon diskussion. {Pet.He} var borta som ett skott.

# we-have-to-wait
{child} gick fram till bussens dörr, så långt grimskaftet räckte, och knackade på.

”Hon går inte utan sin kompis”, sa {child.he} högt, så att alla hörde. ”Det är jag som har gått för fort. Vi får vänta.”

Chauffören betraktade {mare}. ”Min mormor köpte mjölk av henne”, sa han och tog fram sin termos.

# at-a-trot
Det dröjde. Men så kom {other} runt kröken i trav så att vägen skakade, {@with-pet}. Och på hennes rygg, utan sadel, med knytnävarna fulla av man och munnen vidöppen, satt {friend}.

{Friend}, som aldrig skyndade sig. Hela bussen reste sig upp[athlete: , som om det hade varit {athlete}].

”Hon hade ställt sig i bäcken och tänkte bo där!” ropade {friend.he}. ”{@told} jag hann bara sätta mig upp!”

{other} stannade med mulen mot {mare's} hals. De stod så, pannlugg mot pannlugg, och andades som två gamla damer efter en trappa.[age>=11:  I bussen började någon applådera.]

# side-by-side
{Friend} gled ner, blöt till midjan.

”Du väntade”, sa {friend.he}.

”{mare} väntade”, sa {child}. ”Jag var inklämd.” {Child.He} petade med foten på en sten. ”Men jag borde ha gjort det. Hela våren, alltså.”

{Friend} tänkte efter, på sitt vis, grundligt.

”{other} tycker att du kan gå bredvid nu”, sa {friend.he}.

De gick bredvid, fyra i bredd och med {pet} överst. Vid de sista brevlådorna turades de om att säga orden, och vid den allra sista sa de dem tillsammans.

# in-the-stable
I stallet fick {mare} vatten och havre, och {child} borstade henne tills det inte fanns mer häst att borsta. Utanför väntade {friend} med cyklarna[adult: , {adult} med torra byxor][elder:  och {elder.short} med saft].

”Tack”, sa {child} och lade handen på den varma bogen. ”Det var bra så.”

För första gången på hela dagen gick hon inte. Hon lade sitt tunga huvud över {child's} axel och stod kvar, och {child} lät det ligga där tills benen skakade.

# hoofprints
Morgonen därpå fanns det spår i gruset vid {child's} brevlåda. Två par hovar, stora som tallrikar, hade kommit sida vid sida nerför vägen och stått där en god stund. Mitt emellan dem låg {pet} hoprullad och väntade på att någon skulle säga orden.

# @rider
På {other's} breda rygg satt {pet}, stallets hund, med hakan i vädret. {Pet.He} ansåg sig numera vara ryttare.
## if pet.dog
På {other's} breda rygg satt {pet}, {child's} hund, med hakan i vädret. {Pet.He} ansåg sig numera vara ryttare.
## if pet.cat
På {other's} breda rygg satt {pet}, {child's} katt, med hakan i vädret. {Pet.He} ansåg sig numera vara ryttare.

# @arrives
Men då kom {pet}, utan häst, skällande och lerig till magen. {Pet.He} tvärstannade, snurrade, skällde bakåt mot vägen och såg på {child} som man ser på någon som aldrig fattar.
## if pet.cat
Men då kom {pet}, utan häst, jamande och lerig till magen. {Pet.He} tvärstannade, gick tre steg tillbaka, jamade mot vägen och såg på {child} som man ser på någon som aldrig fattar.

# @with-pet
med {pet} skällande vid hälarna
## if pet.cat
med {pet} fastklamrad bakom öronen

# @told
Men {pet} sa ifrån, och
## if pet.cat
Men {pet} hoppade upp på henne med alla klor på en gång, och
