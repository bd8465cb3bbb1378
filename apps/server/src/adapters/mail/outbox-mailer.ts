import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Chance } from '../../ports/chance.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Mailer } from '../../ports/mail.ts';
import { mailDocument } from './mail-document.ts';

interface OutboxOptions {
  /** Made when the first mail is written. */
  readonly folder: string;
  readonly chance: Chance;
  readonly clock: Clock;
}

/** Mail that belongs to no family. */
const nobodys = 'others';

/** Writes each mail as a file that a mail program can open, readable by its owner alone: a folder for each family. */
export function outboxMailer({ folder, chance, clock }: OutboxOptions): Mailer {
  const folderOf = (familyId: string) => join(folder, basename(familyId));
  return {
    send: async (mail) => {
      const place = folderOf(mail.familyId ?? nobodys);
      await mkdir(place, { recursive: true, mode: 0o700 });
      const id = chance.newId();
      // Ids sort by their time of making, so the newest file is the last.
      await writeFile(join(place, `${id}.eml`), mailDocument(mail, { id, at: clock() }), { mode: 0o600, flag: 'wx' });
    },
    forget: (familyId) => rm(folderOf(familyId), { recursive: true, force: true, maxRetries: 5 }),
    keptFor: async () => {
      const folders = await readdir(folder).catch(() => []);
      return folders.filter((name) => name !== nobodys);
    },
  };
}
