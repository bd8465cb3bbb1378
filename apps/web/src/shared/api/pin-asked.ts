import { fetchNoting } from './contact.ts';

/** Asks the person for the family's PIN; true once it was right. */
type AskPin = () => Promise<boolean>;

let askPin: AskPin | undefined;

/** Says who asks; answers how to stop that. */
export function answerPin(ask: AskPin): () => void {
  askPin = ask;
  return () => {
    askPin = undefined;
  };
}

/** As fetch does. Where the server wants the family's PIN first, the person is asked for it, and the call is sent once more. */
export async function sendWithPin(url: string, request: RequestInit): Promise<Response> {
  const answer = await fetchNoting(url, request);
  if (answer.status !== 403 || askPin === undefined) return answer;
  const problem: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const isWanted =
    typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === 'pin-needed';
  return isWanted && (await askPin()) ? fetchNoting(url, request) : answer;
}
