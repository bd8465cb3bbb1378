import { score } from '../../src/score.ts';

const halves = {
  sv: `{Pet} var {child's} hund, {friend} var {child's} bästa vän, och det blev hälften var.`,
  en: `{Pet} was {child's} dog, {friend} was {child's} best friend, and that came to half each.`,
};

export default score({
  id: 'the-admirals-sunday',
  premise:
    'Two best friends have divided the dog; a tortoise is out walking, and only the grandparent, who once owned half of him, knows what day it is and where to.',
  voice: 'dry-funny',
  writtenFirstIn: 'en',
  ages: [5, 9],
  leads: ['pet.dog', 'friend', 'elder'],
  themes: ['turtle', 'friendship', 'grandparents-house'],
  seasons: ['spring', 'summer', 'autumn'],
  contains: ['turtle', 'sleepover'],
  registry: {
    idea: 'a tortoise once shared between two friends goes over to the other’s house on Sundays, by himself, because nobody told him she moved',
    device: 'the dog is divided in a front and a back, and is of use only when nobody holds either half; each breed finds the hole and the tortoise in its own way',
    objects: ['tortoise called the Admiral', 'lettuce leaf', 'hole in the hedge', 'green gate', 'knock: two short, one long'],
    joke: '“Which half did you get?” – “You can’t halve a tortoise. We tried, and he went in.” / in Australia it is Monday already, so he is late',
    ending: 'the dog lies across both beds the wrong way around: it is Sunday, they have changed over',
  },
  titles: {
    sv: ['Amiralens söndag', 'En hel hund', 'Två korta, en lång', 'Amiralen är borta', 'Hälften var'],
    en: ['The Admiral’s Sunday', 'One Whole Dog', 'Two Short, One Long', 'The Admiral Is Out', 'Half Each'],
  },
  guests: {
    tilly: {
      sv: [
        { name: 'Siv', pronoun: 'she' },
        { name: 'Maud', pronoun: 'she' },
        { name: 'Rut', pronoun: 'she' },
      ],
      en: [
        { name: 'Tilly', pronoun: 'she' },
        { name: 'Nell', pronoun: 'she' },
        { name: 'Hattie', pronoun: 'she' },
      ],
    },
  },
  tables: {
    dog: {
      by: 'breed',
      rows: {
        'Golden Retriever': {
          sv: {
            look: 'med en svans som hade haft sönder två vaser och var ledsen för båda',
            trail: 'En golden retriever kan inte tänka utan något att bära på. {Pet} kom med en handske. Sedan med en blomkruka. Sedan, så mjukt buren att den inte ens var blöt, med en maskros som det fattades en tugga i. ”Var låg den?” sa båda två, och {pet} visade dem: vid ett hål i häcken.',
            gate: 'Bredvid växte en törnbuske, dit ingen arm nådde in. ”Hämta”, viskade {child}. In gick {pet}, platt som en matta. En golden retriever kan bära ett ägg utan att det spricker. Ut kom {pet} igen, baklänges, med taggar i öronen, och la ner något runt i gräset, rätt sida upp.',
          },
          en: {
            look: 'with a tail that had broken two vases and was sorry about both',
            trail: 'A golden retriever can’t think without something to carry. {Pet} brought a glove. Then a flowerpot. Then, held so softly that it wasn’t even wet, a dandelion with a bite out of it. “Where did you get that?” they both said, and {pet} showed them: by a hole in the hedge.',
            gate: 'Beside it grew a thorn bush, where no arm could go. “Fetch,” whispered {child}. {Pet} went in flat. A golden retriever can carry an egg and never crack it. Out came {pet}, backward, with thorns in both ears, and put something round down in the grass, right side up.',
          },
        },
        Labrador: {
          sv: {
            look: 'och hade aldrig i sitt liv varit mätt',
            trail: 'En labrador vet alltid var det har ätits. {Pet} gick förbi boden och regntunnan utan en blick och stannade vid en maskros som det fattades en tugga i. Tre steg bort kom en till. Det var en sorts meny. {Pet} följde den, rätt för rätt, fram till ett hål i häcken.',
            gate: 'Längs muren gick ett dike fullt av våta löv. En labrador frågar inte hur vått det är. Det plaskade, det rotade, och upp kom {pet} med löv på öronen och la ner något runt i gräset, alldeles helt, fast det luktade sallad.',
          },
          en: {
            look: 'and had never in life been full',
            trail: 'A Labrador always knows where there’s been food. {Pet} passed the shed and the rain barrel without a glance and stopped at a dandelion with a bite out of it. Three steps on was another. It was a kind of menu. {Pet} followed it, course by course, to a hole in the hedge.',
            gate: 'Along the wall ran a ditch full of wet leaves. A Labrador doesn’t stop to find out how wet. There was a splash, and a rummaging, and up came {pet} with leaves on both ears and put something round down in the grass, whole, though it smelled of salad.',
          },
        },
        'German Shepherd': {
          sv: {
            look: 'med öron som två frågetecken',
            trail: 'En schäfer börjar från början. {Pet} gick längs muren, längs boden, längs staketet, som en nattvakt med fyra dörrar att känna på. Fjärde sidan var häcken. Där åkte båda öronen upp, och nosen pekade rakt på ett hål.',
            gate: 'Där fanns ingen. Men {pet} satte sig framför en gammal hink som låg vid grindstolpen, alldeles rak i ryggen, och skällde en gång, precis så högt som det behövdes. En schäfer säger inte saker två gånger. {Friend} lyste in i hinken. Längst in låg något runt.',
          },
          en: {
            look: 'with ears like two questions',
            trail: 'A German shepherd starts at the start. {Pet} went along the wall, along the shed, along the fence, like a night watchman with four doors to try. The fourth side was the hedge. There both ears went up, and the nose pointed straight at a hole.',
            gate: 'There was nobody there. But {pet} sat down in front of an old bucket lying by the gatepost, very straight, and barked once, exactly as loud as it had to be. A German shepherd doesn’t say a thing twice. {Friend} shone the light into the bucket. At the back lay something round.',
          },
        },
        Poodle: {
          sv: {
            look: 'lockig i båda ändar',
            trail: 'En pudel tänker först. {Pet} satte sig och såg ut över trädgården, så länge att de nästan glömde vad det gällde. Vart går man, om man inte kan klättra? Sedan reste sig {pet} och gick raka vägen över gräset till ett hål i häcken, som om det hade haft en adress.',
            gate: 'Den var stängd med en hasp på insidan. {Friend} drog. {Child} knuffade. {Pet} väntade artigt tills de var klara, ställde sig på två ben, stack in tassen mellan spjälorna och lyfte på haspen. En pudel vill ha det ordentligt gjort. Grinden gled upp, och innanför låg något runt.',
          },
          en: {
            look: 'curly at both ends',
            trail: 'A poodle thinks first. {Pet} sat down and looked at the garden for so long that they nearly forgot what it was about. Where do you go, if you can’t climb? Then {pet} got up and walked straight across the lawn to a hole in the hedge, as if it had an address.',
            gate: 'It was shut, with a latch on the inside. {Friend} pulled. {Child} pushed. {Pet} waited politely until they’d finished, stood up on two legs, put one paw through the bars and lifted the latch. A poodle likes a thing done properly. The gate swung in, and behind it lay something round.',
          },
        },
        Bulldog: {
          sv: {
            look: 'byggd som en pall med egen vilja',
            trail: 'En bulldogg skyndar sig inte, och går inte runt. {Pet} gick över gräset i en rak linje, genom rabatten, genom en vattenkanna och in i häcken, där det visade sig finnas ett hål redan. Det hade bara varit mindre.',
            gate: 'Någon hade ställt en hög gamla brädor mot den. En bulldogg är inte snabb och inte hög, men en bulldogg kan knuffa. {Pet} knuffade. Brädorna tänkte efter. Sedan gled de åt sidan, allihop på en gång, och i gömman bakom satt något runt.',
          },
          en: {
            look: 'built like a footstool with a will of its own',
            trail: 'A bulldog doesn’t hurry, and doesn’t go around. {Pet} walked across the lawn in a straight line, through the flower bed, through a watering can, and into the hedge, where there turned out to be a hole already. It had only been a smaller one.',
            gate: 'Somebody had leaned a lot of old boards against it. A bulldog isn’t fast and isn’t tall, but a bulldog can push. {Pet} pushed. The boards thought about it. Then they slid aside, all together, and in the space behind them sat something round.',
          },
        },
        Beagle: {
          sv: {
            look: 'med vitt längst ut på svansen, så att man alltid såg vart nosen hade tagit vägen',
            trail: 'En beagle letar inte. En beagle läser. Gräsmattan var en sida, och tvärs över den, fyra timmar gammal, gick en tunn rad där det stod sköldpadda. {Pet} läste sakta, med ett stopp vid varje maskros där Amiralen hade stannat, ända fram till ett hål i häcken.',
            gate: 'Där växte bara murgröna. Men {pet} hade hittat raden igen, och här tog den slut, med punkt. Hela ansiktet försvann in bland bladen, nös, kom ut och gav ifrån sig en enda lång ton, som en trombon. {Friend} vek undan murgrönan. Där låg något runt.',
          },
          en: {
            look: 'white at the tip of the tail, so that you could always see where the nose had gone',
            trail: 'A beagle doesn’t look for things. A beagle reads. The lawn was a page, and across it, four hours old, ran one thin line that said tortoise. {Pet} read it slowly, with a stop at every dandelion where the Admiral had stopped, right up to a hole in the hedge.',
            gate: 'There was nothing there but ivy. But {pet} had found the line again, and here it ended, with a [uk: full stop|period]. The whole face went into the leaves, sneezed, came out, and gave one long note, like a trombone. {Friend} parted the ivy. There lay something round.',
          },
        },
        Rottweiler: {
          sv: {
            look: 'så stor att folk gick över gatan, och så snäll att de gick tillbaka',
            trail: 'En rottweiler springer inte till undsättning, för det ser inte lugnt ut. {Pet} gick fram till häcken, la sitt väldiga huvud ovanpå och såg ner på andra sidan. Sedan andades nosen ut längs marken, och löven blåste isär. Där var ett hål.',
            gate: 'Gräset var långt och vått, och ingenting rörde sig i det, inte för ficklampan och inte för salladen. Då valde {pet} ut en plats och la sig, ett ben i taget, i en ring. ”Inte nu”, sa {child}. Men en rottweiler vet vad man ska ligga runt. Mitt i ringen, som ett ägg i ett bo, fanns något runt.',
          },
          en: {
            look: 'so big that people crossed the street, and so kind that they crossed back',
            trail: 'A Rottweiler never runs to a rescue, because it wouldn’t look calm. {Pet} walked up to the hedge, laid that enormous head on top of it and looked down on the other side. Then the nose breathed out along the bottom, and the leaves blew apart. There was a hole.',
            gate: 'The grass there was long and wet, and nothing stirred in it, not for the light and not for the lettuce. So {pet} chose a place and lay down, one leg at a time, in a ring. “Not now,” said {child}. But a Rottweiler knows what to lie around. In the middle of the ring, like an egg in a nest, was something round.',
          },
        },
        'Yorkshire Terrier': {
          sv: {
            look: 'med en lugg som måste flyttas före varje samtal',
            trail: 'De andra hade letat alldeles för högt upp. I höjd med en yorkshireterrier är en trädgård något annat: gräsmattan är en skog, och under häcken går en väg. {Pet} stod där den började, med en tass i luften. De fick lägga sig platt för att se. Det var ett hål, precis så högt som en terrier. Eller en sköldpadda.',
            gate: 'Under den nedersta spjälan fanns en springa, för smal för en arm. {Pet} såg på mörkret, och på {child}, och gick in. Ingenting hördes. När {friend} lyste låg där en lugg, hoprullad för att värma något, och det var något runt.',
          },
          en: {
            look: 'with a fringe that had to be moved before a conversation',
            trail: 'The others had looked from much too high up. From the height of a Yorkshire terrier, a garden is another place: the lawn is a wood, and under the hedge runs a road. {Pet} stood where it began, one paw up. They had to lie flat to see it. It was a hole, just as high as a terrier. Or a tortoise.',
            gate: 'Under the lowest bar was a gap, too narrow for an arm. {Pet} looked at the dark, and at {child}, and went in. Nobody heard anything. When {friend} shone the light, there lay a fringe, curled up tight to keep something warm, and the something was round.',
          },
        },
        Dachshund: {
          sv: {
            look: 'så lång att det räckte till två',
            trail: 'En tax är byggd för att gå in där andra tar slut. {Pet} gick längs häcken tills framdelen var borta, och sedan bakdelen, och en stund fanns det ingen hund alls. Sedan skällde det på andra sidan. Där var ett hål.',
            gate: 'Där fanns ingen, bara en hög lös jord. {Pet} såg på högen, och sedan flög jorden. {Child} fick lite. {Friend} fick det mesta. Och där höll {pet} upp, med en tass i luften, ett morrhår från något runt som hade grävt ner sig för att vänta.',
          },
          en: {
            look: 'so long that there was plenty for two',
            trail: 'A dachshund is made for going in where others stop. {Pet} went along under the hedge until the front half was gone, and then the back half, and for a moment there was no dog at all. Then somebody barked on the other side. There was a hole.',
            gate: 'There was nobody there, only a heap of loose earth. {Pet} looked at the heap, and then the earth flew. {Child} got some of it. {Friend} got most. And there {pet} stopped, one paw up, a whisker away from something round that had dug itself in to wait.',
          },
        },
        'Siberian Husky': {
          sv: {
            look: 'med ljusa ögon och många åsikter, mest i form av sång',
            trail: 'En husky drar. Konsten är att vilja åt samma håll. {Child} och {friend} hann precis ta tag i kopplet innan de for över gräset som en släde, förbi boden, förbi regntunnan och fram till ett hål i häcken, som tydligen var dit alla skulle.',
            gate: 'Den hade inte gått att öppna på flera år, och innanför skrapade något. {Child} knöt fast kopplet, och {friend} sa ordet. ”Dra!” En husky går hela dagen och väntar på det ordet. {Pet} tog spjärn, sjöng lite och gav sig av. Grinden knakade. Den gick upp. Innanför låg något runt.',
          },
          en: {
            look: 'with pale eyes and opinions, mostly sung',
            trail: 'A husky pulls. The trick is to be going the same way. {Child} and {friend} had only just time to grab the leash before they went across the lawn like a sled, past the shed, past the rain barrel, and up to a hole in the hedge, which was evidently where everybody was going.',
            gate: 'It hadn’t opened in years, and behind it something scraped. {Child} tied the leash to it, and {friend} said the word. “Pull!” A husky waits all day for that word. {Pet} dug in, sang a little, and went. The gate groaned. It gave. Inside it lay something round.',
          },
        },
        'Border Collie': {
          sv: {
            look: 'med ögon som aldrig slutade räkna',
            trail: 'En bordercollie står inte ut när någon fattas. {Pet} sprang en ring runt {child} och {friend}, så att de två var säkra. Sedan kom en ring runt trädgården, och på ett ställe vid häcken la sig {pet} platt och stirrade. Där var ett hål. Någon i den här flocken hade gått ut genom det.',
            gate: 'Bredvid gick något runt in i muren, om och om igen, långsammare för varje gång, som om muren skulle ge sig. {Pet} skällde inte. {Pet} la sig på fel sida och tittade, så som man tittar på ett får. Det runda vände. Det tog fyra minuter. Sedan kom det raka vägen till grinden och stannade.',
          },
          en: {
            look: 'with eyes that never stopped counting',
            trail: 'A border collie can’t bear it when somebody’s missing. {Pet} ran a ring around {child} and {friend}, to make sure of those two. Then came a ring around the garden, and at one place by the hedge {pet} dropped flat and stared. There was a hole. Somebody in this flock had gone out through it.',
            gate: 'Beside it something round was walking into the wall, over and over, slower every time, as if the wall might give in. {Pet} didn’t bark. {Pet} lay down on the wrong side of it and looked, the way one looks at a sheep. It turned. It took four minutes. Then it came straight to the gate, and stopped.',
          },
        },
        Boxer: {
          sv: {
            look: 'med ett ansikte som oroade sig för alla',
            trail: 'En boxer kan inte leta och stå still. {Pet} studsade över gräset på alla fyra och landade vid boden, vid regntunnan och vid häcken, lika förvånad varje gång. Vid häcken blev det en studs för mycket, och {pet} var borta. Där var ett hål.',
            gate: 'Framför den låg många års löv. {Pet} höjde båda framtassarna. Det heter inte boxer för ingenting. Vänster, höger, vänster, löven yrde över muren, tills ett av dem sa tock. Det var inget löv. Det var något runt.',
          },
          en: {
            look: 'with a face that worried about everybody',
            trail: 'A boxer can’t look for things and stand still. {Pet} bounced over the lawn on all four feet and landed by the shed, by the rain barrel and by the hedge, just as surprised each time. At the hedge it was one bounce too many, and {pet} was gone. There was a hole.',
            gate: 'In front of it lay the leaves of many years. {Pet} put up both front paws. It isn’t called a boxer for nothing. Left, right, left, the leaves flew over the wall, until one of them went tock. It wasn’t a leaf. It was something round.',
          },
        },
        'Cocker Spaniel': {
          sv: {
            look: 'med öron som måste hållas borta från soppan',
            trail: 'En cockerspaniel letar med öronen också. De släpar i gräset, ett på var sida, så att ingen lukt kan smita. {Pet} sopade hela gräsmattan, fram och tillbaka, och sista draget gick in under häcken. Där var ett hål, och nu var det städat.',
            gate: 'Det var för mörkt för att se var den slutade. {Pet} stack in nosen, och sedan resten av huvudet, och blev liggande, alldeles stilla, med öronen utbredda som en filt. {Child} lyfte på det ena örat. Där under låg något runt.',
          },
          en: {
            look: 'with ears that had to be kept out of the soup',
            trail: 'A cocker spaniel searches with the ears, too. They drag along the ground, one on each side, so that no smell gets away. {Pet} swept the whole lawn like that, up and down, and the last sweep went in under the hedge. There was a hole, and now it had been dusted.',
            gate: 'It was too dark to see where it ended. {Pet} stuck in a nose, and then the rest of the head, and stayed there, perfectly still, with both ears spread out like a blanket. {Child} lifted one of the ears. Under it lay something round.',
          },
        },
        'Australian Shepherd': {
          sv: {
            look: 'i så många färger att ingen hade räknat till samma',
            trail: 'En australian shepherd springer inte efter saker utan runt dem. {Pet} sprang en liten ring, och en större, och en ännu större, som ringar på vatten, och den största gick in i häcken. Där var ett hål.',
            gate: 'En cykel kom längs vägen, och mitt på vägen låg något som cyklisten inte hade sett. {Pet} hann först och ställde sig på tvären, som en grind till. Cykeln plingade och svängde runt. Mellan de fyra benen låg något runt.',
          },
          en: {
            look: 'in so many colors that no two people had agreed on them',
            trail: 'An Australian shepherd doesn’t run after things but around them. {Pet} ran a small ring, and a bigger one, and a bigger one still, like rings in water, and the biggest of them ran into the hedge. There was a hole.',
            gate: 'A bicycle was coming down the lane, and in the middle of the lane lay something that the rider hadn’t seen. {Pet} got there first and stood across the road, like one more gate. The bicycle rang its bell and went around. Between those four legs lay something round.',
          },
        },
        'Shih Tzu': {
          sv: {
            look: 'och såg ut som en toffel ända tills något prasslade',
            trail: 'En shih tzu letar inte. En shih tzu väntar tills det prasslar. De höll andan. Ingenting. Ingenting. Sedan, långt borta, ett löv. Toffeln reste sig, gick över gräset och stack nosen i ett hål i häcken.',
            gate: 'Ingenting prasslade. {Pet} satte sig vid grindstolpen, på en sten, och såg ut att sitta bra. ”Kom nu”, sa {friend}. {Pet} satt. En shih tzu sätter sig inte på vad som helst. {Child} lyfte undan {pet}. Det var en mycket rund sten.',
          },
          en: {
            look: 'and looked like a slipper until something rustled',
            trail: 'A Shih Tzu doesn’t search. A Shih Tzu waits until it rustles. They all held their breath. Nothing. Nothing. Then, far off, a leaf. The slipper got up, crossed the lawn and put its nose into a hole in the hedge.',
            gate: 'Nothing rustled. {Pet} sat down by the gatepost, on a stone, and looked comfortable. “Come on,” said {friend}. {Pet} sat. A Shih Tzu won’t sit on just anything. {Child} lifted {pet} off. It was a very round stone.',
          },
        },
        any: {
          sv: {
            look: 'med mycket bra öron',
            trail: '{Pet} lyssnade. Någonstans skrapade det. En paus. Ett skrap till, som när någon drar en soppskål längs en vägg. {Pet} gick efter, några steg i taget, och stack nosen genom ett hål i häcken.',
            gate: 'Det var för mörkt för att se var den slutade. Alla höll andan, och {pet} lyssnade, först åt ena hållet och sedan åt det andra. Sedan gick {pet} runt grindstolpen och la sig bredvid något runt.',
          },
          en: {
            look: 'with very good ears',
            trail: '{Pet} listened. Somewhere there was a scrape. A pause. Another scrape, like somebody dragging a soup bowl along a wall. {Pet} went after it, a few steps at a time, and put a nose through a hole in the hedge.',
            gate: 'It was too dark to see the bottom of it. They all held their breath, and {pet} listened, first to one side and then to the other. Then {pet} stepped around the gatepost and lay down beside something round.',
          },
        },
      },
    },
  },
  beats: [
    {
      id: 'halves',
      part: 'open',
      at: 'the rug at the grandparent’s, late Sunday afternoon',
      with: ['child', 'friend', 'pet'],
      plants: ['halves', 'sighing and wagging', 'change over'],
      either: [
        {
          sv: `
            [school: De hade hållit på med halvor hela veckan {at school}, så|Rättvist ska det vara, så] {child} och {friend} hade
            delat på {pet}.

            ${halves.sv} {Child} hade framdelen. {Friend} hade bakdelen. Senare skulle de byta. {Pet} var {a breed}, {dog.look}.
            Båda halvorna låg på mattan hos {elder}, och suckade i ena änden och viftade i den andra.
          `,
          en: `
            [school: They had been doing halves {at school} all week, so|Fair is fair, so] {child} and {friend} had divided {pet}.

            ${halves.en} {Child} had the front. {Friend} had the back. Later they would change over. {Pet} was {a breed},
            {dog.look}. Both halves lay on the rug at {elder's}, sighing at one end and wagging at the other.
          `,
        },
        {
          sv: `
            På mattan hos {elder} låg {pet} och suckade i ena änden och viftade i den andra. {Pet} var {a breed}, {dog.look}.

            Änden som suckade var {child's}. Änden som viftade var {friend's}. [school: Hela veckan hade de hållit på med halvor
            {at school}.|Rättvist ska det vara.] ${halves.sv} Senare skulle de byta.
          `,
          en: `
            On the rug at {elder's} lay {pet}, sighing at one end and wagging at the other. {Pet} was {a breed}, {dog.look}.

            The sighing end was {child's}. The wagging end was {friend's}. [school: They had been doing halves {at school} all
            week.|Fair is fair.] ${halves.en} Later they would change over.
          `,
        },
      ],
    },
    {
      id: 'gone',
      part: 'stir',
      at: 'the grandparent’s living room, and out into the garden',
      with: ['child', 'friend', 'pet', 'elder', 'elder2'],
      plants: ['lettuce', 'box by the stove'],
      either: [
        {
          sv: `
        Då kom {elder} in med ett salladsblad och ingen att ge det till.

        ”Amiralen är borta”, sa {elder.he}.

        Amiralen var en sköldpadda. {Elder.short} fick honom vid sju års ålder, så Amiralen var mycket gammal. Han måste in i sin låda vid
        spisen före mörkret, för en sköldpadda som är ute en kall natt går saktare och saktare, och till slut står den
        still.

        [age>=7: ”När såg du honom sist?” frågade {child}.

        ”Efter lunch.”

        {Friend} räknade efter. ”Då kan han ha hunnit till boden.”]

        De tog ficklampan[sport: , och väskan man har till {sport}, att bära hem honom i,] och sprang. [city: Runt omkring tände {city} sina
        lampor, ett kök i taget.] [elder2: {Elder2} satt kvar på trappan och lyste, ifall Amiralen kom hem av sig själv.]
      `,
          en: `
        Then {elder} came in with a lettuce leaf and nobody to give it to.

        “The Admiral’s gone,” {elder.he} said.

        The Admiral was a tortoise. {Elder.short} got him at the age of seven, so the Admiral was very old indeed. He had to be in his
        box by the stove before dark, because a tortoise who’s out on a cold night gets slower and slower, and then he stops.

        [age>=7: “When did you see him last?” asked {child}.

        “After lunch.”

        {Friend} worked it out. “Then he could be as far as the shed.”]

        They took the [uk: torch|flashlight][sport: , and the {sport} bag to carry him home in,] and ran. [city: All around, {city} was turning
        its lights on, one kitchen at a time.] [elder2: {Elder2} stayed on the step with a lamp, in case the Admiral came home by
        himself.]
      `,
        },
        {
          sv: `
Vid spisen stod en låda, och den var tom. Bredvid den stod {elder} med ett salladsblad.

”Har någon sett Amiralen?”

Amiralen var en sköldpadda, och {elder.short's} sedan sju års ålder. Man märkte aldrig att han gick, bara att han inte
var kvar. Och nu skulle solen ner, och en sköldpadda går på sol. När den är slut blir han stående mitt i steget, ute i
kylan, och kommer inte hem till sin låda.

[age>=7: ”Hur långt hinner han på en eftermiddag?” frågade {friend}.

”Ingen har orkat titta så länge”, sa {elder.short}.]

De tog ficklampan[sport: , och väskan för {sport}, tömd, så att det skulle finnas plats för en amiral,] och gick ut.
[city: I {city} åt man kvällsmat i vartenda fönster.] [elder2: {Elder2} stannade vid spisen och höll lådan varm.]
`,
          en: `
By the stove stood a box, and it was empty. Beside it stood {elder} with a lettuce leaf.

“Has anybody seen the Admiral?”

The Admiral was a tortoise, and {elder.short's} since the age of seven. You never noticed him going, only that he’d
gone. And now the sun was on its way down, and a tortoise runs on sun. When there’s no more of it he stops in the
middle of a step, out in the cold, and can’t get home to his box.

[age>=7: “How far can he go in an afternoon?” asked {friend}.

“Nobody has ever watched for that long,” said {elder.short}.]

They got the [uk: torch|flashlight][sport: , and the {sport} bag, emptied, to make room for an admiral,] and went out.
[city: In {city} there was supper in every window.] [elder2: {Elder2} stayed by the stove and kept the box warm.]
`,
        },
      ],
    },
    {
      id: 'pulling',
      part: 'try',
      at: 'the garden, dusk',
      with: ['child', 'friend', 'pet'],
      pays: ['halves'],
      plants: ['nobody holds any half'],
      either: [
        {
          sv: `
            ”Jordgubbarna”, sa {child} och drog framdelen av {pet} åt vänster.

            ”Rabarbern”, sa {friend} och knuffade bakdelen åt höger.

            {Pet} satte sig i mitten. Det satt ingen sköldpadda bland jordgubbarna. Det satt ingen under
            rabarbern.

            ”Jordgubbarna var dumt”, sa {friend}.

            ”Rabarbern var dummare”, sa {child}. Och så vände de ryggen till, och ingen höll i någon del av {pet}.
          `,
          en: `
            “Strawberries,” said {child}, and pulled the front half of {pet} to the left.

            “Rhubarb,” said {friend}, and pushed the back half to the right.

            {Pet} sat down in the middle. There was no tortoise in the strawberries. There was no
            tortoise under the rhubarb.

            “Strawberries was silly,” said {friend}.

            “Rhubarb was sillier,” said {child}. And they turned their backs, and nobody was holding any half of {pet}.
          `,
        },
        {
          sv: `
            ”Vinbärsbuskarna”, sa {child} och drog framdelen av {pet} åt vänster.

            ”Boden”, sa {friend} och knuffade bakdelen åt höger.

            {Pet} satte sig i mitten. Det satt ingen sköldpadda under vinbären. I boden satt bara en
            gräsklippare.

            ”Vinbären var dumt”, sa {friend}.

            ”Boden var dummare”, sa {child}. Och så vände de ryggen till, och ingen höll i någon del av {pet}.
          `,
          en: `
            “The currant bushes,” said {child}, and pulled the front half of {pet} to the left.

            “The shed,” said {friend}, and pushed the back half to the right.

            {Pet} sat down in the middle. There was no tortoise under the currants. There was nobody in
            the shed but a lawn mower.

            “The currants was silly,” said {friend}.

            “The shed was sillier,” said {child}. And they turned their backs, and nobody was holding any half of {pet}.
          `,
        },
      ],
    },
    {
      id: 'trail',
      part: 'try',
      at: 'the garden, dusk',
      with: ['child', 'friend', 'pet'],
      pays: ['nobody holds any half'],
      plants: ['hole in the hedge'],
      sv: `
        Då gick {pet}, som för första gången den kvällen var en enda hel hund, till verket.

        {dog.trail}
      `,
      en: `
        Then {pet}, who for the first time that evening was one whole dog, went to work.

        {dog.trail}
      `,
    },
    {
      id: 'lane',
      part: 'try',
      at: 'the lane behind the hedge, dusk',
      with: ['child', 'friend', 'pet'],
      plants: ['Sunday'],
      either: [
        {
          sv: `
        De trängde sig igenom, och efteråt var hålet större. På andra sidan gick vägen, åt vänster till bron och åt höger till affären. Alla hade varit ute och gått
        där, för det var söndag. {Pet} nosade åt båda hållen och tittade sedan på dem.

        ”Det är snart mörkt”, sa {friend} med liten röst. [athlete: {Child} drog ner tröjan med {athlete} på. I den gav man inte
        upp.]
      `,
          en: `
        They squeezed through, and afterward the hole was bigger. On the other side was the lane, left to the bridge and right to the [uk: shop|store]. Everybody had been
        out walking there, because it was Sunday. {Pet} sniffed both ways, and then looked at them.

        “It’s nearly dark,” said {friend}, in a small voice. [athlete: {Child} pulled down the shirt with {athlete} on it. In that
        shirt you didn’t give up.]
      `,
        },
        {
          sv: `
Hålet var stort nog för en hund. Det var nästan stort nog för {friend}, och efter det var det stort nog för {child}.
Utanför gick vägen, åt vänster till bron och åt höger till affären, full av söndagens skospår. {Pet} gick tre steg åt
ena hållet, tre steg åt det andra och satte sig i mitten.

”Han kan väl inte ta slut”, sa {friend} och tände ficklampan. [athlete: {Child} tänkte på {athlete}, som inte går hem
förrän det är klart.]
`,
          en: `
The hole was big enough for a dog. It was nearly big enough for {friend}, and after that it was big enough for
{child}. Outside ran the lane, left to the bridge and right to the [uk: shop|store], all over Sunday’s footprints.
{Pet} went three steps one way, three steps the other, and sat down in the middle.

“He can’t just run out,” said {friend}, and switched on the [uk: torch|flashlight]. [athlete: {Child} thought of
{athlete}, who doesn’t go home until it’s over.]
`,
        },
      ],
    },
    {
      id: 'tilly',
      part: 'turn',
      at: 'the lane behind the hedge, dusk',
      with: ['child', 'friend', 'pet', 'elder'],
      pays: ['Sunday', 'hole in the hedge'],
      plants: ['green gate', 'Australia'],
      either: [
        {
          sv: `
        {Elder} hade kommit runt på vägen, och stannade. ”Vad är det för dag?”

        ”Söndag.”

        ”Åh, Amiralen”, sa {elder.short} och satte sig på muren. ”Han var aldrig bara min. När jag var sju köpte {tilly} och jag honom
        ihop. Hälften var.”

        ”Vilken halva fick du?” frågade {child}.

        ”Man kan inte dela en sköldpadda. Vi försökte, och då gick han in. Så vi hade honom en vecka var, och på söndagarna bar vi honom över bron, till {tilly's} gröna grind eller hem igen. Sedan flyttade {tilly} till Australien. Varje söndag går han till häcken och står där. Jag
        trodde att han tyckte om häcken.”

        ”Det är {tilly's} vecka”, sa {friend}. ”Och nu har han hittat ett hål.”
      `,
          en: `
        {Elder} had come around by the road, and stopped. “What day is it?”

        “Sunday.”

        “Oh, Admiral,” said {elder.short}, and sat down on the wall. “He was never only mine. When I was seven, {tilly} and I bought
        him together. Half each.”

        “Which half did you get?” asked {child}.

        “You can’t halve a tortoise. We tried, and he went in. So we had him a week each, and on Sundays we carried him over the bridge, to {tilly's} green gate or home again. Then {tilly} moved to Australia. Every Sunday he walks to the hedge and stands there. I
        thought he liked the hedge.”

        “It’s {tilly's} week,” said {friend}. “And now he’s found a hole.”
      `,
        },
        {
          sv: `
”Det är söndag”, sa {elder}, som hade kommit längs vägen med salladsbladet i handen, och satte sig på muren.

”Vad gör Amiralen på söndagar?” frågade {friend}.

”Byter”, sa {elder.short}. ”När jag var sju hade {tilly} och jag råd med en halv sköldpadda var, så vi köpte en hel.
Han bodde en vecka hos mig och en vecka bakom {tilly's} gröna grind, över bron. På söndagen bar vi honom.”

”Vem fick framdelen?” frågade {child}.

”Den som hade sallad. Men sedan flyttade {tilly} till Australien, och dit orkar man inte bära. På söndagarna går han
ner till häcken och blir stående. Jag har aldrig förstått vad han ser i den.”

”Han väntar på att den ska gå upp”, sa {friend}. ”Det är ju {tilly's} vecka.”
`,
          en: `
“It’s Sunday,” said {elder}, who had come along the lane with the lettuce leaf, and sat down on the wall.

“What does the Admiral do on Sundays?” asked {friend}.

“He changes over,” said {elder.short}. “When {tilly} and I were seven we could afford half a tortoise each, so we
bought a whole one. He lived one week with me and one week behind {tilly's} green gate, over the bridge. On Sundays we
carried him.”

“Who got the front?” asked {child}.

“Whoever had lettuce. But then {tilly} moved to Australia, and that’s too far to carry anybody. On Sundays he goes
down to the hedge and stands there. I never knew what he saw in it.”

“He’s waiting for it to open,” said {friend}. “It’s {tilly's} week.”
`,
        },
      ],
    },
    {
      id: 'gate',
      part: 'turn',
      at: 'the green gate over the bridge, nearly dark',
      with: ['child', 'friend', 'pet', 'elder'],
      pays: ['green gate', 'lettuce'],
      either: [
        {
          sv: `
        De gick åt vänster. [music: {Elder.short} nynnade {music}, lågt, för det är lågt som en sköldpadda hör bäst.] På andra sidan
        bron stod grinden. Ingen hade målat den på många år, men i springorna var den fortfarande grön.

        {dog.gate}

        Det var Amiralen, helt indragen och kall som ett källargolv.

        {Elder.short} gick ner på knä och knackade på skalet: två korta, en lång. ”Så knackade vi. Det betyder att man är framme.”

        Ingenting hände. Sedan, sakta, kom det ut en nos, och två ögon, och en hals som en gammal handske. Amiralen såg på grinden.
        Han såg på {elder.short}. Han såg länge på {pet}. Sedan åt han upp salladen.
      `,
          en: `
        They turned left. [music: {Elder.short} hummed {music}, quite low, because low is how a tortoise hears best.] Over the bridge
        stood the gate. Nobody had painted it for years, but it was still green in the cracks.

        {dog.gate}

        It was the Admiral, pulled in tight, and cold as a cellar stone.

        {Elder.short} knelt down and knocked on the shell: two short, one long. “That was our knock. It means you’re there now.”

        Nothing happened. Then, slowly, out came a nose, and two eyes, and a neck like an old glove. The Admiral looked at the gate.
        He looked at {elder.short}. He looked for quite a time at {pet}. Then he ate the lettuce.
      `,
        },
        {
          sv: `
De gick åt vänster, alla i bredd. [music: {Elder.short} nynnade {music} i sköldpaddstakt, med långa pauser.] På andra
sidan bron, med lite grönt kvar i kanterna, stod grinden.

{dog.gate}

Det var Amiralen. Han hade dragit in allt han hade, och skalet var kallt som en sten i en bäck.

”Han har gått hela vägen, och ingen har öppnat”, sa {elder.short} och knackade på skalet, två korta, en lång. ”Så sa
vi alltid: nu är du framme.”

De väntade. Till sist kom nosen, ögonen, ett i taget, och en hals som hade varit med om det mesta. Amiralen hälsade på
grinden. Han hälsade på {elder.short}. {Pet} fick en lång blick. Sedan såg han salladen, och så var det slut på
hälsandet.
`,
          en: `
They turned left, all in a row. [music: {Elder.short} hummed {music} at the speed of a tortoise, with long rests.]
Over the bridge, with a little green left at the edges, stood the gate.

{dog.gate}

It was the Admiral. He had pulled in everything he had, and the shell was as cold as a stone in a brook.

“All that way, and nobody opened,” said {elder.short}, and knocked on the shell, two short, one long. “That was how we
said it: you’re there now.”

They waited. At last came the nose, the eyes, one at a time, and a neck that had seen a good deal. The Admiral greeted
the gate. He greeted {elder.short}. {Pet} got a long look. Then he noticed the lettuce, and that was the end of the
greetings.
`,
        },
      ],
    },
    {
      id: 'home',
      part: 'back',
      at: 'the way home, and the kitchen',
      with: ['child', 'friend', 'pet', 'elder', 'adult'],
      pays: ['box by the stove', 'Australia'],
      either: [
        {
          sv: `
        Hem åkte han i [sport: väskan|en stickad tröja], och {child} och {friend} bar i [sport: varsitt handtag|varsin ärm]. [adult:
        ”Har det hänt något?” frågade {adult}, som lagade mat. {Child} tänkte efter. ”Inget fort”, sa {child}.]

        När Amiralen låg i sin låda skrev {elder.short} till Australien att han hade varit och hälsat på. Till fots. [age>=6: Svaret kom genast.

        ”Hon skriver att där är det redan måndag”, sa {elder.short}. ”Så han är sen.”]
      `,
          en: `
        He rode home in [sport: the bag|a [uk: jumper|sweater]], and {child} and {friend} took a [sport: handle|sleeve] each. [adult: “Did
        anything happen?” asked {adult}, who was making supper. {Child} thought about it. “Nothing fast,” said {child}.]

        When the Admiral was in his box, {elder.short} wrote to Australia that he’d been over for a visit. On foot. [age>=6: The answer came
        at once.

        “She says it’s already Monday there,” said {elder.short}. “So he’s late.”]
      `,
        },
        {
          sv: `
Mellan {child} och {friend} gungade [sport: väskan|en tröja] hem, och ur den stack Amiralens huvud och njöt av farten.
[adult: ”Vem var det som hade sprungit bort?” frågade {adult} i dörren. ”Ingen sprang”, sa {child}.]

Lådan stod där den skulle, vid spisen. {Elder.short} skrev till Australien att Amiralen hade skött sin söndag.
[age>=6: Det plingade nästan med en gång.

”Måndag här”, läste {elder.short}. ”Hälsa honom att han är sen.”]
`,
          en: `
Between {child} and {friend} swung [sport: the bag|a [uk: jumper|sweater]], all the way home, and out of it stuck the Admiral’s
head, enjoying the speed. [adult: “Who was it that ran away?” asked {adult} at the door. “Nobody ran,” said {child}.]

The box was where it should be, by the stove. {Elder.short} wrote to Australia that the Admiral had kept his Sunday.
[age>=6: There was a ping almost at once.

“Monday here,” {elder.short} read out. “Tell him he’s late.”]
`,
        },
      ],
    },
    {
      id: 'changed-over',
      part: 'down',
      at: 'two beds pushed together',
      with: ['child', 'friend', 'pet'],
      pays: ['change over'],
      either: [
        {
          sv: `
        Sedan var det läggdags, i två sängar som hade skjutits ihop. Ingen sa något om halvor. {Pet} snurrade tre varv och la sig tvärs över dem båda, med framdelen på {friend} och bakdelen på {child}.

        ”Det är fel håll”, viskade {friend}.

        ”Det är söndag”, viskade {child}. ”Vi har bytt.”
      `,
          en: `
        Then it was bedtime, in two beds pushed together. Nobody mentioned halves. {Pet} turned around three times and lay down across them both, with the front on {friend} and the back on {child}.

        “That’s the wrong way around,” {friend} whispered.

        “It’s Sunday,” {child} whispered back. “We’ve changed over.”
      `,
        },
        {
          sv: `
Två sängar hade skjutits ihop, och hunden fick springan i mitten. {Pet} tänkte länge på saken, och la sig på tvären.

”Nu har jag bakdelen”, viskade {child}.

”Och jag har framdelen”, viskade {friend}. ”Det var ju tvärtom.”

”Det är söndag”, viskade {child}. ”Då byter man.”
`,
          en: `
Two beds had been pushed together, and the dog was given the crack. {Pet} thought it over for some time, and lay down
across everything.

“Now I’ve got the back,” {child} whispered.

“And I’ve got the front,” whispered {friend}. “It was the other way around.”

“It’s Sunday,” whispered {child}. “On Sundays you change.”
`,
        },
      ],
    },
    {
      id: 'all-the-way-along',
      part: 'last',
      at: 'two beds pushed together',
      with: ['child', 'friend', 'pet'],
      pays: ['sighing and wagging'],
      either: [
        {
          sv: `Och {pet} suckade i ena änden och viftade i den andra, och var samma hund hela vägen.`,
          en: `And {pet} sighed at one end, and wagged at the other, and was the same dog all the way along.`,
        },
        {
          sv: `
            Nere vid spisen gick någon ett varv i en låda, mycket sakta, och la sig till rätta. {Pet} hörde det, suckade i ena änden,
            viftade i den andra och somnade i mitten.
          `,
          en: `
            By the stove somebody walked once around a box, very slowly, and lay down. {Pet} heard it, sighed at one end, wagged at
            the other, and fell asleep in the middle.
          `,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['gone', 'pulling'],
      world: 'garden',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', pose: 'reach', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'centre' },
        { who: 'friend', pose: 'reach', at: 'right' },
      ],
      props: ['flashlight'],
      alt: {
        sv: 'I trädgården sitter {pet} mellan {child} och {friend}, som vill åt var sitt håll.',
        en: 'In the garden {pet} sits between {child} and {friend}, who want to go different ways.',
      },
    },
    {
      beats: ['trail', 'lane', 'tilly'],
      world: 'street',
      time: 'dusk',
      light: 'lantern',
      figures: [
        { who: 'elder', pose: 'sit', at: 'right' },
        { who: 'child', pose: 'stand', at: 'left' },
        { who: 'friend', pose: 'stand', at: 'near' },
        { who: 'pet', pose: 'sit', at: 'centre' },
      ],
      props: ['flashlight'],
      alt: {
        sv: 'På vägen bakom häcken lyssnar {child}, {friend} och {pet} på {elder}.',
        en: 'On the lane behind the hedge, {child}, {friend} and {pet} are listening to {elder}.',
      },
    },
    {
      beats: ['gate', 'home'],
      world: 'garden',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'tortoise', pose: 'stand', at: 'centre' },
        { who: 'pet', pose: 'sit', at: 'left' },
        { who: 'child', pose: 'crouch', at: 'near' },
        { who: 'friend', pose: 'stand', at: 'far' },
        { who: 'elder', pose: 'crouch', at: 'right' },
      ],
      props: ['gate', 'flashlight'],
      alt: {
        sv: 'Vid en gammal grind tittar {pet} på en sköldpadda, och sköldpaddan tittar på {pet}.',
        en: 'By an old gate {pet} looks at a tortoise, and the tortoise looks at {pet}.',
      },
    },
  ],
});
