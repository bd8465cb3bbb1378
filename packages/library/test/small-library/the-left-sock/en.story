title: The Sock That Hopped
title: One Sock Short

# the-sock
{child} found a sock in the hall. [pet: {Pet} smelled it. | It smelled of nothing.] {@whose}

# the-hop
The sock hopped up one stair.

# the-pair
Under the bed lay the other. Now there were two, and {child} pulled them on.

# @whose
Nobody knew whose it was.
## if pet.dog
The dog knew whose it was.
