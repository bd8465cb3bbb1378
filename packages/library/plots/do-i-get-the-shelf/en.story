title: The Lodger
title: Shut the Door After You
guest friend: Desmond (he), Harriet (she)
guest elder: Dorothy (she), Wilfred (he)

% Space speaks low, like a fridge at night. The elder is the family’s own, or somebody who once drove a bus: @bus, @bends, @worse.

# a-lodger
{@Let} to space, without so much as a phone call. {child} had wanted to go to space since the age of four, but {child.he} only found out about the lodger on Saturday, when {child.he} and {friend} came for some potatoes.

{Child.He} opened the cellar door. There was no floor in there. There was a darkness that went all the way back, with stars in it, and three potatoes sailing slowly past.[pet.dog:  {Pet} the dog looked in and went to sit in the car.][pet.cat:  {Pet} the cat looked in, backed away and washed very thoroughly.][pet.other:  It was a good thing {pet} was at home.]

“Shut the door after you,” said the darkness.

{child} shut it. {Child.He} stood holding the handle, {child.his} heart beating right out to {child.his} fingertips.

“Ah,” said {elder.short}, behind {child.him}. “It came on Thursday. It said it was tired.”[elder2:  {Elder2} had shown it the shelf.]

“Space can’t be tired,” said {friend}, {child.his} best friend, who had a figure for everything[school: , even the lunches {at school}]. “Space is ninety-three billion light years across.”

“Exactly,” said {elder.short}. “{@Bus}”

# one-rule
There was only one rule, and {elder.short} had written it on the door in [us: marker | felt tip]: KEEP SHUT. While the door was shut, space stayed in the cellar. If you opened it, space began to run out.

# through-a-crack
Naturally {child} opened it again, after tea[music: , while {music} was on the kitchen radio], just a crack.

“Hello,” {child.he} said. “I’m {child}. I want to come up to you. All the way. Where it never ends.”

“Whatever for?” said space. It had a low voice, like a fridge at night. “I’ve lived there all my life. There are no walls. You can’t lean on anything.”

“But that’s what’s so good about it!”

“There are four walls here, and a shelf,” said space. “I’ve never had a shelf before. Shut the door after you.”

{child} was so disappointed that {child.his} throat stung. All these years there had been space over {child.his} bed[city:  {in city}], on four posters[athlete:  next to {athlete}], and now it was happy with a shelf.

# vacuum
“It’s a coward,” {child} told {friend}.

“Or shy,” said {friend}. “But we can get it out. What’s space? A vacuum. And how do you move a vacuum?”

“How?”

“With a vacuum cleaner. I can’t think why nobody’s tried it.”

{Friend} fetched it, pushed the nozzle in at the crack and pressed the button. It made its usual noise, then hardly any, and then it rose off the floor and hung in the air with its cord trailing, like a gloomy balloon.

“Interesting,” said {friend}.

“Shut the door after you both,” said space, and now it did sound hurt.

# wide-open
That night {friend} fell asleep efficiently, the way {friend.he} did everything. {child} lay awake in the spare room. You couldn’t be the whole of space and go and hide, {child.he} thought, not when people had waited. In the end {child.he} crept down in {child.his} socks, opened the cellar door wide and wedged it with a bucket of potatoes. Then {child.he} went back to bed to watch space come.

It came. It ran up the stairs and in over the rugs, black and cool, and it was the most beautiful thing {child} had ever seen. The bed rose. {Friend} rose, still asleep.[pet.dog:  {Pet} the dog swam past the door, doggy-paddle.][pet.cat:  {Pet} the cat floated past the door, curled up, asleep.] A galaxy no bigger than a coin went spinning by the chest of drawers. {child} laughed out loud.

# no-stars
Then {child.he} looked out of the window.

There were no stars out there any more. The sky was as empty and grey as a wiped blackboard, and the last star, the one above the chimney, was being dragged down through the air vent.[pet.other:  It must have turned black in {pet’s} window at home as well.]

“{Friend}!”

{Friend} bumped into the ceiling and woke up. “What time is it?”

“It’s come out, and now the rest is coming in! It’s trying to fit!”

“Ninety-three billion light years,” said {friend} slowly, “in a cottage with one bathroom.”

# who-left-it-open
{Elder.short} came floating out of the other bedroom in pyjamas and one slipper, and took hold of the ceiling lamp {@bends}.

“Hang on, and keep calm,” said {elder.short}. “Who left it open?”

“I did,” said {child}, whose stomach had stayed behind on the floor. “I’m so ashamed I don’t know where to go.”

“To the door,” said {elder.short}. “You can be ashamed on the way.”

The dark had grown thick. Space was breathing fast.

“I only wanted to have it small for a while,” it said. “Now I’m coming down on top of myself, all of me.”

“I’m sorry,” said {child}. “I didn’t listen. I wanted you to be like you are on my posters.”

# a-rope-of-three
{child} kicked off from the chest of drawers. {Friend} got hold of {child.his} foot, {elder.short} got hold of {friend’s}, and kept the other hand on the lamp. So they made a rope of three, through the hall and down the stairs. {child} stretched[sport: , further than {child.he} had ever stretched in {sport},] and reached the bucket. It was stuck.

“Don’t pull!” called {friend}. “You’ll only pull yourself! Spin it!”

{child} spun it. The bucket came loose, and the potatoes whirled out in a Milky Way of their own. {Child.He} took hold of the handle, but the door couldn’t be shut yet. Most of space was on the wrong side.

# the-tiredest-bit
“You’ve got to go home for a bit,” {child.he} said into the dark. “The big part of you. But you can leave a little piece behind, the tiredest one. And I’ll come and see you. I’ll knock first.”

“Do I get the shelf?” said space.

“I promise.”

Then it went through the house, out by vent and keyhole and [us: mail slot | letter box], one long, long sigh. The rug fell. The vacuum cleaner fell. {Friend} fell on {elder.short}, {@worse}. In the window the stars came on, one, and one more, and then all of them.

# when-you-have-come-in
In the cellar, on the top shelf between two jars of plum jam, lay a piece of darkness no bigger than a cat, with a few lights in it.

“Is that all right?” whispered {child}.

“It’s exactly enough,” it said. “{child}. Shut the door after you.”

{child} turned to go.

“I meant when you’re in,” said space.

So {child} went in and pulled the door shut. A little later {friend} knocked, and was told the same, and then came {elder.short}[elder2:  and {elder2}] with blankets and a [us: thermos | flask]. They sat down on the potato bin and leaned back against the wall. Above them went a shooting star, a very small one, from the jam to the pickles.

# @let
{Elder}, an old friend of the family, had rented out a potato cellar
## if elder
{Elder} was looking after a house in the country that week, and had rented out the potato cellar

# @bus
I drove a bus for thirty-four years, and I was tired after [us: Scranton | Coventry].
## if elder
I only took the bus here, and I was tired after [us: Scranton | Coventry].

# @bends
like somebody who was used to sharp bends
## if elder
the way you do on a bus going round a bend

# @worse
who had known worse in [us: Cleveland | Bristol]
## if elder
who said the bus had been worse at [us: Cleveland | Bristol]
