title: The Sea at Seven O’Clock
title: The Wind at Last Rock
title: Nothing from Last Rock
title: The Night {child} Read the Sea
title: Southwest Five, Good Visibility
guest reader: Gordon (he), Alistair (he), Norman (he)
guest tech: Juno (she), Nadia (she), Ingrid (she)

# no-voice
{Child} had never meant to be the sea. It just happened, one Wednesday, when {reader} had shouted himself hoarse at the football.

The sea was read at seven o’clock. It was read in the attic above the post office[city:  {in city}], in a room without a window, where the local radio
was. {Reader} sat at the microphone and read the sea report, place by place, as calmly as the price of milk. North
Bay. South Bay. Goose Island. The Outer Bank. Last Rock, the farthest island of all. How the wind was, if there was
rain, how far you could see. He had done it for thirty-one years, and he’d never been to sea. He got seasick in [us: elevators | lifts].

Tonight he came in a scarf. He opened his mouth, and nothing was heard.

{Child}, who was in the radio club, was handed a note. Voice gone, it said. You read.

## or
You’ll have to read the sea tonight, said the note.

{Child} had joined the radio club for the sake of the buttons. They were in the attic above the post
office[city:  {in city}], in a room without a window, and most of what was sent from there could go any way it liked.
But at seven came the sea report. {Reader} read it, and you could set your watch by him: the wind, the rain, and how
far you could see, first in North Bay, then in South Bay, at Goose Island, on the Outer Bank, and at Last Rock, the
farthest island of all. Thirty-one years of it, though it took no more than [us: an elevator | a lift] to make him
seasick.

Now he sat there in a scarf up to his nose, and pointed at his throat, and then at {child}.

# somebody-there
Behind the glass sat {tech}, who did the sound, and had headphones and opinions. “Test,” she said.

{Child} read yesterday’s page. It went fast, because it was nicer to have it done.

{Reader} wrote another note. Faster than the wind, it said. The second time {child} read with feeling. You’re selling
it, wrote {reader}. And then, in big letters:

Same voice all the way. There’s somebody at every place.

## or
“One hour,” said {tech} behind the glass, where she did the sound. She was twelve and had never pressed the wrong
button. “Half an hour, allowing for nerves.”

The first try sounded like somebody running for the bus. The second sounded like somebody who had missed it.

{Reader} sighed without a sound. He changed to the thick pen. It isn’t you they should hear, he wrote. It’s the
weather. Same voice all the way, because there’s somebody at every place.

# indoors
Read something you’ve seen, said the next note.

So {child} did the weather indoors.

Radio attic: dust, slight to moderate. //
The glass: {tech}, chewing gum, good visibility. //
Scarf: {reader}, dense fog. //
Printer: silent, with a risk of coughing. //
[friend: Stairs outside: {friend}, impatience increasing. //
][adult: Front door downstairs: {adult}, calm, with coffee. //
][elder: Couch at home: {elder}, mild, with crossword. [elder2: {Elder2}: the same, but louder.] //
][pet: Hall: {pet}, lying down, later moving towards the kitchen. //
][sport: Bag with all the {sport} things: close, risk of smell. //
][athlete: Wall above the bed: {athlete}, high pressure, steady. //
][music: Headphones: {music}, fading. //
][school: {School} tomorrow: changeable. | Outlook for tomorrow: changeable.]

{Tech} took out the gum. And {reader} nodded, because it had been one voice all the way, and it was in no hurry.

# blank
At five to seven the real page came out of the printer. Four lines. On the fifth it said Last Rock, and then nothing.

“Use the same as the Outer Bank,” said {tech}. “They’re next door.”

{Child} worked it out. The rain had left North Bay at five and Goose Island at six. Now it was over the Outer Bank. It
was going east, as it usually does, so Last Rock was next. That was certainly right. Almost certainly. But at every
place there’s somebody who can look outside.

{Child} looked at {reader}. He had put down the pen.

## or
The printer coughed up the evening’s report with four minutes to go. {Child} read it through once, and once more, and
both times it ended too soon. After Last Rock the paper was white.

“Something’s broken out there,” said {tech}. “Make it up. Say rain. It’s always rain.”

It wasn’t a bad guess. The rain had been going east all afternoon, from one line to the next, and it was Last Rock’s
turn. Nobody who was listening would ever know, except whoever was there.

{Reader} wrote nothing. It wasn’t his sea tonight.

# on-air
The lamp turned red.

“It’s seven o’clock. The sea. North Bay: southwest five, dry, good visibility. South Bay: the same. Goose Island:
southwest five, decreasing. The Outer Bank: southwest six, rain, moderate visibility.”

It went well. It went as if on rails, right up to the line that wasn’t there. On the radio three seconds is a long
time. You can hear people turning to look at the set.

“Last Rock,” said {child}. “From there we have heard nothing tonight.”

The voice was the same. Here it was supposed to say: end of report. But it wasn’t the end.

“We are waiting,” said {child}.

{Tech} put both hands over her face.

# answer
Then the telephone blinked. It hadn’t rung during the report in thirty-one years. {Tech} put it through without
asking.

“Hello,” said somebody, with a lot of wind in it. “This is Last Rock. It’s me.”

She was counting birds out there, she said, and had been since the spring, all by herself. The wind gauge had stopped.
There was a gull sitting on it.

“How is it with you?” said {child}, since there was no page to say what to ask.

“Southwest four. The rain went by to the north of me. Good visibility.” She thought about it. “One seal.”

“One seal,” said {child}, in the same voice.

“I always sit in the kitchen and wait for you to get to me,” she said. “Then I know I’m included.”

## or
Something crackled. It wasn’t Last Rock. It was a fishing boat on the Outer Bank, which had heard everything, and was
calling on its own radio.

“I can see the rock from here,” said the skipper. “No rain. There’s a house there, and somebody in it who counts
birds. Her phone must be broken. But the kitchen lamp is lit. Now it’s out. Now it’s lit.”

“She can hear us,” whispered {tech}. “She’s answering.”

“Four times,” said the skipper. “And a pause. And four again.”

{Child} didn’t even have to work it out. There was somebody at every place, and that one had just looked outside.

“Last Rock,” said {child}. “Force four. Dry. According to lamp.”

“Now she’s flashing any old way,” said the skipper. “I don’t think that’s wind. I think that’s just hello.”

# end-of-report
“End of report,” said {child}, and the lamp went out.

The attic was perfectly quiet. {Tech} came out from behind her glass. “I’d have said rain,” she said. “And it was
wrong.”

{Reader} wrote for a long time on his last note. Thirty-one years, it said. Nobody has ever answered. I never asked.
{Child} got to keep that one, and read it once more under the lamp by the front door.

It was dusk. [friend: {Friend} had listened on the stairs, one ear to the door.] The leaves lay in the street and
moved a little. About two, thought {child}. Three at most.

## or
When the lamp had gone out they stayed where they were, all three, the way people do when a boat has left.

“You didn’t read what it said,” said {tech}.

“It didn’t say anything,” said {child}.

{Reader} pulled down his scarf. There was almost a sound. Then he took yesterday’s page, the one with five lines,
wrote something at the bottom, and folded it twice. {Child} didn’t read it until down in the street, under a
lamp[friend: , together with {friend}]. That’s how it’s done, it said. Same time tomorrow?

# last
It was nine o’clock, and the lamp hadn’t been red for a long time. {Child} lay in the dark and did the report once
more, silently, for anyone who might need it.

Kitchen: calm. Hall: boots, not moving. [pet: {Pet}: sleep, deep. //
][city: {City}: traffic decreasing. //
]Roof: light rain, then dry, then stars behind the clouds. Feet: cool, becoming warm. Quilt: heavy. Pillow: soft to very soft. Visibility: decreasing. From the bed we have heard nothing tonight.

## or
At ten o’clock the report was repeated. {Child} had the radio next to the pillow, turned so low that it was mostly
just warm.

Somebody was reading the sea. North Bay, said somebody, and South Bay, and it took a while to hear who it was, because
the voice was so calm. It came to Goose Island. [pet.dog / pet.cat: {Pet} sighed, asleep.] It came to the Outer Bank,
where it was raining, on the far side of the dark, while the quilt was dry and heavy. By Last Rock nobody in the room
was listening anymore, but the voice went on out there all the same, and looked in.

## or
A long way out somebody washed a cup, and dried it, and went out on the steps to feel the air. The wind had dropped.
Visibility was so good that she could see the mainland, a light for every window, though not which was whose.

One of them was {child's}. It went out just then. [pet.dog / pet.cat: {Pet} settled down, ]{child} pulled up the
quilt, and in that room, too, it was warm and still. And out on the rock it was written down in the book, as it was
every evening, and then the lamp went out there, too, just once.
