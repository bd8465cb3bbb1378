import type { HelpAnswer } from './help-search.ts';

export const swedishAnswers: readonly HelpAnswer[] = [
  {
    question: 'Hur skapar jag en saga?',
    answer:
      'Tryck på ”Skapa en saga” på hemskärmen. Kryssa i vilka som får vara med, skriv ett eget tema om ni vill, och tryck på ”Skriv sagan”. Den är klar med en gång.',
    also: 'göra börja ny saga kväll',
  },
  {
    question: 'Varför går en ruta inte att kryssa i?',
    answer:
      'Streckade rutor saknar något i barnets profil. Ett husdjur behöver både namn och ras; för de andra räcker det att fältet är ifyllt. Fyll i profilen, så går rutan att välja.',
    also: 'grå streckad saknas profil element val',
  },
  {
    question: 'Hur många sagor får vi?',
    answer:
      'Tre om dagen utan att betala, så många ni vill med Premium. Nya sagor kommer vid midnatt där ni bor. En saga som inte blev till räknas inte.',
    also: 'gräns lykta kvar dagligen gratis antal',
  },
  {
    question: 'Vem har skrivit sagorna?',
    answer:
      'Sagolyktas egen berättare, med berättelser som människor har skrivit och som tar in just ert barns vänner, platser och djur. Den behöver inget nät. Under varje saga står det vad som har skrivit den.',
    also: 'ai artificiell intelligens författare robot språkmodell chatgpt',
  },
  {
    question: 'Kan sagan undvika något?',
    answer:
      'Ja. Skriv det i temat, till exempel ”inga spindlar”. Det som alltid ska undvikas skriver du under Inställningar, Föräldrakontroll.',
    also: 'rädd läskig spindlar åska mörker förbjuda',
  },
  {
    question: 'Varför ändrades vårt tema?',
    answer:
      'Ett tema som passar dåligt vid läggdags görs snällare eller lämnas utanför. Då står det i meddelandet när sagan är klar. Resten av sagan blir som vanligt.',
    also: 'mjukare våld läskigt bort',
  },
  {
    question: 'Vi har flera barn. Hur gör vi?',
    answer:
      'Lägg till ett barn till under Profil. På hemskärmen står barnens namn överst: tryck på den som sagan ska handla om. Sagorna finns kvar för alla.',
    also: 'syskon byta aktiv profil lägga till',
  },
  {
    question: 'Kan en saga handla om båda barnen?',
    answer:
      'Ja, om två eller tre av dem. Tryck på ett namn vid ”Tillsammans med” när ni skapar sagan. Alla är huvudpersoner och bestämmer något, och åldern läggs mitt emellan. Staden, djuret och mor- och farföräldrarna kan vara med. Sagan står hos vart och ett av barnen, och försvinner om en av deras profiler tas bort.',
    also: 'syskon tillsammans två tre barn bror syster tvillingar gemensam saga',
  },
  {
    question: 'Hur hittar vi en saga igen?',
    answer:
      'Skriv i sökrutan i biblioteket: ett ord ur titeln eller sagan, en figur, ett barns namn. Sagorna ligger månad för månad, och med flera barn kan ni välja vems sagor som visas.',
    also: 'söka leta hitta bibliotek månad filter barn',
  },
  {
    question: 'Vi slutade mitt i en saga. Var var vi?',
    answer:
      'Hemskärmen minns det, på alla era enheter: tryck på ”Fortsätt där ni var”, så öppnas sagan vid rätt stycke. En saga ni har läst klart frågar nästa kväll om ni vill höra den igen.',
    also: 'fortsätta läsa plats bokmärke igen telefon platta',
  },
  {
    question: 'Kan vi skriva ut en saga, eller göra en bok?',
    answer:
      'Ja. Under sagan finns ”Skriv ut eller spara som bok”: på papper, som PDF i A5 eller som e-bok. Årets favoriter kan bli en enda bok. Bilderna är linjer och inte pixlar, så de blir skarpa hur stort ni än trycker.',
    also: 'skriva ut papper pdf epub e-bok bok trycka spara fil favoriter år',
  },
  {
    question: 'Kan vi ändra i en saga?',
    answer:
      'Ja. Under sagan finns ”Ändra eller ta bort”. Skriv om ett stycke med egna ord, ta bort det, hör en del på ett annat sätt eller se en bild från ett annat håll. Originalet är ett tryck bort, och det räknas inte som en ny saga. En borttagen saga går att ångra i tio sekunder.',
    also: 'redigera skriva om mening bild ta bort radera ångra original',
  },
  {
    question: 'Hur ändrar eller tar jag bort en profil?',
    answer:
      'Under Profil finns ”Ändra”. När ni har mer än ett barn finns också ”Ta bort” i listan. Barnets sagor följer med, och du får veta hur många innan det händer.',
    also: 'radera profil redigera ålder',
  },
  {
    question: 'Vad betyder pronomen i profilen?',
    answer:
      'Med hon, han eller hen låter sagan som när du själv berättar. Med ”bara namnet” klarar sig sagan utan. Det frågas en gång, med den första sagan.',
    also: 'hon han hen kön',
  },
  {
    question: 'Kan vi välja hur barnet ser ut i bilderna?',
    answer:
      'Ja, i profilen under ”Så ser barnet ut i bilderna”. Låter ni lyktan välja får barnet ett utseende som är detsamma i alla sagor.',
    also: 'hår hud glasögon kläder bild illustration',
  },
  {
    question: 'Vårt husdjur är varken hund eller katt',
    answer: 'Välj ”Annan ras eller annat djur” i profilen och skriv vad det är. Sagan tar med djuret som det är.',
    also: 'kanin hamster blandras marsvin häst fågel',
  },
  {
    question: 'Hur gör jag texten större?',
    answer:
      'Tryck på Aa högst upp i sagan. Där finns fem storlekar och valet mellan natt och dag. Skärmen hålls tänd medan ni läser.',
    also: 'textstorlek bokstäver läsa mörkt släcks skärm',
  },
  {
    question: 'Kan sagan visas som en bilderbok?',
    answer:
      'Ja. Tryck på boken med en bild på, högst upp i sagan: en bild och några rader på varje sida. Vänd blad med ett svep, ett tryck på bilden eller piltangenterna. Lägg telefonen på sidan, så får bilden plats. Läser någon upp sagan vänder boken blad av sig själv.',
    also: 'sidor bläddra svepa liggande bilder högläsning uppslag helskärm',
  },
  {
    question: 'Kan appen läsa upp sagan?',
    answer:
      'Uppläsning ingår i Premium och slås på i Inställningar. Tryck sedan på hörlurarna i sagan. Det är enhetens egen röst som läser, så sagan stannar där, om ni inte själva har slagit på en röst utifrån.',
    also: 'ljud röst höra lyssna hörlurar',
  },
  {
    question: 'Hur väljer vi röst och tempo?',
    answer:
      'Börja lyssna och tryck på reglagen längst ner till höger. Där finns enhetens röster, var och en med en mening på prov, fem tempon, och hur mycket av texten som ska lysa: ord, mening, stycke eller inget. Tryck på en mening i sagan för att höra den.',
    also: 'fart hastighet byta uppläsare markera ord mening bakåt',
  },
  {
    question: 'Hur pausar vi, och går bakåt?',
    answer:
      'När sagan läses finns spelaren längst ner. Den stora knappen pausar och fortsätter, pilarna går en mening bakåt eller framåt, och linjen överst flyttar mellan styckena. Fyrkanten högst upp slutar. På låst skärm finns samma knappar, där telefonen visar dem.',
    also: 'spelare paus stopp bakåt framåt mening låsskärm hoppa spola',
  },
  {
    question: 'Kan uppläsningen sluta av sig själv?',
    answer:
      'Ja. Tryck på månen medan ni lyssnar och välj efter sagan, 10, 20 eller 30 minuter. Den sista minuten sjunker ljudet. Skärmen blir en svag lykta när ingen har rört den på en halv minut; tryck var som helst för att tända den.',
    also: 'insomningstimer timer somna sova stänga av klocka mörk lykta',
  },
  {
    question: 'Kan det höras regn eller vågor?',
    answer:
      'Ja. Tryck på månen medan ni lyssnar och välj under ”Natten utanför”: regn, vågor, vind, kamin, nattåg, sommarnatt, eller det som hör till sagans plats. Det hörs svagt under rösten och en stund efter. Det görs på enheten och behöver inget nät.',
    also: 'ljud natt regn hav vind brus vitt brus sova',
  },
  {
    question: 'Kan mormor läsa in sagan?',
    answer:
      'Ja. Börja lyssna, tryck på reglagen längst ner och välj ”Läs in en röst hemifrån”. Läs ett stycke i taget, hör det, läs om om ni vill. Rösten är bara er, följer med när ni hämtar allt, och raderas där ni läste in den, med sagan eller med kontot. På enheter där sagan finns sparad hörs den också utan nät.',
    also: 'spela in egen röst morfar farmor farfar pappa mamma inspelning mikrofon radera',
  },
  {
    question: 'Inspelningen fungerar inte',
    answer:
      'Tillåt mikrofonen för den här sidan i webbläsarens inställningar. Hördes nästan inget, så sitt närmare och läs om. En äldre webbläsare, eller en enhet utan mikrofon, kan inte spela in, och då står det så; det som är inläst på en annan enhet hörs ändå. Ett stycke som ingen har läst in läser enhetens röst.',
    also: 'mikrofon tillåta spela in inspelning tyst låg fel behörighet',
  },
  {
    question: 'Vad är kvällar i rad?',
    answer:
      'Hur många kvällar i följd ni har skapat en saga eller läst en till slutet. Ingen påminner er om det, och du kan dölja det i Inställningar.',
    also: 'svit streak räkna',
  },
  {
    question: 'Hur byter jag språk?',
    answer: 'I Inställningar. En saga skrivs på det språk som är valt när den skapas, och behåller det sedan.',
    also: 'svenska engelska english',
  },
  {
    question: 'Vad kostar Premium, och hur slutar vi?',
    answer:
      '$9.99 i månaden efter sju dagar utan kostnad. Ni slutar när ni vill, och slutar ni under de sju dagarna kostar det inget.',
    also: 'pris betala avsluta säga upp abonnemang prova',
  },
  {
    question: 'Kan vi bestämma när och hur många sagor det blir?',
    answer:
      'Ja. Under Inställningar, Föräldrakontroll väljer ni hur många sagor en kväll får ha och mellan vilka klockslag de kan skapas. En PIN-kod skyddar valen.',
    also: 'läggdags gräns antal pin tider begränsa skärmtid',
  },
  {
    question: 'Kan den andra föräldern, eller mormor, vara med?',
    answer:
      'Ja, med Premium. Under Inställningar, Familjedelning gör du en länk och skickar den som du brukar. Den andra föräldern får göra allt utom att sköta konto och betalning. Mormor och farfar läser och lyssnar på sagorna för de barn du väljer, och ändrar ingenting. Alla har sitt eget konto, och du tar bort vem du vill, när du vill.',
    also: 'dela familj farmor morfar farfar bjuda in länk inbjudan pappa mamma sambo lämna',
  },
  {
    question: 'Kan sagan bli kortare i kväll?',
    answer:
      'Ja. Slå på En kortare i kväll innan ni skapar sagan, så väljer vi den kortaste som passar. Det gäller bara den sagan. Önskar ni er något särskilt går önskan före, och då kan den bli längre.',
    also: 'kort längd minuter trött snabb lång',
  },
  {
    question: 'Kan vi skicka en saga till mormor?',
    answer:
      'Ja, när hon läser med. Sist i sagan finns Skicka till någon som läser med. Skriv en rad om ni vill. Sagan hamnar överst på hennes hylla, och hon får ett brev om att något väntar. Ni kan ta tillbaka den, och hon kan lägga undan den.',
    also: 'skicka dela farmor morfar farfar hälsning rad läser med hylla',
  },
  {
    question: 'Vad händer med dem som läser med om vi slutar med Premium?',
    answer:
      'De stannar kvar och får läsa och lyssna som förut, och du kan ta bort dem när du vill. För att bjuda in någon ny behövs Premium. Länkar som väntar vilar under tiden.',
    also: 'familjedelning premium slut avsluta säga upp mormor farmor',
  },
  {
    question: 'Länken vi fick fungerar inte',
    answer:
      'Den släpper in en person, en gång, inom sju dagar. Be den som bjöd in om en ny. Sidan som länken leder till säger vad som har hänt.',
    also: 'inbjudan gammal använd familjedelning bjuda',
  },
  {
    question: 'Vi har glömt PIN-koden',
    answer:
      'Tryck på ”Glömt PIN-koden?” under Föräldrakontroll. Lösenordet till kontot öppnar i stället, och ni kan välja en ny kod.',
    also: 'pin kod glömt låst föräldrakontroll',
  },
  {
    question: 'Vi provar utan konto. Försvinner sagorna?',
    answer:
      'De finns kvar i den här webbläsaren tills ni loggar ut. Med ”Spara kontot” i Inställningar får ni e-post och lösenord, och då kommer ni åt dem överallt.',
    also: 'gäst konto registrera spara lösenord',
  },
  {
    question: 'Vad händer med det vi berättar om barnet?',
    answer:
      'Det används till era sagor och till inget annat. Inga annonser, inga spårare. Under Integritet står allt, och där kan ni hämta eller radera det.',
    also: 'gdpr uppgifter data personuppgifter säkerhet radera',
  },
];
