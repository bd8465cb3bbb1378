title: Flytta på dig
title: Häst med släp
guest friend: Sami (han), Iris (hon)
guest pet: Sixten (han), Snurran (hon)
guest elder: Holger (han), Asta (hon)

% {elder} kör färjan: familjens, annars Holger. Katten är familjens, annars vännens; en hund lutar sig lika bra. Den första raden sägs argt, den sista mjukt.

# a-crooked-ferry
{child} och {friend} satt i flytväst på färjans bänk när elefanten gick ombord. Den kom nerför vägen, tittade åt båda håll och klev på. Sedan ställde den sig längst ut vid relingen, och hela färjan lutade som en sned tavla.

”Flytta på dig!” ropade {child}.

På andra sidan sundet väntade middagen och en tårta[elder2:  som {elder2} hade bakat][adult: , och så {adult}]. {child} ville hem. Men {@captain} körde inte en sned färja[city: , och någon annan färja fanns inte {in city}].

”Den måste stå i mitten”, sa {elder}. ”Annars ligger vi kvar.”

{Elder.He} letade i taxan. Där stod bil, lastbil och häst.

”Jag skriver häst”, sa {elder.short}. ”Med släp.”

# a-push
Elefanten var grå och varm och luktade hö. {child} klämde sig in mellan den och relingen, satte båda händerna mot dess sida och knuffade.

”Flytta på dig!”

Elefanten såg på {child.him} med sitt lilla öga. Sedan lutade den sig mot {child.his} händer. Den lutade sig så mjukt och tungt att {child} for ut på sidan som en tvål, hela vägen till livbojen.

”Den knuffas!” sa {child}.[school:  ”Det får man inte {at school}.”]

”Nej”, sa {friend}. ”Den kramas.”

# three-times
{Friend} var {child's} bästa vän och ville veta allting säkert. {Friend.He} provade alltid tre gånger, även med glass[sport:  och {sport}]. Nu gick {friend.he} fram och knuffade med ett finger. Elefanten lutade sig. {Friend.He} knuffade med rumpan. Elefanten lutade sig. {Friend.He} knuffade med huvudet.

”Nu är det säkert”, sa {friend}. Håret stod rakt upp. ”Knuffar man en elefant så lutar den sig mot en. Den tror att man vill gosa.”

”Men den ska ju flytta på sig!” sa {child}.

”Det vet inte den. Den tycker att du är jättesnäll.”

# the-horn
”Mistluren”, sa {elder}. ”Den brukar folk lyda.”

{Elder.He} drog i snöret. Luren tjöt över vattnet[music: , inte alls som {music}]. Elefanten blev överlycklig och tutade tillbaka, så att {elder.short's} mössa flög i sjön.

”Jaha”, sa {elder.short}. ”Där gick den.”

Då vaknade {pet}. {@sleeper}

”Du kan väl säga till den, {pet}?” sa {child}.

{Pet} gäspade.

# it-tips
{child} blev så arg att det kröp i armarna. {Child.He} klämde sig in igen och knuffade med hela kroppen.[athlete:  Inte ens {athlete} hade kunnat ta i mer.]

”Flytta på dig! Flytta på dig! Flytta på dig!”

Så mycket kärlek hade elefanten aldrig fått. Den ville luta sig ordentligt, och tog ett steg närmare, ut mot relingen. {child} fick krypa ut mellan frambenen. Färjan tippade till. {Elder.short's} termos rutschade åt sidan, och vattnet skvalpade in över däcket.

{Friend} fick tag i räcket, och {child} fick tag i {friend}. Elefanten blev stel i benen och spärrade upp ögonen. Den var rädd. {child} kände hur den darrade, och då gick det inte att vara arg längre. {Child.He} var ju lika rädd som den.

”Vi är kvar här”, sa {child} till elefanten.

# the-cable
{Elder} stod i styrhytten. {Elder.He} la örat mot vajern, som man lägger örat mot en dörr.

”Vajern håller”, sa {elder.he}. ”Jag spänner den, så ligger hon still en stund. Men elefanten får ni ta. Elefanter kan jag inte.”

{Elder.He} vred på en ratt, mycket långsamt. Färjan slutade gunga.

# wrong-way
{@rubs}

Elefanten såg ner. Den lutade sig mot {pet}. Den tog ett steg, för att komma närmare.

Ett steg mot mitten.

”Såg du?” sa {friend}. ”Den flyttade på sig!”

”{Pet} knuffade den åt fel håll!” sa {child}.

”Fel håll är rätt håll”, sa {friend}. ”Om vi knuffar den utåt …”

”… så kommer den inåt!” sa {child}.

”Ska vi prova tre gånger?”

”Hinner inte!”

# over-it-comes
De ställde sig mitt på däck, intill {pet}, och satte händerna mot den stora magen. Så knuffade de elefanten ut mot sjön.

”Flytta på dig”, sa {child}. {Child.He} sa det mjukt nu, som man säger det till någon som ligger på ens hår.

Elefanten suckade av lycka. Den lutade sig mot dem och tog ett steg. De backade och knuffade. Den tog ett steg till. {Pet} tryckte på, och {friend} ropade ”en bit, en bit”, och så stod elefanten mitt på däck. Färjan rätade upp sig. Termosen rullade tillbaka.

”Nu åker vi”, sa {elder}.

# across
Färjan gled över sundet, och elefanten stod stilla med {pet} mellan framfötterna. {child} lutade sig mot den på ena sidan och {friend} på den andra. Man fick luta sig hårt, för den lutade sig tillbaka.

Vid bryggan fällde {elder} ner rampen. Elefanten gick i land. Först doppade den snabeln i vattnet och fiskade upp mössan, som hade flutit efter dem hela vägen, och satte den på {elder.short's} huvud. Sedan lutade den sig mot {child} en sista gång.

”Flytta på dig själv”, viskade {child} mot det varma örat.

# a-hollow
På kvällen, när [elder2: {elder2} hade skurit upp den sista tårtbiten | tårtan var slut], satt {elder} och {friend} i soffan. {Pet} låg utsträckt emellan dem, så lång {pet.he} var.[adult:  {Adult} fick inte plats.]

”Flytta på dig”, sa {child}.

{Pet} låg kvar. Då la {child} sin hand mot {pet.his} sida och knuffade {pet.him}, mjukt, åt fel håll. {@purrs} {Pet.He} lutade sig mot handen, rullade runt och gjorde en grop åt {child}, precis så stor som det behövdes.

# @captain
{elder}, som bodde bredvid {friend} och var färjkarl,
## if elder
{elder}, som var färjkarl den sommaren,

# @sleeper
{Pet} var {friend's} katt och sov helst på motorluckan mitt på däck, där det var varmt.
## if pet.cat
{Pet} var {a breed} och sov helst på motorluckan mitt på däck, där det var varmt.
## if pet.dog
{Pet} var {a breed} och sov helst på motorluckan mitt på däck, där det var varmt.

# @rubs
Då reste sig {pet}. Luckan hade blivit blöt i ena hörnet, och det fann {pet.he} sig inte i. {Pet.He} gick till det enda andra som var varmt. {Pet.He} kom från mitten, så det var på den sidan {pet.he} strök sig mot elefantens ben. {Pet.He} tryckte på med hela sidan, som bara en katt kan, och {pet.he} spann.
## if pet.dog
Då reste sig {pet}. Luckan hade blivit blöt i ena hörnet, och det fann {pet.he} sig inte i. {Pet.He} gick till det enda andra som var varmt. {Pet.He} kom från mitten, så det var från den sidan {pet.he} lutade sig mot elefantens ben. {Pet.He} lutade sig med hela sidan, som bara en hund kan, och viftade på svansen.

# @purrs
{Pet} började spinna.
## if pet.dog
{Pet} började vifta på svansen.
