title: Lånad uggla
title: Trettioen ugglor
title: Näbb, klo, flax
guest pet: Nalle (han), Stina (hon)
guest sitter: Gunilla (hon), Monika (hon)

% Hunden är familjens, eller en som står i dess ställe; inget för katter, som inte bär ungar hela. Ungen är "den" till sista raden.

# thirty-one
{child} ägde trettioen ugglor, och ingen av dem kunde blinka.

{Child.He} hade ugglor på strumpor, ugglor på muggar[sport: , en uggla på tröjan som {child.he} brukade {play sport} i] och en uggla som var en lampa[friend:  och kom från {friend}[!friend.known: , {child.his} bästa vän]]. Sedan {child.he} var fyra år hade {child.he} önskat sig en uggla, varje jul och varje födelsedag, och alla hade lyssnat på fel sätt. [elder2: {Elder} hade stickat en, och {elder2} hade täljt en. |[elder: {Elder} hade stickat en. ]]Till slut hade {child.he} slutat skriva upp det. Men {child.he} hade inte slutat önska. {Child.He} hade läst allt som fanns på biblioteket[city:  {in city}][school:  och {at school}], och {child.he} kunde skilja en hornuggla från en jorduggla bara på ögonen.

# mouth-shut
En kväll i slutet av maj [adult: släppte {adult} | skulle {sitter} i huset bredvid sova över, och hon släppte] ut {pet} i trädgården en sista gång före natten. {Pet} var [breed: {a breed} | {child's} hund], och {pet.he} gick alltid omkring med munnen öppen, som om {pet.he} precis skulle börja sjunga[music:  {music}].

När {pet.he} kom in igen var munnen stängd.

”Vad har du där?” sa [adult: {adult} | {sitter}].

{Pet} gick förbi [adult: {adult.him} | henne]. {Pet.He} gick rakt fram till {child}, satte sig, såg högtidlig ut och öppnade munnen så sakta, så sakta, som när man ställer ner ett ägg.

# a-ball-of-down
I {child's} händer låg en boll av grått dun. Den var blöt på ena sidan. Den vände på huvudet, långt, långt runt, såg på {child.him} med två svarta ögon – och blinkade.

{child} glömde att andas.

”Är den skadad?” viskade [adult: {adult} | {sitter}].

{child} kände försiktigt. Vingarna var hela. Klorna högg sig fast om {child.his} pekfinger, och näbben knäppte argt, som en liten sax.

”Nej”, sa {child.he}. ”Det är en kattuggla. En unge.”

# if-only
”Stackare! Har den ramlat ur boet? Då måste vi väl ta hand om den? Vi kan ställa en låda i badrummet, där är det varmt, och i morgon ringer vi någon som …”

{child} svarade inte. Bollen i {child.his} händer vägde nästan ingenting, och den var varm, och den hade blinkat. {Child.He} såg lådan framför sig. {Child.He} såg hur {child.he} skulle vakna på natten och gå upp och titta.

”Den har inte ramlat”, sa {child.he} till sist. ”De hoppar ut innan de kan flyga. Det ska vara så. Sedan klättrar de upp igen, med klorna och näbben, och mamman matar dem hela sommaren.”

”Så då behöver vi bara bära ut den?” sa [adult: {adult} | {sitter}]. ”Men det är ju bra! Varför ser du så ledsen ut?”

”För att jag önskar att jag inte visste det”, sa {child}.

[adult: {Adult} | {Sitter}] la armen om {child.him}. De stod så en liten stund, alla fyra, ungen också.

# helmets
Sedan hämtade {child} cykelhjälmarna.

”Ugglemamman kan gå till anfall”, förklarade {child.he}. ”Mot ansiktet.”

[adult: {Adult} satte på sig sin | {Sitter} satte på sig en] hjälm utan ett ord. Efter en liten stund hämtade [adult: {adult.he} | hon] simglasögonen också.

# the-root
”{Pet}”, sa {child}. ”Var hittade du den?”

Det var det svåra. Sätter man ungen vid fel träd kan det gå illa. Men {pet} visste. {Pet.He} gick med nosen i backen, förbi vinbären, förbi komposten, ända ner till den stora eken vid stenmuren. Där satte {pet.he} sig. Högt upp i stammen fanns ett svart hål, som {child} hade gått förbi varje dag i hela sitt liv utan att se.

{Child.He} satte ungen på en av rötterna, där barken var skrovlig. Det tog tid, för klorna ville inte släppa {child.his} finger. Eller så var det fingret som inte ville. Sedan backade de hela vägen till kökstrappan och satte sig, och {pet} la sig med hakan på tassarna.

# leave-it
Ingenting hände. Ungen satt där den satt, en ljus prick i skymningen.

”Tänk om den inte kan”, viskade [adult: {adult} | {sitter}].

Då rörde pricken på sig. Den högg tag med näbben, flaxade med sina små stumpar och hasade sig upp, en halvmeter, en hel. Så släppte barken, och ungen damp ner i gräset med en duns som knappt hördes.

{Pet} reste sig. Hela hunden darrade av lust att hämta.

”Nej”, viskade {child} och höll i {pet.him}, och höll kanske mest i sig själv. ”Den måste få göra det.”

# beak-claw-flap
Ungen började om. Den kom högre den här gången, och ramlade ändå. Tredje gången vilade den emellan[athlete: , som {athlete} också måste göra]. Näbb, klo, flax. Vila. Näbb, klo, flax. Nu var det så mörkt att man fick titta lite bredvid för att se något. Och till slut satt den uppe på den första grenen, skakade på sig och blev dubbelt så stor.

[adult: {Adult} | {Sitter}] klämde {child's} hand så hårt att det gjorde ont.

# a-piece-of-the-dark
Då lossnade en bit av mörkret. Den gled över taket, över deras tre huvuden, utan minsta ljud, och landade intill ungen. En stor, brun uggla med en sork i näbben. Hon matade den. Sedan vände hon på huvudet och såg på {child}. Länge, som när man tänker lägga något på minnet.

Och så blinkade hon också.

# not-with-me
De gick inte in förrän det var alldeles natt. [adult: {Adult} | {Sitter}] följde med upp och satte sig på sängen, fortfarande med simglasögonen i pannan.

”Du hade en uggla i tjugo minuter”, sa [adult: {adult.he} | hon]. ”Nu har du ingen längre.”

{Pet} nös. Ur nosen seglade ett litet, grått dun. Det dalade genom lampskenet och la sig på {child's} täcke.

”Jo”, sa {child}. ”Hon bor bara inte hos mig.”
