title: Skrattet som kom sen
title: Det var pallen
guest friend: Rafi (han), Tuva (hon)
guest pet: Göran (han), Hertiginnan (hon)
guest minder: Rolf (han), Hasse (han)
guest aunt: tant Sigrid (hon), tant Gunvor (hon)

% Bebisen är ”den”; en bror han, en syster hon. Den som läser brevet om avloppet (@a): {adult}, annars {minder}, som är där och hjälper till.
% Tanten är en granne. @climbs, @in: katten är originalet.

# one-laugh
{child} stod i köket med ett durkslag på huvudet och en banan i varje ärm. I korgen låg {@sib} och tittade på {child.him}.

”Skratta”, sa {child}.

Bebisen skrattade inte. {child} lät båda bananerna glida ut och smälla i golvet. {Child.He} hade försökt sedan frukost. Det enda {child.he} ville ha var ett enda skratt, från {@own}, åt sitt eget skämt.

”{@It} är trasig”, sa {child}.

”{@It} tänker på saken”, sa {Friend}[!friend.known: , som var {child's} bästa vän].

# drains
De gick ut och sparkade boll tills bollen hamnade i dammen. När de kom in igen för att hämta håven var det ingen som var det minsta rolig. {@A-first} läste ett brev om avloppet.

Då skrattade bebisen. {@It} skrattade så att fötterna for ut ur filten.

”Vad är det för roligt med avlopp?” sa {@a}.

”Det är inte avloppet!” sa {Friend}. ”Det är bananerna! De har inte kommit fram förrän nu!”

Så var det alltså med bebisen. Skrattade gjorde {@it}, men {@it} skrattade sent.

{Friend} tyckte att det var det bästa {friend.he} hade sett hos en människa[athlete: , och då hade {friend.he} ändå sett {athlete}]. ”Man gör sitt skämt”, sa {friend.he}, ”och sedan går man iväg och lever sitt liv, och så får man en överraskning.”

”Jag vill inte ha någon överraskning. Jag vill att {@it} ska skratta när det är roligt.”

”Det kan ju vem som helst”, sa {Friend}.

# the-basket
{@Pet-first} klev in, såg att korgen var full och lade sig där ändå. {Pet} ansåg att alla korgar var {pet.his}. {@In}, och bebisen fick tag i {pet.his} ena öra.

# all-week
Hela veckan blev det fel. På måndagen ramlade {child} ner från en pall med flit, och bebisen skrattade mitt i {@a-s} telefonsamtal med banken. På onsdagen gick {Friend} som en pingvin med full blöja[school: , ett nummer som var berömt {at school}][music: , och nynnade {music} till]. Bebisen skrattade hos doktorn, just när doktorn drog av sig tröjan.

”Jag har faktiskt en undertröja”, sa doktorn, sårad.

# on-friday
På fredagen kom {aunt} från huset bredvid på kaffe, i en hatt med en fågel på. Alla satt raka i ryggen vid stora bordet[elder: , till och med {elder}][elder2:  och {elder2}], och {Friend}, som hade blivit bjuden av {Friend}, satt rakast.

Bebisen ville inte sova. {@It} hade skrikit sedan lunch[elder: , fast {elder.short} hade burit {@him} två varv runt trädgården].

”Ge mig {@him}”, sa {child}, för ingen annan hade några armar kvar.

# on-the-lap
De lade bebisen i {child's} knä. {@Climbs}.

Skriket blev mindre. Det blev hicka. Bebisens ögon gled igen, och ena handen höll om {child's} tröja.

”Nu får ingen väcka {@him}”, viskade {@a}. ”Tårta?”

# the-bird
{Aunt} lutade sig fram för att se. Fågeln lossnade från sin ståltråd, slog en kullerbytta i luften och for med huvudet före ner i gräddtårtan.

Bara benen stack upp.

{Aunt} hade inte märkt något. Hon tog tårtspaden. ”Då börjar jag”, sa hon, och så lade hon upp fågeln åt {Friend}.

# a-whole-potato
Å nej. {child} kände hur skrattet kom. Det var jättestort. I knät åkte bebisens mungipor neråt, och ögonlocken darrade.

”Gör det inte”, väste {Friend}. {Friend.He} var högröd. ”{child}, gör det inte. Jag måste äta runt den.”

{child} bet ihop läpparna. Tårarna rann på båda sidor om näsan. {Child.He} tittade på bebisen, på de små blöta ögonfransarna. Och {child.he} tänkte: Jag kan ta det sen.

{Child.He} svalde. Det gick ner som en hel potatis. {Child.He} andades in och andades ut och lade handen på {pet's} rygg, och skrattet stannade där {child.he} hade lagt det.

Bebisens ögonlock slutade darra.

# feathery
”Mycket god tårta”, sa {Friend} till {aunt}. ”Riktigt fjäderlätt.”

Potatisen hoppade. {child} höll ner den. {Child.He} höll ner den medan alla tog om[sport: , och medan {aunt} berättade allt hon tyckte om {sport}], och ända tills {@a} stack in båda armarna och lyfte bort den sovande bebisen, med {Pet} tätt efter för att se till att det gick rätt till.

# the-compost
Då reste sig {child}. {Child.He} gick genom hallen och ut genom köksdörren och bort genom trädgården, med {Friend} hack i häl, tills de kom fram till komposten.

”Nu?” sa {Friend}.

”Nu”, sa {child}.

{Child.He} skrattade så att {child.he} fick hålla sig i staketet[city: , och det måste ha hörts över halva {city}]. {Child.He} gled ner och skrattade i gräset, och {Friend} låg bredvid och sparkade.

”Det är bättre!” tjöt {child}. ”Det är bättre sent! Det har blivit större!”

”Det är ju det jag säger”, sa {Friend}. ”Jag har sagt det hela veckan.”

# the-stool
Det var nästan kväll när {@a} kom ut med bebisen, vaken och rosig, och lade {@him} på filten mellan dem. Ingen skämtade. {child} satt bara och plockade tusenskönor.

Bebisen tittade länge på {child}. Sedan for fötterna ut, och {@it} skrattade och skrattade.

”Det var pallen”, sa {Friend}.

{child} stack en tusensköna i bebisens hand, lade sig på rygg och väntade på pingvinen.

# @sib
den nya bebisen
## if brother
{child's} nya lillebror
## if sister
{child's} nya lillasyster

# @own
bebisen
## if brother
sin egen bror
## if sister
sin egen syster

# @it
den
## if brother
han
## if sister
hon

# @him
den
## if brother
honom
## if sister
henne

# @a-first
{minder}, som var där och hjälpte till med bebisen,
## if adult
{Adult}

# @a
{minder}
## if adult
{adult}

# @a-s
{minder's}
## if adult
{adult's}

# @pet-first
{Pet}, {friend's} röda katt, som kom dit så fort det vankades mat,
## if pet.cat
{Pet}, {child's} katt,
## if pet.dog
{Pet}, {child's} hund,

# @in
{Pet.He} låg utefter bebisen som en varm limpa
## if pet.dog
{Pet.He} kom i så långt det gick, med hakan först

# @climbs
{Pet} reste sig från fåtöljen, sträckte på sig och klättrade upp ovanpå dem båda två. {Pet.He} lade sin varma mage mot bebisens fötter och började spinna
## if pet.dog
{Pet} reste sig från fåtöljen, sträckte på sig och trängde sig in vid {child's} knän. {Pet.He} lade sin varma haka på bebisens fötter och började andas, långt och tungt, som bara en hund kan
