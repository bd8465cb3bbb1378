title: Jag är ju en bonde
title: Vi vaktar er
title: Bonde av, dam på
guest elder: Bertil (han), Gunvor (hon)

% Den som har svart är {elder}, som är mycket artig mot pjäserna. Bonden har liten röst; sista repliken ropas från ett träd.
% Två schackregler, båda sanna: en bonde som når sista raden blir en dam, och ett drag är inget drag förrän man har släppt.

# never-the-end
{child} hade aldrig förlorat ett parti schack mot [elder: {elder}|gamla {elder}]. {Child.He} hade aldrig vunnit heller. De hade aldrig kommit till slutet.

Det var pjäsernas fel. Schackspelet var äldre än {elder.short}, och en pjäs gick dit den gick med på att gå, och ingen annanstans. Med de svarta, som {elder.short} hade, var det inga bekymmer. ”Springaren, om jag får besvära”, sa {elder.he}, och springaren lät sig besväras. {child} hade vitt.

”Löpare”, sa {child.he}, ”gå dit bort.”

”Nej”, sa löparen.

”Varför inte?”

”Jag har sett vad som händer där borta.”

Så varje söndag[sport:  när {child} inte skulle {play sport}] satt de vid stenbordet i parken[school:  nära {school}][city:  {in city}] med samma parti. De hade hållit på i fem månader.

# one-of-ours
Och så var det kråkan. Hon satt på ryggstödet till bänken, bakom {elder.short}, stor och blank och med huvudet på sned. {Elder.short} kallade henne Madame och gav henne brödkanter. ”Samma färg som vi”, sa de svarta. ”Hon är en av oss.” Men för en månad sedan hade den svarta löparen slagit {child's} dam. Damen hade knappt hunnit ställas bredvid brädet förrän Madame sträckte fram näbben, tog henne i kronan och flög upp i trädet med henne.

Sedan dess ville inte en enda vit pjäs gå i närheten av den kanten.

[friend: {Friend}[!friend.known: , {child's} bästa vän,] hade fått höra alltihop och satt upp damen på en lista över försvunna.

][elder2: ”{Elder.short} får skylla sig själv”, sa {elder2}, som löste korsord på nästa bänk. ”Man matar inte kråkor.”

][pet.dog: {Pet}[!pet.known: , {child's} hund,] låg under bordet och vaktade brödkanterna.

][pet.cat: [!pet.known: Katten {pet}|{Pet}] fick stanna hemma för kråkans skull.

][pet.other: {Pet} fick stanna hemma för kråkans skull.

]
# one-step
Nu hade {child} bara tre kvar: en kung som hela tiden frågade om det var slut snart, en springare som sa att han hade ont i benet, och en liten bonde, på näst sista raden.

{child} lutade sig fram. {Child.He} tittade, och tittade en gång till, och hjärtat började dunka.

Den svarta kungen stod i hörnet på sista raden, med två av sina egna bönder framför sig. Med en dam på den raden skulle {child} kunna schacka honom från sidan, och han skulle inte ha någonstans att ta vägen. Och en bonde som når sista raden blir en dam. Så är regeln.

Det var ett enda steg.

# i-cant-go-back
”Bonden”, viskade {child}. ”Gå fram.”

”Nej”, sa bonden.

”Det är bara en ruta! Den är tom!”

”Ja”, sa bonden. ”Jag har undrat varför.”

”Men du blir ju dam!”

”Den förra damen sitter i ett träd.”

”Du kan väl gå dit och titta?”

”Och sedan? Springaren kan gå tillbaka”, sa bonden. ”Löparen kunde gå tillbaka. Jag kan inte gå tillbaka. Jag är ju en bonde.”

Så är det med bönder. Ingen annan på brädet kan bara gå framåt.

”Jag vill inte skynda på någon”, sa {elder.short}, ”men nästa drag är min löpares.”

Löparen tittade på bonden, längs hela den sneda raden, precis som han hade tittat på damen.

# you-said-so
Det kliade i fingrarna på {child}. Det var ju bara trä. Det gick att knuffa. Men bonden darrade så att det surrade i hela brädet.

”Till damen sa du att det var ofarligt”, sa bonden.

Det hade {child} sagt, utan att titta efter.

”Jag säger inte att det är ofarligt”, sa {child.he} långsamt. ”Jag vet inte. Men ett drag är inget drag förrän man har släppt. Eller hur, {elder.short}?”

”Så är regeln.”

”Så länge jag inte släpper har du inte gått. Då står du bara där.”

Bonden tänkte på saken. ”Och du släpper inte förrän jag säger till?”

”Inte förrän du säger till.”

# not-until-you-say
{child} tog bonden mellan tummen och pekfingret och sköt fram den till sista rutan, rakt under kråkan. Madame böjde sig ner. Hennes öga var lika stort som bondens hela huvud. Bonden stirrade upp i det. {child's} arm började värka, och sedan skaka, men {child.he} höll kvar. {Elder.short} hällde upp te ur en termos[music: , nynnade lite på {@song}] och sa ingenting.

”Det är faktiskt en rätt trevlig ruta”, sa bonden till slut. ”Man ser allting härifrån.” Den sträckte på sig. ”Nu kan du släppa.”

{child} släppte.

# snap
Snapp! Bonden var i näbben, och kråkan var i luften.

Den vita kungen skrek.[pet.dog:  {Pet} skällde.] ”Lämna tillbaka den!” ropade {child}, som hade kommit upp på bänken[athlete:  fortare än {athlete}]. ”Säg åt henne, {elder.short}! Den litade på mig!”

”Vänta”, sa {elder.short} och såg upp i trädet.

# queen-on
Ner kom kråkan. Hon landade bland muggarna, marscherade fram till brädet och ställde något på den tomma rutan, mycket noga, mitt i.

Det var den vita damen. Hon hade mossa på kronan.

”Bonde av”, sa {elder.short} långsamt. ”Dam på. Ser man på. Hon är ingen tjuv, {child}. Hon har väntat en hel månad på att någon skulle komma fram.”

”Hur långt hade vi kommit?” frågade damen.

# guarding-you
”Schack”, viskade {child}.

”Ur vägen!” sa den svarta kungen.

”Det går inte, ers majestät”, sa hans två bönder, axel mot axel. ”Vi vaktar er.”

{Elder.short} skrattade så att {elder.he} fick torka sig i ögonen. ”Matt”, sa {elder.he} och la ner kungen på sidan, för det är så man gör. ”Jaha. Är det så slutet ser ut.” Och {elder.he} tog {child} i hand, och Madame fick en hel smörgås.[elder2:  Det var {elder2's}.][friend:  På måndagen kunde {friend} stryka damen från listan.]

# im-a-pawn
Högt uppe i trädet, där grenarna delar sig, stod något litet och vitt. Så långt fram hade ingen bonde kommit förut.

”Hur är det med dig?” ropade {child}.

”Jag ser allting.”

”Vi hämtar en stege. Du kan komma tillbaka.”

”Jag kan inte gå tillbaka”, ropade bonden, mycket nöjd. ”Jag är ju en bonde.”

# @song
{music}
