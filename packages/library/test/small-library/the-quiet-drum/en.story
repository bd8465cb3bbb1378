title: The Drum That Whispered
title: Quiet Drum

# the-drum
{child} hit the drum. “Hush,” said the drum. {friend} hit it once more.
