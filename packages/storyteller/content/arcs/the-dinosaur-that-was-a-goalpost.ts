import { score } from '../../src/score.ts';

const meadow = {
  sv: 'Spåren gick genom grinden och ut på ängen bakom huset.',
  en: 'The tracks went through the gate and out into the meadow behind the house.',
};
const caller = {
  sv: 'ropade [friend: {child} och {friend} | {child}]',
  en: 'shouted [friend: {child} and {friend} | {child}]',
};

export default score({
  id: 'the-dinosaur-that-was-a-goalpost',
  premise: 'A dinosaur borrows the child’s things to practise: for a hundred years the herd has used it as a goalpost.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [6, 10],
  leads: ['theme', 'sport'],
  themes: ['dinosaur'],
  contains: ['dinosaur', 'moon'],
  registry: {
    idea: 'the herd has no goalposts, nets or pucks, so one dinosaur has been the equipment for a hundred years',
    device: 'a lesson that goes wrong until the dinosaur’s own body turns out to know the game, then a match',
    objects: ['borrowed ball returned wet', 'fern leaf as a receipt', 'footprint', 'blinking kitchen window', 'tape measure'],
    joke: 'said the way one says that sofas don’t ride bicycles',
    ending: 'tonight the ball is not forgotten on the steps, it is lent',
  },
  titles: {
    sv: ['{kit.title}', 'Hundra år som {kit.roleA}', 'Någon hade lånat {kit.thing}', 'Ett kvitto av ormbunke', 'Elva på ängen'],
    en: ['{kit.title}', 'A Hundred Years as {kit.roleA}', 'Somebody Borrowed {kit.thing}', 'A Fern for a Receipt', 'Eleven in the Meadow'],
  },
  guests: {
    dino: {
      sv: [
        { name: 'Torvald', pronoun: 'he' },
        { name: 'Ragnvald', pronoun: 'he' },
        { name: 'Gunhild', pronoun: 'she' },
      ],
      en: [
        { name: 'Horace', pronoun: 'he' },
        { name: 'Percival', pronoun: 'he' },
        { name: 'Winifred', pronoun: 'she' },
      ],
    },
  },
  tables: {
    kit: {
      by: 'sport',
      rows: {
        Soccer: {
          sv: {
            come: 'hit för att {play sport}',
            title: 'Målstolpen som ville spela',
            roleA: 'målstolpe',
            thing: 'bollen',
            them: 'den',
            it: 'den',
            wet: 'våt',
            forgot: 'glömd',
            lent: 'utlånad',
            track: 'tre tår, och långt som en gummistövel',
            to: meadow.sv,
            kind: 'Där stod en pachycephalosaurus.',
            sees: 'Den var stor som en häst, och hjässan var rund och blank som en gryta upp och ner.',
            role: 'målstolpen',
            nick: 'Stolpen',
            how: 'Man får stå väldigt still. Det är mest med huvudet man tar emot.',
            do: 'spela',
            order: 'Ställ dig.',
            rule: 'Stolpar spelar inte',
            lesson: `Första försöket sparkade {dino} i gräset. Andra försöket träffade {dino.he} sitt eget ben. Tredje gången
kom tån under bollen, som gick rakt upp, landade på hjässan med ett ljud som en gryta och studsade ända bort till grinden.

– Gör om det där, sa {child}.

– Sparka mig på benet?

– Nicka.

Det svåra var att inte blunda. Man lär sig att blunda som stolpe. Men sjunde gången höll {dino} båda ögonen öppna, och
bollen gick precis dit {child} pekade.`,
            lesson2: `{child} lade bollen på en kotte, som på ett fat. Första gången sprang {dino} förbi den och ut bland granarna. Andra gången flög kotten.

– Du har ju en gryta på huvudet, sa {child}.

– Den är till för att stå emot med.

{child} kastade en hög boll. {dino} blundade, för så gör stolpar, och bollen tog en egen väg in i häcken.

– Titta på den. Ända tills den är framme.

Åttonde gången tittade {dino}. Det lät som en gryta, och bollen hamnade i famnen på {child}.`,
            swap: '{child} ställde ficklampan där stolpen brukade stå. Flocken gick fram och luktade på den.',
            friend: '{Friend} stod i mål och räddade två skott framifrån och ett bakifrån, på väg ut efter det förra.',
            match: `Det stod tre–tre när {child} fick bollen ute på kanten, petade den mellan benen på en triceratops och lyfte
in den mot mål, högt och fint.

Där stod {dino}. Rak i ryggen, armarna utmed sidorna, ögonen hårt stängda. Av gammal vana hade {dino.he} blivit stolpe.

– {dino}! ${caller.sv}.

Det namnet hade ingen ropat på en plan förut. Ena ögat öppnades. Sedan det andra. {dino} tog ett steg och nickade.

Bollen gick förbi målvakten, en diplodocus som ännu höll på att vända på huvudet, och in.`,
            offer: '– Jag kan vara stolpe ett tag, sa den största till slut. Jag är ändå trött i fötterna.',
            after: 'Den blev en alldeles för bred stolpe, men det sa ingen.',
            home: ', ungefär som en häst som försöker gå på tå',
          },
          en: {
            come: 'here to {play sport}',
            title: 'The Goalpost That Wanted to Play',
            roleA: 'a Goalpost',
            thing: 'the ball',
            them: 'it',
            it: 'it',
            wet: 'wet',
            track: 'three toes, and as long as a rubber boot',
            to: meadow.en,
            kind: 'There stood a pachycephalosaurus.',
            sees: 'It was as big as a horse, and the top of its head was as round and shiny as a pot turned upside down.',
            role: 'the goalpost',
            nick: 'Post',
            how: 'You have to stand very still. Mostly I stop them with my head.',
            do: 'play',
            order: 'In your place.',
            rule: 'Posts don’t play',
            lesson: `The first time, {dino} kicked the grass. The second time, {dino.he} kicked {dino.his} own leg. The third time
a toe got under the ball, which went straight up, came down on that head with a sound like a pot, and bounced all the way to
the gate.

“Do that again,” said {child}.

“Kick myself in the leg?”

“Head it.”

The hard part was not shutting both eyes. That is a thing you learn as a post. But the seventh time {dino} kept them open,
and the ball went exactly where {child} was pointing.`,
            lesson2: `{child} set the ball on a pinecone, like an egg in a cup. The first time, {dino} ran past it and in among the trees. The second time, the
pinecone flew.

“But you’ve got a pot on your head,” said {child}.

“That’s for standing firm with.”

{child} threw a high one. {dino} shut both eyes, as posts do, and the ball went its own way into the hedge.

“Watch it. Until it gets there.”

The eighth time, {dino} watched. There was a gong, and the ball landed in {child’s} arms.`,
            swap: '{child} stood the [uk: torch | flashlight] where the post always stood. The herd came up and sniffed it.',
            friend:
              '{Friend} kept goal, and saved two shots from the front and one from behind, on the way out after the one before.',
            match: `It was three to three when {child} got the ball out on the wing, poked it between the legs of a triceratops,
and lifted it toward the goal, high and easy.

There stood {dino}. Back straight, arms at the sides, eyes tight shut. Out of old habit {dino.he} had turned into a post.

“{dino}!” ${caller.en}.

Nobody had ever shouted that name on a field before. One eye opened. Then the other. {dino} took one step and headed it.

The ball went past the goalkeeper, a diplodocus who was still turning around to look, and in.`,
            offer: '“I could be a post for a while,” said the biggest one at last. “My feet are tired anyway.”',
            after: 'It made much too wide a post, but nobody said so.',
            home: ', like a horse trying to walk on tiptoe',
          },
        },
        Basketball: {
          sv: {
            come: 'hit för att {play sport}',
            title: 'Korgen som ville spela',
            roleA: 'korg',
            thing: 'bollen',
            them: 'den',
            it: 'den',
            wet: 'våt',
            forgot: 'glömd',
            lent: 'utlånad',
            track: 'runt och stort som ett brunnslock',
            to: meadow.sv,
            kind: 'Där stod en brachiosaurus.',
            sees: 'Först såg det ut som fyra trädstammar. Sedan kom huvudet ner, uppifrån, långsamt som en hiss.',
            role: 'korgen',
            nick: 'Korgen',
            how: 'Jag gapar, och så kastar de. Man får inte hurra, för då stänger man.',
            do: 'spela',
            order: 'Gapa.',
            rule: 'Korgar spelar inte',
            lesson: `Att nå upp kunde inte vara svårt för någon som var högre än lyktstolparna. Det svåra var vägen dit. I basket
måste man studsa bollen. Första gången satte {dino} foten bredvid. Andra gången ännu mer bredvid. Då stampade {dino.he} till,
av ilska, och bollen hoppade av sig själv.

– Gör om det där, sa {child}.

Litet stamp, liten studs. Stort stamp, stor studs. Snart dribblade {dino} från grinden till granarna utan att röra bollen en
enda gång.`,
            lesson2: `{dino} tog bollen med läpparna och släppte den. Det var så högt att de hann höra den komma. Sedan skulle den studsas. Halsen böjde sig ner, och
när den var nere var bollen uppe, och när den var uppe var bollen nere.

Då nös {dino}. Marken hoppade, och bollen hoppade med.

– Det är inte bollen du ska röra, sa {child}. Det är ängen.

Fot, studs. Fot, studs. Snart gick {dino} hela ängen runt, med bollen hoppande bredvid.`,
            swap: `{child} böjde ihop en kvist till en ring, och en allosaurus hängde upp den i en tall. Tallen sa ingenting om
saken.`,
            friend: '{Friend} vaktade en triceratops och nådde den till knät, men triceratopsen var artig och gick runt.',
            match: `Det stod tjugo–tjugo. {child} snodde bollen från en raptor, studsade tre steg, vände och passade högt till
{dino}, som stod alldeles intill ringen.

Men av gammal vana stod {dino.he} och gapade. Bollen gick rakt in i munnen. Det sa svupp.

– Poäng! ropade raptorn.

– Till vem? sa triceratopsen. Det visste ingen.

– {dino}, sa {child}. Du är inte korgen längre. Korgen är där.

{dino} såg på ringen i tallen. Den hängde precis lagom högt för någon som var högre än lyktstolparna. Så {dino.he} lade
hakan på kanten och öppnade munnen. Bollen rullade ett varv på ringen. Ett till. Sedan i.`,
            offer: '– Jag kan vara korg ett tag, sa den största till slut. Jag är ändå trött i fötterna.',
            after: 'Den satte sig under tallen och gapade, och när ingen kastade passade den på att gäspa.',
            home: ', som satte ner varje fot så som man sätter ner en soffa när någon sover',
          },
          en: {
            come: 'here to {play sport}',
            title: 'The Hoop That Wanted to Play',
            roleA: 'a Hoop',
            thing: 'the ball',
            them: 'it',
            it: 'it',
            wet: 'wet',
            track: 'round, and as big as a manhole cover',
            to: meadow.en,
            kind: 'There stood a brachiosaurus.',
            sees: 'At first it looked like four tree trunks. Then the head came down, from above, slowly, like an elevator.',
            role: 'the hoop',
            nick: 'Hoop',
            how: 'I open my mouth, and they shoot. You mustn’t cheer, because that shuts it.',
            do: 'play',
            order: 'Open wide.',
            rule: 'Hoops don’t play',
            lesson: `Reaching the hoop couldn’t be hard for somebody taller than the streetlights. The hard part was getting
there. In basketball you have to bounce the ball. The first time, {dino} put a foot down beside it. The second time, even
farther beside it. Then {dino.he} stamped, from pure annoyance, and the ball jumped up all by itself.

“Do that again,” said {child}.

Small stamp, small bounce. Big stamp, big bounce. Soon {dino} was dribbling from the gate to the trees without touching the
ball at all.`,
            lesson2: `{dino} took the ball in two lips and let go. It was so far up that they had time to hear it coming. Then it had to be bounced. The neck bent
down, and when the neck was down the ball was up, and when the neck was up the ball was down.

Then {dino} sneezed. The ground jumped, and the ball jumped with it.

“It isn’t the ball you should touch,” said {child}. “It’s the meadow.”

Foot, bounce. Foot, bounce. Soon {dino} was walking all around the meadow with the ball hopping alongside.`,
            swap: `{child} bent a branch into a ring, and an allosaurus hung it in a pine tree. The pine tree had no comment.`,
            friend:
              '{Friend} guarded a triceratops, and came up to its knee, but the triceratops was polite and went around.',
            match: `It was twenty to twenty. {child} stole the ball from a raptor, bounced it three steps, turned, and passed it
high to {dino}, who was standing right beside the ring.

But out of old habit {dino.he} was standing there with an open mouth. The ball went straight in. It went thwup.

“Score!” shouted the raptor.

“For whom?” said the triceratops. Nobody knew.

“{dino},” said {child}. “You’re not the hoop anymore. The hoop is over there.”

{dino} looked at the ring in the pine tree. It hung at exactly the right height for somebody taller than the streetlights. So
{dino.he} laid {dino.his} chin on the rim and opened up. The ball rolled once around the ring. Once more. Then in.`,
            offer: '“I could be a hoop for a while,” said the biggest one at last. “My feet are tired anyway.”',
            after: 'It sat down under the pine tree with its mouth open, and when nobody was shooting it had a yawn.',
            home: ', setting down each foot the way you set down a sofa when somebody’s asleep',
          },
        },
        Tennis: {
          sv: {
            come: 'hit för att {play sport}',
            title: 'Nätet som ville spela',
            roleA: 'nät',
            thing: 'racketen',
            them: 'den',
            it: 'den',
            wet: 'våt',
            forgot: 'glömd',
            lent: 'utlånad',
            track: 'tre tår, och så stort att en badbalja hade fått plats',
            to: meadow.sv,
            kind: 'Där stod en tyrannosaurus.',
            sees: 'Den var hög som ett hus. Armarna däremot var inte längre än två korvar.',
            role: 'nätet',
            nick: 'Nätet',
            how: 'Jag ligger på sidan tvärs över. Man ser mycket himmel.',
            do: 'spela',
            order: 'Lägg dig.',
            rule: 'Nät spelar inte',
            lesson: `Racketen var längre än båda armarna tillsammans. Första försöket slog {dino} i luften. Andra försöket slog
{dino.he} sig på hakan.

– Håll bara still, sa {child} och kastade en boll till.

{dino} höll still. Bollen duttade i racketen, föll ner på andra sidan och blev liggande.

– Gör om det där!

– Jag gjorde ju ingenting.

– Nej. Det heter stoppboll. Folk med långa armar kan nästan aldrig, för de kan inte låta bli att slå.`,
            lesson2: `{child} visade en stor sving. {dino} svingade efter, och racketen hamnade högt i en gran. Med armar som korvar är det svårt att be om den
tillbaka.

– Vi gör tvärtom, sa {child}. Jag slår, och du är bara i vägen.

Det kunde {dino}, efter hundra år. Bollen träffade strängarna, tappade lusten och rullade ner på andra sidan.

– Stoppboll, sa {child}. De flesta vill för mycket för att kunna den.`,
            swap: '{child} spände ett rep mellan två granar. Flocken tittade på det länge. – Det är smalt, sa någon.',
            friend: '{Friend} satt på en stubbe och var domare. – Ut, sa {friend} två gånger, till en som vägde åtta ton. Det var ut.',
            match: `Det var dubbel, och matchboll. {child} hade en gammal träracket. På andra sidan stod en allosaurus som slog
så hårt att luden lossnade, och nu slog den högt över {child}, bort mot hörnet.

{dino} sprang inte. {Dino.He} blundade och lyssnade. I hundra år hade bollarna susat över {dino.him}, och det går att höra på
suset var de ska ner. Ett steg åt vänster. Racketen ut, så långt armen räckte. Det var inte långt. Det var precis lagom.

Dutt. Bollen klättrade över repet och lade sig på andra sidan som ett ägg i ett bo. Allosaurusen hade tolv steg dit och hann
elva.`,
            offer: '– Jag kan vara nät ett tag, sa den största till slut. Jag är ändå trött i fötterna.',
            after: 'Den lade sig tvärs över ängen och tittade upp. – Så mycket himmel, sa den.',
            home: ' och höll i racketen ända dit',
          },
          en: {
            come: 'here to {play sport}',
            title: 'The Net That Wanted to Play',
            roleA: 'a Net',
            thing: 'the racket',
            them: 'it',
            it: 'it',
            wet: 'wet',
            track: 'three toes, and big enough to take a bath in',
            to: meadow.en,
            kind: 'There stood a tyrannosaurus.',
            sees: 'It was as tall as a house. The arms, on the other hand, were no longer than two sausages.',
            role: 'the net',
            nick: 'Net',
            how: 'I lie on my side, all the way across. You see a lot of sky.',
            do: 'play',
            order: 'Lie down.',
            rule: 'Nets don’t play',
            lesson: `The racket was longer than both arms put together. The first time, {dino} hit nothing. The second time,
{dino.he} hit {dino.his} own chin.

“Just hold still,” said {child}, and threw another ball.

{dino} held still. The ball bumped into the racket, dropped down on the other side, and stayed there.

“Do that again!”

“But I didn’t do anything.”

“No. That’s called a drop shot. People with long arms hardly ever can, because they can’t stop themselves from hitting.”`,
            lesson2: `{child} showed a great big swing. {dino} swung, too, and the racket ended up high in a tree. With arms like sausages it’s hard to ask for it
back.

“Let’s do it backward,” said {child}. “I hit it, and you’re just in the way.”

That {dino} could do, after a hundred years. The ball hit the strings, lost interest, and rolled down on the other side.

“That’s a drop shot,” said {child}. “Most people want too much to be any good at it.”`,
            swap: `{child} stretched a rope between two trees. The herd looked at it for a long time. “It’s awfully thin,” said
somebody.`,
            friend: '{Friend} sat on a stump and was the umpire, and called “Out” twice, to somebody who weighed eight tons. It was out.',
            match: `It was doubles, and match point. {child} had an old wooden racket. On the other side stood an allosaurus who
hit so hard that the fuzz came off, and now it hit one high over {child}, away toward the corner.

{dino} didn’t run. {Dino.He} shut both eyes and listened. For a hundred years the balls had whistled over {dino.him}, and you
can hear by the whistle where they’re coming down. One step to the left. The racket out, as far as the arm would go. That
wasn’t far. It was exactly far enough.

Tup. The ball climbed over the rope and lay down on the other side like an egg in a nest. The allosaurus had twelve steps to
go, and managed eleven.`,
            offer: '“I could be a net for a while,” said the biggest one at last. “My feet are tired anyway.”',
            after: 'It lay down across the meadow and looked up. “So much sky,” it said.',
            home: ' and carried the racket the whole way',
          },
        },
        Swimming: {
          sv: {
            come: 'hit för att {play sport}',
            title: 'Bojen som ville simma',
            roleA: 'boj',
            thing: 'simglasögonen',
            them: 'dem',
            it: 'de',
            wet: 'immiga',
            forgot: 'glömda',
            lent: 'utlånade',
            track: 'tre tår, och brett som en simdyna',
            to: `${meadow.sv} Den stod full av ljummet vatten, upp till magen ungefär. På en stubbe satt en liten iguanodon med
visselpipa. – Badvakt, sa den. Ingen springer på kanten. Vattnet har vi med oss.

`,
            kind: 'Mitt i vattnet stod en parasaurolophus.',
            sees: `Från huvudet stack en lång krökt kam bakåt, och på kammen satt simglasögonen, för de räckte inte om något
annat.`,
            role: 'bojen',
            nick: 'Bojen',
            how: 'Alla vänder runt mig. Jag får räkna varven.',
            do: 'simma',
            order: 'Guppa.',
            rule: 'Bojar simmar inte',
            lesson: `Första försöket gick {dino} på bottnen och låtsades. Andra försöket höll {dino.he} huvudet högt som en svan,
och då sjönk baken.

– Ner med ansiktet, sa {child}.

– Då får jag vatten i näsan.

– Inte om du blåser.

{dino} blåste. Luften skulle genom hela kammen, så det tog en bra stund. Och medan huvudet var nere flöt baken upp, av sig
själv.

– Gör om det där! sa {child}.`,
            lesson2: `– Lägg dig på vattnet, sa {child}.

{dino} lade sig, men fötterna stod kvar på bottnen, som på en bro. Andra gången lyfte {dino.he} dem en i taget. När det inte fanns fler sjönk
{dino.he}, sakta, med en förvånad blick kvar ovanför ytan.

– Vad har du kammen till? frågade {child}.

– Att tuta i.

– Tuta under vattnet.

{dino} satte ner ansiktet och tutade. Bubblorna kom i en lång rad, hela ängen brummade, och baken steg som en ö.

– Så där! sa {child}. Fast framåt.`,
            swap: '{child} släppte i en röd badboll. Den guppade utmärkt. Flocken simmade ett varv runt den, på prov.',
            friend: '{Friend} startade, med två fingrar i munnen. En raptor tjuvstartade två gånger och bad om ursäkt båda.',
            match: `Det var lagkapp: ut till bollen, runt, och hem igen. {child} simmade först och kom i mål bara en halv svans
efter de andra. Då gled {dino} iväg.

Vid bollen tog det stopp. Av gammal vana ställde {dino.he} sig rakt upp och guppade.

– {dino}! ${caller.sv}, men öronen var under vattnet.

Då drog {child} in luft, satte ner ansiktet och ropade där under, så att namnet gick ut som bubblor. Det hade ingen gjort
förut. {dino} lade sig fram. Ett enda andetag, och nosen tog i först. Sedan kom vågen, och badvakten fick lyfta på fötterna.`,
            offer: '– Jag kan vara boj ett tag, sa den största till slut. Jag är ändå trött i fötterna.',
            after: 'Den lade sig bredvid badbollen. Vattnet steg till grindens andra bräda.',
            home: ' och droppade från kammen',
          },
          en: {
            come: 'here to {play sport}',
            title: 'The Buoy That Wanted to Swim',
            roleA: 'a Buoy',
            thing: 'the swimming goggles',
            them: 'them',
            it: 'they',
            wet: 'fogged up',
            track: 'three toes, and as wide as a kickboard',
            to: `${meadow.en} It was full of warm water, about up to your middle. On a stump sat a small iguanodon with a
whistle. “Lifeguard,” it said. “No running along the edge. We brought the water ourselves.”

`,
            kind: 'In the middle of the water stood a parasaurolophus.',
            sees: `A long curved crest stuck out behind its head, and on the crest sat the goggles, because they wouldn’t go
around anything else.`,
            role: 'the buoy',
            nick: 'Buoy',
            how: 'Everyone turns around me. I get to count the laps.',
            do: 'swim',
            order: 'Bob.',
            rule: 'Buoys don’t swim',
            lesson: `The first time, {dino} walked on the bottom and pretended. The second time, {dino.he} held {dino.his} head
high like a swan, and so the other end sank.

“Face in the water,” said {child}.

“Then it goes up my nose.”

“Not if you blow.”

{dino} blew. The air had to go all through the crest, so it took some time. And while the head was under, the other end
floated up by itself.

“Do that again!” said {child}.`,
            lesson2: `“Lie down on the water,” said {child}.

{dino} lay down, but the feet stayed on the bottom, as on a bridge. The second time, {dino.he} lifted them one by one. When there were no more
of them, {dino.he} sank, slowly, a surprised look last of all.

“What’s the crest for?” asked {child}.

“Tooting.”

“Toot underwater.”

{dino} put {dino.his} face in and tooted. Up came the bubbles in a long row, the whole meadow hummed, and the back end rose like an island.

“Like that!” said {child}. “Only forward.”`,
            swap: `{child} threw in a red beach ball. It bobbed extremely well. The herd swam around it once, to see.`,
            friend: '{Friend} was the starter, with two fingers and a whistle. A raptor started too soon twice, and apologized twice.',
            match: `It was a relay: out to the ball, around it, and home. {child} swam first, and came in only half a tail
behind the others. Then {dino} glided off.

At the ball, everything stopped. Out of old habit {dino} stood straight up and bobbed.

“{dino}!” ${caller.en}, but those ears were under the water.

So {child} took a breath, went under, and shouted it down there, and the name came out as bubbles. Nobody had ever done that
before. {dino} lay down flat. One single breath, and the nose touched first. Then came the wave, and the lifeguard had to lift
its feet.`,
            offer: '“I could be a buoy for a while,” said the biggest one at last. “My feet are tired anyway.”',
            after: 'It lay down next to the beach ball. The water rose to the second board of the gate.',
            home: ', dripping from the crest',
          },
        },
        Baseball: {
          sv: {
            come: 'hit för att {play sport}',
            title: 'Basen som ville spela',
            roleA: 'bas',
            thing: 'slagträet',
            them: 'det',
            it: 'det',
            wet: 'vått',
            forgot: 'glömt',
            lent: 'utlånat',
            track: 'brett och platt, och bakom det en fåra som efter ett bowlingklot',
            to: meadow.sv,
            kind: 'Där stod en ankylosaurus.',
            sees: 'Den var låg och bred och full av knölar, ungefär som en soffa av sten.',
            role: 'andra bas',
            nick: 'Basen',
            how: 'Alla springer till mig. Det är trevligt. Sedan stampar de.',
            do: 'spela',
            order: 'Lägg dig.',
            rule: 'Baser spelar inte',
            lesson: `Första försöket höll {dino} slagträet i munnen och råkade tugga. Andra försöket höll {dino.he} det med
framfoten och föll på näsan. Vid tredje bollen vände {dino.he} ryggen till, så som baser gör.

Svansen hängde med runt. Längst ut på den satt en klump, stor som en gryta. Det sa klonk, och bollen försvann över granarna.

– Gör om det där, sa {child}.

Men det är svårt att se en boll med baken. Så {child} räknade: ett, två, nu. Vid åttonde nu satt det.`,
            lesson2: `Den första bollen tog {dino} emot med munnen och lämnade artigt tillbaka. Vid den andra klämde {dino.he} fast slagträet under hakan. Det blev en fin bugning.

Då kom en fluga bakifrån. Klumpen längst ut på svansen tog den, utan att {dino} vände sig om. Det sa klonk i en gran.

– Med den där, sa {child}.

Svansar har inga ögon, så {child} fick vara ögonen: ett, två, nu. Vid det sjunde sa det klonk, och bollen gick över
granarna.`,
            swap: '{child} lade en platt sten som andra bas. Den största klev på den, mycket försiktigt, och nickade.',
            friend: '{Friend} kastade. En stegosaurus missade tre gånger i rad och bad att få titta på bollen efteråt.',
            match: `Det var sista inningen och lika. {child} slog lågt mellan två stegosaurusar och hann till tredje. Sedan var
det {dino's} tur. Ett, två, nu: klonk. Bollen blev en prick bredvid månen, och {child} sprang i mål.

{dino} sprang efter, förbi första, fram till andra. Där lade {dino.he} sig. I hundra år hade det varit platsen att ligga på.

– {dino}! ${caller.sv}. Du ska bara förbi!

Det namnet hade ingen ropat på en plan förut. {dino} såg på stenen. Stenen låg där den skulle och klarade sig bra. Då reste
{dino.he} sig, klev över den, försiktigt, för att inte stampa, och sprang ända hem.`,
            offer: '– Jag kan vara bas ett tag, sa den största till slut. Jag är ändå trött i fötterna.',
            after: 'Den lade sig bredvid stenen. – Kliv på, bara, sa den.',
            home: ', med svansen högt, för att inte riva några staket',
          },
          en: {
            come: 'here to {play sport}',
            title: 'The Base That Wanted to Play',
            roleA: 'Second Base',
            thing: 'the bat',
            them: 'it',
            it: 'it',
            wet: 'wet',
            track: 'broad and flat, and behind it a groove like the track of a bowling ball',
            to: meadow.en,
            kind: 'There stood an ankylosaurus.',
            sees: 'It was low and wide and full of knobs, rather like a sofa made of stone.',
            role: 'second base',
            nick: 'Base',
            how: 'Everyone runs to me. That part’s nice. Then they stamp.',
            do: 'play',
            order: 'Lie down.',
            rule: 'Bases don’t play',
            lesson: `The first time, {dino} held the bat in {dino.his} mouth and happened to chew. The second time, {dino.he} held it
with one front foot and fell over. When the third pitch came, {dino.he} turned away from it, as a base does.

The tail came around too. Out at the end of it was a lump as big as a pot. It went clonk, and the ball left over the trees.

“Do that again,” said {child}.

But it’s hard to watch a ball with your back end. So {child} counted: one, two, now. By the eighth now, they had it.`,
            lesson2: `{dino} caught the first pitch in {dino.his} mouth and politely gave it back. For the second one, {dino.he} clamped the bat under {dino.his} chin. It made a fine bow.

Then a fly came up from behind. The lump at the end of the tail got it, without {dino} even turning around. It went clonk against a tree.

“With that,” said {child}.

Tails have no eyes, so {child} had to be the eyes: one, two, now. On the seventh try it went clonk, and the ball sailed over
the trees.`,
            swap: '{child} put down a flat stone for second base. The biggest one stepped on it, very carefully, and nodded.',
            friend: '{Friend} pitched. A stegosaurus missed three in a row, and asked if it could see the ball afterward.',
            match: `It was the last inning, and all tied up. {child} hit one low between two stegosauruses and got to third. Then
it was {dino’s} turn. One, two, now: clonk. The ball became a dot beside the moon, and {child} ran home.

{dino} ran too, past first, as far as second. And there {dino.he} lay down. For a hundred years that had been the place to
lie.

“{dino}!” ${caller.en}. “You only have to go past it!”

Nobody had ever shouted that name on a field before. {dino} looked at the stone. The stone lay where it should and was doing
fine. So {dino.he} got up, stepped over it, gently, so as not to stamp, and ran all the way home.`,
            offer: '“I could be a base for a while,” said the biggest one at last. “My feet are tired anyway.”',
            after: 'It lay down beside the stone. “Step right up,” it said.',
            home: ', with that tail held high, so as not to knock down any fences',
          },
        },
        Football: {
          sv: {
            come: 'hit för att {play sport}',
            title: 'Målet som ville spela',
            roleA: 'mål',
            thing: 'bollen',
            them: 'den',
            it: 'den',
            wet: 'våt',
            forgot: 'glömd',
            lent: 'utlånad',
            track: 'runt och stort som en stekpanna',
            to: meadow.sv,
            kind: 'Där stod en triceratops.',
            sees: 'Den var bred som en lastbil. Två långa horn stod rakt upp, och bakom dem satt kragen som ett uppfällt paraply.',
            role: 'målet',
            nick: 'Målet',
            how: 'De sparkar den mellan hornen på mig. För det mesta mellan.',
            do: 'spela',
            order: 'Ställ dig.',
            rule: 'Mål spelar inte',
            lesson: `{child} kastade så att bollen snurrade rakt fram. Första gången studsade den på nosen. Andra gången fastnade
den på noshornet och pös lite, så att den fick plåster. Tredje gången flög den över hornen och var borta.

De letade i gräset. De letade i diket.

– Vänd dig om, sa {child}.

Där låg den, bakom kragen, som en bulle i en skål.

– Gör om det där!`,
            lesson2: `Första passningen satte sig på ett horn, och det pyste. {child} hade plåster i fickan. Vid den andra tog {dino} ett steg åt sidan, av artighet.

– Den är till dig, sa {child}.

– Ingen har passat till mig förut.

Den tredje seglade över alla tre hornen och fanns sedan inte. {dino} skakade på huvudet. Det skramlade.

– Skaka en gång till!

Den låg bakom kragen, som en sten i en sko.

– Du har en ficka, sa {child}. Det är det ingen annan här som har.`,
            swap: '{child} stack ner två långa pinnar i marken. En raptor sparkade en kotte emellan, på prov.',
            friend: '{Friend} stoppade en stegosaurus genom att peka på något bakom den. Det fungerade fyra gånger i rad.',
            match: `Det var sista försöket och tjugo steg kvar. {child} backade och såg {dino} springa: fem steg fram, två åt
sidan. Bollen snurrade över alla armar som räckte upp sig och föll ner bakom kragen.

Sedan visste ingen var den var. Tyrannosaurusen tittade under stegosaurusen. Stegosaurusen lyfte på fötterna, en i taget. Till
och med {dino} letade.

– {dino}! ${caller.sv}. Du har den! Spring!

Det namnet hade ingen ropat på en plan förut. {dino} sprang, mitt igenom allihop, för de stod ju med nosen i gräset. På andra
sidan linjen skakade {dino.he} på huvudet, och ut rullade bollen med plåstret uppåt.`,
            offer: '– Jag kan vara mål ett tag, sa den största till slut. Jag är ändå trött i fötterna.',
            after: 'Den räckte upp båda armarna. De var olika långa, så man fick sikta lite åt granarna.',
            home: ' och kände efter bakom kragen en extra gång',
          },
          en: {
            come: 'here to {play sport}',
            title: 'The Goal That Wanted to Play',
            roleA: 'a Goal',
            thing: 'the ball',
            them: 'it',
            it: 'it',
            wet: 'wet',
            track: 'round, and as big as a frying pan',
            to: meadow.en,
            kind: 'There stood a triceratops.',
            sees: 'It was as wide as a truck. Two long horns stood straight up, and behind them the frill was spread like an umbrella.',
            role: 'the goal',
            nick: 'Goal',
            how: 'They kick it between my horns. Mostly between.',
            do: 'play',
            order: 'In your place.',
            rule: 'Goals don’t play',
            lesson: `{child} threw the ball so that it came spinning straight. The first one bounced off the nose. The second
one stuck on the nose horn and went a little flat, and had to have a [uk: plaster | Band-Aid]. The third one sailed over the
horns and was gone.

They searched the grass. They searched the ditch.

“Turn around,” said {child}.

There it lay, behind the frill, like a bun in a bowl.

“Do that again!”`,
            lesson2: `The first pass stuck on a horn, and there was a hiss. {child} had a [uk: plaster | Band-Aid] in one pocket. At the second, {dino} stepped aside, to be polite.

“It’s for you,” said {child}.

“Nobody’s ever passed to me before.”

The third one sailed over all three horns and then wasn’t anywhere. {dino} shook {dino.his} head. Something rattled.

“Shake it again!”

It was behind the frill, like a pebble in a shoe.

“You’ve got a pocket,” said {child}. “That’s more than anybody else here has.”`,
            swap: '{child} stuck two long sticks in the ground. A raptor kicked a pinecone between them, to see.',
            friend: '{Friend} blocked a stegosaurus by pointing at something behind it. This worked four times in a row.',
            match: `It was fourth down, with twenty yards to go. {child} dropped back and watched {dino} run: five steps out, two
to the side. The ball spun over all the arms that reached for it, and came down behind the frill.

After that, nobody knew where it was. The tyrannosaurus looked under the stegosaurus. The stegosaurus lifted its feet, one at
a time. Even {dino} was looking.

“{dino}!” ${caller.en}. “You’ve got it! Run!”

Nobody had ever shouted that name on a field before. {dino} ran, right through all of them, since they had their noses in the
grass. On the other side of the line {dino.he} gave {dino.his} head a shake, and out rolled the ball, with the
[uk: plaster | Band-Aid] up.`,
            offer: '“I could be a goal for a while,” said the biggest one at last. “My feet are tired anyway.”',
            after: 'It held up both arms. They weren’t the same length, so you had to aim a little toward the trees.',
            home: ' and felt behind that frill one extra time',
          },
        },
        Gymnastics: {
          sv: {
            come: 'hit för att {play sport}',
            title: 'Bommen som ville vara med',
            roleA: 'bom',
            thing: 'gymnastikmattan',
            them: 'den',
            it: 'den',
            wet: 'fuktig',
            forgot: 'glömd',
            lent: 'utlånad',
            track: 'runt som en trumma',
            to: meadow.sv,
            kind: 'Där stod en apatosaurus.',
            sees: 'Den började borta vid grinden och slutade vid granarna. Emellan var det mest hals.',
            role: 'bommen',
            nick: 'Bommen',
            how: 'Jag ligger ner, och så går de på mig. Somliga har klor.',
            do: 'vara med',
            order: 'Lägg dig.',
            rule: 'Bommar hjular inte',
            lesson: `{child} visade en kullerbytta. {dino} gjorde efter. Halsen gick runt, men resten stod kvar och väntade på
besked. Andra försöket var en handstående, och då lyfte framfötterna en centimeter.

Då ville {dino} bara ur vägen, backade upp på en omkullfallen tall och blev stående, med alla fyra fötterna på rad.

– Gör om det där, sa {child} och klev upp framför, med armarna rakt ut.

En hals och en svans är ju samma sak som två armar, fast längre. Lutar halsen åt vänster får svansen gå åt höger.`,
            lesson2: `De började med att gå på tå. {dino} gjorde det så att två granar lutade sig undan. Att hjula gick sämre: svansen kom fram först och tog all plats.

{child} satte sig på en omkullfallen tall för att tänka. {dino} ville också tänka och klev upp, fot för fot. Där stod {dino.he}, lutade åt vänster,
förde svansen åt höger och lutade inte längre.

– Hur gör du? sa {child}.

– Jag har två ändar. De brukar komma överens.

– Det har jag med, sa {child} och sträckte ut armarna.`,
            swap: '{child} klappade på den omkullfallna tallen. Den största satte dit en fot och tryckte. Tallen höll.',
            friend: '{Friend} ropade upp namnen och höll i kritan. En triceratops ville ha på alla fyra fötterna och på hornen.',
            match: `Sist var det par. {child} gick först ut på stammen: fyra steg, en vändning på tå, ett hopp. Så kom {dino}
efter, och då började stammen gunga. {child's} armar for åt alla håll. Flocken drog efter andan.

Men ingen visste mer än {dino} om att vara bom. I hundra år hade {dino.he} känt på ryggen när någon var på väg att ramla. Så
svansen lade sig intill, lugnt, som ett räcke. {child} tog i den och stod rak.

Sedan gick de hela vägen, hälen mot tån, fyra fötter efter två, och hoppade ner på samma gång. Den landningen missade ingen.
Domarna höll upp alla tår de hade och ramlade omkull.`,
            offer: '– Jag kan vara bom ett tag, sa den största till slut. Jag är ändå trött i fötterna.',
            after: 'Den lade sig längs ängen, och {dino} gick över, med hälen mot tån. – Säg till om jag är tung.',
            home: ', med hälen mot tån hela vägen',
          },
          en: {
            come: 'here to {play sport}',
            title: 'The Beam That Wanted to Join In',
            roleA: 'a Beam',
            thing: 'the gym mat',
            them: 'it',
            it: 'it',
            wet: 'damp',
            track: 'as round as a drum',
            to: meadow.en,
            kind: 'There stood an apatosaurus.',
            sees: 'It began over by the gate and ended at the trees. In between it was mostly neck.',
            role: 'the balance beam',
            nick: 'Beam',
            how: 'I lie down, and they walk on me. Some of them have claws.',
            do: 'join in',
            order: 'Lie down.',
            rule: 'Beams don’t turn cartwheels',
            lesson: `{child} showed how to do a forward roll. {dino} copied it. The neck went over, but the rest stayed put and
waited to be told. The second try was a handstand, and the front feet rose half an inch.

Then {dino} just wanted to get out of the way, backed up onto a fallen pine, and stood there, all four feet in a row.

“Do that again,” said {child}, and climbed up in front, both arms straight out.

A neck and a tail are the same thing as two arms, after all, only longer. If the neck leans left, the tail goes right.`,
            lesson2: `They began with walking on tiptoe. {dino} did it so that two trees leaned out of the way. Cartwheels were worse: the tail arrived first and took up
all the room.

{child} sat down on a fallen pine to think. {dino} wanted to think as well, and climbed up, foot by foot. There {dino.he} stood, leaned left, moved
the tail right, and wasn’t leaning anymore.

“How do you do that?” said {child}.

“I have two ends. They usually agree.”

“So do I,” said {child}, and held out both arms.`,
            swap: '{child} patted the fallen pine. The biggest one put a foot on it and pushed. The pine held.',
            friend: '{Friend} called out the names and held the chalk. A triceratops wanted it on all four feet and on the horns.',
            match: `Last came the pairs. {child} went out on the log first: four steps, a turn on tiptoe, a jump. Then {dino}
stepped on behind, and the log began to rock. {child’s} arms went in every direction. The herd held its breath.

But nobody knew more than {dino} about being a beam. For a hundred years {dino.he} had felt it in {dino.his} back when
somebody was going to fall. So the tail came alongside, calmly, like a banister. {child} took hold of it and stood straight.

Then they walked the whole way, heel to toe, four feet behind two, and jumped down at the same moment. Nobody missed that
landing. The judges held up every toe they had and fell over.`,
            offer: '“I could be a beam for a while,” said the biggest one at last. “My feet are tired anyway.”',
            after: 'It lay down along the meadow, and {dino} walked across, heel to toe. “Tell me if I’m heavy.”',
            home: ', heel to toe the whole way',
          },
        },
        'Track and Field': {
          sv: {
            come: 'hit för att {play sport}',
            title: 'Häcken som ville springa',
            roleA: 'häck',
            thing: 'spikskorna',
            them: 'dem',
            it: 'de',
            wet: 'våta',
            forgot: 'glömda',
            lent: 'utlånade',
            track: 'små runda tår fram och stora bak',
            to: meadow.sv,
            kind: 'Där stod en stegosaurus.',
            sees: 'Den hade plåtar på ryggen, stora som tallrikar, och en spiksko på varje framfot. Till bakfötterna räckte de inte.',
            role: 'häcken',
            nick: 'Häcken',
            how: 'Jag ligger tvärs över banan, och så hoppar de. De flesta kommer över.',
            do: 'springa',
            order: 'Lägg dig.',
            rule: 'Häckar springer inte',
            lesson: `Felet var bakbenen. De var dubbelt så långa som frambenen. Första försöket hann baken ikapp huvudet. Andra
försöket hann den om, och {dino} fick syn på sig själv från fel håll. Sedan stod {dino.he} bara och flämtade, med nosen vid
linjen och baken högt i vädret.

– Stå precis så, sa {child} och satte sig bredvid: fingrarna vid linjen, upp med baken. De såg likadana ut. – Det där är
startställning. Folk övar i åratal. Du bor i den.`,
            lesson2: `De skulle springa till björken och tillbaka. Första gången kom {dino} till björken och fortsatte, för baken ville vidare. Andra gången tog baken en
genväg, och de möttes på mitten.

– Vi börjar från början, sa {child}. Hur kommer du upp när de har hoppat färdigt?

{dino} lade sig som en häck och reste sig, med baken först, som vanligt, och nosen sist.

– Stopp! Stanna så!

{child} ställde sig likadant, med fingrarna i gräset. – Vet du vad det heter? Startställning. Du kan den redan.`,
            swap: '{child} lade en kvast över två stubbar. Flocken hoppade på prov. – Den suckar inte när man landar på den, sa någon.',
            friend: '{Friend} sprang första sträckan mot en ankylosaurus och såg sig inte om en enda gång.',
            match: `Det var stafett. {child} sprang mot en gallimimus, som hör till det snabbaste som har funnits, tog kurvan
längst in och var bara fyra steg efter vid växlingen.

Där låg {dino}, tvärs över banan. Av gammal vana hade {dino.he} blivit häck.

– {dino}! ${caller.sv}.

Det namnet hade ingen ropat på en bana förut. {dino} kom upp: först baken, högt, medan nosen ännu var kvar vid linjen. Det var
startställningen, av sig själv. {child} stack pinnen mellan tänderna på {dino.him}.

Plåtarna slog som segel. Baken var på väg om, men målet kom först. {dino} vann med en nos, och baken kom tvåa.`,
            offer: '– Jag kan vara häck ett tag, sa den största till slut. Jag är ändå trött i fötterna.',
            after: 'Den lade sig tvärs över banan. Man fick klättra i stället för att hoppa, men man fick hjälp ner.',
            home: ', sakta, med baken sist',
          },
          en: {
            come: 'here to {play sport}',
            title: 'The Hurdle That Wanted to Run',
            roleA: 'a Hurdle',
            thing: 'the running shoes',
            them: 'them',
            it: 'they',
            wet: 'wet',
            track: 'small round toes in front and big ones behind',
            to: meadow.en,
            kind: 'There stood a stegosaurus.',
            sees: 'It had plates down its back, like dinner plates, and a running shoe on each front foot. For the back ones there weren’t enough.',
            role: 'the hurdle',
            nick: 'Hurdle',
            how: 'I lie across the track, and they jump. Most of them get over.',
            do: 'run',
            order: 'Lie down.',
            rule: 'Hurdles don’t run',
            lesson: `The trouble was the back legs. They were twice as long as the front ones. On the first try, the back end
caught up with the head. On the second try it passed it, and {dino} got to see {dino.himself} from the wrong side. Then
{dino.he} just stood and panted, nose at the line and tail end in the air.

“Stay exactly like that,” said {child}, and crouched beside it: fingers on the line, hips up. They looked just the same.
“That’s the starting position. People practice that for years. You live in it.”`,
            lesson2: `They were going to run to the birch and back. The first time, {dino} came to the birch and kept going, because the back end wanted to. The second
time, the back end took a shortcut, and the two of them met in the middle.

“Let’s start from the start,” said {child}. “How do you get up when they’ve finished jumping?”

{dino} lay down like a hurdle and got up, back end first, as usual, and nose last.

“Stop! Stay there!”

{child} got into the same shape, fingers in the grass. “Know what it’s called? The starting position. You can do it already.”`,
            swap: `{child} laid a broom across two stumps. The herd tried a jump. “It doesn’t sigh when you land on it,” said
somebody.`,
            friend: '{Friend} ran the first leg against an ankylosaurus, and didn’t look back once.',
            match: `It was a relay. {child} ran against a gallimimus, one of the fastest things there ever was, took the
inside of the bend, and was only four steps behind at the handover.

There lay {dino}, right across the track. Out of old habit {dino.he} had turned into a hurdle.

“{dino}!” ${caller.en}.

Nobody had ever shouted that name on a track before. {dino} got up, tail end first, with the nose still at the line. It was
the starting position, all by itself. {child} put the stick between those teeth.

The plates flapped. The back end was about to pass, but the finish got there first. {dino} won by a nose, and
the back end came in second.`,
            offer: '“I could be a hurdle for a while,” said the biggest one at last. “My feet are tired anyway.”',
            after: 'It lay down across the track. You had to climb instead of jump, but you got help down.',
            home: ', slowly, with the back end last',
          },
        },
        Volleyball: {
          sv: {
            come: 'hit för att {play sport}',
            title: 'Nätet mellan granarna',
            roleA: 'nät',
            thing: 'bollen',
            them: 'den',
            it: 'den',
            wet: 'våt',
            forgot: 'glömd',
            lent: 'utlånad',
            track: 'runt som en hink, och sedan ett streck efter en mycket lång svans',
            to: meadow.sv,
            kind: 'Där stod en diplodocus.',
            sees: 'Den tog slut så småningom, men det dröjde. Längst bak var svansen smal som ett hopprep.',
            role: 'nätet',
            nick: 'Nätet',
            how: 'Halsen runt ena granen, svansen runt den andra. Man blir trött på mitten.',
            do: 'spela',
            order: 'Sträck ut dig.',
            rule: 'Nät spelar inte',
            lesson: `Första försöket lade {dino} foten på bollen, och den kom inte upp förrän {child} grävde. Andra försöket tog
{dino.he} emot den med munnen, vilket är emot reglerna.

Då föll en kotte från granen. {dino} viftade bort den med svansen. Det small, och kotten syntes inte mer.

– Gör om det där, sa {child}. Men på bollen.

{child} slog upp den med fingertopparna. Svansen ven. För tidigt.

– Vänta, sa {child}. Nu!

”Vänta” var det svåra. Svansen var så lång att man måste bestämma sig i god tid. Vid nionde bollen small det mitt på.`,
            lesson2: `{child} slog en boll. {dino} samlade ihop sig för att möta den, och när {dino.he} var samlad hade den legat ner ett tag. Nästa boll gick likadant.

– Vad har du som är snabbt? sa {child}.

{dino} funderade. Under tiden satte sig en fluga på svansspetsen, och svansen gjorde en vick. Ingen såg den. Alla hörde den.

– Det där, sa {child}. Men i rätt tid.

Svansen kom för tidigt, och sedan ännu tidigare, och tog en mössa.

– Vänta, sa {child}. Nu!

Tionde gången möttes de, bollen och svansen, mitt i luften.`,
            swap: '{child} hängde en filt på ett rep mellan två björkar. En triceratops gick igenom den två gånger innan alla hade förstått.',
            friend: '{Friend} gled på magen och räddade en boll med tre fingrar. Flocken stampade av beundran.',
            match: `Det stod fjorton–fjorton. En tyrannosaurus servade med pannan. {child} sjönk ner på knä och fick in
underarmarna under bollen. Upp for den, högt och rakt.

Men av gammal vana hade {dino} lagt svansen runt granen, och nu satt den fast.

– Vänta, sa {child}. Vänta. Nu!

{dino} tog i. Svansen kom. Granen kom också, med rötter och allt, och tog bollen mitt på. Den låg i gräset på andra sidan innan
smällen hördes. Tyrannosaurusen räckte upp sina små armar en stund efteråt, för ordningens skull.

– Det står ingenting om granar i reglerna, sa {child}, och så planterade de tillbaka den.`,
            offer: '– Jag kan vara nät ett tag, sa den största till slut. Jag är ändå trött i fötterna.',
            after: 'Den tog tag i båda björkarna. – Är jag rak? frågade den.',
            home: ', och svansen kom en stund senare',
          },
          en: {
            come: 'here to {play sport}',
            title: 'The Net Between the Trees',
            roleA: 'a Net',
            thing: 'the ball',
            them: 'it',
            it: 'it',
            wet: 'wet',
            track: 'as round as a bucket, and after it the line of a very long tail',
            to: meadow.en,
            kind: 'There stood a diplodocus.',
            sees: 'It did come to an end, but it took its time. At the very back the tail was as thin as a jump rope.',
            role: 'the net',
            nick: 'Net',
            how: 'Neck around one tree, tail around the other. You get tired in the middle.',
            do: 'play',
            order: 'Stretch out.',
            rule: 'Nets don’t play',
            lesson: `The first time, {dino} put a foot on the ball, and it didn’t come up until {child} dug. The second time,
{dino.he} caught it in {dino.his} mouth, which is against the rules.

Then a pinecone fell out of a tree. {dino} flicked it away with that tail. There was a crack, and nobody saw the pinecone
again.

“Do that again,” said {child}. “But to the ball.”

{child} set it up with ten fingertips. The tail whistled. Too soon.

“Wait,” said {child}. “Now!”

“Wait” was the hard part. The tail was so long that you had to decide well ahead of time. The ninth ball, it hit in the
middle.`,
            lesson2: `{child} sent over a ball. {dino} gathered {dino.himself} to meet it, and by then it had been on the ground for some time. So had the next one.

“What have you got that’s quick?” said {child}.

{dino} considered. Meanwhile a fly sat down on the tip of the tail, and the tail gave a flick. Nobody saw it. Everybody heard it.

“That,” said {child}. “But on time.”

The tail came too early, then even earlier, and took somebody’s hat.

“Wait,” said {child}. “Now!”

The tenth time they met, the ball and the tail, in midair.`,
            swap: `{child} hung a blanket on a rope between two birches. A triceratops walked through it twice before everybody
understood.`,
            friend: '{Friend} slid in stomach first and saved a ball with three fingers. The herd stamped, it was so impressed.',
            match: `It was fourteen to fourteen. A tyrannosaurus served with its forehead. {child} dropped to both knees and got
two forearms under the ball. Up it went, high and straight.

But out of old habit {dino} had put {dino.his} tail around the tree, and now it was stuck.

“Wait,” said {child}. “Wait. Now!”

{dino} pulled. The tail came. The tree came too, roots and all, and met the ball in the middle. The ball was lying in the
grass on the other side before anybody heard the crack. The tyrannosaurus put its small arms up some time later, to be
correct.

“There’s nothing about trees in the rules,” said {child}, and they planted it again.`,
            offer: '“I could be a net for a while,” said the biggest one at last. “My feet are tired anyway.”',
            after: 'It took hold of both birches. “Am I straight?” it asked.',
            home: ', and the tail came along somewhat later',
          },
        },
        Hockey: {
          sv: {
            come: 'hit för att {play sport}',
            title: 'Pucken som ville spela',
            roleA: 'puck',
            thing: 'klubban',
            them: 'den',
            it: 'den',
            wet: 'isig',
            forgot: 'glömd',
            lent: 'utlånad',
            track: 'två tår, inte större än en hand, och ett djupt hål efter en klo',
            to: `${meadow.sv} Hela ängen var blank av is. – Den har vi med oss, sa någon. Vi rullar ihop den efteråt.

`,
            kind: 'Det var en velociraptor.',
            sees: 'Den var inte större än en kalkon. Fjädrarna stod åt alla håll, och klubban var längre än den som höll i den.',
            role: 'pucken',
            nick: 'Pucken',
            how: 'Jag rullar ihop mig, och så slår de. Man blir yr.',
            do: 'spela',
            order: 'Rulla ihop dig.',
            rule: 'Puckar spelar inte',
            lesson: `Första försöket åkte {dino} på magen. Andra försöket på ryggen. {Dino.He} åkte långt båda gångerna, så som
puckar gör, men man kan inte svänga på en rygg.

Tredje gången var {dino.he} på väg rakt in i en gran, och då satte {dino.he} ner den stora klon. Skrrr. I isen blev en fin
båge.

– Gör om det där, sa {child}.

Det var som en skridsko, fast medfödd. Sedan fattade {dino} klubban längst ner och övade på en kotte.`,
            lesson2: `{child} åkte baklänges och lockade med en kotte. {dino} kom efter på magen och åkte om. Nästa gång försökte {dino.he} springa. Benen gick fort framåt,
och isen gick lika fort bakåt.

Då satte {dino.he} sig ner och suckade. Den stora klon lade sig på kant. Skrrr. {dino} gled runt i en hel ring, sittande.

– Res dig och gör likadant, sa {child}. Andra får knyta på sig sådana.

Klubban fick {dino.he} hålla längst ner, för högre upp nådde {dino.he} inte.`,
            swap: `{child} tog upp en puck av gummi ur fickan. Flocken samlades runt den. – Den säger inte aj, sa någon till sist.
Det var en nyhet.`,
            friend: '{Friend} stod i mål med ryggsäcken fram. Två skott fastnade i den.',
            match: `Det stod två–två. {child} hade en krokig gren till klubba, fintade en ankylosaurus och passade. Pucken kom,
alla klubbor lyftes, och {dino} rullade ihop sig. Av gammal vana, trodde alla.

Runt, runt gick det, bort mot vänstra hörnet, och hela flocken åkte efter, så som de hade gjort i hundra år. Målvakten, en
brachiosaurus, lade ner halsen för att ta emot.

Bara den riktiga pucken låg kvar, framför {child}.

Då stack det ut en klo ur fjäderbollen. Skrrr, en båge, runt alla benen och tillbaka. {dino} tittade upp, fattade klubban
längst ner och slog till. Mellan brachiosaurusens ben fanns det gott om plats, och där gick den in.`,
            offer: '– Jag kan vara puck ett tag, sa den största till slut. De andra såg på isen och sa att det nog inte behövdes.',
            after: 'Så den blev sarg i stället, och sedan åkte ingen av isen.',
            home: ', och klon kvittrade mot isen',
          },
          en: {
            come: 'here to {play sport}',
            title: 'The Puck That Wanted to Play',
            roleA: 'a Puck',
            thing: 'the stick',
            them: 'it',
            it: 'it',
            wet: 'icy',
            track: 'two toes, no bigger than a hand, and a deep hole from a claw',
            to: `${meadow.en} The whole meadow was shiny with ice. “We brought that,” said somebody. “We roll it up again
afterward.”

`,
            kind: 'It was a velociraptor.',
            sees: 'It was no bigger than a turkey. Its feathers stood out in all directions, and the stick was longer than it was.',
            role: 'the puck',
            nick: 'Puck',
            how: 'I roll up in a ball, and they hit me. It makes you dizzy.',
            do: 'play',
            order: 'Roll up.',
            rule: 'Pucks don’t play',
            lesson: `The first time, {dino} slid on {dino.his} stomach. The second time, on {dino.his} back. Both times {dino.he}
went a long way, as pucks do, but you can’t steer on a back.

The third time {dino.he} was heading straight for a tree, and down came the big claw. Skrrr. It made a fine curve in the ice.

“Do that again,” said {child}.

It was like a skate, only built in. Then {dino} took the stick, low down, and practiced on a pinecone.`,
            lesson2: `{child} skated backward with a pinecone for bait. {dino} came after it, stomach down, and slid past. The next time, {dino.he} tried to run. The legs went fast
forward, and the ice went just as fast back.

So {dino.he} sat down and sighed. The big claw tipped onto its edge. Skrrr. {dino} slid around in one whole ring, sitting.

“Get up and do the same,” said {child}. “Other people have to tie those on.”

The stick had to be held low down, since {dino} couldn’t reach any higher.`,
            swap: `{child} pulled a rubber puck out of a pocket. The herd gathered around it. “It doesn’t say ouch,” said somebody
at last. That was news.`,
            friend: '{Friend} stood in goal with a backpack on in front. Two shots got stuck in it.',
            match: `It was two to two. {child}, with a crooked branch for a stick, dodged an ankylosaurus and passed. The puck
came, all the sticks went up, and {dino} rolled into a ball. Old habit, everyone thought.

Around and around it went, off toward the corner, and the herd skated after, as they had done for a hundred years. The
goalie, a brachiosaurus, laid its neck on the ice to make the save.

Only the real puck stayed where it was, in front of {child}.

Then a claw came out of the ball of feathers. Skrrr, a curve, around all those legs and back again. {dino} looked up, held the
stick low down, and shot. Between the legs of a brachiosaurus there is plenty of room, and in it went.`,
            offer: '“I could be a puck for a while,” said the biggest one at last. The others looked at the ice and said there was no need.',
            after: 'So it became the boards instead, and after that nobody slid off the edge.',
            home: ', with that claw chirping on the ice',
          },
        },
        Golf: {
          sv: {
            come: 'hit för att {play sport}',
            title: 'Flaggan som ville spela',
            roleA: 'flagga',
            thing: 'puttern',
            them: 'den',
            it: 'den',
            wet: 'våt',
            forgot: 'glömd',
            lent: 'utlånad',
            track: 'tre tår, inte större än en hönas',
            to: meadow.sv,
            kind: 'Där stod en compsognathus.',
            sees: 'Den var liten som en höna, och den höll i puttern så som man håller i en flaggstång.',
            role: 'flaggan',
            nick: 'Flaggan',
            how: 'Jag står i hålet och håller upp ett löv. När bollen kommer ska man hoppa undan. Man hinner inte alltid.',
            do: 'spela',
            order: 'Ställ dig.',
            rule: 'Flaggor spelar inte',
            lesson: `Första försöket svängde {dino} puttern, och det var {dino} som flög. Andra försöket knuffade {dino.he} bollen
med nosen, men då syntes inte hålet för bollen. Till sist lade {dino.he} sig ner med kinden mot gräset och suckade.

– Det lutar, sa {dino.he}. Först mot björken. Sedan ångrar det sig.

– Gör om det där, sa {child} och lade sig bredvid.

Det stämde. Nerifrån var gräset backar och dalar. Och svansen på {dino} var lång och styv som en linjal. Kinden ner. Titta.
Upp, vänd dig om, en liten sväng med svansen. Bollen rullade mot björken, ångrade sig och föll i.`,
            lesson2: `Puttern var dubbelt så lång som {dino}. {child} höll i ena änden, {dino} hängde i den andra, och bollen blev kvar. Sedan klev {dino.he} upp på bollen,
som på cirkus, och åkte förbi hålet i god fart.

Efter det behövde {dino.he} ligga en stund, med kinden mot gräset.

– Härifrån är det en dal, sa {dino.he}. Den går mot björken och ångrar sig.

{child} lade sig också. Det var en dal.

– Hur rak är svansen?

Den var som en linjal. Kinden ner. Titta. Upp, vänd dig om, en liten sväng. Bollen gick mot björken, ångrade sig och ramlade i.`,
            swap: '{child} satte en pinne i hålet och trädde ett löv på den. Flocken gick runt den. – Den står bra, sa någon.',
            friend: '{Friend} räknade slagen högt. En iguanodon bad om lite lägre.',
            match: `Flocken slog ut med trädstammar. Vid sista hålet stod det lika. {child} slog mjukt med en krokig gren: över diket,
en studs, sex steg från hålet. Resten var {dino's}.

Men {dino} stod i hålet bredvid pinnen och höll upp ett löv. Av gammal vana hade {dino.he} blivit flagga.

– {dino}! ${caller.sv}.

Det namnet hade ingen ropat på ett gräs förut. {dino} släppte lövet och sprang. Kinden ner. Titta. Vänd. Svansen svängde.

Bollen gick mot björken, ångrade sig, kom fram till kanten och stannade. Alla elva tog ett steg fram för att se bättre, så
att marken hoppade till. Plopp, sa hålet.`,
            offer: '– Jag kan vara flagga ett tag, sa den största till slut. Jag är ändå trött i fötterna.',
            after: 'Den ställde sig vid hålet med en hel björk i famnen. Den syntes bra.',
            home: ', tre skutt på varje steg',
          },
          en: {
            come: 'here to {play sport}',
            title: 'The Flag That Wanted to Play',
            roleA: 'a Flag',
            thing: 'the putter',
            them: 'it',
            it: 'it',
            wet: 'wet',
            track: 'three toes, no bigger than a hen’s',
            to: meadow.en,
            kind: 'There stood a compsognathus.',
            sees: 'It was as small as a hen, and it held the putter the way you hold a flagpole.',
            role: 'the flag',
            nick: 'Flag',
            how: 'I stand in the hole and hold up a leaf. When the ball comes, you hop out. There isn’t always time.',
            do: 'play',
            order: 'In your hole.',
            rule: 'Flags don’t play',
            lesson: `The first time, {dino} swung the putter, and it was {dino} who flew. The second time, {dino.he} pushed the
ball with {dino.his} nose, but then the ball was in the way of the hole. Then {dino.he} lay down with one cheek on the grass and sighed.

“It slopes,” said {dino}. “First toward the birch. Then it changes its mind.”

“Do that again,” said {child}, and lay down too.

It was true. From down there the grass was hills and valleys. And {dino} had a tail as stiff as a ruler. Cheek down. Look. Up,
turn around, a small swing of the tail. The ball rolled toward the birch, changed its mind, and fell in.`,
            lesson2: `The putter was twice as long as {dino}. {child} held one end, {dino} hung from the other, and the ball stayed put. Then {dino.he} climbed up on
the ball, as in a circus, and rolled past the hole at some speed.

After that {dino.he} needed to lie down, one cheek on the grass.

“From here it’s a valley,” said {dino}. “It goes to the birch and changes its mind.”

{child} lay down too. It was a valley.

“How straight is that tail?”

It was like a ruler. Cheek down. Look. Up, turn around, one small swing. The ball went to the birch, changed its mind, and dropped in.`,
            swap: '{child} put a stick in the hole and stuck a leaf on it. The herd walked around it. “It stands well,” said somebody.',
            friend:
              '{Friend} counted the strokes out loud. An iguanodon asked for a little less loud.',
            match: `The herd teed off with tree trunks. At the last hole they were even. {child} hit a soft one with a crooked branch:
over the ditch, one bounce, six steps from the hole. The rest was up to {dino}.

But {dino} was standing in the hole next to the stick, holding up a leaf. Out of old habit {dino.he} had turned into a flag.

“{dino}!” ${caller.en}.

Nobody had ever shouted that name on a green before. {dino} dropped the leaf and ran. Cheek down. Look. Turn. The tail swung.

The ball went toward the birch, changed its mind, came up to the edge, and stopped. All eleven took a step forward to see
better, and the ground jumped. Plop, said the hole.`,
            offer: '“I could be a flag for a while,” said the biggest one at last. “My feet are tired anyway.”',
            after: 'It stood beside the hole holding a whole birch. It showed up very well.',
            home: ', three hops to every step',
          },
        },
        Dance: {
          sv: {
            come: 'hit för att {play sport}',
            title: 'Hängaren som ville dansa',
            roleA: 'klädhängare',
            thing: 'dansskorna',
            them: 'dem',
            it: 'de',
            wet: 'våta',
            forgot: 'glömda',
            lent: 'utlånade',
            track: 'runda tår, och små hål runt omkring efter taggar',
            to: `${meadow.sv} Det hängde lyktor i granarna.`,
            kind: 'Under dem stod en kentrosaurus.',
            sees: 'Den hade taggar längs hela ryggen, långa som paraplyer, och på de två främsta hängde dansskorna.',
            role: 'klädhängaren',
            nick: 'Hängaren',
            how: 'De hänger sina kransar på mig, och så går de och dansar. Man ser bra därifrån.',
            do: 'dansa',
            order: 'Ställ dig vid grinden.',
            rule: 'Hängare dansar inte',
            lesson: `– Höger fot, sa {child}.

– Jag har två.

De tog den främre. Två steg åt sidan, stamp, halv snurr. Första försöket trampade {dino} på sin egen svans. Andra försöket tog
halva snurren med sig tre lyktor. {dino} blev så arg att axlarna skakade, och taggarna slog mot varandra:
tacka-tacka-tack.

– Gör om det där, sa {child}.

Tacka-tacka-tack. Det var en takt. Och där snurren skulle vara stod {dino} still och skakade på axlarna i stället, medan {child}
snurrade för båda.`,
            lesson2: `Två steg åt sidan gick bra, åtminstone framtill. Bak dansade {dino} något annat. Vid stampet ramlade en lykta ner, och den halva snurren blev en hel och
en till, för {dino} visste inte var man slutar.

Till slut stod {dino.he} där och var yr, och alla taggarna skallrade: tacka-tacka-tack.

– Hör du? sa {child}.

– Förlåt.

– Nej, det är ju trummor!

Tacka-tacka-tack. Så de delade upp det. {child} tog alla snurrar, och under tiden stod {dino} på stället och skakade axlarna.`,
            swap: '{child} visade flocken staketet. Där fanns plats för elva kransar. Det hade ingen sett förut.',
            friend: '{Friend} satt på grinden och klappade takten med två ormbunkar.',
            match: `Men när dansen skulle börja stod alla längs kanten. Ingen ville vara först. Flocken var så stor, och ängen så
tom. Några tittade på sina tår.

Då gick {child} ut i mitten. Två steg åt sidan, stamp, halv snurr. Vid staketet stod {dino}, alldeles stilla. Elva hade glömt
sig och hängt kransarna där de brukade.

– {dino}! ${caller.sv}.

Det namnet hade ingen ropat på en dans förut. {dino} kom. Två steg, stamp. Axlarna. Tacka-tacka-tack! Kransarna flög åt alla
håll. En landade på nosen på en tyrannosaurus, som började gunga lite.

Sedan gungade triceratopsen. Sedan svängde elva svansar åt samma håll, och hela ängen gick i takt.`,
            offer: '– Jag kan vara hängare ett tag, sa den största till slut. Jag är ändå trött i fötterna.',
            after: 'Den ställde sig vid grinden med allas kransar över armen och gungade bara lite, i knäna.',
            home: ', två steg och ett stamp, två steg och ett stamp',
          },
          en: {
            come: 'here to {play sport}',
            title: 'The Coat Rack That Wanted to Dance',
            roleA: 'a Coat Rack',
            thing: 'the dancing shoes',
            them: 'them',
            it: 'they',
            wet: 'wet',
            track: 'round toes, and little holes all around it from spikes',
            to: `${meadow.en} Lanterns hung in the trees.`,
            kind: 'Under them stood a kentrosaurus.',
            sees: 'It had spikes all along its back, as long as umbrellas, and from the two front ones hung the dancing shoes.',
            role: 'the coat rack',
            nick: 'Rack',
            how: 'They hang their wreaths on me, and then they go and dance. You get a good view.',
            do: 'dance',
            order: 'Over by the gate.',
            rule: 'Racks don’t dance',
            lesson: `“Right foot,” said {child}.

“I have two.”

They used the front one. Two steps to the side, stamp, half a turn. The first time, {dino} stepped on {dino.his} own tail. The
second time, the half turn took three lanterns along with it. {dino} was so annoyed that the spikes shook and knocked
together: tacka-tacka-tack.

“Do that again,” said {child}.

Tacka-tacka-tack. That was a beat. And where the turn was supposed to be, {dino} stood still and shook those shoulders, and
{child} turned for both of them.`,
            lesson2: `Two steps to the side went well, at least in front. In back, {dino} danced something else. At the stamp a lantern fell down, and the half turn became a
whole one and one more, since {dino} didn’t know where to stop.

In the end {dino.he} stood there being dizzy, and all the spikes rattled: tacka-tacka-tack.

“Do you hear that?” said {child}.

“Sorry.”

“No, it’s drums!”

Tacka-tacka-tack. So they shared it out. {child} took all the turns, and meanwhile {dino} stood on the spot and shook those shoulders.`,
            swap: '{child} showed the herd the fence. There was room on it for eleven wreaths. Nobody had ever noticed.',
            friend: '{Friend} sat on the gate and clapped the beat with two ferns.',
            match: `But when it was time, everybody stood around the edge. Nobody wanted to be first. The herd was so big, and the
meadow so empty. Several of them looked at their toes.

So {child} walked out into the middle. Two steps to the side, stamp, half a turn. Over by the fence stood {dino}, perfectly
still. Eleven dinosaurs had forgotten, and hung their wreaths in the usual place.

“{dino}!” ${caller.en}.

Nobody had ever shouted that name at a dance before. {dino} came. Two steps, stamp. Shoulders. Tacka-tacka-tack! The wreaths
flew in every direction. One landed on the nose of a tyrannosaurus, who began to sway a little.

Then the triceratops swayed. Then eleven tails swung the same way, and the whole meadow was on the beat.`,
            offer: '“I could be a rack for a while,” said the biggest one at last. “My feet are tired anyway.”',
            after: 'It stood by the gate with everybody’s wreaths and only swayed a little, at the knees.',
            home: ', two steps and a stamp, two steps and a stamp',
          },
        },
        any: {
          sv: {
            come: 'hit, och då är det {sport} som gäller',
            title: 'Bänken som ville vara med',
            roleA: 'bänk',
            thing: 'träningsväskan',
            them: 'den',
            it: 'den',
            wet: 'fuktig',
            forgot: 'glömd',
            lent: 'utlånad',
            track: 'brett och platt som en bricka',
            to: meadow.sv,
            kind: 'Där stod en nodosaurus.',
            sees: 'Den var lång och låg och alldeles platt på ryggen, och på ryggen låg elva sittdynor.',
            role: 'bänken',
            nick: 'Bänken',
            how: 'De sitter på mig och väntar på sin tur. Jag väntar också, på ingenting.',
            do: 'vara med',
            order: 'Lägg dig.',
            rule: 'Bänkar får ingen tur',
            lesson: `{child} visade, så långsamt det gick. {dino} gjorde efter. Första försöket blev det bakvänt. Andra försöket
blev det åt rätt håll, men i bitar: en fot, en fot till, och svansen när allt var över.

– Gör om det där, sa {child}. Men i ett.

– Svansen är så långt borta, sa {dino}. Den får veta saker sent.

Så {child} ställde sig vid svansen och viskade till den i förväg. Sjunde gången kom alltihop på samma gång, och sittdynorna
låg kvar.`,
            lesson2: `{child} delade upp det i fyra delar. {dino} kunde alla fyra, men inte efter varandra, för vid den tredje kom svansen med den första.

– Den är inte olydig, sa {dino}. Den får bara höra allting sist.

De provade att ropa. Då hoppade svansen högt, och tre sittdynor for iväg.

– Den är ju rädd, sa {child}.

Så {child} gick bak och viskade i svansspetsen, lite i förväg varje gång. Vid åttonde försöket kom alla fyra delarna i ett, och inte en dyna
rörde sig.`,
            swap: '{child} rullade fram en stock. Flocken provade den, en i taget. – Den andas inte, sa någon.',
            friend: '{Friend} höll reda på vems tur det var. En triceratops sa att det var hans, varje gång.',
            match: `De gjorde det en i taget, och kvällens {sport} gick bra ända till {dino's} tur.

Då låg {dino.he} kvar. Av gammal vana hade {dino.he} blivit bänk, och på ryggen hade tre raptorer redan satt sig.

– {dino}! ${caller.sv}. Din tur!

Det namnet hade ingen ropat på en äng förut. {dino} reste sig. Raptorerna hann inte av. De fick följa med, alla tre, och hålla i
sig i sittdynorna, och {dino} gjorde hela saken i ett, precis som de hade övat, och svansen var med från början.

Raptorerna ville åka en gång till.`,
            offer: '– Jag kan vara bänk ett tag, sa den största till slut. Jag är ändå trött i fötterna.',
            after: 'Den lade sig, och de andra satte sig på rad.',
            home: ', och svansen kom lite senare',
          },
          en: {
            come: 'here, and it’s all {sport}',
            title: 'The Bench That Wanted a Turn',
            roleA: 'a Bench',
            thing: 'the sports bag',
            them: 'it',
            it: 'it',
            wet: 'damp',
            track: 'as broad and flat as a tray',
            to: meadow.en,
            kind: 'There stood a nodosaurus.',
            sees: 'It was long and low and perfectly flat on top, and on top lay eleven cushions.',
            role: 'the bench',
            nick: 'Bench',
            how: 'They sit on me and wait for their turn. I wait too, for nothing.',
            do: 'join in',
            order: 'Lie down.',
            rule: 'Benches don’t get a turn',
            lesson: `{child} showed how, as slowly as it can be done. {dino} copied. The first time, it came out backward. The
second time, it came out the right way around but in pieces: one foot, one more foot, and the tail when it was all over.

“Do that again,” said {child}. “But all in one.”

“The tail’s such a long way off,” said {dino}. “It hears about things late.”

So {child} stood by the tail and whispered to it ahead of time. The seventh try, everything came at once, and the cushions
stayed on.`,
            lesson2: `{child} divided it into four parts. {dino} could do all four, but not one after the other, because on the third the tail came in with the first.

“It isn’t disobedient,” said {dino}. “It’s only told things last.”

They tried shouting. The tail jumped, and three cushions flew.

“It’s scared,” said {child}.

So {child} went around to the back and whispered to the tip of the tail, a little ahead each time. On the eighth try all four parts came in one, and
not a cushion moved.`,
            swap: '{child} rolled out a log. The herd tried it, one by one. “It doesn’t breathe,” said somebody.',
            friend: '{Friend} kept track of whose turn it was. A triceratops said that it was his, every time.',
            match: `They took it one at a time, and the evening’s {sport} went well, right up to {dino’s} turn.

Then {dino.he} stayed lying down. Out of old habit {dino.he} had turned into a bench, and three raptors had already taken
their seats.

“{dino}!” ${caller.en}. “Your turn!”

Nobody had ever shouted that name in a meadow before. {dino} got up. The raptors didn’t have time to get off. They had to come
along, all three, and hang on to the cushions, and {dino} did the whole thing in one, exactly as they had practiced, and the
tail was with them from the start.

The raptors wanted to ride again.`,
            offer: '“I could be a bench for a while,” said the biggest one at last. “My feet are tired anyway.”',
            after: 'It lay down, and the others sat in a row.',
            home: ', and the tail came along a little later',
          },
        },
      },
    },
  },
  beats: [
    {
      id: 'open',
      part: 'open',
      at: 'the front steps, in the morning',
      with: ['child'],
      plants: ['borrowed', 'fern', 'footprint'],
      either: [
        {
          sv: `
Tre kvällar i rad hade {child} glömt {kit.thing} på trappan, och tre kvällar i rad hade någon lånat {kit.them}. På morgonen
låg {kit.it} där igen, {kit.wet}, med ett ormbunksblad på. Och den tredje morgonen fanns det ett fotspår i [season.winter:
snön | leran]: {kit.track}. Sådana fötter har bara dinosaurier, och dinosaurier ska vara utdöda.
`,
          en: `
Three evenings in a row {child} had left {kit.thing} out on the steps, and three evenings in a row somebody had borrowed
{kit.them}. By morning {kit.it} lay there again, {kit.wet}, with a fern leaf on top. The third morning there was a
footprint in the [season.winter: snow | mud]: {kit.track}. Only dinosaurs have feet like that, and dinosaurs are supposed to
be extinct.
`,
        },
        {
          sv: `
På trappan låg ett ormbunksblad, stort som ett paraply. Under bladet låg {kit.thing}, {kit.wet}. {child} hade glömt
{kit.them} ute för tredje kvällen i rad, och för tredje gången hade någon lånat {kit.them}. Nedanför fanns ett fotspår i
[season.winter: snön | leran]: {kit.track}. Sådana fötter har bara dinosaurier, och dinosaurier ska vara utdöda.
`,
          en: `
On the steps lay a fern leaf as big as an umbrella. Under the leaf lay {kit.thing}, {kit.wet}. {child} had left {kit.them} out
for the third evening in a row, and for the third time somebody had borrowed {kit.them}. Below, in the
[season.winter: snow | mud], was a footprint: {kit.track}. Only dinosaurs have feet like that, and dinosaurs are supposed to be
extinct.
`,
        },
      ],
    },
    {
      id: 'pet',
      part: 'open',
      at: 'at the steps',
      with: ['child', 'pet'],
      if: 'pet',
      either: [
        {
          sv: `
[pet.dog: {Pet} luktade på spåret från häl till tå och gick sedan in igen, ganska fort. | [pet.cat: {Pet} luktade på spåret,
tvättade sig på ett ställe som redan var rent och gick in. | {Pet} fick höra om saken till frukosten.]]
`,
          en: `
[pet.dog: {Pet} sniffed the print from heel to toe and then went back inside, fairly fast. | [pet.cat: {Pet} sniffed the print,
washed in a place that was already clean, and went inside. | {Pet} was told about it at breakfast.]]
`,
        },
        {
          sv: `
[pet.dog: {Pet} morrade åt bladet, och när det inte svarade fick det vara. | [pet.cat: {Pet} satte en tass bredvid spåret, jämförde
och flyttade upp på fönsterbrädan. | {Pet} tillfrågades, men hade inte hört något under natten.]]
`,
          en: `
[pet.dog: {Pet} growled at the leaf, and when it didn’t answer, let it go. | [pet.cat: {Pet} put a paw beside the print, compared,
and moved up to the windowsill. | {Pet} was asked, but hadn’t heard a thing all night.]]
`,
        },
      ],
    },
    {
      id: 'out',
      part: 'stir',
      at: 'out through the gate, at dusk, in sight of the kitchen window',
      with: ['child', 'friend', 'adult'],
      pays: ['footprint'],
      plants: ['kitchen window', 'eight o’clock'],
      either: [
        {
          sv: `
Fjärde kvällen glömde {child} {kit.them} med flit, väntade en stund och följde sedan de nya spåren med ficklampa. [adult:

– Så långt köksfönstret syns, sa {adult}. Och in klockan åtta.

| Regeln var att köksfönstret skulle synas, och in klockan åtta.] [friend: Vid grinden stod {friend} med ett
måttband [age>6: , för {friend} trodde inte på spår som inte var uppmätta].]

{kit.to} {kit.kind} {kit.sees} [friend: {Friend} mätte och skrev: på riktigt.]
`,
          en: `
On the fourth evening {child} forgot {kit.them} on purpose, waited a while, took the [uk: torch | flashlight], and followed
the new tracks. [adult:

“As far as you can see the kitchen window,” said {adult}. “And in by eight.”

| The rule was: in sight of the kitchen window, and in by eight.] [friend: At the gate stood {friend}
with a tape measure[age>6: , not being one to believe in tracks that hadn’t been measured].]

{kit.to} {kit.kind} {kit.sees} [friend: {Friend} measured, and wrote down: real.]
`,
        },
        {
          sv: `
Fjärde kvällen lades {kit.thing} på trappan med flit. {child} stod innanför dörren och räknade till hundra. Vid åttiosju var
trappan tom. [adult:

– Du ska se köksfönstret hela tiden, sa {adult}. Klockan åtta blinkar jag.

| Köksfönstret skulle synas hela tiden, och klockan åtta blinkade det.] Ficklampan tändes på nya spår. [friend: Vid grinden väntade {friend}, och ett måttband
[age>6: , för det som ska bli trott måste mätas].]

{kit.to} {kit.kind} {kit.sees} [friend: – På riktigt, sa {friend} och skrev upp det.]
`,
          en: `
On the fourth evening {kit.thing} went out on purpose. {child} stood behind the door and counted. By
eighty-seven the steps were empty. [adult:

“Keep the kitchen window in sight,” said {adult}. “I’ll blink it at eight.”

| The kitchen window had to stay in sight, and at eight it would blink.] On went the [uk: torch | flashlight], over new tracks. [friend: By the gate waited
{friend}, with a tape measure[age>6: , because nothing is believed until it has been measured].]

{kit.to} {kit.kind} {kit.sees} [friend: “Real,” said {friend}, and wrote it down.]
`,
        },
      ],
    },
    {
      id: 'meet',
      part: 'stir',
      at: 'on the meadow, with the dinosaur',
      with: ['child', 'friend', 'dino'],
      plants: ['role', 'name'],
      pays: ['borrowed'],
      either: [
        {
          sv: `
– Jag tänkte lämna tillbaka {kit.them}, sa dinosaurien och blev röd om kinderna. [school: {At school} hade de läst om
dinosaurier i två veckor, men ingen hade sagt att de kunde rodna.]

– Vad skulle du ha {kit.them} till?

– Öva. När månen går upp kommer flocken {kit.come}, och jag är alltid med. I hundra år har jag varit {kit.role}.
{kit.how} Men jag skulle vilja {kit.do}. En enda gång.

Någon måste alltid hålla i vattenflaskorna. Det hade {child} gjort en gång, en hel halvtimme. Men hundra år?

– Vad heter du? frågade {child}. [elder: Man börjar med det, brukar {elder} säga [elder2: , och det håller {elder2} med om].]

– {kit.nick}, sa dinosaurien. Sedan tog det en stund, som när man letar längst in i en låda. – {dino}, egentligen.
`,
          en: `
“I was going to bring {kit.them} back,” said the dinosaur, and turned red. [school: {At school} they had done dinosaurs for two
whole weeks, and nobody had mentioned blushing.]

“What did you want {kit.them} for?”

“Practice. When the moon comes up, the herd comes {kit.come}, and I’m always there. For a hundred years I’ve been
{kit.role}. {kit.how} But I’d like to {kit.do}. Just once.”

Somebody always has to hold the water bottles. {child} had done it once, for a whole half hour. But a hundred years?

“What’s your name?” asked {child}. [elder: That’s where you start, {elder} always says [elder2: , and {elder2} agrees].]

“{kit.nick},” said the dinosaur. Then it took a while, like looking for something at the back of a drawer. “{dino},
really.”
`,
        },
        {
          sv: `
– Förlåt, sa dinosaurien och blev röd ända bak till nacken. Jag skulle ha lämnat {kit.them} före frukost. [school: Om det hade det inte
stått ett ord i dinosauriehäftet {at school}.]

– Det gör inget. Men varför?

– Jag tränar. I kväll, när det blir måne, kommer flocken {kit.come}. Alla får {kit.do} utom jag. Jag är {kit.role}, sedan hundra
år. {kit.how} Men en enda gång vore roligt.

{child} hade varit träd i en teater. Det tog fyra minuter, och det räckte.

– Vad säger man till dig? frågade {child}. [elder: Ett namn är halva vägen, tycker {elder} [elder2: , och {elder2} tycker att det är den roliga
halvan].]

– {kit.nick}, mest. Dinosaurien blundade, som när man försöker minnas en visa. – Men jag heter {dino}.
`,
          en: `
“I’m sorry,” said the dinosaur, turning red all the way around to the back. “I meant to return {kit.them}.” [school: There hadn’t been a
word about that in the dinosaur booklet {at school}.]

“That’s all right. But why?”

“I’m practicing. Tonight, when there’s a moon, the herd comes {kit.come}. Everybody gets to {kit.do} but me. I’m {kit.role}, and have been for a
hundred years. {kit.how} But once would be nice.”

{child} had been a tree in a play once. It took four minutes, and that was plenty.

“What do people call you?” asked {child}. [elder: A name is half the way there, {elder} thinks[elder2: , and {elder2} thinks it’s the fun
half].]

“{kit.nick}, mostly.” The dinosaur shut both eyes, as if to remember a song. “It’s {dino}.”
`,
        },
      ],
    },
    {
      id: 'lesson',
      part: 'try',
      at: 'on the meadow',
      with: ['child', 'friend', 'dino'],
      either: [
        {
          sv: `
De började genast. [athlete: {dino} ställde sig precis som {athlete} på affischen i {child's} rum [age>6: , som syns så
bra från trappan].]

{kit.lesson}
`,
          en: `
They started right away. [athlete: {dino} stood exactly like {athlete} on the poster in {child's} room [age>6: , which can be
seen so well from the steps].]

{kit.lesson}
`,
        },
        {
          sv: `
[age>6: Än var månen inte uppe, så de hann.] [athlete: {child} ställde sig som {athlete} på affischen, och {dino} ställde sig som {child}.]

{kit.lesson2}
`,
          en: `
[age>6: The moon wasn’t up yet, so there was time.] [athlete: {child} stood like {athlete} on the poster, and {dino} stood like {child}.]

{kit.lesson2}
`,
        },
      ],
    },
    {
      id: 'herd',
      part: 'try',
      at: 'on the meadow; the herd comes out between the trees',
      with: ['child', 'friend', 'dino', 'herd'],
      pays: ['role'],
      either: [
        {
          sv: `
Då skakade marken. [city: I {city} hoppade kaffekopparna på sina fat, och folk trodde att det var en lastbil.] Ut mellan
granarna kom flocken, elva stycken, den största sist.

– {kit.nick}! sa den största. {kit.order}

– {dino} ska {kit.do} i kväll, sa {child}. Med [friend: oss | mig].

– {kit.rule}, sa den största. Det lät inte elakt. Det lät som när man säger att soffor inte cyklar.

{kit.swap}

[friend: {kit.friend}]
`,
          en: `
Then the ground shook. [city: All over {city}, coffee cups hopped on their saucers, and people thought it was a truck.] Out
between the trees came the herd, eleven of them, the biggest one last.

“{kit.nick}!” said the biggest one. “{kit.order}”

“{dino} is going to {kit.do} tonight,” said {child}. “With [friend: us | me].”

“{kit.rule},” said the biggest one. It didn’t sound mean. It sounded the way you say that sofas don’t ride bicycles.

{kit.swap}

[friend: {kit.friend}]
`,
        },
        {
          sv: `
Gräset började darra. [city: I {city} nickade gatlyktorna, och ingen kom på varför.] Sedan kom de mellan granarna, elva dinosaurier,
i storleksordning, med den största sist.

– Jaså, {kit.nick}, sa den. {kit.order}

– {dino} heter det, sa {child}. Och i kväll ska {dino} {kit.do}. Vi är [friend: tre | två].

– {kit.rule}, sa den största, utan att vara arg. Så säger man att fiskar inte har fickor.

{kit.swap}

[friend: {Friend} gick fram med måttbandet till den största. Det räckte till knät. Och lite till, skrev {friend}.]
`,
          en: `
The grass began to tremble. [city: In {city} the streetlights nodded, and nobody could think why.] Then they came out between the trees,
eleven of them by size, the biggest one last.

“Well now, {kit.nick},” it said. “{kit.order}”

“The name is {dino},” said {child}. “And tonight {dino} is going to {kit.do}. There are [friend: three | two] of us.”

“{kit.rule},” said the biggest one, not angrily. It’s how you say that fish don’t have pockets.

{kit.swap}

[friend: {Friend} went up to the biggest one with the tape measure. It reached the knee. And then some, wrote {friend}.]
`,
        },
      ],
    },
    {
      id: 'match',
      part: 'turn',
      at: 'on the meadow, in the game',
      with: ['child', 'friend', 'dino', 'herd'],
      pays: ['name'],
      sv: `
{kit.match}
`,
      en: `
{kit.match}
`,
    },
    {
      id: 'offer',
      part: 'turn',
      at: 'on the meadow',
      with: ['child', 'friend', 'dino', 'herd'],
      either: [
        {
          sv: `
[age>6: Det blev tyst en stund.]

{kit.offer} {kit.after}

– {dino}, sa de andra och provade namnet. {dino}, en gång till.
`,
          en: `
[age>6: It was quiet for a while.]

{kit.offer} {kit.after}

“{dino},” said the others, trying out the name. “{dino}. Again.”
`,
        },
        {
          sv: `
[age>6: Ingen kunde komma på vad man brukar säga.]

{kit.offer} {kit.after}

– Bra, {dino}, sa någon, mest för att få säga det. Sedan ville alla säga det.
`,
          en: `
[age>6: Nobody could think what is usually said.]

{kit.offer} {kit.after}

“Good, {dino},” said somebody, mostly to get to say it. Then they all wanted to.
`,
        },
      ],
    },
    {
      id: 'back',
      part: 'back',
      at: 'from the meadow to the gate and the steps',
      with: ['child', 'friend', 'dino', 'adult'],
      pays: ['kitchen window', 'eight o’clock'],
      plants: ['steps'],
      either: [
        {
          sv: `
Nu blinkade det två gånger i köksfönstret. Det betydde klockan åtta. {dino} följde med till grinden{kit.home}.
[music: {child} nynnade [song: {song} | på {music}], och {dino} brummade med [age>6: , så djupt att det mest
kändes i fotsulorna].]
[friend: {Friend} gick hem med alla mått i fickan [age>6: , för i morgon skulle ingen tro det annars].] På trappan lade {child} ner
{kit.thing}, mitt på, så att {kit.it} syntes.

[adult: – Åtta prick, sa {adult} och plockade en bit ormbunke ur {child's} hår. Hände det något?

– {dino} fick vara med, sa {child}. | I {child's} hår satt en bit ormbunke, och den fick sitta kvar.]
`,
          en: `
Now the kitchen window blinked twice. That meant eight o’clock. {dino} came along to the gate{kit.home}.
[music: {child} hummed {music}, and {dino} rumbled along [age>6: , so low that you felt it mostly in the soles of your feet].]
[friend: {Friend} went home with all the measurements [age>6: , since nobody would believe it tomorrow otherwise].] On the
steps {child} put down {kit.thing}, right in the middle, where {kit.it} would show.

[adult: “Eight on the dot,” said {adult}, and picked a piece of fern out of {child's} hair. “Did anything happen?”

“{dino} got to join in,” said {child}. | There was a piece of fern in {child's} hair, and it was allowed to stay.]
`,
        },
        {
          sv: `
Köksfönstret blev mörkt, ljust, mörkt och ljust. Då var klockan åtta. {dino} gick bredvid fram till grinden{kit.home}. [music:
{child} nynnade [song: {song} | på {music}] på vägen, och bakom dem tog elva stycken basen.] [friend: {Friend} gick hem med tre sidor siffror
[age>6: och en egen sida för svansen].] Överst på trappan, där månen kom åt, lade {child} {kit.thing}.

[adult: – På slaget, sa {adult}. Vad är det du har i håret?

– Ett kvitto, sa {child}. | Det satt ett grönt blad i {child's} hår, som ett kvitto.]
`,
          en: `
The kitchen window went dark, light, dark, and light. It was eight. {dino} walked alongside as far as the gate{kit.home}. [music: {child} hummed {music}, and eleven others took the bass.] [friend: {Friend} went home with three pages of figures[age>6: , and one more
page for the tail].] In the moonlight at the top of the steps {child} put {kit.thing}.

[adult: “On the dot,” said {adult}. “What’s that in your hair?”

“A receipt,” said {child}. | There was a green leaf in {child's} hair, like a receipt.]
`,
        },
      ],
    },
    {
      id: 'down',
      part: 'down',
      at: 'in bed',
      with: ['child', 'pet'],
      either: [
        {
          sv: `
Sedan var det tandborste, och kallt lakan som blev varmt [pet.dog / pet.cat: , och {pet} tung över fötterna]. Långt borta
mullrade det, ungefär som ett godståg. [pet.other: {Pet} fick veta vad det var.] {child} hörde precis vad de sa, {dino},
{dino}, glesare och glesare, tills också en flock behövde sova.
`,
          en: `
Then there was a toothbrush, and a cold sheet that got warm [pet.dog / pet.cat: , and {pet} heavy across both feet]. Far away
something rumbled, like a freight train. [pet.other: {Pet} was told what it was.] {child} could hear what they
were saying, {dino}, {dino}, farther and farther apart, until even a herd needs to sleep.
`,
        },
        {
          sv: `
Täcket var tungt, och fötterna fick tillbaka sin värme [pet.dog / pet.cat: , det mesta av {pet}]. [pet.other: {Pet} fick höra alltihop från
början.] Genom fönstret kom ett ljud som av en lastbil långt borta, om en lastbil kunde säga {dino}. Den sa det mer och mer sällan, och till
slut hördes bara skogen.
`,
          en: `
The quilt was heavy, and feet got their warmth back [pet.dog / pet.cat: , most of it from {pet}]. [pet.other: {Pet} was told the whole thing from the
beginning.] Through the window came a sound like a truck far away, if a truck could say {dino}. It said it less and less often, and in the
end there was only the forest.
`,
        },
        {
          sv: `
Tandkrämen smakade lite ormbunke. Sängen var sig lik[pet.dog / pet.cat: , med {pet} på mitten]. [pet.other: {Pet} fick veta hur det gick.] I skogen
övade de på namnet, en i taget, {dino}, {dino}, först de små och sist den största, tills det inte fanns någon kvar som inte
kunde det.
`,
          en: `
The toothpaste tasted a little of fern. The bed was the same as ever[pet.dog / pet.cat: , with {pet} in the middle]. [pet.other: {Pet} was told how it went.] In the
forest they practiced the name, one at a time, {dino}, {dino}, the small ones first and the biggest one last, until there was nobody
left who didn’t know it.
`,
        },
      ],
    },
    {
      id: 'last',
      part: 'last',
      at: 'the empty steps in the moonlight',
      with: [],
      pays: ['steps', 'fern'],
      either: [
        {
          sv: `
Ute på trappan var det redan tomt. I kväll var {kit.thing} inte {kit.forgot}. {Kit.it} var {kit.lent}.
`,
          en: `
Out on the steps there was nothing left. Tonight {kit.thing} had not been forgotten. {Kit.it} had been lent.
`,
        },
        {
          sv: `
Ute på trappan sken månen på ett tomt ställe, precis så stort som {kit.thing}. I morgon skulle {kit.it} ligga där igen,
{kit.wet}, med ett ormbunksblad ovanpå. Så kvitterar en dinosaurie.
`,
          en: `
Out on the steps the moon shone on an empty place, exactly as big as {kit.thing}. In the morning {kit.it} would lie there
again, {kit.wet}, with a fern leaf on top. That is how a dinosaur signs for things.
`,
        },
        {
          sv: `
Nedanför trappan fanns ett nytt spår, på väg bort. Där {kit.thing} hade legat låg ett ormbunksblad med stjälken under mattan, så att
det inte skulle blåsa bort. Så gör en dinosaurie som har lånat.
`,
          en: `
Below the steps was a new footprint, on its way out. Where {kit.thing} had been lay a fern leaf, its stem tucked under the mat, so that
it wouldn’t blow away. That is what a dinosaur does who has borrowed.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['out', 'meet', 'lesson'],
      world: 'garden',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'dinosaur', pose: 'stand', at: 'right', if: '!sport.Tennis' },
        { who: 'tyrannosaurus', pose: 'stand', at: 'right', if: 'sport.Tennis' },
        { who: 'child', pose: 'lantern', at: 'left' },
        { who: 'friend', pose: 'stand', at: 'near' },
      ],
      props: ['gate', 'flashlight'],
      alt: {
        sv: 'I skymningen lyser {child} på en dinosaurie som har blivit röd om kinderna.',
        en: 'At dusk {child} shines a light on a dinosaur who has turned quite red.',
      },
    },
    {
      beats: ['lesson', 'herd', 'match'],
      world: 'forest',
      time: 'dusk',
      light: 'moon',
      figures: [
        { who: 'little-dinosaurs', pose: 'stand', at: 'far' },
        { who: 'dinosaur', pose: 'stand', at: 'right' },
        { who: 'child', pose: 'stand', at: 'left' },
        { who: 'friend', pose: 'stand', at: 'near' },
      ],
      alt: {
        sv: 'Flocken kommer ut mellan granarna, och {child} står bredvid {dino}.',
        en: 'The herd comes out between the trees, and {child} stands beside {dino}.',
      },
    },
    {
      beats: ['match', 'offer', 'back'],
      world: 'playing-field',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'dinosaur', pose: 'stand', at: 'centre', if: '!sport.Tennis' },
        { who: 'tyrannosaurus', pose: 'stand', at: 'centre', if: 'sport.Tennis' },
        { who: 'child', pose: 'run', at: 'left' },
        { who: 'friend', pose: 'run', at: 'right' },
      ],
      alt: {
        sv: '{dino} är med på riktigt, i månskenet, och {child} är alldeles intill.',
        en: '{dino} joins in for real, in the moonlight, and {child} is right beside.',
      },
    },
  ],
});
