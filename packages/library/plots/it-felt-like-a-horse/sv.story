title: Snigeln på brandmästaren
title: Den kändes som en häst
title: Inte innanför kragen
guest holm: brandmästare Holm (han), brandmästare Berg (han)

% Vägen: mitt på huvudet, inte ner i pannan utan bakåt, ner i nacken, ut på handen. Handen är blöt och stilla varje gång.

# on-his-head
Det satt en snigel på {holm's} huvud.

{child} såg den, för {child.he} satt bredvid honom på bänken utanför bageriet och väntade på [adult: {adult}, som köpte bröd|brödet, som inte var riktigt färdigt]. Det hade nyss slutat regna. {Holm}, som var gammal nu och hade slutat släcka eldar[city:  {in city}], sov med hakan mot bröstet. Han hade inget hår. Mitt uppe på det blanka huvudet gick snigeln, stor och brun, med huset på ryggen. Den hade kommit från syrenbusken som hängde ner bakom bänken.

{child} hade letat efter en snigel hela våren[sport: , till och med när {child.he} skulle {play sport}].[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade hittat fyra.] {Child.He} ville så gärna ha en som gick i handen på {child.him}. Bara en gång.[pet.other:  {Pet} räknades inte.]

{Child.He} reste sig på bänken, tog försiktigt om snigelhuset och drog.

Det satt fast. Och {holm} vaknade.

# on-you
”Regnar det?” sa han.

”Nej”, sa {child}. ”Det är en snigel.”

”Var?”

”På dig.”

{Holm} blev stel som en flaggstång. Bara läpparna rörde sig.

”Ta bort den”, sa han. ”Snälla.”

”Är du rädd?”

”Jag har gått in i brinnande hus”, sa {holm}. ”Jag har burit tolv människor nerför stegen, och en gris. Men sniglar … Jag har aldrig kunnat med sniglar. Skratta inte.”

{child} skrattade inte.

”Jag är rädd för hissar”, sa {child.he}.[school:  ”Det vet ingen {at school}.”]

Då andades {holm} ut, lite grann.

# not-so-fast
”Kan du inte bara dra bort den?”

”Det går inte. Drar man så håller den bara hårdare. Den måste gå själv.”

”Hur fort går den?”

{child} tittade. Snigeln hade dragit in huvudet i huset när {child.he} drog. Den gick inte alls.

”Inte så fort”, sa {child.he}.[athlete:  ”Den är ingen {athlete}.”]

# a-little-ramp
Sniglar tycker om det som är vått. Det visste {child}[elder: , det hade {elder}[elder2:  och {elder2}] lärt {child.him}]. {Child.He} la handen i vattenpölen på bänken tills den var blöt på båda sidor. Sedan la {child.he} den platt mot {holm's} panna, med fingrarna uppåt, som en liten brygga. Och så höll {child.he} den stilla.[music:  Inne i bageriet spelade radion {@song}.]

Först hände ingenting. Sedan kom ett horn fram, och ett horn till.

”Nu tittar den”, sa {child}.

”På vad?”

”Den har ögonen längst ut på hornen. Nu tittar den på busken. Och nu … nu går den.”

”Åt ditt håll?”

”Nej”, sa {child}. ”Åt andra hållet. Bakåt. Ner mot kragen.”

# not-the-collar
Åh nej. Nu darrade {holm} så att hela bänken skakade.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}], som låg under den, la hakan på brandmästarens sko.]

”Inte innanför kragen”, sa han. ”{child}, inte innanför kragen.”

”Jag går runt”, sa {child}. ”Jag är kvar. Jag går bara runt.”

{Child.He} klev ner och gick runt bänken, doppade handen i pölen en gång till och sträckte sig så högt {child.he} kunde. Så la {child.he} den platt mot {holm's} nacke, precis ovanför kragen. Och så höll {child.he} den stilla.

# the-arm
Snigeln kom. Den kom så sakta som bara en snigel kan komma. {child's} arm blev trött. Sedan blev den mycket trött. Den började skaka, och när den skakade stannade snigeln.

”Vad gör man”, sa {child}, ”när man bär någon nerför en stege och armen tar slut?”

”Då är det någon som håller under”, sa {holm}.

Han var rädd, och det var dit snigeln var på väg. Ändå sträckte han sin stora hand bakåt. Han kände sig fram tills han hittade {child's} armbåge. Där höll han.

Då blev armen stilla.

# cold-and-soft
Det blev kallt på {child's} långfinger. Mjukt och kallt, som en liten, liten tunga[pet.cat: , mycket mindre än katten {pet's}]. Det kröp över fingret och över knogarna och ut på handryggen, och sedan satt hela snigeln där, med hus och allt.

”Jag har den”, sa {child}.

{Holm} vände sig om. Han tittade länge.

”Är den inte större än så?” sa han.

”Nej.”

”Den kändes som en häst.”

# one-finger
{child} satte sig bredvid honom igen. Snigeln gick uppför {child.his} handled och nerför den, och de tittade på den båda två. Till slut la {holm} ett finger på snigelhuset. Bara på huset, och bara en kort stund.

# silver
När [adult: {adult} kom ut med brödet|bagaren ropade att brödet var färdigt] höll {child} upp handen mot syrenbusken, och snigeln gick in bland bladen. {Holm} tog sin käpp och sa hej då.

{child} stod kvar och såg efter honom. Solen hade kommit fram. En smal väg av silver gick från toppen av {holm's} huvud och hela vägen ner i nacken, och den glittrade för varje steg han tog.

# @song
{music}
