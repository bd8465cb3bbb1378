export interface HelpAnswer {
  readonly question: string;
  readonly answer: string;
  /** Words that a parent may search for and that stand in neither. */
  readonly also: string;
}

/** The answers in which every word of the search occurs, at least as a beginning; all of them for an empty search. */
export function findAnswers(answers: readonly HelpAnswer[], search: string): readonly HelpAnswer[] {
  const wanted = wordsOf(search);
  return answers.filter(({ question, answer, also }) => {
    const words = wordsOf(`${question} ${answer} ${also}`);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}$]+/u)
    .filter((word) => word !== '');
}
