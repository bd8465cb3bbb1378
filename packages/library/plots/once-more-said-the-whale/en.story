title: Once More
title: The Tuba Goes First
title: Now There Are Two of You
guest rut: Ruth (she), Hazel (she)

% BOOOORP is the tuba, Ooooo is the whale. “Once more” is said by {rut} all the time, by the whale in its own way, and last of all by the child.

# one-note
The first person who ever liked the way {child} played the tuba was a whale.

{rut} was the teacher. She had a boathouse at the end of the jetty, and there {child} sat[school:  every Wednesday after {school},] on a box with the big tuba on {child.his} lap, so that all you could see was feet and hair. {Child.He} knew one note. It went like this:

BOOOORP.

“Once more,” said {rut}.

# finished
She always said once more. That was why {child} wanted to stop. {Child.He} {child.was} {age}[music: , and {child.he} wanted to play {@song},] and {child.he} had been playing BOOOORP for seven weeks.[friend:  {Friend}[!friend.known: , {child.his} best friend,] knew it by heart.][sport:  Other people got to {play sport}.][pet.dog:  {Pet}[!pet.known:  the dog] came as far as the jetty, and no farther.][pet.cat:  {Pet}[!pet.known:  the cat] lived in the wardrobe these days.][pet.other:  {Pet} hadn’t said what {pet.he} thought.][elder:  {Elder}[elder2:  and {elder2}] said what a lovely note it was, after hearing it twice.]

“I’ve finished with that one,” {child.he} said. “I want another one.”

“Nobody’s ever finished with a note,” said {rut}. “[athlete: Ask {athlete}. ]Once more.”

{child} was so tired of it that {child.he} took in all the air there was in the boathouse, and blew.

BOOOOOOORP!

# a-back
And from out in the bay, something answered.

Ooooooo.

{child} peeped [us: around | round] the tuba. Just outside the door a back was coming up out of the water. It was black and shiny and longer than the boathouse. It went PFFFF, and then it rained, and the rain smelled of fish.

“It’s a whale!” yelled {child}.

“It is,” said {rut}, and wiped her glasses. “And it’s more in tune than you are.”

# two-who-say-it
The whale stayed where it was. It had a small eye, and the eye was looking at the tuba. Ooooo, it said. Then it waited.

“It wants you to answer,” said {rut}.

BOOOORP, played {child}.

The whale was so pleased that it smacked the water with its tail. The whole jetty rocked, and {rut’s} coffee landed in her lap. Ooooo, said the whale. It wasn’t hard to tell what that meant. It meant: once more.

“Now there are two of you saying it!” said {child}.

{Child.He} played until {child.his} lips felt like sausages. The whale never got tired of it. It had been lonely, {rut} thought, and now it had met somebody who spoke Whale.

# dry-stones
But then {child} saw something along the shore. The stones that had been under the water a minute ago were dry.

“{rut}! The water’s going down!”

{Rut} got up so fast that her chair fell over. “The tide’s going out,” she said. “In an hour it’ll be too shallow. That whale’s got to leave, now!”

They waved their arms and shouted. {Rut} banged on a saucepan. The whale took no notice at all. It just looked at the tuba.

# put-it-down
“Put it down,” said {rut}. “If it doesn’t hear anything, it’ll swim away.”

{child} put down the tuba and held {child.his} breath.

The whale waited. It waited and waited. It said, Ooo? Then it came in closer, to see why nobody was answering. Its tummy scraped along the bottom. It stopped moving. It was stuck.

{Rut} put her hand to her mouth.

# the-tuba-first
“It thinks the tuba’s ill,” said {child}. “And you don’t swim off and leave somebody who’s ill!” {Child.He} picked it up again. “We’ve got to get out to where it’s deep. The tuba’s got to go first!”

{Rut} didn’t argue. She buckled {child} into a [us: life vest | life jacket] and pulled it tight, and then she buckled up her own. They got into the rowing boat, {child} at the back with the tuba, and {rut} took the oars.

# fffff
“Play!”

But {child’s} lips were finished. All that came out was a little fffff.

“I can’t!”

“Once more,” said {rut}.

Fffff.

“Once more, {child}!” She didn’t say it the way a teacher does. She said it the way you hold somebody’s hand.

# loose
{child} licked {child.his} lips. {Child.He} put both feet flat on the bottom of the boat. {Child.He} thought of that one small eye, and {child.he} blew.

BOOOOOOOOOOOOORP!

The note rolled right across the bay and bounced off the cliff.[city:  There were people in {city} who thought that it was thunder.] And the whale gave a jerk. It twisted, and it heaved, and it thrashed its tail until the spray went all the way up to the boathouse roof. Scrape, scrape … and it was off!

“It’s coming!” shouted {child}.

# deep
{Rut} rowed, and {child} played. Behind them came the whale, past the rocks and past the red buoy, right out to where the water is deep and dark. There {rut} lifted the oars, and the boat rocked.

From far away, out at sea, there came a sound, only a faint one.

Ooooo.

And from a little farther off, another one. Ooooo.

The whale listened. It looked at the tuba, and it looked out to sea.

“Go on,” said {child}. “They know more notes than I do.”

So the whale came up close beside the boat and blew once, PFFFF, right in {child’s} face. Then down it went, tail last, without a splash.

# blankets
They rowed home slowly. When the boat was tied up they sat on the jetty, with a blanket each and a mug of hot chocolate each. The sun was red. {child} leaned on the tuba, which was warm from all that playing.

“I should think you’ve finished with that note now,” said {rut}. “You can have another one on Wednesday.”

{child} looked out over the water. It was shiny and empty and very big.

# in-the-tummy
Then it came, from far, far away, so that you hardly heard it, and only felt it in your tummy.

Ooooo.

{child} lifted the tuba on to {child.his} lap.

“Once more,” {child.he} said.

# @song
a proper tune
## if song
{song}
## if artist & !song
something by {artist}
