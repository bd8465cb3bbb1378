title: Nummer {age} kan inte stanna
title: En flagga med fickor
title: Rutorna!
guest baker: Bosse (han), Tage (han)
guest flag: Dagny (hon), Disa (hon)

% Regel: en racerbil kan inte stanna förrän den ser de svarta och vita rutorna. Den är låg, och det är barnet också. Rutorna hörs som trutarna, strutarna, knutarna, skutorna.

# round-and-round
{child} stod bakom staketet[adult:  med {adult}] och tittade på den sista racerbilen[city:  i {city}].

Njiii-OOOM!

Den var röd, och den var låg, och den lät något alldeles förfärligt[school: , värre än hela {school}]. På nosen stod det {age}. {child} var också {age}.

Loppet var slut. Alla andra bilar hade åkt hem för att äta middag[sport:  eller {play sport}]. Men Nummer {age} körde runt, runt, runt.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] tittade efter den, runt, runt, och måste sätta sig.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt på staketet med ryggen till.][pet.other:  {Pet} var kvar hemma, där det var lugnt.]

Njiii-OOOM!

# a-bit-a-lap
”Stanna!” ropade {child}. ”Du har ju vunnit!”

”Jag kan inte …” sa racerbilen, och så var den borta.

Njiii-OOOM!

Där kom den igen. ”… stanna förrän jag ser …”

Njiii-OOOM!

Där kom den igen. ”… rutorna!”

Njiii-OOOM![athlete:  Inte ens {athlete} hade hunnit i kapp den.]

# bears-and-pears
”Trutarna?” sa [adult: {adult} | flaggtanten {flag}] och tittade upp i luften.

[friend: ”Knutarna?” sa {friend}[!friend.known: , {child's} bästa vän,] och tittade på sina skor.

][elder: ”Skutorna?” sa {elder}[elder2: , och {elder2} nickade].

]”Strutarna?” sa bagaren {baker}. Han hade bara bullar.

”Rutorna!” sa {child}[age>=6: , som visste allt om racerbilar]. ”Flaggan med svarta och vita rutor! En racerbil kan inte stanna förrän man viftar med den.”

”Den blåste bort”, sa [adult: flaggtanten {flag} | {flag}]. Hon hade bara pinnen kvar.

# looking-for-squares
Så de fick leta efter rutor.

[adult: {Adult's} halsduk | Bagarens förkläde]? [adult: Randig | Randigt].

{flag's} hatt? Prickig.

Njiii-OOOM!

# not-my-trousers
Då tittade {child} på bagaren, och sedan på bagarens ben. Bagaren hade sina bagarbyxor på sig, och på bagarbyxorna var det rutor. Svart, vit, svart, vit, ända ner till skorna.

”Nej”, sa bagaren.

”Snälla”, sa {child}.

”Inte mina byxor!”

[age>=6: ”Det är ju bara för ett varv”, sa {flag}. ”Vi tittar inte.”

”Det gör ni visst”, sa bagaren. ”Det skulle jag göra.”

]Njiii-OOOM!

”Jaja, då”, sa bagaren, och tog av sig dem. På kalsongerna hade han små kanelbullar.[age>=6:  Det såg man bakifrån, där förklädet tog slut.]

# up-high
Bagaren klev upp på en låda och höll byxorna högt upp i luften. Vift, vift, vift!

Där kom racerbilen.

Njiii-OOOM!

Rakt förbi! Den såg dem inte.

”Jag är så trött …” ropade racerbilen, och så var den borta.

Åh nej.
## or
Bagaren hängde byxorna på {flag's} pinne och höll upp dem lika högt som en flagga. Vift, vift, vift!

Där kom racerbilen.

Njiii-OOOM!

Rakt förbi! Den såg dem inte.

”Jag är så trött …” ropade racerbilen, och så var den borta.

Åh nej.

# so-am-i
{child} funderade. En racerbil är låg. Där nere ser man gräs, och där ser man stövlar. Men inte ser man några byxor uppe i himlen.

”Den är låg”, sa {child}. ”Och det är jag med.”

{Child.He} lade sig på magen i gräset. Det ena byxbenet höll {child.he} i, och det andra stack {child.he} ut under staketet. Vift, vift, vift!

Där kom racerbilen.

Njiii-OOO …

Njiii-ooo …

Njiii … njiii … njiii …

Och så stod den still, med nosen mot staketet.

# pockets
”Rutor”, sa racerbilen. ”Äntligen. Vann jag?”

”Ja, för länge sedan”, sa {child}.[age>=6:  ”Och sedan har du bara vunnit mer och mer.”]

”Vad bra”, sa racerbilen. Den tittade på byxorna en stund. ”Konstig flagga. Den har fickor.”

”Kan jag få tillbaka den?” sa bagaren. ”Det drar.”

Så tog bagaren på sig flaggan och knäppte knappen.

# tick
Solen gick ner bakom sista kurvan[music: , och {flag} stängde av {@song} i högtalarna]. Nu var det ingen som körde runt längre. Nummer {age} var varm av allt körande, och när en varm bil svalnar, då säger den tick.

Tick. Tick. Tick.

{child} satt i gräset [adult: och lutade sig mot {adult}, | bredvid bagaren,] och de lyssnade.

Tick … tick …

Nu var den svalare.

Tick …

Och sedan var Nummer {age} tyst.

# @song
{music}
