import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { sandboxDocuments } from '../../database/tables/sandbox-documents.ts';
import type { SandboxDocument } from './sandbox-document.ts';

export interface SandboxBooks {
  readonly read: <Kind extends SandboxDocument['kind']>(kind: Kind, id: string) => Promise<Of<Kind> | undefined>;
  /** Keeps a new document, unless there is one of that id. */
  readonly open: (document: SandboxDocument) => Promise<void>;
  /** Removes a checkout that nobody paid. */
  readonly removeUnpaid: (id: string) => Promise<void>;
  /** One change at a time; undefined when there is no such document. */
  readonly change: <Kind extends SandboxDocument['kind']>(
    kind: Kind,
    id: string,
    by: (document: Of<Kind>) => Of<Kind>,
  ) => Promise<Of<Kind> | undefined>;
}

type Of<Kind extends SandboxDocument['kind']> = Extract<SandboxDocument, { kind: Kind }>;

/** The sandbox's memory, in our database but in no relation to any family. */
export function sandboxBooks(queries: Kysely<Schema>): SandboxBooks {
  return {
    read: (kind, id) => read(queries, kind, id),

    open: async (document) => {
      await queries
        .insertInto('sandbox_documents')
        .values(sandboxDocuments.write({ id: document.id, document }))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    removeUnpaid: async (id) => {
      const document = await read(queries, 'checkout', id);
      if (document === undefined || document.subscriptionId !== null) return;
      await queries.deleteFrom('sandbox_documents').where('id', '=', id).execute();
    },

    change: (kind, id, by) =>
      queries.transaction().execute(async (transaction) => {
        await lock(transaction, id);
        const document = await read(transaction, kind, id);
        if (document === undefined) return undefined;
        const changed = by(document);
        await transaction
          .updateTable('sandbox_documents')
          .set(sandboxDocuments.write({ document: changed }))
          .where('id', '=', id)
          .execute();
        return changed;
      }),
  };
}

async function read<Kind extends SandboxDocument['kind']>(
  queries: Kysely<Schema>,
  kind: Kind,
  id: string,
): Promise<Of<Kind> | undefined> {
  const row = await queries.selectFrom('sandbox_documents').select('document').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { document } = sandboxDocuments.read(row);
  return document.kind === kind ? (document as Of<Kind>) : undefined;
}

/** An update that changes nothing: the row lock that both databases understand. */
async function lock(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction
    .updateTable('sandbox_documents')
    .set((row) => ({ id: row.ref('id') }))
    .where('id', '=', id)
    .execute();
}
