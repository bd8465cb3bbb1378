title: Sjöjungfrun på bänken
title: Biten emellan
title: Bubbel-bubbel
guest friend: Stina (hon), Noor (hon)
guest teacher: Conny (han), Roger (han)
guest mermaid: Melina (hon), Korall (hon)

% Hinken står vid bänken och blir kvar där. {teacher} står i vattnet från och med att de hoppar. Luft är bara luft, vatten är bara vatten.

# looking-out
{child} spanade efter sjöjungfrur. {Child.He} satt på kanten i simhallen[city:  i {city}], där {child.he} gick i simskola, och tittade ner i det blå.

”Ser du någon?” frågade simläraren {teacher}.

”Inte än”, sa {child}.

”Det finns inga i bassängen”, sa {teacher}. ”Jag har jobbat här i tolv år.”

# on-the-bench
Det hade han rätt i. Det fanns ingen i bassängen. Hon satt på bänken.

Hon hade grönt hår och lång, blank fjällstjärt, och på stjärten hade hon armpuffar. Två orange. Stjärten hängde ner i en hink med vatten.

”Är du en sjöjungfru?” viskade {child}.

”Ja”, sa sjöjungfrun. ”Jag heter {mermaid}. Är det här simskolan?”

”Men du kan väl simma?”

”Simma, ja! Det är inte det. Det är hoppa i.” {mermaid} blev rosa. ”Jag har alltid varit i. Jag är född i. Men man ska hoppa från kanten, och kanten är utanför. Det ser så långt ut.”

{child} förstod precis. {Child.He} kunde både flyta och sparka[sport: , och {child.he} vågade {play sport}]. Men hoppa från kanten, så att huvudet kom under? Aldrig.

# what-you-have
{teacher} kom med sin lista.

”En ny! Har du duschat?”

”Hela livet”, sa {mermaid}.

”Bra. Nu hoppar vi i, en i taget, på grunda sidan. Jag står i vattnet och tar emot. Tänk på att fötterna ska komma först.”

”Jag har inga”, sa {mermaid}.

”Då tar du det du har”, sa {teacher}.

{mermaid} hasade sig fram till kanten. Hinken glömde hon kvar vid bänken.

De andra hoppade. Plask, Amir! Plask, {friend}[friend & !friend.known: , {child's} bästa vän]![athlete:  {Friend} gjorde det nästan som {athlete}.]

# one-two-three
Så var det bara två kvar på kanten.

”Ett, två, tre”, sa {mermaid}. Hon lutade sig framåt. ”Nej.”

”Ett, två, tre”, sa {child}. {Child.He} böjde på knäna. ”Nej.”

# the-bit-in-between
”Vad är det du är rädd för?” frågade {mermaid}.

”Att huvudet ska komma under”, sa {child}. ”Vad är du rädd för?”

”Den där biten emellan. När man inte är på kanten och inte i vattnet. Är det läskigt där?”

”Där är bara luft”, sa {child}. ”Luft är inget farligt. Jag har luft jämt[school: , även {at school}]. Är det läskigt under?”

”Där är bara vatten”, sa {mermaid}. ”Man blåser ut genom näsan, så kommer det inte in. Bubbel-bubbel. Jag gör det jämt.”

De tittade på varandra.

”Ett, två, tre …”

”Nej”, sa de båda två.

# drying
Och där satt de. {mermaid} viftade på stjärten, så som man gör när man är nervös. Hon viftade lite långsammare. Sedan viftade hon inte alls. Hon tog sig om fjällen.

”{child}”, sa hon. ”Jag har suttit för länge. Jag torkar.”

Fjällen var inte blanka längre. De var grå. {mermaid} försökte flytta sig. Det gick inte. Hon satt fast som ett klistermärke.

”Jag hämtar hinken!” ropade {teacher} och vadade mot stegen. Men hinken stod långt borta vid bänken, och {mermaid} var redan grå ända upp till naveln.

Hon behövde vatten nu. Hon behövde ett riktigt stort plask.

# im-coming
{child} ställde sig med tårna över kanten.

”{teacher}!” ropade {child.he}. ”Jag kommer!”

{teacher} vände om och var framme på tre kliv, med armarna ute.

”Ett”, sa {child}. ”Två.” {Child.He} fyllde hela sig med luft. ”TRE!”

Och {child.he} hoppade.

Biten emellan var bara luft. Sedan kom vattnet. PLASK! Huvudet kom under, och {child} blåste genom näsan, bubbel-bubbel, och det kom inte in någonting. Det var bara blått. Och så kom {child.he} upp, rakt i {teacher's} armar.

# soaked
Plasket hade sköljt över hela kanten. Där satt {mermaid}, dyngsur och blank och grön.

”Du var emellan”, ropade hon. ”Jag såg det. Och sedan var du under. Hur var det?”

”Kort”, ropade {child}. ”Kom, jag räknar.”

{mermaid} tog av sig armpuffarna.

”Ett, två, tre”, räknade {child}.

Och {mermaid} sa inte nej. Hon sa ”Jiiiiiii” genom hela biten emellan. Det plasket nådde ända till omklädningsrummen[music: , där någon slutade nynna på {@song}].

# fourteen-times
Sedan hoppade de fjorton gånger till, hand i hand[friend: , och med {friend} i den andra handen]. Och sista gången öppnade de ögonen under vattnet, båda två, och vinkade.

# saw-me
”Nå, {child}”, sa {teacher} när {child.he} satt i sin handduk[elder:  och väntade på {elder}[elder2:  och {elder2}]][pet & elder:  och {pet}][pet & !elder:  och längtade hem till {pet}]. ”Såg du någon sjöjungfru?”

{child} tittade ner i det blå, där det fortfarande steg upp bubblor.

”Ja”, sa {child.he}. ”Och hon såg mig.”

# @song
{music}
