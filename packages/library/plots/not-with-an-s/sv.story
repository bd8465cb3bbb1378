title: Tanden som blåste av matchen
title: Inget med s
title: Fiii, sa tanden
guest referee: Gunnar (han), Roland (han)
guest mate: Alma (hon), Moa (hon)
guest coach: Berit (hon), Gunilla (hon)
guest friend: Ludde (han), Vera (hon)

% Tanden visslar vid varje s, så länge den sitter. Därför har {child} inget s i munnen mellan `loose` och `twister`, utom YES.

# loose
{child} hade en tand som satt löst. Den satt mitt fram, den gick att vicka på med tungan, och varje gång {child} sa ett s så visslade den.

Hemma var det bara roligt. Men nu var det match, på en lerig plan vid en äng, och {child} hade inte tänkt på att det finns ett ord som heter pass.

”Pass!” ropade {child.he}.

FIIII! sa tanden.

Alla stannade. Domaren, som hette {referee} och var noga, tog visselpipan ur munnen och tittade på den.

”Jag har inte blåst”, sa han.

”Det var min tand”, sa {child}. ”Den sitter lös.”

FIII! FIII! sa tanden.

Alla hade just börjat springa. Nu stannade de igen.

”Säg inget med s!” ropade [friend: [!friend.known: {child's} bästa vän ]{friend}|{friend}], som stod i mål.

# yes
Det är svårare än [sport: att {play sport} på ett ben | man tror]. Pass fick bli ”hit”. Snyggt fick bli ”fint”. Och när {mate} kom alldeles fri framför mål, då ropade {child}: ”Bra, {mate}! Mera fart! Nu, nu, nu!”

{mate} sköt. Alla såg att bollen var på väg in.

”YES!” skrek {child}.

FIIII! sa tanden. Och sedan gick bollen in.

”Det visslade före målet”, sa {referee}. ”Alltså är det inget mål.”

”Men det var ju en tand!” sa {mate}.

”En vissling är en vissling”, sa {referee}[athlete: , ”och det gäller {athlete} med.”|.]

{mate} tittade på {child}. Hela laget tittade på {child}. Då stängde {child.he} munnen och tänkte aldrig öppna den mer.

# fog
Sedan kom dimman.

Den kom från ängen, vit och tjock, och gick rakt in på planen som om den också ville vara med. Först försvann det ena målet. Sedan det andra.[elder:  Sedan försvann {elder}[elder2:  och {elder2}], med kaffe och allt.] Sedan försvann {referee}, nerifrån och upp.

”Samling!” hördes hans röst, och så blåste han i pipan.

Pffft. Den var full med lera.

”Här är jag!” ropade {mate}.

”Jag är också här!” ropade någon annan.

”Var är här?” ropade {friend}. {Friend.He} lät långt borta, och {friend.he} lät liten.

{child} sträckte ut armen och såg inte sin egen hand. Ingen såg någon. Det som behövdes var något som visslade.

# twister
Då öppnade {child} munnen. {Child.He} tog det med mest s som {child.he} kunde[school: , det som alla {at school} brukade snubbla på].

”Sex laxar i en laxask!”

FIII, FIII, FIII, FIII! sa tanden.

”Gå dit det visslar!” ropade {referee}.

”Sex laxar i en laxask!”

Ur dimman kom {mate}. Ur dimman kom två blå och tre gula.[pet.dog:  Ur dimman kom {child's} hund {pet}, som trodde att det var {pet.him} det visslade på.] Ur dimman kom {referee}, med händerna framför sig. Han klappade alla på huvudet och räknade.

”En fattas”, sa han. ”{Friend}.”

# one-long
{child} kände efter med tungan. Nu hängde tanden i en enda liten tråd. Fyra s till skulle den aldrig klara. Men kanske ett, om det var långt.

{Child.He} höll fast tanden med en fingerspets, drog in all luft som fanns och sa:

”Ssssssssssssss …”

FIIIIIIIIIIIII, sa tanden. Det gick som ett snöre genom dimman, rakt ut, hur långt som helst. Och längst ut på snöret kom {friend} gående.

”Jag har räddat ett skott!” sa {friend.he}. ”Fast det var en hare.”

Alla skrattade så att det ekade i dimman[city: , och kanske ända till {city}]. Till och med {referee}.

# stop
”Ja, nu måste jag blåsa av matchen”, sa han. Han tog upp pipan. Pffft. Då tittade han på {child}. ”Skulle du kunna?”

Det blev knäpptyst. {child} ställde sig mitt på planen, där {child.he} trodde att mitten var.

”Slut”, sa {child.he}.

FII… sa tanden. Och så låg det något litet och vitt i {child.his} hand.

”Säg något nu”, sa {mate}.

”Pass”, sa {child}.

Det lät ungefär som när man blåser på soppa. Ingen stannade. {mate} tog {child.him} under armen, och så gick de[music:  och nynnade på {music}].

# nil-nil
{@Asked} hur det hade gått.

”Noll–noll”, sa {child}. ”Och en hare.”

# not-a-peep
[adult / elder: {Child.He} | Hemma] la [!adult & !elder: {child.he} ]tanden i en äggkopp i fönstret.[pet.cat:  {Child.His} katt {pet} luktade på den och gick sin väg.][pet.other:  {Pet} fick titta.] Där ute låg dimman kvar, vit och stilla. {child} la tungan i hålet, som var alldeles mjukt och nytt.

”Sov så gott”, sa {child.he} till tanden.

Det hördes inte ett pip.

# @Asked
På vägen hem frågade {coach}, som var tränare och inte hade sett någonting,
## if adult
Hemma frågade {adult}
## if elder & !adult
Hemma frågade {elder.short}
