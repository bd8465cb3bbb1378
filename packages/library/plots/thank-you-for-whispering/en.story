title: Thank You for Whispering
title: Only Heavy If It’s Yours
title: It’s Only Chairs
guest friend: Nadia (she), Felix (he)
guest director: Mrs Pettigrew (she), Mrs Bloom (she)

% One rule: a fear is only heavy for whoever it belongs to; somebody else has to hold it. Shown on the table, said again in the turn.
% {child} whispers because of a lie, and so everybody behind the stage whispers. {friend} is as afraid as {child}: the sweets are an errand away from the stage.

# lost-voice
{child} was minding the coats behind the stage in the park[city:  in {city}], and could only whisper, because {child.he} had lost {child.his} voice. At least, that was what {child.he} had told everybody. {Child.He} and {friend}[!friend.known: , [friend: {child.his} best friend | from {child.his} class],] were supposed to host the whole evening together, until they put out the chairs[school:  from {school}]. At number two hundred something heavy settled on {child’s} shoulders, and at number four hundred {child.he} had lost {child.his} voice. All {child.he} wanted now was for nobody to find out.

So {friend} was out there alone, and between numbers {friend.he} came running round the curtain with a [us: cough drop | throat sweet]. {child} had four in {child.his} cheek already, and every one tasted of telling lies.

# besides-coats
“Excuse me,” said {a wish}, who was number six in the [us: program | programme]. “Do you take anything besides coats?”

“Such as what?” whispered {child}.

“Thank you for whispering,” {the wish} whispered back. “It’s rather a delicate matter.” {The wish} felt about behind {wish.part}, unfastened something and laid it on the table. It was grey and woolly, like an old [us: sweater | jumper], and it trembled. “That’s my fear of number seven.”

{child} looked it up, and number seven was {a other}. “{A wish} [wish.kind.person / wish.kind.creature / wish.kind.animal: who’s | that’s] afraid of {a other}?”

{@sounds} When the show’s over we all have to hold hands and bow, and six holds hands with seven. I asked to stand somewhere else. ‘Of course,’ they said, ‘why?’ So I said I’d always wanted to stand just there.”

{child} knew exactly how that happened.

# only-heavy
“Somebody has to hold it, or it comes straight back,” whispered {the wish}. “Are you strong? I can hardly get up the steps with it.”

{child} bent {child.his} knees, and very nearly threw it over the curtain. “But it doesn’t weigh anything!”

“Not to you,” said {the wish} slowly, growing taller and taller without it. “So it’s only heavy if it’s yours.”

# all-in-a-line
Behind a stage, things get about, and soon there was a line at the table, all whispering because {child} did. {@balloons} [sport: Number three, who was to {play sport} blindfolded, had quite a sensible one. ][music: The band that was to play {@song} had one each. ][pet.dog: {Pet}[!pet.known: , {child’s} dog,] lay on {child’s} feet and kept an eye on {pet.his} own. It was the [us: vacuum cleaner | hoover]. ][pet.cat: {Pet}[!pet.known: , {child’s} cat,] looked like somebody with nothing to hand in. It was the vet. ][pet.other: {child} had even brought {pet’s} from home. It was the [us: vacuum cleaner | hoover]. ]Last of all came number seven.

“Mine’s rather silly,” whispered {the other}. “It’s {other.afraid}.”

So {child} sat there with {child.his} arms full up to the chin, and it all weighed less than a sandwich. Only {child.his} own still lay on {child.his} shoulders, because nobody knew it was there.

# is-it-coming-back
“You look happier,” said {friend}, with another [us: cough drop | throat sweet]. “Is it coming back?”

“No,” whispered {child}. {Friend} nodded, and it took {friend.him} two tries to lift the curtain.

Then {the wish} went on, light as anything, and {wish.did}, and {the other} {other.did}, and four hundred people clapped.

# not-a-sound
At last they stood in a row for the bow, six beside seven, and only the closing words were missing. {Friend} lifted the microphone and opened {friend.his} mouth, and not a sound came out. Somebody giggled. {Friend} looked straight at the gap in the curtain.

{child} knew what that was, and there is no [us: cough drop | throat sweet] for it. {Child.He} wanted to run out to {friend}, but {child.he} couldn’t get up. Everybody’s fears lay in {child.his} arms and weighed nothing, but {child.his} own lay on {child.his} shoulders like a sack of stones.[athlete:  Not even {athlete} could have got up under that.] Somebody would have to lift it off, so somebody would have to know.

“I can’t get up!” shouted {child}. There was nothing wrong with that voice. They heard it at the ice-cream van.

# only-chairs
“You’ve got it back,” said {friend}, in the gap.

“I never lost it,” said {child}, and it was horrible to say. “I’m afraid of the chairs.”

{The wish} came straight out of the row. “Where is it?”

“Here. But you’ll never lift it, it’s enormous.”

{The wish} hung it over {wish.part}, like a scarf. “Is that all? It’s only chairs.”

“But what about your own?”

“You’ve got mine,” said {the wish}.

“If I carry yours and you carry mine,” said {child} slowly, “nobody’s carrying anything.”

# hand-in-hand
It was so easy to get up that {child.he} almost fell over. “Give me yours,” {child.he} whispered to {friend}, out in front of all four hundred.

{Friend} laid it on the top, under {child’s} chin. It was grey and woolly, and it was chairs. “Why do you think I kept bringing you [us: cough drops | throat sweets]? I’d have brought you a piano, to get off this stage.”

Then they said the closing words together. Everybody took hands, and {the wish} took hold of {other.part}. {The other} was {other.feels}.

“Nobody ever told me that,” said {the wish}, and they bowed.

# three-left
Afterwards everybody fetched what was theirs.[elder2:  {Elder.short} and {elder2} took each other’s.] Only three took the wrong ones, on purpose: {child} took {friend’s}, {friend} took {the wish’s}, and {the wish} kept {child’s}.

{@way-home}

And {wish.home}, four hundred chairs hung over {wish.part} like a scarf. Nobody was carrying anything.

# @way-home
It was dark when {child} and {friend} walked home, with something grey and woolly over one arm each.[pet.dog:  {Pet} ran between them, and {friend} had taken the [us: vacuum cleaner | hoover] too.][pet.cat:  {Pet} walked in front, and {friend} had taken the vet too.]
## if adult
“Is your voice any better?” asked {adult}, on the way home.[pet.dog:  {Pet} ran in front, and {friend} had taken the [us: vacuum cleaner | hoover] too.][pet.cat:  {Pet} walked in front, and {friend} had taken the vet too.]

“There was nothing wrong with it,” said {child}, out loud.

“And what’s that over your arm?”

“Chairs,” said {child}. “They’re not mine.”

# @song
{music}

# @sounds
“Yes,” whispered {the wish}, “now you can hear for yourself what it sounds like.
## if wish.fire-engine & other.fire
“Yes,” whispered {the wish}. “I’m very good from a distance.
## if wish.owl & other.dark / wish.bat & other.dark / wish.ghost & other.dark / wish.lamp & other.dark / wish.moon & other.dark / wish.star & other.dark / wish.vampire & other.dark / wish.monster & other.dark
“Yes,” whispered {the wish}. “And I work nights.
## if wish.lighthouse & other.sea / wish.lighthouse & other.water
“Yes,” whispered {the wish}. “And it begins just outside my door.
## if wish.superhero & other.spider
“Yes,” whispered {the wish}. “I’ve stopped a runaway bus. But a bus hasn’t got legs.
## if wish.giant & other.mouse / wish.elephant & other.mouse / wish.troll & other.mouse / wish.dinosaur & other.mouse
“Yes,” whispered {the wish}. “They’re so far down. You never know where they are.
## if wish.witch & other.cat
“Yes,” whispered {the wish}. “I’ve told the other witches I’m allergic.
## if wish.monster & other.boy / wish.monster & other.girl
“Yes,” whispered {the wish}. “You’re all right, you whisper.
## if wish.goalkeeper & other.ball
“Yes,” whispered {the wish}. “It comes straight at me. On purpose.
## if wish.snowman & other.sun / wish.snowman & other.lamp / wish.snowman & other.fire
“Yes,” whispered {the wish}. “It’s nothing personal. I melt.
## if wish.knight & other.dragon
“Yes,” whispered {the wish}. “I ought to have asked what a knight does before I became one.

# @balloons
{Director}, who ran the whole evening, couldn’t get her own fear up on to the table. {child} took it with two fingers. “Phones that ring,” whispered {director}, “and not a word.”
## if elder
{Elder}, who ran the whole evening, couldn’t get {elder.his} own fear up on to the table. {child} took it with two fingers. “Phones that ring,” whispered {elder.short}, “and not a word.”[elder2:  Close behind came {elder2}. “The same,” {elder2.he} whispered.]
