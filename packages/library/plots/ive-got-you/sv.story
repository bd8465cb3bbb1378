title: Håller du?
title: Alla sorters drakar
title: Man ser ju Danmark
guest dragon: Sigvard (han), Torvald (han)
guest rules: Majvor (hon), Ingegerd (hon)
guest friend: Wilma (hon), Ronja (hon)

% Drake är en drake, och drake är en drake. Draken i ryggsäcken är {dragon}, de andra har snöre. ”Håller du?” ”Jag håller.”

# swearing
Draken satt i {child's} ryggsäck och svor.

”Det är trångt”, sa den. ”Och det luktar banan.”

”Det är inte långt kvar”, sa {child}.

[pet.dog: {Pet}[!pet.known: , {child's} hund,] höll sig tätt intill, ifall något ramlade ur.][pet.cat: {Pet}[!pet.known: , {child's} katt,] gick en bit bakom, som om {pet.he} ändå skulle dit.]

{Child.He} hade önskat sig en drake så länge {child.he} kunde minnas, en riktig, med fjäll. I tisdags[sport: , på väg för att {play sport},] hade [pet.dog: {pet} hittat en bakom cykelstället[school:  vid {school}] och lagt den framför {child.his} fötter, stor som en katt | [pet.cat: {pet} fångat en bakom cykelstället[school:  vid {school}], lika stor som {pet.he} själv | {child.he} hittat en bakom cykelstället[school:  vid {school}], stor som en katt]] och vrålförkyld. Den hette {dragon}. Den hade vingar som dög, gröna och tunna som silkespapper. Den vägrade bara att använda dem.

”Jag har hållit mig på marken i hundratio år”, brukade {dragon} säga. ”Folk pratar så mycket om att flyga. Ingen pratar om att ramla.”

# any-kind
{child} hade inte sagt något om honom till en enda människa[elder: , inte ens till {elder}][pet.other: , bara till {pet}]. Vem skulle tro på det?[pet.dog / pet.cat:  Bara {pet} visste.] Men om nätterna låg {child.he} och tänkte på de där vingarna. Och på torsdagen hade {child.he} [elder: hjälpt {elder.short} sätta upp affischen | sett affischen][city:  mitt i {city}]: DRAKFLYGNING PÅ STRANDEN. ALLA SORTERS DRAKAR VÄLKOMNA.

Alla sorters.

”Snöre?” sa {dragon}, när {child} förklarade.

”Runt magen. Jag håller i andra änden. Du behöver inte ens göra något, det blåser ju. Och om det blir läskigt drar jag ner dig.”

{dragon} tänkte i två dagar, en under sängen och en ovanpå[pet.dog:  {pet} | [pet.cat: , hos {pet}]].

”Du släpper inte?”

”Jag släpper inte.”

# plastic
Nu stod de vid anmälningsbordet. Bakom det satt [elder: {elder.short} med pärm. | en kvinna som hette {rules} och hade pärm.]

”Namn?”

”{child}.”

”Vad har du för drake?”

{child} lyfte upp {dragon} ur ryggsäcken. {dragon} höll sig stel som en pinne. Det hade de övat på framför [pet.dog: {pet}, som inte gick på det. | [pet.cat: {pet}, som gäspade. | spegeln.]]

”En sån här”, sa {child}.

”Det var en fin drake!” sa {@rules}. ”Har du gjort den själv?”

”Nej. [pet.dog: {Pet} hittade | [pet.cat: {Pet} fångade | Jag hittade]] den.”

”Material?”

”Fjäll, tror jag.”

”Plast”, skrev {@rules}.

{dragon} fnös. Det kom en liten rökpuff.

”Dammig är den också”, sa {@rules}. ”Plats fjorton.”

# have-you
Det blåste så att håret låg platt. Över stranden hängde redan tretton drakar, fyrkantiga och randiga, och en som såg ut som en bläckfisk.[pet.cat:  {Pet} hade bara ögon för snörena.] {child} knöt [elder2: {elder2's} bästa snöre | [pet.cat: sitt | snöret]] runt {dragon's} mage och kände hur hjärtat slog därinne, fort som på en fågel.

”Håller du?” viskade {dragon}.

”Jag håller.”

{child} sprang. {Child.He} sprang rakt mot vinden, med snöret över axeln[pet.dog:  och {pet} i hälarna], och först var det tungt, och sedan blev det lätt. När {child.he} vände sig om hängde {dragon} tre meter upp i luften och knep ihop ögonen.

”HÅLLER DU?”

”JAG HÅLLER!”

# you-can-see
{child} släppte ut mer snöre. Fem meter, tio meter, tjugo. {dragon} öppnade ett öga, och sedan det andra. Sedan sa han något som {child} aldrig hade hört honom säga förut.

”Oj”, sa {dragon}. ”Oj, oj, oj! Man ser ju Danmark!”

{child} skrattade högt. Bredvid [friend: stod [!friend.known: {child.his} bästa vän ]{friend}|{child.him} stod en flicka som hette {friend}] och höll i bläckfisken.

”Är det högtalare i din?” frågade {friend.he}.

”Ungefär”, sa {child}.

# the-sneeze
Det var då {dragon} nös.

Det började som ett kliande, det syntes lång väg. Nosen gick upp, nosen gick ner, och så kom det: ATSCHI! Ut for en eldslåga, lång som en limpa. Den träffade mitt på snöret.

Snöret brann av.

{child} kände det i handen innan {child.he} begrep det. Det som nyss hade dragit drog inte längre. Snöret singlade ner och la sig i sanden framför {child.his} fötter, svart i ena änden.[pet.dog:  {Pet} tog upp det.][pet.cat:  {Pet} kastade sig över det.] Och däruppe, tjugo meter över stranden, hängde {dragon} utan någonting alls.

Han föll inte. Han hade inte märkt det. Vingarna slog av sig själva, jämnt och fint.

# holding-air
”HÅLLER DU?” ropade han.

{child} stod med armen i vädret och höll i luft.

Vad skulle {child.he} svara? Sa {child.he} ja, så ljög {child.he}. Sa {child.he} nej, så skulle {dragon} titta ner och tänka på att ramla, och så skulle han göra det.

”{child}? HÅLLER DU?”

# your-string
[pet.dog: {Pet} kunde inte låta en sak ligga. {Pet.He} la snöret på pärmen.][pet.cat: {Pet} släpade upp snöret på pärmen och la sig.]

”Men snälla du”, sa {@rules}[pet.dog / pet.cat: . | , som kom gående med pärmen.] {@She} hade en röst som hördes över hela stranden. ”[pet.dog / pet.cat: Är inte det här ditt SNÖRE | Var har du ditt SNÖRE]?”

{dragon} tittade ner på sin mage.

Vingarna stannade. Han vek sig som ett paraply och föll.

# all-along
{child} sprang. {Child.He} hörde sin egen röst, och den skrek inte något av det {child.he} hade tänkt ut. Den skrek som det var.

”NEJ! JAG HÅLLER INTE! MEN JAG SLÄPPTE INTE! DU NÖS AV DET! DU HAR FLUGIT SJÄLV HELA TIDEN!”

”HELA TIDEN?” skrek {dragon}, upp och ner i luften.

”SEDAN NYSNINGEN. GÖR LIKADANT IGEN. JAG ÄR UNDER DIG. JAG ÄR HÄR.”

Och {child} var där, med famnen öppen, precis under. {dragon} såg det. Tre meter ovanför sanden slog den ena vingen ut. Sedan slog den andra. Han strök så nära {child's} huvud att mössan flög av, och så steg han, över bläckfisken, över flaggstången, i en stor, vinglig, alldeles egen sväng.

”JAG RAMLADE”, tjöt han. ”DET VAR INTE SÅ FARLIGT.”

# struck-off
Hela stranden applåderade[athlete: , som om det hade varit {athlete}]. {@Rules} [pet.cat: lyfte bort {pet} och ]bläddrade i reglerna.

”Drake ska ha snöre”, läste {@she}. ”Jag måste stryka dig, {child}. Jag beklagar verkligen.”

”Det är okej”, sa {child}, och det var det.

[elder: {Elder.short} strök. Sedan strök {elder.he} Plast.]

# home
De gick hem längs vattnet[adult:  med {adult}[elder:  och {elder.short}] en bit före | [elder:  med {elder.short} en bit före]][music: , och {child} visslade på {@song}]. Vinden hade mojnat.[pet.dog:  {Pet} bar mössan och släppte inte.][pet.cat:  Bakom dem kom {pet} med snöret och släppte inte.] {dragon} var så trött att han inte orkade klaga på ryggsäcken. Han låg innanför {child's} jacka i stället, varm som en bulle, med nosen under hakan.

”Du”, mumlade han. ”I morgon tar vi det utan snöre.”

”Ja.”

”Men nu sover jag. Håller du?”

{child} la båda armarna om jackan.

”Jag håller”, sa {child.he}.

# @song
{music}

# @rules
{rules}
## if elder
{elder.short}

# @she
hon
## if elder
{elder.he}
