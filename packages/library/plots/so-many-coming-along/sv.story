title: Så många som vill följa med!
title: Käpp!
title: Tjugotre bilar och en traktor
guest friend: Yusuf (han), Idris (han)
guest elof: Elof (han), Algot (han)

% {elof} är grannen med traktorn. {friend} fyller år.

# in-a-hurry
{elof's} traktor gick i tolv kilometer i timmen, och {child} hade bråttom.

{Child.He} satt på extrasitsen i hytten, fastspänd, med ett paket i knät[pet: , från {child.him} och {pet}].[athlete:  Det var en bok om {athlete}.] Klockan två började {friend's} kalas. {Friend} [friend: var {child.his} bästa vän, men hade nyss flyttat och bodde | var ny i klassen och bodde] längst bort, på andra sidan skogen, och i går[school:  {at school}] hade {friend} sagt: ”Tänk om ingen kommer.”

”Jag kommer”, hade {child} sagt. ”Jag lovar.”

Men i dag ville [adult: {adult's} bil | bilen] inte starta. Då hade grannen {elof} klappat på sin röda traktor. ”Vi ska åt samma håll”, sa han. ”Jag ska prova nya plogen.”

Dunka-dunka-dunk, sa traktorn.

# so-many
{child} vände sig om. Bakom dem kom en blå bil. Bakom den kom en vit, och så en skåpbil. Vägen[city:  från {city}] var smal, och ingen kunde köra om.

”{elof}”, sa {child}. ”Det är kö bakom oss.”

{elof} tittade i backspegeln och sken upp.

”Nej men!” sa han. ”Så många som vill följa med!”

Tuuut! sa den blå bilen.

”Hör, de hälsar!” sa {elof} och tutade glatt tillbaka.

# like-a-wedding
”Jag tror att de är arga”, sa {child}.

”På en traktor? Ingen kan vara arg på en traktor.” {elof} vinkade genom bakrutan.

{child} sjönk ner. Nu var det fjorton bilar. Alla tutade, och {elof} tutade till svar, så att det lät som ett bröllop.

”Kan vi inte köra åt sidan?” sa {child}.

”Då tappar vi ju bort dem”, sa {elof}.

# snow
Då började det snöa.

Först kom några få, fina flingor. Sedan kom alltihop på en gång, som om någon hade skakat ett täcke. Vägen försvann. Diket försvann. {elof} fällde ner plogen, och snön vek sig åt sidan i en lång, vit våg.

Bakom dem slutade de tuta.

{child} tittade ut. Alla bilarna hade krupit ihop, nos mot svans. De körde i spåret som traktorn gjorde. Något annat spår fanns inte.

”Nu blev de blyga”, sa {elof}.

# no-road
Dunka-dunka… dunk.

{elof} hade bromsat. Han gned på framrutan, och för första gången var han inte glad i rösten. ”Jag ser inte vägen, {child}. Det är vitt uppåt och vitt neråt. Och på högra sidan är det djupt dike. Kör jag fel, så kör alla fel.”

{child} tänkte på {friend}, som satt vid ett dukat bord. {Child.He} satte näsan mot sidorutan. Vitt. Vitt. Vitt. Och där, långt ner, något orange.

# a-post
”En käpp!” sa {child}.

”Var?”

”Där! Snökäppen som visar kanten!”

Där {elof} satt var plogen i vägen. Men från {child's} sits syntes käppen precis. {Child.He} torkade rutan med vanten.

”Kör!” sa {child}. ”Rakt fram. Jag säger till.”

Dunka-dunka-dunk.

”Käpp!” ropade {child}. De gled förbi den. ”Käpp! Lite åt vänster. Käpp!”

Vanten blev genomblöt, så {child.he} tog halsduken. {Child.He} vågade inte blinka.

”Käpp! Käpp!”

# no-post
Så kom det ingen käpp.

”Stopp!” skrek {child}, och traktorn tvärstannade, och bakom dem stannade alla bilarna, en efter en. {child} stirrade tills det sved. Där framme, alldeles snett, stack en liten orange spets upp.

”Vägen svänger!” ropade {child.he}. ”Åt vänster! Mer! Mer! Käpp!”

{elof} vred på den stora ratten. Och mitt i allt det vita såg {child} något gult. Det var ett fönster. Det var två fönster, och en klase ballonger på en stolpe.

”Det är där!” sa {child}. ”Det är {friend}!”

# on-the-steps
{Friend} stod på trappan i fina kläder, med snö i håret efter att ha stått där länge.

Traktorn dunkade in på gårdsplanen. Efter den kom den blå bilen. Och den vita. Och skåpbilen. De kom allihop, alla tjugotre, för där traktorn svängde, där svängde spåret. Något annat spår fanns inte.

”Ska alla de där på mitt kalas?” viskade {friend}.

{child} hoppade ner i snön med paketet. {Child.He} tittade på bilarna. Ur dem klev det folk med kalla näsor, en dam med hund, ett helt handbollslag, [sport: några som skulle {play sport}, ]en gubbe med dragspel.[elder:  Ur den vita klev {elder}[elder2:  och {elder2}], som hade tutat värst av alla.] Hon i den blå bilen gick fram till {child}.

”Var det du som ropade käpp?” sa hon. ”Vi såg dig i rutan. Tack.”

{child} vände sig till {friend} och bredde ut armarna.

”Så många som ville följa med”, sa {child.he}.

# waiting-nicely
Det blev det största kalas någon hade sett på den sidan skogen. [friend: De som bodde där | {friend's} mamma] gräddade våfflor åt fyrtio personer. Dragspelet spelade[music:  {music}], och hunden fick krona.

Framåt kvällen låg handbollslaget i en hög på mattan och sov. {child} och {friend} satt i soffan vid fönstret, med {elof} emellan sig. Ute hade det slutat snöa. Där stod den röda traktorn under lyktan, med tjugotre bilar bakom sig.

”Titta så snällt de väntar”, sa {elof}.
