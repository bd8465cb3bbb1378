title: Sitt still
title: Ett ägg under torkhuven
title: Långhals på hemmaplan
guest friend: Samir (han), Lova (hon)
guest elder: Barbro (hon), Yngve (han)
guest pet: Fia (hon), Ludde (han)
guest customer: Doris (hon), Vanja (hon)

% {elder} är familjens, annars grannen med egen frisersalong. Hunden är familjens, annars vännens; en katt kan lika lite sitta still. Omkväde: ”Sitt still.”

# on-the-floor
Det låg en dinosaurie i {@salon}. {child} såg henne så fort {child.he} öppnade dörren, för hon fyllde hela golvet. Halsen gick två varv runt frisörstolen, och under magen hade hon ett ägg.

”Sitt still”, viskade {elder.short}. ”Gör inga hastiga rörelser.”

”Och här har vi en långhals!” sa {friend}. {Friend} var {child's} bästa vän och talade alltid som på sport-tv[school: , även {at school}]. ”Stor favorit! Ruvar på hemmaplan![sport:  Det här slår all {sport}!]”

{@laps} {Pet.He} hade aldrig suttit still i hela sitt liv.

# customers
{child} ville bara en sak: att dinosaurien skulle få stanna tills ägget kläcktes. Men {elder} hade kunder på lördag.

”Res på dig, lilla vän”, sa {elder} och klappade i händerna.

Dinosaurien tittade på {elder.him}. Så makade hon sig till rätta, så att hyllan med hårspray ramlade ner.

”{@life} har jag bett folk att sitta still i den här salongen”, sa {elder.short}. ”Och så kommer det en som gör det.”

”Hon måste ju ruva”, sa {child}.

”Och jag måste klippa. Var ska jag göra av {customer}?[city:  Hon kommer ända från andra sidan {city}.]”

# a-lick
{Elder} sköt på. Dinosaurien sköt tillbaka. {@tail} Då gav dinosaurien {pet.him} en slick som gick från nos till svans, och {@hair} stod rakt upp.

”Poäng till gästerna!” sa {friend}.

{Pet} såg sig i spegeln och gick och satte sig bakom {elder}, i två sekunder.

På lördagen låg dinosaurien kvar. {Customer} fick sitta på hennes svans och bli klippt.

”Sitt still”, sa {elder.short}. {Elder.He} menade båda två.

# three-days
Framåt eftermiddagen orkade dinosaurien inte hålla upp halsen längre. Hon lade huvudet i {child's} knä. Det kurrade i henne så att spegeln skallrade.

”Hon har inte ätit på tre dagar”, sa {child}. ”Hon törs inte gå från ägget.”

”Varför har ingen sagt något?” sa {elder} och rusade ut efter rabarber. {Pet} {@stalk}.

Dinosaurien åt upp rabarbern, och korgen, men det var som att ge en val en ärta.

# backwards
”Jag tar henne till ängen”, sa {friend}. ”Där finns gräs så det räcker.” {Friend.He} svalde. {Friend.He} nådde henne till knäet. ”{Friend} kliver fram. Publiken håller andan. {Friend} håller också andan.”

{Friend.He} höll upp en rabarber och gick baklänges ut på gården. Dinosaurien tittade på ägget. Hon tittade på {child}.

”Jag lovar”, sa {child}. ”Vi vaktar.”

Då reste hon sig och gick efter {friend}[athlete: , lika tungt som {athlete} går lätt].

# the-fuse
{Elder} fällde ner torkhuven över ägget, den stora som tanterna satt under. Den blåste varmt och fint. {child} höll handen mot skalet.

”Prima”, sa {elder.short}. ”{@years}”

Då sa det pang. Lampan slocknade. Torkhuven stannade.[music:  Radion tystnade mitt i {music}.]

”Proppen!” sa {elder.short}. ”Och jag har inga fler!”[adult:  {Adult} sprang för att låna en av grannen.]

{child} kände hur skalet blev svalare under handen. {Child.He} blev rädd, så att det stack bakom ögonen. {Child.He} hade ju lovat. {Elder} tog {child.his} andra hand och kramade den hårt.

”Värmen först”, sa {elder.he}. ”Sedan är man rädd.”

# sit-still-with-me
{child} drog av sig tröjan och lade den om ägget. {Child.He} lade armarna om det. Det räckte bara halvvägs runt.

”{Pet}!” ropade {child.he}. ”Du är den varmaste vi har!”

{Pet} ville leka. {Pet.He} hoppade upp och hoppade ner igen. {child} lyfte upp {pet.him} och lade kinden mot {pet's}.

”Sitt still, {pet}”, sa {child} i {pet.his} öra. ”Jag vet att det är det svåraste som finns. Sitt still med mig.”

Det ryckte i tassarna. {Pet} tittade mot dörren. Sedan snurrade {pet.he} ett varv, lade hela sin varma mage över ägget och satt. En fluga landade på {pet.his} nos. {Pet.He} satt ändå. {child} höll om {pet} och ägget, båda två, och kände värmen komma tillbaka.

{Elder} borstade upp pälsen på {pet}, tag efter tag, tills den stod åt alla håll.

”Volym”, sa {elder.he}. ”Det håller värmen.”

# crack
Skalet rörde sig.

”De är på väg!” skrek {friend} utanför. ”Hon galopperar! Jag sitter på nacken! Jag ångrar ingenting!”

Dinosaurien stack in huvudet i samma stund som skalet sprack. Ut kom en unge, våt och sned. Det första den såg var {pet}. Det andra var sin mamma. Den pep åt dem båda.

Den stora bökade in nosen under {pet's} mage och blåste, länge. {Pet} slickade henne tillbaka. Det blev ingen frisyr av det heller.

”Sensation”, sa {friend}, men {friend.he} viskade det.

# potatoes
{Elder} sjönk ner i frisörstolen. {Elder.He} skulle bara vila benen. Då klättrade ungen upp i {elder.his} knä, snurrade ett varv, precis som {pet}, och snarkade med halsen om {elder.his} arm.

”Men kära nån”, sa {elder.short}. ”Jag skulle ju koka potatis[elder2:  åt {elder2}].”

”Sitt still, {elder.short}”, sa {child}.

Och {elder} satt still. {Elder.He} satt kvar medan det skymde, och dinosaurien låg utanför med huvudet över tröskeln. {Friend} och {child} kokade potatisen[adult: , och {adult} hällde av den]. De fick mata {elder} med gaffel, och {pet} tog hand om det som föll.

# @salon
grannen {elder's} frisersalong
## if elder
frisersalongen där {elder} hjälpte till den veckan

# @laps
{Pet}, {friend's} hund, for runt, runt dinosaurien och skällde.
## if pet.dog
{Pet}, {child's} hund, for runt, runt dinosaurien och skällde.
## if breed.Poodle
Pudeln {pet} for runt, runt dinosaurien och skällde.
## if pet.cat
{Pet}, {child's} katt, for runt, runt dinosaurien och rakt upp i gardinen.

# @life
Hela livet
## if elder
Hela veckan

# @tail
{Pet} ville hjälpa {elder} och drog dinosaurien i svansen.
## if pet.cat
{Pet} ville hjälpa {elder} och högg dinosaurien i svansen.

# @hair
pälsen
## if breed.Poodle
hela den fina frisyren

# @stalk
bar en stjälk
## if pet.cat
jagade en stjälk

# @years
Trettio år, och den har aldrig svikit mig.
## if elder
Den har aldrig svikit någon, säger de.
