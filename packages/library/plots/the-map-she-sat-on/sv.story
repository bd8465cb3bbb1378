title: Kartan som knastrade
title: Tjugo hopp längs muren
title: Skatten under bänken
guest elder: Berit (hon), Göta (hon)
guest rival: Gunvor (hon), Signe (hon)

# crackling
Det knastrade när {elder} satte sig.

”Du knastrar”, sa {child}, som var {age} år och var på besök [elder: hos {elder.him} | hos {elder}, som bodde en trappa upp]. [elder2: {Elder2} hade gått ut för att slippa höra på.]

”Det är höften”, sa {elder.short}.

Men ut under rumpan stack ett hörn av något gammalt papper.

”Upp”, sa {child}.

{Elder.short} reste sig. På stolen låg en skattkarta med ett rött kryss, alldeles platt.

”Den ritade jag när jag var {age} år”, sa {elder.short}. ”Sedan dess har jag suttit på den, så att ingen skulle se.”

# the-cup
”Vad är det för skatt?”

”En pokal. Min bästa vän {rival} vann den. Jag blev så avundsjuk att det gjorde ont att klappa. Dagen efter, hemma hos {rival.him}, stoppade jag den under tröjan och smög ut i trädgården. Och då slog kyrkklockan.”

{child} visste det där med klockan. Den slår tolv mitt på dagen så att hela [city: {city} | stan] hör det, och ingen hoppar till utom {elder.short}.

”Jag trodde att det var mig den menade”, sa {elder.short}. ”Så jag grävde ner pokalen där jag stod och räknade mina hopp tillbaka till grinden. Jag tänkte säga det till {rival} på måndagen, men jag vågade inte. På tisdagen vågade jag inte heller. Och sedan hade det gått sextio år.”

{elder.He} såg förfärligt skamsen ut.

”Jag skulle också ha tagit den”, sa {child}.

”Det skulle du inte.”

”Nej. Men jag skulle ha velat.”

# hops
På kartan stod det: Från grinden, tjugo hopp längs muren. Tio till vänster. Gräv.

”Varför hopp?”

”Det var hopphage”, sa {elder.short}. ”Jag gick ingenstans det året. Jag hoppade. Men mina ben har växt, och nu blir det fel hur jag än gör.”

{child} tittade på sina egna ben.

”Då måste det vara någon som är {age}”, sa {child.he}.

”Vi kan lägga den på hennes trapp”, viskade {elder.short}, ”och springa.”

”Hämta spaden”, sa {child}.

# wee-ones
{Rival} bodde kvar i samma hus, på en brant liten gata bakom kyrkan. [friend: På hörnet mötte de {friend}[!friend.known: , {child.his} bästa vän,] som också ville se en skatt och fick bära spaden.] [pet: {@pet-along}] {child} öppnade trädgårdsgrinden. {Elder.short} stannade utanför.

”Det är höften”, sa {elder.short}.

”Det är inte höften”, sa {child}.

{child.He} tog sats och hoppade. [sport: Det var ett långt hopp, för {child.he} hade ben från {sport}. | Det var ett långt hopp.] [athlete: {athlete} hade varit nöjd med det.]

”Inte så!” viskade {elder.short} över muren. ”Små!”

”Visa då.”

”Här? Någon kan ju se!”

{child} väntade. {Elder.short} tittade uppför gatan och nerför gatan. Sedan drog {elder.he} upp byxbenen och ställde sig på ett ben.

”Ett ben, ett ben, två”, sa {elder.short}. ”Ett ben, ett ben, två.”

I början var {elder.he} stel. Sedan kom fötterna ihåg. [music: {elder.He} nynnade {music} till, för att hålla takten.] {child} hoppade bredvid tills båda skrattade så att de fick hålla i muren, och ett ögonblick såg {child.he} precis hur {elder.short} hade varit som {age}.

# @pet-along
{Pet} fick stanna hemma men var med i tankarna.
## if pet.dog
{Pet}[!pet.known: , {child.his} hund,] var också med. {pet.He} hade grävt upp saker förr.
## if pet.cat
{Pet}[!pet.known: , {child.his} katt,] satt redan på muren, som om {pet.he} hade vetat hela tiden.

# the-knee
Sedan gick {child} in i trädgården igen. Ett ben, ett ben, två, tjugo gånger längs muren. {child.He} svängde till vänster, förbi en rosenbuske. Åtta, nio, tio. {child.He} tittade så noga på fötterna att {child.he} stötte emot ett knä.

En gammal dam satt på en bänk, mitt på krysset.

”Så där är det bara en som hoppar”, sa hon.

Det var {rival}. {child} ställde sig framför spaden. Bakom muren dök någon ner.

Då slog kyrkklockan.

BONG!

{Rival} satt kvar. Men bakom muren for ett grått huvud upp och försvann igen.

”Är det du?” sa {rival}.

Ingen svarade. Det hördes steg som skyndade bort, uppför gatan.

# cold-hand
{child} sprang efter. [friend: ”Jag vaktar krysset”, sa {friend}.] Vid hörnet fick {child.he} tag i {elder.short's} hand. Den var iskall.

”Jag kan inte”, sa {elder.short}, och hakan darrade. ”Jag har väntat för länge.”

{child} visste inte vad man säger då. Så {child.he} höll kvar handen tills den började bli varm. [pet.dog: {Pet} lutade sig mot {elder.his} ben.]

”Det är bara trettio hopp”, sa {child} till slut. ”Och de är små.”

Så de tog dem tillsammans, hand i hand. Ett ben, ett ben, två, längs muren. Ett ben, ett ben, två, förbi rosenbusken, och där var bänken.

”Det var jag”, sa {elder.short}. ”Det var jag som tog din pokal.”

”Det vet jag”, sa {rival}. ”Jag såg dig från fönstret. Jag trodde att du skulle komma på måndagen.”

# the-bench
”Varför grävde du inte upp den?” frågade {child}.

”Det var inte pokalen jag ville ha tillbaka”, sa {rival}. ”Men jag var för stolt för att komma och ringa på. Så jag ställde en bänk här och satte mig att vänta.”

I sextio år hade {elder.short} suttit på kartan, och {rival} hade suttit på skatten.

Ingen sa något. Ett bi gick in i en ros och ut igen. Sedan makade {rival} på sig, och {elder.short} satte sig bredvid.

”Ursäkta”, sa {child}. ”Nu sitter ni på den båda två.”

Så de flyttade bänken, och {child} grävde[friend: , och {friend} grävde][pet.dog: , och {pet} grävde bäst av alla], tills det sa klink. Pokalen var inte större än en äggkopp.

”Den var större förr”, sa {elder.short}.

”Du var mindre”, sa {rival}.

De turades om att dricka te ur den tills solen hade gått ur trädgården. [school: På måndagen skulle {child} berätta alltihop på {school}. Det var ändå en måndag.]

# nothing-crackled
Den kvällen hängde kartan på väggen över {child's} säng, där vem som helst kunde se den.

”Hoppar du till i morgon, när klockan slår?” hade {child} frågat.

”Nej”, hade {elder.short} sagt. ”Jag tror inte det.”

[adult: {Adult} släckte lampan och satte sig på sängkanten, nära och varm, och | Lampan var släckt, och någon satt på sängkanten, nära och varm, och] ingenting knastrade.
