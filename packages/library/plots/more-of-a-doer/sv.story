title: En handlingens brödrost
title: Det sorgligaste golvet
title: Och så hoppar hon
guest friend: Vera (hon), Melker (han)
guest robot: Gunnar (han), Torsten (han)

% Det med stora bokstäver sägs genom ett papprör och blir djärvare för varje gång. Vänta länge efter ”Älskar du mig?”
% En regel: alla säger att det gör de alla, och det gör de inte.

# in-love
Det var något med roboten.

Han hette {robot} och skötte golven hemma hos {child}[city:  i {city}]. Men när {child} och {friend} kom hem i fredags[school:  från {school}] stod han i köket och putsade brödrosten. Lampan på hans huvud, som alltid lyste så lugnt, fladdrade som en nattfjäril.

”Jag ska berätta en sak”, sa {robot}, ”och jag vore glad om ingen skrattade. Jag är kär.”

”I vem?” sa {friend}.[!friend.known:  {Friend.He} var {child's} bästa vän och tyckte inte om att vänta.]

”Hon står bredvid vattenkokaren.”

{Friend} tittade. ”Brödlådan?”

”På andra sidan.”

”Det är ju brödrosten”, sa {friend}.

”Ja”, sa {robot} ömt. ”Eller hur?”

# she-jumps
Det var en gammal brödrost med en buckla, och i alla år hade den bränt vid allting. Men i dag stod det ett torn av rostat bröd på bordet, lika högt som tekannan.[pet.dog:  Under bordet satt [!pet.known: hunden {pet}|{pet}] och väntade på att det skulle rasa.][pet.cat:  I diskhon låg [!pet.known: katten {pet}|{pet}]. Där ska katter inte ligga, och där trivdes {pet}.][pet.other:  {Pet} hade också fått höra om henne och hade somnat.]

”Jag rostar för att få stå bredvid henne”, sa {robot}. ”Hon blir så varm. Hon glöder. Och så hoppar hon![athlete:  Högre än {athlete}!]”

”Det gör de alla”, sa {friend}.

”För vem som helst?” sa {robot}, och lampan slutade fladdra.

{child} trampade {friend} på foten. ”Vad säger hon då?” frågade {child.he} fort.

”Ingenting. Jag har berättat allt, och hon har inte sagt ett ord.” {Robot} lade pannan mot diskbänken, klonk. ”Jag kan inte ta några golv förrän hon svarar.”[elder: 

”Gott bröd är det i alla fall”, sa {elder}, som satt bakom tidningen med en skiva i varje hand.]

# decided
”Då får hon väl svara”, sa {friend} ute i hallen.

”Det kan hon inte. Hon är en brödrost.”

”Jag kan. Jag kryper in i skåpet under.[sport:  Det kan inte vara svårare än {sport}.]”

”Men det är ju att ljuga!”

”Har du något bättre?”

Det hade inte {child}. Det var det som var så irriterande med {friend}. {Friend.He} hade alltid bestämt sig innan någon annan hade oroat sig färdigt.

# bread
Så {child} bad {robot} titta på en fläck i taket, och {friend} kröp in bland kastrullerna med ett papprör.

”God kväll”, sa {robot} till brödrosten. ”Vad du blänker i dag.”

”TACK”, sa brödrosten. ”DU MED.”

{Robot} satte sig på golvet. Sedan reste han sig och putsade sina knän.

”Vad tycker du mest om i hela världen?” frågade han.

I skåpet tänktes det en stund.

”BRÖD.”

”Jag visste det! Och vad är du rädd för?”

”BADKARET.”

”Mycket klokt”, sa {robot}. Nu fladdrade lampan så att den surrade. ”Och om du fick göra vad som helst, precis vad som helst, vad skulle det vara?”

”STÅ I MÅL”, sa brödrosten.

”Det hade jag ingen aning om”, viskade {robot}.[elder: 

Tidningen skakade lite, och {elder.short} hostade.]

{child} bet sig i ärmen.

# clang
Då lade {robot} händerna på brödrosten, mycket försiktigt, och frågade det enda han egentligen ville veta.

”Älskar du mig?”

Inget svar kom från skåpet. De väntade, och inget svar kom. Sedan gled ett kastrullock ner från sin hylla.

KLANG.

”Aj”, sa brödrosten, någonstans i höjd med {robot's} knän.

{Robot} öppnade skåpet, och där satt {friend}. Åh nej! Lampan på {robot's} huvud sjönk, lite i taget, tills den knappt lyste alls.

”Så det var du som tyckte om bröd”, sa {robot}.

”Förlåt”, sa {friend}. ”Brödet gick bra. Men det sista kunde jag inte säga. Det är inte jag som ska säga det.”

”Nej”, sa {robot}. ”Jag förstår. Och hon gör det för vem som helst.”

# the-saddest-floor
Han hämtade moppen och tog köksgolvet, med ryggen mot brödrosten, och han såg sig inte om en enda gång.[music:  När han tog golv brukade han nynna på {@song}. Inte nu.][elder:  {Elder.short} lyfte på fötterna åt honom[elder2: , och {elder2} lyfte på sina], och ingen sa ett ord.] Det var det sorgligaste golv {child} hade sett, och {child} skämdes så att det gjorde ont i magen.

{Child.He} kom inte på något att göra. Så {child.he} stoppade i en skiva bröd, för {child.he} blev alltid hungrig av att vara ledsen.

Det rök. Brödet var svart på ena sidan och vitt på den andra, precis som vanligt.

# make-some-toast
Som vanligt? {child} tittade på tornet på bordet. Varenda skiva var gyllene, ända ut i hörnen.

”{Friend}”, sa {child}. ”Rosta en skiva.”

”Nu?”

”Nu!”

{Friend} stoppade i en. Brödrosten funderade och slängde den i diskhon.[pet.cat:  Den landade på {pet}, som inte flyttade på sig.][pet.dog:  {Pet} gick dit och hämtade den.]

”{Robot}”, sa {child}. ”Din tur.”

”Helst inte”, sa {robot} till golvet.

# golden
Då tog {child} moppen ur händerna på honom och lade dit en skiva bröd i stället.

{Robot} stoppade i den så försiktigt som om det var ett brev. Han tryckte ner spaken med ett finger. Ingen andades. Långt där nere började det glöda.

Plopp.

Den var gyllene på båda sidor.

”Mitt bröd bränner hon”, sa {child}. ”{Friend's} bröd slänger hon i diskhon. Hon gör det inte för vem som helst, {robot}. Hon gör det för dig.”

{Robot} tittade länge på brödet. Uppe på huvudet fladdrade lampan till, en gång och sedan en gång till.

”Hon säger inte så mycket”, sa han.

”Nej”, sa {friend}. ”Hon är mer en handlingens brödrost.”

Det blev rostat bröd till kvällsmat. {Friend} åt sju skivor, för att gottgöra.

# my-dear
Sent på kvällen kom {child} ner för att dricka ett glas vatten. {Robot} stod på laddning, tätt intill brödrosten.[pet.cat:  {Pet} låg i diskhon igen.] Det var mörkt i köket, så när som på en liten lampa, och den fladdrade.[music:  Någon nynnade på {@song}, alldeles lågt.]

Plopp, sa brödrosten.

Ingen hade rört den. Det fanns inte ens något bröd i den.

”God natt, kära du”, sa {robot}.

# @song
{music}
