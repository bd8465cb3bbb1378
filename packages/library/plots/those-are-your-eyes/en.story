title: Open Wide
title: Hello, Teeth
title: Those Are Your Eyes
guest dentist: Mrs Plum (she), Mrs Dill (she)
guest sitter: Jess (she), Nell (she)

% Who holds the foot (@a): {adult}, else the grandparent, else {sitter}. “Ah-oh” is what teeth say when a mouth is wide open.

# at-the-dentists
{child} was at the dentist’s[city:  in {city}][friend:  with {friend}[!friend.known: , {child.his} best friend]].

{child.He} sat in the big chair.[pet.dog:  {Pet}[!pet.known:  the dog] lay underneath.][pet.cat:  {Pet}[!pet.known:  the cat] lay underneath.] The big chair went up. Mmmmmm. Up … up … up.

{@A-first} sat close by and held one foot.[adult & elder:  {Elder} held the other.[elder2:  {Elder2} held the shoes.]][elder2 & !adult:  {Elder2} held the other.]

“Hello, {child},” said {dentist}. {dentist} was the dentist. “I want to say hello to your teeth. Open wide!”

# eyes
{child} thought about it. Then {child.he} opened {child.his} eyes.[friend:  So did {friend}.] Wide, wide, WIDE.

“Those are your eyes,” said {dentist}. “Lovely eyes. But where are the teeth? Open wide!”

# legs
{child} thought about it. Then {child.he} opened {child.his} legs.[friend:  So did {friend}.] Wide, wide, WIDE.

“Those are your legs,” said {dentist}. “Lovely legs[sport:  to {play sport} with]. But there are no teeth in them. Open wide!”

[age>=5: {child.He} thought about it. Then {child.he} opened {child.his} pocket. Wide, wide, WIDE.

“That’s your pocket,” said {dentist}, and she had a good look down into it. “Lovely pocket. Hello, stone. Hello, other stone. Hello, bit of string. But there are no teeth in there. Open wide!”]

# arms
{child} thought about it. Then {child.he} opened {child.his} arms. Wide, wide, WIDE.

“Those are your arms,” said {dentist}.

She looked up the left sleeve. No teeth. [friend: {Friend} looked up the right sleeve|She looked up the right sleeve]. No teeth.[age>=5:  {dentist} even looked [pet.dog / pet.cat: in her drawer. | under the chair, in case somebody had dropped some. No teeth. She looked in her drawer.] There was a toothbrush in there that was shaped like a crocodile, but not even the crocodile had any teeth.][pet.dog / pet.cat:  {dentist} looked under the chair. {Pet} yawned. TEETH!]

[pet.dog / pet.cat: “Those are {pet’s} teeth,” said {dentist}. “Lovely teeth. But you have no teeth at all! | “Oh no,” said {dentist}. “No teeth at all![pet:  Has {pet} gone off with them?]] Whatever did you eat your breakfast with?[school:  And your apple {at school}?]”

{child} knew.[age>=5:  {child.He} could feel every one of them with {child.his} tongue.] But {child.his} mouth was shut, tight, tight, tight.

# poor-dentist
{dentist} sat down. She put her hands in her lap. “I don’t know what to do now,” she said.

{child} looked at {dentist}. Poor {dentist}! Somebody had to show her.

# hello-teeth
“Open wide!” said {child}.

And {dentist} opened her mouth. Wide, wide, WIDE.

{child.He} looked in. There were teeth at the top. There were teeth at the bottom. And right at the back there was a gold one[athlete: , as if {athlete} had won it]!

“Hello, teeth,” said {child}.

“Ah-oh!” said {dentist’s} teeth.

[age>=5: “What did you have for breakfast?”

“Ah-oh!” said the teeth. You can’t say porridge with your mouth wide open. You try.]

# there-they-are
{child} laughed. {child.He} laughed with {child.his} mouth wide, wide, WIDE.[friend:  So did {friend}.]

“There they are!” said {dentist}. “Hello, top teeth. Hello, bottom teeth. Hello, little one at the back. What good teeth you are!”

“Ah-oh!” said {child’s} teeth.

# down
And that was all. The big chair went down. Mmmmmm[music: , almost like {music}]. Down … down … down.

{dentist} waved goodbye, and {child} waved goodbye[friend: , and {friend} waved with both arms][pet.dog & !friend: , and {pet’s} tail waved goodbye][pet.cat & !friend: , and the tip of {pet’s} tail waved goodbye].[adult & elder:  {Elder} let go of the foot.][elder2 & !adult:  {Elder2} let go of the foot.]

# closed
Then {@a} opened {@his} arms. Wide, wide, wide.

“Those are your arms,” said {child}.

And {child.he} opened {child.his} arms too, and climbed in, where it was warm.

{child.He} {child.was} a little bit tired. {child.He} yawned. Wide … wide … wide.[pet.dog / pet.cat:  So did {pet}. | [friend:  So did {friend}.]]

“Hello, teeth,” said {@a} softly.

Then {child’s} mouth closed.

[pet.dog / pet.cat: Then {pet’s} mouth closed.]

Then both arms closed, [us: around | round] {@a}.

And then, slow … slow … slow … {child’s} eyes closed too.

# @A-first
{sitter}, who was looking after {child},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @his
{sitter.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}
