title: Everything Has a Bottom
title: Hello, Bunny
title: The Rabbit and the [us: Zucchini | Marrow]
guest okell: Mrs Okell (she), Mrs Purdy (she)
guest doreen: Doreen (she), Beryl (she)

% {okell} keeps the rabbit, {doreen}. “The floor” is said by {okell}, then by {child}, and {okell} has the last word.

# not-a-bunny
{okell} would not let {child} hold the bunny, and she would not let {child.him} call it a bunny either.

“It’s a rabbit,” said {okell}, who had the [us: garden plot | allotment] nearest the gate. “A bunny is a thing on a birthday card.”

“She’s soft and she’s got a white tail,” said {child}. “She’s a bunny.”

“She’s got claws and opinions. She’s a rabbit.”

The rabbit, whose name was {doreen}, looked out through the wire as if she had been asked which it was and was not going to say.

# the-marrow
It was the fourth Saturday[elder:  since {elder}[elder2:  and {elder2}], who grew onions on the next plot, had asked if {child} might come].[sport:  Everybody else was off to {play sport}.] {child} sat on the bench, which was so high that {child.his} [us: rain boots | wellies] hung in the air, and in {child.his} lap lay what {child.he} had been given to hold instead. It was a {@marrow}.

“Pick it up,” said {okell}.

{child} picked it up.

“You’ve dropped its bottom.”

“It hasn’t got a bottom. It’s a {@marrow}.”

“Everything has a bottom. One hand under the chest. The other hand flat under the back feet.”

“It hasn’t got—”

“Where they’d be. A rabbit that can’t feel anything under its back feet thinks it’s falling. So it kicks, and then it is falling. All it wants is to know there’s a floor. Again.”

# again
{child} did it again. One hand under, one hand flat.[pet:  {Child.He} had been allowed to practise on {pet}[pet.dog:  the dog][pet.cat:  the cat] at home, but only the once.] {Child.He} had held that {@marrow} for a month now[school: , and given a talk on it {at school}], and {child.he} knew it better than some of {child.his} relations.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had come along to have a go, and said it was like minding somebody’s leg.]

“When can I hold {doreen}?”

“When you hold that as if you’d mind dropping it.”

“I would mind. I’ve been thinking of giving it a name.”

“Well, don’t. It’s for chutney.”

# thats-storing
{child} looked at the rabbit, and then at {okell}.

“You don’t hold her either,” {child} said. “I’ve never once seen you. You push the dandelions in and you shut the door. I don’t think you even like her.”

“I like her where she is.”

“That isn’t liking. That’s storing.”

{okell} opened her mouth and closed it again. Then she took the watering can in both arms, which was how she always carried it, and went off to the tap without a word.

# like-a-teddy
{child} sat with the {@marrow}. A whole summer, {child.he} thought, and nobody had held that rabbit once. {Child.He} put the {@marrow} down, and {child.he} opened the hutch.

{Child.He} meant to do it properly. But {doreen} was warm, and she moved, and she was not a bit like a {@marrow}, and {child} forgot everything and lifted her out under the arms like a teddy.

The long back feet hung down. They felt about for something to stand on. There was nothing there.

{doreen} kicked. {child} got both feet in the stomach, and then there was a streak of grey going through the rhubarb, and through the beans, and straight for the gate, which somebody had left open. And outside the gate was the road[city:  into {city}].

# the-gate
“{child}!” cried {okell}.

{child} ran[athlete:  as even {athlete} had never had to]. {Child.He} got to the gate first and banged it shut, and {doreen} swerved, and crouched flat in the grass right at {okell’s} boots, with her ears down and her sides going in and out.

“You’re nearest!” {child} called. “Pick her up! Quick!”

{okell} put down the can and bent and held out her hands. And {child} saw them.

# the-hands
They were shaking. It wasn’t from being cross. They shook all by themselves, like leaves, and {okell} looked at them, and took them back, and tucked them away under her arms.

“I can’t,” she said. “They won’t keep still. I haven’t picked her up since Easter. There’s one thing you’ve got to promise her, and I can’t.”

“What is it?”

“The floor,” said {okell}.

# under-the-feet
{child} came across the grass very slowly and knelt down. “I’m sorry,” {child.he} said to {doreen}. “I forgot your floor.” {Child.He} put one hand under the chest. {Child.He} put the other hand flat under the back feet. {Child.He} thought of the {@marrow}, and {child.he} stood up.

The back feet pushed, hard, into {child.his} palm. {Child.His} palm stayed where it was. They pushed again. It was still there. Then they stopped pushing, and {doreen} let out a breath and grew heavy.

# make-a-lap
{child} could have put her straight back in the hutch.

“Sit on the bench, please,” {child.he} said instead, “and make a lap.”

“I’ll drop her,” said {okell}.

“You won’t. You hold her, and I’ll hold you. I’ll be the floor.”

So {okell} sat, and held out one hand. {child} slid {child.his} own hand underneath it. There was the rabbit, and under the rabbit was the hand that shook, and under that was the hand that didn’t.

It shook. It shook a little less. {doreen} stretched out her neck and rubbed her chin along {okell’s} sleeve, slowly, there and back, which is how a rabbit writes its name on something.

Nobody spoke for a long time.

“Hello, bunny,” said {okell}.

{child} was kind, and didn’t say anything at all.

# floor
They sat on until the sun was behind the beans[music:  and a radio in somebody’s shed had got round to {music}], with the {@marrow} between them and {child’s} legs dangling. Then {okell} reached out a boot. She hooked the old bucket, tipped it upside down, and pushed it along with her toe until it stood right under {child’s} [us: rain boots | wellies], and {child’s} feet came down on it and were at home.

“There,” said {okell}. “Floor.”

# @marrow
[us: zucchini | marrow]
