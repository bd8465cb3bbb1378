title: Korven i klockan
title: Korven som ringde
title: Bång, sa dimman
guest host: Berit (hon), Gun-Britt (hon)
guest skier: Sixten (han), Torvald (han)

% Klockan säger BÅNG, utan kläpp bara fffft. {host} sköter stugan; {skier} är på skidor efter senap. Korven är ”den”.

# in-charge
{child} var korvansvarig i fjällstugan[city: , långt från {city}]. Där fanns inget kylskåp, så {child.he} hade stuckit ner falukorven i snön vid trappan, och [child.name: den fick en knackning varje gång {child} gick förbi|varje gång {child.he} gick förbi knackade {child.he} på den]. Knack, sa korven. Den hade frusit hård som sten.

Det enda som fattades var senap. Så {skier} hade spänt på sig skidorna[athlete: , vinkat som {athlete}] och åkt till nästa stuga för att låna.

# the-fog
Då kom dimman.

Den kom nerför fjället och ställde sig runt hela stugan. {child} sträckte ut armarna och såg inte sina egna vantar.[sport:  Det hade inte ens gått att {play sport}.]

”Nu hittar inte {skier} hem”, sa {host}, som var stugvärd. ”Ring i klockan, {child}!”

För vid trappan hängde en klocka, och den var till just för dimma. Den som var ute på fjället skulle höra BÅNG och veta: ditåt är hemma.[adult:  {Adult} ställde en lykta i fönstret också, men den såg bara mer dimma.]

# nothing-in-it
{child} drog i snöret.

Fffft, sa klockan.

{child} ställde sig på bänken[friend: , som [!friend.known: {child.his} bästa vän, ]{friend}[!friend.known: ,] höll i,] och tittade upp i den. Det som skulle dingla där inne och slå var borta. Det hade ramlat ner i snön, och snön var djupare än {child}.

”Vi får hänga dit något annat”, sa {child}.

# only-the-boot
{host} hämtade soppsleven. {child} knöt fast den i klockan och drog.

Pling.

”Den hör bara jag”, sa {host}.

{host} hämtade sin ena känga. {child} knöt fast den och drog.

Dunk.

”Den hör bara kängan”, sa {host}.

## or
{host} hämtade en kaffepanna. {child} knöt fast den i klockan och drog.

Skrammel.

”Då tror han att det är kaffe”, sa {host}.

{host} hämtade en raggsocka. {child} knöt fast den och drog.

Sch.

”Den hör ingen”, sa {host}. ”Inte ens sockan.”

# knock
Det skulle vara något hårt. Det skulle vara något tungt. {child} klev ner från bänken för att tänka, och när {child.he} gick förbi korven knackade {child.he} på den, som {child.he} brukade.

Knack.

{child} tittade på korven. {host} tittade på {child}.

”Nej”, sa {host}.

”Jo”, sa {child}. ”Det är jag som är korvansvarig.”

# plop
{child} knöt fast korven i klockan, med två knutar, och drog.

BÅNG!

Det hördes över hela fjället[school: , och nästan ända till {school}]. Och plupp, så ramlade det ner en korvskiva på trappan, för klockan hade vass kant.[pet.dog / pet.cat:  Den tog {pet}, {child's} [pet.dog: hund|katt], hand om.]

BÅNG! Plupp.

BÅNG! Plupp.

”Den ringer och lagar mat på samma gång”, sa {host} och sprang efter stekpannan. Hon höll den under klockan, och för varje bång låg det en skiva till i pannan.[elder:  {Elder} kom ut med en gaffel[elder2: , och {elder2} kom ut med två].]

BÅNG! Plupp.

# only-a-string
Men ingen {skier} kom. Och korven blev kortare. Snart hängde det en halv korv i klockan. Snart hängde det bara en liten ända.

Bång. Plupp.

Fffft.

Nu satt det bara ett snöre där. Stekpannan var full, och dimman var lika tjock som förut, och någonstans inne i den var {skier} med senapen.

{host} sa ingenting. Det var det värsta, för {host} brukade alltid säga något[music: , eller nynna på {music}].

# said-the-fog
{child} tittade upp i den tomma klockan. Vad är en klocka egentligen? tänkte {child.he}. Det är någon som säger bång.

Och det kunde ju {child}.

{Child.He} ställde sig på bänken. {Child.He} drog in så mycket luft att det blev ont om plats i jackan.

”BÅNG!” ropade {child}.

Ingenting.[pet.other:  Det var som att ropa på {pet} där hemma.]

”BÅNG!”

Långt, långt bort svarade dimman:

”Senap?”

”BÅNG!” ropade {child}.

”Senap!” ropade dimman.

”Bång!”

”Senap!”

Det kom närmare och närmare. Först kom två skidspetsar. Sedan kom en senapstub. Sist kom {skier}, med frost i hela skägget.

# the-phone
”Vilken klocka ni har”, sa {skier}. ”På slutet lät den nästan som en människa.”

”På slutet var det {child}”, sa {host}. ”Innan dess var det korven som ringde.”

”Har korven ringt?” sa {skier}. ”Och jag som hade stängt av telefonen.”

Sedan stekte de alltihop, skiva för skiva, och åt det med senap. {child} fick ändan, för den hade ringt sist.

# too-early
På kvällen stod dimman kvar utanför rutan, men nu var alla inne. {child} låg i överslafen. [adult: {Adult} | {host}] blåste ut lampan, och det var lite för tidigt.

”Hallå?” sa {skier} mitt på golvet. ”Nu ser jag inte min säng.”

”Bång”, viskade {child}.

Tass, tass, tass, gick ett par strumpor över golvet. Det knarrade i sängen under.

”Senap”, viskade {skier}, och det betydde tack.

{child} sa ett bång till, men det var så litet att det stannade kvar under täcket.
