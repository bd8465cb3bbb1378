const mothers =
  'mamma mama mami mamá mum mummy mom mommy momma ma bonusmamma mor morsan mormor farmor moster faster mommo mutti grandma granny nana nan aunt auntie aunty';
const fathers =
  'pappa papa papi papá dad daddy dada da bonuspappa far farsan morfar farfar moffa faffa baba tata grandpa grandad granddad pop pops morbror farbror uncle';

const [motherWords, fatherWords] = [mothers, fathers].map((words) => new Set(words.split(' ')));

/** What most readers hear in what a child calls a grown-up: 'mamma', 'Pappa Ola'. undefined where it does not tell. */
export function pronounOfParent(called: string): 'she' | 'he' | undefined {
  const words = called.toLowerCase().split(/[^\p{L}]+/u);
  if (words.some((word) => motherWords?.has(word))) return 'she';
  return words.some((word) => fatherWords?.has(word)) ? 'he' : undefined;
}
