import { onlyNameAndAge } from '@sagolykta/domain/child-profile';
import { commonWishes } from '@sagolykta/library/common-wishes';
import { ownLibrary } from '@sagolykta/library/own-library';
import { type StoryBrief, tell } from '@sagolykta/storyteller';
import { beatsWithOtherWays } from '@sagolykta/storyteller/retell';
import { alma, type Language } from './family.ts';

const chances = ['one', 'another', 'a third'];

/**
 * What Alma can ask for, with her friend, and get a story that has a part with another way, whatever the chance. Most plots have one way only, and a new one may
 * come before an old one for any wish, so the library is asked.
 */
export function wishesToldOtherwise(language: Language): string[] {
  const library = ownLibrary();
  const hasOtherWays = (theme: string, seed: string) => {
    const profile = { ...onlyNameAndAge, ...alma, region: 'sweden' as const };
    const brief: StoryBrief = {
      language,
      profile,
      elements: ['bestFriend'],
      theme,
      calledName: null,
      season: 'autumn',
      avoid: [],
    };
    const { trace, content } = tell(brief, [], seed, library);
    return beatsWithOtherWays({ brief, seed, trace, lines: content.split(/\n+/) }, library).length > 0;
  };
  return commonWishes()
    .map(({ asked }) => asked[language])
    .filter((theme) => chances.every((seed) => hasOtherWays(theme, seed)));
}
