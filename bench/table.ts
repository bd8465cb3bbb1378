export interface Line {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  readonly target?: { readonly atMost: number } | { readonly atLeast: number } | undefined;
  readonly note?: string;
}

/** As Markdown; a missed target stands out. */
export function tableOf(lines: readonly Line[]): string {
  return ['| what | figure | target | | |', '| --- | ---: | ---: | --- | --- |', ...lines.map(rowOf)].join('\n');
}

/** A page with a table, in which these lines take the places of their older figures; what had none comes last. */
export function renewed(page: string, lines: readonly Line[]): string {
  const rows = page.trimEnd().split('\n');
  for (const line of lines) {
    const place = rows.findIndex((row) => row.startsWith(`| ${line.what} |`));
    rows.splice(place === -1 ? rows.length : place, place === -1 ? 0 : 1, rowOf(line));
  }
  return `${rows.join('\n')}\n`;
}

function rowOf({ what, figure, unit, target, note = '' }: Line): string {
  const shown = `${figure < 10 ? figure.toFixed(2) : Math.round(figure)} ${unit}`;
  return `| ${what} | ${shown} | ${limitOf(target)} | ${verdictOn(figure, target)} | ${note} |`;
}

function limitOf(target: Line['target']): string {
  if (target === undefined) return '';
  return 'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`;
}

function verdictOn(figure: number, target: Line['target']): string {
  if (target === undefined) return '';
  const isMet = 'atMost' in target ? figure <= target.atMost : figure >= target.atLeast;
  return isMet ? 'met' : '**missed**';
}
