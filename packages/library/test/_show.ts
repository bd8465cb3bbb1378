import { tell } from '@sagolykta/storyteller';
import { fixedSubsets } from '../cli/families.ts';
import { ownLibrary } from '../src/own-library.ts';
const few = fixedSubsets.filter((_, at) => at % 3 === 0);
const lib = ownLibrary();
const ids = process.argv.slice(3);
const language = process.argv[2] as 'sv'|'en';
for (const id of ids) { const plot = lib.plots.find(p=>p.score.id===id)!; let best:any; for (const f of [2,3]) for (const s of ['a','b','c','d']) { const family=few[f]!; const t = tell({ language, profile: { ...family.profile, age: 3 }, elements: family.elements, theme: null, calledName: null, avoid: [], season: 'autumn' } as any, [], s, {...lib, plots:[plot]}); if(!best||t.wordCount>best.wordCount) best=t } console.log(`##### ${id} ${best.wordCount}\n${best.content.replace(/\n\n/g,'\n')}`) }
