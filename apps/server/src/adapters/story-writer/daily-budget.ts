import type { ModelSpending } from '../../ports/model-spending.ts';
import { NoModelStory } from '../../ports/story-writer.ts';
import type { Question, TokenUse } from './ask-model.ts';

interface BudgetOptions {
  readonly spending: ModelSpending;
  /** Dollars for a million tokens. */
  readonly prices: { readonly input: number; readonly output: number };
  readonly dailyDollars: number | undefined;
  readonly clock: () => Date;
}

/** A word is told in fewer tokens than it has letters, in any language. */
const lettersPerToken = 2.5;

/** Sees to it that a day's stories cost no more than the house allows, in UTC days. */
export function dailyBudget({ spending, prices, dailyDollars, clock }: BudgetOptions) {
  /** A dollar for a million tokens is a millionth of a dollar for one. */
  const cost = ({ input, output }: TokenUse) => Math.ceil(input * prices.input + output * prices.output);

  return {
    /**
     * Sets aside the most that a question may cost; what is answered puts it right afterwards.
     * @throws NoModelStory 'over-budget'
     */
    setAside: async ({
      system,
      prompt,
      mostTokens,
    }: Question): Promise<(use: TokenUse | undefined) => Promise<void>> => {
      if (dailyDollars === undefined) return async () => {};
      const day = clock().toISOString().slice(0, 10);
      const most = cost({ input: (system.length + prompt.length) / lettersPerToken, output: mostTokens });
      if (!(await spending.reserve(day, most, Math.floor(dailyDollars * 1_000_000))))
        throw new NoModelStory('over-budget');
      // Where nothing is known of the use, the most stays: a stream that was cut has been paid for all the same.
      return async (use) => {
        if (use !== undefined) await spending.correct(day, cost(use) - most);
      };
    },
  };
}
