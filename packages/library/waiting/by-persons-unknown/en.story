title: Persons Unknown
title: The Phone With No Wire
title: Is That the Harbour?
guest man: Alec (he), Walter (he)
guest girl: Winnie (she), Peggy (she)
guest hound: Bess (she), Fly (she)

% The girl on the phone is she, her brother and the old man he. The other dog is she.

# the-queue
The [us: line | queue] for chips went out of the door, past the bins and round the corner.

“It’s moving,” said [adult: {adult} | the grown-up], who hadn’t. “You two take {pet} down to the harbour. If I’m not there by Christmas, remember me.”[elder:  “I’ll keep our place,” said {elder}[elder2:  to {elder2}].]

So {child} and {child.his} best friend, {friend}, took {pet}, the dog, who left the chip shop the way people in films leave home for ever.

It was the last night of the holiday, and a fog had come in. It had swallowed the boats. By the end of the quay, all that was left was an old red phone box with a light on inside. These days it was full of books, damp thrillers mostly, for anybody to borrow. The telephone was still bolted to the back, but the cord had been cut. A few inches of it stuck out, attached to nothing.

# no-wire
{Pet} noticed first. {Pet.His} ears went up. Then the telephone rang.

“There’s no wire,” said {friend}.

“I know.”

“{child}, there’s no wire.”

“I know!”

It rang, and rang. “Well,” said {friend}, “it won’t be for me.”

# the-call
{child} picked it up. There was a hiss like rain, and then a girl’s voice, talking very fast.

“Is that the harbour? Oh, thank goodness. It’s {girl}, in the box on the Point. My brother’s out on the sands with the dog. He went for cockles, the idiot, and the fog’s come down, and the tide’s turned, and I can hear him shouting, but he can’t tell where the shore is. You’ve got to ring the bell!”

“What bell?”

“The fog bell! On the wall! Who is that?”

“{child}. I’m only on holiday.”

“Well, you’re on the bell now,” said {girl}. “Hurry up. Please.”

# nothing-in-it
{Friend}, listening with one ear jammed against {child's}, was already gone. “Got it!” came a shout out of the fog. “There’s a sign. It says, ‘Last rung 14 October 1961, by persons unknown.’”

“Ring it!”

“I can’t. There’s no clapper. It’s just a bell with nothing in it.”

A phone with no wire, and a bell with no clapper. “Somebody’s winding us up,” called {friend}.

“Probably,” said {child}. “But if they aren’t, and we go and eat chips…”

There was a scrape in the fog, and a grunt, and then an enormous BONG. {Friend} had found a rock. It was the thing {child} liked best about {friend.him}. {Friend} would argue about anything in the world, except whether to help.[sport:  {friend.He} swung it like somebody who’d come to {play sport}.][athlete:  {athlete} couldn’t have swung it harder.]

BONG, went the bell. BONG.

# wrong-way
“I can hear it!” cried {girl}. “Keep going!” And then, “Oh, no. No! It’s coming back off the cliff, and he thinks it’s behind him. {child}, he’s going the wrong way. He’s walking out.”

{child's} mouth went dry. There were books, and fog, and a dog.

{Pet} had put both front paws up on the harbour wall, and was staring into the grey with every hair on end. {Pet} hardly ever barked; it seemed to {pet.him} a waste of a mouth.

# one-woof
But now {pet} let out one huge, deep woof, and cocked an ear, and waited.

From far out on the sands, another dog answered.

“That’s {hound}!” shrieked the telephone. “That’s our {hound}! She’s turned him round, she’s pulling him! Don’t let that dog stop!”

Nobody could’ve stopped {pet.him}. BONG, went the bell, and “Woof!” went {pet}, and each time the answer came back a bit nearer. Now they could hear splashing. Now there were boots dragging on stone, down where the harbour steps went into the fog. {Friend} stood there with the rock held high.

# prints
Nobody came up the steps. But prints did. They came up one by one, dark and wet on the pale stone: a boy’s boots, and beside them, a dog’s paws. They reached the top and stopped, right in front of {pet}. {Pet} stretched out {pet.his} neck, sniffed politely at nothing, and wagged.

Then the prints began to dry.

“He’s in,” {child} said into the phone. “{girl}, he’s in.”

She was laughing and crying at once. “I’m coming round. I’m going to murder him. Oh, thank you, {child}! What’s your dog called?”

“{Pet}.”

“Then you tell {pet} we owe …”

And that was all. {child} was holding a phone with no wire.

# persons
They sat on the wall with {pet} between them. The bell was still humming a little.[music:  It was nearly the first note of {@song}.]

“Persons unknown,” said {friend}, after a while. “That’s us.”

“No one’s going to believe it.[school:  Not {at school}, anyway.]”

“No.”

# the-old-man
“Miss anything?” said [adult: {adult} | the grown-up], looming out of the fog with an armful of hot paper. There was an old man as well, in a flat cap. “This is {man}. We’ve been in that [us: line | queue] so long, we’re practically related.”

The old man didn’t say hello. He was looking at {pet}.

“I hear that one’s called {pet},” he said. “And which of you is {child}?”

Every hair rose on the back of {child's} neck.

“I was twelve,” said {man}. “I heard the bell all right, but I couldn’t make out where it was. It was the dog we followed. And when I got up those steps, there wasn’t a soul here. Just that old bell, humming. My sister always swore that somebody called {child} had picked up the phone.” He was unwrapping his parcel as he spoke. There was a battered sausage in it, the biggest they did. “Every dog I’ve met down here, from that day to this, I’ve asked its name.”

He held out the sausage on the flat of his hand. {Pet} took it, for {pet}, quite slowly.

# is-that-the-harbour
[adult: {Adult} | The grown-up] looked at all of them in turn. “I have missed something.”

{man} wiped his fingers, and then his eyes. He took a phone out of his pocket, one with no wire, and pressed a button. “{girl}?” he said. “Somebody here for you.” And he handed it over.

There was a hiss like rain. Then came a voice, an old one now, but still talking very fast.

“Is that the harbour?”

The fog was lifting off the water[city: , and tomorrow they’d be back in {city}]. {Pet} leaned, warm and heavy, against two legs at once.

“Yes,” said {child}. “It’s {child}.”

# @song
{music}
