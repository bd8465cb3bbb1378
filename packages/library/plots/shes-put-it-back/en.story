title: The Tidiest Bear in Britain
title: She’s Put It Back
title: Bears Are Not Returners
guest friend: Hattie (she), Martha (she)
guest bear: Olga (she), Ludmila (she)
guest keeper: Mr Prothero (he), Mr Cottrell (he)

% The bear is a she; the friend is the family's best friend, or this story's own. First line and last: put back.

# back
“She’s put it back,” said {child}.

On the other side of the glass {bear} the brown bear had just [us: mailed | posted] nine carrots, six figs and a trout back to the kitchen, through the steel hatch in the wall. She had done it one at a time, without so much as a bite. Now she sat down with her enormous paws in her lap and looked at {child} as if {child.he} had left a wet towel on the floor.

# hide-it
It was {child’s} third Saturday as a junior helper at the bear sanctuary[city: , an hour from {city}].[elder:  {Elder}[elder2:  and {elder2}] had bought {child.him} the boots for it.] There were two junior helpers. The other one was {friend}[friend & !friend.known: , {child’s} best friend], and {friend} wasn’t speaking to {child.him}.

The job was simple. Bears in the wild spend all day finding their food, so every morning, while {bear} was shut in her den, {child} had to hide it. Under logs. In [us: tires | tyres]. Up in the forks of dead trees. Then {bear} came out, sniffed, found every single thing in twelve minutes, ate none of it and put it back.[pet.dog / pet.cat:  {Pet}, {child’s} [pet.dog: dog|cat], would never have got past the trout.][pet.other:  {Pet}, at home, had never put anything back in {pet.his} life.]

# mango
“She’s rejecting it,” said {keeper}, the head keeper. He had a clipboard and was never in doubt. “She’s a fussy eater. We’ll try mango.”

They tried mango. They tried salmon. They tried a pumpkin with honey in it, which {child} had wedged inside a tree stump with all {child.his} strength.[athlete:  {athlete} couldn’t have got it out.] {bear} strolled over, took it out with one paw, and [us: mailed | posted] it.

“Put back,” wrote {keeper}. “Dislikes pumpkin.”

“I don’t think it’s the food,” said {child}. “I think she thinks I’m untidy.”

“Bears,” said {keeper} kindly, “have no opinion about tidiness.”

{bear} found one last blueberry that had rolled behind the water trough. She carried it to the hatch on the end of her tongue.

# a-secret
{child} would have given anything to turn round and catch {friend’s} eye. That was the whole trouble. Two weeks ago {friend} had told {child.him} a secret. {child} had told one person. It was only one, but by Thursday it was all over [school: {school}|the school]. {child} had said sorry. “You can’t put it back, though, can you?” {friend} had said, and that was true, so there was nothing to say after it.[sport:  They didn’t even {play sport} together any more.]

On the first Saturday, {friend} had kept {child} a seat on the sanctuary minibus by putting {@friend-his} bag on it. It was a yellow bag with a broken [us: zipper | zip]. Now it lived on {friend’s} knees, and {child} sat at the front next to the spare wheel.

# the-padlock
“She’s losing weight,” said {keeper} on the fourth Saturday. “So, no more nonsense. I’m locking that hatch. If she can’t put it back, she’ll have to eat it.”

“Where did she live before?” asked {child}.

“A circus. Years ago. She had an act with coloured balls. Shocking business.” And he went off to find the padlock[music: , humming {music}].

# a-pear
{child} and {friend} were left on the viewing platform, as far apart as it allowed. Below them, {bear} came out. She found a pear. She carried it to the hatch and pushed. She pushed again. She looked up at the platform, with the pear in her mouth, and made a very small sound for such a big animal.

“That’s horrible,” said {friend}, but {friend.he} said it to the bear, and leaned on the rail to see better.

# the-bag
The strap slid off {@friend-his} shoulder. The yellow bag went over the rail, and on the way down the broken [us: zipper | zip] did what broken [us: zippers | zips] do.

It landed in {bear’s} pond with its mouth open. Out of it floated a lunchbox, a recorder, and a small blue diary with a lock.

Neither of them breathed.

“Don’t worry!” called {keeper}, arriving. “It’s only a bag. You won’t see that again, I’m afraid. Bears are not returners.”

{bear} had already waded in. She picked up the diary. She carried it, dripping, to the hatch and pushed. It was locked. So she sat down with the diary between her paws and, not knowing what else to do, began to chew.

“{child},” said {friend}, in a tiny voice. “{child}.”

# open-it
{child} ran, down the steps and into the kitchen passage, with {keeper} behind {child.him} saying it was quite impossible.

“Open it,” said {child}. “Please. Only the hatch. She isn’t fussy and she isn’t rejecting anything. It’s her act! She fetches all the balls and puts them in the box, and then she waits. She’s been waiting four weeks, and nobody’s ever done the end!”

“What end?”

“Just open it!”

He unlocked it. {child} heaved on the lever with both hands until the steel flap clanged up. Then {child.he} let it fall and heaved it up again, clang, so that {bear} would hear.

For a long time there was nothing. Then came heavy feet.

# bravo
The diary dropped into the tray. Then the lunchbox. The recorder. Then, with a wet thump, the bag.

Through the little window they saw {bear} sit down and put her paws in her lap.

And {child} clapped. {Child.He} clapped as loudly as two hands can, {child.he} stamped, {child.he} shouted, “Bravo, {bear}!” until it rang off the buckets.

The old bear rose up on her hind legs, as tall as the door. She bowed, left and right. Then she lumbered back to the pond, found her pear, and ate it.

{keeper} wrote for some time. “Likes pear,” he said.

# four-holes
{friend} was standing in the passage, holding the diary. It had four tooth holes, and the lock was still shut. {Friend.He} looked at {child}, whose hands were bright red, and went out without saying anything.

# the-seat
At five it was nearly dark. {child} climbed into the minibus last and started for the spare wheel. Then {child.he} stopped.

Halfway down sat {friend}, gazing out of the window as if it had nothing to do with {friend.him}. On the next seat, wet through and smelling strongly of bear, was a yellow bag.

{@Friend-had} put it back.

# @friend-had
{friend} had
## if friend.she / !friend
she’d
## if friend.he
he’d

# @friend-his
{friend.his}
## if friend.she / !friend
her
## if friend.he
his
