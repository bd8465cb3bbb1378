title: Av okända personer
title: Telefonen utan sladd
title: Är det hamnen?
guest man: Alvar (han), Gösta (han)
guest girl: Inga (hon), Märta (hon)
guest hound: Laika (hon), Tussa (hon)

% Flickan i telefonen är hon, hennes bror och den gamle mannen han. Den andra hunden är hon.

# the-queue
Korvkön gick ut genom dörren, förbi soptunnorna och runt hörnet.

”Det rör sig”, sa [adult: {adult} | den vuxna], som inte hade gjort det. ”Ta ni med {pet} ner till hamnen. Om jag inte har kommit till jul får ni tänka på mig ibland.”[elder:  ”Jag håller platsen”, sa {elder}[elder2:  till {elder2}].]

Så {child} och {friend}, {child.his} bästa vän, gick med {pet}, hunden, som lämnade korven så som man lämnar sitt land på film.

Det var sista kvällen på semestern, och det hade kommit en dimma. Den hade ätit upp båtarna. Längst ut på kajen fanns det bara en gammal röd telefonkiosk kvar, med en lampa i. Nu för tiden var den full av böcker som vem som helst fick låna, mest fuktiga deckare. Telefonen satt ännu fast på väggen, men sladden var avklippt. En decimeter stack ut, och den satt inte i någonting.

# no-wire
{Pet} märkte det först. Öronen for upp. Sedan ringde det.

”Det är ingen sladd”, sa {friend}.

”Jag vet.”

”{child}, det är ingen sladd på den.”

”Jag vet!”

Det ringde och ringde. ”Jaha”, sa {friend}. ”Det är nog inte till mig.”

# the-call
{child} lyfte luren. Det brusade som regn, och så kom en flickröst som pratade väldigt fort.

”Är det hamnen? Å, tack och lov. Det är {girl}, jag är i kiosken på udden. Min bror är ute i ekan med hunden. Han skulle vittja näten, den tokstollen, och så kom dimman, och strömmen drar utåt, och jag hör att han ropar, men han vet inte åt vilket håll det är land. Ni måste ringa i klockan!”

”Vilken klocka?”

”Mistklockan! På muren! Vem är det?”

”{child}. Jag är bara här på semester.”

”Då är det du som ringer nu”, sa {girl}. ”Skynda dig. Snälla.”

# nothing-in-it
{Friend}, som hade lyssnat med örat mot {child's}, var redan borta. ”Jag har den!” ropade {friend.he} ur dimman. ”Det sitter en skylt. Senast ringd den 14 oktober 1961, står det, av okända personer.”

”Ring då!”

”Det går inte. Det är ingen kläpp i. Det är bara en klocka utan något.”

En telefon utan sladd, och en klocka utan kläpp. ”Det är någon som driver med oss”, ropade {friend}.

”Säkert”, sa {child}. ”Men om det inte är det, och vi går och äter korv …”

Det skrapade i dimman, någon stönade, och så kom ett väldigt BONG. {Friend} hade hittat en sten. Det var det {child} tyckte bäst om hos {friend.him}. {Friend} bråkade om allt som fanns, utom om man skulle hjälpa till.[sport:  {Friend.He} svingade den som om det var dags att {play sport}.][athlete:  Inte ens {athlete} hade slagit hårdare.]

BONG, sa klockan. BONG.

# wrong-way
”Jag hör den!” ropade {girl}. ”Fortsätt!” Och sedan: ”Å nej. Nej! Den studsar mot berget, och han tror att den är bakom honom. {child}, han ror åt fel håll. Han ror utåt.”

{child} blev torr i munnen. Där fanns böcker och dimma och en hund.

{Pet} hade satt upp framtassarna på muren och stirrade in i det grå med vartenda hår på ända. {Pet} skällde nästan aldrig. Det tyckte {pet.he} var slöseri med munnen.

# one-woof
Men nu kom det ett enda skall, stort och djupt. Sedan lade {pet} huvudet på sned och väntade.

Långt ute på vattnet svarade en annan hund.

”Det är {hound}!” skrek det i telefonen. ”Det är vår {hound}! Hon har vänt sig, han ror dit hon pekar! Låt inte den där hunden sluta!”

Ingen hade kunnat hindra {pet.him}. BONG, sa klockan, och voff, sa {pet}, och för varje gång kom svaret lite närmare. Nu hördes årtag. Nu skrapade en båt mot sten, där trappan gick ner i dimman. {Friend} stod kvar med stenen högt i luften.

# prints
Det kom ingen uppför trappan. Men det kom spår. De kom ett i taget, mörka och våta på den ljusa stenen: en pojkes stövlar, och bredvid dem en hunds tassar. De kom ända upp och stannade precis framför {pet}. {Pet} sträckte på halsen, luktade artigt på ingenting och viftade.

Sedan började spåren torka.

”Han är i land”, sa {child} i luren. ”{girl}, han är i land.”

Hon skrattade och grät på samma gång. ”Jag kommer. Jag ska slå ihjäl honom. Å, tack, {child}! Vad heter er hund?”

”{Pet}.”

”Hälsa {pet} att vi är skyldiga …”

Och det var allt. {child} stod med en telefon utan sladd i handen.

# persons
De satt på muren med {pet} emellan sig. Klockan sjöng fortfarande lite.[music:  Det var nästan första tonen i {@song}.]

”Okända personer”, sa {friend} efter en stund. ”Det är vi.”

”Ingen kommer att tro oss.[school:  Inte {at school} i alla fall.]”

”Nej.”

# the-old-man
”Har jag missat något?” sa [adult: {adult} | den vuxna] och dök upp ur dimman med famnen full av varmt papper. Bredvid gick en gammal man i keps. ”Det här är {man}. Vi har stått så länge i den kön att vi nästan är släkt.”

Den gamle mannen hälsade inte. Han tittade på {pet}.

”Den där heter visst {pet}, hör jag”, sa han. ”Och vem av er är {child}?”

Håret reste sig i nacken på {child}.

”Jag var tolv år”, sa {man}. ”Jag hörde nog klockan, men jag begrep inte var den var. Det var hunden vi rodde efter. Och när jag kom uppför trappan fanns det inte en människa här. Bara klockan, som sjöng. Min syster har alltid påstått att det var någon som hette {child} som svarade.” Han vecklade upp sitt paket medan han pratade. Där låg en korv, den största de hade. ”Varenda hund jag har träffat här sedan dess har jag frågat vad den heter.”

Han höll fram korven på flata handen. {Pet} tog den, för att vara {pet}, ganska långsamt.

# is-that-the-harbour
[adult: {Adult} | Den vuxna] tittade på dem i tur och ordning. ”Jag har missat något.”

{man} torkade sig om fingrarna och sedan om ögonen. Han tog upp en telefon ur fickan, en utan sladd, och tryckte på en knapp. ”{girl}?” sa han. ”Det är någon här till dig.” Och så räckte han över den.

Det brusade som regn. Sedan kom en röst, gammal nu, men den pratade fortfarande väldigt fort.

”Är det hamnen?”

Dimman lättade från vattnet[city: , och i morgon skulle de vara hemma i {city} igen]. {Pet} lutade sig, varm och tung, mot flera ben på en gång.

”Ja”, sa {child}. ”Det är {child}.”

# @song
{music}
