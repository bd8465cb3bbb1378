import { type Noun, nouns } from './scene-nouns.ts';

/** Words that look so much like a drawn noun that nobody would miss a drawing of their own: young ones, breeds, other names. */
const lookAlikes = `
dog husky dalmatian chihuahua poodle dachshund sheepdog puppy|cat kitten magic-cat|fox foxes|rabbit bunny|pig piglet flying-pig wild-boar|
sheep lamb|cow calf|pony foal|lion lion-cub|leopard cheetah hyena sabre-tooth|monkey chimpanzee|llama alpaca|rhinoceros rhino|
tyrannosaurus t-rex velociraptor|dinosaur diplodocus baby-dinosaur|mouse rat|bird budgie robin sparrow cuckoo dream-bird|chick duckling|
rooster cockerel|hen turkey|parrot toucan|fish clownfish pufferfish|whale orca|bee bumblebee wasp|butterfly moth|worm eel|lizard salamander chameleon|
frog frog-prince tadpole|sea-serpent sea-monster|dragon ice-dragon rainbow-dragon three-headed-dragon griffin|ghost ghost-child poltergeist|
monster book-monster bath-monster sweet-monster sock-monster toilet-monster wardrobe-monster slime-monster swamp-monster tickle-monster monster-baby nightmare-monster dust-bunny|
yeti snow-monster|troll goblin tooth-goblin troll-child|tomte garden-gnome house-spirit christmas-elf leprechaun dwarf|shadow shadow-creature dark|
fairy pixie tooth-fairy wood-nymph forest-spirit|mermaid water-sprite selkie|giant stone-giant cloud-giant|unicorn pegasus|star star-child|firefly will-o-the-wisp|
fire-fighter firefighter|postman postal-worker|cook chef pizza-chef waiter|train-driver conductor-on-train bus-driver lorry-driver digger-driver pilot|
captain pirate-captain lighthouse-keeper sailor fisherman|pirate robber-chief viking|builder mechanic plumber electrician caretaker bin-collector|
doctor vet paramedic scientist|teacher preschool-teacher author babysitter|wizard apprentice-wizard|queen snow-queen|dancer ballerina acrobat gymnast tightrope-walker|
clown jester juggler ringmaster|detective spy reporter|footballer goalkeeper champion|gardener beekeeper shepherd|magician conductor-of-music|
girl big-sister best-friend twin|boy little-brother neighbour|woman shopkeeper singer|man mayor artist inventor|director boss|astronaut time-traveller|
train steam-engine|boat rowing-boat|sled sledge|scooter kick-scooter|dump-truck dumper|space-ship spaceship|ship ferry tugboat|
lemons lemon|grapes grape|berries blueberry|watermelon melon|glass-of-water water|sweets candy|
wardrobe coat-stand|rug carpet|bookshelf bookcase|chest-of-drawers drawer|blanket quilt|bin waste-basket|tap water-tap|
beanie woolly-hat|sweater jumper|mitten glove|coat jacket raincoat dressing-gown|cape cloak|slippers slipper|backpack rucksack|
fridge freezer|oven stove|washing-machine dishwasher tumble-dryer|blocks building-blocks|puzzle jigsaw-puzzle|music-box musical-box|see-saw seesaw|
cottage log-cabin shed|barn stable|shop supermarket|house flat|hut den|snowflake snow|comet shooting-star|
soap-bubble bubble|web spider-web|mailbox letter-box|remote remote-control|flashlight torch|wand magic-wand|present parcel|treasure-chest chest treasure|
drawing picture|photograph|book diary spellbook|footprint track|acorn conker|fir-tree fir|tree oak willow birch|flower daisy|
cave-mouth cave|sea ocean-floor|wave tide|forest jungle|thunder-large thunder|night-light light-bulb|
christmas-tree christmas|bathtub bath|slide playground|gingerbread gingerbread-man|tomte gnome|rabbit easter-bunny|pot saucepan|clothes-line washing-line|
t-shirt shirt|
fish pike salmon|lizard gecko|frog toad|badger wolverine|eagle falcon|lobster shrimp|shell mussel|hedgehog sea-urchin|narwhal swordfish|caterpillar centipede|beetle flea|grasshopper stick-insect|
troll zombie|wolf werewolf|horse centaur|bull minotaur|giant cyclops|monster imaginary-friend|alien moon-man|ghost ghost-dog|lion sphinx|dragon gargoyle|hare skvader|elf jack-frost|
boy kid gamer skateboarder stone-age-child|girl violinist|detective ghost-hunter|baker ice-cream-seller|rock-star drummer|conductor pianist|dancer figure-skater|swimmer lifeguard|explorer treasure-hunter archaeologist dinosaur-scientist mountaineer zookeeper|
ninja samurai|builder blacksmith cleaner|woman tailor hairdresser|old-man shoemaker watchmaker|man photographer chimney-sweep|director actor|knight squire|pirate burglar|clown puppeteer|police-officer crossing-guard|
bin-lorry street-sweeper|aeroplane glider|
shop toy-shop pet-shop sweet-shop bookshop post-office chemists flower-shop hairdressers dentists|skyscraper hotel bank|hut hen-house boathouse sauna|factory chocolate-factory|house roof garage petrol-station|satellite space-station|
castle ruin museum theatre town-hall|school preschool-house police-station|bakery restaurant|train ghost-train|
windmill wind-turbine|stairs escalator|bell doorbell smoke-alarm|fridge vending-machine|drill jackhammer|saw chainsaw|oven microwave|whisk mixer|candyfloss candyfloss-machine|cogwheel engine invention|
juice smoothie|jelly pudding|sweets liquorice chewing-gum|biscuit crispbread|meatball falafel|acorn nut|bread dough crumb|grapes raisin|
shoes football-boot|scarf fan-scarf|trousers pocket|underpants nappy|button badge|cape costume|bed mattress|rug tablecloth|bucket bucket-and-spade|treasure-chest dressing-up-box|hat magic-set|dice train-of-dominoes|
flower snowdrop|bush hedge nettle ivy|clover grass moss|
sun dawn summer spring day ray|moon night moonbeam|wind gust storm|cloud fog smoke steam dream|raindrop hail meltwater tear|snowflake frost winter|leaf autumn|iceberg ice|star galaxy sticker wish|planet black-hole|
wave lake bay river|puddle pond stream mud whirlpool|
bowl colander dog-bowl egg-cup|yarn wool|rope string chain dog-lead|fork knife|sponge dishcloth|campfire fire|candle matchbox|bottle potion perfume|towel handkerchief|letter paper homework|tin-box lunch-box pencil-case|logs plank|stick straw fence-post|bin rubbish compost|
needle nail|coin battery|bag wallet|book story|sandcastle sand`;

const drawnAs = new Map(
  lookAlikes
    .trim()
    .split(/\|\s*/)
    .flatMap((family) => {
      const [noun = '', ...others] = family.trim().split(' ');
      return others.map((other): [string, Noun] => [other, noun as Noun]);
    }),
);

/** The drawing for a word of the lexicon; undefined where there is none that a child would take for it. */
export function drawingFor(id: string): Noun | undefined {
  return (nouns as readonly string[]).includes(id) ? (id as Noun) : drawnAs.get(id);
}
