title: Den långa med flaggan
title: Roboten som var för artig
guest neighbour: Ylva (hon), Pernilla (hon)
guest ninety: Aina (hon), Vivan (hon)

% Roboten stannar för allt som är framför den och säger efter dig; därför kommer den inte förbi sin egen kvällsskugga. Den som går tätt bakom,
% med solen i ryggen, lägger en större skugga över den. Rocken är {adult’s}, annars {neighbour’s}.

# excuse-me
På trottoaren stod en robot. Den hade sex hjul, ett lock och en liten röd flagga.

”Ursäkta”, sa den. ”Får jag komma förbi?”

[adult: {child} och {adult}, som var på väg hem,|{child}, som var på väg hem med {neighbour} från huset bredvid,] hoppade åt sidan.

”Tack”, sa roboten. ”Men jag menade inte er. Jag menade den långa.”

”Vilken lång?” sa {child}.

”Han som ligger framför mig”, sa roboten. ”Han med flaggan.”

{child} tittade. Solen stod lågt bakom dem, och framför roboten, ända uppför backen, låg något långt och smalt och svart med en flagga längst upp.

”Men det är ju din skugga!” sa {child}[school: , som hade mätt sin egen {at school}].

”God dag, Skugga”, sa roboten. ”Efter dig.”

Ingen gick.

# plip
”Du kan väl bara köra över den”, sa {child}.

”Köra över någon?” sa roboten. ”Aldrig!”

Dropp, lät det under roboten. Det var något rosa som droppade.

”Det är glasstårtan”, sa roboten. ”Den ska till {ninety}, högst upp i backen. Hon fyller nittio i dag. Jag har egentligen lite bråttom.” Den rullade fram en bit, och skuggan rullade fram en bit. Den stannade, och skuggan stannade.

”Så artig han är”, sa roboten. ”[city: Alla är inte sådana {in city}. ]Efter dig.”

Ingen gick. Dropp.

# the-coat
Då satte sig {child} på skuggan, för att den skulle hålla sig stilla.

”Kläm honom inte”, sa roboten.

[friend: Då la sig {friend}[!friend.known: , {child’s} bästa vän,] raklång ovanpå. ”Nu är de två”, sa roboten.]

[pet.cat: [!pet.known: Katten {pet}|{Pet}] gick rakt över den med svansen i vädret. ”Så modigt”, sa roboten.]

{child} lånade [adult: {adult’s} | {neighbour’s}] stora rock och kastade den över skuggan. Då låg skuggan ovanpå rocken.

”Å, den klär honom”, sa roboten. ”Efter dig.”

Ingen gick. Dropp, dropp.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tog hand om dropparna.]

# growing
Och ju lägre solen sjönk, desto längre blev skuggan. Den nådde till brevlådan. Den nådde till kröken.

”Han växer”, sa roboten med mycket liten röst.

Dropp, dropp, dropp, dropp. Det skulle inte bli någon tårta. Det skulle bara bli en robot i en backe, som sa ”Efter dig” hela natten.

{child} tog upp rocken och ställde sig bakom roboten för att tänka.

”Han är borta!” sa roboten.

# mine-goes-first
Det var sant. Där robotens skugga hade legat låg det en annan, med två ben och en rock.

”Vem är det där?” sa roboten.

”Det är min”, sa {child}. Och då visste {child.he} hur de skulle göra. ”Min går alltid först. Du behöver bara följa efter.”

{child.He} höll upp den stora rocken bakom huvudet och bredde ut den som två vingar. Uppför backen bredde {child’s} skugga ut sina. Och roboten rullade efter.

# up-the-hill
Så bar det av uppåt: skuggan först, sedan roboten, sedan {child}, och sist [adult: {adult} | {neighbour}], utan rock.[music:  Roboten nynnade {music}.] Vid brevlådan började det värka i {child’s} armar.[athlete:  Det hade det gjort på {athlete} också.] Rocken sjönk en bit. Och ut vid sidan stack en liten svart flagga.

”Där är han ju!” sa roboten och tvärstannade. ”Efter …”

”Aldrig i livet!” sa {child}, och upp for armarna igen, högre än förut[sport: , som om det gällde att {play sport}]. Flaggan var borta. {child.He} släppte inte vid kröken, och {child.he} släppte inte vid grinden. {child.He} släppte inte förrän roboten ringde på med nosen.

# with-a-straw
{ninety} öppnade dörren, och sedan öppnade hon locket. Där fanns ingen tårta. Där fanns en låda full med rosa soppa, och i soppan seglade ett ljus.

”Förlåt så hemskt mycket”, sa roboten. ”Det var någon framför mig.”

”I nittio år”, sa {ninety}, ”har jag fått höra att man ska äta sin tårta fint. Och aldrig har jag fått dricka den.”

Så hämtade hon sugrör, och så drack de tårta på trappan.[elder:  {Elder} kom förbi och fick smaka[elder2: , och {elder2} med].][pet.other:  En droppe sparades åt {pet} där hemma.]

# both-of-you
När lådan var tom hade solen gått ner, och det fanns inte en skugga någonstans.

”Var är de allihop?” sa roboten.

”Hemma”, sa {child}. ”Det är sent.”

Så körde roboten nerför backen utan att någon var i vägen, och {child} gick bredvid. Vid {child’s} dörr stannade den och tände sin lampa, så att man skulle se trappsteget. Och där i ljuset, på dörren, fanns {child’s} egen skugga.

”Efter er”, sa roboten. ”Efter er båda två.”

Och {child’s} skugga gick in först, och {child} gick in efter, och sedan gick de och la sig.
