import { CallError } from '@sagolykta/contract/call-error';
import type { Problem } from '@sagolykta/contract/problem';
import { routes } from '@sagolykta/contract/routes';

const fileName = 'sagolykta.zip';

/** Everything of the family's as one file. Fetched rather than linked to, so that a failure is words and not a page. Throws CallError. */
export async function downloadExport(): Promise<void> {
  const response = await fetch(routes.exportFamily.path, { credentials: 'include' });
  if (!response.ok) {
    const problem = (await response.json().catch(() => undefined)) as Problem | undefined;
    throw new CallError(response.status, response.statusText, problem);
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
