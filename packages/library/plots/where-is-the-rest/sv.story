title: Häst bortskänkes
title: Var är resten?
title: {mare} och Resten
guest olle: Olle (han), Sture (han)
guest gunnel: Gunnel (hon), Birgit (hon)
guest mare: Doris (hon), Märta (hon)
guest primus: Primus (han), Kaspar (han)
guest friend: Leia (hon), Melker (han)

% Gymnastikhästen är först "den", och "han" från det att barnet säger ”vi tar honom”. {mare} är den levande hästen. Ingen rör {mare} förrän hon själv kommer.

# the-notice
Lappen satt på anslagstavlan [school: {at school} | i skolan]. {child} läste den högt, och sedan läste {child.he} den en gång till för att {child.his} [friend: bästa vän|kompis] {friend} skulle hinna bli lika varm i magen.

”Häst bortskänkes. Brun. Gammal men står stadigt. Hämtas senast fredag. Fråga {olle}.”

{child} önskade sig hästar. Inte en häst, utan hästar, för {child.he} visste att ingen häst vill vara ensam. Men någonstans måste man ju börja.

”Varför ger man bort en häst?” sa {friend}.

”Strunt i det!” sa {child}. {Child.He} sprang redan[sport: , fast {child.he} egentligen skulle {play sport}].

{olle} var skolans vaktmästare. Han stod på en stege och bytte en lampa. ”Kom efter skolan i morgon”, sa han. ”Då hjälper jag er uppför trappan med den.”

”Står den nedanför en trappa?”

”I källaren”, sa {olle}.

Stackars, stackars häst. Nästa dag tog de med fem morötter, ett rep och en filt[elder:  från {elder}[elder2:  och {elder2}]].

# the-cellar
Källaren låg under skolans gymnastiksal. {olle} tände lampan. Där stod den. Den hade fyra ben och en brun, blank läderrygg. Det var allt den hade.

{child} stod kvar med moroten utsträckt.

”Var är resten?” sa {child.he}.

”Det finns ingen rest”, sa {olle}. ”Det är en gymnastikhäst. En sån man hoppar över[athlete: , om man är som {athlete}]. Den har stått här i sjuttio år, och den är stoppad med äkta tagel.”

”Vad är tagel?” sa {friend}.

”Hår från hästar. Från manen och svansen. På fredag åker den till tippen, om ingen vill ha den.”

{child} la handen på ryggen. Lädret var mjukt, som om tusen barn hade klappat det.

”Vi tar honom”, sa {child.he}. ”Lite häst är han ju.”

”Vad ska han heta?” sa {olle}.

{friend} såg på det tomma stället där huvudet skulle ha suttit.

”Resten”, sa {friend.he}.

# the-ditch
De fick låna {olle's} kärra. Resten gungade värdigt genom [city: halva {city} | hela byn] med filten över ryggen.[pet.dog:  Först gick [!pet.known: hunden ]{pet} och skällde på alla som inte steg åt sidan.] Men precis vid {gunnel's} hage small det, och ett hjul rullade ner i diket. I samma stund började det regna.

I hagen bodde {mare}. Hon var en grå häst, och som vanligt stod hon längst bort med rumpan mot världen. Så hade hon stått i ett halvår, ända sedan hennes kompis {primus} dog. {child} hade lockat på henne varenda dag. {mare} hade aldrig kommit.

De drog i kärran. De sköt på. Den rubbade sig inte.

”Han får stå här i natt”, sa {friend} och stoppade om Resten med filten.

{child} la en morot på hans rygg, så att han inte skulle känna sig övergiven. Sedan sprang de hem[pet.cat: , där [!pet.known: katten ]{pet} luktade länge på deras händer][pet.other:  och berättade alltihop för {pet}].

# gone
Nästa morgon stod kärran kvar. Filten låg i diket.

Resten var borta.

”De har tagit honom till tippen”, sa {child}. Det gjorde ont i halsen. ”Och vi bara gick.”

Men {friend} satt på huk i leran. ”Titta”, sa {friend.he}. ”Spår.”

Det var fyra små runda hål. Sedan fyra till. Spåren gick genom grinden, tvärs över hagen, bort till skjulet där {mare} brukade sova. Där satt {gunnel} på en hink och vinkade in dem. Bakom henne stod Resten i torr halm. Och bredvid honom stod {mare} med huvudet lutat över hans rygg.

”Är den er?” sa {gunnel}. ”Hon stod vid staketet i ösregnet hela kvällen och nosade på den. Jag fick inte in henne. Till slut bar jag och grannen hit den där, några steg i taget. Då gick hon med.”

”Det är taglet”, sa {friend}. ”Hon känner att det är häst i honom.”

# the-corner
{child} kunde inte vänta längre. {Child.He} sträckte ut handen och tog ett steg mot {mare}.

{mare} kastade upp huvudet. Hon backade in i hörnet så att det dånade i brädorna, och där stod hon och skakade.

”Nej, nej”, sa {gunnel}. ”Ingen får röra henne. Inte jag heller, inte sedan {primus} dog. Hon är full av tovor, stackars gumman.”

{child} hade händerna bakom ryggen nu. {Child.He} ville så gärna att det kliade i dem. {Child.He} hade velat så gärna i ett halvår. Tänk om det var just det som skrämde {mare}.

# the-brush
Så {child.he} vände sig om. {Child.He} tog borsten från spiken och började borsta Resten. Långa, lugna tag längs lädret.[music:  {Child.He} nynnade på {@song}, så lågt att det knappt hördes.] ”Fin kille”, sa {child.he}. ”Nu tar vi andra sidan.”

{friend} gick och ställde sig framför Resten med ena handen i luften.

”Vad gör du?” viskade {child}.

”Håller honom i huvudet”, viskade {friend}.

Borsten gick, fram och tillbaka. Ingen tittade på {mare}. Det prasslade i halmen. Det prasslade en gång till. Så kom något stort och grått och varmt och ställde sig tätt bredvid Resten, sida mot sida.

{mare} väntade på sin tur.

# her-turn
{child} lät borsten glida över från läder till päls, utan att sluta. Under handen gick det en darrning, och sedan gick den över. {mare} sänkte huvudet och andades ut, så att det fladdrade i {friend's} hår.

{gunnel} satt alldeles tyst på sin hink.

”Kan ni komma i morgon?” sa hon till slut. ”Och dagen därpå? Och han där får förstås bo kvar.”

# two-backs
De kom nästa dag, och dagen därpå, och alla dagar sedan. Men den första kvällen satt de kvar på grinden tills solen gick ner, och såg på de två ryggarna i hagen, en grå och en brun.

”Nu har vi hästar”, sa {child}.

”Ja”, sa {friend}. ”{mare} och Resten.”

# @song
{music}
