title: The Owl on Church Lane
title: From Across the Field
title: Knows I’m Here
guest friend: Martha (she), Rafi (he)
guest pet: Mabel (she), Otto (he)
guest lodger: Mrs Pym (she), Mrs Tuck (she)

% The cat is the family’s, or one that stands in; a dog can sit with its back to things just as well. @sat: the Ragdoll is the original.

# an-owl-that-knew
{child} wanted an owl. Not in a cage, and not the sort you get in films, with a letter in its beak. {Child.He} wanted an owl that knew {child.he} {child.was} there.

So {child.he} had learned to hoot. {Child.He} had listened to recordings until [adult: {adult} | {lodger}, who rented the room next door,] asked whether breakfast could be had without a [us: barred | tawny] owl, and in the end it was right. First came one long hooo. Then a gap. Then a short one, and then the long, wobbly one, which is like somebody blowing across a bottle and walking downstairs at the same time.[elder:  {Elder}[elder2:  and {elder2}] heard it over the phone, and asked if there was a window open.]

# an-answer
On the sixth of November, at twenty to nine in the evening, {child} opened the window and hooted into the dark.

And something answered.

It came from the far side of the field, faint but perfectly clear. Hooo. A gap. Hoo. Hoo-hoo-hoo-hooooo.

{child} wrote it down. {Child.He} kept a black notebook for the purpose, and until now it had only ever said “Nothing”. This time {child.he} wrote, “Answer. Male. Probably a [us: barred | tawny] owl. IT ANSWERED ME.”

{@sat}, with {pet.his} back to the field, looking across the lane at the church.

“You’re missing it,” said {child}.

{Pet} didn’t move so much as an ear.

# a-twiddle
It answered the next night, and the night after that. It always answered between half past eight and nine, and never when there was [sport: {sport} | football] on [us: TV | the telly][athlete: , or anything at all with {athlete} in it]. If {child} hooted twice, it hooted twice. One evening {child.he} tried putting a little twiddle on the end[music: , borrowed from {music}]. At first nothing came. Then the twiddle came back.

# a-secret
{child} had meant to keep it a secret. But one Monday that couldn’t be done any longer, because {friend} was being so peculiar. {Friend} was {child.his} best friend, and all day long {friend.he} had looked as if {friend.he} had a balloon in {friend.his} mouth.

“I’ve got a secret,” said {child}.

“So have I,” said {friend}.

“I’ve got an owl,” they said.

Nobody moved by the [us: bike racks | bike sheds][school:  {at school}].

“Where’s yours?” asked {friend}, slowly.

“On the other side of the field. Your way, roughly.”

“Mine’s on the other side of the field. Your way, roughly.” {Friend} had turned extremely pink. “It mostly comes between half past eight and nine. Never when there’s …”

“… [sport: {sport}|football],” said {child}.

They looked at each other. Then they looked at the ground.

“It did a twiddle on Thursday,” said {friend}. “I thought it was so intelligent.”

# so-intelligent
At first it was simply the most embarrassing thing that had ever happened [city: {in city} | anywhere]. Then {friend} began to laugh, and after that there was no holding it. They laughed until they each had to hang on to a bicycle. For two weeks they had been hooting at one another, every single evening, in woolly hats, out of open windows. There were thirteen pages in {child’s} notebook on the call of the {friend}.

# only-a-friend
But that night {child} lay on the bed, and it wasn’t so funny any more. So there was no owl. There was only {friend}. And there was nothing wrong with {friend}, but {friend.he} {friend.was} not an owl.

[adult: {Adult} | {Lodger}] came in with the washing and sat down. [adult: {adult.He} | She] had been told the whole story over supper.

“Thirteen pages,” [adult: {adult.he} | she] said. “That’s a lot of evenings to stand and freeze, just so that somebody gets an answer.”

{child} hadn’t thought of that. {Child.He} looked at the clock. It said [us: 8:43 | 8.43]. On the other side of the field there might, at this moment, be a window open.

# a-third
{child} got up and opened {child.his} own. {Pet} was in {pet.his} place already, with {pet.his} back to the field. {child} filled {child.his} lungs and hooted, with a twiddle.

{Friend} answered straight away, with two twiddles. You could hear {friend.him} laughing.

And then there was a third hoot.

It didn’t come from the field, and it didn’t come from {friend’s} house. It came from the church, where the old hollow oak stood, and it wasn’t so very like the recordings. It was hoarser, and bigger, and it went right through you. Hooo. A gap. A very long gap. Hoo. Hoo-hoo-hoo-hooooo.

{Pet} pricked up {pet.his} ears. {Pet.He} didn’t look in the least surprised. {Pet.He} had been sitting there watching that oak for two weeks, and now, for the first time, {pet.he} turned {pet.his} head and looked at {child}, rather as a teacher looks at somebody who has found the right page at last.

“You knew,” whispered {child}.

# black-eyes
Then a piece of the dark came loose. It dropped out of the oak, spread itself wide and came sailing over the churchyard wall, across the lane, straight at the house. It made no noise. That was the strangest thing: such enormous wings, and not a sound. Just outside the window it swung away. For a single second {child} saw a round face and two black eyes, and the eyes saw {child.him}.

Then it was off across the field, {friend’s} way, roughly.

# was-that-you
{child} held on to the window frame and counted. At seventeen there was a shriek from the other side, and there was nothing owlish about it at all.

The phone buzzed. “WAS THAT YOU???” it said.

“No,” wrote {child}.

[adult: {Adult} | {Lodger}] had seen it too. [adult: {adult.He} | She] had stood up without noticing, and was still holding a sock. [adult: {adult.He} | She] said nothing, and it was exactly the right thing to say.

# three-lines
Later on, in bed with the lights out, {child} shone a [us: flashlight | torch] on the black notebook and wondered how you would describe it. In the end {child.he} wrote just three lines.

“[us: 8:47 | 8.47]. One [us: barred | tawny] owl. Knows I’m here.//
[us: 8:47 | 8.47]. One {friend}. Knows it too.//
{Pet} was right.”

# @sat
{Pet}[!pet.known: , {child’s} cat,] was in the window as well, and {pet.he} sat as {pet.he} always did
## if pet.cat
{Pet} was in the window as well. {Pet.He} {pet.was} {a breed}, and {pet.he} sat as {pet.he} always did
## if pet.cat & breed.Ragdoll
{Pet} was in the window as well. {Pet.He} {pet.was} a Ragdoll, as big as a pillow, and {pet.he} sat as {pet.he} always did
## if pet.dog
{Pet} was there as well. {Pet.He} {pet.was} {a breed}, and {pet.he} sat as {pet.he} always did
