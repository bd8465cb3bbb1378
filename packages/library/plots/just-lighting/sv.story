title: Det är inte jul
title: God torsdag, {neighbour}
title: Bara belysning
guest neighbour: Alf (han), Holger (han)
guest brother: Rune (han), Börje (han)

% Julafton är en torsdag. {neighbour} säger att ingenting är jul, och {child} lär sig att säga likadant.

# skipping-it
”I år blir det ingen jul hos mig”, sa {neighbour}. ”Jag hoppar över den.”

Han stod i sin dörr med en stor skinka under armen. {child} hade bara kommit över från huset bredvid med en påse lussebullar[friend: , som {child.he} hade bakat med {friend}[!friend.known: , sin bästa vän]]. {Child.He} var {age} år och hade aldrig hört talas om någon som hoppade över julen[school: , inte ens {at school}].

”Men du har ju köpt skinka”, sa {child.he}.

”Det är inte jul. Det är frukost. Ganska många frukostar.”

”Och stjärnan i fönstret?”

”Det är inte jul”, sa {neighbour}. ”Det är belysning. Folk måste kunna se var fönstret är.”

# so-that-nobody
{child} torkade av skorna och gick in. Mitt i köket stod en gran.

”Och den?”

”Den hade blåst omkull i skogen. Jag kan inte gå förbi någon som ligger.”

”Men den har glitter.”

”Så att ingen ska gå in i den”, sa {neighbour}.

Han satte på kaffe och hällde upp saft åt {child}. Han gick och gnolade på Nu är det jul igen, men utan orden. På bordet låg tre paket i rött papper.

”Är det där julklappar?”

”Det är saker. Jag har satt papper runt dem, för dammets skull.”

# it-is-though
Då kunde {child} inte hålla sig längre. {Child.He} skrattade så att saften skvalpade.

”Men {neighbour}! Det ÄR ju jul! Hela köket är ju jul! Kolla själv!”

{neighbour} slutade gnola. Han såg sig om, på granen och glittret och paketen, som om han inte hade sett dem förut. Nu såg {child} vad det stod på dem. Till {brother}, stod det. Till {brother}. Till {brother}.

”Brorsan”, sa {neighbour}. ”Han brukar ta tåget ner. Men nu har han brutit benet[sport:  när han skulle {play sport}] och får ligga hemma i Kiruna.”

”Då kan väl du ha jul ändå?”

”Ensam? Det har jag aldrig haft. Jag vet inte hur man gör.”

Han sträckte sig över blomkrukorna och drog ur sladden. Stjärnan slocknade.

”Du har rätt”, sa han. ”Jag får väl ta bort det.”

# a-dark-window
Hela den kvällen var fönstret svart[city: , det enda svarta i hela {city}]. {child} stod länge och tittade på det. Det kändes som när man har råkat väcka någon. Varför hade {child.he} sagt det? Om {child.he} bara hade sagt belysning!

Och då visste {child} hur {child.he} skulle göra.

# happy-thursday
Julafton var en torsdag. {child} pratade med [adult: {adult} | dem därhemma], tog på sig finkläderna och kängorna och gick över och knackade på.

”God torsdag”, sa {child}.

{neighbour} tittade på {child.him}. ”God torsdag”, sa han försiktigt.

”Vi har problem hemma. Prinskorvarna blev för många.”

”Jaså. Hur många då?”

”Fyrtiotvå. Och så har vi en stol[elder: , bredvid {elder},] som ingen sitter på. Det är inte bra för en stol.”

”Nej”, sa {neighbour}. ”Då torkar den.” Han kliade sig på hakan. ”Men det är väl jul hemma hos er? För det är inget för mig i år.”

# the-tie
{child} tänkte på granen och på ljusen och på skinkan med kryddnejlikor i.

”Nej då”, sa {child.he}. ”Det är bara korv.[pet.other:  Och {pet}.] Och lite belysning.”

”Jag såg en gran i fönstret.”

”Den har glitter”, sa {child}. ”Så att ingen ska gå in i den.”

Det ryckte i {neighbour’s} ena mungipa. Sedan ryckte det i den andra.

”Jag får väl ta slipsen”, sa han. ”För halsens skull.”

# the-chair
Han åt sjutton prinskorvar[pet.dog: , och [!pet.known: hunden ]{pet} fick den artonde].[elder2:  {Elder2} räknade.] Stolen mådde mycket bättre[pet.cat: , fast [!pet.known: katten ]{pet} hade fått flytta på sig]. Och när alla var mätta[music: , och {music} var på för andra gången,] ställde {child} [adult: {adult’s} telefon | telefonen] mot senapsburken.

”Nu ringer vi {brother}”, sa {child.he}.

{neighbour} blev alldeles stel. ”Inte för att önska god …”

”Nej, nej. För att höra om benet.”

# the-leg
Det ringde länge. Sedan syntes en farbror som var precis lik {neighbour}, fast med mer skägg. Han låg i en soffa. Benet låg på en kudde, och runt hela gipset hade han lindat glitter.

”Här är det ingen jul”, sa {brother}.

”Inte här heller”, sa {neighbour}. ”Vad har du på benet?”

”Det är så att ingen ska gå in i det”, sa {brother}.

Då skrattade {neighbour} så att slipsen hamnade i senapen, och uppe i Kiruna skrattade {brother} så att benet hoppade på kudden. De pratade till långt efter kaffet[athlete: , mest om {athlete}].

# the-star
Det var mörkt när {neighbour} gick hem. {child} stod i dörren och såg honom pulsa genom snön. Efter en stund tändes det borta i fönstret. Det var stjärnan.

Så öppnades fönstret på glänt.

”{child}”, ropade {neighbour}.

”God torsdag, {neighbour}”, ropade {child}.

Det dröjde ett litet tag.

”God jul”, sa {neighbour}.
