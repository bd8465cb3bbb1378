import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { FamilyWords } from '../../ports/family-words.ts';
import type { Operation } from '../operation.ts';

export const forgetWord =
  ({ familyWords }: { familyWords: FamilyWords }): Operation<Endpoints['forgetWord']> =>
  async ({ familyId, body: { language, word } }) => {
    await familyWords.forget(familyId, language, word.toLowerCase());
  };
