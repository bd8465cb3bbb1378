title: Läte: mö
title: Björnar brummar
title: Bussen som råmade
guest roland: Roland (han), Harald (han)
guest yvonne: Yvonne (hon), Marita (hon)
guest sanja: Sanja (hon), Mirja (hon)
guest martin: Mårten (han), Teodor (han)

% {martin} är nallen. {yvonne} kör fyran, {sanja} lagar bussar, och verkstaden ligger vägg i vägg med Hittegods.

# the-form
”Borttappad nalle”, sa {roland} på Hittegods och tog fram en blankett. ”Namn?”

”{child}”, sa {child}. ”Men nallen heter {martin}.”

”Färg?”

”Brun.”

”Läte?”

”Mö”, sa {child}.

{Roland} tittade upp. Han hade slips och en penna bakom vartdera örat.

”Björnar brummar”, sa han.

”Inte {martin}. Han har en burk i magen, och den är lite trasig. Om man vänder på honom säger han mö.”

”Björnar brummar”, sa {roland} vänligt och skrev brum.

{child} svalde. {Martin} hade blivit borta i går, på bussen[city:  från {city}][sport: , när {child} hade bråttom till att {play sport}], och {child} hade inte sovit en blund.

# the-bears
”Här är björnarna”, sa {roland} och drog undan ett draperi.

Där satt de, från golvet till taket. Fyrtiotre bruna nallar i rader, och alla tittade på {child}. {Child.He} började längst ner. {Child.He} lyfte en nalle i taget, vände den upp och ner och lyssnade.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] tog raden ovanför och lyssnade med båda öronen.] {Roland} tog en stege och vände dem på de översta hyllorna. En pep. En sa mamma på engelska.[music:  En spelade {music}.] En rasslade, men det var en klubba.

”Brum”, sa den fyrtiotredje.

”Där har vi honom!” sa {roland}.

”Nej”, sa {child}. ”Han ska säga mö.”

# none
Då var björnarna slut. {child} satte tillbaka den sista och rättade till hans tass, och sedan fick {child.he} lov att titta i golvet en stund.[elder:  Det var {elder}[elder2:  och {elder2}] som hade sytt fast {martin's} ben, och de skulle fråga.] {Roland} letade i alla sina fickor tills han hittade en ren näsduk.

# telephone
Telefonen ringde.

”Hittegods. Nej, verkstaden är dörren intill. Vad säger du att bussen gör? Råmar? Bussar råmar inte. Bussar brummar.”

{child} slutade snyta sig.

”Vilken buss?” sa {child.he}.

”Fyran”, sa {roland} med handen över luren. ”{Yvonne}, som kör den, säger att den råmar i varje gupp. Hela dagen. En farbror har klivit av för att leta efter kon. Nu ska de skruva isär den.”

”Hur låter den?”

{Roland} frågade. Han lyssnade. Båda pennorna ramlade ner från öronen.

”Mö”, sa han.

# running
De sprang. {Roland} sprang med blanketten i handen och slipsen över axeln[athlete: , fortare än {athlete}], genom dörren intill och rakt in i verkstaden.[friend:  {Friend} höll upp dörren.][pet.dog:  {Pet}, som hade väntat utanför, kom också.] Där stod fyran, stor och röd. Någon låg under den, så att bara benen syntes.

”Stopp!” ropade {child}. ”Det är inget fel på den! Det är {martin}!”

Ut rullade mekanikern, {sanja}, med en skiftnyckel. ”Vem är {martin}?”

”En nalle. Han är kvar där inne.”

”Vi har städat bussen”, sa {sanja}. ”Två gånger. Det fanns ingen nalle. Och hör själv, nu är den tyst.”

# not-a-sound
{child} klev på. {Child.He} tittade under vartenda säte. Under det sista låg bara en vante.

”{Martin}?” sa {child.he}.

Inte ett ljud. Kanske var det bara en trasig buss.

Men han sa ju aldrig något när han satt still. Det måste gunga.

# jump
{child} ställde sig längst bak, mitt i gången. {Child.He} böjde knäna. Sedan hoppade {child.he}, jämfota, så hårt {child.he} kunde.

Bussen gungade lite.

{child} hoppade igen. {Roland} tittade på blanketten. Han stoppade den i fickan, klev upp bredvid[friend: , och det gjorde {friend} också], och så hoppade de samtidigt, {child} i sina gympaskor och {roland} i sina blanka. Hela bussen nickade.

Mö.

”Där!” skrek {child}.

”Där!” skrek {roland}.

# the-gap
Det kom nerifrån, bakom det sista sätet. Där fanns en springa, smal som ett brev. {Sanja's} hand var för stor. {Roland's} också. {child} la sig på mage och stack in armen, ända till axeln. {Child.He} kände damm. {Child.He} kände något kallt. {Child.He} kände ett öra.

Det örat skulle {child.he} ha känt igen var som helst. Det var tuggat.

# martin
{Child.He} drog, försiktigt, först örat och sedan resten. Ut kom {martin} med en bussbiljett på nosen, och när {child.he} lyfte upp honom tippade han bakåt.

”Mö”, sa {martin}.

”Ja”, sa {child} in i hans mage. ”Jag vet. Men nu är jag här.”

# crossed-out
{Roland} harklade sig flera gånger. Sedan vecklade han ut blanketten mot bussrutan. Han strök över brum med ett rakt streck, och bredvid skrev han, med sin allra finaste stil:

Mö.

”Så ska det vara”, sa han. ”Skriv på här.”

# the-bump
{Yvonne} körde hem dem med fyran[adult: , {child} och {adult}][elder & !adult: , {child} och {elder}][!adult & !elder: , för hon bodde i samma hus som {child}]. Det hade börjat skymma, och lamporna lyste gult inne i bussen. {child} satt vid fönstret med {martin} i knät.[pet & !pet.dog:  Nu skulle de hem till {pet}.][school:  I morgon skulle {martin} få följa med till {school}.] {Roland} satt mitt emot, för han skulle också hem, och ur hans väska stack en nalle upp huvudet. Det var den som sa brum. Ingen hade frågat efter den på många år.

”Håll i er”, sa {yvonne}. ”Nu kommer guppet.”

Alla i bussen slutade prata och väntade.

”Mö”, sa {martin}.

”Brum”, sa {roland's} väska.

Och bussen rullade vidare hemåt.
