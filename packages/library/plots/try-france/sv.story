title: Det bränns!
title: Pröva Danmark
title: Letandet
guest minder: Gunvor (hon), Ulla (hon)

% Skatten ropar varmt och kallt, och sista gången är det barnet som går sin väg. Vem som är med {child} på stranden: {adult}, annars den äldre, annars grannen {minder}
% (@a). Kistan är tung av guldet, och tom flyter den.

# cold
”Kallt”, sa stranden.

{child} slutade gräva. {child.He} letade efter en skatt[school: , för ingen {at school} hade någonsin hittat en]. Hela förmiddagen hade {child.he} grävt med sin röda spade, och {child.he} hade inte hittat så mycket som en knapp.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade också grävt hela förmiddagen, på ett annat ställe.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] var hemma. All den sanden, och alldeles i onödan!][pet.other:  {Pet} var hemma, i torrhet.][friend:  {Friend}[!friend.known: , {child’s} bästa vän,] hade gått över till sandslott.]

”Vem sa det där?” sa {child}.

”Jag”, sa en rostig röst någonstans under sanden. ”Skatten. Det är kallt där du är. Pröva vid stenen.”

{child} sprang till stenen och grävde.

”Svalt”, sa skatten. ”Lite åt vänster.”

{child} grävde lite åt vänster.

# warmer
”Varmt”, sa skatten. ”Åh, vad det här är trevligt. Jag har väntat i trehundra år på att det skulle komma någon[city:  från {city}]. Varmare! Varmare!”

Sanden yrde över {child’s} axel och ner på {@newspaper}.

”Är du guld?” ropade {child}.

”Massor”, sa skatten. ”Och en krona, och en höna.”

”En höna?”

”En av guld. Gräv på! Hett! Det bränns! Det …”

# clonk
KLONK, sa spaden.

”Iskallt”, sa skatten fort.

”Men det sa ju klonk.”

”Det gjorde det inte alls. Brrr. Jättekallt. Pröva Danmark.”

{child} la sig på knä och borstade undan sanden. Där satt locket till en stor svart kista.

”Jag hittade dig!” sa {child}. ”Vad är det med dig?”

”Ingenting”, sa skatten och snörvlade. ”Det är bara det att jag tycker bäst om letandet. När de har hittat en går de och handlar för en. Och då är man lite hos bagaren och lite i skoaffären.”

# swoosh
{child} skulle just svara. Men det blev så blött om fötterna.

{child.He} såg sig om. Havet steg! En våg sköljde upp över sanden och rann ner i gropen. Svosch. Och sedan kom det en till.

”Vad är det som låter?” sa skatten.

”Det är havet”, sa {child}. ”Det kommer hit.”

”Åh nej”, sa skatten. ”Jag kan inte simma. Jag kan bara sjunka. Det är allt guldet!”

# colder
{child} drog i handtaget. {@A} drog också. Kistan var alldeles för tung. Svosch, sa havet, och snart gick vattnet {child} till knäna.

”Kallare”, sa skatten med darr på rösten. ”Kallare! Kallare!”

Det var ju guldet som var så tungt! {child} slängde upp locket.

Åh, vad det glänste!

# buckets
{child} fyllde sin röda hink med guld. {child.He} sprang uppför stranden[athlete:  som {athlete}], tömde den på den torra sanden vid trappan och sprang tillbaka. En hink. Två hinkar. Tre hinkar! Det värkte i armarna[sport:  mer än efter {sport}].[friend:  {Friend} kom springande med en hink till.] {@Crown} Sex hinkar! Sju! Nu stod vattnet vid locket.

{child} fiskade upp den allra sista slanten.

# bob
Och gupp! Upp kom kistan. Den var tom, så den flöt. Den kom seglande uppför stranden på nästa våg, alldeles själv, och stannade vid {child’s} tår.

”Nej men, titta”, sa skatten. ”Jag kan simma.”

Där låg den på det torra, bredvid en väldig hög med guld.

”Jaha”, sa den. ”Nu ska du väl i väg och handla.”

# hide-you-again
{child} tittade på guldet. Det var det finaste {child.he} någonsin hade hittat. Men att leta efter det hade varit ännu bättre.

”Ska jag gömma dig igen?” sa {child}.

”Skulle du vilja det?”

”Och sedan kommer jag och letar. Och sedan gömmer jag dig igen.”

”Åh, ja”, sa skatten. ”Åh, ja tack.”

# not-for-shops
Då la {child} tillbaka alltihop. Och högst upp vid trappan, dit havet aldrig når, grävde {child.he} en fin djup grop, och {@a} hjälpte till att putta. De klappade till sanden tills den var slät[music: , och under den nynnade skatten på {music}].

”Vänta”, sa skatten. ”Håll fram handen.”

Något kom upp ur sanden, något runt och blankt. Det var ett guldmynt.

”Det är inte att handla för”, sa skatten. ”Det är för att du ska bli tvungen att komma tillbaka med det.”

# see-you-tomorrow
{child} stoppade det långt ner i fickan. {child.He} tog {@a} i handen, och de gick uppför trappan och bort längs vägen. Och ju längre de gick, desto svagare blev rösten som ropade efter dem från stranden.

”Varmt”, ropade den. ”Svalt … Kallt … Vi ses i morgon.”

# @newspaper
grannen {minder}, som låg med en tidning över ansiktet
## if elder & !adult
{elder}, som låg med en tidning över ansiktet
## if adult
{adult}, som låg med en tidning över ansiktet

# @Crown
{minder} bar kronan på huvudet och hönan under armen.
## if elder & !adult
{Elder.short} bar kronan på huvudet[elder2: , men {elder2} ville inte ta hönan, ifall hon pickades|  och hönan under armen].
## if adult
{Adult} bar kronan på huvudet och hönan under armen.
## if adult & elder
{Adult} bar kronan på huvudet, och {elder} tog hönan under armen[elder2: , för {elder2} trodde att hon pickades].

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @A
{minder}
## if elder & !adult
{Elder.short}
## if adult
{Adult}
