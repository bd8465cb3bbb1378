title: Mind the Step
title: Nearly There
guest friend: Hattie (she), Rufus (he)
guest elder: Edith (she), Pearl (she)
guest aunt: Mavis (she), Dulcie (she)

# nobody-knew
Nobody [city: {in city} | in the village] knew who Auntie {aunt} was, and that included the vicar, who printed her. {child} knew, and wasn’t telling.

Her advice came out once a month on the back page of the parish magazine, between the bell-ringers and the advertisement for drains. You put your letter in the old honey tin by the church gate. You signed it “Desperate” or “Had Enough”. And Auntie {aunt}, who was plainly about seventy, with a large handbag and a past, told you what to do.

Auntie {aunt} still went to school[school:  {at school}]. Twice, in fact, because she was {child}, and she was also {child’s} best friend, {friend}.

They’d begun it for a joke, in the spring. {Friend} did the wisdom and {child} did the style. It was {child} who invented {aunt}’s three late husbands, and the way she always ended: “Chin up, and mind the step.”

# shaded
“‘Dear Auntie {aunt},’” read {friend}, upside down on {child’s} bed[pet.dog: , with both feet on {pet}][pet.cat: , with {pet} on top]. “‘The hedge next door is now taller than my house.’”

“‘Dear Shaded,’” said {child}, typing. “‘My second husband was a hedge man. Take him a cake. Nobody can refuse to trim for a person whose cake they’ve eaten.’”[athlete:  

The next was from somebody who could hear {athlete} being cheered for through the wall, at night.]

They always did {aunt} on Thursdays. There was only one more letter in the tin. {Friend} unfolded it and read it out.

# stumped
“‘Dear Auntie {aunt}. I used to have a young visitor every Thursday after school. We made a great many bad scones. Now my visitor has a life to get on with, which is just as it should be, and has been too busy since the spring. I think there’s some guilt about it. When we meet, somebody goes pink and talks about the weather. How do I let a person off, so that nobody need feel they ought to come? Yours, Stumped of Station Road.’ Oh, that’s sad. {child}? You’ve gone pink.”

{child} held out a hand for the letter. The writing leaned backwards, as if into a wind. {Child.He} had seen it on birthday cards[elder2: , next to {elder2’s}].

“{@its},” said {child}.

For a moment the only sound was [adult: {adult} | somebody], downstairs, arguing with the oven[music:  over the top of {music}].

# mavis-never-tells
“I didn’t stop wanting to go,” said {child}. “It was just that Thursdays turned into {aunt}. And I couldn’t say why, because {aunt} is a secret. Then I’d missed so many that it got embarrassing. Then I’d been embarrassed for so long that it got sort of … normal.” {Child.He} jumped up. “I’m going round there now.”

“You can’t,” said {friend}.

“What do you mean, I can’t? It’s my own {elder}!”

“That letter isn’t to you. It’s to {aunt}.” {Friend} had turned the right way up, which only happened when things were serious. “It’s private. If you turn up with your face like that, it’ll be plain that somebody read it and blabbed. We promised. First thing we ever wrote down: ‘{aunt} never tells.’”

“Then what do I do?”

“Answer,” said {friend}. “It’s what we’re for.”

# without-a-hat
{child} sat down and cracked {child.his} knuckles. “‘Dear Stumped,’” {child.he} typed. “‘My first husband[sport: , who could not {play sport} to save his life] …’” {Child.He} deleted it. “‘Dear Stumped. Visitors, like trifles …’” {Child.He} deleted that too. Every line came out wearing a hat. It had never struck {child.him} that {aunt}’s letters went to real kitchens, and were read there by real people on their own.

“I can’t do the voice,” said {child} at last.

“Maybe don’t do a voice,” said {friend}.

So {child} wrote it in {child.his} own.

# wet-coat
“Dear Stumped. Please don’t let your visitor off. I don’t think it’s being too busy. I think somebody got muddled, and then ashamed, and shame is like a wet coat: the longer you stand about in it, the harder it is to get off. I expect your visitor misses the scones, even the scones we could have mended roads with. Leave the door on the latch next Thursday. I think your visitor is nearly there.”

Underneath {child.he} put, “Chin up, and mind the step.” {Friend}, who was wise, said nothing, and passed {child.him} a tissue.[pet.dog:  {Pet} put a chin on {child’s} knee, and kept it up.][pet.cat:  {Pet} sat down on the keys, and signed it with a long row of dots.][pet.other:  {Pet} said nothing either.]

# on-the-latch
The magazine came out on the Wednesday. On Thursday, at ten to four, {child} stood on {elder’s} path with a heart going like a sewing machine. {Friend} had walked along as far as the gate and was now pretending to be interested in a bush.

The door was on the latch.

{Elder} was in the kitchen in an apron. There were two bowls out, and two wooden spoons.

“Hello, stranger,” said {elder}.

{child} had a whole speech ready about the weather. “I’m sorry,” {child.he} said instead. “I got muddled.”

“And then ashamed, I dare say,” said {elder}, weighing the flour. “Like a wet coat.”

# we
“You read Auntie {aunt}?”

“Never miss her. Mind you, she slipped up this month.” {Elder} brushed the flour off both hands. “‘The scones we could have mended roads with.’ ‘We?’ I thought. That’s odd. I don’t remember {aunt} being there.”

{child} went from pink to red to something the colour of jam. And {elder} held out two arms, flour and all, and {child} walked into them, and there was no more weather for quite a while.

“Did you know before?” {child} asked, into the apron. “When you wrote it?”

{Elder} seemed to give this some thought.

“There’s only one other person I’ve ever heard say ‘mind the step’,” said {elder}, “and that’s me. Every Thursday, at that back door. Now, are you going to ask your friend in, or does {friend} live in my bush?”

# a-fourth-husband
They did {aunt} at Station Road after that. She was a good deal wiser than before, the vicar said, and soon acquired a fourth husband, who was in scones.

The scones themselves were no better.[elder2:  {Elder2} sent advice about the oven.][adult:  {Adult} was always brought one, and was polite about it.] But there were three people round the table to eat them now, and on Thursdays, whatever the weather, the door was on the latch.

# @its
It’s {elder}. It’s my own great-aunt
## if elder
It’s {elder}
