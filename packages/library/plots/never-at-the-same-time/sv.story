title: Aldrig på samma gång
title: God natt, mörkret
title: Det skulle jag väl veta
guest pet: Misse (han), Majsan (hon)
guest minder: morbror Ove (han), morbror Stig (han)

% ”IIIH!” skriks och ”Puh” sägs på precis samma sätt varje gång. Klicka med tungan. Spinn långt ner i magen.
% Den som tittar in (@a) är den äldre, annars {adult}, annars {minder}.

# tap-tap-tap
Knack, knack, knack! Det var läggdags, och någon knackade på {child's} fönster. Det var en uggla.

”Får jag komma in?” sa ugglan. ”Det är nästan mörkt här ute.”

{child} öppnade, och ugglan hoppade in och ställde sig mitt under lampan.[music:  Hon nynnade på {@song} för att bli modig.][friend:  Hon hoppade förbi {friend}[!friend.known: , {child's} bästa vän], som fick sova över och hade tänkt vara vaken till midnatt. {Friend} snarkade.]

# two-green-eyes
”Men du är ju en uggla”, sa {child}. ”Ugglor tycker om mörkret.[school:  Det har vi lärt oss {at school}.]”

”Inte jag”, sa ugglan. ”Jag är rädd för det. Det tittar på mig.”

”Vad är det som tittar?”

”Mörkret. Varje natt sitter det under mitt träd och tittar upp. Det har två gröna ögon, och det är allt det har.” Ugglan rös så att alla fjädrarna stod rakt ut. ”Jag har inte vågat mig ner på en vecka. Jag är så hungrig.”

Två gröna ögon? {child} tittade mot fotändan av sängen. Där låg {pet}[!pet.known: , {child's} katt], som gick ut varje natt och satte sig under ett träd. {Pet.He} tvättade ena benet.

”Var det {pet}?” frågade {child}.

Ugglan skrattade. ”Det där är en katt”, sa hon. ”En katt är jag inte rädd för.”

# click
”Jag ska visa dig”, sa {child} och släckte lampan.

Klick! I sängen lyste två gröna ögon.

”IIIH!” skrek ugglan. ”Mörkret!”

Klick! {child} tände lampan. Där låg {pet}.

”Puh”, sa ugglan. ”Katten.”[elder: 

”Var det du som skrek?” ropade {elder} från trappan.

”Nej!” ropade {child}. ”Det var en uggla!”

”Så trevligt”, ropade {elder.short}.]

”Men det är ju samma!” sa {child}. ”Titta!”

Klick! ”IIIH! Mörkret!”[friend: 

”Är det midnatt?” mumlade {friend}.]

Klick! ”Puh. Katten.”

Klick! ”IIIH! Mörkret!”

Klick! ”Puh. Katten.” Ugglan lade huvudet på sned. ”Det är bra konstigt”, sa hon, ”men de där två är aldrig här på samma gång.”

# id-know
”De är samma!” sa {child}.

”Det skulle jag väl veta”, sa ugglan. ”Jag är ju en uggla.”

”Titta på {pet} då”, sa {child}, ”och titta inte bort. Inte en sekund.”

Så ugglan stirrade på {pet}, så som bara en uggla kan stirra.[athlete:  Från en affisch på väggen såg {athlete} på.]

Klick!

# no-eyes-at-all
”Katten är borta!” skrek ugglan. ”Åh nej! Mörkret har ätit upp din katt!”

{Pet} hade fått nog av skriket. {Pet.He} reste sig, vände sig om och lade sig igen, med ryggen till. Och nu fanns det inga ögon alls.

”Var är det?” viskade ugglan. ”Nu ser jag det inte! Det kan vara var som helst!” Och så for hon in under {child's} pyjamaströja.

”{Pet}”, sa {child}. ”Vänd dig om.”

Men en katt som har lagt sig vänder sig inte om bara för att någon säger till.

# the-tip-of-a-wing
{child} kunde ha tänt lampan. Men då hade det bara varit katten igen. Så {child.he} stack in handen under pyjamaströjan, och där hittade {child.he} spetsen på en vinge.

”Kom med här”, viskade {child.he}. ”Jag håller dig.”

Mycket, mycket sakta kröp de över sängen i mörkret, med handen först och vingen i handen.[sport:  Det var raka motsatsen till {sport}.] Och så kom de fram till något varmt.

”Vad är det där?” viskade ugglan.

”Det är mörkret”, sa {child}.

# furry
Ugglan höll andan. Vingen kröp fram en liten bit, och så en liten bit till.

”Det har päls”, sa hon.

”Ja”, sa {child}.

”Det har ett öra. Det har två!”

”Klia där”, sa {child}. ”Precis bakom.”

Ugglan kliade. Och långt där inne började mörkret mullra. Prrrr. Prrrr. Prrrr.

”Det tycker om mig”, viskade ugglan.

Då vände mörkret på sig, för det ville bli kliat under hakan också, och där var de två gröna ögonen, alldeles intill. Ugglan tittade rakt in i dem. Hon skrek inte.

”God kväll”, sa hon. ”Jag ber så mycket om ursäkt. Jag trodde att du bara var ögon.”

# a-lot-of-it
Hon hoppade upp på fönsterbrädan. Där ute var det mörkt i hela trädgården och över alla taken[city:  i {city}] och ända upp till månen.

”Så mycket det finns av det”, sa ugglan lyckligt. ”Och päls på alltihop.”

Och ut flög hon, rakt in i det. ”Hoo-hoo”, hörde {child} långt borta, och det lät som någon som fick kvällsmat.[friend: 

”Har jag missat något?” sa {friend} och somnade om innan någon hann svara.]

# good-night-dark
{@First} tittade in genom dörren[elder2: , med {elder2} bakom sig]. ”Ska lampan vara tänd?” frågade {@he}.

”Nej tack”, sa {child}.

{Child.He} lade sig i sängen och blundade. Något mjukt trampade runt på fötterna ett tag, och så lade det sig.

”God natt, mörkret”, sa {child}.

”Prrrr”, sa mörkret.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @he
han
## if adult & !elder
{adult.he}
## if elder
{elder.he}
