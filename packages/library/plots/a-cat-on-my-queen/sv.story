title: Remi
title: Det ligger en katt på din dam
title: Katten som kom på schack
guest cat: Remi (hon)
guest holm: Holm (han), Berg (han)
guest neighbour: fru Ekman (hon), fru Sundin (hon)

% Katten är {holm's}, så en vald katt är en annan. Hon kommer bara när någon säger schack och menar det.

# because-of-the-cat
Varje torsdag spelade {child} schack mot gamla {holm} i hans cykelverkstad[city:  {in city}], och varje torsdag blev det oavgjort. Det berodde på katten.

Hon var grå och bred som en bilkudde. Så länge partiet var lugnt låg hon på hyllan bland cykelklockorna och sov. Men när det började bli allvar, när {child} lutade sig fram och sa ”schack” och verkligen menade det, då vaknade katten. Hon klev ner, gick rakt ut på brädet och la sig. Tornen rullade åt ena hållet och bönderna åt det andra.

”{cat}”, sa {holm} då. Så säger man i schack när ingen vinner. Så hette katten också.

”Men jag hade ju nästan vunnit!”

”Nästan”, sa {holm}. ”Men det ligger en katt på din dam.”

”Kan man inte stänga ute henne?”

”Ur hennes egen verkstad?” sa {holm}, och så satte han på tevattnet.

# two-years
I två år hade de hållit på[friend: , och {friend}[!friend.known: , {child.his} bästa vän,] förde bok över det: nittio partier, nittio katter].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] fick stanna hemma, för {holm} tyckte att en på brädet räckte.][pet.other:  {Pet} fick stanna hemma, för {holm} tyckte att en på brädet räckte.] {child} hade ingen egen katt, så om {child.he} skulle vara ärlig cyklade {child.he} inte dit[school:  från {school}] bara för schackets skull. Men {child.he} ville vinna, en enda gång, på riktigt, så att {holm} måste säga det högt[elder: , så högt att det hördes ända till {elder}[elder2:  och {elder2}]].

Så kom den torsdag då hyllan var tom.

# the-empty-shelf
”Hon har varit borta sedan i tisdags”, sa {holm}. Han höll i en skiftnyckel utan att göra något med den. ”Hon brukar aldrig missa maten.”

De spelade ändå. Nu kunde ju ingen störa dem. Men {child} flyttade sin häst och glömde varför, och {holm} tittade på dörren mellan varje drag.

”Vi hittar henne inte härifrån”, sa {child}. ”Vad brukar hon komma på?”

”Burkmat. Jag har gått i två kvällar och skramlat.”

”Hon kommer på schack också”, sa {child}.

# she-yawned
{Child.He} sprang ut. {Child.He} ropade över planket och ner i trapphålen och bort mot garagen. ”Schack! Schack! Schack!” En man med barnvagn[music: , som gick och nynnade på {music},] tittade konstigt på {child.him}. Ingen katt kom.

”Hon vet när man bluffar”, sa {holm} när {child} kom tillbaka. ”I somras försökte jag ropa in henne så. Hon gäspade.”

{child} satte sig på en däckhög. Det hade börjat mörkna därute. Två nätter, tänkte {child.he}. Två nätter någonstans, och ingen som sätter på en lampa. {Child.He} kände hur det sved bakom näsan, och {child.he} stirrade på brädet för att slippa titta på {holm}.

# in-november
”Då får vi inte bluffa”, sa {child}. ”Ta pjäserna. Vi spelar ute. På riktigt.”

”I november?”

”Du har väl halsduk.[sport:  Man kan ju {play sport} i november.]”

De satte sig på bänken vid soprummet[adult: , så fort {adult} hade sagt ja i telefon,] och spelade så att det smällde. Ingenting. De bar brädet till lekplatsen, satt på varsin gunga och fortsatte partiet med brädet på en låda mellan sig. Ingenting. {holm's} fingrar hade blivit röda.

”Vi kan sluta om du fryser”, sa {child}.

”Det är ditt drag”, sa {holm}.

# the-win
Den sista platsen var asfaltplanen framför garagen. Där fanns en lyktstolpe. {child} ställde ner lådan i ljuset, och då såg {child.he} det. Om damen gick tre steg rakt fram hade kungen ingenstans att ta vägen. {Child.He} räknade en gång till, för säkerhets skull.

Det var vinsten. Den hade kommit, efter två år, och det fanns ingen katt i hela världen som låg i vägen.

”Flytta då”, sa {holm} tyst. Han hade också sett det.

{child} lyfte damen. {Child.He} mindes inte att {child.he} någonsin hade velat något så lite.

{Child.He} satte ner den så att det ekade mellan portarna, och {child.he} sa det högt, för det var sant:

”Schack!”

Det kommer ett ord till efter det, när man har vunnit. {child} sa det inte. {Child.He} lyssnade.

En garageport tickade i kylan.

# number-seven
Sedan hördes det. Det var inget ynkligt jamande. Det lät som en mycket arg person som har blivit avbruten mitt i en mening.

”Mrrrau!”

”Sjuan!” skrek {child}. ”Det kom från sjuan!”

{Child.He} la sig på magen vid porten. I springan längst ner kom det fram en grå tass som slog i asfalten, hårt, två gånger. {child} stack in två fingrar och fick genast en klo i vanten. {Child.He} släppte inte.

”Sjuan är {neighbour's}”, sa {holm}. ”Hon ställde in bilen för vintern i tisdags.” Och så sprang han, fastän han var åttioett[athlete: , och {athlete} hade fått ligga i för att hinna med].

# straight-past
{Neighbour} kom i tofflor med nyckeln. När porten åkte upp satt {cat} där med spindelväv i morrhåren, framför en filt med en rund grop i. Hon tittade inte på {holm}. Hon tittade inte på skålen han hade tagit med. Hon gick rakt förbi dem allihop, ut i lampljuset, klev upp på lådan, vände sig ett varv och la sig på brädet. Tornen rullade in under en bil.

# out-loud
Ingen sa något. {holm} måste putsa glasögonen, fram och bak.

”Matt”, sa han till slut. ”Det där var matt, och snyggt var det också. Du vann, {child}. Jag såg det.”

Nu hade han sagt det högt. {child} kände efter hur det kändes. Sedan borrade {child.he} in sina frusna händer under den breda, varma magen, och hela brädet började spinna.

”Nej”, sa {child.he}. ”Det ligger ju en katt på min dam.”

{holm} log och la sin jacka om dem båda två.

”{cat}”, sa han.
