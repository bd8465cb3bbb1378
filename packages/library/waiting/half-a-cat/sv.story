title: En halv katt
title: Morrhår på min sida
title: Båda halvorna
guest man: Torsten (han), Evert (han)

% Katten är {pet}. Mannen bor bakom den bruna dörren.

# like-a-bird
{child's} katt, {pet}, åt nästan ingenting. {Pet.He} luktade på sin middag, suckade och gick ut.

Ändå blev {pet.he} tjockare och tjockare.

”Det är konstigt”, sa {child} till {friend}, som var {child.his} bästa vän. ”{Pet.He} äter som en fågel.”

”Min med”, sa {friend}. ”Fast han äter som en häst.”

”Har du en katt?”

”Bara till frukost”, sa {friend}. ”Han kommer av sig själv, varje dag. Han heter Gustav.”

Just då gick det en katt över gatan[city:  i {city}]. Den var väldigt tjock.

”Där är {pet}!” sa {child}.

”Där är Gustav!” sa {friend}.

# gustav
De tittade på varandra. Sedan ropade de, båda på en gång. {Pet} satte sig mitt emellan dem och tvättade en tass.

”Han är min”, sa {child}. ”Det står på hans skål.[school:  Jag har skrivit om honom {at school}.]”

”Han får väl äta frukost var han vill”, sa {friend}.

{child} blev så svartsjuk att det stack i näsan. Någon annan hade gett {pet} ett namn. Någon annan visste hur {pet.he} såg ut på morgonen.

Men {pet} reste sig, sträckte på sig, fram och bak, och gick vidare.

”Vart ska han nu?” viskade {friend}. ”Han har ju ätit hos mig.”

”Och hos mig”, sa {child}.

De smög efter.[sport:  De smög så fort att det nästan var som att {play sport}.]

# third-door
{Pet} gick genom häcken, längs muren och fram till en brun dörr. Längst ner i dörren satt en kattlucka. {Pet} stack in huvudet. {Pet.He} stack in framtassarna. Sedan tog det stopp.

{Pet} satt fast.

Baktassarna sprang i luften. Svansen stod rakt ut.

Inifrån huset hördes en röst. ”God kväll, Direktören”, sa den. ”Ska du in eller ut?”

Och så hördes det hur någon satte ner ett fat.

# director
{child} lade sig på knä och ropade genom brevinkastet. ”Sluta mata min katt!”

Först svarade ingen. ”Vem är det som talar?” frågade rösten.

”Det är jag som äger {pet.him}!”

”Nu måste det ha blivit fel”, sa rösten. ”Det här är Direktören. Han äter middag hos mig klockan sju. Han har just börjat på fisken.”

Smask, hördes det.

”Han äter!” sa {friend}. ”Han sitter fast, och så äter han!”

”Då blir han ju ännu tjockare”, sa {child}. ”Då sitter han ännu mer fast!”

# which-end
”Jag heter {man}”, sa rösten. ”Hur ser er katt ut?”

”{Pet.He} har svans”, sa {child}. ”Och två tassar.”

”Då är det en annan”, sa {man}. ”Min har morrhår. Och två tassar.”

{Friend} började skratta och kunde inte sluta. Då skrattade det bakom dörren också. Till och med {child} skrattade, fast {child.he} inte ville.

”Det är samma katt”, sa {friend}. ”Vi har bara en halv var.”

[elder: ”En halv katt har jag aldrig hört talas om”, sa {elder}, som kom förbi med en kasse[elder2:  tillsammans med {elder2}].

][athlete: ”Inte ens {athlete} hade fått ut den”, sa {friend} och kände efter hur hårt det satt.

]De drog i sin halva. {man} sköt på i sin. {Pet} rörde sig inte en millimeter.

# trembling
Då kände {child} något under handen. Svansen skakade. Den skakade ända ut i spetsen, och den hade blivit tjock som en flaskborste.

”{Pet.He} är rädd”, sa {child}.

”Inte här”, sa {man} genom dörren. ”Här ser han precis ut som vanligt.”

”Han låtsas på er sida”, sa {child}. ”Det är på min sida {pet.he} är rädd.”

Nu var det inte roligt längre. Det gjorde detsamma vad {pet.he} hette. {child} lade sig ner på mattan utanför dörren, intill den halva som skakade, och höll båda händerna runt den.

”Ingen drar”, sa {child}. ”Ingen knuffar. Och ingen matar. Vi bara väntar.”

# breathing-out
”På vad?” viskade {friend}.

”På att {pet.he} ska andas ut.”

För så är det med katter. När de är rädda håller de andan och blir stora. När de inte är rädda längre blir de nästan ingenting.

{child} strök {pet.him} över ryggen, medhårs, från luckan och ut till svansen. Om och om igen.[music:  {child.He} sjöng {@song}, så lågt att bara en katt kunde höra det.] På andra sidan dörren satte sig {man} på hallgolvet och kliade under hakan. De kunde inte se varandra. Men de hörde varandra andas.

Svansen sjönk. Den blev smal igen.

Och någonstans inne i kattluckan började det spinna. Det kändes i hela dörren.

Sedan kom det en suck, lång som en korridor.

Plopp.

# in-by-the-door
Där halva {pet} hade suttit fanns det bara ett hål.

Låset klickade. Dörren gick upp, och där stod {man}, som var gammal och hade tofflor, med en hel katt i famnen. {Pet} såg ut som om ingenting hade hänt.

”Jaha”, sa {man}, och nu var det han som såg ledsen ut. ”Då är det väl er katt, då.”

{child} tittade på de två stolarna i köket bakom honom. Den ena hade en kudde med katthår på.

”{Pet.He} är min”, sa {child} långsamt. ”Och Gustav är {friend's}. Men Direktören är din. Fast han kan inte äta tre middagar.”

Så skrev de en lapp, satte den på halsbandet och kom överens: den som gav {pet} mat skulle skriva det där.

# has-dined
Kvällen därpå kom {pet} hem, luktade på sin middag och suckade.

”Titta på lappen”, sa [adult: {adult} | den vuxna].

Där stod det, med darriga bokstäver: Direktören har ätit.

”Då är det bra”, sa {child} och ställde undan skålen.

När {child} hade lagt sig kom {pet} och lade sig ovanpå fötterna. Först kom morrhåren. Sedan kom svansen.

{child} kände efter med tårna.

”Båda halvorna”, sa {child.he}.

# @song
{music}
