title: Jag håller
title: För lite svisch
title: Den som var tältstång
guest hero: Bjälken (hon), Pelaren (hon)
guest baker: Rune (han), Tage (han)

% ”Jag håller” säger {hero} om allt som hon håller uppe, och det är också det man säger om något som inte går sönder. Ingen har sagt det till henne förrän
% barnet gör det. Sist är det ”jag håller dig”.

# no-whooshing
På grinden till sommarfesten[school:  {at school}] satt en affisch: TRÄFFA EN RIKTIG SUPERHJÄLTE, KLOCKAN TVÅ, STORA TÄLTET. {child}, som var {age} år[sport:  och egentligen skulle {play sport} just då], var där en kvart i.

I stora tältet fanns inget annat än ett kakbord, en massa tomma stolar och en bredaxlad tant i röd mantel. Hon stod precis i mitten med båda armarna rakt upp.

”Är det du som är superhjälten?” sa {child}.

”Det är det”, sa tanten. ”Jag kallas {hero}.”

”Varför håller du upp armarna?”

”Tältstången gick av i morse. Så nu är jag tältstång.” Och det var hon. Hela taket vilade i hennes händer. ”Det är lugnt. Jag håller.”

{child} väntade på resten. Det kom ingen rest.

”Kan du flyga?” sa {child.he}.

”Nej. Jag är inte ens förtjust i trappstegar.”

”Vad gör du, då?”

”Håller upp saker”, sa {hero}.

”Det är ju inte så spännande.”

”Det är det för den som står under.”

# a-sandwich
{child} funderade på saken. ”Jag har velat träffa en superhjälte i hela mitt liv”, sa {child.he}. ”Jag trodde att det skulle svischa mer.[athlete:  Det svischar om {athlete}.]”

”Jag har velat ha en smörgås sedan frukost”, sa {hero}. ”Man får inte allt man vill.”

”Du kan väl gå och hämta en.”

”Och vem håller tältet så länge?”

”Någon annan.”

”Det är aldrig någon annan”, sa {hero}. Hon klagade inte. ”I tjugo år har jag hållit på. Broar, ett kyrktorn[city:  i {city}], en gång en ko. Alla säger tack och går hem och äter, och där står jag. Det gör inget. Jag håller.”

# other-corner
Det kom in några barn till. De frågade om hon kunde flyga, och sedan gick de ut igen och tittade på geten.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] fick hålla i repet.]

{child} tänkte också gå. {child.He} kom ända till öppningen. Men {child.he} kunde inte sluta tänka på smörgåsen.[pet:  Till och med [pet.dog: hunden ][pet.cat: katten ]{pet} där hemma hade ju fått mat.] Så {child.he} gick bort till kakbordet, som sköttes av brevbäraren {baker}, han med mustaschen, och fick en med ost och gurka[elder: , som {elder}[elder2:  och {elder2}] hade brett].

{child} ställde sig på en stol och höll upp smörgåsen, och {hero} tog en tugga.

”Du är fortfarande inte så spännande”, sa {child}.

”Du tappar gurka på min mantel”, sa {hero}. ”Andra hörnet, tack.”

# a-tummy
Då började det regna[music: , mitt i {music} ur högtalarna].

Först smattrade det. Sedan trummade det. Sedan dånade det, och från hela sommarfesten kom folk springande med barnvagnar och chokladhjul och get, tills tältet var proppfullt. Ingen tittade på taket utom {child}, som stod kvar på sin stol.

Taket hade fått mage.

Borta vid kakbordet, allra längst ut, där duken hängde löst, kunde regnet inte rinna av. Det låg där uppe i en stor rund pöl, och pölen tryckte ner duken. För varje minut blev den tjockare.

# wobbling
”{hero}”, sa {child}. ”Titta där.”

”Jag kan inte titta. Men jag känner det.” Rösten var som förut. Men armarna skakade. ”Det är bara vatten. Jag håller.”

”Det gör du inte”, sa {child}.

”Det gör jag visst.”

”Du håller inte alls! Du vinglar!”

”Gå ut, då, är du snäll”, sa {hero} mycket lågt. ”Allihop. Och säg åt dem att inte springa. Det är lugnt. Jag …” Men den här gången kom det inget mer.

# a-broom
{child} sa till, och de gick, ut i regnet med barnvagnar och chokladhjul och get[friend: , med {friend} i andra änden av repet]. Där ute såg {child.he} sig om. {baker} hade fått med sig kvasten från kakbordet, en mjuk en, för smulor. {child} vände den upp och ner, så att borsten pekade uppåt. {child.He} ställde sig stadigt i gräset vid tältets hörn, där det inte fanns något över {child.him} utom regn. Sedan sträckte {child.he} in kvasten och satte den mot takets mage.

”Låt bli, den är för tung”, sa {baker}.

Den var tung. {child} böjde på knäna. {child.He} tryckte med armarna och {child.he} tryckte med ryggen, och duken höjde sig så mycket som en hand är bred. Vattnet gled undan. {child.He} tog ett steg längs kanten och tryckte igen, och magen rullade undan framför {child.him}.

# whoosh
{hero} hörde hur någon flåsade. ”Vem är det?” ropade hon. ”Vem är det som gör det där?”

”Jag”, sa {child}. ”Det är lugnt. Jag håller.”

Och så tog {child.he} i allt vad {child.he} hade.

Svisch!

Hela pölen for över kanten på en gång, som när man tömmer ett badkar genom fönstret. Alla hurrade. Geten satte sig.

”Där”, sa {hero}, när hon hade hämtat andan. ”Där fick du ditt svisch.” Hon var blank i ögonen. ”Tjugo år”, sa hon, ”och det är första gången någon säger det till mig.”

# let-go
Sedan bar {baker} och [elder: {elder} och fyra|fem] till in en ny stång och reste den i mitten och skruvade fast den. {hero} kunde släppa. Men armarna hade glömt hur man gör för att komma ner. {child} fick kliva upp på stolen och ta ner dem åt henne, först den vänstra, sedan den högra, försiktigt, som när man fäller ihop ett paraply.

# am-i-heavy
De satt på bänken utanför grinden. Det hade slutat regna, och geten stod och ångade i solen.[adult:  Om fem minuter skulle {adult} komma.][elder & !adult:  {Elder} skulle bara packa ihop kakorna först.] De åt resten av smörgåsen, hälften var.

{child} var trött i båda armarna. {child.He} lutade lite åt ena sidan, och sedan lite till, tills {child.he} hade huvudet mot den röda manteln. Det var gurka på den, men det var {child.his} egen.

”Är jag tung?” sa {child.he}.

”Nej”, sa {hero}. ”Jag håller dig.”
