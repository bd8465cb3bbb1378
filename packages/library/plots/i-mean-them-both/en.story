title: Two Answers
title: I Mean Them Both
title: You’re Blinking
guest friend: Leo (he), Tess (she)
guest aunt: Auntie Josie (she), Auntie Hattie (she)

% Whoever has applied (@a) is {adult}, else {aunt}. “Good” sounds the same each time, except the last.

# the-last-interview
{@First} had applied for a job as an astronaut. {@He} was an electrician[city:  in {city}], who came home with bits of cable in {@his} pockets and fell asleep in front of the news, and now {@he} had got through to the last interview. {@He} broke the news to {child} one Monday, over the fish [us: sticks | fingers].

“That’s great,” said {child}.

{child} {child.was} {age}, and didn’t think it was great at all. If {@a} became an astronaut, {@he} would disappear, first into years of training and then straight up. {child} wanted them to say no. And {child.he} felt ashamed of that, because who wishes a no on somebody they love?[pet:  {Pet} was the only one {child.he} had told.]

# question-one
{Friend}, on the other hand, thought it was the best thing that had ever happened in the building. {Friend} was {child’s} best friend, and lived one floor down.

“An astronaut,” {friend.he} said. “[athlete: That’s bigger than {athlete}. ]All we’ve got is a team leader.”

{@socks}{Friend} took charge of the training, and sat down at the kitchen table with a list.

“Question one, Captain,” said {friend}. “You’re going to live for half a year, in a very small space, with a person who never puts the milk back in the fridge. How will you cope?”

{@A} looked at {child}. “I’ve been in training for {age} years,” {@he} said.

# isolation
The next evening it was isolation. {@A} had to sit alone in the bathroom for an hour, without a phone[music:  and without {music}]. {Friend} sat outside the door and timed it[sport: , as if it were {sport}], and {child} sat there too, and hoped that {@a} would give up after five minutes.[pet.dog/pet.cat:  {Pet} scratched at the door, because {pet.he} wanted to go in as well.] There wasn’t a sound from inside.

“Time’s up, Captain,” said {friend} in the end, and opened the door.

{@A} was lying in the empty bath, with a towel under {@his} neck.

“Already?” {@he} said. “That was the best hour I’ve had all year. Can we do it again?”

{child} laughed, but afterwards it hurt. So that was how lovely it was to get away from {child.him}.

# you-are-blinking
The interview was on Friday. Somebody at home was going to be asked a question, too, and that would be {child}. So on Thursday {child.he} and {friend} sat on the stairs and practised.

“How do you feel about {@him} going?” read {friend}.

“Good,” said {child}.

{Friend} looked at {child.him}. “You’re blinking.”

“Everybody blinks.”

“Not like that. That’s what you did when you said you liked my hat.”

“I do like your hat.”

“You did it again.”

The hat was mustard yellow, with ear flaps[school: , and there wasn’t a worse one {at school}]. {child} pulled it down over {friend’s} eyes.

“If I tell them the truth, {@he} won’t get the job,” said {child}. “And if I say good, {@he} will go.”

It took a moment, inside the hat. “They must have room for two answers,” said {friend}.

# half-the-town
On Friday {@a} sat at the kitchen table in front of the computer, in {@his} best shirt and [us: pajama | pyjama] bottoms. {child} sat next to {@him}, and {friend} sat on the floor behind the screen. A woman with grey hair asked the questions. {@A} told her about a night when half of [city: {city} | the town] had gone dark, and {@he} sat all alone, high up on a pole in the snowstorm, and knew exactly what to do. {@A} lit up all over. {child} hadn’t understood how badly {@a} wanted it.

# four-letters
“And now you, {child},” said the woman. “How do you feel about {@him} going?”

“Good,” said {child}, and blinked.

The woman nodded and wrote it down. “Thank you both,” she said. “Then that’s everything.”

She reached for the button. It was over as quickly as that, and the only thing {child} had said was a lie of four letters.

# the-hat
Behind the screen, {friend} stood up. {Friend.He} didn’t say a word. {Friend.He} just took off the mustard-yellow hat and held it up in the air with both hands.

“Wait!” said {child}.

{Child.He} took hold of {@s} shirt sleeve, and kept hold of it.

“That wasn’t true,” {child.he} said. “I don’t want {@him} to go. I hope you say no.” {Child.He} heard {@a} draw in a breath, but {child.he} didn’t dare look that way, so {child.he} looked into the little green light. “But if you do say no, you’re idiots. {@He} can mend anything, and {@he} doesn’t get scared, and {@he} is the best you’ll ever find. That was two answers. I mean them both.”

The woman put down her pen. “Most people say good,” she said.

“I know,” said {child}.

“Your answers were better.”

# outside-the-door
When the screen had gone dark, {@a} pulled {child.him} down into {@his} lap, although {child} was so tall that two feet trailed on the floor.[pet.other:  Now they all knew what only {pet} had known.]

“You said it was great,” said {@a}.

“I blinked.”

“Then I’ll have to look harder.”

“And you thought it was so lovely in the bathroom. Without me.”

“Oh, {child},” said {@a}. “It was lovely because I knew you were sitting outside.”

# one-hour
Three weeks later the answer came. It was a long, kind no. {child} had expected to be glad, and for a little while that was how it felt. But {@a} stood there in the hall, shoes and all, and read it one more time, and then {child} felt sad for real.

{Child.He} phoned one floor down. {Friend} came up with the hat on and a cinnamon bun in one hand. {child} ran a bath, with far too many bubbles.[elder:  {Child.He} laid out the socks, because they were finished.][elder2:  One was longer than the other.]

“Isolation, Captain,” said {friend}, and handed over the bun. “One hour.”

{@A} looked at them both. Then {@he} went in and shut the door, and {child} sat down on the hall floor, and leaned back against it.[pet.dog/pet.cat:  {Pet} lay down there too, because {pet.he} still wanted to go in.]

# still-here
It was quite some time.

“{child}? Are you still out there?”

“I’m still here,” said {child}.

“Good,” said {@a}, and it didn’t sound like blinking.

# @First
{Aunt}, who lived with {child},
## if adult
{Adult}

# @a
{aunt}
## if adult
{adult}

# @s
{aunt’s}
## if adult
{adult’s}

# @he
she
## if adult
{adult.he}

# @him
her
## if adult
{adult.him}

# @his
her
## if adult
{adult.his}

# @socks
[elder & !elder2: {Elder} was just as pleased, and had begun to knit a pair of socks, because it would be cold up there.

][elder2: {Elder} and {elder2} were just as pleased, and had begun to knit one sock each, because it would be cold up there.

]
