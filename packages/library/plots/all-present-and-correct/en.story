title: All Present and Correct
title: Seven Fingers
title: Count Again
guest friend: Wilf (he), Barney (he)
guest teacher: Miss Pell (she), Miss Lacey (she)
guest alien: Zib (he), Ooz (he)

% {friend} is the one who has been mixed up; the dog is his own only where no friend is ticked, else it is the family’s pet, or just a dog.

# seven-fingers
It wasn’t {friend} sitting next to {child} on the [us: bus | coach].

It took {child.him} a while to notice. There was {friend’s} hat, {friend’s} coat and {friend’s} scarf up to the nose. The class had just stopped for the toilets on the way home[city:  to {city}] from the museum. {Teacher}, their teacher[school:  {at school}], had counted heads. “Twenty-two. All present and correct!” she had called, and off they had gone.

But {friend} never stopped talking. This one was silent. And the hand in the [us: bag of chips | crisp packet] had seven fingers.

“You’re not {friend},” said {child} quietly.

“I am,” said the scarf.

“{@Whatname}, then?”

There was a pause.

“{Friend},” said the scarf.

# the-wrong-way
{child} pulled down the scarf. The face underneath was swimming-pool blue, with three worried eyes.

“Please don’t scream,” said the alien. “I was only trying the hat. And the coat. {Friend} was only trying my helmet. We were behind the toilets, both our teachers shouted at once, and we ran.”

“The wrong way?”

“You get nervous when your teacher shouts.”

{child} knew all about that.

“Are you on a school trip, too?”

“We’ve been looking round your planet.[sport:  We saw people {play sport}[music:  and heard {music}].|[music:  We heard {music}.]] [sport / music: All very | Very] good, but a long [us: line | queue] for the toilets.” His name was {alien}, and he was in [us: something like {@usclass} | something like {@class}]. “They won’t notice I’ve gone,” he said. “They only count us. And we’re all present and correct.”

# behind-the-moon
{child’s} hands went cold. Somewhere above the clouds sat {friend}, in a spaceship, in somebody else’s helmet, and a blue teacher thought all was well.

“How long before you all go home?”

“There’s snack time first, behind the moon,” said {alien}. “{Friend} can have mine. But then we go.”

# twenty-two
{child} walked up the aisle to {teacher}. {Child.He} didn’t like walking up to people. {Child.He} {child.was} the sort who put up a hand as far as the chin, and generally somebody else got in first.

“{Friend} isn’t here,” {child.he} said.

“Of course {friend.he} {friend.is}, sweetheart. I’ve counted.”

“It’s somebody else in {friend’s} seat.”

“Twenty-two,” {teacher} told her list. “All present and correct. Sit down now, before you fall over.”

{child} went back.

“She doesn’t listen. She counts.”

“So does mine,” said {alien}. “When I say something, all she hears is somebody saying something.” His three eyes had gone shiny. “I thought somebody would notice. That it wasn’t me.”

# how-long
{child} looked out at the fields going by. What if {child.he} {child.was} the one left behind, and somebody else sat here in {child.his} hat[pet.other: , going home to {pet}]? How long would it take? {Child.He} didn’t want to finish that thought.

So {child.he} thought about the number instead. Twenty-two. As long as it was right, the [us: bus | coach] would keep going. It was no use saying there was something wrong with {friend}. There had to be something wrong with the number.

“{Alien},” {child.he} said. “Can you make yourself small?”

“I can roll up. We do it in [us: gym | PE].”

“Good. Under the seat. Now.”

# count-again
{child} spread {child.his} own coat over him[elder: , the one {elder}[elder2:  and {elder2}] had bought to grow into]. Then {child.he} put both hands on the seat in front[athlete: , where somebody had stuck a picture of {athlete}], stood up, and did something {child.he} had never done before. {Child.He} shouted.

“{Teacher}! COUNT AGAIN!”

The whole [us: bus | coach] turned round. {child’s} face was burning.

“Count again,” {child.he} said. It came out wobbly, but it came out. “Or I’ll shout all the way to [city: {city} | [us: Toledo | Plymouth]].”

{Teacher} sighed and walked down the aisle with her pen. After the third time she was as white as her list.

“Twenty-one,” she said. “Stop the [us: bus | coach]!”

# three-things-a-day
The [us: bus | coach] turned round. And then it got worse.

“But what if my lot don’t turn round?” whispered the coat. “My teacher’s got {friend}. She can count all day, and it’s still right.”

{child} hadn’t thought of that. They would come back to nobody at all.

{Child.He} tried to picture {friend} up in space. What did {friend} do when {friend.he} got nervous?

And {child} began to smile.

“{Alien},” {child.he} said, “{friend} talks! {Friend.He} {friend.has} been talking for an hour by now. {@About} Without breathing. How much do you talk?”

“I say about three things a day.”

“Then they’ve noticed,” said {child}.

# the-whole-shoe
And so they had. When the [us: bus | coach] pulled in, something was already standing behind the toilets, round and silver and big as a barn. On the steps sat {friend}. Next to {friend.him} stood a blue teacher with her hands over her ears, all four.

“… and by then {@eaten},” {friend} was saying. “Oh, hello, {child}.”

{Alien} crept out and gave back the hat and the coat. {Friend} gave back the helmet. The two teachers looked at each other for some time. Then they shook hands, rather embarrassed, and swapped pens.

# five-minutes
“You noticed,” said {alien} to {child}. “How long did it take you?”

“Five minutes, maybe.”

“That’s not long,” said {alien}, smiling with all three eyes.

# the-names
Then everybody got back on. {Teacher} stood at the front with her list. She lifted her pen to count, and thought better of it. Instead she read out the names, one at a time, and at every name she looked up.

“{Friend}.”

“Here. And do you know what they have for snack time? Do you know WHAT?”

“{child},” said {teacher}, and she waited until she had properly seen {child.him}.

“Yes,” said {child}. “I’m here.”

# @whatname
What’s your dog called
## if friend
What’s our teacher called
## if pet.dog
What’s my dog called
## if pet.cat
What’s my cat called

# @about
All about that dog.
## if friend
All about some dog or other.
## if pet.dog
All about {pet}.
## if pet.cat
All about {pet}.

# @eaten
he’d eaten the WHOLE SHOE
## if friend
the dog had eaten the WHOLE SHOE
## if pet.dog
{pet} had eaten the WHOLE SHOE
## if pet.cat
{pet} had eaten the WHOLE SALMON

# @class
Year Five
## if age>=11
Year Six

# @usclass
fourth grade
## if age>=11
fifth grade
