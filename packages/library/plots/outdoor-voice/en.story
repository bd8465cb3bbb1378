title: Outdoor Voice
title: A Smaller Outdoors
title: One More Nee-Naw
guest friend: Freya (she), Toby (he)
guest officer: Moss (she), Marsh (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The one who says indoor voice (@g) is {adult}, else the grandparent, else {minder}. A grandparent beside them is the robber. The siren may be as loud as the house stands, the last line not.

# forty-times-a-day
{child} was {age}, and everything {child.he} said came out too loud. “Indoor voice, {child},” said {@who} at breakfast, and in the car, and forty times a day[school: . They said it {at school}, too. And every | , and every] time {child} felt [child.name: a little smaller | {child.himself} get a little smaller].

# a-smaller-outdoors
On Saturday {child} was playing police cars by the gate with {child.his} best friend {friend}. {Friend} was the light, because {friend.his} [us: sneakers | trainers] flashed blue when {friend.he} banged them together.[elder & adult & !elder2:  {Elder} was the robber, and sat on the bench under arrest.][elder2 & adult:  {Elder} and {elder2} were the robbers, and sat on the bench under arrest.][elder2 & !adult:  {Elder2} was the robber, and sat on the bench under arrest.][pet.dog:  {Pet} was the police dog, and wanted something to sniff out.][pet.cat:  {Pet}[!pet.known:  the cat] lay in the window, and wanted some peace.][pet.other:  {Pet} was indoors, and wanted some peace.] {child} was the siren.

“{@NEENAW}!” went {child}. “{@NEENAW}!”

{@G} came running out. “Indoor voice, {child}!”

“But we’re outdoors,” said {child}.

“Then use a smaller outdoors. One more of those and somebody will send for the police.”

{child} pressed [child.name: both | {child.his}] lips together. But there was one {@neenaw} left inside, and it got out.

A police car came round the corner and stopped at the gate.

# it-was-me-officer
{child’s} tummy turned to ice. {@G} went the colour of porridge. Out stepped a policewoman called {@pc}.

“Who was making that noise?” she said.

{@G} stepped in front of {child}. “It was me, officer.”

“Was it{@sir}? Do it again, please.”

“{@Neenaw},” said {@g}. {@He} sounded like a gate that was sorry.

“That was not you,” said {@pc}.

“No,” said {@g}. “But I’ve got a library book that was due back at Easter. Take me instead.”

“It was me,” said {child}, as quietly as {child.he} could, and a pigeon fell off the roof.

# a-goat-on-the-roundabout
“Thank goodness,” said {@pc}. “There’s a goat on the [us: traffic circle | roundabout], and nobody [city: {in city} ]can get home. My siren’s broken, my light’s broken, and the cars won’t move over for me. Could you do that noise in a real police car?”

“Can {friend} be the light?” said {child}.

“I was hoping {friend.he} would. And you must come too{@sir}.”

“Naturally,” said {@g}, and {@he} held out both wrists.

# everything-moved-over
They did up their belts, and {@pc} opened the windows.[music:  The radio was playing {music}.] {Friend} sat on one side with [friend.name: both feet up, banging the | {friend.his} feet up, banging {friend.his}] heels, flash, flash, flash. {child} sat on the other. {@G} sat in the middle with [adult.name / elder.name & !adult: both knees by the chin | {@his} knees by {@his} chin].

“{@NEENAW}!” went {child}. Everything moved over[athlete: , as if {athlete} were coming]. It was the best thing {child.he} had ever done[sport: , and that included {sport}].

“I once ate a grape in the supermarket,” {@g} told {@pc}. “Before it was weighed.”

“Thank you{@sir}.”

“It was two grapes.”

# the-bridge
“{@NEENAW}!” went {child}, and they came to the bridge. The bridge was full of cars, and right in front stood a big red bus. Everybody on it turned round and stared at {child}.

And {@g} said it, without thinking.

“Indoor voice, {child}.”

It went into {child} like cold water. “[us: Wee | Nee],” {child.he} said, and the {@naw} never came. {Child.He} slid down in [child.name: the | {child.his}] seat. The police car couldn’t go forwards and couldn’t go back.

# too-loud
“I’m too loud,” said {child}, in a whisper. {Child.He} had never whispered [child.name: before | in {child.his} life].

{Friend} leaned right across {@gs} knees. “You’re not! Nobody looks at feet until they’ve heard something. I need you loud.”

{@G} looked at {child}, down there by the door.

“Officer,” {@he} said, “I want to confess one more thing.”

“Is it grapes{@sir}?”

“No. I’ve told this {@boy} to be quiet forty times a day, and I was wrong.” {@G} bent down until {@his} head was next to {child’s}. “There’s nothing the matter with your voice. It’s a bit big for {@kitchen}, that’s all. It’s exactly the right size for a bridge.”

# like-a-zip
{child} sat up again. {Child.He} looked straight at all the faces on the bus. {Friend’s} heels went flash, flash, flash. {child} breathed in until [child.name: the belt was tight, and then let | {child.his} belt was tight, and then {child.he} let] it go.

“{@NEEEENAAAAAW}!”

The bus jumped to the side like a frightened cow. The cars opened up, all along the bridge, like a [us: zipper | zip], and the police car drove straight through the middle.

# the-goat
On the [us: traffic circle | roundabout] stood the goat, with a geranium hanging out of its mouth. It heard {child}, trotted over, climbed in and sat down on {@g}.

“Is this my punishment?” said {@g}, from underneath.

“Only as far as the farm{@sir},” said {@pc}.

# home
Afterwards she drove them home.[pet.cat/pet.other:  For {pet}, that was the end of the peace.] {child} sat up very straight, and took up the whole of [child.name: the | {child.his}] seat.

At the gate {@pc} shook hands with the siren and the light.[elder & adult & !elder2:  She let {elder} off with a warning.][elder2 & adult:  She let {elder} and {elder2} off with a warning.][elder2 & !adult:  She let {elder2} off with a warning.] To {@g} she said, “Take the book back on Monday{@sir}.” Then she drove off down the road.[pet.dog:  {Pet} sniffed {@g} from top to toe, and found a goat.]

“Thank you,” {@g} called after her, but she was nearly at the corner, and she didn’t hear.

# outdoor-voice
{child} took {@gs} hand. “Outdoor voice, {@g},” {child.he} said.

# @who
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @g
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @gs
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @sir
, [us: ma’am | madam]
## if adult.he
, sir
## if adult.name
## if elder.he & !adult
, sir

# @boy
child
## if child.she
girl
## if child.he
boy

# @kitchen
a kitchen
## if adult
our kitchen

# @pc
[us: Officer | PC] {officer}

# @NEENAW
[us: WEE-WOO | NEE-NAW]

# @Neenaw
[us: Wee-woo | Nee-naw]

# @neenaw
[us: wee-woo | nee-naw]

# @naw
[us: woo | naw]

# @NEEEENAAAAAW
[us: WEEEEE-WOOOOO | NEEEEE-NAAAAAW]
