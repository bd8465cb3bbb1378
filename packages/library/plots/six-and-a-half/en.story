title: Six and a Half
title: Lost Time, Mercer House Branch
title: An Hour in a Jar
guest aunt: Auntie Jo (she), Auntie Meg (she)

% Whoever has no time is the grown-up, else an aunt (@a). The old woman at the counter has no name.
% Rule: all the time that people lose in waiting is kept in jars. An hour stops everything but those whose hour it is.

# twelve-minutes
{child} had worked it out with a stopwatch. On weekdays {child.he} and {@a} had only twelve minutes.

{@Winter} When {child.he} came in[sport:  from {sport}], {@she} was doing four things at once: lacing up shoes, eating toast, looking for the keys and asking about {@day}. Then it was a quarter to seven, and {@she} kissed the top of {child’s} head and ran for the [us: elevator | lift]. [elder: {Elder} came in and stayed, always late, because of the same [us: elevator | lift]. | The lady next door came in and stayed.]

“It’s only until March,” {@a} always said.

# both-buttons
The [us: elevator | lift] in Mercer House was the slowest in [city: {city} | the city]. {child} lived on the ninth floor and {child.his} best friend, {friend}, lived on the fourth, and between them they’d spent half their lives waiting for it. One Thursday they got in with a ball that needed air, and [age>=11: started arguing | argued]. {Friend} said the [us: super | caretaker] had a pump, and lived on six. {child} said the [us: super | caretaker] had moved to seven. They both hit the buttons at exactly the same moment, with exactly the same thump.

The [us: elevator | lift] went up, slowed down, and stopped. Above the door, in small red lights, it said 6½.

“It’s broken,” said {friend}.

The door slid open.

# lost-time
They saw a long, quiet room, lined with shelves. On every shelf stood jars, jam jars and pickle jars, hundreds of them, and in each one lay something that shone, faintly, like the last bit of daylight. Behind a counter sat an old woman in a brown coat, writing labels.

“Lost Time, Mercer House branch,” she said. “Collecting?”

“What’s lost time?” said {child}.

“Waiting, mostly. Waiting for [us: elevators | lifts], and for kettles. Holding the line because your call is important.” She blew on a label to dry it. “You didn’t think it just went, did you? It all comes here.[age>=11:  Hardly anyone ever fetches it. They’re always in too much of a hurry.]”

{child’s} mouth had gone dry. “Have you got {@as}?”

The old woman ran her finger down a very long page. “Ninth floor. Dear me, yes. Forty-one hours by the [us: elevator | lift] alone. Twenty looking for keys.” She looked up, over her glasses. “But {@she} would have to come and sign for it.”

“{@She} can’t. {@She} hasn’t got time.”

“No,” said the old woman. “They never have. That’s how there comes to be so much.”

# rule-seven
[age>=11: She tapped her pencil on the counter. Then she | She] pulled out a drawer and unfolded a yellow form.

“Rule twelve,” she said. “A child of the household may draw one hour on behalf of a grown-up. You’ll want one of your own as well, for company. It stops everything else, you see. But mark this: not a word till the lids are off. If they know beforehand, they only spend it on the ironing.”

She set two jars on the counter. They were warm.

“Have I got any?” asked {friend}.

She turned the page. “Thirty-eight minutes.”

“Is that all? What from?”

“Waiting for {child} to do up {child.his} boots,” the old woman read out. “All of it.”[pet.dog:  She turned another. “{Pet}, a dog. Whole days, by the front door. But dogs don’t count it as lost.”]

# the-drop
At twenty to seven {child} stood in the kitchen with {child.his} back against the fridge. {Child.His} heart was thudding. {@A} came in sideways, chewing toast and patting one pocket after another.

“Hello, {friend}. {child}, how was … have you seen my …”

“Now,” said {child}, and {child.he} and {friend} unscrewed the lids.

It made no noise. The light came up out of the three jars, and spread, and was gone. The clock on the [us: stove | cooker] had been blinking between its numbers. It stopped blinking. The tap had been dripping, and one drop hung under it like a glass bead.[music:  On the radio {@song} stopped in the middle of a note.][pet:  {Pet} stopped in the middle of a yawn.]

{@A} put down the toast. {@She} looked at the drop. {@She} put out a finger and touched it.

“It’s yours,” said {child}. “It’s an hour. It’s from all the times you waited for the [us: elevator | lift].”

# on-the-landing
{child} told {@a} everything, and {@she} asked three questions, all sensible ones. Then off came {@his} shoes.

“Right,” said {@a}. “What have you two got that ball for?”

They played on the landing,[age>=11:  the whole length of it,] between the fire door and the rubber plant. {child} had known that {@a} used to play, in the way you know things about ancient history. {Child.He} hadn’t known that {@she} could take a ball on the chest and let it roll down to one foot as if it lived there. {@She} put it between {child’s} legs. {@She} put it between {friend’s} twice.[athlete:  Even {athlete} would have nodded.]

## or
{child} told {@a} everything, and {@she} asked three questions, all sensible ones. Then off came {@his} shoes.

“Right,” said {@a}. “What have you two got that ball for?”

They played on the landing, with {@a} in goal between the fire door and the rubber plant. {child} had known that {@a} used to play, in the way you know things about ancient history. {Child.He} hadn’t known that {@she} could dive. {@She} saved one shot with an elbow and one with a knee, and one, from {friend}, with both eyes shut.[athlete:  Even {athlete} would have nodded.]

# half-a-sentence
Then they all sat on the kitchen floor and ate the good [us: cookies | biscuits], and {friend} told them about the time {friend.he} saved a penalty with {friend.his} face.

“And the referee came over,” said {friend}, “and he looked at me, and he said …”

{Friend} stopped, with a [us: cookie | biscuit] halfway to {friend.his} mouth and {friend.his} eyes shining.

“Thirty-eight minutes,” said {child}. “{Friend} will be back.”

# the-balcony
So there were twenty-two left, for just the two of them. They put on their coats and went out on the balcony. Below them lay the city, with all its lamps lit and nothing moving. The number fourteen was stopped on the bridge, full of yellow light. Over the gasworks hung a whole flock of starlings, pinned to the sky like a scarf that someone had thrown.

They didn’t do anything. {@A} leaned on the rail, and {child} leaned on {@a}.

“I’d forgotten what it’s like,” {@she} said after a time, “not to be on the way to something.”

{child} told {@her} about [child.she: her | [child.he: his | {child.his}]] day. It took as long as it took. And then {child.he} told {@her} about the one before.

Far down, on the bridge, the bus gave a shudder and drove on.

# the-other-half
“… he said, ‘[friend.he: Son, are | Are] you still in there?’” cried {friend} from the kitchen.[pet:  {Pet} shut {pet.his} mouth.] “Hey. Where did you go?”

{@A} laughed until the tears ran. It was twenty to seven. The keys were in {@his} coat pocket, where they had been all along. {@She} kissed the top of {child’s} head, slowly, and walked to the [us: elevator | lift].

# one-two
They went out with {@her} to the landing, and {@she} pressed the button. Far below, something groaned and began, inch by inch, to climb.[elder:  That would be {elder}[elder2: , with a cake from {elder2}].]

{child} watched the numbers. One … Two … {Child.He} put {child.his} hands in {child.his} pockets, and for the first time in {child.his} life {child.he} hoped that it wouldn’t hurry.

# @a
{aunt}
## if adult
{adult}

# @as
{aunt’s}
## if adult
{adult’s}

# @she
{aunt.he}
## if adult
{adult.he}

# @her
{aunt.him}
## if adult
{adult.him}

# @his
{aunt.his}
## if adult
{adult.his}

# @day
{child.his} day
## if school
{child.his} day {at school}
## if child.name
the day
## if child.name & school
the day {at school}

# @Winter
That winter {child} was staying with {aunt}, who was on nights. When {child.he} left for school, {aunt.he} was asleep.
## if adult
{Adult.He} was on nights that winter, and {adult.he} was asleep when {child} left for school.

# @song
{music}
