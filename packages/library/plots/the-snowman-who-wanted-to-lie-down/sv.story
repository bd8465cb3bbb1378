title: Snögubben som ville lägga sig
title: Hur gör snö när den sover?
title: Huvudet mot Nordpolen
title: Så bäddar man för en snögubbe
title: [theme.sledge: Pulkan som var en säng]

# how
– Förlåt, sa snögubben. Hur gör man när man lägger sig?

{child} stannade i snön med pulkans snöre i handen. Det var vinter, och lampan över dörren var redan tänd. Bredvid
dörren hade snögubben stått i tre dagar, och han hade aldrig sagt ett ord förut.

– Har du aldrig legat ner? sa {child}.

– Jag blev ställd, sa snögubben. Ingen sa något om resten.

## or
Det var vinter, och snön räckte till allt. {child} hade åkt pulka hela eftermiddagen, och nu var backen blå och lampan
över dörren tänd. Bredvid dörren stod snögubben, på sin tredje dag.

Någon gäspade. Det var inte {child}. Gäspningen kom från under moroten.

– Ursäkta mig, sa snögubben. Men jag har inte suttit på tre dagar. Och genom fönstret ser jag att det går att ligga.
Hur gör man?

## if theme.north-pole
– Åt vilket håll ligger Nordpolen? sa någon.

{child} stannade i snön med pulkans snöre i handen. Det var vinter, och lampan över dörren var redan tänd. Där fanns
ingen mer än snögubben, som hade stått bredvid dörren i tre dagar utan att säga ett ord.

– Ska du resa? sa {child}.

– Nej, jag ska lägga mig, sa snögubben. Men en sak i taget. Hur gör man?

# a-ball-in-the-middle
[friend: {Friend}, som skulle sova över, hade byggt huvudet. [age>=5: – Är det något fel på det? sa {friend}.

– Nej, sa snögubben. Men det är det som är tröttast.]]

[adult & age>=5: {Adult} öppnade dörren. – Är ni på väg in?

– Stäng, är du snäll, sa snögubben. Det drar varmt.]

– Det är inte svårt att lägga sig, sa {child}. Man viker sig på mitten.

– Min mitt är en boll, sa snögubben.

[sport: – Innan vi ska {play sport} brukar vi värma upp, sa {child}.

– Det får ni göra utan mig.]

{child} såg på pulkan. Den var lång och smal och platt, precis som en säng. [pet.cat: {Pet} provade den och hoppade
ner. Den var iskall. – Utmärkt, sa snögubben.]

# ride
Så den ställdes bakom ryggen på honom, och {child} knuffade. [friend: {Friend} tog emot huvudet.] Plums. Där låg
snögubben, med moroten rakt upp i luften.

Då började pulkan glida. [age>=5: Backen hade alltid lutat, men den hade aldrig haft en säng på sig förut.]

– Är det så här man ligger? ropade snögubben.

– Nej! ropade {child}. Det där är att åka pulka!

– Då gör jag det i stället! ropade snögubben. [age>=7: Han for förbi cykelstället, och han for förbi den sista
lampan.] Sedan kom staketet, med en driva framför.

Puff, sa drivan.

## or
Det var en bra säng på alla sätt utom ett. Den stod högst upp i en backe.

Snögubben la sig, eller ramlade, det gick inte att se vilket. [friend: {Friend} rättade till huvudet.]

– God natt, hann han säga. Sedan for han.

– Ligger jag nu? hördes det, allt längre bort.

– Nej! ropade {child}. Nu åker du pulka!

– Ligger jag nu då?

– Nej! [age>=6: Men snart!]

Längst ner fanns ett staket, och framför staketet en driva. Puff, sa drivan.

– Nu? sa drivan.

# three
[friend: De pulsade | {Child} pulsade] efter. I drivan låg ett huvud, en mellanstor boll och en stor. [age>=5:
Snögubben hade gått isär på tre ställen, om man räknar moroten.]

– Var är resten av mig? sa huvudet.

– Här, sa den stora bollen dovt.

– Kan du prata?

– Ingen har frågat, sa den stora. Är det du som har suttit på mig?

– Är det du som har stått under mig?

– Det var någon emellan också, sa den mellersta.

## or
När [friend: de | {child}] kom ner stack det upp en morot ur drivan.

– Jag ligger, sa huvudet nöjt. Fast jag är mindre än jag trodde.

– Det där är bara huvudet, sa {child}. Här är din mitt, och här är den stora som du står på.

– Trevligt att träffas, sa huvudet.

– Träffas? sa den stora. Jag har burit dig i tre dagar!

– Jag har burit och blivit buren, sa den mellersta. Samtidigt.

# soup
{child} rullade upp dem på pulkan, alla tre i rad, och band fast den i staketet. [athlete: Snögubbens halsduk, den med
{athlete} på, fick också hålla i.] [age>=5: Nu låg de, och ingen åkte.]

– God natt, sa {child}.

– Det går inte, sa huvudet. Vi ligger åt fel håll. Snö sover med huvudet mot Nordpolen.

– Annars då?

– Annars drömmer vi att vi är soppa.

– Jag nickade till i går, sa den mellersta. Ärtsoppa.

# top
– Nordpolen är lätt, sa {child}. [school: På kartan {at school} sitter den | På kartor sitter den] högst upp.

Alltså skulle huvudet högst upp. [elder: {Elder} [elder2: och {elder2}] kom ut och hjälpte till att lyfta.] Den stora
underst, den mellersta ovanpå, och överst, så nära Nordpolen det gick att komma, huvudet. [age>=5: Sedan tog [friend /
elder: alla | {child}] två steg bakåt för att titta.]

– Nu står jag, sa snögubben.

## or
– Åt vilket håll är det då? sa {child}.

– Uppåt, trodde huvudet[age>=5: , som alltid hade bott högst upp].

– Neråt, trodde den stora[age>=5: , som alltid hade stått på marken].

– Runt omkring, trodde den mellersta[age>=5: , som alltid hade varit emellan].

– Jag vet! sa {child}. Högst upp på kartan[school:  {at school}].

[elder: {Elder} [elder2: och {elder2}] kom ut i lagom tid för att lyfta.] Upp åkte den stora, upp på den åkte den
mellersta, och allra överst åkte huvudet.

– Nu känns det rätt, sa det. Men nu står jag ju.

# noses
Just då kom en liten kall vind över snön. [friend: – Jag fryser om näsan, sa {friend}. Men bara åt det här hållet. |
{Child} frös om näsan, men bara åt ena hållet.]

– Var kommer det kalla ifrån? sa {child}.

– Från Nordpolen, sa snögubben. Det är där de har det.

Då blundade [friend / elder: de allihop | {child}] och snurrade sakta, med näsan före, och stannade där det var som
kallast. [city: Hela {city} gick runt ett varv.] [pet.dog: {Pet's} nos räknades inte, för den var kall åt alla håll.]
[pet.cat: {Pet} satte sig med ryggen ditåt, så det stämde.] Snögubbens huvud fick vridas likadant, lite i taget.

– Där, sa han. Där är det hemma.

[friend / elder: Alla tittade. Näsorna och moroten | {Child} tittade. Näsan och moroten] pekade rakt på en och samma
stjärna. [age>=7: Det var Polstjärnan, som hade suttit där och visat vägen hela tiden.] [pet.other: Åt andra hållet, i
värmen, var {pet}. Så det stämde.]

# bed
Pulkan vändes mot stjärnan, och ner kom de igen, alla tre[age>=5: : huvudet längst fram, den mellersta i mitten, som
den var van, och den stora sist, där det fanns gott om plats].

[elder & age>=7: – Vill de ha en filt? frågade {elder.short}.

– Är den varm? sa huvudet oroligt.]

Täcket fick vara av snö. {Child} öste på med spaden[pet.dog: , och {pet} grävde så att det blev jämnt], ända upp till
hakan. Och ett glas vatten skulle de ha, för det hade de sett i fönstret att man ska. Det var en istapp.

## or
Nu bäddades det på allvar. Pulkan ställdes rakt mot stjärnan, och ner kom de igen, en i taget. [age>=5: Huvudet fick
ligga närmast Nordpolen, den mellersta intill, för den ville ha någon på båda sidor, och den stora i fotändan, för sig
själv.]

Sedan kom täcket, som var snö, en spade i taget[pet.dog: , plus det som {pet} sparkade dit]. [elder & age>=7:
{Elder.short} erbjöd sig att hämta en filt, en varm. Det blev mycket tyst på pulkan.]

[age>=7: – Lite mer på fötterna, sa den stora, vilka det nu är.]

– Och jag måste ha vatten, sa huvudet. Det måste de alltid därinne.

{Child} bröt en istapp från staketet.

# cold-song
[elder: {Elder.short} berättade om en vinter för länge sedan[age>=5: , då det var så kallt att mjölken hängdes på en
krok].

– Och sedan? sa huvudet.

– Sedan blev det kallare.

– Åh, sa alla tre.]

[music: {Child} nynnade {music}. – Lite kallare, bad huvudet. {Child} tog den en gång till och hackade tänder.]

# good-night
– God natt, sa huvudet.

– God natt, sa den mellersta.

– Nu är ni tysta, sa den stora. Jag har burit er i tre dagar.

# in
Inne var det varmt, och det fick man stå ut med. Stövlarna fick stå, för de var vana. [adult: – Har snögubben lagt
sig? frågade {adult}. – Alla tre, sa {child}.]

I sängen stack {child} upp näsan ur täcket och kände efter. Kallast var det från fönstret. Då fick kudden flytta dit,
och fötterna fick ligga där kudden brukade vara. [friend: {Friend} vände sin madrass likadant.]

# any-way-you-like
Så låg de på en lång rad, med en vägg emellan: den stora, den mellersta, huvudet med sin istapp, och {child}, allihop
med huvudet åt samma håll. Och ditåt, bakom skogarna och det frusna havet, låg Nordpolen i mörkret. Där får man ligga
precis hur man vill.

## or
Framåt natten började det snöa, stilla och tätt, och täcket på pulkan växte, tills ingen hade kunnat säga var istappen
låg, eller var snögubben slutade och vintern tog vid. Bara moroten stack upp, riktad mot Nordpolen, som ett bokmärke.
