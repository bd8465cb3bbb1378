title: Not Bothered
title: There Isn’t a Round
title: I’m on My Break
guest friend: Bea (she), Nell (she)

% {friend} is the ticked friend where there is one, and else the story’s own. The troll doesn’t know their names, so he says she and he, and where
% neither is known he does without (@home, @first, @chin, @less). {child} comes from the bus; {friend} has been across once already.

# a-large-one
{child} had wished for a troll since September. {Child.He} wanted a large one, to put between {child.himself} and {Friend}[friend: , who had been {child.his} best friend until then|  Holt].

They both walked home from the bus over the old footbridge[city:  in {city}], and ever since the first week of [age>=11: [us: sixth grade | Year Seven] | [us: the school year | term]][school:  {at school}] whoever got there second had waited by the river until the other was across. It was tiring, hating somebody.[sport:  They still went to {play sport}, at opposite ends.] You had to keep looking at your phone[music: , and you could only listen to {music} with one ear].[pet:  {child} had told {pet}[pet.dog:  the dog][pet.cat:  the cat] the whole story, and {pet} had fallen asleep in the middle.]

# on-my-break
And one dim November afternoon, there was the troll. He sat in the middle of the bridge, and he filled it from side to side.[athlete:  Not even {athlete} would have got past.] He was as big as a garden shed. There was moss on his shoulders and a fern in one ear.

“You’re a troll,” said {child}.

“I’m on my break,” said the troll.

“I need to get past.”

“Go [us: around | round].”

“It’s a bridge. There isn’t [us: an around | a round].”

The troll thought about it. “Not bothered,” he said.

# another-one
Then somebody spoke on the far side of him. “Excuse me? Can you move, please? I’ve dropped a glove over there.”

{child} knew that voice. It was {friend}, who had been across once already.

“There’s another one,” said the troll, interested. “Do you two know each other?”

“No,” said {child}.

“No,” said {friend}.

The troll looked from one to the other. “You said that very together,” he said.

# tell-them
“Tell {@fher},” said {child}, “that if {@fgoes} away, I can get home.”

The troll turned his enormous head. “{@home} I don’t see it myself.”

“Tell {@cher} I was here first,” said {friend}.

“{@first}”

“Tell {@fher} that’s typical. {@likes} I’m not bothered.”

“{@chin}, though.”

“It is not!” said {child}.

“Tell {@cher} I’m even less bothered,” said {friend}.

“{@less} into a rope.”

“You’re only supposed to say what we say!”

“I’m saying what there is,” said the troll. “Trolls do. What happened?”

# the-seat
Nobody answered. Under the bridge the river went by.

“Ask {@fher},” said {child} at last, “who {@fshe} sat with on the bus. The first day. When I’d put my bag on a seat, to save it for {@fher}.”

“Ask {@cher},” said {friend}, louder, “who told me the day before, ‘Sit where you like, I’m not bothered’!”

The troll’s head went to and fro. “This is very good,” he said.

“I was being nice!” shouted {child}, straight past him. “You weren’t meant to believe it!”

“How was I supposed to know? You had your bag on the seat! I thought you didn’t want me!”

# the-light
“I can’t even see your face!” {child} yelled, and {child.he} pulled out {child.his} phone, switched on the [us: flashlight | torch] and pointed it across the bridge.

The beam hit the troll full in the chest.

“Oh dear,” he said. “Not light—”

There was a crackling sound, like ice on a puddle. The grey ran up his neck and down his arms. His mouth stopped, half open. And then there was no troll on the bridge, only a great cold stone with a fern in it.

# less-icy
{child} put out the [us: flashlight | torch]. {Child.His} hands were shaking. “I didn’t mean to,” {child.he} said. “Please. I didn’t mean it.”

{Child.He} laid {child.his} palm on the stone hand. It was icy. {Child.He} left it there, not knowing what else to do, and after a while it was a tiny bit less icy. So {child.he} pulled {child.his} sleeve down over {child.his} fist and started to rub. {Child.He} rubbed until {child.he} {child.was} hot. Slowly, under the sleeve, one mossy finger turned soft.

# the-other-arm
“It works!” {child} called. “Tell {@fher} to rub! Tell {@fher} to start with—”

{Child.He} stopped. There was nobody to tell {@fher}.

It was extremely quiet.

“{Friend},” said {child}. “Start with the other arm.”

“I already am,” said {Friend}.

# a-side-each
They rubbed. They did the elbows and the shoulders. They climbed up on his knees and did the broad cold chest, one from each side, with scarf and sleeves[elder:  and a woolly hat from {elder}[elder2:  and {elder2}]], puffing, until their hands met in the middle, black with moss.

There was {friend’s} face. It had [us: new braces | a new brace] and a smear of mud on it, and it had been crying as well.

“You’ve missed a bit,” said {child}.

“So have you.”

# the-entire-time
They did the nose together. The troll sneezed, and a small frog flew out of his ear and went home to the river.

“Are you all right?” cried {child}. “I’m so sorry. I was bothered. I was bothered the entire time!”

“Me too,” said {friend}. “I saved you a seat on the Tuesday. And the Wednesday.”

The troll looked down at them, one on each knee. Nobody had ever rubbed his nose before.

# nothing-between
“I could come off my break now,” he said, “if you want to get past.”

He set them down, stood up, creaking, and climbed in under his bridge, and there was nothing between them any more.

“Come to [us: my house | mine],” said {friend}. “It’s still toast on Thursdays.”

{child} hung over the rail. “We’ll be back tomorrow,” {child.he} called. “Both of us. Is that OK?”

“Not bothered,” said the troll.

But in the dusk under the bridge he was smiling so hard that the moss cracked.

# @fher
them
## if friend.she / !friend
her
## if friend.he
him
## if friend.name
{friend.him}

# @fshe
they
## if friend.she / !friend
she
## if friend.he
he
## if friend.name
{friend.he}

# @fgoes
they go
## if friend.she / !friend
she goes
## if friend.he
he goes
## if friend.name
{friend.he} goes

# @cher
them
## if child.she
her
## if child.he
him
## if child.name
{child.him}

# @home
They say if you go away they can get home.
## if child.she
She says if you go away she can get home.
## if child.he
He says if you go away he can get home.
## if child.name
This one says if you go away, one of you can get home.

# @first
They say they were here first. They weren’t.
## if friend.she / !friend
She says she was here first. She wasn’t.
## if friend.he
He says he was here first. He wasn’t.
## if friend.name
That one was here first, I’m to say. It isn’t so.

# @likes
Tell them they can do what they like.
## if friend.she / !friend
Tell her she can do what she likes.
## if friend.he
Tell him he can do what he likes.
## if friend.name
Tell {friend.him} to go on just like that.

# @chin
They say they’re not bothered,” the troll said to {friend}. “Their chin’s wobbling
## if child.she
She says she’s not bothered,” the troll said to {friend}. “Her chin’s wobbling
## if child.he
He says he’s not bothered,” the troll said to {friend}. “His chin’s wobbling
## if child.name
This one’s not bothered,” the troll said to {friend}. “There’s a chin wobbling

# @less
They’re less bothered,” the troll told {child}. “They’re twisting their scarf
## if friend.she / !friend
She’s less bothered,” the troll told {child}. “She’s twisting her scarf
## if friend.he
He’s less bothered,” the troll told {child}. “He’s twisting his scarf
## if friend.name
That one’s less bothered,” the troll told {child}. “There’s a scarf being twisted
