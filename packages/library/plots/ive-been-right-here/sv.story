title: {Man} hämtar något
title: Jag ska bara
title: Precis här
guest man: herr Blom (han), herr Lind (han)
guest first: Evert (han), Ragnar (han)
guest wife: Greta (hon), Ingrid (hon)

% {first} är {man's} förnamn. Regeln: solen i nacken. {Man} hämtar alltid något: glasögonen, kameran, en handduk.

# where
”Regnbåge!” skrek {child}. ”{Man}! Kom ut! Regnbåge!”

Det hade regnat hela dagen, och nu sken solen så att häcken blänkte. Mitt på himlen[city:  över {city}] stod en regnbåge, stor som sjutton hus.

Grannen {man} stack ut huvudet.

”Var då?”

”Där!”

”Vänta lite”, sa {man}. ”Jag ska bara hämta glasögonen.”

Han sprang in. Han sprang ut.[athlete:  Inte ens {athlete} hade hunnit fortare.]

”Var då?”

{child} tittade upp.

”Borta”, sa {child.he}.

# seventy-eight-years
”Så är det alltid”, sa {man}. ”Jag har levt i sjuttioåtta år, och jag har inte sett en enda. När jag var fem skulle jag bara hämta stövlarna. Borta. När jag gifte mig ropade alla att det stod en över kyrkan, och jag skulle bara hämta {wife}. Borta.”

”{wife}?”

”Regnbågen. {wife} sitter där inne och löser korsord[elder:  med {elder}[elder2:  och {elder2}]].”

Inte en enda! Det var det sorgligaste {child} hade hört.[friend:  {Friend}, {child.his} bästa vän, hade sett tre.] {Child.He} satte sig på trappan och vaktade på himlen[pet.dog: , och bredvid satt {pet}, {child.his} hund, och vaktade på {child.him}][pet.cat: , men inte {pet}, {child.his} katt, för trappan var blöt][pet.other: , och {pet} fick vakta hemifrån].

# the-camera
Plipp, plipp, plipp, kom det lite regn. Och så solen.

”Regnbåge!” skrek {child}. ”Skynda!”

”Var då?”

”Där!”

”Åh! Jag ska bara hämta kameran!”

”Nej, {man}! Hämta ingenting!”

Men han hade redan sprungit. När han kom ut hade han kameran på magen och andan i halsen.

”Var då?”

”Borta”, sa {child}.

# no-more-rain
Sedan kom det inget mer regn. {child} väntade och väntade[sport:  och ville inte ens {play sport}]. Himlen var blå, och solen kröp neråt mot taken[school:  borta vid {school}].

”Det gör ingenting”, sa {man}. Men han sa det så som man säger när det gör något. Han drog fram trädgårdsslangen[music:  och nynnade på {@song}, fast ledsamt]. ”Vill du vattna bönorna åt mig?”

# as-small-as-a-gate
Det ville {child}. {Child.He} satte tummen för hålet, så att vattnet sprutade ut i tusen små droppar. Nästan som regn.

Solen lyste {child.him} i nacken. Och där, mitt i dropparna, alldeles framför bönorna, stod den. Röd och gul och grön och blå. Liten som en grind.

”REGNBÅGE!” skrek {child}.

”Var då?” ropade {man}. Han stod bakom bönorna och hade solen rakt i ögonen.

”Där! I vattnet!”

”Jag ser bara vatten!”

”Då måste du stå här! Kom hit!”

# splash
{Man} sprang runt bönorna. {child} vände sig mot honom för att skynda på. Och slangen vände sig den också.

Schplaschhh! Mitt på {man}. Från hatten till tofflorna.

Och regnbågen?

”Borta”, viskade {child}.

# a-towel
{Man} stod och droppade. Nu blev han väl arg?

”Jag ska bara hämta en handduk”, sa han.

Han började gå mot dörren. Och bakom honom sjönk solen. Den satt redan med ena kinden mot taket. Snart skulle den vara borta, den också.

# stay
Då gjorde {child} något {child.he} aldrig hade gjort förut. {Child.He} bestämde över en vuxen.

”STANNA!” ropade {child.he}. ”Du får inte hämta något! Inte handduken! Inte {wife}! Du ska stå HÄR!”

Och {child.he} pekade på gräset bredvid sig.

{Man} stannade med ena toffeln i luften. Han tittade på dörren. Han tittade på {child}. Sedan kom han, schlafs, schlafs, och ställde sig precis där {child.he} pekade.

”Har du solen i nacken?” frågade {child}.

”Ja. Det är det enda på mig som är torrt.”

”Titta dit, då. Rakt fram.”

{Child.He} satte tummen för hålet. {Child.He} lyfte slangen högt. Vattnet steg upp i luften och föll ner i tusen droppar.

# there
{Man} sa ingenting.

Han sa ingenting så länge att {child} måste titta på honom. Han stod där i sina våta tofflor med munnen öppen.

”Där”, sa han till sist.

”Ja”, sa {child}. ”Där.”

”Den är ju randig. Det har ingen sagt.”

De stod kvar. {child} höll slangen tills tummen blev alldeles kall, och solen höll sig kvar på taket så länge den orkade. Inte förrän det sista röda hade slocknat stängde {child} av vattnet.

# right-here
Då öppnades fönstret, och {wife} tittade ut.

”Men {first}, så du ser ut. Var har du varit?”

{Man} tittade ner på sina tofflor.

”Här”, sa han. ”Jag har varit precis här.”

# @song
{music}
