title: A Go for the Goose
title: Up Goes {child}, Down Goes {friend}
title: {Friend} Can Talk Bird

% The goose is "it". The refrain is in the present tense, all else in the past.

# up-and-down
Up goes {child}! Down goes {friend}!

Up goes {friend}! Down goes {child}!

{child} and [!friend.known: {child.his} best friend ]{friend} were on the seesaw[city:  in a park {in city}].

Up goes {child}! Down goes {friend}!

And then {child} stayed up.

# behind-me
“I want to come down,” said {child.he}.

“You can’t,” said {friend}. “There’s a goose behind me.”

And there was. A big, fat, white goose was sitting on the seesaw.

“HONK,” said the goose.

“Shoo, goose!” said {friend}. {Friend.He} pushed it with {friend.his} back. The goose pushed {friend} with its bottom.

# a-crust
{child} had a crust in {child.his} pocket. {Child.He} dropped it on the grass. Plop! The goose got off to look.

Up goes {friend}! Down goes {child}!

But the goose did not want the crust[pet.dog: , so {pet}[!pet.known:  the dog] had it]. [pet.dog: The goose | It] walked all the way [us: around | round], and it sat down behind {child}.

# talks-bird
Now {friend} stayed up.

“I want to come down,” said {friend}.

“You can’t,” said {child}. “There’s a goose behind me.”

“HONK,” said the goose.

“I’ll ask it what it wants,” said {friend}. “I can talk bird. You do it with your neck.” {Friend.He} made {friend.his} neck as long as it would go, and leaned over. “Honk?” {friend.he} said.

“Honk, honk, honk,” said the goose.

“What did it say?”

“It wants a go,” said {friend}.

# as-high-as-high
Well! {child} knew all about wanting a go.[sport:  It’s how you feel when the big ones get to {play sport}.] “You can have mine, goose,” {child.he} said, and {child.he} got off.

Down goes {friend}! And UP goes the goose!

Up, up, up, as high as high[athlete: , and that’s higher than {athlete} can jump]. The goose looked down. Its feet went wobble. Its neck went wobble.

“HONK! HONK! HONK!” cried the goose.

“What’s it saying now?”

“It’s saying HELP!” said {friend}. “It’s saying HELP, {child}!”

# the-middle
{child} reached up. {Child.He} put {child.his} two hands on the seesaw, and {child.he} pulled it down. Slowly, slowly, all the way down to the grass.

“There, there, goose,” {child.he} said. “I know a good place for you.”

And {child.he} patted the middle.

The goose walked along the seesaw, flip, flap, flip, flap, and it sat down in the middle. Then {child.he} got back on.

# wibble
Up goes {child}. Down goes {friend}.

Up goes {friend}. Down goes {child}.

And the goose in the middle went wibble, wobble, wibble, and didn’t go up at all.

“Honk,” said the goose. That was bird for “lovely”.[school: 

“We’ll teach them bird {at school},” said {friend}.]

# moon
They had a hundred goes[music: , and hummed {@song} to go with them].[elder:  {Elder} counted[elder2: , and {elder2} made it a hundred and one].] Then it was time for bed.

Home goes {friend}. Home goes {child}.

Outside it was dark. Inside it was warm[pet.cat / pet.other: , and {pet} was asleep already]. Far away, somebody said a very small honk.

Up goes the moon.

Down goes {child}.

# @song
{music}
