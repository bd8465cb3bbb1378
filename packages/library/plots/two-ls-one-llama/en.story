title: Going Up
title: Two Ls, One Llama
title: I’ll Hum
guest friend: Hana (she), Priya (she)

% {friend} is the family’s, else a best friend of the story’s own. Pauline is a voice in the wall, quite unhurried. Mmmm is hummed through the nose; with a question mark it goes up.

# didnt-do-lifts
{child} didn’t do {@lift}s. {Child.He} had nothing against them. {Child.He} just took the stairs, every time, everywhere, and if anyone asked {child.he} said it was for [sport: {sport} | fitness][athlete: , like {athlete}].

But {friend}[!friend.known: , {child’s} best friend,] had a foot in [us: a cast | plaster], and the library café was on the fifth floor.[elder:  {Elder}[elder2:  and {elder2}] sat up there already, keeping a table.]

“It’s five floors,” said {friend}. “It’s thirty seconds. You can shut your eyes.”

So {child} got in and shut {child.his} eyes. {Child.He} felt the doors close. {Child.He} felt the {@lift} go up, and stop at the second floor, and {child.he} heard the doors open. Somebody got in. Somebody was breathing.

# a-llama
“{child},” said {friend} in an odd voice. “You might want to look.”

{child} opened {child.his} eyes. There was a llama in the {@lift}.

It was white, with brown knees and enormous eyelashes. It was wearing a lanyard that said VISITOR. It looked at {child}, and at {friend}, and then it leaned its bottom against the wall and pressed every button there was.

The doors closed. The {@lift} went up, shuddered, went clunk, and stopped.

Nobody said anything for a moment. The llama burped.

# two-ls
“Press the alarm,” said {child}, in a voice that had gone high. {Friend} reached under the llama’s neck and pressed it.

“Hello,” said the alarm. “This is Pauline. Are you trapped in the {@lift}?”

“Yes,” said {friend}. “We’re between the third and the fourth. There are two of us and a llama.”

There was a pause. “And a what, sorry?”

“A llama.”

“Is that with one L or two?”

“Two.”

“Two llamas,” said Pauline, typing.

“Two Ls! One llama!”

“I’ve put two now,” said Pauline. “The engineer will be forty minutes. Try to stay calm.”

# mmmm
Forty minutes! {child} looked at the walls. There seemed to be less room between them than before. {Child.His} heart was going like a drum kit falling downstairs. This, exactly this, was why {child.he} didn’t do {@lift}s.

Then {child.he} heard the noise. It was a small, thin, worried noise, like somebody humming through their nose. Mmmm? Mmmm?

“Is that you?” {child.he} asked {friend}.

“I thought it was you,” said {friend}.

They both looked at the llama. Its ears were flat back, and all four of its knees were trembling.

“Mmmm?” it said.

“Oh,” said {child}. “She doesn’t do {@lift}s either.”

# its-horrible
{Child.He} knew just what it was like, and {child.he} knew what people always said. They said there was nothing to be scared of, and that had never once helped. So {child.he} didn’t say it.

“It’s horrible, isn’t it?” {child.he} told the llama. “It’s small, and it’s stopped, and you don’t know when it’ll start. I hate it too.”

One ear came up.

# her-knees
Then, because {child.he} couldn’t think what else to do, {child.he} hummed back. “Mmmm.”

The llama stared at {child.him}. “Mmmm?” it said, a bit lower.

“Mmmm,” said {child}, lower still.

“Keep going,” whispered {friend}. “Her knees are slowing down.”

{child} kept going. {Child.He} did the football theme. {Child.He} did “Jingle Bells”[music:  and {music}]. {Friend} joined in underneath with the only tune {friend.he} knew on the cello[school: , the one from the concert {at school}], and the llama came in wherever she felt like it, and it really wasn’t bad. By the time they got to the national anthem, the llama had folded up her legs, front and then back, like a [us: lawn chair | deckchair], and sat down on the floor with her chin on {child’s} [us: sneakers | trainers].

# moon-river
“Hello?” said Pauline. “Is someone unwell? I can hear moaning.”

“We’re singing,” said {friend}.

“All three of you?”

“All three of us.”

“Well,” said Pauline, after a moment, “do you know ‘Moon River’?”

They didn’t, so she taught it to them.

# fifth-floor
They were on the third verse when the {@lift} gave a jerk. The lights blinked, and the doors slid open on the fifth floor. There stood an engineer with a [us: wrench | spanner], a row of very old people in very good chairs, and a man in a woolly hat, wringing his hands.

“Doreen!” cried the man. “I only turned round to sign the book!” He stared at {child}. “She’s sitting down. She never sits down for anybody. She spat at the mayor[city:  of {city}].”

“She was frightened,” said {child}. “She just needed some company.”

Doreen stood up, shook herself, walked into the café and ate somebody’s [us: granola bar | flapjack]. After that there was a lot of stroking. The old people had been waiting for her since two o’clock.

# six-minutes
[elder: {Elder} still had the table.[elder2:  {Elder2} had eaten the cakes, from worry.] They wanted to hear it from the beginning, with the humming.

]{child} sat down by {friend} and drank a hot chocolate, for free, because of what they had been through.

“You know how long that was?” said {friend}. “Fifty-two minutes.”

{child} counted on {child.his} fingers. It had been fifty-two minutes, and {child.he} had only been scared for about six of them.

[pet.dog: At home {pet}[!pet.known: , {child’s} dog,] was going to smell those [us: sneakers | trainers] for a week.

][pet.cat: At home {pet}[!pet.known: , {child’s} cat,] was going to smell those [us: sneakers | trainers] once, and not speak to anybody until Thursday.

][pet.other: At home {pet} was going to hear all about it, and all the tunes.

]
# ill-hum
At four o’clock it was time to go. The man in the woolly hat led Doreen to the {@lift}. She stopped dead in front of it, laid back her ears and looked round for {child}.

“Mmmm?” she said.

{child} looked at the doors. {Child.He} looked at the little square room behind them. It was still small.

{Child.He} put a hand on Doreen’s warm neck.

“It’s only five floors,” {child.he} told her. “I’ll hum.”

# @lift
lift
## if us
elevator
