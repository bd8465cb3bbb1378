title: Six and a Half
title: Lost Time, Mercer House Branch
title: An Hour in a Jar
guest aunt: Auntie Jo (she), Auntie Meg (she)

% Whoever has no time is the grown-up, else an aunt (@a): the name each time, never he or she. The old woman at the counter has no name.
% Rule: all the time that people lose in waiting is kept in jars. An hour stops everything but those whose hour it is.

# twelve-minutes
{child} had worked it out with a stopwatch. On weekdays {child.he} and {@a} had twelve minutes together, and it wasn’t enough.

{@Winter} When {child} got in[sport:  from {sport}], {@a} was doing four things at once: lacing up boots, eating toast, looking for the keys and asking [school: what had happened {at school} | about the day]. Then it was a quarter to seven, and {@a} kissed the top of {child’s} head and ran for the [us: elevator | lift]. [elder: {Elder} came in and stayed, always late, because of the same [us: elevator | lift]. | The lady next door came in and stayed.]

“It’s only until {@until},” {@a} always said.

# both-buttons
That [us: elevator | lift] was the slowest in [city: {city} | town]. {child} and {child.his} best friend, {friend}, spent half their lives waiting for it. One Thursday they got in with a ball that needed air. {Friend} said the [us: super | caretaker] had a pump, and lived on six. {child} said seven. They both hit the buttons at exactly the same moment, with exactly the same thump.

The [us: elevator | lift] slowed down and stopped. Above the door, in small red lights, it said 6½.

“It’s broken,” said {friend}.

The door slid open.

# lost-time
They saw a long, quiet room, lined with jam jars, hundreds of them, and in each one lay something that shone, faintly, like the last bit of daylight. Behind a counter sat an old woman in a brown coat, writing labels.

“Lost Time, Mercer House branch,” she said. “Collecting?”

“What’s lost time?” said {child}.

“Waiting, mostly. For [us: elevators | lifts], and for kettles, and for people who’ll only be a minute.” She blew on a label. “You didn’t think it just went, did you? It all comes here.”

{child’s} mouth had gone dry. “Have you got {@as}?”

The old woman ran her finger down a very long page. “Ninth floor. Dear me, yes. Forty hours by the [us: elevator | lift] alone. As many again looking for keys.” She looked up, over her glasses. “It has to be signed for in person, though.”

“But {@a} hasn’t got time.”

“No,” said the old woman. “They never have. That’s how there comes to be so much of it.”

# rule-seven
She tapped her pencil on the counter, and unfolded a yellow form.

“Rule seven,” she said. “A child may sign for one hour, on behalf of whoever gets that child up in the morning.”

{child} signed, and got a jar. It was warm.

“It stops everything else while it lasts,” said the old woman, “so you’d better have one of your own, for company.” And she gave {child} another.

“Have I got any?” asked {friend}.

She turned the page. “Thirty-eight minutes.”

“Is that all? What from?”

“Waiting for {child} to do up {child.his} shoes,” the old woman read. “All of it.”[pet.dog:  She turned another. “{Pet}, a dog. Whole days, by the front door. But dogs don’t count it as lost.”]

They were back in the [us: elevator | lift], with all three jars, when she called after them.

“And not a word till the lids are off! If people know beforehand, they only spend it on the ironing.”

# the-drop
At twenty to seven {child} stood in the kitchen with {child.his} back against the fridge. {@A} came in sideways, with toast between the teeth, patting every pocket there was.

“Hello, {friend}. {child}, how was … has anyone seen my …”

“Now,” said {child}, and {child.he} and {friend} unscrewed the lids.

The light came up out of the jars, and spread, and was gone. The clock on the [us: stove | cooker] stopped blinking. The tap had been dripping, and one drop hung under it like a glass bead.[music:  On the radio {@song} had got stuck on one note, and then there was no note.][pet:  {Pet} stopped in mid-yawn.]

{@A} took out the toast, looked at the drop, and touched it with one finger.

“It’s an hour,” said {child}. “It’s yours, from all the times you waited for the [us: elevator | lift].”

# on-the-landing
{child} told {@a} everything, and {@a} asked three questions, all sensible ones, and then unlaced both boots.

“Right,” said {@a}. “What have you two got that ball for?”

They played on the landing, between the fire door and the rubber plant. {child} had known that {@a} was young once, in the way you know things about ancient history. But {child.he} hadn’t known that {@a} could take a ball on the chest and let it roll down to one foot, as if it lived there.[athlete:  Even {athlete} would have nodded.] It went between {child’s} legs, and between {friend’s} legs twice.

## or
{child} told {@a} everything, and {@a} asked three questions, all sensible ones, and then unlaced both boots.

“Right,” said {@a}. “What have you two got that ball for?”

They played on the landing, with {@a} in goal between the fire door and the rubber plant. {child} had known that {@a} was young once, in the way you know things about ancient history. But {child.he} hadn’t known that {@a} could dive. One shot was saved with an elbow and one with a boot, and one, from {friend}, with both eyes shut.[athlete:  Even {athlete} would have nodded.]

# half-a-sentence
Then they sat on the kitchen floor and ate the good [us: cookies | biscuits], and {friend} told them about the time {friend.he} saved a penalty with {friend.his} face.

“And the referee came over,” said {friend}, “and he bent down, and he said …”

{Friend} stopped, with a [us: cookie | biscuit] halfway to {friend.his} mouth and {friend.his} eyes shining.

“That’s the thirty-eight minutes,” said {child}. “The rest will come later.”

# the-balcony
So there was time left for just the two of them, and they put on their coats and went out on the balcony. Below lay the city, with all its lamps lit and nothing moving. The number fourteen was stopped on the bridge, full of yellow light. Over the gasworks hung a flock of gulls, pinned to the sky like a scarf that someone had thrown.

They didn’t do anything. {@A} leaned on the rail, and {child} leaned on {@a}.

“I’d forgotten what it’s like,” said {@a} after a time, “not to be on the way to something.”

{child} told {@a} about the day, and it took as long as it took. And then {child.he} told {@a} about the one before.

# the-other-half
Far down on the bridge the bus gave a shudder, and drove on.

“… he said, are you still in there?” said {friend} in the kitchen, going straight on from where {friend.he} had stopped.[pet:  {Pet} shut {pet.his} mouth.] “Hey. Where did you go?”

{@A} laughed and laughed. It was still only twenty to seven. The keys had been in the coat pocket all along. {@A} kissed the top of {child’s} head, slowly, and they all went along to the [us: elevator | lift].

# one-two
{@A} pressed the button. Far below, something groaned and began, inch by inch, to climb.[elder:  That would be {elder}[elder2: , with a cake from {elder2}].]

{child} watched the numbers. One … Two … {Child.He} put {child.his} hands in {child.his} pockets, and for the first time in {child.his} life {child.he} hoped that it wouldn’t hurry.

# @a
{aunt}
## if adult
{adult}

# @as
{aunt’s}
## if adult
{adult’s}

# @A
{Aunt}
## if adult
{Adult}

# @Winter
That winter {child} was staying with {aunt} on the ninth floor of Mercer House, and {aunt} was on nights at the hospital.
## if adult
The floors were up at home that winter, so they lived on the ninth floor of Mercer House, and every evening {adult} went off to lay new ones.

# @until
March
## if adult
the floors are done

# @song
{music}
