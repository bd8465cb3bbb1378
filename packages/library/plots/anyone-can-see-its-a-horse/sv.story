title: Det ser ju vem som helst
title: Glöm inte att det är fem
title: Den bättre halvan
guest friend: Mei (hon), Albin (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som fyller år är {adult}, annars mormor eller farfar, annars {minder}. Hästen är nöjd med sig själv och säger det gärna; bara i regnet är rösten tunn.

# what-a-sofa
{child} kunde inte rita. {@A} fyllde år, och {child} hade ritat en häst till {@him}, och {@a} hade tittat på den länge, med huvudet på sned.

”Vilken fin soffa”, sa {@a}.

[elder & adult: ”Sköna kuddar”, sa {elder}. ][elder2 & !adult: ”Sköna kuddar”, sa {elder2}.]

[elder2 & adult: ”Går den att bädda ut?” sa {elder2}.]

Så nu satt {child} vid köksbordet och försökte igen, och det sved i ögonen. Bredvid satt {friend}[!friend.known: , {child.his} bästa vän], som kunde rita vad som helst[school:  och hade en hel vägg för sig själv {at school}]. {child} ville göra en häst, bara en enda, som {@a} förstod var en häst.

Pennan gick av. {Child.He} kände efter i botten på pennburken och hittade en gul liten stump med tandmärken i.

# five-legs
{Child.He} ritade ett ben. {Child.He} ritade ett ben till. {Child.He} tappade räkningen på benen. {Child.He} ritade en rygg som hängde ner på mitten, och ett ansikte med ena ögat högre upp än det andra.

Hästen lyfte huvudet från papperet. Sedan klev den ut, ett ben i taget, alla fem, och hoppade ner på golvet, och där var den stor som en stor hund.

”God morgon”, sa den. ”Jag är en häst.”

”Den lever”, sa {child}.

”Den har fem ben”, sa {friend}.

”Tack”, sa hästen.

[pet.other: Den talade om för {pet} också att den var en häst, och {pet} trodde på det med en gång.]

# the-better-half
Det var pennan. Allt man ritade med den blev levande, precis som man hade ritat det.

”Får jag prova?” sa {friend}.

{Friend} ritade en häst från sidan. Den hade muskler och ögonfransar och en fladdrande man. Den reste sig, den vackraste häst [city: i hela {city} | som någon har sett], och föll platt ner på bordet som ett spelkort. {Friend} hade ju ritat den från sidan, och därför hade den bara en.

”Det finns bara halva mig”, sa {friend's} häst, ”men det är den bättre halvan.”

De satte upp den på kylskåpet med en magnet, och där trivdes den, för den kunde se sig själv i brödrosten.

# is-this-new
Just då kom {@a} in utan glasögon, med en kopp kaffe i handen, och satte sig på {child’s} häst.

”Åh”, sa {@a}. ”Är den ny?[sport:  Perfekt när man ska titta på {sport}.]”

”Jag är en häst”, sa hästen.

”Det är klart att du är”, sa {@a} vänligt, för {@he} trodde att det var {friend} som pratade. {@He} drack upp kaffet, klappade hästen på kuddarna och gick för att leta efter sina glasögon[music: , nynnande på {music}].

[pet.cat: Då klev [!pet.known: katten ]{pet} upp på hästens rygg, snurrade runt och lade sig.]

Hästen blev ledsen.

# people-would-know
”Jag skulle vilja galoppera”, sa den. ”Då skulle folk förstå.”

[pet.dog: Det ville [!pet.known: hunden ]{pet} också. {Pet.He} stod redan vid dörren.]

{child} öppnade dörren till trädgården, och hästen galopperade. Den for fram som en kundvagn i en nerförsbacke, med fem ben som alla kom fram olika dags, och ropade: ”Titta på mig! Jag är en häst!”[athlete:  Stoltare kan inte ens {athlete} vara.][pet.dog:  {Pet} sprang efter och försökte hålla takten.][pet.cat:  {Pet} hade klivit av i god tid.] {child} fick hålla sig i väggen av skratt.

# only-pencil
Sedan började det regna.

Hästen saktade in. Det rann grått vatten från benen ner i gräset.

”{Child}”, sa den, ”jag känner inte mitt femte ben.”

Den var ju bara blyerts. Regnet höll på att tvätta bort den.

{child} och {friend} sprang ut och släpade in den i köket igen och lade den på mattan. Två av benen var borta. Svansen var borta. Man såg mattan rakt igenom magen, och ansiktet blev blekare och blekare.

”Nu försvinner jag”, sa hästen med tunn röst. ”Det är synd. Jag hade ju precis kommit.”

# whose-is-it
{child} grep den gula pennan och höll fram den till {friend}.

”Gör det du!” sa {child}. ”Fort! Det är ju du som kan rita!”

{Friend} föll på knä och ritade en perfekt hov, alldeles blank. Hästen lyfte på huvudet och tittade.

”Det var en väldigt fin hov”, sa den. ”Vems är den?”

{Friend} slutade rita. {Friend.He} såg på hoven, och sedan lade {friend.he} tillbaka pennan i {child’s} hand.

”Jag kan inte, {child}”, sa {friend}. ”Jag gör honom till någon annan häst. Det är bara du som vet hur han blir fel. Jag håller ljuset.”

# how-you-get-my-knees
{Friend} hämtade ficklampan och höll den nära, så att {child} kunde se de sista grå strecken. Men {child’s} hand skakade.

”Den skakade förra gången också”, viskade hästen. ”Det är så mina knän blir till.”

Då gick {child} ner på knä och lät den skaka. {Child.He} ritade ett ben som var för långt och ett ben som var för kort. {Child.He} ritade ett knä som pekade bakåt. {Child.He} ritade svackan i ryggen, och svansen som var som en gammal tandborste. {Child.He} ritade det ena ögat, och så det andra, lite högre upp. Inte ett streck var rakt, och vartenda streck var rätt, och hästen blev mörkare och mörkare under {child’s} hand.

# dont-forget-five
”Fem”, sa hästen. ”Glöm inte att det är fem.”

{child} ritade det femte benet, ända ner till {friend's} blanka hov. Hästen reste sig och stampade i köksgolvet.

”Den där behåller jag”, sa den, ”till finhov.”

{Friend} skrattade och torkade sig om näsan med ärmen, för {friend.he} hade också gråtit.

# anyone-can-see
Dörren öppnades, och där stod {@a} med glasögonen på.[elder & adult & !elder2:  Bakom {@him} kom {elder}.][elder2 & adult:  Bakom {@him} kom {elder} och {elder2}.][elder2 & !adult:  Bakom {@him} kom {elder2}.] Det vände sig i magen på {child}.

”Grattis på födelsedagen”, sa {child}. ”Jag har ritat något till dig.”

{@A} tittade länge, med huvudet på sned. Hästen tittade tillbaka och drog in magen.

”Det är en häst”, sa {@a}. ”Det ser ju vem som helst att det är en häst.”

[elder & adult: ”Sköna knän”, sa {elder}. ][elder2 & !adult: ”Sköna knän”, sa {elder2}.]

[elder2 & adult: ”Och så många”, sa {elder2}.]

# very-carefully
Hästen lade sin sneda haka på {@s} arm. {@A} klappade den på nosen en lång stund, och sedan gick {@he} in i vardagsrummet, tittade mycket noga bakom sig och satte sig i soffan.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder's}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}
