title: Rygg
title: Någon i ryggen
title: Öppet mål
guest vera: Vera (hon), Tyra (hon)
guest coach: Jonna (hon), Sanna (hon)

% ”Rygg” ropar man på planen till den som har någon bakom sig. {Vera} är "hon", så barnet sägs med namn där det annars kunde vara hon.

# fourth-time
”RYGG!” skrek {vera}, och i samma sekund blev {child} av med bollen.

Det var fjärde gången på en kvart. {child} var den som fick bollen långt fram, med ryggen mot målet, och behöll den tills de andra hann ikapp. Det brukade gå bra. Bollen brukade ligga kvar vid {child's} fot som om den bodde där. Men det var innan {vera} flyttade hit[school: , började på {school}] och hamnade bakom {child.him} på planen.

”Rygg” betyder att man har någon i ryggen. Det visste {child}. Det hade {child.he} vetat i fem år.

”Måste du skrika det varje gång?” sa {child} när träningen var slut.

”Måste du tappa den varje gång?”

”Jag tappar den för att du skriker!”

”Jag skriker för att du tappar den!”

”Jag vet att det är någon där. Det är alltid någon där!”

”Okej”, sa {vera}. ”Då säger jag inget.”

# not-a-word
Och hon höll ord. På lördagen mötte de Forsa hemma[city:  i {city}], och {vera} sprang, bröt och passade utan ett ljud. {child} fick bollen. Det var tyst.[pet.dog:  Till och med {pet}, {child's} hund, höll tyst vid sidlinjen.][pet.cat / pet.other:  {Pet} hemma i soffan kunde inte ha varit tystare.] {Child} vände sig om och vände rakt in i en back som såg ut att gå i gymnasiet. Ett–noll till Forsa.

Nästa gång det var tyst vågade {child} inte vända, utan skyddade bollen i flera sekunder med rumpan ut och armbågarna som en hönsmamma, innan {child.he} märkte att det inte fanns någon där.

Tredje gången blev {child.he} tacklad bakifrån och gled på magen genom hela vattenpölen vid hörnflaggan. Två–noll.[elder:  Borta vid staketet blundade {elder}[elder2:  och {elder2}].]

”Du kunde väl ha sagt något!” skrek {child} med gräs mellan tänderna.

”Du visste ju!” skrek {vera}.

”Byte”, sa {coach}, deras tränare. ”Båda två. Sätt er där och titta på fotboll.”

# on-the-bench
De satte sig i varsin ände av bänken. Mellan dem låg reservbollen. När den rullade åt {child} sköt {child.he} tillbaka den, och när den rullade åt {vera} gjorde hon likadant.

”Varför blir du så sur?” sa {vera} till slut.

{child} drog i sin blöta strumpa[sport & !sport.Soccer:  och önskade att {child.he} hade valt att {play sport}].

”När du skriker”, sa {child.he}, ”låter det som om du tror att jag inte kan.”

{Vera} såg faktiskt förvånad ut.

# no-eyes-in
”I mitt gamla lag skrek ingen”, sa hon. ”Det var så tyst att man hörde gräset. Låg man där, så låg man där.” Hon fångade bollen under foten och höll kvar den. ”Jag skriker inte för att du är dålig.[athlete:  Jag hade skrikit åt {athlete} också.] Jag skriker för att jag ser det du inte kan se. Du har ju inga ögon i … RYGG!”

{child} duckade utan att hinna tänka. En stenhård frispark från plan två ven tätt över huvudet och slog omkull hela backen med vattenflaskor.

Det droppade en stund.

# it-has-to-be-true
”Okej”, sa {child}.

”Okej vadå?”

”Du får skrika. Men då måste det stämma. Om du är tyst, då kan jag vända.”

”Då kan du vända.”

”Så du måste vara tyst på riktigt. Kan du det?”

”Jag har varit tyst i en halvlek”, sa {vera}. ”Det var det jobbigaste jag har gjort.”

# second-half
I andra halvlek blev de insläppta. {child} fick bollen, kände hur nacken drog ihop sig och lyssnade. Tyst. {Child.He} vände, och där var ingen, bara en vidöppen gräsmatta och en målvakt med stora ögon. Två–ett.

”Rygg!” hördes det nästa gång. {child} ställde sig bred och kände backen studsa. Sedan rullade {child.he} bollen bakåt till {vera}, sprang och fick den igen. Två–två! {Coach} dansade på sidlinjen med en kon på huvudet[friend: , och {friend}, {child's} bästa vän, dansade bredvid med två].

# left-it
Nu var det en minut kvar. Bollen kom rullande från kanten, mitt framför mål, rakt mot {child's} fötter. Gymnasiebacken kom emot {child.him}. En till kom från sidan. Och då hördes det bakifrån:

”Rygg!”

Men det lät inte som en varning. Det var andfått och glatt, och det kom närmare.

Det var ju {vera}. Det var hon som var ryggen.

{child} gjorde det svåraste som fanns. {Child.He} lät bli. {Child.He} lyfte på foten, och bollen rullade under den och vidare, och båda backarna följde med {child}, och målvakten också.

# over
Bollen kom till {vera}. Hon hade ett helt öppet mål. Hon sköt.

Bollen gick över. Över ribban, över stängslet och ner i brännässlorna bakom kiosken. Så blåste domaren.

Två–två var inte dåligt. De andra klappade om varandra och gick mot korven[music: , där någon hade satt på {music}]. Men {vera} gick åt andra hållet, och vid mittcirkeln satte hon sig i gräset med tröjan uppdragen över näsan. Några i Forsa visade varandra hur högt bollen hade gått.

”Går du och säger något till henne?” sa {coach}.

{child} tänkte efter. Man kunde säga att det inte gjorde något. Man kunde säga att alla missar. Sådant hade {child.he} själv fått höra, och det hade aldrig hjälpt ett dugg.

# nettles
Först gick {child} in i brännässlorna och letade rätt på bollen. Det sved hela vägen upp till knäna. Sedan gick {child.he} ut på planen, lade bollen i gräset och satte sig bakom {vera}, rygg mot rygg.

Det gick att känna hur hon andades, i små ryck.

”Rygg”, sa {child}.

{Vera} svarade inte. Men efter en stund lutade hon sig bakåt. {child} höll emot, lagom mycket, och hon lutade sig lite till.

”Öppet mål”, sa hon.

”Mm.”

”Den gick över kiosken.”

”Jag vet. Jag har varit där.”

Det skakade till i {vera's} rygg. Det kunde vara gråt, men det var det inte.

# back-to-back
{Coach} plockade konerna runt omkring dem, en efter en, och sa ingenting. Skuggan från björkarna kröp ut över mittlinjen. Bollen låg still i gräset intill dem, och där satt de, rygg mot rygg, tills någon ropade att korven höll på att ta slut.
