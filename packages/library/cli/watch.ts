import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

/** Runs the same command again whenever a file of the folder is saved: a new process, so that scores are read anew too. */
export function tellOnSave(folder: string, args: readonly string[]): void {
  let isTelling = false;
  let isDue = true;
  const tellAgain = () => {
    if (isTelling || !isDue) return;
    isTelling = true;
    isDue = false;
    process.stdout.write('\x1b[2J\x1b[H');
    spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', () => {
      isTelling = false;
      tellAgain();
    });
  };
  let pause: NodeJS.Timeout | undefined;
  watch(folder, () => {
    isDue = true;
    clearTimeout(pause);
    // Editors save in several steps.
    pause = setTimeout(tellAgain, 80);
  });
  tellAgain();
}
