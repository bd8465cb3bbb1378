export interface Line {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  readonly target?: { readonly atMost: number } | { readonly atLeast: number } | undefined;
  readonly note?: string;
}

/** As Markdown; a missed target stands out. */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map(({ what, figure, unit, target, note = '' }) => {
    const shown = `${figure < 10 ? figure.toFixed(2) : Math.round(figure)} ${unit}`;
    return `| ${what} | ${shown} | ${limitOf(target)} | ${verdictOn(figure, target)} | ${note} |`;
  });
  return ['| what | figure | target | | |', '| --- | ---: | ---: | --- | --- |', ...rows].join('\n');
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
