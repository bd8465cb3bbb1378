title: Have You Tied It Properly?
title: The Ship Without a Knot
title: Two Knots on a Jetty
guest friend: Frank (he), Leonora (she)
guest pet: Fifi (she), Winston (he)
guest minder: Annette (she), Bridget (she)
guest captain: Gertrude (she), Agatha (she)
guest mate: Bert (he), Cyril (he)

% “Have you tied it properly?” is care, a threat, a prayer and at last a greeting. The dog is the family’s, or the friend’s; a cat goes ashore in its own way. @swims, @curled.

# cut-loose
“Have you tied it properly?” {@a} called from the [us: dock | jetty][elder: , where {elder}[elder2:  and {elder2}] sat drinking coffee], and {child} called back yes, because {child.he} had. Up out of the hole, round the tree and down again, that was how you tied a bowline[school: , and nobody else {at school} could].

Five minutes later the [us: rowboat | rowing boat] was gone. It wasn’t the knot’s fault. Somebody had cut the rope, and away by the headland went a ship with black sails. Behind it, on a string, came the [us: rowboat | rowing boat], and in it sat {@whose}, chin up, as if {pet.he} had booked the trip.

“Pirates,” said {child}. “They’ve got {pet}.”

“They’ve got the boat as well,” said {friend}. “We’ll bring up both at the trial.”

{Friend} was {child’s} best friend and was going to be a lawyer. It was already starting to show.

# law-of-the-sea
{@A} had life jackets on them before they could ask. They took the motorboat, with {@a} at the wheel, and came up alongside the ship just as the wind dropped. At the rail stood a broad woman in a red coat.

“Captain {captain},” said {friend}, “we would like to negotiate.”

“There’s nothing to negotiate,” said the captain. “If it’s loose, it belongs to whoever finds it. That’s the law of the sea.”

“It wasn’t loose!” said {child}. “I tied it. You cut the rope!”

“I’ll be right here, watching everything,” said {@a}. “You’ve got ten minutes.”

# to-the-mast
{child} and {friend} climbed up the ladder. There was only one other pirate on deck, a thin man called {mate}, who was eating porridge out of a hat. {Pet} was already there next to him, licking the brim.

“{mate}, tie them to the mast,” said the captain.

{mate} did, and took his time over it.

“Have you tied it properly?” asked the captain sternly, and it sounded like a threat.

“Yes, Captain,” said {mate}.

# only-wound
{child} moved one shoulder. The rope fell down in a heap. There was no knot in it. It had only been wound round and round.

And it was the same everywhere. The sails were held up with bows. The anchor had no line. The captain’s [us: pants | trousers] were fastened with a fork. There wasn’t one single knot on the whole ship.

“You can’t tie knots,” said {child}.

“We don’t have to tie knots,” said the captain. “We’re free. Knots are for people who don’t dare to sail on.”

“Knots are for things to be there when you come back!”

“Back to what?” said the captain.

# thirty-years
{child} {child.was} so angry that {child.his} hands shook, and yet somewhere underneath it {child.he} noticed that the captain wasn’t asking to be clever. The captain was gazing past {child.him} at the [us: dock | jetty] and the washing on the line, the way people gaze into a lighted window from the street.

“How long is it since you stayed in a harbour?” asked {child}.

The captain didn’t answer.

“Thirty years,” said {mate} into his hat. “We do go in. Then we drift out again.[city:  We very nearly made it to {city} once.]”

# all-the-bows
Then the wind came back. It came all at once, and every bow in the rigging came undone together. The sails dropped on the deck like sheets. The ship began to drift sideways, straight for the rocks on the far side of the [us: dock | jetty], where {child} could see the stones shining yellow under the water.

“The anchor!” cried the captain, and {mate} threw it overboard. It sank beautifully. It just wasn’t fastened to anything.

“Get to the [us: dock | jetty]!” {child} shouted down to {@a}. “We’ll send you a rope!”

“And who’s going to take it ashore?” said {friend}. “I merely ask.”

They looked at {pet}.

# home
{@swims}

# the-other-end
{@A} was standing ready on the [us: dock | jetty], hauled in the rope and dropped it over the big post. That left the end on the ship. {Friend} fell across it and held on.[athlete:  {Athlete} couldn’t have held on better.] {child} took the end and put it round the mast. Up out of the hole, round the tree, and down again. {Child.His} hands had stopped shaking.

The captain stood just behind, as white as a sail.

“Have you tied it properly?” whispered the captain, and now it was a prayer.

“Yes,” said {child}. “{Friend}, let go!”

The rope stretched until water squirted out of it. The ship gave a jerk. And then, with a sigh in every plank, it stopped.

“That’s odd,” said {mate}. “It’s all still here.”

# sentenced
They hauled the ship in to the [us: dock | jetty][sport: , which was harder work than {sport}]. {@shook} {@A} made coffee[music:  and put on {music}], and {friend} passed sentence. The boat and {pet} were to be given back, and the pirates were condemned to stay for dinner.[elder:  {Elder} dished up.]

After dinner the captain and {child} sat down with a piece of rope each. It took all evening. In the end there was a bowline in the captain’s big hand, crooked but real.

“So then you can sail away, too,” said the captain. “If you can come back.”

“That’s what I said.”

“Yes. And I said you should be free.” The captain pulled the knot tight. “It’s the same rope, I notice.”

# two-knots
When {child} went down in the mist next morning, the ship was gone. But the [us: rowboat | rowing boat] lay by the [us: dock | jetty]. It was tied up with {child’s} own knot, and beside that there was another, fat and crooked, and pulled so tight that nobody would ever get it undone. Under it was a note. “Have you tied it properly?” it said. “I have. Back by midsummer.”

{child} left them both where they were. {Pet} walked out to the very end of the planks and lay down, facing the headland, {@curled}.

# @a
{minder}
## if adult
{adult}

# @whose
{friend’s} dog {pet}
## if pet.dog
{child’s} dog {pet}
## if pet.dog & breed.Poodle
{pet} the poodle, freshly clipped
## if pet.cat
{child’s} cat {pet}

# @swims
{Pet} didn’t care to get wet. But long before there were sofas, dogs were fetching things out of lakes, and some of that was still in {pet.him} somewhere. {child} tied a thin line to the thick rope, put the end of it in {pet’s} mouth and pointed at the [us: dock | jetty].

“{Pet}. Home.”

{Pet} looked at the water. {Pet.He} looked at {child}. Then {pet.he} jumped, with legs in all directions, and swam as if {pet.he} had never done anything else.

“And without a contract!” said {friend}, in a voice that cracked.
## if pet.dog & breed.Poodle
{Pet} had been to the hairdresser for the sake of that topknot and walked round puddles. But long before there were hairdressers, poodles were dogs that fetched things out of lakes, and some of that was still in there under the topknot. {child} tied a thin line to the thick rope, put the end of it in {pet’s} mouth and pointed at the [us: dock | jetty].

“{Pet}. Home.”

{Pet} looked at the water. {Pet.He} looked at {child}. Then {pet.he} jumped, with legs in all directions, and swam as if {pet.he} had never done anything else.

“And without a contract!” said {friend}, in a voice that cracked.
## if pet.cat
{Pet} was no friend of water, as everybody knew. But a long thin spar stuck out in front of the ship, and its tip would pass close to the planks. {child} tied a thin line to the thick rope, put the end of it in {pet’s} mouth and pointed at the [us: dock | jetty].

“{Pet}. Home.”

{Pet} looked at the water. {Pet.He} looked at {child}. Then {pet.he} walked out along the spar in all that wind, the way cats walk along a fence, sprang, and landed on all four feet, with the line still in {pet.his} mouth.

“And without a contract!” said {friend}, in a voice that cracked.

# @shook
{Pet} shook {pet.himself} over everybody, the captain most of all.
## if pet.cat
{Pet} rubbed against everybody, the captain most of all.

# @curled
with {pet.his} nose between {pet.his} paws
## if pet.dog & breed.Poodle
with {pet.his} topknot quite flat
