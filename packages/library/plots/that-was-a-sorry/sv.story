title: Draken som slocknade
title: Det var ett förlåt
guest pet: Sixten (han), Majken (hon)
guest elder: Barbro (hon), Åke (han)
guest minder: Malena (hon), Josefin (hon)
guest dragon: herr Glöd (han), herr Gnista (han)

% Ljud att göra tillsammans: Purrrr, och drakens Prrp. Prrp. Prrp. som inte vill starta. Sist alldeles tyst.
% Katten är familjens eller grannens; en hund mullrar i stället.

# the-warmest-place
{@whose}, och {pet.he} var väldigt bra på en sak. {Pet.He} kunde hitta det varmaste stället i vilket hus som helst.

Hemma var det {child's} kudde. Och på fredagen, när {child} och {Pet} och {@comes} kom för att sova över hos {@elder}, gick {Pet} in, nosade två gånger, gick raka vägen uppför trappan[athlete: , kvick som {athlete},] och var borta.

”Först mat och sedan bad”, sa {@a}.

# gone-out
Men när {elder.short} vred på varmvattnet var det kallt.

”Oj då”, sa {elder.short}. ”Min drake har slocknat.”

”Har han somnat?” sa {child}.

”Inte slocknat som en trött unge. Slocknat som ett ljus”, sa {elder.short}. ”Kom och titta.”

{Elder.He} öppnade det stora skåpet på övervåningen. Där stod varmvattentanken, och bredvid den låg en hög med mjuka handdukar. Och i det kalla hörnet, bredvid moppen, satt en drake.

Han var inte större än en tekanna. Han borde ha varit röd, men han var grå som gammal gröt. Han öppnade munnen, och ut kom en liten, liten puff av ingenting.

”Det här är {dragon}”, sa {elder.short}. ”Han bor på handdukarna och värmer vattnet. Men lilla vän, vad har hänt?”

{Dragon} bara huttrade. Han var mycket blyg.

”Vi ska få dig varm igen”, sa {child}.

# no-fire
Först gav de honom en sked senap. {Dragon} nös så att han ramlade i skurhinken[school: , och det lät mer än hela {school}]. Men det blev ingen eld.

Sedan stoppade de ner honom i [elder2: {elder2.short's} | {elder.short's}] ulligaste mössa[sport: , den som var till för att titta på {sport}]. Men det blev ingen eld.

Då berättade {@a} en rolig historia om en korv[friend: , den som {Friend}[!friend.known: , {child's} bästa vän,] tyckte var roligast av alla]. {Dragon} log artigt. Men det blev ingen eld, för så rolig var den inte.

# a-dent
{child} satte sig för att tänka. Och då fick {child.he} syn på något på den allra mjukaste handduken. {@hair}

”{Pet}!” sa {child}.

Och där kom {Pet}, och såg ut som en [pet.dog: hund | katt] som aldrig har sett en handduk i hela sitt liv.

”{Dragon}”, viskade {child}, ”tog {Pet} din plats?”

{Dragon} nickade. ”{Pet.He} var så stor”, sa han med en röst som en mycket liten kaffepanna. ”Jag ville inte säga något. Så jag flyttade mig till hörnet, och sedan blev jag ledsen, och sedan slocknade jag.”

# say-sorry
”{Pet}”, sa {child}, ”du måste säga förlåt.”

{Pet} hade aldrig sagt förlåt för någonting, inte ens för tårtan.

{@make}

# two-feet
Så {child} satte {dragon}, med mössa och allt, på hans egen mjuka handduk. Sedan väntade {child.he}. Det är svårt att vänta när man är kall om tårna, så {elder.short} höll i ena foten och {@a} höll i den andra[music:  och nynnade på {music}].

# in-a-ring
{Pet} klev upp på handduken. Den var inte varm längre. {Pet.He} tittade på den lilla grå draken och såg att han huttrade. {Pet.He} gick ett varv runt honom. {Pet.He} gick ett varv till. Sedan lade {pet.he} sig, mycket försiktigt den här gången, i en ring, som en stor [pet: | röd ]munk, och i hålet låg en drake.

Och {Pet} började {@purr}

[pet.dog: Brrrrm | Purrrr], sa {Pet}. Det gick genom mössan och ända in i drakens mage.

Prrp, sa {dragon}. Prrp. Prrp. Som en liten motor som inte riktigt vill starta.

”Kom igen”, viskade {child}.

Prrp. Prrp. Prrrrrrrrr!

# strawberry
Hans nos blev rosa. Hans svans blev orange. Sedan glödde han överallt, röd som en jordgubbe, och varmvattentanken sa glugg, och vartenda rör i huset sa klonk, klonk, hurra[city: , så att det nästan hördes {in city}].

”Bad!” sa {elder.short}.

# a-sorry
Efteråt, inlindad i en handduk med bara några få [pet: | röda ]hårstrån på, gick {child} för att säga god natt. Där låg de i skåpet med varsin halva av handduken och mössan över båda två. {Pet} öppnade ena ögat. Sedan lutade {pet.he} sig fram och slickade {dragon} en enda gång, mitt på huvudet.

”Det där var ett förlåt”, sa {child} till {@a}.

”Det tror jag också”, sa {@a} och stoppade om {child.him}.[friend:  ”I morgon kan du berätta det för {Friend}.”]

# pipes
Runt hela huset, uppe i väggarna och nere under golvet, [pet.dog: mullrade | spann] de varma rören.

Prrrrr, sa de. Prrrrr. Prrrrr.

Tills {child} sov.

# @whose
{Pet} var grannens röda katt, som fick bo hos {child} den veckan
## if pet
{Pet} var {a breed}

# @comes
{minder}, som passade {child.him},
## if adult
{adult}

# @elder
{elder}, som var en gammal vän till familjen
## if elder
{elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult
{adult}

# @hair
Det var ett långt rött hårstrå. Bredvid låg ett till, och i mitten var det en stor rund grop, precis i formen av en katt.
## if pet.cat
Det var ett hårstrå. Bredvid låg ett till, och i mitten var det en stor rund grop, precis i formen av en katt.
## if pet.dog
Det var ett hårstrå. Bredvid låg ett till, och i mitten var det en stor rund grop, precis i formen av en hund.

# @make
”En katt kan man inte tvinga”, sa {elder.short}. ”Man kan bara lämna dörren öppen.”
## if pet.dog
”En hund kan man få att sitta”, sa {elder.short}. ”Men ingen kan få en hund att ångra sig. Man kan bara lämna dörren öppen.”

# @purr
spinna.
## if pet.dog
mullra, så som {pet.he} gjorde när någon kliade på precis rätt ställe.
