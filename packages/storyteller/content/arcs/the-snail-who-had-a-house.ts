import { score } from '../../src/score.ts';

// The one true thing by which the city is known, seen from two centimeters up. Sources: the cities' own pages, their
// museums and Wikipedia (named at each row); 'any' claims nothing.

// Gothenburg: Poseidon by Carl Milles at Götaplatsen, fish in the right hand, shell in the left (millesgarden.se).
const goteborg = {
  sv: {
    sign: 'Här står en karl som är hög som ett hus, med en fisk i ena handen. I den andra håller han upp en av oss.',
    aha: '”Poseidon! Han står på Götaplatsen {in city}, med en fisk i ena handen och en snäcka i den andra.”',
    yes: '”En snäcka”, sa {snail}. ”Det är vad vi heter på fint.”',
  },
  en: {
    sign: 'There is a man here as tall as a house, with a fish in one hand. In the other he holds up one of us.',
    aha: '“Poseidon! He’s a statue {in city}, and he’s got a fish in one hand and a shell in the other.”',
    yes: '“A shell,” said {snail}. “That’s what we’re called in good company.”',
  },
};
// Munich: the glockenspiel of the New Town Hall, Marienplatz, every day at eleven (muenchen.de).
const munich = {
  sv: {
    sign: 'Klockan elva dansar de uppe i tornet, och ingen har bråttom.',
    aha: '”Klockspelet! På rådhuset {in city}, där figurerna snurrar runt.”',
    yes: '”Runt, runt, sakta”, sa {snail}. ”Den dansen kan jag.”',
  },
  en: {
    sign: 'At eleven o’clock they dance up in the tower, and nobody hurries.',
    aha: '“The glockenspiel! On the town hall {in city}, where the figures go around.”',
    yes: '“Around and around, slowly,” said {snail}. “I know that dance.”',
  },
};
// New York: the Statue of Liberty, dedicated 1886 (nps.gov).
const newYork = {
  sv: {
    sign: 'Ute i vattnet står en grön dam och håller upp en lampa, så att man ska hitta dörren.',
    aha: '”Frihetsgudinnan! Hon har hållit upp den där facklan i mer än hundra år.”',
    yes: '”Utan att ställa ner den”, sa {snail}. ”Hon vet hur det är att bära.”',
  },
  en: {
    sign: 'Out in the water stands a green lady holding up a lamp, so that people can find the door.',
    aha: '“The Statue of Liberty! She’s been holding up that torch for more than a hundred years.”',
    yes: '“Without putting it down,” said {snail}. “She’ll know what it’s like.”',
  },
};

export default score({
  id: 'the-snail-who-had-a-house',
  premise:
    'A snail has a house and only lacks the city; he has eaten its name out of his aunt’s letter, and one true thing about the child’s own city, seen from the floor, tells him that he is there.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [6, 10],
  leads: ['city'],
  themes: ['snail', 'city'],
  contains: ['snail', 'city'],
  registry: {
    idea: 'a snail has a house but no city to put it in; the city is recognized by one true thing about it, told as a snail sees it',
    device: 'a letter on lettuce with the name eaten out of the middle; the riddle opens when the child lies down with a cheek to the floor',
    objects: ['lettuce letter with a round hole', 'snail riding in on a ruler', 'postage stamp as a doormat', 'magnifying glass', 'silver line on the window'],
    joke: '“You ate the name.” – “I ate around it first.” / “Bread and salt.” – “Just the bread, thank you.” / write the name at the edge, where it is bitter',
    ending: 'under the quilt there is a house, and the city is not missing either / the silver line comes from far away and stops at this window',
  },
  titles: {
    sv: ['Det är bara stan som fattas', 'Snigeln som letade efter {city}', 'Ett brev på sallad', 'Rätt stad för en snigel'],
    en: ['Everything but the City', 'The Snail Who Was Looking for {city}', 'A Letter on Lettuce', 'The Right City for a Snail'],
  },
  guests: {
    snail: {
      sv: [
        { name: 'Holger', pronoun: 'he' },
        { name: 'Evert', pronoun: 'he' },
        { name: 'Sixten', pronoun: 'he' },
      ],
      en: [
        { name: 'Leonard', pronoun: 'he' },
        { name: 'Clarence', pronoun: 'he' },
        { name: 'Rupert', pronoun: 'he' },
      ],
    },
  },
  tables: {
    fact: {
      by: 'city',
      rows: {
        // Stockholm is built on fourteen islands (visitstockholm.com).
        Stockholm: {
          sv: {
            sign: 'Fjorton gånger tar landet slut, och fjorton gånger börjar det om.',
            aha: '”Öarna! {City} ligger på fjorton öar!”',
            yes: '”Fjorton”, sa {snail}. ”Och moster som inte kan simma.”',
          },
          en: {
            sign: 'Fourteen times the land stops, and fourteen times it starts again.',
            aha: '“Islands! {City} is built on fourteen islands!”',
            yes: '“Fourteen,” said {snail}. “And my aunt can’t swim.”',
          },
        },
        Göteborg: goteborg,
        Gothenburg: goteborg,
        // Turning Torso, 2005, turns ninety degrees from foot to top (malmo.se).
        Malmö: {
          sv: {
            sign: 'Här finns ett hus som är byggt som våra. Det vrider sig på vägen upp.',
            aha: '”Turning Torso! Det huset vrider sig ett kvarts varv, hela vägen upp.”',
            yes: '”Ett kvarts varv”, sa {snail}. ”Ja, det är ju en början.”',
          },
          en: {
            sign: 'There is a house here that is built the way ours are. It turns on its way up.',
            aha: '“The Turning Torso! That’s a building, and it makes a quarter turn on the way to the top.”',
            yes: '“A quarter,” said {snail}. “Well, it’s a start.”',
          },
        },
        // The cathedral is as tall as it is long, 118.7 meters (uppsaladomkyrka.se).
        Uppsala: {
          sv: {
            sign: 'Här finns en kyrka där det är lika långt upp som bort.',
            aha: '”Domkyrkan! Den är precis lika hög som den är lång.”',
            yes: '”Moster mätte åt båda hållen”, sa {snail}. ”Det var det hon gjorde som ung.”',
          },
          en: {
            sign: 'There is a church here where up is just as far as along.',
            aha: '“The cathedral! It’s exactly as tall as it is long.”',
            yes: '“My aunt measured both,” said {snail}. “That’s what she did when she was young.”',
          },
        },
        // 'Gurkstaden', the cucumber town, an old nickname (vasteras.se).
        Västerås: {
          sv: {
            sign: 'Här har de kallat stan efter mat. God mat. Grön.',
            aha: '”Gurkan! {City} kallas för Gurkstaden.”',
            yes: '”Gurkstaden”, sa {snail} andäktigt. ”Och jag kom för sällskapets skull.”',
          },
          en: {
            sign: 'They have called this city after food. Good food. Green.',
            aha: '“Cucumbers! People call {city} the Cucumber Town.”',
            yes: '“The Cucumber Town,” said {snail}, very softly. “And I only came for the company.”',
          },
        },
        // Svampen, the water tower of 1958 (orebro.se).
        Örebro: {
          sv: {
            sign: 'Här står en svamp så hög att ingen har kunnat äta upp den. Den är full av vatten.',
            aha: '”Svampen! Vattentornet! Det ser ut som en svamp, och det heter så också.”',
            yes: '”Ingen har kunnat”, sa {snail}. ”Då har hon försökt.”',
          },
          en: {
            sign: 'There is a mushroom here so tall that nobody has managed to eat it. It is full of water.',
            aha: '“The water tower! It looks like a mushroom, and that’s what it’s called.”',
            yes: '“Nobody has managed,” said {snail}. “Then she’s tried.”',
          },
        },
        // Berg, the Carl Johan locks of the Göta Canal: seven in a row (gotakanal.se).
        Linköping: {
          sv: {
            sign: 'Här går båtarna i trappor.',
            aha: '”Bergs slussar! Där åker båtarna på Göta kanal uppför, sju slussar i rad.”',
            yes: '”Moster följde med en gång”, sa {snail}. ”Hon tyckte att det gick fort.”',
          },
          en: {
            sign: 'Here the boats use the stairs.',
            aha: '“The locks at Berg! That’s where the canal boats go uphill, seven locks in a row.”',
            yes: '“My aunt came along once,” said {snail}. “She thought it went rather fast.”',
          },
        },
        // Helsingør in Denmark lies four kilometers across the Sound (visithelsingborg.com).
        Helsingborg: {
          sv: {
            sign: 'Här kan man se ett annat land utan att gå dit.',
            aha: '”Danmark! Det ligger rakt över sundet från {city}.”',
            yes: '”Utan att gå dit”, sa {snail}. ”Ett utmärkt land.”',
          },
          en: {
            sign: 'From here you can see another country without walking there.',
            aha: '“Denmark! It’s straight across the water from {city}.”',
            yes: '“Without walking there,” said {snail}. “An excellent country.”',
          },
        },
        // The match factory and the Match Museum (matchmuseum.jonkoping.se).
        Jönköping: {
          sv: {
            sign: 'Här har de lärt elden att ligga still i en liten ask.',
            aha: '”Tändstickorna! De gjordes {in city}, och det finns ett helt museum om dem.”',
            yes: '”Och den ligger still”, sa {snail}. ”Duktig eld.”',
          },
          en: {
            sign: 'Here they have taught fire to lie still in a little box.',
            aha: '“Matches! They made them {in city}, and there’s a whole museum about them.”',
            yes: '“And it lies still,” said {snail}. “Good fire.”',
          },
        },
        // Carl Johans park: 25,000 cacti and succulents planted each summer since 1926 (norrkoping.se).
        Norrköping: {
          sv: {
            sign: 'Gå aldrig tvärs över rabatten i parken. Fråga inte hur jag vet det.',
            aha: '”Kaktusarna! I parken {in city} planterar de tjugofemtusen kaktusar varje sommar.”',
            yes: '”Det förklarar handstilen”, sa {snail}.',
          },
          en: {
            sign: 'Never walk straight across the flower bed in the park. Do not ask me how I know.',
            aha: '“The cacti! Every summer they plant twenty-five thousand of them in the park {in city}.”',
            yes: '“That explains the handwriting,” said {snail}.',
          },
        },
        // The giant Finn at his pillar in the crypt (lundsdomkyrka.se).
        Lund: {
          sv: {
            sign: 'Under kyrkan står en jätte och kramar en pelare. Han har inte släppt än.',
            aha: '”Jätten Finn! Han är av sten, och han står under domkyrkan {in city}.”',
            yes: '”Inte släppt än”, sa {snail}. ”Där har vi någon som tar tid på sig.”',
          },
          en: {
            sign: 'Under the church stands a giant, hugging a pillar. He has not let go yet.',
            aha: '“Finn the giant! He’s made of stone, and he’s under the cathedral {in city}.”',
            yes: '“Not yet,” said {snail}. “There’s somebody who takes his time.”',
          },
        },
        // 'Björkarnas stad' (umea.se).
        Umeå: {
          sv: {
            sign: 'Här går man under vita stammar, gata upp och gata ner.',
            aha: '”Björkarna! {City} kallas för Björkarnas stad.”',
            yes: '”Löv på varenda gata”, sa {snail}. ”Det är ju full servering.”',
          },
          en: {
            sign: 'Here you walk under white trees, up one street and down the next.',
            aha: '“The birches! They call {city} the City of Birches.”',
            yes: '“Leaves on every street,” said {snail}. “That’s room service.”',
          },
        },
        // The Gävle goat of straw, thirteen meters, every Advent since 1966 (gavle.se).
        Gävle: {
          sv: {
            sign: 'Vänta till advent. Då kommer det en bock som är högre än ett hus, och den är av halm.',
            aha: '”Gävlebocken! Den står {in city} varje jul.”',
            yes: '”Halm”, sa {snail}. ”Moster har alltid tyckt om möbler som går att äta.”',
          },
          en: {
            sign: 'Wait until Advent. Then there comes a goat, taller than a house and made of straw.',
            aha: '“The straw goat! It stands {in city} every Christmas.”',
            yes: '“Straw,” said {snail}. “My aunt always liked furniture you can eat.”',
          },
        },
        // 'Walking to Borås' by Jim Dine, nine meters, 2008 (boras.se).
        Borås: {
          sv: {
            sign: 'Här går en pojke som är lika lång som ett hus, åt samma håll som du.',
            aha: '”Pinocchio! Den stora statyn! Han är på väg till {city}, det är det han heter!”',
            yes: '”Till {city}, till fots”, sa {snail}. ”Då är vi två.”',
          },
          en: {
            sign: 'There is a boy here as tall as a house, walking the same way as you.',
            aha: '“Pinocchio! The big statue! It’s even called Walking to {city}.”',
            yes: '“To {city}, on foot,” said {snail}. “That makes two of us.”',
          },
        },
        // The town lies between Norra and Södra berget (visitsundsvall.se).
        Sundsvall: {
          sv: {
            sign: 'Här ligger ett berg på var sida, så att huset inte kan rulla bort.',
            aha: '”Norra berget och Södra berget! {City} ligger mitt emellan.”',
            yes: '”Två väggar”, sa {snail}. ”Då är det inte mycket som fattas.”',
          },
          en: {
            sign: 'There is a mountain on each side here, so that your house cannot roll away.',
            aha: '“The North Mountain and the South Mountain! {City} is right in between.”',
            yes: '“Two walls already,” said {snail}. “That’s half the work.”',
          },
        },
        // The city is being moved because of the mine; the church went five kilometers on wheels in 2025 (kiruna.se).
        Kiruna: {
          sv: {
            sign: 'Skynda dig inte. Stan är på väg, den också.',
            aha: '”{City} flyttar ju! De har kört hela kyrkan på hjul, flera kilometer.”',
            yes: '”Så var det med den saken”, sa {snail}. ”Jag var framme en gång förut. Men då hade den gått.”',
          },
          en: {
            sign: 'No hurry. The city is on its way, too.',
            aha: '“{City} is moving! They drove the whole church along on wheels, for miles.”',
            yes: '“So that’s what happened,” said {snail}. “I got here once before. It had left.”',
          },
        },
        // The ring wall, 3.4 kilometers (gotland.se).
        Visby: {
          sv: {
            sign: 'Följ muren tills du är där du började. Ta med matsäck.',
            aha: '”Ringmuren! Den går runt hela det gamla {city}.”',
            yes: '”Moster gick ett varv”, sa {snail}. ”Jag hann födas under tiden.”',
          },
          en: {
            sign: 'Follow the wall until you are back where you started. Bring lunch.',
            aha: '“The ring wall! It goes around the whole of old {city}.”',
            yes: '“My aunt went around it once,” said {snail}. “I was born while she was out.”',
          },
        },
        // The Öland Bridge, 6,072 meters (kalmar.se).
        Kalmar: {
          sv: {
            sign: 'Här är en bro så lång att man hinner bli äldre på den.',
            aha: '”Ölandsbron! Den börjar {in city} och är sex kilometer lång.”',
            yes: '”Moster fyllde år två gånger”, sa {snail}, ”och då hade hon ändå medvind.”',
          },
          en: {
            sign: 'There is a bridge here so long that you are older at the other end.',
            aha: '“The Öland Bridge! It starts {in city}, and it’s miles and miles.”',
            yes: '“My aunt had two birthdays on it,” said {snail}, “and that was with the wind behind her.”',
          },
        },
        // 'Sola i Karlstad', statue of the innkeeper Eva Lisa Holtz (karlstad.se).
        Karlstad: {
          sv: {
            sign: 'Här finns en dam som skiner, även när det regnar.',
            aha: '”Sola i {city}! Så kallades hon, och nu står hon staty.”',
            yes: '”Även när det regnar”, sa {snail}. ”Då får man båda delarna.”',
          },
          en: {
            sign: 'There is a lady here who shines, even when it rains.',
            aha: '“Sola! They called her that after the sun, and now she’s a statue {in city}.”',
            yes: '“Even when it rains,” said {snail}. “Then you get both.”',
          },
        },
        // Gammelstad church town: over four hundred cottages, World Heritage (visitlulea.se).
        Luleå: {
          sv: {
            sign: 'Här finns fyrahundra små röda hus som står tomma nästan hela veckan.',
            aha: '”Kyrkstugorna i Gammelstad! I dem sover man bara över ibland, när det är stora helger.”',
            yes: '”Fyrahundra”, sa {snail}. ”Och här har jag gått och burit på ett eget.”',
          },
          en: {
            sign: 'There are four hundred little red houses here that stand empty nearly all week.',
            aha: '“The church cottages in Gammelstad! People only sleep over in them now and then.”',
            yes: '“Four hundred,” said {snail}. “And here I’ve been carrying my own.”',
          },
        },
        // At least six ravens live at the Tower (hrp.org.uk).
        London: {
          sv: {
            sign: 'Var artig mot de sex svarta fåglarna. De är i tjänst.',
            aha: '”Korparna! Det bor alltid minst sex korpar i Towern.”',
            yes: '”Fåglar med arbete”, sa {snail}. ”De har inte tid med sniglar.”',
          },
          en: {
            sign: 'Be polite to the six black birds. They work here.',
            aha: '“The ravens! There are always at least six of them living at the Tower.”',
            yes: '“Birds with jobs,” said {snail}. “They won’t have time for snails.”',
          },
        },
        'New York': newYork,
        'New York City': newYork,
        // The Ampelmann of the Berlin traffic lights (ampelmann.de).
        Berlin: {
          sv: {
            sign: 'En liten grön gubbe i hatt säger till när man får gå. Han har inget tålamod.',
            aha: '”Ampelmann! I trafikljusen {in city} har gubben hatt på sig.”',
            yes: '”Det tog moster elva gröna gubbar att komma över”, sa {snail}.',
          },
          en: {
            sign: 'A small green man in a hat tells you when to cross. He has no patience.',
            aha: '“The Ampelmann! The man in the traffic lights {in city} wears a hat.”',
            yes: '“One street took my aunt eleven green men,” said {snail}.',
          },
        },
        // More than two thousand bridges, more than Venice (hamburg.de).
        Hamburg: {
          sv: {
            sign: 'Här blir man aldrig blöt om foten, hur mycket vatten det än är.',
            aha: '”Broarna! {City} har mer än tvåtusen broar, fler än Venedig.”',
            yes: '”Jag har bara en fot”, sa {snail}. ”Den är jag rädd om.”',
          },
          en: {
            sign: 'Here you never get your foot wet, however much water there is.',
            aha: '“The bridges! {City} has more than two thousand bridges. That’s more than Venice.”',
            yes: '“I’ve only got the one foot,” said {snail}. “I like to look after it.”',
          },
        },
        Munich: munich,
        München: munich,
        // Cloud Gate, 'the Bean', Millennium Park (chicago.gov).
        Chicago: {
          sv: {
            sign: 'Här ligger en böna som man kan spegla sig i.',
            aha: '”The Bean! Bönan i parken {in city}! Den är stor som ett hus och alldeles blank.”',
            yes: '”En böna, stor som ett hus”, sa {snail}. ”Och så skriver hon om spegeln.”',
          },
          en: {
            sign: 'There is a bean here that you can see your face in.',
            aha: '“The Bean! In the park {in city}! It’s as big as a house, and it’s all mirror.”',
            yes: '“A bean as big as a house,” said {snail}. “And she writes about the mirror.”',
          },
        },
        // The Hollywood sign: nine letters, forty-five feet tall (hollywoodsign.org).
        'Los Angeles': {
          sv: {
            sign: 'Uppe på berget står nio vita bokstäver, höga som hus. Jag har börjat på den första.',
            aha: '”Hollywoodskylten! Den står ovanför {city}, och den har nio bokstäver.”',
            yes: '”Vid det här laget är hon nog framme vid andra bokstaven”, sa {snail}.',
          },
          en: {
            sign: 'Up on the hill stand nine white letters, as tall as houses. I have started on the first.',
            aha: '“The Hollywood sign! It’s on the hill over {city}, and it’s got nine letters.”',
            yes: '“She’ll have reached the second one by now,” said {snail}.',
          },
        },
        // Castle Rock is the plug of an extinct volcano (edinburghcastle.scot).
        Edinburgh: {
          sv: {
            sign: 'Slottet står på en vulkan. Var inte orolig, den har slocknat.',
            aha: '”Slottsklippan! Slottet {in city} står på en urgammal vulkan.”',
            yes: '”Slocknat”, sa {snail}. ”Sådana vulkaner kan man ha att göra med.”',
          },
          en: {
            sign: 'The castle stands on a volcano. Do not worry, it has gone out.',
            aha: '“Castle Rock! The castle {in city} is on top of a very, very old volcano.”',
            yes: '“Gone out,” said {snail}. “Then I won’t ring the bell.”',
          },
        },
        // The worker bee, emblem of the city (manchester.gov.uk).
        Manchester: {
          sv: {
            sign: 'Här sitter det bin på allting, och inget av dem flyger.',
            aha: '”Arbetsbiet! Det är märket för {city}, och det sitter till och med på papperskorgarna.”',
            yes: '”Bin som sitter still”, sa {snail}. ”Jag har alltid sagt att det går.”',
          },
          en: {
            sign: 'There are bees on everything here, and not one of them flies.',
            aha: '“The worker bee! It’s the sign of {city}. It’s even on the bins.”',
            yes: '“Bees that stay where they are,” said {snail}. “I’ve always said it could be done.”',
          },
        },
        // Portland, Oregon, was named after Portland, Maine, by the toss of a coin in 1845 (ohs.org): true in both.
        Portland: {
          sv: {
            sign: 'Se upp: det finns två, en i var ände av landet. De singlade slant om namnet.',
            aha: '”{City} i Oregon och {city} i Maine! Det ena är uppkallat efter det andra.”',
            yes: '”Då var det där jag stod”, sa {snail}. ”I det andra. Och så finns det bara det här kvar.”',
          },
          en: {
            sign: 'Take care: there are two of it, one at each end of the country. They tossed a coin about the name.',
            aha: '“{City}, Oregon, and {city}, Maine! One of them is named after the other.”',
            yes: '“So that’s where I stood,” said {snail}. “In the other one. Then there’s only this one left.”',
          },
        },
        any: {
          sv: {
            sign: 'Det är där någon öppnar.',
            aha: 'Med en fingertopp gick det att knacka i golvet så svagt som en snigel. Det hördes nästan inte. ”Någon som öppnar”, sa {child}. ”Det gjorde ju jag.”',
            yes: '”Det gjorde du”, sa {snail}. ”{In city}.”',
          },
          en: {
            sign: 'It is the one where somebody opens.',
            aha: 'With one fingertip you could knock on the floor as faintly as a snail. It hardly made a sound. “Somebody who opens,” said {child}. “But that was me.”',
            yes: '“So it was,” said {snail}. “{In city}.”',
          },
        },
      },
    },
  },
  beats: [
    {
      id: 'knock',
      part: 'open',
      at: 'the child’s window, evening',
      with: ['child', 'snail'],
      plants: ['knocking', 'house'],
      either: [
        {
          sv: `
Sedan i tisdags hade det knackat på {child's} fönster, så svagt att det nog var ett löv. I kväll öppnade {child} för att
ta bort lövet.

På fönsterblecket satt en snigel med hus.

”Äntligen”, sa snigeln. ”Jag har knackat sedan i tisdags.”

”Förlåt”, sa {child}. ”Vad gällde det?”

”En stad”, sa snigeln, som hette {snail}. ”Hus har jag. Det är bara stan som fattas.”

Han fick åka in på en linjal.
`,
          en: `
Since Tuesday there had been a knocking at {child's} window, so faint that it was probably a leaf. Tonight {child} opened
the window to take the leaf away.

On the ledge sat a snail with a house on his back.

“At last,” said the snail. “I’ve been knocking since Tuesday.”

“Sorry,” said {child}. “What’s it about?”

“A city,” said the snail, whose name was {snail}. “I’ve got a house. It’s only the city that’s missing.”

He rode in on a ruler.
`,
        },
        {
          sv: `
{Child} hade ställt fönstret på glänt, för luftens skull. När det skulle stängas satt det någon i vägen.

”Ett ögonblick”, sa en snigel. ”Jag är strax inne.”

Det tog nio minuter. [age>=7 / !music: {Child} hann borsta alla tänderna, även de längst bak.]

”Tack för att du öppnade”, sa snigeln, som hette {snail}. ”Jag har knackat sedan i tisdags. Ett hus har jag, som du ser.
Det är bara stan som fattas.”
`,
          en: `
{Child} had opened the window a crack, for the air. When it was time to shut it, there was somebody in the way.

“One moment,” said a snail. “I’m nearly in.”

It took nine minutes. [age>=7 / !music: {Child} had time to brush every tooth, even the ones at the back.]

“Thank you for opening,” said the snail, whose name was {snail}. “I’ve been knocking since Tuesday. I’ve got a house, as
you see. It’s only the city that’s missing.”
`,
        },
      ],
    },
    {
      id: 'which-city',
      part: 'stir',
      at: 'the windowsill in the child’s room',
      with: ['child', 'friend', 'snail'],
      plants: ['eaten name', 'aunt', 'put down once'],
      either: [
        {
      sv: `
På fönsterbrädan berättade {snail} alltihop[friend: , så att {friend} också fick höra]. Ett hus sätter
man bara ner en enda gång. Därför måste det vara rätt stad. Den förra var fel. Där hade han stått
i nitton år, och skulle precis sätta ner huset, när någon råkade säga vad stan hette.

[age>=7 / !athlete / !music: ”Väldigt trevligt folk”, sa {snail}. ”De hade inte velat störa.”]

”Vilken stad letar du efter?” frågade {child}.

”Den där moster bor. Hon skickade ett brev, på sallad. Men vägen var lång, och namnet stod i mitten, där det är som
saftigast.”

”Du har ätit upp namnet.”

”Jag åt runt det först”, sa {snail}.

”Det här är i alla fall {city}”, sa {child}.

{Snail} smakade på ordet. ”Det kan det mycket väl ha varit. Hur är det här?”
`,
      en: `
On the windowsill {snail} explained it all[friend: , so that {friend} could hear it too]. A house is
a thing you put down once. So it has to be the right city. The last one was wrong. He had stood
there for nineteen years, and was just putting the house down, when somebody happened to say what the place was called.

[age>=7 / !athlete / !music: “Very nice people,” said {snail}. “They hadn’t liked to interrupt.”]

“Which city do you want?” asked {child}.

“The one my aunt lives in. She sent me a letter, on lettuce. But it was a long way, and the name was in the middle, where
it’s juiciest.”

“You ate the name.”

“I ate around it first,” said {snail}.

“Well, this is {city},” said {child}.

{Snail} tried the word in his mouth. “That may very well have been it. What’s it like here?”
`,
        },
        {
      sv: `
”Ett hus sätter man ner en gång”, sa {snail}, när han hade hämtat andan. ”Så det får inte bli fel. Det har blivit fel
förut. I nitton år stod jag mellan två rabatter, på prov, och sedan sa någon vad stan hette.”

[friend & age>=7: ”Vad hette den?” frågade {friend}.

”Något annat”, sa {snail}.]

”Vad borde den ha hetat?” frågade {child}.

”Det skrev moster, som bor där. Fast hon skrev på sallad, och jag hade långt att gå. Namnet stod mitt i. Det var den godaste
biten.”

”Så du åt upp det.”

”Inte genast. Jag började med att läsa det”, sa {snail}. ”Men jag läser långsammare än jag äter.”

”Här är det {city}”, sa {child}.

”{City}.” {Snail} kände efter i magen. ”Det är inte olikt. Berätta lite.”
`,
      en: `
“You only put a house down once,” said {snail}, when he had his breath back. “So you don’t want to get it wrong. I got it wrong.
For nineteen years I stood between two flower beds, on trial, and then somebody told me the name of the city.”

[friend & age>=7: “What was it?” asked {friend}.

“Something else,” said {snail}.]

“And what should it have been?” asked {child}.

“My aunt wrote it down. She lives there. Only she wrote it on lettuce, and it was a long way. The name was right in the middle.
It was the best bit.”

“So you ate it.”

“Not at once. I started by reading it,” said {snail}. “But I read more slowly than I eat.”

“This is {city},” said {child}.

“{City}.” {Snail} consulted his stomach. “It’s not unlike it. Tell me a little.”
`,
        },
      ],
    },
    {
      id: 'same-there',
      part: 'try',
      at: 'the windowsill in the child’s room',
      with: ['child', 'friend', 'pet', 'snail'],
      either: [
        {
          sv: `
”Vi har gatlyktor”, sa {child}. ”De tänds av sig själva.”

”Det gjorde de på förra stället också”, sa {snail}.

[school: {Child} tog fram en lapp från {school}. {Snail} åt upp ett hörn av den. ”Exakt samma smak”, sa han.]

[sport: ”Här får man {play sport}.”

”Det fick man där också.[age>=8:  De hade precis lika bråttom.]”]

[athlete: ”Alla här vet vem {athlete} är.”

”Det visste till och med sniglarna där”, sa {snail}.]

[music: {Child} nynnade på {music}. {Snail} höll takten med ögonen, som satt på skaft. ”Det nynnade de på där
också.”]

[pet.other: ”Här bor {pet}.” {Snail} bugade åt {pet} med båda ögonen. ”Angenämt. Men det bor alltid någon.”]

[!school & !sport & !athlete & !music & !friend & !pet.other: ”På fredagar luktar det pizza i trappor och portar”, sa {child}. {Snail} luktade.
”Det var samma fredagar där.”]
`,
          en: `
“We’ve got streetlights,” said {child}. “They come on by themselves.”

“They did at the last place, too,” said {snail}.

[school: {Child} took out a note from {school}. {Snail} ate a corner of it. “Exactly the same taste,” he said.]

[sport: “You can {play sport} here.”

“You could there, too.[age>=8:  They were in just as much of a hurry.]”]

[athlete: “Everybody here knows who {athlete} is.”

“Even the snails did, there,” said {snail}.]

[music: {Child} hummed {music} a little. {Snail} kept time with his eyes, which were on stalks. “They hummed that there, too.”]

[pet.other: “{Pet} lives here.” {Snail} bowed to {pet} with both eyes. “How do you do. But somebody always does.”]

[!school & !sport & !athlete & !music & !friend & !pet.other: “On Fridays the whole street smells of pizza,” said {child}. {Snail} sniffed. “They had
the same Fridays.”]
`,
        },
        {
          sv: `
”Här kommer bussen alltid precis när man har gått”, sa {child}.

”Den bussen hade de på förra stället också”, sa {snail}.

[school: ”På {school} låter det så här på rasten.” {Child} visade. {Snail} drog in huvudet tills det var över. ”Så lät det”,
sa han.]

[sport: ”I hallen står väskan med allt till {sport}.”

”Den stod i hallen där med”, sa {snail}. ”Mitt i vägen.”]

[athlete: ”På väggen här sitter {athlete}.”

”På väggarna där också. Jag tog vägen runt.”]

[music: Genom väggen hördes {music}, som ibland.

”Det hörde man där med”, sa {snail}. ”Det var i stort sett samma vägg.”]

[pet.other: ”Vi har {pet}.” {Snail} såg på {pet}, länge och artigt. ”Jag trivs redan. Men det räknas inte.”]

[!school & !sport & !athlete & !music & !friend & !pet.other: ”Duvorna går på trottoaren fast de kan flyga.” {Snail} nickade. ”Jag gick bakom en i
tre veckor”, sa han.]
`,
          en: `
“Here the bus always comes just after you’ve given up,” said {child}.

“They had that bus at the last place, too,” said {snail}.

[school: “This is how it sounds at recess {at school}.” {Child} did it. {Snail} pulled his head in until it was over. “That’s
how it sounded,” he said.]

[sport: “In the hall there’s a bag with everything for {sport}.”

“It was in the hall there, too,” said {snail}. “Right in the way.”]

[athlete: “That’s {athlete} there on the wall.”

“On those walls, too. I went around.”]

[music: Somebody could be heard playing {music} behind the wall.

“You heard that there,” said {snail}. “It was more or less the same wall.”]

[pet.other: “We’ve got {pet}.” {Snail} looked at {pet} for a long, polite time. “I like it here already. But that doesn’t
count.”]

[!school & !sport & !athlete & !music & !friend & !pet.other: “The pigeons walk on the [uk: pavement | sidewalk], even though they can fly.” {Snail}
nodded. “I was behind one for three weeks,” he said.]
`,
        },
      ],
    },
    {
      id: 'we-have-friend',
      part: 'try',
      at: 'the windowsill in the child’s room',
      with: ['child', 'friend', 'snail'],
      plants: ['letter is left'],
      sv: `
[friend: ”Vi har {friend}”, sa {child} till slut.

{Snail} såg noga på {friend}, som sov över. ”Nej”, sa han. ”{Friend} hade de inte. Men det står ingenting om det i
brevet.”

”Har du brevet kvar?” frågade {friend}. | ”Då vet jag inte”, sa {child}. ”Har du brevet kvar?”]

”Allt utom namnet”, sa {snail}. ”Det ligger längst in.”
`,
      en: `
[friend: “We’ve got {friend},” said {child} in the end.

{Snail} took a good look at {friend}, who was sleeping over. “No,” he said. “{Friend} they didn’t have. But there’s nothing
about that in the letter.”

“Have you still got the letter?” asked {friend}. | “Then I don’t know,” said {child}. “Have you still got the letter?”]

“All but the name,” said {snail}. “It’s at the very back.”
`,
    },
    {
      id: 'letter',
      part: 'lull',
      at: 'the child’s room, by the lamp',
      with: ['child', 'elder', 'elder2', 'adult', 'snail'],
      pays: ['letter is left'],
      plants: ['sign', 'leaf'],
      either: [
        {
      sv: `
Han gick in i huset efter det. Man hörde hur han gick runt, runt, och flyttade på saker.

[adult: ”Vem är det du pratar med?” frågade {adult} i dörren.

”En som söker stad”, sa {child}.

”Har han någonstans att bo?”

”Ja”, sa {child}. ”Det är det han har.”]

Ut kom {snail} med ett salladsblad, torrt som te, med ett runt hål i mitten. Bokstäverna var så små att [elder: {elder} fick
komma med förstoringsglaset[elder2: , och {elder2} med en lampa] | det måste hållas mot lampan].

”Käre {snail}”, läste {child}. ”Kom och bo här i … och så är det hål. Sedan står det: Stan känner du igen på en enda sak.
{fact.sign}”

”Det förstår jag inte”, sa {child}.

”Inte jag heller”, sa {snail}. ”Moster skrev kort. Det var en liten sallad.” Han drog in ögonen. ”Då går jag väl vidare. Jag
hinner till stupröret innan det blir ljust.”
`,
      en: `
He went into his house to get it. You could hear him going around and around in there, moving things.

[adult: “Who are you talking to?” asked {adult} in the doorway.

“Somebody who needs a city,” said {child}.

“Has he got a place to live?”

“Yes,” said {child}. “That’s the part he’s got.”]

Out came {snail} with a lettuce leaf, as dry as tea, with a round hole in the middle. The letters were so small that [elder: {elder}
had to bring the magnifying glass[elder2: , and {elder2} a lamp] | it had to be held up to the lamp].

“Dear {snail},” read {child}. “Come and live here in … and then there’s the hole. And then it says: You will know the city by
one thing only. {fact.sign}”

“I don’t get it,” said {child}.

“Nor do I,” said {snail}. “She kept it short. It was a small lettuce.” He pulled in his eyes. “I’ll be off, then. I can make the drainpipe
by dawn.”
`,
        },
        {
      sv: `
{Snail} vände om och gick hem. Där inne gick en trappa i spiral, och han letade på varje steg.

[adult: ”Är du inte i säng?” frågade {adult} i dörren.

”Jag väntar på posten”, sa {child}.

”Vem kommer med den?”

”En snigel.”

”Då hinner du sätta på dig pyjamasen”, sa {adult}.]

Till slut kom ett salladsblad ut baklänges, och efter det {snail}. Bladet var brunt och skört och hade ett prydligt hål.
[age>=7 / !athlete / !music: Mindre handstil fanns inte. ][elder: ”Här behövs förstoringsglas”, sa {elder}, som hade ett[elder2: , och {elder2} höll
lampan]. | Med lampan bakom gick det att läsa.]

{Child} läste högt. Käre {snail}, stod det. Flytta till, och så hålet. Att du har kommit rätt märker du på det här:
{fact.sign} Hälsningar, moster.

”Vad betyder det?” sa {child}.

”Så långt har jag inte hunnit”, sa {snail} och drog in ögonen. ”Är det fel igen får jag gå nu, medan stupröret är vått.”
`,
      en: `
{Snail} turned around and went home. There was a spiral staircase in there. He looked on every step.

[adult: “Aren’t you in bed?” asked {adult} in the doorway.

“I’m waiting for the mail,” said {child}.

“Who’s bringing it?”

“A snail.”

“Then you’ve got time to put on your [uk: pyjamas | pajamas],” said {adult}.]

At last a lettuce leaf came out backward, with {snail} behind it. The leaf was brown and brittle, with a very neat hole. [age>=7 / !athlete / !music: Nobody
writes smaller. ][elder: “That’ll take a magnifying glass,” said {elder}, who had one[elder2: , and {elder2} held the
lamp]. | With the lamp behind it, you could just make it out.]

{Child} read it aloud. Dear {snail}, it said. Move to, and then the hole. When you have come to the right place, you will notice
this: {fact.sign} Yours, Aunt.

“What does it mean?” said {child}.

“I hadn’t got that far,” said {snail}, and pulled in his eyes. “If it’s wrong again, I’d better go now, while the drainpipe’s wet.”
`,
        },
      ],
    },
    {
      id: 'cheek-to-the-floor',
      part: 'turn',
      at: 'the floor of the child’s room',
      with: ['child', 'friend', 'pet', 'snail'],
      pays: ['sign', 'leaf', 'knocking', 'eaten name'],
      either: [
        {
      sv: `
Då gled brevet ur handen, ner på golvet och in under sängen[pet.dog / pet.cat: , där {pet} låg och vilade hakan mot
golvet]. {Child} la sig på mage för att nå det. [friend: {Friend} la sig bredvid.]

Med kinden mot golvet såg ingenting ut som vanligt. Sängbenen var torn. Mattan hade en skog längs kanten. [pet.dog / pet.cat: {Pet} var
stor som en buss.][age>=8:  Till andra sidan av rummet var det väldigt långt.]

[friend: ”Har de det alltid så här?” sa {friend}.]

{Child} låg still. ”Moster skrev ju hur det ser ut härifrån.” Och så läste {child.he} en gång till, nerifrån golvet och i
snigelfart: ”{fact.sign}” Då visste {child}.

{fact.aha}

{fact.yes}

Ut kom ögonen igen. ”Då är jag framme”, sa {snail}. Det hade han aldrig fått säga förut, så han sa det en gång till.
`,
      en: `
The letter slipped to the floor and in under the bed[pet.dog / pet.cat: , where {pet} was lying, chin on the
floor]. {Child} lay down flat to reach it. [friend: {Friend} lay down alongside.]

With one cheek on the floor, nothing looked the same. The legs of the bed were towers.[age>=7 / !athlete / !music:  The rug had a forest around the edge.]
[pet.dog / pet.cat: {Pet} was as big as a bus.][age>=8:  It was a very long way to the other side of the room.]

[friend: “Is it always like this for them?” said {friend}.]

{Child} lay still. “But that’s how she wrote it. The way it looks from down here.” And {child.he} read it once more, from the
floor, at the speed of a snail: “{fact.sign}” And then {child} knew.

{fact.aha}

{fact.yes}

Out came the eyes again. “Then I’m here,” said {snail}. He had never had a chance to say that before, so he said it again.
`,
        },
        {
      sv: `
{Child} gick fram och tillbaka och tänkte. Det hjälpte inte.

”Du läser för högt upp”, sa {snail}. ”Moster är lika lång som jag.”

Då fick man väl lägga sig på golvet. {Child} la sig med kinden mot mattan[pet.dog / pet.cat: , nos mot näsa med {pet}]. [friend: {Friend} la sig bredvid.] Där nere var en dammtuss en hel buske.[age>=7 / !athlete / !music:  En tappad krita låg som en timmerstock tvärs över vägen, och dörren var
så hög att den nog ledde till himlen.]

[friend: ”Man skulle behöva matsäck till köket”, sa {friend}.]

{Child} höll brevet alldeles intill och läste det som det var skrivet, nerifrån: ”{fact.sign}” Och nu var det inte svårt alls.

{fact.aha}

{fact.yes}

Ögonen reste sig så långt skaften räckte. ”Framme”, sa han. ”Framme. Det är kortare än jag trodde.”
`,
      en: `
{Child} walked up and down, thinking. It didn’t help.

“You’re reading it from too high up,” said {snail}. “My aunt’s the same height as me.”

So it had to be the floor. {Child} lay down, one cheek on the rug[pet.dog / pet.cat: , nose to nose with {pet}]. [friend: {Friend} lay down alongside.] Down there a ball of dust was a whole bush.[age>=7 / !athlete / !music:  A lost crayon lay like a log across the road, and the door went up so
high that it probably led to heaven.]

[friend: “You’d need sandwiches to get to the kitchen,” said {friend}.]

{Child} held the letter up close and read it the way it was written, from below: “{fact.sign}” And now it wasn’t hard at all.

{fact.aha}

{fact.yes}

His eyes went up as far as the stalks would go. “Here,” he said. “I’m here. It’s a shorter word than I thought.”
`,
        },
      ],
    },
    {
      id: 'down-it-goes',
      part: 'back',
      at: 'the outside corner of the window',
      with: ['child', 'snail'],
      pays: ['put down once', 'house'],
      either: [
        {
          sv: `
Så satte han ner huset. Det blev i fönstrets vänstra hörn, på utsidan, där det är vått på morgnarna. Duns, lät det. {Child}
hade aldrig hört en så liten duns.

”Till nyinflyttade ska man komma med bröd och salt”, sa {child}.

{Snail} bleknade. ”Bara brödet, tack.”
`,
          en: `
And so he put down the house. It went in the left-hand corner of the window, on the outside, where it’s wet in the mornings.
Thump, it said. {Child} had never heard a thump so small.

“When somebody moves in, you’re supposed to bring bread and salt,” said {child}.

{Snail} turned pale. “Just the bread, thank you.”
`,
        },
        {
          sv: `
Det var bara att välja plats. Fönstrets vänstra hörn, bestämde {snail}, på utsidan, i lä. {Child} la ut ett frimärke som
dörrmatta, och han torkade av foten på det i båda ändar. Sedan gav huset ifrån sig ett litet knäpp mot blecket. Det
var nersatt.

”Nu kan du komma hem till mig”, sa {snail}. ”Fast inte in.”
`,
          en: `
Now for the spot. The left-hand corner of the window, {snail} decided, on the outside, out of the wind.
{Child} laid down a postage stamp for a doormat, and he wiped his foot on it, at both ends. Then the house clicked against the ledge. It was down.

“Now you can come to my place,” said {snail}. “Only not in.”
`,
        },
      ],
    },
    {
      id: 'at-the-edge',
      part: 'back',
      at: 'the windowsill',
      with: ['child', 'snail'],
      pays: ['aunt'],
      either: [
        {
      sv: `
Sist av allt skrev de till hans kusiner, på ett färskt salladsblad ur kylskåpet. ”Det är {city}”, skrev {child}. ”Kom.”

”Sätt namnet längst ut i kanten”, sa {snail}. ”Där är det beskt.”

I morgon skulle han gå och hälsa på moster. Hon bodde bara runt hörnet, så han räknade med en månad.
`,
      en: `
Last of all they wrote to his cousins, on a fresh leaf from the refrigerator. “It’s {city},” wrote {child}. “Come.”

“Put the name right out at the edge,” said {snail}. “It’s bitter there.”

Tomorrow he was going to see his aunt. She lived just around the corner, so he was allowing a month.
`,
        },
        {
      sv: `
Nu fattades bara ett svar till hans kusiner, som väntade i ett dike. {Child} fick skriva, på ett nytt salladsblad, för {snail} hade
fullt upp med att bo. ”Vi har hittat stan. Den heter …”

”Skriv det tre gånger”, sa {snail}. ”De är hungriga.”

Så det stod {city}, {city}, {city}. Och i morgon skulle han till moster. Hon hade det nära, två portar bort, så henne skulle han
hinna till på en månad.
`,
      en: `
That left only a letter to his cousins, who were waiting in a ditch. {Child} wrote it, on a new leaf, because
{snail} was busy living there. “We’ve found it. It’s called…”

“Write it three times,” said {snail}. “They’re hungry.”

So it said {city}, {city}, {city}. And tomorrow he was off to his aunt’s. She was very close, two doors along, so he could do it
in a month.
`,
        },
      ],
    },
    {
      id: 'doors-shut',
      part: 'down',
      at: 'the child’s room, dark; the city outside',
      with: ['child', 'friend', 'elder', 'snail'],
      either: [
        {
      sv: `
[elder: {Elder.short} tog förstoringsglaset och släckte. | Lampan släcktes.] {Child} kröp ner[friend: , och {friend} på
madrassen bredvid]. [age>=7 / !athlete / !music: Från fönstret kom det en smal strimma luft som luktade natt och vått blad. ]Där ute drog {snail} in
huvudet, och {in city} gjorde alla likadant, i fönster efter fönster, tills det bara var gatlyktorna kvar.
`,
      en: `
[elder: {Elder.short} took the magnifying glass and turned off the light. | The light went out.] {Child} got into
bed[friend: , and {friend} got onto the mattress next to it]. [age>=7 / !athlete / !music: A thin strip of air came in, smelling of night and wet leaves. ]Out there
{snail} pulled in his head, and all over {city} people were doing the same, one window after another, until only the streetlights
were left.
`,
        },
        {
      sv: `
Det var sent, även för en snigel. [elder: {Elder.short} sa god natt och tog glaset med sig. ]{Child} låg i mörkret och
lyssnade[friend: , och {friend} lyssnade på madrassen bredvid]. I fönsterhörnet prasslade det lite, som när någon hänger
gardiner. Sedan la det sig. Ute {in city} gick någon hem med lugna steg, och en dörr gick igen, mjukt, och långt efteråt en till.
`,
      en: `
It was late, even for a snail. [elder: {Elder.short} said good night and took the glass along. ]{Child} lay in the dark and
listened[friend: , and {friend} listened on the mattress]. There was a small rustling in the corner of the window, as of somebody
hanging curtains. Then it settled. Out {in city} somebody walked home with quiet steps, and a door closed, softly, and a long
while after that another one.
`,
        },
      ],
    },
    {
      id: 'nothing-missing',
      part: 'last',
      at: 'the child’s bed',
      with: ['child'],
      either: [
        {
          sv: `
{Child} drog täcket över huvudet. Det var varmt där inne, och lagom stort. Det var ett hus, och stan fattades inte heller. Den
låg utanför, hela {city}, alldeles stilla.
`,
          en: `
{Child} pulled the quilt up over everything. It was warm in there, and just the right size. It was a house, and the city wasn’t
missing, either. It lay outside, all of {city}, perfectly still.
`,
        },
        {
          sv: `
På rutan glänste ett streck av silver. Det kom långt bortifrån, genom gräs och över gator och uppför en hel vägg, och här, i
vänstra hörnet av {child's} fönster {in city}, tog det slut.
`,
          en: `
On the glass shone a line of silver. It came from a long way off, through grass and over streets and all the way up a wall,
and here, in the left-hand corner of {child's} window {in city}, it stopped.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['knock', 'which-city', 'same-there'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'right' },
        { who: 'snail', pose: 'stand', at: 'near' },
        { who: 'pet', pose: 'sit', at: 'left', if: 'pet.dog / pet.cat' },
      ],
      props: ['lamp'],
      alt: {
        sv: 'I rummet står {child}[friend:  och {friend}] och hälsar på en snigel med hus.',
        en: 'A snail with a house has come to see {child}[friend:  and {friend}] in the bedroom.',
      },
    },
    {
      beats: ['same-there', 'we-have-friend', 'letter', 'cheek-to-the-floor'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'right' },
        { who: 'snail', pose: 'stand', at: 'near' },
        { who: 'elder', pose: 'stand', at: 'left' },
      ],
      props: ['lamp'],
      alt: {
        sv: 'Vid lampan sitter {child} på huk på golvet[friend: , bredvid {friend}], och snigeln väntar.',
        en: 'By the lamp {child} crouches on the floor[friend: , next to {friend}], and the snail waits.',
      },
    },
    {
      beats: ['cheek-to-the-floor', 'down-it-goes', 'at-the-edge', 'doors-shut'],
      world: 'roofs',
      time: 'night',
      light: 'moon',
      figures: [{ who: 'snail', pose: 'stand', at: 'centre' }],
      alt: {
        sv: 'Månen lyser över taken {in city}, och där ute sitter snigeln med sitt hus.',
        en: 'The moon shines over the roofs {in city}, and out there sits the snail with his house.',
      },
    },
  ],
});
