title: Har vi träffats?
title: Inte en själ
title: Riddare är aldrig sjuka
guest friend: Ville (han), Siri (hon)
guest minder: moster Lotta (hon), moster Siv (hon)
guest teacher: Gunilla (hon), Annika (hon)

% Riddaren är {adult}, annars mormor eller farfar, annars {minder}: @m. Mormor eller farfar bredvid en annan riddare sitter med vid bordet och oljar sprinten. Hunden eller katten vill ha remmen; andra djur har fått veta allt.

# knights-are-slain
{child} var {age} år, och på torsdagen skulle {child.his} nya klass[school:  {at school}] åka till Hjälmsborgs slott. Det var riddaren som var problemet. Varje skola som kom till Hjälmsborg[city: , från {city} eller någon annanstans,] togs emot på vindbryggan av en riddare i full rustning, som bugade och röt och kallade folk för sköna jungfrur, och {@knight}.

Ingen i klassen visste om det, utom {child.his} bästa vän {friend}.[pet.other:  Annars hade bara {pet} fått veta det.]

”Kan du inte vara sjuk?” sa {child} vid middagen på onsdagen.

”Riddare är aldrig sjuka”, sa {@m}. ”Riddare stupar.”

”{@M}, jag menar det. De kommer att skratta åt mig.” Det kändes redan, som en kall sked under revbenen. ”Kan du inte bara låtsas att du inte känner mig?”

{@M} lade ner gaffeln. En sekund såg {@he} ut som någon som har satt sig där det inte fanns någon stol. Sedan reste {@he} sig, med handen på hjärtat.

”Jag svär”, sa {@he}, ”vid min riddarheder. I morgon är du en främling för mig, vad som än händer, tills du själv löser mig från mitt ord.” {@He} satte sig och skickade ärterna. ”Har vi träffats?”

”Du kan börja i morgon, {@m}.”

”Jag övar”, sa {@m}.

[elder & adult & !elder2: ”Det var en väldigt fin ed”, sa {elder}, som väntade på ärterna.

][elder2 & adult: ”Det var en väldigt fin ed”, sa {elder} och skickade ärterna vidare till {elder2}.

][elder2 & !adult: ”Det var en väldigt fin ed”, sa {elder2}, som väntade på ärterna.

][pet.dog/pet.cat: Ute i hallen satt {pet} framför rustningen och tittade på en rem.]

# which-was-porridge
På torsdagen kom {@m} skramlande ut över vindbryggan, med visiret uppe och solen på axlarna[music: , och med {music} på läpparna].

”Välkomna, ädla resenärer!” vrålade {@he}, och så gick {@he} längs ledet och bugade för var och en. När {@he} kom till {child} bugade {@he} djupast av alla. ”Har vi träffats?”

”Nej”, sa {child}.

”Kunde väl tro det!” röt {@m}. ”Denna {@maiden} har jag aldrig sett i hela mitt liv! {@Nothing}, och det var gröt!”

Hela ledet vände sig om och tittade på {child}.

”Ren tur!” sa {friend}, alldeles för högt. ”Alla äter gröt! Jag åt gröt!”

”{Friend}”, sa {teacher}, som var deras lärare, ”du åt en leverpastejsmörgås. Du åt den på min kappa.”

{child} stirrade ner i kullerstenarna tills alla hade gått vidare.

# behind-the-tall-one
På borggården visade {@m} hur man svingar ett svärd. {@He} var bra, det var det som var så retligt.[athlete:  {athlete} hade inte kunnat svinga det bättre.] {@He} fick dem att skratta och att tappa andan, och en flicka framför {child} viskade att hon önskade att riddaren var deras lärare, och något i {child} ville säga: ”{@He} har brett mina smörgåsar.” {Child.He} sa det inte. {Child.He} stod längst bak, bakom {friend}, som var lång.

# in-a-bucket
Då tog {@m} ett ståtligt steg baklänges och satte hälen i en hink.

{@He} for omkull som ett helt kök utför en trappa. Klassen tjöt av skratt. {@M} låg raklång på rygg med visiret igenslaget och vinkade med ena järnhanden.

”Det hör till föreställningen!” sa rösten där inne.

{@He} gungade åt vänster och {@he} gungade åt höger, men upp kom {@he} inte, och så småningom var det ingen som skrattade. {teacher} gick ner på knä och ryckte i visiret.

”Det har fastnat”, sa hon. ”Hur öppnar man?”

# not-a-soul
”Det finns ett knep”, sa hjälmen. ”Det går inte härinifrån. Det finns en person som gör det åt mig där hemma.”

”Vem då? Vi ringer.”

”Det kan jag inte säga.”

”Men du måste ju koka!”

”Jag är lite som en soppa”, sa hjälmen.

”Finns det ingen här som känner dig?” sa {teacher}.

Det dröjde en stund innan svaret kom.

”Inte en själ”, sa {@m}.

# one-long-step
Den kalla skeden vände sig helt om i {child}. {@M} skulle ligga där hela dagen. {@He} skulle ligga där och ångkokas som en pudding tills slottet stängde, för att {child} hade bett {@him} om det. {child} tittade på {friend}. {Friend} sa inte ett ord, för {friend.he} hade också lovat, men {friend.he} tog ett långt kliv åt sidan, och sedan fanns det ingenting framför {child} längre.

# i-release-you
{child} dök under repet. {Child.He} gick tvärs över borggården, med allas blickar efter sig, och ställde sig på knä på stenarna.

”{@M}”, sa {child.he}.

”Ädla främling”, viskade hjälmen, ”de kan höra dig.”

”Ligg still, {@m}.”

”Visst har jag en där hemma”, sa hjälmen, högre, ”en alldeles underbar, men det är inte den här.”

{child} reste sig igen, så att det skulle höras ända bort till sista raden.

”Jag löser dig från ditt ord!” sa {child.he}. ”Det här är {@m}! {@He} är riddaren, och {@he} är min, och det är jag som vet hur man öppnar {@him}!”

# how-was-your-porridge
{child} körde in tummen under hjälmens vänstra kant, vred om sprinten och gav den en rejäl smäll. Visiret flög upp. Där var {@m}, skär och droppande, och strålade som om {child} hade varit till sjöss.

”{child}!” sa {@he}. ”Hur var gröten?”

”{Friend}”, sa {child}, ”ta andra armen.”

Det behövs två för att lyfta en riddare. De böjde på knäna och tog i, och upp kom {@he}, med vatten rinnande ur ena stöveln. Ingen sa något. {child} väntade på det.

# like-that-at-home
”Är riddaren sådan hemma också?” sa en pojke längst bak.

”Värre”, sa {child}. ”{@He} gör det vid middagen[sport:  och på {sport}].”

”Min pappa jobbar med skatter”, sa pojken dystert. ”Han får aldrig ramla.”

Och då skrattade de faktiskt, allihop, och {child} skrattade också, med ena handen på en varm järnaxel.

# lift-your-arm
Den kvällen stod {@m} i hallen där hemma, fortfarande i rustning från halsen och nedåt, medan {child} kämpade med remmen som alltid kärvade.[pet.dog/pet.cat:  {Pet} satt så nära som {pet.he} kunde komma, ifall den skulle lossna.]

[elder & adult & !elder2: {Elder} hade burit ut hjälmen i köket och gav sprinten en droppe olja.

][elder2 & adult: {Elder} och {elder2} hade burit ut hjälmen i köket och gav sprinten en droppe olja.

][elder2 & !adult: {Elder2} hade burit ut hjälmen i köket och gav sprinten en droppe olja.

]{@M} såg ner på {child} en stund.

”Har vi träffats?” sa {@he}.

”Lyft på armen, {@m}”, sa {child}.

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @knight
riddaren var {child’s} egen {minder}
## if adult
riddaren var {child’s} egen {adult}
## if adult & adult.name
hemma hos {child} hette riddaren {adult}
## if elder & !adult
hemma hos {child} hette riddaren {elder}

# @maiden
främling
## if child.she
jungfru
## if child.he
väpnare

# @nothing
Jag kan inte säga något namn, och inte heller vad det blev till frukost
## if child.she
Jag kan inte säga vad hon heter, och inte heller vad hon åt till frukost
## if child.he
Jag kan inte säga vad han heter, och inte heller vad han åt till frukost

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
