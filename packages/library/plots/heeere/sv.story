title: Var är Bo?
title: Häääär
guest friend: Maja (hon), Otto (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Häääär sägs litet och långsamt, varje gång. Klipp, klapp går fort första gången och mycket sakta sista gången.
% Den som kommer för att släcka (@a) är mormor eller farfar där någon är vald, annars {adult}, annars {minder}.

# glitter
{child} och [!friend.known: {child.his} bästa vän ]{friend} [sport: försökte {play sport} | lekte] i trädgården. Det var nästan kväll[city:  {in city}]. Då sa det klipp, klapp, klipp, klapp på andra sidan häcken.

In genom grinden kom en enhörning. Hon var vit, och i manen glittrade det.

”Hej”, sa enhörningen. ”Jag heter Glitter, och jag har tappat bort min kompis Bo. Har ni sett honom?”

”Nej”, sa {child}. ”Hur ser Bo ut?”

”Bo är liten”, sa Glitter. ”Bo är rund. Och Bo är väldigt, väldigt långsam. Vi skulle gå hem och lägga oss, men när jag vände mig om var han borta!”

”Vi hjälper dig”, sa {child}.

# the-swing
De letade under gungan[school: , lika noga som man letar efter vantar {at school}].

”Bo!” ropade {child}. ”Var är du, Bo?”

”Häääär”, sa en liten, liten röst.

Men under gungan låg bara en boll. Den var rund, men den var inte Bo.

# the-bucket
De letade i sandlådan. {Friend} tittade under hinken.

”Bo!” ropade {friend}. ”Var är du, Bo?”

”Häääär”, sa den lilla, lilla rösten.

Men under hinken låg bara en sandkaka. Den var rund, men den var inte Bo.
[pet.dog: 

 {Pet}[!pet.known: , {child's} hund,] letade också, i hela häcken. {Pet.He} kom ut med en pinne. Den var inte ens rund.
][pet.cat: 

 {Pet}[!pet.known: , {child's} katt,] letade också, fast bara med ögonen. {Pet.He} hittade en humla. Den var rund, men den flög sin väg.
][pet.other: 

 I fönstret fanns {pet}. {Pet.He} var också liten, men {pet.he} var inte Bo.]

# the-boots
De letade bakom {@boots} på trappan.

”Bo!” ropade Glitter. ”Var är du, Bo?”

”Häääär”, sa den lilla, lilla rösten.

Men bakom stövlarna låg bara ett äpple. Det var runt, och det var gott, för Glitter åt upp det. Men det var inte Bo.

”Nu hittar vi honom aldrig”, sa Glitter, och en tår rullade ner på nosen.

# a-line
{child} satte sig på huk för att tänka. Och då fick {child.he} syn på något. På gräset gick en rand. Den var smal och blank och lyste som silver.

”Är det du som har glittrat?” frågade {child}.

”Nej”, sa Glitter. ”Mitt glitter är prickigt.”

{child} följde randen med fingret. Den gick genom gräset. Den gick fram till Glitters hov. Den gick uppför hoven! Den gick uppför benet, över ryggen och längs halsen. {child} ställde sig på tå. Randen gick mellan öronen och runt, runt, runt hornet. Och högst upp, på själva spetsen, satt något litet och runt.

# on-the-tip
”Där!” ropade {child}. ”Där är Bo!”

Det var en snigel. Han hade ett litet, randigt hus på ryggen, och han såg mycket nöjd ut[athlete: , som {athlete} högst upp på pallen].

”Häääär”, sa Bo. ”Jag har ju sagt det heeela tiden.”

”Men Bo!” sa Glitter. ”Vad gör du där uppe?”

”Du går så fort”, sa Bo. ”Klipp, klapp, och så är du borta. Så jag tänkte att jag åker med.”

# slowly
Då skrattade Glitter så att det yrde glitter över hela gräsmattan. {Friend} fick på näsan, och {child} fick i håret.

”Tack, {child}”, sa Glitter. ”Nu ska jag gå hem. Och nu ska jag gå sakta.”

Klipp … klapp … klipp … klapp …

[music: Det lät som {@song}, fast mycket långsammare.

]”God naaatt”, sa Bo och drog in i sitt hus.

# round
När {child} låg i sängen kom {@first} för att släcka. {@He} plockade något ur {child's} hår och höll upp det mot lampan. Det var pyttelitet, och det glittrade.

”Var är min {child}?” frågade {@a}, för {child} hade dragit täcket över huvudet och blivit alldeles rund.

”Häääär”, sa en liten, liten röst.

# @boots
de stora stövlarna
## if adult & !elder
{adult's} stövlar
## if elder
{elder.short's} stövlar
## if elder & elder2
{elder.short's} och {elder2's} stövlar

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
