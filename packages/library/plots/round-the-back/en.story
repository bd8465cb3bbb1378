title: Are We Nearly There?
title: Round the Back
guest friend: Nell (she), Rory (he)
guest neighbour: Mr Platt (he), Mr Dobbs (he)
guest minder: Auntie Jo (she), Auntie May (she)

% Whoever drives is {adult}, else the grandparent, else {minder}. {neighbour} is the neighbour with the wheelbarrow.

# no-minutes
They were going on [us: vacation | holiday] to the sea, and they had been going for no minutes at all when it stopped.

{child} sat in the back with the belt on. Next to {child.him} sat {friend}[!friend.known: , {child.his} best friend,] who was coming along.[pet.dog:  Between them lay {pet}, with {pet.his} head out of the window, just in case.][pet.cat:  In a basket sat {pet}, who hadn’t wanted to go anywhere.][pet.other:  In a box sat {pet}, waiting for the sea.] Behind them lay the tent, the swimming ring, the bag of food and the pillow, and in the front sat {@a}[elder & adult:  with {elder} beside {adult.him}], turning the key.[elder2:  {Elder2} had the map.]

Click, said the car.

{@A} turned it once more.

Click.

“Are we nearly there?” asked {friend}.

“We haven’t left yet,” said {@a}, and put {@his} forehead on the wheel.

# tomorrow-at-the-earliest
Then {@he} rang the [us: repair shop | garage], and the [us: repair shop | garage] said tomorrow. At the earliest. {child} looked out of the window. There was the house, and there was the bike, and there was the [us: trash can | bin]. {Child.He} had counted down for twenty-three days[school:  {at school}]. {Child.He} had said goodbye to the [us: trash can | bin]. Now it stood there all the same and looked at {child.him}, and in {child’s} throat a lump began to grow.

Nobody got out. It felt as if it would be really over, once you got out.

“There’s a man coming, on the right,” said {friend}.

It was {neighbour} from next door, with a wheelbarrow full of earth. He nodded, and went away behind the hedge. A bit later he came back with an empty wheelbarrow.

“There’s another one,” said {friend}. “They all look the same round here.”

# egg-sandwiches
{child} giggled, although {child.he} didn’t want to. {Friend} had been on [us: vacation | holiday] lots of times and knew how you do it. {Friend.He} got out the bag of food.

“Now we have the egg sandwiches,” {friend.he} said. “You do, when there’s a long way to go.”

They had egg sandwiches. The whole car smelled of egg, just as it should.[music:  They sang {music}, all the way from nought to nought.] {@A} had one, too. {@He} sat with {@his} feet up by the windscreen and ate quite slowly, and that was when {child} noticed.

{@A} wasn’t doing anything.

# doing-nothing
At home {@a} was always doing something. {@He} tidied and wiped and looked for the telephone. As soon as {@he} came in at the door, {@he} began. But here {@he} sat, five steps from the door, looking at a cloud. {@He} looked the way {@he} only looked on [us: vacation | holiday].

{child} felt the door handle.

If they went into the house, {@a} would start wiping something. {Child.He} knew that for certain. So they mustn’t go into the house.

# were-there
“I know,” {child.he} said. “We’re there.”

“Are we?” said {friend}, and rubbed the window with {friend.his} sleeve. “What’s this place called, then?[city:  Is it {city}?]”

“Round the Back,” said {child}. “It’s past the corner. We never go there.”

It was true. Round the back there was only a bit of grass and some currant bushes, and nobody had set foot there since the spring. They carried the tent there, and the swimming ring, and the bag of food and the pillow. {child} stood in front of {@a}.

“The house is a hundred miles away,” {child.he} said. “You can’t go back and fetch anything.”

“Not even my cardigan?” said {@a}.

“You forgot it. It’s a pity, but you always do.”

“And the [us: bathroom | toilet]?”

“There’s one on the [us: campground | campsite],” said {friend}. “But you’re not allowed to wipe anything there.”

# tourists
So they put up the tent. It came out a bit crooked, but it always did. Then {neighbour} came along with the wheelbarrow.

“Say something to him,” whispered {friend}. “He lives here.”

“Excuse me,” said {child}. “We’re on [us: vacation | holiday]. Is there anywhere to swim in these parts?”

{Neighbour} put down the wheelbarrow. He looked at the tent, and he looked at {@a}, who was sitting under a currant bush with a swimming ring round {@his} middle.

“It’s a long time since we had tourists,” he said. “Straight on as far as the hedge.”

# the-sprinkler
There he turned on the sprinkler, and it just reached over to their side. {child} and {friend} ran through it, back and forth[athlete: , nearly as fast as {athlete}].[pet.dog:  {Pet} ran too, and shook {pet.himself} over everybody who was dry.][pet.cat:  {Pet} lay under the tent and pretended that there was no such thing.] In the end {@a} ran. {@He} shrieked so much that {neighbour} had to try it as well, boots and all.[elder & adult:  {Elder} held his hand.] Then they had sausages and currants warm from the sun[sport:  and tried {sport} with the swimming ring], and {@a} looked at four more clouds.

“You’re not tidying,” said {child}.

“I’m picking currants,” said {@a}. “One at a time. It’s the only thing I’m going to do.”

# twenty-miles
When night came they lay in the tent in a row, and the house was only a dark edge far away. In there the dishwasher was beeping. It was finished, and wanted somebody to empty it.

“Aren’t you going to go and empty it?” asked {friend}.

“From a hundred miles?” said {@a}.

The grass rustled. Outside, a wheelbarrow squeaked on its way home, and it sounded very nearly like a gull.

“Tomorrow they’ll mend the car,” said {@a}. “Then we’ll go to the sea.”

“If there’s time,” said {child}.

# were-there-now
The side of the tent moved a little, as if it were breathing. {Friend} turned over on the pillow and shut {friend.his} eyes.

“Are we nearly there?” {friend.he} mumbled.

{child} lay in the middle. On one side {child.he} could feel an arm, and on the other {friend’s} knee[pet.dog / pet.cat: , and on {child.his} feet {pet}], and {child.he} didn’t even need to look.

“We’re there,” {child.he} said.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
