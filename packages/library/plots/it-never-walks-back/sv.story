title: Spöket som aldrig gick tillbaka
title: Tretton steg på museet
title: Spökkväll på museet
title: Spöket som kom i tid
title: Tjugo i åtta går det ett spöke
guest boy: Malkolm (han), Sigvard (han), Rasmus (han)
guest guard: Disa (hon), Vendela (hon), Tora (hon)

# captain
{Child} var lite rädd för spöken, men ett spöke är lätt att utreda om det kommer i tid.

Det här kom tjugo i åtta. Det gick tretton steg över golvet på det lilla museet[city:  {in city}], från fönstret till
kakelugnen, och sedan var det tyst. På torsdagarna satt folk på rad i mörkret och lyssnade. Det var det enda på hela
museet som gjorde något. Resten var kaffekvarnar.

”Det är kapten Falk”, sa {boy}, som sålde biljetterna. Hans faster var museivakt.

”Hur vet du det?” sa {child}.

”Han går som en kapten.”

{Child} köpte en biljett och ett nytt anteckningsblock. [athlete: Det fick bli det med {athlete} på.] [adult: {Adult}
tog kaffe och väntade där nere.]

## or
På museet[city:  {in city}] fanns en spinnrock, sju kaffekvarnar och ett spöke. {Child} var rädd för ett av de tre.

Spinnrocken hade en skylt. Spöket hade en affisch, ritad av {boy}, vars faster var vakt där. Kapten Falk, stod det.
Varje torsdag, tjugo i åtta, tretton steg. Ta med något att sitta på.

”Är det säkert att han är kapten?” frågade {child}.

”Jag har ritat honom med mössa”, sa {boy}.

Uppe i stora rummet släcktes det. Folk slutade prassla. Och borta vid fönstret tog någon ett steg, och ett till,
långsamt över golvet, ända till kakelugnen. Ingen syntes. {Child} höll upp klockan mot springan i dörren. Tjugo i
åtta. Det var ett ovanligt ordentligt spöke, och ett ordentligt spöke går att utreda. [athlete: Anteckningarna fördes
i ett block med {athlete} på.] [adult: {Adult} hörde till dem som väntade vid kaffet.]

# log
Torsdag ett: tretton steg. Inga kedjor. //
Torsdag två: mjöl på golvet. Tretton steg, inga spår, utom {child's} egna. //
Torsdag tre: sol hela dagen. Kom en halvtimme för sent. [sport: Det gjorde {child} också, rakt från {sport}, så det jämnade ut sig.] //
[school: Torsdag fyra: en klass från {school} hade varit där hela eftermiddagen. Kom fyrtio minuter för sent. //
][music: Man kan inte nynna {music} till stegen. De går inte i takt. Det gör annars alla som har fötter. //
]Regn och blåst: kom för tidigt, och gick fort.

”Han gillar inte sol”, sa {boy}. ”Det gör inga spöken.” [friend: {Friend} skrev upp det under Åsikter.]

## or
Första veckan var det mjölet. {Child} siktade det över golvet tills det såg ut som december, och spöket gick sina
tretton steg utan att lämna så mycket som en tå. Andra veckan var det tråden, spänd från vägg till vägg. Den hängde
kvar.

[music: {Child} försökte nynna {music} till stegen, men de höll ingen takt, och det gör annars alla som har fötter.]
Men tiderna gick att skriva upp. Efter en solig dag kom det sent. När det blåste kom det tidigt. [school: När en klass
från {school} hade varit i rummet hela eftermiddagen dröjde det till långt efter åtta.] [sport: En gång var {child}
själv sen, från {sport}, men då hade det varit sol, så det gjorde inget.]

”Kaptener går efter vädret”, förklarade {boy}. [friend: ”Det gör tvätt också”, sa {friend}.]

# never-back
Femte torsdagen tändes lampan igen, och {child} satt kvar.

”Har du någonsin hört honom gå tillbaka?”

{Boy} tänkte efter. ”Nej”, sa han. ”Bara dit.”

Alltså gick kaptenen från fönstret varje kväll utan att någonsin ha kommit dit. Det fanns två möjligheter. Den ena var
att det var ett nytt spöke varje gång, och då stod det flera tusen borta vid kakelugnen. [friend: De tittade dit, alla
tre. ”Trångt”, sa {friend}. | De tittade dit. Det såg tomt ut.]

Den andra var att det inte var någon som gick.

# at-home
Den natten låg {child} vaken och hörde på sitt eget rum.

Knäpp, sa det i fönsterbrädan. En stund senare sa det knäpp i golvlisten. Sedan i bokhyllan, ett steg längre in. [pet:
{Pet} brydde sig inte. Hade det varit någon, så hade {pet} märkt det.] {Child} sträckte ner handen. Golvet var kallt
åt fönstret till och ljummet åt dörren.

[elder: ”Trä krymper när det blir kallt”, sa {elder} dagen därpå. ”Min byrå smäller varje kväll.” [elder2: ”Jag svarar
den”, sa {elder2}.]|Trä krymper när det blir kallt. Det stod i fysikboken, på en sida som ingen hade brytt sig om.]
Och kylan kommer genom fönstret.

## or
Hemma på natten, med lampan släckt, kom det sista vittnet, och det var huset.

Det knäppte. Först borta vid rutan, där det drog. Sedan mitt i golvet. Sedan bakom garderoben. [pet: {Pet} sov vidare,
och det gör man bara när det inte är någon.] Ingen gick där, det visste {child}, som låg mitt i alltihop. Det var bara
kvällen som kom in.

[elder: ”Det är virket”, sa {elder} i telefonen. ”Det drar ihop sig när det svalnar. Här smäller det som på nyår.”
[elder2: ”Det är {elder.short} som smäller i skåpen”, sa {elder2} i bakgrunden.]|Allt som svalnar drar ihop sig, bräda
för bräda. Det visste {child} från fysiken, men där hade det inte låtit.]

# test
En teori ska gå att pröva. Klockan sex på torsdagen, när ingen publik var där, öppnade {child} fönstret.

”Vad gör du?” sa {boy}.

”Ropar på honom.”

Det blev kallt om fingrarna. De la handflatorna mot golvet och väntade[friend: , och {friend} tog tiden]. Så sa det
knarr, alldeles vid fönstret. Nästa bräda sa knarr, och nästa. Det gick under händerna på dem och vidare, tretton
steg, till kakelugnen.

Klockan var sju minuter över sex. Ingen kapten kommer så tidigt bara för att någon vädrar.

## or
På torsdagen kom {child} med två varmvattenflaskor. Den sjunde brädan från fönstret fick båda.

”Är det hans födelsedag?” sa {boy}.

”Om det är en kapten går han förbi”, sa {child}. ”Om det är kylan får den vänta.”

Tjugo i åtta tog det första steget. [friend: {Friend} räknade på fingrarna.] Fyra. Fem. Sex. Sedan stod det, precis
framför flaskorna, i nio minuter, som någon som värmer sig. Publiken höll andan. När flaskorna hade svalnat gick det
vidare, sju steg till, fram till kakelugnen.

Folk applåderade och gick hem. {Boy} applåderade inte. Han hade förstått.

# dont-tell
”Säg det inte till {guard}”, viskade {boy}. ”Det kommer fyrtio personer för spökets skull. För kaffekvarnarna kommer
det en.” Han såg på sina skor. ”Och hon säger god kväll till honom. När alla har gått. Hon har gjort det i tio år.”

Det stod ingenting i blocket om sådant. {Child} strök med tummen över sidan där svaret skulle stå.

”Vem är det då?” sa någon i trappan.

Det var {guard}. Hon hade nycklarna i handen, och hon såg inte arg ut, bara som någon som länge har velat veta. Man
hade bara behövt svara en kapten.

# told
”Det är ingen”, sa {child}. ”Det är golvet. På dagen är det varmt här, och på kvällen kommer kylan in genom fönstret.
Då drar bräderna ihop sig, en i taget, och så fort en är klar knarrar den. Sist är den vid kakelugnen.”

{Guard} satte sig i fönstret. Hon var tyst ganska länge.

”Varje kväll?” sa hon.

”Varje kväll.”

”Så det är huset”, sa {guard} långsamt, ”som går och lägger sig.”

Så hade {child} inte skrivit det. Men det stämde, steg för steg.

”Då”, sa {guard}, ”har jag sagt god kväll till rätt person.”

# poster
Veckan därpå fanns det en ny affisch. Tjugo i åtta går huset och lägger sig, stod det. Filtar finns.

Det kom sextio personer. De låg på golvet i mörkret med örat mot bräderna, och huset gick förbi under dem, ett steg i
taget. Ingen sa något. När lampan tändes igen var det åtta som inte märkte det, och {guard} fick gå runt och väcka
dem[friend: , {friend} också].

## or
{Boy} målade över kaptenen själv, men mössan lät han vara kvar, på en av kaffekvarnarna. Garanterat inget spöke, skrev
han. Kom och hör hur ett hus somnar.

Det blev kö runt hörnet. Det är mycket ovanligare med ett hus. [friend: {Friend} delade ut filtar.] De låg tätt, och
mitt i mörkret kom det gående under dem, och ingen var rädd, och flera gäspade. {Guard} stod vid dörren och sa det hon
brukade, fast högt nu, så att alla hörde. God kväll, sa hon.

# last
Hemma släckte {child} lampan och låg stilla. Täcket tog en stund på sig att bli varmt. [pet.dog / pet.cat: {Pet} låg
redan.]

Det knäppte i fönsterbrädan. Det knäppte i listen, och i golvet, och så i hyllan, lite närmare för var gång. {Child}
räknade stegen, ett och två och tre, och väntade på det fjärde, som brukade dröja. När det kom var det ingen som
räknade längre. Huset hade lagt sig ner runt omkring, på alla sidor, och var framme.

## or
Det var stilla ute på vägen hem. Solen var borta och luften luktade löv och rök, och ur det ena huset efter det andra
kom det små ljud, ur en trappa, ett skjul, en gammal grind.

{Child} låg sedan under täcket och hörde resten. Taket la sig. Trappan la sig, uppifrån och ner. Längs hela gatan drog
bräderna ihop sig i mörkret och sa det de hade att säga, alla åt samma håll, från fönstret och inåt mot det varma.
[pet.dog / pet.cat: Där låg {pet}.] Och ingen gick tillbaka.

## or
På kvällen skrevs den sista raden i blocket. Torsdag sju, stod det. Tretton steg. Ingen gick, och den kom fram.

Blocket lades undan. [pet.dog / pet.cat: {Pet} flyttade sig en bit.] {Child} drog upp täcket och kände hur kroppen
blev tyngre, först fötterna, som var närmast fönstret, och sedan knäna och magen och axlarna, en bit i taget, i god
ordning. Sist kom huvudet. Då var det varmt där, och tyst, och det var ingenting mer att utreda.
