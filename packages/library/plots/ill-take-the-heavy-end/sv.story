title: Tunga änden
title: Ett larm om en flytt
guest friend: Olle (han), Stina (hon)
guest pet: Tuss (han), Ludde (han)
guest hero: Orkana (hon), Titania (hon)
guest porter: Göran (han), Evert (han)

% Det är klubben som flyttar, inte familjen. Djuret är familjens eller vännens; det som morrar hos en hund fräser hos en katt.

# an-alarm
Det knackade klockan nio, och utanför stod en superhjälte i grå mantel och gympaskor. Hon hette {hero} och hade, sa hon, fått larm om en flytt[city:  {in city}].

”Vi har inte larmat”, sa {child}.

Det var den sista dagen i vindsrummet, där {child.he} och {friend} hade haft sin klubb i alla år[school: , varje eftermiddag efter en dag {at school}]. Klubben hade fått ett nytt rum tvärs över gården. {@A} var nere och grälade med en hyrd kärra. Allt stod i kartonger. {child} ville bara en enda sak, och det var att det skulle gå långsamt.

”Soffan?” sa {hero}. ”Jag tar tunga änden.”

Sedan tog hon båda. Hon lyfte soffan på ett finger, klev ut på balkongen, flög och var tillbaka innan gardinen hade slutat fladdra.

”Sådär. Nästa?”

# the-cape
”Hon är otrolig”, viskade {friend}. {Friend} var {child.his} bästa vän, och eftersom {friend.he} tänkte bli advokat förhandlade {friend.he} om allt. ”Vi kan vara klara om fyra minuter och hinna [sport: {play sport} | bada] före lunch. Jag rekommenderar att du accepterar.”

”Jag accepterar inte.”

{@bites}

”Det sitter någon fast i mig”, sa {hero}.

”Det är {pet} som bestämmer när {pet.he} släpper”, sa {child}.

# my-own-things
Det fanns bara en sak man behövde veta om {hero}: hon kunde lyfta allt, men hon kunde inte göra det sakta. Tog hon i något så for det. Efter bordet ställde sig {child} i vägen.

”Stopp. Resten bär vi själva.”

”Varför det? Det är tungt.”

”Det ska vara tungt.”

”Men jag är ju här för att det inte ska vara det”, sa {hero}. ”Det är hela jobbet. Folk har det tungt, och så kommer jag.”

”Har du frågat dem?”

”Man hinner inte fråga. De ligger oftast under en buss.”

”Det är ett rimligt svar”, sa {friend}. ”Men min klient ligger inte under en buss.”

# square
{child} tog tag i byrån för att visa vad {child.he} menade. Den rubbade sig inte. {Child.He} tog i tills det pep i öronen. Då gick {friend}, utan ett ord om villkor, till andra sidan och böjde på knäna.

”Jag tar tunga änden”, sa {friend}.

”Det finns ingen tung ände. Den är fyrkantig.”

”Jag säger det för att vara artig.”

De kom halvvägs till trappan. På vägen stannade de vid dörrkarmen, där de hade ritat streck varje vår.[music:  De stannade vid fönstret, där de sjungit {music} för duvorna.] De stannade[athlete:  vid hålen efter affischen med {athlete} och] vid hålet i listen, {@hole}. Vid varje ställe berättade {child}, fast {friend} redan visste. {Hero} stod bredvid och trampade.

”Det här tar ju hela dagen”, sa hon.

”Ja”, sa {child}.

”Men du blir ju bara ledsnare av det!”

”Ja!”

# gone
Ingen av dem hade fel. Till slut stod hon inte ut. När de båda gick för att dricka vatten tog hon allt som var kvar i ett enda famntag, med det gamla klädskåpet överst, och for.

{child} kom tillbaka med glaset i handen. Rummet var tomt. Det fanns en ljusare fyrkant på väggen där skåpet hade stått, och det ekade när man andades.

Någonting trycktes ihop under revbenen. {child} satte sig på golvet.

”Jag hann inte säga hej då”, sa {child.he}.

{Friend} satte sig också. {Friend.He} sa inget klokt. {Friend.He} tog av sig ena skon för att ha något att hålla i.

”Var är {pet}?” frågade {friend.he} sedan.

De ropade och ropade. Och då kom {child} ihåg vad {pet} gjorde när {pet.he} inte ville vara med. {Pet.He} kröp in i klädskåpet, längst in bland vinterjackorna.

# afraid
{Hero} landade på balkongen. Händerna skakade på henne.

”Det är något som {@growl} i möblerna”, sa hon. ”Jag satte skåpet i den nya trappan, och nu sitter det fast. Jag kan inte ta i mjukt. Jag har aldrig kunnat. Om jag lyfter så far allting i väggen. Jag är rädd. Jag brukar inte vara det. Är det så här det känns?”

”Ja”, sa {child}. ”Kom.”

# one-step
De sprang över gården[elder:  förbi {elder}[elder2:  och {elder2}], som höll upp porten]. Mitt i trappan stod klädskåpet inkilat på snedden, och inifrån hördes ett långt, ilsket {@growling}.

”{Pet}”, sa {child} och lade örat mot skåpdörren. ”Det är jag. Ligg still. Vi ska bära dig, jättesakta.”

”Jag kan inte”, sa {hero}.

”Du ska inte lyfta. Du ska bara hålla emot. Jag säger till när.” {child} gick ner till den undre delen, där hela vikten låg, och satte axeln mot skåpet. ”Jag tar tunga änden.”

”Du orkar ju inte!”

”Inte ensam. {Friend}, här bredvid mig. {Hero}, där uppe. Ett steg. Vila. Ett steg till.”

Hon tog i med fingertopparna, som om skåpet vore en såpbubbla. Ett steg. Skåpet skuttade till, och {pet} {@growled}.

”{Pet} säger till när du är för snabb”, sa {child}. ”Lyssna.”

Och det gjorde hon. {Pet} var den bästa hastighetsmätare som fanns: vid minsta ryck {@growled} {pet.he}, vid ett riktigt lugnt steg teg {pet.he}. Ett steg. Vila. Svetten rann in i {child's} ögon. Det var tungt, och för första gången var det tungt på rätt ställe. Ett steg. Tyst. Ett till. Tyst.

# what-it-weighed
Där uppe öppnade de skåpet. {Pet} klev ut, ruskade på sig, gick fram till {hero} och {@fond}.

{Hero} hade satt sig på en kartong. ”Jag kände hur mycket det vägde”, sa hon. ”Det har jag aldrig gjort.”

# last-time-round
På eftermiddagen gick de tillbaka. {@Who} hade skruvat loss dörrkarmen med strecken, för den ville ingen annan ha. {Hero} kunde ha burit den bakom örat. I stället väntade hon vid ena änden tills {child} hade gått runt hela rummet och lagt handen på väggarna.

{Child.He} tog tid på sig. {Hero} trampade inte en enda gång.

”Jag tar tunga änden”, sa hon när {child} kom.

”Jag vet”, sa {child}.

# through-it
De bar den nerför trappan och ut på gården, {child} och {hero}, med {friend} i mitten och {@who} före för att hålla upp portarna. {Pet} gick först av alla och bestämde farten.[elder:  {Elder.short} gick sist.] Vid gungorna ville {child} stanna, och då satte de ner karmen i gräset, så att den stod där för sig själv som en dörr rakt ut i kvällen, och en efter en gick de igenom.

# @a
{porter}, som var vaktmästare i huset,
## if adult
{adult}

# @who
{porter}
## if adult
{adult}

# @bites
{Pet}, {friend's} hund, accepterade inte heller. {Pet.He} hade satt tänderna i superhjältens mantel och hängde där som en tofs.
## if pet.dog
Hunden {pet} accepterade inte heller. {Pet.He} hade satt tänderna i superhjältens mantel och följde med som ett släp.
## if pet.cat
Katten {pet} accepterade inte heller. {Pet.He} hade satt klorna i superhjältens mantel och hängde där som en tofs.

# @hole
som {pet} hade bitit som valp och fortfarande var stolt över
## if pet.cat
som {pet} hade vaktat i åratal, ifall det någon gång skulle komma en mus

# @growl
morrar
## if pet.cat
fräser

# @growled
morrade
## if pet.cat
fräste

# @growling
morrande
## if pet.cat
fräsande

# @fond
bet i manteln, men nästan kärleksfullt
## if pet.cat
satte klorna i manteln, men nästan kärleksfullt
