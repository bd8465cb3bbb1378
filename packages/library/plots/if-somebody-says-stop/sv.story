title: Stopp
title: Båda armarna upp
title: Så stannar jag
guest driver: Gunilla (hon), Berit (hon)
guest baker: Samir (han), Farid (han)
guest cat: Bulle (han), Limpan (han)

% {Driver} är "hon", så barnet sägs med namn där det annars kunde vara hon.

# hello
Mitt på Bagargatan[city:  i {city}] stod en grävmaskin, gul och stor som ett hus. På rätt sida om det rödvita bandet stod {child}.

{Child.He} hade inte tänkt på annat hela veckan[school: , både på väg till {school} och på väg hem]. Nu sänkte den armen, stack ner skopan i jorden som en sked i en pudding, och lyfte. Det rann grus mellan tänderna. Det var så vackert att {child's} armar for rakt upp i luften av sig själva[athlete: , som när {athlete} har vunnit], och så vinkade {child.he}.

Grävmaskinen stannade.

Motorn tystnade. Ut ur hytten klev en liten kvinna i stora kängor. Hon klättrade ner baklänges, tog av sig hörselkåporna och kom gående hela vägen över gruset.

”Vad är det?” frågade hon. {Driver}, stod det på jackan.

”Ingenting”, sa {child}. ”Jag sa hej.”

”Du sa stopp. Båda armarna upp betyder stopp.”

”Hos mig betyder det hej.”

”I en grävmaskin betyder det stopp”, sa {driver}. ”Och ger någon stopp, så stannar jag. Alltid. Vem det än är.”

# whoever-it-is
Så gick hon hela vägen tillbaka, klättrade upp och startade. Skopan svängde runt med en hel sten i munnen, stor som en ko.

{Child's} armar for upp.

Grävmaskinen stannade. {Driver} kom över gruset.

”Och nu då?”

”Den där stenen”, viskade {child}. ”Så fint du bar den.”

”Tack”, sa {driver}. ”Men jag har ett rör att byta, och jag ska bli klar till fredag.”

”Kan du inte köra vidare ändå, när det bara är jag?”

”Nej. Ger någon stopp, så stannar jag.”

”Fast det är ju larvigt!”

”Ja”, sa {driver}, ”men jag stannar.”

# seven
Sju gånger stannade hon den dagen.[elder:  En av gångerna var det {elder}[elder2:  och {elder2}] som kom förbi och hejade på {child} med båda armarna.][sport:  De andra gick och skulle {play sport}, men {child} stod kvar.] Och varje gång hann {cat}, bageriets tjocka katt, lägga sig på den varma motorhuven och måste lyftas ner. Den sjunde gången sa {driver} ingenting alls, bara stod där och pustade.

”Jag lovar”, sa {child}. ”I morgon vinkar jag inte.”[pet: 

På kvällen prövade {child} båda armarna på {pet}. {Pet.He} stannade inte en enda gång.]

# zipped
På torsdagen stoppade {child} ner händerna i jackfickorna och drog igen blixtlåsen så långt det gick.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] kontrollerade dem båda innan {friend.he} sprang vidare.] När det blev alltför vackert vickade {child} på tårna.

Grävmaskinen grävde och grävde. Vid lunch låg det nya röret på plats. Nu skulle gropen bara fyllas igen, med sten. {Driver} nickade åt {child} genom rutan[music:  och sjöng med i {music}].

# on-the-pipe
Då kom {cat}. Han gick under bandet, över gruset och fram till kanten. Han tittade ner i gropen, på det nya röret, som låg så varmt i solen. Så hoppade han ner och lade sig.

Skopan kom svängande, full av sten.

Från hytten gick det inte att se ner i gropen. Bara {child} såg.

”STANNA!” skrek {child.he}, men {driver} hade sina hörselkåpor.

{child} slet i blixtlåsen. Det ena gick upp. Det andra hakade fast. Skopan var framme nu, och den började luta. {child} ryckte så att fickan sprack, och så sträckte {child.he} armarna rakt upp, så högt att {child.he} stod på tå. {Child.He} vinkade inte. {Child.He} höll dem stilla.

Sju gånger hade det varit för ingenting. Varför skulle någon stanna den åttonde?

# the-eighth
Grävmaskinen stannade.

En enda liten sten trillade ur skopan. Plick, sa det, alldeles intill {cat's} nos. Han öppnade ett öga och stängde det igen.

{Driver} kom över gruset med tunga steg. ”Du lovade ju”, sa hon.

{child} pekade.

{Driver} tittade ner i gropen. Hon stod så ett bra tag.

”Oj”, sa hon lågt. Och sedan: ”Tack.”

# like-a-hand
Men {cat} ville inte upp. {Baker} kom ut från bageriet och lockade med grädde, men {cat} hade ätit grädde hela förmiddagen.

”Han tycker bara om sådant som är varmt”, sa {baker}.

{child} såg på skopan, där solen hade legat på hela dagen. ”Är den varm?” frågade {child.he}.

{Driver} lade handen på plåten. Sedan klättrade hon upp. Hon tömde ut stenarna långt bort. Sakta, sakta sänkte hon den tomma skopan ner i gropen och lade den platt framför {cat}, som en hand. {Cat} gäspade. Han kände efter med en tass. Så klev han in, snurrade ett varv och lade sig. Och den stora grävmaskinen lyfte honom så försiktigt genom luften att han somnade på vägen.

# friday
På fredagen var gropen borta. Bandet var nerplockat, och en lång lastbil stod och väntade. {Driver} rullade mot den, rassel, rassel, och vinkade med ena handen.

{child} skulle vinka tillbaka. Men {child.he} hade en klump i halsen. Och så gick armarna upp, båda två, rakt upp, och där uppe stannade de.

Grävmaskinen stannade.

{Driver} klättrade ner, tog av sig hörselkåporna och kom gående hela vägen.

”Vad är det nu då?” frågade hon.

”Ingenting”, sa {child}. ”Du ska bara inte åka.”

# the-key
{Driver} tittade på lastbilen. Hon tittade på klockan. Sedan stoppade hon nyckeln till grävmaskinen i bröstfickan och knäppte knappen.

”Ger någon stopp”, sa hon, ”så stannar jag.”

Hon lyfte upp {child} i hytten, och där fick de plats båda två i det stora sätet. {Baker} räckte upp varsin bulle. På motorhuven, där det fortfarande var varmt, sov en katt.

Och där satt de, högt över Bagargatan, tills bullarna var slut och gatlyktorna tändes.
