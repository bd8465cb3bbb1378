title: Two Brake Lights
title: Help, in Four Parts
title: Every Single Word
guest rival: Gordon (he), Trevor (he)
guest host: Mr Pike (he), Mr Dunn (he)
guest ram: Horace (he), Hector (he)

% @a: {adult}, else {host} next door, who drives. The ram is “he”.

# two-brake-lights
{child} couldn’t lie. {Child.He} had often tried, at home and [school: {at school} | at school], but the moment {child.he} said a thing that wasn’t true, {child.his} ears lit up. They didn’t go pink. They went red, like two brake lights.

It wouldn’t have mattered so much if it hadn’t been for {elder}, who was the best liar [city: this side of {city} | for miles around]. Nine years running {elder.he} had won the Great Fib at the [us: town hall | village hall], and tonight {elder.he} {elder.was} going to make it ten.

# kchhh
“Kchhh,” said {elder} at five o’clock.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] hissed back.][pet.other:  Even {pet} looked up.]

“What does that mean?” asked {@a-who}.

“It means it’s a nasty cold,” said {friend}, who was {child’s} best friend and could lie about anything without a blink. “There’s no voice left at all.”

{Elder.short} wrote a note. It said: {child} can go instead.

“Never,” said {child}.

{Elder.short} wrote: Then {rival} will win.

{rival} had come second nine years running, and he was unbearable as it was.

# a-grand-piano
{Friend} trained {child} in the back seat, all the way there.

“Say that you’ve eaten a grand piano.”

“I’ve eaten a grand piano.”

“I’m being dazzled in the mirror,” said {@a} at the wheel.

# like-an-oven
Every chair in the hall was taken. {rival} went first. He told them about a trout so big that the lake went down a yard when he pulled it out[athlete: , and so fast that {athlete} couldn’t have caught it], and got a lot of applause and bowed to all sides. Then they called out {elder’s} name, and it was {child} who went up.

{child} stood at the microphone.[sport:  It’s one thing to {play sport} with people watching. This was another.] It was like looking into an oven. {Elder.short} sat in the front row in a scarf[elder2: , next to {elder2}, who had the [us: cough drops | throat sweets]]. {Friend} had the fingers of both hands crossed. {@A} couldn’t bear to look, and was looking between two fingers.

{child} hunted for a lie, and there wasn’t one. {Child.His} head was as empty as a [us: cookie jar | biscuit tin]. {Child.His} ears were warm already, just from the thought.

# a-ram
Then I may as well say what happened, thought {child}.

“It ought to be {elder.short} up here,” {child.he} said. “But {elder.short} has shouted {elder.his} voice to bits, all because of a ram.”

Somebody giggled.

“On Tuesday {elder.short} lay down for a nap in the [us: rowboat | rowing boat], and next door’s ram, who’s called {ram}, smelled the cheese sandwiches and got in. Then the rope came undone. When {elder.short} woke up they were in the middle of the lake, and {ram} was standing on the oars.”

Now several people were laughing.

# in-four-parts
“{Elder.short} tried to shift him, but {ram} doesn’t shift. So {elder.short} called for help. They drifted past the [us: campground | campsite], and everybody at the [us: campground | campsite] waved. They drifted past the chapel, where the choir was practising with the windows open. {Elder.short} shouted HELP, and {ram} bleated, and the choir thought it was a new part, and joined in. They sang ‘help’ in four parts for twenty minutes.”

The hall howled. A man in the fifth row had to be thumped on the back. {child} couldn’t quite see why, but there was more, so {child.he} went on.

# a-wedding
“Then they drifted into a wedding. The bride and the [us: groom | bridegroom] were on a [us: dock | jetty], having their picture taken, very still and solemn, and behind them, from left to right, went {elder.short} with a ram. After three hours {friend} and I heard them from the beach[pet.dog: , only it was my dog, {pet}, who heard them first]. We held out a [us: cinnamon | currant] bun, and {ram} jumped in. But the rope had got round his horns, so he towed the boat in after him, right up to the bun. He ate it. And then he went home.”

{child} wondered if that was everything.

“With the boat,” {child.he} said.

# rules-are-rules
It was several minutes before the chairman could speak, and he had to wipe his eyes on the rule book. Nobody needed to vote, with all that clapping. But rules are rules, and the winner must always answer one last question.

“{child},” said the chairman. “Do you swear in front of everybody here that your story is a lie from beginning to end?”

Every chair in the place stopped creaking.

# a-finger-to-her-lips
{child} looked out over the hall. In the third row sat a young couple. The woman had her phone in her hand, and {child} could see the screen. There stood the same two people on a [us: dock | jetty], in their wedding clothes, with a [us: rowboat | rowing boat] behind them. The bride met {child’s} eye. Very slowly she laid the phone face down in her lap, and then she put a finger to her lips.

And the whole of the left-hand side was the chapel choir. They were looking at the ceiling, all of them together, as only a choir can.

# a-conscience
{child} took a breath.

“I swear,” {child.he} said. “It’s lies, every single word.”

And on came the ears. {child} felt them glow, right out to the rims. You could have seen them from the [us: coat check | cloakroom].

“Look at that,” cried the chairman. “[child.she: She’s | [child.he: He’s | Somebody’s]] ashamed. A liar with a conscience. Bring out the cup.”

# a-teaspoonful
They drove home slowly, through the woods, with the [us: windshield | windscreen] wipers going[music:  and {@song} turned down low]. {Friend} had fallen asleep against the window. {Elder.short} sat in the front with the cup between {elder.his} knees, and had laughed so much that a little of {elder.his} voice had come back, about a teaspoonful.

“Nine years,” {elder.he} wheezed. “And I never once thought of doing it like that.”

“Like what?” said {child}. “I only told one lie the whole evening.”

“Yes,” wheezed {elder.short} happily. “But you knew where to put it.”

# in-the-mirror
{@A} found {child’s} eyes in the mirror. “Hang on,” said {@a}. “I was told it was a nasty cold.”

“{Friend} said that,” said {child}.

“Then it’s all true? The choir? The ram? The wedding?”

“Every single word,” said {child}.

{@A} looked in the mirror once more, and this time not at the eyes but at the ears.

Both brake lights were off.

# @a
{host}
## if adult
{adult}

# @a-who
{host} from next door, who was going to drive them
## if adult
{adult}

# @song
{music}
